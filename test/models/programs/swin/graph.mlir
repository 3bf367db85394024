#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d1, 0, d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map17 = affine_map<(d0, d1) -> (d0, 0)>
#map18 = affine_map<(d0) -> ()>
#map19 = affine_map<() -> ()>
#map20 = affine_map<(d0, d1) -> ()>
#map21 = affine_map<(d0) -> (d0, 0)>
#map22 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
module {
  func.func @train_step(%arg0: tensor<2x4xf32> {dp.name = "params.embed", dp.state}, %arg1: tensor<4x12xf32> {dp.name = "params.qkv0", dp.state}, %arg2: tensor<4x12xf32> {dp.name = "params.qkv1", dp.state}, %arg3: tensor<9x2xf32> {dp.name = "params.bias0", dp.state}, %arg4: tensor<9x2xf32> {dp.name = "params.bias1", dp.state}, %arg5: tensor<4x4xf32> {dp.name = "params.out0", dp.state}, %arg6: tensor<4x4xf32> {dp.name = "params.out1", dp.state}, %arg7: tensor<4x3xf32> {dp.name = "params.head", dp.state}, %arg8: tensor<5x4x4x2xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg9: tensor<5xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<2x4xf32> {dp.name = "params.embed", dp.updates = 0 : i64}, tensor<4x12xf32> {dp.name = "params.qkv0", dp.updates = 1 : i64}, tensor<4x12xf32> {dp.name = "params.qkv1", dp.updates = 2 : i64}, tensor<9x2xf32> {dp.name = "params.bias0", dp.updates = 3 : i64}, tensor<9x2xf32> {dp.name = "params.bias1", dp.updates = 4 : i64}, tensor<4x4xf32> {dp.name = "params.out0", dp.updates = 5 : i64}, tensor<4x4xf32> {dp.name = "params.out1", dp.updates = 6 : i64}, tensor<4x3xf32> {dp.name = "params.head", dp.updates = 7 : i64}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<5x3xf32>
    %c3 = arith.constant 3 : index
    %c9_i64 = arith.constant 9 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-01 : f64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x4x4x1xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1x2x2x1xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1x2x4x1xf32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<1x2x1x1xf32>
    %cst_6 = arith.constant dense<2.000000e+00> : tensor<1x2x1x1xf32>
    %cst_7 = arith.constant dense<3.000000e+00> : tensor<1x1x2x1xf32>
    %cst_8 = arith.constant dense<4.000000e+00> : tensor<1x1x1x1xf32>
    %cst_9 = arith.constant dense<5.000000e+00> : tensor<1x1x1x1xf32>
    %cst_10 = arith.constant dense<6.000000e+00> : tensor<1x1x2x1xf32>
    %cst_11 = arith.constant dense<7.000000e+00> : tensor<1x1x1x1xf32>
    %cst_12 = arith.constant dense<8.000000e+00> : tensor<1x1x1x1xf32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<4x4x4xf32>
    %cst_14 = arith.constant dense<-1.000000e+02> : tensor<f32>
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_16 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_17 = arith.constant 1.600000e+01 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %c5 = arith.constant 5 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_18 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_19 = arith.constant dense<0.000000e+00> : tensor<9x2xf32>
    %cst_20 = arith.constant -1.000000e+00 : f32
    %cst_21 = arith.constant dense_resource<torch_tensor_2_torch.int64> : tensor<2xi64>
    %cst_22 = arith.constant dense<0> : tensor<i64>
    %collapsed = tensor.collapse_shape %arg8 [[0, 1, 2], [3]] : tensor<5x4x4x2xf32> into tensor<80x2xf32>
    %0 = tensor.empty() : tensor<80x4xf32>
    %1 = linalg.fill ins(%cst_18 : f32) outs(%0 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %2 = linalg.matmul ins(%collapsed, %arg0 : tensor<80x2xf32>, tensor<2x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded = tensor.expand_shape %2 [[0, 1, 2], [3]] output_shape [5, 4, 4, 4] : tensor<80x4xf32> into tensor<5x4x4x4xf32>
    %3 = tensor.empty() : tensor<2xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %189 = linalg.index 0 : index
      %190 = arith.index_cast %189 : index to i64
      linalg.yield %190 : i64
    } -> tensor<2xi64>
    %5 = tensor.empty() : tensor<2x2xi64>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2xi64>) outs(%5 : tensor<2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x2xi64>
    %7 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<2xi64>) outs(%5 : tensor<2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x2xi64>
    %concat = tensor.concat dim(0) %6, %7 : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<4x2xi64>
    %expanded_23 = tensor.expand_shape %concat [[0, 1], [2]] output_shape [2, 2, 2] : tensor<4x2xi64> into tensor<2x2x2xi64>
    %collapsed_24 = tensor.collapse_shape %expanded_23 [[0], [1, 2]] : tensor<2x2x2xi64> into tensor<2x4xi64>
    %expanded_25 = tensor.expand_shape %collapsed_24 [[0], [1, 2]] output_shape [2, 4, 1] : tensor<2x4xi64> into tensor<2x4x1xi64>
    %expanded_26 = tensor.expand_shape %collapsed_24 [[0], [1, 2]] output_shape [2, 1, 4] : tensor<2x4xi64> into tensor<2x1x4xi64>
    %8 = tensor.empty() : tensor<2x4x4xi64>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %expanded_26 : tensor<2x4x1xi64>, tensor<2x1x4xi64>) outs(%8 : tensor<2x4x4xi64>) {
    ^bb0(%in: i64, %in_193: i64, %out: i64):
      %189 = arith.subi %in, %in_193 : i64
      linalg.yield %189 : i64
    } -> tensor<2x4x4xi64>
    %10 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x4x4xi64>) outs(%8 : tensor<2x4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %189 = arith.addi %in, %c2_i64 : i64
      linalg.yield %189 : i64
    } -> tensor<2x4x4xi64>
    %11 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x4x4xi64>) outs(%8 : tensor<2x4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %189 = arith.subi %in, %c1_i64 : i64
      linalg.yield %189 : i64
    } -> tensor<2x4x4xi64>
    %expanded_27 = tensor.expand_shape %cst_21 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %12 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %expanded_27 : tensor<2x4x4xi64>, tensor<2x1x1xi64>) outs(%8 : tensor<2x4x4xi64>) {
    ^bb0(%in: i64, %in_193: i64, %out: i64):
      %189 = arith.muli %in, %in_193 : i64
      linalg.yield %189 : i64
    } -> tensor<2x4x4xi64>
    %13 = tensor.empty() : tensor<4x4xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<4x4xi64>) -> tensor<4x4xi64>
    %15 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%12 : tensor<2x4x4xi64>) outs(%14 : tensor<4x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %189 = arith.addi %in, %out : i64
      linalg.yield %189 : i64
    } -> tensor<4x4xi64>
    %inserted_slice = tensor.insert_slice %cst_3 into %cst_4[0, 0, 0, 0] [1, 2, 2, 1] [1, 1, 1, 1] : tensor<1x2x2x1xf32> into tensor<1x2x4x1xf32>
    %inserted_slice_28 = tensor.insert_slice %cst_5 into %inserted_slice[0, 0, 2, 0] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x4x1xf32>
    %inserted_slice_29 = tensor.insert_slice %cst_6 into %inserted_slice_28[0, 0, 3, 0] [1, 2, 1, 1] [1, 1, 1, 1] : tensor<1x2x1x1xf32> into tensor<1x2x4x1xf32>
    %inserted_slice_30 = tensor.insert_slice %inserted_slice_29 into %cst_2[0, 0, 0, 0] [1, 2, 4, 1] [1, 1, 1, 1] : tensor<1x2x4x1xf32> into tensor<1x4x4x1xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice_30[0, 2, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x4x4x1xf32> to tensor<1x1x4x1xf32>
    %inserted_slice_31 = tensor.insert_slice %cst_7 into %extracted_slice[0, 0, 0, 0] [1, 1, 2, 1] [1, 1, 1, 1] : tensor<1x1x2x1xf32> into tensor<1x1x4x1xf32>
    %inserted_slice_32 = tensor.insert_slice %cst_8 into %inserted_slice_31[0, 0, 2, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf32> into tensor<1x1x4x1xf32>
    %inserted_slice_33 = tensor.insert_slice %cst_9 into %inserted_slice_32[0, 0, 3, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf32> into tensor<1x1x4x1xf32>
    %inserted_slice_34 = tensor.insert_slice %inserted_slice_33 into %inserted_slice_30[0, 2, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x1x4x1xf32> into tensor<1x4x4x1xf32>
    %extracted_slice_35 = tensor.extract_slice %inserted_slice_34[0, 3, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x4x4x1xf32> to tensor<1x1x4x1xf32>
    %inserted_slice_36 = tensor.insert_slice %cst_10 into %extracted_slice_35[0, 0, 0, 0] [1, 1, 2, 1] [1, 1, 1, 1] : tensor<1x1x2x1xf32> into tensor<1x1x4x1xf32>
    %inserted_slice_37 = tensor.insert_slice %cst_11 into %inserted_slice_36[0, 0, 2, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf32> into tensor<1x1x4x1xf32>
    %inserted_slice_38 = tensor.insert_slice %cst_12 into %inserted_slice_37[0, 0, 3, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x1x1xf32> into tensor<1x1x4x1xf32>
    %inserted_slice_39 = tensor.insert_slice %inserted_slice_38 into %inserted_slice_34[0, 3, 0, 0] [1, 1, 4, 1] [1, 1, 1, 1] : tensor<1x1x4x1xf32> into tensor<1x4x4x1xf32>
    %expanded_40 = tensor.expand_shape %inserted_slice_39 [[0], [1, 2], [3, 4], [5]] output_shape [1, 2, 2, 2, 2, 1] : tensor<1x4x4x1xf32> into tensor<1x2x2x2x2x1xf32>
    %16 = tensor.empty() : tensor<1x2x2x2x2x1xf32>
    %transposed = linalg.transpose ins(%expanded_40 : tensor<1x2x2x2x2x1xf32>) outs(%16 : tensor<1x2x2x2x2x1xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_41 = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4, 5]] : tensor<1x2x2x2x2x1xf32> into tensor<4x4xf32>
    %expanded_42 = tensor.expand_shape %collapsed_41 [[0], [1, 2]] output_shape [4, 1, 4] : tensor<4x4xf32> into tensor<4x1x4xf32>
    %collapsed_43 = tensor.collapse_shape %transposed [[0, 1, 2], [3, 4], [5]] : tensor<1x2x2x2x2x1xf32> into tensor<4x4x1xf32>
    %17 = tensor.empty() : tensor<4x4x4xi1>
    %18 = linalg.generic {indexing_maps = [#map5, #map4, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %collapsed_43 : tensor<4x1x4xf32>, tensor<4x4x1xf32>) outs(%17 : tensor<4x4x4xi1>) {
    ^bb0(%in: f32, %in_193: f32, %out: i1):
      %189 = arith.cmpf une, %in, %in_193 : f32
      linalg.yield %189 : i1
    } -> tensor<4x4x4xi1>
    %19 = tensor.empty() : tensor<4x4x4xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map9, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %cst_14, %cst_13 : tensor<4x4x4xi1>, tensor<f32>, tensor<4x4x4xf32>) outs(%19 : tensor<4x4x4xf32>) {
    ^bb0(%in: i1, %in_193: f32, %in_194: f32, %out: f32):
      %189 = arith.select %in, %in_193, %in_194 : f32
      linalg.yield %189 : f32
    } -> tensor<4x4x4xf32>
    %expanded_44 = tensor.expand_shape %2 [[0, 1, 2, 3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<80x4xf32> into tensor<5x2x2x2x2x4xf32>
    %21 = tensor.empty() : tensor<5x2x2x2x2x4xf32>
    %transposed_45 = linalg.transpose ins(%expanded_44 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0, 1, 2, 3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<80x4xf32>
    %22 = tensor.empty() : tensor<80x12xf32>
    %23 = linalg.fill ins(%cst_18 : f32) outs(%22 : tensor<80x12xf32>) -> tensor<80x12xf32>
    %24 = linalg.matmul ins(%collapsed_46, %arg1 : tensor<80x4xf32>, tensor<4x12xf32>) outs(%23 : tensor<80x12xf32>) -> tensor<80x12xf32>
    %expanded_47 = tensor.expand_shape %24 [[0, 1], [2, 3, 4]] output_shape [20, 4, 3, 2, 2] : tensor<80x12xf32> into tensor<20x4x3x2x2xf32>
    %25 = tensor.empty() : tensor<3x20x2x4x2xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<20x4x3x2x2xf32>) outs(%25 : tensor<3x20x2x4x2xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_49 = tensor.extract_slice %transposed_48[0, 0, 0, 0, 0] [1, 20, 2, 4, 2] [1, 1, 1, 1, 1] : tensor<3x20x2x4x2xf32> to tensor<1x20x2x4x2xf32>
    %extracted_slice_50 = tensor.extract_slice %transposed_48[1, 0, 0, 0, 0] [1, 20, 2, 4, 2] [1, 1, 1, 1, 1] : tensor<3x20x2x4x2xf32> to tensor<1x20x2x4x2xf32>
    %extracted_slice_51 = tensor.extract_slice %transposed_48[2, 0, 0, 0, 0] [1, 20, 2, 4, 2] [1, 1, 1, 1, 1] : tensor<3x20x2x4x2xf32> to tensor<1x20x2x4x2xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2], [3], [4]] : tensor<1x20x2x4x2xf32> into tensor<20x2x4x2xf32>
    %26 = tensor.empty() : tensor<20x2x2x4xf32>
    %transposed_53 = linalg.transpose ins(%collapsed_52 : tensor<20x2x4x2xf32>) outs(%26 : tensor<20x2x2x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_54 = tensor.collapse_shape %extracted_slice_49 [[0, 1, 2], [3], [4]] : tensor<1x20x2x4x2xf32> into tensor<40x4x2xf32>
    %collapsed_55 = tensor.collapse_shape %transposed_53 [[0, 1], [2], [3]] : tensor<20x2x2x4xf32> into tensor<40x2x4xf32>
    %27 = tensor.empty() : tensor<40x4x4xf32>
    %28 = linalg.fill ins(%cst_18 : f32) outs(%27 : tensor<40x4x4xf32>) -> tensor<40x4x4xf32>
    %29 = linalg.batch_matmul ins(%collapsed_54, %collapsed_55 : tensor<40x4x2xf32>, tensor<40x2x4xf32>) outs(%28 : tensor<40x4x4xf32>) -> tensor<40x4x4xf32>
    %expanded_56 = tensor.expand_shape %29 [[0, 1], [2], [3]] output_shape [20, 2, 4, 4] : tensor<40x4x4xf32> into tensor<20x2x4x4xf32>
    %collapsed_57 = tensor.collapse_shape %15 [[0, 1]] : tensor<4x4xi64> into tensor<16xi64>
    %30 = tensor.empty() : tensor<16x2xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_57 : tensor<16xi64>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %189 = arith.cmpi slt, %in, %c0_i64 : i64
      %190 = arith.addi %in, %c9_i64 : i64
      %191 = arith.select %189, %190, %in : i64
      %192 = arith.index_cast %191 : i64 to index
      %193 = linalg.index 1 : index
      %extracted = tensor.extract %arg3[%192, %193] : tensor<9x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2xf32>
    %expanded_58 = tensor.expand_shape %31 [[0, 1], [2]] output_shape [4, 4, 2] : tensor<16x2xf32> into tensor<4x4x2xf32>
    %32 = tensor.empty() : tensor<2x4x4xf32>
    %transposed_59 = linalg.transpose ins(%expanded_58 : tensor<4x4x2xf32>) outs(%32 : tensor<2x4x4xf32>) permutation = [2, 0, 1] 
    %33 = tensor.empty() : tensor<20x2x4x4xf32>
    %34 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_56, %transposed_59 : tensor<20x2x4x4xf32>, tensor<2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %35 = tensor.empty() : tensor<20x2x4xi64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%35 : tensor<20x2x4xi64>) -> tensor<20x2x4xi64>
    %37 = tensor.empty() : tensor<20x2x4xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<20x2x4xf32>) -> tensor<20x2x4xf32>
    %39:2 = linalg.generic {indexing_maps = [#map10, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<20x2x4x4xf32>) outs(%38, %36 : tensor<20x2x4xf32>, tensor<20x2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_193: i64):
      %189 = linalg.index 3 : index
      %190 = arith.index_cast %189 : index to i64
      %191 = arith.maximumf %in, %out : f32
      %192 = arith.cmpf ogt, %in, %out : f32
      %193 = arith.select %192, %190, %out_193 : i64
      linalg.yield %191, %193 : f32, i64
    } -> (tensor<20x2x4xf32>, tensor<20x2x4xi64>)
    %expanded_60 = tensor.expand_shape %39#0 [[0], [1], [2, 3]] output_shape [20, 2, 4, 1] : tensor<20x2x4xf32> into tensor<20x2x4x1xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %expanded_60 : tensor<20x2x4x4xf32>, tensor<20x2x4x1xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %41 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<20x2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = math.exp %in : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %42 = tensor.empty() : tensor<20x2x4x1xf32>
    %43 = linalg.fill ins(%cst_18 : f32) outs(%42 : tensor<20x2x4x1xf32>) -> tensor<20x2x4x1xf32>
    %44 = linalg.generic {indexing_maps = [#map10, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<20x2x4x4xf32>) outs(%43 : tensor<20x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x1xf32>
    %45 = linalg.generic {indexing_maps = [#map10, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %44 : tensor<20x2x4x4xf32>, tensor<20x2x4x1xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.divf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %collapsed_61 = tensor.collapse_shape %45 [[0, 1], [2], [3]] : tensor<20x2x4x4xf32> into tensor<40x4x4xf32>
    %collapsed_62 = tensor.collapse_shape %extracted_slice_51 [[0, 1, 2], [3], [4]] : tensor<1x20x2x4x2xf32> into tensor<40x4x2xf32>
    %46 = tensor.empty() : tensor<40x4x2xf32>
    %47 = linalg.fill ins(%cst_18 : f32) outs(%46 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %48 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<40x4x4xf32>, tensor<40x4x2xf32>) outs(%47 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %expanded_63 = tensor.expand_shape %48 [[0, 1], [2], [3]] output_shape [20, 2, 4, 2] : tensor<40x4x2xf32> into tensor<20x2x4x2xf32>
    %49 = tensor.empty() : tensor<20x4x2x2xf32>
    %transposed_64 = linalg.transpose ins(%expanded_63 : tensor<20x2x4x2xf32>) outs(%49 : tensor<20x4x2x2xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3]] : tensor<20x4x2x2xf32> into tensor<80x4xf32>
    %50 = linalg.matmul ins(%collapsed_65, %arg5 : tensor<80x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded_66 = tensor.expand_shape %50 [[0, 1, 2, 3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<80x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_67 = linalg.transpose ins(%expanded_66 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_68 = tensor.collapse_shape %transposed_67 [[0], [1, 2], [3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<5x4x4x4xf32>
    %51 = tensor.empty() : tensor<5x4x4x4xf32>
    %52 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %collapsed_68 : tensor<5x4x4x4xf32>, tensor<5x4x4x4xf32>) outs(%51 : tensor<5x4x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4x4x4xf32>
    %extracted_slice_69 = tensor.extract_slice %52[0, 1, 0, 0] [5, 3, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x3x4x4xf32>
    %extracted_slice_70 = tensor.extract_slice %52[0, 0, 0, 0] [5, 1, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x1x4x4xf32>
    %concat_71 = tensor.concat dim(1) %extracted_slice_69, %extracted_slice_70 : (tensor<5x3x4x4xf32>, tensor<5x1x4x4xf32>) -> tensor<5x4x4x4xf32>
    %extracted_slice_72 = tensor.extract_slice %concat_71[0, 0, 1, 0] [5, 4, 3, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x3x4xf32>
    %extracted_slice_73 = tensor.extract_slice %concat_71[0, 0, 0, 0] [5, 4, 1, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x1x4xf32>
    %concat_74 = tensor.concat dim(2) %extracted_slice_72, %extracted_slice_73 : (tensor<5x4x3x4xf32>, tensor<5x4x1x4xf32>) -> tensor<5x4x4x4xf32>
    %expanded_75 = tensor.expand_shape %concat_74 [[0], [1, 2], [3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<5x4x4x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_76 = linalg.transpose ins(%expanded_75 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_77 = tensor.collapse_shape %transposed_76 [[0, 1, 2, 3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<80x4xf32>
    %53 = linalg.matmul ins(%collapsed_77, %arg2 : tensor<80x4xf32>, tensor<4x12xf32>) outs(%23 : tensor<80x12xf32>) -> tensor<80x12xf32>
    %expanded_78 = tensor.expand_shape %53 [[0, 1], [2, 3, 4]] output_shape [20, 4, 3, 2, 2] : tensor<80x12xf32> into tensor<20x4x3x2x2xf32>
    %transposed_79 = linalg.transpose ins(%expanded_78 : tensor<20x4x3x2x2xf32>) outs(%25 : tensor<3x20x2x4x2xf32>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice_80 = tensor.extract_slice %transposed_79[0, 0, 0, 0, 0] [1, 20, 2, 4, 2] [1, 1, 1, 1, 1] : tensor<3x20x2x4x2xf32> to tensor<1x20x2x4x2xf32>
    %extracted_slice_81 = tensor.extract_slice %transposed_79[1, 0, 0, 0, 0] [1, 20, 2, 4, 2] [1, 1, 1, 1, 1] : tensor<3x20x2x4x2xf32> to tensor<1x20x2x4x2xf32>
    %extracted_slice_82 = tensor.extract_slice %transposed_79[2, 0, 0, 0, 0] [1, 20, 2, 4, 2] [1, 1, 1, 1, 1] : tensor<3x20x2x4x2xf32> to tensor<1x20x2x4x2xf32>
    %collapsed_83 = tensor.collapse_shape %extracted_slice_81 [[0, 1], [2], [3], [4]] : tensor<1x20x2x4x2xf32> into tensor<20x2x4x2xf32>
    %transposed_84 = linalg.transpose ins(%collapsed_83 : tensor<20x2x4x2xf32>) outs(%26 : tensor<20x2x2x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_85 = tensor.collapse_shape %extracted_slice_80 [[0, 1, 2], [3], [4]] : tensor<1x20x2x4x2xf32> into tensor<40x4x2xf32>
    %collapsed_86 = tensor.collapse_shape %transposed_84 [[0, 1], [2], [3]] : tensor<20x2x2x4xf32> into tensor<40x2x4xf32>
    %54 = linalg.batch_matmul ins(%collapsed_85, %collapsed_86 : tensor<40x4x2xf32>, tensor<40x2x4xf32>) outs(%28 : tensor<40x4x4xf32>) -> tensor<40x4x4xf32>
    %expanded_87 = tensor.expand_shape %54 [[0, 1], [2], [3]] output_shape [20, 2, 4, 4] : tensor<40x4x4xf32> into tensor<20x2x4x4xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_57 : tensor<16xi64>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %189 = arith.cmpi slt, %in, %c0_i64 : i64
      %190 = arith.addi %in, %c9_i64 : i64
      %191 = arith.select %189, %190, %in : i64
      %192 = arith.index_cast %191 : i64 to index
      %193 = linalg.index 1 : index
      %extracted = tensor.extract %arg4[%192, %193] : tensor<9x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2xf32>
    %expanded_88 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [4, 4, 2] : tensor<16x2xf32> into tensor<4x4x2xf32>
    %transposed_89 = linalg.transpose ins(%expanded_88 : tensor<4x4x2xf32>) outs(%32 : tensor<2x4x4xf32>) permutation = [2, 0, 1] 
    %56 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_87, %transposed_89 : tensor<20x2x4x4xf32>, tensor<2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %expanded_90 = tensor.expand_shape %56 [[0, 1], [2], [3], [4]] output_shape [5, 4, 2, 4, 4] : tensor<20x2x4x4xf32> into tensor<5x4x2x4x4xf32>
    %expanded_91 = tensor.expand_shape %20 [[0], [1, 2], [3]] output_shape [4, 1, 4, 4] : tensor<4x4x4xf32> into tensor<4x1x4x4xf32>
    %57 = tensor.empty() : tensor<5x4x2x4x4xf32>
    %58 = linalg.generic {indexing_maps = [#map14, #map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_90, %expanded_91 : tensor<5x4x2x4x4xf32>, tensor<4x1x4x4xf32>) outs(%57 : tensor<5x4x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4x2x4x4xf32>
    %collapsed_92 = tensor.collapse_shape %58 [[0, 1], [2], [3], [4]] : tensor<5x4x2x4x4xf32> into tensor<20x2x4x4xf32>
    %59:2 = linalg.generic {indexing_maps = [#map10, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_92 : tensor<20x2x4x4xf32>) outs(%38, %36 : tensor<20x2x4xf32>, tensor<20x2x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_193: i64):
      %189 = linalg.index 3 : index
      %190 = arith.index_cast %189 : index to i64
      %191 = arith.maximumf %in, %out : f32
      %192 = arith.cmpf ogt, %in, %out : f32
      %193 = arith.select %192, %190, %out_193 : i64
      linalg.yield %191, %193 : f32, i64
    } -> (tensor<20x2x4xf32>, tensor<20x2x4xi64>)
    %expanded_93 = tensor.expand_shape %59#0 [[0], [1], [2, 3]] output_shape [20, 2, 4, 1] : tensor<20x2x4xf32> into tensor<20x2x4x1xf32>
    %60 = linalg.generic {indexing_maps = [#map10, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_92, %expanded_93 : tensor<20x2x4x4xf32>, tensor<20x2x4x1xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %61 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<20x2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = math.exp %in : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %62 = linalg.generic {indexing_maps = [#map10, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<20x2x4x4xf32>) outs(%43 : tensor<20x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x1xf32>
    %63 = linalg.generic {indexing_maps = [#map10, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %62 : tensor<20x2x4x4xf32>, tensor<20x2x4x1xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.divf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %collapsed_94 = tensor.collapse_shape %63 [[0, 1], [2], [3]] : tensor<20x2x4x4xf32> into tensor<40x4x4xf32>
    %collapsed_95 = tensor.collapse_shape %extracted_slice_82 [[0, 1, 2], [3], [4]] : tensor<1x20x2x4x2xf32> into tensor<40x4x2xf32>
    %64 = linalg.batch_matmul ins(%collapsed_94, %collapsed_95 : tensor<40x4x4xf32>, tensor<40x4x2xf32>) outs(%47 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %expanded_96 = tensor.expand_shape %64 [[0, 1], [2], [3]] output_shape [20, 2, 4, 2] : tensor<40x4x2xf32> into tensor<20x2x4x2xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<20x2x4x2xf32>) outs(%49 : tensor<20x4x2x2xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_98 = tensor.collapse_shape %transposed_97 [[0, 1], [2, 3]] : tensor<20x4x2x2xf32> into tensor<80x4xf32>
    %65 = linalg.matmul ins(%collapsed_98, %arg6 : tensor<80x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded_99 = tensor.expand_shape %65 [[0, 1, 2, 3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<80x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_100 = linalg.transpose ins(%expanded_99 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_101 = tensor.collapse_shape %transposed_100 [[0], [1, 2], [3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<5x4x4x4xf32>
    %extracted_slice_102 = tensor.extract_slice %collapsed_101[0, 3, 0, 0] [5, 1, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x1x4x4xf32>
    %extracted_slice_103 = tensor.extract_slice %collapsed_101[0, 0, 0, 0] [5, 3, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x3x4x4xf32>
    %concat_104 = tensor.concat dim(1) %extracted_slice_102, %extracted_slice_103 : (tensor<5x1x4x4xf32>, tensor<5x3x4x4xf32>) -> tensor<5x4x4x4xf32>
    %extracted_slice_105 = tensor.extract_slice %concat_104[0, 0, 3, 0] [5, 4, 1, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x1x4xf32>
    %extracted_slice_106 = tensor.extract_slice %concat_104[0, 0, 0, 0] [5, 4, 3, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x3x4xf32>
    %concat_107 = tensor.concat dim(2) %extracted_slice_105, %extracted_slice_106 : (tensor<5x4x1x4xf32>, tensor<5x4x3x4xf32>) -> tensor<5x4x4x4xf32>
    %66 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %concat_107 : tensor<5x4x4x4xf32>, tensor<5x4x4x4xf32>) outs(%51 : tensor<5x4x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4x4x4xf32>
    %67 = tensor.empty() : tensor<5x4xf32>
    %68 = linalg.fill ins(%cst_18 : f32) outs(%67 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %69 = linalg.generic {indexing_maps = [#map10, #map16], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%66 : tensor<5x4x4x4xf32>) outs(%68 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<5x4xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<5x4xf32>) outs(%67 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.divf %in, %cst_17 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4xf32>
    %71 = tensor.empty() : tensor<5x3xf32>
    %72 = linalg.fill ins(%cst_18 : f32) outs(%71 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %73 = linalg.matmul ins(%70, %arg7 : tensor<5x4xf32>, tensor<4x3xf32>) outs(%72 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %74 = tensor.empty() : tensor<5xi64>
    %75 = linalg.fill ins(%c0_i64 : i64) outs(%74 : tensor<5xi64>) -> tensor<5xi64>
    %76 = tensor.empty() : tensor<5xf32>
    %77 = linalg.fill ins(%cst_0 : f32) outs(%76 : tensor<5xf32>) -> tensor<5xf32>
    %78:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<5x3xf32>) outs(%77, %75 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_193: i64):
      %189 = linalg.index 1 : index
      %190 = arith.index_cast %189 : index to i64
      %191 = arith.maximumf %in, %out : f32
      %192 = arith.cmpf ogt, %in, %out : f32
      %193 = arith.select %192, %190, %out_193 : i64
      linalg.yield %191, %193 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_108 = tensor.expand_shape %78#0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map17, #map2], iterator_types = ["parallel", "parallel"]} ins(%73, %expanded_108 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<5x3xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = math.exp %in : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %81 = tensor.empty() : tensor<5x1xf32>
    %82 = linalg.fill ins(%cst_18 : f32) outs(%81 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map17], iterator_types = ["parallel", "reduction"]} ins(%80 : tensor<5x3xf32>) outs(%82 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<5x1xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<5x1xf32>) outs(%81 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = math.log %in : f32
      linalg.yield %189 : f32
    } -> tensor<5x1xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map17, #map2], iterator_types = ["parallel", "parallel"]} ins(%79, %84 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %86 = tensor.empty() : tensor<5xi1>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg9 : tensor<5xi64>) outs(%86 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %189 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %189 : i1
    } -> tensor<5xi1>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map18, #map], iterator_types = ["parallel"]} ins(%87, %arg9, %cst_22 : tensor<5xi1>, tensor<5xi64>, tensor<i64>) outs(%74 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_193: i64, %in_194: i64, %out: i64):
      %189 = arith.select %in, %in_193, %in_194 : i64
      linalg.yield %189 : i64
    } -> tensor<5xi64>
    %expanded_109 = tensor.expand_shape %88 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_109 : tensor<5x1xi64>) outs(%82 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %189 = linalg.index 0 : index
      %190 = arith.index_cast %in : i64 to index
      %191 = arith.cmpi slt, %190, %c3 : index
      cf.assert %191, "index must be smaller than dim size"
      %192 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %192, "index must be larger or equal to 0"
      %extracted = tensor.extract %85[%189, %190] : tensor<5x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %collapsed_110 = tensor.collapse_shape %89 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_110 : tensor<5xf32>) outs(%76 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.negf %in : f32
      linalg.yield %189 : f32
    } -> tensor<5xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map18, #map], iterator_types = ["parallel"]} ins(%87, %90, %cst_15 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%76 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_193: f32, %in_194: f32, %out: f32):
      %189 = arith.select %in, %in_193, %in_194 : f32
      linalg.yield %189 : f32
    } -> tensor<5xf32>
    %92 = tensor.empty() : tensor<i64>
    %93 = linalg.fill ins(%c0_i64 : i64) outs(%92 : tensor<i64>) -> tensor<i64>
    %94 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%87 : tensor<5xi1>) outs(%93 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %189 = arith.extui %in : i1 to i64
      %190 = arith.addi %189, %out : i64
      linalg.yield %190 : i64
    } -> tensor<i64>
    %95 = tensor.empty() : tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%94 : tensor<i64>) outs(%95 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %189 = arith.sitofp %in : i64 to f32
      linalg.yield %189 : f32
    } -> tensor<f32>
    %97 = linalg.fill ins(%cst_18 : f32) outs(%95 : tensor<f32>) -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%91 : tensor<5xf32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%98, %96 : tensor<f32>, tensor<f32>) outs(%95 : tensor<f32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.divf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%cst_16, %96 : tensor<f32>, tensor<f32>) outs(%95 : tensor<f32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.divf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<f32>
    %expanded_111 = tensor.expand_shape %arg9 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %101 = tensor.empty() : tensor<5x1xi1>
    %102 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_111 : tensor<5x1xi64>) outs(%101 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %189 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %189 : i1
    } -> tensor<5x1xi1>
    %103 = tensor.empty() : tensor<5x1xi64>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map20, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %expanded_111, %cst_22 : tensor<5x1xi1>, tensor<5x1xi64>, tensor<i64>) outs(%103 : tensor<5x1xi64>) {
    ^bb0(%in: i1, %in_193: i64, %in_194: i64, %out: i64):
      %189 = arith.select %in, %in_193, %in_194 : i64
      linalg.yield %189 : i64
    } -> tensor<5x1xi64>
    %105 = linalg.fill ins(%c0_i64 : i64) outs(%103 : tensor<5x1xi64>) -> tensor<5x1xi64>
    %106 = linalg.fill ins(%cst_18 : f32) outs(%76 : tensor<5xf32>) -> tensor<5xf32>
    %107:3 = linalg.generic {indexing_maps = [#map21, #map21, #map], iterator_types = ["parallel"]} outs(%105, %105, %106 : tensor<5x1xi64>, tensor<5x1xi64>, tensor<5xf32>) {
    ^bb0(%out: i64, %out_193: i64, %out_194: f32):
      %189 = linalg.index 0 : index
      %190 = arith.remsi %189, %c5 : index
      %extracted = tensor.extract %104[%190, %c0] : tensor<5x1xi64>
      %191 = arith.index_cast %190 : index to i64
      linalg.yield %191, %extracted, %cst_20 : i64, i64, f32
    } -> (tensor<5x1xi64>, tensor<5x1xi64>, tensor<5xf32>)
    %108 = tensor.empty() : tensor<5x2xi64>
    %109 = linalg.fill ins(%c0_i64 : i64) outs(%108 : tensor<5x2xi64>) -> tensor<5x2xi64>
    %inserted_slice_112 = tensor.insert_slice %107#0 into %109[0, 0] [5, 1] [1, 1] : tensor<5x1xi64> into tensor<5x2xi64>
    %inserted_slice_113 = tensor.insert_slice %107#1 into %inserted_slice_112[0, 1] [5, 1] [1, 1] : tensor<5x1xi64> into tensor<5x2xi64>
    %110 = "tm_tensor.scatter"(%107#2, %inserted_slice_113, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "tm_tensor.yield"(%arg10) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x2xi64>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map20, #map20, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %100, %cst_15 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%81 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_193: f32, %in_194: f32, %out: f32):
      %189 = arith.select %in, %in_193, %in_194 : f32
      linalg.yield %189 : f32
    } -> tensor<5x1xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map17, #map2], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.mulf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<5x3xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = math.exp %in : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map17], iterator_types = ["parallel", "reduction"]} ins(%112 : tensor<5x3xf32>) outs(%82 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<5x1xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map17, #map2], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.mulf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%112, %115 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%71 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x3xf32>
    %117 = tensor.empty() : tensor<4x5xf32>
    %transposed_114 = linalg.transpose ins(%70 : tensor<5x4xf32>) outs(%117 : tensor<4x5xf32>) permutation = [1, 0] 
    %118 = tensor.empty() : tensor<4x3xf32>
    %119 = linalg.fill ins(%cst_18 : f32) outs(%118 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %120 = linalg.matmul ins(%transposed_114, %116 : tensor<4x5xf32>, tensor<5x3xf32>) outs(%119 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %121 = tensor.empty() : tensor<3x4xf32>
    %transposed_115 = linalg.transpose ins(%arg7 : tensor<4x3xf32>) outs(%121 : tensor<3x4xf32>) permutation = [1, 0] 
    %122 = linalg.matmul ins(%116, %transposed_115 : tensor<5x3xf32>, tensor<3x4xf32>) outs(%68 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %123 = linalg.generic {indexing_maps = [#map16, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<5x4xf32>) outs(%51 : tensor<5x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x4xf32>
    %124 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<5x4x4x4xf32>) outs(%51 : tensor<5x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.divf %in, %cst_17 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4x4x4xf32>
    %extracted_slice_116 = tensor.extract_slice %124[0, 0, 1, 0] [5, 4, 3, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x3x4xf32>
    %extracted_slice_117 = tensor.extract_slice %124[0, 0, 0, 0] [5, 4, 1, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x1x4xf32>
    %concat_118 = tensor.concat dim(2) %extracted_slice_116, %extracted_slice_117 : (tensor<5x4x3x4xf32>, tensor<5x4x1x4xf32>) -> tensor<5x4x4x4xf32>
    %extracted_slice_119 = tensor.extract_slice %concat_118[0, 1, 0, 0] [5, 3, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x3x4x4xf32>
    %extracted_slice_120 = tensor.extract_slice %concat_118[0, 0, 0, 0] [5, 1, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x1x4x4xf32>
    %concat_121 = tensor.concat dim(1) %extracted_slice_119, %extracted_slice_120 : (tensor<5x3x4x4xf32>, tensor<5x1x4x4xf32>) -> tensor<5x4x4x4xf32>
    %expanded_122 = tensor.expand_shape %concat_121 [[0], [1, 2], [3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<5x4x4x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_123 = linalg.transpose ins(%expanded_122 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_124 = tensor.collapse_shape %transposed_123 [[0, 1, 2, 3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<80x4xf32>
    %125 = tensor.empty() : tensor<4x80xf32>
    %transposed_125 = linalg.transpose ins(%collapsed_98 : tensor<80x4xf32>) outs(%125 : tensor<4x80xf32>) permutation = [1, 0] 
    %126 = tensor.empty() : tensor<4x4xf32>
    %127 = linalg.fill ins(%cst_18 : f32) outs(%126 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %128 = linalg.matmul ins(%transposed_125, %collapsed_124 : tensor<4x80xf32>, tensor<80x4xf32>) outs(%127 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %transposed_126 = linalg.transpose ins(%arg6 : tensor<4x4xf32>) outs(%126 : tensor<4x4xf32>) permutation = [1, 0] 
    %129 = linalg.matmul ins(%collapsed_124, %transposed_126 : tensor<80x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded_127 = tensor.expand_shape %129 [[0, 1], [2, 3]] output_shape [20, 4, 2, 2] : tensor<80x4xf32> into tensor<20x4x2x2xf32>
    %130 = tensor.empty() : tensor<20x2x4x2xf32>
    %transposed_128 = linalg.transpose ins(%expanded_127 : tensor<20x4x2x2xf32>) outs(%130 : tensor<20x2x4x2xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_129 = tensor.collapse_shape %transposed_128 [[0, 1], [2], [3]] : tensor<20x2x4x2xf32> into tensor<40x4x2xf32>
    %transposed_130 = linalg.transpose ins(%collapsed_94 : tensor<40x4x4xf32>) outs(%27 : tensor<40x4x4xf32>) permutation = [0, 2, 1] 
    %131 = linalg.batch_matmul ins(%transposed_130, %collapsed_129 : tensor<40x4x4xf32>, tensor<40x4x2xf32>) outs(%47 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %132 = tensor.empty() : tensor<40x2x4xf32>
    %transposed_131 = linalg.transpose ins(%collapsed_95 : tensor<40x4x2xf32>) outs(%132 : tensor<40x2x4xf32>) permutation = [0, 2, 1] 
    %133 = linalg.batch_matmul ins(%collapsed_129, %transposed_131 : tensor<40x4x2xf32>, tensor<40x2x4xf32>) outs(%28 : tensor<40x4x4xf32>) -> tensor<40x4x4xf32>
    %expanded_132 = tensor.expand_shape %131 [[0, 1], [2], [3]] output_shape [20, 2, 4, 2] : tensor<40x4x2xf32> into tensor<20x2x4x2xf32>
    %expanded_133 = tensor.expand_shape %133 [[0, 1], [2], [3]] output_shape [20, 2, 4, 4] : tensor<40x4x4xf32> into tensor<20x2x4x4xf32>
    %134 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_133, %63 : tensor<20x2x4x4xf32>, tensor<20x2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.mulf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %135 = linalg.generic {indexing_maps = [#map10, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134 : tensor<20x2x4x4xf32>) outs(%43 : tensor<20x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x1xf32>
    %136 = linalg.generic {indexing_maps = [#map10, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %135 : tensor<20x2x4x4xf32>, tensor<20x2x4x1xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.mulf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %137 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %136 : tensor<20x2x4x4xf32>, tensor<20x2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %138 = tensor.empty() : tensor<1x2x4x4xf32>
    %139 = linalg.fill ins(%cst_18 : f32) outs(%138 : tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %140 = linalg.generic {indexing_maps = [#map10, #map22], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%137 : tensor<20x2x4x4xf32>) outs(%139 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<1x2x4x4xf32>
    %collapsed_134 = tensor.collapse_shape %140 [[0, 1], [2], [3]] : tensor<1x2x4x4xf32> into tensor<2x4x4xf32>
    %141 = tensor.empty() : tensor<4x4x2xf32>
    %transposed_135 = linalg.transpose ins(%collapsed_134 : tensor<2x4x4xf32>) outs(%141 : tensor<4x4x2xf32>) permutation = [1, 2, 0] 
    %collapsed_136 = tensor.collapse_shape %transposed_135 [[0, 1], [2]] : tensor<4x4x2xf32> into tensor<16x2xf32>
    %expanded_137 = tensor.expand_shape %collapsed_57 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %expanded_138 = tensor.expand_shape %collapsed_136 [[0], [1, 2]] output_shape [16, 1, 2] : tensor<16x2xf32> into tensor<16x1x2xf32>
    %142 = "tm_tensor.scatter"(%expanded_138, %expanded_137, %cst_19) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %189 = arith.addf %arg11, %arg10 : f32
      "tm_tensor.yield"(%189) : (f32) -> ()
    }) : (tensor<16x1x2xf32>, tensor<16x1xi64>, tensor<9x2xf32>) -> tensor<9x2xf32>
    %collapsed_139 = tensor.collapse_shape %137 [[0, 1], [2], [3]] : tensor<20x2x4x4xf32> into tensor<40x4x4xf32>
    %transposed_140 = linalg.transpose ins(%collapsed_85 : tensor<40x4x2xf32>) outs(%132 : tensor<40x2x4xf32>) permutation = [0, 2, 1] 
    %143 = linalg.fill ins(%cst_18 : f32) outs(%132 : tensor<40x2x4xf32>) -> tensor<40x2x4xf32>
    %144 = linalg.batch_matmul ins(%transposed_140, %collapsed_139 : tensor<40x2x4xf32>, tensor<40x4x4xf32>) outs(%143 : tensor<40x2x4xf32>) -> tensor<40x2x4xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_86 : tensor<40x2x4xf32>) outs(%46 : tensor<40x4x2xf32>) permutation = [0, 2, 1] 
    %145 = linalg.batch_matmul ins(%collapsed_139, %transposed_141 : tensor<40x4x4xf32>, tensor<40x4x2xf32>) outs(%47 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %expanded_142 = tensor.expand_shape %144 [[0, 1], [2], [3]] output_shape [20, 2, 2, 4] : tensor<40x2x4xf32> into tensor<20x2x2x4xf32>
    %expanded_143 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [20, 2, 4, 2] : tensor<40x4x2xf32> into tensor<20x2x4x2xf32>
    %transposed_144 = linalg.transpose ins(%expanded_142 : tensor<20x2x2x4xf32>) outs(%130 : tensor<20x2x4x2xf32>) permutation = [0, 1, 3, 2] 
    %concat_145 = tensor.concat dim(0) %expanded_143, %transposed_144, %expanded_132 : (tensor<20x2x4x2xf32>, tensor<20x2x4x2xf32>, tensor<20x2x4x2xf32>) -> tensor<60x2x4x2xf32>
    %expanded_146 = tensor.expand_shape %concat_145 [[0, 1], [2], [3], [4]] output_shape [3, 20, 2, 4, 2] : tensor<60x2x4x2xf32> into tensor<3x20x2x4x2xf32>
    %146 = tensor.empty() : tensor<20x4x3x2x2xf32>
    %transposed_147 = linalg.transpose ins(%expanded_146 : tensor<3x20x2x4x2xf32>) outs(%146 : tensor<20x4x3x2x2xf32>) permutation = [1, 3, 0, 2, 4] 
    %collapsed_148 = tensor.collapse_shape %transposed_147 [[0, 1], [2, 3, 4]] : tensor<20x4x3x2x2xf32> into tensor<80x12xf32>
    %transposed_149 = linalg.transpose ins(%collapsed_77 : tensor<80x4xf32>) outs(%125 : tensor<4x80xf32>) permutation = [1, 0] 
    %147 = tensor.empty() : tensor<4x12xf32>
    %148 = linalg.fill ins(%cst_18 : f32) outs(%147 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %149 = linalg.matmul ins(%transposed_149, %collapsed_148 : tensor<4x80xf32>, tensor<80x12xf32>) outs(%148 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %150 = tensor.empty() : tensor<12x4xf32>
    %transposed_150 = linalg.transpose ins(%arg2 : tensor<4x12xf32>) outs(%150 : tensor<12x4xf32>) permutation = [1, 0] 
    %151 = linalg.matmul ins(%collapsed_148, %transposed_150 : tensor<80x12xf32>, tensor<12x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded_151 = tensor.expand_shape %151 [[0, 1, 2, 3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<80x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_152 = linalg.transpose ins(%expanded_151 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_153 = tensor.collapse_shape %transposed_152 [[0], [1, 2], [3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<5x4x4x4xf32>
    %extracted_slice_154 = tensor.extract_slice %collapsed_153[0, 0, 3, 0] [5, 4, 1, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x1x4xf32>
    %extracted_slice_155 = tensor.extract_slice %collapsed_153[0, 0, 0, 0] [5, 4, 3, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x4x3x4xf32>
    %concat_156 = tensor.concat dim(2) %extracted_slice_154, %extracted_slice_155 : (tensor<5x4x1x4xf32>, tensor<5x4x3x4xf32>) -> tensor<5x4x4x4xf32>
    %extracted_slice_157 = tensor.extract_slice %concat_156[0, 3, 0, 0] [5, 1, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x1x4x4xf32>
    %extracted_slice_158 = tensor.extract_slice %concat_156[0, 0, 0, 0] [5, 3, 4, 4] [1, 1, 1, 1] : tensor<5x4x4x4xf32> to tensor<5x3x4x4xf32>
    %concat_159 = tensor.concat dim(1) %extracted_slice_157, %extracted_slice_158 : (tensor<5x1x4x4xf32>, tensor<5x3x4x4xf32>) -> tensor<5x4x4x4xf32>
    %152 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %concat_159 : tensor<5x4x4x4xf32>, tensor<5x4x4x4xf32>) outs(%51 : tensor<5x4x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4x4x4xf32>
    %expanded_160 = tensor.expand_shape %152 [[0], [1, 2], [3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<5x4x4x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_161 = linalg.transpose ins(%expanded_160 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_162 = tensor.collapse_shape %transposed_161 [[0, 1, 2, 3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<80x4xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_65 : tensor<80x4xf32>) outs(%125 : tensor<4x80xf32>) permutation = [1, 0] 
    %153 = linalg.matmul ins(%transposed_163, %collapsed_162 : tensor<4x80xf32>, tensor<80x4xf32>) outs(%127 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %transposed_164 = linalg.transpose ins(%arg5 : tensor<4x4xf32>) outs(%126 : tensor<4x4xf32>) permutation = [1, 0] 
    %154 = linalg.matmul ins(%collapsed_162, %transposed_164 : tensor<80x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded_165 = tensor.expand_shape %154 [[0, 1], [2, 3]] output_shape [20, 4, 2, 2] : tensor<80x4xf32> into tensor<20x4x2x2xf32>
    %transposed_166 = linalg.transpose ins(%expanded_165 : tensor<20x4x2x2xf32>) outs(%130 : tensor<20x2x4x2xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_167 = tensor.collapse_shape %transposed_166 [[0, 1], [2], [3]] : tensor<20x2x4x2xf32> into tensor<40x4x2xf32>
    %transposed_168 = linalg.transpose ins(%collapsed_61 : tensor<40x4x4xf32>) outs(%27 : tensor<40x4x4xf32>) permutation = [0, 2, 1] 
    %155 = linalg.batch_matmul ins(%transposed_168, %collapsed_167 : tensor<40x4x4xf32>, tensor<40x4x2xf32>) outs(%47 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %transposed_169 = linalg.transpose ins(%collapsed_62 : tensor<40x4x2xf32>) outs(%132 : tensor<40x2x4xf32>) permutation = [0, 2, 1] 
    %156 = linalg.batch_matmul ins(%collapsed_167, %transposed_169 : tensor<40x4x2xf32>, tensor<40x2x4xf32>) outs(%28 : tensor<40x4x4xf32>) -> tensor<40x4x4xf32>
    %expanded_170 = tensor.expand_shape %155 [[0, 1], [2], [3]] output_shape [20, 2, 4, 2] : tensor<40x4x2xf32> into tensor<20x2x4x2xf32>
    %expanded_171 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [20, 2, 4, 4] : tensor<40x4x4xf32> into tensor<20x2x4x4xf32>
    %157 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_171, %45 : tensor<20x2x4x4xf32>, tensor<20x2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.mulf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %158 = linalg.generic {indexing_maps = [#map10, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%157 : tensor<20x2x4x4xf32>) outs(%43 : tensor<20x2x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x1xf32>
    %159 = linalg.generic {indexing_maps = [#map10, #map13, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %158 : tensor<20x2x4x4xf32>, tensor<20x2x4x1xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.mulf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %160 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %159 : tensor<20x2x4x4xf32>, tensor<20x2x4x4xf32>) outs(%33 : tensor<20x2x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<20x2x4x4xf32>
    %161 = linalg.generic {indexing_maps = [#map10, #map22], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%160 : tensor<20x2x4x4xf32>) outs(%139 : tensor<1x2x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.addf %in, %out : f32
      linalg.yield %189 : f32
    } -> tensor<1x2x4x4xf32>
    %collapsed_172 = tensor.collapse_shape %161 [[0, 1], [2], [3]] : tensor<1x2x4x4xf32> into tensor<2x4x4xf32>
    %transposed_173 = linalg.transpose ins(%collapsed_172 : tensor<2x4x4xf32>) outs(%141 : tensor<4x4x2xf32>) permutation = [1, 2, 0] 
    %collapsed_174 = tensor.collapse_shape %transposed_173 [[0, 1], [2]] : tensor<4x4x2xf32> into tensor<16x2xf32>
    %expanded_175 = tensor.expand_shape %collapsed_174 [[0], [1, 2]] output_shape [16, 1, 2] : tensor<16x2xf32> into tensor<16x1x2xf32>
    %162 = "tm_tensor.scatter"(%expanded_175, %expanded_137, %cst_19) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %189 = arith.addf %arg11, %arg10 : f32
      "tm_tensor.yield"(%189) : (f32) -> ()
    }) : (tensor<16x1x2xf32>, tensor<16x1xi64>, tensor<9x2xf32>) -> tensor<9x2xf32>
    %collapsed_176 = tensor.collapse_shape %160 [[0, 1], [2], [3]] : tensor<20x2x4x4xf32> into tensor<40x4x4xf32>
    %transposed_177 = linalg.transpose ins(%collapsed_54 : tensor<40x4x2xf32>) outs(%132 : tensor<40x2x4xf32>) permutation = [0, 2, 1] 
    %163 = linalg.batch_matmul ins(%transposed_177, %collapsed_176 : tensor<40x2x4xf32>, tensor<40x4x4xf32>) outs(%143 : tensor<40x2x4xf32>) -> tensor<40x2x4xf32>
    %transposed_178 = linalg.transpose ins(%collapsed_55 : tensor<40x2x4xf32>) outs(%46 : tensor<40x4x2xf32>) permutation = [0, 2, 1] 
    %164 = linalg.batch_matmul ins(%collapsed_176, %transposed_178 : tensor<40x4x4xf32>, tensor<40x4x2xf32>) outs(%47 : tensor<40x4x2xf32>) -> tensor<40x4x2xf32>
    %expanded_179 = tensor.expand_shape %163 [[0, 1], [2], [3]] output_shape [20, 2, 2, 4] : tensor<40x2x4xf32> into tensor<20x2x2x4xf32>
    %expanded_180 = tensor.expand_shape %164 [[0, 1], [2], [3]] output_shape [20, 2, 4, 2] : tensor<40x4x2xf32> into tensor<20x2x4x2xf32>
    %transposed_181 = linalg.transpose ins(%expanded_179 : tensor<20x2x2x4xf32>) outs(%130 : tensor<20x2x4x2xf32>) permutation = [0, 1, 3, 2] 
    %concat_182 = tensor.concat dim(0) %expanded_180, %transposed_181, %expanded_170 : (tensor<20x2x4x2xf32>, tensor<20x2x4x2xf32>, tensor<20x2x4x2xf32>) -> tensor<60x2x4x2xf32>
    %expanded_183 = tensor.expand_shape %concat_182 [[0, 1], [2], [3], [4]] output_shape [3, 20, 2, 4, 2] : tensor<60x2x4x2xf32> into tensor<3x20x2x4x2xf32>
    %transposed_184 = linalg.transpose ins(%expanded_183 : tensor<3x20x2x4x2xf32>) outs(%146 : tensor<20x4x3x2x2xf32>) permutation = [1, 3, 0, 2, 4] 
    %collapsed_185 = tensor.collapse_shape %transposed_184 [[0, 1], [2, 3, 4]] : tensor<20x4x3x2x2xf32> into tensor<80x12xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_46 : tensor<80x4xf32>) outs(%125 : tensor<4x80xf32>) permutation = [1, 0] 
    %165 = linalg.matmul ins(%transposed_186, %collapsed_185 : tensor<4x80xf32>, tensor<80x12xf32>) outs(%148 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %transposed_187 = linalg.transpose ins(%arg1 : tensor<4x12xf32>) outs(%150 : tensor<12x4xf32>) permutation = [1, 0] 
    %166 = linalg.matmul ins(%collapsed_185, %transposed_187 : tensor<80x12xf32>, tensor<12x4xf32>) outs(%1 : tensor<80x4xf32>) -> tensor<80x4xf32>
    %expanded_188 = tensor.expand_shape %166 [[0, 1, 2, 3, 4], [5]] output_shape [5, 2, 2, 2, 2, 4] : tensor<80x4xf32> into tensor<5x2x2x2x2x4xf32>
    %transposed_189 = linalg.transpose ins(%expanded_188 : tensor<5x2x2x2x2x4xf32>) outs(%21 : tensor<5x2x2x2x2x4xf32>) permutation = [0, 1, 3, 2, 4, 5] 
    %collapsed_190 = tensor.collapse_shape %transposed_189 [[0], [1, 2], [3, 4], [5]] : tensor<5x2x2x2x2x4xf32> into tensor<5x4x4x4xf32>
    %167 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %collapsed_190 : tensor<5x4x4x4xf32>, tensor<5x4x4x4xf32>) outs(%51 : tensor<5x4x4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.addf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<5x4x4x4xf32>
    %collapsed_191 = tensor.collapse_shape %167 [[0, 1, 2], [3]] : tensor<5x4x4x4xf32> into tensor<80x4xf32>
    %168 = tensor.empty() : tensor<2x80xf32>
    %transposed_192 = linalg.transpose ins(%collapsed : tensor<80x2xf32>) outs(%168 : tensor<2x80xf32>) permutation = [1, 0] 
    %169 = tensor.empty() : tensor<2x4xf32>
    %170 = linalg.fill ins(%cst_18 : f32) outs(%169 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %171 = linalg.matmul ins(%transposed_192, %collapsed_191 : tensor<2x80xf32>, tensor<80x4xf32>) outs(%170 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<2x4xf32>) outs(%169 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<2x4xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %172 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%169 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<2x4xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<4x12xf32>) outs(%147 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<4x12xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %174 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%147 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<4x12xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<4x12xf32>) outs(%147 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<4x12xf32>
    %177 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %176 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%147 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<4x12xf32>
    %178 = tensor.empty() : tensor<9x2xf32>
    %179 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<9x2xf32>) outs(%178 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<9x2xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %179 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%178 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<9x2xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<9x2xf32>) outs(%178 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<9x2xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg4, %181 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%178 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<9x2xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<4x4xf32>) outs(%126 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<4x4xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5, %183 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%126 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<4x4xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<4x4xf32>) outs(%126 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<4x4xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg6, %185 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%126 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<4x4xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<4x3xf32>) outs(%118 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %189 = arith.truncf %cst_1 : f64 to f32
      %190 = arith.mulf %in, %189 : f32
      linalg.yield %190 : f32
    } -> tensor<4x3xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg7, %187 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%118 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_193: f32, %out: f32):
      %189 = arith.subf %in, %in_193 : f32
      linalg.yield %189 : f32
    } -> tensor<4x3xf32>
    return %173, %175, %177, %180, %182, %184, %186, %188, %99 : tensor<2x4xf32>, tensor<4x12xf32>, tensor<4x12xf32>, tensor<9x2xf32>, tensor<9x2xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x3xf32>, tensor<f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_2_torch.int64: "0x0800000003000000000000000100000000000000"
    }
  }
#-}

