#loc = loc(unknown)
#loc1 = loc("s['opt'][1][0].trace['blocks']['0']['down']['b']")
#loc2 = loc("s['opt'][1][0].trace['blocks']['0']['down']['w']")
#loc3 = loc("s['opt'][1][0].trace['blocks']['0']['ln1']['bias']")
#loc4 = loc("s['opt'][1][0].trace['blocks']['0']['ln1']['scale']")
#loc5 = loc("s['opt'][1][0].trace['blocks']['0']['ln2']['bias']")
#loc6 = loc("s['opt'][1][0].trace['blocks']['0']['ln2']['scale']")
#loc7 = loc("s['opt'][1][0].trace['blocks']['0']['out']")
#loc8 = loc("s['opt'][1][0].trace['blocks']['0']['qkv']")
#loc9 = loc("s['opt'][1][0].trace['blocks']['0']['up']['b']")
#loc10 = loc("s['opt'][1][0].trace['blocks']['0']['up']['w']")
#loc11 = loc("s['opt'][1][0].trace['cls']")
#loc12 = loc("s['opt'][1][0].trace['head']['b']")
#loc13 = loc("s['opt'][1][0].trace['head']['w']")
#loc14 = loc("s['opt'][1][0].trace['ln']['bias']")
#loc15 = loc("s['opt'][1][0].trace['ln']['scale']")
#loc16 = loc("s['opt'][1][0].trace['patch']['b']")
#loc17 = loc("s['opt'][1][0].trace['patch']['w']")
#loc18 = loc("s['opt'][1][0].trace['pos']")
#loc19 = loc("params.blocks.0.down.b")
#loc20 = loc("params.blocks.0.down.w")
#loc21 = loc("params.blocks.0.ln1.bias")
#loc22 = loc("params.blocks.0.ln1.scale")
#loc23 = loc("params.blocks.0.ln2.bias")
#loc24 = loc("params.blocks.0.ln2.scale")
#loc25 = loc("params.blocks.0.out")
#loc26 = loc("params.blocks.0.qkv")
#loc27 = loc("params.blocks.0.up.b")
#loc28 = loc("params.blocks.0.up.w")
#loc29 = loc("params.cls")
#loc30 = loc("params.head.b")
#loc31 = loc("params.head.w")
#loc32 = loc("params.ln.bias")
#loc33 = loc("params.ln.scale")
#loc34 = loc("params.patch.b")
#loc35 = loc("params.patch.w")
#loc36 = loc("params.pos")
#loc37 = loc("x")
#loc38 = loc("y")
#loc39 = loc("common.py":33:12)
#loc40 = loc("gather")
#loc41 = loc("reduce_and")
#loc42 = loc("export.py":100:36)
#loc43 = loc("attention.py":32:35)
#loc44 = loc("attention.py":34:12)
#loc45 = loc("common.py":23:11)
#loc46 = loc("attention.py":36:29)
#loc47 = loc("attention.py":36:12)
#loc48 = loc("common.py":27:8)
#loc49 = loc("common.py":28:12)
#loc50 = loc("sub")
#loc51 = loc("common.py":28:31)
#loc52 = loc("div")
#loc53 = loc("convert_element_type")
#loc54 = loc("square")
#loc55 = loc("mul")
#loc56 = loc("reduce_sum")
#loc57 = loc("broadcast_in_dim")
#loc58 = loc("gt")
#loc59 = loc("jit(_where)")
#loc60 = loc("select_n")
#loc61 = loc("common.py":28:21)
#loc62 = loc("common.py":28:11)
#loc63 = loc("attention.py":7:24)
#loc64 = loc("attention.py":7:14)
#loc65 = loc("attention.py":8:15)
#loc66 = loc("attention.py":9:8)
#loc67 = loc("attention.py":12:23)
#loc68 = loc("attention.py":12:8)
#loc69 = loc("attention.py":13:8)
#loc70 = loc("attention.py":14:11)
#loc71 = loc("attention.py":39:16)
#loc72 = loc("attention.py":40:38)
#loc73 = loc("attention.py":40:16)
#loc74 = loc("attention.py":41:53)
#loc75 = loc("attention.py":41:15)
#loc76 = loc("reduce_max")
#loc77 = loc("common.py":32:9)
#loc78 = loc("max")
#loc79 = loc("exp")
#loc80 = loc("log")
#loc81 = loc("common.py":33:36)
#loc82 = loc("lt")
#loc83 = loc("add")
#loc84 = loc("reshape")
#loc85 = loc("ge")
#loc86 = loc("le")
#loc87 = loc("and")
#loc88 = loc("common.py":33:11)
#loc89 = loc("attention.py":44:25)
#loc90 = loc("jit(_one_hot)")
#loc91 = loc("iota")
#loc92 = loc("eq")
#loc93 = loc("ad,adb->ab/dot_general")
#loc94 = loc("neg")
#loc95 = loc("add_any")
#loc96 = loc("_tree_math.py":275:9)
#loc97 = loc("_tree_math.py":275:44)
#loc98 = loc("_tree_math.py":275:33)
#loc99 = loc("_tree_math.py":187:9)
#loc100 = loc("_tree_math.py":199:11)
#loc101 = loc("_tree_math.py":294:44)
#loc102 = loc("_clipping.py":101:26)
#loc103 = loc("_clipping.py":105:41)
#loc104 = loc("_clipping.py":105:40)
#loc105 = loc("_clipping.py":105:13)
#loc106 = loc("_accumulation.py":68:25)
#loc107 = loc("_accumulation.py":68:21)
#loc108 = loc("transform.py":507:37)
#loc109 = loc("update.py":42:45)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d2, d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map11 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<() -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map21 = affine_map<(d0, d1, d2, d3) -> ()>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map24 = affine_map<(d0, d1) -> (d0)>
#map25 = affine_map<(d0, d1) -> ()>
#map26 = affine_map<(d0, d1) -> (d0, 0)>
#map27 = affine_map<(d0, d1) -> (d1)>
#map28 = affine_map<(d0, d1) -> (0, d1)>
#map29 = affine_map<(d0) -> ()>
#map30 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map31 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map32 = affine_map<(d0, d1) -> (d1, d0)>
#map33 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map34 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map35 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map36 = affine_map<(d0, d1, d2) -> (d0)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map43 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#loc110 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc39))
#loc111 = loc("jit(train)"(#loc42))
#loc112 = loc("jit(train)/jvp()"(#loc43))
#loc113 = loc("jit(train)/jvp()"(#loc44))
#loc114 = loc("jit(train)/jvp()"(#loc45))
#loc115 = loc("jit(train)/jvp()"(#loc46))
#loc116 = loc("jit(train)/jvp()"(#loc47))
#loc117 = loc("jit(train)/jvp()"(#loc48))
#loc118 = loc("jit(train)/jvp()"(#loc49))
#loc119 = loc("jit(train)/jvp(jit(_var))"(#loc51))
#loc120 = loc("jit(train)/jvp()"(#loc51))
#loc121 = loc("jit(train)/jvp()"(#loc61))
#loc122 = loc("jit(train)/jvp()"(#loc62))
#loc123 = loc("jit(train)/jvp()"(#loc63))
#loc125 = loc("jit(train)/jvp()"(#loc65))
#loc126 = loc("jit(train)/jvp(bhqd,bhkd->bhqk)"(#loc66))
#loc127 = loc("jit(train)/jvp()"(#loc66))
#loc128 = loc("jit(train)/jvp()"(#loc67))
#loc129 = loc("jit(train)/jvp()"(#loc68))
#loc130 = loc("mul"(#loc68))
#loc131 = loc("broadcast_in_dim"(#loc68))
#loc132 = loc("div"(#loc68))
#loc133 = loc("jit(train)/jvp(bhqk,bhkd->bhqd)"(#loc69))
#loc134 = loc("jit(train)/jvp()"(#loc69))
#loc135 = loc("jit(train)/jvp()"(#loc70))
#loc136 = loc("jit(train)/jvp()"(#loc71))
#loc137 = loc("jit(train)/jvp()"(#loc72))
#loc138 = loc("jit(train)/jvp()"(#loc73))
#loc139 = loc("jit(train)/jvp()"(#loc74))
#loc140 = loc("jit(train)/jvp()"(#loc75))
#loc141 = loc("jit(train)/jvp(jit(log_softmax))"(#loc77))
#loc142 = loc("jit(train)/jvp()"(#loc81))
#loc143 = loc("jit(train)/jvp()"(#loc39))
#loc144 = loc("jit(train)/jvp()"(#loc88))
#loc145 = loc("jit(train)/jvp()"(#loc89))
#loc146 = loc("jit(train)/transpose(jvp())"(#loc89))
#loc147 = loc("jit(train)/transpose(jvp())"(#loc88))
#loc148 = loc("jit(train)/transpose(jvp())"(#loc39))
#loc149 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc39))
#loc150 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc77))
#loc151 = loc("jit(train)/transpose(jvp())"(#loc75))
#loc152 = loc("jit(train)/transpose(jvp())"(#loc45))
#loc153 = loc("jit(train)/transpose(jvp())"(#loc62))
#loc154 = loc("jit(train)/transpose(jvp())"(#loc61))
#loc155 = loc("jit(train)/transpose(jvp(jit(_var)))"(#loc51))
#loc156 = loc("jit(train)/transpose(jvp())"(#loc49))
#loc157 = loc("jit(train)/transpose(jvp())"(#loc48))
#loc158 = loc("jit(train)/transpose(jvp())"(#loc74))
#loc159 = loc("jit(train)/transpose(jvp())"(#loc72))
#loc160 = loc("jit(train)/transpose(jvp())"(#loc51))
#loc161 = loc("jit(train)/transpose(jvp())"(#loc70))
#loc162 = loc("jit(train)/transpose(jvp())"(#loc69))
#loc163 = loc("jit(train)/transpose(jvp(bhqk,bhkd->bhqd))"(#loc69))
#loc164 = loc("jit(train)/transpose(jvp())"(#loc68))
#loc165 = loc("jit(train)/transpose(jvp())"(#loc67))
#loc166 = loc("jit(train)/transpose(jvp())"(#loc66))
#loc167 = loc("jit(train)/transpose(jvp(bhqd,bhkd->bhqk))"(#loc66))
#loc168 = loc("jit(train)/transpose(jvp())"(#loc65))
#loc169 = loc("jit(train)/transpose(jvp())"(#loc64))
#loc170 = loc("jit(train)/transpose(jvp())"(#loc63))
#loc171 = loc("jit(train)/transpose(jvp())"(#loc47))
#loc172 = loc("jit(train)/transpose(jvp())"(#loc46))
#loc173 = loc("jit(train)/transpose(jvp())"(#loc43))
#loc174 = loc("jit(train)"(#loc96))
#loc175 = loc("jit(train)"(#loc97))
#loc176 = loc("jit(train)"(#loc98))
#loc177 = loc("jit(train)"(#loc99))
#loc178 = loc("jit(train)"(#loc100))
#loc179 = loc("jit(train)"(#loc101))
#loc180 = loc("jit(train)"(#loc102))
#loc181 = loc("jit(train)"(#loc103))
#loc182 = loc("jit(train)"(#loc104))
#loc183 = loc("jit(train)"(#loc105))
#loc184 = loc("jit(train)"(#loc106))
#loc185 = loc("jit(train)"(#loc107))
#loc186 = loc("jit(train)"(#loc108))
#loc187 = loc("jit(train)"(#loc109))
#loc188 = loc(callsite(#loc at #loc110))
#loc189 = loc(callsite(#loc40 at #loc110))
#loc190 = loc(callsite(#loc41 at #loc110))
#loc191 = loc("convert_element_type"(#loc112))
#loc192 = loc("convert_element_type"(#loc113))
#loc193 = loc("reshape"(#loc113))
#loc194 = loc("transpose"(#loc113))
#loc195 = loc("dot_general"(#loc114))
#loc196 = loc("broadcast_in_dim"(#loc114))
#loc197 = loc("add"(#loc114))
#loc198 = loc("broadcast_in_dim"(#loc115))
#loc199 = loc("concatenate"(#loc116))
#loc200 = loc("broadcast_in_dim"(#loc116))
#loc201 = loc("add"(#loc116))
#loc202 = loc("convert_element_type"(#loc117))
#loc203 = loc("reduce_sum"(#loc117))
#loc204 = loc("broadcast_in_dim"(#loc117))
#loc205 = loc("div"(#loc117))
#loc206 = loc("sub"(#loc118))
#loc207 = loc(callsite(#loc50 at #loc119))
#loc208 = loc(callsite(#loc52 at #loc119))
#loc209 = loc(callsite(#loc53 at #loc119))
#loc210 = loc(callsite(#loc54 at #loc119))
#loc211 = loc(callsite(#loc55 at #loc119))
#loc212 = loc(callsite(#loc at #loc119))
#loc213 = loc(callsite(#loc56 at #loc119))
#loc214 = loc(callsite(#loc57 at #loc119))
#loc215 = loc(callsite(#loc58 at #loc119))
#loc216 = loc(callsite(#loc59 at #loc119))
#loc217 = loc("add"(#loc120))
#loc218 = loc("rsqrt"(#loc121))
#loc219 = loc("div"(#loc121))
#loc220 = loc("mul"(#loc121))
#loc221 = loc("mul"(#loc122))
#loc222 = loc("broadcast_in_dim"(#loc122))
#loc223 = loc("add"(#loc122))
#loc224 = loc("dot_general"(#loc123))
#loc226 = loc("reshape"(#loc125))
#loc227 = loc("transpose"(#loc125))
#loc228 = loc("dot_general"(#loc126))
#loc229 = loc("div"(#loc127))
#loc230 = loc("convert_element_type"(#loc128))
#loc231 = loc("reduce_max"(#loc129))
#loc232 = loc("max"(#loc129))
#loc233 = loc("broadcast_in_dim"(#loc129))
#loc234 = loc("sub"(#loc129))
#loc235 = loc("exp"(#loc129))
#loc236 = loc("reduce_sum"(#loc129))
#loc237 = loc("div"(#loc129))
#loc238 = loc(callsite(#loc130 at #loc129))
#loc239 = loc(callsite(#loc131 at #loc129))
#loc240 = loc(callsite(#loc132 at #loc129))
#loc241 = loc("convert_element_type"(#loc129))
#loc242 = loc("dot_general"(#loc133))
#loc243 = loc("transpose"(#loc134))
#loc244 = loc("reshape"(#loc134))
#loc245 = loc("dot_general"(#loc135))
#loc246 = loc("add"(#loc136))
#loc247 = loc("integer_pow"(#loc137))
#loc248 = loc("mul"(#loc137))
#loc249 = loc("add"(#loc137))
#loc250 = loc("tanh"(#loc137))
#loc251 = loc("sub"(#loc137))
#loc252 = loc("add"(#loc138))
#loc254 = loc("squeeze"(#loc139))
#loc255 = loc("convert_element_type"(#loc140))
#loc256 = loc(callsite(#loc76 at #loc141))
#loc257 = loc(callsite(#loc78 at #loc141))
#loc258 = loc(callsite(#loc at #loc141))
#loc259 = loc(callsite(#loc57 at #loc141))
#loc260 = loc(callsite(#loc50 at #loc141))
#loc261 = loc(callsite(#loc79 at #loc141))
#loc262 = loc(callsite(#loc56 at #loc141))
#loc263 = loc(callsite(#loc80 at #loc141))
#loc264 = loc("broadcast_in_dim"(#loc142))
#loc265 = loc(callsite(#loc82 at #loc110))
#loc266 = loc(callsite(#loc83 at #loc110))
#loc267 = loc(callsite(#loc60 at #loc110))
#loc268 = loc(callsite(#loc84 at #loc110))
#loc269 = loc(callsite(#loc85 at #loc110))
#loc270 = loc(callsite(#loc57 at #loc110))
#loc271 = loc(callsite(#loc86 at #loc110))
#loc272 = loc(callsite(#loc87 at #loc110))
#loc273 = loc("squeeze"(#loc143))
#loc274 = loc("neg"(#loc144))
#loc275 = loc("reduce_sum"(#loc145))
#loc276 = loc("div"(#loc145))
#loc277 = loc("div"(#loc146))
#loc278 = loc("broadcast_in_dim"(#loc146))
#loc279 = loc("neg"(#loc147))
#loc280 = loc("broadcast_in_dim"(#loc148))
#loc281 = loc(callsite(#loc57 at #loc149))
#loc282 = loc(callsite(#loc at #loc149))
#loc283 = loc(callsite(#loc90 at #loc149))
#loc284 = loc(callsite(#loc93 at #loc149))
#loc285 = loc(callsite(#loc83 at #loc149))
#loc286 = loc(callsite(#loc94 at #loc150))
#loc287 = loc(callsite(#loc at #loc150))
#loc288 = loc(callsite(#loc56 at #loc150))
#loc289 = loc(callsite(#loc84 at #loc150))
#loc290 = loc(callsite(#loc52 at #loc150))
#loc291 = loc(callsite(#loc57 at #loc150))
#loc292 = loc(callsite(#loc55 at #loc150))
#loc293 = loc(callsite(#loc95 at #loc150))
#loc294 = loc("convert_element_type"(#loc151))
#loc295 = loc("reduce_sum"(#loc152))
#loc297 = loc("dot_general"(#loc152))
#loc298 = loc("transpose"(#loc152))
#loc299 = loc("reduce_sum"(#loc153))
#loc300 = loc("reshape"(#loc153))
#loc301 = loc("mul"(#loc153))
#loc302 = loc("mul"(#loc154))
#loc303 = loc(callsite(#loc59 at #loc155))
#loc304 = loc(callsite(#loc53 at #loc155))
#loc305 = loc(callsite(#loc52 at #loc155))
#loc306 = loc(callsite(#loc56 at #loc155))
#loc307 = loc(callsite(#loc57 at #loc155))
#loc308 = loc(callsite(#loc55 at #loc155))
#loc309 = loc(callsite(#loc at #loc155))
#loc310 = loc(callsite(#loc94 at #loc155))
#loc311 = loc(callsite(#loc84 at #loc155))
#loc312 = loc(callsite(#loc95 at #loc155))
#loc313 = loc("neg"(#loc156))
#loc314 = loc("reduce_sum"(#loc156))
#loc315 = loc("reshape"(#loc156))
#loc316 = loc("add_any"(#loc156))
#loc317 = loc("convert_element_type"(#loc157))
#loc318 = loc("div"(#loc157))
#loc319 = loc("reduce_sum"(#loc157))
#loc320 = loc("broadcast_in_dim"(#loc157))
#loc321 = loc("add_any"(#loc157))
#loc322 = loc("broadcast_in_dim"(#loc158))
#loc323 = loc("pad"(#loc158))
#loc324 = loc("mul"(#loc159))
#loc325 = loc("add_any"(#loc159))
#loc326 = loc("add_any"(#loc160))
#loc327 = loc("dot_general"(#loc161))
#loc328 = loc("transpose"(#loc161))
#loc329 = loc("reshape"(#loc162))
#loc330 = loc("transpose"(#loc162))
#loc331 = loc("dot_general"(#loc163))
#loc332 = loc("transpose"(#loc163))
#loc333 = loc("convert_element_type"(#loc164))
#loc334 = loc("mul"(#loc164))
#loc335 = loc("reduce_sum"(#loc164))
#loc336 = loc("reshape"(#loc164))
#loc337 = loc("neg"(#loc164))
#loc338 = loc("div"(#loc164))
#loc339 = loc("broadcast_in_dim"(#loc164))
#loc340 = loc("add_any"(#loc164))
#loc341 = loc("convert_element_type"(#loc165))
#loc342 = loc("div"(#loc166))
#loc343 = loc("dot_general"(#loc167))
#loc344 = loc("transpose"(#loc168))
#loc346 = loc("concatenate"(#loc169))
#loc347 = loc("dot_general"(#loc170))
#loc348 = loc("transpose"(#loc170))
#loc349 = loc("reduce_sum"(#loc171))
#loc351 = loc("split"(#loc171))
#loc352 = loc("reduce_sum"(#loc172))
#loc353 = loc("broadcast_in_dim"(#loc172))
#loc354 = loc("convert_element_type"(#loc173))
#loc355 = loc("square"(#loc174))
#loc356 = loc("broadcast_in_dim"(#loc175))
#loc357 = loc("square"(#loc176))
#loc358 = loc("add"(#loc174))
#loc359 = loc("reduce_sum"(#loc177))
#loc360 = loc("add"(#loc178))
#loc361 = loc("sqrt"(#loc179))
#loc362 = loc("lt"(#loc180))
#loc363 = loc("div"(#loc181))
#loc364 = loc("mul"(#loc182))
#loc365 = loc("select_n"(#loc183))
#loc366 = loc("mul"(#loc184))
#loc367 = loc("add"(#loc185))
#loc368 = loc("mul"(#loc186))
#loc369 = loc("add"(#loc187))
#loc370 = loc(callsite(#loc53 at #loc216))
#loc371 = loc(callsite(#loc at #loc216))
#loc372 = loc(callsite(#loc57 at #loc216))
#loc373 = loc(callsite(#loc60 at #loc216))
#loc374 = loc(""(#loc238))
#loc375 = loc(""(#loc239))
#loc376 = loc(""(#loc240))
#loc377 = loc(callsite(#loc57 at #loc283))
#loc378 = loc(callsite(#loc at #loc283))
#loc379 = loc(callsite(#loc91 at #loc283))
#loc380 = loc(callsite(#loc92 at #loc283))
#loc381 = loc(callsite(#loc53 at #loc283))
#loc382 = loc(callsite(#loc57 at #loc303))
#loc383 = loc(callsite(#loc at #loc303))
#loc384 = loc(callsite(#loc60 at #loc303))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<16xf32> {tf.aliasing_output = 0 : i32} loc("s['opt'][1][0].trace['blocks']['0']['down']['b']"), %arg1: tensor<32x16xf32> {tf.aliasing_output = 1 : i32} loc("s['opt'][1][0].trace['blocks']['0']['down']['w']"), %arg2: tensor<16xf32> {tf.aliasing_output = 2 : i32} loc("s['opt'][1][0].trace['blocks']['0']['ln1']['bias']"), %arg3: tensor<16xf32> {tf.aliasing_output = 3 : i32} loc("s['opt'][1][0].trace['blocks']['0']['ln1']['scale']"), %arg4: tensor<16xf32> {tf.aliasing_output = 4 : i32} loc("s['opt'][1][0].trace['blocks']['0']['ln2']['bias']"), %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32} loc("s['opt'][1][0].trace['blocks']['0']['ln2']['scale']"), %arg6: tensor<16x16xf32> {tf.aliasing_output = 6 : i32} loc("s['opt'][1][0].trace['blocks']['0']['out']"), %arg7: tensor<16x48xf32> {tf.aliasing_output = 7 : i32} loc("s['opt'][1][0].trace['blocks']['0']['qkv']"), %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32} loc("s['opt'][1][0].trace['blocks']['0']['up']['b']"), %arg9: tensor<16x32xf32> {tf.aliasing_output = 9 : i32} loc("s['opt'][1][0].trace['blocks']['0']['up']['w']"), %arg10: tensor<1x1x16xf32> {tf.aliasing_output = 10 : i32} loc("s['opt'][1][0].trace['cls']"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("s['opt'][1][0].trace['head']['b']"), %arg12: tensor<16x4xf32> {tf.aliasing_output = 12 : i32} loc("s['opt'][1][0].trace['head']['w']"), %arg13: tensor<16xf32> {tf.aliasing_output = 13 : i32} loc("s['opt'][1][0].trace['ln']['bias']"), %arg14: tensor<16xf32> {tf.aliasing_output = 14 : i32} loc("s['opt'][1][0].trace['ln']['scale']"), %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32} loc("s['opt'][1][0].trace['patch']['b']"), %arg16: tensor<16x16xf32> {tf.aliasing_output = 16 : i32} loc("s['opt'][1][0].trace['patch']['w']"), %arg17: tensor<5x16xf32> {tf.aliasing_output = 17 : i32} loc("s['opt'][1][0].trace['pos']"), %arg18: tensor<16xf32> {tf.aliasing_output = 18 : i32} loc("params.blocks.0.down.b"), %arg19: tensor<32x16xf32> {tf.aliasing_output = 19 : i32} loc("params.blocks.0.down.w"), %arg20: tensor<16xf32> {tf.aliasing_output = 20 : i32} loc("params.blocks.0.ln1.bias"), %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32} loc("params.blocks.0.ln1.scale"), %arg22: tensor<16xf32> {tf.aliasing_output = 22 : i32} loc("params.blocks.0.ln2.bias"), %arg23: tensor<16xf32> {tf.aliasing_output = 23 : i32} loc("params.blocks.0.ln2.scale"), %arg24: tensor<16x16xf32> {tf.aliasing_output = 24 : i32} loc("params.blocks.0.out"), %arg25: tensor<16x48xf32> {tf.aliasing_output = 25 : i32} loc("params.blocks.0.qkv"), %arg26: tensor<32xf32> {tf.aliasing_output = 26 : i32} loc("params.blocks.0.up.b"), %arg27: tensor<16x32xf32> {tf.aliasing_output = 27 : i32} loc("params.blocks.0.up.w"), %arg28: tensor<1x1x16xf32> {tf.aliasing_output = 28 : i32} loc("params.cls"), %arg29: tensor<4xf32> {tf.aliasing_output = 29 : i32} loc("params.head.b"), %arg30: tensor<16x4xf32> {tf.aliasing_output = 30 : i32} loc("params.head.w"), %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32} loc("params.ln.bias"), %arg32: tensor<16xf32> {tf.aliasing_output = 32 : i32} loc("params.ln.scale"), %arg33: tensor<16xf32> {tf.aliasing_output = 33 : i32} loc("params.patch.b"), %arg34: tensor<16x16xf32> {tf.aliasing_output = 34 : i32} loc("params.patch.w"), %arg35: tensor<5x16xf32> {tf.aliasing_output = 35 : i32} loc("params.pos"), %arg36: tensor<10x8x8x1xf32> loc("x"), %arg37: tensor<10xi32> loc("y")) -> (tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['down']['b']"}, tensor<32x16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['down']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['ln1']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['ln1']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['ln2']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['ln2']['scale']"}, tensor<16x16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['out']"}, tensor<16x48xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['qkv']"}, tensor<32xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['up']['b']"}, tensor<16x32xf32> {jax.result_info = "result[0]['opt'][1][0].trace['blocks']['0']['up']['w']"}, tensor<1x1x16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['cls']"}, tensor<4xf32> {jax.result_info = "result[0]['opt'][1][0].trace['head']['b']"}, tensor<16x4xf32> {jax.result_info = "result[0]['opt'][1][0].trace['head']['w']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['ln']['bias']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['ln']['scale']"}, tensor<16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['patch']['b']"}, tensor<16x16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['patch']['w']"}, tensor<5x16xf32> {jax.result_info = "result[0]['opt'][1][0].trace['pos']"}, tensor<16xf32> {jax.result_info = "params.blocks.0.down.b"}, tensor<32x16xf32> {jax.result_info = "params.blocks.0.down.w"}, tensor<16xf32> {jax.result_info = "params.blocks.0.ln1.bias"}, tensor<16xf32> {jax.result_info = "params.blocks.0.ln1.scale"}, tensor<16xf32> {jax.result_info = "params.blocks.0.ln2.bias"}, tensor<16xf32> {jax.result_info = "params.blocks.0.ln2.scale"}, tensor<16x16xf32> {jax.result_info = "params.blocks.0.out"}, tensor<16x48xf32> {jax.result_info = "params.blocks.0.qkv"}, tensor<32xf32> {jax.result_info = "params.blocks.0.up.b"}, tensor<16x32xf32> {jax.result_info = "params.blocks.0.up.w"}, tensor<1x1x16xf32> {jax.result_info = "params.cls"}, tensor<4xf32> {jax.result_info = "params.head.b"}, tensor<16x4xf32> {jax.result_info = "params.head.w"}, tensor<16xf32> {jax.result_info = "params.ln.bias"}, tensor<16xf32> {jax.result_info = "params.ln.scale"}, tensor<16xf32> {jax.result_info = "params.patch.b"}, tensor<16x16xf32> {jax.result_info = "params.patch.w"}, tensor<5x16xf32> {jax.result_info = "params.pos"}, tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "norm"}) {
    %cst = arith.constant dense<4> : tensor<i32> loc(#loc188)
    %cst_0 = arith.constant dense<3> : tensor<1xi32> loc(#loc189)
    %true = arith.constant true loc(#loc190)
    %c0 = arith.constant 0 : index loc(#loc188)
    %c3 = arith.constant 3 : index loc(#loc188)
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc)
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %cst_3 = arith.constant 1.600000e+01 : f32 loc(#loc)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<bf16> loc(#loc)
    %c32 = arith.constant 32 : index loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %cst_5 = arith.constant 1.000000e-01 : f32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %cst_6 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_7 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_9 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_10 = arith.constant 0.000000e+00 : bf16 loc(#loc)
    %cst_11 = arith.constant dense<-5.000000e-02> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<5.000000e-01> : tensor<bf16> loc(#loc)
    %cst_14 = arith.constant dense<1.000000e+00> : tensor<bf16> loc(#loc)
    %cst_15 = arith.constant dense<7.968750e-01> : tensor<bf16> loc(#loc)
    %cst_16 = arith.constant dense<4.467770e-02> : tensor<bf16> loc(#loc)
    %cst_17 = arith.constant dense<3.000000e+00> : tensor<bf16> loc(#loc111)
    %cst_18 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<2.828130e+00> : tensor<bf16> loc(#loc)
    %cst_21 = arith.constant dense<-5.000000e-01> : tensor<bf16> loc(#loc)
    %cst_22 = arith.constant dense<1.001360e-05> : tensor<bf16> loc(#loc)
    %cst_23 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_24 = arith.constant dense<1.600000e+01> : tensor<f32> loc(#loc)
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<16xbf16> loc(#loc191)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg18 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.down.b"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %2 = tensor.empty() : tensor<32x16xbf16> loc(#loc191)
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<32x16xf32>) outs(%2 : tensor<32x16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.down.w"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<32x16xbf16> loc(#loc191)
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg20 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln1.bias"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg21 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln1.scale"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg22 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln2.bias"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg23 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln2.scale"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %8 = tensor.empty() : tensor<16x16xbf16> loc(#loc191)
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<16x16xf32>) outs(%8 : tensor<16x16xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.out"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16x16xbf16> loc(#loc191)
    %10 = tensor.empty() : tensor<16x48xbf16> loc(#loc191)
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg25 : tensor<16x48xf32>) outs(%10 : tensor<16x48xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.qkv"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16x48xbf16> loc(#loc191)
    %12 = tensor.empty() : tensor<32xbf16> loc(#loc191)
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg26 : tensor<32xf32>) outs(%12 : tensor<32xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.up.b"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<32xbf16> loc(#loc191)
    %14 = tensor.empty() : tensor<16x32xbf16> loc(#loc191)
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg27 : tensor<16x32xf32>) outs(%14 : tensor<16x32xbf16>) {
    ^bb0(%in: f32 loc("params.blocks.0.up.w"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16x32xbf16> loc(#loc191)
    %16 = tensor.empty() : tensor<1x1x16xbf16> loc(#loc191)
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<1x1x16xf32>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: f32 loc("params.cls"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<1x1x16xbf16> loc(#loc191)
    %18 = tensor.empty() : tensor<4xbf16> loc(#loc191)
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg29 : tensor<4xf32>) outs(%18 : tensor<4xbf16>) {
    ^bb0(%in: f32 loc("params.head.b"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<4xbf16> loc(#loc191)
    %20 = tensor.empty() : tensor<16x4xbf16> loc(#loc191)
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<16x4xf32>) outs(%20 : tensor<16x4xbf16>) {
    ^bb0(%in: f32 loc("params.head.w"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16x4xbf16> loc(#loc191)
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg31 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.ln.bias"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg32 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.ln.scale"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg33 : tensor<16xf32>) outs(%0 : tensor<16xbf16>) {
    ^bb0(%in: f32 loc("params.patch.b"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16xbf16> loc(#loc191)
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg34 : tensor<16x16xf32>) outs(%8 : tensor<16x16xbf16>) {
    ^bb0(%in: f32 loc("params.patch.w"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<16x16xbf16> loc(#loc191)
    %26 = tensor.empty() : tensor<5x16xbf16> loc(#loc191)
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg35 : tensor<5x16xf32>) outs(%26 : tensor<5x16xbf16>) {
    ^bb0(%in: f32 loc("params.pos"), %out: bf16 loc("convert_element_type"(#loc112))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc191)
      linalg.yield %773 : bf16 loc(#loc191)
    } -> tensor<5x16xbf16> loc(#loc191)
    %28 = tensor.empty() : tensor<10x8x8x1xbf16> loc(#loc192)
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg36 : tensor<10x8x8x1xf32>) outs(%28 : tensor<10x8x8x1xbf16>) {
    ^bb0(%in: f32 loc("x"), %out: bf16 loc("convert_element_type"(#loc113))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc192)
      linalg.yield %773 : bf16 loc(#loc192)
    } -> tensor<10x8x8x1xbf16> loc(#loc192)
    %expanded = tensor.expand_shape %29 [[0], [1, 2], [3, 4], [5]] output_shape [10, 2, 4, 2, 4, 1] : tensor<10x8x8x1xbf16> into tensor<10x2x4x2x4x1xbf16> loc(#loc193)
    %30 = tensor.empty() : tensor<10x2x2x4x4x1xbf16> loc(#loc194)
    %31 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<10x2x4x2x4x1xbf16>) outs(%30 : tensor<10x2x2x4x4x1xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc113)), %out: bf16 loc("transpose"(#loc113))):
      linalg.yield %in : bf16 loc(#loc194)
    } -> tensor<10x2x2x4x4x1xbf16> loc(#loc194)
    %collapsed = tensor.collapse_shape %31 [[0], [1, 2], [3, 4, 5]] : tensor<10x2x2x4x4x1xbf16> into tensor<10x4x16xbf16> loc(#loc193)
    %32 = tensor.empty() : tensor<10x4x16xbf16> loc(#loc195)
    %33 = linalg.fill ins(%cst_10 : bf16) outs(%32 : tensor<10x4x16xbf16>) -> tensor<10x4x16xbf16> loc(#loc195)
    %34 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed, %25 : tensor<10x4x16xbf16>, tensor<16x16xbf16>) outs(%33 : tensor<10x4x16xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc113)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc114))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc193)
      %774 = arith.addf %out, %773 : bf16 loc(#loc195)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x4x16xbf16> loc(#loc195)
    %35 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc114))):
      linalg.yield %in : bf16 loc(#loc196)
    } -> tensor<1x1x16xbf16> loc(#loc196)
    %36 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<1x1x16xbf16>) outs(%32 : tensor<10x4x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc114)), %out: bf16 loc("add"(#loc114))):
      linalg.yield %in : bf16 loc(#loc197)
    } -> tensor<10x4x16xbf16> loc(#loc197)
    %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %36 : tensor<10x4x16xbf16>, tensor<10x4x16xbf16>) outs(%32 : tensor<10x4x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc114)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("add"(#loc114))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc197)
      linalg.yield %773 : bf16 loc(#loc197)
    } -> tensor<10x4x16xbf16> loc(#loc197)
    %38 = tensor.empty() : tensor<10x1x16xbf16> loc(#loc198)
    %39 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x1x16xbf16>) outs(%38 : tensor<10x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc115))):
      linalg.yield %in : bf16 loc(#loc198)
    } -> tensor<10x1x16xbf16> loc(#loc198)
    %40 = tensor.empty() : tensor<10x5x16xbf16> loc(#loc199)
    %41 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%out: bf16 loc("concatenate"(#loc116))):
      %773 = linalg.index 0 : index loc(#loc199)
      %774 = linalg.index 2 : index loc(#loc199)
      %775 = linalg.index 1 : index loc(#loc199)
      %776 = arith.cmpi ult, %775, %c1 : index loc(#loc199)
      %777 = scf.if %776 -> (bf16) {
        %extracted_65 = tensor.extract %39[%773, %775, %774] : tensor<10x1x16xbf16> loc(#loc199)
        scf.yield %extracted_65 : bf16 loc(#loc199)
      } else {
        %778 = arith.subi %775, %c1 : index loc(#loc199)
        %extracted_65 = tensor.extract %37[%773, %778, %774] : tensor<10x4x16xbf16> loc(#loc199)
        scf.yield %extracted_65 : bf16 loc(#loc199)
      } loc(#loc199)
      linalg.yield %777 : bf16 loc(#loc199)
    } -> tensor<10x5x16xbf16> loc(#loc199)
    %42 = tensor.empty() : tensor<1x5x16xbf16> loc(#loc200)
    %43 = linalg.generic {indexing_maps = [#map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<5x16xbf16>) outs(%42 : tensor<1x5x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc116))):
      linalg.yield %in : bf16 loc(#loc200)
    } -> tensor<1x5x16xbf16> loc(#loc200)
    %44 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<1x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc116)), %out: bf16 loc("add"(#loc116))):
      linalg.yield %in : bf16 loc(#loc201)
    } -> tensor<10x5x16xbf16> loc(#loc201)
    %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %44 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("concatenate"(#loc116)), %in_65: bf16 loc("add"(#loc116)), %out: bf16 loc("add"(#loc116))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc201)
      linalg.yield %773 : bf16 loc(#loc201)
    } -> tensor<10x5x16xbf16> loc(#loc201)
    %46 = tensor.empty() : tensor<10x5x16xf32> loc(#loc202)
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<10x5x16xbf16>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: bf16 loc("add"(#loc116)), %out: f32 loc("convert_element_type"(#loc117))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc202)
      linalg.yield %773 : f32 loc(#loc202)
    } -> tensor<10x5x16xf32> loc(#loc202)
    %48 = tensor.empty() : tensor<10x5xf32> loc(#loc203)
    %49 = linalg.fill ins(%cst_9 : f32) outs(%48 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc203)
    %50 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%47 : tensor<10x5x16xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc117)), %out: f32 loc("reduce_sum"(#loc117))):
      %773 = arith.addf %out, %in : f32 loc(#loc203)
      linalg.yield %773 : f32 loc(#loc203)
    } -> tensor<10x5xf32> loc(#loc203)
    %51 = tensor.empty() : tensor<10x5x1xf32> loc(#loc204)
    %52 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<10x5xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc117)), %out: f32 loc("broadcast_in_dim"(#loc117))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<10x5x1xf32> loc(#loc204)
    %53 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc117))):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<10x5x1xf32> loc(#loc205)
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc117)), %in_65: f32 loc("div"(#loc117)), %out: f32 loc("div"(#loc117))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc205)
      linalg.yield %773 : f32 loc(#loc205)
    } -> tensor<10x5x1xf32> loc(#loc205)
    %55 = tensor.empty() : tensor<10x5x1xbf16> loc(#loc202)
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<10x5x1xf32>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: f32 loc("div"(#loc117)), %out: bf16 loc("convert_element_type"(#loc117))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc202)
      linalg.yield %773 : bf16 loc(#loc202)
    } -> tensor<10x5x1xbf16> loc(#loc202)
    %57 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<10x5x1xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc117)), %out: bf16 loc("sub"(#loc118))):
      linalg.yield %in : bf16 loc(#loc206)
    } -> tensor<10x5x16xbf16> loc(#loc206)
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %57 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc116)), %in_65: bf16 loc("sub"(#loc118)), %out: bf16 loc("sub"(#loc118))):
      %773 = arith.subf %in, %in_65 : bf16 loc(#loc206)
      linalg.yield %773 : bf16 loc(#loc206)
    } -> tensor<10x5x16xbf16> loc(#loc206)
    %59 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<10x5x1xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<10x5x16xf32> loc(#loc207)
    %60 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %59 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      %773 = arith.subf %in, %in_65 : f32 loc(#loc207)
      linalg.yield %773 : f32 loc(#loc207)
    } -> tensor<10x5x16xf32> loc(#loc207)
    %61 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %60 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc54 at #loc119))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc210)
      linalg.yield %773 : f32 loc(#loc210)
    } -> tensor<10x5x16xf32> loc(#loc210)
    %62 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc119)), %out: f32 loc(callsite(#loc55 at #loc119))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x5x16xf32> loc(#loc211)
    %63 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %60 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc55 at #loc119))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc211)
      linalg.yield %773 : f32 loc(#loc211)
    } -> tensor<10x5x16xf32> loc(#loc211)
    %64 = tensor.empty() : tensor<f32> loc(#loc209)
    %65 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%cst_23 : tensor<i32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc119)), %out: f32 loc(callsite(#loc53 at #loc119))):
      %773 = arith.sitofp %in : i32 to f32 loc(#loc209)
      linalg.yield %773 : f32 loc(#loc209)
    } -> tensor<f32> loc(#loc209)
    %66 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%65 : tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      %773 = arith.subf %cst_3, %in : f32 loc(#loc207)
      linalg.yield %773 : f32 loc(#loc207)
    } -> tensor<f32> loc(#loc207)
    %67 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<10x5x16xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc119)), %out: f32 loc(callsite(#loc56 at #loc119))):
      %773 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %773 : f32 loc(#loc213)
    } -> tensor<10x5xf32> loc(#loc213)
    %68 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<10x5xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc119)), %out: f32 loc(callsite(#loc57 at #loc119))):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<10x5x1xf32> loc(#loc214)
    %69 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<f32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc52 at #loc119))):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<10x5x1xf32> loc(#loc208)
    %70 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %69 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc119)), %in_65: f32 loc(callsite(#loc52 at #loc119)), %out: f32 loc(callsite(#loc52 at #loc119))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc208)
      linalg.yield %773 : f32 loc(#loc208)
    } -> tensor<10x5x1xf32> loc(#loc208)
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<10x5x1xf32>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc119)), %out: bf16 loc(callsite(#loc53 at #loc119))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc209)
      linalg.yield %773 : bf16 loc(#loc209)
    } -> tensor<10x5x1xbf16> loc(#loc209)
    %72 = tensor.empty() : tensor<i1> loc(#loc215)
    %73 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%66 : tensor<f32>) outs(%72 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc119)), %out: i1 loc(callsite(#loc58 at #loc119))):
      %773 = arith.cmpf ogt, %in, %cst_9 : f32 loc(#loc215)
      linalg.yield %773 : i1 loc(#loc215)
    } -> tensor<i1> loc(#loc215)
    %74 = tensor.empty() : tensor<bf16> loc(#loc370)
    %75 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%cst_2 : tensor<f32>) outs(%74 : tensor<bf16>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc216)), %out: bf16 loc(callsite(#loc53 at #loc216))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc370)
      linalg.yield %773 : bf16 loc(#loc370)
    } -> tensor<bf16> loc(#loc370)
    %76 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<bf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc53 at #loc216)), %out: bf16 loc(callsite(#loc57 at #loc216))):
      linalg.yield %in : bf16 loc(#loc372)
    } -> tensor<10x5x1xbf16> loc(#loc372)
    %extracted = tensor.extract %73[] : tensor<i1> loc(#loc373)
    %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %76 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc216)), %in_65: bf16 loc(callsite(#loc57 at #loc216)), %out: bf16 loc(callsite(#loc60 at #loc216))):
      %773 = arith.select %extracted, %in, %in_65 : bf16 loc(#loc373)
      linalg.yield %773 : bf16 loc(#loc373)
    } -> tensor<10x5x1xbf16> loc(#loc373)
    %78 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<bf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("add"(#loc120))):
      linalg.yield %in : bf16 loc(#loc217)
    } -> tensor<10x5x1xbf16> loc(#loc217)
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %78 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("jit(train)/jvp(jit(_var))"(#loc51)), %in_65: bf16 loc("add"(#loc120)), %out: bf16 loc("add"(#loc120))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc217)
      linalg.yield %773 : bf16 loc(#loc217)
    } -> tensor<10x5x1xbf16> loc(#loc217)
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc120)), %out: bf16 loc("rsqrt"(#loc121))):
      %773 = math.rsqrt %in : bf16 loc(#loc218)
      linalg.yield %773 : bf16 loc(#loc218)
    } -> tensor<10x5x1xbf16> loc(#loc218)
    %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %79 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("rsqrt"(#loc121)), %in_65: bf16 loc("add"(#loc120)), %out: bf16 loc("div"(#loc121))):
      %773 = arith.divf %in, %in_65 : bf16 loc(#loc219)
      linalg.yield %773 : bf16 loc(#loc219)
    } -> tensor<10x5x1xbf16> loc(#loc219)
    %82 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_21 : tensor<bf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("mul"(#loc121))):
      linalg.yield %in : bf16 loc(#loc220)
    } -> tensor<10x5x1xbf16> loc(#loc220)
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %81 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc121)), %in_65: bf16 loc("div"(#loc121)), %out: bf16 loc("mul"(#loc121))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc220)
      linalg.yield %773 : bf16 loc(#loc220)
    } -> tensor<10x5x1xbf16> loc(#loc220)
    %84 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<10x5x1xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("rsqrt"(#loc121)), %out: bf16 loc("mul"(#loc122))):
      linalg.yield %in : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %84 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc118)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc221)
      linalg.yield %773 : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %86 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : bf16 loc(#loc222)
    } -> tensor<1x1x16xbf16> loc(#loc222)
    %87 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<1x1x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      linalg.yield %in : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %88 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %87 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc221)
      linalg.yield %773 : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %89 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : bf16 loc(#loc222)
    } -> tensor<1x1x16xbf16> loc(#loc222)
    %90 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<1x1x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc122)), %out: bf16 loc("add"(#loc122))):
      linalg.yield %in : bf16 loc(#loc223)
    } -> tensor<10x5x16xbf16> loc(#loc223)
    %91 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %90 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("add"(#loc122)), %out: bf16 loc("add"(#loc122))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc223)
      linalg.yield %773 : bf16 loc(#loc223)
    } -> tensor<10x5x16xbf16> loc(#loc223)
    %92 = tensor.empty() : tensor<10x5x48xbf16> loc(#loc224)
    %93 = linalg.fill ins(%cst_10 : bf16) outs(%92 : tensor<10x5x48xbf16>) -> tensor<10x5x48xbf16> loc(#loc224)
    %94 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%91, %11 : tensor<10x5x16xbf16>, tensor<16x48xbf16>) outs(%93 : tensor<10x5x48xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc122)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc123))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc223)
      %774 = arith.addf %out, %773 : bf16 loc(#loc224)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x48xbf16> loc(#loc224)
    %extracted_slice = tensor.extract_slice %94[0, 0, 0] [10, 5, 16] [1, 1, 1] : tensor<10x5x48xbf16> to tensor<10x5x16xbf16> loc(#loc225)
    %extracted_slice_26 = tensor.extract_slice %94[0, 0, 16] [10, 5, 16] [1, 1, 1] : tensor<10x5x48xbf16> to tensor<10x5x16xbf16> loc(#loc225)
    %extracted_slice_27 = tensor.extract_slice %94[0, 0, 32] [10, 5, 16] [1, 1, 1] : tensor<10x5x48xbf16> to tensor<10x5x16xbf16> loc(#loc225)
    %expanded_28 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [10, 5, 2, 8] : tensor<10x5x16xbf16> into tensor<10x5x2x8xbf16> loc(#loc226)
    %95 = tensor.empty() : tensor<10x2x5x8xbf16> loc(#loc227)
    %96 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<10x5x2x8xbf16>) outs(%95 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc125)), %out: bf16 loc("transpose"(#loc125))):
      linalg.yield %in : bf16 loc(#loc227)
    } -> tensor<10x2x5x8xbf16> loc(#loc227)
    %expanded_29 = tensor.expand_shape %extracted_slice_26 [[0], [1], [2, 3]] output_shape [10, 5, 2, 8] : tensor<10x5x16xbf16> into tensor<10x5x2x8xbf16> loc(#loc226)
    %97 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29 : tensor<10x5x2x8xbf16>) outs(%95 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc125)), %out: bf16 loc("transpose"(#loc125))):
      linalg.yield %in : bf16 loc(#loc227)
    } -> tensor<10x2x5x8xbf16> loc(#loc227)
    %expanded_30 = tensor.expand_shape %extracted_slice_27 [[0], [1], [2, 3]] output_shape [10, 5, 2, 8] : tensor<10x5x16xbf16> into tensor<10x5x2x8xbf16> loc(#loc226)
    %98 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<10x5x2x8xbf16>) outs(%95 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc125)), %out: bf16 loc("transpose"(#loc125))):
      linalg.yield %in : bf16 loc(#loc227)
    } -> tensor<10x2x5x8xbf16> loc(#loc227)
    %99 = tensor.empty() : tensor<10x2x5x5xbf16> loc(#loc228)
    %100 = linalg.fill ins(%cst_10 : bf16) outs(%99 : tensor<10x2x5x5xbf16>) -> tensor<10x2x5x5xbf16> loc(#loc228)
    %101 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %97 : tensor<10x2x5x8xbf16>, tensor<10x2x5x8xbf16>) outs(%100 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: bf16 loc("transpose"(#loc125)), %in_65: bf16 loc("transpose"(#loc125)), %out: bf16 loc("dot_general"(#loc126))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc227)
      %774 = arith.addf %out, %773 : bf16 loc(#loc228)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x2x5x5xbf16> loc(#loc228)
    %102 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_20 : tensor<bf16>) outs(%99 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("div"(#loc127))):
      linalg.yield %in : bf16 loc(#loc229)
    } -> tensor<10x2x5x5xbf16> loc(#loc229)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<10x2x5x5xbf16>, tensor<10x2x5x5xbf16>) outs(%99 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc126)), %in_65: bf16 loc("div"(#loc127)), %out: bf16 loc("div"(#loc127))):
      %773 = arith.divf %in, %in_65 : bf16 loc(#loc229)
      linalg.yield %773 : bf16 loc(#loc229)
    } -> tensor<10x2x5x5xbf16> loc(#loc229)
    %104 = tensor.empty() : tensor<10x2x5x5xf32> loc(#loc230)
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<10x2x5x5xbf16>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: bf16 loc("div"(#loc127)), %out: f32 loc("convert_element_type"(#loc128))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc230)
      linalg.yield %773 : f32 loc(#loc230)
    } -> tensor<10x2x5x5xf32> loc(#loc230)
    %106 = tensor.empty() : tensor<10x2x5xf32> loc(#loc231)
    %107 = linalg.fill ins(%cst_8 : f32) outs(%106 : tensor<10x2x5xf32>) -> tensor<10x2x5xf32> loc(#loc231)
    %108 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<10x2x5x5xf32>) outs(%107 : tensor<10x2x5xf32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc129)), %out: f32 loc("reduce_max"(#loc129))):
      %773 = arith.maximumf %out, %in : f32 loc(#loc231)
      linalg.yield %773 : f32 loc(#loc231)
    } -> tensor<10x2x5xf32> loc(#loc231)
    %109 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%106 : tensor<10x2x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("max"(#loc129))):
      linalg.yield %in : f32 loc(#loc232)
    } -> tensor<10x2x5xf32> loc(#loc232)
    %110 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %108 : tensor<10x2x5xf32>, tensor<10x2x5xf32>) outs(%106 : tensor<10x2x5xf32>) {
    ^bb0(%in: f32 loc("max"(#loc129)), %in_65: f32 loc("reduce_max"(#loc129)), %out: f32 loc("max"(#loc129))):
      %773 = arith.maximumf %in, %in_65 : f32 loc(#loc232)
      linalg.yield %773 : f32 loc(#loc232)
    } -> tensor<10x2x5xf32> loc(#loc232)
    %111 = tensor.empty() : tensor<10x2x5x1xf32> loc(#loc233)
    %112 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<10x2x5xf32>) outs(%111 : tensor<10x2x5x1xf32>) {
    ^bb0(%in: f32 loc("max"(#loc129)), %out: f32 loc("broadcast_in_dim"(#loc129))):
      linalg.yield %in : f32 loc(#loc233)
    } -> tensor<10x2x5x1xf32> loc(#loc233)
    %113 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%112 : tensor<10x2x5x1xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc129)), %out: f32 loc("sub"(#loc129))):
      linalg.yield %in : f32 loc(#loc234)
    } -> tensor<10x2x5x5xf32> loc(#loc234)
    %114 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %113 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc128)), %in_65: f32 loc("sub"(#loc129)), %out: f32 loc("sub"(#loc129))):
      %773 = arith.subf %in, %in_65 : f32 loc(#loc234)
      linalg.yield %773 : f32 loc(#loc234)
    } -> tensor<10x2x5x5xf32> loc(#loc234)
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc129)), %out: f32 loc("exp"(#loc129))):
      %773 = math.exp %in : f32 loc(#loc235)
      linalg.yield %773 : f32 loc(#loc235)
    } -> tensor<10x2x5x5xf32> loc(#loc235)
    %116 = linalg.fill ins(%cst_9 : f32) outs(%106 : tensor<10x2x5xf32>) -> tensor<10x2x5xf32> loc(#loc236)
    %117 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%115 : tensor<10x2x5x5xf32>) outs(%116 : tensor<10x2x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc129)), %out: f32 loc("reduce_sum"(#loc129))):
      %773 = arith.addf %out, %in : f32 loc(#loc236)
      linalg.yield %773 : f32 loc(#loc236)
    } -> tensor<10x2x5xf32> loc(#loc236)
    %118 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<10x2x5xf32>) outs(%111 : tensor<10x2x5x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc129)), %out: f32 loc("broadcast_in_dim"(#loc129))):
      linalg.yield %in : f32 loc(#loc233)
    } -> tensor<10x2x5x1xf32> loc(#loc233)
    %119 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<10x2x5x1xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc129)), %out: f32 loc("div"(#loc129))):
      linalg.yield %in : f32 loc(#loc237)
    } -> tensor<10x2x5x5xf32> loc(#loc237)
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %119 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("exp"(#loc129)), %in_65: f32 loc("div"(#loc129)), %out: f32 loc("div"(#loc129))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc237)
      linalg.yield %773 : f32 loc(#loc237)
    } -> tensor<10x2x5x5xf32> loc(#loc237)
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %118 : tensor<10x2x5x1xf32>, tensor<10x2x5x1xf32>) outs(%111 : tensor<10x2x5x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc129)), %in_65: f32 loc("broadcast_in_dim"(#loc129)), %out: f32 loc(""(#loc238))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc374)
      linalg.yield %773 : f32 loc(#loc374)
    } -> tensor<10x2x5x1xf32> loc(#loc374)
    %122 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%111 : tensor<10x2x5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc239))):
      linalg.yield %in : f32 loc(#loc375)
    } -> tensor<10x2x5x1xf32> loc(#loc375)
    %123 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %121 : tensor<10x2x5x1xf32>, tensor<10x2x5x1xf32>) outs(%111 : tensor<10x2x5x1xf32>) {
    ^bb0(%in: f32 loc(""(#loc239)), %in_65: f32 loc(""(#loc238)), %out: f32 loc(""(#loc240))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc376)
      linalg.yield %773 : f32 loc(#loc376)
    } -> tensor<10x2x5x1xf32> loc(#loc376)
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<10x2x5x5xf32>) outs(%99 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: f32 loc("div"(#loc129)), %out: bf16 loc("convert_element_type"(#loc129))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc241)
      linalg.yield %773 : bf16 loc(#loc241)
    } -> tensor<10x2x5x5xbf16> loc(#loc241)
    %125 = linalg.fill ins(%cst_10 : bf16) outs(%95 : tensor<10x2x5x8xbf16>) -> tensor<10x2x5x8xbf16> loc(#loc242)
    %126 = linalg.generic {indexing_maps = [#map18, #map23, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%124, %98 : tensor<10x2x5x5xbf16>, tensor<10x2x5x8xbf16>) outs(%125 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc129)), %in_65: bf16 loc("transpose"(#loc125)), %out: bf16 loc("dot_general"(#loc133))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc241)
      %774 = arith.addf %out, %773 : bf16 loc(#loc242)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x2x5x8xbf16> loc(#loc242)
    %127 = tensor.empty() : tensor<10x5x2x8xbf16> loc(#loc243)
    %128 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<10x2x5x8xbf16>) outs(%127 : tensor<10x5x2x8xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc133)), %out: bf16 loc("transpose"(#loc134))):
      linalg.yield %in : bf16 loc(#loc243)
    } -> tensor<10x5x2x8xbf16> loc(#loc243)
    %collapsed_31 = tensor.collapse_shape %128 [[0], [1], [2, 3]] : tensor<10x5x2x8xbf16> into tensor<10x5x16xbf16> loc(#loc244)
    %129 = linalg.fill ins(%cst_10 : bf16) outs(%40 : tensor<10x5x16xbf16>) -> tensor<10x5x16xbf16> loc(#loc245)
    %130 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_31, %9 : tensor<10x5x16xbf16>, tensor<16x16xbf16>) outs(%129 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc134)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc135))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc244)
      %774 = arith.addf %out, %773 : bf16 loc(#loc245)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x16xbf16> loc(#loc245)
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %130 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc116)), %in_65: bf16 loc("dot_general"(#loc135)), %out: bf16 loc("add"(#loc136))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc246)
      linalg.yield %773 : bf16 loc(#loc246)
    } -> tensor<10x5x16xbf16> loc(#loc246)
    %132 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131 : tensor<10x5x16xbf16>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: bf16 loc("add"(#loc136)), %out: f32 loc("convert_element_type"(#loc117))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc202)
      linalg.yield %773 : f32 loc(#loc202)
    } -> tensor<10x5x16xf32> loc(#loc202)
    %133 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<10x5x16xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc117)), %out: f32 loc("reduce_sum"(#loc117))):
      %773 = arith.addf %out, %in : f32 loc(#loc203)
      linalg.yield %773 : f32 loc(#loc203)
    } -> tensor<10x5xf32> loc(#loc203)
    %134 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<10x5xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc117)), %out: f32 loc("broadcast_in_dim"(#loc117))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<10x5x1xf32> loc(#loc204)
    %135 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %53 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc117)), %in_65: f32 loc("div"(#loc117)), %out: f32 loc("div"(#loc117))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc205)
      linalg.yield %773 : f32 loc(#loc205)
    } -> tensor<10x5x1xf32> loc(#loc205)
    %136 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<10x5x1xf32>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: f32 loc("div"(#loc117)), %out: bf16 loc("convert_element_type"(#loc117))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc202)
      linalg.yield %773 : bf16 loc(#loc202)
    } -> tensor<10x5x1xbf16> loc(#loc202)
    %137 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<10x5x1xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc117)), %out: bf16 loc("sub"(#loc118))):
      linalg.yield %in : bf16 loc(#loc206)
    } -> tensor<10x5x16xbf16> loc(#loc206)
    %138 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %137 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc136)), %in_65: bf16 loc("sub"(#loc118)), %out: bf16 loc("sub"(#loc118))):
      %773 = arith.subf %in, %in_65 : bf16 loc(#loc206)
      linalg.yield %773 : bf16 loc(#loc206)
    } -> tensor<10x5x16xbf16> loc(#loc206)
    %139 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135 : tensor<10x5x1xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<10x5x16xf32> loc(#loc207)
    %140 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132, %139 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      %773 = arith.subf %in, %in_65 : f32 loc(#loc207)
      linalg.yield %773 : f32 loc(#loc207)
    } -> tensor<10x5x16xf32> loc(#loc207)
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %140 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc54 at #loc119))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc210)
      linalg.yield %773 : f32 loc(#loc210)
    } -> tensor<10x5x16xf32> loc(#loc210)
    %142 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %140 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc55 at #loc119))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc211)
      linalg.yield %773 : f32 loc(#loc211)
    } -> tensor<10x5x16xf32> loc(#loc211)
    %143 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%141 : tensor<10x5x16xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc119)), %out: f32 loc(callsite(#loc56 at #loc119))):
      %773 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %773 : f32 loc(#loc213)
    } -> tensor<10x5xf32> loc(#loc213)
    %144 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<10x5xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc119)), %out: f32 loc(callsite(#loc57 at #loc119))):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<10x5x1xf32> loc(#loc214)
    %145 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %69 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc119)), %in_65: f32 loc(callsite(#loc52 at #loc119)), %out: f32 loc(callsite(#loc52 at #loc119))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc208)
      linalg.yield %773 : f32 loc(#loc208)
    } -> tensor<10x5x1xf32> loc(#loc208)
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<10x5x1xf32>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc119)), %out: bf16 loc(callsite(#loc53 at #loc119))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc209)
      linalg.yield %773 : bf16 loc(#loc209)
    } -> tensor<10x5x1xbf16> loc(#loc209)
    %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146, %76 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc216)), %in_65: bf16 loc(callsite(#loc57 at #loc216)), %out: bf16 loc(callsite(#loc60 at #loc216))):
      %773 = arith.select %extracted, %in, %in_65 : bf16 loc(#loc373)
      linalg.yield %773 : bf16 loc(#loc373)
    } -> tensor<10x5x1xbf16> loc(#loc373)
    %148 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %78 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("jit(train)/jvp(jit(_var))"(#loc51)), %in_65: bf16 loc("add"(#loc120)), %out: bf16 loc("add"(#loc120))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc217)
      linalg.yield %773 : bf16 loc(#loc217)
    } -> tensor<10x5x1xbf16> loc(#loc217)
    %149 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc120)), %out: bf16 loc("rsqrt"(#loc121))):
      %773 = math.rsqrt %in : bf16 loc(#loc218)
      linalg.yield %773 : bf16 loc(#loc218)
    } -> tensor<10x5x1xbf16> loc(#loc218)
    %150 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %148 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("rsqrt"(#loc121)), %in_65: bf16 loc("add"(#loc120)), %out: bf16 loc("div"(#loc121))):
      %773 = arith.divf %in, %in_65 : bf16 loc(#loc219)
      linalg.yield %773 : bf16 loc(#loc219)
    } -> tensor<10x5x1xbf16> loc(#loc219)
    %151 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %150 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc121)), %in_65: bf16 loc("div"(#loc121)), %out: bf16 loc("mul"(#loc121))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc220)
      linalg.yield %773 : bf16 loc(#loc220)
    } -> tensor<10x5x1xbf16> loc(#loc220)
    %152 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<10x5x1xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("rsqrt"(#loc121)), %out: bf16 loc("mul"(#loc122))):
      linalg.yield %in : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %152 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc118)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc221)
      linalg.yield %773 : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %154 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : bf16 loc(#loc222)
    } -> tensor<1x1x16xbf16> loc(#loc222)
    %155 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<1x1x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      linalg.yield %in : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %156 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %155 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc221)
      linalg.yield %773 : bf16 loc(#loc221)
    } -> tensor<10x5x16xbf16> loc(#loc221)
    %157 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : bf16 loc(#loc222)
    } -> tensor<1x1x16xbf16> loc(#loc222)
    %158 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<1x1x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc122)), %out: bf16 loc("add"(#loc122))):
      linalg.yield %in : bf16 loc(#loc223)
    } -> tensor<10x5x16xbf16> loc(#loc223)
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %158 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("add"(#loc122)), %out: bf16 loc("add"(#loc122))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc223)
      linalg.yield %773 : bf16 loc(#loc223)
    } -> tensor<10x5x16xbf16> loc(#loc223)
    %160 = tensor.empty() : tensor<10x5x32xbf16> loc(#loc195)
    %161 = linalg.fill ins(%cst_10 : bf16) outs(%160 : tensor<10x5x32xbf16>) -> tensor<10x5x32xbf16> loc(#loc195)
    %162 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%159, %15 : tensor<10x5x16xbf16>, tensor<16x32xbf16>) outs(%161 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc122)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc114))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc223)
      %774 = arith.addf %out, %773 : bf16 loc(#loc195)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x32xbf16> loc(#loc195)
    %163 = tensor.empty() : tensor<1x1x32xbf16> loc(#loc196)
    %164 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<32xbf16>) outs(%163 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc114))):
      linalg.yield %in : bf16 loc(#loc196)
    } -> tensor<1x1x32xbf16> loc(#loc196)
    %165 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<1x1x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc114)), %out: bf16 loc("add"(#loc114))):
      linalg.yield %in : bf16 loc(#loc197)
    } -> tensor<10x5x32xbf16> loc(#loc197)
    %166 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %165 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc114)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("add"(#loc114))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc197)
      linalg.yield %773 : bf16 loc(#loc197)
    } -> tensor<10x5x32xbf16> loc(#loc197)
    %167 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %166 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc114)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("integer_pow"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc247)
      linalg.yield %773 : bf16 loc(#loc247)
    } -> tensor<10x5x32xbf16> loc(#loc247)
    %168 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %166 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("integer_pow"(#loc137)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("integer_pow"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc247)
      linalg.yield %773 : bf16 loc(#loc247)
    } -> tensor<10x5x32xbf16> loc(#loc247)
    %169 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<bf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("jit(train)"(#loc42)), %out: bf16 loc("mul"(#loc137))):
      linalg.yield %in : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %170 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %167 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("integer_pow"(#loc137)), %out: bf16 loc("mul"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc248)
      linalg.yield %773 : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %171 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<bf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("mul"(#loc137))):
      linalg.yield %in : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %172 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %168 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("integer_pow"(#loc137)), %out: bf16 loc("mul"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc248)
      linalg.yield %773 : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %173 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %172 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc114)), %in_65: bf16 loc("mul"(#loc137)), %out: bf16 loc("add"(#loc137))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc249)
      linalg.yield %773 : bf16 loc(#loc249)
    } -> tensor<10x5x32xbf16> loc(#loc249)
    %174 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<bf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("mul"(#loc137))):
      linalg.yield %in : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %175 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %173 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("add"(#loc137)), %out: bf16 loc("mul"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc248)
      linalg.yield %773 : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %176 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %out: bf16 loc("tanh"(#loc137))):
      %773 = math.tanh %in : bf16 loc(#loc250)
      linalg.yield %773 : bf16 loc(#loc250)
    } -> tensor<10x5x32xbf16> loc(#loc250)
    %177 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<bf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("sub"(#loc137))):
      linalg.yield %in : bf16 loc(#loc251)
    } -> tensor<10x5x32xbf16> loc(#loc251)
    %178 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %176 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc137)), %in_65: bf16 loc("tanh"(#loc137)), %out: bf16 loc("sub"(#loc137))):
      %773 = arith.subf %in, %in_65 : bf16 loc(#loc251)
      linalg.yield %773 : bf16 loc(#loc251)
    } -> tensor<10x5x32xbf16> loc(#loc251)
    %179 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %176 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc137)), %in_65: bf16 loc("tanh"(#loc137)), %out: bf16 loc("add"(#loc137))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc249)
      linalg.yield %773 : bf16 loc(#loc249)
    } -> tensor<10x5x32xbf16> loc(#loc249)
    %180 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<bf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("mul"(#loc137))):
      linalg.yield %in : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %179 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("add"(#loc137)), %out: bf16 loc("mul"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc248)
      linalg.yield %773 : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %181 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc114)), %in_65: bf16 loc("mul"(#loc137)), %out: bf16 loc("mul"(#loc137))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc248)
      linalg.yield %773 : bf16 loc(#loc248)
    } -> tensor<10x5x32xbf16> loc(#loc248)
    %183 = linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%182, %3 : tensor<10x5x32xbf16>, tensor<32x16xbf16>) outs(%129 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc114))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc248)
      %774 = arith.addf %out, %773 : bf16 loc(#loc195)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x16xbf16> loc(#loc195)
    %184 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc114))):
      linalg.yield %in : bf16 loc(#loc196)
    } -> tensor<1x1x16xbf16> loc(#loc196)
    %185 = linalg.generic {indexing_maps = [#map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<1x1x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc114)), %out: bf16 loc("add"(#loc114))):
      linalg.yield %in : bf16 loc(#loc197)
    } -> tensor<10x5x16xbf16> loc(#loc197)
    %186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %185 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc114)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("add"(#loc114))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc197)
      linalg.yield %773 : bf16 loc(#loc197)
    } -> tensor<10x5x16xbf16> loc(#loc197)
    %187 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%131, %186 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc136)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("add"(#loc138))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc252)
      linalg.yield %773 : bf16 loc(#loc252)
    } -> tensor<10x5x16xbf16> loc(#loc252)
    %extracted_slice_32 = tensor.extract_slice %187[0, 0, 0] [10, 1, 16] [1, 1, 1] : tensor<10x5x16xbf16> to tensor<10x1x16xbf16> loc(#loc253)
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0], [1, 2]] : tensor<10x1x16xbf16> into tensor<10x16xbf16> loc(#loc254)
    %188 = tensor.empty() : tensor<10x16xf32> loc(#loc202)
    %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33 : tensor<10x16xbf16>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: bf16 loc("squeeze"(#loc139)), %out: f32 loc("convert_element_type"(#loc117))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc202)
      linalg.yield %773 : f32 loc(#loc202)
    } -> tensor<10x16xf32> loc(#loc202)
    %190 = tensor.empty() : tensor<10xf32> loc(#loc203)
    %191 = linalg.fill ins(%cst_9 : f32) outs(%190 : tensor<10xf32>) -> tensor<10xf32> loc(#loc203)
    %192 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%189 : tensor<10x16xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc117)), %out: f32 loc("reduce_sum"(#loc117))):
      %773 = arith.addf %out, %in : f32 loc(#loc203)
      linalg.yield %773 : f32 loc(#loc203)
    } -> tensor<10xf32> loc(#loc203)
    %193 = tensor.empty() : tensor<10x1xf32> loc(#loc204)
    %194 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<10xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc117)), %out: f32 loc("broadcast_in_dim"(#loc117))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<10x1xf32> loc(#loc204)
    %195 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc117))):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<10x1xf32> loc(#loc205)
    %196 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%194, %195 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc117)), %in_65: f32 loc("div"(#loc117)), %out: f32 loc("div"(#loc117))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc205)
      linalg.yield %773 : f32 loc(#loc205)
    } -> tensor<10x1xf32> loc(#loc205)
    %197 = tensor.empty() : tensor<10x1xbf16> loc(#loc202)
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<10x1xf32>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: f32 loc("div"(#loc117)), %out: bf16 loc("convert_element_type"(#loc117))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc202)
      linalg.yield %773 : bf16 loc(#loc202)
    } -> tensor<10x1xbf16> loc(#loc202)
    %199 = tensor.empty() : tensor<10x16xbf16> loc(#loc206)
    %200 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<10x1xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc117)), %out: bf16 loc("sub"(#loc118))):
      linalg.yield %in : bf16 loc(#loc206)
    } -> tensor<10x16xbf16> loc(#loc206)
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %200 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("squeeze"(#loc139)), %in_65: bf16 loc("sub"(#loc118)), %out: bf16 loc("sub"(#loc118))):
      %773 = arith.subf %in, %in_65 : bf16 loc(#loc206)
      linalg.yield %773 : bf16 loc(#loc206)
    } -> tensor<10x16xbf16> loc(#loc206)
    %202 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<10x1xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<10x16xf32> loc(#loc207)
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%189, %202 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc50 at #loc119))):
      %773 = arith.subf %in, %in_65 : f32 loc(#loc207)
      linalg.yield %773 : f32 loc(#loc207)
    } -> tensor<10x16xf32> loc(#loc207)
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %203 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc54 at #loc119))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc210)
      linalg.yield %773 : f32 loc(#loc210)
    } -> tensor<10x16xf32> loc(#loc210)
    %205 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc119)), %out: f32 loc(callsite(#loc55 at #loc119))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x16xf32> loc(#loc211)
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %203 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc119)), %in_65: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc55 at #loc119))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc211)
      linalg.yield %773 : f32 loc(#loc211)
    } -> tensor<10x16xf32> loc(#loc211)
    %207 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%204 : tensor<10x16xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc119)), %out: f32 loc(callsite(#loc56 at #loc119))):
      %773 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %773 : f32 loc(#loc213)
    } -> tensor<10xf32> loc(#loc213)
    %208 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<10xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc119)), %out: f32 loc(callsite(#loc57 at #loc119))):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<10x1xf32> loc(#loc214)
    %209 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<f32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc119)), %out: f32 loc(callsite(#loc52 at #loc119))):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<10x1xf32> loc(#loc208)
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %209 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc119)), %in_65: f32 loc(callsite(#loc52 at #loc119)), %out: f32 loc(callsite(#loc52 at #loc119))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc208)
      linalg.yield %773 : f32 loc(#loc208)
    } -> tensor<10x1xf32> loc(#loc208)
    %211 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<10x1xf32>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: f32 loc(callsite(#loc52 at #loc119)), %out: bf16 loc(callsite(#loc53 at #loc119))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc209)
      linalg.yield %773 : bf16 loc(#loc209)
    } -> tensor<10x1xbf16> loc(#loc209)
    %212 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<bf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc53 at #loc216)), %out: bf16 loc(callsite(#loc57 at #loc216))):
      linalg.yield %in : bf16 loc(#loc372)
    } -> tensor<10x1xbf16> loc(#loc372)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%211, %212 : tensor<10x1xbf16>, tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc216)), %in_65: bf16 loc(callsite(#loc57 at #loc216)), %out: bf16 loc(callsite(#loc60 at #loc216))):
      %773 = arith.select %extracted, %in, %in_65 : bf16 loc(#loc373)
      linalg.yield %773 : bf16 loc(#loc373)
    } -> tensor<10x1xbf16> loc(#loc373)
    %214 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_22 : tensor<bf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("add"(#loc120))):
      linalg.yield %in : bf16 loc(#loc217)
    } -> tensor<10x1xbf16> loc(#loc217)
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%213, %214 : tensor<10x1xbf16>, tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc("jit(train)/jvp(jit(_var))"(#loc51)), %in_65: bf16 loc("add"(#loc120)), %out: bf16 loc("add"(#loc120))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc217)
      linalg.yield %773 : bf16 loc(#loc217)
    } -> tensor<10x1xbf16> loc(#loc217)
    %216 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%215 : tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc120)), %out: bf16 loc("rsqrt"(#loc121))):
      %773 = math.rsqrt %in : bf16 loc(#loc218)
      linalg.yield %773 : bf16 loc(#loc218)
    } -> tensor<10x1xbf16> loc(#loc218)
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %215 : tensor<10x1xbf16>, tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc("rsqrt"(#loc121)), %in_65: bf16 loc("add"(#loc120)), %out: bf16 loc("div"(#loc121))):
      %773 = arith.divf %in, %in_65 : bf16 loc(#loc219)
      linalg.yield %773 : bf16 loc(#loc219)
    } -> tensor<10x1xbf16> loc(#loc219)
    %218 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<bf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc(unknown), %out: bf16 loc("mul"(#loc121))):
      linalg.yield %in : bf16 loc(#loc220)
    } -> tensor<10x1xbf16> loc(#loc220)
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218, %217 : tensor<10x1xbf16>, tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc121)), %in_65: bf16 loc("div"(#loc121)), %out: bf16 loc("mul"(#loc121))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc220)
      linalg.yield %773 : bf16 loc(#loc220)
    } -> tensor<10x1xbf16> loc(#loc220)
    %220 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<10x1xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("rsqrt"(#loc121)), %out: bf16 loc("mul"(#loc122))):
      linalg.yield %in : bf16 loc(#loc221)
    } -> tensor<10x16xbf16> loc(#loc221)
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201, %220 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc118)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc221)
      linalg.yield %773 : bf16 loc(#loc221)
    } -> tensor<10x16xbf16> loc(#loc221)
    %222 = tensor.empty() : tensor<1x16xbf16> loc(#loc222)
    %223 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<16xbf16>) outs(%222 : tensor<1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : bf16 loc(#loc222)
    } -> tensor<1x16xbf16> loc(#loc222)
    %224 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%223 : tensor<1x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      linalg.yield %in : bf16 loc(#loc221)
    } -> tensor<10x16xbf16> loc(#loc221)
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%221, %224 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc122))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc221)
      linalg.yield %773 : bf16 loc(#loc221)
    } -> tensor<10x16xbf16> loc(#loc221)
    %226 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16xbf16>) outs(%222 : tensor<1x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : bf16 loc(#loc222)
    } -> tensor<1x16xbf16> loc(#loc222)
    %227 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<1x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc122)), %out: bf16 loc("add"(#loc122))):
      linalg.yield %in : bf16 loc(#loc223)
    } -> tensor<10x16xbf16> loc(#loc223)
    %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%225, %227 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("add"(#loc122)), %out: bf16 loc("add"(#loc122))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc223)
      linalg.yield %773 : bf16 loc(#loc223)
    } -> tensor<10x16xbf16> loc(#loc223)
    %229 = tensor.empty() : tensor<10x4xbf16> loc(#loc195)
    %230 = linalg.fill ins(%cst_10 : bf16) outs(%229 : tensor<10x4xbf16>) -> tensor<10x4xbf16> loc(#loc195)
    %231 = linalg.matmul ins(%228, %21 : tensor<10x16xbf16>, tensor<16x4xbf16>) outs(%230 : tensor<10x4xbf16>) -> tensor<10x4xbf16> loc(#loc195)
    %232 = tensor.empty() : tensor<1x4xbf16> loc(#loc196)
    %233 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4xbf16>) outs(%232 : tensor<1x4xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("broadcast_in_dim"(#loc114))):
      linalg.yield %in : bf16 loc(#loc196)
    } -> tensor<1x4xbf16> loc(#loc196)
    %234 = linalg.generic {indexing_maps = [#map28, #map1], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<1x4xbf16>) outs(%229 : tensor<10x4xbf16>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc114)), %out: bf16 loc("add"(#loc114))):
      linalg.yield %in : bf16 loc(#loc197)
    } -> tensor<10x4xbf16> loc(#loc197)
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%231, %234 : tensor<10x4xbf16>, tensor<10x4xbf16>) outs(%229 : tensor<10x4xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc114)), %in_65: bf16 loc("add"(#loc114)), %out: bf16 loc("add"(#loc114))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc197)
      linalg.yield %773 : bf16 loc(#loc197)
    } -> tensor<10x4xbf16> loc(#loc197)
    %236 = tensor.empty() : tensor<10x4xf32> loc(#loc255)
    %237 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%235 : tensor<10x4xbf16>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: bf16 loc("add"(#loc114)), %out: f32 loc("convert_element_type"(#loc140))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc255)
      linalg.yield %773 : f32 loc(#loc255)
    } -> tensor<10x4xf32> loc(#loc255)
    %238 = linalg.fill ins(%cst_8 : f32) outs(%190 : tensor<10xf32>) -> tensor<10xf32> loc(#loc256)
    %239 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%237 : tensor<10x4xf32>) outs(%238 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc76 at #loc141)), %out: f32 loc(callsite(#loc76 at #loc141))):
      %773 = arith.maximumf %out, %in : f32 loc(#loc256)
      linalg.yield %773 : f32 loc(#loc256)
    } -> tensor<10xf32> loc(#loc256)
    %240 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%190 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc141)), %out: f32 loc(callsite(#loc78 at #loc141))):
      linalg.yield %in : f32 loc(#loc257)
    } -> tensor<10xf32> loc(#loc257)
    %241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%240, %239 : tensor<10xf32>, tensor<10xf32>) outs(%190 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc78 at #loc141)), %in_65: f32 loc(callsite(#loc76 at #loc141)), %out: f32 loc(callsite(#loc78 at #loc141))):
      %773 = arith.maximumf %in, %in_65 : f32 loc(#loc257)
      linalg.yield %773 : f32 loc(#loc257)
    } -> tensor<10xf32> loc(#loc257)
    %242 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<10xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc78 at #loc141)), %out: f32 loc(callsite(#loc57 at #loc141))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<10x1xf32> loc(#loc259)
    %243 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<10x1xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc141)), %out: f32 loc(callsite(#loc50 at #loc141))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<10x4xf32> loc(#loc260)
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%237, %243 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc141)), %in_65: f32 loc(callsite(#loc50 at #loc141)), %out: f32 loc(callsite(#loc50 at #loc141))):
      %773 = arith.subf %in, %in_65 : f32 loc(#loc260)
      linalg.yield %773 : f32 loc(#loc260)
    } -> tensor<10x4xf32> loc(#loc260)
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc141)), %out: f32 loc(callsite(#loc79 at #loc141))):
      %773 = math.exp %in : f32 loc(#loc261)
      linalg.yield %773 : f32 loc(#loc261)
    } -> tensor<10x4xf32> loc(#loc261)
    %246 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%245 : tensor<10x4xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc141)), %out: f32 loc(callsite(#loc56 at #loc141))):
      %773 = arith.addf %out, %in : f32 loc(#loc262)
      linalg.yield %773 : f32 loc(#loc262)
    } -> tensor<10xf32> loc(#loc262)
    %247 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<10xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc141)), %out: f32 loc(callsite(#loc57 at #loc141))):
      linalg.yield %in : f32 loc(#loc259)
    } -> tensor<10x1xf32> loc(#loc259)
    %248 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%247 : tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc141)), %out: f32 loc(callsite(#loc80 at #loc141))):
      %773 = math.log %in : f32 loc(#loc263)
      linalg.yield %773 : f32 loc(#loc263)
    } -> tensor<10x1xf32> loc(#loc263)
    %249 = linalg.generic {indexing_maps = [#map26, #map1], iterator_types = ["parallel", "parallel"]} ins(%248 : tensor<10x1xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc80 at #loc141)), %out: f32 loc(callsite(#loc50 at #loc141))):
      linalg.yield %in : f32 loc(#loc260)
    } -> tensor<10x4xf32> loc(#loc260)
    %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%244, %249 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc50 at #loc141)), %in_65: f32 loc(callsite(#loc50 at #loc141)), %out: f32 loc(callsite(#loc50 at #loc141))):
      %773 = arith.subf %in, %in_65 : f32 loc(#loc260)
      linalg.yield %773 : f32 loc(#loc260)
    } -> tensor<10x4xf32> loc(#loc260)
    %251 = tensor.empty() : tensor<10x1xi32> loc(#loc264)
    %252 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg37 : tensor<10xi32>) outs(%251 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc142))):
      linalg.yield %in : i32 loc(#loc264)
    } -> tensor<10x1xi32> loc(#loc264)
    %253 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%251 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc110)), %out: i32 loc(callsite(#loc82 at #loc110))):
      linalg.yield %in : i32 loc(#loc265)
    } -> tensor<10x1xi32> loc(#loc265)
    %254 = tensor.empty() : tensor<10x1xi1> loc(#loc265)
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252, %253 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%254 : tensor<10x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc110)), %in_65: i32 loc(callsite(#loc82 at #loc110)), %out: i1 loc(callsite(#loc82 at #loc110))):
      %773 = arith.cmpi slt, %in, %in_65 : i32 loc(#loc265)
      linalg.yield %773 : i1 loc(#loc265)
    } -> tensor<10x1xi1> loc(#loc265)
    %256 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%251 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc110)), %out: i32 loc(callsite(#loc83 at #loc110))):
      linalg.yield %in : i32 loc(#loc266)
    } -> tensor<10x1xi32> loc(#loc266)
    %257 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252, %256 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%251 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc110)), %in_65: i32 loc(callsite(#loc83 at #loc110)), %out: i32 loc(callsite(#loc83 at #loc110))):
      %773 = arith.addi %in, %in_65 : i32 loc(#loc266)
      linalg.yield %773 : i32 loc(#loc266)
    } -> tensor<10x1xi32> loc(#loc266)
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%255, %257, %252 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%251 : tensor<10x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc82 at #loc110)), %in_65: i32 loc(callsite(#loc83 at #loc110)), %in_66: i32 loc(callsite(#loc at #loc110)), %out: i32 loc(callsite(#loc60 at #loc110))):
      %773 = arith.select %in, %in_65, %in_66 : i32 loc(#loc267)
      linalg.yield %773 : i32 loc(#loc267)
    } -> tensor<10x1xi32> loc(#loc267)
    %expanded_34 = tensor.expand_shape %258 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32> loc(#loc268)
    %259 = tensor.empty() : tensor<10x1x1xi32> loc(#loc269)
    %260 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_23 : tensor<i32>) outs(%259 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc110)), %out: i32 loc(callsite(#loc85 at #loc110))):
      linalg.yield %in : i32 loc(#loc269)
    } -> tensor<10x1x1xi32> loc(#loc269)
    %261 = tensor.empty() : tensor<10x1x1xi1> loc(#loc269)
    %262 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %260 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%261 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc84 at #loc110)), %in_65: i32 loc(callsite(#loc85 at #loc110)), %out: i1 loc(callsite(#loc85 at #loc110))):
      %773 = arith.cmpi sge, %in, %in_65 : i32 loc(#loc269)
      linalg.yield %773 : i1 loc(#loc269)
    } -> tensor<10x1x1xi1> loc(#loc269)
    %263 = tensor.empty() : tensor<1x1x1xi32> loc(#loc270)
    %264 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%263 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc40 at #loc110)), %out: i32 loc(callsite(#loc57 at #loc110))):
      linalg.yield %in : i32 loc(#loc270)
    } -> tensor<1x1x1xi32> loc(#loc270)
    %265 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264 : tensor<1x1x1xi32>) outs(%259 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc57 at #loc110)), %out: i32 loc(callsite(#loc86 at #loc110))):
      linalg.yield %in : i32 loc(#loc271)
    } -> tensor<10x1x1xi32> loc(#loc271)
    %266 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %265 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%261 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc84 at #loc110)), %in_65: i32 loc(callsite(#loc86 at #loc110)), %out: i1 loc(callsite(#loc86 at #loc110))):
      %773 = arith.cmpi sle, %in, %in_65 : i32 loc(#loc271)
      linalg.yield %773 : i1 loc(#loc271)
    } -> tensor<10x1x1xi1> loc(#loc271)
    %267 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262, %266 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%261 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc85 at #loc110)), %in_65: i1 loc(callsite(#loc86 at #loc110)), %out: i1 loc(callsite(#loc87 at #loc110))):
      %773 = arith.andi %in, %in_65 : i1 loc(#loc272)
      linalg.yield %773 : i1 loc(#loc272)
    } -> tensor<10x1x1xi1> loc(#loc272)
    %268 = linalg.fill ins(%true : i1) outs(%254 : tensor<10x1xi1>) -> tensor<10x1xi1> loc(#loc190)
    %269 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%267 : tensor<10x1x1xi1>) outs(%268 : tensor<10x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc41 at #loc110)), %out: i1 loc(callsite(#loc41 at #loc110))):
      %773 = arith.andi %out, %in : i1 loc(#loc190)
      linalg.yield %773 : i1 loc(#loc190)
    } -> tensor<10x1xi1> loc(#loc190)
    %270 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%193 : tensor<10x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc40 at #loc110))):
      %773 = linalg.index 0 : index loc(#loc189)
      %extracted_65 = tensor.extract %expanded_34[%773, %c0, %c0] : tensor<10x1x1xi32> loc(#loc189)
      %774 = arith.index_cast %extracted_65 : i32 to index loc(#loc189)
      %775 = arith.maxsi %774, %c0 : index loc(#loc189)
      %776 = arith.minsi %775, %c3 : index loc(#loc189)
      %extracted_66 = tensor.extract %250[%773, %776] : tensor<10x4xf32> loc(#loc189)
      linalg.yield %extracted_66 : f32 loc(#loc189)
    } -> tensor<10x1xf32> loc(#loc189)
    %271 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc40 at #loc110)), %out: f32 loc(callsite(#loc57 at #loc110))):
      linalg.yield %in : f32 loc(#loc270)
    } -> tensor<10x1xf32> loc(#loc270)
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%269, %270, %271 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc41 at #loc110)), %in_65: f32 loc(callsite(#loc40 at #loc110)), %in_66: f32 loc(callsite(#loc57 at #loc110)), %out: f32 loc(callsite(#loc60 at #loc110))):
      %773 = arith.select %in, %in_65, %in_66 : f32 loc(#loc267)
      linalg.yield %773 : f32 loc(#loc267)
    } -> tensor<10x1xf32> loc(#loc267)
    %collapsed_35 = tensor.collapse_shape %272 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc273)
    %273 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_35 : tensor<10xf32>) outs(%190 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc143)), %out: f32 loc("neg"(#loc144))):
      %773 = arith.negf %in : f32 loc(#loc274)
      linalg.yield %773 : f32 loc(#loc274)
    } -> tensor<10xf32> loc(#loc274)
    %274 = linalg.fill ins(%cst_9 : f32) outs(%64 : tensor<f32>) -> tensor<f32> loc(#loc275)
    %275 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%273 : tensor<10xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("reduce_sum"(#loc145))):
      %773 = arith.addf %out, %in : f32 loc(#loc275)
      linalg.yield %773 : f32 loc(#loc275)
    } -> tensor<f32> loc(#loc275)
    %276 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%275 : tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("div"(#loc145))):
      %773 = arith.divf %in, %cst_7 : f32 loc(#loc276)
      linalg.yield %773 : f32 loc(#loc276)
    } -> tensor<f32> loc(#loc276)
    %277 = linalg.generic {indexing_maps = [#map16], iterator_types = []} outs(%64 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc146))):
      linalg.yield %cst_5 : f32 loc(#loc277)
    } -> tensor<f32> loc(#loc277)
    %278 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%277 : tensor<f32>) outs(%190 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc146)), %out: f32 loc("broadcast_in_dim"(#loc146))):
      linalg.yield %in : f32 loc(#loc278)
    } -> tensor<10xf32> loc(#loc278)
    %279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%278 : tensor<10xf32>) outs(%190 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc146)), %out: f32 loc("neg"(#loc147))):
      %773 = arith.negf %in : f32 loc(#loc279)
      linalg.yield %773 : f32 loc(#loc279)
    } -> tensor<10xf32> loc(#loc279)
    %280 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%279 : tensor<10xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc147)), %out: f32 loc("broadcast_in_dim"(#loc148))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<10x1xf32> loc(#loc280)
    %281 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc149)), %out: f32 loc(callsite(#loc57 at #loc149))):
      linalg.yield %in : f32 loc(#loc281)
    } -> tensor<10x4xf32> loc(#loc281)
    %282 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%258 : tensor<10x1xi32>) outs(%259 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc283)), %out: i32 loc(callsite(#loc57 at #loc283))):
      linalg.yield %in : i32 loc(#loc377)
    } -> tensor<10x1x1xi32> loc(#loc377)
    %283 = tensor.empty() : tensor<1x1x4xi32> loc(#loc379)
    %284 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%283 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc91 at #loc283))):
      %773 = linalg.index 2 : index loc(#loc379)
      %774 = arith.index_cast %773 : index to i32 loc(#loc379)
      linalg.yield %774 : i32 loc(#loc379)
    } -> tensor<1x1x4xi32> loc(#loc379)
    %285 = tensor.empty() : tensor<10x1x4xi32> loc(#loc380)
    %286 = linalg.generic {indexing_maps = [#map15, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<10x1x1xi32>) outs(%285 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc57 at #loc283)), %out: i32 loc(callsite(#loc92 at #loc283))):
      linalg.yield %in : i32 loc(#loc380)
    } -> tensor<10x1x4xi32> loc(#loc380)
    %287 = linalg.generic {indexing_maps = [#map11, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%284 : tensor<1x1x4xi32>) outs(%285 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc91 at #loc283)), %out: i32 loc(callsite(#loc92 at #loc283))):
      linalg.yield %in : i32 loc(#loc380)
    } -> tensor<10x1x4xi32> loc(#loc380)
    %288 = tensor.empty() : tensor<10x1x4xi1> loc(#loc380)
    %289 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286, %287 : tensor<10x1x4xi32>, tensor<10x1x4xi32>) outs(%288 : tensor<10x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc92 at #loc283)), %in_65: i32 loc(callsite(#loc92 at #loc283)), %out: i1 loc(callsite(#loc92 at #loc283))):
      %773 = arith.cmpi eq, %in, %in_65 : i32 loc(#loc380)
      linalg.yield %773 : i1 loc(#loc380)
    } -> tensor<10x1x4xi1> loc(#loc380)
    %290 = tensor.empty() : tensor<10x1x4xf32> loc(#loc381)
    %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289 : tensor<10x1x4xi1>) outs(%290 : tensor<10x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc92 at #loc283)), %out: f32 loc(callsite(#loc53 at #loc283))):
      %773 = arith.uitofp %in : i1 to f32 loc(#loc381)
      linalg.yield %773 : f32 loc(#loc381)
    } -> tensor<10x1x4xf32> loc(#loc381)
    %292 = linalg.fill ins(%cst_9 : f32) outs(%236 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc284)
    %293 = linalg.generic {indexing_maps = [#map30, #map31, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%280, %291 : tensor<10x1xf32>, tensor<10x1x4xf32>) outs(%292 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc149)), %in_65: f32 loc(callsite(#loc90 at #loc149)), %out: f32 loc(callsite(#loc93 at #loc149))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc282)
      %774 = arith.addf %out, %773 : f32 loc(#loc284)
      linalg.yield %774 : f32 loc(#loc282)
    } -> tensor<10x4xf32> loc(#loc284)
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%281, %293 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc149)), %in_65: f32 loc(callsite(#loc93 at #loc149)), %out: f32 loc(callsite(#loc83 at #loc149))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc285)
      linalg.yield %773 : f32 loc(#loc285)
    } -> tensor<10x4xf32> loc(#loc285)
    %295 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%294 : tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc150)), %out: f32 loc(callsite(#loc94 at #loc150))):
      %773 = arith.negf %in : f32 loc(#loc286)
      linalg.yield %773 : f32 loc(#loc286)
    } -> tensor<10x4xf32> loc(#loc286)
    %296 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%295 : tensor<10x4xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc150)), %out: f32 loc(callsite(#loc56 at #loc150))):
      %773 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %773 : f32 loc(#loc288)
    } -> tensor<10xf32> loc(#loc288)
    %expanded_36 = tensor.expand_shape %296 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc289)
    %297 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_36, %247 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc84 at #loc150)), %in_65: f32 loc(callsite(#loc at #loc150)), %out: f32 loc(callsite(#loc52 at #loc150))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc290)
      linalg.yield %773 : f32 loc(#loc290)
    } -> tensor<10x1xf32> loc(#loc290)
    %298 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%297 : tensor<10x1xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc150)), %out: f32 loc(callsite(#loc56 at #loc150))):
      %773 = arith.addf %out, %in : f32 loc(#loc288)
      linalg.yield %773 : f32 loc(#loc288)
    } -> tensor<10xf32> loc(#loc288)
    %299 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%298 : tensor<10xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc150)), %out: f32 loc(callsite(#loc57 at #loc150))):
      linalg.yield %in : f32 loc(#loc291)
    } -> tensor<10x4xf32> loc(#loc291)
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%299, %245 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc150)), %in_65: f32 loc(callsite(#loc at #loc150)), %out: f32 loc(callsite(#loc55 at #loc150))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc292)
      linalg.yield %773 : f32 loc(#loc292)
    } -> tensor<10x4xf32> loc(#loc292)
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%294, %300 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%236 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc150)), %in_65: f32 loc(callsite(#loc55 at #loc150)), %out: f32 loc(callsite(#loc95 at #loc150))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc293)
      linalg.yield %773 : f32 loc(#loc293)
    } -> tensor<10x4xf32> loc(#loc293)
    %302 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%301 : tensor<10x4xf32>) outs(%229 : tensor<10x4xbf16>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc77)), %out: bf16 loc("convert_element_type"(#loc151))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc294)
      linalg.yield %773 : bf16 loc(#loc294)
    } -> tensor<10x4xbf16> loc(#loc294)
    %303 = linalg.fill ins(%cst_10 : bf16) outs(%18 : tensor<4xbf16>) -> tensor<4xbf16> loc(#loc295)
    %304 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "reduction"]} ins(%302 : tensor<10x4xbf16>) outs(%303 : tensor<4xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<4xbf16> loc(#loc295)
    %expanded_37 = tensor.expand_shape %304 [[0, 1]] output_shape [1, 4] : tensor<4xbf16> into tensor<1x4xbf16> loc(#loc296)
    %305 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "reduction"]} ins(%expanded_37 : tensor<1x4xbf16>) outs(%303 : tensor<4xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<4xbf16> loc(#loc295)
    %306 = tensor.empty() : tensor<4x16xbf16> loc(#loc297)
    %307 = linalg.fill ins(%cst_10 : bf16) outs(%306 : tensor<4x16xbf16>) -> tensor<4x16xbf16> loc(#loc297)
    %308 = linalg.generic {indexing_maps = [#map33, #map34, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302, %228 : tensor<10x4xbf16>, tensor<10x16xbf16>) outs(%307 : tensor<4x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc151)), %in_65: bf16 loc("add"(#loc122)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc294)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<4x16xbf16> loc(#loc297)
    %309 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<4x16xbf16>) outs(%20 : tensor<16x4xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("transpose"(#loc152))):
      linalg.yield %in : bf16 loc(#loc298)
    } -> tensor<16x4xbf16> loc(#loc298)
    %310 = linalg.fill ins(%cst_10 : bf16) outs(%199 : tensor<10x16xbf16>) -> tensor<10x16xbf16> loc(#loc297)
    %311 = linalg.generic {indexing_maps = [#map30, #map12, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%302, %21 : tensor<10x4xbf16>, tensor<16x4xbf16>) outs(%310 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc151)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc294)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x16xbf16> loc(#loc297)
    %312 = linalg.fill ins(%cst_10 : bf16) outs(%0 : tensor<16xbf16>) -> tensor<16xbf16> loc(#loc299)
    %313 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "reduction"]} ins(%311 : tensor<10x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %expanded_38 = tensor.expand_shape %313 [[0, 1]] output_shape [1, 16] : tensor<16xbf16> into tensor<1x16xbf16> loc(#loc300)
    %314 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "reduction"]} ins(%expanded_38 : tensor<1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%221, %311 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x16xbf16> loc(#loc301)
    %316 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "reduction"]} ins(%315 : tensor<10x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %expanded_39 = tensor.expand_shape %316 [[0, 1]] output_shape [1, 16] : tensor<16xbf16> into tensor<1x16xbf16> loc(#loc300)
    %317 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%311, %224 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x16xbf16> loc(#loc301)
    %318 = linalg.generic {indexing_maps = [#map32, #map24], iterator_types = ["parallel", "reduction"]} ins(%expanded_39 : tensor<1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201, %317 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc118)), %in_65: bf16 loc("mul"(#loc153)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x16xbf16> loc(#loc301)
    %320 = tensor.empty() : tensor<10xbf16> loc(#loc299)
    %321 = linalg.fill ins(%cst_10 : bf16) outs(%320 : tensor<10xbf16>) -> tensor<10xbf16> loc(#loc299)
    %322 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%319 : tensor<10x16xbf16>) outs(%321 : tensor<10xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<10xbf16> loc(#loc299)
    %expanded_40 = tensor.expand_shape %322 [[0, 1]] output_shape [10, 1] : tensor<10xbf16> into tensor<10x1xbf16> loc(#loc300)
    %323 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%317, %220 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc153)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x16xbf16> loc(#loc301)
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_40, %219 : tensor<10x1xbf16>, tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc153)), %in_65: bf16 loc("mul"(#loc121)), %out: bf16 loc("mul"(#loc154))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc302)
      linalg.yield %773 : bf16 loc(#loc302)
    } -> tensor<10x1xbf16> loc(#loc302)
    %325 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<bf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc303)), %out: bf16 loc(callsite(#loc57 at #loc303))):
      linalg.yield %in : bf16 loc(#loc382)
    } -> tensor<10x1xbf16> loc(#loc382)
    %326 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%324, %325 : tensor<10x1xbf16>, tensor<10x1xbf16>) outs(%197 : tensor<10x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc303)), %in_65: bf16 loc(callsite(#loc57 at #loc303)), %out: bf16 loc(callsite(#loc60 at #loc303))):
      %773 = arith.select %extracted, %in, %in_65 : bf16 loc(#loc384)
      linalg.yield %773 : bf16 loc(#loc384)
    } -> tensor<10x1xbf16> loc(#loc384)
    %327 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%326 : tensor<10x1xbf16>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: bf16 loc(callsite(#loc59 at #loc155)), %out: f32 loc(callsite(#loc53 at #loc155))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc304)
      linalg.yield %773 : f32 loc(#loc304)
    } -> tensor<10x1xf32> loc(#loc304)
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%327, %209 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc155)), %in_65: f32 loc(callsite(#loc52 at #loc155)), %out: f32 loc(callsite(#loc52 at #loc155))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc305)
      linalg.yield %773 : f32 loc(#loc305)
    } -> tensor<10x1xf32> loc(#loc305)
    %329 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%328 : tensor<10x1xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10xf32> loc(#loc306)
    %330 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%329 : tensor<10xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc57 at #loc155))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<10x16xf32> loc(#loc307)
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%330, %206 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc155)), %in_65: f32 loc(callsite(#loc at #loc155)), %out: f32 loc(callsite(#loc55 at #loc155))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc308)
      linalg.yield %773 : f32 loc(#loc308)
    } -> tensor<10x16xf32> loc(#loc308)
    %332 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<10x16xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc155)), %out: f32 loc(callsite(#loc94 at #loc155))):
      %773 = arith.negf %in : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc310)
    } -> tensor<10x16xf32> loc(#loc310)
    %333 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%332 : tensor<10x16xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10xf32> loc(#loc306)
    %expanded_41 = tensor.expand_shape %333 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc311)
    %334 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_41, %195 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc84 at #loc155)), %in_65: f32 loc(callsite(#loc52 at #loc155)), %out: f32 loc(callsite(#loc52 at #loc155))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc305)
      linalg.yield %773 : f32 loc(#loc305)
    } -> tensor<10x1xf32> loc(#loc305)
    %335 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%334 : tensor<10x1xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10xf32> loc(#loc306)
    %336 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%335 : tensor<10xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc57 at #loc155))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<10x16xf32> loc(#loc307)
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%331, %336 : tensor<10x16xf32>, tensor<10x16xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc155)), %in_65: f32 loc(callsite(#loc57 at #loc155)), %out: f32 loc(callsite(#loc95 at #loc155))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc312)
      linalg.yield %773 : f32 loc(#loc312)
    } -> tensor<10x16xf32> loc(#loc312)
    %338 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%337 : tensor<10x16xf32>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: f32 loc(callsite(#loc95 at #loc155)), %out: bf16 loc(callsite(#loc53 at #loc155))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc304)
      linalg.yield %773 : bf16 loc(#loc304)
    } -> tensor<10x16xbf16> loc(#loc304)
    %339 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%323 : tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc153)), %out: bf16 loc("neg"(#loc156))):
      %773 = arith.negf %in : bf16 loc(#loc313)
      linalg.yield %773 : bf16 loc(#loc313)
    } -> tensor<10x16xbf16> loc(#loc313)
    %340 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%339 : tensor<10x16xbf16>) outs(%321 : tensor<10xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc156)), %out: bf16 loc("reduce_sum"(#loc156))):
      %773 = arith.addf %out, %in : bf16 loc(#loc314)
      linalg.yield %773 : bf16 loc(#loc314)
    } -> tensor<10xbf16> loc(#loc314)
    %expanded_42 = tensor.expand_shape %340 [[0, 1]] output_shape [10, 1] : tensor<10xbf16> into tensor<10x1xbf16> loc(#loc315)
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%338, %323 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc51)), %in_65: bf16 loc("mul"(#loc153)), %out: bf16 loc("add_any"(#loc156))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc316)
      linalg.yield %773 : bf16 loc(#loc316)
    } -> tensor<10x16xbf16> loc(#loc316)
    %342 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_42 : tensor<10x1xbf16>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: bf16 loc("reshape"(#loc156)), %out: f32 loc("convert_element_type"(#loc157))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc317)
      linalg.yield %773 : f32 loc(#loc317)
    } -> tensor<10x1xf32> loc(#loc317)
    %343 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%342, %195 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%193 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc157)), %in_65: f32 loc("div"(#loc117)), %out: f32 loc("div"(#loc157))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc318)
      linalg.yield %773 : f32 loc(#loc318)
    } -> tensor<10x1xf32> loc(#loc318)
    %344 = linalg.generic {indexing_maps = [#map1, #map24], iterator_types = ["parallel", "reduction"]} ins(%343 : tensor<10x1xf32>) outs(%191 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc157)), %out: f32 loc("reduce_sum"(#loc157))):
      %773 = arith.addf %out, %in : f32 loc(#loc319)
      linalg.yield %773 : f32 loc(#loc319)
    } -> tensor<10xf32> loc(#loc319)
    %345 = linalg.generic {indexing_maps = [#map24, #map1], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<10xf32>) outs(%188 : tensor<10x16xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc157)), %out: f32 loc("broadcast_in_dim"(#loc157))):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<10x16xf32> loc(#loc320)
    %346 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%345 : tensor<10x16xf32>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc157)), %out: bf16 loc("convert_element_type"(#loc157))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc317)
      linalg.yield %773 : bf16 loc(#loc317)
    } -> tensor<10x16xbf16> loc(#loc317)
    %347 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%341, %346 : tensor<10x16xbf16>, tensor<10x16xbf16>) outs(%199 : tensor<10x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc156)), %in_65: bf16 loc("convert_element_type"(#loc157)), %out: bf16 loc("add_any"(#loc157))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc321)
      linalg.yield %773 : bf16 loc(#loc321)
    } -> tensor<10x16xbf16> loc(#loc321)
    %348 = linalg.generic {indexing_maps = [#map30, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347 : tensor<10x16xbf16>) outs(%38 : tensor<10x1x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc157)), %out: bf16 loc("broadcast_in_dim"(#loc158))):
      linalg.yield %in : bf16 loc(#loc322)
    } -> tensor<10x1x16xbf16> loc(#loc322)
    %padded = tensor.pad %348 low[0, 0, 0] high[0, 4, 0] {
    ^bb0(%arg38: index loc("pad"(#loc158)), %arg39: index loc("pad"(#loc158)), %arg40: index loc("pad"(#loc158))):
      tensor.yield %cst_10 : bf16 loc(#loc323)
    } : tensor<10x1x16xbf16> to tensor<10x5x16xbf16> loc(#loc323)
    %349 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%padded : tensor<10x5x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<16xbf16> loc(#loc295)
    %expanded_43 = tensor.expand_shape %349 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xbf16> into tensor<1x1x16xbf16> loc(#loc296)
    %350 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_43 : tensor<1x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<16xbf16> loc(#loc295)
    %351 = linalg.fill ins(%cst_10 : bf16) outs(%14 : tensor<16x32xbf16>) -> tensor<16x32xbf16> loc(#loc297)
    %352 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%padded, %182 : tensor<10x5x16xbf16>, tensor<10x5x32xbf16>) outs(%351 : tensor<16x32xbf16>) {
    ^bb0(%in: bf16 loc("pad"(#loc158)), %in_65: bf16 loc("mul"(#loc137)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc323)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<16x32xbf16> loc(#loc297)
    %353 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel"]} ins(%352 : tensor<16x32xbf16>) outs(%2 : tensor<32x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("transpose"(#loc152))):
      linalg.yield %in : bf16 loc(#loc298)
    } -> tensor<32x16xbf16> loc(#loc298)
    %354 = linalg.generic {indexing_maps = [#map6, #map40, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%padded, %3 : tensor<10x5x16xbf16>, tensor<32x16xbf16>) outs(%161 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("pad"(#loc158)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc323)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x32xbf16> loc(#loc297)
    %355 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %354 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("add"(#loc114)), %in_65: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %356 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %181 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %in_65: bf16 loc("mul"(#loc137)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %355 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("mul"(#loc159)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %358 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %178 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc159)), %in_65: bf16 loc("sub"(#loc137)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %359 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %176 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc159)), %in_65: bf16 loc("tanh"(#loc137)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %360 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %359 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc159)), %in_65: bf16 loc("mul"(#loc159)), %out: bf16 loc("add_any"(#loc159))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc325)
      linalg.yield %773 : bf16 loc(#loc325)
    } -> tensor<10x5x32xbf16> loc(#loc325)
    %361 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %360 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("add_any"(#loc159)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %362 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %361 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc159)), %in_65: bf16 loc("mul"(#loc159)), %out: bf16 loc("add_any"(#loc159))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc325)
      linalg.yield %773 : bf16 loc(#loc325)
    } -> tensor<10x5x32xbf16> loc(#loc325)
    %363 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %361 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc137)), %in_65: bf16 loc("mul"(#loc159)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %364 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %170 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc159)), %in_65: bf16 loc("mul"(#loc137)), %out: bf16 loc("mul"(#loc159))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc324)
      linalg.yield %773 : bf16 loc(#loc324)
    } -> tensor<10x5x32xbf16> loc(#loc324)
    %365 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %364 : tensor<10x5x32xbf16>, tensor<10x5x32xbf16>) outs(%160 : tensor<10x5x32xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc159)), %in_65: bf16 loc("mul"(#loc159)), %out: bf16 loc("add_any"(#loc159))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc325)
      linalg.yield %773 : bf16 loc(#loc325)
    } -> tensor<10x5x32xbf16> loc(#loc325)
    %366 = linalg.fill ins(%cst_10 : bf16) outs(%12 : tensor<32xbf16>) -> tensor<32xbf16> loc(#loc295)
    %367 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%365 : tensor<10x5x32xbf16>) outs(%366 : tensor<32xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<32xbf16> loc(#loc295)
    %expanded_44 = tensor.expand_shape %367 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16> loc(#loc296)
    %368 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_44 : tensor<1x1x32xbf16>) outs(%366 : tensor<32xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<32xbf16> loc(#loc295)
    %369 = linalg.fill ins(%cst_10 : bf16) outs(%2 : tensor<32x16xbf16>) -> tensor<32x16xbf16> loc(#loc297)
    %370 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%365, %159 : tensor<10x5x32xbf16>, tensor<10x5x16xbf16>) outs(%369 : tensor<32x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc159)), %in_65: bf16 loc("add"(#loc122)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc325)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<32x16xbf16> loc(#loc297)
    %371 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel"]} ins(%370 : tensor<32x16xbf16>) outs(%14 : tensor<16x32xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("transpose"(#loc152))):
      linalg.yield %in : bf16 loc(#loc298)
    } -> tensor<16x32xbf16> loc(#loc298)
    %372 = linalg.generic {indexing_maps = [#map6, #map40, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%365, %15 : tensor<10x5x32xbf16>, tensor<16x32xbf16>) outs(%129 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc159)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc325)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x16xbf16> loc(#loc297)
    %373 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%372 : tensor<10x5x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %expanded_45 = tensor.expand_shape %373 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xbf16> into tensor<1x1x16xbf16> loc(#loc300)
    %374 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_45 : tensor<1x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %375 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %372 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %376 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%375 : tensor<10x5x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %expanded_46 = tensor.expand_shape %376 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xbf16> into tensor<1x1x16xbf16> loc(#loc300)
    %377 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %155 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %378 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_46 : tensor<1x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %379 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %377 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc118)), %in_65: bf16 loc("mul"(#loc153)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %380 = tensor.empty() : tensor<10x5xbf16> loc(#loc299)
    %381 = linalg.fill ins(%cst_10 : bf16) outs(%380 : tensor<10x5xbf16>) -> tensor<10x5xbf16> loc(#loc299)
    %382 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%379 : tensor<10x5x16xbf16>) outs(%381 : tensor<10x5xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<10x5xbf16> loc(#loc299)
    %expanded_47 = tensor.expand_shape %382 [[0], [1, 2]] output_shape [10, 5, 1] : tensor<10x5xbf16> into tensor<10x5x1xbf16> loc(#loc300)
    %383 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %152 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc153)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %384 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_47, %151 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc153)), %in_65: bf16 loc("mul"(#loc121)), %out: bf16 loc("mul"(#loc154))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc302)
      linalg.yield %773 : bf16 loc(#loc302)
    } -> tensor<10x5x1xbf16> loc(#loc302)
    %385 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<bf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc303)), %out: bf16 loc(callsite(#loc57 at #loc303))):
      linalg.yield %in : bf16 loc(#loc382)
    } -> tensor<10x5x1xbf16> loc(#loc382)
    %386 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %385 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc303)), %in_65: bf16 loc(callsite(#loc57 at #loc303)), %out: bf16 loc(callsite(#loc60 at #loc303))):
      %773 = arith.select %extracted, %in, %in_65 : bf16 loc(#loc384)
      linalg.yield %773 : bf16 loc(#loc384)
    } -> tensor<10x5x1xbf16> loc(#loc384)
    %387 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386 : tensor<10x5x1xbf16>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: bf16 loc(callsite(#loc59 at #loc155)), %out: f32 loc(callsite(#loc53 at #loc155))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc304)
      linalg.yield %773 : f32 loc(#loc304)
    } -> tensor<10x5x1xf32> loc(#loc304)
    %388 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %69 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc155)), %in_65: f32 loc(callsite(#loc52 at #loc155)), %out: f32 loc(callsite(#loc52 at #loc155))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc305)
      linalg.yield %773 : f32 loc(#loc305)
    } -> tensor<10x5x1xf32> loc(#loc305)
    %389 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%388 : tensor<10x5x1xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10x5xf32> loc(#loc306)
    %390 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<10x5xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc57 at #loc155))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<10x5x16xf32> loc(#loc307)
    %391 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %142 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc155)), %in_65: f32 loc(callsite(#loc at #loc155)), %out: f32 loc(callsite(#loc55 at #loc155))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc308)
      linalg.yield %773 : f32 loc(#loc308)
    } -> tensor<10x5x16xf32> loc(#loc308)
    %392 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc155)), %out: f32 loc(callsite(#loc94 at #loc155))):
      %773 = arith.negf %in : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc310)
    } -> tensor<10x5x16xf32> loc(#loc310)
    %393 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%392 : tensor<10x5x16xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10x5xf32> loc(#loc306)
    %expanded_48 = tensor.expand_shape %393 [[0], [1, 2]] output_shape [10, 5, 1] : tensor<10x5xf32> into tensor<10x5x1xf32> loc(#loc311)
    %394 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_48, %53 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc84 at #loc155)), %in_65: f32 loc(callsite(#loc52 at #loc155)), %out: f32 loc(callsite(#loc52 at #loc155))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc305)
      linalg.yield %773 : f32 loc(#loc305)
    } -> tensor<10x5x1xf32> loc(#loc305)
    %395 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%394 : tensor<10x5x1xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10x5xf32> loc(#loc306)
    %396 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395 : tensor<10x5xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc57 at #loc155))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<10x5x16xf32> loc(#loc307)
    %397 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %396 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc155)), %in_65: f32 loc(callsite(#loc57 at #loc155)), %out: f32 loc(callsite(#loc95 at #loc155))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc312)
      linalg.yield %773 : f32 loc(#loc312)
    } -> tensor<10x5x16xf32> loc(#loc312)
    %398 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397 : tensor<10x5x16xf32>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: f32 loc(callsite(#loc95 at #loc155)), %out: bf16 loc(callsite(#loc53 at #loc155))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc304)
      linalg.yield %773 : bf16 loc(#loc304)
    } -> tensor<10x5x16xbf16> loc(#loc304)
    %399 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %398 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("pad"(#loc158)), %in_65: bf16 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc51)), %out: bf16 loc("add_any"(#loc160))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc326)
      linalg.yield %773 : bf16 loc(#loc326)
    } -> tensor<10x5x16xbf16> loc(#loc326)
    %400 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383 : tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc153)), %out: bf16 loc("neg"(#loc156))):
      %773 = arith.negf %in : bf16 loc(#loc313)
      linalg.yield %773 : bf16 loc(#loc313)
    } -> tensor<10x5x16xbf16> loc(#loc313)
    %401 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%400 : tensor<10x5x16xbf16>) outs(%381 : tensor<10x5xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc156)), %out: bf16 loc("reduce_sum"(#loc156))):
      %773 = arith.addf %out, %in : bf16 loc(#loc314)
      linalg.yield %773 : bf16 loc(#loc314)
    } -> tensor<10x5xbf16> loc(#loc314)
    %expanded_49 = tensor.expand_shape %401 [[0], [1, 2]] output_shape [10, 5, 1] : tensor<10x5xbf16> into tensor<10x5x1xbf16> loc(#loc315)
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399, %383 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc160)), %in_65: bf16 loc("mul"(#loc153)), %out: bf16 loc("add_any"(#loc156))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc316)
      linalg.yield %773 : bf16 loc(#loc316)
    } -> tensor<10x5x16xbf16> loc(#loc316)
    %403 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<10x5x1xbf16>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: bf16 loc("reshape"(#loc156)), %out: f32 loc("convert_element_type"(#loc157))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc317)
      linalg.yield %773 : f32 loc(#loc317)
    } -> tensor<10x5x1xf32> loc(#loc317)
    %404 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%403, %53 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc157)), %in_65: f32 loc("div"(#loc117)), %out: f32 loc("div"(#loc157))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc318)
      linalg.yield %773 : f32 loc(#loc318)
    } -> tensor<10x5x1xf32> loc(#loc318)
    %405 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%404 : tensor<10x5x1xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc157)), %out: f32 loc("reduce_sum"(#loc157))):
      %773 = arith.addf %out, %in : f32 loc(#loc319)
      linalg.yield %773 : f32 loc(#loc319)
    } -> tensor<10x5xf32> loc(#loc319)
    %406 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405 : tensor<10x5xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc157)), %out: f32 loc("broadcast_in_dim"(#loc157))):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<10x5x16xf32> loc(#loc320)
    %407 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<10x5x16xf32>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc157)), %out: bf16 loc("convert_element_type"(#loc157))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc317)
      linalg.yield %773 : bf16 loc(#loc317)
    } -> tensor<10x5x16xbf16> loc(#loc317)
    %408 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %407 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc156)), %in_65: bf16 loc("convert_element_type"(#loc157)), %out: bf16 loc("add_any"(#loc157))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc321)
      linalg.yield %773 : bf16 loc(#loc321)
    } -> tensor<10x5x16xbf16> loc(#loc321)
    %409 = linalg.fill ins(%cst_10 : bf16) outs(%8 : tensor<16x16xbf16>) -> tensor<16x16xbf16> loc(#loc327)
    %410 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%408, %collapsed_31 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%409 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc157)), %in_65: bf16 loc("reshape"(#loc134)), %out: bf16 loc("dot_general"(#loc161))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc321)
      %774 = arith.addf %out, %773 : bf16 loc(#loc327)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<16x16xbf16> loc(#loc327)
    %411 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel"]} ins(%410 : tensor<16x16xbf16>) outs(%8 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc161)), %out: bf16 loc("transpose"(#loc161))):
      linalg.yield %in : bf16 loc(#loc328)
    } -> tensor<16x16xbf16> loc(#loc328)
    %412 = linalg.generic {indexing_maps = [#map6, #map40, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%408, %9 : tensor<10x5x16xbf16>, tensor<16x16xbf16>) outs(%129 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc157)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc161))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc321)
      %774 = arith.addf %out, %773 : bf16 loc(#loc327)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x16xbf16> loc(#loc327)
    %expanded_50 = tensor.expand_shape %412 [[0], [1], [2, 3]] output_shape [10, 5, 2, 8] : tensor<10x5x16xbf16> into tensor<10x5x2x8xbf16> loc(#loc329)
    %413 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<10x5x2x8xbf16>) outs(%95 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc162)), %out: bf16 loc("transpose"(#loc162))):
      linalg.yield %in : bf16 loc(#loc330)
    } -> tensor<10x2x5x8xbf16> loc(#loc330)
    %414 = tensor.empty() : tensor<10x2x8x5xbf16> loc(#loc331)
    %415 = linalg.fill ins(%cst_10 : bf16) outs(%414 : tensor<10x2x8x5xbf16>) -> tensor<10x2x8x5xbf16> loc(#loc331)
    %416 = linalg.generic {indexing_maps = [#map41, #map23, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%413, %124 : tensor<10x2x5x8xbf16>, tensor<10x2x5x5xbf16>) outs(%415 : tensor<10x2x8x5xbf16>) {
    ^bb0(%in: bf16 loc("transpose"(#loc162)), %in_65: bf16 loc("convert_element_type"(#loc129)), %out: bf16 loc("dot_general"(#loc163))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc330)
      %774 = arith.addf %out, %773 : bf16 loc(#loc331)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x2x8x5xbf16> loc(#loc331)
    %417 = linalg.generic {indexing_maps = [#map42, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416 : tensor<10x2x8x5xbf16>) outs(%95 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc163)), %out: bf16 loc("transpose"(#loc163))):
      linalg.yield %in : bf16 loc(#loc332)
    } -> tensor<10x2x5x8xbf16> loc(#loc332)
    %418 = linalg.generic {indexing_maps = [#map18, #map19, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%413, %98 : tensor<10x2x5x8xbf16>, tensor<10x2x5x8xbf16>) outs(%100 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: bf16 loc("transpose"(#loc162)), %in_65: bf16 loc("transpose"(#loc125)), %out: bf16 loc("dot_general"(#loc163))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc330)
      %774 = arith.addf %out, %773 : bf16 loc(#loc331)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x2x5x5xbf16> loc(#loc331)
    %419 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%418 : tensor<10x2x5x5xbf16>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc163)), %out: f32 loc("convert_element_type"(#loc164))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc333)
      linalg.yield %773 : f32 loc(#loc333)
    } -> tensor<10x2x5x5xf32> loc(#loc333)
    %420 = linalg.generic {indexing_maps = [#map22, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<10x2x5x1xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc(""(#loc240)), %out: f32 loc("mul"(#loc164))):
      linalg.yield %in : f32 loc(#loc334)
    } -> tensor<10x2x5x5xf32> loc(#loc334)
    %421 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419, %420 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc164)), %in_65: f32 loc("mul"(#loc164)), %out: f32 loc("mul"(#loc164))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc334)
      linalg.yield %773 : f32 loc(#loc334)
    } -> tensor<10x2x5x5xf32> loc(#loc334)
    %422 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %115 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc164)), %in_65: f32 loc("exp"(#loc129)), %out: f32 loc("mul"(#loc164))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc334)
      linalg.yield %773 : f32 loc(#loc334)
    } -> tensor<10x2x5x5xf32> loc(#loc334)
    %423 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%422 : tensor<10x2x5x5xf32>) outs(%116 : tensor<10x2x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc164)), %out: f32 loc("reduce_sum"(#loc164))):
      %773 = arith.addf %out, %in : f32 loc(#loc335)
      linalg.yield %773 : f32 loc(#loc335)
    } -> tensor<10x2x5xf32> loc(#loc335)
    %expanded_51 = tensor.expand_shape %423 [[0], [1], [2, 3]] output_shape [10, 2, 5, 1] : tensor<10x2x5xf32> into tensor<10x2x5x1xf32> loc(#loc336)
    %424 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<10x2x5x1xf32>) outs(%111 : tensor<10x2x5x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc164)), %out: f32 loc("neg"(#loc164))):
      %773 = arith.negf %in : f32 loc(#loc337)
      linalg.yield %773 : f32 loc(#loc337)
    } -> tensor<10x2x5x1xf32> loc(#loc337)
    %425 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419, %119 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc164)), %in_65: f32 loc("div"(#loc129)), %out: f32 loc("div"(#loc164))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc338)
      linalg.yield %773 : f32 loc(#loc338)
    } -> tensor<10x2x5x5xf32> loc(#loc338)
    %426 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%424 : tensor<10x2x5x1xf32>) outs(%116 : tensor<10x2x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc164)), %out: f32 loc("reduce_sum"(#loc164))):
      %773 = arith.addf %out, %in : f32 loc(#loc335)
      linalg.yield %773 : f32 loc(#loc335)
    } -> tensor<10x2x5xf32> loc(#loc335)
    %427 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426 : tensor<10x2x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc164)), %out: f32 loc("broadcast_in_dim"(#loc164))):
      linalg.yield %in : f32 loc(#loc339)
    } -> tensor<10x2x5x5xf32> loc(#loc339)
    %428 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425, %427 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("div"(#loc164)), %in_65: f32 loc("broadcast_in_dim"(#loc164)), %out: f32 loc("add_any"(#loc164))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc340)
      linalg.yield %773 : f32 loc(#loc340)
    } -> tensor<10x2x5x5xf32> loc(#loc340)
    %429 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428, %115 : tensor<10x2x5x5xf32>, tensor<10x2x5x5xf32>) outs(%104 : tensor<10x2x5x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc164)), %in_65: f32 loc("exp"(#loc129)), %out: f32 loc("mul"(#loc164))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc334)
      linalg.yield %773 : f32 loc(#loc334)
    } -> tensor<10x2x5x5xf32> loc(#loc334)
    %430 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%429 : tensor<10x2x5x5xf32>) outs(%99 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: f32 loc("mul"(#loc164)), %out: bf16 loc("convert_element_type"(#loc165))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc341)
      linalg.yield %773 : bf16 loc(#loc341)
    } -> tensor<10x2x5x5xbf16> loc(#loc341)
    %431 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430, %102 : tensor<10x2x5x5xbf16>, tensor<10x2x5x5xbf16>) outs(%99 : tensor<10x2x5x5xbf16>) {
    ^bb0(%in: bf16 loc("convert_element_type"(#loc165)), %in_65: bf16 loc("div"(#loc127)), %out: bf16 loc("div"(#loc166))):
      %773 = arith.divf %in, %in_65 : bf16 loc(#loc342)
      linalg.yield %773 : bf16 loc(#loc342)
    } -> tensor<10x2x5x5xbf16> loc(#loc342)
    %432 = linalg.generic {indexing_maps = [#map41, #map23, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%431, %96 : tensor<10x2x5x5xbf16>, tensor<10x2x5x8xbf16>) outs(%125 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("div"(#loc166)), %in_65: bf16 loc("transpose"(#loc125)), %out: bf16 loc("dot_general"(#loc167))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc342)
      %774 = arith.addf %out, %773 : bf16 loc(#loc343)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x2x5x8xbf16> loc(#loc343)
    %433 = linalg.generic {indexing_maps = [#map18, #map23, #map20], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%431, %97 : tensor<10x2x5x5xbf16>, tensor<10x2x5x8xbf16>) outs(%125 : tensor<10x2x5x8xbf16>) {
    ^bb0(%in: bf16 loc("div"(#loc166)), %in_65: bf16 loc("transpose"(#loc125)), %out: bf16 loc("dot_general"(#loc167))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc342)
      %774 = arith.addf %out, %773 : bf16 loc(#loc343)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x2x5x8xbf16> loc(#loc343)
    %434 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417 : tensor<10x2x5x8xbf16>) outs(%127 : tensor<10x5x2x8xbf16>) {
    ^bb0(%in: bf16 loc("transpose"(#loc163)), %out: bf16 loc("transpose"(#loc168))):
      linalg.yield %in : bf16 loc(#loc344)
    } -> tensor<10x5x2x8xbf16> loc(#loc344)
    %collapsed_52 = tensor.collapse_shape %434 [[0], [1], [2, 3]] : tensor<10x5x2x8xbf16> into tensor<10x5x16xbf16> loc(#loc345)
    %435 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%432 : tensor<10x2x5x8xbf16>) outs(%127 : tensor<10x5x2x8xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc167)), %out: bf16 loc("transpose"(#loc168))):
      linalg.yield %in : bf16 loc(#loc344)
    } -> tensor<10x5x2x8xbf16> loc(#loc344)
    %collapsed_53 = tensor.collapse_shape %435 [[0], [1], [2, 3]] : tensor<10x5x2x8xbf16> into tensor<10x5x16xbf16> loc(#loc345)
    %436 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<10x2x5x8xbf16>) outs(%127 : tensor<10x5x2x8xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc167)), %out: bf16 loc("transpose"(#loc168))):
      linalg.yield %in : bf16 loc(#loc344)
    } -> tensor<10x5x2x8xbf16> loc(#loc344)
    %collapsed_54 = tensor.collapse_shape %436 [[0], [1], [2, 3]] : tensor<10x5x2x8xbf16> into tensor<10x5x16xbf16> loc(#loc345)
    %437 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%92 : tensor<10x5x48xbf16>) {
    ^bb0(%out: bf16 loc("concatenate"(#loc169))):
      %773 = linalg.index 0 : index loc(#loc346)
      %774 = linalg.index 1 : index loc(#loc346)
      %775 = linalg.index 2 : index loc(#loc346)
      %776 = arith.cmpi ult, %775, %c16 : index loc(#loc346)
      %777 = scf.if %776 -> (bf16) {
        %extracted_65 = tensor.extract %collapsed_54[%773, %774, %775] : tensor<10x5x16xbf16> loc(#loc346)
        scf.yield %extracted_65 : bf16 loc(#loc346)
      } else {
        %778 = arith.cmpi ult, %775, %c32 : index loc(#loc346)
        %779 = scf.if %778 -> (bf16) {
          %780 = arith.subi %775, %c16 : index loc(#loc346)
          %extracted_65 = tensor.extract %collapsed_53[%773, %774, %780] : tensor<10x5x16xbf16> loc(#loc346)
          scf.yield %extracted_65 : bf16 loc(#loc346)
        } else {
          %780 = arith.subi %775, %c32 : index loc(#loc346)
          %extracted_65 = tensor.extract %collapsed_52[%773, %774, %780] : tensor<10x5x16xbf16> loc(#loc346)
          scf.yield %extracted_65 : bf16 loc(#loc346)
        } loc(#loc346)
        scf.yield %779 : bf16 loc(#loc346)
      } loc(#loc346)
      linalg.yield %777 : bf16 loc(#loc346)
    } -> tensor<10x5x48xbf16> loc(#loc346)
    %438 = tensor.empty() : tensor<48x16xbf16> loc(#loc347)
    %439 = linalg.fill ins(%cst_10 : bf16) outs(%438 : tensor<48x16xbf16>) -> tensor<48x16xbf16> loc(#loc347)
    %440 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%437, %91 : tensor<10x5x48xbf16>, tensor<10x5x16xbf16>) outs(%439 : tensor<48x16xbf16>) {
    ^bb0(%in: bf16 loc("concatenate"(#loc169)), %in_65: bf16 loc("add"(#loc122)), %out: bf16 loc("dot_general"(#loc170))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc346)
      %774 = arith.addf %out, %773 : bf16 loc(#loc347)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<48x16xbf16> loc(#loc347)
    %441 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel"]} ins(%440 : tensor<48x16xbf16>) outs(%10 : tensor<16x48xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc170)), %out: bf16 loc("transpose"(#loc170))):
      linalg.yield %in : bf16 loc(#loc348)
    } -> tensor<16x48xbf16> loc(#loc348)
    %442 = linalg.generic {indexing_maps = [#map6, #map40, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%437, %11 : tensor<10x5x48xbf16>, tensor<16x48xbf16>) outs(%129 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("concatenate"(#loc169)), %in_65: bf16 loc("convert_element_type"(#loc112)), %out: bf16 loc("dot_general"(#loc170))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc346)
      %774 = arith.addf %out, %773 : bf16 loc(#loc347)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<10x5x16xbf16> loc(#loc347)
    %443 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%442 : tensor<10x5x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %expanded_55 = tensor.expand_shape %443 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xbf16> into tensor<1x1x16xbf16> loc(#loc300)
    %444 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_55 : tensor<1x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %445 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %442 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc122)), %in_65: bf16 loc("dot_general"(#loc170)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %446 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%445 : tensor<10x5x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %expanded_56 = tensor.expand_shape %446 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xbf16> into tensor<1x1x16xbf16> loc(#loc300)
    %447 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442, %87 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc170)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %448 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_56 : tensor<1x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<16xbf16> loc(#loc299)
    %449 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %447 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("sub"(#loc118)), %in_65: bf16 loc("mul"(#loc153)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %450 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%449 : tensor<10x5x16xbf16>) outs(%381 : tensor<10x5xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: bf16 loc("reduce_sum"(#loc153))):
      %773 = arith.addf %out, %in : bf16 loc(#loc299)
      linalg.yield %773 : bf16 loc(#loc299)
    } -> tensor<10x5xbf16> loc(#loc299)
    %expanded_57 = tensor.expand_shape %450 [[0], [1, 2]] output_shape [10, 5, 1] : tensor<10x5xbf16> into tensor<10x5x1xbf16> loc(#loc300)
    %451 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %84 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc153)), %in_65: bf16 loc("mul"(#loc122)), %out: bf16 loc("mul"(#loc153))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc301)
      linalg.yield %773 : bf16 loc(#loc301)
    } -> tensor<10x5x16xbf16> loc(#loc301)
    %452 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_57, %83 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc("reshape"(#loc153)), %in_65: bf16 loc("mul"(#loc121)), %out: bf16 loc("mul"(#loc154))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc302)
      linalg.yield %773 : bf16 loc(#loc302)
    } -> tensor<10x5x1xbf16> loc(#loc302)
    %453 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %385 : tensor<10x5x1xbf16>, tensor<10x5x1xbf16>) outs(%55 : tensor<10x5x1xbf16>) {
    ^bb0(%in: bf16 loc(callsite(#loc at #loc303)), %in_65: bf16 loc(callsite(#loc57 at #loc303)), %out: bf16 loc(callsite(#loc60 at #loc303))):
      %773 = arith.select %extracted, %in, %in_65 : bf16 loc(#loc384)
      linalg.yield %773 : bf16 loc(#loc384)
    } -> tensor<10x5x1xbf16> loc(#loc384)
    %454 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%453 : tensor<10x5x1xbf16>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: bf16 loc(callsite(#loc59 at #loc155)), %out: f32 loc(callsite(#loc53 at #loc155))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc304)
      linalg.yield %773 : f32 loc(#loc304)
    } -> tensor<10x5x1xf32> loc(#loc304)
    %455 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %69 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc53 at #loc155)), %in_65: f32 loc(callsite(#loc52 at #loc155)), %out: f32 loc(callsite(#loc52 at #loc155))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc305)
      linalg.yield %773 : f32 loc(#loc305)
    } -> tensor<10x5x1xf32> loc(#loc305)
    %456 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%455 : tensor<10x5x1xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10x5xf32> loc(#loc306)
    %457 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%456 : tensor<10x5xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc57 at #loc155))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<10x5x16xf32> loc(#loc307)
    %458 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %63 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc155)), %in_65: f32 loc(callsite(#loc at #loc155)), %out: f32 loc(callsite(#loc55 at #loc155))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc308)
      linalg.yield %773 : f32 loc(#loc308)
    } -> tensor<10x5x16xf32> loc(#loc308)
    %459 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc155)), %out: f32 loc(callsite(#loc94 at #loc155))):
      %773 = arith.negf %in : f32 loc(#loc310)
      linalg.yield %773 : f32 loc(#loc310)
    } -> tensor<10x5x16xf32> loc(#loc310)
    %460 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%459 : tensor<10x5x16xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10x5xf32> loc(#loc306)
    %expanded_58 = tensor.expand_shape %460 [[0], [1, 2]] output_shape [10, 5, 1] : tensor<10x5xf32> into tensor<10x5x1xf32> loc(#loc311)
    %461 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %53 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc84 at #loc155)), %in_65: f32 loc(callsite(#loc52 at #loc155)), %out: f32 loc(callsite(#loc52 at #loc155))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc305)
      linalg.yield %773 : f32 loc(#loc305)
    } -> tensor<10x5x1xf32> loc(#loc305)
    %462 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%461 : tensor<10x5x1xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc56 at #loc155))):
      %773 = arith.addf %out, %in : f32 loc(#loc306)
      linalg.yield %773 : f32 loc(#loc306)
    } -> tensor<10x5xf32> loc(#loc306)
    %463 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462 : tensor<10x5xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc155)), %out: f32 loc(callsite(#loc57 at #loc155))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<10x5x16xf32> loc(#loc307)
    %464 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %463 : tensor<10x5x16xf32>, tensor<10x5x16xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc155)), %in_65: f32 loc(callsite(#loc57 at #loc155)), %out: f32 loc(callsite(#loc95 at #loc155))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc312)
      linalg.yield %773 : f32 loc(#loc312)
    } -> tensor<10x5x16xf32> loc(#loc312)
    %465 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<10x5x16xf32>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: f32 loc(callsite(#loc95 at #loc155)), %out: bf16 loc(callsite(#loc53 at #loc155))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc304)
      linalg.yield %773 : bf16 loc(#loc304)
    } -> tensor<10x5x16xbf16> loc(#loc304)
    %466 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408, %465 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc157)), %in_65: bf16 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc51)), %out: bf16 loc("add_any"(#loc160))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc326)
      linalg.yield %773 : bf16 loc(#loc326)
    } -> tensor<10x5x16xbf16> loc(#loc326)
    %467 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("mul"(#loc153)), %out: bf16 loc("neg"(#loc156))):
      %773 = arith.negf %in : bf16 loc(#loc313)
      linalg.yield %773 : bf16 loc(#loc313)
    } -> tensor<10x5x16xbf16> loc(#loc313)
    %468 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%467 : tensor<10x5x16xbf16>) outs(%381 : tensor<10x5xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc156)), %out: bf16 loc("reduce_sum"(#loc156))):
      %773 = arith.addf %out, %in : bf16 loc(#loc314)
      linalg.yield %773 : bf16 loc(#loc314)
    } -> tensor<10x5xbf16> loc(#loc314)
    %expanded_59 = tensor.expand_shape %468 [[0], [1, 2]] output_shape [10, 5, 1] : tensor<10x5xbf16> into tensor<10x5x1xbf16> loc(#loc315)
    %469 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%466, %451 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc160)), %in_65: bf16 loc("mul"(#loc153)), %out: bf16 loc("add_any"(#loc156))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc316)
      linalg.yield %773 : bf16 loc(#loc316)
    } -> tensor<10x5x16xbf16> loc(#loc316)
    %470 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<10x5x1xbf16>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: bf16 loc("reshape"(#loc156)), %out: f32 loc("convert_element_type"(#loc157))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc317)
      linalg.yield %773 : f32 loc(#loc317)
    } -> tensor<10x5x1xf32> loc(#loc317)
    %471 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%470, %53 : tensor<10x5x1xf32>, tensor<10x5x1xf32>) outs(%51 : tensor<10x5x1xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc157)), %in_65: f32 loc("div"(#loc117)), %out: f32 loc("div"(#loc157))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc318)
      linalg.yield %773 : f32 loc(#loc318)
    } -> tensor<10x5x1xf32> loc(#loc318)
    %472 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%471 : tensor<10x5x1xf32>) outs(%49 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc157)), %out: f32 loc("reduce_sum"(#loc157))):
      %773 = arith.addf %out, %in : f32 loc(#loc319)
      linalg.yield %773 : f32 loc(#loc319)
    } -> tensor<10x5xf32> loc(#loc319)
    %473 = linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%472 : tensor<10x5xf32>) outs(%46 : tensor<10x5x16xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc157)), %out: f32 loc("broadcast_in_dim"(#loc157))):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<10x5x16xf32> loc(#loc320)
    %474 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%473 : tensor<10x5x16xf32>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc157)), %out: bf16 loc("convert_element_type"(#loc157))):
      %773 = arith.truncf %in : f32 to bf16 loc(#loc317)
      linalg.yield %773 : bf16 loc(#loc317)
    } -> tensor<10x5x16xbf16> loc(#loc317)
    %475 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%469, %474 : tensor<10x5x16xbf16>, tensor<10x5x16xbf16>) outs(%40 : tensor<10x5x16xbf16>) {
    ^bb0(%in: bf16 loc("add_any"(#loc156)), %in_65: bf16 loc("convert_element_type"(#loc157)), %out: bf16 loc("add_any"(#loc157))):
      %773 = arith.addf %in, %in_65 : bf16 loc(#loc321)
      linalg.yield %773 : bf16 loc(#loc321)
    } -> tensor<10x5x16xbf16> loc(#loc321)
    %476 = linalg.fill ins(%cst_10 : bf16) outs(%26 : tensor<5x16xbf16>) -> tensor<5x16xbf16> loc(#loc349)
    %477 = linalg.generic {indexing_maps = [#map43, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%475 : tensor<10x5x16xbf16>) outs(%476 : tensor<5x16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc171)), %out: bf16 loc("reduce_sum"(#loc171))):
      %773 = arith.addf %out, %in : bf16 loc(#loc349)
      linalg.yield %773 : bf16 loc(#loc349)
    } -> tensor<5x16xbf16> loc(#loc349)
    %expanded_60 = tensor.expand_shape %477 [[0, 1], [2]] output_shape [1, 5, 16] : tensor<5x16xbf16> into tensor<1x5x16xbf16> loc(#loc350)
    %478 = linalg.generic {indexing_maps = [#map43, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_60 : tensor<1x5x16xbf16>) outs(%476 : tensor<5x16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc171)), %out: bf16 loc("reduce_sum"(#loc171))):
      %773 = arith.addf %out, %in : bf16 loc(#loc349)
      linalg.yield %773 : bf16 loc(#loc349)
    } -> tensor<5x16xbf16> loc(#loc349)
    %extracted_slice_61 = tensor.extract_slice %475[0, 0, 0] [10, 1, 16] [1, 1, 1] : tensor<10x5x16xbf16> to tensor<10x1x16xbf16> loc(#loc351)
    %extracted_slice_62 = tensor.extract_slice %475[0, 1, 0] [10, 4, 16] [1, 1, 1] : tensor<10x5x16xbf16> to tensor<10x4x16xbf16> loc(#loc351)
    %479 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%extracted_slice_61 : tensor<10x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc172)), %out: bf16 loc("reduce_sum"(#loc172))):
      %773 = arith.addf %out, %in : bf16 loc(#loc352)
      linalg.yield %773 : bf16 loc(#loc352)
    } -> tensor<16xbf16> loc(#loc352)
    %480 = linalg.generic {indexing_maps = [#map9, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%479 : tensor<16xbf16>) outs(%16 : tensor<1x1x16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc172)), %out: bf16 loc("broadcast_in_dim"(#loc172))):
      linalg.yield %in : bf16 loc(#loc353)
    } -> tensor<1x1x16xbf16> loc(#loc353)
    %481 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%extracted_slice_62 : tensor<10x4x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<16xbf16> loc(#loc295)
    %expanded_63 = tensor.expand_shape %481 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xbf16> into tensor<1x1x16xbf16> loc(#loc296)
    %482 = linalg.generic {indexing_maps = [#map35, #map36], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_63 : tensor<1x1x16xbf16>) outs(%312 : tensor<16xbf16>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: bf16 loc("reduce_sum"(#loc152))):
      %773 = arith.addf %out, %in : bf16 loc(#loc295)
      linalg.yield %773 : bf16 loc(#loc295)
    } -> tensor<16xbf16> loc(#loc295)
    %483 = linalg.generic {indexing_maps = [#map37, #map38, #map39], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%extracted_slice_62, %collapsed : tensor<10x4x16xbf16>, tensor<10x4x16xbf16>) outs(%409 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16 loc("split"(#loc171)), %in_65: bf16 loc("reshape"(#loc113)), %out: bf16 loc("dot_general"(#loc152))):
      %773 = arith.mulf %in, %in_65 : bf16 loc(#loc351)
      %774 = arith.addf %out, %773 : bf16 loc(#loc297)
      linalg.yield %774 : bf16 loc(#loc)
    } -> tensor<16x16xbf16> loc(#loc297)
    %484 = linalg.generic {indexing_maps = [#map32, #map1], iterator_types = ["parallel", "parallel"]} ins(%483 : tensor<16x16xbf16>) outs(%8 : tensor<16x16xbf16>) {
    ^bb0(%in: bf16 loc("dot_general"(#loc152)), %out: bf16 loc("transpose"(#loc152))):
      linalg.yield %in : bf16 loc(#loc298)
    } -> tensor<16x16xbf16> loc(#loc298)
    %485 = tensor.empty() : tensor<5x16xf32> loc(#loc354)
    %486 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%478 : tensor<5x16xbf16>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc171)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<5x16xf32> loc(#loc354)
    %487 = tensor.empty() : tensor<16x16xf32> loc(#loc354)
    %488 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%484 : tensor<16x16xbf16>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: bf16 loc("transpose"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16x16xf32> loc(#loc354)
    %489 = tensor.empty() : tensor<16xf32> loc(#loc354)
    %490 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%482 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %491 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%318 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %492 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%314 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %493 = tensor.empty() : tensor<16x4xf32> loc(#loc354)
    %494 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%309 : tensor<16x4xbf16>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: bf16 loc("transpose"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16x4xf32> loc(#loc354)
    %495 = tensor.empty() : tensor<4xf32> loc(#loc354)
    %496 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%305 : tensor<4xbf16>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<4xf32> loc(#loc354)
    %497 = tensor.empty() : tensor<1x1x16xf32> loc(#loc354)
    %498 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480 : tensor<1x1x16xbf16>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: bf16 loc("broadcast_in_dim"(#loc172)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<1x1x16xf32> loc(#loc354)
    %499 = tensor.empty() : tensor<16x32xf32> loc(#loc354)
    %500 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%371 : tensor<16x32xbf16>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: bf16 loc("transpose"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16x32xf32> loc(#loc354)
    %501 = tensor.empty() : tensor<32xf32> loc(#loc354)
    %502 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%368 : tensor<32xbf16>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<32xf32> loc(#loc354)
    %503 = tensor.empty() : tensor<16x48xf32> loc(#loc354)
    %504 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%441 : tensor<16x48xbf16>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: bf16 loc("transpose"(#loc170)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16x48xf32> loc(#loc354)
    %505 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%411 : tensor<16x16xbf16>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: bf16 loc("transpose"(#loc161)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16x16xf32> loc(#loc354)
    %506 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%378 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %507 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%374 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %508 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%448 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %509 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%444 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc153)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %510 = tensor.empty() : tensor<32x16xf32> loc(#loc354)
    %511 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%353 : tensor<32x16xbf16>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: bf16 loc("transpose"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<32x16xf32> loc(#loc354)
    %512 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%350 : tensor<16xbf16>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: bf16 loc("reduce_sum"(#loc152)), %out: f32 loc("convert_element_type"(#loc173))):
      %773 = arith.extf %in : bf16 to f32 loc(#loc354)
      linalg.yield %773 : f32 loc(#loc354)
    } -> tensor<16xf32> loc(#loc354)
    %513 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%512, %512 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %514 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<16xf32> loc(#loc356)
    %515 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%514, %514 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<16xf32> loc(#loc357)
    %516 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%513, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %517 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %511 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<32x16xf32> loc(#loc355)
    %518 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<32x16xf32> loc(#loc356)
    %519 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%518, %518 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<32x16xf32> loc(#loc357)
    %520 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%517, %519 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<32x16xf32> loc(#loc358)
    %521 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%509, %509 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %522 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%521, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %523 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%508, %508 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %524 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%523, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %525 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%507, %507 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %526 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%525, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %527 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%506, %506 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %528 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%527, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %529 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %505 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16x16xf32> loc(#loc355)
    %530 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<16x16xf32> loc(#loc356)
    %531 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%530, %530 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<16x16xf32> loc(#loc357)
    %532 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%529, %531 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16x16xf32> loc(#loc358)
    %533 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%504, %504 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16x48xf32> loc(#loc355)
    %534 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<16x48xf32> loc(#loc356)
    %535 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%534, %534 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<16x48xf32> loc(#loc357)
    %536 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%533, %535 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16x48xf32> loc(#loc358)
    %537 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%502, %502 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<32xf32> loc(#loc355)
    %538 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<32xf32> loc(#loc356)
    %539 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%538, %538 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<32xf32> loc(#loc357)
    %540 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%537, %539 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<32xf32> loc(#loc358)
    %541 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %500 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16x32xf32> loc(#loc355)
    %542 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<16x32xf32> loc(#loc356)
    %543 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%542, %542 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<16x32xf32> loc(#loc357)
    %544 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%541, %543 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16x32xf32> loc(#loc358)
    %545 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %498 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<1x1x16xf32> loc(#loc355)
    %546 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<1x1x16xf32> loc(#loc356)
    %547 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546, %546 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<1x1x16xf32> loc(#loc357)
    %548 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545, %547 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<1x1x16xf32> loc(#loc358)
    %549 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%496, %496 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<4xf32> loc(#loc355)
    %550 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_25 : tensor<f32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<4xf32> loc(#loc356)
    %551 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%550, %550 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<4xf32> loc(#loc357)
    %552 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%549, %551 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<4xf32> loc(#loc358)
    %553 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %494 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16x4xf32> loc(#loc355)
    %554 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<16x4xf32> loc(#loc356)
    %555 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%554, %554 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<16x4xf32> loc(#loc357)
    %556 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%553, %555 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16x4xf32> loc(#loc358)
    %557 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%492, %492 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %558 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%557, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %559 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%491, %491 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %560 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%559, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %561 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%490, %490 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16xf32> loc(#loc355)
    %562 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%561, %515 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16xf32> loc(#loc358)
    %563 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%488, %488 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<16x16xf32> loc(#loc355)
    %564 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%563, %531 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<16x16xf32> loc(#loc358)
    %565 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%486, %486 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("convert_element_type"(#loc173)), %out: f32 loc("square"(#loc174))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc355)
      linalg.yield %773 : f32 loc(#loc355)
    } -> tensor<5x16xf32> loc(#loc355)
    %566 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc175))):
      linalg.yield %in : f32 loc(#loc356)
    } -> tensor<5x16xf32> loc(#loc356)
    %567 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%566, %566 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc175)), %in_65: f32 loc("broadcast_in_dim"(#loc175)), %out: f32 loc("square"(#loc176))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc357)
      linalg.yield %773 : f32 loc(#loc357)
    } -> tensor<5x16xf32> loc(#loc357)
    %568 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%565, %567 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("square"(#loc174)), %in_65: f32 loc("square"(#loc176)), %out: f32 loc("add"(#loc174))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc358)
      linalg.yield %773 : f32 loc(#loc358)
    } -> tensor<5x16xf32> loc(#loc358)
    %569 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%516 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %570 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%520 : tensor<32x16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %571 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%522 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %572 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%524 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %573 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%526 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %574 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%528 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %575 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%532 : tensor<16x16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %576 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%536 : tensor<16x48xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %577 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%540 : tensor<32xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %578 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%544 : tensor<16x32xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %579 = linalg.generic {indexing_maps = [#map2, #map14], iterator_types = ["reduction", "reduction", "reduction"]} ins(%548 : tensor<1x1x16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %580 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%552 : tensor<4xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %581 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%556 : tensor<16x4xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %582 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%558 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %583 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%560 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %584 = linalg.generic {indexing_maps = [#map, #map29], iterator_types = ["reduction"]} ins(%562 : tensor<16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %585 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%564 : tensor<16x16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %586 = linalg.generic {indexing_maps = [#map1, #map25], iterator_types = ["reduction", "reduction"]} ins(%568 : tensor<5x16xf32>) outs(%274 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("reduce_sum"(#loc177))):
      %773 = arith.addf %out, %in : f32 loc(#loc359)
      linalg.yield %773 : f32 loc(#loc359)
    } -> tensor<f32> loc(#loc359)
    %587 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%569 : tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %cst_9 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %588 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%587, %570 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %589 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%588, %571 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %590 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%589, %572 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %591 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%590, %573 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %592 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%591, %574 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %593 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%592, %575 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %594 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%593, %576 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %595 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%594, %577 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %596 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%595, %578 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %597 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%596, %579 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %598 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%597, %580 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %599 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%598, %581 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %600 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%599, %582 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %601 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%600, %583 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %602 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%601, %584 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %603 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%602, %585 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %604 = linalg.generic {indexing_maps = [#map16, #map16, #map16], iterator_types = []} ins(%603, %586 : tensor<f32>, tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %in_65: f32 loc("reduce_sum"(#loc177)), %out: f32 loc("add"(#loc178))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc360)
      linalg.yield %773 : f32 loc(#loc360)
    } -> tensor<f32> loc(#loc360)
    %605 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%604 : tensor<f32>) outs(%64 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc178)), %out: f32 loc("sqrt"(#loc179))):
      %773 = math.sqrt %in : f32 loc(#loc361)
      linalg.yield %773 : f32 loc(#loc361)
    } -> tensor<f32> loc(#loc361)
    %606 = linalg.generic {indexing_maps = [#map16, #map16], iterator_types = []} ins(%605 : tensor<f32>) outs(%72 : tensor<i1>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: i1 loc("lt"(#loc180))):
      %773 = arith.cmpf olt, %in, %cst_6 : f32 loc(#loc362)
      linalg.yield %773 : i1 loc(#loc362)
    } -> tensor<i1> loc(#loc362)
    %607 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%605 : tensor<f32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %608 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%512, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %609 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %610 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%608, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %extracted_64 = tensor.extract %606[] : tensor<i1> loc(#loc365)
    %611 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%512, %610 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %612 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<32x16xf32> loc(#loc363)
    %613 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %612 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<32x16xf32> loc(#loc363)
    %614 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<32x16xf32> loc(#loc364)
    %615 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%613, %614 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<32x16xf32> loc(#loc364)
    %616 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%511, %615 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<32x16xf32> loc(#loc365)
    %617 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%509, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %618 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%617, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %619 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%509, %618 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %620 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%508, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %621 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%620, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %622 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%508, %621 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %623 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%507, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %624 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%623, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %625 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%507, %624 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %626 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%506, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %627 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%626, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %628 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%506, %627 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %629 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<16x16xf32> loc(#loc363)
    %630 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %629 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16x16xf32> loc(#loc363)
    %631 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<16x16xf32> loc(#loc364)
    %632 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%630, %631 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16x16xf32> loc(#loc364)
    %633 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%505, %632 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16x16xf32> loc(#loc365)
    %634 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<16x48xf32> loc(#loc363)
    %635 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%504, %634 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16x48xf32> loc(#loc363)
    %636 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<16x48xf32> loc(#loc364)
    %637 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%635, %636 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16x48xf32> loc(#loc364)
    %638 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%504, %637 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16x48xf32> loc(#loc365)
    %639 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%605 : tensor<f32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<32xf32> loc(#loc363)
    %640 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%502, %639 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<32xf32> loc(#loc363)
    %641 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<32xf32> loc(#loc364)
    %642 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%640, %641 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<32xf32> loc(#loc364)
    %643 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%502, %642 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<32xf32> loc(#loc365)
    %644 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<16x32xf32> loc(#loc363)
    %645 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %644 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16x32xf32> loc(#loc363)
    %646 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<16x32xf32> loc(#loc364)
    %647 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%645, %646 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16x32xf32> loc(#loc364)
    %648 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%500, %647 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16x32xf32> loc(#loc365)
    %649 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<1x1x16xf32> loc(#loc363)
    %650 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %649 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<1x1x16xf32> loc(#loc363)
    %651 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<1x1x16xf32> loc(#loc364)
    %652 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %651 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<1x1x16xf32> loc(#loc364)
    %653 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %652 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<1x1x16xf32> loc(#loc365)
    %654 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%605 : tensor<f32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %655 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%496, %654 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<4xf32> loc(#loc363)
    %656 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<4xf32> loc(#loc364)
    %657 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%655, %656 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<4xf32> loc(#loc364)
    %658 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%496, %657 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<4xf32> loc(#loc365)
    %659 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<16x4xf32> loc(#loc363)
    %660 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %659 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16x4xf32> loc(#loc363)
    %661 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<16x4xf32> loc(#loc364)
    %662 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%660, %661 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16x4xf32> loc(#loc364)
    %663 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%494, %662 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16x4xf32> loc(#loc365)
    %664 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%492, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %665 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%664, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %666 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%492, %665 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %667 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%491, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %668 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%667, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %669 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%491, %668 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %670 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%490, %607 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16xf32> loc(#loc363)
    %671 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%670, %609 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16xf32> loc(#loc364)
    %672 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%490, %671 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16xf32> loc(#loc365)
    %673 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%488, %629 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<16x16xf32> loc(#loc363)
    %674 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%673, %631 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<16x16xf32> loc(#loc364)
    %675 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%488, %674 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<16x16xf32> loc(#loc365)
    %676 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%605 : tensor<f32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc179)), %out: f32 loc("div"(#loc181))):
      linalg.yield %in : f32 loc(#loc363)
    } -> tensor<5x16xf32> loc(#loc363)
    %677 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%486, %676 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("div"(#loc181)), %out: f32 loc("div"(#loc181))):
      %773 = arith.divf %in, %in_65 : f32 loc(#loc363)
      linalg.yield %773 : f32 loc(#loc363)
    } -> tensor<5x16xf32> loc(#loc363)
    %678 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc182))):
      linalg.yield %in : f32 loc(#loc364)
    } -> tensor<5x16xf32> loc(#loc364)
    %679 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%677, %678 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("div"(#loc181)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("mul"(#loc182))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc364)
      linalg.yield %773 : f32 loc(#loc364)
    } -> tensor<5x16xf32> loc(#loc364)
    %680 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%486, %679 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc173)), %in_65: f32 loc("mul"(#loc182)), %out: f32 loc("select_n"(#loc183))):
      %773 = arith.select %extracted_64, %in, %in_65 : f32 loc(#loc365)
      linalg.yield %773 : f32 loc(#loc365)
    } -> tensor<5x16xf32> loc(#loc365)
    %681 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %682 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg0 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['down']['b']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %683 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%611, %682 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %684 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<32x16xf32> loc(#loc366)
    %685 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%684, %arg1 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['down']['w']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<32x16xf32> loc(#loc366)
    %686 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%616, %685 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<32x16xf32> loc(#loc367)
    %687 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg2 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['ln1']['bias']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %688 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%619, %687 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %689 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg3 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['ln1']['scale']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %690 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%622, %689 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %691 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg4 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['ln2']['bias']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %692 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%625, %691 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %693 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg5 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['ln2']['scale']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %694 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%628, %693 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %695 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<16x16xf32> loc(#loc366)
    %696 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%695, %arg6 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['out']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16x16xf32> loc(#loc366)
    %697 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%633, %696 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16x16xf32> loc(#loc367)
    %698 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<16x48xf32> loc(#loc366)
    %699 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%698, %arg7 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['qkv']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16x48xf32> loc(#loc366)
    %700 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%638, %699 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16x48xf32> loc(#loc367)
    %701 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<32xf32> loc(#loc366)
    %702 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%701, %arg8 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['up']['b']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<32xf32> loc(#loc366)
    %703 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%643, %702 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<32xf32> loc(#loc367)
    %704 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<16x32xf32> loc(#loc366)
    %705 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%704, %arg9 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['blocks']['0']['up']['w']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16x32xf32> loc(#loc366)
    %706 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%648, %705 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16x32xf32> loc(#loc367)
    %707 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<1x1x16xf32> loc(#loc366)
    %708 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%707, %arg10 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['cls']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<1x1x16xf32> loc(#loc366)
    %709 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%653, %708 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<1x1x16xf32> loc(#loc367)
    %710 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<4xf32> loc(#loc366)
    %711 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%710, %arg11 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['head']['b']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<4xf32> loc(#loc366)
    %712 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%658, %711 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<4xf32> loc(#loc367)
    %713 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<16x4xf32> loc(#loc366)
    %714 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%713, %arg12 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['head']['w']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16x4xf32> loc(#loc366)
    %715 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%663, %714 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16x4xf32> loc(#loc367)
    %716 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg13 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['ln']['bias']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %717 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%666, %716 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %718 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg14 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['ln']['scale']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %719 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%669, %718 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %720 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%681, %arg15 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['patch']['b']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16xf32> loc(#loc366)
    %721 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%672, %720 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16xf32> loc(#loc367)
    %722 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%695, %arg16 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['patch']['w']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<16x16xf32> loc(#loc366)
    %723 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%675, %722 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<16x16xf32> loc(#loc367)
    %724 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc184))):
      linalg.yield %in : f32 loc(#loc366)
    } -> tensor<5x16xf32> loc(#loc366)
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%724, %arg17 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc184)), %in_65: f32 loc("s['opt'][1][0].trace['pos']"), %out: f32 loc("mul"(#loc184))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc366)
      linalg.yield %773 : f32 loc(#loc366)
    } -> tensor<5x16xf32> loc(#loc366)
    %726 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %725 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc183)), %in_65: f32 loc("mul"(#loc184)), %out: f32 loc("add"(#loc185))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc367)
      linalg.yield %773 : f32 loc(#loc367)
    } -> tensor<5x16xf32> loc(#loc367)
    %727 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %728 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %683 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %729 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<32x16xf32> loc(#loc368)
    %730 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%729, %686 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<32x16xf32> loc(#loc368)
    %731 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %688 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %732 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %690 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %733 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %692 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %734 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %694 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %735 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<16x16xf32> loc(#loc368)
    %736 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%735, %697 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16x16xf32> loc(#loc368)
    %737 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<16x48xf32> loc(#loc368)
    %738 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%737, %700 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16x48xf32> loc(#loc368)
    %739 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<32xf32> loc(#loc368)
    %740 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%739, %703 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<32xf32> loc(#loc368)
    %741 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<16x32xf32> loc(#loc368)
    %742 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%741, %706 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16x32xf32> loc(#loc368)
    %743 = linalg.generic {indexing_maps = [#map14, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<1x1x16xf32> loc(#loc368)
    %744 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%743, %709 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<1x1x16xf32> loc(#loc368)
    %745 = linalg.generic {indexing_maps = [#map29, #map], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<4xf32> loc(#loc368)
    %746 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%745, %712 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<4xf32> loc(#loc368)
    %747 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<16x4xf32> loc(#loc368)
    %748 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%747, %715 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16x4xf32> loc(#loc368)
    %749 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %717 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %750 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %719 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %751 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%727, %721 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16xf32> loc(#loc368)
    %752 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%735, %723 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<16x16xf32> loc(#loc368)
    %753 = linalg.generic {indexing_maps = [#map25, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc186))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<5x16xf32> loc(#loc368)
    %754 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%753, %726 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc186)), %in_65: f32 loc("add"(#loc185)), %out: f32 loc("mul"(#loc186))):
      %773 = arith.mulf %in, %in_65 : f32 loc(#loc368)
      linalg.yield %773 : f32 loc(#loc368)
    } -> tensor<5x16xf32> loc(#loc368)
    %755 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg18, %728 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.down.b"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %756 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg19, %730 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%510 : tensor<32x16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.down.w"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<32x16xf32> loc(#loc369)
    %757 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg20, %731 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln1.bias"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %758 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg21, %732 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln1.scale"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %759 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg22, %733 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln2.bias"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %760 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg23, %734 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.ln2.scale"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %761 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg24, %736 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.out"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16x16xf32> loc(#loc369)
    %762 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg25, %738 : tensor<16x48xf32>, tensor<16x48xf32>) outs(%503 : tensor<16x48xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.qkv"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16x48xf32> loc(#loc369)
    %763 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg26, %740 : tensor<32xf32>, tensor<32xf32>) outs(%501 : tensor<32xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.up.b"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<32xf32> loc(#loc369)
    %764 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg27, %742 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%499 : tensor<16x32xf32>) {
    ^bb0(%in: f32 loc("params.blocks.0.up.w"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16x32xf32> loc(#loc369)
    %765 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28, %744 : tensor<1x1x16xf32>, tensor<1x1x16xf32>) outs(%497 : tensor<1x1x16xf32>) {
    ^bb0(%in: f32 loc("params.cls"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<1x1x16xf32> loc(#loc369)
    %766 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg29, %746 : tensor<4xf32>, tensor<4xf32>) outs(%495 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.head.b"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %767 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg30, %748 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%493 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("params.head.w"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16x4xf32> loc(#loc369)
    %768 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg31, %749 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.ln.bias"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %769 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg32, %750 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.ln.scale"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %770 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg33, %751 : tensor<16xf32>, tensor<16xf32>) outs(%489 : tensor<16xf32>) {
    ^bb0(%in: f32 loc("params.patch.b"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16xf32> loc(#loc369)
    %771 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg34, %752 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%487 : tensor<16x16xf32>) {
    ^bb0(%in: f32 loc("params.patch.w"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<16x16xf32> loc(#loc369)
    %772 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg35, %754 : tensor<5x16xf32>, tensor<5x16xf32>) outs(%485 : tensor<5x16xf32>) {
    ^bb0(%in: f32 loc("params.pos"), %in_65: f32 loc("mul"(#loc186)), %out: f32 loc("add"(#loc187))):
      %773 = arith.addf %in, %in_65 : f32 loc(#loc369)
      linalg.yield %773 : f32 loc(#loc369)
    } -> tensor<5x16xf32> loc(#loc369)
    return %683, %686, %688, %690, %692, %694, %697, %700, %703, %706, %709, %712, %715, %717, %719, %721, %723, %726, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %276, %605 : tensor<16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1x1x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<5x16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<1x1x16xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<5x16xf32>, tensor<f32>, tensor<f32> loc(#loc111)
  } loc(#loc)
} loc(#loc)
#loc124 = loc("jit(train)/jvp()"(#loc64))
#loc225 = loc("split"(#loc124))
#loc253 = loc("slice"(#loc139))
#loc296 = loc("reshape"(#loc152))
#loc345 = loc("reshape"(#loc168))
#loc350 = loc("reshape"(#loc171))

