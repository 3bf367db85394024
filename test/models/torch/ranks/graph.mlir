#loc = loc(unknown)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0) -> (d0, 0)>
module {
  func.func @train_step(%arg0: tensor<6x5xf32> {dp.name = "params.w", dp.state} loc(unknown), %arg1: tensor<5xf32> {dp.name = "params.risk", dp.state} loc(unknown), %arg2: tensor<5xf32> {dp.name = "params.weight", dp.state} loc(unknown), %arg3: tensor<10x6xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(unknown), %arg4: tensor<10xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(unknown)) -> (tensor<6x5xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<5xf32> {dp.name = "params.risk", dp.updates = 1 : i64}, tensor<5xf32> {dp.name = "params.weight", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<10x5xi64> {dp.name = "order"}, tensor<10xi64> {dp.name = "middle"}, tensor<10xi64> {dp.name = "place"}, tensor<10xi64> {dp.name = "count"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<10x5xf32> loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_0 = arith.constant 2.000000e-01 : f64 loc(#loc)
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<10x5xf32> loc(#loc)
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<10xf32> loc(#loc)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<10x2xf32> loc(#loc)
    %cst_4 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_5 = arith.constant 5.000000e+01 : f32 loc(#loc)
    %cst_6 = arith.constant 2.000000e+00 : f32 loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %c9 = arith.constant 9 : index loc(#loc)
    %c2_i64 = arith.constant 2 : i64 loc(#loc)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %cst_7 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c5 = arith.constant 5 : index loc(#loc)
    %cst_8 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_9 = arith.constant dense<1> : tensor<i64> loc(#loc)
    %cst_10 = arith.constant dense<2> : tensor<i64> loc(#loc)
    %0 = tensor.empty() : tensor<10x5xf32> loc(#loc)
    %1 = linalg.fill ins(%cst_7 : f32) outs(%0 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %2 = linalg.matmul ins(%arg3, %arg0 : tensor<10x6xf32>, tensor<6x5xf32>) outs(%1 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg1 : tensor<10x5xf32>, tensor<5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %4 = tensor.empty() : tensor<10xf32> loc(#loc)
    %5 = linalg.fill ins(%cst_7 : f32) outs(%4 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %6 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<10x5xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%6 : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.exp %in : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %8 = tensor.empty() : tensor<f32> loc(#loc)
    %9 = linalg.fill ins(%cst_7 : f32) outs(%8 : tensor<f32>) -> tensor<f32> loc(#loc)
    %10:2 = "tm_tensor.scan"(%7, %5, %9) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.addf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10xf32>, tensor<f32>) -> (tensor<10xf32>, tensor<f32>) loc(#loc)
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%10#0 : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.log %in : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%11, %6 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.subf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %13 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%12 : tensor<10xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%13 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_4 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.negf %in : f32 loc(#loc)
      %187 = math.exp %186 : f32 loc(#loc)
      %188 = arith.addf %187, %cst_8 : f32 loc(#loc)
      %189 = arith.divf %cst_8, %188 : f32 loc(#loc)
      linalg.yield %189 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %16 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %17 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %18:2 = "tm_tensor.scan"(%15, %16, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x5xf32>, tensor<10x5xf32>, tensor<10xf32>) -> (tensor<10x5xf32>, tensor<10xf32>) loc(#loc)
    %19 = tensor.empty() : tensor<10x5xi64> loc(#loc)
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%19 : tensor<10x5xi64>) {
    ^bb0(%out: i64 loc(unknown)):
      %186 = linalg.index 1 : index loc(#loc)
      %187 = arith.index_cast %186 : index to i64 loc(#loc)
      linalg.yield %187 : i64 loc(#loc)
    } -> tensor<10x5xi64> loc(#loc)
    %21:2 = "tm_tensor.sort"(%2, %20) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown), %arg7: i64 loc(unknown), %arg8: i64 loc(unknown)):
      %186 = arith.cmpf oge, %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (i1) -> () loc(#loc)
    }) : (tensor<10x5xf32>, tensor<10x5xi64>) -> (tensor<10x5xf32>, tensor<10x5xi64>) loc(#loc)
    %22:2 = "tm_tensor.sort"(%2, %20) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown), %arg7: i64 loc(unknown), %arg8: i64 loc(unknown)):
      %186 = arith.cmpf ole, %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (i1) -> () loc(#loc)
    }) : (tensor<10x5xf32>, tensor<10x5xi64>) -> (tensor<10x5xf32>, tensor<10x5xi64>) loc(#loc)
    %extracted_slice = tensor.extract_slice %22#0[0, 4] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %23 = tensor.empty() : tensor<10x5xi1> loc(#loc)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22#0, %22#0 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%23 : tensor<10x5xi1>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: i1 loc(unknown)):
      %186 = arith.cmpf une, %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : i1 loc(#loc)
    } -> tensor<10x5xi1> loc(#loc)
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<10x5xi1>) outs(%23 : tensor<10x5xi1>) {
    ^bb0(%in: i1 loc(unknown), %out: i1 loc(unknown)):
      %186 = arith.xori %in, %true : i1 loc(#loc)
      linalg.yield %186 : i1 loc(#loc)
    } -> tensor<10x5xi1> loc(#loc)
    %26 = tensor.empty() : tensor<10x1xi64> loc(#loc)
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<10x1xi64>) -> tensor<10x1xi64> loc(#loc)
    %28 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<10x5xi1>) outs(%27 : tensor<10x1xi64>) {
    ^bb0(%in: i1 loc(unknown), %out: i64 loc(unknown)):
      %186 = arith.extui %in : i1 to i64 loc(#loc)
      %187 = arith.addi %186, %out : i64 loc(#loc)
      linalg.yield %187 : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %29 = tensor.empty() : tensor<10x1xi1> loc(#loc)
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice : tensor<10x1xf32>, tensor<10x1xf32>) outs(%29 : tensor<10x1xi1>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: i1 loc(unknown)):
      %186 = arith.cmpf une, %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : i1 loc(#loc)
    } -> tensor<10x1xi1> loc(#loc)
    %31 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %28, %cst_10 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%26 : tensor<10x1xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_60: i64 loc(unknown), %in_61: i64 loc(unknown), %out: i64 loc(unknown)):
      %186 = arith.select %in, %in_60, %in_61 : i64 loc(#loc)
      linalg.yield %186 : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %32 = tensor.empty() : tensor<10x1xf32> loc(#loc)
    %33 = linalg.fill ins(%cst_7 : f32) outs(%32 : tensor<10x1xf32>) -> tensor<10x1xf32> loc(#loc)
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<10x1xi64>) outs(%33 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.index_cast %in : i64 to index loc(#loc)
      %188 = arith.cmpi slt, %187, %c5 : index loc(#loc)
      cf.assert %188, "index must be smaller than dim size" loc(#loc)
      %189 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %189, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %22#0[%186, %187] : tensor<10x5xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<10x1xi64>) outs(%27 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.index_cast %in : i64 to index loc(#loc)
      %188 = arith.cmpi slt, %187, %c5 : index loc(#loc)
      cf.assert %188, "index must be smaller than dim size" loc(#loc)
      %189 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %189, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %22#1[%186, %187] : tensor<10x5xi64> loc(#loc)
      linalg.yield %extracted : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %collapsed = tensor.collapse_shape %34 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %collapsed_11 = tensor.collapse_shape %35 [[0, 1]] : tensor<10x1xi64> into tensor<10xi64> loc(#loc)
    %36:2 = "tm_tensor.sort"(%2, %20) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown), %arg7: i64 loc(unknown), %arg8: i64 loc(unknown)):
      %186 = arith.cmpf oge, %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (i1) -> () loc(#loc)
    }) : (tensor<10x5xf32>, tensor<10x5xi64>) -> (tensor<10x5xf32>, tensor<10x5xi64>) loc(#loc)
    %extracted_slice_12 = tensor.extract_slice %36#0[0, 0] [10, 2] [1, 1] : tensor<10x5xf32> to tensor<10x2xf32> loc(#loc)
    %extracted_slice_13 = tensor.extract_slice %36#1[0, 0] [10, 2] [1, 1] : tensor<10x5xi64> to tensor<10x2xi64> loc(#loc)
    %37 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction"]} ins(%18#0 : tensor<10x5xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%37 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_5 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%14, %38 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21#0, %arg2 : tensor<10x5xf32>, tensor<5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %42 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction"]} ins(%41 : tensor<10x5xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %43 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%42 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_5 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %44 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%39, %43 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %46 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%45 : tensor<10xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%46 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_4 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%44, %47 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %extracted_slice_14 = tensor.extract_slice %extracted_slice_12[0, 0] [10, 1] [1, 1] : tensor<10x2xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %extracted_slice_16 = tensor.extract_slice %extracted_slice_12[0, 1] [10, 1] [1, 1] : tensor<10x2xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_15, %collapsed_17 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %50 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%49 : tensor<10xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%50 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_4 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%48, %51 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %53:2 = "tm_tensor.scan"(%2, %1, %5) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.addf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x5xf32>, tensor<10x5xf32>, tensor<10xf32>) -> (tensor<10x5xf32>, tensor<10xf32>) loc(#loc)
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53#0 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %55 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction"]} ins(%54 : tensor<10x5xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%55 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_5 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %57 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%52, %56 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_5 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53#0 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.fpowi %in, %c1_i64 : f32, i64 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %cst_6 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %60 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<10x5xf32>) outs(%1 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = linalg.index 1 : index loc(#loc)
      %188 = arith.subi %c4, %187 : index loc(#loc)
      %extracted = tensor.extract %61[%186, %188] : tensor<10x5xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %63:2 = "tm_tensor.scan"(%62, %1, %5) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.addf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x5xf32>, tensor<10x5xf32>, tensor<10xf32>) -> (tensor<10x5xf32>, tensor<10xf32>) loc(#loc)
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63#0 : tensor<10x5xf32>) outs(%1 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = linalg.index 1 : index loc(#loc)
      %188 = arith.subi %c4, %187 : index loc(#loc)
      %extracted = tensor.extract %63#0[%186, %188] : tensor<10x5xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%cst_2 : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %cst_4 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %collapsed_15 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %collapsed_17 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %68 = tensor.empty() : tensor<2xi64> loc(#loc)
    %69 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%68 : tensor<2xi64>) {
    ^bb0(%out: i64 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.index_cast %186 : index to i64 loc(#loc)
      linalg.yield %187 : i64 loc(#loc)
    } -> tensor<2xi64> loc(#loc)
    %expanded = tensor.expand_shape %69 [[0, 1]] output_shape [1, 2] : tensor<2xi64> into tensor<1x2xi64> loc(#loc)
    %70 = tensor.empty() : tensor<1x2xi1> loc(#loc)
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x2xi64>) outs(%70 : tensor<1x2xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %186 = arith.cmpi eq, %in, %c1_i64 : i64 loc(#loc)
      linalg.yield %186 : i1 loc(#loc)
    } -> tensor<1x2xi1> loc(#loc)
    %72 = tensor.empty() : tensor<10x2xf32> loc(#loc)
    %73 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<10xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %74 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %73, %cst_3 : tensor<1x2xi1>, tensor<10x2xf32>, tensor<10x2xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_60: f32 loc(unknown), %in_61: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.select %in, %in_60, %in_61 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x2xi64>) outs(%70 : tensor<1x2xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %186 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc)
      linalg.yield %186 : i1 loc(#loc)
    } -> tensor<1x2xi1> loc(#loc)
    %76 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<10xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %77 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %76, %cst_3 : tensor<1x2xi1>, tensor<10x2xf32>, tensor<10x2xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_60: f32 loc(unknown), %in_61: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.select %in, %in_60, %in_61 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %77 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %79 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.fpowi %in, %c1_i64 : f32, i64 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%79 : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %cst_6 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %80 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = math.fpowi %in, %c1_i64 : f32, i64 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %cst_6 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %83 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %21#0 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %86 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %arg2 : tensor<10x5xf32>, tensor<5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %87 = tensor.empty() : tensor<1x5xf32> loc(#loc)
    %88 = linalg.fill ins(%cst_7 : f32) outs(%87 : tensor<1x5xf32>) -> tensor<1x5xf32> loc(#loc)
    %89 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "parallel"]} ins(%85 : tensor<10x5xf32>) outs(%88 : tensor<1x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<1x5xf32> loc(#loc)
    %collapsed_18 = tensor.collapse_shape %89 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32> loc(#loc)
    %90 = tensor.empty() : tensor<20x1xi64> loc(#loc)
    %91 = linalg.fill ins(%c0_i64 : i64) outs(%90 : tensor<20x1xi64>) -> tensor<20x1xi64> loc(#loc)
    %92 = tensor.empty() : tensor<20xf32> loc(#loc)
    %93 = linalg.fill ins(%cst_7 : f32) outs(%92 : tensor<20xf32>) -> tensor<20xf32> loc(#loc)
    %94:3 = linalg.generic {indexing_maps = [#map9, #map9, #map3], iterator_types = ["parallel"]} outs(%91, %91, %93 : tensor<20x1xi64>, tensor<20x1xi64>, tensor<20xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_60: i64 loc(unknown), %out_61: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.remsi %186, %c2 : index loc(#loc)
      %188 = arith.divsi %186, %c2 : index loc(#loc)
      %189 = arith.remsi %188, %c10 : index loc(#loc)
      %extracted = tensor.extract %extracted_slice_13[%189, %187] : tensor<10x2xi64> loc(#loc)
      %extracted_62 = tensor.extract %78[%189, %187] : tensor<10x2xf32> loc(#loc)
      %190 = arith.index_cast %189 : index to i64 loc(#loc)
      linalg.yield %190, %extracted, %extracted_62 : i64, i64, f32 loc(#loc)
    } -> (tensor<20x1xi64>, tensor<20x1xi64>, tensor<20xf32>) loc(#loc)
    %95 = tensor.empty() : tensor<20x2xi64> loc(#loc)
    %96 = linalg.fill ins(%c0_i64 : i64) outs(%95 : tensor<20x2xi64>) -> tensor<20x2xi64> loc(#loc)
    %inserted_slice = tensor.insert_slice %94#0 into %96[0, 0] [20, 1] [1, 1] : tensor<20x1xi64> into tensor<20x2xi64> loc(#loc)
    %inserted_slice_19 = tensor.insert_slice %94#1 into %inserted_slice[0, 1] [20, 1] [1, 1] : tensor<20x1xi64> into tensor<20x2xi64> loc(#loc)
    %97 = "tm_tensor.scatter"(%94#2, %inserted_slice_19, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      "tm_tensor.yield"(%arg5) : (f32) -> () loc(#loc)
    }) : (tensor<20xf32>, tensor<20x2xi64>, tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %97 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %expanded_20 = tensor.expand_shape %81 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %99:3 = linalg.generic {indexing_maps = [#map9, #map9, #map3], iterator_types = ["parallel"]} outs(%27, %27, %5 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_60: i64 loc(unknown), %out_61: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.remsi %186, %c10 : index loc(#loc)
      %extracted = tensor.extract %35[%187, %c0] : tensor<10x1xi64> loc(#loc)
      %extracted_62 = tensor.extract %expanded_20[%187, %c0] : tensor<10x1xf32> loc(#loc)
      %188 = arith.index_cast %187 : index to i64 loc(#loc)
      linalg.yield %188, %extracted, %extracted_62 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %100 = tensor.empty() : tensor<10x2xi64> loc(#loc)
    %101 = linalg.fill ins(%c0_i64 : i64) outs(%100 : tensor<10x2xi64>) -> tensor<10x2xi64> loc(#loc)
    %inserted_slice_21 = tensor.insert_slice %99#0 into %101[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_22 = tensor.insert_slice %99#1 into %inserted_slice_21[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %102 = "tm_tensor.scatter"(%99#2, %inserted_slice_22, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      "tm_tensor.yield"(%arg5) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %102 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %104 = tensor.empty() : tensor<50x1xi64> loc(#loc)
    %105 = linalg.fill ins(%c0_i64 : i64) outs(%104 : tensor<50x1xi64>) -> tensor<50x1xi64> loc(#loc)
    %106 = tensor.empty() : tensor<50xf32> loc(#loc)
    %107 = linalg.fill ins(%cst_7 : f32) outs(%106 : tensor<50xf32>) -> tensor<50xf32> loc(#loc)
    %108:3 = linalg.generic {indexing_maps = [#map9, #map9, #map3], iterator_types = ["parallel"]} outs(%105, %105, %107 : tensor<50x1xi64>, tensor<50x1xi64>, tensor<50xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_60: i64 loc(unknown), %out_61: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.remsi %186, %c5 : index loc(#loc)
      %188 = arith.divsi %186, %c5 : index loc(#loc)
      %189 = arith.remsi %188, %c10 : index loc(#loc)
      %extracted = tensor.extract %21#1[%189, %187] : tensor<10x5xi64> loc(#loc)
      %extracted_62 = tensor.extract %86[%189, %187] : tensor<10x5xf32> loc(#loc)
      %190 = arith.index_cast %189 : index to i64 loc(#loc)
      linalg.yield %190, %extracted, %extracted_62 : i64, i64, f32 loc(#loc)
    } -> (tensor<50x1xi64>, tensor<50x1xi64>, tensor<50xf32>) loc(#loc)
    %109 = tensor.empty() : tensor<50x2xi64> loc(#loc)
    %110 = linalg.fill ins(%c0_i64 : i64) outs(%109 : tensor<50x2xi64>) -> tensor<50x2xi64> loc(#loc)
    %inserted_slice_23 = tensor.insert_slice %108#0 into %110[0, 0] [50, 1] [1, 1] : tensor<50x1xi64> into tensor<50x2xi64> loc(#loc)
    %inserted_slice_24 = tensor.insert_slice %108#1 into %inserted_slice_23[0, 1] [50, 1] [1, 1] : tensor<50x1xi64> into tensor<50x2xi64> loc(#loc)
    %111 = "tm_tensor.scatter"(%108#2, %inserted_slice_24, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      "tm_tensor.yield"(%arg5) : (f32) -> () loc(#loc)
    }) : (tensor<50xf32>, tensor<50x2xi64>, tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %111 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %extracted_slice_25 = tensor.extract_slice %15[0, 1] [10, 4] [1, 1] : tensor<10x5xf32> to tensor<10x4xf32> loc(#loc)
    %113 = tensor.empty() : tensor<10x4xf32> loc(#loc)
    %114 = linalg.fill ins(%cst_8 : f32) outs(%113 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %115:2 = "tm_tensor.scan"(%extracted_slice_25, %114, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x4xf32>, tensor<10x4xf32>, tensor<10xf32>) -> (tensor<10x4xf32>, tensor<10xf32>) loc(#loc)
    %extracted_slice_26 = tensor.extract_slice %58[0, 1] [10, 4] [1, 1] : tensor<10x5xf32> to tensor<10x4xf32> loc(#loc)
    %116 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26, %115#0 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%113 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %117 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<10x4xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_27 = tensor.extract_slice %58[0, 0] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_28, %117 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_29 = tensor.extract_slice %15[0, 0] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %119 = linalg.fill ins(%cst_8 : f32) outs(%32 : tensor<10x1xf32>) -> tensor<10x1xf32> loc(#loc)
    %120:2 = "tm_tensor.scan"(%extracted_slice_29, %119, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x1xf32>, tensor<10x1xf32>, tensor<10xf32>) -> (tensor<10x1xf32>, tensor<10xf32>) loc(#loc)
    %collapsed_30 = tensor.collapse_shape %120#0 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %extracted_slice_31 = tensor.extract_slice %58[0, 1] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_32, %collapsed_30 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_33 = tensor.extract_slice %15[0, 2] [10, 3] [1, 1] : tensor<10x5xf32> to tensor<10x3xf32> loc(#loc)
    %122 = tensor.empty() : tensor<10x3xf32> loc(#loc)
    %123 = linalg.fill ins(%cst_8 : f32) outs(%122 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc)
    %124:2 = "tm_tensor.scan"(%extracted_slice_33, %123, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x3xf32>, tensor<10x3xf32>, tensor<10xf32>) -> (tensor<10x3xf32>, tensor<10xf32>) loc(#loc)
    %125 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<10xf32>) outs(%122 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<10x3xf32> loc(#loc)
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %124#0 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%122 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x3xf32> loc(#loc)
    %extracted_slice_34 = tensor.extract_slice %58[0, 2] [10, 3] [1, 1] : tensor<10x5xf32> to tensor<10x3xf32> loc(#loc)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_34, %126 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%122 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x3xf32> loc(#loc)
    %128 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%127 : tensor<10x3xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%121, %128 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_35 = tensor.extract_slice %15[0, 0] [10, 2] [1, 1] : tensor<10x5xf32> to tensor<10x2xf32> loc(#loc)
    %130 = linalg.fill ins(%cst_8 : f32) outs(%72 : tensor<10x2xf32>) -> tensor<10x2xf32> loc(#loc)
    %131:2 = "tm_tensor.scan"(%extracted_slice_35, %130, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x2xf32>, tensor<10x2xf32>, tensor<10xf32>) -> (tensor<10x2xf32>, tensor<10xf32>) loc(#loc)
    %extracted_slice_36 = tensor.extract_slice %131#0[0, 1] [10, 1] [1, 1] : tensor<10x2xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %extracted_slice_38 = tensor.extract_slice %58[0, 2] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_39, %collapsed_37 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_40 = tensor.extract_slice %15[0, 3] [10, 2] [1, 1] : tensor<10x5xf32> to tensor<10x2xf32> loc(#loc)
    %133:2 = "tm_tensor.scan"(%extracted_slice_40, %130, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x2xf32>, tensor<10x2xf32>, tensor<10xf32>) -> (tensor<10x2xf32>, tensor<10xf32>) loc(#loc)
    %134 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<10xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      linalg.yield %in : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%134, %133#0 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %extracted_slice_41 = tensor.extract_slice %58[0, 3] [10, 2] [1, 1] : tensor<10x5xf32> to tensor<10x2xf32> loc(#loc)
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41, %135 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%72 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x2xf32> loc(#loc)
    %137 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%136 : tensor<10x2xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%132, %137 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_42 = tensor.extract_slice %15[0, 0] [10, 3] [1, 1] : tensor<10x5xf32> to tensor<10x3xf32> loc(#loc)
    %139:2 = "tm_tensor.scan"(%extracted_slice_42, %123, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x3xf32>, tensor<10x3xf32>, tensor<10xf32>) -> (tensor<10x3xf32>, tensor<10xf32>) loc(#loc)
    %extracted_slice_43 = tensor.extract_slice %139#0[0, 2] [10, 1] [1, 1] : tensor<10x3xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %extracted_slice_45 = tensor.extract_slice %58[0, 3] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_46, %collapsed_44 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_47 = tensor.extract_slice %15[0, 4] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %141:2 = "tm_tensor.scan"(%extracted_slice_47, %119, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x1xf32>, tensor<10x1xf32>, tensor<10xf32>) -> (tensor<10x1xf32>, tensor<10xf32>) loc(#loc)
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_43, %141#0 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%32 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %extracted_slice_48 = tensor.extract_slice %58[0, 4] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32> loc(#loc)
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_48, %142 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%32 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %144 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%143 : tensor<10x1xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%140, %144 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %extracted_slice_49 = tensor.extract_slice %15[0, 0] [10, 4] [1, 1] : tensor<10x5xf32> to tensor<10x4xf32> loc(#loc)
    %146:2 = "tm_tensor.scan"(%extracted_slice_49, %114, %17) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.mulf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10x4xf32>, tensor<10x4xf32>, tensor<10xf32>) -> (tensor<10x4xf32>, tensor<10xf32>) loc(#loc)
    %extracted_slice_50 = tensor.extract_slice %146#0[0, 3] [10, 1] [1, 1] : tensor<10x4xf32> to tensor<10x1xf32> loc(#loc)
    %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %collapsed_52 = tensor.collapse_shape %extracted_slice_48 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_52, %collapsed_51 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %expanded_53 = tensor.expand_shape %118 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %expanded_54 = tensor.expand_shape %129 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %expanded_55 = tensor.expand_shape %138 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %expanded_56 = tensor.expand_shape %145 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %expanded_57 = tensor.expand_shape %147 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %concat = tensor.concat dim(1) %expanded_53, %expanded_54, %expanded_55, %expanded_56, %expanded_57 : (tensor<10x1xf32>, tensor<10x1xf32>, tensor<10x1xf32>, tensor<10x1xf32>, tensor<10x1xf32>) -> tensor<10x5xf32> loc(#loc)
    %148 = linalg.generic {indexing_maps = [#map7, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %15 : tensor<i64>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: i64 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.sitofp %in : i64 to f32 loc(#loc)
      %187 = arith.subf %186, %in_60 : f32 loc(#loc)
      linalg.yield %187 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %148 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat, %149 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %150 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%65 : tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.negf %in : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%65, %10#0 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.divf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%153 : tensor<10xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.subi %c9, %186 : index loc(#loc)
      %extracted = tensor.extract %153[%187] : tensor<10xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %155:2 = "tm_tensor.scan"(%154, %5, %9) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown)):
      %186 = arith.addf %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10xf32>, tensor<f32>) -> (tensor<10xf32>, tensor<f32>) loc(#loc)
    %156 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%155#0 : tensor<10xf32>) outs(%5 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.subi %c9, %186 : index loc(#loc)
      %extracted = tensor.extract %155#0[%187] : tensor<10xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%156, %7 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%152, %157 : tensor<10xf32>, tensor<10xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %expanded_58 = tensor.expand_shape %158 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %159 = linalg.generic {indexing_maps = [#map6, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_58, %arg1 : tensor<10x1xf32>, tensor<5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %160 = tensor.empty() : tensor<5x10xf32> loc(#loc)
    %transposed = linalg.transpose ins(%2 : tensor<10x5xf32>) outs(%160 : tensor<5x10xf32>) permutation = [1, 0]  loc(#loc)
    %161 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed, %158 : tensor<5x10xf32>, tensor<10xf32>) outs(%160 : tensor<5x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.mulf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<5x10xf32> loc(#loc)
    %162 = tensor.empty() : tensor<5xf32> loc(#loc)
    %163 = linalg.fill ins(%cst_7 : f32) outs(%162 : tensor<5xf32>) -> tensor<5xf32> loc(#loc)
    %164 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%161 : tensor<5x10xf32>) outs(%163 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<5xf32> loc(#loc)
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %159 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%0 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.addf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %166 = tensor.empty() : tensor<6x10xf32> loc(#loc)
    %transposed_59 = linalg.transpose ins(%arg3 : tensor<10x6xf32>) outs(%166 : tensor<6x10xf32>) permutation = [1, 0]  loc(#loc)
    %167 = tensor.empty() : tensor<6x5xf32> loc(#loc)
    %168 = linalg.fill ins(%cst_7 : f32) outs(%167 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc)
    %169 = linalg.matmul ins(%transposed_59, %165 : tensor<6x10xf32>, tensor<10x5xf32>) outs(%168 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc)
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<6x5xf32>) outs(%167 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.truncf %cst_0 : f64 to f32 loc(#loc)
      %187 = arith.mulf %in, %186 : f32 loc(#loc)
      linalg.yield %187 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc)
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %170 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%167 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.subf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc)
    %172 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%164 : tensor<5xf32>) outs(%162 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.truncf %cst_0 : f64 to f32 loc(#loc)
      %187 = arith.mulf %in, %186 : f32 loc(#loc)
      linalg.yield %187 : f32 loc(#loc)
    } -> tensor<5xf32> loc(#loc)
    %173 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg1, %172 : tensor<5xf32>, tensor<5xf32>) outs(%162 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.subf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<5xf32> loc(#loc)
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<5xf32>) outs(%162 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.truncf %cst_0 : f64 to f32 loc(#loc)
      %187 = arith.mulf %in, %186 : f32 loc(#loc)
      linalg.yield %187 : f32 loc(#loc)
    } -> tensor<5xf32> loc(#loc)
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %174 : tensor<5xf32>, tensor<5xf32>) outs(%162 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_60: f32 loc(unknown), %out: f32 loc(unknown)):
      %186 = arith.subf %in, %in_60 : f32 loc(#loc)
      linalg.yield %186 : f32 loc(#loc)
    } -> tensor<5xf32> loc(#loc)
    %176 = tensor.empty() : tensor<10xi64> loc(#loc)
    %177 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%176 : tensor<10xi64>) {
    ^bb0(%out: i64 loc(unknown)):
      %186 = linalg.index 0 : index loc(#loc)
      %187 = arith.index_cast %186 : index to i64 loc(#loc)
      linalg.yield %187 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %178:2 = "tm_tensor.sort"(%6, %177) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg5: f32 loc(unknown), %arg6: f32 loc(unknown), %arg7: i64 loc(unknown), %arg8: i64 loc(unknown)):
      %186 = arith.cmpf ole, %arg5, %arg6 : f32 loc(#loc)
      "tm_tensor.yield"(%186) : (i1) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10xi64>) -> (tensor<10xf32>, tensor<10xi64>) loc(#loc)
    %179 = tensor.empty() : tensor<10xi1> loc(#loc)
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg4 : tensor<10xi64>) outs(%179 : tensor<10xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %186 = arith.cmpi slt, %in, %c2_i64 : i64 loc(#loc)
      linalg.yield %186 : i1 loc(#loc)
    } -> tensor<10xi1> loc(#loc)
    %181 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%180 : tensor<10xi1>) outs(%176 : tensor<10xi64>) {
    ^bb0(%in: i1 loc(unknown), %out: i64 loc(unknown)):
      %186 = arith.extui %in : i1 to i64 loc(#loc)
      linalg.yield %186 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %182 = linalg.fill ins(%c0_i64 : i64) outs(%176 : tensor<10xi64>) -> tensor<10xi64> loc(#loc)
    %183 = tensor.empty() : tensor<i64> loc(#loc)
    %184 = linalg.fill ins(%c0_i64 : i64) outs(%183 : tensor<i64>) -> tensor<i64> loc(#loc)
    %185:2 = "tm_tensor.scan"(%181, %182, %184) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg5: i64 loc(unknown), %arg6: i64 loc(unknown)):
      %186 = arith.addi %arg5, %arg6 : i64 loc(#loc)
      "tm_tensor.yield"(%186) : (i64) -> () loc(#loc)
    }) : (tensor<10xi64>, tensor<10xi64>, tensor<i64>) -> (tensor<10xi64>, tensor<i64>) loc(#loc)
    return %171, %173, %175, %57, %21#1, %collapsed_11, %178#1, %185#0 : tensor<6x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>, tensor<10x5xi64>, tensor<10xi64>, tensor<10xi64>, tensor<10xi64> loc(#loc)
  } loc(#loc)
} loc(#loc)

