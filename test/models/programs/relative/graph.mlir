#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
#map10 = affine_map<(d0, d1) -> (0, d1)>
#map11 = affine_map<(d0, d1) -> ()>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map16 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map17 = affine_map<(d0, d1, d2) -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map19 = affine_map<(d0) -> ()>
#map20 = affine_map<(d0, d1, d2) -> (d2)>
#map21 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map22 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map23 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map24 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map25 = affine_map<(d0, d1) -> (d1, d0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map28 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map29 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map30 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d0)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<5x4xf32> {dp.name = "params.apart", dp.state}, %arg1: tensor<6xf32> {dp.name = "params.bucket", dp.state}, %arg2: tensor<4x3xf32> {dp.name = "params.out", dp.state}, %arg3: tensor<4x12xf32> {dp.name = "params.qkv", dp.state}, %arg4: tensor<6x5x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg5: tensor<6xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<5x4xf32> {dp.name = "params.apart", dp.updates = 0 : i64}, tensor<6xf32> {dp.name = "params.bucket", dp.updates = 1 : i64}, tensor<4x3xf32> {dp.name = "params.out", dp.updates = 2 : i64}, tensor<4x12xf32> {dp.name = "params.qkv", dp.updates = 3 : i64}, tensor<6x5xf32> {dp.name = "last"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<3> : tensor<i32>
    %cst_0 = arith.constant dense<2> : tensor<1xi32>
    %cst_1 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %cst_2 = arith.constant dense<false> : tensor<i1>
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %cst_3 = arith.constant 0.166666672 : f32
    %cst_4 = arith.constant 0.693147182 : f32
    %cst_5 = arith.constant 6.000000e+00 : f32
    %cst_6 = arith.constant 0xFF800000 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_7 = arith.constant 0.000000e+00 : f32
    %cst_8 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_11 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_12 = arith.constant dense<true> : tensor<i1>
    %cst_13 = arith.constant dense<6> : tensor<i32>
    %cst_14 = arith.constant dense<5> : tensor<i32>
    %cst_15 = arith.constant dense<2> : tensor<i32>
    %cst_16 = arith.constant dense<1.000000e-03> : tensor<f32>
    %cst_17 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_18 = arith.constant dense<1> : tensor<i32>
    %cst_19 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<6x5x12xf32>
    %1 = linalg.fill ins(%cst_7 : f32) outs(%0 : tensor<6x5x12xf32>) -> tensor<6x5x12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg4, %arg3 : tensor<6x5x4xf32>, tensor<4x12xf32>) outs(%1 : tensor<6x5x12xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x5x12xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0, 0] [6, 5, 4] [1, 1, 1] : tensor<6x5x12xf32> to tensor<6x5x4xf32>
    %extracted_slice_20 = tensor.extract_slice %2[0, 0, 4] [6, 5, 4] [1, 1, 1] : tensor<6x5x12xf32> to tensor<6x5x4xf32>
    %extracted_slice_21 = tensor.extract_slice %2[0, 0, 8] [6, 5, 4] [1, 1, 1] : tensor<6x5x12xf32> to tensor<6x5x4xf32>
    %3 = tensor.empty() : tensor<6x5x5xf32>
    %4 = linalg.fill ins(%cst_7 : f32) outs(%3 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice, %arg0 : tensor<6x5x4xf32>, tensor<5x4xf32>) outs(%4 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x5x5xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%cst_19 : tensor<i32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %231 = arith.sitofp %in : i32 to f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %7[] : tensor<f32>
    %padded = tensor.pad %5 low[0, 0, 1] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %extracted : f32
    } : tensor<6x5x5xf32> to tensor<6x5x6xf32>
    %collapsed = tensor.collapse_shape %padded [[0, 1, 2]] : tensor<6x5x6xf32> into tensor<180xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [6, 6, 5] : tensor<180xf32> into tensor<6x6x5xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded[0, 1, 0] [6, 5, 5] [1, 1, 1] : tensor<6x6x5xf32> to tensor<6x5x5xf32>
    %8 = tensor.empty() : tensor<5xi32>
    %9 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%8 : tensor<5xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<5xi32>
    %10 = tensor.empty() : tensor<5x1xi32>
    %11 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5xi32>) outs(%10 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %12 = tensor.empty() : tensor<1x5xi32>
    %13 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5xi32>) outs(%12 : tensor<1x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x5xi32>
    %14 = tensor.empty() : tensor<5x5xi32>
    %15 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<5x1xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %16 = linalg.generic {indexing_maps = [#map10, #map7], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<1x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %17 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.subi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %18 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %19 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.maxsi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %20 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<i32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %21 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.maxsi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %22 = tensor.empty() : tensor<5x5xf32>
    %23 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<5x5xi32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: i32, %out: f32):
      %231 = arith.sitofp %in : i32 to f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %24 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.divf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %26 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %27 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %28 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<5x5xf32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.log %in : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %29 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%6 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%28, %30 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.divf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %32 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%31, %24 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %33 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<5x5xf32>) outs(%22 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.floor %in : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<5x5xf32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: f32, %out: i32):
      %231 = arith.fptosi %in : f32 to i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %35 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %36 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%35, %34 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.addi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %37 = tensor.empty() : tensor<5x5xi1>
    %38 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%19, %35 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%37 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<5x5xi1>
    %39 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.maxsi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %40 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %41 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%40, %39 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.minsi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %42 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%38, %19, %41 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i1, %in_38: i32, %in_39: i32, %out: i32):
      %231 = arith.select %in, %in_38, %in_39 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %43 = linalg.generic {indexing_maps = [#map, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice, %extracted_slice_20 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%4 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x5x5xf32>
    %44 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %extracted_slice_22 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%42, %18 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%37 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<5x5xi1>
    %46 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5xi32>
    %47 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%42, %46 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.addi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %48 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%45, %47, %42 : tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i1, %in_38: i32, %in_39: i32, %out: i32):
      %231 = arith.select %in, %in_38, %in_39 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %49 = tensor.empty() : tensor<5x5x1xi32>
    %50 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<5x5xi32>) outs(%49 : tensor<5x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5x1xi32>
    %51 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%22 : tensor<5x5xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %extracted_38 = tensor.extract %50[%231, %232, %c0] : tensor<5x5x1xi32>
      %233 = arith.index_cast %extracted_38 : i32 to index
      %234 = arith.maxsi %233, %c0 : index
      %235 = arith.minsi %234, %c5 : index
      %extracted_39 = tensor.extract %arg1[%235] : tensor<6xf32>
      linalg.yield %extracted_39 : f32
    } -> tensor<5x5xf32>
    %52 = tensor.empty() : tensor<1x5x5xf32>
    %53 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<5x5xf32>) outs(%52 : tensor<1x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5x5xf32>
    %54 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<1x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %55 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %54 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %56 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i1>) outs(%37 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x5xi1>
    %57 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 0 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<5x5xi32>
    %58 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%57, %18 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%14 : tensor<5x5xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.addi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<5x5xi32>
    %59 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 1 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<5x5xi32>
    %60 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%37 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<5x5xi1>
    %61 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i1>) outs(%37 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x5xi1>
    %62 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%60, %56, %61 : tensor<5x5xi1>, tensor<5x5xi1>, tensor<5x5xi1>) outs(%37 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_38: i1, %in_39: i1, %out: i1):
      %231 = arith.select %in, %in_38, %in_39 : i1
      linalg.yield %231 : i1
    } -> tensor<5x5xi1>
    %63 = tensor.empty() : tensor<6x5x5xi1>
    %64 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<5x5xi1>) outs(%63 : tensor<6x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<6x5x5xi1>
    %65 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %66 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %55, %65 : tensor<6x5x5xi1>, tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %231 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %67 = tensor.empty() : tensor<6x5xf32>
    %68 = linalg.fill ins(%cst_6 : f32) outs(%67 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %69 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<6x5x5xf32>) outs(%68 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.maximumf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5xf32>
    %70 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%67 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %71 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%70, %69 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%67 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.maximumf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5xf32>
    %72 = tensor.empty() : tensor<6x5x1xf32>
    %73 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<6x5xf32>) outs(%72 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1xf32>
    %74 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<6x5x1xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %75 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %74 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %76 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.exp %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %77 = linalg.fill ins(%cst_7 : f32) outs(%67 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %78 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<6x5x5xf32>) outs(%77 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5xf32>
    %79 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<6x5xf32>) outs(%72 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1xf32>
    %80 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<6x5x1xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %81 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %80 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.divf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %82 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%72 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x1xf32>
    %83 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%72 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x1xf32>
    %84 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %82 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%72 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.divf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x1xf32>
    %85 = tensor.empty() : tensor<6x5x4xf32>
    %86 = linalg.fill ins(%cst_7 : f32) outs(%85 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %87 = linalg.batch_matmul ins(%81, %extracted_slice_21 : tensor<6x5x5xf32>, tensor<6x5x4xf32>) outs(%86 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %88 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<6x5x4xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.tanh %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x4xf32>
    %89 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x4xf32>
    %90 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %88 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x4xf32>
    %extracted_slice_23 = tensor.extract_slice %88[0, 4, 0] [6, 1, 4] [1, 1, 1] : tensor<6x5x4xf32> to tensor<6x1x4xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0], [1, 2]] : tensor<6x1x4xf32> into tensor<6x4xf32>
    %91 = tensor.empty() : tensor<6x3xf32>
    %92 = linalg.fill ins(%cst_7 : f32) outs(%91 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %93 = linalg.matmul ins(%collapsed_24, %arg2 : tensor<6x4xf32>, tensor<4x3xf32>) outs(%92 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %94 = tensor.empty() : tensor<6xf32>
    %95 = linalg.fill ins(%cst_6 : f32) outs(%94 : tensor<6xf32>) -> tensor<6xf32>
    %96 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "reduction"]} ins(%93 : tensor<6x3xf32>) outs(%95 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.maximumf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %97 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %98 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%97, %96 : tensor<6xf32>, tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.maximumf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %99 = tensor.empty() : tensor<6x1xf32>
    %100 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<6xf32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %101 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<6x1xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%93, %101 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.exp %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %104 = linalg.fill ins(%cst_7 : f32) outs(%94 : tensor<6xf32>) -> tensor<6xf32>
    %105 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "reduction"]} ins(%103 : tensor<6x3xf32>) outs(%104 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %106 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<6xf32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %107 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<6x1xf32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = math.log %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x1xf32>
    %108 = linalg.generic {indexing_maps = [#map9, #map7], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<6x1xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %109 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%102, %108 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %110 = tensor.empty() : tensor<6x1xi32>
    %111 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<6xi32>) outs(%110 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %112 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%110 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %113 = tensor.empty() : tensor<6x1xi1>
    %114 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%111, %112 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%113 : tensor<6x1xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi slt, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<6x1xi1>
    %115 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%110 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1xi32>
    %116 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%111, %115 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%110 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %in_38: i32, %out: i32):
      %231 = arith.addi %in, %in_38 : i32
      linalg.yield %231 : i32
    } -> tensor<6x1xi32>
    %117 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%114, %116, %111 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%110 : tensor<6x1xi32>) {
    ^bb0(%in: i1, %in_38: i32, %in_39: i32, %out: i32):
      %231 = arith.select %in, %in_38, %in_39 : i32
      linalg.yield %231 : i32
    } -> tensor<6x1xi32>
    %expanded_25 = tensor.expand_shape %117 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32>
    %118 = tensor.empty() : tensor<6x1x1xi32>
    %119 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<i32>) outs(%118 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %120 = tensor.empty() : tensor<6x1x1xi1>
    %121 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %119 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%120 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi sge, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<6x1x1xi1>
    %122 = tensor.empty() : tensor<1x1x1xi32>
    %123 = linalg.generic {indexing_maps = [#map20, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%122 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %124 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x1x1xi32>) outs(%118 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %125 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_25, %124 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%120 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi sle, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<6x1x1xi1>
    %126 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %125 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%120 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %231 = arith.andi %in, %in_38 : i1
      linalg.yield %231 : i1
    } -> tensor<6x1x1xi1>
    %127 = linalg.fill ins(%true : i1) outs(%113 : tensor<6x1xi1>) -> tensor<6x1xi1>
    %128 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<6x1x1xi1>) outs(%127 : tensor<6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %231 = arith.andi %out, %in : i1
      linalg.yield %231 : i1
    } -> tensor<6x1xi1>
    %129 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel"]} outs(%99 : tensor<6x1xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %extracted_38 = tensor.extract %expanded_25[%231, %c0, %c0] : tensor<6x1x1xi32>
      %232 = arith.index_cast %extracted_38 : i32 to index
      %233 = arith.maxsi %232, %c0 : index
      %234 = arith.minsi %233, %c2 : index
      %extracted_39 = tensor.extract %109[%231, %234] : tensor<6x3xf32>
      linalg.yield %extracted_39 : f32
    } -> tensor<6x1xf32>
    %130 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %131 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%128, %129, %130 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %231 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %231 : f32
    } -> tensor<6x1xf32>
    %collapsed_26 = tensor.collapse_shape %131 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_26 : tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %133 = linalg.fill ins(%cst_7 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %134 = linalg.generic {indexing_maps = [#map5, #map19], iterator_types = ["reduction"]} ins(%132 : tensor<6xf32>) outs(%133 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%134 : tensor<f32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.divf %in, %cst_5 : f32
      linalg.yield %231 : f32
    } -> tensor<f32>
    %extracted_slice_27 = tensor.extract_slice %extracted_slice_22[0, 4, 0] [6, 1, 5] [1, 1, 1] : tensor<6x5x5xf32> to tensor<6x1x5xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0], [1, 2]] : tensor<6x1x5xf32> into tensor<6x5xf32>
    %136 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%6 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_3 : f32
    } -> tensor<f32>
    %137 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel"]} ins(%136 : tensor<f32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%137 : tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %139 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<6xf32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1xf32>
    %140 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %141 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<6x1xi32>) outs(%118 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x1xi32>
    %142 = tensor.empty() : tensor<1x1x3xi32>
    %143 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel"]} outs(%142 : tensor<1x1x3xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 2 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x1x3xi32>
    %144 = tensor.empty() : tensor<6x1x3xi32>
    %145 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<6x1x1xi32>) outs(%144 : tensor<6x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x3xi32>
    %146 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<1x1x3xi32>) outs(%144 : tensor<6x1x3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x1x3xi32>
    %147 = tensor.empty() : tensor<6x1x3xi1>
    %148 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<6x1x3xi32>, tensor<6x1x3xi32>) outs(%147 : tensor<6x1x3xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<6x1x3xi1>
    %149 = tensor.empty() : tensor<6x1x3xf32>
    %150 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<6x1x3xi1>) outs(%149 : tensor<6x1x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<6x1x3xf32>
    %151 = linalg.generic {indexing_maps = [#map21, #map22, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%139, %150 : tensor<6x1xf32>, tensor<6x1x3xf32>) outs(%92 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x3xf32>
    %152 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%140, %151 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %153 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %154 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "reduction"]} ins(%153 : tensor<6x3xf32>) outs(%104 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %expanded_29 = tensor.expand_shape %154 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %155 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %106 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%99 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.divf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x1xf32>
    %156 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "reduction"]} ins(%155 : tensor<6x1xf32>) outs(%104 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %157 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<6xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %158 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%157, %103 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %159 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%152, %158 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%91 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x3xf32>
    %160 = tensor.empty() : tensor<3x4xf32>
    %161 = linalg.fill ins(%cst_7 : f32) outs(%160 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %162 = linalg.generic {indexing_maps = [#map23, #map24, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159, %collapsed_24 : tensor<6x3xf32>, tensor<6x4xf32>) outs(%161 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<3x4xf32>
    %163 = tensor.empty() : tensor<4x3xf32>
    %164 = linalg.generic {indexing_maps = [#map25, #map7], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<3x4xf32>) outs(%163 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %165 = tensor.empty() : tensor<6x4xf32>
    %166 = linalg.fill ins(%cst_7 : f32) outs(%165 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %167 = linalg.generic {indexing_maps = [#map21, #map15, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159, %arg2 : tensor<6x3xf32>, tensor<4x3xf32>) outs(%166 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x4xf32>
    %168 = tensor.empty() : tensor<6x1x4xf32>
    %169 = linalg.generic {indexing_maps = [#map21, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<6x4xf32>) outs(%168 : tensor<6x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x1x4xf32>
    %padded_30 = tensor.pad %169 low[0, 4, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_7 : f32
    } : tensor<6x1x4xf32> to tensor<6x5x4xf32>
    %170 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded_30, %90 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x4xf32>
    %171 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %88 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x4xf32>
    %172 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %171 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x4xf32>
    %173 = tensor.empty() : tensor<6x4x5xf32>
    %174 = linalg.fill ins(%cst_7 : f32) outs(%173 : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %175 = linalg.generic {indexing_maps = [#map26, #map27, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172, %81 : tensor<6x5x4xf32>, tensor<6x5x5xf32>) outs(%174 : tensor<6x4x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x4x5xf32>
    %176 = linalg.generic {indexing_maps = [#map22, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<6x4x5xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x4xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172, %extracted_slice_21 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%4 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x5x5xf32>
    %178 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<6x5x1xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %179 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %178 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %180 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %76 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %181 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%180 : tensor<6x5x5xf32>) outs(%77 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5xf32>
    %expanded_31 = tensor.expand_shape %181 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32>
    %182 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31 : tensor<6x5x1xf32>) outs(%72 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.negf %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x1xf32>
    %183 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %80 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.divf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %184 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%182 : tensor<6x5x1xf32>) outs(%77 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<6x5xf32>
    %185 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<6x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %186 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %185 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %187 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %76 : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %188 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5x5xf32>
    %189 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %187, %188 : tensor<6x5x5xi1>, tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%3 : tensor<6x5x5xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %231 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x5xf32>
    %190 = linalg.fill ins(%cst_7 : f32) outs(%22 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %191 = linalg.generic {indexing_maps = [#map28, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%189 : tensor<6x5x5xf32>) outs(%190 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %expanded_32 = tensor.expand_shape %191 [[0, 1], [2]] output_shape [1, 5, 5] : tensor<5x5xf32> into tensor<1x5x5xf32>
    %192 = linalg.generic {indexing_maps = [#map28, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<1x5x5xf32>) outs(%190 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %231 = arith.addf %out, %in : f32
      linalg.yield %231 : f32
    } -> tensor<5x5xf32>
    %193 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %collapsed_33 = tensor.collapse_shape %50 [[0], [1, 2]] : tensor<5x5x1xi32> into tensor<5x5xi32>
    %194 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<5x5xi32>) outs(%49 : tensor<5x5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5x1xi32>
    %195 = tensor.empty() : tensor<1x1x6xi32>
    %196 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel"]} outs(%195 : tensor<1x1x6xi32>) {
    ^bb0(%out: i32):
      %231 = linalg.index 2 : index
      %232 = arith.index_cast %231 : index to i32
      linalg.yield %232 : i32
    } -> tensor<1x1x6xi32>
    %197 = tensor.empty() : tensor<5x5x6xi32>
    %198 = linalg.generic {indexing_maps = [#map18, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<5x5x1xi32>) outs(%197 : tensor<5x5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5x6xi32>
    %199 = linalg.generic {indexing_maps = [#map29, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<1x1x6xi32>) outs(%197 : tensor<5x5x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x5x6xi32>
    %200 = tensor.empty() : tensor<5x5x6xi1>
    %201 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %199 : tensor<5x5x6xi32>, tensor<5x5x6xi32>) outs(%200 : tensor<5x5x6xi1>) {
    ^bb0(%in: i32, %in_38: i32, %out: i1):
      %231 = arith.cmpi eq, %in, %in_38 : i32
      linalg.yield %231 : i1
    } -> tensor<5x5x6xi1>
    %202 = tensor.empty() : tensor<5x5x6xf32>
    %203 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<5x5x6xi1>) outs(%202 : tensor<5x5x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %231 = arith.uitofp %in : i1 to f32
      linalg.yield %231 : f32
    } -> tensor<5x5x6xf32>
    %204 = linalg.generic {indexing_maps = [#map15, #map30, #map31], iterator_types = ["parallel", "reduction", "reduction"]} ins(%192, %203 : tensor<5x5xf32>, tensor<5x5x6xf32>) outs(%104 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6xf32>
    %205 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%193, %204 : tensor<6xf32>, tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %206 = linalg.generic {indexing_maps = [#map26, #map27, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%189, %extracted_slice : tensor<6x5x5xf32>, tensor<6x5x4xf32>) outs(%86 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x5x4xf32>
    %207 = linalg.batch_matmul ins(%189, %extracted_slice_20 : tensor<6x5x5xf32>, tensor<6x5x4xf32>) outs(%86 : tensor<6x5x4xf32>) -> tensor<6x5x4xf32>
    %padded_34 = tensor.pad %189 low[0, 1, 0] high[0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_7 : f32
    } : tensor<6x5x5xf32> to tensor<6x6x5xf32>
    %collapsed_35 = tensor.collapse_shape %padded_34 [[0, 1, 2]] : tensor<6x6x5xf32> into tensor<180xf32>
    %expanded_36 = tensor.expand_shape %collapsed_35 [[0, 1, 2]] output_shape [6, 5, 6] : tensor<180xf32> into tensor<6x5x6xf32>
    %extracted_slice_37 = tensor.extract_slice %expanded_36[0, 0, 1] [6, 5, 5] [1, 1, 1] : tensor<6x5x6xf32> to tensor<6x5x5xf32>
    %208 = tensor.empty() : tensor<5x4xf32>
    %209 = linalg.fill ins(%cst_7 : f32) outs(%208 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %210 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%extracted_slice_37, %extracted_slice : tensor<6x5x5xf32>, tensor<6x5x4xf32>) outs(%209 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<5x4xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%extracted_slice_37, %arg0 : tensor<6x5x5xf32>, tensor<5x4xf32>) outs(%86 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<6x5x4xf32>
    %212 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %211 : tensor<6x5x4xf32>, tensor<6x5x4xf32>) outs(%85 : tensor<6x5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.addf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6x5x4xf32>
    %213 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel", "parallel"]} outs(%0 : tensor<6x5x12xf32>) {
    ^bb0(%out: f32):
      %231 = linalg.index 0 : index
      %232 = linalg.index 1 : index
      %233 = linalg.index 2 : index
      %234 = arith.cmpi ult, %233, %c4 : index
      %235 = scf.if %234 -> (f32) {
        %extracted_38 = tensor.extract %212[%231, %232, %233] : tensor<6x5x4xf32>
        scf.yield %extracted_38 : f32
      } else {
        %236 = arith.cmpi ult, %233, %c8 : index
        %237 = scf.if %236 -> (f32) {
          %238 = arith.subi %233, %c4 : index
          %extracted_38 = tensor.extract %206[%231, %232, %238] : tensor<6x5x4xf32>
          scf.yield %extracted_38 : f32
        } else {
          %238 = arith.subi %233, %c8 : index
          %extracted_38 = tensor.extract %176[%231, %232, %238] : tensor<6x5x4xf32>
          scf.yield %extracted_38 : f32
        }
        scf.yield %237 : f32
      }
      linalg.yield %235 : f32
    } -> tensor<6x5x12xf32>
    %214 = tensor.empty() : tensor<12x4xf32>
    %215 = linalg.fill ins(%cst_7 : f32) outs(%214 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %216 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%213, %arg4 : tensor<6x5x12xf32>, tensor<6x5x4xf32>) outs(%215 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      %232 = arith.addf %out, %231 : f32
      linalg.yield %232 : f32
    } -> tensor<12x4xf32>
    %217 = tensor.empty() : tensor<4x12xf32>
    %218 = linalg.generic {indexing_maps = [#map25, #map7], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<12x4xf32>) outs(%217 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12xf32>
    %219 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%208 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %220 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%219, %210 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%208 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<5x4xf32>
    %221 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg0, %220 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%208 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<5x4xf32>
    %222 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %223 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%222, %205 : tensor<6xf32>, tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg1, %223 : tensor<6xf32>, tensor<6xf32>) outs(%94 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<6xf32>
    %225 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%163 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x3xf32>
    %226 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%225, %164 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%163 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %227 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg2, %226 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%163 : tensor<4x3xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<4x3xf32>
    %228 = linalg.generic {indexing_maps = [#map11, #map7], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%217 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12xf32>
    %229 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%228, %218 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%217 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.mulf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<4x12xf32>
    %230 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%arg3, %229 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%217 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %231 = arith.subf %in, %in_38 : f32
      linalg.yield %231 : f32
    } -> tensor<4x12xf32>
    return %221, %224, %227, %230, %collapsed_28, %135 : tensor<5x4xf32>, tensor<6xf32>, tensor<4x3xf32>, tensor<4x12xf32>, tensor<6x5xf32>, tensor<f32>
  }
}

