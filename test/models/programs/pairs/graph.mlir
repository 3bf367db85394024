#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1) -> (d0, 0)>
#map13 = affine_map<(d0, d1) -> (0, d1)>
#map14 = affine_map<(d0) -> ()>
#map15 = affine_map<(d0, d1) -> (-d0 + 8, d1)>
#map16 = affine_map<(d0) -> (-d0 + 8)>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
#map21 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x3xf32> {dp.name = "params.out", dp.state}, %arg1: tensor<4x3xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<9x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<9xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x3xf32> {dp.name = "params.out", dp.updates = 0 : i64}, tensor<4x3xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<i32> {dp.name = "counted"}, tensor<f32> {dp.name = "loss"}, tensor<9xi32> {dp.name = "nearest"}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_5 = arith.constant dense<0.0333333351> : tensor<f32>
    %cst_6 = arith.constant dense<0.899999976> : tensor<f32>
    %cst_7 = arith.constant dense<4.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<6.000000e-01> : tensor<f32>
    %cst_9 = arith.constant dense<2.000000e-01> : tensor<f32>
    %cst_10 = arith.constant dense<9> : tensor<i32>
    %cst_11 = arith.constant dense<0> : tensor<i32>
    %cst_12 = arith.constant dense<3> : tensor<i32>
    %cst_13 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_15 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_16 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<9x3xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %2 = linalg.matmul ins(%arg2, %arg1 : tensor<9x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.tanh %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.subf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %6 = tensor.empty() : tensor<9x1x3xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<9x3xf32>) outs(%6 : tensor<9x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x3xf32>
    %8 = tensor.empty() : tensor<1x9x3xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<9x3xf32>) outs(%8 : tensor<1x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x9x3xf32>
    %10 = tensor.empty() : tensor<9x9x3xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<9x1x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9x3xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<1x9x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9x3xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %12 : tensor<9x9x3xf32>, tensor<9x9x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.subf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9x3xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<9x9x3xf32>, tensor<9x9x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9x3xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9x3xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<9x9x3xf32>, tensor<9x9x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9x3xf32>
    %17 = tensor.empty() : tensor<9x9xf32>
    %18 = linalg.fill ins(%cst_3 : f32) outs(%17 : tensor<9x9xf32>) -> tensor<9x9xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<9x9x3xf32>) outs(%18 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %20 = tensor.empty() : tensor<9xi32>
    %21 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%20 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %200 = linalg.index 0 : index
      %201 = arith.index_cast %200 : index to i32
      linalg.yield %201 : i32
    } -> tensor<9xi32>
    %22 = tensor.empty() : tensor<9x1xi32>
    %23 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<9xi32>) outs(%22 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %24 = tensor.empty() : tensor<1x9xi32>
    %25 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<9xi32>) outs(%24 : tensor<1x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x9xi32>
    %26 = tensor.empty() : tensor<9x9xi32>
    %27 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<9x1xi32>) outs(%26 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %28 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<1x9xi32>) outs(%26 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %29 = tensor.empty() : tensor<9x9xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %28 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%29 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi eq, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9x9xi1>
    %31 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %31, %19 : tensor<9x9xi1>, tensor<9x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %200 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %33 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<9x9xi32>) {
    ^bb0(%out: i32):
      %200 = linalg.index 1 : index
      %201 = arith.index_cast %200 : index to i32
      linalg.yield %201 : i32
    } -> tensor<9x9xi32>
    %34 = tensor.empty() : tensor<9xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<9xf32>) -> tensor<9xf32>
    %36 = linalg.fill ins(%c0_i32 : i32) outs(%20 : tensor<9xi32>) -> tensor<9xi32>
    %37:2 = linalg.generic {indexing_maps = [#map, #map, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%32, %33 : tensor<9x9xf32>, tensor<9x9xi32>) outs(%35, %36 : tensor<9xf32>, tensor<9xi32>) {
    ^bb0(%in: f32, %in_20: i32, %out: f32, %out_21: i32):
      %200 = arith.cmpf olt, %out, %in : f32
      %201 = arith.cmpf une, %out, %out : f32
      %202 = arith.ori %200, %201 : i1
      %203 = arith.cmpf oeq, %out, %in : f32
      %204 = arith.cmpi slt, %out_21, %in_20 : i32
      %205 = arith.andi %203, %204 : i1
      %206 = arith.ori %202, %205 : i1
      %207 = arith.select %202, %out, %in : f32
      %208 = arith.select %206, %out_21, %in_20 : i32
      linalg.yield %207, %208 : f32, i32
    } -> (tensor<9xf32>, tensor<9xi32>)
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %28 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%29 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi sgt, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9x9xi1>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %28 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%26 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %in_20: i32, %out: i32):
      %200 = arith.subi %in, %in_20 : i32
      linalg.yield %200 : i32
    } -> tensor<9x9xi32>
    %40 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%26 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %40 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%29 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi sle, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9x9xi1>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %41 : tensor<9x9xi1>, tensor<9x9xi1>) outs(%29 : tensor<9x9xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %200 = arith.andi %in, %in_20 : i1
      linalg.yield %200 : i1
    } -> tensor<9x9xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.exp %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44, %45 : tensor<9x9xi1>, tensor<9x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %200 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %47 = linalg.matmul ins(%46, %3 : tensor<9x9xf32>, tensor<9x3xf32>) outs(%1 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %48 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<9xf32>) -> tensor<9xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%46 : tensor<9x9xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %50 = tensor.empty() : tensor<9x1xf32>
    %51 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<9xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %51 : tensor<9x1xf32>, tensor<9x1xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x1xf32>
    %54 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<9x1xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %54 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.divf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %53 : tensor<9x1xf32>, tensor<9x1xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %56 : tensor<9x1xf32>, tensor<9x1xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.divf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x1xf32>
    %58 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%20 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %59 = tensor.empty() : tensor<9xi1>
    %60 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37#1, %58 : tensor<9xi32>, tensor<9xi32>) outs(%59 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi slt, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9xi1>
    %61 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%20 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %62 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%37#1, %61 : tensor<9xi32>, tensor<9xi32>) outs(%20 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_20: i32, %out: i32):
      %200 = arith.addi %in, %in_20 : i32
      linalg.yield %200 : i32
    } -> tensor<9xi32>
    %63 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%60, %62, %37#1 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) outs(%20 : tensor<9xi32>) {
    ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
      %200 = arith.select %in, %in_20, %in_21 : i32
      linalg.yield %200 : i32
    } -> tensor<9xi32>
    %64 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<9xi32>) outs(%22 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %65 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x3xf32>) {
    ^bb0(%out: f32):
      %200 = linalg.index 0 : index
      %201 = linalg.index 1 : index
      %extracted = tensor.extract %64[%200, %c0] : tensor<9x1xi32>
      %202 = arith.index_cast %extracted : i32 to index
      %203 = arith.maxsi %202, %c0 : index
      %204 = arith.minsi %203, %c8 : index
      %extracted_20 = tensor.extract %3[%204, %201] : tensor<9x3xf32>
      linalg.yield %extracted_20 : f32
    } -> tensor<9x3xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %65 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %67 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %55 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %69 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %70 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %73 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %73 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %75 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %77 = linalg.matmul ins(%76, %arg0 : tensor<9x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%34 : tensor<9xf32>) -> tensor<9xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<9x3xf32>) outs(%78 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.maximumf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %80 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %81 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%80, %79 : tensor<9xf32>, tensor<9xf32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.maximumf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %82 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<9xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<9x1xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %83 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.subf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.exp %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<9x3xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<9xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<9x1xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = math.log %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x1xf32>
    %89 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<9x1xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %89 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.subf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg3, %58 : tensor<9xi32>, tensor<9xi32>) outs(%59 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi sge, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9xi1>
    %92 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<9xi32>) outs(%22 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %93 = tensor.empty() : tensor<1x3xi32>
    %94 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%93 : tensor<1x3xi32>) {
    ^bb0(%out: i32):
      %200 = linalg.index 1 : index
      %201 = arith.index_cast %200 : index to i32
      linalg.yield %201 : i32
    } -> tensor<1x3xi32>
    %95 = tensor.empty() : tensor<9x3xi32>
    %96 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<9x1xi32>) outs(%95 : tensor<9x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x3xi32>
    %97 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<1x3xi32>) outs(%95 : tensor<9x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x3xi32>
    %98 = tensor.empty() : tensor<9x3xi1>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %97 : tensor<9x3xi32>, tensor<9x3xi32>) outs(%98 : tensor<9x3xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi eq, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9x3xi1>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<9x3xi1>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %200 = arith.uitofp %in : i1 to f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %103 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %104 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %106 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %106 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %107 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %108 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%109 : tensor<9x3xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %111 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%110 : tensor<9xf32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %112 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel"]} ins(%91 : tensor<9xi1>) outs(%59 : tensor<9xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9xi1>
    %113 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%91, %112 : tensor<9xi1>, tensor<9xi1>) outs(%59 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %200 = arith.andi %in, %in_20 : i1
      linalg.yield %200 : i1
    } -> tensor<9xi1>
    %114 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %115 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%113, %111, %114 : tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %200 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %116 = tensor.empty() : tensor<f32>
    %117 = linalg.fill ins(%cst_3 : f32) outs(%116 : tensor<f32>) -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["reduction"]} ins(%115 : tensor<9xf32>) outs(%117 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<f32>
    %119 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%113 : tensor<9xi1>) outs(%20 : tensor<9xi32>) {
    ^bb0(%in: i1, %out: i32):
      %200 = arith.extui %in : i1 to i32
      linalg.yield %200 : i32
    } -> tensor<9xi32>
    %120 = tensor.empty() : tensor<i32>
    %121 = linalg.fill ins(%c0_i32 : i32) outs(%120 : tensor<i32>) -> tensor<i32>
    %122 = linalg.generic {indexing_maps = [#map9, #map14], iterator_types = ["reduction"]} ins(%119 : tensor<9xi32>) outs(%121 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.addi %out, %in : i32
      linalg.yield %200 : i32
    } -> tensor<i32>
    %123 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%122 : tensor<i32>) outs(%120 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %200 = arith.maxsi %in, %c1_i32 : i32
      linalg.yield %200 : i32
    } -> tensor<i32>
    %124 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%123 : tensor<i32>) outs(%116 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %200 = arith.sitofp %in : i32 to f32
      linalg.yield %200 : f32
    } -> tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%118, %124 : tensor<f32>, tensor<f32>) outs(%116 : tensor<f32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.divf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%124 : tensor<f32>) outs(%116 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.divf %cst_2, %in : f32
      linalg.yield %200 : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel"]} ins(%126 : tensor<f32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %128 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%113, %127, %114 : tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %200 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %129 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%128 : tensor<9xf32>) outs(%34 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %130 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<9xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%130, %108 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%132 : tensor<9x3xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %expanded = tensor.expand_shape %133 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %87 : tensor<9x1xf32>, tensor<9x1xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.divf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x1xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<9x1xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %136 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<9xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %85 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %137 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %139 = tensor.empty() : tensor<3x3xf32>
    %140 = linalg.fill ins(%cst_3 : f32) outs(%139 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %141 = linalg.generic {indexing_maps = [#map18, #map19, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138, %76 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      %201 = arith.addf %out, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<3x3xf32>
    %142 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<3x3xf32>) outs(%139 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map4, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138, %arg0 : tensor<9x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      %201 = arith.addf %out, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<9x3xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %143 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %145 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %143 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %146 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %146 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %collapsed = tensor.collapse_shape %64 [[0, 1]] : tensor<9x1xi32> into tensor<9xi32>
    %150 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<9xi32>) outs(%22 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %151 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%24 : tensor<1x9xi32>) {
    ^bb0(%out: i32):
      %200 = linalg.index 1 : index
      %201 = arith.index_cast %200 : index to i32
      linalg.yield %201 : i32
    } -> tensor<1x9xi32>
    %152 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<9x1xi32>) outs(%26 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %153 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<1x9xi32>) outs(%26 : tensor<9x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x9xi32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%152, %153 : tensor<9x9xi32>, tensor<9x9xi32>) outs(%29 : tensor<9x9xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %200 = arith.cmpi eq, %in, %in_20 : i32
      linalg.yield %200 : i1
    } -> tensor<9x9xi1>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<9x9xi1>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %200 = arith.uitofp %in : i1 to f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %156 = linalg.generic {indexing_maps = [#map18, #map19, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155, %147 : tensor<9x9xf32>, tensor<9x3xf32>) outs(%1 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      %201 = arith.addf %out, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<9x3xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %156 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%148, %157 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %159 = linalg.generic {indexing_maps = [#map12, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<9x1xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %159 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %47 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%161 : tensor<9x3xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %expanded_17 = tensor.expand_shape %162 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<9x1xf32>) outs(%50 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x1xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %54 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.divf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%163 : tensor<9x1xf32>) outs(%48 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9xf32>
    %166 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9xf32>
    %167 = tensor.empty() : tensor<3x9xf32>
    %168 = linalg.fill ins(%cst_3 : f32) outs(%167 : tensor<3x9xf32>) -> tensor<3x9xf32>
    %169 = linalg.generic {indexing_maps = [#map18, #map19, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164, %46 : tensor<9x3xf32>, tensor<9x9xf32>) outs(%168 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      %201 = arith.addf %out, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<3x9xf32>
    %170 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<3x9xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%158, %170 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map4, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164, %3 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%18 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      %201 = arith.addf %out, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<9x9xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%166, %172 : tensor<9x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %173, %45 : tensor<9x9xi1>, tensor<9x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %200 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %44 : tensor<9x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<9x9xf32>) outs(%17 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x9xf32>
    %177 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<9x9xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x9x3xf32>
    %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %16 : tensor<9x9x3xf32>, tensor<9x9x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x9x3xf32>
    %179 = linalg.generic {indexing_maps = [#map21, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<9x9x3xf32>) outs(%1 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %expanded_18 = tensor.expand_shape %179 [[0], [1, 2]] output_shape [9, 1, 3] : tensor<9x3xf32> into tensor<9x1x3xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<9x9x3xf32>) outs(%10 : tensor<9x9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.negf %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x9x3xf32>
    %181 = linalg.generic {indexing_maps = [#map22, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<9x9x3xf32>) outs(%1 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %expanded_19 = tensor.expand_shape %181 [[0, 1], [2]] output_shape [1, 9, 3] : tensor<9x3xf32> into tensor<1x9x3xf32>
    %182 = linalg.generic {indexing_maps = [#map22, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_19 : tensor<1x9x3xf32>) outs(%1 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%171, %182 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %184 = linalg.generic {indexing_maps = [#map21, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_18 : tensor<9x1x3xf32>) outs(%1 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %200 = arith.addf %out, %in : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%183, %184 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %5 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %3 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%186, %187 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%0 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.addf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<9x3xf32>
    %189 = tensor.empty() : tensor<3x4xf32>
    %190 = linalg.fill ins(%cst_3 : f32) outs(%189 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %191 = linalg.generic {indexing_maps = [#map18, #map19, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188, %arg2 : tensor<9x3xf32>, tensor<9x4xf32>) outs(%190 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      %201 = arith.addf %out, %200 : f32
      linalg.yield %201 : f32
    } -> tensor<3x4xf32>
    %192 = tensor.empty() : tensor<4x3xf32>
    %193 = linalg.generic {indexing_maps = [#map20, #map], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<3x4xf32>) outs(%192 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%139 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%194, %142 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%139 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<3x3xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %195 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%139 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.subf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<3x3xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%192 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %193 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%192 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.mulf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<4x3xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %198 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%192 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %200 = arith.subf %in, %in_20 : f32
      linalg.yield %200 : f32
    } -> tensor<4x3xf32>
    return %196, %199, %122, %125, %37#1 : tensor<3x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<f32>, tensor<9xi32>
  }
}

