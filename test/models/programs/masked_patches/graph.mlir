#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map14 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<8x4xf32> {dp.name = "params.enc", dp.state}, %arg1: tensor<4x4xf32> {dp.name = "params.mix", dp.state}, %arg2: tensor<4xf32> {dp.name = "params.token", dp.state}, %arg3: tensor<6x4xf32> {dp.name = "params.position", dp.state}, %arg4: tensor<4x8xf32> {dp.name = "params.dec", dp.state}, %arg5: tensor<8x4xf32> {dp.name = "momentum.enc", dp.state}, %arg6: tensor<4x4xf32> {dp.name = "momentum.mix", dp.state}, %arg7: tensor<4xf32> {dp.name = "momentum.token", dp.state}, %arg8: tensor<6x4xf32> {dp.name = "momentum.position", dp.state}, %arg9: tensor<4x8xf32> {dp.name = "momentum.dec", dp.state}, %arg10: tensor<7x2x4x6xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg11: tensor<7x6xi64> {dp.name = "order", dp.scatter = 0 : i64}) -> (tensor<8x4xf32> {dp.name = "params.enc", dp.updates = 0 : i64}, tensor<4x4xf32> {dp.name = "params.mix", dp.updates = 1 : i64}, tensor<4xf32> {dp.name = "params.token", dp.updates = 2 : i64}, tensor<6x4xf32> {dp.name = "params.position", dp.updates = 3 : i64}, tensor<4x8xf32> {dp.name = "params.dec", dp.updates = 4 : i64}, tensor<8x4xf32> {dp.name = "momentum.enc", dp.updates = 5 : i64}, tensor<4x4xf32> {dp.name = "momentum.mix", dp.updates = 6 : i64}, tensor<4xf32> {dp.name = "momentum.token", dp.updates = 7 : i64}, tensor<6x4xf32> {dp.name = "momentum.position", dp.updates = 8 : i64}, tensor<4x8xf32> {dp.name = "momentum.dec", dp.updates = 9 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7x6xf32> {dp.name = "gone"}, tensor<7x6xi64> {dp.name = "restore"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<7x6x4xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<7x6xf32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_1 = arith.constant 9.000000e-01 : f64
    %cst_2 = arith.constant 1.000000e-01 : f64
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 3.000000e+00 : f32
    %cst_5 = arith.constant 8.000000e+00 : f32
    %cst_6 = arith.constant 2.000000e+00 : f32
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_7 = arith.constant 0.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<6x4xf32>
    %cst_9 = arith.constant dense<1> : tensor<i64>
    %expanded = tensor.expand_shape %arg10 [[0], [1], [2, 3], [4, 5]] output_shape [7, 2, 2, 2, 3, 2] : tensor<7x2x4x6xf32> into tensor<7x2x2x2x3x2xf32>
    %0 = tensor.empty() : tensor<7x2x3x2x2x2xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<7x2x2x2x3x2xf32>) outs(%0 : tensor<7x2x3x2x2x2xf32>) permutation = [0, 2, 4, 3, 5, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3, 4, 5]] : tensor<7x2x3x2x2x2xf32> into tensor<7x6x8xf32>
    %expanded_10 = tensor.expand_shape %arg11 [[0], [1, 2]] output_shape [7, 6, 1] : tensor<7x6xi64> into tensor<7x6x1xi64>
    %1 = tensor.empty() : tensor<6xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %132 : index to i64
      linalg.yield %133 : i64
    } -> tensor<6xi64>
    %3 = tensor.empty() : tensor<7x6x6xi1>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10, %2 : tensor<7x6x1xi64>, tensor<6xi64>) outs(%3 : tensor<7x6x6xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %132 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %132 : i1
    } -> tensor<7x6x6xi1>
    %5 = tensor.empty() : tensor<7x6x6xi32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<7x6x6xi1>) outs(%5 : tensor<7x6x6xi32>) {
    ^bb0(%in: i1, %out: i32):
      %132 = arith.extui %in : i1 to i32
      linalg.yield %132 : i32
    } -> tensor<7x6x6xi32>
    %7 = tensor.empty() : tensor<7x6xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<7x6xi64>) -> tensor<7x6xi64>
    %9 = tensor.empty() : tensor<7x6xi32>
    %10 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%9 : tensor<7x6xi32>) -> tensor<7x6xi32>
    %11:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction", "parallel"]} ins(%6 : tensor<7x6x6xi32>) outs(%10, %8 : tensor<7x6xi32>, tensor<7x6xi64>) {
    ^bb0(%in: i32, %out: i32, %out_39: i64):
      %132 = linalg.index 1 : index
      %133 = arith.index_cast %132 : index to i64
      %134 = arith.maxsi %in, %out : i32
      %135 = arith.cmpi sgt, %in, %out : i32
      %136 = arith.select %135, %133, %out_39 : i64
      linalg.yield %134, %136 : i32, i64
    } -> (tensor<7x6xi32>, tensor<7x6xi64>)
    %12 = tensor.empty() : tensor<7x6x8xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %cst_7 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %extracted_slice = tensor.extract_slice %arg11[0, 0] [7, 3] [1, 1] : tensor<7x6xi64> to tensor<7x3xi64>
    %14 = tensor.empty() : tensor<7x3x8xi64>
    %15 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<7x3xi64>) outs(%14 : tensor<7x3x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x3x8xi64>
    %16 = tensor.empty() : tensor<7x3x8xf32>
    %17 = linalg.fill ins(%cst_7 : f32) outs(%16 : tensor<7x3x8xf32>) -> tensor<7x3x8xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<7x3x8xi64>) outs(%17 : tensor<7x3x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c6 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %13[%132, %133, %134] : tensor<7x6x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x3x8xf32>
    %collapsed_11 = tensor.collapse_shape %18 [[0, 1], [2]] : tensor<7x3x8xf32> into tensor<21x8xf32>
    %19 = tensor.empty() : tensor<21x4xf32>
    %20 = linalg.fill ins(%cst_7 : f32) outs(%19 : tensor<21x4xf32>) -> tensor<21x4xf32>
    %21 = linalg.matmul ins(%collapsed_11, %arg0 : tensor<21x8xf32>, tensor<8x4xf32>) outs(%20 : tensor<21x4xf32>) -> tensor<21x4xf32>
    %expanded_12 = tensor.expand_shape %21 [[0, 1], [2]] output_shape [7, 3, 4] : tensor<21x4xf32> into tensor<7x3x4xf32>
    %22 = tensor.empty() : tensor<7x3x4xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<7x3xi64>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %132 = arith.cmpi slt, %in, %c0_i64 : i64
      %133 = arith.addi %in, %c6_i64 : i64
      %134 = arith.select %132, %133, %in : i64
      %135 = arith.index_cast %134 : i64 to index
      %136 = linalg.index 2 : index
      %extracted = tensor.extract %arg3[%135, %136] : tensor<6x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x3x4xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %23 : tensor<7x3x4xf32>, tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %collapsed_13 = tensor.collapse_shape %24 [[0, 1], [2]] : tensor<7x3x4xf32> into tensor<21x4xf32>
    %25 = linalg.matmul ins(%collapsed_13, %arg1 : tensor<21x4xf32>, tensor<4x4xf32>) outs(%20 : tensor<21x4xf32>) -> tensor<21x4xf32>
    %expanded_14 = tensor.expand_shape %25 [[0, 1], [2]] output_shape [7, 3, 4] : tensor<21x4xf32> into tensor<7x3x4xf32>
    %26 = tensor.empty() : tensor<7x1x4xf32>
    %27 = linalg.fill ins(%cst_7 : f32) outs(%26 : tensor<7x1x4xf32>) -> tensor<7x1x4xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "reduction", "parallel"]} ins(%24 : tensor<7x3x4xf32>) outs(%27 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<7x1x4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<7x1x4xf32>) outs(%26 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_4 : f32
      linalg.yield %132 : f32
    } -> tensor<7x1x4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14, %29 : tensor<7x3x4xf32>, tensor<7x1x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.tanh %in : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x4xf32>
    %concat = tensor.concat dim(1) %31, %32 : (tensor<7x3x4xf32>, tensor<7x3x4xf32>) -> tensor<7x6x4xf32>
    %33 = tensor.empty() : tensor<7x6x4xi64>
    %34 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11#1 : tensor<7x6xi64>) outs(%33 : tensor<7x6x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x6x4xi64>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<7x6x4xi64>) outs(%33 : tensor<7x6x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %132 = arith.remsi %in, %c6_i64 : i64
      %133 = arith.cmpi ne, %132, %c0_i64 : i64
      %134 = arith.cmpi slt, %132, %c0_i64 : i64
      %135 = arith.andi %133, %134 : i1
      %136 = arith.addi %132, %c6_i64 : i64
      %137 = arith.select %135, %136, %132 : i64
      linalg.yield %137 : i64
    } -> tensor<7x6x4xi64>
    %36 = tensor.empty() : tensor<7x6x4xf32>
    %37 = linalg.fill ins(%cst_7 : f32) outs(%36 : tensor<7x6x4xf32>) -> tensor<7x6x4xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<7x6x4xi64>) outs(%37 : tensor<7x6x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %132 = linalg.index 0 : index
      %133 = arith.index_cast %in : i64 to index
      %134 = linalg.index 2 : index
      %135 = arith.cmpi slt, %133, %c6 : index
      cf.assert %135, "index must be smaller than dim size"
      %136 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %136, "index must be larger or equal to 0"
      %extracted = tensor.extract %concat[%132, %133, %134] : tensor<7x6x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x6x4xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %arg3 : tensor<7x6x4xf32>, tensor<6x4xf32>) outs(%36 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6x4xf32>
    %collapsed_15 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<7x6x4xf32> into tensor<42x4xf32>
    %40 = tensor.empty() : tensor<42x8xf32>
    %41 = linalg.fill ins(%cst_7 : f32) outs(%40 : tensor<42x8xf32>) -> tensor<42x8xf32>
    %42 = linalg.matmul ins(%collapsed_15, %arg4 : tensor<42x4xf32>, tensor<4x8xf32>) outs(%41 : tensor<42x8xf32>) -> tensor<42x8xf32>
    %expanded_16 = tensor.expand_shape %42 [[0, 1], [2]] output_shape [7, 6, 8] : tensor<42x8xf32> into tensor<7x6x8xf32>
    %43 = tensor.empty() : tensor<21x1xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<21x1xi64>) -> tensor<21x1xi64>
    %45 = tensor.empty() : tensor<21xf32>
    %46 = linalg.fill ins(%cst_7 : f32) outs(%45 : tensor<21xf32>) -> tensor<21xf32>
    %47:3 = linalg.generic {indexing_maps = [#map8, #map8, #map], iterator_types = ["parallel"]} outs(%44, %44, %46 : tensor<21x1xi64>, tensor<21x1xi64>, tensor<21xf32>) {
    ^bb0(%out: i64, %out_39: i64, %out_40: f32):
      %132 = linalg.index 0 : index
      %133 = arith.remsi %132, %c3 : index
      %134 = arith.divsi %132, %c3 : index
      %135 = arith.remsi %134, %c7 : index
      %extracted = tensor.extract %extracted_slice[%135, %133] : tensor<7x3xi64>
      %136 = arith.index_cast %135 : index to i64
      linalg.yield %136, %extracted, %cst_7 : i64, i64, f32
    } -> (tensor<21x1xi64>, tensor<21x1xi64>, tensor<21xf32>)
    %48 = tensor.empty() : tensor<21x2xi64>
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<21x2xi64>) -> tensor<21x2xi64>
    %inserted_slice = tensor.insert_slice %47#0 into %49[0, 0] [21, 1] [1, 1] : tensor<21x1xi64> into tensor<21x2xi64>
    %inserted_slice_17 = tensor.insert_slice %47#1 into %inserted_slice[0, 1] [21, 1] [1, 1] : tensor<21x1xi64> into tensor<21x2xi64>
    %50 = "tm_tensor.scatter"(%47#2, %inserted_slice_17, %cst_0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "tm_tensor.yield"(%arg12) : (f32) -> ()
    }) : (tensor<21xf32>, tensor<21x2xi64>, tensor<7x6xf32>) -> tensor<7x6xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %collapsed : tensor<7x6x8xf32>, tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.subf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %53 = tensor.empty() : tensor<7x6xf32>
    %54 = linalg.fill ins(%cst_7 : f32) outs(%53 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%52 : tensor<7x6x8xf32>) outs(%54 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<7x6xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<7x6xf32>) outs(%53 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_5 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6xf32>
    %57 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%56, %50 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%53 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.mulf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6xf32>
    %58 = tensor.empty() : tensor<f32>
    %59 = linalg.fill ins(%cst_7 : f32) outs(%58 : tensor<f32>) -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction", "reduction"]} ins(%57 : tensor<7x6xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction", "reduction"]} ins(%50 : tensor<7x6xf32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%60, %61 : tensor<f32>, tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.divf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<f32>
    %63 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_3, %61 : tensor<f32>, tensor<f32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.divf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<f32>
    %64 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<f32>) outs(%53 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6xf32>
    %65 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%64, %50 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%53 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.mulf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6xf32>
    %66 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<7x6xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x8xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_5 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.mulf %in, %cst_6 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %69 : tensor<7x6x8xf32>, tensor<7x6x8xf32>) outs(%12 : tensor<7x6x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.mulf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x6x8xf32>
    %collapsed_18 = tensor.collapse_shape %70 [[0, 1], [2]] : tensor<7x6x8xf32> into tensor<42x8xf32>
    %71 = tensor.empty() : tensor<4x42xf32>
    %transposed_19 = linalg.transpose ins(%collapsed_15 : tensor<42x4xf32>) outs(%71 : tensor<4x42xf32>) permutation = [1, 0] 
    %72 = tensor.empty() : tensor<4x8xf32>
    %73 = linalg.fill ins(%cst_7 : f32) outs(%72 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %74 = linalg.matmul ins(%transposed_19, %collapsed_18 : tensor<4x42xf32>, tensor<42x8xf32>) outs(%73 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %75 = tensor.empty() : tensor<8x4xf32>
    %transposed_20 = linalg.transpose ins(%arg4 : tensor<4x8xf32>) outs(%75 : tensor<8x4xf32>) permutation = [1, 0] 
    %76 = tensor.empty() : tensor<42x4xf32>
    %77 = linalg.fill ins(%cst_7 : f32) outs(%76 : tensor<42x4xf32>) -> tensor<42x4xf32>
    %78 = linalg.matmul ins(%collapsed_18, %transposed_20 : tensor<42x8xf32>, tensor<8x4xf32>) outs(%77 : tensor<42x4xf32>) -> tensor<42x4xf32>
    %expanded_21 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [7, 6, 4] : tensor<42x4xf32> into tensor<7x6x4xf32>
    %79 = tensor.empty() : tensor<1x6x4xf32>
    %80 = linalg.fill ins(%cst_7 : f32) outs(%79 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_21 : tensor<7x6x4xf32>) outs(%80 : tensor<1x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<1x6x4xf32>
    %collapsed_22 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<1x6x4xf32> into tensor<6x4xf32>
    %82 = tensor.empty() : tensor<168x1xi64>
    %83 = linalg.fill ins(%c0_i64 : i64) outs(%82 : tensor<168x1xi64>) -> tensor<168x1xi64>
    %84 = tensor.empty() : tensor<168xf32>
    %85 = linalg.fill ins(%cst_7 : f32) outs(%84 : tensor<168xf32>) -> tensor<168xf32>
    %86:4 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map], iterator_types = ["parallel"]} outs(%83, %83, %83, %85 : tensor<168x1xi64>, tensor<168x1xi64>, tensor<168x1xi64>, tensor<168xf32>) {
    ^bb0(%out: i64, %out_39: i64, %out_40: i64, %out_41: f32):
      %132 = linalg.index 0 : index
      %133 = arith.remsi %132, %c4 : index
      %134 = arith.divsi %132, %c4 : index
      %135 = arith.remsi %134, %c6 : index
      %136 = arith.divsi %134, %c6 : index
      %137 = arith.remsi %136, %c7 : index
      %extracted = tensor.extract %35[%137, %135, %133] : tensor<7x6x4xi64>
      %extracted_42 = tensor.extract %expanded_21[%137, %135, %133] : tensor<7x6x4xf32>
      %138 = arith.index_cast %137 : index to i64
      %139 = arith.index_cast %133 : index to i64
      linalg.yield %138, %extracted, %139, %extracted_42 : i64, i64, i64, f32
    } -> (tensor<168x1xi64>, tensor<168x1xi64>, tensor<168x1xi64>, tensor<168xf32>)
    %87 = tensor.empty() : tensor<168x3xi64>
    %88 = linalg.fill ins(%c0_i64 : i64) outs(%87 : tensor<168x3xi64>) -> tensor<168x3xi64>
    %inserted_slice_23 = tensor.insert_slice %86#0 into %88[0, 0] [168, 1] [1, 1] : tensor<168x1xi64> into tensor<168x3xi64>
    %inserted_slice_24 = tensor.insert_slice %86#1 into %inserted_slice_23[0, 1] [168, 1] [1, 1] : tensor<168x1xi64> into tensor<168x3xi64>
    %inserted_slice_25 = tensor.insert_slice %86#2 into %inserted_slice_24[0, 2] [168, 1] [1, 1] : tensor<168x1xi64> into tensor<168x3xi64>
    %89 = "tm_tensor.scatter"(%86#3, %inserted_slice_25, %cst) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %132 = arith.addf %arg13, %arg12 : f32
      "tm_tensor.yield"(%132) : (f32) -> ()
    }) : (tensor<168xf32>, tensor<168x3xi64>, tensor<7x6x4xf32>) -> tensor<7x6x4xf32>
    %extracted_slice_26 = tensor.extract_slice %89[0, 0, 0] [7, 3, 4] [1, 1, 1] : tensor<7x6x4xf32> to tensor<7x3x4xf32>
    %extracted_slice_27 = tensor.extract_slice %89[0, 3, 0] [7, 3, 4] [1, 1, 1] : tensor<7x6x4xf32> to tensor<7x3x4xf32>
    %90 = tensor.empty() : tensor<1x1x4xf32>
    %91 = linalg.fill ins(%cst_7 : f32) outs(%90 : tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction", "reduction", "parallel"]} ins(%extracted_slice_27 : tensor<7x3x4xf32>) outs(%91 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<1x1x4xf32>
    %collapsed_28 = tensor.collapse_shape %92 [[0, 1, 2]] : tensor<1x1x4xf32> into tensor<4xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %31 : tensor<7x3x4xf32>, tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.mulf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %94 = linalg.generic {indexing_maps = [#map14, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9, %93 : tensor<i64>, tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %132 = arith.sitofp %in : i64 to f32
      %133 = arith.subf %132, %in_39 : f32
      linalg.yield %133 : f32
    } -> tensor<7x3x4xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_26, %94 : tensor<7x3x4xf32>, tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.mulf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "reduction", "parallel"]} ins(%95 : tensor<7x3x4xf32>) outs(%27 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.addf %in, %out : f32
      linalg.yield %132 : f32
    } -> tensor<7x1x4xf32>
    %collapsed_29 = tensor.collapse_shape %96 [[0, 1], [2]] : tensor<7x1x4xf32> into tensor<7x4xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<7x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x4xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.divf %in, %cst_4 : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %collapsed_30 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<7x3x4xf32> into tensor<21x4xf32>
    %99 = tensor.empty() : tensor<4x21xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_13 : tensor<21x4xf32>) outs(%99 : tensor<4x21xf32>) permutation = [1, 0] 
    %100 = tensor.empty() : tensor<4x4xf32>
    %101 = linalg.fill ins(%cst_7 : f32) outs(%100 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %102 = linalg.matmul ins(%transposed_31, %collapsed_30 : tensor<4x21xf32>, tensor<21x4xf32>) outs(%101 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %transposed_32 = linalg.transpose ins(%arg1 : tensor<4x4xf32>) outs(%100 : tensor<4x4xf32>) permutation = [1, 0] 
    %103 = linalg.matmul ins(%collapsed_30, %transposed_32 : tensor<21x4xf32>, tensor<4x4xf32>) outs(%20 : tensor<21x4xf32>) -> tensor<21x4xf32>
    %expanded_33 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [7, 3, 4] : tensor<21x4xf32> into tensor<7x3x4xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %expanded_33 : tensor<7x3x4xf32>, tensor<7x3x4xf32>) outs(%22 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<7x3x4xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<7x3xi64> into tensor<21xi64>
    %expanded_35 = tensor.expand_shape %collapsed_34 [[0, 1]] output_shape [21, 1] : tensor<21xi64> into tensor<21x1xi64>
    %collapsed_36 = tensor.collapse_shape %104 [[0, 1], [2]] : tensor<7x3x4xf32> into tensor<21x4xf32>
    %expanded_37 = tensor.expand_shape %collapsed_36 [[0], [1, 2]] output_shape [21, 1, 4] : tensor<21x4xf32> into tensor<21x1x4xf32>
    %105 = "tm_tensor.scatter"(%expanded_37, %expanded_35, %cst_8) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %132 = arith.addf %arg13, %arg12 : f32
      "tm_tensor.yield"(%132) : (f32) -> ()
    }) : (tensor<21x1x4xf32>, tensor<21x1xi64>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %106 = tensor.empty() : tensor<6x4xf32>
    %107 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%collapsed_22, %105 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%106 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<6x4xf32>
    %108 = tensor.empty() : tensor<8x21xf32>
    %transposed_38 = linalg.transpose ins(%collapsed_11 : tensor<21x8xf32>) outs(%108 : tensor<8x21xf32>) permutation = [1, 0] 
    %109 = linalg.fill ins(%cst_7 : f32) outs(%75 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %110 = linalg.matmul ins(%transposed_38, %collapsed_36 : tensor<8x21xf32>, tensor<21x4xf32>) outs(%109 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<8x4xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_1 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<8x4xf32>
    %112 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%111, %110 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<8x4xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<8x4xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_2 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<8x4xf32>
    %114 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg0, %113 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%75 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.subf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<8x4xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<4x4xf32>) outs(%100 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_1 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<4x4xf32>
    %116 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%115, %102 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%100 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<4x4xf32>
    %117 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<4x4xf32>) outs(%100 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_2 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<4x4xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg1, %117 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%100 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.subf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<4x4xf32>
    %119 = tensor.empty() : tensor<4xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg7 : tensor<4xf32>) outs(%119 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_1 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<4xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%120, %collapsed_28 : tensor<4xf32>, tensor<4xf32>) outs(%119 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<4xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%121 : tensor<4xf32>) outs(%119 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_2 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<4xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %122 : tensor<4xf32>, tensor<4xf32>) outs(%119 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.subf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<4xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<6x4xf32>) outs(%106 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_1 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<6x4xf32>
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%124, %107 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%106 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<6x4xf32>
    %126 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<6x4xf32>) outs(%106 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_2 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<6x4xf32>
    %127 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg3, %126 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%106 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.subf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<6x4xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<4x8xf32>) outs(%72 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_1 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<4x8xf32>
    %129 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%128, %74 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%72 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.addf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<4x8xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<4x8xf32>) outs(%72 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %132 = arith.truncf %cst_2 : f64 to f32
      %133 = arith.mulf %in, %132 : f32
      linalg.yield %133 : f32
    } -> tensor<4x8xf32>
    %131 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg4, %130 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%72 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %132 = arith.subf %in, %in_39 : f32
      linalg.yield %132 : f32
    } -> tensor<4x8xf32>
    return %114, %118, %123, %127, %131, %112, %116, %121, %125, %129, %62, %50, %11#1 : tensor<8x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<4x8xf32>, tensor<f32>, tensor<7x6xf32>, tensor<7x6xi64>
  }
}

