#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, 0, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, 0, 0, 0)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, 0, 0)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map17 = affine_map<(d0, d1) -> (d1)>
#map18 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<18x5xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<5x18xf32> {dp.name = "params.back", dp.state}, %arg2: tensor<6x2x5x6xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<18x5xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<5x18xf32> {dp.name = "params.back", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<18xf32> {dp.name = "patches"}) {
    %c6_i64 = arith.constant 6 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %c7_i64 = arith.constant 7 : i64
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<6x2x5x6xf32>
    %cst_2 = arith.constant 1.000000e-01 : f64
    %cst_3 = arith.constant 3.600000e+02 : f32
    %cst_4 = arith.constant 9.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<6x2x7x8xf32>
    %cst_7 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.muli %67, %c2_i64 : i64
      linalg.yield %68 : i64
    } -> tensor<3xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      linalg.yield %67 : i64
    } -> tensor<3xi64>
    %expanded_8 = tensor.expand_shape %2 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %3 = tensor.empty() : tensor<3x3xi64>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<1x3xi64>, tensor<3x1xi64>) outs(%3 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %in_41: i64, %out: i64):
      %66 = arith.addi %in, %in_41 : i64
      linalg.yield %66 : i64
    } -> tensor<3x3xi64>
    %padded = tensor.pad %arg2 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<6x2x5x6xf32> to tensor<6x2x7x8xf32>
    %expanded_9 = tensor.expand_shape %4 [[0], [1, 2, 3]] output_shape [3, 3, 1, 1] : tensor<3x3xi64> into tensor<3x3x1x1xi64>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      linalg.yield %67 : i64
    } -> tensor<2xi64>
    %expanded_10 = tensor.expand_shape %6 [[0, 1, 2, 3, 4]] output_shape [2, 1, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1x1xi64>
    %7 = tensor.empty() : tensor<6xi64>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%7 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      linalg.yield %67 : i64
    } -> tensor<6xi64>
    %expanded_11 = tensor.expand_shape %8 [[0, 1, 2, 3, 4, 5]] output_shape [6, 1, 1, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1x1x1xi64>
    %9 = tensor.empty() : tensor<6x2x3x3x3x3xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %expanded_10, %expanded_9, %4 : tensor<6x1x1x1x1x1xi64>, tensor<2x1x1x1x1xi64>, tensor<3x3x1x1xi64>, tensor<3x3xi64>) outs(%9 : tensor<6x2x3x3x3x3xf32>) {
    ^bb0(%in: i64, %in_41: i64, %in_42: i64, %in_43: i64, %out: f32):
      %66 = arith.cmpi slt, %in, %c0_i64 : i64
      %67 = arith.addi %in, %c6_i64 : i64
      %68 = arith.select %66, %67, %in : i64
      %69 = arith.index_cast %68 : i64 to index
      %70 = arith.cmpi slt, %in_41, %c0_i64 : i64
      %71 = arith.addi %in_41, %c2_i64 : i64
      %72 = arith.select %70, %71, %in_41 : i64
      %73 = arith.index_cast %72 : i64 to index
      %74 = arith.cmpi slt, %in_42, %c0_i64 : i64
      %75 = arith.addi %in_42, %c7_i64 : i64
      %76 = arith.select %74, %75, %in_42 : i64
      %77 = arith.index_cast %76 : i64 to index
      %78 = arith.cmpi slt, %in_43, %c0_i64 : i64
      %79 = arith.addi %in_43, %c8_i64 : i64
      %80 = arith.select %78, %79, %in_43 : i64
      %81 = arith.index_cast %80 : i64 to index
      %extracted = tensor.extract %padded[%69, %73, %77, %81] : tensor<6x2x7x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x3x3x3x3xf32>
    %transposed = linalg.transpose ins(%10 : tensor<6x2x3x3x3x3xf32>) outs(%9 : tensor<6x2x3x3x3x3xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2, 3], [4, 5]] : tensor<6x2x3x3x3x3xf32> into tensor<6x18x9xf32>
    %11 = tensor.empty() : tensor<6x9x18xf32>
    %transposed_12 = linalg.transpose ins(%collapsed : tensor<6x18x9xf32>) outs(%11 : tensor<6x9x18xf32>) permutation = [0, 2, 1] 
    %collapsed_13 = tensor.collapse_shape %transposed_12 [[0, 1], [2]] : tensor<6x9x18xf32> into tensor<54x18xf32>
    %12 = tensor.empty() : tensor<54x5xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %14 = linalg.matmul ins(%collapsed_13, %arg0 : tensor<54x18xf32>, tensor<18x5xf32>) outs(%13 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %expanded_14 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [6, 9, 5] : tensor<54x5xf32> into tensor<6x9x5xf32>
    %15 = tensor.empty() : tensor<6x9x5xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<6x9x5xf32>) outs(%15 : tensor<6x9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.tanh %in : f32
      linalg.yield %66 : f32
    } -> tensor<6x9x5xf32>
    %collapsed_15 = tensor.collapse_shape %16 [[0, 1], [2]] : tensor<6x9x5xf32> into tensor<54x5xf32>
    %17 = tensor.empty() : tensor<54x18xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<54x18xf32>) -> tensor<54x18xf32>
    %19 = linalg.matmul ins(%collapsed_15, %arg1 : tensor<54x5xf32>, tensor<5x18xf32>) outs(%18 : tensor<54x18xf32>) -> tensor<54x18xf32>
    %expanded_16 = tensor.expand_shape %19 [[0, 1], [2]] output_shape [6, 9, 18] : tensor<54x18xf32> into tensor<6x9x18xf32>
    %20 = tensor.empty() : tensor<6x18x9xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<6x9x18xf32>) outs(%20 : tensor<6x18x9xf32>) permutation = [0, 2, 1] 
    %expanded_18 = tensor.expand_shape %transposed_17 [[0], [1, 2, 3], [4, 5]] output_shape [6, 2, 3, 3, 3, 3] : tensor<6x18x9xf32> into tensor<6x2x3x3x3x3xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<6x2x3x3x3x3xf32>) outs(%9 : tensor<6x2x3x3x3x3xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %21 = tensor.empty() : tensor<6x2x3x3x3x3xi64>
    %22 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<6xi64>) outs(%21 : tensor<6x2x3x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x2x3x3x3x3xi64>
    %collapsed_20 = tensor.collapse_shape %22 [[0, 1, 2, 3, 4, 5]] : tensor<6x2x3x3x3x3xi64> into tensor<972xi64>
    %23 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2xi64>) outs(%21 : tensor<6x2x3x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x2x3x3x3x3xi64>
    %collapsed_21 = tensor.collapse_shape %23 [[0, 1, 2, 3, 4, 5]] : tensor<6x2x3x3x3x3xi64> into tensor<972xi64>
    %24 = linalg.generic {indexing_maps = [#map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<3x3xi64>) outs(%21 : tensor<6x2x3x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x2x3x3x3x3xi64>
    %collapsed_22 = tensor.collapse_shape %24 [[0, 1, 2, 3, 4, 5]] : tensor<6x2x3x3x3x3xi64> into tensor<972xi64>
    %25 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<3x3xi64>) outs(%21 : tensor<6x2x3x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<6x2x3x3x3x3xi64>
    %collapsed_23 = tensor.collapse_shape %25 [[0, 1, 2, 3, 4, 5]] : tensor<6x2x3x3x3x3xi64> into tensor<972xi64>
    %expanded_24 = tensor.expand_shape %collapsed_20 [[0, 1]] output_shape [972, 1] : tensor<972xi64> into tensor<972x1xi64>
    %expanded_25 = tensor.expand_shape %collapsed_21 [[0, 1]] output_shape [972, 1] : tensor<972xi64> into tensor<972x1xi64>
    %expanded_26 = tensor.expand_shape %collapsed_22 [[0, 1]] output_shape [972, 1] : tensor<972xi64> into tensor<972x1xi64>
    %expanded_27 = tensor.expand_shape %collapsed_23 [[0, 1]] output_shape [972, 1] : tensor<972xi64> into tensor<972x1xi64>
    %concat = tensor.concat dim(1) %expanded_24, %expanded_25, %expanded_26, %expanded_27 : (tensor<972x1xi64>, tensor<972x1xi64>, tensor<972x1xi64>, tensor<972x1xi64>) -> tensor<972x4xi64>
    %collapsed_28 = tensor.collapse_shape %transposed_19 [[0, 1, 2, 3, 4, 5]] : tensor<6x2x3x3x3x3xf32> into tensor<972xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0, 1, 2, 3, 4]] output_shape [972, 1, 1, 1, 1] : tensor<972xf32> into tensor<972x1x1x1x1xf32>
    %26 = "tm_tensor.scatter"(%expanded_29, %concat, %cst_6) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %66 = arith.addf %arg4, %arg3 : f32
      "tm_tensor.yield"(%66) : (f32) -> ()
    }) : (tensor<972x1x1x1x1xf32>, tensor<972x4xi64>, tensor<6x2x7x8xf32>) -> tensor<6x2x7x8xf32>
    %padded_30 = tensor.pad %26 low[0, 0, -1, -1] high[0, 0, -1, -1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<6x2x7x8xf32> to tensor<6x2x5x6xf32>
    %27 = tensor.empty() : tensor<6x2x5x6xf32>
    %28 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_30, %arg2 : tensor<6x2x5x6xf32>, tensor<6x2x5x6xf32>) outs(%27 : tensor<6x2x5x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %66 = arith.subf %in, %in_41 : f32
      linalg.yield %66 : f32
    } -> tensor<6x2x5x6xf32>
    %29 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<6x2x5x6xf32>) outs(%27 : tensor<6x2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %66 : f32
    } -> tensor<6x2x5x6xf32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<f32>) -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%29 : tensor<6x2x5x6xf32>) outs(%31 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%32 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_3 : f32
      linalg.yield %66 : f32
    } -> tensor<f32>
    %34 = tensor.empty() : tensor<6x18xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<6x18xi64>) -> tensor<6x18xi64>
    %36 = tensor.empty() : tensor<6x18xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<6x18xf32>) -> tensor<6x18xf32>
    %38:2 = linalg.generic {indexing_maps = [#map9, #map16, #map16], iterator_types = ["parallel", "parallel", "reduction"]} ins(%collapsed : tensor<6x18x9xf32>) outs(%37, %35 : tensor<6x18xf32>, tensor<6x18xi64>) {
    ^bb0(%in: f32, %out: f32, %out_41: i64):
      %66 = linalg.index 2 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.maximumf %in, %out : f32
      %69 = arith.cmpf ogt, %in, %out : f32
      %70 = arith.select %69, %67, %out_41 : i64
      linalg.yield %68, %70 : f32, i64
    } -> (tensor<6x18xf32>, tensor<6x18xi64>)
    %39 = tensor.empty() : tensor<18xi64>
    %40 = linalg.fill ins(%c0_i64 : i64) outs(%39 : tensor<18xi64>) -> tensor<18xi64>
    %41 = tensor.empty() : tensor<18xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<18xf32>) -> tensor<18xf32>
    %43:2 = linalg.generic {indexing_maps = [#map3, #map17, #map17], iterator_types = ["reduction", "parallel"]} ins(%38#0 : tensor<6x18xf32>) outs(%42, %40 : tensor<18xf32>, tensor<18xi64>) {
    ^bb0(%in: f32, %out: f32, %out_41: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      %68 = arith.maximumf %in, %out : f32
      %69 = arith.cmpf ogt, %in, %out : f32
      %70 = arith.select %69, %67, %out_41 : i64
      linalg.yield %68, %70 : f32, i64
    } -> (tensor<18xf32>, tensor<18xi64>)
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%43#0 : tensor<18xf32>) outs(%41 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %cst_4 : f32
      linalg.yield %66 : f32
    } -> tensor<18xf32>
    %45 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<6x2x5x6xf32>) outs(%27 : tensor<6x2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.divf %in, %cst_3 : f32
      linalg.yield %66 : f32
    } -> tensor<6x2x5x6xf32>
    %46 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<6x2x5x6xf32>) outs(%27 : tensor<6x2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %66 : f32
    } -> tensor<6x2x5x6xf32>
    %47 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x2x5x6xf32>) outs(%27 : tensor<6x2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_5 : f32
      linalg.yield %66 : f32
    } -> tensor<6x2x5x6xf32>
    %48 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %47 : tensor<6x2x5x6xf32>, tensor<6x2x5x6xf32>) outs(%27 : tensor<6x2x5x6xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %66 = arith.mulf %in, %in_41 : f32
      linalg.yield %66 : f32
    } -> tensor<6x2x5x6xf32>
    %padded_31 = tensor.pad %48 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<6x2x5x6xf32> to tensor<6x2x7x8xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map5, #map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_11, %expanded_10, %expanded_9, %4 : tensor<6x1x1x1x1x1xi64>, tensor<2x1x1x1x1xi64>, tensor<3x3x1x1xi64>, tensor<3x3xi64>) outs(%9 : tensor<6x2x3x3x3x3xf32>) {
    ^bb0(%in: i64, %in_41: i64, %in_42: i64, %in_43: i64, %out: f32):
      %66 = arith.cmpi slt, %in, %c0_i64 : i64
      %67 = arith.addi %in, %c6_i64 : i64
      %68 = arith.select %66, %67, %in : i64
      %69 = arith.index_cast %68 : i64 to index
      %70 = arith.cmpi slt, %in_41, %c0_i64 : i64
      %71 = arith.addi %in_41, %c2_i64 : i64
      %72 = arith.select %70, %71, %in_41 : i64
      %73 = arith.index_cast %72 : i64 to index
      %74 = arith.cmpi slt, %in_42, %c0_i64 : i64
      %75 = arith.addi %in_42, %c7_i64 : i64
      %76 = arith.select %74, %75, %in_42 : i64
      %77 = arith.index_cast %76 : i64 to index
      %78 = arith.cmpi slt, %in_43, %c0_i64 : i64
      %79 = arith.addi %in_43, %c8_i64 : i64
      %80 = arith.select %78, %79, %in_43 : i64
      %81 = arith.index_cast %80 : i64 to index
      %extracted = tensor.extract %padded_31[%69, %73, %77, %81] : tensor<6x2x7x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x2x3x3x3x3xf32>
    %transposed_32 = linalg.transpose ins(%49 : tensor<6x2x3x3x3x3xf32>) outs(%9 : tensor<6x2x3x3x3x3xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_33 = tensor.collapse_shape %transposed_32 [[0], [1, 2, 3], [4, 5]] : tensor<6x2x3x3x3x3xf32> into tensor<6x18x9xf32>
    %transposed_34 = linalg.transpose ins(%collapsed_33 : tensor<6x18x9xf32>) outs(%11 : tensor<6x9x18xf32>) permutation = [0, 2, 1] 
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0, 1], [2]] : tensor<6x9x18xf32> into tensor<54x18xf32>
    %50 = tensor.empty() : tensor<5x54xf32>
    %transposed_36 = linalg.transpose ins(%collapsed_15 : tensor<54x5xf32>) outs(%50 : tensor<5x54xf32>) permutation = [1, 0] 
    %51 = tensor.empty() : tensor<5x18xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<5x18xf32>) -> tensor<5x18xf32>
    %53 = linalg.matmul ins(%transposed_36, %collapsed_35 : tensor<5x54xf32>, tensor<54x18xf32>) outs(%52 : tensor<5x18xf32>) -> tensor<5x18xf32>
    %54 = tensor.empty() : tensor<18x5xf32>
    %transposed_37 = linalg.transpose ins(%arg1 : tensor<5x18xf32>) outs(%54 : tensor<18x5xf32>) permutation = [1, 0] 
    %55 = linalg.matmul ins(%collapsed_35, %transposed_37 : tensor<54x18xf32>, tensor<18x5xf32>) outs(%13 : tensor<54x5xf32>) -> tensor<54x5xf32>
    %expanded_38 = tensor.expand_shape %55 [[0, 1], [2]] output_shape [6, 9, 5] : tensor<54x5xf32> into tensor<6x9x5xf32>
    %56 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %16 : tensor<6x9x5xf32>, tensor<6x9x5xf32>) outs(%15 : tensor<6x9x5xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %66 = arith.mulf %in, %in_41 : f32
      linalg.yield %66 : f32
    } -> tensor<6x9x5xf32>
    %57 = linalg.generic {indexing_maps = [#map18, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7, %56 : tensor<i64>, tensor<6x9x5xf32>) outs(%15 : tensor<6x9x5xf32>) {
    ^bb0(%in: i64, %in_41: f32, %out: f32):
      %66 = arith.sitofp %in : i64 to f32
      %67 = arith.subf %66, %in_41 : f32
      linalg.yield %67 : f32
    } -> tensor<6x9x5xf32>
    %58 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %57 : tensor<6x9x5xf32>, tensor<6x9x5xf32>) outs(%15 : tensor<6x9x5xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %66 = arith.mulf %in, %in_41 : f32
      linalg.yield %66 : f32
    } -> tensor<6x9x5xf32>
    %collapsed_39 = tensor.collapse_shape %58 [[0, 1], [2]] : tensor<6x9x5xf32> into tensor<54x5xf32>
    %59 = tensor.empty() : tensor<18x54xf32>
    %transposed_40 = linalg.transpose ins(%collapsed_13 : tensor<54x18xf32>) outs(%59 : tensor<18x54xf32>) permutation = [1, 0] 
    %60 = linalg.fill ins(%cst : f32) outs(%54 : tensor<18x5xf32>) -> tensor<18x5xf32>
    %61 = linalg.matmul ins(%transposed_40, %collapsed_39 : tensor<18x54xf32>, tensor<54x5xf32>) outs(%60 : tensor<18x5xf32>) -> tensor<18x5xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<18x5xf32>) outs(%54 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_2 : f64 to f32
      %67 = arith.mulf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<18x5xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %62 : tensor<18x5xf32>, tensor<18x5xf32>) outs(%54 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %66 = arith.subf %in, %in_41 : f32
      linalg.yield %66 : f32
    } -> tensor<18x5xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<5x18xf32>) outs(%51 : tensor<5x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.truncf %cst_2 : f64 to f32
      %67 = arith.mulf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<5x18xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %64 : tensor<5x18xf32>, tensor<5x18xf32>) outs(%51 : tensor<5x18xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %66 = arith.subf %in, %in_41 : f32
      linalg.yield %66 : f32
    } -> tensor<5x18xf32>
    return %63, %65, %33, %44 : tensor<18x5xf32>, tensor<5x18xf32>, tensor<f32>, tensor<18xf32>
  }
}

