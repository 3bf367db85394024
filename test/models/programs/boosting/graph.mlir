#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (0, d1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<() -> ()>
#map13 = affine_map<(d0, d1) -> (d0, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<i32> {dp.name = "cut", dp.state}, %arg1: tensor<i32> {dp.name = "feature", dp.state}, %arg2: tensor<2xf32> {dp.name = "leaf", dp.state}, %arg3: tensor<1xf32> {dp.name = "params.bias", dp.state}, %arg4: tensor<3xf32> {dp.name = "params.scale", dp.state}, %arg5: tensor<11x3xi32> {dp.name = "bin", dp.scatter = 0 : i64}, %arg6: tensor<11xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<i32> {dp.name = "cut", dp.updates = 0 : i64}, tensor<i32> {dp.name = "feature", dp.updates = 1 : i64}, tensor<2xf32> {dp.name = "leaf", dp.updates = 2 : i64}, tensor<1xf32> {dp.name = "params.bias", dp.updates = 3 : i64}, tensor<3xf32> {dp.name = "params.scale", dp.updates = 4 : i64}, tensor<3x5xf32> {dp.name = "count"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<1> : tensor<i32>
    %c-1_i32 = arith.constant -1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c1_i32 = arith.constant 1 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_2 = arith.constant dense<2> : tensor<1xi32>
    %cst_3 = arith.constant dense<-2147483648> : tensor<i32>
    %true = arith.constant true
    %cst_4 = arith.constant 0.0909090936 : f32
    %c1 = arith.constant 1 : index
    %cst_5 = arith.constant 1.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c5_i32 = arith.constant 5 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant 1.100000e+01 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %cst_8 = arith.constant dense<5> : tensor<i32>
    %cst_9 = arith.constant dense<3> : tensor<i32>
    %cst_10 = arith.constant dense<0> : tensor<i32>
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_13 = arith.constant dense<3.000000e+00> : tensor<f32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<11x1xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<i32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1xi32>
    %3 = tensor.empty() : tensor<11x1xi1>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<11x1xi32>, tensor<11x1xi32>) outs(%3 : tensor<11x1xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x1xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<11x1xi32>, tensor<11x1xi32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.addi %in, %in_37 : i32
      linalg.yield %214 : i32
    } -> tensor<11x1xi32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %6, %1 : tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<11x1xi32>
    %expanded = tensor.expand_shape %7 [[0], [1, 2]] output_shape [11, 1, 1] : tensor<11x1xi32> into tensor<11x1x1xi32>
    %8 = tensor.empty() : tensor<11x1x1xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%8 : tensor<11x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1x1xi32>
    %10 = tensor.empty() : tensor<11x1x1xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %9 : tensor<11x1x1xi32>, tensor<11x1x1xi32>) outs(%10 : tensor<11x1x1xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi sge, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x1x1xi1>
    %12 = tensor.empty() : tensor<1x1x1xi32>
    %13 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<1xi32>) outs(%12 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %14 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<1x1x1xi32>) outs(%8 : tensor<11x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1x1xi32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %14 : tensor<11x1x1xi32>, tensor<11x1x1xi32>) outs(%10 : tensor<11x1x1xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi sle, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x1x1xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %15 : tensor<11x1x1xi1>, tensor<11x1x1xi1>) outs(%10 : tensor<11x1x1xi1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %214 = arith.andi %in, %in_37 : i1
      linalg.yield %214 : i1
    } -> tensor<11x1x1xi1>
    %17 = linalg.fill ins(%true : i1) outs(%3 : tensor<11x1xi1>) -> tensor<11x1xi1>
    %18 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%16 : tensor<11x1x1xi1>) outs(%17 : tensor<11x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %214 = arith.andi %out, %in : i1
      linalg.yield %214 : i1
    } -> tensor<11x1xi1>
    %19 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x1xi32>) {
    ^bb0(%out: i32):
      %214 = linalg.index 0 : index
      %extracted_37 = tensor.extract %expanded[%214, %c0, %c0] : tensor<11x1x1xi32>
      %215 = arith.index_cast %extracted_37 : i32 to index
      %216 = arith.maxsi %215, %c0 : index
      %217 = arith.minsi %216, %c2 : index
      %extracted_38 = tensor.extract %arg5[%214, %217] : tensor<11x3xi32>
      linalg.yield %extracted_38 : i32
    } -> tensor<11x1xi32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x1xi32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19, %20 : tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) outs(%0 : tensor<11x1xi32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<11x1xi32>
    %collapsed = tensor.collapse_shape %21 [[0, 1]] : tensor<11x1xi32> into tensor<11xi32>
    %22 = tensor.empty() : tensor<11xi32>
    %23 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%arg0 : tensor<i32>) outs(%22 : tensor<11xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11xi32>
    %24 = tensor.empty() : tensor<11xi1>
    %25 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%collapsed, %23 : tensor<11xi32>, tensor<11xi32>) outs(%24 : tensor<11xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi sle, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11xi1>
    %extracted_slice = tensor.extract_slice %arg2[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
    %extracted_slice_16 = tensor.extract_slice %arg2[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [] : tensor<1xf32> into tensor<f32>
    %26 = tensor.empty() : tensor<11xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%25, %27, %28 : tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %214 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %collapsed_18 = tensor.collapse_shape %arg3 [] : tensor<1xf32> into tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%29, %30 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %32 = tensor.empty() : tensor<11x3xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<11x3xi32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: i32, %out: f32):
      %214 = arith.sitofp %in : i32 to f32
      linalg.yield %214 : f32
    } -> tensor<11x3xf32>
    %34 = tensor.empty() : tensor<1x3xf32>
    %35 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3xf32>) outs(%34 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %36 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<1x3xf32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x3xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %33 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11x3xf32>
    %38 = linalg.fill ins(%cst_7 : f32) outs(%26 : tensor<11xf32>) -> tensor<11xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map11], iterator_types = ["parallel", "reduction"]} ins(%37 : tensor<11x3xf32>) outs(%38 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%39, %40 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%41, %42 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %44 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%31, %43 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%44, %45 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.maximumf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%44, %45 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %48 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%47, %47 : tensor<11xf32>, tensor<11xf32>) outs(%24 : tensor<11xi1>) {
    ^bb0(%in: f32, %in_37: f32, %out: i1):
      %214 = arith.cmpf une, %in, %in_37 : f32
      linalg.yield %214 : i1
    } -> tensor<11xi1>
    %49 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%44, %45 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %50 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%47 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = math.absf %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %51 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%50 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.negf %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%51 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = math.exp %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%52 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = math.log1p %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%46, %53 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%48, %49, %54 : tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %214 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%44, %56 : tensor<11xf32>, tensor<11xf32>) outs(%24 : tensor<11xi1>) {
    ^bb0(%in: f32, %in_37: f32, %out: i1):
      %214 = arith.cmpf oeq, %in, %in_37 : f32
      linalg.yield %214 : i1
    } -> tensor<11xi1>
    %58 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%57, %45, %44 : tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %214 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %59 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%55, %56 : tensor<11xf32>, tensor<11xf32>) outs(%24 : tensor<11xi1>) {
    ^bb0(%in: f32, %in_37: f32, %out: i1):
      %214 = arith.cmpf oeq, %in, %in_37 : f32
      linalg.yield %214 : i1
    } -> tensor<11xi1>
    %60 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel"]} ins(%59, %45, %55 : tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %214 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %61 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%58, %60 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %62 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%61 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = math.exp %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %63 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg6, %44 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%55, %63 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %65 = tensor.empty() : tensor<f32>
    %66 = linalg.fill ins(%cst_7 : f32) outs(%65 : tensor<f32>) -> tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%64 : tensor<11xf32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %68 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%67 : tensor<f32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.divf %in, %cst_6 : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%44 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.negf %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %70 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%69 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = math.exp %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %72 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%71, %70 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %73 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%71, %72 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %74 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%73, %arg6 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %75 = tensor.empty() : tensor<3xi32>
    %76 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%75 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %214 = linalg.index 0 : index
      %215 = arith.index_cast %214 : index to i32
      linalg.yield %215 : i32
    } -> tensor<3xi32>
    %77 = tensor.empty() : tensor<11x3xi32>
    %78 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<3xi32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3xi32>
    %79 = tensor.empty() : tensor<3x5xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %81 = tensor.empty() : tensor<11x1xf32>
    %82 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<11xf32>) outs(%81 : tensor<11x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x1xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3xi32>
    %84 = tensor.empty() : tensor<11x3xi1>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %83 : tensor<11x3xi32>, tensor<11x3xi32>) outs(%84 : tensor<11x3xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x3xi1>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3xi32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %86 : tensor<11x3xi32>, tensor<11x3xi32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.addi %in, %in_37 : i32
      linalg.yield %214 : i32
    } -> tensor<11x3xi32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %87, %78 : tensor<11x3xi1>, tensor<11x3xi32>, tensor<11x3xi32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<11x3xi32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %83 : tensor<11x3xi32>, tensor<11x3xi32>) outs(%84 : tensor<11x3xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x3xi1>
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3xi32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %90 : tensor<11x3xi32>, tensor<11x3xi32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.addi %in, %in_37 : i32
      linalg.yield %214 : i32
    } -> tensor<11x3xi32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %91, %arg5 : tensor<11x3xi1>, tensor<11x3xi32>, tensor<11x3xi32>) outs(%77 : tensor<11x3xi32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<11x3xi32>
    %93 = tensor.empty() : tensor<11x3x1xi32>
    %94 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<11x3xi32>) outs(%93 : tensor<11x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x1xi32>
    %95 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<11x3xi32>) outs(%93 : tensor<11x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x1xi32>
    %96 = tensor.empty() : tensor<11x3x2xi32>
    %97 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%96 : tensor<11x3x2xi32>) {
    ^bb0(%out: i32):
      %214 = linalg.index 0 : index
      %215 = linalg.index 1 : index
      %216 = linalg.index 2 : index
      %217 = arith.cmpi ult, %216, %c1 : index
      %218 = scf.if %217 -> (i32) {
        %extracted_37 = tensor.extract %94[%214, %215, %216] : tensor<11x3x1xi32>
        scf.yield %extracted_37 : i32
      } else {
        %219 = arith.subi %216, %c1 : index
        %extracted_37 = tensor.extract %95[%214, %215, %219] : tensor<11x3x1xi32>
        scf.yield %extracted_37 : i32
      }
      linalg.yield %218 : i32
    } -> tensor<11x3x2xi32>
    %98 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<11x1xf32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x3xf32>
    %extracted_slice_19 = tensor.extract_slice %97[0, 0, 0] [11, 3, 1] [1, 1, 1] : tensor<11x3x2xi32> to tensor<11x3x1xi32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1, 2]] : tensor<11x3x1xi32> into tensor<11x3xi32>
    %99 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<11x3xi32>) outs(%93 : tensor<11x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x1xi32>
    %100 = tensor.empty() : tensor<1x1x3xi32>
    %101 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%100 : tensor<1x1x3xi32>) {
    ^bb0(%out: i32):
      %214 = linalg.index 2 : index
      %215 = arith.index_cast %214 : index to i32
      linalg.yield %215 : i32
    } -> tensor<1x1x3xi32>
    %102 = tensor.empty() : tensor<11x3x3xi32>
    %103 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<11x3x1xi32>) outs(%102 : tensor<11x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x3xi32>
    %104 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x1x3xi32>) outs(%102 : tensor<11x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x3xi32>
    %105 = tensor.empty() : tensor<11x3x3xi1>
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<11x3x3xi32>, tensor<11x3x3xi32>) outs(%105 : tensor<11x3x3xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi eq, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x3x3xi1>
    %107 = tensor.empty() : tensor<11x3x3xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<11x3x3xi1>) outs(%107 : tensor<11x3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %214 = arith.uitofp %in : i1 to f32
      linalg.yield %214 : f32
    } -> tensor<11x3x3xf32>
    %extracted_slice_21 = tensor.extract_slice %97[0, 0, 1] [11, 3, 1] [1, 1, 1] : tensor<11x3x2xi32> to tensor<11x3x1xi32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0], [1, 2]] : tensor<11x3x1xi32> into tensor<11x3xi32>
    %109 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<11x3xi32>) outs(%93 : tensor<11x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x1xi32>
    %110 = tensor.empty() : tensor<1x1x5xi32>
    %111 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%110 : tensor<1x1x5xi32>) {
    ^bb0(%out: i32):
      %214 = linalg.index 2 : index
      %215 = arith.index_cast %214 : index to i32
      linalg.yield %215 : i32
    } -> tensor<1x1x5xi32>
    %112 = tensor.empty() : tensor<11x3x5xi32>
    %113 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<11x3x1xi32>) outs(%112 : tensor<11x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x5xi32>
    %114 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<1x1x5xi32>) outs(%112 : tensor<11x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<11x3x5xi32>
    %115 = tensor.empty() : tensor<11x3x5xi1>
    %116 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %114 : tensor<11x3x5xi32>, tensor<11x3x5xi32>) outs(%115 : tensor<11x3x5xi1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi eq, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<11x3x5xi1>
    %117 = tensor.empty() : tensor<11x3x5xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<11x3x5xi1>) outs(%117 : tensor<11x3x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %214 = arith.uitofp %in : i1 to f32
      linalg.yield %214 : f32
    } -> tensor<11x3x5xf32>
    %119 = linalg.fill ins(%cst_7 : f32) outs(%107 : tensor<11x3x3xf32>) -> tensor<11x3x3xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %108 : tensor<11x3xf32>, tensor<11x3x3xf32>) outs(%119 : tensor<11x3x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      %215 = arith.addf %out, %214 : f32
      linalg.yield %215 : f32
    } -> tensor<11x3x3xf32>
    %121 = linalg.fill ins(%cst_7 : f32) outs(%79 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %122 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%120, %118 : tensor<11x3x3xf32>, tensor<11x3x5xf32>) outs(%121 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      %215 = arith.addf %out, %214 : f32
      linalg.yield %215 : f32
    } -> tensor<3x5xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %122 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x3xf32>
    %125 = linalg.generic {indexing_maps = [#map6, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %108 : tensor<11x3xf32>, tensor<11x3x3xf32>) outs(%119 : tensor<11x3x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      %215 = arith.addf %out, %214 : f32
      linalg.yield %215 : f32
    } -> tensor<11x3x3xf32>
    %126 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%125, %118 : tensor<11x3x3xf32>, tensor<11x3x5xf32>) outs(%121 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      %215 = arith.addf %out, %214 : f32
      linalg.yield %215 : f32
    } -> tensor<3x5xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %126 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %padded = tensor.pad %123 low[0, 4] high[0, 0] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %cst_7 : f32
    } : tensor<3x5xf32> to tensor<3x9xf32>
    %128 = tensor.empty() : tensor<5xf32>
    %129 = linalg.generic {indexing_maps = [#map19, #map4, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %128 : tensor<3x9xf32>, tensor<5xf32>) outs(%80 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %padded_23 = tensor.pad %127 low[0, 4] high[0, 0] {
    ^bb0(%arg7: index, %arg8: index):
      tensor.yield %cst_7 : f32
    } : tensor<3x5xf32> to tensor<3x9xf32>
    %130 = linalg.generic {indexing_maps = [#map19, #map4, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_23, %128 : tensor<3x9xf32>, tensor<5xf32>) outs(%80 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %extracted_slice_24 = tensor.extract_slice %129[0, 4] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %131 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_24 : tensor<3x1xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %129 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %extracted_slice_25 = tensor.extract_slice %130[0, 4] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %133 = linalg.generic {indexing_maps = [#map13, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25 : tensor<3x1xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %130 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %129 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%130, %136 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%135, %137 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %132 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%134, %136 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %141 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%79 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3x5xf32>
    %collapsed_26 = tensor.collapse_shape %142 [[0, 1]] : tensor<3x5xf32> into tensor<15xf32>
    %143 = tensor.empty() : tensor<15xi32>
    %144 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%143 : tensor<15xi32>) {
    ^bb0(%out: i32):
      %214 = linalg.index 0 : index
      %215 = arith.index_cast %214 : index to i32
      linalg.yield %215 : i32
    } -> tensor<15xi32>
    %145 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<f32>) -> tensor<f32>
    %146 = tensor.empty() : tensor<i32>
    %147 = linalg.fill ins(%c0_i32 : i32) outs(%146 : tensor<i32>) -> tensor<i32>
    %148:2 = linalg.generic {indexing_maps = [#map8, #map8, #map7, #map7], iterator_types = ["reduction"]} ins(%collapsed_26, %144 : tensor<15xf32>, tensor<15xi32>) outs(%145, %147 : tensor<f32>, tensor<i32>) {
    ^bb0(%in: f32, %in_37: i32, %out: f32, %out_38: i32):
      %214 = arith.cmpf ogt, %out, %in : f32
      %215 = arith.cmpf une, %out, %out : f32
      %216 = arith.ori %214, %215 : i1
      %217 = arith.cmpf oeq, %out, %in : f32
      %218 = arith.cmpi slt, %out_38, %in_37 : i32
      %219 = arith.andi %217, %218 : i1
      %220 = arith.ori %216, %219 : i1
      %221 = arith.select %216, %out, %in : f32
      %222 = arith.select %220, %out_38, %in_37 : i32
      linalg.yield %221, %222 : f32, i32
    } -> (tensor<f32>, tensor<i32>)
    %149 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%148#1, %cst_8 : tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.cmpi eq, %in_37, %c0_i32 : i32
      %215 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %216 = arith.cmpi eq, %in_37, %c-1_i32 : i32
      %217 = arith.andi %215, %216 : i1
      %218 = arith.ori %214, %217 : i1
      %219 = arith.select %218, %c1_i32, %in_37 : i32
      %220 = arith.divsi %in, %219 : i32
      %221 = arith.select %217, %c-2147483648_i32, %220 : i32
      %222 = arith.select %214, %c-1_i32, %221 : i32
      linalg.yield %222 : i32
    } -> tensor<i32>
    %150 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%148#1 : tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %214 = arith.cmpi eq, %in, %c0_i32 : i32
      %215 = arith.shrsi %in, %c31_i32 : i32
      %216 = arith.ori %215, %c1_i32 : i32
      %217 = arith.select %214, %c0_i32, %216 : i32
      linalg.yield %217 : i32
    } -> tensor<i32>
    %151 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%cst_8 : tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %214 = arith.cmpi eq, %in, %c0_i32 : i32
      %215 = arith.shrsi %in, %c31_i32 : i32
      %216 = arith.ori %215, %c1_i32 : i32
      %217 = arith.select %214, %c0_i32, %216 : i32
      linalg.yield %217 : i32
    } -> tensor<i32>
    %152 = tensor.empty() : tensor<i1>
    %153 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%150, %151 : tensor<i32>, tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %in_37: i32, %out: i1):
      %214 = arith.cmpi ne, %in, %in_37 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %154 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%148#1, %cst_8 : tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.cmpi eq, %in_37, %c0_i32 : i32
      %215 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %216 = arith.cmpi eq, %in_37, %c-1_i32 : i32
      %217 = arith.andi %215, %216 : i1
      %218 = arith.ori %214, %217 : i1
      %219 = arith.select %218, %c1_i32, %in_37 : i32
      %220 = arith.remsi %in, %219 : i32
      %221 = arith.select %217, %c0_i32, %220 : i32
      %222 = arith.select %214, %in, %221 : i32
      linalg.yield %222 : i32
    } -> tensor<i32>
    %155 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%154 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %156 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%153, %155 : tensor<i1>, tensor<i1>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %214 = arith.andi %in, %in_37 : i1
      linalg.yield %214 : i1
    } -> tensor<i1>
    %157 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%149 : tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %214 = arith.subi %in, %c1_i32 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %158 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%156, %157, %149 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %159 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%cst_8 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %160 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%159, %cst, %cst_8 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %161 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%148#1, %160 : tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.cmpi eq, %in_37, %c0_i32 : i32
      %215 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %216 = arith.cmpi eq, %in_37, %c-1_i32 : i32
      %217 = arith.andi %215, %216 : i1
      %218 = arith.ori %214, %217 : i1
      %219 = arith.select %218, %c1_i32, %in_37 : i32
      %220 = arith.remsi %in, %219 : i32
      %221 = arith.select %217, %c0_i32, %220 : i32
      %222 = arith.select %214, %in, %221 : i32
      linalg.yield %222 : i32
    } -> tensor<i32>
    %162 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%161 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %163 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%161 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %164 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%160 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %165 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%163, %164 : tensor<i1>, tensor<i1>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %214 = arith.cmpi ne, %in, %in_37 : i1
      linalg.yield %214 : i1
    } -> tensor<i1>
    %166 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%165, %162 : tensor<i1>, tensor<i1>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i1, %in_37: i1, %out: i1):
      %214 = arith.andi %in, %in_37 : i1
      linalg.yield %214 : i1
    } -> tensor<i1>
    %167 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%161, %160 : tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %in_37: i32, %out: i32):
      %214 = arith.addi %in, %in_37 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%166, %167, %161 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %169 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%158 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %170 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%158 : tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %214 = arith.addi %in, %c3_i32 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %171 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%169, %170, %158 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %172 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%168 : tensor<i32>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %214 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %214 : i1
    } -> tensor<i1>
    %173 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%168 : tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %214 = arith.addi %in, %c5_i32 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %174 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%172, %173, %168 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%146 : tensor<i32>) {
    ^bb0(%in: i1, %in_37: i32, %in_38: i32, %out: i32):
      %214 = arith.select %in, %in_37, %in_38 : i32
      linalg.yield %214 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %171[] : tensor<i32>
    %175 = arith.index_cast %extracted : i32 to index
    %176 = arith.maxsi %175, %c0 : index
    %177 = arith.minsi %176, %c2 : index
    %extracted_27 = tensor.extract %174[] : tensor<i32>
    %178 = arith.index_cast %extracted_27 : i32 to index
    %179 = arith.maxsi %178, %c0 : index
    %180 = arith.minsi %179, %c4 : index
    %extracted_slice_28 = tensor.extract_slice %129[%177, %180] [1, 1] [1, 1] : tensor<3x5xf32> to tensor<1x1xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [] : tensor<1x1xf32> into tensor<f32>
    %extracted_slice_30 = tensor.extract_slice %130[%177, %180] [1, 1] [1, 1] : tensor<3x5xf32> to tensor<1x1xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [] : tensor<1x1xf32> into tensor<f32>
    %181 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%collapsed_31 : tensor<f32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %in, %cst_5 : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_29, %181 : tensor<f32>, tensor<f32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %extracted_slice_32 = tensor.extract_slice %132[%177, %180] [1, 1] [1, 1] : tensor<3x5xf32> to tensor<1x1xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [] : tensor<1x1xf32> into tensor<f32>
    %extracted_slice_34 = tensor.extract_slice %134[%177, %180] [1, 1] [1, 1] : tensor<3x5xf32> to tensor<1x1xf32>
    %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [] : tensor<1x1xf32> into tensor<f32>
    %183 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%collapsed_35 : tensor<f32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %in, %cst_5 : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %184 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_33, %183 : tensor<f32>, tensor<f32>) outs(%65 : tensor<f32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %185 = tensor.empty() : tensor<1xf32>
    %186 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%182 : tensor<f32>) outs(%185 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %187 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%184 : tensor<f32>) outs(%185 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %188 = tensor.empty() : tensor<2xf32>
    %189 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%188 : tensor<2xf32>) {
    ^bb0(%out: f32):
      %214 = linalg.index 0 : index
      %215 = arith.cmpi ult, %214, %c1 : index
      %216 = scf.if %215 -> (f32) {
        %extracted_37 = tensor.extract %186[%214] : tensor<1xf32>
        scf.yield %extracted_37 : f32
      } else {
        %217 = arith.subi %214, %c1 : index
        %extracted_37 = tensor.extract %187[%217] : tensor<1xf32>
        scf.yield %extracted_37 : f32
      }
      linalg.yield %216 : f32
    } -> tensor<2xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%189 : tensor<2xf32>) outs(%188 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.negf %in : f32
      linalg.yield %214 : f32
    } -> tensor<2xf32>
    %191 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg2, %190 : tensor<2xf32>, tensor<2xf32>) outs(%188 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<2xf32>
    %192 = linalg.generic {indexing_maps = [#map12], iterator_types = []} outs(%65 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %193 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%192 : tensor<f32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %194 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%193 : tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.negf %in : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %195 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg6, %194 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %196 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%193, %62 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %197 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%195, %196 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.addf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %198 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%197, %42 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %199 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%198, %40 : tensor<11xf32>, tensor<11xf32>) outs(%26 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.divf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11xf32>
    %200 = linalg.generic {indexing_maps = [#map11, #map1], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<11xf32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x3xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%200, %33 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%32 : tensor<11x3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<11x3xf32>
    %202 = tensor.empty() : tensor<3xf32>
    %203 = linalg.fill ins(%cst_7 : f32) outs(%202 : tensor<3xf32>) -> tensor<3xf32>
    %204 = linalg.generic {indexing_maps = [#map20, #map11], iterator_types = ["parallel", "reduction"]} ins(%201 : tensor<11x3xf32>) outs(%203 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<3xf32>
    %expanded_36 = tensor.expand_shape %204 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %205 = linalg.generic {indexing_maps = [#map20, #map11], iterator_types = ["parallel", "reduction"]} ins(%expanded_36 : tensor<1x3xf32>) outs(%203 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<3xf32>
    %206 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["reduction"]} ins(%197 : tensor<11xf32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %214 = arith.addf %out, %in : f32
      linalg.yield %214 : f32
    } -> tensor<f32>
    %207 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%206 : tensor<f32>) outs(%185 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %208 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%185 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %209 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%208, %207 : tensor<1xf32>, tensor<1xf32>) outs(%185 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<1xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg3, %209 : tensor<1xf32>, tensor<1xf32>) outs(%185 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<1xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%202 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %212 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%211, %205 : tensor<3xf32>, tensor<3xf32>) outs(%202 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.mulf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3xf32>
    %213 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg4, %212 : tensor<3xf32>, tensor<3xf32>) outs(%202 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %214 = arith.subf %in, %in_37 : f32
      linalg.yield %214 : f32
    } -> tensor<3xf32>
    return %168, %158, %191, %210, %213, %127, %68 : tensor<i32>, tensor<i32>, tensor<2xf32>, tensor<1xf32>, tensor<3xf32>, tensor<3x5xf32>, tensor<f32>
  }
}

