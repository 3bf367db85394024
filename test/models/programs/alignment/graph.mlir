#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0, d1) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0) -> (d0, 0)>
#map16 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
module {
  func.func @train_step(%arg0: tensor<3x4xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<5x5x3xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg2: tensor<5x2xi64> {dp.name = "y", dp.scatter = 0 : i64}, %arg3: tensor<5xi64> {dp.name = "length", dp.scatter = 0 : i64}, %arg4: tensor<5xi64> {dp.name = "target", dp.scatter = 0 : i64}) -> (tensor<3x4xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5xi64> {dp.name = "skips"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<5x5x4xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<5x5xf32>
    %c4 = arith.constant 4 : index
    %cst_1 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<5x5x5xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<5x7xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<5x6xf32>
    %c-1_i64 = arith.constant -1 : i64
    %cst_10 = arith.constant -1.000000e+04 : f32
    %cst_11 = arith.constant 5.000000e+00 : f32
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %c5 = arith.constant 5 : index
    %c2 = arith.constant 2 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_12 = arith.constant 0.000000e+00 : f32
    %cst_13 = arith.constant dense<0> : tensor<5x2x1xi64>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<5x5x3xf32> into tensor<25x3xf32>
    %0 = tensor.empty() : tensor<25x4xf32>
    %1 = linalg.fill ins(%cst_12 : f32) outs(%0 : tensor<25x4xf32>) -> tensor<25x4xf32>
    %2 = linalg.matmul ins(%collapsed, %arg0 : tensor<25x3xf32>, tensor<3x4xf32>) outs(%1 : tensor<25x4xf32>) -> tensor<25x4xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [5, 5, 4] : tensor<25x4xf32> into tensor<5x5x4xf32>
    %3 = tensor.empty() : tensor<5x5xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<5x5xi64>) -> tensor<5x5xi64>
    %5 = tensor.empty() : tensor<5x5xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<5x5x4xf32>) outs(%6, %4 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_125: i64):
      %204 = linalg.index 2 : index
      %205 = arith.index_cast %204 : index to i64
      %206 = arith.maximumf %in, %out : f32
      %207 = arith.cmpf ogt, %in, %out : f32
      %208 = arith.select %207, %205, %out_125 : i64
      linalg.yield %206, %208 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_14 = tensor.expand_shape %7#0 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xf32> into tensor<5x5x1xf32>
    %8 = tensor.empty() : tensor<5x5x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<5x5x4xf32>, tensor<5x5x1xf32>) outs(%8 : tensor<5x5x4xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<5x5x4xf32>) outs(%8 : tensor<5x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x4xf32>
    %11 = tensor.empty() : tensor<5x5x1xf32>
    %12 = linalg.fill ins(%cst_12 : f32) outs(%11 : tensor<5x5x1xf32>) -> tensor<5x5x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<5x5x4xf32>) outs(%12 : tensor<5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<5x5x1xf32>) outs(%11 : tensor<5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.log %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %14 : tensor<5x5x4xf32>, tensor<5x5x1xf32>) outs(%8 : tensor<5x5x4xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x4xf32>
    %expanded_15 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [5, 2, 1] : tensor<5x2xi64> into tensor<5x2x1xi64>
    %concat = tensor.concat dim(2) %cst_13, %expanded_15 : (tensor<5x2x1xi64>, tensor<5x2x1xi64>) -> tensor<5x2x2xi64>
    %collapsed_16 = tensor.collapse_shape %concat [[0], [1, 2]] : tensor<5x2x2xi64> into tensor<5x4xi64>
    %padded = tensor.pad %collapsed_16 low[0, 0] high[0, 1] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %c0_i64 : i64
    } : tensor<5x4xi64> to tensor<5x5xi64>
    %16 = tensor.empty() : tensor<5x5x5xi64>
    %17 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded : tensor<5x5xi64>) outs(%16 : tensor<5x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5x5xi64>
    %18 = tensor.empty() : tensor<5x5x5xf32>
    %19 = linalg.fill ins(%cst_12 : f32) outs(%18 : tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<5x5x5xi64>) outs(%19 : tensor<5x5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %204 = linalg.index 0 : index
      %205 = linalg.index 1 : index
      %206 = arith.index_cast %in : i64 to index
      %207 = arith.cmpi slt, %206, %c4 : index
      cf.assert %207, "index must be smaller than dim size"
      %208 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %208, "index must be larger or equal to 0"
      %extracted = tensor.extract %15[%204, %205, %206] : tensor<5x5x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x5xf32>
    %padded_17 = tensor.pad %padded low[0, 2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %c-1_i64 : i64
    } : tensor<5x5xi64> to tensor<5x7xi64>
    %extracted_slice = tensor.extract_slice %padded_17[0, 0] [5, 5] [1, 1] : tensor<5x7xi64> to tensor<5x5xi64>
    %21 = tensor.empty() : tensor<5x5xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%padded : tensor<5x5xi64>) outs(%21 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<5x5xi1>
    %23 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%padded, %extracted_slice : tensor<5x5xi64>, tensor<5x5xi64>) outs(%21 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_125: i64, %out: i1):
      %204 = arith.cmpi ne, %in, %in_125 : i64
      linalg.yield %204 : i1
    } -> tensor<5x5xi1>
    %24 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<5x5xi1>, tensor<5x5xi1>) outs(%21 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_125: i1, %out: i1):
      %204 = arith.andi %in, %in_125 : i1
      linalg.yield %204 : i1
    } -> tensor<5x5xi1>
    %25 = tensor.empty() : tensor<5xi64>
    %26 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%25 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %204 = linalg.index 0 : index
      %205 = arith.index_cast %204 : index to i64
      linalg.yield %205 : i64
    } -> tensor<5xi64>
    %27 = tensor.empty() : tensor<5xi1>
    %28 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%26 : tensor<5xi64>) outs(%27 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<5xi1>
    %extracted_slice_18 = tensor.extract_slice %20[0, 0, 0] [5, 1, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<5x1x5xf32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<5x1x5xf32> into tensor<5x5xf32>
    %29 = linalg.generic {indexing_maps = [#map6, #map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%28, %collapsed_19, %cst_4 : tensor<5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %padded_20 = tensor.pad %29 low[0, 1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x6xf32>
    %extracted_slice_21 = tensor.extract_slice %padded_20[0, 0] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %padded_22 = tensor.pad %29 low[0, 2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x7xf32>
    %extracted_slice_23 = tensor.extract_slice %padded_22[0, 0] [5, 5] [1, 1] : tensor<5x7xf32> to tensor<5x5xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<5x5xi1>) outs(%21 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %204 = arith.xori %in, %true : i1
      linalg.yield %204 : i1
    } -> tensor<5x5xi1>
    %31 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_4, %extracted_slice_23 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %concat_24 = tensor.concat dim(0) %29, %extracted_slice_21, %31 : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<15x5xf32>
    %expanded_25 = tensor.expand_shape %concat_24 [[0, 1], [2]] output_shape [3, 5, 5] : tensor<15x5xf32> into tensor<3x5x5xf32>
    %32:2 = linalg.generic {indexing_maps = [#map, #map8, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_25 : tensor<3x5x5xf32>) outs(%6, %4 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_125: i64):
      %204 = linalg.index 0 : index
      %205 = arith.index_cast %204 : index to i64
      %206 = arith.maximumf %in, %out : f32
      %207 = arith.cmpf ogt, %in, %out : f32
      %208 = arith.select %207, %205, %out_125 : i64
      linalg.yield %206, %208 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_26 = tensor.expand_shape %32#0 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %33 = tensor.empty() : tensor<1x5x5xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26 : tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.absf %in : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %35 = tensor.empty() : tensor<1x5x5xi1>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<1x5x5xf32>) outs(%35 : tensor<1x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.extf %in : f32 to f64
      %205 = arith.cmpf oeq, %204, %cst_2 : f64
      linalg.yield %205 : i1
    } -> tensor<1x5x5xi1>
    %37 = linalg.generic {indexing_maps = [#map, #map9, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %cst_5, %expanded_26 : tensor<1x5x5xi1>, tensor<f32>, tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %collapsed_27 = tensor.collapse_shape %37 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %38 = tensor.empty() : tensor<3x5x5xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %37 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %41 = linalg.fill ins(%cst_12 : f32) outs(%5 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%40 : tensor<3x5x5xf32>) outs(%41 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.log %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%43, %collapsed_27 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_28 = tensor.extract_slice %20[0, 1, 0] [5, 1, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<5x1x5xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<5x1x5xf32> into tensor<5x5xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%44, %collapsed_29 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg3 : tensor<5xi64>) outs(%27 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi sgt, %in, %c1_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<5xi1>
    %expanded_30 = tensor.expand_shape %46 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %47 = linalg.generic {indexing_maps = [#map11, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %45, %29 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %padded_31 = tensor.pad %47 low[0, 1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x6xf32>
    %extracted_slice_32 = tensor.extract_slice %padded_31[0, 0] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %padded_33 = tensor.pad %47 low[0, 2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x7xf32>
    %extracted_slice_34 = tensor.extract_slice %padded_33[0, 0] [5, 5] [1, 1] : tensor<5x7xf32> to tensor<5x5xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_4, %extracted_slice_34 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %concat_35 = tensor.concat dim(0) %47, %extracted_slice_32, %48 : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<15x5xf32>
    %expanded_36 = tensor.expand_shape %concat_35 [[0, 1], [2]] output_shape [3, 5, 5] : tensor<15x5xf32> into tensor<3x5x5xf32>
    %49:2 = linalg.generic {indexing_maps = [#map, #map8, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_36 : tensor<3x5x5xf32>) outs(%6, %4 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_125: i64):
      %204 = linalg.index 0 : index
      %205 = arith.index_cast %204 : index to i64
      %206 = arith.maximumf %in, %out : f32
      %207 = arith.cmpf ogt, %in, %out : f32
      %208 = arith.select %207, %205, %out_125 : i64
      linalg.yield %206, %208 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_37 = tensor.expand_shape %49#0 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.absf %in : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<1x5x5xf32>) outs(%35 : tensor<1x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.extf %in : f32 to f64
      %205 = arith.cmpf oeq, %204, %cst_2 : f64
      linalg.yield %205 : i1
    } -> tensor<1x5x5xi1>
    %52 = linalg.generic {indexing_maps = [#map, #map9, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %cst_5, %expanded_37 : tensor<1x5x5xi1>, tensor<f32>, tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %collapsed_38 = tensor.collapse_shape %52 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %52 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%54 : tensor<3x5x5xf32>) outs(%41 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.log %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %collapsed_38 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_39 = tensor.extract_slice %20[0, 2, 0] [5, 1, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<5x1x5xf32>
    %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2]] : tensor<5x1x5xf32> into tensor<5x5xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%57, %collapsed_40 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg3 : tensor<5xi64>) outs(%27 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi sgt, %in, %c2_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<5xi1>
    %expanded_41 = tensor.expand_shape %59 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %60 = linalg.generic {indexing_maps = [#map11, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_41, %58, %47 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %padded_42 = tensor.pad %60 low[0, 1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x6xf32>
    %extracted_slice_43 = tensor.extract_slice %padded_42[0, 0] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %padded_44 = tensor.pad %60 low[0, 2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x7xf32>
    %extracted_slice_45 = tensor.extract_slice %padded_44[0, 0] [5, 5] [1, 1] : tensor<5x7xf32> to tensor<5x5xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_4, %extracted_slice_45 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %concat_46 = tensor.concat dim(0) %60, %extracted_slice_43, %61 : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<15x5xf32>
    %expanded_47 = tensor.expand_shape %concat_46 [[0, 1], [2]] output_shape [3, 5, 5] : tensor<15x5xf32> into tensor<3x5x5xf32>
    %62:2 = linalg.generic {indexing_maps = [#map, #map8, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_47 : tensor<3x5x5xf32>) outs(%6, %4 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_125: i64):
      %204 = linalg.index 0 : index
      %205 = arith.index_cast %204 : index to i64
      %206 = arith.maximumf %in, %out : f32
      %207 = arith.cmpf ogt, %in, %out : f32
      %208 = arith.select %207, %205, %out_125 : i64
      linalg.yield %206, %208 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_48 = tensor.expand_shape %62#0 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.absf %in : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x5x5xf32>) outs(%35 : tensor<1x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.extf %in : f32 to f64
      %205 = arith.cmpf oeq, %204, %cst_2 : f64
      linalg.yield %205 : i1
    } -> tensor<1x5x5xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map9, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %cst_5, %expanded_48 : tensor<1x5x5xi1>, tensor<f32>, tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %collapsed_49 = tensor.collapse_shape %65 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %65 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%67 : tensor<3x5x5xf32>) outs(%41 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.log %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%69, %collapsed_49 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_50 = tensor.extract_slice %20[0, 3, 0] [5, 1, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<5x1x5xf32>
    %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [[0, 1], [2]] : tensor<5x1x5xf32> into tensor<5x5xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%70, %collapsed_51 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg3 : tensor<5xi64>) outs(%27 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<5xi1>
    %expanded_52 = tensor.expand_shape %72 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %73 = linalg.generic {indexing_maps = [#map11, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_52, %71, %60 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %padded_53 = tensor.pad %73 low[0, 1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x6xf32>
    %extracted_slice_54 = tensor.extract_slice %padded_53[0, 0] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %padded_55 = tensor.pad %73 low[0, 2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_10 : f32
    } : tensor<5x5xf32> to tensor<5x7xf32>
    %extracted_slice_56 = tensor.extract_slice %padded_55[0, 0] [5, 5] [1, 1] : tensor<5x7xf32> to tensor<5x5xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_4, %extracted_slice_56 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %concat_57 = tensor.concat dim(0) %73, %extracted_slice_54, %74 : (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<15x5xf32>
    %expanded_58 = tensor.expand_shape %concat_57 [[0, 1], [2]] output_shape [3, 5, 5] : tensor<15x5xf32> into tensor<3x5x5xf32>
    %75:2 = linalg.generic {indexing_maps = [#map, #map8, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%expanded_58 : tensor<3x5x5xf32>) outs(%6, %4 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_125: i64):
      %204 = linalg.index 0 : index
      %205 = arith.index_cast %204 : index to i64
      %206 = arith.maximumf %in, %out : f32
      %207 = arith.cmpf ogt, %in, %out : f32
      %208 = arith.select %207, %205, %out_125 : i64
      linalg.yield %206, %208 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_59 = tensor.expand_shape %75#0 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.absf %in : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<1x5x5xf32>) outs(%35 : tensor<1x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.extf %in : f32 to f64
      %205 = arith.cmpf oeq, %204, %cst_2 : f64
      linalg.yield %205 : i1
    } -> tensor<1x5x5xi1>
    %78 = linalg.generic {indexing_maps = [#map, #map9, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %cst_5, %expanded_59 : tensor<1x5x5xi1>, tensor<f32>, tensor<1x5x5xf32>) outs(%33 : tensor<1x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<1x5x5xf32>
    %collapsed_60 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %78 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "parallel", "parallel"]} ins(%80 : tensor<3x5x5xf32>) outs(%41 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.log %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%82, %collapsed_60 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_61 = tensor.extract_slice %20[0, 4, 0] [5, 1, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<5x1x5xf32>
    %collapsed_62 = tensor.collapse_shape %extracted_slice_61 [[0, 1], [2]] : tensor<5x1x5xf32> into tensor<5x5xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%83, %collapsed_62 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg3 : tensor<5xi64>) outs(%27 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<5xi1>
    %expanded_63 = tensor.expand_shape %85 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %86 = linalg.generic {indexing_maps = [#map11, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_63, %84, %73 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg4 : tensor<5xi64>) outs(%25 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %204 = arith.muli %in, %c2_i64 : i64
      linalg.yield %204 : i64
    } -> tensor<5xi64>
    %88 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%87 : tensor<5xi64>) outs(%25 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %204 = arith.subi %in, %c1_i64 : i64
      linalg.yield %204 : i64
    } -> tensor<5xi64>
    %expanded_64 = tensor.expand_shape %87 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_65 = tensor.expand_shape %88 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %concat_66 = tensor.concat dim(1) %expanded_64, %expanded_65 : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x2xi64>
    %89 = tensor.empty() : tensor<5x2xf32>
    %90 = linalg.fill ins(%cst_12 : f32) outs(%89 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%concat_66 : tensor<5x2xi64>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %204 = linalg.index 0 : index
      %205 = arith.index_cast %in : i64 to index
      %206 = arith.cmpi slt, %205, %c5 : index
      cf.assert %206, "index must be smaller than dim size"
      %207 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %207, "index must be larger or equal to 0"
      %extracted = tensor.extract %86[%204, %205] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x2xf32>
    %92 = linalg.fill ins(%c0_i64 : i64) outs(%25 : tensor<5xi64>) -> tensor<5xi64>
    %93 = tensor.empty() : tensor<5xf32>
    %94 = linalg.fill ins(%cst_1 : f32) outs(%93 : tensor<5xf32>) -> tensor<5xf32>
    %95:2 = linalg.generic {indexing_maps = [#map4, #map12, #map12], iterator_types = ["parallel", "reduction"]} ins(%91 : tensor<5x2xf32>) outs(%94, %92 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_125: i64):
      %204 = linalg.index 1 : index
      %205 = arith.index_cast %204 : index to i64
      %206 = arith.maximumf %in, %out : f32
      %207 = arith.cmpf ogt, %in, %out : f32
      %208 = arith.select %207, %205, %out_125 : i64
      linalg.yield %206, %208 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_67 = tensor.expand_shape %95#0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %96 = tensor.empty() : tensor<5x1xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_67 : tensor<5x1xf32>) outs(%96 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.absf %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x1xf32>
    %98 = tensor.empty() : tensor<5x1xi1>
    %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<5x1xf32>) outs(%98 : tensor<5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.extf %in : f32 to f64
      %205 = arith.cmpf oeq, %204, %cst_2 : f64
      linalg.yield %205 : i1
    } -> tensor<5x1xi1>
    %100 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %cst_5, %expanded_67 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%96 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x1xf32>
    %collapsed_68 = tensor.collapse_shape %100 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%91, %100 : tensor<5x2xf32>, tensor<5x1xf32>) outs(%89 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x2xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<5x2xf32>) outs(%89 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x2xf32>
    %103 = linalg.fill ins(%cst_12 : f32) outs(%93 : tensor<5xf32>) -> tensor<5xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "reduction"]} ins(%102 : tensor<5x2xf32>) outs(%103 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5xf32>
    %105 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%104 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.log %in : f32
      linalg.yield %204 : f32
    } -> tensor<5xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%105, %collapsed_68 : tensor<5xf32>, tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%106, %arg4 : tensor<5xf32>, tensor<5xi64>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_125: i64, %out: f32):
      %204 = arith.sitofp %in_125 : i64 to f32
      %205 = arith.divf %in, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<5xf32>
    %108 = tensor.empty() : tensor<f32>
    %109 = linalg.fill ins(%cst_12 : f32) outs(%108 : tensor<f32>) -> tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map5, #map13], iterator_types = ["reduction"]} ins(%107 : tensor<5xf32>) outs(%109 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%110 : tensor<f32>) outs(%108 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.divf %in, %cst_11 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%111 : tensor<f32>) outs(%108 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.negf %in : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %113 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<5x5xi1>) outs(%92 : tensor<5xi64>) {
    ^bb0(%in: i1, %out: i64):
      %204 = arith.extui %in : i1 to i64
      %205 = arith.addi %204, %out : i64
      linalg.yield %205 : i64
    } -> tensor<5xi64>
    %114 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%cst_6 : tensor<f32>) outs(%108 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.negf %in : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map13, #map5], iterator_types = ["parallel"]} ins(%114 : tensor<f32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %116 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%115 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.divf %in, %cst_11 : f32
      linalg.yield %204 : f32
    } -> tensor<5xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%116, %arg4 : tensor<5xf32>, tensor<5xi64>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_125: i64, %out: f32):
      %204 = arith.sitofp %in_125 : i64 to f32
      %205 = arith.divf %in, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<5xf32>
    %expanded_69 = tensor.expand_shape %117 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %expanded_70 = tensor.expand_shape %106 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%91, %expanded_70 : tensor<5x2xf32>, tensor<5x1xf32>) outs(%89 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x2xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<5x2xf32>) outs(%89 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x2xf32>
    %120 = linalg.generic {indexing_maps = [#map11, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_69, %119 : tensor<5x1xf32>, tensor<5x2xf32>) outs(%89 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.mulf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x2xf32>
    %121 = tensor.empty() : tensor<10x1xi64>
    %122 = linalg.fill ins(%c0_i64 : i64) outs(%121 : tensor<10x1xi64>) -> tensor<10x1xi64>
    %123 = tensor.empty() : tensor<10xf32>
    %124 = linalg.fill ins(%cst_12 : f32) outs(%123 : tensor<10xf32>) -> tensor<10xf32>
    %125:3 = linalg.generic {indexing_maps = [#map15, #map15, #map5], iterator_types = ["parallel"]} outs(%122, %122, %124 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64, %out_125: i64, %out_126: f32):
      %204 = linalg.index 0 : index
      %205 = arith.remsi %204, %c2 : index
      %206 = arith.divsi %204, %c2 : index
      %207 = arith.remsi %206, %c5 : index
      %extracted = tensor.extract %concat_66[%207, %205] : tensor<5x2xi64>
      %extracted_127 = tensor.extract %120[%207, %205] : tensor<5x2xf32>
      %208 = arith.index_cast %207 : index to i64
      linalg.yield %208, %extracted, %extracted_127 : i64, i64, f32
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>)
    %126 = tensor.empty() : tensor<10x2xi64>
    %127 = linalg.fill ins(%c0_i64 : i64) outs(%126 : tensor<10x2xi64>) -> tensor<10x2xi64>
    %inserted_slice = tensor.insert_slice %125#0 into %127[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
    %inserted_slice_71 = tensor.insert_slice %125#1 into %inserted_slice[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
    %128 = "tm_tensor.scatter"(%125#2, %inserted_slice_71, %cst_0) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %204 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%204) : (f32) -> ()
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %129 = linalg.generic {indexing_maps = [#map11, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_63, %cst_5, %128 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %130 = linalg.generic {indexing_maps = [#map11, #map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_63, %128, %cst_5 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<f32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %expanded_72 = tensor.expand_shape %26 [[0, 1, 2]] output_shape [1, 5, 1] : tensor<5xi64> into tensor<1x5x1xi64>
    %131 = tensor.empty() : tensor<1x5x1xi1>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<1x5x1xi64>) outs(%131 : tensor<1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi eq, %in, %c4_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<1x5x1xi1>
    %133 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %134 = linalg.generic {indexing_maps = [#map16, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %133, %cst_7 : tensor<1x5x1xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %expanded_73 = tensor.expand_shape %130 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %expanded_74 = tensor.expand_shape %83 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %expanded_74 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %137 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73, %136 : tensor<1x5x5xf32>, tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.mulf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %extracted_slice_75 = tensor.extract_slice %137[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_76 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_77 = tensor.extract_slice %137[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_78 = tensor.collapse_shape %extracted_slice_77 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_79 = tensor.extract_slice %137[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_80 = tensor.collapse_shape %extracted_slice_79 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%129, %collapsed_76 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_5, %collapsed_80 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_81 = tensor.insert_slice %139 into %cst_8[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x7xf32>
    %padded_82 = tensor.pad %inserted_slice_81 low[0, -2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x7xf32> to tensor<5x5xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138, %padded_82 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_83 = tensor.insert_slice %collapsed_78 into %cst_9[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x6xf32>
    %padded_84 = tensor.pad %inserted_slice_83 low[0, -1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x6xf32> to tensor<5x5xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%140, %padded_84 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %142 = linalg.generic {indexing_maps = [#map11, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_52, %cst_5, %141 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %143 = linalg.generic {indexing_maps = [#map11, #map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_52, %141, %cst_5 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<f32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<1x5x1xi64>) outs(%131 : tensor<1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi eq, %in, %c3_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<1x5x1xi1>
    %145 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %146 = linalg.generic {indexing_maps = [#map16, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %145, %cst_7 : tensor<1x5x1xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %146 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %expanded_85 = tensor.expand_shape %143 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %expanded_86 = tensor.expand_shape %70 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %expanded_86 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %150 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %149 : tensor<1x5x5xf32>, tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.mulf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %extracted_slice_87 = tensor.extract_slice %150[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_88 = tensor.collapse_shape %extracted_slice_87 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_89 = tensor.extract_slice %150[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_90 = tensor.collapse_shape %extracted_slice_89 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_91 = tensor.extract_slice %150[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_92 = tensor.collapse_shape %extracted_slice_91 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%142, %collapsed_88 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_5, %collapsed_92 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_93 = tensor.insert_slice %152 into %cst_8[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x7xf32>
    %padded_94 = tensor.pad %inserted_slice_93 low[0, -2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x7xf32> to tensor<5x5xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%151, %padded_94 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_95 = tensor.insert_slice %collapsed_90 into %cst_9[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x6xf32>
    %padded_96 = tensor.pad %inserted_slice_95 low[0, -1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x6xf32> to tensor<5x5xf32>
    %154 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%153, %padded_96 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %155 = linalg.generic {indexing_maps = [#map11, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_41, %cst_5, %154 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %156 = linalg.generic {indexing_maps = [#map11, #map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_41, %154, %cst_5 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<f32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<1x5x1xi64>) outs(%131 : tensor<1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<1x5x1xi1>
    %158 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156 : tensor<5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %159 = linalg.generic {indexing_maps = [#map16, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %158, %cst_7 : tensor<1x5x1xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %159 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %expanded_97 = tensor.expand_shape %156 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %expanded_98 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_36, %expanded_98 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %163 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_97, %162 : tensor<1x5x5xf32>, tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.mulf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %extracted_slice_99 = tensor.extract_slice %163[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_100 = tensor.collapse_shape %extracted_slice_99 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_101 = tensor.extract_slice %163[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_102 = tensor.collapse_shape %extracted_slice_101 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_103 = tensor.extract_slice %163[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_104 = tensor.collapse_shape %extracted_slice_103 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%155, %collapsed_100 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_5, %collapsed_104 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_105 = tensor.insert_slice %165 into %cst_8[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x7xf32>
    %padded_106 = tensor.pad %inserted_slice_105 low[0, -2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x7xf32> to tensor<5x5xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %padded_106 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_107 = tensor.insert_slice %collapsed_102 into %cst_9[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x6xf32>
    %padded_108 = tensor.pad %inserted_slice_107 low[0, -1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x6xf32> to tensor<5x5xf32>
    %167 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%166, %padded_108 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %168 = linalg.generic {indexing_maps = [#map11, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %cst_5, %167 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %169 = linalg.generic {indexing_maps = [#map11, #map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %167, %cst_5 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<f32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<1x5x1xi64>) outs(%131 : tensor<1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<1x5x1xi1>
    %171 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %172 = linalg.generic {indexing_maps = [#map16, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %171, %cst_7 : tensor<1x5x1xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %172 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %expanded_109 = tensor.expand_shape %169 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %expanded_110 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %expanded_110 : tensor<3x5x5xf32>, tensor<1x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %176 = linalg.generic {indexing_maps = [#map10, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_109, %175 : tensor<1x5x5xf32>, tensor<3x5x5xf32>) outs(%38 : tensor<3x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.mulf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x5x5xf32>
    %extracted_slice_111 = tensor.extract_slice %176[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_112 = tensor.collapse_shape %extracted_slice_111 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_113 = tensor.extract_slice %176[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_114 = tensor.collapse_shape %extracted_slice_113 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %extracted_slice_115 = tensor.extract_slice %176[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<3x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_116 = tensor.collapse_shape %extracted_slice_115 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %177 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%168, %collapsed_112 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_5, %collapsed_116 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_117 = tensor.insert_slice %178 into %cst_8[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x7xf32>
    %padded_118 = tensor.pad %inserted_slice_117 low[0, -2] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x7xf32> to tensor<5x5xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%177, %padded_118 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_119 = tensor.insert_slice %collapsed_114 into %cst_9[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x6xf32>
    %padded_120 = tensor.pad %inserted_slice_119 low[0, -1] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_12 : f32
    } : tensor<5x6xf32> to tensor<5x5xf32>
    %180 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %padded_120 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %181 = linalg.generic {indexing_maps = [#map6, #map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%28, %180, %cst_5 : tensor<5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%5 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<1x5x1xi64>) outs(%131 : tensor<1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %204 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %204 : i1
    } -> tensor<1x5x1xi1>
    %183 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %184 = linalg.generic {indexing_maps = [#map16, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %183, %cst_7 : tensor<1x5x1xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_125: f32, %in_126: f32, %out: f32):
      %204 = arith.select %in, %in_125, %in_126 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173, %184 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%18 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.addf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x5xf32>
    %186 = tensor.empty() : tensor<125x1xi64>
    %187 = linalg.fill ins(%c0_i64 : i64) outs(%186 : tensor<125x1xi64>) -> tensor<125x1xi64>
    %188 = tensor.empty() : tensor<125xf32>
    %189 = linalg.fill ins(%cst_12 : f32) outs(%188 : tensor<125xf32>) -> tensor<125xf32>
    %190:4 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map5], iterator_types = ["parallel"]} outs(%187, %187, %187, %189 : tensor<125x1xi64>, tensor<125x1xi64>, tensor<125x1xi64>, tensor<125xf32>) {
    ^bb0(%out: i64, %out_125: i64, %out_126: i64, %out_127: f32):
      %204 = linalg.index 0 : index
      %205 = arith.remsi %204, %c5 : index
      %206 = arith.divsi %204, %c5 : index
      %207 = arith.remsi %206, %c5 : index
      %208 = arith.divsi %206, %c5 : index
      %209 = arith.remsi %208, %c5 : index
      %extracted = tensor.extract %17[%209, %207, %205] : tensor<5x5x5xi64>
      %extracted_128 = tensor.extract %185[%209, %207, %205] : tensor<5x5x5xf32>
      %210 = arith.index_cast %209 : index to i64
      %211 = arith.index_cast %207 : index to i64
      linalg.yield %210, %211, %extracted, %extracted_128 : i64, i64, i64, f32
    } -> (tensor<125x1xi64>, tensor<125x1xi64>, tensor<125x1xi64>, tensor<125xf32>)
    %191 = tensor.empty() : tensor<125x3xi64>
    %192 = linalg.fill ins(%c0_i64 : i64) outs(%191 : tensor<125x3xi64>) -> tensor<125x3xi64>
    %inserted_slice_121 = tensor.insert_slice %190#0 into %192[0, 0] [125, 1] [1, 1] : tensor<125x1xi64> into tensor<125x3xi64>
    %inserted_slice_122 = tensor.insert_slice %190#1 into %inserted_slice_121[0, 1] [125, 1] [1, 1] : tensor<125x1xi64> into tensor<125x3xi64>
    %inserted_slice_123 = tensor.insert_slice %190#2 into %inserted_slice_122[0, 2] [125, 1] [1, 1] : tensor<125x1xi64> into tensor<125x3xi64>
    %193 = "tm_tensor.scatter"(%190#3, %inserted_slice_123, %cst) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %204 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%204) : (f32) -> ()
    }) : (tensor<125xf32>, tensor<125x3xi64>, tensor<5x5x4xf32>) -> tensor<5x5x4xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<5x5x4xf32>) outs(%8 : tensor<5x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.exp %in : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x4xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<5x5x4xf32>) outs(%12 : tensor<5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %out : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x1xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %195 : tensor<5x5x4xf32>, tensor<5x5x1xf32>) outs(%8 : tensor<5x5x4xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.mulf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x4xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %196 : tensor<5x5x4xf32>, tensor<5x5x4xf32>) outs(%8 : tensor<5x5x4xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<5x5x4xf32>
    %collapsed_124 = tensor.collapse_shape %197 [[0, 1], [2]] : tensor<5x5x4xf32> into tensor<25x4xf32>
    %198 = tensor.empty() : tensor<3x25xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<25x3xf32>) outs(%198 : tensor<3x25xf32>) permutation = [1, 0] 
    %199 = tensor.empty() : tensor<3x4xf32>
    %200 = linalg.fill ins(%cst_12 : f32) outs(%199 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %201 = linalg.matmul ins(%transposed, %collapsed_124 : tensor<3x25xf32>, tensor<25x4xf32>) outs(%200 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %202 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<3x4xf32>) outs(%199 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.truncf %cst_3 : f64 to f32
      %205 = arith.mulf %in, %204 : f32
      linalg.yield %205 : f32
    } -> tensor<3x4xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %202 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%199 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_125: f32, %out: f32):
      %204 = arith.subf %in, %in_125 : f32
      linalg.yield %204 : f32
    } -> tensor<3x4xf32>
    return %203, %112, %113 : tensor<3x4xf32>, tensor<f32>, tensor<5xi64>
  }
}

