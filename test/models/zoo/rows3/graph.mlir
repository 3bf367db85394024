#loc = loc(unknown)
#loc1 = loc("params.a.b")
#loc2 = loc("params.a.w")
#loc3 = loc("params.b.b")
#loc4 = loc("params.b.w")
#loc5 = loc("params.bn.bias")
#loc6 = loc("params.bn.scale")
#loc7 = loc("x")
#loc8 = loc("y")
#loc9 = loc("common.py":33:12)
#loc10 = loc("gather")
#loc11 = loc("reduce_and")
#loc12 = loc("reduce_max")
#loc13 = loc("common.py":32:9)
#loc14 = loc("sums.py":64:49)
#loc15 = loc("export.py":100:36)
#loc16 = loc("common.py":23:11)
#loc17 = loc("sums.py":64:21)
#loc18 = loc("sums.py":64:17)
#loc19 = loc("broadcast_in_dim")
#loc20 = loc("reduce_sum")
#loc21 = loc("div")
#loc22 = loc("sub")
#loc23 = loc("square")
#loc24 = loc("mul")
#loc25 = loc("convert_element_type")
#loc26 = loc("gt")
#loc27 = loc("jit(_where)")
#loc28 = loc("select_n")
#loc29 = loc("sums.py":64:39)
#loc30 = loc("sums.py":64:16)
#loc31 = loc("sums.py":65:29)
#loc32 = loc("sums.py":65:21)
#loc33 = loc("sums.py":65:17)
#loc34 = loc("max")
#loc35 = loc("sums.py":66:48)
#loc36 = loc("exp")
#loc37 = loc("log")
#loc38 = loc("common.py":33:36)
#loc39 = loc("lt")
#loc40 = loc("add")
#loc41 = loc("reshape")
#loc42 = loc("ge")
#loc43 = loc("le")
#loc44 = loc("and")
#loc45 = loc("common.py":33:11)
#loc46 = loc("sums.py":66:19)
#loc47 = loc("sums.py":66:76)
#loc48 = loc("jit(_one_hot)")
#loc49 = loc("iota")
#loc50 = loc("eq")
#loc51 = loc("ad,adb->ab/dot_general")
#loc52 = loc("neg")
#loc53 = loc("add_any")
#loc54 = loc("common.py":51:41)
#loc55 = loc("common.py":51:37)
#loc56 = loc("sums.py":71:66)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> (d0, 0)>
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
#loc57 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc9))
#loc58 = loc("jit(train)/jvp(jit(log_softmax))"(#loc13))
#loc59 = loc("jit(train)/jvp(jit(_var))"(#loc14))
#loc60 = loc("jit(train)"(#loc15))
#loc61 = loc("jit(train)/jvp()"(#loc16))
#loc62 = loc("jit(train)/jvp()"(#loc17))
#loc63 = loc("jit(train)/jvp()"(#loc18))
#loc64 = loc("jit(train)/jvp()"(#loc14))
#loc65 = loc("jit(train)/jvp()"(#loc29))
#loc66 = loc("jit(train)/jvp()"(#loc30))
#loc67 = loc("jit(train)/jvp()"(#loc31))
#loc68 = loc("jit(train)/jvp()"(#loc32))
#loc69 = loc("jit(train)/jvp()"(#loc33))
#loc70 = loc("jit(train)/jvp()"(#loc35))
#loc71 = loc("jit(train)/jvp()"(#loc38))
#loc72 = loc("jit(train)/jvp()"(#loc9))
#loc73 = loc("jit(train)/jvp()"(#loc45))
#loc74 = loc("jit(train)/jvp()"(#loc46))
#loc75 = loc("jit(train)/jvp()"(#loc47))
#loc76 = loc("jit(train)/transpose(jvp())"(#loc47))
#loc77 = loc("jit(train)/transpose(jvp())"(#loc46))
#loc78 = loc("jit(train)/transpose(jvp())"(#loc45))
#loc79 = loc("jit(train)/transpose(jvp())"(#loc9))
#loc80 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc9))
#loc81 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc13))
#loc82 = loc("jit(train)/transpose(jvp())"(#loc16))
#loc83 = loc("jit(train)/transpose(jvp())"(#loc35))
#loc84 = loc("jit(train)/transpose(jvp())"(#loc32))
#loc85 = loc("jit(train)/transpose(jvp())"(#loc31))
#loc86 = loc("jit(train)/transpose(jvp())"(#loc30))
#loc87 = loc("jit(train)/transpose(jvp())"(#loc29))
#loc88 = loc("jit(train)/transpose(jvp(jit(_var)))"(#loc14))
#loc89 = loc("jit(train)/transpose(jvp())"(#loc18))
#loc90 = loc("jit(train)/transpose(jvp())"(#loc17))
#loc91 = loc("jit(train)"(#loc54))
#loc92 = loc("jit(train)"(#loc55))
#loc93 = loc("jit(evaluate)"(#loc56))
#loc94 = loc("jit(evaluate)"(#loc16))
#loc96 = loc(callsite(#loc at #loc57))
#loc97 = loc(callsite(#loc10 at #loc57))
#loc98 = loc(callsite(#loc11 at #loc57))
#loc99 = loc(callsite(#loc12 at #loc58))
#loc100 = loc(callsite(#loc at #loc58))
#loc101 = loc(callsite(#loc at #loc59))
#loc102 = loc("dot_general"(#loc61))
#loc103 = loc("broadcast_in_dim"(#loc61))
#loc104 = loc("add"(#loc61))
#loc105 = loc("reduce_sum"(#loc62))
#loc106 = loc("div"(#loc62))
#loc107 = loc("broadcast_in_dim"(#loc63))
#loc108 = loc("sub"(#loc63))
#loc109 = loc(callsite(#loc19 at #loc59))
#loc110 = loc(callsite(#loc20 at #loc59))
#loc111 = loc(callsite(#loc21 at #loc59))
#loc112 = loc(callsite(#loc22 at #loc59))
#loc113 = loc(callsite(#loc23 at #loc59))
#loc114 = loc(callsite(#loc24 at #loc59))
#loc115 = loc(callsite(#loc25 at #loc59))
#loc116 = loc(callsite(#loc26 at #loc59))
#loc117 = loc(callsite(#loc27 at #loc59))
#loc118 = loc("add"(#loc64))
#loc119 = loc("rsqrt"(#loc65))
#loc120 = loc("div"(#loc65))
#loc121 = loc("mul"(#loc65))
#loc122 = loc("broadcast_in_dim"(#loc66))
#loc123 = loc("mul"(#loc66))
#loc124 = loc("add"(#loc66))
#loc125 = loc("mul"(#loc67))
#loc126 = loc("reduce_sum"(#loc68))
#loc127 = loc("add"(#loc69))
#loc128 = loc("jit(relu)"(#loc70))
#loc129 = loc("gt"(#loc70))
#loc130 = loc(callsite(#loc34 at #loc58))
#loc131 = loc(callsite(#loc19 at #loc58))
#loc132 = loc(callsite(#loc22 at #loc58))
#loc133 = loc(callsite(#loc36 at #loc58))
#loc134 = loc(callsite(#loc20 at #loc58))
#loc135 = loc(callsite(#loc37 at #loc58))
#loc136 = loc("broadcast_in_dim"(#loc71))
#loc137 = loc(callsite(#loc39 at #loc57))
#loc138 = loc(callsite(#loc40 at #loc57))
#loc139 = loc(callsite(#loc28 at #loc57))
#loc140 = loc(callsite(#loc41 at #loc57))
#loc141 = loc(callsite(#loc42 at #loc57))
#loc142 = loc(callsite(#loc19 at #loc57))
#loc143 = loc(callsite(#loc43 at #loc57))
#loc144 = loc(callsite(#loc44 at #loc57))
#loc145 = loc("squeeze"(#loc72))
#loc146 = loc("neg"(#loc73))
#loc147 = loc("reduce_sum"(#loc74))
#loc148 = loc("div"(#loc74))
#loc149 = loc("mul"(#loc75))
#loc150 = loc("add"(#loc74))
#loc151 = loc("mul"(#loc76))
#loc152 = loc("div"(#loc77))
#loc153 = loc("broadcast_in_dim"(#loc77))
#loc154 = loc("neg"(#loc78))
#loc155 = loc("broadcast_in_dim"(#loc79))
#loc156 = loc(callsite(#loc19 at #loc80))
#loc157 = loc(callsite(#loc at #loc80))
#loc158 = loc(callsite(#loc48 at #loc80))
#loc159 = loc(callsite(#loc51 at #loc80))
#loc160 = loc(callsite(#loc40 at #loc80))
#loc161 = loc(callsite(#loc52 at #loc81))
#loc162 = loc(callsite(#loc at #loc81))
#loc163 = loc(callsite(#loc20 at #loc81))
#loc164 = loc(callsite(#loc41 at #loc81))
#loc165 = loc(callsite(#loc21 at #loc81))
#loc166 = loc(callsite(#loc19 at #loc81))
#loc167 = loc(callsite(#loc24 at #loc81))
#loc168 = loc(callsite(#loc53 at #loc81))
#loc169 = loc("reduce_sum"(#loc82))
#loc171 = loc("dot_general"(#loc82))
#loc172 = loc("transpose"(#loc82))
#loc173 = loc("select_n"(#loc83))
#loc174 = loc("broadcast_in_dim"(#loc84))
#loc175 = loc("mul"(#loc85))
#loc176 = loc("add_any"(#loc85))
#loc177 = loc("reduce_sum"(#loc86))
#loc179 = loc("add_any"(#loc86))
#loc180 = loc("mul"(#loc86))
#loc181 = loc("mul"(#loc87))
#loc182 = loc(callsite(#loc27 at #loc88))
#loc183 = loc(callsite(#loc21 at #loc88))
#loc184 = loc(callsite(#loc19 at #loc88))
#loc185 = loc(callsite(#loc24 at #loc88))
#loc186 = loc(callsite(#loc at #loc88))
#loc187 = loc(callsite(#loc52 at #loc88))
#loc188 = loc(callsite(#loc20 at #loc88))
#loc189 = loc(callsite(#loc41 at #loc88))
#loc190 = loc(callsite(#loc53 at #loc88))
#loc191 = loc("neg"(#loc89))
#loc192 = loc("reduce_sum"(#loc89))
#loc194 = loc("add_any"(#loc89))
#loc195 = loc("div"(#loc90))
#loc196 = loc("broadcast_in_dim"(#loc90))
#loc197 = loc("add_any"(#loc90))
#loc198 = loc("add_any"(#loc82))
#loc199 = loc("mul"(#loc91))
#loc200 = loc("sub"(#loc92))
#loc201 = loc("reduce_max"(#loc93))
#loc202 = loc("dot_general"(#loc94))
#loc203 = loc("broadcast_in_dim"(#loc94))
#loc204 = loc("add"(#loc94))
#loc205 = loc(callsite(#loc19 at #loc117))
#loc206 = loc(callsite(#loc25 at #loc117))
#loc207 = loc(callsite(#loc28 at #loc117))
#loc208 = loc(callsite(#loc at #loc117))
#loc209 = loc(callsite(#loc34 at #loc128))
#loc210 = loc(callsite(#loc at #loc128))
#loc211 = loc(callsite(#loc19 at #loc158))
#loc212 = loc(callsite(#loc at #loc158))
#loc213 = loc(callsite(#loc49 at #loc158))
#loc214 = loc(callsite(#loc50 at #loc158))
#loc215 = loc(callsite(#loc25 at #loc158))
#loc216 = loc(callsite(#loc19 at #loc182))
#loc217 = loc(callsite(#loc at #loc182))
#loc218 = loc(callsite(#loc28 at #loc182))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<8xf32> {tf.aliasing_output = 0 : i32} loc("params.a.b"), %arg1: tensor<6x8xf32> {tf.aliasing_output = 1 : i32} loc("params.a.w"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params.b.b"), %arg3: tensor<8x4xf32> {tf.aliasing_output = 3 : i32} loc("params.b.w"), %arg4: tensor<8xf32> {tf.aliasing_output = 4 : i32} loc("params.bn.bias"), %arg5: tensor<8xf32> {tf.aliasing_output = 5 : i32} loc("params.bn.scale"), %arg6: tensor<3x6xf32> loc("x"), %arg7: tensor<3xi32> loc("y")) -> (tensor<8xf32> {jax.result_info = "params.a.b"}, tensor<6x8xf32> {jax.result_info = "params.a.w"}, tensor<4xf32> {jax.result_info = "params.b.b"}, tensor<8x4xf32> {jax.result_info = "params.b.w"}, tensor<8xf32> {jax.result_info = "params.bn.bias"}, tensor<8xf32> {jax.result_info = "params.bn.scale"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant dense<4> : tensor<i32> loc(#loc96)
    %cst_0 = arith.constant dense<3> : tensor<1xi32> loc(#loc97)
    %true = arith.constant true loc(#loc98)
    %c0 = arith.constant 0 : index loc(#loc96)
    %c3 = arith.constant 3 : index loc(#loc96)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc99)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc100)
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc101)
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant 0.333333343 : f32 loc(#loc)
    %cst_6 = arith.constant 1.000000e-03 : f32 loc(#loc)
    %cst_7 = arith.constant 3.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc60)
    %cst_10 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_12 = arith.constant dense<3.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<3x8xf32> loc(#loc102)
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<3x8xf32>) -> tensor<3x8xf32> loc(#loc102)
    %2 = linalg.matmul ins(%arg6, %arg1 : tensor<3x6xf32>, tensor<6x8xf32>) outs(%1 : tensor<3x8xf32>) -> tensor<3x8xf32> loc(#loc102)
    %3 = tensor.empty() : tensor<1x8xf32> loc(#loc103)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %out: f32 loc("broadcast_in_dim"(#loc61))):
      linalg.yield %in : f32 loc(#loc103)
    } -> tensor<1x8xf32> loc(#loc103)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc61)), %out: f32 loc("add"(#loc61))):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<3x8xf32> loc(#loc104)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc61)), %in_22: f32 loc("add"(#loc61)), %out: f32 loc("add"(#loc61))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc104)
      linalg.yield %236 : f32 loc(#loc104)
    } -> tensor<3x8xf32> loc(#loc104)
    %7 = tensor.empty() : tensor<8xf32> loc(#loc105)
    %8 = linalg.fill ins(%cst_8 : f32) outs(%7 : tensor<8xf32>) -> tensor<8xf32> loc(#loc105)
    %9 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc62)), %out: f32 loc("reduce_sum"(#loc62))):
      %236 = arith.addf %out, %in : f32 loc(#loc105)
      linalg.yield %236 : f32 loc(#loc105)
    } -> tensor<8xf32> loc(#loc105)
    %10 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc62))):
      linalg.yield %in : f32 loc(#loc106)
    } -> tensor<8xf32> loc(#loc106)
    %11 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%9, %10 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc62)), %in_22: f32 loc("div"(#loc62)), %out: f32 loc("div"(#loc62))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc106)
      linalg.yield %236 : f32 loc(#loc106)
    } -> tensor<8xf32> loc(#loc106)
    %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc62)), %out: f32 loc("broadcast_in_dim"(#loc63))):
      linalg.yield %in : f32 loc(#loc107)
    } -> tensor<1x8xf32> loc(#loc107)
    %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc63)), %out: f32 loc("sub"(#loc63))):
      linalg.yield %in : f32 loc(#loc108)
    } -> tensor<3x8xf32> loc(#loc108)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %13 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc61)), %in_22: f32 loc("sub"(#loc63)), %out: f32 loc("sub"(#loc63))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc108)
      linalg.yield %236 : f32 loc(#loc108)
    } -> tensor<3x8xf32> loc(#loc108)
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %out: f32 loc(callsite(#loc19 at #loc59))):
      linalg.yield %in : f32 loc(#loc109)
    } -> tensor<1x8xf32> loc(#loc109)
    %16 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      linalg.yield %in : f32 loc(#loc111)
    } -> tensor<1x8xf32> loc(#loc111)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc59)), %in_22: f32 loc(callsite(#loc21 at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc111)
      linalg.yield %236 : f32 loc(#loc111)
    } -> tensor<1x8xf32> loc(#loc111)
    %18 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<1x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      linalg.yield %in : f32 loc(#loc112)
    } -> tensor<3x8xf32> loc(#loc112)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %18 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %in_22: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc112)
      linalg.yield %236 : f32 loc(#loc112)
    } -> tensor<3x8xf32> loc(#loc112)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc59)), %in_22: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc23 at #loc59))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc113)
      linalg.yield %236 : f32 loc(#loc113)
    } -> tensor<3x8xf32> loc(#loc113)
    %21 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %out: f32 loc(callsite(#loc24 at #loc59))):
      linalg.yield %in : f32 loc(#loc114)
    } -> tensor<3x8xf32> loc(#loc114)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %19 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc59)), %in_22: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc24 at #loc59))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc114)
      linalg.yield %236 : f32 loc(#loc114)
    } -> tensor<3x8xf32> loc(#loc114)
    %23 = tensor.empty() : tensor<f32> loc(#loc115)
    %24 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%cst_11 : tensor<i32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc59)), %out: f32 loc(callsite(#loc25 at #loc59))):
      %236 = arith.sitofp %in : i32 to f32 loc(#loc115)
      linalg.yield %236 : f32 loc(#loc115)
    } -> tensor<f32> loc(#loc115)
    %25 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%24 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      %236 = arith.subf %cst_7, %in : f32 loc(#loc112)
      linalg.yield %236 : f32 loc(#loc112)
    } -> tensor<f32> loc(#loc112)
    %26 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %out: f32 loc(callsite(#loc20 at #loc59))):
      %236 = arith.addf %out, %in : f32 loc(#loc110)
      linalg.yield %236 : f32 loc(#loc110)
    } -> tensor<8xf32> loc(#loc110)
    %27 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%25 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      linalg.yield %in : f32 loc(#loc111)
    } -> tensor<8xf32> loc(#loc111)
    %28 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%26, %27 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %in_22: f32 loc(callsite(#loc21 at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc111)
      linalg.yield %236 : f32 loc(#loc111)
    } -> tensor<8xf32> loc(#loc111)
    %29 = tensor.empty() : tensor<i1> loc(#loc116)
    %30 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%25 : tensor<f32>) outs(%29 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc59)), %out: i1 loc(callsite(#loc26 at #loc59))):
      %236 = arith.cmpf ogt, %in, %cst_8 : f32 loc(#loc116)
      linalg.yield %236 : i1 loc(#loc116)
    } -> tensor<i1> loc(#loc116)
    %31 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc117)), %out: f32 loc(callsite(#loc19 at #loc117))):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<8xf32> loc(#loc205)
    %extracted = tensor.extract %30[] : tensor<i1> loc(#loc207)
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%28, %31 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc117)), %in_22: f32 loc(callsite(#loc19 at #loc117)), %out: f32 loc(callsite(#loc28 at #loc117))):
      %236 = arith.select %extracted, %in, %in_22 : f32 loc(#loc207)
      linalg.yield %236 : f32 loc(#loc207)
    } -> tensor<8xf32> loc(#loc207)
    %33 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc64))):
      linalg.yield %in : f32 loc(#loc118)
    } -> tensor<8xf32> loc(#loc118)
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%32, %33 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_var))"(#loc14)), %in_22: f32 loc("add"(#loc64)), %out: f32 loc("add"(#loc64))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc118)
      linalg.yield %236 : f32 loc(#loc118)
    } -> tensor<8xf32> loc(#loc118)
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%34 : tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %out: f32 loc("rsqrt"(#loc65))):
      %236 = math.rsqrt %in : f32 loc(#loc119)
      linalg.yield %236 : f32 loc(#loc119)
    } -> tensor<8xf32> loc(#loc119)
    %36 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%35, %34 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc65)), %in_22: f32 loc("add"(#loc64)), %out: f32 loc("div"(#loc65))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc120)
      linalg.yield %236 : f32 loc(#loc120)
    } -> tensor<8xf32> loc(#loc120)
    %37 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc15)), %out: f32 loc("mul"(#loc65))):
      linalg.yield %in : f32 loc(#loc121)
    } -> tensor<8xf32> loc(#loc121)
    %38 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%37, %36 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc65)), %in_22: f32 loc("div"(#loc65)), %out: f32 loc("mul"(#loc65))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc121)
      linalg.yield %236 : f32 loc(#loc121)
    } -> tensor<8xf32> loc(#loc121)
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc65)), %out: f32 loc("broadcast_in_dim"(#loc66))):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<1x8xf32> loc(#loc122)
    %40 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<1x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc66)), %out: f32 loc("mul"(#loc66))):
      linalg.yield %in : f32 loc(#loc123)
    } -> tensor<3x8xf32> loc(#loc123)
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %40 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc63)), %in_22: f32 loc("mul"(#loc66)), %out: f32 loc("mul"(#loc66))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc123)
      linalg.yield %236 : f32 loc(#loc123)
    } -> tensor<3x8xf32> loc(#loc123)
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %out: f32 loc("broadcast_in_dim"(#loc66))):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<1x8xf32> loc(#loc122)
    %43 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<1x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc66)), %out: f32 loc("mul"(#loc66))):
      linalg.yield %in : f32 loc(#loc123)
    } -> tensor<3x8xf32> loc(#loc123)
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %43 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc66)), %in_22: f32 loc("mul"(#loc66)), %out: f32 loc("mul"(#loc66))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc123)
      linalg.yield %236 : f32 loc(#loc123)
    } -> tensor<3x8xf32> loc(#loc123)
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %out: f32 loc("broadcast_in_dim"(#loc66))):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<1x8xf32> loc(#loc122)
    %46 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<1x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc66)), %out: f32 loc("add"(#loc66))):
      linalg.yield %in : f32 loc(#loc124)
    } -> tensor<3x8xf32> loc(#loc124)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %46 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc66)), %in_22: f32 loc("add"(#loc66)), %out: f32 loc("add"(#loc66))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc124)
      linalg.yield %236 : f32 loc(#loc124)
    } -> tensor<3x8xf32> loc(#loc124)
    %48 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg0, %arg0 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %in_22: f32 loc("params.a.b"), %out: f32 loc("mul"(#loc67))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc125)
      linalg.yield %236 : f32 loc(#loc125)
    } -> tensor<8xf32> loc(#loc125)
    %49 = linalg.fill ins(%cst_8 : f32) outs(%23 : tensor<f32>) -> tensor<f32> loc(#loc126)
    %50 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%48 : tensor<8xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("reduce_sum"(#loc68))):
      %236 = arith.addf %out, %in : f32 loc(#loc126)
      linalg.yield %236 : f32 loc(#loc126)
    } -> tensor<f32> loc(#loc126)
    %51 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%50 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("add"(#loc69))):
      %236 = arith.addf %in, %cst_8 : f32 loc(#loc127)
      linalg.yield %236 : f32 loc(#loc127)
    } -> tensor<f32> loc(#loc127)
    %52 = tensor.empty() : tensor<6x8xf32> loc(#loc125)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg1 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("params.a.w"), %in_22: f32 loc("params.a.w"), %out: f32 loc("mul"(#loc67))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc125)
      linalg.yield %236 : f32 loc(#loc125)
    } -> tensor<6x8xf32> loc(#loc125)
    %54 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%53 : tensor<6x8xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("reduce_sum"(#loc68))):
      %236 = arith.addf %out, %in : f32 loc(#loc126)
      linalg.yield %236 : f32 loc(#loc126)
    } -> tensor<f32> loc(#loc126)
    %55 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%51, %54 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc69)), %in_22: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("add"(#loc69))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc127)
      linalg.yield %236 : f32 loc(#loc127)
    } -> tensor<f32> loc(#loc127)
    %56 = tensor.empty() : tensor<4xf32> loc(#loc125)
    %57 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg2, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %in_22: f32 loc("params.b.b"), %out: f32 loc("mul"(#loc67))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc125)
      linalg.yield %236 : f32 loc(#loc125)
    } -> tensor<4xf32> loc(#loc125)
    %58 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%57 : tensor<4xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("reduce_sum"(#loc68))):
      %236 = arith.addf %out, %in : f32 loc(#loc126)
      linalg.yield %236 : f32 loc(#loc126)
    } -> tensor<f32> loc(#loc126)
    %59 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%55, %58 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc69)), %in_22: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("add"(#loc69))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc127)
      linalg.yield %236 : f32 loc(#loc127)
    } -> tensor<f32> loc(#loc127)
    %60 = tensor.empty() : tensor<8x4xf32> loc(#loc125)
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("params.b.w"), %in_22: f32 loc("params.b.w"), %out: f32 loc("mul"(#loc67))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc125)
      linalg.yield %236 : f32 loc(#loc125)
    } -> tensor<8x4xf32> loc(#loc125)
    %62 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%61 : tensor<8x4xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("reduce_sum"(#loc68))):
      %236 = arith.addf %out, %in : f32 loc(#loc126)
      linalg.yield %236 : f32 loc(#loc126)
    } -> tensor<f32> loc(#loc126)
    %63 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%59, %62 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc69)), %in_22: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("add"(#loc69))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc127)
      linalg.yield %236 : f32 loc(#loc127)
    } -> tensor<f32> loc(#loc127)
    %64 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg4, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %in_22: f32 loc("params.bn.bias"), %out: f32 loc("mul"(#loc67))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc125)
      linalg.yield %236 : f32 loc(#loc125)
    } -> tensor<8xf32> loc(#loc125)
    %65 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%64 : tensor<8xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("reduce_sum"(#loc68))):
      %236 = arith.addf %out, %in : f32 loc(#loc126)
      linalg.yield %236 : f32 loc(#loc126)
    } -> tensor<f32> loc(#loc126)
    %66 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%63, %65 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc69)), %in_22: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("add"(#loc69))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc127)
      linalg.yield %236 : f32 loc(#loc127)
    } -> tensor<f32> loc(#loc127)
    %67 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg5, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %in_22: f32 loc("params.bn.scale"), %out: f32 loc("mul"(#loc67))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc125)
      linalg.yield %236 : f32 loc(#loc125)
    } -> tensor<8xf32> loc(#loc125)
    %68 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%67 : tensor<8xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("reduce_sum"(#loc68))):
      %236 = arith.addf %out, %in : f32 loc(#loc126)
      linalg.yield %236 : f32 loc(#loc126)
    } -> tensor<f32> loc(#loc126)
    %69 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%66, %68 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc69)), %in_22: f32 loc("reduce_sum"(#loc68)), %out: f32 loc("add"(#loc69))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc127)
      linalg.yield %236 : f32 loc(#loc127)
    } -> tensor<f32> loc(#loc127)
    %70 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc128)), %out: f32 loc(callsite(#loc34 at #loc128))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<3x8xf32> loc(#loc209)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %70 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc128)), %in_22: f32 loc(callsite(#loc34 at #loc128)), %out: f32 loc(callsite(#loc34 at #loc128))):
      %236 = arith.maximumf %in, %in_22 : f32 loc(#loc209)
      linalg.yield %236 : f32 loc(#loc209)
    } -> tensor<3x8xf32> loc(#loc209)
    %72 = tensor.empty() : tensor<3x8xi1> loc(#loc129)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %70 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%72 : tensor<3x8xi1>) {
    ^bb0(%in: f32 loc("add"(#loc66)), %in_22: f32 loc("gt"(#loc70)), %out: i1 loc("gt"(#loc70))):
      %236 = arith.cmpf ogt, %in, %in_22 : f32 loc(#loc129)
      linalg.yield %236 : i1 loc(#loc129)
    } -> tensor<3x8xi1> loc(#loc129)
    %74 = tensor.empty() : tensor<3x4xf32> loc(#loc102)
    %75 = linalg.fill ins(%cst_8 : f32) outs(%74 : tensor<3x4xf32>) -> tensor<3x4xf32> loc(#loc102)
    %76 = linalg.matmul ins(%71, %arg3 : tensor<3x8xf32>, tensor<8x4xf32>) outs(%75 : tensor<3x4xf32>) -> tensor<3x4xf32> loc(#loc102)
    %77 = tensor.empty() : tensor<1x4xf32> loc(#loc103)
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4xf32>) outs(%77 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %out: f32 loc("broadcast_in_dim"(#loc61))):
      linalg.yield %in : f32 loc(#loc103)
    } -> tensor<1x4xf32> loc(#loc103)
    %79 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<1x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc61)), %out: f32 loc("add"(#loc61))):
      linalg.yield %in : f32 loc(#loc104)
    } -> tensor<3x4xf32> loc(#loc104)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %79 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc61)), %in_22: f32 loc("add"(#loc61)), %out: f32 loc("add"(#loc61))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc104)
      linalg.yield %236 : f32 loc(#loc104)
    } -> tensor<3x4xf32> loc(#loc104)
    %81 = tensor.empty() : tensor<3xf32> loc(#loc99)
    %82 = linalg.fill ins(%cst_1 : f32) outs(%81 : tensor<3xf32>) -> tensor<3xf32> loc(#loc99)
    %83 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%80 : tensor<3x4xf32>) outs(%82 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc12 at #loc58)), %out: f32 loc(callsite(#loc12 at #loc58))):
      %236 = arith.maximumf %out, %in : f32 loc(#loc99)
      linalg.yield %236 : f32 loc(#loc99)
    } -> tensor<3xf32> loc(#loc99)
    %84 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%81 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc58)), %out: f32 loc(callsite(#loc34 at #loc58))):
      linalg.yield %in : f32 loc(#loc130)
    } -> tensor<3xf32> loc(#loc130)
    %85 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%84, %83 : tensor<3xf32>, tensor<3xf32>) outs(%81 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc58)), %in_22: f32 loc(callsite(#loc12 at #loc58)), %out: f32 loc(callsite(#loc34 at #loc58))):
      %236 = arith.maximumf %in, %in_22 : f32 loc(#loc130)
      linalg.yield %236 : f32 loc(#loc130)
    } -> tensor<3xf32> loc(#loc130)
    %86 = tensor.empty() : tensor<3x1xf32> loc(#loc131)
    %87 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<3xf32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc58)), %out: f32 loc(callsite(#loc19 at #loc58))):
      linalg.yield %in : f32 loc(#loc131)
    } -> tensor<3x1xf32> loc(#loc131)
    %88 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<3x1xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc58)), %out: f32 loc(callsite(#loc22 at #loc58))):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<3x4xf32> loc(#loc132)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %88 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc58)), %in_22: f32 loc(callsite(#loc22 at #loc58)), %out: f32 loc(callsite(#loc22 at #loc58))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc132)
      linalg.yield %236 : f32 loc(#loc132)
    } -> tensor<3x4xf32> loc(#loc132)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc58)), %out: f32 loc(callsite(#loc36 at #loc58))):
      %236 = math.exp %in : f32 loc(#loc133)
      linalg.yield %236 : f32 loc(#loc133)
    } -> tensor<3x4xf32> loc(#loc133)
    %91 = linalg.fill ins(%cst_8 : f32) outs(%81 : tensor<3xf32>) -> tensor<3xf32> loc(#loc134)
    %92 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<3x4xf32>) outs(%91 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc58)), %out: f32 loc(callsite(#loc20 at #loc58))):
      %236 = arith.addf %out, %in : f32 loc(#loc134)
      linalg.yield %236 : f32 loc(#loc134)
    } -> tensor<3xf32> loc(#loc134)
    %93 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<3xf32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc58)), %out: f32 loc(callsite(#loc19 at #loc58))):
      linalg.yield %in : f32 loc(#loc131)
    } -> tensor<3x1xf32> loc(#loc131)
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<3x1xf32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc58)), %out: f32 loc(callsite(#loc37 at #loc58))):
      %236 = math.log %in : f32 loc(#loc135)
      linalg.yield %236 : f32 loc(#loc135)
    } -> tensor<3x1xf32> loc(#loc135)
    %95 = linalg.generic {indexing_maps = [#map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<3x1xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc37 at #loc58)), %out: f32 loc(callsite(#loc22 at #loc58))):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<3x4xf32> loc(#loc132)
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %95 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc58)), %in_22: f32 loc(callsite(#loc22 at #loc58)), %out: f32 loc(callsite(#loc22 at #loc58))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc132)
      linalg.yield %236 : f32 loc(#loc132)
    } -> tensor<3x4xf32> loc(#loc132)
    %97 = tensor.empty() : tensor<3x1xi32> loc(#loc136)
    %98 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<3xi32>) outs(%97 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc71))):
      linalg.yield %in : i32 loc(#loc136)
    } -> tensor<3x1xi32> loc(#loc136)
    %99 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%97 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc57)), %out: i32 loc(callsite(#loc39 at #loc57))):
      linalg.yield %in : i32 loc(#loc137)
    } -> tensor<3x1xi32> loc(#loc137)
    %100 = tensor.empty() : tensor<3x1xi1> loc(#loc137)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<3x1xi32>, tensor<3x1xi32>) outs(%100 : tensor<3x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc57)), %in_22: i32 loc(callsite(#loc39 at #loc57)), %out: i1 loc(callsite(#loc39 at #loc57))):
      %236 = arith.cmpi slt, %in, %in_22 : i32 loc(#loc137)
      linalg.yield %236 : i1 loc(#loc137)
    } -> tensor<3x1xi1> loc(#loc137)
    %102 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%97 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc57)), %out: i32 loc(callsite(#loc40 at #loc57))):
      linalg.yield %in : i32 loc(#loc138)
    } -> tensor<3x1xi32> loc(#loc138)
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %102 : tensor<3x1xi32>, tensor<3x1xi32>) outs(%97 : tensor<3x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc57)), %in_22: i32 loc(callsite(#loc40 at #loc57)), %out: i32 loc(callsite(#loc40 at #loc57))):
      %236 = arith.addi %in, %in_22 : i32 loc(#loc138)
      linalg.yield %236 : i32 loc(#loc138)
    } -> tensor<3x1xi32> loc(#loc138)
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %103, %98 : tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) outs(%97 : tensor<3x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc39 at #loc57)), %in_22: i32 loc(callsite(#loc40 at #loc57)), %in_23: i32 loc(callsite(#loc at #loc57)), %out: i32 loc(callsite(#loc28 at #loc57))):
      %236 = arith.select %in, %in_22, %in_23 : i32 loc(#loc139)
      linalg.yield %236 : i32 loc(#loc139)
    } -> tensor<3x1xi32> loc(#loc139)
    %expanded = tensor.expand_shape %104 [[0], [1, 2]] output_shape [3, 1, 1] : tensor<3x1xi32> into tensor<3x1x1xi32> loc(#loc140)
    %105 = tensor.empty() : tensor<3x1x1xi32> loc(#loc141)
    %106 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<i32>) outs(%105 : tensor<3x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc57)), %out: i32 loc(callsite(#loc42 at #loc57))):
      linalg.yield %in : i32 loc(#loc141)
    } -> tensor<3x1x1xi32> loc(#loc141)
    %107 = tensor.empty() : tensor<3x1x1xi1> loc(#loc141)
    %108 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %106 : tensor<3x1x1xi32>, tensor<3x1x1xi32>) outs(%107 : tensor<3x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc41 at #loc57)), %in_22: i32 loc(callsite(#loc42 at #loc57)), %out: i1 loc(callsite(#loc42 at #loc57))):
      %236 = arith.cmpi sge, %in, %in_22 : i32 loc(#loc141)
      linalg.yield %236 : i1 loc(#loc141)
    } -> tensor<3x1x1xi1> loc(#loc141)
    %109 = tensor.empty() : tensor<1x1x1xi32> loc(#loc142)
    %110 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%109 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc10 at #loc57)), %out: i32 loc(callsite(#loc19 at #loc57))):
      linalg.yield %in : i32 loc(#loc142)
    } -> tensor<1x1x1xi32> loc(#loc142)
    %111 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<1x1x1xi32>) outs(%105 : tensor<3x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc19 at #loc57)), %out: i32 loc(callsite(#loc43 at #loc57))):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<3x1x1xi32> loc(#loc143)
    %112 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %111 : tensor<3x1x1xi32>, tensor<3x1x1xi32>) outs(%107 : tensor<3x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc41 at #loc57)), %in_22: i32 loc(callsite(#loc43 at #loc57)), %out: i1 loc(callsite(#loc43 at #loc57))):
      %236 = arith.cmpi sle, %in, %in_22 : i32 loc(#loc143)
      linalg.yield %236 : i1 loc(#loc143)
    } -> tensor<3x1x1xi1> loc(#loc143)
    %113 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %112 : tensor<3x1x1xi1>, tensor<3x1x1xi1>) outs(%107 : tensor<3x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc42 at #loc57)), %in_22: i1 loc(callsite(#loc43 at #loc57)), %out: i1 loc(callsite(#loc44 at #loc57))):
      %236 = arith.andi %in, %in_22 : i1 loc(#loc144)
      linalg.yield %236 : i1 loc(#loc144)
    } -> tensor<3x1x1xi1> loc(#loc144)
    %114 = linalg.fill ins(%true : i1) outs(%100 : tensor<3x1xi1>) -> tensor<3x1xi1> loc(#loc98)
    %115 = linalg.generic {indexing_maps = [#map11, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%113 : tensor<3x1x1xi1>) outs(%114 : tensor<3x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc11 at #loc57)), %out: i1 loc(callsite(#loc11 at #loc57))):
      %236 = arith.andi %out, %in : i1 loc(#loc98)
      linalg.yield %236 : i1 loc(#loc98)
    } -> tensor<3x1xi1> loc(#loc98)
    %116 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%86 : tensor<3x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc10 at #loc57))):
      %236 = linalg.index 0 : index loc(#loc97)
      %extracted_22 = tensor.extract %expanded[%236, %c0, %c0] : tensor<3x1x1xi32> loc(#loc97)
      %237 = arith.index_cast %extracted_22 : i32 to index loc(#loc97)
      %238 = arith.maxsi %237, %c0 : index loc(#loc97)
      %239 = arith.minsi %238, %c3 : index loc(#loc97)
      %extracted_23 = tensor.extract %96[%236, %239] : tensor<3x4xf32> loc(#loc97)
      linalg.yield %extracted_23 : f32 loc(#loc97)
    } -> tensor<3x1xf32> loc(#loc97)
    %117 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc10 at #loc57)), %out: f32 loc(callsite(#loc19 at #loc57))):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<3x1xf32> loc(#loc142)
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115, %116, %117 : tensor<3x1xi1>, tensor<3x1xf32>, tensor<3x1xf32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc11 at #loc57)), %in_22: f32 loc(callsite(#loc10 at #loc57)), %in_23: f32 loc(callsite(#loc19 at #loc57)), %out: f32 loc(callsite(#loc28 at #loc57))):
      %236 = arith.select %in, %in_22, %in_23 : f32 loc(#loc139)
      linalg.yield %236 : f32 loc(#loc139)
    } -> tensor<3x1xf32> loc(#loc139)
    %collapsed = tensor.collapse_shape %118 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32> loc(#loc145)
    %119 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed : tensor<3xf32>) outs(%81 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc72)), %out: f32 loc("neg"(#loc73))):
      %236 = arith.negf %in : f32 loc(#loc146)
      linalg.yield %236 : f32 loc(#loc146)
    } -> tensor<3xf32> loc(#loc146)
    %120 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%119 : tensor<3xf32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc74)), %out: f32 loc("reduce_sum"(#loc74))):
      %236 = arith.addf %out, %in : f32 loc(#loc147)
      linalg.yield %236 : f32 loc(#loc147)
    } -> tensor<f32> loc(#loc147)
    %121 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%120 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc74)), %out: f32 loc("div"(#loc74))):
      %236 = arith.divf %in, %cst_7 : f32 loc(#loc148)
      linalg.yield %236 : f32 loc(#loc148)
    } -> tensor<f32> loc(#loc148)
    %122 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%69 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc69)), %out: f32 loc("mul"(#loc75))):
      %236 = arith.mulf %in, %cst_6 : f32 loc(#loc149)
      linalg.yield %236 : f32 loc(#loc149)
    } -> tensor<f32> loc(#loc149)
    %123 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%121, %122 : tensor<f32>, tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc74)), %in_22: f32 loc("mul"(#loc75)), %out: f32 loc("add"(#loc74))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc150)
      linalg.yield %236 : f32 loc(#loc150)
    } -> tensor<f32> loc(#loc150)
    %124 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("mul"(#loc76))):
      linalg.yield %cst_6 : f32 loc(#loc151)
    } -> tensor<f32> loc(#loc151)
    %125 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc77))):
      linalg.yield %cst_5 : f32 loc(#loc152)
    } -> tensor<f32> loc(#loc152)
    %126 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%125 : tensor<f32>) outs(%81 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc77)), %out: f32 loc("broadcast_in_dim"(#loc77))):
      linalg.yield %in : f32 loc(#loc153)
    } -> tensor<3xf32> loc(#loc153)
    %127 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%126 : tensor<3xf32>) outs(%81 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc77)), %out: f32 loc("neg"(#loc78))):
      %236 = arith.negf %in : f32 loc(#loc154)
      linalg.yield %236 : f32 loc(#loc154)
    } -> tensor<3xf32> loc(#loc154)
    %128 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<3xf32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc78)), %out: f32 loc("broadcast_in_dim"(#loc79))):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<3x1xf32> loc(#loc155)
    %129 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc80)), %out: f32 loc(callsite(#loc19 at #loc80))):
      linalg.yield %in : f32 loc(#loc156)
    } -> tensor<3x4xf32> loc(#loc156)
    %130 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<3x1xi32>) outs(%105 : tensor<3x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc158)), %out: i32 loc(callsite(#loc19 at #loc158))):
      linalg.yield %in : i32 loc(#loc211)
    } -> tensor<3x1x1xi32> loc(#loc211)
    %131 = tensor.empty() : tensor<1x1x4xi32> loc(#loc213)
    %132 = linalg.generic {indexing_maps = [#map11], iterator_types = ["parallel", "parallel", "parallel"]} outs(%131 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc49 at #loc158))):
      %236 = linalg.index 2 : index loc(#loc213)
      %237 = arith.index_cast %236 : index to i32 loc(#loc213)
      linalg.yield %237 : i32 loc(#loc213)
    } -> tensor<1x1x4xi32> loc(#loc213)
    %133 = tensor.empty() : tensor<3x1x4xi32> loc(#loc214)
    %134 = linalg.generic {indexing_maps = [#map15, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<3x1x1xi32>) outs(%133 : tensor<3x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc19 at #loc158)), %out: i32 loc(callsite(#loc50 at #loc158))):
      linalg.yield %in : i32 loc(#loc214)
    } -> tensor<3x1x4xi32> loc(#loc214)
    %135 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<1x1x4xi32>) outs(%133 : tensor<3x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc49 at #loc158)), %out: i32 loc(callsite(#loc50 at #loc158))):
      linalg.yield %in : i32 loc(#loc214)
    } -> tensor<3x1x4xi32> loc(#loc214)
    %136 = tensor.empty() : tensor<3x1x4xi1> loc(#loc214)
    %137 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %135 : tensor<3x1x4xi32>, tensor<3x1x4xi32>) outs(%136 : tensor<3x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc50 at #loc158)), %in_22: i32 loc(callsite(#loc50 at #loc158)), %out: i1 loc(callsite(#loc50 at #loc158))):
      %236 = arith.cmpi eq, %in, %in_22 : i32 loc(#loc214)
      linalg.yield %236 : i1 loc(#loc214)
    } -> tensor<3x1x4xi1> loc(#loc214)
    %138 = tensor.empty() : tensor<3x1x4xf32> loc(#loc215)
    %139 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<3x1x4xi1>) outs(%138 : tensor<3x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc50 at #loc158)), %out: f32 loc(callsite(#loc25 at #loc158))):
      %236 = arith.uitofp %in : i1 to f32 loc(#loc215)
      linalg.yield %236 : f32 loc(#loc215)
    } -> tensor<3x1x4xf32> loc(#loc215)
    %140 = linalg.generic {indexing_maps = [#map16, #map17, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%128, %139 : tensor<3x1xf32>, tensor<3x1x4xf32>) outs(%75 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc80)), %in_22: f32 loc(callsite(#loc48 at #loc80)), %out: f32 loc(callsite(#loc51 at #loc80))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc157)
      %237 = arith.addf %out, %236 : f32 loc(#loc159)
      linalg.yield %237 : f32 loc(#loc157)
    } -> tensor<3x4xf32> loc(#loc159)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %140 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc80)), %in_22: f32 loc(callsite(#loc51 at #loc80)), %out: f32 loc(callsite(#loc40 at #loc80))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc160)
      linalg.yield %236 : f32 loc(#loc160)
    } -> tensor<3x4xf32> loc(#loc160)
    %142 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc81)), %out: f32 loc(callsite(#loc52 at #loc81))):
      %236 = arith.negf %in : f32 loc(#loc161)
      linalg.yield %236 : f32 loc(#loc161)
    } -> tensor<3x4xf32> loc(#loc161)
    %143 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%142 : tensor<3x4xf32>) outs(%91 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc81)), %out: f32 loc(callsite(#loc20 at #loc81))):
      %236 = arith.addf %out, %in : f32 loc(#loc163)
      linalg.yield %236 : f32 loc(#loc163)
    } -> tensor<3xf32> loc(#loc163)
    %expanded_14 = tensor.expand_shape %143 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32> loc(#loc164)
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %93 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%86 : tensor<3x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc81)), %in_22: f32 loc(callsite(#loc at #loc81)), %out: f32 loc(callsite(#loc21 at #loc81))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc165)
      linalg.yield %236 : f32 loc(#loc165)
    } -> tensor<3x1xf32> loc(#loc165)
    %145 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%144 : tensor<3x1xf32>) outs(%91 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc81)), %out: f32 loc(callsite(#loc20 at #loc81))):
      %236 = arith.addf %out, %in : f32 loc(#loc163)
      linalg.yield %236 : f32 loc(#loc163)
    } -> tensor<3xf32> loc(#loc163)
    %146 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<3xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc81)), %out: f32 loc(callsite(#loc19 at #loc81))):
      linalg.yield %in : f32 loc(#loc166)
    } -> tensor<3x4xf32> loc(#loc166)
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%146, %90 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc81)), %in_22: f32 loc(callsite(#loc at #loc81)), %out: f32 loc(callsite(#loc24 at #loc81))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc167)
      linalg.yield %236 : f32 loc(#loc167)
    } -> tensor<3x4xf32> loc(#loc167)
    %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %147 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%74 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc81)), %in_22: f32 loc(callsite(#loc24 at #loc81)), %out: f32 loc(callsite(#loc53 at #loc81))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc168)
      linalg.yield %236 : f32 loc(#loc168)
    } -> tensor<3x4xf32> loc(#loc168)
    %149 = linalg.fill ins(%cst_8 : f32) outs(%56 : tensor<4xf32>) -> tensor<4xf32> loc(#loc169)
    %150 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%148 : tensor<3x4xf32>) outs(%149 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %236 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %236 : f32 loc(#loc169)
    } -> tensor<4xf32> loc(#loc169)
    %expanded_15 = tensor.expand_shape %150 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc170)
    %151 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_15 : tensor<1x4xf32>) outs(%149 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %236 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %236 : f32 loc(#loc169)
    } -> tensor<4xf32> loc(#loc169)
    %152 = tensor.empty() : tensor<4x8xf32> loc(#loc171)
    %153 = linalg.fill ins(%cst_8 : f32) outs(%152 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc171)
    %154 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148, %71 : tensor<3x4xf32>, tensor<3x8xf32>) outs(%153 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc13)), %in_22: f32 loc("jit(relu)"(#loc70)), %out: f32 loc("dot_general"(#loc82))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc81)
      %237 = arith.addf %out, %236 : f32 loc(#loc171)
      linalg.yield %237 : f32 loc(#loc)
    } -> tensor<4x8xf32> loc(#loc171)
    %155 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<4x8xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc82)), %out: f32 loc("transpose"(#loc82))):
      linalg.yield %in : f32 loc(#loc172)
    } -> tensor<8x4xf32> loc(#loc172)
    %156 = linalg.generic {indexing_maps = [#map16, #map20, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148, %arg3 : tensor<3x4xf32>, tensor<8x4xf32>) outs(%1 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc13)), %in_22: f32 loc("params.b.w"), %out: f32 loc("dot_general"(#loc82))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc81)
      %237 = arith.addf %out, %236 : f32 loc(#loc171)
      linalg.yield %237 : f32 loc(#loc)
    } -> tensor<3x8xf32> loc(#loc171)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %156, %70 : tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc70)), %in_22: f32 loc("dot_general"(#loc82)), %in_23: f32 loc("gt"(#loc70)), %out: f32 loc("select_n"(#loc83))):
      %236 = arith.select %in, %in_22, %in_23 : f32 loc(#loc173)
      linalg.yield %236 : f32 loc(#loc173)
    } -> tensor<3x8xf32> loc(#loc173)
    %158 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%124 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc76)), %out: f32 loc("broadcast_in_dim"(#loc84))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<8xf32> loc(#loc174)
    %159 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg5, %158 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %in_22: f32 loc("broadcast_in_dim"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8xf32> loc(#loc175)
    %160 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%158, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc84)), %in_22: f32 loc("params.bn.scale"), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8xf32> loc(#loc175)
    %161 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%159, %160 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc85)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<8xf32> loc(#loc176)
    %162 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg4, %158 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %in_22: f32 loc("broadcast_in_dim"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8xf32> loc(#loc175)
    %163 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%158, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc84)), %in_22: f32 loc("params.bn.bias"), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8xf32> loc(#loc175)
    %164 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%162, %163 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc85)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<8xf32> loc(#loc176)
    %165 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<f32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc76)), %out: f32 loc("broadcast_in_dim"(#loc84))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<8x4xf32> loc(#loc174)
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %165 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("params.b.w"), %in_22: f32 loc("broadcast_in_dim"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8x4xf32> loc(#loc175)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %166 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc82)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<8x4xf32> loc(#loc176)
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%165, %arg3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc84)), %in_22: f32 loc("params.b.w"), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8x4xf32> loc(#loc175)
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%167, %168 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc85)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<8x4xf32> loc(#loc176)
    %170 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%124 : tensor<f32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc76)), %out: f32 loc("broadcast_in_dim"(#loc84))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<4xf32> loc(#loc174)
    %171 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg2, %170 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %in_22: f32 loc("broadcast_in_dim"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<4xf32> loc(#loc175)
    %172 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%151, %171 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<4xf32> loc(#loc176)
    %173 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc84)), %in_22: f32 loc("params.b.b"), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<4xf32> loc(#loc175)
    %174 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%172, %173 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc85)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<4xf32> loc(#loc176)
    %175 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<f32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc76)), %out: f32 loc("broadcast_in_dim"(#loc84))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<6x8xf32> loc(#loc174)
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %175 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("params.a.w"), %in_22: f32 loc("broadcast_in_dim"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<6x8xf32> loc(#loc175)
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %arg1 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc84)), %in_22: f32 loc("params.a.w"), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<6x8xf32> loc(#loc175)
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %177 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc85)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<6x8xf32> loc(#loc176)
    %179 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg0, %158 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %in_22: f32 loc("broadcast_in_dim"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8xf32> loc(#loc175)
    %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%158, %arg0 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc84)), %in_22: f32 loc("params.a.b"), %out: f32 loc("mul"(#loc85))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc175)
      linalg.yield %236 : f32 loc(#loc175)
    } -> tensor<8xf32> loc(#loc175)
    %181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%179, %180 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc85)), %in_22: f32 loc("mul"(#loc85)), %out: f32 loc("add_any"(#loc85))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc176)
      linalg.yield %236 : f32 loc(#loc176)
    } -> tensor<8xf32> loc(#loc176)
    %182 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%157 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %236 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %236 : f32 loc(#loc177)
    } -> tensor<8xf32> loc(#loc177)
    %expanded_16 = tensor.expand_shape %182 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc178)
    %183 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_16 : tensor<1x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %236 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %236 : f32 loc(#loc177)
    } -> tensor<8xf32> loc(#loc177)
    %184 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%164, %183 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc85)), %in_22: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("add_any"(#loc86))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc179)
      linalg.yield %236 : f32 loc(#loc179)
    } -> tensor<8xf32> loc(#loc179)
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %157 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc66)), %in_22: f32 loc("select_n"(#loc83)), %out: f32 loc("mul"(#loc86))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc180)
      linalg.yield %236 : f32 loc(#loc180)
    } -> tensor<3x8xf32> loc(#loc180)
    %186 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%185 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %236 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %236 : f32 loc(#loc177)
    } -> tensor<8xf32> loc(#loc177)
    %expanded_17 = tensor.expand_shape %186 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc178)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %43 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc83)), %in_22: f32 loc("mul"(#loc66)), %out: f32 loc("mul"(#loc86))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc180)
      linalg.yield %236 : f32 loc(#loc180)
    } -> tensor<3x8xf32> loc(#loc180)
    %188 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_17 : tensor<1x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %236 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %236 : f32 loc(#loc177)
    } -> tensor<8xf32> loc(#loc177)
    %189 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%161, %188 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc85)), %in_22: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("add_any"(#loc86))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc179)
      linalg.yield %236 : f32 loc(#loc179)
    } -> tensor<8xf32> loc(#loc179)
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %187 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc63)), %in_22: f32 loc("mul"(#loc86)), %out: f32 loc("mul"(#loc86))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc180)
      linalg.yield %236 : f32 loc(#loc180)
    } -> tensor<3x8xf32> loc(#loc180)
    %191 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%190 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %236 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %236 : f32 loc(#loc177)
    } -> tensor<8xf32> loc(#loc177)
    %expanded_18 = tensor.expand_shape %191 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc178)
    %192 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %40 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc86)), %in_22: f32 loc("mul"(#loc66)), %out: f32 loc("mul"(#loc86))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc180)
      linalg.yield %236 : f32 loc(#loc180)
    } -> tensor<3x8xf32> loc(#loc180)
    %193 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_18 : tensor<1x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %236 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %236 : f32 loc(#loc177)
    } -> tensor<8xf32> loc(#loc177)
    %194 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%193, %38 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %in_22: f32 loc("mul"(#loc65)), %out: f32 loc("mul"(#loc87))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc181)
      linalg.yield %236 : f32 loc(#loc181)
    } -> tensor<8xf32> loc(#loc181)
    %195 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc182)), %out: f32 loc(callsite(#loc19 at #loc182))):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<8xf32> loc(#loc216)
    %196 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%194, %195 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc182)), %in_22: f32 loc(callsite(#loc19 at #loc182)), %out: f32 loc(callsite(#loc28 at #loc182))):
      %236 = arith.select %extracted, %in, %in_22 : f32 loc(#loc218)
      linalg.yield %236 : f32 loc(#loc218)
    } -> tensor<8xf32> loc(#loc218)
    %197 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%196, %27 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc88)), %in_22: f32 loc(callsite(#loc21 at #loc88)), %out: f32 loc(callsite(#loc21 at #loc88))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc183)
      linalg.yield %236 : f32 loc(#loc183)
    } -> tensor<8xf32> loc(#loc183)
    %198 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc88)), %out: f32 loc(callsite(#loc19 at #loc88))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<3x8xf32> loc(#loc184)
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%198, %22 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc19 at #loc88)), %in_22: f32 loc(callsite(#loc at #loc88)), %out: f32 loc(callsite(#loc24 at #loc88))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc185)
      linalg.yield %236 : f32 loc(#loc185)
    } -> tensor<3x8xf32> loc(#loc185)
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc88)), %out: f32 loc(callsite(#loc52 at #loc88))):
      %236 = arith.negf %in : f32 loc(#loc187)
      linalg.yield %236 : f32 loc(#loc187)
    } -> tensor<3x8xf32> loc(#loc187)
    %201 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%200 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc88)), %out: f32 loc(callsite(#loc20 at #loc88))):
      %236 = arith.addf %out, %in : f32 loc(#loc188)
      linalg.yield %236 : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %expanded_19 = tensor.expand_shape %201 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc189)
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_19, %16 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc88)), %in_22: f32 loc(callsite(#loc21 at #loc88)), %out: f32 loc(callsite(#loc21 at #loc88))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc183)
      linalg.yield %236 : f32 loc(#loc183)
    } -> tensor<1x8xf32> loc(#loc183)
    %203 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%202 : tensor<1x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc88)), %out: f32 loc(callsite(#loc20 at #loc88))):
      %236 = arith.addf %out, %in : f32 loc(#loc188)
      linalg.yield %236 : f32 loc(#loc188)
    } -> tensor<8xf32> loc(#loc188)
    %204 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc88)), %out: f32 loc(callsite(#loc19 at #loc88))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<3x8xf32> loc(#loc184)
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199, %204 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc88)), %in_22: f32 loc(callsite(#loc19 at #loc88)), %out: f32 loc(callsite(#loc53 at #loc88))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc190)
      linalg.yield %236 : f32 loc(#loc190)
    } -> tensor<3x8xf32> loc(#loc190)
    %206 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc86)), %out: f32 loc("neg"(#loc89))):
      %236 = arith.negf %in : f32 loc(#loc191)
      linalg.yield %236 : f32 loc(#loc191)
    } -> tensor<3x8xf32> loc(#loc191)
    %207 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%206 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc89)), %out: f32 loc("reduce_sum"(#loc89))):
      %236 = arith.addf %out, %in : f32 loc(#loc192)
      linalg.yield %236 : f32 loc(#loc192)
    } -> tensor<8xf32> loc(#loc192)
    %expanded_20 = tensor.expand_shape %207 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc193)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %192 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc14)), %in_22: f32 loc("mul"(#loc86)), %out: f32 loc("add_any"(#loc89))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc194)
      linalg.yield %236 : f32 loc(#loc194)
    } -> tensor<3x8xf32> loc(#loc194)
    %209 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_20 : tensor<1x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc89)), %out: f32 loc("reduce_sum"(#loc89))):
      %236 = arith.addf %out, %in : f32 loc(#loc192)
      linalg.yield %236 : f32 loc(#loc192)
    } -> tensor<8xf32> loc(#loc192)
    %210 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%209, %10 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc89)), %in_22: f32 loc("div"(#loc62)), %out: f32 loc("div"(#loc90))):
      %236 = arith.divf %in, %in_22 : f32 loc(#loc195)
      linalg.yield %236 : f32 loc(#loc195)
    } -> tensor<8xf32> loc(#loc195)
    %211 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc90)), %out: f32 loc("broadcast_in_dim"(#loc90))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<3x8xf32> loc(#loc196)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %211 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc89)), %in_22: f32 loc("broadcast_in_dim"(#loc90)), %out: f32 loc("add_any"(#loc90))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc197)
      linalg.yield %236 : f32 loc(#loc197)
    } -> tensor<3x8xf32> loc(#loc197)
    %213 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%212 : tensor<3x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %236 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %236 : f32 loc(#loc169)
    } -> tensor<8xf32> loc(#loc169)
    %expanded_21 = tensor.expand_shape %213 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc170)
    %214 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_21 : tensor<1x8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("reduce_sum"(#loc82))):
      %236 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %236 : f32 loc(#loc169)
    } -> tensor<8xf32> loc(#loc169)
    %215 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%181, %214 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc85)), %in_22: f32 loc("reduce_sum"(#loc82)), %out: f32 loc("add_any"(#loc82))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc198)
      linalg.yield %236 : f32 loc(#loc198)
    } -> tensor<8xf32> loc(#loc198)
    %216 = tensor.empty() : tensor<8x6xf32> loc(#loc171)
    %217 = linalg.fill ins(%cst_8 : f32) outs(%216 : tensor<8x6xf32>) -> tensor<8x6xf32> loc(#loc171)
    %218 = linalg.generic {indexing_maps = [#map18, #map19, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%212, %arg6 : tensor<3x8xf32>, tensor<3x6xf32>) outs(%217 : tensor<8x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc90)), %in_22: f32 loc("x"), %out: f32 loc("dot_general"(#loc82))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc197)
      %237 = arith.addf %out, %236 : f32 loc(#loc171)
      linalg.yield %237 : f32 loc(#loc)
    } -> tensor<8x6xf32> loc(#loc171)
    %219 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<8x6xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc82)), %out: f32 loc("transpose"(#loc82))):
      linalg.yield %in : f32 loc(#loc172)
    } -> tensor<6x8xf32> loc(#loc172)
    %220 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %219 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc85)), %in_22: f32 loc("transpose"(#loc82)), %out: f32 loc("add_any"(#loc82))):
      %236 = arith.addf %in, %in_22 : f32 loc(#loc198)
      linalg.yield %236 : f32 loc(#loc198)
    } -> tensor<6x8xf32> loc(#loc198)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %215 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_22: f32 loc("add_any"(#loc82)), %out: f32 loc("mul"(#loc91))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc199)
      linalg.yield %236 : f32 loc(#loc199)
    } -> tensor<8xf32> loc(#loc199)
    %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg0, %221 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %in_22: f32 loc("mul"(#loc91)), %out: f32 loc("sub"(#loc92))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc200)
      linalg.yield %236 : f32 loc(#loc200)
    } -> tensor<8xf32> loc(#loc200)
    %223 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc91))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<6x8xf32> loc(#loc199)
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%223, %220 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_22: f32 loc("add_any"(#loc82)), %out: f32 loc("mul"(#loc91))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc199)
      linalg.yield %236 : f32 loc(#loc199)
    } -> tensor<6x8xf32> loc(#loc199)
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %224 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%52 : tensor<6x8xf32>) {
    ^bb0(%in: f32 loc("params.a.w"), %in_22: f32 loc("mul"(#loc91)), %out: f32 loc("sub"(#loc92))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc200)
      linalg.yield %236 : f32 loc(#loc200)
    } -> tensor<6x8xf32> loc(#loc200)
    %226 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc91))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<4xf32> loc(#loc199)
    %227 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%226, %174 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_22: f32 loc("add_any"(#loc85)), %out: f32 loc("mul"(#loc91))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc199)
      linalg.yield %236 : f32 loc(#loc199)
    } -> tensor<4xf32> loc(#loc199)
    %228 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg2, %227 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %in_22: f32 loc("mul"(#loc91)), %out: f32 loc("sub"(#loc92))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc200)
      linalg.yield %236 : f32 loc(#loc200)
    } -> tensor<4xf32> loc(#loc200)
    %229 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc91))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<8x4xf32> loc(#loc199)
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%229, %169 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_22: f32 loc("add_any"(#loc85)), %out: f32 loc("mul"(#loc91))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc199)
      linalg.yield %236 : f32 loc(#loc199)
    } -> tensor<8x4xf32> loc(#loc199)
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %230 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%60 : tensor<8x4xf32>) {
    ^bb0(%in: f32 loc("params.b.w"), %in_22: f32 loc("mul"(#loc91)), %out: f32 loc("sub"(#loc92))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc200)
      linalg.yield %236 : f32 loc(#loc200)
    } -> tensor<8x4xf32> loc(#loc200)
    %232 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %184 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_22: f32 loc("add_any"(#loc86)), %out: f32 loc("mul"(#loc91))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc199)
      linalg.yield %236 : f32 loc(#loc199)
    } -> tensor<8xf32> loc(#loc199)
    %233 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg4, %232 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %in_22: f32 loc("mul"(#loc91)), %out: f32 loc("sub"(#loc92))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc200)
      linalg.yield %236 : f32 loc(#loc200)
    } -> tensor<8xf32> loc(#loc200)
    %234 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %189 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_22: f32 loc("add_any"(#loc86)), %out: f32 loc("mul"(#loc91))):
      %236 = arith.mulf %in, %in_22 : f32 loc(#loc199)
      linalg.yield %236 : f32 loc(#loc199)
    } -> tensor<8xf32> loc(#loc199)
    %235 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg5, %234 : tensor<8xf32>, tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %in_22: f32 loc("mul"(#loc91)), %out: f32 loc("sub"(#loc92))):
      %236 = arith.subf %in, %in_22 : f32 loc(#loc200)
      linalg.yield %236 : f32 loc(#loc200)
    } -> tensor<8xf32> loc(#loc200)
    return %222, %225, %228, %231, %233, %235, %123 : tensor<8xf32>, tensor<6x8xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32> loc(#loc60)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<8xf32> loc("params.a.b"), %arg1: tensor<6x8xf32> loc("params.a.w"), %arg2: tensor<4xf32> loc("params.b.b"), %arg3: tensor<8x4xf32> loc("params.b.w"), %arg4: tensor<8xf32> loc("params.bn.bias"), %arg5: tensor<8xf32> loc("params.bn.scale"), %arg6: tensor<4x6xf32> loc("x"), %arg7: tensor<4xi32> loc("y")) -> (tensor<f32> {jax.result_info = "most"}, tensor<4x8xf32> {jax.result_info = "rows"}) {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc201)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc202)
    %0 = tensor.empty() : tensor<4x8xf32> loc(#loc202)
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc202)
    %2 = linalg.matmul ins(%arg6, %arg1 : tensor<4x6xf32>, tensor<6x8xf32>) outs(%1 : tensor<4x8xf32>) -> tensor<4x8xf32> loc(#loc202)
    %3 = tensor.empty() : tensor<1x8xf32> loc(#loc203)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8xf32>) outs(%3 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %out: f32 loc("broadcast_in_dim"(#loc94))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<1x8xf32> loc(#loc203)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc94)), %out: f32 loc("add"(#loc94))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<4x8xf32> loc(#loc204)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc94)), %in_1: f32 loc("add"(#loc94)), %out: f32 loc("add"(#loc94))):
      %10 = arith.addf %in, %in_1 : f32 loc(#loc204)
      linalg.yield %10 : f32 loc(#loc204)
    } -> tensor<4x8xf32> loc(#loc204)
    %7 = tensor.empty() : tensor<f32> loc(#loc201)
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<f32>) -> tensor<f32> loc(#loc201)
    %9 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%arg6 : tensor<4x6xf32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc93)), %out: f32 loc("reduce_max"(#loc93))):
      %10 = arith.maximumf %out, %in : f32 loc(#loc201)
      linalg.yield %10 : f32 loc(#loc201)
    } -> tensor<f32> loc(#loc201)
    return %9, %6 : tensor<f32>, tensor<4x8xf32> loc(#loc95)
  } loc(#loc)
} loc(#loc)
#loc95 = loc("jit(evaluate)"(#loc15))
#loc170 = loc("reshape"(#loc82))
#loc178 = loc("reshape"(#loc86))
#loc193 = loc("reshape"(#loc89))

