#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map20 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map21 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map22 = affine_map<(d0, d1, d2) -> (d2)>
#map23 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map25 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map28 = affine_map<(d0) -> ()>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map30 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map31 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map36 = affine_map<() -> ()>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map40 = affine_map<(d0, d1) -> (d1, d0)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map43 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map44 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map45 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map46 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x4xf32> {dp.name = "params.kind", dp.state}, %arg1: tensor<4x4xf32> {dp.name = "params.message", dp.state}, %arg2: tensor<4x1xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<6xi32> {dp.name = "count", dp.scatter = 0 : i64}, %arg4: tensor<6xf32> {dp.name = "energy", dp.scatter = 0 : i64}, %arg5: tensor<6x5xi32> {dp.name = "kind", dp.scatter = 0 : i64}, %arg6: tensor<6x5x3xi32> {dp.name = "near", dp.scatter = 0 : i64}, %arg7: tensor<6x5x3xf32> {dp.name = "place", dp.scatter = 0 : i64}) -> (tensor<4x4xf32> {dp.name = "params.kind", dp.updates = 0 : i64}, tensor<4x4xf32> {dp.name = "params.message", dp.updates = 1 : i64}, tensor<4x1xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<6x5x3xf32> {dp.name = "force"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<4> : tensor<1xi32>
    %cst_0 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %cst_1 = arith.constant 0.166666672 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 9.000000e+01 : f32
    %cst_4 = arith.constant 6.000000e+00 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant dense<5.000000e-02> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_9 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<5> : tensor<i32>
    %cst_13 = arith.constant dense<6> : tensor<i32>
    %cst_14 = arith.constant dense<4> : tensor<i32>
    %cst_15 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<5xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 0 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<5xi32>
    %2 = tensor.empty() : tensor<6x1xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6xi32>) outs(%2 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %4 = tensor.empty() : tensor<1x5xi32>
    %5 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5xi32>) outs(%4 : tensor<1x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x5xi32>
    %6 = tensor.empty() : tensor<6x5xi32>
    %7 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<1x5xi32>) outs(%6 : tensor<6x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5xi32>
    %8 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x1xi32>) outs(%6 : tensor<6x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5xi32>
    %9 = tensor.empty() : tensor<6x5xi1>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<6x5xi32>, tensor<6x5xi32>) outs(%9 : tensor<6x5xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5xi1>
    %11 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%6 : tensor<6x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5xi32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5, %11 : tensor<6x5xi32>, tensor<6x5xi32>) outs(%9 : tensor<6x5xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5xi1>
    %13 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%6 : tensor<6x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5xi32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg5, %13 : tensor<6x5xi32>, tensor<6x5xi32>) outs(%6 : tensor<6x5xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %307 = arith.addi %in, %in_29 : i32
      linalg.yield %307 : i32
    } -> tensor<6x5xi32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12, %14, %arg5 : tensor<6x5xi1>, tensor<6x5xi32>, tensor<6x5xi32>) outs(%6 : tensor<6x5xi32>) {
    ^bb0(%in: i1, %in_29: i32, %in_30: i32, %out: i32):
      %307 = arith.select %in, %in_29, %in_30 : i32
      linalg.yield %307 : i32
    } -> tensor<6x5xi32>
    %16 = tensor.empty() : tensor<6x5x1xi32>
    %17 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<6x5xi32>) outs(%16 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x1xi32>
    %18 = tensor.empty() : tensor<6x5x4xf32>
    %19 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%out: f32):
      %307 = linalg.index 0 : index
      %308 = linalg.index 1 : index
      %309 = linalg.index 2 : index
      %extracted = tensor.extract %17[%307, %308, %c0] : tensor<6x5x1xi32>
      %310 = arith.index_cast %extracted : i32 to index
      %311 = arith.maxsi %310, %c0 : index
      %312 = arith.minsi %311, %c3 : index
      %extracted_29 = tensor.extract %arg0[%312, %309] : tensor<4x4xf32>
      linalg.yield %extracted_29 : f32
    } -> tensor<6x5x4xf32>
    %20 = tensor.empty() : tensor<6xi32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%20 : tensor<6xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 0 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<6xi32>
    %22 = tensor.empty() : tensor<6x1x1xi32>
    %23 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<6xi32>) outs(%22 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %24 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%22 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %25 = tensor.empty() : tensor<6x1x1xi1>
    %26 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %24 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%25 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x1x1xi1>
    %27 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%22 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %28 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %27 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%22 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %307 = arith.addi %in, %in_29 : i32
      linalg.yield %307 : i32
    } -> tensor<6x1x1xi32>
    %29 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %28, %23 : tensor<6x1x1xi1>, tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%22 : tensor<6x1x1xi32>) {
    ^bb0(%in: i1, %in_29: i32, %in_30: i32, %out: i32):
      %307 = arith.select %in, %in_29, %in_30 : i32
      linalg.yield %307 : i32
    } -> tensor<6x1x1xi32>
    %30 = tensor.empty() : tensor<6x5x3xi32>
    %31 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3xi32>
    %32 = tensor.empty() : tensor<6x5x3xi1>
    %33 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %31 : tensor<6x5x3xi32>, tensor<6x5x3xi32>) outs(%32 : tensor<6x5x3xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5x3xi1>
    %34 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3xi32>
    %35 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %34 : tensor<6x5x3xi32>, tensor<6x5x3xi32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %307 = arith.addi %in, %in_29 : i32
      linalg.yield %307 : i32
    } -> tensor<6x5x3xi32>
    %36 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %35, %arg6 : tensor<6x5x3xi1>, tensor<6x5x3xi32>, tensor<6x5x3xi32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i1, %in_29: i32, %in_30: i32, %out: i32):
      %307 = arith.select %in, %in_29, %in_30 : i32
      linalg.yield %307 : i32
    } -> tensor<6x5x3xi32>
    %37 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<6x1x1xi32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3xi32>
    %38 = tensor.empty() : tensor<6x5x3x1xi32>
    %39 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<6x5x3xi32>) outs(%38 : tensor<6x5x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x1xi32>
    %40 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<6x5x3xi32>) outs(%38 : tensor<6x5x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x1xi32>
    %41 = tensor.empty() : tensor<6x5x3x2xi32>
    %42 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%41 : tensor<6x5x3x2xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 0 : index
      %308 = linalg.index 1 : index
      %309 = linalg.index 2 : index
      %310 = linalg.index 3 : index
      %311 = arith.cmpi ult, %310, %c1 : index
      %312 = scf.if %311 -> (i32) {
        %extracted = tensor.extract %39[%307, %308, %309, %310] : tensor<6x5x3x1xi32>
        scf.yield %extracted : i32
      } else {
        %313 = arith.subi %310, %c1 : index
        %extracted = tensor.extract %40[%307, %308, %309, %313] : tensor<6x5x3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %312 : i32
    } -> tensor<6x5x3x2xi32>
    %43 = tensor.empty() : tensor<6x5x3x3xf32>
    %44 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%out: f32):
      %307 = linalg.index 0 : index
      %308 = linalg.index 1 : index
      %309 = linalg.index 2 : index
      %310 = linalg.index 3 : index
      %extracted = tensor.extract %42[%307, %308, %309, %c0] : tensor<6x5x3x2xi32>
      %311 = arith.index_cast %extracted : i32 to index
      %extracted_29 = tensor.extract %42[%307, %308, %309, %c1] : tensor<6x5x3x2xi32>
      %312 = arith.index_cast %extracted_29 : i32 to index
      %313 = arith.maxsi %311, %c0 : index
      %314 = arith.minsi %313, %c5 : index
      %315 = arith.maxsi %312, %c0 : index
      %316 = arith.minsi %315, %c4 : index
      %extracted_30 = tensor.extract %arg7[%314, %316, %310] : tensor<6x5x3xf32>
      linalg.yield %extracted_30 : f32
    } -> tensor<6x5x3x3xf32>
    %45 = tensor.empty() : tensor<6x5x1x3xf32>
    %46 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7 : tensor<6x5x3xf32>) outs(%45 : tensor<6x5x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1x3xf32>
    %47 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<6x5x1x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x3xf32>
    %48 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %47 : tensor<6x5x3x3xf32>, tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %49 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %48 : tensor<6x5x3x3xf32>, tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %50 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x3xf32>
    %51 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %48 : tensor<6x5x3x3xf32>, tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %52 = tensor.empty() : tensor<6x5x3xf32>
    %53 = linalg.fill ins(%cst_5 : f32) outs(%52 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %54 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<6x5x3x3xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %55 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3xf32>
    %56 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %55 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = math.sqrt %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %58 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3xf32>
    %59 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %57 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.divf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %60 = tensor.empty() : tensor<6x5x3x1xf32>
    %61 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<6x5x3xf32>) outs(%60 : tensor<6x5x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x1xf32>
    %62 = tensor.empty() : tensor<4xi32>
    %63 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%62 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 0 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<4xi32>
    %64 = tensor.empty() : tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<4xi32>) outs(%64 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %307 = arith.sitofp %in : i32 to f32
      linalg.yield %307 : f32
    } -> tensor<4xf32>
    %66 = tensor.empty() : tensor<1x1x1x4xf32>
    %67 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<4xf32>) outs(%66 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x1x4xf32>
    %68 = tensor.empty() : tensor<6x5x3x4xf32>
    %69 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<6x5x3x1xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %70 = linalg.generic {indexing_maps = [#map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<1x1x1x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %71 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %70 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %72 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %71 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %73 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %74 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %71 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %75 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72 : tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %76 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = math.exp %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<6xi32>) outs(%22 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %78 = linalg.generic {indexing_maps = [#map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<6x1x1xi32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3xi32>
    %79 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %78 : tensor<6x5x3xi32>, tensor<6x5x3xi32>) outs(%32 : tensor<6x5x3xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5x3xi1>
    %80 = tensor.empty() : tensor<5x1xi32>
    %81 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5xi32>) outs(%80 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %82 = tensor.empty() : tensor<1x5x1xi32>
    %83 = linalg.generic {indexing_maps = [#map20, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<5x1xi32>) outs(%82 : tensor<1x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x5x1xi32>
    %84 = linalg.generic {indexing_maps = [#map21, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<1x5x1xi32>) outs(%30 : tensor<6x5x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3xi32>
    %85 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %84 : tensor<6x5x3xi32>, tensor<6x5x3xi32>) outs(%32 : tensor<6x5x3xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi ne, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5x3xi1>
    %86 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %85 : tensor<6x5x3xi1>, tensor<6x5x3xi1>) outs(%32 : tensor<6x5x3xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %307 = arith.andi %in, %in_29 : i1
      linalg.yield %307 : i1
    } -> tensor<6x5x3xi1>
    %collapsed = tensor.collapse_shape %arg6 [[0, 1, 2]] : tensor<6x5x3xi32> into tensor<90xi32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [6, 15, 1] : tensor<90xi32> into tensor<6x15x1xi32>
    %87 = tensor.empty() : tensor<6x15x1xi32>
    %88 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%87 : tensor<6x15x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x1xi32>
    %89 = tensor.empty() : tensor<6x15x1xi1>
    %90 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %88 : tensor<6x15x1xi32>, tensor<6x15x1xi32>) outs(%89 : tensor<6x15x1xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x15x1xi1>
    %91 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%87 : tensor<6x15x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x1xi32>
    %92 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %91 : tensor<6x15x1xi32>, tensor<6x15x1xi32>) outs(%87 : tensor<6x15x1xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %307 = arith.addi %in, %in_29 : i32
      linalg.yield %307 : i32
    } -> tensor<6x15x1xi32>
    %93 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %92, %expanded : tensor<6x15x1xi1>, tensor<6x15x1xi32>, tensor<6x15x1xi32>) outs(%87 : tensor<6x15x1xi32>) {
    ^bb0(%in: i1, %in_29: i32, %in_30: i32, %out: i32):
      %307 = arith.select %in, %in_29, %in_30 : i32
      linalg.yield %307 : i32
    } -> tensor<6x15x1xi32>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %88 : tensor<6x15x1xi32>, tensor<6x15x1xi32>) outs(%89 : tensor<6x15x1xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi sge, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x15x1xi1>
    %95 = tensor.empty() : tensor<1x1x1xi32>
    %96 = linalg.generic {indexing_maps = [#map22, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%95 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %97 = linalg.generic {indexing_maps = [#map23, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<1x1x1xi32>) outs(%87 : tensor<6x15x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x1xi32>
    %98 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %97 : tensor<6x15x1xi32>, tensor<6x15x1xi32>) outs(%89 : tensor<6x15x1xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi sle, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x15x1xi1>
    %99 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %98 : tensor<6x15x1xi1>, tensor<6x15x1xi1>) outs(%89 : tensor<6x15x1xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %307 = arith.andi %in, %in_29 : i1
      linalg.yield %307 : i1
    } -> tensor<6x15x1xi1>
    %100 = tensor.empty() : tensor<6x15xi1>
    %101 = linalg.fill ins(%true : i1) outs(%100 : tensor<6x15xi1>) -> tensor<6x15xi1>
    %102 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<6x15x1xi1>) outs(%101 : tensor<6x15xi1>) {
    ^bb0(%in: i1, %out: i1):
      %307 = arith.andi %out, %in : i1
      linalg.yield %307 : i1
    } -> tensor<6x15xi1>
    %103 = tensor.empty() : tensor<6x15x4xf32>
    %104 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%103 : tensor<6x15x4xf32>) {
    ^bb0(%out: f32):
      %307 = linalg.index 0 : index
      %308 = linalg.index 1 : index
      %309 = linalg.index 2 : index
      %extracted = tensor.extract %93[%307, %308, %c0] : tensor<6x15x1xi32>
      %310 = arith.index_cast %extracted : i32 to index
      %311 = arith.maxsi %310, %c0 : index
      %312 = arith.minsi %311, %c4 : index
      %extracted_29 = tensor.extract %19[%307, %312, %309] : tensor<6x5x4xf32>
      linalg.yield %extracted_29 : f32
    } -> tensor<6x15x4xf32>
    %105 = tensor.empty() : tensor<6x15x4xi1>
    %106 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<6x15xi1>) outs(%105 : tensor<6x15x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<6x15x4xi1>
    %107 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%103 : tensor<6x15x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x15x4xf32>
    %108 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %104, %107 : tensor<6x15x4xi1>, tensor<6x15x4xf32>, tensor<6x15x4xf32>) outs(%103 : tensor<6x15x4xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %307 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %307 : f32
    } -> tensor<6x15x4xf32>
    %expanded_16 = tensor.expand_shape %108 [[0], [1, 2], [3]] output_shape [6, 5, 3, 4] : tensor<6x15x4xf32> into tensor<6x5x3x4xf32>
    %109 = linalg.fill ins(%cst_5 : f32) outs(%68 : tensor<6x5x3x4xf32>) -> tensor<6x5x3x4xf32>
    %110 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%76, %arg1 : tensor<6x5x3x4xf32>, tensor<4x4xf32>) outs(%109 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x3x4xf32>
    %111 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %expanded_16 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %112 = tensor.empty() : tensor<6x5x3x1xi1>
    %113 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<6x5x3xi1>) outs(%112 : tensor<6x5x3x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<6x5x3x1xi1>
    %114 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<6x5x3x1xi1>) outs(%60 : tensor<6x5x3x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %307 = arith.uitofp %in : i1 to f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x1xf32>
    %115 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<6x5x3x1xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %116 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %115 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %117 = linalg.fill ins(%cst_5 : f32) outs(%18 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %118 = linalg.generic {indexing_maps = [#map27, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116 : tensor<6x5x3x4xf32>) outs(%117 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %119 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %118 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %120 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = math.tanh %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %121 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x4xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %120 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %123 = tensor.empty() : tensor<6x5xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x5xi1>) outs(%123 : tensor<6x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %307 = arith.uitofp %in : i1 to f32
      linalg.yield %307 : f32
    } -> tensor<6x5xf32>
    %125 = tensor.empty() : tensor<6xf32>
    %126 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<6xf32>) outs(%123 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%127, %124 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%123 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5xf32>
    %129 = tensor.empty() : tensor<6x5x1xf32>
    %130 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<6x5xf32>) outs(%129 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1xf32>
    %131 = linalg.generic {indexing_maps = [#map14, #map29, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%130, %arg2 : tensor<6x5x1xf32>, tensor<4x1xf32>) outs(%117 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x4xf32>
    %132 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %122 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %133 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %120 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %134 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %133 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %135 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<6x5x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %136 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %115 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %137 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %expanded_16 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %138 = linalg.generic {indexing_maps = [#map24, #map30, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%137, %arg1 : tensor<6x5x3x4xf32>, tensor<4x4xf32>) outs(%109 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x3x4xf32>
    %139 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %76 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %140 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %141 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %74 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %142 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%141 : tensor<6x5x3x4xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %expanded_17 = tensor.expand_shape %142 [[0], [1], [2, 3]] output_shape [6, 5, 3, 1] : tensor<6x5x3xf32> into tensor<6x5x3x1xf32>
    %143 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<6x5x3x1xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %144 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %59 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %145 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<6x5x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x3xf32>
    %146 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %51 : tensor<6x5x3x3xf32>, tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %147 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %148 = linalg.generic {indexing_maps = [#map27, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%147 : tensor<6x5x3x3xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %expanded_18 = tensor.expand_shape %148 [[0], [1], [2, 3]] output_shape [6, 5, 1, 3] : tensor<6x5x3xf32> into tensor<6x5x1x3xf32>
    %149 = linalg.generic {indexing_maps = [#map27, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_18 : tensor<6x5x1x3xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %150 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3xf32>
    %extracted_slice = tensor.extract_slice %42[0, 0, 0, 0] [6, 5, 3, 1] [1, 1, 1, 1] : tensor<6x5x3x2xi32> to tensor<6x5x3x1xi32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3]] : tensor<6x5x3x1xi32> into tensor<6x5x3xi32>
    %151 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_19 : tensor<6x5x3xi32>) outs(%38 : tensor<6x5x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x1xi32>
    %152 = tensor.empty() : tensor<1x1x1x6xi32>
    %153 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%152 : tensor<1x1x1x6xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 3 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<1x1x1x6xi32>
    %154 = tensor.empty() : tensor<6x5x3x6xi32>
    %155 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<6x5x3x1xi32>) outs(%154 : tensor<6x5x3x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x6xi32>
    %156 = linalg.generic {indexing_maps = [#map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<1x1x1x6xi32>) outs(%154 : tensor<6x5x3x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x6xi32>
    %157 = tensor.empty() : tensor<6x5x3x6xi1>
    %158 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<6x5x3x6xi32>, tensor<6x5x3x6xi32>) outs(%157 : tensor<6x5x3x6xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5x3x6xi1>
    %159 = tensor.empty() : tensor<6x5x3x6xf32>
    %160 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<6x5x3x6xi1>) outs(%159 : tensor<6x5x3x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %307 = arith.uitofp %in : i1 to f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x6xf32>
    %extracted_slice_20 = tensor.extract_slice %42[0, 0, 0, 1] [6, 5, 3, 1] [1, 1, 1, 1] : tensor<6x5x3x2xi32> to tensor<6x5x3x1xi32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0], [1], [2, 3]] : tensor<6x5x3x1xi32> into tensor<6x5x3xi32>
    %161 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_21 : tensor<6x5x3xi32>) outs(%38 : tensor<6x5x3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x1xi32>
    %162 = tensor.empty() : tensor<1x1x1x5xi32>
    %163 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%162 : tensor<1x1x1x5xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 3 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<1x1x1x5xi32>
    %164 = tensor.empty() : tensor<6x5x3x5xi32>
    %165 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<6x5x3x1xi32>) outs(%164 : tensor<6x5x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x5xi32>
    %166 = linalg.generic {indexing_maps = [#map19, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<1x1x1x5xi32>) outs(%164 : tensor<6x5x3x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x3x5xi32>
    %167 = tensor.empty() : tensor<6x5x3x5xi1>
    %168 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %166 : tensor<6x5x3x5xi32>, tensor<6x5x3x5xi32>) outs(%167 : tensor<6x5x3x5xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5x3x5xi1>
    %169 = tensor.empty() : tensor<6x5x3x5xf32>
    %170 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<6x5x3x5xi1>) outs(%169 : tensor<6x5x3x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %307 = arith.uitofp %in : i1 to f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x5xf32>
    %171 = tensor.empty() : tensor<6x5x3x5x3xf32>
    %172 = linalg.fill ins(%cst_5 : f32) outs(%171 : tensor<6x5x3x5x3xf32>) -> tensor<6x5x3x5x3xf32>
    %173 = linalg.generic {indexing_maps = [#map26, #map24, #map31], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%170, %146 : tensor<6x5x3x5xf32>, tensor<6x5x3x3xf32>) outs(%172 : tensor<6x5x3x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x3x5x3xf32>
    %174 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%160, %173 : tensor<6x5x3x6xf32>, tensor<6x5x3x5x3xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x3xf32>
    %175 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %174 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %176 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %175 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %177 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %178 = linalg.fill ins(%cst_5 : f32) outs(%129 : tensor<6x5x1xf32>) -> tensor<6x5x1xf32>
    %179 = linalg.generic {indexing_maps = [#map14, #map35, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%120, %arg2 : tensor<6x5x4xf32>, tensor<4x1xf32>) outs(%178 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x1xf32>
    %collapsed_22 = tensor.collapse_shape %179 [[0], [1, 2]] : tensor<6x5x1xf32> into tensor<6x5xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_22, %124 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%123 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5xf32>
    %181 = linalg.fill ins(%cst_5 : f32) outs(%125 : tensor<6xf32>) -> tensor<6xf32>
    %182 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%180 : tensor<6x5xf32>) outs(%181 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%182, %arg4 : tensor<6xf32>, tensor<6xf32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%183, %183 : tensor<6xf32>, tensor<6xf32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6xf32>
    %185 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%185, %183 : tensor<6xf32>, tensor<6xf32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6xf32>
    %187 = tensor.empty() : tensor<f32>
    %188 = linalg.fill ins(%cst_5 : f32) outs(%187 : tensor<f32>) -> tensor<f32>
    %189 = linalg.generic {indexing_maps = [#map, #map28], iterator_types = ["reduction"]} ins(%184 : tensor<6xf32>) outs(%188 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %190 = linalg.generic {indexing_maps = [#map36, #map36], iterator_types = []} ins(%189 : tensor<f32>) outs(%187 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.divf %in, %cst_4 : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %191 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %177 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %192 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3xf32>
    %193 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %177 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %194 = linalg.generic {indexing_maps = [#map8, #map10], iterator_types = ["reduction", "reduction", "reduction"]} ins(%191 : tensor<6x5x3xf32>) outs(%188 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %195 = linalg.generic {indexing_maps = [#map36, #map36], iterator_types = []} ins(%194 : tensor<f32>) outs(%187 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.divf %in, %cst_3 : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %196 = linalg.generic {indexing_maps = [#map36, #map36], iterator_types = []} ins(%195 : tensor<f32>) outs(%187 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.mulf %in, %cst_2 : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %197 = linalg.generic {indexing_maps = [#map36, #map36, #map36], iterator_types = []} ins(%190, %196 : tensor<f32>, tensor<f32>) outs(%187 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %198 = linalg.generic {indexing_maps = [#map36], iterator_types = []} outs(%187 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %199 = linalg.generic {indexing_maps = [#map36, #map36], iterator_types = []} ins(%198 : tensor<f32>) outs(%187 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.divf %in, %cst_3 : f32
      linalg.yield %307 : f32
    } -> tensor<f32>
    %200 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<f32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3xf32>
    %201 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %193 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %202 = linalg.generic {indexing_maps = [#map36], iterator_types = []} outs(%187 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %203 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel"]} ins(%202 : tensor<f32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%203, %186 : tensor<6xf32>, tensor<6xf32>) outs(%125 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<6xf32>) outs(%123 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %206 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%205, %124 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%123 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5xf32>
    %207 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206 : tensor<6x5xf32>) outs(%129 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1xf32>
    %208 = tensor.empty() : tensor<1x4xf32>
    %209 = linalg.fill ins(%cst_5 : f32) outs(%208 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %210 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%207, %120 : tensor<6x5x1xf32>, tensor<6x5x4xf32>) outs(%209 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<1x4xf32>
    %211 = tensor.empty() : tensor<4x1xf32>
    %212 = linalg.generic {indexing_maps = [#map40, #map2], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<1x4xf32>) outs(%211 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1xf32>
    %213 = linalg.generic {indexing_maps = [#map14, #map29, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%207, %arg2 : tensor<6x5x1xf32>, tensor<4x1xf32>) outs(%117 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x4xf32>
    %214 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %122 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %215 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %120 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %216 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %215 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %217 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<6x5x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %218 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217, %115 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %219 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %218 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %220 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %expanded_16 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %221 = tensor.empty() : tensor<4x4xf32>
    %222 = linalg.fill ins(%cst_5 : f32) outs(%221 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %223 = linalg.generic {indexing_maps = [#map41, #map42, #map43], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%220, %76 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%222 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<4x4xf32>
    %224 = linalg.generic {indexing_maps = [#map40, #map2], iterator_types = ["parallel", "parallel"]} ins(%223 : tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %collapsed_23 = tensor.collapse_shape %219 [[0], [1, 2], [3]] : tensor<6x5x3x4xf32> into tensor<6x15x4xf32>
    %225 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x4xf32>
    %collapsed_24 = tensor.collapse_shape %93 [[0], [1, 2]] : tensor<6x15x1xi32> into tensor<6x15xi32>
    %226 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_24 : tensor<6x15xi32>) outs(%87 : tensor<6x15x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x1xi32>
    %227 = tensor.empty() : tensor<1x1x5xi32>
    %228 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%227 : tensor<1x1x5xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 2 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<1x1x5xi32>
    %229 = tensor.empty() : tensor<6x15x5xi32>
    %230 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<6x15x1xi32>) outs(%229 : tensor<6x15x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x5xi32>
    %231 = linalg.generic {indexing_maps = [#map23, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<1x1x5xi32>) outs(%229 : tensor<6x15x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x15x5xi32>
    %232 = tensor.empty() : tensor<6x15x5xi1>
    %233 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %231 : tensor<6x15x5xi32>, tensor<6x15x5xi32>) outs(%232 : tensor<6x15x5xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x15x5xi1>
    %234 = tensor.empty() : tensor<6x15x5xf32>
    %235 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233 : tensor<6x15x5xi1>) outs(%234 : tensor<6x15x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %307 = arith.uitofp %in : i1 to f32
      linalg.yield %307 : f32
    } -> tensor<6x15x5xf32>
    %236 = linalg.generic {indexing_maps = [#map45, #map46, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235, %collapsed_23 : tensor<6x15x5xf32>, tensor<6x15x4xf32>) outs(%117 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x4xf32>
    %237 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %236 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %238 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %237 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %239 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %collapsed_25 = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<6x5x1xi32> into tensor<6x5xi32>
    %240 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_25 : tensor<6x5xi32>) outs(%16 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x1xi32>
    %241 = tensor.empty() : tensor<1x1x4xi32>
    %242 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%241 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32):
      %307 = linalg.index 2 : index
      %308 = arith.index_cast %307 : index to i32
      linalg.yield %308 : i32
    } -> tensor<1x1x4xi32>
    %243 = tensor.empty() : tensor<6x5x4xi32>
    %244 = linalg.generic {indexing_maps = [#map44, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<6x5x1xi32>) outs(%243 : tensor<6x5x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x4xi32>
    %245 = linalg.generic {indexing_maps = [#map23, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<1x1x4xi32>) outs(%243 : tensor<6x5x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x5x4xi32>
    %246 = tensor.empty() : tensor<6x5x4xi1>
    %247 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %245 : tensor<6x5x4xi32>, tensor<6x5x4xi32>) outs(%246 : tensor<6x5x4xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %307 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %307 : i1
    } -> tensor<6x5x4xi1>
    %248 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<6x5x4xi1>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %307 = arith.uitofp %in : i1 to f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %249 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%248, %238 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%222 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<4x4xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%239, %249 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %251 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %252 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%out: f32):
      %307 = linalg.index 0 : index
      %308 = linalg.index 1 : index
      %309 = linalg.index 2 : index
      %310 = linalg.index 3 : index
      %extracted = tensor.extract %42[%307, %308, %309, %c0] : tensor<6x5x3x2xi32>
      %311 = arith.index_cast %extracted : i32 to index
      %extracted_29 = tensor.extract %42[%307, %308, %309, %c1] : tensor<6x5x3x2xi32>
      %312 = arith.index_cast %extracted_29 : i32 to index
      %313 = arith.maxsi %311, %c0 : index
      %314 = arith.minsi %313, %c5 : index
      %315 = arith.maxsi %312, %c0 : index
      %316 = arith.minsi %315, %c4 : index
      %extracted_30 = tensor.extract %251[%314, %316, %310] : tensor<6x5x3xf32>
      linalg.yield %extracted_30 : f32
    } -> tensor<6x5x3x3xf32>
    %253 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251 : tensor<6x5x3xf32>) outs(%45 : tensor<6x5x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1x3xf32>
    %collapsed_26 = tensor.collapse_shape %253 [[0], [1], [2, 3]] : tensor<6x5x1x3xf32> into tensor<6x5x3xf32>
    %254 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_26 : tensor<6x5x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x3xf32>
    %255 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%254 : tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %256 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %255 : tensor<6x5x3x3xf32>, tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %257 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %51 : tensor<6x5x3x3xf32>, tensor<6x5x3x3xf32>) outs(%43 : tensor<6x5x3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x3xf32>
    %258 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%257 : tensor<6x5x3x3xf32>) outs(%53 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %259 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258, %59 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%52 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3xf32>
    %260 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<6x5x3xf32>) outs(%60 : tensor<6x5x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x1xf32>
    %collapsed_27 = tensor.collapse_shape %260 [[0], [1], [2, 3]] : tensor<6x5x3x1xf32> into tensor<6x5x3xf32>
    %261 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<6x5x3xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %262 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %74 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %263 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262 : tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %264 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %76 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %265 = linalg.generic {indexing_maps = [#map41, #map42, #map43], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%264, %137 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%222 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<4x4xf32>
    %266 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%224, %265 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %267 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%264, %arg1 : tensor<6x5x3x4xf32>, tensor<4x4xf32>) outs(%109 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x3x4xf32>
    %268 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %267 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %269 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %expanded_16 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %270 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %115 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %271 = linalg.generic {indexing_maps = [#map27, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%270 : tensor<6x5x3x4xf32>) outs(%117 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.addf %out, %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %272 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %271 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %273 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %120 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %274 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %273 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %275 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %274 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %276 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %122 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %277 = linalg.fill ins(%cst_5 : f32) outs(%211 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %278 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%276, %130 : tensor<6x5x4xf32>, tensor<6x5x1xf32>) outs(%277 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<4x1xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%212, %278 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%211 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x1xf32>
    %280 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %307 = arith.negf %in : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %281 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %280 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %282 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %122 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %283 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %120 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %284 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %285 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284 : tensor<6x5x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x3x4xf32>
    %286 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %115 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %287 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %286 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %288 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268, %287 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %289 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286, %expanded_16 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%68 : tensor<6x5x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x3x4xf32>
    %290 = linalg.generic {indexing_maps = [#map41, #map42, #map43], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%289, %76 : tensor<6x5x3x4xf32>, tensor<6x5x3x4xf32>) outs(%222 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<4x4xf32>
    %291 = linalg.generic {indexing_maps = [#map40, #map2], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %292 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%266, %291 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %collapsed_28 = tensor.collapse_shape %288 [[0], [1, 2], [3]] : tensor<6x5x3x4xf32> into tensor<6x15x4xf32>
    %293 = linalg.generic {indexing_maps = [#map45, #map46, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235, %collapsed_28 : tensor<6x15x5xf32>, tensor<6x15x4xf32>) outs(%117 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<6x5x4xf32>
    %294 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %293 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %295 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284, %294 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%18 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<6x5x4xf32>
    %296 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%248, %295 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%222 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      %308 = arith.addf %out, %307 : f32
      linalg.yield %308 : f32
    } -> tensor<4x4xf32>
    %297 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%239, %296 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %298 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%250, %297 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.addf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %299 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%299, %298 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %300 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %302 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%299, %292 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %302 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%221 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x4xf32>
    %304 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%211 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1xf32>
    %305 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%304, %279 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%211 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.mulf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x1xf32>
    %306 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %305 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%211 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %307 = arith.subf %in, %in_29 : f32
      linalg.yield %307 : f32
    } -> tensor<4x1xf32>
    return %301, %303, %306, %177, %197 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x1xf32>, tensor<6x5x3xf32>, tensor<f32>
  }
}

