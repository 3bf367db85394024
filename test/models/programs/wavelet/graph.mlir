#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<8xf32> {dp.name = "params.keep", dp.state}, %arg1: tensor<2xf32> {dp.name = "params.predict", dp.state}, %arg2: tensor<2xf32> {dp.name = "params.update", dp.state}, %arg3: tensor<6x2x8xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<8xf32> {dp.name = "params.keep", dp.updates = 0 : i64}, tensor<2xf32> {dp.name = "params.predict", dp.updates = 1 : i64}, tensor<2xf32> {dp.name = "params.update", dp.updates = 2 : i64}, tensor<6xf32> {dp.name = "detail"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<-1> : tensor<i32>
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst_0 = arith.constant 0.010416667 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 6.000000e+01 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 4.800000e+01 : f32
    %cst_5 = arith.constant 9.600000e+01 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %extracted_slice = tensor.extract_slice %arg3[0, 0, 0] [6, 2, 4] [1, 1, 2] : tensor<6x2x8xf32> to tensor<6x2x4xf32>
    %extracted_slice_11 = tensor.extract_slice %arg3[0, 0, 1] [6, 2, 4] [1, 1, 2] : tensor<6x2x8xf32> to tensor<6x2x4xf32>
    %extracted_slice_12 = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_12 [] : tensor<1xf32> into tensor<f32>
    %0 = tensor.empty() : tensor<6x2x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<f32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %extracted_slice : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_11, %2 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %extracted_slice_13 = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [] : tensor<1xf32> into tensor<f32>
    %extracted_slice_15 = tensor.extract_slice %extracted_slice[0, 0, 1] [6, 2, 3] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x3xf32>
    %extracted_slice_16 = tensor.extract_slice %extracted_slice[0, 0, 0] [6, 2, 1] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x1xf32>
    %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %138 = linalg.index 1 : index
      %139 = linalg.index 2 : index
      %140 = arith.cmpi ult, %139, %c3 : index
      %141 = scf.if %140 -> (f32) {
        %extracted = tensor.extract %extracted_slice_15[%137, %138, %139] : tensor<6x2x3xf32>
        scf.yield %extracted : f32
      } else {
        %142 = arith.subi %139, %c3 : index
        %extracted = tensor.extract %extracted_slice_16[%137, %138, %142] : tensor<6x2x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %141 : f32
    } -> tensor<6x2x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_14 : tensor<f32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %4 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %extracted_slice_17 = tensor.extract_slice %arg2[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [] : tensor<1xf32> into tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_18 : tensor<f32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %7 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %9 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %extracted_slice_19 = tensor.extract_slice %arg2[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [] : tensor<1xf32> into tensor<f32>
    %extracted_slice_21 = tensor.extract_slice %7[0, 0, 3] [6, 2, 1] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x1xf32>
    %extracted_slice_22 = tensor.extract_slice %7[0, 0, 0] [6, 2, 3] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x3xf32>
    %11 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %138 = linalg.index 1 : index
      %139 = linalg.index 2 : index
      %140 = arith.cmpi ult, %139, %c1 : index
      %141 = scf.if %140 -> (f32) {
        %extracted = tensor.extract %extracted_slice_21[%137, %138, %139] : tensor<6x2x1xf32>
        scf.yield %extracted : f32
      } else {
        %142 = arith.subi %139, %c1 : index
        %extracted = tensor.extract %extracted_slice_22[%137, %138, %142] : tensor<6x2x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %141 : f32
    } -> tensor<6x2x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<f32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %11 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %extracted_slice_23 = tensor.extract_slice %arg0[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %15 = tensor.empty() : tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_23 : tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%16 : tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%18, %17 : tensor<4xf32>, tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%18, %19 : tensor<4xf32>, tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.divf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%18, %20 : tensor<4xf32>, tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%20, %21 : tensor<4xf32>, tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %23 = tensor.empty() : tensor<1x1x4xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4xf32>) outs(%23 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x1x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %25 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %27 = tensor.empty() : tensor<6x2x8xf32>
    %28 = linalg.fill ins(%cst_6 : f32) outs(%27 : tensor<6x2x8xf32>) -> tensor<6x2x8xf32>
    %inserted_slice = tensor.insert_slice %14 into %28[0, 0, 0] [6, 2, 4] [1, 1, 2] : tensor<6x2x4xf32> into tensor<6x2x8xf32>
    %inserted_slice_24 = tensor.insert_slice %26 into %28[0, 0, 1] [6, 2, 4] [1, 1, 2] : tensor<6x2x4xf32> into tensor<6x2x8xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_24 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %padded = tensor.pad %29 low[0, 0, 0] high[0, 0, 2] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_6 : f32
    } : tensor<6x2x8xf32> to tensor<6x2x10xf32>
    %extracted_slice_25 = tensor.extract_slice %padded[0, 0, 1] [6, 2, 5] [1, 1, 1] : tensor<6x2x10xf32> to tensor<6x2x5xf32>
    %expanded = tensor.expand_shape %29 [[0], [1], [2, 3]] output_shape [6, 2, 2, 4] : tensor<6x2x8xf32> into tensor<6x2x2x4xf32>
    %30 = tensor.empty() : tensor<6x2x4x2xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x2x2x4xf32>) outs(%30 : tensor<6x2x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4x2xf32>
    %collapsed_26 = tensor.collapse_shape %31 [[0, 1, 2, 3]] : tensor<6x2x4x2xf32> into tensor<96xf32>
    %expanded_27 = tensor.expand_shape %collapsed_26 [[0, 1, 2]] output_shape [6, 4, 4] : tensor<96xf32> into tensor<6x4x4xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %arg3 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %32 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x8xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %32 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %36 = tensor.empty() : tensor<f32>
    %37 = linalg.fill ins(%cst_6 : f32) outs(%36 : tensor<f32>) -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%33 : tensor<6x2x8xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%38 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_5 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.absf %in : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %42 = tensor.empty() : tensor<6x2x4xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %41 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%42 : tensor<6x2x4xi1>) {
    ^bb0(%in: f32, %in_47: f32, %out: i1):
      %137 = arith.cmpf oge, %in, %in_47 : f32
      linalg.yield %137 : i1
    } -> tensor<6x2x4xi1>
    %44 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%40 : tensor<6x2x4xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%44 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_4 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%45 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.mulf %in, %cst_3 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%39, %46 : tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %48 = tensor.empty() : tensor<6x2x5xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %extracted_slice_25 : tensor<6x2x5xf32>, tensor<6x2x5xf32>) outs(%48 : tensor<6x2x5xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x5xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%48 : tensor<6x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x5xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %extracted_slice_25 : tensor<6x2x5xf32>, tensor<6x2x5xf32>) outs(%48 : tensor<6x2x5xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x5xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%49 : tensor<6x2x5xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%52 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_2 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%53 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.mulf %in, %cst_3 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%47, %54 : tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<4x4xi32>
    %57 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel"]} outs(%56 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %137 = linalg.index 0 : index
      %138 = arith.index_cast %137 : index to i32
      linalg.yield %138 : i32
    } -> tensor<4x4xi32>
    %58 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%56 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %59 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%57, %58 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%56 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %137 = arith.addi %in, %in_47 : i32
      linalg.yield %137 : i32
    } -> tensor<4x4xi32>
    %60 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel"]} outs(%56 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %137 = linalg.index 1 : index
      %138 = arith.index_cast %137 : index to i32
      linalg.yield %138 : i32
    } -> tensor<4x4xi32>
    %61 = tensor.empty() : tensor<4x4xi1>
    %62 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%59, %60 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%61 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %137 = arith.cmpi sge, %in, %in_47 : i32
      linalg.yield %137 : i1
    } -> tensor<4x4xi1>
    %63 = tensor.empty() : tensor<6x4x4xi1>
    %64 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<4x4xi1>) outs(%63 : tensor<6x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<6x4x4xi1>
    %65 = tensor.empty() : tensor<6x4x4xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %66, %expanded_27 : tensor<6x4x4xi1>, tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %137 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %137 : f32
    } -> tensor<6x4x4xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %67 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x4x4xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %67 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x4x4xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%68 : tensor<6x4x4xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %72 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%71 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_5 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%72 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.mulf %in, %cst_3 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%55, %73 : tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %75 = tensor.empty() : tensor<6xf32>
    %76 = linalg.fill ins(%cst_1 : f32) outs(%75 : tensor<6xf32>) -> tensor<6xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%26 : tensor<6x2x4xf32>) outs(%76 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.maximumf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<6xf32>
    %78 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%36 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%78 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_5 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<f32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %70 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x4x4xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %66, %81 : tensor<6x4x4xi1>, tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%65 : tensor<6x4x4xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %137 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %137 : f32
    } -> tensor<6x4x4xf32>
    %83 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%78 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_2 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<f32>) outs(%48 : tensor<6x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x5xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %51 : tensor<6x2x5xf32>, tensor<6x2x5xf32>) outs(%48 : tensor<6x2x5xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x5xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%78 : tensor<f32>) outs(%36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_4 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<f32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x4xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %41, %87 : tensor<6x2x4xi1>, tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %137 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %87, %41 : tensor<6x2x4xi1>, tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %137 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %90 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %92 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%36 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<f32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x8xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %35 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %collapsed_28 = tensor.collapse_shape %82 [[0, 1, 2]] : tensor<6x4x4xf32> into tensor<96xf32>
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0, 1, 2, 3]] output_shape [6, 2, 4, 2] : tensor<96xf32> into tensor<6x2x4x2xf32>
    %95 = tensor.empty() : tensor<6x2x2x4xf32>
    %96 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<6x2x4x2xf32>) outs(%95 : tensor<6x2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x2x4xf32>
    %collapsed_30 = tensor.collapse_shape %96 [[0], [1], [2, 3]] : tensor<6x2x2x4xf32> into tensor<6x2x8xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %collapsed_30 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %padded_31 = tensor.pad %85 low[0, 0, 1] high[0, 0, 2] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_6 : f32
    } : tensor<6x2x5xf32> to tensor<6x2x8xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %padded_31 : tensor<6x2x8xf32>, tensor<6x2x8xf32>) outs(%27 : tensor<6x2x8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x8xf32>
    %extracted_slice_32 = tensor.extract_slice %98[0, 0, 1] [6, 2, 7] [1, 1, 1] : tensor<6x2x8xf32> to tensor<6x2x7xf32>
    %extracted_slice_33 = tensor.extract_slice %extracted_slice_32[0, 0, 0] [6, 2, 4] [1, 1, 2] : tensor<6x2x7xf32> to tensor<6x2x4xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %extracted_slice_33 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %padded_34 = tensor.pad %98 low[0, 0, 0] high[0, 0, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_6 : f32
    } : tensor<6x2x8xf32> to tensor<6x2x9xf32>
    %extracted_slice_35 = tensor.extract_slice %padded_34[0, 0, 0] [6, 2, 7] [1, 1, 1] : tensor<6x2x9xf32> to tensor<6x2x7xf32>
    %extracted_slice_36 = tensor.extract_slice %extracted_slice_35[0, 0, 0] [6, 2, 4] [1, 1, 2] : tensor<6x2x7xf32> to tensor<6x2x4xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %99 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %101 = linalg.fill ins(%cst_6 : f32) outs(%15 : tensor<4xf32>) -> tensor<4xf32>
    %102 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%100 : tensor<6x2x4xf32>) outs(%101 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %expanded_37 = tensor.expand_shape %102 [[0, 1, 2]] output_shape [1, 1, 4] : tensor<4xf32> into tensor<1x1x4xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %25 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %104 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_37 : tensor<1x1x4xf32>) outs(%101 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%104, %22 : tensor<4xf32>, tensor<4xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<4xf32>
    %padded_38 = tensor.pad %105 low[0] high[4] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<4xf32> to tensor<8xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %extracted_slice_36 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %11 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%107 : tensor<6x2x4xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %extracted_slice_39 = tensor.extract_slice %106[0, 0, 0] [6, 2, 1] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x1xf32>
    %extracted_slice_40 = tensor.extract_slice %106[0, 0, 1] [6, 2, 3] [1, 1, 1] : tensor<6x2x4xf32> to tensor<6x2x3xf32>
    %padded_41 = tensor.pad %extracted_slice_40 low[0, 0, 0] high[0, 0, 1] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_6 : f32
    } : tensor<6x2x3xf32> to tensor<6x2x4xf32>
    %padded_42 = tensor.pad %extracted_slice_39 low[0, 0, 3] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_6 : f32
    } : tensor<6x2x1xf32> to tensor<6x2x4xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_41, %padded_42 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %109 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %111 = tensor.empty() : tensor<1xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%108 : tensor<f32>) outs(%111 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %padded_43 = tensor.pad %112 low[1] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<1xf32> to tensor<2xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %extracted_slice_36 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %113 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %7 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%115 : tensor<6x2x4xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%116 : tensor<f32>) outs(%111 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %padded_44 = tensor.pad %117 low[0] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<1xf32> to tensor<2xf32>
    %118 = tensor.empty() : tensor<2xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%padded_43, %padded_44 : tensor<2xf32>, tensor<2xf32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<2xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %4 : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%121 : tensor<6x2x4xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%122 : tensor<f32>) outs(%111 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %padded_45 = tensor.pad %123 low[1] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<1xf32> to tensor<2xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %extracted_slice : tensor<6x2x4xf32>, tensor<6x2x4xf32>) outs(%0 : tensor<6x2x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<6x2x4xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction", "reduction"]} ins(%124 : tensor<6x2x4xf32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %out, %in : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%125 : tensor<f32>) outs(%111 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %padded_46 = tensor.pad %126 low[0] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %cst_6 : f32
    } : tensor<1xf32> to tensor<2xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%padded_45, %padded_46 : tensor<2xf32>, tensor<2xf32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.addf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<2xf32>
    %128 = tensor.empty() : tensor<8xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%129, %padded_38 : tensor<8xf32>, tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<8xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg0, %130 : tensor<8xf32>, tensor<8xf32>) outs(%128 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<8xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%132, %127 : tensor<2xf32>, tensor<2xf32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<2xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg1, %133 : tensor<2xf32>, tensor<2xf32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<2xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%132, %119 : tensor<2xf32>, tensor<2xf32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.mulf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<2xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg2, %135 : tensor<2xf32>, tensor<2xf32>) outs(%118 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %137 = arith.subf %in, %in_47 : f32
      linalg.yield %137 : f32
    } -> tensor<2xf32>
    return %131, %134, %136, %77, %74 : tensor<8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<6xf32>, tensor<f32>
  }
}

