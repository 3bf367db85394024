#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map20 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<7x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg2: tensor<7x5xf32> {dp.name = "z", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7xf32> {dp.name = "nearest"}) {
    %cst = arith.constant dense<6> : tensor<1xi32>
    %true = arith.constant true
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant dense<7> : tensor<i32>
    %c6 = arith.constant 6 : index
    %cst_2 = arith.constant dense<4> : tensor<i32>
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_6 = arith.constant 0.142857149 : f32
    %c1 = arith.constant 1 : index
    %cst_7 = arith.constant 0xFF800000 : f32
    %cst_8 = arith.constant 7.000000e+00 : f32
    %cst_9 = arith.constant 1.000000e-01 : f32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_13 = arith.constant dense<0> : tensor<i32>
    %cst_14 = arith.constant dense<7.000000e+00> : tensor<f32>
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<7x4xf32>
    %1 = linalg.fill ins(%cst_10 : f32) outs(%0 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<7x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = math.tanh %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %6 = linalg.matmul ins(%arg2, %arg0 : tensor<7x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = math.tanh %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %9 = tensor.empty() : tensor<4xf32>
    %10 = linalg.fill ins(%cst_10 : f32) outs(%9 : tensor<4xf32>) -> tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%11, %12 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<1x4xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %16 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %21 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %21 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %22 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %22 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%cst_13 : tensor<i32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %315 = arith.sitofp %in : i32 to f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%27 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.subf %cst_8, %in : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%28 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%29, %30 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %32 = tensor.empty() : tensor<i1>
    %33 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%28 : tensor<f32>) outs(%32 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %315 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %315 : i1
    } -> tensor<i1>
    %34 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %extracted = tensor.extract %33[] : tensor<i1>
    %35 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%31, %34 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.select %extracted, %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%35 : tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = math.sqrt %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%37, %36 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%36, %39 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %42 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %41 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %44 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%47, %12 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %49 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %50 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %50 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %52 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %19 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %54 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %55 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %55 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%56 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%58, %30 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%59, %34 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.select %extracted, %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%60 : tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = math.sqrt %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%37, %61 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%61, %39 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %65 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %65 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %64 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %67 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %69 = tensor.empty() : tensor<4x7xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<7x4xf32>) outs(%69 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %71 = tensor.empty() : tensor<4x4xf32>
    %72 = linalg.fill ins(%cst_10 : f32) outs(%71 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %73 = linalg.matmul ins(%70, %66 : tensor<4x7xf32>, tensor<7x4xf32>) outs(%72 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x4xf32>
    %76 = tensor.empty() : tensor<4xi32>
    %77 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%76 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 0 : index
      %316 = arith.index_cast %315 : index to i32
      linalg.yield %316 : i32
    } -> tensor<4xi32>
    %78 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_13 : tensor<i32>) outs(%76 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %79 = tensor.empty() : tensor<4xi1>
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%77, %78 : tensor<4xi32>, tensor<4xi32>) outs(%79 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi slt, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<4xi1>
    %81 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_2 : tensor<i32>) outs(%76 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%77, %81 : tensor<4xi32>, tensor<4xi32>) outs(%76 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_55: i32, %out: i32):
      %315 = arith.addi %in, %in_55 : i32
      linalg.yield %315 : i32
    } -> tensor<4xi32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%80, %82, %77 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%76 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_55: i32, %in_56: i32, %out: i32):
      %315 = arith.select %in, %in_55, %in_56 : i32
      linalg.yield %315 : i32
    } -> tensor<4xi32>
    %84 = tensor.empty() : tensor<4x1xi32>
    %85 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<4xi32>) outs(%84 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %86 = tensor.empty() : tensor<4x2xi32>
    %87 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%86 : tensor<4x2xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 0 : index
      %316 = linalg.index 1 : index
      %317 = arith.cmpi ult, %316, %c1 : index
      %318 = scf.if %317 -> (i32) {
        %extracted_55 = tensor.extract %85[%315, %316] : tensor<4x1xi32>
        scf.yield %extracted_55 : i32
      } else {
        %319 = arith.subi %316, %c1 : index
        %extracted_55 = tensor.extract %85[%315, %319] : tensor<4x1xi32>
        scf.yield %extracted_55 : i32
      }
      linalg.yield %318 : i32
    } -> tensor<4x2xi32>
    %88 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%9 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %315 = linalg.index 0 : index
      %extracted_55 = tensor.extract %87[%315, %c0] : tensor<4x2xi32>
      %316 = arith.index_cast %extracted_55 : i32 to index
      %extracted_56 = tensor.extract %87[%315, %c1] : tensor<4x2xi32>
      %317 = arith.index_cast %extracted_56 : i32 to index
      %318 = arith.maxsi %316, %c0 : index
      %319 = arith.minsi %318, %c3 : index
      %320 = arith.maxsi %317, %c0 : index
      %321 = arith.minsi %320, %c3 : index
      %extracted_57 = tensor.extract %75[%319, %321] : tensor<4x4xf32>
      linalg.yield %extracted_57 : f32
    } -> tensor<4xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%89, %88 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%90, %90 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%92, %90 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %94 = linalg.fill ins(%cst_10 : f32) outs(%26 : tensor<f32>) -> tensor<f32>
    %95 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%91 : tensor<4xf32>) outs(%94 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %collapsed = tensor.collapse_shape %75 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0] [15] [1] : tensor<16xf32> to tensor<15xf32>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [3, 5] : tensor<15xf32> into tensor<3x5xf32>
    %extracted_slice_16 = tensor.extract_slice %expanded[0, 1] [3, 4] [1, 1] : tensor<3x5xf32> to tensor<3x4xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
    %expanded_18 = tensor.expand_shape %collapsed_17 [[0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
    %96 = tensor.empty() : tensor<4x3xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %expanded_18 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%96 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x3xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%96 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %expanded_18 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%96 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x3xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%97 : tensor<4x3xf32>) outs(%94 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%100 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.mulf %in, %cst_9 : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%95, %101 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %103 = tensor.empty() : tensor<7x7xf32>
    %104 = linalg.fill ins(%cst_10 : f32) outs(%103 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %105 = linalg.matmul ins(%43, %70 : tensor<7x4xf32>, tensor<4x7xf32>) outs(%104 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<7x4xf32>) outs(%69 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %107 = linalg.matmul ins(%43, %106 : tensor<7x4xf32>, tensor<4x7xf32>) outs(%104 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %108 = tensor.empty() : tensor<7xi32>
    %109 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%108 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 0 : index
      %316 = arith.index_cast %315 : index to i32
      linalg.yield %316 : i32
    } -> tensor<7xi32>
    %110 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_13 : tensor<i32>) outs(%108 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %111 = tensor.empty() : tensor<7xi1>
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%109, %110 : tensor<7xi32>, tensor<7xi32>) outs(%111 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi slt, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7xi1>
    %113 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_1 : tensor<i32>) outs(%108 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %114 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%109, %113 : tensor<7xi32>, tensor<7xi32>) outs(%108 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_55: i32, %out: i32):
      %315 = arith.addi %in, %in_55 : i32
      linalg.yield %315 : i32
    } -> tensor<7xi32>
    %115 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%112, %114, %109 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%108 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_55: i32, %in_56: i32, %out: i32):
      %315 = arith.select %in, %in_55, %in_56 : i32
      linalg.yield %315 : i32
    } -> tensor<7xi32>
    %116 = tensor.empty() : tensor<7x1xi32>
    %117 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<7xi32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %118 = tensor.empty() : tensor<7x2xi32>
    %119 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%118 : tensor<7x2xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 0 : index
      %316 = linalg.index 1 : index
      %317 = arith.cmpi ult, %316, %c1 : index
      %318 = scf.if %317 -> (i32) {
        %extracted_55 = tensor.extract %117[%315, %316] : tensor<7x1xi32>
        scf.yield %extracted_55 : i32
      } else {
        %319 = arith.subi %316, %c1 : index
        %extracted_55 = tensor.extract %117[%315, %319] : tensor<7x1xi32>
        scf.yield %extracted_55 : i32
      }
      linalg.yield %318 : i32
    } -> tensor<7x2xi32>
    %120 = tensor.empty() : tensor<7xf32>
    %121 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%120 : tensor<7xf32>) {
    ^bb0(%out: f32):
      %315 = linalg.index 0 : index
      %extracted_55 = tensor.extract %119[%315, %c0] : tensor<7x2xi32>
      %316 = arith.index_cast %extracted_55 : i32 to index
      %extracted_56 = tensor.extract %119[%315, %c1] : tensor<7x2xi32>
      %317 = arith.index_cast %extracted_56 : i32 to index
      %318 = arith.maxsi %316, %c0 : index
      %319 = arith.minsi %318, %c6 : index
      %320 = arith.maxsi %317, %c0 : index
      %321 = arith.minsi %320, %c6 : index
      %extracted_57 = tensor.extract %107[%319, %321] : tensor<7x7xf32>
      linalg.yield %extracted_57 : f32
    } -> tensor<7xf32>
    %122 = tensor.empty() : tensor<7x1xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<7xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %collapsed_19 = tensor.collapse_shape %105 [[0, 1]] : tensor<7x7xf32> into tensor<49xf32>
    %extracted_slice_20 = tensor.extract_slice %collapsed_19[0] [48] [1] : tensor<49xf32> to tensor<48xf32>
    %expanded_21 = tensor.expand_shape %extracted_slice_20 [[0, 1]] output_shape [6, 8] : tensor<48xf32> into tensor<6x8xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded_21[0, 1] [6, 7] [1, 1] : tensor<6x8xf32> to tensor<6x7xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1]] : tensor<6x7xf32> into tensor<42xf32>
    %expanded_24 = tensor.expand_shape %collapsed_23 [[0, 1]] output_shape [7, 6] : tensor<42xf32> into tensor<7x6xf32>
    %124 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%103 : tensor<7x7xf32>) {
    ^bb0(%out: f32):
      %315 = linalg.index 0 : index
      %316 = linalg.index 1 : index
      %317 = arith.cmpi ult, %316, %c1 : index
      %318 = scf.if %317 -> (f32) {
        %extracted_55 = tensor.extract %123[%315, %316] : tensor<7x1xf32>
        scf.yield %extracted_55 : f32
      } else {
        %319 = arith.subi %316, %c1 : index
        %extracted_55 = tensor.extract %expanded_24[%315, %319] : tensor<7x6xf32>
        scf.yield %extracted_55 : f32
      }
      linalg.yield %318 : f32
    } -> tensor<7x7xf32>
    %125 = linalg.fill ins(%cst_7 : f32) outs(%120 : tensor<7xf32>) -> tensor<7xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%124 : tensor<7x7xf32>) outs(%125 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.maximumf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%120 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%127, %126 : tensor<7xf32>, tensor<7xf32>) outs(%120 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.maximumf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %129 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<7xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<7x1xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%124, %130 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = math.exp %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %133 = linalg.fill ins(%cst_10 : f32) outs(%120 : tensor<7xf32>) -> tensor<7xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%132 : tensor<7x7xf32>) outs(%133 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<7xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<7x1xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = math.log %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x1xf32>
    %137 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<7x1xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %137 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<7xi32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %140 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %141 = tensor.empty() : tensor<7x1xi1>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%141 : tensor<7x1xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi slt, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7x1xi1>
    %143 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %143 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %in_55: i32, %out: i32):
      %315 = arith.addi %in, %in_55 : i32
      linalg.yield %315 : i32
    } -> tensor<7x1xi32>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %144, %139 : tensor<7x1xi1>, tensor<7x1xi32>, tensor<7x1xi32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i1, %in_55: i32, %in_56: i32, %out: i32):
      %315 = arith.select %in, %in_55, %in_56 : i32
      linalg.yield %315 : i32
    } -> tensor<7x1xi32>
    %expanded_25 = tensor.expand_shape %145 [[0], [1, 2]] output_shape [7, 1, 1] : tensor<7x1xi32> into tensor<7x1x1xi32>
    %146 = tensor.empty() : tensor<7x1x1xi32>
    %147 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%146 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %148 = tensor.empty() : tensor<7x1x1xi1>
    %149 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %147 : tensor<7x1x1xi32>, tensor<7x1x1xi32>) outs(%148 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi sge, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7x1x1xi1>
    %150 = tensor.empty() : tensor<1x1x1xi32>
    %151 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%150 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %152 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<1x1x1xi32>) outs(%146 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %153 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %152 : tensor<7x1x1xi32>, tensor<7x1x1xi32>) outs(%148 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi sle, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7x1x1xi1>
    %154 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %153 : tensor<7x1x1xi1>, tensor<7x1x1xi1>) outs(%148 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %in_55: i1, %out: i1):
      %315 = arith.andi %in, %in_55 : i1
      linalg.yield %315 : i1
    } -> tensor<7x1x1xi1>
    %155 = linalg.fill ins(%true : i1) outs(%141 : tensor<7x1xi1>) -> tensor<7x1xi1>
    %156 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%154 : tensor<7x1x1xi1>) outs(%155 : tensor<7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %315 = arith.andi %out, %in : i1
      linalg.yield %315 : i1
    } -> tensor<7x1xi1>
    %157 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%122 : tensor<7x1xf32>) {
    ^bb0(%out: f32):
      %315 = linalg.index 0 : index
      %extracted_55 = tensor.extract %expanded_25[%315, %c0, %c0] : tensor<7x1x1xi32>
      %316 = arith.index_cast %extracted_55 : i32 to index
      %317 = arith.maxsi %316, %c0 : index
      %318 = arith.minsi %317, %c6 : index
      %extracted_56 = tensor.extract %138[%315, %318] : tensor<7x7xf32>
      linalg.yield %extracted_56 : f32
    } -> tensor<7x1xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156, %157, %158 : tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_55: f32, %in_56: f32, %out: f32):
      %315 = arith.select %in, %in_55, %in_56 : f32
      linalg.yield %315 : f32
    } -> tensor<7x1xf32>
    %collapsed_26 = tensor.collapse_shape %159 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_26 : tensor<7xf32>) outs(%120 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %161 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%160 : tensor<7xf32>) outs(%94 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%161 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.divf %in, %cst_8 : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %163 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%102, %162 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<f32>
    %164 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_24 : tensor<7x6xf32>) outs(%125 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.maximumf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %165 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%26 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %166 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%165 : tensor<f32>) outs(%120 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%166 : tensor<7xf32>) outs(%120 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<7xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %170 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<7x1xi32>) outs(%146 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %171 = tensor.empty() : tensor<1x1x7xi32>
    %172 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel"]} outs(%171 : tensor<1x1x7xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 2 : index
      %316 = arith.index_cast %315 : index to i32
      linalg.yield %316 : i32
    } -> tensor<1x1x7xi32>
    %173 = tensor.empty() : tensor<7x1x7xi32>
    %174 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<7x1x1xi32>) outs(%173 : tensor<7x1x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x7xi32>
    %175 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x1x7xi32>) outs(%173 : tensor<7x1x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x7xi32>
    %176 = tensor.empty() : tensor<7x1x7xi1>
    %177 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %175 : tensor<7x1x7xi32>, tensor<7x1x7xi32>) outs(%176 : tensor<7x1x7xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi eq, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7x1x7xi1>
    %178 = tensor.empty() : tensor<7x1x7xf32>
    %179 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<7x1x7xi1>) outs(%178 : tensor<7x1x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %315 = arith.uitofp %in : i1 to f32
      linalg.yield %315 : f32
    } -> tensor<7x1x7xf32>
    %180 = linalg.generic {indexing_maps = [#map16, #map17, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168, %179 : tensor<7x1xf32>, tensor<7x1x7xf32>) outs(%104 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x7xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%169, %180 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%182 : tensor<7x7xf32>) outs(%133 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %expanded_27 = tensor.expand_shape %183 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_27, %135 : tensor<7x1xf32>, tensor<7x1xf32>) outs(%122 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x1xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<7x1xf32>) outs(%133 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %186 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %132 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %187 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %extracted_slice_28 = tensor.extract_slice %188[0, 0] [7, 1] [1, 1] : tensor<7x7xf32> to tensor<7x1xf32>
    %extracted_slice_29 = tensor.extract_slice %188[0, 1] [7, 6] [1, 1] : tensor<7x7xf32> to tensor<7x6xf32>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_29 [[0, 1]] : tensor<7x6xf32> into tensor<42xf32>
    %expanded_31 = tensor.expand_shape %collapsed_30 [[0, 1]] output_shape [6, 7] : tensor<42xf32> into tensor<6x7xf32>
    %padded = tensor.pad %expanded_31 low[0, 1] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst_10 : f32
    } : tensor<6x7xf32> to tensor<6x8xf32>
    %collapsed_32 = tensor.collapse_shape %padded [[0, 1]] : tensor<6x8xf32> into tensor<48xf32>
    %padded_33 = tensor.pad %collapsed_32 low[0] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %cst_10 : f32
    } : tensor<48xf32> to tensor<49xf32>
    %expanded_34 = tensor.expand_shape %padded_33 [[0, 1]] output_shape [7, 7] : tensor<49xf32> into tensor<7x7xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice_28 : tensor<7x1xf32>) outs(%133 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<7xf32>
    %extracted_slice_35 = tensor.extract_slice %119[0, 0] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %190 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_36 : tensor<7xi32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %191 = tensor.empty() : tensor<1x7xi32>
    %192 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%191 : tensor<1x7xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 1 : index
      %316 = arith.index_cast %315 : index to i32
      linalg.yield %316 : i32
    } -> tensor<1x7xi32>
    %193 = tensor.empty() : tensor<7x7xi32>
    %194 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<7x1xi32>) outs(%193 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x7xi32>
    %195 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<1x7xi32>) outs(%193 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x7xi32>
    %196 = tensor.empty() : tensor<7x7xi1>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%194, %195 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%196 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi eq, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7x7xi1>
    %198 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<7x7xi1>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %315 = arith.uitofp %in : i1 to f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %extracted_slice_37 = tensor.extract_slice %119[0, 1] [7, 1] [1, 1] : tensor<7x2xi32> to tensor<7x1xi32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
    %199 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_38 : tensor<7xi32>) outs(%116 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %200 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<7x1xi32>) outs(%193 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x7xi32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %195 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%196 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi eq, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<7x7xi1>
    %202 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<7x7xi1>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %315 = arith.uitofp %in : i1 to f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %203 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %198 : tensor<7xf32>, tensor<7x7xf32>) outs(%104 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x7xf32>
    %204 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203, %202 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%104 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x7xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%169, %204 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%103 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x7xf32>
    %206 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%205, %43 : tensor<7x7xf32>, tensor<7x4xf32>) outs(%1 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x4xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<7x4xf32>) outs(%69 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %208 = linalg.generic {indexing_maps = [#map16, #map20, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%205, %106 : tensor<7x7xf32>, tensor<4x7xf32>) outs(%1 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x4xf32>
    %209 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<4x7xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %210 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_34, %43 : tensor<7x7xf32>, tensor<7x4xf32>) outs(%1 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x4xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<7x4xf32>) outs(%69 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %212 = linalg.generic {indexing_maps = [#map16, #map20, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_34, %70 : tensor<7x7xf32>, tensor<4x7xf32>) outs(%1 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<7x4xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%208, %212 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %214 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<4x7xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%213, %214 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %216 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%26 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<f32>
    %217 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<f32>) outs(%96 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%217, %99 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%96 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x3xf32>
    %collapsed_39 = tensor.collapse_shape %218 [[0, 1]] : tensor<4x3xf32> into tensor<12xf32>
    %expanded_40 = tensor.expand_shape %collapsed_39 [[0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
    %padded_41 = tensor.pad %expanded_40 low[0, 1] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %cst_10 : f32
    } : tensor<3x4xf32> to tensor<3x5xf32>
    %collapsed_42 = tensor.collapse_shape %padded_41 [[0, 1]] : tensor<3x5xf32> into tensor<15xf32>
    %padded_43 = tensor.pad %collapsed_42 low[0] high[1] {
    ^bb0(%arg3: index):
      tensor.yield %cst_10 : f32
    } : tensor<15xf32> to tensor<16xf32>
    %expanded_44 = tensor.expand_shape %padded_43 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %219 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%89, %93 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %220 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%219 : tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %extracted_slice_45 = tensor.extract_slice %87[0, 0] [4, 1] [1, 1] : tensor<4x2xi32> to tensor<4x1xi32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
    %222 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_46 : tensor<4xi32>) outs(%84 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %223 = tensor.empty() : tensor<1x4xi32>
    %224 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%223 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %315 = linalg.index 1 : index
      %316 = arith.index_cast %315 : index to i32
      linalg.yield %316 : i32
    } -> tensor<1x4xi32>
    %225 = tensor.empty() : tensor<4x4xi32>
    %226 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<4x1xi32>) outs(%225 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %227 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<1x4xi32>) outs(%225 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %228 = tensor.empty() : tensor<4x4xi1>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%226, %227 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%228 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi eq, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<4x4xi1>
    %230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%229 : tensor<4x4xi1>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %315 = arith.uitofp %in : i1 to f32
      linalg.yield %315 : f32
    } -> tensor<4x4xf32>
    %extracted_slice_47 = tensor.extract_slice %87[0, 1] [4, 1] [1, 1] : tensor<4x2xi32> to tensor<4x1xi32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
    %231 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_48 : tensor<4xi32>) outs(%84 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %232 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<4x1xi32>) outs(%225 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%232, %227 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%228 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_55: i32, %out: i1):
      %315 = arith.cmpi eq, %in, %in_55 : i32
      linalg.yield %315 : i1
    } -> tensor<4x4xi1>
    %234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<4x4xi1>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %315 = arith.uitofp %in : i1 to f32
      linalg.yield %315 : f32
    } -> tensor<4x4xf32>
    %235 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%220, %230 : tensor<4xf32>, tensor<4x4xf32>) outs(%72 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<4x4xf32>
    %236 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%235, %234 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%72 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<4x4xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%221, %236 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x4xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_44, %237 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x4xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%238, %74 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%71 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4x4xf32>
    %240 = linalg.fill ins(%cst_10 : f32) outs(%69 : tensor<4x7xf32>) -> tensor<4x7xf32>
    %241 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239, %70 : tensor<4x4xf32>, tensor<4x7xf32>) outs(%240 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<4x7xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<4x7xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%209, %242 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %244 = linalg.generic {indexing_maps = [#map16, #map20, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239, %66 : tensor<4x4xf32>, tensor<7x4xf32>) outs(%240 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<4x7xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<4x7xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%215, %245 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %247 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%243, %247 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %249 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %51 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%249 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %expanded_49 = tensor.expand_shape %250 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_49 : tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%243, %65 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %253 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%251 : tensor<1x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %254 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%253, %62 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %255 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %256 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%254, %255 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.select %extracted, %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %257 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%256, %30 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %258 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%257 : tensor<4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %57 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%260 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %expanded_50 = tensor.expand_shape %261 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_50, %19 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %263 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%262 : tensor<1x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %264 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%263 : tensor<4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%259, %264 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%252 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%266 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %expanded_51 = tensor.expand_shape %267 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%265, %252 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_51 : tensor<1x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %270 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%269, %12 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %271 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%268, %271 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %273 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<1x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%246, %273 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%274, %17 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%275 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %expanded_52 = tensor.expand_shape %276 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_52 : tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%246, %42 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%277 : tensor<1x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%279, %38 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %281 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%280, %255 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.select %extracted, %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %282 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%281, %30 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %283 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%283, %25 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %286 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%285 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %expanded_53 = tensor.expand_shape %286 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_53, %19 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%14 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<1x4xf32>
    %288 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%287 : tensor<1x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %289 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%288 : tensor<4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%284, %289 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.negf %in : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %292 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%291 : tensor<7x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %expanded_54 = tensor.expand_shape %292 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%290, %278 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_54 : tensor<1x4xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %315 = arith.addf %out, %in : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %295 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%294, %12 : tensor<4xf32>, tensor<4xf32>) outs(%9 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.divf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<4xf32>
    %296 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%293, %296 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %8 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%298, %7 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %300 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%298, %299 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %301 = tensor.empty() : tensor<4x5xf32>
    %302 = linalg.fill ins(%cst_10 : f32) outs(%301 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %303 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%300, %arg2 : tensor<7x4xf32>, tensor<7x5xf32>) outs(%302 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<4x5xf32>
    %304 = tensor.empty() : tensor<5x4xf32>
    %305 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<4x5xf32>) outs(%304 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%297, %5 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%306, %3 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%306, %307 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%0 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<7x4xf32>
    %309 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%308, %arg1 : tensor<7x4xf32>, tensor<7x5xf32>) outs(%302 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      %316 = arith.addf %out, %315 : f32
      linalg.yield %316 : f32
    } -> tensor<4x5xf32>
    %310 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<4x5xf32>) outs(%304 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%305, %310 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%304 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.addf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<5x4xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%304 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%312, %311 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%304 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.mulf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<5x4xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %313 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%304 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_55: f32, %out: f32):
      %315 = arith.subf %in, %in_55 : f32
      linalg.yield %315 : f32
    } -> tensor<5x4xf32>
    return %314, %163, %164 : tensor<5x4xf32>, tensor<f32>, tensor<7xf32>
  }
}

