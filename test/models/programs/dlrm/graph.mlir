#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @train_step(%arg0: tensor<7x4xf32> {dp.name = "params.t0", dp.state}, %arg1: tensor<5x4xf32> {dp.name = "params.t1", dp.state}, %arg2: tensor<9x4xf32> {dp.name = "params.t2", dp.state}, %arg3: tensor<6x4xf32> {dp.name = "params.bottom", dp.state}, %arg4: tensor<10x8xf32> {dp.name = "params.top", dp.state}, %arg5: tensor<8x1xf32> {dp.name = "params.out", dp.state}, %arg6: tensor<7x4xf32> {dp.name = "momentum.t0", dp.state}, %arg7: tensor<5x4xf32> {dp.name = "momentum.t1", dp.state}, %arg8: tensor<9x4xf32> {dp.name = "momentum.t2", dp.state}, %arg9: tensor<6x4xf32> {dp.name = "momentum.bottom", dp.state}, %arg10: tensor<10x8xf32> {dp.name = "momentum.top", dp.state}, %arg11: tensor<8x1xf32> {dp.name = "momentum.out", dp.state}, %arg12: tensor<9x6xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg13: tensor<9x3xi64> {dp.name = "ids", dp.scatter = 0 : i64}, %arg14: tensor<9xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<7x4xf32> {dp.name = "params.t0", dp.updates = 0 : i64}, tensor<5x4xf32> {dp.name = "params.t1", dp.updates = 1 : i64}, tensor<9x4xf32> {dp.name = "params.t2", dp.updates = 2 : i64}, tensor<6x4xf32> {dp.name = "params.bottom", dp.updates = 3 : i64}, tensor<10x8xf32> {dp.name = "params.top", dp.updates = 4 : i64}, tensor<8x1xf32> {dp.name = "params.out", dp.updates = 5 : i64}, tensor<7x4xf32> {dp.name = "momentum.t0", dp.updates = 6 : i64}, tensor<5x4xf32> {dp.name = "momentum.t1", dp.updates = 7 : i64}, tensor<9x4xf32> {dp.name = "momentum.t2", dp.updates = 8 : i64}, tensor<6x4xf32> {dp.name = "momentum.bottom", dp.updates = 9 : i64}, tensor<10x8xf32> {dp.name = "momentum.top", dp.updates = 10 : i64}, tensor<8x1xf32> {dp.name = "momentum.out", dp.updates = 11 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "right"}) {
    %c4_i64 = arith.constant 4 : i64
    %c9_i64 = arith.constant 9 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %c7 = arith.constant 7 : index
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<9x1xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<9xf32>
    %cst_3 = arith.constant 2.000000e-01 : f64
    %cst_4 = arith.constant 9.000000e-01 : f64
    %cst_5 = arith.constant 5.000000e-01 : f64
    %cst_6 = arith.constant 9.000000e+00 : f32
    %c6_i64 = arith.constant 6 : i64
    %c-9_i64 = arith.constant -9 : i64
    %c8_i64 = arith.constant 8 : i64
    %c5_i64 = arith.constant 5 : i64
    %c-5_i64 = arith.constant -5 : i64
    %c7_i64 = arith.constant 7 : i64
    %c-7_i64 = arith.constant -7 : i64
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<9x4x4xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<9x4xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<5x4xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<7x4xf32>
    %cst_11 = arith.constant dense<1> : tensor<i64>
    %cst_12 = arith.constant dense_resource<torch_tensor_6_torch.int64_1> : tensor<6xi64>
    %cst_13 = arith.constant dense_resource<torch_tensor_6_torch.int64> : tensor<6xi64>
    %0 = tensor.empty() : tensor<9x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %2 = linalg.matmul ins(%arg12, %arg3 : tensor<9x6xf32>, tensor<6x4xf32>) outs(%1 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.tanh %in : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %extracted_slice = tensor.extract_slice %arg13[0, 0] [9, 1] [1, 1] : tensor<9x3xi64> to tensor<9x1xi64>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<9x1xi64> into tensor<9xi64>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<9xi64>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %151 = arith.index_cast %in : i64 to index
      %152 = linalg.index 1 : index
      %153 = arith.cmpi slt, %151, %c7 : index
      cf.assert %153, "index must be smaller than dim size"
      %154 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %154, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%151, %152] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4xf32>
    %extracted_slice_14 = tensor.extract_slice %arg13[0, 1] [9, 1] [1, 1] : tensor<9x3xi64> to tensor<9x1xi64>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1]] : tensor<9x1xi64> into tensor<9xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_15 : tensor<9xi64>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %151 = arith.index_cast %in : i64 to index
      %152 = linalg.index 1 : index
      %153 = arith.cmpi slt, %151, %c5 : index
      cf.assert %153, "index must be smaller than dim size"
      %154 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %154, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg1[%151, %152] : tensor<5x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4xf32>
    %extracted_slice_16 = tensor.extract_slice %arg13[0, 2] [9, 1] [1, 1] : tensor<9x3xi64> to tensor<9x1xi64>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1]] : tensor<9x1xi64> into tensor<9xi64>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17 : tensor<9xi64>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %151 = arith.index_cast %in : i64 to index
      %152 = linalg.index 1 : index
      %153 = arith.cmpi slt, %151, %c9 : index
      cf.assert %153, "index must be smaller than dim size"
      %154 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %154, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%151, %152] : tensor<9x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x4xf32>
    %concat = tensor.concat dim(1) %3, %4, %5, %6 : (tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x16xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [9, 4, 4] : tensor<9x16xf32> into tensor<9x4x4xf32>
    %7 = tensor.empty() : tensor<9x4x4xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<9x4x4xf32>) outs(%7 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %9 = linalg.batch_matmul ins(%expanded, %transposed : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %10 = tensor.empty() : tensor<9xi64>
    %11 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%10 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %151 = linalg.index 0 : index
      %152 = arith.index_cast %151 : index to i64
      linalg.yield %152 : i64
    } -> tensor<9xi64>
    %expanded_18 = tensor.expand_shape %11 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %12 = tensor.empty() : tensor<9x6xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %cst_13, %cst_12 : tensor<9x1xi64>, tensor<6xi64>, tensor<6xi64>) outs(%12 : tensor<9x6xf32>) {
    ^bb0(%in: i64, %in_57: i64, %in_58: i64, %out: f32):
      %151 = arith.cmpi slt, %in, %c0_i64 : i64
      %152 = arith.addi %in, %c9_i64 : i64
      %153 = arith.select %151, %152, %in : i64
      %154 = arith.index_cast %153 : i64 to index
      %155 = arith.cmpi slt, %in_57, %c0_i64 : i64
      %156 = arith.addi %in_57, %c4_i64 : i64
      %157 = arith.select %155, %156, %in_57 : i64
      %158 = arith.index_cast %157 : i64 to index
      %159 = arith.cmpi slt, %in_58, %c0_i64 : i64
      %160 = arith.addi %in_58, %c4_i64 : i64
      %161 = arith.select %159, %160, %in_58 : i64
      %162 = arith.index_cast %161 : i64 to index
      %extracted = tensor.extract %9[%154, %158, %162] : tensor<9x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x6xf32>
    %concat_19 = tensor.concat dim(1) %3, %13 : (tensor<9x4xf32>, tensor<9x6xf32>) -> tensor<9x10xf32>
    %14 = tensor.empty() : tensor<9x8xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<9x8xf32>) -> tensor<9x8xf32>
    %16 = linalg.matmul ins(%concat_19, %arg4 : tensor<9x10xf32>, tensor<10x8xf32>) outs(%15 : tensor<9x8xf32>) -> tensor<9x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9x8xf32>) outs(%14 : tensor<9x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.tanh %in : f32
      linalg.yield %151 : f32
    } -> tensor<9x8xf32>
    %18 = tensor.empty() : tensor<9x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %20 = linalg.matmul ins(%17, %arg5 : tensor<9x8xf32>, tensor<8x1xf32>) outs(%19 : tensor<9x1xf32>) -> tensor<9x1xf32>
    %collapsed_20 = tensor.collapse_shape %20 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32>
    %21 = tensor.empty() : tensor<9xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%22 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.cmpf ult, %in, %cst : f32
      %152 = arith.select %151, %cst, %in : f32
      linalg.yield %152 : f32
    } -> tensor<9xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%cst_2, %arg14 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%24, %collapsed_20 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%25, %23 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%23 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%27 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%22, %23 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%29 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.exp %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%28, %30 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%31 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = math.log %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%26, %32 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %34 = tensor.empty() : tensor<f32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<f32>) -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%33 : tensor<9xf32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.addf %in, %out : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%36 : tensor<f32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<f32>
    %38 = tensor.empty() : tensor<9xi1>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<9xf32>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %151 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg14 : tensor<9xf32>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %151 = arith.extf %in : f32 to f64
      %152 = arith.cmpf ogt, %151, %cst_5 : f64
      linalg.yield %152 : i1
    } -> tensor<9xi1>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %40 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.cmpi eq, %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %42 = tensor.empty() : tensor<i64>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<i64>) -> tensor<i64>
    %44 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["reduction"]} ins(%41 : tensor<9xi1>) outs(%43 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %151 = arith.extui %in : i1 to i64
      %152 = arith.addi %151, %out : i64
      linalg.yield %152 : i64
    } -> tensor<i64>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%cst_2 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.divf %in, %cst_6 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%45, %31 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.divf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%46, %30 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%47 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%46, %28 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%49 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%48, %50 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%51, %45 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%45, %24 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%48, %53 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%22 : tensor<9xf32>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %151 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map5, #map2], iterator_types = ["parallel"]} ins(%55, %52, %cst_1 : tensor<9xi1>, tensor<9xf32>, tensor<f32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %out: f32):
      %151 = arith.select %in, %in_57, %in_58 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%56 : tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.negf %in : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%54, %57 : tensor<9xf32>, tensor<9xf32>) outs(%21 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %59 = tensor.empty() : tensor<1xi64>
    %60 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%59 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_21 = tensor.expand_shape %60 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %61 = tensor.empty() : tensor<1x1xi1>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<1x1xi64>) outs(%61 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<1x1xi1>
    %expanded_22 = tensor.expand_shape %58 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %63 = linalg.generic {indexing_maps = [#map7, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %expanded_22, %cst_0 : tensor<1x1xi1>, tensor<9x1xf32>, tensor<9x1xf32>) outs(%18 : tensor<9x1xf32>) {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %out: f32):
      %151 = arith.select %in, %in_57, %in_58 : f32
      linalg.yield %151 : f32
    } -> tensor<9x1xf32>
    %64 = tensor.empty() : tensor<8x9xf32>
    %transposed_23 = linalg.transpose ins(%17 : tensor<9x8xf32>) outs(%64 : tensor<8x9xf32>) permutation = [1, 0] 
    %65 = tensor.empty() : tensor<8x1xf32>
    %66 = linalg.fill ins(%cst : f32) outs(%65 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %67 = linalg.matmul ins(%transposed_23, %63 : tensor<8x9xf32>, tensor<9x1xf32>) outs(%66 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %68 = tensor.empty() : tensor<1x8xf32>
    %transposed_24 = linalg.transpose ins(%arg5 : tensor<8x1xf32>) outs(%68 : tensor<1x8xf32>) permutation = [1, 0] 
    %69 = linalg.matmul ins(%63, %transposed_24 : tensor<9x1xf32>, tensor<1x8xf32>) outs(%15 : tensor<9x8xf32>) -> tensor<9x8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %17 : tensor<9x8xf32>, tensor<9x8xf32>) outs(%14 : tensor<9x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x8xf32>
    %71 = linalg.generic {indexing_maps = [#map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %70 : tensor<i64>, tensor<9x8xf32>) outs(%14 : tensor<9x8xf32>) {
    ^bb0(%in: i64, %in_57: f32, %out: f32):
      %151 = arith.sitofp %in : i64 to f32
      %152 = arith.subf %151, %in_57 : f32
      linalg.yield %152 : f32
    } -> tensor<9x8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %71 : tensor<9x8xf32>, tensor<9x8xf32>) outs(%14 : tensor<9x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x8xf32>
    %73 = tensor.empty() : tensor<10x9xf32>
    %transposed_25 = linalg.transpose ins(%concat_19 : tensor<9x10xf32>) outs(%73 : tensor<10x9xf32>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<10x8xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %76 = linalg.matmul ins(%transposed_25, %72 : tensor<10x9xf32>, tensor<9x8xf32>) outs(%75 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %77 = tensor.empty() : tensor<8x10xf32>
    %transposed_26 = linalg.transpose ins(%arg4 : tensor<10x8xf32>) outs(%77 : tensor<8x10xf32>) permutation = [1, 0] 
    %78 = tensor.empty() : tensor<9x10xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<9x10xf32>) -> tensor<9x10xf32>
    %80 = linalg.matmul ins(%72, %transposed_26 : tensor<9x8xf32>, tensor<8x10xf32>) outs(%79 : tensor<9x10xf32>) -> tensor<9x10xf32>
    %extracted_slice_27 = tensor.extract_slice %80[0, 0] [9, 4] [1, 1] : tensor<9x10xf32> to tensor<9x4xf32>
    %extracted_slice_28 = tensor.extract_slice %80[0, 4] [9, 6] [1, 1] : tensor<9x10xf32> to tensor<9x6xf32>
    %81 = tensor.empty() : tensor<9x6xi64>
    %82 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<9xi64>) outs(%81 : tensor<9x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9x6xi64>
    %collapsed_29 = tensor.collapse_shape %82 [[0, 1]] : tensor<9x6xi64> into tensor<54xi64>
    %83 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<6xi64>) outs(%81 : tensor<9x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9x6xi64>
    %collapsed_30 = tensor.collapse_shape %83 [[0, 1]] : tensor<9x6xi64> into tensor<54xi64>
    %84 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<6xi64>) outs(%81 : tensor<9x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9x6xi64>
    %collapsed_31 = tensor.collapse_shape %84 [[0, 1]] : tensor<9x6xi64> into tensor<54xi64>
    %expanded_32 = tensor.expand_shape %collapsed_29 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %expanded_33 = tensor.expand_shape %collapsed_30 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %expanded_34 = tensor.expand_shape %collapsed_31 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %concat_35 = tensor.concat dim(1) %expanded_32, %expanded_33, %expanded_34 : (tensor<54x1xi64>, tensor<54x1xi64>, tensor<54x1xi64>) -> tensor<54x3xi64>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_28 [[0, 1]] : tensor<9x6xf32> into tensor<54xf32>
    %expanded_37 = tensor.expand_shape %collapsed_36 [[0, 1, 2, 3]] output_shape [54, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1xf32>
    %85 = "tm_tensor.scatter"(%expanded_37, %concat_35, %cst_7) <{dimension_map = array<i64: 0, 1, 2>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %151 = arith.addf %arg16, %arg15 : f32
      "tm_tensor.yield"(%151) : (f32) -> ()
    }) : (tensor<54x1x1x1xf32>, tensor<54x3xi64>, tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %86 = linalg.batch_matmul ins(%transposed, %85 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %87 = linalg.batch_matmul ins(%85, %expanded : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %transposed_38 = linalg.transpose ins(%86 : tensor<9x4x4xf32>) outs(%7 : tensor<9x4x4xf32>) permutation = [0, 2, 1] 
    %88 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %transposed_38 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%7 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4x4xf32>
    %extracted_slice_39 = tensor.extract_slice %88[0, 0, 0] [9, 1, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<9x1x4xf32>
    %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2]] : tensor<9x1x4xf32> into tensor<9x4xf32>
    %extracted_slice_41 = tensor.extract_slice %88[0, 1, 0] [9, 1, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<9x1x4xf32>
    %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0, 1], [2]] : tensor<9x1x4xf32> into tensor<9x4xf32>
    %extracted_slice_43 = tensor.extract_slice %88[0, 2, 0] [9, 1, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<9x1x4xf32>
    %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2]] : tensor<9x1x4xf32> into tensor<9x4xf32>
    %extracted_slice_45 = tensor.extract_slice %88[0, 3, 0] [9, 1, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<9x1x4xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2]] : tensor<9x1x4xf32> into tensor<9x4xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_27, %collapsed_40 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi slt, %in, %c9_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %92 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%90, %91 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.andi %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %94 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%92, %93 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.andi %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %expanded_47 = tensor.expand_shape %94 [[0, 1]] output_shape [9, 1] : tensor<9xi1> into tensor<9x1xi1>
    %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<9xi64>) outs(%10 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %151 = arith.maxsi %in, %c-9_i64 : i64
      %152 = arith.minsi %151, %c8_i64 : i64
      linalg.yield %152 : i64
    } -> tensor<9xi64>
    %96 = tensor.empty() : tensor<9x1xi1>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_47 : tensor<9x1xi1>) outs(%96 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %151 = arith.xori %in, %true : i1
      linalg.yield %151 : i1
    } -> tensor<9x1xi1>
    %98 = linalg.generic {indexing_maps = [#map3, #map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %cst_1, %collapsed_46 : tensor<9x1xi1>, tensor<f32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %out: f32):
      %151 = arith.select %in, %in_57, %in_58 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %expanded_48 = tensor.expand_shape %95 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_49 = tensor.expand_shape %98 [[0], [1, 2]] output_shape [9, 1, 4] : tensor<9x4xf32> into tensor<9x1x4xf32>
    %99 = "tm_tensor.scatter"(%expanded_49, %expanded_48, %cst_8) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %151 = arith.addf %arg16, %arg15 : f32
      "tm_tensor.yield"(%151) : (f32) -> ()
    }) : (tensor<9x1x4xf32>, tensor<9x1xi64>, tensor<9x4xf32>) -> tensor<9x4xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %101 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi slt, %in, %c5_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%100, %101 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.andi %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %104 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%102, %103 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.andi %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %expanded_50 = tensor.expand_shape %104 [[0, 1]] output_shape [9, 1] : tensor<9xi1> into tensor<9x1xi1>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<9xi64>) outs(%10 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %151 = arith.maxsi %in, %c-5_i64 : i64
      %152 = arith.minsi %151, %c4_i64 : i64
      linalg.yield %152 : i64
    } -> tensor<9xi64>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_50 : tensor<9x1xi1>) outs(%96 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %151 = arith.xori %in, %true : i1
      linalg.yield %151 : i1
    } -> tensor<9x1xi1>
    %107 = linalg.generic {indexing_maps = [#map3, #map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %cst_1, %collapsed_44 : tensor<9x1xi1>, tensor<f32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %out: f32):
      %151 = arith.select %in, %in_57, %in_58 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %expanded_51 = tensor.expand_shape %105 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_52 = tensor.expand_shape %107 [[0], [1, 2]] output_shape [9, 1, 4] : tensor<9x4xf32> into tensor<9x1x4xf32>
    %108 = "tm_tensor.scatter"(%expanded_52, %expanded_51, %cst_9) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %151 = arith.addf %arg16, %arg15 : f32
      "tm_tensor.yield"(%151) : (f32) -> ()
    }) : (tensor<9x1x4xf32>, tensor<9x1xi64>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi slt, %in, %c7_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%109, %110 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.andi %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xi64>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i64, %out: i1):
      %151 = arith.cmpi ne, %in, %c-1_i64 : i64
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %113 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%111, %112 : tensor<9xi1>, tensor<9xi1>) outs(%38 : tensor<9xi1>) {
    ^bb0(%in: i1, %in_57: i1, %out: i1):
      %151 = arith.andi %in, %in_57 : i1
      linalg.yield %151 : i1
    } -> tensor<9xi1>
    %expanded_53 = tensor.expand_shape %113 [[0, 1]] output_shape [9, 1] : tensor<9xi1> into tensor<9x1xi1>
    %114 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xi64>) outs(%10 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %151 = arith.maxsi %in, %c-7_i64 : i64
      %152 = arith.minsi %151, %c6_i64 : i64
      linalg.yield %152 : i64
    } -> tensor<9xi64>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_53 : tensor<9x1xi1>) outs(%96 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %151 = arith.xori %in, %true : i1
      linalg.yield %151 : i1
    } -> tensor<9x1xi1>
    %116 = linalg.generic {indexing_maps = [#map3, #map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %cst_1, %collapsed_42 : tensor<9x1xi1>, tensor<f32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_57: f32, %in_58: f32, %out: f32):
      %151 = arith.select %in, %in_57, %in_58 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %expanded_54 = tensor.expand_shape %114 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_55 = tensor.expand_shape %116 [[0], [1, 2]] output_shape [9, 1, 4] : tensor<9x4xf32> into tensor<9x1x4xf32>
    %117 = "tm_tensor.scatter"(%expanded_55, %expanded_54, %cst_10) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %151 = arith.addf %arg16, %arg15 : f32
      "tm_tensor.yield"(%151) : (f32) -> ()
    }) : (tensor<9x1x4xf32>, tensor<9x1xi64>, tensor<7x4xf32>) -> tensor<7x4xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %3 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %119 = linalg.generic {indexing_maps = [#map8, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %118 : tensor<i64>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: i64, %in_57: f32, %out: f32):
      %151 = arith.sitofp %in : i64 to f32
      %152 = arith.subf %151, %in_57 : f32
      linalg.yield %152 : f32
    } -> tensor<9x4xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %119 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.mulf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %121 = tensor.empty() : tensor<6x9xf32>
    %transposed_56 = linalg.transpose ins(%arg12 : tensor<9x6xf32>) outs(%121 : tensor<6x9xf32>) permutation = [1, 0] 
    %122 = tensor.empty() : tensor<6x4xf32>
    %123 = linalg.fill ins(%cst : f32) outs(%122 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %124 = linalg.matmul ins(%transposed_56, %120 : tensor<6x9xf32>, tensor<9x4xf32>) outs(%123 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %125 = tensor.empty() : tensor<7x4xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<7x4xf32>) outs(%125 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<7x4xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %117 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%125 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<7x4xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<7x4xf32>) outs(%125 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_3 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<7x4xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %128 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%125 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<7x4xf32>
    %130 = tensor.empty() : tensor<5x4xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5x4xf32>) outs(%130 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<5x4xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %108 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%130 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<5x4xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<5x4xf32>) outs(%130 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_3 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<5x4xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %133 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%130 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<5x4xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<9x4xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %99 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_3 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<9x4xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %137 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%0 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<9x4xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<6x4xf32>) outs(%122 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x4xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%139, %124 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%122 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<6x4xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<6x4xf32>) outs(%122 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_3 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<6x4xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %141 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%122 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<6x4xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<10x8xf32>) outs(%74 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<10x8xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %76 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%74 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<10x8xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<10x8xf32>) outs(%74 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_3 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<10x8xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %145 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%74 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<10x8xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<8x1xf32>) outs(%65 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_4 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<8x1xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %67 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%65 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.addf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<8x1xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<8x1xf32>) outs(%65 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %151 = arith.truncf %cst_3 : f64 to f32
      %152 = arith.mulf %in, %151 : f32
      linalg.yield %152 : f32
    } -> tensor<8x1xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %149 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%65 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %151 = arith.subf %in, %in_57 : f32
      linalg.yield %151 : f32
    } -> tensor<8x1xf32>
    return %129, %134, %138, %142, %146, %150, %127, %132, %136, %140, %144, %148, %37, %44 : tensor<7x4xf32>, tensor<5x4xf32>, tensor<9x4xf32>, tensor<6x4xf32>, tensor<10x8xf32>, tensor<8x1xf32>, tensor<7x4xf32>, tensor<5x4xf32>, tensor<9x4xf32>, tensor<6x4xf32>, tensor<10x8xf32>, tensor<8x1xf32>, tensor<f32>, tensor<i64>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_6_torch.int64_1: "0x08000000000000000000000000000000000000000100000000000000000000000000000001000000000000000200000000000000",
      torch_tensor_6_torch.int64: "0x08000000010000000000000002000000000000000200000000000000030000000000000003000000000000000300000000000000"
    }
  }
#-}

