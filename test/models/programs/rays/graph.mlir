#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> ()>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1) -> (d1, d0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map17 = affine_map<(d0, d1) -> (d0)>
#map18 = affine_map<(d0, d1) -> (d0, 0)>
#map19 = affine_map<(d0, d1, d2) -> (d2)>
#map20 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map21 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map22 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map23 = affine_map<() -> ()>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<6x4xf32> {dp.name = "params.out", dp.state}, %arg1: tensor<3x6xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<7x3xf32> {dp.name = "colour", dp.scatter = 0 : i64}, %arg3: tensor<7x3xf32> {dp.name = "from", dp.scatter = 0 : i64}, %arg4: tensor<7x4xf32> {dp.name = "u", dp.scatter = 0 : i64}, %arg5: tensor<7x3xf32> {dp.name = "way", dp.scatter = 0 : i64}) -> (tensor<6x4xf32> {dp.name = "params.out", dp.updates = 0 : i64}, tensor<3x6xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<7x4xi32> {dp.name = "above"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_0 = arith.constant dense<1.000000e-01> : tensor<1xf32>
    %cst_1 = arith.constant dense<6> : tensor<i32>
    %cst_2 = arith.constant dense<5> : tensor<1xi32>
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<-1> : tensor<i32>
    %cst_5 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_6 = arith.constant 0.0476190485 : f32
    %c8 = arith.constant 8 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst_7 = arith.constant 2.100000e+01 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant dense<4.000000e-01> : tensor<f32>
    %cst_10 = arith.constant dense<5> : tensor<i32>
    %cst_11 = arith.constant dense<1> : tensor<i32>
    %cst_12 = arith.constant dense<0> : tensor<i32>
    %cst_13 = arith.constant dense<0.00999999977> : tensor<f32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_15 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_16 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_17 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_19 = arith.constant dense<4.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = arith.index_cast %367 : index to i32
      %369 = arith.sitofp %368 : i32 to f32
      linalg.yield %369 : f32
    } -> tensor<4xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %2 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%4, %3 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<1xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%6, %5 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%cst : tensor<1xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %3 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9 : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<4xf32>
    %11 = tensor.empty() : tensor<1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%11 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %13 = tensor.empty() : tensor<5xf32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%13 : tensor<5xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = arith.cmpi ult, %367, %c4 : index
      %369 = scf.if %368 -> (f32) {
        %extracted = tensor.extract %10[%367] : tensor<4xf32>
        scf.yield %extracted : f32
      } else {
        %370 = arith.subi %367, %c4 : index
        %extracted = tensor.extract %12[%370] : tensor<1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %369 : f32
    } -> tensor<5xf32>
    %15 = tensor.empty() : tensor<7x5xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %17 = tensor.empty() : tensor<7x1x3xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<7x3xf32>) outs(%17 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    %19 = tensor.empty() : tensor<7x5x1xf32>
    %20 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<7x5xf32>) outs(%19 : tensor<7x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x1xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5 : tensor<7x3xf32>) outs(%17 : tensor<7x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x3xf32>
    %22 = tensor.empty() : tensor<7x5x3xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<7x5x1xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x3xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<7x1x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x3xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<7x1x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x3xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %25 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.sin %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %29 = tensor.empty() : tensor<7x5x6xf32>
    %30 = linalg.fill ins(%cst_8 : f32) outs(%29 : tensor<7x5x6xf32>) -> tensor<7x5x6xf32>
    %31 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28, %arg1 : tensor<7x5x3xf32>, tensor<3x6xf32>) outs(%30 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x5x6xf32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<7x5x6xf32>) outs(%29 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.tanh %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x6xf32>
    %33 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%29 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x6xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %32 : tensor<7x5x6xf32>, tensor<7x5x6xf32>) outs(%29 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x6xf32>
    %35 = tensor.empty() : tensor<7x5x4xf32>
    %36 = linalg.fill ins(%cst_8 : f32) outs(%35 : tensor<7x5x4xf32>) -> tensor<7x5x4xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%32, %arg0 : tensor<7x5x6xf32>, tensor<6x4xf32>) outs(%36 : tensor<7x5x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x5x4xf32>
    %extracted_slice = tensor.extract_slice %16[0, 1] [7, 4] [1, 1] : tensor<7x5xf32> to tensor<7x4xf32>
    %extracted_slice_20 = tensor.extract_slice %16[0, 0] [7, 4] [1, 1] : tensor<7x5xf32> to tensor<7x4xf32>
    %38 = tensor.empty() : tensor<7x4xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_20 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %40 = tensor.empty() : tensor<7x1xf32>
    %41 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%40 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %42 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<7x5xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %369 = arith.cmpi ult, %368, %c4 : index
      %370 = scf.if %369 -> (f32) {
        %extracted = tensor.extract %39[%367, %368] : tensor<7x4xf32>
        scf.yield %extracted : f32
      } else {
        %371 = arith.subi %368, %c4 : index
        %extracted = tensor.extract %41[%367, %371] : tensor<7x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %370 : f32
    } -> tensor<7x5xf32>
    %extracted_slice_21 = tensor.extract_slice %37[0, 0, 3] [7, 5, 1] [1, 1, 1] : tensor<7x5x4xf32> to tensor<7x5x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_21 [[0], [1, 2]] : tensor<7x5x1xf32> into tensor<7x5xf32>
    %43 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %43 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.maximumf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %43 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %46 = tensor.empty() : tensor<7x5xi1>
    %47 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45, %45 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%46 : tensor<7x5xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf une, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x5xi1>
    %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %43 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.absf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.log1p %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%44, %52 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%47, %48, %53 : tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %55 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %55 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%46 : tensor<7x5xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf oeq, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x5xi1>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %43, %collapsed : tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%54, %55 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%46 : tensor<7x5xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf oeq, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x5xi1>
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%58, %43, %54 : tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%57, %59 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%62, %42 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %65 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%65, %64 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %67 = tensor.empty() : tensor<5x5xf32>
    %68 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%67 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %69 = tensor.empty() : tensor<5x5xi32>
    %70 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %367 = linalg.index 0 : index
      %368 = arith.index_cast %367 : index to i32
      linalg.yield %368 : i32
    } -> tensor<5x5xi32>
    %71 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%69 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%69 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.addi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<5x5xi32>
    %73 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %367 = linalg.index 1 : index
      %368 = arith.index_cast %367 : index to i32
      linalg.yield %368 : i32
    } -> tensor<5x5xi32>
    %74 = tensor.empty() : tensor<5x5xi1>
    %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%72, %73 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%74 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi sge, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<5x5xi1>
    %76 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%67 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%75, %68, %76 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%67 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<5x5xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %79 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.log1p %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%80, %65 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %83 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<5x5xf32>) outs(%67 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %84 = linalg.fill ins(%cst_8 : f32) outs(%15 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %85 = linalg.matmul ins(%81, %83 : tensor<7x5xf32>, tensor<5x5xf32>) outs(%84 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%66, %86 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %88 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<7x5xf32>) outs(%19 : tensor<7x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x1xf32>
    %extracted_slice_22 = tensor.extract_slice %37[0, 0, 0] [7, 5, 3] [1, 1, 1] : tensor<7x5x4xf32> to tensor<7x5x3xf32>
    %89 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %90 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %91 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x3xf32>
    %92 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %90 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %93 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %92 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %94 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %93 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %95 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %94 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %96 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<7x5x1xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x3xf32>
    %97 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %93 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %98 = tensor.empty() : tensor<7x3xf32>
    %99 = linalg.fill ins(%cst_8 : f32) outs(%98 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %100 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%97 : tensor<7x5x3xf32>) outs(%99 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %101 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%87, %101 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %103 = tensor.empty() : tensor<7xf32>
    %104 = linalg.fill ins(%cst_8 : f32) outs(%103 : tensor<7xf32>) -> tensor<7xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map17], iterator_types = ["parallel", "reduction"]} ins(%102 : tensor<7x5xf32>) outs(%104 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7xf32>
    %106 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<7xf32>) outs(%40 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %107 = linalg.generic {indexing_maps = [#map18, #map4], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<7x1xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %107 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%75, %76, %68 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%67 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<5x5xf32>
    %110 = linalg.matmul ins(%108, %109 : tensor<7x5xf32>, tensor<5x5xf32>) outs(%84 : tensor<7x5xf32>) -> tensor<7x5xf32>
    %111 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%40 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %112 = tensor.empty() : tensor<7x6xf32>
    %113 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%112 : tensor<7x6xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %369 = arith.cmpi ult, %368, %c1 : index
      %370 = scf.if %369 -> (f32) {
        %extracted = tensor.extract %111[%367, %368] : tensor<7x1xf32>
        scf.yield %extracted : f32
      } else {
        %371 = arith.subi %368, %c1 : index
        %extracted = tensor.extract %110[%367, %371] : tensor<7x5xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %370 : f32
    } -> tensor<7x6xf32>
    %114 = tensor.empty() : tensor<7x4x1xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<7x4xf32>) outs(%114 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %116 = tensor.empty() : tensor<7x1x6xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<7x6xf32>) outs(%116 : tensor<7x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x6xf32>
    %118 = tensor.empty() : tensor<7x4x6xf32>
    %119 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<7x4x1xf32>) outs(%118 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %120 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<7x1x6xf32>) outs(%118 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %121 = tensor.empty() : tensor<7x4x6xi1>
    %122 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<7x4x6xf32>, tensor<7x4x6xf32>) outs(%121 : tensor<7x4x6xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf oge, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x4x6xi1>
    %123 = tensor.empty() : tensor<7x4x6xi32>
    %124 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<7x4x6xi1>) outs(%123 : tensor<7x4x6xi32>) {
    ^bb0(%in: i1, %out: i32):
      %367 = arith.extui %in : i1 to i32
      linalg.yield %367 : i32
    } -> tensor<7x4x6xi32>
    %125 = tensor.empty() : tensor<7x4xi32>
    %126 = linalg.fill ins(%c0_i32 : i32) outs(%125 : tensor<7x4xi32>) -> tensor<7x4xi32>
    %127 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<7x4x6xi32>) outs(%126 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %367 = arith.addi %out, %in : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %128 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%128, %127 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.maxsi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %130 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%130, %129 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.minsi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %extracted_slice_23 = tensor.extract_slice %16[0, 4] [7, 1] [1, 1] : tensor<7x5xf32> to tensor<7x1xf32>
    %132 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%40 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23, %132 : tensor<7x1xf32>, tensor<7x1xf32>) outs(%40 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x1xf32>
    %134 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%112 : tensor<7x6xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %369 = arith.cmpi ult, %368, %c5 : index
      %370 = scf.if %369 -> (f32) {
        %extracted = tensor.extract %16[%367, %368] : tensor<7x5xf32>
        scf.yield %extracted : f32
      } else {
        %371 = arith.subi %368, %c5 : index
        %extracted = tensor.extract %133[%367, %371] : tensor<7x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %370 : f32
    } -> tensor<7x6xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%131, %128 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.subi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %136 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %137 = tensor.empty() : tensor<7x4xi1>
    %138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%135, %136 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%137 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi slt, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x4xi1>
    %139 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%135, %139 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.addi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138, %140, %135 : tensor<7x4xi1>, tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i1, %in_35: i32, %in_36: i32, %out: i32):
      %367 = arith.select %in, %in_35, %in_36 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %expanded = tensor.expand_shape %141 [[0], [1, 2]] output_shape [7, 4, 1] : tensor<7x4xi32> into tensor<7x4x1xi32>
    %142 = tensor.empty() : tensor<7x4x1xi32>
    %143 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%142 : tensor<7x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4x1xi32>
    %144 = tensor.empty() : tensor<7x4x1xi1>
    %145 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %143 : tensor<7x4x1xi32>, tensor<7x4x1xi32>) outs(%144 : tensor<7x4x1xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi sge, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x4x1xi1>
    %146 = tensor.empty() : tensor<1x1x1xi32>
    %147 = linalg.generic {indexing_maps = [#map19, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<1xi32>) outs(%146 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %148 = linalg.generic {indexing_maps = [#map20, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x1x1xi32>) outs(%142 : tensor<7x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4x1xi32>
    %149 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %148 : tensor<7x4x1xi32>, tensor<7x4x1xi32>) outs(%144 : tensor<7x4x1xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi sle, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x4x1xi1>
    %150 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %149 : tensor<7x4x1xi1>, tensor<7x4x1xi1>) outs(%144 : tensor<7x4x1xi1>) {
    ^bb0(%in: i1, %in_35: i1, %out: i1):
      %367 = arith.andi %in, %in_35 : i1
      linalg.yield %367 : i1
    } -> tensor<7x4x1xi1>
    %151 = linalg.fill ins(%true : i1) outs(%137 : tensor<7x4xi1>) -> tensor<7x4xi1>
    %152 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<7x4x1xi1>) outs(%151 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %367 = arith.andi %out, %in : i1
      linalg.yield %367 : i1
    } -> tensor<7x4xi1>
    %153 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%38 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%367, %368, %c0] : tensor<7x4x1xi32>
      %369 = arith.index_cast %extracted : i32 to index
      %370 = arith.maxsi %369, %c0 : index
      %371 = arith.minsi %370, %c5 : index
      %extracted_35 = tensor.extract %113[%367, %371] : tensor<7x6xf32>
      linalg.yield %extracted_35 : f32
    } -> tensor<7x4xf32>
    %154 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%152, %153, %154 : tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %156 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%131, %136 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.subi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%156, %136 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%137 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi slt, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x4xi1>
    %158 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%156, %139 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.addi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%157, %158, %156 : tensor<7x4xi1>, tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi32>) {
    ^bb0(%in: i1, %in_35: i32, %in_36: i32, %out: i32):
      %367 = arith.select %in, %in_35, %in_36 : i32
      linalg.yield %367 : i32
    } -> tensor<7x4xi32>
    %expanded_24 = tensor.expand_shape %159 [[0], [1, 2]] output_shape [7, 4, 1] : tensor<7x4xi32> into tensor<7x4x1xi32>
    %160 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %143 : tensor<7x4x1xi32>, tensor<7x4x1xi32>) outs(%144 : tensor<7x4x1xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi sge, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x4x1xi1>
    %161 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %148 : tensor<7x4x1xi32>, tensor<7x4x1xi32>) outs(%144 : tensor<7x4x1xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi sle, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x4x1xi1>
    %162 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %161 : tensor<7x4x1xi1>, tensor<7x4x1xi1>) outs(%144 : tensor<7x4x1xi1>) {
    ^bb0(%in: i1, %in_35: i1, %out: i1):
      %367 = arith.andi %in, %in_35 : i1
      linalg.yield %367 : i1
    } -> tensor<7x4x1xi1>
    %163 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<7x4x1xi1>) outs(%151 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      %367 = arith.andi %out, %in : i1
      linalg.yield %367 : i1
    } -> tensor<7x4xi1>
    %164 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%38 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_24[%367, %368, %c0] : tensor<7x4x1xi32>
      %369 = arith.index_cast %extracted : i32 to index
      %370 = arith.maxsi %369, %c0 : index
      %371 = arith.minsi %370, %c5 : index
      %extracted_35 = tensor.extract %113[%367, %371] : tensor<7x6xf32>
      linalg.yield %extracted_35 : f32
    } -> tensor<7x4xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%163, %164, %154 : tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %166 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%38 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%367, %368, %c0] : tensor<7x4x1xi32>
      %369 = arith.index_cast %extracted : i32 to index
      %370 = arith.maxsi %369, %c0 : index
      %371 = arith.minsi %370, %c5 : index
      %extracted_35 = tensor.extract %134[%367, %371] : tensor<7x6xf32>
      linalg.yield %extracted_35 : f32
    } -> tensor<7x4xf32>
    %167 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%152, %166, %154 : tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %168 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%38 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %extracted = tensor.extract %expanded_24[%367, %368, %c0] : tensor<7x4x1xi32>
      %369 = arith.index_cast %extracted : i32 to index
      %370 = arith.maxsi %369, %c0 : index
      %371 = arith.minsi %370, %c5 : index
      %extracted_35 = tensor.extract %134[%367, %371] : tensor<7x6xf32>
      linalg.yield %extracted_35 : f32
    } -> tensor<7x4xf32>
    %169 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%163, %168, %154 : tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %170 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4, %155 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%165, %155 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %171 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%169, %167 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%172, %173 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %174 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%38 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x4xf32>
    %176 = tensor.empty() : tensor<7x9xf32>
    %177 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%176 : tensor<7x9xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %369 = arith.cmpi ult, %368, %c5 : index
      %370 = scf.if %369 -> (f32) {
        %extracted = tensor.extract %16[%367, %368] : tensor<7x5xf32>
        scf.yield %extracted : f32
      } else {
        %371 = arith.subi %368, %c5 : index
        %extracted = tensor.extract %175[%367, %371] : tensor<7x4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %370 : f32
    } -> tensor<7x9xf32>
    %178 = tensor.empty() : tensor<7x9x1xf32>
    %179 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<7x9xf32>) outs(%178 : tensor<7x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x1xf32>
    %180 = tensor.empty() : tensor<7x1x9xf32>
    %181 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177 : tensor<7x9xf32>) outs(%180 : tensor<7x1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x9xf32>
    %182 = tensor.empty() : tensor<7x9x9xf32>
    %183 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<7x9x1xf32>) outs(%182 : tensor<7x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x9xf32>
    %184 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<7x1x9xf32>) outs(%182 : tensor<7x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x9xf32>
    %185 = tensor.empty() : tensor<7x9x9xi1>
    %186 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %184 : tensor<7x9x9xf32>, tensor<7x9x9xf32>) outs(%185 : tensor<7x9x9xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf ogt, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x9x9xi1>
    %187 = tensor.empty() : tensor<7x9x9xi32>
    %188 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<7x9x9xi1>) outs(%187 : tensor<7x9x9xi32>) {
    ^bb0(%in: i1, %out: i32):
      %367 = arith.extui %in : i1 to i32
      linalg.yield %367 : i32
    } -> tensor<7x9x9xi32>
    %189 = tensor.empty() : tensor<7x9xi32>
    %190 = linalg.fill ins(%c0_i32 : i32) outs(%189 : tensor<7x9xi32>) -> tensor<7x9xi32>
    %191 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<7x9x9xi32>) outs(%190 : tensor<7x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %367 = arith.addi %out, %in : i32
      linalg.yield %367 : i32
    } -> tensor<7x9xi32>
    %192 = tensor.empty() : tensor<7x1x9xi32>
    %193 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<7x9xi32>) outs(%192 : tensor<7x1x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x9xi32>
    %194 = tensor.empty() : tensor<9xi32>
    %195 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%194 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %367 = linalg.index 0 : index
      %368 = arith.index_cast %367 : index to i32
      linalg.yield %368 : i32
    } -> tensor<9xi32>
    %196 = tensor.empty() : tensor<9x1xi32>
    %197 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<9xi32>) outs(%196 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %198 = tensor.empty() : tensor<1x9x1xi32>
    %199 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197 : tensor<9x1xi32>) outs(%198 : tensor<1x9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x9x1xi32>
    %200 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<7x1x9xi32>) outs(%187 : tensor<7x9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x9x9xi32>
    %201 = linalg.generic {indexing_maps = [#map22, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<1x9x1xi32>) outs(%187 : tensor<7x9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x9x9xi32>
    %202 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %201 : tensor<7x9x9xi32>, tensor<7x9x9xi32>) outs(%185 : tensor<7x9x9xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi eq, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<7x9x9xi1>
    %203 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<7x9x9xi1>) outs(%182 : tensor<7x9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %367 = arith.uitofp %in : i1 to f32
      linalg.yield %367 : f32
    } -> tensor<7x9x9xf32>
    %204 = linalg.fill ins(%cst_8 : f32) outs(%176 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %205 = linalg.generic {indexing_maps = [#map6, #map5, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203, %177 : tensor<7x9x9xf32>, tensor<7x9xf32>) outs(%204 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x9xf32>
    %206 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<7x9xf32>) outs(%178 : tensor<7x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x1xf32>
    %207 = tensor.empty() : tensor<7x9x3xf32>
    %208 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<7x9x1xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x3xf32>
    %209 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<7x1x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x3xf32>
    %210 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %209 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %211 = linalg.generic {indexing_maps = [#map9, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<7x1x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x3xf32>
    %212 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %210 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %213 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212 : tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.sin %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %214 = tensor.empty() : tensor<7x9x6xf32>
    %215 = linalg.fill ins(%cst_8 : f32) outs(%214 : tensor<7x9x6xf32>) -> tensor<7x9x6xf32>
    %216 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213, %arg1 : tensor<7x9x3xf32>, tensor<3x6xf32>) outs(%215 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x9x6xf32>
    %217 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<7x9x6xf32>) outs(%214 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.tanh %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x6xf32>
    %218 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%214 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x6xf32>
    %219 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %217 : tensor<7x9x6xf32>, tensor<7x9x6xf32>) outs(%214 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x6xf32>
    %220 = tensor.empty() : tensor<7x9x4xf32>
    %221 = linalg.fill ins(%cst_8 : f32) outs(%220 : tensor<7x9x4xf32>) -> tensor<7x9x4xf32>
    %222 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%217, %arg0 : tensor<7x9x6xf32>, tensor<6x4xf32>) outs(%221 : tensor<7x9x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x9x4xf32>
    %extracted_slice_25 = tensor.extract_slice %205[0, 1] [7, 8] [1, 1] : tensor<7x9xf32> to tensor<7x8xf32>
    %extracted_slice_26 = tensor.extract_slice %205[0, 0] [7, 8] [1, 1] : tensor<7x9xf32> to tensor<7x8xf32>
    %223 = tensor.empty() : tensor<7x8xf32>
    %224 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25, %extracted_slice_26 : tensor<7x8xf32>, tensor<7x8xf32>) outs(%223 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x8xf32>
    %225 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%176 : tensor<7x9xf32>) {
    ^bb0(%out: f32):
      %367 = linalg.index 0 : index
      %368 = linalg.index 1 : index
      %369 = arith.cmpi ult, %368, %c8 : index
      %370 = scf.if %369 -> (f32) {
        %extracted = tensor.extract %224[%367, %368] : tensor<7x8xf32>
        scf.yield %extracted : f32
      } else {
        %371 = arith.subi %368, %c8 : index
        %extracted = tensor.extract %41[%367, %371] : tensor<7x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %370 : f32
    } -> tensor<7x9xf32>
    %extracted_slice_27 = tensor.extract_slice %222[0, 0, 3] [7, 9, 1] [1, 1, 1] : tensor<7x9x4xf32> to tensor<7x9x1xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0], [1, 2]] : tensor<7x9x1xf32> into tensor<7x9xf32>
    %226 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %227 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28, %226 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.maximumf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %228 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28, %226 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %229 = tensor.empty() : tensor<7x9xi1>
    %230 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%228, %228 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%229 : tensor<7x9xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf une, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x9xi1>
    %231 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28, %226 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%228 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.absf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%232 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %234 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %235 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%234 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.log1p %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %236 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%227, %235 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %237 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%230, %231, %236 : tensor<7x9xi1>, tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %238 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %239 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28, %238 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%229 : tensor<7x9xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf oeq, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x9xi1>
    %240 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%239, %226, %collapsed_28 : tensor<7x9xi1>, tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %241 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%237, %238 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%229 : tensor<7x9xi1>) {
    ^bb0(%in: f32, %in_35: f32, %out: i1):
      %367 = arith.cmpf oeq, %in, %in_35 : f32
      linalg.yield %367 : i1
    } -> tensor<7x9xi1>
    %242 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%241, %226, %237 : tensor<7x9xi1>, tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %243 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%240, %242 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %244 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %245 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %246 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%245, %225 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %248 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %249 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%248, %247 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %250 = tensor.empty() : tensor<9x9xf32>
    %251 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%250 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %252 = tensor.empty() : tensor<9x9xi32>
    %253 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%252 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %367 = linalg.index 0 : index
      %368 = arith.index_cast %367 : index to i32
      linalg.yield %368 : i32
    } -> tensor<9x9xi32>
    %254 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%252 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %255 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%253, %254 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%252 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %in_35: i32, %out: i32):
      %367 = arith.addi %in, %in_35 : i32
      linalg.yield %367 : i32
    } -> tensor<9x9xi32>
    %256 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%252 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %367 = linalg.index 1 : index
      %368 = arith.index_cast %367 : index to i32
      linalg.yield %368 : i32
    } -> tensor<9x9xi32>
    %257 = tensor.empty() : tensor<9x9xi1>
    %258 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%255, %256 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%257 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_35: i32, %out: i1):
      %367 = arith.cmpi sge, %in, %in_35 : i32
      linalg.yield %367 : i1
    } -> tensor<9x9xi1>
    %259 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%250 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %260 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%258, %251, %259 : tensor<9x9xi1>, tensor<9x9xf32>, tensor<9x9xf32>) outs(%250 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %367 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %367 : f32
    } -> tensor<9x9xf32>
    %261 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %262 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9xf32>
    %263 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%261, %262 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %264 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%263 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.log1p %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %265 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%263, %248 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %266 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel"]} ins(%260 : tensor<9x9xf32>) outs(%250 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %267 = linalg.matmul ins(%264, %266 : tensor<7x9xf32>, tensor<9x9xf32>) outs(%204 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %268 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %269 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%249, %268 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %270 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<7x9xf32>) outs(%178 : tensor<7x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x1xf32>
    %extracted_slice_29 = tensor.extract_slice %222[0, 0, 0] [7, 9, 3] [1, 1, 1] : tensor<7x9x4xf32> to tensor<7x9x3xf32>
    %271 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_29 : tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %272 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = math.exp %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %273 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x3xf32>
    %274 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %272 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %275 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %274 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %276 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %275 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %277 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %276 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %278 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<7x9x1xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x3xf32>
    %279 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %275 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %280 = linalg.generic {indexing_maps = [#map16, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%279 : tensor<7x9x3xf32>) outs(%99 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %281 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %arg2 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %282 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%281, %281 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %283 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %284 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %281 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %285 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%280, %arg2 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %286 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%285, %285 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %287 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %285 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %288 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%282, %286 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %289 = tensor.empty() : tensor<f32>
    %290 = linalg.fill ins(%cst_8 : f32) outs(%289 : tensor<f32>) -> tensor<f32>
    %291 = linalg.generic {indexing_maps = [#map4, #map14], iterator_types = ["reduction", "reduction"]} ins(%288 : tensor<7x3xf32>) outs(%290 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<f32>
    %292 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%291 : tensor<f32>) outs(%289 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.divf %in, %cst_7 : f32
      linalg.yield %367 : f32
    } -> tensor<f32>
    %293 = linalg.generic {indexing_maps = [#map23], iterator_types = []} outs(%289 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %294 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%293 : tensor<f32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %295 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %287 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %296 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %284 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%98 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x3xf32>
    %297 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<7x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x3xf32>
    %298 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%278, %297 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %299 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%297, %275 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %300 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%299 : tensor<7x9x3xf32>) outs(%204 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %expanded_30 = tensor.expand_shape %300 [[0], [1, 2]] output_shape [7, 9, 1] : tensor<7x9xf32> into tensor<7x9x1xf32>
    %301 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %277 : tensor<7x9x3xf32>, tensor<7x9x3xf32>) outs(%207 : tensor<7x9x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x3xf32>
    %padded = tensor.pad %301 low[0, 0, 0] high[0, 0, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_8 : f32
    } : tensor<7x9x3xf32> to tensor<7x9x4xf32>
    %302 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<7x9x1xf32>) outs(%204 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %303 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%249, %302 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %304 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %268 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %305 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%303, %268 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %306 = linalg.generic {indexing_maps = [#map5, #map21, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%305, %266 : tensor<7x9xf32>, tensor<9x9xf32>) outs(%204 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x9xf32>
    %307 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%306, %265 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %308 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %309 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%304, %308 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %310 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %311 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %247 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %312 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%311, %225 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %313 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%312 : tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %314 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%313, %244 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%176 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9xf32>
    %315 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<7x9xf32>) outs(%178 : tensor<7x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x9x1xf32>
    %padded_31 = tensor.pad %315 low[0, 0, 3] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_8 : f32
    } : tensor<7x9x1xf32> to tensor<7x9x4xf32>
    %316 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %padded_31 : tensor<7x9x4xf32>, tensor<7x9x4xf32>) outs(%220 : tensor<7x9x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x4xf32>
    %317 = tensor.empty() : tensor<4x6xf32>
    %318 = linalg.fill ins(%cst_8 : f32) outs(%317 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %319 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%316, %217 : tensor<7x9x4xf32>, tensor<7x9x6xf32>) outs(%318 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<4x6xf32>
    %320 = tensor.empty() : tensor<6x4xf32>
    %321 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<4x6xf32>) outs(%320 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %322 = linalg.generic {indexing_maps = [#map10, #map27, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%316, %arg0 : tensor<7x9x4xf32>, tensor<6x4xf32>) outs(%215 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x9x6xf32>
    %323 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %219 : tensor<7x9x6xf32>, tensor<7x9x6xf32>) outs(%214 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x6xf32>
    %324 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %217 : tensor<7x9x6xf32>, tensor<7x9x6xf32>) outs(%214 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x6xf32>
    %325 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %324 : tensor<7x9x6xf32>, tensor<7x9x6xf32>) outs(%214 : tensor<7x9x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x9x6xf32>
    %326 = tensor.empty() : tensor<6x3xf32>
    %327 = linalg.fill ins(%cst_8 : f32) outs(%326 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %328 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%325, %213 : tensor<7x9x6xf32>, tensor<7x9x3xf32>) outs(%327 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<6x3xf32>
    %329 = tensor.empty() : tensor<3x6xf32>
    %330 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<6x3xf32>) outs(%329 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6xf32>
    %331 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<7x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x3xf32>
    %332 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %331 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %333 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %93 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %334 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%333 : tensor<7x5x3xf32>) outs(%84 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %expanded_32 = tensor.expand_shape %334 [[0], [1, 2]] output_shape [7, 5, 1] : tensor<7x5xf32> into tensor<7x5x1xf32>
    %335 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %95 : tensor<7x5x3xf32>, tensor<7x5x3xf32>) outs(%22 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x3xf32>
    %padded_33 = tensor.pad %335 low[0, 0, 0] high[0, 0, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_8 : f32
    } : tensor<7x5x3xf32> to tensor<7x5x4xf32>
    %336 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<7x5x1xf32>) outs(%84 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.addf %out, %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %337 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%66, %336 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %338 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%336, %86 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %339 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%337, %86 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map21, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%339, %83 : tensor<7x5xf32>, tensor<5x5xf32>) outs(%84 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x5xf32>
    %341 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%340, %82 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.divf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %342 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%341 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %343 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%338, %342 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%343 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%344, %64 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %346 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%345, %42 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %347 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %367 = arith.negf %in : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %348 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%347, %61 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%15 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5xf32>
    %349 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<7x5xf32>) outs(%19 : tensor<7x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x5x1xf32>
    %padded_34 = tensor.pad %349 low[0, 0, 3] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_8 : f32
    } : tensor<7x5x1xf32> to tensor<7x5x4xf32>
    %350 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_33, %padded_34 : tensor<7x5x4xf32>, tensor<7x5x4xf32>) outs(%35 : tensor<7x5x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x4xf32>
    %351 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%350, %32 : tensor<7x5x4xf32>, tensor<7x5x6xf32>) outs(%318 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<4x6xf32>
    %352 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel"]} ins(%351 : tensor<4x6xf32>) outs(%320 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%321, %352 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%320 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<6x4xf32>
    %354 = linalg.generic {indexing_maps = [#map10, #map27, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%350, %arg0 : tensor<7x5x4xf32>, tensor<6x4xf32>) outs(%30 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<7x5x6xf32>
    %355 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %34 : tensor<7x5x6xf32>, tensor<7x5x6xf32>) outs(%29 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x6xf32>
    %356 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %32 : tensor<7x5x6xf32>, tensor<7x5x6xf32>) outs(%29 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x6xf32>
    %357 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %356 : tensor<7x5x6xf32>, tensor<7x5x6xf32>) outs(%29 : tensor<7x5x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<7x5x6xf32>
    %358 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%357, %28 : tensor<7x5x6xf32>, tensor<7x5x3xf32>) outs(%327 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      %368 = arith.addf %out, %367 : f32
      linalg.yield %368 : f32
    } -> tensor<6x3xf32>
    %359 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel"]} ins(%358 : tensor<6x3xf32>) outs(%329 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6xf32>
    %360 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%330, %359 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%329 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.addf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<3x6xf32>
    %361 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%320 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %362 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%361, %353 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%320 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<6x4xf32>
    %363 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %362 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%320 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<6x4xf32>
    %364 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%329 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6xf32>
    %365 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%364, %360 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%329 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.mulf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<3x6xf32>
    %366 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %365 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%329 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %367 = arith.subf %in, %in_35 : f32
      linalg.yield %367 : f32
    } -> tensor<3x6xf32>
    return %363, %366, %131, %292 : tensor<6x4xf32>, tensor<3x6xf32>, tensor<7x4xi32>, tensor<f32>
  }
}

