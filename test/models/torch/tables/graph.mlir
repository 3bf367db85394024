#loc = loc(unknown)
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<15x6xf32> {dp.name = "params.bag", dp.state} loc(unknown), %arg1: tensor<6x4xf32> {dp.name = "params.gate", dp.state} loc(unknown), %arg2: tensor<4x6x4xf32> {dp.name = "params.w", dp.state} loc(unknown), %arg3: tensor<6x4xf32> {dp.name = "params.hidden", dp.state} loc(unknown), %arg4: tensor<15xi64> {dp.name = "seen", dp.state} loc(unknown), %arg5: tensor<4x6xf32> {dp.name = "centre", dp.state} loc(unknown), %arg6: tensor<10x3xi64> {dp.name = "ids", dp.scatter = 0 : i64} loc(unknown), %arg7: tensor<10x6xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(unknown), %arg8: tensor<10xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(unknown)) -> (tensor<15x6xf32> {dp.name = "params.bag", dp.updates = 0 : i64}, tensor<6x4xf32> {dp.name = "params.gate", dp.updates = 1 : i64}, tensor<4x6x4xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<6x4xf32> {dp.name = "params.hidden", dp.updates = 3 : i64}, tensor<15xi64> {dp.name = "seen", dp.updates = 4 : i64}, tensor<4x6xf32> {dp.name = "centre", dp.updates = 5 : i64}, tensor<f32> {dp.name = "loss"}, tensor<4xf32> {dp.name = "load"}, tensor<10xi64> {dp.name = "most"}, tensor<f32> {dp.name = "least"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<4xf32> loc(#loc)
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<10x4x4xf32> loc(#loc)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<10x4xf32> loc(#loc)
    %c15 = arith.constant 15 : index loc(#loc)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_3 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_4 = arith.constant 2.000000e-01 : f64 loc(#loc)
    %cst_5 = arith.constant 1.000000e-01 : f64 loc(#loc)
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<10x1x4xf32> loc(#loc)
    %cst_9 = arith.constant 3.000000e+00 : f32 loc(#loc)
    %c14_i64 = arith.constant 14 : i64 loc(#loc)
    %c-15_i64 = arith.constant -15 : i64 loc(#loc)
    %c15_i64 = arith.constant 15 : i64 loc(#loc)
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c4_i64 = arith.constant 4 : i64 loc(#loc)
    %c-1_i64 = arith.constant -1 : i64 loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_10 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<15x6xf32> loc(#loc)
    %cst_12 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %cst_13 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_14 = arith.constant dense<0> : tensor<i64> loc(#loc)
    %cst_15 = arith.constant dense<1> : tensor<30x1xi64> loc(#loc)
    %0 = tensor.empty() : tensor<10x3x6xf32> loc(#loc)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6 : tensor<10x3xi64>) outs(%0 : tensor<10x3x6xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.index_cast %in : i64 to index loc(#loc)
      %151 = linalg.index 2 : index loc(#loc)
      %152 = arith.cmpi slt, %150, %c15 : index loc(#loc)
      cf.assert %152, "index must be smaller than dim size" loc(#loc)
      %153 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %153, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %arg0[%150, %151] : tensor<15x6xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x3x6xf32> loc(#loc)
    %2 = tensor.empty() : tensor<10x6xf32> loc(#loc)
    %3 = linalg.fill ins(%cst_10 : f32) outs(%2 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc)
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1 : tensor<10x3x6xf32>) outs(%3 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<10x6xf32>) outs(%2 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.divf %in, %cst_9 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %arg7 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%2 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %7 = tensor.empty() : tensor<10x4xf32> loc(#loc)
    %8 = linalg.fill ins(%cst_10 : f32) outs(%7 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %9 = linalg.matmul ins(%6, %arg1 : tensor<10x6xf32>, tensor<6x4xf32>) outs(%8 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %10 = tensor.empty() : tensor<10xi64> loc(#loc)
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<10xi64>) -> tensor<10xi64> loc(#loc)
    %12 = tensor.empty() : tensor<10xf32> loc(#loc)
    %13 = linalg.fill ins(%cst_2 : f32) outs(%12 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %14:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<10x4xf32>) outs(%13, %11 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown), %out_59: i64 loc(unknown)):
      %150 = linalg.index 1 : index loc(#loc)
      %151 = arith.index_cast %150 : index to i64 loc(#loc)
      %152 = arith.maximumf %in, %out : f32 loc(#loc)
      %153 = arith.cmpf ogt, %in, %out : f32 loc(#loc)
      %154 = arith.select %153, %151, %out_59 : i64 loc(#loc)
      linalg.yield %152, %154 : f32, i64 loc(#loc)
    } -> (tensor<10xf32>, tensor<10xi64>) loc(#loc)
    %expanded = tensor.expand_shape %14#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %15 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%9, %expanded : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = math.exp %in : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %17 = tensor.empty() : tensor<10x1xf32> loc(#loc)
    %18 = linalg.fill ins(%cst_10 : f32) outs(%17 : tensor<10x1xf32>) -> tensor<10x1xf32> loc(#loc)
    %19 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<10x4xf32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %20 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.divf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %21:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<10x4xf32>) outs(%13, %11 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown), %out_59: i64 loc(unknown)):
      %150 = linalg.index 1 : index loc(#loc)
      %151 = arith.index_cast %150 : index to i64 loc(#loc)
      %152 = arith.maximumf %in, %out : f32 loc(#loc)
      %153 = arith.cmpf ogt, %in, %out : f32 loc(#loc)
      %154 = arith.select %153, %151, %out_59 : i64 loc(#loc)
      linalg.yield %152, %154 : f32, i64 loc(#loc)
    } -> (tensor<10xf32>, tensor<10xi64>) loc(#loc)
    %expanded_16 = tensor.expand_shape %21#1 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %22 = tensor.empty() : tensor<10x1xi64> loc(#loc)
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_16 : tensor<10x1xi64>) outs(%22 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %150 = arith.remsi %in, %c4_i64 : i64 loc(#loc)
      %151 = arith.cmpi ne, %150, %c0_i64 : i64 loc(#loc)
      %152 = arith.cmpi slt, %150, %c0_i64 : i64 loc(#loc)
      %153 = arith.andi %151, %152 : i1 loc(#loc)
      %154 = arith.addi %150, %c4_i64 : i64 loc(#loc)
      %155 = arith.select %153, %154, %150 : i64 loc(#loc)
      linalg.yield %155 : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<10x1xi64>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.index_cast %in : i64 to index loc(#loc)
      %152 = arith.cmpi slt, %151, %c4 : index loc(#loc)
      cf.assert %152, "index must be smaller than dim size" loc(#loc)
      %153 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %153, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %20[%150, %151] : tensor<10x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %expanded_17 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [4, 6, 4, 1] : tensor<4x6x4xf32> into tensor<4x6x4x1xf32> loc(#loc)
    %expanded_18 = tensor.expand_shape %6 [[0, 1], [2]] output_shape [1, 10, 6] : tensor<10x6xf32> into tensor<1x10x6xf32> loc(#loc)
    %25 = tensor.empty() : tensor<6x4x4x1xf32> loc(#loc)
    %transposed = linalg.transpose ins(%expanded_17 : tensor<4x6x4x1xf32>) outs(%25 : tensor<6x4x4x1xf32>) permutation = [1, 0, 2, 3]  loc(#loc)
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<6x16xf32> loc(#loc)
    %expanded_19 = tensor.expand_shape %collapsed [[0, 1], [2]] output_shape [1, 6, 16] : tensor<6x16xf32> into tensor<1x6x16xf32> loc(#loc)
    %26 = tensor.empty() : tensor<1x10x16xf32> loc(#loc)
    %27 = linalg.fill ins(%cst_10 : f32) outs(%26 : tensor<1x10x16xf32>) -> tensor<1x10x16xf32> loc(#loc)
    %28 = linalg.batch_matmul ins(%expanded_18, %expanded_19 : tensor<1x10x6xf32>, tensor<1x6x16xf32>) outs(%27 : tensor<1x10x16xf32>) -> tensor<1x10x16xf32> loc(#loc)
    %collapsed_20 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<1x10x16xf32> into tensor<10x16xf32> loc(#loc)
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0], [1, 2, 3]] output_shape [10, 1, 4, 4] : tensor<10x16xf32> into tensor<10x1x4x4xf32> loc(#loc)
    %29 = tensor.empty() : tensor<10x4x4x1xf32> loc(#loc)
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<10x1x4x4xf32>) outs(%29 : tensor<10x4x4x1xf32>) permutation = [0, 2, 3, 1]  loc(#loc)
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0], [1], [2, 3]] : tensor<10x4x4x1xf32> into tensor<10x4x4xf32> loc(#loc)
    %30 = tensor.empty() : tensor<10x1x4xi64> loc(#loc)
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<10x1xi64>) outs(%30 : tensor<10x1x4xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      linalg.yield %in : i64 loc(#loc)
    } -> tensor<10x1x4xi64> loc(#loc)
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<10x1x4xi64>) outs(%30 : tensor<10x1x4xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %150 = arith.remsi %in, %c4_i64 : i64 loc(#loc)
      %151 = arith.cmpi ne, %150, %c0_i64 : i64 loc(#loc)
      %152 = arith.cmpi slt, %150, %c0_i64 : i64 loc(#loc)
      %153 = arith.andi %151, %152 : i1 loc(#loc)
      %154 = arith.addi %150, %c4_i64 : i64 loc(#loc)
      %155 = arith.select %153, %154, %150 : i64 loc(#loc)
      linalg.yield %155 : i64 loc(#loc)
    } -> tensor<10x1x4xi64> loc(#loc)
    %33 = tensor.empty() : tensor<10x1x4xf32> loc(#loc)
    %34 = linalg.fill ins(%cst_10 : f32) outs(%33 : tensor<10x1x4xf32>) -> tensor<10x1x4xf32> loc(#loc)
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<10x1x4xi64>) outs(%34 : tensor<10x1x4xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.index_cast %in : i64 to index loc(#loc)
      %152 = linalg.index 2 : index loc(#loc)
      %153 = arith.cmpi slt, %151, %c4 : index loc(#loc)
      cf.assert %153, "index must be smaller than dim size" loc(#loc)
      %154 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %154, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %collapsed_23[%150, %151, %152] : tensor<10x4x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1x4xf32> loc(#loc)
    %collapsed_24 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<10x1x4xf32> into tensor<10x4xf32> loc(#loc)
    %36 = linalg.generic {indexing_maps = [#map5, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %collapsed_24 : tensor<10x1xf32>, tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %37 = linalg.matmul ins(%6, %arg3 : tensor<10x6xf32>, tensor<6x4xf32>) outs(%8 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %39:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%38 : tensor<10x4xf32>) outs(%13, %11 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown), %out_59: i64 loc(unknown)):
      %150 = linalg.index 1 : index loc(#loc)
      %151 = arith.index_cast %150 : index to i64 loc(#loc)
      %152 = arith.maximumf %in, %out : f32 loc(#loc)
      %153 = arith.cmpf ogt, %in, %out : f32 loc(#loc)
      %154 = arith.select %153, %151, %out_59 : i64 loc(#loc)
      linalg.yield %152, %154 : f32, i64 loc(#loc)
    } -> (tensor<10xf32>, tensor<10xi64>) loc(#loc)
    %expanded_25 = tensor.expand_shape %39#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %40 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%38, %expanded_25 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = math.exp %in : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %42 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%41 : tensor<10x4xf32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<10x1xf32>) outs(%17 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = math.log %in : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %44 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%40, %43 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %45 = tensor.empty() : tensor<10xi1> loc(#loc)
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg8 : tensor<10xi64>) outs(%45 : tensor<10xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10xi1> loc(#loc)
    %47 = linalg.generic {indexing_maps = [#map6, #map6, #map7, #map6], iterator_types = ["parallel"]} ins(%46, %arg8, %cst_14 : tensor<10xi1>, tensor<10xi64>, tensor<i64>) outs(%10 : tensor<10xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_59: i64 loc(unknown), %in_60: i64 loc(unknown), %out: i64 loc(unknown)):
      %150 = arith.select %in, %in_59, %in_60 : i64 loc(#loc)
      linalg.yield %150 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %expanded_26 = tensor.expand_shape %47 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_26 : tensor<10x1xi64>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.index_cast %in : i64 to index loc(#loc)
      %152 = arith.cmpi slt, %151, %c4 : index loc(#loc)
      cf.assert %152, "index must be smaller than dim size" loc(#loc)
      %153 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %153, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %44[%150, %151] : tensor<10x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %collapsed_27 = tensor.collapse_shape %48 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %49 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_27 : tensor<10xf32>) outs(%12 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.negf %in : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %50 = linalg.generic {indexing_maps = [#map6, #map6, #map7, #map6], iterator_types = ["parallel"]} ins(%46, %49, %cst_6 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%12 : tensor<10xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_59: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.select %in, %in_59, %in_60 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %51 = tensor.empty() : tensor<i64> loc(#loc)
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<i64>) -> tensor<i64> loc(#loc)
    %53 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%46 : tensor<10xi1>) outs(%52 : tensor<i64>) {
    ^bb0(%in: i1 loc(unknown), %out: i64 loc(unknown)):
      %150 = arith.extui %in : i1 to i64 loc(#loc)
      %151 = arith.addi %150, %out : i64 loc(#loc)
      linalg.yield %151 : i64 loc(#loc)
    } -> tensor<i64> loc(#loc)
    %54 = tensor.empty() : tensor<f32> loc(#loc)
    %55 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%53 : tensor<i64>) outs(%54 : tensor<f32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.sitofp %in : i64 to f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %56 = linalg.fill ins(%cst_10 : f32) outs(%54 : tensor<f32>) -> tensor<f32> loc(#loc)
    %57 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction"]} ins(%50 : tensor<10xf32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %58 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%57, %55 : tensor<f32>, tensor<f32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.divf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %59 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_7, %55 : tensor<f32>, tensor<f32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.divf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %expanded_28 = tensor.expand_shape %arg8 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %60 = tensor.empty() : tensor<10x1xi1> loc(#loc)
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_28 : tensor<10x1xi64>) outs(%60 : tensor<10x1xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x1xi1> loc(#loc)
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map9, #map3], iterator_types = ["parallel", "parallel"]} ins(%61, %expanded_28, %cst_14 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%22 : tensor<10x1xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_59: i64 loc(unknown), %in_60: i64 loc(unknown), %out: i64 loc(unknown)):
      %150 = arith.select %in, %in_59, %in_60 : i64 loc(#loc)
      linalg.yield %150 : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %63 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<10x1xi64>) -> tensor<10x1xi64> loc(#loc)
    %64 = linalg.fill ins(%cst_10 : f32) outs(%12 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %65:3 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel"]} outs(%63, %63, %64 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_59: i64 loc(unknown), %out_60: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.remsi %150, %c10 : index loc(#loc)
      %extracted = tensor.extract %62[%151, %c0] : tensor<10x1xi64> loc(#loc)
      %152 = arith.index_cast %151 : index to i64 loc(#loc)
      linalg.yield %152, %extracted, %cst_12 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %66 = tensor.empty() : tensor<10x2xi64> loc(#loc)
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<10x2xi64>) -> tensor<10x2xi64> loc(#loc)
    %inserted_slice = tensor.insert_slice %65#0 into %67[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_29 = tensor.insert_slice %65#1 into %inserted_slice[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %68 = "tm_tensor.scatter"(%65#2, %inserted_slice_29, %cst_1) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      "tm_tensor.yield"(%arg9) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %69 = linalg.generic {indexing_maps = [#map3, #map9, #map9, #map3], iterator_types = ["parallel", "parallel"]} ins(%61, %59, %cst_6 : tensor<10x1xi1>, tensor<f32>, tensor<f32>) outs(%17 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_59: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.select %in, %in_59, %in_60 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %70 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%68, %69 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = math.exp %in : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %72 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<10x4xf32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %73 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%70, %73 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %75 = tensor.empty() : tensor<6x10xf32> loc(#loc)
    %transposed_30 = linalg.transpose ins(%6 : tensor<10x6xf32>) outs(%75 : tensor<6x10xf32>) permutation = [1, 0]  loc(#loc)
    %76 = tensor.empty() : tensor<6x4xf32> loc(#loc)
    %77 = linalg.fill ins(%cst_10 : f32) outs(%76 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc)
    %78 = linalg.matmul ins(%transposed_30, %74 : tensor<6x10xf32>, tensor<10x4xf32>) outs(%77 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc)
    %79 = tensor.empty() : tensor<4x6xf32> loc(#loc)
    %transposed_31 = linalg.transpose ins(%arg3 : tensor<6x4xf32>) outs(%79 : tensor<4x6xf32>) permutation = [1, 0]  loc(#loc)
    %80 = linalg.matmul ins(%74, %transposed_31 : tensor<10x4xf32>, tensor<4x6xf32>) outs(%3 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc)
    %81 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%74, %24 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74, %collapsed_24 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %83 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%82 : tensor<10x4xf32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %84 = tensor.empty() : tensor<1xi64> loc(#loc)
    %85 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%84 : tensor<1xi64>) {
    ^bb0(%out: i64 loc(unknown)):
      linalg.yield %c0_i64 : i64 loc(#loc)
    } -> tensor<1xi64> loc(#loc)
    %expanded_32 = tensor.expand_shape %85 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64> loc(#loc)
    %86 = tensor.empty() : tensor<1x1x1xi1> loc(#loc)
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<1x1x1xi64>) outs(%86 : tensor<1x1x1xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<1x1x1xi1> loc(#loc)
    %expanded_33 = tensor.expand_shape %81 [[0], [1, 2]] output_shape [10, 1, 4] : tensor<10x4xf32> into tensor<10x1x4xf32> loc(#loc)
    %88 = linalg.generic {indexing_maps = [#map11, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %expanded_33, %cst_8 : tensor<1x1x1xi1>, tensor<10x1x4xf32>, tensor<10x1x4xf32>) outs(%33 : tensor<10x1x4xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_59: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.select %in, %in_59, %in_60 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1x4xf32> loc(#loc)
    %89 = tensor.empty() : tensor<40x1xi64> loc(#loc)
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%89 : tensor<40x1xi64>) -> tensor<40x1xi64> loc(#loc)
    %91 = tensor.empty() : tensor<40xf32> loc(#loc)
    %92 = linalg.fill ins(%cst_10 : f32) outs(%91 : tensor<40xf32>) -> tensor<40xf32> loc(#loc)
    %93:4 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map6], iterator_types = ["parallel"]} outs(%90, %90, %90, %92 : tensor<40x1xi64>, tensor<40x1xi64>, tensor<40x1xi64>, tensor<40xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_59: i64 loc(unknown), %out_60: i64 loc(unknown), %out_61: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.remsi %150, %c4 : index loc(#loc)
      %152 = arith.divsi %150, %c4 : index loc(#loc)
      %153 = arith.remsi %152, %c10 : index loc(#loc)
      %extracted = tensor.extract %32[%153, %c0, %151] : tensor<10x1x4xi64> loc(#loc)
      %extracted_62 = tensor.extract %88[%153, %c0, %151] : tensor<10x1x4xf32> loc(#loc)
      %154 = arith.index_cast %153 : index to i64 loc(#loc)
      %155 = arith.index_cast %151 : index to i64 loc(#loc)
      linalg.yield %154, %extracted, %155, %extracted_62 : i64, i64, i64, f32 loc(#loc)
    } -> (tensor<40x1xi64>, tensor<40x1xi64>, tensor<40x1xi64>, tensor<40xf32>) loc(#loc)
    %94 = tensor.empty() : tensor<40x3xi64> loc(#loc)
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%94 : tensor<40x3xi64>) -> tensor<40x3xi64> loc(#loc)
    %inserted_slice_34 = tensor.insert_slice %93#0 into %95[0, 0] [40, 1] [1, 1] : tensor<40x1xi64> into tensor<40x3xi64> loc(#loc)
    %inserted_slice_35 = tensor.insert_slice %93#1 into %inserted_slice_34[0, 1] [40, 1] [1, 1] : tensor<40x1xi64> into tensor<40x3xi64> loc(#loc)
    %inserted_slice_36 = tensor.insert_slice %93#2 into %inserted_slice_35[0, 2] [40, 1] [1, 1] : tensor<40x1xi64> into tensor<40x3xi64> loc(#loc)
    %96 = "tm_tensor.scatter"(%93#3, %inserted_slice_36, %cst_0) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      %150 = arith.addf %arg10, %arg9 : f32 loc(#loc)
      "tm_tensor.yield"(%150) : (f32) -> () loc(#loc)
    }) : (tensor<40xf32>, tensor<40x3xi64>, tensor<10x4x4xf32>) -> tensor<10x4x4xf32> loc(#loc)
    %expanded_37 = tensor.expand_shape %96 [[0], [1], [2, 3]] output_shape [10, 4, 4, 1] : tensor<10x4x4xf32> into tensor<10x4x4x1xf32> loc(#loc)
    %97 = tensor.empty() : tensor<10x1x4x4xf32> loc(#loc)
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<10x4x4x1xf32>) outs(%97 : tensor<10x1x4x4xf32>) permutation = [0, 3, 1, 2]  loc(#loc)
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0], [1, 2, 3]] : tensor<10x1x4x4xf32> into tensor<10x16xf32> loc(#loc)
    %expanded_40 = tensor.expand_shape %collapsed_39 [[0, 1], [2]] output_shape [1, 10, 16] : tensor<10x16xf32> into tensor<1x10x16xf32> loc(#loc)
    %98 = tensor.empty() : tensor<1x6x10xf32> loc(#loc)
    %transposed_41 = linalg.transpose ins(%expanded_18 : tensor<1x10x6xf32>) outs(%98 : tensor<1x6x10xf32>) permutation = [0, 2, 1]  loc(#loc)
    %99 = tensor.empty() : tensor<1x6x16xf32> loc(#loc)
    %100 = linalg.fill ins(%cst_10 : f32) outs(%99 : tensor<1x6x16xf32>) -> tensor<1x6x16xf32> loc(#loc)
    %101 = linalg.batch_matmul ins(%transposed_41, %expanded_40 : tensor<1x6x10xf32>, tensor<1x10x16xf32>) outs(%100 : tensor<1x6x16xf32>) -> tensor<1x6x16xf32> loc(#loc)
    %102 = tensor.empty() : tensor<1x16x6xf32> loc(#loc)
    %transposed_42 = linalg.transpose ins(%expanded_19 : tensor<1x6x16xf32>) outs(%102 : tensor<1x16x6xf32>) permutation = [0, 2, 1]  loc(#loc)
    %103 = tensor.empty() : tensor<1x10x6xf32> loc(#loc)
    %104 = linalg.fill ins(%cst_10 : f32) outs(%103 : tensor<1x10x6xf32>) -> tensor<1x10x6xf32> loc(#loc)
    %105 = linalg.batch_matmul ins(%expanded_40, %transposed_42 : tensor<1x10x16xf32>, tensor<1x16x6xf32>) outs(%104 : tensor<1x10x6xf32>) -> tensor<1x10x6xf32> loc(#loc)
    %collapsed_43 = tensor.collapse_shape %101 [[0, 1], [2]] : tensor<1x6x16xf32> into tensor<6x16xf32> loc(#loc)
    %expanded_44 = tensor.expand_shape %collapsed_43 [[0], [1, 2, 3]] output_shape [6, 4, 4, 1] : tensor<6x16xf32> into tensor<6x4x4x1xf32> loc(#loc)
    %collapsed_45 = tensor.collapse_shape %105 [[0, 1], [2]] : tensor<1x10x6xf32> into tensor<10x6xf32> loc(#loc)
    %106 = tensor.empty() : tensor<4x6x4x1xf32> loc(#loc)
    %transposed_46 = linalg.transpose ins(%expanded_44 : tensor<6x4x4x1xf32>) outs(%106 : tensor<4x6x4x1xf32>) permutation = [1, 0, 2, 3]  loc(#loc)
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3]] : tensor<4x6x4x1xf32> into tensor<4x6x4xf32> loc(#loc)
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%80, %collapsed_45 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%2 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %108:3 = linalg.generic {indexing_maps = [#map10, #map10, #map6], iterator_types = ["parallel"]} outs(%63, %63, %64 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_59: i64 loc(unknown), %out_60: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.remsi %150, %c10 : index loc(#loc)
      %extracted = tensor.extract %23[%151, %c0] : tensor<10x1xi64> loc(#loc)
      %extracted_61 = tensor.extract %83[%151, %c0] : tensor<10x1xf32> loc(#loc)
      %152 = arith.index_cast %151 : index to i64 loc(#loc)
      linalg.yield %152, %extracted, %extracted_61 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %inserted_slice_48 = tensor.insert_slice %108#0 into %67[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_49 = tensor.insert_slice %108#1 into %inserted_slice_48[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %109 = "tm_tensor.scatter"(%108#2, %inserted_slice_49, %cst_1) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      %150 = arith.addf %arg10, %arg9 : f32 loc(#loc)
      "tm_tensor.yield"(%150) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%109, %20 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %111 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%110 : tensor<10x4xf32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %112 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %111 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.mulf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%110, %112 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%7 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %114 = linalg.matmul ins(%transposed_30, %113 : tensor<6x10xf32>, tensor<10x4xf32>) outs(%77 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc)
    %transposed_50 = linalg.transpose ins(%arg1 : tensor<6x4xf32>) outs(%79 : tensor<4x6xf32>) permutation = [1, 0]  loc(#loc)
    %115 = linalg.matmul ins(%113, %transposed_50 : tensor<10x4xf32>, tensor<4x6xf32>) outs(%3 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc)
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%107, %115 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%2 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.addf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %117 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<10x6xf32>) outs(%0 : tensor<10x3x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<10x3x6xf32> loc(#loc)
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<10x3x6xf32>) outs(%0 : tensor<10x3x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.divf %in, %cst_9 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x3x6xf32> loc(#loc)
    %119 = tensor.empty() : tensor<10x3xi1> loc(#loc)
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x3xi64>) outs(%119 : tensor<10x3xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x3xi1> loc(#loc)
    %121 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x3xi64>) outs(%119 : tensor<10x3xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.cmpi slt, %in, %c15_i64 : i64 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x3xi1> loc(#loc)
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%120, %121 : tensor<10x3xi1>, tensor<10x3xi1>) outs(%119 : tensor<10x3xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_59: i1 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.andi %in, %in_59 : i1 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x3xi1> loc(#loc)
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x3xi64>) outs(%119 : tensor<10x3xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.cmpi ne, %in, %c-1_i64 : i64 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x3xi1> loc(#loc)
    %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<10x3xi1>, tensor<10x3xi1>) outs(%119 : tensor<10x3xi1>) {
    ^bb0(%in: i1 loc(unknown), %in_59: i1 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.andi %in, %in_59 : i1 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x3xi1> loc(#loc)
    %expanded_51 = tensor.expand_shape %124 [[0], [1, 2]] output_shape [10, 3, 1] : tensor<10x3xi1> into tensor<10x3x1xi1> loc(#loc)
    %125 = tensor.empty() : tensor<10x3xi64> loc(#loc)
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x3xi64>) outs(%125 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %150 = arith.maxsi %in, %c-15_i64 : i64 loc(#loc)
      %151 = arith.minsi %150, %c14_i64 : i64 loc(#loc)
      linalg.yield %151 : i64 loc(#loc)
    } -> tensor<10x3xi64> loc(#loc)
    %127 = tensor.empty() : tensor<10x3x1xi1> loc(#loc)
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<10x3x1xi1>) outs(%127 : tensor<10x3x1xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %150 = arith.xori %in, %true : i1 loc(#loc)
      linalg.yield %150 : i1 loc(#loc)
    } -> tensor<10x3x1xi1> loc(#loc)
    %129 = linalg.generic {indexing_maps = [#map12, #map13, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %cst_6, %118 : tensor<10x3x1xi1>, tensor<f32>, tensor<10x3x6xf32>) outs(%0 : tensor<10x3x6xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_59: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.select %in, %in_59, %in_60 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<10x3x6xf32> loc(#loc)
    %collapsed_52 = tensor.collapse_shape %126 [[0, 1]] : tensor<10x3xi64> into tensor<30xi64> loc(#loc)
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64> loc(#loc)
    %collapsed_54 = tensor.collapse_shape %129 [[0, 1], [2]] : tensor<10x3x6xf32> into tensor<30x6xf32> loc(#loc)
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0], [1, 2]] output_shape [30, 1, 6] : tensor<30x6xf32> into tensor<30x1x6xf32> loc(#loc)
    %130 = "tm_tensor.scatter"(%expanded_55, %expanded_53, %cst_11) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      %150 = arith.addf %arg10, %arg9 : f32 loc(#loc)
      "tm_tensor.yield"(%150) : (f32) -> () loc(#loc)
    }) : (tensor<30x1x6xf32>, tensor<30x1xi64>, tensor<15x6xf32>) -> tensor<15x6xf32> loc(#loc)
    %131 = tensor.empty() : tensor<15x6xf32> loc(#loc)
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%130 : tensor<15x6xf32>) outs(%131 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.truncf %cst_4 : f64 to f32 loc(#loc)
      %151 = arith.mulf %in, %150 : f32 loc(#loc)
      linalg.yield %151 : f32 loc(#loc)
    } -> tensor<15x6xf32> loc(#loc)
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %132 : tensor<15x6xf32>, tensor<15x6xf32>) outs(%131 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<15x6xf32> loc(#loc)
    %134 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<6x4xf32>) outs(%76 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.truncf %cst_4 : f64 to f32 loc(#loc)
      %151 = arith.mulf %in, %150 : f32 loc(#loc)
      linalg.yield %151 : f32 loc(#loc)
    } -> tensor<6x4xf32> loc(#loc)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %134 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%76 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<6x4xf32> loc(#loc)
    %136 = tensor.empty() : tensor<4x6x4xf32> loc(#loc)
    %137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_47 : tensor<4x6x4xf32>) outs(%136 : tensor<4x6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.truncf %cst_4 : f64 to f32 loc(#loc)
      %151 = arith.mulf %in, %150 : f32 loc(#loc)
      linalg.yield %151 : f32 loc(#loc)
    } -> tensor<4x6x4xf32> loc(#loc)
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %137 : tensor<4x6x4xf32>, tensor<4x6x4xf32>) outs(%136 : tensor<4x6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<4x6x4xf32> loc(#loc)
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<6x4xf32>) outs(%76 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.truncf %cst_4 : f64 to f32 loc(#loc)
      %151 = arith.mulf %in, %150 : f32 loc(#loc)
      linalg.yield %151 : f32 loc(#loc)
    } -> tensor<6x4xf32> loc(#loc)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3, %139 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%76 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_59: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.subf %in, %in_59 : f32 loc(#loc)
      linalg.yield %150 : f32 loc(#loc)
    } -> tensor<6x4xf32> loc(#loc)
    %collapsed_56 = tensor.collapse_shape %arg6 [[0, 1]] : tensor<10x3xi64> into tensor<30xi64> loc(#loc)
    %expanded_57 = tensor.expand_shape %collapsed_56 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64> loc(#loc)
    %141 = "tm_tensor.scatter"(%cst_15, %expanded_57, %arg4) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: i64 loc(unknown), %arg10: i64 loc(unknown)):
      %150 = arith.addi %arg10, %arg9 : i64 loc(#loc)
      "tm_tensor.yield"(%150) : (i64) -> () loc(#loc)
    }) : (tensor<30x1xi64>, tensor<30x1xi64>, tensor<15xi64>) -> tensor<15xi64> loc(#loc)
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<10x6xf32>) outs(%2 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %150 = arith.truncf %cst_5 : f64 to f32 loc(#loc)
      %151 = arith.mulf %in, %150 : f32 loc(#loc)
      linalg.yield %151 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %expanded_58 = tensor.expand_shape %142 [[0], [1, 2]] output_shape [10, 1, 6] : tensor<10x6xf32> into tensor<10x1x6xf32> loc(#loc)
    %143 = "tm_tensor.scatter"(%expanded_58, %expanded_28, %arg5) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      %150 = arith.addf %arg10, %arg9 : f32 loc(#loc)
      "tm_tensor.yield"(%150) : (f32) -> () loc(#loc)
    }) : (tensor<10x1x6xf32>, tensor<10x1xi64>, tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc)
    %144:2 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel"]} outs(%63, %64 : tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_59: f32 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.remsi %150, %c10 : index loc(#loc)
      %extracted = tensor.extract %21#1[%151] : tensor<10xi64> loc(#loc)
      linalg.yield %extracted, %cst_13 : i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %145 = "tm_tensor.scatter"(%144#1, %144#0, %cst) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg9: f32 loc(unknown), %arg10: f32 loc(unknown)):
      %150 = arith.addf %arg10, %arg9 : f32 loc(#loc)
      "tm_tensor.yield"(%150) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x1xi64>, tensor<4xf32>) -> tensor<4xf32> loc(#loc)
    %146 = linalg.fill ins(%cst_3 : f32) outs(%12 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %147:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<10x4xf32>) outs(%146, %11 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown), %out_59: i64 loc(unknown)):
      %150 = linalg.index 1 : index loc(#loc)
      %151 = arith.index_cast %150 : index to i64 loc(#loc)
      %152 = arith.minimumf %in, %out : f32 loc(#loc)
      %153 = arith.cmpf olt, %in, %out : f32 loc(#loc)
      %154 = arith.select %153, %151, %out_59 : i64 loc(#loc)
      linalg.yield %152, %154 : f32, i64 loc(#loc)
    } -> (tensor<10xf32>, tensor<10xi64>) loc(#loc)
    %148 = linalg.fill ins(%cst_3 : f32) outs(%54 : tensor<f32>) -> tensor<f32> loc(#loc)
    %149:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["reduction"]} ins(%147#0 : tensor<10xf32>) outs(%148, %52 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown), %out_59: i64 loc(unknown)):
      %150 = linalg.index 0 : index loc(#loc)
      %151 = arith.index_cast %150 : index to i64 loc(#loc)
      %152 = arith.minimumf %in, %out : f32 loc(#loc)
      %153 = arith.cmpf olt, %in, %out : f32 loc(#loc)
      %154 = arith.select %153, %151, %out_59 : i64 loc(#loc)
      linalg.yield %152, %154 : f32, i64 loc(#loc)
    } -> (tensor<f32>, tensor<i64>) loc(#loc)
    return %133, %135, %138, %140, %141, %143, %58, %145, %21#1, %149#0 : tensor<15x6xf32>, tensor<6x4xf32>, tensor<4x6x4xf32>, tensor<6x4xf32>, tensor<15xi64>, tensor<4x6xf32>, tensor<f32>, tensor<4xf32>, tensor<10xi64>, tensor<f32> loc(#loc)
  } loc(#loc)
} loc(#loc)

