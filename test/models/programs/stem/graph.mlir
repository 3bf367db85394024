#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 3 + d3, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1) -> (d0, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map18 = affine_map<(d0, d1) -> (d0)>
#map19 = affine_map<(d0) -> ()>
#map20 = affine_map<(d0) -> (d0)>
#map21 = affine_map<(d0, d1) -> (d0, 0)>
#map22 = affine_map<(d0, d1, d2) -> (d2)>
#map23 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map24 = affine_map<() -> ()>
#map25 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map26 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map27 = affine_map<(d0, d1) -> (d1, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map29 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x3x2x4xf32> {dp.name = "params.conv", dp.state}, %arg1: tensor<9x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<3x5xf32> {dp.name = "params.series", dp.state}, %arg3: tensor<5x9x8x2xf32> {dp.name = "image", dp.scatter = 0 : i64}, %arg4: tensor<5x11x3xf32> {dp.name = "time", dp.scatter = 0 : i64}, %arg5: tensor<5xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x3x2x4xf32> {dp.name = "params.conv", dp.updates = 0 : i64}, tensor<9x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<3x5xf32> {dp.name = "params.series", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5x5x4x4xf32> {dp.name = "pooled"}) {
    %cst = arith.constant 2.000000e-01 : f32
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 5.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_2 = arith.constant 0xFF800000 : f32
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %cst_5 = arith.constant dense<3> : tensor<i32>
    %cst_6 = arith.constant dense<2> : tensor<1xi32>
    %cst_7 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_8 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_9 = arith.constant dense<4.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<1.200000e+01> : tensor<f32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<5x9x8x4xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<5x9x8x4xf32>) -> tensor<5x9x8x4xf32>
    %padded = tensor.pad %arg3 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x9x8x2xf32> to tensor<5x11x10x2xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg0 : tensor<5x11x10x2xf32>, tensor<3x3x2x4xf32>) outs(%1 : tensor<5x9x8x4xf32>) -> tensor<5x9x8x4xf32>
    %3 = tensor.empty() : tensor<5x5x4x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x4x4xf32>
    %padded_14 = tensor.pad %2 low[0, 1, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_2 : f32
    } : tensor<5x9x8x4xf32> to tensor<5x11x9x4xf32>
    %5 = tensor.empty() : tensor<3x3xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_14, %5 : tensor<5x11x9x4xf32>, tensor<3x3xf32>) outs(%4 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.maximumf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x5x4x4xf32>
    %7 = tensor.empty() : tensor<5x11x5xf32>
    %8 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<5x11x5xf32>) -> tensor<5x11x5xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg2 : tensor<5x11x3xf32>, tensor<3x5xf32>) outs(%8 : tensor<5x11x5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      %125 = arith.addf %out, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<5x11x5xf32>
    %10 = tensor.empty() : tensor<5x4x5xf32>
    %11 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%10 : tensor<5x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x5xf32>
    %padded_15 = tensor.pad %9 low[0, 2, 0] high[0, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_2 : f32
    } : tensor<5x11x5xf32> to tensor<5x14x5xf32>
    %12 = tensor.empty() : tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map10, #map11, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded_15, %12 : tensor<5x14x5xf32>, tensor<4xf32>) outs(%11 : tensor<5x4x5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.maximumf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x4x5xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<5x5x4x4xf32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.tanh %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x5x4x4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x4x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %14 : tensor<5x5x4x4xf32>, tensor<5x5x4x4xf32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.subf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x5x4x4xf32>
    %17 = tensor.empty() : tensor<2x2xf32>
    %18 = tensor.empty() : tensor<5x4x3x4xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<5x4x3x4xf32>) -> tensor<5x4x3x4xf32>
    %20 = linalg.pooling_nhwc_min {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%14, %17 : tensor<5x5x4x4xf32>, tensor<2x2xf32>) outs(%19 : tensor<5x4x3x4xf32>) -> tensor<5x4x3x4xf32>
    %21 = tensor.empty() : tensor<5x4xf32>
    %22 = linalg.fill ins(%cst_3 : f32) outs(%21 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %23 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%20 : tensor<5x4x3x4xf32>) outs(%22 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x4xf32>
    %24 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%21 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %25 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%21 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.divf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x4xf32>
    %26 = tensor.empty() : tensor<5x5xf32>
    %27 = linalg.fill ins(%cst_3 : f32) outs(%26 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<5x4x5xf32>) outs(%27 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x5xf32>
    %29 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %30 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.divf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x5xf32>
    %31 = tensor.empty() : tensor<5x9xf32>
    %32 = linalg.generic {indexing_maps = [#map15], iterator_types = ["parallel", "parallel"]} outs(%31 : tensor<5x9xf32>) {
    ^bb0(%out: f32):
      %124 = linalg.index 0 : index
      %125 = linalg.index 1 : index
      %126 = arith.cmpi ult, %125, %c4 : index
      %127 = scf.if %126 -> (f32) {
        %extracted = tensor.extract %25[%124, %125] : tensor<5x4xf32>
        scf.yield %extracted : f32
      } else {
        %128 = arith.subi %125, %c4 : index
        %extracted = tensor.extract %30[%124, %128] : tensor<5x5xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %127 : f32
    } -> tensor<5x9xf32>
    %33 = tensor.empty() : tensor<5x3xf32>
    %34 = linalg.fill ins(%cst_3 : f32) outs(%33 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %35 = linalg.matmul ins(%32, %arg1 : tensor<5x9xf32>, tensor<9x3xf32>) outs(%34 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %36 = tensor.empty() : tensor<5xf32>
    %37 = linalg.fill ins(%cst_2 : f32) outs(%36 : tensor<5xf32>) -> tensor<5xf32>
    %38 = linalg.generic {indexing_maps = [#map15, #map18], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<5x3xf32>) outs(%37 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.maximumf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %39 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %40 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel"]} ins(%39, %38 : tensor<5xf32>, tensor<5xf32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.maximumf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %41 = tensor.empty() : tensor<5x1xf32>
    %42 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<5xf32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %43 = linalg.generic {indexing_maps = [#map21, #map15], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<5x1xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %44 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%35, %43 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.subf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x3xf32>
    %45 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<5x3xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.exp %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x3xf32>
    %46 = linalg.fill ins(%cst_3 : f32) outs(%36 : tensor<5xf32>) -> tensor<5xf32>
    %47 = linalg.generic {indexing_maps = [#map15, #map18], iterator_types = ["parallel", "reduction"]} ins(%45 : tensor<5x3xf32>) outs(%46 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %48 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<5xf32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %49 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<5x1xf32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = math.log %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x1xf32>
    %50 = linalg.generic {indexing_maps = [#map21, #map15], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<5x1xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %51 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%44, %50 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.subf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x3xf32>
    %52 = tensor.empty() : tensor<5x1xi32>
    %53 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<5xi32>) outs(%52 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %54 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%52 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %55 = tensor.empty() : tensor<5x1xi1>
    %56 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%53, %54 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%55 : tensor<5x1xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %124 = arith.cmpi slt, %in, %in_20 : i32
      linalg.yield %124 : i1
    } -> tensor<5x1xi1>
    %57 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%52 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %58 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%53, %57 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%52 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %in_20: i32, %out: i32):
      %124 = arith.addi %in, %in_20 : i32
      linalg.yield %124 : i32
    } -> tensor<5x1xi32>
    %59 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%56, %58, %53 : tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) outs(%52 : tensor<5x1xi32>) {
    ^bb0(%in: i1, %in_20: i32, %in_21: i32, %out: i32):
      %124 = arith.select %in, %in_20, %in_21 : i32
      linalg.yield %124 : i32
    } -> tensor<5x1xi32>
    %expanded = tensor.expand_shape %59 [[0], [1, 2]] output_shape [5, 1, 1] : tensor<5x1xi32> into tensor<5x1x1xi32>
    %60 = tensor.empty() : tensor<5x1x1xi32>
    %61 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%60 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %62 = tensor.empty() : tensor<5x1x1xi1>
    %63 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %61 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%62 : tensor<5x1x1xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %124 = arith.cmpi sge, %in, %in_20 : i32
      linalg.yield %124 : i1
    } -> tensor<5x1x1xi1>
    %64 = tensor.empty() : tensor<1x1x1xi32>
    %65 = linalg.generic {indexing_maps = [#map22, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<1xi32>) outs(%64 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %66 = linalg.generic {indexing_maps = [#map23, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<1x1x1xi32>) outs(%60 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %67 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %66 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%62 : tensor<5x1x1xi1>) {
    ^bb0(%in: i32, %in_20: i32, %out: i1):
      %124 = arith.cmpi sle, %in, %in_20 : i32
      linalg.yield %124 : i1
    } -> tensor<5x1x1xi1>
    %68 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %67 : tensor<5x1x1xi1>, tensor<5x1x1xi1>) outs(%62 : tensor<5x1x1xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %124 = arith.andi %in, %in_20 : i1
      linalg.yield %124 : i1
    } -> tensor<5x1x1xi1>
    %69 = linalg.fill ins(%true : i1) outs(%55 : tensor<5x1xi1>) -> tensor<5x1xi1>
    %70 = linalg.generic {indexing_maps = [#map9, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<5x1x1xi1>) outs(%69 : tensor<5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %124 = arith.andi %out, %in : i1
      linalg.yield %124 : i1
    } -> tensor<5x1xi1>
    %71 = linalg.generic {indexing_maps = [#map15], iterator_types = ["parallel", "parallel"]} outs(%41 : tensor<5x1xf32>) {
    ^bb0(%out: f32):
      %124 = linalg.index 0 : index
      %extracted = tensor.extract %expanded[%124, %c0, %c0] : tensor<5x1x1xi32>
      %125 = arith.index_cast %extracted : i32 to index
      %126 = arith.maxsi %125, %c0 : index
      %127 = arith.minsi %126, %c2 : index
      %extracted_20 = tensor.extract %51[%124, %127] : tensor<5x3xf32>
      linalg.yield %extracted_20 : f32
    } -> tensor<5x1xf32>
    %72 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %73 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%70, %71, %72 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %124 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %124 : f32
    } -> tensor<5x1xf32>
    %collapsed = tensor.collapse_shape %73 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %74 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel"]} ins(%collapsed : tensor<5xf32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.negf %in : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %75 = tensor.empty() : tensor<f32>
    %76 = linalg.fill ins(%cst_3 : f32) outs(%75 : tensor<f32>) -> tensor<f32>
    %77 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["reduction"]} ins(%74 : tensor<5xf32>) outs(%76 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<f32>
    %78 = linalg.generic {indexing_maps = [#map24, #map24], iterator_types = []} ins(%77 : tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.divf %in, %cst_1 : f32
      linalg.yield %124 : f32
    } -> tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map24], iterator_types = []} outs(%75 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel"]} ins(%79 : tensor<f32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %81 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = ["parallel"]} ins(%80 : tensor<5xf32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.negf %in : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %82 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<5xf32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %83 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %84 = "stablehlo.scatter"(%83, %expanded, %82) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<f32>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<f32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %126 = arith.addf %in, %in_20 : f32
        linalg.yield %126 : f32
      } -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<5x3xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    %85 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<5x3xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.negf %in : f32
      linalg.yield %124 : f32
    } -> tensor<5x3xf32>
    %86 = linalg.generic {indexing_maps = [#map15, #map18], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<5x3xf32>) outs(%46 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %expanded_16 = tensor.expand_shape %86 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %87 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %48 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%41 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.divf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x1xf32>
    %88 = linalg.generic {indexing_maps = [#map15, #map18], iterator_types = ["parallel", "reduction"]} ins(%87 : tensor<5x1xf32>) outs(%46 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %124 = arith.addf %out, %in : f32
      linalg.yield %124 : f32
    } -> tensor<5xf32>
    %89 = linalg.generic {indexing_maps = [#map18, #map15], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<5xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %90 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%89, %45 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x3xf32>
    %91 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%84, %90 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%33 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.addf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x3xf32>
    %92 = tensor.empty() : tensor<3x9xf32>
    %93 = linalg.fill ins(%cst_3 : f32) outs(%92 : tensor<3x9xf32>) -> tensor<3x9xf32>
    %94 = linalg.generic {indexing_maps = [#map25, #map26, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91, %32 : tensor<5x3xf32>, tensor<5x9xf32>) outs(%93 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      %125 = arith.addf %out, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<3x9xf32>
    %95 = tensor.empty() : tensor<9x3xf32>
    %96 = linalg.generic {indexing_maps = [#map27, #map15], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<3x9xf32>) outs(%95 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %97 = linalg.fill ins(%cst_3 : f32) outs(%31 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %98 = linalg.generic {indexing_maps = [#map28, #map29, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%91, %arg1 : tensor<5x3xf32>, tensor<9x3xf32>) outs(%97 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      %125 = arith.addf %out, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %extracted_slice = tensor.extract_slice %98[0, 0] [5, 4] [1, 1] : tensor<5x9xf32> to tensor<5x4xf32>
    %extracted_slice_17 = tensor.extract_slice %98[0, 4] [5, 5] [1, 1] : tensor<5x9xf32> to tensor<5x5xf32>
    %99 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17, %29 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%26 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.divf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x5xf32>
    %100 = linalg.generic {indexing_maps = [#map28, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<5x5xf32>) outs(%10 : tensor<5x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x5xf32>
    %101 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %24 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%21 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.divf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x4xf32>
    %102 = linalg.generic {indexing_maps = [#map30, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<5x4xf32>) outs(%18 : tensor<5x4x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x3x4xf32>
    %103 = "stablehlo.select_and_scatter"(%14, %102, %cst_11) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<i1>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<i1>) {
      ^bb0(%in: f32, %in_20: f32, %out: i1):
        %126 = arith.cmpf ole, %in, %in_20 : f32
        linalg.yield %126 : i1
      } -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<f32>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<f32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %126 = arith.addf %in, %in_20 : f32
        linalg.yield %126 : f32
      } -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<5x5x4x4xf32>, tensor<5x4x3x4xf32>, tensor<f32>) -> tensor<5x5x4x4xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %16 : tensor<5x5x4x4xf32>, tensor<5x5x4x4xf32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x5x4x4xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %14 : tensor<5x5x4x4xf32>, tensor<5x5x4x4xf32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x5x4x4xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<5x5x4x4xf32>, tensor<5x5x4x4xf32>) outs(%3 : tensor<5x5x4x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.addf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<5x5x4x4xf32>
    %107 = "stablehlo.select_and_scatter"(%padded_15, %100, %cst_11) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 4, 1>, window_strides = array<i64: 1, 3, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<i1>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<i1>) {
      ^bb0(%in: f32, %in_20: f32, %out: i1):
        %126 = arith.cmpf oge, %in, %in_20 : f32
        linalg.yield %126 : i1
      } -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<f32>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<f32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %126 = arith.addf %in, %in_20 : f32
        linalg.yield %126 : f32
      } -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<5x14x5xf32>, tensor<5x4x5xf32>, tensor<f32>) -> tensor<5x14x5xf32>
    %extracted_slice_18 = tensor.extract_slice %107[0, 2, 0] [5, 11, 5] [1, 1, 1] : tensor<5x14x5xf32> to tensor<5x11x5xf32>
    %108 = linalg.generic {indexing_maps = [#map31, #map32, #map13], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%extracted_slice_18, %arg4 : tensor<5x11x5xf32>, tensor<5x11x3xf32>) outs(%34 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      %125 = arith.addf %out, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<5x3xf32>
    %109 = tensor.empty() : tensor<3x5xf32>
    %110 = linalg.generic {indexing_maps = [#map27, #map15], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<5x3xf32>) outs(%109 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %111 = "stablehlo.select_and_scatter"(%padded_14, %106, %cst_11) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<i1>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<i1>) {
      ^bb0(%in: f32, %in_20: f32, %out: i1):
        %126 = arith.cmpf oge, %in, %in_20 : f32
        linalg.yield %126 : i1
      } -> tensor<i1>
      "stablehlo.return"(%125) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %124 = tensor.empty() : tensor<f32>
      %125 = linalg.generic {indexing_maps = [#map24, #map24, #map24], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%124 : tensor<f32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %126 = arith.addf %in, %in_20 : f32
        linalg.yield %126 : f32
      } -> tensor<f32>
      "stablehlo.return"(%125) : (tensor<f32>) -> ()
    }) : (tensor<5x11x9x4xf32>, tensor<5x5x4x4xf32>, tensor<f32>) -> tensor<5x11x9x4xf32>
    %extracted_slice_19 = tensor.extract_slice %111[0, 1, 0, 0] [5, 9, 8, 4] [1, 1, 1, 1] : tensor<5x11x9x4xf32> to tensor<5x9x8x4xf32>
    %112 = tensor.empty() : tensor<3x3x2x4xf32>
    %113 = linalg.fill ins(%cst_3 : f32) outs(%112 : tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xf32>
    %114 = linalg.generic {indexing_maps = [#map33, #map34, #map35], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %extracted_slice_19 : tensor<5x11x10x2xf32>, tensor<5x9x8x4xf32>) outs(%113 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      %125 = arith.addf %out, %124 : f32
      linalg.yield %125 : f32
    } -> tensor<3x3x2x4xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%112 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x2x4xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %114 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%112 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<3x3x2x4xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %116 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%112 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.subf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<3x3x2x4xf32>
    %118 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%95 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %119 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%118, %96 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%95 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<9x3xf32>
    %120 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%arg1, %119 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%95 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.subf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<9x3xf32>
    %121 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%109 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %122 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%121, %110 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%109 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.mulf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<3x5xf32>
    %123 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel"]} ins(%arg2, %122 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%109 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %124 = arith.subf %in, %in_20 : f32
      linalg.yield %124 : f32
    } -> tensor<3x5xf32>
    return %117, %120, %123, %78, %6 : tensor<3x3x2x4xf32>, tensor<9x3xf32>, tensor<3x5xf32>, tensor<f32>, tensor<5x5x4x4xf32>
  }
}

