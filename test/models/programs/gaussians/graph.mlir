#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0, d1, d2) -> (d0)>
#map13 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0, d1) -> (d1, d0)>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1) -> (0, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map23 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map24 = affine_map<(d0, d1) -> (d1)>
#map25 = affine_map<(d0, d1) -> (0, d1)>
#map26 = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#map27 = affine_map<(d0, d1, d2) -> (d2)>
#map28 = affine_map<(d0, d1) -> (d0, 0)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, 0, d3, 0, d5)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map31 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map32 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map33 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x4xf32> {dp.name = "params.drift", dp.state}, %arg1: tensor<4x4xf32> {dp.name = "params.metric", dp.state}, %arg2: tensor<5x4xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<7x6x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<7x4xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x4xf32> {dp.name = "params.drift", dp.updates = 0 : i64}, tensor<4x4xf32> {dp.name = "params.metric", dp.updates = 1 : i64}, tensor<5x4xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<7x4xf32> {dp.name = "distance"}, tensor<f32> {dp.name = "loss"}, tensor<f32> {dp.name = "sign"}, tensor<7x4xf32> {dp.name = "step"}) {
    %cst = arith.constant 0.142857149 : f32
    %cst_0 = arith.constant 0.00999999977 : f32
    %cst_1 = arith.constant 1.000000e-01 : f32
    %cst_2 = arith.constant 2.800000e+01 : f32
    %cst_3 = arith.constant 7.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %c-2_i32 = arith.constant -2 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c2_i32 = arith.constant 2 : i32
    %false = arith.constant false
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant dense<3> : tensor<i32>
    %cst_8 = arith.constant dense<7> : tensor<i32>
    %cst_9 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_10 = arith.constant dense<false> : tensor<i1>
    %cst_11 = arith.constant dense<-2> : tensor<i32>
    %cst_12 = arith.constant dense<1> : tensor<i32>
    %cst_13 = arith.constant dense<-1> : tensor<i32>
    %cst_14 = arith.constant dense<4> : tensor<i32>
    %cst_15 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_16 = arith.constant dense<2.000000e-02> : tensor<f32>
    %cst_17 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_18 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_19 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_20 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_21 = arith.constant dense<0> : tensor<i32>
    %cst_22 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<7x6x4xf32>
    %1 = linalg.fill ins(%cst_6 : f32) outs(%0 : tensor<7x6x4xf32>) -> tensor<7x6x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg3, %arg2 : tensor<7x6x5xf32>, tensor<5x4xf32>) outs(%1 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<7x6x4xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = math.tanh %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %4 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x4xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %3 : tensor<7x6x4xf32>, tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.subf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %6 = tensor.empty() : tensor<4x4xi32>
    %7 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 0 : index
      %486 = arith.index_cast %485 : index to i32
      linalg.yield %486 : i32
    } -> tensor<4x4xi32>
    %8 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 1 : index
      %486 = arith.index_cast %485 : index to i32
      linalg.yield %486 : i32
    } -> tensor<4x4xi32>
    %9 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%6 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %10 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%7, %9 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%6 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4x4xi32>
    %11 = tensor.empty() : tensor<4x4xi1>
    %12 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%10, %8 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi eq, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4x4xi1>
    %13 = tensor.empty() : tensor<4x4xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<4x4xi1>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %485 = arith.uitofp %in : i1 to f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %15 = tensor.empty() : tensor<7x4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<7x6x4xf32>) outs(%15 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x6xf32>
    %17 = tensor.empty() : tensor<7x4x4xf32>
    %18 = linalg.fill ins(%cst_6 : f32) outs(%17 : tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %19 = linalg.batch_matmul ins(%16, %3 : tensor<7x4x6xf32>, tensor<7x6x4xf32>) outs(%18 : tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%20, %14 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %22 = tensor.empty() : tensor<1x4x4xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x4xf32>) outs(%22 : tensor<1x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4xf32>
    %24 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<1x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %24 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %26 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %26 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %30:2 = "stablehlo.custom_call"(%29) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=7, j=4, k=4, l=4, m=4}, custom>} : (tensor<7x4x4xf32>) -> (tensor<7x4x4xf32>, tensor<7xi32>)
    %31 = tensor.empty() : tensor<7xi32>
    %32 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_21 : tensor<i32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %33 = tensor.empty() : tensor<7xi1>
    %34 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%30#1, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi eq, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %35 = tensor.empty() : tensor<7x1x1xi1>
    %36 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<7xi1>) outs(%35 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x1x1xi1>
    %37 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %38 = tensor.empty() : tensor<7x4x4xi1>
    %39 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<7x1x1xi1>) outs(%38 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %30#0, %37 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%10, %8 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4x4xi1>
    %42 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x4xi1>) outs(%38 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %43 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %40, %43 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %45 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%45, %14 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %47 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<4x4xf32>) outs(%22 : tensor<1x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %44, %43 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %49 = tensor.empty() : tensor<7x4x1xf32>
    %50 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<7x4xf32>) outs(%49 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %51 = "stablehlo.custom_call"(%48, %50) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %collapsed = tensor.collapse_shape %51 [[0], [1, 2]] : tensor<7x4x1xf32> into tensor<7x4xf32>
    %52 = tensor.empty() : tensor<7x4xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%54, %collapsed : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %56 = tensor.empty() : tensor<7xf32>
    %57 = linalg.fill ins(%cst_6 : f32) outs(%56 : tensor<7xf32>) -> tensor<7xf32>
    %58 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "reduction"]} ins(%53 : tensor<7x4xf32>) outs(%57 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %59 = tensor.empty() : tensor<4xi32>
    %60 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel"]} outs(%59 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 0 : index
      %486 = arith.index_cast %485 : index to i32
      linalg.yield %486 : i32
    } -> tensor<4xi32>
    %61 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_21 : tensor<i32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %62 = tensor.empty() : tensor<4xi1>
    %63 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%60, %61 : tensor<4xi32>, tensor<4xi32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %64 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %65 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%60, %64 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %66 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%63, %65, %60 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %67 = tensor.empty() : tensor<4x1xi32>
    %68 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<4xi32>) outs(%67 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %69 = tensor.empty() : tensor<4x2xi32>
    %70 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<4x2xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %487 = arith.cmpi ult, %486, %c1 : index
      %488 = scf.if %487 -> (i32) {
        %extracted = tensor.extract %68[%485, %486] : tensor<4x1xi32>
        scf.yield %extracted : i32
      } else {
        %489 = arith.subi %486, %c1 : index
        %extracted = tensor.extract %68[%485, %489] : tensor<4x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %488 : i32
    } -> tensor<4x2xi32>
    %71 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%52 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %extracted = tensor.extract %70[%486, %c0] : tensor<4x2xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %extracted_49 = tensor.extract %70[%486, %c1] : tensor<4x2xi32>
      %488 = arith.index_cast %extracted_49 : i32 to index
      %489 = arith.maxsi %487, %c0 : index
      %490 = arith.minsi %489, %c3 : index
      %491 = arith.maxsi %488, %c0 : index
      %492 = arith.minsi %491, %c3 : index
      %extracted_50 = tensor.extract %48[%485, %490, %492] : tensor<7x4x4xf32>
      linalg.yield %extracted_50 : f32
    } -> tensor<7x4xf32>
    %72 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = math.log %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<7x4xf32>) outs(%57 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %74 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %75 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%74, %73 : tensor<7xf32>, tensor<7xf32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %76 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%58, %75 : tensor<7xf32>, tensor<7xf32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %77 = linalg.fill ins(%cst_6 : f32) outs(%52 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %78 = linalg.generic {indexing_maps = [#map7, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<7x6x4xf32>) outs(%77 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %79 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %81 = tensor.empty() : tensor<4x7xf32>
    %82 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<7x4xf32>) outs(%81 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %83 = linalg.fill ins(%cst_6 : f32) outs(%13 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %84 = linalg.matmul ins(%82, %80 : tensor<4x7xf32>, tensor<7x4xf32>) outs(%83 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%84, %14 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %86 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %88 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %90:2 = "stablehlo.custom_call"(%89) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], []) {i=4, j=4, k=4, l=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
    %91 = tensor.empty() : tensor<i1>
    %92 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%90#1, %cst_21 : tensor<i32>, tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi eq, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %93 = tensor.empty() : tensor<1x1xi1>
    %94 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<i1>) outs(%93 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1xi1>
    %95 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %96 = linalg.generic {indexing_maps = [#map18, #map5], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<1x1xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x4xi1>
    %97 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%96, %90#0, %95 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %98 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %99 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %97, %98 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %100 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %99, %98 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %101 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %102 = "stablehlo.custom_call"(%101, %82) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=7, m=4, n=7}, custom>} : (tensor<4x4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %103 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%6 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %104 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%7, %103 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%6 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4x4xi32>
    %105 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%104, %8 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4x4xi1>
    %106 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<4x7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %107 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x4xf32>) outs(%22 : tensor<1x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<1x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %108 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %110:3 = "stablehlo.custom_call"(%109) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=7, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<7x4x4xf32>) -> (tensor<7x4x4xf32>, tensor<7x4xi32>, tensor<7xi32>)
    %111 = tensor.empty() : tensor<7x4xi32>
    %112 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %113 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%110#1, %112 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.subi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %114 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%110#2, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %115 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<7xi1>) outs(%35 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x1x1xi1>
    %116 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<7x1x1xi1>) outs(%38 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %110#0, %37 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %118 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%111 : tensor<7x4xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 1 : index
      %486 = arith.index_cast %485 : index to i32
      linalg.yield %486 : i32
    } -> tensor<7x4xi32>
    %119:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %cst_21, %arg7 = %118) -> (tensor<i32>, tensor<7x4xi32>)  : i32 {
      %485 = tensor.empty() : tensor<i32>
      %486 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%485 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c1_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %487 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%91 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %503 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %503 : i1
      } -> tensor<i1>
      %488 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%485 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c4_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %489 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%487, %488, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%485 : tensor<i32>) {
      ^bb0(%in: i1, %in_52: i32, %in_53: i32, %out: i32):
        %503 = arith.select %in, %in_52, %in_53 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %490 = tensor.empty() : tensor<1xi32>
      %491 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%489 : tensor<i32>) outs(%490 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %492 = tensor.empty() : tensor<7x1xi32>
      %493 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%492 : tensor<7x1xi32>) {
      ^bb0(%out: i32):
        %503 = linalg.index 0 : index
        %extracted = tensor.extract %491[%c0] : tensor<1xi32>
        %504 = arith.index_cast %extracted : i32 to index
        %505 = arith.maxsi %504, %c0 : index
        %506 = arith.minsi %505, %c3 : index
        %extracted_52 = tensor.extract %113[%503, %506] : tensor<7x4xi32>
        linalg.yield %extracted_52 : i32
      } -> tensor<7x1xi32>
      %collapsed_49 = tensor.collapse_shape %493 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
      %494 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%492 : tensor<7x1xi32>) {
      ^bb0(%out: i32):
        %503 = linalg.index 0 : index
        %extracted = tensor.extract %491[%c0] : tensor<1xi32>
        %504 = arith.index_cast %extracted : i32 to index
        %505 = arith.maxsi %504, %c0 : index
        %506 = arith.minsi %505, %c3 : index
        %extracted_52 = tensor.extract %arg7[%503, %506] : tensor<7x4xi32>
        linalg.yield %extracted_52 : i32
      } -> tensor<7x1xi32>
      %collapsed_50 = tensor.collapse_shape %494 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
      %495 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%collapsed_49, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
      ^bb0(%in: i32, %in_52: i32, %out: i1):
        %503 = arith.cmpi slt, %in, %in_52 : i32
        linalg.yield %503 : i1
      } -> tensor<7xi1>
      %496 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%31 : tensor<7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<7xi32>
      %497 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%collapsed_49, %496 : tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %503 = arith.addi %in, %in_52 : i32
        linalg.yield %503 : i32
      } -> tensor<7xi32>
      %498 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%495, %497, %collapsed_49 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
      ^bb0(%in: i1, %in_52: i32, %in_53: i32, %out: i32):
        %503 = arith.select %in, %in_52, %in_53 : i32
        linalg.yield %503 : i32
      } -> tensor<7xi32>
      %499 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%498 : tensor<7xi32>) outs(%492 : tensor<7x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<7x1xi32>
      %500 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%492 : tensor<7x1xi32>) {
      ^bb0(%out: i32):
        %503 = linalg.index 0 : index
        %extracted = tensor.extract %499[%503, %c0] : tensor<7x1xi32>
        %504 = arith.index_cast %extracted : i32 to index
        %505 = arith.maxsi %504, %c0 : index
        %506 = arith.minsi %505, %c3 : index
        %extracted_52 = tensor.extract %arg7[%503, %506] : tensor<7x4xi32>
        linalg.yield %extracted_52 : i32
      } -> tensor<7x1xi32>
      %collapsed_51 = tensor.collapse_shape %500 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
      %501 = "stablehlo.scatter"(%arg7, %491, %collapsed_51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<7x4xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x4xi32>
      %502 = "stablehlo.scatter"(%501, %499, %collapsed_50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<7x4xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<7x4xi32>
      scf.yield %486, %502 : tensor<i32>, tensor<7x4xi32>
    }
    %120 = tensor.empty() : tensor<7x1x4xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<7x4x1xf32>) outs(%120 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4xf32>
    %122 = tensor.empty() : tensor<7x1x4x1xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<7x1x4xf32>) outs(%122 : tensor<7x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4x1xf32>
    %124 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %125 = tensor.empty() : tensor<7x4xi1>
    %126 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%119#1, %124 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %127 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%119#1, %127 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %129 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%126, %128, %119#1 : tensor<7x4xi1>, tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %130 = tensor.empty() : tensor<7x4x1xi32>
    %131 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<7x4xi32>) outs(%130 : tensor<7x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4x1xi32>
    %132 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%122 : tensor<7x1x4x1xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 2 : index
      %extracted = tensor.extract %131[%485, %486, %c0] : tensor<7x4x1xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %488 = arith.maxsi %487, %c0 : index
      %489 = arith.minsi %488, %c3 : index
      %extracted_49 = tensor.extract %123[%485, %c0, %489, %c0] : tensor<7x1x4x1xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<7x1x4x1xf32>
    %133 = tensor.empty() : tensor<7x4x1x1xf32>
    %134 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<7x1x4x1xf32>) outs(%133 : tensor<7x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1x1xf32>
    %collapsed_23 = tensor.collapse_shape %134 [[0], [1], [2, 3]] : tensor<7x4x1x1xf32> into tensor<7x4x1xf32>
    %135 = "stablehlo.custom_call"(%117, %collapsed_23) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %136 = "stablehlo.custom_call"(%117, %135) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %expanded = tensor.expand_shape %136 [[0], [1], [2, 3]] output_shape [7, 4, 1, 1] : tensor<7x4x1xf32> into tensor<7x4x1x1xf32>
    %137 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<7x4x1x1xf32>) outs(%122 : tensor<7x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4x1xf32>
    %collapsed_24 = tensor.collapse_shape %137 [[0], [1], [2, 3]] : tensor<7x1x4x1xf32> into tensor<7x1x4xf32>
    %138 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_24 : tensor<7x1x4xf32>) outs(%49 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %collapsed_25 = tensor.collapse_shape %138 [[0], [1, 2]] : tensor<7x4x1xf32> into tensor<7x4xf32>
    %139 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%88, %14 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %140 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg0, %139 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %141:3 = "stablehlo.custom_call"(%140) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
    %142 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_12 : tensor<i32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %143 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%141#1, %142 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.subi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %144 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%141#2, %cst_21 : tensor<i32>, tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %145 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<i1>) outs(%93 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1xi1>
    %146 = linalg.generic {indexing_maps = [#map18, #map5], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<1x1xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x4xi1>
    %147 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%146, %141#0, %95 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %148 = tensor.empty() : tensor<4xf32>
    %149 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel"]} outs(%148 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %extracted = tensor.extract %70[%485, %c0] : tensor<4x2xi32>
      %486 = arith.index_cast %extracted : i32 to index
      %extracted_49 = tensor.extract %70[%485, %c1] : tensor<4x2xi32>
      %487 = arith.index_cast %extracted_49 : i32 to index
      %488 = arith.maxsi %486, %c0 : index
      %489 = arith.minsi %488, %c3 : index
      %490 = arith.maxsi %487, %c0 : index
      %491 = arith.minsi %490, %c3 : index
      %extracted_50 = tensor.extract %147[%489, %491] : tensor<4x4xf32>
      linalg.yield %extracted_50 : f32
    } -> tensor<4xf32>
    %150 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%148 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %151 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%149, %150 : tensor<4xf32>, tensor<4xf32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: f32, %in_49: f32, %out: i1):
      %485 = arith.cmpf oeq, %in, %in_49 : f32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %152 = linalg.fill ins(%false : i1) outs(%91 : tensor<i1>) -> tensor<i1>
    %153 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%151 : tensor<4xi1>) outs(%152 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %485 = arith.ori %out, %in : i1
      linalg.yield %485 : i1
    } -> tensor<i1>
    %154 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%143, %60 : tensor<4xi32>, tensor<4xi32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %155 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i1>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4xi1>
    %156 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%154, %155 : tensor<4xi1>, tensor<4xi1>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %157 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%156 : tensor<4xi1>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %485 = arith.extui %in : i1 to i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %158 = tensor.empty() : tensor<i32>
    %159 = linalg.fill ins(%c0_i32 : i32) outs(%158 : tensor<i32>) -> tensor<i32>
    %160 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%157 : tensor<4xi32>) outs(%159 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %485 = arith.addi %out, %in : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %161 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%149, %150 : tensor<4xf32>, tensor<4xf32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: f32, %in_49: f32, %out: i1):
      %485 = arith.cmpf olt, %in, %in_49 : f32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %162 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%161, %155 : tensor<4xi1>, tensor<4xi1>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %163 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%162 : tensor<4xi1>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %485 = arith.extui %in : i1 to i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %164 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%163 : tensor<4xi32>) outs(%159 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %485 = arith.addi %out, %in : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %165 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%160, %164 : tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %166 = linalg.generic {indexing_maps = [#map17], iterator_types = []} outs(%158 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c2_i32 : i32
    } -> tensor<i32>
    %167 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%166 : tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %485 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %168 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%167, %166 : tensor<i1>, tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i1, %in_49: i32, %out: i32):
      %485 = arith.select %in, %c1_i32, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %169 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%165, %168 : tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.cmpi eq, %in_49, %c0_i32 : i32
      %486 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %487 = arith.cmpi eq, %in_49, %c-1_i32 : i32
      %488 = arith.andi %486, %487 : i1
      %489 = arith.ori %485, %488 : i1
      %490 = arith.select %489, %c1_i32, %in_49 : i32
      %491 = arith.remsi %in, %490 : i32
      %492 = arith.select %488, %c0_i32, %491 : i32
      %493 = arith.select %485, %in, %492 : i32
      linalg.yield %493 : i32
    } -> tensor<i32>
    %170 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%169 : tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %485 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %171 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%169 : tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %172 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%168 : tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %173 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%171, %172 : tensor<i1>, tensor<i1>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<i1>
    %174 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%173, %170 : tensor<i1>, tensor<i1>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.andi %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<i1>
    %175 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%169, %168 : tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %176 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%174, %175, %169 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %177 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%176 : tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %485 = arith.muli %in, %c-2_i32 : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %178 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%177 : tensor<i32>) outs(%158 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %485 = arith.addi %in, %c1_i32 : i32
      linalg.yield %485 : i32
    } -> tensor<i32>
    %179 = tensor.empty() : tensor<f32>
    %180 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%178 : tensor<i32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %485 = arith.sitofp %in : i32 to f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %181 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%153, %180 : tensor<i1>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: i1, %in_49: f32, %out: f32):
      %485 = arith.select %in, %cst_6, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%149 : tensor<4xf32>) outs(%148 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = math.absf %in : f32
      linalg.yield %485 : f32
    } -> tensor<4xf32>
    %183 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%182 : tensor<4xf32>) outs(%148 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = math.log %in : f32
      linalg.yield %485 : f32
    } -> tensor<4xf32>
    %184 = linalg.fill ins(%cst_6 : f32) outs(%179 : tensor<f32>) -> tensor<f32>
    %185 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%183 : tensor<4xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %186 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%153, %185 : tensor<i1>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: i1, %in_49: f32, %out: f32):
      %485 = arith.select %in, %cst_4, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %187:3 = "stablehlo.custom_call"(%140) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
    %188 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%187#1, %142 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.subi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %189 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%187#2, %cst_21 : tensor<i32>, tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %190 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<i1>) outs(%93 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1xi1>
    %191 = linalg.generic {indexing_maps = [#map18, #map5], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<1x1xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x4xi1>
    %192 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%191, %187#0, %95 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %193:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %cst_21, %arg7 = %60) -> (tensor<i32>, tensor<4xi32>)  : i32 {
      %485 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c1_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %486 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%91 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %503 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %503 : i1
      } -> tensor<i1>
      %487 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c4_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %488 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%486, %487, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i1, %in_56: i32, %in_57: i32, %out: i32):
        %503 = arith.select %in, %in_56, %in_57 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %488[] : tensor<i32>
      %489 = arith.index_cast %extracted : i32 to index
      %490 = arith.maxsi %489, %c0 : index
      %491 = arith.minsi %490, %c3 : index
      %extracted_slice_49 = tensor.extract_slice %188[%491] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_51 = tensor.extract_slice %arg7[%491] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32>
      %492 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%collapsed_50 : tensor<i32>) outs(%91 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %503 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %503 : i1
      } -> tensor<i1>
      %493 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%collapsed_50 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c4_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %494 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%492, %493, %collapsed_50 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i1, %in_56: i32, %in_57: i32, %out: i32):
        %503 = arith.select %in, %in_56, %in_57 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %extracted_53 = tensor.extract %494[] : tensor<i32>
      %495 = arith.index_cast %extracted_53 : i32 to index
      %496 = arith.maxsi %495, %c0 : index
      %497 = arith.minsi %496, %c3 : index
      %extracted_slice_54 = tensor.extract_slice %arg7[%497] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [] : tensor<1xi32> into tensor<i32>
      %498 = tensor.empty() : tensor<1xi32>
      %499 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%488 : tensor<i32>) outs(%498 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %500 = "stablehlo.scatter"(%arg7, %499, %collapsed_55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %501 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%494 : tensor<i32>) outs(%498 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %502 = "stablehlo.scatter"(%500, %501, %collapsed_52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      scf.yield %485, %502 : tensor<i32>, tensor<4xi32>
    }
    %194 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %195 = linalg.matmul ins(%arg1, %194 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%83 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %196 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%195, %14 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %197:3 = "stablehlo.custom_call"(%196) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>)
    %198 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%197#1, %142 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.subi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %199 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%197#2, %cst_21 : tensor<i32>, tensor<i32>) outs(%91 : tensor<i1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<i1>
    %200 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<i1>) outs(%93 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x1xi1>
    %201 = linalg.generic {indexing_maps = [#map18, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xi1>) outs(%11 : tensor<4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x4xi1>
    %202 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%201, %197#0, %95 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %203:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %cst_21, %arg7 = %60) -> (tensor<i32>, tensor<4xi32>)  : i32 {
      %485 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c1_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %486 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%91 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %503 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %503 : i1
      } -> tensor<i1>
      %487 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c4_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %488 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%486, %487, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i1, %in_56: i32, %in_57: i32, %out: i32):
        %503 = arith.select %in, %in_56, %in_57 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %488[] : tensor<i32>
      %489 = arith.index_cast %extracted : i32 to index
      %490 = arith.maxsi %489, %c0 : index
      %491 = arith.minsi %490, %c3 : index
      %extracted_slice_49 = tensor.extract_slice %198[%491] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [] : tensor<1xi32> into tensor<i32>
      %extracted_slice_51 = tensor.extract_slice %arg7[%491] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32>
      %492 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%collapsed_50 : tensor<i32>) outs(%91 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %503 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %503 : i1
      } -> tensor<i1>
      %493 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%collapsed_50 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %503 = arith.addi %in, %c4_i32 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %494 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%492, %493, %collapsed_50 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i1, %in_56: i32, %in_57: i32, %out: i32):
        %503 = arith.select %in, %in_56, %in_57 : i32
        linalg.yield %503 : i32
      } -> tensor<i32>
      %extracted_53 = tensor.extract %494[] : tensor<i32>
      %495 = arith.index_cast %extracted_53 : i32 to index
      %496 = arith.maxsi %495, %c0 : index
      %497 = arith.minsi %496, %c3 : index
      %extracted_slice_54 = tensor.extract_slice %arg7[%497] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_55 = tensor.collapse_shape %extracted_slice_54 [] : tensor<1xi32> into tensor<i32>
      %498 = tensor.empty() : tensor<1xi32>
      %499 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%488 : tensor<i32>) outs(%498 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %500 = "stablehlo.scatter"(%arg7, %499, %collapsed_55) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      %501 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%494 : tensor<i32>) outs(%498 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %502 = "stablehlo.scatter"(%500, %501, %collapsed_52) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<4xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4xi32>
      scf.yield %485, %502 : tensor<i32>, tensor<4xi32>
    }
    %204 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %205 = tensor.empty() : tensor<4x4x1xf32>
    %206 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204 : tensor<4x4xf32>) outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1xf32>
    %207 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%203#1, %61 : tensor<4xi32>, tensor<4xi32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %208 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%203#1, %64 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %209 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%207, %208, %203#1 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %210 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%209 : tensor<4xi32>) outs(%67 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %211 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %extracted = tensor.extract %210[%486, %c0] : tensor<4x1xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %488 = arith.maxsi %487, %c0 : index
      %489 = arith.minsi %488, %c3 : index
      %extracted_49 = tensor.extract %206[%485, %489, %c0] : tensor<4x4x1xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<4x4x1xf32>
    %212 = tensor.empty() : tensor<4x1x4xf32>
    %213 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211 : tensor<4x4x1xf32>) outs(%212 : tensor<4x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x4xf32>
    %collapsed_26 = tensor.collapse_shape %213 [[0], [1, 2]] : tensor<4x1x4xf32> into tensor<4x4xf32>
    %214 = "stablehlo.custom_call"(%202, %collapsed_26) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %215 = "stablehlo.custom_call"(%202, %214) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %expanded_27 = tensor.expand_shape %215 [[0], [1, 2]] output_shape [4, 1, 4] : tensor<4x4xf32> into tensor<4x1x4xf32>
    %216 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<4x1x4xf32>) outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1xf32>
    %collapsed_28 = tensor.collapse_shape %216 [[0], [1, 2]] : tensor<4x4x1xf32> into tensor<4x4xf32>
    %217 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %218 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%76 : tensor<7xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %219 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%218 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_3 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %220 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%106, %106 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %221 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%54, %106 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %222 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction"]} ins(%220 : tensor<7x4xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %223 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%222 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_2 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %224 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%223 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.mulf %in, %cst_1 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %225 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%219, %224 : tensor<f32>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %226 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %collapsed_25 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %227 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%54, %collapsed_25 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %228 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction"]} ins(%226 : tensor<7x4xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %229 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%228 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_2 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %230 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%229 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.mulf %in, %cst_1 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %231 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%225, %230 : tensor<f32>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %232 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%186 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.mulf %in, %cst_1 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %233 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%231, %232 : tensor<f32>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %234 = linalg.matmul ins(%80, %217 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%77 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %235 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%234, %80 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %236 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "reduction"]} ins(%235 : tensor<7x4xf32>) outs(%57 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %237 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%236 : tensor<7xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %238 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%237 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_3 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %239 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%238 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.mulf %in, %cst_1 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %240:3 = "stablehlo.custom_call"(%25) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=7, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<7x4x4xf32>) -> (tensor<7x4x4xf32>, tensor<7x4xi32>, tensor<7xi32>)
    %241 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%240#1, %112 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.subi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %242 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%240#2, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi sge, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %243 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<7xi1>) outs(%35 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x1x1xi1>
    %244 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<7x1x1xi1>) outs(%38 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %240#0, %37 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %246:2 = scf.for %arg5 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg6 = %cst_21, %arg7 = %118) -> (tensor<i32>, tensor<7x4xi32>)  : i32 {
      %485 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %502 = arith.addi %in, %c1_i32 : i32
        linalg.yield %502 : i32
      } -> tensor<i32>
      %486 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%91 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %502 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %502 : i1
      } -> tensor<i1>
      %487 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %502 = arith.addi %in, %c4_i32 : i32
        linalg.yield %502 : i32
      } -> tensor<i32>
      %488 = linalg.generic {indexing_maps = [#map17, #map17, #map17, #map17], iterator_types = []} ins(%486, %487, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%158 : tensor<i32>) {
      ^bb0(%in: i1, %in_52: i32, %in_53: i32, %out: i32):
        %502 = arith.select %in, %in_52, %in_53 : i32
        linalg.yield %502 : i32
      } -> tensor<i32>
      %489 = tensor.empty() : tensor<1xi32>
      %490 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%488 : tensor<i32>) outs(%489 : tensor<1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1xi32>
      %491 = tensor.empty() : tensor<7x1xi32>
      %492 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%491 : tensor<7x1xi32>) {
      ^bb0(%out: i32):
        %502 = linalg.index 0 : index
        %extracted = tensor.extract %490[%c0] : tensor<1xi32>
        %503 = arith.index_cast %extracted : i32 to index
        %504 = arith.maxsi %503, %c0 : index
        %505 = arith.minsi %504, %c3 : index
        %extracted_52 = tensor.extract %241[%502, %505] : tensor<7x4xi32>
        linalg.yield %extracted_52 : i32
      } -> tensor<7x1xi32>
      %collapsed_49 = tensor.collapse_shape %492 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
      %493 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%491 : tensor<7x1xi32>) {
      ^bb0(%out: i32):
        %502 = linalg.index 0 : index
        %extracted = tensor.extract %490[%c0] : tensor<1xi32>
        %503 = arith.index_cast %extracted : i32 to index
        %504 = arith.maxsi %503, %c0 : index
        %505 = arith.minsi %504, %c3 : index
        %extracted_52 = tensor.extract %arg7[%502, %505] : tensor<7x4xi32>
        linalg.yield %extracted_52 : i32
      } -> tensor<7x1xi32>
      %collapsed_50 = tensor.collapse_shape %493 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
      %494 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%collapsed_49, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
      ^bb0(%in: i32, %in_52: i32, %out: i1):
        %502 = arith.cmpi slt, %in, %in_52 : i32
        linalg.yield %502 : i1
      } -> tensor<7xi1>
      %495 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%31 : tensor<7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<7xi32>
      %496 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%collapsed_49, %495 : tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %502 = arith.addi %in, %in_52 : i32
        linalg.yield %502 : i32
      } -> tensor<7xi32>
      %497 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%494, %496, %collapsed_49 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
      ^bb0(%in: i1, %in_52: i32, %in_53: i32, %out: i32):
        %502 = arith.select %in, %in_52, %in_53 : i32
        linalg.yield %502 : i32
      } -> tensor<7xi32>
      %498 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%497 : tensor<7xi32>) outs(%491 : tensor<7x1xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<7x1xi32>
      %499 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%491 : tensor<7x1xi32>) {
      ^bb0(%out: i32):
        %502 = linalg.index 0 : index
        %extracted = tensor.extract %498[%502, %c0] : tensor<7x1xi32>
        %503 = arith.index_cast %extracted : i32 to index
        %504 = arith.maxsi %503, %c0 : index
        %505 = arith.minsi %504, %c3 : index
        %extracted_52 = tensor.extract %arg7[%502, %505] : tensor<7x4xi32>
        linalg.yield %extracted_52 : i32
      } -> tensor<7x1xi32>
      %collapsed_51 = tensor.collapse_shape %499 [[0, 1]] : tensor<7x1xi32> into tensor<7xi32>
      %500 = "stablehlo.scatter"(%arg7, %490, %collapsed_51) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<7x4xi32>, tensor<1xi32>, tensor<7xi32>) -> tensor<7x4xi32>
      %501 = "stablehlo.scatter"(%500, %498, %collapsed_50) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        "stablehlo.return"(%arg9) : (tensor<i32>) -> ()
      }) : (tensor<7x4xi32>, tensor<7x1xi32>, tensor<7xi32>) -> tensor<7x4xi32>
      scf.yield %485, %501 : tensor<i32>, tensor<7x4xi32>
    }
    %247 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel"]} outs(%52 : tensor<7x4xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %extracted = tensor.extract %70[%486, %c0] : tensor<4x2xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %extracted_49 = tensor.extract %70[%486, %c1] : tensor<4x2xi32>
      %488 = arith.index_cast %extracted_49 : i32 to index
      %489 = arith.maxsi %487, %c0 : index
      %490 = arith.minsi %489, %c3 : index
      %491 = arith.maxsi %488, %c0 : index
      %492 = arith.minsi %491, %c3 : index
      %extracted_50 = tensor.extract %245[%485, %490, %492] : tensor<7x4x4xf32>
      linalg.yield %extracted_50 : f32
    } -> tensor<7x4xf32>
    %248 = tensor.empty() : tensor<1x4xi32>
    %249 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<4xi32>) outs(%248 : tensor<1x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x4xi32>
    %250 = linalg.generic {indexing_maps = [#map25, #map5], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<1x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %251 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%241, %250 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %252 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i1>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4xi1>
    %253 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%251, %252 : tensor<7x4xi1>, tensor<7x4xi1>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %254 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<7x4xi1>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %485 = arith.extui %in : i1 to i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %255 = linalg.fill ins(%c0_i32 : i32) outs(%31 : tensor<7xi32>) -> tensor<7xi32>
    %256 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "reduction"]} ins(%254 : tensor<7x4xi32>) outs(%255 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %485 = arith.addi %out, %in : i32
      linalg.yield %485 : i32
    } -> tensor<7xi32>
    %257 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%168 : tensor<i32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %258 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%256, %257 : tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.cmpi eq, %in_49, %c0_i32 : i32
      %486 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %487 = arith.cmpi eq, %in_49, %c-1_i32 : i32
      %488 = arith.andi %486, %487 : i1
      %489 = arith.ori %485, %488 : i1
      %490 = arith.select %489, %c1_i32, %in_49 : i32
      %491 = arith.remsi %in, %490 : i32
      %492 = arith.select %488, %c0_i32, %491 : i32
      %493 = arith.select %485, %in, %492 : i32
      linalg.yield %493 : i32
    } -> tensor<7xi32>
    %259 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%258, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %260 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%258, %32 : tensor<7xi32>, tensor<7xi32>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %261 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%172 : tensor<i1>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7xi1>
    %262 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%260, %261 : tensor<7xi1>, tensor<7xi1>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.cmpi ne, %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %263 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%262, %259 : tensor<7xi1>, tensor<7xi1>) outs(%33 : tensor<7xi1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.andi %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %264 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%258, %257 : tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7xi32>
    %265 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%263, %264, %258 : tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<7xi32>
    %266 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %267 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%266, %265 : tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.muli %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7xi32>
    %268 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_12 : tensor<i32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7xi32>
    %269 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%267, %268 : tensor<7xi32>, tensor<7xi32>) outs(%31 : tensor<7xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7xi32>
    %270 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel"]} ins(%269 : tensor<7xi32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %485 = arith.sitofp %in : i32 to f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %271 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %padded = tensor.pad %247 low[0, 3] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_5 : f32
    } : tensor<7x4xf32> to tensor<7x7xf32>
    %272 = linalg.generic {indexing_maps = [#map26, #map27, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %148 : tensor<7x7xf32>, tensor<4xf32>) outs(%271 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %273 = tensor.empty() : tensor<7x1xf32>
    %274 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<7xf32>) outs(%273 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %275 = linalg.generic {indexing_maps = [#map28, #map5], iterator_types = ["parallel", "parallel"]} ins(%274 : tensor<7x1xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %276 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%272, %275 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %extracted_slice = tensor.extract_slice %276[0, 2] [7, 1] [1, 1] : tensor<7x4xf32> to tensor<7x1xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %277 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_22 : tensor<f32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %278 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%277, %collapsed_29 : tensor<7xf32>, tensor<7xf32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %279 = tensor.empty() : tensor<1xi32>
    %280 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%cst_7 : tensor<i32>) outs(%279 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %281 = tensor.empty() : tensor<2xi32>
    %282 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel"]} outs(%281 : tensor<2xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 0 : index
      %486 = arith.cmpi ult, %485, %c1 : index
      %487 = scf.if %486 -> (i32) {
        %extracted = tensor.extract %280[%485] : tensor<1xi32>
        scf.yield %extracted : i32
      } else {
        %488 = arith.subi %485, %c1 : index
        %extracted = tensor.extract %280[%488] : tensor<1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %487 : i32
    } -> tensor<2xi32>
    %283 = "stablehlo.scatter"(%245, %282, %278) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) : (tensor<7x4x4xf32>, tensor<2xi32>, tensor<7xf32>) -> tensor<7x4x4xf32>
    %284 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel"]} outs(%31 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 0 : index
      %486 = arith.index_cast %485 : index to i32
      linalg.yield %486 : i32
    } -> tensor<7xi32>
    %285 = tensor.empty() : tensor<7x1xi32>
    %286 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<7xi32>) outs(%285 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %287 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<7x4xf32>) outs(%49 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %288 = "stablehlo.custom_call"(%283, %287) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %collapsed_30 = tensor.collapse_shape %288 [[0], [1, 2]] : tensor<7x4x1xf32> into tensor<7x4xf32>
    %289 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30, %collapsed_30 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: f32, %in_49: f32, %out: i1):
      %485 = arith.cmpf une, %in, %in_49 : f32
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %290 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_30 : tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = math.absf %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %291 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %292 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%290, %291 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: f32, %in_49: f32, %out: i1):
      %485 = arith.cmpf oeq, %in, %in_49 : f32
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %293 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%289, %292 : tensor<7x4xi1>, tensor<7x4xi1>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i1, %in_49: i1, %out: i1):
      %485 = arith.ori %in, %in_49 : i1
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %294 = linalg.fill ins(%false : i1) outs(%33 : tensor<7xi1>) -> tensor<7xi1>
    %295 = linalg.generic {indexing_maps = [#map5, #map15], iterator_types = ["parallel", "reduction"]} ins(%293 : tensor<7x4xi1>) outs(%294 : tensor<7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %485 = arith.ori %out, %in : i1
      linalg.yield %485 : i1
    } -> tensor<7xi1>
    %296 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295 : tensor<7xi1>) outs(%35 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x1x1xi1>
    %expanded_31 = tensor.expand_shape %296 [[0, 1], [2], [3, 4, 5]] output_shape [1, 7, 1, 1, 1, 1] : tensor<7x1x1xi1> into tensor<1x7x1x1x1x1xi1>
    %297 = tensor.empty() : tensor<1x7x4x1x4x1xi1>
    %298 = linalg.generic {indexing_maps = [#map29, #map30], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<1x7x1x1x1x1xi1>) outs(%297 : tensor<1x7x4x1x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x7x4x1x4x1xi1>
    %collapsed_32 = tensor.collapse_shape %298 [[0, 1], [2], [3, 4, 5]] : tensor<1x7x4x1x4x1xi1> into tensor<7x4x4xi1>
    %299 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%285 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %300 = tensor.empty() : tensor<7x1xi1>
    %301 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%286, %299 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%300 : tensor<7x1xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7x1xi1>
    %302 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%285 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %303 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%286, %302 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%285 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7x1xi32>
    %304 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%301, %303, %286 : tensor<7x1xi1>, tensor<7x1xi32>, tensor<7x1xi32>) outs(%285 : tensor<7x1xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<7x1xi32>
    %305 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%246#1, %124 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%246#1, %127 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %307 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%305, %306, %246#1 : tensor<7x4xi1>, tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %308 = linalg.generic {indexing_maps = [#map28, #map5], iterator_types = ["parallel", "parallel"]} ins(%304 : tensor<7x1xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %309 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%308 : tensor<7x4xi32>) outs(%130 : tensor<7x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4x1xi32>
    %310 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%307 : tensor<7x4xi32>) outs(%130 : tensor<7x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4x1xi32>
    %311 = tensor.empty() : tensor<7x4x2xi32>
    %312 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%311 : tensor<7x4x2xi32>) {
    ^bb0(%out: i32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %487 = linalg.index 2 : index
      %488 = arith.cmpi ult, %487, %c1 : index
      %489 = scf.if %488 -> (i32) {
        %extracted = tensor.extract %309[%485, %486, %487] : tensor<7x4x1xi32>
        scf.yield %extracted : i32
      } else {
        %490 = arith.subi %487, %c1 : index
        %extracted = tensor.extract %310[%485, %486, %490] : tensor<7x4x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %489 : i32
    } -> tensor<7x4x2xi32>
    %extracted_slice_33 = tensor.extract_slice %276[0, 3] [7, 1] [1, 1] : tensor<7x4xf32> to tensor<7x1xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %313 = tensor.empty() : tensor<7x1x1xf32>
    %314 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<7xf32>) outs(%313 : tensor<7x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x1xf32>
    %315 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x4xi1>) outs(%38 : tensor<7x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<7x4x4xi1>
    %316 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["reduction"]} ins(%collapsed_34 : tensor<7xf32>) outs(%184 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %317 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%316 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_3 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %318 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%317 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.mulf %in, %cst_0 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %319 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%239, %318 : tensor<f32>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %320 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%233, %319 : tensor<f32>, tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %321 = linalg.generic {indexing_maps = [#map17], iterator_types = []} outs(%179 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %322 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%321 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_3 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %323 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%322 : tensor<f32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %324 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<7xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %325 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315, %324, %43 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %326 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_32, %43, %326 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %328 = "stablehlo.custom_call"(%283, %327) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %extracted_slice_35 = tensor.extract_slice %328[0, 0, 0] [7, 3, 4] [1, 1, 1] : tensor<7x4x4xf32> to tensor<7x3x4xf32>
    %extracted_slice_36 = tensor.extract_slice %328[0, 3, 0] [7, 1, 4] [1, 1, 1] : tensor<7x4x4xf32> to tensor<7x1x4xf32>
    %padded_37 = tensor.pad %extracted_slice_36 low[0, 3, 0] high[0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_6 : f32
    } : tensor<7x1x4xf32> to tensor<7x4x4xf32>
    %329 = tensor.empty() : tensor<7x3x4xf32>
    %330 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<7x1x1xf32>) outs(%329 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3x4xf32>
    %331 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_35, %330 : tensor<7x3x4xf32>, tensor<7x3x4xf32>) outs(%329 : tensor<7x3x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x3x4xf32>
    %padded_38 = tensor.pad %331 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_6 : f32
    } : tensor<7x3x4xf32> to tensor<7x4x4xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_37, %padded_38 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %333 = "stablehlo.custom_call"(%283, %332) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %334 = "stablehlo.scatter"(%43, %312, %333) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %485 = tensor.empty() : tensor<f32>
      %486 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%arg5, %arg6 : tensor<f32>, tensor<f32>) outs(%485 : tensor<f32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %487 = arith.addf %in, %in_49 : f32
        linalg.yield %487 : f32
      } -> tensor<f32>
      "stablehlo.return"(%486) : (tensor<f32>) -> ()
    }) : (tensor<7x4x4xf32>, tensor<7x4x2xi32>, tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_32, %43, %334 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %336 = linalg.generic {indexing_maps = [#map17], iterator_types = []} outs(%179 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %337 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%336 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_3 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %338 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%337 : tensor<f32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %339 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%338 : tensor<7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %340 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%234, %339 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %341 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%339, %80 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %342 = linalg.generic {indexing_maps = [#map31, #map32, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341, %80 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x4xf32>
    %343 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%342 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %344 = linalg.generic {indexing_maps = [#map33, #map8, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%341, %217 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%77 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<7x4xf32>
    %345 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%340, %344 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %346 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%336 : tensor<f32>) outs(%179 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.divf %in, %cst_2 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %347 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<f32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %348 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%347, %227 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %349 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%347, %221 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %350 = linalg.generic {indexing_maps = [#map17], iterator_types = []} outs(%179 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %351 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel"]} ins(%350 : tensor<f32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %352 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%343 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %353 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<4x4xf32>) outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1xf32>
    %354 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353 : tensor<4x4x1xf32>) outs(%212 : tensor<4x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x4xf32>
    %collapsed_39 = tensor.collapse_shape %354 [[0], [1, 2]] : tensor<4x1x4xf32> into tensor<4x4xf32>
    %355 = "stablehlo.custom_call"(%202, %collapsed_39) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %356 = "stablehlo.custom_call"(%202, %355) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %expanded_40 = tensor.expand_shape %356 [[0], [1, 2]] output_shape [4, 1, 4] : tensor<4x4xf32> into tensor<4x1x4xf32>
    %357:2 = "stablehlo.sort"(%203#1, %60) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
      %485 = tensor.empty() : tensor<i1>
      %486 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%arg5, %arg6 : tensor<i32>, tensor<i32>) outs(%485 : tensor<i1>) {
      ^bb0(%in: i32, %in_49: i32, %out: i1):
        %487 = arith.cmpi slt, %in, %in_49 : i32
        linalg.yield %487 : i1
      } -> tensor<i1>
      "stablehlo.return"(%486) : (tensor<i1>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %358 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%357#1, %61 : tensor<4xi32>, tensor<4xi32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %359 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%357#1, %64 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %360 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%358, %359, %357#1 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %361 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<4xi32>) outs(%67 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %362 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40 : tensor<4x1x4xf32>) outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1xf32>
    %363 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %extracted = tensor.extract %361[%486, %c0] : tensor<4x1xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %488 = arith.maxsi %487, %c0 : index
      %489 = arith.minsi %488, %c3 : index
      %extracted_49 = tensor.extract %362[%485, %489, %c0] : tensor<4x4x1xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<4x4x1xf32>
    %collapsed_41 = tensor.collapse_shape %363 [[0], [1, 2]] : tensor<4x4x1xf32> into tensor<4x4xf32>
    %364 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.negf %in : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %365 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %366 = linalg.matmul ins(%365, %collapsed_28 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%83 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %367 = linalg.generic {indexing_maps = [#map31, #map32, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%366, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x4xf32>
    %368 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%367 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %369 = linalg.generic {indexing_maps = [#map33, #map8, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%366, %194 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x4xf32>
    %370 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%368 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %371 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%369, %370 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %372 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%336 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %373 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%12, %372, %98 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %374 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%373 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %375 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%374 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %376 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<4x4xf32>) outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1xf32>
    %377 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376 : tensor<4x4x1xf32>) outs(%212 : tensor<4x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1x4xf32>
    %collapsed_42 = tensor.collapse_shape %377 [[0], [1, 2]] : tensor<4x1x4xf32> into tensor<4x4xf32>
    %378 = "stablehlo.custom_call"(%192, %collapsed_42) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %379 = "stablehlo.custom_call"(%192, %378) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %expanded_43 = tensor.expand_shape %379 [[0], [1, 2]] output_shape [4, 1, 4] : tensor<4x4xf32> into tensor<4x1x4xf32>
    %380:2 = "stablehlo.sort"(%193#1, %60) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
      %485 = tensor.empty() : tensor<i1>
      %486 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%arg5, %arg6 : tensor<i32>, tensor<i32>) outs(%485 : tensor<i1>) {
      ^bb0(%in: i32, %in_49: i32, %out: i1):
        %487 = arith.cmpi slt, %in, %in_49 : i32
        linalg.yield %487 : i1
      } -> tensor<i1>
      "stablehlo.return"(%486) : (tensor<i1>) -> ()
    }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %381 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%380#1, %61 : tensor<4xi32>, tensor<4xi32>) outs(%62 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<4xi1>
    %382 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%380#1, %64 : tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %383 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = ["parallel"]} ins(%381, %382, %380#1 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%59 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<4xi32>
    %384 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%383 : tensor<4xi32>) outs(%67 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %385 = linalg.generic {indexing_maps = [#map23, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_43 : tensor<4x1x4xf32>) outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1xf32>
    %386 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%205 : tensor<4x4x1xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 1 : index
      %extracted = tensor.extract %384[%486, %c0] : tensor<4x1xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %488 = arith.maxsi %487, %c0 : index
      %489 = arith.minsi %488, %c3 : index
      %extracted_49 = tensor.extract %385[%485, %489, %c0] : tensor<4x4x1xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<4x4x1xf32>
    %collapsed_44 = tensor.collapse_shape %386 [[0], [1, 2]] : tensor<4x4x1xf32> into tensor<4x4xf32>
    %387 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%collapsed_44 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %388 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348 : tensor<7x4xf32>) outs(%49 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %389 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388 : tensor<7x4x1xf32>) outs(%120 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389 : tensor<7x1x4xf32>) outs(%122 : tensor<7x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4x1xf32>
    %391 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%390 : tensor<7x1x4x1xf32>) outs(%133 : tensor<7x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1x1xf32>
    %collapsed_45 = tensor.collapse_shape %391 [[0], [1], [2, 3]] : tensor<7x4x1x1xf32> into tensor<7x4x1xf32>
    %392 = "stablehlo.custom_call"(%117, %collapsed_45) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %393 = "stablehlo.custom_call"(%117, %392) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %expanded_46 = tensor.expand_shape %393 [[0], [1], [2, 3]] output_shape [7, 4, 1, 1] : tensor<7x4x1xf32> into tensor<7x4x1x1xf32>
    %394 = linalg.generic {indexing_maps = [#map24, #map5], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4xi32>
    %395:2 = "stablehlo.sort"(%119#1, %394) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
      %485 = tensor.empty() : tensor<i1>
      %486 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%arg5, %arg6 : tensor<i32>, tensor<i32>) outs(%485 : tensor<i1>) {
      ^bb0(%in: i32, %in_49: i32, %out: i1):
        %487 = arith.cmpi slt, %in, %in_49 : i32
        linalg.yield %487 : i1
      } -> tensor<i1>
      "stablehlo.return"(%486) : (tensor<i1>) -> ()
    }) : (tensor<7x4xi32>, tensor<7x4xi32>) -> (tensor<7x4xi32>, tensor<7x4xi32>)
    %396 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%395#1, %124 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%125 : tensor<7x4xi1>) {
    ^bb0(%in: i32, %in_49: i32, %out: i1):
      %485 = arith.cmpi slt, %in, %in_49 : i32
      linalg.yield %485 : i1
    } -> tensor<7x4xi1>
    %397 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%395#1, %127 : tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i32, %in_49: i32, %out: i32):
      %485 = arith.addi %in, %in_49 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %398 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%396, %397, %395#1 : tensor<7x4xi1>, tensor<7x4xi32>, tensor<7x4xi32>) outs(%111 : tensor<7x4xi32>) {
    ^bb0(%in: i1, %in_49: i32, %in_50: i32, %out: i32):
      %485 = arith.select %in, %in_49, %in_50 : i32
      linalg.yield %485 : i32
    } -> tensor<7x4xi32>
    %399 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<7x4xi32>) outs(%130 : tensor<7x4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x4x1xi32>
    %400 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46 : tensor<7x4x1x1xf32>) outs(%122 : tensor<7x1x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4x1xf32>
    %401 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%122 : tensor<7x1x4x1xf32>) {
    ^bb0(%out: f32):
      %485 = linalg.index 0 : index
      %486 = linalg.index 2 : index
      %extracted = tensor.extract %399[%485, %486, %c0] : tensor<7x4x1xi32>
      %487 = arith.index_cast %extracted : i32 to index
      %488 = arith.maxsi %487, %c0 : index
      %489 = arith.minsi %488, %c3 : index
      %extracted_49 = tensor.extract %400[%485, %c0, %489, %c0] : tensor<7x1x4x1xf32>
      linalg.yield %extracted_49 : f32
    } -> tensor<7x1x4x1xf32>
    %collapsed_47 = tensor.collapse_shape %401 [[0], [1], [2, 3]] : tensor<7x1x4x1xf32> into tensor<7x1x4xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_47 : tensor<7x1x4xf32>) outs(%120 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.negf %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x1x4xf32>
    %403 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402 : tensor<7x1x4xf32>) outs(%49 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %404 = linalg.batch_matmul ins(%403, %collapsed_24 : tensor<7x4x1xf32>, tensor<7x1x4xf32>) outs(%18 : tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %405 = linalg.generic {indexing_maps = [#map22, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%404 : tensor<7x4x4xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %expanded_48 = tensor.expand_shape %405 [[0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%335, %404 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %407 = linalg.generic {indexing_maps = [#map22, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_48 : tensor<1x4x4xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.addf %out, %in : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %408 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%387, %407 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %409 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%349 : tensor<7x4xf32>) outs(%81 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x7xf32>
    %410 = "stablehlo.custom_call"(%101, %409) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=7, m=4, n=7}, custom>} : (tensor<4x4xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
    %411 = linalg.generic {indexing_maps = [#map33, #map8, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%409, %102 : tensor<4x7xf32>, tensor<4x7xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x4xf32>
    %412 = "stablehlo.custom_call"(%101, %411) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %413 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%412 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %414 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%413 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.negf %in : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %415 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%105, %98, %414 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %416 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%410 : tensor<4x7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %417 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%345, %416 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %418 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%415 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %419 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %418, %98 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %420 = linalg.generic {indexing_maps = [#map31, #map32, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%419, %99 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%83 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x4xf32>
    %421 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%420 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %422 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%421, %46 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %423 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%41, %422, %98 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %424 = "stablehlo.custom_call"(%99, %423) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %425 = "stablehlo.custom_call"(%99, %424) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=4, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %426 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%425, %88 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %427 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%426 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %428 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%426, %427 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %429 = linalg.fill ins(%cst_6 : f32) outs(%81 : tensor<4x7xf32>) -> tensor<4x7xf32>
    %430 = linalg.generic {indexing_maps = [#map31, #map32, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%428, %82 : tensor<4x4xf32>, tensor<4x7xf32>) outs(%429 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x7xf32>
    %431 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%430 : tensor<4x7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %432 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%417, %431 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %433 = linalg.generic {indexing_maps = [#map33, #map8, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%428, %80 : tensor<4x4xf32>, tensor<7x4xf32>) outs(%429 : tensor<4x7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x7xf32>
    %434 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%433 : tensor<4x7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %435 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%432, %434 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %436 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%435, %79 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %437 = linalg.generic {indexing_maps = [#map33, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436 : tensor<7x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x4xf32>
    %438 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel"]} ins(%74, %351 : tensor<7xf32>, tensor<7xf32>) outs(%56 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7xf32>
    %439 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%438 : tensor<7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %440 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%439, %71 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %441 = "stablehlo.scatter"(%43, %70, %440) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %485 = tensor.empty() : tensor<f32>
      %486 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%arg5, %arg6 : tensor<f32>, tensor<f32>) outs(%485 : tensor<f32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %487 = arith.addf %in, %in_49 : f32
        linalg.yield %487 : f32
      } -> tensor<f32>
      "stablehlo.return"(%486) : (tensor<f32>) -> ()
    }) : (tensor<7x4x4xf32>, tensor<4x2xi32>, tensor<7x4xf32>) -> tensor<7x4x4xf32>
    %442 = linalg.generic {indexing_maps = [#map15, #map5], iterator_types = ["parallel", "parallel"]} ins(%351 : tensor<7xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %443 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%442, %55 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%52 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4xf32>
    %444 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<7x4xf32>) outs(%49 : tensor<7x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x1xf32>
    %445 = "stablehlo.custom_call"(%48, %444) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x1xf32>) -> tensor<7x4x1xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map34, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%445, %51 : tensor<7x4x1xf32>, tensor<7x4x1xf32>) outs(%18 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<7x4x4xf32>
    %447 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446 : tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %485 = arith.negf %in : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %448 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %447, %43 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %449 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %448 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %449, %43 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %451 = linalg.generic {indexing_maps = [#map35, #map36, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%450, %44 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%18 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<7x4x4xf32>
    %452 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %453 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<1x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %454 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %453 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %455 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %454, %43 : tensor<7x4x4xi1>, tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %485 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %456 = "stablehlo.custom_call"(%44, %455) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %457 = "stablehlo.custom_call"(%44, %456) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=7, j=4, k=4, l=4, m=4, n=4, o=4}, custom>} : (tensor<7x4x4xf32>, tensor<7x4x4xf32>) -> tensor<7x4x4xf32>
    %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %28 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.divf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %459 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4x4xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %459 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %461 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %460 : tensor<7x4x4xf32>, tensor<7x4x4xf32>) outs(%17 : tensor<7x4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x4x4xf32>
    %462 = linalg.fill ins(%cst_6 : f32) outs(%15 : tensor<7x4x6xf32>) -> tensor<7x4x6xf32>
    %463 = linalg.generic {indexing_maps = [#map35, #map36, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%461, %16 : tensor<7x4x4xf32>, tensor<7x4x6xf32>) outs(%462 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<7x4x6xf32>
    %464 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%463 : tensor<7x4x6xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x4xf32>
    %465 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %464 : tensor<7x6x4xf32>, tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %466 = linalg.generic {indexing_maps = [#map, #map34, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%461, %3 : tensor<7x4x4xf32>, tensor<7x6x4xf32>) outs(%462 : tensor<7x4x6xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<7x4x6xf32>
    %467 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466 : tensor<7x4x6xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x6x4xf32>
    %468 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %467 : tensor<7x6x4xf32>, tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %469 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%468, %5 : tensor<7x6x4xf32>, tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %470 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %3 : tensor<7x6x4xf32>, tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %471 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %470 : tensor<7x6x4xf32>, tensor<7x6x4xf32>) outs(%0 : tensor<7x6x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.addf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<7x6x4xf32>
    %472 = tensor.empty() : tensor<4x5xf32>
    %473 = linalg.fill ins(%cst_6 : f32) outs(%472 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %474 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%471, %arg3 : tensor<7x6x4xf32>, tensor<7x6x5xf32>) outs(%473 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      %486 = arith.addf %out, %485 : f32
      linalg.yield %486 : f32
    } -> tensor<4x5xf32>
    %475 = tensor.empty() : tensor<5x4xf32>
    %476 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel"]} ins(%474 : tensor<4x5xf32>) outs(%475 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %477 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %478 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%477, %408 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %479 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg0, %478 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.subf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %480 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%477, %371 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %481 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg1, %480 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.subf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<4x4xf32>
    %482 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%475 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %483 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%482, %476 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%475 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.mulf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<5x4xf32>
    %484 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg2, %483 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%475 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %485 = arith.subf %in, %in_49 : f32
      linalg.yield %485 : f32
    } -> tensor<5x4xf32>
    return %479, %481, %484, %106, %320, %181, %collapsed_25 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<5x4xf32>, tensor<7x4xf32>, tensor<f32>, tensor<f32>, tensor<7x4xf32>
  }
}

