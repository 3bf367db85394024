#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, -d2 + 3, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1) -> (d0, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map17 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3) -> ()>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map23 = affine_map<(d0, d1, d2) -> ()>
#map24 = affine_map<(d0, d1, d2) -> (d2)>
#map25 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map26 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map27 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map29 = affine_map<(d0, d1) -> (d1, d0)>
#map30 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x3x2x4xf32> {dp.name = "params.conv", dp.state}, %arg1: tensor<4x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<7x2xi32> {dp.name = "at", dp.scatter = 0 : i64}, %arg3: tensor<7xi1> {dp.name = "flip", dp.scatter = 0 : i64}, %arg4: tensor<7x2xi32> {dp.name = "hole", dp.scatter = 0 : i64}, %arg5: tensor<7x6x6x2xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg6: tensor<7xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x3x2x4xf32> {dp.name = "params.conv", dp.updates = 0 : i64}, tensor<4x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<7xf32> {dp.name = "left"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<3> : tensor<i32>
    %cst_0 = arith.constant dense<2> : tensor<1xi32>
    %cst_1 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant 0.142857149 : f32
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %cst_5 = arith.constant 7.000000e+00 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<2> : tensor<i32>
    %cst_12 = arith.constant dense<6> : tensor<i32>
    %cst_13 = arith.constant dense<0> : tensor<i32>
    %extracted_slice = tensor.extract_slice %arg2[0, 0] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %extracted_slice_14 = tensor.extract_slice %arg2[0, 1] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %0 = tensor.empty() : tensor<7xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_13 : tensor<i32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %2 = tensor.empty() : tensor<7xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed, %1 : tensor<7xi32>, tensor<7xi32>) outs(%2 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_12 : tensor<i32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed, %4 : tensor<7xi32>, tensor<7xi32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %166 = arith.addi %in, %in_22 : i32
      linalg.yield %166 : i32
    } -> tensor<7xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%3, %5, %collapsed : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %166 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %166 : i32
    } -> tensor<7xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_15, %1 : tensor<7xi32>, tensor<7xi32>) outs(%2 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_15, %4 : tensor<7xi32>, tensor<7xi32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %166 = arith.addi %in, %in_22 : i32
      linalg.yield %166 : i32
    } -> tensor<7xi32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%7, %8, %collapsed_15 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%0 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %166 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %166 : i32
    } -> tensor<7xi32>
    %10 = tensor.empty() : tensor<i1>
    %11 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%10 : tensor<i1>) {
    ^bb0(%out: i1):
      linalg.yield %false : i1
    } -> tensor<i1>
    %12 = tensor.empty() : tensor<i32>
    %13 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c2_i32 : i32
    } -> tensor<i32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%11, %13 : tensor<i1>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_22: i32, %out: i32):
      %166 = arith.select %in, %in_22, %c0_i32 : i32
      linalg.yield %166 : i32
    } -> tensor<i32>
    %15 = tensor.empty() : tensor<7x1xi32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<7xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %18 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<i32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %19 = tensor.empty() : tensor<7x3xi32>
    %20 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%19 : tensor<7x3xi32>) {
    ^bb0(%out: i32):
      %166 = linalg.index 0 : index
      %167 = linalg.index 1 : index
      %168 = arith.cmpi ult, %167, %c1 : index
      %169 = scf.if %168 -> (i32) {
        %extracted = tensor.extract %16[%166, %167] : tensor<7x1xi32>
        scf.yield %extracted : i32
      } else {
        %170 = arith.cmpi ult, %167, %c2 : index
        %171 = scf.if %170 -> (i32) {
          %172 = arith.subi %167, %c1 : index
          %extracted = tensor.extract %17[%166, %172] : tensor<7x1xi32>
          scf.yield %extracted : i32
        } else {
          %172 = arith.subi %167, %c2 : index
          %extracted = tensor.extract %18[%166, %172] : tensor<7x1xi32>
          scf.yield %extracted : i32
        }
        scf.yield %171 : i32
      }
      linalg.yield %169 : i32
    } -> tensor<7x3xi32>
    %21 = tensor.empty() : tensor<7x4x4x2xf32>
    %22 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%21 : tensor<7x4x4x2xf32>) {
    ^bb0(%out: f32):
      %166 = linalg.index 0 : index
      %167 = linalg.index 1 : index
      %168 = linalg.index 2 : index
      %169 = linalg.index 3 : index
      %extracted = tensor.extract %20[%166, %c0] : tensor<7x3xi32>
      %170 = arith.index_cast %extracted : i32 to index
      %extracted_22 = tensor.extract %20[%166, %c1] : tensor<7x3xi32>
      %171 = arith.index_cast %extracted_22 : i32 to index
      %extracted_23 = tensor.extract %20[%166, %c2] : tensor<7x3xi32>
      %172 = arith.index_cast %extracted_23 : i32 to index
      %173 = arith.maxsi %170, %c0 : index
      %174 = arith.minsi %173, %c2 : index
      %175 = arith.maxsi %171, %c0 : index
      %176 = arith.minsi %175, %c2 : index
      %177 = arith.maxsi %172, %c0 : index
      %178 = arith.minsi %177, %c0 : index
      %179 = arith.addi %174, %167 : index
      %180 = arith.addi %176, %168 : index
      %181 = arith.addi %178, %169 : index
      %extracted_24 = tensor.extract %arg5[%166, %179, %180, %181] : tensor<7x6x6x2xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<7x4x4x2xf32>
    %23 = tensor.empty() : tensor<7x1x1x1xi1>
    %24 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<7xi1>) outs(%23 : tensor<7x1x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x1x1x1xi1>
    %25 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<7x4x4x2xf32>) outs(%21 : tensor<7x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4x2xf32>
    %26 = tensor.empty() : tensor<7x4x4x2xi1>
    %27 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<7x1x1x1xi1>) outs(%26 : tensor<7x4x4x2xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4x2xi1>
    %28 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %25, %22 : tensor<7x4x4x2xi1>, tensor<7x4x4x2xf32>, tensor<7x4x4x2xf32>) outs(%21 : tensor<7x4x4x2xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %166 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x2xf32>
    %29 = tensor.empty() : tensor<4xi32>
    %30 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%29 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i32
      linalg.yield %167 : i32
    } -> tensor<4xi32>
    %extracted_slice_16 = tensor.extract_slice %arg4[0, 0] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %31 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<7xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %32 = tensor.empty() : tensor<1x4xi32>
    %33 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<4xi32>) outs(%32 : tensor<1x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x4xi32>
    %34 = tensor.empty() : tensor<7x4xi32>
    %35 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x4xi32>) outs(%34 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %36 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<7x1xi32>) outs(%34 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %37 = tensor.empty() : tensor<7x4xi1>
    %38 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%37 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x4xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %39 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %166 = arith.addi %in, %in_22 : i32
      linalg.yield %166 : i32
    } -> tensor<7x1xi32>
    %41 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<7x1xi32>) outs(%34 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %41 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%37 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x4xi1>
    %43 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38, %42 : tensor<7x4xi1>, tensor<7x4xi1>) outs(%37 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %166 = arith.andi %in, %in_22 : i1
      linalg.yield %166 : i1
    } -> tensor<7x4xi1>
    %44 = tensor.empty() : tensor<7x4x1xi1>
    %45 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<7x4xi1>) outs(%44 : tensor<7x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x1xi1>
    %extracted_slice_18 = tensor.extract_slice %arg4[0, 1] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %46 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<7xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %47 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<7x1xi32>) outs(%34 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %47 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%37 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x4xi1>
    %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %39 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %166 = arith.addi %in, %in_22 : i32
      linalg.yield %166 : i32
    } -> tensor<7x1xi32>
    %50 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<7x1xi32>) outs(%34 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %50 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%37 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x4xi1>
    %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %51 : tensor<7x4xi1>, tensor<7x4xi1>) outs(%37 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %166 = arith.andi %in, %in_22 : i1
      linalg.yield %166 : i1
    } -> tensor<7x4xi1>
    %53 = tensor.empty() : tensor<7x1x4xi1>
    %54 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<7x4xi1>) outs(%53 : tensor<7x1x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x1x4xi1>
    %55 = tensor.empty() : tensor<7x4x4xi1>
    %56 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<7x4x1xi1>) outs(%55 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %57 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<7x1x4xi1>) outs(%55 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %58 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %57 : tensor<7x4x4xi1>, tensor<7x4x4xi1>) outs(%55 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %166 = arith.andi %in, %in_22 : i1
      linalg.yield %166 : i1
    } -> tensor<7x4x4xi1>
    %59 = tensor.empty() : tensor<7x4x4x1xi1>
    %60 = linalg.generic {indexing_maps = [#map18, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<7x4x4xi1>) outs(%59 : tensor<7x4x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4x1xi1>
    %61 = linalg.generic {indexing_maps = [#map19, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<7x4x4x1xi1>) outs(%26 : tensor<7x4x4x2xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4x2xi1>
    %62 = linalg.generic {indexing_maps = [#map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%21 : tensor<7x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4x2xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62, %28 : tensor<7x4x4x2xi1>, tensor<7x4x4x2xf32>, tensor<7x4x4x2xf32>) outs(%21 : tensor<7x4x4x2xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %166 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x2xf32>
    %64 = tensor.empty() : tensor<7x4x4x4xf32>
    %65 = linalg.fill ins(%cst_6 : f32) outs(%64 : tensor<7x4x4x4xf32>) -> tensor<7x4x4x4xf32>
    %padded = tensor.pad %63 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst_6 : f32
    } : tensor<7x4x4x2xf32> to tensor<7x6x6x2xf32>
    %66 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg0 : tensor<7x6x6x2xf32>, tensor<3x3x2x4xf32>) outs(%65 : tensor<7x4x4x4xf32>) -> tensor<7x4x4x4xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<7x4x4x4xf32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x4xf32>
    %68 = linalg.generic {indexing_maps = [#map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4x4xf32>
    %69 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %67 : tensor<7x4x4x4xf32>, tensor<7x4x4x4xf32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.subf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x4xf32>
    %70 = tensor.empty() : tensor<7x4xf32>
    %71 = linalg.fill ins(%cst_6 : f32) outs(%70 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %72 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%67 : tensor<7x4x4x4xf32>) outs(%71 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<7x4xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%70 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%72, %73 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%70 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.divf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4xf32>
    %75 = tensor.empty() : tensor<7x3xf32>
    %76 = linalg.fill ins(%cst_6 : f32) outs(%75 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %77 = linalg.matmul ins(%74, %arg1 : tensor<7x4xf32>, tensor<4x3xf32>) outs(%76 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %78 = tensor.empty() : tensor<7xf32>
    %79 = linalg.fill ins(%cst_2 : f32) outs(%78 : tensor<7xf32>) -> tensor<7xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<7x3xf32>) outs(%79 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.maximumf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%78 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%81, %80 : tensor<7xf32>, tensor<7xf32>) outs(%78 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.maximumf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %83 = tensor.empty() : tensor<7x1xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<7xf32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %85 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<7x1xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%77, %85 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.subf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %88 = linalg.fill ins(%cst_6 : f32) outs(%78 : tensor<7xf32>) -> tensor<7xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%87 : tensor<7x3xf32>) outs(%88 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<7xf32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<7x1xf32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log %in : f32
      linalg.yield %166 : f32
    } -> tensor<7x1xf32>
    %92 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x1xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%86, %92 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.subf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<7xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %95 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %96 = tensor.empty() : tensor<7x1xi1>
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%96 : tensor<7x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x1xi1>
    %98 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %98 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %166 = arith.addi %in, %in_22 : i32
      linalg.yield %166 : i32
    } -> tensor<7x1xi32>
    %100 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %99, %94 : tensor<7x1xi1>, tensor<7x1xi32>, tensor<7x1xi32>) outs(%15 : tensor<7x1xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %166 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %166 : i32
    } -> tensor<7x1xi32>
    %expanded = tensor.expand_shape %100 [[0], [1, 2]] output_shape [7, 1, 1] : tensor<7x1xi32> into tensor<7x1x1xi32>
    %101 = tensor.empty() : tensor<7x1x1xi32>
    %102 = linalg.generic {indexing_maps = [#map23, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%101 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %103 = tensor.empty() : tensor<7x1x1xi1>
    %104 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %102 : tensor<7x1x1xi32>, tensor<7x1x1xi32>) outs(%103 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x1x1xi1>
    %105 = tensor.empty() : tensor<1x1x1xi32>
    %106 = linalg.generic {indexing_maps = [#map24, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%105 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %107 = linalg.generic {indexing_maps = [#map25, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x1x1xi32>) outs(%101 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %108 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %107 : tensor<7x1x1xi32>, tensor<7x1x1xi32>) outs(%103 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi sle, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x1x1xi1>
    %109 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %108 : tensor<7x1x1xi1>, tensor<7x1x1xi1>) outs(%103 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %166 = arith.andi %in, %in_22 : i1
      linalg.yield %166 : i1
    } -> tensor<7x1x1xi1>
    %110 = linalg.fill ins(%true : i1) outs(%96 : tensor<7x1xi1>) -> tensor<7x1xi1>
    %111 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%109 : tensor<7x1x1xi1>) outs(%110 : tensor<7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %166 = arith.andi %out, %in : i1
      linalg.yield %166 : i1
    } -> tensor<7x1xi1>
    %112 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%83 : tensor<7x1xf32>) {
    ^bb0(%out: f32):
      %166 = linalg.index 0 : index
      %extracted = tensor.extract %expanded[%166, %c0, %c0] : tensor<7x1x1xi32>
      %167 = arith.index_cast %extracted : i32 to index
      %168 = arith.maxsi %167, %c0 : index
      %169 = arith.minsi %168, %c2 : index
      %extracted_22 = tensor.extract %93[%166, %169] : tensor<7x3xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<7x1xf32>
    %113 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%111, %112, %113 : tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %166 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %166 : f32
    } -> tensor<7x1xf32>
    %collapsed_20 = tensor.collapse_shape %114 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<7xf32>) outs(%78 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %116 = tensor.empty() : tensor<f32>
    %117 = linalg.fill ins(%cst_6 : f32) outs(%116 : tensor<f32>) -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction"]} ins(%115 : tensor<7xf32>) outs(%117 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %119 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%118 : tensor<f32>) outs(%116 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %120 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<7x4x4x2xf32>) outs(%21 : tensor<7x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.absf %in : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x2xf32>
    %121 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%120 : tensor<7x4x4x2xf32>) outs(%88 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %122 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%116 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%122 : tensor<f32>) outs(%78 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%123 : tensor<7xf32>) outs(%78 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<7xf32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %126 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %127 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<7x1xi32>) outs(%101 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %128 = tensor.empty() : tensor<1x1x3xi32>
    %129 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel"]} outs(%128 : tensor<1x1x3xi32>) {
    ^bb0(%out: i32):
      %166 = linalg.index 2 : index
      %167 = arith.index_cast %166 : index to i32
      linalg.yield %167 : i32
    } -> tensor<1x1x3xi32>
    %130 = tensor.empty() : tensor<7x1x3xi32>
    %131 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<7x1x1xi32>) outs(%130 : tensor<7x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x3xi32>
    %132 = linalg.generic {indexing_maps = [#map25, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<1x1x3xi32>) outs(%130 : tensor<7x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x3xi32>
    %133 = tensor.empty() : tensor<7x1x3xi1>
    %134 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %132 : tensor<7x1x3xi32>, tensor<7x1x3xi32>) outs(%133 : tensor<7x1x3xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %166 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %166 : i1
    } -> tensor<7x1x3xi1>
    %135 = tensor.empty() : tensor<7x1x3xf32>
    %136 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<7x1x3xi1>) outs(%135 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %166 = arith.uitofp %in : i1 to f32
      linalg.yield %166 : f32
    } -> tensor<7x1x3xf32>
    %137 = linalg.generic {indexing_maps = [#map15, #map26, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%125, %136 : tensor<7x1xf32>, tensor<7x1x3xf32>) outs(%76 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      %167 = arith.addf %out, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<7x3xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%126, %137 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.addf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%139 : tensor<7x3xf32>) outs(%88 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %expanded_21 = tensor.expand_shape %140 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %90 : tensor<7x1xf32>, tensor<7x1xf32>) outs(%83 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.divf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x1xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%141 : tensor<7x1xf32>) outs(%88 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %out, %in : f32
      linalg.yield %166 : f32
    } -> tensor<7xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<7xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%143, %87 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138, %144 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%75 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.addf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x3xf32>
    %146 = tensor.empty() : tensor<3x4xf32>
    %147 = linalg.fill ins(%cst_6 : f32) outs(%146 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %148 = linalg.generic {indexing_maps = [#map27, #map28, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %74 : tensor<7x3xf32>, tensor<7x4xf32>) outs(%147 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      %167 = arith.addf %out, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<3x4xf32>
    %149 = tensor.empty() : tensor<4x3xf32>
    %150 = linalg.generic {indexing_maps = [#map29, #map4], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<3x4xf32>) outs(%149 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %151 = linalg.generic {indexing_maps = [#map15, #map30, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %arg1 : tensor<7x3xf32>, tensor<4x3xf32>) outs(%71 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      %167 = arith.addf %out, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<7x4xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%151, %73 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%70 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.divf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4xf32>
    %153 = linalg.generic {indexing_maps = [#map31, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<7x4xf32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4x4xf32>
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %69 : tensor<7x4x4x4xf32>, tensor<7x4x4x4xf32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x4xf32>
    %155 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %67 : tensor<7x4x4x4xf32>, tensor<7x4x4x4xf32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x4xf32>
    %156 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %155 : tensor<7x4x4x4xf32>, tensor<7x4x4x4xf32>) outs(%64 : tensor<7x4x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.addf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<7x4x4x4xf32>
    %157 = tensor.empty() : tensor<3x3x2x4xf32>
    %158 = linalg.fill ins(%cst_6 : f32) outs(%157 : tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xf32>
    %159 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %156 : tensor<7x6x6x2xf32>, tensor<7x4x4x4xf32>) outs(%158 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      %167 = arith.addf %out, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<3x3x2x4xf32>
    %160 = linalg.generic {indexing_maps = [#map20, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%157 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x2x4xf32>
    %161 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %159 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%157 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<3x3x2x4xf32>
    %162 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %161 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%157 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.subf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<3x3x2x4xf32>
    %163 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%149 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%163, %150 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%149 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.mulf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<4x3xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %164 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%149 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %166 = arith.subf %in, %in_22 : f32
      linalg.yield %166 : f32
    } -> tensor<4x3xf32>
    return %162, %165, %121, %119 : tensor<3x3x2x4xf32>, tensor<4x3xf32>, tensor<7xf32>, tensor<f32>
  }
}

