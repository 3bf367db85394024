#loc = loc(unknown)
#loc1 = loc("key")
#loc2 = loc("s['opt'][0].count")
#loc3 = loc("s['opt'][0].mu['dec']['b']")
#loc4 = loc("s['opt'][0].mu['dec']['w']")
#loc5 = loc("s['opt'][0].mu['enc']['b']")
#loc6 = loc("s['opt'][0].mu['enc']['w']")
#loc7 = loc("s['opt'][0].mu['mu']['b']")
#loc8 = loc("s['opt'][0].mu['mu']['w']")
#loc9 = loc("s['opt'][0].mu['pick']['b']")
#loc10 = loc("s['opt'][0].mu['pick']['w']")
#loc11 = loc("s['opt'][0].mu['var']['b']")
#loc12 = loc("s['opt'][0].mu['var']['w']")
#loc13 = loc("s['opt'][0].nu['dec']['b']")
#loc14 = loc("s['opt'][0].nu['dec']['w']")
#loc15 = loc("s['opt'][0].nu['enc']['b']")
#loc16 = loc("s['opt'][0].nu['enc']['w']")
#loc17 = loc("s['opt'][0].nu['mu']['b']")
#loc18 = loc("s['opt'][0].nu['mu']['w']")
#loc19 = loc("s['opt'][0].nu['pick']['b']")
#loc20 = loc("s['opt'][0].nu['pick']['w']")
#loc21 = loc("s['opt'][0].nu['var']['b']")
#loc22 = loc("s['opt'][0].nu['var']['w']")
#loc23 = loc("params.dec.b")
#loc24 = loc("params.dec.w")
#loc25 = loc("params.enc.b")
#loc26 = loc("params.enc.w")
#loc27 = loc("params.mu.b")
#loc28 = loc("params.mu.w")
#loc29 = loc("params.pick.b")
#loc30 = loc("params.pick.w")
#loc31 = loc("params.var.b")
#loc32 = loc("params.var.w")
#loc33 = loc("x")
#loc34 = loc("images.py":68:17)
#loc35 = loc("iota_2x32_shape")
#loc36 = loc("jit(_uniform)")
#loc37 = loc("images.py":67:16)
#loc38 = loc("jit(_normal_real)")
#loc39 = loc("images.py":60:41)
#loc40 = loc("erf_inv")
#loc41 = loc("transform.py":298:13)
#loc42 = loc("transform.py":294:15)
#loc43 = loc("numerics.py":143:19)
#loc44 = loc("images.py":55:26)
#loc46 = loc("common.py":23:11)
#loc47 = loc("images.py":58:16)
#loc48 = loc("images.py":60:29)
#loc49 = loc("images.py":60:21)
#loc50 = loc("broadcast_in_dim")
#loc52 = loc("squeeze")
#loc53 = loc("xor")
#loc54 = loc("")
#loc55 = loc("add")
#loc57 = loc("while/body/closed_call")
#loc58 = loc("shift_left")
#loc59 = loc("sub")
#loc60 = loc("shift_right_logical")
#loc61 = loc("or")
#loc62 = loc("convert_element_type")
#loc63 = loc("bitcast_convert_type")
#loc64 = loc("mul")
#loc65 = loc("max")
#loc66 = loc("images.py":60:16)
#loc67 = loc("images.py":62:26)
#loc68 = loc("images.py":62:48)
#loc69 = loc("images.py":62:82)
#loc70 = loc("images.py":62:81)
#loc71 = loc("images.py":62:73)
#loc72 = loc("images.py":62:63)
#loc73 = loc("images.py":62:18)
#loc74 = loc("images.py":63:32)
#loc75 = loc("images.py":63:41)
#loc76 = loc("images.py":63:51)
#loc77 = loc("images.py":63:24)
#loc78 = loc("images.py":63:17)
#loc79 = loc("images.py":64:28)
#loc80 = loc("images.py":64:19)
#loc81 = loc("images.py":65:30)
#loc82 = loc("_tree_math.py":398:10)
#loc83 = loc("_tree_math.py":398:37)
#loc84 = loc("_tree_math.py":423:13)
#loc85 = loc("_tree_math.py":433:10)
#loc86 = loc("_tree_math.py":433:42)
#loc87 = loc("numerics.py":143:38)
#loc88 = loc("select_n")
#loc89 = loc("numerics.py":143:9)
#loc90 = loc("transform.py":300:58)
#loc91 = loc("transform.py":300:49)
#loc92 = loc("transform.py":300:44)
#loc93 = loc("transform.py":507:37)
#loc94 = loc("images.py":67:41)
#loc95 = loc("lt")
#loc96 = loc("log")
#loc97 = loc("neg")
#loc98 = loc("reduce")
#loc99 = loc("update.py":42:45)
#loc100 = loc("images.py":70:44)
#loc101 = loc("images.py":70:36)
#loc102 = loc("images.py":70:80)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1) -> (0, 0)>
#map9 = affine_map<(d0, d1) -> (d1, d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d1, d2)>
#loc105 = loc("jit(train)"(#loc34))
#loc106 = loc("jit(train)/jit(_gumbel)"(#loc34))
#loc107 = loc("jit(train)/jit(_bernoulli)"(#loc37))
#loc108 = loc("jit(train)/jvp(jit(_normal))"(#loc39))
#loc109 = loc("jit(train)"(#loc41))
#loc110 = loc("jit(train)"(#loc42))
#loc111 = loc("jit(train)"(#loc43))
#loc112 = loc("jit(_threefry_split)"(#loc44))
#loc113 = loc("jit(train)"(#loc44))
#loc115 = loc("squeeze"(#loc44))
#loc116 = loc("iota_2x32_shape"(#loc44))
#loc117 = loc("xor"(#loc44))
#loc118 = loc("add"(#loc44))
#loc120 = loc("while/body/closed_call"(#loc44))
#loc121 = loc("shift_left"(#loc44))
#loc122 = loc("sub"(#loc44))
#loc123 = loc("shift_right_logical"(#loc44))
#loc124 = loc("or"(#loc44))
#loc125 = loc("convert_element_type"(#loc44))
#loc126 = loc("stack"(#loc44))
#loc128 = loc("jit(train)/jvp()"(#loc46))
#loc129 = loc("jit(train)/jvp()"(#loc47))
#loc130 = loc("jit(train)/jvp()"(#loc48))
#loc131 = loc("jit(train)/jvp()"(#loc49))
#loc132 = loc("jit(train)/jvp()"(#loc66))
#loc133 = loc("jit(train)/jvp()"(#loc67))
#loc134 = loc("jit(train)/jvp()"(#loc68))
#loc135 = loc("jit(train)/jvp()"(#loc69))
#loc136 = loc("jit(train)/jvp()"(#loc70))
#loc137 = loc("jit(train)/jvp()"(#loc71))
#loc138 = loc("jit(train)/jvp()"(#loc72))
#loc139 = loc("jit(train)/jvp()"(#loc73))
#loc140 = loc("jit(train)/jvp()"(#loc74))
#loc141 = loc("jit(train)/jvp()"(#loc75))
#loc142 = loc("jit(train)/jvp()"(#loc76))
#loc143 = loc("jit(train)/jvp()"(#loc77))
#loc144 = loc("jit(train)/jvp()"(#loc78))
#loc145 = loc("jit(train)/jvp()"(#loc79))
#loc146 = loc("jit(train)/jvp()"(#loc80))
#loc147 = loc("jit(train)/transpose(jvp())"(#loc80))
#loc148 = loc("jit(train)/transpose(jvp())"(#loc78))
#loc149 = loc("jit(train)/transpose(jvp())"(#loc77))
#loc150 = loc("jit(train)/transpose(jvp())"(#loc74))
#loc151 = loc("jit(train)/transpose(jvp())"(#loc76))
#loc152 = loc("jit(train)/transpose(jvp())"(#loc75))
#loc153 = loc("jit(train)/transpose(jvp())"(#loc73))
#loc154 = loc("jit(train)/transpose(jvp())"(#loc72))
#loc155 = loc("jit(train)/transpose(jvp())"(#loc71))
#loc156 = loc("jit(train)/transpose(jvp())"(#loc70))
#loc157 = loc("jit(train)/transpose(jvp())"(#loc69))
#loc158 = loc("jit(train)/transpose(jvp())"(#loc67))
#loc159 = loc("jit(train)/transpose(jvp())"(#loc68))
#loc160 = loc("jit(train)/transpose(jvp())"(#loc46))
#loc161 = loc("jit(train)/transpose(jvp())"(#loc66))
#loc162 = loc("jit(train)/transpose(jvp())"(#loc49))
#loc163 = loc("jit(train)/transpose(jvp())"(#loc48))
#loc164 = loc("jit(train)/transpose(jvp())"(#loc47))
#loc165 = loc("jit(train)"(#loc81))
#loc166 = loc("jit(train)"(#loc82))
#loc167 = loc("jit(train)"(#loc83))
#loc168 = loc("jit(train)"(#loc84))
#loc169 = loc("jit(train)"(#loc85))
#loc170 = loc("jit(train)"(#loc86))
#loc171 = loc("jit(train)"(#loc87))
#loc172 = loc("jit(train)/jit(_where)"(#loc89))
#loc173 = loc("jit(train)"(#loc90))
#loc174 = loc("jit(train)"(#loc91))
#loc175 = loc("jit(train)"(#loc92))
#loc176 = loc("jit(train)"(#loc93))
#loc177 = loc("neg"(#loc94))
#loc178 = loc("jit(train)"(#loc94))
#loc179 = loc("exp"(#loc94))
#loc180 = loc("add"(#loc94))
#loc181 = loc("div"(#loc94))
#loc182 = loc("iota"(#loc34))
#loc183 = loc("reduce:"(#loc98))
#loc191 = loc("jit(train)"(#loc99))
#loc192 = loc("jit(train)"(#loc100))
#loc193 = loc("jit(train)"(#loc101))
#loc194 = loc("jit(train)"(#loc102))
#loc197 = loc(callsite(#loc36 at #loc106))
#loc199 = loc(callsite(#loc36 at #loc107))
#loc200 = loc(callsite(#loc38 at #loc108))
#loc201 = loc("pow"(#loc109))
#loc202 = loc("pow"(#loc110))
#loc203 = loc("lt"(#loc111))
#loc204 = loc(callsite(#loc112 at #loc113))
#loc206 = loc(callsite(#loc120 at #loc44))
#loc209 = loc("dot_general"(#loc128))
#loc210 = loc("broadcast_in_dim"(#loc128))
#loc211 = loc("add"(#loc128))
#loc212 = loc("tanh"(#loc129))
#loc213 = loc("sub"(#loc129))
#loc214 = loc("mul"(#loc130))
#loc215 = loc("exp"(#loc131))
#loc216 = loc("mul"(#loc131))
#loc217 = loc("add"(#loc132))
#loc218 = loc("max"(#loc133))
#loc219 = loc("eq"(#loc133))
#loc220 = loc("broadcast_in_dim"(#loc133))
#loc221 = loc("select_n"(#loc133))
#loc222 = loc("div"(#loc133))
#loc223 = loc("mul"(#loc134))
#loc224 = loc("sub"(#loc133))
#loc225 = loc("abs"(#loc135))
#loc226 = loc("ge"(#loc135))
#loc227 = loc("neg"(#loc136))
#loc228 = loc("exp"(#loc137))
#loc229 = loc("log1p"(#loc138))
#loc230 = loc("add"(#loc138))
#loc231 = loc("add"(#loc133))
#loc232 = loc("reduce_sum"(#loc139))
#loc233 = loc("add"(#loc140))
#loc234 = loc("integer_pow"(#loc141))
#loc235 = loc("mul"(#loc141))
#loc236 = loc("sub"(#loc140))
#loc237 = loc("exp"(#loc142))
#loc238 = loc("reduce_sum"(#loc143))
#loc239 = loc("mul"(#loc144))
#loc240 = loc("add"(#loc145))
#loc241 = loc("reduce_sum"(#loc146))
#loc242 = loc("div"(#loc146))
#loc243 = loc("div"(#loc147))
#loc244 = loc("broadcast_in_dim"(#loc147))
#loc245 = loc("mul"(#loc148))
#loc246 = loc("broadcast_in_dim"(#loc149))
#loc247 = loc("neg"(#loc150))
#loc248 = loc("mul"(#loc151))
#loc249 = loc("add_any"(#loc150))
#loc250 = loc("mul"(#loc152))
#loc251 = loc("broadcast_in_dim"(#loc153))
#loc252 = loc("div"(#loc154))
#loc253 = loc("mul"(#loc155))
#loc254 = loc("neg"(#loc156))
#loc255 = loc("select_n"(#loc157))
#loc256 = loc("neg"(#loc157))
#loc257 = loc("add_any"(#loc157))
#loc258 = loc("neg"(#loc158))
#loc259 = loc("mul"(#loc159))
#loc260 = loc("add_any"(#loc159))
#loc261 = loc("mul"(#loc158))
#loc262 = loc("add_any"(#loc158))
#loc263 = loc("reduce_sum"(#loc160))
#loc265 = loc("dot_general"(#loc160))
#loc266 = loc("transpose"(#loc160))
#loc267 = loc("add_any"(#loc161))
#loc268 = loc("mul"(#loc162))
#loc269 = loc("mul"(#loc163))
#loc270 = loc("add_any"(#loc163))
#loc271 = loc("add_any"(#loc160))
#loc272 = loc("mul"(#loc164))
#loc273 = loc("add_any"(#loc164))
#loc274 = loc("broadcast_in_dim"(#loc165))
#loc275 = loc("mul"(#loc166))
#loc276 = loc("mul"(#loc167))
#loc277 = loc("add"(#loc166))
#loc278 = loc("integer_pow"(#loc168))
#loc279 = loc("mul"(#loc169))
#loc280 = loc("mul"(#loc170))
#loc281 = loc("add"(#loc169))
#loc282 = loc("add"(#loc171))
#loc283 = loc(callsite(#loc88 at #loc172))
#loc284 = loc(callsite(#loc at #loc172))
#loc285 = loc("sub"(#loc110))
#loc286 = loc("div"(#loc110))
#loc287 = loc("sub"(#loc109))
#loc288 = loc("div"(#loc109))
#loc289 = loc("add"(#loc173))
#loc290 = loc("sqrt"(#loc174))
#loc291 = loc("add"(#loc174))
#loc292 = loc("div"(#loc175))
#loc293 = loc("mul"(#loc176))
#loc294 = loc(callsite(#loc177 at #loc178))
#loc295 = loc(callsite(#loc179 at #loc178))
#loc296 = loc(callsite(#loc180 at #loc178))
#loc297 = loc(callsite(#loc181 at #loc178))
#loc298 = loc(callsite(#loc95 at #loc107))
#loc299 = loc(callsite(#loc at #loc107))
#loc300 = loc(callsite(#loc96 at #loc106))
#loc301 = loc(callsite(#loc97 at #loc106))
#loc302 = loc("add"(#loc105))
#loc303 = loc(callsite(#loc182 at #loc105))
#loc304 = loc(callsite(#loc183 at #loc105))
#loc312 = loc("add"(#loc191))
#loc313 = loc("convert_element_type"(#loc192))
#loc314 = loc("reduce_sum"(#loc193))
#loc315 = loc("reduce_sum"(#loc194))
#loc316 = loc(callsite(#loc35 at #loc197))
#loc317 = loc(callsite(#loc35 at #loc199))
#loc318 = loc(callsite(#loc36 at #loc200))
#loc319 = loc(callsite(#loc at #loc200))
#loc320 = loc(callsite(#loc40 at #loc200))
#loc321 = loc(""(#loc204))
#loc323 = loc(callsite(#loc206 at #loc44))
#loc324 = loc(callsite(#loc64 at #loc200))
#loc325 = loc(""(#loc294))
#loc326 = loc(""(#loc295))
#loc327 = loc(""(#loc296))
#loc328 = loc(""(#loc297))
#loc329 = loc(callsite(#loc50 at #loc199))
#loc330 = loc(callsite(#loc62 at #loc199))
#loc333 = loc(callsite(#loc54 at #loc199))
#loc334 = loc(callsite(#loc53 at #loc199))
#loc335 = loc(callsite(#loc60 at #loc199))
#loc336 = loc(callsite(#loc at #loc199))
#loc337 = loc(callsite(#loc61 at #loc199))
#loc338 = loc(callsite(#loc63 at #loc199))
#loc339 = loc(callsite(#loc59 at #loc199))
#loc340 = loc(callsite(#loc64 at #loc199))
#loc341 = loc(callsite(#loc55 at #loc199))
#loc342 = loc(callsite(#loc65 at #loc199))
#loc343 = loc(callsite(#loc50 at #loc197))
#loc344 = loc(callsite(#loc at #loc197))
#loc347 = loc(callsite(#loc54 at #loc197))
#loc348 = loc(callsite(#loc53 at #loc197))
#loc349 = loc(callsite(#loc60 at #loc197))
#loc350 = loc(callsite(#loc61 at #loc197))
#loc351 = loc(callsite(#loc63 at #loc197))
#loc352 = loc(callsite(#loc59 at #loc197))
#loc353 = loc(callsite(#loc64 at #loc197))
#loc354 = loc(callsite(#loc55 at #loc197))
#loc355 = loc(callsite(#loc65 at #loc197))
#loc363 = loc(callsite(#loc35 at #loc318))
#loc367 = loc(callsite(#loc116 at #loc321))
#loc368 = loc(callsite(#loc44 at #loc321))
#loc369 = loc(""(#loc323))
#loc370 = loc(callsite(#loc126 at #loc321))
#loc371 = loc(callsite(#loc50 at #loc318))
#loc372 = loc(callsite(#loc at #loc318))
#loc375 = loc(callsite(#loc54 at #loc318))
#loc376 = loc(callsite(#loc53 at #loc318))
#loc377 = loc(callsite(#loc60 at #loc318))
#loc378 = loc(callsite(#loc61 at #loc318))
#loc379 = loc(callsite(#loc63 at #loc318))
#loc380 = loc(callsite(#loc59 at #loc318))
#loc381 = loc(callsite(#loc64 at #loc318))
#loc382 = loc(callsite(#loc55 at #loc318))
#loc383 = loc(callsite(#loc65 at #loc318))
#loc384 = loc(callsite(#loc53 at #loc333))
#loc385 = loc(callsite(#loc55 at #loc333))
#loc387 = loc(callsite(#loc57 at #loc333))
#loc388 = loc(callsite(#loc53 at #loc347))
#loc389 = loc(callsite(#loc55 at #loc347))
#loc391 = loc(callsite(#loc57 at #loc347))
#loc399 = loc(callsite(#loc117 at #loc368))
#loc400 = loc(callsite(#loc118 at #loc368))
#loc402 = loc(callsite(#loc369 at #loc368))
#loc403 = loc(callsite(#loc53 at #loc375))
#loc404 = loc(callsite(#loc55 at #loc375))
#loc406 = loc(callsite(#loc57 at #loc375))
#loc407 = loc(callsite(#loc55 at #loc387))
#loc408 = loc(callsite(#loc at #loc387))
#loc410 = loc(callsite(#loc52 at #loc387))
#loc411 = loc(callsite(#loc58 at #loc387))
#loc412 = loc(callsite(#loc59 at #loc387))
#loc413 = loc(callsite(#loc60 at #loc387))
#loc414 = loc(callsite(#loc61 at #loc387))
#loc415 = loc(callsite(#loc53 at #loc387))
#loc416 = loc(callsite(#loc62 at #loc387))
#loc417 = loc(callsite(#loc55 at #loc391))
#loc418 = loc(callsite(#loc at #loc391))
#loc420 = loc(callsite(#loc52 at #loc391))
#loc421 = loc(callsite(#loc58 at #loc391))
#loc422 = loc(callsite(#loc59 at #loc391))
#loc423 = loc(callsite(#loc60 at #loc391))
#loc424 = loc(callsite(#loc61 at #loc391))
#loc425 = loc(callsite(#loc53 at #loc391))
#loc426 = loc(callsite(#loc62 at #loc391))
#loc427 = loc(callsite(#loc118 at #loc402))
#loc428 = loc(callsite(#loc at #loc402))
#loc430 = loc(callsite(#loc115 at #loc402))
#loc431 = loc(callsite(#loc121 at #loc402))
#loc432 = loc(callsite(#loc122 at #loc402))
#loc433 = loc(callsite(#loc123 at #loc402))
#loc434 = loc(callsite(#loc124 at #loc402))
#loc435 = loc(callsite(#loc117 at #loc402))
#loc436 = loc(callsite(#loc125 at #loc402))
#loc437 = loc(callsite(#loc55 at #loc406))
#loc438 = loc(callsite(#loc at #loc406))
#loc440 = loc(callsite(#loc52 at #loc406))
#loc441 = loc(callsite(#loc58 at #loc406))
#loc442 = loc(callsite(#loc59 at #loc406))
#loc443 = loc(callsite(#loc60 at #loc406))
#loc444 = loc(callsite(#loc61 at #loc406))
#loc445 = loc(callsite(#loc53 at #loc406))
#loc446 = loc(callsite(#loc62 at #loc406))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<2xi32> {tf.aliasing_output = 0 : i32} loc("key"), %arg1: tensor<i32> {tf.aliasing_output = 1 : i32} loc("s['opt'][0].count"), %arg2: tensor<8xf32> {tf.aliasing_output = 2 : i32} loc("s['opt'][0].mu['dec']['b']"), %arg3: tensor<3x8xf32> {tf.aliasing_output = 3 : i32} loc("s['opt'][0].mu['dec']['w']"), %arg4: tensor<10xf32> {tf.aliasing_output = 4 : i32} loc("s['opt'][0].mu['enc']['b']"), %arg5: tensor<8x10xf32> {tf.aliasing_output = 5 : i32} loc("s['opt'][0].mu['enc']['w']"), %arg6: tensor<3xf32> {tf.aliasing_output = 6 : i32} loc("s['opt'][0].mu['mu']['b']"), %arg7: tensor<10x3xf32> {tf.aliasing_output = 7 : i32} loc("s['opt'][0].mu['mu']['w']"), %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32} loc("s['opt'][0].mu['pick']['b']"), %arg9: tensor<3x4xf32> {tf.aliasing_output = 9 : i32} loc("s['opt'][0].mu['pick']['w']"), %arg10: tensor<3xf32> {tf.aliasing_output = 10 : i32} loc("s['opt'][0].mu['var']['b']"), %arg11: tensor<10x3xf32> {tf.aliasing_output = 11 : i32} loc("s['opt'][0].mu['var']['w']"), %arg12: tensor<8xf32> {tf.aliasing_output = 12 : i32} loc("s['opt'][0].nu['dec']['b']"), %arg13: tensor<3x8xf32> {tf.aliasing_output = 13 : i32} loc("s['opt'][0].nu['dec']['w']"), %arg14: tensor<10xf32> {tf.aliasing_output = 14 : i32} loc("s['opt'][0].nu['enc']['b']"), %arg15: tensor<8x10xf32> {tf.aliasing_output = 15 : i32} loc("s['opt'][0].nu['enc']['w']"), %arg16: tensor<3xf32> {tf.aliasing_output = 16 : i32} loc("s['opt'][0].nu['mu']['b']"), %arg17: tensor<10x3xf32> {tf.aliasing_output = 17 : i32} loc("s['opt'][0].nu['mu']['w']"), %arg18: tensor<4xf32> {tf.aliasing_output = 18 : i32} loc("s['opt'][0].nu['pick']['b']"), %arg19: tensor<3x4xf32> {tf.aliasing_output = 19 : i32} loc("s['opt'][0].nu['pick']['w']"), %arg20: tensor<3xf32> {tf.aliasing_output = 20 : i32} loc("s['opt'][0].nu['var']['b']"), %arg21: tensor<10x3xf32> {tf.aliasing_output = 21 : i32} loc("s['opt'][0].nu['var']['w']"), %arg22: tensor<8xf32> {tf.aliasing_output = 22 : i32} loc("params.dec.b"), %arg23: tensor<3x8xf32> {tf.aliasing_output = 23 : i32} loc("params.dec.w"), %arg24: tensor<10xf32> {tf.aliasing_output = 24 : i32} loc("params.enc.b"), %arg25: tensor<8x10xf32> {tf.aliasing_output = 25 : i32} loc("params.enc.w"), %arg26: tensor<3xf32> {tf.aliasing_output = 26 : i32} loc("params.mu.b"), %arg27: tensor<10x3xf32> {tf.aliasing_output = 27 : i32} loc("params.mu.w"), %arg28: tensor<4xf32> {tf.aliasing_output = 28 : i32} loc("params.pick.b"), %arg29: tensor<3x4xf32> {tf.aliasing_output = 29 : i32} loc("params.pick.w"), %arg30: tensor<3xf32> {tf.aliasing_output = 30 : i32} loc("params.var.b"), %arg31: tensor<10x3xf32> {tf.aliasing_output = 31 : i32} loc("params.var.w"), %arg32: tensor<10x8xf32> loc("x")) -> (tensor<2xi32> {jax.result_info = "key"}, tensor<i32> {jax.result_info = "result[0]['opt'][0].count"}, tensor<8xf32> {jax.result_info = "result[0]['opt'][0].mu['dec']['b']"}, tensor<3x8xf32> {jax.result_info = "result[0]['opt'][0].mu['dec']['w']"}, tensor<10xf32> {jax.result_info = "result[0]['opt'][0].mu['enc']['b']"}, tensor<8x10xf32> {jax.result_info = "result[0]['opt'][0].mu['enc']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['opt'][0].mu['mu']['b']"}, tensor<10x3xf32> {jax.result_info = "result[0]['opt'][0].mu['mu']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt'][0].mu['pick']['b']"}, tensor<3x4xf32> {jax.result_info = "result[0]['opt'][0].mu['pick']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['opt'][0].mu['var']['b']"}, tensor<10x3xf32> {jax.result_info = "result[0]['opt'][0].mu['var']['w']"}, tensor<8xf32> {jax.result_info = "result[0]['opt'][0].nu['dec']['b']"}, tensor<3x8xf32> {jax.result_info = "result[0]['opt'][0].nu['dec']['w']"}, tensor<10xf32> {jax.result_info = "result[0]['opt'][0].nu['enc']['b']"}, tensor<8x10xf32> {jax.result_info = "result[0]['opt'][0].nu['enc']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['opt'][0].nu['mu']['b']"}, tensor<10x3xf32> {jax.result_info = "result[0]['opt'][0].nu['mu']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt'][0].nu['pick']['b']"}, tensor<3x4xf32> {jax.result_info = "result[0]['opt'][0].nu['pick']['w']"}, tensor<3xf32> {jax.result_info = "result[0]['opt'][0].nu['var']['b']"}, tensor<10x3xf32> {jax.result_info = "result[0]['opt'][0].nu['var']['w']"}, tensor<8xf32> {jax.result_info = "params.dec.b"}, tensor<3x8xf32> {jax.result_info = "params.dec.w"}, tensor<10xf32> {jax.result_info = "params.enc.b"}, tensor<8x10xf32> {jax.result_info = "params.enc.w"}, tensor<3xf32> {jax.result_info = "params.mu.b"}, tensor<10x3xf32> {jax.result_info = "params.mu.w"}, tensor<4xf32> {jax.result_info = "params.pick.b"}, tensor<3x4xf32> {jax.result_info = "params.pick.w"}, tensor<3xf32> {jax.result_info = "params.var.b"}, tensor<10x3xf32> {jax.result_info = "params.var.w"}, tensor<i32> {jax.result_info = "chosen"}, tensor<f32> {jax.result_info = "loss"}, tensor<i32> {jax.result_info = "ones"}) {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc196)
    %cst_0 = arith.constant dense<4> : tensor<i64> loc(#loc316)
    %cst_1 = arith.constant dense<1.17549435E-38> : tensor<f32> loc(#loc198)
    %cst_2 = arith.constant dense<8> : tensor<i64> loc(#loc317)
    %cst_3 = arith.constant dense<3> : tensor<i64> loc(#loc363)
    %cst_4 = arith.constant dense<9> : tensor<i32> loc(#loc)
    %cst_5 = arith.constant dense<1065353216> : tensor<i32> loc(#loc)
    %cst_6 = arith.constant dense<-0.99999994> : tensor<f32> loc(#loc319)
    %cst_7 = arith.constant dense<1.41421354> : tensor<f32> loc(#loc319)
    %cst_8 = arith.constant 5.000000e+00 : f32 loc(#loc320)
    %cst_9 = arith.constant 2.500000e+00 : f32 loc(#loc320)
    %cst_10 = arith.constant 3.000000e+00 : f32 loc(#loc320)
    %cst_11 = arith.constant 2.81022636E-8 : f32 loc(#loc320)
    %cst_12 = arith.constant -2.00214257E-4 : f32 loc(#loc320)
    %cst_13 = arith.constant 3.43273939E-7 : f32 loc(#loc320)
    %cst_14 = arith.constant 1.00950558E-4 : f32 loc(#loc320)
    %cst_15 = arith.constant -3.5233877E-6 : f32 loc(#loc320)
    %cst_16 = arith.constant 0.00134934322 : f32 loc(#loc320)
    %cst_17 = arith.constant -4.39150654E-6 : f32 loc(#loc320)
    %cst_18 = arith.constant -0.00367342844 : f32 loc(#loc320)
    %cst_19 = arith.constant 2.1858087E-4 : f32 loc(#loc320)
    %cst_20 = arith.constant 0.00573950773 : f32 loc(#loc320)
    %cst_21 = arith.constant -0.00125372503 : f32 loc(#loc320)
    %cst_22 = arith.constant -0.0076224613 : f32 loc(#loc320)
    %cst_23 = arith.constant -0.00417768164 : f32 loc(#loc320)
    %cst_24 = arith.constant 0.00943887047 : f32 loc(#loc320)
    %cst_25 = arith.constant 0.246640727 : f32 loc(#loc320)
    %cst_26 = arith.constant 1.00167406 : f32 loc(#loc320)
    %cst_27 = arith.constant 1.50140941 : f32 loc(#loc320)
    %cst_28 = arith.constant 2.83297682 : f32 loc(#loc320)
    %cst_29 = arith.constant 0x7F800000 : f32 loc(#loc320)
    %cst_30 = arith.constant 1.000000e-01 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_31 = arith.constant 9.990000e-01 : f32 loc(#loc201)
    %cst_32 = arith.constant 0.899999976 : f32 loc(#loc202)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc203)
    %cst_33 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_34 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_35 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_36 = arith.constant dense<-0.00999999977> : tensor<f32> loc(#loc)
    %cst_37 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_38 = arith.constant dense<2147483647> : tensor<i32> loc(#loc)
    %cst_39 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_40 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_41 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_42 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_43 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_44 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc)
    %cst_45 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_46 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %cst_47 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_48 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32> loc(#loc)
    %cst_49 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32> loc(#loc)
    %cst_50 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %c466688986_i32 = arith.constant 466688986 : i32 loc(#loc)
    %c5_i32 = arith.constant 5 : i32 loc(#loc)
    %c32_i32 = arith.constant 32 : i32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc364)
    %c64_i64 = arith.constant 64 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_51 = arith.constant dense<32> : tensor<i64> loc(#loc)
    %cst_52 = arith.constant dense<1> : tensor<i64> loc(#loc)
    %extracted_slice = tensor.extract_slice %arg0[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc365)
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32> loc(#loc366)
    %extracted_slice_53 = tensor.extract_slice %arg0[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc365)
    %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xi32> into tensor<i32> loc(#loc366)
    %0 = tensor.empty() : tensor<4xi64> loc(#loc367)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc116 at #loc321))):
      %558 = linalg.index 0 : index loc(#loc367)
      %559 = arith.index_cast %558 : index to i64 loc(#loc367)
      linalg.yield %559 : i64 loc(#loc367)
    } -> tensor<4xi64> loc(#loc367)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_52 : tensor<i64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc116 at #loc321)), %out: i64 loc(callsite(#loc116 at #loc321))):
      linalg.yield %in : i64 loc(#loc367)
    } -> tensor<4xi64> loc(#loc367)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %1 : tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc116 at #loc321)), %in_78: i64 loc(callsite(#loc116 at #loc321)), %out: i64 loc(callsite(#loc116 at #loc321))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc367)
      linalg.yield %558 : i64 loc(#loc367)
    } -> tensor<4xi64> loc(#loc367)
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_51 : tensor<i64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc116 at #loc321)), %out: i64 loc(callsite(#loc116 at #loc321))):
      linalg.yield %in : i64 loc(#loc367)
    } -> tensor<4xi64> loc(#loc367)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4 : tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc116 at #loc321)), %in_78: i64 loc(callsite(#loc116 at #loc321)), %out: i64 loc(callsite(#loc116 at #loc321))):
      %558 = arith.shrui %in, %in_78 : i64 loc(#loc367)
      %559 = arith.cmpi ult, %in_78, %c64_i64 : i64 loc(#loc367)
      %560 = arith.select %559, %558, %c0_i64 : i64 loc(#loc367)
      linalg.yield %560 : i64 loc(#loc367)
    } -> tensor<4xi64> loc(#loc367)
    %6 = tensor.empty() : tensor<4xi32> loc(#loc367)
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<4xi64>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc116 at #loc321)), %out: i32 loc(callsite(#loc116 at #loc321))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc367)
      linalg.yield %558 : i32 loc(#loc367)
    } -> tensor<4xi32> loc(#loc367)
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xi64>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc116 at #loc321)), %out: i32 loc(callsite(#loc116 at #loc321))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc367)
      linalg.yield %558 : i32 loc(#loc367)
    } -> tensor<4xi32> loc(#loc367)
    %9 = tensor.empty() : tensor<i32> loc(#loc399)
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed, %collapsed_54 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc117 at #loc368)), %in_78: i32 loc(callsite(#loc117 at #loc368)), %out: i32 loc(callsite(#loc117 at #loc368))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc399)
      linalg.yield %558 : i32 loc(#loc399)
    } -> tensor<i32> loc(#loc399)
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc117 at #loc368)), %out: i32 loc(callsite(#loc117 at #loc368))):
      %558 = arith.xori %in, %c466688986_i32 : i32 loc(#loc399)
      linalg.yield %558 : i32 loc(#loc399)
    } -> tensor<i32> loc(#loc399)
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<i32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc117 at #loc368)), %out: i32 loc(callsite(#loc118 at #loc368))):
      linalg.yield %in : i32 loc(#loc400)
    } -> tensor<4xi32> loc(#loc400)
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %12 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc118 at #loc368)), %in_78: i32 loc(callsite(#loc118 at #loc368)), %out: i32 loc(callsite(#loc118 at #loc368))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc400)
      linalg.yield %558 : i32 loc(#loc400)
    } -> tensor<4xi32> loc(#loc400)
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_54 : tensor<i32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc117 at #loc368)), %out: i32 loc(callsite(#loc118 at #loc368))):
      linalg.yield %in : i32 loc(#loc400)
    } -> tensor<4xi32> loc(#loc400)
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %14 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc118 at #loc368)), %in_78: i32 loc(callsite(#loc118 at #loc368)), %out: i32 loc(callsite(#loc118 at #loc368))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc400)
      linalg.yield %558 : i32 loc(#loc400)
    } -> tensor<4xi32> loc(#loc400)
    %16:8 = scf.for %arg33 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg34 = %cst_50, %arg35 = %13, %arg36 = %15, %arg37 = %collapsed_54, %arg38 = %11, %arg39 = %collapsed, %arg40 = %cst_49, %arg41 = %cst_48) -> (tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %558 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %c1_i32 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<i32> loc(#loc427)
      %extracted_slice_78 = tensor.extract_slice %arg40[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc429)
      %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [] : tensor<1xi32> into tensor<i32> loc(#loc430)
      %559 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg35, %arg36 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc118 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %560 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_79 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        linalg.yield %in : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %561 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg36, %560 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc121 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc431)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc431)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc431)
        linalg.yield %599 : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %562 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_79 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc122 at #loc402))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc432)
        linalg.yield %597 : i32 loc(#loc432)
      } -> tensor<i32> loc(#loc432)
      %563 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%562 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc122 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        linalg.yield %in : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %564 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg36, %563 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc433)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc433)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc433)
        linalg.yield %599 : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %565 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%561, %564 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc121 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc124 at #loc402))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc434)
        linalg.yield %597 : i32 loc(#loc434)
      } -> tensor<4xi32> loc(#loc434)
      %566 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%559, %565 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc124 at #loc402)), %out: i32 loc(callsite(#loc117 at #loc402))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc435)
        linalg.yield %597 : i32 loc(#loc435)
      } -> tensor<4xi32> loc(#loc435)
      %extracted_slice_80 = tensor.extract_slice %arg40[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc429)
      %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [] : tensor<1xi32> into tensor<i32> loc(#loc430)
      %567 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%559, %566 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc117 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %568 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_81 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        linalg.yield %in : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %569 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%566, %568 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc121 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc431)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc431)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc431)
        linalg.yield %599 : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %570 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc122 at #loc402))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc432)
        linalg.yield %597 : i32 loc(#loc432)
      } -> tensor<i32> loc(#loc432)
      %571 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%570 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc122 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        linalg.yield %in : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %572 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%566, %571 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc433)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc433)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc433)
        linalg.yield %599 : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %573 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%569, %572 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc121 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc124 at #loc402))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc434)
        linalg.yield %597 : i32 loc(#loc434)
      } -> tensor<4xi32> loc(#loc434)
      %574 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%567, %573 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc124 at #loc402)), %out: i32 loc(callsite(#loc117 at #loc402))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc435)
        linalg.yield %597 : i32 loc(#loc435)
      } -> tensor<4xi32> loc(#loc435)
      %extracted_slice_82 = tensor.extract_slice %arg40[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc429)
      %collapsed_83 = tensor.collapse_shape %extracted_slice_82 [] : tensor<1xi32> into tensor<i32> loc(#loc430)
      %575 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%567, %574 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc117 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %576 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_83 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        linalg.yield %in : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %577 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%574, %576 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc121 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc431)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc431)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc431)
        linalg.yield %599 : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %578 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_83 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc122 at #loc402))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc432)
        linalg.yield %597 : i32 loc(#loc432)
      } -> tensor<i32> loc(#loc432)
      %579 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%578 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc122 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        linalg.yield %in : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %580 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%574, %579 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc433)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc433)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc433)
        linalg.yield %599 : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %581 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%577, %580 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc121 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc124 at #loc402))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc434)
        linalg.yield %597 : i32 loc(#loc434)
      } -> tensor<4xi32> loc(#loc434)
      %582 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%575, %581 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc124 at #loc402)), %out: i32 loc(callsite(#loc117 at #loc402))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc435)
        linalg.yield %597 : i32 loc(#loc435)
      } -> tensor<4xi32> loc(#loc435)
      %extracted_slice_84 = tensor.extract_slice %arg40[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc429)
      %collapsed_85 = tensor.collapse_shape %extracted_slice_84 [] : tensor<1xi32> into tensor<i32> loc(#loc430)
      %583 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%575, %582 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc117 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %584 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_85 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        linalg.yield %in : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %585 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%582, %584 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc121 at #loc402)), %out: i32 loc(callsite(#loc121 at #loc402))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc431)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc431)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc431)
        linalg.yield %599 : i32 loc(#loc431)
      } -> tensor<4xi32> loc(#loc431)
      %586 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_85 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc115 at #loc402)), %out: i32 loc(callsite(#loc122 at #loc402))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc432)
        linalg.yield %597 : i32 loc(#loc432)
      } -> tensor<i32> loc(#loc432)
      %587 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%586 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc122 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        linalg.yield %in : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %588 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%582, %587 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc123 at #loc402))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc433)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc433)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc433)
        linalg.yield %599 : i32 loc(#loc433)
      } -> tensor<4xi32> loc(#loc433)
      %589 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%585, %588 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc121 at #loc402)), %in_86: i32 loc(callsite(#loc123 at #loc402)), %out: i32 loc(callsite(#loc124 at #loc402))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc434)
        linalg.yield %597 : i32 loc(#loc434)
      } -> tensor<4xi32> loc(#loc434)
      %590 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%583, %589 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc124 at #loc402)), %out: i32 loc(callsite(#loc117 at #loc402))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc435)
        linalg.yield %597 : i32 loc(#loc435)
      } -> tensor<4xi32> loc(#loc435)
      %591 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg37 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        linalg.yield %in : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %592 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%583, %591 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc118 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %593 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg38 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        linalg.yield %in : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %594 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%590, %593 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc117 at #loc402)), %in_86: i32 loc(callsite(#loc118 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %595 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%558 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc125 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        linalg.yield %in : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      %596 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%594, %595 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc118 at #loc402)), %in_86: i32 loc(callsite(#loc118 at #loc402)), %out: i32 loc(callsite(#loc118 at #loc402))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc427)
        linalg.yield %597 : i32 loc(#loc427)
      } -> tensor<4xi32> loc(#loc427)
      scf.yield %558, %592, %596, %arg38, %arg39, %arg37, %arg41, %arg40 : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc401)
    } loc(#loc401)
    %17 = tensor.empty() : tensor<4x1xi32> loc(#loc370)
    %18 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%16#1 : tensor<4xi32>) outs(%17 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc126 at #loc321)), %out: i32 loc(callsite(#loc126 at #loc321))):
      linalg.yield %in : i32 loc(#loc370)
    } -> tensor<4x1xi32> loc(#loc370)
    %19 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%16#2 : tensor<4xi32>) outs(%17 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc126 at #loc321)), %out: i32 loc(callsite(#loc126 at #loc321))):
      linalg.yield %in : i32 loc(#loc370)
    } -> tensor<4x1xi32> loc(#loc370)
    %20 = tensor.empty() : tensor<4x2xi32> loc(#loc370)
    %21 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<4x2xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc126 at #loc321))):
      %558 = linalg.index 0 : index loc(#loc370)
      %559 = linalg.index 1 : index loc(#loc370)
      %560 = arith.cmpi ult, %559, %c1 : index loc(#loc370)
      %561 = scf.if %560 -> (i32) {
        %extracted = tensor.extract %18[%558, %559] : tensor<4x1xi32> loc(#loc370)
        scf.yield %extracted : i32 loc(#loc370)
      } else {
        %562 = arith.subi %559, %c1 : index loc(#loc370)
        %extracted = tensor.extract %19[%558, %562] : tensor<4x1xi32> loc(#loc370)
        scf.yield %extracted : i32 loc(#loc370)
      } loc(#loc370)
      linalg.yield %561 : i32 loc(#loc370)
    } -> tensor<4x2xi32> loc(#loc370)
    %extracted_slice_55 = tensor.extract_slice %21[0, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc207)
    %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc208)
    %extracted_slice_57 = tensor.extract_slice %21[1, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc207)
    %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc208)
    %extracted_slice_59 = tensor.extract_slice %21[2, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc207)
    %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc208)
    %extracted_slice_61 = tensor.extract_slice %21[3, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc207)
    %collapsed_62 = tensor.collapse_shape %extracted_slice_61 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc208)
    %22 = tensor.empty() : tensor<10x10xf32> loc(#loc209)
    %23 = linalg.fill ins(%cst_35 : f32) outs(%22 : tensor<10x10xf32>) -> tensor<10x10xf32> loc(#loc209)
    %24 = linalg.matmul ins(%arg32, %arg25 : tensor<10x8xf32>, tensor<8x10xf32>) outs(%23 : tensor<10x10xf32>) -> tensor<10x10xf32> loc(#loc209)
    %25 = tensor.empty() : tensor<1x10xf32> loc(#loc210)
    %26 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<10xf32>) outs(%25 : tensor<1x10xf32>) {
    ^bb0(%in: f32 loc("params.enc.b"), %out: f32 loc("broadcast_in_dim"(#loc128))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<1x10xf32> loc(#loc210)
    %27 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<1x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc128)), %out: f32 loc("add"(#loc128))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x10xf32> loc(#loc211)
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24, %27 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc128)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc128))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc211)
      linalg.yield %558 : f32 loc(#loc211)
    } -> tensor<10x10xf32> loc(#loc211)
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %out: f32 loc("tanh"(#loc129))):
      %558 = math.tanh %in : f32 loc(#loc212)
      linalg.yield %558 : f32 loc(#loc212)
    } -> tensor<10x10xf32> loc(#loc212)
    %30 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_47 : tensor<f32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc129))):
      linalg.yield %in : f32 loc(#loc213)
    } -> tensor<10x10xf32> loc(#loc213)
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%30, %29 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc129)), %in_78: f32 loc("tanh"(#loc129)), %out: f32 loc("sub"(#loc129))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc213)
      linalg.yield %558 : f32 loc(#loc213)
    } -> tensor<10x10xf32> loc(#loc213)
    %32 = tensor.empty() : tensor<10x3xf32> loc(#loc209)
    %33 = linalg.fill ins(%cst_35 : f32) outs(%32 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc209)
    %34 = linalg.matmul ins(%29, %arg27 : tensor<10x10xf32>, tensor<10x3xf32>) outs(%33 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc209)
    %35 = tensor.empty() : tensor<1x3xf32> loc(#loc210)
    %36 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<3xf32>) outs(%35 : tensor<1x3xf32>) {
    ^bb0(%in: f32 loc("params.mu.b"), %out: f32 loc("broadcast_in_dim"(#loc128))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<1x3xf32> loc(#loc210)
    %37 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<1x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc128)), %out: f32 loc("add"(#loc128))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x3xf32> loc(#loc211)
    %38 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34, %37 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc128)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc128))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc211)
      linalg.yield %558 : f32 loc(#loc211)
    } -> tensor<10x3xf32> loc(#loc211)
    %39 = linalg.matmul ins(%29, %arg31 : tensor<10x10xf32>, tensor<10x3xf32>) outs(%33 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc209)
    %40 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<3xf32>) outs(%35 : tensor<1x3xf32>) {
    ^bb0(%in: f32 loc("params.var.b"), %out: f32 loc("broadcast_in_dim"(#loc128))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<1x3xf32> loc(#loc210)
    %41 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<1x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc128)), %out: f32 loc("add"(#loc128))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x3xf32> loc(#loc211)
    %42 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%39, %41 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc128)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc128))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc211)
      linalg.yield %558 : f32 loc(#loc211)
    } -> tensor<10x3xf32> loc(#loc211)
    %43 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_46 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc130))):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<10x3xf32> loc(#loc214)
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%43, %42 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc130)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("mul"(#loc130))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc214)
      linalg.yield %558 : f32 loc(#loc214)
    } -> tensor<10x3xf32> loc(#loc214)
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc130)), %out: f32 loc("exp"(#loc131))):
      %558 = math.exp %in : f32 loc(#loc215)
      linalg.yield %558 : f32 loc(#loc215)
    } -> tensor<10x3xf32> loc(#loc215)
    %46 = tensor.empty() : tensor<1x1xf32> loc(#loc371)
    %47 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc318)), %out: f32 loc(callsite(#loc50 at #loc318))):
      linalg.yield %in : f32 loc(#loc371)
    } -> tensor<1x1xf32> loc(#loc371)
    %48 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_47 : tensor<f32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc318)), %out: f32 loc(callsite(#loc50 at #loc318))):
      linalg.yield %in : f32 loc(#loc371)
    } -> tensor<1x1xf32> loc(#loc371)
    %extracted_slice_63 = tensor.extract_slice %collapsed_58[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc373)
    %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [] : tensor<1xi32> into tensor<i32> loc(#loc374)
    %extracted_slice_65 = tensor.extract_slice %collapsed_58[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc373)
    %collapsed_66 = tensor.collapse_shape %extracted_slice_65 [] : tensor<1xi32> into tensor<i32> loc(#loc374)
    %49 = tensor.empty() : tensor<10x3xi64> loc(#loc363)
    %50 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<10x3xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc35 at #loc318))):
      %558 = linalg.index 0 : index loc(#loc363)
      %559 = arith.index_cast %558 : index to i64 loc(#loc363)
      linalg.yield %559 : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %51 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<10x3xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc35 at #loc318))):
      %558 = linalg.index 1 : index loc(#loc363)
      %559 = arith.index_cast %558 : index to i64 loc(#loc363)
      linalg.yield %559 : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %52 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      linalg.yield %in : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %53 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52, %50 : tensor<10x3xi64>, tensor<10x3xi64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %in_78: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc363)
      linalg.yield %558 : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %54 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_52 : tensor<i64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      linalg.yield %in : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %55 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%54, %51 : tensor<10x3xi64>, tensor<10x3xi64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %in_78: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc363)
      linalg.yield %558 : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%53, %55 : tensor<10x3xi64>, tensor<10x3xi64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %in_78: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      %558 = arith.addi %in, %in_78 : i64 loc(#loc363)
      linalg.yield %558 : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %57 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_51 : tensor<i64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      linalg.yield %in : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<10x3xi64>, tensor<10x3xi64>) outs(%49 : tensor<10x3xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %in_78: i64 loc(callsite(#loc35 at #loc318)), %out: i64 loc(callsite(#loc35 at #loc318))):
      %558 = arith.shrui %in, %in_78 : i64 loc(#loc363)
      %559 = arith.cmpi ult, %in_78, %c64_i64 : i64 loc(#loc363)
      %560 = arith.select %559, %558, %c0_i64 : i64 loc(#loc363)
      linalg.yield %560 : i64 loc(#loc363)
    } -> tensor<10x3xi64> loc(#loc363)
    %59 = tensor.empty() : tensor<10x3xi32> loc(#loc363)
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<10x3xi64>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %out: i32 loc(callsite(#loc35 at #loc318))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc363)
      linalg.yield %558 : i32 loc(#loc363)
    } -> tensor<10x3xi32> loc(#loc363)
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<10x3xi64>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc318)), %out: i32 loc(callsite(#loc35 at #loc318))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc363)
      linalg.yield %558 : i32 loc(#loc363)
    } -> tensor<10x3xi32> loc(#loc363)
    %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_64, %collapsed_66 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc375)), %in_78: i32 loc(callsite(#loc53 at #loc375)), %out: i32 loc(callsite(#loc53 at #loc375))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc403)
      linalg.yield %558 : i32 loc(#loc403)
    } -> tensor<i32> loc(#loc403)
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%62 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc375)), %out: i32 loc(callsite(#loc53 at #loc375))):
      %558 = arith.xori %in, %c466688986_i32 : i32 loc(#loc403)
      linalg.yield %558 : i32 loc(#loc403)
    } -> tensor<i32> loc(#loc403)
    %64 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_64 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc375)), %out: i32 loc(callsite(#loc55 at #loc375))):
      linalg.yield %in : i32 loc(#loc404)
    } -> tensor<10x3xi32> loc(#loc404)
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%61, %64 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc375)), %in_78: i32 loc(callsite(#loc55 at #loc375)), %out: i32 loc(callsite(#loc55 at #loc375))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc404)
      linalg.yield %558 : i32 loc(#loc404)
    } -> tensor<10x3xi32> loc(#loc404)
    %66 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_66 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc375)), %out: i32 loc(callsite(#loc55 at #loc375))):
      linalg.yield %in : i32 loc(#loc404)
    } -> tensor<10x3xi32> loc(#loc404)
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%60, %66 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc375)), %in_78: i32 loc(callsite(#loc55 at #loc375)), %out: i32 loc(callsite(#loc55 at #loc375))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc404)
      linalg.yield %558 : i32 loc(#loc404)
    } -> tensor<10x3xi32> loc(#loc404)
    %68:8 = scf.for %arg33 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg34 = %cst_50, %arg35 = %65, %arg36 = %67, %arg37 = %collapsed_66, %arg38 = %63, %arg39 = %collapsed_64, %arg40 = %cst_49, %arg41 = %cst_48) -> (tensor<i32>, tensor<10x3xi32>, tensor<10x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %558 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %c1_i32 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<i32> loc(#loc437)
      %extracted_slice_78 = tensor.extract_slice %arg40[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc439)
      %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [] : tensor<1xi32> into tensor<i32> loc(#loc440)
      %559 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35, %arg36 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc55 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %560 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_79 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        linalg.yield %in : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %561 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg36, %560 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc58 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc441)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc441)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc441)
        linalg.yield %599 : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %562 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_79 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc59 at #loc406))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc442)
        linalg.yield %597 : i32 loc(#loc442)
      } -> tensor<i32> loc(#loc442)
      %563 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%562 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        linalg.yield %in : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %564 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg36, %563 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc443)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc443)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc443)
        linalg.yield %599 : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %565 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%561, %564 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc61 at #loc406))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc444)
        linalg.yield %597 : i32 loc(#loc444)
      } -> tensor<10x3xi32> loc(#loc444)
      %566 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%559, %565 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc61 at #loc406)), %out: i32 loc(callsite(#loc53 at #loc406))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc445)
        linalg.yield %597 : i32 loc(#loc445)
      } -> tensor<10x3xi32> loc(#loc445)
      %extracted_slice_80 = tensor.extract_slice %arg40[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc439)
      %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [] : tensor<1xi32> into tensor<i32> loc(#loc440)
      %567 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%559, %566 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc53 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %568 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_81 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        linalg.yield %in : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %569 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %568 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc58 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc441)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc441)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc441)
        linalg.yield %599 : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %570 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc59 at #loc406))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc442)
        linalg.yield %597 : i32 loc(#loc442)
      } -> tensor<i32> loc(#loc442)
      %571 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%570 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        linalg.yield %in : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %572 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %571 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc443)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc443)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc443)
        linalg.yield %599 : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %573 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%569, %572 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc61 at #loc406))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc444)
        linalg.yield %597 : i32 loc(#loc444)
      } -> tensor<10x3xi32> loc(#loc444)
      %574 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%567, %573 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc61 at #loc406)), %out: i32 loc(callsite(#loc53 at #loc406))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc445)
        linalg.yield %597 : i32 loc(#loc445)
      } -> tensor<10x3xi32> loc(#loc445)
      %extracted_slice_82 = tensor.extract_slice %arg40[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc439)
      %collapsed_83 = tensor.collapse_shape %extracted_slice_82 [] : tensor<1xi32> into tensor<i32> loc(#loc440)
      %575 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%567, %574 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc53 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %576 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_83 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        linalg.yield %in : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %577 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%574, %576 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc58 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc441)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc441)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc441)
        linalg.yield %599 : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %578 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_83 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc59 at #loc406))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc442)
        linalg.yield %597 : i32 loc(#loc442)
      } -> tensor<i32> loc(#loc442)
      %579 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%578 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        linalg.yield %in : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %580 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%574, %579 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc443)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc443)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc443)
        linalg.yield %599 : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %581 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%577, %580 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc61 at #loc406))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc444)
        linalg.yield %597 : i32 loc(#loc444)
      } -> tensor<10x3xi32> loc(#loc444)
      %582 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%575, %581 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc61 at #loc406)), %out: i32 loc(callsite(#loc53 at #loc406))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc445)
        linalg.yield %597 : i32 loc(#loc445)
      } -> tensor<10x3xi32> loc(#loc445)
      %extracted_slice_84 = tensor.extract_slice %arg40[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc439)
      %collapsed_85 = tensor.collapse_shape %extracted_slice_84 [] : tensor<1xi32> into tensor<i32> loc(#loc440)
      %583 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%575, %582 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc53 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %584 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_85 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        linalg.yield %in : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %585 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%582, %584 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc58 at #loc406)), %out: i32 loc(callsite(#loc58 at #loc406))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc441)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc441)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc441)
        linalg.yield %599 : i32 loc(#loc441)
      } -> tensor<10x3xi32> loc(#loc441)
      %586 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_85 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc406)), %out: i32 loc(callsite(#loc59 at #loc406))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc442)
        linalg.yield %597 : i32 loc(#loc442)
      } -> tensor<i32> loc(#loc442)
      %587 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%586 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        linalg.yield %in : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %588 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%582, %587 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc60 at #loc406))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc443)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc443)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc443)
        linalg.yield %599 : i32 loc(#loc443)
      } -> tensor<10x3xi32> loc(#loc443)
      %589 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%585, %588 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc406)), %in_86: i32 loc(callsite(#loc60 at #loc406)), %out: i32 loc(callsite(#loc61 at #loc406))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc444)
        linalg.yield %597 : i32 loc(#loc444)
      } -> tensor<10x3xi32> loc(#loc444)
      %590 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%583, %589 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc61 at #loc406)), %out: i32 loc(callsite(#loc53 at #loc406))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc445)
        linalg.yield %597 : i32 loc(#loc445)
      } -> tensor<10x3xi32> loc(#loc445)
      %591 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        linalg.yield %in : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %592 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%583, %591 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc55 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %593 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        linalg.yield %in : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %594 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%590, %593 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc406)), %in_86: i32 loc(callsite(#loc55 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %595 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc62 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        linalg.yield %in : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      %596 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%594, %595 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc406)), %in_86: i32 loc(callsite(#loc55 at #loc406)), %out: i32 loc(callsite(#loc55 at #loc406))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc437)
        linalg.yield %597 : i32 loc(#loc437)
      } -> tensor<10x3xi32> loc(#loc437)
      scf.yield %558, %592, %596, %arg38, %arg39, %arg37, %arg41, %arg40 : tensor<i32>, tensor<10x3xi32>, tensor<10x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc405)
    } loc(#loc405)
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%68#1, %68#2 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc318)), %in_78: i32 loc(callsite(#loc53 at #loc318)), %out: i32 loc(callsite(#loc53 at #loc318))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc376)
      linalg.yield %558 : i32 loc(#loc376)
    } -> tensor<10x3xi32> loc(#loc376)
    %70 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc318)), %out: i32 loc(callsite(#loc60 at #loc318))):
      linalg.yield %in : i32 loc(#loc377)
    } -> tensor<10x3xi32> loc(#loc377)
    %71 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc318)), %in_78: i32 loc(callsite(#loc60 at #loc318)), %out: i32 loc(callsite(#loc60 at #loc318))):
      %558 = arith.shrui %in, %in_78 : i32 loc(#loc377)
      %559 = arith.cmpi ult, %in_78, %c32_i32 : i32 loc(#loc377)
      %560 = arith.select %559, %558, %c0_i32 : i32 loc(#loc377)
      linalg.yield %560 : i32 loc(#loc377)
    } -> tensor<10x3xi32> loc(#loc377)
    %72 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc318)), %out: i32 loc(callsite(#loc61 at #loc318))):
      linalg.yield %in : i32 loc(#loc378)
    } -> tensor<10x3xi32> loc(#loc378)
    %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<10x3xi32>, tensor<10x3xi32>) outs(%59 : tensor<10x3xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc318)), %in_78: i32 loc(callsite(#loc61 at #loc318)), %out: i32 loc(callsite(#loc61 at #loc318))):
      %558 = arith.ori %in, %in_78 : i32 loc(#loc378)
      linalg.yield %558 : i32 loc(#loc378)
    } -> tensor<10x3xi32> loc(#loc378)
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<10x3xi32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i32 loc(callsite(#loc61 at #loc318)), %out: f32 loc(callsite(#loc63 at #loc318))):
      %558 = arith.bitcast %in : i32 to f32 loc(#loc379)
      linalg.yield %558 : f32 loc(#loc379)
    } -> tensor<10x3xf32> loc(#loc379)
    %75 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_47 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc318)), %out: f32 loc(callsite(#loc59 at #loc318))):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<10x3xf32> loc(#loc380)
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%74, %75 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc63 at #loc318)), %in_78: f32 loc(callsite(#loc59 at #loc318)), %out: f32 loc(callsite(#loc59 at #loc318))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc380)
      linalg.yield %558 : f32 loc(#loc380)
    } -> tensor<10x3xf32> loc(#loc380)
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %47 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc318)), %in_78: f32 loc(callsite(#loc50 at #loc318)), %out: f32 loc(callsite(#loc59 at #loc318))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc380)
      linalg.yield %558 : f32 loc(#loc380)
    } -> tensor<1x1xf32> loc(#loc380)
    %78 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<1x1xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc59 at #loc318)), %out: f32 loc(callsite(#loc64 at #loc318))):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<10x3xf32> loc(#loc381)
    %79 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%76, %78 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc59 at #loc318)), %in_78: f32 loc(callsite(#loc64 at #loc318)), %out: f32 loc(callsite(#loc64 at #loc318))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc381)
      linalg.yield %558 : f32 loc(#loc381)
    } -> tensor<10x3xf32> loc(#loc381)
    %80 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<1x1xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc318)), %out: f32 loc(callsite(#loc55 at #loc318))):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<10x3xf32> loc(#loc382)
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%79, %80 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc64 at #loc318)), %in_78: f32 loc(callsite(#loc55 at #loc318)), %out: f32 loc(callsite(#loc55 at #loc318))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc382)
      linalg.yield %558 : f32 loc(#loc382)
    } -> tensor<10x3xf32> loc(#loc382)
    %82 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc318)), %in_78: f32 loc(callsite(#loc55 at #loc318)), %out: f32 loc(callsite(#loc65 at #loc318))):
      %558 = arith.maximumf %in, %in_78 : f32 loc(#loc383)
      linalg.yield %558 : f32 loc(#loc383)
    } -> tensor<10x3xf32> loc(#loc383)
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.negf %in : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %84 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%82, %83 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = math.log1p %in : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.negf %in : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %87 = tensor.empty() : tensor<10x3xi1> loc(#loc320)
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<10x3xf32>) outs(%87 : tensor<10x3xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: i1 loc(callsite(#loc40 at #loc200))):
      %558 = arith.cmpf olt, %in, %cst_8 : f32 loc(#loc320)
      linalg.yield %558 : i1 loc(#loc320)
    } -> tensor<10x3xi1> loc(#loc320)
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.subf %in, %cst_9 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %90 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = math.sqrt %in : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.subf %in, %cst_10 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %92 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88, %89, %91 : tensor<10x3xi1>, tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %in_79: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %in_78, %in_79 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_11, %cst_12 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_13, %cst_14 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %95 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%93, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_15, %cst_16 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%96, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %98 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_17, %cst_18 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_19, %cst_20 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_21, %cst_22 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%105, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%106, %107 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %109 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_23, %cst_24 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %110 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%108, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %112 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_25, %cst_26 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%111, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %115 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<10x3xi1>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %cst_27, %cst_28 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %116 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%114, %92 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%115, %116 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%117, %82 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc36 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = math.absf %in : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<10x3xf32>) outs(%87 : tensor<10x3xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc200)), %out: i1 loc(callsite(#loc40 at #loc200))):
      %558 = arith.cmpf oeq, %in, %cst_33 : f32 loc(#loc320)
      linalg.yield %558 : i1 loc(#loc320)
    } -> tensor<10x3xi1> loc(#loc320)
    %121 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.mulf %in, %cst_29 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %122 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%120, %121, %118 : tensor<10x3xi1>, tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %in_79: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc40 at #loc200))):
      %558 = arith.select %in, %in_78, %in_79 : f32 loc(#loc320)
      linalg.yield %558 : f32 loc(#loc320)
    } -> tensor<10x3xf32> loc(#loc320)
    %123 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc64 at #loc200))):
      linalg.yield %in : f32 loc(#loc324)
    } -> tensor<10x3xf32> loc(#loc324)
    %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%123, %122 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc64 at #loc200)), %in_78: f32 loc(callsite(#loc40 at #loc200)), %out: f32 loc(callsite(#loc64 at #loc200))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc324)
      linalg.yield %558 : f32 loc(#loc324)
    } -> tensor<10x3xf32> loc(#loc324)
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45, %124 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc131)), %in_78: f32 loc("jit(train)/jvp(jit(_normal))"(#loc39)), %out: f32 loc("mul"(#loc131))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc216)
      linalg.yield %558 : f32 loc(#loc216)
    } -> tensor<10x3xf32> loc(#loc216)
    %126 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38, %125 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %in_78: f32 loc("mul"(#loc131)), %out: f32 loc("add"(#loc132))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc217)
      linalg.yield %558 : f32 loc(#loc217)
    } -> tensor<10x3xf32> loc(#loc217)
    %127 = tensor.empty() : tensor<10x8xf32> loc(#loc209)
    %128 = linalg.fill ins(%cst_35 : f32) outs(%127 : tensor<10x8xf32>) -> tensor<10x8xf32> loc(#loc209)
    %129 = linalg.matmul ins(%126, %arg23 : tensor<10x3xf32>, tensor<3x8xf32>) outs(%128 : tensor<10x8xf32>) -> tensor<10x8xf32> loc(#loc209)
    %130 = tensor.empty() : tensor<1x8xf32> loc(#loc210)
    %131 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<8xf32>) outs(%130 : tensor<1x8xf32>) {
    ^bb0(%in: f32 loc("params.dec.b"), %out: f32 loc("broadcast_in_dim"(#loc128))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<1x8xf32> loc(#loc210)
    %132 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<1x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc128)), %out: f32 loc("add"(#loc128))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x8xf32> loc(#loc211)
    %133 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%129, %132 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc128)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc128))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc211)
      linalg.yield %558 : f32 loc(#loc211)
    } -> tensor<10x8xf32> loc(#loc211)
    %134 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<f32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("max"(#loc133))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<10x8xf32> loc(#loc218)
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %in_78: f32 loc("max"(#loc133)), %out: f32 loc("max"(#loc133))):
      %558 = arith.maximumf %in, %in_78 : f32 loc(#loc218)
      linalg.yield %558 : f32 loc(#loc218)
    } -> tensor<10x8xf32> loc(#loc218)
    %136 = tensor.empty() : tensor<10x8xi1> loc(#loc219)
    %137 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %135 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%136 : tensor<10x8xi1>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %in_78: f32 loc("max"(#loc133)), %out: i1 loc("eq"(#loc133))):
      %558 = arith.cmpf oeq, %in, %in_78 : f32 loc(#loc219)
      linalg.yield %558 : i1 loc(#loc219)
    } -> tensor<10x8xi1> loc(#loc219)
    %138 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_47 : tensor<f32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc133))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<10x8xf32> loc(#loc220)
    %139 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%137, %138, %134 : tensor<10x8xi1>, tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: i1 loc("eq"(#loc133)), %in_78: f32 loc("broadcast_in_dim"(#loc133)), %in_79: f32 loc("max"(#loc133)), %out: f32 loc("select_n"(#loc133))):
      %558 = arith.select %in, %in_78, %in_79 : f32 loc(#loc221)
      linalg.yield %558 : f32 loc(#loc221)
    } -> tensor<10x8xf32> loc(#loc221)
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%134, %135 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%136 : tensor<10x8xi1>) {
    ^bb0(%in: f32 loc("max"(#loc133)), %in_78: f32 loc("max"(#loc133)), %out: i1 loc("eq"(#loc133))):
      %558 = arith.cmpf oeq, %in, %in_78 : f32 loc(#loc219)
      linalg.yield %558 : i1 loc(#loc219)
    } -> tensor<10x8xi1> loc(#loc219)
    %141 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_44 : tensor<f32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc133))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<10x8xf32> loc(#loc220)
    %142 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%140, %141, %138 : tensor<10x8xi1>, tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: i1 loc("eq"(#loc133)), %in_78: f32 loc("broadcast_in_dim"(#loc133)), %in_79: f32 loc("broadcast_in_dim"(#loc133)), %out: f32 loc("select_n"(#loc133))):
      %558 = arith.select %in, %in_78, %in_79 : f32 loc(#loc221)
      linalg.yield %558 : f32 loc(#loc221)
    } -> tensor<10x8xf32> loc(#loc221)
    %143 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%139, %142 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc133)), %in_78: f32 loc("select_n"(#loc133)), %out: f32 loc("div"(#loc133))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc222)
      linalg.yield %558 : f32 loc(#loc222)
    } -> tensor<10x8xf32> loc(#loc222)
    %144 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %arg32 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %in_78: f32 loc("x"), %out: f32 loc("mul"(#loc134))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc223)
      linalg.yield %558 : f32 loc(#loc223)
    } -> tensor<10x8xf32> loc(#loc223)
    %145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%135, %144 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("max"(#loc133)), %in_78: f32 loc("mul"(#loc134)), %out: f32 loc("sub"(#loc133))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc224)
      linalg.yield %558 : f32 loc(#loc224)
    } -> tensor<10x8xf32> loc(#loc224)
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %out: f32 loc("abs"(#loc135))):
      %558 = math.absf %in : f32 loc(#loc225)
      linalg.yield %558 : f32 loc(#loc225)
    } -> tensor<10x8xf32> loc(#loc225)
    %147 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%136 : tensor<10x8xi1>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %in_78: f32 loc("max"(#loc133)), %out: i1 loc("ge"(#loc135))):
      %558 = arith.cmpf oge, %in, %in_78 : f32 loc(#loc226)
      linalg.yield %558 : i1 loc(#loc226)
    } -> tensor<10x8xi1> loc(#loc226)
    %148 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("abs"(#loc135)), %out: f32 loc("neg"(#loc136))):
      %558 = arith.negf %in : f32 loc(#loc227)
      linalg.yield %558 : f32 loc(#loc227)
    } -> tensor<10x8xf32> loc(#loc227)
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc136)), %out: f32 loc("exp"(#loc137))):
      %558 = math.exp %in : f32 loc(#loc228)
      linalg.yield %558 : f32 loc(#loc228)
    } -> tensor<10x8xf32> loc(#loc228)
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc137)), %out: f32 loc("log1p"(#loc138))):
      %558 = math.log1p %in : f32 loc(#loc229)
      linalg.yield %558 : f32 loc(#loc229)
    } -> tensor<10x8xf32> loc(#loc229)
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%149, %138 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc137)), %in_78: f32 loc("broadcast_in_dim"(#loc133)), %out: f32 loc("add"(#loc138))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc230)
      linalg.yield %558 : f32 loc(#loc230)
    } -> tensor<10x8xf32> loc(#loc230)
    %152 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%145, %150 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc133)), %in_78: f32 loc("log1p"(#loc138)), %out: f32 loc("add"(#loc133))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc231)
      linalg.yield %558 : f32 loc(#loc231)
    } -> tensor<10x8xf32> loc(#loc231)
    %153 = tensor.empty() : tensor<10xf32> loc(#loc232)
    %154 = linalg.fill ins(%cst_35 : f32) outs(%153 : tensor<10xf32>) -> tensor<10xf32> loc(#loc232)
    %155 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<10x8xf32>) outs(%154 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc139)), %out: f32 loc("reduce_sum"(#loc139))):
      %558 = arith.addf %out, %in : f32 loc(#loc232)
      linalg.yield %558 : f32 loc(#loc232)
    } -> tensor<10xf32> loc(#loc232)
    %156 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%75, %42 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc140)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc140))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc233)
      linalg.yield %558 : f32 loc(#loc233)
    } -> tensor<10x3xf32> loc(#loc233)
    %157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38, %38 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("integer_pow"(#loc141))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc234)
      linalg.yield %558 : f32 loc(#loc234)
    } -> tensor<10x3xf32> loc(#loc234)
    %158 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_44 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc141))):
      linalg.yield %in : f32 loc(#loc235)
    } -> tensor<10x3xf32> loc(#loc235)
    %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%158, %38 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc141)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("mul"(#loc141))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc235)
      linalg.yield %558 : f32 loc(#loc235)
    } -> tensor<10x3xf32> loc(#loc235)
    %160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%156, %157 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc140)), %in_78: f32 loc("integer_pow"(#loc141)), %out: f32 loc("sub"(#loc140))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc236)
      linalg.yield %558 : f32 loc(#loc236)
    } -> tensor<10x3xf32> loc(#loc236)
    %161 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %out: f32 loc("exp"(#loc142))):
      %558 = math.exp %in : f32 loc(#loc237)
      linalg.yield %558 : f32 loc(#loc237)
    } -> tensor<10x3xf32> loc(#loc237)
    %162 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc140)), %in_78: f32 loc("exp"(#loc142)), %out: f32 loc("sub"(#loc140))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc236)
      linalg.yield %558 : f32 loc(#loc236)
    } -> tensor<10x3xf32> loc(#loc236)
    %163 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%162 : tensor<10x3xf32>) outs(%154 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %558 = arith.addf %out, %in : f32 loc(#loc238)
      linalg.yield %558 : f32 loc(#loc238)
    } -> tensor<10xf32> loc(#loc238)
    %164 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_43 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<10xf32> loc(#loc239)
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%164, %163 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_78: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc144))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc239)
      linalg.yield %558 : f32 loc(#loc239)
    } -> tensor<10xf32> loc(#loc239)
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%155, %165 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc139)), %in_78: f32 loc("mul"(#loc144)), %out: f32 loc("add"(#loc145))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc240)
      linalg.yield %558 : f32 loc(#loc240)
    } -> tensor<10xf32> loc(#loc240)
    %167 = tensor.empty() : tensor<f32> loc(#loc241)
    %168 = linalg.fill ins(%cst_35 : f32) outs(%167 : tensor<f32>) -> tensor<f32> loc(#loc241)
    %169 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%166 : tensor<10xf32>) outs(%168 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc146)), %out: f32 loc("reduce_sum"(#loc146))):
      %558 = arith.addf %out, %in : f32 loc(#loc241)
      linalg.yield %558 : f32 loc(#loc241)
    } -> tensor<f32> loc(#loc241)
    %170 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%169 : tensor<f32>) outs(%167 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc146)), %out: f32 loc("div"(#loc146))):
      %558 = arith.divf %in, %cst_34 : f32 loc(#loc242)
      linalg.yield %558 : f32 loc(#loc242)
    } -> tensor<f32> loc(#loc242)
    %171 = tensor.empty() : tensor<10x4xf32> loc(#loc209)
    %172 = linalg.fill ins(%cst_35 : f32) outs(%171 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc209)
    %173 = linalg.matmul ins(%126, %arg29 : tensor<10x3xf32>, tensor<3x4xf32>) outs(%172 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc209)
    %174 = tensor.empty() : tensor<1x4xf32> loc(#loc210)
    %175 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<4xf32>) outs(%174 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.pick.b"), %out: f32 loc("broadcast_in_dim"(#loc128))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<1x4xf32> loc(#loc210)
    %176 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<1x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc128)), %out: f32 loc("add"(#loc128))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x4xf32> loc(#loc211)
    %177 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %176 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc128)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc128))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc211)
      linalg.yield %558 : f32 loc(#loc211)
    } -> tensor<10x4xf32> loc(#loc211)
    %178 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%167 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc147))):
      linalg.yield %cst_30 : f32 loc(#loc243)
    } -> tensor<f32> loc(#loc243)
    %179 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%178 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc147)), %out: f32 loc("broadcast_in_dim"(#loc147))):
      linalg.yield %in : f32 loc(#loc244)
    } -> tensor<10xf32> loc(#loc244)
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%164, %179 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_78: f32 loc("broadcast_in_dim"(#loc147)), %out: f32 loc("mul"(#loc148))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc245)
      linalg.yield %558 : f32 loc(#loc245)
    } -> tensor<10xf32> loc(#loc245)
    %181 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<10xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc148)), %out: f32 loc("broadcast_in_dim"(#loc149))):
      linalg.yield %in : f32 loc(#loc246)
    } -> tensor<10x3xf32> loc(#loc246)
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc149)), %out: f32 loc("neg"(#loc150))):
      %558 = arith.negf %in : f32 loc(#loc247)
      linalg.yield %558 : f32 loc(#loc247)
    } -> tensor<10x3xf32> loc(#loc247)
    %183 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %161 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc150)), %in_78: f32 loc("exp"(#loc142)), %out: f32 loc("mul"(#loc151))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc248)
      linalg.yield %558 : f32 loc(#loc248)
    } -> tensor<10x3xf32> loc(#loc248)
    %184 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%183, %181 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc151)), %in_78: f32 loc("broadcast_in_dim"(#loc149)), %out: f32 loc("add_any"(#loc150))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc249)
      linalg.yield %558 : f32 loc(#loc249)
    } -> tensor<10x3xf32> loc(#loc249)
    %185 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %159 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc150)), %in_78: f32 loc("mul"(#loc141)), %out: f32 loc("mul"(#loc152))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc250)
      linalg.yield %558 : f32 loc(#loc250)
    } -> tensor<10x3xf32> loc(#loc250)
    %186 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<10xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc147)), %out: f32 loc("broadcast_in_dim"(#loc153))):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<10x8xf32> loc(#loc251)
    %187 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%186, %151 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc153)), %in_78: f32 loc("add"(#loc138)), %out: f32 loc("div"(#loc154))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc252)
      linalg.yield %558 : f32 loc(#loc252)
    } -> tensor<10x8xf32> loc(#loc252)
    %188 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%187, %149 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc154)), %in_78: f32 loc("exp"(#loc137)), %out: f32 loc("mul"(#loc155))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc253)
      linalg.yield %558 : f32 loc(#loc253)
    } -> tensor<10x8xf32> loc(#loc253)
    %189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %out: f32 loc("neg"(#loc156))):
      %558 = arith.negf %in : f32 loc(#loc254)
      linalg.yield %558 : f32 loc(#loc254)
    } -> tensor<10x8xf32> loc(#loc254)
    %190 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%147, %134, %189 : tensor<10x8xi1>, tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: i1 loc("ge"(#loc135)), %in_78: f32 loc("max"(#loc133)), %in_79: f32 loc("neg"(#loc156)), %out: f32 loc("select_n"(#loc157))):
      %558 = arith.select %in, %in_78, %in_79 : f32 loc(#loc255)
      linalg.yield %558 : f32 loc(#loc255)
    } -> tensor<10x8xf32> loc(#loc255)
    %191 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%147, %189, %134 : tensor<10x8xi1>, tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: i1 loc("ge"(#loc135)), %in_78: f32 loc("neg"(#loc156)), %in_79: f32 loc("max"(#loc133)), %out: f32 loc("select_n"(#loc157))):
      %558 = arith.select %in, %in_78, %in_79 : f32 loc(#loc255)
      linalg.yield %558 : f32 loc(#loc255)
    } -> tensor<10x8xf32> loc(#loc255)
    %192 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc157)), %out: f32 loc("neg"(#loc157))):
      %558 = arith.negf %in : f32 loc(#loc256)
      linalg.yield %558 : f32 loc(#loc256)
    } -> tensor<10x8xf32> loc(#loc256)
    %193 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %192 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc157)), %in_78: f32 loc("neg"(#loc157)), %out: f32 loc("add_any"(#loc157))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc257)
      linalg.yield %558 : f32 loc(#loc257)
    } -> tensor<10x8xf32> loc(#loc257)
    %194 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc153)), %out: f32 loc("neg"(#loc158))):
      %558 = arith.negf %in : f32 loc(#loc258)
      linalg.yield %558 : f32 loc(#loc258)
    } -> tensor<10x8xf32> loc(#loc258)
    %195 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%194, %arg32 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc158)), %in_78: f32 loc("x"), %out: f32 loc("mul"(#loc159))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc259)
      linalg.yield %558 : f32 loc(#loc259)
    } -> tensor<10x8xf32> loc(#loc259)
    %196 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%193, %195 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc157)), %in_78: f32 loc("mul"(#loc159)), %out: f32 loc("add_any"(#loc159))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc260)
      linalg.yield %558 : f32 loc(#loc260)
    } -> tensor<10x8xf32> loc(#loc260)
    %197 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%186, %143 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc153)), %in_78: f32 loc("div"(#loc133)), %out: f32 loc("mul"(#loc158))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc261)
      linalg.yield %558 : f32 loc(#loc261)
    } -> tensor<10x8xf32> loc(#loc261)
    %198 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%196, %197 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc159)), %in_78: f32 loc("mul"(#loc158)), %out: f32 loc("add_any"(#loc158))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc262)
      linalg.yield %558 : f32 loc(#loc262)
    } -> tensor<10x8xf32> loc(#loc262)
    %199 = tensor.empty() : tensor<8xf32> loc(#loc263)
    %200 = linalg.fill ins(%cst_35 : f32) outs(%199 : tensor<8xf32>) -> tensor<8xf32> loc(#loc263)
    %201 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%198 : tensor<10x8xf32>) outs(%200 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<8xf32> loc(#loc263)
    %expanded = tensor.expand_shape %201 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32> loc(#loc264)
    %202 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x8xf32>) outs(%200 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<8xf32> loc(#loc263)
    %203 = tensor.empty() : tensor<8x3xf32> loc(#loc265)
    %204 = linalg.fill ins(%cst_35 : f32) outs(%203 : tensor<8x3xf32>) -> tensor<8x3xf32> loc(#loc265)
    %205 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198, %126 : tensor<10x8xf32>, tensor<10x3xf32>) outs(%204 : tensor<8x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc158)), %in_78: f32 loc("add"(#loc132)), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc262)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<8x3xf32> loc(#loc265)
    %206 = tensor.empty() : tensor<3x8xf32> loc(#loc266)
    %207 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%205 : tensor<8x3xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc160)), %out: f32 loc("transpose"(#loc160))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<3x8xf32> loc(#loc266)
    %208 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%198, %arg23 : tensor<10x8xf32>, tensor<3x8xf32>) outs(%33 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc158)), %in_78: f32 loc("params.dec.w"), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc262)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<10x3xf32> loc(#loc265)
    %209 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %208 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc152)), %in_78: f32 loc("dot_general"(#loc160)), %out: f32 loc("add_any"(#loc161))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc267)
      linalg.yield %558 : f32 loc(#loc267)
    } -> tensor<10x3xf32> loc(#loc267)
    %210 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%208, %124 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc160)), %in_78: f32 loc("jit(train)/jvp(jit(_normal))"(#loc39)), %out: f32 loc("mul"(#loc162))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc268)
      linalg.yield %558 : f32 loc(#loc268)
    } -> tensor<10x3xf32> loc(#loc268)
    %211 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%210, %45 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc162)), %in_78: f32 loc("exp"(#loc131)), %out: f32 loc("mul"(#loc162))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc268)
      linalg.yield %558 : f32 loc(#loc268)
    } -> tensor<10x3xf32> loc(#loc268)
    %212 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%43, %211 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc130)), %in_78: f32 loc("mul"(#loc162)), %out: f32 loc("mul"(#loc163))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc269)
      linalg.yield %558 : f32 loc(#loc269)
    } -> tensor<10x3xf32> loc(#loc269)
    %213 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%184, %212 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc150)), %in_78: f32 loc("mul"(#loc163)), %out: f32 loc("add_any"(#loc163))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc270)
      linalg.yield %558 : f32 loc(#loc270)
    } -> tensor<10x3xf32> loc(#loc270)
    %214 = tensor.empty() : tensor<3xf32> loc(#loc263)
    %215 = linalg.fill ins(%cst_35 : f32) outs(%214 : tensor<3xf32>) -> tensor<3xf32> loc(#loc263)
    %216 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%213 : tensor<10x3xf32>) outs(%215 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<3xf32> loc(#loc263)
    %expanded_67 = tensor.expand_shape %216 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32> loc(#loc264)
    %217 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_67 : tensor<1x3xf32>) outs(%215 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<3xf32> loc(#loc263)
    %218 = tensor.empty() : tensor<3x10xf32> loc(#loc265)
    %219 = linalg.fill ins(%cst_35 : f32) outs(%218 : tensor<3x10xf32>) -> tensor<3x10xf32> loc(#loc265)
    %220 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%213, %29 : tensor<10x3xf32>, tensor<10x10xf32>) outs(%219 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc163)), %in_78: f32 loc("tanh"(#loc129)), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc270)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<3x10xf32> loc(#loc265)
    %221 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<3x10xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc160)), %out: f32 loc("transpose"(#loc160))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<10x3xf32> loc(#loc266)
    %222 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%213, %arg31 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%23 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc163)), %in_78: f32 loc("params.var.w"), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc270)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<10x10xf32> loc(#loc265)
    %223 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%209 : tensor<10x3xf32>) outs(%215 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<3xf32> loc(#loc263)
    %expanded_68 = tensor.expand_shape %223 [[0, 1]] output_shape [1, 3] : tensor<3xf32> into tensor<1x3xf32> loc(#loc264)
    %224 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_68 : tensor<1x3xf32>) outs(%215 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<3xf32> loc(#loc263)
    %225 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%209, %29 : tensor<10x3xf32>, tensor<10x10xf32>) outs(%219 : tensor<3x10xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc161)), %in_78: f32 loc("tanh"(#loc129)), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc267)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<3x10xf32> loc(#loc265)
    %226 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<3x10xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc160)), %out: f32 loc("transpose"(#loc160))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<10x3xf32> loc(#loc266)
    %227 = linalg.generic {indexing_maps = [#map13, #map14, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%209, %arg27 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%23 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc161)), %in_78: f32 loc("params.mu.w"), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc267)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<10x10xf32> loc(#loc265)
    %228 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%222, %227 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc160)), %in_78: f32 loc("dot_general"(#loc160)), %out: f32 loc("add_any"(#loc160))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc271)
      linalg.yield %558 : f32 loc(#loc271)
    } -> tensor<10x10xf32> loc(#loc271)
    %229 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%228, %31 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc160)), %in_78: f32 loc("sub"(#loc129)), %out: f32 loc("mul"(#loc164))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc272)
      linalg.yield %558 : f32 loc(#loc272)
    } -> tensor<10x10xf32> loc(#loc272)
    %230 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%229, %29 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc164)), %in_78: f32 loc("tanh"(#loc129)), %out: f32 loc("mul"(#loc164))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc272)
      linalg.yield %558 : f32 loc(#loc272)
    } -> tensor<10x10xf32> loc(#loc272)
    %231 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%229, %230 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%22 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc164)), %in_78: f32 loc("mul"(#loc164)), %out: f32 loc("add_any"(#loc164))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc273)
      linalg.yield %558 : f32 loc(#loc273)
    } -> tensor<10x10xf32> loc(#loc273)
    %232 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%231 : tensor<10x10xf32>) outs(%154 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<10xf32> loc(#loc263)
    %expanded_69 = tensor.expand_shape %232 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32> loc(#loc264)
    %233 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_69 : tensor<1x10xf32>) outs(%154 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("reduce_sum"(#loc160))):
      %558 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %558 : f32 loc(#loc263)
    } -> tensor<10xf32> loc(#loc263)
    %234 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%231, %arg32 : tensor<10x10xf32>, tensor<10x8xf32>) outs(%128 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc164)), %in_78: f32 loc("x"), %out: f32 loc("dot_general"(#loc160))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc273)
      %559 = arith.addf %out, %558 : f32 loc(#loc265)
      linalg.yield %559 : f32 loc(#loc)
    } -> tensor<10x8xf32> loc(#loc265)
    %235 = tensor.empty() : tensor<8x10xf32> loc(#loc266)
    %236 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%234 : tensor<10x8xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc160)), %out: f32 loc("transpose"(#loc160))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<8x10xf32> loc(#loc266)
    %237 = tensor.empty() : tensor<4xf32> loc(#loc274)
    %238 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_45 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<4xf32> loc(#loc274)
    %239 = tensor.empty() : tensor<3x4xf32> loc(#loc274)
    %240 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<3x4xf32> loc(#loc274)
    %241 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_42 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<8xf32> loc(#loc275)
    %242 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%241, %202 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<8xf32> loc(#loc275)
    %243 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_41 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<8xf32> loc(#loc276)
    %244 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%243, %arg2 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['dec']['b']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<8xf32> loc(#loc276)
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%242, %244 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<8xf32> loc(#loc277)
    %246 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_42 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<3x8xf32> loc(#loc275)
    %247 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%246, %207 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<3x8xf32> loc(#loc275)
    %248 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<3x8xf32> loc(#loc276)
    %249 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%248, %arg3 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['dec']['w']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<3x8xf32> loc(#loc276)
    %250 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%247, %249 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<3x8xf32> loc(#loc277)
    %251 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_42 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<10xf32> loc(#loc275)
    %252 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%251, %233 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<10xf32> loc(#loc275)
    %253 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_41 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<10xf32> loc(#loc276)
    %254 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%253, %arg4 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['enc']['b']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<10xf32> loc(#loc276)
    %255 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%252, %254 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<10xf32> loc(#loc277)
    %256 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_42 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<8x10xf32> loc(#loc275)
    %257 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%256, %236 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<8x10xf32> loc(#loc275)
    %258 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<8x10xf32> loc(#loc276)
    %259 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%258, %arg5 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['enc']['w']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<8x10xf32> loc(#loc276)
    %260 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%257, %259 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<8x10xf32> loc(#loc277)
    %261 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_42 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<3xf32> loc(#loc275)
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%261, %224 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<3xf32> loc(#loc275)
    %263 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_41 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<3xf32> loc(#loc276)
    %264 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%263, %arg6 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['mu']['b']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<3xf32> loc(#loc276)
    %265 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%262, %264 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<3xf32> loc(#loc277)
    %266 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_42 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<10x3xf32> loc(#loc275)
    %267 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%266, %226 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<10x3xf32> loc(#loc275)
    %268 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<10x3xf32> loc(#loc276)
    %269 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%268, %arg7 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['mu']['w']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<10x3xf32> loc(#loc276)
    %270 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%267, %269 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<10x3xf32> loc(#loc277)
    %271 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_42 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<4xf32> loc(#loc275)
    %272 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%271, %238 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<4xf32> loc(#loc275)
    %273 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_41 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<4xf32> loc(#loc276)
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%273, %arg8 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['pick']['b']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<4xf32> loc(#loc276)
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%272, %274 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<4xf32> loc(#loc277)
    %276 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_42 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc275)
    } -> tensor<3x4xf32> loc(#loc275)
    %277 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%276, %240 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<3x4xf32> loc(#loc275)
    %278 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc167))):
      linalg.yield %in : f32 loc(#loc276)
    } -> tensor<3x4xf32> loc(#loc276)
    %279 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%278, %arg9 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['pick']['w']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<3x4xf32> loc(#loc276)
    %280 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%277, %279 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<3x4xf32> loc(#loc277)
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%261, %217 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<3xf32> loc(#loc275)
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%263, %arg10 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['var']['b']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<3xf32> loc(#loc276)
    %283 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%281, %282 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<3xf32> loc(#loc277)
    %284 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%266, %221 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("mul"(#loc166))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc275)
      linalg.yield %558 : f32 loc(#loc275)
    } -> tensor<10x3xf32> loc(#loc275)
    %285 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%268, %arg11 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc167)), %in_78: f32 loc("s['opt'][0].mu['var']['w']"), %out: f32 loc("mul"(#loc167))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc276)
      linalg.yield %558 : f32 loc(#loc276)
    } -> tensor<10x3xf32> loc(#loc276)
    %286 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%284, %285 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_78: f32 loc("mul"(#loc167)), %out: f32 loc("add"(#loc166))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc277)
      linalg.yield %558 : f32 loc(#loc277)
    } -> tensor<10x3xf32> loc(#loc277)
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%202, %202 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<8xf32> loc(#loc278)
    %288 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_40 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<8xf32> loc(#loc279)
    %289 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%288, %287 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<8xf32> loc(#loc279)
    %290 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_39 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<8xf32> loc(#loc280)
    %291 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%290, %arg12 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['dec']['b']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<8xf32> loc(#loc280)
    %292 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%289, %291 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<8xf32> loc(#loc281)
    %293 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %207 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc160)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<3x8xf32> loc(#loc278)
    %294 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<3x8xf32> loc(#loc279)
    %295 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %293 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<3x8xf32> loc(#loc279)
    %296 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<3x8xf32> loc(#loc280)
    %297 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%296, %arg13 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['dec']['w']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<3x8xf32> loc(#loc280)
    %298 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%295, %297 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<3x8xf32> loc(#loc281)
    %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%233, %233 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<10xf32> loc(#loc278)
    %300 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_40 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<10xf32> loc(#loc279)
    %301 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%300, %299 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<10xf32> loc(#loc279)
    %302 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_39 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<10xf32> loc(#loc280)
    %303 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%302, %arg14 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['enc']['b']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<10xf32> loc(#loc280)
    %304 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%301, %303 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<10xf32> loc(#loc281)
    %305 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%236, %236 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc160)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<8x10xf32> loc(#loc278)
    %306 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<8x10xf32> loc(#loc279)
    %307 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%306, %305 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<8x10xf32> loc(#loc279)
    %308 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<8x10xf32> loc(#loc280)
    %309 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %arg15 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['enc']['w']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<8x10xf32> loc(#loc280)
    %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %309 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<8x10xf32> loc(#loc281)
    %311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%224, %224 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<3xf32> loc(#loc278)
    %312 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_40 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<3xf32> loc(#loc279)
    %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%312, %311 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<3xf32> loc(#loc279)
    %314 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_39 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<3xf32> loc(#loc280)
    %315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%314, %arg16 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['mu']['b']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<3xf32> loc(#loc280)
    %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%313, %315 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<3xf32> loc(#loc281)
    %317 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%226, %226 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc160)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<10x3xf32> loc(#loc278)
    %318 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<10x3xf32> loc(#loc279)
    %319 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %317 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<10x3xf32> loc(#loc279)
    %320 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<10x3xf32> loc(#loc280)
    %321 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%320, %arg17 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['mu']['w']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<10x3xf32> loc(#loc280)
    %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%319, %321 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<10x3xf32> loc(#loc281)
    %323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%238, %238 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %in_78: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<4xf32> loc(#loc278)
    %324 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_40 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<4xf32> loc(#loc279)
    %325 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%324, %323 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<4xf32> loc(#loc279)
    %326 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_39 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<4xf32> loc(#loc280)
    %327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%326, %arg18 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['pick']['b']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<4xf32> loc(#loc280)
    %328 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%325, %327 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<4xf32> loc(#loc281)
    %329 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%240, %240 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %in_78: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<3x4xf32> loc(#loc278)
    %330 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc169))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<3x4xf32> loc(#loc279)
    %331 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%330, %329 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<3x4xf32> loc(#loc279)
    %332 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc170))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<3x4xf32> loc(#loc280)
    %333 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%332, %arg19 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['pick']['w']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<3x4xf32> loc(#loc280)
    %334 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%331, %333 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<3x4xf32> loc(#loc281)
    %335 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%217, %217 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc160)), %in_78: f32 loc("reduce_sum"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<3xf32> loc(#loc278)
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%312, %335 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<3xf32> loc(#loc279)
    %337 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%314, %arg20 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['var']['b']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<3xf32> loc(#loc280)
    %338 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%336, %337 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<3xf32> loc(#loc281)
    %339 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%221, %221 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc160)), %in_78: f32 loc("transpose"(#loc160)), %out: f32 loc("integer_pow"(#loc168))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc278)
      linalg.yield %558 : f32 loc(#loc278)
    } -> tensor<10x3xf32> loc(#loc278)
    %340 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %339 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("integer_pow"(#loc168)), %out: f32 loc("mul"(#loc169))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc279)
      linalg.yield %558 : f32 loc(#loc279)
    } -> tensor<10x3xf32> loc(#loc279)
    %341 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%320, %arg21 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc170)), %in_78: f32 loc("s['opt'][0].nu['var']['w']"), %out: f32 loc("mul"(#loc170))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc280)
      linalg.yield %558 : f32 loc(#loc280)
    } -> tensor<10x3xf32> loc(#loc280)
    %342 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%340, %341 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc169)), %in_78: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc169))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc281)
      linalg.yield %558 : f32 loc(#loc281)
    } -> tensor<10x3xf32> loc(#loc281)
    %343 = tensor.empty() : tensor<i1> loc(#loc203)
    %344 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%343 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt'][0].count"), %out: i1 loc("lt"(#loc111))):
      %558 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc203)
      linalg.yield %558 : i1 loc(#loc203)
    } -> tensor<i1> loc(#loc203)
    %345 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt'][0].count"), %out: i32 loc("add"(#loc171))):
      %558 = arith.addi %in, %c1_i32 : i32 loc(#loc282)
      linalg.yield %558 : i32 loc(#loc282)
    } -> tensor<i32> loc(#loc282)
    %346 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%344, %345, %cst_38 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc172)), %in_78: i32 loc(callsite(#loc at #loc172)), %in_79: i32 loc(callsite(#loc at #loc172)), %out: i32 loc(callsite(#loc88 at #loc172))):
      %558 = arith.select %in, %in_78, %in_79 : i32 loc(#loc283)
      linalg.yield %558 : i32 loc(#loc283)
    } -> tensor<i32> loc(#loc283)
    %347 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%346 : tensor<i32>) outs(%167 : tensor<f32>) {
    ^bb0(%in: i32 loc("jit(train)/jit(_where)"(#loc89)), %out: f32 loc("pow"(#loc110))):
      %558 = arith.sitofp %in : i32 to f32 loc(#loc202)
      linalg.yield %558 : f32 loc(#loc202)
    } -> tensor<f32> loc(#loc202)
    %348 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%347 : tensor<f32>) outs(%167 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc110)), %out: f32 loc("pow"(#loc110))):
      %558 = math.powf %cst_32, %in : f32 loc(#loc202)
      linalg.yield %558 : f32 loc(#loc202)
    } -> tensor<f32> loc(#loc202)
    %349 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%348 : tensor<f32>) outs(%167 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc110)), %out: f32 loc("sub"(#loc110))):
      %558 = arith.subf %cst_33, %in : f32 loc(#loc285)
      linalg.yield %558 : f32 loc(#loc285)
    } -> tensor<f32> loc(#loc285)
    %350 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%349 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<8xf32> loc(#loc286)
    %351 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%245, %350 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<8xf32> loc(#loc286)
    %352 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%349 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<3x8xf32> loc(#loc286)
    %353 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%250, %352 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<3x8xf32> loc(#loc286)
    %354 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%349 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<10xf32> loc(#loc286)
    %355 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%255, %354 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<10xf32> loc(#loc286)
    %356 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%349 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<8x10xf32> loc(#loc286)
    %357 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%260, %356 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<8x10xf32> loc(#loc286)
    %358 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%349 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<3xf32> loc(#loc286)
    %359 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%265, %358 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<3xf32> loc(#loc286)
    %360 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%349 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<10x3xf32> loc(#loc286)
    %361 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%270, %360 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<10x3xf32> loc(#loc286)
    %362 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%349 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<4xf32> loc(#loc286)
    %363 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%275, %362 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<4xf32> loc(#loc286)
    %364 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%349 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %out: f32 loc("div"(#loc110))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<3x4xf32> loc(#loc286)
    %365 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%280, %364 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<3x4xf32> loc(#loc286)
    %366 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%283, %358 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<3xf32> loc(#loc286)
    %367 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%286, %360 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc166)), %in_78: f32 loc("div"(#loc110)), %out: f32 loc("div"(#loc110))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc286)
      linalg.yield %558 : f32 loc(#loc286)
    } -> tensor<10x3xf32> loc(#loc286)
    %368 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%347 : tensor<f32>) outs(%167 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc110)), %out: f32 loc("pow"(#loc109))):
      %558 = math.powf %cst_31, %in : f32 loc(#loc201)
      linalg.yield %558 : f32 loc(#loc201)
    } -> tensor<f32> loc(#loc201)
    %369 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%368 : tensor<f32>) outs(%167 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc109)), %out: f32 loc("sub"(#loc109))):
      %558 = arith.subf %cst_33, %in : f32 loc(#loc287)
      linalg.yield %558 : f32 loc(#loc287)
    } -> tensor<f32> loc(#loc287)
    %370 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%369 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<8xf32> loc(#loc288)
    %371 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%292, %370 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<8xf32> loc(#loc288)
    %372 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<3x8xf32> loc(#loc288)
    %373 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%298, %372 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<3x8xf32> loc(#loc288)
    %374 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%369 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<10xf32> loc(#loc288)
    %375 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%304, %374 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<10xf32> loc(#loc288)
    %376 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<8x10xf32> loc(#loc288)
    %377 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %376 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<8x10xf32> loc(#loc288)
    %378 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%369 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<3xf32> loc(#loc288)
    %379 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%316, %378 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<3xf32> loc(#loc288)
    %380 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<10x3xf32> loc(#loc288)
    %381 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%322, %380 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<10x3xf32> loc(#loc288)
    %382 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%369 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<4xf32> loc(#loc288)
    %383 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%328, %382 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<4xf32> loc(#loc288)
    %384 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc109)), %out: f32 loc("div"(#loc109))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<3x4xf32> loc(#loc288)
    %385 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%334, %384 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<3x4xf32> loc(#loc288)
    %386 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%338, %378 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<3xf32> loc(#loc288)
    %387 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%342, %380 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc169)), %in_78: f32 loc("div"(#loc109)), %out: f32 loc("div"(#loc109))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc288)
      linalg.yield %558 : f32 loc(#loc288)
    } -> tensor<10x3xf32> loc(#loc288)
    %388 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_45 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc173))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8xf32> loc(#loc289)
    %389 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%371, %388 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<8xf32> loc(#loc289)
    %390 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%389 : tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<8xf32> loc(#loc290)
    %391 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_37 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<8xf32> loc(#loc291)
    %392 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%390, %391 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<8xf32> loc(#loc291)
    %393 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%351, %392 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<8xf32> loc(#loc292)
    %394 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc173))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<3x8xf32> loc(#loc289)
    %395 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%373, %394 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<3x8xf32> loc(#loc289)
    %396 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%395 : tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<3x8xf32> loc(#loc290)
    %397 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<3x8xf32> loc(#loc291)
    %398 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%396, %397 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<3x8xf32> loc(#loc291)
    %399 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%353, %398 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<3x8xf32> loc(#loc292)
    %400 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_45 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc173))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<10xf32> loc(#loc289)
    %401 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%375, %400 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<10xf32> loc(#loc289)
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%401 : tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<10xf32> loc(#loc290)
    %403 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_37 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<10xf32> loc(#loc291)
    %404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%402, %403 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<10xf32> loc(#loc291)
    %405 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%355, %404 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<10xf32> loc(#loc292)
    %406 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc173))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<8x10xf32> loc(#loc289)
    %407 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%377, %406 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<8x10xf32> loc(#loc289)
    %408 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%407 : tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<8x10xf32> loc(#loc290)
    %409 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<8x10xf32> loc(#loc291)
    %410 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%408, %409 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<8x10xf32> loc(#loc291)
    %411 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%357, %410 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<8x10xf32> loc(#loc292)
    %412 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_45 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc173))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<3xf32> loc(#loc289)
    %413 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%379, %412 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<3xf32> loc(#loc289)
    %414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%413 : tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<3xf32> loc(#loc290)
    %415 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_37 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<3xf32> loc(#loc291)
    %416 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%414, %415 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<3xf32> loc(#loc291)
    %417 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%359, %416 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<3xf32> loc(#loc292)
    %418 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc173))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<10x3xf32> loc(#loc289)
    %419 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%381, %418 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<10x3xf32> loc(#loc289)
    %420 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%419 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<10x3xf32> loc(#loc290)
    %421 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<10x3xf32> loc(#loc291)
    %422 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%420, %421 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<10x3xf32> loc(#loc291)
    %423 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%361, %422 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<10x3xf32> loc(#loc292)
    %424 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%383, %238 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<4xf32> loc(#loc289)
    %425 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%424 : tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<4xf32> loc(#loc290)
    %426 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_37 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<4xf32> loc(#loc291)
    %427 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%425, %426 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<4xf32> loc(#loc291)
    %428 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%363, %427 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<4xf32> loc(#loc292)
    %429 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%385, %240 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<3x4xf32> loc(#loc289)
    %430 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%429 : tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<3x4xf32> loc(#loc290)
    %431 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc174))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<3x4xf32> loc(#loc291)
    %432 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%430, %431 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<3x4xf32> loc(#loc291)
    %433 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%365, %432 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<3x4xf32> loc(#loc292)
    %434 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%386, %412 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<3xf32> loc(#loc289)
    %435 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%434 : tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<3xf32> loc(#loc290)
    %436 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%435, %415 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<3xf32> loc(#loc291)
    %437 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%366, %436 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<3xf32> loc(#loc292)
    %438 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%387, %418 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc109)), %in_78: f32 loc("add"(#loc173)), %out: f32 loc("add"(#loc173))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc289)
      linalg.yield %558 : f32 loc(#loc289)
    } -> tensor<10x3xf32> loc(#loc289)
    %439 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%438 : tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc173)), %out: f32 loc("sqrt"(#loc174))):
      %558 = math.sqrt %in : f32 loc(#loc290)
      linalg.yield %558 : f32 loc(#loc290)
    } -> tensor<10x3xf32> loc(#loc290)
    %440 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%439, %421 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc174)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("add"(#loc174))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc291)
      linalg.yield %558 : f32 loc(#loc291)
    } -> tensor<10x3xf32> loc(#loc291)
    %441 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%367, %440 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc110)), %in_78: f32 loc("add"(#loc174)), %out: f32 loc("div"(#loc175))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc292)
      linalg.yield %558 : f32 loc(#loc292)
    } -> tensor<10x3xf32> loc(#loc292)
    %442 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_36 : tensor<f32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8xf32> loc(#loc293)
    %443 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%442, %393 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<8xf32> loc(#loc293)
    %444 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<3x8xf32> loc(#loc293)
    %445 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%444, %399 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<3x8xf32> loc(#loc293)
    %446 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_36 : tensor<f32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<10xf32> loc(#loc293)
    %447 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%446, %405 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<10xf32> loc(#loc293)
    %448 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<8x10xf32> loc(#loc293)
    %449 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%448, %411 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<8x10xf32> loc(#loc293)
    %450 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_36 : tensor<f32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<3xf32> loc(#loc293)
    %451 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%450, %417 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<3xf32> loc(#loc293)
    %452 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<10x3xf32> loc(#loc293)
    %453 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%452, %423 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<10x3xf32> loc(#loc293)
    %454 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_36 : tensor<f32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<4xf32> loc(#loc293)
    %455 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%454, %428 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<4xf32> loc(#loc293)
    %456 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc176))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<3x4xf32> loc(#loc293)
    %457 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%456, %433 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<3x4xf32> loc(#loc293)
    %458 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%450, %437 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<3xf32> loc(#loc293)
    %459 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%452, %441 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc176)), %in_78: f32 loc("div"(#loc175)), %out: f32 loc("mul"(#loc176))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc293)
      linalg.yield %558 : f32 loc(#loc293)
    } -> tensor<10x3xf32> loc(#loc293)
    %460 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("add"(#loc128)), %out: f32 loc(""(#loc294))):
      %558 = arith.negf %in : f32 loc(#loc325)
      linalg.yield %558 : f32 loc(#loc325)
    } -> tensor<10x8xf32> loc(#loc325)
    %461 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%460 : tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(""(#loc294)), %out: f32 loc(""(#loc295))):
      %558 = math.exp %in : f32 loc(#loc326)
      linalg.yield %558 : f32 loc(#loc326)
    } -> tensor<10x8xf32> loc(#loc326)
    %462 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138, %461 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc133)), %in_78: f32 loc(""(#loc295)), %out: f32 loc(""(#loc296))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc327)
      linalg.yield %558 : f32 loc(#loc327)
    } -> tensor<10x8xf32> loc(#loc327)
    %463 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138, %462 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc133)), %in_78: f32 loc(""(#loc296)), %out: f32 loc(""(#loc297))):
      %558 = arith.divf %in, %in_78 : f32 loc(#loc328)
      linalg.yield %558 : f32 loc(#loc328)
    } -> tensor<10x8xf32> loc(#loc328)
    %464 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<f32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc62 at #loc199)), %out: f32 loc(callsite(#loc50 at #loc199))):
      linalg.yield %in : f32 loc(#loc329)
    } -> tensor<1x1xf32> loc(#loc329)
    %extracted_slice_70 = tensor.extract_slice %collapsed_60[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc331)
    %collapsed_71 = tensor.collapse_shape %extracted_slice_70 [] : tensor<1xi32> into tensor<i32> loc(#loc332)
    %extracted_slice_72 = tensor.extract_slice %collapsed_60[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc331)
    %collapsed_73 = tensor.collapse_shape %extracted_slice_72 [] : tensor<1xi32> into tensor<i32> loc(#loc332)
    %465 = tensor.empty() : tensor<10x8xi64> loc(#loc317)
    %466 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%465 : tensor<10x8xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc35 at #loc199))):
      %558 = linalg.index 0 : index loc(#loc317)
      %559 = arith.index_cast %558 : index to i64 loc(#loc317)
      linalg.yield %559 : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %467 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%465 : tensor<10x8xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc35 at #loc199))):
      %558 = linalg.index 1 : index loc(#loc317)
      %559 = arith.index_cast %558 : index to i64 loc(#loc317)
      linalg.yield %559 : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %468 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      linalg.yield %in : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %469 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%468, %466 : tensor<10x8xi64>, tensor<10x8xi64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %in_78: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc317)
      linalg.yield %558 : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %470 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_52 : tensor<i64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      linalg.yield %in : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %471 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%470, %467 : tensor<10x8xi64>, tensor<10x8xi64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %in_78: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc317)
      linalg.yield %558 : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %472 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%469, %471 : tensor<10x8xi64>, tensor<10x8xi64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %in_78: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      %558 = arith.addi %in, %in_78 : i64 loc(#loc317)
      linalg.yield %558 : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %473 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_51 : tensor<i64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      linalg.yield %in : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %474 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%472, %473 : tensor<10x8xi64>, tensor<10x8xi64>) outs(%465 : tensor<10x8xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %in_78: i64 loc(callsite(#loc35 at #loc199)), %out: i64 loc(callsite(#loc35 at #loc199))):
      %558 = arith.shrui %in, %in_78 : i64 loc(#loc317)
      %559 = arith.cmpi ult, %in_78, %c64_i64 : i64 loc(#loc317)
      %560 = arith.select %559, %558, %c0_i64 : i64 loc(#loc317)
      linalg.yield %560 : i64 loc(#loc317)
    } -> tensor<10x8xi64> loc(#loc317)
    %475 = tensor.empty() : tensor<10x8xi32> loc(#loc317)
    %476 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%472 : tensor<10x8xi64>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %out: i32 loc(callsite(#loc35 at #loc199))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc317)
      linalg.yield %558 : i32 loc(#loc317)
    } -> tensor<10x8xi32> loc(#loc317)
    %477 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%474 : tensor<10x8xi64>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc199)), %out: i32 loc(callsite(#loc35 at #loc199))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc317)
      linalg.yield %558 : i32 loc(#loc317)
    } -> tensor<10x8xi32> loc(#loc317)
    %478 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_71, %collapsed_73 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc333)), %in_78: i32 loc(callsite(#loc53 at #loc333)), %out: i32 loc(callsite(#loc53 at #loc333))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc384)
      linalg.yield %558 : i32 loc(#loc384)
    } -> tensor<i32> loc(#loc384)
    %479 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%478 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc333)), %out: i32 loc(callsite(#loc53 at #loc333))):
      %558 = arith.xori %in, %c466688986_i32 : i32 loc(#loc384)
      linalg.yield %558 : i32 loc(#loc384)
    } -> tensor<i32> loc(#loc384)
    %480 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_71 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc333)), %out: i32 loc(callsite(#loc55 at #loc333))):
      linalg.yield %in : i32 loc(#loc385)
    } -> tensor<10x8xi32> loc(#loc385)
    %481 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%477, %480 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc333)), %in_78: i32 loc(callsite(#loc55 at #loc333)), %out: i32 loc(callsite(#loc55 at #loc333))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc385)
      linalg.yield %558 : i32 loc(#loc385)
    } -> tensor<10x8xi32> loc(#loc385)
    %482 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_73 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc333)), %out: i32 loc(callsite(#loc55 at #loc333))):
      linalg.yield %in : i32 loc(#loc385)
    } -> tensor<10x8xi32> loc(#loc385)
    %483 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%476, %482 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc333)), %in_78: i32 loc(callsite(#loc55 at #loc333)), %out: i32 loc(callsite(#loc55 at #loc333))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc385)
      linalg.yield %558 : i32 loc(#loc385)
    } -> tensor<10x8xi32> loc(#loc385)
    %484:8 = scf.for %arg33 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg34 = %cst_50, %arg35 = %481, %arg36 = %483, %arg37 = %collapsed_73, %arg38 = %479, %arg39 = %collapsed_71, %arg40 = %cst_49, %arg41 = %cst_48) -> (tensor<i32>, tensor<10x8xi32>, tensor<10x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %558 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %c1_i32 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<i32> loc(#loc407)
      %extracted_slice_78 = tensor.extract_slice %arg40[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc409)
      %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [] : tensor<1xi32> into tensor<i32> loc(#loc410)
      %559 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35, %arg36 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc55 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %560 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_79 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        linalg.yield %in : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %561 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg36, %560 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc58 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc411)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc411)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc411)
        linalg.yield %599 : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %562 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_79 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc59 at #loc387))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc412)
        linalg.yield %597 : i32 loc(#loc412)
      } -> tensor<i32> loc(#loc412)
      %563 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%562 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        linalg.yield %in : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %564 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg36, %563 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc413)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc413)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc413)
        linalg.yield %599 : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %565 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%561, %564 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc61 at #loc387))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc414)
        linalg.yield %597 : i32 loc(#loc414)
      } -> tensor<10x8xi32> loc(#loc414)
      %566 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%559, %565 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc61 at #loc387)), %out: i32 loc(callsite(#loc53 at #loc387))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc415)
        linalg.yield %597 : i32 loc(#loc415)
      } -> tensor<10x8xi32> loc(#loc415)
      %extracted_slice_80 = tensor.extract_slice %arg40[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc409)
      %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [] : tensor<1xi32> into tensor<i32> loc(#loc410)
      %567 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%559, %566 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc53 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %568 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_81 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        linalg.yield %in : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %569 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %568 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc58 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc411)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc411)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc411)
        linalg.yield %599 : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %570 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc59 at #loc387))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc412)
        linalg.yield %597 : i32 loc(#loc412)
      } -> tensor<i32> loc(#loc412)
      %571 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%570 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        linalg.yield %in : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %572 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %571 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc413)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc413)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc413)
        linalg.yield %599 : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %573 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%569, %572 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc61 at #loc387))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc414)
        linalg.yield %597 : i32 loc(#loc414)
      } -> tensor<10x8xi32> loc(#loc414)
      %574 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%567, %573 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc61 at #loc387)), %out: i32 loc(callsite(#loc53 at #loc387))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc415)
        linalg.yield %597 : i32 loc(#loc415)
      } -> tensor<10x8xi32> loc(#loc415)
      %extracted_slice_82 = tensor.extract_slice %arg40[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc409)
      %collapsed_83 = tensor.collapse_shape %extracted_slice_82 [] : tensor<1xi32> into tensor<i32> loc(#loc410)
      %575 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%567, %574 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc53 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %576 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_83 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        linalg.yield %in : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %577 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%574, %576 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc58 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc411)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc411)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc411)
        linalg.yield %599 : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %578 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_83 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc59 at #loc387))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc412)
        linalg.yield %597 : i32 loc(#loc412)
      } -> tensor<i32> loc(#loc412)
      %579 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%578 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        linalg.yield %in : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %580 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%574, %579 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc413)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc413)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc413)
        linalg.yield %599 : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %581 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%577, %580 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc61 at #loc387))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc414)
        linalg.yield %597 : i32 loc(#loc414)
      } -> tensor<10x8xi32> loc(#loc414)
      %582 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%575, %581 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc61 at #loc387)), %out: i32 loc(callsite(#loc53 at #loc387))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc415)
        linalg.yield %597 : i32 loc(#loc415)
      } -> tensor<10x8xi32> loc(#loc415)
      %extracted_slice_84 = tensor.extract_slice %arg40[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc409)
      %collapsed_85 = tensor.collapse_shape %extracted_slice_84 [] : tensor<1xi32> into tensor<i32> loc(#loc410)
      %583 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%575, %582 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc53 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %584 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_85 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        linalg.yield %in : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %585 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%582, %584 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc58 at #loc387)), %out: i32 loc(callsite(#loc58 at #loc387))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc411)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc411)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc411)
        linalg.yield %599 : i32 loc(#loc411)
      } -> tensor<10x8xi32> loc(#loc411)
      %586 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_85 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc387)), %out: i32 loc(callsite(#loc59 at #loc387))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc412)
        linalg.yield %597 : i32 loc(#loc412)
      } -> tensor<i32> loc(#loc412)
      %587 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%586 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        linalg.yield %in : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %588 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%582, %587 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc60 at #loc387))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc413)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc413)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc413)
        linalg.yield %599 : i32 loc(#loc413)
      } -> tensor<10x8xi32> loc(#loc413)
      %589 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%585, %588 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc387)), %in_86: i32 loc(callsite(#loc60 at #loc387)), %out: i32 loc(callsite(#loc61 at #loc387))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc414)
        linalg.yield %597 : i32 loc(#loc414)
      } -> tensor<10x8xi32> loc(#loc414)
      %590 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%583, %589 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc61 at #loc387)), %out: i32 loc(callsite(#loc53 at #loc387))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc415)
        linalg.yield %597 : i32 loc(#loc415)
      } -> tensor<10x8xi32> loc(#loc415)
      %591 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        linalg.yield %in : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %592 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%583, %591 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc55 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %593 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        linalg.yield %in : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %594 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%590, %593 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc387)), %in_86: i32 loc(callsite(#loc55 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %595 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc62 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        linalg.yield %in : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      %596 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%594, %595 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc387)), %in_86: i32 loc(callsite(#loc55 at #loc387)), %out: i32 loc(callsite(#loc55 at #loc387))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc407)
        linalg.yield %597 : i32 loc(#loc407)
      } -> tensor<10x8xi32> loc(#loc407)
      scf.yield %558, %592, %596, %arg38, %arg39, %arg37, %arg41, %arg40 : tensor<i32>, tensor<10x8xi32>, tensor<10x8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc386)
    } loc(#loc386)
    %485 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%484#1, %484#2 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc199)), %in_78: i32 loc(callsite(#loc53 at #loc199)), %out: i32 loc(callsite(#loc53 at #loc199))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc334)
      linalg.yield %558 : i32 loc(#loc334)
    } -> tensor<10x8xi32> loc(#loc334)
    %486 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc199)), %out: i32 loc(callsite(#loc60 at #loc199))):
      linalg.yield %in : i32 loc(#loc335)
    } -> tensor<10x8xi32> loc(#loc335)
    %487 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%485, %486 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc199)), %in_78: i32 loc(callsite(#loc60 at #loc199)), %out: i32 loc(callsite(#loc60 at #loc199))):
      %558 = arith.shrui %in, %in_78 : i32 loc(#loc335)
      %559 = arith.cmpi ult, %in_78, %c32_i32 : i32 loc(#loc335)
      %560 = arith.select %559, %558, %c0_i32 : i32 loc(#loc335)
      linalg.yield %560 : i32 loc(#loc335)
    } -> tensor<10x8xi32> loc(#loc335)
    %488 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc199)), %out: i32 loc(callsite(#loc61 at #loc199))):
      linalg.yield %in : i32 loc(#loc337)
    } -> tensor<10x8xi32> loc(#loc337)
    %489 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%487, %488 : tensor<10x8xi32>, tensor<10x8xi32>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc199)), %in_78: i32 loc(callsite(#loc61 at #loc199)), %out: i32 loc(callsite(#loc61 at #loc199))):
      %558 = arith.ori %in, %in_78 : i32 loc(#loc337)
      linalg.yield %558 : i32 loc(#loc337)
    } -> tensor<10x8xi32> loc(#loc337)
    %490 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%489 : tensor<10x8xi32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: i32 loc(callsite(#loc61 at #loc199)), %out: f32 loc(callsite(#loc63 at #loc199))):
      %558 = arith.bitcast %in : i32 to f32 loc(#loc338)
      linalg.yield %558 : f32 loc(#loc338)
    } -> tensor<10x8xf32> loc(#loc338)
    %491 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%490, %138 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc63 at #loc199)), %in_78: f32 loc(callsite(#loc59 at #loc199)), %out: f32 loc(callsite(#loc59 at #loc199))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc339)
      linalg.yield %558 : f32 loc(#loc339)
    } -> tensor<10x8xf32> loc(#loc339)
    %492 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %464 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc199)), %in_78: f32 loc(callsite(#loc50 at #loc199)), %out: f32 loc(callsite(#loc59 at #loc199))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc339)
      linalg.yield %558 : f32 loc(#loc339)
    } -> tensor<1x1xf32> loc(#loc339)
    %493 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%492 : tensor<1x1xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc59 at #loc199)), %out: f32 loc(callsite(#loc64 at #loc199))):
      linalg.yield %in : f32 loc(#loc340)
    } -> tensor<10x8xf32> loc(#loc340)
    %494 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%491, %493 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc59 at #loc199)), %in_78: f32 loc(callsite(#loc64 at #loc199)), %out: f32 loc(callsite(#loc64 at #loc199))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc340)
      linalg.yield %558 : f32 loc(#loc340)
    } -> tensor<10x8xf32> loc(#loc340)
    %495 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%464 : tensor<1x1xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc199)), %out: f32 loc(callsite(#loc55 at #loc199))):
      linalg.yield %in : f32 loc(#loc341)
    } -> tensor<10x8xf32> loc(#loc341)
    %496 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%494, %495 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc64 at #loc199)), %in_78: f32 loc(callsite(#loc55 at #loc199)), %out: f32 loc(callsite(#loc55 at #loc199))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc341)
      linalg.yield %558 : f32 loc(#loc341)
    } -> tensor<10x8xf32> loc(#loc341)
    %497 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%495, %496 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%127 : tensor<10x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc199)), %in_78: f32 loc(callsite(#loc55 at #loc199)), %out: f32 loc(callsite(#loc65 at #loc199))):
      %558 = arith.maximumf %in, %in_78 : f32 loc(#loc342)
      linalg.yield %558 : f32 loc(#loc342)
    } -> tensor<10x8xf32> loc(#loc342)
    %498 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%497, %463 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%136 : tensor<10x8xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc107)), %in_78: f32 loc(callsite(#loc at #loc107)), %out: i1 loc(callsite(#loc95 at #loc107))):
      %558 = arith.cmpf olt, %in, %in_78 : f32 loc(#loc298)
      linalg.yield %558 : i1 loc(#loc298)
    } -> tensor<10x8xi1> loc(#loc298)
    %499 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc197)), %out: f32 loc(callsite(#loc50 at #loc197))):
      linalg.yield %in : f32 loc(#loc343)
    } -> tensor<1x1xf32> loc(#loc343)
    %extracted_slice_74 = tensor.extract_slice %collapsed_62[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc345)
    %collapsed_75 = tensor.collapse_shape %extracted_slice_74 [] : tensor<1xi32> into tensor<i32> loc(#loc346)
    %extracted_slice_76 = tensor.extract_slice %collapsed_62[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc345)
    %collapsed_77 = tensor.collapse_shape %extracted_slice_76 [] : tensor<1xi32> into tensor<i32> loc(#loc346)
    %500 = tensor.empty() : tensor<10x4xi64> loc(#loc316)
    %501 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%500 : tensor<10x4xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc35 at #loc197))):
      %558 = linalg.index 0 : index loc(#loc316)
      %559 = arith.index_cast %558 : index to i64 loc(#loc316)
      linalg.yield %559 : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %502 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%500 : tensor<10x4xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc35 at #loc197))):
      %558 = linalg.index 1 : index loc(#loc316)
      %559 = arith.index_cast %558 : index to i64 loc(#loc316)
      linalg.yield %559 : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %503 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      linalg.yield %in : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %504 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%503, %501 : tensor<10x4xi64>, tensor<10x4xi64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %in_78: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc316)
      linalg.yield %558 : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %505 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_52 : tensor<i64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      linalg.yield %in : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %506 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%505, %502 : tensor<10x4xi64>, tensor<10x4xi64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %in_78: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      %558 = arith.muli %in, %in_78 : i64 loc(#loc316)
      linalg.yield %558 : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %507 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%504, %506 : tensor<10x4xi64>, tensor<10x4xi64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %in_78: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      %558 = arith.addi %in, %in_78 : i64 loc(#loc316)
      linalg.yield %558 : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %508 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_51 : tensor<i64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      linalg.yield %in : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %509 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%507, %508 : tensor<10x4xi64>, tensor<10x4xi64>) outs(%500 : tensor<10x4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %in_78: i64 loc(callsite(#loc35 at #loc197)), %out: i64 loc(callsite(#loc35 at #loc197))):
      %558 = arith.shrui %in, %in_78 : i64 loc(#loc316)
      %559 = arith.cmpi ult, %in_78, %c64_i64 : i64 loc(#loc316)
      %560 = arith.select %559, %558, %c0_i64 : i64 loc(#loc316)
      linalg.yield %560 : i64 loc(#loc316)
    } -> tensor<10x4xi64> loc(#loc316)
    %510 = tensor.empty() : tensor<10x4xi32> loc(#loc316)
    %511 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%507 : tensor<10x4xi64>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %out: i32 loc(callsite(#loc35 at #loc197))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc316)
      linalg.yield %558 : i32 loc(#loc316)
    } -> tensor<10x4xi32> loc(#loc316)
    %512 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%509 : tensor<10x4xi64>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc35 at #loc197)), %out: i32 loc(callsite(#loc35 at #loc197))):
      %558 = arith.trunci %in : i64 to i32 loc(#loc316)
      linalg.yield %558 : i32 loc(#loc316)
    } -> tensor<10x4xi32> loc(#loc316)
    %513 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_75, %collapsed_77 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc347)), %in_78: i32 loc(callsite(#loc53 at #loc347)), %out: i32 loc(callsite(#loc53 at #loc347))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc388)
      linalg.yield %558 : i32 loc(#loc388)
    } -> tensor<i32> loc(#loc388)
    %514 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%513 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc347)), %out: i32 loc(callsite(#loc53 at #loc347))):
      %558 = arith.xori %in, %c466688986_i32 : i32 loc(#loc388)
      linalg.yield %558 : i32 loc(#loc388)
    } -> tensor<i32> loc(#loc388)
    %515 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_75 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc347)), %out: i32 loc(callsite(#loc55 at #loc347))):
      linalg.yield %in : i32 loc(#loc389)
    } -> tensor<10x4xi32> loc(#loc389)
    %516 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%512, %515 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc347)), %in_78: i32 loc(callsite(#loc55 at #loc347)), %out: i32 loc(callsite(#loc55 at #loc347))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc389)
      linalg.yield %558 : i32 loc(#loc389)
    } -> tensor<10x4xi32> loc(#loc389)
    %517 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_77 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc347)), %out: i32 loc(callsite(#loc55 at #loc347))):
      linalg.yield %in : i32 loc(#loc389)
    } -> tensor<10x4xi32> loc(#loc389)
    %518 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%511, %517 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc347)), %in_78: i32 loc(callsite(#loc55 at #loc347)), %out: i32 loc(callsite(#loc55 at #loc347))):
      %558 = arith.addi %in, %in_78 : i32 loc(#loc389)
      linalg.yield %558 : i32 loc(#loc389)
    } -> tensor<10x4xi32> loc(#loc389)
    %519:8 = scf.for %arg33 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg34 = %cst_50, %arg35 = %516, %arg36 = %518, %arg37 = %collapsed_77, %arg38 = %514, %arg39 = %collapsed_75, %arg40 = %cst_49, %arg41 = %cst_48) -> (tensor<i32>, tensor<10x4xi32>, tensor<10x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %558 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg34 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %c1_i32 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<i32> loc(#loc417)
      %extracted_slice_78 = tensor.extract_slice %arg40[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc419)
      %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [] : tensor<1xi32> into tensor<i32> loc(#loc420)
      %559 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg35, %arg36 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc55 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %560 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_79 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        linalg.yield %in : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %561 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg36, %560 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc58 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc421)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc421)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc421)
        linalg.yield %599 : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %562 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_79 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc59 at #loc391))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc422)
        linalg.yield %597 : i32 loc(#loc422)
      } -> tensor<i32> loc(#loc422)
      %563 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%562 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        linalg.yield %in : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %564 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg36, %563 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc423)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc423)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc423)
        linalg.yield %599 : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %565 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%561, %564 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc61 at #loc391))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc424)
        linalg.yield %597 : i32 loc(#loc424)
      } -> tensor<10x4xi32> loc(#loc424)
      %566 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%559, %565 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc61 at #loc391)), %out: i32 loc(callsite(#loc53 at #loc391))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc425)
        linalg.yield %597 : i32 loc(#loc425)
      } -> tensor<10x4xi32> loc(#loc425)
      %extracted_slice_80 = tensor.extract_slice %arg40[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc419)
      %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [] : tensor<1xi32> into tensor<i32> loc(#loc420)
      %567 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%559, %566 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc53 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %568 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_81 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        linalg.yield %in : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %569 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %568 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc58 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc421)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc421)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc421)
        linalg.yield %599 : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %570 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_81 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc59 at #loc391))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc422)
        linalg.yield %597 : i32 loc(#loc422)
      } -> tensor<i32> loc(#loc422)
      %571 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%570 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        linalg.yield %in : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %572 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %571 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc423)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc423)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc423)
        linalg.yield %599 : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %573 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%569, %572 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc61 at #loc391))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc424)
        linalg.yield %597 : i32 loc(#loc424)
      } -> tensor<10x4xi32> loc(#loc424)
      %574 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%567, %573 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc61 at #loc391)), %out: i32 loc(callsite(#loc53 at #loc391))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc425)
        linalg.yield %597 : i32 loc(#loc425)
      } -> tensor<10x4xi32> loc(#loc425)
      %extracted_slice_82 = tensor.extract_slice %arg40[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc419)
      %collapsed_83 = tensor.collapse_shape %extracted_slice_82 [] : tensor<1xi32> into tensor<i32> loc(#loc420)
      %575 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%567, %574 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc53 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %576 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_83 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        linalg.yield %in : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %577 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%574, %576 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc58 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc421)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc421)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc421)
        linalg.yield %599 : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %578 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_83 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc59 at #loc391))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc422)
        linalg.yield %597 : i32 loc(#loc422)
      } -> tensor<i32> loc(#loc422)
      %579 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%578 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        linalg.yield %in : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %580 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%574, %579 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc423)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc423)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc423)
        linalg.yield %599 : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %581 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%577, %580 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc61 at #loc391))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc424)
        linalg.yield %597 : i32 loc(#loc424)
      } -> tensor<10x4xi32> loc(#loc424)
      %582 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%575, %581 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc61 at #loc391)), %out: i32 loc(callsite(#loc53 at #loc391))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc425)
        linalg.yield %597 : i32 loc(#loc425)
      } -> tensor<10x4xi32> loc(#loc425)
      %extracted_slice_84 = tensor.extract_slice %arg40[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc419)
      %collapsed_85 = tensor.collapse_shape %extracted_slice_84 [] : tensor<1xi32> into tensor<i32> loc(#loc420)
      %583 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%575, %582 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc53 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %584 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_85 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        linalg.yield %in : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %585 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%582, %584 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc58 at #loc391)), %out: i32 loc(callsite(#loc58 at #loc391))):
        %597 = arith.shli %in, %in_86 : i32 loc(#loc421)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc421)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc421)
        linalg.yield %599 : i32 loc(#loc421)
      } -> tensor<10x4xi32> loc(#loc421)
      %586 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_85 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc52 at #loc391)), %out: i32 loc(callsite(#loc59 at #loc391))):
        %597 = arith.subi %c32_i32, %in : i32 loc(#loc422)
        linalg.yield %597 : i32 loc(#loc422)
      } -> tensor<i32> loc(#loc422)
      %587 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%586 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc59 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        linalg.yield %in : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %588 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%582, %587 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc60 at #loc391))):
        %597 = arith.shrui %in, %in_86 : i32 loc(#loc423)
        %598 = arith.cmpi ult, %in_86, %c32_i32 : i32 loc(#loc423)
        %599 = arith.select %598, %597, %c0_i32 : i32 loc(#loc423)
        linalg.yield %599 : i32 loc(#loc423)
      } -> tensor<10x4xi32> loc(#loc423)
      %589 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%585, %588 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc58 at #loc391)), %in_86: i32 loc(callsite(#loc60 at #loc391)), %out: i32 loc(callsite(#loc61 at #loc391))):
        %597 = arith.ori %in, %in_86 : i32 loc(#loc424)
        linalg.yield %597 : i32 loc(#loc424)
      } -> tensor<10x4xi32> loc(#loc424)
      %590 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%583, %589 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc61 at #loc391)), %out: i32 loc(callsite(#loc53 at #loc391))):
        %597 = arith.xori %in, %in_86 : i32 loc(#loc425)
        linalg.yield %597 : i32 loc(#loc425)
      } -> tensor<10x4xi32> loc(#loc425)
      %591 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        linalg.yield %in : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %592 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%583, %591 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc55 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %593 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        linalg.yield %in : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %594 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%590, %593 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc53 at #loc391)), %in_86: i32 loc(callsite(#loc55 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %595 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc62 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        linalg.yield %in : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      %596 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%594, %595 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc55 at #loc391)), %in_86: i32 loc(callsite(#loc55 at #loc391)), %out: i32 loc(callsite(#loc55 at #loc391))):
        %597 = arith.addi %in, %in_86 : i32 loc(#loc417)
        linalg.yield %597 : i32 loc(#loc417)
      } -> tensor<10x4xi32> loc(#loc417)
      scf.yield %558, %592, %596, %arg38, %arg39, %arg37, %arg41, %arg40 : tensor<i32>, tensor<10x4xi32>, tensor<10x4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc390)
    } loc(#loc390)
    %520 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%519#1, %519#2 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc197)), %in_78: i32 loc(callsite(#loc53 at #loc197)), %out: i32 loc(callsite(#loc53 at #loc197))):
      %558 = arith.xori %in, %in_78 : i32 loc(#loc348)
      linalg.yield %558 : i32 loc(#loc348)
    } -> tensor<10x4xi32> loc(#loc348)
    %521 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc197)), %out: i32 loc(callsite(#loc60 at #loc197))):
      linalg.yield %in : i32 loc(#loc349)
    } -> tensor<10x4xi32> loc(#loc349)
    %522 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%520, %521 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc53 at #loc197)), %in_78: i32 loc(callsite(#loc60 at #loc197)), %out: i32 loc(callsite(#loc60 at #loc197))):
      %558 = arith.shrui %in, %in_78 : i32 loc(#loc349)
      %559 = arith.cmpi ult, %in_78, %c32_i32 : i32 loc(#loc349)
      %560 = arith.select %559, %558, %c0_i32 : i32 loc(#loc349)
      linalg.yield %560 : i32 loc(#loc349)
    } -> tensor<10x4xi32> loc(#loc349)
    %523 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc197)), %out: i32 loc(callsite(#loc61 at #loc197))):
      linalg.yield %in : i32 loc(#loc350)
    } -> tensor<10x4xi32> loc(#loc350)
    %524 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%522, %523 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%510 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc197)), %in_78: i32 loc(callsite(#loc61 at #loc197)), %out: i32 loc(callsite(#loc61 at #loc197))):
      %558 = arith.ori %in, %in_78 : i32 loc(#loc350)
      linalg.yield %558 : i32 loc(#loc350)
    } -> tensor<10x4xi32> loc(#loc350)
    %525 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%524 : tensor<10x4xi32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: i32 loc(callsite(#loc61 at #loc197)), %out: f32 loc(callsite(#loc63 at #loc197))):
      %558 = arith.bitcast %in : i32 to f32 loc(#loc351)
      linalg.yield %558 : f32 loc(#loc351)
    } -> tensor<10x4xf32> loc(#loc351)
    %526 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_47 : tensor<f32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc197)), %out: f32 loc(callsite(#loc59 at #loc197))):
      linalg.yield %in : f32 loc(#loc352)
    } -> tensor<10x4xf32> loc(#loc352)
    %527 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%525, %526 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc63 at #loc197)), %in_78: f32 loc(callsite(#loc59 at #loc197)), %out: f32 loc(callsite(#loc59 at #loc197))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc352)
      linalg.yield %558 : f32 loc(#loc352)
    } -> tensor<10x4xf32> loc(#loc352)
    %528 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %499 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%46 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc197)), %in_78: f32 loc(callsite(#loc50 at #loc197)), %out: f32 loc(callsite(#loc59 at #loc197))):
      %558 = arith.subf %in, %in_78 : f32 loc(#loc352)
      linalg.yield %558 : f32 loc(#loc352)
    } -> tensor<1x1xf32> loc(#loc352)
    %529 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%528 : tensor<1x1xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc59 at #loc197)), %out: f32 loc(callsite(#loc64 at #loc197))):
      linalg.yield %in : f32 loc(#loc353)
    } -> tensor<10x4xf32> loc(#loc353)
    %530 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%527, %529 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc59 at #loc197)), %in_78: f32 loc(callsite(#loc64 at #loc197)), %out: f32 loc(callsite(#loc64 at #loc197))):
      %558 = arith.mulf %in, %in_78 : f32 loc(#loc353)
      linalg.yield %558 : f32 loc(#loc353)
    } -> tensor<10x4xf32> loc(#loc353)
    %531 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%499 : tensor<1x1xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc197)), %out: f32 loc(callsite(#loc55 at #loc197))):
      linalg.yield %in : f32 loc(#loc354)
    } -> tensor<10x4xf32> loc(#loc354)
    %532 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%530, %531 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc64 at #loc197)), %in_78: f32 loc(callsite(#loc55 at #loc197)), %out: f32 loc(callsite(#loc55 at #loc197))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc354)
      linalg.yield %558 : f32 loc(#loc354)
    } -> tensor<10x4xf32> loc(#loc354)
    %533 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%531, %532 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc197)), %in_78: f32 loc(callsite(#loc55 at #loc197)), %out: f32 loc(callsite(#loc65 at #loc197))):
      %558 = arith.maximumf %in, %in_78 : f32 loc(#loc355)
      linalg.yield %558 : f32 loc(#loc355)
    } -> tensor<10x4xf32> loc(#loc355)
    %534 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%533 : tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc106)), %out: f32 loc(callsite(#loc96 at #loc106))):
      %558 = math.log %in : f32 loc(#loc300)
      linalg.yield %558 : f32 loc(#loc300)
    } -> tensor<10x4xf32> loc(#loc300)
    %535 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%534 : tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc96 at #loc106)), %out: f32 loc(callsite(#loc97 at #loc106))):
      %558 = arith.negf %in : f32 loc(#loc301)
      linalg.yield %558 : f32 loc(#loc301)
    } -> tensor<10x4xf32> loc(#loc301)
    %536 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%535 : tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc106)), %out: f32 loc(callsite(#loc96 at #loc106))):
      %558 = math.log %in : f32 loc(#loc300)
      linalg.yield %558 : f32 loc(#loc300)
    } -> tensor<10x4xf32> loc(#loc300)
    %537 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%536 : tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc96 at #loc106)), %out: f32 loc(callsite(#loc97 at #loc106))):
      %558 = arith.negf %in : f32 loc(#loc301)
      linalg.yield %558 : f32 loc(#loc301)
    } -> tensor<10x4xf32> loc(#loc301)
    %538 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%537, %177 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%171 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_gumbel)"(#loc34)), %in_78: f32 loc("add"(#loc128)), %out: f32 loc("add"(#loc105))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc302)
      linalg.yield %558 : f32 loc(#loc302)
    } -> tensor<10x4xf32> loc(#loc302)
    %539 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%510 : tensor<10x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc182 at #loc105))):
      %558 = linalg.index 1 : index loc(#loc303)
      %559 = arith.index_cast %558 : index to i32 loc(#loc303)
      linalg.yield %559 : i32 loc(#loc303)
    } -> tensor<10x4xi32> loc(#loc303)
    %540 = linalg.fill ins(%cst : f32) outs(%153 : tensor<10xf32>) -> tensor<10xf32> loc(#loc196)
    %541 = tensor.empty() : tensor<10xi32> loc(#loc196)
    %542 = linalg.fill ins(%c0_i32 : i32) outs(%541 : tensor<10xi32>) -> tensor<10xi32> loc(#loc196)
    %543:2 = linalg.generic {indexing_maps = [#map4, #map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%538, %539 : tensor<10x4xf32>, tensor<10x4xi32>) outs(%540, %542 : tensor<10xf32>, tensor<10xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc183 at #loc105)), %in_78: i32 loc(callsite(#loc183 at #loc105)), %out: f32 loc(callsite(#loc183 at #loc105)), %out_79: i32 loc(callsite(#loc183 at #loc105))):
      %558 = arith.cmpf ogt, %out, %in : f32 loc(#loc392)
      %559 = arith.cmpf une, %out, %out : f32 loc(#loc393)
      %560 = arith.ori %558, %559 : i1 loc(#loc394)
      %561 = arith.cmpf oeq, %out, %in : f32 loc(#loc395)
      %562 = arith.cmpi slt, %out_79, %in_78 : i32 loc(#loc396)
      %563 = arith.andi %561, %562 : i1 loc(#loc397)
      %564 = arith.ori %560, %563 : i1 loc(#loc394)
      %565 = arith.select %560, %out, %in : f32 loc(#loc398)
      %566 = arith.select %564, %out_79, %in_78 : i32 loc(#loc398)
      linalg.yield %565, %566 : f32, i32 loc(#loc196)
    } -> (tensor<10xf32>, tensor<10xi32>) loc(#loc196)
    %544 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg22, %443 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.dec.b"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<8xf32> loc(#loc312)
    %545 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg23, %445 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%206 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("params.dec.w"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<3x8xf32> loc(#loc312)
    %546 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg24, %447 : tensor<10xf32>, tensor<10xf32>) outs(%153 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("params.enc.b"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<10xf32> loc(#loc312)
    %547 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg25, %449 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%235 : tensor<8x10xf32>) {
    ^bb0(%in: f32 loc("params.enc.w"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<8x10xf32> loc(#loc312)
    %548 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg26, %451 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("params.mu.b"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<3xf32> loc(#loc312)
    %549 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg27, %453 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("params.mu.w"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<10x3xf32> loc(#loc312)
    %550 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg28, %455 : tensor<4xf32>, tensor<4xf32>) outs(%237 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.pick.b"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<4xf32> loc(#loc312)
    %551 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg29, %457 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xf32>) {
    ^bb0(%in: f32 loc("params.pick.w"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<3x4xf32> loc(#loc312)
    %552 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg30, %458 : tensor<3xf32>, tensor<3xf32>) outs(%214 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("params.var.b"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<3xf32> loc(#loc312)
    %553 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg31, %459 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%32 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("params.var.w"), %in_78: f32 loc("mul"(#loc176)), %out: f32 loc("add"(#loc191))):
      %558 = arith.addf %in, %in_78 : f32 loc(#loc312)
      linalg.yield %558 : f32 loc(#loc312)
    } -> tensor<10x3xf32> loc(#loc312)
    %554 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%498 : tensor<10x8xi1>) outs(%475 : tensor<10x8xi32>) {
    ^bb0(%in: i1 loc("jit(train)/jit(_bernoulli)"(#loc37)), %out: i32 loc("convert_element_type"(#loc192))):
      %558 = arith.extui %in : i1 to i32 loc(#loc313)
      linalg.yield %558 : i32 loc(#loc313)
    } -> tensor<10x8xi32> loc(#loc313)
    %555 = linalg.fill ins(%c0_i32 : i32) outs(%9 : tensor<i32>) -> tensor<i32> loc(#loc314)
    %556 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction", "reduction"]} ins(%554 : tensor<10x8xi32>) outs(%555 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc193)), %out: i32 loc("reduce_sum"(#loc193))):
      %558 = arith.addi %out, %in : i32 loc(#loc314)
      linalg.yield %558 : i32 loc(#loc314)
    } -> tensor<i32> loc(#loc314)
    %557 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%543#1 : tensor<10xi32>) outs(%555 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc194)), %out: i32 loc("reduce_sum"(#loc194))):
      %558 = arith.addi %out, %in : i32 loc(#loc315)
      linalg.yield %558 : i32 loc(#loc315)
    } -> tensor<i32> loc(#loc315)
    return %collapsed_56, %346, %245, %250, %255, %260, %265, %270, %275, %280, %283, %286, %292, %298, %304, %310, %316, %322, %328, %334, %338, %342, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %557, %170, %556 : tensor<2xi32>, tensor<i32>, tensor<8xf32>, tensor<3x8xf32>, tensor<10xf32>, tensor<8x10xf32>, tensor<3xf32>, tensor<10x3xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<10x3xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<10xf32>, tensor<8x10xf32>, tensor<3xf32>, tensor<10x3xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<10x3xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<10xf32>, tensor<8x10xf32>, tensor<3xf32>, tensor<10x3xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<10x3xf32>, tensor<i32>, tensor<f32>, tensor<i32> loc(#loc195)
  } loc(#loc)
} loc(#loc)
#loc45 = loc("images.py":55:8)
#loc51 = loc("slice")
#loc56 = loc("while")
#loc103 = loc("export.py":100:36)
#loc104 = loc("reduce"(#loc34))
#loc114 = loc("slice"(#loc44))
#loc119 = loc("while"(#loc44))
#loc127 = loc("jit(train)"(#loc45))
#loc184 = loc("gt"(#loc34))
#loc185 = loc("ne"(#loc34))
#loc186 = loc("or"(#loc34))
#loc187 = loc("eq"(#loc34))
#loc188 = loc("lt"(#loc34))
#loc189 = loc("and"(#loc34))
#loc190 = loc("select_n"(#loc34))
#loc195 = loc("jit(train)"(#loc103))
#loc196 = loc(callsite(#loc104 at #loc105))
#loc198 = loc(callsite(#loc at #loc106))
#loc205 = loc(callsite(#loc119 at #loc44))
#loc207 = loc("slice"(#loc127))
#loc208 = loc("squeeze"(#loc127))
#loc264 = loc("reshape"(#loc160))
#loc305 = loc(callsite(#loc184 at #loc34))
#loc306 = loc(callsite(#loc185 at #loc34))
#loc307 = loc(callsite(#loc186 at #loc34))
#loc308 = loc(callsite(#loc187 at #loc34))
#loc309 = loc(callsite(#loc188 at #loc34))
#loc310 = loc(callsite(#loc189 at #loc34))
#loc311 = loc(callsite(#loc190 at #loc34))
#loc322 = loc(""(#loc205))
#loc331 = loc(callsite(#loc51 at #loc199))
#loc332 = loc(callsite(#loc52 at #loc199))
#loc345 = loc(callsite(#loc51 at #loc197))
#loc346 = loc(callsite(#loc52 at #loc197))
#loc356 = loc(""(#loc305))
#loc357 = loc(""(#loc306))
#loc358 = loc(""(#loc307))
#loc359 = loc(""(#loc308))
#loc360 = loc(""(#loc309))
#loc361 = loc(""(#loc310))
#loc362 = loc(""(#loc311))
#loc364 = loc(callsite(#loc at #loc321))
#loc365 = loc(callsite(#loc114 at #loc321))
#loc366 = loc(callsite(#loc115 at #loc321))
#loc373 = loc(callsite(#loc51 at #loc318))
#loc374 = loc(callsite(#loc52 at #loc318))
#loc386 = loc(callsite(#loc56 at #loc333))
#loc390 = loc(callsite(#loc56 at #loc347))
#loc392 = loc(callsite(#loc356 at #loc105))
#loc393 = loc(callsite(#loc357 at #loc105))
#loc394 = loc(callsite(#loc358 at #loc105))
#loc395 = loc(callsite(#loc359 at #loc105))
#loc396 = loc(callsite(#loc360 at #loc105))
#loc397 = loc(callsite(#loc361 at #loc105))
#loc398 = loc(callsite(#loc362 at #loc105))
#loc401 = loc(callsite(#loc322 at #loc368))
#loc405 = loc(callsite(#loc56 at #loc375))
#loc409 = loc(callsite(#loc51 at #loc387))
#loc419 = loc(callsite(#loc51 at #loc391))
#loc429 = loc(callsite(#loc114 at #loc402))
#loc439 = loc(callsite(#loc51 at #loc406))

