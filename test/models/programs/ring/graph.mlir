#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> (-d0 + 11)>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
#map9 = affine_map<(d0, d1) -> (d1)>
#map10 = affine_map<(d0, d1) -> (0, d1)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map19 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map20 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map21 = affine_map<(d0, d1, d2) -> (d2, d1)>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<i32> {dp.name = "at", dp.state}, %arg1: tensor<4x4xf32> {dp.name = "params.w", dp.state}, %arg2: tensor<12x4xf32> {dp.name = "ring", dp.state}, %arg3: tensor<5x4xf32> {dp.name = "x", dp.scatter = 0 : i64}, %arg4: tensor<5x4xf32> {dp.name = "z", dp.scatter = 0 : i64}) -> (tensor<i32> {dp.name = "at", dp.updates = 0 : i64}, tensor<4x4xf32> {dp.name = "params.w", dp.updates = 1 : i64}, tensor<12x4xf32> {dp.name = "ring", dp.updates = 2 : i64}, tensor<4xf32> {dp.name = "first"}, tensor<f32> {dp.name = "loss"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<13> : tensor<i32>
    %cst_1 = arith.constant dense<12> : tensor<1xi32>
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %true = arith.constant true
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %c12_i32 = arith.constant 12 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant dense<1> : tensor<i32>
    %cst_6 = arith.constant 2.000000e-01 : f32
    %c1 = arith.constant 1 : index
    %c4_i32 = arith.constant 4 : i32
    %false = arith.constant false
    %c12 = arith.constant 12 : index
    %cst_7 = arith.constant 5.000000e+00 : f32
    %c5_i32 = arith.constant 5 : i32
    %c19 = arith.constant 19 : index
    %c24_i32 = arith.constant 24 : i32
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_10 = arith.constant dense<0.899999976> : tensor<f32>
    %cst_11 = arith.constant dense<12> : tensor<i32>
    %cst_12 = arith.constant dense<0> : tensor<i32>
    %cst_13 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<5x4xf32>
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %2 = linalg.matmul ins(%arg3, %arg1 : tensor<5x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = math.tanh %in : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.subf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %6 = linalg.matmul ins(%arg4, %arg1 : tensor<5x4xf32>, tensor<4x4xf32>) outs(%1 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = math.tanh %in : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %8 = tensor.empty() : tensor<24x4xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<24x4xf32>) {
    ^bb0(%out: f32):
      %175 = linalg.index 1 : index
      %176 = linalg.index 0 : index
      %177 = arith.cmpi ult, %176, %c12 : index
      %178 = scf.if %177 -> (f32) {
        %extracted_24 = tensor.extract %arg2[%176, %175] : tensor<12x4xf32>
        scf.yield %extracted_24 : f32
      } else {
        %179 = arith.subi %176, %c12 : index
        %extracted_24 = tensor.extract %arg2[%179, %175] : tensor<12x4xf32>
        scf.yield %extracted_24 : f32
      }
      linalg.yield %178 : f32
    } -> tensor<24x4xf32>
    %10 = tensor.empty() : tensor<i1>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %12 = tensor.empty() : tensor<i32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %175 = arith.addi %in, %c24_i32 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%11, %13, %arg0 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %15 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%10 : tensor<i1>) {
    ^bb0(%out: i1):
      linalg.yield %false : i1
    } -> tensor<i1>
    %16 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c4_i32 : i32
    } -> tensor<i32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%15, %16 : tensor<i1>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %out: i32):
      %175 = arith.select %in, %in_24, %c0_i32 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %14[] : tensor<i32>
    %18 = arith.index_cast %extracted : i32 to index
    %19 = arith.maxsi %18, %c0 : index
    %20 = arith.minsi %19, %c19 : index
    %extracted_14 = tensor.extract %17[] : tensor<i32>
    %21 = arith.index_cast %extracted_14 : i32 to index
    %22 = arith.maxsi %21, %c0 : index
    %23 = arith.minsi %22, %c0 : index
    %inserted_slice = tensor.insert_slice %7 into %9[%20, %23] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<24x4xf32>
    %24 = tensor.empty() : tensor<12xi32>
    %25 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%24 : tensor<12xi32>) {
    ^bb0(%out: i32):
      %175 = linalg.index 0 : index
      %176 = arith.index_cast %175 : index to i32
      linalg.yield %176 : i32
    } -> tensor<12xi32>
    %26 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%24 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12xi32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%25, %26 : tensor<12xi32>, tensor<12xi32>) outs(%24 : tensor<12xi32>) {
    ^bb0(%in: i32, %in_24: i32, %out: i32):
      %175 = arith.addi %in, %in_24 : i32
      linalg.yield %175 : i32
    } -> tensor<12xi32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %175 = arith.addi %in, %c5_i32 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %29 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%28 : tensor<i32>) outs(%24 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12xi32>
    %30 = tensor.empty() : tensor<12xi1>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%27, %29 : tensor<12xi32>, tensor<12xi32>) outs(%30 : tensor<12xi1>) {
    ^bb0(%in: i32, %in_24: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %in_24 : i32
      linalg.yield %175 : i1
    } -> tensor<12xi1>
    %32 = tensor.empty() : tensor<12x1xi1>
    %33 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<12xi1>) outs(%32 : tensor<12x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x1xi1>
    %extracted_slice = tensor.extract_slice %inserted_slice[12, 0] [12, 4] [1, 1] : tensor<24x4xf32> to tensor<12x4xf32>
    %extracted_slice_15 = tensor.extract_slice %inserted_slice[0, 0] [12, 4] [1, 1] : tensor<24x4xf32> to tensor<12x4xf32>
    %34 = tensor.empty() : tensor<12x4xi1>
    %35 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<12x1xi1>) outs(%34 : tensor<12x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<12x4xi1>
    %36 = tensor.empty() : tensor<12x4xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %extracted_slice, %extracted_slice_15 : tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) outs(%36 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %175 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %175 : f32
    } -> tensor<12x4xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%28 : tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %175 = arith.subi %c0_i32, %in : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %39 = tensor.empty() : tensor<1xi32>
    %40 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%38 : tensor<i32>) outs(%39 : tensor<1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1xi32>
    %collapsed = tensor.collapse_shape %40 [] : tensor<1xi32> into tensor<i32>
    %41 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%12 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c12_i32 : i32
    } -> tensor<i32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%41 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%42, %cst_5, %41 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed, %43 : tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %in_24: i32, %out: i32):
      %175 = arith.cmpi eq, %in_24, %c0_i32 : i32
      %176 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %177 = arith.cmpi eq, %in_24, %c-1_i32 : i32
      %178 = arith.andi %176, %177 : i1
      %179 = arith.ori %175, %178 : i1
      %180 = arith.select %179, %c1_i32, %in_24 : i32
      %181 = arith.remsi %in, %180 : i32
      %182 = arith.select %178, %c0_i32, %181 : i32
      %183 = arith.select %175, %in, %182 : i32
      linalg.yield %183 : i32
    } -> tensor<i32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%44 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%44 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%43 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%46, %47 : tensor<i1>, tensor<i1>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %175 = arith.cmpi ne, %in, %in_24 : i1
      linalg.yield %175 : i1
    } -> tensor<i1>
    %49 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%48, %45 : tensor<i1>, tensor<i1>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %175 = arith.andi %in, %in_24 : i1
      linalg.yield %175 : i1
    } -> tensor<i1>
    %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%44, %43 : tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %in_24: i32, %out: i32):
      %175 = arith.addi %in, %in_24 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%49, %50, %44 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %52 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<24x4xf32>) {
    ^bb0(%out: f32):
      %175 = linalg.index 1 : index
      %176 = linalg.index 0 : index
      %177 = arith.cmpi ult, %176, %c12 : index
      %178 = scf.if %177 -> (f32) {
        %extracted_24 = tensor.extract %37[%176, %175] : tensor<12x4xf32>
        scf.yield %extracted_24 : f32
      } else {
        %179 = arith.subi %176, %c12 : index
        %extracted_24 = tensor.extract %37[%179, %175] : tensor<12x4xf32>
        scf.yield %extracted_24 : f32
      }
      linalg.yield %178 : f32
    } -> tensor<24x4xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%51 : tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %175 = arith.subi %c12_i32, %in : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%53 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%53 : tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %175 = arith.addi %in, %c24_i32 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%54, %55, %53 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %extracted_16 = tensor.extract %56[] : tensor<i32>
    %57 = arith.index_cast %extracted_16 : i32 to index
    %58 = arith.maxsi %57, %c0 : index
    %59 = arith.minsi %58, %c12 : index
    %extracted_slice_17 = tensor.extract_slice %52[%59, 0] [12, 4] [1, 1] : tensor<24x4xf32> to tensor<12x4xf32>
    %60 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%25 : tensor<12xi32>) outs(%24 : tensor<12xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<12xi32>
    %61 = tensor.empty() : tensor<12xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%60 : tensor<12xi32>) outs(%61 : tensor<12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %175 = arith.sitofp %in : i32 to f32
      linalg.yield %175 : f32
    } -> tensor<12xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%61 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%63, %62 : tensor<12xf32>, tensor<12xf32>) outs(%61 : tensor<12xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = math.powf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<12xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %66 = tensor.empty() : tensor<5xf32>
    %67 = linalg.fill ins(%cst_8 : f32) outs(%66 : tensor<5xf32>) -> tensor<5xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<5x4xf32>) outs(%67 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.addf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %69 = tensor.empty() : tensor<5x1xf32>
    %70 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<5xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %71 = tensor.empty() : tensor<4x12xf32>
    %72 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17 : tensor<12x4xf32>) outs(%71 : tensor<4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12xf32>
    %73 = tensor.empty() : tensor<5x12xf32>
    %74 = linalg.fill ins(%cst_8 : f32) outs(%73 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %75 = linalg.matmul ins(%3, %72 : tensor<5x4xf32>, tensor<4x12xf32>) outs(%74 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %76 = tensor.empty() : tensor<1x12xf32>
    %77 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<12xf32>) outs(%76 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x12xf32>
    %78 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<1x12xf32>) outs(%73 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x12xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %78 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%73 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x12xf32>
    %80 = tensor.empty() : tensor<5x13xf32>
    %81 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%80 : tensor<5x13xf32>) {
    ^bb0(%out: f32):
      %175 = linalg.index 0 : index
      %176 = linalg.index 1 : index
      %177 = arith.cmpi ult, %176, %c1 : index
      %178 = scf.if %177 -> (f32) {
        %extracted_24 = tensor.extract %70[%175, %176] : tensor<5x1xf32>
        scf.yield %extracted_24 : f32
      } else {
        %179 = arith.subi %176, %c1 : index
        %extracted_24 = tensor.extract %79[%175, %179] : tensor<5x12xf32>
        scf.yield %extracted_24 : f32
      }
      linalg.yield %178 : f32
    } -> tensor<5x13xf32>
    %82 = tensor.empty() : tensor<5xi32>
    %83 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%cst_12 : tensor<i32>) outs(%82 : tensor<5xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5xi32>
    %84 = linalg.fill ins(%cst_3 : f32) outs(%66 : tensor<5xf32>) -> tensor<5xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%81 : tensor<5x13xf32>) outs(%84 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.maximumf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%66 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%86, %85 : tensor<5xf32>, tensor<5xf32>) outs(%66 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.maximumf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %88 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<5xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %89 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<5x1xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x13xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %89 : tensor<5x13xf32>, tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.subf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = math.exp %in : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%91 : tensor<5x13xf32>) outs(%67 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.addf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<5xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<5x1xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = math.log %in : f32
      linalg.yield %175 : f32
    } -> tensor<5x1xf32>
    %95 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<5x1xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x13xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %95 : tensor<5x13xf32>, tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.subf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %97 = tensor.empty() : tensor<5x1xi32>
    %98 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<5xi32>) outs(%97 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %99 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%97 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %100 = tensor.empty() : tensor<5x1xi1>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%100 : tensor<5x1xi1>) {
    ^bb0(%in: i32, %in_24: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %in_24 : i32
      linalg.yield %175 : i1
    } -> tensor<5x1xi1>
    %102 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%97 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1xi32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %102 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%97 : tensor<5x1xi32>) {
    ^bb0(%in: i32, %in_24: i32, %out: i32):
      %175 = arith.addi %in, %in_24 : i32
      linalg.yield %175 : i32
    } -> tensor<5x1xi32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%101, %103, %98 : tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) outs(%97 : tensor<5x1xi32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<5x1xi32>
    %expanded = tensor.expand_shape %104 [[0], [1, 2]] output_shape [5, 1, 1] : tensor<5x1xi32> into tensor<5x1x1xi32>
    %105 = tensor.empty() : tensor<5x1x1xi32>
    %106 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<i32>) outs(%105 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %107 = tensor.empty() : tensor<5x1x1xi1>
    %108 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %106 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%107 : tensor<5x1x1xi1>) {
    ^bb0(%in: i32, %in_24: i32, %out: i1):
      %175 = arith.cmpi sge, %in, %in_24 : i32
      linalg.yield %175 : i1
    } -> tensor<5x1x1xi1>
    %109 = tensor.empty() : tensor<1x1x1xi32>
    %110 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%109 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<1x1x1xi32>
    %111 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x1x1xi32>) outs(%105 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %112 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %111 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%107 : tensor<5x1x1xi1>) {
    ^bb0(%in: i32, %in_24: i32, %out: i1):
      %175 = arith.cmpi sle, %in, %in_24 : i32
      linalg.yield %175 : i1
    } -> tensor<5x1x1xi1>
    %113 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %112 : tensor<5x1x1xi1>, tensor<5x1x1xi1>) outs(%107 : tensor<5x1x1xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %175 = arith.andi %in, %in_24 : i1
      linalg.yield %175 : i1
    } -> tensor<5x1x1xi1>
    %114 = linalg.fill ins(%true : i1) outs(%100 : tensor<5x1xi1>) -> tensor<5x1xi1>
    %115 = linalg.generic {indexing_maps = [#map12, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<5x1x1xi1>) outs(%114 : tensor<5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %175 = arith.andi %out, %in : i1
      linalg.yield %175 : i1
    } -> tensor<5x1xi1>
    %116 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<5x1xf32>) {
    ^bb0(%out: f32):
      %175 = linalg.index 0 : index
      %extracted_24 = tensor.extract %expanded[%175, %c0, %c0] : tensor<5x1x1xi32>
      %176 = arith.index_cast %extracted_24 : i32 to index
      %177 = arith.maxsi %176, %c0 : index
      %178 = arith.minsi %177, %c12 : index
      %extracted_25 = tensor.extract %96[%175, %178] : tensor<5x13xf32>
      linalg.yield %extracted_25 : f32
    } -> tensor<5x1xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %116, %117 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %175 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %175 : f32
    } -> tensor<5x1xf32>
    %collapsed_18 = tensor.collapse_shape %118 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<5xf32>) outs(%66 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.negf %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %120 = tensor.empty() : tensor<f32>
    %121 = linalg.fill ins(%cst_8 : f32) outs(%120 : tensor<f32>) -> tensor<f32>
    %122 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%119 : tensor<5xf32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.addf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%122 : tensor<f32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.divf %in, %cst_7 : f32
      linalg.yield %175 : f32
    } -> tensor<f32>
    %extracted_slice_19 = tensor.extract_slice %extracted_slice_17[0, 0] [1, 4] [1, 1] : tensor<12x4xf32> to tensor<1x4xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%cst_11 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %125 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%124, %cst_5, %cst_11 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%28, %125 : tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %in_24: i32, %out: i32):
      %175 = arith.cmpi eq, %in_24, %c0_i32 : i32
      %176 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %177 = arith.cmpi eq, %in_24, %c-1_i32 : i32
      %178 = arith.andi %176, %177 : i1
      %179 = arith.ori %175, %178 : i1
      %180 = arith.select %179, %c1_i32, %in_24 : i32
      %181 = arith.remsi %in, %180 : i32
      %182 = arith.select %178, %c0_i32, %181 : i32
      %183 = arith.select %175, %in, %182 : i32
      linalg.yield %183 : i32
    } -> tensor<i32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%126 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%126 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%125 : tensor<i32>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %175 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %175 : i1
    } -> tensor<i1>
    %130 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%128, %129 : tensor<i1>, tensor<i1>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %175 = arith.cmpi ne, %in, %in_24 : i1
      linalg.yield %175 : i1
    } -> tensor<i1>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%130, %127 : tensor<i1>, tensor<i1>) outs(%10 : tensor<i1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %175 = arith.andi %in, %in_24 : i1
      linalg.yield %175 : i1
    } -> tensor<i1>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%126, %125 : tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i32, %in_24: i32, %out: i32):
      %175 = arith.addi %in, %in_24 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%131, %132, %126 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%12 : tensor<i32>) {
    ^bb0(%in: i1, %in_24: i32, %in_25: i32, %out: i32):
      %175 = arith.select %in, %in_24, %in_25 : i32
      linalg.yield %175 : i32
    } -> tensor<i32>
    %134 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%120 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %135 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%134 : tensor<f32>) outs(%66 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%135 : tensor<5xf32>) outs(%66 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.negf %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %137 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<5xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x13xf32>
    %139 = linalg.generic {indexing_maps = [#map15, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<5x1xi32>) outs(%105 : tensor<5x1x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x1xi32>
    %140 = tensor.empty() : tensor<1x1x13xi32>
    %141 = linalg.generic {indexing_maps = [#map12], iterator_types = ["parallel", "parallel", "parallel"]} outs(%140 : tensor<1x1x13xi32>) {
    ^bb0(%out: i32):
      %175 = linalg.index 2 : index
      %176 = arith.index_cast %175 : index to i32
      linalg.yield %176 : i32
    } -> tensor<1x1x13xi32>
    %142 = tensor.empty() : tensor<5x1x13xi32>
    %143 = linalg.generic {indexing_maps = [#map16, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<5x1x1xi32>) outs(%142 : tensor<5x1x13xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x13xi32>
    %144 = linalg.generic {indexing_maps = [#map14, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x1x13xi32>) outs(%142 : tensor<5x1x13xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<5x1x13xi32>
    %145 = tensor.empty() : tensor<5x1x13xi1>
    %146 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %144 : tensor<5x1x13xi32>, tensor<5x1x13xi32>) outs(%145 : tensor<5x1x13xi1>) {
    ^bb0(%in: i32, %in_24: i32, %out: i1):
      %175 = arith.cmpi eq, %in, %in_24 : i32
      linalg.yield %175 : i1
    } -> tensor<5x1x13xi1>
    %147 = tensor.empty() : tensor<5x1x13xf32>
    %148 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<5x1x13xi1>) outs(%147 : tensor<5x1x13xf32>) {
    ^bb0(%in: i1, %out: f32):
      %175 = arith.uitofp %in : i1 to f32
      linalg.yield %175 : f32
    } -> tensor<5x1x13xf32>
    %149 = linalg.fill ins(%cst_8 : f32) outs(%80 : tensor<5x13xf32>) -> tensor<5x13xf32>
    %150 = linalg.generic {indexing_maps = [#map17, #map18, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137, %148 : tensor<5x1xf32>, tensor<5x1x13xf32>) outs(%149 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      %176 = arith.addf %out, %175 : f32
      linalg.yield %176 : f32
    } -> tensor<5x13xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%138, %150 : tensor<5x13xf32>, tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.addf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%151 : tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.negf %in : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<5x13xf32>) outs(%67 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.addf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %expanded_21 = tensor.expand_shape %153 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_21, %93 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%69 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.divf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x1xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%154 : tensor<5x1xf32>) outs(%67 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.addf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<5xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x13xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156, %91 : tensor<5x13xf32>, tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %157 : tensor<5x13xf32>, tensor<5x13xf32>) outs(%80 : tensor<5x13xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.addf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x13xf32>
    %extracted_slice_22 = tensor.extract_slice %158[0, 0] [5, 1] [1, 1] : tensor<5x13xf32> to tensor<5x1xf32>
    %extracted_slice_23 = tensor.extract_slice %158[0, 1] [5, 12] [1, 1] : tensor<5x13xf32> to tensor<5x12xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23, %78 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%73 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x12xf32>
    %160 = linalg.generic {indexing_maps = [#map17, #map19, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%159, %72 : tensor<5x12xf32>, tensor<4x12xf32>) outs(%1 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      %176 = arith.addf %out, %175 : f32
      linalg.yield %176 : f32
    } -> tensor<5x4xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice_22 : tensor<5x1xf32>) outs(%67 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %175 = arith.addf %out, %in : f32
      linalg.yield %175 : f32
    } -> tensor<5xf32>
    %162 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<5xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%162, %7 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%160, %163 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.addf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%164, %5 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%165, %3 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%165, %166 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%0 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.addf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<5x4xf32>
    %168 = tensor.empty() : tensor<4x4xf32>
    %169 = linalg.fill ins(%cst_8 : f32) outs(%168 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %170 = linalg.generic {indexing_maps = [#map20, #map21, #map15], iterator_types = ["parallel", "parallel", "reduction"]} ins(%167, %arg3 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%169 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      %176 = arith.addf %out, %175 : f32
      linalg.yield %176 : f32
    } -> tensor<4x4xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<4x4xf32>) outs(%168 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%168 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%172, %171 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%168 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.mulf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<4x4xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %173 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%168 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %175 = arith.subf %in, %in_24 : f32
      linalg.yield %175 : f32
    } -> tensor<4x4xf32>
    return %133, %174, %37, %collapsed_20, %123 : tensor<i32>, tensor<4x4xf32>, tensor<12x4xf32>, tensor<4xf32>, tensor<f32>
  }
}

