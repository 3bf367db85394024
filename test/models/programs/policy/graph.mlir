#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1) -> (0, 0)>
#map14 = affine_map<(d0, d1, d2, d3) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map18 = affine_map<(d0, d1) -> (d0)>
#map19 = affine_map<(d0, d1) -> (d0, 0)>
#map20 = affine_map<(d0, d1) -> (0, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map26 = affine_map<(d0, d1) -> (d1, d0)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<5x3xf32> {dp.name = "params.pi", dp.state}, %arg1: tensor<5x1xf32> {dp.name = "params.v", dp.state}, %arg2: tensor<3x5xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<4x6xi32> {dp.name = "action", dp.scatter = 1 : i64}, %arg4: tensor<4x6xi1> {dp.name = "done", dp.scatter = 1 : i64}, %arg5: tensor<4x6xf32> {dp.name = "old", dp.scatter = 1 : i64}, %arg6: tensor<4x6xf32> {dp.name = "reward", dp.scatter = 1 : i64}, %arg7: tensor<4x6x3xf32> {dp.name = "x", dp.scatter = 1 : i64}) -> (tensor<5x3xf32> {dp.name = "params.pi", dp.updates = 0 : i64}, tensor<5x1xf32> {dp.name = "params.v", dp.updates = 1 : i64}, tensor<3x5xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<6xf32> {dp.name = "advantage"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<3> : tensor<i32>
    %cst_0 = arith.constant dense<2> : tensor<1xi32>
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %cst_1 = arith.constant dense<2.400000e+01> : tensor<f32>
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.899999976> : tensor<f32>
    %c3 = arith.constant 3 : index
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant -1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_7 = arith.constant 5.000000e-01 : f32
    %cst_8 = arith.constant 1.200000e+01 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_9 = arith.constant 1.000000e-01 : f32
    %cst_10 = arith.constant 2.400000e+01 : f32
    %c1_i32 = arith.constant 1 : i32
    %c4_i32 = arith.constant 4 : i32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %cst_12 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_13 = arith.constant dense<1.200000e+00> : tensor<f32>
    %cst_14 = arith.constant dense<8.000000e-01> : tensor<f32>
    %cst_15 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_16 = arith.constant dense<0> : tensor<i32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_18 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = arith.constant dense<[4, 0, 2]> : tensor<3xi32>
    %cst_20 = arith.constant dense<[1, 5, 3]> : tensor<3xi32>
    %0 = tensor.empty() : tensor<4x6x5xf32>
    %1 = linalg.fill ins(%cst_11 : f32) outs(%0 : tensor<4x6x5xf32>) -> tensor<4x6x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg7, %arg2 : tensor<4x6x3xf32>, tensor<3x5xf32>) outs(%1 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<4x6x5xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<4x6x5xf32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.tanh %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x5xf32>
    %4 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x5xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %3 : tensor<4x6x5xf32>, tensor<4x6x5xf32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x5xf32>
    %6 = tensor.empty() : tensor<4x6x1xf32>
    %7 = linalg.fill ins(%cst_11 : f32) outs(%6 : tensor<4x6x1xf32>) -> tensor<4x6x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3, %arg1 : tensor<4x6x5xf32>, tensor<5x1xf32>) outs(%7 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<4x6x1xf32>
    %collapsed = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<4x6x1xf32> into tensor<4x6xf32>
    %9 = tensor.empty() : tensor<4x6x3xf32>
    %10 = linalg.fill ins(%cst_11 : f32) outs(%9 : tensor<4x6x3xf32>) -> tensor<4x6x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3, %arg0 : tensor<4x6x5xf32>, tensor<5x3xf32>) outs(%10 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<4x6x3xf32>
    %12 = tensor.empty() : tensor<4x6xf32>
    %13 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<4x6x3xf32>) outs(%13 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.maximumf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%15, %14 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.maximumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x6xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x6x1xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x3xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %18 : tensor<4x6x3xf32>, tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %21 = linalg.fill ins(%cst_11 : f32) outs(%12 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<4x6x3xf32>) outs(%21 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x6xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x1xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x6x1xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.log %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x1xf32>
    %25 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<4x6x1xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x3xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %25 : tensor<4x6x3xf32>, tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %27 = tensor.empty() : tensor<6xf32>
    %28 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%27 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %29 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x6xi1>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %267 = arith.uitofp %in : i1 to f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %31:3 = scf.for %arg8 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg9 = %28, %arg10 = %28, %arg11 = %30) -> (tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg8 : tensor<i32>
      %267 = tensor.empty() : tensor<i32>
      %268 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%267 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %286 = arith.subi %c4_i32, %in : i32
        linalg.yield %286 : i32
      } -> tensor<i32>
      %269 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%268 : tensor<i32>) outs(%267 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %286 = arith.subi %in, %c1_i32 : i32
        linalg.yield %286 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %269[] : tensor<i32>
      %270 = arith.index_cast %extracted : i32 to index
      %271 = arith.maxsi %270, %c0 : index
      %272 = arith.minsi %271, %c3 : index
      %extracted_slice_26 = tensor.extract_slice %arg6[%272, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
      %extracted_slice_28 = tensor.extract_slice %29[%272, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
      %extracted_slice_30 = tensor.extract_slice %collapsed[%272, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
      %273 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6xf32>
      %274 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%273, %arg10 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.mulf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %275 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6xf32>
      %276 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%275, %collapsed_29 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.subf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %277 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%274, %276 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.mulf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %278 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%collapsed_27, %277 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.addf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %279 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%278, %collapsed_31 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.subf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %280 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6xf32>
      %281 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%280, %276 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.mulf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %282 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%281, %arg9 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.mulf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %283 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel"]} ins(%279, %282 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_32: f32, %out: f32):
        %286 = arith.addf %in, %in_32 : f32
        linalg.yield %286 : f32
      } -> tensor<6xf32>
      %284 = tensor.empty() : tensor<1x6xf32>
      %285 = linalg.generic {indexing_maps = [#map12, #map7], iterator_types = ["parallel", "parallel"]} ins(%283 : tensor<6xf32>) outs(%284 : tensor<1x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x6xf32>
      %inserted_slice = tensor.insert_slice %285 into %arg11[%272, 0] [1, 6] [1, 1] : tensor<1x6xf32> into tensor<4x6xf32>
      scf.yield %283, %collapsed_31, %inserted_slice : tensor<6xf32>, tensor<6xf32>, tensor<4x6xf32>
    }
    %32 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%31#2, %collapsed : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst_11 : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%31#2 : tensor<4x6xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_10 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %38 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%31#2, %37 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %39 = tensor.empty() : tensor<1x1xf32>
    %40 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<f32>) outs(%39 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%39 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%39 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<1x1xf32>
    %43 = linalg.generic {indexing_maps = [#map13, #map7], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<1x1xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %44 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%31#2, %43 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%44, %44 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %46 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%cst_16 : tensor<i32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %267 = arith.sitofp %in : i32 to f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%46 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.subf %cst_10, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%45 : tensor<4x6xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%48, %47 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %50 = tensor.empty() : tensor<i1>
    %51 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%47 : tensor<f32>) outs(%50 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %267 = arith.cmpf ogt, %in, %cst_11 : f32
      linalg.yield %267 : i1
    } -> tensor<i1>
    %52 = linalg.generic {indexing_maps = [#map11, #map11, #map11, #map11], iterator_types = []} ins(%51, %49, %cst_2 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%52 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.sqrt %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%53 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %cst_9 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<f32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%38, %55 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %57 = tensor.empty() : tensor<4x6x1xi32>
    %58 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4x6xi32>) outs(%57 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1xi32>
    %59 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%57 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1xi32>
    %60 = tensor.empty() : tensor<4x6x1xi1>
    %61 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %59 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%60 : tensor<4x6x1xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %267 = arith.cmpi slt, %in, %in_26 : i32
      linalg.yield %267 : i1
    } -> tensor<4x6x1xi1>
    %62 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%57 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1xi32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %62 : tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%57 : tensor<4x6x1xi32>) {
    ^bb0(%in: i32, %in_26: i32, %out: i32):
      %267 = arith.addi %in, %in_26 : i32
      linalg.yield %267 : i32
    } -> tensor<4x6x1xi32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %63, %58 : tensor<4x6x1xi1>, tensor<4x6x1xi32>, tensor<4x6x1xi32>) outs(%57 : tensor<4x6x1xi32>) {
    ^bb0(%in: i1, %in_26: i32, %in_27: i32, %out: i32):
      %267 = arith.select %in, %in_26, %in_27 : i32
      linalg.yield %267 : i32
    } -> tensor<4x6x1xi32>
    %expanded = tensor.expand_shape %64 [[0], [1], [2, 3]] output_shape [4, 6, 1, 1] : tensor<4x6x1xi32> into tensor<4x6x1x1xi32>
    %65 = tensor.empty() : tensor<4x6x1x1xi32>
    %66 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%65 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1x1xi32>
    %67 = tensor.empty() : tensor<4x6x1x1xi1>
    %68 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %66 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%67 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %267 = arith.cmpi sge, %in, %in_26 : i32
      linalg.yield %267 : i1
    } -> tensor<4x6x1x1xi1>
    %69 = tensor.empty() : tensor<1x1x1x1xi32>
    %70 = linalg.generic {indexing_maps = [#map16, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%69 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1x1xi32>
    %71 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<1x1x1x1xi32>) outs(%65 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1x1xi32>
    %72 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %71 : tensor<4x6x1x1xi32>, tensor<4x6x1x1xi32>) outs(%67 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %267 = arith.cmpi sle, %in, %in_26 : i32
      linalg.yield %267 : i1
    } -> tensor<4x6x1x1xi1>
    %73 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %72 : tensor<4x6x1x1xi1>, tensor<4x6x1x1xi1>) outs(%67 : tensor<4x6x1x1xi1>) {
    ^bb0(%in: i1, %in_26: i1, %out: i1):
      %267 = arith.andi %in, %in_26 : i1
      linalg.yield %267 : i1
    } -> tensor<4x6x1x1xi1>
    %74 = linalg.fill ins(%true : i1) outs(%60 : tensor<4x6x1xi1>) -> tensor<4x6x1xi1>
    %75 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%73 : tensor<4x6x1x1xi1>) outs(%74 : tensor<4x6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %267 = arith.andi %out, %in : i1
      linalg.yield %267 : i1
    } -> tensor<4x6x1xi1>
    %76 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%267, %268, %c0, %c0] : tensor<4x6x1x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c2 : index
      %extracted_26 = tensor.extract %26[%267, %268, %271] : tensor<4x6x3xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x6x1xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x1xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %76, %77 : tensor<4x6x1xi1>, tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x1xf32>
    %collapsed_21 = tensor.collapse_shape %78 [[0], [1, 2]] : tensor<4x6x1xf32> into tensor<4x6xf32>
    %79 = tensor.empty() : tensor<3x1xi32>
    %80 = linalg.generic {indexing_maps = [#map18, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<3xi32>) outs(%79 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %81 = tensor.empty() : tensor<4x3xf32>
    %82 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %80[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %collapsed_21[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %83 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %80[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %arg5[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %84 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%82, %83 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %86 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %80[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %56[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %87 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %88 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %89 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%88, %85 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.maximumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %90 = tensor.empty() : tensor<4x3xi1>
    %91 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%85, %89 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %92 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %93 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %94 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%91, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %95 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%88, %89 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %96 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %97 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%95, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%94, %97 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %99 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %100 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%99, %89 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.minimumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%89, %100 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %102 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%101, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %104 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%103, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%102, %104 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %106 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%100, %86 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%87, %106 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.minimumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %108 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%87, %107 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%108, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %110 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%106, %107 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %111 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%110, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %112 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%109, %111 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %113 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%110, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %114 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%108, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %115 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%113, %114 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %116 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%107 : tensor<4x3xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%116 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_8 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%117 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.subf %cst_11, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %119 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %80[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %collapsed[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %120 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %80[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %32[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %121 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%119, %120 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %122 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%121, %121 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %123 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%96, %121 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %124 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%122 : tensor<4x3xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%124 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_8 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%125 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.mulf %in, %cst_7 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%118, %126 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map18, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<3xi32>) outs(%79 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %129 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %128[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %collapsed_21[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %130 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %128[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %arg5[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %131 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%129, %130 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %132 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %133 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %128[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %56[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %134 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%132, %133 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %135 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%88, %132 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.maximumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %136 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%132, %135 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %137 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%136, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %138 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%88, %135 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %139 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%138, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %140 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%137, %139 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %141 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%99, %135 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.minimumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %142 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%135, %141 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %143 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%142, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %144 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%99, %141 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %145 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%144, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %146 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%143, %145 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %147 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%141, %133 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %148 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%134, %147 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.minimumf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %149 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%134, %148 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %150 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%149, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %151 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%90 : tensor<4x3xi1>) {
    ^bb0(%in: f32, %in_26: f32, %out: i1):
      %267 = arith.cmpf oeq, %in, %in_26 : f32
      linalg.yield %267 : i1
    } -> tensor<4x3xi1>
    %152 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%151, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %153 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%150, %152 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %154 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%151, %92, %93 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %155 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%149, %96, %92 : tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: i1, %in_26: f32, %in_27: f32, %out: f32):
      %267 = arith.select %in, %in_26, %in_27 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %156 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%154, %155 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %157 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%148 : tensor<4x3xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %158 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%157 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_8 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %159 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%127, %158 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %160 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %128[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %collapsed[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %161 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%81 : tensor<4x3xf32>) {
    ^bb0(%out: f32):
      %267 = linalg.index 0 : index
      %268 = linalg.index 1 : index
      %extracted = tensor.extract %128[%268, %c0] : tensor<3x1xi32>
      %269 = arith.index_cast %extracted : i32 to index
      %270 = arith.maxsi %269, %c0 : index
      %271 = arith.minsi %270, %c5 : index
      %extracted_26 = tensor.extract %32[%267, %271] : tensor<4x6xf32>
      linalg.yield %extracted_26 : f32
    } -> tensor<4x3xf32>
    %162 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %163 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%162, %162 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %164 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%96, %162 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %165 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["reduction", "reduction"]} ins(%163 : tensor<4x3xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %166 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%165 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_8 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %167 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%166 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.mulf %in, %cst_7 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %168 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%159, %167 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %extracted_slice = tensor.extract_slice %56[0, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<1x6xf32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %169 = linalg.generic {indexing_maps = [#map11], iterator_types = []} outs(%33 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_7 : f32
    } -> tensor<f32>
    %170 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%169 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_8 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %171 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %172 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%171, %164 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %collapsed_23 = tensor.collapse_shape %128 [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
    %173 = linalg.generic {indexing_maps = [#map18, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23 : tensor<3xi32>) outs(%79 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %174 = tensor.empty() : tensor<1x6xi32>
    %175 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%174 : tensor<1x6xi32>) {
    ^bb0(%out: i32):
      %267 = linalg.index 1 : index
      %268 = arith.index_cast %267 : index to i32
      linalg.yield %268 : i32
    } -> tensor<1x6xi32>
    %176 = tensor.empty() : tensor<3x6xi32>
    %177 = linalg.generic {indexing_maps = [#map19, #map7], iterator_types = ["parallel", "parallel"]} ins(%173 : tensor<3x1xi32>) outs(%176 : tensor<3x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x6xi32>
    %178 = linalg.generic {indexing_maps = [#map20, #map7], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<1x6xi32>) outs(%176 : tensor<3x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x6xi32>
    %179 = tensor.empty() : tensor<3x6xi1>
    %180 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<3x6xi32>, tensor<3x6xi32>) outs(%179 : tensor<3x6xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %267 = arith.cmpi eq, %in, %in_26 : i32
      linalg.yield %267 : i1
    } -> tensor<3x6xi1>
    %181 = tensor.empty() : tensor<3x6xf32>
    %182 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<3x6xi1>) outs(%181 : tensor<3x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %267 = arith.uitofp %in : i1 to f32
      linalg.yield %267 : f32
    } -> tensor<3x6xf32>
    %183 = linalg.matmul ins(%172, %182 : tensor<4x3xf32>, tensor<3x6xf32>) outs(%21 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %184 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%30, %183 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %185 = linalg.generic {indexing_maps = [#map11], iterator_types = []} outs(%33 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %186 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = []} ins(%185 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_8 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %187 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<f32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %188 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%187, %156 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%187, %153 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %190 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%188, %133 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %191 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%190, %146 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %192 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%191, %140 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %193 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%189, %133 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %194 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%192, %193 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %195 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%194, %132 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %196 = linalg.matmul ins(%195, %182 : tensor<4x3xf32>, tensor<3x6xf32>) outs(%21 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %197 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%30, %196 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %198 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%171, %123 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %collapsed_24 = tensor.collapse_shape %80 [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
    %199 = linalg.generic {indexing_maps = [#map18, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_24 : tensor<3xi32>) outs(%79 : tensor<3x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x1xi32>
    %200 = linalg.generic {indexing_maps = [#map19, #map7], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<3x1xi32>) outs(%176 : tensor<3x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3x6xi32>
    %201 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%200, %178 : tensor<3x6xi32>, tensor<3x6xi32>) outs(%179 : tensor<3x6xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %267 = arith.cmpi eq, %in, %in_26 : i32
      linalg.yield %267 : i1
    } -> tensor<3x6xi1>
    %202 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<3x6xi1>) outs(%181 : tensor<3x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %267 = arith.uitofp %in : i1 to f32
      linalg.yield %267 : f32
    } -> tensor<3x6xf32>
    %203 = linalg.matmul ins(%198, %202 : tensor<4x3xf32>, tensor<3x6xf32>) outs(%21 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %204 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%30, %203 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %205 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%184, %204 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %206 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%187, %115 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %207 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%187, %112 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %208 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%206, %86 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %209 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%208, %105 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %210 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%209, %98 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %211 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%207, %86 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %212 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%210, %211 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %213 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%212, %85 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%81 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x3xf32>
    %214 = linalg.matmul ins(%213, %202 : tensor<4x3xf32>, tensor<3x6xf32>) outs(%21 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %215 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%30, %214 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %216 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%197, %215 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%12 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %217 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<4x6xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x1xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x3xf32>
    %219 = linalg.generic {indexing_maps = [#map2, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<4x6x1xi32>) outs(%65 : tensor<4x6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1x1xi32>
    %220 = tensor.empty() : tensor<1x1x1x3xi32>
    %221 = linalg.generic {indexing_maps = [#map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%220 : tensor<1x1x1x3xi32>) {
    ^bb0(%out: i32):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i32
      linalg.yield %268 : i32
    } -> tensor<1x1x1x3xi32>
    %222 = tensor.empty() : tensor<4x6x1x3xi32>
    %223 = linalg.generic {indexing_maps = [#map21, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219 : tensor<4x6x1x1xi32>) outs(%222 : tensor<4x6x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1x3xi32>
    %224 = linalg.generic {indexing_maps = [#map17, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221 : tensor<1x1x1x3xi32>) outs(%222 : tensor<4x6x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6x1x3xi32>
    %225 = tensor.empty() : tensor<4x6x1x3xi1>
    %226 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %224 : tensor<4x6x1x3xi32>, tensor<4x6x1x3xi32>) outs(%225 : tensor<4x6x1x3xi1>) {
    ^bb0(%in: i32, %in_26: i32, %out: i1):
      %267 = arith.cmpi eq, %in, %in_26 : i32
      linalg.yield %267 : i1
    } -> tensor<4x6x1x3xi1>
    %227 = tensor.empty() : tensor<4x6x1x3xf32>
    %228 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<4x6x1x3xi1>) outs(%227 : tensor<4x6x1x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %267 = arith.uitofp %in : i1 to f32
      linalg.yield %267 : f32
    } -> tensor<4x6x1x3xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map22, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%217, %228 : tensor<4x6x1xf32>, tensor<4x6x1x3xf32>) outs(%10 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<4x6x3xf32>
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %229 : tensor<4x6x3xf32>, tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %231 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.negf %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%231 : tensor<4x6x3xf32>) outs(%21 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %expanded_25 = tensor.expand_shape %232 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xf32> into tensor<4x6x1xf32>
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %23 : tensor<4x6x1xf32>, tensor<4x6x1xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.divf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x1xf32>
    %234 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%233 : tensor<4x6x1xf32>) outs(%21 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %out, %in : f32
      linalg.yield %267 : f32
    } -> tensor<4x6xf32>
    %235 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<4x6xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x3xf32>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %20 : tensor<4x6x3xf32>, tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %237 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %236 : tensor<4x6x3xf32>, tensor<4x6x3xf32>) outs(%9 : tensor<4x6x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x3xf32>
    %238 = tensor.empty() : tensor<3x5xf32>
    %239 = linalg.fill ins(%cst_11 : f32) outs(%238 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %240 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%237, %3 : tensor<4x6x3xf32>, tensor<4x6x5xf32>) outs(%239 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<3x5xf32>
    %241 = tensor.empty() : tensor<5x3xf32>
    %242 = linalg.generic {indexing_maps = [#map26, #map7], iterator_types = ["parallel", "parallel"]} ins(%240 : tensor<3x5xf32>) outs(%241 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map27, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%237, %arg0 : tensor<4x6x3xf32>, tensor<5x3xf32>) outs(%1 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<4x6x5xf32>
    %244 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205 : tensor<4x6xf32>) outs(%6 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x1xf32>
    %245 = tensor.empty() : tensor<1x5xf32>
    %246 = linalg.fill ins(%cst_11 : f32) outs(%245 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %247 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%244, %3 : tensor<4x6x1xf32>, tensor<4x6x5xf32>) outs(%246 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<1x5xf32>
    %248 = tensor.empty() : tensor<5x1xf32>
    %249 = linalg.generic {indexing_maps = [#map26, #map7], iterator_types = ["parallel", "parallel"]} ins(%247 : tensor<1x5xf32>) outs(%248 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map27, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%244, %arg1 : tensor<4x6x1xf32>, tensor<5x1xf32>) outs(%1 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<4x6x5xf32>
    %251 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %250 : tensor<4x6x5xf32>, tensor<4x6x5xf32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x5xf32>
    %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %5 : tensor<4x6x5xf32>, tensor<4x6x5xf32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x5xf32>
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %3 : tensor<4x6x5xf32>, tensor<4x6x5xf32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x5xf32>
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %253 : tensor<4x6x5xf32>, tensor<4x6x5xf32>) outs(%0 : tensor<4x6x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.addf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<4x6x5xf32>
    %255 = linalg.fill ins(%cst_11 : f32) outs(%241 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %256 = linalg.generic {indexing_maps = [#map23, #map24, #map25], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%254, %arg7 : tensor<4x6x5xf32>, tensor<4x6x3xf32>) outs(%255 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      %268 = arith.addf %out, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<5x3xf32>
    %257 = linalg.generic {indexing_maps = [#map26, #map7], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<5x3xf32>) outs(%238 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %258 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%241 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %259 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%258, %242 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%241 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<5x3xf32>
    %260 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg0, %259 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%241 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<5x3xf32>
    %261 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%248 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %262 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%261, %249 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%248 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<5x1xf32>
    %263 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg1, %262 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%248 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<5x1xf32>
    %264 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%238 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %265 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%264, %257 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%238 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.mulf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<3x5xf32>
    %266 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg2, %265 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%238 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_26: f32, %out: f32):
      %267 = arith.subf %in, %in_26 : f32
      linalg.yield %267 : f32
    } -> tensor<3x5xf32>
    return %260, %263, %266, %collapsed_22, %168 : tensor<5x3xf32>, tensor<5x1xf32>, tensor<3x5xf32>, tensor<6xf32>, tensor<f32>
  }
}

