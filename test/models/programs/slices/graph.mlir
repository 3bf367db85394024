#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (-d0 + 3, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map17 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map18 = affine_map<(d0, d1) -> (d1, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x2xf32> {dp.name = "params.out", dp.state}, %arg1: tensor<4x4xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<i32> {dp.name = "start", dp.state}, %arg3: tensor<10x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<10xi32> {dp.name = "y", dp.scatter = 0 : i64}) -> (tensor<4x2xf32> {dp.name = "params.out", dp.updates = 0 : i64}, tensor<4x4xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<i32> {dp.name = "start", dp.updates = 2 : i64}, tensor<f32> {dp.name = "loss"}, tensor<5xf32> {dp.name = "middle"}, tensor<4x4xf32> {dp.name = "some"}) {
    %cst = arith.constant dense<1> : tensor<i32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %cst_1 = arith.constant dense<2> : tensor<i32>
    %cst_2 = arith.constant dense<1> : tensor<1xi32>
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant 1.000000e-01 : f32
    %c4 = arith.constant 4 : index
    %c3_i32 = arith.constant 3 : i32
    %cst_7 = arith.constant 1.000000e+01 : f32
    %c1_i32 = arith.constant 1 : i32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c4_i32 = arith.constant 4 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant dense<6> : tensor<i32>
    %cst_10 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_11 = arith.constant dense<2.000000e-01> : tensor<f32>
    %cst_12 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_14 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<10x4xf32>
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<10x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.tanh %in : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.subf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<i32>
    %8 = tensor.empty() : tensor<i1>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %155 = arith.addi %in, %c10_i32 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%9, %10, %arg2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %155 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%7 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%7 : tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %155 = arith.addi %in, %c4_i32 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%12, %13, %7 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %155 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %11[] : tensor<i32>
    %15 = arith.index_cast %extracted : i32 to index
    %16 = arith.maxsi %15, %c0 : index
    %17 = arith.minsi %16, %c6 : index
    %extracted_16 = tensor.extract %14[] : tensor<i32>
    %18 = arith.index_cast %extracted_16 : i32 to index
    %19 = arith.maxsi %18, %c0 : index
    %20 = arith.minsi %19, %c0 : index
    %extracted_slice = tensor.extract_slice %3[%17, %20] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %21 = tensor.empty() : tensor<4x4xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %22 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<4x4xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %155 = arith.addi %in, %c1_i32 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%25 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%25 : tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %155 = arith.addi %in, %c10_i32 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%26, %27, %25 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %155 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %extracted_17 = tensor.extract %28[] : tensor<i32>
    %29 = arith.index_cast %extracted_17 : i32 to index
    %30 = arith.maxsi %29, %c0 : index
    %31 = arith.minsi %30, %c6 : index
    %inserted_slice = tensor.insert_slice %24 into %3[%31, %20] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<10x4xf32>
    %padded = tensor.pad %inserted_slice low[2, 0] high[2, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<10x4xf32> to tensor<14x4xf32>
    %extracted_slice_18 = tensor.extract_slice %padded[0, 0] [10, 4] [1, 1] : tensor<14x4xf32> to tensor<10x4xf32>
    %extracted_slice_19 = tensor.extract_slice %inserted_slice[0, 0] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %inserted_slice_20 = tensor.insert_slice %extracted_slice_19 into %1[1, 0] [4, 4] [2, 1] : tensor<4x4xf32> into tensor<10x4xf32>
    %extracted_slice_21 = tensor.extract_slice %inserted_slice[6, 0] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %extracted_slice_22 = tensor.extract_slice %inserted_slice[0, 0] [2, 4] [1, 1] : tensor<10x4xf32> to tensor<2x4xf32>
    %extracted_slice_23 = tensor.extract_slice %inserted_slice[2, 0] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %32 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x4xf32>) {
    ^bb0(%out: f32):
      %155 = linalg.index 1 : index
      %156 = linalg.index 0 : index
      %157 = arith.cmpi ult, %156, %c4 : index
      %158 = scf.if %157 -> (f32) {
        %extracted_42 = tensor.extract %extracted_slice_21[%156, %155] : tensor<4x4xf32>
        scf.yield %extracted_42 : f32
      } else {
        %159 = arith.cmpi ult, %156, %c6 : index
        %160 = scf.if %159 -> (f32) {
          %161 = arith.subi %156, %c4 : index
          %extracted_42 = tensor.extract %extracted_slice_22[%161, %155] : tensor<2x4xf32>
          scf.yield %extracted_42 : f32
        } else {
          %161 = arith.subi %156, %c6 : index
          %extracted_42 = tensor.extract %extracted_slice_23[%161, %155] : tensor<4x4xf32>
          scf.yield %extracted_42 : f32
        }
        scf.yield %160 : f32
      }
      linalg.yield %158 : f32
    } -> tensor<10x4xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %extracted_slice_18 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice, %34 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.subf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %inserted_slice_20 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %32 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %40 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %42 = tensor.empty() : tensor<10x2xf32>
    %43 = linalg.fill ins(%cst_8 : f32) outs(%42 : tensor<10x2xf32>) -> tensor<10x2xf32>
    %44 = linalg.matmul ins(%41, %arg0 : tensor<10x4xf32>, tensor<4x2xf32>) outs(%43 : tensor<10x2xf32>) -> tensor<10x2xf32>
    %45 = tensor.empty() : tensor<10xf32>
    %46 = linalg.fill ins(%cst_4 : f32) outs(%45 : tensor<10xf32>) -> tensor<10xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%44 : tensor<10x2xf32>) outs(%46 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.maximumf %out, %in : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %48 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%45 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %49 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%48, %47 : tensor<10xf32>, tensor<10xf32>) outs(%45 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.maximumf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %50 = tensor.empty() : tensor<10x1xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<10xf32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<10x1xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %52 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.subf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.exp %in : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %55 = linalg.fill ins(%cst_8 : f32) outs(%45 : tensor<10xf32>) -> tensor<10xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%54 : tensor<10x2xf32>) outs(%55 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %out, %in : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<10xf32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<10x1xf32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = math.log %in : f32
      linalg.yield %155 : f32
    } -> tensor<10x1xf32>
    %59 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<10x1xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %59 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.subf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %61 = tensor.empty() : tensor<10x1xi32>
    %62 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<10xi32>) outs(%61 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %63 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%61 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %64 = tensor.empty() : tensor<10x1xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%64 : tensor<10x1xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %155 = arith.cmpi slt, %in, %in_42 : i32
      linalg.yield %155 : i1
    } -> tensor<10x1xi1>
    %66 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%61 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1xi32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%62, %66 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%61 : tensor<10x1xi32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %155 = arith.addi %in, %in_42 : i32
      linalg.yield %155 : i32
    } -> tensor<10x1xi32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %67, %62 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%61 : tensor<10x1xi32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %155 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %155 : i32
    } -> tensor<10x1xi32>
    %expanded = tensor.expand_shape %68 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32>
    %69 = tensor.empty() : tensor<10x1x1xi32>
    %70 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%69 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %71 = tensor.empty() : tensor<10x1x1xi1>
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %70 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%71 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %155 = arith.cmpi sge, %in, %in_42 : i32
      linalg.yield %155 : i1
    } -> tensor<10x1x1xi1>
    %73 = tensor.empty() : tensor<1x1x1xi32>
    %74 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<1xi32>) outs(%73 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %75 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<1x1x1xi32>) outs(%69 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %76 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %75 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%71 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %155 = arith.cmpi sle, %in, %in_42 : i32
      linalg.yield %155 : i1
    } -> tensor<10x1x1xi1>
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %76 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%71 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1, %in_42: i1, %out: i1):
      %155 = arith.andi %in, %in_42 : i1
      linalg.yield %155 : i1
    } -> tensor<10x1x1xi1>
    %78 = linalg.fill ins(%true : i1) outs(%64 : tensor<10x1xi1>) -> tensor<10x1xi1>
    %79 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%77 : tensor<10x1x1xi1>) outs(%78 : tensor<10x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %155 = arith.andi %out, %in : i1
      linalg.yield %155 : i1
    } -> tensor<10x1xi1>
    %80 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%50 : tensor<10x1xf32>) {
    ^bb0(%out: f32):
      %155 = linalg.index 0 : index
      %extracted_42 = tensor.extract %expanded[%155, %c0, %c0] : tensor<10x1x1xi32>
      %156 = arith.index_cast %extracted_42 : i32 to index
      %157 = arith.maxsi %156, %c0 : index
      %158 = arith.minsi %157, %c1 : index
      %extracted_43 = tensor.extract %60[%155, %158] : tensor<10x2xf32>
      linalg.yield %extracted_43 : f32
    } -> tensor<10x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %80, %81 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: i1, %in_42: f32, %in_43: f32, %out: f32):
      %155 = arith.select %in, %in_42, %in_43 : f32
      linalg.yield %155 : f32
    } -> tensor<10x1xf32>
    %collapsed = tensor.collapse_shape %82 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
    %83 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%45 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %84 = tensor.empty() : tensor<f32>
    %85 = linalg.fill ins(%cst_8 : f32) outs(%84 : tensor<f32>) -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%83 : tensor<10xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %out, %in : f32
      linalg.yield %155 : f32
    } -> tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%86 : tensor<f32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.divf %in, %cst_7 : f32
      linalg.yield %155 : f32
    } -> tensor<f32>
    %extracted_slice_24 = tensor.extract_slice %inserted_slice[3, 0] [5, 1] [1, 1] : tensor<10x4xf32> to tensor<5x1xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %155 = arith.addi %in, %c3_i32 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%cst_9 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %90 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%89, %cst, %cst_9 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %155 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%88, %90 : tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %155 = arith.cmpi eq, %in_42, %c0_i32 : i32
      %156 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %157 = arith.cmpi eq, %in_42, %c-1_i32 : i32
      %158 = arith.andi %156, %157 : i1
      %159 = arith.ori %155, %158 : i1
      %160 = arith.select %159, %c1_i32, %in_42 : i32
      %161 = arith.remsi %in, %160 : i32
      %162 = arith.select %158, %c0_i32, %161 : i32
      %163 = arith.select %155, %in, %162 : i32
      linalg.yield %163 : i32
    } -> tensor<i32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%91 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%91 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%90 : tensor<i32>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %155 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %155 : i1
    } -> tensor<i1>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%93, %94 : tensor<i1>, tensor<i1>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i1, %in_42: i1, %out: i1):
      %155 = arith.cmpi ne, %in, %in_42 : i1
      linalg.yield %155 : i1
    } -> tensor<i1>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%95, %92 : tensor<i1>, tensor<i1>) outs(%8 : tensor<i1>) {
    ^bb0(%in: i1, %in_42: i1, %out: i1):
      %155 = arith.andi %in, %in_42 : i1
      linalg.yield %155 : i1
    } -> tensor<i1>
    %97 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%91, %90 : tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i32, %in_42: i32, %out: i32):
      %155 = arith.addi %in, %in_42 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%96, %97, %91 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_42: i32, %in_43: i32, %out: i32):
      %155 = arith.select %in, %in_42, %in_43 : i32
      linalg.yield %155 : i32
    } -> tensor<i32>
    %99 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%84 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%99 : tensor<f32>) outs(%45 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%100 : tensor<10xf32>) outs(%45 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<10xf32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %104 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<10x1xi32>) outs(%69 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x1xi32>
    %105 = tensor.empty() : tensor<1x1x2xi32>
    %106 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel"]} outs(%105 : tensor<1x1x2xi32>) {
    ^bb0(%out: i32):
      %155 = linalg.index 2 : index
      %156 = arith.index_cast %155 : index to i32
      linalg.yield %156 : i32
    } -> tensor<1x1x2xi32>
    %107 = tensor.empty() : tensor<10x1x2xi32>
    %108 = linalg.generic {indexing_maps = [#map13, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<10x1x1xi32>) outs(%107 : tensor<10x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x2xi32>
    %109 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x1x2xi32>) outs(%107 : tensor<10x1x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<10x1x2xi32>
    %110 = tensor.empty() : tensor<10x1x2xi1>
    %111 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<10x1x2xi32>, tensor<10x1x2xi32>) outs(%110 : tensor<10x1x2xi1>) {
    ^bb0(%in: i32, %in_42: i32, %out: i1):
      %155 = arith.cmpi eq, %in, %in_42 : i32
      linalg.yield %155 : i1
    } -> tensor<10x1x2xi1>
    %112 = tensor.empty() : tensor<10x1x2xf32>
    %113 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<10x1x2xi1>) outs(%112 : tensor<10x1x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %155 = arith.uitofp %in : i1 to f32
      linalg.yield %155 : f32
    } -> tensor<10x1x2xf32>
    %114 = linalg.generic {indexing_maps = [#map14, #map15, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102, %113 : tensor<10x1xf32>, tensor<10x1x2xf32>) outs(%43 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      %156 = arith.addf %out, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<10x2xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %114 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<10x2xf32>) outs(%55 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %out, %in : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %expanded_26 = tensor.expand_shape %117 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_26, %57 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%50 : tensor<10x1xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.divf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x1xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%118 : tensor<10x1xf32>) outs(%55 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.addf %out, %in : f32
      linalg.yield %155 : f32
    } -> tensor<10xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<10xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x2xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %54 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %121 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%42 : tensor<10x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x2xf32>
    %123 = tensor.empty() : tensor<2x4xf32>
    %124 = linalg.fill ins(%cst_8 : f32) outs(%123 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %125 = linalg.generic {indexing_maps = [#map16, #map17, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122, %41 : tensor<10x2xf32>, tensor<10x4xf32>) outs(%124 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      %156 = arith.addf %out, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<2x4xf32>
    %126 = tensor.empty() : tensor<4x2xf32>
    %127 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<2x4xf32>) outs(%126 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2xf32>
    %128 = linalg.generic {indexing_maps = [#map14, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122, %arg0 : tensor<10x2xf32>, tensor<4x2xf32>) outs(%1 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      %156 = arith.addf %out, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<10x4xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %128 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %128 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %155 = arith.negf %in : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %131 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %extracted_slice_27 = tensor.extract_slice %129[0, 0] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %extracted_slice_28 = tensor.extract_slice %129[4, 0] [2, 4] [1, 1] : tensor<10x4xf32> to tensor<2x4xf32>
    %extracted_slice_29 = tensor.extract_slice %129[6, 0] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %padded_30 = tensor.pad %extracted_slice_29 low[2, 0] high[4, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<4x4xf32> to tensor<10x4xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %padded_30 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %padded_31 = tensor.pad %extracted_slice_28 low[0, 0] high[8, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<2x4xf32> to tensor<10x4xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %padded_31 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %padded_32 = tensor.pad %extracted_slice_27 low[6, 0] high[0, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<4x4xf32> to tensor<10x4xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%134, %padded_32 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %padded_33 = tensor.pad %130 low[0, 0] high[2, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<10x4xf32> to tensor<12x4xf32>
    %extracted_slice_34 = tensor.extract_slice %padded_33[1, 0] [7, 4] [1, 1] : tensor<12x4xf32> to tensor<7x4xf32>
    %extracted_slice_35 = tensor.extract_slice %extracted_slice_34[0, 0] [4, 4] [2, 1] : tensor<7x4xf32> to tensor<4x4xf32>
    %padded_36 = tensor.pad %extracted_slice_35 low[0, 0] high[6, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<4x4xf32> to tensor<10x4xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %padded_36 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %padded_37 = tensor.pad %132 low[0, 0] high[2, 0] {
    ^bb0(%arg5: index, %arg6: index):
      tensor.yield %cst_8 : f32
    } : tensor<10x4xf32> to tensor<12x4xf32>
    %extracted_slice_38 = tensor.extract_slice %padded_37[2, 0] [10, 4] [1, 1] : tensor<12x4xf32> to tensor<10x4xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %extracted_slice_38 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %inserted_slice_39 = tensor.insert_slice %138 into %137[%31, %20] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<10x4xf32>
    %extracted_slice_40 = tensor.extract_slice %137[%31, %20] [4, 4] [1, 1] : tensor<10x4xf32> to tensor<4x4xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %extracted_slice_40 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<4x4xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %inserted_slice_41 = tensor.insert_slice %140 into %141[%17, %20] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<10x4xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_39, %inserted_slice_41 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%142, %5 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.addf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<10x4xf32>
    %146 = linalg.fill ins(%cst_8 : f32) outs(%21 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %147 = linalg.generic {indexing_maps = [#map16, #map17, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %arg3 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%146 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      %156 = arith.addf %out, %155 : f32
      linalg.yield %156 : f32
    } -> tensor<4x4xf32>
    %148 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%126 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %127 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%126 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<4x2xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %150 : tensor<4x2xf32>, tensor<4x2xf32>) outs(%126 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.subf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<4x2xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%152, %148 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.mulf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<4x4xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %153 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%21 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_42: f32, %out: f32):
      %155 = arith.subf %in, %in_42 : f32
      linalg.yield %155 : f32
    } -> tensor<4x4xf32>
    return %151, %154, %98, %87, %collapsed_25, %extracted_slice : tensor<4x2xf32>, tensor<4x4xf32>, tensor<i32>, tensor<f32>, tensor<5xf32>, tensor<4x4xf32>
  }
}

