#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0) -> (0)>
#map13 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> ()>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2) -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map20 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map21 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map22 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map23 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map25 = affine_map<() -> ()>
#map26 = affine_map<(d0, d1, d2) -> (d2)>
#map27 = affine_map<(d0, d1) -> (d1, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3xf32> {dp.name = "params.first", dp.state}, %arg1: tensor<3x3xf32> {dp.name = "params.move", dp.state}, %arg2: tensor<2x3xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<5xi32> {dp.name = "length", dp.scatter = 0 : i64}, %arg4: tensor<5x5x2xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<3xf32> {dp.name = "params.first", dp.updates = 0 : i64}, tensor<3x3xf32> {dp.name = "params.move", dp.updates = 1 : i64}, tensor<2x3xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<5xi32> {dp.name = "last"}, tensor<f32> {dp.name = "loss"}, tensor<5x4xi32> {dp.name = "path"}) {
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst = arith.constant dense<-2147483648> : tensor<i32>
    %cst_0 = arith.constant dense<2> : tensor<1xi32>
    %cst_1 = arith.constant dense<3> : tensor<i32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0x7F800000 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_7 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %cst_9 = arith.constant dense<false> : tensor<i1>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<1> : tensor<i32>
    %0 = tensor.empty() : tensor<5x5x3xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<5x5x3xf32>) -> tensor<5x5x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg2 : tensor<5x5x2xf32>, tensor<2x3xf32>) outs(%1 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<5x5x3xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<5x5x3xf32>) outs(%0 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x3xf32>
    %4 = tensor.empty() : tensor<3xf32>
    %5 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
    %6 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<3x3xf32>) outs(%5 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.maximumf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %7 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %8 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%7, %6 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.maximumf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %9 = tensor.empty() : tensor<3x1xf32>
    %10 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<3xf32>) outs(%9 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x1xf32>
    %11 = tensor.empty() : tensor<3x3xf32>
    %12 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<3x1xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1, %12 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %15 = linalg.fill ins(%cst_5 : f32) outs(%4 : tensor<3xf32>) -> tensor<3xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<3x3xf32>) outs(%15 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<3xf32>) outs(%9 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x1xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<3x1xf32>) outs(%9 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.log %in : f32
      linalg.yield %151 : f32
    } -> tensor<3x1xf32>
    %19 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<3x1xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%13, %19 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %21 = tensor.empty() : tensor<4xi32>
    %22 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%21 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %151 = linalg.index 0 : index
      %152 = arith.index_cast %151 : index to i32
      linalg.yield %152 : i32
    } -> tensor<4xi32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%21 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %24 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%23, %22 : tensor<4xi32>, tensor<4xi32>) outs(%21 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_16: i32, %out: i32):
      %151 = arith.addi %in, %in_16 : i32
      linalg.yield %151 : i32
    } -> tensor<4xi32>
    %25 = tensor.empty() : tensor<4x1xi32>
    %26 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<4xi32>) outs(%25 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %27 = tensor.empty() : tensor<1x5xi32>
    %28 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5xi32>) outs(%27 : tensor<1x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x5xi32>
    %29 = tensor.empty() : tensor<4x5xi32>
    %30 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<4x1xi32>) outs(%29 : tensor<4x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5xi32>
    %31 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<1x5xi32>) outs(%29 : tensor<4x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5xi32>
    %32 = tensor.empty() : tensor<4x5xi1>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%30, %31 : tensor<4x5xi32>, tensor<4x5xi32>) outs(%32 : tensor<4x5xi1>) {
    ^bb0(%in: i32, %in_16: i32, %out: i1):
      %151 = arith.cmpi slt, %in, %in_16 : i32
      linalg.yield %151 : i1
    } -> tensor<4x5xi1>
    %34 = tensor.empty() : tensor<f32>
    %35 = linalg.fill ins(%cst_4 : f32) outs(%34 : tensor<f32>) -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%arg0 : tensor<3xf32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.maximumf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %37 = tensor.empty() : tensor<1xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%36 : tensor<f32>) outs(%37 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %39 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel"]} ins(%38 : tensor<1xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg0, %39 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%40 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %42 = linalg.fill ins(%cst_5 : f32) outs(%34 : tensor<f32>) -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%41 : tensor<3xf32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%43 : tensor<f32>) outs(%37 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%44 : tensor<1xf32>) outs(%37 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.log %in : f32
      linalg.yield %151 : f32
    } -> tensor<1xf32>
    %46 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel"]} ins(%45 : tensor<1xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%40, %46 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<5x5x3xf32> to tensor<1x5x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x5x3xf32> into tensor<5x3xf32>
    %48 = tensor.empty() : tensor<1x3xf32>
    %49 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<3xf32>) outs(%48 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %50 = tensor.empty() : tensor<5x3xf32>
    %51 = linalg.generic {indexing_maps = [#map11, #map5], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<1x3xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%51, %collapsed : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.addf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5x3xf32>
    %extracted_slice_12 = tensor.extract_slice %3[1, 0, 0] [4, 5, 3] [1, 1, 1] : tensor<5x5x3xf32> to tensor<4x5x3xf32>
    %53 = tensor.empty() : tensor<1x3x3xf32>
    %54 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<3x3xf32>) outs(%53 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x3xf32>
    %55 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %56 = tensor.empty() : tensor<4x5x3x3xf32>
    %57 = linalg.generic {indexing_maps = [#map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%56 : tensor<4x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x3x3xf32>
    %58 = tensor.empty() : tensor<4x5x3xi1>
    %59 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<i1>) outs(%58 : tensor<4x5x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x5x3xi1>
    %60 = tensor.empty() : tensor<4x5x3xf32>
    %61 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%60 : tensor<4x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x3xf32>
    %62:5 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %52, %arg7 = %57, %arg8 = %59, %arg9 = %61, %arg10 = %59) -> (tensor<5x3xf32>, tensor<4x5x3x3xf32>, tensor<4x5x3xi1>, tensor<4x5x3xf32>, tensor<4x5x3xi1>)  : i32 {
      %151 = arith.index_cast %arg5 : i32 to index
      %152 = arith.maxsi %151, %c0 : index
      %153 = arith.minsi %152, %c3 : index
      %extracted_slice_16 = tensor.extract_slice %extracted_slice_12[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x5x3xf32> into tensor<5x3xf32>
      %extracted_slice_18 = tensor.extract_slice %33[%153, 0] [1, 5] [1, 1] : tensor<4x5xi1> to tensor<1x5xi1>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1]] : tensor<1x5xi1> into tensor<5xi1>
      %154 = tensor.empty() : tensor<5x1xi1>
      %155 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<5xi1>) outs(%154 : tensor<5x1xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<5x1xi1>
      %156 = tensor.empty() : tensor<5x3x1xf32>
      %157 = linalg.generic {indexing_maps = [#map18, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<5x3xf32>) outs(%156 : tensor<5x3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x1xf32>
      %158 = tensor.empty() : tensor<5x3x3xf32>
      %159 = linalg.generic {indexing_maps = [#map19, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<5x3x1xf32>) outs(%158 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %160 = linalg.generic {indexing_maps = [#map20, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<1x3x3xf32>) outs(%158 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %161 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<5x3x3xf32>, tensor<5x3x3xf32>) outs(%158 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %190 = arith.addf %in, %in_23 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3x3xf32>
      %162 = linalg.fill ins(%cst_4 : f32) outs(%50 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %163 = linalg.generic {indexing_maps = [#map21, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<5x3x3xf32>) outs(%162 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %190 = arith.maximumf %out, %in : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %164 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3xf32>
      %165 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%164, %163 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %190 = arith.maximumf %in, %in_23 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %166 = tensor.empty() : tensor<5x3xi1>
      %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<5x3xf32>) outs(%166 : tensor<5x3xi1>) {
      ^bb0(%in: f32, %out: i1):
        %190 = math.absf %in : f32
        %191 = arith.cmpf one, %190, %cst_3 : f32
        linalg.yield %191 : i1
      } -> tensor<5x3xi1>
      %168 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%167, %165, %55 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
        %190 = arith.select %in, %in_23, %in_24 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %169 = tensor.empty() : tensor<5x1x3xf32>
      %170 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<5x3xf32>) outs(%169 : tensor<5x1x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x1x3xf32>
      %171 = linalg.generic {indexing_maps = [#map23, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<5x1x3xf32>) outs(%158 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %171 : tensor<5x3x3xf32>, tensor<5x3x3xf32>) outs(%158 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %190 = arith.subf %in, %in_23 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3x3xf32>
      %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<5x3x3xf32>) outs(%158 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %190 = math.exp %in : f32
        linalg.yield %190 : f32
      } -> tensor<5x3x3xf32>
      %174 = linalg.fill ins(%cst_5 : f32) outs(%50 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %175 = linalg.generic {indexing_maps = [#map21, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173 : tensor<5x3x3xf32>) outs(%174 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %190 = arith.addf %out, %in : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %176 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %190 = math.absf %in : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %177 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%175, %55 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%166 : tensor<5x3xi1>) {
      ^bb0(%in: f32, %in_23: f32, %out: i1):
        %190 = arith.cmpf oge, %in, %in_23 : f32
        linalg.yield %190 : i1
      } -> tensor<5x3xi1>
      %178 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %190 = math.log %in : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %179 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%178, %168 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %190 = arith.addf %in, %in_23 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %180 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%179, %collapsed_17 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %190 = arith.addf %in, %in_23 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %181 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<5x1xi1>) outs(%166 : tensor<5x3xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<5x3xi1>
      %182 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%181, %180, %arg6 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
        %190 = arith.select %in, %in_23, %in_24 : f32
        linalg.yield %190 : f32
      } -> tensor<5x3xf32>
      %183 = tensor.empty() : tensor<1x5x3x3xf32>
      %184 = linalg.generic {indexing_maps = [#map24, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173 : tensor<5x3x3xf32>) outs(%183 : tensor<1x5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5x3x3xf32>
      %inserted_slice = tensor.insert_slice %184 into %arg7[%153, 0, 0, 0] [1, 5, 3, 3] [1, 1, 1, 1] : tensor<1x5x3x3xf32> into tensor<4x5x3x3xf32>
      %185 = tensor.empty() : tensor<1x5x3xi1>
      %186 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<5x3xi1>) outs(%185 : tensor<1x5x3xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<1x5x3xi1>
      %inserted_slice_20 = tensor.insert_slice %186 into %arg8[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xi1> into tensor<4x5x3xi1>
      %187 = tensor.empty() : tensor<1x5x3xf32>
      %188 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<5x3xf32>) outs(%187 : tensor<1x5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5x3xf32>
      %inserted_slice_21 = tensor.insert_slice %188 into %arg9[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xf32> into tensor<4x5x3xf32>
      %189 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<5x3xi1>) outs(%185 : tensor<1x5x3xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<1x5x3xi1>
      %inserted_slice_22 = tensor.insert_slice %189 into %arg10[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xi1> into tensor<4x5x3xi1>
      scf.yield %182, %inserted_slice, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22 : tensor<5x3xf32>, tensor<4x5x3x3xf32>, tensor<4x5x3xi1>, tensor<4x5x3xf32>, tensor<4x5x3xi1>
    }
    %63 = tensor.empty() : tensor<3xi32>
    %64 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%63 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %151 = linalg.index 0 : index
      %152 = arith.index_cast %151 : index to i32
      linalg.yield %152 : i32
    } -> tensor<3xi32>
    %65 = tensor.empty() : tensor<5x3xi32>
    %66 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<3xi32>) outs(%65 : tensor<5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x3xi32>
    %67 = tensor.empty() : tensor<4x5x3xi32>
    %68 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%67 : tensor<4x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5x3xi32>
    %69:5 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %52, %arg7 = %68, %arg8 = %57, %arg9 = %61, %arg10 = %59) -> (tensor<5x3xf32>, tensor<4x5x3xi32>, tensor<4x5x3x3xf32>, tensor<4x5x3xf32>, tensor<4x5x3xi1>)  : i32 {
      %151 = arith.index_cast %arg5 : i32 to index
      %152 = arith.maxsi %151, %c0 : index
      %153 = arith.minsi %152, %c3 : index
      %extracted_slice_16 = tensor.extract_slice %extracted_slice_12[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x5x3xf32> into tensor<5x3xf32>
      %extracted_slice_18 = tensor.extract_slice %33[%153, 0] [1, 5] [1, 1] : tensor<4x5xi1> to tensor<1x5xi1>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1]] : tensor<1x5xi1> into tensor<5xi1>
      %154 = tensor.empty() : tensor<5x3x1xf32>
      %155 = linalg.generic {indexing_maps = [#map18, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<5x3xf32>) outs(%154 : tensor<5x3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x1xf32>
      %156 = tensor.empty() : tensor<5x3x3xf32>
      %157 = linalg.generic {indexing_maps = [#map19, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<5x3x1xf32>) outs(%156 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %158 = linalg.generic {indexing_maps = [#map20, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<1x3x3xf32>) outs(%156 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<5x3x3xf32>, tensor<5x3x3xf32>) outs(%156 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %187 = arith.addf %in, %in_24 : f32
        linalg.yield %187 : f32
      } -> tensor<5x3x3xf32>
      %160 = tensor.empty() : tensor<5x1xi1>
      %161 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<5xi1>) outs(%160 : tensor<5x1xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<5x1xi1>
      %162 = tensor.empty() : tensor<5x3x3xi32>
      %163 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%162 : tensor<5x3x3xi32>) {
      ^bb0(%out: i32):
        %187 = linalg.index 1 : index
        %188 = arith.index_cast %187 : index to i32
        linalg.yield %188 : i32
      } -> tensor<5x3x3xi32>
      %164 = linalg.fill ins(%cst_4 : f32) outs(%50 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %165 = linalg.fill ins(%c0_i32 : i32) outs(%65 : tensor<5x3xi32>) -> tensor<5x3xi32>
      %166:2 = linalg.generic {indexing_maps = [#map21, #map21, #map18, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159, %163 : tensor<5x3x3xf32>, tensor<5x3x3xi32>) outs(%164, %165 : tensor<5x3xf32>, tensor<5x3xi32>) {
      ^bb0(%in: f32, %in_24: i32, %out: f32, %out_25: i32):
        %187 = arith.cmpf ogt, %out, %in : f32
        %188 = arith.cmpf une, %out, %out : f32
        %189 = arith.ori %187, %188 : i1
        %190 = arith.cmpf oeq, %out, %in : f32
        %191 = arith.cmpi slt, %out_25, %in_24 : i32
        %192 = arith.andi %190, %191 : i1
        %193 = arith.ori %189, %192 : i1
        %194 = arith.select %189, %out, %in : f32
        %195 = arith.select %193, %out_25, %in_24 : i32
        linalg.yield %194, %195 : f32, i32
      } -> (tensor<5x3xf32>, tensor<5x3xi32>)
      %167 = tensor.empty() : tensor<5x3xi1>
      %168 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<5x1xi1>) outs(%167 : tensor<5x3xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<5x3xi1>
      %169 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%168, %166#1, %66 : tensor<5x3xi1>, tensor<5x3xi32>, tensor<5x3xi32>) outs(%65 : tensor<5x3xi32>) {
      ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
        %187 = arith.select %in, %in_24, %in_25 : i32
        linalg.yield %187 : i32
      } -> tensor<5x3xi32>
      %170 = linalg.generic {indexing_maps = [#map21, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159 : tensor<5x3x3xf32>) outs(%164 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %187 = arith.maximumf %out, %in : f32
        linalg.yield %187 : f32
      } -> tensor<5x3xf32>
      %expanded_20 = tensor.expand_shape %170 [[0], [1, 2]] output_shape [5, 1, 3] : tensor<5x3xf32> into tensor<5x1x3xf32>
      %171 = linalg.generic {indexing_maps = [#map23, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<5x1x3xf32>) outs(%156 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %172 = tensor.empty() : tensor<5x3x3xi1>
      %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %171 : tensor<5x3x3xf32>, tensor<5x3x3xf32>) outs(%172 : tensor<5x3x3xi1>) {
      ^bb0(%in: f32, %in_24: f32, %out: i1):
        %187 = arith.cmpf oeq, %in, %in_24 : f32
        linalg.yield %187 : i1
      } -> tensor<5x3x3xi1>
      %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<5x3x3xi1>) outs(%156 : tensor<5x3x3xf32>) {
      ^bb0(%in: i1, %out: f32):
        %187 = arith.uitofp %in : i1 to f32
        linalg.yield %187 : f32
      } -> tensor<5x3x3xf32>
      %175 = linalg.fill ins(%cst_5 : f32) outs(%50 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %176 = linalg.generic {indexing_maps = [#map21, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%174 : tensor<5x3x3xf32>) outs(%175 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %187 = arith.addf %out, %in : f32
        linalg.yield %187 : f32
      } -> tensor<5x3xf32>
      %177 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%170, %collapsed_17 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_24: f32, %out: f32):
        %187 = arith.addf %in, %in_24 : f32
        linalg.yield %187 : f32
      } -> tensor<5x3xf32>
      %178 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%168, %177, %arg6 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
        %187 = arith.select %in, %in_24, %in_25 : f32
        linalg.yield %187 : f32
      } -> tensor<5x3xf32>
      %179 = tensor.empty() : tensor<1x5x3xi32>
      %180 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<5x3xi32>) outs(%179 : tensor<1x5x3xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x5x3xi32>
      %inserted_slice = tensor.insert_slice %180 into %arg7[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xi32> into tensor<4x5x3xi32>
      %181 = tensor.empty() : tensor<1x5x3x3xf32>
      %182 = linalg.generic {indexing_maps = [#map24, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<5x3x3xf32>) outs(%181 : tensor<1x5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5x3x3xf32>
      %inserted_slice_21 = tensor.insert_slice %182 into %arg8[%153, 0, 0, 0] [1, 5, 3, 3] [1, 1, 1, 1] : tensor<1x5x3x3xf32> into tensor<4x5x3x3xf32>
      %183 = tensor.empty() : tensor<1x5x3xf32>
      %184 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<5x3xf32>) outs(%183 : tensor<1x5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5x3xf32>
      %inserted_slice_22 = tensor.insert_slice %184 into %arg9[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xf32> into tensor<4x5x3xf32>
      %185 = tensor.empty() : tensor<1x5x3xi1>
      %186 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<5x3xi1>) outs(%185 : tensor<1x5x3xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<1x5x3xi1>
      %inserted_slice_23 = tensor.insert_slice %186 into %arg10[%153, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xi1> into tensor<4x5x3xi1>
      scf.yield %178, %inserted_slice, %inserted_slice_21, %inserted_slice_22, %inserted_slice_23 : tensor<5x3xf32>, tensor<4x5x3xi32>, tensor<4x5x3x3xf32>, tensor<4x5x3xf32>, tensor<4x5x3xi1>
    }
    %70 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%65 : tensor<5x3xi32>) {
    ^bb0(%out: i32):
      %151 = linalg.index 1 : index
      %152 = arith.index_cast %151 : index to i32
      linalg.yield %152 : i32
    } -> tensor<5x3xi32>
    %71 = tensor.empty() : tensor<5xf32>
    %72 = linalg.fill ins(%cst_4 : f32) outs(%71 : tensor<5xf32>) -> tensor<5xf32>
    %73 = tensor.empty() : tensor<5xi32>
    %74 = linalg.fill ins(%c0_i32 : i32) outs(%73 : tensor<5xi32>) -> tensor<5xi32>
    %75:2 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%69#0, %70 : tensor<5x3xf32>, tensor<5x3xi32>) outs(%72, %74 : tensor<5xf32>, tensor<5xi32>) {
    ^bb0(%in: f32, %in_16: i32, %out: f32, %out_17: i32):
      %151 = arith.cmpf ogt, %out, %in : f32
      %152 = arith.cmpf une, %out, %out : f32
      %153 = arith.ori %151, %152 : i1
      %154 = arith.cmpf oeq, %out, %in : f32
      %155 = arith.cmpi slt, %out_17, %in_16 : i32
      %156 = arith.andi %154, %155 : i1
      %157 = arith.ori %153, %156 : i1
      %158 = arith.select %153, %out, %in : f32
      %159 = arith.select %157, %out_17, %in_16 : i32
      linalg.yield %158, %159 : f32, i32
    } -> (tensor<5xf32>, tensor<5xi32>)
    %76 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%29 : tensor<4x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x5xi32>
    %77:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %75#1, %arg7 = %76) -> (tensor<5xi32>, tensor<4x5xi32>)  : i32 {
      %from_elements = tensor.from_elements %arg5 : tensor<i32>
      %151 = tensor.empty() : tensor<i32>
      %152 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%151 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %180 = arith.subi %c4_i32, %in : i32
        linalg.yield %180 : i32
      } -> tensor<i32>
      %153 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%152 : tensor<i32>) outs(%151 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %180 = arith.subi %in, %c1_i32 : i32
        linalg.yield %180 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %153[] : tensor<i32>
      %154 = arith.index_cast %extracted : i32 to index
      %155 = arith.maxsi %154, %c0 : index
      %156 = arith.minsi %155, %c3 : index
      %extracted_slice_16 = tensor.extract_slice %69#1[%156, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xi32> to tensor<1x5x3xi32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x5x3xi32> into tensor<5x3xi32>
      %157 = tensor.empty() : tensor<5x1xi32>
      %158 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<5xi32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x1xi32>
      %159 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x1xi32>
      %160 = tensor.empty() : tensor<5x1xi1>
      %161 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%158, %159 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%160 : tensor<5x1xi1>) {
      ^bb0(%in: i32, %in_20: i32, %out: i1):
        %180 = arith.cmpi slt, %in, %in_20 : i32
        linalg.yield %180 : i1
      } -> tensor<5x1xi1>
      %162 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x1xi32>
      %163 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%158, %162 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i32, %in_20: i32, %out: i32):
        %180 = arith.addi %in, %in_20 : i32
        linalg.yield %180 : i32
      } -> tensor<5x1xi32>
      %164 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%161, %163, %158 : tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
        %180 = arith.select %in, %in_20, %in_21 : i32
        linalg.yield %180 : i32
      } -> tensor<5x1xi32>
      %expanded_18 = tensor.expand_shape %164 [[0], [1, 2]] output_shape [5, 1, 1] : tensor<5x1xi32> into tensor<5x1x1xi32>
      %165 = tensor.empty() : tensor<5x1x1xi32>
      %166 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%165 : tensor<5x1x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x1x1xi32>
      %167 = tensor.empty() : tensor<5x1x1xi1>
      %168 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18, %166 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%167 : tensor<5x1x1xi1>) {
      ^bb0(%in: i32, %in_20: i32, %out: i1):
        %180 = arith.cmpi sge, %in, %in_20 : i32
        linalg.yield %180 : i1
      } -> tensor<5x1x1xi1>
      %169 = tensor.empty() : tensor<1x1x1xi32>
      %170 = linalg.generic {indexing_maps = [#map26, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%169 : tensor<1x1x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x1x1xi32>
      %171 = linalg.generic {indexing_maps = [#map20, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x1x1xi32>) outs(%165 : tensor<5x1x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x1x1xi32>
      %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_18, %171 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%167 : tensor<5x1x1xi1>) {
      ^bb0(%in: i32, %in_20: i32, %out: i1):
        %180 = arith.cmpi sle, %in, %in_20 : i32
        linalg.yield %180 : i1
      } -> tensor<5x1x1xi1>
      %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %172 : tensor<5x1x1xi1>, tensor<5x1x1xi1>) outs(%167 : tensor<5x1x1xi1>) {
      ^bb0(%in: i1, %in_20: i1, %out: i1):
        %180 = arith.andi %in, %in_20 : i1
        linalg.yield %180 : i1
      } -> tensor<5x1x1xi1>
      %174 = linalg.fill ins(%true : i1) outs(%160 : tensor<5x1xi1>) -> tensor<5x1xi1>
      %175 = linalg.generic {indexing_maps = [#map4, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173 : tensor<5x1x1xi1>) outs(%174 : tensor<5x1xi1>) {
      ^bb0(%in: i1, %out: i1):
        %180 = arith.andi %out, %in : i1
        linalg.yield %180 : i1
      } -> tensor<5x1xi1>
      %176 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%157 : tensor<5x1xi32>) {
      ^bb0(%out: i32):
        %180 = linalg.index 0 : index
        %extracted_20 = tensor.extract %expanded_18[%180, %c0, %c0] : tensor<5x1x1xi32>
        %181 = arith.index_cast %extracted_20 : i32 to index
        %182 = arith.maxsi %181, %c0 : index
        %183 = arith.minsi %182, %c2 : index
        %extracted_21 = tensor.extract %collapsed_17[%180, %183] : tensor<5x3xi32>
        linalg.yield %extracted_21 : i32
      } -> tensor<5x1xi32>
      %177 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<5x1xi32>
      %178 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%175, %176, %177 : tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) outs(%157 : tensor<5x1xi32>) {
      ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
        %180 = arith.select %in, %in_20, %in_21 : i32
        linalg.yield %180 : i32
      } -> tensor<5x1xi32>
      %collapsed_19 = tensor.collapse_shape %178 [[0, 1]] : tensor<5x1xi32> into tensor<5xi32>
      %179 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19 : tensor<5xi32>) outs(%27 : tensor<1x5xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x5xi32>
      %inserted_slice = tensor.insert_slice %179 into %arg7[%156, 0] [1, 5] [1, 1] : tensor<1x5xi32> into tensor<4x5xi32>
      scf.yield %collapsed_19, %inserted_slice : tensor<5xi32>, tensor<4x5xi32>
    }
    %78 = tensor.empty() : tensor<i32>
    %79 = linalg.fill ins(%c0_i32 : i32) outs(%78 : tensor<i32>) -> tensor<i32>
    %80 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%arg3 : tensor<5xi32>) outs(%79 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %151 = arith.addi %out, %in : i32
      linalg.yield %151 : i32
    } -> tensor<i32>
    %81 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%62#0 : tensor<5x3xf32>) outs(%72 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.maximumf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %82 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %83 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%82, %81 : tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.maximumf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %84 = tensor.empty() : tensor<5xi1>
    %85 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%83 : tensor<5xf32>) outs(%84 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %151 = math.absf %in : f32
      %152 = arith.cmpf one, %151, %cst_3 : f32
      linalg.yield %152 : i1
    } -> tensor<5xi1>
    %86 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%85, %83, %86 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_16: f32, %in_17: f32, %out: f32):
      %151 = arith.select %in, %in_16, %in_17 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %88 = tensor.empty() : tensor<5x1xf32>
    %89 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<5xf32>) outs(%88 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %90 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<5x1xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%62#0, %90 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5x3xf32>
    %92 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<5x3xf32>
    %93 = linalg.fill ins(%cst_5 : f32) outs(%71 : tensor<5xf32>) -> tensor<5xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<5x3xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %95 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%94 : tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.absf %in : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %96 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%94, %86 : tensor<5xf32>, tensor<5xf32>) outs(%84 : tensor<5xi1>) {
    ^bb0(%in: f32, %in_16: f32, %out: i1):
      %151 = arith.cmpf oge, %in, %in_16 : f32
      linalg.yield %151 : i1
    } -> tensor<5xi1>
    %97 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%95 : tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.log %in : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%97, %87 : tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.addf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %99 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%98 : tensor<5xf32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%99 : tensor<f32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%80 : tensor<i32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %151 = arith.sitofp %in : i32 to f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map25, #map25, #map25], iterator_types = []} ins(%100, %101 : tensor<f32>, tensor<f32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.divf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %103 = tensor.empty() : tensor<5x4xi32>
    %104 = linalg.generic {indexing_maps = [#map27, #map5], iterator_types = ["parallel", "parallel"]} ins(%77#1 : tensor<4x5xi32>) outs(%103 : tensor<5x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x4xi32>
    %105 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%101 : tensor<f32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %cst_2, %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%105 : tensor<f32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%106 : tensor<f32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %108 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%107, %95 : tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.divf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %109 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%96, %86, %108 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_16: f32, %in_17: f32, %out: f32):
      %151 = arith.select %in, %in_16, %in_17 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %110 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%96, %108, %86 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_16: f32, %in_17: f32, %out: f32):
      %151 = arith.select %in, %in_16, %in_17 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %111 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%109 : tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %112 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%110, %111 : tensor<5xf32>, tensor<5xf32>) outs(%71 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.addf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<5xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %114 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%113, %92 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5x3xf32>
    %115 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %116:3 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %115, %arg7 = %114, %arg8 = %61) -> (tensor<3x3xf32>, tensor<5x3xf32>, tensor<4x5x3xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg5 : tensor<i32>
      %151 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%78 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %176 = arith.subi %c4_i32, %in : i32
        linalg.yield %176 : i32
      } -> tensor<i32>
      %152 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%151 : tensor<i32>) outs(%78 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %176 = arith.subi %in, %c1_i32 : i32
        linalg.yield %176 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %152[] : tensor<i32>
      %153 = arith.index_cast %extracted : i32 to index
      %154 = arith.maxsi %153, %c0 : index
      %155 = arith.minsi %154, %c3 : index
      %extracted_slice_16 = tensor.extract_slice %62#1[%155, 0, 0, 0] [1, 5, 3, 3] [1, 1, 1, 1] : tensor<4x5x3x3xf32> to tensor<1x5x3x3xf32>
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2], [3]] : tensor<1x5x3x3xf32> into tensor<5x3x3xf32>
      %extracted_slice_18 = tensor.extract_slice %62#2[%155, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xi1> to tensor<1x5x3xi1>
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x5x3xi1> into tensor<5x3xi1>
      %extracted_slice_20 = tensor.extract_slice %62#3[%155, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xf32> to tensor<1x5x3xf32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x5x3xf32> into tensor<5x3xf32>
      %extracted_slice_22 = tensor.extract_slice %62#4[%155, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<4x5x3xi1> to tensor<1x5x3xi1>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x5x3xi1> into tensor<5x3xi1>
      %156 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23, %55, %arg7 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
        %176 = arith.select %in, %in_26, %in_27 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %157 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23, %arg7, %55 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
        %176 = arith.select %in, %in_26, %in_27 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %158 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%157, %collapsed_21 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_26: f32, %out: f32):
        %176 = arith.divf %in, %in_26 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %159 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19, %55, %158 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
        %176 = arith.select %in, %in_26, %in_27 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %160 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19, %158, %55 : tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
        %176 = arith.select %in, %in_26, %in_27 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %161 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %176 = arith.negf %in : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_26: f32, %out: f32):
        %176 = arith.addf %in, %in_26 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %163 = tensor.empty() : tensor<5x3x3xf32>
      %164 = linalg.generic {indexing_maps = [#map22, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<5x3xf32>) outs(%163 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3x3xf32>
      %165 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %collapsed_17 : tensor<5x3x3xf32>, tensor<5x3x3xf32>) outs(%163 : tensor<5x3x3xf32>) {
      ^bb0(%in: f32, %in_26: f32, %out: f32):
        %176 = arith.mulf %in, %in_26 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3x3xf32>
      %166 = linalg.fill ins(%cst_5 : f32) outs(%50 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %167 = linalg.generic {indexing_maps = [#map4, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<5x3x3xf32>) outs(%166 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %176 = arith.addf %out, %in : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %expanded_24 = tensor.expand_shape %167 [[0], [1, 2]] output_shape [5, 3, 1] : tensor<5x3xf32> into tensor<5x3x1xf32>
      %168 = linalg.fill ins(%cst_5 : f32) outs(%11 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %169 = linalg.generic {indexing_maps = [#map28, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%165 : tensor<5x3x3xf32>) outs(%168 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %176 = arith.addf %out, %in : f32
        linalg.yield %176 : f32
      } -> tensor<3x3xf32>
      %expanded_25 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [1, 3, 3] : tensor<3x3xf32> into tensor<1x3x3xf32>
      %170 = linalg.generic {indexing_maps = [#map28, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_25 : tensor<1x3x3xf32>) outs(%168 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %176 = arith.addf %out, %in : f32
        linalg.yield %176 : f32
      } -> tensor<3x3xf32>
      %171 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg6, %170 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_26: f32, %out: f32):
        %176 = arith.addf %in, %in_26 : f32
        linalg.yield %176 : f32
      } -> tensor<3x3xf32>
      %172 = linalg.generic {indexing_maps = [#map4, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<5x3x1xf32>) outs(%166 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %176 = arith.addf %out, %in : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %173 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%156, %172 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%50 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %in_26: f32, %out: f32):
        %176 = arith.addf %in, %in_26 : f32
        linalg.yield %176 : f32
      } -> tensor<5x3xf32>
      %174 = tensor.empty() : tensor<1x5x3xf32>
      %175 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<5x3xf32>) outs(%174 : tensor<1x5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5x3xf32>
      %inserted_slice = tensor.insert_slice %175 into %arg8[%155, 0, 0] [1, 5, 3] [1, 1, 1] : tensor<1x5x3xf32> into tensor<4x5x3xf32>
      scf.yield %171, %173, %inserted_slice : tensor<3x3xf32>, tensor<5x3xf32>, tensor<4x5x3xf32>
    }
    %padded = tensor.pad %116#2 low[1, 0, 0] high[0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_5 : f32
    } : tensor<4x5x3xf32> to tensor<5x5x3xf32>
    %117 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "reduction"]} ins(%116#1 : tensor<5x3xf32>) outs(%15 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %expanded = tensor.expand_shape %117 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %118 = linalg.generic {indexing_maps = [#map27, #map6], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x3xf32>) outs(%15 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %119 = tensor.empty() : tensor<1x5x3xf32>
    %120 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116#1 : tensor<5x3xf32>) outs(%119 : tensor<1x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x3xf32>
    %padded_13 = tensor.pad %120 low[0, 0, 0] high[4, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_5 : f32
    } : tensor<1x5x3xf32> to tensor<5x5x3xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %padded_13 : tensor<5x5x3xf32>, tensor<5x5x3xf32>) outs(%0 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.addf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<5x5x3xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%118 : tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%122 : tensor<3xf32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %expanded_14 = tensor.expand_shape %123 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %124 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%expanded_14, %44 : tensor<1xf32>, tensor<1xf32>) outs(%37 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.divf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<1xf32>
    %125 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%124 : tensor<1xf32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%125 : tensor<f32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %127 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%126, %41 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %128 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%118, %127 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.addf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%116#0 : tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%129 : tensor<3x3xf32>) outs(%15 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %expanded_15 = tensor.expand_shape %130 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %17 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%9 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.divf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x1xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<3x1xf32>) outs(%15 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %out, %in : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %133 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %134 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%133, %14 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %135 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%116#0, %134 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.addf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<5x5x3xf32>) outs(%0 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x3xf32>
    %137 = tensor.empty() : tensor<3x2xf32>
    %138 = linalg.fill ins(%cst_5 : f32) outs(%137 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %139 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%136, %arg4 : tensor<5x5x3xf32>, tensor<5x5x2xf32>) outs(%138 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      %152 = arith.addf %out, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<3x2xf32>
    %140 = tensor.empty() : tensor<2x3xf32>
    %141 = linalg.generic {indexing_maps = [#map27, #map5], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<3x2xf32>) outs(%140 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3xf32>
    %142 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%142, %128 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %144 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg0, %143 : tensor<3xf32>, tensor<3xf32>) outs(%4 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3xf32>
    %145 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %146 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%145, %135 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %147 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1, %146 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<3x3xf32>
    %148 = linalg.generic {indexing_maps = [#map14, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%140 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3xf32>
    %149 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%148, %141 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%140 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.mulf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<2x3xf32>
    %150 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2, %149 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%140 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %151 = arith.subf %in, %in_16 : f32
      linalg.yield %151 : f32
    } -> tensor<2x3xf32>
    return %144, %147, %150, %75#1, %102, %104 : tensor<3xf32>, tensor<3x3xf32>, tensor<2x3xf32>, tensor<5xi32>, tensor<f32>, tensor<5x4xi32>
  }
}

