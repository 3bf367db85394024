#loc1 = loc("linear.py":134:0)
#loc2 = loc("container.py":259:0)
#loc3 = loc("activation.py":143:0)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#loc4 = loc(callsite(#loc1 at #loc2))
#loc5 = loc(callsite(#loc3 at #loc2))
module {
  func.func @train_step(%arg0: tensor<24x12xf32> {dp.name = "params.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg1: tensor<24xf32> {dp.name = "params.0.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg2: tensor<5x24xf32> {dp.name = "params.2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg3: tensor<5xf32> {dp.name = "params.2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg4: tensor<24x12xf32> {dp.name = "momentum.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg5: tensor<24xf32> {dp.name = "momentum.0.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg6: tensor<5x24xf32> {dp.name = "momentum.2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg7: tensor<5xf32> {dp.name = "momentum.2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg8: tensor<10x12xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2)), %arg9: tensor<10xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2))) -> (tensor<24x12xf32> {dp.name = "params.0.weight", dp.updates = 0 : i64}, tensor<24xf32> {dp.name = "params.0.bias", dp.updates = 1 : i64}, tensor<5x24xf32> {dp.name = "params.2.weight", dp.updates = 2 : i64}, tensor<5xf32> {dp.name = "params.2.bias", dp.updates = 3 : i64}, tensor<24x12xf32> {dp.name = "momentum.0.weight", dp.updates = 4 : i64}, tensor<24xf32> {dp.name = "momentum.0.bias", dp.updates = 5 : i64}, tensor<5x24xf32> {dp.name = "momentum.2.weight", dp.updates = 6 : i64}, tensor<5xf32> {dp.name = "momentum.2.bias", dp.updates = 7 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "correct"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<10x5xf32> loc(#loc4)
    %c5 = arith.constant 5 : index loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant 9.000000e-01 : f64 loc(#loc4)
    %cst_2 = arith.constant 1.000000e-03 : f64 loc(#loc4)
    %cst_3 = arith.constant 1.000000e-01 : f64 loc(#loc4)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc4)
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc4)
    %c-100_i64 = arith.constant -100 : i64 loc(#loc4)
    %c10 = arith.constant 10 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_7 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant dense<0> : tensor<i64> loc(#loc4)
    %0 = tensor.empty() : tensor<12x24xf32> loc(#loc4)
    %transposed = linalg.transpose ins(%arg0 : tensor<24x12xf32>) outs(%0 : tensor<12x24xf32>) permutation = [1, 0]  loc(#loc4)
    %1 = tensor.empty() : tensor<10x24xf32> loc(#loc4)
    %2 = linalg.fill ins(%cst_6 : f32) outs(%1 : tensor<10x24xf32>) -> tensor<10x24xf32> loc(#loc4)
    %3 = linalg.matmul ins(%arg8, %transposed : tensor<10x12xf32>, tensor<12x24xf32>) outs(%2 : tensor<10x24xf32>) -> tensor<10x24xf32> loc(#loc4)
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %3 : tensor<24xf32>, tensor<10x24xf32>) outs(%1 : tensor<10x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x24xf32> loc(#loc4)
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<10x24xf32>) outs(%1 : tensor<10x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %100 = arith.cmpf ugt, %in, %cst_6 : f32 loc(#loc5)
      %101 = arith.select %100, %in, %cst_6 : f32 loc(#loc5)
      linalg.yield %101 : f32 loc(#loc5)
    } -> tensor<10x24xf32> loc(#loc5)
    %6 = tensor.empty() : tensor<24x5xf32> loc(#loc4)
    %transposed_9 = linalg.transpose ins(%arg2 : tensor<5x24xf32>) outs(%6 : tensor<24x5xf32>) permutation = [1, 0]  loc(#loc4)
    %7 = tensor.empty() : tensor<10x5xf32> loc(#loc4)
    %8 = linalg.fill ins(%cst_6 : f32) outs(%7 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc4)
    %9 = linalg.matmul ins(%5, %transposed_9 : tensor<10x24xf32>, tensor<24x5xf32>) outs(%8 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc4)
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %9 : tensor<5xf32>, tensor<10x5xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %11 = tensor.empty() : tensor<10xi64> loc(#loc4)
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<10xi64>) -> tensor<10xi64> loc(#loc4)
    %13 = tensor.empty() : tensor<10xf32> loc(#loc4)
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<10xf32>) -> tensor<10xf32> loc(#loc4)
    %15:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<10x5xf32>) outs(%14, %12 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2)), %out_17: i64 loc(callsite(#loc1 at #loc2))):
      %100 = linalg.index 1 : index loc(#loc4)
      %101 = arith.index_cast %100 : index to i64 loc(#loc4)
      %102 = arith.maximumf %in, %out : f32 loc(#loc4)
      %103 = arith.cmpf ogt, %in, %out : f32 loc(#loc4)
      %104 = arith.select %103, %101, %out_17 : i64 loc(#loc4)
      linalg.yield %102, %104 : f32, i64 loc(#loc4)
    } -> (tensor<10xf32>, tensor<10xi64>) loc(#loc4)
    %expanded = tensor.expand_shape %15#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc4)
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %expanded : tensor<10x5xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<10x5xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = math.exp %in : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %18 = tensor.empty() : tensor<10x1xf32> loc(#loc4)
    %19 = linalg.fill ins(%cst_6 : f32) outs(%18 : tensor<10x1xf32>) -> tensor<10x1xf32> loc(#loc4)
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<10x5xf32>) outs(%19 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x1xf32> loc(#loc4)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x1xf32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = math.log %in : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x1xf32> loc(#loc4)
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %21 : tensor<10x5xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %23 = tensor.empty() : tensor<10xi1> loc(#loc4)
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<10xi64>) outs(%23 : tensor<10xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: i1 loc(callsite(#loc1 at #loc2))):
      %100 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc4)
      linalg.yield %100 : i1 loc(#loc4)
    } -> tensor<10xi1> loc(#loc4)
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%24, %arg9, %cst_8 : tensor<10xi1>, tensor<10xi64>, tensor<i64>) outs(%11 : tensor<10xi64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_17: i64 loc(callsite(#loc1 at #loc2)), %in_18: i64 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %100 = arith.select %in, %in_17, %in_18 : i64 loc(#loc4)
      linalg.yield %100 : i64 loc(#loc4)
    } -> tensor<10xi64> loc(#loc4)
    %expanded_10 = tensor.expand_shape %25 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc4)
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_10 : tensor<10x1xi64>) outs(%19 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = linalg.index 0 : index loc(#loc4)
      %101 = arith.index_cast %in : i64 to index loc(#loc4)
      %102 = arith.cmpi slt, %101, %c5 : index loc(#loc4)
      cf.assert %102, "index must be smaller than dim size" loc(#loc4)
      %103 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc4)
      cf.assert %103, "index must be larger or equal to 0" loc(#loc4)
      %extracted = tensor.extract %22[%100, %101] : tensor<10x5xf32> loc(#loc4)
      linalg.yield %extracted : f32 loc(#loc4)
    } -> tensor<10x1xf32> loc(#loc4)
    %collapsed = tensor.collapse_shape %26 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc4)
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.negf %in : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10xf32> loc(#loc4)
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%24, %27, %cst_4 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %in_18: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.select %in, %in_17, %in_18 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10xf32> loc(#loc4)
    %29 = tensor.empty() : tensor<i64> loc(#loc4)
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<i64>) -> tensor<i64> loc(#loc4)
    %31 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%24 : tensor<10xi1>) outs(%30 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %100 = arith.extui %in : i1 to i64 loc(#loc4)
      %101 = arith.addi %100, %out : i64 loc(#loc4)
      linalg.yield %101 : i64 loc(#loc4)
    } -> tensor<i64> loc(#loc4)
    %32 = tensor.empty() : tensor<f32> loc(#loc4)
    %33 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%31 : tensor<i64>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.sitofp %in : i64 to f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %34 = linalg.fill ins(%cst_6 : f32) outs(%32 : tensor<f32>) -> tensor<f32> loc(#loc4)
    %35 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%28 : tensor<10xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%35, %33 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.divf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg9, %15#1 : tensor<10xi64>, tensor<10xi64>) outs(%23 : tensor<10xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %in_17: i64 loc(callsite(#loc1 at #loc2)), %out: i1 loc(callsite(#loc1 at #loc2))):
      %100 = arith.cmpi eq, %in, %in_17 : i64 loc(#loc4)
      linalg.yield %100 : i1 loc(#loc4)
    } -> tensor<10xi1> loc(#loc4)
    %38 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%37 : tensor<10xi1>) outs(%30 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %100 = arith.extui %in : i1 to i64 loc(#loc4)
      %101 = arith.addi %100, %out : i64 loc(#loc4)
      linalg.yield %101 : i64 loc(#loc4)
    } -> tensor<i64> loc(#loc4)
    %39 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%cst_5, %33 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.divf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %expanded_11 = tensor.expand_shape %arg9 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc4)
    %40 = tensor.empty() : tensor<10x1xi1> loc(#loc4)
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_11 : tensor<10x1xi64>) outs(%40 : tensor<10x1xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: i1 loc(callsite(#loc1 at #loc2))):
      %100 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc4)
      linalg.yield %100 : i1 loc(#loc4)
    } -> tensor<10x1xi1> loc(#loc4)
    %42 = tensor.empty() : tensor<10x1xi64> loc(#loc4)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %expanded_11, %cst_8 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%42 : tensor<10x1xi64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_17: i64 loc(callsite(#loc1 at #loc2)), %in_18: i64 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %100 = arith.select %in, %in_17, %in_18 : i64 loc(#loc4)
      linalg.yield %100 : i64 loc(#loc4)
    } -> tensor<10x1xi64> loc(#loc4)
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<10x1xi64>) -> tensor<10x1xi64> loc(#loc4)
    %45 = linalg.fill ins(%cst_6 : f32) outs(%13 : tensor<10xf32>) -> tensor<10xf32> loc(#loc4)
    %46:3 = linalg.generic {indexing_maps = [#map8, #map8, #map4], iterator_types = ["parallel"]} outs(%44, %44, %45 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(callsite(#loc1 at #loc2)), %out_17: i64 loc(callsite(#loc1 at #loc2)), %out_18: f32 loc(callsite(#loc1 at #loc2))):
      %100 = linalg.index 0 : index loc(#loc4)
      %101 = arith.remsi %100, %c10 : index loc(#loc4)
      %extracted = tensor.extract %43[%101, %c0] : tensor<10x1xi64> loc(#loc4)
      %102 = arith.index_cast %101 : index to i64 loc(#loc4)
      linalg.yield %102, %extracted, %cst_7 : i64, i64, f32 loc(#loc4)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc4)
    %47 = tensor.empty() : tensor<10x2xi64> loc(#loc4)
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<10x2xi64>) -> tensor<10x2xi64> loc(#loc4)
    %inserted_slice = tensor.insert_slice %46#0 into %48[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc4)
    %inserted_slice_12 = tensor.insert_slice %46#1 into %inserted_slice[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc4)
    %49 = "tm_tensor.scatter"(%46#2, %inserted_slice_12, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg10: f32 loc(callsite(#loc1 at #loc2)), %arg11: f32 loc(callsite(#loc1 at #loc2))):
      "tm_tensor.yield"(%arg10) : (f32) -> () loc(#loc4)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc4)
    %50 = linalg.generic {indexing_maps = [#map1, #map7, #map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %39, %cst_4 : tensor<10x1xi1>, tensor<f32>, tensor<f32>) outs(%18 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %in_18: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.select %in, %in_17, %in_18 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x1xf32> loc(#loc4)
    %51 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %50 : tensor<10x5xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.mulf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<10x5xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = math.exp %in : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %53 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%51 : tensor<10x5xf32>) outs(%19 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x1xf32> loc(#loc4)
    %54 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<10x5xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.mulf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %54 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%7 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x5xf32> loc(#loc4)
    %56 = linalg.matmul ins(%55, %arg2 : tensor<10x5xf32>, tensor<5x24xf32>) outs(%2 : tensor<10x24xf32>) -> tensor<10x24xf32> loc(#loc4)
    %57 = tensor.empty() : tensor<5x10xf32> loc(#loc4)
    %transposed_13 = linalg.transpose ins(%55 : tensor<10x5xf32>) outs(%57 : tensor<5x10xf32>) permutation = [1, 0]  loc(#loc4)
    %58 = tensor.empty() : tensor<5x24xf32> loc(#loc4)
    %59 = linalg.fill ins(%cst_6 : f32) outs(%58 : tensor<5x24xf32>) -> tensor<5x24xf32> loc(#loc4)
    %60 = linalg.matmul ins(%transposed_13, %5 : tensor<5x10xf32>, tensor<10x24xf32>) outs(%59 : tensor<5x24xf32>) -> tensor<5x24xf32> loc(#loc4)
    %61 = tensor.empty() : tensor<1x5xf32> loc(#loc4)
    %62 = linalg.fill ins(%cst_6 : f32) outs(%61 : tensor<1x5xf32>) -> tensor<1x5xf32> loc(#loc4)
    %63 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "parallel"]} ins(%55 : tensor<10x5xf32>) outs(%62 : tensor<1x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<1x5xf32> loc(#loc4)
    %collapsed_14 = tensor.collapse_shape %63 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32> loc(#loc4)
    %64 = tensor.empty() : tensor<10x24xi1> loc(#loc4)
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<10x24xf32>) outs(%64 : tensor<10x24xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc1 at #loc2))):
      %100 = arith.cmpf ole, %in, %cst_6 : f32 loc(#loc4)
      linalg.yield %100 : i1 loc(#loc4)
    } -> tensor<10x24xi1> loc(#loc4)
    %66 = linalg.generic {indexing_maps = [#map1, #map7, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %cst_4, %56 : tensor<10x24xi1>, tensor<f32>, tensor<10x24xf32>) outs(%1 : tensor<10x24xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %in_18: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.select %in, %in_17, %in_18 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<10x24xf32> loc(#loc4)
    %67 = tensor.empty() : tensor<24x10xf32> loc(#loc4)
    %transposed_15 = linalg.transpose ins(%66 : tensor<10x24xf32>) outs(%67 : tensor<24x10xf32>) permutation = [1, 0]  loc(#loc4)
    %68 = tensor.empty() : tensor<24x12xf32> loc(#loc4)
    %69 = linalg.fill ins(%cst_6 : f32) outs(%68 : tensor<24x12xf32>) -> tensor<24x12xf32> loc(#loc4)
    %70 = linalg.matmul ins(%transposed_15, %arg8 : tensor<24x10xf32>, tensor<10x12xf32>) outs(%69 : tensor<24x12xf32>) -> tensor<24x12xf32> loc(#loc4)
    %71 = tensor.empty() : tensor<1x24xf32> loc(#loc4)
    %72 = linalg.fill ins(%cst_6 : f32) outs(%71 : tensor<1x24xf32>) -> tensor<1x24xf32> loc(#loc4)
    %73 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "parallel"]} ins(%66 : tensor<10x24xf32>) outs(%72 : tensor<1x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<1x24xf32> loc(#loc4)
    %collapsed_16 = tensor.collapse_shape %73 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32> loc(#loc4)
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<24x12xf32>) outs(%68 : tensor<24x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_1 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<24x12xf32> loc(#loc4)
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x12xf32>) outs(%68 : tensor<24x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_2 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<24x12xf32> loc(#loc4)
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %75 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%68 : tensor<24x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<24x12xf32> loc(#loc4)
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %76 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%68 : tensor<24x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<24x12xf32> loc(#loc4)
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<24x12xf32>) outs(%68 : tensor<24x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_3 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<24x12xf32> loc(#loc4)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %78 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%68 : tensor<24x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<24x12xf32> loc(#loc4)
    %80 = tensor.empty() : tensor<24xf32> loc(#loc4)
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg5 : tensor<24xf32>) outs(%80 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_1 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<24xf32> loc(#loc4)
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<24xf32>) outs(%80 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_2 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<24xf32> loc(#loc4)
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_16, %82 : tensor<24xf32>, tensor<24xf32>) outs(%80 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<24xf32> loc(#loc4)
    %84 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%81, %83 : tensor<24xf32>, tensor<24xf32>) outs(%80 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<24xf32> loc(#loc4)
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%84 : tensor<24xf32>) outs(%80 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_3 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<24xf32> loc(#loc4)
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg1, %85 : tensor<24xf32>, tensor<24xf32>) outs(%80 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<24xf32> loc(#loc4)
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<5x24xf32>) outs(%58 : tensor<5x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_1 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<5x24xf32> loc(#loc4)
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<5x24xf32>) outs(%58 : tensor<5x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_2 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<5x24xf32> loc(#loc4)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %88 : tensor<5x24xf32>, tensor<5x24xf32>) outs(%58 : tensor<5x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<5x24xf32> loc(#loc4)
    %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %89 : tensor<5x24xf32>, tensor<5x24xf32>) outs(%58 : tensor<5x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<5x24xf32> loc(#loc4)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<5x24xf32>) outs(%58 : tensor<5x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_3 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<5x24xf32> loc(#loc4)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %91 : tensor<5x24xf32>, tensor<5x24xf32>) outs(%58 : tensor<5x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<5x24xf32> loc(#loc4)
    %93 = tensor.empty() : tensor<5xf32> loc(#loc4)
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg7 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_1 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<5xf32> loc(#loc4)
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg3 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_2 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<5xf32> loc(#loc4)
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_14, %95 : tensor<5xf32>, tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<5xf32> loc(#loc4)
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%94, %96 : tensor<5xf32>, tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.addf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<5xf32> loc(#loc4)
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%97 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.truncf %cst_3 : f64 to f32 loc(#loc4)
      %101 = arith.mulf %in, %100 : f32 loc(#loc4)
      linalg.yield %101 : f32 loc(#loc4)
    } -> tensor<5xf32> loc(#loc4)
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg3, %98 : tensor<5xf32>, tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_17: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %100 = arith.subf %in, %in_17 : f32 loc(#loc4)
      linalg.yield %100 : f32 loc(#loc4)
    } -> tensor<5xf32> loc(#loc4)
    return %79, %86, %92, %99, %77, %84, %90, %97, %36, %38 : tensor<24x12xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>, tensor<24x12xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>, tensor<f32>, tensor<i64> loc(#loc4)
  } loc(#loc4)
  func.func @eval_step(%arg0: tensor<24x12xf32> {dp.name = "params.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg1: tensor<24xf32> {dp.name = "params.0.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg2: tensor<5x24xf32> {dp.name = "params.2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg3: tensor<5xf32> {dp.name = "params.2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg4: tensor<24x12xf32> {dp.name = "momentum.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg5: tensor<24xf32> {dp.name = "momentum.0.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg6: tensor<5x24xf32> {dp.name = "momentum.2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg7: tensor<5xf32> {dp.name = "momentum.2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg8: tensor<11x12xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2)), %arg9: tensor<11xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2))) -> (tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "correct"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc4)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c5 = arith.constant 5 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc4)
    %cst_2 = arith.constant dense<0> : tensor<i64> loc(#loc4)
    %0 = tensor.empty() : tensor<12x24xf32> loc(#loc4)
    %transposed = linalg.transpose ins(%arg0 : tensor<24x12xf32>) outs(%0 : tensor<12x24xf32>) permutation = [1, 0]  loc(#loc4)
    %1 = tensor.empty() : tensor<11x24xf32> loc(#loc4)
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<11x24xf32>) -> tensor<11x24xf32> loc(#loc4)
    %3 = linalg.matmul ins(%arg8, %transposed : tensor<11x12xf32>, tensor<12x24xf32>) outs(%2 : tensor<11x24xf32>) -> tensor<11x24xf32> loc(#loc4)
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %3 : tensor<24xf32>, tensor<11x24xf32>) outs(%1 : tensor<11x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_5: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.addf %in, %in_5 : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x24xf32> loc(#loc4)
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<11x24xf32>) outs(%1 : tensor<11x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %39 = arith.cmpf ugt, %in, %cst : f32 loc(#loc5)
      %40 = arith.select %39, %in, %cst : f32 loc(#loc5)
      linalg.yield %40 : f32 loc(#loc5)
    } -> tensor<11x24xf32> loc(#loc5)
    %6 = tensor.empty() : tensor<24x5xf32> loc(#loc4)
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<5x24xf32>) outs(%6 : tensor<24x5xf32>) permutation = [1, 0]  loc(#loc4)
    %7 = tensor.empty() : tensor<11x5xf32> loc(#loc4)
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<11x5xf32>) -> tensor<11x5xf32> loc(#loc4)
    %9 = linalg.matmul ins(%5, %transposed_3 : tensor<11x24xf32>, tensor<24x5xf32>) outs(%8 : tensor<11x5xf32>) -> tensor<11x5xf32> loc(#loc4)
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %9 : tensor<5xf32>, tensor<11x5xf32>) outs(%7 : tensor<11x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_5: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.addf %in, %in_5 : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x5xf32> loc(#loc4)
    %11 = tensor.empty() : tensor<11xi64> loc(#loc4)
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<11xi64>) -> tensor<11xi64> loc(#loc4)
    %13 = tensor.empty() : tensor<11xf32> loc(#loc4)
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<11xf32>) -> tensor<11xf32> loc(#loc4)
    %15:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<11x5xf32>) outs(%14, %12 : tensor<11xf32>, tensor<11xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2)), %out_5: i64 loc(callsite(#loc1 at #loc2))):
      %39 = linalg.index 1 : index loc(#loc4)
      %40 = arith.index_cast %39 : index to i64 loc(#loc4)
      %41 = arith.maximumf %in, %out : f32 loc(#loc4)
      %42 = arith.cmpf ogt, %in, %out : f32 loc(#loc4)
      %43 = arith.select %42, %40, %out_5 : i64 loc(#loc4)
      linalg.yield %41, %43 : f32, i64 loc(#loc4)
    } -> (tensor<11xf32>, tensor<11xi64>) loc(#loc4)
    %expanded = tensor.expand_shape %15#0 [[0, 1]] output_shape [11, 1] : tensor<11xf32> into tensor<11x1xf32> loc(#loc4)
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %expanded : tensor<11x5xf32>, tensor<11x1xf32>) outs(%7 : tensor<11x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_5: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.subf %in, %in_5 : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x5xf32> loc(#loc4)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<11x5xf32>) outs(%7 : tensor<11x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = math.exp %in : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x5xf32> loc(#loc4)
    %18 = tensor.empty() : tensor<11x1xf32> loc(#loc4)
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<11x1xf32>) -> tensor<11x1xf32> loc(#loc4)
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<11x5xf32>) outs(%19 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x1xf32> loc(#loc4)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<11x1xf32>) outs(%18 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = math.log %in : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x1xf32> loc(#loc4)
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %21 : tensor<11x5xf32>, tensor<11x1xf32>) outs(%7 : tensor<11x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_5: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.subf %in, %in_5 : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11x5xf32> loc(#loc4)
    %23 = tensor.empty() : tensor<11xi1> loc(#loc4)
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<11xi64>) outs(%23 : tensor<11xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: i1 loc(callsite(#loc1 at #loc2))):
      %39 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc4)
      linalg.yield %39 : i1 loc(#loc4)
    } -> tensor<11xi1> loc(#loc4)
    %25 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%24, %arg9, %cst_2 : tensor<11xi1>, tensor<11xi64>, tensor<i64>) outs(%11 : tensor<11xi64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_5: i64 loc(callsite(#loc1 at #loc2)), %in_6: i64 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %39 = arith.select %in, %in_5, %in_6 : i64 loc(#loc4)
      linalg.yield %39 : i64 loc(#loc4)
    } -> tensor<11xi64> loc(#loc4)
    %expanded_4 = tensor.expand_shape %25 [[0, 1]] output_shape [11, 1] : tensor<11xi64> into tensor<11x1xi64> loc(#loc4)
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<11x1xi64>) outs(%19 : tensor<11x1xf32>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = linalg.index 0 : index loc(#loc4)
      %40 = arith.index_cast %in : i64 to index loc(#loc4)
      %41 = arith.cmpi slt, %40, %c5 : index loc(#loc4)
      cf.assert %41, "index must be smaller than dim size" loc(#loc4)
      %42 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc4)
      cf.assert %42, "index must be larger or equal to 0" loc(#loc4)
      %extracted = tensor.extract %22[%39, %40] : tensor<11x5xf32> loc(#loc4)
      linalg.yield %extracted : f32 loc(#loc4)
    } -> tensor<11x1xf32> loc(#loc4)
    %collapsed = tensor.collapse_shape %26 [[0, 1]] : tensor<11x1xf32> into tensor<11xf32> loc(#loc4)
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<11xf32>) outs(%13 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.negf %in : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11xf32> loc(#loc4)
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%24, %27, %cst_1 : tensor<11xi1>, tensor<11xf32>, tensor<f32>) outs(%13 : tensor<11xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %in_5: f32 loc(callsite(#loc1 at #loc2)), %in_6: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.select %in, %in_5, %in_6 : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<11xf32> loc(#loc4)
    %29 = tensor.empty() : tensor<i64> loc(#loc4)
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<i64>) -> tensor<i64> loc(#loc4)
    %31 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%24 : tensor<11xi1>) outs(%30 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %39 = arith.extui %in : i1 to i64 loc(#loc4)
      %40 = arith.addi %39, %out : i64 loc(#loc4)
      linalg.yield %40 : i64 loc(#loc4)
    } -> tensor<i64> loc(#loc4)
    %32 = tensor.empty() : tensor<f32> loc(#loc4)
    %33 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%31 : tensor<i64>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.sitofp %in : i64 to f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %34 = linalg.fill ins(%cst : f32) outs(%32 : tensor<f32>) -> tensor<f32> loc(#loc4)
    %35 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%28 : tensor<11xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.addf %in, %out : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%35, %33 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_5: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc1 at #loc2))):
      %39 = arith.divf %in, %in_5 : f32 loc(#loc4)
      linalg.yield %39 : f32 loc(#loc4)
    } -> tensor<f32> loc(#loc4)
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%15#1, %arg9 : tensor<11xi64>, tensor<11xi64>) outs(%23 : tensor<11xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc1 at #loc2)), %in_5: i64 loc(callsite(#loc1 at #loc2)), %out: i1 loc(callsite(#loc1 at #loc2))):
      %39 = arith.cmpi eq, %in, %in_5 : i64 loc(#loc4)
      linalg.yield %39 : i1 loc(#loc4)
    } -> tensor<11xi1> loc(#loc4)
    %38 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%37 : tensor<11xi1>) outs(%30 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc1 at #loc2)), %out: i64 loc(callsite(#loc1 at #loc2))):
      %39 = arith.extui %in : i1 to i64 loc(#loc4)
      %40 = arith.addi %39, %out : i64 loc(#loc4)
      linalg.yield %40 : i64 loc(#loc4)
    } -> tensor<i64> loc(#loc4)
    return %36, %38 : tensor<f32>, tensor<i64> loc(#loc4)
  } loc(#loc4)
} loc(#loc)
#loc = loc(unknown)

