#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map12 = affine_map<() -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map16 = affine_map<(d0, d1) -> (d0)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x4xf32> {dp.name = "params.b", dp.state}, %arg1: tensor<3x5xf32> {dp.name = "params.height", dp.state}, %arg2: tensor<3xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<10x3xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<10xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x4xf32> {dp.name = "params.b", dp.updates = 0 : i64}, tensor<3x5xf32> {dp.name = "params.height", dp.updates = 1 : i64}, tensor<3xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<3x5xi32> {dp.name = "cells"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<3> : tensor<i32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<5> : tensor<i32>
    %cst_8 = arith.constant dense<1> : tensor<i32>
    %cst_9 = arith.constant dense<0> : tensor<i32>
    %cst_10 = arith.constant dense<[-1.500000e+00, -6.000000e-01, 1.000000e-01, 8.000000e-01, 1.600000e+00]> : tensor<5xf32>
    %cst_11 = arith.constant dense<[-1.500000e+00, -6.000000e-01, 1.000000e-01, 8.000000e-01]> : tensor<4xf32>
    %cst_12 = arith.constant dense<[-6.000000e-01, 1.000000e-01, 8.000000e-01, 1.600000e+00]> : tensor<4xf32>
    %cst_13 = arith.constant dense<-1.400000e+00> : tensor<f32>
    %cst_14 = arith.constant dense<1.500000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<10x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %arg3 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.maximumf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %2 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.minimumf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %5 = tensor.empty() : tensor<10x3x1xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<10x3xf32>) outs(%5 : tensor<10x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x1xf32>
    %7 = tensor.empty() : tensor<1x1x5xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<5xf32>) outs(%7 : tensor<1x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x5xf32>
    %9 = tensor.empty() : tensor<10x3x5xf32>
    %10 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<10x3x1xf32>) outs(%9 : tensor<10x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x5xf32>
    %11 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x1x5xf32>) outs(%9 : tensor<10x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x5xf32>
    %12 = tensor.empty() : tensor<10x3x5xi1>
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %11 : tensor<10x3x5xf32>, tensor<10x3x5xf32>) outs(%12 : tensor<10x3x5xi1>) {
    ^bb0(%in: f32, %in_21: f32, %out: i1):
      %161 = arith.cmpf oge, %in, %in_21 : f32
      linalg.yield %161 : i1
    } -> tensor<10x3x5xi1>
    %14 = tensor.empty() : tensor<10x3x5xi32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<10x3x5xi1>) outs(%14 : tensor<10x3x5xi32>) {
    ^bb0(%in: i1, %out: i32):
      %161 = arith.extui %in : i1 to i32
      linalg.yield %161 : i32
    } -> tensor<10x3x5xi32>
    %16 = tensor.empty() : tensor<10x3xi32>
    %17 = linalg.fill ins(%c0_i32 : i32) outs(%16 : tensor<10x3xi32>) -> tensor<10x3xi32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<10x3x5xi32>) outs(%17 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %161 = arith.addi %out, %in : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.subi %in, %in_21 : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %22 = tensor.empty() : tensor<10x3xi1>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %21 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%22 : tensor<10x3xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi slt, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<10x3xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %24 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.addi %in, %in_21 : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %25, %20 : tensor<10x3xi1>, tensor<10x3xi32>, tensor<10x3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i1, %in_21: i32, %in_22: i32, %out: i32):
      %161 = arith.select %in, %in_21, %in_22 : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %27 = tensor.empty() : tensor<10x3x1xi32>
    %28 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %29 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %extracted = tensor.extract %28[%161, %162, %c0] : tensor<10x3x1xi32>
      %163 = arith.index_cast %extracted : i32 to index
      %164 = arith.maxsi %163, %c0 : index
      %165 = arith.minsi %164, %c4 : index
      %extracted_21 = tensor.extract %cst_10[%165] : tensor<5xf32>
      linalg.yield %extracted_21 : f32
    } -> tensor<10x3xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.addi %in, %in_21 : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %21 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%22 : tensor<10x3xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi slt, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<10x3xi1>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %24 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.addi %in, %in_21 : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32, %30 : tensor<10x3xi1>, tensor<10x3xi32>, tensor<10x3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i1, %in_21: i32, %in_22: i32, %out: i32):
      %161 = arith.select %in, %in_21, %in_22 : i32
      linalg.yield %161 : i32
    } -> tensor<10x3xi32>
    %34 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %35 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %extracted = tensor.extract %34[%161, %162, %c0] : tensor<10x3x1xi32>
      %163 = arith.index_cast %extracted : i32 to index
      %164 = arith.maxsi %163, %c0 : index
      %165 = arith.minsi %164, %c4 : index
      %extracted_21 = tensor.extract %cst_10[%165] : tensor<5xf32>
      linalg.yield %extracted_21 : f32
    } -> tensor<10x3xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %29 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %29 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.divf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %39 = tensor.empty() : tensor<3xi32>
    %40 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%39 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %161 = linalg.index 0 : index
      %162 = arith.index_cast %161 : index to i32
      linalg.yield %162 : i32
    } -> tensor<3xi32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %38 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %43 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%39 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %44 = tensor.empty() : tensor<3xi1>
    %45 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%40, %43 : tensor<3xi32>, tensor<3xi32>) outs(%44 : tensor<3xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi slt, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<3xi1>
    %46 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%39 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %47 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%40, %46 : tensor<3xi32>, tensor<3xi32>) outs(%39 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.addi %in, %in_21 : i32
      linalg.yield %161 : i32
    } -> tensor<3xi32>
    %48 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%45, %47, %40 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%39 : tensor<3xi32>) {
    ^bb0(%in: i1, %in_21: i32, %in_22: i32, %out: i32):
      %161 = arith.select %in, %in_21, %in_22 : i32
      linalg.yield %161 : i32
    } -> tensor<3xi32>
    %49 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<3xi32>) outs(%16 : tensor<10x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3xi32>
    %50 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %51 = tensor.empty() : tensor<10x3x2xi32>
    %52 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%51 : tensor<10x3x2xi32>) {
    ^bb0(%out: i32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %163 = linalg.index 2 : index
      %164 = arith.cmpi ult, %163, %c1 : index
      %165 = scf.if %164 -> (i32) {
        %extracted = tensor.extract %50[%161, %162, %163] : tensor<10x3x1xi32>
        scf.yield %extracted : i32
      } else {
        %166 = arith.subi %163, %c1 : index
        %extracted = tensor.extract %28[%161, %162, %166] : tensor<10x3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %165 : i32
    } -> tensor<10x3x2xi32>
    %53 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %extracted = tensor.extract %52[%161, %162, %c0] : tensor<10x3x2xi32>
      %163 = arith.index_cast %extracted : i32 to index
      %extracted_21 = tensor.extract %52[%161, %162, %c1] : tensor<10x3x2xi32>
      %164 = arith.index_cast %extracted_21 : i32 to index
      %165 = arith.maxsi %163, %c0 : index
      %166 = arith.minsi %165, %c2 : index
      %167 = arith.maxsi %164, %c0 : index
      %168 = arith.minsi %167, %c4 : index
      %extracted_22 = tensor.extract %arg1[%166, %168] : tensor<3x5xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<10x3xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %53 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %55 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%51 : tensor<10x3x2xi32>) {
    ^bb0(%out: i32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %163 = linalg.index 2 : index
      %164 = arith.cmpi ult, %163, %c1 : index
      %165 = scf.if %164 -> (i32) {
        %extracted = tensor.extract %50[%161, %162, %163] : tensor<10x3x1xi32>
        scf.yield %extracted : i32
      } else {
        %166 = arith.subi %163, %c1 : index
        %extracted = tensor.extract %34[%161, %162, %166] : tensor<10x3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %165 : i32
    } -> tensor<10x3x2xi32>
    %56 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32):
      %161 = linalg.index 0 : index
      %162 = linalg.index 1 : index
      %extracted = tensor.extract %55[%161, %162, %c0] : tensor<10x3x2xi32>
      %163 = arith.index_cast %extracted : i32 to index
      %extracted_21 = tensor.extract %55[%161, %162, %c1] : tensor<10x3x2xi32>
      %164 = arith.index_cast %extracted_21 : i32 to index
      %165 = arith.maxsi %163, %c0 : index
      %166 = arith.minsi %165, %c2 : index
      %167 = arith.maxsi %164, %c0 : index
      %168 = arith.minsi %167, %c4 : index
      %extracted_22 = tensor.extract %arg1[%166, %168] : tensor<3x5xf32>
      linalg.yield %extracted_22 : f32
    } -> tensor<10x3xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %56 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %57 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.addf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %59 = tensor.empty() : tensor<1x1x4xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<4xf32>) outs(%59 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4xf32>
    %61 = tensor.empty() : tensor<10x3x4xf32>
    %62 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<10x3x1xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x4xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<1x1x4xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x4xf32>
    %64 = tensor.empty() : tensor<10x3x4xi1>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<10x3x4xf32>, tensor<10x3x4xf32>) outs(%64 : tensor<10x3x4xi1>) {
    ^bb0(%in: f32, %in_21: f32, %out: i1):
      %161 = arith.cmpf oge, %in, %in_21 : f32
      linalg.yield %161 : i1
    } -> tensor<10x3x4xi1>
    %66 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<4xf32>) outs(%59 : tensor<1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4xf32>
    %67 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<1x1x4xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x4xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %67 : tensor<10x3x4xf32>, tensor<10x3x4xf32>) outs(%64 : tensor<10x3x4xi1>) {
    ^bb0(%in: f32, %in_21: f32, %out: i1):
      %161 = arith.cmpf olt, %in, %in_21 : f32
      linalg.yield %161 : i1
    } -> tensor<10x3x4xi1>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %68 : tensor<10x3x4xi1>, tensor<10x3x4xi1>) outs(%64 : tensor<10x3x4xi1>) {
    ^bb0(%in: i1, %in_21: i1, %out: i1):
      %161 = arith.andi %in, %in_21 : i1
      linalg.yield %161 : i1
    } -> tensor<10x3x4xi1>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<10x3x4xi1>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %161 = arith.uitofp %in : i1 to f32
      linalg.yield %161 : f32
    } -> tensor<10x3x4xf32>
    %71 = tensor.empty() : tensor<1x3x4xf32>
    %72 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x4xf32>) outs(%71 : tensor<1x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x4xf32>
    %73 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<1x3x4xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x4xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %73 : tensor<10x3x4xf32>, tensor<10x3x4xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3x4xf32>
    %75 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<10x3x4xf32>) outs(%75 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = math.tanh %in : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %78 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.addf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %80 = tensor.empty() : tensor<10xf32>
    %81 = linalg.fill ins(%cst_1 : f32) outs(%80 : tensor<10xf32>) -> tensor<10xf32>
    %82 = linalg.matvec ins(%79, %arg2 : tensor<10x3xf32>, tensor<3xf32>) outs(%81 : tensor<10xf32>) -> tensor<10xf32>
    %83 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%82, %arg4 : tensor<10xf32>, tensor<10xf32>) outs(%80 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%83, %83 : tensor<10xf32>, tensor<10xf32>) outs(%80 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10xf32>
    %85 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%80 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%85, %83 : tensor<10xf32>, tensor<10xf32>) outs(%80 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10xf32>
    %87 = tensor.empty() : tensor<f32>
    %88 = linalg.fill ins(%cst_1 : f32) outs(%87 : tensor<f32>) -> tensor<f32>
    %89 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction"]} ins(%84 : tensor<10xf32>) outs(%88 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<f32>
    %90 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%89 : tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.divf %in, %cst_0 : f32
      linalg.yield %161 : f32
    } -> tensor<f32>
    %91 = tensor.empty() : tensor<3x5xi32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<i32>) outs(%91 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x5xi32>
    %extracted_slice = tensor.extract_slice %52[0, 0, 0] [10, 3, 1] [1, 1, 1] : tensor<10x3x2xi32> to tensor<10x3x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<10x3x1xi32> into tensor<10x3xi32>
    %93 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %94 = tensor.empty() : tensor<1x1x3xi32>
    %95 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%94 : tensor<1x1x3xi32>) {
    ^bb0(%out: i32):
      %161 = linalg.index 2 : index
      %162 = arith.index_cast %161 : index to i32
      linalg.yield %162 : i32
    } -> tensor<1x1x3xi32>
    %96 = tensor.empty() : tensor<10x3x3xi32>
    %97 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<10x3x1xi32>) outs(%96 : tensor<10x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x3xi32>
    %98 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<1x1x3xi32>) outs(%96 : tensor<10x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x3xi32>
    %99 = tensor.empty() : tensor<10x3x3xi1>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %98 : tensor<10x3x3xi32>, tensor<10x3x3xi32>) outs(%99 : tensor<10x3x3xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi eq, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<10x3x3xi1>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<10x3x3xi1>) outs(%96 : tensor<10x3x3xi32>) {
    ^bb0(%in: i1, %out: i32):
      %161 = arith.extui %in : i1 to i32
      linalg.yield %161 : i32
    } -> tensor<10x3x3xi32>
    %extracted_slice_15 = tensor.extract_slice %52[0, 0, 1] [10, 3, 1] [1, 1, 1] : tensor<10x3x2xi32> to tensor<10x3x1xi32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0], [1, 2]] : tensor<10x3x1xi32> into tensor<10x3xi32>
    %102 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_16 : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %103 = tensor.empty() : tensor<1x1x5xi32>
    %104 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%103 : tensor<1x1x5xi32>) {
    ^bb0(%out: i32):
      %161 = linalg.index 2 : index
      %162 = arith.index_cast %161 : index to i32
      linalg.yield %162 : i32
    } -> tensor<1x1x5xi32>
    %105 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<10x3x1xi32>) outs(%14 : tensor<10x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x5xi32>
    %106 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<1x1x5xi32>) outs(%14 : tensor<10x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x5xi32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %106 : tensor<10x3x5xi32>, tensor<10x3x5xi32>) outs(%12 : tensor<10x3x5xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi eq, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<10x3x5xi1>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<10x3x5xi1>) outs(%14 : tensor<10x3x5xi32>) {
    ^bb0(%in: i1, %out: i32):
      %161 = arith.extui %in : i1 to i32
      linalg.yield %161 : i32
    } -> tensor<10x3x5xi32>
    %109 = linalg.fill ins(%c0_i32 : i32) outs(%96 : tensor<10x3x3xi32>) -> tensor<10x3x3xi32>
    %110 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %101 : tensor<10x3xi32>, tensor<10x3x3xi32>) outs(%109 : tensor<10x3x3xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.muli %in, %in_21 : i32
      %162 = arith.addi %out, %161 : i32
      linalg.yield %162 : i32
    } -> tensor<10x3x3xi32>
    %111 = linalg.fill ins(%c0_i32 : i32) outs(%91 : tensor<3x5xi32>) -> tensor<3x5xi32>
    %112 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%110, %108 : tensor<10x3x3xi32>, tensor<10x3x5xi32>) outs(%111 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.muli %in, %in_21 : i32
      %162 = arith.addi %out, %161 : i32
      linalg.yield %162 : i32
    } -> tensor<3x5xi32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %112 : tensor<3x5xi32>, tensor<3x5xi32>) outs(%91 : tensor<3x5xi32>) {
    ^bb0(%in: i32, %in_21: i32, %out: i32):
      %161 = arith.addi %in, %in_21 : i32
      linalg.yield %161 : i32
    } -> tensor<3x5xi32>
    %114 = linalg.generic {indexing_maps = [#map12], iterator_types = []} outs(%87 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%114 : tensor<f32>) outs(%80 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%115, %86 : tensor<10xf32>, tensor<10xf32>) outs(%80 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10xf32>
    %117 = tensor.empty() : tensor<3xf32>
    %118 = linalg.fill ins(%cst_1 : f32) outs(%117 : tensor<3xf32>) -> tensor<3xf32>
    %119 = linalg.vecmat ins(%116, %79 : tensor<10xf32>, tensor<10x3xf32>) outs(%118 : tensor<3xf32>) -> tensor<3xf32>
    %120 = linalg.generic {indexing_maps = [#map16, #map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %arg2 : tensor<10xf32>, tensor<3xf32>) outs(%75 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<10x3xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120, %77 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %122 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<10x3xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3x4xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %122 : tensor<10x3x4xf32>, tensor<10x3x4xf32>) outs(%61 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3x4xf32>
    %124 = tensor.empty() : tensor<3x4xf32>
    %125 = linalg.fill ins(%cst_1 : f32) outs(%124 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %126 = linalg.generic {indexing_maps = [#map17, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%123 : tensor<10x3x4xf32>) outs(%125 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<3x4xf32>
    %expanded = tensor.expand_shape %126 [[0, 1], [2]] output_shape [1, 3, 4] : tensor<3x4xf32> into tensor<1x3x4xf32>
    %127 = linalg.generic {indexing_maps = [#map17, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<1x3x4xf32>) outs(%125 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %161 = arith.addf %out, %in : f32
      linalg.yield %161 : f32
    } -> tensor<3x4xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %120 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %129 = tensor.empty() : tensor<3x5xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %extracted_slice_17 = tensor.extract_slice %55[0, 0, 0] [10, 3, 1] [1, 1, 1] : tensor<10x3x2xi32> to tensor<10x3x1xi32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0], [1, 2]] : tensor<10x3x1xi32> into tensor<10x3xi32>
    %131 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_18 : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %132 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<10x3x1xi32>) outs(%96 : tensor<10x3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x3xi32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %98 : tensor<10x3x3xi32>, tensor<10x3x3xi32>) outs(%99 : tensor<10x3x3xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi eq, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<10x3x3xi1>
    %134 = tensor.empty() : tensor<10x3x3xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<10x3x3xi1>) outs(%134 : tensor<10x3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %161 = arith.uitofp %in : i1 to f32
      linalg.yield %161 : f32
    } -> tensor<10x3x3xf32>
    %extracted_slice_19 = tensor.extract_slice %55[0, 0, 1] [10, 3, 1] [1, 1, 1] : tensor<10x3x2xi32> to tensor<10x3x1xi32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1, 2]] : tensor<10x3x1xi32> into tensor<10x3xi32>
    %136 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_20 : tensor<10x3xi32>) outs(%27 : tensor<10x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x1xi32>
    %137 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<10x3x1xi32>) outs(%14 : tensor<10x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x3x5xi32>
    %138 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %106 : tensor<10x3x5xi32>, tensor<10x3x5xi32>) outs(%12 : tensor<10x3x5xi1>) {
    ^bb0(%in: i32, %in_21: i32, %out: i1):
      %161 = arith.cmpi eq, %in, %in_21 : i32
      linalg.yield %161 : i1
    } -> tensor<10x3x5xi1>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<10x3x5xi1>) outs(%9 : tensor<10x3x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %161 = arith.uitofp %in : i1 to f32
      linalg.yield %161 : f32
    } -> tensor<10x3x5xf32>
    %140 = linalg.fill ins(%cst_1 : f32) outs(%134 : tensor<10x3x3xf32>) -> tensor<10x3x3xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128, %135 : tensor<10x3xf32>, tensor<10x3x3xf32>) outs(%140 : tensor<10x3x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<10x3x3xf32>
    %142 = linalg.fill ins(%cst_1 : f32) outs(%129 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %143 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%141, %139 : tensor<10x3x3xf32>, tensor<10x3x5xf32>) outs(%142 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<3x5xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%130, %143 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.addf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x5xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %120 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<10x3xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<10x3x3xi1>) outs(%134 : tensor<10x3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %161 = arith.uitofp %in : i1 to f32
      linalg.yield %161 : f32
    } -> tensor<10x3x3xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<10x3x5xi1>) outs(%9 : tensor<10x3x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %161 = arith.uitofp %in : i1 to f32
      linalg.yield %161 : f32
    } -> tensor<10x3x5xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<10x3xf32>, tensor<10x3x3xf32>) outs(%140 : tensor<10x3x3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<10x3x3xf32>
    %149 = linalg.generic {indexing_maps = [#map13, #map14, #map15], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%148, %147 : tensor<10x3x3xf32>, tensor<10x3x5xf32>) outs(%142 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      %162 = arith.addf %out, %161 : f32
      linalg.yield %162 : f32
    } -> tensor<3x5xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%130, %149 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.addf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x5xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %150 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.addf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x5xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%124 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x4xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %127 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%124 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x4xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %153 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%124 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x4xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %151 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x5xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %156 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%129 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3x5xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%117 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %159 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%158, %119 : tensor<3xf32>, tensor<3xf32>) outs(%117 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.mulf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3xf32>
    %160 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg2, %159 : tensor<3xf32>, tensor<3xf32>) outs(%117 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %161 = arith.subf %in, %in_21 : f32
      linalg.yield %161 : f32
    } -> tensor<3xf32>
    return %154, %157, %160, %113, %90 : tensor<3x4xf32>, tensor<3x5xf32>, tensor<3xf32>, tensor<3x5xi32>, tensor<f32>
  }
}

