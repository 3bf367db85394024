#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d2)>
#map17 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map18 = affine_map<() -> ()>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map20 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map21 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map22 = affine_map<(d0, d1) -> (d1, d0)>
#map23 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x3xf32> {dp.name = "params.gate", dp.state}, %arg1: tensor<4x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<3x4x4xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<10x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<10xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x3xf32> {dp.name = "params.gate", dp.updates = 0 : i64}, tensor<4x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<3x4x4xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<3xi32> {dp.name = "load"}, tensor<f32> {dp.name = "loss"}, tensor<10xi32> {dp.name = "place"}) {
    %cst = arith.constant dense<2> : tensor<1xi32>
    %cst_0 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 1.000000e+01 : f32
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_6 = arith.constant dense<1> : tensor<i32>
    %cst_7 = arith.constant dense<3> : tensor<i32>
    %cst_8 = arith.constant dense<4> : tensor<i32>
    %cst_9 = arith.constant dense<0> : tensor<i32>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<10x3xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %2 = linalg.matmul ins(%arg3, %arg0 : tensor<10x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %3 = tensor.empty() : tensor<10xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<10xf32>) -> tensor<10xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<10x3xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.maximumf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<10xf32>, tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.maximumf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %8 = tensor.empty() : tensor<10x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.exp %in : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %13 = linalg.fill ins(%cst_4 : f32) outs(%3 : tensor<10xf32>) -> tensor<10xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.divf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %15 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %18 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.divf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %21 = tensor.empty() : tensor<10x3xi32>
    %22 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%21 : tensor<10x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<10x3xi32>
    %23 = tensor.empty() : tensor<10xi32>
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<10xi32>) -> tensor<10xi32>
    %25:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%17, %22 : tensor<10x3xf32>, tensor<10x3xi32>) outs(%4, %24 : tensor<10xf32>, tensor<10xi32>) {
    ^bb0(%in: f32, %in_22: i32, %out: f32, %out_23: i32):
      %231 = arith.cmpf ogt, %out, %in : f32
      %232 = arith.cmpf une, %out, %out : f32
      %233 = arith.ori %231, %232 : i1
      %234 = arith.cmpf oeq, %out, %in : f32
      %235 = arith.cmpi slt, %out_23, %in_22 : i32
      %236 = arith.andi %234, %235 : i1
      %237 = arith.ori %233, %236 : i1
      %238 = arith.select %233, %out, %in : f32
      %239 = arith.select %237, %out_23, %in_22 : i32
      linalg.yield %238, %239 : f32, i32
    } -> (tensor<10xf32>, tensor<10xi32>)
    %26 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%23 : tensor<10xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<10xi32>
    %27 = tensor.empty() : tensor<10x1xi32>
    %28 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %29 = tensor.empty() : tensor<1x10xi32>
    %30 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<10xi32>) outs(%29 : tensor<1x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x10xi32>
    %31 = tensor.empty() : tensor<10x10xi32>
    %32 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<10x1xi32>) outs(%31 : tensor<10x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x10xi32>
    %33 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x10xi32>) outs(%31 : tensor<10x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x10xi32>
    %34 = tensor.empty() : tensor<10x10xi1>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<10x10xi32>, tensor<10x10xi32>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi sgt, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x10xi1>
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %37 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<10xi32>) outs(%29 : tensor<1x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x10xi32>
    %38 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<10x1xi32>) outs(%31 : tensor<10x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x10xi32>
    %39 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<1x10xi32>) outs(%31 : tensor<10x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x10xi32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %39 : tensor<10x10xi32>, tensor<10x10xi32>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x10xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %40 : tensor<10x10xi1>, tensor<10x10xi1>) outs(%34 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %231 = arith.andi %in, %in_22 : i1
      linalg.yield %231 : i1
    } -> tensor<10x10xi1>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<10x10xi1>) outs(%31 : tensor<10x10xi32>) {
    ^bb0(%in: i1, %out: i32):
      %231 = arith.extui %in : i1 to i32
      linalg.yield %231 : i32
    } -> tensor<10x10xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<10x10xi32>) outs(%24 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      %231 = arith.addi %out, %in : i32
      linalg.yield %231 : i32
    } -> tensor<10xi32>
    %44 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %45 = tensor.empty() : tensor<10xi1>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%43, %44 : tensor<10xi32>, tensor<10xi32>) outs(%45 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10xi1>
    %47 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_7 : tensor<i32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%46, %43, %47 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %231 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<10xi32>
    %49 = tensor.empty() : tensor<3x4x4xf32>
    %50 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %51 = tensor.empty() : tensor<10x1xi1>
    %52 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<10xi1>) outs(%51 : tensor<10x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<10x1xi1>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<10x1xi1>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %54 = tensor.empty() : tensor<10x4xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<10x1xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %55 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x4xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%25#1, %57 : tensor<10xi32>, tensor<10xi32>) outs(%45 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10xi1>
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%25#1, %47 : tensor<10xi32>, tensor<10xi32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %231 = arith.addi %in, %in_22 : i32
      linalg.yield %231 : i32
    } -> tensor<10xi32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%58, %59, %25#1 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %231 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<10xi32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %57 : tensor<10xi32>, tensor<10xi32>) outs(%45 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10xi1>
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %44 : tensor<10xi32>, tensor<10xi32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %231 = arith.addi %in, %in_22 : i32
      linalg.yield %231 : i32
    } -> tensor<10xi32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %62, %48 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %231 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<10xi32>
    %64 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %65 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %66 = tensor.empty() : tensor<10x2xi32>
    %67 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%66 : tensor<10x2xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %233 = arith.cmpi ult, %232, %c1 : index
      %234 = scf.if %233 -> (i32) {
        %extracted = tensor.extract %64[%231, %232] : tensor<10x1xi32>
        scf.yield %extracted : i32
      } else {
        %235 = arith.subi %232, %c1 : index
        %extracted = tensor.extract %65[%231, %235] : tensor<10x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %234 : i32
    } -> tensor<10x2xi32>
    %extracted_slice = tensor.extract_slice %67[0, 0] [10, 1] [1, 1] : tensor<10x2xi32> to tensor<10x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %68 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %69 = tensor.empty() : tensor<1x3xi32>
    %70 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<1x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x3xi32>
    %71 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<10x1xi32>) outs(%21 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %72 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<1x3xi32>) outs(%21 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %73 = tensor.empty() : tensor<10x3xi1>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%73 : tensor<10x3xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x3xi1>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<10x3xi1>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %extracted_slice_13 = tensor.extract_slice %67[0, 1] [10, 1] [1, 1] : tensor<10x2xi32> to tensor<10x1xi32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %76 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_14 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %77 = tensor.empty() : tensor<1x4xi32>
    %78 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%77 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x4xi32>
    %79 = tensor.empty() : tensor<10x4xi32>
    %80 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<10x1xi32>) outs(%79 : tensor<10x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x4xi32>
    %81 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<1x4xi32>) outs(%79 : tensor<10x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x4xi32>
    %82 = tensor.empty() : tensor<10x4xi1>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%82 : tensor<10x4xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x4xi1>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<10x4xi1>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<10x4xf32>
    %85 = tensor.empty() : tensor<10x3x4xf32>
    %86 = linalg.fill ins(%cst_4 : f32) outs(%85 : tensor<10x3x4xf32>) -> tensor<10x3x4xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %56 : tensor<10x3xf32>, tensor<10x4xf32>) outs(%86 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<10x3x4xf32>
    %88 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %89 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%87, %84 : tensor<10x3x4xf32>, tensor<10x4xf32>) outs(%88 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4x4xf32>
    %90 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %91 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %90 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %92 = linalg.batch_matmul ins(%91, %arg2 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%88 : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.tanh %in : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %95 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %93 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %96 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<10x4xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %extracted = tensor.extract %67[%231, %c0] : tensor<10x2xi32>
      %233 = arith.index_cast %extracted : i32 to index
      %extracted_22 = tensor.extract %67[%231, %c1] : tensor<10x2xi32>
      %234 = arith.index_cast %extracted_22 : i32 to index
      %235 = arith.maxsi %233, %c0 : index
      %236 = arith.minsi %235, %c2 : index
      %237 = arith.maxsi %234, %c0 : index
      %238 = arith.minsi %237, %c3 : index
      %extracted_23 = tensor.extract %93[%236, %238, %232] : tensor<3x4x4xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<10x4xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %97 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%51 : tensor<10x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1xi1>
    %99 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %99 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %231 = arith.addi %in, %in_22 : i32
      linalg.yield %231 : i32
    } -> tensor<10x1xi32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %100, %36 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %231 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<10x1xi32>
    %expanded = tensor.expand_shape %101 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32>
    %102 = tensor.empty() : tensor<10x1x1xi32>
    %103 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%102 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %104 = tensor.empty() : tensor<10x1x1xi1>
    %105 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %103 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%104 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1x1xi1>
    %106 = tensor.empty() : tensor<1x1x1xi32>
    %107 = linalg.generic {indexing_maps = [#map16, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%106 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %108 = linalg.generic {indexing_maps = [#map17, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x1x1xi32>) outs(%102 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %109 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %108 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%104 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi sle, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1x1xi1>
    %110 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %109 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%104 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %231 = arith.andi %in, %in_22 : i1
      linalg.yield %231 : i1
    } -> tensor<10x1x1xi1>
    %111 = linalg.fill ins(%true : i1) outs(%51 : tensor<10x1xi1>) -> tensor<10x1xi1>
    %112 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%110 : tensor<10x1x1xi1>) outs(%111 : tensor<10x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %231 = arith.andi %out, %in : i1
      linalg.yield %231 : i1
    } -> tensor<10x1xi1>
    %113 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<10x1xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %extracted = tensor.extract %expanded[%231, %c0, %c0] : tensor<10x1x1xi32>
      %232 = arith.index_cast %extracted : i32 to index
      %233 = arith.maxsi %232, %c0 : index
      %234 = arith.minsi %233, %c2 : index
      %extracted_22 = tensor.extract %17[%231, %234] : tensor<10x3xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<10x1xf32>
    %114 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %113, %114 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %231 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %collapsed_15 = tensor.collapse_shape %115 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%46 : tensor<10xi1>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%116, %collapsed_15 : tensor<10xf32>, tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<10x1xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %119 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x4xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %120 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x4xf32>
    %122 = linalg.matmul ins(%121, %arg1 : tensor<10x4xf32>, tensor<4x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<10x3xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.maximumf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %123 : tensor<10xf32>, tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.maximumf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %126 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.exp %in : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%128 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%130 : tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.log %in : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %132 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%134, %97 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%51 : tensor<10x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1xi1>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%134, %99 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %231 = arith.addi %in, %in_22 : i32
      linalg.yield %231 : i32
    } -> tensor<10x1xi32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %136, %134 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i1, %in_22: i32, %in_23: i32, %out: i32):
      %231 = arith.select %in, %in_22, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<10x1xi32>
    %expanded_16 = tensor.expand_shape %137 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32>
    %138 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %103 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%104 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1x1xi1>
    %139 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %108 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%104 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi sle, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1x1xi1>
    %140 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %139 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%104 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1, %in_22: i1, %out: i1):
      %231 = arith.andi %in, %in_22 : i1
      linalg.yield %231 : i1
    } -> tensor<10x1x1xi1>
    %141 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%140 : tensor<10x1x1xi1>) outs(%111 : tensor<10x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %231 = arith.andi %out, %in : i1
      linalg.yield %231 : i1
    } -> tensor<10x1xi1>
    %142 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<10x1xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_16[%231, %c0, %c0] : tensor<10x1x1xi32>
      %232 = arith.index_cast %extracted : i32 to index
      %233 = arith.maxsi %232, %c0 : index
      %234 = arith.minsi %233, %c2 : index
      %extracted_22 = tensor.extract %133[%231, %234] : tensor<10x3xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<10x1xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %142, %114 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %231 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %collapsed_17 = tensor.collapse_shape %143 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %145 = tensor.empty() : tensor<f32>
    %146 = linalg.fill ins(%cst_4 : f32) outs(%145 : tensor<f32>) -> tensor<f32>
    %147 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%144 : tensor<10xf32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %148 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%147 : tensor<f32>) outs(%145 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.divf %in, %cst_2 : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %149 = tensor.empty() : tensor<3xi32>
    %150 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%149 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %151 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<i32>) outs(%23 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %collapsed_18 = tensor.collapse_shape %64 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %152 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<10xi32>) outs(%27 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %153 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<10x1xi32>) outs(%21 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %72 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%73 : tensor<10x3xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x3xi1>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<10x3xi1>) outs(%21 : tensor<10x3xi32>) {
    ^bb0(%in: i1, %out: i32):
      %231 = arith.extui %in : i1 to i32
      linalg.yield %231 : i32
    } -> tensor<10x3xi32>
    %156 = linalg.fill ins(%c0_i32 : i32) outs(%149 : tensor<3xi32>) -> tensor<3xi32>
    %157 = linalg.vecmat ins(%151, %155 : tensor<10xi32>, tensor<10x3xi32>) outs(%156 : tensor<3xi32>) -> tensor<3xi32>
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%150, %157 : tensor<3xi32>, tensor<3xi32>) outs(%149 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_22: i32, %out: i32):
      %231 = arith.addi %in, %in_22 : i32
      linalg.yield %231 : i32
    } -> tensor<3xi32>
    %159 = linalg.generic {indexing_maps = [#map18], iterator_types = []} outs(%145 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %160 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%159 : tensor<f32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%160 : tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %163 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %164 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<10x1xi32>) outs(%102 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %165 = tensor.empty() : tensor<1x1x3xi32>
    %166 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel"]} outs(%165 : tensor<1x1x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 2 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x1x3xi32>
    %167 = tensor.empty() : tensor<10x1x3xi32>
    %168 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<10x1x1xi32>) outs(%167 : tensor<10x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x3xi32>
    %169 = linalg.generic {indexing_maps = [#map17, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<1x1x3xi32>) outs(%167 : tensor<10x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x3xi32>
    %170 = tensor.empty() : tensor<10x1x3xi1>
    %171 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<10x1x3xi32>, tensor<10x1x3xi32>) outs(%170 : tensor<10x1x3xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1x3xi1>
    %172 = tensor.empty() : tensor<10x1x3xf32>
    %173 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<10x1x3xi1>) outs(%172 : tensor<10x1x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<10x1x3xf32>
    %174 = linalg.generic {indexing_maps = [#map11, #map15, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162, %173 : tensor<10x1xf32>, tensor<10x1x3xf32>) outs(%1 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<10x3xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %174 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%176 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %expanded_19 = tensor.expand_shape %177 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_19, %130 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.divf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%178 : tensor<10x1xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<10xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%180, %128 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%175, %181 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %183 = tensor.empty() : tensor<3x4xf32>
    %184 = linalg.fill ins(%cst_4 : f32) outs(%183 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %185 = linalg.generic {indexing_maps = [#map20, #map21, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182, %121 : tensor<10x3xf32>, tensor<10x4xf32>) outs(%184 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4xf32>
    %186 = tensor.empty() : tensor<4x3xf32>
    %187 = linalg.generic {indexing_maps = [#map22, #map], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<3x4xf32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %188 = linalg.fill ins(%cst_4 : f32) outs(%54 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %189 = linalg.generic {indexing_maps = [#map11, #map23, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182, %arg1 : tensor<10x3xf32>, tensor<4x3xf32>) outs(%188 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<10x4xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %189 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x4xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%190 : tensor<10x4xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %expanded_20 = tensor.expand_shape %191 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %119 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%54 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x4xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_20 : tensor<10x1xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%116, %193 : tensor<10xf32>, tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<10x1xi32>) outs(%102 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %197 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<10x1x1xi32>) outs(%167 : tensor<10x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x3xi32>
    %198 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %169 : tensor<10x1x3xi32>, tensor<10x1x3xi32>) outs(%170 : tensor<10x1x3xi1>) {
    ^bb0(%in: i32, %in_22: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_22 : i32
      linalg.yield %231 : i1
    } -> tensor<10x1x3xi1>
    %199 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<10x1x3xi1>) outs(%172 : tensor<10x1x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<10x1x3xf32>
    %200 = linalg.generic {indexing_maps = [#map11, #map15, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195, %199 : tensor<10x1xf32>, tensor<10x1x3xf32>) outs(%1 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<10x3xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %200 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %202 = linalg.generic {indexing_maps = [#map10, #map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %192 : tensor<10x3xf32>, tensor<10x4xf32>) outs(%86 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<10x3x4xf32>
    %203 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%202, %84 : tensor<10x3x4xf32>, tensor<10x4xf32>) outs(%88 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4x4xf32>
    %204 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %205 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %204 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %206 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %95 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %207 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %93 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %208 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %209 = linalg.generic {indexing_maps = [#map24, #map25, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208, %91 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%88 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4x4xf32>
    %210 = linalg.generic {indexing_maps = [#map15, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %211 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%212, %12 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%213 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %expanded_21 = tensor.expand_shape %214 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<10x1xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %16 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.divf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%215 : tensor<10x1xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<10xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%217 : tensor<10xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%216, %218 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.addf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%219, %12 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<10x3xf32>
    %221 = linalg.generic {indexing_maps = [#map20, #map21, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%220, %arg3 : tensor<10x3xf32>, tensor<10x4xf32>) outs(%184 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4xf32>
    %222 = linalg.generic {indexing_maps = [#map22, #map], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<3x4xf32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %223 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%223, %222 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %224 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%223, %187 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %226 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%186 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %228 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4x4xf32>
    %229 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %210 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.mulf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    %230 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %229 : tensor<3x4x4xf32>, tensor<3x4x4xf32>) outs(%49 : tensor<3x4x4xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %231 = arith.subf %in, %in_22 : f32
      linalg.yield %231 : f32
    } -> tensor<3x4x4xf32>
    return %225, %227, %230, %158, %148, %43 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<3x4x4xf32>, tensor<3xi32>, tensor<f32>, tensor<10xi32>
  }
}

