#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d2 + d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d0)>
#map13 = affine_map<(d0) -> ()>
#map14 = affine_map<(d0) -> (d0)>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d0)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4, d1)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map19 = affine_map<(d0, d1) -> (d1, d0)>
#map20 = affine_map<(d0, d1) -> (d0, d1)>
#map21 = affine_map<(d0, d1) -> ()>
module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<i32> {dp.name = "at", dp.state}, %arg1: tensor<5x3xf32> {dp.name = "params.out", dp.state}, %arg2: tensor<9x5xf32> {dp.name = "params.w", dp.state}, %arg3: tensor<3x4x4x3xf32> {dp.name = "pool", dp.state}, %arg4: tensor<5x4x4xf32> {dp.name = "goal", dp.scatter = 0 : i64}, %arg5: tensor<5x4x4x3xf32> {dp.name = "x", dp.scatter = 0 : i64}) -> (tensor<i32> {dp.name = "at", dp.updates = 0 : i64}, tensor<5x3xf32> {dp.name = "params.out", dp.updates = 1 : i64}, tensor<9x5xf32> {dp.name = "params.w", dp.updates = 2 : i64}, tensor<3x4x4x3xf32> {dp.name = "pool", dp.updates = 3 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i32> {dp.name = "worst"}) {
    %cst = arith.constant dense<1> : tensor<i32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c4 = arith.constant 4 : index
    %cst_0 = arith.constant 2.000000e-01 : f32
    %c4_i32 = arith.constant 4 : i32
    %false = arith.constant false
    %cst_1 = arith.constant 0xFF800000 : f32
    %c6 = arith.constant 6 : index
    %c3 = arith.constant 3 : index
    %c1_i32 = arith.constant 1 : i32
    %cst_2 = arith.constant 5.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_4 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_5 = arith.constant dense<3> : tensor<i32>
    %cst_6 = arith.constant dense<1.600000e+01> : tensor<f32>
    %cst_7 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<5.000000e-01> : tensor<f32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant dense<3.000000e-01> : tensor<f32>
    %cst_11 = arith.constant dense<0xFF800000> : tensor<f32>
    %c1 = arith.constant 1 : index
    %extracted_slice = tensor.extract_slice %arg5[0, 3, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %extracted_slice_12 = tensor.extract_slice %arg5[0, 0, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %0 = tensor.empty() : tensor<5x4x4x3xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 2 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 1 : index
      %175 = arith.cmpi ult, %174, %c1 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice[%171, %174, %172, %173] : tensor<5x1x4x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c1 : index
        %extracted_61 = tensor.extract %extracted_slice_12[%171, %177, %172, %173] : tensor<5x3x4x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_13 = tensor.extract_slice %arg5[0, 1, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %extracted_slice_14 = tensor.extract_slice %arg5[0, 0, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 2 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 1 : index
      %175 = arith.cmpi ult, %174, %c3 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_13[%171, %174, %172, %173] : tensor<5x3x4x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c3 : index
        %extracted_61 = tensor.extract %extracted_slice_14[%171, %177, %172, %173] : tensor<5x1x4x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_15 = tensor.extract_slice %1[0, 0, 1, 0] [5, 4, 3, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x3x3xf32>
    %extracted_slice_16 = tensor.extract_slice %1[0, 0, 0, 0] [5, 4, 1, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x1x3xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 1 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 2 : index
      %175 = arith.cmpi ult, %174, %c3 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_15[%171, %172, %174, %173] : tensor<5x4x3x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c3 : index
        %extracted_61 = tensor.extract %extracted_slice_16[%171, %172, %177, %173] : tensor<5x4x1x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_17 = tensor.extract_slice %arg5[0, 0, 3, 0] [5, 4, 1, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x1x3xf32>
    %extracted_slice_18 = tensor.extract_slice %arg5[0, 0, 0, 0] [5, 4, 3, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x3x3xf32>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 1 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 2 : index
      %175 = arith.cmpi ult, %174, %c1 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_17[%171, %172, %174, %173] : tensor<5x4x1x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c1 : index
        %extracted_61 = tensor.extract %extracted_slice_18[%171, %172, %177, %173] : tensor<5x4x3x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %5 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %7 = tensor.empty() : tensor<5x4x4x9xf32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%7 : tensor<5x4x4x9xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 1 : index
      %173 = linalg.index 2 : index
      %174 = linalg.index 3 : index
      %175 = arith.cmpi ult, %174, %c3 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %arg5[%171, %172, %173, %174] : tensor<5x4x4x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.cmpi ult, %174, %c6 : index
        %178 = scf.if %177 -> (f32) {
          %179 = arith.subi %174, %c3 : index
          %extracted_61 = tensor.extract %3[%171, %172, %173, %179] : tensor<5x4x4x3xf32>
          scf.yield %extracted_61 : f32
        } else {
          %179 = arith.subi %174, %c6 : index
          %extracted_61 = tensor.extract %6[%171, %172, %173, %179] : tensor<5x4x4x3xf32>
          scf.yield %extracted_61 : f32
        }
        scf.yield %178 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x9xf32>
    %extracted_slice_19 = tensor.extract_slice %arg5[0, 0, 0, 0] [5, 4, 4, 1] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x4x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_19 [[0], [1], [2, 3]] : tensor<5x4x4x1xf32> into tensor<5x4x4xf32>
    %9 = tensor.empty() : tensor<5x4x4xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4xf32>
    %padded = tensor.pad %collapsed low[0, 1, 1] high[0, 1, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_1 : f32
    } : tensor<5x4x4xf32> to tensor<5x6x6xf32>
    %11 = tensor.empty() : tensor<3x3xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded, %11 : tensor<5x6x6xf32>, tensor<3x3xf32>) outs(%10 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.maximumf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4xf32>
    %14 = tensor.empty() : tensor<5x4x4xi1>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<5x4x4xf32>, tensor<5x4x4xf32>) outs(%14 : tensor<5x4x4xi1>) {
    ^bb0(%in: f32, %in_61: f32, %out: i1):
      %171 = arith.cmpf ogt, %in, %in_61 : f32
      linalg.yield %171 : i1
    } -> tensor<5x4x4xi1>
    %16 = tensor.empty() : tensor<5x4x4x5xf32>
    %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<5x4x4x5xf32>) -> tensor<5x4x4x5xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%8, %arg2 : tensor<5x4x4x9xf32>, tensor<9x5xf32>) outs(%17 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x5xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.tanh %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %20 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x5xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %19 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %22 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<5x4x4x3xf32>) -> tensor<5x4x4x3xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%19, %arg1 : tensor<5x4x4x5xf32>, tensor<5x3xf32>) outs(%22 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x3xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.tanh %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x3xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %27 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x3xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %24 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %29 = tensor.empty() : tensor<5x4x4x1xi1>
    %30 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<5x4x4xi1>) outs(%29 : tensor<5x4x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x4x4x1xi1>
    %31 = tensor.empty() : tensor<5x4x4x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<5x4x4x1xi1>) outs(%31 : tensor<5x4x4x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %171 = arith.uitofp %in : i1 to f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x1xf32>
    %33 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<5x4x4x1xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x3xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %33 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5, %34 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_20 = tensor.extract_slice %35[0, 3, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %extracted_slice_21 = tensor.extract_slice %35[0, 0, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %36 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 2 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 1 : index
      %175 = arith.cmpi ult, %174, %c1 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_20[%171, %174, %172, %173] : tensor<5x1x4x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c1 : index
        %extracted_61 = tensor.extract %extracted_slice_21[%171, %177, %172, %173] : tensor<5x3x4x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_22 = tensor.extract_slice %35[0, 1, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %extracted_slice_23 = tensor.extract_slice %35[0, 0, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %37 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 2 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 1 : index
      %175 = arith.cmpi ult, %174, %c3 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_22[%171, %174, %172, %173] : tensor<5x3x4x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c3 : index
        %extracted_61 = tensor.extract %extracted_slice_23[%171, %177, %172, %173] : tensor<5x1x4x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %37 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_24 = tensor.extract_slice %36[0, 0, 1, 0] [5, 4, 3, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x3x3xf32>
    %extracted_slice_25 = tensor.extract_slice %36[0, 0, 0, 0] [5, 4, 1, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x1x3xf32>
    %39 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 1 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 2 : index
      %175 = arith.cmpi ult, %174, %c3 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_24[%171, %172, %174, %173] : tensor<5x4x3x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c3 : index
        %extracted_61 = tensor.extract %extracted_slice_25[%171, %172, %177, %173] : tensor<5x4x1x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_26 = tensor.extract_slice %35[0, 0, 3, 0] [5, 4, 1, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x1x3xf32>
    %extracted_slice_27 = tensor.extract_slice %35[0, 0, 0, 0] [5, 4, 3, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x3x3xf32>
    %40 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 1 : index
      %173 = linalg.index 3 : index
      %174 = linalg.index 2 : index
      %175 = arith.cmpi ult, %174, %c1 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %extracted_slice_26[%171, %172, %174, %173] : tensor<5x4x1x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.subi %174, %c1 : index
        %extracted_61 = tensor.extract %extracted_slice_27[%171, %172, %177, %173] : tensor<5x4x3x3xf32>
        scf.yield %extracted_61 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x3xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %40 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %42 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%7 : tensor<5x4x4x9xf32>) {
    ^bb0(%out: f32):
      %171 = linalg.index 0 : index
      %172 = linalg.index 1 : index
      %173 = linalg.index 2 : index
      %174 = linalg.index 3 : index
      %175 = arith.cmpi ult, %174, %c3 : index
      %176 = scf.if %175 -> (f32) {
        %extracted_61 = tensor.extract %35[%171, %172, %173, %174] : tensor<5x4x4x3xf32>
        scf.yield %extracted_61 : f32
      } else {
        %177 = arith.cmpi ult, %174, %c6 : index
        %178 = scf.if %177 -> (f32) {
          %179 = arith.subi %174, %c3 : index
          %extracted_61 = tensor.extract %38[%171, %172, %173, %179] : tensor<5x4x4x3xf32>
          scf.yield %extracted_61 : f32
        } else {
          %179 = arith.subi %174, %c6 : index
          %extracted_61 = tensor.extract %41[%171, %172, %173, %179] : tensor<5x4x4x3xf32>
          scf.yield %extracted_61 : f32
        }
        scf.yield %178 : f32
      }
      linalg.yield %176 : f32
    } -> tensor<5x4x4x9xf32>
    %extracted_slice_28 = tensor.extract_slice %35[0, 0, 0, 0] [5, 4, 4, 1] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x4x1xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0], [1], [2, 3]] : tensor<5x4x4x1xf32> into tensor<5x4x4xf32>
    %padded_30 = tensor.pad %collapsed_29 low[0, 1, 1] high[0, 1, 1] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index):
      tensor.yield %cst_1 : f32
    } : tensor<5x4x4xf32> to tensor<5x6x6xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_30, %11 : tensor<5x6x6xf32>, tensor<3x3xf32>) outs(%10 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.maximumf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %13 : tensor<5x4x4xf32>, tensor<5x4x4xf32>) outs(%14 : tensor<5x4x4xi1>) {
    ^bb0(%in: f32, %in_61: f32, %out: i1):
      %171 = arith.cmpf ogt, %in, %in_61 : f32
      linalg.yield %171 : i1
    } -> tensor<5x4x4xi1>
    %45 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%42, %arg2 : tensor<5x4x4x9xf32>, tensor<9x5xf32>) outs(%17 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x5xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.tanh %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %46 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%46, %arg1 : tensor<5x4x4x5xf32>, tensor<5x3xf32>) outs(%22 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x3xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = math.tanh %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %49 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %49 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %52 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<5x4x4xi1>) outs(%29 : tensor<5x4x4x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<5x4x4x1xi1>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<5x4x4x1xi1>) outs(%31 : tensor<5x4x4x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %171 = arith.uitofp %in : i1 to f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x1xf32>
    %54 = linalg.generic {indexing_maps = [#map11, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<5x4x4x1xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x3xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %54 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %55 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_31 = tensor.extract_slice %56[0, 0, 0, 0] [5, 4, 4, 1] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x4x1xf32>
    %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0], [1], [2, 3]] : tensor<5x4x4x1xf32> into tensor<5x4x4xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_32, %arg4 : tensor<5x4x4xf32>, tensor<5x4x4xf32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %57 : tensor<5x4x4xf32>, tensor<5x4x4xf32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %57 : tensor<5x4x4xf32>, tensor<5x4x4xf32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4xf32>
    %61 = tensor.empty() : tensor<5xf32>
    %62 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<5xf32>) -> tensor<5xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map12], iterator_types = ["parallel", "reduction", "reduction"]} ins(%58 : tensor<5x4x4xf32>) outs(%62 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<5xf32>
    %64 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%61 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %65 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel"]} ins(%63, %64 : tensor<5xf32>, tensor<5xf32>) outs(%61 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.divf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5xf32>
    %66 = tensor.empty() : tensor<5xi32>
    %67 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel"]} outs(%66 : tensor<5xi32>) {
    ^bb0(%out: i32):
      %171 = linalg.index 0 : index
      %172 = arith.index_cast %171 : index to i32
      linalg.yield %172 : i32
    } -> tensor<5xi32>
    %68 = tensor.empty() : tensor<f32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<f32>) -> tensor<f32>
    %70 = tensor.empty() : tensor<i32>
    %71 = linalg.fill ins(%c0_i32 : i32) outs(%70 : tensor<i32>) -> tensor<i32>
    %72:2 = linalg.generic {indexing_maps = [#map14, #map14, #map13, #map13], iterator_types = ["reduction"]} ins(%65, %67 : tensor<5xf32>, tensor<5xi32>) outs(%69, %71 : tensor<f32>, tensor<i32>) {
    ^bb0(%in: f32, %in_61: i32, %out: f32, %out_62: i32):
      %171 = arith.cmpf ogt, %out, %in : f32
      %172 = arith.cmpf une, %out, %out : f32
      %173 = arith.ori %171, %172 : i1
      %174 = arith.cmpf oeq, %out, %in : f32
      %175 = arith.cmpi slt, %out_62, %in_61 : i32
      %176 = arith.andi %174, %175 : i1
      %177 = arith.ori %173, %176 : i1
      %178 = arith.select %173, %out, %in : f32
      %179 = arith.select %177, %out_62, %in_61 : i32
      linalg.yield %178, %179 : f32, i32
    } -> (tensor<f32>, tensor<i32>)
    %73 = tensor.empty() : tensor<i1>
    %74 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%72#1 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %171 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %171 : i1
    } -> tensor<i1>
    %75 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%72#1 : tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %171 = arith.addi %in, %c5_i32 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %76 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%74, %75, %72#1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i1, %in_61: i32, %in_62: i32, %out: i32):
      %171 = arith.select %in, %in_61, %in_62 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %76[] : tensor<i32>
    %77 = arith.index_cast %extracted : i32 to index
    %78 = arith.maxsi %77, %c0 : index
    %79 = arith.minsi %78, %c4 : index
    %extracted_slice_33 = tensor.extract_slice %56[%79, 0, 0, 0] [1, 4, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<1x4x4x3xf32>
    %80 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %171 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %171 : i1
    } -> tensor<i1>
    %81 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %171 = arith.addi %in, %c3_i32 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %82 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%80, %81, %arg0 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i1, %in_61: i32, %in_62: i32, %out: i32):
      %171 = arith.select %in, %in_61, %in_62 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %83 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%73 : tensor<i1>) {
    ^bb0(%out: i1):
      linalg.yield %false : i1
    } -> tensor<i1>
    %84 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%70 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c4_i32 : i32
    } -> tensor<i32>
    %85 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%83, %84 : tensor<i1>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i1, %in_61: i32, %out: i32):
      %171 = arith.select %in, %in_61, %c0_i32 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %86 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%70 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c3_i32 : i32
    } -> tensor<i32>
    %87 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%83, %86 : tensor<i1>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i1, %in_61: i32, %out: i32):
      %171 = arith.select %in, %in_61, %c0_i32 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %extracted_34 = tensor.extract %82[] : tensor<i32>
    %88 = arith.index_cast %extracted_34 : i32 to index
    %89 = arith.maxsi %88, %c0 : index
    %90 = arith.minsi %89, %c2 : index
    %extracted_35 = tensor.extract %85[] : tensor<i32>
    %91 = arith.index_cast %extracted_35 : i32 to index
    %92 = arith.maxsi %91, %c0 : index
    %93 = arith.minsi %92, %c0 : index
    %extracted_36 = tensor.extract %87[] : tensor<i32>
    %94 = arith.index_cast %extracted_36 : i32 to index
    %95 = arith.maxsi %94, %c0 : index
    %96 = arith.minsi %95, %c0 : index
    %inserted_slice = tensor.insert_slice %extracted_slice_33 into %arg3[%90, %93, %93, %96] [1, 4, 4, 3] [1, 1, 1, 1] : tensor<1x4x4x3xf32> into tensor<3x4x4x3xf32>
    %97 = linalg.fill ins(%cst_3 : f32) outs(%68 : tensor<f32>) -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["reduction"]} ins(%65 : tensor<5xf32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.addf %out, %in : f32
      linalg.yield %171 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%98 : tensor<f32>) outs(%68 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.divf %in, %cst_2 : f32
      linalg.yield %171 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %171 = arith.addi %in, %c1_i32 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %101 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%cst_5 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %171 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %171 : i1
    } -> tensor<i1>
    %102 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%101, %cst, %cst_5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i1, %in_61: i32, %in_62: i32, %out: i32):
      %171 = arith.select %in, %in_61, %in_62 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %103 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%100, %102 : tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i32, %in_61: i32, %out: i32):
      %171 = arith.cmpi eq, %in_61, %c0_i32 : i32
      %172 = arith.cmpi eq, %in, %c-2147483648_i32 : i32
      %173 = arith.cmpi eq, %in_61, %c-1_i32 : i32
      %174 = arith.andi %172, %173 : i1
      %175 = arith.ori %171, %174 : i1
      %176 = arith.select %175, %c1_i32, %in_61 : i32
      %177 = arith.remsi %in, %176 : i32
      %178 = arith.select %174, %c0_i32, %177 : i32
      %179 = arith.select %171, %in, %178 : i32
      linalg.yield %179 : i32
    } -> tensor<i32>
    %104 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%103 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %171 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %171 : i1
    } -> tensor<i1>
    %105 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%103 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %171 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %171 : i1
    } -> tensor<i1>
    %106 = linalg.generic {indexing_maps = [#map15, #map15], iterator_types = []} ins(%102 : tensor<i32>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %171 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %171 : i1
    } -> tensor<i1>
    %107 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%105, %106 : tensor<i1>, tensor<i1>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i1, %in_61: i1, %out: i1):
      %171 = arith.cmpi ne, %in, %in_61 : i1
      linalg.yield %171 : i1
    } -> tensor<i1>
    %108 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%107, %104 : tensor<i1>, tensor<i1>) outs(%73 : tensor<i1>) {
    ^bb0(%in: i1, %in_61: i1, %out: i1):
      %171 = arith.andi %in, %in_61 : i1
      linalg.yield %171 : i1
    } -> tensor<i1>
    %109 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%103, %102 : tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i32, %in_61: i32, %out: i32):
      %171 = arith.addi %in, %in_61 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %110 = linalg.generic {indexing_maps = [#map15, #map15, #map15, #map15], iterator_types = []} ins(%108, %109, %103 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
    ^bb0(%in: i1, %in_61: i32, %in_62: i32, %out: i32):
      %171 = arith.select %in, %in_61, %in_62 : i32
      linalg.yield %171 : i32
    } -> tensor<i32>
    %111 = linalg.generic {indexing_maps = [#map15], iterator_types = []} outs(%68 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel"]} ins(%111 : tensor<f32>) outs(%61 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %113 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel"]} ins(%112, %64 : tensor<5xf32>, tensor<5xf32>) outs(%61 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.divf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5xf32>
    %114 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<5xf32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4xf32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %60 : tensor<5x4x4xf32>, tensor<5x4x4xf32>) outs(%9 : tensor<5x4x4xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4xf32>
    %116 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<5x4x4xf32>) outs(%31 : tensor<5x4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x4x4x1xf32>
    %padded_37 = tensor.pad %116 low[0, 0, 0, 0] high[0, 0, 0, 2] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x4x4x1xf32> to tensor<5x4x4x3xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_37, %54 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %117 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %50 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %49 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %122 = tensor.empty() : tensor<3x5xf32>
    %123 = linalg.fill ins(%cst_3 : f32) outs(%122 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %124 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%121, %46 : tensor<5x4x4x3xf32>, tensor<5x4x4x5xf32>) outs(%123 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<3x5xf32>
    %125 = tensor.empty() : tensor<5x3xf32>
    %126 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<3x5xf32>) outs(%125 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %127 = linalg.generic {indexing_maps = [#map6, #map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%121, %arg1 : tensor<5x4x4x3xf32>, tensor<5x3xf32>) outs(%17 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x5xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %47 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %46 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %129 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %131 = tensor.empty() : tensor<5x9xf32>
    %132 = linalg.fill ins(%cst_3 : f32) outs(%131 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %133 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%130, %42 : tensor<5x4x4x5xf32>, tensor<5x4x4x9xf32>) outs(%132 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x9xf32>
    %134 = tensor.empty() : tensor<9x5xf32>
    %135 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<5x9xf32>) outs(%134 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %136 = linalg.fill ins(%cst_3 : f32) outs(%7 : tensor<5x4x4x9xf32>) -> tensor<5x4x4x9xf32>
    %137 = linalg.generic {indexing_maps = [#map6, #map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%130, %arg2 : tensor<5x4x4x5xf32>, tensor<9x5xf32>) outs(%136 : tensor<5x4x4x9xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x9xf32>
    %extracted_slice_38 = tensor.extract_slice %137[0, 0, 0, 0] [5, 4, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x9xf32> to tensor<5x4x4x3xf32>
    %extracted_slice_39 = tensor.extract_slice %137[0, 0, 0, 3] [5, 4, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x9xf32> to tensor<5x4x4x3xf32>
    %extracted_slice_40 = tensor.extract_slice %137[0, 0, 0, 6] [5, 4, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x9xf32> to tensor<5x4x4x3xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_37, %extracted_slice_38 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_40 : tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.negf %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_41 = tensor.extract_slice %139[0, 0, 0, 0] [5, 4, 1, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x1x3xf32>
    %extracted_slice_42 = tensor.extract_slice %139[0, 0, 1, 0] [5, 4, 3, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x3x3xf32>
    %padded_43 = tensor.pad %extracted_slice_42 low[0, 0, 0, 0] high[0, 0, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x4x3x3xf32> to tensor<5x4x4x3xf32>
    %padded_44 = tensor.pad %extracted_slice_41 low[0, 0, 3, 0] high[0, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x4x1x3xf32> to tensor<5x4x4x3xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_43, %padded_44 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %140 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_45 = tensor.extract_slice %extracted_slice_40[0, 0, 0, 0] [5, 4, 3, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x3x3xf32>
    %extracted_slice_46 = tensor.extract_slice %extracted_slice_40[0, 0, 3, 0] [5, 4, 1, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x4x1x3xf32>
    %padded_47 = tensor.pad %extracted_slice_46 low[0, 0, 0, 0] high[0, 0, 3, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x4x1x3xf32> to tensor<5x4x4x3xf32>
    %padded_48 = tensor.pad %extracted_slice_45 low[0, 0, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x4x3x3xf32> to tensor<5x4x4x3xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_47, %padded_48 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_49 = tensor.extract_slice %142[0, 0, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %extracted_slice_50 = tensor.extract_slice %142[0, 1, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %padded_51 = tensor.pad %extracted_slice_50 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x3x4x3xf32> to tensor<5x4x4x3xf32>
    %padded_52 = tensor.pad %extracted_slice_49 low[0, 3, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x1x4x3xf32> to tensor<5x4x4x3xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_51, %padded_52 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %143 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %171 = arith.negf %in : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_53 = tensor.extract_slice %145[0, 0, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %extracted_slice_54 = tensor.extract_slice %145[0, 3, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %padded_55 = tensor.pad %extracted_slice_54 low[0, 0, 0, 0] high[0, 3, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x1x4x3xf32> to tensor<5x4x4x3xf32>
    %padded_56 = tensor.pad %extracted_slice_53 low[0, 1, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x3x4x3xf32> to tensor<5x4x4x3xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_55, %padded_56 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %146 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %extracted_slice_57 = tensor.extract_slice %extracted_slice_39[0, 0, 0, 0] [5, 1, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x1x4x3xf32>
    %extracted_slice_58 = tensor.extract_slice %extracted_slice_39[0, 1, 0, 0] [5, 3, 4, 3] [1, 1, 1, 1] : tensor<5x4x4x3xf32> to tensor<5x3x4x3xf32>
    %padded_59 = tensor.pad %extracted_slice_58 low[0, 0, 0, 0] high[0, 1, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x3x4x3xf32> to tensor<5x4x4x3xf32>
    %padded_60 = tensor.pad %extracted_slice_57 low[0, 3, 0, 0] high[0, 0, 0, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_3 : f32
    } : tensor<5x1x4x3xf32> to tensor<5x4x4x3xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded_59, %padded_60 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %148 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149, %33 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %150 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %26 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %24 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %153 : tensor<5x4x4x3xf32>, tensor<5x4x4x3xf32>) outs(%0 : tensor<5x4x4x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x3xf32>
    %155 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%154, %19 : tensor<5x4x4x3xf32>, tensor<5x4x4x5xf32>) outs(%123 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<3x5xf32>
    %156 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<3x5xf32>) outs(%125 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %157 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel"]} ins(%126, %156 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%125 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x3xf32>
    %158 = linalg.generic {indexing_maps = [#map6, #map4, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%154, %arg1 : tensor<5x4x4x3xf32>, tensor<5x3xf32>) outs(%17 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x4x4x5xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %21 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %19 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %160 : tensor<5x4x4x5xf32>, tensor<5x4x4x5xf32>) outs(%16 : tensor<5x4x4x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x4x4x5xf32>
    %162 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%161, %8 : tensor<5x4x4x5xf32>, tensor<5x4x4x9xf32>) outs(%132 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      %172 = arith.addf %out, %171 : f32
      linalg.yield %172 : f32
    } -> tensor<5x9xf32>
    %163 = linalg.generic {indexing_maps = [#map19, #map20], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<5x9xf32>) outs(%134 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %164 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel"]} ins(%135, %163 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%134 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.addf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<9x5xf32>
    %165 = linalg.generic {indexing_maps = [#map21, #map20], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%125 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3xf32>
    %166 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel"]} ins(%165, %157 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%125 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x3xf32>
    %167 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel"]} ins(%arg1, %166 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%125 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<5x3xf32>
    %168 = linalg.generic {indexing_maps = [#map21, #map20], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%134 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %169 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel"]} ins(%168, %164 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%134 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.mulf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<9x5xf32>
    %170 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = ["parallel", "parallel"]} ins(%arg2, %169 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%134 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_61: f32, %out: f32):
      %171 = arith.subf %in, %in_61 : f32
      linalg.yield %171 : f32
    } -> tensor<9x5xf32>
    return %110, %167, %170, %inserted_slice, %99, %72#1 : tensor<i32>, tensor<5x3xf32>, tensor<9x5xf32>, tensor<3x4x4x3xf32>, tensor<f32>, tensor<i32>
  }
}

