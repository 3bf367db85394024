#loc = loc(unknown)
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0) -> (0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0) -> (d0, 0)>
module {
  func.func @train_step(%arg0: tensor<6x5xf32> {dp.name = "params.mean", dp.state} loc(unknown), %arg1: tensor<6x5xf32> {dp.name = "params.deviation", dp.state} loc(unknown), %arg2: tensor<5x4xf32> {dp.name = "params.out", dp.state} loc(unknown), %arg3: tensor<5x6xf32> {dp.name = "params.back", dp.state} loc(unknown), %arg4: tensor<2xi64> {dp.name = "generator", dp.state} loc(unknown), %arg5: tensor<10x6xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(unknown), %arg6: tensor<10xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(unknown)) -> (tensor<6x5xf32> {dp.name = "params.mean", dp.updates = 0 : i64}, tensor<6x5xf32> {dp.name = "params.deviation", dp.updates = 1 : i64}, tensor<5x4xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<5x6xf32> {dp.name = "params.back", dp.updates = 3 : i64}, tensor<2xi64> {dp.name = "generator", dp.updates = 4 : i64}, tensor<f32> {dp.name = "loss"}, tensor<10x2xi64> {dp.name = "sampled"}, tensor<10xi64> {dp.name = "order"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<10x4xf32> loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %cst_1 = arith.constant dense<0.899999976> : tensor<10x6xf32> loc(#loc)
    %cst_2 = arith.constant 6.2831853071795862 : f64 loc(#loc)
    %cst_3 = arith.constant 7.500000e-01 : f64 loc(#loc)
    %cst_4 = arith.constant 1.000000e-01 : f64 loc(#loc)
    %cst_5 = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_6 = arith.constant 2.000000e-01 : f64 loc(#loc)
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<1.000000e-01> : tensor<10x6xf32> loc(#loc)
    %cst_9 = arith.constant dense<1.000000e-01> : tensor<10x1xf32> loc(#loc)
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<10xf32> loc(#loc)
    %c13_i32 = arith.constant 13 : i32 loc(#loc)
    %c19_i32 = arith.constant 19 : i32 loc(#loc)
    %c8191_i32 = arith.constant 8191 : i32 loc(#loc)
    %c15_i32 = arith.constant 15 : i32 loc(#loc)
    %c17_i32 = arith.constant 17 : i32 loc(#loc)
    %c32767_i32 = arith.constant 32767 : i32 loc(#loc)
    %c26_i32 = arith.constant 26 : i32 loc(#loc)
    %c6_i32 = arith.constant 6 : i32 loc(#loc)
    %c67108863_i32 = arith.constant 67108863 : i32 loc(#loc)
    %c63_i32 = arith.constant 63 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c131071_i32 = arith.constant 131071 : i32 loc(#loc)
    %c29_i32 = arith.constant 29 : i32 loc(#loc)
    %c3_i32 = arith.constant 3 : i32 loc(#loc)
    %c536870911_i32 = arith.constant 536870911 : i32 loc(#loc)
    %c16_i32 = arith.constant 16 : i32 loc(#loc)
    %c65535_i32 = arith.constant 65535 : i32 loc(#loc)
    %c24_i32 = arith.constant 24 : i32 loc(#loc)
    %c8_i32 = arith.constant 8 : i32 loc(#loc)
    %c16777215_i32 = arith.constant 16777215 : i32 loc(#loc)
    %c2_i32 = arith.constant 2 : i32 loc(#loc)
    %c4_i32 = arith.constant 4 : i32 loc(#loc)
    %c5_i32 = arith.constant 5 : i32 loc(#loc)
    %cst_11 = arith.constant 5.96046448E-8 : f32 loc(#loc)
    %cst_12 = arith.constant -2.000000e+00 : f32 loc(#loc)
    %cst_13 = arith.constant 7.500000e-01 : f32 loc(#loc)
    %cst_14 = arith.constant 2.98023224E-8 : f32 loc(#loc)
    %c7_i32 = arith.constant 7 : i32 loc(#loc)
    %cst_15 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_16 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_17 = arith.constant 6.000000e+01 : f32 loc(#loc)
    %cst_18 = arith.constant 2.000000e+00 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %c-100_i64 = arith.constant -100 : i64 loc(#loc)
    %c4294967295_i64 = arith.constant 4294967295 : i64 loc(#loc)
    %c10_i64 = arith.constant 10 : i64 loc(#loc)
    %c4_i64 = arith.constant 4 : i64 loc(#loc)
    %c2_i64 = arith.constant 2 : i64 loc(#loc)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c32_i64 = arith.constant 32 : i64 loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_19 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_20 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %cst_21 = arith.constant dense<466688986> : tensor<i32> loc(#loc)
    %cst_22 = arith.constant dense<1> : tensor<i64> loc(#loc)
    %cst_23 = arith.constant dense<0> : tensor<i64> loc(#loc)
    %extracted_slice = tensor.extract_slice %arg4[0] [1] [1] : tensor<2xi64> to tensor<1xi64> loc(#loc)
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi64> into tensor<i64> loc(#loc)
    %0 = tensor.empty() : tensor<i32> loc(#loc)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i64>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i64 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.trunci %in : i64 to i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %2 = tensor.empty() : tensor<i64> loc(#loc)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i64>) outs(%2 : tensor<i64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.shrsi %in, %c32_i64 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<i64> loc(#loc)
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<i64>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i64 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.trunci %in : i64 to i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %extracted_slice_24 = tensor.extract_slice %arg4[1] [1] [1] : tensor<2xi64> to tensor<1xi64> loc(#loc)
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [] : tensor<1xi64> into tensor<i64> loc(#loc)
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_25 : tensor<i64>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i64 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.trunci %in : i64 to i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_25 : tensor<i64>) outs(%2 : tensor<i64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.shrsi %in, %c32_i64 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<i64> loc(#loc)
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%6 : tensor<i64>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i64 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.trunci %in : i64 to i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %4 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%8, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%5, %1 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%7, %4 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%10, %11 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%14 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%13, %15 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%16, %12 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%12, %17 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%17 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%17 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%20 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%19, %21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%22, %18 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%18, %23 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%23 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%23 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%26 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%25, %27 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%28, %24 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%24, %29 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%29 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%29 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%32 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%31, %33 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%34, %30 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%30, %4 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%35, %9 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%37 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%36, %38 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%38 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%38 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%41 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%40, %42 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%43, %39 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%39, %44 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%44 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%44 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%47 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%46, %48 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%49, %45 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%45, %50 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%50 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%50 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%53 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%52, %54 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%55, %51 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%51, %56 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%56 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%56 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%59 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%58, %60 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%61, %57 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%57, %9 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%62, %1 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%64 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%63, %65 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%65 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%65 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%68 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%67, %69 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%70, %66 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%66, %71 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%71 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%71 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%74 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%73, %75 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%76, %72 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%72, %77 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%77 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%77 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%80 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%79, %81 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%82, %78 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%78, %83 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%83 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%83 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%86 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%85, %87 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%88, %84 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%84, %1 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%89, %4 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%91 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%90, %92 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%92 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%92 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%95 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%94, %96 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%97, %93 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%93, %98 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%98 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%98 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%101 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%100, %102 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%103, %99 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%99, %104 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%104 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%104 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%107 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%106, %108 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%109, %105 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%105, %110 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%110 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%110 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%113 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%112, %114 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %116 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%115, %111 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%111, %4 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%116, %9 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%118 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%117, %119 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%119 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%119 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%122 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%121, %123 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%124, %120 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%120, %125 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%125 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%125 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%128 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%127, %129 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%130, %126 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%126, %131 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%131 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%131 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%134 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%133, %135 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%136, %132 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%132, %137 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%137 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%137 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%140 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%139, %141 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%142, %138 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%138, %9 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%143, %1 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%145 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c5_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %148 = tensor.empty() : tensor<10xi32> loc(#loc)
    %149 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%148 : tensor<10xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      %1286 = arith.trunci %1285 : i64 to i32 loc(#loc)
      linalg.yield %1286 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %expanded = tensor.expand_shape %149 [[0, 1]] output_shape [10, 1] : tensor<10xi32> into tensor<10x1xi32> loc(#loc)
    %150 = tensor.empty() : tensor<6xi32> loc(#loc)
    %151 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%150 : tensor<6xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      %1286 = arith.trunci %1285 : i64 to i32 loc(#loc)
      linalg.yield %1286 : i32 loc(#loc)
    } -> tensor<6xi32> loc(#loc)
    %expanded_26 = tensor.expand_shape %151 [[0, 1]] output_shape [1, 6] : tensor<6xi32> into tensor<1x6xi32> loc(#loc)
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%147, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%152, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %154 = tensor.empty() : tensor<10x1xi32> loc(#loc)
    %155 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %147 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %156 = tensor.empty() : tensor<1x6xi32> loc(#loc)
    %157 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_26, %146 : tensor<1x6xi32>, tensor<i32>) outs(%156 : tensor<1x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x6xi32> loc(#loc)
    %158 = tensor.empty() : tensor<10x6xi32> loc(#loc)
    %159 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%155, %157 : tensor<10x1xi32>, tensor<1x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %160 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<1x6xi32>) outs(%156 : tensor<1x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x6xi32> loc(#loc)
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<1x6xi32>) outs(%156 : tensor<1x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x6xi32> loc(#loc)
    %162 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<1x6xi32>) outs(%156 : tensor<1x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x6xi32> loc(#loc)
    %163 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%160, %162 : tensor<1x6xi32>, tensor<1x6xi32>) outs(%156 : tensor<1x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x6xi32> loc(#loc)
    %164 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%163, %159 : tensor<1x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %165 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%159, %164 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %166 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %167 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %168 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %169 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%166, %168 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %170 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%169, %165 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %171 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%165, %170 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %173 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %174 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%173 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %175 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%172, %174 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %176 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%175, %171 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %177 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%171, %176 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %178 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %179 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %180 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%178, %180 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%181, %177 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %183 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%177, %146 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %184 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%182, %153 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%183, %185 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %188 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%188 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %190 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%187, %189 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %191 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%190, %186 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%186, %191 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %194 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %195 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %196 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%193, %195 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %197 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%196, %192 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %198 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%192, %197 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %200 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %201 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %202 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%199, %201 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %203 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%202, %198 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %204 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%198, %203 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %205 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %207 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %208 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%205, %207 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%208, %204 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %210 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%204, %153 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %211 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%209, %147 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %212 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %213 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%210, %212 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %214 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%212 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %215 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%212 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %216 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%215 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %217 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%214, %216 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %218 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%217, %213 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %219 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%213, %218 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %220 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %221 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %222 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %223 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%220, %222 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %224 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%223, %219 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %225 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%219, %224 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %228 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %229 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%226, %228 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %230 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%229, %225 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %231 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%225, %230 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %232 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %233 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %234 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %235 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%232, %234 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %236 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%235, %231 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %237 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%231, %147 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %238 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%236, %146 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %239 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%238 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %240 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%237, %239 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %241 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %242 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %243 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %244 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%241, %243 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %245 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%244, %240 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %246 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%240, %245 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %247 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%245 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %248 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%245 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %249 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %250 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%247, %249 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %251 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%250, %246 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %252 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%246, %251 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %253 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%251 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %254 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%251 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %255 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%254 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %256 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%253, %255 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %257 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%256, %252 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %258 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%252, %257 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %259 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%257 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %260 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%257 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %261 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%260 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %262 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%259, %261 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %263 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%262, %258 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %264 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%258, %146 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %265 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%263, %153 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %266 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %267 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%264, %266 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %268 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %269 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %270 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%269 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %271 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%268, %270 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %272 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%271, %267 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %273 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%267, %272 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %274 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %275 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %276 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%275 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %277 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%274, %276 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %278 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%277, %273 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %279 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%273, %278 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %280 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %281 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %282 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %283 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%280, %282 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %284 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%283, %279 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %285 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%279, %284 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %286 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%285, %153 : tensor<10x6xi32>, tensor<i32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %287 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%286 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %288 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%287 : tensor<10x6xi32>) outs(%158 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x6xi32> loc(#loc)
    %289 = tensor.empty() : tensor<10x6xf32> loc(#loc)
    %290 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%288 : tensor<10x6xi32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: i32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i32 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_11 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %292 = tensor.empty() : tensor<10x6xi1> loc(#loc)
    %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%291, %cst_1 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%292 : tensor<10x6xi1>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.cmpf olt, %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : i1 loc(#loc)
    } -> tensor<10x6xi1> loc(#loc)
    %294 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<10x6xi1>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: i1 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.uitofp %in : i1 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5, %294 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %296 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %297 = tensor.empty() : tensor<1xi32> loc(#loc)
    %298 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%297 : tensor<1xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      linalg.yield %c0_i32 : i32 loc(#loc)
    } -> tensor<1xi32> loc(#loc)
    %expanded_27 = tensor.expand_shape %298 [[0, 1]] output_shape [1, 1] : tensor<1xi32> into tensor<1x1xi32> loc(#loc)
    %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%296, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %300 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%299, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %301 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %296 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %302 = tensor.empty() : tensor<1x1xi32> loc(#loc)
    %303 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_27, %146 : tensor<1x1xi32>, tensor<i32>) outs(%302 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x1xi32> loc(#loc)
    %304 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%301, %303 : tensor<10x1xi32>, tensor<1x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %305 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<1x1xi32>) outs(%302 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x1xi32> loc(#loc)
    %306 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<1x1xi32>) outs(%302 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x1xi32> loc(#loc)
    %307 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%306 : tensor<1x1xi32>) outs(%302 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x1xi32> loc(#loc)
    %308 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%305, %307 : tensor<1x1xi32>, tensor<1x1xi32>) outs(%302 : tensor<1x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x1xi32> loc(#loc)
    %309 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%308, %304 : tensor<1x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %310 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%304, %309 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %312 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%312 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%311, %313 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %315 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%314, %310 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %316 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%310, %315 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %317 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %318 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%318 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %320 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%317, %319 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%320, %316 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %322 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%316, %321 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %323 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%321 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %324 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%321 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%324 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %326 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%323, %325 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %327 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%326, %322 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %328 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%322, %146 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %329 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%327, %300 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %330 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %331 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%328, %330 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %332 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%330 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %333 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%330 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %334 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%333 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %335 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%332, %334 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %336 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%335, %331 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %337 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%331, %336 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %338 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%336 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %339 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%336 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %340 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%339 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %341 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%338, %340 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %342 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%341, %337 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %343 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%337, %342 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %344 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %345 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %346 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%345 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %347 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%344, %346 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %348 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%347, %343 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %349 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%343, %348 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %350 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%348 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %351 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%348 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %352 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%351 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %353 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%350, %352 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %354 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%353, %349 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %355 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%349, %300 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %356 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%354, %296 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %357 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%356 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %358 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%355, %357 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %359 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%357 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %360 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%357 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %361 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %362 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%359, %361 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %363 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%362, %358 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %364 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%358, %363 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %365 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%363 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %366 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%363 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %367 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%366 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %368 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%365, %367 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %369 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%368, %364 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %370 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%364, %369 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %371 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %372 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %373 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %374 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%371, %373 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %375 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%374, %370 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %376 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%370, %375 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %377 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%375 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %378 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%375 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %379 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%378 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %380 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%377, %379 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %381 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%380, %376 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %382 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%376, %296 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %383 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%381, %146 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %384 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%383 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %385 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%382, %384 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %386 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%384 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %387 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%384 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %388 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%387 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %389 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%386, %388 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %390 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%389, %385 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %391 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%385, %390 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %392 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%390 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %393 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%390 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %394 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%393 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %395 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%392, %394 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %396 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%395, %391 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %397 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%391, %396 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%396 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %399 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%396 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %400 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%399 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %401 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%398, %400 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%401, %397 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %403 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%397, %402 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %404 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%402 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %405 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%402 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %406 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%405 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %407 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%404, %406 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %408 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%407, %403 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %409 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%403, %146 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %410 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%408, %300 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %411 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%410 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %412 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%409, %411 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %413 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%411 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %414 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%411 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %415 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%414 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %416 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%413, %415 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %417 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%416, %412 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %418 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%412, %417 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %419 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %420 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %421 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%420 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %422 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%419, %421 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %423 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%422, %418 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %424 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%418, %423 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %425 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%423 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %426 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%423 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %427 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%426 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %428 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%425, %427 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %429 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%428, %424 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %430 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%424, %429 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %431 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%430, %300 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %432 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%431 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %433 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%432 : tensor<10x1xi32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %434 = tensor.empty() : tensor<10x1xf32> loc(#loc)
    %435 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%433 : tensor<10x1xi32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: i32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i32 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %436 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%435 : tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_11 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %437 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %438 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%437, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %439 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%438, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %440 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%149, %437 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %441 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%298, %146 : tensor<1xi32>, tensor<i32>) outs(%297 : tensor<1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1xi32> loc(#loc)
    %442 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel"]} ins(%440, %441 : tensor<10xi32>, tensor<1xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %443 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%441 : tensor<1xi32>) outs(%297 : tensor<1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1xi32> loc(#loc)
    %444 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%441 : tensor<1xi32>) outs(%297 : tensor<1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1xi32> loc(#loc)
    %445 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%444 : tensor<1xi32>) outs(%297 : tensor<1xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1xi32> loc(#loc)
    %446 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%443, %445 : tensor<1xi32>, tensor<1xi32>) outs(%297 : tensor<1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1xi32> loc(#loc)
    %447 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel"]} ins(%446, %442 : tensor<1xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%442, %447 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %449 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%447 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %450 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%447 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %451 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%450 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%449, %451 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %453 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%452, %448 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %454 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%448, %453 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %455 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%453 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %456 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%453 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %457 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%456 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %458 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%455, %457 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %459 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%458, %454 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %460 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%454, %459 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %461 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%459 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %462 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%459 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %463 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%462 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %464 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%461, %463 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %465 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%464, %460 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %466 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%460, %146 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %467 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%465, %439 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %468 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%467 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %469 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%466, %468 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %470 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%468 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %471 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%468 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %472 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%471 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %473 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%470, %472 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %474 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%473, %469 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %475 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%469, %474 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %476 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%474 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %477 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%474 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %478 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%477 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %479 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%476, %478 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %480 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%479, %475 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %481 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%475, %480 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %482 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%480 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %483 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%480 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %484 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%483 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %485 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%482, %484 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %486 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%485, %481 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %487 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%481, %486 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %488 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%486 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %489 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%486 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %490 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%489 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %491 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%488, %490 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%491, %487 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %493 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%487, %439 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %494 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%492, %437 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %495 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%494 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%493, %495 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %497 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%495 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %498 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%495 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %499 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%498 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %500 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%497, %499 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %501 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%500, %496 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %502 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%496, %501 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %503 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%501 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %504 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%501 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%504 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %506 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%503, %505 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%506, %502 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %508 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%502, %507 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %509 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%507 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%507 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%510 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %512 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%509, %511 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %513 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%512, %508 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %514 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%508, %513 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %515 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%513 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %516 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%513 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %517 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%516 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %518 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%515, %517 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%518, %514 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %520 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%514, %437 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %521 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%519, %146 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %522 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%521 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %523 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%520, %522 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %524 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%522 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %525 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%522 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %526 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%525 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %527 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%524, %526 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %528 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%527, %523 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %529 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%523, %528 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %530 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%528 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %531 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%528 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %532 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%531 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %533 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%530, %532 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %534 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%533, %529 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %535 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%529, %534 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %536 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%534 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %537 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%534 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %538 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%537 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %539 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%536, %538 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %540 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%539, %535 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%535, %540 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %542 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%540 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %543 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%540 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %544 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%543 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%542, %544 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %546 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%545, %541 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %547 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%541, %146 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %548 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%546, %439 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %549 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%548 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %550 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%547, %549 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %551 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%549 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %552 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%549 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %553 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%552 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %554 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%551, %553 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %555 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%554, %550 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %556 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%550, %555 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %557 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%555 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %558 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%555 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %559 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%558 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %560 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%557, %559 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%560, %556 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %562 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%556, %561 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %563 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%561 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %564 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%561 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %565 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%564 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %566 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%563, %565 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %567 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%566, %562 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %568 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%562, %567 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %569 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%568, %439 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %570 = tensor.empty() : tensor<10xi64> loc(#loc)
    %571 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%570 : tensor<10xi64>) {
    ^bb0(%out: i64 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      linalg.yield %1285 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %572:2 = "tm_tensor.sort"(%569, %571) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg7: i32 loc(unknown), %arg8: i32 loc(unknown), %arg9: i64 loc(unknown), %arg10: i64 loc(unknown)):
      %1284 = arith.cmpi sle, %arg7, %arg8 : i32 loc(#loc)
      "tm_tensor.yield"(%1284) : (i1) -> () loc(#loc)
    }) : (tensor<10xi32>, tensor<10xi64>) -> (tensor<10xi32>, tensor<10xi64>) loc(#loc)
    %573 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%436, %295 : tensor<10x1xf32>, tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %574 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %436 : tensor<i64>, tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i64 to f32 loc(#loc)
      %1285 = arith.subf %1284, %in_54 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %575 = linalg.generic {indexing_maps = [#map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%572#1 : tensor<10xi64>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc)
      %1285 = arith.addi %in, %c10_i64 : i64 loc(#loc)
      %1286 = arith.select %1284, %1285, %in : i64 loc(#loc)
      %1287 = arith.index_cast %1286 : i64 to index loc(#loc)
      %1288 = linalg.index 1 : index loc(#loc)
      %extracted = tensor.extract %295[%1287, %1288] : tensor<10x6xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %576 = linalg.generic {indexing_maps = [#map4, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%574, %575 : tensor<10x1xf32>, tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %577 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%573, %576 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %578 = tensor.empty() : tensor<10x5xf32> loc(#loc)
    %579 = linalg.fill ins(%cst_19 : f32) outs(%578 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %580 = linalg.matmul ins(%577, %arg0 : tensor<10x6xf32>, tensor<6x5xf32>) outs(%579 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %581 = linalg.matmul ins(%577, %arg1 : tensor<10x6xf32>, tensor<6x5xf32>) outs(%579 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %582 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%581 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.exp %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %583 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %584 = tensor.empty() : tensor<5xi32> loc(#loc)
    %585 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%584 : tensor<5xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      %1286 = arith.trunci %1285 : i64 to i32 loc(#loc)
      linalg.yield %1286 : i32 loc(#loc)
    } -> tensor<5xi32> loc(#loc)
    %expanded_28 = tensor.expand_shape %585 [[0, 1]] output_shape [1, 5] : tensor<5xi32> into tensor<1x5xi32> loc(#loc)
    %586 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%583, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %587 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%586, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %588 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %583 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %589 = tensor.empty() : tensor<1x5xi32> loc(#loc)
    %590 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_28, %146 : tensor<1x5xi32>, tensor<i32>) outs(%589 : tensor<1x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x5xi32> loc(#loc)
    %591 = tensor.empty() : tensor<10x5xi32> loc(#loc)
    %592 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%588, %590 : tensor<10x1xi32>, tensor<1x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %593 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<1x5xi32>) outs(%589 : tensor<1x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x5xi32> loc(#loc)
    %594 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<1x5xi32>) outs(%589 : tensor<1x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x5xi32> loc(#loc)
    %595 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%594 : tensor<1x5xi32>) outs(%589 : tensor<1x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x5xi32> loc(#loc)
    %596 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%593, %595 : tensor<1x5xi32>, tensor<1x5xi32>) outs(%589 : tensor<1x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x5xi32> loc(#loc)
    %597 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%596, %592 : tensor<1x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %598 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%592, %597 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %599 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%597 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %600 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%597 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %601 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%600 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %602 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%599, %601 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %603 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%602, %598 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %604 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%598, %603 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %605 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%603 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %606 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%603 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %607 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%606 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %608 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%605, %607 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %609 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%608, %604 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %610 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%604, %609 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %611 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%609 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %612 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%609 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %613 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%612 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %614 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%611, %613 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %615 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%614, %610 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %616 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%610, %146 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %617 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%615, %587 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %618 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%617 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %619 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%616, %618 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %620 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%618 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %621 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%618 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %622 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%621 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %623 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%620, %622 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %624 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%623, %619 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %625 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%619, %624 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %626 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%624 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %627 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%624 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %628 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%627 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %629 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%626, %628 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %630 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%629, %625 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %631 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%625, %630 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %632 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%630 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %633 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%630 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %634 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%633 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %635 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%632, %634 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %636 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%635, %631 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %637 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%631, %636 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %638 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%636 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %639 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%636 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %640 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%639 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %641 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%638, %640 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %642 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%641, %637 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %643 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%637, %587 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %644 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%642, %583 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %645 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%644 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %646 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%643, %645 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %647 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%645 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %648 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%645 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %649 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%648 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %650 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%647, %649 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %651 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%650, %646 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %652 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%646, %651 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %653 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%651 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %654 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%651 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %655 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%654 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %656 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%653, %655 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %657 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%656, %652 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %658 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%652, %657 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %659 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%657 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %660 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%657 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %661 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%660 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %662 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%659, %661 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %663 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%662, %658 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %664 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%658, %663 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %665 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%663 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %666 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%663 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %667 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%666 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %668 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%665, %667 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %669 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%668, %664 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %670 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%664, %583 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %671 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%669, %146 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %672 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%671 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %673 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%670, %672 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %674 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%672 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %675 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%672 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %676 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%675 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %677 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%674, %676 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %678 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%677, %673 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %679 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%673, %678 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %680 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%678 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %681 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%678 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %682 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%681 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %683 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%680, %682 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %684 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%683, %679 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %685 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%679, %684 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %686 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%684 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %687 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%684 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %688 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%687 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %689 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%686, %688 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %690 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%689, %685 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %691 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%685, %690 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %692 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%690 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %693 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%690 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %694 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%693 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %695 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%692, %694 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %696 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%695, %691 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %697 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%691, %146 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %698 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%696, %587 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %699 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%698 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %700 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%697, %699 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %701 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%699 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %702 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%699 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %703 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%702 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %704 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%701, %703 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %705 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%704, %700 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %706 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%700, %705 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %707 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%705 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %708 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%705 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %709 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%708 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %710 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%707, %709 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %711 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%710, %706 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %712 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%706, %711 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %713 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%711 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %714 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%711 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %715 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%714 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %716 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%713, %715 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %717 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%716, %712 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %718 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%712, %717 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %719 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%717 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %720 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%717 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %721 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%720 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %722 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%719, %721 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %723 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%722, %718 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %724 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%718, %587 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %725 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%723, %583 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %726 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%725 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c5_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %727 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%724 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %728 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%727 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %729 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%728 : tensor<10x5xi32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: i32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i32 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %730 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%729 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_11 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %731 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_22, %730 : tensor<i64>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: i64 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i64 to f32 loc(#loc)
      %1285 = arith.subf %1284, %in_54 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %732 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%731 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.log %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %733 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%732 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_12 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %734 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%733 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.sqrt %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %735 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%726 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %736 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%735 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %737 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%736 : tensor<10x5xi32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: i32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i32 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %738 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%737 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_11 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %739 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%738 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_2 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %740 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%739 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.cos %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %741 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%734, %740 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %742 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%582, %741 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %743 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%580, %742 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %744 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c5_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %745 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%744, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %746 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%745, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %747 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %744 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %748 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%747, %590 : tensor<10x1xi32>, tensor<1x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %749 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%596, %748 : tensor<1x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %750 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%748, %749 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %751 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %752 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %753 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%752 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %754 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%751, %753 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %755 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%754, %750 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %756 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%750, %755 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %757 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%755 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %758 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%755 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %759 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%758 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %760 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%757, %759 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %761 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%760, %756 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %762 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%756, %761 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %763 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%761 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %764 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%761 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %765 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%764 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %766 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%763, %765 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %767 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%766, %762 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %768 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%762, %146 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %769 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%767, %746 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %770 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%769 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %771 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%768, %770 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %772 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%770 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %773 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%770 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %774 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%773 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %775 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%772, %774 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %776 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%775, %771 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %777 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%771, %776 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %778 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%776 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %779 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%776 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %780 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%779 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %781 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%778, %780 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %782 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%781, %777 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %783 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%777, %782 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %784 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%782 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %785 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%782 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %786 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%785 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %787 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%784, %786 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %788 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%787, %783 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %789 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%783, %788 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %790 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%788 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %791 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%788 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %792 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%791 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %793 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%790, %792 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %794 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%793, %789 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %795 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%789, %746 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %796 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%794, %744 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %797 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%796 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %798 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%795, %797 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %799 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%797 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %800 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%797 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %801 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%800 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %802 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%799, %801 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %803 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%802, %798 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %804 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%798, %803 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %805 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%803 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %806 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%803 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %807 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%806 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %808 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%805, %807 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %809 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%808, %804 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %810 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%804, %809 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %811 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%809 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %812 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%809 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %813 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%812 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %814 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%811, %813 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %815 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%814, %810 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %816 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%810, %815 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %817 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%815 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %818 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%815 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %819 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%818 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %820 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%817, %819 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %821 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%820, %816 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %822 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%816, %744 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %823 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%821, %146 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %824 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%823 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %825 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%822, %824 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %826 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%824 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %827 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%824 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %828 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%827 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %829 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%826, %828 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %830 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%829, %825 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %831 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%825, %830 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %832 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%830 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %833 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%830 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %834 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%833 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %835 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%832, %834 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %836 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%835, %831 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %837 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%831, %836 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %838 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%836 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %839 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%836 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %840 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%839 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %841 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%838, %840 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %842 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%841, %837 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %843 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%837, %842 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %844 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%842 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %845 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%842 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %846 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%845 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %847 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%844, %846 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %848 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%847, %843 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %849 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%843, %146 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %850 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%848, %746 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %851 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%850 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %852 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%849, %851 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %853 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%851 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %854 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%851 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %855 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%854 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %856 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%853, %855 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %857 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%856, %852 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %858 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%852, %857 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %859 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%857 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %860 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%857 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %861 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%860 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %862 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%859, %861 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %863 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%862, %858 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %864 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%858, %863 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %865 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%863 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %866 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%863 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %867 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%866 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %868 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%865, %867 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %869 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%868, %864 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %870 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%864, %869 : tensor<10x5xi32>, tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %871 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%870, %746 : tensor<10x5xi32>, tensor<i32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %872 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%871 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %873 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%872 : tensor<10x5xi32>) outs(%591 : tensor<10x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x5xi32> loc(#loc)
    %874 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%873 : tensor<10x5xi32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: i32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i32 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %875 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%874 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_11 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %876 = tensor.empty() : tensor<10x5xi1> loc(#loc)
    %877 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%875 : tensor<10x5xf32>) outs(%876 : tensor<10x5xi1>) {
    ^bb0(%in: f32 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.extf %in : f32 to f64 loc(#loc)
      %1285 = arith.cmpf olt, %1284, %cst_3 : f64 loc(#loc)
      linalg.yield %1285 : i1 loc(#loc)
    } -> tensor<10x5xi1> loc(#loc)
    %878 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%877 : tensor<10x5xi1>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: i1 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.uitofp %in : i1 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %879 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%878 : tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_13 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %880 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%743, %879 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %881 = tensor.empty() : tensor<10x4xf32> loc(#loc)
    %882 = linalg.fill ins(%cst_19 : f32) outs(%881 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %883 = linalg.matmul ins(%880, %arg2 : tensor<10x5xf32>, tensor<5x4xf32>) outs(%882 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %884 = linalg.fill ins(%c0_i64 : i64) outs(%570 : tensor<10xi64>) -> tensor<10xi64> loc(#loc)
    %885 = tensor.empty() : tensor<10xf32> loc(#loc)
    %886 = linalg.fill ins(%cst_0 : f32) outs(%885 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %887:2 = linalg.generic {indexing_maps = [#map2, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%883 : tensor<10x4xf32>) outs(%886, %884 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown), %out_54: i64 loc(unknown)):
      %1284 = linalg.index 1 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      %1286 = arith.maximumf %in, %out : f32 loc(#loc)
      %1287 = arith.cmpf ogt, %in, %out : f32 loc(#loc)
      %1288 = arith.select %1287, %1285, %out_54 : i64 loc(#loc)
      linalg.yield %1286, %1288 : f32, i64 loc(#loc)
    } -> (tensor<10xf32>, tensor<10xi64>) loc(#loc)
    %expanded_29 = tensor.expand_shape %887#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %888 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%883, %expanded_29 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %889 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%888 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.exp %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %890 = linalg.fill ins(%cst_19 : f32) outs(%434 : tensor<10x1xf32>) -> tensor<10x1xf32> loc(#loc)
    %891 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "reduction"]} ins(%889 : tensor<10x4xf32>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %892 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%889, %891 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %893 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %894 = tensor.empty() : tensor<4xi32> loc(#loc)
    %895 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%894 : tensor<4xi32>) {
    ^bb0(%out: i32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      %1286 = arith.trunci %1285 : i64 to i32 loc(#loc)
      linalg.yield %1286 : i32 loc(#loc)
    } -> tensor<4xi32> loc(#loc)
    %expanded_30 = tensor.expand_shape %895 [[0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32> loc(#loc)
    %896 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%893, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %897 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%896, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %898 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %893 : tensor<10x1xi32>, tensor<i32>) outs(%154 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x1xi32> loc(#loc)
    %899 = tensor.empty() : tensor<1x4xi32> loc(#loc)
    %900 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %146 : tensor<1x4xi32>, tensor<i32>) outs(%899 : tensor<1x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x4xi32> loc(#loc)
    %901 = tensor.empty() : tensor<10x4xi32> loc(#loc)
    %902 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%898, %900 : tensor<10x1xi32>, tensor<1x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %903 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%900 : tensor<1x4xi32>) outs(%899 : tensor<1x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x4xi32> loc(#loc)
    %904 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%900 : tensor<1x4xi32>) outs(%899 : tensor<1x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x4xi32> loc(#loc)
    %905 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%904 : tensor<1x4xi32>) outs(%899 : tensor<1x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x4xi32> loc(#loc)
    %906 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%903, %905 : tensor<1x4xi32>, tensor<1x4xi32>) outs(%899 : tensor<1x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<1x4xi32> loc(#loc)
    %907 = linalg.generic {indexing_maps = [#map5, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%906, %902 : tensor<1x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %908 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%902, %907 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %909 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%907 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %910 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%907 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %911 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%910 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %912 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%909, %911 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %913 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%912, %908 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %914 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%908, %913 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %915 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%913 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %916 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%913 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %917 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%916 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %918 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%915, %917 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %919 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%918, %914 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %920 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%914, %919 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %921 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%919 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %922 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%919 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %923 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%922 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %924 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%921, %923 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %925 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%924, %920 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %926 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%920, %146 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %927 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%925, %897 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %928 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%927 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %929 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%926, %928 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %930 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%928 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %931 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%928 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %932 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%931 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %933 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%930, %932 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %934 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%933, %929 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %935 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%929, %934 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %936 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%934 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %937 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%934 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %938 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%937 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %939 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%936, %938 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %940 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%939, %935 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %941 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%935, %940 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %942 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%940 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %943 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%940 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %944 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%943 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %945 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%942, %944 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %946 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%945, %941 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %947 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%941, %946 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %948 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%946 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %949 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%946 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %950 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%949 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %951 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%948, %950 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %952 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%951, %947 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %953 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%947, %897 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %954 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%952, %893 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %955 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%954 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %956 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%953, %955 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %957 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%955 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %958 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%955 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %959 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%958 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %960 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%957, %959 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %961 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%960, %956 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %962 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%956, %961 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %963 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%961 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %964 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%961 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %965 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%964 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %966 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%963, %965 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %967 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%966, %962 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %968 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%962, %967 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %969 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%967 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %970 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%967 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %971 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%970 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %972 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%969, %971 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %973 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%972, %968 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %974 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%968, %973 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %975 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%973 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %976 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%973 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %977 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%976 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %978 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%975, %977 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %979 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%978, %974 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %980 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%974, %893 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %981 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%979, %146 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %982 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%981 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %983 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%980, %982 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %984 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%982 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %985 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%982 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %986 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%985 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %987 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%984, %986 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %988 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%987, %983 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %989 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%983, %988 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %990 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%988 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %991 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%988 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %992 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%991 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %993 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%990, %992 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %994 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%993, %989 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %995 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%989, %994 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %996 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%994 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %997 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%994 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %998 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%997 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %999 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%996, %998 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1000 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%999, %995 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1001 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%995, %1000 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1002 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1000 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1003 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1000 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1004 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1003 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1005 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1002, %1004 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1006 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1005, %1001 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1007 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1001, %146 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1008 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1006, %897 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1009 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1008 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1010 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1007, %1009 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1011 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1009 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1012 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1009 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1013 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1012 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1014 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1011, %1013 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1015 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1014, %1010 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1016 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1010, %1015 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1017 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1015 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1018 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1015 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1019 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1018 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1020 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1017, %1019 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1021 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1020, %1016 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1022 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1016, %1021 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1023 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1021 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1024 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1021 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1025 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1024 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1026 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1023, %1025 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1027 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1026, %1022 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1028 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1022, %1027 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1029 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1028, %897 : tensor<10x4xi32>, tensor<i32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1030 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1029 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1031 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1030 : tensor<10x4xi32>) outs(%901 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10x4xi32> loc(#loc)
    %1032 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1031 : tensor<10x4xi32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: i32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i32 to f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1033 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1032 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_11 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1034 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1033 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.negf %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1035 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1034 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.log1p %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1036 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1035 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.negf %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1037 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1036 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.cmpf ult, %in, %cst_14 : f32 loc(#loc)
      %1285 = arith.select %1284, %cst_14, %in : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1038 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1037, %892 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1039 = tensor.empty() : tensor<10x4xi64> loc(#loc)
    %1040 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%1039 : tensor<10x4xi64>) {
    ^bb0(%out: i64 loc(unknown)):
      %1284 = linalg.index 1 : index loc(#loc)
      %1285 = arith.index_cast %1284 : index to i64 loc(#loc)
      linalg.yield %1285 : i64 loc(#loc)
    } -> tensor<10x4xi64> loc(#loc)
    %1041:2 = "tm_tensor.sort"(%1038, %1040) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg7: f32 loc(unknown), %arg8: f32 loc(unknown), %arg9: i64 loc(unknown), %arg10: i64 loc(unknown)):
      %1284 = arith.cmpf ole, %arg7, %arg8 : f32 loc(#loc)
      "tm_tensor.yield"(%1284) : (i1) -> () loc(#loc)
    }) : (tensor<10x4xf32>, tensor<10x4xi64>) -> (tensor<10x4xf32>, tensor<10x4xi64>) loc(#loc)
    %extracted_slice_31 = tensor.extract_slice %1041#1[0, 0] [10, 2] [1, 1] : tensor<10x4xi64> to tensor<10x2xi64> loc(#loc)
    %1042 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%144 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c7_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %1043 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1042, %146 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %1044 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1043, %cst_21 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<i32> loc(#loc)
    %1045 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%149, %1042 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1046 = linalg.generic {indexing_maps = [#map1, #map7, #map1], iterator_types = ["parallel"]} ins(%1045, %441 : tensor<10xi32>, tensor<1xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1047 = linalg.generic {indexing_maps = [#map7, #map1, #map1], iterator_types = ["parallel"]} ins(%446, %1046 : tensor<1xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1048 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1046, %1047 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1049 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1047 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1050 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1047 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1051 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1050 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1052 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1049, %1051 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1053 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1052, %1048 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1054 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1048, %1053 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1055 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1053 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1056 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1053 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1057 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1056 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1058 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1055, %1057 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1059 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1058, %1054 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1060 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1054, %1059 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1061 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1059 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1062 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1059 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1063 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1062 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1064 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1061, %1063 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1065 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1064, %1060 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1066 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1060, %146 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1067 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1065, %1044 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1068 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1067 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c1_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1069 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1066, %1068 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1070 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1068 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1071 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1068 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1072 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1071 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1073 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1070, %1072 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1074 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1073, %1069 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1075 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1069, %1074 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1076 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1074 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1077 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1074 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1078 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1077 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1079 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1076, %1078 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1080 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1079, %1075 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1081 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1075, %1080 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1082 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1080 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1083 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1080 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1084 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1083 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1085 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1082, %1084 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1086 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1085, %1081 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1087 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1081, %1086 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1088 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1086 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1089 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1086 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1090 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1089 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1091 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1088, %1090 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1092 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1091, %1087 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1093 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1087, %1044 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1094 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1092, %1042 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1095 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1094 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c2_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1096 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1093, %1095 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1097 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1095 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1098 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1095 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1099 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1098 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1097, %1099 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1100, %1096 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1096, %1101 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1101 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1101 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1104 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1103, %1105 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1106, %1102 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1102, %1107 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1107 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1107 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1110 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1109, %1111 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1112, %1108 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1108, %1113 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1113 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1113 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1116 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c63_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1115, %1117 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1118, %1114 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1120 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1114, %1042 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1121 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1119, %146 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1121 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1120, %1122 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1122 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1122 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1125 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c131071_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1124, %1126 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1127, %1123 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1123, %1128 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1128 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c29_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1131 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1128 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c3_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1131 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c536870911_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1130, %1132 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1133, %1129 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1129, %1134 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1134 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1137 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1134 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c16_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1137 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c65535_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1136, %1138 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1139, %1135 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1135, %1140 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1140 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c24_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1140 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c8_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1143 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c16777215_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1142, %1144 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1145, %1141 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1147 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1141, %146 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1148 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1146, %1044 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1149 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1148 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %c4_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1147, %1149 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1151 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1149 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c13_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1149 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c19_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1152 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c8191_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1151, %1153 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1154, %1150 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1150, %1155 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1157 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1155 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c15_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1155 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c17_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1158 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c32767_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1157, %1159 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1160, %1156 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1156, %1161 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1161 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shli %in, %c26_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1161 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.shrsi %in, %c6_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1164 : tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.andi %in, %c67108863_i32 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1163, %1165 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.ori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1166, %1162 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.xori %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1162, %1167 : tensor<10xi32>, tensor<10xi32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1169 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1168, %1044 : tensor<10xi32>, tensor<i32>) outs(%148 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %in_54: i32 loc(unknown), %out: i32 loc(unknown)):
      %1284 = arith.addi %in, %in_54 : i32 loc(#loc)
      linalg.yield %1284 : i32 loc(#loc)
    } -> tensor<10xi32> loc(#loc)
    %1170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1169 : tensor<10xi32>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i32 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.extsi %in : i32 to i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %1171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1170 : tensor<10xi64>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.andi %in, %c4294967295_i64 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %1172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1171 : tensor<10xi64>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.muli %in, %c4_i64 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %1173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1172 : tensor<10xi64>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.shrsi %in, %c32_i64 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %collapsed_32 = tensor.collapse_shape %436 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %1174 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%891 : tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.log %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1175 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%888, %1174 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1176 = tensor.empty() : tensor<10xi1> loc(#loc)
    %1177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<10xi64>) outs(%1176 : tensor<10xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc)
      linalg.yield %1284 : i1 loc(#loc)
    } -> tensor<10xi1> loc(#loc)
    %1178 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1177, %arg6, %cst_23 : tensor<10xi1>, tensor<10xi64>, tensor<i64>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_54: i64 loc(unknown), %in_55: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %expanded_33 = tensor.expand_shape %1178 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %1179 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_33 : tensor<10x1xi64>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %in : i64 to index loc(#loc)
      %1286 = arith.cmpi slt, %1285, %c4 : index loc(#loc)
      cf.assert %1286, "index must be smaller than dim size" loc(#loc)
      %1287 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %1287, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %1175[%1284, %1285] : tensor<10x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %collapsed_34 = tensor.collapse_shape %1179 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %1180 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_34 : tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.negf %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1181 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1177, %1180, %cst_7 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_54: f32 loc(unknown), %in_55: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_32, %1181 : tensor<10xf32>, tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1183 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel"]} ins(%cst_22, %collapsed_32 : tensor<i64>, tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: i64 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.sitofp %in : i64 to f32 loc(#loc)
      %1285 = arith.subf %1284, %in_54 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1184 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%572#1 : tensor<10xi64>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.cmpi slt, %in, %c0_i64 : i64 loc(#loc)
      %1285 = arith.addi %in, %c10_i64 : i64 loc(#loc)
      %1286 = arith.select %1284, %1285, %in : i64 loc(#loc)
      %1287 = arith.index_cast %1286 : i64 to index loc(#loc)
      %extracted = tensor.extract %arg6[%1287] : tensor<10xi64> loc(#loc)
      linalg.yield %extracted : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %1185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%1184 : tensor<10xi64>) outs(%1176 : tensor<10xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc)
      linalg.yield %1284 : i1 loc(#loc)
    } -> tensor<10xi1> loc(#loc)
    %1186 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1185, %1184, %cst_23 : tensor<10xi1>, tensor<10xi64>, tensor<i64>) outs(%570 : tensor<10xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_54: i64 loc(unknown), %in_55: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10xi64> loc(#loc)
    %expanded_35 = tensor.expand_shape %1186 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %1187 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_35 : tensor<10x1xi64>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %in : i64 to index loc(#loc)
      %1286 = arith.cmpi slt, %1285, %c4 : index loc(#loc)
      cf.assert %1286, "index must be smaller than dim size" loc(#loc)
      %1287 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %1287, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %1175[%1284, %1285] : tensor<10x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %collapsed_36 = tensor.collapse_shape %1187 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc)
    %1188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_36 : tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.negf %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1189 = linalg.generic {indexing_maps = [#map1, #map1, #map6, #map1], iterator_types = ["parallel"]} ins(%1185, %1188, %cst_7 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_54: f32 loc(unknown), %in_55: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1183, %1189 : tensor<10xf32>, tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1182, %1190 : tensor<10xf32>, tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %expanded_37 = tensor.expand_shape %1173 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %1192 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_37 : tensor<10x1xi64>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %in : i64 to index loc(#loc)
      %1286 = arith.cmpi slt, %1285, %c4 : index loc(#loc)
      cf.assert %1286, "index must be smaller than dim size" loc(#loc)
      %1287 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %1287, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %883[%1284, %1285] : tensor<10x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1193 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1192 : tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %cst_15 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %expanded_38 = tensor.expand_shape %arg6 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %1194 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_38 : tensor<10x1xi64>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.index_cast %in : i64 to index loc(#loc)
      %1286 = arith.cmpi slt, %1285, %c4 : index loc(#loc)
      cf.assert %1286, "index must be smaller than dim size" loc(#loc)
      %1287 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc)
      cf.assert %1287, "index must be larger or equal to 0" loc(#loc)
      %extracted = tensor.extract %883[%1284, %1285] : tensor<10x4xf32> loc(#loc)
      linalg.yield %extracted : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1195 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1193, %1194 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1196 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1195 : tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.cmpf ugt, %in, %cst_19 : f32 loc(#loc)
      %1285 = arith.select %1284, %in, %cst_19 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1197 = tensor.empty() : tensor<f32> loc(#loc)
    %1198 = linalg.fill ins(%cst_19 : f32) outs(%1197 : tensor<f32>) -> tensor<f32> loc(#loc)
    %1199 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction"]} ins(%1191 : tensor<10xf32>) outs(%1198 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1199 : tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_16 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1201 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%1196 : tensor<10x1xf32>) outs(%1198 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1202 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1201 : tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_16 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1203 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1202 : tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_4 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1204 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1200, %1203 : tensor<f32>, tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1205 = linalg.fill ins(%cst_19 : f32) outs(%289 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc)
    %1206 = linalg.matmul ins(%743, %arg3 : tensor<10x5xf32>, tensor<5x6xf32>) outs(%1205 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc)
    %1207 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1206, %arg5 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %1208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1207 : tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.fpowi %in, %c2_i64 : f32, i64 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %1209 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%1208 : tensor<10x6xf32>) outs(%1198 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1210 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1209 : tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_17 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1211 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1210 : tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_4 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1204, %1211 : tensor<f32>, tensor<f32>) outs(%1197 : tensor<f32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<f32> loc(#loc)
    %1213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_17 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %1214 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1207 : tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.fpowi %in, %c1_i64 : f32, i64 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %1215 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1214 : tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %cst_18 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %1216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1213, %1215 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%289 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc)
    %1217 = tensor.empty() : tensor<5x10xf32> loc(#loc)
    %transposed = linalg.transpose ins(%743 : tensor<10x5xf32>) outs(%1217 : tensor<5x10xf32>) permutation = [1, 0]  loc(#loc)
    %1218 = tensor.empty() : tensor<5x6xf32> loc(#loc)
    %1219 = linalg.fill ins(%cst_19 : f32) outs(%1218 : tensor<5x6xf32>) -> tensor<5x6xf32> loc(#loc)
    %1220 = linalg.matmul ins(%transposed, %1216 : tensor<5x10xf32>, tensor<10x6xf32>) outs(%1219 : tensor<5x6xf32>) -> tensor<5x6xf32> loc(#loc)
    %1221 = tensor.empty() : tensor<6x5xf32> loc(#loc)
    %transposed_39 = linalg.transpose ins(%arg3 : tensor<5x6xf32>) outs(%1221 : tensor<6x5xf32>) permutation = [1, 0]  loc(#loc)
    %1222 = linalg.matmul ins(%1216, %transposed_39 : tensor<10x6xf32>, tensor<6x5xf32>) outs(%579 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %1223 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_16 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%cst_10 : tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.divf %in, %cst_16 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1225 = tensor.empty() : tensor<10x1xi1> loc(#loc)
    %1226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1196 : tensor<10x1xf32>) outs(%1225 : tensor<10x1xi1>) {
    ^bb0(%in: f32 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.extf %in : f32 to f64 loc(#loc)
      %1285 = arith.cmpf ole, %1284, %cst_5 : f64 loc(#loc)
      linalg.yield %1285 : i1 loc(#loc)
    } -> tensor<10x1xi1> loc(#loc)
    %1227 = linalg.generic {indexing_maps = [#map2, #map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1226, %cst_7, %1223 : tensor<10x1xi1>, tensor<f32>, tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_54: f32 loc(unknown), %in_55: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1228 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1227 : tensor<10x1xf32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.negf %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1229 = tensor.empty() : tensor<10x1xi64> loc(#loc)
    %1230 = linalg.fill ins(%c0_i64 : i64) outs(%1229 : tensor<10x1xi64>) -> tensor<10x1xi64> loc(#loc)
    %1231 = linalg.fill ins(%cst_19 : f32) outs(%885 : tensor<10xf32>) -> tensor<10xf32> loc(#loc)
    %1232:3 = linalg.generic {indexing_maps = [#map9, #map9, #map1], iterator_types = ["parallel"]} outs(%1230, %1230, %1231 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_54: i64 loc(unknown), %out_55: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.remsi %1284, %c10 : index loc(#loc)
      %extracted = tensor.extract %expanded_38[%1285, %c0] : tensor<10x1xi64> loc(#loc)
      %extracted_56 = tensor.extract %1228[%1285, %c0] : tensor<10x1xf32> loc(#loc)
      %1286 = arith.index_cast %1285 : index to i64 loc(#loc)
      linalg.yield %1286, %extracted, %extracted_56 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %1233 = tensor.empty() : tensor<10x2xi64> loc(#loc)
    %1234 = linalg.fill ins(%c0_i64 : i64) outs(%1233 : tensor<10x2xi64>) -> tensor<10x2xi64> loc(#loc)
    %inserted_slice = tensor.insert_slice %1232#0 into %1234[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_40 = tensor.insert_slice %1232#1 into %inserted_slice[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %1235 = "tm_tensor.scatter"(%1232#2, %inserted_slice_40, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32 loc(unknown), %arg8: f32 loc(unknown)):
      %1284 = arith.addf %arg8, %arg7 : f32 loc(#loc)
      "tm_tensor.yield"(%1284) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %1236:3 = linalg.generic {indexing_maps = [#map9, #map9, #map1], iterator_types = ["parallel"]} outs(%1230, %1230, %1231 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_54: i64 loc(unknown), %out_55: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.remsi %1284, %c10 : index loc(#loc)
      %extracted = tensor.extract %expanded_37[%1285, %c0] : tensor<10x1xi64> loc(#loc)
      %extracted_56 = tensor.extract %1227[%1285, %c0] : tensor<10x1xf32> loc(#loc)
      %1286 = arith.index_cast %1285 : index to i64 loc(#loc)
      linalg.yield %1286, %extracted, %extracted_56 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %inserted_slice_41 = tensor.insert_slice %1236#0 into %1234[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_42 = tensor.insert_slice %1236#1 into %inserted_slice_41[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %1237 = "tm_tensor.scatter"(%1236#2, %inserted_slice_42, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32 loc(unknown), %arg8: f32 loc(unknown)):
      %1284 = arith.addf %arg8, %arg7 : f32 loc(#loc)
      "tm_tensor.yield"(%1284) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %1238 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1235, %1237 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1224, %1183 : tensor<10xf32>, tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %expanded_43 = tensor.expand_shape %1184 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64> loc(#loc)
    %1240 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_43 : tensor<10x1xi64>) outs(%1225 : tensor<10x1xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc)
      linalg.yield %1284 : i1 loc(#loc)
    } -> tensor<10x1xi1> loc(#loc)
    %1241 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1240, %expanded_43, %cst_23 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%1229 : tensor<10x1xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_54: i64 loc(unknown), %in_55: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %1242:3 = linalg.generic {indexing_maps = [#map9, #map9, #map1], iterator_types = ["parallel"]} outs(%1230, %1230, %1231 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_54: i64 loc(unknown), %out_55: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.remsi %1284, %c10 : index loc(#loc)
      %extracted = tensor.extract %1241[%1285, %c0] : tensor<10x1xi64> loc(#loc)
      %1286 = arith.index_cast %1285 : index to i64 loc(#loc)
      linalg.yield %1286, %extracted, %cst_20 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %inserted_slice_44 = tensor.insert_slice %1242#0 into %1234[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_45 = tensor.insert_slice %1242#1 into %inserted_slice_44[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %1243 = "tm_tensor.scatter"(%1242#2, %inserted_slice_45, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32 loc(unknown), %arg8: f32 loc(unknown)):
      "tm_tensor.yield"(%arg7) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %expanded_46 = tensor.expand_shape %1239 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %1244 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1240, %expanded_46, %cst_7 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<f32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_54: f32 loc(unknown), %in_55: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1245 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%1243, %1244 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1175 : tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = math.exp %in : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1247 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "reduction"]} ins(%1245 : tensor<10x4xf32>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1248 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%1246, %1247 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1249 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1245, %1248 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1250 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1238, %1249 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1251 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%1224, %collapsed_32 : tensor<10xf32>, tensor<10xf32>) outs(%885 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10xf32> loc(#loc)
    %1252 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_38 : tensor<10x1xi64>) outs(%1225 : tensor<10x1xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc(unknown)):
      %1284 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc)
      linalg.yield %1284 : i1 loc(#loc)
    } -> tensor<10x1xi1> loc(#loc)
    %1253 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1252, %expanded_38, %cst_23 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%1229 : tensor<10x1xi64>) {
    ^bb0(%in: i1 loc(unknown), %in_54: i64 loc(unknown), %in_55: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<10x1xi64> loc(#loc)
    %1254:3 = linalg.generic {indexing_maps = [#map9, #map9, #map1], iterator_types = ["parallel"]} outs(%1230, %1230, %1231 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64 loc(unknown), %out_54: i64 loc(unknown), %out_55: f32 loc(unknown)):
      %1284 = linalg.index 0 : index loc(#loc)
      %1285 = arith.remsi %1284, %c10 : index loc(#loc)
      %extracted = tensor.extract %1253[%1285, %c0] : tensor<10x1xi64> loc(#loc)
      %1286 = arith.index_cast %1285 : index to i64 loc(#loc)
      linalg.yield %1286, %extracted, %cst_20 : i64, i64, f32 loc(#loc)
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) loc(#loc)
    %inserted_slice_47 = tensor.insert_slice %1254#0 into %1234[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %inserted_slice_48 = tensor.insert_slice %1254#1 into %inserted_slice_47[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64> loc(#loc)
    %1255 = "tm_tensor.scatter"(%1254#2, %inserted_slice_48, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg7: f32 loc(unknown), %arg8: f32 loc(unknown)):
      "tm_tensor.yield"(%arg7) : (f32) -> () loc(#loc)
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc)
    %expanded_49 = tensor.expand_shape %1251 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc)
    %1256 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1252, %expanded_49, %cst_7 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<f32>) outs(%434 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(unknown), %in_54: f32 loc(unknown), %in_55: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.select %in, %in_54, %in_55 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1257 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%1255, %1256 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1258 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "reduction"]} ins(%1257 : tensor<10x4xf32>) outs(%890 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %out : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x1xf32> loc(#loc)
    %1259 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%1246, %1258 : tensor<10x4xf32>, tensor<10x1xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1260 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1257, %1259 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %1261 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1250, %1260 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%881 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc)
    %transposed_50 = linalg.transpose ins(%880 : tensor<10x5xf32>) outs(%1217 : tensor<5x10xf32>) permutation = [1, 0]  loc(#loc)
    %1262 = tensor.empty() : tensor<5x4xf32> loc(#loc)
    %1263 = linalg.fill ins(%cst_19 : f32) outs(%1262 : tensor<5x4xf32>) -> tensor<5x4xf32> loc(#loc)
    %1264 = linalg.matmul ins(%transposed_50, %1261 : tensor<5x10xf32>, tensor<10x4xf32>) outs(%1263 : tensor<5x4xf32>) -> tensor<5x4xf32> loc(#loc)
    %1265 = tensor.empty() : tensor<4x5xf32> loc(#loc)
    %transposed_51 = linalg.transpose ins(%arg2 : tensor<5x4xf32>) outs(%1265 : tensor<4x5xf32>) permutation = [1, 0]  loc(#loc)
    %1266 = linalg.matmul ins(%1261, %transposed_51 : tensor<10x4xf32>, tensor<4x5xf32>) outs(%579 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc)
    %1267 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1266, %879 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %1268 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1222, %1267 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.addf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %1269 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1268, %741 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %1270 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1269, %582 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%578 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.mulf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc)
    %1271 = tensor.empty() : tensor<6x10xf32> loc(#loc)
    %transposed_52 = linalg.transpose ins(%577 : tensor<10x6xf32>) outs(%1271 : tensor<6x10xf32>) permutation = [1, 0]  loc(#loc)
    %1272 = linalg.fill ins(%cst_19 : f32) outs(%1221 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc)
    %1273 = linalg.matmul ins(%transposed_52, %1270 : tensor<6x10xf32>, tensor<10x5xf32>) outs(%1272 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc)
    %1274 = linalg.matmul ins(%transposed_52, %1268 : tensor<6x10xf32>, tensor<10x5xf32>) outs(%1272 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc)
    %1275 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1274 : tensor<6x5xf32>) outs(%1221 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_6 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc)
    %1276 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1275 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%1221 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc)
    %1277 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1273 : tensor<6x5xf32>) outs(%1221 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_6 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc)
    %1278 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1277 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%1221 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc)
    %1279 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1264 : tensor<5x4xf32>) outs(%1262 : tensor<5x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_6 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<5x4xf32> loc(#loc)
    %1280 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %1279 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%1262 : tensor<5x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<5x4xf32> loc(#loc)
    %1281 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%1220 : tensor<5x6xf32>) outs(%1218 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.truncf %cst_6 : f64 to f32 loc(#loc)
      %1285 = arith.mulf %in, %1284 : f32 loc(#loc)
      linalg.yield %1285 : f32 loc(#loc)
    } -> tensor<5x6xf32> loc(#loc)
    %1282 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %1281 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%1218 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %in_54: f32 loc(unknown), %out: f32 loc(unknown)):
      %1284 = arith.subf %in, %in_54 : f32 loc(#loc)
      linalg.yield %1284 : f32 loc(#loc)
    } -> tensor<5x6xf32> loc(#loc)
    %1283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_25 : tensor<i64>) outs(%2 : tensor<i64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc(unknown)):
      %1284 = arith.addi %in, %c1_i64 : i64 loc(#loc)
      linalg.yield %1284 : i64 loc(#loc)
    } -> tensor<i64> loc(#loc)
    %expanded_53 = tensor.expand_shape %1283 [] output_shape [1] : tensor<i64> into tensor<1xi64> loc(#loc)
    %concat = tensor.concat dim(0) %extracted_slice, %expanded_53 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64> loc(#loc)
    return %1276, %1278, %1280, %1282, %concat, %1212, %extracted_slice_31, %572#1 : tensor<6x5xf32>, tensor<6x5xf32>, tensor<5x4xf32>, tensor<5x6xf32>, tensor<2xi64>, tensor<f32>, tensor<10x2xi64>, tensor<10xi64> loc(#loc)
  } loc(#loc)
} loc(#loc)

