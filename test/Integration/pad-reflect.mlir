// torch.nn.functional.pad(mode="reflect") and its gradient as PyTorch exports them: they read
// rows and channels at their own numbers, which are operands.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/pad_reflect.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/pad_reflect.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.2 --compile-options=--accumulate=2 | FileCheck %s
// CHECK: all agree
// Nothing is sent for them.
// RUN: dp-compile %s --emit=parallel -o - | FileCheck %s --check-prefix=LOCAL
// LOCAL-NOT: dp.all_gather

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, 0)>
#map13 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
module {
  func.func @f(%arg0: tensor<3x3x5x5xf32> {dp.name = "t0", dp.scatter = 0 : i64}) -> (tensor<f32> {dp.name = "s"}, tensor<3x3x5x5xf32> {dp.name = "g_t0"}, tensor<3x3x6x7xf32> {dp.name = "o0"}) {
    %c2_i64 = arith.constant 2 : i64
    %c5_i64 = arith.constant 5 : i64
    %c3_i64 = arith.constant 3 : i64
    %c7_i64 = arith.constant 7 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<3x3x6x7xf32>
    %cst_2 = arith.constant dense<8> : tensor<i64>
    %cst_3 = arith.constant dense<4> : tensor<i64>
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %76 = linalg.index 0 : index
      %77 = arith.index_cast %76 : index to i64
      linalg.yield %77 : i64
    } -> tensor<6xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = math.absi %in : i64
      linalg.yield %76 : i64
    } -> tensor<6xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %2 : tensor<i64>, tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %76 = arith.subi %in, %in_11 : i64
      linalg.yield %76 : i64
    } -> tensor<6xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = math.absi %in : i64
      linalg.yield %76 : i64
    } -> tensor<6xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %4 : tensor<i64>, tensor<6xi64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %76 = arith.subi %in, %in_11 : i64
      linalg.yield %76 : i64
    } -> tensor<6xi64>
    %6 = tensor.empty() : tensor<5xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %76 = linalg.index 0 : index
      %77 = arith.index_cast %76 : index to i64
      linalg.yield %77 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %8 = tensor.empty() : tensor<3xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %76 = linalg.index 0 : index
      %77 = arith.index_cast %76 : index to i64
      linalg.yield %77 : i64
    } -> tensor<3xi64>
    %expanded_4 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
    %expanded_5 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1xi64>
    %10 = tensor.empty() : tensor<3x3x6x5xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_4, %expanded, %7 : tensor<3x1x1x1xi64>, tensor<3x1x1xi64>, tensor<6x1xi64>, tensor<5xi64>) outs(%10 : tensor<3x3x6x5xf32>) {
    ^bb0(%in: i64, %in_11: i64, %in_12: i64, %in_13: i64, %out: f32):
      %76 = arith.cmpi slt, %in, %c0_i64 : i64
      %77 = arith.addi %in, %c3_i64 : i64
      %78 = arith.select %76, %77, %in : i64
      %79 = arith.index_cast %78 : i64 to index
      %80 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %81 = arith.addi %in_11, %c3_i64 : i64
      %82 = arith.select %80, %81, %in_11 : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_12, %c0_i64 : i64
      %85 = arith.addi %in_12, %c5_i64 : i64
      %86 = arith.select %84, %85, %in_12 : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = arith.cmpi slt, %in_13, %c0_i64 : i64
      %89 = arith.addi %in_13, %c5_i64 : i64
      %90 = arith.select %88, %89, %in_13 : i64
      %91 = arith.index_cast %90 : i64 to index
      %extracted = tensor.extract %arg0[%79, %83, %87, %91] : tensor<3x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x6x5xf32>
    %12 = tensor.empty() : tensor<7xi64>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%12 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %76 = linalg.index 0 : index
      %77 = arith.index_cast %76 : index to i64
      linalg.yield %77 : i64
    } -> tensor<7xi64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<7xi64>) outs(%12 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = math.absi %in : i64
      linalg.yield %76 : i64
    } -> tensor<7xi64>
    %15 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %14 : tensor<i64>, tensor<7xi64>) outs(%12 : tensor<7xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %76 = arith.subi %in, %in_11 : i64
      linalg.yield %76 : i64
    } -> tensor<7xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%15 : tensor<7xi64>) outs(%12 : tensor<7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = math.absi %in : i64
      linalg.yield %76 : i64
    } -> tensor<7xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_3, %16 : tensor<i64>, tensor<7xi64>) outs(%12 : tensor<7xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %76 = arith.subi %in, %in_11 : i64
      linalg.yield %76 : i64
    } -> tensor<7xi64>
    %expanded_6 = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %18 = tensor.empty() : tensor<3x3x6x7xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5, %expanded_4, %expanded_6, %17 : tensor<3x1x1x1xi64>, tensor<3x1x1xi64>, tensor<6x1xi64>, tensor<7xi64>) outs(%18 : tensor<3x3x6x7xf32>) {
    ^bb0(%in: i64, %in_11: i64, %in_12: i64, %in_13: i64, %out: f32):
      %76 = arith.cmpi slt, %in, %c0_i64 : i64
      %77 = arith.addi %in, %c3_i64 : i64
      %78 = arith.select %76, %77, %in : i64
      %79 = arith.index_cast %78 : i64 to index
      %80 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %81 = arith.addi %in_11, %c3_i64 : i64
      %82 = arith.select %80, %81, %in_11 : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_12, %c0_i64 : i64
      %85 = arith.addi %in_12, %c6_i64 : i64
      %86 = arith.select %84, %85, %in_12 : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = arith.cmpi slt, %in_13, %c0_i64 : i64
      %89 = arith.addi %in_13, %c5_i64 : i64
      %90 = arith.select %88, %89, %in_13 : i64
      %91 = arith.index_cast %90 : i64 to index
      %extracted = tensor.extract %11[%79, %83, %87, %91] : tensor<3x3x6x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x6x7xf32>
    %20 = tensor.empty() : tensor<378xf32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%20 : tensor<378xf32>) {
    ^bb0(%out: f32):
      %76 = linalg.index 0 : index
      %77 = arith.index_cast %76 : index to i64
      %78 = arith.sitofp %77 : i64 to f32
      %79 = arith.addf %78, %cst : f32
      linalg.yield %79 : f32
    } -> tensor<378xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1, 2, 3]] output_shape [3, 3, 6, 7] : tensor<378xf32> into tensor<3x3x6x7xf32>
    %22 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<3x3x6x7xf32>) outs(%18 : tensor<3x3x6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = math.cos %in : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x6x7xf32>
    %23 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %22 : tensor<3x3x6x7xf32>, tensor<3x3x6x7xf32>) outs(%18 : tensor<3x3x6x7xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %76 = arith.mulf %in, %in_11 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x6x7xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<f32>) -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%23 : tensor<3x3x6x7xf32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %in, %out : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%26 : tensor<f32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %76 = arith.addf %in, %cst : f32
      linalg.yield %76 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %22 : tensor<3x3x6x7xf32>, tensor<3x3x6x7xf32>) outs(%18 : tensor<3x3x6x7xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %76 = arith.mulf %in, %in_11 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x6x7xf32>
    %expanded_8 = tensor.expand_shape %9 [[0, 1, 2, 3]] output_shape [1, 3, 1, 1] : tensor<3xi64> into tensor<1x3x1x1xi64>
    %expanded_9 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 5, 1] : tensor<5xi64> into tensor<1x1x5x1xi64>
    %expanded_10 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [1, 1, 1, 5] : tensor<5xi64> into tensor<1x1x1x5xi64>
    %29 = tensor.empty() : tensor<1x1x5x1xi64>
    %30 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2, %expanded_9 : tensor<i64>, tensor<1x1x5x1xi64>) outs(%29 : tensor<1x1x5x1xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %76 = arith.subi %in, %in_11 : i64
      linalg.yield %76 : i64
    } -> tensor<1x1x5x1xi64>
    %31 = tensor.empty() : tensor<1x1x1x5xi64>
    %32 = linalg.generic {indexing_maps = [#map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2, %expanded_10 : tensor<i64>, tensor<1x1x1x5xi64>) outs(%31 : tensor<1x1x1x5xi64>) {
    ^bb0(%in: i64, %in_11: i64, %out: i64):
      %76 = arith.subi %in, %in_11 : i64
      linalg.yield %76 : i64
    } -> tensor<1x1x1x5xi64>
    %33 = tensor.empty() : tensor<1x1x5x1xi1>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x5x1xi64>) outs(%33 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x5x1xi1>
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x5x1xi64>) outs(%33 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sle, %in, %c5_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x5x1xi1>
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %35 : tensor<1x1x5x1xi1>, tensor<1x1x5x1xi1>) outs(%33 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x1xi1>
    %37 = tensor.empty() : tensor<1x1x1x5xi1>
    %38 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x5xi64>) outs(%37 : tensor<1x1x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x1x5xi1>
    %39 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x5xi64>) outs(%37 : tensor<1x1x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sle, %in, %c6_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x1x5xi1>
    %40 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %39 : tensor<1x1x1x5xi1>, tensor<1x1x1x5xi1>) outs(%37 : tensor<1x1x1x5xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x1x5xi1>
    %41 = tensor.empty() : tensor<1x1x5x5xi1>
    %42 = linalg.generic {indexing_maps = [#map9, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %40 : tensor<1x1x5x1xi1>, tensor<1x1x1x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %43 = tensor.empty() : tensor<3x1x1x1xi64>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<3x1x1x1xi64>) outs(%43 : tensor<3x1x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.maxsi %in, %c0_i64 : i64
      %77 = arith.minsi %76, %c2_i64 : i64
      linalg.yield %77 : i64
    } -> tensor<3x1x1x1xi64>
    %45 = tensor.empty() : tensor<1x3x1x1xi64>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<1x3x1x1xi64>) outs(%45 : tensor<1x3x1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.maxsi %in, %c0_i64 : i64
      %77 = arith.minsi %76, %c2_i64 : i64
      linalg.yield %77 : i64
    } -> tensor<1x3x1x1xi64>
    %47 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x5x1xi64>) outs(%29 : tensor<1x1x5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.maxsi %in, %c0_i64 : i64
      %77 = arith.minsi %76, %c5_i64 : i64
      linalg.yield %77 : i64
    } -> tensor<1x1x5x1xi64>
    %48 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x5xi64>) outs(%31 : tensor<1x1x1x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.maxsi %in, %c0_i64 : i64
      %77 = arith.minsi %76, %c6_i64 : i64
      linalg.yield %77 : i64
    } -> tensor<1x1x1x5xi64>
    %49 = tensor.empty() : tensor<3x3x5x5xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map11, #map12, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %46, %47, %48 : tensor<3x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<1x1x5x1xi64>, tensor<1x1x1x5xi64>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i64, %in_11: i64, %in_12: i64, %in_13: i64, %out: f32):
      %76 = arith.cmpi slt, %in, %c0_i64 : i64
      %77 = arith.addi %in, %c3_i64 : i64
      %78 = arith.select %76, %77, %in : i64
      %79 = arith.index_cast %78 : i64 to index
      %80 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %81 = arith.addi %in_11, %c3_i64 : i64
      %82 = arith.select %80, %81, %in_11 : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_12, %c0_i64 : i64
      %85 = arith.addi %in_12, %c6_i64 : i64
      %86 = arith.select %84, %85, %in_12 : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = arith.cmpi slt, %in_13, %c0_i64 : i64
      %89 = arith.addi %in_13, %c7_i64 : i64
      %90 = arith.select %88, %89, %in_13 : i64
      %91 = arith.index_cast %90 : i64 to index
      %extracted = tensor.extract %28[%79, %83, %87, %91] : tensor<3x3x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x5x5xf32>
    %51 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<1x1x5x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %76 = arith.xori %in, %true : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %52 = linalg.generic {indexing_maps = [#map14, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %cst_0, %50 : tensor<1x1x5x5xi1>, tensor<f32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %76 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    %53 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x5xi64>) outs(%37 : tensor<1x1x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sge, %in, %c2_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x1x5xi1>
    %54 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_10 : tensor<1x1x1x5xi64>) outs(%37 : tensor<1x1x1x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sle, %in, %c3_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x1x5xi1>
    %55 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<1x1x1x5xi1>, tensor<1x1x1x5xi1>) outs(%37 : tensor<1x1x1x5xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x1x5xi1>
    %56 = linalg.generic {indexing_maps = [#map9, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %55 : tensor<1x1x5x1xi1>, tensor<1x1x1x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %57 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x1x1x5xi64>) outs(%31 : tensor<1x1x1x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.maxsi %in, %c0_i64 : i64
      %77 = arith.minsi %76, %c6_i64 : i64
      linalg.yield %77 : i64
    } -> tensor<1x1x1x5xi64>
    %58 = linalg.generic {indexing_maps = [#map2, #map11, #map12, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %46, %47, %57 : tensor<3x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<1x1x5x1xi64>, tensor<1x1x1x5xi64>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i64, %in_11: i64, %in_12: i64, %in_13: i64, %out: f32):
      %76 = arith.cmpi slt, %in, %c0_i64 : i64
      %77 = arith.addi %in, %c3_i64 : i64
      %78 = arith.select %76, %77, %in : i64
      %79 = arith.index_cast %78 : i64 to index
      %80 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %81 = arith.addi %in_11, %c3_i64 : i64
      %82 = arith.select %80, %81, %in_11 : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_12, %c0_i64 : i64
      %85 = arith.addi %in_12, %c6_i64 : i64
      %86 = arith.select %84, %85, %in_12 : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = arith.cmpi slt, %in_13, %c0_i64 : i64
      %89 = arith.addi %in_13, %c7_i64 : i64
      %90 = arith.select %88, %89, %in_13 : i64
      %91 = arith.index_cast %90 : i64 to index
      %extracted = tensor.extract %28[%79, %83, %87, %91] : tensor<3x3x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x5x5xf32>
    %59 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<1x1x5x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %76 = arith.xori %in, %true : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %60 = linalg.generic {indexing_maps = [#map14, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %cst_0, %58 : tensor<1x1x5x5xi1>, tensor<f32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %76 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %60 : tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %76 = arith.addf %in, %in_11 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x5x1xi64>) outs(%33 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sge, %in, %c3_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x5x1xi1>
    %63 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9 : tensor<1x1x5x1xi64>) outs(%33 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %76 = arith.cmpi sle, %in, %c3_i64 : i64
      linalg.yield %76 : i1
    } -> tensor<1x1x5x1xi1>
    %64 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<1x1x5x1xi1>, tensor<1x1x5x1xi1>) outs(%33 : tensor<1x1x5x1xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x1xi1>
    %65 = linalg.generic {indexing_maps = [#map9, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %40 : tensor<1x1x5x1xi1>, tensor<1x1x1x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %66 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<1x1x5x1xi64>) outs(%29 : tensor<1x1x5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %76 = arith.maxsi %in, %c0_i64 : i64
      %77 = arith.minsi %76, %c5_i64 : i64
      linalg.yield %77 : i64
    } -> tensor<1x1x5x1xi64>
    %67 = linalg.generic {indexing_maps = [#map2, #map11, #map12, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %46, %66, %48 : tensor<3x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<1x1x5x1xi64>, tensor<1x1x1x5xi64>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i64, %in_11: i64, %in_12: i64, %in_13: i64, %out: f32):
      %76 = arith.cmpi slt, %in, %c0_i64 : i64
      %77 = arith.addi %in, %c3_i64 : i64
      %78 = arith.select %76, %77, %in : i64
      %79 = arith.index_cast %78 : i64 to index
      %80 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %81 = arith.addi %in_11, %c3_i64 : i64
      %82 = arith.select %80, %81, %in_11 : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_12, %c0_i64 : i64
      %85 = arith.addi %in_12, %c6_i64 : i64
      %86 = arith.select %84, %85, %in_12 : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = arith.cmpi slt, %in_13, %c0_i64 : i64
      %89 = arith.addi %in_13, %c7_i64 : i64
      %90 = arith.select %88, %89, %in_13 : i64
      %91 = arith.index_cast %90 : i64 to index
      %extracted = tensor.extract %28[%79, %83, %87, %91] : tensor<3x3x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x5x5xf32>
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<1x1x5x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %76 = arith.xori %in, %true : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %69 = linalg.generic {indexing_maps = [#map14, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %cst_0, %67 : tensor<1x1x5x5xi1>, tensor<f32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %76 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %69 : tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %76 = arith.addf %in, %in_11 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    %71 = linalg.generic {indexing_maps = [#map9, #map10, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %55 : tensor<1x1x5x1xi1>, tensor<1x1x1x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %in_11: i1, %out: i1):
      %76 = arith.andi %in, %in_11 : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %72 = linalg.generic {indexing_maps = [#map2, #map11, #map12, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %46, %66, %57 : tensor<3x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<1x1x5x1xi64>, tensor<1x1x1x5xi64>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i64, %in_11: i64, %in_12: i64, %in_13: i64, %out: f32):
      %76 = arith.cmpi slt, %in, %c0_i64 : i64
      %77 = arith.addi %in, %c3_i64 : i64
      %78 = arith.select %76, %77, %in : i64
      %79 = arith.index_cast %78 : i64 to index
      %80 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %81 = arith.addi %in_11, %c3_i64 : i64
      %82 = arith.select %80, %81, %in_11 : i64
      %83 = arith.index_cast %82 : i64 to index
      %84 = arith.cmpi slt, %in_12, %c0_i64 : i64
      %85 = arith.addi %in_12, %c6_i64 : i64
      %86 = arith.select %84, %85, %in_12 : i64
      %87 = arith.index_cast %86 : i64 to index
      %88 = arith.cmpi slt, %in_13, %c0_i64 : i64
      %89 = arith.addi %in_13, %c7_i64 : i64
      %90 = arith.select %88, %89, %in_13 : i64
      %91 = arith.index_cast %90 : i64 to index
      %extracted = tensor.extract %28[%79, %83, %87, %91] : tensor<3x3x6x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x5x5xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x1x5x5xi1>) outs(%41 : tensor<1x1x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %76 = arith.xori %in, %true : i1
      linalg.yield %76 : i1
    } -> tensor<1x1x5x5xi1>
    %74 = linalg.generic {indexing_maps = [#map14, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %cst_0, %72 : tensor<1x1x5x5xi1>, tensor<f32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %76 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %74 : tensor<3x3x5x5xf32>, tensor<3x3x5x5xf32>) outs(%49 : tensor<3x3x5x5xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %76 = arith.addf %in, %in_11 : f32
      linalg.yield %76 : f32
    } -> tensor<3x3x5x5xf32>
    return %27, %75, %19 : tensor<f32>, tensor<3x3x5x5xf32>, tensor<3x3x6x7xf32>
  }
}

