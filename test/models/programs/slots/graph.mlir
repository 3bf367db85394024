#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map16 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map17 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map18 = affine_map<(d0, d1) -> (d1)>
#map19 = affine_map<(d0, d1) -> (0, d1)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<7x4xf32> {dp.name = "last", dp.state}, %arg1: tensor<7x4xf32> {dp.name = "least", dp.state}, %arg2: tensor<4x7xf32> {dp.name = "most", dp.state}, %arg3: tensor<4x3xf32> {dp.name = "params.out", dp.state}, %arg4: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg5: tensor<7x4xf32> {dp.name = "product", dp.state}, %arg6: tensor<7xui8> {dp.name = "seen", dp.state}, %arg7: tensor<7x4xf32> {dp.name = "sum", dp.state}, %arg8: tensor<10xi32> {dp.name = "at", dp.scatter = 0 : i64}, %arg9: tensor<10x2xi32> {dp.name = "near", dp.scatter = 0 : i64}, %arg10: tensor<10x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg11: tensor<10xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<7x4xf32> {dp.name = "last", dp.updates = 0 : i64}, tensor<7x4xf32> {dp.name = "least", dp.updates = 1 : i64}, tensor<4x7xf32> {dp.name = "most", dp.updates = 2 : i64}, tensor<4x3xf32> {dp.name = "params.out", dp.updates = 3 : i64}, tensor<5x4xf32> {dp.name = "params.w", dp.updates = 4 : i64}, tensor<7x4xf32> {dp.name = "product", dp.updates = 5 : i64}, tensor<7xui8> {dp.name = "seen", dp.updates = 6 : i64}, tensor<7x4xf32> {dp.name = "sum", dp.updates = 7 : i64}, tensor<f32> {dp.name = "loss"}, tensor<7x4xf32> {dp.name = "room"}, tensor<7x4xf32> {dp.name = "scaled"}) {
    %cst = arith.constant 1.000000e-01 : f32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 1.000000e+01 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_1 = arith.constant 0xFF800000 : f32
    %c-1_i32 = arith.constant -1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense<3> : tensor<i32>
    %cst_4 = arith.constant dense<2> : tensor<1xi32>
    %cst_5 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<6> : tensor<1xi32>
    %cst_9 = arith.constant dense<6> : tensor<i32>
    %cst_10 = arith.constant dense<1> : tensor<i32>
    %cst_11 = arith.constant dense<0> : tensor<i32>
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_13 = arith.constant dense<1> : tensor<i8>
    %cst_14 = arith.constant dense<4.000000e+00> : tensor<f32>
    %cst_15 = arith.constant dense<7> : tensor<i32>
    %cst_16 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<10x4xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %2 = linalg.matmul ins(%arg10, %arg4 : tensor<10x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.tanh %in : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.subf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %6 = tensor.empty() : tensor<10xi32>
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %8 = tensor.empty() : tensor<10xi1>
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg8, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg8, %10 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%9, %11, %arg8 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %13 = tensor.empty() : tensor<10x1xi32>
    %14 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<10xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %15 = "stablehlo.scatter"(%arg0, %14, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      "stablehlo.return"(%arg13) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x1xi32>, tensor<10x4xf32>) -> tensor<7x4xf32>
    %16 = tensor.empty() : tensor<10x1x4xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<10x4xf32>) outs(%16 : tensor<10x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1x4xf32>
    %18 = tensor.empty() : tensor<10x2xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%18 : tensor<10x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x2xi32>
    %20 = tensor.empty() : tensor<10x2xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9, %19 : tensor<10x2xi32>, tensor<10x2xi32>) outs(%20 : tensor<10x2xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x2xi1>
    %22 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%18 : tensor<10x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x2xi32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg9, %22 : tensor<10x2xi32>, tensor<10x2xi32>) outs(%18 : tensor<10x2xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10x2xi32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %23, %arg9 : tensor<10x2xi1>, tensor<10x2xi32>, tensor<10x2xi32>) outs(%18 : tensor<10x2xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10x2xi32>
    %25 = tensor.empty() : tensor<10x2x1xi32>
    %26 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<10x2xi32>) outs(%25 : tensor<10x2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x2x1xi32>
    %27 = tensor.empty() : tensor<10x2x4xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<10x1x4xf32>) outs(%27 : tensor<10x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2x4xf32>
    %29 = "stablehlo.scatter"(%arg7, %26, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.addf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x2x1xi32>, tensor<10x2x4xf32>) -> tensor<7x4xf32>
    %extracted_slice = tensor.extract_slice %arg9[0, 0] [10, 1] [1, 1] : tensor<10x2xi32> to tensor<10x1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %30 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.divf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %31 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.addf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed, %10 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%33, %34, %collapsed : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %36 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<10xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %37 = "stablehlo.scatter"(%arg5, %36, %32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.mulf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x1xi32>, tensor<10x4xf32>) -> tensor<7x4xf32>
    %38 = "stablehlo.scatter"(%arg1, %26, %28) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.minimumf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x2x1xi32>, tensor<10x2x4xf32>) -> tensor<7x4xf32>
    %extracted_slice_17 = tensor.extract_slice %arg9[0, 1] [10, 1] [1, 1] : tensor<10x2xi32> to tensor<10x1xi32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32>
    %39 = tensor.empty() : tensor<4x10xf32>
    %40 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<10x4xf32>) outs(%39 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x10xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18, %10 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%41, %42, %collapsed_18 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %44 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %45 = "stablehlo.scatter"(%arg2, %44, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.maximumf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<4x7xf32>, tensor<10x1xi32>, tensor<4x10xf32>) -> tensor<4x7xf32>
    %46 = tensor.empty() : tensor<10xi8>
    %47 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_13 : tensor<i8>) outs(%46 : tensor<10xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<10xi8>
    %48 = builtin.unrealized_conversion_cast %47 : tensor<10xi8> to tensor<10xui8>
    %49 = "stablehlo.scatter"(%arg6, %14, %48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<ui8>, %arg13: tensor<ui8>):
      %203 = builtin.unrealized_conversion_cast %arg13 : tensor<ui8> to tensor<i8>
      %204 = builtin.unrealized_conversion_cast %arg12 : tensor<ui8> to tensor<i8>
      %205 = tensor.empty() : tensor<i8>
      %206 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%204, %203 : tensor<i8>, tensor<i8>) outs(%205 : tensor<i8>) {
      ^bb0(%in: i8, %in_23: i8, %out: i8):
        %208 = arith.addi %in, %in_23 : i8
        linalg.yield %208 : i8
      } -> tensor<i8>
      %207 = builtin.unrealized_conversion_cast %206 : tensor<i8> to tensor<ui8>
      "stablehlo.return"(%207) : (tensor<ui8>) -> ()
    }) : (tensor<7xui8>, tensor<10x1xi32>, tensor<10xui8>) -> tensor<7xui8>
    %50 = tensor.empty() : tensor<7x4xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%50 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %52 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<10xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 0 : index
      %204 = arith.index_cast %203 : index to i32
      linalg.yield %204 : i32
    } -> tensor<10xi32>
    %expanded = tensor.expand_shape %52 [[0, 1]] output_shape [10, 1] : tensor<10xi32> into tensor<10x1xi32>
    %53 = tensor.empty() : tensor<10x4xi32>
    %54 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%53 : tensor<10x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x4xi32>
    %55 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<10x1xi32>) outs(%53 : tensor<10x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x4xi32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %54 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%53 : tensor<10x4xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10x4xi32>
    %57 = builtin.unrealized_conversion_cast %56 : tensor<10x4xi32> to tensor<10x4xui32>
    %58 = tensor.empty() : tensor<7x4xi32>
    %59 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%58 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %60 = builtin.unrealized_conversion_cast %59 : tensor<7x4xi32> to tensor<7x4xui32>
    %61 = "stablehlo.scatter"(%60, %14, %57) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<ui32>, %arg13: tensor<ui32>):
      "stablehlo.return"(%arg13) : (tensor<ui32>) -> ()
    }) : (tensor<7x4xui32>, tensor<10x1xi32>, tensor<10x4xui32>) -> tensor<7x4xui32>
    %62 = builtin.unrealized_conversion_cast %61 : tensor<7x4xui32> to tensor<7x4xi32>
    %63 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%53 : tensor<10x4xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 0 : index
      %204 = linalg.index 1 : index
      %extracted = tensor.extract %14[%203, %c0] : tensor<10x1xi32>
      %205 = arith.index_cast %extracted : i32 to index
      %206 = arith.maxsi %205, %c0 : index
      %207 = arith.minsi %206, %c6 : index
      %extracted_23 = tensor.extract %62[%207, %204] : tensor<7x4xi32>
      linalg.yield %extracted_23 : i32
    } -> tensor<10x4xi32>
    %64 = tensor.empty() : tensor<7x4xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %59 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%64 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<7x4xi1>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %51, %51 : tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) outs(%50 : tensor<7x4xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %203 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %203 : f32
    } -> tensor<7x4xf32>
    %67 = tensor.empty() : tensor<10x4xi1>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %63 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%67 : tensor<10x4xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi eq, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x4xi1>
    %69 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %3, %69 : tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %203 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %71 = "stablehlo.scatter"(%66, %14, %70) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.addf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x1xi32>, tensor<10x4xf32>) -> tensor<7x4xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%50 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %extracted_slice_19 = tensor.extract_slice %3[0, 0] [10, 2] [1, 1] : tensor<10x4xf32> to tensor<10x2xf32>
    %73 = tensor.empty() : tensor<10x2xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%73 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19, %74 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%73 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.divf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x2xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%73 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %75 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%73 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.addf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x2xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %79 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<10x2xi32>) {
    ^bb0(%out: i32):
      %203 = linalg.index 0 : index
      %204 = linalg.index 1 : index
      %205 = arith.cmpi ult, %204, %c1 : index
      %206 = scf.if %205 -> (i32) {
        %extracted = tensor.extract %36[%203, %204] : tensor<10x1xi32>
        scf.yield %extracted : i32
      } else {
        %207 = arith.subi %204, %c1 : index
        %extracted = tensor.extract %78[%203, %207] : tensor<10x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %206 : i32
    } -> tensor<10x2xi32>
    %80 = "stablehlo.scatter"(%72, %79, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.mulf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x2xi32>, tensor<10x2xf32>) -> tensor<7x4xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_9 : tensor<i32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed, %81 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.minsi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%82, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %84 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%82, %10 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%83, %84, %82 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %86 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<10xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %87 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x4xf32>) {
    ^bb0(%out: f32):
      %203 = linalg.index 0 : index
      %204 = linalg.index 1 : index
      %extracted = tensor.extract %86[%203, %c0] : tensor<10x1xi32>
      %205 = arith.index_cast %extracted : i32 to index
      %206 = arith.maxsi %205, %c0 : index
      %207 = arith.minsi %206, %c6 : index
      %extracted_23 = tensor.extract %71[%207, %204] : tensor<7x4xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<10x4xf32>
    %88 = tensor.empty() : tensor<i32>
    %89 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%88 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c7_i32 : i32
    } -> tensor<i32>
    %90 = tensor.empty() : tensor<i1>
    %91 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%89 : tensor<i32>) outs(%90 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %203 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %203 : i1
    } -> tensor<i1>
    %92 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%91, %89 : tensor<i1>, tensor<i32>) outs(%88 : tensor<i32>) {
    ^bb0(%in: i1, %in_23: i32, %out: i32):
      %203 = arith.select %in, %c1_i32, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<i32>
    %93 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%92 : tensor<i32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10xi32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg8, %93 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.cmpi eq, %in_23, %c0_i32 : i32
      %204 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %205 = arith.cmpi eq, %in_23, %c-1_i32 : i32
      %206 = arith.andi %204, %205 : i1
      %207 = arith.ori %203, %206 : i1
      %208 = arith.select %207, %c1_i32, %in_23 : i32
      %209 = arith.remsi %in, %208 : i32
      %210 = arith.select %206, %c0_i32, %209 : i32
      %211 = arith.select %203, %in, %210 : i32
      linalg.yield %211 : i32
    } -> tensor<10xi32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%94, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi ne, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%94, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %97 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%92 : tensor<i32>) outs(%90 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %203 : i1
    } -> tensor<i1>
    %98 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%97 : tensor<i1>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<10xi1>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%96, %98 : tensor<10xi1>, tensor<10xi1>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %203 = arith.cmpi ne, %in, %in_23 : i1
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%99, %95 : tensor<10xi1>, tensor<10xi1>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %203 = arith.andi %in, %in_23 : i1
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%94, %93 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%100, %101, %94 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%102, %7 : tensor<10xi32>, tensor<10xi32>) outs(%8 : tensor<10xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %104 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%102, %10 : tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%103, %104, %102 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%6 : tensor<10xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10xi32>
    %106 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<10xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %107 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x4xf32>) {
    ^bb0(%out: f32):
      %203 = linalg.index 0 : index
      %204 = linalg.index 1 : index
      %extracted = tensor.extract %106[%203, %c0] : tensor<10x1xi32>
      %205 = arith.index_cast %extracted : i32 to index
      %206 = arith.maxsi %205, %c0 : index
      %207 = arith.minsi %206, %c6 : index
      %extracted_23 = tensor.extract %80[%207, %204] : tensor<7x4xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<10x4xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %107 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %108 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.addf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %110 = tensor.empty() : tensor<10x3xf32>
    %111 = linalg.fill ins(%cst_2 : f32) outs(%110 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %112 = linalg.matmul ins(%109, %arg3 : tensor<10x4xf32>, tensor<4x3xf32>) outs(%111 : tensor<10x3xf32>) -> tensor<10x3xf32>
    %113 = tensor.empty() : tensor<10xf32>
    %114 = linalg.fill ins(%cst_1 : f32) outs(%113 : tensor<10xf32>) -> tensor<10xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%112 : tensor<10x3xf32>) outs(%114 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.maximumf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%113 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%116, %115 : tensor<10xf32>, tensor<10xf32>) outs(%113 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.maximumf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %118 = tensor.empty() : tensor<10x1xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<10xf32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %120 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<10x1xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %120 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.subf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x3xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<10x3xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.exp %in : f32
      linalg.yield %203 : f32
    } -> tensor<10x3xf32>
    %123 = linalg.fill ins(%cst_2 : f32) outs(%113 : tensor<10xf32>) -> tensor<10xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<10x3xf32>) outs(%123 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<10xf32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<10x1xf32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = math.log %in : f32
      linalg.yield %203 : f32
    } -> tensor<10x1xf32>
    %127 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%126 : tensor<10x1xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %127 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.subf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x3xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<10xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %130 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %131 = tensor.empty() : tensor<10x1xi1>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %130 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%131 : tensor<10x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi slt, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x1xi1>
    %133 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %133 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %in_23: i32, %out: i32):
      %203 = arith.addi %in, %in_23 : i32
      linalg.yield %203 : i32
    } -> tensor<10x1xi32>
    %135 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %134, %129 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i1, %in_23: i32, %in_24: i32, %out: i32):
      %203 = arith.select %in, %in_23, %in_24 : i32
      linalg.yield %203 : i32
    } -> tensor<10x1xi32>
    %expanded_20 = tensor.expand_shape %135 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32>
    %136 = tensor.empty() : tensor<10x1x1xi32>
    %137 = linalg.generic {indexing_maps = [#map12, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%136 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %138 = tensor.empty() : tensor<10x1x1xi1>
    %139 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %137 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%138 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi sge, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x1x1xi1>
    %140 = tensor.empty() : tensor<1x1x1xi32>
    %141 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%140 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %142 = linalg.generic {indexing_maps = [#map14, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x1x1xi32>) outs(%136 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %143 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %142 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%138 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi sle, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x1x1xi1>
    %144 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %143 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%138 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %203 = arith.andi %in, %in_23 : i1
      linalg.yield %203 : i1
    } -> tensor<10x1x1xi1>
    %145 = linalg.fill ins(%true : i1) outs(%131 : tensor<10x1xi1>) -> tensor<10x1xi1>
    %146 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%144 : tensor<10x1x1xi1>) outs(%145 : tensor<10x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %203 = arith.andi %out, %in : i1
      linalg.yield %203 : i1
    } -> tensor<10x1xi1>
    %147 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%118 : tensor<10x1xf32>) {
    ^bb0(%out: f32):
      %203 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_20[%203, %c0, %c0] : tensor<10x1x1xi32>
      %204 = arith.index_cast %extracted : i32 to index
      %205 = arith.maxsi %204, %c0 : index
      %206 = arith.minsi %205, %c2 : index
      %extracted_23 = tensor.extract %128[%203, %206] : tensor<10x3xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<10x1xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%146, %147, %148 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %203 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %203 : f32
    } -> tensor<10x1xf32>
    %collapsed_21 = tensor.collapse_shape %149 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_21 : tensor<10xf32>) outs(%113 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.negf %in : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %151 = tensor.empty() : tensor<f32>
    %152 = linalg.fill ins(%cst_2 : f32) outs(%151 : tensor<f32>) -> tensor<f32>
    %153 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%150 : tensor<10xf32>) outs(%152 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<f32>
    %154 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%153 : tensor<f32>) outs(%151 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.divf %in, %cst_0 : f32
      linalg.yield %203 : f32
    } -> tensor<f32>
    %155 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%151 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %156 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%155 : tensor<f32>) outs(%113 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%156 : tensor<10xf32>) outs(%113 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.negf %in : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %158 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<10xf32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %160 = "stablehlo.scatter"(%159, %expanded_20, %158) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.addf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<10x3xf32>, tensor<10x1x1xi32>, tensor<10x1xf32>) -> tensor<10x3xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<10x3xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.negf %in : f32
      linalg.yield %203 : f32
    } -> tensor<10x3xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%161 : tensor<10x3xf32>) outs(%123 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %expanded_22 = tensor.expand_shape %162 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %125 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%118 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.divf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x1xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%163 : tensor<10x1xf32>) outs(%123 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %203 = arith.addf %out, %in : f32
      linalg.yield %203 : f32
    } -> tensor<10xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<10xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x3xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%165, %122 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x3xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %166 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%110 : tensor<10x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.addf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x3xf32>
    %168 = tensor.empty() : tensor<3x4xf32>
    %169 = linalg.fill ins(%cst_2 : f32) outs(%168 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %170 = linalg.generic {indexing_maps = [#map15, #map16, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167, %109 : tensor<10x3xf32>, tensor<10x4xf32>) outs(%169 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      %204 = arith.addf %out, %203 : f32
      linalg.yield %204 : f32
    } -> tensor<3x4xf32>
    %171 = tensor.empty() : tensor<4x3xf32>
    %172 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<3x4xf32>) outs(%171 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map17, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167, %arg3 : tensor<10x3xf32>, tensor<4x3xf32>) outs(%1 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      %204 = arith.addf %out, %203 : f32
      linalg.yield %204 : f32
    } -> tensor<10x4xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %107 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %175 = "stablehlo.scatter"(%51, %86, %174) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %203 = tensor.empty() : tensor<f32>
      %204 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%arg12, %arg13 : tensor<f32>, tensor<f32>) outs(%203 : tensor<f32>) {
      ^bb0(%in: f32, %in_23: f32, %out: f32):
        %205 = arith.addf %in, %in_23 : f32
        linalg.yield %205 : f32
      } -> tensor<f32>
      "stablehlo.return"(%204) : (tensor<f32>) -> ()
    }) : (tensor<7x4xf32>, tensor<10x1xi32>, tensor<10x4xf32>) -> tensor<7x4xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %130 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%131 : tensor<10x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi sge, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x1xi1>
    %177 = tensor.empty() : tensor<1x1xi32>
    %178 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<1xi32>) outs(%177 : tensor<1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1xi32>
    %179 = linalg.generic {indexing_maps = [#map19, #map], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<1x1xi32>) outs(%13 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %179 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%131 : tensor<10x1xi1>) {
    ^bb0(%in: i32, %in_23: i32, %out: i1):
      %203 = arith.cmpi sle, %in, %in_23 : i32
      linalg.yield %203 : i1
    } -> tensor<10x1xi1>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%176, %180 : tensor<10x1xi1>, tensor<10x1xi1>) outs(%131 : tensor<10x1xi1>) {
    ^bb0(%in: i1, %in_23: i1, %out: i1):
      %203 = arith.andi %in, %in_23 : i1
      linalg.yield %203 : i1
    } -> tensor<10x1xi1>
    %182 = linalg.fill ins(%true : i1) outs(%8 : tensor<10xi1>) -> tensor<10xi1>
    %183 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<10x1xi1>) outs(%182 : tensor<10xi1>) {
    ^bb0(%in: i1, %out: i1):
      %203 = arith.andi %out, %in : i1
      linalg.yield %203 : i1
    } -> tensor<10xi1>
    %184 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x4xf32>) {
    ^bb0(%out: f32):
      %203 = linalg.index 0 : index
      %204 = linalg.index 1 : index
      %extracted = tensor.extract %14[%203, %c0] : tensor<10x1xi32>
      %205 = arith.index_cast %extracted : i32 to index
      %206 = arith.maxsi %205, %c0 : index
      %207 = arith.minsi %206, %c6 : index
      %extracted_23 = tensor.extract %175[%207, %204] : tensor<7x4xf32>
      linalg.yield %extracted_23 : f32
    } -> tensor<10x4xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<10xi1>) outs(%67 : tensor<10x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<10x4xi1>
    %186 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %184, %69 : tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %203 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %186, %69 : tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %203 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %187 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.addf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%188, %5 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %190 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.addf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<10x4xf32>
    %192 = tensor.empty() : tensor<4x5xf32>
    %193 = linalg.fill ins(%cst_2 : f32) outs(%192 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %194 = linalg.generic {indexing_maps = [#map15, #map16, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%191, %arg10 : tensor<10x4xf32>, tensor<10x5xf32>) outs(%193 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      %204 = arith.addf %out, %203 : f32
      linalg.yield %204 : f32
    } -> tensor<4x5xf32>
    %195 = tensor.empty() : tensor<5x4xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<4x5xf32>) outs(%195 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%171 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %172 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%171 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<4x3xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %198 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%171 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.subf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<4x3xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%195 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %196 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%195 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.mulf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<5x4xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %201 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%195 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %203 = arith.subf %in, %in_23 : f32
      linalg.yield %203 : f32
    } -> tensor<5x4xf32>
    return %15, %38, %45, %199, %202, %37, %49, %29, %154, %71, %80 : tensor<7x4xf32>, tensor<7x4xf32>, tensor<4x7xf32>, tensor<4x3xf32>, tensor<5x4xf32>, tensor<7x4xf32>, tensor<7xui8>, tensor<7x4xf32>, tensor<f32>, tensor<7x4xf32>, tensor<7x4xf32>
  }
}

