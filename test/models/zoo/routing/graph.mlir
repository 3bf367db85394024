#loc = loc(unknown)
#loc1 = loc("params.down")
#loc2 = loc("params.gate")
#loc3 = loc("params.head.b")
#loc4 = loc("params.head.w")
#loc5 = loc("params.up")
#loc6 = loc("x")
#loc7 = loc("y")
#loc8 = loc("common.py":33:12)
#loc9 = loc("gather")
#loc10 = loc("reduce_and")
#loc11 = loc("attention.py":120:17)
#loc12 = loc("attention.py":119:31)
#loc13 = loc("attention.py":119:16)
#loc14 = loc("reduce")
#loc15 = loc("broadcast_in_dim")
#loc16 = loc("attention.py":121:14)
#loc17 = loc("iota")
#loc18 = loc("eq")
#loc19 = loc("convert_element_type")
#loc20 = loc("reduce_window_sum")
#loc21 = loc("attention.py":122:25)
#loc22 = loc("attention.py":122:24)
#loc23 = loc("attention.py":122:16)
#loc24 = loc("attention.py":123:19)
#loc25 = loc("attention.py":123:37)
#loc26 = loc("attention.py":124:13)
#loc27 = loc("attention.py":125:52)
#loc28 = loc("max")
#loc29 = loc("attention.py":125:40)
#loc30 = loc("attention.py":125:13)
#loc31 = loc("attention.py":126:23)
#loc32 = loc("attention.py":126:15)
#loc33 = loc("attention.py":127:36)
#loc34 = loc("attention.py":127:55)
#loc35 = loc("attention.py":127:28)
#loc36 = loc("attention.py":127:18)
#loc37 = loc("attention.py":128:19)
#loc38 = loc("attention.py":128:61)
#loc39 = loc("attention.py":128:15)
#loc40 = loc("attention.py":128:85)
#loc41 = loc("common.py":23:11)
#loc42 = loc("reduce_max")
#loc43 = loc("common.py":32:9)
#loc44 = loc("sub")
#loc45 = loc("exp")
#loc46 = loc("reduce_sum")
#loc47 = loc("log")
#loc48 = loc("common.py":33:36)
#loc49 = loc("lt")
#loc50 = loc("add")
#loc51 = loc("select_n")
#loc52 = loc("reshape")
#loc53 = loc("ge")
#loc54 = loc("le")
#loc55 = loc("and")
#loc56 = loc("common.py":33:11)
#loc57 = loc("attention.py":133:19)
#loc58 = loc("attention.py":133:66)
#loc59 = loc("jit(_one_hot)")
#loc60 = loc("ad,adb->ab/dot_general")
#loc61 = loc("neg")
#loc62 = loc("div")
#loc63 = loc("mul")
#loc64 = loc("add_any")
#loc65 = loc("common.py":51:41)
#loc66 = loc("common.py":51:37)
#loc67 = loc("export.py":100:36)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0 + d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d2)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map13 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2) -> ()>
#map18 = affine_map<(d0, d1) -> (d1, d0)>
#map19 = affine_map<() -> ()>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d1)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map23 = affine_map<(d0, d1) -> (d1)>
#map24 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map25 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map26 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map27 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map28 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2)>
#map31 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#loc68 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc8))
#loc70 = loc("jit(train)/jvp()"(#loc11))
#loc71 = loc("jit(train)/jvp()"(#loc12))
#loc72 = loc("jit(train)/jvp()"(#loc13))
#loc73 = loc("mul"(#loc13))
#loc74 = loc("broadcast_in_dim"(#loc13))
#loc75 = loc("div"(#loc13))
#loc76 = loc("iota"(#loc11))
#loc77 = loc("reduce:"(#loc14))
#loc85 = loc("jit(train)/jvp(jit(_one_hot))"(#loc16))
#loc86 = loc("jit(train)/jvp(jit(cumsum))"(#loc21))
#loc87 = loc("reduce_window_sum:"(#loc20))
#loc88 = loc("jit(train)/jvp()"(#loc21))
#loc89 = loc("jit(train)/jvp()"(#loc22))
#loc90 = loc("jit(train)/jvp()"(#loc23))
#loc91 = loc("jit(train)/jvp()"(#loc24))
#loc92 = loc("jit(train)/jvp(jit(_one_hot))"(#loc25))
#loc93 = loc("jit(train)/jvp()"(#loc25))
#loc94 = loc("jit(train)/jvp(bec,bd->ecd)"(#loc26))
#loc95 = loc("jit(train)/jvp(ecd,edh->ech)"(#loc27))
#loc96 = loc("jit(train)/jvp()"(#loc29))
#loc97 = loc("jit(train)/jvp(ech,ehd->ecd)"(#loc30))
#loc98 = loc("jit(train)/jvp()"(#loc31))
#loc99 = loc("jit(train)/jvp()"(#loc32))
#loc100 = loc("jit(train)/jvp()"(#loc33))
#loc101 = loc("jit(train)/jvp()"(#loc34))
#loc102 = loc("jit(train)/jvp()"(#loc35))
#loc103 = loc("jit(train)/jvp()"(#loc36))
#loc104 = loc("jit(train)/jvp(bec,ecd->bd)"(#loc37))
#loc105 = loc("jit(train)/jvp()"(#loc38))
#loc106 = loc("jit(train)/jvp()"(#loc37))
#loc107 = loc("jit(train)/jvp()"(#loc39))
#loc108 = loc("jit(train)/jvp()"(#loc40))
#loc109 = loc("jit(train)/jvp()"(#loc41))
#loc110 = loc("jit(train)/jvp(jit(log_softmax))"(#loc43))
#loc111 = loc("jit(train)/jvp()"(#loc48))
#loc112 = loc("jit(train)/jvp()"(#loc8))
#loc113 = loc("jit(train)/jvp()"(#loc56))
#loc114 = loc("jit(train)/jvp()"(#loc57))
#loc115 = loc("jit(train)/jvp()"(#loc58))
#loc116 = loc("jit(train)/transpose(jvp())"(#loc58))
#loc117 = loc("jit(train)/transpose(jvp())"(#loc57))
#loc118 = loc("jit(train)/transpose(jvp())"(#loc56))
#loc119 = loc("jit(train)/transpose(jvp())"(#loc8))
#loc120 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc8))
#loc121 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc43))
#loc122 = loc("jit(train)/transpose(jvp())"(#loc41))
#loc123 = loc("jit(train)/transpose(jvp())"(#loc37))
#loc124 = loc("jit(train)/transpose(jvp())"(#loc38))
#loc125 = loc("jit(train)/transpose(jvp(bec,ecd->bd))"(#loc37))
#loc126 = loc("jit(train)/transpose(jvp())"(#loc36))
#loc127 = loc("jit(train)/transpose(jvp())"(#loc35))
#loc128 = loc("jit(train)/transpose(jvp())"(#loc33))
#loc129 = loc("jit(train)/transpose(jvp())"(#loc34))
#loc130 = loc("jit(train)/transpose(jvp())"(#loc32))
#loc131 = loc("jit(train)/transpose(jvp())"(#loc31))
#loc132 = loc("jit(train)/transpose(jvp(ech,ehd->ecd))"(#loc30))
#loc133 = loc("jit(train)/transpose(jvp())"(#loc29))
#loc134 = loc("jit(train)/transpose(jvp(ecd,edh->ech))"(#loc27))
#loc135 = loc("jit(train)/transpose(jvp())"(#loc13))
#loc136 = loc("jit(train)/transpose(jvp())"(#loc12))
#loc137 = loc("jit(train)"(#loc65))
#loc138 = loc("jit(train)"(#loc66))
#loc140 = loc("jit(evaluate)"(#loc11))
#loc141 = loc("jit(evaluate)"(#loc36))
#loc142 = loc("jit(evaluate)"(#loc67))
#loc143 = loc("jit(evaluate)"(#loc12))
#loc144 = loc("jit(evaluate)"(#loc13))
#loc145 = loc("jit(evaluate)/jit(_one_hot)"(#loc16))
#loc146 = loc("jit(evaluate)/jit(cumsum)"(#loc21))
#loc147 = loc("jit(evaluate)"(#loc21))
#loc148 = loc("jit(evaluate)"(#loc22))
#loc149 = loc("jit(evaluate)"(#loc23))
#loc150 = loc("jit(evaluate)"(#loc24))
#loc151 = loc("jit(evaluate)/jit(_one_hot)"(#loc25))
#loc152 = loc("jit(evaluate)"(#loc25))
#loc153 = loc("jit(evaluate)/bec,bd->ecd"(#loc26))
#loc155 = loc("jit(evaluate)"(#loc29))
#loc156 = loc("jit(evaluate)/ech,ehd->ecd"(#loc30))
#loc157 = loc("jit(evaluate)"(#loc31))
#loc158 = loc("jit(evaluate)"(#loc32))
#loc159 = loc("jit(evaluate)"(#loc33))
#loc160 = loc("jit(evaluate)"(#loc34))
#loc161 = loc("jit(evaluate)"(#loc35))
#loc162 = loc("jit(evaluate)/bec,ecd->bd"(#loc37))
#loc163 = loc("jit(evaluate)"(#loc38))
#loc164 = loc("jit(evaluate)"(#loc37))
#loc165 = loc("jit(evaluate)"(#loc39))
#loc166 = loc("jit(evaluate)"(#loc40))
#loc167 = loc(callsite(#loc at #loc68))
#loc168 = loc(callsite(#loc9 at #loc68))
#loc169 = loc(callsite(#loc10 at #loc68))
#loc171 = loc("dot_general"(#loc71))
#loc172 = loc("reduce_max"(#loc72))
#loc173 = loc("max"(#loc72))
#loc174 = loc("broadcast_in_dim"(#loc72))
#loc175 = loc("sub"(#loc72))
#loc176 = loc("exp"(#loc72))
#loc177 = loc("reduce_sum"(#loc72))
#loc178 = loc("div"(#loc72))
#loc179 = loc(callsite(#loc73 at #loc72))
#loc180 = loc(callsite(#loc74 at #loc72))
#loc181 = loc(callsite(#loc75 at #loc72))
#loc182 = loc(callsite(#loc76 at #loc70))
#loc183 = loc(callsite(#loc77 at #loc70))
#loc191 = loc(callsite(#loc15 at #loc85))
#loc192 = loc(callsite(#loc at #loc85))
#loc193 = loc(callsite(#loc17 at #loc85))
#loc194 = loc(callsite(#loc18 at #loc85))
#loc195 = loc(callsite(#loc19 at #loc85))
#loc196 = loc(callsite(#loc20 at #loc86))
#loc197 = loc(callsite(#loc87 at #loc86))
#loc198 = loc(callsite(#loc at #loc86))
#loc199 = loc("sub"(#loc88))
#loc200 = loc("mul"(#loc89))
#loc201 = loc("reduce_sum"(#loc90))
#loc202 = loc("broadcast_in_dim"(#loc91))
#loc203 = loc(callsite(#loc15 at #loc92))
#loc204 = loc(callsite(#loc at #loc92))
#loc205 = loc(callsite(#loc17 at #loc92))
#loc206 = loc(callsite(#loc18 at #loc92))
#loc207 = loc(callsite(#loc19 at #loc92))
#loc208 = loc("broadcast_in_dim"(#loc93))
#loc209 = loc("mul"(#loc91))
#loc210 = loc("dot_general"(#loc94))
#loc211 = loc("dot_general"(#loc95))
#loc212 = loc("jit(relu)"(#loc96))
#loc213 = loc("gt"(#loc96))
#loc214 = loc("dot_general"(#loc97))
#loc215 = loc("mul"(#loc98))
#loc216 = loc("reduce_sum"(#loc99))
#loc217 = loc("reduce_sum"(#loc100))
#loc218 = loc("div"(#loc100))
#loc219 = loc("reduce_sum"(#loc101))
#loc220 = loc("div"(#loc101))
#loc221 = loc("mul"(#loc100))
#loc222 = loc("reduce_sum"(#loc102))
#loc223 = loc("mul"(#loc103))
#loc224 = loc("dot_general"(#loc104))
#loc225 = loc("broadcast_in_dim"(#loc105))
#loc226 = loc("mul"(#loc106))
#loc227 = loc("add"(#loc107))
#loc228 = loc("reduce_sum"(#loc108))
#loc229 = loc("dot_general"(#loc109))
#loc230 = loc("broadcast_in_dim"(#loc109))
#loc231 = loc("add"(#loc109))
#loc232 = loc(callsite(#loc42 at #loc110))
#loc233 = loc(callsite(#loc28 at #loc110))
#loc234 = loc(callsite(#loc15 at #loc110))
#loc235 = loc(callsite(#loc44 at #loc110))
#loc236 = loc(callsite(#loc at #loc110))
#loc237 = loc(callsite(#loc45 at #loc110))
#loc238 = loc(callsite(#loc46 at #loc110))
#loc239 = loc(callsite(#loc47 at #loc110))
#loc240 = loc("broadcast_in_dim"(#loc111))
#loc241 = loc(callsite(#loc49 at #loc68))
#loc242 = loc(callsite(#loc50 at #loc68))
#loc243 = loc(callsite(#loc51 at #loc68))
#loc244 = loc(callsite(#loc52 at #loc68))
#loc245 = loc(callsite(#loc53 at #loc68))
#loc246 = loc(callsite(#loc15 at #loc68))
#loc247 = loc(callsite(#loc54 at #loc68))
#loc248 = loc(callsite(#loc55 at #loc68))
#loc249 = loc("squeeze"(#loc112))
#loc250 = loc("neg"(#loc113))
#loc251 = loc("reduce_sum"(#loc114))
#loc252 = loc("div"(#loc114))
#loc253 = loc("mul"(#loc115))
#loc254 = loc("add"(#loc114))
#loc255 = loc("mul"(#loc116))
#loc256 = loc("div"(#loc117))
#loc257 = loc("broadcast_in_dim"(#loc117))
#loc258 = loc("neg"(#loc118))
#loc259 = loc("broadcast_in_dim"(#loc119))
#loc260 = loc(callsite(#loc15 at #loc120))
#loc261 = loc(callsite(#loc at #loc120))
#loc262 = loc(callsite(#loc59 at #loc120))
#loc263 = loc(callsite(#loc60 at #loc120))
#loc264 = loc(callsite(#loc50 at #loc120))
#loc265 = loc(callsite(#loc61 at #loc121))
#loc266 = loc(callsite(#loc at #loc121))
#loc267 = loc(callsite(#loc46 at #loc121))
#loc268 = loc(callsite(#loc52 at #loc121))
#loc269 = loc(callsite(#loc62 at #loc121))
#loc270 = loc(callsite(#loc15 at #loc121))
#loc271 = loc(callsite(#loc63 at #loc121))
#loc272 = loc(callsite(#loc64 at #loc121))
#loc273 = loc("reduce_sum"(#loc122))
#loc275 = loc("dot_general"(#loc122))
#loc276 = loc("transpose"(#loc122))
#loc277 = loc("mul"(#loc123))
#loc278 = loc("reduce_sum"(#loc123))
#loc280 = loc("reduce_sum"(#loc124))
#loc281 = loc("dot_general"(#loc125))
#loc282 = loc("transpose"(#loc125))
#loc283 = loc("mul"(#loc126))
#loc284 = loc("broadcast_in_dim"(#loc127))
#loc285 = loc("mul"(#loc128))
#loc286 = loc("div"(#loc129))
#loc287 = loc("broadcast_in_dim"(#loc129))
#loc288 = loc("broadcast_in_dim"(#loc130))
#loc289 = loc("mul"(#loc131))
#loc290 = loc("add_any"(#loc131))
#loc291 = loc("dot_general"(#loc132))
#loc292 = loc("transpose"(#loc132))
#loc293 = loc("select_n"(#loc133))
#loc294 = loc("dot_general"(#loc134))
#loc295 = loc("transpose"(#loc134))
#loc296 = loc("mul"(#loc135))
#loc297 = loc("reduce_sum"(#loc135))
#loc298 = loc("reshape"(#loc135))
#loc299 = loc("neg"(#loc135))
#loc300 = loc("div"(#loc135))
#loc301 = loc("broadcast_in_dim"(#loc135))
#loc302 = loc("add_any"(#loc135))
#loc303 = loc("dot_general"(#loc136))
#loc304 = loc("transpose"(#loc136))
#loc305 = loc("mul"(#loc137))
#loc306 = loc("sub"(#loc138))
#loc308 = loc("mul"(#loc141))
#loc309 = loc("dot_general"(#loc143))
#loc310 = loc("reduce_max"(#loc144))
#loc311 = loc("max"(#loc144))
#loc312 = loc("broadcast_in_dim"(#loc144))
#loc313 = loc("sub"(#loc144))
#loc314 = loc("exp"(#loc144))
#loc315 = loc("reduce_sum"(#loc144))
#loc316 = loc("div"(#loc144))
#loc317 = loc(callsite(#loc76 at #loc140))
#loc318 = loc(callsite(#loc77 at #loc140))
#loc319 = loc(callsite(#loc15 at #loc145))
#loc320 = loc(callsite(#loc at #loc145))
#loc321 = loc(callsite(#loc17 at #loc145))
#loc322 = loc(callsite(#loc18 at #loc145))
#loc323 = loc(callsite(#loc19 at #loc145))
#loc324 = loc(callsite(#loc20 at #loc146))
#loc325 = loc(callsite(#loc87 at #loc146))
#loc326 = loc(callsite(#loc at #loc146))
#loc327 = loc("sub"(#loc147))
#loc328 = loc("mul"(#loc148))
#loc329 = loc("reduce_sum"(#loc149))
#loc330 = loc("broadcast_in_dim"(#loc150))
#loc331 = loc(callsite(#loc15 at #loc151))
#loc332 = loc(callsite(#loc at #loc151))
#loc333 = loc(callsite(#loc17 at #loc151))
#loc334 = loc(callsite(#loc18 at #loc151))
#loc335 = loc(callsite(#loc19 at #loc151))
#loc336 = loc("broadcast_in_dim"(#loc152))
#loc337 = loc("mul"(#loc150))
#loc338 = loc("dot_general"(#loc153))
#loc340 = loc("jit(relu)"(#loc155))
#loc341 = loc("dot_general"(#loc156))
#loc342 = loc("mul"(#loc157))
#loc343 = loc("reduce_sum"(#loc158))
#loc344 = loc("reduce_sum"(#loc159))
#loc345 = loc("div"(#loc159))
#loc346 = loc("reduce_sum"(#loc160))
#loc347 = loc("div"(#loc160))
#loc348 = loc("mul"(#loc159))
#loc349 = loc("reduce_sum"(#loc161))
#loc350 = loc("dot_general"(#loc162))
#loc351 = loc("broadcast_in_dim"(#loc163))
#loc352 = loc("mul"(#loc164))
#loc353 = loc("add"(#loc165))
#loc354 = loc("reduce_sum"(#loc166))
#loc355 = loc(""(#loc179))
#loc356 = loc(""(#loc180))
#loc357 = loc(""(#loc181))
#loc365 = loc(callsite(#loc28 at #loc212))
#loc366 = loc(callsite(#loc at #loc212))
#loc367 = loc(callsite(#loc15 at #loc262))
#loc368 = loc(callsite(#loc at #loc262))
#loc369 = loc(callsite(#loc17 at #loc262))
#loc370 = loc(callsite(#loc18 at #loc262))
#loc371 = loc(callsite(#loc19 at #loc262))
#loc372 = loc(callsite(#loc28 at #loc340))
#loc373 = loc(callsite(#loc at #loc340))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x8x6xf32> {tf.aliasing_output = 0 : i32} loc("params.down"), %arg1: tensor<6x3xf32> {tf.aliasing_output = 1 : i32} loc("params.gate"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("params.head.b"), %arg3: tensor<6x4xf32> {tf.aliasing_output = 3 : i32} loc("params.head.w"), %arg4: tensor<3x6x8xf32> {tf.aliasing_output = 4 : i32} loc("params.up"), %arg5: tensor<10x6xf32> loc("x"), %arg6: tensor<10xi32> loc("y")) -> (tensor<3x8x6xf32> {jax.result_info = "params.down"}, tensor<6x3xf32> {jax.result_info = "params.gate"}, tensor<4xf32> {jax.result_info = "params.head.b"}, tensor<6x4xf32> {jax.result_info = "params.head.w"}, tensor<3x6x8xf32> {jax.result_info = "params.up"}, tensor<f32> {jax.result_info = "balance"}, tensor<f32> {jax.result_info = "kept"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc167)
    %cst_0 = arith.constant dense<4> : tensor<i32> loc(#loc167)
    %cst_1 = arith.constant dense<3> : tensor<1xi32> loc(#loc168)
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc168)
    %true = arith.constant true loc(#loc169)
    %c0 = arith.constant 0 : index loc(#loc167)
    %c3 = arith.constant 3 : index loc(#loc167)
    %c0_i32 = arith.constant 0 : i32 loc(#loc170)
    %cst_3 = arith.constant 1.000000e-01 : f32 loc(#loc)
    %cst_4 = arith.constant 0.00999999977 : f32 loc(#loc)
    %cst_5 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_6 = arith.constant 3.000000e+00 : f32 loc(#loc)
    %cst_7 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_8 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<1.000000e+01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<10x3xf32> loc(#loc171)
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc171)
    %2 = linalg.matmul ins(%arg5, %arg1 : tensor<10x6xf32>, tensor<6x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc171)
    %3 = tensor.empty() : tensor<10xf32> loc(#loc172)
    %4 = linalg.fill ins(%cst_7 : f32) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc172)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<10x3xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc72)), %out: f32 loc("reduce_max"(#loc72))):
      %223 = arith.maximumf %out, %in : f32 loc(#loc172)
      linalg.yield %223 : f32 loc(#loc172)
    } -> tensor<10xf32> loc(#loc172)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("max"(#loc72))):
      linalg.yield %in : f32 loc(#loc173)
    } -> tensor<10xf32> loc(#loc173)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<10xf32>, tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("max"(#loc72)), %in_18: f32 loc("reduce_max"(#loc72)), %out: f32 loc("max"(#loc72))):
      %223 = arith.maximumf %in, %in_18 : f32 loc(#loc173)
      linalg.yield %223 : f32 loc(#loc173)
    } -> tensor<10xf32> loc(#loc173)
    %8 = tensor.empty() : tensor<10x1xf32> loc(#loc174)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("max"(#loc72)), %out: f32 loc("broadcast_in_dim"(#loc72))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<10x1xf32> loc(#loc174)
    %10 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc72)), %out: f32 loc("sub"(#loc72))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<10x3xf32> loc(#loc175)
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc71)), %in_18: f32 loc("sub"(#loc72)), %out: f32 loc("sub"(#loc72))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc175)
      linalg.yield %223 : f32 loc(#loc175)
    } -> tensor<10x3xf32> loc(#loc175)
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc72)), %out: f32 loc("exp"(#loc72))):
      %223 = math.exp %in : f32 loc(#loc176)
      linalg.yield %223 : f32 loc(#loc176)
    } -> tensor<10x3xf32> loc(#loc176)
    %13 = linalg.fill ins(%cst_8 : f32) outs(%3 : tensor<10xf32>) -> tensor<10xf32> loc(#loc177)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc72)), %out: f32 loc("reduce_sum"(#loc72))):
      %223 = arith.addf %out, %in : f32 loc(#loc177)
      linalg.yield %223 : f32 loc(#loc177)
    } -> tensor<10xf32> loc(#loc177)
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc72)), %out: f32 loc("broadcast_in_dim"(#loc72))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<10x1xf32> loc(#loc174)
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc72)), %out: f32 loc("div"(#loc72))):
      linalg.yield %in : f32 loc(#loc178)
    } -> tensor<10x3xf32> loc(#loc178)
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc72)), %in_18: f32 loc("div"(#loc72)), %out: f32 loc("div"(#loc72))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc178)
      linalg.yield %223 : f32 loc(#loc178)
    } -> tensor<10x3xf32> loc(#loc178)
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %15 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc72)), %in_18: f32 loc("broadcast_in_dim"(#loc72)), %out: f32 loc(""(#loc179))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc355)
      linalg.yield %223 : f32 loc(#loc355)
    } -> tensor<10x1xf32> loc(#loc355)
    %19 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc180))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<10x1xf32> loc(#loc356)
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %18 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(""(#loc180)), %in_18: f32 loc(""(#loc179)), %out: f32 loc(""(#loc181))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc357)
      linalg.yield %223 : f32 loc(#loc357)
    } -> tensor<10x1xf32> loc(#loc357)
    %21 = tensor.empty() : tensor<10x3xi32> loc(#loc182)
    %22 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%21 : tensor<10x3xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc76 at #loc70))):
      %223 = linalg.index 1 : index loc(#loc182)
      %224 = arith.index_cast %223 : index to i32 loc(#loc182)
      linalg.yield %224 : i32 loc(#loc182)
    } -> tensor<10x3xi32> loc(#loc182)
    %23 = tensor.empty() : tensor<10xi32> loc(#loc170)
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<10xi32>) -> tensor<10xi32> loc(#loc170)
    %25:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%17, %22 : tensor<10x3xf32>, tensor<10x3xi32>) outs(%4, %24 : tensor<10xf32>, tensor<10xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc77 at #loc70)), %in_18: i32 loc(callsite(#loc77 at #loc70)), %out: f32 loc(callsite(#loc77 at #loc70)), %out_19: i32 loc(callsite(#loc77 at #loc70))):
      %223 = arith.cmpf ogt, %out, %in : f32 loc(#loc374)
      %224 = arith.cmpf une, %out, %out : f32 loc(#loc375)
      %225 = arith.ori %223, %224 : i1 loc(#loc376)
      %226 = arith.cmpf oeq, %out, %in : f32 loc(#loc377)
      %227 = arith.cmpi slt, %out_19, %in_18 : i32 loc(#loc378)
      %228 = arith.andi %226, %227 : i1 loc(#loc379)
      %229 = arith.ori %225, %228 : i1 loc(#loc376)
      %230 = arith.select %225, %out, %in : f32 loc(#loc380)
      %231 = arith.select %229, %out_19, %in_18 : i32 loc(#loc380)
      linalg.yield %230, %231 : f32, i32 loc(#loc170)
    } -> (tensor<10xf32>, tensor<10xi32>) loc(#loc170)
    %26 = tensor.empty() : tensor<10x1xi32> loc(#loc191)
    %27 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<10xi32>) outs(%26 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc85)), %out: i32 loc(callsite(#loc15 at #loc85))):
      linalg.yield %in : i32 loc(#loc191)
    } -> tensor<10x1xi32> loc(#loc191)
    %28 = tensor.empty() : tensor<1x3xi32> loc(#loc193)
    %29 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<1x3xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc17 at #loc85))):
      %223 = linalg.index 1 : index loc(#loc193)
      %224 = arith.index_cast %223 : index to i32 loc(#loc193)
      linalg.yield %224 : i32 loc(#loc193)
    } -> tensor<1x3xi32> loc(#loc193)
    %30 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<10x1xi32>) outs(%21 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc15 at #loc85)), %out: i32 loc(callsite(#loc18 at #loc85))):
      linalg.yield %in : i32 loc(#loc194)
    } -> tensor<10x3xi32> loc(#loc194)
    %31 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<1x3xi32>) outs(%21 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc17 at #loc85)), %out: i32 loc(callsite(#loc18 at #loc85))):
      linalg.yield %in : i32 loc(#loc194)
    } -> tensor<10x3xi32> loc(#loc194)
    %32 = tensor.empty() : tensor<10x3xi1> loc(#loc194)
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %31 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%32 : tensor<10x3xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc85)), %in_18: i32 loc(callsite(#loc18 at #loc85)), %out: i1 loc(callsite(#loc18 at #loc85))):
      %223 = arith.cmpi eq, %in, %in_18 : i32 loc(#loc194)
      linalg.yield %223 : i1 loc(#loc194)
    } -> tensor<10x3xi1> loc(#loc194)
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<10x3xi1>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc85)), %out: f32 loc(callsite(#loc19 at #loc85))):
      %223 = arith.uitofp %in : i1 to f32 loc(#loc195)
      linalg.yield %223 : f32 loc(#loc195)
    } -> tensor<10x3xf32> loc(#loc195)
    %35 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc86)), %out: f32 loc(callsite(#loc20 at #loc86))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<10x3xf32> loc(#loc196)
    %padded = tensor.pad %34 low[9, 0] high[0, 0] {
    ^bb0(%arg7: index loc(callsite(#loc20 at #loc86)), %arg8: index loc(callsite(#loc20 at #loc86))):
      tensor.yield %cst_8 : f32 loc(#loc196)
    } : tensor<10x3xf32> to tensor<19x3xf32> loc(#loc196)
    %36 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %3 : tensor<19x3xf32>, tensor<10xf32>) outs(%35 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc87 at #loc86)), %in_18: f32 loc(callsite(#loc at #loc86)), %out: f32 loc(callsite(#loc87 at #loc86))):
      %223 = arith.addf %out, %in : f32 loc(#loc196)
      linalg.yield %223 : f32 loc(#loc196)
    } -> tensor<10x3xf32> loc(#loc196)
    %37 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc88))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<10x3xf32> loc(#loc199)
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(cumsum))"(#loc21)), %in_18: f32 loc("sub"(#loc88)), %out: f32 loc("sub"(#loc88))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc199)
      linalg.yield %223 : f32 loc(#loc199)
    } -> tensor<10x3xf32> loc(#loc199)
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %34 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc88)), %in_18: f32 loc("jit(train)/jvp(jit(_one_hot))"(#loc16)), %out: f32 loc("mul"(#loc89))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc200)
      linalg.yield %223 : f32 loc(#loc200)
    } -> tensor<10x3xf32> loc(#loc200)
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc90)), %out: f32 loc("reduce_sum"(#loc90))):
      %223 = arith.addf %out, %in : f32 loc(#loc201)
      linalg.yield %223 : f32 loc(#loc201)
    } -> tensor<10xf32> loc(#loc201)
    %41 = tensor.empty() : tensor<10x3x1xf32> loc(#loc202)
    %42 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<10x3xf32>) outs(%41 : tensor<10x3x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_one_hot))"(#loc16)), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<10x3x1xf32> loc(#loc202)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc92)), %out: f32 loc(callsite(#loc15 at #loc92))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<10x1xf32> loc(#loc203)
    %44 = tensor.empty() : tensor<1x4xf32> loc(#loc205)
    %45 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%44 : tensor<1x4xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc17 at #loc92))):
      %223 = linalg.index 1 : index loc(#loc205)
      %224 = arith.index_cast %223 : index to i32 loc(#loc205)
      %225 = arith.sitofp %224 : i32 to f32 loc(#loc205)
      linalg.yield %225 : f32 loc(#loc205)
    } -> tensor<1x4xf32> loc(#loc205)
    %46 = tensor.empty() : tensor<10x4xf32> loc(#loc206)
    %47 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc92)), %out: f32 loc(callsite(#loc18 at #loc92))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<10x4xf32> loc(#loc206)
    %48 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<1x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc92)), %out: f32 loc(callsite(#loc18 at #loc92))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<10x4xf32> loc(#loc206)
    %49 = tensor.empty() : tensor<10x4xi1> loc(#loc206)
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%49 : tensor<10x4xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc92)), %in_18: f32 loc(callsite(#loc18 at #loc92)), %out: i1 loc(callsite(#loc18 at #loc92))):
      %223 = arith.cmpf oeq, %in, %in_18 : f32 loc(#loc206)
      linalg.yield %223 : i1 loc(#loc206)
    } -> tensor<10x4xi1> loc(#loc206)
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<10x4xi1>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc92)), %out: f32 loc(callsite(#loc19 at #loc92))):
      %223 = arith.uitofp %in : i1 to f32 loc(#loc207)
      linalg.yield %223 : f32 loc(#loc207)
    } -> tensor<10x4xf32> loc(#loc207)
    %52 = tensor.empty() : tensor<10x1x4xf32> loc(#loc208)
    %53 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<10x4xf32>) outs(%52 : tensor<10x1x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_one_hot))"(#loc25)), %out: f32 loc("broadcast_in_dim"(#loc93))):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<10x1x4xf32> loc(#loc208)
    %54 = tensor.empty() : tensor<10x3x4xf32> loc(#loc209)
    %55 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<10x3x1xf32>) outs(%54 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc91)), %out: f32 loc("mul"(#loc91))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<10x3x4xf32> loc(#loc209)
    %56 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<10x1x4xf32>) outs(%54 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc93)), %out: f32 loc("mul"(#loc91))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<10x3x4xf32> loc(#loc209)
    %57 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<10x3x4xf32>, tensor<10x3x4xf32>) outs(%54 : tensor<10x3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_18: f32 loc("mul"(#loc91)), %out: f32 loc("mul"(#loc91))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc209)
      linalg.yield %223 : f32 loc(#loc209)
    } -> tensor<10x3x4xf32> loc(#loc209)
    %58 = tensor.empty() : tensor<3x4x6xf32> loc(#loc210)
    %59 = linalg.fill ins(%cst_8 : f32) outs(%58 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32> loc(#loc210)
    %60 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57, %arg5 : tensor<10x3x4xf32>, tensor<10x6xf32>) outs(%59 : tensor<3x4x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_18: f32 loc("x"), %out: f32 loc("dot_general"(#loc94))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc209)
      %224 = arith.addf %out, %223 : f32 loc(#loc210)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<3x4x6xf32> loc(#loc210)
    %61 = tensor.empty() : tensor<3x4x8xf32> loc(#loc211)
    %62 = linalg.fill ins(%cst_8 : f32) outs(%61 : tensor<3x4x8xf32>) -> tensor<3x4x8xf32> loc(#loc211)
    %63 = linalg.batch_matmul ins(%60, %arg4 : tensor<3x4x6xf32>, tensor<3x6x8xf32>) outs(%62 : tensor<3x4x8xf32>) -> tensor<3x4x8xf32> loc(#loc211)
    %64 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%61 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc212)), %out: f32 loc(callsite(#loc28 at #loc212))):
      linalg.yield %in : f32 loc(#loc365)
    } -> tensor<3x4x8xf32> loc(#loc365)
    %65 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<3x4x8xf32>, tensor<3x4x8xf32>) outs(%61 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc212)), %in_18: f32 loc(callsite(#loc28 at #loc212)), %out: f32 loc(callsite(#loc28 at #loc212))):
      %223 = arith.maximumf %in, %in_18 : f32 loc(#loc365)
      linalg.yield %223 : f32 loc(#loc365)
    } -> tensor<3x4x8xf32> loc(#loc365)
    %66 = tensor.empty() : tensor<3x4x8xi1> loc(#loc213)
    %67 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<3x4x8xf32>, tensor<3x4x8xf32>) outs(%66 : tensor<3x4x8xi1>) {
    ^bb0(%in: f32 loc("dot_general"(#loc95)), %in_18: f32 loc("gt"(#loc96)), %out: i1 loc("gt"(#loc96))):
      %223 = arith.cmpf ogt, %in, %in_18 : f32 loc(#loc213)
      linalg.yield %223 : i1 loc(#loc213)
    } -> tensor<3x4x8xi1> loc(#loc213)
    %68 = linalg.batch_matmul ins(%65, %arg0 : tensor<3x4x8xf32>, tensor<3x8x6xf32>) outs(%59 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32> loc(#loc214)
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %34 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc72)), %in_18: f32 loc("jit(train)/jvp(jit(_one_hot))"(#loc16)), %out: f32 loc("mul"(#loc98))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc215)
      linalg.yield %223 : f32 loc(#loc215)
    } -> tensor<10x3xf32> loc(#loc215)
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%69 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc99)), %out: f32 loc("reduce_sum"(#loc99))):
      %223 = arith.addf %out, %in : f32 loc(#loc216)
      linalg.yield %223 : f32 loc(#loc216)
    } -> tensor<10xf32> loc(#loc216)
    %71 = tensor.empty() : tensor<3xf32> loc(#loc217)
    %72 = linalg.fill ins(%cst_8 : f32) outs(%71 : tensor<3xf32>) -> tensor<3xf32> loc(#loc217)
    %73 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<10x3xf32>) outs(%72 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc100)), %out: f32 loc("reduce_sum"(#loc100))):
      %223 = arith.addf %out, %in : f32 loc(#loc217)
      linalg.yield %223 : f32 loc(#loc217)
    } -> tensor<3xf32> loc(#loc217)
    %74 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc100))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<3xf32> loc(#loc218)
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%73, %74 : tensor<3xf32>, tensor<3xf32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc100)), %in_18: f32 loc("div"(#loc100)), %out: f32 loc("div"(#loc100))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc218)
      linalg.yield %223 : f32 loc(#loc218)
    } -> tensor<3xf32> loc(#loc218)
    %76 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<10x3xf32>) outs(%72 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc101)), %out: f32 loc("reduce_sum"(#loc101))):
      %223 = arith.addf %out, %in : f32 loc(#loc219)
      linalg.yield %223 : f32 loc(#loc219)
    } -> tensor<3xf32> loc(#loc219)
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%76, %74 : tensor<3xf32>, tensor<3xf32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc101)), %in_18: f32 loc("div"(#loc100)), %out: f32 loc("div"(#loc101))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc220)
      linalg.yield %223 : f32 loc(#loc220)
    } -> tensor<3xf32> loc(#loc220)
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%75, %77 : tensor<3xf32>, tensor<3xf32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc100)), %in_18: f32 loc("div"(#loc101)), %out: f32 loc("mul"(#loc100))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc221)
      linalg.yield %223 : f32 loc(#loc221)
    } -> tensor<3xf32> loc(#loc221)
    %79 = tensor.empty() : tensor<f32> loc(#loc222)
    %80 = linalg.fill ins(%cst_8 : f32) outs(%79 : tensor<f32>) -> tensor<f32> loc(#loc222)
    %81 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%78 : tensor<3xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc102)), %out: f32 loc("reduce_sum"(#loc102))):
      %223 = arith.addf %out, %in : f32 loc(#loc222)
      linalg.yield %223 : f32 loc(#loc222)
    } -> tensor<f32> loc(#loc222)
    %82 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%81 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc102)), %out: f32 loc("mul"(#loc103))):
      %223 = arith.mulf %in, %cst_6 : f32 loc(#loc223)
      linalg.yield %223 : f32 loc(#loc223)
    } -> tensor<f32> loc(#loc223)
    %83 = tensor.empty() : tensor<10x6xf32> loc(#loc224)
    %84 = linalg.fill ins(%cst_8 : f32) outs(%83 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc224)
    %85 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%57, %68 : tensor<10x3x4xf32>, tensor<3x4x6xf32>) outs(%84 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_18: f32 loc("dot_general"(#loc97)), %out: f32 loc("dot_general"(#loc104))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc209)
      %224 = arith.addf %out, %223 : f32 loc(#loc224)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc224)
    %86 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc99)), %out: f32 loc("broadcast_in_dim"(#loc105))):
      linalg.yield %in : f32 loc(#loc225)
    } -> tensor<10x1xf32> loc(#loc225)
    %87 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<10x1xf32>) outs(%83 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc105)), %out: f32 loc("mul"(#loc106))):
      linalg.yield %in : f32 loc(#loc226)
    } -> tensor<10x6xf32> loc(#loc226)
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %87 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%83 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc104)), %in_18: f32 loc("mul"(#loc106)), %out: f32 loc("mul"(#loc106))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc226)
      linalg.yield %223 : f32 loc(#loc226)
    } -> tensor<10x6xf32> loc(#loc226)
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %88 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%83 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("x"), %in_18: f32 loc("mul"(#loc106)), %out: f32 loc("add"(#loc107))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc227)
      linalg.yield %223 : f32 loc(#loc227)
    } -> tensor<10x6xf32> loc(#loc227)
    %90 = linalg.generic {indexing_maps = [#map10, #map17], iterator_types = ["reduction", "reduction", "reduction"]} ins(%57 : tensor<10x3x4xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc108)), %out: f32 loc("reduce_sum"(#loc108))):
      %223 = arith.addf %out, %in : f32 loc(#loc228)
      linalg.yield %223 : f32 loc(#loc228)
    } -> tensor<f32> loc(#loc228)
    %91 = linalg.fill ins(%cst_8 : f32) outs(%46 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc229)
    %92 = linalg.matmul ins(%89, %arg3 : tensor<10x6xf32>, tensor<6x4xf32>) outs(%91 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc229)
    %93 = linalg.generic {indexing_maps = [#map23, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4xf32>) outs(%44 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.head.b"), %out: f32 loc("broadcast_in_dim"(#loc109))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<1x4xf32> loc(#loc230)
    %94 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<1x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc109)), %out: f32 loc("add"(#loc109))):
      linalg.yield %in : f32 loc(#loc231)
    } -> tensor<10x4xf32> loc(#loc231)
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %94 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc109)), %in_18: f32 loc("add"(#loc109)), %out: f32 loc("add"(#loc109))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc231)
      linalg.yield %223 : f32 loc(#loc231)
    } -> tensor<10x4xf32> loc(#loc231)
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%95 : tensor<10x4xf32>) outs(%4 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc42 at #loc110)), %out: f32 loc(callsite(#loc42 at #loc110))):
      %223 = arith.maximumf %out, %in : f32 loc(#loc232)
      linalg.yield %223 : f32 loc(#loc232)
    } -> tensor<10xf32> loc(#loc232)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %96 : tensor<10xf32>, tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc28 at #loc110)), %in_18: f32 loc(callsite(#loc42 at #loc110)), %out: f32 loc(callsite(#loc28 at #loc110))):
      %223 = arith.maximumf %in, %in_18 : f32 loc(#loc233)
      linalg.yield %223 : f32 loc(#loc233)
    } -> tensor<10xf32> loc(#loc233)
    %98 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc28 at #loc110)), %out: f32 loc(callsite(#loc15 at #loc110))):
      linalg.yield %in : f32 loc(#loc234)
    } -> tensor<10x1xf32> loc(#loc234)
    %99 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc110)), %out: f32 loc(callsite(#loc44 at #loc110))):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<10x4xf32> loc(#loc235)
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %99 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc110)), %in_18: f32 loc(callsite(#loc44 at #loc110)), %out: f32 loc(callsite(#loc44 at #loc110))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc235)
      linalg.yield %223 : f32 loc(#loc235)
    } -> tensor<10x4xf32> loc(#loc235)
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc44 at #loc110)), %out: f32 loc(callsite(#loc45 at #loc110))):
      %223 = math.exp %in : f32 loc(#loc237)
      linalg.yield %223 : f32 loc(#loc237)
    } -> tensor<10x4xf32> loc(#loc237)
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%101 : tensor<10x4xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc46 at #loc110)), %out: f32 loc(callsite(#loc46 at #loc110))):
      %223 = arith.addf %out, %in : f32 loc(#loc238)
      linalg.yield %223 : f32 loc(#loc238)
    } -> tensor<10xf32> loc(#loc238)
    %103 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc46 at #loc110)), %out: f32 loc(callsite(#loc15 at #loc110))):
      linalg.yield %in : f32 loc(#loc234)
    } -> tensor<10x1xf32> loc(#loc234)
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc110)), %out: f32 loc(callsite(#loc47 at #loc110))):
      %223 = math.log %in : f32 loc(#loc239)
      linalg.yield %223 : f32 loc(#loc239)
    } -> tensor<10x1xf32> loc(#loc239)
    %105 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc47 at #loc110)), %out: f32 loc(callsite(#loc44 at #loc110))):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<10x4xf32> loc(#loc235)
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %105 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc44 at #loc110)), %in_18: f32 loc(callsite(#loc44 at #loc110)), %out: f32 loc(callsite(#loc44 at #loc110))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc235)
      linalg.yield %223 : f32 loc(#loc235)
    } -> tensor<10x4xf32> loc(#loc235)
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10xi32>) outs(%26 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc111))):
      linalg.yield %in : i32 loc(#loc240)
    } -> tensor<10x1xi32> loc(#loc240)
    %108 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%26 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc68)), %out: i32 loc(callsite(#loc49 at #loc68))):
      linalg.yield %in : i32 loc(#loc241)
    } -> tensor<10x1xi32> loc(#loc241)
    %109 = tensor.empty() : tensor<10x1xi1> loc(#loc241)
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%109 : tensor<10x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc68)), %in_18: i32 loc(callsite(#loc49 at #loc68)), %out: i1 loc(callsite(#loc49 at #loc68))):
      %223 = arith.cmpi slt, %in, %in_18 : i32 loc(#loc241)
      linalg.yield %223 : i1 loc(#loc241)
    } -> tensor<10x1xi1> loc(#loc241)
    %111 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%26 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc68)), %out: i32 loc(callsite(#loc50 at #loc68))):
      linalg.yield %in : i32 loc(#loc242)
    } -> tensor<10x1xi32> loc(#loc242)
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %111 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%26 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc68)), %in_18: i32 loc(callsite(#loc50 at #loc68)), %out: i32 loc(callsite(#loc50 at #loc68))):
      %223 = arith.addi %in, %in_18 : i32 loc(#loc242)
      linalg.yield %223 : i32 loc(#loc242)
    } -> tensor<10x1xi32> loc(#loc242)
    %113 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %112, %107 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%26 : tensor<10x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc49 at #loc68)), %in_18: i32 loc(callsite(#loc50 at #loc68)), %in_19: i32 loc(callsite(#loc at #loc68)), %out: i32 loc(callsite(#loc51 at #loc68))):
      %223 = arith.select %in, %in_18, %in_19 : i32 loc(#loc243)
      linalg.yield %223 : i32 loc(#loc243)
    } -> tensor<10x1xi32> loc(#loc243)
    %expanded = tensor.expand_shape %113 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32> loc(#loc244)
    %114 = tensor.empty() : tensor<10x1x1xi32> loc(#loc245)
    %115 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%114 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc68)), %out: i32 loc(callsite(#loc53 at #loc68))):
      linalg.yield %in : i32 loc(#loc245)
    } -> tensor<10x1x1xi32> loc(#loc245)
    %116 = tensor.empty() : tensor<10x1x1xi1> loc(#loc245)
    %117 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %115 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%116 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc52 at #loc68)), %in_18: i32 loc(callsite(#loc53 at #loc68)), %out: i1 loc(callsite(#loc53 at #loc68))):
      %223 = arith.cmpi sge, %in, %in_18 : i32 loc(#loc245)
      linalg.yield %223 : i1 loc(#loc245)
    } -> tensor<10x1x1xi1> loc(#loc245)
    %118 = tensor.empty() : tensor<1x1x1xi32> loc(#loc246)
    %119 = linalg.generic {indexing_maps = [#map8, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%118 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc9 at #loc68)), %out: i32 loc(callsite(#loc15 at #loc68))):
      linalg.yield %in : i32 loc(#loc246)
    } -> tensor<1x1x1xi32> loc(#loc246)
    %120 = linalg.generic {indexing_maps = [#map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<1x1x1xi32>) outs(%114 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc15 at #loc68)), %out: i32 loc(callsite(#loc54 at #loc68))):
      linalg.yield %in : i32 loc(#loc247)
    } -> tensor<10x1x1xi32> loc(#loc247)
    %121 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %120 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%116 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc52 at #loc68)), %in_18: i32 loc(callsite(#loc54 at #loc68)), %out: i1 loc(callsite(#loc54 at #loc68))):
      %223 = arith.cmpi sle, %in, %in_18 : i32 loc(#loc247)
      linalg.yield %223 : i1 loc(#loc247)
    } -> tensor<10x1x1xi1> loc(#loc247)
    %122 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %121 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%116 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc53 at #loc68)), %in_18: i1 loc(callsite(#loc54 at #loc68)), %out: i1 loc(callsite(#loc55 at #loc68))):
      %223 = arith.andi %in, %in_18 : i1 loc(#loc248)
      linalg.yield %223 : i1 loc(#loc248)
    } -> tensor<10x1x1xi1> loc(#loc248)
    %123 = linalg.fill ins(%true : i1) outs(%109 : tensor<10x1xi1>) -> tensor<10x1xi1> loc(#loc169)
    %124 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122 : tensor<10x1x1xi1>) outs(%123 : tensor<10x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc10 at #loc68)), %out: i1 loc(callsite(#loc10 at #loc68))):
      %223 = arith.andi %out, %in : i1 loc(#loc169)
      linalg.yield %223 : i1 loc(#loc169)
    } -> tensor<10x1xi1> loc(#loc169)
    %125 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<10x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc9 at #loc68))):
      %223 = linalg.index 0 : index loc(#loc168)
      %extracted = tensor.extract %expanded[%223, %c0, %c0] : tensor<10x1x1xi32> loc(#loc168)
      %224 = arith.index_cast %extracted : i32 to index loc(#loc168)
      %225 = arith.maxsi %224, %c0 : index loc(#loc168)
      %226 = arith.minsi %225, %c3 : index loc(#loc168)
      %extracted_18 = tensor.extract %106[%223, %226] : tensor<10x4xf32> loc(#loc168)
      linalg.yield %extracted_18 : f32 loc(#loc168)
    } -> tensor<10x1xf32> loc(#loc168)
    %126 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc9 at #loc68)), %out: f32 loc(callsite(#loc15 at #loc68))):
      linalg.yield %in : f32 loc(#loc246)
    } -> tensor<10x1xf32> loc(#loc246)
    %127 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%124, %125, %126 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc10 at #loc68)), %in_18: f32 loc(callsite(#loc9 at #loc68)), %in_19: f32 loc(callsite(#loc15 at #loc68)), %out: f32 loc(callsite(#loc51 at #loc68))):
      %223 = arith.select %in, %in_18, %in_19 : f32 loc(#loc243)
      linalg.yield %223 : f32 loc(#loc243)
    } -> tensor<10x1xf32> loc(#loc243)
    %collapsed = tensor.collapse_shape %127 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc249)
    %128 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc112)), %out: f32 loc("neg"(#loc113))):
      %223 = arith.negf %in : f32 loc(#loc250)
      linalg.yield %223 : f32 loc(#loc250)
    } -> tensor<10xf32> loc(#loc250)
    %129 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%128 : tensor<10xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc114)), %out: f32 loc("reduce_sum"(#loc114))):
      %223 = arith.addf %out, %in : f32 loc(#loc251)
      linalg.yield %223 : f32 loc(#loc251)
    } -> tensor<f32> loc(#loc251)
    %130 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%129 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc114)), %out: f32 loc("div"(#loc114))):
      %223 = arith.divf %in, %cst_5 : f32 loc(#loc252)
      linalg.yield %223 : f32 loc(#loc252)
    } -> tensor<f32> loc(#loc252)
    %131 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%82 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc103)), %out: f32 loc("mul"(#loc115))):
      %223 = arith.mulf %in, %cst_4 : f32 loc(#loc253)
      linalg.yield %223 : f32 loc(#loc253)
    } -> tensor<f32> loc(#loc253)
    %132 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%130, %131 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc114)), %in_18: f32 loc("mul"(#loc115)), %out: f32 loc("add"(#loc114))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc254)
      linalg.yield %223 : f32 loc(#loc254)
    } -> tensor<f32> loc(#loc254)
    %133 = linalg.generic {indexing_maps = [#map19], iterator_types = []} outs(%79 : tensor<f32>) {
    ^bb0(%out: f32 loc("mul"(#loc116))):
      linalg.yield %cst_4 : f32 loc(#loc255)
    } -> tensor<f32> loc(#loc255)
    %134 = linalg.generic {indexing_maps = [#map19], iterator_types = []} outs(%79 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc117))):
      linalg.yield %cst_3 : f32 loc(#loc256)
    } -> tensor<f32> loc(#loc256)
    %135 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%134 : tensor<f32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc117)), %out: f32 loc("broadcast_in_dim"(#loc117))):
      linalg.yield %in : f32 loc(#loc257)
    } -> tensor<10xf32> loc(#loc257)
    %136 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%135 : tensor<10xf32>) outs(%3 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc117)), %out: f32 loc("neg"(#loc118))):
      %223 = arith.negf %in : f32 loc(#loc258)
      linalg.yield %223 : f32 loc(#loc258)
    } -> tensor<10xf32> loc(#loc258)
    %137 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<10xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc118)), %out: f32 loc("broadcast_in_dim"(#loc119))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<10x1xf32> loc(#loc259)
    %138 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc120)), %out: f32 loc(callsite(#loc15 at #loc120))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<10x4xf32> loc(#loc260)
    %139 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<10x1xi32>) outs(%114 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc262)), %out: i32 loc(callsite(#loc15 at #loc262))):
      linalg.yield %in : i32 loc(#loc367)
    } -> tensor<10x1x1xi32> loc(#loc367)
    %140 = tensor.empty() : tensor<1x1x4xi32> loc(#loc369)
    %141 = linalg.generic {indexing_maps = [#map10], iterator_types = ["parallel", "parallel", "parallel"]} outs(%140 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc17 at #loc262))):
      %223 = linalg.index 2 : index loc(#loc369)
      %224 = arith.index_cast %223 : index to i32 loc(#loc369)
      linalg.yield %224 : i32 loc(#loc369)
    } -> tensor<1x1x4xi32> loc(#loc369)
    %142 = tensor.empty() : tensor<10x1x4xi32> loc(#loc370)
    %143 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<10x1x1xi32>) outs(%142 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc15 at #loc262)), %out: i32 loc(callsite(#loc18 at #loc262))):
      linalg.yield %in : i32 loc(#loc370)
    } -> tensor<10x1x4xi32> loc(#loc370)
    %144 = linalg.generic {indexing_maps = [#map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<1x1x4xi32>) outs(%142 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc17 at #loc262)), %out: i32 loc(callsite(#loc18 at #loc262))):
      linalg.yield %in : i32 loc(#loc370)
    } -> tensor<10x1x4xi32> loc(#loc370)
    %145 = tensor.empty() : tensor<10x1x4xi1> loc(#loc370)
    %146 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %144 : tensor<10x1x4xi32>, tensor<10x1x4xi32>) outs(%145 : tensor<10x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc262)), %in_18: i32 loc(callsite(#loc18 at #loc262)), %out: i1 loc(callsite(#loc18 at #loc262))):
      %223 = arith.cmpi eq, %in, %in_18 : i32 loc(#loc370)
      linalg.yield %223 : i1 loc(#loc370)
    } -> tensor<10x1x4xi1> loc(#loc370)
    %147 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<10x1x4xi1>) outs(%52 : tensor<10x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc262)), %out: f32 loc(callsite(#loc19 at #loc262))):
      %223 = arith.uitofp %in : i1 to f32 loc(#loc371)
      linalg.yield %223 : f32 loc(#loc371)
    } -> tensor<10x1x4xf32> loc(#loc371)
    %148 = linalg.generic {indexing_maps = [#map11, #map25, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%137, %147 : tensor<10x1xf32>, tensor<10x1x4xf32>) outs(%91 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc120)), %in_18: f32 loc(callsite(#loc59 at #loc120)), %out: f32 loc(callsite(#loc60 at #loc120))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc261)
      %224 = arith.addf %out, %223 : f32 loc(#loc263)
      linalg.yield %224 : f32 loc(#loc261)
    } -> tensor<10x4xf32> loc(#loc263)
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%138, %148 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc120)), %in_18: f32 loc(callsite(#loc60 at #loc120)), %out: f32 loc(callsite(#loc50 at #loc120))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc264)
      linalg.yield %223 : f32 loc(#loc264)
    } -> tensor<10x4xf32> loc(#loc264)
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc121)), %out: f32 loc(callsite(#loc61 at #loc121))):
      %223 = arith.negf %in : f32 loc(#loc265)
      linalg.yield %223 : f32 loc(#loc265)
    } -> tensor<10x4xf32> loc(#loc265)
    %151 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%150 : tensor<10x4xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc46 at #loc121)), %out: f32 loc(callsite(#loc46 at #loc121))):
      %223 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %223 : f32 loc(#loc267)
    } -> tensor<10xf32> loc(#loc267)
    %expanded_14 = tensor.expand_shape %151 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc268)
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %103 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc121)), %in_18: f32 loc(callsite(#loc at #loc121)), %out: f32 loc(callsite(#loc62 at #loc121))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc269)
      linalg.yield %223 : f32 loc(#loc269)
    } -> tensor<10x1xf32> loc(#loc269)
    %153 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<10x1xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc46 at #loc121)), %out: f32 loc(callsite(#loc46 at #loc121))):
      %223 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %223 : f32 loc(#loc267)
    } -> tensor<10xf32> loc(#loc267)
    %154 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<10xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc46 at #loc121)), %out: f32 loc(callsite(#loc15 at #loc121))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<10x4xf32> loc(#loc270)
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%154, %101 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc121)), %in_18: f32 loc(callsite(#loc at #loc121)), %out: f32 loc(callsite(#loc63 at #loc121))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc271)
      linalg.yield %223 : f32 loc(#loc271)
    } -> tensor<10x4xf32> loc(#loc271)
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %155 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc121)), %in_18: f32 loc(callsite(#loc63 at #loc121)), %out: f32 loc(callsite(#loc64 at #loc121))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc272)
      linalg.yield %223 : f32 loc(#loc272)
    } -> tensor<10x4xf32> loc(#loc272)
    %157 = tensor.empty() : tensor<4xf32> loc(#loc273)
    %158 = linalg.fill ins(%cst_8 : f32) outs(%157 : tensor<4xf32>) -> tensor<4xf32> loc(#loc273)
    %159 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "reduction"]} ins(%156 : tensor<10x4xf32>) outs(%158 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %223 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %223 : f32 loc(#loc273)
    } -> tensor<4xf32> loc(#loc273)
    %expanded_15 = tensor.expand_shape %159 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc274)
    %160 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_15 : tensor<1x4xf32>) outs(%158 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %223 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %223 : f32 loc(#loc273)
    } -> tensor<4xf32> loc(#loc273)
    %161 = tensor.empty() : tensor<4x6xf32> loc(#loc275)
    %162 = linalg.fill ins(%cst_8 : f32) outs(%161 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc275)
    %163 = linalg.generic {indexing_maps = [#map26, #map27, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156, %89 : tensor<10x4xf32>, tensor<10x6xf32>) outs(%162 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc43)), %in_18: f32 loc("add"(#loc107)), %out: f32 loc("dot_general"(#loc122))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc121)
      %224 = arith.addf %out, %223 : f32 loc(#loc275)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc275)
    %164 = tensor.empty() : tensor<6x4xf32> loc(#loc276)
    %165 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<4x6xf32>) outs(%164 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc122)), %out: f32 loc("transpose"(#loc122))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<6x4xf32> loc(#loc276)
    %166 = linalg.generic {indexing_maps = [#map11, #map28, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156, %arg3 : tensor<10x4xf32>, tensor<6x4xf32>) outs(%84 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc43)), %in_18: f32 loc("params.head.w"), %out: f32 loc("dot_general"(#loc122))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc121)
      %224 = arith.addf %out, %223 : f32 loc(#loc275)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc275)
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %166 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%83 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc104)), %in_18: f32 loc("dot_general"(#loc122)), %out: f32 loc("mul"(#loc123))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc277)
      linalg.yield %223 : f32 loc(#loc277)
    } -> tensor<10x6xf32> loc(#loc277)
    %168 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%167 : tensor<10x6xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc123)), %out: f32 loc("reduce_sum"(#loc123))):
      %223 = arith.addf %out, %in : f32 loc(#loc278)
      linalg.yield %223 : f32 loc(#loc278)
    } -> tensor<10xf32> loc(#loc278)
    %expanded_16 = tensor.expand_shape %168 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc279)
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%166, %87 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%83 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc122)), %in_18: f32 loc("mul"(#loc106)), %out: f32 loc("mul"(#loc123))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc277)
      linalg.yield %223 : f32 loc(#loc277)
    } -> tensor<10x6xf32> loc(#loc277)
    %170 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%expanded_16 : tensor<10x1xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc124)), %out: f32 loc("reduce_sum"(#loc124))):
      %223 = arith.addf %out, %in : f32 loc(#loc280)
      linalg.yield %223 : f32 loc(#loc280)
    } -> tensor<10xf32> loc(#loc280)
    %171 = tensor.empty() : tensor<6x3x4xf32> loc(#loc281)
    %172 = linalg.fill ins(%cst_8 : f32) outs(%171 : tensor<6x3x4xf32>) -> tensor<6x3x4xf32> loc(#loc281)
    %173 = linalg.generic {indexing_maps = [#map29, #map30, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169, %57 : tensor<10x6xf32>, tensor<10x3x4xf32>) outs(%172 : tensor<6x3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc123)), %in_18: f32 loc("mul"(#loc91)), %out: f32 loc("dot_general"(#loc125))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc277)
      %224 = arith.addf %out, %223 : f32 loc(#loc281)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<6x3x4xf32> loc(#loc281)
    %174 = linalg.generic {indexing_maps = [#map31, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<6x3x4xf32>) outs(%58 : tensor<3x4x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc125)), %out: f32 loc("transpose"(#loc125))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<3x4x6xf32> loc(#loc282)
    %175 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%133 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc116)), %out: f32 loc("mul"(#loc126))):
      %223 = arith.mulf %in, %cst_6 : f32 loc(#loc283)
      linalg.yield %223 : f32 loc(#loc283)
    } -> tensor<f32> loc(#loc283)
    %176 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%175 : tensor<f32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc126)), %out: f32 loc("broadcast_in_dim"(#loc127))):
      linalg.yield %in : f32 loc(#loc284)
    } -> tensor<3xf32> loc(#loc284)
    %177 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%75, %176 : tensor<3xf32>, tensor<3xf32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc100)), %in_18: f32 loc("broadcast_in_dim"(#loc127)), %out: f32 loc("mul"(#loc128))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc285)
      linalg.yield %223 : f32 loc(#loc285)
    } -> tensor<3xf32> loc(#loc285)
    %178 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%177, %74 : tensor<3xf32>, tensor<3xf32>) outs(%71 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_18: f32 loc("div"(#loc100)), %out: f32 loc("div"(#loc129))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc286)
      linalg.yield %223 : f32 loc(#loc286)
    } -> tensor<3xf32> loc(#loc286)
    %179 = linalg.generic {indexing_maps = [#map23, #map], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc129)), %out: f32 loc("broadcast_in_dim"(#loc129))):
      linalg.yield %in : f32 loc(#loc287)
    } -> tensor<10x3xf32> loc(#loc287)
    %180 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<10xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc124)), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<10x3xf32> loc(#loc288)
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%180, %34 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %in_18: f32 loc("jit(train)/jvp(jit(_one_hot))"(#loc16)), %out: f32 loc("mul"(#loc131))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc289)
      linalg.yield %223 : f32 loc(#loc289)
    } -> tensor<10x3xf32> loc(#loc289)
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %181 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc129)), %in_18: f32 loc("mul"(#loc131)), %out: f32 loc("add_any"(#loc131))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc290)
      linalg.yield %223 : f32 loc(#loc290)
    } -> tensor<10x3xf32> loc(#loc290)
    %183 = tensor.empty() : tensor<3x6x8xf32> loc(#loc291)
    %184 = linalg.fill ins(%cst_8 : f32) outs(%183 : tensor<3x6x8xf32>) -> tensor<3x6x8xf32> loc(#loc291)
    %185 = linalg.generic {indexing_maps = [#map32, #map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%174, %65 : tensor<3x4x6xf32>, tensor<3x4x8xf32>) outs(%184 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc125)), %in_18: f32 loc("jit(relu)"(#loc96)), %out: f32 loc("dot_general"(#loc132))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc282)
      %224 = arith.addf %out, %223 : f32 loc(#loc291)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<3x6x8xf32> loc(#loc291)
    %186 = tensor.empty() : tensor<3x8x6xf32> loc(#loc292)
    %187 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<3x6x8xf32>) outs(%186 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc132)), %out: f32 loc("transpose"(#loc132))):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<3x8x6xf32> loc(#loc292)
    %188 = linalg.generic {indexing_maps = [#map33, #map34, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%174, %arg0 : tensor<3x4x6xf32>, tensor<3x8x6xf32>) outs(%62 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc125)), %in_18: f32 loc("params.down"), %out: f32 loc("dot_general"(#loc132))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc282)
      %224 = arith.addf %out, %223 : f32 loc(#loc291)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<3x4x8xf32> loc(#loc291)
    %189 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %188, %64 : tensor<3x4x8xi1>, tensor<3x4x8xf32>, tensor<3x4x8xf32>) outs(%61 : tensor<3x4x8xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc96)), %in_18: f32 loc("dot_general"(#loc132)), %in_19: f32 loc("gt"(#loc96)), %out: f32 loc("select_n"(#loc133))):
      %223 = arith.select %in, %in_18, %in_19 : f32 loc(#loc293)
      linalg.yield %223 : f32 loc(#loc293)
    } -> tensor<3x4x8xf32> loc(#loc293)
    %190 = linalg.fill ins(%cst_8 : f32) outs(%186 : tensor<3x8x6xf32>) -> tensor<3x8x6xf32> loc(#loc294)
    %191 = linalg.generic {indexing_maps = [#map32, #map20, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%189, %60 : tensor<3x4x8xf32>, tensor<3x4x6xf32>) outs(%190 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc133)), %in_18: f32 loc("dot_general"(#loc94)), %out: f32 loc("dot_general"(#loc134))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc293)
      %224 = arith.addf %out, %223 : f32 loc(#loc294)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<3x8x6xf32> loc(#loc294)
    %192 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<3x8x6xf32>) outs(%183 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc134)), %out: f32 loc("transpose"(#loc134))):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<3x6x8xf32> loc(#loc295)
    %193 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x1xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(""(#loc181)), %out: f32 loc("mul"(#loc135))):
      linalg.yield %in : f32 loc(#loc296)
    } -> tensor<10x3xf32> loc(#loc296)
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%182, %193 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc131)), %in_18: f32 loc("mul"(#loc135)), %out: f32 loc("mul"(#loc135))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc296)
      linalg.yield %223 : f32 loc(#loc296)
    } -> tensor<10x3xf32> loc(#loc296)
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%194, %12 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc135)), %in_18: f32 loc("exp"(#loc72)), %out: f32 loc("mul"(#loc135))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc296)
      linalg.yield %223 : f32 loc(#loc296)
    } -> tensor<10x3xf32> loc(#loc296)
    %196 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%195 : tensor<10x3xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc135)), %out: f32 loc("reduce_sum"(#loc135))):
      %223 = arith.addf %out, %in : f32 loc(#loc297)
      linalg.yield %223 : f32 loc(#loc297)
    } -> tensor<10xf32> loc(#loc297)
    %expanded_17 = tensor.expand_shape %196 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc298)
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<10x1xf32>) outs(%8 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc135)), %out: f32 loc("neg"(#loc135))):
      %223 = arith.negf %in : f32 loc(#loc299)
      linalg.yield %223 : f32 loc(#loc299)
    } -> tensor<10x1xf32> loc(#loc299)
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%182, %16 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc131)), %in_18: f32 loc("div"(#loc72)), %out: f32 loc("div"(#loc135))):
      %223 = arith.divf %in, %in_18 : f32 loc(#loc300)
      linalg.yield %223 : f32 loc(#loc300)
    } -> tensor<10x3xf32> loc(#loc300)
    %199 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%197 : tensor<10x1xf32>) outs(%13 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc135)), %out: f32 loc("reduce_sum"(#loc135))):
      %223 = arith.addf %out, %in : f32 loc(#loc297)
      linalg.yield %223 : f32 loc(#loc297)
    } -> tensor<10xf32> loc(#loc297)
    %200 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<10xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc135)), %out: f32 loc("broadcast_in_dim"(#loc135))):
      linalg.yield %in : f32 loc(#loc301)
    } -> tensor<10x3xf32> loc(#loc301)
    %201 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%198, %200 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc135)), %in_18: f32 loc("broadcast_in_dim"(#loc135)), %out: f32 loc("add_any"(#loc135))):
      %223 = arith.addf %in, %in_18 : f32 loc(#loc302)
      linalg.yield %223 : f32 loc(#loc302)
    } -> tensor<10x3xf32> loc(#loc302)
    %202 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %12 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc135)), %in_18: f32 loc("exp"(#loc72)), %out: f32 loc("mul"(#loc135))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc296)
      linalg.yield %223 : f32 loc(#loc296)
    } -> tensor<10x3xf32> loc(#loc296)
    %203 = tensor.empty() : tensor<3x6xf32> loc(#loc303)
    %204 = linalg.fill ins(%cst_8 : f32) outs(%203 : tensor<3x6xf32>) -> tensor<3x6xf32> loc(#loc303)
    %205 = linalg.generic {indexing_maps = [#map26, #map27, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%202, %arg5 : tensor<10x3xf32>, tensor<10x6xf32>) outs(%204 : tensor<3x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc135)), %in_18: f32 loc("x"), %out: f32 loc("dot_general"(#loc136))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc296)
      %224 = arith.addf %out, %223 : f32 loc(#loc303)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<3x6xf32> loc(#loc303)
    %206 = tensor.empty() : tensor<6x3xf32> loc(#loc304)
    %207 = linalg.generic {indexing_maps = [#map18, #map], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<3x6xf32>) outs(%206 : tensor<6x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc136)), %out: f32 loc("transpose"(#loc136))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<6x3xf32> loc(#loc304)
    %208 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%186 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc137))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<3x8x6xf32> loc(#loc305)
    %209 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %187 : tensor<3x8x6xf32>, tensor<3x8x6xf32>) outs(%186 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_18: f32 loc("transpose"(#loc132)), %out: f32 loc("mul"(#loc137))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc305)
      linalg.yield %223 : f32 loc(#loc305)
    } -> tensor<3x8x6xf32> loc(#loc305)
    %210 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %209 : tensor<3x8x6xf32>, tensor<3x8x6xf32>) outs(%186 : tensor<3x8x6xf32>) {
    ^bb0(%in: f32 loc("params.down"), %in_18: f32 loc("mul"(#loc137)), %out: f32 loc("sub"(#loc138))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc306)
      linalg.yield %223 : f32 loc(#loc306)
    } -> tensor<3x8x6xf32> loc(#loc306)
    %211 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%206 : tensor<6x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc137))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x3xf32> loc(#loc305)
    %212 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %207 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%206 : tensor<6x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_18: f32 loc("transpose"(#loc136)), %out: f32 loc("mul"(#loc137))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc305)
      linalg.yield %223 : f32 loc(#loc305)
    } -> tensor<6x3xf32> loc(#loc305)
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %212 : tensor<6x3xf32>, tensor<6x3xf32>) outs(%206 : tensor<6x3xf32>) {
    ^bb0(%in: f32 loc("params.gate"), %in_18: f32 loc("mul"(#loc137)), %out: f32 loc("sub"(#loc138))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc306)
      linalg.yield %223 : f32 loc(#loc306)
    } -> tensor<6x3xf32> loc(#loc306)
    %214 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%157 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc137))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<4xf32> loc(#loc305)
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%214, %160 : tensor<4xf32>, tensor<4xf32>) outs(%157 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_18: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("mul"(#loc137))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc305)
      linalg.yield %223 : f32 loc(#loc305)
    } -> tensor<4xf32> loc(#loc305)
    %216 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %215 : tensor<4xf32>, tensor<4xf32>) outs(%157 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.head.b"), %in_18: f32 loc("mul"(#loc137)), %out: f32 loc("sub"(#loc138))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc306)
      linalg.yield %223 : f32 loc(#loc306)
    } -> tensor<4xf32> loc(#loc306)
    %217 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%164 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc137))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x4xf32> loc(#loc305)
    %218 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%217, %165 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%164 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_18: f32 loc("transpose"(#loc122)), %out: f32 loc("mul"(#loc137))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc305)
      linalg.yield %223 : f32 loc(#loc305)
    } -> tensor<6x4xf32> loc(#loc305)
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %218 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%164 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.head.w"), %in_18: f32 loc("mul"(#loc137)), %out: f32 loc("sub"(#loc138))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc306)
      linalg.yield %223 : f32 loc(#loc306)
    } -> tensor<6x4xf32> loc(#loc306)
    %220 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%183 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc137))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<3x6x8xf32> loc(#loc305)
    %221 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %192 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%183 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_18: f32 loc("transpose"(#loc134)), %out: f32 loc("mul"(#loc137))):
      %223 = arith.mulf %in, %in_18 : f32 loc(#loc305)
      linalg.yield %223 : f32 loc(#loc305)
    } -> tensor<3x6x8xf32> loc(#loc305)
    %222 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4, %221 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%183 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32 loc("params.up"), %in_18: f32 loc("mul"(#loc137)), %out: f32 loc("sub"(#loc138))):
      %223 = arith.subf %in, %in_18 : f32 loc(#loc306)
      linalg.yield %223 : f32 loc(#loc306)
    } -> tensor<3x6x8xf32> loc(#loc306)
    return %210, %213, %216, %219, %222, %82, %90, %132 : tensor<3x8x6xf32>, tensor<6x3xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<3x6x8xf32>, tensor<f32>, tensor<f32>, tensor<f32> loc(#loc139)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<3x8x6xf32> loc("params.down"), %arg1: tensor<6x3xf32> loc("params.gate"), %arg2: tensor<4xf32> loc("params.head.b"), %arg3: tensor<6x4xf32> loc("params.head.w"), %arg4: tensor<3x6x8xf32> loc("params.up"), %arg5: tensor<13x6xf32> loc("x"), %arg6: tensor<13xi32> loc("y")) -> (tensor<f32> {jax.result_info = "balance"}, tensor<13x6xf32> {jax.result_info = "h"}, tensor<f32> {jax.result_info = "kept"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc307)
    %cst_0 = arith.constant 3.000000e+00 : f32 loc(#loc308)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant dense<1.300000e+01> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc142)
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<13x3xf32> loc(#loc309)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<13x3xf32>) -> tensor<13x3xf32> loc(#loc309)
    %2 = linalg.matmul ins(%arg5, %arg1 : tensor<13x6xf32>, tensor<6x3xf32>) outs(%1 : tensor<13x3xf32>) -> tensor<13x3xf32> loc(#loc309)
    %3 = tensor.empty() : tensor<13xf32> loc(#loc310)
    %4 = linalg.fill ins(%cst_1 : f32) outs(%3 : tensor<13xf32>) -> tensor<13xf32> loc(#loc310)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<13x3xf32>) outs(%4 : tensor<13xf32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc144)), %out: f32 loc("reduce_max"(#loc144))):
      %86 = arith.maximumf %out, %in : f32 loc(#loc310)
      linalg.yield %86 : f32 loc(#loc310)
    } -> tensor<13xf32> loc(#loc310)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%3 : tensor<13xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("max"(#loc144))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<13xf32> loc(#loc311)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %5 : tensor<13xf32>, tensor<13xf32>) outs(%3 : tensor<13xf32>) {
    ^bb0(%in: f32 loc("max"(#loc144)), %in_6: f32 loc("reduce_max"(#loc144)), %out: f32 loc("max"(#loc144))):
      %86 = arith.maximumf %in, %in_6 : f32 loc(#loc311)
      linalg.yield %86 : f32 loc(#loc311)
    } -> tensor<13xf32> loc(#loc311)
    %8 = tensor.empty() : tensor<13x1xf32> loc(#loc312)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<13xf32>) outs(%8 : tensor<13x1xf32>) {
    ^bb0(%in: f32 loc("max"(#loc144)), %out: f32 loc("broadcast_in_dim"(#loc144))):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<13x1xf32> loc(#loc312)
    %10 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<13x1xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc144)), %out: f32 loc("sub"(#loc144))):
      linalg.yield %in : f32 loc(#loc313)
    } -> tensor<13x3xf32> loc(#loc313)
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %in_6: f32 loc("sub"(#loc144)), %out: f32 loc("sub"(#loc144))):
      %86 = arith.subf %in, %in_6 : f32 loc(#loc313)
      linalg.yield %86 : f32 loc(#loc313)
    } -> tensor<13x3xf32> loc(#loc313)
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x3xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc144)), %out: f32 loc("exp"(#loc144))):
      %86 = math.exp %in : f32 loc(#loc314)
      linalg.yield %86 : f32 loc(#loc314)
    } -> tensor<13x3xf32> loc(#loc314)
    %13 = linalg.fill ins(%cst_2 : f32) outs(%3 : tensor<13xf32>) -> tensor<13xf32> loc(#loc315)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<13x3xf32>) outs(%13 : tensor<13xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc144)), %out: f32 loc("reduce_sum"(#loc144))):
      %86 = arith.addf %out, %in : f32 loc(#loc315)
      linalg.yield %86 : f32 loc(#loc315)
    } -> tensor<13xf32> loc(#loc315)
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<13xf32>) outs(%8 : tensor<13x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc144)), %out: f32 loc("broadcast_in_dim"(#loc144))):
      linalg.yield %in : f32 loc(#loc312)
    } -> tensor<13x1xf32> loc(#loc312)
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<13x1xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc144)), %out: f32 loc("div"(#loc144))):
      linalg.yield %in : f32 loc(#loc316)
    } -> tensor<13x3xf32> loc(#loc316)
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc144)), %in_6: f32 loc("div"(#loc144)), %out: f32 loc("div"(#loc144))):
      %86 = arith.divf %in, %in_6 : f32 loc(#loc316)
      linalg.yield %86 : f32 loc(#loc316)
    } -> tensor<13x3xf32> loc(#loc316)
    %18 = tensor.empty() : tensor<13x3xi32> loc(#loc317)
    %19 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<13x3xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc76 at #loc140))):
      %86 = linalg.index 1 : index loc(#loc317)
      %87 = arith.index_cast %86 : index to i32 loc(#loc317)
      linalg.yield %87 : i32 loc(#loc317)
    } -> tensor<13x3xi32> loc(#loc317)
    %20 = tensor.empty() : tensor<13xi32> loc(#loc307)
    %21 = linalg.fill ins(%c0_i32 : i32) outs(%20 : tensor<13xi32>) -> tensor<13xi32> loc(#loc307)
    %22:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%17, %19 : tensor<13x3xf32>, tensor<13x3xi32>) outs(%4, %21 : tensor<13xf32>, tensor<13xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc77 at #loc140)), %in_6: i32 loc(callsite(#loc77 at #loc140)), %out: f32 loc(callsite(#loc77 at #loc140)), %out_7: i32 loc(callsite(#loc77 at #loc140))):
      %86 = arith.cmpf ogt, %out, %in : f32 loc(#loc381)
      %87 = arith.cmpf une, %out, %out : f32 loc(#loc382)
      %88 = arith.ori %86, %87 : i1 loc(#loc383)
      %89 = arith.cmpf oeq, %out, %in : f32 loc(#loc384)
      %90 = arith.cmpi slt, %out_7, %in_6 : i32 loc(#loc385)
      %91 = arith.andi %89, %90 : i1 loc(#loc386)
      %92 = arith.ori %88, %91 : i1 loc(#loc383)
      %93 = arith.select %88, %out, %in : f32 loc(#loc387)
      %94 = arith.select %92, %out_7, %in_6 : i32 loc(#loc387)
      linalg.yield %93, %94 : f32, i32 loc(#loc307)
    } -> (tensor<13xf32>, tensor<13xi32>) loc(#loc307)
    %23 = tensor.empty() : tensor<13x1xi32> loc(#loc319)
    %24 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22#1 : tensor<13xi32>) outs(%23 : tensor<13x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc145)), %out: i32 loc(callsite(#loc15 at #loc145))):
      linalg.yield %in : i32 loc(#loc319)
    } -> tensor<13x1xi32> loc(#loc319)
    %25 = tensor.empty() : tensor<1x3xi32> loc(#loc321)
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<1x3xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc17 at #loc145))):
      %86 = linalg.index 1 : index loc(#loc321)
      %87 = arith.index_cast %86 : index to i32 loc(#loc321)
      linalg.yield %87 : i32 loc(#loc321)
    } -> tensor<1x3xi32> loc(#loc321)
    %27 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x1xi32>) outs(%18 : tensor<13x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc15 at #loc145)), %out: i32 loc(callsite(#loc18 at #loc145))):
      linalg.yield %in : i32 loc(#loc322)
    } -> tensor<13x3xi32> loc(#loc322)
    %28 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<1x3xi32>) outs(%18 : tensor<13x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc17 at #loc145)), %out: i32 loc(callsite(#loc18 at #loc145))):
      linalg.yield %in : i32 loc(#loc322)
    } -> tensor<13x3xi32> loc(#loc322)
    %29 = tensor.empty() : tensor<13x3xi1> loc(#loc322)
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %28 : tensor<13x3xi32>, tensor<13x3xi32>) outs(%29 : tensor<13x3xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc145)), %in_6: i32 loc(callsite(#loc18 at #loc145)), %out: i1 loc(callsite(#loc18 at #loc145))):
      %86 = arith.cmpi eq, %in, %in_6 : i32 loc(#loc322)
      linalg.yield %86 : i1 loc(#loc322)
    } -> tensor<13x3xi1> loc(#loc322)
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x3xi1>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc145)), %out: f32 loc(callsite(#loc19 at #loc145))):
      %86 = arith.uitofp %in : i1 to f32 loc(#loc323)
      linalg.yield %86 : f32 loc(#loc323)
    } -> tensor<13x3xf32> loc(#loc323)
    %32 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc146)), %out: f32 loc(callsite(#loc20 at #loc146))):
      linalg.yield %in : f32 loc(#loc324)
    } -> tensor<13x3xf32> loc(#loc324)
    %padded = tensor.pad %31 low[12, 0] high[0, 0] {
    ^bb0(%arg7: index loc(callsite(#loc20 at #loc146)), %arg8: index loc(callsite(#loc20 at #loc146))):
      tensor.yield %cst_2 : f32 loc(#loc324)
    } : tensor<13x3xf32> to tensor<25x3xf32> loc(#loc324)
    %33 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %3 : tensor<25x3xf32>, tensor<13xf32>) outs(%32 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc87 at #loc146)), %in_6: f32 loc(callsite(#loc at #loc146)), %out: f32 loc(callsite(#loc87 at #loc146))):
      %86 = arith.addf %out, %in : f32 loc(#loc324)
      linalg.yield %86 : f32 loc(#loc324)
    } -> tensor<13x3xf32> loc(#loc324)
    %34 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)"(#loc67)), %out: f32 loc("sub"(#loc147))):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<13x3xf32> loc(#loc327)
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %34 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)/jit(cumsum)"(#loc21)), %in_6: f32 loc("sub"(#loc147)), %out: f32 loc("sub"(#loc147))):
      %86 = arith.subf %in, %in_6 : f32 loc(#loc327)
      linalg.yield %86 : f32 loc(#loc327)
    } -> tensor<13x3xf32> loc(#loc327)
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %31 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc147)), %in_6: f32 loc("jit(evaluate)/jit(_one_hot)"(#loc16)), %out: f32 loc("mul"(#loc148))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc328)
      linalg.yield %86 : f32 loc(#loc328)
    } -> tensor<13x3xf32> loc(#loc328)
    %37 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%36 : tensor<13x3xf32>) outs(%13 : tensor<13xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc149)), %out: f32 loc("reduce_sum"(#loc149))):
      %86 = arith.addf %out, %in : f32 loc(#loc329)
      linalg.yield %86 : f32 loc(#loc329)
    } -> tensor<13xf32> loc(#loc329)
    %38 = tensor.empty() : tensor<13x3x1xf32> loc(#loc330)
    %39 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<13x3xf32>) outs(%38 : tensor<13x3x1xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)/jit(_one_hot)"(#loc16)), %out: f32 loc("broadcast_in_dim"(#loc150))):
      linalg.yield %in : f32 loc(#loc330)
    } -> tensor<13x3x1xf32> loc(#loc330)
    %40 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<13xf32>) outs(%8 : tensor<13x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc151)), %out: f32 loc(callsite(#loc15 at #loc151))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<13x1xf32> loc(#loc331)
    %41 = tensor.empty() : tensor<1x4xf32> loc(#loc333)
    %42 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%41 : tensor<1x4xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc17 at #loc151))):
      %86 = linalg.index 1 : index loc(#loc333)
      %87 = arith.index_cast %86 : index to i32 loc(#loc333)
      %88 = arith.sitofp %87 : i32 to f32 loc(#loc333)
      linalg.yield %88 : f32 loc(#loc333)
    } -> tensor<1x4xf32> loc(#loc333)
    %43 = tensor.empty() : tensor<13x4xf32> loc(#loc334)
    %44 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<13x1xf32>) outs(%43 : tensor<13x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc151)), %out: f32 loc(callsite(#loc18 at #loc151))):
      linalg.yield %in : f32 loc(#loc334)
    } -> tensor<13x4xf32> loc(#loc334)
    %45 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<1x4xf32>) outs(%43 : tensor<13x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc151)), %out: f32 loc(callsite(#loc18 at #loc151))):
      linalg.yield %in : f32 loc(#loc334)
    } -> tensor<13x4xf32> loc(#loc334)
    %46 = tensor.empty() : tensor<13x4xi1> loc(#loc334)
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<13x4xf32>, tensor<13x4xf32>) outs(%46 : tensor<13x4xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc151)), %in_6: f32 loc(callsite(#loc18 at #loc151)), %out: i1 loc(callsite(#loc18 at #loc151))):
      %86 = arith.cmpf oeq, %in, %in_6 : f32 loc(#loc334)
      linalg.yield %86 : i1 loc(#loc334)
    } -> tensor<13x4xi1> loc(#loc334)
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<13x4xi1>) outs(%43 : tensor<13x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc151)), %out: f32 loc(callsite(#loc19 at #loc151))):
      %86 = arith.uitofp %in : i1 to f32 loc(#loc335)
      linalg.yield %86 : f32 loc(#loc335)
    } -> tensor<13x4xf32> loc(#loc335)
    %49 = tensor.empty() : tensor<13x1x4xf32> loc(#loc336)
    %50 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<13x4xf32>) outs(%49 : tensor<13x1x4xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)/jit(_one_hot)"(#loc25)), %out: f32 loc("broadcast_in_dim"(#loc152))):
      linalg.yield %in : f32 loc(#loc336)
    } -> tensor<13x1x4xf32> loc(#loc336)
    %51 = tensor.empty() : tensor<13x3x4xf32> loc(#loc337)
    %52 = linalg.generic {indexing_maps = [#map12, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<13x3x1xf32>) outs(%51 : tensor<13x3x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc150)), %out: f32 loc("mul"(#loc150))):
      linalg.yield %in : f32 loc(#loc337)
    } -> tensor<13x3x4xf32> loc(#loc337)
    %53 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<13x1x4xf32>) outs(%51 : tensor<13x3x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc152)), %out: f32 loc("mul"(#loc150))):
      linalg.yield %in : f32 loc(#loc337)
    } -> tensor<13x3x4xf32> loc(#loc337)
    %54 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<13x3x4xf32>, tensor<13x3x4xf32>) outs(%51 : tensor<13x3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc150)), %in_6: f32 loc("mul"(#loc150)), %out: f32 loc("mul"(#loc150))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc337)
      linalg.yield %86 : f32 loc(#loc337)
    } -> tensor<13x3x4xf32> loc(#loc337)
    %55 = tensor.empty() : tensor<3x4x6xf32> loc(#loc338)
    %56 = linalg.fill ins(%cst_2 : f32) outs(%55 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32> loc(#loc338)
    %57 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54, %arg5 : tensor<13x3x4xf32>, tensor<13x6xf32>) outs(%56 : tensor<3x4x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc150)), %in_6: f32 loc("x"), %out: f32 loc("dot_general"(#loc153))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc337)
      %87 = arith.addf %out, %86 : f32 loc(#loc338)
      linalg.yield %87 : f32 loc(#loc)
    } -> tensor<3x4x6xf32> loc(#loc338)
    %58 = tensor.empty() : tensor<3x4x8xf32> loc(#loc339)
    %59 = linalg.fill ins(%cst_2 : f32) outs(%58 : tensor<3x4x8xf32>) -> tensor<3x4x8xf32> loc(#loc339)
    %60 = linalg.batch_matmul ins(%57, %arg4 : tensor<3x4x6xf32>, tensor<3x6x8xf32>) outs(%59 : tensor<3x4x8xf32>) -> tensor<3x4x8xf32> loc(#loc339)
    %61 = linalg.generic {indexing_maps = [#map17, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%58 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc340)), %out: f32 loc(callsite(#loc28 at #loc340))):
      linalg.yield %in : f32 loc(#loc372)
    } -> tensor<3x4x8xf32> loc(#loc372)
    %62 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %61 : tensor<3x4x8xf32>, tensor<3x4x8xf32>) outs(%58 : tensor<3x4x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc340)), %in_6: f32 loc(callsite(#loc28 at #loc340)), %out: f32 loc(callsite(#loc28 at #loc340))):
      %86 = arith.maximumf %in, %in_6 : f32 loc(#loc372)
      linalg.yield %86 : f32 loc(#loc372)
    } -> tensor<3x4x8xf32> loc(#loc372)
    %63 = linalg.batch_matmul ins(%62, %arg0 : tensor<3x4x8xf32>, tensor<3x8x6xf32>) outs(%56 : tensor<3x4x6xf32>) -> tensor<3x4x6xf32> loc(#loc341)
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %31 : tensor<13x3xf32>, tensor<13x3xf32>) outs(%0 : tensor<13x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc144)), %in_6: f32 loc("jit(evaluate)/jit(_one_hot)"(#loc16)), %out: f32 loc("mul"(#loc157))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc342)
      linalg.yield %86 : f32 loc(#loc342)
    } -> tensor<13x3xf32> loc(#loc342)
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<13x3xf32>) outs(%13 : tensor<13xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc158)), %out: f32 loc("reduce_sum"(#loc158))):
      %86 = arith.addf %out, %in : f32 loc(#loc343)
      linalg.yield %86 : f32 loc(#loc343)
    } -> tensor<13xf32> loc(#loc343)
    %66 = tensor.empty() : tensor<3xf32> loc(#loc344)
    %67 = linalg.fill ins(%cst_2 : f32) outs(%66 : tensor<3xf32>) -> tensor<3xf32> loc(#loc344)
    %68 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<13x3xf32>) outs(%67 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc159)), %out: f32 loc("reduce_sum"(#loc159))):
      %86 = arith.addf %out, %in : f32 loc(#loc344)
      linalg.yield %86 : f32 loc(#loc344)
    } -> tensor<3xf32> loc(#loc344)
    %69 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%66 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc159))):
      linalg.yield %in : f32 loc(#loc345)
    } -> tensor<3xf32> loc(#loc345)
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%68, %69 : tensor<3xf32>, tensor<3xf32>) outs(%66 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc159)), %in_6: f32 loc("div"(#loc159)), %out: f32 loc("div"(#loc159))):
      %86 = arith.divf %in, %in_6 : f32 loc(#loc345)
      linalg.yield %86 : f32 loc(#loc345)
    } -> tensor<3xf32> loc(#loc345)
    %71 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<13x3xf32>) outs(%67 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %86 = arith.addf %out, %in : f32 loc(#loc346)
      linalg.yield %86 : f32 loc(#loc346)
    } -> tensor<3xf32> loc(#loc346)
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%71, %69 : tensor<3xf32>, tensor<3xf32>) outs(%66 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %in_6: f32 loc("div"(#loc159)), %out: f32 loc("div"(#loc160))):
      %86 = arith.divf %in, %in_6 : f32 loc(#loc347)
      linalg.yield %86 : f32 loc(#loc347)
    } -> tensor<3xf32> loc(#loc347)
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%70, %72 : tensor<3xf32>, tensor<3xf32>) outs(%66 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc159)), %in_6: f32 loc("div"(#loc160)), %out: f32 loc("mul"(#loc159))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc348)
      linalg.yield %86 : f32 loc(#loc348)
    } -> tensor<3xf32> loc(#loc348)
    %74 = tensor.empty() : tensor<f32> loc(#loc349)
    %75 = linalg.fill ins(%cst_2 : f32) outs(%74 : tensor<f32>) -> tensor<f32> loc(#loc349)
    %76 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%73 : tensor<3xf32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc161)), %out: f32 loc("reduce_sum"(#loc161))):
      %86 = arith.addf %out, %in : f32 loc(#loc349)
      linalg.yield %86 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %77 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%76 : tensor<f32>) outs(%74 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc161)), %out: f32 loc("mul"(#loc141))):
      %86 = arith.mulf %in, %cst_0 : f32 loc(#loc308)
      linalg.yield %86 : f32 loc(#loc308)
    } -> tensor<f32> loc(#loc308)
    %78 = tensor.empty() : tensor<13x6xf32> loc(#loc350)
    %79 = linalg.fill ins(%cst_2 : f32) outs(%78 : tensor<13x6xf32>) -> tensor<13x6xf32> loc(#loc350)
    %80 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%54, %63 : tensor<13x3x4xf32>, tensor<3x4x6xf32>) outs(%79 : tensor<13x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc150)), %in_6: f32 loc("dot_general"(#loc156)), %out: f32 loc("dot_general"(#loc162))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc337)
      %87 = arith.addf %out, %86 : f32 loc(#loc350)
      linalg.yield %87 : f32 loc(#loc)
    } -> tensor<13x6xf32> loc(#loc350)
    %81 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<13xf32>) outs(%8 : tensor<13x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc158)), %out: f32 loc("broadcast_in_dim"(#loc163))):
      linalg.yield %in : f32 loc(#loc351)
    } -> tensor<13x1xf32> loc(#loc351)
    %82 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<13x1xf32>) outs(%78 : tensor<13x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc163)), %out: f32 loc("mul"(#loc164))):
      linalg.yield %in : f32 loc(#loc352)
    } -> tensor<13x6xf32> loc(#loc352)
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %82 : tensor<13x6xf32>, tensor<13x6xf32>) outs(%78 : tensor<13x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc162)), %in_6: f32 loc("mul"(#loc164)), %out: f32 loc("mul"(#loc164))):
      %86 = arith.mulf %in, %in_6 : f32 loc(#loc352)
      linalg.yield %86 : f32 loc(#loc352)
    } -> tensor<13x6xf32> loc(#loc352)
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %83 : tensor<13x6xf32>, tensor<13x6xf32>) outs(%78 : tensor<13x6xf32>) {
    ^bb0(%in: f32 loc("x"), %in_6: f32 loc("mul"(#loc164)), %out: f32 loc("add"(#loc165))):
      %86 = arith.addf %in, %in_6 : f32 loc(#loc353)
      linalg.yield %86 : f32 loc(#loc353)
    } -> tensor<13x6xf32> loc(#loc353)
    %85 = linalg.generic {indexing_maps = [#map10, #map17], iterator_types = ["reduction", "reduction", "reduction"]} ins(%54 : tensor<13x3x4xf32>) outs(%75 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc166)), %out: f32 loc("reduce_sum"(#loc166))):
      %86 = arith.addf %out, %in : f32 loc(#loc354)
      linalg.yield %86 : f32 loc(#loc354)
    } -> tensor<f32> loc(#loc354)
    return %77, %84, %85 : tensor<f32>, tensor<13x6xf32>, tensor<f32> loc(#loc142)
  } loc(#loc)
} loc(#loc)
#loc69 = loc("reduce"(#loc11))
#loc78 = loc("gt"(#loc11))
#loc79 = loc("ne"(#loc11))
#loc80 = loc("or"(#loc11))
#loc81 = loc("eq"(#loc11))
#loc82 = loc("lt"(#loc11))
#loc83 = loc("and"(#loc11))
#loc84 = loc("select_n"(#loc11))
#loc139 = loc("jit(train)"(#loc67))
#loc154 = loc("jit(evaluate)/ecd,edh->ech"(#loc27))
#loc170 = loc(callsite(#loc69 at #loc70))
#loc184 = loc(callsite(#loc78 at #loc11))
#loc185 = loc(callsite(#loc79 at #loc11))
#loc186 = loc(callsite(#loc80 at #loc11))
#loc187 = loc(callsite(#loc81 at #loc11))
#loc188 = loc(callsite(#loc82 at #loc11))
#loc189 = loc(callsite(#loc83 at #loc11))
#loc190 = loc(callsite(#loc84 at #loc11))
#loc274 = loc("reshape"(#loc122))
#loc279 = loc("reshape"(#loc123))
#loc307 = loc(callsite(#loc69 at #loc140))
#loc339 = loc("dot_general"(#loc154))
#loc358 = loc(""(#loc184))
#loc359 = loc(""(#loc185))
#loc360 = loc(""(#loc186))
#loc361 = loc(""(#loc187))
#loc362 = loc(""(#loc188))
#loc363 = loc(""(#loc189))
#loc364 = loc(""(#loc190))
#loc374 = loc(callsite(#loc358 at #loc70))
#loc375 = loc(callsite(#loc359 at #loc70))
#loc376 = loc(callsite(#loc360 at #loc70))
#loc377 = loc(callsite(#loc361 at #loc70))
#loc378 = loc(callsite(#loc362 at #loc70))
#loc379 = loc(callsite(#loc363 at #loc70))
#loc380 = loc(callsite(#loc364 at #loc70))
#loc381 = loc(callsite(#loc358 at #loc140))
#loc382 = loc(callsite(#loc359 at #loc140))
#loc383 = loc(callsite(#loc360 at #loc140))
#loc384 = loc(callsite(#loc361 at #loc140))
#loc385 = loc(callsite(#loc362 at #loc140))
#loc386 = loc(callsite(#loc363 at #loc140))
#loc387 = loc(callsite(#loc364 at #loc140))

