#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0 + d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0) -> (-d0 + 6)>
#map13 = affine_map<(d0) -> (d0)>
#map14 = affine_map<(d0) -> ()>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2) -> (d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x1xf32> {dp.name = "params.out", dp.state}, %arg1: tensor<4x3xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<7x6x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<7x6xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x1xf32> {dp.name = "params.out", dp.updates = 0 : i64}, tensor<4x3xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<7x6xi32> {dp.name = "count"}, tensor<7xf32> {dp.name = "least"}, tensor<f32> {dp.name = "loss"}, tensor<7x3xf32> {dp.name = "of_batch"}) {
    %cst = arith.constant 0.0238095243 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 4.200000e+01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %cst_4 = arith.constant dense<5.000000e-02> : tensor<f32>
    %cst_5 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_6 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<4.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<3.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<7x6x3xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<7x6x3xf32>) -> tensor<7x6x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg2, %arg1 : tensor<7x6x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      %358 = arith.addf %out, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<7x6x3xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.tanh %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %4 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x3xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %3 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x3xf32>
    %padded = tensor.pad %3 low[0, 5, 0] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x6x3xf32> to tensor<7x11x3xf32>
    %7 = tensor.empty() : tensor<6xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded, %7 : tensor<7x11x3xf32>, tensor<6xf32>) outs(%6 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x3xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %padded_11 = tensor.pad %3 low[0, 0, 0] high[0, 5, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x6x3xf32> to tensor<7x11x3xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_11, %7 : tensor<7x11x3xf32>, tensor<6xf32>) outs(%6 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x3xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %12 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x6x3xf32> to tensor<7x3x3xf32>
    %extracted_slice_12 = tensor.extract_slice %3[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x6x3xf32> to tensor<7x3x3xf32>
    %14 = tensor.empty() : tensor<7x3x3xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_12 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %16 = tensor.empty() : tensor<7x3x3xi1>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %15 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%16 : tensor<7x3x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x3x3xi1>
    %18 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x3xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x3xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %18, %19 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %15 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%16 : tensor<7x3x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x3x3xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x3xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22, %18 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %23 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %18, %19 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %22, %18 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %26 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %extracted_slice_13 = tensor.extract_slice %15[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_14 = tensor.extract_slice %15[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %28 = tensor.empty() : tensor<7x1x3xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %extracted_slice_14 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %30 = tensor.empty() : tensor<7x1x3xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_13, %29 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32, %33 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_14, %29 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %36 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %36, %32 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %38 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %37 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %32, %33 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %36, %32 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_15 = tensor.extract_slice %15[0, 2, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %extracted_slice_15 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %42 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %32, %33 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_15, %42 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %36, %32 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %46 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %32, %33 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %36, %32 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_16 = tensor.extract_slice %15[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %51 = tensor.empty() : tensor<7x2x3xf32>
    %52 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = linalg.index 2 : index
      %359 = linalg.index 1 : index
      %360 = arith.cmpi ult, %359, %c1 : index
      %361 = scf.if %360 -> (f32) {
        %extracted = tensor.extract %extracted_slice_16[%357, %359, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      } else {
        %362 = arith.subi %359, %c1 : index
        %extracted = tensor.extract %42[%357, %362, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %361 : f32
    } -> tensor<7x2x3xf32>
    %53 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %inserted_slice = tensor.insert_slice %52 into %53[0, 0, 0] [7, 2, 3] [1, 2, 1] : tensor<7x2x3xf32> into tensor<7x3x3xf32>
    %inserted_slice_17 = tensor.insert_slice %29 into %53[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_17 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %extracted_slice_18 = tensor.extract_slice %54[0, 0, 0] [7, 2, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %extracted_slice_19 = tensor.extract_slice %3[0, 2, 0] [7, 2, 3] [1, 2, 1] : tensor<7x6x3xf32> to tensor<7x2x3xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %extracted_slice_19 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %56 = tensor.empty() : tensor<7x2x3xi1>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18, %55 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%56 : tensor<7x2x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x2x3xi1>
    %58 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x3xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x3xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %58, %59 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %55 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%56 : tensor<7x2x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x2x3xi1>
    %62 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x3xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %62, %58 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %63 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %58, %59 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %62, %58 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %66 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %extracted_slice_20 = tensor.extract_slice %3[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x6x3xf32> to tensor<7x1x3xf32>
    %68 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = linalg.index 2 : index
      %359 = linalg.index 1 : index
      %360 = arith.cmpi ult, %359, %c1 : index
      %361 = scf.if %360 -> (f32) {
        %extracted = tensor.extract %extracted_slice_20[%357, %359, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      } else {
        %362 = arith.subi %359, %c1 : index
        %extracted = tensor.extract %55[%357, %362, %358] : tensor<7x2x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %361 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_21 = tensor.insert_slice %68 into %1[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %inserted_slice_22 = tensor.insert_slice %54 into %1[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_21, %inserted_slice_22 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.negf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %71 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %72 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %73 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %74 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %extracted_slice_23 = tensor.extract_slice %73[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x6x3xf32> to tensor<7x3x3xf32>
    %extracted_slice_24 = tensor.extract_slice %73[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x6x3xf32> to tensor<7x3x3xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %extracted_slice_24 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %extracted_slice_25 = tensor.extract_slice %76[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_26 = tensor.extract_slice %76[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %extracted_slice_26 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_27 = tensor.extract_slice %76[0, 2, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %extracted_slice_27 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_28 = tensor.extract_slice %76[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %79 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = linalg.index 2 : index
      %359 = linalg.index 1 : index
      %360 = arith.cmpi ult, %359, %c1 : index
      %361 = scf.if %360 -> (f32) {
        %extracted = tensor.extract %extracted_slice_28[%357, %359, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      } else {
        %362 = arith.subi %359, %c1 : index
        %extracted = tensor.extract %78[%357, %362, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %361 : f32
    } -> tensor<7x2x3xf32>
    %inserted_slice_29 = tensor.insert_slice %79 into %53[0, 0, 0] [7, 2, 3] [1, 2, 1] : tensor<7x2x3xf32> into tensor<7x3x3xf32>
    %inserted_slice_30 = tensor.insert_slice %77 into %53[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_29, %inserted_slice_30 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %extracted_slice_31 = tensor.extract_slice %80[0, 0, 0] [7, 2, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %extracted_slice_32 = tensor.extract_slice %73[0, 2, 0] [7, 2, 3] [1, 2, 1] : tensor<7x6x3xf32> to tensor<7x2x3xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31, %extracted_slice_32 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %extracted_slice_33 = tensor.extract_slice %73[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x6x3xf32> to tensor<7x1x3xf32>
    %82 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = linalg.index 2 : index
      %359 = linalg.index 1 : index
      %360 = arith.cmpi ult, %359, %c1 : index
      %361 = scf.if %360 -> (f32) {
        %extracted = tensor.extract %extracted_slice_33[%357, %359, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      } else {
        %362 = arith.subi %359, %c1 : index
        %extracted = tensor.extract %81[%357, %362, %358] : tensor<7x2x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %361 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_34 = tensor.insert_slice %82 into %1[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %inserted_slice_35 = tensor.insert_slice %80 into %1[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_34, %inserted_slice_35 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_12 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %84 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%16 : tensor<7x3x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf une, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x3x3xi1>
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_12 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.absf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.negf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.log1p %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %90 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %86, %91 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x3xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %93 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%16 : tensor<7x3x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x3x3xi1>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %19, %extracted_slice : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %93 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%16 : tensor<7x3x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x3x3xi1>
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %19, %92 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_12, %93 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%16 : tensor<7x3x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x3x3xi1>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %19, %extracted_slice_12 : tensor<7x3x3xi1>, tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %97 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %extracted_slice_36 = tensor.extract_slice %92[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_37 = tensor.extract_slice %92[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %extracted_slice_37 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %extracted_slice_37 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %105 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf une, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %extracted_slice_37 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.absf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.negf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.log1p %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %111 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %107, %112 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %114 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36, %114 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %33, %extracted_slice_36 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %33, %113 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %118 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_37, %114 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %33, %extracted_slice_37 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %118 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_38 = tensor.extract_slice %92[0, 2, 0] [7, 1, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %extracted_slice_38 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %extracted_slice_38 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %126 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf une, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %128 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %extracted_slice_38 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.absf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.negf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.log1p %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %132 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %128, %133 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %114 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %33, %134 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %136 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_38, %114 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%30 : tensor<7x1x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x1x3xi1>
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %33, %extracted_slice_38 : tensor<7x1x3xi1>, tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %136 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %extracted_slice_39 = tensor.extract_slice %92[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %143 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = linalg.index 2 : index
      %359 = linalg.index 1 : index
      %360 = arith.cmpi ult, %359, %c1 : index
      %361 = scf.if %360 -> (f32) {
        %extracted = tensor.extract %extracted_slice_39[%357, %359, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      } else {
        %362 = arith.subi %359, %c1 : index
        %extracted = tensor.extract %134[%357, %362, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %361 : f32
    } -> tensor<7x2x3xf32>
    %inserted_slice_40 = tensor.insert_slice %143 into %53[0, 0, 0] [7, 2, 3] [1, 2, 1] : tensor<7x2x3xf32> into tensor<7x3x3xf32>
    %inserted_slice_41 = tensor.insert_slice %113 into %53[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_40, %inserted_slice_41 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %extracted_slice_42 = tensor.extract_slice %144[0, 0, 0] [7, 2, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %extracted_slice_19 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.maximumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %extracted_slice_19 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %146 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%56 : tensor<7x2x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf une, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x2x3xi1>
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %extracted_slice_19 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.absf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.negf %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.log1p %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %152 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %148, %153 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x3xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_42, %155 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%56 : tensor<7x2x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x2x3xi1>
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %59, %extracted_slice_42 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %155 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%56 : tensor<7x2x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x2x3xi1>
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %59, %154 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %159 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_19, %155 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%56 : tensor<7x2x3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x2x3xi1>
    %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %59, %extracted_slice_19 : tensor<7x2x3xi1>, tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %159 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = math.exp %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %166 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = linalg.index 2 : index
      %359 = linalg.index 1 : index
      %360 = arith.cmpi ult, %359, %c1 : index
      %361 = scf.if %360 -> (f32) {
        %extracted = tensor.extract %extracted_slice_20[%357, %359, %358] : tensor<7x1x3xf32>
        scf.yield %extracted : f32
      } else {
        %362 = arith.subi %359, %c1 : index
        %extracted = tensor.extract %154[%357, %362, %358] : tensor<7x2x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %361 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_43 = tensor.insert_slice %166 into %1[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %inserted_slice_44 = tensor.insert_slice %144 into %1[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_43, %inserted_slice_44 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %69 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %83 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %167 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %172 = tensor.empty() : tensor<7x6x1xf32>
    %173 = linalg.fill ins(%cst_2 : f32) outs(%172 : tensor<7x6x1xf32>) -> tensor<7x6x1xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%171, %arg0 : tensor<7x6x3xf32>, tensor<3x1xf32>) outs(%173 : tensor<7x6x1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      %358 = arith.addf %out, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<7x6x1xf32>
    %collapsed = tensor.collapse_shape %174 [[0], [1, 2]] : tensor<7x6x1xf32> into tensor<7x6xf32>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_20 [[0], [1, 2]] : tensor<7x1x3xf32> into tensor<7x3xf32>
    %175 = tensor.empty() : tensor<7x3xf32>
    %176 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%175 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %padded_46 = tensor.pad %collapsed_45 low[6, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x3xf32> to tensor<13x3xf32>
    %177 = tensor.empty() : tensor<7xf32>
    %178 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_46, %177 : tensor<13x3xf32>, tensor<7xf32>) outs(%176 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x3xf32>
    %extracted_slice_47 = tensor.extract_slice %3[0, 1, 0] [7, 1, 1] [1, 1, 1] : tensor<7x6x3xf32> to tensor<7x1x1xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0, 1, 2]] : tensor<7x1x1xf32> into tensor<7xf32>
    %179 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%collapsed_48 : tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %extracted_slice_49 = tensor.extract_slice %179[0] [3] [2] : tensor<7xf32> to tensor<3xf32>
    %extracted_slice_50 = tensor.extract_slice %179[1] [3] [2] : tensor<7xf32> to tensor<3xf32>
    %180 = tensor.empty() : tensor<3xf32>
    %181 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_49, %extracted_slice_50 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.minimumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %182 = tensor.empty() : tensor<3xi1>
    %183 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_49, %181 : tensor<3xf32>, tensor<3xf32>) outs(%182 : tensor<3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<3xi1>
    %184 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %185 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %186 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%183, %184, %185 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %187 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_50, %181 : tensor<3xf32>, tensor<3xf32>) outs(%182 : tensor<3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<3xi1>
    %188 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %189 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%187, %188, %184 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %190 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%186, %189 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %191 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%187, %184, %185 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %192 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%183, %188, %184 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %193 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%191, %192 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %extracted_slice_51 = tensor.extract_slice %181[0] [1] [2] : tensor<3xf32> to tensor<1xf32>
    %extracted_slice_52 = tensor.extract_slice %181[1] [1] [2] : tensor<3xf32> to tensor<1xf32>
    %194 = tensor.empty() : tensor<1xf32>
    %195 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_51, %extracted_slice_52 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.minimumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %196 = tensor.empty() : tensor<1xi1>
    %197 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_51, %195 : tensor<1xf32>, tensor<1xf32>) outs(%196 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<1xi1>
    %198 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %199 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %200 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%197, %198, %199 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %201 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_52, %195 : tensor<1xf32>, tensor<1xf32>) outs(%196 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<1xi1>
    %202 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %203 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%201, %202, %198 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %204 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%200, %203 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %205 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%201, %198, %199 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %206 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%197, %202, %198 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %207 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%205, %206 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %extracted_slice_53 = tensor.extract_slice %181[2] [1] [2] : tensor<3xf32> to tensor<1xf32>
    %208 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%195, %extracted_slice_53 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.minimumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %209 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%195, %208 : tensor<1xf32>, tensor<1xf32>) outs(%196 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<1xi1>
    %210 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%209, %198, %199 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %211 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_53, %208 : tensor<1xf32>, tensor<1xf32>) outs(%196 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<1xi1>
    %212 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%211, %202, %198 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %213 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%210, %212 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %214 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%211, %198, %199 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %215 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%209, %202, %198 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %216 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%214, %215 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %extracted_slice_54 = tensor.extract_slice %181[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
    %217 = tensor.empty() : tensor<2xf32>
    %218 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel"]} outs(%217 : tensor<2xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = arith.cmpi ult, %357, %c1 : index
      %359 = scf.if %358 -> (f32) {
        %extracted = tensor.extract %extracted_slice_54[%357] : tensor<1xf32>
        scf.yield %extracted : f32
      } else {
        %360 = arith.subi %357, %c1 : index
        %extracted = tensor.extract %208[%360] : tensor<1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %359 : f32
    } -> tensor<2xf32>
    %219 = linalg.fill ins(%cst_2 : f32) outs(%180 : tensor<3xf32>) -> tensor<3xf32>
    %inserted_slice_55 = tensor.insert_slice %218 into %219[0] [2] [2] : tensor<2xf32> into tensor<3xf32>
    %inserted_slice_56 = tensor.insert_slice %195 into %219[1] [1] [2] : tensor<1xf32> into tensor<3xf32>
    %220 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%inserted_slice_55, %inserted_slice_56 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %extracted_slice_57 = tensor.extract_slice %179[2] [3] [2] : tensor<7xf32> to tensor<3xf32>
    %221 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%220, %extracted_slice_57 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.minimumf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %222 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%220, %221 : tensor<3xf32>, tensor<3xf32>) outs(%182 : tensor<3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<3xi1>
    %223 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%222, %184, %185 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %224 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_57, %221 : tensor<3xf32>, tensor<3xf32>) outs(%182 : tensor<3xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf oeq, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<3xi1>
    %225 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%224, %188, %184 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %226 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%223, %225 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %227 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%224, %184, %185 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %228 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel"]} ins(%222, %188, %184 : tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_135: f32, %in_136: f32, %out: f32):
      %357 = arith.select %in, %in_135, %in_136 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %229 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%227, %228 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %extracted_slice_58 = tensor.extract_slice %179[0] [1] [1] : tensor<7xf32> to tensor<1xf32>
    %230 = tensor.empty() : tensor<4xf32>
    %231 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel"]} outs(%230 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %357 = linalg.index 0 : index
      %358 = arith.cmpi ult, %357, %c1 : index
      %359 = scf.if %358 -> (f32) {
        %extracted = tensor.extract %extracted_slice_58[%357] : tensor<1xf32>
        scf.yield %extracted : f32
      } else {
        %360 = arith.subi %357, %c1 : index
        %extracted = tensor.extract %221[%360] : tensor<3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %359 : f32
    } -> tensor<4xf32>
    %232 = linalg.fill ins(%cst_2 : f32) outs(%177 : tensor<7xf32>) -> tensor<7xf32>
    %inserted_slice_59 = tensor.insert_slice %231 into %232[0] [4] [2] : tensor<4xf32> into tensor<7xf32>
    %inserted_slice_60 = tensor.insert_slice %220 into %232[1] [3] [2] : tensor<3xf32> into tensor<7xf32>
    %233 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%inserted_slice_59, %inserted_slice_60 : tensor<7xf32>, tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7xf32>
    %234 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%233 : tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %235 = tensor.empty() : tensor<7x6xf32>
    %236 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg3 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%235 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6xf32>
    %237 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%236, %236 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%235 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6xf32>
    %238 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%235 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6xf32>
    %239 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%238, %236 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%235 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6xf32>
    %240 = tensor.empty() : tensor<f32>
    %241 = linalg.fill ins(%cst_2 : f32) outs(%240 : tensor<f32>) -> tensor<f32>
    %242 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction", "reduction"]} ins(%237 : tensor<7x6xf32>) outs(%241 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<f32>
    %243 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%242 : tensor<f32>) outs(%240 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.divf %in, %cst_1 : f32
      linalg.yield %357 : f32
    } -> tensor<f32>
    %244 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["reduction"]} ins(%234 : tensor<7xf32>) outs(%241 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<f32>
    %245 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%244 : tensor<f32>) outs(%240 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %357 = arith.mulf %in, %cst_0 : f32
      linalg.yield %357 : f32
    } -> tensor<f32>
    %246 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%243, %245 : tensor<f32>, tensor<f32>) outs(%240 : tensor<f32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<f32>
    %247 = tensor.empty() : tensor<7x6xi1>
    %248 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg3 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%247 : tensor<7x6xi1>) {
    ^bb0(%in: f32, %in_135: f32, %out: i1):
      %357 = arith.cmpf ogt, %in, %in_135 : f32
      linalg.yield %357 : i1
    } -> tensor<7x6xi1>
    %249 = tensor.empty() : tensor<7x6xi32>
    %250 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<7x6xi1>) outs(%249 : tensor<7x6xi32>) {
    ^bb0(%in: i1, %out: i32):
      %357 = arith.extui %in : i1 to i32
      linalg.yield %357 : i32
    } -> tensor<7x6xi32>
    %251 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%249 : tensor<7x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x6xi32>
    %padded_61 = tensor.pad %250 low[6, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %c0_i32 : i32
    } : tensor<7x6xi32> to tensor<13x6xi32>
    %252 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_61, %177 : tensor<13x6xi32>, tensor<7xf32>) outs(%251 : tensor<7x6xi32>) {
    ^bb0(%in: i32, %in_135: f32, %out: i32):
      %357 = arith.addi %out, %in : i32
      linalg.yield %357 : i32
    } -> tensor<7x6xi32>
    %253 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%240 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %254 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel"]} ins(%253 : tensor<f32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %255 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%240 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %256 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<f32>) outs(%235 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6xf32>
    %257 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%256, %239 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%235 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6xf32>
    %258 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%254 : tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %padded_62 = tensor.pad %258 low[0] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %cst_2 : f32
    } : tensor<7xf32> to tensor<8xf32>
    %extracted_slice_63 = tensor.extract_slice %padded_62[1] [5] [1] : tensor<8xf32> to tensor<5xf32>
    %extracted_slice_64 = tensor.extract_slice %extracted_slice_63[0] [3] [2] : tensor<5xf32> to tensor<3xf32>
    %extracted_slice_65 = tensor.extract_slice %258[0] [4] [2] : tensor<7xf32> to tensor<4xf32>
    %extracted_slice_66 = tensor.extract_slice %extracted_slice_65[0] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %extracted_slice_67 = tensor.extract_slice %extracted_slice_65[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %padded_68 = tensor.pad %extracted_slice_66 low[0] high[6] {
    ^bb0(%arg4: index):
      tensor.yield %cst_2 : f32
    } : tensor<1xf32> to tensor<7xf32>
    %259 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_67, %229 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %260 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_67, %226 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %261 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_64, %260 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %inserted_slice_69 = tensor.insert_slice %259 into %232[2] [3] [2] : tensor<3xf32> into tensor<7xf32>
    %262 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%padded_68, %inserted_slice_69 : tensor<7xf32>, tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7xf32>
    %padded_70 = tensor.pad %261 low[0] high[1] {
    ^bb0(%arg4: index):
      tensor.yield %cst_2 : f32
    } : tensor<3xf32> to tensor<4xf32>
    %extracted_slice_71 = tensor.extract_slice %padded_70[1] [1] [1] : tensor<4xf32> to tensor<1xf32>
    %extracted_slice_72 = tensor.extract_slice %extracted_slice_71[0] [1] [2] : tensor<1xf32> to tensor<1xf32>
    %extracted_slice_73 = tensor.extract_slice %261[0] [2] [2] : tensor<3xf32> to tensor<2xf32>
    %extracted_slice_74 = tensor.extract_slice %extracted_slice_73[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %extracted_slice_75 = tensor.extract_slice %extracted_slice_73[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %padded_76 = tensor.pad %extracted_slice_74 low[0] high[2] {
    ^bb0(%arg4: index):
      tensor.yield %cst_2 : f32
    } : tensor<1xf32> to tensor<3xf32>
    %263 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_75, %216 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %264 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_75, %213 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %265 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%extracted_slice_72, %264 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %inserted_slice_77 = tensor.insert_slice %263 into %219[2] [1] [2] : tensor<1xf32> into tensor<3xf32>
    %266 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%padded_76, %inserted_slice_77 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %267 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%265, %207 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %268 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%265, %204 : tensor<1xf32>, tensor<1xf32>) outs(%194 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<1xf32>
    %inserted_slice_78 = tensor.insert_slice %267 into %219[1] [1] [2] : tensor<1xf32> into tensor<3xf32>
    %269 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%266, %inserted_slice_78 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %inserted_slice_79 = tensor.insert_slice %268 into %219[0] [1] [2] : tensor<1xf32> into tensor<3xf32>
    %270 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%269, %inserted_slice_79 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %271 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%270, %193 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %272 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%270, %190 : tensor<3xf32>, tensor<3xf32>) outs(%180 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3xf32>
    %inserted_slice_80 = tensor.insert_slice %271 into %232[1] [3] [2] : tensor<3xf32> into tensor<7xf32>
    %273 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%262, %inserted_slice_80 : tensor<7xf32>, tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7xf32>
    %inserted_slice_81 = tensor.insert_slice %272 into %232[0] [3] [2] : tensor<3xf32> into tensor<7xf32>
    %274 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel"]} ins(%273, %inserted_slice_81 : tensor<7xf32>, tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7xf32>
    %275 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel"]} ins(%274 : tensor<7xf32>) outs(%177 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %276 = tensor.empty() : tensor<7x1x1xf32>
    %277 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<7xf32>) outs(%276 : tensor<7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x1xf32>
    %padded_82 = tensor.pad %277 low[0, 1, 0] high[0, 4, 2] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x1x1xf32> to tensor<7x6x3xf32>
    %278 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257 : tensor<7x6xf32>) outs(%172 : tensor<7x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x1xf32>
    %279 = tensor.empty() : tensor<1x3xf32>
    %280 = linalg.fill ins(%cst_2 : f32) outs(%279 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %281 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%278, %171 : tensor<7x6x1xf32>, tensor<7x6x3xf32>) outs(%280 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      %358 = arith.addf %out, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<1x3xf32>
    %282 = tensor.empty() : tensor<3x1xf32>
    %283 = linalg.generic {indexing_maps = [#map20, #map8], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<1x3xf32>) outs(%282 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x1xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map21, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%278, %arg0 : tensor<7x6x1xf32>, tensor<3x1xf32>) outs(%1 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      %358 = arith.addf %out, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<7x6x3xf32>
    %extracted_slice_83 = tensor.extract_slice %284[0, 1, 0] [7, 5, 3] [1, 1, 1] : tensor<7x6x3xf32> to tensor<7x5x3xf32>
    %extracted_slice_84 = tensor.extract_slice %extracted_slice_83[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x5x3xf32> to tensor<7x3x3xf32>
    %padded_85 = tensor.pad %284 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x6x3xf32> to tensor<7x7x3xf32>
    %extracted_slice_86 = tensor.extract_slice %padded_85[0, 0, 0] [7, 5, 3] [1, 1, 1] : tensor<7x7x3xf32> to tensor<7x5x3xf32>
    %extracted_slice_87 = tensor.extract_slice %extracted_slice_86[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x5x3xf32> to tensor<7x3x3xf32>
    %extracted_slice_88 = tensor.extract_slice %extracted_slice_87[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_89 = tensor.extract_slice %extracted_slice_87[0, 1, 0] [7, 2, 3] [1, 1, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %padded_90 = tensor.pad %extracted_slice_88 low[0, 0, 0] high[0, 5, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x1x3xf32> to tensor<7x6x3xf32>
    %285 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_82, %padded_90 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %286 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %165 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %161 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %inserted_slice_91 = tensor.insert_slice %286 into %1[0, 2, 0] [7, 2, 3] [1, 2, 1] : tensor<7x2x3xf32> into tensor<7x6x3xf32>
    %288 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %inserted_slice_91 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %padded_92 = tensor.pad %287 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x2x3xf32> to tensor<7x3x3xf32>
    %289 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %padded_92 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %padded_93 = tensor.pad %289 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x3x3xf32> to tensor<7x4x3xf32>
    %extracted_slice_94 = tensor.extract_slice %padded_93[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x4x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_95 = tensor.extract_slice %extracted_slice_94[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_96 = tensor.extract_slice %289[0, 0, 0] [7, 2, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %extracted_slice_97 = tensor.extract_slice %extracted_slice_96[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x2x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_98 = tensor.extract_slice %extracted_slice_96[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x2x3xf32> to tensor<7x1x3xf32>
    %padded_99 = tensor.pad %extracted_slice_97 low[0, 0, 0] high[0, 2, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x1x3xf32> to tensor<7x3x3xf32>
    %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_98, %142 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_98, %138 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_95, %291 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %inserted_slice_100 = tensor.insert_slice %290 into %53[0, 2, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_99, %inserted_slice_100 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %124 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %120 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %inserted_slice_101 = tensor.insert_slice %294 into %53[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %296 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %inserted_slice_101 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_102 = tensor.insert_slice %295 into %53[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %297 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296, %inserted_slice_102 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %298 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %103 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %299 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %99 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_103 = tensor.insert_slice %298 into %1[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %inserted_slice_103 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %inserted_slice_104 = tensor.insert_slice %299 into %1[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %301 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %inserted_slice_104 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %302 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31, %extracted_slice_89 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %303 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %extracted_slice_32 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %inserted_slice_105 = tensor.insert_slice %302 into %1[0, 2, 0] [7, 2, 3] [1, 2, 1] : tensor<7x2x3xf32> into tensor<7x6x3xf32>
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_90, %inserted_slice_105 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %padded_106 = tensor.pad %303 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x2x3xf32> to tensor<7x3x3xf32>
    %305 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %padded_106 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %padded_107 = tensor.pad %305 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x3x3xf32> to tensor<7x4x3xf32>
    %extracted_slice_108 = tensor.extract_slice %padded_107[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x4x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_109 = tensor.extract_slice %extracted_slice_108[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_110 = tensor.extract_slice %305[0, 0, 0] [7, 2, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %extracted_slice_111 = tensor.extract_slice %extracted_slice_110[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x2x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_112 = tensor.extract_slice %extracted_slice_110[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x2x3xf32> to tensor<7x1x3xf32>
    %padded_113 = tensor.pad %extracted_slice_111 low[0, 0, 0] high[0, 2, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x1x3xf32> to tensor<7x3x3xf32>
    %306 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %extracted_slice_112 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %307 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_112, %extracted_slice_27 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %308 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_109, %307 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %inserted_slice_114 = tensor.insert_slice %306 into %53[0, 2, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_113, %inserted_slice_114 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %310 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %308 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %311 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308, %extracted_slice_26 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %inserted_slice_115 = tensor.insert_slice %310 into %53[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %inserted_slice_115 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_116 = tensor.insert_slice %311 into %53[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %inserted_slice_116 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %314 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_23, %313 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313, %extracted_slice_24 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_117 = tensor.insert_slice %314 into %1[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%304, %inserted_slice_117 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %inserted_slice_118 = tensor.insert_slice %315 into %1[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %317 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %inserted_slice_118 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %75 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %318 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %padded_90 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %67 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_89, %64 : tensor<7x2x3xf32>, tensor<7x2x3xf32>) outs(%51 : tensor<7x2x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x2x3xf32>
    %inserted_slice_119 = tensor.insert_slice %321 into %1[0, 2, 0] [7, 2, 3] [1, 2, 1] : tensor<7x2x3xf32> into tensor<7x6x3xf32>
    %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %inserted_slice_119 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %padded_120 = tensor.pad %322 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x2x3xf32> to tensor<7x3x3xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_84, %padded_120 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %padded_121 = tensor.pad %324 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x3x3xf32> to tensor<7x4x3xf32>
    %extracted_slice_122 = tensor.extract_slice %padded_121[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x4x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_123 = tensor.extract_slice %extracted_slice_122[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_124 = tensor.extract_slice %324[0, 0, 0] [7, 2, 3] [1, 2, 1] : tensor<7x3x3xf32> to tensor<7x2x3xf32>
    %extracted_slice_125 = tensor.extract_slice %extracted_slice_124[0, 0, 0] [7, 1, 3] [1, 1, 1] : tensor<7x2x3xf32> to tensor<7x1x3xf32>
    %extracted_slice_126 = tensor.extract_slice %extracted_slice_124[0, 1, 0] [7, 1, 3] [1, 1, 1] : tensor<7x2x3xf32> to tensor<7x1x3xf32>
    %padded_127 = tensor.pad %extracted_slice_125 low[0, 0, 0] high[0, 2, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x1x3xf32> to tensor<7x3x3xf32>
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_126, %50 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_126, %47 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_123, %326 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %inserted_slice_128 = tensor.insert_slice %325 into %53[0, 2, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_127, %inserted_slice_128 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %41 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %330 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %38 : tensor<7x1x3xf32>, tensor<7x1x3xf32>) outs(%28 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x1x3xf32>
    %inserted_slice_129 = tensor.insert_slice %329 into %53[0, 1, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %inserted_slice_129 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_130 = tensor.insert_slice %330 into %53[0, 0, 0] [7, 1, 3] [1, 2, 1] : tensor<7x1x3xf32> into tensor<7x3x3xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %inserted_slice_130 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %27 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %334 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %24 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%14 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x3x3xf32>
    %inserted_slice_131 = tensor.insert_slice %333 into %1[0, 1, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %inserted_slice_131 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %inserted_slice_132 = tensor.insert_slice %334 into %1[0, 0, 0] [7, 3, 3] [1, 2, 1] : tensor<7x3x3xf32> into tensor<7x6x3xf32>
    %336 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %inserted_slice_132 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %337 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %12 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %padded_133 = tensor.pad %337 low[0, 5, 0] high[0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x6x3xf32> to tensor<7x11x3xf32>
    %338 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_133, %7 : tensor<7x11x3xf32>, tensor<6xf32>) outs(%6 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %339 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %338 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %9 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.divf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %padded_134 = tensor.pad %340 low[0, 0, 0] high[0, 5, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst_2 : f32
    } : tensor<7x6x3xf32> to tensor<7x11x3xf32>
    %341 = linalg.generic {indexing_maps = [#map5, #map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_134, %7 : tensor<7x11x3xf32>, tensor<6xf32>) outs(%6 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %out, %in : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %341 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %5 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %3 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %345 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %344 : tensor<7x6x3xf32>, tensor<7x6x3xf32>) outs(%0 : tensor<7x6x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.addf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<7x6x3xf32>
    %346 = tensor.empty() : tensor<3x4xf32>
    %347 = linalg.fill ins(%cst_2 : f32) outs(%346 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %348 = linalg.generic {indexing_maps = [#map17, #map18, #map19], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%345, %arg2 : tensor<7x6x3xf32>, tensor<7x6x4xf32>) outs(%347 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      %358 = arith.addf %out, %357 : f32
      linalg.yield %358 : f32
    } -> tensor<3x4xf32>
    %349 = tensor.empty() : tensor<4x3xf32>
    %350 = linalg.generic {indexing_maps = [#map20, #map8], iterator_types = ["parallel", "parallel"]} ins(%348 : tensor<3x4xf32>) outs(%349 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %351 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%282 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x1xf32>
    %352 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%351, %283 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%282 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3x1xf32>
    %353 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg0, %352 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%282 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<3x1xf32>
    %354 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%349 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %355 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%354, %350 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%349 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.mulf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<4x3xf32>
    %356 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg1, %355 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%349 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_135: f32, %out: f32):
      %357 = arith.subf %in, %in_135 : f32
      linalg.yield %357 : f32
    } -> tensor<4x3xf32>
    return %353, %356, %252, %234, %246, %178 : tensor<3x1xf32>, tensor<4x3xf32>, tensor<7x6xi32>, tensor<7xf32>, tensor<f32>, tensor<7x3xf32>
  }
}

