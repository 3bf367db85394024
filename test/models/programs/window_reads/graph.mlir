#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0, d1) -> (d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
#map15 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map17 = affine_map<(d0, d1, d2) -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map20 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map21 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map22 = affine_map<() -> ()>
#map23 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map25 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map26 = affine_map<(d0, d1) -> (d1, d0)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d2)>
#map31 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3xf32> {dp.name = "params.bias", dp.state}, %arg1: tensor<2x3xf32> {dp.name = "params.mix", dp.state}, %arg2: tensor<3x2xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<3x9xf32> {dp.name = "params.qkv", dp.state}, %arg4: tensor<5x7x3xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<5xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3xf32> {dp.name = "params.bias", dp.updates = 0 : i64}, tensor<2x3xf32> {dp.name = "params.mix", dp.updates = 1 : i64}, tensor<3x2xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<3x9xf32> {dp.name = "params.qkv", dp.updates = 3 : i64}, tensor<5x3xf32> {dp.name = "h"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<2> : tensor<i32>
    %cst_0 = arith.constant dense<1> : tensor<1xi32>
    %cst_1 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %cst_2 = arith.constant 2.000000e-01 : f32
    %cst_3 = arith.constant 5.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_7 = arith.constant dense<7.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_11 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_12 = arith.constant dense<7> : tensor<i32>
    %cst_13 = arith.constant dense<6> : tensor<i32>
    %cst_14 = arith.constant dense<0> : tensor<i32>
    %cst_15 = arith.constant dense<-1> : tensor<i32>
    %cst_16 = arith.constant dense<[2, 1, 0, 1, 2, 3, 4, 5, 6, 5]> : tensor<10xi32>
    %cst_17 = arith.constant dense<[5, 6, 0, 1, 2, 3, 4, 5, 6, 0]> : tensor<10xi32>
    %0 = tensor.empty() : tensor<5x7x9xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<5x7x9xf32>) -> tensor<5x7x9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg3 : tensor<5x7x3xf32>, tensor<3x9xf32>) outs(%1 : tensor<5x7x9xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x9xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [5, 7, 3] [1, 1, 1] : tensor<5x7x9xf32> to tensor<5x7x3xf32>
    %extracted_slice_18 = tensor.extract_slice %2[0, 0, 3] [5, 7, 3] [1, 1, 1] : tensor<5x7x9xf32> to tensor<5x7x3xf32>
    %extracted_slice_19 = tensor.extract_slice %2[0, 0, 6] [5, 7, 3] [1, 1, 1] : tensor<5x7x9xf32> to tensor<5x7x3xf32>
    %3 = tensor.empty() : tensor<7xi32>
    %4 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%3 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %270 = linalg.index 0 : index
      %271 = arith.index_cast %270 : index to i32
      linalg.yield %271 : i32
    } -> tensor<7xi32>
    %5 = tensor.empty() : tensor<7x1xi32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7xi32>) outs(%5 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %7 = tensor.empty() : tensor<3xi32>
    %8 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%7 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %270 = linalg.index 0 : index
      %271 = arith.index_cast %270 : index to i32
      linalg.yield %271 : i32
    } -> tensor<3xi32>
    %9 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%7 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%9, %8 : tensor<3xi32>, tensor<3xi32>) outs(%7 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_43: i32, %out: i32):
      %270 = arith.addi %in, %in_43 : i32
      linalg.yield %270 : i32
    } -> tensor<3xi32>
    %11 = tensor.empty() : tensor<1x3xi32>
    %12 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<3xi32>) outs(%11 : tensor<1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x3xi32>
    %13 = tensor.empty() : tensor<7x3xi32>
    %14 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<7x1xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3xi32>
    %15 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x3xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3xi32>
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%14, %15 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %in_43: i32, %out: i32):
      %270 = arith.addi %in, %in_43 : i32
      linalg.yield %270 : i32
    } -> tensor<7x3xi32>
    %17 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3xi32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %in_43: i32, %out: i32):
      %270 = arith.maxsi %in, %in_43 : i32
      linalg.yield %270 : i32
    } -> tensor<7x3xi32>
    %19 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3xi32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%19, %18 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %in_43: i32, %out: i32):
      %270 = arith.minsi %in, %in_43 : i32
      linalg.yield %270 : i32
    } -> tensor<7x3xi32>
    %21 = tensor.empty() : tensor<7x3xi1>
    %22 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%20, %17 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%21 : tensor<7x3xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi slt, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<7x3xi1>
    %23 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3xi32>
    %24 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%20, %23 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i32, %in_43: i32, %out: i32):
      %270 = arith.addi %in, %in_43 : i32
      linalg.yield %270 : i32
    } -> tensor<7x3xi32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%22, %24, %20 : tensor<7x3xi1>, tensor<7x3xi32>, tensor<7x3xi32>) outs(%13 : tensor<7x3xi32>) {
    ^bb0(%in: i1, %in_43: i32, %in_44: i32, %out: i32):
      %270 = arith.select %in, %in_43, %in_44 : i32
      linalg.yield %270 : i32
    } -> tensor<7x3xi32>
    %26 = tensor.empty() : tensor<7x3x1xi32>
    %27 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<7x3xi32>) outs(%26 : tensor<7x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3x1xi32>
    %28 = tensor.empty() : tensor<5x7x3x3xf32>
    %29 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%28 : tensor<5x7x3x3xf32>) {
    ^bb0(%out: f32):
      %270 = linalg.index 0 : index
      %271 = linalg.index 1 : index
      %272 = linalg.index 2 : index
      %273 = linalg.index 3 : index
      %extracted = tensor.extract %27[%271, %272, %c0] : tensor<7x3x1xi32>
      %274 = arith.index_cast %extracted : i32 to index
      %275 = arith.maxsi %274, %c0 : index
      %276 = arith.minsi %275, %c6 : index
      %extracted_43 = tensor.extract %extracted_slice_18[%270, %276, %273] : tensor<5x7x3xf32>
      linalg.yield %extracted_43 : f32
    } -> tensor<5x7x3x3xf32>
    %30 = tensor.empty() : tensor<5x7x3xf32>
    %31 = linalg.fill ins(%cst_5 : f32) outs(%30 : tensor<5x7x3xf32>) -> tensor<5x7x3xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice, %29 : tensor<5x7x3xf32>, tensor<5x7x3x3xf32>) outs(%31 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x3xf32>
    %33 = tensor.empty() : tensor<1x1x3xf32>
    %34 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3xf32>) outs(%33 : tensor<1x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x3xf32>
    %35 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<1x1x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %36 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%21 : tensor<7x3xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi sge, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<7x3xi1>
    %38 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%16, %23 : tensor<7x3xi32>, tensor<7x3xi32>) outs(%21 : tensor<7x3xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi slt, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<7x3xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<7x3xi1>, tensor<7x3xi1>) outs(%21 : tensor<7x3xi1>) {
    ^bb0(%in: i1, %in_43: i1, %out: i1):
      %270 = arith.andi %in, %in_43 : i1
      linalg.yield %270 : i1
    } -> tensor<7x3xi1>
    %40 = tensor.empty() : tensor<5x7x3xi1>
    %41 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<7x3xi1>) outs(%40 : tensor<5x7x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x7x3xi1>
    %42 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %43 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %36, %42 : tensor<5x7x3xi1>, tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %270 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %44 = tensor.empty() : tensor<5x7xf32>
    %45 = linalg.fill ins(%cst_4 : f32) outs(%44 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %46 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<5x7x3xf32>) outs(%45 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.maximumf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7xf32>
    %47 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%44 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%47, %46 : tensor<5x7xf32>, tensor<5x7xf32>) outs(%44 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.maximumf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7xf32>
    %49 = tensor.empty() : tensor<5x7x1xf32>
    %50 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<5x7xf32>) outs(%49 : tensor<5x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x1xf32>
    %51 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<5x7x1xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %52 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %51 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %53 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = math.exp %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %54 = linalg.fill ins(%cst_5 : f32) outs(%44 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %55 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53 : tensor<5x7x3xf32>) outs(%54 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7xf32>
    %56 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<5x7xf32>) outs(%49 : tensor<5x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x1xf32>
    %57 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<5x7x1xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %58 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %57 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.divf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<5x7x1xf32>, tensor<5x7x1xf32>) outs(%49 : tensor<5x7x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%49 : tensor<5x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %59 : tensor<5x7x1xf32>, tensor<5x7x1xf32>) outs(%49 : tensor<5x7x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.divf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x1xf32>
    %62 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%28 : tensor<5x7x3x3xf32>) {
    ^bb0(%out: f32):
      %270 = linalg.index 0 : index
      %271 = linalg.index 1 : index
      %272 = linalg.index 2 : index
      %273 = linalg.index 3 : index
      %extracted = tensor.extract %27[%271, %272, %c0] : tensor<7x3x1xi32>
      %274 = arith.index_cast %extracted : i32 to index
      %275 = arith.maxsi %274, %c0 : index
      %276 = arith.minsi %275, %c6 : index
      %extracted_43 = tensor.extract %extracted_slice_19[%270, %276, %273] : tensor<5x7x3xf32>
      linalg.yield %extracted_43 : f32
    } -> tensor<5x7x3x3xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map19, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%58, %62 : tensor<5x7x3xf32>, tensor<5x7x3x3xf32>) outs(%31 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x3xf32>
    %64 = tensor.empty() : tensor<10x1xi32>
    %65 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<10xi32>) outs(%64 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %66 = tensor.empty() : tensor<5x10x3xf32>
    %67 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel"]} outs(%66 : tensor<5x10x3xf32>) {
    ^bb0(%out: f32):
      %270 = linalg.index 0 : index
      %271 = linalg.index 1 : index
      %272 = linalg.index 2 : index
      %extracted = tensor.extract %65[%271, %c0] : tensor<10x1xi32>
      %273 = arith.index_cast %extracted : i32 to index
      %274 = arith.maxsi %273, %c0 : index
      %275 = arith.minsi %274, %c6 : index
      %extracted_43 = tensor.extract %63[%270, %275, %272] : tensor<5x7x3xf32>
      linalg.yield %extracted_43 : f32
    } -> tensor<5x10x3xf32>
    %extracted_slice_20 = tensor.extract_slice %arg1[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_20 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_21 = tensor.extract_slice %67[0, 3, 0] [5, 7, 3] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x7x3xf32>
    %extracted_slice_22 = tensor.extract_slice %67[0, 0, 0] [5, 7, 3] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x7x3xf32>
    %68 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %extracted_slice_22 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %69 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<3xf32>) outs(%33 : tensor<1x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x3xf32>
    %70 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<1x1x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %71 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %68 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %72 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %71 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %73 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = math.tanh %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %74 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %75 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<10xi32>) outs(%64 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %77 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel"]} outs(%66 : tensor<5x10x3xf32>) {
    ^bb0(%out: f32):
      %270 = linalg.index 0 : index
      %271 = linalg.index 1 : index
      %272 = linalg.index 2 : index
      %extracted = tensor.extract %76[%271, %c0] : tensor<10x1xi32>
      %273 = arith.index_cast %extracted : i32 to index
      %274 = arith.maxsi %273, %c0 : index
      %275 = arith.minsi %274, %c6 : index
      %extracted_43 = tensor.extract %73[%270, %275, %272] : tensor<5x7x3xf32>
      linalg.yield %extracted_43 : f32
    } -> tensor<5x10x3xf32>
    %extracted_slice_23 = tensor.extract_slice %arg1[1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_25 = tensor.extract_slice %77[0, 3, 0] [5, 7, 3] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x7x3xf32>
    %extracted_slice_26 = tensor.extract_slice %77[0, 0, 0] [5, 7, 3] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x7x3xf32>
    %78 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25, %extracted_slice_26 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %79 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_24 : tensor<3xf32>) outs(%33 : tensor<1x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x3xf32>
    %80 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<1x1x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %81 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %78 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %82 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %81 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %83 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = math.tanh %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %84 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %83 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %85 = tensor.empty() : tensor<5x3xf32>
    %86 = linalg.fill ins(%cst_5 : f32) outs(%85 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %87 = linalg.generic {indexing_maps = [#map20, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<5x7x3xf32>) outs(%86 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x3xf32>
    %88 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%85 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%85 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.divf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x3xf32>
    %90 = tensor.empty() : tensor<5x2xf32>
    %91 = linalg.fill ins(%cst_5 : f32) outs(%90 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %92 = linalg.matmul ins(%89, %arg2 : tensor<5x3xf32>, tensor<3x2xf32>) outs(%91 : tensor<5x2xf32>) -> tensor<5x2xf32>
    %93 = tensor.empty() : tensor<5xf32>
    %94 = linalg.fill ins(%cst_4 : f32) outs(%93 : tensor<5xf32>) -> tensor<5xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<5x2xf32>) outs(%94 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.maximumf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %96 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%96, %95 : tensor<5xf32>, tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.maximumf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %98 = tensor.empty() : tensor<5x1xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<5xf32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<5x1xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2xf32>
    %101 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%92, %100 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %102 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = math.exp %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %103 = linalg.fill ins(%cst_5 : f32) outs(%93 : tensor<5xf32>) -> tensor<5xf32>
    %104 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%102 : tensor<5x2xf32>) outs(%103 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<5xf32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<5x1xf32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = math.log %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x1xf32>
    %107 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<5x1xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2xf32>
    %108 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%101, %107 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %109 = tensor.empty() : tensor<5x1xi32>
    %110 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<5xi32>) outs(%109 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %111 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%109 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %112 = tensor.empty() : tensor<5x1xi1>
    %113 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%112 : tensor<5x1xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi slt, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<5x1xi1>
    %114 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%109 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %115 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%110, %114 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%109 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %in_43: i32, %out: i32):
      %270 = arith.addi %in, %in_43 : i32
      linalg.yield %270 : i32
    } -> tensor<5x1xi32>
    %116 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%113, %115, %110 : tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) outs(%109 : tensor<5x1xi32>) {
    ^bb0(%in: i1, %in_43: i32, %in_44: i32, %out: i32):
      %270 = arith.select %in, %in_43, %in_44 : i32
      linalg.yield %270 : i32
    } -> tensor<5x1xi32>
    %expanded = tensor.expand_shape %116 [[0], [1, 2]] output_shape [5, 1, 1] : tensor<5x1xi32> into tensor<5x1x1xi32>
    %117 = tensor.empty() : tensor<5x1x1xi32>
    %118 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%117 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %119 = tensor.empty() : tensor<5x1x1xi1>
    %120 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %118 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%119 : tensor<5x1x1xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi sge, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<5x1x1xi1>
    %121 = tensor.empty() : tensor<1x1x1xi32>
    %122 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%121 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %123 = linalg.generic {indexing_maps = [#map21, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<1x1x1xi32>) outs(%117 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %124 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %123 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%119 : tensor<5x1x1xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi sle, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<5x1x1xi1>
    %125 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %124 : tensor<5x1x1xi1>, tensor<5x1x1xi1>) outs(%119 : tensor<5x1x1xi1>) {
    ^bb0(%in: i1, %in_43: i1, %out: i1):
      %270 = arith.andi %in, %in_43 : i1
      linalg.yield %270 : i1
    } -> tensor<5x1x1xi1>
    %126 = linalg.fill ins(%true : i1) outs(%112 : tensor<5x1xi1>) -> tensor<5x1xi1>
    %127 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%125 : tensor<5x1x1xi1>) outs(%126 : tensor<5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %270 = arith.andi %out, %in : i1
      linalg.yield %270 : i1
    } -> tensor<5x1xi1>
    %128 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%98 : tensor<5x1xf32>) {
    ^bb0(%out: f32):
      %270 = linalg.index 0 : index
      %extracted = tensor.extract %expanded[%270, %c0, %c0] : tensor<5x1x1xi32>
      %271 = arith.index_cast %extracted : i32 to index
      %272 = arith.maxsi %271, %c0 : index
      %273 = arith.minsi %272, %c1 : index
      %extracted_43 = tensor.extract %108[%270, %273] : tensor<5x2xf32>
      linalg.yield %extracted_43 : f32
    } -> tensor<5x1xf32>
    %129 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%127, %128, %129 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %270 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %270 : f32
    } -> tensor<5x1xf32>
    %collapsed_27 = tensor.collapse_shape %130 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_27 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.negf %in : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %132 = tensor.empty() : tensor<f32>
    %133 = linalg.fill ins(%cst_5 : f32) outs(%132 : tensor<f32>) -> tensor<f32>
    %134 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%131 : tensor<5xf32>) outs(%133 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<f32>
    %135 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%134 : tensor<f32>) outs(%132 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.divf %in, %cst_3 : f32
      linalg.yield %270 : f32
    } -> tensor<f32>
    %extracted_slice_28 = tensor.extract_slice %83[0, 0, 0] [5, 1, 3] [1, 1, 1] : tensor<5x7x3xf32> to tensor<5x1x3xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0], [1, 2]] : tensor<5x1x3xf32> into tensor<5x3xf32>
    %136 = linalg.generic {indexing_maps = [#map22], iterator_types = []} outs(%132 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %137 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} ins(%136 : tensor<f32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%137 : tensor<5xf32>) outs(%93 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.negf %in : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<5xf32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %140 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2xf32>
    %141 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<5x1xi32>) outs(%117 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %142 = tensor.empty() : tensor<1x1x2xi32>
    %143 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<1x1x2xi32>) {
    ^bb0(%out: i32):
      %270 = linalg.index 2 : index
      %271 = arith.index_cast %270 : index to i32
      linalg.yield %271 : i32
    } -> tensor<1x1x2xi32>
    %144 = tensor.empty() : tensor<5x1x2xi32>
    %145 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<5x1x1xi32>) outs(%144 : tensor<5x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x2xi32>
    %146 = linalg.generic {indexing_maps = [#map21, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<1x1x2xi32>) outs(%144 : tensor<5x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x2xi32>
    %147 = tensor.empty() : tensor<5x1x2xi1>
    %148 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<5x1x2xi32>, tensor<5x1x2xi32>) outs(%147 : tensor<5x1x2xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi eq, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<5x1x2xi1>
    %149 = tensor.empty() : tensor<5x1x2xf32>
    %150 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<5x1x2xi1>) outs(%149 : tensor<5x1x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %270 = arith.uitofp %in : i1 to f32
      linalg.yield %270 : f32
    } -> tensor<5x1x2xf32>
    %151 = linalg.generic {indexing_maps = [#map23, #map20, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139, %150 : tensor<5x1xf32>, tensor<5x1x2xf32>) outs(%91 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x2xf32>
    %152 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%140, %151 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %153 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.negf %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %154 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%153 : tensor<5x2xf32>) outs(%103 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %expanded_30 = tensor.expand_shape %154 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %155 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_30, %105 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%98 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.divf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x1xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "reduction"]} ins(%155 : tensor<5x1xf32>) outs(%103 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5xf32>
    %157 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<5xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x2xf32>
    %158 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%157, %102 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %159 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%152, %158 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%90 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x2xf32>
    %160 = tensor.empty() : tensor<2x3xf32>
    %161 = linalg.fill ins(%cst_5 : f32) outs(%160 : tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = linalg.generic {indexing_maps = [#map24, #map25, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159, %89 : tensor<5x2xf32>, tensor<5x3xf32>) outs(%161 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<2x3xf32>
    %163 = tensor.empty() : tensor<3x2xf32>
    %164 = linalg.generic {indexing_maps = [#map26, #map5], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<2x3xf32>) outs(%163 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2xf32>
    %165 = linalg.generic {indexing_maps = [#map23, #map16, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159, %arg2 : tensor<5x2xf32>, tensor<3x2xf32>) outs(%86 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x3xf32>
    %166 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%165, %88 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%85 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.divf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x3xf32>
    %167 = linalg.generic {indexing_maps = [#map23, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<5x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %84 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %169 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %83 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %170 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %171 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %170 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %172 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %78 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %173 = tensor.empty() : tensor<3xf32>
    %174 = linalg.fill ins(%cst_5 : f32) outs(%173 : tensor<3xf32>) -> tensor<3xf32>
    %175 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%172 : tensor<5x7x3xf32>) outs(%174 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %expanded_31 = tensor.expand_shape %175 [[0, 1, 2]] output_shape [1, 1, 3] : tensor<3xf32> into tensor<1x1x3xf32>
    %176 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_31 : tensor<1x1x3xf32>) outs(%174 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %177 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.negf %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %padded = tensor.pad %177 low[0, 0, 0] high[0, 3, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_5 : f32
    } : tensor<5x7x3xf32> to tensor<5x10x3xf32>
    %padded_32 = tensor.pad %171 low[0, 3, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_5 : f32
    } : tensor<5x7x3xf32> to tensor<5x10x3xf32>
    %178 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %padded_32 : tensor<5x10x3xf32>, tensor<5x10x3xf32>) outs(%66 : tensor<5x10x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x10x3xf32>
    %179 = tensor.empty() : tensor<1x3xf32>
    %180 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<3xf32>) outs(%179 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %padded_33 = tensor.pad %180 low[1, 0] high[0, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst_5 : f32
    } : tensor<1x3xf32> to tensor<2x3xf32>
    %181 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %collapsed_34 = tensor.collapse_shape %76 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %182 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_34 : tensor<10xi32>) outs(%64 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %183 = tensor.empty() : tensor<1x7xi32>
    %184 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%183 : tensor<1x7xi32>) {
    ^bb0(%out: i32):
      %270 = linalg.index 1 : index
      %271 = arith.index_cast %270 : index to i32
      linalg.yield %271 : i32
    } -> tensor<1x7xi32>
    %185 = tensor.empty() : tensor<10x7xi32>
    %186 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<10x1xi32>) outs(%185 : tensor<10x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x7xi32>
    %187 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%184 : tensor<1x7xi32>) outs(%185 : tensor<10x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x7xi32>
    %188 = tensor.empty() : tensor<10x7xi1>
    %189 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%186, %187 : tensor<10x7xi32>, tensor<10x7xi32>) outs(%188 : tensor<10x7xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi eq, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<10x7xi1>
    %190 = tensor.empty() : tensor<10x7xf32>
    %191 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<10x7xi1>) outs(%190 : tensor<10x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %270 = arith.uitofp %in : i1 to f32
      linalg.yield %270 : f32
    } -> tensor<10x7xf32>
    %192 = tensor.empty() : tensor<7x5x3xf32>
    %193 = linalg.fill ins(%cst_5 : f32) outs(%192 : tensor<7x5x3xf32>) -> tensor<7x5x3xf32>
    %194 = linalg.generic {indexing_maps = [#map29, #map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191, %178 : tensor<10x7xf32>, tensor<5x10x3xf32>) outs(%193 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<7x5x3xf32>
    %195 = linalg.generic {indexing_maps = [#map31, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<7x5x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %196 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %195 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %197 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %196 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %198 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %75 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %199 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %73 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %200 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %199 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %201 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %200 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %202 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %68 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %203 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%202 : tensor<5x7x3xf32>) outs(%174 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %expanded_35 = tensor.expand_shape %203 [[0, 1, 2]] output_shape [1, 1, 3] : tensor<3xf32> into tensor<1x1x3xf32>
    %204 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_35 : tensor<1x1x3xf32>) outs(%174 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %205 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.negf %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %padded_36 = tensor.pad %205 low[0, 0, 0] high[0, 3, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_5 : f32
    } : tensor<5x7x3xf32> to tensor<5x10x3xf32>
    %padded_37 = tensor.pad %201 low[0, 3, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_5 : f32
    } : tensor<5x7x3xf32> to tensor<5x10x3xf32>
    %206 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_36, %padded_37 : tensor<5x10x3xf32>, tensor<5x10x3xf32>) outs(%66 : tensor<5x10x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x10x3xf32>
    %207 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<3xf32>) outs(%179 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3xf32>
    %padded_38 = tensor.pad %207 low[0, 0] high[1, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %cst_5 : f32
    } : tensor<1x3xf32> to tensor<2x3xf32>
    %208 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%padded_33, %padded_38 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%160 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<2x3xf32>
    %collapsed_39 = tensor.collapse_shape %65 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %209 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_39 : tensor<10xi32>) outs(%64 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %210 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%209 : tensor<10x1xi32>) outs(%185 : tensor<10x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x7xi32>
    %211 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%210, %187 : tensor<10x7xi32>, tensor<10x7xi32>) outs(%188 : tensor<10x7xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi eq, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<10x7xi1>
    %212 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<10x7xi1>) outs(%190 : tensor<10x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %270 = arith.uitofp %in : i1 to f32
      linalg.yield %270 : f32
    } -> tensor<10x7xf32>
    %213 = linalg.generic {indexing_maps = [#map29, #map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%212, %206 : tensor<10x7xf32>, tensor<5x10x3xf32>) outs(%193 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<7x5x3xf32>
    %214 = linalg.generic {indexing_maps = [#map31, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213 : tensor<7x5x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %215 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %214 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %216 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %215 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %217 = linalg.fill ins(%cst_5 : f32) outs(%28 : tensor<5x7x3x3xf32>) -> tensor<5x7x3x3xf32>
    %218 = linalg.generic {indexing_maps = [#map2, #map, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %58 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%217 : tensor<5x7x3x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x3x3xf32>
    %219 = linalg.generic {indexing_maps = [#map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<5x7x3x3xf32>) outs(%28 : tensor<5x7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3x3xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%216, %62 : tensor<5x7x3xf32>, tensor<5x7x3x3xf32>) outs(%31 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x3xf32>
    %collapsed_40 = tensor.collapse_shape %27 [[0], [1, 2]] : tensor<7x3x1xi32> into tensor<7x3xi32>
    %221 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_40 : tensor<7x3xi32>) outs(%26 : tensor<7x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3x1xi32>
    %222 = tensor.empty() : tensor<1x1x7xi32>
    %223 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel"]} outs(%222 : tensor<1x1x7xi32>) {
    ^bb0(%out: i32):
      %270 = linalg.index 2 : index
      %271 = arith.index_cast %270 : index to i32
      linalg.yield %271 : i32
    } -> tensor<1x1x7xi32>
    %224 = tensor.empty() : tensor<7x3x7xi32>
    %225 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<7x3x1xi32>) outs(%224 : tensor<7x3x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3x7xi32>
    %226 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<1x1x7xi32>) outs(%224 : tensor<7x3x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x3x7xi32>
    %227 = tensor.empty() : tensor<7x3x7xi1>
    %228 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %226 : tensor<7x3x7xi32>, tensor<7x3x7xi32>) outs(%227 : tensor<7x3x7xi1>) {
    ^bb0(%in: i32, %in_43: i32, %out: i1):
      %270 = arith.cmpi eq, %in, %in_43 : i32
      linalg.yield %270 : i1
    } -> tensor<7x3x7xi1>
    %229 = tensor.empty() : tensor<7x3x7xf32>
    %230 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<7x3x7xi1>) outs(%229 : tensor<7x3x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %270 = arith.uitofp %in : i1 to f32
      linalg.yield %270 : f32
    } -> tensor<7x3x7xf32>
    %231 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%230, %219 : tensor<7x3x7xf32>, tensor<5x7x3x3xf32>) outs(%193 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<7x5x3xf32>
    %232 = linalg.generic {indexing_maps = [#map31, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231 : tensor<7x5x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %233 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %232 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %234 = linalg.generic {indexing_maps = [#map18, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<5x7x1xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %235 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %234 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %236 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %53 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %237 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%236 : tensor<5x7x3xf32>) outs(%54 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7xf32>
    %expanded_41 = tensor.expand_shape %237 [[0], [1, 2]] output_shape [5, 7, 1] : tensor<5x7xf32> into tensor<5x7x1xf32>
    %238 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<5x7x1xf32>) outs(%49 : tensor<5x7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.negf %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x1xf32>
    %239 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %57 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.divf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %240 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<5x7x1xf32>) outs(%54 : tensor<5x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<5x7xf32>
    %241 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<5x7xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %242 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %241 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %243 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %53 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %244 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %243, %181 : tensor<5x7x3xi1>, tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: i1, %in_43: f32, %in_44: f32, %out: f32):
      %270 = arith.select %in, %in_43, %in_44 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %245 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%244 : tensor<5x7x3xf32>) outs(%174 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %expanded_42 = tensor.expand_shape %245 [[0, 1, 2]] output_shape [1, 1, 3] : tensor<3xf32> into tensor<1x1x3xf32>
    %246 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_42 : tensor<1x1x3xf32>) outs(%174 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %270 = arith.addf %out, %in : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %247 = linalg.generic {indexing_maps = [#map2, #map, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %extracted_slice : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%217 : tensor<5x7x3x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x3x3xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map19, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%244, %29 : tensor<5x7x3xf32>, tensor<5x7x3x3xf32>) outs(%31 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<5x7x3xf32>
    %249 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%230, %247 : tensor<7x3x7xf32>, tensor<5x7x3x3xf32>) outs(%193 : tensor<7x5x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<7x5x3xf32>
    %250 = linalg.generic {indexing_maps = [#map31, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249 : tensor<7x5x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x7x3xf32>
    %251 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %250 : tensor<5x7x3xf32>, tensor<5x7x3xf32>) outs(%30 : tensor<5x7x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.addf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<5x7x3xf32>
    %252 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<5x7x9xf32>) {
    ^bb0(%out: f32):
      %270 = linalg.index 0 : index
      %271 = linalg.index 1 : index
      %272 = linalg.index 2 : index
      %273 = arith.cmpi ult, %272, %c3 : index
      %274 = scf.if %273 -> (f32) {
        %extracted = tensor.extract %248[%270, %271, %272] : tensor<5x7x3xf32>
        scf.yield %extracted : f32
      } else {
        %275 = arith.cmpi ult, %272, %c6 : index
        %276 = scf.if %275 -> (f32) {
          %277 = arith.subi %272, %c3 : index
          %extracted = tensor.extract %251[%270, %271, %277] : tensor<5x7x3xf32>
          scf.yield %extracted : f32
        } else {
          %277 = arith.subi %272, %c6 : index
          %extracted = tensor.extract %233[%270, %271, %277] : tensor<5x7x3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %276 : f32
      }
      linalg.yield %274 : f32
    } -> tensor<5x7x9xf32>
    %253 = tensor.empty() : tensor<9x3xf32>
    %254 = linalg.fill ins(%cst_5 : f32) outs(%253 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %255 = linalg.generic {indexing_maps = [#map35, #map36, #map37], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%252, %arg4 : tensor<5x7x9xf32>, tensor<5x7x3xf32>) outs(%254 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      %271 = arith.addf %out, %270 : f32
      linalg.yield %271 : f32
    } -> tensor<9x3xf32>
    %256 = tensor.empty() : tensor<3x9xf32>
    %257 = linalg.generic {indexing_maps = [#map26, #map5], iterator_types = ["parallel", "parallel"]} ins(%255 : tensor<9x3xf32>) outs(%256 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x9xf32>
    %258 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%173 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%258, %246 : tensor<3xf32>, tensor<3xf32>) outs(%173 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %259 : tensor<3xf32>, tensor<3xf32>) outs(%173 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<3xf32>
    %261 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%160 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3xf32>
    %262 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%261, %208 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%160 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<2x3xf32>
    %263 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1, %262 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%160 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<2x3xf32>
    %264 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%163 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2xf32>
    %265 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%264, %164 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%163 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<3x2xf32>
    %266 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2, %265 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%163 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<3x2xf32>
    %267 = linalg.generic {indexing_maps = [#map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%256 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x9xf32>
    %268 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%267, %257 : tensor<3x9xf32>, tensor<3x9xf32>) outs(%256 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.mulf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<3x9xf32>
    %269 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg3, %268 : tensor<3x9xf32>, tensor<3x9xf32>) outs(%256 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %in_43: f32, %out: f32):
      %270 = arith.subf %in, %in_43 : f32
      linalg.yield %270 : f32
    } -> tensor<3x9xf32>
    return %260, %263, %266, %269, %collapsed_29, %135 : tensor<3xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<3x9xf32>, tensor<5x3xf32>, tensor<f32>
  }
}

