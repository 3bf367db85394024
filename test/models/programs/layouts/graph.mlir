#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 * 2 + d3, d4 + d5, d0)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d1, d4)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d0, d1, d5 + d6)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d2, d1, d4, d6)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d5, d0, d2, d7)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3 + d4, d5 + d6, d0, d1, d7)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 + d3, d4 + d5, d0)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d1, d2, d4)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d8, d0, d2 + d3, d4 * 2 + d5, d6 + d7)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d3, d5, d7, d1, d0)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d8, d2, d4, d6, d1)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d5, d3 + d4, d1)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d1, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d5, d3, d0, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map23 = affine_map<(d0, d1) -> ()>
#map24 = affine_map<(d0, d1) -> (d0, d1)>
#map25 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map26 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4, d1)>
#map28 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map29 = affine_map<(d0, d1) -> (d0)>
#map30 = affine_map<(d0) -> ()>
#map31 = affine_map<(d0) -> (d0)>
#map32 = affine_map<(d0, d1) -> (d0, 0)>
#map33 = affine_map<(d0, d1, d2) -> ()>
#map34 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map35 = affine_map<(d0, d1, d2) -> (d2)>
#map36 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map37 = affine_map<() -> ()>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map39 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map40 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map41 = affine_map<(d0, d1) -> (d1, d0)>
#map42 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map43 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4)>
#map45 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3 + d4, d5)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d4, d0, d2)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d5, d3)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d8, d2 + d3, d4 + d5, d6 + d7)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d3, d5, d7, d1)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d2, d4, d6, d1, d8)>
#map52 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2 * 2 + d3, d4)>
#map53 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1)>
#map54 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d4, d1)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d5)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#map58 = affine_map<(d0, d1, d2, d3) -> (-d0 + 1, -d1 + 2, d2, d3)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d0, d2 * 2 + d3, d4 * 3 + d5)>
#map60 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d1, d0)>
#map61 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d4, d1)>
#map62 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3 + d4, d5 + d6, d0, d7, d1)>
#map63 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d4, d6, d0, d2)>
#map64 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d5, d7, d0, d2)>
#map65 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map66 = affine_map<(d0, d1, d2, d3) -> (-d0 + 2, -d1 + 1, d2, d3)>
#map67 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>
#map68 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d0, d2, d1)>
#map69 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d3 + d4, d0, d7, d5 + d6)>
#map70 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d2, d7, d3, d5)>
#map71 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d0, d2, d3, d4)>
#map72 = affine_map<(d0, d1, d2, d3) -> (d0, d1, -d2 + 2, -d3 + 2)>
#map73 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d0, d2, d4, d6)>
#map74 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d0, d2, d5)>
#map75 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 * 2 + d5, d6)>
#map76 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d1, d5)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x4x3xf32> {dp.name = "params.batch", dp.state}, %arg1: tensor<3x4x2xf32> {dp.name = "params.both", dp.state}, %arg2: tensor<3x2x1x12xf32> {dp.name = "params.depth", dp.state}, %arg3: tensor<6x2x3x3xf32> {dp.name = "params.grouped", dp.state}, %arg4: tensor<14x3xf32> {dp.name = "params.out", dp.state}, %arg5: tensor<3x2x3x4xf32> {dp.name = "params.plain", dp.state}, %arg6: tensor<2x3x12x3xf32> {dp.name = "params.up", dp.state}, %arg7: tensor<3x2x2x4x2xf32> {dp.name = "params.volume", dp.state}, %arg8: tensor<6x9x4xf32> {dp.name = "s", dp.scatter = 0 : i64}, %arg9: tensor<6x2x4x5x3xf32> {dp.name = "v", dp.scatter = 0 : i64}, %arg10: tensor<6x7x8x3xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg11: tensor<6xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x4x3xf32> {dp.name = "params.batch", dp.updates = 0 : i64}, tensor<3x4x2xf32> {dp.name = "params.both", dp.updates = 1 : i64}, tensor<3x2x1x12xf32> {dp.name = "params.depth", dp.updates = 2 : i64}, tensor<6x2x3x3xf32> {dp.name = "params.grouped", dp.updates = 3 : i64}, tensor<14x3xf32> {dp.name = "params.out", dp.updates = 4 : i64}, tensor<3x2x3x4xf32> {dp.name = "params.plain", dp.updates = 5 : i64}, tensor<2x3x12x3xf32> {dp.name = "params.up", dp.updates = 6 : i64}, tensor<3x2x2x4x2xf32> {dp.name = "params.volume", dp.updates = 7 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xf32> {dp.name = "up"}) {
    %cst = arith.constant 0.166666672 : f32
    %cst_0 = arith.constant 0.0119047621 : f32
    %c10 = arith.constant 10 : index
    %c8 = arith.constant 8 : index
    %c5 = arith.constant 5 : index
    %cst_1 = arith.constant 8.400000e+01 : f32
    %cst_2 = arith.constant 6.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_3 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %cst_5 = arith.constant dense<3> : tensor<i32>
    %cst_6 = arith.constant dense<2> : tensor<1xi32>
    %cst_7 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_8 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_9 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_10 = arith.constant dense<4.320000e+02> : tensor<f32>
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<3.600000e+01> : tensor<f32>
    %cst_13 = arith.constant dense<1.200000e+01> : tensor<f32>
    %cst_14 = arith.constant dense<1.440000e+02> : tensor<f32>
    %cst_15 = arith.constant dense<2.800000e+01> : tensor<f32>
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg10 low[0, 1, 0, 0] high[0, 2, 1, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x7x8x3xf32> to tensor<6x10x9x3xf32>
    %0 = tensor.empty() : tensor<3x3x3x4xf32>
    %1 = linalg.fill ins(%cst_18 : f32) outs(%0 : tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %inserted_slice = tensor.insert_slice %arg5 into %1[0, 0, 0, 0] [3, 2, 3, 4] [1, 2, 1, 1] : tensor<3x2x3x4xf32> into tensor<3x3x3x4xf32>
    %2 = tensor.empty() : tensor<6x4x4x7xf32>
    %3 = linalg.fill ins(%cst_18 : f32) outs(%2 : tensor<6x4x4x7xf32>) -> tensor<6x4x4x7xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %inserted_slice : tensor<6x10x9x3xf32>, tensor<3x3x3x4xf32>) outs(%3 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x4x4x7xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<6x4x4x7xf32>) outs(%2 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.tanh %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x4x7xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%2 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x7xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %5 : tensor<6x4x4x7xf32>, tensor<6x4x4x7xf32>) outs(%2 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x4x7xf32>
    %padded_19 = tensor.pad %5 low[0, 1, 0, 2] high[0, 1, 0, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x4x4x7xf32> to tensor<6x6x4x9xf32>
    %expanded = tensor.expand_shape %padded_19 [[0], [1], [2, 3], [4]] output_shape [6, 6, 2, 2, 9] : tensor<6x6x4x9xf32> into tensor<6x6x2x2x9xf32>
    %expanded_20 = tensor.expand_shape %arg3 [[0, 1], [2], [3], [4]] output_shape [2, 3, 2, 3, 3] : tensor<6x2x3x3xf32> into tensor<2x3x2x3x3xf32>
    %8 = tensor.empty() : tensor<4x7x2x3x6xf32>
    %9 = linalg.fill ins(%cst_18 : f32) outs(%8 : tensor<4x7x2x3x6xf32>) -> tensor<4x7x2x3x6xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_20 : tensor<6x6x2x2x9xf32>, tensor<2x3x2x3x3xf32>) outs(%9 : tensor<4x7x2x3x6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<4x7x2x3x6xf32>
    %collapsed = tensor.collapse_shape %10 [[0], [1], [2, 3], [4]] : tensor<4x7x2x3x6xf32> into tensor<4x7x6x6xf32>
    %11 = tensor.empty() : tensor<4x7x6x6xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x7x6x6xf32>) outs(%11 : tensor<4x7x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.tanh %in : f32
      linalg.yield %240 : f32
    } -> tensor<4x7x6x6xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%11 : tensor<4x7x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7x6x6xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %12 : tensor<4x7x6x6xf32>, tensor<4x7x6x6xf32>) outs(%11 : tensor<4x7x6x6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<4x7x6x6xf32>
    %padded_21 = tensor.pad %12 low[1, 0, 0, 0] high[1, 1, 0, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<4x7x6x6xf32> to tensor<6x8x6x6xf32>
    %expanded_22 = tensor.expand_shape %padded_21 [[0], [1], [2], [3, 4]] output_shape [6, 8, 6, 1, 6] : tensor<6x8x6x6xf32> into tensor<6x8x6x1x6xf32>
    %expanded_23 = tensor.expand_shape %arg2 [[0], [1], [2], [3, 4]] output_shape [3, 2, 1, 6, 2] : tensor<3x2x1x12xf32> into tensor<3x2x1x6x2xf32>
    %15 = tensor.empty() : tensor<6x4x7x6x2xf32>
    %16 = linalg.fill ins(%cst_18 : f32) outs(%15 : tensor<6x4x7x6x2xf32>) -> tensor<6x4x7x6x2xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<6x8x6x1x6xf32>, tensor<3x2x1x6x2xf32>) outs(%16 : tensor<6x4x7x6x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x4x7x6x2xf32>
    %collapsed_24 = tensor.collapse_shape %17 [[0], [1], [2], [3, 4]] : tensor<6x4x7x6x2xf32> into tensor<6x4x7x12xf32>
    %18 = tensor.empty() : tensor<6x4x7x12xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24 : tensor<6x4x7x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.tanh %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x7x12xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x7x12xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<6x4x7x12xf32>, tensor<6x4x7x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x7x12xf32>
    %22 = tensor.empty() : tensor<6x9x21x12xf32>
    %23 = linalg.fill ins(%cst_18 : f32) outs(%22 : tensor<6x9x21x12xf32>) -> tensor<6x9x21x12xf32>
    %inserted_slice_25 = tensor.insert_slice %19 into %23[0, 1, 0, 0] [6, 4, 7, 12] [1, 2, 3, 1] : tensor<6x4x7x12xf32> into tensor<6x9x21x12xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice_25[0, 0, 1, 0] [6, 9, 20, 12] [1, 1, 1, 1] : tensor<6x9x21x12xf32> to tensor<6x9x20x12xf32>
    %24 = tensor.empty() : tensor<6x3x8x18xf32>
    %25 = linalg.fill ins(%cst_18 : f32) outs(%24 : tensor<6x3x8x18xf32>) -> tensor<6x3x8x18xf32>
    %26 = linalg.generic {indexing_maps = [#map11, #map1, #map12], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%extracted_slice, %arg6 : tensor<6x9x20x12xf32>, tensor<2x3x12x3xf32>) outs(%25 : tensor<6x3x8x18xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x3x8x18xf32>
    %27 = tensor.empty() : tensor<6x12x2xf32>
    %28 = linalg.fill ins(%cst_18 : f32) outs(%27 : tensor<6x12x2xf32>) -> tensor<6x12x2xf32>
    %29 = tensor.empty() : tensor<6x28x4xf32>
    %30 = linalg.fill ins(%cst_18 : f32) outs(%29 : tensor<6x28x4xf32>) -> tensor<6x28x4xf32>
    %inserted_slice_26 = tensor.insert_slice %arg8 into %30[0, 2, 0] [6, 9, 4] [1, 3, 1] : tensor<6x9x4xf32> into tensor<6x28x4xf32>
    %31 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%inserted_slice_26, %arg1 : tensor<6x28x4xf32>, tensor<3x4x2xf32>) outs(%28 : tensor<6x12x2xf32>) -> tensor<6x12x2xf32>
    %padded_27 = tensor.pad %arg9 low[0, 0, 1, 0, 0] high[0, 0, 1, 1, 1] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index, %arg16: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x2x4x5x3xf32> to tensor<6x2x6x6x4xf32>
    %32 = tensor.empty() : tensor<6x4x3x3x4xf32>
    %33 = linalg.fill ins(%cst_18 : f32) outs(%32 : tensor<6x4x3x3x4xf32>) -> tensor<6x4x3x3x4xf32>
    %34 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_27, %arg7 : tensor<6x2x6x6x4xf32>, tensor<3x2x2x4x2xf32>) outs(%33 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x4x3x3x4xf32>
    %35 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<6x4x3x3x4xf32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.tanh %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x3x3x4xf32>
    %36 = linalg.generic {indexing_maps = [#map17, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x3x3x4xf32>
    %37 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36, %35 : tensor<6x4x3x3x4xf32>, tensor<6x4x3x3x4xf32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x3x3x4xf32>
    %expanded_28 = tensor.expand_shape %arg8 [[0, 1], [2], [3]] output_shape [2, 3, 9, 4] : tensor<6x9x4xf32> into tensor<2x3x9x4xf32>
    %expanded_29 = tensor.expand_shape %arg0 [[0, 1], [2], [3]] output_shape [2, 2, 4, 3] : tensor<4x4x3xf32> into tensor<2x2x4x3xf32>
    %38 = tensor.empty() : tensor<3x7x2x2xf32>
    %39 = linalg.fill ins(%cst_18 : f32) outs(%38 : tensor<3x7x2x2xf32>) -> tensor<3x7x2x2xf32>
    %40 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel"]} ins(%expanded_28, %expanded_29 : tensor<2x3x9x4xf32>, tensor<2x2x4x3xf32>) outs(%39 : tensor<3x7x2x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<3x7x2x2xf32>
    %collapsed_30 = tensor.collapse_shape %40 [[0], [1], [2, 3]] : tensor<3x7x2x2xf32> into tensor<3x7x4xf32>
    %41 = tensor.empty() : tensor<6x12xf32>
    %42 = linalg.fill ins(%cst_18 : f32) outs(%41 : tensor<6x12xf32>) -> tensor<6x12xf32>
    %43 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%19 : tensor<6x4x7x12xf32>) outs(%42 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x12xf32>
    %44 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%41 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x12xf32>
    %45 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%41 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x12xf32>
    %extracted_slice_31 = tensor.extract_slice %45[0, 0] [6, 5] [1, 1] : tensor<6x12xf32> to tensor<6x5xf32>
    %46 = tensor.empty() : tensor<6x3xf32>
    %47 = linalg.fill ins(%cst_18 : f32) outs(%46 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%26 : tensor<6x3x8x18xf32>) outs(%47 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %49 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %50 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %51 = tensor.empty() : tensor<6x2xf32>
    %52 = linalg.fill ins(%cst_18 : f32) outs(%51 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %53 = linalg.generic {indexing_maps = [#map25, #map26], iterator_types = ["parallel", "parallel", "reduction"]} ins(%31 : tensor<6x12x2xf32>) outs(%52 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x2xf32>
    %54 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%51 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2xf32>
    %55 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%53, %54 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%51 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x2xf32>
    %56 = tensor.empty() : tensor<6x4xf32>
    %57 = linalg.fill ins(%cst_18 : f32) outs(%56 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %58 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%35 : tensor<6x4x3x3x4xf32>) outs(%57 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x4xf32>
    %59 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%56 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %60 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%56 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4xf32>
    %61 = tensor.empty() : tensor<6x14xf32>
    %62 = linalg.generic {indexing_maps = [#map24], iterator_types = ["parallel", "parallel"]} outs(%61 : tensor<6x14xf32>) {
    ^bb0(%out: f32):
      %240 = linalg.index 0 : index
      %241 = linalg.index 1 : index
      %242 = arith.cmpi ult, %241, %c5 : index
      %243 = scf.if %242 -> (f32) {
        %extracted = tensor.extract %extracted_slice_31[%240, %241] : tensor<6x5xf32>
        scf.yield %extracted : f32
      } else {
        %244 = arith.cmpi ult, %241, %c8 : index
        %245 = scf.if %244 -> (f32) {
          %246 = arith.subi %241, %c5 : index
          %extracted = tensor.extract %50[%240, %246] : tensor<6x3xf32>
          scf.yield %extracted : f32
        } else {
          %246 = arith.cmpi ult, %241, %c10 : index
          %247 = scf.if %246 -> (f32) {
            %248 = arith.subi %241, %c8 : index
            %extracted = tensor.extract %55[%240, %248] : tensor<6x2xf32>
            scf.yield %extracted : f32
          } else {
            %248 = arith.subi %241, %c10 : index
            %extracted = tensor.extract %60[%240, %248] : tensor<6x4xf32>
            scf.yield %extracted : f32
          }
          scf.yield %247 : f32
        }
        scf.yield %245 : f32
      }
      linalg.yield %243 : f32
    } -> tensor<6x14xf32>
    %63 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<6x14xf32>) outs(%61 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.tanh %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x14xf32>
    %64 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%61 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x14xf32>
    %65 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%64, %63 : tensor<6x14xf32>, tensor<6x14xf32>) outs(%61 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x14xf32>
    %66 = linalg.matmul ins(%63, %arg4 : tensor<6x14xf32>, tensor<14x3xf32>) outs(%47 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %67 = tensor.empty() : tensor<6xf32>
    %68 = linalg.fill ins(%cst_3 : f32) outs(%67 : tensor<6xf32>) -> tensor<6xf32>
    %69 = linalg.generic {indexing_maps = [#map24, #map29], iterator_types = ["parallel", "reduction"]} ins(%66 : tensor<6x3xf32>) outs(%68 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.maximumf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %70 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %71 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel"]} ins(%70, %69 : tensor<6xf32>, tensor<6xf32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.maximumf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %72 = tensor.empty() : tensor<6x1xf32>
    %73 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<6xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %74 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<6x1xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %75 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%66, %74 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %76 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.exp %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %77 = linalg.fill ins(%cst_18 : f32) outs(%67 : tensor<6xf32>) -> tensor<6xf32>
    %78 = linalg.generic {indexing_maps = [#map24, #map29], iterator_types = ["parallel", "reduction"]} ins(%76 : tensor<6x3xf32>) outs(%77 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %79 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<6xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %80 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<6x1xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = math.log %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x1xf32>
    %81 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<6x1xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %82 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%75, %81 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %83 = tensor.empty() : tensor<6x1xi32>
    %84 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<6xi32>) outs(%83 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %85 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%83 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %86 = tensor.empty() : tensor<6x1xi1>
    %87 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%84, %85 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%86 : tensor<6x1xi1>) {
    ^bb0(%in: i32, %in_62: i32, %out: i1):
      %240 = arith.cmpi slt, %in, %in_62 : i32
      linalg.yield %240 : i1
    } -> tensor<6x1xi1>
    %88 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%83 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %89 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%84, %88 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%83 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %in_62: i32, %out: i32):
      %240 = arith.addi %in, %in_62 : i32
      linalg.yield %240 : i32
    } -> tensor<6x1xi32>
    %90 = linalg.generic {indexing_maps = [#map24, #map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%87, %89, %84 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%83 : tensor<6x1xi32>) {
    ^bb0(%in: i1, %in_62: i32, %in_63: i32, %out: i32):
      %240 = arith.select %in, %in_62, %in_63 : i32
      linalg.yield %240 : i32
    } -> tensor<6x1xi32>
    %expanded_32 = tensor.expand_shape %90 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32>
    %91 = tensor.empty() : tensor<6x1x1xi32>
    %92 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%91 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %93 = tensor.empty() : tensor<6x1x1xi1>
    %94 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %92 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%93 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %in_62: i32, %out: i1):
      %240 = arith.cmpi sge, %in, %in_62 : i32
      linalg.yield %240 : i1
    } -> tensor<6x1x1xi1>
    %95 = tensor.empty() : tensor<1x1x1xi32>
    %96 = linalg.generic {indexing_maps = [#map35, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<1xi32>) outs(%95 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %97 = linalg.generic {indexing_maps = [#map36, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x1x1xi32>) outs(%91 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %98 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %97 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%93 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %in_62: i32, %out: i1):
      %240 = arith.cmpi sle, %in, %in_62 : i32
      linalg.yield %240 : i1
    } -> tensor<6x1x1xi1>
    %99 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %98 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%93 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1, %in_62: i1, %out: i1):
      %240 = arith.andi %in, %in_62 : i1
      linalg.yield %240 : i1
    } -> tensor<6x1x1xi1>
    %100 = linalg.fill ins(%true : i1) outs(%86 : tensor<6x1xi1>) -> tensor<6x1xi1>
    %101 = linalg.generic {indexing_maps = [#map34, #map26], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<6x1x1xi1>) outs(%100 : tensor<6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %240 = arith.andi %out, %in : i1
      linalg.yield %240 : i1
    } -> tensor<6x1xi1>
    %102 = linalg.generic {indexing_maps = [#map24], iterator_types = ["parallel", "parallel"]} outs(%72 : tensor<6x1xf32>) {
    ^bb0(%out: f32):
      %240 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_32[%240, %c0, %c0] : tensor<6x1x1xi32>
      %241 = arith.index_cast %extracted : i32 to index
      %242 = arith.maxsi %241, %c0 : index
      %243 = arith.minsi %242, %c2 : index
      %extracted_62 = tensor.extract %82[%240, %243] : tensor<6x3xf32>
      linalg.yield %extracted_62 : f32
    } -> tensor<6x1xf32>
    %103 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %104 = linalg.generic {indexing_maps = [#map24, #map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%101, %102, %103 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_62: f32, %in_63: f32, %out: f32):
      %240 = arith.select %in, %in_62, %in_63 : f32
      linalg.yield %240 : f32
    } -> tensor<6x1xf32>
    %collapsed_33 = tensor.collapse_shape %104 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %105 = linalg.generic {indexing_maps = [#map31, #map31], iterator_types = ["parallel"]} ins(%collapsed_33 : tensor<6xf32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.negf %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %106 = tensor.empty() : tensor<f32>
    %107 = linalg.fill ins(%cst_18 : f32) outs(%106 : tensor<f32>) -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map31, #map30], iterator_types = ["reduction"]} ins(%105 : tensor<6xf32>) outs(%107 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<f32>
    %109 = linalg.generic {indexing_maps = [#map37, #map37], iterator_types = []} ins(%108 : tensor<f32>) outs(%106 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.divf %in, %cst_2 : f32
      linalg.yield %240 : f32
    } -> tensor<f32>
    %110 = tensor.empty() : tensor<3x7x4xf32>
    %111 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_30, %collapsed_30 : tensor<3x7x4xf32>, tensor<3x7x4xf32>) outs(%110 : tensor<3x7x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x7x4xf32>
    %112 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%110 : tensor<3x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x4xf32>
    %113 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %collapsed_30 : tensor<3x7x4xf32>, tensor<3x7x4xf32>) outs(%110 : tensor<3x7x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x7x4xf32>
    %114 = linalg.generic {indexing_maps = [#map34, #map33], iterator_types = ["reduction", "reduction", "reduction"]} ins(%111 : tensor<3x7x4xf32>) outs(%107 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map37, #map37], iterator_types = []} ins(%114 : tensor<f32>) outs(%106 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.divf %in, %cst_1 : f32
      linalg.yield %240 : f32
    } -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map37, #map37, #map37], iterator_types = []} ins(%109, %115 : tensor<f32>, tensor<f32>) outs(%106 : tensor<f32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map3, #map38], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%26 : tensor<6x3x8x18xf32>) outs(%77 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %118 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %119 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel"]} ins(%117, %118 : tensor<6xf32>, tensor<6xf32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %120 = linalg.generic {indexing_maps = [#map37], iterator_types = []} outs(%106 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %121 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<f32>) outs(%110 : tensor<3x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x7x4xf32>
    %122 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %113 : tensor<3x7x4xf32>, tensor<3x7x4xf32>) outs(%110 : tensor<3x7x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x7x4xf32>
    %123 = linalg.generic {indexing_maps = [#map37], iterator_types = []} outs(%106 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel"]} ins(%123 : tensor<f32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %125 = linalg.generic {indexing_maps = [#map31, #map31], iterator_types = ["parallel"]} ins(%124 : tensor<6xf32>) outs(%67 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.negf %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %126 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<6xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %127 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %128 = "stablehlo.scatter"(%127, %expanded_32, %126) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %240 = tensor.empty() : tensor<f32>
      %241 = linalg.generic {indexing_maps = [#map37, #map37, #map37], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%240 : tensor<f32>) {
      ^bb0(%in: f32, %in_62: f32, %out: f32):
        %242 = arith.addf %in, %in_62 : f32
        linalg.yield %242 : f32
      } -> tensor<f32>
      "stablehlo.return"(%241) : (tensor<f32>) -> ()
    }) : (tensor<6x3xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x3xf32>
    %129 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.negf %in : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %130 = linalg.generic {indexing_maps = [#map24, #map29], iterator_types = ["parallel", "reduction"]} ins(%129 : tensor<6x3xf32>) outs(%77 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %expanded_34 = tensor.expand_shape %130 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %131 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%expanded_34, %79 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%72 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x1xf32>
    %132 = linalg.generic {indexing_maps = [#map24, #map29], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<6x1xf32>) outs(%77 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %240 = arith.addf %out, %in : f32
      linalg.yield %240 : f32
    } -> tensor<6xf32>
    %133 = linalg.generic {indexing_maps = [#map29, #map24], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<6xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %134 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%133, %76 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %135 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%128, %134 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %136 = tensor.empty() : tensor<3x14xf32>
    %137 = linalg.fill ins(%cst_18 : f32) outs(%136 : tensor<3x14xf32>) -> tensor<3x14xf32>
    %138 = linalg.generic {indexing_maps = [#map39, #map40, #map26], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135, %63 : tensor<6x3xf32>, tensor<6x14xf32>) outs(%137 : tensor<3x14xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<3x14xf32>
    %139 = tensor.empty() : tensor<14x3xf32>
    %140 = linalg.generic {indexing_maps = [#map41, #map24], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<3x14xf32>) outs(%139 : tensor<14x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x3xf32>
    %141 = linalg.fill ins(%cst_18 : f32) outs(%61 : tensor<6x14xf32>) -> tensor<6x14xf32>
    %142 = linalg.generic {indexing_maps = [#map42, #map43, #map26], iterator_types = ["parallel", "parallel", "reduction"]} ins(%135, %arg4 : tensor<6x3xf32>, tensor<14x3xf32>) outs(%141 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x14xf32>
    %143 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%142, %65 : tensor<6x14xf32>, tensor<6x14xf32>) outs(%61 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x14xf32>
    %144 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%143, %63 : tensor<6x14xf32>, tensor<6x14xf32>) outs(%61 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x14xf32>
    %145 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<6x14xf32>, tensor<6x14xf32>) outs(%61 : tensor<6x14xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x14xf32>
    %extracted_slice_35 = tensor.extract_slice %145[0, 0] [6, 5] [1, 1] : tensor<6x14xf32> to tensor<6x5xf32>
    %extracted_slice_36 = tensor.extract_slice %145[0, 5] [6, 3] [1, 1] : tensor<6x14xf32> to tensor<6x3xf32>
    %extracted_slice_37 = tensor.extract_slice %145[0, 8] [6, 2] [1, 1] : tensor<6x14xf32> to tensor<6x2xf32>
    %extracted_slice_38 = tensor.extract_slice %145[0, 10] [6, 4] [1, 1] : tensor<6x14xf32> to tensor<6x4xf32>
    %146 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38, %59 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%56 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4xf32>
    %147 = linalg.generic {indexing_maps = [#map44, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<6x4xf32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x3x3x4xf32>
    %148 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %54 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%51 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x2xf32>
    %149 = linalg.generic {indexing_maps = [#map42, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x2xf32>) outs(%27 : tensor<6x12x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x12x2xf32>
    %150 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36, %49 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%46 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x3xf32>
    %151 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<6x3xf32>) outs(%24 : tensor<6x3x8x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x8x18xf32>
    %padded_39 = tensor.pad %extracted_slice_35 low[0, 0] high[0, 7] {
    ^bb0(%arg12: index, %arg13: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x5xf32> to tensor<6x12xf32>
    %152 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%padded_39, %44 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%41 : tensor<6x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.divf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x12xf32>
    %153 = linalg.generic {indexing_maps = [#map45, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<6x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x7x12xf32>
    %expanded_40 = tensor.expand_shape %122 [[0], [1], [2, 3]] output_shape [3, 7, 2, 2] : tensor<3x7x4xf32> into tensor<3x7x2x2xf32>
    %154 = tensor.empty() : tensor<2x2x4x3xf32>
    %155 = linalg.fill ins(%cst_18 : f32) outs(%154 : tensor<2x2x4x3xf32>) -> tensor<2x2x4x3xf32>
    %156 = linalg.generic {indexing_maps = [#map46, #map47, #map48], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel"]} ins(%expanded_28, %expanded_40 : tensor<2x3x9x4xf32>, tensor<3x7x2x2xf32>) outs(%155 : tensor<2x2x4x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<2x2x4x3xf32>
    %collapsed_41 = tensor.collapse_shape %156 [[0, 1], [2], [3]] : tensor<2x2x4x3xf32> into tensor<4x4x3xf32>
    %157 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%147, %37 : tensor<6x4x3x3x4xf32>, tensor<6x4x3x3x4xf32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x3x3x4xf32>
    %158 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%157, %35 : tensor<6x4x3x3x4xf32>, tensor<6x4x3x3x4xf32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x3x3x4xf32>
    %159 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<6x4x3x3x4xf32>, tensor<6x4x3x3x4xf32>) outs(%32 : tensor<6x4x3x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x3x3x4xf32>
    %160 = tensor.empty() : tensor<6x4x5x3x4xf32>
    %161 = linalg.fill ins(%cst_18 : f32) outs(%160 : tensor<6x4x5x3x4xf32>) -> tensor<6x4x5x3x4xf32>
    %inserted_slice_42 = tensor.insert_slice %159 into %161[0, 0, 0, 0, 0] [6, 4, 3, 3, 4] [1, 1, 2, 1, 1] : tensor<6x4x3x3x4xf32> into tensor<6x4x5x3x4xf32>
    %162 = tensor.empty() : tensor<3x2x2x4x2xf32>
    %163 = linalg.fill ins(%cst_18 : f32) outs(%162 : tensor<3x2x2x4x2xf32>) -> tensor<3x2x2x4x2xf32>
    %164 = linalg.generic {indexing_maps = [#map49, #map50, #map51], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_27, %inserted_slice_42 : tensor<6x2x6x6x4xf32>, tensor<6x4x5x3x4xf32>) outs(%163 : tensor<3x2x2x4x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<3x2x2x4x2xf32>
    %165 = tensor.empty() : tensor<6x27x4xf32>
    %166 = linalg.fill ins(%cst_18 : f32) outs(%165 : tensor<6x27x4xf32>) -> tensor<6x27x4xf32>
    %inserted_slice_43 = tensor.insert_slice %arg8 into %166[0, 2, 0] [6, 9, 4] [1, 3, 1] : tensor<6x9x4xf32> into tensor<6x27x4xf32>
    %167 = tensor.empty() : tensor<6x23x2xf32>
    %168 = linalg.fill ins(%cst_18 : f32) outs(%167 : tensor<6x23x2xf32>) -> tensor<6x23x2xf32>
    %inserted_slice_44 = tensor.insert_slice %149 into %168[0, 0, 0] [6, 12, 2] [1, 2, 1] : tensor<6x12x2xf32> into tensor<6x23x2xf32>
    %169 = tensor.empty() : tensor<3x4x2xf32>
    %170 = linalg.fill ins(%cst_18 : f32) outs(%169 : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
    %171 = linalg.generic {indexing_maps = [#map52, #map53, #map54], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel"]} ins(%inserted_slice_43, %inserted_slice_44 : tensor<6x27x4xf32>, tensor<6x23x2xf32>) outs(%170 : tensor<3x4x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<3x4x2xf32>
    %172 = tensor.empty() : tensor<2x3x12x3xf32>
    %173 = linalg.fill ins(%cst_18 : f32) outs(%172 : tensor<2x3x12x3xf32>) -> tensor<2x3x12x3xf32>
    %174 = linalg.generic {indexing_maps = [#map55, #map56, #map57], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%extracted_slice, %151 : tensor<6x9x20x12xf32>, tensor<6x3x8x18xf32>) outs(%173 : tensor<2x3x12x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<2x3x12x3xf32>
    %175 = linalg.generic {indexing_maps = [#map58, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x3x12x3xf32>) outs(%172 : tensor<2x3x12x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x12x3xf32>
    %padded_45 = tensor.pad %151 low[0, 0, 0, 3] high[0, 0, 0, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x3x8x18xf32> to tensor<6x3x8x21xf32>
    %176 = linalg.fill ins(%cst_18 : f32) outs(%18 : tensor<6x4x7x12xf32>) -> tensor<6x4x7x12xf32>
    %177 = linalg.generic {indexing_maps = [#map59, #map60, #map61], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_45, %175 : tensor<6x3x8x21xf32>, tensor<2x3x12x3xf32>) outs(%176 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x4x7x12xf32>
    %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %177 : tensor<6x4x7x12xf32>, tensor<6x4x7x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x7x12xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %21 : tensor<6x4x7x12xf32>, tensor<6x4x7x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x7x12xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %19 : tensor<6x4x7x12xf32>, tensor<6x4x7x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x7x12xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%179, %180 : tensor<6x4x7x12xf32>, tensor<6x4x7x12xf32>) outs(%18 : tensor<6x4x7x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x7x12xf32>
    %expanded_46 = tensor.expand_shape %181 [[0], [1], [2], [3, 4]] output_shape [6, 4, 7, 6, 2] : tensor<6x4x7x12xf32> into tensor<6x4x7x6x2xf32>
    %182 = tensor.empty() : tensor<3x2x1x6x2xf32>
    %183 = linalg.fill ins(%cst_18 : f32) outs(%182 : tensor<3x2x1x6x2xf32>) -> tensor<3x2x1x6x2xf32>
    %184 = linalg.generic {indexing_maps = [#map62, #map63, #map64], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_22, %expanded_46 : tensor<6x8x6x1x6xf32>, tensor<6x4x7x6x2xf32>) outs(%183 : tensor<3x2x1x6x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<3x2x1x6x2xf32>
    %collapsed_47 = tensor.collapse_shape %184 [[0], [1], [2], [3, 4]] : tensor<3x2x1x6x2xf32> into tensor<3x2x1x12xf32>
    %185 = tensor.empty() : tensor<3x2x6x1x2xf32>
    %186 = linalg.generic {indexing_maps = [#map65, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<3x2x1x6x2xf32>) outs(%185 : tensor<3x2x6x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x6x1x2xf32>
    %collapsed_48 = tensor.collapse_shape %186 [[0], [1], [2], [3, 4]] : tensor<3x2x6x1x2xf32> into tensor<3x2x6x2xf32>
    %187 = tensor.empty() : tensor<3x2x6x2xf32>
    %188 = linalg.generic {indexing_maps = [#map66, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_48 : tensor<3x2x6x2xf32>) outs(%187 : tensor<3x2x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x6x2xf32>
    %padded_49 = tensor.pad %181 low[0, 1, 1, 0] high[0, 1, 0, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x4x7x12xf32> to tensor<6x6x8x12xf32>
    %expanded_50 = tensor.expand_shape %padded_49 [[0], [1], [2], [3, 4]] output_shape [6, 6, 8, 6, 2] : tensor<6x6x8x12xf32> into tensor<6x6x8x6x2xf32>
    %expanded_51 = tensor.expand_shape %188 [[0], [1], [2], [3, 4]] output_shape [3, 2, 6, 1, 2] : tensor<3x2x6x2xf32> into tensor<3x2x6x1x2xf32>
    %189 = tensor.empty() : tensor<4x7x6x1x6xf32>
    %190 = linalg.fill ins(%cst_18 : f32) outs(%189 : tensor<4x7x6x1x6xf32>) -> tensor<4x7x6x1x6xf32>
    %191 = linalg.generic {indexing_maps = [#map67, #map68, #map7], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_50, %expanded_51 : tensor<6x6x8x6x2xf32>, tensor<3x2x6x1x2xf32>) outs(%190 : tensor<4x7x6x1x6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<4x7x6x1x6xf32>
    %collapsed_52 = tensor.collapse_shape %191 [[0], [1], [2], [3, 4]] : tensor<4x7x6x1x6xf32> into tensor<4x7x6x6xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_52, %14 : tensor<4x7x6x6xf32>, tensor<4x7x6x6xf32>) outs(%11 : tensor<4x7x6x6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<4x7x6x6xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %12 : tensor<4x7x6x6xf32>, tensor<4x7x6x6xf32>) outs(%11 : tensor<4x7x6x6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<4x7x6x6xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %193 : tensor<4x7x6x6xf32>, tensor<4x7x6x6xf32>) outs(%11 : tensor<4x7x6x6xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<4x7x6x6xf32>
    %expanded_53 = tensor.expand_shape %194 [[0], [1], [2, 3], [4]] output_shape [4, 7, 2, 3, 6] : tensor<4x7x6x6xf32> into tensor<4x7x2x3x6xf32>
    %195 = tensor.empty() : tensor<2x3x2x3x3xf32>
    %196 = linalg.fill ins(%cst_18 : f32) outs(%195 : tensor<2x3x2x3x3xf32>) -> tensor<2x3x2x3x3xf32>
    %197 = linalg.generic {indexing_maps = [#map69, #map68, #map70], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_53 : tensor<6x6x2x2x9xf32>, tensor<4x7x2x3x6xf32>) outs(%196 : tensor<2x3x2x3x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<2x3x2x3x3xf32>
    %collapsed_54 = tensor.collapse_shape %197 [[0, 1], [2], [3], [4]] : tensor<2x3x2x3x3xf32> into tensor<6x2x3x3xf32>
    %198 = tensor.empty() : tensor<3x2x2x3x3xf32>
    %199 = linalg.generic {indexing_maps = [#map71, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20 : tensor<2x3x2x3x3xf32>) outs(%198 : tensor<3x2x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x2x3x3xf32>
    %collapsed_55 = tensor.collapse_shape %199 [[0], [1, 2], [3], [4]] : tensor<3x2x2x3x3xf32> into tensor<3x4x3x3xf32>
    %200 = tensor.empty() : tensor<3x4x3x3xf32>
    %201 = linalg.generic {indexing_maps = [#map72, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_55 : tensor<3x4x3x3xf32>) outs(%200 : tensor<3x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x3x3xf32>
    %padded_56 = tensor.pad %194 low[1, 0, 0, 0] high[1, 2, 0, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<4x7x6x6xf32> to tensor<6x9x6x6xf32>
    %expanded_57 = tensor.expand_shape %padded_56 [[0], [1], [2, 3], [4]] output_shape [6, 9, 2, 3, 6] : tensor<6x9x6x6xf32> into tensor<6x9x2x3x6xf32>
    %expanded_58 = tensor.expand_shape %201 [[0], [1, 2], [3], [4]] output_shape [3, 2, 2, 3, 3] : tensor<3x4x3x3xf32> into tensor<3x2x2x3x3xf32>
    %202 = tensor.empty() : tensor<6x4x2x2x7xf32>
    %203 = linalg.fill ins(%cst_18 : f32) outs(%202 : tensor<6x4x2x2x7xf32>) -> tensor<6x4x2x2x7xf32>
    %204 = linalg.generic {indexing_maps = [#map8, #map73, #map74], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_57, %expanded_58 : tensor<6x9x2x3x6xf32>, tensor<3x2x2x3x3xf32>) outs(%203 : tensor<6x4x2x2x7xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<6x4x2x2x7xf32>
    %collapsed_59 = tensor.collapse_shape %204 [[0], [1], [2, 3], [4]] : tensor<6x4x2x2x7xf32> into tensor<6x4x4x7xf32>
    %205 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_59, %7 : tensor<6x4x4x7xf32>, tensor<6x4x4x7xf32>) outs(%2 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x4x7xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %5 : tensor<6x4x4x7xf32>, tensor<6x4x4x7xf32>) outs(%2 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x4x7xf32>
    %207 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %206 : tensor<6x4x4x7xf32>, tensor<6x4x4x7xf32>) outs(%2 : tensor<6x4x4x7xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.addf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x4x4x7xf32>
    %padded_60 = tensor.pad %arg10 low[0, 1, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
      tensor.yield %cst_18 : f32
    } : tensor<6x7x8x3xf32> to tensor<6x9x9x3xf32>
    %208 = tensor.empty() : tensor<6x7x4x7xf32>
    %209 = linalg.fill ins(%cst_18 : f32) outs(%208 : tensor<6x7x4x7xf32>) -> tensor<6x7x4x7xf32>
    %inserted_slice_61 = tensor.insert_slice %207 into %209[0, 0, 0, 0] [6, 4, 4, 7] [1, 2, 1, 1] : tensor<6x4x4x7xf32> into tensor<6x7x4x7xf32>
    %210 = tensor.empty() : tensor<3x2x3x4xf32>
    %211 = linalg.fill ins(%cst_18 : f32) outs(%210 : tensor<3x2x3x4xf32>) -> tensor<3x2x3x4xf32>
    %212 = linalg.generic {indexing_maps = [#map75, #map76, #map57], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_60, %inserted_slice_61 : tensor<6x9x9x3xf32>, tensor<6x7x4x7xf32>) outs(%211 : tensor<3x2x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      %241 = arith.addf %out, %240 : f32
      linalg.yield %241 : f32
    } -> tensor<3x2x3x4xf32>
    %213 = tensor.empty() : tensor<4x4x3xf32>
    %214 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%213 : tensor<4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x3xf32>
    %215 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %collapsed_41 : tensor<4x4x3xf32>, tensor<4x4x3xf32>) outs(%213 : tensor<4x4x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<4x4x3xf32>
    %216 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %215 : tensor<4x4x3xf32>, tensor<4x4x3xf32>) outs(%213 : tensor<4x4x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<4x4x3xf32>
    %217 = linalg.generic {indexing_maps = [#map33, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%169 : tensor<3x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x2xf32>
    %218 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217, %171 : tensor<3x4x2xf32>, tensor<3x4x2xf32>) outs(%169 : tensor<3x4x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x4x2xf32>
    %219 = linalg.generic {indexing_maps = [#map34, #map34, #map34], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %218 : tensor<3x4x2xf32>, tensor<3x4x2xf32>) outs(%169 : tensor<3x4x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x4x2xf32>
    %220 = tensor.empty() : tensor<3x2x1x12xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%220 : tensor<3x2x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x1x12xf32>
    %222 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %collapsed_47 : tensor<3x2x1x12xf32>, tensor<3x2x1x12xf32>) outs(%220 : tensor<3x2x1x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x2x1x12xf32>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %222 : tensor<3x2x1x12xf32>, tensor<3x2x1x12xf32>) outs(%220 : tensor<3x2x1x12xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x2x1x12xf32>
    %224 = tensor.empty() : tensor<6x2x3x3xf32>
    %225 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%224 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x3x3xf32>
    %226 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %collapsed_54 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%224 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x2x3x3xf32>
    %227 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %226 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%224 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<6x2x3x3xf32>
    %228 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%139 : tensor<14x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x3xf32>
    %229 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%228, %140 : tensor<14x3xf32>, tensor<14x3xf32>) outs(%139 : tensor<14x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<14x3xf32>
    %230 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = ["parallel", "parallel"]} ins(%arg4, %229 : tensor<14x3xf32>, tensor<14x3xf32>) outs(%139 : tensor<14x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<14x3xf32>
    %231 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%210 : tensor<3x2x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x3x4xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231, %212 : tensor<3x2x3x4xf32>, tensor<3x2x3x4xf32>) outs(%210 : tensor<3x2x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x2x3x4xf32>
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %232 : tensor<3x2x3x4xf32>, tensor<3x2x3x4xf32>) outs(%210 : tensor<3x2x3x4xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x2x3x4xf32>
    %234 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%172 : tensor<2x3x12x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x12x3xf32>
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %174 : tensor<2x3x12x3xf32>, tensor<2x3x12x3xf32>) outs(%172 : tensor<2x3x12x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<2x3x12x3xf32>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %235 : tensor<2x3x12x3xf32>, tensor<2x3x12x3xf32>) outs(%172 : tensor<2x3x12x3xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<2x3x12x3xf32>
    %237 = linalg.generic {indexing_maps = [#map17, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%162 : tensor<3x2x2x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x2x4x2xf32>
    %238 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%237, %164 : tensor<3x2x2x4x2xf32>, tensor<3x2x2x4x2xf32>) outs(%162 : tensor<3x2x2x4x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.mulf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x2x2x4x2xf32>
    %239 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %238 : tensor<3x2x2x4x2xf32>, tensor<3x2x2x4x2xf32>) outs(%162 : tensor<3x2x2x4x2xf32>) {
    ^bb0(%in: f32, %in_62: f32, %out: f32):
      %240 = arith.subf %in, %in_62 : f32
      linalg.yield %240 : f32
    } -> tensor<3x2x2x4x2xf32>
    return %216, %219, %223, %227, %230, %233, %236, %239, %116, %119 : tensor<4x4x3xf32>, tensor<3x4x2xf32>, tensor<3x2x1x12xf32>, tensor<6x2x3x3xf32>, tensor<14x3xf32>, tensor<3x2x3x4xf32>, tensor<2x3x12x3xf32>, tensor<3x2x2x4x2xf32>, tensor<f32>, tensor<6xf32>
  }
}

