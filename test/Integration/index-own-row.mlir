// DLRM's pairs, p[:, i, j] as PyTorch exports it: the row's own number is an operand
// of a loop that has no index of its own.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/index_own_row.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree
// Nothing is sent for them.
// RUN: dp-compile %s --emit=parallel -o - | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: dp.{{all_gather|reduce_scatter|all_to_all}}
// LOCAL: dp.index_update {{.*}} batching [0] kind add
// LOCAL-NOT: dp.{{all_gather|reduce_scatter|all_to_all}}

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
module {
  func.func @train_step(%arg0: tensor<8xf32> {dp.name = "w", dp.state}, %arg1: tensor<6x4x8xf32> {dp.name = "z", dp.scatter = 0 : i64}) -> (tensor<8xf32> {dp.name = "w", dp.updates = 0 : i64}, tensor<f32> {dp.name = "l"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<6x4x4xf32>
    %c6_i64 = arith.constant 6 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<6x6xf32>
    %cst_2 = arith.constant 2.500000e-01 : f64
    %cst_3 = arith.constant 5.000000e-01 : f64
    %cst_4 = arith.constant 1.000000e-02 : f64
    %cst_5 = arith.constant 2.000000e+00 : f64
    %cst_6 = arith.constant 0.000000e+00 : f64
    %cst_7 = arith.constant 1.000000e+00 : f64
    %cst_8 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<6xf64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xf64>) {
    ^bb0(%out: f64):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i64
      %47 = arith.sitofp %46 : i64 to f64
      %48 = arith.addf %47, %cst_6 : f64
      linalg.yield %48 : f64
    } -> tensor<6xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = arith.mulf %in, %cst_5 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = arith.addf %in, %cst_2 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = math.sqrt %in : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = arith.subf %in, %cst_3 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = math.floor %in : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = arith.addf %in, %cst_7 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %6 : tensor<6xf64>, tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_23: f64, %out: f64):
      %45 = arith.mulf %in, %in_23 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = arith.mulf %in, %cst_3 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %9 : tensor<6xf64>, tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_23: f64, %out: f64):
      %45 = arith.subf %in, %in_23 : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<6xf64>) outs(%0 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %45 = math.floor %in : f64
      linalg.yield %45 : f64
    } -> tensor<6xf64>
    %12 = tensor.empty() : tensor<6xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<6xf64>) outs(%12 : tensor<6xi64>) {
    ^bb0(%in: f64, %out: i64):
      %45 = arith.fptosi %in : f64 to i64
      linalg.yield %45 : i64
    } -> tensor<6xi64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<6xf64>) outs(%12 : tensor<6xi64>) {
    ^bb0(%in: f64, %out: i64):
      %45 = arith.fptosi %in : f64 to i64
      linalg.yield %45 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %13 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %expanded_9 = tensor.expand_shape %14 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %concat = tensor.concat dim(0) %expanded, %expanded_9 : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<2x6xi64>
    %extracted_slice = tensor.extract_slice %concat[0, 0] [1, 6] [1, 1] : tensor<2x6xi64> to tensor<1x6xi64>
    %extracted_slice_10 = tensor.extract_slice %concat[1, 0] [1, 6] [1, 1] : tensor<2x6xi64> to tensor<1x6xi64>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x6xi64> into tensor<6xi64>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<1x6xi64> into tensor<6xi64>
    %15 = tensor.empty() : tensor<6x4x8xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %arg0 : tensor<6x4x8xf32>, tensor<8xf32>) outs(%15 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.mulf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<6x4x8xf32>
    %17 = tensor.empty() : tensor<6x8x4xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<6x4x8xf32>) outs(%17 : tensor<6x8x4xf32>) permutation = [0, 2, 1] 
    %18 = tensor.empty() : tensor<6x4x4xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %20 = linalg.batch_matmul ins(%16, %transposed : tensor<6x4x8xf32>, tensor<6x8x4xf32>) outs(%19 : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %45 = linalg.index 0 : index
      %46 = arith.index_cast %45 : index to i64
      linalg.yield %46 : i64
    } -> tensor<6xi64>
    %expanded_12 = tensor.expand_shape %21 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %22 = tensor.empty() : tensor<6x6xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %collapsed, %collapsed_11 : tensor<6x1xi64>, tensor<6xi64>, tensor<6xi64>) outs(%22 : tensor<6x6xf32>) {
    ^bb0(%in: i64, %in_23: i64, %in_24: i64, %out: f32):
      %45 = arith.cmpi slt, %in, %c0_i64 : i64
      %46 = arith.addi %in, %c6_i64 : i64
      %47 = arith.select %45, %46, %in : i64
      %48 = arith.index_cast %47 : i64 to index
      %49 = arith.cmpi slt, %in_23, %c0_i64 : i64
      %50 = arith.addi %in_23, %c4_i64 : i64
      %51 = arith.select %49, %50, %in_23 : i64
      %52 = arith.index_cast %51 : i64 to index
      %53 = arith.cmpi slt, %in_24, %c0_i64 : i64
      %54 = arith.addi %in_24, %c4_i64 : i64
      %55 = arith.select %53, %54, %in_24 : i64
      %56 = arith.index_cast %55 : i64 to index
      %extracted = tensor.extract %20[%48, %52, %56] : tensor<6x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x6xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<6x6xf32>) outs(%22 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %45 : f32
    } -> tensor<6x6xf32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.fill ins(%cst_0 : f32) outs(%25 : tensor<f32>) -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction"]} ins(%24 : tensor<6x6xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<6x6xf32>) outs(%22 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %45 : f32
    } -> tensor<6x6xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x6xf32>) outs(%22 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %cst_8 : f32
      linalg.yield %45 : f32
    } -> tensor<6x6xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %29 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%22 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.mulf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<6x6xf32>
    %31 = tensor.empty() : tensor<6x6xi64>
    %32 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6xi64>) outs(%31 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x6xi64>
    %collapsed_13 = tensor.collapse_shape %32 [[0, 1]] : tensor<6x6xi64> into tensor<36xi64>
    %33 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6xi64>) outs(%31 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x6xi64>
    %collapsed_14 = tensor.collapse_shape %33 [[0, 1]] : tensor<6x6xi64> into tensor<36xi64>
    %34 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_11 : tensor<6xi64>) outs(%31 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x6xi64>
    %collapsed_15 = tensor.collapse_shape %34 [[0, 1]] : tensor<6x6xi64> into tensor<36xi64>
    %expanded_16 = tensor.expand_shape %collapsed_13 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %expanded_17 = tensor.expand_shape %collapsed_14 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %expanded_18 = tensor.expand_shape %collapsed_15 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %concat_19 = tensor.concat dim(1) %expanded_16, %expanded_17, %expanded_18 : (tensor<36x1xi64>, tensor<36x1xi64>, tensor<36x1xi64>) -> tensor<36x3xi64>
    %collapsed_20 = tensor.collapse_shape %30 [[0, 1]] : tensor<6x6xf32> into tensor<36xf32>
    %expanded_21 = tensor.expand_shape %collapsed_20 [[0, 1, 2, 3]] output_shape [36, 1, 1, 1] : tensor<36xf32> into tensor<36x1x1x1xf32>
    %35 = "tm_tensor.scatter"(%expanded_21, %concat_19, %cst) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %45 = arith.addf %arg3, %arg2 : f32
      "tm_tensor.yield"(%45) : (f32) -> ()
    }) : (tensor<36x1x1x1xf32>, tensor<36x3xi64>, tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %36 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %37 = linalg.batch_matmul ins(%35, %arg1 : tensor<6x4x4xf32>, tensor<6x4x8xf32>) outs(%36 : tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %arg1 : tensor<6x4x8xf32>, tensor<6x4x8xf32>) outs(%15 : tensor<6x4x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.mulf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<6x4x8xf32>
    %39 = tensor.empty() : tensor<1x1x8xf32>
    %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["reduction", "reduction", "parallel"]} ins(%38 : tensor<6x4x8xf32>) outs(%40 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<1x1x8xf32>
    %collapsed_22 = tensor.collapse_shape %41 [[0, 1, 2]] : tensor<1x1x8xf32> into tensor<8xf32>
    %42 = tensor.empty() : tensor<8xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<8xf32>) outs(%42 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.truncf %cst_4 : f64 to f32
      %46 = arith.mulf %in, %45 : f32
      linalg.yield %46 : f32
    } -> tensor<8xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %43 : tensor<8xf32>, tensor<8xf32>) outs(%42 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %45 = arith.subf %in, %in_23 : f32
      linalg.yield %45 : f32
    } -> tensor<8xf32>
    return %44, %27 : tensor<8xf32>, tensor<f32>
  }
}

