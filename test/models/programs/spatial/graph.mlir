#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map21 = affine_map<() -> ()>
#map22 = affine_map<(d0, d1, d2) -> (d0)>
#map23 = affine_map<(d0, d1) -> ()>
#map24 = affine_map<(d0) -> (d0, 0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map26 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
module {
  func.func @train_step(%arg0: tensor<32x6xf32> {dp.name = "params.theta", dp.state}, %arg1: tensor<2x3xf32> {dp.name = "params.head", dp.state}, %arg2: tensor<6x2x4x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<6xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<32x6xf32> {dp.name = "params.theta", dp.updates = 0 : i64}, tensor<2x3xf32> {dp.name = "params.head", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xf32> {dp.name = "theta"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<6x3xf32>
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 6.000000e-01 : f64
    %cst_2 = arith.constant -9.000000e-01 : f64
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant dense<0.899999976> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<6x4x4x2xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<6x4x4xf32>
    %cst_9 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<4x4x1xf32>
    %cst_11 = arith.constant 2.000000e+00 : f32
    %cst_12 = arith.constant 1.500000e+00 : f32
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant 4.000000e+00 : f32
    %cst_15 = arith.constant 3.000000e+00 : f32
    %cst_16 = arith.constant 5.000000e-01 : f32
    %cst_17 = arith.constant 1.600000e+01 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c6_i64 = arith.constant 6 : i64
    %c6 = arith.constant 6 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_18 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_19 = arith.constant -1.000000e+00 : f32
    %cst_20 = arith.constant dense_resource<torch_tensor_4_torch.int64> : tensor<4xi64>
    %cst_21 = arith.constant dense_resource<torch_tensor_4_torch.int64_1> : tensor<4xi64>
    %cst_22 = arith.constant dense<3> : tensor<i64>
    %cst_23 = arith.constant dense<1> : tensor<i64>
    %cst_24 = arith.constant dense<0> : tensor<i64>
    %collapsed = tensor.collapse_shape %arg2 [[0], [1, 2, 3]] : tensor<6x2x4x4xf32> into tensor<6x32xf32>
    %0 = tensor.empty() : tensor<6x6xf32>
    %1 = linalg.fill ins(%cst_18 : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %2 = linalg.matmul ins(%collapsed, %arg0 : tensor<6x32xf32>, tensor<32x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [6, 2, 3] : tensor<6x6xf32> into tensor<6x2x3xf32>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %258 = linalg.index 0 : index
      %259 = arith.index_cast %258 : index to i64
      linalg.yield %259 : i64
    } -> tensor<2xi64>
    %expanded_25 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %5 = tensor.empty() : tensor<3xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %258 = linalg.index 0 : index
      %259 = arith.index_cast %258 : index to i64
      linalg.yield %259 : i64
    } -> tensor<3xi64>
    %7 = tensor.empty() : tensor<2x3xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_25, %6 : tensor<2x1xi64>, tensor<3xi64>) outs(%7 : tensor<2x3xi1>) {
    ^bb0(%in: i64, %in_78: i64, %out: i1):
      %258 = arith.cmpi eq, %in, %in_78 : i64
      linalg.yield %258 : i1
    } -> tensor<2x3xi1>
    %9 = tensor.empty() : tensor<2x3xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x3xi1>) outs(%9 : tensor<2x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %258 = arith.uitofp %in : i1 to f32
      linalg.yield %258 : f32
    } -> tensor<2x3xf32>
    %11 = tensor.empty() : tensor<6x2x3xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %10 : tensor<6x2x3xf32>, tensor<2x3xf32>) outs(%11 : tensor<6x2x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x3xf32>
    %13 = tensor.empty() : tensor<4xi64>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %258 = linalg.index 0 : index
      %259 = arith.index_cast %258 : index to i64
      linalg.yield %259 : i64
    } -> tensor<4xi64>
    %15 = tensor.empty() : tensor<4xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<4xi64>) outs(%15 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %258 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %258 : i1
    } -> tensor<4xi1>
    %17 = tensor.empty() : tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<4xi64>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.sitofp %in : i64 to f32
      linalg.yield %258 : f32
    } -> tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%18 : tensor<4xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_1 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<4xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_2 : f64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<4xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel"]} ins(%cst_22, %14 : tensor<i64>, tensor<4xi64>) outs(%13 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_78: i64, %out: i64):
      %258 = arith.subi %in, %in_78 : i64
      linalg.yield %258 : i64
    } -> tensor<4xi64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%21 : tensor<4xi64>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.sitofp %in : i64 to f32
      linalg.yield %258 : f32
    } -> tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<4xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_1 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<4xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map, #map], iterator_types = ["parallel"]} ins(%cst_4, %23 : tensor<f32>, tensor<4xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%16, %20, %24 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<4xf32>
    %26 = tensor.empty() : tensor<4x4xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<4xf32>) outs(%26 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<4xf32>) outs(%26 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %expanded_26 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xf32> into tensor<4x4x1xf32>
    %expanded_27 = tensor.expand_shape %28 [[0], [1, 2]] output_shape [4, 4, 1] : tensor<4x4xf32> into tensor<4x4x1xf32>
    %concat = tensor.concat dim(2) %expanded_26, %expanded_27, %cst_10 : (tensor<4x4x1xf32>, tensor<4x4x1xf32>, tensor<4x4x1xf32>) -> tensor<4x4x3xf32>
    %expanded_28 = tensor.expand_shape %12 [[0], [1], [2, 3, 4]] output_shape [6, 2, 3, 1, 1] : tensor<6x2x3xf32> into tensor<6x2x3x1x1xf32>
    %collapsed_29 = tensor.collapse_shape %concat [[0, 1], [2]] : tensor<4x4x3xf32> into tensor<16x3xf32>
    %expanded_30 = tensor.expand_shape %collapsed_29 [[0, 1], [2]] output_shape [1, 16, 3] : tensor<16x3xf32> into tensor<1x16x3xf32>
    %29 = tensor.empty() : tensor<3x6x2x1x1xf32>
    %transposed = linalg.transpose ins(%expanded_28 : tensor<6x2x3x1x1xf32>) outs(%29 : tensor<3x6x2x1x1xf32>) permutation = [2, 0, 1, 3, 4] 
    %collapsed_31 = tensor.collapse_shape %transposed [[0], [1, 2, 3, 4]] : tensor<3x6x2x1x1xf32> into tensor<3x12xf32>
    %expanded_32 = tensor.expand_shape %collapsed_31 [[0, 1], [2]] output_shape [1, 3, 12] : tensor<3x12xf32> into tensor<1x3x12xf32>
    %30 = tensor.empty() : tensor<1x16x12xf32>
    %31 = linalg.fill ins(%cst_18 : f32) outs(%30 : tensor<1x16x12xf32>) -> tensor<1x16x12xf32>
    %32 = linalg.batch_matmul ins(%expanded_30, %expanded_32 : tensor<1x16x3xf32>, tensor<1x3x12xf32>) outs(%31 : tensor<1x16x12xf32>) -> tensor<1x16x12xf32>
    %collapsed_33 = tensor.collapse_shape %32 [[0, 1], [2]] : tensor<1x16x12xf32> into tensor<16x12xf32>
    %expanded_34 = tensor.expand_shape %collapsed_33 [[0, 1], [2, 3, 4]] output_shape [4, 4, 1, 6, 2] : tensor<16x12xf32> into tensor<4x4x1x6x2xf32>
    %33 = tensor.empty() : tensor<6x4x4x2x1xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<4x4x1x6x2xf32>) outs(%33 : tensor<6x4x4x2x1xf32>) permutation = [3, 0, 1, 4, 2] 
    %collapsed_36 = tensor.collapse_shape %transposed_35 [[0], [1], [2], [3, 4]] : tensor<6x4x4x2x1xf32> into tensor<6x4x4x2xf32>
    %34 = tensor.empty() : tensor<6x2x4x4x2xf32>
    %35 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_36 : tensor<6x4x4x2xf32>) outs(%34 : tensor<6x2x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4x4x2xf32>
    %36 = tensor.empty() : tensor<6xi64>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%36 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %258 = linalg.index 0 : index
      %259 = arith.index_cast %258 : index to i64
      linalg.yield %259 : i64
    } -> tensor<6xi64>
    %expanded_37 = tensor.expand_shape %37 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1xi64>
    %expanded_38 = tensor.expand_shape %4 [[0, 1, 2, 3]] output_shape [1, 2, 1, 1] : tensor<2xi64> into tensor<1x2x1x1xi64>
    %extracted_slice = tensor.extract_slice %35[0, 0, 0, 0, 0] [6, 2, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x2x4x4x2xf32> to tensor<6x2x4x4x1xf32>
    %collapsed_39 = tensor.collapse_shape %extracted_slice [[0], [1], [2], [3, 4]] : tensor<6x2x4x4x1xf32> into tensor<6x2x4x4xf32>
    %extracted_slice_40 = tensor.extract_slice %35[0, 0, 0, 0, 1] [6, 2, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x2x4x4x2xf32> to tensor<6x2x4x4x1xf32>
    %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0], [1], [2], [3, 4]] : tensor<6x2x4x4x1xf32> into tensor<6x2x4x4xf32>
    %38 = tensor.empty() : tensor<6x2x4x4xf32>
    %39 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_39 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_11 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %cst_12 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %41 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.cmpf ult, %in, %cst_18 : f32
      %259 = arith.select %258, %cst_18, %in : f32
      %260 = arith.cmpf ugt, %259, %cst_15 : f32
      %261 = arith.select %260, %cst_15, %259 : f32
      linalg.yield %261 : f32
    } -> tensor<6x2x4x4xf32>
    %42 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_41 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_11 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %43 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %cst_12 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.cmpf ult, %in, %cst_18 : f32
      %259 = arith.select %258, %cst_18, %in : f32
      %260 = arith.cmpf ugt, %259, %cst_15 : f32
      %261 = arith.select %260, %cst_15, %259 : f32
      linalg.yield %261 : f32
    } -> tensor<6x2x4x4xf32>
    %45 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.floor %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %46 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.floor %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %47 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %cst_13 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %48 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %cst_13 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %49 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %41 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %50 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %44 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %51 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %50 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %52 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %45 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %53 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %50 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %54 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %55 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %54 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %56 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %54 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %57 = tensor.empty() : tensor<6x2x4x4xi1>
    %58 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf oge, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %59 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %60 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf oge, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %61 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %62 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60, %61 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %63 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %64 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %63 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %65 = tensor.empty() : tensor<6x2x4x4xi64>
    %66 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<6x2x4x4xf32>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: f32, %out: i64):
      %258 = arith.fptosi %in : f32 to i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %67 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x2x4x4xf32>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: f32, %out: i64):
      %258 = arith.fptosi %in : f32 to i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %68 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %66, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %69 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %67, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %70 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %51, %cst_5 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xf32>, tensor<f32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %71 = linalg.generic {indexing_maps = [#map12, #map13, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_38, %69, %68 : tensor<6x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<6x2x4x4xi64>, tensor<6x2x4x4xi64>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i64, %in_78: i64, %in_79: i64, %in_80: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c6_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = arith.cmpi slt, %in_78, %c0_i64 : i64
      %263 = arith.addi %in_78, %c2_i64 : i64
      %264 = arith.select %262, %263, %in_78 : i64
      %265 = arith.index_cast %264 : i64 to index
      %266 = arith.cmpi slt, %in_79, %c0_i64 : i64
      %267 = arith.addi %in_79, %c4_i64 : i64
      %268 = arith.select %266, %267, %in_79 : i64
      %269 = arith.index_cast %268 : i64 to index
      %270 = arith.cmpi slt, %in_80, %c0_i64 : i64
      %271 = arith.addi %in_80, %c4_i64 : i64
      %272 = arith.select %270, %271, %in_80 : i64
      %273 = arith.index_cast %272 : i64 to index
      %extracted = tensor.extract %arg2[%261, %265, %269, %273] : tensor<6x2x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x4x4xf32>
    %72 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %70 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %73 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf oge, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %74 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %75 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %62 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %76 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %75 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %77 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<6x2x4x4xf32>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: f32, %out: i64):
      %258 = arith.fptosi %in : f32 to i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %78 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %77, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %79 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %67, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %80 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %53, %cst_5 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xf32>, tensor<f32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %81 = linalg.generic {indexing_maps = [#map12, #map13, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_38, %79, %78 : tensor<6x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<6x2x4x4xi64>, tensor<6x2x4x4xi64>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i64, %in_78: i64, %in_79: i64, %in_80: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c6_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = arith.cmpi slt, %in_78, %c0_i64 : i64
      %263 = arith.addi %in_78, %c2_i64 : i64
      %264 = arith.select %262, %263, %in_78 : i64
      %265 = arith.index_cast %264 : i64 to index
      %266 = arith.cmpi slt, %in_79, %c0_i64 : i64
      %267 = arith.addi %in_79, %c4_i64 : i64
      %268 = arith.select %266, %267, %in_79 : i64
      %269 = arith.index_cast %268 : i64 to index
      %270 = arith.cmpi slt, %in_80, %c0_i64 : i64
      %271 = arith.addi %in_80, %c4_i64 : i64
      %272 = arith.select %270, %271, %in_80 : i64
      %273 = arith.index_cast %272 : i64 to index
      %extracted = tensor.extract %arg2[%261, %265, %269, %273] : tensor<6x2x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x4x4xf32>
    %82 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %83 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %82 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %84 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf oge, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %85 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<6x2x4x4xf32>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %86 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %87 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %86 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %88 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %87 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %89 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<6x2x4x4xf32>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: f32, %out: i64):
      %258 = arith.fptosi %in : f32 to i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %90 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %66, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %91 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %89, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %92 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %55, %cst_5 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xf32>, tensor<f32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %93 = linalg.generic {indexing_maps = [#map12, #map13, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_38, %91, %90 : tensor<6x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<6x2x4x4xi64>, tensor<6x2x4x4xi64>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i64, %in_78: i64, %in_79: i64, %in_80: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c6_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = arith.cmpi slt, %in_78, %c0_i64 : i64
      %263 = arith.addi %in_78, %c2_i64 : i64
      %264 = arith.select %262, %263, %in_78 : i64
      %265 = arith.index_cast %264 : i64 to index
      %266 = arith.cmpi slt, %in_79, %c0_i64 : i64
      %267 = arith.addi %in_79, %c4_i64 : i64
      %268 = arith.select %266, %267, %in_79 : i64
      %269 = arith.index_cast %268 : i64 to index
      %270 = arith.cmpi slt, %in_80, %c0_i64 : i64
      %271 = arith.addi %in_80, %c4_i64 : i64
      %272 = arith.select %270, %271, %in_80 : i64
      %273 = arith.index_cast %272 : i64 to index
      %extracted = tensor.extract %arg2[%261, %265, %269, %273] : tensor<6x2x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x4x4xf32>
    %94 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %92 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %95 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %94 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %96 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %86 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %97 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %96 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi1>) outs(%57 : tensor<6x2x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x2x4x4xi1>
    %98 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %77, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %99 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %89, %cst_24 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xi64>, tensor<i64>) outs(%65 : tensor<6x2x4x4xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x2x4x4xi64>
    %100 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %56, %cst_5 : tensor<6x2x4x4xi1>, tensor<6x2x4x4xf32>, tensor<f32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %101 = linalg.generic {indexing_maps = [#map12, #map13, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_38, %99, %98 : tensor<6x1x1x1xi64>, tensor<1x2x1x1xi64>, tensor<6x2x4x4xi64>, tensor<6x2x4x4xi64>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i64, %in_78: i64, %in_79: i64, %in_80: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c6_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = arith.cmpi slt, %in_78, %c0_i64 : i64
      %263 = arith.addi %in_78, %c2_i64 : i64
      %264 = arith.select %262, %263, %in_78 : i64
      %265 = arith.index_cast %264 : i64 to index
      %266 = arith.cmpi slt, %in_79, %c0_i64 : i64
      %267 = arith.addi %in_79, %c4_i64 : i64
      %268 = arith.select %266, %267, %in_79 : i64
      %269 = arith.index_cast %268 : i64 to index
      %270 = arith.cmpi slt, %in_80, %c0_i64 : i64
      %271 = arith.addi %in_80, %c4_i64 : i64
      %272 = arith.select %270, %271, %in_80 : i64
      %273 = arith.index_cast %272 : i64 to index
      %extracted = tensor.extract %arg2[%261, %265, %269, %273] : tensor<6x2x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x4x4xf32>
    %102 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %100 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %103 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %102 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %extracted_slice_42 = tensor.extract_slice %collapsed_36[0, 0, 0, 0] [6, 4, 4, 1] [1, 1, 1, 1] : tensor<6x4x4x2xf32> to tensor<6x4x4x1xf32>
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0], [1], [2, 3]] : tensor<6x4x4x1xf32> into tensor<6x4x4xf32>
    %extracted_slice_44 = tensor.extract_slice %collapsed_36[0, 0, 0, 1] [6, 4, 4, 1] [1, 1, 1, 1] : tensor<6x4x4x2xf32> to tensor<6x4x4x1xf32>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0], [1], [2, 3]] : tensor<6x4x4x1xf32> into tensor<6x4x4xf32>
    %104 = tensor.empty() : tensor<6x4x4xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_43 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %cst_13 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_15 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_11 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_45 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %cst_13 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %109 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_15 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %110 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_11 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.floor %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %expanded_46 = tensor.expand_shape %111 [[0], [1], [2, 3]] output_shape [6, 4, 4, 1] : tensor<6x4x4xf32> into tensor<6x4x4x1xf32>
    %112 = tensor.empty() : tensor<6x4x4x4xf32>
    %113 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %cst_20 : tensor<6x4x4x1xf32>, tensor<4xi64>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: i64, %out: f32):
      %258 = arith.sitofp %in_78 : i64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<6x4x4x4xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.floor %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %expanded_47 = tensor.expand_shape %114 [[0], [1], [2, 3]] output_shape [6, 4, 4, 1] : tensor<6x4x4xf32> into tensor<6x4x4x1xf32>
    %115 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_47, %cst_21 : tensor<6x4x4x1xf32>, tensor<4xi64>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: i64, %out: f32):
      %258 = arith.sitofp %in_78 : i64 to f32
      %259 = arith.addf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<6x4x4x4xf32>
    %116 = tensor.empty() : tensor<6x4x4x4xi64>
    %117 = linalg.generic {indexing_maps = [#map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<6xi64>) outs(%116 : tensor<6x4x4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x4x4x4xi64>
    %118 = tensor.empty() : tensor<6x4x4x4xi1>
    %119 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf oge, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %120 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf ole, %in, %cst_15 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %121 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi1>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %122 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf oge, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %123 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %122 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi1>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %124 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf ole, %in, %cst_15 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %125 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123, %124 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi1>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i1, %in_78: i1, %out: i1):
      %258 = arith.andi %in, %in_78 : i1
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %expanded_48 = tensor.expand_shape %107 [[0], [1], [2, 3]] output_shape [6, 4, 4, 1] : tensor<6x4x4xf32> into tensor<6x4x4x1xf32>
    %126 = linalg.generic {indexing_maps = [#map14, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48, %113 : tensor<6x4x4x1xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %127 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.absf %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %128 = linalg.generic {indexing_maps = [#map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_23, %127 : tensor<i64>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i64, %in_78: f32, %out: f32):
      %258 = arith.sitofp %in : i64 to f32
      %259 = arith.subf %258, %in_78 : f32
      linalg.yield %259 : f32
    } -> tensor<6x4x4x4xf32>
    %expanded_49 = tensor.expand_shape %110 [[0], [1], [2, 3]] output_shape [6, 4, 4, 1] : tensor<6x4x4xf32> into tensor<6x4x4x1xf32>
    %129 = linalg.generic {indexing_maps = [#map14, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49, %115 : tensor<6x4x4x1xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %130 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.absf %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %131 = linalg.generic {indexing_maps = [#map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_23, %130 : tensor<i64>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i64, %in_78: f32, %out: f32):
      %258 = arith.sitofp %in : i64 to f32
      %259 = arith.subf %258, %in_78 : f32
      linalg.yield %259 : f32
    } -> tensor<6x4x4x4xf32>
    %132 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %131 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %133 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %125 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xi1>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: i1, %out: f32):
      %258 = arith.uitofp %in_78 : i1 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<6x4x4x4xf32>
    %134 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.cmpf ult, %in, %cst_18 : f32
      %259 = arith.select %258, %cst_18, %in : f32
      %260 = arith.cmpf ugt, %259, %cst_15 : f32
      %261 = arith.select %260, %cst_15, %259 : f32
      linalg.yield %261 : f32
    } -> tensor<6x4x4x4xf32>
    %135 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<6x4x4x4xf32>) outs(%116 : tensor<6x4x4x4xi64>) {
    ^bb0(%in: f32, %out: i64):
      %258 = arith.fptosi %in : f32 to i64
      linalg.yield %258 : i64
    } -> tensor<6x4x4x4xi64>
    %136 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.cmpf ult, %in, %cst_18 : f32
      %259 = arith.select %258, %cst_18, %in : f32
      %260 = arith.cmpf ugt, %259, %cst_15 : f32
      %261 = arith.select %260, %cst_15, %259 : f32
      linalg.yield %261 : f32
    } -> tensor<6x4x4x4xf32>
    %137 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<6x4x4x4xf32>) outs(%116 : tensor<6x4x4x4xi64>) {
    ^bb0(%in: f32, %out: i64):
      %258 = arith.fptosi %in : f32 to i64
      linalg.yield %258 : i64
    } -> tensor<6x4x4x4xi64>
    %138 = tensor.empty() : tensor<6x4x4x2xf32>
    %transposed_50 = linalg.transpose ins(%arg2 : tensor<6x2x4x4xf32>) outs(%138 : tensor<6x4x4x2xf32>) permutation = [0, 2, 3, 1] 
    %expanded_51 = tensor.expand_shape %137 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 4, 1] : tensor<6x4x4x4xi64> into tensor<6x4x4x4x1xi64>
    %expanded_52 = tensor.expand_shape %135 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 4, 1] : tensor<6x4x4x4xi64> into tensor<6x4x4x4x1xi64>
    %expanded_53 = tensor.expand_shape %117 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 4, 1] : tensor<6x4x4x4xi64> into tensor<6x4x4x4x1xi64>
    %139 = tensor.empty() : tensor<6x4x4x4x2xf32>
    %140 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %expanded_52, %expanded_51, %4 : tensor<6x4x4x4x1xi64>, tensor<6x4x4x4x1xi64>, tensor<6x4x4x4x1xi64>, tensor<2xi64>) outs(%139 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: i64, %in_78: i64, %in_79: i64, %in_80: i64, %out: f32):
      %258 = arith.cmpi slt, %in, %c0_i64 : i64
      %259 = arith.addi %in, %c6_i64 : i64
      %260 = arith.select %258, %259, %in : i64
      %261 = arith.index_cast %260 : i64 to index
      %262 = arith.cmpi slt, %in_78, %c0_i64 : i64
      %263 = arith.addi %in_78, %c4_i64 : i64
      %264 = arith.select %262, %263, %in_78 : i64
      %265 = arith.index_cast %264 : i64 to index
      %266 = arith.cmpi slt, %in_79, %c0_i64 : i64
      %267 = arith.addi %in_79, %c4_i64 : i64
      %268 = arith.select %266, %267, %in_79 : i64
      %269 = arith.index_cast %268 : i64 to index
      %270 = arith.cmpi slt, %in_80, %c0_i64 : i64
      %271 = arith.addi %in_80, %c2_i64 : i64
      %272 = arith.select %270, %271, %in_80 : i64
      %273 = arith.index_cast %272 : i64 to index
      %extracted = tensor.extract %transposed_50[%261, %265, %269, %273] : tensor<6x4x4x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x4x4x2xf32>
    %expanded_54 = tensor.expand_shape %133 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 4, 1] : tensor<6x4x4x4xf32> into tensor<6x4x4x4x1xf32>
    %141 = linalg.generic {indexing_maps = [#map17, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54, %140 : tensor<6x4x4x4x1xf32>, tensor<6x4x4x4x2xf32>) outs(%139 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4x2xf32>
    %142 = linalg.fill ins(%cst_18 : f32) outs(%138 : tensor<6x4x4x2xf32>) -> tensor<6x4x4x2xf32>
    %143 = linalg.generic {indexing_maps = [#map9, #map19], iterator_types = ["parallel", "parallel", "parallel", "reduction", "parallel"]} ins(%141 : tensor<6x4x4x4x2xf32>) outs(%142 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x2xf32>
    %transposed_55 = linalg.transpose ins(%143 : tensor<6x4x4x2xf32>) outs(%38 : tensor<6x2x4x4xf32>) permutation = [0, 3, 1, 2] 
    %144 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_16 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %145 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_55, %144 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %146 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.tanh %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %147 = tensor.empty() : tensor<6x2xf32>
    %148 = linalg.fill ins(%cst_18 : f32) outs(%147 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %149 = linalg.generic {indexing_maps = [#map10, #map20], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%146 : tensor<6x2x4x4xf32>) outs(%148 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x2xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<6x2xf32>) outs(%147 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_17 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2xf32>
    %151 = tensor.empty() : tensor<6x3xf32>
    %152 = linalg.fill ins(%cst_18 : f32) outs(%151 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %153 = linalg.matmul ins(%150, %arg1 : tensor<6x2xf32>, tensor<2x3xf32>) outs(%152 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %154 = linalg.fill ins(%c0_i64 : i64) outs(%36 : tensor<6xi64>) -> tensor<6xi64>
    %155 = tensor.empty() : tensor<6xf32>
    %156 = linalg.fill ins(%cst_0 : f32) outs(%155 : tensor<6xf32>) -> tensor<6xf32>
    %157:2 = linalg.generic {indexing_maps = [#map3, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%153 : tensor<6x3xf32>) outs(%156, %154 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_78: i64):
      %258 = linalg.index 1 : index
      %259 = arith.index_cast %258 : index to i64
      %260 = arith.maximumf %in, %out : f32
      %261 = arith.cmpf ogt, %in, %out : f32
      %262 = arith.select %261, %259, %out_78 : i64
      linalg.yield %260, %262 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded_56 = tensor.expand_shape %157#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%153, %expanded_56 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<6x3xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %160 = tensor.empty() : tensor<6x1xf32>
    %161 = linalg.fill ins(%cst_18 : f32) outs(%160 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%159 : tensor<6x3xf32>) outs(%161 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x1xf32>
    %163 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<6x1xf32>) outs(%160 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.log %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x1xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%158, %163 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %165 = tensor.empty() : tensor<6xi1>
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<6xi64>) outs(%165 : tensor<6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %258 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %258 : i1
    } -> tensor<6xi1>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map6, #map], iterator_types = ["parallel"]} ins(%166, %arg3, %cst_24 : tensor<6xi1>, tensor<6xi64>, tensor<i64>) outs(%36 : tensor<6xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6xi64>
    %expanded_57 = tensor.expand_shape %167 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_57 : tensor<6x1xi64>) outs(%161 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = linalg.index 0 : index
      %259 = arith.index_cast %in : i64 to index
      %260 = arith.cmpi slt, %259, %c3 : index
      cf.assert %260, "index must be smaller than dim size"
      %261 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %261, "index must be larger or equal to 0"
      %extracted = tensor.extract %164[%258, %259] : tensor<6x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %collapsed_58 = tensor.collapse_shape %168 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_58 : tensor<6xf32>) outs(%155 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.negf %in : f32
      linalg.yield %258 : f32
    } -> tensor<6xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map, #map6, #map], iterator_types = ["parallel"]} ins(%166, %169, %cst_5 : tensor<6xi1>, tensor<6xf32>, tensor<f32>) outs(%155 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6xf32>
    %171 = tensor.empty() : tensor<i64>
    %172 = linalg.fill ins(%c0_i64 : i64) outs(%171 : tensor<i64>) -> tensor<i64>
    %173 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction"]} ins(%166 : tensor<6xi1>) outs(%172 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %258 = arith.extui %in : i1 to i64
      %259 = arith.addi %258, %out : i64
      linalg.yield %259 : i64
    } -> tensor<i64>
    %174 = tensor.empty() : tensor<f32>
    %175 = linalg.generic {indexing_maps = [#map21, #map21], iterator_types = []} ins(%173 : tensor<i64>) outs(%174 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %258 = arith.sitofp %in : i64 to f32
      linalg.yield %258 : f32
    } -> tensor<f32>
    %176 = linalg.fill ins(%cst_18 : f32) outs(%174 : tensor<f32>) -> tensor<f32>
    %177 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction"]} ins(%170 : tensor<6xf32>) outs(%176 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<f32>
    %178 = linalg.generic {indexing_maps = [#map21, #map21, #map21], iterator_types = []} ins(%177, %175 : tensor<f32>, tensor<f32>) outs(%174 : tensor<f32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.divf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<f32>
    %179 = linalg.fill ins(%cst_18 : f32) outs(%155 : tensor<6xf32>) -> tensor<6xf32>
    %180 = linalg.generic {indexing_maps = [#map4, #map22], iterator_types = ["parallel", "reduction", "reduction"]} ins(%12 : tensor<6x2x3xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6xf32>
    %181 = linalg.generic {indexing_maps = [#map21, #map21, #map21], iterator_types = []} ins(%cst_6, %175 : tensor<f32>, tensor<f32>) outs(%174 : tensor<f32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.divf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<f32>
    %expanded_59 = tensor.expand_shape %arg3 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %182 = tensor.empty() : tensor<6x1xi1>
    %183 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_59 : tensor<6x1xi64>) outs(%182 : tensor<6x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %258 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %258 : i1
    } -> tensor<6x1xi1>
    %184 = tensor.empty() : tensor<6x1xi64>
    %185 = linalg.generic {indexing_maps = [#map3, #map3, #map23, #map3], iterator_types = ["parallel", "parallel"]} ins(%183, %expanded_59, %cst_24 : tensor<6x1xi1>, tensor<6x1xi64>, tensor<i64>) outs(%184 : tensor<6x1xi64>) {
    ^bb0(%in: i1, %in_78: i64, %in_79: i64, %out: i64):
      %258 = arith.select %in, %in_78, %in_79 : i64
      linalg.yield %258 : i64
    } -> tensor<6x1xi64>
    %186 = linalg.fill ins(%c0_i64 : i64) outs(%184 : tensor<6x1xi64>) -> tensor<6x1xi64>
    %187:3 = linalg.generic {indexing_maps = [#map24, #map24, #map], iterator_types = ["parallel"]} outs(%186, %186, %179 : tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>) {
    ^bb0(%out: i64, %out_78: i64, %out_79: f32):
      %258 = linalg.index 0 : index
      %259 = arith.remsi %258, %c6 : index
      %extracted = tensor.extract %185[%259, %c0] : tensor<6x1xi64>
      %260 = arith.index_cast %259 : index to i64
      linalg.yield %260, %extracted, %cst_19 : i64, i64, f32
    } -> (tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>)
    %188 = tensor.empty() : tensor<6x2xi64>
    %189 = linalg.fill ins(%c0_i64 : i64) outs(%188 : tensor<6x2xi64>) -> tensor<6x2xi64>
    %inserted_slice = tensor.insert_slice %187#0 into %189[0, 0] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %inserted_slice_60 = tensor.insert_slice %187#1 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %190 = "tm_tensor.scatter"(%187#2, %inserted_slice_60, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "tm_tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<6xf32>, tensor<6x2xi64>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %191 = linalg.generic {indexing_maps = [#map3, #map23, #map23, #map3], iterator_types = ["parallel", "parallel"]} ins(%183, %181, %cst_5 : tensor<6x1xi1>, tensor<f32>, tensor<f32>) outs(%160 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x1xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%190, %191 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<6x3xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = math.exp %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%192 : tensor<6x3xf32>) outs(%161 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x1xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%193, %194 : tensor<6x3xf32>, tensor<6x1xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%192, %195 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%151 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x3xf32>
    %197 = tensor.empty() : tensor<2x6xf32>
    %transposed_61 = linalg.transpose ins(%150 : tensor<6x2xf32>) outs(%197 : tensor<2x6xf32>) permutation = [1, 0] 
    %198 = linalg.fill ins(%cst_18 : f32) outs(%9 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %199 = linalg.matmul ins(%transposed_61, %196 : tensor<2x6xf32>, tensor<6x3xf32>) outs(%198 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %200 = tensor.empty() : tensor<3x2xf32>
    %transposed_62 = linalg.transpose ins(%arg1 : tensor<2x3xf32>) outs(%200 : tensor<3x2xf32>) permutation = [1, 0] 
    %201 = linalg.matmul ins(%196, %transposed_62 : tensor<6x3xf32>, tensor<3x2xf32>) outs(%148 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %202 = linalg.generic {indexing_maps = [#map20, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201 : tensor<6x2xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4x4xf32>
    %203 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202 : tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_17 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %204 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %205 = linalg.generic {indexing_maps = [#map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_23, %204 : tensor<i64>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: i64, %in_78: f32, %out: f32):
      %258 = arith.sitofp %in : i64 to f32
      %259 = arith.subf %258, %in_78 : f32
      linalg.yield %259 : f32
    } -> tensor<6x2x4x4xf32>
    %206 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%203, %205 : tensor<6x2x4x4xf32>, tensor<6x2x4x4xf32>) outs(%38 : tensor<6x2x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x2x4x4xf32>
    %transposed_63 = linalg.transpose ins(%206 : tensor<6x2x4x4xf32>) outs(%138 : tensor<6x4x4x2xf32>) permutation = [0, 2, 3, 1] 
    %207 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_63 : tensor<6x4x4x2xf32>) outs(%139 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%207, %140 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%139 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4x2xf32>
    %209 = tensor.empty() : tensor<6x4x4x4x1xf32>
    %210 = linalg.fill ins(%cst_18 : f32) outs(%209 : tensor<6x4x4x4x1xf32>) -> tensor<6x4x4x4x1xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<6x4x4x4x2xf32>) outs(%210 : tensor<6x4x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4x1xf32>
    %collapsed_64 = tensor.collapse_shape %211 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xf32> into tensor<6x4x4x4xf32>
    %212 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_64, %125 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xi1>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: i1, %out: f32):
      %258 = arith.uitofp %in_78 : i1 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<6x4x4x4xf32>
    %213 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %128 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %214 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212, %131 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %215 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.negf %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %216 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf ogt, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %217 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf olt, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %218 = linalg.generic {indexing_maps = [#map10, #map11, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %cst_6, %cst_5 : tensor<6x4x4x4xi1>, tensor<f32>, tensor<f32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %219 = linalg.generic {indexing_maps = [#map10, #map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %cst_9, %218 : tensor<6x4x4x4xi1>, tensor<f32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %220 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %219 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %221 = tensor.empty() : tensor<6x4x4x1xf32>
    %222 = linalg.fill ins(%cst_18 : f32) outs(%221 : tensor<6x4x4x1xf32>) -> tensor<6x4x4x1xf32>
    %223 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%220 : tensor<6x4x4x4xf32>) outs(%222 : tensor<6x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x1xf32>
    %collapsed_65 = tensor.collapse_shape %223 [[0], [1], [2, 3]] : tensor<6x4x4x1xf32> into tensor<6x4x4xf32>
    %224 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.negf %in : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %225 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf ogt, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %226 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<6x4x4x4xf32>) outs(%118 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %258 = arith.cmpf olt, %in, %cst_18 : f32
      linalg.yield %258 : i1
    } -> tensor<6x4x4x4xi1>
    %227 = linalg.generic {indexing_maps = [#map10, #map11, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %cst_6, %cst_5 : tensor<6x4x4x4xi1>, tensor<f32>, tensor<f32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %228 = linalg.generic {indexing_maps = [#map10, #map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226, %cst_9, %227 : tensor<6x4x4x4xi1>, tensor<f32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %229 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224, %228 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%112 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.mulf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x4xf32>
    %230 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%229 : tensor<6x4x4x4xf32>) outs(%222 : tensor<6x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.addf %in, %out : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x1xf32>
    %collapsed_66 = tensor.collapse_shape %230 [[0], [1], [2, 3]] : tensor<6x4x4x1xf32> into tensor<6x4x4xf32>
    %231 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_65, %cst_8 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_66, %cst_8 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_11 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %234 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_15 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.divf %in, %cst_11 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %236 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<6x4x4xf32>) outs(%104 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.mulf %in, %cst_15 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4xf32>
    %expanded_67 = tensor.expand_shape %4 [[0, 1, 2, 3]] output_shape [1, 1, 1, 2] : tensor<2xi64> into tensor<1x1x1x2xi64>
    %237 = tensor.empty() : tensor<1x1x1x2xi1>
    %238 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<1x1x1x2xi64>) outs(%237 : tensor<1x1x1x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %258 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %258 : i1
    } -> tensor<1x1x1x2xi1>
    %239 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234 : tensor<6x4x4xf32>) outs(%138 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x2xf32>
    %240 = linalg.generic {indexing_maps = [#map26, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %239, %cst_7 : tensor<1x1x1x2xi1>, tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%138 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x2xf32>
    %241 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<1x1x1x2xi64>) outs(%237 : tensor<1x1x1x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %258 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %258 : i1
    } -> tensor<1x1x1x2xi1>
    %242 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236 : tensor<6x4x4xf32>) outs(%138 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x2xf32>
    %243 = linalg.generic {indexing_maps = [#map26, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241, %242, %cst_7 : tensor<1x1x1x2xi1>, tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%138 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: i1, %in_78: f32, %in_79: f32, %out: f32):
      %258 = arith.select %in, %in_78, %in_79 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x2xf32>
    %244 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240, %243 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%138 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.addf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<6x4x4x2xf32>
    %expanded_68 = tensor.expand_shape %244 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 2, 1] : tensor<6x4x4x2xf32> into tensor<6x4x4x2x1xf32>
    %245 = tensor.empty() : tensor<4x4x1x6x2xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<6x4x4x2x1xf32>) outs(%245 : tensor<4x4x1x6x2xf32>) permutation = [1, 2, 4, 0, 3] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0, 1], [2, 3, 4]] : tensor<4x4x1x6x2xf32> into tensor<16x12xf32>
    %expanded_71 = tensor.expand_shape %collapsed_70 [[0, 1], [2]] output_shape [1, 16, 12] : tensor<16x12xf32> into tensor<1x16x12xf32>
    %246 = tensor.empty() : tensor<1x3x16xf32>
    %transposed_72 = linalg.transpose ins(%expanded_30 : tensor<1x16x3xf32>) outs(%246 : tensor<1x3x16xf32>) permutation = [0, 2, 1] 
    %247 = tensor.empty() : tensor<1x3x12xf32>
    %248 = linalg.fill ins(%cst_18 : f32) outs(%247 : tensor<1x3x12xf32>) -> tensor<1x3x12xf32>
    %249 = linalg.batch_matmul ins(%transposed_72, %expanded_71 : tensor<1x3x16xf32>, tensor<1x16x12xf32>) outs(%248 : tensor<1x3x12xf32>) -> tensor<1x3x12xf32>
    %collapsed_73 = tensor.collapse_shape %249 [[0, 1], [2]] : tensor<1x3x12xf32> into tensor<3x12xf32>
    %expanded_74 = tensor.expand_shape %collapsed_73 [[0], [1, 2, 3, 4]] output_shape [3, 6, 2, 1, 1] : tensor<3x12xf32> into tensor<3x6x2x1x1xf32>
    %250 = tensor.empty() : tensor<6x2x3x1x1xf32>
    %transposed_75 = linalg.transpose ins(%expanded_74 : tensor<3x6x2x1x1xf32>) outs(%250 : tensor<6x2x3x1x1xf32>) permutation = [1, 2, 0, 3, 4] 
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0], [1, 2, 3, 4]] : tensor<6x2x3x1x1xf32> into tensor<6x6xf32>
    %251 = tensor.empty() : tensor<32x6xf32>
    %transposed_77 = linalg.transpose ins(%collapsed : tensor<6x32xf32>) outs(%251 : tensor<32x6xf32>) permutation = [1, 0] 
    %252 = linalg.fill ins(%cst_18 : f32) outs(%251 : tensor<32x6xf32>) -> tensor<32x6xf32>
    %253 = linalg.matmul ins(%transposed_77, %collapsed_76 : tensor<32x6xf32>, tensor<6x6xf32>) outs(%252 : tensor<32x6xf32>) -> tensor<32x6xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<32x6xf32>) outs(%251 : tensor<32x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_3 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<32x6xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %254 : tensor<32x6xf32>, tensor<32x6xf32>) outs(%251 : tensor<32x6xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<32x6xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<2x3xf32>) outs(%9 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %258 = arith.truncf %cst_3 : f64 to f32
      %259 = arith.mulf %in, %258 : f32
      linalg.yield %259 : f32
    } -> tensor<2x3xf32>
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %256 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%9 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_78: f32, %out: f32):
      %258 = arith.subf %in, %in_78 : f32
      linalg.yield %258 : f32
    } -> tensor<2x3xf32>
    return %255, %257, %178, %180 : tensor<32x6xf32>, tensor<2x3xf32>, tensor<f32>, tensor<6xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_4_torch.int64: "0x080000000000000000000000010000000000000000000000000000000100000000000000",
      torch_tensor_4_torch.int64_1: "0x080000000000000000000000000000000000000001000000000000000100000000000000"
    }
  }
#-}

