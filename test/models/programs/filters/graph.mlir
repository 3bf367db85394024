#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0) -> ()>
#map12 = affine_map<() -> ()>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1) -> (0, d1)>
#map15 = affine_map<(d0, d1) -> (0, 0)>
#map16 = affine_map<(d0) -> (0)>
#map17 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map18 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map19 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @train_step(%arg0: tensor<3x3xf32> {dp.name = "params.drift", dp.state}, %arg1: tensor<3x3xf32> {dp.name = "params.noise", dp.state}, %arg2: tensor<3x2xf32> {dp.name = "params.read", dp.state}, %arg3: tensor<3x3xf32> {dp.name = "momentum.drift", dp.state}, %arg4: tensor<3x3xf32> {dp.name = "momentum.noise", dp.state}, %arg5: tensor<3x2xf32> {dp.name = "momentum.read", dp.state}, %arg6: tensor<7x4x2xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg7: tensor<7x3xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<3x3xf32> {dp.name = "params.drift", dp.updates = 0 : i64}, tensor<3x3xf32> {dp.name = "params.noise", dp.updates = 1 : i64}, tensor<3x2xf32> {dp.name = "params.read", dp.updates = 2 : i64}, tensor<3x3xf32> {dp.name = "momentum.drift", dp.updates = 3 : i64}, tensor<3x3xf32> {dp.name = "momentum.noise", dp.updates = 4 : i64}, tensor<3x2xf32> {dp.name = "momentum.read", dp.updates = 5 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7x3xf32> {dp.name = "white"}, tensor<7x3x3xf32> {dp.name = "spread"}, tensor<3x3xf32> {dp.name = "inverse"}) {
    %cst = arith.constant dense<1.000000e+00> : tensor<3xf32>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 1.1920928955078125E-5 : f64
    %cst_2 = arith.constant 9.000000e-01 : f64
    %cst_3 = arith.constant 2.000000e-02 : f64
    %cst_4 = arith.constant dense<1.000000e-01> : tensor<3x3xf32>
    %cst_5 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<7x3x1xf32>
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<7xf32>
    %cst_9 = arith.constant dense<1.000000e-01> : tensor<7x3xf32>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<1x3xf32>
    %c0 = arith.constant 0 : index
    %cst_11 = arith.constant 7.000000e+00 : f32
    %cst_12 = arith.constant 2.100000e+01 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_13 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c1 = arith.constant 1 : index
    %cst_14 = arith.constant 2.000000e+00 : f32
    %cst_15 = arith.constant 5.000000e-01 : f32
    %c-1_i64 = arith.constant -1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c3_i64 = arith.constant 3 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst_16 = arith.constant 0.000000e+00 : f32
    %cst_17 = arith.constant 1.000000e+00 : f32
    %cst_18 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<3xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %822 : index to i64
      linalg.yield %823 : i64
    } -> tensor<3xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %2 = tensor.empty() : tensor<3x3xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %1 : tensor<3x1xi64>, tensor<3xi64>) outs(%2 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<3x3xi1>
    %4 = tensor.empty() : tensor<3x3xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3x3xi1>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %822 = arith.uitofp %in : i1 to f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %6 = linalg.fill ins(%cst_16 : f32) outs(%4 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = linalg.matmul ins(%arg1, %transposed : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %5 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %9 = tensor.empty() : tensor<7x3x3xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x3xf32>
    %transposed_19 = linalg.transpose ins(%arg0 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<7x3xf32>
    %12 = linalg.fill ins(%cst_16 : f32) outs(%11 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %13 = linalg.matmul ins(%arg7, %transposed_19 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %transposed_20 = linalg.transpose ins(%10 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed_20 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %14 = tensor.empty() : tensor<21x3xf32>
    %15 = linalg.fill ins(%cst_16 : f32) outs(%14 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %16 = linalg.matmul ins(%collapsed, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_21 = tensor.expand_shape %16 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_23 = tensor.collapse_shape %transposed_22 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %17 = linalg.matmul ins(%collapsed_23, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_24 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %8 : tensor<7x3x3xf32>, tensor<3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_25 = linalg.transpose ins(%18 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_26 = tensor.collapse_shape %transposed_25 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %19 = tensor.empty() : tensor<21x2xf32>
    %20 = linalg.fill ins(%cst_16 : f32) outs(%19 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %21 = linalg.matmul ins(%collapsed_26, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_27 = tensor.expand_shape %21 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %22 = tensor.empty() : tensor<7x2x3xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2]] : tensor<7x2x3xf32> into tensor<14x3xf32>
    %23 = tensor.empty() : tensor<14x2xf32>
    %24 = linalg.fill ins(%cst_16 : f32) outs(%23 : tensor<14x2xf32>) -> tensor<14x2xf32>
    %25 = linalg.matmul ins(%collapsed_29, %arg2 : tensor<14x3xf32>, tensor<3x2xf32>) outs(%24 : tensor<14x2xf32>) -> tensor<14x2xf32>
    %expanded_30 = tensor.expand_shape %25 [[0, 1], [2]] output_shape [7, 2, 2] : tensor<14x2xf32> into tensor<7x2x2xf32>
    %26 = tensor.empty() : tensor<2xi64>
    %27 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%26 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %822 : index to i64
      linalg.yield %823 : i64
    } -> tensor<2xi64>
    %expanded_31 = tensor.expand_shape %27 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %28 = tensor.empty() : tensor<2x2xi1>
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_31, %27 : tensor<2x1xi64>, tensor<2xi64>) outs(%28 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<2x2xi1>
    %30 = tensor.empty() : tensor<2x2xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2x2xi1>) outs(%30 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %822 = arith.uitofp %in : i1 to f32
      linalg.yield %822 : f32
    } -> tensor<2x2xf32>
    %32 = tensor.empty() : tensor<7x2x2xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30, %31 : tensor<7x2x2xf32>, tensor<2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %extracted_slice = tensor.extract_slice %arg6[0, 0, 0] [7, 1, 2] [1, 1, 1] : tensor<7x4x2xf32> to tensor<7x1x2xf32>
    %collapsed_32 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %34 = tensor.empty() : tensor<7x2xf32>
    %35 = linalg.fill ins(%cst_16 : f32) outs(%34 : tensor<7x2xf32>) -> tensor<7x2xf32>
    %36 = linalg.matmul ins(%13, %arg2 : tensor<7x3xf32>, tensor<3x2xf32>) outs(%35 : tensor<7x2xf32>) -> tensor<7x2xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32, %36 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_33 = linalg.transpose ins(%33 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) permutation = [0, 2, 1] 
    %38 = tensor.empty() : tensor<7x2x2xf32>
    %39 = tensor.empty() : tensor<7x2xi32>
    %40 = tensor.empty() : tensor<7xi32>
    %41:3 = dp.routine lu ins(%transposed_33 : tensor<7x2x2xf32>) outs(%38, %39, %40 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %42 = tensor.empty() : tensor<7x2xi32>
    %43 = dp.routine pivots_to_permutation ins(%41#1 : tensor<7x2xi32>) outs(%42 : tensor<7x2xi32>)
    %44 = tensor.empty() : tensor<7x2xi64>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %46 = tensor.empty() : tensor<7x2x3xf32>
    %47 = dp.routine triangular_solve flags upper|transpose ins(%41#0, %transposed_28 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%46 : tensor<7x2x3xf32>)
    %48 = tensor.empty() : tensor<7x2x3xf32>
    %49 = dp.routine triangular_solve flags transpose|unit ins(%41#0, %47 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%48 : tensor<7x2x3xf32>)
    %expanded_34 = tensor.expand_shape %45 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %50 = tensor.empty() : tensor<7x2x2xi1>
    %51 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %52 = tensor.empty() : tensor<7x2x2xi64>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %54 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<7x2xi64>) -> tensor<7x2xi64>
    %56 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %57 = tensor.empty() : tensor<7x2x3xi64>
    %58 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %59 = linalg.fill ins(%cst_16 : f32) outs(%22 : tensor<7x2x3xf32>) -> tensor<7x2x3xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %49[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %61 = tensor.empty() : tensor<7x3x2xf32>
    %transposed_35 = linalg.transpose ins(%60 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %62 = tensor.empty() : tensor<7x2x2xf32>
    %63 = tensor.empty() : tensor<7x2xi32>
    %64 = tensor.empty() : tensor<7xi32>
    %65:3 = dp.routine lu ins(%transposed_33 : tensor<7x2x2xf32>) outs(%62, %63, %64 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<2xi64>) outs(%26 : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.muli %in, %c3_i64 : i64
      linalg.yield %822 : i64
    } -> tensor<2xi64>
    %collapsed_36 = tensor.collapse_shape %65#0 [[0], [1, 2]] : tensor<7x2x2xf32> into tensor<7x4xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<2xi64>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %823 = linalg.index 0 : index
      %extracted = tensor.extract %collapsed_36[%823, %822] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.absf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.log %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %70 = tensor.empty() : tensor<7xf32>
    %71 = linalg.fill ins(%cst_16 : f32) outs(%70 : tensor<7xf32>) -> tensor<7xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%69 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%72 : tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %cst_16 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %74 = tensor.empty() : tensor<7x2x2xf32>
    %75 = tensor.empty() : tensor<7x2xi32>
    %76 = tensor.empty() : tensor<7xi32>
    %77:3 = dp.routine lu ins(%transposed_33 : tensor<7x2x2xf32>) outs(%74, %75, %76 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %expanded_37 = tensor.expand_shape %37 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %78 = tensor.empty() : tensor<7x2xi32>
    %79 = dp.routine pivots_to_permutation ins(%77#1 : tensor<7x2xi32>) outs(%78 : tensor<7x2xi32>)
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %81 = tensor.empty() : tensor<7x2x1xf32>
    %82 = dp.routine triangular_solve flags upper|transpose ins(%77#0, %expanded_37 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%81 : tensor<7x2x1xf32>)
    %83 = tensor.empty() : tensor<7x2x1xf32>
    %84 = dp.routine triangular_solve flags transpose|unit ins(%77#0, %82 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%83 : tensor<7x2x1xf32>)
    %expanded_38 = tensor.expand_shape %80 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %85 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %86 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %87 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %88 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_39 = tensor.expand_shape %88 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %89 = tensor.empty() : tensor<7x2x1xf32>
    %90 = linalg.fill ins(%cst_16 : f32) outs(%89 : tensor<7x2x1xf32>) -> tensor<7x2x1xf32>
    %91 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %84[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %collapsed_40 = tensor.collapse_shape %91 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%37, %collapsed_40 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%73, %93 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %95 = tensor.empty() : tensor<7x3x1xf32>
    %96 = linalg.fill ins(%cst_16 : f32) outs(%95 : tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
    %97 = linalg.batch_matmul ins(%transposed_35, %expanded_37 : tensor<7x3x2xf32>, tensor<7x2x1xf32>) outs(%96 : tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
    %collapsed_41 = tensor.collapse_shape %97 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13, %collapsed_41 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %99 = tensor.empty() : tensor<2x3xf32>
    %transposed_42 = linalg.transpose ins(%arg2 : tensor<3x2xf32>) outs(%99 : tensor<2x3xf32>) permutation = [1, 0] 
    %collapsed_43 = tensor.collapse_shape %transposed_35 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %100 = linalg.matmul ins(%collapsed_43, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_44 = tensor.expand_shape %100 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %101 = linalg.fill ins(%cst_16 : f32) outs(%9 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %102 = linalg.batch_matmul ins(%expanded_44, %18 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %103 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %102 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %104 = linalg.matmul ins(%98, %transposed_19 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %transposed_45 = linalg.transpose ins(%103 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_46 = tensor.collapse_shape %transposed_45 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %105 = linalg.matmul ins(%collapsed_46, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_47 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_49 = tensor.collapse_shape %transposed_48 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %106 = linalg.matmul ins(%collapsed_49, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_50 = tensor.expand_shape %106 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %107 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_50, %8 : tensor<7x3x3xf32>, tensor<3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_51 = linalg.transpose ins(%107 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_52 = tensor.collapse_shape %transposed_51 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %108 = linalg.matmul ins(%collapsed_52, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_53 = tensor.expand_shape %108 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %transposed_54 = linalg.transpose ins(%expanded_53 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0, 1], [2]] : tensor<7x2x3xf32> into tensor<14x3xf32>
    %109 = linalg.matmul ins(%collapsed_55, %arg2 : tensor<14x3xf32>, tensor<3x2xf32>) outs(%24 : tensor<14x2xf32>) -> tensor<14x2xf32>
    %expanded_56 = tensor.expand_shape %109 [[0, 1], [2]] output_shape [7, 2, 2] : tensor<14x2xf32> into tensor<7x2x2xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56, %31 : tensor<7x2x2xf32>, tensor<2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %extracted_slice_57 = tensor.extract_slice %arg6[0, 1, 0] [7, 1, 2] [1, 1, 1] : tensor<7x4x2xf32> to tensor<7x1x2xf32>
    %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %111 = linalg.matmul ins(%104, %arg2 : tensor<7x3xf32>, tensor<3x2xf32>) outs(%35 : tensor<7x2xf32>) -> tensor<7x2xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_58, %111 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_59 = linalg.transpose ins(%110 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) permutation = [0, 2, 1] 
    %113 = tensor.empty() : tensor<7x2x2xf32>
    %114 = tensor.empty() : tensor<7x2xi32>
    %115 = tensor.empty() : tensor<7xi32>
    %116:3 = dp.routine lu ins(%transposed_59 : tensor<7x2x2xf32>) outs(%113, %114, %115 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %117 = tensor.empty() : tensor<7x2xi32>
    %118 = dp.routine pivots_to_permutation ins(%116#1 : tensor<7x2xi32>) outs(%117 : tensor<7x2xi32>)
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %120 = tensor.empty() : tensor<7x2x3xf32>
    %121 = dp.routine triangular_solve flags upper|transpose ins(%116#0, %transposed_54 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%120 : tensor<7x2x3xf32>)
    %122 = tensor.empty() : tensor<7x2x3xf32>
    %123 = dp.routine triangular_solve flags transpose|unit ins(%116#0, %121 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%122 : tensor<7x2x3xf32>)
    %expanded_60 = tensor.expand_shape %119 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %124 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_60, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %125 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %126 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %127 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %128 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %123[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %transposed_61 = linalg.transpose ins(%129 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %130 = tensor.empty() : tensor<7x2x2xf32>
    %131 = tensor.empty() : tensor<7x2xi32>
    %132 = tensor.empty() : tensor<7xi32>
    %133:3 = dp.routine lu ins(%transposed_59 : tensor<7x2x2xf32>) outs(%130, %131, %132 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %collapsed_62 = tensor.collapse_shape %133#0 [[0], [1, 2]] : tensor<7x2x2xf32> into tensor<7x4xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<2xi64>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %823 = linalg.index 0 : index
      %extracted = tensor.extract %collapsed_62[%823, %822] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.absf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.log %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%136 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%94, %137 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %139 = tensor.empty() : tensor<7x2x2xf32>
    %140 = tensor.empty() : tensor<7x2xi32>
    %141 = tensor.empty() : tensor<7xi32>
    %142:3 = dp.routine lu ins(%transposed_59 : tensor<7x2x2xf32>) outs(%139, %140, %141 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %expanded_63 = tensor.expand_shape %112 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %143 = tensor.empty() : tensor<7x2xi32>
    %144 = dp.routine pivots_to_permutation ins(%142#1 : tensor<7x2xi32>) outs(%143 : tensor<7x2xi32>)
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %146 = tensor.empty() : tensor<7x2x1xf32>
    %147 = dp.routine triangular_solve flags upper|transpose ins(%142#0, %expanded_63 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%146 : tensor<7x2x1xf32>)
    %148 = tensor.empty() : tensor<7x2x1xf32>
    %149 = dp.routine triangular_solve flags transpose|unit ins(%142#0, %147 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%148 : tensor<7x2x1xf32>)
    %expanded_64 = tensor.expand_shape %145 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %150 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %151 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %152 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %153 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%152 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_65 = tensor.expand_shape %153 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %154 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %149[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %collapsed_66 = tensor.collapse_shape %154 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%112, %collapsed_66 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%155 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%138, %156 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %158 = linalg.batch_matmul ins(%transposed_61, %expanded_63 : tensor<7x3x2xf32>, tensor<7x2x1xf32>) outs(%96 : tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
    %collapsed_67 = tensor.collapse_shape %158 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%104, %collapsed_67 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %collapsed_68 = tensor.collapse_shape %transposed_61 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %160 = linalg.matmul ins(%collapsed_68, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_69 = tensor.expand_shape %160 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %161 = linalg.batch_matmul ins(%expanded_69, %107 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %161 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %163 = linalg.matmul ins(%159, %transposed_19 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %transposed_70 = linalg.transpose ins(%162 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_71 = tensor.collapse_shape %transposed_70 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %164 = linalg.matmul ins(%collapsed_71, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_72 = tensor.expand_shape %164 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_73 = linalg.transpose ins(%expanded_72 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_74 = tensor.collapse_shape %transposed_73 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %165 = linalg.matmul ins(%collapsed_74, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_75 = tensor.expand_shape %165 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %166 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_75, %8 : tensor<7x3x3xf32>, tensor<3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_76 = linalg.transpose ins(%166 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_77 = tensor.collapse_shape %transposed_76 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %167 = linalg.matmul ins(%collapsed_77, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_78 = tensor.expand_shape %167 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %transposed_79 = linalg.transpose ins(%expanded_78 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %collapsed_80 = tensor.collapse_shape %transposed_79 [[0, 1], [2]] : tensor<7x2x3xf32> into tensor<14x3xf32>
    %168 = linalg.matmul ins(%collapsed_80, %arg2 : tensor<14x3xf32>, tensor<3x2xf32>) outs(%24 : tensor<14x2xf32>) -> tensor<14x2xf32>
    %expanded_81 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [7, 2, 2] : tensor<14x2xf32> into tensor<7x2x2xf32>
    %169 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81, %31 : tensor<7x2x2xf32>, tensor<2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %extracted_slice_82 = tensor.extract_slice %arg6[0, 2, 0] [7, 1, 2] [1, 1, 1] : tensor<7x4x2xf32> to tensor<7x1x2xf32>
    %collapsed_83 = tensor.collapse_shape %extracted_slice_82 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %170 = linalg.matmul ins(%163, %arg2 : tensor<7x3xf32>, tensor<3x2xf32>) outs(%35 : tensor<7x2xf32>) -> tensor<7x2xf32>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_83, %170 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_84 = linalg.transpose ins(%169 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) permutation = [0, 2, 1] 
    %172 = tensor.empty() : tensor<7x2x2xf32>
    %173 = tensor.empty() : tensor<7x2xi32>
    %174 = tensor.empty() : tensor<7xi32>
    %175:3 = dp.routine lu ins(%transposed_84 : tensor<7x2x2xf32>) outs(%172, %173, %174 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %176 = tensor.empty() : tensor<7x2xi32>
    %177 = dp.routine pivots_to_permutation ins(%175#1 : tensor<7x2xi32>) outs(%176 : tensor<7x2xi32>)
    %178 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %179 = tensor.empty() : tensor<7x2x3xf32>
    %180 = dp.routine triangular_solve flags upper|transpose ins(%175#0, %transposed_79 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%179 : tensor<7x2x3xf32>)
    %181 = tensor.empty() : tensor<7x2x3xf32>
    %182 = dp.routine triangular_solve flags transpose|unit ins(%175#0, %180 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%181 : tensor<7x2x3xf32>)
    %expanded_85 = tensor.expand_shape %178 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %183 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %184 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %185 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %186 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%185 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %187 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %188 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %182[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %transposed_86 = linalg.transpose ins(%188 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %189 = tensor.empty() : tensor<7x2x2xf32>
    %190 = tensor.empty() : tensor<7x2xi32>
    %191 = tensor.empty() : tensor<7xi32>
    %192:3 = dp.routine lu ins(%transposed_84 : tensor<7x2x2xf32>) outs(%189, %190, %191 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %collapsed_87 = tensor.collapse_shape %192#0 [[0], [1, 2]] : tensor<7x2x2xf32> into tensor<7x4xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<2xi64>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %823 = linalg.index 0 : index
      %extracted = tensor.extract %collapsed_87[%823, %822] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.absf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.log %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %196 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%195 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%157, %196 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %198 = tensor.empty() : tensor<7x2x2xf32>
    %199 = tensor.empty() : tensor<7x2xi32>
    %200 = tensor.empty() : tensor<7xi32>
    %201:3 = dp.routine lu ins(%transposed_84 : tensor<7x2x2xf32>) outs(%198, %199, %200 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %expanded_88 = tensor.expand_shape %171 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %202 = tensor.empty() : tensor<7x2xi32>
    %203 = dp.routine pivots_to_permutation ins(%201#1 : tensor<7x2xi32>) outs(%202 : tensor<7x2xi32>)
    %204 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %205 = tensor.empty() : tensor<7x2x1xf32>
    %206 = dp.routine triangular_solve flags upper|transpose ins(%201#0, %expanded_88 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%205 : tensor<7x2x1xf32>)
    %207 = tensor.empty() : tensor<7x2x1xf32>
    %208 = dp.routine triangular_solve flags transpose|unit ins(%201#0, %206 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%207 : tensor<7x2x1xf32>)
    %expanded_89 = tensor.expand_shape %204 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %209 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %210 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %211 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %212 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%211 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_90 = tensor.expand_shape %212 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %213 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_90 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %208[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %collapsed_91 = tensor.collapse_shape %213 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %214 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%171, %collapsed_91 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %215 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%214 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%197, %215 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %217 = linalg.batch_matmul ins(%transposed_86, %expanded_88 : tensor<7x3x2xf32>, tensor<7x2x1xf32>) outs(%96 : tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
    %collapsed_92 = tensor.collapse_shape %217 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%163, %collapsed_92 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %collapsed_93 = tensor.collapse_shape %transposed_86 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %219 = linalg.matmul ins(%collapsed_93, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_94 = tensor.expand_shape %219 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %220 = linalg.batch_matmul ins(%expanded_94, %166 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %221 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %220 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %222 = linalg.matmul ins(%218, %transposed_19 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %transposed_95 = linalg.transpose ins(%221 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_96 = tensor.collapse_shape %transposed_95 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %223 = linalg.matmul ins(%collapsed_96, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_97 = tensor.expand_shape %223 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_98 = linalg.transpose ins(%expanded_97 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_99 = tensor.collapse_shape %transposed_98 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %224 = linalg.matmul ins(%collapsed_99, %transposed_19 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_100 = tensor.expand_shape %224 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %225 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_100, %8 : tensor<7x3x3xf32>, tensor<3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_101 = linalg.transpose ins(%225 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_102 = tensor.collapse_shape %transposed_101 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %226 = linalg.matmul ins(%collapsed_102, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_103 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %transposed_104 = linalg.transpose ins(%expanded_103 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %collapsed_105 = tensor.collapse_shape %transposed_104 [[0, 1], [2]] : tensor<7x2x3xf32> into tensor<14x3xf32>
    %227 = linalg.matmul ins(%collapsed_105, %arg2 : tensor<14x3xf32>, tensor<3x2xf32>) outs(%24 : tensor<14x2xf32>) -> tensor<14x2xf32>
    %expanded_106 = tensor.expand_shape %227 [[0, 1], [2]] output_shape [7, 2, 2] : tensor<14x2xf32> into tensor<7x2x2xf32>
    %228 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_106, %31 : tensor<7x2x2xf32>, tensor<2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %extracted_slice_107 = tensor.extract_slice %arg6[0, 3, 0] [7, 1, 2] [1, 1, 1] : tensor<7x4x2xf32> to tensor<7x1x2xf32>
    %collapsed_108 = tensor.collapse_shape %extracted_slice_107 [[0, 1], [2]] : tensor<7x1x2xf32> into tensor<7x2xf32>
    %229 = linalg.matmul ins(%222, %arg2 : tensor<7x3xf32>, tensor<3x2xf32>) outs(%35 : tensor<7x2xf32>) -> tensor<7x2xf32>
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_108, %229 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_109 = linalg.transpose ins(%228 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) permutation = [0, 2, 1] 
    %231 = tensor.empty() : tensor<7x2x2xf32>
    %232 = tensor.empty() : tensor<7x2xi32>
    %233 = tensor.empty() : tensor<7xi32>
    %234:3 = dp.routine lu ins(%transposed_109 : tensor<7x2x2xf32>) outs(%231, %232, %233 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %235 = tensor.empty() : tensor<7x2xi32>
    %236 = dp.routine pivots_to_permutation ins(%234#1 : tensor<7x2xi32>) outs(%235 : tensor<7x2xi32>)
    %237 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %238 = tensor.empty() : tensor<7x2x3xf32>
    %239 = dp.routine triangular_solve flags upper|transpose ins(%234#0, %transposed_104 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%238 : tensor<7x2x3xf32>)
    %240 = tensor.empty() : tensor<7x2x3xf32>
    %241 = dp.routine triangular_solve flags transpose|unit ins(%234#0, %239 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%240 : tensor<7x2x3xf32>)
    %expanded_110 = tensor.expand_shape %237 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %242 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_110, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %243 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %244 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %245 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%244 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %246 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %247 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %241[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %transposed_111 = linalg.transpose ins(%247 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %248 = tensor.empty() : tensor<7x2x2xf32>
    %249 = tensor.empty() : tensor<7x2xi32>
    %250 = tensor.empty() : tensor<7xi32>
    %251:3 = dp.routine lu ins(%transposed_109 : tensor<7x2x2xf32>) outs(%248, %249, %250 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %collapsed_112 = tensor.collapse_shape %251#0 [[0], [1, 2]] : tensor<7x2x2xf32> into tensor<7x4xf32>
    %252 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<2xi64>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %823 = linalg.index 0 : index
      %extracted = tensor.extract %collapsed_112[%823, %822] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2xf32>
    %253 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%252 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.absf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.log %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%254 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%216, %255 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %257 = tensor.empty() : tensor<7x2x2xf32>
    %258 = tensor.empty() : tensor<7x2xi32>
    %259 = tensor.empty() : tensor<7xi32>
    %260:3 = dp.routine lu ins(%transposed_109 : tensor<7x2x2xf32>) outs(%257, %258, %259 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %expanded_113 = tensor.expand_shape %230 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %261 = tensor.empty() : tensor<7x2xi32>
    %262 = dp.routine pivots_to_permutation ins(%260#1 : tensor<7x2xi32>) outs(%261 : tensor<7x2xi32>)
    %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %264 = tensor.empty() : tensor<7x2x1xf32>
    %265 = dp.routine triangular_solve flags upper|transpose ins(%260#0, %expanded_113 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%264 : tensor<7x2x1xf32>)
    %266 = tensor.empty() : tensor<7x2x1xf32>
    %267 = dp.routine triangular_solve flags transpose|unit ins(%260#0, %265 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%266 : tensor<7x2x1xf32>)
    %expanded_114 = tensor.expand_shape %263 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xi64> into tensor<7x1x2xi64>
    %268 = linalg.generic {indexing_maps = [#map6, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_114, %expanded_31 : tensor<7x1x2xi64>, tensor<2x1xi64>) outs(%50 : tensor<7x2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<7x2x2xi1>
    %269 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268 : tensor<7x2x2xi1>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %270 = linalg.generic {indexing_maps = [#map5, #map8, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %27 : tensor<7x2x2xi64>, tensor<2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.muli %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<7x2x2xi64>
    %271 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%270 : tensor<7x2x2xi64>) outs(%55 : tensor<7x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_115 = tensor.expand_shape %271 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %272 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_115 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %267[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %collapsed_116 = tensor.collapse_shape %272 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%230, %collapsed_116 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map10], iterator_types = ["parallel", "reduction"]} ins(%273 : tensor<7x2xf32>) outs(%71 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%256, %274 : tensor<7xf32>, tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %276 = linalg.batch_matmul ins(%transposed_111, %expanded_113 : tensor<7x3x2xf32>, tensor<7x2x1xf32>) outs(%96 : tensor<7x3x1xf32>) -> tensor<7x3x1xf32>
    %collapsed_117 = tensor.collapse_shape %276 [[0], [1, 2]] : tensor<7x3x1xf32> into tensor<7x3xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%222, %collapsed_117 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %collapsed_118 = tensor.collapse_shape %transposed_111 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %278 = linalg.matmul ins(%collapsed_118, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_119 = tensor.expand_shape %278 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %279 = linalg.batch_matmul ins(%expanded_119, %225 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %280 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %279 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %281 = tensor.empty() : tensor<3xf32>
    %282 = linalg.fill ins(%cst_16 : f32) outs(%281 : tensor<3xf32>) -> tensor<3xf32>
    %283 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%277 : tensor<7x3xf32>) outs(%282 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<3xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%283 : tensor<3xf32>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.divf %in, %cst_11 : f32
      linalg.yield %822 : f32
    } -> tensor<3xf32>
    %285 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%277, %284 : tensor<7x3xf32>, tensor<3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %286 = tensor.empty() : tensor<3x7xf32>
    %transposed_120 = linalg.transpose ins(%285 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %287 = linalg.matmul ins(%transposed_120, %285 : tensor<3x7xf32>, tensor<7x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %288 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%287, %5 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %289 = tensor.empty() : tensor<3x3xf32>
    %290 = tensor.empty() : tensor<i32>
    %291:2 = dp.routine cholesky ins(%288 : tensor<3x3xf32>) outs(%289, %290 : tensor<3x3xf32>, tensor<i32>)
    %transposed_121 = linalg.transpose ins(%277 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %292 = tensor.empty() : tensor<3x7xf32>
    %293 = dp.routine triangular_solve ins(%291#0, %transposed_121 : tensor<3x3xf32>, tensor<3x7xf32>) outs(%292 : tensor<3x7xf32>)
    %transposed_122 = linalg.transpose ins(%293 : tensor<3x7xf32>) outs(%11 : tensor<7x3xf32>) permutation = [1, 0] 
    %294 = tensor.empty() : tensor<f32>
    %295 = linalg.fill ins(%cst_16 : f32) outs(%294 : tensor<f32>) -> tensor<f32>
    %296 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%275 : tensor<7xf32>) outs(%295 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %297 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%296 : tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.divf %in, %cst_11 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %298 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_122 : tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %299 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction", "reduction"]} ins(%298 : tensor<7x3xf32>) outs(%295 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %300 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%299 : tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.divf %in, %cst_12 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %301 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%300 : tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_0 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<f32>
    %302 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%297, %301 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %transposed_123 = linalg.transpose ins(%8 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %303 = tensor.empty() : tensor<3x3xf32>
    %304 = tensor.empty() : tensor<3xi32>
    %305 = tensor.empty() : tensor<i32>
    %306:3 = dp.routine lu ins(%transposed_123 : tensor<3x3xf32>) outs(%303, %304, %305 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %307 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<3xi64>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.muli %in, %c4_i64 : i64
      linalg.yield %822 : i64
    } -> tensor<3xi64>
    %collapsed_124 = tensor.collapse_shape %306#0 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%307 : tensor<3xi64>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed_124[%822] : tensor<9xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %309 = linalg.fill ins(%cst_17 : f32) outs(%294 : tensor<f32>) -> tensor<f32>
    %310 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%308 : tensor<3xf32>) outs(%309 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.mulf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %311 = tensor.empty() : tensor<3xi32>
    %312 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%311 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %822 : index to i64
      %824 = arith.trunci %823 : i64 to i32
      %825 = arith.addi %824, %c1_i32 : i32
      linalg.yield %825 : i32
    } -> tensor<3xi32>
    %313 = tensor.empty() : tensor<3xi1>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%306#1, %312 : tensor<3xi32>, tensor<3xi32>) outs(%313 : tensor<3xi1>) {
    ^bb0(%in: i32, %in_283: i32, %out: i1):
      %822 = arith.cmpi ne, %in, %in_283 : i32
      linalg.yield %822 : i1
    } -> tensor<3xi1>
    %315 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%314 : tensor<3xi1>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<3xi64>
    %316 = tensor.empty() : tensor<i64>
    %317 = linalg.fill ins(%c0_i64 : i64) outs(%316 : tensor<i64>) -> tensor<i64>
    %318 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%315 : tensor<3xi64>) outs(%317 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %319 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%318 : tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.remsi %in, %c2_i64 : i64
      %823 = arith.cmpi ne, %822, %c0_i64 : i64
      %824 = arith.cmpi slt, %822, %c0_i64 : i64
      %825 = arith.andi %823, %824 : i1
      %826 = arith.addi %822, %c2_i64 : i64
      %827 = arith.select %825, %826, %822 : i64
      linalg.yield %827 : i64
    } -> tensor<i64>
    %320 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%319 : tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.muli %in, %c2_i64 : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %321 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%cst_18, %320 : tensor<i64>, tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.subi %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %322 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%321 : tensor<i64>) outs(%294 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.sitofp %in : i64 to f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %323 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%310, %322 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %324 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%323 : tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_0 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<f32>
    %325 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%302, %324 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %326 = tensor.empty() : tensor<3x3xf32>
    %327 = dp.routine triangular_solve ins(%291#0, %5 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%326 : tensor<3x3xf32>)
    %328 = tensor.empty() : tensor<3x3xf32>
    %329 = dp.routine triangular_solve flags transpose ins(%291#0, %327 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%328 : tensor<3x3xf32>)
    %330 = linalg.generic {indexing_maps = [#map3, #map13], iterator_types = ["reduction", "reduction"]} ins(%329 : tensor<3x3xf32>) outs(%295 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %331 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%330 : tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_0 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<f32>
    %332 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%325, %331 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %333 = tensor.empty() : tensor<3x3xf32>
    %334 = tensor.empty() : tensor<3xi32>
    %335 = tensor.empty() : tensor<i32>
    %336:3 = dp.routine lu ins(%8 : tensor<3x3xf32>) outs(%333, %334, %335 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %337 = tensor.empty() : tensor<3xi32>
    %338 = dp.routine pivots_to_permutation ins(%336#1 : tensor<3xi32>) outs(%337 : tensor<3xi32>)
    %339 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%338 : tensor<3xi32>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<3xi64>
    %340 = tensor.empty() : tensor<3x3xi64>
    %341 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%339 : tensor<3xi64>) outs(%340 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x3xi64>
    %342 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%341 : tensor<3x3xi64>) outs(%6 : tensor<3x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %823 = linalg.index 1 : index
      %824 = arith.cmpi slt, %822, %c3 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %5[%822, %823] : tensor<3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3xf32>
    %343 = tensor.empty() : tensor<3x3xf32>
    %344 = dp.routine triangular_solve flags unit ins(%336#0, %342 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%343 : tensor<3x3xf32>)
    %345 = tensor.empty() : tensor<3x3xf32>
    %346 = dp.routine triangular_solve flags upper ins(%336#0, %344 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%345 : tensor<3x3xf32>)
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %cst_4 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %348 = linalg.matmul ins(%347, %329 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %349 = linalg.matmul ins(%329, %348 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %350 = linalg.matmul ins(%349, %291#0 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %351 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%350 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %352 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%cst_5, %323 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %353 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel"]} ins(%352 : tensor<f32>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %expanded_125 = tensor.expand_shape %353 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %354 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<3xi64>, tensor<3x1xi64>) outs(%2 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<3x3xi1>
    %355 = linalg.generic {indexing_maps = [#map3, #map14, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%354, %expanded_125, %cst_6 : tensor<3x3xi1>, tensor<1x3xf32>, tensor<f32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_126 = linalg.transpose ins(%355 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %356 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%323 : tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.absf %in : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %357 = tensor.empty() : tensor<i1>
    %358 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%356 : tensor<f32>) outs(%357 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %822 = arith.extf %in : f32 to f64
      %823 = arith.cmpf olt, %822, %cst_1 : f64
      linalg.yield %823 : i1
    } -> tensor<i1>
    %expanded_127 = tensor.expand_shape %358 [] output_shape [1, 1] : tensor<i1> into tensor<1x1xi1>
    %359 = linalg.generic {indexing_maps = [#map3, #map14, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%354, %cst_10, %cst_6 : tensor<3x3xi1>, tensor<1x3xf32>, tensor<f32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %360:2 = "tm_tensor.scan"(%cst, %282, %295) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %822 = arith.addf %arg8, %arg9 : f32
      "tm_tensor.yield"(%822) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %expanded_128 = tensor.expand_shape %360#0 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map14, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%354, %expanded_128, %cst_6 : tensor<3x3xi1>, tensor<1x3xf32>, tensor<f32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %362 = linalg.generic {indexing_maps = [#map15, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_127, %8, %361 : tensor<1x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %363 = tensor.empty() : tensor<3xf32>
    %364 = tensor.empty() : tensor<3x3xf32>
    %365 = tensor.empty() : tensor<3x3xf32>
    %366 = tensor.empty() : tensor<i32>
    %367:4 = dp.routine svd flags full ins(%362 : tensor<3x3xf32>) outs(%363, %364, %365, %366 : tensor<3xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<i32>)
    %368 = tensor.empty() : tensor<3x3xf32>
    %369 = tensor.empty() : tensor<3xi32>
    %370 = tensor.empty() : tensor<i32>
    %371:3 = dp.routine lu ins(%367#2 : tensor<3x3xf32>) outs(%368, %369, %370 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %collapsed_129 = tensor.collapse_shape %371#0 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%307 : tensor<3xi64>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed_129[%822] : tensor<9xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %373 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%372 : tensor<3xf32>) outs(%309 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.mulf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %374 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%371#1, %312 : tensor<3xi32>, tensor<3xi32>) outs(%313 : tensor<3xi1>) {
    ^bb0(%in: i32, %in_283: i32, %out: i1):
      %822 = arith.cmpi ne, %in, %in_283 : i32
      linalg.yield %822 : i1
    } -> tensor<3xi1>
    %375 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%374 : tensor<3xi1>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<3xi64>
    %376 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%375 : tensor<3xi64>) outs(%317 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %377 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%376 : tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.remsi %in, %c2_i64 : i64
      %823 = arith.cmpi ne, %822, %c0_i64 : i64
      %824 = arith.cmpi slt, %822, %c0_i64 : i64
      %825 = arith.andi %823, %824 : i1
      %826 = arith.addi %822, %c2_i64 : i64
      %827 = arith.select %825, %826, %822 : i64
      linalg.yield %827 : i64
    } -> tensor<i64>
    %378 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%377 : tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.muli %in, %c2_i64 : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %379 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%cst_18, %378 : tensor<i64>, tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.subi %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %380 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%379 : tensor<i64>) outs(%294 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.sitofp %in : i64 to f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %381 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%373, %380 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %382 = tensor.empty() : tensor<3x3xf32>
    %383 = tensor.empty() : tensor<3xi32>
    %384 = tensor.empty() : tensor<i32>
    %385:3 = dp.routine lu ins(%367#1 : tensor<3x3xf32>) outs(%382, %383, %384 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %collapsed_130 = tensor.collapse_shape %385#0 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%307 : tensor<3xi64>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed_130[%822] : tensor<9xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %387 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%386 : tensor<3xf32>) outs(%309 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.mulf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%385#1, %312 : tensor<3xi32>, tensor<3xi32>) outs(%313 : tensor<3xi1>) {
    ^bb0(%in: i32, %in_283: i32, %out: i1):
      %822 = arith.cmpi ne, %in, %in_283 : i32
      linalg.yield %822 : i1
    } -> tensor<3xi1>
    %389 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%388 : tensor<3xi1>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i1, %out: i64):
      %822 = arith.extui %in : i1 to i64
      linalg.yield %822 : i64
    } -> tensor<3xi64>
    %390 = linalg.generic {indexing_maps = [#map, #map11], iterator_types = ["reduction"]} ins(%389 : tensor<3xi64>) outs(%317 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.addi %in, %out : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %391 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%390 : tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.remsi %in, %c2_i64 : i64
      %823 = arith.cmpi ne, %822, %c0_i64 : i64
      %824 = arith.cmpi slt, %822, %c0_i64 : i64
      %825 = arith.andi %823, %824 : i1
      %826 = arith.addi %822, %c2_i64 : i64
      %827 = arith.select %825, %826, %822 : i64
      linalg.yield %827 : i64
    } -> tensor<i64>
    %392 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%391 : tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %822 = arith.muli %in, %c2_i64 : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %393 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%cst_18, %392 : tensor<i64>, tensor<i64>) outs(%316 : tensor<i64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.subi %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<i64>
    %394 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%393 : tensor<i64>) outs(%294 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.sitofp %in : i64 to f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %395 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%387, %394 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %396 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%395, %381 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %397 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%396, %cst_5 : tensor<f32>, tensor<f32>) outs(%294 : tensor<f32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<f32>
    %expanded_131 = tensor.expand_shape %397 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %extracted_slice_132 = tensor.extract_slice %367#0[0] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %concat = tensor.concat dim(0) %cst_13, %extracted_slice_132 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
    %398 = linalg.fill ins(%cst_17 : f32) outs(%281 : tensor<3xf32>) -> tensor<3xf32>
    %399:2 = "tm_tensor.scan"(%concat, %398, %309) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %822 = arith.mulf %arg8, %arg9 : f32
      "tm_tensor.yield"(%822) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %extracted_slice_133 = tensor.extract_slice %367#0[1] [2] [1] : tensor<3xf32> to tensor<2xf32>
    %400 = tensor.empty() : tensor<2xf32>
    %401 = linalg.fill ins(%cst_16 : f32) outs(%400 : tensor<2xf32>) -> tensor<2xf32>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_133 : tensor<2xf32>) outs(%401 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.subi %c1, %822 : index
      %extracted = tensor.extract %extracted_slice_133[%823] : tensor<2xf32>
      linalg.yield %extracted : f32
    } -> tensor<2xf32>
    %concat_134 = tensor.concat dim(0) %cst_13, %402 : (tensor<1xf32>, tensor<2xf32>) -> tensor<3xf32>
    %403:2 = "tm_tensor.scan"(%concat_134, %398, %309) <{dimension = 0 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %822 = arith.mulf %arg8, %arg9 : f32
      "tm_tensor.yield"(%822) : (f32) -> ()
    }) : (tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<f32>)
    %404 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%403#0 : tensor<3xf32>) outs(%282 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.subi %c2, %822 : index
      %extracted = tensor.extract %403#0[%823] : tensor<3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%399#0, %404 : tensor<3xf32>, tensor<3xf32>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3xf32>
    %406 = linalg.generic {indexing_maps = [#map16, #map, #map], iterator_types = ["parallel"]} ins(%expanded_131, %405 : tensor<1xf32>, tensor<3xf32>) outs(%281 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3xf32>
    %expanded_135 = tensor.expand_shape %406 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map14, #map3], iterator_types = ["parallel", "parallel"]} ins(%367#1, %expanded_135 : tensor<3x3xf32>, tensor<1x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %408 = linalg.matmul ins(%407, %367#2 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %409 = linalg.generic {indexing_maps = [#map15, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_127, %359, %8 : tensor<1x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_136 = linalg.transpose ins(%409 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %410 = tensor.empty() : tensor<3x3xf32>
    %411 = tensor.empty() : tensor<3xi32>
    %412 = tensor.empty() : tensor<i32>
    %413:3 = dp.routine lu ins(%transposed_136 : tensor<3x3xf32>) outs(%410, %411, %412 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %414 = tensor.empty() : tensor<3xi32>
    %415 = dp.routine pivots_to_permutation ins(%413#1 : tensor<3xi32>) outs(%414 : tensor<3xi32>)
    %416 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%415 : tensor<3xi32>) outs(%0 : tensor<3xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<3xi64>
    %417 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%416 : tensor<3xi64>) outs(%340 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x3xi64>
    %418 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<3x3xi64>) outs(%6 : tensor<3x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = arith.index_cast %in : i64 to index
      %823 = linalg.index 1 : index
      %824 = arith.cmpi slt, %822, %c3 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_126[%822, %823] : tensor<3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3xf32>
    %419 = tensor.empty() : tensor<3x3xf32>
    %420 = dp.routine triangular_solve flags unit ins(%413#0, %418 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%419 : tensor<3x3xf32>)
    %421 = tensor.empty() : tensor<3x3xf32>
    %422 = dp.routine triangular_solve flags upper ins(%413#0, %420 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%421 : tensor<3x3xf32>)
    %423 = linalg.generic {indexing_maps = [#map15, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_127, %408, %422 : tensor<1x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %424 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.divf %in, %cst_12 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %425 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_122 : tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = math.fpowi %in, %c1_i64 : f32, i64
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %426 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%425 : tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.mulf %in, %cst_14 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%424, %426 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_8 : tensor<7xf32>) outs(%70 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.divf %in, %cst_11 : f32
      linalg.yield %822 : f32
    } -> tensor<7xf32>
    %transposed_137 = linalg.transpose ins(%427 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %transposed_138 = linalg.transpose ins(%291#0 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %429 = tensor.empty() : tensor<3x7xf32>
    %430 = dp.routine triangular_solve flags upper ins(%transposed_138, %transposed_137 : tensor<3x3xf32>, tensor<3x7xf32>) outs(%429 : tensor<3x7xf32>)
    %431 = linalg.matmul ins(%430, %transposed_122 : tensor<3x7xf32>, tensor<7x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %432 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%431 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %expanded_139 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %433 = linalg.generic {indexing_maps = [#map14, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_139, %expanded : tensor<1x3xi64>, tensor<3x1xi64>) outs(%340 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %in_283: i64, %out: i64):
      %822 = arith.subi %in, %in_283 : i64
      linalg.yield %822 : i64
    } -> tensor<3x3xi64>
    %434 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%433 : tensor<3x3xi64>) outs(%2 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %822 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %822 : i1
    } -> tensor<3x3xi1>
    %435 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%434, %432, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %436 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%351, %435 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_140 = linalg.transpose ins(%430 : tensor<3x7xf32>) outs(%11 : tensor<7x3xf32>) permutation = [1, 0] 
    %437 = linalg.matmul ins(%transposed_138, %436 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%434, %437, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %439 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%433 : tensor<3x3xi64>) outs(%2 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %822 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %822 : i1
    } -> tensor<3x3xi1>
    %440 = linalg.generic {indexing_maps = [#map3, #map3, #map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%439, %438, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_141 = linalg.transpose ins(%440 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%438, %transposed_141 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %442 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%441 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.mulf %in, %cst_15 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %443 = tensor.empty() : tensor<3x3xf32>
    %444 = dp.routine triangular_solve flags upper ins(%transposed_138, %442 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%443 : tensor<3x3xf32>)
    %445 = tensor.empty() : tensor<3x3xf32>
    %446 = dp.routine triangular_solve flags right ins(%291#0, %444 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%445 : tensor<3x3xf32>)
    %447 = linalg.matmul ins(%285, %446 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %transposed_142 = linalg.transpose ins(%446 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %448 = linalg.matmul ins(%285, %transposed_142 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%447, %448 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%449 : tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %451 = tensor.empty() : tensor<1x3xf32>
    %452 = linalg.fill ins(%cst_16 : f32) outs(%451 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %453 = linalg.generic {indexing_maps = [#map3, #map14], iterator_types = ["reduction", "parallel"]} ins(%450 : tensor<7x3xf32>) outs(%452 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<1x3xf32>
    %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%transposed_140, %449 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %collapsed_143 = tensor.collapse_shape %453 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %455 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_143 : tensor<3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %456 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%455 : tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.divf %in, %cst_11 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %457 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%454, %456 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %458 = tensor.empty() : tensor<1xi64>
    %459 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%458 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_144 = tensor.expand_shape %459 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xi64> into tensor<1x1x1xi64>
    %460 = tensor.empty() : tensor<1x1x1xi1>
    %461 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_144 : tensor<1x1x1xi64>) outs(%460 : tensor<1x1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %822 : i1
    } -> tensor<1x1x1xi1>
    %expanded_145 = tensor.expand_shape %457 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %462 = linalg.generic {indexing_maps = [#map17, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %expanded_145, %cst_7 : tensor<1x1x1xi1>, tensor<7x3x1xf32>, tensor<7x3x1xf32>) outs(%95 : tensor<7x3x1xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x1xf32>
    %463 = linalg.batch_matmul ins(%247, %462 : tensor<7x2x3xf32>, tensor<7x3x1xf32>) outs(%90 : tensor<7x2x1xf32>) -> tensor<7x2x1xf32>
    %464 = tensor.empty() : tensor<7x1x2xf32>
    %transposed_146 = linalg.transpose ins(%expanded_113 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %465 = linalg.fill ins(%cst_16 : f32) outs(%61 : tensor<7x3x2xf32>) -> tensor<7x3x2xf32>
    %466 = linalg.batch_matmul ins(%462, %transposed_146 : tensor<7x3x1xf32>, tensor<7x1x2xf32>) outs(%465 : tensor<7x3x2xf32>) -> tensor<7x3x2xf32>
    %collapsed_147 = tensor.collapse_shape %463 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %467 = linalg.generic {indexing_maps = [#map10, #map3], iterator_types = ["parallel", "parallel"]} ins(%428 : tensor<7xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2xf32>
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %230 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %collapsed_116 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_147, %469 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %expanded_148 = tensor.expand_shape %468 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %471 = tensor.empty() : tensor<7x2x2xf32>
    %472 = tensor.empty() : tensor<7x2xi32>
    %473 = tensor.empty() : tensor<7xi32>
    %474:3 = dp.routine lu ins(%transposed_109 : tensor<7x2x2xf32>) outs(%471, %472, %473 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %475 = tensor.empty() : tensor<7x2xi32>
    %476 = dp.routine pivots_to_permutation ins(%474#1 : tensor<7x2xi32>) outs(%475 : tensor<7x2xi32>)
    %477 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%476 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_149 = tensor.expand_shape %477 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %478 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_148[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %479 = tensor.empty() : tensor<7x2x1xf32>
    %480 = dp.routine triangular_solve flags unit ins(%474#0, %478 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%479 : tensor<7x2x1xf32>)
    %481 = tensor.empty() : tensor<7x2x1xf32>
    %482 = dp.routine triangular_solve flags upper ins(%474#0, %480 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%481 : tensor<7x2x1xf32>)
    %transposed_150 = linalg.transpose ins(%272 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %483 = linalg.fill ins(%cst_16 : f32) outs(%32 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %484 = linalg.batch_matmul ins(%482, %transposed_150 : tensor<7x2x1xf32>, tensor<7x1x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %485 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %collapsed_151 = tensor.collapse_shape %482 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %486 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%470, %collapsed_151 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %expanded_152 = tensor.expand_shape %467 [[0], [1, 2]] output_shape [7, 1, 2] : tensor<7x2xf32> into tensor<7x1x2xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%27, %expanded_31 : tensor<2xi64>, tensor<2x1xi64>) outs(%28 : tensor<2x2xi1>) {
    ^bb0(%in: i64, %in_283: i64, %out: i1):
      %822 = arith.cmpi eq, %in, %in_283 : i64
      linalg.yield %822 : i1
    } -> tensor<2x2xi1>
    %expanded_153 = tensor.expand_shape %487 [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xi1> into tensor<1x2x2xi1>
    %488 = linalg.generic {indexing_maps = [#map18, #map6, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_153, %expanded_152, %cst_6 : tensor<1x2x2xi1>, tensor<7x1x2xf32>, tensor<f32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_154 = linalg.transpose ins(%488 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) permutation = [0, 2, 1] 
    %489 = tensor.empty() : tensor<7x2x2xf32>
    %490 = tensor.empty() : tensor<7x2xi32>
    %491 = tensor.empty() : tensor<7xi32>
    %492:3 = dp.routine lu ins(%transposed_109 : tensor<7x2x2xf32>) outs(%489, %490, %491 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %493 = tensor.empty() : tensor<7x2xi32>
    %494 = dp.routine pivots_to_permutation ins(%492#1 : tensor<7x2xi32>) outs(%493 : tensor<7x2xi32>)
    %495 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%494 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %496 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495 : tensor<7x2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x2xi64>
    %497 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%496 : tensor<7x2x2xi64>) outs(%483 : tensor<7x2x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_154[%822, %823, %824] : tensor<7x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x2xf32>
    %498 = tensor.empty() : tensor<7x2x2xf32>
    %499 = dp.routine triangular_solve flags unit ins(%492#0, %497 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%498 : tensor<7x2x2xf32>)
    %500 = tensor.empty() : tensor<7x2x2xf32>
    %501 = dp.routine triangular_solve flags upper ins(%492#0, %499 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%500 : tensor<7x2x2xf32>)
    %502 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485, %501 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_155 = linalg.transpose ins(%466 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %503 = tensor.empty() : tensor<7x2x2xf32>
    %504 = tensor.empty() : tensor<7x2xi32>
    %505 = tensor.empty() : tensor<7xi32>
    %506:3 = dp.routine lu ins(%transposed_109 : tensor<7x2x2xf32>) outs(%503, %504, %505 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %507 = tensor.empty() : tensor<7x2xi32>
    %508 = dp.routine pivots_to_permutation ins(%506#1 : tensor<7x2xi32>) outs(%507 : tensor<7x2xi32>)
    %509 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%508 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %510 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%509 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %511 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%510 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_155[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %512 = tensor.empty() : tensor<7x2x3xf32>
    %513 = dp.routine triangular_solve flags unit ins(%506#0, %511 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%512 : tensor<7x2x3xf32>)
    %514 = tensor.empty() : tensor<7x2x3xf32>
    %515 = dp.routine triangular_solve flags upper ins(%506#0, %513 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%514 : tensor<7x2x3xf32>)
    %516 = linalg.batch_matmul ins(%515, %transposed_111 : tensor<7x2x3xf32>, tensor<7x3x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %517 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%516 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %518 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502, %517 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_156 = linalg.transpose ins(%515 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_157 = tensor.collapse_shape %transposed_156 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %519 = tensor.empty() : tensor<3x21xf32>
    %transposed_158 = linalg.transpose ins(%collapsed_102 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %520 = tensor.empty() : tensor<3x2xf32>
    %521 = linalg.fill ins(%cst_16 : f32) outs(%520 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %522 = linalg.matmul ins(%transposed_158, %collapsed_157 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %523 = linalg.matmul ins(%collapsed_157, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_159 = tensor.expand_shape %523 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_160 = linalg.transpose ins(%expanded_159 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %524 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%486 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_161 = linalg.transpose ins(%222 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %525 = linalg.matmul ins(%transposed_161, %524 : tensor<3x7xf32>, tensor<7x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %526 = linalg.matmul ins(%524, %transposed_42 : tensor<7x2xf32>, tensor<2x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %527 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%457, %526 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %528 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%522, %525 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %collapsed_162 = tensor.collapse_shape %518 [[0, 1], [2]] : tensor<7x2x2xf32> into tensor<14x2xf32>
    %529 = tensor.empty() : tensor<3x14xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_105 : tensor<14x3xf32>) outs(%529 : tensor<3x14xf32>) permutation = [1, 0] 
    %530 = linalg.matmul ins(%transposed_163, %collapsed_162 : tensor<3x14xf32>, tensor<14x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %531 = tensor.empty() : tensor<14x3xf32>
    %532 = linalg.fill ins(%cst_16 : f32) outs(%531 : tensor<14x3xf32>) -> tensor<14x3xf32>
    %533 = linalg.matmul ins(%collapsed_162, %transposed_42 : tensor<14x2xf32>, tensor<2x3xf32>) outs(%532 : tensor<14x3xf32>) -> tensor<14x3xf32>
    %534 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%528, %530 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_164 = tensor.expand_shape %533 [[0, 1], [2]] output_shape [7, 2, 3] : tensor<14x3xf32> into tensor<7x2x3xf32>
    %transposed_165 = linalg.transpose ins(%expanded_164 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_166 = tensor.collapse_shape %transposed_165 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %535 = linalg.matmul ins(%transposed_158, %collapsed_166 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %536 = linalg.matmul ins(%collapsed_166, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_167 = tensor.expand_shape %536 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_168 = linalg.transpose ins(%expanded_167 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %537 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_160, %transposed_168 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %538 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%534, %535 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %539 = tensor.empty() : tensor<1x3x3xf32>
    %540 = linalg.fill ins(%cst_16 : f32) outs(%539 : tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %541 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "parallel", "parallel"]} ins(%537 : tensor<7x3x3xf32>) outs(%540 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_169 = tensor.collapse_shape %541 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %542 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%423, %collapsed_169 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %collapsed_170 = tensor.collapse_shape %537 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_171 = linalg.transpose ins(%collapsed_170 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %543 = linalg.matmul ins(%transposed_171, %collapsed_99 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %544 = linalg.matmul ins(%collapsed_170, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_172 = tensor.expand_shape %544 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_173 = linalg.transpose ins(%expanded_172 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_174 = tensor.collapse_shape %transposed_173 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_175 = linalg.transpose ins(%collapsed_174 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %545 = linalg.matmul ins(%transposed_175, %collapsed_96 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %546 = linalg.matmul ins(%collapsed_174, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_176 = tensor.expand_shape %546 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %547 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%543, %545 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_177 = linalg.transpose ins(%expanded_176 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %transposed_178 = linalg.transpose ins(%527 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %548 = linalg.matmul ins(%transposed_178, %218 : tensor<3x7xf32>, tensor<7x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %549 = linalg.matmul ins(%527, %arg0 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %550 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%547, %548 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %551 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_177 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_179 = linalg.transpose ins(%expanded_94 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %552 = linalg.batch_matmul ins(%transposed_179, %551 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %553 = linalg.batch_matmul ins(%551, %transposed_76 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %554 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_177, %552 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %collapsed_180 = tensor.collapse_shape %553 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_180 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %555 = linalg.matmul ins(%transposed_181, %collapsed_93 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %556 = linalg.matmul ins(%collapsed_180, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_182 = tensor.expand_shape %556 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %557 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%538, %555 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_183 = tensor.expand_shape %549 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %558 = linalg.generic {indexing_maps = [#map17, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %expanded_183, %cst_7 : tensor<1x1x1xi1>, tensor<7x3x1xf32>, tensor<7x3x1xf32>) outs(%95 : tensor<7x3x1xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x1xf32>
    %559 = linalg.batch_matmul ins(%188, %558 : tensor<7x2x3xf32>, tensor<7x3x1xf32>) outs(%90 : tensor<7x2x1xf32>) -> tensor<7x2x1xf32>
    %transposed_184 = linalg.transpose ins(%expanded_88 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %560 = linalg.batch_matmul ins(%558, %transposed_184 : tensor<7x3x1xf32>, tensor<7x1x2xf32>) outs(%465 : tensor<7x3x2xf32>) -> tensor<7x3x2xf32>
    %561 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_182, %560 : tensor<7x3x2xf32>, tensor<7x3x2xf32>) outs(%61 : tensor<7x3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x2xf32>
    %collapsed_185 = tensor.collapse_shape %559 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %562 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %171 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %563 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %collapsed_91 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %564 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_185, %563 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %expanded_186 = tensor.expand_shape %562 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %565 = tensor.empty() : tensor<7x2x2xf32>
    %566 = tensor.empty() : tensor<7x2xi32>
    %567 = tensor.empty() : tensor<7xi32>
    %568:3 = dp.routine lu ins(%transposed_84 : tensor<7x2x2xf32>) outs(%565, %566, %567 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %569 = tensor.empty() : tensor<7x2xi32>
    %570 = dp.routine pivots_to_permutation ins(%568#1 : tensor<7x2xi32>) outs(%569 : tensor<7x2xi32>)
    %571 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%570 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_187 = tensor.expand_shape %571 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %572 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_187 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_186[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %573 = tensor.empty() : tensor<7x2x1xf32>
    %574 = dp.routine triangular_solve flags unit ins(%568#0, %572 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%573 : tensor<7x2x1xf32>)
    %575 = tensor.empty() : tensor<7x2x1xf32>
    %576 = dp.routine triangular_solve flags upper ins(%568#0, %574 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%575 : tensor<7x2x1xf32>)
    %transposed_188 = linalg.transpose ins(%213 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %577 = linalg.batch_matmul ins(%576, %transposed_188 : tensor<7x2x1xf32>, tensor<7x1x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %578 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%577 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %collapsed_189 = tensor.collapse_shape %576 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%564, %collapsed_189 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %580 = tensor.empty() : tensor<7x2x2xf32>
    %581 = tensor.empty() : tensor<7x2xi32>
    %582 = tensor.empty() : tensor<7xi32>
    %583:3 = dp.routine lu ins(%transposed_84 : tensor<7x2x2xf32>) outs(%580, %581, %582 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %584 = tensor.empty() : tensor<7x2xi32>
    %585 = dp.routine pivots_to_permutation ins(%583#1 : tensor<7x2xi32>) outs(%584 : tensor<7x2xi32>)
    %586 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%585 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %587 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%586 : tensor<7x2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x2xi64>
    %588 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%587 : tensor<7x2x2xi64>) outs(%483 : tensor<7x2x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_154[%822, %823, %824] : tensor<7x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x2xf32>
    %589 = tensor.empty() : tensor<7x2x2xf32>
    %590 = dp.routine triangular_solve flags unit ins(%583#0, %588 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%589 : tensor<7x2x2xf32>)
    %591 = tensor.empty() : tensor<7x2x2xf32>
    %592 = dp.routine triangular_solve flags upper ins(%583#0, %590 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%591 : tensor<7x2x2xf32>)
    %593 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%578, %592 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_190 = linalg.transpose ins(%561 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %594 = tensor.empty() : tensor<7x2x2xf32>
    %595 = tensor.empty() : tensor<7x2xi32>
    %596 = tensor.empty() : tensor<7xi32>
    %597:3 = dp.routine lu ins(%transposed_84 : tensor<7x2x2xf32>) outs(%594, %595, %596 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %598 = tensor.empty() : tensor<7x2xi32>
    %599 = dp.routine pivots_to_permutation ins(%597#1 : tensor<7x2xi32>) outs(%598 : tensor<7x2xi32>)
    %600 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%599 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %601 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%600 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %602 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%601 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_190[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %603 = tensor.empty() : tensor<7x2x3xf32>
    %604 = dp.routine triangular_solve flags unit ins(%597#0, %602 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%603 : tensor<7x2x3xf32>)
    %605 = tensor.empty() : tensor<7x2x3xf32>
    %606 = dp.routine triangular_solve flags upper ins(%597#0, %604 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%605 : tensor<7x2x3xf32>)
    %607 = linalg.batch_matmul ins(%606, %transposed_86 : tensor<7x2x3xf32>, tensor<7x3x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %608 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%607 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %609 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%593, %608 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_191 = linalg.transpose ins(%606 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_192 = tensor.collapse_shape %transposed_191 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %transposed_193 = linalg.transpose ins(%collapsed_77 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %610 = linalg.matmul ins(%transposed_193, %collapsed_192 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %611 = linalg.matmul ins(%collapsed_192, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_194 = tensor.expand_shape %611 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_195 = linalg.transpose ins(%expanded_194 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %612 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%554, %transposed_195 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %613 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%557, %610 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %614 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%579 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_196 = linalg.transpose ins(%163 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %615 = linalg.matmul ins(%transposed_196, %614 : tensor<3x7xf32>, tensor<7x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %616 = linalg.matmul ins(%614, %transposed_42 : tensor<7x2xf32>, tensor<2x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %617 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%549, %616 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %618 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%613, %615 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %collapsed_197 = tensor.collapse_shape %609 [[0, 1], [2]] : tensor<7x2x2xf32> into tensor<14x2xf32>
    %transposed_198 = linalg.transpose ins(%collapsed_80 : tensor<14x3xf32>) outs(%529 : tensor<3x14xf32>) permutation = [1, 0] 
    %619 = linalg.matmul ins(%transposed_198, %collapsed_197 : tensor<3x14xf32>, tensor<14x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %620 = linalg.matmul ins(%collapsed_197, %transposed_42 : tensor<14x2xf32>, tensor<2x3xf32>) outs(%532 : tensor<14x3xf32>) -> tensor<14x3xf32>
    %621 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%618, %619 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_199 = tensor.expand_shape %620 [[0, 1], [2]] output_shape [7, 2, 3] : tensor<14x3xf32> into tensor<7x2x3xf32>
    %transposed_200 = linalg.transpose ins(%expanded_199 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_201 = tensor.collapse_shape %transposed_200 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %622 = linalg.matmul ins(%transposed_193, %collapsed_201 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %623 = linalg.matmul ins(%collapsed_201, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_202 = tensor.expand_shape %623 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_203 = linalg.transpose ins(%expanded_202 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %624 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%612, %transposed_203 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %625 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%621, %622 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %626 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "parallel", "parallel"]} ins(%624 : tensor<7x3x3xf32>) outs(%540 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_204 = tensor.collapse_shape %626 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %627 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%542, %collapsed_204 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %collapsed_205 = tensor.collapse_shape %624 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_206 = linalg.transpose ins(%collapsed_205 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %628 = linalg.matmul ins(%transposed_206, %collapsed_74 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %629 = linalg.matmul ins(%collapsed_205, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_207 = tensor.expand_shape %629 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %630 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%550, %628 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_208 = linalg.transpose ins(%expanded_207 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_209 = tensor.collapse_shape %transposed_208 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_210 = linalg.transpose ins(%collapsed_209 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %631 = linalg.matmul ins(%transposed_210, %collapsed_71 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %632 = linalg.matmul ins(%collapsed_209, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_211 = tensor.expand_shape %632 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %633 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%630, %631 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_212 = linalg.transpose ins(%expanded_211 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %transposed_213 = linalg.transpose ins(%617 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %634 = linalg.matmul ins(%transposed_213, %159 : tensor<3x7xf32>, tensor<7x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %635 = linalg.matmul ins(%617, %arg0 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %636 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%633, %634 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %637 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_212 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_214 = linalg.transpose ins(%expanded_69 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %638 = linalg.batch_matmul ins(%transposed_214, %637 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %639 = linalg.batch_matmul ins(%637, %transposed_51 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %640 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_212, %638 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %collapsed_215 = tensor.collapse_shape %639 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_216 = linalg.transpose ins(%collapsed_215 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %641 = linalg.matmul ins(%transposed_216, %collapsed_68 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %642 = linalg.matmul ins(%collapsed_215, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_217 = tensor.expand_shape %642 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %643 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%625, %641 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_218 = tensor.expand_shape %635 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %644 = linalg.generic {indexing_maps = [#map17, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %expanded_218, %cst_7 : tensor<1x1x1xi1>, tensor<7x3x1xf32>, tensor<7x3x1xf32>) outs(%95 : tensor<7x3x1xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x1xf32>
    %645 = linalg.batch_matmul ins(%129, %644 : tensor<7x2x3xf32>, tensor<7x3x1xf32>) outs(%90 : tensor<7x2x1xf32>) -> tensor<7x2x1xf32>
    %transposed_219 = linalg.transpose ins(%expanded_63 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %646 = linalg.batch_matmul ins(%644, %transposed_219 : tensor<7x3x1xf32>, tensor<7x1x2xf32>) outs(%465 : tensor<7x3x2xf32>) -> tensor<7x3x2xf32>
    %647 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_217, %646 : tensor<7x3x2xf32>, tensor<7x3x2xf32>) outs(%61 : tensor<7x3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x2xf32>
    %collapsed_220 = tensor.collapse_shape %645 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %648 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %112 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %649 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %collapsed_66 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %650 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_220, %649 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %expanded_221 = tensor.expand_shape %648 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %651 = tensor.empty() : tensor<7x2x2xf32>
    %652 = tensor.empty() : tensor<7x2xi32>
    %653 = tensor.empty() : tensor<7xi32>
    %654:3 = dp.routine lu ins(%transposed_59 : tensor<7x2x2xf32>) outs(%651, %652, %653 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %655 = tensor.empty() : tensor<7x2xi32>
    %656 = dp.routine pivots_to_permutation ins(%654#1 : tensor<7x2xi32>) outs(%655 : tensor<7x2xi32>)
    %657 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%656 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_222 = tensor.expand_shape %657 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %658 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_222 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_221[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %659 = tensor.empty() : tensor<7x2x1xf32>
    %660 = dp.routine triangular_solve flags unit ins(%654#0, %658 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%659 : tensor<7x2x1xf32>)
    %661 = tensor.empty() : tensor<7x2x1xf32>
    %662 = dp.routine triangular_solve flags upper ins(%654#0, %660 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%661 : tensor<7x2x1xf32>)
    %transposed_223 = linalg.transpose ins(%154 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %663 = linalg.batch_matmul ins(%662, %transposed_223 : tensor<7x2x1xf32>, tensor<7x1x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %664 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %collapsed_224 = tensor.collapse_shape %662 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %665 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%650, %collapsed_224 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %666 = tensor.empty() : tensor<7x2x2xf32>
    %667 = tensor.empty() : tensor<7x2xi32>
    %668 = tensor.empty() : tensor<7xi32>
    %669:3 = dp.routine lu ins(%transposed_59 : tensor<7x2x2xf32>) outs(%666, %667, %668 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %670 = tensor.empty() : tensor<7x2xi32>
    %671 = dp.routine pivots_to_permutation ins(%669#1 : tensor<7x2xi32>) outs(%670 : tensor<7x2xi32>)
    %672 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%671 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %673 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%672 : tensor<7x2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x2xi64>
    %674 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%673 : tensor<7x2x2xi64>) outs(%483 : tensor<7x2x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_154[%822, %823, %824] : tensor<7x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x2xf32>
    %675 = tensor.empty() : tensor<7x2x2xf32>
    %676 = dp.routine triangular_solve flags unit ins(%669#0, %674 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%675 : tensor<7x2x2xf32>)
    %677 = tensor.empty() : tensor<7x2x2xf32>
    %678 = dp.routine triangular_solve flags upper ins(%669#0, %676 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%677 : tensor<7x2x2xf32>)
    %679 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664, %678 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_225 = linalg.transpose ins(%647 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %680 = tensor.empty() : tensor<7x2x2xf32>
    %681 = tensor.empty() : tensor<7x2xi32>
    %682 = tensor.empty() : tensor<7xi32>
    %683:3 = dp.routine lu ins(%transposed_59 : tensor<7x2x2xf32>) outs(%680, %681, %682 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %684 = tensor.empty() : tensor<7x2xi32>
    %685 = dp.routine pivots_to_permutation ins(%683#1 : tensor<7x2xi32>) outs(%684 : tensor<7x2xi32>)
    %686 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%685 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %687 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%686 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %688 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%687 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_225[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %689 = tensor.empty() : tensor<7x2x3xf32>
    %690 = dp.routine triangular_solve flags unit ins(%683#0, %688 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%689 : tensor<7x2x3xf32>)
    %691 = tensor.empty() : tensor<7x2x3xf32>
    %692 = dp.routine triangular_solve flags upper ins(%683#0, %690 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%691 : tensor<7x2x3xf32>)
    %693 = linalg.batch_matmul ins(%692, %transposed_61 : tensor<7x2x3xf32>, tensor<7x3x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %694 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %695 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679, %694 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_226 = linalg.transpose ins(%692 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_227 = tensor.collapse_shape %transposed_226 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %transposed_228 = linalg.transpose ins(%collapsed_52 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %696 = linalg.matmul ins(%transposed_228, %collapsed_227 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %697 = linalg.matmul ins(%collapsed_227, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_229 = tensor.expand_shape %697 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_230 = linalg.transpose ins(%expanded_229 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %698 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%640, %transposed_230 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %699 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%643, %696 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %700 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%665 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_231 = linalg.transpose ins(%104 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %701 = linalg.matmul ins(%transposed_231, %700 : tensor<3x7xf32>, tensor<7x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %702 = linalg.matmul ins(%700, %transposed_42 : tensor<7x2xf32>, tensor<2x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %703 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%635, %702 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %704 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%699, %701 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %collapsed_232 = tensor.collapse_shape %695 [[0, 1], [2]] : tensor<7x2x2xf32> into tensor<14x2xf32>
    %transposed_233 = linalg.transpose ins(%collapsed_55 : tensor<14x3xf32>) outs(%529 : tensor<3x14xf32>) permutation = [1, 0] 
    %705 = linalg.matmul ins(%transposed_233, %collapsed_232 : tensor<3x14xf32>, tensor<14x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %706 = linalg.matmul ins(%collapsed_232, %transposed_42 : tensor<14x2xf32>, tensor<2x3xf32>) outs(%532 : tensor<14x3xf32>) -> tensor<14x3xf32>
    %707 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%704, %705 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_234 = tensor.expand_shape %706 [[0, 1], [2]] output_shape [7, 2, 3] : tensor<14x3xf32> into tensor<7x2x3xf32>
    %transposed_235 = linalg.transpose ins(%expanded_234 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_236 = tensor.collapse_shape %transposed_235 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %708 = linalg.matmul ins(%transposed_228, %collapsed_236 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %709 = linalg.matmul ins(%collapsed_236, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_237 = tensor.expand_shape %709 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_238 = linalg.transpose ins(%expanded_237 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %710 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%698, %transposed_238 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %711 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%707, %708 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %712 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "parallel", "parallel"]} ins(%710 : tensor<7x3x3xf32>) outs(%540 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_239 = tensor.collapse_shape %712 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %713 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%627, %collapsed_239 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %collapsed_240 = tensor.collapse_shape %710 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_241 = linalg.transpose ins(%collapsed_240 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %714 = linalg.matmul ins(%transposed_241, %collapsed_49 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %715 = linalg.matmul ins(%collapsed_240, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_242 = tensor.expand_shape %715 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %716 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%636, %714 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_243 = linalg.transpose ins(%expanded_242 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_244 = tensor.collapse_shape %transposed_243 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_245 = linalg.transpose ins(%collapsed_244 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %717 = linalg.matmul ins(%transposed_245, %collapsed_46 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %718 = linalg.matmul ins(%collapsed_244, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_246 = tensor.expand_shape %718 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %719 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%716, %717 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_247 = linalg.transpose ins(%expanded_246 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %transposed_248 = linalg.transpose ins(%703 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %720 = linalg.matmul ins(%transposed_248, %98 : tensor<3x7xf32>, tensor<7x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %721 = linalg.matmul ins(%703, %arg0 : tensor<7x3xf32>, tensor<3x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %722 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%719, %720 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %723 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_247 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %transposed_249 = linalg.transpose ins(%expanded_44 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %724 = linalg.batch_matmul ins(%transposed_249, %723 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %725 = linalg.batch_matmul ins(%723, %transposed_25 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%101 : tensor<7x3x3xf32>) -> tensor<7x3x3xf32>
    %726 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_247, %724 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %collapsed_250 = tensor.collapse_shape %725 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_251 = linalg.transpose ins(%collapsed_250 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %727 = linalg.matmul ins(%transposed_251, %collapsed_43 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %728 = linalg.matmul ins(%collapsed_250, %arg2 : tensor<21x3xf32>, tensor<3x2xf32>) outs(%20 : tensor<21x2xf32>) -> tensor<21x2xf32>
    %expanded_252 = tensor.expand_shape %728 [[0, 1], [2]] output_shape [7, 3, 2] : tensor<21x2xf32> into tensor<7x3x2xf32>
    %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%711, %727 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_253 = tensor.expand_shape %721 [[0], [1, 2]] output_shape [7, 3, 1] : tensor<7x3xf32> into tensor<7x3x1xf32>
    %730 = linalg.generic {indexing_maps = [#map17, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%461, %expanded_253, %cst_7 : tensor<1x1x1xi1>, tensor<7x3x1xf32>, tensor<7x3x1xf32>) outs(%95 : tensor<7x3x1xf32>) {
    ^bb0(%in: i1, %in_283: f32, %in_284: f32, %out: f32):
      %822 = arith.select %in, %in_283, %in_284 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x1xf32>
    %731 = linalg.batch_matmul ins(%60, %730 : tensor<7x2x3xf32>, tensor<7x3x1xf32>) outs(%90 : tensor<7x2x1xf32>) -> tensor<7x2x1xf32>
    %transposed_254 = linalg.transpose ins(%expanded_37 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %732 = linalg.batch_matmul ins(%730, %transposed_254 : tensor<7x3x1xf32>, tensor<7x1x2xf32>) outs(%465 : tensor<7x3x2xf32>) -> tensor<7x3x2xf32>
    %733 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_252, %732 : tensor<7x3x2xf32>, tensor<7x3x2xf32>) outs(%61 : tensor<7x3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x2xf32>
    %collapsed_255 = tensor.collapse_shape %731 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %734 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %37 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %735 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%467, %collapsed_40 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.mulf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %736 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_255, %735 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %expanded_256 = tensor.expand_shape %734 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xf32> into tensor<7x2x1xf32>
    %737 = tensor.empty() : tensor<7x2x2xf32>
    %738 = tensor.empty() : tensor<7x2xi32>
    %739 = tensor.empty() : tensor<7xi32>
    %740:3 = dp.routine lu ins(%transposed_33 : tensor<7x2x2xf32>) outs(%737, %738, %739 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %741 = tensor.empty() : tensor<7x2xi32>
    %742 = dp.routine pivots_to_permutation ins(%740#1 : tensor<7x2xi32>) outs(%741 : tensor<7x2xi32>)
    %743 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%742 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %expanded_257 = tensor.expand_shape %743 [[0], [1, 2]] output_shape [7, 2, 1] : tensor<7x2xi64> into tensor<7x2x1xi64>
    %744 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_257 : tensor<7x2x1xi64>) outs(%90 : tensor<7x2x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = arith.cmpi slt, %823, %c2 : index
      cf.assert %824, "index must be smaller than dim size"
      %825 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %825, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_256[%822, %823, %c0] : tensor<7x2x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x1xf32>
    %745 = tensor.empty() : tensor<7x2x1xf32>
    %746 = dp.routine triangular_solve flags unit ins(%740#0, %744 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%745 : tensor<7x2x1xf32>)
    %747 = tensor.empty() : tensor<7x2x1xf32>
    %748 = dp.routine triangular_solve flags upper ins(%740#0, %746 : tensor<7x2x2xf32>, tensor<7x2x1xf32>) outs(%747 : tensor<7x2x1xf32>)
    %transposed_258 = linalg.transpose ins(%91 : tensor<7x2x1xf32>) outs(%464 : tensor<7x1x2xf32>) permutation = [0, 2, 1] 
    %749 = linalg.batch_matmul ins(%748, %transposed_258 : tensor<7x2x1xf32>, tensor<7x1x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %750 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%749 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %collapsed_259 = tensor.collapse_shape %748 [[0], [1, 2]] : tensor<7x2x1xf32> into tensor<7x2xf32>
    %751 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%736, %collapsed_259 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %752 = tensor.empty() : tensor<7x2x2xf32>
    %753 = tensor.empty() : tensor<7x2xi32>
    %754 = tensor.empty() : tensor<7xi32>
    %755:3 = dp.routine lu ins(%transposed_33 : tensor<7x2x2xf32>) outs(%752, %753, %754 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %756 = tensor.empty() : tensor<7x2xi32>
    %757 = dp.routine pivots_to_permutation ins(%755#1 : tensor<7x2xi32>) outs(%756 : tensor<7x2xi32>)
    %758 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%757 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %759 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%758 : tensor<7x2xi64>) outs(%52 : tensor<7x2x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x2xi64>
    %760 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%759 : tensor<7x2x2xi64>) outs(%483 : tensor<7x2x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_154[%822, %823, %824] : tensor<7x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x2xf32>
    %761 = tensor.empty() : tensor<7x2x2xf32>
    %762 = dp.routine triangular_solve flags unit ins(%755#0, %760 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%761 : tensor<7x2x2xf32>)
    %763 = tensor.empty() : tensor<7x2x2xf32>
    %764 = dp.routine triangular_solve flags upper ins(%755#0, %762 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%763 : tensor<7x2x2xf32>)
    %765 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%750, %764 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_260 = linalg.transpose ins(%733 : tensor<7x3x2xf32>) outs(%22 : tensor<7x2x3xf32>) permutation = [0, 2, 1] 
    %766 = tensor.empty() : tensor<7x2x2xf32>
    %767 = tensor.empty() : tensor<7x2xi32>
    %768 = tensor.empty() : tensor<7xi32>
    %769:3 = dp.routine lu ins(%transposed_33 : tensor<7x2x2xf32>) outs(%766, %767, %768 : tensor<7x2x2xf32>, tensor<7x2xi32>, tensor<7xi32>)
    %770 = tensor.empty() : tensor<7x2xi32>
    %771 = dp.routine pivots_to_permutation ins(%769#1 : tensor<7x2xi32>) outs(%770 : tensor<7x2xi32>)
    %772 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%771 : tensor<7x2xi32>) outs(%44 : tensor<7x2xi64>) {
    ^bb0(%in: i32, %out: i64):
      %822 = arith.extsi %in : i32 to i64
      linalg.yield %822 : i64
    } -> tensor<7x2xi64>
    %773 = linalg.generic {indexing_maps = [#map9, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%772 : tensor<7x2xi64>) outs(%57 : tensor<7x2x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<7x2x3xi64>
    %774 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%773 : tensor<7x2x3xi64>) outs(%59 : tensor<7x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %822 = linalg.index 0 : index
      %823 = arith.index_cast %in : i64 to index
      %824 = linalg.index 2 : index
      %825 = arith.cmpi slt, %823, %c2 : index
      cf.assert %825, "index must be smaller than dim size"
      %826 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %826, "index must be larger or equal to 0"
      %extracted = tensor.extract %transposed_260[%822, %823, %824] : tensor<7x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x2x3xf32>
    %775 = tensor.empty() : tensor<7x2x3xf32>
    %776 = dp.routine triangular_solve flags unit ins(%769#0, %774 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%775 : tensor<7x2x3xf32>)
    %777 = tensor.empty() : tensor<7x2x3xf32>
    %778 = dp.routine triangular_solve flags upper ins(%769#0, %776 : tensor<7x2x2xf32>, tensor<7x2x3xf32>) outs(%777 : tensor<7x2x3xf32>)
    %779 = linalg.batch_matmul ins(%778, %transposed_35 : tensor<7x2x3xf32>, tensor<7x3x2xf32>) outs(%483 : tensor<7x2x2xf32>) -> tensor<7x2x2xf32>
    %780 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%779 : tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %781 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%765, %780 : tensor<7x2x2xf32>, tensor<7x2x2xf32>) outs(%32 : tensor<7x2x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x2x2xf32>
    %transposed_261 = linalg.transpose ins(%778 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_262 = tensor.collapse_shape %transposed_261 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %transposed_263 = linalg.transpose ins(%collapsed_26 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %782 = linalg.matmul ins(%transposed_263, %collapsed_262 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %783 = linalg.matmul ins(%collapsed_262, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_264 = tensor.expand_shape %783 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_265 = linalg.transpose ins(%expanded_264 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %784 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%726, %transposed_265 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %785 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%729, %782 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %786 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%751 : tensor<7x2xf32>) outs(%34 : tensor<7x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.negf %in : f32
      linalg.yield %822 : f32
    } -> tensor<7x2xf32>
    %transposed_266 = linalg.transpose ins(%13 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %787 = linalg.matmul ins(%transposed_266, %786 : tensor<3x7xf32>, tensor<7x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %788 = linalg.matmul ins(%786, %transposed_42 : tensor<7x2xf32>, tensor<2x3xf32>) outs(%12 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %789 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%721, %788 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%11 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3xf32>
    %790 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%785, %787 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %collapsed_267 = tensor.collapse_shape %781 [[0, 1], [2]] : tensor<7x2x2xf32> into tensor<14x2xf32>
    %transposed_268 = linalg.transpose ins(%collapsed_29 : tensor<14x3xf32>) outs(%529 : tensor<3x14xf32>) permutation = [1, 0] 
    %791 = linalg.matmul ins(%transposed_268, %collapsed_267 : tensor<3x14xf32>, tensor<14x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %792 = linalg.matmul ins(%collapsed_267, %transposed_42 : tensor<14x2xf32>, tensor<2x3xf32>) outs(%532 : tensor<14x3xf32>) -> tensor<14x3xf32>
    %793 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%790, %791 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %expanded_269 = tensor.expand_shape %792 [[0, 1], [2]] output_shape [7, 2, 3] : tensor<14x3xf32> into tensor<7x2x3xf32>
    %transposed_270 = linalg.transpose ins(%expanded_269 : tensor<7x2x3xf32>) outs(%61 : tensor<7x3x2xf32>) permutation = [0, 2, 1] 
    %collapsed_271 = tensor.collapse_shape %transposed_270 [[0, 1], [2]] : tensor<7x3x2xf32> into tensor<21x2xf32>
    %794 = linalg.matmul ins(%transposed_263, %collapsed_271 : tensor<3x21xf32>, tensor<21x2xf32>) outs(%521 : tensor<3x2xf32>) -> tensor<3x2xf32>
    %795 = linalg.matmul ins(%collapsed_271, %transposed_42 : tensor<21x2xf32>, tensor<2x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_272 = tensor.expand_shape %795 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %transposed_273 = linalg.transpose ins(%expanded_272 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %796 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%784, %transposed_273 : tensor<7x3x3xf32>, tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<7x3x3xf32>
    %797 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%793, %794 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %798 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["reduction", "parallel", "parallel"]} ins(%796 : tensor<7x3x3xf32>) outs(%540 : tensor<1x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.addf %in, %out : f32
      linalg.yield %822 : f32
    } -> tensor<1x3x3xf32>
    %collapsed_274 = tensor.collapse_shape %798 [[0, 1], [2]] : tensor<1x3x3xf32> into tensor<3x3xf32>
    %799 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%713, %collapsed_274 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %collapsed_275 = tensor.collapse_shape %796 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_276 = linalg.transpose ins(%collapsed_275 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %800 = linalg.matmul ins(%transposed_276, %collapsed_23 : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %801 = linalg.matmul ins(%collapsed_275, %arg0 : tensor<21x3xf32>, tensor<3x3xf32>) outs(%15 : tensor<21x3xf32>) -> tensor<21x3xf32>
    %expanded_277 = tensor.expand_shape %801 [[0, 1], [2]] output_shape [7, 3, 3] : tensor<21x3xf32> into tensor<7x3x3xf32>
    %802 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%722, %800 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_278 = linalg.transpose ins(%expanded_277 : tensor<7x3x3xf32>) outs(%9 : tensor<7x3x3xf32>) permutation = [0, 2, 1] 
    %collapsed_279 = tensor.collapse_shape %transposed_278 [[0, 1], [2]] : tensor<7x3x3xf32> into tensor<21x3xf32>
    %transposed_280 = linalg.transpose ins(%collapsed_279 : tensor<21x3xf32>) outs(%519 : tensor<3x21xf32>) permutation = [1, 0] 
    %803 = linalg.matmul ins(%transposed_280, %collapsed : tensor<3x21xf32>, tensor<21x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %804 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%802, %803 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_281 = linalg.transpose ins(%789 : tensor<7x3xf32>) outs(%286 : tensor<3x7xf32>) permutation = [1, 0] 
    %805 = linalg.matmul ins(%transposed_281, %arg7 : tensor<3x7xf32>, tensor<7x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %806 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%804, %805 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %transposed_282 = linalg.transpose ins(%799 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) permutation = [1, 0] 
    %807 = linalg.matmul ins(%transposed_282, %arg1 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %808 = linalg.matmul ins(%799, %arg1 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%6 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %809 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%808, %807 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %810 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_2 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<3x3xf32>
    %811 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%810, %806 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %812 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%811 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_3 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<3x3xf32>
    %813 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %812 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %814 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_2 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<3x3xf32>
    %815 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%814, %809 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %816 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%815 : tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_3 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<3x3xf32>
    %817 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %816 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%4 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x3xf32>
    %818 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_2 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<3x2xf32>
    %819 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%818, %797 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.addf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    %820 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%819 : tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %822 = arith.truncf %cst_3 : f64 to f32
      %823 = arith.mulf %in, %822 : f32
      linalg.yield %823 : f32
    } -> tensor<3x2xf32>
    %821 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %820 : tensor<3x2xf32>, tensor<3x2xf32>) outs(%520 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_283: f32, %out: f32):
      %822 = arith.subf %in, %in_283 : f32
      linalg.yield %822 : f32
    } -> tensor<3x2xf32>
    return %813, %817, %821, %811, %815, %819, %332, %transposed_122, %280, %346 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x2xf32>, tensor<f32>, tensor<7x3xf32>, tensor<7x3x3xf32>, tensor<3x3xf32>
  }
}

