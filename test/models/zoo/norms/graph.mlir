#loc = loc(unknown)
#loc1 = loc("ema.a.b")
#loc2 = loc("ema.a.w")
#loc3 = loc("ema.b.b")
#loc4 = loc("ema.b.w")
#loc5 = loc("s['opt']['adafactor'][0].count")
#loc6 = loc("s['opt']['adafactor'][0].v_row['a']['b']")
#loc7 = loc("s['opt']['adafactor'][0].v_row['a']['w']")
#loc8 = loc("s['opt']['adafactor'][0].v_row['b']['b']")
#loc9 = loc("s['opt']['adafactor'][0].v_row['b']['w']")
#loc10 = loc("s['opt']['adafactor'][0].v_col['a']['b']")
#loc11 = loc("s['opt']['adafactor'][0].v_col['a']['w']")
#loc12 = loc("s['opt']['adafactor'][0].v_col['b']['b']")
#loc13 = loc("s['opt']['adafactor'][0].v_col['b']['w']")
#loc14 = loc("s['opt']['adafactor'][0].v['a']['b']")
#loc15 = loc("s['opt']['adafactor'][0].v['a']['w']")
#loc16 = loc("s['opt']['adafactor'][0].v['b']['b']")
#loc17 = loc("s['opt']['adafactor'][0].v['b']['w']")
#loc18 = loc("s['opt']['lamb'][0].count")
#loc19 = loc("s['opt']['lamb'][0].mu['a']['b']")
#loc20 = loc("s['opt']['lamb'][0].mu['a']['w']")
#loc21 = loc("s['opt']['lamb'][0].mu['b']['b']")
#loc22 = loc("s['opt']['lamb'][0].mu['b']['w']")
#loc23 = loc("s['opt']['lamb'][0].nu['a']['b']")
#loc24 = loc("s['opt']['lamb'][0].nu['a']['w']")
#loc25 = loc("s['opt']['lamb'][0].nu['b']['b']")
#loc26 = loc("s['opt']['lamb'][0].nu['b']['w']")
#loc27 = loc("s['opt']['rmsprop'][1][0].nu['a']['b']")
#loc28 = loc("s['opt']['rmsprop'][1][0].nu['a']['w']")
#loc29 = loc("s['opt']['rmsprop'][1][0].nu['b']['b']")
#loc30 = loc("s['opt']['rmsprop'][1][0].nu['b']['w']")
#loc31 = loc("s['opt']['rmsprop'][1][2].trace['a']['b']")
#loc32 = loc("s['opt']['rmsprop'][1][2].trace['a']['w']")
#loc33 = loc("s['opt']['rmsprop'][1][2].trace['b']['b']")
#loc34 = loc("s['opt']['rmsprop'][1][2].trace['b']['w']")
#loc35 = loc("params.adafactor.a.b")
#loc36 = loc("params.adafactor.a.w")
#loc37 = loc("params.adafactor.b.b")
#loc38 = loc("params.adafactor.b.w")
#loc39 = loc("params.lamb.a.b")
#loc40 = loc("params.lamb.a.w")
#loc41 = loc("params.lamb.b.b")
#loc42 = loc("params.lamb.b.w")
#loc43 = loc("params.rmsprop.a.b")
#loc44 = loc("params.rmsprop.a.w")
#loc45 = loc("params.rmsprop.b.b")
#loc46 = loc("params.rmsprop.b.w")
#loc47 = loc("x")
#loc48 = loc("y")
#loc49 = loc("factorized.py":32:15)
#loc50 = loc("transform.py":298:13)
#loc51 = loc("transform.py":294:15)
#loc52 = loc("common.py":23:11)
#loc53 = loc("sums.py":148:58)
#loc54 = loc("reduce_max")
#loc55 = loc("common.py":32:9)
#loc56 = loc("max")
#loc57 = loc("broadcast_in_dim")
#loc58 = loc("sub")
#loc59 = loc("exp")
#loc60 = loc("reduce_sum")
#loc61 = loc("log")
#loc62 = loc("common.py":33:36)
#loc63 = loc("lt")
#loc64 = loc("common.py":33:12)
#loc65 = loc("add")
#loc66 = loc("select_n")
#loc67 = loc("reshape")
#loc68 = loc("ge")
#loc69 = loc("gather")
#loc70 = loc("le")
#loc71 = loc("and")
#loc72 = loc("reduce_and")
#loc73 = loc("common.py":33:11)
#loc74 = loc("sums.py":148:29)
#loc75 = loc("jit(_one_hot)")
#loc76 = loc("iota")
#loc77 = loc("eq")
#loc78 = loc("convert_element_type")
#loc79 = loc("ad,adb->ab/dot_general")
#loc80 = loc("neg")
#loc81 = loc("div")
#loc82 = loc("mul")
#loc83 = loc("add_any")
#loc84 = loc("_tree_math.py":398:10)
#loc85 = loc("_tree_math.py":398:37)
#loc86 = loc("_tree_math.py":423:13)
#loc87 = loc("_tree_math.py":433:10)
#loc88 = loc("_tree_math.py":433:42)
#loc89 = loc("numerics.py":143:19)
#loc90 = loc("numerics.py":143:38)
#loc91 = loc("numerics.py":143:9)
#loc92 = loc("transform.py":300:58)
#loc93 = loc("transform.py":300:49)
#loc94 = loc("transform.py":300:44)
#loc95 = loc("_adding.py":73:48)
#loc96 = loc("_adding.py":73:44)
#loc97 = loc("numerics.py":79:9)
#loc98 = loc("sqrt")
#loc99 = loc("numerics.py":80:16)
#loc100 = loc("numerics.py":80:34)
#loc101 = loc("numerics.py":80:6)
#loc102 = loc("numerics.py":81:9)
#loc103 = loc("numerics.py":82:16)
#loc104 = loc("numerics.py":83:19)
#loc105 = loc("numerics.py":83:9)
#loc106 = loc("transform.py":1065:54)
#loc107 = loc("transform.py":1065:20)
#loc108 = loc("transform.py":1069:33)
#loc109 = loc("transform.py":1069:52)
#loc110 = loc("transform.py":1069:18)
#loc111 = loc("transform.py":1070:25)
#loc112 = loc("transform.py":1074:13)
#loc113 = loc("transform.py":507:37)
#loc114 = loc("update.py":42:45)
#loc115 = loc("factorized.py":31:16)
#loc116 = loc("factorized.py":170:35)
#loc117 = loc("factorized.py":31:6)
#loc118 = loc("factorized.py":32:9)
#loc119 = loc("numerics.py":45:10)
#loc120 = loc("factorized.py":199:19)
#loc121 = loc("factorized.py":200:16)
#loc122 = loc("factorized.py":200:36)
#loc123 = loc("factorized.py":200:35)
#loc124 = loc("factorized.py":202:24)
#loc125 = loc("factorized.py":202:17)
#loc126 = loc("factorized.py":180:19)
#loc127 = loc("factorized.py":181:20)
#loc128 = loc("factorized.py":181:66)
#loc129 = loc("factorized.py":181:43)
#loc130 = loc("factorized.py":184:20)
#loc131 = loc("factorized.py":184:66)
#loc132 = loc("factorized.py":184:43)
#loc133 = loc("factorized.py":190:23)
#loc134 = loc("factorized.py":191:22)
#loc135 = loc("factorized.py":191:21)
#loc136 = loc("factorized.py":192:21)
#loc137 = loc("factorized.py":195:14)
#loc138 = loc("factorized.py":194:12)
#loc139 = loc("factorized.py":196:14)
#loc140 = loc("_clipping.py":68:24)
#loc141 = loc("_clipping.py":68:15)
#loc142 = loc("_clipping.py":67:19)
#loc143 = loc("_clipping.py":70:13)
#loc144 = loc("numerics.py":101:17)
#loc145 = loc("numerics.py":101:8)
#loc146 = loc("numerics.py":102:16)
#loc147 = loc("numerics.py":102:6)
#loc148 = loc("numerics.py":103:53)
#loc149 = loc("numerics.py":103:44)
#loc150 = loc("numerics.py":103:9)
#loc151 = loc("transform.py":558:21)
#loc152 = loc("_tree_math.py":391:32)
#loc153 = loc("min")
#loc154 = loc("transform.py":140:53)
#loc155 = loc("transform.py":140:39)
#loc156 = loc("transform.py":143:40)
#loc157 = loc("_accumulation.py":68:25)
#loc158 = loc("_accumulation.py":68:21)
#loc159 = loc("sums.py":152:40)
#loc160 = loc("sums.py":152:50)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map10 = affine_map<(d0, d1, d2) -> (d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map17 = affine_map<(d0, d1) -> (d1, d0)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map20 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map21 = affine_map<(d0) -> (0)>
#map22 = affine_map<(d0, d1) -> (0, 0)>
#loc162 = loc("jit(train)"(#loc49))
#loc163 = loc("jit(train)"(#loc50))
#loc164 = loc("jit(train)"(#loc51))
#loc165 = loc("jit(train)/jvp()"(#loc52))
#loc166 = loc("jit(train)/jvp()"(#loc53))
#loc167 = loc("jit(train)/jvp(jit(log_softmax))"(#loc55))
#loc168 = loc("jit(train)/jvp()"(#loc62))
#loc169 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc64))
#loc170 = loc("jit(train)/jvp()"(#loc64))
#loc171 = loc("jit(train)/jvp()"(#loc73))
#loc172 = loc("jit(train)/jvp()"(#loc74))
#loc173 = loc("jit(train)/transpose(jvp())"(#loc74))
#loc174 = loc("jit(train)/transpose(jvp())"(#loc73))
#loc175 = loc("jit(train)/transpose(jvp())"(#loc64))
#loc176 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc64))
#loc177 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55))
#loc178 = loc("jit(train)/transpose(jvp())"(#loc52))
#loc179 = loc("jit(train)/transpose(jvp())"(#loc53))
#loc180 = loc("jit(train)"(#loc84))
#loc181 = loc("jit(train)"(#loc85))
#loc182 = loc("jit(train)"(#loc86))
#loc183 = loc("jit(train)"(#loc87))
#loc184 = loc("jit(train)"(#loc88))
#loc185 = loc("jit(train)"(#loc89))
#loc186 = loc("jit(train)"(#loc90))
#loc187 = loc("jit(train)/jit(_where)"(#loc91))
#loc188 = loc("jit(train)"(#loc92))
#loc189 = loc("jit(train)"(#loc93))
#loc190 = loc("jit(train)"(#loc94))
#loc191 = loc("jit(train)"(#loc95))
#loc192 = loc("jit(train)"(#loc96))
#loc193 = loc("jit(train)/jit(norm)"(#loc97))
#loc194 = loc("jit(train)"(#loc99))
#loc195 = loc("jit(train)"(#loc100))
#loc196 = loc("jit(train)/jit(_where)"(#loc101))
#loc197 = loc("jit(train)"(#loc102))
#loc198 = loc("jit(train)/jit(norm)"(#loc103))
#loc199 = loc("jit(train)"(#loc104))
#loc200 = loc("jit(train)/jit(_where)"(#loc105))
#loc201 = loc("jit(train)"(#loc106))
#loc202 = loc("jit(train)"(#loc107))
#loc203 = loc("jit(train)"(#loc108))
#loc204 = loc("jit(train)"(#loc109))
#loc205 = loc("jit(train)"(#loc110))
#loc206 = loc("jit(train)/jit(_where)"(#loc111))
#loc207 = loc("jit(train)"(#loc112))
#loc208 = loc("jit(train)"(#loc113))
#loc209 = loc("jit(train)"(#loc114))
#loc210 = loc("jit(train)"(#loc115))
#loc211 = loc("jit(train)"(#loc116))
#loc212 = loc("jit(train)"(#loc117))
#loc213 = loc("jit(train)"(#loc118))
#loc214 = loc("jit(train)"(#loc119))
#loc215 = loc("jit(train)"(#loc120))
#loc216 = loc("jit(train)"(#loc121))
#loc217 = loc("jit(train)"(#loc122))
#loc218 = loc("jit(train)"(#loc123))
#loc219 = loc("jit(train)"(#loc124))
#loc220 = loc("jit(train)"(#loc125))
#loc221 = loc("jit(train)"(#loc126))
#loc222 = loc("jit(train)"(#loc127))
#loc223 = loc("jit(train)"(#loc128))
#loc224 = loc("jit(train)"(#loc129))
#loc225 = loc("jit(train)"(#loc130))
#loc226 = loc("jit(train)"(#loc131))
#loc227 = loc("jit(train)"(#loc132))
#loc228 = loc("jit(train)"(#loc133))
#loc229 = loc("jit(train)"(#loc134))
#loc230 = loc("jit(train)"(#loc135))
#loc231 = loc("jit(train)"(#loc136))
#loc232 = loc("jit(train)"(#loc137))
#loc233 = loc("jit(train)"(#loc138))
#loc234 = loc("jit(train)"(#loc139))
#loc235 = loc("jit(train)"(#loc140))
#loc236 = loc("jit(train)"(#loc141))
#loc237 = loc("jit(train)"(#loc142))
#loc238 = loc("jit(train)"(#loc143))
#loc239 = loc("jit(train)"(#loc144))
#loc240 = loc("jit(train)"(#loc145))
#loc241 = loc("jit(train)"(#loc146))
#loc242 = loc("jit(train)/jit(_where)"(#loc147))
#loc243 = loc("jit(train)"(#loc148))
#loc244 = loc("jit(train)"(#loc149))
#loc245 = loc("jit(train)/jit(_where)"(#loc150))
#loc246 = loc("jit(train)"(#loc151))
#loc247 = loc("jit(train)/jit(clip)"(#loc152))
#loc248 = loc("jit(train)"(#loc154))
#loc249 = loc("jit(train)"(#loc155))
#loc250 = loc("jit(train)"(#loc156))
#loc251 = loc("jit(train)"(#loc157))
#loc252 = loc("jit(train)"(#loc158))
#loc253 = loc("jit(train)"(#loc159))
#loc254 = loc("jit(train)"(#loc160))
#loc256 = loc("pow"(#loc162))
#loc257 = loc("pow"(#loc163))
#loc258 = loc("pow"(#loc164))
#loc259 = loc("dot_general"(#loc165))
#loc260 = loc("broadcast_in_dim"(#loc165))
#loc261 = loc("add"(#loc165))
#loc262 = loc("integer_pow"(#loc166))
#loc263 = loc("mul"(#loc166))
#loc264 = loc("add"(#loc166))
#loc265 = loc("tanh"(#loc166))
#loc266 = loc("sub"(#loc166))
#loc267 = loc(callsite(#loc54 at #loc167))
#loc268 = loc(callsite(#loc56 at #loc167))
#loc269 = loc(callsite(#loc at #loc167))
#loc270 = loc(callsite(#loc57 at #loc167))
#loc271 = loc(callsite(#loc58 at #loc167))
#loc272 = loc(callsite(#loc59 at #loc167))
#loc273 = loc(callsite(#loc60 at #loc167))
#loc274 = loc(callsite(#loc61 at #loc167))
#loc275 = loc("broadcast_in_dim"(#loc168))
#loc276 = loc(callsite(#loc63 at #loc169))
#loc277 = loc(callsite(#loc at #loc169))
#loc278 = loc(callsite(#loc65 at #loc169))
#loc279 = loc(callsite(#loc66 at #loc169))
#loc280 = loc(callsite(#loc67 at #loc169))
#loc281 = loc(callsite(#loc68 at #loc169))
#loc282 = loc(callsite(#loc57 at #loc169))
#loc283 = loc(callsite(#loc69 at #loc169))
#loc284 = loc(callsite(#loc70 at #loc169))
#loc285 = loc(callsite(#loc71 at #loc169))
#loc286 = loc(callsite(#loc72 at #loc169))
#loc287 = loc("squeeze"(#loc170))
#loc288 = loc("neg"(#loc171))
#loc289 = loc("reduce_sum"(#loc172))
#loc290 = loc("div"(#loc172))
#loc291 = loc("div"(#loc173))
#loc292 = loc("broadcast_in_dim"(#loc173))
#loc293 = loc("neg"(#loc174))
#loc294 = loc("broadcast_in_dim"(#loc175))
#loc295 = loc(callsite(#loc57 at #loc176))
#loc296 = loc(callsite(#loc at #loc176))
#loc297 = loc(callsite(#loc75 at #loc176))
#loc298 = loc(callsite(#loc79 at #loc176))
#loc299 = loc(callsite(#loc65 at #loc176))
#loc300 = loc(callsite(#loc80 at #loc177))
#loc301 = loc(callsite(#loc at #loc177))
#loc302 = loc(callsite(#loc60 at #loc177))
#loc303 = loc(callsite(#loc67 at #loc177))
#loc304 = loc(callsite(#loc81 at #loc177))
#loc305 = loc(callsite(#loc57 at #loc177))
#loc306 = loc(callsite(#loc82 at #loc177))
#loc307 = loc(callsite(#loc83 at #loc177))
#loc308 = loc("reduce_sum"(#loc178))
#loc310 = loc("dot_general"(#loc178))
#loc311 = loc("transpose"(#loc178))
#loc312 = loc("mul"(#loc179))
#loc313 = loc("add_any"(#loc179))
#loc314 = loc("mul"(#loc180))
#loc315 = loc("mul"(#loc181))
#loc316 = loc("add"(#loc180))
#loc317 = loc("integer_pow"(#loc182))
#loc318 = loc("mul"(#loc183))
#loc319 = loc("mul"(#loc184))
#loc320 = loc("add"(#loc183))
#loc321 = loc("lt"(#loc185))
#loc322 = loc("add"(#loc186))
#loc323 = loc(callsite(#loc66 at #loc187))
#loc324 = loc(callsite(#loc at #loc187))
#loc325 = loc("sub"(#loc164))
#loc326 = loc("div"(#loc164))
#loc327 = loc("sub"(#loc163))
#loc328 = loc("div"(#loc163))
#loc329 = loc("add"(#loc188))
#loc330 = loc("sqrt"(#loc189))
#loc331 = loc("add"(#loc189))
#loc332 = loc("div"(#loc190))
#loc333 = loc("mul"(#loc191))
#loc334 = loc("add"(#loc192))
#loc335 = loc(callsite(#loc82 at #loc193))
#loc336 = loc(callsite(#loc at #loc193))
#loc337 = loc(callsite(#loc60 at #loc193))
#loc338 = loc(callsite(#loc57 at #loc193))
#loc339 = loc(callsite(#loc98 at #loc193))
#loc340 = loc("le"(#loc194))
#loc341 = loc("broadcast_in_dim"(#loc195))
#loc342 = loc(callsite(#loc57 at #loc196))
#loc343 = loc(callsite(#loc at #loc196))
#loc344 = loc(callsite(#loc66 at #loc196))
#loc345 = loc("squeeze"(#loc197))
#loc346 = loc(callsite(#loc82 at #loc198))
#loc347 = loc(callsite(#loc at #loc198))
#loc348 = loc(callsite(#loc60 at #loc198))
#loc349 = loc(callsite(#loc98 at #loc198))
#loc350 = loc("le"(#loc199))
#loc351 = loc(callsite(#loc66 at #loc200))
#loc352 = loc(callsite(#loc at #loc200))
#loc353 = loc(callsite(#loc78 at #loc200))
#loc354 = loc("add"(#loc201))
#loc355 = loc("div"(#loc202))
#loc356 = loc("mul"(#loc202))
#loc357 = loc("eq"(#loc203))
#loc358 = loc("eq"(#loc204))
#loc359 = loc("or"(#loc205))
#loc360 = loc(callsite(#loc66 at #loc206))
#loc361 = loc(callsite(#loc at #loc206))
#loc362 = loc("mul"(#loc207))
#loc363 = loc("mul"(#loc208))
#loc364 = loc("add"(#loc209))
#loc365 = loc("add"(#loc210))
#loc366 = loc("sub"(#loc211))
#loc367 = loc("convert_element_type"(#loc212))
#loc368 = loc("sub"(#loc213))
#loc369 = loc("mul"(#loc214))
#loc370 = loc("add"(#loc215))
#loc371 = loc("mul"(#loc216))
#loc372 = loc("sub"(#loc217))
#loc373 = loc("mul"(#loc218))
#loc374 = loc("add"(#loc216))
#loc375 = loc("pow"(#loc219))
#loc376 = loc("mul"(#loc220))
#loc377 = loc("add"(#loc221))
#loc378 = loc("mul"(#loc222))
#loc379 = loc("reduce_sum"(#loc223))
#loc380 = loc("div"(#loc223))
#loc381 = loc("mul"(#loc224))
#loc382 = loc("add"(#loc222))
#loc383 = loc("mul"(#loc225))
#loc384 = loc("reduce_sum"(#loc226))
#loc385 = loc("div"(#loc226))
#loc386 = loc("mul"(#loc227))
#loc387 = loc("add"(#loc225))
#loc388 = loc("reduce_sum"(#loc228))
#loc389 = loc("broadcast_in_dim"(#loc228))
#loc390 = loc("div"(#loc228))
#loc391 = loc("div"(#loc229))
#loc392 = loc("pow"(#loc230))
#loc393 = loc("pow"(#loc231))
#loc394 = loc("broadcast_in_dim"(#loc232))
#loc395 = loc("mul"(#loc233))
#loc396 = loc("broadcast_in_dim"(#loc234))
#loc397 = loc("reduce_sum"(#loc235))
#loc398 = loc("div"(#loc235))
#loc399 = loc("sqrt"(#loc236))
#loc400 = loc("max"(#loc237))
#loc401 = loc("div"(#loc236))
#loc402 = loc("div"(#loc238))
#loc403 = loc("reduce_sum"(#loc239))
#loc404 = loc("div"(#loc239))
#loc405 = loc("sqrt"(#loc240))
#loc406 = loc("le"(#loc241))
#loc407 = loc(callsite(#loc66 at #loc242))
#loc408 = loc(callsite(#loc at #loc242))
#loc409 = loc("reduce_sum"(#loc243))
#loc410 = loc("div"(#loc243))
#loc411 = loc("sqrt"(#loc244))
#loc412 = loc(callsite(#loc66 at #loc245))
#loc413 = loc(callsite(#loc at #loc245))
#loc414 = loc(callsite(#loc78 at #loc245))
#loc415 = loc("mul"(#loc246))
#loc416 = loc(callsite(#loc56 at #loc247))
#loc417 = loc(callsite(#loc78 at #loc247))
#loc418 = loc(callsite(#loc at #loc247))
#loc419 = loc(callsite(#loc153 at #loc247))
#loc420 = loc("add"(#loc248))
#loc421 = loc("rsqrt"(#loc249))
#loc422 = loc("mul"(#loc250))
#loc423 = loc("mul"(#loc251))
#loc424 = loc("add"(#loc252))
#loc425 = loc("mul"(#loc253))
#loc426 = loc("mul"(#loc254))
#loc427 = loc("add"(#loc253))
#loc428 = loc(callsite(#loc57 at #loc297))
#loc429 = loc(callsite(#loc at #loc297))
#loc430 = loc(callsite(#loc76 at #loc297))
#loc431 = loc(callsite(#loc77 at #loc297))
#loc432 = loc(callsite(#loc78 at #loc297))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<6xf32> {tf.aliasing_output = 0 : i32} loc("ema.a.b"), %arg1: tensor<5x6xf32> {tf.aliasing_output = 1 : i32} loc("ema.a.w"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("ema.b.b"), %arg3: tensor<6x4xf32> {tf.aliasing_output = 3 : i32} loc("ema.b.w"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("s['opt']['adafactor'][0].count"), %arg5: tensor<1xf32> {tf.aliasing_output = 5 : i32} loc("s['opt']['adafactor'][0].v_row['a']['b']"), %arg6: tensor<5xf32> {tf.aliasing_output = 6 : i32} loc("s['opt']['adafactor'][0].v_row['a']['w']"), %arg7: tensor<1xf32> {tf.aliasing_output = 7 : i32} loc("s['opt']['adafactor'][0].v_row['b']['b']"), %arg8: tensor<4xf32> {tf.aliasing_output = 8 : i32} loc("s['opt']['adafactor'][0].v_row['b']['w']"), %arg9: tensor<1xf32> {tf.aliasing_output = 9 : i32} loc("s['opt']['adafactor'][0].v_col['a']['b']"), %arg10: tensor<6xf32> {tf.aliasing_output = 10 : i32} loc("s['opt']['adafactor'][0].v_col['a']['w']"), %arg11: tensor<1xf32> {tf.aliasing_output = 11 : i32} loc("s['opt']['adafactor'][0].v_col['b']['b']"), %arg12: tensor<6xf32> {tf.aliasing_output = 12 : i32} loc("s['opt']['adafactor'][0].v_col['b']['w']"), %arg13: tensor<6xf32> {tf.aliasing_output = 13 : i32} loc("s['opt']['adafactor'][0].v['a']['b']"), %arg14: tensor<1xf32> {tf.aliasing_output = 14 : i32} loc("s['opt']['adafactor'][0].v['a']['w']"), %arg15: tensor<4xf32> {tf.aliasing_output = 15 : i32} loc("s['opt']['adafactor'][0].v['b']['b']"), %arg16: tensor<1xf32> {tf.aliasing_output = 16 : i32} loc("s['opt']['adafactor'][0].v['b']['w']"), %arg17: tensor<i32> {tf.aliasing_output = 17 : i32} loc("s['opt']['lamb'][0].count"), %arg18: tensor<6xf32> {tf.aliasing_output = 18 : i32} loc("s['opt']['lamb'][0].mu['a']['b']"), %arg19: tensor<5x6xf32> {tf.aliasing_output = 19 : i32} loc("s['opt']['lamb'][0].mu['a']['w']"), %arg20: tensor<4xf32> {tf.aliasing_output = 20 : i32} loc("s['opt']['lamb'][0].mu['b']['b']"), %arg21: tensor<6x4xf32> {tf.aliasing_output = 21 : i32} loc("s['opt']['lamb'][0].mu['b']['w']"), %arg22: tensor<6xf32> {tf.aliasing_output = 22 : i32} loc("s['opt']['lamb'][0].nu['a']['b']"), %arg23: tensor<5x6xf32> {tf.aliasing_output = 23 : i32} loc("s['opt']['lamb'][0].nu['a']['w']"), %arg24: tensor<4xf32> {tf.aliasing_output = 24 : i32} loc("s['opt']['lamb'][0].nu['b']['b']"), %arg25: tensor<6x4xf32> {tf.aliasing_output = 25 : i32} loc("s['opt']['lamb'][0].nu['b']['w']"), %arg26: tensor<6xf32> {tf.aliasing_output = 26 : i32} loc("s['opt']['rmsprop'][1][0].nu['a']['b']"), %arg27: tensor<5x6xf32> {tf.aliasing_output = 27 : i32} loc("s['opt']['rmsprop'][1][0].nu['a']['w']"), %arg28: tensor<4xf32> {tf.aliasing_output = 28 : i32} loc("s['opt']['rmsprop'][1][0].nu['b']['b']"), %arg29: tensor<6x4xf32> {tf.aliasing_output = 29 : i32} loc("s['opt']['rmsprop'][1][0].nu['b']['w']"), %arg30: tensor<6xf32> {tf.aliasing_output = 30 : i32} loc("s['opt']['rmsprop'][1][2].trace['a']['b']"), %arg31: tensor<5x6xf32> {tf.aliasing_output = 31 : i32} loc("s['opt']['rmsprop'][1][2].trace['a']['w']"), %arg32: tensor<4xf32> {tf.aliasing_output = 32 : i32} loc("s['opt']['rmsprop'][1][2].trace['b']['b']"), %arg33: tensor<6x4xf32> {tf.aliasing_output = 33 : i32} loc("s['opt']['rmsprop'][1][2].trace['b']['w']"), %arg34: tensor<6xf32> {tf.aliasing_output = 34 : i32} loc("params.adafactor.a.b"), %arg35: tensor<5x6xf32> {tf.aliasing_output = 35 : i32} loc("params.adafactor.a.w"), %arg36: tensor<4xf32> {tf.aliasing_output = 36 : i32} loc("params.adafactor.b.b"), %arg37: tensor<6x4xf32> {tf.aliasing_output = 37 : i32} loc("params.adafactor.b.w"), %arg38: tensor<6xf32> {tf.aliasing_output = 38 : i32} loc("params.lamb.a.b"), %arg39: tensor<5x6xf32> {tf.aliasing_output = 39 : i32} loc("params.lamb.a.w"), %arg40: tensor<4xf32> {tf.aliasing_output = 40 : i32} loc("params.lamb.b.b"), %arg41: tensor<6x4xf32> {tf.aliasing_output = 41 : i32} loc("params.lamb.b.w"), %arg42: tensor<6xf32> {tf.aliasing_output = 42 : i32} loc("params.rmsprop.a.b"), %arg43: tensor<5x6xf32> {tf.aliasing_output = 43 : i32} loc("params.rmsprop.a.w"), %arg44: tensor<4xf32> {tf.aliasing_output = 44 : i32} loc("params.rmsprop.b.b"), %arg45: tensor<6x4xf32> {tf.aliasing_output = 45 : i32} loc("params.rmsprop.b.w"), %arg46: tensor<6x5xf32> loc("x"), %arg47: tensor<6xi32> loc("y")) -> (tensor<6xf32> {jax.result_info = "ema.a.b"}, tensor<5x6xf32> {jax.result_info = "ema.a.w"}, tensor<4xf32> {jax.result_info = "ema.b.b"}, tensor<6x4xf32> {jax.result_info = "ema.b.w"}, tensor<i32> {jax.result_info = "result[0]['opt']['adafactor'][0].count"}, tensor<1xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_row['a']['b']"}, tensor<5xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_row['a']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_row['b']['b']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_row['b']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_col['a']['b']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_col['a']['w']"}, tensor<1xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_col['b']['b']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v_col['b']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v['a']['b']"}, tensor<1xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v['b']['b']"}, tensor<1xf32> {jax.result_info = "result[0]['opt']['adafactor'][0].v['b']['w']"}, tensor<i32> {jax.result_info = "result[0]['opt']['lamb'][0].count"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['lamb'][0].mu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['lamb'][0].mu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['lamb'][0].mu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['lamb'][0].mu['b']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['lamb'][0].nu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['lamb'][0].nu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['lamb'][0].nu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['lamb'][0].nu['b']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][0].nu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][0].nu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][0].nu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][0].nu['b']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][2].trace['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][2].trace['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][2].trace['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['rmsprop'][1][2].trace['b']['w']"}, tensor<6xf32> {jax.result_info = "params.adafactor.a.b"}, tensor<5x6xf32> {jax.result_info = "params.adafactor.a.w"}, tensor<4xf32> {jax.result_info = "params.adafactor.b.b"}, tensor<6x4xf32> {jax.result_info = "params.adafactor.b.w"}, tensor<6xf32> {jax.result_info = "params.lamb.a.b"}, tensor<5x6xf32> {jax.result_info = "params.lamb.a.w"}, tensor<4xf32> {jax.result_info = "params.lamb.b.b"}, tensor<6x4xf32> {jax.result_info = "params.lamb.b.w"}, tensor<6xf32> {jax.result_info = "params.rmsprop.a.b"}, tensor<5x6xf32> {jax.result_info = "params.rmsprop.a.w"}, tensor<4xf32> {jax.result_info = "params.rmsprop.b.b"}, tensor<6x4xf32> {jax.result_info = "params.rmsprop.b.w"}, tensor<f32> {jax.result_info = "adafactor"}, tensor<f32> {jax.result_info = "lamb"}, tensor<f32> {jax.result_info = "rmsprop"}) {
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_0 = arith.constant dense<4> : tensor<i32> loc(#loc)
    %cst_1 = arith.constant dense<3> : tensor<1xi32> loc(#loc)
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %true = arith.constant true loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %cst_3 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant 0.166666672 : f32 loc(#loc)
    %cst_6 = arith.constant 1.000000e-03 : f32 loc(#loc)
    %cst_7 = arith.constant 2.400000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 4.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant 3.000000e+01 : f32 loc(#loc)
    %cst_10 = arith.constant -8.000000e-01 : f32 loc(#loc256)
    %cst_11 = arith.constant 9.990000e-01 : f32 loc(#loc257)
    %cst_12 = arith.constant 0.899999976 : f32 loc(#loc258)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc)
    %cst_13 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_14 = arith.constant 6.000000e+00 : f32 loc(#loc)
    %cst_15 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_16 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<-1.000000e-01> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<-1.000000e+00> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<5.000000e+00> : tensor<f32> loc(#loc)
    %cst_21 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_22 = arith.constant dense<1.000000e-30> : tensor<f32> loc(#loc)
    %cst_23 = arith.constant dense<-0.00999999977> : tensor<f32> loc(#loc)
    %cst_24 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc)
    %cst_25 = arith.constant dense<9.99999997E-7> : tensor<f32> loc(#loc)
    %cst_26 = arith.constant dense<2147483647> : tensor<i32> loc(#loc)
    %cst_27 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_28 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_29 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_30 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_31 = arith.constant dense<6.000000e+00> : tensor<f32> loc(#loc)
    %cst_32 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_33 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %cst_34 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_35 = arith.constant dense<0.797884583> : tensor<f32> loc(#loc)
    %cst_36 = arith.constant dense<4.471500e-02> : tensor<f32> loc(#loc)
    %cst_37 = arith.constant dense<3.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<6x6xf32> loc(#loc259)
    %1 = linalg.fill ins(%cst_15 : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc259)
    %2 = linalg.matmul ins(%arg46, %arg39 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc259)
    %3 = tensor.empty() : tensor<1x6xf32> loc(#loc260)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.lamb.a.b"), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<1x6xf32> loc(#loc260)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc165))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x6xf32> loc(#loc261)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("add"(#loc165))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc261)
      linalg.yield %772 : f32 loc(#loc261)
    } -> tensor<6x6xf32> loc(#loc261)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("integer_pow"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc262)
      linalg.yield %772 : f32 loc(#loc262)
    } -> tensor<6x6xf32> loc(#loc262)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("integer_pow"(#loc166)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("integer_pow"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc262)
      linalg.yield %772 : f32 loc(#loc262)
    } -> tensor<6x6xf32> loc(#loc262)
    %9 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("integer_pow"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %11 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %8 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("integer_pow"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %12 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("add"(#loc166))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc264)
      linalg.yield %772 : f32 loc(#loc264)
    } -> tensor<6x6xf32> loc(#loc264)
    %14 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %13 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %out: f32 loc("tanh"(#loc166))):
      %772 = math.tanh %in : f32 loc(#loc265)
      linalg.yield %772 : f32 loc(#loc265)
    } -> tensor<6x6xf32> loc(#loc265)
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc166))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<6x6xf32> loc(#loc266)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc166)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("sub"(#loc166))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc266)
      linalg.yield %772 : f32 loc(#loc266)
    } -> tensor<6x6xf32> loc(#loc266)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc166)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("add"(#loc166))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc264)
      linalg.yield %772 : f32 loc(#loc264)
    } -> tensor<6x6xf32> loc(#loc264)
    %20 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc166))):
      linalg.yield %in : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %21 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %23 = tensor.empty() : tensor<6x4xf32> loc(#loc259)
    %24 = linalg.fill ins(%cst_15 : f32) outs(%23 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc259)
    %25 = linalg.matmul ins(%22, %arg41 : tensor<6x6xf32>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc259)
    %26 = tensor.empty() : tensor<1x4xf32> loc(#loc260)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.lamb.b.b"), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<1x4xf32> loc(#loc260)
    %28 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc165))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %28 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("add"(#loc165))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc261)
      linalg.yield %772 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %30 = tensor.empty() : tensor<6xf32> loc(#loc267)
    %31 = linalg.fill ins(%cst_3 : f32) outs(%30 : tensor<6xf32>) -> tensor<6xf32> loc(#loc267)
    %32 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<6x4xf32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc54 at #loc167)), %out: f32 loc(callsite(#loc54 at #loc167))):
      %772 = arith.maximumf %out, %in : f32 loc(#loc267)
      linalg.yield %772 : f32 loc(#loc267)
    } -> tensor<6xf32> loc(#loc267)
    %33 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc167)), %out: f32 loc(callsite(#loc56 at #loc167))):
      linalg.yield %in : f32 loc(#loc268)
    } -> tensor<6xf32> loc(#loc268)
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %32 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc167)), %in_58: f32 loc(callsite(#loc54 at #loc167)), %out: f32 loc(callsite(#loc56 at #loc167))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc268)
      linalg.yield %772 : f32 loc(#loc268)
    } -> tensor<6xf32> loc(#loc268)
    %35 = tensor.empty() : tensor<6x1xf32> loc(#loc270)
    %36 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc167)), %out: f32 loc(callsite(#loc57 at #loc167))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<6x1xf32> loc(#loc270)
    %37 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %37 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc167)), %in_58: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc271)
      linalg.yield %772 : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc59 at #loc167))):
      %772 = math.exp %in : f32 loc(#loc272)
      linalg.yield %772 : f32 loc(#loc272)
    } -> tensor<6x4xf32> loc(#loc272)
    %40 = linalg.fill ins(%cst_15 : f32) outs(%30 : tensor<6xf32>) -> tensor<6xf32> loc(#loc273)
    %41 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc167)), %out: f32 loc(callsite(#loc60 at #loc167))):
      %772 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %772 : f32 loc(#loc273)
    } -> tensor<6xf32> loc(#loc273)
    %42 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc167)), %out: f32 loc(callsite(#loc57 at #loc167))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<6x1xf32> loc(#loc270)
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc167)), %out: f32 loc(callsite(#loc61 at #loc167))):
      %772 = math.log %in : f32 loc(#loc274)
      linalg.yield %772 : f32 loc(#loc274)
    } -> tensor<6x1xf32> loc(#loc274)
    %44 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %44 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc167)), %in_58: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc271)
      linalg.yield %772 : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %46 = tensor.empty() : tensor<6x1xi32> loc(#loc275)
    %47 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg47 : tensor<6xi32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc168))):
      linalg.yield %in : i32 loc(#loc275)
    } -> tensor<6x1xi32> loc(#loc275)
    %48 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc169)), %out: i32 loc(callsite(#loc63 at #loc169))):
      linalg.yield %in : i32 loc(#loc276)
    } -> tensor<6x1xi32> loc(#loc276)
    %49 = tensor.empty() : tensor<6x1xi1> loc(#loc276)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%49 : tensor<6x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc169)), %in_58: i32 loc(callsite(#loc63 at #loc169)), %out: i1 loc(callsite(#loc63 at #loc169))):
      %772 = arith.cmpi slt, %in, %in_58 : i32 loc(#loc276)
      linalg.yield %772 : i1 loc(#loc276)
    } -> tensor<6x1xi1> loc(#loc276)
    %51 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc169)), %out: i32 loc(callsite(#loc65 at #loc169))):
      linalg.yield %in : i32 loc(#loc278)
    } -> tensor<6x1xi32> loc(#loc278)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %51 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc169)), %in_58: i32 loc(callsite(#loc65 at #loc169)), %out: i32 loc(callsite(#loc65 at #loc169))):
      %772 = arith.addi %in, %in_58 : i32 loc(#loc278)
      linalg.yield %772 : i32 loc(#loc278)
    } -> tensor<6x1xi32> loc(#loc278)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %52, %47 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc63 at #loc169)), %in_58: i32 loc(callsite(#loc65 at #loc169)), %in_59: i32 loc(callsite(#loc at #loc169)), %out: i32 loc(callsite(#loc66 at #loc169))):
      %772 = arith.select %in, %in_58, %in_59 : i32 loc(#loc279)
      linalg.yield %772 : i32 loc(#loc279)
    } -> tensor<6x1xi32> loc(#loc279)
    %expanded = tensor.expand_shape %53 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32> loc(#loc280)
    %54 = tensor.empty() : tensor<6x1x1xi32> loc(#loc281)
    %55 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%54 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc169)), %out: i32 loc(callsite(#loc68 at #loc169))):
      linalg.yield %in : i32 loc(#loc281)
    } -> tensor<6x1x1xi32> loc(#loc281)
    %56 = tensor.empty() : tensor<6x1x1xi1> loc(#loc281)
    %57 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %55 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%56 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc67 at #loc169)), %in_58: i32 loc(callsite(#loc68 at #loc169)), %out: i1 loc(callsite(#loc68 at #loc169))):
      %772 = arith.cmpi sge, %in, %in_58 : i32 loc(#loc281)
      linalg.yield %772 : i1 loc(#loc281)
    } -> tensor<6x1x1xi1> loc(#loc281)
    %58 = tensor.empty() : tensor<1x1x1xi32> loc(#loc282)
    %59 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%58 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc69 at #loc169)), %out: i32 loc(callsite(#loc57 at #loc169))):
      linalg.yield %in : i32 loc(#loc282)
    } -> tensor<1x1x1xi32> loc(#loc282)
    %60 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<1x1x1xi32>) outs(%54 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc57 at #loc169)), %out: i32 loc(callsite(#loc70 at #loc169))):
      linalg.yield %in : i32 loc(#loc284)
    } -> tensor<6x1x1xi32> loc(#loc284)
    %61 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %60 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%56 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc67 at #loc169)), %in_58: i32 loc(callsite(#loc70 at #loc169)), %out: i1 loc(callsite(#loc70 at #loc169))):
      %772 = arith.cmpi sle, %in, %in_58 : i32 loc(#loc284)
      linalg.yield %772 : i1 loc(#loc284)
    } -> tensor<6x1x1xi1> loc(#loc284)
    %62 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%56 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc68 at #loc169)), %in_58: i1 loc(callsite(#loc70 at #loc169)), %out: i1 loc(callsite(#loc71 at #loc169))):
      %772 = arith.andi %in, %in_58 : i1 loc(#loc285)
      linalg.yield %772 : i1 loc(#loc285)
    } -> tensor<6x1x1xi1> loc(#loc285)
    %63 = linalg.fill ins(%true : i1) outs(%49 : tensor<6x1xi1>) -> tensor<6x1xi1> loc(#loc286)
    %64 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<6x1x1xi1>) outs(%63 : tensor<6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc72 at #loc169)), %out: i1 loc(callsite(#loc72 at #loc169))):
      %772 = arith.andi %out, %in : i1 loc(#loc286)
      linalg.yield %772 : i1 loc(#loc286)
    } -> tensor<6x1xi1> loc(#loc286)
    %65 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc69 at #loc169))):
      %772 = linalg.index 0 : index loc(#loc283)
      %extracted_58 = tensor.extract %expanded[%772, %c0, %c0] : tensor<6x1x1xi32> loc(#loc283)
      %773 = arith.index_cast %extracted_58 : i32 to index loc(#loc283)
      %774 = arith.maxsi %773, %c0 : index loc(#loc283)
      %775 = arith.minsi %774, %c3 : index loc(#loc283)
      %extracted_59 = tensor.extract %45[%772, %775] : tensor<6x4xf32> loc(#loc283)
      linalg.yield %extracted_59 : f32 loc(#loc283)
    } -> tensor<6x1xf32> loc(#loc283)
    %66 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc69 at #loc169)), %out: f32 loc(callsite(#loc57 at #loc169))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<6x1xf32> loc(#loc282)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %65, %66 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc72 at #loc169)), %in_58: f32 loc(callsite(#loc69 at #loc169)), %in_59: f32 loc(callsite(#loc57 at #loc169)), %out: f32 loc(callsite(#loc66 at #loc169))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc279)
      linalg.yield %772 : f32 loc(#loc279)
    } -> tensor<6x1xf32> loc(#loc279)
    %collapsed = tensor.collapse_shape %67 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc287)
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc170)), %out: f32 loc("neg"(#loc171))):
      %772 = arith.negf %in : f32 loc(#loc288)
      linalg.yield %772 : f32 loc(#loc288)
    } -> tensor<6xf32> loc(#loc288)
    %69 = tensor.empty() : tensor<f32> loc(#loc289)
    %70 = linalg.fill ins(%cst_15 : f32) outs(%69 : tensor<f32>) -> tensor<f32> loc(#loc289)
    %71 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%68 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc172)), %out: f32 loc("reduce_sum"(#loc172))):
      %772 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %772 : f32 loc(#loc289)
    } -> tensor<f32> loc(#loc289)
    %72 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%71 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc172)), %out: f32 loc("div"(#loc172))):
      %772 = arith.divf %in, %cst_14 : f32 loc(#loc290)
      linalg.yield %772 : f32 loc(#loc290)
    } -> tensor<f32> loc(#loc290)
    %73 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%69 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc173))):
      linalg.yield %cst_5 : f32 loc(#loc291)
    } -> tensor<f32> loc(#loc291)
    %74 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%73 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc173)), %out: f32 loc("broadcast_in_dim"(#loc173))):
      linalg.yield %in : f32 loc(#loc292)
    } -> tensor<6xf32> loc(#loc292)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%74 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc173)), %out: f32 loc("neg"(#loc174))):
      %772 = arith.negf %in : f32 loc(#loc293)
      linalg.yield %772 : f32 loc(#loc293)
    } -> tensor<6xf32> loc(#loc293)
    %76 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc174)), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<6x1xf32> loc(#loc294)
    %77 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %out: f32 loc(callsite(#loc57 at #loc176))):
      linalg.yield %in : f32 loc(#loc295)
    } -> tensor<6x4xf32> loc(#loc295)
    %78 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x1xi32>) outs(%54 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc297)), %out: i32 loc(callsite(#loc57 at #loc297))):
      linalg.yield %in : i32 loc(#loc428)
    } -> tensor<6x1x1xi32> loc(#loc428)
    %79 = tensor.empty() : tensor<1x1x4xi32> loc(#loc430)
    %80 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel"]} outs(%79 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc76 at #loc297))):
      %772 = linalg.index 2 : index loc(#loc430)
      %773 = arith.index_cast %772 : index to i32 loc(#loc430)
      linalg.yield %773 : i32 loc(#loc430)
    } -> tensor<1x1x4xi32> loc(#loc430)
    %81 = tensor.empty() : tensor<6x1x4xi32> loc(#loc431)
    %82 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<6x1x1xi32>) outs(%81 : tensor<6x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc57 at #loc297)), %out: i32 loc(callsite(#loc77 at #loc297))):
      linalg.yield %in : i32 loc(#loc431)
    } -> tensor<6x1x4xi32> loc(#loc431)
    %83 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x1x4xi32>) outs(%81 : tensor<6x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc76 at #loc297)), %out: i32 loc(callsite(#loc77 at #loc297))):
      linalg.yield %in : i32 loc(#loc431)
    } -> tensor<6x1x4xi32> loc(#loc431)
    %84 = tensor.empty() : tensor<6x1x4xi1> loc(#loc431)
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<6x1x4xi32>, tensor<6x1x4xi32>) outs(%84 : tensor<6x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc77 at #loc297)), %in_58: i32 loc(callsite(#loc77 at #loc297)), %out: i1 loc(callsite(#loc77 at #loc297))):
      %772 = arith.cmpi eq, %in, %in_58 : i32 loc(#loc431)
      linalg.yield %772 : i1 loc(#loc431)
    } -> tensor<6x1x4xi1> loc(#loc431)
    %86 = tensor.empty() : tensor<6x1x4xf32> loc(#loc432)
    %87 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<6x1x4xi1>) outs(%86 : tensor<6x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc77 at #loc297)), %out: f32 loc(callsite(#loc78 at #loc297))):
      %772 = arith.uitofp %in : i1 to f32 loc(#loc432)
      linalg.yield %772 : f32 loc(#loc432)
    } -> tensor<6x1x4xf32> loc(#loc432)
    %88 = linalg.generic {indexing_maps = [#map15, #map16, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76, %87 : tensor<6x1xf32>, tensor<6x1x4xf32>) outs(%24 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %in_58: f32 loc(callsite(#loc75 at #loc176)), %out: f32 loc(callsite(#loc79 at #loc176))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc296)
      %773 = arith.addf %out, %772 : f32 loc(#loc298)
      linalg.yield %773 : f32 loc(#loc296)
    } -> tensor<6x4xf32> loc(#loc298)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %88 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc176)), %in_58: f32 loc(callsite(#loc79 at #loc176)), %out: f32 loc(callsite(#loc65 at #loc176))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc299)
      linalg.yield %772 : f32 loc(#loc299)
    } -> tensor<6x4xf32> loc(#loc299)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc80 at #loc177))):
      %772 = arith.negf %in : f32 loc(#loc300)
      linalg.yield %772 : f32 loc(#loc300)
    } -> tensor<6x4xf32> loc(#loc300)
    %91 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc60 at #loc177))):
      %772 = arith.addf %out, %in : f32 loc(#loc302)
      linalg.yield %772 : f32 loc(#loc302)
    } -> tensor<6xf32> loc(#loc302)
    %expanded_38 = tensor.expand_shape %91 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32> loc(#loc303)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %42 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc67 at #loc177)), %in_58: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc81 at #loc177))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc304)
      linalg.yield %772 : f32 loc(#loc304)
    } -> tensor<6x1xf32> loc(#loc304)
    %93 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<6x1xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc60 at #loc177))):
      %772 = arith.addf %out, %in : f32 loc(#loc302)
      linalg.yield %772 : f32 loc(#loc302)
    } -> tensor<6xf32> loc(#loc302)
    %94 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc57 at #loc177))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x4xf32> loc(#loc305)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %39 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc177)), %in_58: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc82 at #loc177))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc306)
      linalg.yield %772 : f32 loc(#loc306)
    } -> tensor<6x4xf32> loc(#loc306)
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %95 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc177)), %in_58: f32 loc(callsite(#loc82 at #loc177)), %out: f32 loc(callsite(#loc83 at #loc177))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc307)
      linalg.yield %772 : f32 loc(#loc307)
    } -> tensor<6x4xf32> loc(#loc307)
    %97 = tensor.empty() : tensor<4xf32> loc(#loc308)
    %98 = linalg.fill ins(%cst_15 : f32) outs(%97 : tensor<4xf32>) -> tensor<4xf32> loc(#loc308)
    %99 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%96 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %expanded_39 = tensor.expand_shape %99 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc309)
    %100 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_39 : tensor<1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %101 = tensor.empty() : tensor<4x6xf32> loc(#loc310)
    %102 = linalg.fill ins(%cst_15 : f32) outs(%101 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc310)
    %103 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96, %22 : tensor<6x4xf32>, tensor<6x6xf32>) outs(%102 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc177)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc310)
    %104 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<4x6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %out: f32 loc("transpose"(#loc178))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<6x4xf32> loc(#loc311)
    %105 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96, %arg41 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55)), %in_58: f32 loc("params.lamb.b.w"), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc177)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<6x6xf32> loc(#loc310)
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %105 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("dot_general"(#loc178)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %21 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %106 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %18 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("sub"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %111 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add_any"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %112 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %112 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %10 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %115 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %117 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<6x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %expanded_40 = tensor.expand_shape %117 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc309)
    %118 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_40 : tensor<1x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %119 = tensor.empty() : tensor<6x5xf32> loc(#loc310)
    %120 = linalg.fill ins(%cst_15 : f32) outs(%119 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc310)
    %121 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116, %arg46 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%120 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc179)), %in_58: f32 loc("x"), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc313)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc310)
    %122 = tensor.empty() : tensor<5x6xf32> loc(#loc311)
    %123 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<6x5xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %out: f32 loc("transpose"(#loc178))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<5x6xf32> loc(#loc311)
    %124 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_30 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc180))):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<6xf32> loc(#loc314)
    %125 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%124, %118 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("mul"(#loc180))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc314)
      linalg.yield %772 : f32 loc(#loc314)
    } -> tensor<6xf32> loc(#loc314)
    %126 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_29 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc181))):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<6xf32> loc(#loc315)
    %127 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%126, %arg18 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['lamb'][0].mu['a']['b']"), %out: f32 loc("mul"(#loc181))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc315)
      linalg.yield %772 : f32 loc(#loc315)
    } -> tensor<6xf32> loc(#loc315)
    %128 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%125, %127 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("mul"(#loc181)), %out: f32 loc("add"(#loc180))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc316)
      linalg.yield %772 : f32 loc(#loc316)
    } -> tensor<6xf32> loc(#loc316)
    %129 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc180))):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<5x6xf32> loc(#loc314)
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %123 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("transpose"(#loc178)), %out: f32 loc("mul"(#loc180))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc314)
      linalg.yield %772 : f32 loc(#loc314)
    } -> tensor<5x6xf32> loc(#loc314)
    %131 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc181))):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<5x6xf32> loc(#loc315)
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %arg19 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['lamb'][0].mu['a']['w']"), %out: f32 loc("mul"(#loc181))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc315)
      linalg.yield %772 : f32 loc(#loc315)
    } -> tensor<5x6xf32> loc(#loc315)
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%130, %132 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("mul"(#loc181)), %out: f32 loc("add"(#loc180))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc316)
      linalg.yield %772 : f32 loc(#loc316)
    } -> tensor<5x6xf32> loc(#loc316)
    %134 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_30 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc180))):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<4xf32> loc(#loc314)
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%134, %100 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("mul"(#loc180))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc314)
      linalg.yield %772 : f32 loc(#loc314)
    } -> tensor<4xf32> loc(#loc314)
    %136 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_29 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc181))):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<4xf32> loc(#loc315)
    %137 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%136, %arg20 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['lamb'][0].mu['b']['b']"), %out: f32 loc("mul"(#loc181))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc315)
      linalg.yield %772 : f32 loc(#loc315)
    } -> tensor<4xf32> loc(#loc315)
    %138 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%135, %137 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("mul"(#loc181)), %out: f32 loc("add"(#loc180))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc316)
      linalg.yield %772 : f32 loc(#loc316)
    } -> tensor<4xf32> loc(#loc316)
    %139 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc180))):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<6x4xf32> loc(#loc314)
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %104 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("transpose"(#loc178)), %out: f32 loc("mul"(#loc180))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc314)
      linalg.yield %772 : f32 loc(#loc314)
    } -> tensor<6x4xf32> loc(#loc314)
    %141 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc181))):
      linalg.yield %in : f32 loc(#loc315)
    } -> tensor<6x4xf32> loc(#loc315)
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %arg21 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['lamb'][0].mu['b']['w']"), %out: f32 loc("mul"(#loc181))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc315)
      linalg.yield %772 : f32 loc(#loc315)
    } -> tensor<6x4xf32> loc(#loc315)
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%140, %142 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("mul"(#loc181)), %out: f32 loc("add"(#loc180))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc316)
      linalg.yield %772 : f32 loc(#loc316)
    } -> tensor<6x4xf32> loc(#loc316)
    %144 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%118, %118 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %in_58: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<6xf32> loc(#loc317)
    %145 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_28 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc183))):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<6xf32> loc(#loc318)
    %146 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%145, %144 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<6xf32> loc(#loc318)
    %147 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_27 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<6xf32> loc(#loc319)
    %148 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%147, %arg22 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_58: f32 loc("s['opt']['lamb'][0].nu['a']['b']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<6xf32> loc(#loc319)
    %149 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%146, %148 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<6xf32> loc(#loc320)
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %123 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc178)), %in_58: f32 loc("transpose"(#loc178)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<5x6xf32> loc(#loc317)
    %151 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc183))):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<5x6xf32> loc(#loc318)
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %150 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<5x6xf32> loc(#loc318)
    %153 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<5x6xf32> loc(#loc319)
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %arg23 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_58: f32 loc("s['opt']['lamb'][0].nu['a']['w']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<5x6xf32> loc(#loc319)
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %154 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<5x6xf32> loc(#loc320)
    %156 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%100, %100 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %in_58: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<4xf32> loc(#loc317)
    %157 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_28 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc183))):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %158 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%157, %156 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %159 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_27 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<4xf32> loc(#loc319)
    %160 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%159, %arg24 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_58: f32 loc("s['opt']['lamb'][0].nu['b']['b']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<4xf32> loc(#loc319)
    %161 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%158, %160 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<4xf32> loc(#loc320)
    %162 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %104 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc178)), %in_58: f32 loc("transpose"(#loc178)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<6x4xf32> loc(#loc317)
    %163 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc183))):
      linalg.yield %in : f32 loc(#loc318)
    } -> tensor<6x4xf32> loc(#loc318)
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %162 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<6x4xf32> loc(#loc318)
    %165 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<6x4xf32> loc(#loc319)
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%165, %arg25 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_58: f32 loc("s['opt']['lamb'][0].nu['b']['w']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<6x4xf32> loc(#loc319)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%164, %166 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<6x4xf32> loc(#loc320)
    %168 = tensor.empty() : tensor<i1> loc(#loc321)
    %169 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['lamb'][0].count"), %out: i1 loc("lt"(#loc185))):
      %772 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc321)
      linalg.yield %772 : i1 loc(#loc321)
    } -> tensor<i1> loc(#loc321)
    %170 = tensor.empty() : tensor<i32> loc(#loc322)
    %171 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg17 : tensor<i32>) outs(%170 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt']['lamb'][0].count"), %out: i32 loc("add"(#loc186))):
      %772 = arith.addi %in, %c1_i32 : i32 loc(#loc322)
      linalg.yield %772 : i32 loc(#loc322)
    } -> tensor<i32> loc(#loc322)
    %172 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%169, %171, %cst_26 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%170 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc187)), %in_58: i32 loc(callsite(#loc at #loc187)), %in_59: i32 loc(callsite(#loc at #loc187)), %out: i32 loc(callsite(#loc66 at #loc187))):
      %772 = arith.select %in, %in_58, %in_59 : i32 loc(#loc323)
      linalg.yield %772 : i32 loc(#loc323)
    } -> tensor<i32> loc(#loc323)
    %173 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%172 : tensor<i32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i32 loc("jit(train)/jit(_where)"(#loc91)), %out: f32 loc("pow"(#loc164))):
      %772 = arith.sitofp %in : i32 to f32 loc(#loc258)
      linalg.yield %772 : f32 loc(#loc258)
    } -> tensor<f32> loc(#loc258)
    %174 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%173 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc164)), %out: f32 loc("pow"(#loc164))):
      %772 = math.powf %cst_12, %in : f32 loc(#loc258)
      linalg.yield %772 : f32 loc(#loc258)
    } -> tensor<f32> loc(#loc258)
    %175 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%174 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc164)), %out: f32 loc("sub"(#loc164))):
      %772 = arith.subf %cst_13, %in : f32 loc(#loc325)
      linalg.yield %772 : f32 loc(#loc325)
    } -> tensor<f32> loc(#loc325)
    %176 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%175 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc326)
    } -> tensor<6xf32> loc(#loc326)
    %177 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%128, %176 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc180)), %in_58: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc326)
      linalg.yield %772 : f32 loc(#loc326)
    } -> tensor<6xf32> loc(#loc326)
    %178 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc326)
    } -> tensor<5x6xf32> loc(#loc326)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %178 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc180)), %in_58: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc326)
      linalg.yield %772 : f32 loc(#loc326)
    } -> tensor<5x6xf32> loc(#loc326)
    %180 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%175 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc326)
    } -> tensor<4xf32> loc(#loc326)
    %181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%138, %180 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc180)), %in_58: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc326)
      linalg.yield %772 : f32 loc(#loc326)
    } -> tensor<4xf32> loc(#loc326)
    %182 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc326)
    } -> tensor<6x4xf32> loc(#loc326)
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%143, %182 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc180)), %in_58: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc326)
      linalg.yield %772 : f32 loc(#loc326)
    } -> tensor<6x4xf32> loc(#loc326)
    %184 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%173 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc164)), %out: f32 loc("pow"(#loc163))):
      %772 = math.powf %cst_11, %in : f32 loc(#loc257)
      linalg.yield %772 : f32 loc(#loc257)
    } -> tensor<f32> loc(#loc257)
    %185 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%184 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("sub"(#loc163))):
      %772 = arith.subf %cst_13, %in : f32 loc(#loc327)
      linalg.yield %772 : f32 loc(#loc327)
    } -> tensor<f32> loc(#loc327)
    %186 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%185 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<6xf32> loc(#loc328)
    %187 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%149, %186 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc328)
      linalg.yield %772 : f32 loc(#loc328)
    } -> tensor<6xf32> loc(#loc328)
    %188 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<5x6xf32> loc(#loc328)
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %188 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc328)
      linalg.yield %772 : f32 loc(#loc328)
    } -> tensor<5x6xf32> loc(#loc328)
    %190 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%185 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<4xf32> loc(#loc328)
    %191 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%161, %190 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc328)
      linalg.yield %772 : f32 loc(#loc328)
    } -> tensor<4xf32> loc(#loc328)
    %192 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<6x4xf32> loc(#loc328)
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%167, %192 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc328)
      linalg.yield %772 : f32 loc(#loc328)
    } -> tensor<6x4xf32> loc(#loc328)
    %194 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_32 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc188))):
      linalg.yield %in : f32 loc(#loc329)
    } -> tensor<6xf32> loc(#loc329)
    %195 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%187, %194 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_58: f32 loc("add"(#loc188)), %out: f32 loc("add"(#loc188))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc329)
      linalg.yield %772 : f32 loc(#loc329)
    } -> tensor<6xf32> loc(#loc329)
    %196 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%195 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc188)), %out: f32 loc("sqrt"(#loc189))):
      %772 = math.sqrt %in : f32 loc(#loc330)
      linalg.yield %772 : f32 loc(#loc330)
    } -> tensor<6xf32> loc(#loc330)
    %197 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc189))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<6xf32> loc(#loc331)
    %198 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%196, %197 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc189)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("add"(#loc189))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc331)
      linalg.yield %772 : f32 loc(#loc331)
    } -> tensor<6xf32> loc(#loc331)
    %199 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%177, %198 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("div"(#loc190))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc332)
      linalg.yield %772 : f32 loc(#loc332)
    } -> tensor<6xf32> loc(#loc332)
    %200 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc188))):
      linalg.yield %in : f32 loc(#loc329)
    } -> tensor<5x6xf32> loc(#loc329)
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189, %200 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_58: f32 loc("add"(#loc188)), %out: f32 loc("add"(#loc188))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc329)
      linalg.yield %772 : f32 loc(#loc329)
    } -> tensor<5x6xf32> loc(#loc329)
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc188)), %out: f32 loc("sqrt"(#loc189))):
      %772 = math.sqrt %in : f32 loc(#loc330)
      linalg.yield %772 : f32 loc(#loc330)
    } -> tensor<5x6xf32> loc(#loc330)
    %203 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc189))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<5x6xf32> loc(#loc331)
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %203 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc189)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("add"(#loc189))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc331)
      linalg.yield %772 : f32 loc(#loc331)
    } -> tensor<5x6xf32> loc(#loc331)
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %204 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("div"(#loc190))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc332)
      linalg.yield %772 : f32 loc(#loc332)
    } -> tensor<5x6xf32> loc(#loc332)
    %206 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_32 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc188))):
      linalg.yield %in : f32 loc(#loc329)
    } -> tensor<4xf32> loc(#loc329)
    %207 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%191, %206 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_58: f32 loc("add"(#loc188)), %out: f32 loc("add"(#loc188))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc329)
      linalg.yield %772 : f32 loc(#loc329)
    } -> tensor<4xf32> loc(#loc329)
    %208 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%207 : tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc188)), %out: f32 loc("sqrt"(#loc189))):
      %772 = math.sqrt %in : f32 loc(#loc330)
      linalg.yield %772 : f32 loc(#loc330)
    } -> tensor<4xf32> loc(#loc330)
    %209 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc189))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<4xf32> loc(#loc331)
    %210 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%208, %209 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc189)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("add"(#loc189))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc331)
      linalg.yield %772 : f32 loc(#loc331)
    } -> tensor<4xf32> loc(#loc331)
    %211 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%181, %210 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("div"(#loc190))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc332)
      linalg.yield %772 : f32 loc(#loc332)
    } -> tensor<4xf32> loc(#loc332)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193, %77 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_58: f32 loc("add"(#loc188)), %out: f32 loc("add"(#loc188))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc329)
      linalg.yield %772 : f32 loc(#loc329)
    } -> tensor<6x4xf32> loc(#loc329)
    %213 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%212 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc188)), %out: f32 loc("sqrt"(#loc189))):
      %772 = math.sqrt %in : f32 loc(#loc330)
      linalg.yield %772 : f32 loc(#loc330)
    } -> tensor<6x4xf32> loc(#loc330)
    %214 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc189))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<6x4xf32> loc(#loc331)
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %214 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc189)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("add"(#loc189))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc331)
      linalg.yield %772 : f32 loc(#loc331)
    } -> tensor<6x4xf32> loc(#loc331)
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %215 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_58: f32 loc("add"(#loc189)), %out: f32 loc("div"(#loc190))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc332)
      linalg.yield %772 : f32 loc(#loc332)
    } -> tensor<6x4xf32> loc(#loc332)
    %217 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_24 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc191))):
      linalg.yield %in : f32 loc(#loc333)
    } -> tensor<6xf32> loc(#loc333)
    %218 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%217, %arg38 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("params.lamb.a.b"), %out: f32 loc("mul"(#loc191))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc333)
      linalg.yield %772 : f32 loc(#loc333)
    } -> tensor<6xf32> loc(#loc333)
    %219 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%199, %218 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc190)), %in_58: f32 loc("mul"(#loc191)), %out: f32 loc("add"(#loc192))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc334)
      linalg.yield %772 : f32 loc(#loc334)
    } -> tensor<6xf32> loc(#loc334)
    %220 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc191))):
      linalg.yield %in : f32 loc(#loc333)
    } -> tensor<5x6xf32> loc(#loc333)
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%220, %arg39 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("params.lamb.a.w"), %out: f32 loc("mul"(#loc191))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc333)
      linalg.yield %772 : f32 loc(#loc333)
    } -> tensor<5x6xf32> loc(#loc333)
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %221 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc190)), %in_58: f32 loc("mul"(#loc191)), %out: f32 loc("add"(#loc192))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc334)
      linalg.yield %772 : f32 loc(#loc334)
    } -> tensor<5x6xf32> loc(#loc334)
    %223 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_24 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc191))):
      linalg.yield %in : f32 loc(#loc333)
    } -> tensor<4xf32> loc(#loc333)
    %224 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%223, %arg40 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("params.lamb.b.b"), %out: f32 loc("mul"(#loc191))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc333)
      linalg.yield %772 : f32 loc(#loc333)
    } -> tensor<4xf32> loc(#loc333)
    %225 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%211, %224 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc190)), %in_58: f32 loc("mul"(#loc191)), %out: f32 loc("add"(#loc192))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc334)
      linalg.yield %772 : f32 loc(#loc334)
    } -> tensor<4xf32> loc(#loc334)
    %226 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc191))):
      linalg.yield %in : f32 loc(#loc333)
    } -> tensor<6x4xf32> loc(#loc333)
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%226, %arg41 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("params.lamb.b.w"), %out: f32 loc("mul"(#loc191))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc333)
      linalg.yield %772 : f32 loc(#loc333)
    } -> tensor<6x4xf32> loc(#loc333)
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %227 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc190)), %in_58: f32 loc("mul"(#loc191)), %out: f32 loc("add"(#loc192))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc334)
      linalg.yield %772 : f32 loc(#loc334)
    } -> tensor<6x4xf32> loc(#loc334)
    %229 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg38, %arg38 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<6xf32> loc(#loc335)
    %230 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%229 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %231 = tensor.empty() : tensor<1xf32> loc(#loc338)
    %232 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%230 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1xf32> loc(#loc338)
    %233 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%232 : tensor<1xf32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1xf32> loc(#loc339)
    %234 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_32 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("le"(#loc194))):
      linalg.yield %in : f32 loc(#loc340)
    } -> tensor<1xf32> loc(#loc340)
    %235 = tensor.empty() : tensor<1xi1> loc(#loc340)
    %236 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%233, %234 : tensor<1xf32>, tensor<1xf32>) outs(%235 : tensor<1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1xi1> loc(#loc340)
    %237 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_34 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc195))):
      linalg.yield %in : f32 loc(#loc341)
    } -> tensor<6xf32> loc(#loc341)
    %238 = tensor.empty() : tensor<6xi1> loc(#loc342)
    %239 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel"]} ins(%236 : tensor<1xi1>) outs(%238 : tensor<6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<6xi1> loc(#loc342)
    %240 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%239, %237, %arg38 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<6xf32> loc(#loc344)
    %collapsed_41 = tensor.collapse_shape %233 [] : tensor<1xf32> into tensor<f32> loc(#loc345)
    %241 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%240, %240 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<6xf32> loc(#loc346)
    %242 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%241 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %243 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%242 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %244 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_41 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %245 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%244, %cst_32, %243 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %246 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%219, %219 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<6xf32> loc(#loc335)
    %247 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%246 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %248 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%247 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1xf32> loc(#loc338)
    %249 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%248 : tensor<1xf32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1xf32> loc(#loc339)
    %250 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%249, %234 : tensor<1xf32>, tensor<1xf32>) outs(%235 : tensor<1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1xi1> loc(#loc340)
    %251 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel"]} ins(%250 : tensor<1xi1>) outs(%238 : tensor<6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<6xi1> loc(#loc342)
    %252 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%251, %237, %219 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<6xf32> loc(#loc344)
    %collapsed_42 = tensor.collapse_shape %249 [] : tensor<1xf32> into tensor<f32> loc(#loc345)
    %253 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%252, %252 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<6xf32> loc(#loc346)
    %254 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%253 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %255 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%254 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %256 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_42 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %257 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%256, %cst_32, %255 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %258 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%257 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: f32 loc("add"(#loc201))):
      %772 = arith.addf %in, %cst_15 : f32 loc(#loc354)
      linalg.yield %772 : f32 loc(#loc354)
    } -> tensor<f32> loc(#loc354)
    %259 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%245, %258 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc202)), %in_58: f32 loc("add"(#loc201)), %out: f32 loc("div"(#loc202))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc355)
      linalg.yield %772 : f32 loc(#loc355)
    } -> tensor<f32> loc(#loc355)
    %260 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%245 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc203))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc357)
      linalg.yield %772 : i1 loc(#loc357)
    } -> tensor<i1> loc(#loc357)
    %261 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%257 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc204))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc358)
      linalg.yield %772 : i1 loc(#loc358)
    } -> tensor<i1> loc(#loc358)
    %262 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%260, %261 : tensor<i1>, tensor<i1>) outs(%168 : tensor<i1>) {
    ^bb0(%in: i1 loc("eq"(#loc203)), %in_58: i1 loc("eq"(#loc204)), %out: i1 loc("or"(#loc205))):
      %772 = arith.ori %in, %in_58 : i1 loc(#loc359)
      linalg.yield %772 : i1 loc(#loc359)
    } -> tensor<i1> loc(#loc359)
    %263 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%262, %cst_34, %259 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc206)), %in_58: f32 loc(callsite(#loc at #loc206)), %in_59: f32 loc(callsite(#loc at #loc206)), %out: f32 loc(callsite(#loc66 at #loc206))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc360)
      linalg.yield %772 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %264 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%263 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc111)), %out: f32 loc("mul"(#loc207))):
      linalg.yield %in : f32 loc(#loc362)
    } -> tensor<6xf32> loc(#loc362)
    %265 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%219, %264 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc192)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc207))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc362)
      linalg.yield %772 : f32 loc(#loc362)
    } -> tensor<6xf32> loc(#loc362)
    %266 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg39, %arg39 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<5x6xf32> loc(#loc335)
    %267 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%266 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %268 = tensor.empty() : tensor<1x1xf32> loc(#loc338)
    %269 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<f32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1x1xf32> loc(#loc338)
    %270 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%269 : tensor<1x1xf32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1x1xf32> loc(#loc339)
    %271 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("le"(#loc194))):
      linalg.yield %in : f32 loc(#loc340)
    } -> tensor<1x1xf32> loc(#loc340)
    %272 = tensor.empty() : tensor<1x1xi1> loc(#loc340)
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%270, %271 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%272 : tensor<1x1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1x1xi1> loc(#loc340)
    %274 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc195))):
      linalg.yield %in : f32 loc(#loc341)
    } -> tensor<5x6xf32> loc(#loc341)
    %275 = tensor.empty() : tensor<5x6xi1> loc(#loc342)
    %276 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%273 : tensor<1x1xi1>) outs(%275 : tensor<5x6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<5x6xi1> loc(#loc342)
    %277 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%276, %274, %arg39 : tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<5x6xf32> loc(#loc344)
    %collapsed_43 = tensor.collapse_shape %270 [] : tensor<1x1xf32> into tensor<f32> loc(#loc345)
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%277, %277 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<5x6xf32> loc(#loc346)
    %279 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%278 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %280 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%279 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %281 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_43 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %282 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%281, %cst_32, %280 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%222, %222 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<5x6xf32> loc(#loc335)
    %284 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%283 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %285 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<f32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1x1xf32> loc(#loc338)
    %286 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%285 : tensor<1x1xf32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1x1xf32> loc(#loc339)
    %287 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%286, %271 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%272 : tensor<1x1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1x1xi1> loc(#loc340)
    %288 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%287 : tensor<1x1xi1>) outs(%275 : tensor<5x6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<5x6xi1> loc(#loc342)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%288, %274, %222 : tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<5x6xf32> loc(#loc344)
    %collapsed_44 = tensor.collapse_shape %286 [] : tensor<1x1xf32> into tensor<f32> loc(#loc345)
    %290 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%289, %289 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<5x6xf32> loc(#loc346)
    %291 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%290 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %292 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%291 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %293 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_44 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %294 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%293, %cst_32, %292 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %295 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%294 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: f32 loc("add"(#loc201))):
      %772 = arith.addf %in, %cst_15 : f32 loc(#loc354)
      linalg.yield %772 : f32 loc(#loc354)
    } -> tensor<f32> loc(#loc354)
    %296 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%282, %295 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc202)), %in_58: f32 loc("add"(#loc201)), %out: f32 loc("div"(#loc202))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc355)
      linalg.yield %772 : f32 loc(#loc355)
    } -> tensor<f32> loc(#loc355)
    %297 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%282 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc203))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc357)
      linalg.yield %772 : i1 loc(#loc357)
    } -> tensor<i1> loc(#loc357)
    %298 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%294 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc204))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc358)
      linalg.yield %772 : i1 loc(#loc358)
    } -> tensor<i1> loc(#loc358)
    %299 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%297, %298 : tensor<i1>, tensor<i1>) outs(%168 : tensor<i1>) {
    ^bb0(%in: i1 loc("eq"(#loc203)), %in_58: i1 loc("eq"(#loc204)), %out: i1 loc("or"(#loc205))):
      %772 = arith.ori %in, %in_58 : i1 loc(#loc359)
      linalg.yield %772 : i1 loc(#loc359)
    } -> tensor<i1> loc(#loc359)
    %300 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%299, %cst_34, %296 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc206)), %in_58: f32 loc(callsite(#loc at #loc206)), %in_59: f32 loc(callsite(#loc at #loc206)), %out: f32 loc(callsite(#loc66 at #loc206))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc360)
      linalg.yield %772 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %301 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc111)), %out: f32 loc("mul"(#loc207))):
      linalg.yield %in : f32 loc(#loc362)
    } -> tensor<5x6xf32> loc(#loc362)
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%222, %301 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc192)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc207))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc362)
      linalg.yield %772 : f32 loc(#loc362)
    } -> tensor<5x6xf32> loc(#loc362)
    %303 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg40, %arg40 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<4xf32> loc(#loc335)
    %304 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%303 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %305 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%304 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1xf32> loc(#loc338)
    %306 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%305 : tensor<1xf32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1xf32> loc(#loc339)
    %307 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%306, %234 : tensor<1xf32>, tensor<1xf32>) outs(%235 : tensor<1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1xi1> loc(#loc340)
    %308 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_34 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc195))):
      linalg.yield %in : f32 loc(#loc341)
    } -> tensor<4xf32> loc(#loc341)
    %309 = tensor.empty() : tensor<4xi1> loc(#loc342)
    %310 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel"]} ins(%307 : tensor<1xi1>) outs(%309 : tensor<4xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<4xi1> loc(#loc342)
    %311 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%310, %308, %arg40 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<4xf32> loc(#loc344)
    %collapsed_45 = tensor.collapse_shape %306 [] : tensor<1xf32> into tensor<f32> loc(#loc345)
    %312 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%311, %311 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<4xf32> loc(#loc346)
    %313 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%312 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %314 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%313 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %315 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_45 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %316 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%315, %cst_32, %314 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %317 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%225, %225 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<4xf32> loc(#loc335)
    %318 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%317 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %319 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%318 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1xf32> loc(#loc338)
    %320 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%319 : tensor<1xf32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1xf32> loc(#loc339)
    %321 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%320, %234 : tensor<1xf32>, tensor<1xf32>) outs(%235 : tensor<1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1xi1> loc(#loc340)
    %322 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel"]} ins(%321 : tensor<1xi1>) outs(%309 : tensor<4xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<4xi1> loc(#loc342)
    %323 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%322, %308, %225 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<4xf32> loc(#loc344)
    %collapsed_46 = tensor.collapse_shape %320 [] : tensor<1xf32> into tensor<f32> loc(#loc345)
    %324 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%323, %323 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<4xf32> loc(#loc346)
    %325 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%324 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %326 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%325 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %327 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_46 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %328 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%327, %cst_32, %326 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %329 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%328 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: f32 loc("add"(#loc201))):
      %772 = arith.addf %in, %cst_15 : f32 loc(#loc354)
      linalg.yield %772 : f32 loc(#loc354)
    } -> tensor<f32> loc(#loc354)
    %330 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%316, %329 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc202)), %in_58: f32 loc("add"(#loc201)), %out: f32 loc("div"(#loc202))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc355)
      linalg.yield %772 : f32 loc(#loc355)
    } -> tensor<f32> loc(#loc355)
    %331 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%316 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc203))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc357)
      linalg.yield %772 : i1 loc(#loc357)
    } -> tensor<i1> loc(#loc357)
    %332 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%328 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc204))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc358)
      linalg.yield %772 : i1 loc(#loc358)
    } -> tensor<i1> loc(#loc358)
    %333 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%331, %332 : tensor<i1>, tensor<i1>) outs(%168 : tensor<i1>) {
    ^bb0(%in: i1 loc("eq"(#loc203)), %in_58: i1 loc("eq"(#loc204)), %out: i1 loc("or"(#loc205))):
      %772 = arith.ori %in, %in_58 : i1 loc(#loc359)
      linalg.yield %772 : i1 loc(#loc359)
    } -> tensor<i1> loc(#loc359)
    %334 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%333, %cst_34, %330 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc206)), %in_58: f32 loc(callsite(#loc at #loc206)), %in_59: f32 loc(callsite(#loc at #loc206)), %out: f32 loc(callsite(#loc66 at #loc206))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc360)
      linalg.yield %772 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %335 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%334 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc111)), %out: f32 loc("mul"(#loc207))):
      linalg.yield %in : f32 loc(#loc362)
    } -> tensor<4xf32> loc(#loc362)
    %336 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%225, %335 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc192)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc207))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc362)
      linalg.yield %772 : f32 loc(#loc362)
    } -> tensor<4xf32> loc(#loc362)
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg41, %arg41 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<6x4xf32> loc(#loc335)
    %338 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%337 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %339 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%338 : tensor<f32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1x1xf32> loc(#loc338)
    %340 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%339 : tensor<1x1xf32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1x1xf32> loc(#loc339)
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%340, %271 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%272 : tensor<1x1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1x1xi1> loc(#loc340)
    %342 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc195))):
      linalg.yield %in : f32 loc(#loc341)
    } -> tensor<6x4xf32> loc(#loc341)
    %343 = tensor.empty() : tensor<6x4xi1> loc(#loc342)
    %344 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%341 : tensor<1x1xi1>) outs(%343 : tensor<6x4xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<6x4xi1> loc(#loc342)
    %345 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%344, %342, %arg41 : tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<6x4xf32> loc(#loc344)
    %collapsed_47 = tensor.collapse_shape %340 [] : tensor<1x1xf32> into tensor<f32> loc(#loc345)
    %346 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%345, %345 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<6x4xf32> loc(#loc346)
    %347 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%346 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %348 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%347 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %349 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_47 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %350 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%349, %cst_32, %348 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %351 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228, %228 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc193)), %in_58: f32 loc(callsite(#loc at #loc193)), %out: f32 loc(callsite(#loc82 at #loc193))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc335)
      linalg.yield %772 : f32 loc(#loc335)
    } -> tensor<6x4xf32> loc(#loc335)
    %352 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%351 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc60 at #loc193))):
      %772 = arith.addf %out, %in : f32 loc(#loc337)
      linalg.yield %772 : f32 loc(#loc337)
    } -> tensor<f32> loc(#loc337)
    %353 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%352 : tensor<f32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc193)), %out: f32 loc(callsite(#loc57 at #loc193))):
      linalg.yield %in : f32 loc(#loc338)
    } -> tensor<1x1xf32> loc(#loc338)
    %354 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%353 : tensor<1x1xf32>) outs(%268 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc193)), %out: f32 loc(callsite(#loc98 at #loc193))):
      %772 = math.sqrt %in : f32 loc(#loc339)
      linalg.yield %772 : f32 loc(#loc339)
    } -> tensor<1x1xf32> loc(#loc339)
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%354, %271 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%272 : tensor<1x1xi1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(norm)"(#loc97)), %in_58: f32 loc("le"(#loc194)), %out: i1 loc("le"(#loc194))):
      %772 = arith.cmpf ole, %in, %in_58 : f32 loc(#loc340)
      linalg.yield %772 : i1 loc(#loc340)
    } -> tensor<1x1xi1> loc(#loc340)
    %356 = linalg.generic {indexing_maps = [#map22, #map1], iterator_types = ["parallel", "parallel"]} ins(%355 : tensor<1x1xi1>) outs(%343 : tensor<6x4xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc196)), %out: i1 loc(callsite(#loc57 at #loc196))):
      linalg.yield %in : i1 loc(#loc342)
    } -> tensor<6x4xi1> loc(#loc342)
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%356, %342, %228 : tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc57 at #loc196)), %in_58: f32 loc(callsite(#loc at #loc196)), %in_59: f32 loc(callsite(#loc at #loc196)), %out: f32 loc(callsite(#loc66 at #loc196))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc344)
      linalg.yield %772 : f32 loc(#loc344)
    } -> tensor<6x4xf32> loc(#loc344)
    %collapsed_48 = tensor.collapse_shape %354 [] : tensor<1x1xf32> into tensor<f32> loc(#loc345)
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%357, %357 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_58: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc82 at #loc198))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc346)
      linalg.yield %772 : f32 loc(#loc346)
    } -> tensor<6x4xf32> loc(#loc346)
    %359 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%358 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc60 at #loc198))):
      %772 = arith.addf %out, %in : f32 loc(#loc348)
      linalg.yield %772 : f32 loc(#loc348)
    } -> tensor<f32> loc(#loc348)
    %360 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%359 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc198)), %out: f32 loc(callsite(#loc98 at #loc198))):
      %772 = math.sqrt %in : f32 loc(#loc349)
      linalg.yield %772 : f32 loc(#loc349)
    } -> tensor<f32> loc(#loc349)
    %361 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%collapsed_48 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("squeeze"(#loc197)), %out: i1 loc("le"(#loc199))):
      %772 = arith.cmpf ole, %in, %cst_15 : f32 loc(#loc350)
      linalg.yield %772 : i1 loc(#loc350)
    } -> tensor<i1> loc(#loc350)
    %362 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%361, %cst_32, %360 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc200)), %in_58: f32 loc(callsite(#loc78 at #loc200)), %in_59: f32 loc(callsite(#loc at #loc200)), %out: f32 loc(callsite(#loc66 at #loc200))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc351)
      linalg.yield %772 : f32 loc(#loc351)
    } -> tensor<f32> loc(#loc351)
    %363 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%362 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: f32 loc("add"(#loc201))):
      %772 = arith.addf %in, %cst_15 : f32 loc(#loc354)
      linalg.yield %772 : f32 loc(#loc354)
    } -> tensor<f32> loc(#loc354)
    %364 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%350, %363 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc202)), %in_58: f32 loc("add"(#loc201)), %out: f32 loc("div"(#loc202))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc355)
      linalg.yield %772 : f32 loc(#loc355)
    } -> tensor<f32> loc(#loc355)
    %365 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%350 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc203))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc357)
      linalg.yield %772 : i1 loc(#loc357)
    } -> tensor<i1> loc(#loc357)
    %366 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%362 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc105)), %out: i1 loc("eq"(#loc204))):
      %772 = arith.cmpf oeq, %in, %cst_15 : f32 loc(#loc358)
      linalg.yield %772 : i1 loc(#loc358)
    } -> tensor<i1> loc(#loc358)
    %367 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%365, %366 : tensor<i1>, tensor<i1>) outs(%168 : tensor<i1>) {
    ^bb0(%in: i1 loc("eq"(#loc203)), %in_58: i1 loc("eq"(#loc204)), %out: i1 loc("or"(#loc205))):
      %772 = arith.ori %in, %in_58 : i1 loc(#loc359)
      linalg.yield %772 : i1 loc(#loc359)
    } -> tensor<i1> loc(#loc359)
    %368 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%367, %cst_34, %364 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc206)), %in_58: f32 loc(callsite(#loc at #loc206)), %in_59: f32 loc(callsite(#loc at #loc206)), %out: f32 loc(callsite(#loc66 at #loc206))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc360)
      linalg.yield %772 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %369 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%368 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc111)), %out: f32 loc("mul"(#loc207))):
      linalg.yield %in : f32 loc(#loc362)
    } -> tensor<6x4xf32> loc(#loc362)
    %370 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228, %369 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc192)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc207))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc362)
      linalg.yield %772 : f32 loc(#loc362)
    } -> tensor<6x4xf32> loc(#loc362)
    %371 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_23 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<6xf32> loc(#loc363)
    %372 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%371, %265 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6xf32> loc(#loc363)
    %373 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<5x6xf32> loc(#loc363)
    %374 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%373, %302 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<5x6xf32> loc(#loc363)
    %375 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_23 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %376 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%375, %336 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %377 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<6x4xf32> loc(#loc363)
    %378 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%377, %370 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc207)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6x4xf32> loc(#loc363)
    %379 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg38, %372 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.lamb.a.b"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<6xf32> loc(#loc364)
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg39, %374 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.lamb.a.w"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<5x6xf32> loc(#loc364)
    %381 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg40, %376 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.lamb.b.b"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<4xf32> loc(#loc364)
    %382 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg41, %378 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.lamb.b.w"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<6x4xf32> loc(#loc364)
    %383 = linalg.matmul ins(%arg46, %arg35 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc259)
    %384 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.a.b"), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<1x6xf32> loc(#loc260)
    %385 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%384 : tensor<1x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc165))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x6xf32> loc(#loc261)
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%383, %385 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("add"(#loc165))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc261)
      linalg.yield %772 : f32 loc(#loc261)
    } -> tensor<6x6xf32> loc(#loc261)
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%386, %386 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("integer_pow"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc262)
      linalg.yield %772 : f32 loc(#loc262)
    } -> tensor<6x6xf32> loc(#loc262)
    %388 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%387, %386 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("integer_pow"(#loc166)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("integer_pow"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc262)
      linalg.yield %772 : f32 loc(#loc262)
    } -> tensor<6x6xf32> loc(#loc262)
    %389 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %387 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("integer_pow"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %390 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %388 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("integer_pow"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %391 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%386, %390 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("add"(#loc166))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc264)
      linalg.yield %772 : f32 loc(#loc264)
    } -> tensor<6x6xf32> loc(#loc264)
    %392 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %391 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %393 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%392 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %out: f32 loc("tanh"(#loc166))):
      %772 = math.tanh %in : f32 loc(#loc265)
      linalg.yield %772 : f32 loc(#loc265)
    } -> tensor<6x6xf32> loc(#loc265)
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %393 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc166)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("sub"(#loc166))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc266)
      linalg.yield %772 : f32 loc(#loc266)
    } -> tensor<6x6xf32> loc(#loc266)
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %393 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc166)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("add"(#loc166))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc264)
      linalg.yield %772 : f32 loc(#loc264)
    } -> tensor<6x6xf32> loc(#loc264)
    %396 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %395 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%386, %396 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %398 = linalg.matmul ins(%397, %arg37 : tensor<6x6xf32>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc259)
    %399 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.b.b"), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<1x4xf32> loc(#loc260)
    %400 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%399 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc165))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %401 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%398, %400 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("add"(#loc165))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc261)
      linalg.yield %772 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %402 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%401 : tensor<6x4xf32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc54 at #loc167)), %out: f32 loc(callsite(#loc54 at #loc167))):
      %772 = arith.maximumf %out, %in : f32 loc(#loc267)
      linalg.yield %772 : f32 loc(#loc267)
    } -> tensor<6xf32> loc(#loc267)
    %403 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %402 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc167)), %in_58: f32 loc(callsite(#loc54 at #loc167)), %out: f32 loc(callsite(#loc56 at #loc167))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc268)
      linalg.yield %772 : f32 loc(#loc268)
    } -> tensor<6xf32> loc(#loc268)
    %404 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%403 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc167)), %out: f32 loc(callsite(#loc57 at #loc167))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<6x1xf32> loc(#loc270)
    %405 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%404 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%401, %405 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc167)), %in_58: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc271)
      linalg.yield %772 : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %407 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%406 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc59 at #loc167))):
      %772 = math.exp %in : f32 loc(#loc272)
      linalg.yield %772 : f32 loc(#loc272)
    } -> tensor<6x4xf32> loc(#loc272)
    %408 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%407 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc167)), %out: f32 loc(callsite(#loc60 at #loc167))):
      %772 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %772 : f32 loc(#loc273)
    } -> tensor<6xf32> loc(#loc273)
    %409 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%408 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc167)), %out: f32 loc(callsite(#loc57 at #loc167))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<6x1xf32> loc(#loc270)
    %410 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%409 : tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc167)), %out: f32 loc(callsite(#loc61 at #loc167))):
      %772 = math.log %in : f32 loc(#loc274)
      linalg.yield %772 : f32 loc(#loc274)
    } -> tensor<6x1xf32> loc(#loc274)
    %411 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%410 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %412 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%406, %411 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc167)), %in_58: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc271)
      linalg.yield %772 : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %413 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc69 at #loc169))):
      %772 = linalg.index 0 : index loc(#loc283)
      %extracted_58 = tensor.extract %expanded[%772, %c0, %c0] : tensor<6x1x1xi32> loc(#loc283)
      %773 = arith.index_cast %extracted_58 : i32 to index loc(#loc283)
      %774 = arith.maxsi %773, %c0 : index loc(#loc283)
      %775 = arith.minsi %774, %c3 : index loc(#loc283)
      %extracted_59 = tensor.extract %412[%772, %775] : tensor<6x4xf32> loc(#loc283)
      linalg.yield %extracted_59 : f32 loc(#loc283)
    } -> tensor<6x1xf32> loc(#loc283)
    %414 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %413, %66 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc72 at #loc169)), %in_58: f32 loc(callsite(#loc69 at #loc169)), %in_59: f32 loc(callsite(#loc57 at #loc169)), %out: f32 loc(callsite(#loc66 at #loc169))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc279)
      linalg.yield %772 : f32 loc(#loc279)
    } -> tensor<6x1xf32> loc(#loc279)
    %collapsed_49 = tensor.collapse_shape %414 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc287)
    %415 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_49 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc170)), %out: f32 loc("neg"(#loc171))):
      %772 = arith.negf %in : f32 loc(#loc288)
      linalg.yield %772 : f32 loc(#loc288)
    } -> tensor<6xf32> loc(#loc288)
    %416 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%415 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc172)), %out: f32 loc("reduce_sum"(#loc172))):
      %772 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %772 : f32 loc(#loc289)
    } -> tensor<f32> loc(#loc289)
    %417 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%416 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc172)), %out: f32 loc("div"(#loc172))):
      %772 = arith.divf %in, %cst_14 : f32 loc(#loc290)
      linalg.yield %772 : f32 loc(#loc290)
    } -> tensor<f32> loc(#loc290)
    %418 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %409 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc67 at #loc177)), %in_58: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc81 at #loc177))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc304)
      linalg.yield %772 : f32 loc(#loc304)
    } -> tensor<6x1xf32> loc(#loc304)
    %419 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%418 : tensor<6x1xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc60 at #loc177))):
      %772 = arith.addf %out, %in : f32 loc(#loc302)
      linalg.yield %772 : f32 loc(#loc302)
    } -> tensor<6xf32> loc(#loc302)
    %420 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%419 : tensor<6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc57 at #loc177))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x4xf32> loc(#loc305)
    %421 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%420, %407 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc177)), %in_58: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc82 at #loc177))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc306)
      linalg.yield %772 : f32 loc(#loc306)
    } -> tensor<6x4xf32> loc(#loc306)
    %422 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %421 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc177)), %in_58: f32 loc(callsite(#loc82 at #loc177)), %out: f32 loc(callsite(#loc83 at #loc177))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc307)
      linalg.yield %772 : f32 loc(#loc307)
    } -> tensor<6x4xf32> loc(#loc307)
    %423 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%422 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %expanded_50 = tensor.expand_shape %423 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc309)
    %424 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_50 : tensor<1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %425 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422, %397 : tensor<6x4xf32>, tensor<6x6xf32>) outs(%102 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc177)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc310)
    %426 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%425 : tensor<4x6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %out: f32 loc("transpose"(#loc178))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<6x4xf32> loc(#loc311)
    %427 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422, %arg37 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55)), %in_58: f32 loc("params.adafactor.b.w"), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc177)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<6x6xf32> loc(#loc310)
    %428 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%386, %427 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("dot_general"(#loc178)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %429 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%427, %396 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %430 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %428 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %431 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%430, %394 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("sub"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %432 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %393 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %433 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%431, %432 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %434 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %433 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add_any"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %435 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%429, %434 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %436 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %434 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %437 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%436, %389 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %438 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%435, %437 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %439 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%438 : tensor<6x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %expanded_51 = tensor.expand_shape %439 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc309)
    %440 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_51 : tensor<1x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %441 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%438, %arg46 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%120 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc179)), %in_58: f32 loc("x"), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc313)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc310)
    %442 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%441 : tensor<6x5xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %out: f32 loc("transpose"(#loc178))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<5x6xf32> loc(#loc311)
    %443 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%170 : tensor<i32>) {
    ^bb0(%in: i32 loc("sub"(#loc211)), %out: i32 loc("add"(#loc210))):
      %772 = arith.addi %in, %c1_i32 : i32 loc(#loc365)
      linalg.yield %772 : i32 loc(#loc365)
    } -> tensor<i32> loc(#loc365)
    %444 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%443 : tensor<i32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i32 loc("add"(#loc210)), %out: f32 loc("convert_element_type"(#loc212))):
      %772 = arith.sitofp %in : i32 to f32 loc(#loc367)
      linalg.yield %772 : f32 loc(#loc367)
    } -> tensor<f32> loc(#loc367)
    %445 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%444 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc212)), %out: f32 loc("pow"(#loc162))):
      %772 = math.powf %in, %cst_10 : f32 loc(#loc256)
      linalg.yield %772 : f32 loc(#loc256)
    } -> tensor<f32> loc(#loc256)
    %446 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%445 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc162)), %out: f32 loc("sub"(#loc213))):
      %772 = arith.subf %cst_13, %in : f32 loc(#loc368)
      linalg.yield %772 : f32 loc(#loc368)
    } -> tensor<f32> loc(#loc368)
    %447 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%440, %440 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %in_58: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6xf32> loc(#loc369)
    %448 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_22 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc215))):
      linalg.yield %in : f32 loc(#loc370)
    } -> tensor<6xf32> loc(#loc370)
    %449 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%447, %448 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc214)), %in_58: f32 loc("add"(#loc215)), %out: f32 loc("add"(#loc215))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc370)
      linalg.yield %772 : f32 loc(#loc370)
    } -> tensor<6xf32> loc(#loc370)
    %450 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%446 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc213)), %out: f32 loc("mul"(#loc216))):
      linalg.yield %in : f32 loc(#loc371)
    } -> tensor<6xf32> loc(#loc371)
    %451 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%450, %arg13 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("s['opt']['adafactor'][0].v['a']['b']"), %out: f32 loc("mul"(#loc216))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc371)
      linalg.yield %772 : f32 loc(#loc371)
    } -> tensor<6xf32> loc(#loc371)
    %452 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%446 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("sub"(#loc213)), %out: f32 loc("sub"(#loc217))):
      %772 = arith.subf %cst_13, %in : f32 loc(#loc372)
      linalg.yield %772 : f32 loc(#loc372)
    } -> tensor<f32> loc(#loc372)
    %453 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%452 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc217)), %out: f32 loc("mul"(#loc218))):
      linalg.yield %in : f32 loc(#loc373)
    } -> tensor<6xf32> loc(#loc373)
    %454 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%453, %449 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc218)), %in_58: f32 loc("add"(#loc215)), %out: f32 loc("mul"(#loc218))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc373)
      linalg.yield %772 : f32 loc(#loc373)
    } -> tensor<6xf32> loc(#loc373)
    %455 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%451, %454 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("mul"(#loc218)), %out: f32 loc("add"(#loc216))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc374)
      linalg.yield %772 : f32 loc(#loc374)
    } -> tensor<6xf32> loc(#loc374)
    %456 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_21 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("pow"(#loc219))):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<6xf32> loc(#loc375)
    %457 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%455, %456 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc216)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("pow"(#loc219))):
      %772 = math.powf %in, %in_58 : f32 loc(#loc375)
      linalg.yield %772 : f32 loc(#loc375)
    } -> tensor<6xf32> loc(#loc375)
    %458 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%440, %457 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("mul"(#loc220))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc376)
      linalg.yield %772 : f32 loc(#loc376)
    } -> tensor<6xf32> loc(#loc376)
    %459 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%442, %442 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc178)), %in_58: f32 loc("transpose"(#loc178)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<5x6xf32> loc(#loc369)
    %460 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc221))):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<5x6xf32> loc(#loc377)
    %461 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%459, %460 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc214)), %in_58: f32 loc("add"(#loc221)), %out: f32 loc("add"(#loc221))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc377)
      linalg.yield %772 : f32 loc(#loc377)
    } -> tensor<5x6xf32> loc(#loc377)
    %462 = tensor.empty() : tensor<5xf32> loc(#loc378)
    %463 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%446 : tensor<f32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc213)), %out: f32 loc("mul"(#loc222))):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<5xf32> loc(#loc378)
    %464 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%463, %arg6 : tensor<5xf32>, tensor<5xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc222)), %in_58: f32 loc("s['opt']['adafactor'][0].v_row['a']['w']"), %out: f32 loc("mul"(#loc222))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc378)
      linalg.yield %772 : f32 loc(#loc378)
    } -> tensor<5xf32> loc(#loc378)
    %465 = linalg.fill ins(%cst_15 : f32) outs(%462 : tensor<5xf32>) -> tensor<5xf32> loc(#loc379)
    %466 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%461 : tensor<5x6xf32>) outs(%465 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc223)), %out: f32 loc("reduce_sum"(#loc223))):
      %772 = arith.addf %out, %in : f32 loc(#loc379)
      linalg.yield %772 : f32 loc(#loc379)
    } -> tensor<5xf32> loc(#loc379)
    %467 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_31 : tensor<f32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc223))):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<5xf32> loc(#loc380)
    %468 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%466, %467 : tensor<5xf32>, tensor<5xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc223)), %in_58: f32 loc("div"(#loc223)), %out: f32 loc("div"(#loc223))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc380)
      linalg.yield %772 : f32 loc(#loc380)
    } -> tensor<5xf32> loc(#loc380)
    %469 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%452 : tensor<f32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc217)), %out: f32 loc("mul"(#loc224))):
      linalg.yield %in : f32 loc(#loc381)
    } -> tensor<5xf32> loc(#loc381)
    %470 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%469, %468 : tensor<5xf32>, tensor<5xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc224)), %in_58: f32 loc("div"(#loc223)), %out: f32 loc("mul"(#loc224))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc381)
      linalg.yield %772 : f32 loc(#loc381)
    } -> tensor<5xf32> loc(#loc381)
    %471 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%464, %470 : tensor<5xf32>, tensor<5xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc222)), %in_58: f32 loc("mul"(#loc224)), %out: f32 loc("add"(#loc222))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc382)
      linalg.yield %772 : f32 loc(#loc382)
    } -> tensor<5xf32> loc(#loc382)
    %472 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%450, %arg10 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("s['opt']['adafactor'][0].v_col['a']['w']"), %out: f32 loc("mul"(#loc225))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc383)
      linalg.yield %772 : f32 loc(#loc383)
    } -> tensor<6xf32> loc(#loc383)
    %473 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%461 : tensor<5x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc226)), %out: f32 loc("reduce_sum"(#loc226))):
      %772 = arith.addf %out, %in : f32 loc(#loc384)
      linalg.yield %772 : f32 loc(#loc384)
    } -> tensor<6xf32> loc(#loc384)
    %474 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_20 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc226))):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<6xf32> loc(#loc385)
    %475 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%473, %474 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc226)), %in_58: f32 loc("div"(#loc226)), %out: f32 loc("div"(#loc226))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc385)
      linalg.yield %772 : f32 loc(#loc385)
    } -> tensor<6xf32> loc(#loc385)
    %476 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%453, %475 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc218)), %in_58: f32 loc("div"(#loc226)), %out: f32 loc("mul"(#loc227))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc386)
      linalg.yield %772 : f32 loc(#loc386)
    } -> tensor<6xf32> loc(#loc386)
    %477 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%472, %476 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc225)), %in_58: f32 loc("mul"(#loc227)), %out: f32 loc("add"(#loc225))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc387)
      linalg.yield %772 : f32 loc(#loc387)
    } -> tensor<6xf32> loc(#loc387)
    %478 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%471 : tensor<5xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc228)), %out: f32 loc("reduce_sum"(#loc228))):
      %772 = arith.addf %out, %in : f32 loc(#loc388)
      linalg.yield %772 : f32 loc(#loc388)
    } -> tensor<f32> loc(#loc388)
    %479 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%478 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc228)), %out: f32 loc("broadcast_in_dim"(#loc228))):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<1xf32> loc(#loc389)
    %480 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_20 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc228))):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<1xf32> loc(#loc390)
    %481 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%479, %480 : tensor<1xf32>, tensor<1xf32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc228)), %in_58: f32 loc("div"(#loc228)), %out: f32 loc("div"(#loc228))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc390)
      linalg.yield %772 : f32 loc(#loc390)
    } -> tensor<1xf32> loc(#loc390)
    %482 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel"]} ins(%481 : tensor<1xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("div"(#loc228)), %out: f32 loc("div"(#loc229))):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<5xf32> loc(#loc391)
    %483 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%471, %482 : tensor<5xf32>, tensor<5xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("add"(#loc222)), %in_58: f32 loc("div"(#loc229)), %out: f32 loc("div"(#loc229))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc391)
      linalg.yield %772 : f32 loc(#loc391)
    } -> tensor<5xf32> loc(#loc391)
    %484 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_21 : tensor<f32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("pow"(#loc230))):
      linalg.yield %in : f32 loc(#loc392)
    } -> tensor<5xf32> loc(#loc392)
    %485 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%483, %484 : tensor<5xf32>, tensor<5xf32>) outs(%462 : tensor<5xf32>) {
    ^bb0(%in: f32 loc("div"(#loc229)), %in_58: f32 loc("pow"(#loc230)), %out: f32 loc("pow"(#loc230))):
      %772 = math.powf %in, %in_58 : f32 loc(#loc392)
      linalg.yield %772 : f32 loc(#loc392)
    } -> tensor<5xf32> loc(#loc392)
    %486 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%477, %456 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc225)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("pow"(#loc231))):
      %772 = math.powf %in, %in_58 : f32 loc(#loc393)
      linalg.yield %772 : f32 loc(#loc393)
    } -> tensor<6xf32> loc(#loc393)
    %487 = tensor.empty() : tensor<5x1xf32> loc(#loc394)
    %488 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%485 : tensor<5xf32>) outs(%487 : tensor<5x1xf32>) {
    ^bb0(%in: f32 loc("pow"(#loc230)), %out: f32 loc("broadcast_in_dim"(#loc232))):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<5x1xf32> loc(#loc394)
    %489 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%488 : tensor<5x1xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc232)), %out: f32 loc("mul"(#loc233))):
      linalg.yield %in : f32 loc(#loc395)
    } -> tensor<5x6xf32> loc(#loc395)
    %490 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%442, %489 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc178)), %in_58: f32 loc("mul"(#loc233)), %out: f32 loc("mul"(#loc233))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc395)
      linalg.yield %772 : f32 loc(#loc395)
    } -> tensor<5x6xf32> loc(#loc395)
    %491 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%486 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("pow"(#loc231)), %out: f32 loc("broadcast_in_dim"(#loc234))):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<1x6xf32> loc(#loc396)
    %492 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%491 : tensor<1x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc234)), %out: f32 loc("mul"(#loc233))):
      linalg.yield %in : f32 loc(#loc395)
    } -> tensor<5x6xf32> loc(#loc395)
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%490, %492 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc233)), %in_58: f32 loc("mul"(#loc233)), %out: f32 loc("mul"(#loc233))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc395)
      linalg.yield %772 : f32 loc(#loc395)
    } -> tensor<5x6xf32> loc(#loc395)
    %494 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%424, %424 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %in_58: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %495 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_22 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc215))):
      linalg.yield %in : f32 loc(#loc370)
    } -> tensor<4xf32> loc(#loc370)
    %496 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%494, %495 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc214)), %in_58: f32 loc("add"(#loc215)), %out: f32 loc("add"(#loc215))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc370)
      linalg.yield %772 : f32 loc(#loc370)
    } -> tensor<4xf32> loc(#loc370)
    %497 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%446 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc213)), %out: f32 loc("mul"(#loc216))):
      linalg.yield %in : f32 loc(#loc371)
    } -> tensor<4xf32> loc(#loc371)
    %498 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%497, %arg15 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("s['opt']['adafactor'][0].v['b']['b']"), %out: f32 loc("mul"(#loc216))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc371)
      linalg.yield %772 : f32 loc(#loc371)
    } -> tensor<4xf32> loc(#loc371)
    %499 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%452 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc217)), %out: f32 loc("mul"(#loc218))):
      linalg.yield %in : f32 loc(#loc373)
    } -> tensor<4xf32> loc(#loc373)
    %500 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%499, %496 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc218)), %in_58: f32 loc("add"(#loc215)), %out: f32 loc("mul"(#loc218))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc373)
      linalg.yield %772 : f32 loc(#loc373)
    } -> tensor<4xf32> loc(#loc373)
    %501 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%498, %500 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("mul"(#loc218)), %out: f32 loc("add"(#loc216))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc374)
      linalg.yield %772 : f32 loc(#loc374)
    } -> tensor<4xf32> loc(#loc374)
    %502 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_21 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("pow"(#loc219))):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<4xf32> loc(#loc375)
    %503 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%501, %502 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc216)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("pow"(#loc219))):
      %772 = math.powf %in, %in_58 : f32 loc(#loc375)
      linalg.yield %772 : f32 loc(#loc375)
    } -> tensor<4xf32> loc(#loc375)
    %504 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%424, %503 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("mul"(#loc220))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc376)
      linalg.yield %772 : f32 loc(#loc376)
    } -> tensor<4xf32> loc(#loc376)
    %505 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %426 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc178)), %in_58: f32 loc("transpose"(#loc178)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6x4xf32> loc(#loc369)
    %506 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc221))):
      linalg.yield %in : f32 loc(#loc377)
    } -> tensor<6x4xf32> loc(#loc377)
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %506 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc214)), %in_58: f32 loc("add"(#loc221)), %out: f32 loc("add"(#loc221))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc377)
      linalg.yield %772 : f32 loc(#loc377)
    } -> tensor<6x4xf32> loc(#loc377)
    %508 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%497, %arg8 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("s['opt']['adafactor'][0].v_row['b']['w']"), %out: f32 loc("mul"(#loc222))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc378)
      linalg.yield %772 : f32 loc(#loc378)
    } -> tensor<4xf32> loc(#loc378)
    %509 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%507 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc223)), %out: f32 loc("reduce_sum"(#loc223))):
      %772 = arith.addf %out, %in : f32 loc(#loc379)
      linalg.yield %772 : f32 loc(#loc379)
    } -> tensor<4xf32> loc(#loc379)
    %510 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_31 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc223))):
      linalg.yield %in : f32 loc(#loc380)
    } -> tensor<4xf32> loc(#loc380)
    %511 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%509, %510 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc223)), %in_58: f32 loc("div"(#loc223)), %out: f32 loc("div"(#loc223))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc380)
      linalg.yield %772 : f32 loc(#loc380)
    } -> tensor<4xf32> loc(#loc380)
    %512 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%499, %511 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc218)), %in_58: f32 loc("div"(#loc223)), %out: f32 loc("mul"(#loc224))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc381)
      linalg.yield %772 : f32 loc(#loc381)
    } -> tensor<4xf32> loc(#loc381)
    %513 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%508, %512 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc222)), %in_58: f32 loc("mul"(#loc224)), %out: f32 loc("add"(#loc222))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc382)
      linalg.yield %772 : f32 loc(#loc382)
    } -> tensor<4xf32> loc(#loc382)
    %514 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%450, %arg12 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc216)), %in_58: f32 loc("s['opt']['adafactor'][0].v_col['b']['w']"), %out: f32 loc("mul"(#loc225))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc383)
      linalg.yield %772 : f32 loc(#loc383)
    } -> tensor<6xf32> loc(#loc383)
    %515 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%507 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc226)), %out: f32 loc("reduce_sum"(#loc226))):
      %772 = arith.addf %out, %in : f32 loc(#loc384)
      linalg.yield %772 : f32 loc(#loc384)
    } -> tensor<6xf32> loc(#loc384)
    %516 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc226))):
      linalg.yield %in : f32 loc(#loc385)
    } -> tensor<6xf32> loc(#loc385)
    %517 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%515, %516 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc226)), %in_58: f32 loc("div"(#loc226)), %out: f32 loc("div"(#loc226))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc385)
      linalg.yield %772 : f32 loc(#loc385)
    } -> tensor<6xf32> loc(#loc385)
    %518 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%453, %517 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc218)), %in_58: f32 loc("div"(#loc226)), %out: f32 loc("mul"(#loc227))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc386)
      linalg.yield %772 : f32 loc(#loc386)
    } -> tensor<6xf32> loc(#loc386)
    %519 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%514, %518 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc225)), %in_58: f32 loc("mul"(#loc227)), %out: f32 loc("add"(#loc225))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc387)
      linalg.yield %772 : f32 loc(#loc387)
    } -> tensor<6xf32> loc(#loc387)
    %520 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%513 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc228)), %out: f32 loc("reduce_sum"(#loc228))):
      %772 = arith.addf %out, %in : f32 loc(#loc388)
      linalg.yield %772 : f32 loc(#loc388)
    } -> tensor<f32> loc(#loc388)
    %521 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%520 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc228)), %out: f32 loc("broadcast_in_dim"(#loc228))):
      linalg.yield %in : f32 loc(#loc389)
    } -> tensor<1xf32> loc(#loc389)
    %522 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc228))):
      linalg.yield %in : f32 loc(#loc390)
    } -> tensor<1xf32> loc(#loc390)
    %523 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%521, %522 : tensor<1xf32>, tensor<1xf32>) outs(%231 : tensor<1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc228)), %in_58: f32 loc("div"(#loc228)), %out: f32 loc("div"(#loc228))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc390)
      linalg.yield %772 : f32 loc(#loc390)
    } -> tensor<1xf32> loc(#loc390)
    %524 = linalg.generic {indexing_maps = [#map21, #map6], iterator_types = ["parallel"]} ins(%523 : tensor<1xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc228)), %out: f32 loc("div"(#loc229))):
      linalg.yield %in : f32 loc(#loc391)
    } -> tensor<4xf32> loc(#loc391)
    %525 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%513, %524 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc222)), %in_58: f32 loc("div"(#loc229)), %out: f32 loc("div"(#loc229))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc391)
      linalg.yield %772 : f32 loc(#loc391)
    } -> tensor<4xf32> loc(#loc391)
    %526 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%525, %502 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc229)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("pow"(#loc230))):
      %772 = math.powf %in, %in_58 : f32 loc(#loc392)
      linalg.yield %772 : f32 loc(#loc392)
    } -> tensor<4xf32> loc(#loc392)
    %527 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%519, %456 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc225)), %in_58: f32 loc("pow"(#loc219)), %out: f32 loc("pow"(#loc231))):
      %772 = math.powf %in, %in_58 : f32 loc(#loc393)
      linalg.yield %772 : f32 loc(#loc393)
    } -> tensor<6xf32> loc(#loc393)
    %528 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%526 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("pow"(#loc230)), %out: f32 loc("broadcast_in_dim"(#loc232))):
      linalg.yield %in : f32 loc(#loc394)
    } -> tensor<1x4xf32> loc(#loc394)
    %529 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%528 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc232)), %out: f32 loc("mul"(#loc233))):
      linalg.yield %in : f32 loc(#loc395)
    } -> tensor<6x4xf32> loc(#loc395)
    %530 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%426, %529 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc178)), %in_58: f32 loc("mul"(#loc233)), %out: f32 loc("mul"(#loc233))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc395)
      linalg.yield %772 : f32 loc(#loc395)
    } -> tensor<6x4xf32> loc(#loc395)
    %531 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%527 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("pow"(#loc231)), %out: f32 loc("broadcast_in_dim"(#loc234))):
      linalg.yield %in : f32 loc(#loc396)
    } -> tensor<6x1xf32> loc(#loc396)
    %532 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%531 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc234)), %out: f32 loc("mul"(#loc233))):
      linalg.yield %in : f32 loc(#loc395)
    } -> tensor<6x4xf32> loc(#loc395)
    %533 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%530, %532 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc233)), %in_58: f32 loc("mul"(#loc233)), %out: f32 loc("mul"(#loc233))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc395)
      linalg.yield %772 : f32 loc(#loc395)
    } -> tensor<6x4xf32> loc(#loc395)
    %534 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['adafactor'][0].count"), %out: i1 loc("lt"(#loc185))):
      %772 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc321)
      linalg.yield %772 : i1 loc(#loc321)
    } -> tensor<i1> loc(#loc321)
    %535 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%534, %443, %cst_26 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%170 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc187)), %in_58: i32 loc(callsite(#loc at #loc187)), %in_59: i32 loc(callsite(#loc at #loc187)), %out: i32 loc(callsite(#loc66 at #loc187))):
      %772 = arith.select %in, %in_58, %in_59 : i32 loc(#loc323)
      linalg.yield %772 : i32 loc(#loc323)
    } -> tensor<i32> loc(#loc323)
    %536 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%458, %458 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc220)), %in_58: f32 loc("mul"(#loc220)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6xf32> loc(#loc369)
    %537 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%536 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("reduce_sum"(#loc235))):
      %772 = arith.addf %out, %in : f32 loc(#loc397)
      linalg.yield %772 : f32 loc(#loc397)
    } -> tensor<f32> loc(#loc397)
    %538 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%537 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("div"(#loc235))):
      %772 = arith.divf %in, %cst_14 : f32 loc(#loc398)
      linalg.yield %772 : f32 loc(#loc398)
    } -> tensor<f32> loc(#loc398)
    %539 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%538 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc235)), %out: f32 loc("sqrt"(#loc236))):
      %772 = math.sqrt %in : f32 loc(#loc399)
      linalg.yield %772 : f32 loc(#loc399)
    } -> tensor<f32> loc(#loc399)
    %540 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%539 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc236)), %out: f32 loc("max"(#loc237))):
      %772 = arith.maximumf %in, %cst_13 : f32 loc(#loc400)
      linalg.yield %772 : f32 loc(#loc400)
    } -> tensor<f32> loc(#loc400)
    %541 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%540 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("max"(#loc237)), %out: f32 loc("div"(#loc238))):
      linalg.yield %in : f32 loc(#loc402)
    } -> tensor<6xf32> loc(#loc402)
    %542 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%458, %541 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc220)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("div"(#loc238))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc402)
      linalg.yield %772 : f32 loc(#loc402)
    } -> tensor<6xf32> loc(#loc402)
    %543 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%493, %493 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc233)), %in_58: f32 loc("mul"(#loc233)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<5x6xf32> loc(#loc369)
    %544 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%543 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("reduce_sum"(#loc235))):
      %772 = arith.addf %out, %in : f32 loc(#loc397)
      linalg.yield %772 : f32 loc(#loc397)
    } -> tensor<f32> loc(#loc397)
    %545 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%544 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("div"(#loc235))):
      %772 = arith.divf %in, %cst_9 : f32 loc(#loc398)
      linalg.yield %772 : f32 loc(#loc398)
    } -> tensor<f32> loc(#loc398)
    %546 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%545 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc235)), %out: f32 loc("sqrt"(#loc236))):
      %772 = math.sqrt %in : f32 loc(#loc399)
      linalg.yield %772 : f32 loc(#loc399)
    } -> tensor<f32> loc(#loc399)
    %547 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%546 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc236)), %out: f32 loc("max"(#loc237))):
      %772 = arith.maximumf %in, %cst_13 : f32 loc(#loc400)
      linalg.yield %772 : f32 loc(#loc400)
    } -> tensor<f32> loc(#loc400)
    %548 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%547 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("max"(#loc237)), %out: f32 loc("div"(#loc238))):
      linalg.yield %in : f32 loc(#loc402)
    } -> tensor<5x6xf32> loc(#loc402)
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%493, %548 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc233)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("div"(#loc238))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc402)
      linalg.yield %772 : f32 loc(#loc402)
    } -> tensor<5x6xf32> loc(#loc402)
    %550 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%504, %504 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc220)), %in_58: f32 loc("mul"(#loc220)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %551 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%550 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("reduce_sum"(#loc235))):
      %772 = arith.addf %out, %in : f32 loc(#loc397)
      linalg.yield %772 : f32 loc(#loc397)
    } -> tensor<f32> loc(#loc397)
    %552 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%551 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("div"(#loc235))):
      %772 = arith.divf %in, %cst_8 : f32 loc(#loc398)
      linalg.yield %772 : f32 loc(#loc398)
    } -> tensor<f32> loc(#loc398)
    %553 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%552 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc235)), %out: f32 loc("sqrt"(#loc236))):
      %772 = math.sqrt %in : f32 loc(#loc399)
      linalg.yield %772 : f32 loc(#loc399)
    } -> tensor<f32> loc(#loc399)
    %554 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%553 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc236)), %out: f32 loc("max"(#loc237))):
      %772 = arith.maximumf %in, %cst_13 : f32 loc(#loc400)
      linalg.yield %772 : f32 loc(#loc400)
    } -> tensor<f32> loc(#loc400)
    %555 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%554 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("max"(#loc237)), %out: f32 loc("div"(#loc238))):
      linalg.yield %in : f32 loc(#loc402)
    } -> tensor<4xf32> loc(#loc402)
    %556 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%504, %555 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc220)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("div"(#loc238))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc402)
      linalg.yield %772 : f32 loc(#loc402)
    } -> tensor<4xf32> loc(#loc402)
    %557 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%533, %533 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc233)), %in_58: f32 loc("mul"(#loc233)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6x4xf32> loc(#loc369)
    %558 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%557 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("reduce_sum"(#loc235))):
      %772 = arith.addf %out, %in : f32 loc(#loc397)
      linalg.yield %772 : f32 loc(#loc397)
    } -> tensor<f32> loc(#loc397)
    %559 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%558 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc235)), %out: f32 loc("div"(#loc235))):
      %772 = arith.divf %in, %cst_7 : f32 loc(#loc398)
      linalg.yield %772 : f32 loc(#loc398)
    } -> tensor<f32> loc(#loc398)
    %560 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%559 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc235)), %out: f32 loc("sqrt"(#loc236))):
      %772 = math.sqrt %in : f32 loc(#loc399)
      linalg.yield %772 : f32 loc(#loc399)
    } -> tensor<f32> loc(#loc399)
    %561 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%560 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc236)), %out: f32 loc("max"(#loc237))):
      %772 = arith.maximumf %in, %cst_13 : f32 loc(#loc400)
      linalg.yield %772 : f32 loc(#loc400)
    } -> tensor<f32> loc(#loc400)
    %562 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%561 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("max"(#loc237)), %out: f32 loc("div"(#loc238))):
      linalg.yield %in : f32 loc(#loc402)
    } -> tensor<6x4xf32> loc(#loc402)
    %563 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%533, %562 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc233)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("div"(#loc238))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc402)
      linalg.yield %772 : f32 loc(#loc402)
    } -> tensor<6x4xf32> loc(#loc402)
    %564 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%217, %542 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6xf32> loc(#loc363)
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%220, %549 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<5x6xf32> loc(#loc363)
    %566 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%223, %556 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %567 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%226, %563 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc191)), %in_58: f32 loc("div"(#loc238)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6x4xf32> loc(#loc363)
    %568 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg34, %arg34 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.a.b"), %in_58: f32 loc("params.adafactor.a.b"), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6xf32> loc(#loc369)
    %569 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%568 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("reduce_sum"(#loc239))):
      %772 = arith.addf %out, %in : f32 loc(#loc403)
      linalg.yield %772 : f32 loc(#loc403)
    } -> tensor<f32> loc(#loc403)
    %570 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%569 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("div"(#loc239))):
      %772 = arith.divf %in, %cst_14 : f32 loc(#loc404)
      linalg.yield %772 : f32 loc(#loc404)
    } -> tensor<f32> loc(#loc404)
    %571 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%570 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc239)), %out: f32 loc("sqrt"(#loc240))):
      %772 = math.sqrt %in : f32 loc(#loc405)
      linalg.yield %772 : f32 loc(#loc405)
    } -> tensor<f32> loc(#loc405)
    %572 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%571 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("sqrt"(#loc240)), %out: i1 loc("le"(#loc241))):
      %772 = arith.cmpf ole, %in, %cst_6 : f32 loc(#loc406)
      linalg.yield %772 : i1 loc(#loc406)
    } -> tensor<i1> loc(#loc406)
    %extracted = tensor.extract %572[] : tensor<i1> loc(#loc407)
    %573 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%237, %arg34 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %in_58: f32 loc(callsite(#loc at #loc242)), %out: f32 loc(callsite(#loc66 at #loc242))):
      %772 = arith.select %extracted, %in, %in_58 : f32 loc(#loc407)
      linalg.yield %772 : f32 loc(#loc407)
    } -> tensor<6xf32> loc(#loc407)
    %574 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%573, %573 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc147)), %in_58: f32 loc("jit(train)/jit(_where)"(#loc147)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6xf32> loc(#loc369)
    %575 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%574 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("reduce_sum"(#loc243))):
      %772 = arith.addf %out, %in : f32 loc(#loc409)
      linalg.yield %772 : f32 loc(#loc409)
    } -> tensor<f32> loc(#loc409)
    %576 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%575 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("div"(#loc243))):
      %772 = arith.divf %in, %cst_14 : f32 loc(#loc410)
      linalg.yield %772 : f32 loc(#loc410)
    } -> tensor<f32> loc(#loc410)
    %577 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%576 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc243)), %out: f32 loc("sqrt"(#loc244))):
      %772 = math.sqrt %in : f32 loc(#loc411)
      linalg.yield %772 : f32 loc(#loc411)
    } -> tensor<f32> loc(#loc411)
    %578 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%572, %cst_28, %577 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc245)), %in_58: f32 loc(callsite(#loc78 at #loc245)), %in_59: f32 loc(callsite(#loc at #loc245)), %out: f32 loc(callsite(#loc66 at #loc245))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc412)
      linalg.yield %772 : f32 loc(#loc412)
    } -> tensor<f32> loc(#loc412)
    %579 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%578 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc150)), %out: f32 loc("mul"(#loc246))):
      linalg.yield %in : f32 loc(#loc415)
    } -> tensor<6xf32> loc(#loc415)
    %580 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%564, %579 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc246))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc415)
      linalg.yield %772 : f32 loc(#loc415)
    } -> tensor<6xf32> loc(#loc415)
    %581 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg35, %arg35 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.a.w"), %in_58: f32 loc("params.adafactor.a.w"), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<5x6xf32> loc(#loc369)
    %582 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%581 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("reduce_sum"(#loc239))):
      %772 = arith.addf %out, %in : f32 loc(#loc403)
      linalg.yield %772 : f32 loc(#loc403)
    } -> tensor<f32> loc(#loc403)
    %583 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%582 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("div"(#loc239))):
      %772 = arith.divf %in, %cst_9 : f32 loc(#loc404)
      linalg.yield %772 : f32 loc(#loc404)
    } -> tensor<f32> loc(#loc404)
    %584 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%583 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc239)), %out: f32 loc("sqrt"(#loc240))):
      %772 = math.sqrt %in : f32 loc(#loc405)
      linalg.yield %772 : f32 loc(#loc405)
    } -> tensor<f32> loc(#loc405)
    %585 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%584 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("sqrt"(#loc240)), %out: i1 loc("le"(#loc241))):
      %772 = arith.cmpf ole, %in, %cst_6 : f32 loc(#loc406)
      linalg.yield %772 : i1 loc(#loc406)
    } -> tensor<i1> loc(#loc406)
    %extracted_52 = tensor.extract %585[] : tensor<i1> loc(#loc407)
    %586 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274, %arg35 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %in_58: f32 loc(callsite(#loc at #loc242)), %out: f32 loc(callsite(#loc66 at #loc242))):
      %772 = arith.select %extracted_52, %in, %in_58 : f32 loc(#loc407)
      linalg.yield %772 : f32 loc(#loc407)
    } -> tensor<5x6xf32> loc(#loc407)
    %587 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%586, %586 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc147)), %in_58: f32 loc("jit(train)/jit(_where)"(#loc147)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<5x6xf32> loc(#loc369)
    %588 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%587 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("reduce_sum"(#loc243))):
      %772 = arith.addf %out, %in : f32 loc(#loc409)
      linalg.yield %772 : f32 loc(#loc409)
    } -> tensor<f32> loc(#loc409)
    %589 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%588 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("div"(#loc243))):
      %772 = arith.divf %in, %cst_9 : f32 loc(#loc410)
      linalg.yield %772 : f32 loc(#loc410)
    } -> tensor<f32> loc(#loc410)
    %590 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%589 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc243)), %out: f32 loc("sqrt"(#loc244))):
      %772 = math.sqrt %in : f32 loc(#loc411)
      linalg.yield %772 : f32 loc(#loc411)
    } -> tensor<f32> loc(#loc411)
    %591 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%585, %cst_28, %590 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc245)), %in_58: f32 loc(callsite(#loc78 at #loc245)), %in_59: f32 loc(callsite(#loc at #loc245)), %out: f32 loc(callsite(#loc66 at #loc245))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc412)
      linalg.yield %772 : f32 loc(#loc412)
    } -> tensor<f32> loc(#loc412)
    %592 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%591 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc150)), %out: f32 loc("mul"(#loc246))):
      linalg.yield %in : f32 loc(#loc415)
    } -> tensor<5x6xf32> loc(#loc415)
    %593 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%565, %592 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc246))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc415)
      linalg.yield %772 : f32 loc(#loc415)
    } -> tensor<5x6xf32> loc(#loc415)
    %594 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg36, %arg36 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.b.b"), %in_58: f32 loc("params.adafactor.b.b"), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %595 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%594 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("reduce_sum"(#loc239))):
      %772 = arith.addf %out, %in : f32 loc(#loc403)
      linalg.yield %772 : f32 loc(#loc403)
    } -> tensor<f32> loc(#loc403)
    %596 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%595 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("div"(#loc239))):
      %772 = arith.divf %in, %cst_8 : f32 loc(#loc404)
      linalg.yield %772 : f32 loc(#loc404)
    } -> tensor<f32> loc(#loc404)
    %597 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%596 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc239)), %out: f32 loc("sqrt"(#loc240))):
      %772 = math.sqrt %in : f32 loc(#loc405)
      linalg.yield %772 : f32 loc(#loc405)
    } -> tensor<f32> loc(#loc405)
    %598 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%597 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("sqrt"(#loc240)), %out: i1 loc("le"(#loc241))):
      %772 = arith.cmpf ole, %in, %cst_6 : f32 loc(#loc406)
      linalg.yield %772 : i1 loc(#loc406)
    } -> tensor<i1> loc(#loc406)
    %extracted_53 = tensor.extract %598[] : tensor<i1> loc(#loc407)
    %599 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%308, %arg36 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %in_58: f32 loc(callsite(#loc at #loc242)), %out: f32 loc(callsite(#loc66 at #loc242))):
      %772 = arith.select %extracted_53, %in, %in_58 : f32 loc(#loc407)
      linalg.yield %772 : f32 loc(#loc407)
    } -> tensor<4xf32> loc(#loc407)
    %600 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%599, %599 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc147)), %in_58: f32 loc("jit(train)/jit(_where)"(#loc147)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %601 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%600 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("reduce_sum"(#loc243))):
      %772 = arith.addf %out, %in : f32 loc(#loc409)
      linalg.yield %772 : f32 loc(#loc409)
    } -> tensor<f32> loc(#loc409)
    %602 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%601 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("div"(#loc243))):
      %772 = arith.divf %in, %cst_8 : f32 loc(#loc410)
      linalg.yield %772 : f32 loc(#loc410)
    } -> tensor<f32> loc(#loc410)
    %603 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%602 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc243)), %out: f32 loc("sqrt"(#loc244))):
      %772 = math.sqrt %in : f32 loc(#loc411)
      linalg.yield %772 : f32 loc(#loc411)
    } -> tensor<f32> loc(#loc411)
    %604 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%598, %cst_28, %603 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc245)), %in_58: f32 loc(callsite(#loc78 at #loc245)), %in_59: f32 loc(callsite(#loc at #loc245)), %out: f32 loc(callsite(#loc66 at #loc245))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc412)
      linalg.yield %772 : f32 loc(#loc412)
    } -> tensor<f32> loc(#loc412)
    %605 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%604 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc150)), %out: f32 loc("mul"(#loc246))):
      linalg.yield %in : f32 loc(#loc415)
    } -> tensor<4xf32> loc(#loc415)
    %606 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%566, %605 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc246))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc415)
      linalg.yield %772 : f32 loc(#loc415)
    } -> tensor<4xf32> loc(#loc415)
    %607 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %arg37 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.b.w"), %in_58: f32 loc("params.adafactor.b.w"), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6x4xf32> loc(#loc369)
    %608 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%607 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("reduce_sum"(#loc239))):
      %772 = arith.addf %out, %in : f32 loc(#loc403)
      linalg.yield %772 : f32 loc(#loc403)
    } -> tensor<f32> loc(#loc403)
    %609 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%608 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc239)), %out: f32 loc("div"(#loc239))):
      %772 = arith.divf %in, %cst_7 : f32 loc(#loc404)
      linalg.yield %772 : f32 loc(#loc404)
    } -> tensor<f32> loc(#loc404)
    %610 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%609 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc239)), %out: f32 loc("sqrt"(#loc240))):
      %772 = math.sqrt %in : f32 loc(#loc405)
      linalg.yield %772 : f32 loc(#loc405)
    } -> tensor<f32> loc(#loc405)
    %611 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%610 : tensor<f32>) outs(%168 : tensor<i1>) {
    ^bb0(%in: f32 loc("sqrt"(#loc240)), %out: i1 loc("le"(#loc241))):
      %772 = arith.cmpf ole, %in, %cst_6 : f32 loc(#loc406)
      linalg.yield %772 : i1 loc(#loc406)
    } -> tensor<i1> loc(#loc406)
    %extracted_54 = tensor.extract %611[] : tensor<i1> loc(#loc407)
    %612 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%342, %arg37 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc242)), %in_58: f32 loc(callsite(#loc at #loc242)), %out: f32 loc(callsite(#loc66 at #loc242))):
      %772 = arith.select %extracted_54, %in, %in_58 : f32 loc(#loc407)
      linalg.yield %772 : f32 loc(#loc407)
    } -> tensor<6x4xf32> loc(#loc407)
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%612, %612 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc147)), %in_58: f32 loc("jit(train)/jit(_where)"(#loc147)), %out: f32 loc("mul"(#loc214))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc369)
      linalg.yield %772 : f32 loc(#loc369)
    } -> tensor<6x4xf32> loc(#loc369)
    %614 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%613 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("reduce_sum"(#loc243))):
      %772 = arith.addf %out, %in : f32 loc(#loc409)
      linalg.yield %772 : f32 loc(#loc409)
    } -> tensor<f32> loc(#loc409)
    %615 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%614 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc243)), %out: f32 loc("div"(#loc243))):
      %772 = arith.divf %in, %cst_7 : f32 loc(#loc410)
      linalg.yield %772 : f32 loc(#loc410)
    } -> tensor<f32> loc(#loc410)
    %616 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%615 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc243)), %out: f32 loc("sqrt"(#loc244))):
      %772 = math.sqrt %in : f32 loc(#loc411)
      linalg.yield %772 : f32 loc(#loc411)
    } -> tensor<f32> loc(#loc411)
    %617 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%611, %cst_28, %616 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc245)), %in_58: f32 loc(callsite(#loc78 at #loc245)), %in_59: f32 loc(callsite(#loc at #loc245)), %out: f32 loc(callsite(#loc66 at #loc245))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc412)
      linalg.yield %772 : f32 loc(#loc412)
    } -> tensor<f32> loc(#loc412)
    %618 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%617 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc150)), %out: f32 loc("mul"(#loc246))):
      linalg.yield %in : f32 loc(#loc415)
    } -> tensor<6x4xf32> loc(#loc415)
    %619 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%567, %618 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc246))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc415)
      linalg.yield %772 : f32 loc(#loc415)
    } -> tensor<6x4xf32> loc(#loc415)
    %620 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<6xf32> loc(#loc363)
    %621 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%620, %580 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6xf32> loc(#loc363)
    %622 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<5x6xf32> loc(#loc363)
    %623 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%622, %593 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<5x6xf32> loc(#loc363)
    %624 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %625 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%624, %606 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %626 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc208))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<6x4xf32> loc(#loc363)
    %627 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%626, %619 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc246)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6x4xf32> loc(#loc363)
    %628 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg34, %621 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.a.b"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<6xf32> loc(#loc364)
    %629 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg35, %623 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.a.w"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<5x6xf32> loc(#loc364)
    %630 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg36, %625 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.b.b"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<4xf32> loc(#loc364)
    %631 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %627 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.adafactor.b.w"), %in_58: f32 loc("mul"(#loc208)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<6x4xf32> loc(#loc364)
    %632 = linalg.matmul ins(%arg46, %arg43 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc259)
    %633 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg42 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.rmsprop.a.b"), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<1x6xf32> loc(#loc260)
    %634 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%633 : tensor<1x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc165))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x6xf32> loc(#loc261)
    %635 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%632, %634 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("add"(#loc165))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc261)
      linalg.yield %772 : f32 loc(#loc261)
    } -> tensor<6x6xf32> loc(#loc261)
    %636 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%635, %635 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("integer_pow"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc262)
      linalg.yield %772 : f32 loc(#loc262)
    } -> tensor<6x6xf32> loc(#loc262)
    %637 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%636, %635 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("integer_pow"(#loc166)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("integer_pow"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc262)
      linalg.yield %772 : f32 loc(#loc262)
    } -> tensor<6x6xf32> loc(#loc262)
    %638 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %636 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("integer_pow"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %639 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %637 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("integer_pow"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %640 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%635, %639 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("add"(#loc166))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc264)
      linalg.yield %772 : f32 loc(#loc264)
    } -> tensor<6x6xf32> loc(#loc264)
    %641 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %640 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %642 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%641 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %out: f32 loc("tanh"(#loc166))):
      %772 = math.tanh %in : f32 loc(#loc265)
      linalg.yield %772 : f32 loc(#loc265)
    } -> tensor<6x6xf32> loc(#loc265)
    %643 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %642 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc166)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("sub"(#loc166))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc266)
      linalg.yield %772 : f32 loc(#loc266)
    } -> tensor<6x6xf32> loc(#loc266)
    %644 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %642 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc166)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("add"(#loc166))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc264)
      linalg.yield %772 : f32 loc(#loc264)
    } -> tensor<6x6xf32> loc(#loc264)
    %645 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %644 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %646 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%635, %645 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc166))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc263)
      linalg.yield %772 : f32 loc(#loc263)
    } -> tensor<6x6xf32> loc(#loc263)
    %647 = linalg.matmul ins(%646, %arg45 : tensor<6x6xf32>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc259)
    %648 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg44 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.rmsprop.b.b"), %out: f32 loc("broadcast_in_dim"(#loc165))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<1x4xf32> loc(#loc260)
    %649 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%648 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc165)), %out: f32 loc("add"(#loc165))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %650 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%647, %649 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc165)), %in_58: f32 loc("add"(#loc165)), %out: f32 loc("add"(#loc165))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc261)
      linalg.yield %772 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %651 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%650 : tensor<6x4xf32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc54 at #loc167)), %out: f32 loc(callsite(#loc54 at #loc167))):
      %772 = arith.maximumf %out, %in : f32 loc(#loc267)
      linalg.yield %772 : f32 loc(#loc267)
    } -> tensor<6xf32> loc(#loc267)
    %652 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %651 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc167)), %in_58: f32 loc(callsite(#loc54 at #loc167)), %out: f32 loc(callsite(#loc56 at #loc167))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc268)
      linalg.yield %772 : f32 loc(#loc268)
    } -> tensor<6xf32> loc(#loc268)
    %653 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%652 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc167)), %out: f32 loc(callsite(#loc57 at #loc167))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<6x1xf32> loc(#loc270)
    %654 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%653 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %655 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%650, %654 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc167)), %in_58: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc271)
      linalg.yield %772 : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %656 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%655 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc59 at #loc167))):
      %772 = math.exp %in : f32 loc(#loc272)
      linalg.yield %772 : f32 loc(#loc272)
    } -> tensor<6x4xf32> loc(#loc272)
    %657 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%656 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc167)), %out: f32 loc(callsite(#loc60 at #loc167))):
      %772 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %772 : f32 loc(#loc273)
    } -> tensor<6xf32> loc(#loc273)
    %658 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%657 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc167)), %out: f32 loc(callsite(#loc57 at #loc167))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<6x1xf32> loc(#loc270)
    %659 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%658 : tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc167)), %out: f32 loc(callsite(#loc61 at #loc167))):
      %772 = math.log %in : f32 loc(#loc274)
      linalg.yield %772 : f32 loc(#loc274)
    } -> tensor<6x1xf32> loc(#loc274)
    %660 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%659 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      linalg.yield %in : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %661 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%655, %660 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc167)), %in_58: f32 loc(callsite(#loc58 at #loc167)), %out: f32 loc(callsite(#loc58 at #loc167))):
      %772 = arith.subf %in, %in_58 : f32 loc(#loc271)
      linalg.yield %772 : f32 loc(#loc271)
    } -> tensor<6x4xf32> loc(#loc271)
    %662 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc69 at #loc169))):
      %772 = linalg.index 0 : index loc(#loc283)
      %extracted_58 = tensor.extract %expanded[%772, %c0, %c0] : tensor<6x1x1xi32> loc(#loc283)
      %773 = arith.index_cast %extracted_58 : i32 to index loc(#loc283)
      %774 = arith.maxsi %773, %c0 : index loc(#loc283)
      %775 = arith.minsi %774, %c3 : index loc(#loc283)
      %extracted_59 = tensor.extract %661[%772, %775] : tensor<6x4xf32> loc(#loc283)
      linalg.yield %extracted_59 : f32 loc(#loc283)
    } -> tensor<6x1xf32> loc(#loc283)
    %663 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %662, %66 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc72 at #loc169)), %in_58: f32 loc(callsite(#loc69 at #loc169)), %in_59: f32 loc(callsite(#loc57 at #loc169)), %out: f32 loc(callsite(#loc66 at #loc169))):
      %772 = arith.select %in, %in_58, %in_59 : f32 loc(#loc279)
      linalg.yield %772 : f32 loc(#loc279)
    } -> tensor<6x1xf32> loc(#loc279)
    %collapsed_55 = tensor.collapse_shape %663 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc287)
    %664 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_55 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc170)), %out: f32 loc("neg"(#loc171))):
      %772 = arith.negf %in : f32 loc(#loc288)
      linalg.yield %772 : f32 loc(#loc288)
    } -> tensor<6xf32> loc(#loc288)
    %665 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%664 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc172)), %out: f32 loc("reduce_sum"(#loc172))):
      %772 = arith.addf %out, %in : f32 loc(#loc289)
      linalg.yield %772 : f32 loc(#loc289)
    } -> tensor<f32> loc(#loc289)
    %666 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%665 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc172)), %out: f32 loc("div"(#loc172))):
      %772 = arith.divf %in, %cst_14 : f32 loc(#loc290)
      linalg.yield %772 : f32 loc(#loc290)
    } -> tensor<f32> loc(#loc290)
    %667 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_38, %658 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc67 at #loc177)), %in_58: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc81 at #loc177))):
      %772 = arith.divf %in, %in_58 : f32 loc(#loc304)
      linalg.yield %772 : f32 loc(#loc304)
    } -> tensor<6x1xf32> loc(#loc304)
    %668 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%667 : tensor<6x1xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc60 at #loc177))):
      %772 = arith.addf %out, %in : f32 loc(#loc302)
      linalg.yield %772 : f32 loc(#loc302)
    } -> tensor<6xf32> loc(#loc302)
    %669 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%668 : tensor<6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc177)), %out: f32 loc(callsite(#loc57 at #loc177))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x4xf32> loc(#loc305)
    %670 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%669, %656 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc177)), %in_58: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc82 at #loc177))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc306)
      linalg.yield %772 : f32 loc(#loc306)
    } -> tensor<6x4xf32> loc(#loc306)
    %671 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %670 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc177)), %in_58: f32 loc(callsite(#loc82 at #loc177)), %out: f32 loc(callsite(#loc83 at #loc177))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc307)
      linalg.yield %772 : f32 loc(#loc307)
    } -> tensor<6x4xf32> loc(#loc307)
    %672 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%671 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %expanded_56 = tensor.expand_shape %672 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc309)
    %673 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_56 : tensor<1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %674 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%671, %646 : tensor<6x4xf32>, tensor<6x6xf32>) outs(%102 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc177)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc310)
    %675 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%674 : tensor<4x6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %out: f32 loc("transpose"(#loc178))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<6x4xf32> loc(#loc311)
    %676 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%671, %arg45 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc55)), %in_58: f32 loc("params.rmsprop.b.w"), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc177)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<6x6xf32> loc(#loc310)
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%635, %676 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %in_58: f32 loc("dot_general"(#loc178)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %678 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%676, %645 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %679 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %677 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %680 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%679, %643 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("sub"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %681 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %642 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("tanh"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %682 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %681 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %683 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %682 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("add_any"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %684 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%678, %683 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %685 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %683 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc166)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %686 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%685, %638 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %in_58: f32 loc("mul"(#loc166)), %out: f32 loc("mul"(#loc179))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc312)
      linalg.yield %772 : f32 loc(#loc312)
    } -> tensor<6x6xf32> loc(#loc312)
    %687 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%684, %686 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc179)), %in_58: f32 loc("mul"(#loc179)), %out: f32 loc("add_any"(#loc179))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc313)
      linalg.yield %772 : f32 loc(#loc313)
    } -> tensor<6x6xf32> loc(#loc313)
    %688 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%687 : tensor<6x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %expanded_57 = tensor.expand_shape %688 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc309)
    %689 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_57 : tensor<1x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc178)), %out: f32 loc("reduce_sum"(#loc178))):
      %772 = arith.addf %out, %in : f32 loc(#loc308)
      linalg.yield %772 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %690 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%687, %arg46 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%120 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc179)), %in_58: f32 loc("x"), %out: f32 loc("dot_general"(#loc178))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc313)
      %773 = arith.addf %out, %772 : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc310)
    %691 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%690 : tensor<6x5xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc178)), %out: f32 loc("transpose"(#loc178))):
      linalg.yield %in : f32 loc(#loc311)
    } -> tensor<5x6xf32> loc(#loc311)
    %692 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc78 at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      linalg.yield %in : f32 loc(#loc416)
    } -> tensor<6xf32> loc(#loc416)
    %693 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%692, %689 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc247)), %in_58: f32 loc(callsite(#loc at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc416)
      linalg.yield %772 : f32 loc(#loc416)
    } -> tensor<6xf32> loc(#loc416)
    %694 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%124, %693 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc153 at #loc247)), %in_58: f32 loc(callsite(#loc56 at #loc247)), %out: f32 loc(callsite(#loc153 at #loc247))):
      %772 = arith.minimumf %in, %in_58 : f32 loc(#loc419)
      linalg.yield %772 : f32 loc(#loc419)
    } -> tensor<6xf32> loc(#loc419)
    %695 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc78 at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      linalg.yield %in : f32 loc(#loc416)
    } -> tensor<5x6xf32> loc(#loc416)
    %696 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%695, %691 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc247)), %in_58: f32 loc(callsite(#loc at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc416)
      linalg.yield %772 : f32 loc(#loc416)
    } -> tensor<5x6xf32> loc(#loc416)
    %697 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %696 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc153 at #loc247)), %in_58: f32 loc(callsite(#loc56 at #loc247)), %out: f32 loc(callsite(#loc153 at #loc247))):
      %772 = arith.minimumf %in, %in_58 : f32 loc(#loc419)
      linalg.yield %772 : f32 loc(#loc419)
    } -> tensor<5x6xf32> loc(#loc419)
    %698 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc78 at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      linalg.yield %in : f32 loc(#loc416)
    } -> tensor<4xf32> loc(#loc416)
    %699 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%698, %673 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc247)), %in_58: f32 loc(callsite(#loc at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc416)
      linalg.yield %772 : f32 loc(#loc416)
    } -> tensor<4xf32> loc(#loc416)
    %700 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%134, %699 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc153 at #loc247)), %in_58: f32 loc(callsite(#loc56 at #loc247)), %out: f32 loc(callsite(#loc153 at #loc247))):
      %772 = arith.minimumf %in, %in_58 : f32 loc(#loc419)
      linalg.yield %772 : f32 loc(#loc419)
    } -> tensor<4xf32> loc(#loc419)
    %701 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc78 at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      linalg.yield %in : f32 loc(#loc416)
    } -> tensor<6x4xf32> loc(#loc416)
    %702 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%701, %675 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc247)), %in_58: f32 loc(callsite(#loc at #loc247)), %out: f32 loc(callsite(#loc56 at #loc247))):
      %772 = arith.maximumf %in, %in_58 : f32 loc(#loc416)
      linalg.yield %772 : f32 loc(#loc416)
    } -> tensor<6x4xf32> loc(#loc416)
    %703 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %702 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc153 at #loc247)), %in_58: f32 loc(callsite(#loc56 at #loc247)), %out: f32 loc(callsite(#loc153 at #loc247))):
      %772 = arith.minimumf %in, %in_58 : f32 loc(#loc419)
      linalg.yield %772 : f32 loc(#loc419)
    } -> tensor<6x4xf32> loc(#loc419)
    %704 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%694, %694 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(clip)"(#loc152)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<6xf32> loc(#loc317)
    %705 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%124, %704 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<6xf32> loc(#loc318)
    %706 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%126, %arg26 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][0].nu['a']['b']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<6xf32> loc(#loc319)
    %707 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%705, %706 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<6xf32> loc(#loc320)
    %708 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%697, %697 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(clip)"(#loc152)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<5x6xf32> loc(#loc317)
    %709 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %708 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<5x6xf32> loc(#loc318)
    %710 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %arg27 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][0].nu['a']['w']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<5x6xf32> loc(#loc319)
    %711 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%709, %710 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<5x6xf32> loc(#loc320)
    %712 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%700, %700 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(clip)"(#loc152)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<4xf32> loc(#loc317)
    %713 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%134, %712 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %714 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%136, %arg28 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][0].nu['b']['b']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<4xf32> loc(#loc319)
    %715 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%713, %714 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<4xf32> loc(#loc320)
    %716 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%703, %703 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(clip)"(#loc152)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("integer_pow"(#loc182))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc317)
      linalg.yield %772 : f32 loc(#loc317)
    } -> tensor<6x4xf32> loc(#loc317)
    %717 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %716 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("integer_pow"(#loc182)), %out: f32 loc("mul"(#loc183))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc318)
      linalg.yield %772 : f32 loc(#loc318)
    } -> tensor<6x4xf32> loc(#loc318)
    %718 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %arg29 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][0].nu['b']['w']"), %out: f32 loc("mul"(#loc184))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc319)
      linalg.yield %772 : f32 loc(#loc319)
    } -> tensor<6x4xf32> loc(#loc319)
    %719 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%717, %718 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc183)), %in_58: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc183))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc320)
      linalg.yield %772 : f32 loc(#loc320)
    } -> tensor<6x4xf32> loc(#loc320)
    %720 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc248))):
      linalg.yield %in : f32 loc(#loc420)
    } -> tensor<6xf32> loc(#loc420)
    %721 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%707, %720 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("add"(#loc248)), %out: f32 loc("add"(#loc248))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc420)
      linalg.yield %772 : f32 loc(#loc420)
    } -> tensor<6xf32> loc(#loc420)
    %722 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%721 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc248)), %out: f32 loc("rsqrt"(#loc249))):
      %772 = math.rsqrt %in : f32 loc(#loc421)
      linalg.yield %772 : f32 loc(#loc421)
    } -> tensor<6xf32> loc(#loc421)
    %723 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc248))):
      linalg.yield %in : f32 loc(#loc420)
    } -> tensor<5x6xf32> loc(#loc420)
    %724 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%711, %723 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("add"(#loc248)), %out: f32 loc("add"(#loc248))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc420)
      linalg.yield %772 : f32 loc(#loc420)
    } -> tensor<5x6xf32> loc(#loc420)
    %725 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%724 : tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc248)), %out: f32 loc("rsqrt"(#loc249))):
      %772 = math.rsqrt %in : f32 loc(#loc421)
      linalg.yield %772 : f32 loc(#loc421)
    } -> tensor<5x6xf32> loc(#loc421)
    %726 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc248))):
      linalg.yield %in : f32 loc(#loc420)
    } -> tensor<4xf32> loc(#loc420)
    %727 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%715, %726 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("add"(#loc248)), %out: f32 loc("add"(#loc248))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc420)
      linalg.yield %772 : f32 loc(#loc420)
    } -> tensor<4xf32> loc(#loc420)
    %728 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%727 : tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc248)), %out: f32 loc("rsqrt"(#loc249))):
      %772 = math.rsqrt %in : f32 loc(#loc421)
      linalg.yield %772 : f32 loc(#loc421)
    } -> tensor<4xf32> loc(#loc421)
    %729 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc248))):
      linalg.yield %in : f32 loc(#loc420)
    } -> tensor<6x4xf32> loc(#loc420)
    %730 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%719, %729 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc183)), %in_58: f32 loc("add"(#loc248)), %out: f32 loc("add"(#loc248))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc420)
      linalg.yield %772 : f32 loc(#loc420)
    } -> tensor<6x4xf32> loc(#loc420)
    %731 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%730 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc248)), %out: f32 loc("rsqrt"(#loc249))):
      %772 = math.rsqrt %in : f32 loc(#loc421)
      linalg.yield %772 : f32 loc(#loc421)
    } -> tensor<6x4xf32> loc(#loc421)
    %732 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%722, %694 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc249)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("mul"(#loc250))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc422)
      linalg.yield %772 : f32 loc(#loc422)
    } -> tensor<6xf32> loc(#loc422)
    %733 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%725, %697 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc249)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("mul"(#loc250))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc422)
      linalg.yield %772 : f32 loc(#loc422)
    } -> tensor<5x6xf32> loc(#loc422)
    %734 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%728, %700 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc249)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("mul"(#loc250))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc422)
      linalg.yield %772 : f32 loc(#loc422)
    } -> tensor<4xf32> loc(#loc422)
    %735 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%731, %703 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc249)), %in_58: f32 loc("jit(train)/jit(clip)"(#loc152)), %out: f32 loc("mul"(#loc250))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc422)
      linalg.yield %772 : f32 loc(#loc422)
    } -> tensor<6x4xf32> loc(#loc422)
    %736 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%371, %732 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc250)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6xf32> loc(#loc363)
    %737 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%373, %733 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc250)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<5x6xf32> loc(#loc363)
    %738 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%375, %734 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc250)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %739 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%377, %735 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc250)), %out: f32 loc("mul"(#loc208))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc363)
      linalg.yield %772 : f32 loc(#loc363)
    } -> tensor<6x4xf32> loc(#loc363)
    %740 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%126, %arg30 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][2].trace['a']['b']"), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<6xf32> loc(#loc423)
    %741 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%736, %740 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<6xf32> loc(#loc424)
    %742 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %arg31 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][2].trace['a']['w']"), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<5x6xf32> loc(#loc423)
    %743 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%737, %742 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<5x6xf32> loc(#loc424)
    %744 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%136, %arg32 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][2].trace['b']['b']"), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<4xf32> loc(#loc423)
    %745 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%738, %744 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<4xf32> loc(#loc424)
    %746 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %arg33 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("s['opt']['rmsprop'][1][2].trace['b']['w']"), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<6x4xf32> loc(#loc423)
    %747 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%739, %746 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<6x4xf32> loc(#loc424)
    %748 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%126, %741 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<6xf32> loc(#loc423)
    %749 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%736, %748 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<6xf32> loc(#loc424)
    %750 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %743 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<5x6xf32> loc(#loc423)
    %751 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%737, %750 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<5x6xf32> loc(#loc424)
    %752 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%136, %745 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<4xf32> loc(#loc423)
    %753 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%738, %752 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<4xf32> loc(#loc424)
    %754 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %747 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("mul"(#loc251))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc423)
      linalg.yield %772 : f32 loc(#loc423)
    } -> tensor<6x4xf32> loc(#loc423)
    %755 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%739, %754 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc208)), %in_58: f32 loc("mul"(#loc251)), %out: f32 loc("add"(#loc252))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc424)
      linalg.yield %772 : f32 loc(#loc424)
    } -> tensor<6x4xf32> loc(#loc424)
    %756 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg42, %749 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.rmsprop.a.b"), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<6xf32> loc(#loc364)
    %757 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg43, %751 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.rmsprop.a.w"), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<5x6xf32> loc(#loc364)
    %758 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg44, %753 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.rmsprop.b.b"), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<4xf32> loc(#loc364)
    %759 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg45, %755 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.rmsprop.b.w"), %in_58: f32 loc("add"(#loc252)), %out: f32 loc("add"(#loc209))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc364)
      linalg.yield %772 : f32 loc(#loc364)
    } -> tensor<6x4xf32> loc(#loc364)
    %760 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%126, %arg0 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("ema.a.b"), %out: f32 loc("mul"(#loc253))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc425)
      linalg.yield %772 : f32 loc(#loc425)
    } -> tensor<6xf32> loc(#loc425)
    %761 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%124, %379 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("add"(#loc209)), %out: f32 loc("mul"(#loc254))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc426)
      linalg.yield %772 : f32 loc(#loc426)
    } -> tensor<6xf32> loc(#loc426)
    %762 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%760, %761 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc253)), %in_58: f32 loc("mul"(#loc254)), %out: f32 loc("add"(#loc253))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc427)
      linalg.yield %772 : f32 loc(#loc427)
    } -> tensor<6xf32> loc(#loc427)
    %763 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %arg1 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("ema.a.w"), %out: f32 loc("mul"(#loc253))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc425)
      linalg.yield %772 : f32 loc(#loc425)
    } -> tensor<5x6xf32> loc(#loc425)
    %764 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %380 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("add"(#loc209)), %out: f32 loc("mul"(#loc254))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc426)
      linalg.yield %772 : f32 loc(#loc426)
    } -> tensor<5x6xf32> loc(#loc426)
    %765 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%763, %764 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc253)), %in_58: f32 loc("mul"(#loc254)), %out: f32 loc("add"(#loc253))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc427)
      linalg.yield %772 : f32 loc(#loc427)
    } -> tensor<5x6xf32> loc(#loc427)
    %766 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%136, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("ema.b.b"), %out: f32 loc("mul"(#loc253))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc425)
      linalg.yield %772 : f32 loc(#loc425)
    } -> tensor<4xf32> loc(#loc425)
    %767 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%134, %381 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("add"(#loc209)), %out: f32 loc("mul"(#loc254))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc426)
      linalg.yield %772 : f32 loc(#loc426)
    } -> tensor<4xf32> loc(#loc426)
    %768 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%766, %767 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc253)), %in_58: f32 loc("mul"(#loc254)), %out: f32 loc("add"(#loc253))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc427)
      linalg.yield %772 : f32 loc(#loc427)
    } -> tensor<4xf32> loc(#loc427)
    %769 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %arg3 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %in_58: f32 loc("ema.b.w"), %out: f32 loc("mul"(#loc253))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc425)
      linalg.yield %772 : f32 loc(#loc425)
    } -> tensor<6x4xf32> loc(#loc425)
    %770 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139, %382 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc180)), %in_58: f32 loc("add"(#loc209)), %out: f32 loc("mul"(#loc254))):
      %772 = arith.mulf %in, %in_58 : f32 loc(#loc426)
      linalg.yield %772 : f32 loc(#loc426)
    } -> tensor<6x4xf32> loc(#loc426)
    %771 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%769, %770 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc253)), %in_58: f32 loc("mul"(#loc254)), %out: f32 loc("add"(#loc253))):
      %772 = arith.addf %in, %in_58 : f32 loc(#loc427)
      linalg.yield %772 : f32 loc(#loc427)
    } -> tensor<6x4xf32> loc(#loc427)
    return %762, %765, %768, %771, %535, %234, %471, %234, %513, %234, %477, %234, %519, %455, %234, %501, %234, %172, %128, %133, %138, %143, %149, %155, %161, %167, %707, %711, %715, %719, %741, %743, %745, %747, %628, %629, %630, %631, %379, %380, %381, %382, %756, %757, %758, %759, %417, %72, %666 : tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<1xf32>, tensor<5xf32>, tensor<1xf32>, tensor<4xf32>, tensor<1xf32>, tensor<6xf32>, tensor<1xf32>, tensor<6xf32>, tensor<6xf32>, tensor<1xf32>, tensor<4xf32>, tensor<1xf32>, tensor<i32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<f32>, tensor<f32>, tensor<f32> loc(#loc255)
  } loc(#loc)
} loc(#loc)
#loc161 = loc("export.py":100:36)
#loc255 = loc("jit(train)"(#loc161))
#loc309 = loc("reshape"(#loc178))

