#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0)>
#map15 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map20 = affine_map<(d0, d1) -> (d1, d0)>
#map21 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map22 = affine_map<() -> ()>
#map23 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map24 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map25 = affine_map<(d0, d1, d2) -> (d2)>
#map26 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<6x3xf32> {dp.name = "params.basis", dp.state}, %arg1: tensor<5xf32> {dp.name = "params.gain", dp.state}, %arg2: tensor<10x2xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<6x4xf32> {dp.name = "params.w", dp.state}, %arg4: tensor<9x8x6xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<9x2xf32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<6x3xf32> {dp.name = "params.basis", dp.updates = 0 : i64}, tensor<5xf32> {dp.name = "params.gain", dp.updates = 1 : i64}, tensor<10x2xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<6x4xf32> {dp.name = "params.w", dp.updates = 3 : i64}, tensor<9x8x6xf32> {dp.name = "filtered"}, tensor<f32> {dp.name = "loss"}, tensor<9x8x6xf32> {dp.name = "power"}, tensor<9x3xf32> {dp.name = "singular"}, tensor<9x4xf32> {dp.name = "values"}) {
    %cst = arith.constant 0.055555556 : f32
    %c7 = arith.constant 7 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst_0 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_1 = arith.constant 0.00999999977 : f32
    %cst_2 = arith.constant 3.600000e+01 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 1.000000e-03 : f32
    %cst_5 = arith.constant 4.320000e+02 : f32
    %cst_6 = arith.constant 1.800000e+01 : f32
    %cst_7 = complex.constant [-0.000000e+00 : f32, -1.000000e-01 : f32] : complex<f32>
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_10 = arith.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_11 = arith.constant dense<(1.250000e-01,0.000000e+00)> : tensor<complex<f32>>
    %cst_12 = arith.constant dense<-1> : tensor<i32>
    %cst_13 = arith.constant dense<3> : tensor<i32>
    %cst_14 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_15 = arith.constant dense<4> : tensor<i32>
    %cst_16 = arith.constant dense<2.000000e-02> : tensor<f32>
    %cst_17 = arith.constant dense<4.000000e+00> : tensor<f32>
    %cst_18 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_19 = arith.constant dense<0> : tensor<i32>
    %cst_20 = arith.constant dense<8.000000e+00> : tensor<f32>
    %cst_21 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_22 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<9x8x4xf32>
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<9x8x4xf32>) -> tensor<9x8x4xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg3 : tensor<9x8x6xf32>, tensor<6x4xf32>) outs(%1 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x8x4xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<9x8x4xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = math.tanh %in : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x4xf32>
    %4 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x4xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %3 : tensor<9x8x4xf32>, tensor<9x8x4xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x4xf32>
    %6 = tensor.empty() : tensor<9x4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<9x8x4xf32>) outs(%6 : tensor<9x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x8xf32>
    %8 = tensor.empty() : tensor<9x4x4xf32>
    %9 = linalg.fill ins(%cst_8 : f32) outs(%8 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %10 = linalg.batch_matmul ins(%7, %3 : tensor<9x4x8xf32>, tensor<9x8x4xf32>) outs(%9 : tensor<9x4x4xf32>) -> tensor<9x4x4xf32>
    %11 = tensor.empty() : tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%11 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %359 = linalg.index 0 : index
      %360 = arith.index_cast %359 : index to i32
      %361 = arith.sitofp %360 : i32 to f32
      linalg.yield %361 : f32
    } -> tensor<4xf32>
    %13 = tensor.empty() : tensor<4x4xi32>
    %14 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%13 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 0 : index
      %360 = arith.index_cast %359 : index to i32
      linalg.yield %360 : i32
    } -> tensor<4x4xi32>
    %15 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%13 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 1 : index
      %360 = arith.index_cast %359 : index to i32
      linalg.yield %360 : i32
    } -> tensor<4x4xi32>
    %16 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%13 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x4xi32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%13 : tensor<4x4xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %359 = arith.addi %in, %in_29 : i32
      linalg.yield %359 : i32
    } -> tensor<4x4xi32>
    %18 = tensor.empty() : tensor<4x4xi1>
    %19 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%17, %15 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%18 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<4x4xi1>
    %20 = tensor.empty() : tensor<4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<4xf32>) outs(%20 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x1xf32>
    %22 = tensor.empty() : tensor<4x4xf32>
    %23 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x1xf32>) outs(%22 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%22 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%19, %23, %24 : tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) outs(%22 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<4x4xf32>
    %26 = tensor.empty() : tensor<1x4x4xf32>
    %27 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<4x4xf32>) outs(%26 : tensor<1x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4xf32>
    %28 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %28 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %30 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.divf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %34 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %32 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.divf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %37:3 = "stablehlo.custom_call"(%36) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=9, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<9x4x4xf32>) -> (tensor<9x4x4xf32>, tensor<9x4xf32>, tensor<9xi32>)
    %38 = tensor.empty() : tensor<9xi32>
    %39 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<i32>) outs(%38 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %40 = tensor.empty() : tensor<9xi1>
    %41 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%37#2, %39 : tensor<9xi32>, tensor<9xi32>) outs(%40 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<9xi1>
    %42 = tensor.empty() : tensor<9x1x1xi1>
    %43 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<9xi1>) outs(%42 : tensor<9x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x1x1xi1>
    %44 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %45 = tensor.empty() : tensor<9x4x4xi1>
    %46 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<9x1x1xi1>) outs(%45 : tensor<9x4x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4x4xi1>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %37#0, %44 : tensor<9x4x4xi1>, tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %48 = tensor.empty() : tensor<9x1xi1>
    %49 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<9xi1>) outs(%48 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x1xi1>
    %50 = tensor.empty() : tensor<9x4xf32>
    %51 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %52 = tensor.empty() : tensor<9x4xi1>
    %53 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<9x1xi1>) outs(%52 : tensor<9x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x4xi1>
    %54 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%53, %37#1, %51 : tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %55 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x4xi1>) outs(%22 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %359 = arith.uitofp %in : i1 to f32
      linalg.yield %359 : f32
    } -> tensor<4x4xf32>
    %56 = tensor.empty() : tensor<9x1x4xf32>
    %57 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<9x4xf32>) outs(%56 : tensor<9x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1x4xf32>
    %58 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<4x4xf32>) outs(%26 : tensor<1x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4xf32>
    %59 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<1x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %60 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<9x1x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %60 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %62 = tensor.empty() : tensor<9x4x1xf32>
    %63 = linalg.generic {indexing_maps = [#map18, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<9x4xf32>) outs(%62 : tensor<9x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x1xf32>
    %64 = linalg.generic {indexing_maps = [#map19, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<9x4x1xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %64 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %65 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.divf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %59 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %69 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %70 = tensor.empty() : tensor<4xi32>
    %71 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%70 : tensor<4xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 0 : index
      %360 = arith.index_cast %359 : index to i32
      linalg.yield %360 : i32
    } -> tensor<4xi32>
    %72 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<i32>) outs(%70 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %73 = tensor.empty() : tensor<4xi1>
    %74 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%71, %72 : tensor<4xi32>, tensor<4xi32>) outs(%73 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<4xi1>
    %75 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%70 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %76 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%71, %75 : tensor<4xi32>, tensor<4xi32>) outs(%70 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %359 = arith.addi %in, %in_29 : i32
      linalg.yield %359 : i32
    } -> tensor<4xi32>
    %77 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%74, %76, %71 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%70 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_29: i32, %in_30: i32, %out: i32):
      %359 = arith.select %in, %in_29, %in_30 : i32
      linalg.yield %359 : i32
    } -> tensor<4xi32>
    %78 = tensor.empty() : tensor<4x1xi32>
    %79 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<4xi32>) outs(%78 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %80 = tensor.empty() : tensor<4x2xi32>
    %81 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%80 : tensor<4x2xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 0 : index
      %360 = linalg.index 1 : index
      %361 = arith.cmpi ult, %360, %c1 : index
      %362 = scf.if %361 -> (i32) {
        %extracted = tensor.extract %79[%359, %360] : tensor<4x1xi32>
        scf.yield %extracted : i32
      } else {
        %363 = arith.subi %360, %c1 : index
        %extracted = tensor.extract %79[%359, %363] : tensor<4x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %362 : i32
    } -> tensor<4x2xi32>
    %extracted_slice = tensor.extract_slice %arg4[0, 0, 0] [9, 3, 6] [1, 1, 1] : tensor<9x8x6xf32> to tensor<9x3x6xf32>
    %82 = tensor.empty() : tensor<9x3x4xf32>
    %83 = linalg.fill ins(%cst_8 : f32) outs(%82 : tensor<9x3x4xf32>) -> tensor<9x3x4xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice, %arg3 : tensor<9x3x6xf32>, tensor<6x4xf32>) outs(%83 : tensor<9x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x3x4xf32>
    %85:5 = "stablehlo.custom_call"(%84) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=9, j=3, k=4, l=3, m=4, n=3, o=3, p=3, q=3, r=4}, custom>} : (tensor<9x3x4xf32>) -> (tensor<9x3x4xf32>, tensor<9x3xf32>, tensor<9x3x3xf32>, tensor<9x3x4xf32>, tensor<9xi32>)
    %86 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%85#4, %39 : tensor<9xi32>, tensor<9xi32>) outs(%40 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<9xi1>
    %87 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<9xi1>) outs(%48 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x1xi1>
    %88 = tensor.empty() : tensor<9x3xf32>
    %89 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%88 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %90 = tensor.empty() : tensor<9x3xi1>
    %91 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<9x1xi1>) outs(%90 : tensor<9x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x3xi1>
    %92 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%91, %85#1, %89 : tensor<9x3xi1>, tensor<9x3xf32>, tensor<9x3xf32>) outs(%88 : tensor<9x3xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<9x3xf32>
    %93 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<9xi1>) outs(%42 : tensor<9x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x1x1xi1>
    %94 = tensor.empty() : tensor<9x3x3xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%94 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %96 = tensor.empty() : tensor<9x3x3xi1>
    %97 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<9x1x1xi1>) outs(%96 : tensor<9x3x3xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x3x3xi1>
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %85#2, %95 : tensor<9x3x3xi1>, tensor<9x3x3xf32>, tensor<9x3x3xf32>) outs(%94 : tensor<9x3x3xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<9x3x3xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%82 : tensor<9x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x4xf32>
    %100 = tensor.empty() : tensor<9x3x4xi1>
    %101 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<9x1x1xi1>) outs(%100 : tensor<9x3x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x3x4xi1>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %85#3, %99 : tensor<9x3x4xi1>, tensor<9x3x4xf32>, tensor<9x3x4xf32>) outs(%82 : tensor<9x3x4xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<9x3x4xf32>
    %103 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<9x3x3xf32>) outs(%94 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %104 = tensor.empty() : tensor<9x4x3xf32>
    %105 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<9x3x4xf32>) outs(%104 : tensor<9x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x3xf32>
    %106 = tensor.empty() : tensor<3xi32>
    %107 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%106 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 0 : index
      %360 = arith.index_cast %359 : index to i32
      linalg.yield %360 : i32
    } -> tensor<3xi32>
    %108 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<i32>) outs(%106 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %109 = tensor.empty() : tensor<3xi1>
    %110 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%107, %108 : tensor<3xi32>, tensor<3xi32>) outs(%109 : tensor<3xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi slt, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<3xi1>
    %111 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_13 : tensor<i32>) outs(%106 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %112 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%107, %111 : tensor<3xi32>, tensor<3xi32>) outs(%106 : tensor<3xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %359 = arith.addi %in, %in_29 : i32
      linalg.yield %359 : i32
    } -> tensor<3xi32>
    %113 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%110, %112, %107 : tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) outs(%106 : tensor<3xi32>) {
    ^bb0(%in: i1, %in_29: i32, %in_30: i32, %out: i32):
      %359 = arith.select %in, %in_29, %in_30 : i32
      linalg.yield %359 : i32
    } -> tensor<3xi32>
    %114 = tensor.empty() : tensor<3x1xi32>
    %115 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<3xi32>) outs(%114 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %116 = tensor.empty() : tensor<3x2xi32>
    %117 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%116 : tensor<3x2xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 0 : index
      %360 = linalg.index 1 : index
      %361 = arith.cmpi ult, %360, %c1 : index
      %362 = scf.if %361 -> (i32) {
        %extracted = tensor.extract %115[%359, %360] : tensor<3x1xi32>
        scf.yield %extracted : i32
      } else {
        %363 = arith.subi %360, %c1 : index
        %extracted = tensor.extract %115[%359, %363] : tensor<3x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %362 : i32
    } -> tensor<3x2xi32>
    %118:2 = "stablehlo.custom_call"(%arg0) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=6, j=3, k=6, l=3, m=3}, custom>} : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>)
    %119 = "stablehlo.custom_call"(%118#0, %118#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=3, k=3, l=6, m=3}, custom>} : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6x3xf32>
    %extracted_slice_23 = tensor.extract_slice %118#0[0, 0] [3, 3] [1, 1] : tensor<6x3xf32> to tensor<3x3xf32>
    %120 = tensor.empty() : tensor<3x3xi32>
    %121 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%120 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 0 : index
      %360 = arith.index_cast %359 : index to i32
      linalg.yield %360 : i32
    } -> tensor<3x3xi32>
    %122 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%120 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %123 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%121, %122 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%120 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %359 = arith.addi %in, %in_29 : i32
      linalg.yield %359 : i32
    } -> tensor<3x3xi32>
    %124 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%120 : tensor<3x3xi32>) {
    ^bb0(%out: i32):
      %359 = linalg.index 1 : index
      %360 = arith.index_cast %359 : index to i32
      linalg.yield %360 : i32
    } -> tensor<3x3xi32>
    %125 = tensor.empty() : tensor<3x3xi1>
    %126 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%123, %124 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%125 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi sge, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<3x3xi1>
    %127 = tensor.empty() : tensor<3x3xf32>
    %128 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %129 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%126, %128, %extracted_slice_23 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %130 = tensor.empty() : tensor<3x6xf32>
    %131 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<6x3xf32>) outs(%130 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6xf32>
    %132 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%120 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x3xi32>
    %133 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%121, %132 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%120 : tensor<3x3xi32>) {
    ^bb0(%in: i32, %in_29: i32, %out: i32):
      %359 = arith.addi %in, %in_29 : i32
      linalg.yield %359 : i32
    } -> tensor<3x3xi32>
    %134 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%133, %124 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%125 : tensor<3x3xi1>) {
    ^bb0(%in: i32, %in_29: i32, %out: i1):
      %359 = arith.cmpi eq, %in, %in_29 : i32
      linalg.yield %359 : i1
    } -> tensor<3x3xi1>
    %135 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<3x3xi1>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %359 = arith.uitofp %in : i1 to f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %136 = tensor.empty() : tensor<9x6xf32>
    %137 = linalg.fill ins(%cst_8 : f32) outs(%136 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg4 : tensor<9x8x6xf32>) outs(%137 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<9x6xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%136 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%138, %139 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%136 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.divf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x6xf32>
    %141 = linalg.fill ins(%cst_8 : f32) outs(%88 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %142 = linalg.matmul ins(%140, %119 : tensor<9x6xf32>, tensor<6x3xf32>) outs(%141 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %143 = tensor.empty() : tensor<9x6x8xf32>
    %144 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<9x8x6xf32>) outs(%143 : tensor<9x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6x8xf32>
    %145 = "stablehlo.fft"(%144) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<9x6x8xf32>) -> tensor<9x6x5xcomplex<f32>>
    %146 = tensor.empty() : tensor<9x5x6xcomplex<f32>>
    %147 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<9x6x5xcomplex<f32>>) outs(%146 : tensor<9x5x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<9x5x6xcomplex<f32>>
    %148 = tensor.empty() : tensor<5x1xf32>
    %149 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5xf32>) outs(%148 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %150 = tensor.empty() : tensor<5x1xcomplex<f32>>
    %151 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<5x1xf32>) outs(%150 : tensor<5x1xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %359 = complex.create %in, %cst_8 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<5x1xcomplex<f32>>
    %152 = tensor.empty() : tensor<1x5x1xcomplex<f32>>
    %153 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%151 : tensor<5x1xcomplex<f32>>) outs(%152 : tensor<1x5x1xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<1x5x1xcomplex<f32>>
    %154 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<1x5x1xcomplex<f32>>) outs(%146 : tensor<9x5x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<9x5x6xcomplex<f32>>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %154 : tensor<9x5x6xcomplex<f32>>, tensor<9x5x6xcomplex<f32>>) outs(%146 : tensor<9x5x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.mul %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x5x6xcomplex<f32>>
    %156 = tensor.empty() : tensor<9x6x5xcomplex<f32>>
    %157 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155 : tensor<9x5x6xcomplex<f32>>) outs(%156 : tensor<9x6x5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<9x6x5xcomplex<f32>>
    %158 = "stablehlo.fft"(%157) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<9x6x5xcomplex<f32>>) -> tensor<9x6x8xf32>
    %159 = tensor.empty() : tensor<9x8x6xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<9x6x8xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x6xf32>
    %161 = tensor.empty() : tensor<9x8x6xcomplex<f32>>
    %162 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<9x8x6xf32>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %359 = complex.create %in, %cst_8 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %163 = "stablehlo.fft"(%162) <{fft_length = array<i64: 8, 6>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<9x8x6xcomplex<f32>>) -> tensor<9x8x6xcomplex<f32>>
    %164 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<9x8x6xcomplex<f32>>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.re %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %164 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x6xf32>
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %164 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<9x8x6xcomplex<f32>>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.im %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %168 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %168 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %169 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %172 = tensor.empty() : tensor<complex<f32>>
    %173 = linalg.generic {indexing_maps = [#map22], iterator_types = []} outs(%172 : tensor<complex<f32>>) {
    ^bb0(%out: complex<f32>):
      %359 = complex.exp %cst_7 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<complex<f32>>
    %174 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<complex<f32>>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %174 : tensor<9x8x6xcomplex<f32>>, tensor<9x8x6xcomplex<f32>>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.mul %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %176 = "stablehlo.fft"(%175) <{fft_length = array<i64: 8, 6>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<9x8x6xcomplex<f32>>) -> tensor<9x8x6xcomplex<f32>>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<9x8x6xcomplex<f32>>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.re %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %179 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%54, %178 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %180 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = math.log %in : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %181 = tensor.empty() : tensor<9x10xf32>
    %182 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%181 : tensor<9x10xf32>) {
    ^bb0(%out: f32):
      %359 = linalg.index 0 : index
      %360 = linalg.index 1 : index
      %361 = arith.cmpi ult, %360, %c4 : index
      %362 = scf.if %361 -> (f32) {
        %extracted = tensor.extract %180[%359, %360] : tensor<9x4xf32>
        scf.yield %extracted : f32
      } else {
        %363 = arith.cmpi ult, %360, %c7 : index
        %364 = scf.if %363 -> (f32) {
          %365 = arith.subi %360, %c4 : index
          %extracted = tensor.extract %92[%359, %365] : tensor<9x3xf32>
          scf.yield %extracted : f32
        } else {
          %365 = arith.subi %360, %c7 : index
          %extracted = tensor.extract %142[%359, %365] : tensor<9x3xf32>
          scf.yield %extracted : f32
        }
        scf.yield %364 : f32
      }
      linalg.yield %362 : f32
    } -> tensor<9x10xf32>
    %183 = tensor.empty() : tensor<9x2xf32>
    %184 = linalg.fill ins(%cst_8 : f32) outs(%183 : tensor<9x2xf32>) -> tensor<9x2xf32>
    %185 = linalg.matmul ins(%182, %arg2 : tensor<9x10xf32>, tensor<10x2xf32>) outs(%184 : tensor<9x2xf32>) -> tensor<9x2xf32>
    %186 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%185, %arg5 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%183 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x2xf32>
    %187 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%186, %186 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%183 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x2xf32>
    %188 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%183 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x2xf32>
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%188, %186 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%183 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x2xf32>
    %190 = tensor.empty() : tensor<f32>
    %191 = linalg.fill ins(%cst_8 : f32) outs(%190 : tensor<f32>) -> tensor<f32>
    %192 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction", "reduction"]} ins(%187 : tensor<9x2xf32>) outs(%191 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %193 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%192 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_6 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %194 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "reduction"]} ins(%171 : tensor<9x8x6xf32>) outs(%191 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %195 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%194 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_5 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %196 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%195 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.mulf %in, %cst_4 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %197 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = []} ins(%193, %196 : tensor<f32>, tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %198 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %arg4 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %198 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %198 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction", "reduction"]} ins(%199 : tensor<9x8x6xf32>) outs(%191 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %202 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%201 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_5 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %203 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%202 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.mulf %in, %cst_3 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %204 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = []} ins(%197, %203 : tensor<f32>, tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %extracted_slice_24 = tensor.extract_slice %47[0, 0, 3] [9, 4, 1] [1, 1, 1] : tensor<9x4x4xf32> to tensor<9x4x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_24 [[0], [1, 2]] : tensor<9x4x1xf32> into tensor<9x4xf32>
    %205 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %collapsed : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %206 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%205, %205 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %207 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%205, %collapsed : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %208 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %209 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%208, %207 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %210 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction", "reduction"]} ins(%206 : tensor<9x4xf32>) outs(%191 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %211 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%210 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_2 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %212 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%211 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.mulf %in, %cst_3 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %213 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%129, %129 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %214 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%213, %213 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %215 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%213, %129 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %216 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %217 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%216, %215 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %218 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction", "reduction"]} ins(%214 : tensor<3x3xf32>) outs(%191 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %219 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%218 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.mulf %in, %cst_1 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %220 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = []} ins(%212, %219 : tensor<f32>, tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %221 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = []} ins(%204, %220 : tensor<f32>, tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %222 = linalg.generic {indexing_maps = [#map22], iterator_types = []} outs(%190 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %223 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<f32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %224 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%223, %217 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %225 = linalg.generic {indexing_maps = [#map22], iterator_types = []} outs(%190 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %226 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%225 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_2 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %227 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<f32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4xf32>
    %228 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%227, %209 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %229 = linalg.generic {indexing_maps = [#map18, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<9x4xf32>) outs(%62 : tensor<9x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x1xf32>
    %padded = tensor.pad %229 low[0, 0, 3] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_8 : f32
    } : tensor<9x4x1xf32> to tensor<9x4x4xf32>
    %230 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%225 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_5 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %231 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<f32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x6xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%231, %200 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %233 = linalg.generic {indexing_maps = [#map22], iterator_types = []} outs(%190 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %234 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = []} ins(%233 : tensor<f32>) outs(%190 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.divf %in, %cst_5 : f32
      linalg.yield %359 : f32
    } -> tensor<f32>
    %235 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<f32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x6xf32>
    %236 = linalg.generic {indexing_maps = [#map22], iterator_types = []} outs(%190 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %237 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<f32>) outs(%183 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x2xf32>
    %238 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%237, %189 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%183 : tensor<9x2xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x2xf32>
    %239 = tensor.empty() : tensor<2x10xf32>
    %240 = linalg.fill ins(%cst_8 : f32) outs(%239 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %241 = linalg.generic {indexing_maps = [#map23, #map24, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238, %182 : tensor<9x2xf32>, tensor<9x10xf32>) outs(%240 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<2x10xf32>
    %242 = tensor.empty() : tensor<10x2xf32>
    %243 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<2x10xf32>) outs(%242 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %244 = linalg.fill ins(%cst_8 : f32) outs(%181 : tensor<9x10xf32>) -> tensor<9x10xf32>
    %245 = linalg.generic {indexing_maps = [#map16, #map11, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238, %arg2 : tensor<9x2xf32>, tensor<10x2xf32>) outs(%244 : tensor<9x10xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x10xf32>
    %extracted_slice_25 = tensor.extract_slice %245[0, 0] [9, 4] [1, 1] : tensor<9x10xf32> to tensor<9x4xf32>
    %extracted_slice_26 = tensor.extract_slice %245[0, 4] [9, 3] [1, 1] : tensor<9x10xf32> to tensor<9x3xf32>
    %extracted_slice_27 = tensor.extract_slice %245[0, 7] [9, 3] [1, 1] : tensor<9x10xf32> to tensor<9x3xf32>
    %246 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25, %179 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%50 : tensor<9x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.divf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x6xf32>
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232, %247 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: f32, %in_29: f32, %out: complex<f32>):
      %359 = complex.create %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %249 = "stablehlo.fft"(%248) <{fft_length = array<i64: 8, 6>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<9x8x6xcomplex<f32>>) -> tensor<9x8x6xcomplex<f32>>
    %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%249, %174 : tensor<9x8x6xcomplex<f32>>, tensor<9x8x6xcomplex<f32>>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.mul %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %170 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251 : tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.negf %in : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %252 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: f32, %in_29: f32, %out: complex<f32>):
      %359 = complex.create %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %253 : tensor<9x8x6xcomplex<f32>>, tensor<9x8x6xcomplex<f32>>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.add %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %167 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %247 : tensor<9x8x6xf32>, tensor<9x8x6xf32>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: f32, %in_29: f32, %out: complex<f32>):
      %359 = complex.create %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %256 : tensor<9x8x6xcomplex<f32>>, tensor<9x8x6xcomplex<f32>>) outs(%161 : tensor<9x8x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.add %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x8x6xcomplex<f32>>
    %258 = "stablehlo.fft"(%257) <{fft_length = array<i64: 8, 6>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<9x8x6xcomplex<f32>>) -> tensor<9x8x6xcomplex<f32>>
    %259 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<9x8x6xcomplex<f32>>) outs(%159 : tensor<9x8x6xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.re %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<9x8x6xf32>
    %260 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259 : tensor<9x8x6xf32>) outs(%143 : tensor<9x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6x8xf32>
    %261 = "stablehlo.fft"(%260) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<9x6x8xf32>) -> tensor<9x6x5xcomplex<f32>>
    %262 = tensor.empty() : tensor<5xcomplex<f32>>
    %263 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_9 : tensor<complex<f32>>) outs(%262 : tensor<5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<5xcomplex<f32>>
    %264 = tensor.empty() : tensor<1xcomplex<f32>>
    %265 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_10 : tensor<complex<f32>>) outs(%264 : tensor<1xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<1xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %265 into %263[0] [1] [1] : tensor<1xcomplex<f32>> into tensor<5xcomplex<f32>>
    %inserted_slice_28 = tensor.insert_slice %265 into %inserted_slice[4] [1] [1] : tensor<1xcomplex<f32>> into tensor<5xcomplex<f32>>
    %266 = tensor.empty() : tensor<1x1x5xcomplex<f32>>
    %267 = linalg.generic {indexing_maps = [#map25, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_28 : tensor<5xcomplex<f32>>) outs(%266 : tensor<1x1x5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<1x1x5xcomplex<f32>>
    %268 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<complex<f32>>) outs(%266 : tensor<1x1x5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<1x1x5xcomplex<f32>>
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %267 : tensor<1x1x5xcomplex<f32>>, tensor<1x1x5xcomplex<f32>>) outs(%266 : tensor<1x1x5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.mul %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<1x1x5xcomplex<f32>>
    %270 = linalg.generic {indexing_maps = [#map26, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<1x1x5xcomplex<f32>>) outs(%156 : tensor<9x6x5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<9x6x5xcomplex<f32>>
    %271 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %261 : tensor<9x6x5xcomplex<f32>>, tensor<9x6x5xcomplex<f32>>) outs(%156 : tensor<9x6x5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.mul %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x6x5xcomplex<f32>>
    %272 = tensor.empty() : tensor<9x6x5xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<9x6x5xcomplex<f32>>) outs(%272 : tensor<9x6x5xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.re %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<9x6x5xf32>
    %274 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<9x6x5xcomplex<f32>>) outs(%272 : tensor<9x6x5xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.im %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<9x6x5xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274 : tensor<9x6x5xf32>) outs(%272 : tensor<9x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.negf %in : f32
      linalg.yield %359 : f32
    } -> tensor<9x6x5xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %275 : tensor<9x6x5xf32>, tensor<9x6x5xf32>) outs(%156 : tensor<9x6x5xcomplex<f32>>) {
    ^bb0(%in: f32, %in_29: f32, %out: complex<f32>):
      %359 = complex.create %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x6x5xcomplex<f32>>
    %277 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276 : tensor<9x6x5xcomplex<f32>>) outs(%146 : tensor<9x5x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<9x5x6xcomplex<f32>>
    %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %277 : tensor<9x5x6xcomplex<f32>>, tensor<9x5x6xcomplex<f32>>) outs(%146 : tensor<9x5x6xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_29: complex<f32>, %out: complex<f32>):
      %359 = complex.mul %in, %in_29 : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<9x5x6xcomplex<f32>>
    %279 = linalg.fill ins(%cst_0 : complex<f32>) outs(%262 : tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
    %280 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "reduction", "reduction"]} ins(%278 : tensor<9x5x6xcomplex<f32>>) outs(%279 : tensor<5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %359 = complex.add %out, %in : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<5xcomplex<f32>>
    %expanded = tensor.expand_shape %280 [[0, 1, 2]] output_shape [1, 5, 1] : tensor<5xcomplex<f32>> into tensor<1x5x1xcomplex<f32>>
    %281 = linalg.generic {indexing_maps = [#map27, #map14], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded : tensor<1x5x1xcomplex<f32>>) outs(%279 : tensor<5xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      %359 = complex.add %out, %in : complex<f32>
      linalg.yield %359 : complex<f32>
    } -> tensor<5xcomplex<f32>>
    %282 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<5xcomplex<f32>>) outs(%150 : tensor<5x1xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<5x1xcomplex<f32>>
    %283 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<5x1xcomplex<f32>>) outs(%148 : tensor<5x1xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %359 = complex.re %in : complex<f32>
      linalg.yield %359 : f32
    } -> tensor<5x1xf32>
    %284 = tensor.empty() : tensor<5xf32>
    %285 = linalg.fill ins(%cst_8 : f32) outs(%284 : tensor<5xf32>) -> tensor<5xf32>
    %286 = linalg.generic {indexing_maps = [#map7, #map9], iterator_types = ["parallel", "reduction"]} ins(%283 : tensor<5x1xf32>) outs(%285 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.addf %out, %in : f32
      linalg.yield %359 : f32
    } -> tensor<5xf32>
    %287 = linalg.fill ins(%cst_8 : f32) outs(%130 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %288 = linalg.generic {indexing_maps = [#map23, #map24, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%extracted_slice_27, %140 : tensor<9x3xf32>, tensor<9x6xf32>) outs(%287 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<3x6xf32>
    %289 = tensor.empty() : tensor<6x3xf32>
    %290 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%288 : tensor<3x6xf32>) outs(%289 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %291 = linalg.fill ins(%cst_8 : f32) outs(%127 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %292 = linalg.generic {indexing_maps = [#map16, #map11, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%224, %129 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%291 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<3x3xf32>
    %293 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%292 : tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.negf %in : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %294 = linalg.generic {indexing_maps = [#map23, #map24, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%290, %119 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%291 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<3x3xf32>
    %295 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%294 : tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %296 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.negf %in : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %297 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%293, %295 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %298 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%292, %296 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %299 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%135, %297 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %300 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%299 : tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.negf %in : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %301 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%298, %299 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %302 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%301, %300 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %303 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %359 = arith.negf %in : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %304 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %305 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%297, %304 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %306 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%126, %305, %128 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %359 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %307 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%302, %306 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%127 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<3x3xf32>
    %308 = linalg.generic {indexing_maps = [#map23, #map24, #map18], iterator_types = ["parallel", "parallel", "reduction"]} ins(%307, %131 : tensor<3x3xf32>, tensor<3x6xf32>) outs(%287 : tensor<3x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<3x6xf32>
    %309 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<3x6xf32>) outs(%289 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %310 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%290, %309 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%289 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<6x3xf32>
    %311 = "stablehlo.custom_call"(%129, %310) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k, l])->([m, n]) {i=3, j=3, k=6, l=3, m=6, n=3}, custom>} : (tensor<3x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %312 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%94 : tensor<9x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x3xf32>
    %313 = "stablehlo.scatter"(%312, %117, %extracted_slice_26) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %359 = tensor.empty() : tensor<f32>
      %360 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%359 : tensor<f32>) {
      ^bb0(%in: f32, %in_29: f32, %out: f32):
        %361 = arith.addf %in, %in_29 : f32
        linalg.yield %361 : f32
      } -> tensor<f32>
      "stablehlo.return"(%360) : (tensor<f32>) -> ()
    }) : (tensor<9x3x3xf32>, tensor<3x2xi32>, tensor<9x3xf32>) -> tensor<9x3x3xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%313, %105 : tensor<9x3x3xf32>, tensor<9x4x3xf32>) outs(%83 : tensor<9x3x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x3x4xf32>
    %315 = linalg.fill ins(%cst_8 : f32) outs(%104 : tensor<9x4x3xf32>) -> tensor<9x4x3xf32>
    %316 = linalg.generic {indexing_maps = [#map29, #map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%314, %103 : tensor<9x3x4xf32>, tensor<9x3x3xf32>) outs(%315 : tensor<9x4x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x4x3xf32>
    %317 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316 : tensor<9x4x3xf32>) outs(%82 : tensor<9x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3x4xf32>
    %318 = tensor.empty() : tensor<4x6xf32>
    %319 = linalg.fill ins(%cst_8 : f32) outs(%318 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %320 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%317, %extracted_slice : tensor<9x3x4xf32>, tensor<9x3x6xf32>) outs(%319 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<4x6xf32>
    %321 = tensor.empty() : tensor<6x4xf32>
    %322 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%320 : tensor<4x6xf32>) outs(%321 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %323 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %324 = "stablehlo.scatter"(%323, %81, %246) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %359 = tensor.empty() : tensor<f32>
      %360 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%359 : tensor<f32>) {
      ^bb0(%in: f32, %in_29: f32, %out: f32):
        %361 = arith.addf %in, %in_29 : f32
        linalg.yield %361 : f32
      } -> tensor<f32>
      "stablehlo.return"(%360) : (tensor<f32>) -> ()
    }) : (tensor<9x4x4xf32>, tensor<4x2xi32>, tensor<9x4xf32>) -> tensor<9x4x4xf32>
    %325 = linalg.generic {indexing_maps = [#map29, #map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded, %47 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%9 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x4x4xf32>
    %326 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %326 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %328 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324, %327 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%328, %47 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%9 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x4x4xf32>
    %330 = linalg.generic {indexing_maps = [#map29, #map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%329, %69 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%9 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x4x4xf32>
    %331 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %32 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.divf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %333 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x4x4xf32>
    %334 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %333 : tensor<9x4x4xf32>, tensor<9x4x4xf32>) outs(%8 : tensor<9x4x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x4x4xf32>
    %335 = linalg.fill ins(%cst_8 : f32) outs(%6 : tensor<9x4x8xf32>) -> tensor<9x4x8xf32>
    %336 = linalg.generic {indexing_maps = [#map29, #map30, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%334, %7 : tensor<9x4x4xf32>, tensor<9x4x8xf32>) outs(%335 : tensor<9x4x8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x4x8xf32>
    %337 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336 : tensor<9x4x8xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x4xf32>
    %338 = linalg.generic {indexing_maps = [#map, #map28, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%334, %3 : tensor<9x4x4xf32>, tensor<9x8x4xf32>) outs(%335 : tensor<9x4x8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<9x4x8xf32>
    %339 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338 : tensor<9x4x8xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x4xf32>
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %339 : tensor<9x8x4xf32>, tensor<9x8x4xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x4xf32>
    %341 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340, %5 : tensor<9x8x4xf32>, tensor<9x8x4xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x4xf32>
    %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %3 : tensor<9x8x4xf32>, tensor<9x8x4xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x4xf32>
    %343 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %342 : tensor<9x8x4xf32>, tensor<9x8x4xf32>) outs(%0 : tensor<9x8x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<9x8x4xf32>
    %344 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%343, %arg4 : tensor<9x8x4xf32>, tensor<9x8x6xf32>) outs(%319 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      %360 = arith.addf %out, %359 : f32
      linalg.yield %360 : f32
    } -> tensor<4x6xf32>
    %345 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<4x6xf32>) outs(%321 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %346 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%322, %345 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%321 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.addf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<6x4xf32>
    %347 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%289 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %348 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%347, %311 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%289 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<6x3xf32>
    %349 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg0, %348 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%289 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<6x3xf32>
    %350 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%284 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %351 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%350, %286 : tensor<5xf32>, tensor<5xf32>) outs(%284 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<5xf32>
    %352 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg1, %351 : tensor<5xf32>, tensor<5xf32>) outs(%284 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<5xf32>
    %353 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%242 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %354 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%353, %243 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%242 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<10x2xf32>
    %355 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg2, %354 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%242 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<10x2xf32>
    %356 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%321 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %357 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%356, %346 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%321 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.mulf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<6x4xf32>
    %358 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3, %357 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%321 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %359 = arith.subf %in, %in_29 : f32
      linalg.yield %359 : f32
    } -> tensor<6x4xf32>
    return %349, %352, %355, %358, %160, %221, %171, %92, %54 : tensor<6x3xf32>, tensor<5xf32>, tensor<10x2xf32>, tensor<6x4xf32>, tensor<9x8x6xf32>, tensor<f32>, tensor<9x8x6xf32>, tensor<9x3xf32>, tensor<9x4xf32>
  }
}

