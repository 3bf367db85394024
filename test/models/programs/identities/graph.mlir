#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> (0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map18 = affine_map<(d0, d1) -> (d1, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<2xui32> {dp.name = "key", dp.state}, %arg1: tensor<4x3xf32> {dp.name = "params.v", dp.state}, %arg2: tensor<4x4xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<7x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<7xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<2xui32> {dp.name = "key", dp.updates = 0 : i64}, tensor<4x3xf32> {dp.name = "params.v", dp.updates = 1 : i64}, tensor<4x4xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<4xf32> {dp.name = "noise"}) {
    %cst = arith.constant 0.142857149 : f32
    %c5_i32 = arith.constant 5 : i32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 7.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_1 = arith.constant 0xFF800000 : f32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c466688986_i32 = arith.constant 466688986 : i32
    %c64_i64 = arith.constant 64 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_8 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32>
    %cst_9 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32>
    %cst_10 = arith.constant dense<0> : tensor<i32>
    %cst_11 = arith.constant dense<1> : tensor<i32>
    %cst_12 = arith.constant dense<1065353216> : tensor<i32>
    %cst_13 = arith.constant dense<9> : tensor<i32>
    %cst_14 = arith.constant dense<32> : tensor<i64>
    %cst_15 = arith.constant dense<1> : tensor<i64>
    %cst_16 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_17 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_18 = arith.constant dense<2> : tensor<1xi32>
    %cst_19 = arith.constant dense<3> : tensor<i32>
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2xui32> to tensor<2xi32>
    %1 = builtin.unrealized_conversion_cast %cst_9 : tensor<4xi32> to tensor<4xui32>
    %2 = builtin.unrealized_conversion_cast %cst_8 : tensor<4xi32> to tensor<4xui32>
    %3 = tensor.empty() : tensor<7x4xf32>
    %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %5 = linalg.matmul ins(%arg3, %arg2 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %arg3 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %8 = linalg.matmul ins(%7, %arg2 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%cst_5, %cst_5 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %13 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %15 = tensor.empty() : tensor<7x1x4xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<7x4xf32>) outs(%15 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<7x4xf32>) outs(%15 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4xf32>
    %18 = tensor.empty() : tensor<7x2x4xf32>
    %19 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%18 : tensor<7x2x4xf32>) {
    ^bb0(%out: f32):
      %186 = linalg.index 0 : index
      %187 = linalg.index 2 : index
      %188 = linalg.index 1 : index
      %189 = arith.cmpi ult, %188, %c1 : index
      %190 = scf.if %189 -> (f32) {
        %extracted = tensor.extract %16[%186, %188, %187] : tensor<7x1x4xf32>
        scf.yield %extracted : f32
      } else {
        %191 = arith.subi %188, %c1 : index
        %extracted = tensor.extract %17[%186, %191, %187] : tensor<7x1x4xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %190 : f32
    } -> tensor<7x2x4xf32>
    %extracted_slice = tensor.extract_slice %19[0, 0, 0] [7, 1, 4] [1, 2, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %extracted_slice_20 = tensor.extract_slice %19[0, 1, 0] [7, 1, 4] [1, 2, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_20 : tensor<7x1x4xf32>, tensor<7x1x4xf32>) outs(%15 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x1x4xf32>
    %extracted_slice_21 = tensor.extract_slice %19[0, 0, 0] [7, 1, 4] [1, 1, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %21 = linalg.fill ins(%cst_3 : f32) outs(%18 : tensor<7x2x4xf32>) -> tensor<7x2x4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_21 into %21[0, 0, 0] [7, 1, 4] [1, 2, 1] : tensor<7x1x4xf32> into tensor<7x2x4xf32>
    %inserted_slice_22 = tensor.insert_slice %20 into %21[0, 1, 0] [7, 1, 4] [1, 2, 1] : tensor<7x1x4xf32> into tensor<7x2x4xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_22 : tensor<7x2x4xf32>, tensor<7x2x4xf32>) outs(%18 : tensor<7x2x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x2x4xf32>
    %extracted_slice_23 = tensor.extract_slice %22[0, 1, 0] [7, 1, 4] [1, 1, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_23 [[0], [1, 2]] : tensor<7x1x4xf32> into tensor<7x4xf32>
    %23 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<f32>
    %25 = tensor.empty() : tensor<1xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%23 : tensor<f32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%24 : tensor<f32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %extracted_slice_24 = tensor.extract_slice %0[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [] : tensor<1xi32> into tensor<i32>
    %28 = builtin.unrealized_conversion_cast %collapsed_25 : tensor<i32> to tensor<ui32>
    %extracted_slice_26 = tensor.extract_slice %0[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [] : tensor<1xi32> into tensor<i32>
    %29 = builtin.unrealized_conversion_cast %collapsed_27 : tensor<i32> to tensor<ui32>
    %30 = tensor.empty() : tensor<4xi64>
    %31 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%30 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %186 = linalg.index 0 : index
      %187 = arith.index_cast %186 : index to i64
      linalg.yield %187 : i64
    } -> tensor<4xi64>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i64>) outs(%30 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4xi64>
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%32, %31 : tensor<4xi64>, tensor<4xi64>) outs(%30 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %186 = arith.muli %in, %in_42 : i64
      linalg.yield %186 : i64
    } -> tensor<4xi64>
    %34 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i64>) outs(%30 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4xi64>
    %35 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %34 : tensor<4xi64>, tensor<4xi64>) outs(%30 : tensor<4xi64>) {
    ^bb0(%in: i64, %in_42: i64, %out: i64):
      %186 = arith.shrui %in, %in_42 : i64
      %187 = arith.cmpi ult, %in_42, %c64_i64 : i64
      %188 = arith.select %187, %186, %c0_i64 : i64
      linalg.yield %188 : i64
    } -> tensor<4xi64>
    %36 = tensor.empty() : tensor<4xi32>
    %37 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%33 : tensor<4xi64>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i64, %out: i32):
      %186 = arith.trunci %in : i64 to i32
      linalg.yield %186 : i32
    } -> tensor<4xi32>
    %38 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%35 : tensor<4xi64>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i64, %out: i32):
      %186 = arith.trunci %in : i64 to i32
      linalg.yield %186 : i32
    } -> tensor<4xi32>
    %39 = tensor.empty() : tensor<i32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_25, %collapsed_27 : tensor<i32>, tensor<i32>) outs(%39 : tensor<i32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.xori %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<i32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%40 : tensor<i32>) outs(%39 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %186 = arith.xori %in, %c466688986_i32 : i32
      linalg.yield %186 : i32
    } -> tensor<i32>
    %42 = builtin.unrealized_conversion_cast %41 : tensor<i32> to tensor<ui32>
    %43 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%collapsed_25 : tensor<i32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%38, %43 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.addi %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<4xi32>
    %45 = builtin.unrealized_conversion_cast %44 : tensor<4xi32> to tensor<4xui32>
    %46 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%collapsed_27 : tensor<i32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %47 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%37, %46 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.addi %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<4xi32>
    %48 = builtin.unrealized_conversion_cast %47 : tensor<4xi32> to tensor<4xui32>
    %49:8 = scf.for %arg5 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg6 = %cst_10, %arg7 = %45, %arg8 = %48, %arg9 = %29, %arg10 = %42, %arg11 = %28, %arg12 = %1, %arg13 = %2) -> (tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)  : i32 {
      %186 = builtin.unrealized_conversion_cast %arg10 : tensor<ui32> to tensor<i32>
      %187 = builtin.unrealized_conversion_cast %arg9 : tensor<ui32> to tensor<i32>
      %188 = builtin.unrealized_conversion_cast %arg8 : tensor<4xui32> to tensor<4xi32>
      %189 = builtin.unrealized_conversion_cast %arg7 : tensor<4xui32> to tensor<4xi32>
      %190 = builtin.unrealized_conversion_cast %arg12 : tensor<4xui32> to tensor<4xi32>
      %191 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%39 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %232 = arith.addi %in, %c1_i32 : i32
        linalg.yield %232 : i32
      } -> tensor<i32>
      %extracted_slice_42 = tensor.extract_slice %190[0] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [] : tensor<1xi32> into tensor<i32>
      %192 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%189, %188 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %193 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%collapsed_43 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %194 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%188, %193 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shli %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %195 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_43 : tensor<i32>) outs(%39 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %232 = arith.subi %c32_i32, %in : i32
        linalg.yield %232 : i32
      } -> tensor<i32>
      %196 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%195 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %197 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%188, %196 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shrui %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %198 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%194, %197 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.ori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %199 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%192, %198 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.xori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %extracted_slice_44 = tensor.extract_slice %190[1] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [] : tensor<1xi32> into tensor<i32>
      %200 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%192, %199 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %201 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%collapsed_45 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %202 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%199, %201 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shli %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_45 : tensor<i32>) outs(%39 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %232 = arith.subi %c32_i32, %in : i32
        linalg.yield %232 : i32
      } -> tensor<i32>
      %204 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%203 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %205 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%199, %204 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shrui %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %206 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%202, %205 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.ori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %207 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%200, %206 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.xori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %extracted_slice_46 = tensor.extract_slice %190[2] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [] : tensor<1xi32> into tensor<i32>
      %208 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%200, %207 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %209 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%collapsed_47 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %210 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%207, %209 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shli %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_47 : tensor<i32>) outs(%39 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %232 = arith.subi %c32_i32, %in : i32
        linalg.yield %232 : i32
      } -> tensor<i32>
      %212 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%211 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %213 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%207, %212 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shrui %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %214 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%210, %213 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.ori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %215 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%208, %214 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.xori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %extracted_slice_48 = tensor.extract_slice %190[3] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [] : tensor<1xi32> into tensor<i32>
      %216 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%208, %215 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %217 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%collapsed_49 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %218 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%215, %217 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shli %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %219 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%collapsed_49 : tensor<i32>) outs(%39 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %232 = arith.subi %c32_i32, %in : i32
        linalg.yield %232 : i32
      } -> tensor<i32>
      %220 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%219 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%215, %220 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.shrui %in, %in_50 : i32
        %233 = arith.cmpi ult, %in_50, %c32_i32 : i32
        %234 = arith.select %233, %232, %c0_i32 : i32
        linalg.yield %234 : i32
      } -> tensor<4xi32>
      %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%218, %221 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.ori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %223 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%216, %222 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.xori %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %224 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%187 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %225 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%216, %224 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %226 = builtin.unrealized_conversion_cast %225 : tensor<4xi32> to tensor<4xui32>
      %227 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%186 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %228 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%223, %227 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %229 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%191 : tensor<i32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<4xi32>
      %230 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%228, %229 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
      ^bb0(%in: i32, %in_50: i32, %out: i32):
        %232 = arith.addi %in, %in_50 : i32
        linalg.yield %232 : i32
      } -> tensor<4xi32>
      %231 = builtin.unrealized_conversion_cast %230 : tensor<4xi32> to tensor<4xui32>
      scf.yield %191, %226, %231, %arg10, %arg11, %arg9, %arg13, %arg12 : tensor<i32>, tensor<4xui32>, tensor<4xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    %50 = builtin.unrealized_conversion_cast %49#2 : tensor<4xui32> to tensor<4xi32>
    %51 = builtin.unrealized_conversion_cast %49#1 : tensor<4xui32> to tensor<4xi32>
    %52 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%51, %50 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.xori %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<4xi32>
    %53 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_13 : tensor<i32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %54 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%52, %53 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.shrui %in, %in_42 : i32
      %187 = arith.cmpi ult, %in_42, %c32_i32 : i32
      %188 = arith.select %187, %186, %c0_i32 : i32
      linalg.yield %188 : i32
    } -> tensor<4xi32>
    %55 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_12 : tensor<i32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %56 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%54, %55 : tensor<4xi32>, tensor<4xi32>) outs(%36 : tensor<4xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.ori %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<4xi32>
    %57 = tensor.empty() : tensor<4xf32>
    %58 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%56 : tensor<4xi32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %186 = arith.bitcast %in : i32 to f32
      linalg.yield %186 : f32
    } -> tensor<4xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%58, %59 : tensor<4xf32>, tensor<4xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%27, %26 : tensor<1xf32>, tensor<1xf32>) outs(%25 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<1xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%61 : tensor<1xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%60, %62 : tensor<4xf32>, tensor<4xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4xf32>
    %64 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel"]} ins(%26 : tensor<1xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%63, %64 : tensor<4xf32>, tensor<4xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4xf32>
    %66 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%64, %65 : tensor<4xf32>, tensor<4xf32>) outs(%57 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.maximumf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4xf32>
    %67 = tensor.empty() : tensor<1x4xf32>
    %68 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<4xf32>) outs(%67 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %69 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<1x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %69 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %70 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %72 = tensor.empty() : tensor<7x3xf32>
    %73 = linalg.fill ins(%cst_3 : f32) outs(%72 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %74 = linalg.matmul ins(%71, %arg1 : tensor<7x4xf32>, tensor<4x3xf32>) outs(%73 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %75 = tensor.empty() : tensor<7xf32>
    %76 = linalg.fill ins(%cst_1 : f32) outs(%75 : tensor<7xf32>) -> tensor<7xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%74 : tensor<7x3xf32>) outs(%76 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.maximumf %out, %in : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%75 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %79 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%78, %77 : tensor<7xf32>, tensor<7xf32>) outs(%75 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.maximumf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %80 = tensor.empty() : tensor<7x1xf32>
    %81 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<7xf32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %82 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<7x1xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %82 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x3xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<7x3xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.exp %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x3xf32>
    %85 = linalg.fill ins(%cst_3 : f32) outs(%75 : tensor<7xf32>) -> tensor<7xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%84 : tensor<7x3xf32>) outs(%85 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %out, %in : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %87 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<7xf32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<7x1xf32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.log %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x1xf32>
    %89 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<7x1xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %89 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x3xf32>
    %91 = tensor.empty() : tensor<7x1xi32>
    %92 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<7xi32>) outs(%91 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %93 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%91 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %94 = tensor.empty() : tensor<7x1xi1>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%94 : tensor<7x1xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %186 = arith.cmpi slt, %in, %in_42 : i32
      linalg.yield %186 : i1
    } -> tensor<7x1xi1>
    %96 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%91 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1xi32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %96 : tensor<7x1xi32>, tensor<7x1xi32>) outs(%91 : tensor<7x1xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.addi %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<7x1xi32>
    %98 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %97, %92 : tensor<7x1xi1>, tensor<7x1xi32>, tensor<7x1xi32>) outs(%91 : tensor<7x1xi32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %186 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %186 : i32
    } -> tensor<7x1xi32>
    %expanded = tensor.expand_shape %98 [[0], [1, 2]] output_shape [7, 1, 1] : tensor<7x1xi32> into tensor<7x1x1xi32>
    %99 = tensor.empty() : tensor<7x1x1xi32>
    %100 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%99 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %101 = tensor.empty() : tensor<7x1x1xi1>
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %100 : tensor<7x1x1xi32>, tensor<7x1x1xi32>) outs(%101 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %186 = arith.cmpi sge, %in, %in_42 : i32
      linalg.yield %186 : i1
    } -> tensor<7x1x1xi1>
    %103 = tensor.empty() : tensor<1x1x1xi32>
    %104 = linalg.generic {indexing_maps = [#map13, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<1xi32>) outs(%103 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %105 = linalg.generic {indexing_maps = [#map14, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<1x1x1xi32>) outs(%99 : tensor<7x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x1x1xi32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %105 : tensor<7x1x1xi32>, tensor<7x1x1xi32>) outs(%101 : tensor<7x1x1xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %186 = arith.cmpi sle, %in, %in_42 : i32
      linalg.yield %186 : i1
    } -> tensor<7x1x1xi1>
    %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %106 : tensor<7x1x1xi1>, tensor<7x1x1xi1>) outs(%101 : tensor<7x1x1xi1>) {
    ^bb0(%in: i1, %in_42: i1, %out: i1):
      %186 = arith.andi %in, %in_42 : i1
      linalg.yield %186 : i1
    } -> tensor<7x1x1xi1>
    %108 = linalg.fill ins(%true : i1) outs(%94 : tensor<7x1xi1>) -> tensor<7x1xi1>
    %109 = linalg.generic {indexing_maps = [#map4, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%107 : tensor<7x1x1xi1>) outs(%108 : tensor<7x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %186 = arith.andi %out, %in : i1
      linalg.yield %186 : i1
    } -> tensor<7x1xi1>
    %110 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%80 : tensor<7x1xf32>) {
    ^bb0(%out: f32):
      %186 = linalg.index 0 : index
      %extracted = tensor.extract %expanded[%186, %c0, %c0] : tensor<7x1x1xi32>
      %187 = arith.index_cast %extracted : i32 to index
      %188 = arith.maxsi %187, %c0 : index
      %189 = arith.minsi %188, %c2 : index
      %extracted_42 = tensor.extract %90[%186, %189] : tensor<7x3xf32>
      linalg.yield %extracted_42 : f32
    } -> tensor<7x1xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %110, %111 : tensor<7x1xi1>, tensor<7x1xf32>, tensor<7x1xf32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: i1, %in_42: f32, %in_43: f32, %out: f32):
      %186 = arith.select %in, %in_42, %in_43 : f32
      linalg.yield %186 : f32
    } -> tensor<7x1xf32>
    %collapsed_28 = tensor.collapse_shape %112 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
    %113 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_28 : tensor<7xf32>) outs(%75 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.negf %in : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %114 = linalg.fill ins(%cst_3 : f32) outs(%11 : tensor<f32>) -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%113 : tensor<7xf32>) outs(%114 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %out, %in : f32
      linalg.yield %186 : f32
    } -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%115 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.divf %in, %cst_0 : f32
      linalg.yield %186 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%116, %12 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<f32>
    %118 = tensor.empty() : tensor<2xi32>
    %119 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%118 : tensor<2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2xi32>
    %120 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%0, %119 : tensor<2xi32>, tensor<2xi32>) outs(%118 : tensor<2xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %186 = arith.addi %in, %in_42 : i32
      linalg.yield %186 : i32
    } -> tensor<2xi32>
    %121 = builtin.unrealized_conversion_cast %120 : tensor<2xi32> to tensor<2xui32>
    %122 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%11 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%122 : tensor<f32>) outs(%75 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %124 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%123 : tensor<7xf32>) outs(%75 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.negf %in : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %125 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<7xf32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %127 = "stablehlo.scatter"(%126, %expanded, %125) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %186 = tensor.empty() : tensor<f32>
      %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%arg5, %arg6 : tensor<f32>, tensor<f32>) outs(%186 : tensor<f32>) {
      ^bb0(%in: f32, %in_42: f32, %out: f32):
        %188 = arith.addf %in, %in_42 : f32
        linalg.yield %188 : f32
      } -> tensor<f32>
      "stablehlo.return"(%187) : (tensor<f32>) -> ()
    }) : (tensor<7x3xf32>, tensor<7x1x1xi32>, tensor<7x1xf32>) -> tensor<7x3xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<7x3xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.negf %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x3xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%128 : tensor<7x3xf32>) outs(%85 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %out, %in : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %expanded_29 = tensor.expand_shape %129 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %87 : tensor<7x1xf32>, tensor<7x1xf32>) outs(%80 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.divf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x1xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map10], iterator_types = ["parallel", "reduction"]} ins(%130 : tensor<7x1xf32>) outs(%85 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = arith.addf %out, %in : f32
      linalg.yield %186 : f32
    } -> tensor<7xf32>
    %132 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<7xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %84 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x3xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %133 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%72 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x3xf32>
    %135 = tensor.empty() : tensor<3x4xf32>
    %136 = linalg.fill ins(%cst_3 : f32) outs(%135 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %137 = linalg.generic {indexing_maps = [#map16, #map17, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134, %71 : tensor<7x3xf32>, tensor<7x4xf32>) outs(%136 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      %187 = arith.addf %out, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<3x4xf32>
    %138 = tensor.empty() : tensor<4x3xf32>
    %139 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<3x4xf32>) outs(%138 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map19, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%134, %arg1 : tensor<7x3xf32>, tensor<4x3xf32>) outs(%4 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      %187 = arith.addf %out, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<7x4xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%140, %69 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<7x4xf32>) outs(%15 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4xf32>
    %padded = tensor.pad %142 low[0, 1, 0] high[0, 0, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_3 : f32
    } : tensor<7x1x4xf32> to tensor<7x2x4xf32>
    %extracted_slice_30 = tensor.extract_slice %padded[0, 1, 0] [7, 1, 4] [1, 1, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %extracted_slice_31 = tensor.extract_slice %extracted_slice_30[0, 0, 0] [7, 1, 4] [1, 2, 1] : tensor<7x1x4xf32> to tensor<7x1x4xf32>
    %padded_32 = tensor.pad %142 low[0, 1, 0] high[0, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_3 : f32
    } : tensor<7x1x4xf32> to tensor<7x3x4xf32>
    %extracted_slice_33 = tensor.extract_slice %padded_32[0, 0, 0] [7, 1, 4] [1, 1, 1] : tensor<7x3x4xf32> to tensor<7x1x4xf32>
    %extracted_slice_34 = tensor.extract_slice %extracted_slice_33[0, 0, 0] [7, 1, 4] [1, 2, 1] : tensor<7x1x4xf32> to tensor<7x1x4xf32>
    %padded_35 = tensor.pad %extracted_slice_34 low[0, 0, 0] high[0, 1, 0] {
    ^bb0(%arg5: index, %arg6: index, %arg7: index):
      tensor.yield %cst_3 : f32
    } : tensor<7x1x4xf32> to tensor<7x2x4xf32>
    %143 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%18 : tensor<7x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x4xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_35, %143 : tensor<7x2x4xf32>, tensor<7x2x4xf32>) outs(%18 : tensor<7x2x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x2x4xf32>
    %145 = linalg.generic {indexing_maps = [#map12, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%15 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x1x4xf32>
    %146 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31, %145 : tensor<7x1x4xf32>, tensor<7x1x4xf32>) outs(%15 : tensor<7x1x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x1x4xf32>
    %inserted_slice_36 = tensor.insert_slice %146 into %21[0, 1, 0] [7, 1, 4] [1, 2, 1] : tensor<7x1x4xf32> into tensor<7x2x4xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %inserted_slice_36 : tensor<7x2x4xf32>, tensor<7x2x4xf32>) outs(%18 : tensor<7x2x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x2x4xf32>
    %inserted_slice_37 = tensor.insert_slice %146 into %21[0, 0, 0] [7, 1, 4] [1, 2, 1] : tensor<7x1x4xf32> into tensor<7x2x4xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %inserted_slice_37 : tensor<7x2x4xf32>, tensor<7x2x4xf32>) outs(%18 : tensor<7x2x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x2x4xf32>
    %extracted_slice_38 = tensor.extract_slice %148[0, 0, 0] [7, 1, 4] [1, 1, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0], [1, 2]] : tensor<7x1x4xf32> into tensor<7x4xf32>
    %extracted_slice_40 = tensor.extract_slice %148[0, 1, 0] [7, 1, 4] [1, 1, 1] : tensor<7x2x4xf32> to tensor<7x1x4xf32>
    %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0], [1, 2]] : tensor<7x1x4xf32> into tensor<7x4xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%140, %collapsed_39 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41, %13 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %152 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%153, %152 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%154, %152 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %156:3 = "stablehlo.optimization_barrier"(%arg2, %7, %155) : (tensor<4x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>) -> (tensor<4x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>)
    %157 = linalg.matmul ins(%156#1, %156#0 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x4xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %158 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156#2, %160 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%161, %158 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%161, %162 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %164 = tensor.empty() : tensor<4x4xf32>
    %165 = linalg.fill ins(%cst_3 : f32) outs(%164 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %166 = linalg.generic {indexing_maps = [#map16, #map17, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163, %156#1 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%165 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      %187 = arith.addf %out, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<4x4xf32>
    %167 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%166 : tensor<4x4xf32>) outs(%164 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %168 = linalg.generic {indexing_maps = [#map3, #map19, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163, %156#0 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      %187 = arith.addf %out, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<7x4xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156#2, %168 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %170:3 = "stablehlo.optimization_barrier"(%arg2, %arg3, %169) : (tensor<4x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>) -> (tensor<4x4xf32>, tensor<7x4xf32>, tensor<7x4xf32>)
    %171 = linalg.matmul ins(%170#1, %170#0 : tensor<7x4xf32>, tensor<4x4xf32>) outs(%4 : tensor<7x4xf32>) -> tensor<7x4xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %186 = math.tanh %in : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %172 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%170#2, %173 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %172 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %175 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%3 : tensor<7x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<7x4xf32>
    %177 = linalg.generic {indexing_maps = [#map16, #map17, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176, %170#1 : tensor<7x4xf32>, tensor<7x4xf32>) outs(%165 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      %187 = arith.addf %out, %186 : f32
      linalg.yield %187 : f32
    } -> tensor<4x4xf32>
    %178 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<4x4xf32>) outs(%164 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %178 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%164 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.addf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4x4xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%138 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%180, %139 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%138 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4x3xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %181 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%138 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4x3xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%164 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%183, %179 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%164 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.mulf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4x4xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %184 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%164 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %186 = arith.subf %in, %in_42 : f32
      linalg.yield %186 : f32
    } -> tensor<4x4xf32>
    return %121, %182, %185, %117, %66 : tensor<2xui32>, tensor<4x3xf32>, tensor<4x4xf32>, tensor<f32>, tensor<4xf32>
  }
}

