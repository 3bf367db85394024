#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5, d2, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 * 2 + d5 * 2, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map22 = affine_map<(d0, d1) -> (d1, d0)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5, d3)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x8xf32> {dp.name = "params.back", dp.state}, %arg1: tensor<2x2xf32> {dp.name = "params.pool", dp.state}, %arg2: tensor<8x4xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<6x4x6x2xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<4x8xf32> {dp.name = "params.back", dp.updates = 0 : i64}, tensor<2x2xf32> {dp.name = "params.pool", dp.updates = 1 : i64}, tensor<8x4xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6x2xf32> {dp.name = "most"}) {
    %cst = arith.constant 0.00347222225 : f32
    %cst_0 = arith.constant 0.010416667 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 9.600000e+01 : f32
    %cst_3 = arith.constant 2.880000e+02 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_7 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<4x4xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %96 = linalg.index 0 : index
      %97 = arith.index_cast %96 : index to i32
      linalg.yield %97 : i32
    } -> tensor<4x4xi32>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%0 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%0 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_20: i32, %out: i32):
      %96 = arith.addi %in, %in_20 : i32
      linalg.yield %96 : i32
    } -> tensor<4x4xi32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %96 = linalg.index 1 : index
      %97 = arith.index_cast %96 : index to i32
      linalg.yield %97 : i32
    } -> tensor<4x4xi32>
    %5 = tensor.empty() : tensor<4x4xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%5 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %96 = arith.cmpi eq, %in, %in_20 : i32
      linalg.yield %96 : i1
    } -> tensor<4x4xi1>
    %7 = tensor.empty() : tensor<4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x4xi1>) outs(%7 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %96 = arith.uitofp %in : i1 to f32
      linalg.yield %96 : f32
    } -> tensor<4x4xf32>
    %9 = tensor.empty() : tensor<2x4x4xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x4xf32>) outs(%9 : tensor<2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x4xf32>
    %collapsed = tensor.collapse_shape %10 [[0, 1, 2]] : tensor<2x4x4xf32> into tensor<32xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [8, 1, 2, 2] : tensor<32xf32> into tensor<8x1x2x2xf32>
    %11 = tensor.empty() : tensor<2x2x1x8xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x1x2x2xf32>) outs(%11 : tensor<2x2x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x1x8xf32>
    %collapsed_12 = tensor.collapse_shape %12 [[0, 1, 2, 3]] : tensor<2x2x1x8xf32> into tensor<32xf32>
    %expanded_13 = tensor.expand_shape %collapsed_12 [[0, 1, 2, 3]] output_shape [2, 2, 2, 4] : tensor<32xf32> into tensor<2x2x2x4xf32>
    %13 = tensor.empty() : tensor<6x2x3x2x4xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<6x2x3x2x4xf32>) -> tensor<6x2x3x2x4xf32>
    %15 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%arg3, %expanded_13 : tensor<6x4x6x2xf32>, tensor<2x2x2x4xf32>) outs(%14 : tensor<6x2x3x2x4xf32>) -> tensor<6x2x3x2x4xf32>
    %collapsed_14 = tensor.collapse_shape %15 [[0], [1], [2], [3, 4]] : tensor<6x2x3x2x4xf32> into tensor<6x2x3x8xf32>
    %16 = tensor.empty() : tensor<6x2x3x4xf32>
    %17 = linalg.fill ins(%cst_4 : f32) outs(%16 : tensor<6x2x3x4xf32>) -> tensor<6x2x3x4xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_14, %arg2 : tensor<6x2x3x8xf32>, tensor<8x4xf32>) outs(%17 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<6x2x3x4xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<6x2x3x4xf32>) outs(%16 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = math.tanh %in : f32
      linalg.yield %96 : f32
    } -> tensor<6x2x3x4xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%16 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x3x4xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<6x2x3x4xf32>, tensor<6x2x3x4xf32>) outs(%16 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.subf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x2x3x4xf32>
    %22 = tensor.empty() : tensor<6x2x3x8xf32>
    %23 = linalg.fill ins(%cst_4 : f32) outs(%22 : tensor<6x2x3x8xf32>) -> tensor<6x2x3x8xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%19, %arg0 : tensor<6x2x3x4xf32>, tensor<4x8xf32>) outs(%23 : tensor<6x2x3x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<6x2x3x8xf32>
    %expanded_15 = tensor.expand_shape %24 [[0], [1], [2], [3, 4, 5]] output_shape [6, 2, 3, 2, 2, 2] : tensor<6x2x3x8xf32> into tensor<6x2x3x2x2x2xf32>
    %25 = tensor.empty() : tensor<6x2x2x3x2x2xf32>
    %26 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<6x2x3x2x2x2xf32>) outs(%25 : tensor<6x2x2x3x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x2x3x2x2xf32>
    %collapsed_16 = tensor.collapse_shape %26 [[0], [1, 2], [3, 4], [5]] : tensor<6x2x2x3x2x2xf32> into tensor<6x4x6x2xf32>
    %27 = tensor.empty() : tensor<6x4x6x2xf32>
    %28 = linalg.fill ins(%cst_4 : f32) outs(%27 : tensor<6x4x6x2xf32>) -> tensor<6x4x6x2xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_16, %arg1 : tensor<6x4x6x2xf32>, tensor<2x2xf32>) outs(%28 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<6x4x6x2xf32>
    %30 = tensor.empty() : tensor<6x4x2x2xf32>
    %31 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x2x2xf32>
    %padded = tensor.pad %29 low[0, 1, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_4 : f32
    } : tensor<6x4x6x2xf32> to tensor<6x6x6x2xf32>
    %32 = tensor.empty() : tensor<3x2xf32>
    %33 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %32 : tensor<6x6x6x2xf32>, tensor<3x2xf32>) outs(%31 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %34 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x2x2xf32>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.divf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_16, %arg3 : tensor<6x4x6x2xf32>, tensor<6x4x6x2xf32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.subf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x6x2xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %36 : tensor<6x4x6x2xf32>, tensor<6x4x6x2xf32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x6x2xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x6x2xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %36 : tensor<6x4x6x2xf32>, tensor<6x4x6x2xf32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x6x2xf32>
    %40 = tensor.empty() : tensor<f32>
    %41 = linalg.fill ins(%cst_4 : f32) outs(%40 : tensor<f32>) -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%37 : tensor<6x4x6x2xf32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%42 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_3 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x2x2xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %44 : tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.subf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %45 : tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %47 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x2x2xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %45 : tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%46 : tensor<6x4x2x2xf32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%49 : tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.divf %in, %cst_2 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%43, %50 : tensor<f32>, tensor<f32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.addf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x6x2xf32>
    %padded_17 = tensor.pad %collapsed_16 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_1 : f32
    } : tensor<6x4x6x2xf32> to tensor<6x5x7x2xf32>
    %53 = tensor.empty() : tensor<2x2xf32>
    %54 = linalg.generic {indexing_maps = [#map16, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_17, %53 : tensor<6x5x7x2xf32>, tensor<2x2xf32>) outs(%52 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.maximumf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x6x2xf32>
    %55 = tensor.empty() : tensor<6x2xf32>
    %56 = linalg.fill ins(%cst_4 : f32) outs(%55 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %57 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%54 : tensor<6x4x6x2xf32>) outs(%56 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %96 = arith.addf %out, %in : f32
      linalg.yield %96 : f32
    } -> tensor<6x2xf32>
    %58 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%40 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<f32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x2x2xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %48 : tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %61 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%40 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<f32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x6x2xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %39 : tensor<6x4x6x2xf32>, tensor<6x4x6x2xf32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x6x2xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %34 : tensor<6x4x2x2xf32>, tensor<6x4x2x2xf32>) outs(%30 : tensor<6x4x2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.divf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x2x2xf32>
    %65 = tensor.empty() : tensor<6x6x8x2xf32>
    %66 = linalg.fill ins(%cst_4 : f32) outs(%65 : tensor<6x6x8x2xf32>) -> tensor<6x6x8x2xf32>
    %inserted_slice = tensor.insert_slice %64 into %66[0, 1, 2, 0] [6, 4, 2, 2] [1, 1, 2, 1] : tensor<6x4x2x2xf32> into tensor<6x6x8x2xf32>
    %67 = linalg.pooling_nhwc_sum {dilations = dense<[1, 2]> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %32 : tensor<6x6x8x2xf32>, tensor<3x2xf32>) outs(%28 : tensor<6x4x6x2xf32>) -> tensor<6x4x6x2xf32>
    %68 = linalg.fill ins(%cst_4 : f32) outs(%53 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %69 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%67, %collapsed_16 : tensor<6x4x6x2xf32>, tensor<6x4x6x2xf32>) outs(%68 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<2x2xf32>
    %70 = linalg.generic {indexing_maps = [#map22, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<2x2xf32>) outs(%53 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map23, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%67, %arg1 : tensor<6x4x6x2xf32>, tensor<2x2xf32>) outs(%28 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<6x4x6x2xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %71 : tensor<6x4x6x2xf32>, tensor<6x4x6x2xf32>) outs(%27 : tensor<6x4x6x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.addf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x4x6x2xf32>
    %expanded_18 = tensor.expand_shape %72 [[0], [1, 2], [3, 4], [5]] output_shape [6, 2, 2, 3, 2, 2] : tensor<6x4x6x2xf32> into tensor<6x2x2x3x2x2xf32>
    %73 = tensor.empty() : tensor<6x2x3x2x2x2xf32>
    %74 = linalg.generic {indexing_maps = [#map24, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<6x2x2x3x2x2xf32>) outs(%73 : tensor<6x2x3x2x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x3x2x2x2xf32>
    %collapsed_19 = tensor.collapse_shape %74 [[0], [1], [2], [3, 4, 5]] : tensor<6x2x3x2x2x2xf32> into tensor<6x2x3x8xf32>
    %75 = tensor.empty() : tensor<8x4xf32>
    %76 = linalg.fill ins(%cst_4 : f32) outs(%75 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %77 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%collapsed_19, %19 : tensor<6x2x3x8xf32>, tensor<6x2x3x4xf32>) outs(%76 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<8x4xf32>
    %78 = tensor.empty() : tensor<4x8xf32>
    %79 = linalg.generic {indexing_maps = [#map22, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<8x4xf32>) outs(%78 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %80 = linalg.generic {indexing_maps = [#map6, #map23, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_19, %arg0 : tensor<6x2x3x8xf32>, tensor<4x8xf32>) outs(%17 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<6x2x3x4xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %21 : tensor<6x2x3x4xf32>, tensor<6x2x3x4xf32>) outs(%16 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x2x3x4xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %19 : tensor<6x2x3x4xf32>, tensor<6x2x3x4xf32>) outs(%16 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x2x3x4xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %82 : tensor<6x2x3x4xf32>, tensor<6x2x3x4xf32>) outs(%16 : tensor<6x2x3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.addf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<6x2x3x4xf32>
    %84 = linalg.fill ins(%cst_4 : f32) outs(%78 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %85 = linalg.generic {indexing_maps = [#map19, #map20, #map21], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%83, %collapsed_14 : tensor<6x2x3x4xf32>, tensor<6x2x3x8xf32>) outs(%84 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      %97 = arith.addf %out, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<4x8xf32>
    %86 = linalg.generic {indexing_maps = [#map22, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<4x8xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%78 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %79 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%78 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<4x8xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %88 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%78 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.subf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<4x8xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%53 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %70 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%53 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<2x2xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %91 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%53 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.subf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<2x2xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%93, %86 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.mulf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<8x4xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %94 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %96 = arith.subf %in, %in_20 : f32
      linalg.yield %96 : f32
    } -> tensor<8x4xf32>
    return %89, %92, %95, %51, %57 : tensor<4x8xf32>, tensor<2x2xf32>, tensor<8x4xf32>, tensor<f32>, tensor<6x2xf32>
  }
}

