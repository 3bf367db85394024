#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d2, d1, d0)>
#map15 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map17 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map18 = affine_map<() -> ()>
#map19 = affine_map<(d0, d1) -> (d1)>
#map20 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map21 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map23 = affine_map<(d0, d1) -> (d1, d0)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x3xf32> {dp.name = "params.bias", dp.state}, %arg1: tensor<4x6xf32> {dp.name = "params.tri", dp.state}, %arg2: tensor<4x3xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<9xi32> {dp.name = "group", dp.scatter = 0 : i64}, %arg4: tensor<9x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<9x3xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x3xf32> {dp.name = "params.bias", dp.updates = 0 : i64}, tensor<4x6xf32> {dp.name = "params.tri", dp.updates = 1 : i64}, tensor<4x3xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<9xf32> {dp.name = "mean"}, tensor<4xf32> {dp.name = "size"}) {
    %cst = arith.constant dense<-1> : tensor<i32>
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<2.000000e-02> : tensor<f32>
    %cst_3 = arith.constant dense<2> : tensor<2xi32>
    %cst_4 = arith.constant dense<3> : tensor<1xi32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_7 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<4> : tensor<i32>
    %cst_9 = arith.constant dense<3> : tensor<i32>
    %cst_10 = arith.constant dense<0> : tensor<i32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_13 = arith.constant dense<[0, 1, 1, 2, 2, 2]> : tensor<6xi32>
    %cst_14 = arith.constant dense<[0, 0, 1, 0, 1, 2]> : tensor<6xi32>
    %0 = tensor.empty() : tensor<9x6xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %2 = linalg.matmul ins(%arg4, %arg1 : tensor<9x4xf32>, tensor<4x6xf32>) outs(%1 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%0 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x6xf32>
    %5 = tensor.empty() : tensor<9x3x3xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %7 = tensor.empty() : tensor<6xi32>
    %8 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%7 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6xi32>
    %9 = tensor.empty() : tensor<6xi1>
    %10 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%cst_13, %8 : tensor<6xi32>, tensor<6xi32>) outs(%9 : tensor<6xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<6xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%7 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6xi32>
    %12 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%cst_13, %11 : tensor<6xi32>, tensor<6xi32>) outs(%7 : tensor<6xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %231 = arith.addi %in, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<6xi32>
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%10, %12, %cst_13 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%7 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %231 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %231 : i32
    } -> tensor<6xi32>
    %14 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%cst_14, %8 : tensor<6xi32>, tensor<6xi32>) outs(%9 : tensor<6xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<6xi1>
    %15 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%cst_14, %11 : tensor<6xi32>, tensor<6xi32>) outs(%7 : tensor<6xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %231 = arith.addi %in, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<6xi32>
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%14, %15, %cst_14 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%7 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %231 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %231 : i32
    } -> tensor<6xi32>
    %17 = tensor.empty() : tensor<6x1xi32>
    %18 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6xi32>) outs(%17 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %19 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6xi32>) outs(%17 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %20 = tensor.empty() : tensor<6x2xi32>
    %21 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<6x2xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %233 = arith.cmpi ult, %232, %c1 : index
      %234 = scf.if %233 -> (i32) {
        %extracted = tensor.extract %18[%231, %232] : tensor<6x1xi32>
        scf.yield %extracted : i32
      } else {
        %235 = arith.subi %232, %c1 : index
        %extracted = tensor.extract %19[%231, %235] : tensor<6x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %234 : i32
    } -> tensor<6x2xi32>
    %extracted_slice = tensor.extract_slice %21[0, 0] [6, 1] [1, 1] : tensor<6x2xi32> to tensor<6x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<6x1xi32> into tensor<6xi32>
    %22 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6xi32>) outs(%17 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %23 = tensor.empty() : tensor<1x3xi32>
    %24 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<1x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x3xi32>
    %25 = tensor.empty() : tensor<6x3xi32>
    %26 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<6x1xi32>) outs(%25 : tensor<6x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x3xi32>
    %27 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<1x3xi32>) outs(%25 : tensor<6x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x3xi32>
    %28 = tensor.empty() : tensor<6x3xi1>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<6x3xi32>, tensor<6x3xi32>) outs(%28 : tensor<6x3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<6x3xi1>
    %30 = tensor.empty() : tensor<6x3xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<6x3xi1>) outs(%30 : tensor<6x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %extracted_slice_15 = tensor.extract_slice %21[0, 1] [6, 1] [1, 1] : tensor<6x2xi32> to tensor<6x1xi32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0, 1]] : tensor<6x1xi32> into tensor<6xi32>
    %32 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_16 : tensor<6xi32>) outs(%17 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %33 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<6x1xi32>) outs(%25 : tensor<6x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x3xi32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %27 : tensor<6x3xi32>, tensor<6x3xi32>) outs(%28 : tensor<6x3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<6x3xi1>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6x3xi1>) outs(%30 : tensor<6x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %36 = tensor.empty() : tensor<6x3x3xf32>
    %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<6x3x3xf32>) -> tensor<6x3x3xf32>
    %38 = linalg.generic {indexing_maps = [#map9, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %31 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%37 : tensor<6x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x3x3xf32>
    %39 = tensor.empty() : tensor<3x3x9xf32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<3x3x9xf32>) -> tensor<3x3x9xf32>
    %41 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%38, %4 : tensor<6x3x3xf32>, tensor<9x6xf32>) outs(%40 : tensor<3x3x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x3x9xf32>
    %42 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<3x3x9xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %42 : tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %44 = tensor.empty() : tensor<3xi32>
    %45 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%44 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<3xi32>
    %46 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%44 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %47 = tensor.empty() : tensor<3xi1>
    %48 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%45, %46 : tensor<3xi32>, tensor<3xi32>) outs(%47 : tensor<3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<3xi1>
    %49 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%44 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%45, %49 : tensor<3xi32>, tensor<3xi32>) outs(%44 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %231 = arith.addi %in, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<3xi32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%48, %50, %45 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%44 : tensor<3xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %231 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %231 : i32
    } -> tensor<3xi32>
    %52 = tensor.empty() : tensor<3x1xi32>
    %53 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<3xi32>) outs(%52 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %54 = tensor.empty() : tensor<3x2xi32>
    %55 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%54 : tensor<3x2xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %233 = arith.cmpi ult, %232, %c1 : index
      %234 = scf.if %233 -> (i32) {
        %extracted = tensor.extract %53[%231, %232] : tensor<3x1xi32>
        scf.yield %extracted : i32
      } else {
        %235 = arith.subi %232, %c1 : index
        %extracted = tensor.extract %53[%231, %235] : tensor<3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %234 : i32
    } -> tensor<3x2xi32>
    %56 = tensor.empty() : tensor<9x3xf32>
    %57 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%56 : tensor<9x3xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %extracted = tensor.extract %55[%232, %c0] : tensor<3x2xi32>
      %233 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %55[%232, %c1] : tensor<3x2xi32>
      %234 = arith.index_cast %extracted_23 : i32 to index
      %235 = arith.maxsi %233, %c0 : index
      %236 = arith.minsi %235, %c2 : index
      %237 = arith.maxsi %234, %c0 : index
      %238 = arith.minsi %237, %c2 : index
      %extracted_24 = tensor.extract %43[%231, %236, %238] : tensor<9x3x3xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<9x3xf32>
    %58 = tensor.empty() : tensor<3x3xi32>
    %59 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%58 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<3x3xi32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %60 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %231 = arith.addi %in, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<3x3xi32>
    %62 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%58 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<3x3xi32>
    %63 = tensor.empty() : tensor<3x3xi1>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %62 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%63 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<3x3xi1>
    %65 = tensor.empty() : tensor<9x3x3xi1>
    %66 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<3x3xi1>) outs(%65 : tensor<9x3x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x3x3xi1>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %43, %6 : tensor<9x3x3xi1>, tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %231 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.exp %in : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %69 = tensor.empty() : tensor<9x3x1xf32>
    %70 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<9x3xf32>) outs(%69 : tensor<9x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %71 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %231 = arith.addi %in, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<3x3xi32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %62 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%63 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<3x3xi1>
    %74 = tensor.empty() : tensor<3x3xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<3x3xi1>) outs(%74 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<3x3xf32>
    %76 = tensor.empty() : tensor<1x3x3xf32>
    %77 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<3x3xf32>) outs(%76 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x3xf32>
    %78 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<9x3x1xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %79 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<1x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %79 : tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %80 : tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %82 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %83 = linalg.matmul ins(%arg4, %arg2 : tensor<9x4xf32>, tensor<4x3xf32>) outs(%82 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %83 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.subf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %85 = tensor.empty() : tensor<9xi32>
    %86 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%85 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %87 = tensor.empty() : tensor<9xi1>
    %88 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg3, %86 : tensor<9xi32>, tensor<9xi32>) outs(%87 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<9xi1>
    %89 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%85 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %90 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg3, %89 : tensor<9xi32>, tensor<9xi32>) outs(%85 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %231 = arith.addi %in, %in_23 : i32
      linalg.yield %231 : i32
    } -> tensor<9xi32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%88, %90, %arg3 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) outs(%85 : tensor<9xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %231 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %231 : i32
    } -> tensor<9xi32>
    %92 = tensor.empty() : tensor<9x1xi32>
    %93 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<9xi32>) outs(%92 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %94 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%56 : tensor<9x3xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %extracted = tensor.extract %93[%231, %c0] : tensor<9x1xi32>
      %233 = arith.index_cast %extracted : i32 to index
      %234 = arith.maxsi %233, %c0 : index
      %235 = arith.minsi %234, %c3 : index
      %extracted_23 = tensor.extract %arg0[%235, %232] : tensor<4x3xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<9x3xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84, %94 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.subf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map10, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%81, %95 : tensor<9x3x3xf32>, tensor<9x3xf32>) outs(%82 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<9x3xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %96 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %96 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %100 = tensor.empty() : tensor<9xf32>
    %101 = linalg.fill ins(%cst_1 : f32) outs(%100 : tensor<9xf32>) -> tensor<9xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%97 : tensor<9x3xf32>) outs(%101 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %104 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%103, %102 : tensor<9xf32>, tensor<9xf32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<9x3xf32>) outs(%101 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%104, %105 : tensor<9xf32>, tensor<9xf32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.subf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %107 = tensor.empty() : tensor<4xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %109 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<9xi32>) outs(%92 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %collapsed_17 = tensor.collapse_shape %109 [[0, 1]] : tensor<9x1xi32> into tensor<9xi32>
    %110 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<9xi32>) outs(%92 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %111 = tensor.empty() : tensor<1x4xi32>
    %112 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%111 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x4xi32>
    %113 = tensor.empty() : tensor<9x4xi32>
    %114 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<9x1xi32>) outs(%113 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %115 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%112 : tensor<1x4xi32>) outs(%113 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %116 = tensor.empty() : tensor<9x4xi1>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %115 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%116 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<9x4xi1>
    %118 = tensor.empty() : tensor<9x4xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<9x4xi1>) outs(%118 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<9x4xf32>
    %120 = linalg.fill ins(%cst_1 : f32) outs(%107 : tensor<4xf32>) -> tensor<4xf32>
    %121 = linalg.vecmat ins(%106, %119 : tensor<9xf32>, tensor<9x4xf32>) outs(%120 : tensor<4xf32>) -> tensor<4xf32>
    %122 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%108, %121 : tensor<4xf32>, tensor<4xf32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %124 = linalg.vecmat ins(%123, %119 : tensor<9xf32>, tensor<9x4xf32>) outs(%120 : tensor<4xf32>) -> tensor<4xf32>
    %125 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%108, %124 : tensor<4xf32>, tensor<4xf32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%125, %126 : tensor<4xf32>, tensor<4xf32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.maximumf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%122, %127 : tensor<4xf32>, tensor<4xf32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.divf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4xf32>
    %129 = tensor.empty() : tensor<f32>
    %130 = linalg.fill ins(%cst_1 : f32) outs(%129 : tensor<f32>) -> tensor<f32>
    %131 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%128 : tensor<4xf32>) outs(%130 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %132 = tensor.empty() : tensor<4xi1>
    %133 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%125, %108 : tensor<4xf32>, tensor<4xf32>) outs(%132 : tensor<4xi1>) {
    ^bb0(%in: f32, %in_23: f32, %out: i1):
      %231 = arith.cmpf ogt, %in, %in_23 : f32
      linalg.yield %231 : i1
    } -> tensor<4xi1>
    %134 = tensor.empty() : tensor<4xi32>
    %135 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%133 : tensor<4xi1>) outs(%134 : tensor<4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %231 = arith.extui %in : i1 to i32
      linalg.yield %231 : i32
    } -> tensor<4xi32>
    %136 = tensor.empty() : tensor<i32>
    %137 = linalg.fill ins(%c0_i32 : i32) outs(%136 : tensor<i32>) -> tensor<i32>
    %138 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%135 : tensor<4xi32>) outs(%137 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %231 = arith.addi %out, %in : i32
      linalg.yield %231 : i32
    } -> tensor<i32>
    %139 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%138 : tensor<i32>) outs(%129 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %231 = arith.sitofp %in : i32 to f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %140 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = []} ins(%131, %139 : tensor<f32>, tensor<f32>) outs(%129 : tensor<f32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.divf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %141 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%100 : tensor<9xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %extracted = tensor.extract %93[%231, %c0] : tensor<9x1xi32>
      %232 = arith.index_cast %extracted : i32 to index
      %233 = arith.maxsi %232, %c0 : index
      %234 = arith.minsi %233, %c3 : index
      %extracted_23 = tensor.extract %128[%234] : tensor<4xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<9xf32>
    %142 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = []} ins(%139 : tensor<f32>) outs(%129 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.divf %cst_0, %in : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %143 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%142 : tensor<f32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %144 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%143, %127 : tensor<4xf32>, tensor<4xf32>) outs(%107 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.divf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%92 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %146 = tensor.empty() : tensor<9x1xi1>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %145 : tensor<9x1xi32>, tensor<9x1xi32>) outs(%146 : tensor<9x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<9x1xi1>
    %148 = tensor.empty() : tensor<1x1xi32>
    %149 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%148 : tensor<1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1xi32>
    %150 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<1x1xi32>) outs(%92 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %150 : tensor<9x1xi32>, tensor<9x1xi32>) outs(%146 : tensor<9x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi sle, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<9x1xi1>
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %151 : tensor<9x1xi1>, tensor<9x1xi1>) outs(%146 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %231 = arith.andi %in, %in_23 : i1
      linalg.yield %231 : i1
    } -> tensor<9x1xi1>
    %153 = linalg.fill ins(%true : i1) outs(%87 : tensor<9xi1>) -> tensor<9xi1>
    %154 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<9x1xi1>) outs(%153 : tensor<9xi1>) {
    ^bb0(%in: i1, %out: i1):
      %231 = arith.andi %out, %in : i1
      linalg.yield %231 : i1
    } -> tensor<9xi1>
    %155 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%100 : tensor<9xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %extracted = tensor.extract %109[%231, %c0] : tensor<9x1xi32>
      %232 = arith.index_cast %extracted : i32 to index
      %233 = arith.maxsi %232, %c0 : index
      %234 = arith.minsi %233, %c3 : index
      %extracted_23 = tensor.extract %144[%234] : tensor<4xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<9xf32>
    %156 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %157 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%154, %155, %156 : tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %231 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %158 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%157 : tensor<9xf32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %159 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<9xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%103, %157 : tensor<9xf32>, tensor<9xf32>) outs(%100 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9xf32>
    %161 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<9xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161, %99 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %163 = linalg.generic {indexing_maps = [#map10, #map20, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162, %81 : tensor<9x3xf32>, tensor<9x3x3xf32>) outs(%82 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<9x3xf32>
    %164 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<9x3x3xf32>) -> tensor<9x3x3xf32>
    %165 = linalg.generic {indexing_maps = [#map9, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %95 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%164 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<9x3x3xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %167 = tensor.empty() : tensor<4x3xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %collapsed_18 = tensor.collapse_shape %93 [[0, 1]] : tensor<9x1xi32> into tensor<9xi32>
    %169 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_18 : tensor<9xi32>) outs(%92 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %170 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<9x1xi32>) outs(%113 : tensor<9x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x4xi32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170, %115 : tensor<9x4xi32>, tensor<9x4xi32>) outs(%116 : tensor<9x4xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<9x4xi1>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<9x4xi1>) outs(%118 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<9x4xf32>
    %173 = linalg.fill ins(%cst_1 : f32) outs(%167 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %174 = linalg.generic {indexing_maps = [#map21, #map22, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%172, %166 : tensor<9x4xf32>, tensor<9x3xf32>) outs(%173 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<4x3xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%168, %174 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %176 = tensor.empty() : tensor<3x4xf32>
    %177 = linalg.fill ins(%cst_1 : f32) outs(%176 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %178 = linalg.generic {indexing_maps = [#map21, #map22, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%166, %arg4 : tensor<9x3xf32>, tensor<9x4xf32>) outs(%177 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4xf32>
    %179 = linalg.generic {indexing_maps = [#map23, #map1], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<3x4xf32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %79 : tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %181 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<9x3x3xf32>) outs(%82 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %expanded = tensor.expand_shape %181 [[0], [1, 2]] output_shape [9, 3, 1] : tensor<9x3xf32> into tensor<9x3x1xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<9x3x1xf32>) outs(%82 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182, %68 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %183 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%56 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %165, %6 : tensor<9x3x3xi1>, tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %231 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %extracted_slice_19 = tensor.extract_slice %55[0, 0] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3x1xi32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
    %186 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_20 : tensor<3xi32>) outs(%52 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %187 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<3x1xi32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %188 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<1x3xi32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%63 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<3x3xi1>
    %190 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<3x3xi1>) outs(%74 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_21 = tensor.extract_slice %55[0, 1] [3, 1] [1, 1] : tensor<3x2xi32> to tensor<3x1xi32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
    %191 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_22 : tensor<3xi32>) outs(%52 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %192 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%191 : tensor<3x1xi32>) outs(%58 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%192, %188 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%63 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<3x3xi1>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<3x3xi1>) outs(%74 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<3x3xf32>
    %195 = tensor.empty() : tensor<3x3x3xf32>
    %196 = linalg.fill ins(%cst_1 : f32) outs(%195 : tensor<3x3x3xf32>) -> tensor<3x3x3xf32>
    %197 = linalg.generic {indexing_maps = [#map9, #map10, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %190 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%196 : tensor<3x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x3x3xf32>
    %198 = linalg.generic {indexing_maps = [#map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%197, %184 : tensor<3x3x3xf32>, tensor<9x3xf32>) outs(%40 : tensor<3x3x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x3x9xf32>
    %199 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<3x3x9xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %199 : tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %200 : tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%5 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.addf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x3x3xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%20 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %203 = tensor.empty() : tensor<6x2xi1>
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %202 : tensor<6x2xi32>, tensor<6x2xi32>) outs(%203 : tensor<6x2xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<6x2xi1>
    %205 = tensor.empty() : tensor<1x2xi32>
    %206 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<2xi32>) outs(%205 : tensor<1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x2xi32>
    %207 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<1x2xi32>) outs(%20 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %207 : tensor<6x2xi32>, tensor<6x2xi32>) outs(%203 : tensor<6x2xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %231 = arith.cmpi sle, %in, %in_23 : i32
      linalg.yield %231 : i1
    } -> tensor<6x2xi1>
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %208 : tensor<6x2xi1>, tensor<6x2xi1>) outs(%203 : tensor<6x2xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %231 = arith.andi %in, %in_23 : i1
      linalg.yield %231 : i1
    } -> tensor<6x2xi1>
    %210 = linalg.fill ins(%true : i1) outs(%9 : tensor<6xi1>) -> tensor<6xi1>
    %211 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%209 : tensor<6x2xi1>) outs(%210 : tensor<6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %231 = arith.andi %out, %in : i1
      linalg.yield %231 : i1
    } -> tensor<6xi1>
    %212 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<9x6xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %extracted = tensor.extract %21[%232, %c0] : tensor<6x2xi32>
      %233 = arith.index_cast %extracted : i32 to index
      %extracted_23 = tensor.extract %21[%232, %c1] : tensor<6x2xi32>
      %234 = arith.index_cast %extracted_23 : i32 to index
      %235 = arith.maxsi %233, %c0 : index
      %236 = arith.minsi %235, %c2 : index
      %237 = arith.maxsi %234, %c0 : index
      %238 = arith.minsi %237, %c2 : index
      %extracted_24 = tensor.extract %201[%231, %236, %238] : tensor<9x3x3xf32>
      linalg.yield %extracted_24 : f32
    } -> tensor<9x6xf32>
    %213 = tensor.empty() : tensor<9x6xi1>
    %214 = linalg.generic {indexing_maps = [#map19, #map1], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<6xi1>) outs(%213 : tensor<9x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x6xi1>
    %215 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %212, %215 : tensor<9x6xi1>, tensor<9x6xf32>, tensor<9x6xf32>) outs(%0 : tensor<9x6xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %231 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %231 : f32
    } -> tensor<9x6xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %3 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%0 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<9x6xf32>
    %218 = tensor.empty() : tensor<6x4xf32>
    %219 = linalg.fill ins(%cst_1 : f32) outs(%218 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %220 = linalg.generic {indexing_maps = [#map21, #map22, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%217, %arg4 : tensor<9x6xf32>, tensor<9x4xf32>) outs(%219 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x4xf32>
    %221 = tensor.empty() : tensor<4x6xf32>
    %222 = linalg.generic {indexing_maps = [#map23, #map1], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<6x4xf32>) outs(%221 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%223, %175 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %224 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.subf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%221 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%226, %222 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%221 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x6xf32>
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %227 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%221 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.subf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x6xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%223, %179 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.mulf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %229 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%167 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %231 = arith.subf %in, %in_23 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    return %225, %228, %230, %140, %141, %125 : tensor<4x3xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<f32>, tensor<9xf32>, tensor<4xf32>
  }
}

