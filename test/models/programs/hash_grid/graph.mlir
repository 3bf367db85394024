#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0) -> ()>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map15 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map16 = affine_map<(d0, d1) -> (d1, d0)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map18 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<2x16x2xf32> {dp.name = "params.grid", dp.state}, %arg1: tensor<5x1xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<4x5xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<9x2xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<9xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<2x16x2xf32> {dp.name = "params.grid", dp.updates = 0 : i64}, tensor<5x1xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<4x5xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<9xf32> {dp.name = "out"}) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.111111112 : f32
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 9.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c15 = arith.constant 15 : index
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<5.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<16> : tensor<i32>
    %cst_8 = arith.constant dense<0> : tensor<i32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<1> : tensor<i32>
    %cst_11 = arith.constant dense<-1640531535> : tensor<i32>
    %cst_12 = arith.constant dense<[[0, 0], [0, 1], [1, 0], [1, 1]]> : tensor<4x2xi32>
    %cst_13 = arith.constant dense<3.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<9x2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x2xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %1 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x2xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.floor %in : f32
      linalg.yield %173 : f32
    } -> tensor<9x2xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x2xf32>
    %5 = tensor.empty() : tensor<9x1x2xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<9x2xf32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x2xf32>
    %7 = tensor.empty() : tensor<4x2xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<4x2xi32>) outs(%7 : tensor<4x2xf32>) {
    ^bb0(%in: i32, %out: f32):
      %173 = arith.sitofp %in : i32 to f32
      linalg.yield %173 : f32
    } -> tensor<4x2xf32>
    %9 = tensor.empty() : tensor<1x4x2xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x2xf32>) outs(%9 : tensor<1x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2xf32>
    %11 = tensor.empty() : tensor<9x4x2xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<9x1x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<1x4x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<9x4x2xf32>, tensor<9x4x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.addf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x4x2xf32>
    %15 = tensor.empty() : tensor<9x4x2xi32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<9x4x2xf32>) outs(%15 : tensor<9x4x2xi32>) {
    ^bb0(%in: f32, %out: i32):
      %173 = arith.fptoui %in : f32 to i32
      linalg.yield %173 : i32
    } -> tensor<9x4x2xi32>
    %extracted_slice = tensor.extract_slice %16[0, 0, 0] [9, 4, 1] [1, 1, 1] : tensor<9x4x2xi32> to tensor<9x4x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<9x4x1xi32> into tensor<9x4xi32>
    %17 = tensor.empty() : tensor<9x4xi32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %18 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.muli %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %extracted_slice_14 = tensor.extract_slice %16[0, 0, 1] [9, 4, 1] [1, 1, 1] : tensor<9x4x2xi32> to tensor<9x4x1xi32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0], [1, 2]] : tensor<9x4x1xi32> into tensor<9x4xi32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15, %20 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.muli %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.xori %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %23 = tensor.empty() : tensor<i1>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%cst_7 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<i1>
    %25 = tensor.empty() : tensor<i32>
    %26 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%24, %cst_10, %cst_7 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%25 : tensor<i32>) {
    ^bb0(%in: i1, %in_30: i32, %in_31: i32, %out: i32):
      %173 = arith.select %in, %in_30, %in_31 : i32
      linalg.yield %173 : i32
    } -> tensor<i32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<i32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %27 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.cmpi eq, %in_30, %c0_i32 : i32
      %174 = arith.select %173, %c1_i32, %in_30 : i32
      %175 = arith.remui %in, %174 : i32
      %176 = arith.select %173, %in, %175 : i32
      linalg.yield %176 : i32
    } -> tensor<9x4xi32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %30 = tensor.empty() : tensor<9x4xi1>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi ne, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi ult, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %33 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%26 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %173 = arith.cmpi ult, %in, %c0_i32 : i32
      linalg.yield %173 : i1
    } -> tensor<i1>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<i1>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4xi1>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<9x4xi1>, tensor<9x4xi1>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %in_30: i1, %out: i1):
      %173 = arith.cmpi ne, %in, %in_30 : i1
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %31 : tensor<9x4xi1>, tensor<9x4xi1>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %in_30: i1, %out: i1):
      %173 = arith.andi %in, %in_30 : i1
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %27 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.addi %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %37, %28 : tensor<9x4xi1>, tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i1, %in_30: i32, %in_31: i32, %out: i32):
      %173 = arith.select %in, %in_30, %in_31 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %39 = tensor.empty() : tensor<4x2xi32>
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%39 : tensor<4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x2xi32>
    %41 = tensor.empty() : tensor<4x2xi1>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12, %40 : tensor<4x2xi32>, tensor<4x2xi32>) outs(%41 : tensor<4x2xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi eq, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<4x2xi1>
    %43 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<9x2xf32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x2xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x2xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %43 : tensor<9x1x2xf32>, tensor<9x1x2xf32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x1x2xf32>
    %46 = tensor.empty() : tensor<9x4x2xi1>
    %47 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<4x2xi1>) outs(%46 : tensor<9x4x2xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4x2xi1>
    %48 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<9x1x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<9x1x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %48, %49 : tensor<9x4x2xi1>, tensor<9x4x2xf32>, tensor<9x4x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %173 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %173 : f32
    } -> tensor<9x4x2xf32>
    %51 = tensor.empty() : tensor<9x4xf32>
    %52 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%50 : tensor<9x4x2xf32>) outs(%52 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.mulf %out, %in : f32
      linalg.yield %173 : f32
    } -> tensor<9x4xf32>
    %extracted_slice_16 = tensor.extract_slice %arg0[0, 0, 0] [1, 16, 2] [1, 1, 1] : tensor<2x16x2xf32> to tensor<1x16x2xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x16x2xf32> into tensor<16x2xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %29 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi slt, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %55 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.addi %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %56, %38 : tensor<9x4xi1>, tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i1, %in_30: i32, %in_31: i32, %out: i32):
      %173 = arith.select %in, %in_30, %in_31 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %58 = tensor.empty() : tensor<9x4x1xi32>
    %59 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<9x4xi32>) outs(%58 : tensor<9x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x1xi32>
    %60 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%out: f32):
      %173 = linalg.index 0 : index
      %174 = linalg.index 1 : index
      %175 = linalg.index 2 : index
      %extracted = tensor.extract %59[%173, %174, %c0] : tensor<9x4x1xi32>
      %176 = arith.index_cast %extracted : i32 to index
      %177 = arith.maxsi %176, %c0 : index
      %178 = arith.minsi %177, %c15 : index
      %extracted_30 = tensor.extract %collapsed_17[%178, %175] : tensor<16x2xf32>
      linalg.yield %extracted_30 : f32
    } -> tensor<9x4x2xf32>
    %61 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<9x2xf32>) -> tensor<9x2xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map10, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53, %60 : tensor<9x4xf32>, tensor<9x4x2xf32>) outs(%61 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<9x2xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x2xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %63 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x2xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.floor %in : f32
      linalg.yield %173 : f32
    } -> tensor<9x2xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %65 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%0 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x2xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<9x2xf32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x2xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<9x1x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %13 : tensor<9x4x2xf32>, tensor<9x4x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.addf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x4x2xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<9x4x2xf32>) outs(%15 : tensor<9x4x2xi32>) {
    ^bb0(%in: f32, %out: i32):
      %173 = arith.fptoui %in : f32 to i32
      linalg.yield %173 : i32
    } -> tensor<9x4x2xi32>
    %extracted_slice_18 = tensor.extract_slice %70[0, 0, 0] [9, 4, 1] [1, 1, 1] : tensor<9x4x2xi32> to tensor<9x4x1xi32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0], [1, 2]] : tensor<9x4x1xi32> into tensor<9x4xi32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_19, %18 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.muli %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %extracted_slice_20 = tensor.extract_slice %70[0, 0, 1] [9, 4, 1] [1, 1, 1] : tensor<9x4x2xi32> to tensor<9x4x1xi32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0], [1, 2]] : tensor<9x4x1xi32> into tensor<9x4xi32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21, %20 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.muli %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.xori %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %27 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.cmpi eq, %in_30, %c0_i32 : i32
      %174 = arith.select %173, %c1_i32, %in_30 : i32
      %175 = arith.remui %in, %174 : i32
      %176 = arith.select %173, %in, %175 : i32
      linalg.yield %176 : i32
    } -> tensor<9x4xi32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %29 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi ne, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %29 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi ult, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %34 : tensor<9x4xi1>, tensor<9x4xi1>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %in_30: i1, %out: i1):
      %173 = arith.cmpi ne, %in, %in_30 : i1
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %75 : tensor<9x4xi1>, tensor<9x4xi1>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %in_30: i1, %out: i1):
      %173 = arith.andi %in, %in_30 : i1
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %27 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.addi %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %79, %74 : tensor<9x4xi1>, tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i1, %in_30: i32, %in_31: i32, %out: i32):
      %173 = arith.select %in, %in_30, %in_31 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %81 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<9x2xf32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x2xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %81 : tensor<9x1x2xf32>, tensor<9x1x2xf32>) outs(%5 : tensor<9x1x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x1x2xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<9x1x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<9x1x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %83, %84 : tensor<9x4x2xi1>, tensor<9x4x2xf32>, tensor<9x4x2xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %173 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %173 : f32
    } -> tensor<9x4x2xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<9x4x2xf32>) outs(%52 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.mulf %out, %in : f32
      linalg.yield %173 : f32
    } -> tensor<9x4xf32>
    %extracted_slice_22 = tensor.extract_slice %arg0[1, 0, 0] [1, 16, 2] [1, 1, 1] : tensor<2x16x2xf32> to tensor<1x16x2xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x16x2xf32> into tensor<16x2xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %29 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%30 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi slt, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4xi1>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %55 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %in_30: i32, %out: i32):
      %173 = arith.addi %in, %in_30 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %88, %80 : tensor<9x4xi1>, tensor<9x4xi32>, tensor<9x4xi32>) outs(%17 : tensor<9x4xi32>) {
    ^bb0(%in: i1, %in_30: i32, %in_31: i32, %out: i32):
      %173 = arith.select %in, %in_30, %in_31 : i32
      linalg.yield %173 : i32
    } -> tensor<9x4xi32>
    %90 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<9x4xi32>) outs(%58 : tensor<9x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x1xi32>
    %91 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%out: f32):
      %173 = linalg.index 0 : index
      %174 = linalg.index 1 : index
      %175 = linalg.index 2 : index
      %extracted = tensor.extract %90[%173, %174, %c0] : tensor<9x4x1xi32>
      %176 = arith.index_cast %extracted : i32 to index
      %177 = arith.maxsi %176, %c0 : index
      %178 = arith.minsi %177, %c15 : index
      %extracted_30 = tensor.extract %collapsed_23[%178, %175] : tensor<16x2xf32>
      linalg.yield %extracted_30 : f32
    } -> tensor<9x4x2xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map10, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%86, %91 : tensor<9x4xf32>, tensor<9x4x2xf32>) outs(%61 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<9x2xf32>
    %93 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%51 : tensor<9x4xf32>) {
    ^bb0(%out: f32):
      %173 = linalg.index 0 : index
      %174 = linalg.index 1 : index
      %175 = arith.cmpi ult, %174, %c2 : index
      %176 = scf.if %175 -> (f32) {
        %extracted = tensor.extract %62[%173, %174] : tensor<9x2xf32>
        scf.yield %extracted : f32
      } else {
        %177 = arith.subi %174, %c2 : index
        %extracted = tensor.extract %92[%173, %177] : tensor<9x2xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %176 : f32
    } -> tensor<9x4xf32>
    %94 = tensor.empty() : tensor<9x5xf32>
    %95 = linalg.fill ins(%cst_1 : f32) outs(%94 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %96 = linalg.matmul ins(%93, %arg2 : tensor<9x4xf32>, tensor<4x5xf32>) outs(%95 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<9x5xf32>) outs(%94 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = math.tanh %in : f32
      linalg.yield %173 : f32
    } -> tensor<9x5xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%94 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %97 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%94 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x5xf32>
    %100 = tensor.empty() : tensor<9x1xf32>
    %101 = linalg.fill ins(%cst_1 : f32) outs(%100 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %102 = linalg.matmul ins(%97, %arg1 : tensor<9x5xf32>, tensor<5x1xf32>) outs(%101 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %collapsed_24 = tensor.collapse_shape %102 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32>
    %103 = tensor.empty() : tensor<9xf32>
    %104 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%collapsed_24, %arg4 : tensor<9xf32>, tensor<9xf32>) outs(%103 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9xf32>
    %105 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%104, %104 : tensor<9xf32>, tensor<9xf32>) outs(%103 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9xf32>
    %106 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%103 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %107 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%106, %104 : tensor<9xf32>, tensor<9xf32>) outs(%103 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9xf32>
    %108 = tensor.empty() : tensor<f32>
    %109 = linalg.fill ins(%cst_1 : f32) outs(%108 : tensor<f32>) -> tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["reduction"]} ins(%105 : tensor<9xf32>) outs(%109 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.addf %out, %in : f32
      linalg.yield %173 : f32
    } -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%110 : tensor<f32>) outs(%108 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %173 = arith.divf %in, %cst_0 : f32
      linalg.yield %173 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%108 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %113 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel"]} ins(%112 : tensor<f32>) outs(%103 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %114 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%113, %107 : tensor<9xf32>, tensor<9xf32>) outs(%103 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9xf32>
    %115 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<9xf32>) outs(%100 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %116 = tensor.empty() : tensor<1x5xf32>
    %117 = linalg.fill ins(%cst_1 : f32) outs(%116 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %118 = linalg.generic {indexing_maps = [#map14, #map15, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115, %97 : tensor<9x1xf32>, tensor<9x5xf32>) outs(%117 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<1x5xf32>
    %119 = tensor.empty() : tensor<5x1xf32>
    %120 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<1x5xf32>) outs(%119 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map4, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%115, %arg1 : tensor<9x1xf32>, tensor<5x1xf32>) outs(%95 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<9x5xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%121, %99 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%94 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x5xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%122, %97 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%94 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x5xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%94 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.addf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<9x5xf32>
    %125 = tensor.empty() : tensor<5x4xf32>
    %126 = linalg.fill ins(%cst_1 : f32) outs(%125 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %127 = linalg.generic {indexing_maps = [#map14, #map15, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124, %93 : tensor<9x5xf32>, tensor<9x4xf32>) outs(%126 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<5x4xf32>
    %128 = tensor.empty() : tensor<4x5xf32>
    %129 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<5x4xf32>) outs(%128 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %130 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map4, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124, %arg2 : tensor<9x5xf32>, tensor<4x5xf32>) outs(%130 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<9x4xf32>
    %extracted_slice_25 = tensor.extract_slice %131[0, 0] [9, 2] [1, 1] : tensor<9x4xf32> to tensor<9x2xf32>
    %extracted_slice_26 = tensor.extract_slice %131[0, 2] [9, 2] [1, 1] : tensor<9x4xf32> to tensor<9x2xf32>
    %132 = tensor.empty() : tensor<9x2x4xf32>
    %133 = linalg.fill ins(%cst_1 : f32) outs(%132 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %134 = linalg.generic {indexing_maps = [#map9, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %86 : tensor<9x2xf32>, tensor<9x4xf32>) outs(%133 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<9x2x4xf32>
    %135 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<9x2x4xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %136 = tensor.empty() : tensor<16x2xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%136 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2xf32>
    %collapsed_27 = tensor.collapse_shape %90 [[0], [1, 2]] : tensor<9x4x1xi32> into tensor<9x4xi32>
    %138 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<9x4xi32>) outs(%58 : tensor<9x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x1xi32>
    %139 = tensor.empty() : tensor<1x1x16xi32>
    %140 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%139 : tensor<1x1x16xi32>) {
    ^bb0(%out: i32):
      %173 = linalg.index 2 : index
      %174 = arith.index_cast %173 : index to i32
      linalg.yield %174 : i32
    } -> tensor<1x1x16xi32>
    %141 = tensor.empty() : tensor<9x4x16xi32>
    %142 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<9x4x1xi32>) outs(%141 : tensor<9x4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x16xi32>
    %143 = linalg.generic {indexing_maps = [#map18, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<1x1x16xi32>) outs(%141 : tensor<9x4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x16xi32>
    %144 = tensor.empty() : tensor<9x4x16xi1>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %143 : tensor<9x4x16xi32>, tensor<9x4x16xi32>) outs(%144 : tensor<9x4x16xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi eq, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4x16xi1>
    %146 = tensor.empty() : tensor<9x4x16xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<9x4x16xi1>) outs(%146 : tensor<9x4x16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %173 = arith.uitofp %in : i1 to f32
      linalg.yield %173 : f32
    } -> tensor<9x4x16xf32>
    %148 = linalg.fill ins(%cst_1 : f32) outs(%136 : tensor<16x2xf32>) -> tensor<16x2xf32>
    %149 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%147, %135 : tensor<9x4x16xf32>, tensor<9x4x2xf32>) outs(%148 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<16x2xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%137, %149 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%136 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.addf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<16x2xf32>
    %151 = tensor.empty() : tensor<1x16x2xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<16x2xf32>) outs(%151 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x2xf32>
    %padded = tensor.pad %152 low[1, 0, 0] high[0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_1 : f32
    } : tensor<1x16x2xf32> to tensor<2x16x2xf32>
    %153 = linalg.generic {indexing_maps = [#map9, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %53 : tensor<9x2xf32>, tensor<9x4xf32>) outs(%133 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<9x2x4xf32>
    %154 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<9x2x4xf32>) outs(%11 : tensor<9x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x2xf32>
    %collapsed_28 = tensor.collapse_shape %59 [[0], [1, 2]] : tensor<9x4x1xi32> into tensor<9x4xi32>
    %155 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_28 : tensor<9x4xi32>) outs(%58 : tensor<9x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x1xi32>
    %156 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<9x4x1xi32>) outs(%141 : tensor<9x4x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4x16xi32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %143 : tensor<9x4x16xi32>, tensor<9x4x16xi32>) outs(%144 : tensor<9x4x16xi1>) {
    ^bb0(%in: i32, %in_30: i32, %out: i1):
      %173 = arith.cmpi eq, %in, %in_30 : i32
      linalg.yield %173 : i1
    } -> tensor<9x4x16xi1>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<9x4x16xi1>) outs(%146 : tensor<9x4x16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %173 = arith.uitofp %in : i1 to f32
      linalg.yield %173 : f32
    } -> tensor<9x4x16xf32>
    %159 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%158, %154 : tensor<9x4x16xf32>, tensor<9x4x2xf32>) outs(%148 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      %174 = arith.addf %out, %173 : f32
      linalg.yield %174 : f32
    } -> tensor<16x2xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%137, %159 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%136 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.addf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<16x2xf32>
    %161 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<16x2xf32>) outs(%151 : tensor<1x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16x2xf32>
    %padded_29 = tensor.pad %161 low[0, 0, 0] high[1, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_1 : f32
    } : tensor<1x16x2xf32> to tensor<2x16x2xf32>
    %162 = tensor.empty() : tensor<2x16x2xf32>
    %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %padded_29 : tensor<2x16x2xf32>, tensor<2x16x2xf32>) outs(%162 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.addf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<2x16x2xf32>
    %164 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%162 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x2xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %163 : tensor<2x16x2xf32>, tensor<2x16x2xf32>) outs(%162 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<2x16x2xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %165 : tensor<2x16x2xf32>, tensor<2x16x2xf32>) outs(%162 : tensor<2x16x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<2x16x2xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%119 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%167, %120 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%119 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<5x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %168 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%119 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<5x1xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%128 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170, %129 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%128 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.mulf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<4x5xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %171 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%128 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %173 = arith.subf %in, %in_30 : f32
      linalg.yield %173 : f32
    } -> tensor<4x5xf32>
    return %166, %169, %172, %111, %collapsed_24 : tensor<2x16x2xf32>, tensor<5x1xf32>, tensor<4x5xf32>, tensor<f32>, tensor<9xf32>
  }
}

