#loc = loc(unknown)
#loc1 = loc("params.w")
#loc2 = loc("x")
#loc3 = loc("loops.py":150:63)
#loc4 = loc("export.py":100:36)
#loc5 = loc("loops.py":145:15)
#loc6 = loc("loops.py":144:29)
#loc7 = loc("-":18:38)
#loc8 = loc("loops.py":144:20)
#loc9 = loc("loops.py":144:55)
#loc10 = loc("-":18:53)
#loc11 = loc("loops.py":144:19)
#loc12 = loc("/tmp/tmpphgeudsr.mlir":15:46)
#loc13 = loc("/tmp/tmpphgeudsr.mlir":15:66)
#loc14 = loc("loops.py":145:47)
#loc15 = loc("/tmp/tmpphgeudsr.mlir":15:28)
#loc16 = loc("loops.py":145:65)
#loc17 = loc("loops.py":145:58)
#loc18 = loc("loops.py":145:76)
#loc19 = loc("loops.py":149:37)
#loc20 = loc("loops.py":149:31)
#loc21 = loc("loops.py":149:12)
#loc22 = loc("loops.py":150:71)
#loc23 = loc("-":15:38)
#loc24 = loc("-":15:53)
#loc25 = loc("/tmp/tmpzthjxpwv.mlir":12:46)
#loc26 = loc("/tmp/tmpzthjxpwv.mlir":12:66)
#loc27 = loc("/tmp/tmpzthjxpwv.mlir":12:28)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0) -> (d0)>
#loc28 = loc("jit(train)"(#loc3))
#loc29 = loc("jit(train)"(#loc4))
#loc30 = loc("jit(train)"(#loc5))
#loc31 = loc("while/cond"(#loc6))
#loc32 = loc("while/cond"(#loc8))
#loc33 = loc("while/cond"(#loc9))
#loc34 = loc("while/cond"(#loc11))
#loc35 = loc("while/body"(#loc14))
#loc36 = loc("while/body"(#loc16))
#loc37 = loc("while/body"(#loc17))
#loc38 = loc("while/body"(#loc18))
#loc39 = loc("jit(train)"(#loc19))
#loc40 = loc("jit(train)"(#loc20))
#loc41 = loc("jit(train)"(#loc21))
#loc42 = loc("jit(train)"(#loc22))
#loc44 = loc("jit(evaluate)"(#loc5))
#loc45 = loc("reduce_max"(#loc28))
#loc46 = loc("while"(#loc30))
#loc47 = loc(callsite(#loc31 at #loc30))
#loc48 = loc(callsite(#loc32 at #loc30))
#loc49 = loc(callsite(#loc33 at #loc30))
#loc50 = loc(callsite(#loc34 at #loc30))
#loc51 = loc(callsite(#loc35 at #loc30))
#loc52 = loc(callsite(#loc36 at #loc30))
#loc53 = loc(callsite(#loc37 at #loc30))
#loc54 = loc(callsite(#loc38 at #loc30))
#loc55 = loc("reduce_sum"(#loc39))
#loc56 = loc("div"(#loc39))
#loc57 = loc("mul"(#loc40))
#loc58 = loc("add"(#loc41))
#loc59 = loc("abs"(#loc42))
#loc61 = loc(callsite(#loc31 at #loc44))
#loc62 = loc(callsite(#loc32 at #loc44))
#loc63 = loc(callsite(#loc33 at #loc44))
#loc64 = loc(callsite(#loc34 at #loc44))
#loc65 = loc(callsite(#loc35 at #loc44))
#loc66 = loc(callsite(#loc36 at #loc44))
#loc67 = loc(callsite(#loc37 at #loc44))
#loc68 = loc(callsite(#loc38 at #loc44))
#loc69 = loc("abs"(#loc47))
#loc70 = loc("reduce_sum"(#loc48))
#loc71 = loc("div"(#loc48))
#loc72 = loc("gt"(#loc48))
#loc73 = loc("lt"(#loc49))
#loc74 = loc("and"(#loc50))
#loc75 = loc("broadcast_in_dim"(#loc51))
#loc76 = loc("mul"(#loc51))
#loc77 = loc("integer_pow"(#loc52))
#loc78 = loc("mul"(#loc53))
#loc79 = loc("sub"(#loc51))
#loc80 = loc("add"(#loc54))
#loc81 = loc("abs"(#loc61))
#loc82 = loc("reduce_sum"(#loc62))
#loc83 = loc("div"(#loc62))
#loc84 = loc("gt"(#loc62))
#loc85 = loc("lt"(#loc63))
#loc86 = loc("and"(#loc64))
#loc87 = loc("broadcast_in_dim"(#loc65))
#loc88 = loc("mul"(#loc65))
#loc89 = loc("integer_pow"(#loc66))
#loc90 = loc("mul"(#loc67))
#loc91 = loc("sub"(#loc65))
#loc92 = loc("add"(#loc68))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("params.w"), %arg1: tensor<7x3xf32> loc("x")) -> (tensor<3xf32> {jax.result_info = "params.w"}, tensor<i32> {jax.result_info = "iterations"}, tensor<f32> {jax.result_info = "left"}) {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc45)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c50_i32 = arith.constant 50 : i32 loc(#loc)
    %cst_0 = arith.constant 2.500000e-01 : f32 loc(#loc)
    %cst_1 = arith.constant 2.100000e+01 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc29)
    %cst_4 = arith.constant dense<7.000000e+00> : tensor<f32> loc(#loc29)
    %cst_5 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc)
    %cst_6 = arith.constant dense<0> : tensor<i32> loc(#loc29)
    %0:2 = scf.while (%arg2 = %arg1, %arg3 = %cst_6) : (tensor<7x3xf32>, tensor<i32>) -> (tensor<7x3xf32>, tensor<i32>) {
      %14 = tensor.empty() : tensor<7x3xf32> loc(#loc69)
      %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7x3xf32>) outs(%14 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc("-":18:38), %out: f32 loc("abs"(#loc47))):
        %24 = math.absf %in : f32 loc(#loc69)
        linalg.yield %24 : f32 loc(#loc69)
      } -> tensor<7x3xf32> loc(#loc69)
      %16 = tensor.empty() : tensor<f32> loc(#loc70)
      %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<f32>) -> tensor<f32> loc(#loc70)
      %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%15 : tensor<7x3xf32>) outs(%17 : tensor<f32>) {
      ^bb0(%in: f32 loc("reduce_sum"(#loc48)), %out: f32 loc("reduce_sum"(#loc48))):
        %24 = arith.addf %out, %in : f32 loc(#loc70)
        linalg.yield %24 : f32 loc(#loc70)
      } -> tensor<f32> loc(#loc70)
      %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%18 : tensor<f32>) outs(%16 : tensor<f32>) {
      ^bb0(%in: f32 loc("reduce_sum"(#loc48)), %out: f32 loc("div"(#loc48))):
        %24 = arith.divf %in, %cst_1 : f32 loc(#loc71)
        linalg.yield %24 : f32 loc(#loc71)
      } -> tensor<f32> loc(#loc71)
      %20 = tensor.empty() : tensor<i1> loc(#loc72)
      %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%19 : tensor<f32>) outs(%20 : tensor<i1>) {
      ^bb0(%in: f32 loc("div"(#loc48)), %out: i1 loc("gt"(#loc48))):
        %24 = arith.cmpf ogt, %in, %cst_0 : f32 loc(#loc72)
        linalg.yield %24 : i1 loc(#loc72)
      } -> tensor<i1> loc(#loc72)
      %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%20 : tensor<i1>) {
      ^bb0(%in: i32 loc("-":18:53), %out: i1 loc("lt"(#loc49))):
        %24 = arith.cmpi slt, %in, %c50_i32 : i32 loc(#loc73)
        linalg.yield %24 : i1 loc(#loc73)
      } -> tensor<i1> loc(#loc73)
      %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%21, %22 : tensor<i1>, tensor<i1>) outs(%20 : tensor<i1>) {
      ^bb0(%in: i1 loc("gt"(#loc48)), %in_7: i1 loc("lt"(#loc49)), %out: i1 loc("and"(#loc50))):
        %24 = arith.andi %in, %in_7 : i1 loc(#loc74)
        linalg.yield %24 : i1 loc(#loc74)
      } -> tensor<i1> loc(#loc74)
      %extracted = tensor.extract %23[] : tensor<i1> loc(#loc74)
      scf.condition(%extracted) %arg2, %arg3 : tensor<7x3xf32>, tensor<i32> loc(#loc46)
    } do {
    ^bb0(%arg2: tensor<7x3xf32> loc("/tmp/tmpphgeudsr.mlir":15:46), %arg3: tensor<i32> loc("/tmp/tmpphgeudsr.mlir":15:66)):
      %14 = tensor.empty() : tensor<1x3xf32> loc(#loc75)
      %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3xf32>) outs(%14 : tensor<1x3xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmpphgeudsr.mlir":15:28), %out: f32 loc("broadcast_in_dim"(#loc51))):
        linalg.yield %in : f32 loc(#loc75)
      } -> tensor<1x3xf32> loc(#loc75)
      %16 = tensor.empty() : tensor<7x3xf32> loc(#loc76)
      %17 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x3xf32>) outs(%16 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc("broadcast_in_dim"(#loc51)), %out: f32 loc("mul"(#loc51))):
        linalg.yield %in : f32 loc(#loc76)
      } -> tensor<7x3xf32> loc(#loc76)
      %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %17 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%16 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmpphgeudsr.mlir":15:46), %in_7: f32 loc("mul"(#loc51)), %out: f32 loc("mul"(#loc51))):
        %25 = arith.mulf %in, %in_7 : f32 loc(#loc76)
        linalg.yield %25 : f32 loc(#loc76)
      } -> tensor<7x3xf32> loc(#loc76)
      %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg2 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%16 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmpphgeudsr.mlir":15:46), %in_7: f32 loc("/tmp/tmpphgeudsr.mlir":15:46), %out: f32 loc("integer_pow"(#loc52))):
        %25 = arith.mulf %in, %in_7 : f32 loc(#loc77)
        linalg.yield %25 : f32 loc(#loc77)
      } -> tensor<7x3xf32> loc(#loc77)
      %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%16 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc53))):
        linalg.yield %in : f32 loc(#loc78)
      } -> tensor<7x3xf32> loc(#loc78)
      %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%16 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc53)), %in_7: f32 loc("integer_pow"(#loc52)), %out: f32 loc("mul"(#loc53))):
        %25 = arith.mulf %in, %in_7 : f32 loc(#loc78)
        linalg.yield %25 : f32 loc(#loc78)
      } -> tensor<7x3xf32> loc(#loc78)
      %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %21 : tensor<7x3xf32>, tensor<7x3xf32>) outs(%16 : tensor<7x3xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc51)), %in_7: f32 loc("mul"(#loc53)), %out: f32 loc("sub"(#loc51))):
        %25 = arith.subf %in, %in_7 : f32 loc(#loc79)
        linalg.yield %25 : f32 loc(#loc79)
      } -> tensor<7x3xf32> loc(#loc79)
      %23 = tensor.empty() : tensor<i32> loc(#loc80)
      %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%23 : tensor<i32>) {
      ^bb0(%in: i32 loc("/tmp/tmpphgeudsr.mlir":15:66), %out: i32 loc("add"(#loc54))):
        %25 = arith.addi %in, %c1_i32 : i32 loc(#loc80)
        linalg.yield %25 : i32 loc(#loc80)
      } -> tensor<i32> loc(#loc80)
      scf.yield %22, %24 : tensor<7x3xf32>, tensor<i32> loc(#loc46)
    } loc(#loc46)
    %1 = tensor.empty() : tensor<3xf32> loc(#loc55)
    %2 = linalg.fill ins(%cst_2 : f32) outs(%1 : tensor<3xf32>) -> tensor<3xf32> loc(#loc55)
    %3 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%0#0 : tensor<7x3xf32>) outs(%2 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc39)), %out: f32 loc("reduce_sum"(#loc39))):
      %14 = arith.addf %out, %in : f32 loc(#loc55)
      linalg.yield %14 : f32 loc(#loc55)
    } -> tensor<3xf32> loc(#loc55)
    %4 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%1 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc4)), %out: f32 loc("div"(#loc39))):
      linalg.yield %in : f32 loc(#loc56)
    } -> tensor<3xf32> loc(#loc56)
    %5 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%3, %4 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc39)), %in_7: f32 loc("div"(#loc39)), %out: f32 loc("div"(#loc39))):
      %14 = arith.divf %in, %in_7 : f32 loc(#loc56)
      linalg.yield %14 : f32 loc(#loc56)
    } -> tensor<3xf32> loc(#loc56)
    %6 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%1 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc4)), %out: f32 loc("mul"(#loc40))):
      linalg.yield %in : f32 loc(#loc57)
    } -> tensor<3xf32> loc(#loc57)
    %7 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%6, %5 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc40)), %in_7: f32 loc("div"(#loc39)), %out: f32 loc("mul"(#loc40))):
      %14 = arith.mulf %in, %in_7 : f32 loc(#loc57)
      linalg.yield %14 : f32 loc(#loc57)
    } -> tensor<3xf32> loc(#loc57)
    %8 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%arg0, %7 : tensor<3xf32>, tensor<3xf32>) outs(%1 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("params.w"), %in_7: f32 loc("mul"(#loc40)), %out: f32 loc("add"(#loc41))):
      %14 = arith.addf %in, %in_7 : f32 loc(#loc58)
      linalg.yield %14 : f32 loc(#loc58)
    } -> tensor<3xf32> loc(#loc58)
    %9 = tensor.empty() : tensor<7x3xf32> loc(#loc59)
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0#0 : tensor<7x3xf32>) outs(%9 : tensor<7x3xf32>) {
    ^bb0(%in: f32 loc("while"(#loc30)), %out: f32 loc("abs"(#loc42))):
      %14 = math.absf %in : f32 loc(#loc59)
      linalg.yield %14 : f32 loc(#loc59)
    } -> tensor<7x3xf32> loc(#loc59)
    %11 = tensor.empty() : tensor<f32> loc(#loc45)
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<f32>) -> tensor<f32> loc(#loc45)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%10 : tensor<7x3xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc28)), %out: f32 loc("reduce_max"(#loc28))):
      %14 = arith.maximumf %out, %in : f32 loc(#loc45)
      linalg.yield %14 : f32 loc(#loc45)
    } -> tensor<f32> loc(#loc45)
    return %8, %0#1, %13 : tensor<3xf32>, tensor<i32>, tensor<f32> loc(#loc29)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<3xf32> loc("params.w"), %arg1: tensor<10x3xf32> loc("x")) -> (tensor<i32> {jax.result_info = "iterations"}, tensor<10x3xf32> {jax.result_info = "z"}) {
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c50_i32 = arith.constant 50 : i32 loc(#loc)
    %cst = arith.constant 2.500000e-01 : f32 loc(#loc)
    %cst_0 = arith.constant 3.000000e+01 : f32 loc(#loc)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc)
    %cst_3 = arith.constant dense<0> : tensor<i32> loc(#loc43)
    %0:2 = scf.while (%arg2 = %arg1, %arg3 = %cst_3) : (tensor<10x3xf32>, tensor<i32>) -> (tensor<10x3xf32>, tensor<i32>) {
      %1 = tensor.empty() : tensor<10x3xf32> loc(#loc81)
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<10x3xf32>) outs(%1 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc("-":15:38), %out: f32 loc("abs"(#loc61))):
        %11 = math.absf %in : f32 loc(#loc81)
        linalg.yield %11 : f32 loc(#loc81)
      } -> tensor<10x3xf32> loc(#loc81)
      %3 = tensor.empty() : tensor<f32> loc(#loc82)
      %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<f32>) -> tensor<f32> loc(#loc82)
      %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%2 : tensor<10x3xf32>) outs(%4 : tensor<f32>) {
      ^bb0(%in: f32 loc("reduce_sum"(#loc62)), %out: f32 loc("reduce_sum"(#loc62))):
        %11 = arith.addf %out, %in : f32 loc(#loc82)
        linalg.yield %11 : f32 loc(#loc82)
      } -> tensor<f32> loc(#loc82)
      %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%5 : tensor<f32>) outs(%3 : tensor<f32>) {
      ^bb0(%in: f32 loc("reduce_sum"(#loc62)), %out: f32 loc("div"(#loc62))):
        %11 = arith.divf %in, %cst_0 : f32 loc(#loc83)
        linalg.yield %11 : f32 loc(#loc83)
      } -> tensor<f32> loc(#loc83)
      %7 = tensor.empty() : tensor<i1> loc(#loc84)
      %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<i1>) {
      ^bb0(%in: f32 loc("div"(#loc62)), %out: i1 loc("gt"(#loc62))):
        %11 = arith.cmpf ogt, %in, %cst : f32 loc(#loc84)
        linalg.yield %11 : i1 loc(#loc84)
      } -> tensor<i1> loc(#loc84)
      %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%7 : tensor<i1>) {
      ^bb0(%in: i32 loc("-":15:53), %out: i1 loc("lt"(#loc63))):
        %11 = arith.cmpi slt, %in, %c50_i32 : i32 loc(#loc85)
        linalg.yield %11 : i1 loc(#loc85)
      } -> tensor<i1> loc(#loc85)
      %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%8, %9 : tensor<i1>, tensor<i1>) outs(%7 : tensor<i1>) {
      ^bb0(%in: i1 loc("gt"(#loc62)), %in_4: i1 loc("lt"(#loc63)), %out: i1 loc("and"(#loc64))):
        %11 = arith.andi %in, %in_4 : i1 loc(#loc86)
        linalg.yield %11 : i1 loc(#loc86)
      } -> tensor<i1> loc(#loc86)
      %extracted = tensor.extract %10[] : tensor<i1> loc(#loc86)
      scf.condition(%extracted) %arg2, %arg3 : tensor<10x3xf32>, tensor<i32> loc(#loc60)
    } do {
    ^bb0(%arg2: tensor<10x3xf32> loc("/tmp/tmpzthjxpwv.mlir":12:46), %arg3: tensor<i32> loc("/tmp/tmpzthjxpwv.mlir":12:66)):
      %1 = tensor.empty() : tensor<1x3xf32> loc(#loc87)
      %2 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3xf32>) outs(%1 : tensor<1x3xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmpzthjxpwv.mlir":12:28), %out: f32 loc("broadcast_in_dim"(#loc65))):
        linalg.yield %in : f32 loc(#loc87)
      } -> tensor<1x3xf32> loc(#loc87)
      %3 = tensor.empty() : tensor<10x3xf32> loc(#loc88)
      %4 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<1x3xf32>) outs(%3 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc("broadcast_in_dim"(#loc65)), %out: f32 loc("mul"(#loc65))):
        linalg.yield %in : f32 loc(#loc88)
      } -> tensor<10x3xf32> loc(#loc88)
      %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %4 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%3 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmpzthjxpwv.mlir":12:46), %in_4: f32 loc("mul"(#loc65)), %out: f32 loc("mul"(#loc65))):
        %12 = arith.mulf %in, %in_4 : f32 loc(#loc88)
        linalg.yield %12 : f32 loc(#loc88)
      } -> tensor<10x3xf32> loc(#loc88)
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg2 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%3 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmpzthjxpwv.mlir":12:46), %in_4: f32 loc("/tmp/tmpzthjxpwv.mlir":12:46), %out: f32 loc("integer_pow"(#loc66))):
        %12 = arith.mulf %in, %in_4 : f32 loc(#loc89)
        linalg.yield %12 : f32 loc(#loc89)
      } -> tensor<10x3xf32> loc(#loc89)
      %7 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%3 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc67))):
        linalg.yield %in : f32 loc(#loc90)
      } -> tensor<10x3xf32> loc(#loc90)
      %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%3 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc67)), %in_4: f32 loc("integer_pow"(#loc66)), %out: f32 loc("mul"(#loc67))):
        %12 = arith.mulf %in, %in_4 : f32 loc(#loc90)
        linalg.yield %12 : f32 loc(#loc90)
      } -> tensor<10x3xf32> loc(#loc90)
      %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %8 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%3 : tensor<10x3xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc65)), %in_4: f32 loc("mul"(#loc67)), %out: f32 loc("sub"(#loc65))):
        %12 = arith.subf %in, %in_4 : f32 loc(#loc91)
        linalg.yield %12 : f32 loc(#loc91)
      } -> tensor<10x3xf32> loc(#loc91)
      %10 = tensor.empty() : tensor<i32> loc(#loc92)
      %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%10 : tensor<i32>) {
      ^bb0(%in: i32 loc("/tmp/tmpzthjxpwv.mlir":12:66), %out: i32 loc("add"(#loc68))):
        %12 = arith.addi %in, %c1_i32 : i32 loc(#loc92)
        linalg.yield %12 : i32 loc(#loc92)
      } -> tensor<i32> loc(#loc92)
      scf.yield %9, %11 : tensor<10x3xf32>, tensor<i32> loc(#loc60)
    } loc(#loc60)
    return %0#1, %0#0 : tensor<i32>, tensor<10x3xf32> loc(#loc43)
  } loc(#loc)
} loc(#loc)
#loc43 = loc("jit(evaluate)"(#loc4))
#loc60 = loc("while"(#loc44))

