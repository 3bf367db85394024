#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> (-d0 + 8)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d2)>
#map12 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map13 = affine_map<(d0, d1) -> (d1, d0)>
#map14 = affine_map<(d0, d1) -> (d1)>
#map15 = affine_map<(d0, d1) -> (0, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map19 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<2xui32> {dp.name = "key", dp.state}, %arg1: tensor<9x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<6xf32> {dp.name = "params.score", dp.state}, %arg3: tensor<5x6xf32> {dp.name = "params.w", dp.state}, %arg4: tensor<9x5xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<9xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<2xui32> {dp.name = "key", dp.updates = 0 : i64}, tensor<9x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<6xf32> {dp.name = "params.score", dp.updates = 2 : i64}, tensor<5x6xf32> {dp.name = "params.w", dp.updates = 3 : i64}, tensor<9x3xi32> {dp.name = "at"}, tensor<9xf32> {dp.name = "by_score"}, tensor<f32> {dp.name = "loss"}, tensor<9x6xf32> {dp.name = "mixed"}, tensor<6xf32> {dp.name = "quantile"}, tensor<9xi32> {dp.name = "rank"}) {
    %cst = arith.constant 0.111111112 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %c1 = arith.constant 1 : index
    %c5_i32 = arith.constant 5 : i32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.00999999977 : f32
    %cst_3 = arith.constant 2.400000e+01 : f32
    %cst_4 = arith.constant 1.000000e-01 : f32
    %cst_5 = arith.constant 6.000000e+00 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %cst_8 = arith.constant 0x7FC00000 : f32
    %false = arith.constant false
    %cst_9 = arith.constant 9.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_10 = arith.constant 0xFF800000 : f32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c64_i64 = arith.constant 64 : i64
    %c0_i64 = arith.constant 0 : i64
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst_11 = arith.constant 0.000000e+00 : f32
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_14 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_15 = arith.constant dense<0> : tensor<i32>
    %cst_16 = arith.constant dense<9> : tensor<i32>
    %cst_17 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_18 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_19 = arith.constant dense<32> : tensor<i64>
    %cst_20 = arith.constant dense<1> : tensor<i64>
    %cst_21 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %cst_22 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %cst_23 = arith.constant dense<1> : tensor<i32>
    %cst_24 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_25 = arith.constant dense<2> : tensor<1xi32>
    %cst_26 = arith.constant dense<3> : tensor<i32>
    %cst_27 = arith.constant dense<5.000000e-01> : tensor<f32>
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2xui32> to tensor<2xi32>
    %1 = builtin.unrealized_conversion_cast %cst_22 : tensor<4xi32> to tensor<4xui32>
    %2 = builtin.unrealized_conversion_cast %cst_21 : tensor<4xi32> to tensor<4xui32>
    %3 = tensor.empty() : tensor<9x6xf32>
    %4 = linalg.fill ins(%cst_11 : f32) outs(%3 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %5 = linalg.matmul ins(%arg4, %arg3 : tensor<9x5xf32>, tensor<5x6xf32>) outs(%4 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.tanh %in : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %9 = tensor.empty() : tensor<9x6xi32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<9x6xi32>) {
    ^bb0(%out: i32):
      %292 = linalg.index 1 : index
      %293 = arith.index_cast %292 : index to i32
      linalg.yield %293 : i32
    } -> tensor<9x6xi32>
    %11 = builtin.unrealized_conversion_cast %10 : tensor<9x6xi32> to tensor<9x6xui32>
    %12:2 = "stablehlo.sort"(%6, %11) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c0_i32_44 = arith.constant 0 : i32
      %cst_45 = arith.constant 0x7FC00000 : f32
      %cst_46 = arith.constant 0.000000e+00 : f32
      %292 = tensor.empty() : tensor<i1>
      %293 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %294 = tensor.empty() : tensor<f32>
      %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%293, %arg6 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg6 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %297 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%296, %295 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg7 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%298, %arg7 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg7, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%300, %299 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %302 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%297, %301 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.bitcast %in : f32 to i32
        %304 = arith.cmpi slt, %303, %c0_i32_44 : i32
        %305 = arith.subi %c2147483647_i32, %303 : i32
        %306 = arith.select %304, %305, %303 : i32
        %307 = arith.bitcast %in_47 : f32 to i32
        %308 = arith.cmpi slt, %307, %c0_i32_44 : i32
        %309 = arith.subi %c2147483647_i32, %307 : i32
        %310 = arith.select %308, %309, %307 : i32
        %311 = arith.cmpi slt, %306, %310 : i32
        linalg.yield %311 : i1
      } -> tensor<i1>
      "stablehlo.return"(%302) : (tensor<i1>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x6xui32>) -> (tensor<9x6xf32>, tensor<9x6xui32>)
    %13 = builtin.unrealized_conversion_cast %12#1 : tensor<9x6xui32> to tensor<9x6xi32>
    %14 = tensor.empty() : tensor<9x6x1xi32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<9x6xi32>) outs(%14 : tensor<9x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x6x1xi32>
    %16 = builtin.unrealized_conversion_cast %15 : tensor<9x6x1xi32> to tensor<9x6x1xui32>
    %17:2 = "stablehlo.sort"(%6, %10) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<i32>, %arg9: tensor<i32>):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c0_i32_44 = arith.constant 0 : i32
      %292 = tensor.empty() : tensor<i1>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_45: f32, %out: i1):
        %294 = arith.bitcast %in : f32 to i32
        %295 = arith.cmpi slt, %294, %c0_i32_44 : i32
        %296 = arith.subi %c2147483647_i32, %294 : i32
        %297 = arith.select %295, %296, %294 : i32
        %298 = arith.bitcast %in_45 : f32 to i32
        %299 = arith.cmpi slt, %298, %c0_i32_44 : i32
        %300 = arith.subi %c2147483647_i32, %298 : i32
        %301 = arith.select %299, %300, %298 : i32
        %302 = arith.cmpi sgt, %297, %301 : i32
        linalg.yield %302 : i1
      } -> tensor<i1>
      "stablehlo.return"(%293) : (tensor<i1>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x6xi32>) -> (tensor<9x6xf32>, tensor<9x6xi32>)
    %extracted_slice = tensor.extract_slice %17#0[0, 0] [9, 3] [1, 1] : tensor<9x6xf32> to tensor<9x3xf32>
    %extracted_slice_28 = tensor.extract_slice %17#1[0, 0] [9, 3] [1, 1] : tensor<9x6xi32> to tensor<9x3xi32>
    %expanded = tensor.expand_shape %extracted_slice_28 [[0], [1, 2]] output_shape [9, 3, 1] : tensor<9x3xi32> into tensor<9x3x1xi32>
    %18 = tensor.empty() : tensor<9xf32>
    %19 = linalg.fill ins(%cst_11 : f32) outs(%18 : tensor<9xf32>) -> tensor<9xf32>
    %20 = linalg.matvec ins(%6, %arg2 : tensor<9x6xf32>, tensor<6xf32>) outs(%19 : tensor<9xf32>) -> tensor<9xf32>
    %21 = tensor.empty() : tensor<9xi32>
    %22 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%21 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %292 = linalg.index 0 : index
      %293 = arith.index_cast %292 : index to i32
      linalg.yield %293 : i32
    } -> tensor<9xi32>
    %23 = builtin.unrealized_conversion_cast %22 : tensor<9xi32> to tensor<9xui32>
    %24:3 = "stablehlo.sort"(%20, %22, %23) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<ui32>, %arg11: tensor<ui32>):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c0_i32_44 = arith.constant 0 : i32
      %cst_45 = arith.constant 0x7FC00000 : f32
      %cst_46 = arith.constant 0.000000e+00 : f32
      %292 = tensor.empty() : tensor<i1>
      %293 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %294 = tensor.empty() : tensor<f32>
      %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%293, %arg6 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg6 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %297 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%296, %295 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg7 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%298, %arg7 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg7, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%300, %299 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %302 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%297, %301 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.bitcast %in : f32 to i32
        %304 = arith.cmpi slt, %303, %c0_i32_44 : i32
        %305 = arith.subi %c2147483647_i32, %303 : i32
        %306 = arith.select %304, %305, %303 : i32
        %307 = arith.bitcast %in_47 : f32 to i32
        %308 = arith.cmpi slt, %307, %c0_i32_44 : i32
        %309 = arith.subi %c2147483647_i32, %307 : i32
        %310 = arith.select %308, %309, %307 : i32
        %311 = arith.cmpi slt, %306, %310 : i32
        linalg.yield %311 : i1
      } -> tensor<i1>
      "stablehlo.return"(%302) : (tensor<i1>) -> ()
    }) : (tensor<9xf32>, tensor<9xi32>, tensor<9xui32>) -> (tensor<9xf32>, tensor<9xi32>, tensor<9xui32>)
    %25 = builtin.unrealized_conversion_cast %24#2 : tensor<9xui32> to tensor<9xi32>
    %26 = tensor.empty() : tensor<9x1xi32>
    %27 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<9xi32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %28 = builtin.unrealized_conversion_cast %27 : tensor<9x1xi32> to tensor<9x1xui32>
    %29:2 = "stablehlo.sort"(%24#1, %22) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>):
      %292 = tensor.empty() : tensor<i1>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<i32>, tensor<i32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: i32, %in_44: i32, %out: i1):
        %294 = arith.cmpi slt, %in, %in_44 : i32
        linalg.yield %294 : i1
      } -> tensor<i1>
      "stablehlo.return"(%293) : (tensor<i1>) -> ()
    }) : (tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>)
    %30 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel"]} ins(%24#1 : tensor<9xi32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %extracted_slice_29 = tensor.extract_slice %30[0] [4] [1] : tensor<9xi32> to tensor<4xi32>
    %31 = tensor.empty() : tensor<4xi32>
    %32 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%31 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %33 = tensor.empty() : tensor<4xi1>
    %34 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%extracted_slice_29, %32 : tensor<4xi32>, tensor<4xi32>) outs(%33 : tensor<4xi1>) {
    ^bb0(%in: i32, %in_44: i32, %out: i1):
      %292 = arith.cmpi slt, %in, %in_44 : i32
      linalg.yield %292 : i1
    } -> tensor<4xi1>
    %35 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_16 : tensor<i32>) outs(%31 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %36 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%extracted_slice_29, %35 : tensor<4xi32>, tensor<4xi32>) outs(%31 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<4xi32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%34, %36, %extracted_slice_29 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%31 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_44: i32, %in_45: i32, %out: i32):
      %292 = arith.select %in, %in_44, %in_45 : i32
      linalg.yield %292 : i32
    } -> tensor<4xi32>
    %38 = tensor.empty() : tensor<4x1xi32>
    %39 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<4xi32>) outs(%38 : tensor<4x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x1xi32>
    %40 = tensor.empty() : tensor<4x6xf32>
    %41 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%40 : tensor<4x6xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %293 = linalg.index 1 : index
      %extracted = tensor.extract %39[%292, %c0] : tensor<4x1xi32>
      %294 = arith.index_cast %extracted : i32 to index
      %295 = arith.maxsi %294, %c0 : index
      %296 = arith.minsi %295, %c8 : index
      %extracted_44 = tensor.extract %6[%296, %293] : tensor<9x6xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<4x6xf32>
    %extracted_slice_30 = tensor.extract_slice %0[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice_30 [] : tensor<1xi32> into tensor<i32>
    %42 = builtin.unrealized_conversion_cast %collapsed : tensor<i32> to tensor<ui32>
    %extracted_slice_31 = tensor.extract_slice %0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [] : tensor<1xi32> into tensor<i32>
    %43 = builtin.unrealized_conversion_cast %collapsed_32 : tensor<i32> to tensor<ui32>
    %44 = tensor.empty() : tensor<2xi64>
    %45 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%44 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %292 = linalg.index 0 : index
      %293 = arith.index_cast %292 : index to i64
      linalg.yield %293 : i64
    } -> tensor<2xi64>
    %46 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_20 : tensor<i64>) outs(%44 : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2xi64>
    %47 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%46, %45 : tensor<2xi64>, tensor<2xi64>) outs(%44 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_44: i64, %out: i64):
      %292 = arith.muli %in, %in_44 : i64
      linalg.yield %292 : i64
    } -> tensor<2xi64>
    %48 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_19 : tensor<i64>) outs(%44 : tensor<2xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2xi64>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%47, %48 : tensor<2xi64>, tensor<2xi64>) outs(%44 : tensor<2xi64>) {
    ^bb0(%in: i64, %in_44: i64, %out: i64):
      %292 = arith.shrui %in, %in_44 : i64
      %293 = arith.cmpi ult, %in_44, %c64_i64 : i64
      %294 = arith.select %293, %292, %c0_i64 : i64
      linalg.yield %294 : i64
    } -> tensor<2xi64>
    %50 = tensor.empty() : tensor<2xi32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%47 : tensor<2xi64>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i64, %out: i32):
      %292 = arith.trunci %in : i64 to i32
      linalg.yield %292 : i32
    } -> tensor<2xi32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%49 : tensor<2xi64>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i64, %out: i32):
      %292 = arith.trunci %in : i64 to i32
      linalg.yield %292 : i32
    } -> tensor<2xi32>
    %53 = tensor.empty() : tensor<i32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed, %collapsed_32 : tensor<i32>, tensor<i32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.xori %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%54 : tensor<i32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %292 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %56 = builtin.unrealized_conversion_cast %55 : tensor<i32> to tensor<ui32>
    %57 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<i32>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%52, %57 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<2xi32>
    %59 = builtin.unrealized_conversion_cast %58 : tensor<2xi32> to tensor<2xui32>
    %60 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_32 : tensor<i32>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%51, %60 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<2xi32>
    %62 = builtin.unrealized_conversion_cast %61 : tensor<2xi32> to tensor<2xui32>
    %63:8 = scf.for %arg6 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg7 = %cst_15, %arg8 = %59, %arg9 = %62, %arg10 = %43, %arg11 = %56, %arg12 = %42, %arg13 = %1, %arg14 = %2) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)  : i32 {
      %292 = builtin.unrealized_conversion_cast %arg11 : tensor<ui32> to tensor<i32>
      %293 = builtin.unrealized_conversion_cast %arg10 : tensor<ui32> to tensor<i32>
      %294 = builtin.unrealized_conversion_cast %arg9 : tensor<2xui32> to tensor<2xi32>
      %295 = builtin.unrealized_conversion_cast %arg8 : tensor<2xui32> to tensor<2xi32>
      %296 = builtin.unrealized_conversion_cast %arg13 : tensor<4xui32> to tensor<4xi32>
      %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.addi %in, %c1_i32 : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %extracted_slice_44 = tensor.extract_slice %296[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [] : tensor<1xi32> into tensor<i32>
      %298 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%295, %294 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %299 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_45 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %300 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%294, %299 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %301 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_45 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %302 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%301 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %303 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%294, %302 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %304 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%300, %303 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %305 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%298, %304 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %extracted_slice_46 = tensor.extract_slice %296[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [] : tensor<1xi32> into tensor<i32>
      %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%298, %305 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %307 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_47 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %308 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%305, %307 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %309 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_47 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %310 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%309 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %311 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%305, %310 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %312 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%308, %311 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %313 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%306, %312 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %extracted_slice_48 = tensor.extract_slice %296[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [] : tensor<1xi32> into tensor<i32>
      %314 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%306, %313 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %315 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_49 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %316 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%313, %315 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %317 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_49 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %318 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%317 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %319 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%313, %318 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %320 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%316, %319 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %321 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%314, %320 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %extracted_slice_50 = tensor.extract_slice %296[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [] : tensor<1xi32> into tensor<i32>
      %322 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%314, %321 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %323 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_51 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %324 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%321, %323 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_51 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %326 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%325 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %327 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%321, %326 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<2xi32>
      %328 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%324, %327 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %329 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%322, %328 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %330 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%293 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %331 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%322, %330 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %332 = builtin.unrealized_conversion_cast %331 : tensor<2xi32> to tensor<2xui32>
      %333 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%292 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %334 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%329, %333 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %335 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%297 : tensor<i32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<2xi32>
      %336 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%334, %335 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<2xi32>
      %337 = builtin.unrealized_conversion_cast %336 : tensor<2xi32> to tensor<2xui32>
      scf.yield %297, %332, %337, %arg11, %arg12, %arg10, %arg14, %arg13 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    %64 = builtin.unrealized_conversion_cast %63#2 : tensor<2xui32> to tensor<2xi32>
    %65 = builtin.unrealized_conversion_cast %63#1 : tensor<2xui32> to tensor<2xi32>
    %66 = tensor.empty() : tensor<2x1xi32>
    %67 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<2xi32>) outs(%66 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1xi32>
    %68 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<2xi32>) outs(%66 : tensor<2x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x1xi32>
    %69 = tensor.empty() : tensor<2x2xi32>
    %70 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %292 = linalg.index 0 : index
      %293 = linalg.index 1 : index
      %294 = arith.cmpi ult, %293, %c1 : index
      %295 = scf.if %294 -> (i32) {
        %extracted = tensor.extract %67[%292, %293] : tensor<2x1xi32>
        scf.yield %extracted : i32
      } else {
        %296 = arith.subi %293, %c1 : index
        %extracted = tensor.extract %68[%292, %296] : tensor<2x1xi32>
        scf.yield %extracted : i32
      }
      linalg.yield %295 : i32
    } -> tensor<2x2xi32>
    %extracted_slice_33 = tensor.extract_slice %70[1, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<1x2xi32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32>
    %extracted_slice_35 = tensor.extract_slice %collapsed_34[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [] : tensor<1xi32> into tensor<i32>
    %71 = builtin.unrealized_conversion_cast %collapsed_36 : tensor<i32> to tensor<ui32>
    %extracted_slice_37 = tensor.extract_slice %collapsed_34[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [] : tensor<1xi32> into tensor<i32>
    %72 = builtin.unrealized_conversion_cast %collapsed_38 : tensor<i32> to tensor<ui32>
    %73 = tensor.empty() : tensor<9xi64>
    %74 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%73 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %292 = linalg.index 0 : index
      %293 = arith.index_cast %292 : index to i64
      linalg.yield %293 : i64
    } -> tensor<9xi64>
    %75 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_20 : tensor<i64>) outs(%73 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9xi64>
    %76 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%75, %74 : tensor<9xi64>, tensor<9xi64>) outs(%73 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_44: i64, %out: i64):
      %292 = arith.muli %in, %in_44 : i64
      linalg.yield %292 : i64
    } -> tensor<9xi64>
    %77 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_19 : tensor<i64>) outs(%73 : tensor<9xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9xi64>
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%76, %77 : tensor<9xi64>, tensor<9xi64>) outs(%73 : tensor<9xi64>) {
    ^bb0(%in: i64, %in_44: i64, %out: i64):
      %292 = arith.shrui %in, %in_44 : i64
      %293 = arith.cmpi ult, %in_44, %c64_i64 : i64
      %294 = arith.select %293, %292, %c0_i64 : i64
      linalg.yield %294 : i64
    } -> tensor<9xi64>
    %79 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%76 : tensor<9xi64>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i64, %out: i32):
      %292 = arith.trunci %in : i64 to i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%78 : tensor<9xi64>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i64, %out: i32):
      %292 = arith.trunci %in : i64 to i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_36, %collapsed_38 : tensor<i32>, tensor<i32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.xori %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%81 : tensor<i32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %292 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %83 = builtin.unrealized_conversion_cast %82 : tensor<i32> to tensor<ui32>
    %84 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_36 : tensor<i32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%80, %84 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %86 = builtin.unrealized_conversion_cast %85 : tensor<9xi32> to tensor<9xui32>
    %87 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_38 : tensor<i32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %88 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%79, %87 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %89 = builtin.unrealized_conversion_cast %88 : tensor<9xi32> to tensor<9xui32>
    %90:8 = scf.for %arg6 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg7 = %cst_15, %arg8 = %86, %arg9 = %89, %arg10 = %72, %arg11 = %83, %arg12 = %71, %arg13 = %1, %arg14 = %2) -> (tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)  : i32 {
      %292 = builtin.unrealized_conversion_cast %arg11 : tensor<ui32> to tensor<i32>
      %293 = builtin.unrealized_conversion_cast %arg10 : tensor<ui32> to tensor<i32>
      %294 = builtin.unrealized_conversion_cast %arg9 : tensor<9xui32> to tensor<9xi32>
      %295 = builtin.unrealized_conversion_cast %arg8 : tensor<9xui32> to tensor<9xi32>
      %296 = builtin.unrealized_conversion_cast %arg13 : tensor<4xui32> to tensor<4xi32>
      %297 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.addi %in, %c1_i32 : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %extracted_slice_44 = tensor.extract_slice %296[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [] : tensor<1xi32> into tensor<i32>
      %298 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%295, %294 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %299 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_45 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %300 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%294, %299 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %301 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_45 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %302 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%301 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %303 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%294, %302 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %304 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%300, %303 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %305 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%298, %304 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %extracted_slice_46 = tensor.extract_slice %296[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [] : tensor<1xi32> into tensor<i32>
      %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%298, %305 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %307 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_47 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %308 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%305, %307 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %309 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_47 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %310 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%309 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %311 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%305, %310 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %312 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%308, %311 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %313 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%306, %312 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %extracted_slice_48 = tensor.extract_slice %296[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [] : tensor<1xi32> into tensor<i32>
      %314 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%306, %313 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %315 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_49 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %316 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%313, %315 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %317 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_49 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %318 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%317 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %319 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%313, %318 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %320 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%316, %319 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %321 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%314, %320 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %extracted_slice_50 = tensor.extract_slice %296[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_51 = tensor.collapse_shape %extracted_slice_50 [] : tensor<1xi32> into tensor<i32>
      %322 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%314, %321 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %323 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%collapsed_51 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %324 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%321, %323 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shli %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %325 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_51 : tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %338 = arith.subi %c32_i32, %in : i32
        linalg.yield %338 : i32
      } -> tensor<i32>
      %326 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%325 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %327 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%321, %326 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.shrui %in, %in_52 : i32
        %339 = arith.cmpi ult, %in_52, %c32_i32 : i32
        %340 = arith.select %339, %338, %c0_i32 : i32
        linalg.yield %340 : i32
      } -> tensor<9xi32>
      %328 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%324, %327 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.ori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %329 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%322, %328 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.xori %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %330 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%293 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %331 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%322, %330 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %332 = builtin.unrealized_conversion_cast %331 : tensor<9xi32> to tensor<9xui32>
      %333 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%292 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %334 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%329, %333 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %335 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%297 : tensor<i32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<9xi32>
      %336 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%334, %335 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_52: i32, %out: i32):
        %338 = arith.addi %in, %in_52 : i32
        linalg.yield %338 : i32
      } -> tensor<9xi32>
      %337 = builtin.unrealized_conversion_cast %336 : tensor<9xi32> to tensor<9xui32>
      scf.yield %297, %332, %337, %arg11, %arg12, %arg10, %arg14, %arg13 : tensor<i32>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    %91 = builtin.unrealized_conversion_cast %90#2 : tensor<9xui32> to tensor<9xi32>
    %92 = builtin.unrealized_conversion_cast %90#1 : tensor<9xui32> to tensor<9xi32>
    %93 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%92, %91 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.xori %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %94 = builtin.unrealized_conversion_cast %93 : tensor<9xi32> to tensor<9xui32>
    %95:2 = "stablehlo.sort"(%94, %22) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<ui32>, %arg7: tensor<ui32>, %arg8: tensor<i32>, %arg9: tensor<i32>):
      %292 = builtin.unrealized_conversion_cast %arg7 : tensor<ui32> to tensor<i32>
      %293 = builtin.unrealized_conversion_cast %arg6 : tensor<ui32> to tensor<i32>
      %294 = tensor.empty() : tensor<i1>
      %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%293, %292 : tensor<i32>, tensor<i32>) outs(%294 : tensor<i1>) {
      ^bb0(%in: i32, %in_44: i32, %out: i1):
        %296 = arith.cmpi ult, %in, %in_44 : i32
        linalg.yield %296 : i1
      } -> tensor<i1>
      "stablehlo.return"(%295) : (tensor<i1>) -> ()
    }) : (tensor<9xui32>, tensor<9xi32>) -> (tensor<9xui32>, tensor<9xi32>)
    %96 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %97 = tensor.empty() : tensor<9xi1>
    %98 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%95#1, %96 : tensor<9xi32>, tensor<9xi32>) outs(%97 : tensor<9xi1>) {
    ^bb0(%in: i32, %in_44: i32, %out: i1):
      %292 = arith.cmpi slt, %in, %in_44 : i32
      linalg.yield %292 : i1
    } -> tensor<9xi1>
    %99 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_16 : tensor<i32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9xi32>
    %100 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%95#1, %99 : tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %101 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%98, %100, %95#1 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) outs(%21 : tensor<9xi32>) {
    ^bb0(%in: i1, %in_44: i32, %in_45: i32, %out: i32):
      %292 = arith.select %in, %in_44, %in_45 : i32
      linalg.yield %292 : i32
    } -> tensor<9xi32>
    %102 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<9xi32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %103 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<9x6xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %293 = linalg.index 1 : index
      %extracted = tensor.extract %102[%292, %c0] : tensor<9x1xi32>
      %294 = arith.index_cast %extracted : i32 to index
      %295 = arith.maxsi %294, %c0 : index
      %296 = arith.minsi %295, %c8 : index
      %extracted_44 = tensor.extract %6[%296, %293] : tensor<9x6xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<9x6xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %103 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %105 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %107 = tensor.empty() : tensor<9x9xf32>
    %108 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%107 : tensor<9x9xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %293 = linalg.index 1 : index
      %294 = arith.cmpi ult, %293, %c6 : index
      %295 = scf.if %294 -> (f32) {
        %extracted = tensor.extract %12#0[%292, %293] : tensor<9x6xf32>
        scf.yield %extracted : f32
      } else {
        %296 = arith.subi %293, %c6 : index
        %extracted = tensor.extract %extracted_slice[%292, %296] : tensor<9x3xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %295 : f32
    } -> tensor<9x9xf32>
    %109 = tensor.empty() : tensor<9x3xf32>
    %110 = linalg.fill ins(%cst_11 : f32) outs(%109 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %111 = linalg.matmul ins(%108, %arg1 : tensor<9x9xf32>, tensor<9x3xf32>) outs(%110 : tensor<9x3xf32>) -> tensor<9x3xf32>
    %112 = linalg.fill ins(%cst_10 : f32) outs(%18 : tensor<9xf32>) -> tensor<9xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%111 : tensor<9x3xf32>) outs(%112 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.maximumf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %114 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_24 : tensor<f32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %115 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%114, %113 : tensor<9xf32>, tensor<9xf32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.maximumf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %116 = tensor.empty() : tensor<9x1xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<9xf32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %118 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<9x1xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %118 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.exp %in : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%120 : tensor<9x3xf32>) outs(%19 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %122 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<9xf32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<9x1xf32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.log %in : f32
      linalg.yield %292 : f32
    } -> tensor<9x1xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<9x1xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %124 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %126 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<9xi32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %127 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %128 = tensor.empty() : tensor<9x1xi1>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %127 : tensor<9x1xi32>, tensor<9x1xi32>) outs(%128 : tensor<9x1xi1>) {
    ^bb0(%in: i32, %in_44: i32, %out: i1):
      %292 = arith.cmpi slt, %in, %in_44 : i32
      linalg.yield %292 : i1
    } -> tensor<9x1xi1>
    %130 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<i32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1xi32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %130 : tensor<9x1xi32>, tensor<9x1xi32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<9x1xi32>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %131, %126 : tensor<9x1xi1>, tensor<9x1xi32>, tensor<9x1xi32>) outs(%26 : tensor<9x1xi32>) {
    ^bb0(%in: i1, %in_44: i32, %in_45: i32, %out: i32):
      %292 = arith.select %in, %in_44, %in_45 : i32
      linalg.yield %292 : i32
    } -> tensor<9x1xi32>
    %expanded_39 = tensor.expand_shape %132 [[0], [1, 2]] output_shape [9, 1, 1] : tensor<9x1xi32> into tensor<9x1x1xi32>
    %133 = tensor.empty() : tensor<9x1x1xi32>
    %134 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%133 : tensor<9x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1x1xi32>
    %135 = tensor.empty() : tensor<9x1x1xi1>
    %136 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %134 : tensor<9x1x1xi32>, tensor<9x1x1xi32>) outs(%135 : tensor<9x1x1xi1>) {
    ^bb0(%in: i32, %in_44: i32, %out: i1):
      %292 = arith.cmpi sge, %in, %in_44 : i32
      linalg.yield %292 : i1
    } -> tensor<9x1x1xi1>
    %137 = tensor.empty() : tensor<1x1x1xi32>
    %138 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_25 : tensor<1xi32>) outs(%137 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %139 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x1x1xi32>) outs(%133 : tensor<9x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x1x1xi32>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %139 : tensor<9x1x1xi32>, tensor<9x1x1xi32>) outs(%135 : tensor<9x1x1xi1>) {
    ^bb0(%in: i32, %in_44: i32, %out: i1):
      %292 = arith.cmpi sle, %in, %in_44 : i32
      linalg.yield %292 : i1
    } -> tensor<9x1x1xi1>
    %141 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %140 : tensor<9x1x1xi1>, tensor<9x1x1xi1>) outs(%135 : tensor<9x1x1xi1>) {
    ^bb0(%in: i1, %in_44: i1, %out: i1):
      %292 = arith.andi %in, %in_44 : i1
      linalg.yield %292 : i1
    } -> tensor<9x1x1xi1>
    %142 = linalg.fill ins(%true : i1) outs(%128 : tensor<9x1xi1>) -> tensor<9x1xi1>
    %143 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<9x1x1xi1>) outs(%142 : tensor<9x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %292 = arith.andi %out, %in : i1
      linalg.yield %292 : i1
    } -> tensor<9x1xi1>
    %144 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%116 : tensor<9x1xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_39[%292, %c0, %c0] : tensor<9x1x1xi32>
      %293 = arith.index_cast %extracted : i32 to index
      %294 = arith.maxsi %293, %c0 : index
      %295 = arith.minsi %294, %c2 : index
      %extracted_44 = tensor.extract %125[%292, %295] : tensor<9x3xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<9x1xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %144, %145 : tensor<9x1xi1>, tensor<9x1xf32>, tensor<9x1xf32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %292 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %292 : f32
    } -> tensor<9x1xf32>
    %collapsed_40 = tensor.collapse_shape %146 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32>
    %147 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_40 : tensor<9xf32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.negf %in : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %148 = tensor.empty() : tensor<f32>
    %149 = linalg.fill ins(%cst_11 : f32) outs(%148 : tensor<f32>) -> tensor<f32>
    %150 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["reduction"]} ins(%147 : tensor<9xf32>) outs(%149 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %151 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%150 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_9 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %152 = tensor.empty() : tensor<9x6xi1>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%152 : tensor<9x6xi1>) {
    ^bb0(%in: f32, %in_44: f32, %out: i1):
      %292 = arith.cmpf une, %in, %in_44 : f32
      linalg.yield %292 : i1
    } -> tensor<9x6xi1>
    %154 = tensor.empty() : tensor<6xi1>
    %155 = linalg.fill ins(%false : i1) outs(%154 : tensor<6xi1>) -> tensor<6xi1>
    %156 = linalg.generic {indexing_maps = [#map13, #map6], iterator_types = ["parallel", "reduction"]} ins(%153 : tensor<9x6xi1>) outs(%155 : tensor<6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %292 = arith.ori %out, %in : i1
      linalg.yield %292 : i1
    } -> tensor<6xi1>
    %157 = tensor.empty() : tensor<1x6xi1>
    %158 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<6xi1>) outs(%157 : tensor<1x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x6xi1>
    %159 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%148 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_8 : f32
    } -> tensor<f32>
    %160 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<1x6xi1>) outs(%152 : tensor<9x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x6xi1>
    %161 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%159 : tensor<f32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %161, %6 : tensor<9x6xi1>, tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %292 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %163 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<9x6xi32>) {
    ^bb0(%out: i32):
      %292 = linalg.index 0 : index
      %293 = arith.index_cast %292 : index to i32
      linalg.yield %293 : i32
    } -> tensor<9x6xi32>
    %164 = builtin.unrealized_conversion_cast %163 : tensor<9x6xi32> to tensor<9x6xui32>
    %165:2 = "stablehlo.sort"(%162, %164) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c0_i32_44 = arith.constant 0 : i32
      %cst_45 = arith.constant 0x7FC00000 : f32
      %cst_46 = arith.constant 0.000000e+00 : f32
      %292 = tensor.empty() : tensor<i1>
      %293 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %294 = tensor.empty() : tensor<f32>
      %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%293, %arg6 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg6 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %297 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%296, %295 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg7 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%298, %arg7 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg7, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%300, %299 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %302 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%297, %301 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.bitcast %in : f32 to i32
        %304 = arith.cmpi slt, %303, %c0_i32_44 : i32
        %305 = arith.subi %c2147483647_i32, %303 : i32
        %306 = arith.select %304, %305, %303 : i32
        %307 = arith.bitcast %in_47 : f32 to i32
        %308 = arith.cmpi slt, %307, %c0_i32_44 : i32
        %309 = arith.subi %c2147483647_i32, %307 : i32
        %310 = arith.select %308, %309, %307 : i32
        %311 = arith.cmpi slt, %306, %310 : i32
        linalg.yield %311 : i1
      } -> tensor<i1>
      "stablehlo.return"(%302) : (tensor<i1>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x6xui32>) -> (tensor<9x6xf32>, tensor<9x6xui32>)
    %166 = builtin.unrealized_conversion_cast %165#1 : tensor<9x6xui32> to tensor<9x6xi32>
    %167 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<9x6xi32>) outs(%14 : tensor<9x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<9x6x1xi32>
    %168 = builtin.unrealized_conversion_cast %167 : tensor<9x6x1xi32> to tensor<9x6x1xui32>
    %169 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%148 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %170 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%169 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_6 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%170 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.floor %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%170 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.ceil %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %173 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%171, %169 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.maximumf %in, %cst_11 : f32
      %293 = arith.minimumf %292, %in_44 : f32
      linalg.yield %293 : f32
    } -> tensor<f32>
    %174 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%172, %169 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.maximumf %in, %cst_11 : f32
      %293 = arith.minimumf %292, %in_44 : f32
      linalg.yield %293 : f32
    } -> tensor<f32>
    %175 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%173 : tensor<f32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %292 = arith.fptosi %in : f32 to i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %176 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%174 : tensor<f32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %292 = arith.fptosi %in : f32 to i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %177 = tensor.empty() : tensor<1xi32>
    %178 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%175 : tensor<i32>) outs(%177 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %179 = tensor.empty() : tensor<6xf32>
    %180 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%179 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %extracted = tensor.extract %178[%c0] : tensor<1xi32>
      %293 = arith.index_cast %extracted : i32 to index
      %294 = arith.maxsi %293, %c0 : index
      %295 = arith.minsi %294, %c8 : index
      %extracted_44 = tensor.extract %165#0[%295, %292] : tensor<9x6xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<6xf32>
    %181 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%176 : tensor<i32>) outs(%177 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %182 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%179 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %extracted = tensor.extract %181[%c0] : tensor<1xi32>
      %293 = arith.index_cast %extracted : i32 to index
      %294 = arith.maxsi %293, %c0 : index
      %295 = arith.minsi %294, %c8 : index
      %extracted_44 = tensor.extract %165#0[%295, %292] : tensor<9x6xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<6xf32>
    %183 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%180, %182 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %184 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_27 : tensor<f32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %185 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%183, %184 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %186 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%185, %185 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %187 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %188 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%187, %185 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %189 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["reduction"]} ins(%186 : tensor<6xf32>) outs(%149 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%189 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_5 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%190 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %192 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%151, %191 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %41 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%40 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<4x6xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%40 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%194, %41 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%40 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<4x6xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%193 : tensor<4x6xf32>) outs(%149 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %197 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%196 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_3 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %198 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%197 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %199 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%192, %198 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %200 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%22 : tensor<9xi32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: i32, %out: f32):
      %292 = arith.sitofp %in : i32 to f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %201 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%24#0, %200 : tensor<9xf32>, tensor<9xf32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %202 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["reduction"]} ins(%201 : tensor<9xf32>) outs(%149 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %203 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%202 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_2 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%199, %203 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %205:2 = "stablehlo.sort"(%162, %164) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<ui32>, %arg9: tensor<ui32>):
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %c0_i32_44 = arith.constant 0 : i32
      %cst_45 = arith.constant 0x7FC00000 : f32
      %cst_46 = arith.constant 0.000000e+00 : f32
      %292 = tensor.empty() : tensor<i1>
      %293 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %294 = tensor.empty() : tensor<f32>
      %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%293, %arg6 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg6 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %297 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%296, %295 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %298 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg7 : tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %303 = arith.cmpf oeq, %in, %cst_46 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%298, %arg7 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_46, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg7, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.cmpf une, %in, %in_47 : f32
        linalg.yield %303 : i1
      } -> tensor<i1>
      %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%300, %299 : tensor<i1>, tensor<f32>) outs(%294 : tensor<f32>) {
      ^bb0(%in: i1, %in_47: f32, %out: f32):
        %303 = arith.select %in, %cst_45, %in_47 : f32
        linalg.yield %303 : f32
      } -> tensor<f32>
      %302 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%297, %301 : tensor<f32>, tensor<f32>) outs(%292 : tensor<i1>) {
      ^bb0(%in: f32, %in_47: f32, %out: i1):
        %303 = arith.bitcast %in : f32 to i32
        %304 = arith.cmpi slt, %303, %c0_i32_44 : i32
        %305 = arith.subi %c2147483647_i32, %303 : i32
        %306 = arith.select %304, %305, %303 : i32
        %307 = arith.bitcast %in_47 : f32 to i32
        %308 = arith.cmpi slt, %307, %c0_i32_44 : i32
        %309 = arith.subi %c2147483647_i32, %307 : i32
        %310 = arith.select %308, %309, %307 : i32
        %311 = arith.cmpi slt, %306, %310 : i32
        linalg.yield %311 : i1
      } -> tensor<i1>
      "stablehlo.return"(%302) : (tensor<i1>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x6xui32>) -> (tensor<9x6xf32>, tensor<9x6xui32>)
    %206 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%169 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_1 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %207 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%206 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.floor %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%206 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.ceil %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %209 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%206, %207 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %210 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%209 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.subf %cst_7, %in : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %211 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%207, %169 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.maximumf %in, %cst_11 : f32
      %293 = arith.minimumf %292, %in_44 : f32
      linalg.yield %293 : f32
    } -> tensor<f32>
    %212 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%208, %169 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.maximumf %in, %cst_11 : f32
      %293 = arith.minimumf %292, %in_44 : f32
      linalg.yield %293 : f32
    } -> tensor<f32>
    %213 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%211 : tensor<f32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %292 = arith.fptosi %in : f32 to i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %214 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%212 : tensor<f32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %292 = arith.fptosi %in : f32 to i32
      linalg.yield %292 : i32
    } -> tensor<i32>
    %215 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%213 : tensor<i32>) outs(%177 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %216 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%179 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %extracted = tensor.extract %215[%c0] : tensor<1xi32>
      %293 = arith.index_cast %extracted : i32 to index
      %294 = arith.maxsi %293, %c0 : index
      %295 = arith.minsi %294, %c8 : index
      %extracted_44 = tensor.extract %205#0[%295, %292] : tensor<9x6xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<6xf32>
    %217 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%214 : tensor<i32>) outs(%177 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %218 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%179 : tensor<6xf32>) {
    ^bb0(%out: f32):
      %292 = linalg.index 0 : index
      %extracted = tensor.extract %217[%c0] : tensor<1xi32>
      %293 = arith.index_cast %extracted : i32 to index
      %294 = arith.maxsi %293, %c0 : index
      %295 = arith.minsi %294, %c8 : index
      %extracted_44 = tensor.extract %205#0[%295, %292] : tensor<9x6xf32>
      linalg.yield %extracted_44 : f32
    } -> tensor<6xf32>
    %219 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%210 : tensor<f32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %220 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%216, %219 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %221 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%209 : tensor<f32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %222 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%218, %221 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %223 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%220, %222 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %224 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_23 : tensor<i32>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %225 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%0, %224 : tensor<2xi32>, tensor<2xi32>) outs(%50 : tensor<2xi32>) {
    ^bb0(%in: i32, %in_44: i32, %out: i32):
      %292 = arith.addi %in, %in_44 : i32
      linalg.yield %292 : i32
    } -> tensor<2xi32>
    %226 = builtin.unrealized_conversion_cast %225 : tensor<2xi32> to tensor<2xui32>
    %227 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%148 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %228 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%227 : tensor<f32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %229 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%228, %200 : tensor<9xf32>, tensor<9xf32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %230 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%148 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %231 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%230 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_3 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %232 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<f32>) outs(%40 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%232, %195 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%40 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<4x6xf32>
    %234 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%230 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_5 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %235 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%234 : tensor<f32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %236 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%235, %188 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %237 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%236, %184 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x6xf32>
    %239 = "stablehlo.scatter"(%238, %181, %237) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<9x6xf32>
    %240 = "stablehlo.scatter"(%238, %178, %237) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<9x6xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%239, %240 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %242 = "stablehlo.scatter"(%238, %168, %241) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x6x1xui32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %238, %242 : tensor<9x6xi1>, tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: i1, %in_44: f32, %in_45: f32, %out: f32):
      %292 = arith.select %in, %in_44, %in_45 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %244 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%148 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %245 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%244 : tensor<f32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %246 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%245 : tensor<9xf32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.negf %in : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %247 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<9xf32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x1xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %249 = "stablehlo.scatter"(%248, %expanded_39, %247) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x3xf32>, tensor<9x1x1xi32>, tensor<9x1xf32>) -> tensor<9x3xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.negf %in : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%250 : tensor<9x3xf32>) outs(%19 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %expanded_41 = tensor.expand_shape %251 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_41, %122 : tensor<9x1xf32>, tensor<9x1xf32>) outs(%116 : tensor<9x1xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.divf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x1xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%252 : tensor<9x1xf32>) outs(%19 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %out, %in : f32
      linalg.yield %292 : f32
    } -> tensor<9xf32>
    %254 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%253 : tensor<9xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%254, %120 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%249, %255 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %257 = tensor.empty() : tensor<3x9xf32>
    %258 = linalg.fill ins(%cst_11 : f32) outs(%257 : tensor<3x9xf32>) -> tensor<3x9xf32>
    %259 = linalg.generic {indexing_maps = [#map16, #map17, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256, %108 : tensor<9x3xf32>, tensor<9x9xf32>) outs(%258 : tensor<3x9xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      %293 = arith.addf %out, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<3x9xf32>
    %260 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<3x9xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %261 = linalg.fill ins(%cst_11 : f32) outs(%107 : tensor<9x9xf32>) -> tensor<9x9xf32>
    %262 = linalg.generic {indexing_maps = [#map18, #map19, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%256, %arg1 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%261 : tensor<9x9xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      %293 = arith.addf %out, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<9x9xf32>
    %extracted_slice_42 = tensor.extract_slice %262[0, 0] [9, 6] [1, 1] : tensor<9x9xf32> to tensor<9x6xf32>
    %extracted_slice_43 = tensor.extract_slice %262[0, 6] [9, 3] [1, 1] : tensor<9x9xf32> to tensor<9x3xf32>
    %263 = "stablehlo.scatter"(%238, %39, %233) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<4x1xi32>, tensor<4x6xf32>) -> tensor<9x6xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%243, %263 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %265 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%18 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9xf32>
    %266 = "stablehlo.scatter"(%265, %28, %229) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9xf32>, tensor<9x1xui32>, tensor<9xf32>) -> tensor<9xf32>
    %267 = linalg.fill ins(%cst_11 : f32) outs(%179 : tensor<6xf32>) -> tensor<6xf32>
    %268 = linalg.vecmat ins(%266, %6 : tensor<9xf32>, tensor<9x6xf32>) outs(%267 : tensor<6xf32>) -> tensor<6xf32>
    %269 = linalg.generic {indexing_maps = [#map6, #map14, #map], iterator_types = ["parallel", "parallel"]} ins(%266, %arg2 : tensor<9xf32>, tensor<6xf32>) outs(%4 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      %293 = arith.addf %out, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<9x6xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%264, %269 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %271 = "stablehlo.scatter"(%238, %expanded, %extracted_slice_43) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x3x1xi32>, tensor<9x3xf32>) -> tensor<9x6xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%270, %271 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %273 = "stablehlo.scatter"(%238, %16, %extracted_slice_42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %292 = tensor.empty() : tensor<f32>
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg6, %arg7 : tensor<f32>, tensor<f32>) outs(%292 : tensor<f32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %294 = arith.addf %in, %in_44 : f32
        linalg.yield %294 : f32
      } -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<9x6x1xui32>, tensor<9x6xf32>) -> tensor<9x6xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %273 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%274, %8 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%275, %6 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%275, %276 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%3 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.addf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x6xf32>
    %278 = tensor.empty() : tensor<6x5xf32>
    %279 = linalg.fill ins(%cst_11 : f32) outs(%278 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %280 = linalg.generic {indexing_maps = [#map16, #map17, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%277, %arg4 : tensor<9x6xf32>, tensor<9x5xf32>) outs(%279 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      %293 = arith.addf %out, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<6x5xf32>
    %281 = tensor.empty() : tensor<5x6xf32>
    %282 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<6x5xf32>) outs(%281 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x3xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%283, %260 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %284 : tensor<9x3xf32>, tensor<9x3xf32>) outs(%109 : tensor<9x3xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<9x3xf32>
    %286 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %287 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%286, %268 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %288 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg2, %287 : tensor<6xf32>, tensor<6xf32>) outs(%179 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<6xf32>
    %289 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%281 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%289, %282 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%281 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.mulf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<5x6xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %290 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%281 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %in_44: f32, %out: f32):
      %292 = arith.subf %in, %in_44 : f32
      linalg.yield %292 : f32
    } -> tensor<5x6xf32>
    return %226, %285, %288, %291, %extracted_slice_28, %24#0, %204, %106, %223, %29#1 : tensor<2xui32>, tensor<9x3xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<9x3xi32>, tensor<9xf32>, tensor<f32>, tensor<9x6xf32>, tensor<6xf32>, tensor<9xi32>
  }
}

