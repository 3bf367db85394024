#loc = loc(unknown)
#loc1 = loc("ema.a.b")
#loc2 = loc("ema.a.w")
#loc3 = loc("ema.b.b")
#loc4 = loc("ema.b.w")
#loc5 = loc("s['opt']['adam'][1][0].count")
#loc6 = loc("s['opt']['adam'][1][0].mu['a']['b']")
#loc7 = loc("s['opt']['adam'][1][0].mu['a']['w']")
#loc8 = loc("s['opt']['adam'][1][0].mu['b']['b']")
#loc9 = loc("s['opt']['adam'][1][0].mu['b']['w']")
#loc10 = loc("s['opt']['adam'][1][0].nu['a']['b']")
#loc11 = loc("s['opt']['adam'][1][0].nu['a']['w']")
#loc12 = loc("s['opt']['adam'][1][0].nu['b']['b']")
#loc13 = loc("s['opt']['adam'][1][0].nu['b']['w']")
#loc14 = loc("s['opt']['adamw'][0].count")
#loc15 = loc("s['opt']['adamw'][0].mu['a']['b']")
#loc16 = loc("s['opt']['adamw'][0].mu['a']['w']")
#loc17 = loc("s['opt']['adamw'][0].mu['b']['b']")
#loc18 = loc("s['opt']['adamw'][0].mu['b']['w']")
#loc19 = loc("s['opt']['adamw'][0].nu['a']['b']")
#loc20 = loc("s['opt']['adamw'][0].nu['a']['w']")
#loc21 = loc("s['opt']['adamw'][0].nu['b']['b']")
#loc22 = loc("s['opt']['adamw'][0].nu['b']['w']")
#loc23 = loc("s['opt']['adamw'][2].count")
#loc24 = loc("s['opt']['lion'][0].count")
#loc25 = loc("s['opt']['lion'][0].mu['a']['b']")
#loc26 = loc("s['opt']['lion'][0].mu['a']['w']")
#loc27 = loc("s['opt']['lion'][0].mu['b']['b']")
#loc28 = loc("s['opt']['lion'][0].mu['b']['w']")
#loc29 = loc("params.adam.a.b")
#loc30 = loc("params.adam.a.w")
#loc31 = loc("params.adam.b.b")
#loc32 = loc("params.adam.b.w")
#loc33 = loc("params.adamw.a.b")
#loc34 = loc("params.adamw.a.w")
#loc35 = loc("params.adamw.b.b")
#loc36 = loc("params.adamw.b.w")
#loc37 = loc("params.lion.a.b")
#loc38 = loc("params.lion.a.w")
#loc39 = loc("params.lion.b.b")
#loc40 = loc("params.lion.b.w")
#loc41 = loc("x")
#loc42 = loc("y")
#loc43 = loc("transform.py":1004:43)
#loc44 = loc("_schedule.py":385:38)
#loc45 = loc("_schedule.py":143:11)
#loc46 = loc("_schedule.py":142:15)
#loc47 = loc("common.py":23:11)
#loc48 = loc("sums.py":148:58)
#loc49 = loc("reduce_max")
#loc50 = loc("common.py":32:9)
#loc51 = loc("max")
#loc52 = loc("broadcast_in_dim")
#loc53 = loc("sub")
#loc54 = loc("exp")
#loc55 = loc("reduce_sum")
#loc56 = loc("log")
#loc57 = loc("common.py":33:36)
#loc58 = loc("lt")
#loc59 = loc("common.py":33:12)
#loc60 = loc("add")
#loc61 = loc("select_n")
#loc62 = loc("reshape")
#loc63 = loc("ge")
#loc64 = loc("gather")
#loc65 = loc("le")
#loc66 = loc("and")
#loc67 = loc("reduce_and")
#loc68 = loc("common.py":33:11)
#loc69 = loc("sums.py":148:29)
#loc70 = loc("jit(_one_hot)")
#loc71 = loc("iota")
#loc72 = loc("eq")
#loc73 = loc("convert_element_type")
#loc74 = loc("ad,adb->ab/dot_general")
#loc75 = loc("neg")
#loc76 = loc("div")
#loc77 = loc("mul")
#loc78 = loc("add_any")
#loc79 = loc("_tree_math.py":275:9)
#loc80 = loc("_tree_math.py":275:44)
#loc81 = loc("_tree_math.py":275:33)
#loc82 = loc("_tree_math.py":187:9)
#loc83 = loc("_tree_math.py":199:11)
#loc84 = loc("_tree_math.py":294:44)
#loc85 = loc("_clipping.py":101:26)
#loc86 = loc("_clipping.py":105:41)
#loc87 = loc("_clipping.py":105:40)
#loc88 = loc("_clipping.py":105:13)
#loc89 = loc("_tree_math.py":398:10)
#loc90 = loc("_tree_math.py":398:37)
#loc91 = loc("_tree_math.py":423:13)
#loc92 = loc("_tree_math.py":433:10)
#loc93 = loc("_tree_math.py":433:42)
#loc94 = loc("numerics.py":143:19)
#loc95 = loc("numerics.py":143:38)
#loc96 = loc("numerics.py":143:9)
#loc97 = loc("transform.py":294:15)
#loc98 = loc("transform.py":298:13)
#loc99 = loc("transform.py":300:58)
#loc100 = loc("transform.py":300:49)
#loc101 = loc("transform.py":300:44)
#loc102 = loc("transform.py":507:37)
#loc103 = loc("update.py":42:45)
#loc104 = loc("_adding.py":73:48)
#loc105 = loc("_adding.py":73:44)
#loc106 = loc("_schedule.py":141:12)
#loc107 = loc("min")
#loc108 = loc("_schedule.py":142:11)
#loc109 = loc("_join.py":43:25)
#loc110 = loc("_join.py":43:59)
#loc111 = loc("_schedule.py":384:12)
#loc112 = loc("_schedule.py":385:30)
#loc113 = loc("_schedule.py":385:26)
#loc114 = loc("_schedule.py":385:19)
#loc115 = loc("_schedule.py":386:28)
#loc116 = loc("_schedule.py":386:14)
#loc117 = loc("_schedule.py":387:11)
#loc118 = loc("_join.py":43:15)
#loc119 = loc("transform.py":1029:18)
#loc120 = loc("transform.py":472:10)
#loc121 = loc("transform.py":472:27)
#loc122 = loc("transform.py":474:15)
#loc123 = loc("sums.py":152:40)
#loc124 = loc("sums.py":152:50)
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
#loc126 = loc("jit(train)"(#loc43))
#loc127 = loc("jit(train)"(#loc44))
#loc128 = loc("jit(train)"(#loc45))
#loc129 = loc("jit(train)"(#loc46))
#loc130 = loc("jit(train)/jvp()"(#loc47))
#loc131 = loc("jit(train)/jvp()"(#loc48))
#loc132 = loc("jit(train)/jvp(jit(log_softmax))"(#loc50))
#loc133 = loc("jit(train)/jvp()"(#loc57))
#loc134 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc59))
#loc135 = loc("jit(train)/jvp()"(#loc59))
#loc136 = loc("jit(train)/jvp()"(#loc68))
#loc137 = loc("jit(train)/jvp()"(#loc69))
#loc138 = loc("jit(train)/transpose(jvp())"(#loc69))
#loc139 = loc("jit(train)/transpose(jvp())"(#loc68))
#loc140 = loc("jit(train)/transpose(jvp())"(#loc59))
#loc141 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc59))
#loc142 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50))
#loc143 = loc("jit(train)/transpose(jvp())"(#loc47))
#loc144 = loc("jit(train)/transpose(jvp())"(#loc48))
#loc145 = loc("jit(train)"(#loc79))
#loc146 = loc("jit(train)"(#loc80))
#loc147 = loc("jit(train)"(#loc81))
#loc148 = loc("jit(train)"(#loc82))
#loc149 = loc("jit(train)"(#loc83))
#loc150 = loc("jit(train)"(#loc84))
#loc151 = loc("jit(train)"(#loc85))
#loc152 = loc("jit(train)"(#loc86))
#loc153 = loc("jit(train)"(#loc87))
#loc154 = loc("jit(train)"(#loc88))
#loc155 = loc("jit(train)"(#loc89))
#loc156 = loc("jit(train)"(#loc90))
#loc157 = loc("jit(train)"(#loc91))
#loc158 = loc("jit(train)"(#loc92))
#loc159 = loc("jit(train)"(#loc93))
#loc160 = loc("jit(train)"(#loc94))
#loc161 = loc("jit(train)"(#loc95))
#loc162 = loc("jit(train)/jit(_where)"(#loc96))
#loc163 = loc("jit(train)"(#loc97))
#loc164 = loc("jit(train)"(#loc98))
#loc165 = loc("jit(train)"(#loc99))
#loc166 = loc("jit(train)"(#loc100))
#loc167 = loc("jit(train)"(#loc101))
#loc168 = loc("jit(train)"(#loc102))
#loc169 = loc("jit(train)"(#loc103))
#loc170 = loc("jit(train)"(#loc104))
#loc171 = loc("jit(train)"(#loc105))
#loc172 = loc("jit(train)/jit(clip)"(#loc106))
#loc173 = loc("jit(train)"(#loc108))
#loc174 = loc("jit(train)"(#loc109))
#loc175 = loc("jit(train)"(#loc110))
#loc176 = loc("jit(train)"(#loc111))
#loc177 = loc("jit(train)"(#loc112))
#loc178 = loc("jit(train)"(#loc113))
#loc179 = loc("jit(train)"(#loc114))
#loc180 = loc("jit(train)"(#loc115))
#loc181 = loc("jit(train)"(#loc116))
#loc182 = loc("jit(train)"(#loc117))
#loc183 = loc("jit(train)/jit(_where)"(#loc118))
#loc184 = loc("jit(train)"(#loc119))
#loc185 = loc("jit(train)"(#loc120))
#loc186 = loc("jit(train)"(#loc121))
#loc187 = loc("jit(train)"(#loc122))
#loc188 = loc("jit(train)"(#loc123))
#loc189 = loc("jit(train)"(#loc124))
#loc191 = loc("mul"(#loc126))
#loc192 = loc("mul"(#loc127))
#loc193 = loc("mul"(#loc128))
#loc194 = loc("div"(#loc129))
#loc195 = loc("dot_general"(#loc130))
#loc196 = loc("broadcast_in_dim"(#loc130))
#loc197 = loc("add"(#loc130))
#loc198 = loc("integer_pow"(#loc131))
#loc199 = loc("mul"(#loc131))
#loc200 = loc("add"(#loc131))
#loc201 = loc("tanh"(#loc131))
#loc202 = loc("sub"(#loc131))
#loc203 = loc(callsite(#loc49 at #loc132))
#loc204 = loc(callsite(#loc51 at #loc132))
#loc205 = loc(callsite(#loc at #loc132))
#loc206 = loc(callsite(#loc52 at #loc132))
#loc207 = loc(callsite(#loc53 at #loc132))
#loc208 = loc(callsite(#loc54 at #loc132))
#loc209 = loc(callsite(#loc55 at #loc132))
#loc210 = loc(callsite(#loc56 at #loc132))
#loc211 = loc("broadcast_in_dim"(#loc133))
#loc212 = loc(callsite(#loc58 at #loc134))
#loc213 = loc(callsite(#loc at #loc134))
#loc214 = loc(callsite(#loc60 at #loc134))
#loc215 = loc(callsite(#loc61 at #loc134))
#loc216 = loc(callsite(#loc62 at #loc134))
#loc217 = loc(callsite(#loc63 at #loc134))
#loc218 = loc(callsite(#loc52 at #loc134))
#loc219 = loc(callsite(#loc64 at #loc134))
#loc220 = loc(callsite(#loc65 at #loc134))
#loc221 = loc(callsite(#loc66 at #loc134))
#loc222 = loc(callsite(#loc67 at #loc134))
#loc223 = loc("squeeze"(#loc135))
#loc224 = loc("neg"(#loc136))
#loc225 = loc("reduce_sum"(#loc137))
#loc226 = loc("div"(#loc137))
#loc227 = loc("div"(#loc138))
#loc228 = loc("broadcast_in_dim"(#loc138))
#loc229 = loc("neg"(#loc139))
#loc230 = loc("broadcast_in_dim"(#loc140))
#loc231 = loc(callsite(#loc52 at #loc141))
#loc232 = loc(callsite(#loc at #loc141))
#loc233 = loc(callsite(#loc70 at #loc141))
#loc234 = loc(callsite(#loc74 at #loc141))
#loc235 = loc(callsite(#loc60 at #loc141))
#loc236 = loc(callsite(#loc75 at #loc142))
#loc237 = loc(callsite(#loc at #loc142))
#loc238 = loc(callsite(#loc55 at #loc142))
#loc239 = loc(callsite(#loc62 at #loc142))
#loc240 = loc(callsite(#loc76 at #loc142))
#loc241 = loc(callsite(#loc52 at #loc142))
#loc242 = loc(callsite(#loc77 at #loc142))
#loc243 = loc(callsite(#loc78 at #loc142))
#loc244 = loc("reduce_sum"(#loc143))
#loc246 = loc("dot_general"(#loc143))
#loc247 = loc("transpose"(#loc143))
#loc248 = loc("mul"(#loc144))
#loc249 = loc("add_any"(#loc144))
#loc250 = loc("square"(#loc145))
#loc251 = loc("broadcast_in_dim"(#loc146))
#loc252 = loc("square"(#loc147))
#loc253 = loc("add"(#loc145))
#loc254 = loc("reduce_sum"(#loc148))
#loc255 = loc("add"(#loc149))
#loc256 = loc("sqrt"(#loc150))
#loc257 = loc("lt"(#loc151))
#loc258 = loc("div"(#loc152))
#loc259 = loc("mul"(#loc153))
#loc260 = loc("select_n"(#loc154))
#loc261 = loc("mul"(#loc155))
#loc262 = loc("mul"(#loc156))
#loc263 = loc("add"(#loc155))
#loc264 = loc("integer_pow"(#loc157))
#loc265 = loc("mul"(#loc158))
#loc266 = loc("mul"(#loc159))
#loc267 = loc("add"(#loc158))
#loc268 = loc("lt"(#loc160))
#loc269 = loc("add"(#loc161))
#loc270 = loc(callsite(#loc61 at #loc162))
#loc271 = loc(callsite(#loc at #loc162))
#loc272 = loc("pow"(#loc163))
#loc273 = loc("sub"(#loc163))
#loc274 = loc("div"(#loc163))
#loc275 = loc("pow"(#loc164))
#loc276 = loc("sub"(#loc164))
#loc277 = loc("div"(#loc164))
#loc278 = loc("add"(#loc165))
#loc279 = loc("sqrt"(#loc166))
#loc280 = loc("add"(#loc166))
#loc281 = loc("div"(#loc167))
#loc282 = loc("mul"(#loc168))
#loc283 = loc("add"(#loc169))
#loc284 = loc("mul"(#loc170))
#loc285 = loc("add"(#loc171))
#loc286 = loc(callsite(#loc51 at #loc172))
#loc287 = loc(callsite(#loc73 at #loc172))
#loc288 = loc(callsite(#loc at #loc172))
#loc289 = loc(callsite(#loc107 at #loc172))
#loc290 = loc("convert_element_type"(#loc129))
#loc291 = loc("sub"(#loc173))
#loc292 = loc("add"(#loc128))
#loc293 = loc("lt"(#loc174))
#loc294 = loc("sub"(#loc175))
#loc295 = loc("convert_element_type"(#loc176))
#loc296 = loc("min"(#loc176))
#loc297 = loc("div"(#loc127))
#loc298 = loc("cos"(#loc177))
#loc299 = loc("add"(#loc178))
#loc300 = loc("mul"(#loc179))
#loc301 = loc("pow"(#loc180))
#loc302 = loc("add"(#loc181))
#loc303 = loc("mul"(#loc181))
#loc304 = loc("mul"(#loc182))
#loc305 = loc(callsite(#loc61 at #loc183))
#loc306 = loc(callsite(#loc at #loc183))
#loc307 = loc(callsite(#loc73 at #loc183))
#loc308 = loc("mul"(#loc184))
#loc309 = loc("mul"(#loc185))
#loc310 = loc("mul"(#loc186))
#loc311 = loc("add"(#loc185))
#loc312 = loc("sign"(#loc187))
#loc313 = loc("mul"(#loc188))
#loc314 = loc("mul"(#loc189))
#loc315 = loc("add"(#loc188))
#loc316 = loc(callsite(#loc52 at #loc233))
#loc317 = loc(callsite(#loc at #loc233))
#loc318 = loc(callsite(#loc71 at #loc233))
#loc319 = loc(callsite(#loc72 at #loc233))
#loc320 = loc(callsite(#loc73 at #loc233))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<6xf32> {tf.aliasing_output = 0 : i32} loc("ema.a.b"), %arg1: tensor<5x6xf32> {tf.aliasing_output = 1 : i32} loc("ema.a.w"), %arg2: tensor<4xf32> {tf.aliasing_output = 2 : i32} loc("ema.b.b"), %arg3: tensor<6x4xf32> {tf.aliasing_output = 3 : i32} loc("ema.b.w"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("s['opt']['adam'][1][0].count"), %arg5: tensor<6xf32> {tf.aliasing_output = 5 : i32} loc("s['opt']['adam'][1][0].mu['a']['b']"), %arg6: tensor<5x6xf32> {tf.aliasing_output = 6 : i32} loc("s['opt']['adam'][1][0].mu['a']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("s['opt']['adam'][1][0].mu['b']['b']"), %arg8: tensor<6x4xf32> {tf.aliasing_output = 8 : i32} loc("s['opt']['adam'][1][0].mu['b']['w']"), %arg9: tensor<6xf32> {tf.aliasing_output = 9 : i32} loc("s['opt']['adam'][1][0].nu['a']['b']"), %arg10: tensor<5x6xf32> {tf.aliasing_output = 10 : i32} loc("s['opt']['adam'][1][0].nu['a']['w']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("s['opt']['adam'][1][0].nu['b']['b']"), %arg12: tensor<6x4xf32> {tf.aliasing_output = 12 : i32} loc("s['opt']['adam'][1][0].nu['b']['w']"), %arg13: tensor<i32> {tf.aliasing_output = 13 : i32} loc("s['opt']['adamw'][0].count"), %arg14: tensor<6xf32> {tf.aliasing_output = 14 : i32} loc("s['opt']['adamw'][0].mu['a']['b']"), %arg15: tensor<5x6xf32> {tf.aliasing_output = 15 : i32} loc("s['opt']['adamw'][0].mu['a']['w']"), %arg16: tensor<4xf32> {tf.aliasing_output = 16 : i32} loc("s['opt']['adamw'][0].mu['b']['b']"), %arg17: tensor<6x4xf32> {tf.aliasing_output = 17 : i32} loc("s['opt']['adamw'][0].mu['b']['w']"), %arg18: tensor<6xf32> {tf.aliasing_output = 18 : i32} loc("s['opt']['adamw'][0].nu['a']['b']"), %arg19: tensor<5x6xf32> {tf.aliasing_output = 19 : i32} loc("s['opt']['adamw'][0].nu['a']['w']"), %arg20: tensor<4xf32> {tf.aliasing_output = 20 : i32} loc("s['opt']['adamw'][0].nu['b']['b']"), %arg21: tensor<6x4xf32> {tf.aliasing_output = 21 : i32} loc("s['opt']['adamw'][0].nu['b']['w']"), %arg22: tensor<i32> {tf.aliasing_output = 22 : i32} loc("s['opt']['adamw'][2].count"), %arg23: tensor<i32> {tf.aliasing_output = 23 : i32} loc("s['opt']['lion'][0].count"), %arg24: tensor<6xf32> {tf.aliasing_output = 24 : i32} loc("s['opt']['lion'][0].mu['a']['b']"), %arg25: tensor<5x6xf32> {tf.aliasing_output = 25 : i32} loc("s['opt']['lion'][0].mu['a']['w']"), %arg26: tensor<4xf32> {tf.aliasing_output = 26 : i32} loc("s['opt']['lion'][0].mu['b']['b']"), %arg27: tensor<6x4xf32> {tf.aliasing_output = 27 : i32} loc("s['opt']['lion'][0].mu['b']['w']"), %arg28: tensor<6xf32> {tf.aliasing_output = 28 : i32} loc("params.adam.a.b"), %arg29: tensor<5x6xf32> {tf.aliasing_output = 29 : i32} loc("params.adam.a.w"), %arg30: tensor<4xf32> {tf.aliasing_output = 30 : i32} loc("params.adam.b.b"), %arg31: tensor<6x4xf32> {tf.aliasing_output = 31 : i32} loc("params.adam.b.w"), %arg32: tensor<6xf32> {tf.aliasing_output = 32 : i32} loc("params.adamw.a.b"), %arg33: tensor<5x6xf32> {tf.aliasing_output = 33 : i32} loc("params.adamw.a.w"), %arg34: tensor<4xf32> {tf.aliasing_output = 34 : i32} loc("params.adamw.b.b"), %arg35: tensor<6x4xf32> {tf.aliasing_output = 35 : i32} loc("params.adamw.b.w"), %arg36: tensor<6xf32> {tf.aliasing_output = 36 : i32} loc("params.lion.a.b"), %arg37: tensor<5x6xf32> {tf.aliasing_output = 37 : i32} loc("params.lion.a.w"), %arg38: tensor<4xf32> {tf.aliasing_output = 38 : i32} loc("params.lion.b.b"), %arg39: tensor<6x4xf32> {tf.aliasing_output = 39 : i32} loc("params.lion.b.w"), %arg40: tensor<6x5xf32> loc("x"), %arg41: tensor<6xi32> loc("y")) -> (tensor<6xf32> {jax.result_info = "ema.a.b"}, tensor<5x6xf32> {jax.result_info = "ema.a.w"}, tensor<4xf32> {jax.result_info = "ema.b.b"}, tensor<6x4xf32> {jax.result_info = "ema.b.w"}, tensor<i32> {jax.result_info = "result[0]['opt']['adam'][1][0].count"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].mu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].mu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].mu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].mu['b']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].nu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].nu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].nu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['adam'][1][0].nu['b']['w']"}, tensor<i32> {jax.result_info = "result[0]['opt']['adamw'][0].count"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adamw'][0].mu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['adamw'][0].mu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['adamw'][0].mu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['adamw'][0].mu['b']['w']"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['adamw'][0].nu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['adamw'][0].nu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['adamw'][0].nu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['adamw'][0].nu['b']['w']"}, tensor<i32> {jax.result_info = "result[0]['opt']['adamw'][2].count"}, tensor<i32> {jax.result_info = "result[0]['opt']['lion'][0].count"}, tensor<6xf32> {jax.result_info = "result[0]['opt']['lion'][0].mu['a']['b']"}, tensor<5x6xf32> {jax.result_info = "result[0]['opt']['lion'][0].mu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt']['lion'][0].mu['b']['b']"}, tensor<6x4xf32> {jax.result_info = "result[0]['opt']['lion'][0].mu['b']['w']"}, tensor<6xf32> {jax.result_info = "params.adam.a.b"}, tensor<5x6xf32> {jax.result_info = "params.adam.a.w"}, tensor<4xf32> {jax.result_info = "params.adam.b.b"}, tensor<6x4xf32> {jax.result_info = "params.adam.b.w"}, tensor<6xf32> {jax.result_info = "params.adamw.a.b"}, tensor<5x6xf32> {jax.result_info = "params.adamw.a.w"}, tensor<4xf32> {jax.result_info = "params.adamw.b.b"}, tensor<6x4xf32> {jax.result_info = "params.adamw.b.w"}, tensor<6xf32> {jax.result_info = "params.lion.a.b"}, tensor<5x6xf32> {jax.result_info = "params.lion.a.w"}, tensor<4xf32> {jax.result_info = "params.lion.b.b"}, tensor<6x4xf32> {jax.result_info = "params.lion.b.w"}, tensor<f32> {jax.result_info = "adam"}, tensor<f32> {jax.result_info = "adamw"}, tensor<f32> {jax.result_info = "lion"}) {
    %cst = arith.constant dense<4> : tensor<i32> loc(#loc)
    %cst_0 = arith.constant dense<3> : tensor<1xi32> loc(#loc)
    %cst_1 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %true = arith.constant true loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %cst_2 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant 0.166666672 : f32 loc(#loc)
    %cst_5 = arith.constant -1.000000e+00 : f32 loc(#loc191)
    %cst_6 = arith.constant 3.14159274 : f32 loc(#loc192)
    %cst_7 = arith.constant 8.000000e+00 : f32 loc(#loc)
    %c2_i32 = arith.constant 2 : i32 loc(#loc)
    %cst_8 = arith.constant 0.00999999977 : f32 loc(#loc)
    %cst_9 = arith.constant -0.00999999977 : f32 loc(#loc193)
    %cst_10 = arith.constant 2.000000e+00 : f32 loc(#loc194)
    %cst_11 = arith.constant 9.990000e-01 : f32 loc(#loc)
    %cst_12 = arith.constant 0.899999976 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc)
    %cst_13 = arith.constant 5.000000e-01 : f32 loc(#loc)
    %cst_14 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_15 = arith.constant 6.000000e+00 : f32 loc(#loc)
    %cst_16 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_17 = arith.constant dense<-1.000000e-03> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<9.900000e-01> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<2> : tensor<i32> loc(#loc)
    %cst_21 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_22 = arith.constant dense<-0.00999999977> : tensor<f32> loc(#loc)
    %cst_23 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_24 = arith.constant dense<2147483647> : tensor<i32> loc(#loc)
    %cst_25 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_26 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_27 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_28 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_29 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_30 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %cst_31 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_32 = arith.constant dense<0.797884583> : tensor<f32> loc(#loc)
    %cst_33 = arith.constant dense<4.471500e-02> : tensor<f32> loc(#loc)
    %cst_34 = arith.constant dense<3.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<6x6xf32> loc(#loc195)
    %1 = linalg.fill ins(%cst_16 : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc195)
    %2 = linalg.matmul ins(%arg40, %arg29 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc195)
    %3 = tensor.empty() : tensor<1x6xf32> loc(#loc196)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.adam.a.b"), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x6xf32> loc(#loc196)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<6x6xf32> loc(#loc197)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc197)
      linalg.yield %574 : f32 loc(#loc197)
    } -> tensor<6x6xf32> loc(#loc197)
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("integer_pow"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc198)
      linalg.yield %574 : f32 loc(#loc198)
    } -> tensor<6x6xf32> loc(#loc198)
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("integer_pow"(#loc131)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("integer_pow"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc198)
      linalg.yield %574 : f32 loc(#loc198)
    } -> tensor<6x6xf32> loc(#loc198)
    %9 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc131))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("integer_pow"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %11 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc131))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %8 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("integer_pow"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %12 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("add"(#loc131))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc200)
      linalg.yield %574 : f32 loc(#loc200)
    } -> tensor<6x6xf32> loc(#loc200)
    %14 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc131))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %13 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %out: f32 loc("tanh"(#loc131))):
      %574 = math.tanh %in : f32 loc(#loc201)
      linalg.yield %574 : f32 loc(#loc201)
    } -> tensor<6x6xf32> loc(#loc201)
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_31 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc131))):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<6x6xf32> loc(#loc202)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc131)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("sub"(#loc131))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc202)
      linalg.yield %574 : f32 loc(#loc202)
    } -> tensor<6x6xf32> loc(#loc202)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc131)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("add"(#loc131))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc200)
      linalg.yield %574 : f32 loc(#loc200)
    } -> tensor<6x6xf32> loc(#loc200)
    %20 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc131))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %21 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %23 = tensor.empty() : tensor<6x4xf32> loc(#loc195)
    %24 = linalg.fill ins(%cst_16 : f32) outs(%23 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc195)
    %25 = linalg.matmul ins(%22, %arg31 : tensor<6x6xf32>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc195)
    %26 = tensor.empty() : tensor<1x4xf32> loc(#loc196)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.adam.b.b"), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x4xf32> loc(#loc196)
    %28 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<6x4xf32> loc(#loc197)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %28 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc197)
      linalg.yield %574 : f32 loc(#loc197)
    } -> tensor<6x4xf32> loc(#loc197)
    %30 = tensor.empty() : tensor<6xf32> loc(#loc203)
    %31 = linalg.fill ins(%cst_2 : f32) outs(%30 : tensor<6xf32>) -> tensor<6xf32> loc(#loc203)
    %32 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<6x4xf32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc49 at #loc132)), %out: f32 loc(callsite(#loc49 at #loc132))):
      %574 = arith.maximumf %out, %in : f32 loc(#loc203)
      linalg.yield %574 : f32 loc(#loc203)
    } -> tensor<6xf32> loc(#loc203)
    %33 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc132)), %out: f32 loc(callsite(#loc51 at #loc132))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<6xf32> loc(#loc204)
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %32 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc132)), %in_44: f32 loc(callsite(#loc49 at #loc132)), %out: f32 loc(callsite(#loc51 at #loc132))):
      %574 = arith.maximumf %in, %in_44 : f32 loc(#loc204)
      linalg.yield %574 : f32 loc(#loc204)
    } -> tensor<6xf32> loc(#loc204)
    %35 = tensor.empty() : tensor<6x1xf32> loc(#loc206)
    %36 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc132)), %out: f32 loc(callsite(#loc52 at #loc132))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x1xf32> loc(#loc206)
    %37 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %37 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc132)), %in_44: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc207)
      linalg.yield %574 : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc54 at #loc132))):
      %574 = math.exp %in : f32 loc(#loc208)
      linalg.yield %574 : f32 loc(#loc208)
    } -> tensor<6x4xf32> loc(#loc208)
    %40 = linalg.fill ins(%cst_16 : f32) outs(%30 : tensor<6xf32>) -> tensor<6xf32> loc(#loc209)
    %41 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc132)), %out: f32 loc(callsite(#loc55 at #loc132))):
      %574 = arith.addf %out, %in : f32 loc(#loc209)
      linalg.yield %574 : f32 loc(#loc209)
    } -> tensor<6xf32> loc(#loc209)
    %42 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc132)), %out: f32 loc(callsite(#loc52 at #loc132))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x1xf32> loc(#loc206)
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc132)), %out: f32 loc(callsite(#loc56 at #loc132))):
      %574 = math.log %in : f32 loc(#loc210)
      linalg.yield %574 : f32 loc(#loc210)
    } -> tensor<6x1xf32> loc(#loc210)
    %44 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %44 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc132)), %in_44: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc207)
      linalg.yield %574 : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %46 = tensor.empty() : tensor<6x1xi32> loc(#loc211)
    %47 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg41 : tensor<6xi32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc133))):
      linalg.yield %in : i32 loc(#loc211)
    } -> tensor<6x1xi32> loc(#loc211)
    %48 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc134)), %out: i32 loc(callsite(#loc58 at #loc134))):
      linalg.yield %in : i32 loc(#loc212)
    } -> tensor<6x1xi32> loc(#loc212)
    %49 = tensor.empty() : tensor<6x1xi1> loc(#loc212)
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%49 : tensor<6x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc134)), %in_44: i32 loc(callsite(#loc58 at #loc134)), %out: i1 loc(callsite(#loc58 at #loc134))):
      %574 = arith.cmpi slt, %in, %in_44 : i32 loc(#loc212)
      linalg.yield %574 : i1 loc(#loc212)
    } -> tensor<6x1xi1> loc(#loc212)
    %51 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc134)), %out: i32 loc(callsite(#loc60 at #loc134))):
      linalg.yield %in : i32 loc(#loc214)
    } -> tensor<6x1xi32> loc(#loc214)
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %51 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc134)), %in_44: i32 loc(callsite(#loc60 at #loc134)), %out: i32 loc(callsite(#loc60 at #loc134))):
      %574 = arith.addi %in, %in_44 : i32 loc(#loc214)
      linalg.yield %574 : i32 loc(#loc214)
    } -> tensor<6x1xi32> loc(#loc214)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %52, %47 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%46 : tensor<6x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc58 at #loc134)), %in_44: i32 loc(callsite(#loc60 at #loc134)), %in_45: i32 loc(callsite(#loc at #loc134)), %out: i32 loc(callsite(#loc61 at #loc134))):
      %574 = arith.select %in, %in_44, %in_45 : i32 loc(#loc215)
      linalg.yield %574 : i32 loc(#loc215)
    } -> tensor<6x1xi32> loc(#loc215)
    %expanded = tensor.expand_shape %53 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32> loc(#loc216)
    %54 = tensor.empty() : tensor<6x1x1xi32> loc(#loc217)
    %55 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<i32>) outs(%54 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc134)), %out: i32 loc(callsite(#loc63 at #loc134))):
      linalg.yield %in : i32 loc(#loc217)
    } -> tensor<6x1x1xi32> loc(#loc217)
    %56 = tensor.empty() : tensor<6x1x1xi1> loc(#loc217)
    %57 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %55 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%56 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc62 at #loc134)), %in_44: i32 loc(callsite(#loc63 at #loc134)), %out: i1 loc(callsite(#loc63 at #loc134))):
      %574 = arith.cmpi sge, %in, %in_44 : i32 loc(#loc217)
      linalg.yield %574 : i1 loc(#loc217)
    } -> tensor<6x1x1xi1> loc(#loc217)
    %58 = tensor.empty() : tensor<1x1x1xi32> loc(#loc218)
    %59 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%58 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc64 at #loc134)), %out: i32 loc(callsite(#loc52 at #loc134))):
      linalg.yield %in : i32 loc(#loc218)
    } -> tensor<1x1x1xi32> loc(#loc218)
    %60 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<1x1x1xi32>) outs(%54 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc52 at #loc134)), %out: i32 loc(callsite(#loc65 at #loc134))):
      linalg.yield %in : i32 loc(#loc220)
    } -> tensor<6x1x1xi32> loc(#loc220)
    %61 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %60 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%56 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc62 at #loc134)), %in_44: i32 loc(callsite(#loc65 at #loc134)), %out: i1 loc(callsite(#loc65 at #loc134))):
      %574 = arith.cmpi sle, %in, %in_44 : i32 loc(#loc220)
      linalg.yield %574 : i1 loc(#loc220)
    } -> tensor<6x1x1xi1> loc(#loc220)
    %62 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%56 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc63 at #loc134)), %in_44: i1 loc(callsite(#loc65 at #loc134)), %out: i1 loc(callsite(#loc66 at #loc134))):
      %574 = arith.andi %in, %in_44 : i1 loc(#loc221)
      linalg.yield %574 : i1 loc(#loc221)
    } -> tensor<6x1x1xi1> loc(#loc221)
    %63 = linalg.fill ins(%true : i1) outs(%49 : tensor<6x1xi1>) -> tensor<6x1xi1> loc(#loc222)
    %64 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<6x1x1xi1>) outs(%63 : tensor<6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc67 at #loc134)), %out: i1 loc(callsite(#loc67 at #loc134))):
      %574 = arith.andi %out, %in : i1 loc(#loc222)
      linalg.yield %574 : i1 loc(#loc222)
    } -> tensor<6x1xi1> loc(#loc222)
    %65 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc64 at #loc134))):
      %574 = linalg.index 0 : index loc(#loc219)
      %extracted_44 = tensor.extract %expanded[%574, %c0, %c0] : tensor<6x1x1xi32> loc(#loc219)
      %575 = arith.index_cast %extracted_44 : i32 to index loc(#loc219)
      %576 = arith.maxsi %575, %c0 : index loc(#loc219)
      %577 = arith.minsi %576, %c3 : index loc(#loc219)
      %extracted_45 = tensor.extract %45[%574, %577] : tensor<6x4xf32> loc(#loc219)
      linalg.yield %extracted_45 : f32 loc(#loc219)
    } -> tensor<6x1xf32> loc(#loc219)
    %66 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc64 at #loc134)), %out: f32 loc(callsite(#loc52 at #loc134))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<6x1xf32> loc(#loc218)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %65, %66 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc67 at #loc134)), %in_44: f32 loc(callsite(#loc64 at #loc134)), %in_45: f32 loc(callsite(#loc52 at #loc134)), %out: f32 loc(callsite(#loc61 at #loc134))):
      %574 = arith.select %in, %in_44, %in_45 : f32 loc(#loc215)
      linalg.yield %574 : f32 loc(#loc215)
    } -> tensor<6x1xf32> loc(#loc215)
    %collapsed = tensor.collapse_shape %67 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc223)
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc135)), %out: f32 loc("neg"(#loc136))):
      %574 = arith.negf %in : f32 loc(#loc224)
      linalg.yield %574 : f32 loc(#loc224)
    } -> tensor<6xf32> loc(#loc224)
    %69 = tensor.empty() : tensor<f32> loc(#loc225)
    %70 = linalg.fill ins(%cst_16 : f32) outs(%69 : tensor<f32>) -> tensor<f32> loc(#loc225)
    %71 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%68 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %574 = arith.addf %out, %in : f32 loc(#loc225)
      linalg.yield %574 : f32 loc(#loc225)
    } -> tensor<f32> loc(#loc225)
    %72 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%71 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("div"(#loc137))):
      %574 = arith.divf %in, %cst_15 : f32 loc(#loc226)
      linalg.yield %574 : f32 loc(#loc226)
    } -> tensor<f32> loc(#loc226)
    %73 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%69 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc138))):
      linalg.yield %cst_4 : f32 loc(#loc227)
    } -> tensor<f32> loc(#loc227)
    %74 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%73 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc138)), %out: f32 loc("broadcast_in_dim"(#loc138))):
      linalg.yield %in : f32 loc(#loc228)
    } -> tensor<6xf32> loc(#loc228)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%74 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc138)), %out: f32 loc("neg"(#loc139))):
      %574 = arith.negf %in : f32 loc(#loc229)
      linalg.yield %574 : f32 loc(#loc229)
    } -> tensor<6xf32> loc(#loc229)
    %76 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc139)), %out: f32 loc("broadcast_in_dim"(#loc140))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<6x1xf32> loc(#loc230)
    %77 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc141)), %out: f32 loc(callsite(#loc52 at #loc141))):
      linalg.yield %in : f32 loc(#loc231)
    } -> tensor<6x4xf32> loc(#loc231)
    %78 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<6x1xi32>) outs(%54 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc233)), %out: i32 loc(callsite(#loc52 at #loc233))):
      linalg.yield %in : i32 loc(#loc316)
    } -> tensor<6x1x1xi32> loc(#loc316)
    %79 = tensor.empty() : tensor<1x1x4xi32> loc(#loc318)
    %80 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel"]} outs(%79 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc71 at #loc233))):
      %574 = linalg.index 2 : index loc(#loc318)
      %575 = arith.index_cast %574 : index to i32 loc(#loc318)
      linalg.yield %575 : i32 loc(#loc318)
    } -> tensor<1x1x4xi32> loc(#loc318)
    %81 = tensor.empty() : tensor<6x1x4xi32> loc(#loc319)
    %82 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<6x1x1xi32>) outs(%81 : tensor<6x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc52 at #loc233)), %out: i32 loc(callsite(#loc72 at #loc233))):
      linalg.yield %in : i32 loc(#loc319)
    } -> tensor<6x1x4xi32> loc(#loc319)
    %83 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x1x4xi32>) outs(%81 : tensor<6x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc71 at #loc233)), %out: i32 loc(callsite(#loc72 at #loc233))):
      linalg.yield %in : i32 loc(#loc319)
    } -> tensor<6x1x4xi32> loc(#loc319)
    %84 = tensor.empty() : tensor<6x1x4xi1> loc(#loc319)
    %85 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<6x1x4xi32>, tensor<6x1x4xi32>) outs(%84 : tensor<6x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc72 at #loc233)), %in_44: i32 loc(callsite(#loc72 at #loc233)), %out: i1 loc(callsite(#loc72 at #loc233))):
      %574 = arith.cmpi eq, %in, %in_44 : i32 loc(#loc319)
      linalg.yield %574 : i1 loc(#loc319)
    } -> tensor<6x1x4xi1> loc(#loc319)
    %86 = tensor.empty() : tensor<6x1x4xf32> loc(#loc320)
    %87 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<6x1x4xi1>) outs(%86 : tensor<6x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc72 at #loc233)), %out: f32 loc(callsite(#loc73 at #loc233))):
      %574 = arith.uitofp %in : i1 to f32 loc(#loc320)
      linalg.yield %574 : f32 loc(#loc320)
    } -> tensor<6x1x4xf32> loc(#loc320)
    %88 = linalg.generic {indexing_maps = [#map15, #map16, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76, %87 : tensor<6x1xf32>, tensor<6x1x4xf32>) outs(%24 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc141)), %in_44: f32 loc(callsite(#loc70 at #loc141)), %out: f32 loc(callsite(#loc74 at #loc141))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc232)
      %575 = arith.addf %out, %574 : f32 loc(#loc234)
      linalg.yield %575 : f32 loc(#loc232)
    } -> tensor<6x4xf32> loc(#loc234)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %88 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc141)), %in_44: f32 loc(callsite(#loc74 at #loc141)), %out: f32 loc(callsite(#loc60 at #loc141))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc235)
      linalg.yield %574 : f32 loc(#loc235)
    } -> tensor<6x4xf32> loc(#loc235)
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc75 at #loc142))):
      %574 = arith.negf %in : f32 loc(#loc236)
      linalg.yield %574 : f32 loc(#loc236)
    } -> tensor<6x4xf32> loc(#loc236)
    %91 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc55 at #loc142))):
      %574 = arith.addf %out, %in : f32 loc(#loc238)
      linalg.yield %574 : f32 loc(#loc238)
    } -> tensor<6xf32> loc(#loc238)
    %expanded_35 = tensor.expand_shape %91 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32> loc(#loc239)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_35, %42 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc62 at #loc142)), %in_44: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc76 at #loc142))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc240)
      linalg.yield %574 : f32 loc(#loc240)
    } -> tensor<6x1xf32> loc(#loc240)
    %93 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%92 : tensor<6x1xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc55 at #loc142))):
      %574 = arith.addf %out, %in : f32 loc(#loc238)
      linalg.yield %574 : f32 loc(#loc238)
    } -> tensor<6xf32> loc(#loc238)
    %94 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc52 at #loc142))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<6x4xf32> loc(#loc241)
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %39 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc142)), %in_44: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc77 at #loc142))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc242)
      linalg.yield %574 : f32 loc(#loc242)
    } -> tensor<6x4xf32> loc(#loc242)
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %95 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc142)), %in_44: f32 loc(callsite(#loc77 at #loc142)), %out: f32 loc(callsite(#loc78 at #loc142))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc243)
      linalg.yield %574 : f32 loc(#loc243)
    } -> tensor<6x4xf32> loc(#loc243)
    %97 = tensor.empty() : tensor<4xf32> loc(#loc244)
    %98 = linalg.fill ins(%cst_16 : f32) outs(%97 : tensor<4xf32>) -> tensor<4xf32> loc(#loc244)
    %99 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%96 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<4xf32> loc(#loc244)
    %expanded_36 = tensor.expand_shape %99 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc245)
    %100 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_36 : tensor<1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<4xf32> loc(#loc244)
    %101 = tensor.empty() : tensor<4x6xf32> loc(#loc246)
    %102 = linalg.fill ins(%cst_16 : f32) outs(%101 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc246)
    %103 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96, %22 : tensor<6x4xf32>, tensor<6x6xf32>) outs(%102 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc142)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc246)
    %104 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<4x6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc247)
    } -> tensor<6x4xf32> loc(#loc247)
    %105 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%96, %arg31 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50)), %in_44: f32 loc("params.adam.b.w"), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc142)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<6x6xf32> loc(#loc246)
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %105 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("dot_general"(#loc143)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %21 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %106 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %18 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("sub"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %111 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add_any"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %112 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %112 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %10 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %115 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %117 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<6x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<6xf32> loc(#loc244)
    %expanded_37 = tensor.expand_shape %117 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc245)
    %118 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_37 : tensor<1x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<6xf32> loc(#loc244)
    %119 = tensor.empty() : tensor<6x5xf32> loc(#loc246)
    %120 = linalg.fill ins(%cst_16 : f32) outs(%119 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc246)
    %121 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%116, %arg40 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%120 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc144)), %in_44: f32 loc("x"), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc249)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc246)
    %122 = tensor.empty() : tensor<5x6xf32> loc(#loc247)
    %123 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<6x5xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc247)
    } -> tensor<5x6xf32> loc(#loc247)
    %124 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%118, %118 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("square"(#loc145))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc250)
      linalg.yield %574 : f32 loc(#loc250)
    } -> tensor<6xf32> loc(#loc250)
    %125 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_29 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc146))):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<6xf32> loc(#loc251)
    %126 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%125, %125 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc146)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("square"(#loc147))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc252)
      linalg.yield %574 : f32 loc(#loc252)
    } -> tensor<6xf32> loc(#loc252)
    %127 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%124, %126 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("square"(#loc145)), %in_44: f32 loc("square"(#loc147)), %out: f32 loc("add"(#loc145))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc253)
      linalg.yield %574 : f32 loc(#loc253)
    } -> tensor<6xf32> loc(#loc253)
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %123 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("square"(#loc145))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc250)
      linalg.yield %574 : f32 loc(#loc250)
    } -> tensor<5x6xf32> loc(#loc250)
    %129 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc146))):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<5x6xf32> loc(#loc251)
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %129 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc146)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("square"(#loc147))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc252)
      linalg.yield %574 : f32 loc(#loc252)
    } -> tensor<5x6xf32> loc(#loc252)
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %130 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("square"(#loc145)), %in_44: f32 loc("square"(#loc147)), %out: f32 loc("add"(#loc145))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc253)
      linalg.yield %574 : f32 loc(#loc253)
    } -> tensor<5x6xf32> loc(#loc253)
    %132 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%100, %100 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("square"(#loc145))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc250)
      linalg.yield %574 : f32 loc(#loc250)
    } -> tensor<4xf32> loc(#loc250)
    %133 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_29 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc146))):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<4xf32> loc(#loc251)
    %134 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%133, %133 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc146)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("square"(#loc147))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc252)
      linalg.yield %574 : f32 loc(#loc252)
    } -> tensor<4xf32> loc(#loc252)
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%132, %134 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("square"(#loc145)), %in_44: f32 loc("square"(#loc147)), %out: f32 loc("add"(#loc145))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc253)
      linalg.yield %574 : f32 loc(#loc253)
    } -> tensor<4xf32> loc(#loc253)
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %104 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("square"(#loc145))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc250)
      linalg.yield %574 : f32 loc(#loc250)
    } -> tensor<6x4xf32> loc(#loc250)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %77 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc146)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("square"(#loc147))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc252)
      linalg.yield %574 : f32 loc(#loc252)
    } -> tensor<6x4xf32> loc(#loc252)
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("square"(#loc145)), %in_44: f32 loc("square"(#loc147)), %out: f32 loc("add"(#loc145))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc253)
      linalg.yield %574 : f32 loc(#loc253)
    } -> tensor<6x4xf32> loc(#loc253)
    %139 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%127 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("reduce_sum"(#loc148))):
      %574 = arith.addf %out, %in : f32 loc(#loc254)
      linalg.yield %574 : f32 loc(#loc254)
    } -> tensor<f32> loc(#loc254)
    %140 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%131 : tensor<5x6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("reduce_sum"(#loc148))):
      %574 = arith.addf %out, %in : f32 loc(#loc254)
      linalg.yield %574 : f32 loc(#loc254)
    } -> tensor<f32> loc(#loc254)
    %141 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%135 : tensor<4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("reduce_sum"(#loc148))):
      %574 = arith.addf %out, %in : f32 loc(#loc254)
      linalg.yield %574 : f32 loc(#loc254)
    } -> tensor<f32> loc(#loc254)
    %142 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%138 : tensor<6x4xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("reduce_sum"(#loc148))):
      %574 = arith.addf %out, %in : f32 loc(#loc254)
      linalg.yield %574 : f32 loc(#loc254)
    } -> tensor<f32> loc(#loc254)
    %143 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%139 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("add"(#loc149))):
      %574 = arith.addf %in, %cst_16 : f32 loc(#loc255)
      linalg.yield %574 : f32 loc(#loc255)
    } -> tensor<f32> loc(#loc255)
    %144 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%143, %140 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc149)), %in_44: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("add"(#loc149))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc255)
      linalg.yield %574 : f32 loc(#loc255)
    } -> tensor<f32> loc(#loc255)
    %145 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%144, %141 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc149)), %in_44: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("add"(#loc149))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc255)
      linalg.yield %574 : f32 loc(#loc255)
    } -> tensor<f32> loc(#loc255)
    %146 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%145, %142 : tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc149)), %in_44: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("add"(#loc149))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc255)
      linalg.yield %574 : f32 loc(#loc255)
    } -> tensor<f32> loc(#loc255)
    %147 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%146 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc149)), %out: f32 loc("sqrt"(#loc150))):
      %574 = math.sqrt %in : f32 loc(#loc256)
      linalg.yield %574 : f32 loc(#loc256)
    } -> tensor<f32> loc(#loc256)
    %148 = tensor.empty() : tensor<i1> loc(#loc257)
    %149 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%147 : tensor<f32>) outs(%148 : tensor<i1>) {
    ^bb0(%in: f32 loc("sqrt"(#loc150)), %out: i1 loc("lt"(#loc151))):
      %574 = arith.cmpf olt, %in, %cst_13 : f32 loc(#loc257)
      linalg.yield %574 : i1 loc(#loc257)
    } -> tensor<i1> loc(#loc257)
    %150 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%147 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc150)), %out: f32 loc("div"(#loc152))):
      linalg.yield %in : f32 loc(#loc258)
    } -> tensor<6xf32> loc(#loc258)
    %151 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%118, %150 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("div"(#loc152)), %out: f32 loc("div"(#loc152))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc258)
      linalg.yield %574 : f32 loc(#loc258)
    } -> tensor<6xf32> loc(#loc258)
    %152 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_30 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc153))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<6xf32> loc(#loc259)
    %153 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%151, %152 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc152)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("mul"(#loc153))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc259)
      linalg.yield %574 : f32 loc(#loc259)
    } -> tensor<6xf32> loc(#loc259)
    %extracted = tensor.extract %149[] : tensor<i1> loc(#loc260)
    %154 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%118, %153 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("select_n"(#loc154))):
      %574 = arith.select %extracted, %in, %in_44 : f32 loc(#loc260)
      linalg.yield %574 : f32 loc(#loc260)
    } -> tensor<6xf32> loc(#loc260)
    %155 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc150)), %out: f32 loc("div"(#loc152))):
      linalg.yield %in : f32 loc(#loc258)
    } -> tensor<5x6xf32> loc(#loc258)
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %155 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("div"(#loc152)), %out: f32 loc("div"(#loc152))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc258)
      linalg.yield %574 : f32 loc(#loc258)
    } -> tensor<5x6xf32> loc(#loc258)
    %157 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc153))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<5x6xf32> loc(#loc259)
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %157 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc152)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("mul"(#loc153))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc259)
      linalg.yield %574 : f32 loc(#loc259)
    } -> tensor<5x6xf32> loc(#loc259)
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %158 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("select_n"(#loc154))):
      %574 = arith.select %extracted, %in, %in_44 : f32 loc(#loc260)
      linalg.yield %574 : f32 loc(#loc260)
    } -> tensor<5x6xf32> loc(#loc260)
    %160 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%147 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc150)), %out: f32 loc("div"(#loc152))):
      linalg.yield %in : f32 loc(#loc258)
    } -> tensor<4xf32> loc(#loc258)
    %161 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%100, %160 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("div"(#loc152)), %out: f32 loc("div"(#loc152))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc258)
      linalg.yield %574 : f32 loc(#loc258)
    } -> tensor<4xf32> loc(#loc258)
    %162 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_30 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc153))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<4xf32> loc(#loc259)
    %163 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%161, %162 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc152)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("mul"(#loc153))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc259)
      linalg.yield %574 : f32 loc(#loc259)
    } -> tensor<4xf32> loc(#loc259)
    %164 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%100, %163 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("select_n"(#loc154))):
      %574 = arith.select %extracted, %in, %in_44 : f32 loc(#loc260)
      linalg.yield %574 : f32 loc(#loc260)
    } -> tensor<4xf32> loc(#loc260)
    %165 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc150)), %out: f32 loc("div"(#loc152))):
      linalg.yield %in : f32 loc(#loc258)
    } -> tensor<6x4xf32> loc(#loc258)
    %166 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %165 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("div"(#loc152)), %out: f32 loc("div"(#loc152))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc258)
      linalg.yield %574 : f32 loc(#loc258)
    } -> tensor<6x4xf32> loc(#loc258)
    %167 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc153))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<6x4xf32> loc(#loc259)
    %168 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166, %167 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc152)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("mul"(#loc153))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc259)
      linalg.yield %574 : f32 loc(#loc259)
    } -> tensor<6x4xf32> loc(#loc259)
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %168 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("mul"(#loc153)), %out: f32 loc("select_n"(#loc154))):
      %574 = arith.select %extracted, %in, %in_44 : f32 loc(#loc260)
      linalg.yield %574 : f32 loc(#loc260)
    } -> tensor<6x4xf32> loc(#loc260)
    %170 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_28 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6xf32> loc(#loc261)
    %171 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %154 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<6xf32> loc(#loc261)
    %172 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_27 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<6xf32> loc(#loc262)
    %173 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%172, %arg5 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adam'][1][0].mu['a']['b']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<6xf32> loc(#loc262)
    %174 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%171, %173 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<6xf32> loc(#loc263)
    %175 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<5x6xf32> loc(#loc261)
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %159 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<5x6xf32> loc(#loc261)
    %177 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<5x6xf32> loc(#loc262)
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %arg6 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adam'][1][0].mu['a']['w']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<5x6xf32> loc(#loc262)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %178 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<5x6xf32> loc(#loc263)
    %180 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_28 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<4xf32> loc(#loc261)
    %181 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%180, %164 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<4xf32> loc(#loc261)
    %182 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_27 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<4xf32> loc(#loc262)
    %183 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%182, %arg7 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adam'][1][0].mu['b']['b']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<4xf32> loc(#loc262)
    %184 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%181, %183 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<4xf32> loc(#loc263)
    %185 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %169 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %187 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<6x4xf32> loc(#loc262)
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %arg8 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adam'][1][0].mu['b']['w']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<6x4xf32> loc(#loc262)
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %188 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<6x4xf32> loc(#loc263)
    %190 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%154, %154 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc154)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<6xf32> loc(#loc264)
    %191 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_26 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc158))):
      linalg.yield %in : f32 loc(#loc265)
    } -> tensor<6xf32> loc(#loc265)
    %192 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%191, %190 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<6xf32> loc(#loc265)
    %193 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc159))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<6xf32> loc(#loc266)
    %194 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%193, %arg9 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adam'][1][0].nu['a']['b']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<6xf32> loc(#loc266)
    %195 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%192, %194 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<6xf32> loc(#loc267)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %159 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc154)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<5x6xf32> loc(#loc264)
    %197 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc158))):
      linalg.yield %in : f32 loc(#loc265)
    } -> tensor<5x6xf32> loc(#loc265)
    %198 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %196 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<5x6xf32> loc(#loc265)
    %199 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc159))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<5x6xf32> loc(#loc266)
    %200 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199, %arg10 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adam'][1][0].nu['a']['w']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<5x6xf32> loc(#loc266)
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%198, %200 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<5x6xf32> loc(#loc267)
    %202 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%164, %164 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc154)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<4xf32> loc(#loc264)
    %203 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_26 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc158))):
      linalg.yield %in : f32 loc(#loc265)
    } -> tensor<4xf32> loc(#loc265)
    %204 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%203, %202 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<4xf32> loc(#loc265)
    %205 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc159))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<4xf32> loc(#loc266)
    %206 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%205, %arg11 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adam'][1][0].nu['b']['b']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<4xf32> loc(#loc266)
    %207 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%204, %206 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<4xf32> loc(#loc267)
    %208 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %169 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc154)), %in_44: f32 loc("select_n"(#loc154)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<6x4xf32> loc(#loc264)
    %209 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc158))):
      linalg.yield %in : f32 loc(#loc265)
    } -> tensor<6x4xf32> loc(#loc265)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %208 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<6x4xf32> loc(#loc265)
    %211 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc159))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<6x4xf32> loc(#loc266)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %arg12 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adam'][1][0].nu['b']['w']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<6x4xf32> loc(#loc266)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210, %212 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<6x4xf32> loc(#loc267)
    %214 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%148 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['adam'][1][0].count"), %out: i1 loc("lt"(#loc160))):
      %574 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc268)
      linalg.yield %574 : i1 loc(#loc268)
    } -> tensor<i1> loc(#loc268)
    %215 = tensor.empty() : tensor<i32> loc(#loc269)
    %216 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt']['adam'][1][0].count"), %out: i32 loc("add"(#loc161))):
      %574 = arith.addi %in, %c1_i32 : i32 loc(#loc269)
      linalg.yield %574 : i32 loc(#loc269)
    } -> tensor<i32> loc(#loc269)
    %217 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%214, %216, %cst_24 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc162)), %in_44: i32 loc(callsite(#loc at #loc162)), %in_45: i32 loc(callsite(#loc at #loc162)), %out: i32 loc(callsite(#loc61 at #loc162))):
      %574 = arith.select %in, %in_44, %in_45 : i32 loc(#loc270)
      linalg.yield %574 : i32 loc(#loc270)
    } -> tensor<i32> loc(#loc270)
    %218 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%217 : tensor<i32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i32 loc("jit(train)/jit(_where)"(#loc96)), %out: f32 loc("pow"(#loc163))):
      %574 = arith.sitofp %in : i32 to f32 loc(#loc272)
      linalg.yield %574 : f32 loc(#loc272)
    } -> tensor<f32> loc(#loc272)
    %219 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%218 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("pow"(#loc163))):
      %574 = math.powf %cst_12, %in : f32 loc(#loc272)
      linalg.yield %574 : f32 loc(#loc272)
    } -> tensor<f32> loc(#loc272)
    %220 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%219 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("sub"(#loc163))):
      %574 = arith.subf %cst_14, %in : f32 loc(#loc273)
      linalg.yield %574 : f32 loc(#loc273)
    } -> tensor<f32> loc(#loc273)
    %221 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%220 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<6xf32> loc(#loc274)
    %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%174, %221 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<6xf32> loc(#loc274)
    %223 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<5x6xf32> loc(#loc274)
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %223 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<5x6xf32> loc(#loc274)
    %225 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%220 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<4xf32> loc(#loc274)
    %226 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%184, %225 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<4xf32> loc(#loc274)
    %227 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<6x4xf32> loc(#loc274)
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189, %227 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<6x4xf32> loc(#loc274)
    %229 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%218 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("pow"(#loc164))):
      %574 = math.powf %cst_11, %in : f32 loc(#loc275)
      linalg.yield %574 : f32 loc(#loc275)
    } -> tensor<f32> loc(#loc275)
    %230 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%229 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc164)), %out: f32 loc("sub"(#loc164))):
      %574 = arith.subf %cst_14, %in : f32 loc(#loc276)
      linalg.yield %574 : f32 loc(#loc276)
    } -> tensor<f32> loc(#loc276)
    %231 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%230 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<6xf32> loc(#loc277)
    %232 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%195, %231 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<6xf32> loc(#loc277)
    %233 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<5x6xf32> loc(#loc277)
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201, %233 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<5x6xf32> loc(#loc277)
    %235 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%230 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<4xf32> loc(#loc277)
    %236 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%207, %235 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<4xf32> loc(#loc277)
    %237 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<6x4xf32> loc(#loc277)
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %237 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<6x4xf32> loc(#loc277)
    %239 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%232, %125 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<6xf32> loc(#loc278)
    %240 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%239 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<6xf32> loc(#loc279)
    %241 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_23 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc166))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<6xf32> loc(#loc280)
    %242 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%240, %241 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<6xf32> loc(#loc280)
    %243 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%222, %242 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<6xf32> loc(#loc281)
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%234, %129 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<5x6xf32> loc(#loc278)
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<5x6xf32> loc(#loc279)
    %246 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc166))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<5x6xf32> loc(#loc280)
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%245, %246 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<5x6xf32> loc(#loc280)
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%224, %247 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<5x6xf32> loc(#loc281)
    %249 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%236, %133 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<4xf32> loc(#loc278)
    %250 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%249 : tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<4xf32> loc(#loc279)
    %251 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_23 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc166))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<4xf32> loc(#loc280)
    %252 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%250, %251 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<4xf32> loc(#loc280)
    %253 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%226, %252 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<4xf32> loc(#loc281)
    %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%238, %77 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<6x4xf32> loc(#loc278)
    %255 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%254 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<6x4xf32> loc(#loc279)
    %256 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc166))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<6x4xf32> loc(#loc280)
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%255, %256 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<6x4xf32> loc(#loc280)
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228, %257 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<6x4xf32> loc(#loc281)
    %259 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_22 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<6xf32> loc(#loc282)
    %260 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%259, %243 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("div"(#loc167)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<6xf32> loc(#loc282)
    %261 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<5x6xf32> loc(#loc282)
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%261, %248 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("div"(#loc167)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<5x6xf32> loc(#loc282)
    %263 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_22 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<4xf32> loc(#loc282)
    %264 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%263, %253 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("div"(#loc167)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<4xf32> loc(#loc282)
    %265 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<6x4xf32> loc(#loc282)
    %266 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%265, %258 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("div"(#loc167)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<6x4xf32> loc(#loc282)
    %267 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg28, %260 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.adam.a.b"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<6xf32> loc(#loc283)
    %268 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg29, %262 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.adam.a.w"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<5x6xf32> loc(#loc283)
    %269 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg30, %264 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.adam.b.b"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<4xf32> loc(#loc283)
    %270 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg31, %266 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.adam.b.w"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<6x4xf32> loc(#loc283)
    %271 = linalg.matmul ins(%arg40, %arg33 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc195)
    %272 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg32 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.adamw.a.b"), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x6xf32> loc(#loc196)
    %273 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%272 : tensor<1x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<6x6xf32> loc(#loc197)
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%271, %273 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc197)
      linalg.yield %574 : f32 loc(#loc197)
    } -> tensor<6x6xf32> loc(#loc197)
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274, %274 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("integer_pow"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc198)
      linalg.yield %574 : f32 loc(#loc198)
    } -> tensor<6x6xf32> loc(#loc198)
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%275, %274 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("integer_pow"(#loc131)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("integer_pow"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc198)
      linalg.yield %574 : f32 loc(#loc198)
    } -> tensor<6x6xf32> loc(#loc198)
    %277 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %275 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("integer_pow"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %276 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("integer_pow"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %279 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274, %278 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("add"(#loc131))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc200)
      linalg.yield %574 : f32 loc(#loc200)
    } -> tensor<6x6xf32> loc(#loc200)
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %279 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %281 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %out: f32 loc("tanh"(#loc131))):
      %574 = math.tanh %in : f32 loc(#loc201)
      linalg.yield %574 : f32 loc(#loc201)
    } -> tensor<6x6xf32> loc(#loc201)
    %282 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %281 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc131)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("sub"(#loc131))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc202)
      linalg.yield %574 : f32 loc(#loc202)
    } -> tensor<6x6xf32> loc(#loc202)
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %281 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc131)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("add"(#loc131))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc200)
      linalg.yield %574 : f32 loc(#loc200)
    } -> tensor<6x6xf32> loc(#loc200)
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %283 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %285 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274, %284 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %286 = linalg.matmul ins(%285, %arg35 : tensor<6x6xf32>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc195)
    %287 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.adamw.b.b"), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x4xf32> loc(#loc196)
    %288 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%287 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<6x4xf32> loc(#loc197)
    %289 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%286, %288 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc197)
      linalg.yield %574 : f32 loc(#loc197)
    } -> tensor<6x4xf32> loc(#loc197)
    %290 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%289 : tensor<6x4xf32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc49 at #loc132)), %out: f32 loc(callsite(#loc49 at #loc132))):
      %574 = arith.maximumf %out, %in : f32 loc(#loc203)
      linalg.yield %574 : f32 loc(#loc203)
    } -> tensor<6xf32> loc(#loc203)
    %291 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %290 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc132)), %in_44: f32 loc(callsite(#loc49 at #loc132)), %out: f32 loc(callsite(#loc51 at #loc132))):
      %574 = arith.maximumf %in, %in_44 : f32 loc(#loc204)
      linalg.yield %574 : f32 loc(#loc204)
    } -> tensor<6xf32> loc(#loc204)
    %292 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%291 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc132)), %out: f32 loc(callsite(#loc52 at #loc132))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x1xf32> loc(#loc206)
    %293 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%292 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%289, %293 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc132)), %in_44: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc207)
      linalg.yield %574 : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%294 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc54 at #loc132))):
      %574 = math.exp %in : f32 loc(#loc208)
      linalg.yield %574 : f32 loc(#loc208)
    } -> tensor<6x4xf32> loc(#loc208)
    %296 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%295 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc132)), %out: f32 loc(callsite(#loc55 at #loc132))):
      %574 = arith.addf %out, %in : f32 loc(#loc209)
      linalg.yield %574 : f32 loc(#loc209)
    } -> tensor<6xf32> loc(#loc209)
    %297 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%296 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc132)), %out: f32 loc(callsite(#loc52 at #loc132))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x1xf32> loc(#loc206)
    %298 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc132)), %out: f32 loc(callsite(#loc56 at #loc132))):
      %574 = math.log %in : f32 loc(#loc210)
      linalg.yield %574 : f32 loc(#loc210)
    } -> tensor<6x1xf32> loc(#loc210)
    %299 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%298 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%294, %299 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc132)), %in_44: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc207)
      linalg.yield %574 : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %301 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc64 at #loc134))):
      %574 = linalg.index 0 : index loc(#loc219)
      %extracted_44 = tensor.extract %expanded[%574, %c0, %c0] : tensor<6x1x1xi32> loc(#loc219)
      %575 = arith.index_cast %extracted_44 : i32 to index loc(#loc219)
      %576 = arith.maxsi %575, %c0 : index loc(#loc219)
      %577 = arith.minsi %576, %c3 : index loc(#loc219)
      %extracted_45 = tensor.extract %300[%574, %577] : tensor<6x4xf32> loc(#loc219)
      linalg.yield %extracted_45 : f32 loc(#loc219)
    } -> tensor<6x1xf32> loc(#loc219)
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %301, %66 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc67 at #loc134)), %in_44: f32 loc(callsite(#loc64 at #loc134)), %in_45: f32 loc(callsite(#loc52 at #loc134)), %out: f32 loc(callsite(#loc61 at #loc134))):
      %574 = arith.select %in, %in_44, %in_45 : f32 loc(#loc215)
      linalg.yield %574 : f32 loc(#loc215)
    } -> tensor<6x1xf32> loc(#loc215)
    %collapsed_38 = tensor.collapse_shape %302 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc223)
    %303 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_38 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc135)), %out: f32 loc("neg"(#loc136))):
      %574 = arith.negf %in : f32 loc(#loc224)
      linalg.yield %574 : f32 loc(#loc224)
    } -> tensor<6xf32> loc(#loc224)
    %304 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%303 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %574 = arith.addf %out, %in : f32 loc(#loc225)
      linalg.yield %574 : f32 loc(#loc225)
    } -> tensor<f32> loc(#loc225)
    %305 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%304 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("div"(#loc137))):
      %574 = arith.divf %in, %cst_15 : f32 loc(#loc226)
      linalg.yield %574 : f32 loc(#loc226)
    } -> tensor<f32> loc(#loc226)
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_35, %297 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc62 at #loc142)), %in_44: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc76 at #loc142))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc240)
      linalg.yield %574 : f32 loc(#loc240)
    } -> tensor<6x1xf32> loc(#loc240)
    %307 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%306 : tensor<6x1xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc55 at #loc142))):
      %574 = arith.addf %out, %in : f32 loc(#loc238)
      linalg.yield %574 : f32 loc(#loc238)
    } -> tensor<6xf32> loc(#loc238)
    %308 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc52 at #loc142))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<6x4xf32> loc(#loc241)
    %309 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308, %295 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc142)), %in_44: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc77 at #loc142))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc242)
      linalg.yield %574 : f32 loc(#loc242)
    } -> tensor<6x4xf32> loc(#loc242)
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %309 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc142)), %in_44: f32 loc(callsite(#loc77 at #loc142)), %out: f32 loc(callsite(#loc78 at #loc142))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc243)
      linalg.yield %574 : f32 loc(#loc243)
    } -> tensor<6x4xf32> loc(#loc243)
    %311 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%310 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<4xf32> loc(#loc244)
    %expanded_39 = tensor.expand_shape %311 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc245)
    %312 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_39 : tensor<1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<4xf32> loc(#loc244)
    %313 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310, %285 : tensor<6x4xf32>, tensor<6x6xf32>) outs(%102 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc142)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc246)
    %314 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%313 : tensor<4x6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc247)
    } -> tensor<6x4xf32> loc(#loc247)
    %315 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%310, %arg35 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50)), %in_44: f32 loc("params.adamw.b.w"), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc142)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<6x6xf32> loc(#loc246)
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%274, %315 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("dot_general"(#loc143)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%315, %284 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %318 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %316 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%318, %282 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("sub"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%319, %281 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%319, %320 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %321 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add_any"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %323 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%317, %322 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %322 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %325 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%324, %277 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %326 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%323, %325 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %327 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%326 : tensor<6x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<6xf32> loc(#loc244)
    %expanded_40 = tensor.expand_shape %327 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc245)
    %328 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_40 : tensor<1x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<6xf32> loc(#loc244)
    %329 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%326, %arg40 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%120 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc144)), %in_44: f32 loc("x"), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc249)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc246)
    %330 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<6x5xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc247)
    } -> tensor<5x6xf32> loc(#loc247)
    %331 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %328 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<6xf32> loc(#loc261)
    %332 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%172, %arg14 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adamw'][0].mu['a']['b']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<6xf32> loc(#loc262)
    %333 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%331, %332 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<6xf32> loc(#loc263)
    %334 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %330 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<5x6xf32> loc(#loc261)
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %arg15 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adamw'][0].mu['a']['w']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<5x6xf32> loc(#loc262)
    %336 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%334, %335 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<5x6xf32> loc(#loc263)
    %337 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%180, %312 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<4xf32> loc(#loc261)
    %338 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%182, %arg16 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adamw'][0].mu['b']['b']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<4xf32> loc(#loc262)
    %339 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%337, %338 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<4xf32> loc(#loc263)
    %340 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %314 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %arg17 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['adamw'][0].mu['b']['w']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<6x4xf32> loc(#loc262)
    %342 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%340, %341 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<6x4xf32> loc(#loc263)
    %343 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%328, %328 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<6xf32> loc(#loc264)
    %344 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%191, %343 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<6xf32> loc(#loc265)
    %345 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%193, %arg18 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adamw'][0].nu['a']['b']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<6xf32> loc(#loc266)
    %346 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%344, %345 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<6xf32> loc(#loc267)
    %347 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%330, %330 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<5x6xf32> loc(#loc264)
    %348 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %347 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<5x6xf32> loc(#loc265)
    %349 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199, %arg19 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adamw'][0].nu['a']['w']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<5x6xf32> loc(#loc266)
    %350 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%348, %349 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<5x6xf32> loc(#loc267)
    %351 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%312, %312 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<4xf32> loc(#loc264)
    %352 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%203, %351 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<4xf32> loc(#loc265)
    %353 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%205, %arg20 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adamw'][0].nu['b']['b']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<4xf32> loc(#loc266)
    %354 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%352, %353 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<4xf32> loc(#loc267)
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%314, %314 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("integer_pow"(#loc157))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc264)
      linalg.yield %574 : f32 loc(#loc264)
    } -> tensor<6x4xf32> loc(#loc264)
    %356 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209, %355 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("integer_pow"(#loc157)), %out: f32 loc("mul"(#loc158))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc265)
      linalg.yield %574 : f32 loc(#loc265)
    } -> tensor<6x4xf32> loc(#loc265)
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %arg21 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc159)), %in_44: f32 loc("s['opt']['adamw'][0].nu['b']['w']"), %out: f32 loc("mul"(#loc159))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc266)
      linalg.yield %574 : f32 loc(#loc266)
    } -> tensor<6x4xf32> loc(#loc266)
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%356, %357 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc158)), %in_44: f32 loc("mul"(#loc159)), %out: f32 loc("add"(#loc158))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc267)
      linalg.yield %574 : f32 loc(#loc267)
    } -> tensor<6x4xf32> loc(#loc267)
    %359 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg13 : tensor<i32>) outs(%148 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['adamw'][0].count"), %out: i1 loc("lt"(#loc160))):
      %574 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc268)
      linalg.yield %574 : i1 loc(#loc268)
    } -> tensor<i1> loc(#loc268)
    %360 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg13 : tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt']['adamw'][0].count"), %out: i32 loc("add"(#loc161))):
      %574 = arith.addi %in, %c1_i32 : i32 loc(#loc269)
      linalg.yield %574 : i32 loc(#loc269)
    } -> tensor<i32> loc(#loc269)
    %361 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%359, %360, %cst_24 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc162)), %in_44: i32 loc(callsite(#loc at #loc162)), %in_45: i32 loc(callsite(#loc at #loc162)), %out: i32 loc(callsite(#loc61 at #loc162))):
      %574 = arith.select %in, %in_44, %in_45 : i32 loc(#loc270)
      linalg.yield %574 : i32 loc(#loc270)
    } -> tensor<i32> loc(#loc270)
    %362 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%361 : tensor<i32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i32 loc("jit(train)/jit(_where)"(#loc96)), %out: f32 loc("pow"(#loc163))):
      %574 = arith.sitofp %in : i32 to f32 loc(#loc272)
      linalg.yield %574 : f32 loc(#loc272)
    } -> tensor<f32> loc(#loc272)
    %363 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%362 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("pow"(#loc163))):
      %574 = math.powf %cst_12, %in : f32 loc(#loc272)
      linalg.yield %574 : f32 loc(#loc272)
    } -> tensor<f32> loc(#loc272)
    %364 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%363 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("sub"(#loc163))):
      %574 = arith.subf %cst_14, %in : f32 loc(#loc273)
      linalg.yield %574 : f32 loc(#loc273)
    } -> tensor<f32> loc(#loc273)
    %365 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%364 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<6xf32> loc(#loc274)
    %366 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%333, %365 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<6xf32> loc(#loc274)
    %367 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<5x6xf32> loc(#loc274)
    %368 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%336, %367 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<5x6xf32> loc(#loc274)
    %369 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%364 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<4xf32> loc(#loc274)
    %370 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%339, %369 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<4xf32> loc(#loc274)
    %371 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%364 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc163)), %out: f32 loc("div"(#loc163))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<6x4xf32> loc(#loc274)
    %372 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%342, %371 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc155)), %in_44: f32 loc("div"(#loc163)), %out: f32 loc("div"(#loc163))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc274)
      linalg.yield %574 : f32 loc(#loc274)
    } -> tensor<6x4xf32> loc(#loc274)
    %373 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%362 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc163)), %out: f32 loc("pow"(#loc164))):
      %574 = math.powf %cst_11, %in : f32 loc(#loc275)
      linalg.yield %574 : f32 loc(#loc275)
    } -> tensor<f32> loc(#loc275)
    %374 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%373 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc164)), %out: f32 loc("sub"(#loc164))):
      %574 = arith.subf %cst_14, %in : f32 loc(#loc276)
      linalg.yield %574 : f32 loc(#loc276)
    } -> tensor<f32> loc(#loc276)
    %375 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%374 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<6xf32> loc(#loc277)
    %376 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%346, %375 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<6xf32> loc(#loc277)
    %377 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%374 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<5x6xf32> loc(#loc277)
    %378 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%350, %377 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<5x6xf32> loc(#loc277)
    %379 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%374 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<4xf32> loc(#loc277)
    %380 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%354, %379 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<4xf32> loc(#loc277)
    %381 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%374 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc164)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc277)
    } -> tensor<6x4xf32> loc(#loc277)
    %382 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%358, %381 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_44: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc277)
      linalg.yield %574 : f32 loc(#loc277)
    } -> tensor<6x4xf32> loc(#loc277)
    %383 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%376, %125 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<6xf32> loc(#loc278)
    %384 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%383 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<6xf32> loc(#loc279)
    %385 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%384, %241 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<6xf32> loc(#loc280)
    %386 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%366, %385 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<6xf32> loc(#loc281)
    %387 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%378, %129 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<5x6xf32> loc(#loc278)
    %388 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%387 : tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<5x6xf32> loc(#loc279)
    %389 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%388, %246 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<5x6xf32> loc(#loc280)
    %390 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%368, %389 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<5x6xf32> loc(#loc281)
    %391 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%380, %133 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<4xf32> loc(#loc278)
    %392 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%391 : tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<4xf32> loc(#loc279)
    %393 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%392, %251 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<4xf32> loc(#loc280)
    %394 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%370, %393 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<4xf32> loc(#loc281)
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%382, %77 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_44: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("add"(#loc165))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc278)
      linalg.yield %574 : f32 loc(#loc278)
    } -> tensor<6x4xf32> loc(#loc278)
    %396 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%395 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc165)), %out: f32 loc("sqrt"(#loc166))):
      %574 = math.sqrt %in : f32 loc(#loc279)
      linalg.yield %574 : f32 loc(#loc279)
    } -> tensor<6x4xf32> loc(#loc279)
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%396, %256 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc166)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("add"(#loc166))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc280)
      linalg.yield %574 : f32 loc(#loc280)
    } -> tensor<6x4xf32> loc(#loc280)
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%372, %397 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc163)), %in_44: f32 loc("add"(#loc166)), %out: f32 loc("div"(#loc167))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc281)
      linalg.yield %574 : f32 loc(#loc281)
    } -> tensor<6x4xf32> loc(#loc281)
    %399 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %arg32 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.adamw.a.b"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<6xf32> loc(#loc284)
    %400 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%386, %399 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc167)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<6xf32> loc(#loc285)
    %401 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %arg33 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.adamw.a.w"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<5x6xf32> loc(#loc284)
    %402 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%390, %401 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc167)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<5x6xf32> loc(#loc285)
    %403 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%180, %arg34 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.adamw.b.b"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<4xf32> loc(#loc284)
    %404 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%394, %403 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc167)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<4xf32> loc(#loc285)
    %405 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %arg35 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.adamw.b.w"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<6x4xf32> loc(#loc284)
    %406 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%398, %405 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc167)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<6x4xf32> loc(#loc285)
    %407 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%cst_21, %arg22 : tensor<i32>, tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc73 at #loc172)), %in_44: i32 loc(callsite(#loc at #loc172)), %out: i32 loc(callsite(#loc51 at #loc172))):
      %574 = arith.maxsi %in, %in_44 : i32 loc(#loc286)
      linalg.yield %574 : i32 loc(#loc286)
    } -> tensor<i32> loc(#loc286)
    %408 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%cst_20, %407 : tensor<i32>, tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc73 at #loc172)), %in_44: i32 loc(callsite(#loc51 at #loc172)), %out: i32 loc(callsite(#loc107 at #loc172))):
      %574 = arith.minsi %in, %in_44 : i32 loc(#loc289)
      linalg.yield %574 : i32 loc(#loc289)
    } -> tensor<i32> loc(#loc289)
    %409 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%408 : tensor<i32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i32 loc("jit(train)/jit(clip)"(#loc106)), %out: f32 loc("convert_element_type"(#loc129))):
      %574 = arith.sitofp %in : i32 to f32 loc(#loc290)
      linalg.yield %574 : f32 loc(#loc290)
    } -> tensor<f32> loc(#loc290)
    %410 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%409 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc129)), %out: f32 loc("div"(#loc129))):
      %574 = arith.divf %in, %cst_10 : f32 loc(#loc194)
      linalg.yield %574 : f32 loc(#loc194)
    } -> tensor<f32> loc(#loc194)
    %411 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%410 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc129)), %out: f32 loc("sub"(#loc173))):
      %574 = arith.subf %cst_14, %in : f32 loc(#loc291)
      linalg.yield %574 : f32 loc(#loc291)
    } -> tensor<f32> loc(#loc291)
    %412 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%411 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("sub"(#loc173)), %out: f32 loc("mul"(#loc128))):
      %574 = arith.mulf %in, %cst_9 : f32 loc(#loc193)
      linalg.yield %574 : f32 loc(#loc193)
    } -> tensor<f32> loc(#loc193)
    %413 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%412 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %out: f32 loc("add"(#loc128))):
      %574 = arith.addf %in, %cst_8 : f32 loc(#loc292)
      linalg.yield %574 : f32 loc(#loc292)
    } -> tensor<f32> loc(#loc292)
    %414 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg22 : tensor<i32>) outs(%148 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['adamw'][2].count"), %out: i1 loc("lt"(#loc174))):
      %574 = arith.cmpi slt, %in, %c2_i32 : i32 loc(#loc293)
      linalg.yield %574 : i1 loc(#loc293)
    } -> tensor<i1> loc(#loc293)
    %415 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg22 : tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt']['adamw'][2].count"), %out: i32 loc("sub"(#loc175))):
      %574 = arith.subi %in, %c2_i32 : i32 loc(#loc294)
      linalg.yield %574 : i32 loc(#loc294)
    } -> tensor<i32> loc(#loc294)
    %416 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%415 : tensor<i32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i32 loc("sub"(#loc175)), %out: f32 loc("convert_element_type"(#loc176))):
      %574 = arith.sitofp %in : i32 to f32 loc(#loc295)
      linalg.yield %574 : f32 loc(#loc295)
    } -> tensor<f32> loc(#loc295)
    %417 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%416 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc176)), %out: f32 loc("min"(#loc176))):
      %574 = arith.minimumf %in, %cst_7 : f32 loc(#loc296)
      linalg.yield %574 : f32 loc(#loc296)
    } -> tensor<f32> loc(#loc296)
    %418 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%417 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("min"(#loc176)), %out: f32 loc("mul"(#loc127))):
      %574 = arith.mulf %in, %cst_6 : f32 loc(#loc192)
      linalg.yield %574 : f32 loc(#loc192)
    } -> tensor<f32> loc(#loc192)
    %419 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%418 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc127)), %out: f32 loc("div"(#loc127))):
      %574 = arith.divf %in, %cst_7 : f32 loc(#loc297)
      linalg.yield %574 : f32 loc(#loc297)
    } -> tensor<f32> loc(#loc297)
    %420 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%419 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc127)), %out: f32 loc("cos"(#loc177))):
      %574 = math.cos %in : f32 loc(#loc298)
      linalg.yield %574 : f32 loc(#loc298)
    } -> tensor<f32> loc(#loc298)
    %421 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%420 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("cos"(#loc177)), %out: f32 loc("add"(#loc178))):
      %574 = arith.addf %in, %cst_14 : f32 loc(#loc299)
      linalg.yield %574 : f32 loc(#loc299)
    } -> tensor<f32> loc(#loc299)
    %422 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%421 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %out: f32 loc("mul"(#loc179))):
      %574 = arith.mulf %in, %cst_13 : f32 loc(#loc300)
      linalg.yield %574 : f32 loc(#loc300)
    } -> tensor<f32> loc(#loc300)
    %423 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%422 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc179)), %out: f32 loc("pow"(#loc180))):
      %574 = math.powf %in, %cst_14 : f32 loc(#loc301)
      linalg.yield %574 : f32 loc(#loc301)
    } -> tensor<f32> loc(#loc301)
    %424 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%423 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc181)), %out: f32 loc("add"(#loc181))):
      %574 = arith.addf %in, %cst_16 : f32 loc(#loc302)
      linalg.yield %574 : f32 loc(#loc302)
    } -> tensor<f32> loc(#loc302)
    %425 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%424 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc181)), %out: f32 loc("mul"(#loc182))):
      %574 = arith.mulf %in, %cst_8 : f32 loc(#loc304)
      linalg.yield %574 : f32 loc(#loc304)
    } -> tensor<f32> loc(#loc304)
    %426 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%414, %413, %425 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc183)), %in_44: f32 loc(callsite(#loc at #loc183)), %in_45: f32 loc(callsite(#loc73 at #loc183)), %out: f32 loc(callsite(#loc61 at #loc183))):
      %574 = arith.select %in, %in_44, %in_45 : f32 loc(#loc305)
      linalg.yield %574 : f32 loc(#loc305)
    } -> tensor<f32> loc(#loc305)
    %427 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%426 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jit(_where)"(#loc118)), %out: f32 loc("mul"(#loc126))):
      %574 = arith.mulf %in, %cst_5 : f32 loc(#loc191)
      linalg.yield %574 : f32 loc(#loc191)
    } -> tensor<f32> loc(#loc191)
    %428 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%427 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc126)), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %429 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%428, %400 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc184))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc308)
      linalg.yield %574 : f32 loc(#loc308)
    } -> tensor<6xf32> loc(#loc308)
    %430 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%427 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc126)), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<5x6xf32> loc(#loc308)
    %431 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%430, %402 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc184))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc308)
      linalg.yield %574 : f32 loc(#loc308)
    } -> tensor<5x6xf32> loc(#loc308)
    %432 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%427 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc126)), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %433 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%432, %404 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc184))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc308)
      linalg.yield %574 : f32 loc(#loc308)
    } -> tensor<4xf32> loc(#loc308)
    %434 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%427 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc126)), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<6x4xf32> loc(#loc308)
    %435 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%434, %406 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc184))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc308)
      linalg.yield %574 : f32 loc(#loc308)
    } -> tensor<6x4xf32> loc(#loc308)
    %436 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg22 : tensor<i32>) outs(%148 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['adamw'][2].count"), %out: i1 loc("lt"(#loc160))):
      %574 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc268)
      linalg.yield %574 : i1 loc(#loc268)
    } -> tensor<i1> loc(#loc268)
    %437 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg22 : tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt']['adamw'][2].count"), %out: i32 loc("add"(#loc161))):
      %574 = arith.addi %in, %c1_i32 : i32 loc(#loc269)
      linalg.yield %574 : i32 loc(#loc269)
    } -> tensor<i32> loc(#loc269)
    %438 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%436, %437, %cst_24 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc162)), %in_44: i32 loc(callsite(#loc at #loc162)), %in_45: i32 loc(callsite(#loc at #loc162)), %out: i32 loc(callsite(#loc61 at #loc162))):
      %574 = arith.select %in, %in_44, %in_45 : i32 loc(#loc270)
      linalg.yield %574 : i32 loc(#loc270)
    } -> tensor<i32> loc(#loc270)
    %439 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg32, %429 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.adamw.a.b"), %in_44: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<6xf32> loc(#loc283)
    %440 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg33, %431 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.adamw.a.w"), %in_44: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<5x6xf32> loc(#loc283)
    %441 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg34, %433 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.adamw.b.b"), %in_44: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<4xf32> loc(#loc283)
    %442 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg35, %435 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.adamw.b.w"), %in_44: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<6x4xf32> loc(#loc283)
    %443 = linalg.matmul ins(%arg40, %arg37 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32> loc(#loc195)
    %444 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<6xf32>) outs(%3 : tensor<1x6xf32>) {
    ^bb0(%in: f32 loc("params.lion.a.b"), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x6xf32> loc(#loc196)
    %445 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%444 : tensor<1x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<6x6xf32> loc(#loc197)
    %446 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%443, %445 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc197)
      linalg.yield %574 : f32 loc(#loc197)
    } -> tensor<6x6xf32> loc(#loc197)
    %447 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%446, %446 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("integer_pow"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc198)
      linalg.yield %574 : f32 loc(#loc198)
    } -> tensor<6x6xf32> loc(#loc198)
    %448 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%447, %446 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("integer_pow"(#loc131)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("integer_pow"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc198)
      linalg.yield %574 : f32 loc(#loc198)
    } -> tensor<6x6xf32> loc(#loc198)
    %449 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %447 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("integer_pow"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %450 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %448 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("integer_pow"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %451 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%446, %450 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("add"(#loc131))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc200)
      linalg.yield %574 : f32 loc(#loc200)
    } -> tensor<6x6xf32> loc(#loc200)
    %452 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %451 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %453 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%452 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %out: f32 loc("tanh"(#loc131))):
      %574 = math.tanh %in : f32 loc(#loc201)
      linalg.yield %574 : f32 loc(#loc201)
    } -> tensor<6x6xf32> loc(#loc201)
    %454 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %453 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc131)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("sub"(#loc131))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc202)
      linalg.yield %574 : f32 loc(#loc202)
    } -> tensor<6x6xf32> loc(#loc202)
    %455 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %453 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc131)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("add"(#loc131))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc200)
      linalg.yield %574 : f32 loc(#loc200)
    } -> tensor<6x6xf32> loc(#loc200)
    %456 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %455 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %457 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%446, %456 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc199)
      linalg.yield %574 : f32 loc(#loc199)
    } -> tensor<6x6xf32> loc(#loc199)
    %458 = linalg.matmul ins(%457, %arg39 : tensor<6x6xf32>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc195)
    %459 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<4xf32>) outs(%26 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.lion.b.b"), %out: f32 loc("broadcast_in_dim"(#loc130))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<1x4xf32> loc(#loc196)
    %460 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%459 : tensor<1x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc130)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<6x4xf32> loc(#loc197)
    %461 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%458, %460 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc130)), %in_44: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc197)
      linalg.yield %574 : f32 loc(#loc197)
    } -> tensor<6x4xf32> loc(#loc197)
    %462 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%461 : tensor<6x4xf32>) outs(%31 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc49 at #loc132)), %out: f32 loc(callsite(#loc49 at #loc132))):
      %574 = arith.maximumf %out, %in : f32 loc(#loc203)
      linalg.yield %574 : f32 loc(#loc203)
    } -> tensor<6xf32> loc(#loc203)
    %463 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%33, %462 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc132)), %in_44: f32 loc(callsite(#loc49 at #loc132)), %out: f32 loc(callsite(#loc51 at #loc132))):
      %574 = arith.maximumf %in, %in_44 : f32 loc(#loc204)
      linalg.yield %574 : f32 loc(#loc204)
    } -> tensor<6xf32> loc(#loc204)
    %464 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%463 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc132)), %out: f32 loc(callsite(#loc52 at #loc132))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x1xf32> loc(#loc206)
    %465 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%464 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %466 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%461, %465 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc132)), %in_44: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc207)
      linalg.yield %574 : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %467 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%466 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc54 at #loc132))):
      %574 = math.exp %in : f32 loc(#loc208)
      linalg.yield %574 : f32 loc(#loc208)
    } -> tensor<6x4xf32> loc(#loc208)
    %468 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%467 : tensor<6x4xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc132)), %out: f32 loc(callsite(#loc55 at #loc132))):
      %574 = arith.addf %out, %in : f32 loc(#loc209)
      linalg.yield %574 : f32 loc(#loc209)
    } -> tensor<6xf32> loc(#loc209)
    %469 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%468 : tensor<6xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc132)), %out: f32 loc(callsite(#loc52 at #loc132))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x1xf32> loc(#loc206)
    %470 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%469 : tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc132)), %out: f32 loc(callsite(#loc56 at #loc132))):
      %574 = math.log %in : f32 loc(#loc210)
      linalg.yield %574 : f32 loc(#loc210)
    } -> tensor<6x1xf32> loc(#loc210)
    %471 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%470 : tensor<6x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %472 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%466, %471 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc132)), %in_44: f32 loc(callsite(#loc53 at #loc132)), %out: f32 loc(callsite(#loc53 at #loc132))):
      %574 = arith.subf %in, %in_44 : f32 loc(#loc207)
      linalg.yield %574 : f32 loc(#loc207)
    } -> tensor<6x4xf32> loc(#loc207)
    %473 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%35 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc64 at #loc134))):
      %574 = linalg.index 0 : index loc(#loc219)
      %extracted_44 = tensor.extract %expanded[%574, %c0, %c0] : tensor<6x1x1xi32> loc(#loc219)
      %575 = arith.index_cast %extracted_44 : i32 to index loc(#loc219)
      %576 = arith.maxsi %575, %c0 : index loc(#loc219)
      %577 = arith.minsi %576, %c3 : index loc(#loc219)
      %extracted_45 = tensor.extract %472[%574, %577] : tensor<6x4xf32> loc(#loc219)
      linalg.yield %extracted_45 : f32 loc(#loc219)
    } -> tensor<6x1xf32> loc(#loc219)
    %474 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %473, %66 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc67 at #loc134)), %in_44: f32 loc(callsite(#loc64 at #loc134)), %in_45: f32 loc(callsite(#loc52 at #loc134)), %out: f32 loc(callsite(#loc61 at #loc134))):
      %574 = arith.select %in, %in_44, %in_45 : f32 loc(#loc215)
      linalg.yield %574 : f32 loc(#loc215)
    } -> tensor<6x1xf32> loc(#loc215)
    %collapsed_41 = tensor.collapse_shape %474 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc223)
    %475 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%collapsed_41 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc135)), %out: f32 loc("neg"(#loc136))):
      %574 = arith.negf %in : f32 loc(#loc224)
      linalg.yield %574 : f32 loc(#loc224)
    } -> tensor<6xf32> loc(#loc224)
    %476 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["reduction"]} ins(%475 : tensor<6xf32>) outs(%70 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %574 = arith.addf %out, %in : f32 loc(#loc225)
      linalg.yield %574 : f32 loc(#loc225)
    } -> tensor<f32> loc(#loc225)
    %477 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%476 : tensor<f32>) outs(%69 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("div"(#loc137))):
      %574 = arith.divf %in, %cst_15 : f32 loc(#loc226)
      linalg.yield %574 : f32 loc(#loc226)
    } -> tensor<f32> loc(#loc226)
    %478 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_35, %469 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%35 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc62 at #loc142)), %in_44: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc76 at #loc142))):
      %574 = arith.divf %in, %in_44 : f32 loc(#loc240)
      linalg.yield %574 : f32 loc(#loc240)
    } -> tensor<6x1xf32> loc(#loc240)
    %479 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%478 : tensor<6x1xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc55 at #loc142))):
      %574 = arith.addf %out, %in : f32 loc(#loc238)
      linalg.yield %574 : f32 loc(#loc238)
    } -> tensor<6xf32> loc(#loc238)
    %480 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%479 : tensor<6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc142)), %out: f32 loc(callsite(#loc52 at #loc142))):
      linalg.yield %in : f32 loc(#loc241)
    } -> tensor<6x4xf32> loc(#loc241)
    %481 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%480, %467 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc142)), %in_44: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc77 at #loc142))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc242)
      linalg.yield %574 : f32 loc(#loc242)
    } -> tensor<6x4xf32> loc(#loc242)
    %482 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %481 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc142)), %in_44: f32 loc(callsite(#loc77 at #loc142)), %out: f32 loc(callsite(#loc78 at #loc142))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc243)
      linalg.yield %574 : f32 loc(#loc243)
    } -> tensor<6x4xf32> loc(#loc243)
    %483 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%482 : tensor<6x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<4xf32> loc(#loc244)
    %expanded_42 = tensor.expand_shape %483 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc245)
    %484 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_42 : tensor<1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<4xf32> loc(#loc244)
    %485 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%482, %457 : tensor<6x4xf32>, tensor<6x6xf32>) outs(%102 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc142)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc246)
    %486 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%485 : tensor<4x6xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc247)
    } -> tensor<6x4xf32> loc(#loc247)
    %487 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%482, %arg39 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%1 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc50)), %in_44: f32 loc("params.lion.b.w"), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc142)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<6x6xf32> loc(#loc246)
    %488 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%446, %487 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %in_44: f32 loc("dot_general"(#loc143)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %489 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%487, %456 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %490 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %488 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %491 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%490, %454 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("sub"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %492 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %453 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("tanh"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %493 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%491, %492 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %494 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %493 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("add_any"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %495 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%489, %494 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %496 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %494 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %497 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%496, %449 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_44: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc144))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc248)
      linalg.yield %574 : f32 loc(#loc248)
    } -> tensor<6x6xf32> loc(#loc248)
    %498 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%495, %497 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc144)), %in_44: f32 loc("mul"(#loc144)), %out: f32 loc("add_any"(#loc144))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc249)
      linalg.yield %574 : f32 loc(#loc249)
    } -> tensor<6x6xf32> loc(#loc249)
    %499 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%498 : tensor<6x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<6xf32> loc(#loc244)
    %expanded_43 = tensor.expand_shape %499 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32> loc(#loc245)
    %500 = linalg.generic {indexing_maps = [#map17, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_43 : tensor<1x6xf32>) outs(%40 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("reduce_sum"(#loc143))):
      %574 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %574 : f32 loc(#loc244)
    } -> tensor<6xf32> loc(#loc244)
    %501 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%498, %arg40 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%120 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc144)), %in_44: f32 loc("x"), %out: f32 loc("dot_general"(#loc143))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc249)
      %575 = arith.addf %out, %574 : f32 loc(#loc246)
      linalg.yield %575 : f32 loc(#loc)
    } -> tensor<6x5xf32> loc(#loc246)
    %502 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%501 : tensor<6x5xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc247)
    } -> tensor<5x6xf32> loc(#loc247)
    %503 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %500 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc185))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc309)
      linalg.yield %574 : f32 loc(#loc309)
    } -> tensor<6xf32> loc(#loc309)
    %504 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%172, %arg24 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['a']['b']"), %out: f32 loc("mul"(#loc186))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc310)
      linalg.yield %574 : f32 loc(#loc310)
    } -> tensor<6xf32> loc(#loc310)
    %505 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%503, %504 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc185)), %in_44: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc185))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc311)
      linalg.yield %574 : f32 loc(#loc311)
    } -> tensor<6xf32> loc(#loc311)
    %506 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%505 : tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc185)), %out: f32 loc("sign"(#loc187))):
      %574 = arith.cmpf one, %in, %cst_16 : f32 loc(#loc312)
      %575 = arith.uitofp %574 : i1 to f32 loc(#loc312)
      %576 = math.copysign %575, %in : f32 loc(#loc312)
      %577 = arith.cmpf uno, %in, %in : f32 loc(#loc312)
      %578 = arith.select %577, %in, %576 : f32 loc(#loc312)
      linalg.yield %578 : f32 loc(#loc312)
    } -> tensor<6xf32> loc(#loc312)
    %507 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %502 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("mul"(#loc185))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc309)
      linalg.yield %574 : f32 loc(#loc309)
    } -> tensor<5x6xf32> loc(#loc309)
    %508 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %arg25 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['a']['w']"), %out: f32 loc("mul"(#loc186))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc310)
      linalg.yield %574 : f32 loc(#loc310)
    } -> tensor<5x6xf32> loc(#loc310)
    %509 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%507, %508 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc185)), %in_44: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc185))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc311)
      linalg.yield %574 : f32 loc(#loc311)
    } -> tensor<5x6xf32> loc(#loc311)
    %510 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%509 : tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc185)), %out: f32 loc("sign"(#loc187))):
      %574 = arith.cmpf one, %in, %cst_16 : f32 loc(#loc312)
      %575 = arith.uitofp %574 : i1 to f32 loc(#loc312)
      %576 = math.copysign %575, %in : f32 loc(#loc312)
      %577 = arith.cmpf uno, %in, %in : f32 loc(#loc312)
      %578 = arith.select %577, %in, %576 : f32 loc(#loc312)
      linalg.yield %578 : f32 loc(#loc312)
    } -> tensor<5x6xf32> loc(#loc312)
    %511 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%180, %484 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc185))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc309)
      linalg.yield %574 : f32 loc(#loc309)
    } -> tensor<4xf32> loc(#loc309)
    %512 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%182, %arg26 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['b']['b']"), %out: f32 loc("mul"(#loc186))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc310)
      linalg.yield %574 : f32 loc(#loc310)
    } -> tensor<4xf32> loc(#loc310)
    %513 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%511, %512 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc185)), %in_44: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc185))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc311)
      linalg.yield %574 : f32 loc(#loc311)
    } -> tensor<4xf32> loc(#loc311)
    %514 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%513 : tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc185)), %out: f32 loc("sign"(#loc187))):
      %574 = arith.cmpf one, %in, %cst_16 : f32 loc(#loc312)
      %575 = arith.uitofp %574 : i1 to f32 loc(#loc312)
      %576 = math.copysign %575, %in : f32 loc(#loc312)
      %577 = arith.cmpf uno, %in, %in : f32 loc(#loc312)
      %578 = arith.select %577, %in, %576 : f32 loc(#loc312)
      linalg.yield %578 : f32 loc(#loc312)
    } -> tensor<4xf32> loc(#loc312)
    %515 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %486 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("mul"(#loc185))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc309)
      linalg.yield %574 : f32 loc(#loc309)
    } -> tensor<6x4xf32> loc(#loc309)
    %516 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %arg27 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['b']['w']"), %out: f32 loc("mul"(#loc186))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc310)
      linalg.yield %574 : f32 loc(#loc310)
    } -> tensor<6x4xf32> loc(#loc310)
    %517 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%515, %516 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc185)), %in_44: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc185))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc311)
      linalg.yield %574 : f32 loc(#loc311)
    } -> tensor<6x4xf32> loc(#loc311)
    %518 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%517 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc185)), %out: f32 loc("sign"(#loc187))):
      %574 = arith.cmpf one, %in, %cst_16 : f32 loc(#loc312)
      %575 = arith.uitofp %574 : i1 to f32 loc(#loc312)
      %576 = math.copysign %575, %in : f32 loc(#loc312)
      %577 = arith.cmpf uno, %in, %in : f32 loc(#loc312)
      %578 = arith.select %577, %in, %576 : f32 loc(#loc312)
      linalg.yield %578 : f32 loc(#loc312)
    } -> tensor<6x4xf32> loc(#loc312)
    %519 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6xf32> loc(#loc261)
    %520 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%519, %500 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<6xf32> loc(#loc261)
    %521 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<6xf32> loc(#loc262)
    %522 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%521, %arg24 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['a']['b']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<6xf32> loc(#loc262)
    %523 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%520, %522 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<6xf32> loc(#loc263)
    %524 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<5x6xf32> loc(#loc261)
    %525 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%524, %502 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<5x6xf32> loc(#loc261)
    %526 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<5x6xf32> loc(#loc262)
    %527 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%526, %arg25 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['a']['w']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<5x6xf32> loc(#loc262)
    %528 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%525, %527 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<5x6xf32> loc(#loc263)
    %529 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<4xf32> loc(#loc261)
    %530 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%529, %484 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("reduce_sum"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<4xf32> loc(#loc261)
    %531 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<4xf32> loc(#loc262)
    %532 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%531, %arg26 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['b']['b']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<4xf32> loc(#loc262)
    %533 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%530, %532 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<4xf32> loc(#loc263)
    %534 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %535 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%534, %486 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("transpose"(#loc143)), %out: f32 loc("mul"(#loc155))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc261)
      linalg.yield %574 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %536 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc156))):
      linalg.yield %in : f32 loc(#loc262)
    } -> tensor<6x4xf32> loc(#loc262)
    %537 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%536, %arg27 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("s['opt']['lion'][0].mu['b']['w']"), %out: f32 loc("mul"(#loc156))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc262)
      linalg.yield %574 : f32 loc(#loc262)
    } -> tensor<6x4xf32> loc(#loc262)
    %538 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%535, %537 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("mul"(#loc156)), %out: f32 loc("add"(#loc155))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc263)
      linalg.yield %574 : f32 loc(#loc263)
    } -> tensor<6x4xf32> loc(#loc263)
    %539 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg23 : tensor<i32>) outs(%148 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt']['lion'][0].count"), %out: i1 loc("lt"(#loc160))):
      %574 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc268)
      linalg.yield %574 : i1 loc(#loc268)
    } -> tensor<i1> loc(#loc268)
    %540 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg23 : tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt']['lion'][0].count"), %out: i32 loc("add"(#loc161))):
      %574 = arith.addi %in, %c1_i32 : i32 loc(#loc269)
      linalg.yield %574 : i32 loc(#loc269)
    } -> tensor<i32> loc(#loc269)
    %541 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%539, %540, %cst_24 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%215 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc162)), %in_44: i32 loc(callsite(#loc at #loc162)), %in_45: i32 loc(callsite(#loc at #loc162)), %out: i32 loc(callsite(#loc61 at #loc162))):
      %574 = arith.select %in, %in_44, %in_45 : i32 loc(#loc270)
      linalg.yield %574 : i32 loc(#loc270)
    } -> tensor<i32> loc(#loc270)
    %542 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %arg36 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.lion.a.b"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<6xf32> loc(#loc284)
    %543 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%506, %542 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("sign"(#loc187)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<6xf32> loc(#loc285)
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %arg37 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.lion.a.w"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<5x6xf32> loc(#loc284)
    %545 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%510, %544 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("sign"(#loc187)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<5x6xf32> loc(#loc285)
    %546 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%180, %arg38 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.lion.b.b"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<4xf32> loc(#loc284)
    %547 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%514, %546 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sign"(#loc187)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<4xf32> loc(#loc285)
    %548 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %arg39 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("params.lion.b.w"), %out: f32 loc("mul"(#loc170))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc284)
      linalg.yield %574 : f32 loc(#loc284)
    } -> tensor<6x4xf32> loc(#loc284)
    %549 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%518, %548 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("sign"(#loc187)), %in_44: f32 loc("mul"(#loc170)), %out: f32 loc("add"(#loc171))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc285)
      linalg.yield %574 : f32 loc(#loc285)
    } -> tensor<6x4xf32> loc(#loc285)
    %550 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<6xf32> loc(#loc282)
    %551 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%550, %543 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<6xf32> loc(#loc282)
    %552 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<5x6xf32> loc(#loc282)
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%552, %545 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<5x6xf32> loc(#loc282)
    %554 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<4xf32> loc(#loc282)
    %555 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%554, %547 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<4xf32> loc(#loc282)
    %556 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc168))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<6x4xf32> loc(#loc282)
    %557 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%556, %549 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc168)), %in_44: f32 loc("add"(#loc171)), %out: f32 loc("mul"(#loc168))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc282)
      linalg.yield %574 : f32 loc(#loc282)
    } -> tensor<6x4xf32> loc(#loc282)
    %558 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg36, %551 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("params.lion.a.b"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<6xf32> loc(#loc283)
    %559 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37, %553 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("params.lion.a.w"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<5x6xf32> loc(#loc283)
    %560 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg38, %555 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.lion.b.b"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<4xf32> loc(#loc283)
    %561 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg39, %557 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.lion.b.w"), %in_44: f32 loc("mul"(#loc168)), %out: f32 loc("add"(#loc169))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc283)
      linalg.yield %574 : f32 loc(#loc283)
    } -> tensor<6x4xf32> loc(#loc283)
    %562 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%172, %arg0 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("ema.a.b"), %out: f32 loc("mul"(#loc188))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc313)
      linalg.yield %574 : f32 loc(#loc313)
    } -> tensor<6xf32> loc(#loc313)
    %563 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%170, %439 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("add"(#loc169)), %out: f32 loc("mul"(#loc189))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc314)
      linalg.yield %574 : f32 loc(#loc314)
    } -> tensor<6xf32> loc(#loc314)
    %564 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%562, %563 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc188)), %in_44: f32 loc("mul"(#loc189)), %out: f32 loc("add"(#loc188))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc315)
      linalg.yield %574 : f32 loc(#loc315)
    } -> tensor<6xf32> loc(#loc315)
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %arg1 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("ema.a.w"), %out: f32 loc("mul"(#loc188))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc313)
      linalg.yield %574 : f32 loc(#loc313)
    } -> tensor<5x6xf32> loc(#loc313)
    %566 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %440 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("add"(#loc169)), %out: f32 loc("mul"(#loc189))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc314)
      linalg.yield %574 : f32 loc(#loc314)
    } -> tensor<5x6xf32> loc(#loc314)
    %567 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%565, %566 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%122 : tensor<5x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc188)), %in_44: f32 loc("mul"(#loc189)), %out: f32 loc("add"(#loc188))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc315)
      linalg.yield %574 : f32 loc(#loc315)
    } -> tensor<5x6xf32> loc(#loc315)
    %568 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%182, %arg2 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("ema.b.b"), %out: f32 loc("mul"(#loc188))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc313)
      linalg.yield %574 : f32 loc(#loc313)
    } -> tensor<4xf32> loc(#loc313)
    %569 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%180, %441 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("add"(#loc169)), %out: f32 loc("mul"(#loc189))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc314)
      linalg.yield %574 : f32 loc(#loc314)
    } -> tensor<4xf32> loc(#loc314)
    %570 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%568, %569 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc188)), %in_44: f32 loc("mul"(#loc189)), %out: f32 loc("add"(#loc188))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc315)
      linalg.yield %574 : f32 loc(#loc315)
    } -> tensor<4xf32> loc(#loc315)
    %571 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%187, %arg3 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc156)), %in_44: f32 loc("ema.b.w"), %out: f32 loc("mul"(#loc188))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc313)
      linalg.yield %574 : f32 loc(#loc313)
    } -> tensor<6x4xf32> loc(#loc313)
    %572 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %442 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_44: f32 loc("add"(#loc169)), %out: f32 loc("mul"(#loc189))):
      %574 = arith.mulf %in, %in_44 : f32 loc(#loc314)
      linalg.yield %574 : f32 loc(#loc314)
    } -> tensor<6x4xf32> loc(#loc314)
    %573 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%571, %572 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc188)), %in_44: f32 loc("mul"(#loc189)), %out: f32 loc("add"(#loc188))):
      %574 = arith.addf %in, %in_44 : f32 loc(#loc315)
      linalg.yield %574 : f32 loc(#loc315)
    } -> tensor<6x4xf32> loc(#loc315)
    return %564, %567, %570, %573, %217, %174, %179, %184, %189, %195, %201, %207, %213, %361, %333, %336, %339, %342, %346, %350, %354, %358, %438, %541, %523, %528, %533, %538, %267, %268, %269, %270, %439, %440, %441, %442, %558, %559, %560, %561, %72, %305, %477 : tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<5x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<f32>, tensor<f32>, tensor<f32> loc(#loc190)
  } loc(#loc)
} loc(#loc)
#loc125 = loc("export.py":100:36)
#loc190 = loc("jit(train)"(#loc125))
#loc245 = loc("reshape"(#loc143))

