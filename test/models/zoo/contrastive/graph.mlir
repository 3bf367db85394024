#loc = loc(unknown)
#loc1 = loc("params.image.a.b")
#loc2 = loc("params.image.a.w")
#loc3 = loc("params.image.b.b")
#loc4 = loc("params.image.b.w")
#loc5 = loc("params.scale")
#loc6 = loc("params.text.a.b")
#loc7 = loc("params.text.a.w")
#loc8 = loc("params.text.b.b")
#loc9 = loc("params.text.b.w")
#loc10 = loc("t")
#loc11 = loc("x")
#loc12 = loc("common.py":51:41)
#loc14 = loc("common.py":23:11)
#loc15 = loc("max")
#loc16 = loc("attention.py":66:27)
#loc17 = loc("attention.py":67:37)
#loc18 = loc("attention.py":67:29)
#loc19 = loc("attention.py":67:19)
#loc20 = loc("attention.py":67:15)
#loc21 = loc("attention.py":70:44)
#loc22 = loc("attention.py":70:15)
#loc23 = loc("attention.py":70:74)
#loc24 = loc("reduce_max")
#loc25 = loc("attention.py":74:25)
#loc26 = loc("broadcast_in_dim")
#loc27 = loc("sub")
#loc28 = loc("exp")
#loc29 = loc("reduce_sum")
#loc30 = loc("log")
#loc31 = loc("attention.py":74:50)
#loc32 = loc("attention.py":74:16)
#loc33 = loc("attention.py":74:15)
#loc34 = loc("attention.py":75:41)
#loc35 = loc("cond/branch_0_fun/gather")
#loc36 = loc("attention.py":75:28)
#loc37 = loc("attention.py":75:19)
#loc38 = loc("attention.py":75:18)
#loc39 = loc("attention.py":76:22)
#loc40 = loc("attention.py":76:15)
#loc41 = loc("cond/branch_0_fun/broadcast_in_dim")
#loc44 = loc("cond/branch_0_fun/jit(_one_hot)")
#loc45 = loc("iota")
#loc46 = loc("eq")
#loc47 = loc("convert_element_type")
#loc48 = loc("cond/branch_0_fun/c,ca,cb->ab/dot_general")
#loc49 = loc("cond/branch_0_fun/add")
#loc50 = loc("neg")
#loc51 = loc("reshape")
#loc52 = loc("div")
#loc53 = loc("mul")
#loc54 = loc("add_any")
#loc55 = loc("common.py":51:37)
#loc56 = loc("attention.py":81:21)
#loc57 = loc("min")
#loc58 = loc("attention.py":82:51)
#loc59 = loc("attention.py":86:48)
#loc60 = loc("reduce")
#loc61 = loc("attention.py":86:40)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
#loc62 = loc("jit(train)"(#loc12))
#loc64 = loc("jit(train)/jvp()"(#loc14))
#loc65 = loc("jit(train)/jvp()"(#loc16))
#loc66 = loc("jit(train)/jvp()"(#loc17))
#loc67 = loc("jit(train)/jvp()"(#loc18))
#loc68 = loc("jit(train)/jvp()"(#loc19))
#loc69 = loc("jit(train)/jvp()"(#loc20))
#loc70 = loc("jit(train)/jvp()"(#loc21))
#loc71 = loc("jit(train)/jvp()"(#loc22))
#loc72 = loc("jit(train)/jvp()"(#loc23))
#loc73 = loc("jit(train)/jvp(jit(log_softmax))"(#loc25))
#loc74 = loc("jit(train)/jvp()"(#loc31))
#loc75 = loc("jit(train)/jvp()"(#loc25))
#loc76 = loc("jit(train)/jvp()"(#loc32))
#loc77 = loc("jit(train)/jvp()"(#loc33))
#loc78 = loc("jit(train)/jvp(jit(log_softmax))"(#loc34))
#loc79 = loc("jit(train)/jvp(jit(diagonal))"(#loc36))
#loc80 = loc("jit(train)/jvp()"(#loc37))
#loc81 = loc("jit(train)/jvp()"(#loc38))
#loc82 = loc("jit(train)/jvp()"(#loc39))
#loc83 = loc("jit(train)/jvp()"(#loc40))
#loc84 = loc("jit(train)/transpose(jvp())"(#loc40))
#loc85 = loc("jit(train)/transpose(jvp())"(#loc38))
#loc86 = loc("jit(train)/transpose(jvp())"(#loc37))
#loc87 = loc("jit(train)/transpose(jvp(jit(diagonal)))"(#loc36))
#loc88 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc34))
#loc89 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc25))
#loc90 = loc("jit(train)/transpose(jvp())"(#loc25))
#loc91 = loc("jit(train)/transpose(jvp())"(#loc22))
#loc92 = loc("jit(train)/transpose(jvp())"(#loc23))
#loc93 = loc("jit(train)/transpose(jvp())"(#loc21))
#loc94 = loc("jit(train)/transpose(jvp())"(#loc20))
#loc95 = loc("jit(train)/transpose(jvp())"(#loc19))
#loc96 = loc("jit(train)/transpose(jvp())"(#loc18))
#loc97 = loc("jit(train)/transpose(jvp())"(#loc17))
#loc98 = loc("jit(train)/transpose(jvp())"(#loc14))
#loc99 = loc("jit(train)/transpose(jvp())"(#loc16))
#loc100 = loc("jit(train)"(#loc55))
#loc101 = loc("jit(train)/jit(clip)"(#loc56))
#loc102 = loc("jit(train)"(#loc58))
#loc103 = loc("jit(evaluate)"(#loc40))
#loc104 = loc("jit(evaluate)"(#loc14))
#loc105 = loc("jit(evaluate)"(#loc16))
#loc106 = loc("jit(evaluate)"(#loc17))
#loc107 = loc("jit(evaluate)"(#loc18))
#loc108 = loc("jit(evaluate)"(#loc19))
#loc109 = loc("jit(evaluate)"(#loc20))
#loc110 = loc("jit(evaluate)"(#loc21))
#loc111 = loc("jit(evaluate)"(#loc22))
#loc112 = loc("jit(evaluate)"(#loc23))
#loc113 = loc("jit(evaluate)/jit(log_softmax)"(#loc25))
#loc114 = loc("jit(evaluate)"(#loc31))
#loc115 = loc("jit(evaluate)"(#loc25))
#loc116 = loc("jit(evaluate)"(#loc32))
#loc117 = loc("jit(evaluate)"(#loc33))
#loc118 = loc("jit(evaluate)/jit(log_softmax)"(#loc34))
#loc119 = loc("jit(evaluate)/jit(diagonal)"(#loc36))
#loc120 = loc("jit(evaluate)"(#loc37))
#loc121 = loc("jit(evaluate)"(#loc38))
#loc122 = loc("jit(evaluate)"(#loc39))
#loc123 = loc("iota"(#loc59))
#loc124 = loc("jit(evaluate)"(#loc59))
#loc126 = loc("reduce:"(#loc60))
#loc134 = loc("jit(evaluate)"(#loc61))
#loc136 = loc("mul"(#loc62))
#loc137 = loc("dot_general"(#loc64))
#loc138 = loc("broadcast_in_dim"(#loc64))
#loc139 = loc("add"(#loc64))
#loc140 = loc("jit(relu)"(#loc65))
#loc141 = loc("gt"(#loc65))
#loc142 = loc("mul"(#loc66))
#loc143 = loc("reduce_sum"(#loc67))
#loc144 = loc("broadcast_in_dim"(#loc67))
#loc145 = loc("add"(#loc67))
#loc146 = loc("rsqrt"(#loc68))
#loc147 = loc("div"(#loc68))
#loc148 = loc("mul"(#loc68))
#loc149 = loc("mul"(#loc69))
#loc150 = loc("transpose"(#loc70))
#loc151 = loc("dot_general"(#loc71))
#loc152 = loc("exp"(#loc72))
#loc153 = loc("mul"(#loc71))
#loc154 = loc(callsite(#loc24 at #loc73))
#loc155 = loc(callsite(#loc15 at #loc73))
#loc156 = loc(callsite(#loc at #loc73))
#loc157 = loc(callsite(#loc26 at #loc73))
#loc158 = loc(callsite(#loc27 at #loc73))
#loc159 = loc(callsite(#loc28 at #loc73))
#loc160 = loc(callsite(#loc29 at #loc73))
#loc161 = loc(callsite(#loc30 at #loc73))
#loc162 = loc("iota"(#loc74))
#loc163 = loc("lt"(#loc75))
#loc164 = loc("add"(#loc75))
#loc165 = loc("select_n"(#loc75))
#loc166 = loc("broadcast_in_dim"(#loc75))
#loc167 = loc("concatenate"(#loc75))
#loc168 = loc("gather"(#loc75))
#loc169 = loc("reduce_sum"(#loc76))
#loc170 = loc("div"(#loc76))
#loc171 = loc("neg"(#loc77))
#loc172 = loc(callsite(#loc24 at #loc78))
#loc173 = loc(callsite(#loc15 at #loc78))
#loc174 = loc(callsite(#loc26 at #loc78))
#loc175 = loc(callsite(#loc27 at #loc78))
#loc176 = loc(callsite(#loc at #loc78))
#loc177 = loc(callsite(#loc28 at #loc78))
#loc178 = loc(callsite(#loc29 at #loc78))
#loc179 = loc(callsite(#loc30 at #loc78))
#loc180 = loc(callsite(#loc35 at #loc79))
#loc181 = loc("reduce_sum"(#loc80))
#loc182 = loc("div"(#loc80))
#loc183 = loc("neg"(#loc81))
#loc184 = loc("add"(#loc82))
#loc185 = loc("mul"(#loc83))
#loc186 = loc("mul"(#loc84))
#loc187 = loc("neg"(#loc85))
#loc188 = loc("div"(#loc86))
#loc189 = loc("broadcast_in_dim"(#loc86))
#loc190 = loc(callsite(#loc41 at #loc87))
#loc191 = loc(callsite(#loc at #loc87))
#loc194 = loc(callsite(#loc44 at #loc87))
#loc195 = loc(callsite(#loc48 at #loc87))
#loc196 = loc(callsite(#loc49 at #loc87))
#loc197 = loc(callsite(#loc50 at #loc88))
#loc198 = loc(callsite(#loc at #loc88))
#loc199 = loc(callsite(#loc29 at #loc88))
#loc200 = loc(callsite(#loc51 at #loc88))
#loc201 = loc(callsite(#loc52 at #loc88))
#loc202 = loc(callsite(#loc26 at #loc88))
#loc203 = loc(callsite(#loc53 at #loc88))
#loc204 = loc(callsite(#loc54 at #loc88))
#loc205 = loc(callsite(#loc29 at #loc89))
#loc206 = loc(callsite(#loc51 at #loc89))
#loc207 = loc(callsite(#loc52 at #loc89))
#loc208 = loc(callsite(#loc at #loc89))
#loc209 = loc(callsite(#loc26 at #loc89))
#loc210 = loc(callsite(#loc53 at #loc89))
#loc211 = loc(callsite(#loc54 at #loc89))
#loc212 = loc("add_any"(#loc90))
#loc213 = loc("mul"(#loc91))
#loc214 = loc("reduce_sum"(#loc91))
#loc215 = loc("mul"(#loc92))
#loc216 = loc("dot_general"(#loc91))
#loc217 = loc("transpose"(#loc91))
#loc218 = loc("transpose"(#loc93))
#loc219 = loc("mul"(#loc94))
#loc220 = loc("reduce_sum"(#loc94))
#loc221 = loc("reshape"(#loc94))
#loc222 = loc("mul"(#loc95))
#loc223 = loc("reduce_sum"(#loc96))
#loc224 = loc("broadcast_in_dim"(#loc96))
#loc225 = loc("mul"(#loc97))
#loc226 = loc("add_any"(#loc97))
#loc227 = loc("reduce_sum"(#loc98))
#loc229 = loc("dot_general"(#loc98))
#loc230 = loc("transpose"(#loc98))
#loc231 = loc("select_n"(#loc99))
#loc232 = loc("sub"(#loc100))
#loc233 = loc(callsite(#loc15 at #loc101))
#loc234 = loc(callsite(#loc47 at #loc101))
#loc235 = loc(callsite(#loc at #loc101))
#loc236 = loc(callsite(#loc57 at #loc101))
#loc237 = loc("exp"(#loc102))
#loc238 = loc("mul"(#loc103))
#loc239 = loc("dot_general"(#loc104))
#loc240 = loc("broadcast_in_dim"(#loc104))
#loc241 = loc("add"(#loc104))
#loc242 = loc("jit(relu)"(#loc105))
#loc243 = loc("mul"(#loc106))
#loc244 = loc("reduce_sum"(#loc107))
#loc245 = loc("broadcast_in_dim"(#loc107))
#loc246 = loc("add"(#loc107))
#loc247 = loc("rsqrt"(#loc108))
#loc248 = loc("mul"(#loc109))
#loc249 = loc("transpose"(#loc110))
#loc250 = loc("dot_general"(#loc111))
#loc251 = loc("exp"(#loc112))
#loc252 = loc("mul"(#loc111))
#loc253 = loc(callsite(#loc24 at #loc113))
#loc254 = loc(callsite(#loc15 at #loc113))
#loc255 = loc(callsite(#loc at #loc113))
#loc256 = loc(callsite(#loc26 at #loc113))
#loc257 = loc(callsite(#loc27 at #loc113))
#loc258 = loc(callsite(#loc28 at #loc113))
#loc259 = loc(callsite(#loc29 at #loc113))
#loc260 = loc(callsite(#loc30 at #loc113))
#loc261 = loc("iota"(#loc114))
#loc262 = loc("lt"(#loc115))
#loc263 = loc("add"(#loc115))
#loc264 = loc("select_n"(#loc115))
#loc265 = loc("broadcast_in_dim"(#loc115))
#loc266 = loc("concatenate"(#loc115))
#loc267 = loc("gather"(#loc115))
#loc268 = loc("reduce_sum"(#loc116))
#loc269 = loc("div"(#loc116))
#loc270 = loc("neg"(#loc117))
#loc271 = loc(callsite(#loc24 at #loc118))
#loc272 = loc(callsite(#loc15 at #loc118))
#loc273 = loc(callsite(#loc26 at #loc118))
#loc274 = loc(callsite(#loc27 at #loc118))
#loc275 = loc(callsite(#loc at #loc118))
#loc276 = loc(callsite(#loc28 at #loc118))
#loc277 = loc(callsite(#loc29 at #loc118))
#loc278 = loc(callsite(#loc30 at #loc118))
#loc279 = loc(callsite(#loc35 at #loc119))
#loc280 = loc("reduce_sum"(#loc120))
#loc281 = loc("div"(#loc120))
#loc282 = loc("neg"(#loc121))
#loc283 = loc("add"(#loc122))
#loc284 = loc(callsite(#loc123 at #loc124))
#loc286 = loc(callsite(#loc126 at #loc124))
#loc294 = loc("eq"(#loc124))
#loc295 = loc("convert_element_type"(#loc134))
#loc296 = loc("reduce_sum"(#loc134))
#loc297 = loc(callsite(#loc15 at #loc140))
#loc298 = loc(callsite(#loc at #loc140))
#loc299 = loc(callsite(#loc26 at #loc194))
#loc300 = loc(callsite(#loc at #loc194))
#loc301 = loc(callsite(#loc45 at #loc194))
#loc302 = loc(callsite(#loc46 at #loc194))
#loc303 = loc(callsite(#loc47 at #loc194))
#loc304 = loc(callsite(#loc15 at #loc242))
#loc305 = loc(callsite(#loc at #loc242))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<12xf32> {tf.aliasing_output = 0 : i32} loc("params.image.a.b"), %arg1: tensor<6x12xf32> {tf.aliasing_output = 1 : i32} loc("params.image.a.w"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("params.image.b.b"), %arg3: tensor<12x8xf32> {tf.aliasing_output = 3 : i32} loc("params.image.b.w"), %arg4: tensor<f32> {tf.aliasing_output = 4 : i32} loc("params.scale"), %arg5: tensor<12xf32> {tf.aliasing_output = 5 : i32} loc("params.text.a.b"), %arg6: tensor<5x12xf32> {tf.aliasing_output = 6 : i32} loc("params.text.a.w"), %arg7: tensor<8xf32> {tf.aliasing_output = 7 : i32} loc("params.text.b.b"), %arg8: tensor<12x8xf32> {tf.aliasing_output = 8 : i32} loc("params.text.b.w"), %arg9: tensor<10x5xf32> loc("t"), %arg10: tensor<10x6xf32> loc("x")) -> (tensor<12xf32> {jax.result_info = "params.image.a.b"}, tensor<6x12xf32> {jax.result_info = "params.image.a.w"}, tensor<8xf32> {jax.result_info = "params.image.b.b"}, tensor<12x8xf32> {jax.result_info = "params.image.b.w"}, tensor<f32> {jax.result_info = "params.scale"}, tensor<12xf32> {jax.result_info = "params.text.a.b"}, tensor<5x12xf32> {jax.result_info = "params.text.a.w"}, tensor<8xf32> {jax.result_info = "params.text.b.b"}, tensor<12x8xf32> {jax.result_info = "params.text.b.w"}, tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "scale"}) {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_1 = arith.constant 1.000000e-01 : f32 loc(#loc136)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_3 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %c9 = arith.constant 9 : index loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_4 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_5 = arith.constant dense<4.60517025> : tensor<f32> loc(#loc63)
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<10> : tensor<i32> loc(#loc)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_9 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<10x12xf32> loc(#loc137)
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<10x12xf32>) -> tensor<10x12xf32> loc(#loc137)
    %2 = linalg.matmul ins(%arg10, %arg1 : tensor<10x6xf32>, tensor<6x12xf32>) outs(%1 : tensor<10x12xf32>) -> tensor<10x12xf32> loc(#loc137)
    %3 = tensor.empty() : tensor<1x12xf32> loc(#loc138)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12xf32>) outs(%3 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.image.a.b"), %out: f32 loc("broadcast_in_dim"(#loc64))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<1x12xf32> loc(#loc138)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc64)), %out: f32 loc("add"(#loc64))):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10x12xf32> loc(#loc139)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc64)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("add"(#loc64))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc139)
      linalg.yield %230 : f32 loc(#loc139)
    } -> tensor<10x12xf32> loc(#loc139)
    %7 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc140)), %out: f32 loc(callsite(#loc15 at #loc140))):
      linalg.yield %in : f32 loc(#loc297)
    } -> tensor<10x12xf32> loc(#loc297)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc140)), %in_21: f32 loc(callsite(#loc15 at #loc140)), %out: f32 loc(callsite(#loc15 at #loc140))):
      %230 = arith.maximumf %in, %in_21 : f32 loc(#loc297)
      linalg.yield %230 : f32 loc(#loc297)
    } -> tensor<10x12xf32> loc(#loc297)
    %9 = tensor.empty() : tensor<10x12xi1> loc(#loc141)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%9 : tensor<10x12xi1>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("gt"(#loc65)), %out: i1 loc("gt"(#loc65))):
      %230 = arith.cmpf ogt, %in, %in_21 : f32 loc(#loc141)
      linalg.yield %230 : i1 loc(#loc141)
    } -> tensor<10x12xi1> loc(#loc141)
    %11 = tensor.empty() : tensor<10x8xf32> loc(#loc137)
    %12 = linalg.fill ins(%cst_4 : f32) outs(%11 : tensor<10x8xf32>) -> tensor<10x8xf32> loc(#loc137)
    %13 = linalg.matmul ins(%8, %arg3 : tensor<10x12xf32>, tensor<12x8xf32>) outs(%12 : tensor<10x8xf32>) -> tensor<10x8xf32> loc(#loc137)
    %14 = tensor.empty() : tensor<1x8xf32> loc(#loc138)
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%14 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.image.b.b"), %out: f32 loc("broadcast_in_dim"(#loc64))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<1x8xf32> loc(#loc138)
    %16 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc64)), %out: f32 loc("add"(#loc64))):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10x8xf32> loc(#loc139)
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %16 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc64)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("add"(#loc64))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc139)
      linalg.yield %230 : f32 loc(#loc139)
    } -> tensor<10x8xf32> loc(#loc139)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %17 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("mul"(#loc66))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc142)
      linalg.yield %230 : f32 loc(#loc142)
    } -> tensor<10x8xf32> loc(#loc142)
    %19 = tensor.empty() : tensor<10xf32> loc(#loc143)
    %20 = linalg.fill ins(%cst_4 : f32) outs(%19 : tensor<10xf32>) -> tensor<10xf32> loc(#loc143)
    %21 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<10x8xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc67)), %out: f32 loc("reduce_sum"(#loc67))):
      %230 = arith.addf %out, %in : f32 loc(#loc143)
      linalg.yield %230 : f32 loc(#loc143)
    } -> tensor<10xf32> loc(#loc143)
    %22 = tensor.empty() : tensor<10x1xf32> loc(#loc144)
    %23 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<10xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc67)), %out: f32 loc("broadcast_in_dim"(#loc67))):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<10x1xf32> loc(#loc144)
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc67))):
      linalg.yield %in : f32 loc(#loc145)
    } -> tensor<10x1xf32> loc(#loc145)
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc67)), %in_21: f32 loc("add"(#loc67)), %out: f32 loc("add"(#loc67))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc145)
      linalg.yield %230 : f32 loc(#loc145)
    } -> tensor<10x1xf32> loc(#loc145)
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("add"(#loc67)), %out: f32 loc("rsqrt"(#loc68))):
      %230 = math.rsqrt %in : f32 loc(#loc146)
      linalg.yield %230 : f32 loc(#loc146)
    } -> tensor<10x1xf32> loc(#loc146)
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %25 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc68)), %in_21: f32 loc("add"(#loc67)), %out: f32 loc("div"(#loc68))):
      %230 = arith.divf %in, %in_21 : f32 loc(#loc147)
      linalg.yield %230 : f32 loc(#loc147)
    } -> tensor<10x1xf32> loc(#loc147)
    %28 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc68))):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<10x1xf32> loc(#loc148)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %27 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc68)), %in_21: f32 loc("div"(#loc68)), %out: f32 loc("mul"(#loc68))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc148)
      linalg.yield %230 : f32 loc(#loc148)
    } -> tensor<10x1xf32> loc(#loc148)
    %30 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<10x1xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc68)), %out: f32 loc("mul"(#loc69))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<10x8xf32> loc(#loc149)
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %30 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("mul"(#loc69)), %out: f32 loc("mul"(#loc69))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc149)
      linalg.yield %230 : f32 loc(#loc149)
    } -> tensor<10x8xf32> loc(#loc149)
    %32 = linalg.matmul ins(%arg9, %arg6 : tensor<10x5xf32>, tensor<5x12xf32>) outs(%1 : tensor<10x12xf32>) -> tensor<10x12xf32> loc(#loc137)
    %33 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<12xf32>) outs(%3 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.text.a.b"), %out: f32 loc("broadcast_in_dim"(#loc64))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<1x12xf32> loc(#loc138)
    %34 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc64)), %out: f32 loc("add"(#loc64))):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10x12xf32> loc(#loc139)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc64)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("add"(#loc64))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc139)
      linalg.yield %230 : f32 loc(#loc139)
    } -> tensor<10x12xf32> loc(#loc139)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %7 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc140)), %in_21: f32 loc(callsite(#loc15 at #loc140)), %out: f32 loc(callsite(#loc15 at #loc140))):
      %230 = arith.maximumf %in, %in_21 : f32 loc(#loc297)
      linalg.yield %230 : f32 loc(#loc297)
    } -> tensor<10x12xf32> loc(#loc297)
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %7 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%9 : tensor<10x12xi1>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("gt"(#loc65)), %out: i1 loc("gt"(#loc65))):
      %230 = arith.cmpf ogt, %in, %in_21 : f32 loc(#loc141)
      linalg.yield %230 : i1 loc(#loc141)
    } -> tensor<10x12xi1> loc(#loc141)
    %38 = linalg.matmul ins(%36, %arg8 : tensor<10x12xf32>, tensor<12x8xf32>) outs(%12 : tensor<10x8xf32>) -> tensor<10x8xf32> loc(#loc137)
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<8xf32>) outs(%14 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.text.b.b"), %out: f32 loc("broadcast_in_dim"(#loc64))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<1x8xf32> loc(#loc138)
    %40 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<1x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc64)), %out: f32 loc("add"(#loc64))):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10x8xf32> loc(#loc139)
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %40 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc64)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("add"(#loc64))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc139)
      linalg.yield %230 : f32 loc(#loc139)
    } -> tensor<10x8xf32> loc(#loc139)
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %41 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("mul"(#loc66))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc142)
      linalg.yield %230 : f32 loc(#loc142)
    } -> tensor<10x8xf32> loc(#loc142)
    %43 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<10x8xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc67)), %out: f32 loc("reduce_sum"(#loc67))):
      %230 = arith.addf %out, %in : f32 loc(#loc143)
      linalg.yield %230 : f32 loc(#loc143)
    } -> tensor<10xf32> loc(#loc143)
    %44 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc67)), %out: f32 loc("broadcast_in_dim"(#loc67))):
      linalg.yield %in : f32 loc(#loc144)
    } -> tensor<10x1xf32> loc(#loc144)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %24 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc67)), %in_21: f32 loc("add"(#loc67)), %out: f32 loc("add"(#loc67))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc145)
      linalg.yield %230 : f32 loc(#loc145)
    } -> tensor<10x1xf32> loc(#loc145)
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("add"(#loc67)), %out: f32 loc("rsqrt"(#loc68))):
      %230 = math.rsqrt %in : f32 loc(#loc146)
      linalg.yield %230 : f32 loc(#loc146)
    } -> tensor<10x1xf32> loc(#loc146)
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %45 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc68)), %in_21: f32 loc("add"(#loc67)), %out: f32 loc("div"(#loc68))):
      %230 = arith.divf %in, %in_21 : f32 loc(#loc147)
      linalg.yield %230 : f32 loc(#loc147)
    } -> tensor<10x1xf32> loc(#loc147)
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %47 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc68)), %in_21: f32 loc("div"(#loc68)), %out: f32 loc("mul"(#loc68))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc148)
      linalg.yield %230 : f32 loc(#loc148)
    } -> tensor<10x1xf32> loc(#loc148)
    %49 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<10x1xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc68)), %out: f32 loc("mul"(#loc69))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<10x8xf32> loc(#loc149)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %49 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("mul"(#loc69)), %out: f32 loc("mul"(#loc69))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc149)
      linalg.yield %230 : f32 loc(#loc149)
    } -> tensor<10x8xf32> loc(#loc149)
    %51 = tensor.empty() : tensor<8x10xf32> loc(#loc150)
    %52 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<10x8xf32>) outs(%51 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc69)), %out: f32 loc("transpose"(#loc70))):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<8x10xf32> loc(#loc150)
    %53 = tensor.empty() : tensor<10x10xf32> loc(#loc151)
    %54 = linalg.fill ins(%cst_4 : f32) outs(%53 : tensor<10x10xf32>) -> tensor<10x10xf32> loc(#loc151)
    %55 = linalg.matmul ins(%31, %52 : tensor<10x8xf32>, tensor<8x10xf32>) outs(%54 : tensor<10x10xf32>) -> tensor<10x10xf32> loc(#loc151)
    %56 = tensor.empty() : tensor<f32> loc(#loc152)
    %57 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("params.scale"), %out: f32 loc("exp"(#loc72))):
      %230 = math.exp %in : f32 loc(#loc152)
      linalg.yield %230 : f32 loc(#loc152)
    } -> tensor<f32> loc(#loc152)
    %58 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<f32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc72)), %out: f32 loc("mul"(#loc71))):
      linalg.yield %in : f32 loc(#loc153)
    } -> tensor<10x10xf32> loc(#loc153)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %58 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc71)), %in_21: f32 loc("mul"(#loc71)), %out: f32 loc("mul"(#loc71))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc153)
      linalg.yield %230 : f32 loc(#loc153)
    } -> tensor<10x10xf32> loc(#loc153)
    %60 = linalg.fill ins(%cst : f32) outs(%19 : tensor<10xf32>) -> tensor<10xf32> loc(#loc154)
    %61 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%59 : tensor<10x10xf32>) outs(%60 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc73)), %out: f32 loc(callsite(#loc24 at #loc73))):
      %230 = arith.maximumf %out, %in : f32 loc(#loc154)
      linalg.yield %230 : f32 loc(#loc154)
    } -> tensor<10xf32> loc(#loc154)
    %62 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc73)), %out: f32 loc(callsite(#loc15 at #loc73))):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<10xf32> loc(#loc155)
    %63 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%62, %61 : tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc73)), %in_21: f32 loc(callsite(#loc24 at #loc73)), %out: f32 loc(callsite(#loc15 at #loc73))):
      %230 = arith.maximumf %in, %in_21 : f32 loc(#loc155)
      linalg.yield %230 : f32 loc(#loc155)
    } -> tensor<10xf32> loc(#loc155)
    %64 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<10xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc73)), %out: f32 loc(callsite(#loc26 at #loc73))):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<10x1xf32> loc(#loc157)
    %65 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<10x1xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc73)), %out: f32 loc(callsite(#loc27 at #loc73))):
      linalg.yield %in : f32 loc(#loc158)
    } -> tensor<10x10xf32> loc(#loc158)
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %65 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc73)), %in_21: f32 loc(callsite(#loc27 at #loc73)), %out: f32 loc(callsite(#loc27 at #loc73))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc158)
      linalg.yield %230 : f32 loc(#loc158)
    } -> tensor<10x10xf32> loc(#loc158)
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc73)), %out: f32 loc(callsite(#loc28 at #loc73))):
      %230 = math.exp %in : f32 loc(#loc159)
      linalg.yield %230 : f32 loc(#loc159)
    } -> tensor<10x10xf32> loc(#loc159)
    %68 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%67 : tensor<10x10xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc73)), %out: f32 loc(callsite(#loc29 at #loc73))):
      %230 = arith.addf %out, %in : f32 loc(#loc160)
      linalg.yield %230 : f32 loc(#loc160)
    } -> tensor<10xf32> loc(#loc160)
    %69 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<10xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc73)), %out: f32 loc(callsite(#loc26 at #loc73))):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<10x1xf32> loc(#loc157)
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc73)), %out: f32 loc(callsite(#loc30 at #loc73))):
      %230 = math.log %in : f32 loc(#loc161)
      linalg.yield %230 : f32 loc(#loc161)
    } -> tensor<10x1xf32> loc(#loc161)
    %71 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<10x1xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc73)), %out: f32 loc(callsite(#loc27 at #loc73))):
      linalg.yield %in : f32 loc(#loc158)
    } -> tensor<10x10xf32> loc(#loc158)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %71 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc73)), %in_21: f32 loc(callsite(#loc27 at #loc73)), %out: f32 loc(callsite(#loc27 at #loc73))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc158)
      linalg.yield %230 : f32 loc(#loc158)
    } -> tensor<10x10xf32> loc(#loc158)
    %73 = tensor.empty() : tensor<10xi32> loc(#loc162)
    %74 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%73 : tensor<10xi32>) {
    ^bb0(%out: i32 loc("iota"(#loc74))):
      %230 = linalg.index 0 : index loc(#loc162)
      %231 = arith.index_cast %230 : index to i32 loc(#loc162)
      linalg.yield %231 : i32 loc(#loc162)
    } -> tensor<10xi32> loc(#loc162)
    %75 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_8 : tensor<i32>) outs(%73 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc75))):
      linalg.yield %in : i32 loc(#loc163)
    } -> tensor<10xi32> loc(#loc163)
    %76 = tensor.empty() : tensor<10xi1> loc(#loc163)
    %77 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%74, %75 : tensor<10xi32>, tensor<10xi32>) outs(%76 : tensor<10xi1>) {
    ^bb0(%in: i32 loc("iota"(#loc74)), %in_21: i32 loc("lt"(#loc75)), %out: i1 loc("lt"(#loc75))):
      %230 = arith.cmpi slt, %in, %in_21 : i32 loc(#loc163)
      linalg.yield %230 : i1 loc(#loc163)
    } -> tensor<10xi1> loc(#loc163)
    %78 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_7 : tensor<i32>) outs(%73 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("add"(#loc75))):
      linalg.yield %in : i32 loc(#loc164)
    } -> tensor<10xi32> loc(#loc164)
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%74, %78 : tensor<10xi32>, tensor<10xi32>) outs(%73 : tensor<10xi32>) {
    ^bb0(%in: i32 loc("iota"(#loc74)), %in_21: i32 loc("add"(#loc75)), %out: i32 loc("add"(#loc75))):
      %230 = arith.addi %in, %in_21 : i32 loc(#loc164)
      linalg.yield %230 : i32 loc(#loc164)
    } -> tensor<10xi32> loc(#loc164)
    %80 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%77, %79, %74 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%73 : tensor<10xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc75)), %in_21: i32 loc("add"(#loc75)), %in_22: i32 loc("iota"(#loc74)), %out: i32 loc("select_n"(#loc75))):
      %230 = arith.select %in, %in_21, %in_22 : i32 loc(#loc165)
      linalg.yield %230 : i32 loc(#loc165)
    } -> tensor<10xi32> loc(#loc165)
    %81 = tensor.empty() : tensor<10x1xi32> loc(#loc166)
    %82 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<10xi32>) outs(%81 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc75)), %out: i32 loc("broadcast_in_dim"(#loc75))):
      linalg.yield %in : i32 loc(#loc166)
    } -> tensor<10x1xi32> loc(#loc166)
    %83 = tensor.empty() : tensor<10x2xi32> loc(#loc167)
    %84 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%83 : tensor<10x2xi32>) {
    ^bb0(%out: i32 loc("concatenate"(#loc75))):
      %230 = linalg.index 0 : index loc(#loc167)
      %231 = linalg.index 1 : index loc(#loc167)
      %232 = arith.cmpi ult, %231, %c1 : index loc(#loc167)
      %233 = scf.if %232 -> (i32) {
        %extracted = tensor.extract %82[%230, %231] : tensor<10x1xi32> loc(#loc167)
        scf.yield %extracted : i32 loc(#loc167)
      } else {
        %234 = arith.subi %231, %c1 : index loc(#loc167)
        %extracted = tensor.extract %82[%230, %234] : tensor<10x1xi32> loc(#loc167)
        scf.yield %extracted : i32 loc(#loc167)
      } loc(#loc167)
      linalg.yield %233 : i32 loc(#loc167)
    } -> tensor<10x2xi32> loc(#loc167)
    %85 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%19 : tensor<10xf32>) {
    ^bb0(%out: f32 loc("gather"(#loc75))):
      %230 = linalg.index 0 : index loc(#loc168)
      %extracted = tensor.extract %84[%230, %c0] : tensor<10x2xi32> loc(#loc168)
      %231 = arith.index_cast %extracted : i32 to index loc(#loc168)
      %extracted_21 = tensor.extract %84[%230, %c1] : tensor<10x2xi32> loc(#loc168)
      %232 = arith.index_cast %extracted_21 : i32 to index loc(#loc168)
      %233 = arith.maxsi %231, %c0 : index loc(#loc168)
      %234 = arith.minsi %233, %c9 : index loc(#loc168)
      %235 = arith.maxsi %232, %c0 : index loc(#loc168)
      %236 = arith.minsi %235, %c9 : index loc(#loc168)
      %extracted_22 = tensor.extract %72[%234, %236] : tensor<10x10xf32> loc(#loc168)
      linalg.yield %extracted_22 : f32 loc(#loc168)
    } -> tensor<10xf32> loc(#loc168)
    %86 = linalg.fill ins(%cst_4 : f32) outs(%56 : tensor<f32>) -> tensor<f32> loc(#loc169)
    %87 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%85 : tensor<10xf32>) outs(%86 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc76)), %out: f32 loc("reduce_sum"(#loc76))):
      %230 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %230 : f32 loc(#loc169)
    } -> tensor<f32> loc(#loc169)
    %88 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%87 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc76)), %out: f32 loc("div"(#loc76))):
      %230 = arith.divf %in, %cst_3 : f32 loc(#loc170)
      linalg.yield %230 : f32 loc(#loc170)
    } -> tensor<f32> loc(#loc170)
    %89 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%88 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc76)), %out: f32 loc("neg"(#loc77))):
      %230 = arith.negf %in : f32 loc(#loc171)
      linalg.yield %230 : f32 loc(#loc171)
    } -> tensor<f32> loc(#loc171)
    %90 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%59 : tensor<10x10xf32>) outs(%60 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc78)), %out: f32 loc(callsite(#loc24 at #loc78))):
      %230 = arith.maximumf %out, %in : f32 loc(#loc172)
      linalg.yield %230 : f32 loc(#loc172)
    } -> tensor<10xf32> loc(#loc172)
    %91 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%62, %90 : tensor<10xf32>, tensor<10xf32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc78)), %in_21: f32 loc(callsite(#loc24 at #loc78)), %out: f32 loc(callsite(#loc15 at #loc78))):
      %230 = arith.maximumf %in, %in_21 : f32 loc(#loc173)
      linalg.yield %230 : f32 loc(#loc173)
    } -> tensor<10xf32> loc(#loc173)
    %92 = tensor.empty() : tensor<1x10xf32> loc(#loc174)
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<10xf32>) outs(%92 : tensor<1x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc78)), %out: f32 loc(callsite(#loc26 at #loc78))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<1x10xf32> loc(#loc174)
    %94 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<1x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc78)), %out: f32 loc(callsite(#loc27 at #loc78))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<10x10xf32> loc(#loc175)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %94 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc78)), %in_21: f32 loc(callsite(#loc27 at #loc78)), %out: f32 loc(callsite(#loc27 at #loc78))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc175)
      linalg.yield %230 : f32 loc(#loc175)
    } -> tensor<10x10xf32> loc(#loc175)
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc78)), %out: f32 loc(callsite(#loc28 at #loc78))):
      %230 = math.exp %in : f32 loc(#loc177)
      linalg.yield %230 : f32 loc(#loc177)
    } -> tensor<10x10xf32> loc(#loc177)
    %97 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%96 : tensor<10x10xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc78)), %out: f32 loc(callsite(#loc29 at #loc78))):
      %230 = arith.addf %out, %in : f32 loc(#loc178)
      linalg.yield %230 : f32 loc(#loc178)
    } -> tensor<10xf32> loc(#loc178)
    %98 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<10xf32>) outs(%92 : tensor<1x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc78)), %out: f32 loc(callsite(#loc26 at #loc78))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<1x10xf32> loc(#loc174)
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<1x10xf32>) outs(%92 : tensor<1x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc78)), %out: f32 loc(callsite(#loc30 at #loc78))):
      %230 = math.log %in : f32 loc(#loc179)
      linalg.yield %230 : f32 loc(#loc179)
    } -> tensor<1x10xf32> loc(#loc179)
    %100 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<1x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc78)), %out: f32 loc(callsite(#loc27 at #loc78))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<10x10xf32> loc(#loc175)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %100 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc78)), %in_21: f32 loc(callsite(#loc27 at #loc78)), %out: f32 loc(callsite(#loc27 at #loc78))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc175)
      linalg.yield %230 : f32 loc(#loc175)
    } -> tensor<10x10xf32> loc(#loc175)
    %102 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%19 : tensor<10xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc35 at #loc79))):
      %230 = linalg.index 0 : index loc(#loc180)
      %extracted = tensor.extract %84[%230, %c0] : tensor<10x2xi32> loc(#loc180)
      %231 = arith.index_cast %extracted : i32 to index loc(#loc180)
      %extracted_21 = tensor.extract %84[%230, %c1] : tensor<10x2xi32> loc(#loc180)
      %232 = arith.index_cast %extracted_21 : i32 to index loc(#loc180)
      %233 = arith.maxsi %231, %c0 : index loc(#loc180)
      %234 = arith.minsi %233, %c9 : index loc(#loc180)
      %235 = arith.maxsi %232, %c0 : index loc(#loc180)
      %236 = arith.minsi %235, %c9 : index loc(#loc180)
      %extracted_22 = tensor.extract %101[%234, %236] : tensor<10x10xf32> loc(#loc180)
      linalg.yield %extracted_22 : f32 loc(#loc180)
    } -> tensor<10xf32> loc(#loc180)
    %103 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%102 : tensor<10xf32>) outs(%86 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc80)), %out: f32 loc("reduce_sum"(#loc80))):
      %230 = arith.addf %out, %in : f32 loc(#loc181)
      linalg.yield %230 : f32 loc(#loc181)
    } -> tensor<f32> loc(#loc181)
    %104 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%103 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc80)), %out: f32 loc("div"(#loc80))):
      %230 = arith.divf %in, %cst_3 : f32 loc(#loc182)
      linalg.yield %230 : f32 loc(#loc182)
    } -> tensor<f32> loc(#loc182)
    %105 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%104 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc80)), %out: f32 loc("neg"(#loc81))):
      %230 = arith.negf %in : f32 loc(#loc183)
      linalg.yield %230 : f32 loc(#loc183)
    } -> tensor<f32> loc(#loc183)
    %106 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%89, %105 : tensor<f32>, tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("neg"(#loc77)), %in_21: f32 loc("neg"(#loc81)), %out: f32 loc("add"(#loc82))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc184)
      linalg.yield %230 : f32 loc(#loc184)
    } -> tensor<f32> loc(#loc184)
    %107 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%106 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc82)), %out: f32 loc("mul"(#loc83))):
      %230 = arith.mulf %in, %cst_2 : f32 loc(#loc185)
      linalg.yield %230 : f32 loc(#loc185)
    } -> tensor<f32> loc(#loc185)
    %108 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%56 : tensor<f32>) {
    ^bb0(%out: f32 loc("mul"(#loc84))):
      linalg.yield %cst_2 : f32 loc(#loc186)
    } -> tensor<f32> loc(#loc186)
    %109 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%108 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc84)), %out: f32 loc("neg"(#loc85))):
      %230 = arith.negf %in : f32 loc(#loc187)
      linalg.yield %230 : f32 loc(#loc187)
    } -> tensor<f32> loc(#loc187)
    %110 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%109 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("neg"(#loc85)), %out: f32 loc("div"(#loc86))):
      %230 = arith.divf %in, %cst_3 : f32 loc(#loc188)
      linalg.yield %230 : f32 loc(#loc188)
    } -> tensor<f32> loc(#loc188)
    %111 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%110 : tensor<f32>) outs(%19 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc86)), %out: f32 loc("broadcast_in_dim"(#loc86))):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<10xf32> loc(#loc189)
    %112 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc87)), %out: f32 loc(callsite(#loc41 at #loc87))):
      linalg.yield %in : f32 loc(#loc190)
    } -> tensor<10x10xf32> loc(#loc190)
    %extracted_slice = tensor.extract_slice %84[0, 0] [10, 1] [1, 1] : tensor<10x2xi32> to tensor<10x1xi32> loc(#loc192)
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<10x1xi32> into tensor<10xi32> loc(#loc193)
    %113 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<10xi32>) outs(%81 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc194)), %out: i32 loc(callsite(#loc26 at #loc194))):
      linalg.yield %in : i32 loc(#loc299)
    } -> tensor<10x1xi32> loc(#loc299)
    %114 = tensor.empty() : tensor<1x10xi32> loc(#loc301)
    %115 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%114 : tensor<1x10xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc45 at #loc194))):
      %230 = linalg.index 1 : index loc(#loc301)
      %231 = arith.index_cast %230 : index to i32 loc(#loc301)
      linalg.yield %231 : i32 loc(#loc301)
    } -> tensor<1x10xi32> loc(#loc301)
    %116 = tensor.empty() : tensor<10x10xi32> loc(#loc302)
    %117 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<10x1xi32>) outs(%116 : tensor<10x10xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc26 at #loc194)), %out: i32 loc(callsite(#loc46 at #loc194))):
      linalg.yield %in : i32 loc(#loc302)
    } -> tensor<10x10xi32> loc(#loc302)
    %118 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<1x10xi32>) outs(%116 : tensor<10x10xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc45 at #loc194)), %out: i32 loc(callsite(#loc46 at #loc194))):
      linalg.yield %in : i32 loc(#loc302)
    } -> tensor<10x10xi32> loc(#loc302)
    %119 = tensor.empty() : tensor<10x10xi1> loc(#loc302)
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %118 : tensor<10x10xi32>, tensor<10x10xi32>) outs(%119 : tensor<10x10xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc46 at #loc194)), %in_21: i32 loc(callsite(#loc46 at #loc194)), %out: i1 loc(callsite(#loc46 at #loc194))):
      %230 = arith.cmpi eq, %in, %in_21 : i32 loc(#loc302)
      linalg.yield %230 : i1 loc(#loc302)
    } -> tensor<10x10xi1> loc(#loc302)
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<10x10xi1>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc46 at #loc194)), %out: f32 loc(callsite(#loc47 at #loc194))):
      %230 = arith.uitofp %in : i1 to f32 loc(#loc303)
      linalg.yield %230 : f32 loc(#loc303)
    } -> tensor<10x10xf32> loc(#loc303)
    %extracted_slice_12 = tensor.extract_slice %84[0, 1] [10, 1] [1, 1] : tensor<10x2xi32> to tensor<10x1xi32> loc(#loc192)
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32> loc(#loc193)
    %122 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<10xi32>) outs(%81 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc194)), %out: i32 loc(callsite(#loc26 at #loc194))):
      linalg.yield %in : i32 loc(#loc299)
    } -> tensor<10x1xi32> loc(#loc299)
    %123 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<10x1xi32>) outs(%116 : tensor<10x10xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc26 at #loc194)), %out: i32 loc(callsite(#loc46 at #loc194))):
      linalg.yield %in : i32 loc(#loc302)
    } -> tensor<10x10xi32> loc(#loc302)
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %118 : tensor<10x10xi32>, tensor<10x10xi32>) outs(%119 : tensor<10x10xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc46 at #loc194)), %in_21: i32 loc(callsite(#loc46 at #loc194)), %out: i1 loc(callsite(#loc46 at #loc194))):
      %230 = arith.cmpi eq, %in, %in_21 : i32 loc(#loc302)
      linalg.yield %230 : i1 loc(#loc302)
    } -> tensor<10x10xi1> loc(#loc302)
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<10x10xi1>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc46 at #loc194)), %out: f32 loc(callsite(#loc47 at #loc194))):
      %230 = arith.uitofp %in : i1 to f32 loc(#loc303)
      linalg.yield %230 : f32 loc(#loc303)
    } -> tensor<10x10xf32> loc(#loc303)
    %126 = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %121 : tensor<10xf32>, tensor<10x10xf32>) outs(%54 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc87)), %in_21: f32 loc(callsite(#loc44 at #loc87)), %out: f32 loc(callsite(#loc48 at #loc87))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc191)
      %231 = arith.addf %out, %230 : f32 loc(#loc195)
      linalg.yield %231 : f32 loc(#loc191)
    } -> tensor<10x10xf32> loc(#loc195)
    %127 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126, %125 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%54 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc48 at #loc87)), %in_21: f32 loc(callsite(#loc44 at #loc87)), %out: f32 loc(callsite(#loc48 at #loc87))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc195)
      %231 = arith.addf %out, %230 : f32 loc(#loc195)
      linalg.yield %231 : f32 loc(#loc191)
    } -> tensor<10x10xf32> loc(#loc195)
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %127 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc87)), %in_21: f32 loc(callsite(#loc48 at #loc87)), %out: f32 loc(callsite(#loc49 at #loc87))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc196)
      linalg.yield %230 : f32 loc(#loc196)
    } -> tensor<10x10xf32> loc(#loc196)
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc88)), %out: f32 loc(callsite(#loc50 at #loc88))):
      %230 = arith.negf %in : f32 loc(#loc197)
      linalg.yield %230 : f32 loc(#loc197)
    } -> tensor<10x10xf32> loc(#loc197)
    %130 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%129 : tensor<10x10xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc88)), %out: f32 loc(callsite(#loc29 at #loc88))):
      %230 = arith.addf %out, %in : f32 loc(#loc199)
      linalg.yield %230 : f32 loc(#loc199)
    } -> tensor<10xf32> loc(#loc199)
    %expanded = tensor.expand_shape %130 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32> loc(#loc200)
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %98 : tensor<1x10xf32>, tensor<1x10xf32>) outs(%92 : tensor<1x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc88)), %in_21: f32 loc(callsite(#loc at #loc88)), %out: f32 loc(callsite(#loc52 at #loc88))):
      %230 = arith.divf %in, %in_21 : f32 loc(#loc201)
      linalg.yield %230 : f32 loc(#loc201)
    } -> tensor<1x10xf32> loc(#loc201)
    %132 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<1x10xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc88)), %out: f32 loc(callsite(#loc29 at #loc88))):
      %230 = arith.addf %out, %in : f32 loc(#loc199)
      linalg.yield %230 : f32 loc(#loc199)
    } -> tensor<10xf32> loc(#loc199)
    %133 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc88)), %out: f32 loc(callsite(#loc26 at #loc88))):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<10x10xf32> loc(#loc202)
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %96 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc88)), %in_21: f32 loc(callsite(#loc at #loc88)), %out: f32 loc(callsite(#loc53 at #loc88))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc203)
      linalg.yield %230 : f32 loc(#loc203)
    } -> tensor<10x10xf32> loc(#loc203)
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %134 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc88)), %in_21: f32 loc(callsite(#loc53 at #loc88)), %out: f32 loc(callsite(#loc54 at #loc88))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc204)
      linalg.yield %230 : f32 loc(#loc204)
    } -> tensor<10x10xf32> loc(#loc204)
    %136 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%129 : tensor<10x10xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc89)), %out: f32 loc(callsite(#loc29 at #loc89))):
      %230 = arith.addf %out, %in : f32 loc(#loc205)
      linalg.yield %230 : f32 loc(#loc205)
    } -> tensor<10xf32> loc(#loc205)
    %expanded_14 = tensor.expand_shape %136 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc206)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %69 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc89)), %in_21: f32 loc(callsite(#loc at #loc89)), %out: f32 loc(callsite(#loc52 at #loc89))):
      %230 = arith.divf %in, %in_21 : f32 loc(#loc207)
      linalg.yield %230 : f32 loc(#loc207)
    } -> tensor<10x1xf32> loc(#loc207)
    %138 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%137 : tensor<10x1xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc89)), %out: f32 loc(callsite(#loc29 at #loc89))):
      %230 = arith.addf %out, %in : f32 loc(#loc205)
      linalg.yield %230 : f32 loc(#loc205)
    } -> tensor<10xf32> loc(#loc205)
    %139 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc89)), %out: f32 loc(callsite(#loc26 at #loc89))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<10x10xf32> loc(#loc209)
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %67 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc89)), %in_21: f32 loc(callsite(#loc at #loc89)), %out: f32 loc(callsite(#loc53 at #loc89))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc210)
      linalg.yield %230 : f32 loc(#loc210)
    } -> tensor<10x10xf32> loc(#loc210)
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %140 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc89)), %in_21: f32 loc(callsite(#loc53 at #loc89)), %out: f32 loc(callsite(#loc54 at #loc89))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc211)
      linalg.yield %230 : f32 loc(#loc211)
    } -> tensor<10x10xf32> loc(#loc211)
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%135, %141 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc34)), %in_21: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc25)), %out: f32 loc("add_any"(#loc90))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc212)
      linalg.yield %230 : f32 loc(#loc212)
    } -> tensor<10x10xf32> loc(#loc212)
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %142 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc71)), %in_21: f32 loc("add_any"(#loc90)), %out: f32 loc("mul"(#loc91))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc213)
      linalg.yield %230 : f32 loc(#loc213)
    } -> tensor<10x10xf32> loc(#loc213)
    %144 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%143 : tensor<10x10xf32>) outs(%86 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc91)), %out: f32 loc("reduce_sum"(#loc91))):
      %230 = arith.addf %out, %in : f32 loc(#loc214)
      linalg.yield %230 : f32 loc(#loc214)
    } -> tensor<f32> loc(#loc214)
    %145 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%142, %58 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%53 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc90)), %in_21: f32 loc("mul"(#loc71)), %out: f32 loc("mul"(#loc91))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc213)
      linalg.yield %230 : f32 loc(#loc213)
    } -> tensor<10x10xf32> loc(#loc213)
    %146 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%144, %57 : tensor<f32>, tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc91)), %in_21: f32 loc("exp"(#loc72)), %out: f32 loc("mul"(#loc92))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc215)
      linalg.yield %230 : f32 loc(#loc215)
    } -> tensor<f32> loc(#loc215)
    %147 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %31 : tensor<10x10xf32>, tensor<10x8xf32>) outs(%12 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_21: f32 loc("mul"(#loc69)), %out: f32 loc("dot_general"(#loc91))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc213)
      %231 = arith.addf %out, %230 : f32 loc(#loc216)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<10x8xf32> loc(#loc216)
    %148 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<10x8xf32>) outs(%51 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc91)), %out: f32 loc("transpose"(#loc91))):
      linalg.yield %in : f32 loc(#loc217)
    } -> tensor<8x10xf32> loc(#loc217)
    %149 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%145, %52 : tensor<10x10xf32>, tensor<8x10xf32>) outs(%12 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_21: f32 loc("transpose"(#loc70)), %out: f32 loc("dot_general"(#loc91))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc213)
      %231 = arith.addf %out, %230 : f32 loc(#loc216)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<10x8xf32> loc(#loc216)
    %150 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<8x10xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc91)), %out: f32 loc("transpose"(#loc93))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<10x8xf32> loc(#loc218)
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %150 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("transpose"(#loc93)), %out: f32 loc("mul"(#loc94))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc219)
      linalg.yield %230 : f32 loc(#loc219)
    } -> tensor<10x8xf32> loc(#loc219)
    %152 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%151 : tensor<10x8xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc94)), %out: f32 loc("reduce_sum"(#loc94))):
      %230 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %230 : f32 loc(#loc220)
    } -> tensor<10xf32> loc(#loc220)
    %expanded_15 = tensor.expand_shape %152 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc221)
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%150, %49 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc93)), %in_21: f32 loc("mul"(#loc69)), %out: f32 loc("mul"(#loc94))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc219)
      linalg.yield %230 : f32 loc(#loc219)
    } -> tensor<10x8xf32> loc(#loc219)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %48 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc94)), %in_21: f32 loc("mul"(#loc68)), %out: f32 loc("mul"(#loc95))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc222)
      linalg.yield %230 : f32 loc(#loc222)
    } -> tensor<10x1xf32> loc(#loc222)
    %155 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%154 : tensor<10x1xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc96)), %out: f32 loc("reduce_sum"(#loc96))):
      %230 = arith.addf %out, %in : f32 loc(#loc223)
      linalg.yield %230 : f32 loc(#loc223)
    } -> tensor<10xf32> loc(#loc223)
    %156 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<10xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc96)), %out: f32 loc("broadcast_in_dim"(#loc96))):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<10x8xf32> loc(#loc224)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %156 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("broadcast_in_dim"(#loc96)), %out: f32 loc("mul"(#loc97))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc225)
      linalg.yield %230 : f32 loc(#loc225)
    } -> tensor<10x8xf32> loc(#loc225)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %157 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_21: f32 loc("mul"(#loc97)), %out: f32 loc("add_any"(#loc97))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc226)
      linalg.yield %230 : f32 loc(#loc226)
    } -> tensor<10x8xf32> loc(#loc226)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %41 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc96)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("mul"(#loc97))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc225)
      linalg.yield %230 : f32 loc(#loc225)
    } -> tensor<10x8xf32> loc(#loc225)
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %159 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc97)), %in_21: f32 loc("mul"(#loc97)), %out: f32 loc("add_any"(#loc97))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc226)
      linalg.yield %230 : f32 loc(#loc226)
    } -> tensor<10x8xf32> loc(#loc226)
    %161 = tensor.empty() : tensor<8xf32> loc(#loc227)
    %162 = linalg.fill ins(%cst_4 : f32) outs(%161 : tensor<8xf32>) -> tensor<8xf32> loc(#loc227)
    %163 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%160 : tensor<10x8xf32>) outs(%162 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<8xf32> loc(#loc227)
    %expanded_16 = tensor.expand_shape %163 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc228)
    %164 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_16 : tensor<1x8xf32>) outs(%162 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<8xf32> loc(#loc227)
    %165 = tensor.empty() : tensor<8x12xf32> loc(#loc229)
    %166 = linalg.fill ins(%cst_4 : f32) outs(%165 : tensor<8x12xf32>) -> tensor<8x12xf32> loc(#loc229)
    %167 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160, %36 : tensor<10x8xf32>, tensor<10x12xf32>) outs(%166 : tensor<8x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc97)), %in_21: f32 loc("jit(relu)"(#loc65)), %out: f32 loc("dot_general"(#loc98))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc226)
      %231 = arith.addf %out, %230 : f32 loc(#loc229)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<8x12xf32> loc(#loc229)
    %168 = tensor.empty() : tensor<12x8xf32> loc(#loc230)
    %169 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<8x12xf32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc98)), %out: f32 loc("transpose"(#loc98))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<12x8xf32> loc(#loc230)
    %170 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%160, %arg8 : tensor<10x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc97)), %in_21: f32 loc("params.text.b.w"), %out: f32 loc("dot_general"(#loc98))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc226)
      %231 = arith.addf %out, %230 : f32 loc(#loc229)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<10x12xf32> loc(#loc229)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %170, %7 : tensor<10x12xi1>, tensor<10x12xf32>, tensor<10x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc65)), %in_21: f32 loc("dot_general"(#loc98)), %in_22: f32 loc("gt"(#loc65)), %out: f32 loc("select_n"(#loc99))):
      %230 = arith.select %in, %in_21, %in_22 : f32 loc(#loc231)
      linalg.yield %230 : f32 loc(#loc231)
    } -> tensor<10x12xf32> loc(#loc231)
    %172 = tensor.empty() : tensor<12xf32> loc(#loc227)
    %173 = linalg.fill ins(%cst_4 : f32) outs(%172 : tensor<12xf32>) -> tensor<12xf32> loc(#loc227)
    %174 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%171 : tensor<10x12xf32>) outs(%173 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<12xf32> loc(#loc227)
    %expanded_17 = tensor.expand_shape %174 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32> loc(#loc228)
    %175 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_17 : tensor<1x12xf32>) outs(%173 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<12xf32> loc(#loc227)
    %176 = tensor.empty() : tensor<12x5xf32> loc(#loc229)
    %177 = linalg.fill ins(%cst_4 : f32) outs(%176 : tensor<12x5xf32>) -> tensor<12x5xf32> loc(#loc229)
    %178 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%171, %arg9 : tensor<10x12xf32>, tensor<10x5xf32>) outs(%177 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc99)), %in_21: f32 loc("t"), %out: f32 loc("dot_general"(#loc98))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc231)
      %231 = arith.addf %out, %230 : f32 loc(#loc229)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<12x5xf32> loc(#loc229)
    %179 = tensor.empty() : tensor<5x12xf32> loc(#loc230)
    %180 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<12x5xf32>) outs(%179 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc98)), %out: f32 loc("transpose"(#loc98))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<5x12xf32> loc(#loc230)
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %149 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("dot_general"(#loc91)), %out: f32 loc("mul"(#loc94))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc219)
      linalg.yield %230 : f32 loc(#loc219)
    } -> tensor<10x8xf32> loc(#loc219)
    %182 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<10x8xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc94)), %out: f32 loc("reduce_sum"(#loc94))):
      %230 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %230 : f32 loc(#loc220)
    } -> tensor<10xf32> loc(#loc220)
    %expanded_18 = tensor.expand_shape %182 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc221)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %30 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc91)), %in_21: f32 loc("mul"(#loc69)), %out: f32 loc("mul"(#loc94))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc219)
      linalg.yield %230 : f32 loc(#loc219)
    } -> tensor<10x8xf32> loc(#loc219)
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %29 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%22 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc94)), %in_21: f32 loc("mul"(#loc68)), %out: f32 loc("mul"(#loc95))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc222)
      linalg.yield %230 : f32 loc(#loc222)
    } -> tensor<10x1xf32> loc(#loc222)
    %185 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%184 : tensor<10x1xf32>) outs(%20 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc96)), %out: f32 loc("reduce_sum"(#loc96))):
      %230 = arith.addf %out, %in : f32 loc(#loc223)
      linalg.yield %230 : f32 loc(#loc223)
    } -> tensor<10xf32> loc(#loc223)
    %186 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<10xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc96)), %out: f32 loc("broadcast_in_dim"(#loc96))):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<10x8xf32> loc(#loc224)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %186 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc64)), %in_21: f32 loc("broadcast_in_dim"(#loc96)), %out: f32 loc("mul"(#loc97))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc225)
      linalg.yield %230 : f32 loc(#loc225)
    } -> tensor<10x8xf32> loc(#loc225)
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %187 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_21: f32 loc("mul"(#loc97)), %out: f32 loc("add_any"(#loc97))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc226)
      linalg.yield %230 : f32 loc(#loc226)
    } -> tensor<10x8xf32> loc(#loc226)
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %17 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc96)), %in_21: f32 loc("add"(#loc64)), %out: f32 loc("mul"(#loc97))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc225)
      linalg.yield %230 : f32 loc(#loc225)
    } -> tensor<10x8xf32> loc(#loc225)
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%188, %189 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%11 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc97)), %in_21: f32 loc("mul"(#loc97)), %out: f32 loc("add_any"(#loc97))):
      %230 = arith.addf %in, %in_21 : f32 loc(#loc226)
      linalg.yield %230 : f32 loc(#loc226)
    } -> tensor<10x8xf32> loc(#loc226)
    %191 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%190 : tensor<10x8xf32>) outs(%162 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<8xf32> loc(#loc227)
    %expanded_19 = tensor.expand_shape %191 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc228)
    %192 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_19 : tensor<1x8xf32>) outs(%162 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<8xf32> loc(#loc227)
    %193 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%190, %8 : tensor<10x8xf32>, tensor<10x12xf32>) outs(%166 : tensor<8x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc97)), %in_21: f32 loc("jit(relu)"(#loc65)), %out: f32 loc("dot_general"(#loc98))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc226)
      %231 = arith.addf %out, %230 : f32 loc(#loc229)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<8x12xf32> loc(#loc229)
    %194 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<8x12xf32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc98)), %out: f32 loc("transpose"(#loc98))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<12x8xf32> loc(#loc230)
    %195 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%190, %arg3 : tensor<10x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc97)), %in_21: f32 loc("params.image.b.w"), %out: f32 loc("dot_general"(#loc98))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc226)
      %231 = arith.addf %out, %230 : f32 loc(#loc229)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<10x12xf32> loc(#loc229)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %195, %7 : tensor<10x12xi1>, tensor<10x12xf32>, tensor<10x12xf32>) outs(%0 : tensor<10x12xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc65)), %in_21: f32 loc("dot_general"(#loc98)), %in_22: f32 loc("gt"(#loc65)), %out: f32 loc("select_n"(#loc99))):
      %230 = arith.select %in, %in_21, %in_22 : f32 loc(#loc231)
      linalg.yield %230 : f32 loc(#loc231)
    } -> tensor<10x12xf32> loc(#loc231)
    %197 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%196 : tensor<10x12xf32>) outs(%173 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<12xf32> loc(#loc227)
    %expanded_20 = tensor.expand_shape %197 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32> loc(#loc228)
    %198 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_20 : tensor<1x12xf32>) outs(%173 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %230 = arith.addf %out, %in : f32 loc(#loc227)
      linalg.yield %230 : f32 loc(#loc227)
    } -> tensor<12xf32> loc(#loc227)
    %199 = tensor.empty() : tensor<12x6xf32> loc(#loc229)
    %200 = linalg.fill ins(%cst_4 : f32) outs(%199 : tensor<12x6xf32>) -> tensor<12x6xf32> loc(#loc229)
    %201 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%196, %arg10 : tensor<10x12xf32>, tensor<10x6xf32>) outs(%200 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc99)), %in_21: f32 loc("x"), %out: f32 loc("dot_general"(#loc98))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc231)
      %231 = arith.addf %out, %230 : f32 loc(#loc229)
      linalg.yield %231 : f32 loc(#loc)
    } -> tensor<12x6xf32> loc(#loc229)
    %202 = tensor.empty() : tensor<6x12xf32> loc(#loc230)
    %203 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<12x6xf32>) outs(%202 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc98)), %out: f32 loc("transpose"(#loc98))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<6x12xf32> loc(#loc230)
    %204 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%172 : tensor<12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc62))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<12xf32> loc(#loc136)
    %205 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%204, %198 : tensor<12xf32>, tensor<12xf32>) outs(%172 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<12xf32> loc(#loc136)
    %206 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg0, %205 : tensor<12xf32>, tensor<12xf32>) outs(%172 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("params.image.a.b"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<12xf32> loc(#loc232)
    %207 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%202 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc62))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<6x12xf32> loc(#loc136)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%207, %203 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%202 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("transpose"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<6x12xf32> loc(#loc136)
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %208 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%202 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("params.image.a.w"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<6x12xf32> loc(#loc232)
    %210 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%161 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc62))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<8xf32> loc(#loc136)
    %211 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%210, %192 : tensor<8xf32>, tensor<8xf32>) outs(%161 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<8xf32> loc(#loc136)
    %212 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg2, %211 : tensor<8xf32>, tensor<8xf32>) outs(%161 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.image.b.b"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<8xf32> loc(#loc232)
    %213 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc62))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<12x8xf32> loc(#loc136)
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %194 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("transpose"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<12x8xf32> loc(#loc136)
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %214 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc("params.image.b.w"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<12x8xf32> loc(#loc232)
    %216 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%146 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc92)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %cst_1 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %217 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%arg4, %216 : tensor<f32>, tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("params.scale"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<f32> loc(#loc232)
    %218 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%204, %175 : tensor<12xf32>, tensor<12xf32>) outs(%172 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<12xf32> loc(#loc136)
    %219 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg5, %218 : tensor<12xf32>, tensor<12xf32>) outs(%172 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("params.text.a.b"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<12xf32> loc(#loc232)
    %220 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%179 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc62))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<5x12xf32> loc(#loc136)
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%220, %180 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%179 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("transpose"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<5x12xf32> loc(#loc136)
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %221 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%179 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("params.text.a.w"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<5x12xf32> loc(#loc232)
    %223 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%210, %164 : tensor<8xf32>, tensor<8xf32>) outs(%161 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<8xf32> loc(#loc136)
    %224 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg7, %223 : tensor<8xf32>, tensor<8xf32>) outs(%161 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.text.b.b"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<8xf32> loc(#loc232)
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %169 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc62)), %in_21: f32 loc("transpose"(#loc98)), %out: f32 loc("mul"(#loc62))):
      %230 = arith.mulf %in, %in_21 : f32 loc(#loc136)
      linalg.yield %230 : f32 loc(#loc136)
    } -> tensor<12x8xf32> loc(#loc136)
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8, %225 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%168 : tensor<12x8xf32>) {
    ^bb0(%in: f32 loc("params.text.b.w"), %in_21: f32 loc("mul"(#loc62)), %out: f32 loc("sub"(#loc100))):
      %230 = arith.subf %in, %in_21 : f32 loc(#loc232)
      linalg.yield %230 : f32 loc(#loc232)
    } -> tensor<12x8xf32> loc(#loc232)
    %227 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_11, %217 : tensor<f32>, tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc47 at #loc101)), %in_21: f32 loc(callsite(#loc at #loc101)), %out: f32 loc(callsite(#loc15 at #loc101))):
      %230 = arith.maximumf %in, %in_21 : f32 loc(#loc233)
      linalg.yield %230 : f32 loc(#loc233)
    } -> tensor<f32> loc(#loc233)
    %228 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_5, %227 : tensor<f32>, tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc101)), %in_21: f32 loc(callsite(#loc15 at #loc101)), %out: f32 loc(callsite(#loc57 at #loc101))):
      %230 = arith.minimumf %in, %in_21 : f32 loc(#loc236)
      linalg.yield %230 : f32 loc(#loc236)
    } -> tensor<f32> loc(#loc236)
    %229 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%228 : tensor<f32>) outs(%56 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(clip)"(#loc56)), %out: f32 loc("exp"(#loc102))):
      %230 = math.exp %in : f32 loc(#loc237)
      linalg.yield %230 : f32 loc(#loc237)
    } -> tensor<f32> loc(#loc237)
    return %206, %209, %212, %215, %228, %219, %222, %224, %226, %107, %229 : tensor<12xf32>, tensor<6x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<f32>, tensor<12xf32>, tensor<5x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<f32>, tensor<f32> loc(#loc63)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<12xf32> loc("params.image.a.b"), %arg1: tensor<6x12xf32> loc("params.image.a.w"), %arg2: tensor<8xf32> loc("params.image.b.b"), %arg3: tensor<12x8xf32> loc("params.image.b.w"), %arg4: tensor<f32> loc("params.scale"), %arg5: tensor<12xf32> loc("params.text.a.b"), %arg6: tensor<5x12xf32> loc("params.text.a.w"), %arg7: tensor<8xf32> loc("params.text.b.b"), %arg8: tensor<12x8xf32> loc("params.text.b.w"), %arg9: tensor<11x5xf32> loc("t"), %arg10: tensor<11x6xf32> loc("x")) -> (tensor<11xf32> {jax.result_info = "best"}, tensor<i32> {jax.result_info = "hits"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_2 = arith.constant 5.000000e-01 : f32 loc(#loc238)
    %cst_3 = arith.constant 1.100000e+01 : f32 loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_4 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_5 = arith.constant dense<11> : tensor<i32> loc(#loc)
    %cst_6 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_7 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<11x12xf32> loc(#loc239)
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<11x12xf32>) -> tensor<11x12xf32> loc(#loc239)
    %2 = linalg.matmul ins(%arg10, %arg1 : tensor<11x6xf32>, tensor<6x12xf32>) outs(%1 : tensor<11x12xf32>) -> tensor<11x12xf32> loc(#loc239)
    %3 = tensor.empty() : tensor<1x12xf32> loc(#loc240)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12xf32>) outs(%3 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.image.a.b"), %out: f32 loc("broadcast_in_dim"(#loc104))):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<1x12xf32> loc(#loc240)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x12xf32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc104)), %out: f32 loc("add"(#loc104))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<11x12xf32> loc(#loc241)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<11x12xf32>, tensor<11x12xf32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc104)), %in_8: f32 loc("add"(#loc104)), %out: f32 loc("add"(#loc104))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc241)
      linalg.yield %109 : f32 loc(#loc241)
    } -> tensor<11x12xf32> loc(#loc241)
    %7 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %out: f32 loc(callsite(#loc15 at #loc242))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<11x12xf32> loc(#loc304)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<11x12xf32>, tensor<11x12xf32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %in_8: f32 loc(callsite(#loc15 at #loc242)), %out: f32 loc(callsite(#loc15 at #loc242))):
      %109 = arith.maximumf %in, %in_8 : f32 loc(#loc304)
      linalg.yield %109 : f32 loc(#loc304)
    } -> tensor<11x12xf32> loc(#loc304)
    %9 = tensor.empty() : tensor<11x8xf32> loc(#loc239)
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<11x8xf32>) -> tensor<11x8xf32> loc(#loc239)
    %11 = linalg.matmul ins(%8, %arg3 : tensor<11x12xf32>, tensor<12x8xf32>) outs(%10 : tensor<11x8xf32>) -> tensor<11x8xf32> loc(#loc239)
    %12 = tensor.empty() : tensor<1x8xf32> loc(#loc240)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%12 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.image.b.b"), %out: f32 loc("broadcast_in_dim"(#loc104))):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<1x8xf32> loc(#loc240)
    %14 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<1x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc104)), %out: f32 loc("add"(#loc104))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<11x8xf32> loc(#loc241)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<11x8xf32>, tensor<11x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc104)), %in_8: f32 loc("add"(#loc104)), %out: f32 loc("add"(#loc104))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc241)
      linalg.yield %109 : f32 loc(#loc241)
    } -> tensor<11x8xf32> loc(#loc241)
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %15 : tensor<11x8xf32>, tensor<11x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc104)), %in_8: f32 loc("add"(#loc104)), %out: f32 loc("mul"(#loc106))):
      %109 = arith.mulf %in, %in_8 : f32 loc(#loc243)
      linalg.yield %109 : f32 loc(#loc243)
    } -> tensor<11x8xf32> loc(#loc243)
    %17 = tensor.empty() : tensor<11xf32> loc(#loc244)
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<11xf32>) -> tensor<11xf32> loc(#loc244)
    %19 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<11x8xf32>) outs(%18 : tensor<11xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc107)), %out: f32 loc("reduce_sum"(#loc107))):
      %109 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %109 : f32 loc(#loc244)
    } -> tensor<11xf32> loc(#loc244)
    %20 = tensor.empty() : tensor<11x1xf32> loc(#loc245)
    %21 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<11xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc107)), %out: f32 loc("broadcast_in_dim"(#loc107))):
      linalg.yield %in : f32 loc(#loc245)
    } -> tensor<11x1xf32> loc(#loc245)
    %22 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc107))):
      linalg.yield %in : f32 loc(#loc246)
    } -> tensor<11x1xf32> loc(#loc246)
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<11x1xf32>, tensor<11x1xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc107)), %in_8: f32 loc("add"(#loc107)), %out: f32 loc("add"(#loc107))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc246)
      linalg.yield %109 : f32 loc(#loc246)
    } -> tensor<11x1xf32> loc(#loc246)
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<11x1xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("add"(#loc107)), %out: f32 loc("rsqrt"(#loc108))):
      %109 = math.rsqrt %in : f32 loc(#loc247)
      linalg.yield %109 : f32 loc(#loc247)
    } -> tensor<11x1xf32> loc(#loc247)
    %25 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<11x1xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc108)), %out: f32 loc("mul"(#loc109))):
      linalg.yield %in : f32 loc(#loc248)
    } -> tensor<11x8xf32> loc(#loc248)
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %25 : tensor<11x8xf32>, tensor<11x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc104)), %in_8: f32 loc("mul"(#loc109)), %out: f32 loc("mul"(#loc109))):
      %109 = arith.mulf %in, %in_8 : f32 loc(#loc248)
      linalg.yield %109 : f32 loc(#loc248)
    } -> tensor<11x8xf32> loc(#loc248)
    %27 = linalg.matmul ins(%arg9, %arg6 : tensor<11x5xf32>, tensor<5x12xf32>) outs(%1 : tensor<11x12xf32>) -> tensor<11x12xf32> loc(#loc239)
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<12xf32>) outs(%3 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.text.a.b"), %out: f32 loc("broadcast_in_dim"(#loc104))):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<1x12xf32> loc(#loc240)
    %29 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<1x12xf32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc104)), %out: f32 loc("add"(#loc104))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<11x12xf32> loc(#loc241)
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<11x12xf32>, tensor<11x12xf32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc104)), %in_8: f32 loc("add"(#loc104)), %out: f32 loc("add"(#loc104))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc241)
      linalg.yield %109 : f32 loc(#loc241)
    } -> tensor<11x12xf32> loc(#loc241)
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %7 : tensor<11x12xf32>, tensor<11x12xf32>) outs(%0 : tensor<11x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %in_8: f32 loc(callsite(#loc15 at #loc242)), %out: f32 loc(callsite(#loc15 at #loc242))):
      %109 = arith.maximumf %in, %in_8 : f32 loc(#loc304)
      linalg.yield %109 : f32 loc(#loc304)
    } -> tensor<11x12xf32> loc(#loc304)
    %32 = linalg.matmul ins(%31, %arg8 : tensor<11x12xf32>, tensor<12x8xf32>) outs(%10 : tensor<11x8xf32>) -> tensor<11x8xf32> loc(#loc239)
    %33 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<8xf32>) outs(%12 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.text.b.b"), %out: f32 loc("broadcast_in_dim"(#loc104))):
      linalg.yield %in : f32 loc(#loc240)
    } -> tensor<1x8xf32> loc(#loc240)
    %34 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc104)), %out: f32 loc("add"(#loc104))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<11x8xf32> loc(#loc241)
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %34 : tensor<11x8xf32>, tensor<11x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc104)), %in_8: f32 loc("add"(#loc104)), %out: f32 loc("add"(#loc104))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc241)
      linalg.yield %109 : f32 loc(#loc241)
    } -> tensor<11x8xf32> loc(#loc241)
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %35 : tensor<11x8xf32>, tensor<11x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc104)), %in_8: f32 loc("add"(#loc104)), %out: f32 loc("mul"(#loc106))):
      %109 = arith.mulf %in, %in_8 : f32 loc(#loc243)
      linalg.yield %109 : f32 loc(#loc243)
    } -> tensor<11x8xf32> loc(#loc243)
    %37 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<11x8xf32>) outs(%18 : tensor<11xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc107)), %out: f32 loc("reduce_sum"(#loc107))):
      %109 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %109 : f32 loc(#loc244)
    } -> tensor<11xf32> loc(#loc244)
    %38 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<11xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc107)), %out: f32 loc("broadcast_in_dim"(#loc107))):
      linalg.yield %in : f32 loc(#loc245)
    } -> tensor<11x1xf32> loc(#loc245)
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %22 : tensor<11x1xf32>, tensor<11x1xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc107)), %in_8: f32 loc("add"(#loc107)), %out: f32 loc("add"(#loc107))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc246)
      linalg.yield %109 : f32 loc(#loc246)
    } -> tensor<11x1xf32> loc(#loc246)
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<11x1xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("add"(#loc107)), %out: f32 loc("rsqrt"(#loc108))):
      %109 = math.rsqrt %in : f32 loc(#loc247)
      linalg.yield %109 : f32 loc(#loc247)
    } -> tensor<11x1xf32> loc(#loc247)
    %41 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<11x1xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc108)), %out: f32 loc("mul"(#loc109))):
      linalg.yield %in : f32 loc(#loc248)
    } -> tensor<11x8xf32> loc(#loc248)
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %41 : tensor<11x8xf32>, tensor<11x8xf32>) outs(%9 : tensor<11x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc104)), %in_8: f32 loc("mul"(#loc109)), %out: f32 loc("mul"(#loc109))):
      %109 = arith.mulf %in, %in_8 : f32 loc(#loc248)
      linalg.yield %109 : f32 loc(#loc248)
    } -> tensor<11x8xf32> loc(#loc248)
    %43 = tensor.empty() : tensor<8x11xf32> loc(#loc249)
    %44 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<11x8xf32>) outs(%43 : tensor<8x11xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc109)), %out: f32 loc("transpose"(#loc110))):
      linalg.yield %in : f32 loc(#loc249)
    } -> tensor<8x11xf32> loc(#loc249)
    %45 = tensor.empty() : tensor<11x11xf32> loc(#loc250)
    %46 = linalg.fill ins(%cst_4 : f32) outs(%45 : tensor<11x11xf32>) -> tensor<11x11xf32> loc(#loc250)
    %47 = linalg.matmul ins(%26, %44 : tensor<11x8xf32>, tensor<8x11xf32>) outs(%46 : tensor<11x11xf32>) -> tensor<11x11xf32> loc(#loc250)
    %48 = tensor.empty() : tensor<f32> loc(#loc251)
    %49 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("params.scale"), %out: f32 loc("exp"(#loc112))):
      %109 = math.exp %in : f32 loc(#loc251)
      linalg.yield %109 : f32 loc(#loc251)
    } -> tensor<f32> loc(#loc251)
    %50 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<f32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc112)), %out: f32 loc("mul"(#loc111))):
      linalg.yield %in : f32 loc(#loc252)
    } -> tensor<11x11xf32> loc(#loc252)
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %50 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc111)), %in_8: f32 loc("mul"(#loc111)), %out: f32 loc("mul"(#loc111))):
      %109 = arith.mulf %in, %in_8 : f32 loc(#loc252)
      linalg.yield %109 : f32 loc(#loc252)
    } -> tensor<11x11xf32> loc(#loc252)
    %52 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<11xf32>) -> tensor<11xf32> loc(#loc253)
    %53 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%51 : tensor<11x11xf32>) outs(%52 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc113)), %out: f32 loc(callsite(#loc24 at #loc113))):
      %109 = arith.maximumf %out, %in : f32 loc(#loc253)
      linalg.yield %109 : f32 loc(#loc253)
    } -> tensor<11xf32> loc(#loc253)
    %54 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%17 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc113)), %out: f32 loc(callsite(#loc15 at #loc113))):
      linalg.yield %in : f32 loc(#loc254)
    } -> tensor<11xf32> loc(#loc254)
    %55 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%54, %53 : tensor<11xf32>, tensor<11xf32>) outs(%17 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc113)), %in_8: f32 loc(callsite(#loc24 at #loc113)), %out: f32 loc(callsite(#loc15 at #loc113))):
      %109 = arith.maximumf %in, %in_8 : f32 loc(#loc254)
      linalg.yield %109 : f32 loc(#loc254)
    } -> tensor<11xf32> loc(#loc254)
    %56 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<11xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc113)), %out: f32 loc(callsite(#loc26 at #loc113))):
      linalg.yield %in : f32 loc(#loc256)
    } -> tensor<11x1xf32> loc(#loc256)
    %57 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<11x1xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc27 at #loc113))):
      linalg.yield %in : f32 loc(#loc257)
    } -> tensor<11x11xf32> loc(#loc257)
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %57 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc113)), %in_8: f32 loc(callsite(#loc27 at #loc113)), %out: f32 loc(callsite(#loc27 at #loc113))):
      %109 = arith.subf %in, %in_8 : f32 loc(#loc257)
      linalg.yield %109 : f32 loc(#loc257)
    } -> tensor<11x11xf32> loc(#loc257)
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc113)), %out: f32 loc(callsite(#loc28 at #loc113))):
      %109 = math.exp %in : f32 loc(#loc258)
      linalg.yield %109 : f32 loc(#loc258)
    } -> tensor<11x11xf32> loc(#loc258)
    %60 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%59 : tensor<11x11xf32>) outs(%18 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc113)), %out: f32 loc(callsite(#loc29 at #loc113))):
      %109 = arith.addf %out, %in : f32 loc(#loc259)
      linalg.yield %109 : f32 loc(#loc259)
    } -> tensor<11xf32> loc(#loc259)
    %61 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<11xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc113)), %out: f32 loc(callsite(#loc26 at #loc113))):
      linalg.yield %in : f32 loc(#loc256)
    } -> tensor<11x1xf32> loc(#loc256)
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<11x1xf32>) outs(%20 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc30 at #loc113))):
      %109 = math.log %in : f32 loc(#loc260)
      linalg.yield %109 : f32 loc(#loc260)
    } -> tensor<11x1xf32> loc(#loc260)
    %63 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<11x1xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc113)), %out: f32 loc(callsite(#loc27 at #loc113))):
      linalg.yield %in : f32 loc(#loc257)
    } -> tensor<11x11xf32> loc(#loc257)
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %63 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc113)), %in_8: f32 loc(callsite(#loc27 at #loc113)), %out: f32 loc(callsite(#loc27 at #loc113))):
      %109 = arith.subf %in, %in_8 : f32 loc(#loc257)
      linalg.yield %109 : f32 loc(#loc257)
    } -> tensor<11x11xf32> loc(#loc257)
    %65 = tensor.empty() : tensor<11xi32> loc(#loc261)
    %66 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%65 : tensor<11xi32>) {
    ^bb0(%out: i32 loc("iota"(#loc114))):
      %109 = linalg.index 0 : index loc(#loc261)
      %110 = arith.index_cast %109 : index to i32 loc(#loc261)
      linalg.yield %110 : i32 loc(#loc261)
    } -> tensor<11xi32> loc(#loc261)
    %67 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_6 : tensor<i32>) outs(%65 : tensor<11xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc115))):
      linalg.yield %in : i32 loc(#loc262)
    } -> tensor<11xi32> loc(#loc262)
    %68 = tensor.empty() : tensor<11xi1> loc(#loc262)
    %69 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%66, %67 : tensor<11xi32>, tensor<11xi32>) outs(%68 : tensor<11xi1>) {
    ^bb0(%in: i32 loc("iota"(#loc114)), %in_8: i32 loc("lt"(#loc115)), %out: i1 loc("lt"(#loc115))):
      %109 = arith.cmpi slt, %in, %in_8 : i32 loc(#loc262)
      linalg.yield %109 : i1 loc(#loc262)
    } -> tensor<11xi1> loc(#loc262)
    %70 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_5 : tensor<i32>) outs(%65 : tensor<11xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("add"(#loc115))):
      linalg.yield %in : i32 loc(#loc263)
    } -> tensor<11xi32> loc(#loc263)
    %71 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%66, %70 : tensor<11xi32>, tensor<11xi32>) outs(%65 : tensor<11xi32>) {
    ^bb0(%in: i32 loc("iota"(#loc114)), %in_8: i32 loc("add"(#loc115)), %out: i32 loc("add"(#loc115))):
      %109 = arith.addi %in, %in_8 : i32 loc(#loc263)
      linalg.yield %109 : i32 loc(#loc263)
    } -> tensor<11xi32> loc(#loc263)
    %72 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%69, %71, %66 : tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) outs(%65 : tensor<11xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc115)), %in_8: i32 loc("add"(#loc115)), %in_9: i32 loc("iota"(#loc114)), %out: i32 loc("select_n"(#loc115))):
      %109 = arith.select %in, %in_8, %in_9 : i32 loc(#loc264)
      linalg.yield %109 : i32 loc(#loc264)
    } -> tensor<11xi32> loc(#loc264)
    %73 = tensor.empty() : tensor<11x1xi32> loc(#loc265)
    %74 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<11xi32>) outs(%73 : tensor<11x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc115)), %out: i32 loc("broadcast_in_dim"(#loc115))):
      linalg.yield %in : i32 loc(#loc265)
    } -> tensor<11x1xi32> loc(#loc265)
    %75 = tensor.empty() : tensor<11x2xi32> loc(#loc266)
    %76 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%75 : tensor<11x2xi32>) {
    ^bb0(%out: i32 loc("concatenate"(#loc115))):
      %109 = linalg.index 0 : index loc(#loc266)
      %110 = linalg.index 1 : index loc(#loc266)
      %111 = arith.cmpi ult, %110, %c1 : index loc(#loc266)
      %112 = scf.if %111 -> (i32) {
        %extracted = tensor.extract %74[%109, %110] : tensor<11x1xi32> loc(#loc266)
        scf.yield %extracted : i32 loc(#loc266)
      } else {
        %113 = arith.subi %110, %c1 : index loc(#loc266)
        %extracted = tensor.extract %74[%109, %113] : tensor<11x1xi32> loc(#loc266)
        scf.yield %extracted : i32 loc(#loc266)
      } loc(#loc266)
      linalg.yield %112 : i32 loc(#loc266)
    } -> tensor<11x2xi32> loc(#loc266)
    %77 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%17 : tensor<11xf32>) {
    ^bb0(%out: f32 loc("gather"(#loc115))):
      %109 = linalg.index 0 : index loc(#loc267)
      %extracted = tensor.extract %76[%109, %c0] : tensor<11x2xi32> loc(#loc267)
      %110 = arith.index_cast %extracted : i32 to index loc(#loc267)
      %extracted_8 = tensor.extract %76[%109, %c1] : tensor<11x2xi32> loc(#loc267)
      %111 = arith.index_cast %extracted_8 : i32 to index loc(#loc267)
      %112 = arith.maxsi %110, %c0 : index loc(#loc267)
      %113 = arith.minsi %112, %c10 : index loc(#loc267)
      %114 = arith.maxsi %111, %c0 : index loc(#loc267)
      %115 = arith.minsi %114, %c10 : index loc(#loc267)
      %extracted_9 = tensor.extract %64[%113, %115] : tensor<11x11xf32> loc(#loc267)
      linalg.yield %extracted_9 : f32 loc(#loc267)
    } -> tensor<11xf32> loc(#loc267)
    %78 = linalg.fill ins(%cst_4 : f32) outs(%48 : tensor<f32>) -> tensor<f32> loc(#loc268)
    %79 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%77 : tensor<11xf32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc116)), %out: f32 loc("reduce_sum"(#loc116))):
      %109 = arith.addf %out, %in : f32 loc(#loc268)
      linalg.yield %109 : f32 loc(#loc268)
    } -> tensor<f32> loc(#loc268)
    %80 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%79 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc116)), %out: f32 loc("div"(#loc116))):
      %109 = arith.divf %in, %cst_3 : f32 loc(#loc269)
      linalg.yield %109 : f32 loc(#loc269)
    } -> tensor<f32> loc(#loc269)
    %81 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%80 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc116)), %out: f32 loc("neg"(#loc117))):
      %109 = arith.negf %in : f32 loc(#loc270)
      linalg.yield %109 : f32 loc(#loc270)
    } -> tensor<f32> loc(#loc270)
    %82 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%51 : tensor<11x11xf32>) outs(%52 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc118)), %out: f32 loc(callsite(#loc24 at #loc118))):
      %109 = arith.maximumf %out, %in : f32 loc(#loc271)
      linalg.yield %109 : f32 loc(#loc271)
    } -> tensor<11xf32> loc(#loc271)
    %83 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%54, %82 : tensor<11xf32>, tensor<11xf32>) outs(%17 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc118)), %in_8: f32 loc(callsite(#loc24 at #loc118)), %out: f32 loc(callsite(#loc15 at #loc118))):
      %109 = arith.maximumf %in, %in_8 : f32 loc(#loc272)
      linalg.yield %109 : f32 loc(#loc272)
    } -> tensor<11xf32> loc(#loc272)
    %84 = tensor.empty() : tensor<1x11xf32> loc(#loc273)
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<11xf32>) outs(%84 : tensor<1x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc118)), %out: f32 loc(callsite(#loc26 at #loc118))):
      linalg.yield %in : f32 loc(#loc273)
    } -> tensor<1x11xf32> loc(#loc273)
    %86 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<1x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc118)), %out: f32 loc(callsite(#loc27 at #loc118))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<11x11xf32> loc(#loc274)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %86 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc118)), %in_8: f32 loc(callsite(#loc27 at #loc118)), %out: f32 loc(callsite(#loc27 at #loc118))):
      %109 = arith.subf %in, %in_8 : f32 loc(#loc274)
      linalg.yield %109 : f32 loc(#loc274)
    } -> tensor<11x11xf32> loc(#loc274)
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc118)), %out: f32 loc(callsite(#loc28 at #loc118))):
      %109 = math.exp %in : f32 loc(#loc276)
      linalg.yield %109 : f32 loc(#loc276)
    } -> tensor<11x11xf32> loc(#loc276)
    %89 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%88 : tensor<11x11xf32>) outs(%18 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc118)), %out: f32 loc(callsite(#loc29 at #loc118))):
      %109 = arith.addf %out, %in : f32 loc(#loc277)
      linalg.yield %109 : f32 loc(#loc277)
    } -> tensor<11xf32> loc(#loc277)
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<11xf32>) outs(%84 : tensor<1x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc118)), %out: f32 loc(callsite(#loc26 at #loc118))):
      linalg.yield %in : f32 loc(#loc273)
    } -> tensor<1x11xf32> loc(#loc273)
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<1x11xf32>) outs(%84 : tensor<1x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc118)), %out: f32 loc(callsite(#loc30 at #loc118))):
      %109 = math.log %in : f32 loc(#loc278)
      linalg.yield %109 : f32 loc(#loc278)
    } -> tensor<1x11xf32> loc(#loc278)
    %92 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<1x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc118)), %out: f32 loc(callsite(#loc27 at #loc118))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<11x11xf32> loc(#loc274)
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %92 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%45 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc118)), %in_8: f32 loc(callsite(#loc27 at #loc118)), %out: f32 loc(callsite(#loc27 at #loc118))):
      %109 = arith.subf %in, %in_8 : f32 loc(#loc274)
      linalg.yield %109 : f32 loc(#loc274)
    } -> tensor<11x11xf32> loc(#loc274)
    %94 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%17 : tensor<11xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc35 at #loc119))):
      %109 = linalg.index 0 : index loc(#loc279)
      %extracted = tensor.extract %76[%109, %c0] : tensor<11x2xi32> loc(#loc279)
      %110 = arith.index_cast %extracted : i32 to index loc(#loc279)
      %extracted_8 = tensor.extract %76[%109, %c1] : tensor<11x2xi32> loc(#loc279)
      %111 = arith.index_cast %extracted_8 : i32 to index loc(#loc279)
      %112 = arith.maxsi %110, %c0 : index loc(#loc279)
      %113 = arith.minsi %112, %c10 : index loc(#loc279)
      %114 = arith.maxsi %111, %c0 : index loc(#loc279)
      %115 = arith.minsi %114, %c10 : index loc(#loc279)
      %extracted_9 = tensor.extract %93[%113, %115] : tensor<11x11xf32> loc(#loc279)
      linalg.yield %extracted_9 : f32 loc(#loc279)
    } -> tensor<11xf32> loc(#loc279)
    %95 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%94 : tensor<11xf32>) outs(%78 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc120)), %out: f32 loc("reduce_sum"(#loc120))):
      %109 = arith.addf %out, %in : f32 loc(#loc280)
      linalg.yield %109 : f32 loc(#loc280)
    } -> tensor<f32> loc(#loc280)
    %96 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%95 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc120)), %out: f32 loc("div"(#loc120))):
      %109 = arith.divf %in, %cst_3 : f32 loc(#loc281)
      linalg.yield %109 : f32 loc(#loc281)
    } -> tensor<f32> loc(#loc281)
    %97 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%96 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc120)), %out: f32 loc("neg"(#loc121))):
      %109 = arith.negf %in : f32 loc(#loc282)
      linalg.yield %109 : f32 loc(#loc282)
    } -> tensor<f32> loc(#loc282)
    %98 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%81, %97 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("neg"(#loc117)), %in_8: f32 loc("neg"(#loc121)), %out: f32 loc("add"(#loc122))):
      %109 = arith.addf %in, %in_8 : f32 loc(#loc283)
      linalg.yield %109 : f32 loc(#loc283)
    } -> tensor<f32> loc(#loc283)
    %99 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%98 : tensor<f32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc122)), %out: f32 loc("mul"(#loc103))):
      %109 = arith.mulf %in, %cst_2 : f32 loc(#loc238)
      linalg.yield %109 : f32 loc(#loc238)
    } -> tensor<f32> loc(#loc238)
    %100 = tensor.empty() : tensor<11x11xi32> loc(#loc284)
    %101 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%100 : tensor<11x11xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc123 at #loc124))):
      %109 = linalg.index 1 : index loc(#loc284)
      %110 = arith.index_cast %109 : index to i32 loc(#loc284)
      linalg.yield %110 : i32 loc(#loc284)
    } -> tensor<11x11xi32> loc(#loc284)
    %102 = linalg.fill ins(%c0_i32 : i32) outs(%65 : tensor<11xi32>) -> tensor<11xi32> loc(#loc285)
    %103:2 = linalg.generic {indexing_maps = [#map1, #map1, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%51, %101 : tensor<11x11xf32>, tensor<11x11xi32>) outs(%52, %102 : tensor<11xf32>, tensor<11xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc126 at #loc124)), %in_8: i32 loc(callsite(#loc126 at #loc124)), %out: f32 loc(callsite(#loc126 at #loc124)), %out_9: i32 loc(callsite(#loc126 at #loc124))):
      %109 = arith.cmpf ogt, %out, %in : f32 loc(#loc313)
      %110 = arith.cmpf une, %out, %out : f32 loc(#loc314)
      %111 = arith.ori %109, %110 : i1 loc(#loc315)
      %112 = arith.cmpf oeq, %out, %in : f32 loc(#loc316)
      %113 = arith.cmpi slt, %out_9, %in_8 : i32 loc(#loc317)
      %114 = arith.andi %112, %113 : i1 loc(#loc318)
      %115 = arith.ori %111, %114 : i1 loc(#loc315)
      %116 = arith.select %111, %out, %in : f32 loc(#loc319)
      %117 = arith.select %115, %out_9, %in_8 : i32 loc(#loc319)
      linalg.yield %116, %117 : f32, i32 loc(#loc285)
    } -> (tensor<11xf32>, tensor<11xi32>) loc(#loc285)
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%103#1, %66 : tensor<11xi32>, tensor<11xi32>) outs(%68 : tensor<11xi1>) {
    ^bb0(%in: i32 loc("jit(evaluate)"(#loc59)), %in_8: i32 loc("iota"(#loc114)), %out: i1 loc("eq"(#loc124))):
      %109 = arith.cmpi eq, %in, %in_8 : i32 loc(#loc294)
      linalg.yield %109 : i1 loc(#loc294)
    } -> tensor<11xi1> loc(#loc294)
    %105 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%104 : tensor<11xi1>) outs(%65 : tensor<11xi32>) {
    ^bb0(%in: i1 loc("eq"(#loc124)), %out: i32 loc("convert_element_type"(#loc134))):
      %109 = arith.extui %in : i1 to i32 loc(#loc295)
      linalg.yield %109 : i32 loc(#loc295)
    } -> tensor<11xi32> loc(#loc295)
    %106 = tensor.empty() : tensor<i32> loc(#loc296)
    %107 = linalg.fill ins(%c0_i32 : i32) outs(%106 : tensor<i32>) -> tensor<i32> loc(#loc296)
    %108 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%105 : tensor<11xi32>) outs(%107 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc134)), %out: i32 loc("reduce_sum"(#loc134))):
      %109 = arith.addi %out, %in : i32 loc(#loc296)
      linalg.yield %109 : i32 loc(#loc296)
    } -> tensor<i32> loc(#loc296)
    return %82, %108, %99 : tensor<11xf32>, tensor<i32>, tensor<f32> loc(#loc135)
  } loc(#loc)
} loc(#loc)
#loc13 = loc("export.py":100:36)
#loc42 = loc("cond/branch_0_fun/slice")
#loc43 = loc("cond/branch_0_fun/squeeze")
#loc63 = loc("jit(train)"(#loc13))
#loc125 = loc("reduce"(#loc59))
#loc127 = loc("gt"(#loc59))
#loc128 = loc("ne"(#loc59))
#loc129 = loc("or"(#loc59))
#loc130 = loc("eq"(#loc59))
#loc131 = loc("lt"(#loc59))
#loc132 = loc("and"(#loc59))
#loc133 = loc("select_n"(#loc59))
#loc135 = loc("jit(evaluate)"(#loc13))
#loc192 = loc(callsite(#loc42 at #loc87))
#loc193 = loc(callsite(#loc43 at #loc87))
#loc228 = loc("reshape"(#loc98))
#loc285 = loc(callsite(#loc125 at #loc124))
#loc287 = loc(callsite(#loc127 at #loc59))
#loc288 = loc(callsite(#loc128 at #loc59))
#loc289 = loc(callsite(#loc129 at #loc59))
#loc290 = loc(callsite(#loc130 at #loc59))
#loc291 = loc(callsite(#loc131 at #loc59))
#loc292 = loc(callsite(#loc132 at #loc59))
#loc293 = loc(callsite(#loc133 at #loc59))
#loc306 = loc(""(#loc287))
#loc307 = loc(""(#loc288))
#loc308 = loc(""(#loc289))
#loc309 = loc(""(#loc290))
#loc310 = loc(""(#loc291))
#loc311 = loc(""(#loc292))
#loc312 = loc(""(#loc293))
#loc313 = loc(callsite(#loc306 at #loc124))
#loc314 = loc(callsite(#loc307 at #loc124))
#loc315 = loc(callsite(#loc308 at #loc124))
#loc316 = loc(callsite(#loc309 at #loc124))
#loc317 = loc(callsite(#loc310 at #loc124))
#loc318 = loc(callsite(#loc311 at #loc124))
#loc319 = loc(callsite(#loc312 at #loc124))

