#loc1 = loc("conv.py":565:0)
#loc2 = loc("container.py":259:0)
#loc3 = loc("linear.py":134:0)
#loc4 = loc("pooling.py":224:0)
#loc5 = loc("batchnorm.py":210:0)
#loc6 = loc("batchnorm.py":190:0)
#loc7 = loc("activation.py":143:0)
#loc8 = loc("activation.py":817:0)
#loc9 = loc("pooling.py":1514:0)
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0) -> ()>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0) -> (d0, 0)>
#map15 = affine_map<(d0, d1) -> (0, d1)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> ()>
#loc11 = loc(callsite(#loc1 at #loc2))
#loc12 = loc(callsite(#loc3 at #loc2))
#loc13 = loc(callsite(#loc4 at #loc2))
#loc14 = loc(callsite(#loc5 at #loc2))
#loc15 = loc(callsite(#loc6 at #loc2))
#loc16 = loc(callsite(#loc7 at #loc2))
#loc17 = loc(callsite(#loc8 at #loc2))
#loc18 = loc(callsite(#loc9 at #loc2))
module {
  func.func @train_step(%arg0: tensor<6x2x3x3xf32> {dp.name = "params.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg1: tensor<6xf32> {dp.name = "params.1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg2: tensor<6xf32> {dp.name = "params.1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg3: tensor<8x6x3x3xf32> {dp.name = "params.4.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg4: tensor<8xf32> {dp.name = "params.4.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg5: tensor<4x8xf32> {dp.name = "params.8.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg6: tensor<4xf32> {dp.name = "params.8.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg7: tensor<6xf32> {dp.name = "buffers.1.running_mean", dp.state} loc(callsite(#loc1 at #loc2)), %arg8: tensor<6xf32> {dp.name = "buffers.1.running_var", dp.state} loc(callsite(#loc1 at #loc2)), %arg9: tensor<i64> {dp.name = "buffers.1.num_batches_tracked", dp.state} loc(callsite(#loc1 at #loc2)), %arg10: tensor<6x2x3x3xf32> {dp.name = "m.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg11: tensor<6xf32> {dp.name = "m.1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg12: tensor<6xf32> {dp.name = "m.1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg13: tensor<8x6x3x3xf32> {dp.name = "m.4.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg14: tensor<8xf32> {dp.name = "m.4.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg15: tensor<4x8xf32> {dp.name = "m.8.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg16: tensor<4xf32> {dp.name = "m.8.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg17: tensor<6x2x3x3xf32> {dp.name = "v.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg18: tensor<6xf32> {dp.name = "v.1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg19: tensor<6xf32> {dp.name = "v.1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg20: tensor<8x6x3x3xf32> {dp.name = "v.4.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg21: tensor<8xf32> {dp.name = "v.4.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg22: tensor<4x8xf32> {dp.name = "v.8.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg23: tensor<4xf32> {dp.name = "v.8.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg24: tensor<f32> {dp.name = "step", dp.state} loc(callsite(#loc1 at #loc2)), %arg25: tensor<9x2x8x8xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2)), %arg26: tensor<9xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2))) -> (tensor<6x2x3x3xf32> {dp.name = "params.0.weight", dp.updates = 0 : i64}, tensor<6xf32> {dp.name = "params.1.weight", dp.updates = 1 : i64}, tensor<6xf32> {dp.name = "params.1.bias", dp.updates = 2 : i64}, tensor<8x6x3x3xf32> {dp.name = "params.4.weight", dp.updates = 3 : i64}, tensor<8xf32> {dp.name = "params.4.bias", dp.updates = 4 : i64}, tensor<4x8xf32> {dp.name = "params.8.weight", dp.updates = 5 : i64}, tensor<4xf32> {dp.name = "params.8.bias", dp.updates = 6 : i64}, tensor<6xf32> {dp.name = "buffers.1.running_mean", dp.updates = 7 : i64}, tensor<6xf32> {dp.name = "buffers.1.running_var", dp.updates = 8 : i64}, tensor<i64> {dp.name = "buffers.1.num_batches_tracked", dp.updates = 9 : i64}, tensor<6x2x3x3xf32> {dp.name = "m.0.weight", dp.updates = 10 : i64}, tensor<6xf32> {dp.name = "m.1.weight", dp.updates = 11 : i64}, tensor<6xf32> {dp.name = "m.1.bias", dp.updates = 12 : i64}, tensor<8x6x3x3xf32> {dp.name = "m.4.weight", dp.updates = 13 : i64}, tensor<8xf32> {dp.name = "m.4.bias", dp.updates = 14 : i64}, tensor<4x8xf32> {dp.name = "m.8.weight", dp.updates = 15 : i64}, tensor<4xf32> {dp.name = "m.8.bias", dp.updates = 16 : i64}, tensor<6x2x3x3xf32> {dp.name = "v.0.weight", dp.updates = 17 : i64}, tensor<6xf32> {dp.name = "v.1.weight", dp.updates = 18 : i64}, tensor<6xf32> {dp.name = "v.1.bias", dp.updates = 19 : i64}, tensor<8x6x3x3xf32> {dp.name = "v.4.weight", dp.updates = 20 : i64}, tensor<8xf32> {dp.name = "v.4.bias", dp.updates = 21 : i64}, tensor<4x8xf32> {dp.name = "v.8.weight", dp.updates = 22 : i64}, tensor<4xf32> {dp.name = "v.8.bias", dp.updates = 23 : i64}, tensor<f32> {dp.name = "step", dp.updates = 24 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "correct"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<9x4xf32> loc(#loc12)
    %cst_0 = arith.constant 0.000000e+00 : f64 loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %c-1_i64 = arith.constant -1 : i64 loc(#loc13)
    %cst_2 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_4 = arith.constant 1.000000e-05 : f64 loc(#loc14)
    %cst_5 = arith.constant 1.000000e-01 : f64 loc(#loc14)
    %cst_6 = arith.constant 9.000000e-01 : f64 loc(#loc14)
    %cst_7 = arith.constant 1.0017391304347827 : f64 loc(#loc14)
    %cst_8 = arith.constant 0.70710678118654757 : f64 loc(#loc12)
    %cst_9 = arith.constant 5.000000e-01 : f64 loc(#loc12)
    %cst_10 = arith.constant 0.3989422804014327 : f64 loc(#loc12)
    %cst_11 = arith.constant 0.001736111111111111 : f64 loc(#loc12)
    %cst_12 = arith.constant 0.98999999999999999 : f64 loc(#loc12)
    %cst_13 = arith.constant 1.000000e-02 : f64 loc(#loc12)
    %cst_14 = arith.constant -1.000000e-02 : f64 loc(#loc12)
    %cst_15 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc12)
    %cst_16 = arith.constant dense<-0.899999976> : tensor<f32> loc(#loc12)
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc12)
    %cst_18 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc12)
    %cst_19 = arith.constant 5.760000e+02 : f64 loc(#loc)
    %cst_20 = arith.constant 5.760000e+02 : f32 loc(#loc)
    %cst_21 = arith.constant 1.41421354 : f32 loc(#loc)
    %cst_22 = arith.constant 4.000000e+00 : f32 loc(#loc)
    %cst_23 = arith.constant -5.000000e-01 : f32 loc(#loc)
    %c-100_i64 = arith.constant -100 : i64 loc(#loc12)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c9 = arith.constant 9 : index loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_24 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c8 = arith.constant 8 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %cst_25 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %cst_26 = arith.constant dense<1> : tensor<i64> loc(#loc12)
    %cst_27 = arith.constant dense<0> : tensor<i64> loc(#loc12)
    %padded = tensor.pad %arg25 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index loc(callsite(#loc1 at #loc2)), %arg28: index loc(callsite(#loc1 at #loc2)), %arg29: index loc(callsite(#loc1 at #loc2)), %arg30: index loc(callsite(#loc1 at #loc2))):
      tensor.yield %cst_24 : f32 loc(#loc11)
    } : tensor<9x2x8x8xf32> to tensor<9x2x10x10xf32> loc(#loc11)
    %0 = tensor.empty() : tensor<9x6x8x8xf32> loc(#loc11)
    %1 = linalg.fill ins(%cst_24 : f32) outs(%0 : tensor<9x6x8x8xf32>) -> tensor<9x6x8x8xf32> loc(#loc11)
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<9x2x10x10xf32>, tensor<6x2x3x3xf32>) outs(%1 : tensor<9x6x8x8xf32>) -> tensor<9x6x8x8xf32> loc(#loc11)
    %3 = tensor.empty() : tensor<i64> loc(#loc15)
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg9 : tensor<i64>) outs(%3 : tensor<i64>) {
    ^bb0(%in: i64 loc(callsite(#loc6 at #loc2)), %out: i64 loc(callsite(#loc6 at #loc2))):
      %281 = arith.addi %in, %c1_i64 : i64 loc(#loc15)
      linalg.yield %281 : i64 loc(#loc15)
    } -> tensor<i64> loc(#loc15)
    %5 = tensor.empty() : tensor<9x6x8x8xf64> loc(#loc14)
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<9x6x8x8xf32>) outs(%5 : tensor<9x6x8x8xf64>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.extf %in : f32 to f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<9x6x8x8xf64> loc(#loc14)
    %7 = tensor.empty() : tensor<1x6x1x1xf64> loc(#loc14)
    %8 = linalg.fill ins(%cst_0 : f64) outs(%7 : tensor<1x6x1x1xf64>) -> tensor<1x6x1x1xf64> loc(#loc14)
    %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%6 : tensor<9x6x8x8xf64>) outs(%8 : tensor<1x6x1x1xf64>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.addf %in, %out : f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<1x6x1x1xf64> loc(#loc14)
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<1x6x1x1xf64>) outs(%7 : tensor<1x6x1x1xf64>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.divf %in, %cst_19 : f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<1x6x1x1xf64> loc(#loc14)
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<9x6x8x8xf64>, tensor<1x6x1x1xf64>) outs(%5 : tensor<9x6x8x8xf64>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %in_59: f64 loc(callsite(#loc5 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.subf %in, %in_59 : f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<9x6x8x8xf64> loc(#loc14)
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<9x6x8x8xf64>, tensor<9x6x8x8xf64>) outs(%5 : tensor<9x6x8x8xf64>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %in_59: f64 loc(callsite(#loc5 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<9x6x8x8xf64> loc(#loc14)
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%12 : tensor<9x6x8x8xf64>) outs(%8 : tensor<1x6x1x1xf64>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.addf %in, %out : f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<1x6x1x1xf64> loc(#loc14)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<1x6x1x1xf64>) outs(%7 : tensor<1x6x1x1xf64>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %out: f64 loc(callsite(#loc5 at #loc2))):
      %281 = arith.divf %in, %cst_19 : f64 loc(#loc14)
      linalg.yield %281 : f64 loc(#loc14)
    } -> tensor<1x6x1x1xf64> loc(#loc14)
    %15 = tensor.empty() : tensor<1x6x1x1xf32> loc(#loc14)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x6x1x1xf64>) outs(%15 : tensor<1x6x1x1xf32>) {
    ^bb0(%in: f64 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %in : f64 to f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<1x6x1x1xf32> loc(#loc14)
    %17 = linalg.fill ins(%cst_24 : f32) outs(%15 : tensor<1x6x1x1xf32>) -> tensor<1x6x1x1xf32> loc(#loc14)
    %18 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%2 : tensor<9x6x8x8xf32>) outs(%17 : tensor<1x6x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<1x6x1x1xf32> loc(#loc14)
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<1x6x1x1xf32>) outs(%15 : tensor<1x6x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.divf %in, %cst_20 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<1x6x1x1xf32> loc(#loc14)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<1x6x1x1xf32>) outs(%15 : tensor<1x6x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc14)
      %282 = arith.addf %in, %281 : f32 loc(#loc14)
      linalg.yield %282 : f32 loc(#loc14)
    } -> tensor<1x6x1x1xf32> loc(#loc14)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<1x6x1x1xf32>) outs(%15 : tensor<1x6x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = math.rsqrt %in : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<1x6x1x1xf32> loc(#loc14)
    %22 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %19 : tensor<9x6x8x8xf32>, tensor<1x6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<9x6x8x8xf32> loc(#loc14)
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %21 : tensor<9x6x8x8xf32>, tensor<1x6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<9x6x8x8xf32> loc(#loc14)
    %collapsed = tensor.collapse_shape %19 [[0, 1, 2, 3]] : tensor<1x6x1x1xf32> into tensor<6xf32> loc(#loc14)
    %collapsed_28 = tensor.collapse_shape %21 [[0, 1, 2, 3]] : tensor<1x6x1x1xf32> into tensor<6xf32> loc(#loc14)
    %24 = tensor.empty() : tensor<6xf32> loc(#loc14)
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %cst_5 : f64 to f32 loc(#loc14)
      %282 = arith.mulf %in, %281 : f32 loc(#loc14)
      linalg.yield %282 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg7 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %cst_6 : f64 to f32 loc(#loc14)
      %282 = arith.mulf %in, %281 : f32 loc(#loc14)
      linalg.yield %282 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%25, %26 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %collapsed_29 = tensor.collapse_shape %16 [[0, 1, 2, 3]] : tensor<1x6x1x1xf32> into tensor<6xf32> loc(#loc14)
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_29 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %cst_7 : f64 to f32 loc(#loc14)
      %282 = arith.mulf %in, %281 : f32 loc(#loc14)
      linalg.yield %282 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%28 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %cst_5 : f64 to f32 loc(#loc14)
      %282 = arith.mulf %in, %281 : f32 loc(#loc14)
      linalg.yield %282 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg8 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.truncf %cst_6 : f64 to f32 loc(#loc14)
      %282 = arith.mulf %in, %281 : f32 loc(#loc14)
      linalg.yield %282 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%29, %30 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32> loc(#loc14)
    %32 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded : tensor<9x6x8x8xf32>, tensor<6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<9x6x8x8xf32> loc(#loc14)
    %expanded_30 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32> loc(#loc14)
    %33 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %expanded_30 : tensor<9x6x8x8xf32>, tensor<6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc14)
      linalg.yield %281 : f32 loc(#loc14)
    } -> tensor<9x6x8x8xf32> loc(#loc14)
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33 : tensor<9x6x8x8xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc7 at #loc2))):
      %281 = arith.cmpf ugt, %in, %cst_24 : f32 loc(#loc16)
      %282 = arith.select %281, %in, %cst_24 : f32 loc(#loc16)
      linalg.yield %282 : f32 loc(#loc16)
    } -> tensor<9x6x8x8xf32> loc(#loc16)
    %35 = tensor.empty() : tensor<9x6x4x4xf32> loc(#loc13)
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<9x6x4x4xf32>) -> tensor<9x6x4x4xf32> loc(#loc13)
    %37 = tensor.empty() : tensor<2x2xf32> loc(#loc13)
    %38 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%34, %37 : tensor<9x6x8x8xf32>, tensor<2x2xf32>) outs(%36 : tensor<9x6x4x4xf32>) -> tensor<9x6x4x4xf32> loc(#loc13)
    %39 = tensor.empty() : tensor<9x6x4x4xi64> loc(#loc13)
    %40 = linalg.fill ins(%c-1_i64 : i64) outs(%39 : tensor<9x6x4x4xi64>) -> tensor<9x6x4x4xi64> loc(#loc13)
    %41 = tensor.empty() : tensor<2x2xi64> loc(#loc13)
    %42 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%38, %41 : tensor<9x6x4x4xf32>, tensor<2x2xi64>) outs(%40 : tensor<9x6x4x4xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc2)), %in_59: i64 loc(callsite(#loc4 at #loc2)), %out: i64 loc(callsite(#loc4 at #loc2))):
      %281 = linalg.index 0 : index loc(#loc13)
      %282 = linalg.index 1 : index loc(#loc13)
      %283 = linalg.index 2 : index loc(#loc13)
      %284 = linalg.index 4 : index loc(#loc13)
      %285 = arith.muli %283, %c2 : index loc(#loc13)
      %286 = arith.addi %285, %284 : index loc(#loc13)
      %287 = linalg.index 3 : index loc(#loc13)
      %288 = linalg.index 5 : index loc(#loc13)
      %289 = arith.muli %287, %c2 : index loc(#loc13)
      %290 = arith.addi %289, %288 : index loc(#loc13)
      %extracted = tensor.extract %34[%281, %282, %286, %290] : tensor<9x6x8x8xf32> loc(#loc13)
      %291 = arith.cmpf oeq, %extracted, %in : f32 loc(#loc13)
      %292 = arith.muli %286, %c8 : index loc(#loc13)
      %293 = arith.addi %290, %292 : index loc(#loc13)
      %294 = arith.index_cast %293 : index to i64 loc(#loc13)
      %295 = arith.select %291, %294, %out : i64 loc(#loc13)
      %296 = arith.cmpi eq, %out, %c-1_i64 : i64 loc(#loc13)
      %297 = arith.select %296, %295, %out : i64 loc(#loc13)
      linalg.yield %297 : i64 loc(#loc13)
    } -> tensor<9x6x4x4xi64> loc(#loc13)
    %padded_31 = tensor.pad %38 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index loc(callsite(#loc1 at #loc2)), %arg28: index loc(callsite(#loc1 at #loc2)), %arg29: index loc(callsite(#loc1 at #loc2)), %arg30: index loc(callsite(#loc1 at #loc2))):
      tensor.yield %cst_24 : f32 loc(#loc11)
    } : tensor<9x6x4x4xf32> to tensor<9x6x6x6xf32> loc(#loc11)
    %43 = tensor.empty() : tensor<9x8x2x2xf32> loc(#loc11)
    %broadcasted = linalg.broadcast ins(%arg4 : tensor<8xf32>) outs(%43 : tensor<9x8x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc11)
    %44 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_31, %arg3 : tensor<9x6x6x6xf32>, tensor<8x6x3x3xf32>) outs(%broadcasted : tensor<9x8x2x2xf32>) -> tensor<9x8x2x2xf32> loc(#loc11)
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc8 at #loc2))):
      %281 = arith.divf %in, %cst_21 : f32 loc(#loc17)
      %282 = math.erf %281 : f32 loc(#loc17)
      %283 = arith.addf %282, %cst_2 : f32 loc(#loc17)
      %284 = arith.mulf %283, %cst_3 : f32 loc(#loc17)
      %285 = arith.mulf %in, %284 : f32 loc(#loc17)
      linalg.yield %285 : f32 loc(#loc17)
    } -> tensor<9x8x2x2xf32> loc(#loc17)
    %46 = tensor.empty() : tensor<9x8x1x1xf32> loc(#loc18)
    %47 = linalg.fill ins(%cst_24 : f32) outs(%46 : tensor<9x8x1x1xf32>) -> tensor<9x8x1x1xf32> loc(#loc18)
    %48 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%45 : tensor<9x8x2x2xf32>) outs(%47 : tensor<9x8x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc8 at #loc2)), %out: f32 loc(callsite(#loc9 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc18)
      linalg.yield %281 : f32 loc(#loc18)
    } -> tensor<9x8x1x1xf32> loc(#loc18)
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<9x8x1x1xf32>) outs(%46 : tensor<9x8x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc9 at #loc2)), %out: f32 loc(callsite(#loc9 at #loc2))):
      %281 = arith.divf %in, %cst_22 : f32 loc(#loc18)
      linalg.yield %281 : f32 loc(#loc18)
    } -> tensor<9x8x1x1xf32> loc(#loc18)
    %collapsed_32 = tensor.collapse_shape %49 [[0], [1, 2, 3]] : tensor<9x8x1x1xf32> into tensor<9x8xf32> loc(#loc19)
    %50 = tensor.empty() : tensor<8x4xf32> loc(#loc12)
    %transposed = linalg.transpose ins(%arg5 : tensor<4x8xf32>) outs(%50 : tensor<8x4xf32>) permutation = [1, 0]  loc(#loc12)
    %51 = tensor.empty() : tensor<9x4xf32> loc(#loc12)
    %52 = linalg.fill ins(%cst_24 : f32) outs(%51 : tensor<9x4xf32>) -> tensor<9x4xf32> loc(#loc12)
    %53 = linalg.matmul ins(%collapsed_32, %transposed : tensor<9x8xf32>, tensor<8x4xf32>) outs(%52 : tensor<9x4xf32>) -> tensor<9x4xf32> loc(#loc12)
    %54 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg6, %53 : tensor<4xf32>, tensor<9x4xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %55 = tensor.empty() : tensor<9xi64> loc(#loc12)
    %56 = linalg.fill ins(%c0_i64 : i64) outs(%55 : tensor<9xi64>) -> tensor<9xi64> loc(#loc12)
    %57 = tensor.empty() : tensor<9xf32> loc(#loc12)
    %58 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<9xf32>) -> tensor<9xf32> loc(#loc12)
    %59:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%54 : tensor<9x4xf32>) outs(%58, %56 : tensor<9xf32>, tensor<9xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2)), %out_59: i64 loc(callsite(#loc3 at #loc2))):
      %281 = linalg.index 1 : index loc(#loc12)
      %282 = arith.index_cast %281 : index to i64 loc(#loc12)
      %283 = arith.maximumf %in, %out : f32 loc(#loc12)
      %284 = arith.cmpf ogt, %in, %out : f32 loc(#loc12)
      %285 = arith.select %284, %282, %out_59 : i64 loc(#loc12)
      linalg.yield %283, %285 : f32, i64 loc(#loc12)
    } -> (tensor<9xf32>, tensor<9xi64>) loc(#loc12)
    %expanded_33 = tensor.expand_shape %59#0 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32> loc(#loc12)
    %60 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%54, %expanded_33 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<9x4xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.exp %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %62 = tensor.empty() : tensor<9x1xf32> loc(#loc12)
    %63 = linalg.fill ins(%cst_24 : f32) outs(%62 : tensor<9x1xf32>) -> tensor<9x1xf32> loc(#loc12)
    %64 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%61 : tensor<9x4xf32>) outs(%63 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x1xf32> loc(#loc12)
    %65 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<9x1xf32>) outs(%62 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.log %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x1xf32> loc(#loc12)
    %66 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%60, %65 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %67 = tensor.empty() : tensor<9xi1> loc(#loc12)
    %68 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg26 : tensor<9xi64>) outs(%67 : tensor<9xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %281 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc12)
      linalg.yield %281 : i1 loc(#loc12)
    } -> tensor<9xi1> loc(#loc12)
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map12, #map3], iterator_types = ["parallel"]} ins(%68, %arg26, %cst_27 : tensor<9xi1>, tensor<9xi64>, tensor<i64>) outs(%55 : tensor<9xi64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: i64 loc(callsite(#loc3 at #loc2)), %in_60: i64 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : i64 loc(#loc12)
      linalg.yield %281 : i64 loc(#loc12)
    } -> tensor<9xi64> loc(#loc12)
    %expanded_34 = tensor.expand_shape %69 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64> loc(#loc12)
    %70 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_34 : tensor<9x1xi64>) outs(%63 : tensor<9x1xf32>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = linalg.index 0 : index loc(#loc12)
      %282 = arith.index_cast %in : i64 to index loc(#loc12)
      %283 = arith.cmpi slt, %282, %c4 : index loc(#loc12)
      cf.assert %283, "index must be smaller than dim size" loc(#loc12)
      %284 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc12)
      cf.assert %284, "index must be larger or equal to 0" loc(#loc12)
      %extracted = tensor.extract %66[%281, %282] : tensor<9x4xf32> loc(#loc12)
      linalg.yield %extracted : f32 loc(#loc12)
    } -> tensor<9x1xf32> loc(#loc12)
    %collapsed_35 = tensor.collapse_shape %70 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32> loc(#loc12)
    %71 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_35 : tensor<9xf32>) outs(%57 : tensor<9xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.negf %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9xf32> loc(#loc12)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map12, #map3], iterator_types = ["parallel"]} ins(%68, %71, %cst_17 : tensor<9xi1>, tensor<9xf32>, tensor<f32>) outs(%57 : tensor<9xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9xf32> loc(#loc12)
    %73 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<i64>) -> tensor<i64> loc(#loc12)
    %74 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%68 : tensor<9xi1>) outs(%73 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %281 = arith.extui %in : i1 to i64 loc(#loc12)
      %282 = arith.addi %281, %out : i64 loc(#loc12)
      linalg.yield %282 : i64 loc(#loc12)
    } -> tensor<i64> loc(#loc12)
    %75 = tensor.empty() : tensor<f32> loc(#loc12)
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%74 : tensor<i64>) outs(%75 : tensor<f32>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.sitofp %in : i64 to f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %77 = linalg.fill ins(%cst_24 : f32) outs(%75 : tensor<f32>) -> tensor<f32> loc(#loc12)
    %78 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%72 : tensor<9xf32>) outs(%77 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%78, %76 : tensor<f32>, tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg26, %59#1 : tensor<9xi64>, tensor<9xi64>) outs(%67 : tensor<9xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %in_59: i64 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %281 = arith.cmpi eq, %in, %in_59 : i64 loc(#loc12)
      linalg.yield %281 : i1 loc(#loc12)
    } -> tensor<9xi1> loc(#loc12)
    %81 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%80 : tensor<9xi1>) outs(%73 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %281 = arith.extui %in : i1 to i64 loc(#loc12)
      %282 = arith.addi %281, %out : i64 loc(#loc12)
      linalg.yield %282 : i64 loc(#loc12)
    } -> tensor<i64> loc(#loc12)
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_18, %76 : tensor<f32>, tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %expanded_36 = tensor.expand_shape %arg26 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64> loc(#loc12)
    %83 = tensor.empty() : tensor<9x1xi1> loc(#loc12)
    %84 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_36 : tensor<9x1xi64>) outs(%83 : tensor<9x1xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %281 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc12)
      linalg.yield %281 : i1 loc(#loc12)
    } -> tensor<9x1xi1> loc(#loc12)
    %85 = tensor.empty() : tensor<9x1xi64> loc(#loc12)
    %86 = linalg.generic {indexing_maps = [#map9, #map9, #map13, #map9], iterator_types = ["parallel", "parallel"]} ins(%84, %expanded_36, %cst_27 : tensor<9x1xi1>, tensor<9x1xi64>, tensor<i64>) outs(%85 : tensor<9x1xi64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: i64 loc(callsite(#loc3 at #loc2)), %in_60: i64 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : i64 loc(#loc12)
      linalg.yield %281 : i64 loc(#loc12)
    } -> tensor<9x1xi64> loc(#loc12)
    %87 = linalg.fill ins(%c0_i64 : i64) outs(%85 : tensor<9x1xi64>) -> tensor<9x1xi64> loc(#loc12)
    %88 = linalg.fill ins(%cst_24 : f32) outs(%57 : tensor<9xf32>) -> tensor<9xf32> loc(#loc12)
    %89:3 = linalg.generic {indexing_maps = [#map14, #map14, #map3], iterator_types = ["parallel"]} outs(%87, %87, %88 : tensor<9x1xi64>, tensor<9x1xi64>, tensor<9xf32>) {
    ^bb0(%out: i64 loc(callsite(#loc3 at #loc2)), %out_59: i64 loc(callsite(#loc3 at #loc2)), %out_60: f32 loc(callsite(#loc3 at #loc2))):
      %281 = linalg.index 0 : index loc(#loc12)
      %282 = arith.remsi %281, %c9 : index loc(#loc12)
      %extracted = tensor.extract %86[%282, %c0] : tensor<9x1xi64> loc(#loc12)
      %283 = arith.index_cast %282 : index to i64 loc(#loc12)
      linalg.yield %283, %extracted, %cst_25 : i64, i64, f32 loc(#loc12)
    } -> (tensor<9x1xi64>, tensor<9x1xi64>, tensor<9xf32>) loc(#loc12)
    %90 = tensor.empty() : tensor<9x2xi64> loc(#loc12)
    %91 = linalg.fill ins(%c0_i64 : i64) outs(%90 : tensor<9x2xi64>) -> tensor<9x2xi64> loc(#loc12)
    %inserted_slice = tensor.insert_slice %89#0 into %91[0, 0] [9, 1] [1, 1] : tensor<9x1xi64> into tensor<9x2xi64> loc(#loc12)
    %inserted_slice_37 = tensor.insert_slice %89#1 into %inserted_slice[0, 1] [9, 1] [1, 1] : tensor<9x1xi64> into tensor<9x2xi64> loc(#loc12)
    %92 = "tm_tensor.scatter"(%89#2, %inserted_slice_37, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg27: f32 loc(callsite(#loc3 at #loc2)), %arg28: f32 loc(callsite(#loc3 at #loc2))):
      "tm_tensor.yield"(%arg27) : (f32) -> () loc(#loc12)
    }) : (tensor<9xf32>, tensor<9x2xi64>, tensor<9x4xf32>) -> tensor<9x4xf32> loc(#loc12)
    %93 = linalg.generic {indexing_maps = [#map9, #map13, #map13, #map9], iterator_types = ["parallel", "parallel"]} ins(%84, %82, %cst_17 : tensor<9x1xi1>, tensor<f32>, tensor<f32>) outs(%62 : tensor<9x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x1xf32> loc(#loc12)
    %94 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %95 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<9x4xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.exp %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %96 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%94 : tensor<9x4xf32>) outs(%63 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x1xf32> loc(#loc12)
    %97 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<9x4xf32>, tensor<9x1xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %98 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%94, %97 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%51 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x4xf32> loc(#loc12)
    %99 = tensor.empty() : tensor<9x8xf32> loc(#loc12)
    %100 = linalg.fill ins(%cst_24 : f32) outs(%99 : tensor<9x8xf32>) -> tensor<9x8xf32> loc(#loc12)
    %101 = linalg.matmul ins(%98, %arg5 : tensor<9x4xf32>, tensor<4x8xf32>) outs(%100 : tensor<9x8xf32>) -> tensor<9x8xf32> loc(#loc12)
    %102 = tensor.empty() : tensor<4x9xf32> loc(#loc12)
    %transposed_38 = linalg.transpose ins(%98 : tensor<9x4xf32>) outs(%102 : tensor<4x9xf32>) permutation = [1, 0]  loc(#loc12)
    %103 = tensor.empty() : tensor<4x8xf32> loc(#loc12)
    %104 = linalg.fill ins(%cst_24 : f32) outs(%103 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc12)
    %105 = linalg.matmul ins(%transposed_38, %collapsed_32 : tensor<4x9xf32>, tensor<9x8xf32>) outs(%104 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc12)
    %106 = tensor.empty() : tensor<1x4xf32> loc(#loc12)
    %107 = linalg.fill ins(%cst_24 : f32) outs(%106 : tensor<1x4xf32>) -> tensor<1x4xf32> loc(#loc12)
    %108 = linalg.generic {indexing_maps = [#map9, #map15], iterator_types = ["reduction", "parallel"]} ins(%98 : tensor<9x4xf32>) outs(%107 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<1x4xf32> loc(#loc12)
    %collapsed_39 = tensor.collapse_shape %108 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32> loc(#loc12)
    %109 = linalg.generic {indexing_maps = [#map16, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<9x8xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      linalg.yield %in : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %cst_22 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_8 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.erf %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %cst_2 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %cst_3 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %44 : tensor<9x8x2x2xf32>, tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_59: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %cst_23 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.exp %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_10 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %118 : tensor<9x8x2x2xf32>, tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %119 : tensor<9x8x2x2xf32>, tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %120 : tensor<9x8x2x2xf32>, tensor<9x8x2x2xf32>) outs(%43 : tensor<9x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x8x2x2xf32> loc(#loc12)
    %122 = tensor.empty() : tensor<6x8x3x3xf32> loc(#loc12)
    %123 = linalg.fill ins(%cst_24 : f32) outs(%122 : tensor<6x8x3x3xf32>) -> tensor<6x8x3x3xf32> loc(#loc12)
    %124 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%123 : tensor<6x8x3x3xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = linalg.index 0 : index loc(#loc12)
      %282 = linalg.index 1 : index loc(#loc12)
      %283 = linalg.index 2 : index loc(#loc12)
      %284 = linalg.index 3 : index loc(#loc12)
      %285 = arith.subi %c2, %283 : index loc(#loc12)
      %286 = arith.subi %c2, %284 : index loc(#loc12)
      %extracted = tensor.extract %arg3[%282, %281, %285, %286] : tensor<8x6x3x3xf32> loc(#loc12)
      linalg.yield %extracted : f32 loc(#loc12)
    } -> tensor<6x8x3x3xf32> loc(#loc12)
    %125 = tensor.empty() : tensor<9x8x6x6xf32> loc(#loc12)
    %126 = linalg.fill ins(%cst_24 : f32) outs(%125 : tensor<9x8x6x6xf32>) -> tensor<9x8x6x6xf32> loc(#loc12)
    %inserted_slice_40 = tensor.insert_slice %121 into %126[0, 0, 1, 1] [9, 8, 2, 2] [1, 1, 2, 2] : tensor<9x8x2x2xf32> into tensor<9x8x6x6xf32> loc(#loc12)
    %127 = linalg.fill ins(%cst_24 : f32) outs(%35 : tensor<9x6x4x4xf32>) -> tensor<9x6x4x4xf32> loc(#loc12)
    %128 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_40, %124 : tensor<9x8x6x6xf32>, tensor<6x8x3x3xf32>) outs(%127 : tensor<9x6x4x4xf32>) -> tensor<9x6x4x4xf32> loc(#loc12)
    %129 = tensor.empty() : tensor<6x9x4x4xf32> loc(#loc12)
    %transposed_41 = linalg.transpose ins(%38 : tensor<9x6x4x4xf32>) outs(%129 : tensor<6x9x4x4xf32>) permutation = [1, 0, 2, 3]  loc(#loc12)
    %padded_42 = tensor.pad %transposed_41 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index loc(callsite(#loc3 at #loc2)), %arg28: index loc(callsite(#loc3 at #loc2)), %arg29: index loc(callsite(#loc3 at #loc2)), %arg30: index loc(callsite(#loc3 at #loc2))):
      tensor.yield %cst_24 : f32 loc(#loc12)
    } : tensor<6x9x4x4xf32> to tensor<6x9x6x6xf32> loc(#loc12)
    %130 = tensor.empty() : tensor<6x72x4x4xf32> loc(#loc12)
    %expanded_43 = tensor.expand_shape %padded_42 [[0], [1, 2], [3], [4]] output_shape [6, 9, 1, 6, 6] : tensor<6x9x6x6xf32> into tensor<6x9x1x6x6xf32> loc(#loc12)
    %expanded_44 = tensor.expand_shape %121 [[0], [1], [2, 3], [4]] output_shape [9, 8, 1, 2, 2] : tensor<9x8x2x2xf32> into tensor<9x8x1x2x2xf32> loc(#loc12)
    %expanded_45 = tensor.expand_shape %130 [[0], [1, 2], [3], [4]] output_shape [6, 9, 8, 4, 4] : tensor<6x72x4x4xf32> into tensor<6x9x8x4x4xf32> loc(#loc12)
    %131 = linalg.fill ins(%cst_24 : f32) outs(%expanded_45 : tensor<6x9x8x4x4xf32>) -> tensor<6x9x8x4x4xf32> loc(#loc12)
    %132 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_43, %expanded_44 : tensor<6x9x1x6x6xf32>, tensor<9x8x1x2x2xf32>) outs(%131 : tensor<6x9x8x4x4xf32>) -> tensor<6x9x8x4x4xf32> loc(#loc12)
    %collapsed_46 = tensor.collapse_shape %132 [[0], [1, 2], [3], [4]] : tensor<6x9x8x4x4xf32> into tensor<6x72x4x4xf32> loc(#loc12)
    %extracted_slice = tensor.extract_slice %collapsed_46[0, 0, 0, 0] [6, 72, 3, 4] [1, 1, 1, 1] : tensor<6x72x4x4xf32> to tensor<6x72x3x4xf32> loc(#loc12)
    %extracted_slice_47 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [6, 72, 3, 3] [1, 1, 1, 1] : tensor<6x72x3x4xf32> to tensor<6x72x3x3xf32> loc(#loc12)
    %expanded_48 = tensor.expand_shape %extracted_slice_47 [[0], [1, 2], [3], [4]] output_shape [6, 9, 8, 3, 3] : tensor<6x72x3x3xf32> into tensor<6x9x8x3x3xf32> loc(#loc12)
    %133 = tensor.empty() : tensor<9x8x6x3x3xf32> loc(#loc12)
    %transposed_49 = linalg.transpose ins(%expanded_48 : tensor<6x9x8x3x3xf32>) outs(%133 : tensor<9x8x6x3x3xf32>) permutation = [1, 2, 0, 3, 4]  loc(#loc12)
    %134 = tensor.empty() : tensor<8x6x3x3xf32> loc(#loc12)
    %135 = linalg.fill ins(%cst_24 : f32) outs(%134 : tensor<8x6x3x3xf32>) -> tensor<8x6x3x3xf32> loc(#loc12)
    %136 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_49 : tensor<9x8x6x3x3xf32>) outs(%135 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %137 = tensor.empty() : tensor<8xf32> loc(#loc12)
    %138 = linalg.fill ins(%cst_24 : f32) outs(%137 : tensor<8xf32>) -> tensor<8xf32> loc(#loc12)
    %139 = linalg.generic {indexing_maps = [#map1, #map19], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%121 : tensor<9x8x2x2xf32>) outs(%138 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %140 = tensor.empty() : tensor<9x6x4x4x4xi64> loc(#loc12)
    %141 = linalg.generic {indexing_maps = [#map20, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%42 : tensor<9x6x4x4xi64>) outs(%140 : tensor<9x6x4x4x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %281 = arith.index_cast %in : i64 to index loc(#loc12)
      %282 = linalg.index 4 : index loc(#loc12)
      %283 = arith.remsi %281, %c8 : index loc(#loc12)
      %284 = arith.cmpi eq, %282, %c3 : index loc(#loc12)
      %285 = arith.select %284, %283, %c0 : index loc(#loc12)
      %286 = arith.floordivsi %281, %c8 : index loc(#loc12)
      %287 = arith.cmpi eq, %282, %c2 : index loc(#loc12)
      %288 = arith.select %287, %286, %c0 : index loc(#loc12)
      %289 = arith.addi %285, %288 : index loc(#loc12)
      %290 = linalg.index 1 : index loc(#loc12)
      %291 = arith.cmpi eq, %282, %c1 : index loc(#loc12)
      %292 = arith.select %291, %290, %c0 : index loc(#loc12)
      %293 = arith.addi %289, %292 : index loc(#loc12)
      %294 = linalg.index 0 : index loc(#loc12)
      %295 = arith.cmpi eq, %282, %c0 : index loc(#loc12)
      %296 = arith.select %295, %294, %c0 : index loc(#loc12)
      %297 = arith.addi %293, %296 : index loc(#loc12)
      %298 = arith.index_cast %297 : index to i64 loc(#loc12)
      linalg.yield %298 : i64 loc(#loc12)
    } -> tensor<9x6x4x4x4xi64> loc(#loc12)
    %collapsed_50 = tensor.collapse_shape %128 [[0, 1, 2, 3]] : tensor<9x6x4x4xf32> into tensor<864xf32> loc(#loc12)
    %collapsed_51 = tensor.collapse_shape %141 [[0, 1, 2, 3], [4]] : tensor<9x6x4x4x4xi64> into tensor<864x4xi64> loc(#loc12)
    %142 = "tm_tensor.scatter"(%collapsed_50, %collapsed_51, %1) <{dimension_map = array<i64: 0, 1, 2, 3>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg27: f32 loc(callsite(#loc3 at #loc2)), %arg28: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %arg28, %arg27 : f32 loc(#loc12)
      "tm_tensor.yield"(%281) : (f32) -> () loc(#loc12)
    }) : (tensor<864xf32>, tensor<864x4xi64>, tensor<9x6x8x8xf32>) -> tensor<9x6x8x8xf32> loc(#loc12)
    %143 = tensor.empty() : tensor<9x6x8x8xi1> loc(#loc12)
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<9x6x8x8xf32>) outs(%143 : tensor<9x6x8x8xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %281 = arith.cmpf ole, %in, %cst_24 : f32 loc(#loc12)
      linalg.yield %281 : i1 loc(#loc12)
    } -> tensor<9x6x8x8xi1> loc(#loc12)
    %145 = linalg.generic {indexing_maps = [#map1, #map21, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %cst_17, %142 : tensor<9x6x8x8xi1>, tensor<f32>, tensor<9x6x8x8xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x6x8x8xf32> loc(#loc12)
    %146 = linalg.fill ins(%cst_24 : f32) outs(%24 : tensor<6xf32>) -> tensor<6xf32> loc(#loc12)
    %147 = linalg.generic {indexing_maps = [#map1, #map19], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%145 : tensor<9x6x8x8xf32>) outs(%146 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %22 : tensor<9x6x8x8xf32>, tensor<9x6x8x8xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x6x8x8xf32> loc(#loc12)
    %149 = linalg.generic {indexing_maps = [#map1, #map19], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%148 : tensor<9x6x8x8xf32>) outs(%146 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%147 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_11 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %expanded_52 = tensor.expand_shape %150 [[0, 1, 2, 3]] output_shape [1, 6, 1, 1] : tensor<6xf32> into tensor<1x6x1x1xf32> loc(#loc12)
    %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%149 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_11 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_28, %collapsed_28 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%151, %152 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %expanded_53 = tensor.expand_shape %153 [[0, 1, 2, 3]] output_shape [1, 6, 1, 1] : tensor<6xf32> into tensor<1x6x1x1xf32> loc(#loc12)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_28, %arg1 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %expanded_54 = tensor.expand_shape %154 [[0, 1, 2, 3]] output_shape [1, 6, 1, 1] : tensor<6xf32> into tensor<1x6x1x1xf32> loc(#loc12)
    %155 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %expanded_53 : tensor<9x6x8x8xf32>, tensor<1x6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x6x8x8xf32> loc(#loc12)
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %155 : tensor<9x6x8x8xf32>, tensor<9x6x8x8xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x6x8x8xf32> loc(#loc12)
    %157 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %expanded_52 : tensor<9x6x8x8xf32>, tensor<1x6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x6x8x8xf32> loc(#loc12)
    %158 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %expanded_54 : tensor<9x6x8x8xf32>, tensor<1x6x1x1xf32>) outs(%0 : tensor<9x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<9x6x8x8xf32> loc(#loc12)
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%149, %collapsed_28 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %160 = tensor.empty() : tensor<2x9x8x8xf32> loc(#loc12)
    %transposed_55 = linalg.transpose ins(%arg25 : tensor<9x2x8x8xf32>) outs(%160 : tensor<2x9x8x8xf32>) permutation = [1, 0, 2, 3]  loc(#loc12)
    %161 = tensor.empty() : tensor<6x9x8x8xf32> loc(#loc12)
    %transposed_56 = linalg.transpose ins(%158 : tensor<9x6x8x8xf32>) outs(%161 : tensor<6x9x8x8xf32>) permutation = [1, 0, 2, 3]  loc(#loc12)
    %padded_57 = tensor.pad %transposed_55 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index loc(callsite(#loc3 at #loc2)), %arg28: index loc(callsite(#loc3 at #loc2)), %arg29: index loc(callsite(#loc3 at #loc2)), %arg30: index loc(callsite(#loc3 at #loc2))):
      tensor.yield %cst_24 : f32 loc(#loc12)
    } : tensor<2x9x8x8xf32> to tensor<2x9x10x10xf32> loc(#loc12)
    %162 = tensor.empty() : tensor<2x6x3x3xf32> loc(#loc12)
    %163 = linalg.fill ins(%cst_24 : f32) outs(%162 : tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32> loc(#loc12)
    %164 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_57, %transposed_56 : tensor<2x9x10x10xf32>, tensor<6x9x8x8xf32>) outs(%163 : tensor<2x6x3x3xf32>) -> tensor<2x6x3x3xf32> loc(#loc12)
    %165 = tensor.empty() : tensor<6x2x3x3xf32> loc(#loc12)
    %transposed_58 = linalg.transpose ins(%164 : tensor<2x6x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) permutation = [1, 0, 2, 3]  loc(#loc12)
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg24 : tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %cst_2 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%cst_15 : tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.absf %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %168 = tensor.empty() : tensor<i1> loc(#loc12)
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%167 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %281 = arith.extf %in : f32 to f64 loc(#loc12)
      %282 = arith.cmpf oge, %281, %cst_9 : f64 loc(#loc12)
      linalg.yield %282 : i1 loc(#loc12)
    } -> tensor<i1> loc(#loc12)
    %170 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%169, %cst_16, %cst_15 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %171 = linalg.generic {indexing_maps = [#map21, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %transposed_58, %arg10 : tensor<i1>, tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58, %arg10 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %173 = linalg.generic {indexing_maps = [#map21, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %172 : tensor<f32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %171 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %175 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17 : tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_58 : tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %transposed_58 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%175, %177 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %179 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%166 : tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = math.powf %281, %in : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_26, %179 : tensor<i64>, tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.sitofp %in : i64 to f32 loc(#loc12)
      %282 = arith.subf %281, %in_59 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %181 = linalg.generic {indexing_maps = [#map1, #map21, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %180 : tensor<6x2x3x3xf32>, tensor<f32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181 : tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%166 : tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_6 : f64 to f32 loc(#loc12)
      %282 = math.powf %281, %in : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_26, %184 : tensor<i64>, tensor<f32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.sitofp %in : i64 to f32 loc(#loc12)
      %282 = arith.subf %281, %in_59 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %186 = linalg.generic {indexing_maps = [#map1, #map21, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %185 : tensor<6x2x3x3xf32>, tensor<f32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %187 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %183 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %188 : tensor<6x2x3x3xf32>, tensor<6x2x3x3xf32>) outs(%165 : tensor<6x2x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6x2x3x3xf32> loc(#loc12)
    %190 = linalg.generic {indexing_maps = [#map12, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%169, %159, %arg11 : tensor<i1>, tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %191 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%159, %arg11 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %192 = linalg.generic {indexing_maps = [#map12, #map3, #map3], iterator_types = ["parallel"]} ins(%170, %191 : tensor<f32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%192, %190 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg18 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %195 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%159 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %196 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%195, %159 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%194, %196 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %198 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%197, %180 : tensor<6xf32>, tensor<f32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %199 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%198 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %200 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%199 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %201 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%193, %185 : tensor<6xf32>, tensor<f32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%201 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%202, %200 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %204 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg1, %203 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %205 = linalg.generic {indexing_maps = [#map12, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%169, %147, %arg12 : tensor<i1>, tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%147, %arg12 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %207 = linalg.generic {indexing_maps = [#map12, #map3, #map3], iterator_types = ["parallel"]} ins(%170, %206 : tensor<f32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %208 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%207, %205 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %209 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg19 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %210 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%147 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %211 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%210, %147 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %212 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%209, %211 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %213 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%212, %180 : tensor<6xf32>, tensor<f32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %214 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%213 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %215 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%214 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %216 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%208, %185 : tensor<6xf32>, tensor<f32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %217 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%216 : tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %218 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%217, %215 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %218 : tensor<6xf32>, tensor<6xf32>) outs(%24 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<6xf32> loc(#loc12)
    %220 = linalg.generic {indexing_maps = [#map21, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %136, %arg13 : tensor<i1>, tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %arg13 : tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %222 = linalg.generic {indexing_maps = [#map21, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %221 : tensor<f32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %220 : tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %224 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %225 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %136 : tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%224, %226 : tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %228 = linalg.generic {indexing_maps = [#map1, #map21, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %180 : tensor<8x6x3x3xf32>, tensor<f32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %229 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %230 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %231 = linalg.generic {indexing_maps = [#map1, #map21, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %185 : tensor<8x6x3x3xf32>, tensor<f32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %232 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%231 : tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %230 : tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %233 : tensor<8x6x3x3xf32>, tensor<8x6x3x3xf32>) outs(%134 : tensor<8x6x3x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8x6x3x3xf32> loc(#loc12)
    %235 = linalg.generic {indexing_maps = [#map12, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%169, %139, %arg14 : tensor<i1>, tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%139, %arg14 : tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %237 = linalg.generic {indexing_maps = [#map12, #map3, #map3], iterator_types = ["parallel"]} ins(%170, %236 : tensor<f32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%237, %235 : tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %239 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg21 : tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %240 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%139 : tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %241 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%240, %139 : tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %242 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%239, %241 : tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %243 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%242, %180 : tensor<8xf32>, tensor<f32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%243 : tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %245 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%244 : tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %246 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%238, %185 : tensor<8xf32>, tensor<f32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %247 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%246 : tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %248 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%247, %245 : tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg4, %248 : tensor<8xf32>, tensor<8xf32>) outs(%137 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<8xf32> loc(#loc12)
    %250 = linalg.generic {indexing_maps = [#map13, #map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%169, %105, %arg15 : tensor<i1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %251 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%105, %arg15 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %252 = linalg.generic {indexing_maps = [#map13, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%170, %251 : tensor<f32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %253 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%252, %250 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %254 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %255 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %256 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%255, %105 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %257 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%254, %256 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %258 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel"]} ins(%257, %180 : tensor<4x8xf32>, tensor<f32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %259 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%258 : tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %260 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%259 : tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %261 = linalg.generic {indexing_maps = [#map9, #map13, #map9], iterator_types = ["parallel", "parallel"]} ins(%253, %185 : tensor<4x8xf32>, tensor<f32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %262 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%261 : tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %263 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%262, %260 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %264 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg5, %263 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%103 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4x8xf32> loc(#loc12)
    %265 = tensor.empty() : tensor<4xf32> loc(#loc12)
    %266 = linalg.generic {indexing_maps = [#map12, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%169, %collapsed_39, %arg16 : tensor<i1>, tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %in_60: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.select %in, %in_59, %in_60 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_39, %arg16 : tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.subf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %268 = linalg.generic {indexing_maps = [#map12, #map3, #map3], iterator_types = ["parallel"]} ins(%170, %267 : tensor<f32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %269 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%268, %266 : tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %270 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg23 : tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_12 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %271 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_39 : tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_13 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%271, %collapsed_39 : tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.mulf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%270, %272 : tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %274 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%273, %180 : tensor<4xf32>, tensor<f32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %275 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%274 : tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = math.sqrt %in : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %276 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%275 : tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_4 : f64 to f32 loc(#loc12)
      %282 = arith.addf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %277 = linalg.generic {indexing_maps = [#map3, #map12, #map3], iterator_types = ["parallel"]} ins(%269, %185 : tensor<4xf32>, tensor<f32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %278 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%277 : tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.truncf %cst_14 : f64 to f32 loc(#loc12)
      %282 = arith.mulf %in, %281 : f32 loc(#loc12)
      linalg.yield %282 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %279 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%278, %276 : tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.divf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    %280 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg6, %279 : tensor<4xf32>, tensor<4xf32>) outs(%265 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_59: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %281 = arith.addf %in, %in_59 : f32 loc(#loc12)
      linalg.yield %281 : f32 loc(#loc12)
    } -> tensor<4xf32> loc(#loc12)
    return %189, %204, %219, %234, %249, %264, %280, %27, %31, %4, %174, %193, %208, %223, %238, %253, %269, %178, %197, %212, %227, %242, %257, %273, %166, %79, %81 : tensor<6x2x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<8x6x3x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i64>, tensor<6x2x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<8x6x3x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<8x6x3x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<i64> loc(#loc12)
  } loc(#loc11)
  func.func @eval_step(%arg0: tensor<6x2x3x3xf32> {dp.name = "params.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg1: tensor<6xf32> {dp.name = "params.1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg2: tensor<6xf32> {dp.name = "params.1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg3: tensor<8x6x3x3xf32> {dp.name = "params.4.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg4: tensor<8xf32> {dp.name = "params.4.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg5: tensor<4x8xf32> {dp.name = "params.8.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg6: tensor<4xf32> {dp.name = "params.8.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg7: tensor<6xf32> {dp.name = "buffers.1.running_mean", dp.state} loc(callsite(#loc1 at #loc2)), %arg8: tensor<6xf32> {dp.name = "buffers.1.running_var", dp.state} loc(callsite(#loc1 at #loc2)), %arg9: tensor<i64> {dp.name = "buffers.1.num_batches_tracked", dp.state} loc(callsite(#loc1 at #loc2)), %arg10: tensor<6x2x3x3xf32> {dp.name = "m.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg11: tensor<6xf32> {dp.name = "m.1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg12: tensor<6xf32> {dp.name = "m.1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg13: tensor<8x6x3x3xf32> {dp.name = "m.4.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg14: tensor<8xf32> {dp.name = "m.4.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg15: tensor<4x8xf32> {dp.name = "m.8.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg16: tensor<4xf32> {dp.name = "m.8.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg17: tensor<6x2x3x3xf32> {dp.name = "v.0.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg18: tensor<6xf32> {dp.name = "v.1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg19: tensor<6xf32> {dp.name = "v.1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg20: tensor<8x6x3x3xf32> {dp.name = "v.4.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg21: tensor<8xf32> {dp.name = "v.4.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg22: tensor<4x8xf32> {dp.name = "v.8.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg23: tensor<4xf32> {dp.name = "v.8.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg24: tensor<f32> {dp.name = "step", dp.state} loc(callsite(#loc1 at #loc2)), %arg25: tensor<7x2x8x8xf32> {dp.name = "x", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2)), %arg26: tensor<7xi64> {dp.name = "y", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2))) -> (tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "correct"}) {
    %c-100_i64 = arith.constant -100 : i64 loc(#loc12)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc12)
    %cst_4 = arith.constant 1.000000e-05 : f64 loc(#loc14)
    %cst_5 = arith.constant 1.41421354 : f32 loc(#loc)
    %cst_6 = arith.constant 4.000000e+00 : f32 loc(#loc)
    %cst_7 = arith.constant dense<0> : tensor<i64> loc(#loc12)
    %padded = tensor.pad %arg25 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index loc(callsite(#loc1 at #loc2)), %arg28: index loc(callsite(#loc1 at #loc2)), %arg29: index loc(callsite(#loc1 at #loc2)), %arg30: index loc(callsite(#loc1 at #loc2))):
      tensor.yield %cst : f32 loc(#loc11)
    } : tensor<7x2x8x8xf32> to tensor<7x2x10x10xf32> loc(#loc11)
    %0 = tensor.empty() : tensor<7x6x8x8xf32> loc(#loc11)
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x6x8x8xf32>) -> tensor<7x6x8x8xf32> loc(#loc11)
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg0 : tensor<7x2x10x10xf32>, tensor<6x2x3x3xf32>) outs(%1 : tensor<7x6x8x8xf32>) -> tensor<7x6x8x8xf32> loc(#loc11)
    %3 = tensor.empty() : tensor<6xf32> loc(#loc14)
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg8 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %55 = arith.truncf %cst_4 : f64 to f32 loc(#loc14)
      %56 = arith.addf %in, %55 : f32 loc(#loc14)
      linalg.yield %56 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%4 : tensor<6xf32>) outs(%3 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %55 = math.rsqrt %in : f32 loc(#loc14)
      linalg.yield %55 : f32 loc(#loc14)
    } -> tensor<6xf32> loc(#loc14)
    %expanded = tensor.expand_shape %arg7 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32> loc(#loc14)
    %expanded_8 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32> loc(#loc14)
    %6 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<7x6x8x8xf32>, tensor<6x1x1xf32>) outs(%0 : tensor<7x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_15: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %55 = arith.subf %in, %in_15 : f32 loc(#loc14)
      linalg.yield %55 : f32 loc(#loc14)
    } -> tensor<7x6x8x8xf32> loc(#loc14)
    %7 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_8 : tensor<7x6x8x8xf32>, tensor<6x1x1xf32>) outs(%0 : tensor<7x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_15: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %55 = arith.mulf %in, %in_15 : f32 loc(#loc14)
      linalg.yield %55 : f32 loc(#loc14)
    } -> tensor<7x6x8x8xf32> loc(#loc14)
    %expanded_9 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32> loc(#loc14)
    %8 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_9 : tensor<7x6x8x8xf32>, tensor<6x1x1xf32>) outs(%0 : tensor<7x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_15: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %55 = arith.mulf %in, %in_15 : f32 loc(#loc14)
      linalg.yield %55 : f32 loc(#loc14)
    } -> tensor<7x6x8x8xf32> loc(#loc14)
    %expanded_10 = tensor.expand_shape %arg2 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32> loc(#loc14)
    %9 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_10 : tensor<7x6x8x8xf32>, tensor<6x1x1xf32>) outs(%0 : tensor<7x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %in_15: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc5 at #loc2))):
      %55 = arith.addf %in, %in_15 : f32 loc(#loc14)
      linalg.yield %55 : f32 loc(#loc14)
    } -> tensor<7x6x8x8xf32> loc(#loc14)
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<7x6x8x8xf32>) outs(%0 : tensor<7x6x8x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc2)), %out: f32 loc(callsite(#loc7 at #loc2))):
      %55 = arith.cmpf ugt, %in, %cst : f32 loc(#loc16)
      %56 = arith.select %55, %in, %cst : f32 loc(#loc16)
      linalg.yield %56 : f32 loc(#loc16)
    } -> tensor<7x6x8x8xf32> loc(#loc16)
    %11 = tensor.empty() : tensor<7x6x4x4xf32> loc(#loc13)
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<7x6x4x4xf32>) -> tensor<7x6x4x4xf32> loc(#loc13)
    %13 = tensor.empty() : tensor<2x2xf32> loc(#loc13)
    %14 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%10, %13 : tensor<7x6x8x8xf32>, tensor<2x2xf32>) outs(%12 : tensor<7x6x4x4xf32>) -> tensor<7x6x4x4xf32> loc(#loc13)
    %padded_11 = tensor.pad %14 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg27: index loc(callsite(#loc1 at #loc2)), %arg28: index loc(callsite(#loc1 at #loc2)), %arg29: index loc(callsite(#loc1 at #loc2)), %arg30: index loc(callsite(#loc1 at #loc2))):
      tensor.yield %cst : f32 loc(#loc11)
    } : tensor<7x6x4x4xf32> to tensor<7x6x6x6xf32> loc(#loc11)
    %15 = tensor.empty() : tensor<7x8x2x2xf32> loc(#loc11)
    %broadcasted = linalg.broadcast ins(%arg4 : tensor<8xf32>) outs(%15 : tensor<7x8x2x2xf32>) dimensions = [0, 2, 3]  loc(#loc11)
    %16 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_11, %arg3 : tensor<7x6x6x6xf32>, tensor<8x6x3x3xf32>) outs(%broadcasted : tensor<7x8x2x2xf32>) -> tensor<7x8x2x2xf32> loc(#loc11)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<7x8x2x2xf32>) outs(%15 : tensor<7x8x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc(callsite(#loc8 at #loc2))):
      %55 = arith.divf %in, %cst_5 : f32 loc(#loc17)
      %56 = math.erf %55 : f32 loc(#loc17)
      %57 = arith.addf %56, %cst_1 : f32 loc(#loc17)
      %58 = arith.mulf %57, %cst_2 : f32 loc(#loc17)
      %59 = arith.mulf %in, %58 : f32 loc(#loc17)
      linalg.yield %59 : f32 loc(#loc17)
    } -> tensor<7x8x2x2xf32> loc(#loc17)
    %18 = tensor.empty() : tensor<7x8x1x1xf32> loc(#loc18)
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<7x8x1x1xf32>) -> tensor<7x8x1x1xf32> loc(#loc18)
    %20 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%17 : tensor<7x8x2x2xf32>) outs(%19 : tensor<7x8x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc8 at #loc2)), %out: f32 loc(callsite(#loc9 at #loc2))):
      %55 = arith.addf %in, %out : f32 loc(#loc18)
      linalg.yield %55 : f32 loc(#loc18)
    } -> tensor<7x8x1x1xf32> loc(#loc18)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<7x8x1x1xf32>) outs(%18 : tensor<7x8x1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc9 at #loc2)), %out: f32 loc(callsite(#loc9 at #loc2))):
      %55 = arith.divf %in, %cst_6 : f32 loc(#loc18)
      linalg.yield %55 : f32 loc(#loc18)
    } -> tensor<7x8x1x1xf32> loc(#loc18)
    %collapsed = tensor.collapse_shape %21 [[0], [1, 2, 3]] : tensor<7x8x1x1xf32> into tensor<7x8xf32> loc(#loc19)
    %22 = tensor.empty() : tensor<8x4xf32> loc(#loc12)
    %transposed = linalg.transpose ins(%arg5 : tensor<4x8xf32>) outs(%22 : tensor<8x4xf32>) permutation = [1, 0]  loc(#loc12)
    %23 = tensor.empty() : tensor<7x4xf32> loc(#loc12)
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<7x4xf32>) -> tensor<7x4xf32> loc(#loc12)
    %25 = linalg.matmul ins(%collapsed, %transposed : tensor<7x8xf32>, tensor<8x4xf32>) outs(%24 : tensor<7x4xf32>) -> tensor<7x4xf32> loc(#loc12)
    %26 = linalg.generic {indexing_maps = [#map8, #map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%arg6, %25 : tensor<4xf32>, tensor<7x4xf32>) outs(%23 : tensor<7x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_15: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.addf %in, %in_15 : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7x4xf32> loc(#loc12)
    %27 = tensor.empty() : tensor<7xi64> loc(#loc12)
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<7xi64>) -> tensor<7xi64> loc(#loc12)
    %29 = tensor.empty() : tensor<7xf32> loc(#loc12)
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<7xf32>) -> tensor<7xf32> loc(#loc12)
    %31:2 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<7x4xf32>) outs(%30, %28 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2)), %out_15: i64 loc(callsite(#loc3 at #loc2))):
      %55 = linalg.index 1 : index loc(#loc12)
      %56 = arith.index_cast %55 : index to i64 loc(#loc12)
      %57 = arith.maximumf %in, %out : f32 loc(#loc12)
      %58 = arith.cmpf ogt, %in, %out : f32 loc(#loc12)
      %59 = arith.select %58, %56, %out_15 : i64 loc(#loc12)
      linalg.yield %57, %59 : f32, i64 loc(#loc12)
    } -> (tensor<7xf32>, tensor<7xi64>) loc(#loc12)
    %expanded_12 = tensor.expand_shape %31#0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32> loc(#loc12)
    %32 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%26, %expanded_12 : tensor<7x4xf32>, tensor<7x1xf32>) outs(%23 : tensor<7x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_15: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.subf %in, %in_15 : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7x4xf32> loc(#loc12)
    %33 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7x4xf32>) outs(%23 : tensor<7x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = math.exp %in : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7x4xf32> loc(#loc12)
    %34 = tensor.empty() : tensor<7x1xf32> loc(#loc12)
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<7x1xf32>) -> tensor<7x1xf32> loc(#loc12)
    %36 = linalg.generic {indexing_maps = [#map9, #map11], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<7x4xf32>) outs(%35 : tensor<7x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7x1xf32> loc(#loc12)
    %37 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<7x1xf32>) outs(%34 : tensor<7x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = math.log %in : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7x1xf32> loc(#loc12)
    %38 = linalg.generic {indexing_maps = [#map9, #map11, #map9], iterator_types = ["parallel", "parallel"]} ins(%32, %37 : tensor<7x4xf32>, tensor<7x1xf32>) outs(%23 : tensor<7x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_15: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.subf %in, %in_15 : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7x4xf32> loc(#loc12)
    %39 = tensor.empty() : tensor<7xi1> loc(#loc12)
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg26 : tensor<7xi64>) outs(%39 : tensor<7xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %55 = arith.cmpi ne, %in, %c-100_i64 : i64 loc(#loc12)
      linalg.yield %55 : i1 loc(#loc12)
    } -> tensor<7xi1> loc(#loc12)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map12, #map3], iterator_types = ["parallel"]} ins(%40, %arg26, %cst_7 : tensor<7xi1>, tensor<7xi64>, tensor<i64>) outs(%27 : tensor<7xi64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_15: i64 loc(callsite(#loc3 at #loc2)), %in_16: i64 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %55 = arith.select %in, %in_15, %in_16 : i64 loc(#loc12)
      linalg.yield %55 : i64 loc(#loc12)
    } -> tensor<7xi64> loc(#loc12)
    %expanded_13 = tensor.expand_shape %41 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64> loc(#loc12)
    %42 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_13 : tensor<7x1xi64>) outs(%35 : tensor<7x1xf32>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = linalg.index 0 : index loc(#loc12)
      %56 = arith.index_cast %in : i64 to index loc(#loc12)
      %57 = arith.cmpi slt, %56, %c4 : index loc(#loc12)
      cf.assert %57, "index must be smaller than dim size" loc(#loc12)
      %58 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc12)
      cf.assert %58, "index must be larger or equal to 0" loc(#loc12)
      %extracted = tensor.extract %38[%55, %56] : tensor<7x4xf32> loc(#loc12)
      linalg.yield %extracted : f32 loc(#loc12)
    } -> tensor<7x1xf32> loc(#loc12)
    %collapsed_14 = tensor.collapse_shape %42 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32> loc(#loc12)
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_14 : tensor<7xf32>) outs(%29 : tensor<7xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.negf %in : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7xf32> loc(#loc12)
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map12, #map3], iterator_types = ["parallel"]} ins(%40, %43, %cst_3 : tensor<7xi1>, tensor<7xf32>, tensor<f32>) outs(%29 : tensor<7xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %in_15: f32 loc(callsite(#loc3 at #loc2)), %in_16: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.select %in, %in_15, %in_16 : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<7xf32> loc(#loc12)
    %45 = tensor.empty() : tensor<i64> loc(#loc12)
    %46 = linalg.fill ins(%c0_i64 : i64) outs(%45 : tensor<i64>) -> tensor<i64> loc(#loc12)
    %47 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%40 : tensor<7xi1>) outs(%46 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %55 = arith.extui %in : i1 to i64 loc(#loc12)
      %56 = arith.addi %55, %out : i64 loc(#loc12)
      linalg.yield %56 : i64 loc(#loc12)
    } -> tensor<i64> loc(#loc12)
    %48 = tensor.empty() : tensor<f32> loc(#loc12)
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%47 : tensor<i64>) outs(%48 : tensor<f32>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.sitofp %in : i64 to f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %50 = linalg.fill ins(%cst : f32) outs(%48 : tensor<f32>) -> tensor<f32> loc(#loc12)
    %51 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%44 : tensor<7xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.addf %in, %out : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%51, %49 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc3 at #loc2)), %in_15: f32 loc(callsite(#loc3 at #loc2)), %out: f32 loc(callsite(#loc3 at #loc2))):
      %55 = arith.divf %in, %in_15 : f32 loc(#loc12)
      linalg.yield %55 : f32 loc(#loc12)
    } -> tensor<f32> loc(#loc12)
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%31#1, %arg26 : tensor<7xi64>, tensor<7xi64>) outs(%39 : tensor<7xi1>) {
    ^bb0(%in: i64 loc(callsite(#loc3 at #loc2)), %in_15: i64 loc(callsite(#loc3 at #loc2)), %out: i1 loc(callsite(#loc3 at #loc2))):
      %55 = arith.cmpi eq, %in, %in_15 : i64 loc(#loc12)
      linalg.yield %55 : i1 loc(#loc12)
    } -> tensor<7xi1> loc(#loc12)
    %54 = linalg.generic {indexing_maps = [#map3, #map12], iterator_types = ["reduction"]} ins(%53 : tensor<7xi1>) outs(%46 : tensor<i64>) {
    ^bb0(%in: i1 loc(callsite(#loc3 at #loc2)), %out: i64 loc(callsite(#loc3 at #loc2))):
      %55 = arith.extui %in : i1 to i64 loc(#loc12)
      %56 = arith.addi %55, %out : i64 loc(#loc12)
      linalg.yield %56 : i64 loc(#loc12)
    } -> tensor<i64> loc(#loc12)
    return %52, %54 : tensor<f32>, tensor<i64> loc(#loc12)
  } loc(#loc11)
} loc(#loc)
#loc = loc(unknown)
#loc10 = loc("flatten.py":55:0)
#loc19 = loc(callsite(#loc10 at #loc2))

