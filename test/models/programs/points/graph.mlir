#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1) -> ()>
#map19 = affine_map<(d0) -> (d0, 0)>
#map20 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @train_step(%arg0: tensor<3x6xf32> {dp.name = "params.point", dp.state}, %arg1: tensor<6x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<5x8x3xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<5xi64> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x6xf32> {dp.name = "params.point", dp.updates = 0 : i64}, tensor<6x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5x3xi64> {dp.name = "far"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<5x3xf32>
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 1.000000e-01 : f64
    %cst_3 = arith.constant dense<1.000000e+09> : tensor<5x8xf32>
    %cst_4 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 3.000000e+00 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %c5_i64 = arith.constant 5 : i64
    %c5 = arith.constant 5 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_8 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_9 = arith.constant -1.000000e+00 : f32
    %cst_10 = arith.constant dense<1> : tensor<i64>
    %cst_11 = arith.constant dense<0> : tensor<i64>
    %cst_12 = arith.constant dense<0> : tensor<5xi64>
    %cst_13 = arith.constant dense<0> : tensor<5x1xi64>
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %139 = linalg.index 0 : index
      %140 = arith.index_cast %139 : index to i64
      linalg.yield %140 : i64
    } -> tensor<5xi64>
    %2 = tensor.empty() : tensor<5x3xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_12 : tensor<5xi64>, tensor<5xi64>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: i64, %in_36: i64, %out: f32):
      %139 = arith.cmpi slt, %in, %c0_i64 : i64
      %140 = arith.addi %in, %c5_i64 : i64
      %141 = arith.select %139, %140, %in : i64
      %142 = arith.index_cast %141 : i64 to index
      %143 = arith.cmpi slt, %in_36, %c0_i64 : i64
      %144 = arith.addi %in_36, %c8_i64 : i64
      %145 = arith.select %143, %144, %in_36 : i64
      %146 = arith.index_cast %145 : i64 to index
      %147 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%142, %146, %147] : tensor<5x8x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3xf32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2]] output_shape [5, 1, 3] : tensor<5x3xf32> into tensor<5x1x3xf32>
    %4 = tensor.empty() : tensor<5x8x3xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %expanded : tensor<5x8x3xf32>, tensor<5x1x3xf32>) outs(%4 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x8x3xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<5x8x3xf32>) outs(%4 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %139 : f32
    } -> tensor<5x8x3xf32>
    %7 = tensor.empty() : tensor<5x8xf32>
    %8 = linalg.fill ins(%cst_8 : f32) outs(%7 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<5x8x3xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<5x8xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %9 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%7 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.cmpf olt, %in, %in_36 : f32
      %140 = arith.select %139, %in, %in_36 : f32
      linalg.yield %140 : f32
    } -> tensor<5x8xf32>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<5xi64>) -> tensor<5xi64>
    %12 = tensor.empty() : tensor<5xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<5xf32>) -> tensor<5xf32>
    %14:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<5x8xf32>) outs(%13, %11 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 1 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.maximumf %in, %out : f32
      %142 = arith.cmpf ogt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1, %14#1 : tensor<5xi64>, tensor<5xi64>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: i64, %in_36: i64, %out: f32):
      %139 = arith.cmpi slt, %in, %c0_i64 : i64
      %140 = arith.addi %in, %c5_i64 : i64
      %141 = arith.select %139, %140, %in : i64
      %142 = arith.index_cast %141 : i64 to index
      %143 = arith.cmpi slt, %in_36, %c0_i64 : i64
      %144 = arith.addi %in_36, %c8_i64 : i64
      %145 = arith.select %143, %144, %in_36 : i64
      %146 = arith.index_cast %145 : i64 to index
      %147 = linalg.index 1 : index
      %extracted = tensor.extract %arg2[%142, %146, %147] : tensor<5x8x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3xf32>
    %expanded_14 = tensor.expand_shape %15 [[0], [1, 2]] output_shape [5, 1, 3] : tensor<5x3xf32> into tensor<5x1x3xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2, %expanded_14 : tensor<5x8x3xf32>, tensor<5x1x3xf32>) outs(%4 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x8x3xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<5x8x3xf32>) outs(%4 : tensor<5x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %139 : f32
    } -> tensor<5x8x3xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<5x8x3xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<5x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %18 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%7 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.cmpf olt, %in, %in_36 : f32
      %140 = arith.select %139, %in, %in_36 : f32
      linalg.yield %140 : f32
    } -> tensor<5x8xf32>
    %20:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<5x8xf32>) outs(%13, %11 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 1 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.maximumf %in, %out : f32
      %142 = arith.cmpf ogt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_15 = tensor.expand_shape %14#1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_16 = tensor.expand_shape %20#1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %concat = tensor.concat dim(1) %cst_13, %expanded_15, %expanded_16 : (tensor<5x1xi64>, tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x3xi64>
    %21 = tensor.empty() : tensor<5x3x3xi64>
    %22 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<5x3xi64>) outs(%21 : tensor<5x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x3x3xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<5x3x3xi64>) outs(%21 : tensor<5x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %139 = arith.remsi %in, %c8_i64 : i64
      %140 = arith.cmpi ne, %139, %c0_i64 : i64
      %141 = arith.cmpi slt, %139, %c0_i64 : i64
      %142 = arith.andi %140, %141 : i1
      %143 = arith.addi %139, %c8_i64 : i64
      %144 = arith.select %142, %143, %139 : i64
      linalg.yield %144 : i64
    } -> tensor<5x3x3xi64>
    %24 = tensor.empty() : tensor<5x3x3xf32>
    %25 = linalg.fill ins(%cst_8 : f32) outs(%24 : tensor<5x3x3xf32>) -> tensor<5x3x3xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<5x3x3xi64>) outs(%25 : tensor<5x3x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %139 = linalg.index 0 : index
      %140 = arith.index_cast %in : i64 to index
      %141 = linalg.index 2 : index
      %142 = arith.cmpi slt, %140, %c8 : index
      cf.assert %142, "index must be smaller than dim size"
      %143 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %143, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%139, %140, %141] : tensor<5x8x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x3x3xf32>
    %expanded_17 = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [5, 3, 1, 3] : tensor<5x3x3xf32> into tensor<5x3x1x3xf32>
    %expanded_18 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [5, 1, 8, 3] : tensor<5x8x3xf32> into tensor<5x1x8x3xf32>
    %27 = tensor.empty() : tensor<5x3x8x3xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<5x3x1x3xf32>, tensor<5x1x8x3xf32>) outs(%27 : tensor<5x3x8x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x8x3xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<5x3x8x3xf32>) outs(%27 : tensor<5x3x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %139 : f32
    } -> tensor<5x3x8x3xf32>
    %30 = tensor.empty() : tensor<5x3x8xf32>
    %31 = linalg.fill ins(%cst_8 : f32) outs(%30 : tensor<5x3x8xf32>) -> tensor<5x3x8xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<5x3x8x3xf32>) outs(%31 : tensor<5x3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x8xf32>
    %33 = tensor.empty() : tensor<5x3xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<5x3xi64>) -> tensor<5x3xi64>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %36:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<5x3x8xf32>) outs(%35, %34 : tensor<5x3xf32>, tensor<5x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 2 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.minimumf %in, %out : f32
      %142 = arith.cmpf olt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5x3xf32>, tensor<5x3xi64>)
    %expanded_19 = tensor.expand_shape %36#1 [[0], [1, 2]] output_shape [5, 3, 1] : tensor<5x3xi64> into tensor<5x3x1xi64>
    %37 = tensor.empty() : tensor<8xi64>
    %38 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%37 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %139 = linalg.index 0 : index
      %140 = arith.index_cast %139 : index to i64
      linalg.yield %140 : i64
    } -> tensor<8xi64>
    %39 = tensor.empty() : tensor<5x3x8xi1>
    %40 = linalg.generic {indexing_maps = [#map10, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_19, %38 : tensor<5x3x1xi64>, tensor<8xi64>) outs(%39 : tensor<5x3x8xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %139 = arith.cmpi eq, %in, %in_36 : i64
      linalg.yield %139 : i1
    } -> tensor<5x3x8xi1>
    %41 = tensor.empty() : tensor<5x3x8xi64>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<5x3x8xi1>) outs(%41 : tensor<5x3x8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %139 = arith.extui %in : i1 to i64
      linalg.yield %139 : i64
    } -> tensor<5x3x8xi64>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<5x3x8xi64>) outs(%39 : tensor<5x3x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %139 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %139 : i1
    } -> tensor<5x3x8xi1>
    %44 = linalg.generic {indexing_maps = [#map3, #map12, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %cst_4, %32 : tensor<5x3x8xi1>, tensor<f32>, tensor<5x3x8xf32>) outs(%30 : tensor<5x3x8xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %139 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x8xf32>
    %45:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%44 : tensor<5x3x8xf32>) outs(%35, %34 : tensor<5x3xf32>, tensor<5x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 2 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.minimumf %in, %out : f32
      %142 = arith.cmpf olt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5x3xf32>, tensor<5x3xi64>)
    %expanded_20 = tensor.expand_shape %45#1 [[0], [1, 2]] output_shape [5, 3, 1] : tensor<5x3xi64> into tensor<5x3x1xi64>
    %46 = linalg.generic {indexing_maps = [#map10, #map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %38 : tensor<5x3x1xi64>, tensor<8xi64>) outs(%39 : tensor<5x3x8xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %139 = arith.cmpi eq, %in, %in_36 : i64
      linalg.yield %139 : i1
    } -> tensor<5x3x8xi1>
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<5x3x8xi1>) outs(%41 : tensor<5x3x8xi64>) {
    ^bb0(%in: i1, %out: i64):
      %139 = arith.extui %in : i1 to i64
      linalg.yield %139 : i64
    } -> tensor<5x3x8xi64>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<5x3x8xi64>) outs(%39 : tensor<5x3x8xi1>) {
    ^bb0(%in: i64, %out: i1):
      %139 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %139 : i1
    } -> tensor<5x3x8xi1>
    %49 = linalg.generic {indexing_maps = [#map3, #map12, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %cst_4, %44 : tensor<5x3x8xi1>, tensor<f32>, tensor<5x3x8xf32>) outs(%30 : tensor<5x3x8xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %139 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x8xf32>
    %50:2 = linalg.generic {indexing_maps = [#map3, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%49 : tensor<5x3x8xf32>) outs(%35, %34 : tensor<5x3xf32>, tensor<5x3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 2 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.minimumf %in, %out : f32
      %142 = arith.cmpf olt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5x3xf32>, tensor<5x3xi64>)
    %expanded_21 = tensor.expand_shape %50#1 [[0], [1, 2]] output_shape [5, 3, 1] : tensor<5x3xi64> into tensor<5x3x1xi64>
    %concat_22 = tensor.concat dim(2) %expanded_19, %expanded_20, %expanded_21 : (tensor<5x3x1xi64>, tensor<5x3x1xi64>, tensor<5x3x1xi64>) -> tensor<5x3x3xi64>
    %collapsed = tensor.collapse_shape %concat_22 [[0], [1, 2]] : tensor<5x3x3xi64> into tensor<5x9xi64>
    %51 = tensor.empty() : tensor<5x9x3xi64>
    %52 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<5x9xi64>) outs(%51 : tensor<5x9x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x9x3xi64>
    %53 = tensor.empty() : tensor<5x9x3xf32>
    %54 = linalg.fill ins(%cst_8 : f32) outs(%53 : tensor<5x9x3xf32>) -> tensor<5x9x3xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<5x9x3xi64>) outs(%54 : tensor<5x9x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %139 = linalg.index 0 : index
      %140 = arith.index_cast %in : i64 to index
      %141 = linalg.index 2 : index
      %142 = arith.cmpi slt, %140, %c8 : index
      cf.assert %142, "index must be smaller than dim size"
      %143 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %143, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%139, %140, %141] : tensor<5x8x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x9x3xf32>
    %expanded_23 = tensor.expand_shape %55 [[0], [1, 2], [3]] output_shape [5, 3, 3, 3] : tensor<5x9x3xf32> into tensor<5x3x3x3xf32>
    %56 = tensor.empty() : tensor<5x3x3x3xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map6, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %expanded_17 : tensor<5x3x3x3xf32>, tensor<5x3x1x3xf32>) outs(%56 : tensor<5x3x3x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x3x3xf32>
    %collapsed_24 = tensor.collapse_shape %57 [[0, 1, 2], [3]] : tensor<5x3x3x3xf32> into tensor<45x3xf32>
    %58 = tensor.empty() : tensor<45x6xf32>
    %59 = linalg.fill ins(%cst_8 : f32) outs(%58 : tensor<45x6xf32>) -> tensor<45x6xf32>
    %60 = linalg.matmul ins(%collapsed_24, %arg0 : tensor<45x3xf32>, tensor<3x6xf32>) outs(%59 : tensor<45x6xf32>) -> tensor<45x6xf32>
    %expanded_25 = tensor.expand_shape %60 [[0, 1, 2], [3]] output_shape [5, 3, 3, 6] : tensor<45x6xf32> into tensor<5x3x3x6xf32>
    %61 = tensor.empty() : tensor<5x3x3x6xf32>
    %62 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25 : tensor<5x3x3x6xf32>) outs(%61 : tensor<5x3x3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.tanh %in : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x3x6xf32>
    %63 = tensor.empty() : tensor<5x3x6xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<5x3x6xi64>) -> tensor<5x3x6xi64>
    %65 = tensor.empty() : tensor<5x3x6xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<5x3x6xf32>) -> tensor<5x3x6xf32>
    %67:2 = linalg.generic {indexing_maps = [#map8, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%62 : tensor<5x3x3x6xf32>) outs(%66, %64 : tensor<5x3x6xf32>, tensor<5x3x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 2 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.maximumf %in, %out : f32
      %142 = arith.cmpf ogt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5x3x6xf32>, tensor<5x3x6xi64>)
    %68 = tensor.empty() : tensor<5x6xf32>
    %69 = linalg.fill ins(%cst_8 : f32) outs(%68 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["parallel", "reduction", "parallel"]} ins(%67#0 : tensor<5x3x6xf32>) outs(%69 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<5x6xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<5x6xf32>) outs(%68 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.divf %in, %cst_7 : f32
      linalg.yield %139 : f32
    } -> tensor<5x6xf32>
    %72 = linalg.fill ins(%cst_8 : f32) outs(%2 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %73 = linalg.matmul ins(%71, %arg1 : tensor<5x6xf32>, tensor<6x3xf32>) outs(%72 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %74:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<5x3xf32>) outs(%13, %11 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %139 = linalg.index 1 : index
      %140 = arith.index_cast %139 : index to i64
      %141 = arith.maximumf %in, %out : f32
      %142 = arith.cmpf ogt, %in, %out : f32
      %143 = arith.select %142, %140, %out_36 : i64
      linalg.yield %141, %143 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_26 = tensor.expand_shape %74#0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map15, #map2], iterator_types = ["parallel", "parallel"]} ins(%73, %expanded_26 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<5x3xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.exp %in : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %77 = tensor.empty() : tensor<5x1xf32>
    %78 = linalg.fill ins(%cst_8 : f32) outs(%77 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map15], iterator_types = ["parallel", "reduction"]} ins(%76 : tensor<5x3xf32>) outs(%78 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<5x1xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<5x1xf32>) outs(%77 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.log %in : f32
      linalg.yield %139 : f32
    } -> tensor<5x1xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map15, #map2], iterator_types = ["parallel", "parallel"]} ins(%75, %80 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %82 = tensor.empty() : tensor<5xi1>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<5xi64>) outs(%82 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %139 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %139 : i1
    } -> tensor<5xi1>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%83, %arg3, %cst_11 : tensor<5xi1>, tensor<5xi64>, tensor<i64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_36: i64, %in_37: i64, %out: i64):
      %139 = arith.select %in, %in_36, %in_37 : i64
      linalg.yield %139 : i64
    } -> tensor<5xi64>
    %expanded_27 = tensor.expand_shape %84 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_27 : tensor<5x1xi64>) outs(%78 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %139 = linalg.index 0 : index
      %140 = arith.index_cast %in : i64 to index
      %141 = arith.cmpi slt, %140, %c3 : index
      cf.assert %141, "index must be smaller than dim size"
      %142 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %142, "index must be larger or equal to 0"
      %extracted = tensor.extract %81[%139, %140] : tensor<5x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %collapsed_28 = tensor.collapse_shape %85 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<5xf32>) outs(%12 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.negf %in : f32
      linalg.yield %139 : f32
    } -> tensor<5xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map16, #map], iterator_types = ["parallel"]} ins(%83, %86, %cst_5 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%12 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %139 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %139 : f32
    } -> tensor<5xf32>
    %88 = tensor.empty() : tensor<i64>
    %89 = linalg.fill ins(%c0_i64 : i64) outs(%88 : tensor<i64>) -> tensor<i64>
    %90 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%83 : tensor<5xi1>) outs(%89 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %139 = arith.extui %in : i1 to i64
      %140 = arith.addi %139, %out : i64
      linalg.yield %140 : i64
    } -> tensor<i64>
    %91 = tensor.empty() : tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%90 : tensor<i64>) outs(%91 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %139 = arith.sitofp %in : i64 to f32
      linalg.yield %139 : f32
    } -> tensor<f32>
    %93 = linalg.fill ins(%cst_8 : f32) outs(%91 : tensor<f32>) -> tensor<f32>
    %94 = linalg.generic {indexing_maps = [#map, #map16], iterator_types = ["reduction"]} ins(%87 : tensor<5xf32>) outs(%93 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<f32>
    %95 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%94, %92 : tensor<f32>, tensor<f32>) outs(%91 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.divf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_6, %92 : tensor<f32>, tensor<f32>) outs(%91 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.divf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<f32>
    %expanded_29 = tensor.expand_shape %arg3 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %97 = tensor.empty() : tensor<5x1xi1>
    %98 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_29 : tensor<5x1xi64>) outs(%97 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %139 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %139 : i1
    } -> tensor<5x1xi1>
    %99 = tensor.empty() : tensor<5x1xi64>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%98, %expanded_29, %cst_11 : tensor<5x1xi1>, tensor<5x1xi64>, tensor<i64>) outs(%99 : tensor<5x1xi64>) {
    ^bb0(%in: i1, %in_36: i64, %in_37: i64, %out: i64):
      %139 = arith.select %in, %in_36, %in_37 : i64
      linalg.yield %139 : i64
    } -> tensor<5x1xi64>
    %101 = linalg.fill ins(%c0_i64 : i64) outs(%99 : tensor<5x1xi64>) -> tensor<5x1xi64>
    %102 = linalg.fill ins(%cst_8 : f32) outs(%12 : tensor<5xf32>) -> tensor<5xf32>
    %103:3 = linalg.generic {indexing_maps = [#map19, #map19, #map], iterator_types = ["parallel"]} outs(%101, %101, %102 : tensor<5x1xi64>, tensor<5x1xi64>, tensor<5xf32>) {
    ^bb0(%out: i64, %out_36: i64, %out_37: f32):
      %139 = linalg.index 0 : index
      %140 = arith.remsi %139, %c5 : index
      %extracted = tensor.extract %100[%140, %c0] : tensor<5x1xi64>
      %141 = arith.index_cast %140 : index to i64
      linalg.yield %141, %extracted, %cst_9 : i64, i64, f32
    } -> (tensor<5x1xi64>, tensor<5x1xi64>, tensor<5xf32>)
    %104 = tensor.empty() : tensor<5x2xi64>
    %105 = linalg.fill ins(%c0_i64 : i64) outs(%104 : tensor<5x2xi64>) -> tensor<5x2xi64>
    %inserted_slice = tensor.insert_slice %103#0 into %105[0, 0] [5, 1] [1, 1] : tensor<5x1xi64> into tensor<5x2xi64>
    %inserted_slice_30 = tensor.insert_slice %103#1 into %inserted_slice[0, 1] [5, 1] [1, 1] : tensor<5x1xi64> into tensor<5x2xi64>
    %106 = "tm_tensor.scatter"(%103#2, %inserted_slice_30, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "tm_tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<5xf32>, tensor<5x2xi64>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map18, #map18, #map2], iterator_types = ["parallel", "parallel"]} ins(%98, %96, %cst_5 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%77 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %139 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %139 : f32
    } -> tensor<5x1xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map15, #map2], iterator_types = ["parallel", "parallel"]} ins(%106, %107 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.mulf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<5x3xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = math.exp %in : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map15], iterator_types = ["parallel", "reduction"]} ins(%108 : tensor<5x3xf32>) outs(%78 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.addf %in, %out : f32
      linalg.yield %139 : f32
    } -> tensor<5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map15, #map2], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<5x3xf32>, tensor<5x1xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.mulf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%108, %111 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%2 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3xf32>
    %113 = tensor.empty() : tensor<6x5xf32>
    %transposed = linalg.transpose ins(%71 : tensor<5x6xf32>) outs(%113 : tensor<6x5xf32>) permutation = [1, 0] 
    %114 = tensor.empty() : tensor<6x3xf32>
    %115 = linalg.fill ins(%cst_8 : f32) outs(%114 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %116 = linalg.matmul ins(%transposed, %112 : tensor<6x5xf32>, tensor<5x3xf32>) outs(%115 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %117 = tensor.empty() : tensor<3x6xf32>
    %transposed_31 = linalg.transpose ins(%arg1 : tensor<6x3xf32>) outs(%117 : tensor<3x6xf32>) permutation = [1, 0] 
    %118 = linalg.matmul ins(%112, %transposed_31 : tensor<5x3xf32>, tensor<3x6xf32>) outs(%69 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %119 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<5x6xf32>) outs(%65 : tensor<5x3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x6xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<5x3x6xf32>) outs(%65 : tensor<5x3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.divf %in, %cst_7 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x6xf32>
    %expanded_32 = tensor.expand_shape %67#0 [[0], [1], [2, 3]] output_shape [5, 3, 1, 6] : tensor<5x3x6xf32> into tensor<5x3x1x6xf32>
    %121 = tensor.empty() : tensor<5x3x3x6xi1>
    %122 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %62 : tensor<5x3x1x6xf32>, tensor<5x3x3x6xf32>) outs(%121 : tensor<5x3x3x6xi1>) {
    ^bb0(%in: f32, %in_36: f32, %out: i1):
      %139 = arith.cmpf oeq, %in, %in_36 : f32
      linalg.yield %139 : i1
    } -> tensor<5x3x3x6xi1>
    %expanded_33 = tensor.expand_shape %120 [[0], [1], [2, 3]] output_shape [5, 3, 1, 6] : tensor<5x3x6xf32> into tensor<5x3x1x6xf32>
    %123 = tensor.empty() : tensor<5x3x1x6xi64>
    %124 = linalg.fill ins(%c0_i64 : i64) outs(%123 : tensor<5x3x1x6xi64>) -> tensor<5x3x1x6xi64>
    %125 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%122 : tensor<5x3x3x6xi1>) outs(%124 : tensor<5x3x1x6xi64>) {
    ^bb0(%in: i1, %out: i64):
      %139 = arith.extui %in : i1 to i64
      %140 = arith.addi %139, %out : i64
      linalg.yield %140 : i64
    } -> tensor<5x3x1x6xi64>
    %126 = tensor.empty() : tensor<5x3x1x6xf32>
    %127 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %125 : tensor<5x3x1x6xf32>, tensor<5x3x1x6xi64>) outs(%126 : tensor<5x3x1x6xf32>) {
    ^bb0(%in: f32, %in_36: i64, %out: f32):
      %139 = arith.sitofp %in_36 : i64 to f32
      %140 = arith.divf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<5x3x1x6xf32>
    %128 = linalg.generic {indexing_maps = [#map6, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %122 : tensor<5x3x1x6xf32>, tensor<5x3x3x6xi1>) outs(%61 : tensor<5x3x3x6xf32>) {
    ^bb0(%in: f32, %in_36: i1, %out: f32):
      %139 = arith.uitofp %in_36 : i1 to f32
      %140 = arith.mulf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<5x3x3x6xf32>
    %129 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %62 : tensor<5x3x3x6xf32>, tensor<5x3x3x6xf32>) outs(%61 : tensor<5x3x3x6xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.mulf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x3x6xf32>
    %130 = linalg.generic {indexing_maps = [#map20, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10, %129 : tensor<i64>, tensor<5x3x3x6xf32>) outs(%61 : tensor<5x3x3x6xf32>) {
    ^bb0(%in: i64, %in_36: f32, %out: f32):
      %139 = arith.sitofp %in : i64 to f32
      %140 = arith.subf %139, %in_36 : f32
      linalg.yield %140 : f32
    } -> tensor<5x3x3x6xf32>
    %131 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %130 : tensor<5x3x3x6xf32>, tensor<5x3x3x6xf32>) outs(%61 : tensor<5x3x3x6xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.mulf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<5x3x3x6xf32>
    %collapsed_34 = tensor.collapse_shape %131 [[0, 1, 2], [3]] : tensor<5x3x3x6xf32> into tensor<45x6xf32>
    %132 = tensor.empty() : tensor<3x45xf32>
    %transposed_35 = linalg.transpose ins(%collapsed_24 : tensor<45x3xf32>) outs(%132 : tensor<3x45xf32>) permutation = [1, 0] 
    %133 = linalg.fill ins(%cst_8 : f32) outs(%117 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %134 = linalg.matmul ins(%transposed_35, %collapsed_34 : tensor<3x45xf32>, tensor<45x6xf32>) outs(%133 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<3x6xf32>) outs(%117 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.truncf %cst_2 : f64 to f32
      %140 = arith.mulf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<3x6xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %135 : tensor<3x6xf32>, tensor<3x6xf32>) outs(%117 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<3x6xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<6x3xf32>) outs(%114 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %139 = arith.truncf %cst_2 : f64 to f32
      %140 = arith.mulf %in, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<6x3xf32>
    %138 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %137 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%114 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %139 = arith.subf %in, %in_36 : f32
      linalg.yield %139 : f32
    } -> tensor<6x3xf32>
    return %136, %138, %95, %concat : tensor<3x6xf32>, tensor<6x3xf32>, tensor<f32>, tensor<5x3xi64>
  }
}

