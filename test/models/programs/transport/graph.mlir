#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> (d0)>
#map14 = affine_map<(d0, d1) -> (d0, 0)>
#map15 = affine_map<(d0, d1) -> (d1, d0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x3xf32> {dp.name = "params.w", dp.state}, %arg1: tensor<10xf32> {dp.name = "weight", dp.scatter = 0 : i64}, %arg2: tensor<10x3xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<3x3xf32> {dp.name = "params.w", dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5xi32> {dp.name = "partner"}, tensor<5xf32> {dp.name = "plan"}) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0x7F800000 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<10x3xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %2 = linalg.matmul ins(%arg2, %arg0 : tensor<10x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.tanh %in : f32
      linalg.yield %216 : f32
    } -> tensor<10x3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<10x3xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0] [5, 3] [2, 1] : tensor<10x3xf32> to tensor<5x3xf32>
    %extracted_slice_8 = tensor.extract_slice %3[1, 0] [5, 3] [2, 1] : tensor<10x3xf32> to tensor<5x3xf32>
    %extracted_slice_9 = tensor.extract_slice %arg1[0] [5] [2] : tensor<10xf32> to tensor<5xf32>
    %extracted_slice_10 = tensor.extract_slice %arg1[1] [5] [2] : tensor<10xf32> to tensor<5xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%cst_1 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%extracted_slice_9 : tensor<5xf32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<5xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_9, %10 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%extracted_slice_10 : tensor<5xf32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%12 : tensor<f32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_10, %13 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %15 = tensor.empty() : tensor<5x1x3xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<5x3xf32>) outs(%15 : tensor<5x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1x3xf32>
    %17 = tensor.empty() : tensor<1x5x3xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_8 : tensor<5x3xf32>) outs(%17 : tensor<1x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x3xf32>
    %19 = tensor.empty() : tensor<5x5x3xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<5x1x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x3xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x5x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x3xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<5x5x3xf32>, tensor<5x5x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5x3xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %22 : tensor<5x5x3xf32>, tensor<5x5x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5x3xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x3xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %22 : tensor<5x5x3xf32>, tensor<5x5x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5x3xf32>
    %26 = tensor.empty() : tensor<5x5xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%23 : tensor<5x5x3xf32>) outs(%27 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%11 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.log %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %31 = tensor.empty() : tensor<1x5xf32>
    %32 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<5xf32>) outs(%31 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %33 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<1x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<5xf32>) -> tensor<5xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<5x5xf32>) outs(%37 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.maximumf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %38 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.maximumf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %41 = tensor.empty() : tensor<5xi1>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%40 : tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %216 = math.absf %in : f32
      %217 = arith.cmpf one, %216, %cst : f32
      linalg.yield %217 : i1
    } -> tensor<5xi1>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%42, %40, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %44 = tensor.empty() : tensor<5x1xf32>
    %45 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<5xf32>) outs(%44 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %46 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<5x1xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %46 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %49 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<5xf32>) -> tensor<5xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%48 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%50 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.absf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%50, %29 : tensor<5xf32>, tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %216 = arith.cmpf oge, %in, %in_18 : f32
      linalg.yield %216 : i1
    } -> tensor<5xi1>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%51 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.log %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%53, %43 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %54 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %55 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%14 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.log %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %59 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<5xf32>) outs(%44 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %60 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<5x1xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%60, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %63 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<5x5xf32>) outs(%37 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.maximumf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %63 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.maximumf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%64 : tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %216 = math.absf %in : f32
      %217 = arith.cmpf one, %216, %cst : f32
      linalg.yield %217 : i1
    } -> tensor<5xi1>
    %66 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%65, %64, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %67 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<5xf32>) outs(%31 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %68 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<1x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %68 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %71 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%71 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.absf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%71, %29 : tensor<5xf32>, tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %216 = arith.cmpf oge, %in, %in_18 : f32
      linalg.yield %216 : i1
    } -> tensor<5xi1>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%72 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.log %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%74, %66 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%58, %75 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %76 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %78 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<5xf32>) outs(%31 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %79 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<1x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%81 : tensor<5x5xf32>) outs(%37 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.maximumf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %82 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.maximumf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%83 : tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %216 = math.absf %in : f32
      %217 = arith.cmpf one, %216, %cst : f32
      linalg.yield %217 : i1
    } -> tensor<5xi1>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%84, %83, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %86 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<5xf32>) outs(%44 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %87 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<5x1xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %87 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%90 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.absf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%90, %29 : tensor<5xf32>, tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %216 = arith.cmpf oge, %in, %in_18 : f32
      linalg.yield %216 : i1
    } -> tensor<5xi1>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%91 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.log %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%93, %85 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %94 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %95 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %97 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<5xf32>) outs(%44 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %98 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<5x1xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %101 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<5x5xf32>) outs(%37 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.maximumf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %101 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.maximumf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%102 : tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %216 = math.absf %in : f32
      %217 = arith.cmpf one, %216, %cst : f32
      linalg.yield %217 : i1
    } -> tensor<5xi1>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%103, %102, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %105 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<5xf32>) outs(%31 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %106 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<1x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %106 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %109 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%108 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%109 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.absf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%109, %29 : tensor<5xf32>, tensor<5xf32>) outs(%41 : tensor<5xi1>) {
    ^bb0(%in: f32, %in_18: f32, %out: i1):
      %216 = arith.cmpf oge, %in, %in_18 : f32
      linalg.yield %216 : i1
    } -> tensor<5xi1>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%110 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.log %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%112, %104 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%58, %113 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %114 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %116 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<5xf32>) outs(%31 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %117 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<1x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %117 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%122 : tensor<5x5xf32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%121 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %125 = tensor.empty() : tensor<5x5xi32>
    %126 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%125 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %216 = linalg.index 1 : index
      %217 = arith.index_cast %216 : index to i32
      linalg.yield %217 : i32
    } -> tensor<5x5xi32>
    %127 = tensor.empty() : tensor<5xi32>
    %128 = linalg.fill ins(%c0_i32 : i32) outs(%127 : tensor<5xi32>) -> tensor<5xi32>
    %129:2 = linalg.generic {indexing_maps = [#map, #map, #map13, #map13], iterator_types = ["parallel", "reduction"]} ins(%121, %126 : tensor<5x5xf32>, tensor<5x5xi32>) outs(%37, %128 : tensor<5xf32>, tensor<5xi32>) {
    ^bb0(%in: f32, %in_18: i32, %out: f32, %out_19: i32):
      %216 = arith.cmpf ogt, %out, %in : f32
      %217 = arith.cmpf une, %out, %out : f32
      %218 = arith.ori %216, %217 : i1
      %219 = arith.cmpf oeq, %out, %in : f32
      %220 = arith.cmpi slt, %out_19, %in_18 : i32
      %221 = arith.andi %219, %220 : i1
      %222 = arith.ori %218, %221 : i1
      %223 = arith.select %218, %out, %in : f32
      %224 = arith.select %222, %out_19, %in_18 : i32
      linalg.yield %223, %224 : f32, i32
    } -> (tensor<5xf32>, tensor<5xi32>)
    %130 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %130 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %28 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %121 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %135 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %expanded = tensor.expand_shape %137 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %138 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %expanded_11 = tensor.expand_shape %138 [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
    %139 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%expanded_11 : tensor<1x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<5x1xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %139 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %142 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%141 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%142, %110 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%111, %29, %143 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%111, %143, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%144 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%145, %146 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %148 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%148, %108 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%150 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %expanded_12 = tensor.expand_shape %151 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %152 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%expanded_12 : tensor<5x1xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %155 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%140, %154 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %156 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %155 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%156 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %158 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%157, %91 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%92, %29, %158 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%92, %158, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%159 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%160, %161 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %163 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %89 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%164, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %166 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%165 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %expanded_13 = tensor.expand_shape %166 [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %167 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %169 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "reduction"]} ins(%expanded_13 : tensor<1x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %169 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%170 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%171, %72 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %173 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%73, %29, %172 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%73, %172, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%173 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %176 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%174, %175 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %177 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%177, %70 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%179 : tensor<5x5xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %expanded_14 = tensor.expand_shape %180 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%168, %181 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map13], iterator_types = ["parallel", "reduction"]} ins(%expanded_14 : tensor<5x1xf32>) outs(%49 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %183 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%184 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%185, %51 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %187 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%52, %29, %186 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %188 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%52, %186, %29 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %216 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%187 : tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%188, %189 : tensor<5xf32>, tensor<5xf32>) outs(%9 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5xf32>
    %191 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%191, %48 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%192, %35 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.divf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%182, %194 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<5x5xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x3xf32>
    %197 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %25 : tensor<5x5x3xf32>, tensor<5x5x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<5x5x3xf32>
    %198 = tensor.empty() : tensor<5x3xf32>
    %199 = linalg.fill ins(%cst_1 : f32) outs(%198 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %200 = linalg.generic {indexing_maps = [#map16, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%197 : tensor<5x5x3xf32>) outs(%199 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x3xf32>
    %expanded_15 = tensor.expand_shape %200 [[0], [1, 2]] output_shape [5, 1, 3] : tensor<5x3xf32> into tensor<5x1x3xf32>
    %201 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<5x5x3xf32>) outs(%19 : tensor<5x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.negf %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x5x3xf32>
    %202 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%201 : tensor<5x5x3xf32>) outs(%199 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x3xf32>
    %expanded_16 = tensor.expand_shape %202 [[0, 1], [2]] output_shape [1, 5, 3] : tensor<5x3xf32> into tensor<1x5x3xf32>
    %203 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_16 : tensor<1x5x3xf32>) outs(%199 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x3xf32>
    %204 = linalg.generic {indexing_maps = [#map16, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<5x1x3xf32>) outs(%199 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %out, %in : f32
      linalg.yield %216 : f32
    } -> tensor<5x3xf32>
    %inserted_slice = tensor.insert_slice %203 into %1[1, 0] [5, 3] [2, 1] : tensor<5x3xf32> into tensor<10x3xf32>
    %inserted_slice_17 = tensor.insert_slice %204 into %1[0, 0] [5, 3] [2, 1] : tensor<5x3xf32> into tensor<10x3xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_17 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<10x3xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%205, %5 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<10x3xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%206, %3 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<10x3xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%206, %207 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.addf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<10x3xf32>
    %209 = tensor.empty() : tensor<3x3xf32>
    %210 = linalg.fill ins(%cst_1 : f32) outs(%209 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %211 = linalg.generic {indexing_maps = [#map18, #map19, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%208, %arg2 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%210 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      %217 = arith.addf %out, %216 : f32
      linalg.yield %217 : f32
    } -> tensor<3x3xf32>
    %212 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<3x3xf32>) outs(%209 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%209 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%213, %212 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%209 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.mulf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<3x3xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %214 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%209 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %216 = arith.subf %in, %in_18 : f32
      linalg.yield %216 : f32
    } -> tensor<3x3xf32>
    return %215, %123, %129#1, %124 : tensor<3x3xf32>, tensor<f32>, tensor<5xi32>, tensor<5xf32>
  }
}

