#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0) -> (d0, 0)>
module {
  func.func @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.a", dp.state}, %arg1: tensor<3x4xf32> {dp.name = "params.b", dp.state}, %arg2: tensor<10x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg3: tensor<10x3xf32> {dp.name = "z", dp.scatter = 0 : i64}, %arg4: tensor<10xi64> {dp.name = "group", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.a", dp.updates = 0 : i64}, tensor<3x4xf32> {dp.name = "params.b", dp.updates = 1 : i64}, tensor<f32> {dp.name = "loss"}, tensor<10xf32> {dp.name = "right"}, tensor<f32> {dp.name = "upper"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<10x10xf32>
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e-01 : f64
    %cst_2 = arith.constant dense<-2.000000e+01> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<10xf32>
    %cst_6 = arith.constant 2.000000e+01 : f32
    %cst_7 = arith.constant 1.000000e+01 : f32
    %cst_8 = arith.constant 1.000000e+00 : f32
    %c-100_i64 = arith.constant -100 : i64
    %c10_i64 = arith.constant 10 : i64
    %c1_i64 = arith.constant 1 : i64
    %c10 = arith.constant 10 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_9 = arith.constant 0.000000e+00 : f32
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<10x4xf32>
    %c0 = arith.constant 0 : index
    %cst_11 = arith.constant -1.000000e+00 : f32
    %cst_12 = arith.constant dense_resource<torch_tensor_10_torch.int64> : tensor<10xi64>
    %cst_13 = arith.constant dense<1> : tensor<i64>
    %cst_14 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<10x4xf32>
    %1 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %2 = linalg.matmul ins(%arg2, %arg0 : tensor<10x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %4 = linalg.matmul ins(%arg3, %arg1 : tensor<10x3xf32>, tensor<3x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %6 = tensor.empty() : tensor<4x10xf32>
    %transposed = linalg.transpose ins(%5 : tensor<10x4xf32>) outs(%6 : tensor<4x10xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<10x10xf32>
    %8 = linalg.fill ins(%cst_9 : f32) outs(%7 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %9 = linalg.matmul ins(%3, %transposed : tensor<10x4xf32>, tensor<4x10xf32>) outs(%8 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %10 = tensor.empty() : tensor<10x10xi1>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %expanded : tensor<10xi64>, tensor<10x1xi64>) outs(%10 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_34: i64, %out: i1):
      %137 = arith.cmpi eq, %in, %in_34 : i64
      linalg.yield %137 : i1
    } -> tensor<10x10xi1>
    %12 = tensor.empty() : tensor<10xi64>
    %13 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%12 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %137 = linalg.index 0 : index
      %138 = arith.index_cast %137 : index to i64
      linalg.yield %138 : i64
    } -> tensor<10xi64>
    %expanded_15 = tensor.expand_shape %13 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %14 = linalg.generic {indexing_maps = [#map2, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %13 : tensor<10x1xi64>, tensor<10xi64>) outs(%10 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_34: i64, %out: i1):
      %137 = arith.cmpi eq, %in, %in_34 : i64
      linalg.yield %137 : i1
    } -> tensor<10x10xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<10x10xi1>) outs(%10 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %out: i1):
      %137 = arith.xori %in, %true : i1
      linalg.yield %137 : i1
    } -> tensor<10x10xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %15 : tensor<10x10xi1>, tensor<10x10xi1>) outs(%10 : tensor<10x10xi1>) {
    ^bb0(%in: i1, %in_34: i1, %out: i1):
      %137 = arith.andi %in, %in_34 : i1
      linalg.yield %137 : i1
    } -> tensor<10x10xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_2, %9 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<10xi64>) -> tensor<10xi64>
    %19 = tensor.empty() : tensor<10xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<10xf32>) -> tensor<10xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<10x10xf32>) outs(%20, %18 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %137 = linalg.index 1 : index
      %138 = arith.index_cast %137 : index to i64
      %139 = arith.maximumf %in, %out : f32
      %140 = arith.cmpf ogt, %in, %out : f32
      %141 = arith.select %140, %138, %out_34 : i64
      linalg.yield %139, %141 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_16 = tensor.expand_shape %21#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %expanded_16 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %24 = tensor.empty() : tensor<10x1xf32>
    %25 = linalg.fill ins(%cst_9 : f32) outs(%24 : tensor<10x1xf32>) -> tensor<10x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<10x10xf32>) outs(%25 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<10x1xf32>) outs(%24 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.log %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %27 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %29 = tensor.empty() : tensor<10xi1>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%13 : tensor<10xi64>) outs(%29 : tensor<10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %137 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %137 : i1
    } -> tensor<10xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map6, #map3], iterator_types = ["parallel"]} ins(%30, %13, %cst_14 : tensor<10xi1>, tensor<10xi64>, tensor<i64>) outs(%12 : tensor<10xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %137 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %137 : i64
    } -> tensor<10xi64>
    %expanded_17 = tensor.expand_shape %31 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<10x1xi64>) outs(%25 : tensor<10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %137 = linalg.index 0 : index
      %138 = arith.index_cast %in : i64 to index
      %139 = arith.cmpi slt, %138, %c10 : index
      cf.assert %139, "index must be smaller than dim size"
      %140 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %140, "index must be larger or equal to 0"
      %extracted = tensor.extract %28[%137, %138] : tensor<10x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x1xf32>
    %collapsed = tensor.collapse_shape %32 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map6, #map3], iterator_types = ["parallel"]} ins(%30, %33, %cst_3 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %35 = tensor.empty() : tensor<i64>
    %36 = linalg.fill ins(%c0_i64 : i64) outs(%35 : tensor<i64>) -> tensor<i64>
    %37 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%30 : tensor<10xi1>) outs(%36 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %137 = arith.extui %in : i1 to i64
      %138 = arith.addi %137, %out : i64
      linalg.yield %138 : i64
    } -> tensor<i64>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%37 : tensor<i64>) outs(%38 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %137 = arith.sitofp %in : i64 to f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %40 = linalg.fill ins(%cst_9 : f32) outs(%38 : tensor<f32>) -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%34 : tensor<10xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%41, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.divf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %transposed_18 = linalg.transpose ins(%17 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) permutation = [1, 0] 
    %43:2 = linalg.generic {indexing_maps = [#map, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%transposed_18 : tensor<10x10xf32>) outs(%20, %18 : tensor<10xf32>, tensor<10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %137 = linalg.index 1 : index
      %138 = arith.index_cast %137 : index to i64
      %139 = arith.maximumf %in, %out : f32
      %140 = arith.cmpf ogt, %in, %out : f32
      %141 = arith.select %140, %138, %out_34 : i64
      linalg.yield %139, %141 : f32, i64
    } -> (tensor<10xf32>, tensor<10xi64>)
    %expanded_19 = tensor.expand_shape %43#0 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_18, %expanded_19 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%45 : tensor<10x10xf32>) outs(%25 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<10x1xf32>) outs(%24 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.log %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %47 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<10x1xi64>) outs(%25 : tensor<10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %137 = linalg.index 0 : index
      %138 = arith.index_cast %in : i64 to index
      %139 = arith.cmpi slt, %138, %c10 : index
      cf.assert %139, "index must be smaller than dim size"
      %140 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %140, "index must be larger or equal to 0"
      %extracted = tensor.extract %48[%137, %138] : tensor<10x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x1xf32>
    %collapsed_20 = tensor.collapse_shape %49 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map6, #map3], iterator_types = ["parallel"]} ins(%30, %50, %cst_3 : tensor<10xi1>, tensor<10xf32>, tensor<f32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%51 : tensor<10xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%52, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.divf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%42, %53 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<10xi64>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %137 = arith.cmpi slt, %in, %c0_i64 : i64
      %138 = arith.addi %in, %c10_i64 : i64
      %139 = arith.select %137, %138, %in : i64
      %140 = arith.index_cast %139 : i64 to index
      %141 = linalg.index 1 : index
      %extracted = tensor.extract %5[%140, %141] : tensor<10x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x4xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %55 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %57 = linalg.fill ins(%cst_9 : f32) outs(%19 : tensor<10xf32>) -> tensor<10xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%56 : tensor<10x4xf32>) outs(%57 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %extracted_slice = tensor.extract_slice %5[7, 0] [3, 4] [1, 1] : tensor<10x4xf32> to tensor<3x4xf32>
    %extracted_slice_21 = tensor.extract_slice %5[0, 0] [7, 4] [1, 1] : tensor<10x4xf32> to tensor<7x4xf32>
    %concat = tensor.concat dim(0) %extracted_slice, %extracted_slice_21 : (tensor<3x4xf32>, tensor<7x4xf32>) -> tensor<10x4xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %concat : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%59 : tensor<10x4xf32>) outs(%57 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%58, %60 : tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %62 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%19 : tensor<10xf32>) {
    ^bb0(%out: f32):
      %137 = linalg.index 0 : index
      %extracted = tensor.extract %17[%137, %137] : tensor<10x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<10xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %62 : tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%63 : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.log1p %in : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%63 : tensor<10xf32>) outs(%29 : tensor<10xi1>) {
    ^bb0(%in: f32, %out: i1):
      %137 = arith.cmpf ogt, %in, %cst_6 : f32
      linalg.yield %137 : i1
    } -> tensor<10xi1>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%66, %63, %65 : tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction"]} ins(%67 : tensor<10xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%68 : tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_7 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%54, %69 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %expanded_22 = tensor.expand_shape %13 [[0, 1]] output_shape [1, 10] : tensor<10xi64> into tensor<1x10xi64>
    %71 = tensor.empty() : tensor<10x10xi64>
    %72 = linalg.generic {indexing_maps = [#map8, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %expanded_15 : tensor<1x10xi64>, tensor<10x1xi64>) outs(%71 : tensor<10x10xi64>) {
    ^bb0(%in: i64, %in_34: i64, %out: i64):
      %137 = arith.subi %in, %in_34 : i64
      linalg.yield %137 : i64
    } -> tensor<10x10xi64>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<10x10xi64>) outs(%10 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %137 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %137 : i1
    } -> tensor<10x10xi1>
    %74 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %17, %cst_3 : tensor<10x10xi1>, tensor<10x10xf32>, tensor<f32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "reduction"]} ins(%74 : tensor<10x10xf32>) outs(%40 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.divf %in, %cst_7 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%76, %64 : tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %cst_8 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%77, %78 : tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.divf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%66, %76, %79 : tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%80 : tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      linalg.yield %137 : f32
    } -> tensor<10xf32>
    %expanded_23 = tensor.expand_shape %81 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map2, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %expanded_23, %cst_3 : tensor<10x10xi1>, tensor<10x1xf32>, tensor<f32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<10xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %concat : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %extracted_slice_24 = tensor.extract_slice %84[3, 0] [7, 4] [1, 1] : tensor<10x4xf32> to tensor<7x4xf32>
    %extracted_slice_25 = tensor.extract_slice %84[0, 0] [3, 4] [1, 1] : tensor<10x4xf32> to tensor<3x4xf32>
    %concat_26 = tensor.concat dim(0) %extracted_slice_24, %extracted_slice_25 : (tensor<7x4xf32>, tensor<3x4xf32>) -> tensor<10x4xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %55 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %expanded_27 = tensor.expand_shape %cst_12 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %expanded_28 = tensor.expand_shape %84 [[0], [1, 2]] output_shape [10, 1, 4] : tensor<10x4xf32> into tensor<10x1x4xf32>
    %88 = "tm_tensor.scatter"(%expanded_28, %expanded_27, %cst_10) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      %137 = arith.addf %arg6, %arg5 : f32
      "tm_tensor.yield"(%137) : (f32) -> ()
    }) : (tensor<10x1x4xf32>, tensor<10x1xi64>, tensor<10x4xf32>) -> tensor<10x4xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%concat_26, %88 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %90 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_4, %39 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.divf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<f32>
    %91 = tensor.empty() : tensor<10x1xi1>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15 : tensor<10x1xi64>) outs(%91 : tensor<10x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %137 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %137 : i1
    } -> tensor<10x1xi1>
    %93 = tensor.empty() : tensor<10x1xi64>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %expanded_15, %cst_14 : tensor<10x1xi1>, tensor<10x1xi64>, tensor<i64>) outs(%93 : tensor<10x1xi64>) {
    ^bb0(%in: i1, %in_34: i64, %in_35: i64, %out: i64):
      %137 = arith.select %in, %in_34, %in_35 : i64
      linalg.yield %137 : i64
    } -> tensor<10x1xi64>
    %95 = linalg.fill ins(%c0_i64 : i64) outs(%93 : tensor<10x1xi64>) -> tensor<10x1xi64>
    %96:3 = linalg.generic {indexing_maps = [#map9, #map9, #map3], iterator_types = ["parallel"]} outs(%95, %95, %57 : tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>) {
    ^bb0(%out: i64, %out_34: i64, %out_35: f32):
      %137 = linalg.index 0 : index
      %138 = arith.remsi %137, %c10 : index
      %extracted = tensor.extract %94[%138, %c0] : tensor<10x1xi64>
      %139 = arith.index_cast %138 : index to i64
      linalg.yield %139, %extracted, %cst_11 : i64, i64, f32
    } -> (tensor<10x1xi64>, tensor<10x1xi64>, tensor<10xf32>)
    %97 = tensor.empty() : tensor<10x2xi64>
    %98 = linalg.fill ins(%c0_i64 : i64) outs(%97 : tensor<10x2xi64>) -> tensor<10x2xi64>
    %inserted_slice = tensor.insert_slice %96#0 into %98[0, 0] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
    %inserted_slice_29 = tensor.insert_slice %96#1 into %inserted_slice[0, 1] [10, 1] [1, 1] : tensor<10x1xi64> into tensor<10x2xi64>
    %99 = "tm_tensor.scatter"(%96#2, %inserted_slice_29, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "tm_tensor.yield"(%arg5) : (f32) -> ()
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map4, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %90, %cst_3 : tensor<10x1xi1>, tensor<f32>, tensor<f32>) outs(%24 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%101 : tensor<10x10xf32>) outs(%25 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%102, %103 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%101, %104 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %transposed_30 = linalg.transpose ins(%105 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) permutation = [1, 0] 
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %transposed_30 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %107 = "tm_tensor.scatter"(%96#2, %inserted_slice_29, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "tm_tensor.yield"(%arg5) : (f32) -> ()
    }) : (tensor<10xf32>, tensor<10x2xi64>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %100 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.exp %in : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%108 : tensor<10x10xf32>) outs(%25 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.addf %in, %out : f32
      linalg.yield %137 : f32
    } -> tensor<10x1xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<10x10xf32>, tensor<10x1xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %111 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %112 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_3, %113 : tensor<10x10xi1>, tensor<f32>, tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_34: f32, %in_35: f32, %out: f32):
      %137 = arith.select %in, %in_34, %in_35 : f32
      linalg.yield %137 : f32
    } -> tensor<10x10xf32>
    %transposed_31 = linalg.transpose ins(%114 : tensor<10x10xf32>) outs(%7 : tensor<10x10xf32>) permutation = [1, 0] 
    %115 = linalg.matmul ins(%transposed_31, %3 : tensor<10x10xf32>, tensor<10x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %116 = linalg.matmul ins(%114, %5 : tensor<10x10xf32>, tensor<10x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %116 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %115 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.addf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %5 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13, %119 : tensor<i64>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i64, %in_34: f32, %out: f32):
      %137 = arith.sitofp %in : i64 to f32
      %138 = arith.subf %137, %in_34 : f32
      linalg.yield %138 : f32
    } -> tensor<10x4xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %120 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %122 = tensor.empty() : tensor<3x10xf32>
    %transposed_32 = linalg.transpose ins(%arg3 : tensor<10x3xf32>) outs(%122 : tensor<3x10xf32>) permutation = [1, 0] 
    %123 = tensor.empty() : tensor<3x4xf32>
    %124 = linalg.fill ins(%cst_9 : f32) outs(%123 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %125 = linalg.matmul ins(%transposed_32, %121 : tensor<3x10xf32>, tensor<10x4xf32>) outs(%124 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13, %126 : tensor<i64>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i64, %in_34: f32, %out: f32):
      %137 = arith.sitofp %in : i64 to f32
      %138 = arith.subf %137, %in_34 : f32
      linalg.yield %138 : f32
    } -> tensor<10x4xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %127 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.mulf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<10x4xf32>
    %129 = tensor.empty() : tensor<5x10xf32>
    %transposed_33 = linalg.transpose ins(%arg2 : tensor<10x5xf32>) outs(%129 : tensor<5x10xf32>) permutation = [1, 0] 
    %130 = tensor.empty() : tensor<5x4xf32>
    %131 = linalg.fill ins(%cst_9 : f32) outs(%130 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %132 = linalg.matmul ins(%transposed_33, %128 : tensor<5x10xf32>, tensor<10x4xf32>) outs(%131 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<5x4xf32>) outs(%130 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.truncf %cst_1 : f64 to f32
      %138 = arith.mulf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<5x4xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %133 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%130 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<5x4xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<3x4xf32>) outs(%123 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.truncf %cst_1 : f64 to f32
      %138 = arith.mulf %in, %137 : f32
      linalg.yield %138 : f32
    } -> tensor<3x4xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %135 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%123 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %137 = arith.subf %in, %in_34 : f32
      linalg.yield %137 : f32
    } -> tensor<3x4xf32>
    return %134, %136, %70, %62, %75 : tensor<5x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<10xf32>, tensor<f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_10_torch.int64: "0x080000000500000000000000060000000000000000000000000000000900000000000000080000000000000004000000000000000300000000000000020000000000000007000000000000000100000000000000"
    }
  }
#-}

