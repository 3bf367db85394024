#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d1, d0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map13 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map16 = affine_map<(d0, d1, d2) -> ()>
#map17 = affine_map<(d0, d1) -> (0, d1)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<8x2xf32> {dp.name = "params.mix", dp.state}, %arg1: tensor<4x9xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<6xi32> {dp.name = "at", dp.scatter = 0 : i64}, %arg3: tensor<6xi32> {dp.name = "col", dp.scatter = 0 : i64}, %arg4: tensor<6x8x3xf32> {dp.name = "line", dp.scatter = 0 : i64}, %arg5: tensor<6x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg6: tensor<6x2xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<8x2xf32> {dp.name = "params.mix", dp.updates = 0 : i64}, tensor<4x9xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<6x8x3xf32> {dp.name = "added"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant 0.0833333358 : f32
    %c3_i32 = arith.constant 3 : i32
    %false = arith.constant false
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %cst_0 = arith.constant 1.200000e+01 : f32
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<2.000000e-02> : tensor<f32>
    %cst_3 = arith.constant dense<[5, 1]> : tensor<2xi32>
    %cst_4 = arith.constant dense<[6, 0]> : tensor<2xi32>
    %cst_5 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<2147483647> : tensor<i32>
    %cst_7 = arith.constant dense<[5, 0]> : tensor<2xi32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_9 = arith.constant dense<8> : tensor<i32>
    %cst_10 = arith.constant dense<0> : tensor<i32>
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<6x9xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<6x9xf32>) -> tensor<6x9xf32>
    %2 = linalg.matmul ins(%arg5, %arg1 : tensor<6x4xf32>, tensor<4x9xf32>) outs(%1 : tensor<6x9xf32>) -> tensor<6x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x9xf32>) outs(%0 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.tanh %in : f32
      linalg.yield %112 : f32
    } -> tensor<6x9xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%0 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.subf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x9xf32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2]] output_shape [6, 3, 3] : tensor<6x9xf32> into tensor<6x3x3xf32>
    %6 = tensor.empty() : tensor<6xi32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%6 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6xi32>
    %8 = tensor.empty() : tensor<6xi1>
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %7 : tensor<6xi32>, tensor<6xi32>) outs(%8 : tensor<6xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %112 = arith.cmpi slt, %in, %in_13 : i32
      linalg.yield %112 : i1
    } -> tensor<6xi1>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%6 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6xi32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %10 : tensor<6xi32>, tensor<6xi32>) outs(%6 : tensor<6xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %112 = arith.addi %in, %in_13 : i32
      linalg.yield %112 : i32
    } -> tensor<6xi32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%9, %11, %arg2 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%6 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
      %112 = arith.select %in, %in_13, %in_14 : i32
      linalg.yield %112 : i32
    } -> tensor<6xi32>
    %13 = tensor.empty() : tensor<i1>
    %14 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%13 : tensor<i1>) {
    ^bb0(%out: i1):
      linalg.yield %false : i1
    } -> tensor<i1>
    %15 = tensor.empty() : tensor<i32>
    %16 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%15 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c3_i32 : i32
    } -> tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%14, %16 : tensor<i1>, tensor<i32>) outs(%15 : tensor<i32>) {
    ^bb0(%in: i1, %in_13: i32, %out: i32):
      %112 = arith.select %in, %in_13, %c0_i32 : i32
      linalg.yield %112 : i32
    } -> tensor<i32>
    %18 = tensor.empty() : tensor<6x1xi32>
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6xi32>) outs(%18 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<i32>) outs(%18 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %21 = tensor.empty() : tensor<6x2xi32>
    %22 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%21 : tensor<6x2xi32>) {
    ^bb0(%out: i32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = arith.cmpi ult, %113, %c1 : index
      %115 = scf.if %114 -> (i32) {
        %extracted = tensor.extract %19[%112, %113] : tensor<6x1xi32>
        scf.yield %extracted : i32
      } else {
        %116 = arith.subi %113, %c1 : index
        %extracted = tensor.extract %20[%112, %116] : tensor<6x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %115 : i32
    } -> tensor<6x2xi32>
    %23 = tensor.empty() : tensor<2xi32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<i32>) outs(%23 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%cst_7, %24 : tensor<2xi32>, tensor<2xi32>) outs(%23 : tensor<2xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %112 = arith.minsi %in, %in_13 : i32
      linalg.yield %112 : i32
    } -> tensor<2xi32>
    %26 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<2xi32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %27 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %22, %26 : tensor<6x2xi32>, tensor<6x2xi32>, tensor<6x2xi32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %in_13: i32, %in_14: i32, %out: i32):
      %112 = arith.maxsi %in, %in_13 : i32
      %113 = arith.minsi %112, %in_14 : i32
      linalg.yield %113 : i32
    } -> tensor<6x2xi32>
    %29 = "stablehlo.scatter"(%arg4, %28, %expanded) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      "stablehlo.return"(%arg8) : (tensor<f32>) -> ()
    }) : (tensor<6x8x3xf32>, tensor<6x2xi32>, tensor<6x3x3xf32>) -> tensor<6x8x3xf32>
    %30 = tensor.empty() : tensor<1x6xi32>
    %31 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xi32>) outs(%30 : tensor<1x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x6xi32>
    %32 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6xi32>) outs(%30 : tensor<1x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x6xi32>
    %33 = tensor.empty() : tensor<2x6xi32>
    %34 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<2x6xi32>) {
    ^bb0(%out: i32):
      %112 = linalg.index 1 : index
      %113 = linalg.index 0 : index
      %114 = arith.cmpi ult, %113, %c1 : index
      %115 = scf.if %114 -> (i32) {
        %extracted = tensor.extract %31[%113, %112] : tensor<1x6xi32>
        scf.yield %extracted : i32
      } else {
        %116 = arith.subi %113, %c1 : index
        %extracted = tensor.extract %32[%116, %112] : tensor<1x6xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %115 : i32
    } -> tensor<2x6xi32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [6, 3, 2] [1, 1, 1] : tensor<6x3x3xf32> to tensor<6x3x2xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<2x6xi32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %36 = "stablehlo.scatter"(%29, %35, %extracted_slice) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %112 = tensor.empty() : tensor<f32>
      %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%arg7, %arg8 : tensor<f32>, tensor<f32>) outs(%112 : tensor<f32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %114 = arith.addf %in, %in_13 : f32
        linalg.yield %114 : f32
      } -> tensor<f32>
      "stablehlo.return"(%113) : (tensor<f32>) -> ()
    }) : (tensor<6x8x3xf32>, tensor<6x2xi32>, tensor<6x3x2xf32>) -> tensor<6x8x3xf32>
    %37 = tensor.empty() : tensor<6x2x3xf32>
    %38 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%37 : tensor<6x2x3xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %extracted = tensor.extract %22[%112, %c0] : tensor<6x2xi32>
      %115 = arith.index_cast %extracted : i32 to index
      %extracted_13 = tensor.extract %22[%112, %c1] : tensor<6x2xi32>
      %116 = arith.index_cast %extracted_13 : i32 to index
      %117 = arith.maxsi %115, %c0 : index
      %118 = arith.minsi %117, %c6 : index
      %119 = arith.maxsi %116, %c0 : index
      %120 = arith.minsi %119, %c0 : index
      %121 = arith.addi %118, %113 : index
      %122 = arith.addi %120, %114 : index
      %extracted_14 = tensor.extract %36[%112, %121, %122] : tensor<6x8x3xf32>
      linalg.yield %extracted_14 : f32
    } -> tensor<6x2x3xf32>
    %39 = tensor.empty() : tensor<6x8xf32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %41 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%36 : tensor<6x8x3xf32>) outs(%40 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<6x8xf32>
    %42 = tensor.empty() : tensor<6x2xf32>
    %43 = linalg.fill ins(%cst_1 : f32) outs(%42 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %44 = linalg.matmul ins(%41, %arg0 : tensor<6x8xf32>, tensor<8x2xf32>) outs(%43 : tensor<6x2xf32>) -> tensor<6x2xf32>
    %45 = tensor.empty() : tensor<6xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<6xf32>) -> tensor<6xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map10], iterator_types = ["parallel", "reduction", "reduction"]} ins(%38 : tensor<6x2x3xf32>) outs(%46 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<6xf32>
    %48 = tensor.empty() : tensor<6x1xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<6xf32>) outs(%48 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %50 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<6x1xf32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %50 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.addf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x2xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %arg6 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.subf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x2xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %52 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x2xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%54, %52 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x2xf32>
    %56 = tensor.empty() : tensor<f32>
    %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<f32>) -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%53 : tensor<6x2xf32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%58 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.divf %in, %cst_0 : f32
      linalg.yield %112 : f32
    } -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%56 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<f32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %55 : tensor<6x2xf32>, tensor<6x2xf32>) outs(%42 : tensor<6x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x2xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<6x2xf32>) outs(%46 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<6xf32>
    %expanded_12 = tensor.expand_shape %63 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded_12 : tensor<6x1xf32>) outs(%46 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %out, %in : f32
      linalg.yield %112 : f32
    } -> tensor<6xf32>
    %65 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<6xf32>) outs(%37 : tensor<6x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x2x3xf32>
    %66 = tensor.empty() : tensor<2x8xf32>
    %67 = linalg.fill ins(%cst_1 : f32) outs(%66 : tensor<2x8xf32>) -> tensor<2x8xf32>
    %68 = linalg.generic {indexing_maps = [#map12, #map13, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62, %41 : tensor<6x2xf32>, tensor<6x8xf32>) outs(%67 : tensor<2x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      %113 = arith.addf %out, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<2x8xf32>
    %69 = tensor.empty() : tensor<8x2xf32>
    %70 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<2x8xf32>) outs(%69 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2xf32>
    %71 = linalg.generic {indexing_maps = [#map14, #map15, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62, %arg0 : tensor<6x2xf32>, tensor<8x2xf32>) outs(%40 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      %113 = arith.addf %out, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<6x8xf32>
    %72 = tensor.empty() : tensor<6x8x3xf32>
    %73 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<6x8xf32>) outs(%72 : tensor<6x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x3xf32>
    %74 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%72 : tensor<6x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8x3xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%cst_4, %24 : tensor<2xi32>, tensor<2xi32>) outs(%23 : tensor<2xi32>) {
    ^bb0(%in: i32, %in_13: i32, %out: i32):
      %112 = arith.minsi %in, %in_13 : i32
      linalg.yield %112 : i32
    } -> tensor<2xi32>
    %76 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<2xi32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %22, %76 : tensor<6x2xi32>, tensor<6x2xi32>, tensor<6x2xi32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %in_13: i32, %in_14: i32, %out: i32):
      %112 = arith.maxsi %in, %in_13 : i32
      %113 = arith.minsi %112, %in_14 : i32
      linalg.yield %113 : i32
    } -> tensor<6x2xi32>
    %78 = "stablehlo.scatter"(%74, %77, %65) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %112 = tensor.empty() : tensor<f32>
      %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%arg7, %arg8 : tensor<f32>, tensor<f32>) outs(%112 : tensor<f32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %114 = arith.addf %in, %in_13 : f32
        linalg.yield %114 : f32
      } -> tensor<f32>
      "stablehlo.return"(%113) : (tensor<f32>) -> ()
    }) : (tensor<6x8x3xf32>, tensor<6x2xi32>, tensor<6x2x3xf32>) -> tensor<6x8x3xf32>
    %79 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %78 : tensor<6x8x3xf32>, tensor<6x8x3xf32>) outs(%72 : tensor<6x8x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.addf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x8x3xf32>
    %80 = tensor.empty() : tensor<6x2xi1>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %27 : tensor<6x2xi32>, tensor<6x2xi32>) outs(%80 : tensor<6x2xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %112 = arith.cmpi sge, %in, %in_13 : i32
      linalg.yield %112 : i1
    } -> tensor<6x2xi1>
    %82 = tensor.empty() : tensor<1x2xi32>
    %83 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<2xi32>) outs(%82 : tensor<1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x2xi32>
    %84 = linalg.generic {indexing_maps = [#map17, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<1x2xi32>) outs(%21 : tensor<6x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x2xi32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %84 : tensor<6x2xi32>, tensor<6x2xi32>) outs(%80 : tensor<6x2xi1>) {
    ^bb0(%in: i32, %in_13: i32, %out: i1):
      %112 = arith.cmpi sle, %in, %in_13 : i32
      linalg.yield %112 : i1
    } -> tensor<6x2xi1>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %85 : tensor<6x2xi1>, tensor<6x2xi1>) outs(%80 : tensor<6x2xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %112 = arith.andi %in, %in_13 : i1
      linalg.yield %112 : i1
    } -> tensor<6x2xi1>
    %87 = linalg.fill ins(%true : i1) outs(%8 : tensor<6xi1>) -> tensor<6xi1>
    %88 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%86 : tensor<6x2xi1>) outs(%87 : tensor<6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %112 = arith.andi %out, %in : i1
      linalg.yield %112 : i1
    } -> tensor<6xi1>
    %89 = tensor.empty() : tensor<6x3x2xf32>
    %90 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%89 : tensor<6x3x2xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %extracted = tensor.extract %35[%112, %c0] : tensor<6x2xi32>
      %115 = arith.index_cast %extracted : i32 to index
      %extracted_13 = tensor.extract %35[%112, %c1] : tensor<6x2xi32>
      %116 = arith.index_cast %extracted_13 : i32 to index
      %117 = arith.maxsi %115, %c0 : index
      %118 = arith.minsi %117, %c5 : index
      %119 = arith.maxsi %116, %c0 : index
      %120 = arith.minsi %119, %c1 : index
      %121 = arith.addi %118, %113 : index
      %122 = arith.addi %120, %114 : index
      %extracted_14 = tensor.extract %79[%112, %121, %122] : tensor<6x8x3xf32>
      linalg.yield %extracted_14 : f32
    } -> tensor<6x3x2xf32>
    %91 = tensor.empty() : tensor<6x3x2xi1>
    %92 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88 : tensor<6xi1>) outs(%91 : tensor<6x3x2xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<6x3x2xi1>
    %93 = linalg.generic {indexing_maps = [#map16, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%89 : tensor<6x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3x2xf32>
    %94 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %90, %93 : tensor<6x3x2xi1>, tensor<6x3x2xf32>, tensor<6x3x2xf32>) outs(%89 : tensor<6x3x2xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %112 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %112 : f32
    } -> tensor<6x3x2xf32>
    %padded = tensor.pad %94 low[0, 0, 0] high[0, 0, 1] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_1 : f32
    } : tensor<6x3x2xf32> to tensor<6x3x3xf32>
    %95 = tensor.empty() : tensor<6x3x3xf32>
    %96 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel", "parallel", "parallel"]} outs(%95 : tensor<6x3x3xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %extracted = tensor.extract %22[%112, %c0] : tensor<6x2xi32>
      %115 = arith.index_cast %extracted : i32 to index
      %extracted_13 = tensor.extract %22[%112, %c1] : tensor<6x2xi32>
      %116 = arith.index_cast %extracted_13 : i32 to index
      %117 = arith.maxsi %115, %c0 : index
      %118 = arith.minsi %117, %c5 : index
      %119 = arith.maxsi %116, %c0 : index
      %120 = arith.minsi %119, %c0 : index
      %121 = arith.addi %118, %113 : index
      %122 = arith.addi %120, %114 : index
      %extracted_14 = tensor.extract %79[%112, %121, %122] : tensor<6x8x3xf32>
      linalg.yield %extracted_14 : f32
    } -> tensor<6x3x3xf32>
    %97 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %96 : tensor<6x3x3xf32>, tensor<6x3x3xf32>) outs(%95 : tensor<6x3x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.addf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x3x3xf32>
    %collapsed = tensor.collapse_shape %97 [[0], [1, 2]] : tensor<6x3x3xf32> into tensor<6x9xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %5 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%0 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x9xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %3 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%0 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x9xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%0 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.addf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<6x9xf32>
    %101 = tensor.empty() : tensor<9x4xf32>
    %102 = linalg.fill ins(%cst_1 : f32) outs(%101 : tensor<9x4xf32>) -> tensor<9x4xf32>
    %103 = linalg.generic {indexing_maps = [#map12, #map13, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%100, %arg5 : tensor<6x9xf32>, tensor<6x4xf32>) outs(%102 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      %113 = arith.addf %out, %112 : f32
      linalg.yield %113 : f32
    } -> tensor<9x4xf32>
    %104 = tensor.empty() : tensor<4x9xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<9x4xf32>) outs(%104 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%69 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %70 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%69 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<8x2xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %107 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%69 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.subf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<8x2xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%104 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %105 : tensor<4x9xf32>, tensor<4x9xf32>) outs(%104 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.mulf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<4x9xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %110 : tensor<4x9xf32>, tensor<4x9xf32>) outs(%104 : tensor<4x9xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %112 = arith.subf %in, %in_13 : f32
      linalg.yield %112 : f32
    } -> tensor<4x9xf32>
    return %108, %111, %36, %59 : tensor<8x2xf32>, tensor<4x9xf32>, tensor<6x8x3xf32>, tensor<f32>
  }
}

