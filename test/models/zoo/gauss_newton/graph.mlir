#loc = loc(unknown)
#loc1 = loc("params.a.b")
#loc2 = loc("params.a.w")
#loc3 = loc("params.b.b")
#loc4 = loc("params.b.w")
#loc5 = loc("x")
#loc6 = loc("y")
#loc7 = loc("loops.py":131:64)
#loc8 = loc("common.py":23:11)
#loc9 = loc("loops.py":114:39)
#loc10 = loc("export.py":100:36)
#loc11 = loc("loops.py":114:24)
#loc12 = loc("loops.py":130:49)
#loc13 = loc("loops.py":117:31)
#loc14 = loc("loops.py":117:27)
#loc15 = loc("loops.py":130:22)
#loc16 = loc("add")
#loc17 = loc("loops.py":118:57)
#loc18 = loc("loops.py":126:16)
#loc19 = loc("loops.py":127:39)
#loc20 = loc("loops.py":129:30)
#loc21 = loc("loops.py":131:73)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<() -> ()>
#loc22 = loc("jit(train)"(#loc7))
#loc23 = loc("jit(train)/jvp()"(#loc8))
#loc24 = loc("jit(train)/jvp()"(#loc9))
#loc25 = loc("jit(train)"(#loc10))
#loc26 = loc("jit(train)/jvp()"(#loc11))
#loc27 = loc("jit(train)/transpose(jvp())"(#loc11))
#loc28 = loc("jit(train)/transpose(jvp())"(#loc8))
#loc29 = loc("jit(train)/transpose(jvp())"(#loc9))
#loc30 = loc("jit(train)"(#loc12))
#loc31 = loc("jit(train)"(#loc13))
#loc32 = loc("jit(train)"(#loc14))
#loc33 = loc("while"(#loc15))
#loc34 = loc("jit(train)"(#loc15))
#loc35 = loc("while/body/closed_call"(#loc15))
#loc36 = loc("jvp()"(#loc8))
#loc37 = loc("jvp()"(#loc9))
#loc38 = loc("jvp()"(#loc11))
#loc39 = loc("transpose(jvp())"(#loc11))
#loc40 = loc("transpose(jvp())"(#loc8))
#loc41 = loc("transpose(jvp())"(#loc9))
#loc42 = loc("mul"(#loc17))
#loc43 = loc("add"(#loc17))
#loc44 = loc("dot_general"(#loc13))
#loc45 = loc("add"(#loc14))
#loc47 = loc("div"(#loc18))
#loc48 = loc("neg"(#loc19))
#loc49 = loc("div"(#loc20))
#loc50 = loc("jit(train)"(#loc17))
#loc51 = loc("jit(train)"(#loc21))
#loc52 = loc("div"(#loc22))
#loc53 = loc("dot_general"(#loc23))
#loc54 = loc("broadcast_in_dim"(#loc23))
#loc55 = loc("add"(#loc23))
#loc56 = loc("tanh"(#loc24))
#loc57 = loc("sub"(#loc24))
#loc58 = loc("squeeze"(#loc26))
#loc59 = loc("sub"(#loc26))
#loc60 = loc("broadcast_in_dim"(#loc27))
#loc61 = loc("reduce_sum"(#loc28))
#loc63 = loc("broadcast_in_dim"(#loc28))
#loc64 = loc("dot_general"(#loc28))
#loc65 = loc("transpose"(#loc28))
#loc66 = loc("mul"(#loc29))
#loc67 = loc("add_any"(#loc29))
#loc68 = loc("broadcast_in_dim"(#loc30))
#loc69 = loc("dot_general"(#loc31))
#loc70 = loc("add"(#loc32))
#loc72 = loc(callsite(#loc33 at #loc34))
#loc73 = loc(callsite(#loc35 at #loc15))
#loc74 = loc("dot_general"(#loc36))
#loc75 = loc("broadcast_in_dim"(#loc36))
#loc76 = loc("add"(#loc36))
#loc77 = loc("mul"(#loc37))
#loc78 = loc("tanh"(#loc37))
#loc79 = loc("add"(#loc37))
#loc80 = loc("sub"(#loc37))
#loc81 = loc("add_any"(#loc36))
#loc82 = loc("squeeze"(#loc38))
#loc83 = loc("broadcast_in_dim"(#loc39))
#loc84 = loc("reduce_sum"(#loc40))
#loc86 = loc("broadcast_in_dim"(#loc40))
#loc87 = loc("dot_general"(#loc40))
#loc88 = loc("transpose"(#loc40))
#loc89 = loc("mul"(#loc41))
#loc90 = loc("add_any"(#loc41))
#loc91 = loc("mul"(#loc50))
#loc92 = loc("add"(#loc50))
#loc93 = loc("mul"(#loc51))
#loc94 = loc("reduce_sum"(#loc22))
#loc95 = loc(""(#loc72))
#loc96 = loc(callsite(#loc73 at #loc34))
#loc97 = loc(""(#loc96))
#loc98 = loc(callsite(#loc16 at #loc97))
#loc99 = loc(callsite(#loc at #loc97))
#loc100 = loc(callsite(#loc74 at #loc97))
#loc101 = loc(callsite(#loc75 at #loc97))
#loc102 = loc(callsite(#loc76 at #loc97))
#loc103 = loc(callsite(#loc77 at #loc97))
#loc104 = loc(callsite(#loc78 at #loc97))
#loc105 = loc(callsite(#loc79 at #loc97))
#loc106 = loc(callsite(#loc80 at #loc97))
#loc107 = loc(callsite(#loc81 at #loc97))
#loc108 = loc(callsite(#loc82 at #loc97))
#loc109 = loc(callsite(#loc83 at #loc97))
#loc110 = loc(callsite(#loc84 at #loc97))
#loc112 = loc(callsite(#loc86 at #loc97))
#loc113 = loc(callsite(#loc87 at #loc97))
#loc114 = loc(callsite(#loc88 at #loc97))
#loc115 = loc(callsite(#loc89 at #loc97))
#loc116 = loc(callsite(#loc90 at #loc97))
#loc117 = loc(callsite(#loc42 at #loc97))
#loc118 = loc(callsite(#loc43 at #loc97))
#loc119 = loc(callsite(#loc44 at #loc97))
#loc120 = loc(callsite(#loc45 at #loc97))
#loc122 = loc(callsite(#loc47 at #loc97))
#loc123 = loc(callsite(#loc48 at #loc97))
#loc124 = loc(callsite(#loc49 at #loc97))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<5xf32> {tf.aliasing_output = 0 : i32} loc("params.a.b"), %arg1: tensor<4x5xf32> {tf.aliasing_output = 1 : i32} loc("params.a.w"), %arg2: tensor<1xf32> {tf.aliasing_output = 2 : i32} loc("params.b.b"), %arg3: tensor<5x1xf32> {tf.aliasing_output = 3 : i32} loc("params.b.w"), %arg4: tensor<6x4xf32> loc("x"), %arg5: tensor<6xf32> loc("y")) -> (tensor<5xf32> {jax.result_info = "params.a.b"}, tensor<4x5xf32> {jax.result_info = "params.a.w"}, tensor<1xf32> {jax.result_info = "params.b.b"}, tensor<5x1xf32> {jax.result_info = "params.b.w"}, tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "residual"}) {
    %cst = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c3_i32 = arith.constant 3 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_0 = arith.constant 6.000000e+00 : f32 loc(#loc52)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant dense<-1.000000e+00> : tensor<f32> loc(#loc)
    %cst_3 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<6x5xf32> loc(#loc53)
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc53)
    %2 = linalg.matmul ins(%arg4, %arg1 : tensor<6x4xf32>, tensor<4x5xf32>) outs(%1 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc53)
    %3 = tensor.empty() : tensor<1x5xf32> loc(#loc54)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5xf32>) outs(%3 : tensor<1x5xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %out: f32 loc("broadcast_in_dim"(#loc23))):
      linalg.yield %in : f32 loc(#loc54)
    } -> tensor<1x5xf32> loc(#loc54)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc23)), %out: f32 loc("add"(#loc23))):
      linalg.yield %in : f32 loc(#loc55)
    } -> tensor<6x5xf32> loc(#loc55)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc23)), %in_9: f32 loc("add"(#loc23)), %out: f32 loc("add"(#loc23))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc55)
      linalg.yield %72 : f32 loc(#loc55)
    } -> tensor<6x5xf32> loc(#loc55)
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add"(#loc23)), %out: f32 loc("tanh"(#loc24))):
      %72 = math.tanh %in : f32 loc(#loc56)
      linalg.yield %72 : f32 loc(#loc56)
    } -> tensor<6x5xf32> loc(#loc56)
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc10)), %out: f32 loc("sub"(#loc24))):
      linalg.yield %in : f32 loc(#loc57)
    } -> tensor<6x5xf32> loc(#loc57)
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %7 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc24)), %in_9: f32 loc("tanh"(#loc24)), %out: f32 loc("sub"(#loc24))):
      %72 = arith.subf %in, %in_9 : f32 loc(#loc57)
      linalg.yield %72 : f32 loc(#loc57)
    } -> tensor<6x5xf32> loc(#loc57)
    %10 = tensor.empty() : tensor<6x1xf32> loc(#loc53)
    %11 = linalg.fill ins(%cst_1 : f32) outs(%10 : tensor<6x1xf32>) -> tensor<6x1xf32> loc(#loc53)
    %12 = linalg.matmul ins(%7, %arg3 : tensor<6x5xf32>, tensor<5x1xf32>) outs(%11 : tensor<6x1xf32>) -> tensor<6x1xf32> loc(#loc53)
    %13 = tensor.empty() : tensor<1x1xf32> loc(#loc54)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1xf32>) outs(%13 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %out: f32 loc("broadcast_in_dim"(#loc23))):
      linalg.yield %in : f32 loc(#loc54)
    } -> tensor<1x1xf32> loc(#loc54)
    %15 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<1x1xf32>) outs(%10 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc23)), %out: f32 loc("add"(#loc23))):
      linalg.yield %in : f32 loc(#loc55)
    } -> tensor<6x1xf32> loc(#loc55)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %15 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%10 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc23)), %in_9: f32 loc("add"(#loc23)), %out: f32 loc("add"(#loc23))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc55)
      linalg.yield %72 : f32 loc(#loc55)
    } -> tensor<6x1xf32> loc(#loc55)
    %collapsed = tensor.collapse_shape %16 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc58)
    %17 = tensor.empty() : tensor<6xf32> loc(#loc59)
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed, %arg5 : tensor<6xf32>, tensor<6xf32>) outs(%17 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc26)), %in_9: f32 loc("y"), %out: f32 loc("sub"(#loc26))):
      %72 = arith.subf %in, %in_9 : f32 loc(#loc59)
      linalg.yield %72 : f32 loc(#loc59)
    } -> tensor<6xf32> loc(#loc59)
    %19 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<6xf32>) outs(%10 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc26)), %out: f32 loc("broadcast_in_dim"(#loc27))):
      linalg.yield %in : f32 loc(#loc60)
    } -> tensor<6x1xf32> loc(#loc60)
    %20 = tensor.empty() : tensor<1xf32> loc(#loc61)
    %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<1xf32>) -> tensor<1xf32> loc(#loc61)
    %22 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<6x1xf32>) outs(%21 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc28)), %out: f32 loc("reduce_sum"(#loc28))):
      %72 = arith.addf %out, %in : f32 loc(#loc61)
      linalg.yield %72 : f32 loc(#loc61)
    } -> tensor<1xf32> loc(#loc61)
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32> loc(#loc62)
    %23 = tensor.empty() : tensor<f32> loc(#loc61)
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<f32>) -> tensor<f32> loc(#loc61)
    %25 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%expanded : tensor<1x1xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc28)), %out: f32 loc("reduce_sum"(#loc28))):
      %72 = arith.addf %out, %in : f32 loc(#loc61)
      linalg.yield %72 : f32 loc(#loc61)
    } -> tensor<f32> loc(#loc61)
    %26 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%25 : tensor<f32>) outs(%20 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc28)), %out: f32 loc("broadcast_in_dim"(#loc28))):
      linalg.yield %in : f32 loc(#loc63)
    } -> tensor<1xf32> loc(#loc63)
    %27 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<1x5xf32>) -> tensor<1x5xf32> loc(#loc64)
    %28 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19, %7 : tensor<6x1xf32>, tensor<6x5xf32>) outs(%27 : tensor<1x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc27)), %in_9: f32 loc("tanh"(#loc24)), %out: f32 loc("dot_general"(#loc28))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc60)
      %73 = arith.addf %out, %72 : f32 loc(#loc64)
      linalg.yield %73 : f32 loc(#loc)
    } -> tensor<1x5xf32> loc(#loc64)
    %29 = tensor.empty() : tensor<5x1xf32> loc(#loc65)
    %30 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<1x5xf32>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc28)), %out: f32 loc("transpose"(#loc28))):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<5x1xf32> loc(#loc65)
    %31 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19, %arg3 : tensor<6x1xf32>, tensor<5x1xf32>) outs(%1 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc27)), %in_9: f32 loc("params.b.w"), %out: f32 loc("dot_general"(#loc28))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc60)
      %73 = arith.addf %out, %72 : f32 loc(#loc64)
      linalg.yield %73 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc64)
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %9 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc28)), %in_9: f32 loc("sub"(#loc24)), %out: f32 loc("mul"(#loc29))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc66)
      linalg.yield %72 : f32 loc(#loc66)
    } -> tensor<6x5xf32> loc(#loc66)
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %7 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc29)), %in_9: f32 loc("tanh"(#loc24)), %out: f32 loc("mul"(#loc29))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc66)
      linalg.yield %72 : f32 loc(#loc66)
    } -> tensor<6x5xf32> loc(#loc66)
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc29)), %in_9: f32 loc("mul"(#loc29)), %out: f32 loc("add_any"(#loc29))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc67)
      linalg.yield %72 : f32 loc(#loc67)
    } -> tensor<6x5xf32> loc(#loc67)
    %35 = tensor.empty() : tensor<5xf32> loc(#loc61)
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<5xf32>) -> tensor<5xf32> loc(#loc61)
    %37 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<6x5xf32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc28)), %out: f32 loc("reduce_sum"(#loc28))):
      %72 = arith.addf %out, %in : f32 loc(#loc61)
      linalg.yield %72 : f32 loc(#loc61)
    } -> tensor<5xf32> loc(#loc61)
    %expanded_6 = tensor.expand_shape %37 [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32> loc(#loc62)
    %38 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded_6 : tensor<1x5xf32>) outs(%36 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc28)), %out: f32 loc("reduce_sum"(#loc28))):
      %72 = arith.addf %out, %in : f32 loc(#loc61)
      linalg.yield %72 : f32 loc(#loc61)
    } -> tensor<5xf32> loc(#loc61)
    %39 = tensor.empty() : tensor<5x4xf32> loc(#loc64)
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<5x4xf32>) -> tensor<5x4xf32> loc(#loc64)
    %41 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34, %arg4 : tensor<6x5xf32>, tensor<6x4xf32>) outs(%40 : tensor<5x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc29)), %in_9: f32 loc("x"), %out: f32 loc("dot_general"(#loc28))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc67)
      %73 = arith.addf %out, %72 : f32 loc(#loc64)
      linalg.yield %73 : f32 loc(#loc)
    } -> tensor<5x4xf32> loc(#loc64)
    %42 = tensor.empty() : tensor<4x5xf32> loc(#loc65)
    %43 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x4xf32>) outs(%42 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc28)), %out: f32 loc("transpose"(#loc28))):
      linalg.yield %in : f32 loc(#loc65)
    } -> tensor<4x5xf32> loc(#loc65)
    %44 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%35 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc30))):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<5xf32> loc(#loc68)
    %45 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%42 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc30))):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<4x5xf32> loc(#loc68)
    %46 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%20 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc30))):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<1xf32> loc(#loc68)
    %47 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc30))):
      linalg.yield %in : f32 loc(#loc68)
    } -> tensor<5x1xf32> loc(#loc68)
    %48 = linalg.dot ins(%38, %38 : tensor<5xf32>, tensor<5xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc69)
    %49 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%48 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc31)), %out: f32 loc("add"(#loc32))):
      %72 = arith.addf %in, %cst_1 : f32 loc(#loc70)
      linalg.yield %72 : f32 loc(#loc70)
    } -> tensor<f32> loc(#loc70)
    %collapsed_7 = tensor.collapse_shape %43 [[0, 1]] : tensor<4x5xf32> into tensor<20xf32> loc(#loc71)
    %50 = linalg.dot ins(%collapsed_7, %collapsed_7 : tensor<20xf32>, tensor<20xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc69)
    %51 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%49, %50 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc32)), %in_9: f32 loc("dot_general"(#loc31)), %out: f32 loc("add"(#loc32))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc70)
      linalg.yield %72 : f32 loc(#loc70)
    } -> tensor<f32> loc(#loc70)
    %52 = linalg.dot ins(%26, %26 : tensor<1xf32>, tensor<1xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc69)
    %53 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%51, %52 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc32)), %in_9: f32 loc("dot_general"(#loc31)), %out: f32 loc("add"(#loc32))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc70)
      linalg.yield %72 : f32 loc(#loc70)
    } -> tensor<f32> loc(#loc70)
    %collapsed_8 = tensor.collapse_shape %30 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32> loc(#loc71)
    %54 = linalg.dot ins(%collapsed_8, %collapsed_8 : tensor<5xf32>, tensor<5xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc69)
    %55 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%53, %54 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc32)), %in_9: f32 loc("dot_general"(#loc31)), %out: f32 loc("add"(#loc32))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc70)
      linalg.yield %72 : f32 loc(#loc70)
    } -> tensor<f32> loc(#loc70)
    %56:14 = scf.for %arg6 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg7 = %cst_3, %arg8 = %44, %arg9 = %45, %arg10 = %46, %arg11 = %47, %arg12 = %38, %arg13 = %43, %arg14 = %26, %arg15 = %30, %arg16 = %38, %arg17 = %43, %arg18 = %26, %arg19 = %30, %arg20 = %55) -> (tensor<i32>, tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<f32>)  : i32 {
      %72 = tensor.empty() : tensor<i32> loc(#loc98)
      %73 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg7 : tensor<i32>) outs(%72 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc97)), %out: i32 loc(callsite(#loc16 at #loc97))):
        %168 = arith.addi %in, %c1_i32 : i32 loc(#loc98)
        linalg.yield %168 : i32 loc(#loc98)
      } -> tensor<i32> loc(#loc98)
      %74 = linalg.matmul ins(%arg4, %arg17 : tensor<6x4xf32>, tensor<4x5xf32>) outs(%1 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc100)
      %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<5xf32>) outs(%3 : tensor<1x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc75 at #loc97))):
        linalg.yield %in : f32 loc(#loc101)
      } -> tensor<1x5xf32> loc(#loc101)
      %76 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<1x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc75 at #loc97)), %out: f32 loc(callsite(#loc76 at #loc97))):
        linalg.yield %in : f32 loc(#loc102)
      } -> tensor<6x5xf32> loc(#loc102)
      %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %76 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc74 at #loc97)), %in_18: f32 loc(callsite(#loc76 at #loc97)), %out: f32 loc(callsite(#loc76 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc102)
        linalg.yield %168 : f32 loc(#loc102)
      } -> tensor<6x5xf32> loc(#loc102)
      %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %7 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc76 at #loc97)), %in_18: f32 loc(callsite(#loc78 at #loc97)), %out: f32 loc(callsite(#loc77 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc103)
        linalg.yield %168 : f32 loc(#loc103)
      } -> tensor<6x5xf32> loc(#loc103)
      %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc76 at #loc97)), %in_18: f32 loc(callsite(#loc77 at #loc97)), %out: f32 loc(callsite(#loc79 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc105)
        linalg.yield %168 : f32 loc(#loc105)
      } -> tensor<6x5xf32> loc(#loc105)
      %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%79, %9 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc79 at #loc97)), %in_18: f32 loc(callsite(#loc80 at #loc97)), %out: f32 loc(callsite(#loc77 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc103)
        linalg.yield %168 : f32 loc(#loc103)
      } -> tensor<6x5xf32> loc(#loc103)
      %81 = linalg.matmul ins(%80, %arg3 : tensor<6x5xf32>, tensor<5x1xf32>) outs(%11 : tensor<6x1xf32>) -> tensor<6x1xf32> loc(#loc100)
      %82 = linalg.matmul ins(%7, %arg19 : tensor<6x5xf32>, tensor<5x1xf32>) outs(%11 : tensor<6x1xf32>) -> tensor<6x1xf32> loc(#loc100)
      %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %82 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%10 : tensor<6x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc74 at #loc97)), %in_18: f32 loc(callsite(#loc74 at #loc97)), %out: f32 loc(callsite(#loc81 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc107)
        linalg.yield %168 : f32 loc(#loc107)
      } -> tensor<6x1xf32> loc(#loc107)
      %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<1xf32>) outs(%13 : tensor<1x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc75 at #loc97))):
        linalg.yield %in : f32 loc(#loc101)
      } -> tensor<1x1xf32> loc(#loc101)
      %85 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<1x1xf32>) outs(%10 : tensor<6x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc75 at #loc97)), %out: f32 loc(callsite(#loc76 at #loc97))):
        linalg.yield %in : f32 loc(#loc102)
      } -> tensor<6x1xf32> loc(#loc102)
      %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %85 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%10 : tensor<6x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc81 at #loc97)), %in_18: f32 loc(callsite(#loc76 at #loc97)), %out: f32 loc(callsite(#loc76 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc102)
        linalg.yield %168 : f32 loc(#loc102)
      } -> tensor<6x1xf32> loc(#loc102)
      %collapsed_9 = tensor.collapse_shape %86 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc108)
      %87 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_9 : tensor<6xf32>) outs(%10 : tensor<6x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc82 at #loc97)), %out: f32 loc(callsite(#loc83 at #loc97))):
        linalg.yield %in : f32 loc(#loc109)
      } -> tensor<6x1xf32> loc(#loc109)
      %88 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "reduction"]} ins(%87 : tensor<6x1xf32>) outs(%21 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc84 at #loc97)), %out: f32 loc(callsite(#loc84 at #loc97))):
        %168 = arith.addf %out, %in : f32 loc(#loc110)
        linalg.yield %168 : f32 loc(#loc110)
      } -> tensor<1xf32> loc(#loc110)
      %expanded_10 = tensor.expand_shape %88 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32> loc(#loc111)
      %89 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%expanded_10 : tensor<1x1xf32>) outs(%24 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc84 at #loc97)), %out: f32 loc(callsite(#loc84 at #loc97))):
        %168 = arith.addf %out, %in : f32 loc(#loc110)
        linalg.yield %168 : f32 loc(#loc110)
      } -> tensor<f32> loc(#loc110)
      %90 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%89 : tensor<f32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc84 at #loc97)), %out: f32 loc(callsite(#loc86 at #loc97))):
        linalg.yield %in : f32 loc(#loc112)
      } -> tensor<1xf32> loc(#loc112)
      %91 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87, %7 : tensor<6x1xf32>, tensor<6x5xf32>) outs(%27 : tensor<1x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc83 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc87 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc109)
        %169 = arith.addf %out, %168 : f32 loc(#loc113)
        linalg.yield %169 : f32 loc(#loc99)
      } -> tensor<1x5xf32> loc(#loc113)
      %92 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<1x5xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc87 at #loc97)), %out: f32 loc(callsite(#loc88 at #loc97))):
        linalg.yield %in : f32 loc(#loc114)
      } -> tensor<5x1xf32> loc(#loc114)
      %93 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%87, %arg3 : tensor<6x1xf32>, tensor<5x1xf32>) outs(%1 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc83 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc87 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc109)
        %169 = arith.addf %out, %168 : f32 loc(#loc113)
        linalg.yield %169 : f32 loc(#loc99)
      } -> tensor<6x5xf32> loc(#loc113)
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %9 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc87 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc89 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc115)
        linalg.yield %168 : f32 loc(#loc115)
      } -> tensor<6x5xf32> loc(#loc115)
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %7 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc89 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc89 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc115)
        linalg.yield %168 : f32 loc(#loc115)
      } -> tensor<6x5xf32> loc(#loc115)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%0 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc89 at #loc97)), %in_18: f32 loc(callsite(#loc89 at #loc97)), %out: f32 loc(callsite(#loc90 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc116)
        linalg.yield %168 : f32 loc(#loc116)
      } -> tensor<6x5xf32> loc(#loc116)
      %97 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "reduction"]} ins(%96 : tensor<6x5xf32>) outs(%36 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc84 at #loc97)), %out: f32 loc(callsite(#loc84 at #loc97))):
        %168 = arith.addf %out, %in : f32 loc(#loc110)
        linalg.yield %168 : f32 loc(#loc110)
      } -> tensor<5xf32> loc(#loc110)
      %expanded_11 = tensor.expand_shape %97 [[0, 1]] output_shape [1, 5] : tensor<5xf32> into tensor<1x5xf32> loc(#loc111)
      %98 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded_11 : tensor<1x5xf32>) outs(%36 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc84 at #loc97)), %out: f32 loc(callsite(#loc84 at #loc97))):
        %168 = arith.addf %out, %in : f32 loc(#loc110)
        linalg.yield %168 : f32 loc(#loc110)
      } -> tensor<5xf32> loc(#loc110)
      %99 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96, %arg4 : tensor<6x5xf32>, tensor<6x4xf32>) outs(%40 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc90 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc87 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc116)
        %169 = arith.addf %out, %168 : f32 loc(#loc113)
        linalg.yield %169 : f32 loc(#loc99)
      } -> tensor<5x4xf32> loc(#loc113)
      %100 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<5x4xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc87 at #loc97)), %out: f32 loc(callsite(#loc88 at #loc97))):
        linalg.yield %in : f32 loc(#loc114)
      } -> tensor<4x5xf32> loc(#loc114)
      %101 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%101, %arg16 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%102, %98 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc84 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5xf32> loc(#loc118)
      %104 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %arg17 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %100 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc88 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<4x5xf32> loc(#loc118)
      %107 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%107, %arg18 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%108, %90 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc86 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<1xf32> loc(#loc118)
      %110 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %arg19 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %92 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc88 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5x1xf32> loc(#loc118)
      %113 = linalg.dot ins(%arg16, %103 : tensor<5xf32>, tensor<5xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %114 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%113 : tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %cst_1 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %collapsed_12 = tensor.collapse_shape %arg17 [[0, 1]] : tensor<4x5xf32> into tensor<20xf32> loc(#loc121)
      %collapsed_13 = tensor.collapse_shape %106 [[0, 1]] : tensor<4x5xf32> into tensor<20xf32> loc(#loc121)
      %115 = linalg.dot ins(%collapsed_12, %collapsed_13 : tensor<20xf32>, tensor<20xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %116 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%114, %115 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %117 = linalg.dot ins(%arg18, %109 : tensor<1xf32>, tensor<1xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %118 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%116, %117 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %collapsed_14 = tensor.collapse_shape %arg19 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32> loc(#loc121)
      %collapsed_15 = tensor.collapse_shape %112 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32> loc(#loc121)
      %119 = linalg.dot ins(%collapsed_14, %collapsed_15 : tensor<5xf32>, tensor<5xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %120 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%118, %119 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %121 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%arg20, %120 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc97)), %in_18: f32 loc(callsite(#loc45 at #loc97)), %out: f32 loc(callsite(#loc47 at #loc97))):
        %168 = arith.divf %in, %in_18 : f32 loc(#loc122)
        linalg.yield %168 : f32 loc(#loc122)
      } -> tensor<f32> loc(#loc122)
      %122 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%121 : tensor<f32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc47 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%122, %arg16 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%123, %arg8 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5xf32> loc(#loc118)
      %125 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<f32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc47 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125, %arg17 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%126, %arg9 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<4x5xf32> loc(#loc118)
      %128 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%121 : tensor<f32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc47 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %129 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%128, %arg18 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %130 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%129, %arg10 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<1xf32> loc(#loc118)
      %131 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<f32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc47 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %arg19 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %arg11 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5x1xf32> loc(#loc118)
      %134 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%121 : tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc47 at #loc97)), %out: f32 loc(callsite(#loc48 at #loc97))):
        %168 = arith.negf %in : f32 loc(#loc123)
        linalg.yield %168 : f32 loc(#loc123)
      } -> tensor<f32> loc(#loc123)
      %135 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<f32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc48 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %136 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%135, %103 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %137 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%136, %arg12 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5xf32> loc(#loc118)
      %138 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<f32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc48 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %106 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %arg13 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<4x5xf32> loc(#loc118)
      %141 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<f32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc48 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %142 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%141, %109 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %143 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%142, %arg14 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<1xf32> loc(#loc118)
      %144 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<f32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc48 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %112 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%145, %arg15 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5x1xf32> loc(#loc118)
      %147 = linalg.dot ins(%137, %137 : tensor<5xf32>, tensor<5xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %148 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%147 : tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %cst_1 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %collapsed_16 = tensor.collapse_shape %140 [[0, 1]] : tensor<4x5xf32> into tensor<20xf32> loc(#loc121)
      %149 = linalg.dot ins(%collapsed_16, %collapsed_16 : tensor<20xf32>, tensor<20xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %150 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%148, %149 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %151 = linalg.dot ins(%143, %143 : tensor<1xf32>, tensor<1xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %152 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%150, %151 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %collapsed_17 = tensor.collapse_shape %146 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32> loc(#loc121)
      %153 = linalg.dot ins(%collapsed_17, %collapsed_17 : tensor<5xf32>, tensor<5xf32>) outs(%24 : tensor<f32>) -> tensor<f32> loc(#loc119)
      %154 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%152, %153 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc44 at #loc97)), %out: f32 loc(callsite(#loc45 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc120)
        linalg.yield %168 : f32 loc(#loc120)
      } -> tensor<f32> loc(#loc120)
      %155 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%154, %arg20 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc45 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc49 at #loc97))):
        %168 = arith.divf %in, %in_18 : f32 loc(#loc124)
        linalg.yield %168 : f32 loc(#loc124)
      } -> tensor<f32> loc(#loc124)
      %156 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%155 : tensor<f32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc49 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%156, %arg16 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5xf32> loc(#loc117)
      %158 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%157, %137 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5xf32> loc(#loc118)
      %159 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<f32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc49 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %arg17 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<4x5xf32> loc(#loc117)
      %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %140 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<4x5xf32> loc(#loc118)
      %162 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%155 : tensor<f32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc49 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %163 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%162, %arg18 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<1xf32> loc(#loc117)
      %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%163, %143 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<1xf32> loc(#loc118)
      %165 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<f32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc49 at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        linalg.yield %in : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%165, %arg19 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc42 at #loc97))):
        %168 = arith.mulf %in, %in_18 : f32 loc(#loc117)
        linalg.yield %168 : f32 loc(#loc117)
      } -> tensor<5x1xf32> loc(#loc117)
      %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166, %146 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc42 at #loc97)), %in_18: f32 loc(callsite(#loc43 at #loc97)), %out: f32 loc(callsite(#loc43 at #loc97))):
        %168 = arith.addf %in, %in_18 : f32 loc(#loc118)
        linalg.yield %168 : f32 loc(#loc118)
      } -> tensor<5x1xf32> loc(#loc118)
      scf.yield %73, %124, %127, %130, %133, %137, %140, %143, %146, %158, %161, %164, %167, %154 : tensor<i32>, tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<f32> loc(#loc95)
    } loc(#loc95)
    %57 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%35 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc50))):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<5xf32> loc(#loc91)
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%57, %56#1 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc(""(#loc72)), %out: f32 loc("mul"(#loc50))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc91)
      linalg.yield %72 : f32 loc(#loc91)
    } -> tensor<5xf32> loc(#loc91)
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%58, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%35 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc("params.a.b"), %out: f32 loc("add"(#loc50))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc92)
      linalg.yield %72 : f32 loc(#loc92)
    } -> tensor<5xf32> loc(#loc92)
    %60 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%42 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc50))):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<4x5xf32> loc(#loc91)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %56#2 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc(""(#loc72)), %out: f32 loc("mul"(#loc50))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc91)
      linalg.yield %72 : f32 loc(#loc91)
    } -> tensor<4x5xf32> loc(#loc91)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %arg1 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%42 : tensor<4x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc("params.a.w"), %out: f32 loc("add"(#loc50))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc92)
      linalg.yield %72 : f32 loc(#loc92)
    } -> tensor<4x5xf32> loc(#loc92)
    %63 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%20 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc50))):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<1xf32> loc(#loc91)
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%63, %56#3 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc(""(#loc72)), %out: f32 loc("mul"(#loc50))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc91)
      linalg.yield %72 : f32 loc(#loc91)
    } -> tensor<1xf32> loc(#loc91)
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%64, %arg2 : tensor<1xf32>, tensor<1xf32>) outs(%20 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc("params.b.b"), %out: f32 loc("add"(#loc50))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc92)
      linalg.yield %72 : f32 loc(#loc92)
    } -> tensor<1xf32> loc(#loc92)
    %66 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc50))):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<5x1xf32> loc(#loc91)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %56#4 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc(""(#loc72)), %out: f32 loc("mul"(#loc50))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc91)
      linalg.yield %72 : f32 loc(#loc91)
    } -> tensor<5x1xf32> loc(#loc91)
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %arg3 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%29 : tensor<5x1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc50)), %in_9: f32 loc("params.b.w"), %out: f32 loc("add"(#loc50))):
      %72 = arith.addf %in, %in_9 : f32 loc(#loc92)
      linalg.yield %72 : f32 loc(#loc92)
    } -> tensor<5x1xf32> loc(#loc92)
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%18, %18 : tensor<6xf32>, tensor<6xf32>) outs(%17 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc26)), %in_9: f32 loc("sub"(#loc26)), %out: f32 loc("mul"(#loc51))):
      %72 = arith.mulf %in, %in_9 : f32 loc(#loc93)
      linalg.yield %72 : f32 loc(#loc93)
    } -> tensor<6xf32> loc(#loc93)
    %70 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%69 : tensor<6xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc22)), %out: f32 loc("reduce_sum"(#loc22))):
      %72 = arith.addf %out, %in : f32 loc(#loc94)
      linalg.yield %72 : f32 loc(#loc94)
    } -> tensor<f32> loc(#loc94)
    %71 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%70 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc22)), %out: f32 loc("div"(#loc22))):
      %72 = arith.divf %in, %cst_0 : f32 loc(#loc52)
      linalg.yield %72 : f32 loc(#loc52)
    } -> tensor<f32> loc(#loc52)
    return %59, %62, %65, %68, %71, %56#13 : tensor<5xf32>, tensor<4x5xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<f32>, tensor<f32> loc(#loc25)
  } loc(#loc)
} loc(#loc)
#loc46 = loc("reshape"(#loc13))
#loc62 = loc("reshape"(#loc28))
#loc71 = loc("reshape"(#loc31))
#loc85 = loc("reshape"(#loc40))
#loc111 = loc(callsite(#loc85 at #loc97))
#loc121 = loc(callsite(#loc46 at #loc97))

