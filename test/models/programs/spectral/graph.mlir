#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d2)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map17 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map18 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map19 = affine_map<(d0) -> (0)>
module {
  func.func @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<6x3xf32> {dp.name = "params.basis", dp.state}, %arg2: tensor<4x1xf32> {dp.name = "params.gain", dp.state}, %arg3: tensor<9x2xf32> {dp.name = "params.out", dp.state}, %arg4: tensor<9x6x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<9x2xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<6x3xf32> {dp.name = "params.basis", dp.updates = 1 : i64}, tensor<4x1xf32> {dp.name = "params.gain", dp.updates = 2 : i64}, tensor<9x2xf32> {dp.name = "params.out", dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"}, tensor<9x4xf32> {dp.name = "values"}, tensor<9x2xf32> {dp.name = "singular"}, tensor<9x6x5xf32> {dp.name = "filtered"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<9x4x6xf32>
    %cst_0 = arith.constant 2.160000e+02 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 7.200000e+01 : f32
    %cst_5 = arith.constant 1.440000e+02 : f32
    %cst_6 = arith.constant 3.600000e+01 : f32
    %cst_7 = arith.constant 1.800000e+01 : f32
    %cst_8 = arith.constant 3.000000e+00 : f32
    %cst_9 = arith.constant 5.000000e+00 : f32
    %cst_10 = arith.constant 1.000000e+00 : f32
    %cst_11 = arith.constant 0.000000e+00 : f64
    %cst_12 = arith.constant 0.16666666666666666 : f64
    %cst_13 = arith.constant 1.000000e-01 : f64
    %cst_14 = arith.constant 1.000000e-02 : f64
    %cst_15 = arith.constant 0.20412414523193154 : f64
    %cst_16 = arith.constant 1.4142135623730951 : f64
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<9x6x4xf32>
    %cst_19 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = arith.constant 0x7FF0000000000000 : f64
    %cst_21 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_22 = arith.constant dense<0.00999999977> : tensor<9x6x4xf32>
    %cst_23 = arith.constant dense<1.000000e-01> : tensor<9x2x4xf32>
    %cst_24 = arith.constant dense<1.000000e-01> : tensor<9x4x4xf32>
    %cst_25 = arith.constant dense<0.00999999977> : tensor<3x3xf32>
    %cst_26 = arith.constant dense<1.000000e-01> : tensor<9x4xf32>
    %cst_27 = arith.constant dense<0.000000e+00> : tensor<9x4x4xf32>
    %cst_28 = arith.constant dense<1.000000e+00> : tensor<9x2xf32>
    %cst_29 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_30 = arith.constant 0xFF800000 : f32
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst_31 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<4xf32>
    %1 = tensor.empty() : tensor<5x4xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = tensor.empty() : tensor<i32>
    %4:4 = dp.routine svd ins(%arg0 : tensor<5x4xf32>) outs(%0, %1, %2, %3 : tensor<4xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<i32>)
    %5 = tensor.empty() : tensor<i64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<i64>) -> tensor<i64>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.fill ins(%cst_30 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
    %9:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%4#0 : tensor<4xf32>) outs(%8, %6 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_118: i64):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %381 : index to i64
      %383 = arith.maximumf %in, %out : f32
      %384 = arith.cmpf ogt, %in, %out : f32
      %385 = arith.select %384, %382, %out_118 : i64
      linalg.yield %383, %385 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %10 = tensor.empty() : tensor<5x4xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %9#0 : tensor<5x4xf32>, tensor<f32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %12 = tensor.empty() : tensor<9x5x6xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<9x6x5xf32>) outs(%12 : tensor<9x5x6xf32>) permutation = [0, 2, 1] 
    %13 = tensor.empty() : tensor<9x5x4xf32>
    %14 = tensor.empty() : tensor<9x5x4xf32>
    %15:2 = dp.routine rfft ins(%transposed : tensor<9x5x6xf32>) outs(%13, %14 : tensor<9x5x4xf32>, tensor<9x5x4xf32>)
    %16 = tensor.empty() : tensor<9x4x5xf32>
    %transposed_32 = linalg.transpose ins(%15#0 : tensor<9x5x4xf32>) outs(%16 : tensor<9x4x5xf32>) permutation = [0, 2, 1] 
    %transposed_33 = linalg.transpose ins(%15#1 : tensor<9x5x4xf32>) outs(%16 : tensor<9x4x5xf32>) permutation = [0, 2, 1] 
    %17 = tensor.empty() : tensor<4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x1xf32>) outs(%17 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %cst_10 : f32
      linalg.yield %381 : f32
    } -> tensor<4x1xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_32, %18 : tensor<9x4x5xf32>, tensor<4x1xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33, %18 : tensor<9x4x5xf32>, tensor<4x1xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %cst_29 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %22 = tensor.empty() : tensor<9x5x4xf32>
    %transposed_34 = linalg.transpose ins(%19 : tensor<9x4x5xf32>) outs(%22 : tensor<9x5x4xf32>) permutation = [0, 2, 1] 
    %transposed_35 = linalg.transpose ins(%21 : tensor<9x4x5xf32>) outs(%22 : tensor<9x5x4xf32>) permutation = [0, 2, 1] 
    %23 = tensor.empty() : tensor<9x5x6xf32>
    %24 = dp.routine irfft ins(%transposed_34, %transposed_35 : tensor<9x5x4xf32>, tensor<9x5x4xf32>) outs(%23 : tensor<9x5x6xf32>)
    %25 = tensor.empty() : tensor<9x6x5xf32>
    %transposed_36 = linalg.transpose ins(%24 : tensor<9x5x6xf32>) outs(%25 : tensor<9x6x5xf32>) permutation = [0, 2, 1] 
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<9x6x5xf32>) outs(%25 : tensor<9x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_12 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x5xf32>
    %collapsed = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<9x6x5xf32> into tensor<54x5xf32>
    %27 = tensor.empty() : tensor<54x4xf32>
    %28 = linalg.fill ins(%cst_29 : f32) outs(%27 : tensor<54x4xf32>) -> tensor<54x4xf32>
    %29 = linalg.matmul ins(%collapsed, %11 : tensor<54x5xf32>, tensor<5x4xf32>) outs(%28 : tensor<54x4xf32>) -> tensor<54x4xf32>
    %expanded = tensor.expand_shape %29 [[0, 1], [2]] output_shape [9, 6, 4] : tensor<54x4xf32> into tensor<9x6x4xf32>
    %30 = tensor.empty() : tensor<9x6x4xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.tanh %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %32 = tensor.empty() : tensor<9x4x6xf32>
    %transposed_37 = linalg.transpose ins(%31 : tensor<9x6x4xf32>) outs(%32 : tensor<9x4x6xf32>) permutation = [0, 2, 1] 
    %33 = tensor.empty() : tensor<9x4x4xf32>
    %34 = linalg.fill ins(%cst_29 : f32) outs(%33 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %35 = linalg.batch_matmul ins(%transposed_37, %31 : tensor<9x4x6xf32>, tensor<9x6x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %36 = tensor.empty() : tensor<4xf32>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%36 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %381 : index to i64
      %383 = arith.sitofp %382 : i64 to f32
      %384 = arith.addf %383, %cst_29 : f32
      linalg.yield %384 : f32
    } -> tensor<4xf32>
    %expanded_38 = tensor.expand_shape %37 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %38 = tensor.empty() : tensor<4xi64>
    %39 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%38 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %381 : index to i64
      linalg.yield %382 : i64
    } -> tensor<4xi64>
    %expanded_39 = tensor.expand_shape %39 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %40 = tensor.empty() : tensor<4x4xi1>
    %41 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%39, %expanded_39 : tensor<4xi64>, tensor<4x1xi64>) outs(%40 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %in_118: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %in_118 : i64
      linalg.yield %381 : i1
    } -> tensor<4x4xi1>
    %42 = tensor.empty() : tensor<4x4xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map8, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%41, %expanded_38, %cst_17 : tensor<4x4xi1>, tensor<1x4xf32>, tensor<f32>) outs(%42 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<4x4xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %43 : tensor<9x4x4xf32>, tensor<4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %45 = tensor.empty() : tensor<9x4x4xf32>
    %46 = tensor.empty() : tensor<9x4xf32>
    %47 = tensor.empty() : tensor<9xi32>
    %48:3 = dp.routine eigh ins(%44 : tensor<9x4x4xf32>) outs(%45, %46, %47 : tensor<9x4x4xf32>, tensor<9x4xf32>, tensor<9xi32>)
    %49 = tensor.empty() : tensor<6x3xf32>
    %50 = tensor.empty() : tensor<3xf32>
    %51:2 = dp.routine householder_qr ins(%arg1 : tensor<6x3xf32>) outs(%49, %50 : tensor<6x3xf32>, tensor<3xf32>)
    %extracted_slice = tensor.extract_slice %51#0[0, 0] [3, 3] [1, 1] : tensor<6x3xf32> to tensor<3x3xf32>
    %52 = tensor.empty() : tensor<3xi64>
    %53 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%52 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %381 : index to i64
      linalg.yield %382 : i64
    } -> tensor<3xi64>
    %expanded_40 = tensor.expand_shape %53 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %expanded_41 = tensor.expand_shape %53 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %54 = tensor.empty() : tensor<3x3xi64>
    %55 = linalg.generic {indexing_maps = [#map8, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_40, %expanded_41 : tensor<1x3xi64>, tensor<3x1xi64>) outs(%54 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %in_118: i64, %out: i64):
      %381 = arith.subi %in, %in_118 : i64
      linalg.yield %381 : i64
    } -> tensor<3x3xi64>
    %56 = tensor.empty() : tensor<3x3xi1>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<3x3xi64>) outs(%56 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %381 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %381 : i1
    } -> tensor<3x3xi1>
    %58 = tensor.empty() : tensor<3x3xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%57, %extracted_slice, %cst_17 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %60 = tensor.empty() : tensor<6x3xf32>
    %61 = dp.routine householder_product ins(%51#0, %51#1 : tensor<6x3xf32>, tensor<3xf32>) outs(%60 : tensor<6x3xf32>)
    %62 = tensor.empty() : tensor<9x6xf32>
    %63 = linalg.fill ins(%cst_29 : f32) outs(%62 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg4 : tensor<9x6x5xf32>) outs(%63 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<9x6xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<9x6xf32>) outs(%62 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_9 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6xf32>
    %66 = tensor.empty() : tensor<9x3xf32>
    %67 = linalg.fill ins(%cst_29 : f32) outs(%66 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %68 = linalg.matmul ins(%65, %61 : tensor<9x6xf32>, tensor<6x3xf32>) outs(%67 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %extracted_slice_42 = tensor.extract_slice %31[0, 0, 0] [9, 2, 4] [1, 1, 1] : tensor<9x6x4xf32> to tensor<9x2x4xf32>
    %69 = tensor.empty() : tensor<9x2xf32>
    %70 = tensor.empty() : tensor<9x2x2xf32>
    %71 = tensor.empty() : tensor<9x2x4xf32>
    %72 = tensor.empty() : tensor<9xi32>
    %73:4 = dp.routine svd ins(%extracted_slice_42 : tensor<9x2x4xf32>) outs(%69, %70, %71, %72 : tensor<9x2xf32>, tensor<9x2x2xf32>, tensor<9x2x4xf32>, tensor<9xi32>)
    %extracted_slice_43 = tensor.extract_slice %31[0, 0, 0] [9, 4, 4] [1, 1, 1] : tensor<9x6x4xf32> to tensor<9x4x4xf32>
    %74 = linalg.generic {indexing_maps = [#map7, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_39, %39 : tensor<4x1xi64>, tensor<4xi64>) outs(%40 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %in_118: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %in_118 : i64
      linalg.yield %381 : i1
    } -> tensor<4x4xi1>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<4x4xi1>) outs(%42 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %381 = arith.uitofp %in : i1 to f32
      linalg.yield %381 : f32
    } -> tensor<4x4xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<4x4xf32>) outs(%42 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_8 : f32
      linalg.yield %381 : f32
    } -> tensor<4x4xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_43, %76 : tensor<9x4x4xf32>, tensor<4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %78 = tensor.empty() : tensor<9x4x4xf32>
    %79 = tensor.empty() : tensor<9x4xi32>
    %80 = tensor.empty() : tensor<9xi32>
    %81:3 = dp.routine lu ins(%77 : tensor<9x4x4xf32>) outs(%78, %79, %80 : tensor<9x4x4xf32>, tensor<9x4xi32>, tensor<9xi32>)
    %82 = tensor.empty() : tensor<9x4xi32>
    %83 = dp.routine pivots_to_permutation ins(%81#1 : tensor<9x4xi32>) outs(%82 : tensor<9x4xi32>)
    %84 = tensor.empty() : tensor<9x4xi64>
    %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<9x4xi32>) outs(%84 : tensor<9x4xi64>) {
    ^bb0(%in: i32, %out: i64):
      %381 = arith.extsi %in : i32 to i64
      linalg.yield %381 : i64
    } -> tensor<9x4xi64>
    %86 = tensor.empty() : tensor<9x4x4xi64>
    %87 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<9x4xi64>) outs(%86 : tensor<9x4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9x4x4xi64>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<9x4x4xi64>) outs(%34 : tensor<9x4x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %in : i64 to index
      %383 = linalg.index 2 : index
      %384 = arith.cmpi slt, %382, %c4 : index
      cf.assert %384, "index must be smaller than dim size"
      %385 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %385, "index must be larger or equal to 0"
      %extracted = tensor.extract %extracted_slice_43[%381, %382, %383] : tensor<9x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4x4xf32>
    %89 = tensor.empty() : tensor<9x4x4xf32>
    %90 = dp.routine triangular_solve flags unit ins(%81#0, %88 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%89 : tensor<9x4x4xf32>)
    %91 = tensor.empty() : tensor<9x4x4xf32>
    %92 = dp.routine triangular_solve flags upper ins(%81#0, %90 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%91 : tensor<9x4x4xf32>)
    %93 = tensor.empty() : tensor<9x4xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%48#1 : tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.log1p %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %concat = tensor.concat dim(1) %94, %68, %73#0 : (tensor<9x4xf32>, tensor<9x3xf32>, tensor<9x2xf32>) -> tensor<9x9xf32>
    %95 = tensor.empty() : tensor<9x2xf32>
    %96 = linalg.fill ins(%cst_29 : f32) outs(%95 : tensor<9x2xf32>) -> tensor<9x2xf32>
    %97 = linalg.matmul ins(%concat, %arg3 : tensor<9x9xf32>, tensor<9x2xf32>) outs(%96 : tensor<9x2xf32>) -> tensor<9x2xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%97, %arg5 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %100 = linalg.fill ins(%cst_29 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%99 : tensor<9x2xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%101 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_7 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %extracted_slice_44 = tensor.extract_slice %48#0[0, 0, 3] [9, 4, 1] [1, 1, 1] : tensor<9x4x4xf32> to tensor<9x4x1xf32>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0], [1, 2]] : tensor<9x4x1xf32> into tensor<9x4xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_45 : tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c4_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%103 : tensor<9x4xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %105 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%104 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_6 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%105 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%102, %106 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c4_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%108 : tensor<3x3xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%109 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_14 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%107, %110 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %113 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%112 : tensor<9x4x4xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %114 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%113 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_5 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%114 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%111, %115 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %117 = tensor.empty() : tensor<9x2x4xf32>
    %118 = linalg.fill ins(%cst_29 : f32) outs(%117 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %119 = linalg.batch_matmul ins(%73#1, %73#2 : tensor<9x2x2xf32>, tensor<9x2x4xf32>) outs(%118 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%120 : tensor<9x2x4xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %122 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%121 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_4 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%122 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%116, %123 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %125 = tensor.empty() : tensor<9x4x6xf32>
    %126 = tensor.empty() : tensor<9x4x6xf32>
    %127:2 = dp.routine fft ins(%transposed_37, %cst : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%125, %126 : tensor<9x4x6xf32>, tensor<9x4x6xf32>)
    %transposed_46 = linalg.transpose ins(%127#0 : tensor<9x4x6xf32>) outs(%30 : tensor<9x6x4xf32>) permutation = [0, 2, 1] 
    %transposed_47 = linalg.transpose ins(%127#1 : tensor<9x4x6xf32>) outs(%30 : tensor<9x6x4xf32>) permutation = [0, 2, 1] 
    %128 = tensor.empty() : tensor<9x6x4xf32>
    %129 = tensor.empty() : tensor<9x6x4xf32>
    %130:2 = dp.routine fft ins(%transposed_46, %transposed_47 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%128, %129 : tensor<9x6x4xf32>, tensor<9x6x4xf32>)
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130#0 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_15 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130#1 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_15 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.absf %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.absf %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %134 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.cmpf ogt, %in, %in_118 : f32
      %382 = arith.select %381, %in, %in_118 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %136 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133, %134 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.cmpf olt, %in, %in_118 : f32
      %382 = arith.select %381, %in, %in_118 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %137 = tensor.empty() : tensor<9x6x4xi1>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<9x6x4xf32>) outs(%137 : tensor<9x6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %381 = arith.extf %in : f32 to f64
      %382 = arith.cmpf oeq, %381, %cst_11 : f64
      linalg.yield %382 : i1
    } -> tensor<9x6x4xi1>
    %139 = linalg.generic {indexing_maps = [#map4, #map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %cst_19, %135 : tensor<9x6x4xi1>, tensor<f32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %139 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.absf %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<9x6x4xf32>) outs(%137 : tensor<9x6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %381 = arith.extf %in : f32 to f64
      %382 = arith.cmpf oeq, %381, %cst_20 : f64
      linalg.yield %382 : i1
    } -> tensor<9x6x4xi1>
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.absf %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<9x6x4xf32>) outs(%137 : tensor<9x6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %381 = arith.extf %in : f32 to f64
      %382 = arith.cmpf oeq, %381, %cst_20 : f64
      linalg.yield %382 : i1
    } -> tensor<9x6x4xi1>
    %145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %144 : tensor<9x6x4xi1>, tensor<9x6x4xi1>) outs(%137 : tensor<9x6x4xi1>) {
    ^bb0(%in: i1, %in_118: i1, %out: i1):
      %381 = arith.ori %in, %in_118 : i1
      linalg.yield %381 : i1
    } -> tensor<9x6x4xi1>
    %146 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %136 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%137 : tensor<9x6x4xi1>) {
    ^bb0(%in: f32, %in_118: f32, %out: i1):
      %381 = arith.cmpf oeq, %in, %in_118 : f32
      linalg.yield %381 : i1
    } -> tensor<9x6x4xi1>
    %147 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_16 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %cst_10 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.sqrt %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %150 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %147, %151 : tensor<9x6x4xi1>, tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %cst_21, %152 : tensor<9x6x4xi1>, tensor<f32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %154 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%153 : tensor<9x6x4xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %155 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%154 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_0 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %156 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%155 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_14 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<f32>
    %157 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%124, %156 : tensor<f32>, tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %158 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_0 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<9x6x4xf32>) outs(%137 : tensor<9x6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %381 = arith.extf %in : f32 to f64
      %382 = arith.cmpf oeq, %381, %cst_11 : f64
      linalg.yield %382 : i1
    } -> tensor<9x6x4xi1>
    %160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %153 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %161 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %153 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %162 = linalg.generic {indexing_maps = [#map4, #map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %cst_17, %160 : tensor<9x6x4xi1>, tensor<f32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %163 = linalg.generic {indexing_maps = [#map4, #map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %cst_17, %161 : tensor<9x6x4xi1>, tensor<f32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %162 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %163 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %cst_29 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %transposed_48 = linalg.transpose ins(%164 : tensor<9x6x4xf32>) outs(%32 : tensor<9x4x6xf32>) permutation = [0, 2, 1] 
    %transposed_49 = linalg.transpose ins(%166 : tensor<9x6x4xf32>) outs(%32 : tensor<9x4x6xf32>) permutation = [0, 2, 1] 
    %167 = tensor.empty() : tensor<9x4x6xf32>
    %168 = tensor.empty() : tensor<9x4x6xf32>
    %169:2 = dp.routine fft flags inverse ins(%transposed_48, %transposed_49 : tensor<9x4x6xf32>, tensor<9x4x6xf32>) outs(%167, %168 : tensor<9x4x6xf32>, tensor<9x4x6xf32>)
    %transposed_50 = linalg.transpose ins(%169#0 : tensor<9x4x6xf32>) outs(%30 : tensor<9x6x4xf32>) permutation = [0, 2, 1] 
    %transposed_51 = linalg.transpose ins(%169#1 : tensor<9x4x6xf32>) outs(%30 : tensor<9x6x4xf32>) permutation = [0, 2, 1] 
    %170 = tensor.empty() : tensor<9x6x4xf32>
    %171 = tensor.empty() : tensor<9x6x4xf32>
    %172:2 = dp.routine fft flags inverse ins(%transposed_50, %transposed_51 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%170, %171 : tensor<9x6x4xf32>, tensor<9x6x4xf32>)
    %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172#0 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_15 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172#1 : tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_15 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %expanded_52 = tensor.expand_shape %173 [[0], [1], [2, 3]] output_shape [9, 6, 4, 1] : tensor<9x6x4xf32> into tensor<9x6x4x1xf32>
    %expanded_53 = tensor.expand_shape %174 [[0], [1], [2, 3]] output_shape [9, 6, 4, 1] : tensor<9x6x4xf32> into tensor<9x6x4x1xf32>
    %concat_54 = tensor.concat dim(3) %expanded_52, %expanded_53 : (tensor<9x6x4x1xf32>, tensor<9x6x4x1xf32>) -> tensor<9x6x4x2xf32>
    %extracted_slice_55 = tensor.extract_slice %concat_54[0, 0, 0, 0] [9, 6, 4, 1] [1, 1, 1, 1] : tensor<9x6x4x2xf32> to tensor<9x6x4x1xf32>
    %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [[0], [1], [2, 3]] : tensor<9x6x4x1xf32> into tensor<9x6x4xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_23 : tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_4 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %177 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_8 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<9x2x4xf32>, tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %179 = tensor.empty() : tensor<9x2x2xf32>
    %transposed_57 = linalg.transpose ins(%73#1 : tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) permutation = [0, 2, 1] 
    %180 = linalg.batch_matmul ins(%transposed_57, %178 : tensor<9x2x2xf32>, tensor<9x2x4xf32>) outs(%118 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %181 = tensor.empty() : tensor<9x4x2xf32>
    %transposed_58 = linalg.transpose ins(%73#2 : tensor<9x2x4xf32>) outs(%181 : tensor<9x4x2xf32>) permutation = [0, 2, 1] 
    %182 = linalg.fill ins(%cst_29 : f32) outs(%179 : tensor<9x2x2xf32>) -> tensor<9x2x2xf32>
    %183 = linalg.batch_matmul ins(%178, %transposed_58 : tensor<9x2x4xf32>, tensor<9x4x2xf32>) outs(%182 : tensor<9x2x2xf32>) -> tensor<9x2x2xf32>
    %184 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_24 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_5 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_1 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %186 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%188 : tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_2 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_25, %189 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_6 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_45 : tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c3_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_2 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %194 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%191, %193 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %expanded_59 = tensor.expand_shape %39 [[0, 1, 2]] output_shape [1, 1, 4] : tensor<4xi64> into tensor<1x1x4xi64>
    %195 = tensor.empty() : tensor<1x1x4xi1>
    %196 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<1x1x4xi64>) outs(%195 : tensor<1x1x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %c3_i64 : i64
      linalg.yield %381 : i1
    } -> tensor<1x1x4xi1>
    %197 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<9x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %198 = linalg.generic {indexing_maps = [#map13, #map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %197, %cst_27 : tensor<1x1x4xi1>, tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.divf %in, %cst_7 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %201 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_1 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%199, %201 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %203 = tensor.empty() : tensor<9x9xf32>
    %transposed_60 = linalg.transpose ins(%concat : tensor<9x9xf32>) outs(%203 : tensor<9x9xf32>) permutation = [1, 0] 
    %204 = linalg.matmul ins(%transposed_60, %202 : tensor<9x9xf32>, tensor<9x2xf32>) outs(%96 : tensor<9x2xf32>) -> tensor<9x2xf32>
    %205 = tensor.empty() : tensor<2x9xf32>
    %transposed_61 = linalg.transpose ins(%arg3 : tensor<9x2xf32>) outs(%205 : tensor<2x9xf32>) permutation = [1, 0] 
    %206 = linalg.fill ins(%cst_29 : f32) outs(%203 : tensor<9x9xf32>) -> tensor<9x9xf32>
    %207 = linalg.matmul ins(%202, %transposed_61 : tensor<9x2xf32>, tensor<2x9xf32>) outs(%206 : tensor<9x9xf32>) -> tensor<9x9xf32>
    %extracted_slice_62 = tensor.extract_slice %207[0, 0] [9, 4] [1, 1] : tensor<9x9xf32> to tensor<9x4xf32>
    %extracted_slice_63 = tensor.extract_slice %207[0, 4] [9, 3] [1, 1] : tensor<9x9xf32> to tensor<9x3xf32>
    %extracted_slice_64 = tensor.extract_slice %207[0, 7] [9, 2] [1, 1] : tensor<9x9xf32> to tensor<9x2xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%48#1 : tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %cst_10 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_62, %208 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4xf32>
    %210 = tensor.empty() : tensor<9x4xi32>
    %211 = dp.routine pivots_to_permutation ins(%81#1 : tensor<9x4xi32>) outs(%210 : tensor<9x4xi32>)
    %212 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<9x4xi32>) outs(%84 : tensor<9x4xi64>) {
    ^bb0(%in: i32, %out: i64):
      %381 = arith.extsi %in : i32 to i64
      linalg.yield %381 : i64
    } -> tensor<9x4xi64>
    %213 = tensor.empty() : tensor<9x4x4xf32>
    %214 = dp.routine triangular_solve flags upper|transpose ins(%81#0, %187 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%213 : tensor<9x4x4xf32>)
    %215 = tensor.empty() : tensor<9x4x4xf32>
    %216 = dp.routine triangular_solve flags transpose|unit ins(%81#0, %214 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%215 : tensor<9x4x4xf32>)
    %expanded_65 = tensor.expand_shape %212 [[0], [1, 2]] output_shape [9, 1, 4] : tensor<9x4xi64> into tensor<9x1x4xi64>
    %217 = tensor.empty() : tensor<9x4x4xi1>
    %218 = linalg.generic {indexing_maps = [#map14, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %expanded_39 : tensor<9x1x4xi64>, tensor<4x1xi64>) outs(%217 : tensor<9x4x4xi1>) {
    ^bb0(%in: i64, %in_118: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %in_118 : i64
      linalg.yield %381 : i1
    } -> tensor<9x4x4xi1>
    %219 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218 : tensor<9x4x4xi1>) outs(%86 : tensor<9x4x4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %381 = arith.extui %in : i1 to i64
      linalg.yield %381 : i64
    } -> tensor<9x4x4xi64>
    %220 = linalg.generic {indexing_maps = [#map4, #map15, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %39 : tensor<9x4x4xi64>, tensor<4xi64>) outs(%86 : tensor<9x4x4xi64>) {
    ^bb0(%in: i64, %in_118: i64, %out: i64):
      %381 = arith.muli %in, %in_118 : i64
      linalg.yield %381 : i64
    } -> tensor<9x4x4xi64>
    %221 = linalg.fill ins(%c0_i64 : i64) outs(%84 : tensor<9x4xi64>) -> tensor<9x4xi64>
    %222 = linalg.generic {indexing_maps = [#map4, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%220 : tensor<9x4x4xi64>) outs(%221 : tensor<9x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %381 = arith.addi %in, %out : i64
      linalg.yield %381 : i64
    } -> tensor<9x4xi64>
    %223 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<9x4xi64>) outs(%86 : tensor<9x4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9x4x4xi64>
    %224 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<9x4x4xi64>) outs(%34 : tensor<9x4x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %in : i64 to index
      %383 = linalg.index 2 : index
      %384 = arith.cmpi slt, %382, %c4 : index
      cf.assert %384, "index must be smaller than dim size"
      %385 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %385, "index must be larger or equal to 0"
      %extracted = tensor.extract %216[%381, %382, %383] : tensor<9x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4x4xf32>
    %expanded_66 = tensor.expand_shape %39 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %225 = tensor.empty() : tensor<4x4xi64>
    %226 = linalg.generic {indexing_maps = [#map8, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_66, %expanded_39 : tensor<1x4xi64>, tensor<4x1xi64>) outs(%225 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %in_118: i64, %out: i64):
      %381 = arith.subi %in, %in_118 : i64
      linalg.yield %381 : i64
    } -> tensor<4x4xi64>
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<4x4xi64>) outs(%40 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %381 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %381 : i1
    } -> tensor<4x4xi1>
    %228 = linalg.generic {indexing_maps = [#map9, #map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %81#0, %cst_17 : tensor<4x4xi1>, tensor<9x4x4xf32>, tensor<f32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %229 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %75 : tensor<9x4x4xf32>, tensor<4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %230 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<4x4xi64>) outs(%40 : tensor<4x4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %381 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %381 : i1
    } -> tensor<4x4xi1>
    %231 = linalg.generic {indexing_maps = [#map9, #map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %81#0, %cst_17 : tensor<4x4xi1>, tensor<9x4x4xf32>, tensor<f32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %transposed_67 = linalg.transpose ins(%92 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %232 = linalg.batch_matmul ins(%187, %transposed_67 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.negf %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %transposed_68 = linalg.transpose ins(%231 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %234 = tensor.empty() : tensor<9x4x4xf32>
    %235 = dp.routine triangular_solve ins(%transposed_68, %233 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%234 : tensor<9x4x4xf32>)
    %236 = linalg.batch_matmul ins(%235, %transposed_68 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %transposed_69 = linalg.transpose ins(%229 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %237 = tensor.empty() : tensor<9x4x4xf32>
    %238 = dp.routine triangular_solve flags upper|unit ins(%transposed_69, %236 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%237 : tensor<9x4x4xf32>)
    %239 = linalg.generic {indexing_maps = [#map9, #map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %238, %cst_17 : tensor<4x4xi1>, tensor<9x4x4xf32>, tensor<f32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %240 = linalg.generic {indexing_maps = [#map9, #map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %235, %cst_17 : tensor<4x4xi1>, tensor<9x4x4xf32>, tensor<f32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %241 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %240 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %inserted_slice = tensor.insert_slice %224 into %cst_18[0, 0, 0] [9, 4, 4] [1, 1, 1] : tensor<9x4x4xf32> into tensor<9x6x4xf32>
    %242 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_56, %inserted_slice : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %243 = tensor.empty() : tensor<9x4xi32>
    %244 = dp.routine pivots_to_permutation ins(%81#1 : tensor<9x4xi32>) outs(%243 : tensor<9x4xi32>)
    %245 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<9x4xi32>) outs(%84 : tensor<9x4xi64>) {
    ^bb0(%in: i32, %out: i64):
      %381 = arith.extsi %in : i32 to i64
      linalg.yield %381 : i64
    } -> tensor<9x4xi64>
    %expanded_70 = tensor.expand_shape %245 [[0], [1, 2]] output_shape [9, 1, 4] : tensor<9x4xi64> into tensor<9x1x4xi64>
    %246 = linalg.generic {indexing_maps = [#map14, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %expanded_39 : tensor<9x1x4xi64>, tensor<4x1xi64>) outs(%217 : tensor<9x4x4xi1>) {
    ^bb0(%in: i64, %in_118: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %in_118 : i64
      linalg.yield %381 : i1
    } -> tensor<9x4x4xi1>
    %247 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<9x4x4xi1>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %381 = arith.uitofp %in : i1 to f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %248 = linalg.batch_matmul ins(%transposed_69, %241 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %249 = linalg.generic {indexing_maps = [#map9, #map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227, %248, %cst_17 : tensor<4x4xi1>, tensor<9x4x4xf32>, tensor<f32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %250 = linalg.batch_matmul ins(%241, %transposed_68 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %251 = linalg.generic {indexing_maps = [#map9, #map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %250, %cst_17 : tensor<4x4xi1>, tensor<9x4x4xf32>, tensor<f32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %252 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %251 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %253 = tensor.empty() : tensor<9x4x4xf32>
    %254 = dp.routine triangular_solve flags right ins(%transposed_68, %252 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%253 : tensor<9x4x4xf32>)
    %255 = tensor.empty() : tensor<9x4x4xf32>
    %256 = dp.routine triangular_solve flags upper|unit ins(%transposed_69, %254 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%255 : tensor<9x4x4xf32>)
    %257 = linalg.batch_matmul ins(%247, %256 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %inserted_slice_71 = tensor.insert_slice %257 into %cst_18[0, 0, 0] [9, 4, 4] [1, 1, 1] : tensor<9x4x4xf32> into tensor<9x6x4xf32>
    %258 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %inserted_slice_71 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %259 = linalg.batch_matmul ins(%transposed_57, %183 : tensor<9x2x2xf32>, tensor<9x2x2xf32>) outs(%182 : tensor<9x2x2xf32>) -> tensor<9x2x2xf32>
    %transposed_72 = linalg.transpose ins(%259 : tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) permutation = [0, 2, 1] 
    %260 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %transposed_72 : tensor<9x2x2xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %transposed_73 = linalg.transpose ins(%180 : tensor<9x2x4xf32>) outs(%181 : tensor<9x4x2xf32>) permutation = [0, 2, 1] 
    %261 = linalg.batch_matmul ins(%73#2, %transposed_73 : tensor<9x2x4xf32>, tensor<9x4x2xf32>) outs(%182 : tensor<9x2x2xf32>) -> tensor<9x2x2xf32>
    %transposed_74 = linalg.transpose ins(%261 : tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) permutation = [0, 2, 1] 
    %262 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%261, %transposed_74 : tensor<9x2x2xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%73#0, %73#0 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    %expanded_75 = tensor.expand_shape %263 [[0], [1, 2]] output_shape [9, 2, 1] : tensor<9x2xf32> into tensor<9x2x1xf32>
    %expanded_76 = tensor.expand_shape %263 [[0], [1, 2]] output_shape [9, 1, 2] : tensor<9x2xf32> into tensor<9x1x2xf32>
    %264 = linalg.generic {indexing_maps = [#map14, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %expanded_75 : tensor<9x1x2xf32>, tensor<9x2x1xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %265 = tensor.empty() : tensor<2xi64>
    %266 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%265 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %381 = linalg.index 0 : index
      %382 = arith.index_cast %381 : index to i64
      linalg.yield %382 : i64
    } -> tensor<2xi64>
    %267 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%266 : tensor<2xi64>) outs(%265 : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %381 = arith.maxsi %in, %c0_i64 : i64
      %382 = arith.minsi %381, %c1_i64 : i64
      linalg.yield %382 : i64
    } -> tensor<2xi64>
    %268 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<2xi64>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<9x2xf32>
    %expanded_77 = tensor.expand_shape %268 [[0], [1, 2]] output_shape [9, 2, 1] : tensor<9x2xf32> into tensor<9x2x1xf32>
    %expanded_78 = tensor.expand_shape %266 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %269 = tensor.empty() : tensor<2x2xi1>
    %270 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%266, %expanded_78 : tensor<2xi64>, tensor<2x1xi64>) outs(%269 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_118: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %in_118 : i64
      linalg.yield %381 : i1
    } -> tensor<2x2xi1>
    %271 = linalg.generic {indexing_maps = [#map9, #map16, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %expanded_77, %264 : tensor<2x2xi1>, tensor<9x2x1xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %expanded_79 = tensor.expand_shape %73#0 [[0], [1, 2]] output_shape [9, 2, 1] : tensor<9x2xf32> into tensor<9x2x1xf32>
    %272 = linalg.generic {indexing_maps = [#map16, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_79, %262 : tensor<9x2x1xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %expanded_80 = tensor.expand_shape %73#0 [[0], [1, 2]] output_shape [9, 1, 2] : tensor<9x2xf32> into tensor<9x1x2xf32>
    %273 = linalg.generic {indexing_maps = [#map4, #map14, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %expanded_80 : tensor<9x2x2xf32>, tensor<9x1x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %272 : tensor<9x2x2xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %275 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %271 : tensor<9x2x2xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %expanded_81 = tensor.expand_shape %extracted_slice_64 [[0], [1, 2]] output_shape [9, 1, 2] : tensor<9x2xf32> into tensor<9x1x2xf32>
    %expanded_82 = tensor.expand_shape %270 [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xi1> into tensor<1x2x2xi1>
    %276 = linalg.generic {indexing_maps = [#map17, #map14, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_82, %expanded_81, %cst_17 : tensor<1x2x2xi1>, tensor<9x1x2xf32>, tensor<f32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %277 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %276 : tensor<9x2x2xf32>, tensor<9x2x2xf32>) outs(%179 : tensor<9x2x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x2xf32>
    %278 = linalg.batch_matmul ins(%277, %73#2 : tensor<9x2x2xf32>, tensor<9x2x4xf32>) outs(%118 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %279 = linalg.generic {indexing_maps = [#map4, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %expanded_79 : tensor<9x2x4xf32>, tensor<9x2x1xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %280 = linalg.batch_matmul ins(%279, %transposed_58 : tensor<9x2x4xf32>, tensor<9x4x2xf32>) outs(%182 : tensor<9x2x2xf32>) -> tensor<9x2x2xf32>
    %281 = linalg.batch_matmul ins(%280, %73#2 : tensor<9x2x2xf32>, tensor<9x2x4xf32>) outs(%118 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %282 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %279 : tensor<9x2x4xf32>, tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %283 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %281 : tensor<9x2x4xf32>, tensor<9x2x4xf32>) outs(%117 : tensor<9x2x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x4xf32>
    %284 = linalg.batch_matmul ins(%73#1, %283 : tensor<9x2x2xf32>, tensor<9x2x4xf32>) outs(%118 : tensor<9x2x4xf32>) -> tensor<9x2x4xf32>
    %inserted_slice_83 = tensor.insert_slice %284 into %cst_18[0, 0, 0] [9, 2, 4] [1, 1, 1] : tensor<9x2x4xf32> into tensor<9x6x4xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %inserted_slice_83 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %286 = tensor.empty() : tensor<3x9xf32>
    %transposed_84 = linalg.transpose ins(%extracted_slice_63 : tensor<9x3xf32>) outs(%286 : tensor<3x9xf32>) permutation = [1, 0] 
    %287 = tensor.empty() : tensor<3x6xf32>
    %288 = linalg.fill ins(%cst_29 : f32) outs(%287 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %289 = linalg.matmul ins(%transposed_84, %65 : tensor<3x9xf32>, tensor<9x6xf32>) outs(%288 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %290 = tensor.empty() : tensor<6x3xf32>
    %transposed_85 = linalg.transpose ins(%289 : tensor<3x6xf32>) outs(%290 : tensor<6x3xf32>) permutation = [1, 0] 
    %transposed_86 = linalg.transpose ins(%61 : tensor<6x3xf32>) outs(%287 : tensor<3x6xf32>) permutation = [1, 0] 
    %291 = linalg.fill ins(%cst_29 : f32) outs(%58 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %292 = linalg.matmul ins(%transposed_86, %transposed_85 : tensor<3x6xf32>, tensor<6x3xf32>) outs(%291 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %transposed_87 = linalg.transpose ins(%59 : tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) permutation = [1, 0] 
    %293 = linalg.matmul ins(%190, %transposed_87 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%291 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%293, %292 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%57, %294, %cst_17 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %transposed_88 = linalg.transpose ins(%295 : tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) permutation = [1, 0] 
    %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%295, %transposed_88 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%53 : tensor<3xi64>) outs(%52 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %381 = arith.muli %in, %c4_i64 : i64
      linalg.yield %381 : i64
    } -> tensor<3xi64>
    %collapsed_89 = tensor.collapse_shape %296 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %298 = tensor.empty() : tensor<3xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%297 : tensor<3xi64>) outs(%298 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %381 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed_89[%381] : tensor<9xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%299 : tensor<3xf32>) outs(%298 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_3 : f32
      linalg.yield %381 : f32
    } -> tensor<3xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%53 : tensor<3xi64>) outs(%52 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %381 = arith.maxsi %in, %c0_i64 : i64
      %382 = arith.minsi %381, %c2_i64 : i64
      linalg.yield %382 : i64
    } -> tensor<3xi64>
    %302 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%301 : tensor<3xi64>) outs(%298 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %381 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %300[%381] : tensor<3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %expanded_90 = tensor.expand_shape %302 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %303 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%53, %expanded_41 : tensor<3xi64>, tensor<3x1xi64>) outs(%56 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %in_118: i64, %out: i1):
      %381 = arith.cmpi eq, %in, %in_118 : i64
      linalg.yield %381 : i1
    } -> tensor<3x3xi1>
    %304 = linalg.generic {indexing_maps = [#map2, #map7, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%303, %expanded_90, %296 : tensor<3x3xi1>, tensor<3x1xf32>, tensor<3x3xf32>) outs(%58 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<3x3xf32>
    %305 = linalg.fill ins(%cst_29 : f32) outs(%290 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %306 = linalg.matmul ins(%61, %304 : tensor<6x3xf32>, tensor<3x3xf32>) outs(%305 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%306, %transposed_85 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%290 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<6x3xf32>
    %308 = tensor.empty() : tensor<6x3xf32>
    %309 = dp.routine triangular_solve flags right ins(%transposed_87, %307 : tensor<3x3xf32>, tensor<6x3xf32>) outs(%308 : tensor<6x3xf32>)
    %transposed_91 = linalg.transpose ins(%48#0 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %310 = linalg.batch_matmul ins(%transposed_91, %198 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %transposed_92 = linalg.transpose ins(%310 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %311 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%310, %transposed_92 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %312 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311 : tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_3 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %expanded_93 = tensor.expand_shape %48#1 [[0], [1, 2]] output_shape [9, 4, 1] : tensor<9x4xf32> into tensor<9x4x1xf32>
    %expanded_94 = tensor.expand_shape %48#1 [[0], [1, 2]] output_shape [9, 1, 4] : tensor<9x4xf32> into tensor<9x1x4xf32>
    %313 = linalg.generic {indexing_maps = [#map14, #map16, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_94, %expanded_93 : tensor<9x1x4xf32>, tensor<9x4x1xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%39 : tensor<4xi64>) outs(%38 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %381 = arith.maxsi %in, %c0_i64 : i64
      %382 = arith.minsi %381, %c3_i64 : i64
      linalg.yield %382 : i64
    } -> tensor<4xi64>
    %315 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%314 : tensor<4xi64>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      linalg.yield %cst_10 : f32
    } -> tensor<9x4xf32>
    %expanded_95 = tensor.expand_shape %315 [[0], [1, 2]] output_shape [9, 4, 1] : tensor<9x4xf32> into tensor<9x4x1xf32>
    %316 = linalg.generic {indexing_maps = [#map9, #map16, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %expanded_95, %313 : tensor<4x4xi1>, tensor<9x4x1xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %317 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %316 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %318 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%314 : tensor<4xi64>) outs(%93 : tensor<9x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %381 = arith.index_cast %in : i64 to index
      %382 = linalg.index 0 : index
      %extracted = tensor.extract %209[%382, %381] : tensor<9x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4xf32>
    %expanded_96 = tensor.expand_shape %318 [[0], [1, 2]] output_shape [9, 4, 1] : tensor<9x4xf32> into tensor<9x4x1xf32>
    %319 = linalg.generic {indexing_maps = [#map9, #map16, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %expanded_96, %317 : tensor<4x4xi1>, tensor<9x4x1xf32>, tensor<9x4x4xf32>) outs(%33 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_118: f32, %in_119: f32, %out: f32):
      %381 = arith.select %in, %in_118, %in_119 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x4xf32>
    %320 = linalg.batch_matmul ins(%319, %transposed_91 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %321 = linalg.batch_matmul ins(%48#0, %320 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%34 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %322 = linalg.fill ins(%cst_29 : f32) outs(%30 : tensor<9x6x4xf32>) -> tensor<9x6x4xf32>
    %323 = linalg.batch_matmul ins(%31, %321 : tensor<9x6x4xf32>, tensor<9x4x4xf32>) outs(%322 : tensor<9x6x4xf32>) -> tensor<9x6x4xf32>
    %324 = linalg.fill ins(%cst_29 : f32) outs(%32 : tensor<9x4x6xf32>) -> tensor<9x4x6xf32>
    %325 = linalg.batch_matmul ins(%321, %transposed_37 : tensor<9x4x4xf32>, tensor<9x4x6xf32>) outs(%324 : tensor<9x4x6xf32>) -> tensor<9x4x6xf32>
    %326 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %323 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %transposed_97 = linalg.transpose ins(%325 : tensor<9x4x6xf32>) outs(%30 : tensor<9x6x4xf32>) permutation = [0, 2, 1] 
    %327 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %transposed_97 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %328 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %31 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %329 = linalg.generic {indexing_maps = [#map12, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_31, %328 : tensor<i64>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: i64, %in_118: f32, %out: f32):
      %381 = arith.sitofp %in : i64 to f32
      %382 = arith.subf %381, %in_118 : f32
      linalg.yield %382 : f32
    } -> tensor<9x6x4xf32>
    %330 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %329 : tensor<9x6x4xf32>, tensor<9x6x4xf32>) outs(%30 : tensor<9x6x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x6x4xf32>
    %collapsed_98 = tensor.collapse_shape %330 [[0, 1], [2]] : tensor<9x6x4xf32> into tensor<54x4xf32>
    %331 = tensor.empty() : tensor<5x54xf32>
    %transposed_99 = linalg.transpose ins(%collapsed : tensor<54x5xf32>) outs(%331 : tensor<5x54xf32>) permutation = [1, 0] 
    %332 = linalg.fill ins(%cst_29 : f32) outs(%10 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %333 = linalg.matmul ins(%transposed_99, %collapsed_98 : tensor<5x54xf32>, tensor<54x4xf32>) outs(%332 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %334 = tensor.empty() : tensor<4x5xf32>
    %transposed_100 = linalg.transpose ins(%11 : tensor<5x4xf32>) outs(%334 : tensor<4x5xf32>) permutation = [1, 0] 
    %335 = tensor.empty() : tensor<54x5xf32>
    %336 = linalg.fill ins(%cst_29 : f32) outs(%335 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %337 = linalg.matmul ins(%collapsed_98, %transposed_100 : tensor<54x4xf32>, tensor<4x5xf32>) outs(%336 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %expanded_101 = tensor.expand_shape %337 [[0, 1], [2]] output_shape [9, 6, 5] : tensor<54x5xf32> into tensor<9x6x5xf32>
    %transposed_102 = linalg.transpose ins(%expanded_101 : tensor<9x6x5xf32>) outs(%12 : tensor<9x5x6xf32>) permutation = [0, 2, 1] 
    %338 = tensor.empty() : tensor<9x5x4xf32>
    %339 = tensor.empty() : tensor<9x5x4xf32>
    %340:2 = dp.routine rfft ins(%transposed_102 : tensor<9x5x6xf32>) outs(%338, %339 : tensor<9x5x4xf32>, tensor<9x5x4xf32>)
    %transposed_103 = linalg.transpose ins(%340#0 : tensor<9x5x4xf32>) outs(%16 : tensor<9x4x5xf32>) permutation = [0, 2, 1] 
    %transposed_104 = linalg.transpose ins(%340#1 : tensor<9x5x4xf32>) outs(%16 : tensor<9x4x5xf32>) permutation = [0, 2, 1] 
    %341 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_103 : tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_12 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x4x5xf32>
    %342 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_104 : tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_12 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x4x5xf32>
    %extracted_slice_105 = tensor.extract_slice %341[0, 1, 0] [9, 2, 5] [1, 1, 1] : tensor<9x4x5xf32> to tensor<9x2x5xf32>
    %extracted_slice_106 = tensor.extract_slice %342[0, 1, 0] [9, 2, 5] [1, 1, 1] : tensor<9x4x5xf32> to tensor<9x2x5xf32>
    %343 = tensor.empty() : tensor<9x2x5xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_105 : tensor<9x2x5xf32>) outs(%343 : tensor<9x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_1 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x5xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_106 : tensor<9x2x5xf32>) outs(%343 : tensor<9x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.mulf %in, %cst_1 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x5xf32>
    %346 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<9x2x5xf32>) outs(%343 : tensor<9x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %cst_29 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2x5xf32>
    %inserted_slice_107 = tensor.insert_slice %344 into %341[0, 1, 0] [9, 2, 5] [1, 1, 1] : tensor<9x2x5xf32> into tensor<9x4x5xf32>
    %inserted_slice_108 = tensor.insert_slice %346 into %342[0, 1, 0] [9, 2, 5] [1, 1, 1] : tensor<9x2x5xf32> into tensor<9x4x5xf32>
    %347 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.negf %in : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %348 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_107, %transposed_32 : tensor<9x4x5xf32>, tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %349 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_108, %347 : tensor<9x4x5xf32>, tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %350 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %349 : tensor<9x4x5xf32>, tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %351 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_107, %347 : tensor<9x4x5xf32>, tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_108, %transposed_32 : tensor<9x4x5xf32>, tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %352 : tensor<9x4x5xf32>, tensor<9x4x5xf32>) outs(%16 : tensor<9x4x5xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x4x5xf32>
    %expanded_109 = tensor.expand_shape %350 [[0], [1], [2, 3]] output_shape [9, 4, 5, 1] : tensor<9x4x5xf32> into tensor<9x4x5x1xf32>
    %expanded_110 = tensor.expand_shape %353 [[0], [1], [2, 3]] output_shape [9, 4, 5, 1] : tensor<9x4x5xf32> into tensor<9x4x5x1xf32>
    %concat_111 = tensor.concat dim(3) %expanded_109, %expanded_110 : (tensor<9x4x5x1xf32>, tensor<9x4x5x1xf32>) -> tensor<9x4x5x2xf32>
    %extracted_slice_112 = tensor.extract_slice %concat_111[0, 0, 0, 0] [9, 4, 5, 1] [1, 1, 1, 1] : tensor<9x4x5x2xf32> to tensor<9x4x5x1xf32>
    %collapsed_113 = tensor.collapse_shape %extracted_slice_112 [[0], [1], [2, 3]] : tensor<9x4x5x1xf32> into tensor<9x4x5xf32>
    %354 = tensor.empty() : tensor<1x4x1xf32>
    %355 = linalg.fill ins(%cst_29 : f32) outs(%354 : tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %356 = linalg.generic {indexing_maps = [#map4, #map18], iterator_types = ["reduction", "parallel", "reduction"]} ins(%collapsed_113 : tensor<9x4x5xf32>) outs(%355 : tensor<1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<1x4x1xf32>
    %collapsed_114 = tensor.collapse_shape %356 [[0, 1], [2]] : tensor<1x4x1xf32> into tensor<4x1xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%11, %9#0 : tensor<5x4xf32>, tensor<f32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%333 : tensor<5x4xf32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.negf %in : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%358, %357 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %360 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%333, %9#0 : tensor<5x4xf32>, tensor<f32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.divf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%359 : tensor<5x4xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.addf %in, %out : f32
      linalg.yield %381 : f32
    } -> tensor<f32>
    %expanded_115 = tensor.expand_shape %9#0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %362 = tensor.empty() : tensor<4xi1>
    %363 = linalg.generic {indexing_maps = [#map19, #map, #map], iterator_types = ["parallel"]} ins(%expanded_115, %4#0 : tensor<1xf32>, tensor<4xf32>) outs(%362 : tensor<4xi1>) {
    ^bb0(%in: f32, %in_118: f32, %out: i1):
      %381 = arith.cmpf oeq, %in, %in_118 : f32
      linalg.yield %381 : i1
    } -> tensor<4xi1>
    %expanded_116 = tensor.expand_shape %361 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %364 = tensor.empty() : tensor<1xi64>
    %365 = linalg.fill ins(%c0_i64 : i64) outs(%364 : tensor<1xi64>) -> tensor<1xi64>
    %366 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%363 : tensor<4xi1>) outs(%365 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %381 = arith.extui %in : i1 to i64
      %382 = arith.addi %381, %out : i64
      linalg.yield %382 : i64
    } -> tensor<1xi64>
    %367 = tensor.empty() : tensor<1xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_116, %366 : tensor<1xf32>, tensor<1xi64>) outs(%367 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_118: i64, %out: f32):
      %381 = arith.sitofp %in_118 : i64 to f32
      %382 = arith.divf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<1xf32>
    %369 = linalg.generic {indexing_maps = [#map19, #map, #map], iterator_types = ["parallel"]} ins(%368, %363 : tensor<1xf32>, tensor<4xi1>) outs(%36 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_118: i1, %out: f32):
      %381 = arith.uitofp %in_118 : i1 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<4xf32>
    %expanded_117 = tensor.expand_shape %369 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %370 = linalg.generic {indexing_maps = [#map7, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_117, %4#2 : tensor<4x1xf32>, tensor<4x4xf32>) outs(%42 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.mulf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<4x4xf32>
    %371 = linalg.matmul ins(%4#1, %370 : tensor<5x4xf32>, tensor<4x4xf32>) outs(%332 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %372 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%360, %371 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.addf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %373 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<5x4xf32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<5x4xf32>
    %374 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %373 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%10 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<5x4xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<6x3xf32>) outs(%290 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<6x3xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %375 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%290 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<6x3xf32>
    %377 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_114 : tensor<4x1xf32>) outs(%17 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<4x1xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %377 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%17 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<4x1xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %381 = arith.truncf %cst_13 : f64 to f32
      %382 = arith.mulf %in, %381 : f32
      linalg.yield %382 : f32
    } -> tensor<9x2xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %379 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%95 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_118: f32, %out: f32):
      %381 = arith.subf %in, %in_118 : f32
      linalg.yield %381 : f32
    } -> tensor<9x2xf32>
    return %374, %376, %378, %380, %157, %48#1, %73#0, %26 : tensor<5x4xf32>, tensor<6x3xf32>, tensor<4x1xf32>, tensor<9x2xf32>, tensor<f32>, tensor<9x4xf32>, tensor<9x2xf32>, tensor<9x6x5xf32>
  }
}

