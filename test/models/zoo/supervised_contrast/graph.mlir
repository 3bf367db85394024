#loc = loc(unknown)
#loc1 = loc("params.a.b")
#loc2 = loc("params.a.w")
#loc3 = loc("params.b.b")
#loc4 = loc("params.b.w")
#loc5 = loc("gain")
#loc6 = loc("x")
#loc7 = loc("gather")
#loc8 = loc("attention.py":105:55)
#loc9 = loc("reduce_and")
#loc10 = loc("attention.py":104:19)
#loc11 = loc("attention.py":105:28)
#loc12 = loc("export.py":100:36)
#loc13 = loc("attention.py":99:50)
#loc14 = loc("attention.py":99:41)
#loc15 = loc("attention.py":99:16)
#loc16 = loc("common.py":23:11)
#loc17 = loc("attention.py":100:31)
#loc18 = loc("mul")
#loc19 = loc("attention.py":101:20)
#loc20 = loc("reduce_sum")
#loc21 = loc("broadcast_in_dim")
#loc22 = loc("sqrt")
#loc23 = loc("div")
#loc24 = loc("attention.py":101:16)
#loc25 = loc("attention.py":103:28)
#loc26 = loc("attention.py":103:62)
#loc27 = loc("attention.py":103:58)
#loc28 = loc("attention.py":103:18)
#loc29 = loc("convert_element_type")
#loc30 = loc("select_n")
#loc31 = loc("attention.py":104:20)
#loc32 = loc("eq")
#loc33 = loc("jit(_where)")
#loc34 = loc("rem")
#loc35 = loc("ne")
#loc36 = loc("lt")
#loc37 = loc("and")
#loc38 = loc("add")
#loc39 = loc("attention.py":105:80)
#loc40 = loc("reshape")
#loc41 = loc("ge")
#loc42 = loc("le")
#loc43 = loc("attention.py":105:19)
#loc44 = loc("jit(_one_hot)")
#loc45 = loc("iota")
#loc46 = loc("ad,adb->ab/dot_general")
#loc47 = loc("add_any")
#loc48 = loc("common.py":51:41)
#loc49 = loc("common.py":51:37)
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1, d2) -> ()>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map20 = affine_map<(d0, d1, d2) -> (d1, d2)>
#loc50 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc8))
#loc51 = loc("jit(train)/jvp(jit(remainder))"(#loc10))
#loc52 = loc("jit(train)/jvp()"(#loc11))
#loc53 = loc("jit(train)"(#loc12))
#loc54 = loc("jit(train)/jvp()"(#loc13))
#loc55 = loc("jit(train)/jvp()"(#loc14))
#loc56 = loc("jit(train)/jvp()"(#loc15))
#loc57 = loc("jit(train)/jvp()"(#loc16))
#loc58 = loc("jit(train)/jvp()"(#loc17))
#loc59 = loc("jit(train)/jvp(jit(norm))"(#loc19))
#loc60 = loc("jit(train)/jvp()"(#loc24))
#loc61 = loc("mul"(#loc24))
#loc62 = loc("broadcast_in_dim"(#loc24))
#loc63 = loc("div"(#loc24))
#loc64 = loc("jit(train)/jvp()"(#loc25))
#loc65 = loc("jit(train)/jvp()"(#loc26))
#loc66 = loc("jit(train)/jvp()"(#loc27))
#loc67 = loc("jit(train)/jvp(jit(_where))"(#loc28))
#loc68 = loc("jit(train)/jvp()"(#loc31))
#loc69 = loc("jit(train)/jvp()"(#loc39))
#loc70 = loc("jit(train)/jvp()"(#loc8))
#loc71 = loc("jit(train)/jvp()"(#loc43))
#loc72 = loc("jit(train)/transpose(jvp())"(#loc43))
#loc73 = loc("jit(train)/transpose(jvp())"(#loc11))
#loc74 = loc("jit(train)/transpose(jvp())"(#loc8))
#loc75 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc8))
#loc76 = loc("jit(train)/transpose(jvp(jit(_where)))"(#loc28))
#loc77 = loc("jit(train)/transpose(jvp())"(#loc27))
#loc78 = loc("jit(train)/transpose(jvp())"(#loc26))
#loc79 = loc("jit(train)/transpose(jvp())"(#loc24))
#loc80 = loc("jit(train)/transpose(jvp(jit(norm)))"(#loc19))
#loc81 = loc("jit(train)/transpose(jvp())"(#loc19))
#loc82 = loc("jit(train)/transpose(jvp())"(#loc16))
#loc83 = loc("jit(train)/transpose(jvp())"(#loc17))
#loc84 = loc("jit(train)"(#loc48))
#loc85 = loc("jit(train)"(#loc49))
#loc86 = loc(callsite(#loc7 at #loc50))
#loc87 = loc(callsite(#loc9 at #loc50))
#loc88 = loc(callsite(#loc at #loc50))
#loc89 = loc(callsite(#loc at #loc51))
#loc90 = loc("reduce_max"(#loc52))
#loc91 = loc("broadcast_in_dim"(#loc54))
#loc92 = loc("mul"(#loc55))
#loc93 = loc("concatenate"(#loc56))
#loc94 = loc("dot_general"(#loc57))
#loc95 = loc("broadcast_in_dim"(#loc57))
#loc96 = loc("add"(#loc57))
#loc97 = loc("tanh"(#loc58))
#loc98 = loc("sub"(#loc58))
#loc99 = loc(callsite(#loc18 at #loc59))
#loc100 = loc(callsite(#loc at #loc59))
#loc101 = loc(callsite(#loc20 at #loc59))
#loc102 = loc(callsite(#loc21 at #loc59))
#loc103 = loc(callsite(#loc22 at #loc59))
#loc104 = loc(callsite(#loc23 at #loc59))
#loc105 = loc("div"(#loc60))
#loc106 = loc(callsite(#loc61 at #loc60))
#loc107 = loc(callsite(#loc62 at #loc60))
#loc108 = loc(callsite(#loc63 at #loc60))
#loc109 = loc("iota"(#loc64))
#loc110 = loc("add"(#loc64))
#loc111 = loc("eq"(#loc64))
#loc112 = loc("transpose"(#loc65))
#loc113 = loc("dot_general"(#loc66))
#loc114 = loc("div"(#loc66))
#loc115 = loc(callsite(#loc21 at #loc67))
#loc116 = loc(callsite(#loc29 at #loc67))
#loc117 = loc(callsite(#loc30 at #loc67))
#loc118 = loc(callsite(#loc at #loc67))
#loc119 = loc("iota"(#loc68))
#loc120 = loc("add"(#loc68))
#loc121 = loc(callsite(#loc32 at #loc51))
#loc122 = loc(callsite(#loc29 at #loc51))
#loc123 = loc(callsite(#loc33 at #loc51))
#loc124 = loc(callsite(#loc34 at #loc51))
#loc125 = loc(callsite(#loc35 at #loc51))
#loc126 = loc(callsite(#loc36 at #loc51))
#loc127 = loc(callsite(#loc37 at #loc51))
#loc128 = loc(callsite(#loc38 at #loc51))
#loc129 = loc(callsite(#loc30 at #loc51))
#loc130 = loc("max"(#loc52))
#loc131 = loc("is_finite"(#loc52))
#loc132 = loc("broadcast_in_dim"(#loc52))
#loc133 = loc("select_n"(#loc52))
#loc134 = loc("sub"(#loc52))
#loc135 = loc("exp"(#loc52))
#loc136 = loc("reduce_sum"(#loc52))
#loc137 = loc("abs"(#loc52))
#loc138 = loc("ge"(#loc52))
#loc139 = loc("log"(#loc52))
#loc140 = loc("add"(#loc52))
#loc141 = loc("broadcast_in_dim"(#loc69))
#loc142 = loc(callsite(#loc36 at #loc50))
#loc143 = loc(callsite(#loc38 at #loc50))
#loc144 = loc(callsite(#loc30 at #loc50))
#loc145 = loc(callsite(#loc40 at #loc50))
#loc146 = loc(callsite(#loc41 at #loc50))
#loc147 = loc(callsite(#loc21 at #loc50))
#loc148 = loc(callsite(#loc42 at #loc50))
#loc149 = loc(callsite(#loc37 at #loc50))
#loc150 = loc("squeeze"(#loc70))
#loc151 = loc("reduce_sum"(#loc71))
#loc152 = loc("div"(#loc71))
#loc153 = loc("div"(#loc72))
#loc154 = loc("broadcast_in_dim"(#loc72))
#loc155 = loc("neg"(#loc73))
#loc156 = loc("broadcast_in_dim"(#loc74))
#loc157 = loc(callsite(#loc21 at #loc75))
#loc158 = loc(callsite(#loc at #loc75))
#loc159 = loc(callsite(#loc44 at #loc75))
#loc160 = loc(callsite(#loc46 at #loc75))
#loc161 = loc(callsite(#loc38 at #loc75))
#loc162 = loc("div"(#loc73))
#loc163 = loc("select_n"(#loc73))
#loc164 = loc("add_any"(#loc73))
#loc165 = loc("broadcast_in_dim"(#loc73))
#loc166 = loc("mul"(#loc73))
#loc167 = loc(callsite(#loc30 at #loc76))
#loc168 = loc(callsite(#loc at #loc76))
#loc169 = loc(callsite(#loc21 at #loc76))
#loc170 = loc("div"(#loc77))
#loc171 = loc("dot_general"(#loc77))
#loc172 = loc("transpose"(#loc77))
#loc173 = loc("transpose"(#loc78))
#loc174 = loc("add_any"(#loc78))
#loc175 = loc("mul"(#loc79))
#loc176 = loc("reduce_sum"(#loc79))
#loc177 = loc("reshape"(#loc79))
#loc178 = loc("neg"(#loc79))
#loc179 = loc("div"(#loc79))
#loc180 = loc(callsite(#loc18 at #loc80))
#loc181 = loc(callsite(#loc at #loc80))
#loc182 = loc(callsite(#loc20 at #loc80))
#loc183 = loc(callsite(#loc21 at #loc80))
#loc184 = loc(callsite(#loc47 at #loc80))
#loc185 = loc("add_any"(#loc81))
#loc186 = loc("reduce_sum"(#loc82))
#loc188 = loc("dot_general"(#loc82))
#loc189 = loc("transpose"(#loc82))
#loc190 = loc("mul"(#loc83))
#loc191 = loc("add_any"(#loc83))
#loc192 = loc("mul"(#loc84))
#loc193 = loc("sub"(#loc85))
#loc194 = loc(""(#loc106))
#loc195 = loc(""(#loc107))
#loc196 = loc(""(#loc108))
#loc197 = loc(callsite(#loc30 at #loc123))
#loc198 = loc(callsite(#loc at #loc123))
#loc199 = loc(callsite(#loc21 at #loc159))
#loc200 = loc(callsite(#loc at #loc159))
#loc201 = loc(callsite(#loc45 at #loc159))
#loc202 = loc(callsite(#loc32 at #loc159))
#loc203 = loc(callsite(#loc29 at #loc159))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<12xf32> {tf.aliasing_output = 0 : i32} loc("params.a.b"), %arg1: tensor<6x12xf32> {tf.aliasing_output = 1 : i32} loc("params.a.w"), %arg2: tensor<6xf32> {tf.aliasing_output = 2 : i32} loc("params.b.b"), %arg3: tensor<12x6xf32> {tf.aliasing_output = 3 : i32} loc("params.b.w"), %arg4: tensor<9xf32> loc("gain"), %arg5: tensor<9x6xf32> loc("x")) -> (tensor<12xf32> {jax.result_info = "params.a.b"}, tensor<6x12xf32> {jax.result_info = "params.a.w"}, tensor<6xf32> {jax.result_info = "params.b.b"}, tensor<12x6xf32> {jax.result_info = "params.b.w"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant dense<17> : tensor<1xi32> loc(#loc86)
    %cst_0 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc86)
    %true = arith.constant true loc(#loc87)
    %c0 = arith.constant 0 : index loc(#loc88)
    %c17 = arith.constant 17 : index loc(#loc88)
    %cst_1 = arith.constant dense<1> : tensor<i32> loc(#loc89)
    %c0_i32 = arith.constant 0 : i32 loc(#loc89)
    %c1_i32 = arith.constant 1 : i32 loc(#loc89)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc89)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc89)
    %cst_2 = arith.constant 0.055555556 : f32 loc(#loc)
    %c9 = arith.constant 9 : index loc(#loc)
    %cst_3 = arith.constant 1.800000e+01 : f32 loc(#loc)
    %cst_4 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc90)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_7 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_9 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<18> : tensor<i32> loc(#loc)
    %cst_11 = arith.constant dense<9> : tensor<i32> loc(#loc53)
    %cst_12 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc53)
    %cst_13 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<9x1xf32> loc(#loc91)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<9xf32>) outs(%0 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc("gain"), %out: f32 loc("broadcast_in_dim"(#loc54))):
      linalg.yield %in : f32 loc(#loc91)
    } -> tensor<9x1xf32> loc(#loc91)
    %2 = tensor.empty() : tensor<9x6xf32> loc(#loc92)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<9x1xf32>) outs(%2 : tensor<9x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc54)), %out: f32 loc("mul"(#loc55))):
      linalg.yield %in : f32 loc(#loc92)
    } -> tensor<9x6xf32> loc(#loc92)
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %3 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%2 : tensor<9x6xf32>) {
    ^bb0(%in: f32 loc("x"), %in_19: f32 loc("mul"(#loc55)), %out: f32 loc("mul"(#loc55))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc92)
      linalg.yield %193 : f32 loc(#loc92)
    } -> tensor<9x6xf32> loc(#loc92)
    %5 = tensor.empty() : tensor<18x6xf32> loc(#loc93)
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<18x6xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc56))):
      %193 = linalg.index 1 : index loc(#loc93)
      %194 = linalg.index 0 : index loc(#loc93)
      %195 = arith.cmpi ult, %194, %c9 : index loc(#loc93)
      %196 = scf.if %195 -> (f32) {
        %extracted = tensor.extract %arg5[%194, %193] : tensor<9x6xf32> loc(#loc93)
        scf.yield %extracted : f32 loc(#loc93)
      } else {
        %197 = arith.subi %194, %c9 : index loc(#loc93)
        %extracted = tensor.extract %4[%197, %193] : tensor<9x6xf32> loc(#loc93)
        scf.yield %extracted : f32 loc(#loc93)
      } loc(#loc93)
      linalg.yield %196 : f32 loc(#loc93)
    } -> tensor<18x6xf32> loc(#loc93)
    %7 = tensor.empty() : tensor<18x12xf32> loc(#loc94)
    %8 = linalg.fill ins(%cst_6 : f32) outs(%7 : tensor<18x12xf32>) -> tensor<18x12xf32> loc(#loc94)
    %9 = linalg.matmul ins(%6, %arg1 : tensor<18x6xf32>, tensor<6x12xf32>) outs(%8 : tensor<18x12xf32>) -> tensor<18x12xf32> loc(#loc94)
    %10 = tensor.empty() : tensor<1x12xf32> loc(#loc95)
    %11 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12xf32>) outs(%10 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %out: f32 loc("broadcast_in_dim"(#loc57))):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<1x12xf32> loc(#loc95)
    %12 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<1x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc57)), %out: f32 loc("add"(#loc57))):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<18x12xf32> loc(#loc96)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<18x12xf32>, tensor<18x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc57)), %in_19: f32 loc("add"(#loc57)), %out: f32 loc("add"(#loc57))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc96)
      linalg.yield %193 : f32 loc(#loc96)
    } -> tensor<18x12xf32> loc(#loc96)
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<18x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("add"(#loc57)), %out: f32 loc("tanh"(#loc58))):
      %193 = math.tanh %in : f32 loc(#loc97)
      linalg.yield %193 : f32 loc(#loc97)
    } -> tensor<18x12xf32> loc(#loc97)
    %15 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc58))):
      linalg.yield %in : f32 loc(#loc98)
    } -> tensor<18x12xf32> loc(#loc98)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %14 : tensor<18x12xf32>, tensor<18x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc58)), %in_19: f32 loc("tanh"(#loc58)), %out: f32 loc("sub"(#loc58))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc98)
      linalg.yield %193 : f32 loc(#loc98)
    } -> tensor<18x12xf32> loc(#loc98)
    %17 = linalg.fill ins(%cst_6 : f32) outs(%5 : tensor<18x6xf32>) -> tensor<18x6xf32> loc(#loc94)
    %18 = linalg.matmul ins(%14, %arg3 : tensor<18x12xf32>, tensor<12x6xf32>) outs(%17 : tensor<18x6xf32>) -> tensor<18x6xf32> loc(#loc94)
    %19 = tensor.empty() : tensor<1x6xf32> loc(#loc95)
    %20 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6xf32>) outs(%19 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %out: f32 loc("broadcast_in_dim"(#loc57))):
      linalg.yield %in : f32 loc(#loc95)
    } -> tensor<1x6xf32> loc(#loc95)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc57)), %out: f32 loc("add"(#loc57))):
      linalg.yield %in : f32 loc(#loc96)
    } -> tensor<18x6xf32> loc(#loc96)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %21 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc57)), %in_19: f32 loc("add"(#loc57)), %out: f32 loc("add"(#loc57))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc96)
      linalg.yield %193 : f32 loc(#loc96)
    } -> tensor<18x6xf32> loc(#loc96)
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %22 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %in_19: f32 loc(callsite(#loc at #loc59)), %out: f32 loc(callsite(#loc18 at #loc59))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc99)
      linalg.yield %193 : f32 loc(#loc99)
    } -> tensor<18x6xf32> loc(#loc99)
    %24 = tensor.empty() : tensor<18xf32> loc(#loc101)
    %25 = linalg.fill ins(%cst_6 : f32) outs(%24 : tensor<18xf32>) -> tensor<18xf32> loc(#loc101)
    %26 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<18x6xf32>) outs(%25 : tensor<18xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %out: f32 loc(callsite(#loc20 at #loc59))):
      %193 = arith.addf %out, %in : f32 loc(#loc101)
      linalg.yield %193 : f32 loc(#loc101)
    } -> tensor<18xf32> loc(#loc101)
    %27 = tensor.empty() : tensor<18x1xf32> loc(#loc102)
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<18xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      linalg.yield %in : f32 loc(#loc102)
    } -> tensor<18x1xf32> loc(#loc102)
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      %193 = math.sqrt %in : f32 loc(#loc103)
      linalg.yield %193 : f32 loc(#loc103)
    } -> tensor<18x1xf32> loc(#loc103)
    %30 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %out: f32 loc(callsite(#loc23 at #loc59))):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<18x1xf32> loc(#loc104)
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %29 : tensor<18x1xf32>, tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc23 at #loc59)), %in_19: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc23 at #loc59))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc104)
      linalg.yield %193 : f32 loc(#loc104)
    } -> tensor<18x1xf32> loc(#loc104)
    %32 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<18x1xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(norm))"(#loc19)), %out: f32 loc("div"(#loc60))):
      linalg.yield %in : f32 loc(#loc105)
    } -> tensor<18x6xf32> loc(#loc105)
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %32 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc57)), %in_19: f32 loc("div"(#loc60)), %out: f32 loc("div"(#loc60))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc105)
      linalg.yield %193 : f32 loc(#loc105)
    } -> tensor<18x6xf32> loc(#loc105)
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %29 : tensor<18x1xf32>, tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(norm))"(#loc19)), %in_19: f32 loc("jit(train)/jvp(jit(norm))"(#loc19)), %out: f32 loc(""(#loc106))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc194)
      linalg.yield %193 : f32 loc(#loc194)
    } -> tensor<18x1xf32> loc(#loc194)
    %35 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc107))):
      linalg.yield %in : f32 loc(#loc195)
    } -> tensor<18x1xf32> loc(#loc195)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %34 : tensor<18x1xf32>, tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(""(#loc107)), %in_19: f32 loc(""(#loc106)), %out: f32 loc(""(#loc108))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc196)
      linalg.yield %193 : f32 loc(#loc196)
    } -> tensor<18x1xf32> loc(#loc196)
    %37 = tensor.empty() : tensor<18x18xi32> loc(#loc109)
    %38 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%37 : tensor<18x18xi32>) {
    ^bb0(%out: i32 loc("iota"(#loc64))):
      %193 = linalg.index 0 : index loc(#loc109)
      %194 = arith.index_cast %193 : index to i32 loc(#loc109)
      linalg.yield %194 : i32 loc(#loc109)
    } -> tensor<18x18xi32> loc(#loc109)
    %39 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%37 : tensor<18x18xi32>) {
    ^bb0(%out: i32 loc("iota"(#loc64))):
      %193 = linalg.index 1 : index loc(#loc109)
      %194 = arith.index_cast %193 : index to i32 loc(#loc109)
      linalg.yield %194 : i32 loc(#loc109)
    } -> tensor<18x18xi32> loc(#loc109)
    %40 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%37 : tensor<18x18xi32>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc12)), %out: i32 loc("add"(#loc64))):
      linalg.yield %in : i32 loc(#loc110)
    } -> tensor<18x18xi32> loc(#loc110)
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %40 : tensor<18x18xi32>, tensor<18x18xi32>) outs(%37 : tensor<18x18xi32>) {
    ^bb0(%in: i32 loc("iota"(#loc64)), %in_19: i32 loc("add"(#loc64)), %out: i32 loc("add"(#loc64))):
      %193 = arith.addi %in, %in_19 : i32 loc(#loc110)
      linalg.yield %193 : i32 loc(#loc110)
    } -> tensor<18x18xi32> loc(#loc110)
    %42 = tensor.empty() : tensor<18x18xi1> loc(#loc111)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %39 : tensor<18x18xi32>, tensor<18x18xi32>) outs(%42 : tensor<18x18xi1>) {
    ^bb0(%in: i32 loc("add"(#loc64)), %in_19: i32 loc("iota"(#loc64)), %out: i1 loc("eq"(#loc64))):
      %193 = arith.cmpi eq, %in, %in_19 : i32 loc(#loc111)
      linalg.yield %193 : i1 loc(#loc111)
    } -> tensor<18x18xi1> loc(#loc111)
    %44 = tensor.empty() : tensor<6x18xf32> loc(#loc112)
    %45 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<18x6xf32>) outs(%44 : tensor<6x18xf32>) {
    ^bb0(%in: f32 loc("div"(#loc60)), %out: f32 loc("transpose"(#loc65))):
      linalg.yield %in : f32 loc(#loc112)
    } -> tensor<6x18xf32> loc(#loc112)
    %46 = tensor.empty() : tensor<18x18xf32> loc(#loc113)
    %47 = linalg.fill ins(%cst_6 : f32) outs(%46 : tensor<18x18xf32>) -> tensor<18x18xf32> loc(#loc113)
    %48 = linalg.matmul ins(%33, %45 : tensor<18x6xf32>, tensor<6x18xf32>) outs(%47 : tensor<18x18xf32>) -> tensor<18x18xf32> loc(#loc113)
    %49 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc66))):
      linalg.yield %in : f32 loc(#loc114)
    } -> tensor<18x18xf32> loc(#loc114)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc66)), %in_19: f32 loc("div"(#loc66)), %out: f32 loc("div"(#loc66))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc114)
      linalg.yield %193 : f32 loc(#loc114)
    } -> tensor<18x18xf32> loc(#loc114)
    %51 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc67)), %out: f32 loc(callsite(#loc21 at #loc67))):
      linalg.yield %in : f32 loc(#loc115)
    } -> tensor<18x18xf32> loc(#loc115)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %51, %50 : tensor<18x18xi1>, tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc67)), %in_19: f32 loc(callsite(#loc21 at #loc67)), %in_20: f32 loc(callsite(#loc at #loc67)), %out: f32 loc(callsite(#loc30 at #loc67))):
      %193 = arith.select %in, %in_19, %in_20 : f32 loc(#loc117)
      linalg.yield %193 : f32 loc(#loc117)
    } -> tensor<18x18xf32> loc(#loc117)
    %53 = tensor.empty() : tensor<18xi32> loc(#loc119)
    %54 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%53 : tensor<18xi32>) {
    ^bb0(%out: i32 loc("iota"(#loc68))):
      %193 = linalg.index 0 : index loc(#loc119)
      %194 = arith.index_cast %193 : index to i32 loc(#loc119)
      linalg.yield %194 : i32 loc(#loc119)
    } -> tensor<18xi32> loc(#loc119)
    %55 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc12)), %out: i32 loc("add"(#loc68))):
      linalg.yield %in : i32 loc(#loc120)
    } -> tensor<18xi32> loc(#loc120)
    %56 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%54, %55 : tensor<18xi32>, tensor<18xi32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i32 loc("iota"(#loc68)), %in_19: i32 loc("add"(#loc68)), %out: i32 loc("add"(#loc68))):
      %193 = arith.addi %in, %in_19 : i32 loc(#loc120)
      linalg.yield %193 : i32 loc(#loc120)
    } -> tensor<18xi32> loc(#loc120)
    %57 = tensor.empty() : tensor<i1> loc(#loc121)
    %58 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%cst_10 : tensor<i32>) outs(%57 : tensor<i1>) {
    ^bb0(%in: i32 loc(callsite(#loc29 at #loc51)), %out: i1 loc(callsite(#loc32 at #loc51))):
      %193 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc121)
      linalg.yield %193 : i1 loc(#loc121)
    } -> tensor<i1> loc(#loc121)
    %59 = tensor.empty() : tensor<i32> loc(#loc197)
    %60 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = []} ins(%58, %cst_1, %cst_10 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%59 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc123)), %in_19: i32 loc(callsite(#loc at #loc123)), %in_20: i32 loc(callsite(#loc at #loc123)), %out: i32 loc(callsite(#loc30 at #loc123))):
      %193 = arith.select %in, %in_19, %in_20 : i32 loc(#loc197)
      linalg.yield %193 : i32 loc(#loc197)
    } -> tensor<i32> loc(#loc197)
    %61 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%60 : tensor<i32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc33 at #loc51)), %out: i32 loc(callsite(#loc34 at #loc51))):
      linalg.yield %in : i32 loc(#loc124)
    } -> tensor<18xi32> loc(#loc124)
    %62 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%56, %61 : tensor<18xi32>, tensor<18xi32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc51)), %in_19: i32 loc(callsite(#loc34 at #loc51)), %out: i32 loc(callsite(#loc34 at #loc51))):
      %193 = arith.cmpi eq, %in_19, %c0_i32 : i32 loc(#loc124)
      %194 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc124)
      %195 = arith.cmpi eq, %in_19, %c-1_i32 : i32 loc(#loc124)
      %196 = arith.andi %194, %195 : i1 loc(#loc124)
      %197 = arith.ori %193, %196 : i1 loc(#loc124)
      %198 = arith.select %197, %c1_i32, %in_19 : i32 loc(#loc124)
      %199 = arith.remsi %in, %198 : i32 loc(#loc124)
      %200 = arith.select %196, %c0_i32, %199 : i32 loc(#loc124)
      %201 = arith.select %193, %in, %200 : i32 loc(#loc124)
      linalg.yield %201 : i32 loc(#loc124)
    } -> tensor<18xi32> loc(#loc124)
    %63 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_14 : tensor<i32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc51)), %out: i32 loc(callsite(#loc35 at #loc51))):
      linalg.yield %in : i32 loc(#loc125)
    } -> tensor<18xi32> loc(#loc125)
    %64 = tensor.empty() : tensor<18xi1> loc(#loc125)
    %65 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%62, %63 : tensor<18xi32>, tensor<18xi32>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc34 at #loc51)), %in_19: i32 loc(callsite(#loc35 at #loc51)), %out: i1 loc(callsite(#loc35 at #loc51))):
      %193 = arith.cmpi ne, %in, %in_19 : i32 loc(#loc125)
      linalg.yield %193 : i1 loc(#loc125)
    } -> tensor<18xi1> loc(#loc125)
    %66 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%62, %63 : tensor<18xi32>, tensor<18xi32>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc34 at #loc51)), %in_19: i32 loc(callsite(#loc35 at #loc51)), %out: i1 loc(callsite(#loc36 at #loc51))):
      %193 = arith.cmpi slt, %in, %in_19 : i32 loc(#loc126)
      linalg.yield %193 : i1 loc(#loc126)
    } -> tensor<18xi1> loc(#loc126)
    %67 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%60 : tensor<i32>) outs(%57 : tensor<i1>) {
    ^bb0(%in: i32 loc(callsite(#loc33 at #loc51)), %out: i1 loc(callsite(#loc36 at #loc51))):
      %193 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc126)
      linalg.yield %193 : i1 loc(#loc126)
    } -> tensor<i1> loc(#loc126)
    %68 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%67 : tensor<i1>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc36 at #loc51)), %out: i1 loc(callsite(#loc35 at #loc51))):
      linalg.yield %in : i1 loc(#loc125)
    } -> tensor<18xi1> loc(#loc125)
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%66, %68 : tensor<18xi1>, tensor<18xi1>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc36 at #loc51)), %in_19: i1 loc(callsite(#loc35 at #loc51)), %out: i1 loc(callsite(#loc35 at #loc51))):
      %193 = arith.cmpi ne, %in, %in_19 : i1 loc(#loc125)
      linalg.yield %193 : i1 loc(#loc125)
    } -> tensor<18xi1> loc(#loc125)
    %70 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%69, %65 : tensor<18xi1>, tensor<18xi1>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc35 at #loc51)), %in_19: i1 loc(callsite(#loc35 at #loc51)), %out: i1 loc(callsite(#loc37 at #loc51))):
      %193 = arith.andi %in, %in_19 : i1 loc(#loc127)
      linalg.yield %193 : i1 loc(#loc127)
    } -> tensor<18xi1> loc(#loc127)
    %71 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%62, %61 : tensor<18xi32>, tensor<18xi32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc34 at #loc51)), %in_19: i32 loc(callsite(#loc34 at #loc51)), %out: i32 loc(callsite(#loc38 at #loc51))):
      %193 = arith.addi %in, %in_19 : i32 loc(#loc128)
      linalg.yield %193 : i32 loc(#loc128)
    } -> tensor<18xi32> loc(#loc128)
    %72 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%70, %71, %62 : tensor<18xi1>, tensor<18xi32>, tensor<18xi32>) outs(%53 : tensor<18xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc37 at #loc51)), %in_19: i32 loc(callsite(#loc38 at #loc51)), %in_20: i32 loc(callsite(#loc34 at #loc51)), %out: i32 loc(callsite(#loc30 at #loc51))):
      %193 = arith.select %in, %in_19, %in_20 : i32 loc(#loc129)
      linalg.yield %193 : i32 loc(#loc129)
    } -> tensor<18xi32> loc(#loc129)
    %73 = linalg.fill ins(%cst_5 : f32) outs(%24 : tensor<18xf32>) -> tensor<18xf32> loc(#loc90)
    %74 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<18x18xf32>) outs(%73 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc52)), %out: f32 loc("reduce_max"(#loc52))):
      %193 = arith.maximumf %out, %in : f32 loc(#loc90)
      linalg.yield %193 : f32 loc(#loc90)
    } -> tensor<18xf32> loc(#loc90)
    %75 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("max"(#loc52))):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<18xf32> loc(#loc130)
    %76 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%75, %74 : tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("max"(#loc52)), %in_19: f32 loc("reduce_max"(#loc52)), %out: f32 loc("max"(#loc52))):
      %193 = arith.maximumf %in, %in_19 : f32 loc(#loc130)
      linalg.yield %193 : f32 loc(#loc130)
    } -> tensor<18xf32> loc(#loc130)
    %77 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%76 : tensor<18xf32>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: f32 loc("max"(#loc52)), %out: i1 loc("is_finite"(#loc52))):
      %193 = math.absf %in : f32 loc(#loc131)
      %194 = arith.cmpf one, %193, %cst_4 : f32 loc(#loc131)
      linalg.yield %194 : i1 loc(#loc131)
    } -> tensor<18xi1> loc(#loc131)
    %78 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc52))):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<18xf32> loc(#loc132)
    %79 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%77, %76, %78 : tensor<18xi1>, tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: i1 loc("is_finite"(#loc52)), %in_19: f32 loc("max"(#loc52)), %in_20: f32 loc("broadcast_in_dim"(#loc52)), %out: f32 loc("select_n"(#loc52))):
      %193 = arith.select %in, %in_19, %in_20 : f32 loc(#loc133)
      linalg.yield %193 : f32 loc(#loc133)
    } -> tensor<18xf32> loc(#loc133)
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<18xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc52)), %out: f32 loc("broadcast_in_dim"(#loc52))):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<18x1xf32> loc(#loc132)
    %81 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<18x1xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc52)), %out: f32 loc("sub"(#loc52))):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<18x18xf32> loc(#loc134)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %81 : tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_where))"(#loc28)), %in_19: f32 loc("sub"(#loc52)), %out: f32 loc("sub"(#loc52))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc134)
      linalg.yield %193 : f32 loc(#loc134)
    } -> tensor<18x18xf32> loc(#loc134)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc52)), %out: f32 loc("exp"(#loc52))):
      %193 = math.exp %in : f32 loc(#loc135)
      linalg.yield %193 : f32 loc(#loc135)
    } -> tensor<18x18xf32> loc(#loc135)
    %84 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%83 : tensor<18x18xf32>) outs(%25 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc52)), %out: f32 loc("reduce_sum"(#loc52))):
      %193 = arith.addf %out, %in : f32 loc(#loc136)
      linalg.yield %193 : f32 loc(#loc136)
    } -> tensor<18xf32> loc(#loc136)
    %85 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%84 : tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc52)), %out: f32 loc("abs"(#loc52))):
      %193 = math.absf %in : f32 loc(#loc137)
      linalg.yield %193 : f32 loc(#loc137)
    } -> tensor<18xf32> loc(#loc137)
    %86 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%84, %78 : tensor<18xf32>, tensor<18xf32>) outs(%64 : tensor<18xi1>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc52)), %in_19: f32 loc("broadcast_in_dim"(#loc52)), %out: i1 loc("ge"(#loc52))):
      %193 = arith.cmpf oge, %in, %in_19 : f32 loc(#loc138)
      linalg.yield %193 : i1 loc(#loc138)
    } -> tensor<18xi1> loc(#loc138)
    %87 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%85 : tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("abs"(#loc52)), %out: f32 loc("log"(#loc52))):
      %193 = math.log %in : f32 loc(#loc139)
      linalg.yield %193 : f32 loc(#loc139)
    } -> tensor<18xf32> loc(#loc139)
    %88 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%87, %79 : tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("log"(#loc52)), %in_19: f32 loc("select_n"(#loc52)), %out: f32 loc("add"(#loc52))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc140)
      linalg.yield %193 : f32 loc(#loc140)
    } -> tensor<18xf32> loc(#loc140)
    %89 = tensor.empty() : tensor<18x1xi32> loc(#loc141)
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<18xi32>) outs(%89 : tensor<18x1xi32>) {
    ^bb0(%in: i32 loc("jit(train)/jvp(jit(remainder))"(#loc10)), %out: i32 loc("broadcast_in_dim"(#loc69))):
      linalg.yield %in : i32 loc(#loc141)
    } -> tensor<18x1xi32> loc(#loc141)
    %91 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%89 : tensor<18x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc50)), %out: i32 loc(callsite(#loc36 at #loc50))):
      linalg.yield %in : i32 loc(#loc142)
    } -> tensor<18x1xi32> loc(#loc142)
    %92 = tensor.empty() : tensor<18x1xi1> loc(#loc142)
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %91 : tensor<18x1xi32>, tensor<18x1xi32>) outs(%92 : tensor<18x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc50)), %in_19: i32 loc(callsite(#loc36 at #loc50)), %out: i1 loc(callsite(#loc36 at #loc50))):
      %193 = arith.cmpi slt, %in, %in_19 : i32 loc(#loc142)
      linalg.yield %193 : i1 loc(#loc142)
    } -> tensor<18x1xi1> loc(#loc142)
    %94 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%89 : tensor<18x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc50)), %out: i32 loc(callsite(#loc38 at #loc50))):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<18x1xi32> loc(#loc143)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %94 : tensor<18x1xi32>, tensor<18x1xi32>) outs(%89 : tensor<18x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc50)), %in_19: i32 loc(callsite(#loc38 at #loc50)), %out: i32 loc(callsite(#loc38 at #loc50))):
      %193 = arith.addi %in, %in_19 : i32 loc(#loc143)
      linalg.yield %193 : i32 loc(#loc143)
    } -> tensor<18x1xi32> loc(#loc143)
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %95, %90 : tensor<18x1xi1>, tensor<18x1xi32>, tensor<18x1xi32>) outs(%89 : tensor<18x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc36 at #loc50)), %in_19: i32 loc(callsite(#loc38 at #loc50)), %in_20: i32 loc(callsite(#loc at #loc50)), %out: i32 loc(callsite(#loc30 at #loc50))):
      %193 = arith.select %in, %in_19, %in_20 : i32 loc(#loc144)
      linalg.yield %193 : i32 loc(#loc144)
    } -> tensor<18x1xi32> loc(#loc144)
    %expanded = tensor.expand_shape %96 [[0], [1, 2]] output_shape [18, 1, 1] : tensor<18x1xi32> into tensor<18x1x1xi32> loc(#loc145)
    %97 = tensor.empty() : tensor<18x1x1xi32> loc(#loc146)
    %98 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%97 : tensor<18x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc50)), %out: i32 loc(callsite(#loc41 at #loc50))):
      linalg.yield %in : i32 loc(#loc146)
    } -> tensor<18x1x1xi32> loc(#loc146)
    %99 = tensor.empty() : tensor<18x1x1xi1> loc(#loc146)
    %100 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %98 : tensor<18x1x1xi32>, tensor<18x1x1xi32>) outs(%99 : tensor<18x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc40 at #loc50)), %in_19: i32 loc(callsite(#loc41 at #loc50)), %out: i1 loc(callsite(#loc41 at #loc50))):
      %193 = arith.cmpi sge, %in, %in_19 : i32 loc(#loc146)
      linalg.yield %193 : i1 loc(#loc146)
    } -> tensor<18x1x1xi1> loc(#loc146)
    %101 = tensor.empty() : tensor<1x1x1xi32> loc(#loc147)
    %102 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%101 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc7 at #loc50)), %out: i32 loc(callsite(#loc21 at #loc50))):
      linalg.yield %in : i32 loc(#loc147)
    } -> tensor<1x1x1xi32> loc(#loc147)
    %103 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<1x1x1xi32>) outs(%97 : tensor<18x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc21 at #loc50)), %out: i32 loc(callsite(#loc42 at #loc50))):
      linalg.yield %in : i32 loc(#loc148)
    } -> tensor<18x1x1xi32> loc(#loc148)
    %104 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %103 : tensor<18x1x1xi32>, tensor<18x1x1xi32>) outs(%99 : tensor<18x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc40 at #loc50)), %in_19: i32 loc(callsite(#loc42 at #loc50)), %out: i1 loc(callsite(#loc42 at #loc50))):
      %193 = arith.cmpi sle, %in, %in_19 : i32 loc(#loc148)
      linalg.yield %193 : i1 loc(#loc148)
    } -> tensor<18x1x1xi1> loc(#loc148)
    %105 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %104 : tensor<18x1x1xi1>, tensor<18x1x1xi1>) outs(%99 : tensor<18x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc41 at #loc50)), %in_19: i1 loc(callsite(#loc42 at #loc50)), %out: i1 loc(callsite(#loc37 at #loc50))):
      %193 = arith.andi %in, %in_19 : i1 loc(#loc149)
      linalg.yield %193 : i1 loc(#loc149)
    } -> tensor<18x1x1xi1> loc(#loc149)
    %106 = linalg.fill ins(%true : i1) outs(%92 : tensor<18x1xi1>) -> tensor<18x1xi1> loc(#loc87)
    %107 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%105 : tensor<18x1x1xi1>) outs(%106 : tensor<18x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc9 at #loc50)), %out: i1 loc(callsite(#loc9 at #loc50))):
      %193 = arith.andi %out, %in : i1 loc(#loc87)
      linalg.yield %193 : i1 loc(#loc87)
    } -> tensor<18x1xi1> loc(#loc87)
    %108 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<18x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc7 at #loc50))):
      %193 = linalg.index 0 : index loc(#loc86)
      %extracted = tensor.extract %expanded[%193, %c0, %c0] : tensor<18x1x1xi32> loc(#loc86)
      %194 = arith.index_cast %extracted : i32 to index loc(#loc86)
      %195 = arith.maxsi %194, %c0 : index loc(#loc86)
      %196 = arith.minsi %195, %c17 : index loc(#loc86)
      %extracted_19 = tensor.extract %52[%193, %196] : tensor<18x18xf32> loc(#loc86)
      linalg.yield %extracted_19 : f32 loc(#loc86)
    } -> tensor<18x1xf32> loc(#loc86)
    %109 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc7 at #loc50)), %out: f32 loc(callsite(#loc21 at #loc50))):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<18x1xf32> loc(#loc147)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %108, %109 : tensor<18x1xi1>, tensor<18x1xf32>, tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc9 at #loc50)), %in_19: f32 loc(callsite(#loc7 at #loc50)), %in_20: f32 loc(callsite(#loc21 at #loc50)), %out: f32 loc(callsite(#loc30 at #loc50))):
      %193 = arith.select %in, %in_19, %in_20 : f32 loc(#loc144)
      linalg.yield %193 : f32 loc(#loc144)
    } -> tensor<18x1xf32> loc(#loc144)
    %collapsed = tensor.collapse_shape %110 [[0, 1]] : tensor<18x1xf32> into tensor<18xf32> loc(#loc150)
    %111 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%88, %collapsed : tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("add"(#loc52)), %in_19: f32 loc("squeeze"(#loc70)), %out: f32 loc("sub"(#loc52))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc134)
      linalg.yield %193 : f32 loc(#loc134)
    } -> tensor<18xf32> loc(#loc134)
    %112 = tensor.empty() : tensor<f32> loc(#loc151)
    %113 = linalg.fill ins(%cst_6 : f32) outs(%112 : tensor<f32>) -> tensor<f32> loc(#loc151)
    %114 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction"]} ins(%111 : tensor<18xf32>) outs(%113 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc71)), %out: f32 loc("reduce_sum"(#loc71))):
      %193 = arith.addf %out, %in : f32 loc(#loc151)
      linalg.yield %193 : f32 loc(#loc151)
    } -> tensor<f32> loc(#loc151)
    %115 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%114 : tensor<f32>) outs(%112 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc71)), %out: f32 loc("div"(#loc71))):
      %193 = arith.divf %in, %cst_3 : f32 loc(#loc152)
      linalg.yield %193 : f32 loc(#loc152)
    } -> tensor<f32> loc(#loc152)
    %116 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%112 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc72))):
      linalg.yield %cst_2 : f32 loc(#loc153)
    } -> tensor<f32> loc(#loc153)
    %117 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%116 : tensor<f32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("div"(#loc72)), %out: f32 loc("broadcast_in_dim"(#loc72))):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<18xf32> loc(#loc154)
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%117 : tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc72)), %out: f32 loc("neg"(#loc73))):
      %193 = arith.negf %in : f32 loc(#loc155)
      linalg.yield %193 : f32 loc(#loc155)
    } -> tensor<18xf32> loc(#loc155)
    %119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<18xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc73)), %out: f32 loc("broadcast_in_dim"(#loc74))):
      linalg.yield %in : f32 loc(#loc156)
    } -> tensor<18x1xf32> loc(#loc156)
    %120 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %out: f32 loc(callsite(#loc21 at #loc75))):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<18x18xf32> loc(#loc157)
    %121 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<18x1xi32>) outs(%97 : tensor<18x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc159)), %out: i32 loc(callsite(#loc21 at #loc159))):
      linalg.yield %in : i32 loc(#loc199)
    } -> tensor<18x1x1xi32> loc(#loc199)
    %122 = tensor.empty() : tensor<1x1x18xi32> loc(#loc201)
    %123 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel"]} outs(%122 : tensor<1x1x18xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc45 at #loc159))):
      %193 = linalg.index 2 : index loc(#loc201)
      %194 = arith.index_cast %193 : index to i32 loc(#loc201)
      linalg.yield %194 : i32 loc(#loc201)
    } -> tensor<1x1x18xi32> loc(#loc201)
    %124 = tensor.empty() : tensor<18x1x18xi32> loc(#loc202)
    %125 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<18x1x1xi32>) outs(%124 : tensor<18x1x18xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc21 at #loc159)), %out: i32 loc(callsite(#loc32 at #loc159))):
      linalg.yield %in : i32 loc(#loc202)
    } -> tensor<18x1x18xi32> loc(#loc202)
    %126 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<1x1x18xi32>) outs(%124 : tensor<18x1x18xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc45 at #loc159)), %out: i32 loc(callsite(#loc32 at #loc159))):
      linalg.yield %in : i32 loc(#loc202)
    } -> tensor<18x1x18xi32> loc(#loc202)
    %127 = tensor.empty() : tensor<18x1x18xi1> loc(#loc202)
    %128 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %126 : tensor<18x1x18xi32>, tensor<18x1x18xi32>) outs(%127 : tensor<18x1x18xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc32 at #loc159)), %in_19: i32 loc(callsite(#loc32 at #loc159)), %out: i1 loc(callsite(#loc32 at #loc159))):
      %193 = arith.cmpi eq, %in, %in_19 : i32 loc(#loc202)
      linalg.yield %193 : i1 loc(#loc202)
    } -> tensor<18x1x18xi1> loc(#loc202)
    %129 = tensor.empty() : tensor<18x1x18xf32> loc(#loc203)
    %130 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%128 : tensor<18x1x18xi1>) outs(%129 : tensor<18x1x18xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc32 at #loc159)), %out: f32 loc(callsite(#loc29 at #loc159))):
      %193 = arith.uitofp %in : i1 to f32 loc(#loc203)
      linalg.yield %193 : f32 loc(#loc203)
    } -> tensor<18x1x18xf32> loc(#loc203)
    %131 = linalg.generic {indexing_maps = [#map16, #map17, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%119, %130 : tensor<18x1xf32>, tensor<18x1x18xf32>) outs(%47 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %in_19: f32 loc(callsite(#loc44 at #loc75)), %out: f32 loc(callsite(#loc46 at #loc75))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc158)
      %194 = arith.addf %out, %193 : f32 loc(#loc160)
      linalg.yield %194 : f32 loc(#loc158)
    } -> tensor<18x18xf32> loc(#loc160)
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120, %131 : tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc75)), %in_19: f32 loc(callsite(#loc46 at #loc75)), %out: f32 loc(callsite(#loc38 at #loc75))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc161)
      linalg.yield %193 : f32 loc(#loc161)
    } -> tensor<18x18xf32> loc(#loc161)
    %133 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%117, %85 : tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc72)), %in_19: f32 loc("abs"(#loc52)), %out: f32 loc("div"(#loc73))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc162)
      linalg.yield %193 : f32 loc(#loc162)
    } -> tensor<18xf32> loc(#loc162)
    %134 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%86, %78, %133 : tensor<18xi1>, tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: i1 loc("ge"(#loc52)), %in_19: f32 loc("broadcast_in_dim"(#loc52)), %in_20: f32 loc("div"(#loc73)), %out: f32 loc("select_n"(#loc73))):
      %193 = arith.select %in, %in_19, %in_20 : f32 loc(#loc163)
      linalg.yield %193 : f32 loc(#loc163)
    } -> tensor<18xf32> loc(#loc163)
    %135 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = ["parallel"]} ins(%86, %133, %78 : tensor<18xi1>, tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: i1 loc("ge"(#loc52)), %in_19: f32 loc("div"(#loc73)), %in_20: f32 loc("broadcast_in_dim"(#loc52)), %out: f32 loc("select_n"(#loc73))):
      %193 = arith.select %in, %in_19, %in_20 : f32 loc(#loc163)
      linalg.yield %193 : f32 loc(#loc163)
    } -> tensor<18xf32> loc(#loc163)
    %136 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%134 : tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc73)), %out: f32 loc("neg"(#loc73))):
      %193 = arith.negf %in : f32 loc(#loc155)
      linalg.yield %193 : f32 loc(#loc155)
    } -> tensor<18xf32> loc(#loc155)
    %137 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%135, %136 : tensor<18xf32>, tensor<18xf32>) outs(%24 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc73)), %in_19: f32 loc("neg"(#loc73)), %out: f32 loc("add_any"(#loc73))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc164)
      linalg.yield %193 : f32 loc(#loc164)
    } -> tensor<18xf32> loc(#loc164)
    %138 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc73)), %out: f32 loc("broadcast_in_dim"(#loc73))):
      linalg.yield %in : f32 loc(#loc165)
    } -> tensor<18x18xf32> loc(#loc165)
    %139 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %83 : tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc73)), %in_19: f32 loc("exp"(#loc52)), %out: f32 loc("mul"(#loc73))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc166)
      linalg.yield %193 : f32 loc(#loc166)
    } -> tensor<18x18xf32> loc(#loc166)
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %139 : tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc8)), %in_19: f32 loc("mul"(#loc73)), %out: f32 loc("add_any"(#loc73))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc164)
      linalg.yield %193 : f32 loc(#loc164)
    } -> tensor<18x18xf32> loc(#loc164)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %120, %140 : tensor<18x18xi1>, tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc76)), %in_19: f32 loc(callsite(#loc21 at #loc76)), %in_20: f32 loc(callsite(#loc at #loc76)), %out: f32 loc(callsite(#loc30 at #loc76))):
      %193 = arith.select %in, %in_19, %in_20 : f32 loc(#loc167)
      linalg.yield %193 : f32 loc(#loc167)
    } -> tensor<18x18xf32> loc(#loc167)
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %49 : tensor<18x18xf32>, tensor<18x18xf32>) outs(%46 : tensor<18x18xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(_where)))"(#loc28)), %in_19: f32 loc("div"(#loc66)), %out: f32 loc("div"(#loc77))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc170)
      linalg.yield %193 : f32 loc(#loc170)
    } -> tensor<18x18xf32> loc(#loc170)
    %143 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142, %33 : tensor<18x18xf32>, tensor<18x6xf32>) outs(%17 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc77)), %in_19: f32 loc("div"(#loc60)), %out: f32 loc("dot_general"(#loc77))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc170)
      %194 = arith.addf %out, %193 : f32 loc(#loc171)
      linalg.yield %194 : f32 loc(#loc)
    } -> tensor<18x6xf32> loc(#loc171)
    %144 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<18x6xf32>) outs(%44 : tensor<6x18xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc77)), %out: f32 loc("transpose"(#loc77))):
      linalg.yield %in : f32 loc(#loc172)
    } -> tensor<6x18xf32> loc(#loc172)
    %145 = linalg.generic {indexing_maps = [#map16, #map20, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%142, %45 : tensor<18x18xf32>, tensor<6x18xf32>) outs(%17 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc77)), %in_19: f32 loc("transpose"(#loc65)), %out: f32 loc("dot_general"(#loc77))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc170)
      %194 = arith.addf %out, %193 : f32 loc(#loc171)
      linalg.yield %194 : f32 loc(#loc)
    } -> tensor<18x6xf32> loc(#loc171)
    %146 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<6x18xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc77)), %out: f32 loc("transpose"(#loc78))):
      linalg.yield %in : f32 loc(#loc173)
    } -> tensor<18x6xf32> loc(#loc173)
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%145, %146 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc77)), %in_19: f32 loc("transpose"(#loc78)), %out: f32 loc("add_any"(#loc78))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc174)
      linalg.yield %193 : f32 loc(#loc174)
    } -> tensor<18x6xf32> loc(#loc174)
    %148 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<18x1xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc(""(#loc108)), %out: f32 loc("mul"(#loc79))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<18x6xf32> loc(#loc175)
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc78)), %in_19: f32 loc("mul"(#loc79)), %out: f32 loc("mul"(#loc79))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc175)
      linalg.yield %193 : f32 loc(#loc175)
    } -> tensor<18x6xf32> loc(#loc175)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %22 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc79)), %in_19: f32 loc("add"(#loc57)), %out: f32 loc("mul"(#loc79))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc175)
      linalg.yield %193 : f32 loc(#loc175)
    } -> tensor<18x6xf32> loc(#loc175)
    %151 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%150 : tensor<18x6xf32>) outs(%25 : tensor<18xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc79)), %out: f32 loc("reduce_sum"(#loc79))):
      %193 = arith.addf %out, %in : f32 loc(#loc176)
      linalg.yield %193 : f32 loc(#loc176)
    } -> tensor<18xf32> loc(#loc176)
    %expanded_16 = tensor.expand_shape %151 [[0, 1]] output_shape [18, 1] : tensor<18xf32> into tensor<18x1xf32> loc(#loc177)
    %152 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_16 : tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc79)), %out: f32 loc("neg"(#loc79))):
      %193 = arith.negf %in : f32 loc(#loc178)
      linalg.yield %193 : f32 loc(#loc178)
    } -> tensor<18x1xf32> loc(#loc178)
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %32 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc78)), %in_19: f32 loc("div"(#loc60)), %out: f32 loc("div"(#loc79))):
      %193 = arith.divf %in, %in_19 : f32 loc(#loc179)
      linalg.yield %193 : f32 loc(#loc179)
    } -> tensor<18x6xf32> loc(#loc179)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %31 : tensor<18x1xf32>, tensor<18x1xf32>) outs(%27 : tensor<18x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc80)), %in_19: f32 loc(callsite(#loc at #loc80)), %out: f32 loc(callsite(#loc18 at #loc80))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc180)
      linalg.yield %193 : f32 loc(#loc180)
    } -> tensor<18x1xf32> loc(#loc180)
    %155 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%154 : tensor<18x1xf32>) outs(%25 : tensor<18xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc80)), %out: f32 loc(callsite(#loc20 at #loc80))):
      %193 = arith.addf %out, %in : f32 loc(#loc182)
      linalg.yield %193 : f32 loc(#loc182)
    } -> tensor<18xf32> loc(#loc182)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<18xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc80)), %out: f32 loc(callsite(#loc21 at #loc80))):
      linalg.yield %in : f32 loc(#loc183)
    } -> tensor<18x6xf32> loc(#loc183)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %156 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc80)), %in_19: f32 loc(callsite(#loc21 at #loc80)), %out: f32 loc(callsite(#loc18 at #loc80))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc180)
      linalg.yield %193 : f32 loc(#loc180)
    } -> tensor<18x6xf32> loc(#loc180)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %22 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc80)), %in_19: f32 loc(callsite(#loc at #loc80)), %out: f32 loc(callsite(#loc18 at #loc80))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc180)
      linalg.yield %193 : f32 loc(#loc180)
    } -> tensor<18x6xf32> loc(#loc180)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc80)), %in_19: f32 loc(callsite(#loc18 at #loc80)), %out: f32 loc(callsite(#loc47 at #loc80))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc184)
      linalg.yield %193 : f32 loc(#loc184)
    } -> tensor<18x6xf32> loc(#loc184)
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %159 : tensor<18x6xf32>, tensor<18x6xf32>) outs(%5 : tensor<18x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc79)), %in_19: f32 loc("jit(train)/transpose(jvp(jit(norm)))"(#loc19)), %out: f32 loc("add_any"(#loc81))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc185)
      linalg.yield %193 : f32 loc(#loc185)
    } -> tensor<18x6xf32> loc(#loc185)
    %161 = tensor.empty() : tensor<6xf32> loc(#loc186)
    %162 = linalg.fill ins(%cst_6 : f32) outs(%161 : tensor<6xf32>) -> tensor<6xf32> loc(#loc186)
    %163 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "reduction"]} ins(%160 : tensor<18x6xf32>) outs(%162 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %193 = arith.addf %out, %in : f32 loc(#loc186)
      linalg.yield %193 : f32 loc(#loc186)
    } -> tensor<6xf32> loc(#loc186)
    %expanded_17 = tensor.expand_shape %163 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc187)
    %164 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "reduction"]} ins(%expanded_17 : tensor<1x6xf32>) outs(%162 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %193 = arith.addf %out, %in : f32 loc(#loc186)
      linalg.yield %193 : f32 loc(#loc186)
    } -> tensor<6xf32> loc(#loc186)
    %165 = tensor.empty() : tensor<6x12xf32> loc(#loc188)
    %166 = linalg.fill ins(%cst_6 : f32) outs(%165 : tensor<6x12xf32>) -> tensor<6x12xf32> loc(#loc188)
    %167 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160, %14 : tensor<18x6xf32>, tensor<18x12xf32>) outs(%166 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc81)), %in_19: f32 loc("tanh"(#loc58)), %out: f32 loc("dot_general"(#loc82))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc185)
      %194 = arith.addf %out, %193 : f32 loc(#loc188)
      linalg.yield %194 : f32 loc(#loc)
    } -> tensor<6x12xf32> loc(#loc188)
    %168 = tensor.empty() : tensor<12x6xf32> loc(#loc189)
    %169 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<6x12xf32>) outs(%168 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc82)), %out: f32 loc("transpose"(#loc82))):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<12x6xf32> loc(#loc189)
    %170 = linalg.generic {indexing_maps = [#map16, #map20, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160, %arg3 : tensor<18x6xf32>, tensor<12x6xf32>) outs(%8 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc81)), %in_19: f32 loc("params.b.w"), %out: f32 loc("dot_general"(#loc82))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc185)
      %194 = arith.addf %out, %193 : f32 loc(#loc188)
      linalg.yield %194 : f32 loc(#loc)
    } -> tensor<18x12xf32> loc(#loc188)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170, %16 : tensor<18x12xf32>, tensor<18x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc82)), %in_19: f32 loc("sub"(#loc58)), %out: f32 loc("mul"(#loc83))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc190)
      linalg.yield %193 : f32 loc(#loc190)
    } -> tensor<18x12xf32> loc(#loc190)
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %14 : tensor<18x12xf32>, tensor<18x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc83)), %in_19: f32 loc("tanh"(#loc58)), %out: f32 loc("mul"(#loc83))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc190)
      linalg.yield %193 : f32 loc(#loc190)
    } -> tensor<18x12xf32> loc(#loc190)
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %172 : tensor<18x12xf32>, tensor<18x12xf32>) outs(%7 : tensor<18x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc83)), %in_19: f32 loc("mul"(#loc83)), %out: f32 loc("add_any"(#loc83))):
      %193 = arith.addf %in, %in_19 : f32 loc(#loc191)
      linalg.yield %193 : f32 loc(#loc191)
    } -> tensor<18x12xf32> loc(#loc191)
    %174 = tensor.empty() : tensor<12xf32> loc(#loc186)
    %175 = linalg.fill ins(%cst_6 : f32) outs(%174 : tensor<12xf32>) -> tensor<12xf32> loc(#loc186)
    %176 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "reduction"]} ins(%173 : tensor<18x12xf32>) outs(%175 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %193 = arith.addf %out, %in : f32 loc(#loc186)
      linalg.yield %193 : f32 loc(#loc186)
    } -> tensor<12xf32> loc(#loc186)
    %expanded_18 = tensor.expand_shape %176 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32> loc(#loc187)
    %177 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "reduction"]} ins(%expanded_18 : tensor<1x12xf32>) outs(%175 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %193 = arith.addf %out, %in : f32 loc(#loc186)
      linalg.yield %193 : f32 loc(#loc186)
    } -> tensor<12xf32> loc(#loc186)
    %178 = linalg.fill ins(%cst_6 : f32) outs(%168 : tensor<12x6xf32>) -> tensor<12x6xf32> loc(#loc188)
    %179 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%173, %6 : tensor<18x12xf32>, tensor<18x6xf32>) outs(%178 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc83)), %in_19: f32 loc("concatenate"(#loc56)), %out: f32 loc("dot_general"(#loc82))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc191)
      %194 = arith.addf %out, %193 : f32 loc(#loc188)
      linalg.yield %194 : f32 loc(#loc)
    } -> tensor<12x6xf32> loc(#loc188)
    %180 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<12x6xf32>) outs(%165 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc82)), %out: f32 loc("transpose"(#loc82))):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<6x12xf32> loc(#loc189)
    %181 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%174 : tensor<12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc84))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<12xf32> loc(#loc192)
    %182 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%181, %177 : tensor<12xf32>, tensor<12xf32>) outs(%174 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc84)), %in_19: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("mul"(#loc84))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc192)
      linalg.yield %193 : f32 loc(#loc192)
    } -> tensor<12xf32> loc(#loc192)
    %183 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg0, %182 : tensor<12xf32>, tensor<12xf32>) outs(%174 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %in_19: f32 loc("mul"(#loc84)), %out: f32 loc("sub"(#loc85))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc193)
      linalg.yield %193 : f32 loc(#loc193)
    } -> tensor<12xf32> loc(#loc193)
    %184 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%165 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc84))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<6x12xf32> loc(#loc192)
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %180 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%165 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc84)), %in_19: f32 loc("transpose"(#loc82)), %out: f32 loc("mul"(#loc84))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc192)
      linalg.yield %193 : f32 loc(#loc192)
    } -> tensor<6x12xf32> loc(#loc192)
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %185 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%165 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("params.a.w"), %in_19: f32 loc("mul"(#loc84)), %out: f32 loc("sub"(#loc85))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc193)
      linalg.yield %193 : f32 loc(#loc193)
    } -> tensor<6x12xf32> loc(#loc193)
    %187 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%161 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc84))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<6xf32> loc(#loc192)
    %188 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%187, %164 : tensor<6xf32>, tensor<6xf32>) outs(%161 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc84)), %in_19: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("mul"(#loc84))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc192)
      linalg.yield %193 : f32 loc(#loc192)
    } -> tensor<6xf32> loc(#loc192)
    %189 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg2, %188 : tensor<6xf32>, tensor<6xf32>) outs(%161 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %in_19: f32 loc("mul"(#loc84)), %out: f32 loc("sub"(#loc85))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc193)
      linalg.yield %193 : f32 loc(#loc193)
    } -> tensor<6xf32> loc(#loc193)
    %190 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%168 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc84))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<12x6xf32> loc(#loc192)
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190, %169 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%168 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc84)), %in_19: f32 loc("transpose"(#loc82)), %out: f32 loc("mul"(#loc84))):
      %193 = arith.mulf %in, %in_19 : f32 loc(#loc192)
      linalg.yield %193 : f32 loc(#loc192)
    } -> tensor<12x6xf32> loc(#loc192)
    %192 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %191 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%168 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc("params.b.w"), %in_19: f32 loc("mul"(#loc84)), %out: f32 loc("sub"(#loc85))):
      %193 = arith.subf %in, %in_19 : f32 loc(#loc193)
      linalg.yield %193 : f32 loc(#loc193)
    } -> tensor<12x6xf32> loc(#loc193)
    return %183, %186, %189, %192, %115 : tensor<12xf32>, tensor<6x12xf32>, tensor<6xf32>, tensor<12x6xf32>, tensor<f32> loc(#loc53)
  } loc(#loc)
} loc(#loc)
#loc187 = loc("reshape"(#loc82))

