#loc = loc(unknown)
#loc1 = loc("params.v")
#loc2 = loc("params.w")
#loc3 = loc("x")
#loc4 = loc("y")
#loc5 = loc("loops.py":101:54)
#loc6 = loc("loops.py":97:18)
#loc7 = loc("loops.py":97:39)
#loc8 = loc("loops.py":97:30)
#loc9 = loc("loops.py":97:57)
#loc11 = loc("loops.py":99:12)
#loc12 = loc("add")
#loc14 = loc("loops.py":86:26)
#loc15 = loc("loops.py":86:56)
#loc16 = loc("loops.py":91:37)
#loc17 = loc("loops.py":91:25)
#loc18 = loc("loops.py":91:20)
#loc19 = loc("loops.py":92:25)
#loc20 = loc("loops.py":92:19)
#loc21 = loc("loops.py":93:18)
#loc22 = loc("loops.py":94:19)
#loc23 = loc("loops.py":94:30)
#loc24 = loc("loops.py":94:26)
#loc25 = loc("loops.py":94:60)
#loc26 = loc("loops.py":94:54)
#loc27 = loc("loops.py":94:47)
#loc28 = loc("loops.py":100:25)
#loc29 = loc("loops.py":100:51)
#loc30 = loc("-":49:94)
#loc31 = loc("loops.py":100:67)
#loc32 = loc("-":49:39)
#loc33 = loc("loops.py":100:50)
#loc34 = loc("/tmp/tmprunu3v3r.mlir":43:47)
#loc35 = loc("/tmp/tmprunu3v3r.mlir":43:66)
#loc36 = loc("/tmp/tmprunu3v3r.mlir":43:86)
#loc37 = loc("/tmp/tmprunu3v3r.mlir":43:104)
#loc38 = loc("/tmp/tmprunu3v3r.mlir":43:123)
#loc39 = loc("loops.py":101:64)
#loc40 = loc("loops.py":101:63)
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
#loc42 = loc("jit(train)"(#loc5))
#loc43 = loc("jit(train)"(#loc6))
#loc44 = loc("jit(train)"(#loc7))
#loc45 = loc("jit(train)"(#loc8))
#loc46 = loc("jit(train)"(#loc9))
#loc49 = loc("jit(train)"(#loc11))
#loc50 = loc("while/body/closed_call"(#loc11))
#loc52 = loc("dot_general"(#loc14))
#loc53 = loc("div"(#loc14))
#loc54 = loc("mul"(#loc15))
#loc55 = loc("add"(#loc14))
#loc56 = loc("dot_general"(#loc16))
#loc57 = loc("max"(#loc17))
#loc58 = loc("div"(#loc18))
#loc59 = loc("mul"(#loc19))
#loc60 = loc("sub"(#loc20))
#loc61 = loc("dot_general"(#loc21))
#loc62 = loc("add"(#loc22))
#loc63 = loc("mul"(#loc23))
#loc64 = loc("add"(#loc24))
#loc65 = loc("max"(#loc25))
#loc66 = loc("div"(#loc26))
#loc67 = loc("mul"(#loc26))
#loc68 = loc("add"(#loc27))
#loc69 = loc("jit(train)"(#loc28))
#loc70 = loc("while/cond"(#loc29))
#loc71 = loc("while/cond"(#loc31))
#loc72 = loc("while/cond"(#loc33))
#loc74 = loc("while/body"(#loc14))
#loc75 = loc("while/body"(#loc15))
#loc76 = loc("while/body"(#loc16))
#loc77 = loc("while/body"(#loc17))
#loc78 = loc("while/body"(#loc18))
#loc79 = loc("while/body"(#loc19))
#loc80 = loc("while/body"(#loc20))
#loc81 = loc("while/body"(#loc21))
#loc82 = loc("while/body"(#loc22))
#loc83 = loc("while/body"(#loc23))
#loc84 = loc("while/body"(#loc24))
#loc85 = loc("while/body"(#loc25))
#loc86 = loc("while/body"(#loc26))
#loc87 = loc("while/body"(#loc27))
#loc88 = loc("jit(train)"(#loc39))
#loc89 = loc("jit(train)"(#loc40))
#loc91 = loc("div"(#loc42))
#loc92 = loc("transpose"(#loc43))
#loc93 = loc("dot_general"(#loc44))
#loc94 = loc("sub"(#loc45))
#loc95 = loc("dot_general"(#loc43))
#loc96 = loc("div"(#loc43))
#loc97 = loc("mul"(#loc46))
#loc98 = loc("sub"(#loc43))
#loc101 = loc(callsite(#loc50 at #loc11))
#loc103 = loc(callsite(#loc70 at #loc69))
#loc104 = loc(callsite(#loc71 at #loc69))
#loc105 = loc(callsite(#loc72 at #loc69))
#loc107 = loc(callsite(#loc74 at #loc69))
#loc108 = loc(callsite(#loc75 at #loc69))
#loc109 = loc(callsite(#loc76 at #loc69))
#loc110 = loc(callsite(#loc77 at #loc69))
#loc111 = loc(callsite(#loc78 at #loc69))
#loc112 = loc(callsite(#loc79 at #loc69))
#loc113 = loc(callsite(#loc80 at #loc69))
#loc114 = loc(callsite(#loc81 at #loc69))
#loc115 = loc(callsite(#loc82 at #loc69))
#loc116 = loc(callsite(#loc83 at #loc69))
#loc117 = loc(callsite(#loc84 at #loc69))
#loc118 = loc(callsite(#loc85 at #loc69))
#loc119 = loc(callsite(#loc86 at #loc69))
#loc120 = loc(callsite(#loc87 at #loc69))
#loc121 = loc("dot_general"(#loc88))
#loc122 = loc("sub"(#loc88))
#loc123 = loc("integer_pow"(#loc89))
#loc124 = loc("reduce_sum"(#loc42))
#loc126 = loc(callsite(#loc101 at #loc49))
#loc127 = loc("gt"(#loc103))
#loc128 = loc("lt"(#loc104))
#loc129 = loc("and"(#loc105))
#loc131 = loc("dot_general"(#loc107))
#loc132 = loc("div"(#loc107))
#loc133 = loc("mul"(#loc108))
#loc134 = loc("add"(#loc107))
#loc135 = loc("dot_general"(#loc109))
#loc136 = loc("max"(#loc110))
#loc137 = loc("div"(#loc111))
#loc138 = loc("mul"(#loc112))
#loc139 = loc("sub"(#loc113))
#loc140 = loc("dot_general"(#loc114))
#loc141 = loc("add"(#loc115))
#loc142 = loc("mul"(#loc116))
#loc143 = loc("add"(#loc117))
#loc144 = loc("max"(#loc118))
#loc145 = loc("div"(#loc119))
#loc146 = loc("mul"(#loc119))
#loc147 = loc("add"(#loc120))
#loc148 = loc(""(#loc126))
#loc149 = loc(callsite(#loc12 at #loc148))
#loc150 = loc(callsite(#loc at #loc148))
#loc152 = loc(callsite(#loc52 at #loc148))
#loc153 = loc(callsite(#loc53 at #loc148))
#loc154 = loc(callsite(#loc54 at #loc148))
#loc155 = loc(callsite(#loc55 at #loc148))
#loc156 = loc(callsite(#loc56 at #loc148))
#loc157 = loc(callsite(#loc57 at #loc148))
#loc158 = loc(callsite(#loc58 at #loc148))
#loc159 = loc(callsite(#loc59 at #loc148))
#loc160 = loc(callsite(#loc60 at #loc148))
#loc161 = loc(callsite(#loc61 at #loc148))
#loc162 = loc(callsite(#loc62 at #loc148))
#loc163 = loc(callsite(#loc63 at #loc148))
#loc164 = loc(callsite(#loc64 at #loc148))
#loc165 = loc(callsite(#loc65 at #loc148))
#loc166 = loc(callsite(#loc66 at #loc148))
#loc167 = loc(callsite(#loc67 at #loc148))
#loc168 = loc(callsite(#loc68 at #loc148))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<5xf32> {tf.aliasing_output = 0 : i32} loc("params.v"), %arg1: tensor<5xf32> {tf.aliasing_output = 1 : i32} loc("params.w"), %arg2: tensor<10x5xf32> loc("x"), %arg3: tensor<10xf32> loc("y")) -> (tensor<5xf32> {jax.result_info = "params.v"}, tensor<5xf32> {jax.result_info = "params.w"}, tensor<i32> {jax.result_info = "iterations"}, tensor<f32> {jax.result_info = "loss"}) {
    %c4_i32 = arith.constant 4 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst = arith.constant 1.000000e+01 : f32 loc(#loc91)
    %cst_0 = arith.constant 9.99999968E-21 : f32 loc(#loc)
    %c20_i32 = arith.constant 20 : i32 loc(#loc)
    %cst_1 = arith.constant 9.99999974E-6 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_4 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<1.000000e+01> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<5x10xf32> loc(#loc92)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<10x5xf32>) outs(%0 : tensor<5x10xf32>) {
    ^bb0(%in: f32 loc("x"), %out: f32 loc("transpose"(#loc43))):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<5x10xf32> loc(#loc92)
    %2 = tensor.empty() : tensor<10xf32> loc(#loc93)
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<10xf32>) -> tensor<10xf32> loc(#loc93)
    %4 = linalg.matvec ins(%arg2, %arg1 : tensor<10x5xf32>, tensor<5xf32>) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc93)
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %4 : tensor<10xf32>, tensor<10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("y"), %in_6: f32 loc("dot_general"(#loc44)), %out: f32 loc("sub"(#loc45))):
      %31 = arith.subf %in, %in_6 : f32 loc(#loc94)
      linalg.yield %31 : f32 loc(#loc94)
    } -> tensor<10xf32> loc(#loc94)
    %6 = tensor.empty() : tensor<5xf32> loc(#loc95)
    %7 = linalg.fill ins(%cst_2 : f32) outs(%6 : tensor<5xf32>) -> tensor<5xf32> loc(#loc95)
    %8 = linalg.matvec ins(%1, %5 : tensor<5x10xf32>, tensor<10xf32>) outs(%7 : tensor<5xf32>) -> tensor<5xf32> loc(#loc95)
    %9 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc43))):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<5xf32> loc(#loc96)
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%8, %9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc43)), %in_6: f32 loc("div"(#loc43)), %out: f32 loc("div"(#loc43))):
      %31 = arith.divf %in, %in_6 : f32 loc(#loc96)
      linalg.yield %31 : f32 loc(#loc96)
    } -> tensor<5xf32> loc(#loc96)
    %11 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc46))):
      linalg.yield %in : f32 loc(#loc97)
    } -> tensor<5xf32> loc(#loc97)
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%11, %arg1 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc46)), %in_6: f32 loc("params.w"), %out: f32 loc("mul"(#loc46))):
      %31 = arith.mulf %in, %in_6 : f32 loc(#loc97)
      linalg.yield %31 : f32 loc(#loc97)
    } -> tensor<5xf32> loc(#loc97)
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%10, %12 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("div"(#loc43)), %in_6: f32 loc("mul"(#loc46)), %out: f32 loc("sub"(#loc43))):
      %31 = arith.subf %in, %in_6 : f32 loc(#loc98)
      linalg.yield %31 : f32 loc(#loc98)
    } -> tensor<5xf32> loc(#loc98)
    %14 = tensor.empty() : tensor<f32> loc(#loc99)
    %15 = linalg.fill ins(%cst_2 : f32) outs(%14 : tensor<f32>) -> tensor<f32> loc(#loc99)
    %16 = linalg.dot ins(%13, %13 : tensor<5xf32>, tensor<5xf32>) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc99)
    %17:6 = scf.for %arg4 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg5 = %cst_3, %arg6 = %cst_3, %arg7 = %arg1, %arg8 = %13, %arg9 = %13, %arg10 = %16) -> (tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>)  : i32 {
      %31 = tensor.empty() : tensor<i32> loc(#loc149)
      %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%31 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc148)), %out: i32 loc(callsite(#loc12 at #loc148))):
        %53 = arith.addi %in, %c1_i32 : i32 loc(#loc149)
        linalg.yield %53 : i32 loc(#loc149)
      } -> tensor<i32> loc(#loc149)
      %33 = linalg.matvec ins(%arg2, %arg9 : tensor<10x5xf32>, tensor<5xf32>) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc151)
      %34 = linalg.matvec ins(%1, %33 : tensor<5x10xf32>, tensor<10xf32>) outs(%7 : tensor<5xf32>) -> tensor<5xf32> loc(#loc152)
      %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%34, %9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc52 at #loc148)), %in_6: f32 loc(callsite(#loc53 at #loc148)), %out: f32 loc(callsite(#loc53 at #loc148))):
        %53 = arith.divf %in, %in_6 : f32 loc(#loc153)
        linalg.yield %53 : f32 loc(#loc153)
      } -> tensor<5xf32> loc(#loc153)
      %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%11, %arg9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc54 at #loc148)), %in_6: f32 loc(callsite(#loc at #loc148)), %out: f32 loc(callsite(#loc54 at #loc148))):
        %53 = arith.mulf %in, %in_6 : f32 loc(#loc154)
        linalg.yield %53 : f32 loc(#loc154)
      } -> tensor<5xf32> loc(#loc154)
      %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%35, %36 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc53 at #loc148)), %in_6: f32 loc(callsite(#loc54 at #loc148)), %out: f32 loc(callsite(#loc55 at #loc148))):
        %53 = arith.addf %in, %in_6 : f32 loc(#loc155)
        linalg.yield %53 : f32 loc(#loc155)
      } -> tensor<5xf32> loc(#loc155)
      %38 = linalg.dot ins(%arg9, %37 : tensor<5xf32>, tensor<5xf32>) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc156)
      %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%38 : tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc56 at #loc148)), %out: f32 loc(callsite(#loc57 at #loc148))):
        %53 = arith.maximumf %in, %cst_0 : f32 loc(#loc157)
        linalg.yield %53 : f32 loc(#loc157)
      } -> tensor<f32> loc(#loc157)
      %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%arg10, %39 : tensor<f32>, tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc148)), %in_6: f32 loc(callsite(#loc57 at #loc148)), %out: f32 loc(callsite(#loc58 at #loc148))):
        %53 = arith.divf %in, %in_6 : f32 loc(#loc158)
        linalg.yield %53 : f32 loc(#loc158)
      } -> tensor<f32> loc(#loc158)
      %41 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%40 : tensor<f32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc58 at #loc148)), %out: f32 loc(callsite(#loc59 at #loc148))):
        linalg.yield %in : f32 loc(#loc159)
      } -> tensor<5xf32> loc(#loc159)
      %42 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%41, %37 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc59 at #loc148)), %in_6: f32 loc(callsite(#loc55 at #loc148)), %out: f32 loc(callsite(#loc59 at #loc148))):
        %53 = arith.mulf %in, %in_6 : f32 loc(#loc159)
        linalg.yield %53 : f32 loc(#loc159)
      } -> tensor<5xf32> loc(#loc159)
      %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg8, %42 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc148)), %in_6: f32 loc(callsite(#loc59 at #loc148)), %out: f32 loc(callsite(#loc60 at #loc148))):
        %53 = arith.subf %in, %in_6 : f32 loc(#loc160)
        linalg.yield %53 : f32 loc(#loc160)
      } -> tensor<5xf32> loc(#loc160)
      %44 = linalg.dot ins(%43, %43 : tensor<5xf32>, tensor<5xf32>) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc161)
      %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%31 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc148)), %out: i32 loc(callsite(#loc62 at #loc148))):
        %53 = arith.addi %in, %c1_i32 : i32 loc(#loc162)
        linalg.yield %53 : i32 loc(#loc162)
      } -> tensor<i32> loc(#loc162)
      %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%41, %arg9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc59 at #loc148)), %in_6: f32 loc(callsite(#loc at #loc148)), %out: f32 loc(callsite(#loc63 at #loc148))):
        %53 = arith.mulf %in, %in_6 : f32 loc(#loc163)
        linalg.yield %53 : f32 loc(#loc163)
      } -> tensor<5xf32> loc(#loc163)
      %47 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg7, %46 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc148)), %in_6: f32 loc(callsite(#loc63 at #loc148)), %out: f32 loc(callsite(#loc64 at #loc148))):
        %53 = arith.addf %in, %in_6 : f32 loc(#loc164)
        linalg.yield %53 : f32 loc(#loc164)
      } -> tensor<5xf32> loc(#loc164)
      %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg10 : tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc148)), %out: f32 loc(callsite(#loc65 at #loc148))):
        %53 = arith.maximumf %in, %cst_0 : f32 loc(#loc165)
        linalg.yield %53 : f32 loc(#loc165)
      } -> tensor<f32> loc(#loc165)
      %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%44, %48 : tensor<f32>, tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc148)), %in_6: f32 loc(callsite(#loc65 at #loc148)), %out: f32 loc(callsite(#loc66 at #loc148))):
        %53 = arith.divf %in, %in_6 : f32 loc(#loc166)
        linalg.yield %53 : f32 loc(#loc166)
      } -> tensor<f32> loc(#loc166)
      %50 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%49 : tensor<f32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc66 at #loc148)), %out: f32 loc(callsite(#loc67 at #loc148))):
        linalg.yield %in : f32 loc(#loc167)
      } -> tensor<5xf32> loc(#loc167)
      %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%50, %arg9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc67 at #loc148)), %in_6: f32 loc(callsite(#loc at #loc148)), %out: f32 loc(callsite(#loc67 at #loc148))):
        %53 = arith.mulf %in, %in_6 : f32 loc(#loc167)
        linalg.yield %53 : f32 loc(#loc167)
      } -> tensor<5xf32> loc(#loc167)
      %52 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%43, %51 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc60 at #loc148)), %in_6: f32 loc(callsite(#loc67 at #loc148)), %out: f32 loc(callsite(#loc68 at #loc148))):
        %53 = arith.addf %in, %in_6 : f32 loc(#loc168)
        linalg.yield %53 : f32 loc(#loc168)
      } -> tensor<5xf32> loc(#loc168)
      scf.yield %32, %45, %47, %43, %52, %44 : tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32> loc(#loc125)
    } loc(#loc125)
    %18 = linalg.matvec ins(%arg2, %arg0 : tensor<10x5xf32>, tensor<5xf32>) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc93)
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %18 : tensor<10xf32>, tensor<10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("y"), %in_6: f32 loc("dot_general"(#loc44)), %out: f32 loc("sub"(#loc45))):
      %31 = arith.subf %in, %in_6 : f32 loc(#loc94)
      linalg.yield %31 : f32 loc(#loc94)
    } -> tensor<10xf32> loc(#loc94)
    %20 = linalg.matvec ins(%1, %19 : tensor<5x10xf32>, tensor<10xf32>) outs(%7 : tensor<5xf32>) -> tensor<5xf32> loc(#loc95)
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%20, %9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc43)), %in_6: f32 loc("div"(#loc43)), %out: f32 loc("div"(#loc43))):
      %31 = arith.divf %in, %in_6 : f32 loc(#loc96)
      linalg.yield %31 : f32 loc(#loc96)
    } -> tensor<5xf32> loc(#loc96)
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%11, %arg0 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc46)), %in_6: f32 loc("params.v"), %out: f32 loc("mul"(#loc46))):
      %31 = arith.mulf %in, %in_6 : f32 loc(#loc97)
      linalg.yield %31 : f32 loc(#loc97)
    } -> tensor<5xf32> loc(#loc97)
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%21, %22 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("div"(#loc43)), %in_6: f32 loc("mul"(#loc46)), %out: f32 loc("sub"(#loc43))):
      %31 = arith.subf %in, %in_6 : f32 loc(#loc98)
      linalg.yield %31 : f32 loc(#loc98)
    } -> tensor<5xf32> loc(#loc98)
    %24 = linalg.dot ins(%23, %23 : tensor<5xf32>, tensor<5xf32>) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc99)
    %25:5 = scf.while (%arg4 = %cst_3, %arg5 = %arg0, %arg6 = %23, %arg7 = %23, %arg8 = %24) : (tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) -> (tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
      %31 = tensor.empty() : tensor<i1> loc(#loc127)
      %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg8 : tensor<f32>) outs(%31 : tensor<i1>) {
      ^bb0(%in: f32 loc("-":49:94), %out: i1 loc("gt"(#loc103))):
        %35 = arith.cmpf ogt, %in, %cst_1 : f32 loc(#loc127)
        linalg.yield %35 : i1 loc(#loc127)
      } -> tensor<i1> loc(#loc127)
      %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%31 : tensor<i1>) {
      ^bb0(%in: i32 loc("-":49:39), %out: i1 loc("lt"(#loc104))):
        %35 = arith.cmpi slt, %in, %c20_i32 : i32 loc(#loc128)
        linalg.yield %35 : i1 loc(#loc128)
      } -> tensor<i1> loc(#loc128)
      %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%32, %33 : tensor<i1>, tensor<i1>) outs(%31 : tensor<i1>) {
      ^bb0(%in: i1 loc("gt"(#loc103)), %in_6: i1 loc("lt"(#loc104)), %out: i1 loc("and"(#loc105))):
        %35 = arith.andi %in, %in_6 : i1 loc(#loc129)
        linalg.yield %35 : i1 loc(#loc129)
      } -> tensor<i1> loc(#loc129)
      %extracted = tensor.extract %34[] : tensor<i1> loc(#loc129)
      scf.condition(%extracted) %arg4, %arg5, %arg6, %arg7, %arg8 : tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32> loc(#loc102)
    } do {
    ^bb0(%arg4: tensor<i32> loc("/tmp/tmprunu3v3r.mlir":43:47), %arg5: tensor<5xf32> loc("/tmp/tmprunu3v3r.mlir":43:66), %arg6: tensor<5xf32> loc("/tmp/tmprunu3v3r.mlir":43:86), %arg7: tensor<5xf32> loc("/tmp/tmprunu3v3r.mlir":43:104), %arg8: tensor<f32> loc("/tmp/tmprunu3v3r.mlir":43:123)):
      %31 = linalg.matvec ins(%arg2, %arg7 : tensor<10x5xf32>, tensor<5xf32>) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc130)
      %32 = linalg.matvec ins(%1, %31 : tensor<5x10xf32>, tensor<10xf32>) outs(%7 : tensor<5xf32>) -> tensor<5xf32> loc(#loc131)
      %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%32, %9 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("dot_general"(#loc107)), %in_6: f32 loc("div"(#loc43)), %out: f32 loc("div"(#loc107))):
        %52 = arith.divf %in, %in_6 : f32 loc(#loc132)
        linalg.yield %52 : f32 loc(#loc132)
      } -> tensor<5xf32> loc(#loc132)
      %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%11, %arg7 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc46)), %in_6: f32 loc("/tmp/tmprunu3v3r.mlir":43:104), %out: f32 loc("mul"(#loc108))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc133)
        linalg.yield %52 : f32 loc(#loc133)
      } -> tensor<5xf32> loc(#loc133)
      %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%33, %34 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("div"(#loc107)), %in_6: f32 loc("mul"(#loc108)), %out: f32 loc("add"(#loc107))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc134)
        linalg.yield %52 : f32 loc(#loc134)
      } -> tensor<5xf32> loc(#loc134)
      %36 = linalg.dot ins(%arg7, %35 : tensor<5xf32>, tensor<5xf32>) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc135)
      %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%36 : tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc("dot_general"(#loc109)), %out: f32 loc("max"(#loc110))):
        %52 = arith.maximumf %in, %cst_0 : f32 loc(#loc136)
        linalg.yield %52 : f32 loc(#loc136)
      } -> tensor<f32> loc(#loc136)
      %38 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%arg8, %37 : tensor<f32>, tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc("/tmp/tmprunu3v3r.mlir":43:123), %in_6: f32 loc("max"(#loc110)), %out: f32 loc("div"(#loc111))):
        %52 = arith.divf %in, %in_6 : f32 loc(#loc137)
        linalg.yield %52 : f32 loc(#loc137)
      } -> tensor<f32> loc(#loc137)
      %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%38 : tensor<f32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("div"(#loc111)), %out: f32 loc("mul"(#loc112))):
        linalg.yield %in : f32 loc(#loc138)
      } -> tensor<5xf32> loc(#loc138)
      %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %35 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc112)), %in_6: f32 loc("add"(#loc107)), %out: f32 loc("mul"(#loc112))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc138)
        linalg.yield %52 : f32 loc(#loc138)
      } -> tensor<5xf32> loc(#loc138)
      %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg6, %40 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmprunu3v3r.mlir":43:86), %in_6: f32 loc("mul"(#loc112)), %out: f32 loc("sub"(#loc113))):
        %52 = arith.subf %in, %in_6 : f32 loc(#loc139)
        linalg.yield %52 : f32 loc(#loc139)
      } -> tensor<5xf32> loc(#loc139)
      %42 = linalg.dot ins(%41, %41 : tensor<5xf32>, tensor<5xf32>) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc140)
      %43 = tensor.empty() : tensor<i32> loc(#loc141)
      %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%43 : tensor<i32>) {
      ^bb0(%in: i32 loc("/tmp/tmprunu3v3r.mlir":43:47), %out: i32 loc("add"(#loc115))):
        %52 = arith.addi %in, %c1_i32 : i32 loc(#loc141)
        linalg.yield %52 : i32 loc(#loc141)
      } -> tensor<i32> loc(#loc141)
      %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%39, %arg7 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc112)), %in_6: f32 loc("/tmp/tmprunu3v3r.mlir":43:104), %out: f32 loc("mul"(#loc116))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc142)
        linalg.yield %52 : f32 loc(#loc142)
      } -> tensor<5xf32> loc(#loc142)
      %46 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg5, %45 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("/tmp/tmprunu3v3r.mlir":43:66), %in_6: f32 loc("mul"(#loc116)), %out: f32 loc("add"(#loc117))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc143)
        linalg.yield %52 : f32 loc(#loc143)
      } -> tensor<5xf32> loc(#loc143)
      %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg8 : tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc("/tmp/tmprunu3v3r.mlir":43:123), %out: f32 loc("max"(#loc118))):
        %52 = arith.maximumf %in, %cst_0 : f32 loc(#loc144)
        linalg.yield %52 : f32 loc(#loc144)
      } -> tensor<f32> loc(#loc144)
      %48 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%42, %47 : tensor<f32>, tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32 loc("dot_general"(#loc114)), %in_6: f32 loc("max"(#loc118)), %out: f32 loc("div"(#loc119))):
        %52 = arith.divf %in, %in_6 : f32 loc(#loc145)
        linalg.yield %52 : f32 loc(#loc145)
      } -> tensor<f32> loc(#loc145)
      %49 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%48 : tensor<f32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("div"(#loc119)), %out: f32 loc("mul"(#loc119))):
        linalg.yield %in : f32 loc(#loc146)
      } -> tensor<5xf32> loc(#loc146)
      %50 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%49, %arg7 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc119)), %in_6: f32 loc("/tmp/tmprunu3v3r.mlir":43:104), %out: f32 loc("mul"(#loc119))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc146)
        linalg.yield %52 : f32 loc(#loc146)
      } -> tensor<5xf32> loc(#loc146)
      %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%41, %50 : tensor<5xf32>, tensor<5xf32>) outs(%6 : tensor<5xf32>) {
      ^bb0(%in: f32 loc("sub"(#loc113)), %in_6: f32 loc("mul"(#loc119)), %out: f32 loc("add"(#loc120))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc147)
        linalg.yield %52 : f32 loc(#loc147)
      } -> tensor<5xf32> loc(#loc147)
      scf.yield %44, %46, %41, %51, %42 : tensor<i32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<f32> loc(#loc102)
    } loc(#loc102)
    %26 = linalg.matvec ins(%arg2, %17#2 : tensor<10x5xf32>, tensor<5xf32>) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc121)
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%26, %arg3 : tensor<10xf32>, tensor<10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc88)), %in_6: f32 loc("y"), %out: f32 loc("sub"(#loc88))):
      %31 = arith.subf %in, %in_6 : f32 loc(#loc122)
      linalg.yield %31 : f32 loc(#loc122)
    } -> tensor<10xf32> loc(#loc122)
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%27, %27 : tensor<10xf32>, tensor<10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc88)), %in_6: f32 loc("sub"(#loc88)), %out: f32 loc("integer_pow"(#loc89))):
      %31 = arith.mulf %in, %in_6 : f32 loc(#loc123)
      linalg.yield %31 : f32 loc(#loc123)
    } -> tensor<10xf32> loc(#loc123)
    %29 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%28 : tensor<10xf32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc42)), %out: f32 loc("reduce_sum"(#loc42))):
      %31 = arith.addf %out, %in : f32 loc(#loc124)
      linalg.yield %31 : f32 loc(#loc124)
    } -> tensor<f32> loc(#loc124)
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%29 : tensor<f32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc42)), %out: f32 loc("div"(#loc42))):
      %31 = arith.divf %in, %cst : f32 loc(#loc91)
      linalg.yield %31 : f32 loc(#loc91)
    } -> tensor<f32> loc(#loc91)
    return %25#1, %17#2, %25#0, %30 : tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<f32> loc(#loc90)
  } loc(#loc)
} loc(#loc)
#loc10 = loc("loops.py":98:46)
#loc13 = loc("loops.py":86:38)
#loc41 = loc("export.py":100:36)
#loc47 = loc("jit(train)"(#loc10))
#loc48 = loc("while"(#loc11))
#loc51 = loc("dot_general"(#loc13))
#loc73 = loc("while/body"(#loc13))
#loc90 = loc("jit(train)"(#loc41))
#loc99 = loc("dot_general"(#loc47))
#loc100 = loc(callsite(#loc48 at #loc49))
#loc102 = loc("while"(#loc69))
#loc106 = loc(callsite(#loc73 at #loc69))
#loc125 = loc(""(#loc100))
#loc130 = loc("dot_general"(#loc106))
#loc151 = loc(callsite(#loc51 at #loc148))

