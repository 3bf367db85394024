#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, 0, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0, 0, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map20 = affine_map<(d0, d1) -> ()>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4, d0)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map23 = affine_map<() -> ()>
#map24 = affine_map<(d0, d1, d2) -> ()>
#map25 = affine_map<(d0, d1, d2) -> (d0)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (0, 0, 0, 0, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d5)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6, d0)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6, d1, d2)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1, d2, d3)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map41 = affine_map<(d0, d1) -> (d1, d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x4x2xf32> {dp.name = "params.shift", dp.state}, %arg1: tensor<2x2xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<6x4x4xf32> {dp.name = "fixed", dp.scatter = 0 : i64}, %arg3: tensor<6x4x4xf32> {dp.name = "moving", dp.scatter = 0 : i64}) -> (tensor<4x4x2xf32> {dp.name = "params.shift", dp.updates = 0 : i64}, tensor<2x2xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<6xf32> {dp.name = "once"}) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst = arith.constant 0.010416667 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 9.600000e+01 : f32
    %cst_3 = arith.constant 1.440000e+02 : f32
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_6 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<4> : tensor<i32>
    %cst_9 = arith.constant dense<6> : tensor<i32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<1> : tensor<i32>
    %cst_12 = arith.constant dense<3> : tensor<i32>
    %cst_13 = arith.constant dense<0> : tensor<i32>
    %cst_14 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = arith.constant dense<[[0, 0], [0, 1], [1, 0], [1, 1]]> : tensor<4x2xi32>
    %0 = tensor.empty() : tensor<4xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 0 : index
      %277 = arith.index_cast %276 : index to i32
      linalg.yield %277 : i32
    } -> tensor<4xi32>
    %2 = tensor.empty() : tensor<4x4xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4xi32>) outs(%2 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %4 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4xi32>) outs(%2 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %5 = tensor.empty() : tensor<4x4x1xi32>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x4xi32>) outs(%5 : tensor<4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4x1xi32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x4xi32>) outs(%5 : tensor<4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4x1xi32>
    %8 = tensor.empty() : tensor<4x4x2xi32>
    %9 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel"]} outs(%8 : tensor<4x4x2xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 0 : index
      %277 = linalg.index 1 : index
      %278 = linalg.index 2 : index
      %279 = arith.cmpi ult, %278, %c1 : index
      %280 = scf.if %279 -> (i32) {
        %extracted = tensor.extract %6[%276, %277, %278] : tensor<4x4x1xi32>
        scf.yield %extracted : i32
      } else {
        %281 = arith.subi %278, %c1 : index
        %extracted = tensor.extract %7[%276, %277, %281] : tensor<4x4x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %280 : i32
    } -> tensor<4x4x2xi32>
    %10 = tensor.empty() : tensor<6x4x4x1xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<6x4x4xf32>) outs(%10 : tensor<6x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x1xf32>
    %12 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6x4x4xf32>) outs(%10 : tensor<6x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x1xf32>
    %13 = tensor.empty() : tensor<6x4x4x2xf32>
    %14 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%out: f32):
      %276 = linalg.index 0 : index
      %277 = linalg.index 1 : index
      %278 = linalg.index 2 : index
      %279 = linalg.index 3 : index
      %280 = arith.cmpi ult, %279, %c1 : index
      %281 = scf.if %280 -> (f32) {
        %extracted = tensor.extract %11[%276, %277, %278, %279] : tensor<6x4x4x1xf32>
        scf.yield %extracted : f32
      } else {
        %282 = arith.subi %279, %c1 : index
        %extracted = tensor.extract %12[%276, %277, %278, %282] : tensor<6x4x4x1xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %281 : f32
    } -> tensor<6x4x4x2xf32>
    %15 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<6x4x4x2xf32>) -> tensor<6x4x4x2xf32>
    %16 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%14, %arg1 : tensor<6x4x4x2xf32>, tensor<2x2xf32>) outs(%15 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      %277 = arith.addf %out, %276 : f32
      linalg.yield %277 : f32
    } -> tensor<6x4x4x2xf32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = math.tanh %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %18 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x2xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %17 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %20 = tensor.empty() : tensor<1x4x4x2xf32>
    %21 = linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x4x2xf32>) outs(%20 : tensor<1x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2xf32>
    %22 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x2xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %22 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %24 = tensor.empty() : tensor<4x4x2xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<4x4x2xi32>) outs(%24 : tensor<4x4x2xf32>) {
    ^bb0(%in: i32, %out: f32):
      %276 = arith.sitofp %in : i32 to f32
      linalg.yield %276 : f32
    } -> tensor<4x4x2xf32>
    %26 = linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<4x4x2xf32>) outs(%20 : tensor<1x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x2xf32>
    %27 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<1x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x2xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %23 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = math.floor %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %30 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %29 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %31 = tensor.empty() : tensor<6x4x4x1x2xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<6x4x4x2xf32>) outs(%31 : tensor<6x4x4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x1x2xf32>
    %33 = tensor.empty() : tensor<6x4x4x2xi32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<6x4x4x2xf32>) outs(%33 : tensor<6x4x4x2xi32>) {
    ^bb0(%in: f32, %out: i32):
      %276 = arith.fptosi %in : f32 to i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x2xi32>
    %35 = tensor.empty() : tensor<6x4x4x1x2xi32>
    %36 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<6x4x4x2xi32>) outs(%35 : tensor<6x4x4x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x1x2xi32>
    %37 = tensor.empty() : tensor<1x1x1x4x2xi32>
    %38 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<4x2xi32>) outs(%37 : tensor<1x1x1x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x4x2xi32>
    %39 = tensor.empty() : tensor<6x4x4x4x2xi32>
    %40 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<6x4x4x1x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x2xi32>
    %41 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%38 : tensor<1x1x1x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x2xi32>
    %42 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4x2xi32>
    %43 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x2xi32>
    %44 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43, %42 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.maxsi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4x2xi32>
    %45 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x2xi32>
    %46 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%45, %44 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.minsi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4x2xi32>
    %47 = tensor.empty() : tensor<6xi32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%47 : tensor<6xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 0 : index
      %277 = arith.index_cast %276 : index to i32
      linalg.yield %277 : i32
    } -> tensor<6xi32>
    %49 = tensor.empty() : tensor<6x1x1x1xi32>
    %50 = linalg.generic {indexing_maps = [#map19, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<6xi32>) outs(%49 : tensor<6x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1x1xi32>
    %51 = tensor.empty() : tensor<4x2xi32>
    %52 = linalg.generic {indexing_maps = [#map20, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%51 : tensor<4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x2xi32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%52, %cst_15 : tensor<4x2xi32>, tensor<4x2xi32>) outs(%51 : tensor<4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.subi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<4x2xi32>
    %54 = tensor.empty() : tensor<4x2xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<4x2xi32>) outs(%54 : tensor<4x2xf32>) {
    ^bb0(%in: i32, %out: f32):
      %276 = arith.sitofp %in : i32 to f32
      linalg.yield %276 : f32
    } -> tensor<4x2xf32>
    %56 = tensor.empty() : tensor<1x1x1x4x2xf32>
    %57 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<4x2xf32>) outs(%56 : tensor<1x1x1x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x4x2xf32>
    %58 = tensor.empty() : tensor<6x4x4x4x2xf32>
    %59 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<1x1x1x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %60 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<6x4x4x1x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %61 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%59, %60 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %62 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = math.absf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %63 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %64 = tensor.empty() : tensor<6x4x4x4x2xi1>
    %65 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%61, %63 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: f32, %in_47: f32, %out: i1):
      %276 = arith.cmpf oge, %in, %in_47 : f32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x2xi1>
    %66 = tensor.empty() : tensor<2x6x4x4x4xf32>
    %67 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<6x4x4x4x2xf32>) outs(%66 : tensor<2x6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x4x4x4xf32>
    %extracted_slice = tensor.extract_slice %67[0, 0, 0, 0, 0] [1, 6, 4, 4, 4] [1, 1, 1, 1, 1] : tensor<2x6x4x4x4xf32> to tensor<1x6x4x4x4xf32>
    %extracted_slice_16 = tensor.extract_slice %67[1, 0, 0, 0, 0] [1, 6, 4, 4, 4] [1, 1, 1, 1, 1] : tensor<2x6x4x4x4xf32> to tensor<1x6x4x4x4xf32>
    %68 = tensor.empty() : tensor<1x6x4x4x4xf32>
    %69 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_16 : tensor<1x6x4x4x4xf32>, tensor<1x6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<1x6x4x4x4xf32>
    %collapsed = tensor.collapse_shape %69 [[0, 1], [2], [3], [4]] : tensor<1x6x4x4x4xf32> into tensor<6x4x4x4xf32>
    %extracted_slice_17 = tensor.extract_slice %46[0, 0, 0, 0, 0] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x2xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %extracted_slice_19 = tensor.extract_slice %46[0, 0, 0, 0, 1] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x2xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %70 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%49 : tensor<6x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1x1xi32>
    %71 = tensor.empty() : tensor<6x1x1x1xi1>
    %72 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %70 : tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) outs(%71 : tensor<6x1x1x1xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x1x1x1xi1>
    %73 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%49 : tensor<6x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1x1xi32>
    %74 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %73 : tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) outs(%49 : tensor<6x1x1x1xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x1x1x1xi32>
    %75 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %74, %50 : tensor<6x1x1x1xi1>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) outs(%49 : tensor<6x1x1x1xi32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<6x1x1x1xi32>
    %76 = tensor.empty() : tensor<6x4x4x4xi32>
    %77 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4xi32>
    %78 = tensor.empty() : tensor<6x4x4x4xi1>
    %79 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %77 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%78 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4xi1>
    %80 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4xi32>
    %81 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18, %80 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %82 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %81, %collapsed_18 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20, %77 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%78 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4xi1>
    %84 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_20, %80 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %84, %collapsed_20 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %86 = linalg.generic {indexing_maps = [#map22, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<6x1x1x1xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4xi32>
    %87 = tensor.empty() : tensor<6x4x4x4x1xi32>
    %88 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %89 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %90 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %91 = tensor.empty() : tensor<6x4x4x4x3xi32>
    %92 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%91 : tensor<6x4x4x4x3xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 0 : index
      %277 = linalg.index 1 : index
      %278 = linalg.index 2 : index
      %279 = linalg.index 3 : index
      %280 = linalg.index 4 : index
      %281 = arith.cmpi ult, %280, %c1 : index
      %282 = scf.if %281 -> (i32) {
        %extracted = tensor.extract %88[%276, %277, %278, %279, %280] : tensor<6x4x4x4x1xi32>
        scf.yield %extracted : i32
      } else {
        %283 = arith.cmpi ult, %280, %c2 : index
        %284 = scf.if %283 -> (i32) {
          %285 = arith.subi %280, %c1 : index
          %extracted = tensor.extract %89[%276, %277, %278, %279, %285] : tensor<6x4x4x4x1xi32>
          scf.yield %extracted : i32
        } else {
          %285 = arith.subi %280, %c2 : index
          %extracted = tensor.extract %90[%276, %277, %278, %279, %285] : tensor<6x4x4x4x1xi32>
          scf.yield %extracted : i32
        }
        scf.yield %284 : i32
      }
      linalg.yield %282 : i32
    } -> tensor<6x4x4x4x3xi32>
    %93 = tensor.empty() : tensor<6x4x4x4xf32>
    %94 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%out: f32):
      %276 = linalg.index 0 : index
      %277 = linalg.index 1 : index
      %278 = linalg.index 2 : index
      %279 = linalg.index 3 : index
      %extracted = tensor.extract %92[%276, %277, %278, %279, %c0] : tensor<6x4x4x4x3xi32>
      %280 = arith.index_cast %extracted : i32 to index
      %extracted_47 = tensor.extract %92[%276, %277, %278, %279, %c1] : tensor<6x4x4x4x3xi32>
      %281 = arith.index_cast %extracted_47 : i32 to index
      %extracted_48 = tensor.extract %92[%276, %277, %278, %279, %c2] : tensor<6x4x4x4x3xi32>
      %282 = arith.index_cast %extracted_48 : i32 to index
      %283 = arith.maxsi %280, %c0 : index
      %284 = arith.minsi %283, %c5 : index
      %285 = arith.maxsi %281, %c0 : index
      %286 = arith.minsi %285, %c3 : index
      %287 = arith.maxsi %282, %c0 : index
      %288 = arith.minsi %287, %c3 : index
      %extracted_49 = tensor.extract %arg3[%284, %286, %288] : tensor<6x4x4xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<6x4x4x4xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %94 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4xf32>
    %96 = tensor.empty() : tensor<6x4x4xf32>
    %97 = linalg.fill ins(%cst_4 : f32) outs(%96 : tensor<6x4x4xf32>) -> tensor<6x4x4xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<6x4x4x4xf32>) outs(%97 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %99 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x2xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %23 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %100 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = math.floor %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %104 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<6x4x4x2xf32>) outs(%31 : tensor<6x4x4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x1x2xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<6x4x4x2xf32>) outs(%33 : tensor<6x4x4x2xi32>) {
    ^bb0(%in: f32, %out: i32):
      %276 = arith.fptosi %in : f32 to i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x2xi32>
    %106 = linalg.generic {indexing_maps = [#map8, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%105 : tensor<6x4x4x2xi32>) outs(%35 : tensor<6x4x4x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x1x2xi32>
    %107 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<6x4x4x1x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x2xi32>
    %108 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%107, %41 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4x2xi32>
    %109 = tensor.empty() : tensor<i1>
    %110 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%cst_8 : tensor<i32>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %276 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %276 : i1
    } -> tensor<i1>
    %111 = tensor.empty() : tensor<i32>
    %112 = linalg.generic {indexing_maps = [#map23, #map23, #map23, #map23], iterator_types = []} ins(%110, %cst_11, %cst_8 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%111 : tensor<i32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<i32>
    %113 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<i32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x2xi32>
    %114 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%108, %113 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.cmpi eq, %in_47, %c0_i32 : i32
      %277 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %278 = arith.cmpi eq, %in_47, %c-1_i32 : i32
      %279 = arith.andi %277, %278 : i1
      %280 = arith.ori %276, %279 : i1
      %281 = arith.select %280, %c1_i32, %in_47 : i32
      %282 = arith.remsi %in, %281 : i32
      %283 = arith.select %279, %c0_i32, %282 : i32
      %284 = arith.select %276, %in, %283 : i32
      linalg.yield %284 : i32
    } -> tensor<6x4x4x4x2xi32>
    %115 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114, %43 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi ne, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x2xi1>
    %116 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114, %43 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x2xi1>
    %117 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%112 : tensor<i32>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %276 : i1
    } -> tensor<i1>
    %118 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<i1>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<6x4x4x4x2xi1>
    %119 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%116, %118 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xi1>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: i1, %in_47: i1, %out: i1):
      %276 = arith.cmpi ne, %in, %in_47 : i1
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x2xi1>
    %120 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%119, %115 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xi1>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: i1, %in_47: i1, %out: i1):
      %276 = arith.andi %in, %in_47 : i1
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x2xi1>
    %121 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%114, %113 : tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4x2xi32>
    %122 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%120, %121, %114 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xi32>, tensor<6x4x4x4x2xi32>) outs(%39 : tensor<6x4x4x4x2xi32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4x2xi32>
    %123 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%104 : tensor<6x4x4x1x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %124 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%59, %123 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %125 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124 : tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = math.absf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %126 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%124, %63 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%64 : tensor<6x4x4x4x2xi1>) {
    ^bb0(%in: f32, %in_47: f32, %out: i1):
      %276 = arith.cmpf oge, %in, %in_47 : f32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x2xi1>
    %127 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<6x4x4x4x2xf32>) outs(%66 : tensor<2x6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x4x4x4xf32>
    %extracted_slice_21 = tensor.extract_slice %127[0, 0, 0, 0, 0] [1, 6, 4, 4, 4] [1, 1, 1, 1, 1] : tensor<2x6x4x4x4xf32> to tensor<1x6x4x4x4xf32>
    %extracted_slice_22 = tensor.extract_slice %127[1, 0, 0, 0, 0] [1, 6, 4, 4, 4] [1, 1, 1, 1, 1] : tensor<2x6x4x4x4xf32> to tensor<1x6x4x4x4xf32>
    %128 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %extracted_slice_22 : tensor<1x6x4x4x4xf32>, tensor<1x6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<1x6x4x4x4xf32>
    %collapsed_23 = tensor.collapse_shape %128 [[0, 1], [2], [3], [4]] : tensor<1x6x4x4x4xf32> into tensor<6x4x4x4xf32>
    %extracted_slice_24 = tensor.extract_slice %122[0, 0, 0, 0, 0] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x2xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %extracted_slice_26 = tensor.extract_slice %122[0, 0, 0, 0, 1] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x2xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %129 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %77 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%78 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4xi1>
    %130 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_25, %80 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %131 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %130, %collapsed_25 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %132 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_27, %77 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%78 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi slt, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4xi1>
    %133 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_27, %80 : tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i32, %in_47: i32, %out: i32):
      %276 = arith.addi %in, %in_47 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %134 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %133, %collapsed_27 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xi32>, tensor<6x4x4x4xi32>) outs(%76 : tensor<6x4x4x4xi32>) {
    ^bb0(%in: i1, %in_47: i32, %in_48: i32, %out: i32):
      %276 = arith.select %in, %in_47, %in_48 : i32
      linalg.yield %276 : i32
    } -> tensor<6x4x4x4xi32>
    %135 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%131 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %136 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %137 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%91 : tensor<6x4x4x4x3xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 0 : index
      %277 = linalg.index 1 : index
      %278 = linalg.index 2 : index
      %279 = linalg.index 3 : index
      %280 = linalg.index 4 : index
      %281 = arith.cmpi ult, %280, %c1 : index
      %282 = scf.if %281 -> (i32) {
        %extracted = tensor.extract %88[%276, %277, %278, %279, %280] : tensor<6x4x4x4x1xi32>
        scf.yield %extracted : i32
      } else {
        %283 = arith.cmpi ult, %280, %c2 : index
        %284 = scf.if %283 -> (i32) {
          %285 = arith.subi %280, %c1 : index
          %extracted = tensor.extract %135[%276, %277, %278, %279, %285] : tensor<6x4x4x4x1xi32>
          scf.yield %extracted : i32
        } else {
          %285 = arith.subi %280, %c2 : index
          %extracted = tensor.extract %136[%276, %277, %278, %279, %285] : tensor<6x4x4x4x1xi32>
          scf.yield %extracted : i32
        }
        scf.yield %284 : i32
      }
      linalg.yield %282 : i32
    } -> tensor<6x4x4x4x3xi32>
    %138 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%out: f32):
      %276 = linalg.index 0 : index
      %277 = linalg.index 1 : index
      %278 = linalg.index 2 : index
      %279 = linalg.index 3 : index
      %extracted = tensor.extract %137[%276, %277, %278, %279, %c0] : tensor<6x4x4x4x3xi32>
      %280 = arith.index_cast %extracted : i32 to index
      %extracted_47 = tensor.extract %137[%276, %277, %278, %279, %c1] : tensor<6x4x4x4x3xi32>
      %281 = arith.index_cast %extracted_47 : i32 to index
      %extracted_48 = tensor.extract %137[%276, %277, %278, %279, %c2] : tensor<6x4x4x4x3xi32>
      %282 = arith.index_cast %extracted_48 : i32 to index
      %283 = arith.maxsi %280, %c0 : index
      %284 = arith.minsi %283, %c5 : index
      %285 = arith.maxsi %281, %c0 : index
      %286 = arith.minsi %285, %c3 : index
      %287 = arith.maxsi %282, %c0 : index
      %288 = arith.minsi %287, %c3 : index
      %extracted_49 = tensor.extract %98[%284, %286, %288] : tensor<6x4x4xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<6x4x4x4xf32>
    %139 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %138 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%139 : tensor<6x4x4x4xf32>) outs(%97 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %extracted_slice_28 = tensor.extract_slice %23[0, 1, 0, 0] [6, 3, 4, 2] [1, 1, 1, 1] : tensor<6x4x4x2xf32> to tensor<6x3x4x2xf32>
    %extracted_slice_29 = tensor.extract_slice %23[0, 0, 0, 0] [6, 3, 4, 2] [1, 1, 1, 1] : tensor<6x4x4x2xf32> to tensor<6x3x4x2xf32>
    %141 = tensor.empty() : tensor<6x3x4x2xf32>
    %142 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_28, %extracted_slice_29 : tensor<6x3x4x2xf32>, tensor<6x3x4x2xf32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x3x4x2xf32>
    %143 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %142 : tensor<6x3x4x2xf32>, tensor<6x3x4x2xf32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x3x4x2xf32>
    %144 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x4x2xf32>
    %145 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %142 : tensor<6x3x4x2xf32>, tensor<6x3x4x2xf32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x3x4x2xf32>
    %146 = tensor.empty() : tensor<f32>
    %147 = linalg.fill ins(%cst_4 : f32) outs(%146 : tensor<f32>) -> tensor<f32>
    %148 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%143 : tensor<6x3x4x2xf32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %149 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%148 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.divf %in, %cst_3 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %extracted_slice_30 = tensor.extract_slice %23[0, 0, 1, 0] [6, 4, 3, 2] [1, 1, 1, 1] : tensor<6x4x4x2xf32> to tensor<6x4x3x2xf32>
    %extracted_slice_31 = tensor.extract_slice %23[0, 0, 0, 0] [6, 4, 3, 2] [1, 1, 1, 1] : tensor<6x4x4x2xf32> to tensor<6x4x3x2xf32>
    %150 = tensor.empty() : tensor<6x4x3x2xf32>
    %151 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_30, %extracted_slice_31 : tensor<6x4x3x2xf32>, tensor<6x4x3x2xf32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x3x2xf32>
    %152 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %151 : tensor<6x4x3x2xf32>, tensor<6x4x3x2xf32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x3x2xf32>
    %153 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x3x2xf32>
    %154 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %151 : tensor<6x4x3x2xf32>, tensor<6x4x3x2xf32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x3x2xf32>
    %155 = linalg.generic {indexing_maps = [#map7, #map11], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%152 : tensor<6x4x3x2xf32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %156 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%155 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.divf %in, %cst_3 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %157 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = []} ins(%149, %156 : tensor<f32>, tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %158 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %arg2 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %159 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158, %158 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %160 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %161 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %158 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %162 = linalg.generic {indexing_maps = [#map5, #map24], iterator_types = ["reduction", "reduction", "reduction"]} ins(%159 : tensor<6x4x4xf32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %163 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%162 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.divf %in, %cst_2 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %164 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %arg2 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %165 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %166 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %164 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %167 = linalg.generic {indexing_maps = [#map5, #map24], iterator_types = ["reduction", "reduction", "reduction"]} ins(%165 : tensor<6x4x4xf32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %168 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%167 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.divf %in, %cst_2 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %169 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%168 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.mulf %in, %cst_1 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %170 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = []} ins(%163, %169 : tensor<f32>, tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %171 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%157 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.mulf %in, %cst_0 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %172 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = []} ins(%170, %171 : tensor<f32>, tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %173 = tensor.empty() : tensor<6xf32>
    %174 = linalg.fill ins(%cst_4 : f32) outs(%173 : tensor<6xf32>) -> tensor<6xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map25], iterator_types = ["parallel", "reduction", "reduction"]} ins(%98 : tensor<6x4x4xf32>) outs(%174 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6xf32>
    %176 = linalg.generic {indexing_maps = [#map23], iterator_types = []} outs(%146 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %177 = linalg.generic {indexing_maps = [#map23], iterator_types = []} outs(%146 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %178 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%177 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.divf %in, %cst_2 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %179 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<f32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %180 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %166 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %181 = linalg.generic {indexing_maps = [#map23], iterator_types = []} outs(%146 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<f32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %183 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %161 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %184 = linalg.generic {indexing_maps = [#map23, #map23], iterator_types = []} ins(%176 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.divf %in, %cst_3 : f32
      linalg.yield %276 : f32
    } -> tensor<f32>
    %185 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<f32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x3x2xf32>
    %186 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%185, %154 : tensor<6x4x3x2xf32>, tensor<6x4x3x2xf32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x3x2xf32>
    %187 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<6x4x3x2xf32>) outs(%150 : tensor<6x4x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x3x2xf32>
    %padded = tensor.pad %187 low[0, 0, 0, 0] high[0, 0, 1, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_4 : f32
    } : tensor<6x4x3x2xf32> to tensor<6x4x4x2xf32>
    %padded_32 = tensor.pad %186 low[0, 0, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_4 : f32
    } : tensor<6x4x3x2xf32> to tensor<6x4x4x2xf32>
    %188 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded, %padded_32 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %189 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184 : tensor<f32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x4x2xf32>
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %145 : tensor<6x3x4x2xf32>, tensor<6x3x4x2xf32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x3x4x2xf32>
    %191 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<6x3x4x2xf32>) outs(%141 : tensor<6x3x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x3x4x2xf32>
    %padded_33 = tensor.pad %191 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_4 : f32
    } : tensor<6x3x4x2xf32> to tensor<6x4x4x2xf32>
    %192 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %padded_33 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %padded_34 = tensor.pad %190 low[0, 1, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_4 : f32
    } : tensor<6x3x4x2xf32> to tensor<6x4x4x2xf32>
    %193 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %padded_34 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %194 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180 : tensor<6x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4xf32>
    %195 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_23, %194 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4xf32>
    %196 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194, %138 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4xf32>
    %197 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4xf32>
    %extracted_slice_35 = tensor.extract_slice %137[0, 0, 0, 0, 0] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x3xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %198 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_36 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %199 = tensor.empty() : tensor<1x1x1x1x6xi32>
    %200 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%199 : tensor<1x1x1x1x6xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 4 : index
      %277 = arith.index_cast %276 : index to i32
      linalg.yield %277 : i32
    } -> tensor<1x1x1x1x6xi32>
    %201 = tensor.empty() : tensor<6x4x4x4x6xi32>
    %202 = linalg.generic {indexing_maps = [#map26, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<6x4x4x4x1xi32>) outs(%201 : tensor<6x4x4x4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x6xi32>
    %203 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%200 : tensor<1x1x1x1x6xi32>) outs(%201 : tensor<6x4x4x4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x6xi32>
    %204 = tensor.empty() : tensor<6x4x4x4x6xi1>
    %205 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%202, %203 : tensor<6x4x4x4x6xi32>, tensor<6x4x4x4x6xi32>) outs(%204 : tensor<6x4x4x4x6xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi eq, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x6xi1>
    %206 = tensor.empty() : tensor<6x4x4x4x6xf32>
    %207 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%205 : tensor<6x4x4x4x6xi1>) outs(%206 : tensor<6x4x4x4x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %276 = arith.uitofp %in : i1 to f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x6xf32>
    %extracted_slice_37 = tensor.extract_slice %137[0, 0, 0, 0, 1] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x3xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %208 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_38 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %209 = tensor.empty() : tensor<1x1x1x1x4xi32>
    %210 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%209 : tensor<1x1x1x1x4xi32>) {
    ^bb0(%out: i32):
      %276 = linalg.index 4 : index
      %277 = arith.index_cast %276 : index to i32
      linalg.yield %277 : i32
    } -> tensor<1x1x1x1x4xi32>
    %211 = tensor.empty() : tensor<6x4x4x4x4xi32>
    %212 = linalg.generic {indexing_maps = [#map26, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<6x4x4x4x1xi32>) outs(%211 : tensor<6x4x4x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x4xi32>
    %213 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<1x1x1x1x4xi32>) outs(%211 : tensor<6x4x4x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x4xi32>
    %214 = tensor.empty() : tensor<6x4x4x4x4xi1>
    %215 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%212, %213 : tensor<6x4x4x4x4xi32>, tensor<6x4x4x4x4xi32>) outs(%214 : tensor<6x4x4x4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi eq, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x4xi1>
    %216 = tensor.empty() : tensor<6x4x4x4x4xf32>
    %217 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%215 : tensor<6x4x4x4x4xi1>) outs(%216 : tensor<6x4x4x4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %276 = arith.uitofp %in : i1 to f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x4xf32>
    %extracted_slice_39 = tensor.extract_slice %137[0, 0, 0, 0, 2] [6, 4, 4, 4, 1] [1, 1, 1, 1, 1] : tensor<6x4x4x4x3xi32> to tensor<6x4x4x4x1xi32>
    %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xi32> into tensor<6x4x4x4xi32>
    %218 = linalg.generic {indexing_maps = [#map10, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_40 : tensor<6x4x4x4xi32>) outs(%87 : tensor<6x4x4x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x1xi32>
    %219 = linalg.generic {indexing_maps = [#map26, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%218 : tensor<6x4x4x4x1xi32>) outs(%211 : tensor<6x4x4x4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x4x4x4x4xi32>
    %220 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%219, %213 : tensor<6x4x4x4x4xi32>, tensor<6x4x4x4x4xi32>) outs(%214 : tensor<6x4x4x4x4xi1>) {
    ^bb0(%in: i32, %in_47: i32, %out: i1):
      %276 = arith.cmpi eq, %in, %in_47 : i32
      linalg.yield %276 : i1
    } -> tensor<6x4x4x4x4xi1>
    %221 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<6x4x4x4x4xi1>) outs(%216 : tensor<6x4x4x4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %276 = arith.uitofp %in : i1 to f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x4xf32>
    %222 = linalg.fill ins(%cst_4 : f32) outs(%216 : tensor<6x4x4x4x4xf32>) -> tensor<6x4x4x4x4xf32>
    %223 = linalg.generic {indexing_maps = [#map10, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%195, %217 : tensor<6x4x4x4xf32>, tensor<6x4x4x4x4xf32>) outs(%222 : tensor<6x4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      %277 = arith.addf %out, %276 : f32
      linalg.yield %277 : f32
    } -> tensor<6x4x4x4x4xf32>
    %224 = tensor.empty() : tensor<6x4x4x4x4x4xf32>
    %225 = linalg.fill ins(%cst_4 : f32) outs(%224 : tensor<6x4x4x4x4x4xf32>) -> tensor<6x4x4x4x4x4xf32>
    %226 = linalg.generic {indexing_maps = [#map28, #map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%223, %221 : tensor<6x4x4x4x4xf32>, tensor<6x4x4x4x4xf32>) outs(%225 : tensor<6x4x4x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      %277 = arith.addf %out, %276 : f32
      linalg.yield %277 : f32
    } -> tensor<6x4x4x4x4x4xf32>
    %227 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%207, %226 : tensor<6x4x4x4x6xf32>, tensor<6x4x4x4x4x4xf32>) outs(%97 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      %277 = arith.addf %out, %276 : f32
      linalg.yield %277 : f32
    } -> tensor<6x4x4xf32>
    %228 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %227 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %229 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %228 : tensor<6x4x4xf32>, tensor<6x4x4xf32>) outs(%96 : tensor<6x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4xf32>
    %230 = linalg.generic {indexing_maps = [#map34, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%196 : tensor<6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6x4x4x4xf32>
    %231 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_21, %230 : tensor<1x6x4x4x4xf32>, tensor<1x6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<1x6x4x4x4xf32>
    %232 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%230, %extracted_slice_22 : tensor<1x6x4x4x4xf32>, tensor<1x6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<1x6x4x4x4xf32>
    %padded_41 = tensor.pad %231 low[1, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_4 : f32
    } : tensor<1x6x4x4x4xf32> to tensor<2x6x4x4x4xf32>
    %padded_42 = tensor.pad %232 low[0, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_4 : f32
    } : tensor<1x6x4x4x4xf32> to tensor<2x6x4x4x4xf32>
    %233 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_41, %padded_42 : tensor<2x6x4x4x4xf32>, tensor<2x6x4x4x4xf32>) outs(%66 : tensor<2x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<2x6x4x4x4xf32>
    %234 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%233 : tensor<2x6x4x4x4xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %235 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126, %63, %234 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %276 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %236 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%126, %234, %63 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %276 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %237 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%235 : tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %238 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%236, %237 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %239 = linalg.generic {indexing_maps = [#map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%238 : tensor<6x4x4x4x2xf32>) outs(%15 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %expanded = tensor.expand_shape %239 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 1, 2] : tensor<6x4x4x2xf32> into tensor<6x4x4x1x2xf32>
    %240 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x4x4x1x2xf32>) outs(%31 : tensor<6x4x4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x1x2xf32>
    %241 = linalg.generic {indexing_maps = [#map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%240 : tensor<6x4x4x1x2xf32>) outs(%15 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %242 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %243 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %242 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %244 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %243 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %245 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<6x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4xf32>
    %246 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %94 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%93 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4xf32>
    %247 = linalg.generic {indexing_maps = [#map34, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x6x4x4x4xf32>
    %248 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice, %247 : tensor<1x6x4x4x4xf32>, tensor<1x6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<1x6x4x4x4xf32>
    %249 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%247, %extracted_slice_16 : tensor<1x6x4x4x4xf32>, tensor<1x6x4x4x4xf32>) outs(%68 : tensor<1x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<1x6x4x4x4xf32>
    %padded_43 = tensor.pad %248 low[1, 0, 0, 0, 0] high[0, 0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_4 : f32
    } : tensor<1x6x4x4x4xf32> to tensor<2x6x4x4x4xf32>
    %padded_44 = tensor.pad %249 low[0, 0, 0, 0, 0] high[1, 0, 0, 0, 0] {
    ^bb0(%arg4: index, %arg5: index, %arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_4 : f32
    } : tensor<1x6x4x4x4xf32> to tensor<2x6x4x4x4xf32>
    %250 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_43, %padded_44 : tensor<2x6x4x4x4xf32>, tensor<2x6x4x4x4xf32>) outs(%66 : tensor<2x6x4x4x4xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<2x6x4x4x4xf32>
    %251 = linalg.generic {indexing_maps = [#map35, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%250 : tensor<2x6x4x4x4xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4x4x4x2xf32>
    %252 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%65, %63, %251 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %276 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %253 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%65, %251, %63 : tensor<6x4x4x4x2xi1>, tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: i1, %in_47: f32, %in_48: f32, %out: f32):
      %276 = arith.select %in, %in_47, %in_48 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %254 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%252 : tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %255 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%253, %254 : tensor<6x4x4x4x2xf32>, tensor<6x4x4x4x2xf32>) outs(%58 : tensor<6x4x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x4x2xf32>
    %256 = linalg.generic {indexing_maps = [#map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%255 : tensor<6x4x4x4x2xf32>) outs(%15 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %expanded_45 = tensor.expand_shape %256 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 1, 2] : tensor<6x4x4x2xf32> into tensor<6x4x4x1x2xf32>
    %257 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45 : tensor<6x4x4x1x2xf32>) outs(%31 : tensor<6x4x4x1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.negf %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x1x2xf32>
    %258 = linalg.generic {indexing_maps = [#map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%257 : tensor<6x4x4x1x2xf32>) outs(%15 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %259 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %258 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %260 = linalg.fill ins(%cst_4 : f32) outs(%24 : tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %261 = linalg.generic {indexing_maps = [#map37, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%259 : tensor<6x4x4x2xf32>) outs(%260 : tensor<4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<4x4x2xf32>
    %expanded_46 = tensor.expand_shape %261 [[0, 1], [2], [3]] output_shape [1, 4, 4, 2] : tensor<4x4x2xf32> into tensor<1x4x4x2xf32>
    %262 = linalg.generic {indexing_maps = [#map37, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_46 : tensor<1x4x4x2xf32>) outs(%260 : tensor<4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %276 = arith.addf %out, %in : f32
      linalg.yield %276 : f32
    } -> tensor<4x4x2xf32>
    %263 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %19 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %264 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %17 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %265 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %264 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%13 : tensor<6x4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.addf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<6x4x4x2xf32>
    %266 = tensor.empty() : tensor<2x2xf32>
    %267 = linalg.fill ins(%cst_4 : f32) outs(%266 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %268 = linalg.generic {indexing_maps = [#map38, #map39, #map40], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%265, %14 : tensor<6x4x4x2xf32>, tensor<6x4x4x2xf32>) outs(%267 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      %277 = arith.addf %out, %276 : f32
      linalg.yield %277 : f32
    } -> tensor<2x2xf32>
    %269 = linalg.generic {indexing_maps = [#map41, #map2], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<2x2xf32>) outs(%266 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %270 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%24 : tensor<4x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x2xf32>
    %271 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %262 : tensor<4x4x2xf32>, tensor<4x4x2xf32>) outs(%24 : tensor<4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<4x4x2xf32>
    %272 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %271 : tensor<4x4x2xf32>, tensor<4x4x2xf32>) outs(%24 : tensor<4x4x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<4x4x2xf32>
    %273 = linalg.generic {indexing_maps = [#map20, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%266 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %274 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%273, %269 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%266 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.mulf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<2x2xf32>
    %275 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %274 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%266 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_47: f32, %out: f32):
      %276 = arith.subf %in, %in_47 : f32
      linalg.yield %276 : f32
    } -> tensor<2x2xf32>
    return %272, %275, %172, %175 : tensor<4x4x2xf32>, tensor<2x2xf32>, tensor<f32>, tensor<6xf32>
  }
}

