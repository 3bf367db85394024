#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0) -> (d0, 0)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (0, d1)>
module {
  func.func @train_step(%arg0: tensor<4x1xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<5xf32> {dp.name = "params.height", dp.state}, %arg2: tensor<5x2xf32> {dp.name = "kept.seen", dp.state}, %arg3: tensor<9xi64> {dp.name = "kept.last", dp.state}, %arg4: tensor<9x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<9xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x1xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<5xf32> {dp.name = "params.height", dp.updates = 1 : i64}, tensor<5x2xf32> {dp.name = "kept.seen", dp.updates = 2 : i64}, tensor<9xi64> {dp.name = "kept.last", dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"}, tensor<f32> {dp.name = "error"}, tensor<5xf32> {dp.name = "count"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %c5_i64 = arith.constant 5 : i64
    %cst_0 = arith.constant 0.20000000000000004 : f64
    %cst_1 = arith.constant 2.000000e-01 : f64
    %cst_2 = arith.constant 1.000000e-02 : f64
    %cst_3 = arith.constant 9.9999999999999998E-13 : f64
    %cst_4 = arith.constant 1.000000e-01 : f64
    %cst_5 = arith.constant dense<8.000000e-01> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<9x1xf32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<-1.000000e+02> : tensor<f32>
    %c2_i64 = arith.constant 2 : i64
    %cst_9 = arith.constant 9.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_10 = arith.constant 0.000000e+00 : f32
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<5x2xf32>
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<9x1x1xf32>
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant dense<3> : tensor<i64>
    %cst_15 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<9x1xf32>
    %1 = linalg.fill ins(%cst_10 : f32) outs(%0 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %2 = linalg.matmul ins(%arg4, %arg0 : tensor<9x4xf32>, tensor<4x1xf32>) outs(%1 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32>
    %3 = tensor.empty() : tensor<9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      %94 = math.exp %93 : f32
      %95 = arith.addf %94, %cst_13 : f32
      %96 = arith.divf %cst_13, %95 : f32
      linalg.yield %96 : f32
    } -> tensor<9xf32>
    %5 = tensor.empty() : tensor<4xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %93 = linalg.index 0 : index
      %94 = arith.index_cast %93 : index to i64
      linalg.yield %94 : i64
    } -> tensor<4xi64>
    %7 = tensor.empty() : tensor<4xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<4xi64>) outs(%7 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %93 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %93 : i1
    } -> tensor<4xi1>
    %9 = tensor.empty() : tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<4xi64>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      linalg.yield %93 : f32
    } -> tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_0 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_1 : f64 to f32
      %94 = arith.addf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_14, %6 : tensor<i64>, tensor<4xi64>) outs(%5 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_22: i64, %out: i64):
      %93 = arith.subi %in, %in_22 : i64
      linalg.yield %93 : i64
    } -> tensor<4xi64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<4xi64>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      linalg.yield %93 : f32
    } -> tensor<4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_0 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %15 : tensor<f32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.subf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%8, %12, %16 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %93 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %93 : f32
    } -> tensor<4xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %18 = tensor.empty() : tensor<9x4xi1>
    %19 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %17 : tensor<9x1xf32>, tensor<4xf32>) outs(%18 : tensor<9x4xi1>) {
    ^bb0(%in: f32, %in_22: f32, %out: i1):
      %93 = arith.cmpf ogt, %in, %in_22 : f32
      linalg.yield %93 : i1
    } -> tensor<9x4xi1>
    %20 = tensor.empty() : tensor<9xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<9xi64>) -> tensor<9xi64>
    %22 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<9x4xi1>) outs(%21 : tensor<9xi64>) {
    ^bb0(%in: i1, %out: i64):
      %93 = arith.extui %in : i1 to i64
      %94 = arith.addi %93, %out : i64
      linalg.yield %94 : i64
    } -> tensor<9xi64>
    %23 = tensor.empty() : tensor<9x1xi64>
    %24 = linalg.fill ins(%c0_i64 : i64) outs(%23 : tensor<9x1xi64>) -> tensor<9x1xi64>
    %25 = linalg.fill ins(%cst_10 : f32) outs(%3 : tensor<9xf32>) -> tensor<9xf32>
    %26:2 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel"]} outs(%24, %25 : tensor<9x1xi64>, tensor<9xf32>) {
    ^bb0(%out: i64, %out_22: f32):
      %93 = linalg.index 0 : index
      %94 = arith.remsi %93, %c9 : index
      %extracted = tensor.extract %22[%94] : tensor<9xi64>
      linalg.yield %extracted, %cst_13 : i64, f32
    } -> (tensor<9x1xi64>, tensor<9xf32>)
    %27 = "tm_tensor.scatter"(%26#1, %26#0, %cst) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %93 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%93) : (f32) -> ()
    }) : (tensor<9xf32>, tensor<9x1xi64>, tensor<5xf32>) -> tensor<5xf32>
    %28:2 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel"]} outs(%24, %25 : tensor<9x1xi64>, tensor<9xf32>) {
    ^bb0(%out: i64, %out_22: f32):
      %93 = linalg.index 0 : index
      %94 = arith.remsi %93, %c9 : index
      %extracted = tensor.extract %22[%94] : tensor<9xi64>
      %extracted_23 = tensor.extract %4[%94] : tensor<9xf32>
      linalg.yield %extracted, %extracted_23 : i64, f32
    } -> (tensor<9x1xi64>, tensor<9xf32>)
    %29 = "tm_tensor.scatter"(%28#1, %28#0, %cst) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %93 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%93) : (f32) -> ()
    }) : (tensor<9xf32>, tensor<9x1xi64>, tensor<5xf32>) -> tensor<5xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<9xf32>) outs(%20 : tensor<9xi64>) {
    ^bb0(%in: f32, %out: i64):
      %93 = arith.fptosi %in : f32 to i64
      linalg.yield %93 : i64
    } -> tensor<9xi64>
    %expanded_16 = tensor.expand_shape %22 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_17 = tensor.expand_shape %30 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %concat = tensor.concat dim(1) %expanded_16, %expanded_17 : (tensor<9x1xi64>, tensor<9x1xi64>) -> tensor<9x2xi64>
    %31 = "tm_tensor.scatter"(%cst_12, %concat, %cst_11) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %93 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%93) : (f32) -> ()
    }) : (tensor<9x1x1xf32>, tensor<9x2xi64>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %extracted_slice = tensor.extract_slice %31[0, 1] [5, 1] [1, 1] : tensor<5x2xf32> to tensor<5x1xf32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %32 = tensor.empty() : tensor<5xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%29, %collapsed_18 : tensor<5xf32>, tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.subf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<5xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33 : tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.absf %in : f32
      linalg.yield %93 : f32
    } -> tensor<5xf32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.fill ins(%cst_10 : f32) outs(%35 : tensor<f32>) -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%34 : tensor<5xf32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%37 : tensor<f32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_9 : f32
      linalg.yield %93 : f32
    } -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.tanh %in : f32
      linalg.yield %93 : f32
    } -> tensor<5xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<9xi64>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: i64, %out: f32):
      %93 = arith.cmpi slt, %in, %c0_i64 : i64
      %94 = arith.addi %in, %c5_i64 : i64
      %95 = arith.select %93, %94, %in : i64
      %96 = arith.index_cast %95 : i64 to index
      %extracted = tensor.extract %39[%96] : tensor<5xf32>
      linalg.yield %extracted : f32
    } -> tensor<9xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%40 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_2 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<9xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%41, %4 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_15, %4 : tensor<i64>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: i64, %in_22: f32, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      %94 = arith.subf %93, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<9xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%42, %43 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %44 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.addf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.subf %in, %cst_13 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%45 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%47 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.log1p %in : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%48, %cst_8 : tensor<9xf32>, tensor<f32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.cmpf ogt, %in, %in_22 : f32
      %94 = arith.select %93, %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<9xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%46, %49 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%45 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = math.log %in : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%51, %cst_8 : tensor<9xf32>, tensor<f32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.cmpf ogt, %in, %in_22 : f32
      %94 = arith.select %93, %in, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<9xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg5, %52 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%50, %53 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.subf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%54 : tensor<9xf32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.addf %in, %out : f32
      linalg.yield %93 : f32
    } -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%55 : tensor<f32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_9 : f32
      linalg.yield %93 : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<5x2xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2, %31 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%57 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.addf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<5x2xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %arg5 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.subf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_7, %59 : tensor<f32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_15, %45 : tensor<i64>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: i64, %in_22: f32, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      %94 = arith.subf %93, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<9xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %61 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%62 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_3 : f64 to f32
      %94 = arith.cmpf ult, %in, %93 : f32
      %95 = arith.select %94, %93, %in : f32
      linalg.yield %95 : f32
    } -> tensor<9xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%60, %63 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.divf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%64 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.divf %in, %cst_9 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%65, %42 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%65, %43 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%66 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.negf %in : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%65, %68 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.addf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%67, %41 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%67, %4 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%69, %70 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.addf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%71 : tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_2 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<9xf32>
    %expanded_19 = tensor.expand_shape %73 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %74 = "tm_tensor.scatter"(%expanded_19, %expanded_16, %cst) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg6: f32, %arg7: f32):
      %93 = arith.addf %arg7, %arg6 : f32
      "tm_tensor.yield"(%93) : (f32) -> ()
    }) : (tensor<9x1xf32>, tensor<9x1xi64>, tensor<5xf32>) -> tensor<5xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%39, %39 : tensor<5xf32>, tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<5xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_15, %75 : tensor<i64>, tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: i64, %in_22: f32, %out: f32):
      %93 = arith.sitofp %in : i64 to f32
      %94 = arith.subf %93, %in_22 : f32
      linalg.yield %94 : f32
    } -> tensor<5xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%74, %76 : tensor<5xf32>, tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<5xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %43 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%72, %78 : tensor<9xf32>, tensor<9xf32>) outs(%3 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.mulf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<9xf32>
    %80 = tensor.empty() : tensor<1xi64>
    %81 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%80 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_20 = tensor.expand_shape %81 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %82 = tensor.empty() : tensor<1x1xi1>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<1x1xi64>) outs(%82 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %93 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %93 : i1
    } -> tensor<1x1xi1>
    %expanded_21 = tensor.expand_shape %79 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %84 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%83, %expanded_21, %cst_6 : tensor<1x1xi1>, tensor<9x1xf32>, tensor<9x1xf32>) outs(%0 : tensor<9x1xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %93 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %93 : f32
    } -> tensor<9x1xf32>
    %85 = tensor.empty() : tensor<4x9xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<9x4xf32>) outs(%85 : tensor<4x9xf32>) permutation = [1, 0] 
    %86 = tensor.empty() : tensor<4x1xf32>
    %87 = linalg.fill ins(%cst_10 : f32) outs(%86 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %88 = linalg.matmul ins(%transposed, %84 : tensor<4x9xf32>, tensor<9x1xf32>) outs(%87 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<4x1xf32>) outs(%86 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_4 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<4x1xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %89 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%86 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.subf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<4x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%77 : tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %93 = arith.truncf %cst_4 : f64 to f32
      %94 = arith.mulf %in, %93 : f32
      linalg.yield %94 : f32
    } -> tensor<5xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg1, %91 : tensor<5xf32>, tensor<5xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %93 = arith.subf %in, %in_22 : f32
      linalg.yield %93 : f32
    } -> tensor<5xf32>
    return %90, %92, %58, %22, %56, %38, %27 : tensor<4x1xf32>, tensor<5xf32>, tensor<5x2xf32>, tensor<9xi64>, tensor<f32>, tensor<f32>, tensor<5xf32>
  }
}

