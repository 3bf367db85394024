#loc = loc(unknown)
#loc1 = loc("sparse.py":189:0)
#loc2 = loc("models.py":114:0)
#loc3 = loc("models.py":117:0)
#loc4 = loc("activation.py":1495:0)
#loc5 = loc("transformer.py":947:0)
#loc6 = loc("models.py":116:0)
#loc7 = loc("normalization.py":228:0)
#loc8 = loc("transformer.py":948:0)
#loc9 = loc("models.py":115:0)
#loc10 = loc("transformer.py":831:0)
#loc12 = loc("activation.py":1517:0)
#loc13 = loc("transformer.py":950:0)
#loc14 = loc("linear.py":134:0)
#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1) -> (d1)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0) -> (d0, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map21 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map22 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map23 = affine_map<(d0, d1, d2) -> ()>
#loc15 = loc(callsite(#loc1 at #loc2))
#loc16 = loc(callsite(#loc5 at #loc6))
#loc17 = loc(callsite(#loc8 at #loc6))
#loc18 = loc(callsite(#loc10 at #loc6))
#loc19 = loc(callsite(#loc13 at #loc6))
#loc20 = loc(callsite(#loc7 at #loc3))
#loc21 = loc(callsite(#loc4 at #loc16))
#loc22 = loc(callsite(#loc7 at #loc17))
#loc24 = loc(callsite(#loc12 at #loc16))
#loc25 = loc(callsite(#loc7 at #loc19))
#loc26 = loc(callsite(#loc14 at #loc19))
module {
  func.func @train_step(%arg0: tensor<17x16xf32> {dp.name = "params.table.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg1: tensor<6x16xf32> {dp.name = "params.positions.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg2: tensor<48x16xf32> {dp.name = "params.layer.self_attn.in_proj_weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg3: tensor<48xf32> {dp.name = "params.layer.self_attn.in_proj_bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg4: tensor<16x16xf32> {dp.name = "params.layer.self_attn.out_proj.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg5: tensor<16xf32> {dp.name = "params.layer.self_attn.out_proj.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg6: tensor<24x16xf32> {dp.name = "params.layer.linear1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg7: tensor<24xf32> {dp.name = "params.layer.linear1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg8: tensor<16x24xf32> {dp.name = "params.layer.linear2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg9: tensor<16xf32> {dp.name = "params.layer.linear2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg10: tensor<16xf32> {dp.name = "params.layer.norm1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg11: tensor<16xf32> {dp.name = "params.layer.norm1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg12: tensor<16xf32> {dp.name = "params.layer.norm2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg13: tensor<16xf32> {dp.name = "params.layer.norm2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg14: tensor<16xf32> {dp.name = "params.norm.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg15: tensor<16xf32> {dp.name = "params.norm.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg16: tensor<17x16xf32> {dp.name = "momentum.table.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg17: tensor<6x16xf32> {dp.name = "momentum.positions.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg18: tensor<48x16xf32> {dp.name = "momentum.layer.self_attn.in_proj_weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg19: tensor<48xf32> {dp.name = "momentum.layer.self_attn.in_proj_bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg20: tensor<16x16xf32> {dp.name = "momentum.layer.self_attn.out_proj.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg21: tensor<16xf32> {dp.name = "momentum.layer.self_attn.out_proj.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg22: tensor<24x16xf32> {dp.name = "momentum.layer.linear1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg23: tensor<24xf32> {dp.name = "momentum.layer.linear1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg24: tensor<16x24xf32> {dp.name = "momentum.layer.linear2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg25: tensor<16xf32> {dp.name = "momentum.layer.linear2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg26: tensor<16xf32> {dp.name = "momentum.layer.norm1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg27: tensor<16xf32> {dp.name = "momentum.layer.norm1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg28: tensor<16xf32> {dp.name = "momentum.layer.norm2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg29: tensor<16xf32> {dp.name = "momentum.layer.norm2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg30: tensor<16xf32> {dp.name = "momentum.norm.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg31: tensor<16xf32> {dp.name = "momentum.norm.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg32: tensor<10x7xi64> {dp.name = "ids", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2))) -> (tensor<17x16xf32> {dp.name = "params.table.weight", dp.updates = 0 : i64}, tensor<6x16xf32> {dp.name = "params.positions.weight", dp.updates = 1 : i64}, tensor<48x16xf32> {dp.name = "params.layer.self_attn.in_proj_weight", dp.updates = 2 : i64}, tensor<48xf32> {dp.name = "params.layer.self_attn.in_proj_bias", dp.updates = 3 : i64}, tensor<16x16xf32> {dp.name = "params.layer.self_attn.out_proj.weight", dp.updates = 4 : i64}, tensor<16xf32> {dp.name = "params.layer.self_attn.out_proj.bias", dp.updates = 5 : i64}, tensor<24x16xf32> {dp.name = "params.layer.linear1.weight", dp.updates = 6 : i64}, tensor<24xf32> {dp.name = "params.layer.linear1.bias", dp.updates = 7 : i64}, tensor<16x24xf32> {dp.name = "params.layer.linear2.weight", dp.updates = 8 : i64}, tensor<16xf32> {dp.name = "params.layer.linear2.bias", dp.updates = 9 : i64}, tensor<16xf32> {dp.name = "params.layer.norm1.weight", dp.updates = 10 : i64}, tensor<16xf32> {dp.name = "params.layer.norm1.bias", dp.updates = 11 : i64}, tensor<16xf32> {dp.name = "params.layer.norm2.weight", dp.updates = 12 : i64}, tensor<16xf32> {dp.name = "params.layer.norm2.bias", dp.updates = 13 : i64}, tensor<16xf32> {dp.name = "params.norm.weight", dp.updates = 14 : i64}, tensor<16xf32> {dp.name = "params.norm.bias", dp.updates = 15 : i64}, tensor<17x16xf32> {dp.name = "momentum.table.weight", dp.updates = 16 : i64}, tensor<6x16xf32> {dp.name = "momentum.positions.weight", dp.updates = 17 : i64}, tensor<48x16xf32> {dp.name = "momentum.layer.self_attn.in_proj_weight", dp.updates = 18 : i64}, tensor<48xf32> {dp.name = "momentum.layer.self_attn.in_proj_bias", dp.updates = 19 : i64}, tensor<16x16xf32> {dp.name = "momentum.layer.self_attn.out_proj.weight", dp.updates = 20 : i64}, tensor<16xf32> {dp.name = "momentum.layer.self_attn.out_proj.bias", dp.updates = 21 : i64}, tensor<24x16xf32> {dp.name = "momentum.layer.linear1.weight", dp.updates = 22 : i64}, tensor<24xf32> {dp.name = "momentum.layer.linear1.bias", dp.updates = 23 : i64}, tensor<16x24xf32> {dp.name = "momentum.layer.linear2.weight", dp.updates = 24 : i64}, tensor<16xf32> {dp.name = "momentum.layer.linear2.bias", dp.updates = 25 : i64}, tensor<16xf32> {dp.name = "momentum.layer.norm1.weight", dp.updates = 26 : i64}, tensor<16xf32> {dp.name = "momentum.layer.norm1.bias", dp.updates = 27 : i64}, tensor<16xf32> {dp.name = "momentum.layer.norm2.weight", dp.updates = 28 : i64}, tensor<16xf32> {dp.name = "momentum.layer.norm2.bias", dp.updates = 29 : i64}, tensor<16xf32> {dp.name = "momentum.norm.weight", dp.updates = 30 : i64}, tensor<16xf32> {dp.name = "momentum.norm.bias", dp.updates = 31 : i64}, tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "correct"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<60x17xf32> loc(#loc3)
    %c6 = arith.constant 6 : index loc(#loc)
    %c17 = arith.constant 17 : index loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %false = arith.constant false loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_3 = arith.constant 0xFFF0000000000000 : f64 loc(#loc21)
    %cst_4 = arith.constant 1.000000e-05 : f64 loc(#loc22)
    %cst_5 = arith.constant 0.59460355750136051 : f64 loc(#loc21)
    %cst_6 = arith.constant 0.0058823529411764705 : f64 loc(#loc3)
    %cst_7 = arith.constant 9.000000e-01 : f64 loc(#loc3)
    %cst_8 = arith.constant 0.70710678118654757 : f64 loc(#loc3)
    %cst_9 = arith.constant 0.3989422804014327 : f64 loc(#loc3)
    %cst_10 = arith.constant 1.000000e-03 : f64 loc(#loc3)
    %cst_11 = arith.constant 1.000000e-01 : f64 loc(#loc3)
    %cst_12 = arith.constant dense<true> : tensor<6x6xi1> loc(#loc9)
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<6x6xf32> loc(#loc18)
    %cst_14 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc18)
    %cst_15 = arith.constant dense<0.000000e+00> : tensor<10x2x6x6xf32> loc(#loc21)
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc3)
    %cst_17 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc3)
    %cst_18 = arith.constant dense<0.00588235306> : tensor<f32> loc(#loc3)
    %cst_19 = arith.constant dense<0.000000e+00> : tensor<3x6x10x16xf32> loc(#loc3)
    %cst_20 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_21 = arith.constant 1.41421354 : f32 loc(#loc)
    %cst_22 = arith.constant -5.000000e-01 : f32 loc(#loc)
    %c-17_i64 = arith.constant -17 : i64 loc(#loc3)
    %c5_i64 = arith.constant 5 : i64 loc(#loc3)
    %c-6_i64 = arith.constant -6 : i64 loc(#loc3)
    %c17_i64 = arith.constant 17 : i64 loc(#loc)
    %c2_i64 = arith.constant 2 : i64 loc(#loc)
    %c16_i64 = arith.constant 16 : i64 loc(#loc)
    %c6_i64 = arith.constant 6 : i64 loc(#loc)
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c-1_i64 = arith.constant -1 : i64 loc(#loc)
    %c60 = arith.constant 60 : index loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_23 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_24 = arith.constant dense<0.000000e+00> : tensor<6x16xf32> loc(#loc3)
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<17x16xf32> loc(#loc3)
    %cst_26 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %cst_27 = arith.constant dense<0> : tensor<i64> loc(#loc3)
    %extracted_slice = tensor.extract_slice %arg32[0, 0] [10, 6] [1, 1] : tensor<10x7xi64> to tensor<10x6xi64> loc(#loc)
    %0 = tensor.empty() : tensor<10x6x16xf32> loc(#loc15)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<10x6xi64>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(callsite(#loc1 at #loc2))):
      %429 = arith.index_cast %in : i64 to index loc(#loc15)
      %430 = linalg.index 2 : index loc(#loc15)
      %431 = arith.cmpi slt, %429, %c17 : index loc(#loc15)
      cf.assert %431, "index must be smaller than dim size" loc(#loc15)
      %432 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc15)
      cf.assert %432, "index must be larger or equal to 0" loc(#loc15)
      %extracted = tensor.extract %arg0[%429, %430] : tensor<17x16xf32> loc(#loc15)
      linalg.yield %extracted : f32 loc(#loc15)
    } -> tensor<10x6x16xf32> loc(#loc15)
    %2 = tensor.empty() : tensor<6xi64> loc(#loc2)
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<6xi64>) {
    ^bb0(%out: i64 loc("models.py":114:0)):
      %429 = linalg.index 0 : index loc(#loc2)
      %430 = arith.index_cast %429 : index to i64 loc(#loc2)
      linalg.yield %430 : i64 loc(#loc2)
    } -> tensor<6xi64> loc(#loc2)
    %4 = tensor.empty() : tensor<6x16xf32> loc(#loc15)
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6xi64>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: i64 loc("models.py":114:0), %out: f32 loc(callsite(#loc1 at #loc2))):
      %429 = arith.index_cast %in : i64 to index loc(#loc15)
      %430 = linalg.index 1 : index loc(#loc15)
      %431 = arith.cmpi slt, %429, %c6 : index loc(#loc15)
      cf.assert %431, "index must be smaller than dim size" loc(#loc15)
      %432 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc15)
      cf.assert %432, "index must be larger or equal to 0" loc(#loc15)
      %extracted = tensor.extract %arg1[%429, %430] : tensor<6x16xf32> loc(#loc15)
      linalg.yield %extracted : f32 loc(#loc15)
    } -> tensor<6x16xf32> loc(#loc15)
    %6 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<10x6x16xf32>, tensor<6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_138: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc("models.py":114:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc2)
      linalg.yield %429 : f32 loc(#loc2)
    } -> tensor<10x6x16xf32> loc(#loc2)
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64> loc(#loc9)
    %expanded_28 = tensor.expand_shape %3 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64> loc(#loc9)
    %7 = tensor.empty() : tensor<6x6xi64> loc(#loc9)
    %8 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_28 : tensor<1x6xi64>, tensor<6x1xi64>) outs(%7 : tensor<6x6xi64>) {
    ^bb0(%in: i64 loc("models.py":115:0), %in_138: i64 loc("models.py":115:0), %out: i64 loc("models.py":115:0)):
      %429 = arith.subi %in, %in_138 : i64 loc(#loc9)
      linalg.yield %429 : i64 loc(#loc9)
    } -> tensor<6x6xi64> loc(#loc9)
    %9 = tensor.empty() : tensor<6x6xi1> loc(#loc9)
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x6xi64>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i64 loc("models.py":115:0), %out: i1 loc("models.py":115:0)):
      %429 = arith.cmpi sge, %in, %c1_i64 : i64 loc(#loc9)
      linalg.yield %429 : i1 loc(#loc9)
    } -> tensor<6x6xi1> loc(#loc9)
    %11 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_12 : tensor<6x6xi1>, tensor<6x6xi1>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i1 loc("models.py":115:0), %in_138: i1 loc("models.py":115:0), %out: i1 loc("models.py":115:0)):
      %429 = arith.andi %in, %in_138 : i1 loc(#loc9)
      linalg.yield %429 : i1 loc(#loc9)
    } -> tensor<6x6xi1> loc(#loc9)
    %12 = tensor.empty() : tensor<6x6xf32> loc(#loc18)
    %13 = linalg.generic {indexing_maps = [#map4, #map8, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_14, %cst_13 : tensor<6x6xi1>, tensor<f32>, tensor<6x6xf32>) outs(%12 : tensor<6x6xf32>) {
    ^bb0(%in: i1 loc("models.py":115:0), %in_138: f32 loc(callsite(#loc10 at #loc6)), %in_139: f32 loc(callsite(#loc10 at #loc6)), %out: f32 loc(callsite(#loc10 at #loc6))):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc18)
      linalg.yield %429 : f32 loc(#loc18)
    } -> tensor<6x6xf32> loc(#loc18)
    %14 = tensor.empty() : tensor<10x6x1xf32> loc(#loc22)
    %15 = linalg.fill ins(%cst_23 : f32) outs(%14 : tensor<10x6x1xf32>) -> tensor<10x6x1xf32> loc(#loc22)
    %16 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.addf %in, %out : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x1xf32> loc(#loc22)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x1xf32> loc(#loc22)
    %collapsed = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc22)
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<10x6xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %18 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %21 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.addf %in, %out : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x1xf32> loc(#loc22)
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x1xf32> loc(#loc22)
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.truncf %cst_4 : f64 to f32 loc(#loc22)
      %430 = arith.addf %in, %429 : f32 loc(#loc22)
      linalg.yield %430 : f32 loc(#loc22)
    } -> tensor<10x6x1xf32> loc(#loc22)
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = math.rsqrt %in : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x1xf32> loc(#loc22)
    %collapsed_29 = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc22)
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<10x6xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %25 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %27 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg10 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %28 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg11 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc22)
      linalg.yield %429 : f32 loc(#loc22)
    } -> tensor<10x6x16xf32> loc(#loc22)
    %29 = tensor.empty() : tensor<6x10x16xf32> loc(#loc23)
    %transposed = linalg.transpose ins(%28 : tensor<10x6x16xf32>) outs(%29 : tensor<6x10x16xf32>) permutation = [1, 0, 2]  loc(#loc23)
    %30 = tensor.empty() : tensor<16x48xf32> loc(#loc21)
    %transposed_30 = linalg.transpose ins(%arg2 : tensor<48x16xf32>) outs(%30 : tensor<16x48xf32>) permutation = [1, 0]  loc(#loc21)
    %collapsed_31 = tensor.collapse_shape %transposed [[0, 1], [2]] : tensor<6x10x16xf32> into tensor<60x16xf32> loc(#loc21)
    %31 = tensor.empty() : tensor<60x48xf32> loc(#loc21)
    %32 = linalg.fill ins(%cst_23 : f32) outs(%31 : tensor<60x48xf32>) -> tensor<60x48xf32> loc(#loc21)
    %33 = linalg.matmul ins(%collapsed_31, %transposed_30 : tensor<60x16xf32>, tensor<16x48xf32>) outs(%32 : tensor<60x48xf32>) -> tensor<60x48xf32> loc(#loc21)
    %expanded_32 = tensor.expand_shape %33 [[0, 1], [2]] output_shape [6, 10, 48] : tensor<60x48xf32> into tensor<6x10x48xf32> loc(#loc21)
    %34 = tensor.empty() : tensor<6x10x48xf32> loc(#loc21)
    %35 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32, %arg3 : tensor<6x10x48xf32>, tensor<48xf32>) outs(%34 : tensor<6x10x48xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<6x10x48xf32> loc(#loc21)
    %expanded_33 = tensor.expand_shape %35 [[0, 1], [2], [3, 4]] output_shape [1, 6, 10, 3, 16] : tensor<6x10x48xf32> into tensor<1x6x10x3x16xf32> loc(#loc21)
    %36 = tensor.empty() : tensor<3x6x10x1x16xf32> loc(#loc21)
    %transposed_34 = linalg.transpose ins(%expanded_33 : tensor<1x6x10x3x16xf32>) outs(%36 : tensor<3x6x10x1x16xf32>) permutation = [3, 1, 2, 0, 4]  loc(#loc21)
    %collapsed_35 = tensor.collapse_shape %transposed_34 [[0], [1], [2], [3, 4]] : tensor<3x6x10x1x16xf32> into tensor<3x6x10x16xf32> loc(#loc21)
    %extracted_slice_36 = tensor.extract_slice %collapsed_35[0, 0, 0, 0] [1, 6, 10, 16] [1, 1, 1, 1] : tensor<3x6x10x16xf32> to tensor<1x6x10x16xf32> loc(#loc21)
    %extracted_slice_37 = tensor.extract_slice %collapsed_35[1, 0, 0, 0] [1, 6, 10, 16] [1, 1, 1, 1] : tensor<3x6x10x16xf32> to tensor<1x6x10x16xf32> loc(#loc21)
    %extracted_slice_38 = tensor.extract_slice %collapsed_35[2, 0, 0, 0] [1, 6, 10, 16] [1, 1, 1, 1] : tensor<3x6x10x16xf32> to tensor<1x6x10x16xf32> loc(#loc21)
    %collapsed_39 = tensor.collapse_shape %extracted_slice_36 [[0, 1], [2, 3]] : tensor<1x6x10x16xf32> into tensor<6x160xf32> loc(#loc21)
    %expanded_40 = tensor.expand_shape %collapsed_39 [[0], [1, 2]] output_shape [6, 20, 8] : tensor<6x160xf32> into tensor<6x20x8xf32> loc(#loc21)
    %37 = tensor.empty() : tensor<20x6x8xf32> loc(#loc21)
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<6x20x8xf32>) outs(%37 : tensor<20x6x8xf32>) permutation = [1, 0, 2]  loc(#loc21)
    %collapsed_42 = tensor.collapse_shape %extracted_slice_37 [[0, 1], [2, 3]] : tensor<1x6x10x16xf32> into tensor<6x160xf32> loc(#loc21)
    %expanded_43 = tensor.expand_shape %collapsed_42 [[0], [1, 2]] output_shape [6, 20, 8] : tensor<6x160xf32> into tensor<6x20x8xf32> loc(#loc21)
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<6x20x8xf32>) outs(%37 : tensor<20x6x8xf32>) permutation = [1, 0, 2]  loc(#loc21)
    %collapsed_45 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2, 3]] : tensor<1x6x10x16xf32> into tensor<6x160xf32> loc(#loc21)
    %expanded_46 = tensor.expand_shape %collapsed_45 [[0], [1, 2]] output_shape [6, 20, 8] : tensor<6x160xf32> into tensor<6x20x8xf32> loc(#loc21)
    %transposed_47 = linalg.transpose ins(%expanded_46 : tensor<6x20x8xf32>) outs(%37 : tensor<20x6x8xf32>) permutation = [1, 0, 2]  loc(#loc21)
    %expanded_48 = tensor.expand_shape %transposed_41 [[0, 1], [2], [3]] output_shape [10, 2, 6, 8] : tensor<20x6x8xf32> into tensor<10x2x6x8xf32> loc(#loc21)
    %expanded_49 = tensor.expand_shape %transposed_44 [[0, 1], [2], [3]] output_shape [10, 2, 6, 8] : tensor<20x6x8xf32> into tensor<10x2x6x8xf32> loc(#loc21)
    %38 = tensor.empty() : tensor<10x2x6x8xf32> loc(#loc21)
    %39 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_48 : tensor<10x2x6x8xf32>) outs(%38 : tensor<10x2x6x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.truncf %cst_5 : f64 to f32 loc(#loc21)
      %430 = arith.mulf %in, %429 : f32 loc(#loc21)
      linalg.yield %430 : f32 loc(#loc21)
    } -> tensor<10x2x6x8xf32> loc(#loc21)
    %40 = tensor.empty() : tensor<10x2x8x6xf32> loc(#loc21)
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<10x2x6x8xf32>) outs(%40 : tensor<10x2x8x6xf32>) permutation = [0, 1, 3, 2]  loc(#loc21)
    %41 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_50 : tensor<10x2x8x6xf32>) outs(%40 : tensor<10x2x8x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.truncf %cst_5 : f64 to f32 loc(#loc21)
      %430 = arith.mulf %in, %429 : f32 loc(#loc21)
      linalg.yield %430 : f32 loc(#loc21)
    } -> tensor<10x2x8x6xf32> loc(#loc21)
    %collapsed_51 = tensor.collapse_shape %39 [[0, 1], [2], [3]] : tensor<10x2x6x8xf32> into tensor<20x6x8xf32> loc(#loc21)
    %collapsed_52 = tensor.collapse_shape %41 [[0, 1], [2], [3]] : tensor<10x2x8x6xf32> into tensor<20x8x6xf32> loc(#loc21)
    %42 = tensor.empty() : tensor<20x6x6xf32> loc(#loc21)
    %43 = linalg.fill ins(%cst_23 : f32) outs(%42 : tensor<20x6x6xf32>) -> tensor<20x6x6xf32> loc(#loc21)
    %44 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<20x6x8xf32>, tensor<20x8x6xf32>) outs(%43 : tensor<20x6x6xf32>) -> tensor<20x6x6xf32> loc(#loc21)
    %expanded_53 = tensor.expand_shape %44 [[0, 1], [2], [3]] output_shape [10, 2, 6, 6] : tensor<20x6x6xf32> into tensor<10x2x6x6xf32> loc(#loc21)
    %expanded_54 = tensor.expand_shape %13 [[0, 1, 2], [3]] output_shape [1, 1, 6, 6] : tensor<6x6xf32> into tensor<1x1x6x6xf32> loc(#loc21)
    %45 = tensor.empty() : tensor<10x2x6x6xf32> loc(#loc21)
    %46 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %expanded_54 : tensor<10x2x6x6xf32>, tensor<1x1x6x6xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<10x2x6x6xf32> loc(#loc21)
    %47 = tensor.empty() : tensor<10x2x6xi64> loc(#loc21)
    %48 = linalg.fill ins(%c0_i64 : i64) outs(%47 : tensor<10x2x6xi64>) -> tensor<10x2x6xi64> loc(#loc21)
    %49 = tensor.empty() : tensor<10x2x6xf32> loc(#loc21)
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<10x2x6xf32>) -> tensor<10x2x6xf32> loc(#loc21)
    %51:2 = linalg.generic {indexing_maps = [#map11, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<10x2x6x6xf32>) outs(%50, %48 : tensor<10x2x6xf32>, tensor<10x2x6xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16)), %out_138: i64 loc(callsite(#loc4 at #loc16))):
      %429 = linalg.index 3 : index loc(#loc21)
      %430 = arith.index_cast %429 : index to i64 loc(#loc21)
      %431 = arith.maximumf %in, %out : f32 loc(#loc21)
      %432 = arith.cmpf ogt, %in, %out : f32 loc(#loc21)
      %433 = arith.select %432, %430, %out_138 : i64 loc(#loc21)
      linalg.yield %431, %433 : f32, i64 loc(#loc21)
    } -> (tensor<10x2x6xf32>, tensor<10x2x6xi64>) loc(#loc21)
    %expanded_55 = tensor.expand_shape %51#0 [[0], [1], [2, 3]] output_shape [10, 2, 6, 1] : tensor<10x2x6xf32> into tensor<10x2x6x1xf32> loc(#loc21)
    %52 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %expanded_55 : tensor<10x2x6x6xf32>, tensor<10x2x6x1xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<10x2x6x6xf32> loc(#loc21)
    %53 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<10x2x6x6xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = math.exp %in : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<10x2x6x6xf32> loc(#loc21)
    %54 = tensor.empty() : tensor<10x2x6x1xf32> loc(#loc21)
    %55 = linalg.fill ins(%cst_23 : f32) outs(%54 : tensor<10x2x6x1xf32>) -> tensor<10x2x6x1xf32> loc(#loc21)
    %56 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<10x2x6x6xf32>) outs(%55 : tensor<10x2x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.addf %in, %out : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<10x2x6x1xf32> loc(#loc21)
    %57 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %56 : tensor<10x2x6x6xf32>, tensor<10x2x6x1xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.divf %in, %in_138 : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<10x2x6x6xf32> loc(#loc21)
    %58 = tensor.empty() : tensor<10x2x6x6xi1> loc(#loc21)
    %59 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<10x2x6x6xf32>) outs(%58 : tensor<10x2x6x6xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %429 = arith.extf %in : f32 to f64 loc(#loc21)
      %430 = arith.cmpf oeq, %429, %cst_3 : f64 loc(#loc21)
      linalg.yield %430 : i1 loc(#loc21)
    } -> tensor<10x2x6x6xi1> loc(#loc21)
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<10x2x6x6xi1>) outs(%58 : tensor<10x2x6x6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %429 = arith.cmpi eq, %in, %false : i1 loc(#loc21)
      linalg.yield %429 : i1 loc(#loc21)
    } -> tensor<10x2x6x6xi1> loc(#loc21)
    %61 = tensor.empty() : tensor<10x2x6x1xi1> loc(#loc21)
    %62 = linalg.fill ins(%false : i1) outs(%61 : tensor<10x2x6x1xi1>) -> tensor<10x2x6x1xi1> loc(#loc21)
    %63 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%60 : tensor<10x2x6x6xi1>) outs(%62 : tensor<10x2x6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %429 = arith.ori %in, %out : i1 loc(#loc21)
      linalg.yield %429 : i1 loc(#loc21)
    } -> tensor<10x2x6x1xi1> loc(#loc21)
    %64 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<10x2x6x1xi1>) outs(%61 : tensor<10x2x6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %429 = arith.cmpi eq, %in, %false : i1 loc(#loc21)
      linalg.yield %429 : i1 loc(#loc21)
    } -> tensor<10x2x6x1xi1> loc(#loc21)
    %65 = linalg.generic {indexing_maps = [#map14, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %cst_15, %57 : tensor<10x2x6x1xi1>, tensor<10x2x6x6xf32>, tensor<10x2x6x6xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc(callsite(#loc4 at #loc16)), %in_139: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<10x2x6x6xf32> loc(#loc21)
    %collapsed_56 = tensor.collapse_shape %65 [[0, 1], [2], [3]] : tensor<10x2x6x6xf32> into tensor<20x6x6xf32> loc(#loc21)
    %66 = linalg.fill ins(%cst_23 : f32) outs(%37 : tensor<20x6x8xf32>) -> tensor<20x6x8xf32> loc(#loc21)
    %67 = linalg.batch_matmul ins(%collapsed_56, %transposed_47 : tensor<20x6x6xf32>, tensor<20x6x8xf32>) outs(%66 : tensor<20x6x8xf32>) -> tensor<20x6x8xf32> loc(#loc21)
    %expanded_57 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [10, 2, 6, 8] : tensor<20x6x8xf32> into tensor<10x2x6x8xf32> loc(#loc21)
    %68 = tensor.empty() : tensor<6x10x2x8xf32> loc(#loc21)
    %transposed_58 = linalg.transpose ins(%expanded_57 : tensor<10x2x6x8xf32>) outs(%68 : tensor<6x10x2x8xf32>) permutation = [2, 0, 1, 3]  loc(#loc21)
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0, 1], [2, 3]] : tensor<6x10x2x8xf32> into tensor<60x16xf32> loc(#loc21)
    %69 = tensor.empty() : tensor<16x16xf32> loc(#loc21)
    %transposed_60 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc21)
    %70 = tensor.empty() : tensor<60x16xf32> loc(#loc21)
    %71 = linalg.fill ins(%cst_23 : f32) outs(%70 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc21)
    %72 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<60x16xf32>, tensor<16x16xf32>) outs(%71 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc21)
    %73 = linalg.generic {indexing_maps = [#map15, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg5, %72 : tensor<16xf32>, tensor<60x16xf32>) outs(%70 : tensor<60x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc21)
      linalg.yield %429 : f32 loc(#loc21)
    } -> tensor<60x16xf32> loc(#loc21)
    %expanded_61 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [6, 10, 16] : tensor<60x16xf32> into tensor<6x10x16xf32> loc(#loc21)
    %transposed_62 = linalg.transpose ins(%expanded_61 : tensor<6x10x16xf32>) outs(%0 : tensor<10x6x16xf32>) permutation = [1, 0, 2]  loc(#loc24)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %transposed_62 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %in_138: f32 loc(callsite(#loc12 at #loc16)), %out: f32 loc(callsite(#loc5 at #loc6))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc16)
      linalg.yield %429 : f32 loc(#loc16)
    } -> tensor<10x6x16xf32> loc(#loc16)
    %75 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x1xf32> loc(#loc25)
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x1xf32> loc(#loc25)
    %collapsed_63 = tensor.collapse_shape %76 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc25)
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_63 : tensor<10x6xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %77 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %80 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%79 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x1xf32> loc(#loc25)
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x1xf32> loc(#loc25)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.truncf %cst_4 : f64 to f32 loc(#loc25)
      %430 = arith.addf %in, %429 : f32 loc(#loc25)
      linalg.yield %430 : f32 loc(#loc25)
    } -> tensor<10x6x1xf32> loc(#loc25)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = math.rsqrt %in : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x1xf32> loc(#loc25)
    %collapsed_64 = tensor.collapse_shape %83 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc25)
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_64 : tensor<10x6xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %84 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %86 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %arg12 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %87 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg13 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc25)
      linalg.yield %429 : f32 loc(#loc25)
    } -> tensor<10x6x16xf32> loc(#loc25)
    %88 = tensor.empty() : tensor<16x24xf32> loc(#loc26)
    %transposed_65 = linalg.transpose ins(%arg6 : tensor<24x16xf32>) outs(%88 : tensor<16x24xf32>) permutation = [1, 0]  loc(#loc26)
    %collapsed_66 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<10x6x16xf32> into tensor<60x16xf32> loc(#loc26)
    %89 = tensor.empty() : tensor<60x24xf32> loc(#loc26)
    %90 = linalg.fill ins(%cst_23 : f32) outs(%89 : tensor<60x24xf32>) -> tensor<60x24xf32> loc(#loc26)
    %91 = linalg.matmul ins(%collapsed_66, %transposed_65 : tensor<60x16xf32>, tensor<16x24xf32>) outs(%90 : tensor<60x24xf32>) -> tensor<60x24xf32> loc(#loc26)
    %92 = linalg.generic {indexing_maps = [#map15, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7, %91 : tensor<24xf32>, tensor<60x24xf32>) outs(%89 : tensor<60x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc14 at #loc19))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc26)
      linalg.yield %429 : f32 loc(#loc26)
    } -> tensor<60x24xf32> loc(#loc26)
    %expanded_67 = tensor.expand_shape %92 [[0, 1], [2]] output_shape [10, 6, 24] : tensor<60x24xf32> into tensor<10x6x24xf32> loc(#loc26)
    %93 = tensor.empty() : tensor<10x6x24xf32> loc(#loc19)
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc13 at #loc6))):
      %429 = arith.divf %in, %cst_21 : f32 loc(#loc19)
      %430 = math.erf %429 : f32 loc(#loc19)
      %431 = arith.addf %430, %cst_1 : f32 loc(#loc19)
      %432 = arith.mulf %431, %cst_2 : f32 loc(#loc19)
      %433 = arith.mulf %in, %432 : f32 loc(#loc19)
      linalg.yield %433 : f32 loc(#loc19)
    } -> tensor<10x6x24xf32> loc(#loc19)
    %95 = tensor.empty() : tensor<24x16xf32> loc(#loc26)
    %transposed_68 = linalg.transpose ins(%arg8 : tensor<16x24xf32>) outs(%95 : tensor<24x16xf32>) permutation = [1, 0]  loc(#loc26)
    %collapsed_69 = tensor.collapse_shape %94 [[0, 1], [2]] : tensor<10x6x24xf32> into tensor<60x24xf32> loc(#loc26)
    %96 = linalg.matmul ins(%collapsed_69, %transposed_68 : tensor<60x24xf32>, tensor<24x16xf32>) outs(%71 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc26)
    %97 = linalg.generic {indexing_maps = [#map15, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg9, %96 : tensor<16xf32>, tensor<60x16xf32>) outs(%70 : tensor<60x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc14 at #loc19))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc26)
      linalg.yield %429 : f32 loc(#loc26)
    } -> tensor<60x16xf32> loc(#loc26)
    %expanded_70 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [10, 6, 16] : tensor<60x16xf32> into tensor<10x6x16xf32> loc(#loc26)
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %expanded_70 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %in_138: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc13 at #loc6))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc19)
      linalg.yield %429 : f32 loc(#loc19)
    } -> tensor<10x6x16xf32> loc(#loc19)
    %99 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc6)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.addf %in, %out : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x1xf32> loc(#loc20)
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x1xf32> loc(#loc20)
    %collapsed_71 = tensor.collapse_shape %100 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc20)
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_71 : tensor<10x6xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %101 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc6)), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %102 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %104 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.addf %in, %out : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x1xf32> loc(#loc20)
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x1xf32> loc(#loc20)
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.truncf %cst_4 : f64 to f32 loc(#loc20)
      %430 = arith.addf %in, %429 : f32 loc(#loc20)
      linalg.yield %430 : f32 loc(#loc20)
    } -> tensor<10x6x1xf32> loc(#loc20)
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = math.rsqrt %in : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x1xf32> loc(#loc20)
    %collapsed_72 = tensor.collapse_shape %107 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc20)
    %108 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_72 : tensor<10x6xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %108 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %110 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %arg14 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %111 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg15 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc20)
      linalg.yield %429 : f32 loc(#loc20)
    } -> tensor<10x6x16xf32> loc(#loc20)
    %112 = tensor.empty() : tensor<16x17xf32> loc(#loc3)
    %transposed_73 = linalg.transpose ins(%arg0 : tensor<17x16xf32>) outs(%112 : tensor<16x17xf32>) permutation = [1, 0]  loc(#loc3)
    %collapsed_74 = tensor.collapse_shape %111 [[0, 1], [2]] : tensor<10x6x16xf32> into tensor<60x16xf32> loc(#loc3)
    %113 = tensor.empty() : tensor<60x17xf32> loc(#loc3)
    %114 = linalg.fill ins(%cst_23 : f32) outs(%113 : tensor<60x17xf32>) -> tensor<60x17xf32> loc(#loc3)
    %115 = linalg.matmul ins(%collapsed_74, %transposed_73 : tensor<60x16xf32>, tensor<16x17xf32>) outs(%114 : tensor<60x17xf32>) -> tensor<60x17xf32> loc(#loc3)
    %expanded_75 = tensor.expand_shape %115 [[0, 1], [2]] output_shape [10, 6, 17] : tensor<60x17xf32> into tensor<10x6x17xf32> loc(#loc3)
    %extracted_slice_76 = tensor.extract_slice %arg32[0, 1] [10, 6] [1, 1] : tensor<10x7xi64> to tensor<10x6xi64> loc(#loc3)
    %116 = tensor.empty() : tensor<10x6xi64> loc(#loc3)
    %117 = linalg.fill ins(%c0_i64 : i64) outs(%116 : tensor<10x6xi64>) -> tensor<10x6xi64> loc(#loc3)
    %118 = tensor.empty() : tensor<10x6xf32> loc(#loc3)
    %119 = linalg.fill ins(%cst_0 : f32) outs(%118 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc3)
    %120:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_75 : tensor<10x6x17xf32>) outs(%119, %117 : tensor<10x6xf32>, tensor<10x6xi64>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0), %out_138: i64 loc("models.py":117:0)):
      %429 = linalg.index 2 : index loc(#loc3)
      %430 = arith.index_cast %429 : index to i64 loc(#loc3)
      %431 = arith.maximumf %in, %out : f32 loc(#loc3)
      %432 = arith.cmpf ogt, %in, %out : f32 loc(#loc3)
      %433 = arith.select %432, %430, %out_138 : i64 loc(#loc3)
      linalg.yield %431, %433 : f32, i64 loc(#loc3)
    } -> (tensor<10x6xf32>, tensor<10x6xi64>) loc(#loc3)
    %121 = tensor.empty() : tensor<10x6xi1> loc(#loc3)
    %122 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%120#1, %extracted_slice_76 : tensor<10x6xi64>, tensor<10x6xi64>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %in_138: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi eq, %in, %in_138 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_76 : tensor<10x6xi64>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi ne, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<10x6xi1>, tensor<10x6xi1>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.andi %in, %in_138 : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %125 = tensor.empty() : tensor<i64> loc(#loc3)
    %126 = linalg.fill ins(%c0_i64 : i64) outs(%125 : tensor<i64>) -> tensor<i64> loc(#loc3)
    %127 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["reduction", "reduction"]} ins(%124 : tensor<10x6xi1>) outs(%126 : tensor<i64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %429 = arith.extui %in : i1 to i64 loc(#loc3)
      %430 = arith.addi %429, %out : i64 loc(#loc3)
      linalg.yield %430 : i64 loc(#loc3)
    } -> tensor<i64> loc(#loc3)
    %collapsed_77 = tensor.collapse_shape %extracted_slice_76 [[0, 1]] : tensor<10x6xi64> into tensor<60xi64> loc(#loc3)
    %128 = tensor.empty() : tensor<60xi64> loc(#loc3)
    %129 = linalg.fill ins(%c0_i64 : i64) outs(%128 : tensor<60xi64>) -> tensor<60xi64> loc(#loc3)
    %130 = tensor.empty() : tensor<60xf32> loc(#loc3)
    %131 = linalg.fill ins(%cst_0 : f32) outs(%130 : tensor<60xf32>) -> tensor<60xf32> loc(#loc3)
    %132:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%115 : tensor<60x17xf32>) outs(%131, %129 : tensor<60xf32>, tensor<60xi64>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0), %out_138: i64 loc("models.py":117:0)):
      %429 = linalg.index 1 : index loc(#loc3)
      %430 = arith.index_cast %429 : index to i64 loc(#loc3)
      %431 = arith.maximumf %in, %out : f32 loc(#loc3)
      %432 = arith.cmpf ogt, %in, %out : f32 loc(#loc3)
      %433 = arith.select %432, %430, %out_138 : i64 loc(#loc3)
      linalg.yield %431, %433 : f32, i64 loc(#loc3)
    } -> (tensor<60xf32>, tensor<60xi64>) loc(#loc3)
    %expanded_78 = tensor.expand_shape %132#0 [[0, 1]] output_shape [60, 1] : tensor<60xf32> into tensor<60x1xf32> loc(#loc3)
    %133 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%115, %expanded_78 : tensor<60x17xf32>, tensor<60x1xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<60x17xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = math.exp %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %135 = tensor.empty() : tensor<60x1xf32> loc(#loc3)
    %136 = linalg.fill ins(%cst_23 : f32) outs(%135 : tensor<60x1xf32>) -> tensor<60x1xf32> loc(#loc3)
    %137 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<60x17xf32>) outs(%136 : tensor<60x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x1xf32> loc(#loc3)
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<60x1xf32>) outs(%135 : tensor<60x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = math.log %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x1xf32> loc(#loc3)
    %139 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %138 : tensor<60x17xf32>, tensor<60x1xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %140 = tensor.empty() : tensor<60xi1> loc(#loc3)
    %141 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_77 : tensor<60xi64>) outs(%140 : tensor<60xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi ne, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<60xi1> loc(#loc3)
    %142 = linalg.generic {indexing_maps = [#map2, #map2, #map16, #map2], iterator_types = ["parallel"]} ins(%141, %collapsed_77, %cst_27 : tensor<60xi1>, tensor<60xi64>, tensor<i64>) outs(%128 : tensor<60xi64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i64 loc("models.py":117:0), %in_139: i64 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : i64 loc(#loc3)
      linalg.yield %429 : i64 loc(#loc3)
    } -> tensor<60xi64> loc(#loc3)
    %expanded_79 = tensor.expand_shape %142 [[0, 1]] output_shape [60, 1] : tensor<60xi64> into tensor<60x1xi64> loc(#loc3)
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_79 : tensor<60x1xi64>) outs(%136 : tensor<60x1xf32>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = linalg.index 0 : index loc(#loc3)
      %430 = arith.index_cast %in : i64 to index loc(#loc3)
      %431 = arith.cmpi slt, %430, %c17 : index loc(#loc3)
      cf.assert %431, "index must be smaller than dim size" loc(#loc3)
      %432 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc3)
      cf.assert %432, "index must be larger or equal to 0" loc(#loc3)
      %extracted = tensor.extract %139[%429, %430] : tensor<60x17xf32> loc(#loc3)
      linalg.yield %extracted : f32 loc(#loc3)
    } -> tensor<60x1xf32> loc(#loc3)
    %collapsed_80 = tensor.collapse_shape %143 [[0, 1]] : tensor<60x1xf32> into tensor<60xf32> loc(#loc3)
    %144 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_80 : tensor<60xf32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %145 = linalg.generic {indexing_maps = [#map2, #map2, #map16, #map2], iterator_types = ["parallel"]} ins(%141, %144, %cst_16 : tensor<60xi1>, tensor<60xf32>, tensor<f32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %146 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%141 : tensor<60xi1>) outs(%126 : tensor<i64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %429 = arith.extui %in : i1 to i64 loc(#loc3)
      %430 = arith.addi %429, %out : i64 loc(#loc3)
      linalg.yield %430 : i64 loc(#loc3)
    } -> tensor<i64> loc(#loc3)
    %147 = tensor.empty() : tensor<f32> loc(#loc3)
    %148 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%146 : tensor<i64>) outs(%147 : tensor<f32>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.sitofp %in : i64 to f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %149 = linalg.fill ins(%cst_23 : f32) outs(%147 : tensor<f32>) -> tensor<f32> loc(#loc3)
    %150 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%145 : tensor<60xf32>) outs(%149 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %151 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%150, %148 : tensor<f32>, tensor<f32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.divf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %152 = linalg.fill ins(%cst_23 : f32) outs(%130 : tensor<60xf32>) -> tensor<60xf32> loc(#loc3)
    %153 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%139 : tensor<60x17xf32>) outs(%152 : tensor<60xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %154 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%153 : tensor<60xf32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_77 : tensor<60xi64>) outs(%140 : tensor<60xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<60xi1> loc(#loc3)
    %156 = linalg.generic {indexing_maps = [#map2, #map16, #map2, #map2], iterator_types = ["parallel"]} ins(%155, %cst_16, %154 : tensor<60xi1>, tensor<f32>, tensor<60xf32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %157 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%155 : tensor<60xi1>) outs(%140 : tensor<60xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.xori %in, %true : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<60xi1> loc(#loc3)
    %158 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%157 : tensor<60xi1>) outs(%126 : tensor<i64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %429 = arith.extui %in : i1 to i64 loc(#loc3)
      %430 = arith.addi %429, %out : i64 loc(#loc3)
      linalg.yield %430 : i64 loc(#loc3)
    } -> tensor<i64> loc(#loc3)
    %159 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%156 : tensor<60xf32>) outs(%149 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %160 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%159, %158 : tensor<f32>, tensor<i64>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.sitofp %in_138 : i64 to f32 loc(#loc3)
      %430 = arith.divf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %161 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%160 : tensor<f32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_6 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %162 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%151 : tensor<f32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %163 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%162, %161 : tensor<f32>, tensor<f32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %164 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_18, %158 : tensor<f32>, tensor<i64>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.sitofp %in_138 : i64 to f32 loc(#loc3)
      %430 = arith.divf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %165 = linalg.generic {indexing_maps = [#map16, #map2], iterator_types = ["parallel"]} ins(%164 : tensor<f32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %166 = linalg.generic {indexing_maps = [#map2, #map16, #map2, #map2], iterator_types = ["parallel"]} ins(%155, %cst_16, %165 : tensor<60xi1>, tensor<f32>, tensor<60xf32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %167 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%166 : tensor<60xf32>) outs(%130 : tensor<60xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60xf32> loc(#loc3)
    %168 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<60xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %169 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%cst_17, %148 : tensor<f32>, tensor<f32>) outs(%147 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.divf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %expanded_81 = tensor.expand_shape %collapsed_77 [[0, 1]] output_shape [60, 1] : tensor<60xi64> into tensor<60x1xi64> loc(#loc3)
    %170 = tensor.empty() : tensor<60x1xi1> loc(#loc3)
    %171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_81 : tensor<60x1xi64>) outs(%170 : tensor<60x1xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi ne, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<60x1xi1> loc(#loc3)
    %172 = tensor.empty() : tensor<60x1xi64> loc(#loc3)
    %173 = linalg.generic {indexing_maps = [#map4, #map4, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%171, %expanded_81, %cst_27 : tensor<60x1xi1>, tensor<60x1xi64>, tensor<i64>) outs(%172 : tensor<60x1xi64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i64 loc("models.py":117:0), %in_139: i64 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : i64 loc(#loc3)
      linalg.yield %429 : i64 loc(#loc3)
    } -> tensor<60x1xi64> loc(#loc3)
    %174 = linalg.fill ins(%c0_i64 : i64) outs(%172 : tensor<60x1xi64>) -> tensor<60x1xi64> loc(#loc3)
    %175:3 = linalg.generic {indexing_maps = [#map18, #map18, #map2], iterator_types = ["parallel"]} outs(%174, %174, %152 : tensor<60x1xi64>, tensor<60x1xi64>, tensor<60xf32>) {
    ^bb0(%out: i64 loc("models.py":117:0), %out_138: i64 loc("models.py":117:0), %out_139: f32 loc("models.py":117:0)):
      %429 = linalg.index 0 : index loc(#loc3)
      %430 = arith.remsi %429, %c60 : index loc(#loc3)
      %extracted = tensor.extract %173[%430, %c0] : tensor<60x1xi64> loc(#loc3)
      %431 = arith.index_cast %430 : index to i64 loc(#loc3)
      linalg.yield %431, %extracted, %cst_26 : i64, i64, f32 loc(#loc3)
    } -> (tensor<60x1xi64>, tensor<60x1xi64>, tensor<60xf32>) loc(#loc3)
    %176 = tensor.empty() : tensor<60x2xi64> loc(#loc3)
    %177 = linalg.fill ins(%c0_i64 : i64) outs(%176 : tensor<60x2xi64>) -> tensor<60x2xi64> loc(#loc3)
    %inserted_slice = tensor.insert_slice %175#0 into %177[0, 0] [60, 1] [1, 1] : tensor<60x1xi64> into tensor<60x2xi64> loc(#loc3)
    %inserted_slice_82 = tensor.insert_slice %175#1 into %inserted_slice[0, 1] [60, 1] [1, 1] : tensor<60x1xi64> into tensor<60x2xi64> loc(#loc3)
    %178 = "tm_tensor.scatter"(%175#2, %inserted_slice_82, %cst) <{dimension_map = array<i64: 0, 1>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg33: f32 loc("models.py":117:0), %arg34: f32 loc("models.py":117:0)):
      "tm_tensor.yield"(%arg33) : (f32) -> () loc(#loc3)
    }) : (tensor<60xf32>, tensor<60x2xi64>, tensor<60x17xf32>) -> tensor<60x17xf32> loc(#loc3)
    %179 = linalg.generic {indexing_maps = [#map4, #map8, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%171, %169, %cst_16 : tensor<60x1xi1>, tensor<f32>, tensor<f32>) outs(%135 : tensor<60x1xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x1xf32> loc(#loc3)
    %180 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%178, %179 : tensor<60x17xf32>, tensor<60x1xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %181 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%168, %180 : tensor<60x17xf32>, tensor<60x17xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<60x17xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = math.exp %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %183 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<60x17xf32>) outs(%136 : tensor<60x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x1xf32> loc(#loc3)
    %184 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %183 : tensor<60x17xf32>, tensor<60x1xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %185 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%181, %184 : tensor<60x17xf32>, tensor<60x17xf32>) outs(%113 : tensor<60x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<60x17xf32> loc(#loc3)
    %186 = tensor.empty() : tensor<17x60xf32> loc(#loc3)
    %transposed_83 = linalg.transpose ins(%185 : tensor<60x17xf32>) outs(%186 : tensor<17x60xf32>) permutation = [1, 0]  loc(#loc3)
    %187 = tensor.empty() : tensor<17x16xf32> loc(#loc3)
    %188 = linalg.fill ins(%cst_23 : f32) outs(%187 : tensor<17x16xf32>) -> tensor<17x16xf32> loc(#loc3)
    %189 = linalg.matmul ins(%transposed_83, %collapsed_74 : tensor<17x60xf32>, tensor<60x16xf32>) outs(%188 : tensor<17x16xf32>) -> tensor<17x16xf32> loc(#loc3)
    %190 = linalg.matmul ins(%185, %arg0 : tensor<60x17xf32>, tensor<17x16xf32>) outs(%71 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc3)
    %expanded_84 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [10, 6, 16] : tensor<60x16xf32> into tensor<10x6x16xf32> loc(#loc3)
    %191 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %100 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc6)), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %192 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %107 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %193 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %arg14 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %cst_20 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %195 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%193 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193, %192 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %197 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %198 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %197 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %199 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %195 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %200 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %198 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc("models.py":117:0)):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %202 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %200 : tensor<10x6x1xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_84, %192 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %204 = tensor.empty() : tensor<16xf32> loc(#loc3)
    %205 = linalg.fill ins(%cst_23 : f32) outs(%204 : tensor<16xf32>) -> tensor<16xf32> loc(#loc3)
    %206 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%203 : tensor<10x6x16xf32>) outs(%205 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %207 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_84 : tensor<10x6x16xf32>) outs(%205 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %collapsed_85 = tensor.collapse_shape %202 [[0, 1], [2]] : tensor<10x6x16xf32> into tensor<60x16xf32> loc(#loc3)
    %208 = linalg.matmul ins(%collapsed_85, %arg8 : tensor<60x16xf32>, tensor<16x24xf32>) outs(%90 : tensor<60x24xf32>) -> tensor<60x24xf32> loc(#loc3)
    %209 = tensor.empty() : tensor<16x60xf32> loc(#loc3)
    %transposed_86 = linalg.transpose ins(%collapsed_85 : tensor<60x16xf32>) outs(%209 : tensor<16x60xf32>) permutation = [1, 0]  loc(#loc3)
    %210 = linalg.fill ins(%cst_23 : f32) outs(%88 : tensor<16x24xf32>) -> tensor<16x24xf32> loc(#loc3)
    %211 = linalg.matmul ins(%transposed_86, %collapsed_69 : tensor<16x60xf32>, tensor<60x24xf32>) outs(%210 : tensor<16x24xf32>) -> tensor<16x24xf32> loc(#loc3)
    %212 = tensor.empty() : tensor<1x16xf32> loc(#loc3)
    %213 = linalg.fill ins(%cst_23 : f32) outs(%212 : tensor<1x16xf32>) -> tensor<1x16xf32> loc(#loc3)
    %214 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%collapsed_85 : tensor<60x16xf32>) outs(%213 : tensor<1x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<1x16xf32> loc(#loc3)
    %collapsed_87 = tensor.collapse_shape %214 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32> loc(#loc3)
    %expanded_88 = tensor.expand_shape %208 [[0, 1], [2]] output_shape [10, 6, 24] : tensor<60x24xf32> into tensor<10x6x24xf32> loc(#loc3)
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_8 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = math.erf %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %217 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %cst_1 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %218 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%217 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %cst_2 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %expanded_67 : tensor<10x6x24xf32>, tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %220 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %cst_22 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = math.exp %in : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_9 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %222 : tensor<10x6x24xf32>, tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %223 : tensor<10x6x24xf32>, tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_88, %224 : tensor<10x6x24xf32>, tensor<10x6x24xf32>) outs(%93 : tensor<10x6x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x24xf32> loc(#loc3)
    %collapsed_89 = tensor.collapse_shape %225 [[0, 1], [2]] : tensor<10x6x24xf32> into tensor<60x24xf32> loc(#loc3)
    %226 = linalg.matmul ins(%collapsed_89, %arg6 : tensor<60x24xf32>, tensor<24x16xf32>) outs(%71 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc3)
    %227 = tensor.empty() : tensor<24x60xf32> loc(#loc3)
    %transposed_90 = linalg.transpose ins(%collapsed_89 : tensor<60x24xf32>) outs(%227 : tensor<24x60xf32>) permutation = [1, 0]  loc(#loc3)
    %228 = linalg.fill ins(%cst_23 : f32) outs(%95 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc3)
    %229 = linalg.matmul ins(%transposed_90, %collapsed_66 : tensor<24x60xf32>, tensor<60x16xf32>) outs(%228 : tensor<24x16xf32>) -> tensor<24x16xf32> loc(#loc3)
    %230 = tensor.empty() : tensor<1x24xf32> loc(#loc3)
    %231 = linalg.fill ins(%cst_23 : f32) outs(%230 : tensor<1x24xf32>) -> tensor<1x24xf32> loc(#loc3)
    %232 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%collapsed_89 : tensor<60x24xf32>) outs(%231 : tensor<1x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<1x24xf32> loc(#loc3)
    %collapsed_91 = tensor.collapse_shape %232 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32> loc(#loc3)
    %expanded_92 = tensor.expand_shape %226 [[0, 1], [2]] output_shape [10, 6, 16] : tensor<60x16xf32> into tensor<10x6x16xf32> loc(#loc3)
    %233 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %76 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %234 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %83 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %235 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %arg12 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %236 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235 : tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %cst_20 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %237 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%235 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %234 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %239 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%238 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %240 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %239 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %241 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %237 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %240 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %243 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %244 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %242 : tensor<10x6x1xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %234 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %246 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%245 : tensor<10x6x16xf32>) outs(%205 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %247 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_92 : tensor<10x6x16xf32>) outs(%205 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %244 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %transposed_93 = linalg.transpose ins(%248 : tensor<10x6x16xf32>) outs(%29 : tensor<6x10x16xf32>) permutation = [1, 0, 2]  loc(#loc3)
    %collapsed_94 = tensor.collapse_shape %transposed_93 [[0, 1], [2]] : tensor<6x10x16xf32> into tensor<60x16xf32> loc(#loc3)
    %249 = linalg.matmul ins(%collapsed_94, %arg4 : tensor<60x16xf32>, tensor<16x16xf32>) outs(%71 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc3)
    %transposed_95 = linalg.transpose ins(%collapsed_94 : tensor<60x16xf32>) outs(%209 : tensor<16x60xf32>) permutation = [1, 0]  loc(#loc3)
    %250 = linalg.fill ins(%cst_23 : f32) outs(%69 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc3)
    %251 = linalg.matmul ins(%transposed_95, %collapsed_59 : tensor<16x60xf32>, tensor<60x16xf32>) outs(%250 : tensor<16x16xf32>) -> tensor<16x16xf32> loc(#loc3)
    %252 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%collapsed_94 : tensor<60x16xf32>) outs(%213 : tensor<1x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<1x16xf32> loc(#loc3)
    %collapsed_96 = tensor.collapse_shape %252 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32> loc(#loc3)
    %expanded_97 = tensor.expand_shape %249 [[0, 1], [2, 3]] output_shape [6, 10, 2, 8] : tensor<60x16xf32> into tensor<6x10x2x8xf32> loc(#loc3)
    %transposed_98 = linalg.transpose ins(%expanded_97 : tensor<6x10x2x8xf32>) outs(%38 : tensor<10x2x6x8xf32>) permutation = [1, 2, 0, 3]  loc(#loc3)
    %collapsed_99 = tensor.collapse_shape %transposed_98 [[0, 1], [2], [3]] : tensor<10x2x6x8xf32> into tensor<20x6x8xf32> loc(#loc3)
    %transposed_100 = linalg.transpose ins(%collapsed_56 : tensor<20x6x6xf32>) outs(%42 : tensor<20x6x6xf32>) permutation = [0, 2, 1]  loc(#loc3)
    %253 = linalg.batch_matmul ins(%transposed_100, %collapsed_99 : tensor<20x6x6xf32>, tensor<20x6x8xf32>) outs(%66 : tensor<20x6x8xf32>) -> tensor<20x6x8xf32> loc(#loc3)
    %254 = tensor.empty() : tensor<20x8x6xf32> loc(#loc3)
    %transposed_101 = linalg.transpose ins(%expanded_46 : tensor<6x20x8xf32>) outs(%254 : tensor<20x8x6xf32>) permutation = [1, 2, 0]  loc(#loc3)
    %255 = linalg.batch_matmul ins(%collapsed_99, %transposed_101 : tensor<20x6x8xf32>, tensor<20x8x6xf32>) outs(%43 : tensor<20x6x6xf32>) -> tensor<20x6x6xf32> loc(#loc3)
    %expanded_102 = tensor.expand_shape %255 [[0, 1], [2], [3]] output_shape [10, 2, 6, 6] : tensor<20x6x6xf32> into tensor<10x2x6x6xf32> loc(#loc3)
    %256 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_102, %65 : tensor<10x2x6x6xf32>, tensor<10x2x6x6xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x2x6x6xf32> loc(#loc3)
    %257 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%256 : tensor<10x2x6x6xf32>) outs(%55 : tensor<10x2x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x2x6x1xf32> loc(#loc3)
    %258 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %257 : tensor<10x2x6x6xf32>, tensor<10x2x6x1xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x2x6x6xf32> loc(#loc3)
    %259 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %258 : tensor<10x2x6x6xf32>, tensor<10x2x6x6xf32>) outs(%45 : tensor<10x2x6x6xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x2x6x6xf32> loc(#loc3)
    %collapsed_103 = tensor.collapse_shape %259 [[0, 1], [2], [3]] : tensor<10x2x6x6xf32> into tensor<20x6x6xf32> loc(#loc3)
    %transposed_104 = linalg.transpose ins(%collapsed_51 : tensor<20x6x8xf32>) outs(%254 : tensor<20x8x6xf32>) permutation = [0, 2, 1]  loc(#loc3)
    %260 = linalg.fill ins(%cst_23 : f32) outs(%254 : tensor<20x8x6xf32>) -> tensor<20x8x6xf32> loc(#loc3)
    %261 = linalg.batch_matmul ins(%transposed_104, %collapsed_103 : tensor<20x8x6xf32>, tensor<20x6x6xf32>) outs(%260 : tensor<20x8x6xf32>) -> tensor<20x8x6xf32> loc(#loc3)
    %transposed_105 = linalg.transpose ins(%collapsed_52 : tensor<20x8x6xf32>) outs(%37 : tensor<20x6x8xf32>) permutation = [0, 2, 1]  loc(#loc3)
    %262 = linalg.batch_matmul ins(%collapsed_103, %transposed_105 : tensor<20x6x6xf32>, tensor<20x6x8xf32>) outs(%66 : tensor<20x6x8xf32>) -> tensor<20x6x8xf32> loc(#loc3)
    %expanded_106 = tensor.expand_shape %261 [[0, 1], [2], [3]] output_shape [10, 2, 8, 6] : tensor<20x8x6xf32> into tensor<10x2x8x6xf32> loc(#loc3)
    %expanded_107 = tensor.expand_shape %262 [[0, 1], [2], [3]] output_shape [10, 2, 6, 8] : tensor<20x6x8xf32> into tensor<10x2x6x8xf32> loc(#loc3)
    %263 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106 : tensor<10x2x8x6xf32>) outs(%40 : tensor<10x2x8x6xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_5 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<10x2x8x6xf32> loc(#loc3)
    %transposed_108 = linalg.transpose ins(%263 : tensor<10x2x8x6xf32>) outs(%38 : tensor<10x2x6x8xf32>) permutation = [0, 1, 3, 2]  loc(#loc3)
    %264 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107 : tensor<10x2x6x8xf32>) outs(%38 : tensor<10x2x6x8xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_5 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<10x2x6x8xf32> loc(#loc3)
    %collapsed_109 = tensor.collapse_shape %transposed_108 [[0, 1], [2], [3]] : tensor<10x2x6x8xf32> into tensor<20x6x8xf32> loc(#loc3)
    %collapsed_110 = tensor.collapse_shape %264 [[0, 1], [2], [3]] : tensor<10x2x6x8xf32> into tensor<20x6x8xf32> loc(#loc3)
    %265 = tensor.empty() : tensor<6x20x8xf32> loc(#loc3)
    %transposed_111 = linalg.transpose ins(%253 : tensor<20x6x8xf32>) outs(%265 : tensor<6x20x8xf32>) permutation = [1, 0, 2]  loc(#loc3)
    %collapsed_112 = tensor.collapse_shape %transposed_111 [[0], [1, 2]] : tensor<6x20x8xf32> into tensor<6x160xf32> loc(#loc3)
    %transposed_113 = linalg.transpose ins(%collapsed_109 : tensor<20x6x8xf32>) outs(%265 : tensor<6x20x8xf32>) permutation = [1, 0, 2]  loc(#loc3)
    %collapsed_114 = tensor.collapse_shape %transposed_113 [[0], [1, 2]] : tensor<6x20x8xf32> into tensor<6x160xf32> loc(#loc3)
    %transposed_115 = linalg.transpose ins(%collapsed_110 : tensor<20x6x8xf32>) outs(%265 : tensor<6x20x8xf32>) permutation = [1, 0, 2]  loc(#loc3)
    %collapsed_116 = tensor.collapse_shape %transposed_115 [[0], [1, 2]] : tensor<6x20x8xf32> into tensor<6x160xf32> loc(#loc3)
    %266 = tensor.empty() : tensor<3xi64> loc(#loc3)
    %267 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%266 : tensor<3xi64>) {
    ^bb0(%out: i64 loc("models.py":117:0)):
      %429 = linalg.index 0 : index loc(#loc3)
      %430 = arith.index_cast %429 : index to i64 loc(#loc3)
      linalg.yield %430 : i64 loc(#loc3)
    } -> tensor<3xi64> loc(#loc3)
    %expanded_117 = tensor.expand_shape %267 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1xi64> loc(#loc3)
    %268 = tensor.empty() : tensor<3x1x1x1xi1> loc(#loc3)
    %269 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<3x1x1x1xi64>) outs(%268 : tensor<3x1x1x1xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi eq, %in, %c2_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<3x1x1x1xi1> loc(#loc3)
    %270 = tensor.empty() : tensor<3x6x10x16xf32> loc(#loc3)
    %expanded_118 = tensor.expand_shape %collapsed_112 [[0], [1, 2]] output_shape [6, 10, 16] : tensor<6x160xf32> into tensor<6x10x16xf32> loc(#loc3)
    %271 = linalg.generic {indexing_maps = [#map19, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_118 : tensor<6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %272 = linalg.generic {indexing_maps = [#map20, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %271, %cst_19 : tensor<3x1x1x1xi1>, tensor<3x6x10x16xf32>, tensor<3x6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %273 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<3x1x1x1xi64>) outs(%268 : tensor<3x1x1x1xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi eq, %in, %c1_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<3x1x1x1xi1> loc(#loc3)
    %expanded_119 = tensor.expand_shape %collapsed_114 [[0], [1, 2]] output_shape [6, 10, 16] : tensor<6x160xf32> into tensor<6x10x16xf32> loc(#loc3)
    %274 = linalg.generic {indexing_maps = [#map19, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_119 : tensor<6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %275 = linalg.generic {indexing_maps = [#map20, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %274, %cst_19 : tensor<3x1x1x1xi1>, tensor<3x6x10x16xf32>, tensor<3x6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %276 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %275 : tensor<3x6x10x16xf32>, tensor<3x6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %277 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117 : tensor<3x1x1x1xi64>) outs(%268 : tensor<3x1x1x1xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<3x1x1x1xi1> loc(#loc3)
    %expanded_120 = tensor.expand_shape %collapsed_116 [[0], [1, 2]] output_shape [6, 10, 16] : tensor<6x160xf32> into tensor<6x10x16xf32> loc(#loc3)
    %278 = linalg.generic {indexing_maps = [#map19, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_120 : tensor<6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      linalg.yield %in : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %279 = linalg.generic {indexing_maps = [#map20, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %278, %cst_19 : tensor<3x1x1x1xi1>, tensor<3x6x10x16xf32>, tensor<3x6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %280 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %279 : tensor<3x6x10x16xf32>, tensor<3x6x10x16xf32>) outs(%270 : tensor<3x6x10x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<3x6x10x16xf32> loc(#loc3)
    %expanded_121 = tensor.expand_shape %280 [[0], [1], [2], [3, 4]] output_shape [3, 6, 10, 1, 16] : tensor<3x6x10x16xf32> into tensor<3x6x10x1x16xf32> loc(#loc3)
    %281 = tensor.empty() : tensor<1x6x10x3x16xf32> loc(#loc3)
    %transposed_122 = linalg.transpose ins(%expanded_121 : tensor<3x6x10x1x16xf32>) outs(%281 : tensor<1x6x10x3x16xf32>) permutation = [3, 1, 2, 0, 4]  loc(#loc3)
    %collapsed_123 = tensor.collapse_shape %transposed_122 [[0, 1], [2], [3, 4]] : tensor<1x6x10x3x16xf32> into tensor<6x10x48xf32> loc(#loc3)
    %282 = tensor.empty() : tensor<1x1x48xf32> loc(#loc3)
    %283 = linalg.fill ins(%cst_23 : f32) outs(%282 : tensor<1x1x48xf32>) -> tensor<1x1x48xf32> loc(#loc3)
    %284 = linalg.generic {indexing_maps = [#map1, #map21], iterator_types = ["reduction", "reduction", "parallel"]} ins(%collapsed_123 : tensor<6x10x48xf32>) outs(%283 : tensor<1x1x48xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<1x1x48xf32> loc(#loc3)
    %collapsed_124 = tensor.collapse_shape %284 [[0, 1, 2]] : tensor<1x1x48xf32> into tensor<48xf32> loc(#loc3)
    %collapsed_125 = tensor.collapse_shape %transposed_122 [[0, 1, 2], [3, 4]] : tensor<1x6x10x3x16xf32> into tensor<60x48xf32> loc(#loc3)
    %285 = tensor.empty() : tensor<48x60xf32> loc(#loc3)
    %transposed_126 = linalg.transpose ins(%collapsed_125 : tensor<60x48xf32>) outs(%285 : tensor<48x60xf32>) permutation = [1, 0]  loc(#loc3)
    %286 = tensor.empty() : tensor<48x16xf32> loc(#loc3)
    %287 = linalg.fill ins(%cst_23 : f32) outs(%286 : tensor<48x16xf32>) -> tensor<48x16xf32> loc(#loc3)
    %288 = linalg.matmul ins(%transposed_126, %collapsed_31 : tensor<48x60xf32>, tensor<60x16xf32>) outs(%287 : tensor<48x16xf32>) -> tensor<48x16xf32> loc(#loc3)
    %289 = linalg.matmul ins(%collapsed_125, %arg2 : tensor<60x48xf32>, tensor<48x16xf32>) outs(%71 : tensor<60x16xf32>) -> tensor<60x16xf32> loc(#loc3)
    %expanded_127 = tensor.expand_shape %289 [[0, 1], [2]] output_shape [6, 10, 16] : tensor<60x16xf32> into tensor<6x10x16xf32> loc(#loc3)
    %transposed_128 = linalg.transpose ins(%expanded_127 : tensor<6x10x16xf32>) outs(%0 : tensor<10x6x16xf32>) permutation = [1, 0, 2]  loc(#loc3)
    %290 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %17 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %291 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %24 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %292 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_128, %arg10 : tensor<10x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %293 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %cst_20 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %294 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292, %291 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %296 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%295 : tensor<10x6x16xf32>) outs(%15 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %297 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %296 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %298 = linalg.generic {indexing_maps = [#map1, #map9, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293, %294 : tensor<10x6x16xf32>, tensor<10x6x1xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %297 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %300 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<10x6x1xf32>) outs(%14 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc("models.py":117:0)):
      %429 = arith.divf %in, %cst_20 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x1xf32> loc(#loc3)
    %301 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %299 : tensor<10x6x1xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_128, %291 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.mulf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %303 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%302 : tensor<10x6x16xf32>) outs(%205 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %304 = linalg.generic {indexing_maps = [#map1, #map10], iterator_types = ["reduction", "reduction", "parallel"]} ins(%transposed_128 : tensor<10x6x16xf32>) outs(%205 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %301 : tensor<10x6x16xf32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %306 = tensor.empty() : tensor<1x6x16xf32> loc(#loc3)
    %307 = linalg.fill ins(%cst_23 : f32) outs(%306 : tensor<1x6x16xf32>) -> tensor<1x6x16xf32> loc(#loc3)
    %308 = linalg.generic {indexing_maps = [#map1, #map22], iterator_types = ["reduction", "parallel", "parallel"]} ins(%305 : tensor<10x6x16xf32>) outs(%307 : tensor<1x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<1x6x16xf32> loc(#loc3)
    %collapsed_129 = tensor.collapse_shape %308 [[0, 1], [2]] : tensor<1x6x16xf32> into tensor<6x16xf32> loc(#loc3)
    %309 = tensor.empty() : tensor<6xi1> loc(#loc3)
    %310 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%3 : tensor<6xi64>) outs(%309 : tensor<6xi1>) {
    ^bb0(%in: i64 loc("models.py":114:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<6xi1> loc(#loc3)
    %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%3 : tensor<6xi64>) outs(%309 : tensor<6xi1>) {
    ^bb0(%in: i64 loc("models.py":114:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi slt, %in, %c6_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<6xi1> loc(#loc3)
    %312 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%310, %311 : tensor<6xi1>, tensor<6xi1>) outs(%309 : tensor<6xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.andi %in, %in_138 : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<6xi1> loc(#loc3)
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%3 : tensor<6xi64>) outs(%309 : tensor<6xi1>) {
    ^bb0(%in: i64 loc("models.py":114:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi ne, %in, %c-1_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<6xi1> loc(#loc3)
    %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%312, %313 : tensor<6xi1>, tensor<6xi1>) outs(%309 : tensor<6xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.andi %in, %in_138 : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<6xi1> loc(#loc3)
    %expanded_130 = tensor.expand_shape %314 [[0, 1]] output_shape [6, 1] : tensor<6xi1> into tensor<6x1xi1> loc(#loc3)
    %315 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%3 : tensor<6xi64>) outs(%2 : tensor<6xi64>) {
    ^bb0(%in: i64 loc("models.py":114:0), %out: i64 loc("models.py":117:0)):
      %429 = arith.maxsi %in, %c-6_i64 : i64 loc(#loc3)
      %430 = arith.minsi %429, %c5_i64 : i64 loc(#loc3)
      linalg.yield %430 : i64 loc(#loc3)
    } -> tensor<6xi64> loc(#loc3)
    %316 = tensor.empty() : tensor<6x1xi1> loc(#loc3)
    %317 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_130 : tensor<6x1xi1>) outs(%316 : tensor<6x1xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.xori %in, %true : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<6x1xi1> loc(#loc3)
    %318 = linalg.generic {indexing_maps = [#map7, #map8, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%317, %cst_16, %collapsed_129 : tensor<6x1xi1>, tensor<f32>, tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %expanded_131 = tensor.expand_shape %315 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64> loc(#loc3)
    %expanded_132 = tensor.expand_shape %318 [[0], [1, 2]] output_shape [6, 1, 16] : tensor<6x16xf32> into tensor<6x1x16xf32> loc(#loc3)
    %319 = "tm_tensor.scatter"(%expanded_132, %expanded_131, %cst_24) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg33: f32 loc("models.py":117:0), %arg34: f32 loc("models.py":117:0)):
      %429 = arith.addf %arg34, %arg33 : f32 loc(#loc3)
      "tm_tensor.yield"(%429) : (f32) -> () loc(#loc3)
    }) : (tensor<6x1x16xf32>, tensor<6x1xi64>, tensor<6x16xf32>) -> tensor<6x16xf32> loc(#loc3)
    %320 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<10x6xi64>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %321 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<10x6xi64>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi slt, %in, %c17_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%320, %321 : tensor<10x6xi1>, tensor<10x6xi1>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.andi %in, %in_138 : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %323 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<10x6xi64>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i64 loc(unknown), %out: i1 loc("models.py":117:0)):
      %429 = arith.cmpi ne, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %324 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%322, %323 : tensor<10x6xi1>, tensor<10x6xi1>) outs(%121 : tensor<10x6xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.andi %in, %in_138 : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6xi1> loc(#loc3)
    %expanded_133 = tensor.expand_shape %324 [[0], [1, 2]] output_shape [10, 6, 1] : tensor<10x6xi1> into tensor<10x6x1xi1> loc(#loc3)
    %325 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<10x6xi64>) outs(%116 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(unknown), %out: i64 loc("models.py":117:0)):
      %429 = arith.maxsi %in, %c-17_i64 : i64 loc(#loc3)
      %430 = arith.minsi %429, %c16_i64 : i64 loc(#loc3)
      linalg.yield %430 : i64 loc(#loc3)
    } -> tensor<10x6xi64> loc(#loc3)
    %326 = tensor.empty() : tensor<10x6x1xi1> loc(#loc3)
    %327 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_133 : tensor<10x6x1xi1>) outs(%326 : tensor<10x6x1xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %429 = arith.xori %in, %true : i1 loc(#loc3)
      linalg.yield %429 : i1 loc(#loc3)
    } -> tensor<10x6x1xi1> loc(#loc3)
    %328 = linalg.generic {indexing_maps = [#map9, #map23, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %cst_16, %305 : tensor<10x6x1xi1>, tensor<f32>, tensor<10x6x16xf32>) outs(%0 : tensor<10x6x16xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %in_139: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.select %in, %in_138, %in_139 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<10x6x16xf32> loc(#loc3)
    %collapsed_134 = tensor.collapse_shape %325 [[0, 1]] : tensor<10x6xi64> into tensor<60xi64> loc(#loc3)
    %expanded_135 = tensor.expand_shape %collapsed_134 [[0, 1]] output_shape [60, 1] : tensor<60xi64> into tensor<60x1xi64> loc(#loc3)
    %collapsed_136 = tensor.collapse_shape %328 [[0, 1], [2]] : tensor<10x6x16xf32> into tensor<60x16xf32> loc(#loc3)
    %expanded_137 = tensor.expand_shape %collapsed_136 [[0], [1, 2]] output_shape [60, 1, 16] : tensor<60x16xf32> into tensor<60x1x16xf32> loc(#loc3)
    %329 = "tm_tensor.scatter"(%expanded_137, %expanded_135, %cst_25) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({
    ^bb0(%arg33: f32 loc("models.py":117:0), %arg34: f32 loc("models.py":117:0)):
      %429 = arith.addf %arg34, %arg33 : f32 loc(#loc3)
      "tm_tensor.yield"(%429) : (f32) -> () loc(#loc3)
    }) : (tensor<60x1x16xf32>, tensor<60x1xi64>, tensor<17x16xf32>) -> tensor<17x16xf32> loc(#loc3)
    %330 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%189, %329 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %331 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %332 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %333 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%330, %332 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %334 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%331, %333 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %335 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %336 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0, %335 : tensor<17x16xf32>, tensor<17x16xf32>) outs(%187 : tensor<17x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<17x16xf32> loc(#loc3)
    %337 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %338 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %339 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%319, %338 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %340 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%337, %339 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %341 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%340 : tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %342 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %341 : tensor<6x16xf32>, tensor<6x16xf32>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<6x16xf32> loc(#loc3)
    %343 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<48x16xf32>) outs(%286 : tensor<48x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<48x16xf32> loc(#loc3)
    %344 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48x16xf32>) outs(%286 : tensor<48x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<48x16xf32> loc(#loc3)
    %345 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%288, %344 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%286 : tensor<48x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<48x16xf32> loc(#loc3)
    %346 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%343, %345 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%286 : tensor<48x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<48x16xf32> loc(#loc3)
    %347 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%346 : tensor<48x16xf32>) outs(%286 : tensor<48x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<48x16xf32> loc(#loc3)
    %348 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2, %347 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%286 : tensor<48x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<48x16xf32> loc(#loc3)
    %349 = tensor.empty() : tensor<48xf32> loc(#loc3)
    %350 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg19 : tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<48xf32> loc(#loc3)
    %351 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<48xf32> loc(#loc3)
    %352 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_124, %351 : tensor<48xf32>, tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<48xf32> loc(#loc3)
    %353 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%350, %352 : tensor<48xf32>, tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<48xf32> loc(#loc3)
    %354 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%353 : tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<48xf32> loc(#loc3)
    %355 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %354 : tensor<48xf32>, tensor<48xf32>) outs(%349 : tensor<48xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<48xf32> loc(#loc3)
    %356 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16x16xf32> loc(#loc3)
    %357 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16x16xf32> loc(#loc3)
    %358 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%251, %357 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16x16xf32> loc(#loc3)
    %359 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%356, %358 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16x16xf32> loc(#loc3)
    %360 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16x16xf32> loc(#loc3)
    %361 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4, %360 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%69 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16x16xf32> loc(#loc3)
    %362 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg21 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %363 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg5 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %364 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_96, %363 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %365 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%362, %364 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %366 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%365 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %367 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg5, %366 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %368 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<24x16xf32>) outs(%95 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<24x16xf32> loc(#loc3)
    %369 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<24x16xf32>) outs(%95 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<24x16xf32> loc(#loc3)
    %370 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%229, %369 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%95 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<24x16xf32> loc(#loc3)
    %371 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%368, %370 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%95 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<24x16xf32> loc(#loc3)
    %372 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%371 : tensor<24x16xf32>) outs(%95 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<24x16xf32> loc(#loc3)
    %373 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg6, %372 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%95 : tensor<24x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<24x16xf32> loc(#loc3)
    %374 = tensor.empty() : tensor<24xf32> loc(#loc3)
    %375 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg23 : tensor<24xf32>) outs(%374 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<24xf32> loc(#loc3)
    %376 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg7 : tensor<24xf32>) outs(%374 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<24xf32> loc(#loc3)
    %377 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_91, %376 : tensor<24xf32>, tensor<24xf32>) outs(%374 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<24xf32> loc(#loc3)
    %378 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%375, %377 : tensor<24xf32>, tensor<24xf32>) outs(%374 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<24xf32> loc(#loc3)
    %379 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%378 : tensor<24xf32>) outs(%374 : tensor<24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<24xf32> loc(#loc3)
    %380 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg7, %379 : tensor<24xf32>, tensor<24xf32>) outs(%374 : tensor<24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<24xf32> loc(#loc3)
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16x24xf32> loc(#loc3)
    %382 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16x24xf32> loc(#loc3)
    %383 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%211, %382 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16x24xf32> loc(#loc3)
    %384 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %383 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16x24xf32> loc(#loc3)
    %385 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%384 : tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16x24xf32> loc(#loc3)
    %386 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8, %385 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16x24xf32> loc(#loc3)
    %387 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg25 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %388 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg9 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %389 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_87, %388 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %390 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%387, %389 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %391 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%390 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %392 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg9, %391 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %393 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg26 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %394 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg10 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %395 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%303, %394 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %396 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%393, %395 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %397 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%396 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %398 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg10, %397 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %399 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg27 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %400 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %401 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%304, %400 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%399, %401 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %403 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%402 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %404 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg11, %403 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %405 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg28 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %406 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg12 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %407 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%246, %406 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %408 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%405, %407 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %409 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%408 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %410 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg12, %409 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %411 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg29 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %412 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg13 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %413 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%247, %412 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %414 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%411, %413 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %415 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%414 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %416 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg13, %415 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %417 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg30 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %418 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg14 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %419 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%206, %418 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %420 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%417, %419 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %421 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%420 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %422 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg14, %421 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %423 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg31 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_7 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %424 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg15 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_10 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %425 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%207, %424 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %426 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%423, %425 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.addf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %427 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%426 : tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.truncf %cst_11 : f64 to f32 loc(#loc3)
      %430 = arith.mulf %in, %429 : f32 loc(#loc3)
      linalg.yield %430 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    %428 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg15, %427 : tensor<16xf32>, tensor<16xf32>) outs(%204 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_138: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %429 = arith.subf %in, %in_138 : f32 loc(#loc3)
      linalg.yield %429 : f32 loc(#loc3)
    } -> tensor<16xf32> loc(#loc3)
    return %336, %342, %348, %355, %361, %367, %373, %380, %386, %392, %398, %404, %410, %416, %422, %428, %334, %340, %346, %353, %359, %365, %371, %378, %384, %390, %396, %402, %408, %414, %420, %426, %163, %127 : tensor<17x16xf32>, tensor<6x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<17x16xf32>, tensor<6x16xf32>, tensor<48x16xf32>, tensor<48xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<24x16xf32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<i64> loc(#loc3)
  } loc(#loc15)
  func.func @eval_step(%arg0: tensor<17x16xf32> {dp.name = "params.table.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg1: tensor<6x16xf32> {dp.name = "params.positions.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg2: tensor<48x16xf32> {dp.name = "params.layer.self_attn.in_proj_weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg3: tensor<48xf32> {dp.name = "params.layer.self_attn.in_proj_bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg4: tensor<16x16xf32> {dp.name = "params.layer.self_attn.out_proj.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg5: tensor<16xf32> {dp.name = "params.layer.self_attn.out_proj.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg6: tensor<24x16xf32> {dp.name = "params.layer.linear1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg7: tensor<24xf32> {dp.name = "params.layer.linear1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg8: tensor<16x24xf32> {dp.name = "params.layer.linear2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg9: tensor<16xf32> {dp.name = "params.layer.linear2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg10: tensor<16xf32> {dp.name = "params.layer.norm1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg11: tensor<16xf32> {dp.name = "params.layer.norm1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg12: tensor<16xf32> {dp.name = "params.layer.norm2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg13: tensor<16xf32> {dp.name = "params.layer.norm2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg14: tensor<16xf32> {dp.name = "params.norm.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg15: tensor<16xf32> {dp.name = "params.norm.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg16: tensor<17x16xf32> {dp.name = "momentum.table.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg17: tensor<6x16xf32> {dp.name = "momentum.positions.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg18: tensor<48x16xf32> {dp.name = "momentum.layer.self_attn.in_proj_weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg19: tensor<48xf32> {dp.name = "momentum.layer.self_attn.in_proj_bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg20: tensor<16x16xf32> {dp.name = "momentum.layer.self_attn.out_proj.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg21: tensor<16xf32> {dp.name = "momentum.layer.self_attn.out_proj.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg22: tensor<24x16xf32> {dp.name = "momentum.layer.linear1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg23: tensor<24xf32> {dp.name = "momentum.layer.linear1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg24: tensor<16x24xf32> {dp.name = "momentum.layer.linear2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg25: tensor<16xf32> {dp.name = "momentum.layer.linear2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg26: tensor<16xf32> {dp.name = "momentum.layer.norm1.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg27: tensor<16xf32> {dp.name = "momentum.layer.norm1.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg28: tensor<16xf32> {dp.name = "momentum.layer.norm2.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg29: tensor<16xf32> {dp.name = "momentum.layer.norm2.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg30: tensor<16xf32> {dp.name = "momentum.norm.weight", dp.state} loc(callsite(#loc1 at #loc2)), %arg31: tensor<16xf32> {dp.name = "momentum.norm.bias", dp.state} loc(callsite(#loc1 at #loc2)), %arg32: tensor<5x7xi64> {dp.name = "ids", dp.scatter = 0 : i64} loc(callsite(#loc1 at #loc2))) -> (tensor<f32> {dp.name = "loss"}, tensor<i64> {dp.name = "correct"}) {
    %c1_i64 = arith.constant 1 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %c6 = arith.constant 6 : index loc(#loc)
    %c17 = arith.constant 17 : index loc(#loc)
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc)
    %false = arith.constant false loc(#loc)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc3)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<5x2x6x6xf32> loc(#loc21)
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc18)
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<6x6xf32> loc(#loc18)
    %cst_7 = arith.constant dense<true> : tensor<6x6xi1> loc(#loc9)
    %cst_8 = arith.constant 9.000000e-01 : f64 loc(#loc3)
    %cst_9 = arith.constant 0.0058823529411764705 : f64 loc(#loc3)
    %cst_10 = arith.constant 0.59460355750136051 : f64 loc(#loc21)
    %cst_11 = arith.constant 1.000000e-05 : f64 loc(#loc22)
    %cst_12 = arith.constant 0xFFF0000000000000 : f64 loc(#loc21)
    %cst_13 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_14 = arith.constant 1.41421354 : f32 loc(#loc)
    %cst_15 = arith.constant dense<0> : tensor<i64> loc(#loc3)
    %extracted_slice = tensor.extract_slice %arg32[0, 0] [5, 6] [1, 1] : tensor<5x7xi64> to tensor<5x6xi64> loc(#loc)
    %0 = tensor.empty() : tensor<5x6x16xf32> loc(#loc15)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<5x6xi64>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: i64 loc(unknown), %out: f32 loc(callsite(#loc1 at #loc2))):
      %165 = arith.index_cast %in : i64 to index loc(#loc15)
      %166 = linalg.index 2 : index loc(#loc15)
      %167 = arith.cmpi slt, %165, %c17 : index loc(#loc15)
      cf.assert %167, "index must be smaller than dim size" loc(#loc15)
      %168 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc15)
      cf.assert %168, "index must be larger or equal to 0" loc(#loc15)
      %extracted = tensor.extract %arg0[%165, %166] : tensor<17x16xf32> loc(#loc15)
      linalg.yield %extracted : f32 loc(#loc15)
    } -> tensor<5x6x16xf32> loc(#loc15)
    %2 = tensor.empty() : tensor<6xi64> loc(#loc2)
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<6xi64>) {
    ^bb0(%out: i64 loc("models.py":114:0)):
      %165 = linalg.index 0 : index loc(#loc2)
      %166 = arith.index_cast %165 : index to i64 loc(#loc2)
      linalg.yield %166 : i64 loc(#loc2)
    } -> tensor<6xi64> loc(#loc2)
    %4 = tensor.empty() : tensor<6x16xf32> loc(#loc15)
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6xi64>) outs(%4 : tensor<6x16xf32>) {
    ^bb0(%in: i64 loc("models.py":114:0), %out: f32 loc(callsite(#loc1 at #loc2))):
      %165 = arith.index_cast %in : i64 to index loc(#loc15)
      %166 = linalg.index 1 : index loc(#loc15)
      %167 = arith.cmpi slt, %165, %c6 : index loc(#loc15)
      cf.assert %167, "index must be smaller than dim size" loc(#loc15)
      %168 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc15)
      cf.assert %168, "index must be larger or equal to 0" loc(#loc15)
      %extracted = tensor.extract %arg1[%165, %166] : tensor<6x16xf32> loc(#loc15)
      linalg.yield %extracted : f32 loc(#loc15)
    } -> tensor<6x16xf32> loc(#loc15)
    %6 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<5x6x16xf32>, tensor<6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc1 at #loc2)), %in_67: f32 loc(callsite(#loc1 at #loc2)), %out: f32 loc("models.py":114:0)):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc2)
      linalg.yield %165 : f32 loc(#loc2)
    } -> tensor<5x6x16xf32> loc(#loc2)
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64> loc(#loc9)
    %expanded_16 = tensor.expand_shape %3 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64> loc(#loc9)
    %7 = tensor.empty() : tensor<6x6xi64> loc(#loc9)
    %8 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_16 : tensor<1x6xi64>, tensor<6x1xi64>) outs(%7 : tensor<6x6xi64>) {
    ^bb0(%in: i64 loc("models.py":115:0), %in_67: i64 loc("models.py":115:0), %out: i64 loc("models.py":115:0)):
      %165 = arith.subi %in, %in_67 : i64 loc(#loc9)
      linalg.yield %165 : i64 loc(#loc9)
    } -> tensor<6x6xi64> loc(#loc9)
    %9 = tensor.empty() : tensor<6x6xi1> loc(#loc9)
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x6xi64>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i64 loc("models.py":115:0), %out: i1 loc("models.py":115:0)):
      %165 = arith.cmpi sge, %in, %c1_i64 : i64 loc(#loc9)
      linalg.yield %165 : i1 loc(#loc9)
    } -> tensor<6x6xi1> loc(#loc9)
    %11 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_7 : tensor<6x6xi1>, tensor<6x6xi1>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i1 loc("models.py":115:0), %in_67: i1 loc("models.py":115:0), %out: i1 loc("models.py":115:0)):
      %165 = arith.andi %in, %in_67 : i1 loc(#loc9)
      linalg.yield %165 : i1 loc(#loc9)
    } -> tensor<6x6xi1> loc(#loc9)
    %12 = tensor.empty() : tensor<6x6xf32> loc(#loc18)
    %13 = linalg.generic {indexing_maps = [#map4, #map8, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_5, %cst_6 : tensor<6x6xi1>, tensor<f32>, tensor<6x6xf32>) outs(%12 : tensor<6x6xf32>) {
    ^bb0(%in: i1 loc("models.py":115:0), %in_67: f32 loc(callsite(#loc10 at #loc6)), %in_68: f32 loc(callsite(#loc10 at #loc6)), %out: f32 loc(callsite(#loc10 at #loc6))):
      %165 = arith.select %in, %in_67, %in_68 : f32 loc(#loc18)
      linalg.yield %165 : f32 loc(#loc18)
    } -> tensor<6x6xf32> loc(#loc18)
    %14 = tensor.empty() : tensor<5x6x1xf32> loc(#loc22)
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<5x6x1xf32>) -> tensor<5x6x1xf32> loc(#loc22)
    %16 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<5x6x16xf32>) outs(%15 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.addf %in, %out : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x1xf32> loc(#loc22)
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.divf %in, %cst_13 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x1xf32> loc(#loc22)
    %collapsed = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<5x6x1xf32> into tensor<5x6xf32> loc(#loc22)
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<5x6xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %18 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %in_67: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.subf %in, %in_67 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %19 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_67: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %21 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<5x6x16xf32>) outs(%15 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.addf %in, %out : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x1xf32> loc(#loc22)
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.divf %in, %cst_13 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x1xf32> loc(#loc22)
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.truncf %cst_11 : f64 to f32 loc(#loc22)
      %166 = arith.addf %in, %165 : f32 loc(#loc22)
      linalg.yield %166 : f32 loc(#loc22)
    } -> tensor<5x6x1xf32> loc(#loc22)
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = math.rsqrt %in : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x1xf32> loc(#loc22)
    %collapsed_17 = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<5x6x1xf32> into tensor<5x6xf32> loc(#loc22)
    %25 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_17 : tensor<5x6xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      linalg.yield %in : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %25 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_67: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %27 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg10 : tensor<5x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_67: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %28 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg11 : tensor<5x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc17)), %in_67: f32 loc(callsite(#loc7 at #loc17)), %out: f32 loc(callsite(#loc7 at #loc17))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc22)
      linalg.yield %165 : f32 loc(#loc22)
    } -> tensor<5x6x16xf32> loc(#loc22)
    %29 = tensor.empty() : tensor<6x5x16xf32> loc(#loc23)
    %transposed = linalg.transpose ins(%28 : tensor<5x6x16xf32>) outs(%29 : tensor<6x5x16xf32>) permutation = [1, 0, 2]  loc(#loc23)
    %30 = tensor.empty() : tensor<16x48xf32> loc(#loc21)
    %transposed_18 = linalg.transpose ins(%arg2 : tensor<48x16xf32>) outs(%30 : tensor<16x48xf32>) permutation = [1, 0]  loc(#loc21)
    %31 = tensor.empty() : tensor<6x16x48xf32> loc(#loc21)
    %32 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<16x48xf32>) outs(%31 : tensor<6x16x48xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      linalg.yield %in : f32 loc(#loc21)
    } -> tensor<6x16x48xf32> loc(#loc21)
    %33 = tensor.empty() : tensor<6x5x48xf32> loc(#loc21)
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<6x5x48xf32>) -> tensor<6x5x48xf32> loc(#loc21)
    %35 = linalg.batch_matmul ins(%transposed, %32 : tensor<6x5x16xf32>, tensor<6x16x48xf32>) outs(%34 : tensor<6x5x48xf32>) -> tensor<6x5x48xf32> loc(#loc21)
    %36 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %arg3 : tensor<6x5x48xf32>, tensor<48xf32>) outs(%33 : tensor<6x5x48xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_67: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<6x5x48xf32> loc(#loc21)
    %expanded_19 = tensor.expand_shape %36 [[0, 1], [2], [3, 4]] output_shape [1, 6, 5, 3, 16] : tensor<6x5x48xf32> into tensor<1x6x5x3x16xf32> loc(#loc21)
    %37 = tensor.empty() : tensor<3x6x5x1x16xf32> loc(#loc21)
    %transposed_20 = linalg.transpose ins(%expanded_19 : tensor<1x6x5x3x16xf32>) outs(%37 : tensor<3x6x5x1x16xf32>) permutation = [3, 1, 2, 0, 4]  loc(#loc21)
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0], [1], [2], [3, 4]] : tensor<3x6x5x1x16xf32> into tensor<3x6x5x16xf32> loc(#loc21)
    %extracted_slice_22 = tensor.extract_slice %collapsed_21[0, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc21)
    %extracted_slice_23 = tensor.extract_slice %collapsed_21[1, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc21)
    %extracted_slice_24 = tensor.extract_slice %collapsed_21[2, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc21)
    %collapsed_25 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2, 3]] : tensor<1x6x5x16xf32> into tensor<6x80xf32> loc(#loc21)
    %expanded_26 = tensor.expand_shape %collapsed_25 [[0], [1, 2]] output_shape [6, 10, 8] : tensor<6x80xf32> into tensor<6x10x8xf32> loc(#loc21)
    %38 = tensor.empty() : tensor<10x6x8xf32> loc(#loc21)
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<6x10x8xf32>) outs(%38 : tensor<10x6x8xf32>) permutation = [1, 0, 2]  loc(#loc21)
    %collapsed_28 = tensor.collapse_shape %extracted_slice_23 [[0, 1], [2, 3]] : tensor<1x6x5x16xf32> into tensor<6x80xf32> loc(#loc21)
    %expanded_29 = tensor.expand_shape %collapsed_28 [[0], [1, 2]] output_shape [6, 10, 8] : tensor<6x80xf32> into tensor<6x10x8xf32> loc(#loc21)
    %transposed_30 = linalg.transpose ins(%expanded_29 : tensor<6x10x8xf32>) outs(%38 : tensor<10x6x8xf32>) permutation = [1, 0, 2]  loc(#loc21)
    %collapsed_31 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2, 3]] : tensor<1x6x5x16xf32> into tensor<6x80xf32> loc(#loc21)
    %expanded_32 = tensor.expand_shape %collapsed_31 [[0], [1, 2]] output_shape [6, 10, 8] : tensor<6x80xf32> into tensor<6x10x8xf32> loc(#loc21)
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<6x10x8xf32>) outs(%38 : tensor<10x6x8xf32>) permutation = [1, 0, 2]  loc(#loc21)
    %expanded_34 = tensor.expand_shape %transposed_27 [[0, 1], [2], [3]] output_shape [5, 2, 6, 8] : tensor<10x6x8xf32> into tensor<5x2x6x8xf32> loc(#loc21)
    %expanded_35 = tensor.expand_shape %transposed_30 [[0, 1], [2], [3]] output_shape [5, 2, 6, 8] : tensor<10x6x8xf32> into tensor<5x2x6x8xf32> loc(#loc21)
    %39 = tensor.empty() : tensor<5x2x6x8xf32> loc(#loc21)
    %40 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<5x2x6x8xf32>) outs(%39 : tensor<5x2x6x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.truncf %cst_10 : f64 to f32 loc(#loc21)
      %166 = arith.mulf %in, %165 : f32 loc(#loc21)
      linalg.yield %166 : f32 loc(#loc21)
    } -> tensor<5x2x6x8xf32> loc(#loc21)
    %41 = tensor.empty() : tensor<5x2x8x6xf32> loc(#loc21)
    %transposed_36 = linalg.transpose ins(%expanded_35 : tensor<5x2x6x8xf32>) outs(%41 : tensor<5x2x8x6xf32>) permutation = [0, 1, 3, 2]  loc(#loc21)
    %42 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_36 : tensor<5x2x8x6xf32>) outs(%41 : tensor<5x2x8x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.truncf %cst_10 : f64 to f32 loc(#loc21)
      %166 = arith.mulf %in, %165 : f32 loc(#loc21)
      linalg.yield %166 : f32 loc(#loc21)
    } -> tensor<5x2x8x6xf32> loc(#loc21)
    %collapsed_37 = tensor.collapse_shape %40 [[0, 1], [2], [3]] : tensor<5x2x6x8xf32> into tensor<10x6x8xf32> loc(#loc21)
    %collapsed_38 = tensor.collapse_shape %42 [[0, 1], [2], [3]] : tensor<5x2x8x6xf32> into tensor<10x8x6xf32> loc(#loc21)
    %43 = tensor.empty() : tensor<10x6x6xf32> loc(#loc21)
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<10x6x6xf32>) -> tensor<10x6x6xf32> loc(#loc21)
    %45 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<10x6x8xf32>, tensor<10x8x6xf32>) outs(%44 : tensor<10x6x6xf32>) -> tensor<10x6x6xf32> loc(#loc21)
    %expanded_39 = tensor.expand_shape %45 [[0, 1], [2], [3]] output_shape [5, 2, 6, 6] : tensor<10x6x6xf32> into tensor<5x2x6x6xf32> loc(#loc21)
    %expanded_40 = tensor.expand_shape %13 [[0, 1, 2], [3]] output_shape [1, 1, 6, 6] : tensor<6x6xf32> into tensor<1x1x6x6xf32> loc(#loc21)
    %46 = tensor.empty() : tensor<5x2x6x6xf32> loc(#loc21)
    %47 = linalg.generic {indexing_maps = [#map11, #map12, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39, %expanded_40 : tensor<5x2x6x6xf32>, tensor<1x1x6x6xf32>) outs(%46 : tensor<5x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_67: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<5x2x6x6xf32> loc(#loc21)
    %48 = tensor.empty() : tensor<5x2x6xi64> loc(#loc21)
    %49 = linalg.fill ins(%c0_i64 : i64) outs(%48 : tensor<5x2x6xi64>) -> tensor<5x2x6xi64> loc(#loc21)
    %50 = tensor.empty() : tensor<5x2x6xf32> loc(#loc21)
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<5x2x6xf32>) -> tensor<5x2x6xf32> loc(#loc21)
    %52:2 = linalg.generic {indexing_maps = [#map11, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%47 : tensor<5x2x6x6xf32>) outs(%51, %49 : tensor<5x2x6xf32>, tensor<5x2x6xi64>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16)), %out_67: i64 loc(callsite(#loc4 at #loc16))):
      %165 = linalg.index 3 : index loc(#loc21)
      %166 = arith.index_cast %165 : index to i64 loc(#loc21)
      %167 = arith.maximumf %in, %out : f32 loc(#loc21)
      %168 = arith.cmpf ogt, %in, %out : f32 loc(#loc21)
      %169 = arith.select %168, %166, %out_67 : i64 loc(#loc21)
      linalg.yield %167, %169 : f32, i64 loc(#loc21)
    } -> (tensor<5x2x6xf32>, tensor<5x2x6xi64>) loc(#loc21)
    %expanded_41 = tensor.expand_shape %52#0 [[0], [1], [2, 3]] output_shape [5, 2, 6, 1] : tensor<5x2x6xf32> into tensor<5x2x6x1xf32> loc(#loc21)
    %53 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %expanded_41 : tensor<5x2x6x6xf32>, tensor<5x2x6x1xf32>) outs(%46 : tensor<5x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_67: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.subf %in, %in_67 : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<5x2x6x6xf32> loc(#loc21)
    %54 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<5x2x6x6xf32>) outs(%46 : tensor<5x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = math.exp %in : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<5x2x6x6xf32> loc(#loc21)
    %55 = tensor.empty() : tensor<5x2x6x1xf32> loc(#loc21)
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<5x2x6x1xf32>) -> tensor<5x2x6x1xf32> loc(#loc21)
    %57 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<5x2x6x6xf32>) outs(%56 : tensor<5x2x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.addf %in, %out : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<5x2x6x1xf32> loc(#loc21)
    %58 = linalg.generic {indexing_maps = [#map11, #map14, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<5x2x6x6xf32>, tensor<5x2x6x1xf32>) outs(%46 : tensor<5x2x6x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_67: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.divf %in, %in_67 : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<5x2x6x6xf32> loc(#loc21)
    %59 = tensor.empty() : tensor<5x2x6x6xi1> loc(#loc21)
    %60 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<5x2x6x6xf32>) outs(%59 : tensor<5x2x6x6xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %165 = arith.extf %in : f32 to f64 loc(#loc21)
      %166 = arith.cmpf oeq, %165, %cst_12 : f64 loc(#loc21)
      linalg.yield %166 : i1 loc(#loc21)
    } -> tensor<5x2x6x6xi1> loc(#loc21)
    %61 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<5x2x6x6xi1>) outs(%59 : tensor<5x2x6x6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %165 = arith.cmpi eq, %in, %false : i1 loc(#loc21)
      linalg.yield %165 : i1 loc(#loc21)
    } -> tensor<5x2x6x6xi1> loc(#loc21)
    %62 = tensor.empty() : tensor<5x2x6x1xi1> loc(#loc21)
    %63 = linalg.fill ins(%false : i1) outs(%62 : tensor<5x2x6x1xi1>) -> tensor<5x2x6x1xi1> loc(#loc21)
    %64 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<5x2x6x6xi1>) outs(%63 : tensor<5x2x6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %165 = arith.ori %in, %out : i1 loc(#loc21)
      linalg.yield %165 : i1 loc(#loc21)
    } -> tensor<5x2x6x1xi1> loc(#loc21)
    %65 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<5x2x6x1xi1>) outs(%62 : tensor<5x2x6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %out: i1 loc(callsite(#loc4 at #loc16))):
      %165 = arith.cmpi eq, %in, %false : i1 loc(#loc21)
      linalg.yield %165 : i1 loc(#loc21)
    } -> tensor<5x2x6x1xi1> loc(#loc21)
    %66 = linalg.generic {indexing_maps = [#map14, #map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %cst_4, %58 : tensor<5x2x6x1xi1>, tensor<5x2x6x6xf32>, tensor<5x2x6x6xf32>) outs(%46 : tensor<5x2x6x6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc4 at #loc16)), %in_67: f32 loc(callsite(#loc4 at #loc16)), %in_68: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.select %in, %in_67, %in_68 : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<5x2x6x6xf32> loc(#loc21)
    %collapsed_42 = tensor.collapse_shape %66 [[0, 1], [2], [3]] : tensor<5x2x6x6xf32> into tensor<10x6x6xf32> loc(#loc21)
    %67 = linalg.fill ins(%cst : f32) outs(%38 : tensor<10x6x8xf32>) -> tensor<10x6x8xf32> loc(#loc21)
    %68 = linalg.batch_matmul ins(%collapsed_42, %transposed_33 : tensor<10x6x6xf32>, tensor<10x6x8xf32>) outs(%67 : tensor<10x6x8xf32>) -> tensor<10x6x8xf32> loc(#loc21)
    %expanded_43 = tensor.expand_shape %68 [[0, 1], [2], [3]] output_shape [5, 2, 6, 8] : tensor<10x6x8xf32> into tensor<5x2x6x8xf32> loc(#loc21)
    %69 = tensor.empty() : tensor<6x5x2x8xf32> loc(#loc21)
    %transposed_44 = linalg.transpose ins(%expanded_43 : tensor<5x2x6x8xf32>) outs(%69 : tensor<6x5x2x8xf32>) permutation = [2, 0, 1, 3]  loc(#loc21)
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0, 1], [2, 3]] : tensor<6x5x2x8xf32> into tensor<30x16xf32> loc(#loc21)
    %70 = tensor.empty() : tensor<16x16xf32> loc(#loc21)
    %transposed_46 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%70 : tensor<16x16xf32>) permutation = [1, 0]  loc(#loc21)
    %71 = tensor.empty() : tensor<30x16xf32> loc(#loc21)
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<30x16xf32>) -> tensor<30x16xf32> loc(#loc21)
    %73 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<30x16xf32>, tensor<16x16xf32>) outs(%72 : tensor<30x16xf32>) -> tensor<30x16xf32> loc(#loc21)
    %74 = linalg.generic {indexing_maps = [#map15, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg5, %73 : tensor<16xf32>, tensor<30x16xf32>) outs(%71 : tensor<30x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc4 at #loc16)), %in_67: f32 loc(callsite(#loc4 at #loc16)), %out: f32 loc(callsite(#loc4 at #loc16))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc21)
      linalg.yield %165 : f32 loc(#loc21)
    } -> tensor<30x16xf32> loc(#loc21)
    %expanded_47 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [6, 5, 16] : tensor<30x16xf32> into tensor<6x5x16xf32> loc(#loc21)
    %transposed_48 = linalg.transpose ins(%expanded_47 : tensor<6x5x16xf32>) outs(%0 : tensor<5x6x16xf32>) permutation = [1, 0, 2]  loc(#loc24)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %transposed_48 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc("models.py":114:0), %in_67: f32 loc(callsite(#loc12 at #loc16)), %out: f32 loc(callsite(#loc5 at #loc6))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc16)
      linalg.yield %165 : f32 loc(#loc16)
    } -> tensor<5x6x16xf32> loc(#loc16)
    %76 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%75 : tensor<5x6x16xf32>) outs(%15 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x1xf32> loc(#loc25)
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.divf %in, %cst_13 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x1xf32> loc(#loc25)
    %collapsed_49 = tensor.collapse_shape %77 [[0], [1, 2]] : tensor<5x6x1xf32> into tensor<5x6xf32> loc(#loc25)
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_49 : tensor<5x6xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %78 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %in_67: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.subf %in, %in_67 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %79 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_67: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %81 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<5x6x16xf32>) outs(%15 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.addf %in, %out : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x1xf32> loc(#loc25)
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.divf %in, %cst_13 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x1xf32> loc(#loc25)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.truncf %cst_11 : f64 to f32 loc(#loc25)
      %166 = arith.addf %in, %165 : f32 loc(#loc25)
      linalg.yield %166 : f32 loc(#loc25)
    } -> tensor<5x6x1xf32> loc(#loc25)
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = math.rsqrt %in : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x1xf32> loc(#loc25)
    %collapsed_50 = tensor.collapse_shape %84 [[0], [1, 2]] : tensor<5x6x1xf32> into tensor<5x6xf32> loc(#loc25)
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_50 : tensor<5x6xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      linalg.yield %in : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %85 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_67: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %87 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %arg12 : tensor<5x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_67: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %88 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %arg13 : tensor<5x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc19)), %in_67: f32 loc(callsite(#loc7 at #loc19)), %out: f32 loc(callsite(#loc7 at #loc19))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc25)
      linalg.yield %165 : f32 loc(#loc25)
    } -> tensor<5x6x16xf32> loc(#loc25)
    %collapsed_51 = tensor.collapse_shape %88 [[0, 1], [2]] : tensor<5x6x16xf32> into tensor<30x16xf32> loc(#loc26)
    %89 = tensor.empty() : tensor<16x24xf32> loc(#loc26)
    %transposed_52 = linalg.transpose ins(%arg6 : tensor<24x16xf32>) outs(%89 : tensor<16x24xf32>) permutation = [1, 0]  loc(#loc26)
    %90 = tensor.empty() : tensor<30x24xf32> loc(#loc26)
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<30x24xf32>) -> tensor<30x24xf32> loc(#loc26)
    %92 = linalg.matmul ins(%collapsed_51, %transposed_52 : tensor<30x16xf32>, tensor<16x24xf32>) outs(%91 : tensor<30x24xf32>) -> tensor<30x24xf32> loc(#loc26)
    %93 = linalg.generic {indexing_maps = [#map15, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7, %92 : tensor<24xf32>, tensor<30x24xf32>) outs(%90 : tensor<30x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_67: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc14 at #loc19))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc26)
      linalg.yield %165 : f32 loc(#loc26)
    } -> tensor<30x24xf32> loc(#loc26)
    %expanded_53 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [5, 6, 24] : tensor<30x24xf32> into tensor<5x6x24xf32> loc(#loc26)
    %94 = tensor.empty() : tensor<5x6x24xf32> loc(#loc19)
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<5x6x24xf32>) outs(%94 : tensor<5x6x24xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc13 at #loc6))):
      %165 = arith.divf %in, %cst_14 : f32 loc(#loc19)
      %166 = math.erf %165 : f32 loc(#loc19)
      %167 = arith.addf %166, %cst_1 : f32 loc(#loc19)
      %168 = arith.mulf %167, %cst_2 : f32 loc(#loc19)
      %169 = arith.mulf %in, %168 : f32 loc(#loc19)
      linalg.yield %169 : f32 loc(#loc19)
    } -> tensor<5x6x24xf32> loc(#loc19)
    %collapsed_54 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<5x6x24xf32> into tensor<30x24xf32> loc(#loc26)
    %96 = tensor.empty() : tensor<24x16xf32> loc(#loc26)
    %transposed_55 = linalg.transpose ins(%arg8 : tensor<16x24xf32>) outs(%96 : tensor<24x16xf32>) permutation = [1, 0]  loc(#loc26)
    %97 = linalg.matmul ins(%collapsed_54, %transposed_55 : tensor<30x24xf32>, tensor<24x16xf32>) outs(%72 : tensor<30x16xf32>) -> tensor<30x16xf32> loc(#loc26)
    %98 = linalg.generic {indexing_maps = [#map15, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg9, %97 : tensor<16xf32>, tensor<30x16xf32>) outs(%71 : tensor<30x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc19)), %in_67: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc14 at #loc19))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc26)
      linalg.yield %165 : f32 loc(#loc26)
    } -> tensor<30x16xf32> loc(#loc26)
    %expanded_56 = tensor.expand_shape %98 [[0, 1], [2]] output_shape [5, 6, 16] : tensor<30x16xf32> into tensor<5x6x16xf32> loc(#loc26)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %expanded_56 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc6)), %in_67: f32 loc(callsite(#loc14 at #loc19)), %out: f32 loc(callsite(#loc13 at #loc6))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc19)
      linalg.yield %165 : f32 loc(#loc19)
    } -> tensor<5x6x16xf32> loc(#loc19)
    %100 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<5x6x16xf32>) outs(%15 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc6)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.addf %in, %out : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x1xf32> loc(#loc20)
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.divf %in, %cst_13 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x1xf32> loc(#loc20)
    %collapsed_57 = tensor.collapse_shape %101 [[0], [1, 2]] : tensor<5x6x1xf32> into tensor<5x6xf32> loc(#loc20)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_57 : tensor<5x6xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %102 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc6)), %in_67: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.subf %in, %in_67 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %103 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_67: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %105 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%104 : tensor<5x6x16xf32>) outs(%15 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.addf %in, %out : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x1xf32> loc(#loc20)
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.divf %in, %cst_13 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x1xf32> loc(#loc20)
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.truncf %cst_11 : f64 to f32 loc(#loc20)
      %166 = arith.addf %in, %165 : f32 loc(#loc20)
      linalg.yield %166 : f32 loc(#loc20)
    } -> tensor<5x6x1xf32> loc(#loc20)
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<5x6x1xf32>) outs(%14 : tensor<5x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = math.rsqrt %in : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x1xf32> loc(#loc20)
    %collapsed_58 = tensor.collapse_shape %108 [[0], [1, 2]] : tensor<5x6x1xf32> into tensor<5x6xf32> loc(#loc20)
    %109 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_58 : tensor<5x6xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      linalg.yield %in : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %109 : tensor<5x6x16xf32>, tensor<5x6x16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_67: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %111 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %arg14 : tensor<5x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_67: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.mulf %in, %in_67 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %112 = linalg.generic {indexing_maps = [#map1, #map10, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %arg15 : tensor<5x6x16xf32>, tensor<16xf32>) outs(%0 : tensor<5x6x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc3)), %in_67: f32 loc(callsite(#loc7 at #loc3)), %out: f32 loc(callsite(#loc7 at #loc3))):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc20)
      linalg.yield %165 : f32 loc(#loc20)
    } -> tensor<5x6x16xf32> loc(#loc20)
    %113 = tensor.empty() : tensor<16x17xf32> loc(#loc3)
    %transposed_59 = linalg.transpose ins(%arg0 : tensor<17x16xf32>) outs(%113 : tensor<16x17xf32>) permutation = [1, 0]  loc(#loc3)
    %collapsed_60 = tensor.collapse_shape %112 [[0, 1], [2]] : tensor<5x6x16xf32> into tensor<30x16xf32> loc(#loc3)
    %114 = tensor.empty() : tensor<30x17xf32> loc(#loc3)
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<30x17xf32>) -> tensor<30x17xf32> loc(#loc3)
    %116 = linalg.matmul ins(%collapsed_60, %transposed_59 : tensor<30x16xf32>, tensor<16x17xf32>) outs(%115 : tensor<30x17xf32>) -> tensor<30x17xf32> loc(#loc3)
    %expanded_61 = tensor.expand_shape %116 [[0, 1], [2]] output_shape [5, 6, 17] : tensor<30x17xf32> into tensor<5x6x17xf32> loc(#loc3)
    %extracted_slice_62 = tensor.extract_slice %arg32[0, 1] [5, 6] [1, 1] : tensor<5x7xi64> to tensor<5x6xi64> loc(#loc3)
    %117 = tensor.empty() : tensor<5x6xi64> loc(#loc3)
    %118 = linalg.fill ins(%c0_i64 : i64) outs(%117 : tensor<5x6xi64>) -> tensor<5x6xi64> loc(#loc3)
    %119 = tensor.empty() : tensor<5x6xf32> loc(#loc3)
    %120 = linalg.fill ins(%cst_0 : f32) outs(%119 : tensor<5x6xf32>) -> tensor<5x6xf32> loc(#loc3)
    %121:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_61 : tensor<5x6x17xf32>) outs(%120, %118 : tensor<5x6xf32>, tensor<5x6xi64>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0), %out_67: i64 loc("models.py":117:0)):
      %165 = linalg.index 2 : index loc(#loc3)
      %166 = arith.index_cast %165 : index to i64 loc(#loc3)
      %167 = arith.maximumf %in, %out : f32 loc(#loc3)
      %168 = arith.cmpf ogt, %in, %out : f32 loc(#loc3)
      %169 = arith.select %168, %166, %out_67 : i64 loc(#loc3)
      linalg.yield %167, %169 : f32, i64 loc(#loc3)
    } -> (tensor<5x6xf32>, tensor<5x6xi64>) loc(#loc3)
    %122 = tensor.empty() : tensor<5x6xi1> loc(#loc3)
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%121#1, %extracted_slice_62 : tensor<5x6xi64>, tensor<5x6xi64>) outs(%122 : tensor<5x6xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %in_67: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %165 = arith.cmpi eq, %in, %in_67 : i64 loc(#loc3)
      linalg.yield %165 : i1 loc(#loc3)
    } -> tensor<5x6xi1> loc(#loc3)
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_62 : tensor<5x6xi64>) outs(%122 : tensor<5x6xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %165 = arith.cmpi ne, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %165 : i1 loc(#loc3)
    } -> tensor<5x6xi1> loc(#loc3)
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%123, %124 : tensor<5x6xi1>, tensor<5x6xi1>) outs(%122 : tensor<5x6xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_67: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %165 = arith.andi %in, %in_67 : i1 loc(#loc3)
      linalg.yield %165 : i1 loc(#loc3)
    } -> tensor<5x6xi1> loc(#loc3)
    %126 = tensor.empty() : tensor<i64> loc(#loc3)
    %127 = linalg.fill ins(%c0_i64 : i64) outs(%126 : tensor<i64>) -> tensor<i64> loc(#loc3)
    %128 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["reduction", "reduction"]} ins(%125 : tensor<5x6xi1>) outs(%127 : tensor<i64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %165 = arith.extui %in : i1 to i64 loc(#loc3)
      %166 = arith.addi %165, %out : i64 loc(#loc3)
      linalg.yield %166 : i64 loc(#loc3)
    } -> tensor<i64> loc(#loc3)
    %collapsed_63 = tensor.collapse_shape %extracted_slice_62 [[0, 1]] : tensor<5x6xi64> into tensor<30xi64> loc(#loc3)
    %129 = tensor.empty() : tensor<30xi64> loc(#loc3)
    %130 = linalg.fill ins(%c0_i64 : i64) outs(%129 : tensor<30xi64>) -> tensor<30xi64> loc(#loc3)
    %131 = tensor.empty() : tensor<30xf32> loc(#loc3)
    %132 = linalg.fill ins(%cst_0 : f32) outs(%131 : tensor<30xf32>) -> tensor<30xf32> loc(#loc3)
    %133:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<30x17xf32>) outs(%132, %130 : tensor<30xf32>, tensor<30xi64>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0), %out_67: i64 loc("models.py":117:0)):
      %165 = linalg.index 1 : index loc(#loc3)
      %166 = arith.index_cast %165 : index to i64 loc(#loc3)
      %167 = arith.maximumf %in, %out : f32 loc(#loc3)
      %168 = arith.cmpf ogt, %in, %out : f32 loc(#loc3)
      %169 = arith.select %168, %166, %out_67 : i64 loc(#loc3)
      linalg.yield %167, %169 : f32, i64 loc(#loc3)
    } -> (tensor<30xf32>, tensor<30xi64>) loc(#loc3)
    %expanded_64 = tensor.expand_shape %133#0 [[0, 1]] output_shape [30, 1] : tensor<30xf32> into tensor<30x1xf32> loc(#loc3)
    %134 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%116, %expanded_64 : tensor<30x17xf32>, tensor<30x1xf32>) outs(%114 : tensor<30x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_67: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.subf %in, %in_67 : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30x17xf32> loc(#loc3)
    %135 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<30x17xf32>) outs(%114 : tensor<30x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = math.exp %in : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30x17xf32> loc(#loc3)
    %136 = tensor.empty() : tensor<30x1xf32> loc(#loc3)
    %137 = linalg.fill ins(%cst : f32) outs(%136 : tensor<30x1xf32>) -> tensor<30x1xf32> loc(#loc3)
    %138 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction"]} ins(%135 : tensor<30x17xf32>) outs(%137 : tensor<30x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30x1xf32> loc(#loc3)
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<30x1xf32>) outs(%136 : tensor<30x1xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = math.log %in : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30x1xf32> loc(#loc3)
    %140 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%134, %139 : tensor<30x17xf32>, tensor<30x1xf32>) outs(%114 : tensor<30x17xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_67: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.subf %in, %in_67 : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30x17xf32> loc(#loc3)
    %141 = tensor.empty() : tensor<30xi1> loc(#loc3)
    %142 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_63 : tensor<30xi64>) outs(%141 : tensor<30xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %165 = arith.cmpi ne, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %165 : i1 loc(#loc3)
    } -> tensor<30xi1> loc(#loc3)
    %143 = linalg.generic {indexing_maps = [#map2, #map2, #map16, #map2], iterator_types = ["parallel"]} ins(%142, %collapsed_63, %cst_15 : tensor<30xi1>, tensor<30xi64>, tensor<i64>) outs(%129 : tensor<30xi64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_67: i64 loc("models.py":117:0), %in_68: i64 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %165 = arith.select %in, %in_67, %in_68 : i64 loc(#loc3)
      linalg.yield %165 : i64 loc(#loc3)
    } -> tensor<30xi64> loc(#loc3)
    %expanded_65 = tensor.expand_shape %143 [[0, 1]] output_shape [30, 1] : tensor<30xi64> into tensor<30x1xi64> loc(#loc3)
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_65 : tensor<30x1xi64>) outs(%137 : tensor<30x1xf32>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = linalg.index 0 : index loc(#loc3)
      %166 = arith.index_cast %in : i64 to index loc(#loc3)
      %167 = arith.cmpi slt, %166, %c17 : index loc(#loc3)
      cf.assert %167, "index must be smaller than dim size" loc(#loc3)
      %168 = arith.cmpi sge, %in, %c0_i64 : i64 loc(#loc3)
      cf.assert %168, "index must be larger or equal to 0" loc(#loc3)
      %extracted = tensor.extract %140[%165, %166] : tensor<30x17xf32> loc(#loc3)
      linalg.yield %extracted : f32 loc(#loc3)
    } -> tensor<30x1xf32> loc(#loc3)
    %collapsed_66 = tensor.collapse_shape %144 [[0, 1]] : tensor<30x1xf32> into tensor<30xf32> loc(#loc3)
    %145 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_66 : tensor<30xf32>) outs(%131 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30xf32> loc(#loc3)
    %146 = linalg.generic {indexing_maps = [#map2, #map2, #map16, #map2], iterator_types = ["parallel"]} ins(%142, %145, %cst_3 : tensor<30xi1>, tensor<30xf32>, tensor<f32>) outs(%131 : tensor<30xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_67: f32 loc("models.py":117:0), %in_68: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.select %in, %in_67, %in_68 : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30xf32> loc(#loc3)
    %147 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%142 : tensor<30xi1>) outs(%127 : tensor<i64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %165 = arith.extui %in : i1 to i64 loc(#loc3)
      %166 = arith.addi %165, %out : i64 loc(#loc3)
      linalg.yield %166 : i64 loc(#loc3)
    } -> tensor<i64> loc(#loc3)
    %148 = tensor.empty() : tensor<f32> loc(#loc3)
    %149 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%147 : tensor<i64>) outs(%148 : tensor<f32>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.sitofp %in : i64 to f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %150 = linalg.fill ins(%cst : f32) outs(%148 : tensor<f32>) -> tensor<f32> loc(#loc3)
    %151 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%146 : tensor<30xf32>) outs(%150 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %152 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%151, %149 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_67: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.divf %in, %in_67 : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %153 = linalg.fill ins(%cst : f32) outs(%131 : tensor<30xf32>) -> tensor<30xf32> loc(#loc3)
    %154 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%140 : tensor<30x17xf32>) outs(%153 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30xf32> loc(#loc3)
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%154 : tensor<30xf32>) outs(%131 : tensor<30xf32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.negf %in : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30xf32> loc(#loc3)
    %156 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_63 : tensor<30xi64>) outs(%141 : tensor<30xi1>) {
    ^bb0(%in: i64 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %165 = arith.cmpi eq, %in, %c0_i64 : i64 loc(#loc3)
      linalg.yield %165 : i1 loc(#loc3)
    } -> tensor<30xi1> loc(#loc3)
    %157 = linalg.generic {indexing_maps = [#map2, #map16, #map2, #map2], iterator_types = ["parallel"]} ins(%156, %cst_3, %155 : tensor<30xi1>, tensor<f32>, tensor<30xf32>) outs(%131 : tensor<30xf32>) {
    ^bb0(%in: i1 loc("models.py":117:0), %in_67: f32 loc("models.py":117:0), %in_68: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.select %in, %in_67, %in_68 : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<30xf32> loc(#loc3)
    %158 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%156 : tensor<30xi1>) outs(%141 : tensor<30xi1>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i1 loc("models.py":117:0)):
      %165 = arith.xori %in, %true : i1 loc(#loc3)
      linalg.yield %165 : i1 loc(#loc3)
    } -> tensor<30xi1> loc(#loc3)
    %159 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%158 : tensor<30xi1>) outs(%127 : tensor<i64>) {
    ^bb0(%in: i1 loc("models.py":117:0), %out: i64 loc("models.py":117:0)):
      %165 = arith.extui %in : i1 to i64 loc(#loc3)
      %166 = arith.addi %165, %out : i64 loc(#loc3)
      linalg.yield %166 : i64 loc(#loc3)
    } -> tensor<i64> loc(#loc3)
    %160 = linalg.generic {indexing_maps = [#map2, #map16], iterator_types = ["reduction"]} ins(%157 : tensor<30xf32>) outs(%150 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.addf %in, %out : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %161 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%160, %159 : tensor<f32>, tensor<i64>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_67: i64 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.sitofp %in_67 : i64 to f32 loc(#loc3)
      %166 = arith.divf %in, %165 : f32 loc(#loc3)
      linalg.yield %166 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %162 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%161 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.truncf %cst_9 : f64 to f32 loc(#loc3)
      %166 = arith.mulf %in, %165 : f32 loc(#loc3)
      linalg.yield %166 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %163 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%152 : tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.truncf %cst_8 : f64 to f32 loc(#loc3)
      %166 = arith.mulf %in, %165 : f32 loc(#loc3)
      linalg.yield %166 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    %164 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = []} ins(%163, %162 : tensor<f32>, tensor<f32>) outs(%148 : tensor<f32>) {
    ^bb0(%in: f32 loc("models.py":117:0), %in_67: f32 loc("models.py":117:0), %out: f32 loc("models.py":117:0)):
      %165 = arith.addf %in, %in_67 : f32 loc(#loc3)
      linalg.yield %165 : f32 loc(#loc3)
    } -> tensor<f32> loc(#loc3)
    return %164, %128 : tensor<f32>, tensor<i64> loc(#loc3)
  } loc(#loc15)
} loc(#loc)
#loc11 = loc("activation.py":1461:0)
#loc23 = loc(callsite(#loc11 at #loc16))

