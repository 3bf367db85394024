#loc = loc(unknown)
#loc1 = loc("params.layers.down.b")
#loc2 = loc("params.layers.down.w")
#loc3 = loc("params.layers.ln1.bias")
#loc4 = loc("params.layers.ln1.scale")
#loc5 = loc("params.layers.ln2.bias")
#loc6 = loc("params.layers.ln2.scale")
#loc7 = loc("params.layers.out")
#loc8 = loc("params.layers.qkv")
#loc9 = loc("params.layers.up.b")
#loc10 = loc("params.layers.up.w")
#loc11 = loc("params.ln.bias")
#loc12 = loc("params.ln.scale")
#loc13 = loc("params.pos")
#loc14 = loc("params.tok")
#loc15 = loc("text")
#loc16 = loc("gather")
#loc17 = loc("attention.py":159:29)
#loc18 = loc("reduce_and")
#loc19 = loc("export.py":100:36)
#loc20 = loc("attention.py":157:44)
#loc21 = loc("attention.py":157:35)
#loc22 = loc("convert_element_type")
#loc23 = loc("common.py":28:31)
#loc24 = loc("sub")
#loc25 = loc("gt")
#loc26 = loc("broadcast_in_dim")
#loc27 = loc("jit(_where)")
#loc28 = loc("attention.py":11:12)
#loc29 = loc("attention.py":157:19)
#loc30 = loc("common.py":27:8)
#loc31 = loc("common.py":28:12)
#loc32 = loc("square")
#loc33 = loc("mul")
#loc34 = loc("reduce_sum")
#loc35 = loc("div")
#loc36 = loc("select_n")
#loc37 = loc("common.py":28:21)
#loc38 = loc("common.py":28:11)
#loc39 = loc("attention.py":7:24)
#loc40 = loc("attention.py":7:14)
#loc41 = loc("attention.py":8:15)
#loc42 = loc("attention.py":9:8)
#loc43 = loc("attention.py":12:8)
#loc44 = loc("attention.py":13:8)
#loc45 = loc("attention.py":14:11)
#loc46 = loc("attention.py":155:20)
#loc47 = loc("common.py":23:11)
#loc48 = loc("neg")
#loc49 = loc("attention.py":156:45)
#loc50 = loc("exp")
#loc51 = loc("add")
#loc52 = loc("attention.py":156:23)
#loc53 = loc("attention.py":158:41)
#loc54 = loc("attention.py":158:16)
#loc55 = loc("reduce_max")
#loc56 = loc("attention.py":159:49)
#loc57 = loc("max")
#loc58 = loc("log")
#loc59 = loc("attention.py":159:72)
#loc60 = loc("lt")
#loc61 = loc("reshape")
#loc62 = loc("ge")
#loc63 = loc("le")
#loc64 = loc("and")
#loc65 = loc("attention.py":159:20)
#loc66 = loc("attention.py":159:19)
#loc67 = loc("jit(_one_hot)")
#loc68 = loc("iota")
#loc69 = loc("eq")
#loc70 = loc("abf,abfc->abc/dot_general")
#loc71 = loc("add_any")
#loc72 = loc("common.py":51:41)
#loc73 = loc("common.py":51:37)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
#map15 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map24 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map27 = affine_map<(d0, d1) -> (d1, d0)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map29 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map34 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map35 = affine_map<(d0, d1, d2) -> (d0)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map37 = affine_map<(d0, d1) -> (d1)>
#map38 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map39 = affine_map<(d0) -> ()>
#map40 = affine_map<(d0) -> (d0)>
#loc74 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc17))
#loc75 = loc("jit(train)"(#loc19))
#loc76 = loc("jit(train)/jvp()"(#loc20))
#loc77 = loc("jit(train)/jvp()"(#loc21))
#loc78 = loc("jit(train)/jit(_var)"(#loc23))
#loc79 = loc("jit(train)/jit(_where)"(#loc28))
#loc80 = loc("broadcast_in_dim"(#loc29))
#loc81 = loc("jit(train)/jvp()"(#loc29))
#loc82 = loc("while"(#loc29))
#loc86 = loc("reduce_sum"(#loc30))
#loc87 = loc("while/body/closed_call"(#loc29))
#loc88 = loc("broadcast_in_dim"(#loc30))
#loc89 = loc("div"(#loc30))
#loc90 = loc("sub"(#loc31))
#loc91 = loc("jit(_var)"(#loc23))
#loc92 = loc("add"(#loc23))
#loc93 = loc("rsqrt"(#loc37))
#loc94 = loc("div"(#loc37))
#loc95 = loc("mul"(#loc37))
#loc96 = loc("mul"(#loc38))
#loc97 = loc("broadcast_in_dim"(#loc38))
#loc98 = loc("add"(#loc38))
#loc99 = loc("dot_general"(#loc39))
#loc101 = loc("reshape"(#loc41))
#loc102 = loc("transpose"(#loc41))
#loc103 = loc("bhqd,bhkd->bhqk"(#loc42))
#loc104 = loc("div"(#loc42))
#loc105 = loc("jit(_where)"(#loc28))
#loc106 = loc("reduce_max"(#loc43))
#loc107 = loc("max"(#loc43))
#loc108 = loc("broadcast_in_dim"(#loc43))
#loc109 = loc("sub"(#loc43))
#loc110 = loc("exp"(#loc43))
#loc111 = loc("reduce_sum"(#loc43))
#loc112 = loc("div"(#loc43))
#loc113 = loc("mul"(#loc43))
#loc114 = loc("integer_pow"(#loc43))
#loc115 = loc("bhqk,bhkd->bhqd"(#loc44))
#loc116 = loc("transpose"(#loc44))
#loc117 = loc("reshape"(#loc44))
#loc118 = loc("dot_general"(#loc45))
#loc119 = loc("add"(#loc46))
#loc120 = loc("dot_general"(#loc47))
#loc121 = loc("broadcast_in_dim"(#loc47))
#loc122 = loc("add"(#loc47))
#loc123 = loc("jit(silu)"(#loc49))
#loc124 = loc("add"(#loc52))
#loc125 = loc("while/body/jit(dynamic_update_index_in_dim)"(#loc29))
#loc127 = loc("jit(train)/jvp()"(#loc30))
#loc128 = loc("jit(train)/jvp()"(#loc31))
#loc129 = loc("jit(train)/jvp(jit(_var))"(#loc23))
#loc130 = loc("jit(train)/jvp()"(#loc23))
#loc131 = loc("jit(train)/jvp()"(#loc37))
#loc132 = loc("jit(train)/jvp()"(#loc38))
#loc133 = loc("jit(train)/jvp()"(#loc53))
#loc134 = loc("jit(train)/jvp()"(#loc54))
#loc135 = loc("jit(train)/jvp(jit(log_softmax))"(#loc56))
#loc136 = loc("jit(train)/jvp()"(#loc59))
#loc137 = loc("jit(train)/jvp()"(#loc65))
#loc138 = loc("jit(train)/jvp()"(#loc66))
#loc139 = loc("jit(train)/transpose(jvp())"(#loc66))
#loc140 = loc("jit(train)/transpose(jvp())"(#loc65))
#loc141 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc17))
#loc142 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc56))
#loc143 = loc("jit(train)/transpose(jvp())"(#loc54))
#loc144 = loc("jit(train)/transpose(jvp())"(#loc53))
#loc145 = loc("jit(train)/transpose(jvp())"(#loc38))
#loc146 = loc("jit(train)/transpose(jvp())"(#loc37))
#loc147 = loc("jit(train)/transpose(jvp(jit(_var)))"(#loc23))
#loc148 = loc("jit(train)/transpose(jvp())"(#loc31))
#loc149 = loc("jit(train)/transpose(jvp())"(#loc30))
#loc150 = loc("jit(train)/transpose(jvp())"(#loc29))
#loc151 = loc("while/body"(#loc29))
#loc152 = loc("reduce_sum"(#loc47))
#loc154 = loc("transpose"(#loc47))
#loc155 = loc("reduce_sum"(#loc38))
#loc156 = loc("reshape"(#loc38))
#loc157 = loc("add_any"(#loc23))
#loc158 = loc("neg"(#loc31))
#loc159 = loc("reduce_sum"(#loc31))
#loc160 = loc("reshape"(#loc31))
#loc161 = loc("add_any"(#loc31))
#loc162 = loc("add_any"(#loc30))
#loc163 = loc("transpose"(#loc45))
#loc164 = loc("reshape"(#loc43))
#loc165 = loc("neg"(#loc43))
#loc166 = loc("add_any"(#loc43))
#loc167 = loc("concatenate"(#loc40))
#loc168 = loc("transpose"(#loc39))
#loc169 = loc("jit(train)/transpose(jvp())"(#loc21))
#loc171 = loc("broadcast_in_dim"(#loc21))
#loc172 = loc("jit(_one_hot)"(#loc21))
#loc173 = loc("iota"(#loc21))
#loc174 = loc("eq"(#loc21))
#loc175 = loc("convert_element_type"(#loc21))
#loc176 = loc("cdb,cda->ab"(#loc21))
#loc177 = loc("add"(#loc21))
#loc178 = loc("jit(train)"(#loc72))
#loc179 = loc("jit(train)"(#loc73))
#loc180 = loc(callsite(#loc16 at #loc74))
#loc181 = loc(callsite(#loc18 at #loc74))
#loc182 = loc("slice"(#loc76))
#loc183 = loc("lt"(#loc77))
#loc184 = loc("add"(#loc77))
#loc185 = loc("select_n"(#loc77))
#loc186 = loc("broadcast_in_dim"(#loc77))
#loc187 = loc("gather"(#loc77))
#loc188 = loc(callsite(#loc22 at #loc78))
#loc189 = loc(callsite(#loc at #loc78))
#loc190 = loc(callsite(#loc24 at #loc78))
#loc191 = loc(callsite(#loc25 at #loc78))
#loc192 = loc(callsite(#loc27 at #loc78))
#loc193 = loc(callsite(#loc26 at #loc79))
#loc194 = loc(callsite(#loc at #loc79))
#loc195 = loc(callsite(#loc80 at #loc81))
#loc196 = loc(callsite(#loc82 at #loc81))
#loc198 = loc(callsite(#loc87 at #loc29))
#loc199 = loc("dot_general"(#loc103))
#loc200 = loc(callsite(#loc113 at #loc43))
#loc201 = loc(callsite(#loc108 at #loc43))
#loc202 = loc(callsite(#loc112 at #loc43))
#loc203 = loc("dot_general"(#loc115))
#loc204 = loc(callsite(#loc125 at #loc29))
#loc205 = loc("reduce_sum"(#loc127))
#loc206 = loc("broadcast_in_dim"(#loc127))
#loc207 = loc("div"(#loc127))
#loc208 = loc("sub"(#loc128))
#loc209 = loc(callsite(#loc32 at #loc129))
#loc210 = loc(callsite(#loc24 at #loc129))
#loc211 = loc(callsite(#loc33 at #loc129))
#loc212 = loc(callsite(#loc at #loc129))
#loc213 = loc(callsite(#loc34 at #loc129))
#loc214 = loc(callsite(#loc26 at #loc129))
#loc215 = loc(callsite(#loc35 at #loc129))
#loc216 = loc(callsite(#loc27 at #loc129))
#loc217 = loc("add"(#loc130))
#loc218 = loc("rsqrt"(#loc131))
#loc219 = loc("div"(#loc131))
#loc220 = loc("mul"(#loc131))
#loc221 = loc("mul"(#loc132))
#loc222 = loc("broadcast_in_dim"(#loc132))
#loc223 = loc("add"(#loc132))
#loc224 = loc("transpose"(#loc133))
#loc225 = loc("dot_general"(#loc134))
#loc226 = loc(callsite(#loc55 at #loc135))
#loc227 = loc(callsite(#loc57 at #loc135))
#loc228 = loc(callsite(#loc at #loc135))
#loc229 = loc(callsite(#loc26 at #loc135))
#loc230 = loc(callsite(#loc24 at #loc135))
#loc231 = loc(callsite(#loc50 at #loc135))
#loc232 = loc(callsite(#loc34 at #loc135))
#loc233 = loc(callsite(#loc58 at #loc135))
#loc234 = loc("slice"(#loc136))
#loc235 = loc("broadcast_in_dim"(#loc136))
#loc236 = loc(callsite(#loc60 at #loc74))
#loc237 = loc(callsite(#loc at #loc74))
#loc238 = loc(callsite(#loc51 at #loc74))
#loc239 = loc(callsite(#loc36 at #loc74))
#loc240 = loc(callsite(#loc61 at #loc74))
#loc241 = loc(callsite(#loc62 at #loc74))
#loc242 = loc(callsite(#loc26 at #loc74))
#loc243 = loc(callsite(#loc63 at #loc74))
#loc244 = loc(callsite(#loc64 at #loc74))
#loc245 = loc("reduce_sum"(#loc137))
#loc246 = loc("div"(#loc137))
#loc247 = loc("neg"(#loc138))
#loc248 = loc("neg"(#loc139))
#loc249 = loc("div"(#loc140))
#loc250 = loc("broadcast_in_dim"(#loc140))
#loc251 = loc(callsite(#loc26 at #loc141))
#loc252 = loc(callsite(#loc at #loc141))
#loc253 = loc(callsite(#loc67 at #loc141))
#loc254 = loc(callsite(#loc70 at #loc141))
#loc255 = loc(callsite(#loc51 at #loc141))
#loc256 = loc(callsite(#loc48 at #loc142))
#loc257 = loc(callsite(#loc at #loc142))
#loc258 = loc(callsite(#loc34 at #loc142))
#loc259 = loc(callsite(#loc61 at #loc142))
#loc260 = loc(callsite(#loc35 at #loc142))
#loc261 = loc(callsite(#loc26 at #loc142))
#loc262 = loc(callsite(#loc33 at #loc142))
#loc263 = loc(callsite(#loc71 at #loc142))
#loc264 = loc("dot_general"(#loc143))
#loc265 = loc("transpose"(#loc143))
#loc266 = loc("transpose"(#loc144))
#loc267 = loc("reduce_sum"(#loc145))
#loc268 = loc("reshape"(#loc145))
#loc269 = loc("mul"(#loc145))
#loc270 = loc("mul"(#loc146))
#loc271 = loc(callsite(#loc27 at #loc147))
#loc272 = loc(callsite(#loc35 at #loc147))
#loc273 = loc(callsite(#loc34 at #loc147))
#loc274 = loc(callsite(#loc26 at #loc147))
#loc275 = loc(callsite(#loc33 at #loc147))
#loc276 = loc(callsite(#loc at #loc147))
#loc277 = loc(callsite(#loc48 at #loc147))
#loc278 = loc(callsite(#loc61 at #loc147))
#loc279 = loc(callsite(#loc71 at #loc147))
#loc280 = loc("neg"(#loc148))
#loc281 = loc("reduce_sum"(#loc148))
#loc282 = loc("reshape"(#loc148))
#loc283 = loc("add_any"(#loc148))
#loc284 = loc("div"(#loc149))
#loc285 = loc("reduce_sum"(#loc149))
#loc286 = loc("broadcast_in_dim"(#loc149))
#loc287 = loc("add_any"(#loc149))
#loc288 = loc(callsite(#loc80 at #loc150))
#loc289 = loc(callsite(#loc82 at #loc150))
#loc290 = loc(callsite(#loc151 at #loc29))
#loc291 = loc("transpose"(#loc115))
#loc292 = loc("reduce_sum"(#loc169))
#loc294 = loc("broadcast_in_dim"(#loc169))
#loc296 = loc(callsite(#loc172 at #loc169))
#loc297 = loc(callsite(#loc176 at #loc169))
#loc298 = loc(callsite(#loc177 at #loc169))
#loc299 = loc("add_any"(#loc169))
#loc300 = loc("mul"(#loc178))
#loc301 = loc("sub"(#loc179))
#loc302 = loc(callsite(#loc26 at #loc192))
#loc303 = loc(callsite(#loc22 at #loc192))
#loc304 = loc(""(#loc195))
#loc305 = loc(""(#loc196))
#loc307 = loc(callsite(#loc198 at #loc81))
#loc308 = loc(""(#loc200))
#loc309 = loc(""(#loc201))
#loc310 = loc(""(#loc202))
#loc311 = loc(callsite(#loc204 at #loc81))
#loc312 = loc(callsite(#loc36 at #loc216))
#loc313 = loc(callsite(#loc at #loc216))
#loc314 = loc(callsite(#loc26 at #loc216))
#loc315 = loc(callsite(#loc26 at #loc253))
#loc316 = loc(callsite(#loc at #loc253))
#loc317 = loc(callsite(#loc68 at #loc253))
#loc318 = loc(callsite(#loc69 at #loc253))
#loc319 = loc(callsite(#loc22 at #loc253))
#loc320 = loc(callsite(#loc26 at #loc271))
#loc321 = loc(callsite(#loc at #loc271))
#loc322 = loc(callsite(#loc36 at #loc271))
#loc323 = loc(""(#loc288))
#loc324 = loc(""(#loc289))
#loc325 = loc(callsite(#loc290 at #loc150))
#loc327 = loc(callsite(#loc198 at #loc150))
#loc328 = loc(callsite(#loc204 at #loc150))
#loc330 = loc(""(#loc296))
#loc331 = loc("dot_general"(#loc297))
#loc332 = loc(""(#loc298))
#loc334 = loc(""(#loc307))
#loc335 = loc(""(#loc311))
#loc336 = loc("sub"(#loc325))
#loc338 = loc(""(#loc327))
#loc339 = loc(""(#loc328))
#loc340 = loc(callsite(#loc171 at #loc330))
#loc341 = loc(callsite(#loc at #loc330))
#loc342 = loc(callsite(#loc173 at #loc330))
#loc343 = loc(callsite(#loc174 at #loc330))
#loc344 = loc(callsite(#loc175 at #loc330))
#loc347 = loc(callsite(#loc86 at #loc334))
#loc348 = loc(callsite(#loc88 at #loc334))
#loc349 = loc(callsite(#loc89 at #loc334))
#loc350 = loc(callsite(#loc at #loc334))
#loc351 = loc(callsite(#loc90 at #loc334))
#loc352 = loc(callsite(#loc91 at #loc334))
#loc353 = loc(callsite(#loc92 at #loc334))
#loc354 = loc(callsite(#loc93 at #loc334))
#loc355 = loc(callsite(#loc94 at #loc334))
#loc356 = loc(callsite(#loc95 at #loc334))
#loc357 = loc(callsite(#loc96 at #loc334))
#loc358 = loc(callsite(#loc97 at #loc334))
#loc359 = loc(callsite(#loc98 at #loc334))
#loc360 = loc(callsite(#loc99 at #loc334))
#loc362 = loc(callsite(#loc101 at #loc334))
#loc363 = loc(callsite(#loc102 at #loc334))
#loc364 = loc(callsite(#loc199 at #loc334))
#loc365 = loc(callsite(#loc104 at #loc334))
#loc366 = loc(callsite(#loc105 at #loc334))
#loc367 = loc(callsite(#loc106 at #loc334))
#loc368 = loc(callsite(#loc107 at #loc334))
#loc369 = loc(callsite(#loc108 at #loc334))
#loc370 = loc(callsite(#loc109 at #loc334))
#loc371 = loc(callsite(#loc110 at #loc334))
#loc372 = loc(callsite(#loc111 at #loc334))
#loc373 = loc(callsite(#loc112 at #loc334))
#loc374 = loc(callsite(#loc308 at #loc334))
#loc375 = loc(callsite(#loc309 at #loc334))
#loc376 = loc(callsite(#loc114 at #loc334))
#loc377 = loc(callsite(#loc310 at #loc334))
#loc378 = loc(callsite(#loc203 at #loc334))
#loc379 = loc(callsite(#loc116 at #loc334))
#loc380 = loc(callsite(#loc117 at #loc334))
#loc381 = loc(callsite(#loc118 at #loc334))
#loc382 = loc(callsite(#loc119 at #loc334))
#loc383 = loc(callsite(#loc120 at #loc334))
#loc384 = loc(callsite(#loc121 at #loc334))
#loc385 = loc(callsite(#loc122 at #loc334))
#loc386 = loc(callsite(#loc123 at #loc334))
#loc387 = loc(callsite(#loc124 at #loc334))
#loc388 = loc(callsite(#loc80 at #loc335))
#loc389 = loc(callsite(#loc at #loc335))
#loc393 = loc(callsite(#loc152 at #loc338))
#loc395 = loc(callsite(#loc120 at #loc338))
#loc396 = loc(callsite(#loc at #loc338))
#loc397 = loc(callsite(#loc154 at #loc338))
#loc398 = loc(callsite(#loc123 at #loc338))
#loc399 = loc(callsite(#loc155 at #loc338))
#loc400 = loc(callsite(#loc156 at #loc338))
#loc401 = loc(callsite(#loc96 at #loc338))
#loc402 = loc(callsite(#loc95 at #loc338))
#loc403 = loc(callsite(#loc91 at #loc338))
#loc404 = loc(callsite(#loc157 at #loc338))
#loc405 = loc(callsite(#loc158 at #loc338))
#loc406 = loc(callsite(#loc159 at #loc338))
#loc407 = loc(callsite(#loc160 at #loc338))
#loc408 = loc(callsite(#loc161 at #loc338))
#loc409 = loc(callsite(#loc89 at #loc338))
#loc410 = loc(callsite(#loc86 at #loc338))
#loc411 = loc(callsite(#loc88 at #loc338))
#loc412 = loc(callsite(#loc162 at #loc338))
#loc413 = loc(callsite(#loc118 at #loc338))
#loc414 = loc(callsite(#loc163 at #loc338))
#loc415 = loc(callsite(#loc117 at #loc338))
#loc416 = loc(callsite(#loc116 at #loc338))
#loc417 = loc(callsite(#loc203 at #loc338))
#loc418 = loc(callsite(#loc291 at #loc338))
#loc419 = loc(callsite(#loc113 at #loc338))
#loc420 = loc(callsite(#loc111 at #loc338))
#loc421 = loc(callsite(#loc164 at #loc338))
#loc422 = loc(callsite(#loc165 at #loc338))
#loc423 = loc(callsite(#loc112 at #loc338))
#loc424 = loc(callsite(#loc108 at #loc338))
#loc425 = loc(callsite(#loc166 at #loc338))
#loc426 = loc(callsite(#loc105 at #loc338))
#loc427 = loc(callsite(#loc104 at #loc338))
#loc428 = loc(callsite(#loc199 at #loc338))
#loc429 = loc(callsite(#loc102 at #loc338))
#loc431 = loc(callsite(#loc167 at #loc338))
#loc432 = loc(callsite(#loc99 at #loc338))
#loc433 = loc(callsite(#loc168 at #loc338))
#loc434 = loc(callsite(#loc80 at #loc339))
#loc435 = loc(callsite(#loc at #loc339))
#loc437 = loc(callsite(#loc32 at #loc352))
#loc438 = loc(callsite(#loc24 at #loc352))
#loc439 = loc(callsite(#loc33 at #loc352))
#loc440 = loc(callsite(#loc at #loc352))
#loc441 = loc(callsite(#loc34 at #loc352))
#loc442 = loc(callsite(#loc26 at #loc352))
#loc443 = loc(callsite(#loc35 at #loc352))
#loc444 = loc(callsite(#loc27 at #loc352))
#loc445 = loc(callsite(#loc36 at #loc366))
#loc446 = loc(callsite(#loc at #loc366))
#loc447 = loc(callsite(#loc48 at #loc386))
#loc448 = loc(callsite(#loc at #loc386))
#loc449 = loc(callsite(#loc50 at #loc386))
#loc450 = loc(callsite(#loc51 at #loc386))
#loc451 = loc(callsite(#loc35 at #loc386))
#loc452 = loc(callsite(#loc24 at #loc386))
#loc453 = loc(callsite(#loc33 at #loc386))
#loc454 = loc(callsite(#loc33 at #loc398))
#loc455 = loc(callsite(#loc at #loc398))
#loc456 = loc(callsite(#loc71 at #loc398))
#loc457 = loc(callsite(#loc27 at #loc403))
#loc458 = loc(callsite(#loc35 at #loc403))
#loc459 = loc(callsite(#loc34 at #loc403))
#loc460 = loc(callsite(#loc26 at #loc403))
#loc461 = loc(callsite(#loc33 at #loc403))
#loc462 = loc(callsite(#loc at #loc403))
#loc463 = loc(callsite(#loc48 at #loc403))
#loc464 = loc(callsite(#loc61 at #loc403))
#loc465 = loc(callsite(#loc71 at #loc403))
#loc466 = loc(callsite(#loc26 at #loc426))
#loc467 = loc(callsite(#loc at #loc426))
#loc468 = loc(callsite(#loc36 at #loc426))
#loc469 = loc(callsite(#loc36 at #loc444))
#loc470 = loc(callsite(#loc at #loc444))
#loc471 = loc(callsite(#loc36 at #loc457))
#loc472 = loc(callsite(#loc at #loc457))
#loc473 = loc(callsite(#loc26 at #loc457))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x8xf32> {tf.aliasing_output = 0 : i32} loc("params.layers.down.b"), %arg1: tensor<3x16x8xf32> {tf.aliasing_output = 1 : i32} loc("params.layers.down.w"), %arg2: tensor<3x8xf32> {tf.aliasing_output = 2 : i32} loc("params.layers.ln1.bias"), %arg3: tensor<3x8xf32> {tf.aliasing_output = 3 : i32} loc("params.layers.ln1.scale"), %arg4: tensor<3x8xf32> {tf.aliasing_output = 4 : i32} loc("params.layers.ln2.bias"), %arg5: tensor<3x8xf32> {tf.aliasing_output = 5 : i32} loc("params.layers.ln2.scale"), %arg6: tensor<3x8x8xf32> {tf.aliasing_output = 6 : i32} loc("params.layers.out"), %arg7: tensor<3x8x24xf32> {tf.aliasing_output = 7 : i32} loc("params.layers.qkv"), %arg8: tensor<3x16xf32> {tf.aliasing_output = 8 : i32} loc("params.layers.up.b"), %arg9: tensor<3x8x16xf32> {tf.aliasing_output = 9 : i32} loc("params.layers.up.w"), %arg10: tensor<8xf32> {tf.aliasing_output = 10 : i32} loc("params.ln.bias"), %arg11: tensor<8xf32> {tf.aliasing_output = 11 : i32} loc("params.ln.scale"), %arg12: tensor<5x8xf32> {tf.aliasing_output = 12 : i32} loc("params.pos"), %arg13: tensor<16x8xf32> {tf.aliasing_output = 13 : i32} loc("params.tok"), %arg14: tensor<6x6xi32> loc("text")) -> (tensor<3x8xf32> {jax.result_info = "params.layers.down.b"}, tensor<3x16x8xf32> {jax.result_info = "params.layers.down.w"}, tensor<3x8xf32> {jax.result_info = "params.layers.ln1.bias"}, tensor<3x8xf32> {jax.result_info = "params.layers.ln1.scale"}, tensor<3x8xf32> {jax.result_info = "params.layers.ln2.bias"}, tensor<3x8xf32> {jax.result_info = "params.layers.ln2.scale"}, tensor<3x8x8xf32> {jax.result_info = "params.layers.out"}, tensor<3x8x24xf32> {jax.result_info = "params.layers.qkv"}, tensor<3x16xf32> {jax.result_info = "params.layers.up.b"}, tensor<3x8x16xf32> {jax.result_info = "params.layers.up.w"}, tensor<8xf32> {jax.result_info = "params.ln.bias"}, tensor<8xf32> {jax.result_info = "params.ln.scale"}, tensor<5x8xf32> {jax.result_info = "params.pos"}, tensor<16x8xf32> {jax.result_info = "params.tok"}, tensor<f32> {jax.result_info = "loss"}) {
    %c8 = arith.constant 8 : index loc(#loc)
    %c16 = arith.constant 16 : index loc(#loc)
    %cst = arith.constant dense<15> : tensor<1xi32> loc(#loc180)
    %true = arith.constant true loc(#loc181)
    %cst_0 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc)
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_3 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant 8.000000e+00 : f32 loc(#loc)
    %cst_6 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %c3_i32 = arith.constant 3 : i32 loc(#loc)
    %cst_7 = arith.constant 3.000000e+01 : f32 loc(#loc)
    %cst_8 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c15 = arith.constant 15 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_9 = arith.constant dense<3.000000e-01> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<9.99999974E-6> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<8.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<-1.000000e+09> : tensor<f32> loc(#loc75)
    %cst_15 = arith.constant dense<16> : tensor<i32> loc(#loc)
    %cst_16 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_17 = arith.constant dense<[[true, false, false, false, false], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, true, false], [true, true, true, true, true]]> : tensor<5x5xi1> loc(#loc75)
    %extracted_slice = tensor.extract_slice %arg14[0, 0] [6, 5] [1, 1] : tensor<6x6xi32> to tensor<6x5xi32> loc(#loc182)
    %0 = tensor.empty() : tensor<6x5xi32> loc(#loc183)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%0 : tensor<6x5xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc77))):
      linalg.yield %in : i32 loc(#loc183)
    } -> tensor<6x5xi32> loc(#loc183)
    %2 = tensor.empty() : tensor<6x5xi1> loc(#loc183)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<6x5xi32>, tensor<6x5xi32>) outs(%2 : tensor<6x5xi1>) {
    ^bb0(%in: i32 loc("slice"(#loc76)), %in_26: i32 loc("lt"(#loc77)), %out: i1 loc("lt"(#loc77))):
      %242 = arith.cmpi slt, %in, %in_26 : i32 loc(#loc183)
      linalg.yield %242 : i1 loc(#loc183)
    } -> tensor<6x5xi1> loc(#loc183)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%0 : tensor<6x5xi32>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc19)), %out: i32 loc("add"(#loc77))):
      linalg.yield %in : i32 loc(#loc184)
    } -> tensor<6x5xi32> loc(#loc184)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %4 : tensor<6x5xi32>, tensor<6x5xi32>) outs(%0 : tensor<6x5xi32>) {
    ^bb0(%in: i32 loc("slice"(#loc76)), %in_26: i32 loc("add"(#loc77)), %out: i32 loc("add"(#loc77))):
      %242 = arith.addi %in, %in_26 : i32 loc(#loc184)
      linalg.yield %242 : i32 loc(#loc184)
    } -> tensor<6x5xi32> loc(#loc184)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %extracted_slice : tensor<6x5xi1>, tensor<6x5xi32>, tensor<6x5xi32>) outs(%0 : tensor<6x5xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc77)), %in_26: i32 loc("add"(#loc77)), %in_27: i32 loc("slice"(#loc76)), %out: i32 loc("select_n"(#loc77))):
      %242 = arith.select %in, %in_26, %in_27 : i32 loc(#loc185)
      linalg.yield %242 : i32 loc(#loc185)
    } -> tensor<6x5xi32> loc(#loc185)
    %7 = tensor.empty() : tensor<6x5x1xi32> loc(#loc186)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<6x5xi32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc77)), %out: i32 loc("broadcast_in_dim"(#loc77))):
      linalg.yield %in : i32 loc(#loc186)
    } -> tensor<6x5x1xi32> loc(#loc186)
    %9 = tensor.empty() : tensor<6x5x8xf32> loc(#loc187)
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%out: f32 loc("gather"(#loc77))):
      %242 = linalg.index 0 : index loc(#loc187)
      %243 = linalg.index 1 : index loc(#loc187)
      %244 = linalg.index 2 : index loc(#loc187)
      %extracted_26 = tensor.extract %8[%242, %243, %c0] : tensor<6x5x1xi32> loc(#loc187)
      %245 = arith.index_cast %extracted_26 : i32 to index loc(#loc187)
      %246 = arith.maxsi %245, %c0 : index loc(#loc187)
      %247 = arith.minsi %246, %c15 : index loc(#loc187)
      %extracted_27 = tensor.extract %arg13[%247, %244] : tensor<16x8xf32> loc(#loc187)
      linalg.yield %extracted_27 : f32 loc(#loc187)
    } -> tensor<6x5x8xf32> loc(#loc187)
    %11 = tensor.empty() : tensor<1x5x8xf32> loc(#loc186)
    %12 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<5x8xf32>) outs(%11 : tensor<1x5x8xf32>) {
    ^bb0(%in: f32 loc("params.pos"), %out: f32 loc("broadcast_in_dim"(#loc77))):
      linalg.yield %in : f32 loc(#loc186)
    } -> tensor<1x5x8xf32> loc(#loc186)
    %13 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<1x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc77)), %out: f32 loc("add"(#loc77))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<6x5x8xf32> loc(#loc184)
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("gather"(#loc77)), %in_26: f32 loc("add"(#loc77)), %out: f32 loc("add"(#loc77))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc184)
      linalg.yield %242 : f32 loc(#loc184)
    } -> tensor<6x5x8xf32> loc(#loc184)
    %15 = tensor.empty() : tensor<f32> loc(#loc188)
    %16 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%cst_16 : tensor<i32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc78)), %out: f32 loc(callsite(#loc22 at #loc78))):
      %242 = arith.sitofp %in : i32 to f32 loc(#loc188)
      linalg.yield %242 : f32 loc(#loc188)
    } -> tensor<f32> loc(#loc188)
    %17 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%16 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc78)), %out: f32 loc(callsite(#loc24 at #loc78))):
      %242 = arith.subf %cst_5, %in : f32 loc(#loc190)
      linalg.yield %242 : f32 loc(#loc190)
    } -> tensor<f32> loc(#loc190)
    %18 = tensor.empty() : tensor<i1> loc(#loc191)
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%17 : tensor<f32>) outs(%18 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc78)), %out: i1 loc(callsite(#loc25 at #loc78))):
      %242 = arith.cmpf ogt, %in, %cst_8 : f32 loc(#loc191)
      linalg.yield %242 : i1 loc(#loc191)
    } -> tensor<i1> loc(#loc191)
    %20 = tensor.empty() : tensor<6x5x1xf32> loc(#loc302)
    %21 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc192)), %out: f32 loc(callsite(#loc26 at #loc192))):
      linalg.yield %in : f32 loc(#loc302)
    } -> tensor<6x5x1xf32> loc(#loc302)
    %22 = tensor.empty() : tensor<6x2x5x5xi1> loc(#loc193)
    %23 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<5x5xi1>) outs(%22 : tensor<6x2x5x5xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc79)), %out: i1 loc(callsite(#loc26 at #loc79))):
      linalg.yield %in : i1 loc(#loc193)
    } -> tensor<6x2x5x5xi1> loc(#loc193)
    %24 = tensor.empty() : tensor<6x2x5x5xf32> loc(#loc193)
    %25 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%24 : tensor<6x2x5x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc79)), %out: f32 loc(callsite(#loc26 at #loc79))):
      linalg.yield %in : f32 loc(#loc193)
    } -> tensor<6x2x5x5xf32> loc(#loc193)
    %26 = tensor.empty() : tensor<3x6x5x8xf32> loc(#loc304)
    %27 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%26 : tensor<3x6x5x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x6x5x8xf32> loc(#loc304)
    %28 = tensor.empty() : tensor<3x6x5x1xf32> loc(#loc304)
    %29 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%28 : tensor<3x6x5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x6x5x1xf32> loc(#loc304)
    %30 = tensor.empty() : tensor<3x1x1x8xf32> loc(#loc304)
    %31 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%30 : tensor<3x1x1x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x1x1x8xf32> loc(#loc304)
    %32 = tensor.empty() : tensor<3x6x2x5x4xf32> loc(#loc304)
    %33 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%32 : tensor<3x6x2x5x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x6x2x5x4xf32> loc(#loc304)
    %34 = tensor.empty() : tensor<3x6x2x5x5xf32> loc(#loc304)
    %35 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%34 : tensor<3x6x2x5x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x6x2x5x5xf32> loc(#loc304)
    %36 = tensor.empty() : tensor<3x6x2x5x1xf32> loc(#loc304)
    %37 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%36 : tensor<3x6x2x5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x6x2x5x1xf32> loc(#loc304)
    %38 = tensor.empty() : tensor<3x6x5x16xf32> loc(#loc304)
    %39 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%38 : tensor<3x6x5x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc195))):
      linalg.yield %in : f32 loc(#loc304)
    } -> tensor<3x6x5x16xf32> loc(#loc304)
    %40:27 = scf.for %arg15 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg16 = %14, %arg17 = %27, %arg18 = %29, %arg19 = %29, %arg20 = %27, %arg21 = %31, %arg22 = %27, %arg23 = %27, %arg24 = %33, %arg25 = %33, %arg26 = %35, %arg27 = %37, %arg28 = %37, %arg29 = %33, %arg30 = %35, %arg31 = %27, %arg32 = %27, %arg33 = %29, %arg34 = %29, %arg35 = %27, %arg36 = %31, %arg37 = %27, %arg38 = %27, %arg39 = %39, %arg40 = %39, %arg41 = %39, %arg42 = %39) -> (tensor<6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x8xf32>, tensor<3x1x1x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x2x5x4xf32>, tensor<3x6x2x5x4xf32>, tensor<3x6x2x5x5xf32>, tensor<3x6x2x5x1xf32>, tensor<3x6x2x5x1xf32>, tensor<3x6x2x5x4xf32>, tensor<3x6x2x5x5xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x8xf32>, tensor<3x1x1x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x16xf32>, tensor<3x6x5x16xf32>, tensor<3x6x5x16xf32>, tensor<3x6x5x16xf32>)  : i32 {
      %242 = arith.index_cast %arg15 : i32 to index loc(#loc345)
      %243 = arith.maxsi %242, %c0 : index loc(#loc345)
      %244 = arith.minsi %243, %c2 : index loc(#loc345)
      %extracted_slice_26 = tensor.extract_slice %arg0[%244, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32> loc(#loc345)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32> loc(#loc346)
      %extracted_slice_28 = tensor.extract_slice %arg1[%244, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<3x16x8xf32> to tensor<1x16x8xf32> loc(#loc345)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<1x16x8xf32> into tensor<16x8xf32> loc(#loc346)
      %extracted_slice_30 = tensor.extract_slice %arg2[%244, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32> loc(#loc345)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32> loc(#loc346)
      %extracted_slice_32 = tensor.extract_slice %arg3[%244, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32> loc(#loc345)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32> loc(#loc346)
      %extracted_slice_34 = tensor.extract_slice %arg4[%244, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32> loc(#loc345)
      %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32> loc(#loc346)
      %extracted_slice_36 = tensor.extract_slice %arg5[%244, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32> loc(#loc345)
      %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32> loc(#loc346)
      %extracted_slice_38 = tensor.extract_slice %arg6[%244, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<1x8x8xf32> loc(#loc345)
      %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32> loc(#loc346)
      %extracted_slice_40 = tensor.extract_slice %arg7[%244, 0, 0] [1, 8, 24] [1, 1, 1] : tensor<3x8x24xf32> to tensor<1x8x24xf32> loc(#loc345)
      %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [[0, 1], [2]] : tensor<1x8x24xf32> into tensor<8x24xf32> loc(#loc346)
      %extracted_slice_42 = tensor.extract_slice %arg8[%244, 0] [1, 16] [1, 1] : tensor<3x16xf32> to tensor<1x16xf32> loc(#loc345)
      %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32> loc(#loc346)
      %extracted_slice_44 = tensor.extract_slice %arg9[%244, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<3x8x16xf32> to tensor<1x8x16xf32> loc(#loc345)
      %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32> loc(#loc346)
      %245 = tensor.empty() : tensor<6x5xf32> loc(#loc347)
      %246 = linalg.fill ins(%cst_8 : f32) outs(%245 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc347)
      %247 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg16 : tensor<6x5x8xf32>) outs(%246 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc334)), %out: f32 loc(callsite(#loc86 at #loc334))):
        %389 = arith.addf %out, %in : f32 loc(#loc347)
        linalg.yield %389 : f32 loc(#loc347)
      } -> tensor<6x5xf32> loc(#loc347)
      %248 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc334)), %out: f32 loc(callsite(#loc88 at #loc334))):
        linalg.yield %in : f32 loc(#loc348)
      } -> tensor<6x5x1xf32> loc(#loc348)
      %249 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc89 at #loc334))):
        linalg.yield %in : f32 loc(#loc349)
      } -> tensor<6x5x1xf32> loc(#loc349)
      %250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%248, %249 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc88 at #loc334)), %in_79: f32 loc(callsite(#loc89 at #loc334)), %out: f32 loc(callsite(#loc89 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc349)
        linalg.yield %389 : f32 loc(#loc349)
      } -> tensor<6x5x1xf32> loc(#loc349)
      %251 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc89 at #loc334)), %out: f32 loc(callsite(#loc90 at #loc334))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<6x5x8xf32> loc(#loc351)
      %252 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %251 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %in_79: f32 loc(callsite(#loc90 at #loc334)), %out: f32 loc(callsite(#loc90 at #loc334))):
        %389 = arith.subf %in, %in_79 : f32 loc(#loc351)
        linalg.yield %389 : f32 loc(#loc351)
      } -> tensor<6x5x8xf32> loc(#loc351)
      %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %252 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc24 at #loc352)), %in_79: f32 loc(callsite(#loc24 at #loc352)), %out: f32 loc(callsite(#loc32 at #loc352))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc437)
        linalg.yield %389 : f32 loc(#loc437)
      } -> tensor<6x5x8xf32> loc(#loc437)
      %254 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc352)), %out: f32 loc(callsite(#loc33 at #loc352))):
        linalg.yield %in : f32 loc(#loc439)
      } -> tensor<6x5x8xf32> loc(#loc439)
      %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %252 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc352)), %in_79: f32 loc(callsite(#loc24 at #loc352)), %out: f32 loc(callsite(#loc33 at #loc352))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc439)
        linalg.yield %389 : f32 loc(#loc439)
      } -> tensor<6x5x8xf32> loc(#loc439)
      %256 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253 : tensor<6x5x8xf32>) outs(%246 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc352)), %out: f32 loc(callsite(#loc34 at #loc352))):
        %389 = arith.addf %out, %in : f32 loc(#loc441)
        linalg.yield %389 : f32 loc(#loc441)
      } -> tensor<6x5xf32> loc(#loc441)
      %257 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%256 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc352)), %out: f32 loc(callsite(#loc26 at #loc352))):
        linalg.yield %in : f32 loc(#loc442)
      } -> tensor<6x5x1xf32> loc(#loc442)
      %258 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc352)), %out: f32 loc(callsite(#loc35 at #loc352))):
        linalg.yield %in : f32 loc(#loc443)
      } -> tensor<6x5x1xf32> loc(#loc443)
      %259 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%257, %258 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc26 at #loc352)), %in_79: f32 loc(callsite(#loc35 at #loc352)), %out: f32 loc(callsite(#loc35 at #loc352))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc443)
        linalg.yield %389 : f32 loc(#loc443)
      } -> tensor<6x5x1xf32> loc(#loc443)
      %extracted_46 = tensor.extract %19[] : tensor<i1> loc(#loc469)
      %260 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%259, %21 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc444)), %in_79: f32 loc(callsite(#loc at #loc444)), %out: f32 loc(callsite(#loc36 at #loc444))):
        %389 = arith.select %extracted_46, %in, %in_79 : f32 loc(#loc469)
        linalg.yield %389 : f32 loc(#loc469)
      } -> tensor<6x5x1xf32> loc(#loc469)
      %261 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc92 at #loc334))):
        linalg.yield %in : f32 loc(#loc353)
      } -> tensor<6x5x1xf32> loc(#loc353)
      %262 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%260, %261 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc91 at #loc334)), %in_79: f32 loc(callsite(#loc92 at #loc334)), %out: f32 loc(callsite(#loc92 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc353)
        linalg.yield %389 : f32 loc(#loc353)
      } -> tensor<6x5x1xf32> loc(#loc353)
      %263 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%262 : tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc92 at #loc334)), %out: f32 loc(callsite(#loc93 at #loc334))):
        %389 = math.rsqrt %in : f32 loc(#loc354)
        linalg.yield %389 : f32 loc(#loc354)
      } -> tensor<6x5x1xf32> loc(#loc354)
      %264 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %262 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc93 at #loc334)), %in_79: f32 loc(callsite(#loc92 at #loc334)), %out: f32 loc(callsite(#loc94 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc355)
        linalg.yield %389 : f32 loc(#loc355)
      } -> tensor<6x5x1xf32> loc(#loc355)
      %265 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc95 at #loc334))):
        linalg.yield %in : f32 loc(#loc356)
      } -> tensor<6x5x1xf32> loc(#loc356)
      %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %264 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc95 at #loc334)), %in_79: f32 loc(callsite(#loc94 at #loc334)), %out: f32 loc(callsite(#loc95 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc356)
        linalg.yield %389 : f32 loc(#loc356)
      } -> tensor<6x5x1xf32> loc(#loc356)
      %267 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc93 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        linalg.yield %in : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %268 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252, %267 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc90 at #loc334)), %in_79: f32 loc(callsite(#loc96 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc357)
        linalg.yield %389 : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %269 = tensor.empty() : tensor<1x1x8xf32> loc(#loc358)
      %270 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_33 : tensor<8xf32>) outs(%269 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc97 at #loc334))):
        linalg.yield %in : f32 loc(#loc358)
      } -> tensor<1x1x8xf32> loc(#loc358)
      %271 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc97 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        linalg.yield %in : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %271 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc334)), %in_79: f32 loc(callsite(#loc96 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc357)
        linalg.yield %389 : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %273 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_31 : tensor<8xf32>) outs(%269 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc97 at #loc334))):
        linalg.yield %in : f32 loc(#loc358)
      } -> tensor<1x1x8xf32> loc(#loc358)
      %274 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc97 at #loc334)), %out: f32 loc(callsite(#loc98 at #loc334))):
        linalg.yield %in : f32 loc(#loc359)
      } -> tensor<6x5x8xf32> loc(#loc359)
      %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %274 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc334)), %in_79: f32 loc(callsite(#loc98 at #loc334)), %out: f32 loc(callsite(#loc98 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc359)
        linalg.yield %389 : f32 loc(#loc359)
      } -> tensor<6x5x8xf32> loc(#loc359)
      %276 = tensor.empty() : tensor<6x5x24xf32> loc(#loc360)
      %277 = linalg.fill ins(%cst_8 : f32) outs(%276 : tensor<6x5x24xf32>) -> tensor<6x5x24xf32> loc(#loc360)
      %278 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%275, %collapsed_41 : tensor<6x5x8xf32>, tensor<8x24xf32>) outs(%277 : tensor<6x5x24xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc98 at #loc334)), %in_79: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc99 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc359)
        %390 = arith.addf %out, %389 : f32 loc(#loc360)
        linalg.yield %390 : f32 loc(#loc350)
      } -> tensor<6x5x24xf32> loc(#loc360)
      %extracted_slice_47 = tensor.extract_slice %278[0, 0, 0] [6, 5, 8] [1, 1, 1] : tensor<6x5x24xf32> to tensor<6x5x8xf32> loc(#loc361)
      %extracted_slice_48 = tensor.extract_slice %278[0, 0, 8] [6, 5, 8] [1, 1, 1] : tensor<6x5x24xf32> to tensor<6x5x8xf32> loc(#loc361)
      %extracted_slice_49 = tensor.extract_slice %278[0, 0, 16] [6, 5, 8] [1, 1, 1] : tensor<6x5x24xf32> to tensor<6x5x8xf32> loc(#loc361)
      %expanded_50 = tensor.expand_shape %extracted_slice_47 [[0], [1], [2, 3]] output_shape [6, 5, 2, 4] : tensor<6x5x8xf32> into tensor<6x5x2x4xf32> loc(#loc362)
      %279 = tensor.empty() : tensor<6x2x5x4xf32> loc(#loc363)
      %280 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50 : tensor<6x5x2x4xf32>) outs(%279 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc101 at #loc334)), %out: f32 loc(callsite(#loc102 at #loc334))):
        linalg.yield %in : f32 loc(#loc363)
      } -> tensor<6x2x5x4xf32> loc(#loc363)
      %expanded_51 = tensor.expand_shape %extracted_slice_48 [[0], [1], [2, 3]] output_shape [6, 5, 2, 4] : tensor<6x5x8xf32> into tensor<6x5x2x4xf32> loc(#loc362)
      %281 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_51 : tensor<6x5x2x4xf32>) outs(%279 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc101 at #loc334)), %out: f32 loc(callsite(#loc102 at #loc334))):
        linalg.yield %in : f32 loc(#loc363)
      } -> tensor<6x2x5x4xf32> loc(#loc363)
      %expanded_52 = tensor.expand_shape %extracted_slice_49 [[0], [1], [2, 3]] output_shape [6, 5, 2, 4] : tensor<6x5x8xf32> into tensor<6x5x2x4xf32> loc(#loc362)
      %282 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_52 : tensor<6x5x2x4xf32>) outs(%279 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc101 at #loc334)), %out: f32 loc(callsite(#loc102 at #loc334))):
        linalg.yield %in : f32 loc(#loc363)
      } -> tensor<6x2x5x4xf32> loc(#loc363)
      %283 = linalg.fill ins(%cst_8 : f32) outs(%24 : tensor<6x2x5x5xf32>) -> tensor<6x2x5x5xf32> loc(#loc364)
      %284 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%280, %281 : tensor<6x2x5x4xf32>, tensor<6x2x5x4xf32>) outs(%283 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc102 at #loc334)), %in_79: f32 loc(callsite(#loc102 at #loc334)), %out: f32 loc(callsite(#loc199 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc363)
        %390 = arith.addf %out, %389 : f32 loc(#loc364)
        linalg.yield %390 : f32 loc(#loc350)
      } -> tensor<6x2x5x5xf32> loc(#loc364)
      %285 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc104 at #loc334))):
        linalg.yield %in : f32 loc(#loc365)
      } -> tensor<6x2x5x5xf32> loc(#loc365)
      %286 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %285 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc199 at #loc334)), %in_79: f32 loc(callsite(#loc104 at #loc334)), %out: f32 loc(callsite(#loc104 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc365)
        linalg.yield %389 : f32 loc(#loc365)
      } -> tensor<6x2x5x5xf32> loc(#loc365)
      %287 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %286, %25 : tensor<6x2x5x5xi1>, tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: i1 loc(callsite(#loc at #loc366)), %in_79: f32 loc(callsite(#loc at #loc366)), %in_80: f32 loc(callsite(#loc at #loc366)), %out: f32 loc(callsite(#loc36 at #loc366))):
        %389 = arith.select %in, %in_79, %in_80 : f32 loc(#loc445)
        linalg.yield %389 : f32 loc(#loc445)
      } -> tensor<6x2x5x5xf32> loc(#loc445)
      %288 = tensor.empty() : tensor<6x2x5xf32> loc(#loc367)
      %289 = linalg.fill ins(%cst_3 : f32) outs(%288 : tensor<6x2x5xf32>) -> tensor<6x2x5xf32> loc(#loc367)
      %290 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%287 : tensor<6x2x5x5xf32>) outs(%289 : tensor<6x2x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc106 at #loc334)), %out: f32 loc(callsite(#loc106 at #loc334))):
        %389 = arith.maximumf %out, %in : f32 loc(#loc367)
        linalg.yield %389 : f32 loc(#loc367)
      } -> tensor<6x2x5xf32> loc(#loc367)
      %291 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%288 : tensor<6x2x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc107 at #loc334))):
        linalg.yield %in : f32 loc(#loc368)
      } -> tensor<6x2x5xf32> loc(#loc368)
      %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %290 : tensor<6x2x5xf32>, tensor<6x2x5xf32>) outs(%288 : tensor<6x2x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc107 at #loc334)), %in_79: f32 loc(callsite(#loc106 at #loc334)), %out: f32 loc(callsite(#loc107 at #loc334))):
        %389 = arith.maximumf %in, %in_79 : f32 loc(#loc368)
        linalg.yield %389 : f32 loc(#loc368)
      } -> tensor<6x2x5xf32> loc(#loc368)
      %293 = tensor.empty() : tensor<6x2x5x1xf32> loc(#loc369)
      %294 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<6x2x5xf32>) outs(%293 : tensor<6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc107 at #loc334)), %out: f32 loc(callsite(#loc108 at #loc334))):
        linalg.yield %in : f32 loc(#loc369)
      } -> tensor<6x2x5x1xf32> loc(#loc369)
      %295 = linalg.generic {indexing_maps = [#map23, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294 : tensor<6x2x5x1xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc108 at #loc334)), %out: f32 loc(callsite(#loc109 at #loc334))):
        linalg.yield %in : f32 loc(#loc370)
      } -> tensor<6x2x5x5xf32> loc(#loc370)
      %296 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287, %295 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc105 at #loc334)), %in_79: f32 loc(callsite(#loc109 at #loc334)), %out: f32 loc(callsite(#loc109 at #loc334))):
        %389 = arith.subf %in, %in_79 : f32 loc(#loc370)
        linalg.yield %389 : f32 loc(#loc370)
      } -> tensor<6x2x5x5xf32> loc(#loc370)
      %297 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc109 at #loc334)), %out: f32 loc(callsite(#loc110 at #loc334))):
        %389 = math.exp %in : f32 loc(#loc371)
        linalg.yield %389 : f32 loc(#loc371)
      } -> tensor<6x2x5x5xf32> loc(#loc371)
      %298 = linalg.fill ins(%cst_8 : f32) outs(%288 : tensor<6x2x5xf32>) -> tensor<6x2x5xf32> loc(#loc372)
      %299 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%297 : tensor<6x2x5x5xf32>) outs(%298 : tensor<6x2x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc111 at #loc334)), %out: f32 loc(callsite(#loc111 at #loc334))):
        %389 = arith.addf %out, %in : f32 loc(#loc372)
        linalg.yield %389 : f32 loc(#loc372)
      } -> tensor<6x2x5xf32> loc(#loc372)
      %300 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299 : tensor<6x2x5xf32>) outs(%293 : tensor<6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc111 at #loc334)), %out: f32 loc(callsite(#loc108 at #loc334))):
        linalg.yield %in : f32 loc(#loc369)
      } -> tensor<6x2x5x1xf32> loc(#loc369)
      %301 = linalg.generic {indexing_maps = [#map23, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300 : tensor<6x2x5x1xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc108 at #loc334)), %out: f32 loc(callsite(#loc112 at #loc334))):
        linalg.yield %in : f32 loc(#loc373)
      } -> tensor<6x2x5x5xf32> loc(#loc373)
      %302 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %301 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc110 at #loc334)), %in_79: f32 loc(callsite(#loc112 at #loc334)), %out: f32 loc(callsite(#loc112 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc373)
        linalg.yield %389 : f32 loc(#loc373)
      } -> tensor<6x2x5x5xf32> loc(#loc373)
      %303 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300, %300 : tensor<6x2x5x1xf32>, tensor<6x2x5x1xf32>) outs(%293 : tensor<6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc108 at #loc334)), %in_79: f32 loc(callsite(#loc108 at #loc334)), %out: f32 loc(callsite(#loc308 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc374)
        linalg.yield %389 : f32 loc(#loc374)
      } -> tensor<6x2x5x1xf32> loc(#loc374)
      %304 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%293 : tensor<6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc114 at #loc334)), %out: f32 loc(callsite(#loc309 at #loc334))):
        linalg.yield %in : f32 loc(#loc375)
      } -> tensor<6x2x5x1xf32> loc(#loc375)
      %305 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304, %303 : tensor<6x2x5x1xf32>, tensor<6x2x5x1xf32>) outs(%293 : tensor<6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc309 at #loc334)), %in_79: f32 loc(callsite(#loc308 at #loc334)), %out: f32 loc(callsite(#loc310 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc377)
        linalg.yield %389 : f32 loc(#loc377)
      } -> tensor<6x2x5x1xf32> loc(#loc377)
      %306 = linalg.fill ins(%cst_8 : f32) outs(%279 : tensor<6x2x5x4xf32>) -> tensor<6x2x5x4xf32> loc(#loc378)
      %307 = linalg.generic {indexing_maps = [#map20, #map24, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%302, %282 : tensor<6x2x5x5xf32>, tensor<6x2x5x4xf32>) outs(%306 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc112 at #loc334)), %in_79: f32 loc(callsite(#loc102 at #loc334)), %out: f32 loc(callsite(#loc203 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc373)
        %390 = arith.addf %out, %389 : f32 loc(#loc378)
        linalg.yield %390 : f32 loc(#loc350)
      } -> tensor<6x2x5x4xf32> loc(#loc378)
      %308 = tensor.empty() : tensor<6x5x2x4xf32> loc(#loc379)
      %309 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307 : tensor<6x2x5x4xf32>) outs(%308 : tensor<6x5x2x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc203 at #loc334)), %out: f32 loc(callsite(#loc116 at #loc334))):
        linalg.yield %in : f32 loc(#loc379)
      } -> tensor<6x5x2x4xf32> loc(#loc379)
      %collapsed_53 = tensor.collapse_shape %309 [[0], [1], [2, 3]] : tensor<6x5x2x4xf32> into tensor<6x5x8xf32> loc(#loc380)
      %310 = linalg.fill ins(%cst_8 : f32) outs(%9 : tensor<6x5x8xf32>) -> tensor<6x5x8xf32> loc(#loc381)
      %311 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed_53, %collapsed_39 : tensor<6x5x8xf32>, tensor<8x8xf32>) outs(%310 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc117 at #loc334)), %in_79: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc118 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc380)
        %390 = arith.addf %out, %389 : f32 loc(#loc381)
        linalg.yield %390 : f32 loc(#loc350)
      } -> tensor<6x5x8xf32> loc(#loc381)
      %312 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %311 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %in_79: f32 loc(callsite(#loc118 at #loc334)), %out: f32 loc(callsite(#loc119 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc382)
        linalg.yield %389 : f32 loc(#loc382)
      } -> tensor<6x5x8xf32> loc(#loc382)
      %313 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%312 : tensor<6x5x8xf32>) outs(%246 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc334)), %out: f32 loc(callsite(#loc86 at #loc334))):
        %389 = arith.addf %out, %in : f32 loc(#loc347)
        linalg.yield %389 : f32 loc(#loc347)
      } -> tensor<6x5xf32> loc(#loc347)
      %314 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc334)), %out: f32 loc(callsite(#loc88 at #loc334))):
        linalg.yield %in : f32 loc(#loc348)
      } -> tensor<6x5x1xf32> loc(#loc348)
      %315 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %249 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc88 at #loc334)), %in_79: f32 loc(callsite(#loc89 at #loc334)), %out: f32 loc(callsite(#loc89 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc349)
        linalg.yield %389 : f32 loc(#loc349)
      } -> tensor<6x5x1xf32> loc(#loc349)
      %316 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%315 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc89 at #loc334)), %out: f32 loc(callsite(#loc90 at #loc334))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<6x5x8xf32> loc(#loc351)
      %317 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %316 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc119 at #loc334)), %in_79: f32 loc(callsite(#loc90 at #loc334)), %out: f32 loc(callsite(#loc90 at #loc334))):
        %389 = arith.subf %in, %in_79 : f32 loc(#loc351)
        linalg.yield %389 : f32 loc(#loc351)
      } -> tensor<6x5x8xf32> loc(#loc351)
      %318 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %317 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc24 at #loc352)), %in_79: f32 loc(callsite(#loc24 at #loc352)), %out: f32 loc(callsite(#loc32 at #loc352))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc437)
        linalg.yield %389 : f32 loc(#loc437)
      } -> tensor<6x5x8xf32> loc(#loc437)
      %319 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %317 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc352)), %in_79: f32 loc(callsite(#loc24 at #loc352)), %out: f32 loc(callsite(#loc33 at #loc352))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc439)
        linalg.yield %389 : f32 loc(#loc439)
      } -> tensor<6x5x8xf32> loc(#loc439)
      %320 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%318 : tensor<6x5x8xf32>) outs(%246 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc352)), %out: f32 loc(callsite(#loc34 at #loc352))):
        %389 = arith.addf %out, %in : f32 loc(#loc441)
        linalg.yield %389 : f32 loc(#loc441)
      } -> tensor<6x5xf32> loc(#loc441)
      %321 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc352)), %out: f32 loc(callsite(#loc26 at #loc352))):
        linalg.yield %in : f32 loc(#loc442)
      } -> tensor<6x5x1xf32> loc(#loc442)
      %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %258 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc26 at #loc352)), %in_79: f32 loc(callsite(#loc35 at #loc352)), %out: f32 loc(callsite(#loc35 at #loc352))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc443)
        linalg.yield %389 : f32 loc(#loc443)
      } -> tensor<6x5x1xf32> loc(#loc443)
      %323 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322, %21 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc444)), %in_79: f32 loc(callsite(#loc at #loc444)), %out: f32 loc(callsite(#loc36 at #loc444))):
        %389 = arith.select %extracted_46, %in, %in_79 : f32 loc(#loc469)
        linalg.yield %389 : f32 loc(#loc469)
      } -> tensor<6x5x1xf32> loc(#loc469)
      %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323, %261 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc91 at #loc334)), %in_79: f32 loc(callsite(#loc92 at #loc334)), %out: f32 loc(callsite(#loc92 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc353)
        linalg.yield %389 : f32 loc(#loc353)
      } -> tensor<6x5x1xf32> loc(#loc353)
      %325 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc92 at #loc334)), %out: f32 loc(callsite(#loc93 at #loc334))):
        %389 = math.rsqrt %in : f32 loc(#loc354)
        linalg.yield %389 : f32 loc(#loc354)
      } -> tensor<6x5x1xf32> loc(#loc354)
      %326 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %324 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc93 at #loc334)), %in_79: f32 loc(callsite(#loc92 at #loc334)), %out: f32 loc(callsite(#loc94 at #loc334))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc355)
        linalg.yield %389 : f32 loc(#loc355)
      } -> tensor<6x5x1xf32> loc(#loc355)
      %327 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %326 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc95 at #loc334)), %in_79: f32 loc(callsite(#loc94 at #loc334)), %out: f32 loc(callsite(#loc95 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc356)
        linalg.yield %389 : f32 loc(#loc356)
      } -> tensor<6x5x1xf32> loc(#loc356)
      %328 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc93 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        linalg.yield %in : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %329 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317, %328 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc90 at #loc334)), %in_79: f32 loc(callsite(#loc96 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc357)
        linalg.yield %389 : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %330 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<8xf32>) outs(%269 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc97 at #loc334))):
        linalg.yield %in : f32 loc(#loc358)
      } -> tensor<1x1x8xf32> loc(#loc358)
      %331 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc97 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        linalg.yield %in : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %332 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %331 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc334)), %in_79: f32 loc(callsite(#loc96 at #loc334)), %out: f32 loc(callsite(#loc96 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc357)
        linalg.yield %389 : f32 loc(#loc357)
      } -> tensor<6x5x8xf32> loc(#loc357)
      %333 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_35 : tensor<8xf32>) outs(%269 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc97 at #loc334))):
        linalg.yield %in : f32 loc(#loc358)
      } -> tensor<1x1x8xf32> loc(#loc358)
      %334 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc97 at #loc334)), %out: f32 loc(callsite(#loc98 at #loc334))):
        linalg.yield %in : f32 loc(#loc359)
      } -> tensor<6x5x8xf32> loc(#loc359)
      %335 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %334 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc334)), %in_79: f32 loc(callsite(#loc98 at #loc334)), %out: f32 loc(callsite(#loc98 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc359)
        linalg.yield %389 : f32 loc(#loc359)
      } -> tensor<6x5x8xf32> loc(#loc359)
      %336 = tensor.empty() : tensor<6x5x16xf32> loc(#loc383)
      %337 = linalg.fill ins(%cst_8 : f32) outs(%336 : tensor<6x5x16xf32>) -> tensor<6x5x16xf32> loc(#loc383)
      %338 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%335, %collapsed_45 : tensor<6x5x8xf32>, tensor<8x16xf32>) outs(%337 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc98 at #loc334)), %in_79: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc120 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc359)
        %390 = arith.addf %out, %389 : f32 loc(#loc383)
        linalg.yield %390 : f32 loc(#loc350)
      } -> tensor<6x5x16xf32> loc(#loc383)
      %339 = tensor.empty() : tensor<1x1x16xf32> loc(#loc384)
      %340 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_43 : tensor<16xf32>) outs(%339 : tensor<1x1x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc121 at #loc334))):
        linalg.yield %in : f32 loc(#loc384)
      } -> tensor<1x1x16xf32> loc(#loc384)
      %341 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<1x1x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc121 at #loc334)), %out: f32 loc(callsite(#loc122 at #loc334))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<6x5x16xf32> loc(#loc385)
      %342 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%338, %341 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc120 at #loc334)), %in_79: f32 loc(callsite(#loc122 at #loc334)), %out: f32 loc(callsite(#loc122 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc385)
        linalg.yield %389 : f32 loc(#loc385)
      } -> tensor<6x5x16xf32> loc(#loc385)
      %343 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc386)), %out: f32 loc(callsite(#loc48 at #loc386))):
        %389 = arith.negf %in : f32 loc(#loc447)
        linalg.yield %389 : f32 loc(#loc447)
      } -> tensor<6x5x16xf32> loc(#loc447)
      %344 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343 : tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc48 at #loc386)), %out: f32 loc(callsite(#loc50 at #loc386))):
        %389 = math.exp %in : f32 loc(#loc449)
        linalg.yield %389 : f32 loc(#loc449)
      } -> tensor<6x5x16xf32> loc(#loc449)
      %345 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc386)), %out: f32 loc(callsite(#loc51 at #loc386))):
        linalg.yield %in : f32 loc(#loc450)
      } -> tensor<6x5x16xf32> loc(#loc450)
      %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %344 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc51 at #loc386)), %in_79: f32 loc(callsite(#loc50 at #loc386)), %out: f32 loc(callsite(#loc51 at #loc386))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc450)
        linalg.yield %389 : f32 loc(#loc450)
      } -> tensor<6x5x16xf32> loc(#loc450)
      %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %346 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc51 at #loc386)), %in_79: f32 loc(callsite(#loc51 at #loc386)), %out: f32 loc(callsite(#loc35 at #loc386))):
        %389 = arith.divf %in, %in_79 : f32 loc(#loc451)
        linalg.yield %389 : f32 loc(#loc451)
      } -> tensor<6x5x16xf32> loc(#loc451)
      %348 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345, %347 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc51 at #loc386)), %in_79: f32 loc(callsite(#loc35 at #loc386)), %out: f32 loc(callsite(#loc24 at #loc386))):
        %389 = arith.subf %in, %in_79 : f32 loc(#loc452)
        linalg.yield %389 : f32 loc(#loc452)
      } -> tensor<6x5x16xf32> loc(#loc452)
      %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %348 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc35 at #loc386)), %in_79: f32 loc(callsite(#loc24 at #loc386)), %out: f32 loc(callsite(#loc33 at #loc386))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc453)
        linalg.yield %389 : f32 loc(#loc453)
      } -> tensor<6x5x16xf32> loc(#loc453)
      %350 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342, %347 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%336 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc386)), %in_79: f32 loc(callsite(#loc35 at #loc386)), %out: f32 loc(callsite(#loc33 at #loc386))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc453)
        linalg.yield %389 : f32 loc(#loc453)
      } -> tensor<6x5x16xf32> loc(#loc453)
      %351 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%350, %collapsed_29 : tensor<6x5x16xf32>, tensor<16x8xf32>) outs(%310 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc123 at #loc334)), %in_79: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc120 at #loc334))):
        %389 = arith.mulf %in, %in_79 : f32 loc(#loc386)
        %390 = arith.addf %out, %389 : f32 loc(#loc383)
        linalg.yield %390 : f32 loc(#loc350)
      } -> tensor<6x5x8xf32> loc(#loc383)
      %352 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_27 : tensor<8xf32>) outs(%269 : tensor<1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc334)), %out: f32 loc(callsite(#loc121 at #loc334))):
        linalg.yield %in : f32 loc(#loc384)
      } -> tensor<1x1x8xf32> loc(#loc384)
      %353 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc121 at #loc334)), %out: f32 loc(callsite(#loc122 at #loc334))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<6x5x8xf32> loc(#loc385)
      %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %353 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc120 at #loc334)), %in_79: f32 loc(callsite(#loc122 at #loc334)), %out: f32 loc(callsite(#loc122 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc385)
        linalg.yield %389 : f32 loc(#loc385)
      } -> tensor<6x5x8xf32> loc(#loc385)
      %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312, %354 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc119 at #loc334)), %in_79: f32 loc(callsite(#loc122 at #loc334)), %out: f32 loc(callsite(#loc124 at #loc334))):
        %389 = arith.addf %in, %in_79 : f32 loc(#loc387)
        linalg.yield %389 : f32 loc(#loc387)
      } -> tensor<6x5x8xf32> loc(#loc387)
      %356 = tensor.empty() : tensor<1x6x5x8xf32> loc(#loc388)
      %357 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice = tensor.insert_slice %357 into %arg17[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %358 = tensor.empty() : tensor<1x6x5x1xf32> loc(#loc388)
      %359 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266 : tensor<6x5x1xf32>) outs(%358 : tensor<1x6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x1xf32> loc(#loc388)
      %inserted_slice_54 = tensor.insert_slice %359 into %arg18[%244, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<1x6x5x1xf32> into tensor<3x6x5x1xf32> loc(#loc390)
      %360 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<6x5x1xf32>) outs(%358 : tensor<1x6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x1xf32> loc(#loc388)
      %inserted_slice_55 = tensor.insert_slice %360 into %arg19[%244, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<1x6x5x1xf32> into tensor<3x6x5x1xf32> loc(#loc390)
      %361 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_56 = tensor.insert_slice %361 into %arg20[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %362 = tensor.empty() : tensor<1x1x1x8xf32> loc(#loc388)
      %363 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270 : tensor<1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x1x1x8xf32> loc(#loc388)
      %inserted_slice_57 = tensor.insert_slice %363 into %arg21[%244, 0, 0, 0] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<1x1x1x8xf32> into tensor<3x1x1x8xf32> loc(#loc390)
      %364 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%268 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_58 = tensor.insert_slice %364 into %arg22[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %365 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_59 = tensor.insert_slice %365 into %arg23[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %366 = tensor.empty() : tensor<1x6x2x5x4xf32> loc(#loc388)
      %367 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%281 : tensor<6x2x5x4xf32>) outs(%366 : tensor<1x6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x4xf32> loc(#loc388)
      %inserted_slice_60 = tensor.insert_slice %367 into %arg24[%244, 0, 0, 0, 0] [1, 6, 2, 5, 4] [1, 1, 1, 1, 1] : tensor<1x6x2x5x4xf32> into tensor<3x6x2x5x4xf32> loc(#loc390)
      %368 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%280 : tensor<6x2x5x4xf32>) outs(%366 : tensor<1x6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x4xf32> loc(#loc388)
      %inserted_slice_61 = tensor.insert_slice %368 into %arg25[%244, 0, 0, 0, 0] [1, 6, 2, 5, 4] [1, 1, 1, 1, 1] : tensor<1x6x2x5x4xf32> into tensor<3x6x2x5x4xf32> loc(#loc390)
      %369 = tensor.empty() : tensor<1x6x2x5x5xf32> loc(#loc388)
      %370 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%297 : tensor<6x2x5x5xf32>) outs(%369 : tensor<1x6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x5xf32> loc(#loc388)
      %inserted_slice_62 = tensor.insert_slice %370 into %arg26[%244, 0, 0, 0, 0] [1, 6, 2, 5, 5] [1, 1, 1, 1, 1] : tensor<1x6x2x5x5xf32> into tensor<3x6x2x5x5xf32> loc(#loc390)
      %371 = tensor.empty() : tensor<1x6x2x5x1xf32> loc(#loc388)
      %372 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%300 : tensor<6x2x5x1xf32>) outs(%371 : tensor<1x6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x1xf32> loc(#loc388)
      %inserted_slice_63 = tensor.insert_slice %372 into %arg27[%244, 0, 0, 0, 0] [1, 6, 2, 5, 1] [1, 1, 1, 1, 1] : tensor<1x6x2x5x1xf32> into tensor<3x6x2x5x1xf32> loc(#loc390)
      %373 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<6x2x5x1xf32>) outs(%371 : tensor<1x6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x1xf32> loc(#loc388)
      %inserted_slice_64 = tensor.insert_slice %373 into %arg28[%244, 0, 0, 0, 0] [1, 6, 2, 5, 1] [1, 1, 1, 1, 1] : tensor<1x6x2x5x1xf32> into tensor<3x6x2x5x1xf32> loc(#loc390)
      %374 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<6x2x5x4xf32>) outs(%366 : tensor<1x6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x4xf32> loc(#loc388)
      %inserted_slice_65 = tensor.insert_slice %374 into %arg29[%244, 0, 0, 0, 0] [1, 6, 2, 5, 4] [1, 1, 1, 1, 1] : tensor<1x6x2x5x4xf32> into tensor<3x6x2x5x4xf32> loc(#loc390)
      %375 = linalg.generic {indexing_maps = [#map26, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<6x2x5x5xf32>) outs(%369 : tensor<1x6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x2x5x5xf32> loc(#loc388)
      %inserted_slice_66 = tensor.insert_slice %375 into %arg30[%244, 0, 0, 0, 0] [1, 6, 2, 5, 5] [1, 1, 1, 1, 1] : tensor<1x6x2x5x5xf32> into tensor<3x6x2x5x5xf32> loc(#loc390)
      %376 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_53 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_67 = tensor.insert_slice %376 into %arg31[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %377 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_68 = tensor.insert_slice %377 into %arg32[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %378 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<6x5x1xf32>) outs(%358 : tensor<1x6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x1xf32> loc(#loc388)
      %inserted_slice_69 = tensor.insert_slice %378 into %arg33[%244, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<1x6x5x1xf32> into tensor<3x6x5x1xf32> loc(#loc390)
      %379 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%325 : tensor<6x5x1xf32>) outs(%358 : tensor<1x6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x1xf32> loc(#loc388)
      %inserted_slice_70 = tensor.insert_slice %379 into %arg34[%244, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<1x6x5x1xf32> into tensor<3x6x5x1xf32> loc(#loc390)
      %380 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_71 = tensor.insert_slice %380 into %arg35[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %381 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%330 : tensor<1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x1x1x8xf32> loc(#loc388)
      %inserted_slice_72 = tensor.insert_slice %381 into %arg36[%244, 0, 0, 0] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<1x1x1x8xf32> into tensor<3x1x1x8xf32> loc(#loc390)
      %382 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_73 = tensor.insert_slice %382 into %arg37[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %383 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%335 : tensor<6x5x8xf32>) outs(%356 : tensor<1x6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x8xf32> loc(#loc388)
      %inserted_slice_74 = tensor.insert_slice %383 into %arg38[%244, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<1x6x5x8xf32> into tensor<3x6x5x8xf32> loc(#loc390)
      %384 = tensor.empty() : tensor<1x6x5x16xf32> loc(#loc388)
      %385 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<6x5x16xf32>) outs(%384 : tensor<1x6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x16xf32> loc(#loc388)
      %inserted_slice_75 = tensor.insert_slice %385 into %arg39[%244, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<1x6x5x16xf32> into tensor<3x6x5x16xf32> loc(#loc390)
      %386 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347 : tensor<6x5x16xf32>) outs(%384 : tensor<1x6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x16xf32> loc(#loc388)
      %inserted_slice_76 = tensor.insert_slice %386 into %arg40[%244, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<1x6x5x16xf32> into tensor<3x6x5x16xf32> loc(#loc390)
      %387 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342 : tensor<6x5x16xf32>) outs(%384 : tensor<1x6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x16xf32> loc(#loc388)
      %inserted_slice_77 = tensor.insert_slice %387 into %arg41[%244, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<1x6x5x16xf32> into tensor<3x6x5x16xf32> loc(#loc390)
      %388 = linalg.generic {indexing_maps = [#map25, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350 : tensor<6x5x16xf32>) outs(%384 : tensor<1x6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc335)), %out: f32 loc(callsite(#loc80 at #loc335))):
        linalg.yield %in : f32 loc(#loc388)
      } -> tensor<1x6x5x16xf32> loc(#loc388)
      %inserted_slice_78 = tensor.insert_slice %388 into %arg42[%244, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<1x6x5x16xf32> into tensor<3x6x5x16xf32> loc(#loc390)
      scf.yield %355, %inserted_slice, %inserted_slice_54, %inserted_slice_55, %inserted_slice_56, %inserted_slice_57, %inserted_slice_58, %inserted_slice_59, %inserted_slice_60, %inserted_slice_61, %inserted_slice_62, %inserted_slice_63, %inserted_slice_64, %inserted_slice_65, %inserted_slice_66, %inserted_slice_67, %inserted_slice_68, %inserted_slice_69, %inserted_slice_70, %inserted_slice_71, %inserted_slice_72, %inserted_slice_73, %inserted_slice_74, %inserted_slice_75, %inserted_slice_76, %inserted_slice_77, %inserted_slice_78 : tensor<6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x8xf32>, tensor<3x1x1x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x2x5x4xf32>, tensor<3x6x2x5x4xf32>, tensor<3x6x2x5x5xf32>, tensor<3x6x2x5x1xf32>, tensor<3x6x2x5x1xf32>, tensor<3x6x2x5x4xf32>, tensor<3x6x2x5x5xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x1xf32>, tensor<3x6x5x8xf32>, tensor<3x1x1x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x8xf32>, tensor<3x6x5x16xf32>, tensor<3x6x5x16xf32>, tensor<3x6x5x16xf32>, tensor<3x6x5x16xf32> loc(#loc305)
    } loc(#loc305)
    %41 = tensor.empty() : tensor<6x5xf32> loc(#loc205)
    %42 = linalg.fill ins(%cst_8 : f32) outs(%41 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc205)
    %43 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40#0 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc127)), %out: f32 loc("reduce_sum"(#loc127))):
      %242 = arith.addf %out, %in : f32 loc(#loc205)
      linalg.yield %242 : f32 loc(#loc205)
    } -> tensor<6x5xf32> loc(#loc205)
    %44 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc127)), %out: f32 loc("broadcast_in_dim"(#loc127))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<6x5x1xf32> loc(#loc206)
    %45 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc127))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<6x5x1xf32> loc(#loc207)
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc127)), %in_26: f32 loc("div"(#loc127)), %out: f32 loc("div"(#loc127))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc207)
      linalg.yield %242 : f32 loc(#loc207)
    } -> tensor<6x5x1xf32> loc(#loc207)
    %47 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("div"(#loc127)), %out: f32 loc("sub"(#loc128))):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<6x5x8xf32> loc(#loc208)
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40#0, %47 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(""(#loc196)), %in_26: f32 loc("sub"(#loc128)), %out: f32 loc("sub"(#loc128))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc208)
      linalg.yield %242 : f32 loc(#loc208)
    } -> tensor<6x5x8xf32> loc(#loc208)
    %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %48 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc129)), %in_26: f32 loc(callsite(#loc24 at #loc129)), %out: f32 loc(callsite(#loc32 at #loc129))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc209)
      linalg.yield %242 : f32 loc(#loc209)
    } -> tensor<6x5x8xf32> loc(#loc209)
    %50 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc129)), %out: f32 loc(callsite(#loc33 at #loc129))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<6x5x8xf32> loc(#loc211)
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %48 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc129)), %in_26: f32 loc(callsite(#loc24 at #loc129)), %out: f32 loc(callsite(#loc33 at #loc129))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc211)
      linalg.yield %242 : f32 loc(#loc211)
    } -> tensor<6x5x8xf32> loc(#loc211)
    %52 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%49 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc129)), %out: f32 loc(callsite(#loc34 at #loc129))):
      %242 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %242 : f32 loc(#loc213)
    } -> tensor<6x5xf32> loc(#loc213)
    %53 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc129)), %out: f32 loc(callsite(#loc26 at #loc129))):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<6x5x1xf32> loc(#loc214)
    %54 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc129)), %out: f32 loc(callsite(#loc35 at #loc129))):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<6x5x1xf32> loc(#loc215)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc129)), %in_26: f32 loc(callsite(#loc35 at #loc129)), %out: f32 loc(callsite(#loc35 at #loc129))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc215)
      linalg.yield %242 : f32 loc(#loc215)
    } -> tensor<6x5x1xf32> loc(#loc215)
    %extracted = tensor.extract %19[] : tensor<i1> loc(#loc312)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %21 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc216)), %in_26: f32 loc(callsite(#loc26 at #loc216)), %out: f32 loc(callsite(#loc36 at #loc216))):
      %242 = arith.select %extracted, %in, %in_26 : f32 loc(#loc312)
      linalg.yield %242 : f32 loc(#loc312)
    } -> tensor<6x5x1xf32> loc(#loc312)
    %57 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc19)), %out: f32 loc("add"(#loc130))):
      linalg.yield %in : f32 loc(#loc217)
    } -> tensor<6x5x1xf32> loc(#loc217)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %57 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_var))"(#loc23)), %in_26: f32 loc("add"(#loc130)), %out: f32 loc("add"(#loc130))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc217)
      linalg.yield %242 : f32 loc(#loc217)
    } -> tensor<6x5x1xf32> loc(#loc217)
    %59 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58 : tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("add"(#loc130)), %out: f32 loc("rsqrt"(#loc131))):
      %242 = math.rsqrt %in : f32 loc(#loc218)
      linalg.yield %242 : f32 loc(#loc218)
    } -> tensor<6x5x1xf32> loc(#loc218)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %58 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc131)), %in_26: f32 loc("add"(#loc130)), %out: f32 loc("div"(#loc131))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc219)
      linalg.yield %242 : f32 loc(#loc219)
    } -> tensor<6x5x1xf32> loc(#loc219)
    %61 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc19)), %out: f32 loc("mul"(#loc131))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<6x5x1xf32> loc(#loc220)
    %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %60 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc131)), %in_26: f32 loc("div"(#loc131)), %out: f32 loc("mul"(#loc131))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc220)
      linalg.yield %242 : f32 loc(#loc220)
    } -> tensor<6x5x1xf32> loc(#loc220)
    %63 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc131)), %out: f32 loc("mul"(#loc132))):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<6x5x8xf32> loc(#loc221)
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %63 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc128)), %in_26: f32 loc("mul"(#loc132)), %out: f32 loc("mul"(#loc132))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc221)
      linalg.yield %242 : f32 loc(#loc221)
    } -> tensor<6x5x8xf32> loc(#loc221)
    %65 = tensor.empty() : tensor<1x1x8xf32> loc(#loc222)
    %66 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<8xf32>) outs(%65 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32 loc("params.ln.scale"), %out: f32 loc("broadcast_in_dim"(#loc132))):
      linalg.yield %in : f32 loc(#loc222)
    } -> tensor<1x1x8xf32> loc(#loc222)
    %67 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc132)), %out: f32 loc("mul"(#loc132))):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<6x5x8xf32> loc(#loc221)
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %67 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc132)), %in_26: f32 loc("mul"(#loc132)), %out: f32 loc("mul"(#loc132))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc221)
      linalg.yield %242 : f32 loc(#loc221)
    } -> tensor<6x5x8xf32> loc(#loc221)
    %69 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg10 : tensor<8xf32>) outs(%65 : tensor<1x1x8xf32>) {
    ^bb0(%in: f32 loc("params.ln.bias"), %out: f32 loc("broadcast_in_dim"(#loc132))):
      linalg.yield %in : f32 loc(#loc222)
    } -> tensor<1x1x8xf32> loc(#loc222)
    %70 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc132)), %out: f32 loc("add"(#loc132))):
      linalg.yield %in : f32 loc(#loc223)
    } -> tensor<6x5x8xf32> loc(#loc223)
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %70 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc132)), %in_26: f32 loc("add"(#loc132)), %out: f32 loc("add"(#loc132))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc223)
      linalg.yield %242 : f32 loc(#loc223)
    } -> tensor<6x5x8xf32> loc(#loc223)
    %72 = tensor.empty() : tensor<8x16xf32> loc(#loc224)
    %73 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16x8xf32>) outs(%72 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("params.tok"), %out: f32 loc("transpose"(#loc133))):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<8x16xf32> loc(#loc224)
    %74 = tensor.empty() : tensor<6x5x16xf32> loc(#loc225)
    %75 = linalg.fill ins(%cst_8 : f32) outs(%74 : tensor<6x5x16xf32>) -> tensor<6x5x16xf32> loc(#loc225)
    %76 = linalg.generic {indexing_maps = [#map16, #map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71, %73 : tensor<6x5x8xf32>, tensor<8x16xf32>) outs(%75 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc("add"(#loc132)), %in_26: f32 loc("transpose"(#loc133)), %out: f32 loc("dot_general"(#loc134))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc223)
      %243 = arith.addf %out, %242 : f32 loc(#loc225)
      linalg.yield %243 : f32 loc(#loc)
    } -> tensor<6x5x16xf32> loc(#loc225)
    %77 = linalg.fill ins(%cst_3 : f32) outs(%41 : tensor<6x5xf32>) -> tensor<6x5xf32> loc(#loc226)
    %78 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%76 : tensor<6x5x16xf32>) outs(%77 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc55 at #loc135)), %out: f32 loc(callsite(#loc55 at #loc135))):
      %242 = arith.maximumf %out, %in : f32 loc(#loc226)
      linalg.yield %242 : f32 loc(#loc226)
    } -> tensor<6x5xf32> loc(#loc226)
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%41 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc135)), %out: f32 loc(callsite(#loc57 at #loc135))):
      linalg.yield %in : f32 loc(#loc227)
    } -> tensor<6x5xf32> loc(#loc227)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%79, %78 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%41 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc135)), %in_26: f32 loc(callsite(#loc55 at #loc135)), %out: f32 loc(callsite(#loc57 at #loc135))):
      %242 = arith.maximumf %in, %in_26 : f32 loc(#loc227)
      linalg.yield %242 : f32 loc(#loc227)
    } -> tensor<6x5xf32> loc(#loc227)
    %81 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc57 at #loc135)), %out: f32 loc(callsite(#loc26 at #loc135))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<6x5x1xf32> loc(#loc229)
    %82 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<6x5x1xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc135)), %out: f32 loc(callsite(#loc24 at #loc135))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<6x5x16xf32> loc(#loc230)
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %82 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc135)), %in_26: f32 loc(callsite(#loc24 at #loc135)), %out: f32 loc(callsite(#loc24 at #loc135))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc230)
      linalg.yield %242 : f32 loc(#loc230)
    } -> tensor<6x5x16xf32> loc(#loc230)
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83 : tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc135)), %out: f32 loc(callsite(#loc50 at #loc135))):
      %242 = math.exp %in : f32 loc(#loc231)
      linalg.yield %242 : f32 loc(#loc231)
    } -> tensor<6x5x16xf32> loc(#loc231)
    %85 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%84 : tensor<6x5x16xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc135)), %out: f32 loc(callsite(#loc34 at #loc135))):
      %242 = arith.addf %out, %in : f32 loc(#loc232)
      linalg.yield %242 : f32 loc(#loc232)
    } -> tensor<6x5xf32> loc(#loc232)
    %86 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<6x5xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc135)), %out: f32 loc(callsite(#loc26 at #loc135))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<6x5x1xf32> loc(#loc229)
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86 : tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc135)), %out: f32 loc(callsite(#loc58 at #loc135))):
      %242 = math.log %in : f32 loc(#loc233)
      linalg.yield %242 : f32 loc(#loc233)
    } -> tensor<6x5x1xf32> loc(#loc233)
    %88 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<6x5x1xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc58 at #loc135)), %out: f32 loc(callsite(#loc24 at #loc135))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<6x5x16xf32> loc(#loc230)
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %88 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc135)), %in_26: f32 loc(callsite(#loc24 at #loc135)), %out: f32 loc(callsite(#loc24 at #loc135))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc230)
      linalg.yield %242 : f32 loc(#loc230)
    } -> tensor<6x5x16xf32> loc(#loc230)
    %extracted_slice_18 = tensor.extract_slice %arg14[0, 1] [6, 5] [1, 1] : tensor<6x6xi32> to tensor<6x5xi32> loc(#loc234)
    %90 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<6x5xi32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32 loc("slice"(#loc136)), %out: i32 loc("broadcast_in_dim"(#loc136))):
      linalg.yield %in : i32 loc(#loc235)
    } -> tensor<6x5x1xi32> loc(#loc235)
    %91 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc74)), %out: i32 loc(callsite(#loc60 at #loc74))):
      linalg.yield %in : i32 loc(#loc236)
    } -> tensor<6x5x1xi32> loc(#loc236)
    %92 = tensor.empty() : tensor<6x5x1xi1> loc(#loc236)
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %91 : tensor<6x5x1xi32>, tensor<6x5x1xi32>) outs(%92 : tensor<6x5x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc74)), %in_26: i32 loc(callsite(#loc60 at #loc74)), %out: i1 loc(callsite(#loc60 at #loc74))):
      %242 = arith.cmpi slt, %in, %in_26 : i32 loc(#loc236)
      linalg.yield %242 : i1 loc(#loc236)
    } -> tensor<6x5x1xi1> loc(#loc236)
    %94 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc74)), %out: i32 loc(callsite(#loc51 at #loc74))):
      linalg.yield %in : i32 loc(#loc238)
    } -> tensor<6x5x1xi32> loc(#loc238)
    %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %94 : tensor<6x5x1xi32>, tensor<6x5x1xi32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc74)), %in_26: i32 loc(callsite(#loc51 at #loc74)), %out: i32 loc(callsite(#loc51 at #loc74))):
      %242 = arith.addi %in, %in_26 : i32 loc(#loc238)
      linalg.yield %242 : i32 loc(#loc238)
    } -> tensor<6x5x1xi32> loc(#loc238)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %95, %90 : tensor<6x5x1xi1>, tensor<6x5x1xi32>, tensor<6x5x1xi32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc60 at #loc74)), %in_26: i32 loc(callsite(#loc51 at #loc74)), %in_27: i32 loc(callsite(#loc at #loc74)), %out: i32 loc(callsite(#loc36 at #loc74))):
      %242 = arith.select %in, %in_26, %in_27 : i32 loc(#loc239)
      linalg.yield %242 : i32 loc(#loc239)
    } -> tensor<6x5x1xi32> loc(#loc239)
    %expanded = tensor.expand_shape %96 [[0], [1], [2, 3]] output_shape [6, 5, 1, 1] : tensor<6x5x1xi32> into tensor<6x5x1x1xi32> loc(#loc240)
    %97 = tensor.empty() : tensor<6x5x1x1xi32> loc(#loc241)
    %98 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%97 : tensor<6x5x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc74)), %out: i32 loc(callsite(#loc62 at #loc74))):
      linalg.yield %in : i32 loc(#loc241)
    } -> tensor<6x5x1x1xi32> loc(#loc241)
    %99 = tensor.empty() : tensor<6x5x1x1xi1> loc(#loc241)
    %100 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %98 : tensor<6x5x1x1xi32>, tensor<6x5x1x1xi32>) outs(%99 : tensor<6x5x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc61 at #loc74)), %in_26: i32 loc(callsite(#loc62 at #loc74)), %out: i1 loc(callsite(#loc62 at #loc74))):
      %242 = arith.cmpi sge, %in, %in_26 : i32 loc(#loc241)
      linalg.yield %242 : i1 loc(#loc241)
    } -> tensor<6x5x1x1xi1> loc(#loc241)
    %101 = tensor.empty() : tensor<1x1x1x1xi32> loc(#loc242)
    %102 = linalg.generic {indexing_maps = [#map28, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%101 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc16 at #loc74)), %out: i32 loc(callsite(#loc26 at #loc74))):
      linalg.yield %in : i32 loc(#loc242)
    } -> tensor<1x1x1x1xi32> loc(#loc242)
    %103 = linalg.generic {indexing_maps = [#map29, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102 : tensor<1x1x1x1xi32>) outs(%97 : tensor<6x5x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc26 at #loc74)), %out: i32 loc(callsite(#loc63 at #loc74))):
      linalg.yield %in : i32 loc(#loc243)
    } -> tensor<6x5x1x1xi32> loc(#loc243)
    %104 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %103 : tensor<6x5x1x1xi32>, tensor<6x5x1x1xi32>) outs(%99 : tensor<6x5x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc61 at #loc74)), %in_26: i32 loc(callsite(#loc63 at #loc74)), %out: i1 loc(callsite(#loc63 at #loc74))):
      %242 = arith.cmpi sle, %in, %in_26 : i32 loc(#loc243)
      linalg.yield %242 : i1 loc(#loc243)
    } -> tensor<6x5x1x1xi1> loc(#loc243)
    %105 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %104 : tensor<6x5x1x1xi1>, tensor<6x5x1x1xi1>) outs(%99 : tensor<6x5x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc62 at #loc74)), %in_26: i1 loc(callsite(#loc63 at #loc74)), %out: i1 loc(callsite(#loc64 at #loc74))):
      %242 = arith.andi %in, %in_26 : i1 loc(#loc244)
      linalg.yield %242 : i1 loc(#loc244)
    } -> tensor<6x5x1x1xi1> loc(#loc244)
    %106 = linalg.fill ins(%true : i1) outs(%92 : tensor<6x5x1xi1>) -> tensor<6x5x1xi1> loc(#loc181)
    %107 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%105 : tensor<6x5x1x1xi1>) outs(%106 : tensor<6x5x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc74)), %out: i1 loc(callsite(#loc18 at #loc74))):
      %242 = arith.andi %out, %in : i1 loc(#loc181)
      linalg.yield %242 : i1 loc(#loc181)
    } -> tensor<6x5x1xi1> loc(#loc181)
    %108 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc16 at #loc74))):
      %242 = linalg.index 0 : index loc(#loc180)
      %243 = linalg.index 1 : index loc(#loc180)
      %extracted_26 = tensor.extract %expanded[%242, %243, %c0, %c0] : tensor<6x5x1x1xi32> loc(#loc180)
      %244 = arith.index_cast %extracted_26 : i32 to index loc(#loc180)
      %245 = arith.maxsi %244, %c0 : index loc(#loc180)
      %246 = arith.minsi %245, %c15 : index loc(#loc180)
      %extracted_27 = tensor.extract %89[%242, %243, %246] : tensor<6x5x16xf32> loc(#loc180)
      linalg.yield %extracted_27 : f32 loc(#loc180)
    } -> tensor<6x5x1xf32> loc(#loc180)
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %108, %21 : tensor<6x5x1xi1>, tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc18 at #loc74)), %in_26: f32 loc(callsite(#loc16 at #loc74)), %in_27: f32 loc(callsite(#loc26 at #loc74)), %out: f32 loc(callsite(#loc36 at #loc74))):
      %242 = arith.select %in, %in_26, %in_27 : f32 loc(#loc239)
      linalg.yield %242 : f32 loc(#loc239)
    } -> tensor<6x5x1xf32> loc(#loc239)
    %110 = linalg.fill ins(%cst_8 : f32) outs(%15 : tensor<f32>) -> tensor<f32> loc(#loc245)
    %111 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction", "reduction", "reduction"]} ins(%109 : tensor<6x5x1xf32>) outs(%110 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %242 = arith.addf %out, %in : f32 loc(#loc245)
      linalg.yield %242 : f32 loc(#loc245)
    } -> tensor<f32> loc(#loc245)
    %112 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%111 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("div"(#loc137))):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc246)
      linalg.yield %242 : f32 loc(#loc246)
    } -> tensor<f32> loc(#loc246)
    %113 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%112 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc137)), %out: f32 loc("neg"(#loc138))):
      %242 = arith.negf %in : f32 loc(#loc247)
      linalg.yield %242 : f32 loc(#loc247)
    } -> tensor<f32> loc(#loc247)
    %114 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%15 : tensor<f32>) {
    ^bb0(%out: f32 loc("neg"(#loc139))):
      linalg.yield %cst_6 : f32 loc(#loc248)
    } -> tensor<f32> loc(#loc248)
    %115 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%114 : tensor<f32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32 loc("neg"(#loc139)), %out: f32 loc("div"(#loc140))):
      %242 = arith.divf %in, %cst_7 : f32 loc(#loc249)
      linalg.yield %242 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %116 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("div"(#loc140)), %out: f32 loc("broadcast_in_dim"(#loc140))):
      linalg.yield %in : f32 loc(#loc250)
    } -> tensor<6x5x1xf32> loc(#loc250)
    %117 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc141)), %out: f32 loc(callsite(#loc26 at #loc141))):
      linalg.yield %in : f32 loc(#loc251)
    } -> tensor<6x5x16xf32> loc(#loc251)
    %118 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<6x5x1xi32>) outs(%97 : tensor<6x5x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc253)), %out: i32 loc(callsite(#loc26 at #loc253))):
      linalg.yield %in : i32 loc(#loc315)
    } -> tensor<6x5x1x1xi32> loc(#loc315)
    %119 = tensor.empty() : tensor<1x1x1x16xi32> loc(#loc317)
    %120 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<1x1x1x16xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc68 at #loc253))):
      %242 = linalg.index 3 : index loc(#loc317)
      %243 = arith.index_cast %242 : index to i32 loc(#loc317)
      linalg.yield %243 : i32 loc(#loc317)
    } -> tensor<1x1x1x16xi32> loc(#loc317)
    %121 = tensor.empty() : tensor<6x5x1x16xi32> loc(#loc318)
    %122 = linalg.generic {indexing_maps = [#map23, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<6x5x1x1xi32>) outs(%121 : tensor<6x5x1x16xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc26 at #loc253)), %out: i32 loc(callsite(#loc69 at #loc253))):
      linalg.yield %in : i32 loc(#loc318)
    } -> tensor<6x5x1x16xi32> loc(#loc318)
    %123 = linalg.generic {indexing_maps = [#map29, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120 : tensor<1x1x1x16xi32>) outs(%121 : tensor<6x5x1x16xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc68 at #loc253)), %out: i32 loc(callsite(#loc69 at #loc253))):
      linalg.yield %in : i32 loc(#loc318)
    } -> tensor<6x5x1x16xi32> loc(#loc318)
    %124 = tensor.empty() : tensor<6x5x1x16xi1> loc(#loc318)
    %125 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<6x5x1x16xi32>, tensor<6x5x1x16xi32>) outs(%124 : tensor<6x5x1x16xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc69 at #loc253)), %in_26: i32 loc(callsite(#loc69 at #loc253)), %out: i1 loc(callsite(#loc69 at #loc253))):
      %242 = arith.cmpi eq, %in, %in_26 : i32 loc(#loc318)
      linalg.yield %242 : i1 loc(#loc318)
    } -> tensor<6x5x1x16xi1> loc(#loc318)
    %126 = tensor.empty() : tensor<6x5x1x16xf32> loc(#loc319)
    %127 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<6x5x1x16xi1>) outs(%126 : tensor<6x5x1x16xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc69 at #loc253)), %out: f32 loc(callsite(#loc22 at #loc253))):
      %242 = arith.uitofp %in : i1 to f32 loc(#loc319)
      linalg.yield %242 : f32 loc(#loc319)
    } -> tensor<6x5x1x16xf32> loc(#loc319)
    %128 = linalg.generic {indexing_maps = [#map16, #map30, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%116, %127 : tensor<6x5x1xf32>, tensor<6x5x1x16xf32>) outs(%75 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc141)), %in_26: f32 loc(callsite(#loc67 at #loc141)), %out: f32 loc(callsite(#loc70 at #loc141))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc252)
      %243 = arith.addf %out, %242 : f32 loc(#loc254)
      linalg.yield %243 : f32 loc(#loc252)
    } -> tensor<6x5x16xf32> loc(#loc254)
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117, %128 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc141)), %in_26: f32 loc(callsite(#loc70 at #loc141)), %out: f32 loc(callsite(#loc51 at #loc141))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc255)
      linalg.yield %242 : f32 loc(#loc255)
    } -> tensor<6x5x16xf32> loc(#loc255)
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc48 at #loc142))):
      %242 = arith.negf %in : f32 loc(#loc256)
      linalg.yield %242 : f32 loc(#loc256)
    } -> tensor<6x5x16xf32> loc(#loc256)
    %131 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<6x5x16xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc142)), %out: f32 loc(callsite(#loc34 at #loc142))):
      %242 = arith.addf %out, %in : f32 loc(#loc258)
      linalg.yield %242 : f32 loc(#loc258)
    } -> tensor<6x5xf32> loc(#loc258)
    %expanded_19 = tensor.expand_shape %131 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc259)
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_19, %86 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc142)), %in_26: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc35 at #loc142))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc260)
      linalg.yield %242 : f32 loc(#loc260)
    } -> tensor<6x5x1xf32> loc(#loc260)
    %133 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%132 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc142)), %out: f32 loc(callsite(#loc34 at #loc142))):
      %242 = arith.addf %out, %in : f32 loc(#loc258)
      linalg.yield %242 : f32 loc(#loc258)
    } -> tensor<6x5xf32> loc(#loc258)
    %134 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%133 : tensor<6x5xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc142)), %out: f32 loc(callsite(#loc26 at #loc142))):
      linalg.yield %in : f32 loc(#loc261)
    } -> tensor<6x5x16xf32> loc(#loc261)
    %135 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %84 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc142)), %in_26: f32 loc(callsite(#loc at #loc142)), %out: f32 loc(callsite(#loc33 at #loc142))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc262)
      linalg.yield %242 : f32 loc(#loc262)
    } -> tensor<6x5x16xf32> loc(#loc262)
    %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %135 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc142)), %in_26: f32 loc(callsite(#loc33 at #loc142)), %out: f32 loc(callsite(#loc71 at #loc142))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc263)
      linalg.yield %242 : f32 loc(#loc263)
    } -> tensor<6x5x16xf32> loc(#loc263)
    %137 = tensor.empty() : tensor<16x8xf32> loc(#loc264)
    %138 = linalg.fill ins(%cst_8 : f32) outs(%137 : tensor<16x8xf32>) -> tensor<16x8xf32> loc(#loc264)
    %139 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%136, %71 : tensor<6x5x16xf32>, tensor<6x5x8xf32>) outs(%138 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc56)), %in_26: f32 loc("add"(#loc132)), %out: f32 loc("dot_general"(#loc143))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc142)
      %243 = arith.addf %out, %242 : f32 loc(#loc264)
      linalg.yield %243 : f32 loc(#loc)
    } -> tensor<16x8xf32> loc(#loc264)
    %140 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<16x8xf32>) outs(%72 : tensor<8x16xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %out: f32 loc("transpose"(#loc143))):
      linalg.yield %in : f32 loc(#loc265)
    } -> tensor<8x16xf32> loc(#loc265)
    %141 = linalg.fill ins(%cst_8 : f32) outs(%9 : tensor<6x5x8xf32>) -> tensor<6x5x8xf32> loc(#loc264)
    %142 = linalg.generic {indexing_maps = [#map16, #map8, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136, %73 : tensor<6x5x16xf32>, tensor<8x16xf32>) outs(%141 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc56)), %in_26: f32 loc("transpose"(#loc133)), %out: f32 loc("dot_general"(#loc143))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc142)
      %243 = arith.addf %out, %242 : f32 loc(#loc264)
      linalg.yield %243 : f32 loc(#loc)
    } -> tensor<6x5x8xf32> loc(#loc264)
    %143 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc143)), %out: f32 loc("transpose"(#loc144))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<16x8xf32> loc(#loc266)
    %144 = tensor.empty() : tensor<8xf32> loc(#loc267)
    %145 = linalg.fill ins(%cst_8 : f32) outs(%144 : tensor<8xf32>) -> tensor<8xf32> loc(#loc267)
    %146 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%142 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("reduce_sum"(#loc145))):
      %242 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %242 : f32 loc(#loc267)
    } -> tensor<8xf32> loc(#loc267)
    %expanded_20 = tensor.expand_shape %146 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc268)
    %147 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_20 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("reduce_sum"(#loc145))):
      %242 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %242 : f32 loc(#loc267)
    } -> tensor<8xf32> loc(#loc267)
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %142 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc132)), %in_26: f32 loc("dot_general"(#loc143)), %out: f32 loc("mul"(#loc145))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc269)
      linalg.yield %242 : f32 loc(#loc269)
    } -> tensor<6x5x8xf32> loc(#loc269)
    %149 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%148 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("reduce_sum"(#loc145))):
      %242 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %242 : f32 loc(#loc267)
    } -> tensor<8xf32> loc(#loc267)
    %expanded_21 = tensor.expand_shape %149 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc268)
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142, %67 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %in_26: f32 loc("mul"(#loc132)), %out: f32 loc("mul"(#loc145))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc269)
      linalg.yield %242 : f32 loc(#loc269)
    } -> tensor<6x5x8xf32> loc(#loc269)
    %151 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_21 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("reduce_sum"(#loc145))):
      %242 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %242 : f32 loc(#loc267)
    } -> tensor<8xf32> loc(#loc267)
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %150 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc128)), %in_26: f32 loc("mul"(#loc145)), %out: f32 loc("mul"(#loc145))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc269)
      linalg.yield %242 : f32 loc(#loc269)
    } -> tensor<6x5x8xf32> loc(#loc269)
    %153 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%152 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("reduce_sum"(#loc145))):
      %242 = arith.addf %out, %in : f32 loc(#loc267)
      linalg.yield %242 : f32 loc(#loc267)
    } -> tensor<6x5xf32> loc(#loc267)
    %expanded_22 = tensor.expand_shape %153 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc268)
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150, %63 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc145)), %in_26: f32 loc("mul"(#loc132)), %out: f32 loc("mul"(#loc145))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc269)
      linalg.yield %242 : f32 loc(#loc269)
    } -> tensor<6x5x8xf32> loc(#loc269)
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_22, %62 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc145)), %in_26: f32 loc("mul"(#loc131)), %out: f32 loc("mul"(#loc146))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc270)
      linalg.yield %242 : f32 loc(#loc270)
    } -> tensor<6x5x1xf32> loc(#loc270)
    %156 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc271)), %out: f32 loc(callsite(#loc26 at #loc271))):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<6x5x1xf32> loc(#loc320)
    %157 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc271)), %in_26: f32 loc(callsite(#loc26 at #loc271)), %out: f32 loc(callsite(#loc36 at #loc271))):
      %242 = arith.select %extracted, %in, %in_26 : f32 loc(#loc322)
      linalg.yield %242 : f32 loc(#loc322)
    } -> tensor<6x5x1xf32> loc(#loc322)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %54 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc147)), %in_26: f32 loc(callsite(#loc35 at #loc147)), %out: f32 loc(callsite(#loc35 at #loc147))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc272)
      linalg.yield %242 : f32 loc(#loc272)
    } -> tensor<6x5x1xf32> loc(#loc272)
    %159 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%158 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc147)), %out: f32 loc(callsite(#loc34 at #loc147))):
      %242 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %242 : f32 loc(#loc273)
    } -> tensor<6x5xf32> loc(#loc273)
    %160 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc147)), %out: f32 loc(callsite(#loc26 at #loc147))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<6x5x8xf32> loc(#loc274)
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %51 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc147)), %in_26: f32 loc(callsite(#loc at #loc147)), %out: f32 loc(callsite(#loc33 at #loc147))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc275)
      linalg.yield %242 : f32 loc(#loc275)
    } -> tensor<6x5x8xf32> loc(#loc275)
    %162 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc147)), %out: f32 loc(callsite(#loc48 at #loc147))):
      %242 = arith.negf %in : f32 loc(#loc277)
      linalg.yield %242 : f32 loc(#loc277)
    } -> tensor<6x5x8xf32> loc(#loc277)
    %163 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%162 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc147)), %out: f32 loc(callsite(#loc34 at #loc147))):
      %242 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %242 : f32 loc(#loc273)
    } -> tensor<6x5xf32> loc(#loc273)
    %expanded_23 = tensor.expand_shape %163 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc278)
    %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc147)), %in_26: f32 loc(callsite(#loc35 at #loc147)), %out: f32 loc(callsite(#loc35 at #loc147))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc272)
      linalg.yield %242 : f32 loc(#loc272)
    } -> tensor<6x5x1xf32> loc(#loc272)
    %165 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc147)), %out: f32 loc(callsite(#loc34 at #loc147))):
      %242 = arith.addf %out, %in : f32 loc(#loc273)
      linalg.yield %242 : f32 loc(#loc273)
    } -> tensor<6x5xf32> loc(#loc273)
    %166 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc147)), %out: f32 loc(callsite(#loc26 at #loc147))):
      linalg.yield %in : f32 loc(#loc274)
    } -> tensor<6x5x8xf32> loc(#loc274)
    %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %166 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc147)), %in_26: f32 loc(callsite(#loc26 at #loc147)), %out: f32 loc(callsite(#loc71 at #loc147))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc279)
      linalg.yield %242 : f32 loc(#loc279)
    } -> tensor<6x5x8xf32> loc(#loc279)
    %168 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc145)), %out: f32 loc("neg"(#loc148))):
      %242 = arith.negf %in : f32 loc(#loc280)
      linalg.yield %242 : f32 loc(#loc280)
    } -> tensor<6x5x8xf32> loc(#loc280)
    %169 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%168 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc148)), %out: f32 loc("reduce_sum"(#loc148))):
      %242 = arith.addf %out, %in : f32 loc(#loc281)
      linalg.yield %242 : f32 loc(#loc281)
    } -> tensor<6x5xf32> loc(#loc281)
    %expanded_24 = tensor.expand_shape %169 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc282)
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %154 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc23)), %in_26: f32 loc("mul"(#loc145)), %out: f32 loc("add_any"(#loc148))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc283)
      linalg.yield %242 : f32 loc(#loc283)
    } -> tensor<6x5x8xf32> loc(#loc283)
    %171 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc148)), %in_26: f32 loc("div"(#loc127)), %out: f32 loc("div"(#loc149))):
      %242 = arith.divf %in, %in_26 : f32 loc(#loc284)
      linalg.yield %242 : f32 loc(#loc284)
    } -> tensor<6x5x1xf32> loc(#loc284)
    %172 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%171 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc149)), %out: f32 loc("reduce_sum"(#loc149))):
      %242 = arith.addf %out, %in : f32 loc(#loc285)
      linalg.yield %242 : f32 loc(#loc285)
    } -> tensor<6x5xf32> loc(#loc285)
    %173 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc149)), %out: f32 loc("broadcast_in_dim"(#loc149))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<6x5x8xf32> loc(#loc286)
    %174 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %173 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc148)), %in_26: f32 loc("broadcast_in_dim"(#loc149)), %out: f32 loc("add_any"(#loc149))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc287)
      linalg.yield %242 : f32 loc(#loc287)
    } -> tensor<6x5x8xf32> loc(#loc287)
    %175 = tensor.empty() : tensor<3x8xf32> loc(#loc323)
    %176 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc288))):
      linalg.yield %in : f32 loc(#loc323)
    } -> tensor<3x8xf32> loc(#loc323)
    %177 = tensor.empty() : tensor<3x16x8xf32> loc(#loc323)
    %178 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%177 : tensor<3x16x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc288))):
      linalg.yield %in : f32 loc(#loc323)
    } -> tensor<3x16x8xf32> loc(#loc323)
    %179 = tensor.empty() : tensor<3x8x8xf32> loc(#loc323)
    %180 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%179 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc288))):
      linalg.yield %in : f32 loc(#loc323)
    } -> tensor<3x8x8xf32> loc(#loc323)
    %181 = tensor.empty() : tensor<3x8x24xf32> loc(#loc323)
    %182 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%181 : tensor<3x8x24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc288))):
      linalg.yield %in : f32 loc(#loc323)
    } -> tensor<3x8x24xf32> loc(#loc323)
    %183 = tensor.empty() : tensor<3x16xf32> loc(#loc323)
    %184 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%183 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc288))):
      linalg.yield %in : f32 loc(#loc323)
    } -> tensor<3x16xf32> loc(#loc323)
    %185 = tensor.empty() : tensor<3x8x16xf32> loc(#loc323)
    %186 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%185 : tensor<3x8x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc288))):
      linalg.yield %in : f32 loc(#loc323)
    } -> tensor<3x8x16xf32> loc(#loc323)
    %187:11 = scf.for %arg15 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg16 = %174, %arg17 = %176, %arg18 = %178, %arg19 = %176, %arg20 = %176, %arg21 = %176, %arg22 = %176, %arg23 = %180, %arg24 = %182, %arg25 = %184, %arg26 = %186) -> (tensor<6x5x8xf32>, tensor<3x8xf32>, tensor<3x16x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8x8xf32>, tensor<3x8x24xf32>, tensor<3x16xf32>, tensor<3x8x16xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg15 : tensor<i32> loc(#loc324)
      %242 = tensor.empty() : tensor<i32> loc(#loc336)
      %243 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%242 : tensor<i32>) {
      ^bb0(%in: i32 loc(""(#loc289)), %out: i32 loc("sub"(#loc325))):
        %389 = arith.subi %c3_i32, %in : i32 loc(#loc336)
        linalg.yield %389 : i32 loc(#loc336)
      } -> tensor<i32> loc(#loc336)
      %244 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%243 : tensor<i32>) outs(%242 : tensor<i32>) {
      ^bb0(%in: i32 loc("sub"(#loc325)), %out: i32 loc("sub"(#loc325))):
        %389 = arith.subi %in, %c1_i32 : i32 loc(#loc336)
        linalg.yield %389 : i32 loc(#loc336)
      } -> tensor<i32> loc(#loc336)
      %extracted_26 = tensor.extract %244[] : tensor<i32> loc(#loc391)
      %245 = arith.index_cast %extracted_26 : i32 to index loc(#loc391)
      %246 = arith.maxsi %245, %c0 : index loc(#loc391)
      %247 = arith.minsi %246, %c2 : index loc(#loc391)
      %extracted_slice_27 = tensor.extract_slice %40#1[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_29 = tensor.extract_slice %40#2[%247, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<3x6x5x1xf32> to tensor<1x6x5x1xf32> loc(#loc391)
      %collapsed_30 = tensor.collapse_shape %extracted_slice_29 [[0, 1], [2], [3]] : tensor<1x6x5x1xf32> into tensor<6x5x1xf32> loc(#loc392)
      %extracted_slice_31 = tensor.extract_slice %40#3[%247, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<3x6x5x1xf32> to tensor<1x6x5x1xf32> loc(#loc391)
      %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0, 1], [2], [3]] : tensor<1x6x5x1xf32> into tensor<6x5x1xf32> loc(#loc392)
      %extracted_slice_33 = tensor.extract_slice %40#4[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_35 = tensor.extract_slice %40#5[%247, 0, 0, 0] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<3x1x1x8xf32> to tensor<1x1x1x8xf32> loc(#loc391)
      %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0], [1], [2, 3]] : tensor<1x1x1x8xf32> into tensor<1x1x8xf32> loc(#loc392)
      %extracted_slice_37 = tensor.extract_slice %40#6[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_39 = tensor.extract_slice %arg7[%247, 0, 0] [1, 8, 24] [1, 1, 1] : tensor<3x8x24xf32> to tensor<1x8x24xf32> loc(#loc391)
      %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0, 1], [2]] : tensor<1x8x24xf32> into tensor<8x24xf32> loc(#loc392)
      %extracted_slice_41 = tensor.extract_slice %40#7[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_43 = tensor.extract_slice %40#8[%247, 0, 0, 0, 0] [1, 6, 2, 5, 4] [1, 1, 1, 1, 1] : tensor<3x6x2x5x4xf32> to tensor<1x6x2x5x4xf32> loc(#loc391)
      %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x4xf32> into tensor<6x2x5x4xf32> loc(#loc392)
      %extracted_slice_45 = tensor.extract_slice %40#9[%247, 0, 0, 0, 0] [1, 6, 2, 5, 4] [1, 1, 1, 1, 1] : tensor<3x6x2x5x4xf32> to tensor<1x6x2x5x4xf32> loc(#loc391)
      %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x4xf32> into tensor<6x2x5x4xf32> loc(#loc392)
      %extracted_slice_47 = tensor.extract_slice %40#10[%247, 0, 0, 0, 0] [1, 6, 2, 5, 5] [1, 1, 1, 1, 1] : tensor<3x6x2x5x5xf32> to tensor<1x6x2x5x5xf32> loc(#loc391)
      %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x5xf32> into tensor<6x2x5x5xf32> loc(#loc392)
      %extracted_slice_49 = tensor.extract_slice %40#11[%247, 0, 0, 0, 0] [1, 6, 2, 5, 1] [1, 1, 1, 1, 1] : tensor<3x6x2x5x1xf32> to tensor<1x6x2x5x1xf32> loc(#loc391)
      %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x1xf32> into tensor<6x2x5x1xf32> loc(#loc392)
      %extracted_slice_51 = tensor.extract_slice %40#12[%247, 0, 0, 0, 0] [1, 6, 2, 5, 1] [1, 1, 1, 1, 1] : tensor<3x6x2x5x1xf32> to tensor<1x6x2x5x1xf32> loc(#loc391)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x1xf32> into tensor<6x2x5x1xf32> loc(#loc392)
      %extracted_slice_53 = tensor.extract_slice %40#13[%247, 0, 0, 0, 0] [1, 6, 2, 5, 4] [1, 1, 1, 1, 1] : tensor<3x6x2x5x4xf32> to tensor<1x6x2x5x4xf32> loc(#loc391)
      %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x4xf32> into tensor<6x2x5x4xf32> loc(#loc392)
      %extracted_slice_55 = tensor.extract_slice %40#14[%247, 0, 0, 0, 0] [1, 6, 2, 5, 5] [1, 1, 1, 1, 1] : tensor<3x6x2x5x5xf32> to tensor<1x6x2x5x5xf32> loc(#loc391)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2], [3], [4]] : tensor<1x6x2x5x5xf32> into tensor<6x2x5x5xf32> loc(#loc392)
      %extracted_slice_57 = tensor.extract_slice %arg6[%247, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<3x8x8xf32> to tensor<1x8x8xf32> loc(#loc391)
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32> loc(#loc392)
      %extracted_slice_59 = tensor.extract_slice %40#15[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_61 = tensor.extract_slice %40#16[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_62 = tensor.collapse_shape %extracted_slice_61 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_63 = tensor.extract_slice %40#17[%247, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<3x6x5x1xf32> to tensor<1x6x5x1xf32> loc(#loc391)
      %collapsed_64 = tensor.collapse_shape %extracted_slice_63 [[0, 1], [2], [3]] : tensor<1x6x5x1xf32> into tensor<6x5x1xf32> loc(#loc392)
      %extracted_slice_65 = tensor.extract_slice %40#18[%247, 0, 0, 0] [1, 6, 5, 1] [1, 1, 1, 1] : tensor<3x6x5x1xf32> to tensor<1x6x5x1xf32> loc(#loc391)
      %collapsed_66 = tensor.collapse_shape %extracted_slice_65 [[0, 1], [2], [3]] : tensor<1x6x5x1xf32> into tensor<6x5x1xf32> loc(#loc392)
      %extracted_slice_67 = tensor.extract_slice %40#19[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_68 = tensor.collapse_shape %extracted_slice_67 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_69 = tensor.extract_slice %40#20[%247, 0, 0, 0] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<3x1x1x8xf32> to tensor<1x1x1x8xf32> loc(#loc391)
      %collapsed_70 = tensor.collapse_shape %extracted_slice_69 [[0], [1], [2, 3]] : tensor<1x1x1x8xf32> into tensor<1x1x8xf32> loc(#loc392)
      %extracted_slice_71 = tensor.extract_slice %40#21[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_72 = tensor.collapse_shape %extracted_slice_71 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_73 = tensor.extract_slice %arg9[%247, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<3x8x16xf32> to tensor<1x8x16xf32> loc(#loc391)
      %collapsed_74 = tensor.collapse_shape %extracted_slice_73 [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32> loc(#loc392)
      %extracted_slice_75 = tensor.extract_slice %40#22[%247, 0, 0, 0] [1, 6, 5, 8] [1, 1, 1, 1] : tensor<3x6x5x8xf32> to tensor<1x6x5x8xf32> loc(#loc391)
      %collapsed_76 = tensor.collapse_shape %extracted_slice_75 [[0, 1], [2], [3]] : tensor<1x6x5x8xf32> into tensor<6x5x8xf32> loc(#loc392)
      %extracted_slice_77 = tensor.extract_slice %40#23[%247, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc391)
      %collapsed_78 = tensor.collapse_shape %extracted_slice_77 [[0, 1], [2], [3]] : tensor<1x6x5x16xf32> into tensor<6x5x16xf32> loc(#loc392)
      %extracted_slice_79 = tensor.extract_slice %40#24[%247, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc391)
      %collapsed_80 = tensor.collapse_shape %extracted_slice_79 [[0, 1], [2], [3]] : tensor<1x6x5x16xf32> into tensor<6x5x16xf32> loc(#loc392)
      %extracted_slice_81 = tensor.extract_slice %40#25[%247, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc391)
      %collapsed_82 = tensor.collapse_shape %extracted_slice_81 [[0, 1], [2], [3]] : tensor<1x6x5x16xf32> into tensor<6x5x16xf32> loc(#loc392)
      %extracted_slice_83 = tensor.extract_slice %arg1[%247, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<3x16x8xf32> to tensor<1x16x8xf32> loc(#loc391)
      %collapsed_84 = tensor.collapse_shape %extracted_slice_83 [[0, 1], [2]] : tensor<1x16x8xf32> into tensor<16x8xf32> loc(#loc392)
      %extracted_slice_85 = tensor.extract_slice %40#26[%247, 0, 0, 0] [1, 6, 5, 16] [1, 1, 1, 1] : tensor<3x6x5x16xf32> to tensor<1x6x5x16xf32> loc(#loc391)
      %collapsed_86 = tensor.collapse_shape %extracted_slice_85 [[0, 1], [2], [3]] : tensor<1x6x5x16xf32> into tensor<6x5x16xf32> loc(#loc392)
      %248 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%arg16 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc152 at #loc338)), %out: f32 loc(callsite(#loc152 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc393)
        linalg.yield %389 : f32 loc(#loc393)
      } -> tensor<8xf32> loc(#loc393)
      %expanded_87 = tensor.expand_shape %248 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc394)
      %249 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_87 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc152 at #loc338)), %out: f32 loc(callsite(#loc152 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc393)
        linalg.yield %389 : f32 loc(#loc393)
      } -> tensor<8xf32> loc(#loc393)
      %250 = linalg.fill ins(%cst_8 : f32) outs(%72 : tensor<8x16xf32>) -> tensor<8x16xf32> loc(#loc395)
      %251 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg16, %collapsed_86 : tensor<6x5x8xf32>, tensor<6x5x16xf32>) outs(%250 : tensor<8x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc120 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc396)
        %390 = arith.addf %out, %389 : f32 loc(#loc395)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<8x16xf32> loc(#loc395)
      %252 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%251 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc120 at #loc338)), %out: f32 loc(callsite(#loc154 at #loc338))):
        linalg.yield %in : f32 loc(#loc397)
      } -> tensor<16x8xf32> loc(#loc397)
      %253 = linalg.generic {indexing_maps = [#map16, #map8, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg16, %collapsed_84 : tensor<6x5x8xf32>, tensor<16x8xf32>) outs(%75 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc120 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc396)
        %390 = arith.addf %out, %389 : f32 loc(#loc395)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x5x16xf32> loc(#loc395)
      %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_82, %253 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc398)), %in_113: f32 loc(callsite(#loc at #loc398)), %out: f32 loc(callsite(#loc33 at #loc398))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc454)
        linalg.yield %389 : f32 loc(#loc454)
      } -> tensor<6x5x16xf32> loc(#loc454)
      %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%253, %collapsed_80 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc398)), %in_113: f32 loc(callsite(#loc at #loc398)), %out: f32 loc(callsite(#loc33 at #loc398))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc454)
        linalg.yield %389 : f32 loc(#loc454)
      } -> tensor<6x5x16xf32> loc(#loc454)
      %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%254, %collapsed_78 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc398)), %in_113: f32 loc(callsite(#loc at #loc398)), %out: f32 loc(callsite(#loc33 at #loc398))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc454)
        linalg.yield %389 : f32 loc(#loc454)
      } -> tensor<6x5x16xf32> loc(#loc454)
      %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %256 : tensor<6x5x16xf32>, tensor<6x5x16xf32>) outs(%74 : tensor<6x5x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc398)), %in_113: f32 loc(callsite(#loc33 at #loc398)), %out: f32 loc(callsite(#loc71 at #loc398))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc456)
        linalg.yield %389 : f32 loc(#loc456)
      } -> tensor<6x5x16xf32> loc(#loc456)
      %258 = tensor.empty() : tensor<16xf32> loc(#loc393)
      %259 = linalg.fill ins(%cst_8 : f32) outs(%258 : tensor<16xf32>) -> tensor<16xf32> loc(#loc393)
      %260 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%257 : tensor<6x5x16xf32>) outs(%259 : tensor<16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc152 at #loc338)), %out: f32 loc(callsite(#loc152 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc393)
        linalg.yield %389 : f32 loc(#loc393)
      } -> tensor<16xf32> loc(#loc393)
      %expanded_88 = tensor.expand_shape %260 [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32> loc(#loc394)
      %261 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_88 : tensor<1x1x16xf32>) outs(%259 : tensor<16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc152 at #loc338)), %out: f32 loc(callsite(#loc152 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc393)
        linalg.yield %389 : f32 loc(#loc393)
      } -> tensor<16xf32> loc(#loc393)
      %262 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%257, %collapsed_76 : tensor<6x5x16xf32>, tensor<6x5x8xf32>) outs(%138 : tensor<16x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc123 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc120 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc398)
        %390 = arith.addf %out, %389 : f32 loc(#loc395)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<16x8xf32> loc(#loc395)
      %263 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%262 : tensor<16x8xf32>) outs(%72 : tensor<8x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc120 at #loc338)), %out: f32 loc(callsite(#loc154 at #loc338))):
        linalg.yield %in : f32 loc(#loc397)
      } -> tensor<8x16xf32> loc(#loc397)
      %264 = linalg.generic {indexing_maps = [#map16, #map8, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%257, %collapsed_74 : tensor<6x5x16xf32>, tensor<8x16xf32>) outs(%141 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc123 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc120 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc398)
        %390 = arith.addf %out, %389 : f32 loc(#loc395)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x5x8xf32> loc(#loc395)
      %265 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%264 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %expanded_89 = tensor.expand_shape %265 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc400)
      %266 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_89 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %267 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_72, %264 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc120 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %268 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%267 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %expanded_90 = tensor.expand_shape %268 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc400)
      %269 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_70 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        linalg.yield %in : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %270 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %269 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc120 at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %271 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_90 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %272 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_68, %270 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %273 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%272 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<6x5xf32> loc(#loc399)
      %expanded_91 = tensor.expand_shape %273 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc400)
      %274 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_66 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        linalg.yield %in : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %275 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %274 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_91, %collapsed_64 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc156 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc95 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc402)
        linalg.yield %389 : f32 loc(#loc402)
      } -> tensor<6x5x1xf32> loc(#loc402)
      %277 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %156 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc457)), %in_113: f32 loc(callsite(#loc26 at #loc457)), %out: f32 loc(callsite(#loc36 at #loc457))):
        %389 = arith.select %extracted, %in, %in_113 : f32 loc(#loc471)
        linalg.yield %389 : f32 loc(#loc471)
      } -> tensor<6x5x1xf32> loc(#loc471)
      %278 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %54 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc27 at #loc403)), %in_113: f32 loc(callsite(#loc35 at #loc403)), %out: f32 loc(callsite(#loc35 at #loc403))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc458)
        linalg.yield %389 : f32 loc(#loc458)
      } -> tensor<6x5x1xf32> loc(#loc458)
      %279 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%278 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc34 at #loc403))):
        %389 = arith.addf %out, %in : f32 loc(#loc459)
        linalg.yield %389 : f32 loc(#loc459)
      } -> tensor<6x5xf32> loc(#loc459)
      %280 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc26 at #loc403))):
        linalg.yield %in : f32 loc(#loc460)
      } -> tensor<6x5x8xf32> loc(#loc460)
      %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %collapsed_62 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc26 at #loc403)), %in_113: f32 loc(callsite(#loc at #loc403)), %out: f32 loc(callsite(#loc33 at #loc403))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc461)
        linalg.yield %389 : f32 loc(#loc461)
      } -> tensor<6x5x8xf32> loc(#loc461)
      %282 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281 : tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc403)), %out: f32 loc(callsite(#loc48 at #loc403))):
        %389 = arith.negf %in : f32 loc(#loc463)
        linalg.yield %389 : f32 loc(#loc463)
      } -> tensor<6x5x8xf32> loc(#loc463)
      %283 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%282 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc34 at #loc403))):
        %389 = arith.addf %out, %in : f32 loc(#loc459)
        linalg.yield %389 : f32 loc(#loc459)
      } -> tensor<6x5xf32> loc(#loc459)
      %expanded_92 = tensor.expand_shape %283 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc464)
      %284 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_92, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc403)), %in_113: f32 loc(callsite(#loc35 at #loc403)), %out: f32 loc(callsite(#loc35 at #loc403))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc458)
        linalg.yield %389 : f32 loc(#loc458)
      } -> tensor<6x5x1xf32> loc(#loc458)
      %285 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%284 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc34 at #loc403))):
        %389 = arith.addf %out, %in : f32 loc(#loc459)
        linalg.yield %389 : f32 loc(#loc459)
      } -> tensor<6x5xf32> loc(#loc459)
      %286 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc26 at #loc403))):
        linalg.yield %in : f32 loc(#loc460)
      } -> tensor<6x5x8xf32> loc(#loc460)
      %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %286 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc403)), %in_113: f32 loc(callsite(#loc26 at #loc403)), %out: f32 loc(callsite(#loc71 at #loc403))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc465)
        linalg.yield %389 : f32 loc(#loc465)
      } -> tensor<6x5x8xf32> loc(#loc465)
      %288 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg16, %287 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc91 at #loc338)), %out: f32 loc(callsite(#loc157 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc404)
        linalg.yield %389 : f32 loc(#loc404)
      } -> tensor<6x5x8xf32> loc(#loc404)
      %289 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275 : tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc158 at #loc338))):
        %389 = arith.negf %in : f32 loc(#loc405)
        linalg.yield %389 : f32 loc(#loc405)
      } -> tensor<6x5x8xf32> loc(#loc405)
      %290 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%289 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc159 at #loc338)), %out: f32 loc(callsite(#loc159 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc406)
        linalg.yield %389 : f32 loc(#loc406)
      } -> tensor<6x5xf32> loc(#loc406)
      %expanded_93 = tensor.expand_shape %290 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc407)
      %291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %275 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc157 at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc161 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc408)
        linalg.yield %389 : f32 loc(#loc408)
      } -> tensor<6x5x8xf32> loc(#loc408)
      %292 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_93, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc160 at #loc338)), %in_113: f32 loc(callsite(#loc89 at #loc338)), %out: f32 loc(callsite(#loc89 at #loc338))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc409)
        linalg.yield %389 : f32 loc(#loc409)
      } -> tensor<6x5x1xf32> loc(#loc409)
      %293 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%292 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc338)), %out: f32 loc(callsite(#loc86 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc410)
        linalg.yield %389 : f32 loc(#loc410)
      } -> tensor<6x5xf32> loc(#loc410)
      %294 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc338)), %out: f32 loc(callsite(#loc88 at #loc338))):
        linalg.yield %in : f32 loc(#loc411)
      } -> tensor<6x5x8xf32> loc(#loc411)
      %295 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %294 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc161 at #loc338)), %in_113: f32 loc(callsite(#loc88 at #loc338)), %out: f32 loc(callsite(#loc162 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc412)
        linalg.yield %389 : f32 loc(#loc412)
      } -> tensor<6x5x8xf32> loc(#loc412)
      %296 = tensor.empty() : tensor<8x8xf32> loc(#loc413)
      %297 = linalg.fill ins(%cst_8 : f32) outs(%296 : tensor<8x8xf32>) -> tensor<8x8xf32> loc(#loc413)
      %298 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%295, %collapsed_60 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%297 : tensor<8x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc162 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc118 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc412)
        %390 = arith.addf %out, %389 : f32 loc(#loc413)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<8x8xf32> loc(#loc413)
      %299 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%298 : tensor<8x8xf32>) outs(%296 : tensor<8x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc118 at #loc338)), %out: f32 loc(callsite(#loc163 at #loc338))):
        linalg.yield %in : f32 loc(#loc414)
      } -> tensor<8x8xf32> loc(#loc414)
      %300 = linalg.generic {indexing_maps = [#map16, #map8, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%295, %collapsed_58 : tensor<6x5x8xf32>, tensor<8x8xf32>) outs(%141 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc162 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc118 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc412)
        %390 = arith.addf %out, %389 : f32 loc(#loc413)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x5x8xf32> loc(#loc413)
      %expanded_94 = tensor.expand_shape %300 [[0], [1], [2, 3]] output_shape [6, 5, 2, 4] : tensor<6x5x8xf32> into tensor<6x5x2x4xf32> loc(#loc415)
      %301 = tensor.empty() : tensor<6x2x5x4xf32> loc(#loc416)
      %302 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_94 : tensor<6x5x2x4xf32>) outs(%301 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc117 at #loc338)), %out: f32 loc(callsite(#loc116 at #loc338))):
        linalg.yield %in : f32 loc(#loc416)
      } -> tensor<6x2x5x4xf32> loc(#loc416)
      %303 = tensor.empty() : tensor<6x2x4x5xf32> loc(#loc417)
      %304 = linalg.fill ins(%cst_8 : f32) outs(%303 : tensor<6x2x4x5xf32>) -> tensor<6x2x4x5xf32> loc(#loc417)
      %305 = linalg.generic {indexing_maps = [#map36, #map24, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%302, %collapsed_56 : tensor<6x2x5x4xf32>, tensor<6x2x5x5xf32>) outs(%304 : tensor<6x2x4x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc116 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc203 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc416)
        %390 = arith.addf %out, %389 : f32 loc(#loc417)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x2x4x5xf32> loc(#loc417)
      %306 = linalg.generic {indexing_maps = [#map30, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<6x2x4x5xf32>) outs(%301 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc203 at #loc338)), %out: f32 loc(callsite(#loc291 at #loc338))):
        linalg.yield %in : f32 loc(#loc418)
      } -> tensor<6x2x5x4xf32> loc(#loc418)
      %307 = linalg.fill ins(%cst_8 : f32) outs(%24 : tensor<6x2x5x5xf32>) -> tensor<6x2x5x5xf32> loc(#loc417)
      %308 = linalg.generic {indexing_maps = [#map20, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%302, %collapsed_54 : tensor<6x2x5x4xf32>, tensor<6x2x5x4xf32>) outs(%307 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc116 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc203 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc416)
        %390 = arith.addf %out, %389 : f32 loc(#loc417)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x2x5x5xf32> loc(#loc417)
      %309 = linalg.generic {indexing_maps = [#map23, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_52 : tensor<6x2x5x1xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc113 at #loc338))):
        linalg.yield %in : f32 loc(#loc419)
      } -> tensor<6x2x5x5xf32> loc(#loc419)
      %310 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308, %309 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc203 at #loc338)), %in_113: f32 loc(callsite(#loc113 at #loc338)), %out: f32 loc(callsite(#loc113 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc419)
        linalg.yield %389 : f32 loc(#loc419)
      } -> tensor<6x2x5x5xf32> loc(#loc419)
      %311 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310, %collapsed_48 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc113 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc113 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc419)
        linalg.yield %389 : f32 loc(#loc419)
      } -> tensor<6x2x5x5xf32> loc(#loc419)
      %312 = tensor.empty() : tensor<6x2x5xf32> loc(#loc420)
      %313 = linalg.fill ins(%cst_8 : f32) outs(%312 : tensor<6x2x5xf32>) -> tensor<6x2x5xf32> loc(#loc420)
      %314 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%311 : tensor<6x2x5x5xf32>) outs(%313 : tensor<6x2x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc111 at #loc338)), %out: f32 loc(callsite(#loc111 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc420)
        linalg.yield %389 : f32 loc(#loc420)
      } -> tensor<6x2x5xf32> loc(#loc420)
      %expanded_95 = tensor.expand_shape %314 [[0], [1], [2, 3]] output_shape [6, 2, 5, 1] : tensor<6x2x5xf32> into tensor<6x2x5x1xf32> loc(#loc421)
      %315 = tensor.empty() : tensor<6x2x5x1xf32> loc(#loc422)
      %316 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95 : tensor<6x2x5x1xf32>) outs(%315 : tensor<6x2x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc164 at #loc338)), %out: f32 loc(callsite(#loc165 at #loc338))):
        %389 = arith.negf %in : f32 loc(#loc422)
        linalg.yield %389 : f32 loc(#loc422)
      } -> tensor<6x2x5x1xf32> loc(#loc422)
      %317 = linalg.generic {indexing_maps = [#map23, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_50 : tensor<6x2x5x1xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc112 at #loc338))):
        linalg.yield %in : f32 loc(#loc423)
      } -> tensor<6x2x5x5xf32> loc(#loc423)
      %318 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308, %317 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc203 at #loc338)), %in_113: f32 loc(callsite(#loc112 at #loc338)), %out: f32 loc(callsite(#loc112 at #loc338))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc423)
        linalg.yield %389 : f32 loc(#loc423)
      } -> tensor<6x2x5x5xf32> loc(#loc423)
      %319 = linalg.generic {indexing_maps = [#map9, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%316 : tensor<6x2x5x1xf32>) outs(%313 : tensor<6x2x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc111 at #loc338)), %out: f32 loc(callsite(#loc111 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc420)
        linalg.yield %389 : f32 loc(#loc420)
      } -> tensor<6x2x5xf32> loc(#loc420)
      %320 = linalg.generic {indexing_maps = [#map18, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<6x2x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc111 at #loc338)), %out: f32 loc(callsite(#loc108 at #loc338))):
        linalg.yield %in : f32 loc(#loc424)
      } -> tensor<6x2x5x5xf32> loc(#loc424)
      %321 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %320 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc112 at #loc338)), %in_113: f32 loc(callsite(#loc108 at #loc338)), %out: f32 loc(callsite(#loc166 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc425)
        linalg.yield %389 : f32 loc(#loc425)
      } -> tensor<6x2x5x5xf32> loc(#loc425)
      %322 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321, %collapsed_48 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc166 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc113 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc419)
        linalg.yield %389 : f32 loc(#loc419)
      } -> tensor<6x2x5x5xf32> loc(#loc419)
      %323 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc426)), %out: f32 loc(callsite(#loc26 at #loc426))):
        linalg.yield %in : f32 loc(#loc466)
      } -> tensor<6x2x5x5xf32> loc(#loc466)
      %324 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %322, %323 : tensor<6x2x5x5xi1>, tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: i1 loc(callsite(#loc at #loc426)), %in_113: f32 loc(callsite(#loc at #loc426)), %in_114: f32 loc(callsite(#loc26 at #loc426)), %out: f32 loc(callsite(#loc36 at #loc426))):
        %389 = arith.select %in, %in_113, %in_114 : f32 loc(#loc468)
        linalg.yield %389 : f32 loc(#loc468)
      } -> tensor<6x2x5x5xf32> loc(#loc468)
      %325 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc104 at #loc338))):
        linalg.yield %in : f32 loc(#loc427)
      } -> tensor<6x2x5x5xf32> loc(#loc427)
      %326 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324, %325 : tensor<6x2x5x5xf32>, tensor<6x2x5x5xf32>) outs(%24 : tensor<6x2x5x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc105 at #loc338)), %in_113: f32 loc(callsite(#loc104 at #loc338)), %out: f32 loc(callsite(#loc104 at #loc338))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc427)
        linalg.yield %389 : f32 loc(#loc427)
      } -> tensor<6x2x5x5xf32> loc(#loc427)
      %327 = linalg.fill ins(%cst_8 : f32) outs(%301 : tensor<6x2x5x4xf32>) -> tensor<6x2x5x4xf32> loc(#loc428)
      %328 = linalg.generic {indexing_maps = [#map36, #map24, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%326, %collapsed_46 : tensor<6x2x5x5xf32>, tensor<6x2x5x4xf32>) outs(%327 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc104 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc199 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc427)
        %390 = arith.addf %out, %389 : f32 loc(#loc428)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x2x5x4xf32> loc(#loc428)
      %329 = linalg.generic {indexing_maps = [#map20, #map24, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%326, %collapsed_44 : tensor<6x2x5x5xf32>, tensor<6x2x5x4xf32>) outs(%327 : tensor<6x2x5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc104 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc199 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc427)
        %390 = arith.addf %out, %389 : f32 loc(#loc428)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x2x5x4xf32> loc(#loc428)
      %330 = tensor.empty() : tensor<6x5x2x4xf32> loc(#loc429)
      %331 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<6x2x5x4xf32>) outs(%330 : tensor<6x5x2x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc291 at #loc338)), %out: f32 loc(callsite(#loc102 at #loc338))):
        linalg.yield %in : f32 loc(#loc429)
      } -> tensor<6x5x2x4xf32> loc(#loc429)
      %collapsed_96 = tensor.collapse_shape %331 [[0], [1], [2, 3]] : tensor<6x5x2x4xf32> into tensor<6x5x8xf32> loc(#loc430)
      %332 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%328 : tensor<6x2x5x4xf32>) outs(%330 : tensor<6x5x2x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc199 at #loc338)), %out: f32 loc(callsite(#loc102 at #loc338))):
        linalg.yield %in : f32 loc(#loc429)
      } -> tensor<6x5x2x4xf32> loc(#loc429)
      %collapsed_97 = tensor.collapse_shape %332 [[0], [1], [2, 3]] : tensor<6x5x2x4xf32> into tensor<6x5x8xf32> loc(#loc430)
      %333 = linalg.generic {indexing_maps = [#map19, #map9], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329 : tensor<6x2x5x4xf32>) outs(%330 : tensor<6x5x2x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc199 at #loc338)), %out: f32 loc(callsite(#loc102 at #loc338))):
        linalg.yield %in : f32 loc(#loc429)
      } -> tensor<6x5x2x4xf32> loc(#loc429)
      %collapsed_98 = tensor.collapse_shape %333 [[0], [1], [2, 3]] : tensor<6x5x2x4xf32> into tensor<6x5x8xf32> loc(#loc430)
      %334 = tensor.empty() : tensor<6x5x24xf32> loc(#loc431)
      %335 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%334 : tensor<6x5x24xf32>) {
      ^bb0(%out: f32 loc(callsite(#loc167 at #loc338))):
        %389 = linalg.index 0 : index loc(#loc431)
        %390 = linalg.index 1 : index loc(#loc431)
        %391 = linalg.index 2 : index loc(#loc431)
        %392 = arith.cmpi ult, %391, %c8 : index loc(#loc431)
        %393 = scf.if %392 -> (f32) {
          %extracted_113 = tensor.extract %collapsed_98[%389, %390, %391] : tensor<6x5x8xf32> loc(#loc431)
          scf.yield %extracted_113 : f32 loc(#loc431)
        } else {
          %394 = arith.cmpi ult, %391, %c16 : index loc(#loc431)
          %395 = scf.if %394 -> (f32) {
            %396 = arith.subi %391, %c8 : index loc(#loc431)
            %extracted_113 = tensor.extract %collapsed_97[%389, %390, %396] : tensor<6x5x8xf32> loc(#loc431)
            scf.yield %extracted_113 : f32 loc(#loc431)
          } else {
            %396 = arith.subi %391, %c16 : index loc(#loc431)
            %extracted_113 = tensor.extract %collapsed_96[%389, %390, %396] : tensor<6x5x8xf32> loc(#loc431)
            scf.yield %extracted_113 : f32 loc(#loc431)
          } loc(#loc431)
          scf.yield %395 : f32 loc(#loc431)
        } loc(#loc431)
        linalg.yield %393 : f32 loc(#loc431)
      } -> tensor<6x5x24xf32> loc(#loc431)
      %336 = tensor.empty() : tensor<24x8xf32> loc(#loc432)
      %337 = linalg.fill ins(%cst_8 : f32) outs(%336 : tensor<24x8xf32>) -> tensor<24x8xf32> loc(#loc432)
      %338 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%335, %collapsed_42 : tensor<6x5x24xf32>, tensor<6x5x8xf32>) outs(%337 : tensor<24x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc167 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc99 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc431)
        %390 = arith.addf %out, %389 : f32 loc(#loc432)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<24x8xf32> loc(#loc432)
      %339 = tensor.empty() : tensor<8x24xf32> loc(#loc433)
      %340 = linalg.generic {indexing_maps = [#map27, #map1], iterator_types = ["parallel", "parallel"]} ins(%338 : tensor<24x8xf32>) outs(%339 : tensor<8x24xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc99 at #loc338)), %out: f32 loc(callsite(#loc168 at #loc338))):
        linalg.yield %in : f32 loc(#loc433)
      } -> tensor<8x24xf32> loc(#loc433)
      %341 = linalg.generic {indexing_maps = [#map16, #map8, #map18], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%335, %collapsed_40 : tensor<6x5x24xf32>, tensor<8x24xf32>) outs(%141 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc167 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc99 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc431)
        %390 = arith.addf %out, %389 : f32 loc(#loc432)
        linalg.yield %390 : f32 loc(#loc396)
      } -> tensor<6x5x8xf32> loc(#loc432)
      %342 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%341 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %expanded_99 = tensor.expand_shape %342 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc400)
      %343 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_99 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %344 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_38, %341 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc99 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %345 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%344 : tensor<6x5x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %expanded_100 = tensor.expand_shape %345 [[0, 1, 2]] output_shape [1, 1, 8] : tensor<8xf32> into tensor<1x1x8xf32> loc(#loc400)
      %346 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_36 : tensor<1x1x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        linalg.yield %in : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %347 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341, %346 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc99 at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %348 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_100 : tensor<1x1x8xf32>) outs(%145 : tensor<8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<8xf32> loc(#loc399)
      %349 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34, %347 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %350 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%349 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc338)), %out: f32 loc(callsite(#loc155 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc399)
        linalg.yield %389 : f32 loc(#loc399)
      } -> tensor<6x5xf32> loc(#loc399)
      %expanded_101 = tensor.expand_shape %350 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc400)
      %351 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_32 : tensor<6x5x1xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        linalg.yield %in : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %352 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %351 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc96 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc401)
        linalg.yield %389 : f32 loc(#loc401)
      } -> tensor<6x5x8xf32> loc(#loc401)
      %353 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101, %collapsed_30 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc156 at #loc338)), %in_113: f32 loc(callsite(#loc at #loc338)), %out: f32 loc(callsite(#loc95 at #loc338))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc402)
        linalg.yield %389 : f32 loc(#loc402)
      } -> tensor<6x5x1xf32> loc(#loc402)
      %354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %156 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc457)), %in_113: f32 loc(callsite(#loc26 at #loc457)), %out: f32 loc(callsite(#loc36 at #loc457))):
        %389 = arith.select %extracted, %in, %in_113 : f32 loc(#loc471)
        linalg.yield %389 : f32 loc(#loc471)
      } -> tensor<6x5x1xf32> loc(#loc471)
      %355 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %54 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc27 at #loc403)), %in_113: f32 loc(callsite(#loc35 at #loc403)), %out: f32 loc(callsite(#loc35 at #loc403))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc458)
        linalg.yield %389 : f32 loc(#loc458)
      } -> tensor<6x5x1xf32> loc(#loc458)
      %356 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%355 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc34 at #loc403))):
        %389 = arith.addf %out, %in : f32 loc(#loc459)
        linalg.yield %389 : f32 loc(#loc459)
      } -> tensor<6x5xf32> loc(#loc459)
      %357 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc26 at #loc403))):
        linalg.yield %in : f32 loc(#loc460)
      } -> tensor<6x5x8xf32> loc(#loc460)
      %358 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %collapsed_28 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc26 at #loc403)), %in_113: f32 loc(callsite(#loc at #loc403)), %out: f32 loc(callsite(#loc33 at #loc403))):
        %389 = arith.mulf %in, %in_113 : f32 loc(#loc461)
        linalg.yield %389 : f32 loc(#loc461)
      } -> tensor<6x5x8xf32> loc(#loc461)
      %359 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc403)), %out: f32 loc(callsite(#loc48 at #loc403))):
        %389 = arith.negf %in : f32 loc(#loc463)
        linalg.yield %389 : f32 loc(#loc463)
      } -> tensor<6x5x8xf32> loc(#loc463)
      %360 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%359 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc34 at #loc403))):
        %389 = arith.addf %out, %in : f32 loc(#loc459)
        linalg.yield %389 : f32 loc(#loc459)
      } -> tensor<6x5xf32> loc(#loc459)
      %expanded_102 = tensor.expand_shape %360 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc464)
      %361 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_102, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc403)), %in_113: f32 loc(callsite(#loc35 at #loc403)), %out: f32 loc(callsite(#loc35 at #loc403))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc458)
        linalg.yield %389 : f32 loc(#loc458)
      } -> tensor<6x5x1xf32> loc(#loc458)
      %362 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%361 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc34 at #loc403))):
        %389 = arith.addf %out, %in : f32 loc(#loc459)
        linalg.yield %389 : f32 loc(#loc459)
      } -> tensor<6x5xf32> loc(#loc459)
      %363 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc34 at #loc403)), %out: f32 loc(callsite(#loc26 at #loc403))):
        linalg.yield %in : f32 loc(#loc460)
      } -> tensor<6x5x8xf32> loc(#loc460)
      %364 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %363 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc33 at #loc403)), %in_113: f32 loc(callsite(#loc26 at #loc403)), %out: f32 loc(callsite(#loc71 at #loc403))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc465)
        linalg.yield %389 : f32 loc(#loc465)
      } -> tensor<6x5x8xf32> loc(#loc465)
      %365 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %364 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc162 at #loc338)), %in_113: f32 loc(callsite(#loc91 at #loc338)), %out: f32 loc(callsite(#loc157 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc404)
        linalg.yield %389 : f32 loc(#loc404)
      } -> tensor<6x5x8xf32> loc(#loc404)
      %366 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352 : tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc158 at #loc338))):
        %389 = arith.negf %in : f32 loc(#loc405)
        linalg.yield %389 : f32 loc(#loc405)
      } -> tensor<6x5x8xf32> loc(#loc405)
      %367 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%366 : tensor<6x5x8xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc159 at #loc338)), %out: f32 loc(callsite(#loc159 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc406)
        linalg.yield %389 : f32 loc(#loc406)
      } -> tensor<6x5xf32> loc(#loc406)
      %expanded_103 = tensor.expand_shape %367 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32> loc(#loc407)
      %368 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %352 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc157 at #loc338)), %in_113: f32 loc(callsite(#loc96 at #loc338)), %out: f32 loc(callsite(#loc161 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc408)
        linalg.yield %389 : f32 loc(#loc408)
      } -> tensor<6x5x8xf32> loc(#loc408)
      %369 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_103, %45 : tensor<6x5x1xf32>, tensor<6x5x1xf32>) outs(%20 : tensor<6x5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc160 at #loc338)), %in_113: f32 loc(callsite(#loc89 at #loc338)), %out: f32 loc(callsite(#loc89 at #loc338))):
        %389 = arith.divf %in, %in_113 : f32 loc(#loc409)
        linalg.yield %389 : f32 loc(#loc409)
      } -> tensor<6x5x1xf32> loc(#loc409)
      %370 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%369 : tensor<6x5x1xf32>) outs(%42 : tensor<6x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc338)), %out: f32 loc(callsite(#loc86 at #loc338))):
        %389 = arith.addf %out, %in : f32 loc(#loc410)
        linalg.yield %389 : f32 loc(#loc410)
      } -> tensor<6x5xf32> loc(#loc410)
      %371 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370 : tensor<6x5xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc86 at #loc338)), %out: f32 loc(callsite(#loc88 at #loc338))):
        linalg.yield %in : f32 loc(#loc411)
      } -> tensor<6x5x8xf32> loc(#loc411)
      %372 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %371 : tensor<6x5x8xf32>, tensor<6x5x8xf32>) outs(%9 : tensor<6x5x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc161 at #loc338)), %in_113: f32 loc(callsite(#loc88 at #loc338)), %out: f32 loc(callsite(#loc162 at #loc338))):
        %389 = arith.addf %in, %in_113 : f32 loc(#loc412)
        linalg.yield %389 : f32 loc(#loc412)
      } -> tensor<6x5x8xf32> loc(#loc412)
      %373 = tensor.empty() : tensor<1x8xf32> loc(#loc434)
      %374 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<8xf32>) outs(%373 : tensor<1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8xf32> loc(#loc434)
      %inserted_slice = tensor.insert_slice %374 into %arg17[%247, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32> loc(#loc436)
      %375 = tensor.empty() : tensor<1x16x8xf32> loc(#loc434)
      %376 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%252 : tensor<16x8xf32>) outs(%375 : tensor<1x16x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x16x8xf32> loc(#loc434)
      %inserted_slice_104 = tensor.insert_slice %376 into %arg18[%247, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<1x16x8xf32> into tensor<3x16x8xf32> loc(#loc436)
      %377 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel"]} ins(%343 : tensor<8xf32>) outs(%373 : tensor<1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8xf32> loc(#loc434)
      %inserted_slice_105 = tensor.insert_slice %377 into %arg19[%247, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32> loc(#loc436)
      %378 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel"]} ins(%348 : tensor<8xf32>) outs(%373 : tensor<1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8xf32> loc(#loc434)
      %inserted_slice_106 = tensor.insert_slice %378 into %arg20[%247, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32> loc(#loc436)
      %379 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<8xf32>) outs(%373 : tensor<1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8xf32> loc(#loc434)
      %inserted_slice_107 = tensor.insert_slice %379 into %arg21[%247, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32> loc(#loc436)
      %380 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<8xf32>) outs(%373 : tensor<1x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8xf32> loc(#loc434)
      %inserted_slice_108 = tensor.insert_slice %380 into %arg22[%247, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32> loc(#loc436)
      %381 = tensor.empty() : tensor<1x8x8xf32> loc(#loc434)
      %382 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299 : tensor<8x8xf32>) outs(%381 : tensor<1x8x8xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8x8xf32> loc(#loc434)
      %inserted_slice_109 = tensor.insert_slice %382 into %arg23[%247, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32> loc(#loc436)
      %383 = tensor.empty() : tensor<1x8x24xf32> loc(#loc434)
      %384 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<8x24xf32>) outs(%383 : tensor<1x8x24xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8x24xf32> loc(#loc434)
      %inserted_slice_110 = tensor.insert_slice %384 into %arg24[%247, 0, 0] [1, 8, 24] [1, 1, 1] : tensor<1x8x24xf32> into tensor<3x8x24xf32> loc(#loc436)
      %385 = tensor.empty() : tensor<1x16xf32> loc(#loc434)
      %386 = linalg.generic {indexing_maps = [#map37, #map1], iterator_types = ["parallel", "parallel"]} ins(%261 : tensor<16xf32>) outs(%385 : tensor<1x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x16xf32> loc(#loc434)
      %inserted_slice_111 = tensor.insert_slice %386 into %arg25[%247, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<3x16xf32> loc(#loc436)
      %387 = tensor.empty() : tensor<1x8x16xf32> loc(#loc434)
      %388 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<8x16xf32>) outs(%387 : tensor<1x8x16xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc339)), %out: f32 loc(callsite(#loc80 at #loc339))):
        linalg.yield %in : f32 loc(#loc434)
      } -> tensor<1x8x16xf32> loc(#loc434)
      %inserted_slice_112 = tensor.insert_slice %388 into %arg26[%247, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<1x8x16xf32> into tensor<3x8x16xf32> loc(#loc436)
      scf.yield %372, %inserted_slice, %inserted_slice_104, %inserted_slice_105, %inserted_slice_106, %inserted_slice_107, %inserted_slice_108, %inserted_slice_109, %inserted_slice_110, %inserted_slice_111, %inserted_slice_112 : tensor<6x5x8xf32>, tensor<3x8xf32>, tensor<3x16x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8x8xf32>, tensor<3x8x24xf32>, tensor<3x16xf32>, tensor<3x8x16xf32> loc(#loc324)
    } loc(#loc324)
    %188 = tensor.empty() : tensor<5x8xf32> loc(#loc292)
    %189 = linalg.fill ins(%cst_8 : f32) outs(%188 : tensor<5x8xf32>) -> tensor<5x8xf32> loc(#loc292)
    %190 = linalg.generic {indexing_maps = [#map38, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%187#0 : tensor<6x5x8xf32>) outs(%189 : tensor<5x8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc169)), %out: f32 loc("reduce_sum"(#loc169))):
      %242 = arith.addf %out, %in : f32 loc(#loc292)
      linalg.yield %242 : f32 loc(#loc292)
    } -> tensor<5x8xf32> loc(#loc292)
    %expanded_25 = tensor.expand_shape %190 [[0, 1], [2]] output_shape [1, 5, 8] : tensor<5x8xf32> into tensor<1x5x8xf32> loc(#loc293)
    %191 = linalg.generic {indexing_maps = [#map38, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_25 : tensor<1x5x8xf32>) outs(%189 : tensor<5x8xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc169)), %out: f32 loc("reduce_sum"(#loc169))):
      %242 = arith.addf %out, %in : f32 loc(#loc292)
      linalg.yield %242 : f32 loc(#loc292)
    } -> tensor<5x8xf32> loc(#loc292)
    %192 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc169))):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<16x8xf32> loc(#loc294)
    %collapsed = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<6x5x1xi32> into tensor<6x5xi32> loc(#loc329)
    %193 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<6x5xi32>) outs(%7 : tensor<6x5x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc330)), %out: i32 loc(callsite(#loc171 at #loc330))):
      linalg.yield %in : i32 loc(#loc340)
    } -> tensor<6x5x1xi32> loc(#loc340)
    %194 = tensor.empty() : tensor<1x1x16xi32> loc(#loc342)
    %195 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%194 : tensor<1x1x16xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc173 at #loc330))):
      %242 = linalg.index 2 : index loc(#loc342)
      %243 = arith.index_cast %242 : index to i32 loc(#loc342)
      linalg.yield %243 : i32 loc(#loc342)
    } -> tensor<1x1x16xi32> loc(#loc342)
    %196 = tensor.empty() : tensor<6x5x16xi32> loc(#loc343)
    %197 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<6x5x1xi32>) outs(%196 : tensor<6x5x16xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc171 at #loc330)), %out: i32 loc(callsite(#loc174 at #loc330))):
      linalg.yield %in : i32 loc(#loc343)
    } -> tensor<6x5x16xi32> loc(#loc343)
    %198 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%195 : tensor<1x1x16xi32>) outs(%196 : tensor<6x5x16xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc173 at #loc330)), %out: i32 loc(callsite(#loc174 at #loc330))):
      linalg.yield %in : i32 loc(#loc343)
    } -> tensor<6x5x16xi32> loc(#loc343)
    %199 = tensor.empty() : tensor<6x5x16xi1> loc(#loc343)
    %200 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %198 : tensor<6x5x16xi32>, tensor<6x5x16xi32>) outs(%199 : tensor<6x5x16xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc174 at #loc330)), %in_26: i32 loc(callsite(#loc174 at #loc330)), %out: i1 loc(callsite(#loc174 at #loc330))):
      %242 = arith.cmpi eq, %in, %in_26 : i32 loc(#loc343)
      linalg.yield %242 : i1 loc(#loc343)
    } -> tensor<6x5x16xi1> loc(#loc343)
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<6x5x16xi1>) outs(%74 : tensor<6x5x16xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc174 at #loc330)), %out: f32 loc(callsite(#loc175 at #loc330))):
      %242 = arith.uitofp %in : i1 to f32 loc(#loc344)
      linalg.yield %242 : f32 loc(#loc344)
    } -> tensor<6x5x16xf32> loc(#loc344)
    %202 = linalg.generic {indexing_maps = [#map31, #map32, #map33], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%201, %187#0 : tensor<6x5x16xf32>, tensor<6x5x8xf32>) outs(%138 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc(""(#loc296)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("dot_general"(#loc297))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc330)
      %243 = arith.addf %out, %242 : f32 loc(#loc331)
      linalg.yield %243 : f32 loc(#loc)
    } -> tensor<16x8xf32> loc(#loc331)
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%192, %202 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc169)), %in_26: f32 loc("dot_general"(#loc297)), %out: f32 loc(""(#loc298))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc332)
      linalg.yield %242 : f32 loc(#loc332)
    } -> tensor<16x8xf32> loc(#loc332)
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%143, %203 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc144)), %in_26: f32 loc(""(#loc298)), %out: f32 loc("add_any"(#loc169))):
      %242 = arith.addf %in, %in_26 : f32 loc(#loc299)
      linalg.yield %242 : f32 loc(#loc299)
    } -> tensor<16x8xf32> loc(#loc299)
    %205 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<3x8xf32> loc(#loc300)
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %187#1 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8xf32> loc(#loc300)
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %206 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.down.b"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8xf32> loc(#loc301)
    %208 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%177 : tensor<3x16x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<3x16x8xf32> loc(#loc300)
    %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %187#2 : tensor<3x16x8xf32>, tensor<3x16x8xf32>) outs(%177 : tensor<3x16x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x16x8xf32> loc(#loc300)
    %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %209 : tensor<3x16x8xf32>, tensor<3x16x8xf32>) outs(%177 : tensor<3x16x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.down.w"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x16x8xf32> loc(#loc301)
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %187#3 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8xf32> loc(#loc300)
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %211 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.ln1.bias"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8xf32> loc(#loc301)
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %187#4 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8xf32> loc(#loc300)
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %213 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.ln1.scale"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8xf32> loc(#loc301)
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %187#5 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8xf32> loc(#loc300)
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %215 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.ln2.bias"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8xf32> loc(#loc301)
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%205, %187#6 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8xf32> loc(#loc300)
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %217 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%175 : tensor<3x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.ln2.scale"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8xf32> loc(#loc301)
    %219 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%179 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<3x8x8xf32> loc(#loc300)
    %220 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %187#7 : tensor<3x8x8xf32>, tensor<3x8x8xf32>) outs(%179 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8x8xf32> loc(#loc300)
    %221 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %220 : tensor<3x8x8xf32>, tensor<3x8x8xf32>) outs(%179 : tensor<3x8x8xf32>) {
    ^bb0(%in: f32 loc("params.layers.out"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8x8xf32> loc(#loc301)
    %222 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%181 : tensor<3x8x24xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<3x8x24xf32> loc(#loc300)
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %187#8 : tensor<3x8x24xf32>, tensor<3x8x24xf32>) outs(%181 : tensor<3x8x24xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8x24xf32> loc(#loc300)
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg7, %223 : tensor<3x8x24xf32>, tensor<3x8x24xf32>) outs(%181 : tensor<3x8x24xf32>) {
    ^bb0(%in: f32 loc("params.layers.qkv"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8x24xf32> loc(#loc301)
    %225 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%183 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<3x16xf32> loc(#loc300)
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%225, %187#9 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%183 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x16xf32> loc(#loc300)
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8, %226 : tensor<3x16xf32>, tensor<3x16xf32>) outs(%183 : tensor<3x16xf32>) {
    ^bb0(%in: f32 loc("params.layers.up.b"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x16xf32> loc(#loc301)
    %228 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%185 : tensor<3x8x16xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<3x8x16xf32> loc(#loc300)
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228, %187#10 : tensor<3x8x16xf32>, tensor<3x8x16xf32>) outs(%185 : tensor<3x8x16xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc(""(#loc289)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<3x8x16xf32> loc(#loc300)
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg9, %229 : tensor<3x8x16xf32>, tensor<3x8x16xf32>) outs(%185 : tensor<3x8x16xf32>) {
    ^bb0(%in: f32 loc("params.layers.up.w"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<3x8x16xf32> loc(#loc301)
    %231 = linalg.generic {indexing_maps = [#map39, #map40], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%144 : tensor<8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<8xf32> loc(#loc300)
    %232 = linalg.generic {indexing_maps = [#map40, #map40, #map40], iterator_types = ["parallel"]} ins(%231, %147 : tensor<8xf32>, tensor<8xf32>) outs(%144 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<8xf32> loc(#loc300)
    %233 = linalg.generic {indexing_maps = [#map40, #map40, #map40], iterator_types = ["parallel"]} ins(%arg10, %232 : tensor<8xf32>, tensor<8xf32>) outs(%144 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.ln.bias"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<8xf32> loc(#loc301)
    %234 = linalg.generic {indexing_maps = [#map40, #map40, #map40], iterator_types = ["parallel"]} ins(%231, %151 : tensor<8xf32>, tensor<8xf32>) outs(%144 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc("reduce_sum"(#loc145)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<8xf32> loc(#loc300)
    %235 = linalg.generic {indexing_maps = [#map40, #map40, #map40], iterator_types = ["parallel"]} ins(%arg11, %234 : tensor<8xf32>, tensor<8xf32>) outs(%144 : tensor<8xf32>) {
    ^bb0(%in: f32 loc("params.ln.scale"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<8xf32> loc(#loc301)
    %236 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%188 : tensor<5x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<5x8xf32> loc(#loc300)
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%236, %191 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%188 : tensor<5x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc("reduce_sum"(#loc169)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<5x8xf32> loc(#loc300)
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12, %237 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%188 : tensor<5x8xf32>) {
    ^bb0(%in: f32 loc("params.pos"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<5x8xf32> loc(#loc301)
    %239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc178))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<16x8xf32> loc(#loc300)
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239, %204 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc178)), %in_26: f32 loc("add_any"(#loc169)), %out: f32 loc("mul"(#loc178))):
      %242 = arith.mulf %in, %in_26 : f32 loc(#loc300)
      linalg.yield %242 : f32 loc(#loc300)
    } -> tensor<16x8xf32> loc(#loc300)
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %240 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32 loc("params.tok"), %in_26: f32 loc("mul"(#loc178)), %out: f32 loc("sub"(#loc179))):
      %242 = arith.subf %in, %in_26 : f32 loc(#loc301)
      linalg.yield %242 : f32 loc(#loc301)
    } -> tensor<16x8xf32> loc(#loc301)
    return %207, %210, %212, %214, %216, %218, %221, %224, %227, %230, %233, %235, %238, %241, %113 : tensor<3x8xf32>, tensor<3x16x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8x8xf32>, tensor<3x8x24xf32>, tensor<3x16xf32>, tensor<3x8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x8xf32>, tensor<16x8xf32>, tensor<f32> loc(#loc75)
  } loc(#loc)
} loc(#loc)
#loc83 = loc("dynamic_slice"(#loc29))
#loc84 = loc("while/body/jit(dynamic_index_in_dim)"(#loc29))
#loc85 = loc("squeeze"(#loc29))
#loc100 = loc("split"(#loc40))
#loc126 = loc("dynamic_update_slice"(#loc29))
#loc153 = loc("reshape"(#loc47))
#loc170 = loc("squeeze"(#loc21))
#loc197 = loc(callsite(#loc84 at #loc29))
#loc293 = loc("reshape"(#loc169))
#loc295 = loc(callsite(#loc170 at #loc169))
#loc306 = loc(callsite(#loc197 at #loc81))
#loc326 = loc(callsite(#loc197 at #loc150))
#loc329 = loc(""(#loc295))
#loc333 = loc(""(#loc306))
#loc337 = loc(""(#loc326))
#loc345 = loc(callsite(#loc83 at #loc333))
#loc346 = loc(callsite(#loc85 at #loc333))
#loc361 = loc(callsite(#loc100 at #loc334))
#loc390 = loc(callsite(#loc126 at #loc335))
#loc391 = loc(callsite(#loc83 at #loc337))
#loc392 = loc(callsite(#loc85 at #loc337))
#loc394 = loc(callsite(#loc153 at #loc338))
#loc430 = loc(callsite(#loc101 at #loc338))
#loc436 = loc(callsite(#loc126 at #loc339))

