#loc = loc(unknown)
#loc1 = loc("params.bn.bias")
#loc2 = loc("params.bn.scale")
#loc3 = loc("params.depth")
#loc4 = loc("params.dilated")
#loc5 = loc("params.fc.b")
#loc6 = loc("params.fc.w")
#loc7 = loc("params.groups")
#loc8 = loc("params.stride")
#loc9 = loc("params.up")
#loc10 = loc("stats.mean")
#loc11 = loc("stats.var")
#loc12 = loc("x")
#loc13 = loc("y")
#loc14 = loc("common.py":33:12)
#loc15 = loc("gather")
#loc16 = loc("reduce_and")
#loc17 = loc("common.py":32:9)
#loc18 = loc("sub")
#loc19 = loc("images.py":20:43)
#loc20 = loc("images.py":29:15)
#loc21 = loc("export.py":100:36)
#loc22 = loc("images.py":18:12)
#loc23 = loc("images.py":20:19)
#loc24 = loc("broadcast_in_dim")
#loc25 = loc("reduce_sum")
#loc26 = loc("div")
#loc27 = loc("square")
#loc28 = loc("mul")
#loc29 = loc("convert_element_type")
#loc30 = loc("gt")
#loc31 = loc("jit(_where)")
#loc32 = loc("select_n")
#loc33 = loc("images.py":21:26)
#loc34 = loc("images.py":21:45)
#loc35 = loc("images.py":21:61)
#loc36 = loc("images.py":21:79)
#loc37 = loc("images.py":24:25)
#loc38 = loc("images.py":24:44)
#loc39 = loc("images.py":24:34)
#loc40 = loc("images.py":24:24)
#loc41 = loc("max")
#loc42 = loc("images.py":24:12)
#loc43 = loc("images.py":25:16)
#loc44 = loc("images.py":25:12)
#loc45 = loc("images.py":26:16)
#loc46 = loc("images.py":26:12)
#loc47 = loc("images.py":27:16)
#loc48 = loc("images.py":27:12)
#loc49 = loc("images.py":28:16)
#loc50 = loc("images.py":30:15)
#loc51 = loc("images.py":31:32)
#loc52 = loc("images.py":31:31)
#loc53 = loc("common.py":23:11)
#loc54 = loc("reduce_max")
#loc55 = loc("exp")
#loc56 = loc("log")
#loc57 = loc("common.py":33:36)
#loc58 = loc("lt")
#loc59 = loc("add")
#loc60 = loc("reshape")
#loc61 = loc("ge")
#loc62 = loc("le")
#loc63 = loc("and")
#loc64 = loc("common.py":33:11)
#loc65 = loc("images.py":36:19)
#loc66 = loc("images.py":36:63)
#loc67 = loc("images.py":36:62)
#loc68 = loc("images.py":36:53)
#loc69 = loc("images.py":36:47)
#loc70 = loc("jit(_one_hot)")
#loc71 = loc("iota")
#loc72 = loc("eq")
#loc73 = loc("ad,adb->ab/dot_general")
#loc74 = loc("neg")
#loc75 = loc("add_any")
#loc76 = loc("select_and_scatter")
#loc77 = loc("common.py":51:41)
#loc78 = loc("common.py":51:37)
#loc79 = loc("images.py":42:24)
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3 + d4, d5 + d6, d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d1, d0, d2)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d3, d5, d0, d2)>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1) -> (d0, d1)>
#map14 = affine_map<(d0, d1) -> (0, d1)>
#map15 = affine_map<(d0, d1) -> (d0)>
#map16 = affine_map<(d0, d1) -> (d0, 0)>
#map17 = affine_map<(d0, d1) -> ()>
#map18 = affine_map<(d0, d1, d2) -> ()>
#map19 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map20 = affine_map<(d0, d1, d2) -> (d2)>
#map21 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map22 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map23 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map24 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map25 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map26 = affine_map<(d0, d1) -> (d1, d0)>
#map27 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map29 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#map38 = affine_map<(d0, d1, d2, d3) -> (-d0 + 1, -d1 + 1, d2, d3)>
#map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 * 2 + d3, d4 * 2 + d5, d0)>
#map40 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d5, d1, d0)>
#map41 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2, d4, d1)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d3 + d4, d5 + d6, d0, d7)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d4, d6, d0, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d5, d7, d0, d2)>
#map45 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d2, d4)>
#map46 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map47 = affine_map<(d0, d1, d2, d3) -> (-d0 + 2, -d1 + 2, d2, d3)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d6, d0, d2, d1)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 * 2 + d3, d4 * 2 + d5, d6)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d2 + d3, d4 + d5, d0)>
#loc80 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc14))
#loc81 = loc("jit(train)/jvp(jit(log_softmax))"(#loc17))
#loc82 = loc("jit(train)/jvp(jit(_var))"(#loc19))
#loc84 = loc("jit(train)/transpose(jvp())"(#loc20))
#loc85 = loc("jit(train)"(#loc21))
#loc86 = loc("jit(train)/jvp()"(#loc22))
#loc87 = loc("jit(train)/jvp()"(#loc23))
#loc88 = loc("jit(train)/jvp()"(#loc33))
#loc89 = loc("jit(train)/jvp()"(#loc34))
#loc90 = loc("jit(train)/jvp()"(#loc35))
#loc91 = loc("jit(train)/jvp()"(#loc36))
#loc92 = loc("jit(train)/jvp()"(#loc37))
#loc93 = loc("jit(train)/jvp()"(#loc38))
#loc94 = loc("jit(train)/jvp()"(#loc39))
#loc95 = loc("jit(train)/jvp()"(#loc40))
#loc96 = loc("jit(train)/jvp()"(#loc42))
#loc97 = loc("jit(train)/jvp()"(#loc43))
#loc98 = loc("jit(train)/jvp()"(#loc44))
#loc99 = loc("jit(train)/jvp()"(#loc45))
#loc100 = loc("jit(train)/jvp()"(#loc46))
#loc101 = loc("jit(train)/jvp()"(#loc47))
#loc102 = loc("jit(train)/jvp()"(#loc48))
#loc103 = loc("jit(train)/jvp()"(#loc49))
#loc104 = loc("jit(train)/jvp()"(#loc20))
#loc105 = loc("jit(train)/jvp()"(#loc50))
#loc106 = loc("jit(train)/jvp()"(#loc51))
#loc107 = loc("jit(train)/jvp()"(#loc52))
#loc108 = loc("jit(train)/jvp()"(#loc53))
#loc109 = loc("jit(train)/jvp()"(#loc57))
#loc110 = loc("jit(train)/jvp()"(#loc14))
#loc111 = loc("jit(train)/jvp()"(#loc64))
#loc112 = loc("jit(train)/jvp()"(#loc65))
#loc113 = loc("jit(train)/jvp()"(#loc66))
#loc114 = loc("jit(train)/jvp()"(#loc67))
#loc115 = loc("jit(train)/jvp()"(#loc68))
#loc116 = loc("jit(train)/jvp()"(#loc69))
#loc117 = loc("jit(train)/transpose(jvp())"(#loc69))
#loc118 = loc("jit(train)/transpose(jvp())"(#loc68))
#loc119 = loc("jit(train)/transpose(jvp())"(#loc67))
#loc120 = loc("jit(train)/transpose(jvp())"(#loc65))
#loc121 = loc("jit(train)/transpose(jvp())"(#loc64))
#loc122 = loc("jit(train)/transpose(jvp())"(#loc14))
#loc123 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc14))
#loc124 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc17))
#loc125 = loc("jit(train)/transpose(jvp())"(#loc53))
#loc126 = loc("jit(train)/transpose(jvp())"(#loc52))
#loc127 = loc("jit(train)/transpose(jvp())"(#loc50))
#loc128 = loc("select_and_scatter:"(#loc76))
#loc131 = loc("slice"(#loc20))
#loc132 = loc("jit(train)/transpose(jvp())"(#loc49))
#loc133 = loc("jit(train)/transpose(jvp())"(#loc47))
#loc134 = loc("jit(train)/transpose(jvp())"(#loc45))
#loc135 = loc("jit(train)/transpose(jvp())"(#loc43))
#loc136 = loc("jit(train)/transpose(jvp())"(#loc42))
#loc137 = loc("jit(train)/transpose(jvp())"(#loc40))
#loc138 = loc("jit(train)/transpose(jvp())"(#loc39))
#loc139 = loc("jit(train)/transpose(jvp())"(#loc37))
#loc140 = loc("jit(train)/transpose(jvp(jit(_var)))"(#loc19))
#loc141 = loc("jit(train)/transpose(jvp())"(#loc19))
#loc142 = loc("jit(train)/transpose(jvp())"(#loc23))
#loc143 = loc("jit(train)/transpose(jvp())"(#loc22))
#loc144 = loc("jit(train)"(#loc77))
#loc145 = loc("jit(train)"(#loc78))
#loc146 = loc("jit(evaluate)/jit(take_along_axis)"(#loc14))
#loc147 = loc("jit(evaluate)/jit(log_softmax)"(#loc17))
#loc148 = loc("jit(evaluate)"(#loc42))
#loc149 = loc("jit(evaluate)"(#loc79))
#loc150 = loc("jit(evaluate)"(#loc21))
#loc151 = loc("jit(evaluate)"(#loc22))
#loc152 = loc("jit(evaluate)"(#loc37))
#loc153 = loc("jit(evaluate)"(#loc38))
#loc154 = loc("jit(evaluate)"(#loc39))
#loc155 = loc("jit(evaluate)"(#loc40))
#loc156 = loc("jit(evaluate)"(#loc43))
#loc157 = loc("jit(evaluate)"(#loc44))
#loc158 = loc("jit(evaluate)"(#loc45))
#loc159 = loc("jit(evaluate)"(#loc46))
#loc160 = loc("jit(evaluate)"(#loc47))
#loc161 = loc("jit(evaluate)"(#loc48))
#loc163 = loc("jit(evaluate)"(#loc20))
#loc164 = loc("jit(evaluate)"(#loc50))
#loc165 = loc("jit(evaluate)"(#loc51))
#loc167 = loc("jit(evaluate)"(#loc53))
#loc168 = loc("jit(evaluate)"(#loc57))
#loc169 = loc("jit(evaluate)"(#loc14))
#loc170 = loc("jit(evaluate)"(#loc64))
#loc171 = loc(callsite(#loc at #loc80))
#loc172 = loc(callsite(#loc15 at #loc80))
#loc173 = loc(callsite(#loc16 at #loc80))
#loc174 = loc(callsite(#loc at #loc81))
#loc175 = loc(callsite(#loc18 at #loc82))
#loc177 = loc("conv_general_dilated"(#loc86))
#loc178 = loc("reduce_sum"(#loc87))
#loc179 = loc("div"(#loc87))
#loc180 = loc(callsite(#loc24 at #loc82))
#loc181 = loc(callsite(#loc25 at #loc82))
#loc182 = loc(callsite(#loc26 at #loc82))
#loc183 = loc(callsite(#loc at #loc82))
#loc184 = loc(callsite(#loc27 at #loc82))
#loc185 = loc(callsite(#loc28 at #loc82))
#loc186 = loc(callsite(#loc29 at #loc82))
#loc187 = loc(callsite(#loc30 at #loc82))
#loc188 = loc(callsite(#loc31 at #loc82))
#loc189 = loc("mul"(#loc88))
#loc190 = loc("mul"(#loc89))
#loc191 = loc("add"(#loc88))
#loc192 = loc("mul"(#loc90))
#loc193 = loc("mul"(#loc91))
#loc194 = loc("add"(#loc90))
#loc195 = loc("broadcast_in_dim"(#loc92))
#loc196 = loc("sub"(#loc92))
#loc197 = loc("add"(#loc93))
#loc198 = loc("rsqrt"(#loc94))
#loc199 = loc("div"(#loc94))
#loc200 = loc("mul"(#loc94))
#loc201 = loc("broadcast_in_dim"(#loc95))
#loc202 = loc("mul"(#loc95))
#loc203 = loc("add"(#loc95))
#loc204 = loc("jit(relu)"(#loc96))
#loc205 = loc("gt"(#loc96))
#loc206 = loc("conv_general_dilated"(#loc97))
#loc207 = loc("add"(#loc98))
#loc208 = loc("conv_general_dilated"(#loc99))
#loc209 = loc("add"(#loc100))
#loc210 = loc("conv_general_dilated"(#loc101))
#loc211 = loc("add"(#loc102))
#loc212 = loc("conv_general_dilated"(#loc103))
#loc213 = loc("reduce_window_max"(#loc104))
#loc214 = loc("reduce_window_sum"(#loc105))
#loc215 = loc("div"(#loc105))
#loc216 = loc("add"(#loc106))
#loc217 = loc("reshape"(#loc107))
#loc218 = loc("dot_general"(#loc108))
#loc219 = loc("broadcast_in_dim"(#loc108))
#loc220 = loc("add"(#loc108))
#loc221 = loc(callsite(#loc54 at #loc81))
#loc222 = loc(callsite(#loc41 at #loc81))
#loc223 = loc(callsite(#loc24 at #loc81))
#loc224 = loc(callsite(#loc18 at #loc81))
#loc225 = loc(callsite(#loc55 at #loc81))
#loc226 = loc(callsite(#loc25 at #loc81))
#loc227 = loc(callsite(#loc56 at #loc81))
#loc228 = loc("broadcast_in_dim"(#loc109))
#loc229 = loc(callsite(#loc58 at #loc80))
#loc230 = loc(callsite(#loc59 at #loc80))
#loc231 = loc(callsite(#loc32 at #loc80))
#loc232 = loc(callsite(#loc60 at #loc80))
#loc233 = loc(callsite(#loc61 at #loc80))
#loc234 = loc(callsite(#loc24 at #loc80))
#loc235 = loc(callsite(#loc62 at #loc80))
#loc236 = loc(callsite(#loc63 at #loc80))
#loc237 = loc("squeeze"(#loc110))
#loc238 = loc("neg"(#loc111))
#loc239 = loc("reduce_sum"(#loc112))
#loc240 = loc("div"(#loc112))
#loc241 = loc("sub"(#loc113))
#loc242 = loc("integer_pow"(#loc114))
#loc243 = loc("mul"(#loc114))
#loc244 = loc("reduce_sum"(#loc115))
#loc245 = loc("div"(#loc115))
#loc246 = loc("mul"(#loc116))
#loc247 = loc("add"(#loc112))
#loc248 = loc("mul"(#loc117))
#loc249 = loc("div"(#loc118))
#loc250 = loc("broadcast_in_dim"(#loc118))
#loc251 = loc("mul"(#loc119))
#loc252 = loc("div"(#loc120))
#loc253 = loc("broadcast_in_dim"(#loc120))
#loc254 = loc("neg"(#loc121))
#loc255 = loc("broadcast_in_dim"(#loc122))
#loc256 = loc(callsite(#loc24 at #loc123))
#loc257 = loc(callsite(#loc at #loc123))
#loc258 = loc(callsite(#loc70 at #loc123))
#loc259 = loc(callsite(#loc73 at #loc123))
#loc260 = loc(callsite(#loc59 at #loc123))
#loc261 = loc(callsite(#loc74 at #loc124))
#loc262 = loc(callsite(#loc at #loc124))
#loc263 = loc(callsite(#loc25 at #loc124))
#loc264 = loc(callsite(#loc60 at #loc124))
#loc265 = loc(callsite(#loc26 at #loc124))
#loc266 = loc(callsite(#loc24 at #loc124))
#loc267 = loc(callsite(#loc28 at #loc124))
#loc268 = loc(callsite(#loc75 at #loc124))
#loc269 = loc("reduce_sum"(#loc125))
#loc271 = loc("dot_general"(#loc125))
#loc272 = loc("transpose"(#loc125))
#loc273 = loc("reshape"(#loc126))
#loc274 = loc("div"(#loc127))
#loc276 = loc("reduce_window_sum"(#loc127))
#loc279 = loc("add_any"(#loc84))
#loc280 = loc(callsite(#loc131 at #loc84))
#loc281 = loc("conv_general_dilated"(#loc132))
#loc282 = loc("rev"(#loc132))
#loc283 = loc("add_any"(#loc132))
#loc284 = loc("conv_general_dilated"(#loc133))
#loc285 = loc("reshape"(#loc133))
#loc286 = loc("rev"(#loc133))
#loc287 = loc("add_any"(#loc133))
#loc288 = loc("conv_general_dilated"(#loc134))
#loc289 = loc("reshape"(#loc134))
#loc290 = loc("rev"(#loc134))
#loc291 = loc("add_any"(#loc134))
#loc292 = loc("conv_general_dilated"(#loc135))
#loc293 = loc("rev"(#loc135))
#loc294 = loc("add_any"(#loc135))
#loc295 = loc("select_n"(#loc136))
#loc296 = loc("reduce_sum"(#loc137))
#loc298 = loc("mul"(#loc137))
#loc299 = loc("mul"(#loc138))
#loc300 = loc("neg"(#loc139))
#loc301 = loc("reduce_sum"(#loc139))
#loc303 = loc(callsite(#loc31 at #loc140))
#loc304 = loc(callsite(#loc26 at #loc140))
#loc305 = loc(callsite(#loc24 at #loc140))
#loc306 = loc(callsite(#loc28 at #loc140))
#loc307 = loc(callsite(#loc at #loc140))
#loc308 = loc(callsite(#loc74 at #loc140))
#loc309 = loc(callsite(#loc25 at #loc140))
#loc310 = loc(callsite(#loc60 at #loc140))
#loc311 = loc(callsite(#loc75 at #loc140))
#loc312 = loc("add_any"(#loc141))
#loc313 = loc("div"(#loc142))
#loc314 = loc("broadcast_in_dim"(#loc142))
#loc315 = loc("add_any"(#loc142))
#loc316 = loc("conv_general_dilated"(#loc143))
#loc317 = loc("mul"(#loc144))
#loc318 = loc("sub"(#loc145))
#loc319 = loc(callsite(#loc at #loc146))
#loc320 = loc(callsite(#loc15 at #loc146))
#loc321 = loc(callsite(#loc16 at #loc146))
#loc322 = loc(callsite(#loc at #loc147))
#loc323 = loc("jit(relu)"(#loc148))
#loc324 = loc("div"(#loc149))
#loc325 = loc("conv_general_dilated"(#loc151))
#loc326 = loc("broadcast_in_dim"(#loc152))
#loc327 = loc("sub"(#loc152))
#loc328 = loc("add"(#loc153))
#loc329 = loc("rsqrt"(#loc154))
#loc330 = loc("broadcast_in_dim"(#loc155))
#loc331 = loc("mul"(#loc155))
#loc332 = loc("add"(#loc155))
#loc333 = loc("conv_general_dilated"(#loc156))
#loc334 = loc("add"(#loc157))
#loc335 = loc("conv_general_dilated"(#loc158))
#loc336 = loc("add"(#loc159))
#loc337 = loc("conv_general_dilated"(#loc160))
#loc338 = loc("add"(#loc161))
#loc340 = loc("reduce_window_max"(#loc163))
#loc341 = loc("reduce_window_sum"(#loc164))
#loc342 = loc("div"(#loc164))
#loc343 = loc("add"(#loc165))
#loc345 = loc("dot_general"(#loc167))
#loc346 = loc("broadcast_in_dim"(#loc167))
#loc347 = loc("add"(#loc167))
#loc348 = loc(callsite(#loc54 at #loc147))
#loc349 = loc(callsite(#loc41 at #loc147))
#loc350 = loc(callsite(#loc24 at #loc147))
#loc351 = loc(callsite(#loc18 at #loc147))
#loc352 = loc(callsite(#loc55 at #loc147))
#loc353 = loc(callsite(#loc25 at #loc147))
#loc354 = loc(callsite(#loc56 at #loc147))
#loc355 = loc("broadcast_in_dim"(#loc168))
#loc356 = loc(callsite(#loc58 at #loc146))
#loc357 = loc(callsite(#loc59 at #loc146))
#loc358 = loc(callsite(#loc32 at #loc146))
#loc359 = loc(callsite(#loc60 at #loc146))
#loc360 = loc(callsite(#loc61 at #loc146))
#loc361 = loc(callsite(#loc24 at #loc146))
#loc362 = loc(callsite(#loc62 at #loc146))
#loc363 = loc(callsite(#loc63 at #loc146))
#loc364 = loc("squeeze"(#loc169))
#loc365 = loc("neg"(#loc170))
#loc366 = loc("reduce_sum"(#loc149))
#loc368 = loc(callsite(#loc24 at #loc188))
#loc369 = loc(callsite(#loc29 at #loc188))
#loc370 = loc(callsite(#loc32 at #loc188))
#loc371 = loc(callsite(#loc at #loc188))
#loc372 = loc(callsite(#loc41 at #loc204))
#loc373 = loc(callsite(#loc at #loc204))
#loc374 = loc(callsite(#loc24 at #loc258))
#loc375 = loc(callsite(#loc at #loc258))
#loc376 = loc(callsite(#loc71 at #loc258))
#loc377 = loc(callsite(#loc72 at #loc258))
#loc378 = loc(callsite(#loc29 at #loc258))
#loc381 = loc(""(#loc280))
#loc382 = loc(callsite(#loc24 at #loc303))
#loc383 = loc(callsite(#loc at #loc303))
#loc384 = loc(callsite(#loc32 at #loc303))
#loc385 = loc(callsite(#loc at #loc323))
#loc386 = loc(callsite(#loc41 at #loc323))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params.bn.bias"), %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("params.bn.scale"), %arg2: tensor<3x3x1x4xf32> {tf.aliasing_output = 2 : i32} loc("params.depth"), %arg3: tensor<3x3x4x4xf32> {tf.aliasing_output = 3 : i32} loc("params.dilated"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params.fc.b"), %arg5: tensor<16x4xf32> {tf.aliasing_output = 5 : i32} loc("params.fc.w"), %arg6: tensor<3x3x2x4xf32> {tf.aliasing_output = 6 : i32} loc("params.groups"), %arg7: tensor<3x3x2x4xf32> {tf.aliasing_output = 7 : i32} loc("params.stride"), %arg8: tensor<2x2x4x2xf32> {tf.aliasing_output = 8 : i32} loc("params.up"), %arg9: tensor<4xf32> {tf.aliasing_output = 9 : i32} loc("stats.mean"), %arg10: tensor<4xf32> {tf.aliasing_output = 10 : i32} loc("stats.var"), %arg11: tensor<6x8x8x2xf32> loc("x"), %arg12: tensor<6xi32> loc("y")) -> (tensor<4xf32> {jax.result_info = "params.bn.bias"}, tensor<4xf32> {jax.result_info = "params.bn.scale"}, tensor<3x3x1x4xf32> {jax.result_info = "params.depth"}, tensor<3x3x4x4xf32> {jax.result_info = "params.dilated"}, tensor<4xf32> {jax.result_info = "params.fc.b"}, tensor<16x4xf32> {jax.result_info = "params.fc.w"}, tensor<3x3x2x4xf32> {jax.result_info = "params.groups"}, tensor<3x3x2x4xf32> {jax.result_info = "params.stride"}, tensor<2x2x4x2xf32> {jax.result_info = "params.up"}, tensor<4xf32> {jax.result_info = "stats.mean"}, tensor<4xf32> {jax.result_info = "stats.var"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant dense<4> : tensor<i32> loc(#loc171)
    %cst_0 = arith.constant dense<3> : tensor<1xi32> loc(#loc172)
    %true = arith.constant true loc(#loc173)
    %c0 = arith.constant 0 : index loc(#loc171)
    %c3 = arith.constant 3 : index loc(#loc171)
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc174)
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %cst_3 = arith.constant 9.600000e+01 : f32 loc(#loc175)
    %cst_4 = arith.constant 0.166666672 : f32 loc(#loc)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc367)
    %cst_6 = arith.constant 1.000000e-01 : f32 loc(#loc)
    %cst_7 = arith.constant 7.680000e+02 : f32 loc(#loc)
    %cst_8 = arith.constant 6.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_10 = arith.constant dense<5.000000e-02> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc85)
    %cst_14 = arith.constant dense<9.99999974E-6> : tensor<f32> loc(#loc85)
    %cst_15 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_18 = arith.constant dense<9.600000e+01> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<6x4x4x4xf32> loc(#loc177)
    %1 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32> loc(#loc177)
    %padded = tensor.pad %arg11 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc86)), %arg14: index loc("conv_general_dilated"(#loc86)), %arg15: index loc("conv_general_dilated"(#loc86)), %arg16: index loc("conv_general_dilated"(#loc86))):
      tensor.yield %cst_9 : f32 loc(#loc177)
    } : tensor<6x8x8x2xf32> to tensor<6x9x9x2xf32> loc(#loc177)
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %arg7 : tensor<6x9x9x2xf32>, tensor<3x3x2x4xf32>) outs(%1 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32> loc(#loc177)
    %3 = tensor.empty() : tensor<4xf32> loc(#loc178)
    %4 = linalg.fill ins(%cst_9 : f32) outs(%3 : tensor<4xf32>) -> tensor<4xf32> loc(#loc178)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc87)), %out: f32 loc("reduce_sum"(#loc87))):
      %278 = arith.addf %out, %in : f32 loc(#loc178)
      linalg.yield %278 : f32 loc(#loc178)
    } -> tensor<4xf32> loc(#loc178)
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc87))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<4xf32> loc(#loc179)
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%5, %6 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc87)), %in_57: f32 loc("div"(#loc87)), %out: f32 loc("div"(#loc87))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc179)
      linalg.yield %278 : f32 loc(#loc179)
    } -> tensor<4xf32> loc(#loc179)
    %8 = tensor.empty() : tensor<1x1x1x4xf32> loc(#loc180)
    %9 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc82)), %out: f32 loc(callsite(#loc24 at #loc82))):
      linalg.yield %in : f32 loc(#loc180)
    } -> tensor<1x1x1x4xf32> loc(#loc180)
    %10 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc82)), %out: f32 loc(callsite(#loc26 at #loc82))):
      linalg.yield %in : f32 loc(#loc182)
    } -> tensor<1x1x1x4xf32> loc(#loc182)
    %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %10 : tensor<1x1x1x4xf32>, tensor<1x1x1x4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc82)), %in_57: f32 loc(callsite(#loc26 at #loc82)), %out: f32 loc(callsite(#loc26 at #loc82))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc182)
      linalg.yield %278 : f32 loc(#loc182)
    } -> tensor<1x1x1x4xf32> loc(#loc182)
    %12 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x1x1x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc82)), %out: f32 loc(callsite(#loc18 at #loc82))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<6x4x4x4xf32> loc(#loc175)
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %12 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc82)), %in_57: f32 loc(callsite(#loc18 at #loc82)), %out: f32 loc(callsite(#loc18 at #loc82))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc175)
      linalg.yield %278 : f32 loc(#loc175)
    } -> tensor<6x4x4x4xf32> loc(#loc175)
    %14 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc82)), %in_57: f32 loc(callsite(#loc18 at #loc82)), %out: f32 loc(callsite(#loc27 at #loc82))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc184)
      linalg.yield %278 : f32 loc(#loc184)
    } -> tensor<6x4x4x4xf32> loc(#loc184)
    %15 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc82)), %out: f32 loc(callsite(#loc28 at #loc82))):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<6x4x4x4xf32> loc(#loc185)
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %13 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc28 at #loc82)), %in_57: f32 loc(callsite(#loc18 at #loc82)), %out: f32 loc(callsite(#loc28 at #loc82))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc185)
      linalg.yield %278 : f32 loc(#loc185)
    } -> tensor<6x4x4x4xf32> loc(#loc185)
    %17 = tensor.empty() : tensor<f32> loc(#loc186)
    %18 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%cst_17 : tensor<i32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc82)), %out: f32 loc(callsite(#loc29 at #loc82))):
      %278 = arith.sitofp %in : i32 to f32 loc(#loc186)
      linalg.yield %278 : f32 loc(#loc186)
    } -> tensor<f32> loc(#loc186)
    %19 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%18 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc82)), %out: f32 loc(callsite(#loc18 at #loc82))):
      %278 = arith.subf %cst_3, %in : f32 loc(#loc175)
      linalg.yield %278 : f32 loc(#loc175)
    } -> tensor<f32> loc(#loc175)
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%14 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc82)), %out: f32 loc(callsite(#loc25 at #loc82))):
      %278 = arith.addf %out, %in : f32 loc(#loc181)
      linalg.yield %278 : f32 loc(#loc181)
    } -> tensor<4xf32> loc(#loc181)
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%19 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc82)), %out: f32 loc(callsite(#loc26 at #loc82))):
      linalg.yield %in : f32 loc(#loc182)
    } -> tensor<4xf32> loc(#loc182)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%20, %21 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc82)), %in_57: f32 loc(callsite(#loc26 at #loc82)), %out: f32 loc(callsite(#loc26 at #loc82))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc182)
      linalg.yield %278 : f32 loc(#loc182)
    } -> tensor<4xf32> loc(#loc182)
    %23 = tensor.empty() : tensor<i1> loc(#loc187)
    %24 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%19 : tensor<f32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc82)), %out: i1 loc(callsite(#loc30 at #loc82))):
      %278 = arith.cmpf ogt, %in, %cst_9 : f32 loc(#loc187)
      linalg.yield %278 : i1 loc(#loc187)
    } -> tensor<i1> loc(#loc187)
    %25 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc188)), %out: f32 loc(callsite(#loc24 at #loc188))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<4xf32> loc(#loc368)
    %extracted = tensor.extract %24[] : tensor<i1> loc(#loc370)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%22, %25 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc188)), %in_57: f32 loc(callsite(#loc24 at #loc188)), %out: f32 loc(callsite(#loc32 at #loc188))):
      %278 = arith.select %extracted, %in, %in_57 : f32 loc(#loc370)
      linalg.yield %278 : f32 loc(#loc370)
    } -> tensor<4xf32> loc(#loc370)
    %27 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc88))):
      linalg.yield %in : f32 loc(#loc189)
    } -> tensor<4xf32> loc(#loc189)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%27, %arg9 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc88)), %in_57: f32 loc("stats.mean"), %out: f32 loc("mul"(#loc88))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc189)
      linalg.yield %278 : f32 loc(#loc189)
    } -> tensor<4xf32> loc(#loc189)
    %29 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc89))):
      linalg.yield %in : f32 loc(#loc190)
    } -> tensor<4xf32> loc(#loc190)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%29, %7 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc89)), %in_57: f32 loc("div"(#loc87)), %out: f32 loc("mul"(#loc89))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc190)
      linalg.yield %278 : f32 loc(#loc190)
    } -> tensor<4xf32> loc(#loc190)
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%28, %30 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc88)), %in_57: f32 loc("mul"(#loc89)), %out: f32 loc("add"(#loc88))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc191)
      linalg.yield %278 : f32 loc(#loc191)
    } -> tensor<4xf32> loc(#loc191)
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%27, %arg10 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc88)), %in_57: f32 loc("stats.var"), %out: f32 loc("mul"(#loc90))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc192)
      linalg.yield %278 : f32 loc(#loc192)
    } -> tensor<4xf32> loc(#loc192)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%29, %26 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc89)), %in_57: f32 loc("jit(train)/jvp(jit(_var))"(#loc19)), %out: f32 loc("mul"(#loc91))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc193)
      linalg.yield %278 : f32 loc(#loc193)
    } -> tensor<4xf32> loc(#loc193)
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%32, %33 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc90)), %in_57: f32 loc("mul"(#loc91)), %out: f32 loc("add"(#loc90))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc194)
      linalg.yield %278 : f32 loc(#loc194)
    } -> tensor<4xf32> loc(#loc194)
    %35 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc87)), %out: f32 loc("broadcast_in_dim"(#loc92))):
      linalg.yield %in : f32 loc(#loc195)
    } -> tensor<1x1x1x4xf32> loc(#loc195)
    %36 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<1x1x1x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc92)), %out: f32 loc("sub"(#loc92))):
      linalg.yield %in : f32 loc(#loc196)
    } -> tensor<6x4x4x4xf32> loc(#loc196)
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %36 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc86)), %in_57: f32 loc("sub"(#loc92)), %out: f32 loc("sub"(#loc92))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc196)
      linalg.yield %278 : f32 loc(#loc196)
    } -> tensor<6x4x4x4xf32> loc(#loc196)
    %38 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc21)), %out: f32 loc("add"(#loc93))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<4xf32> loc(#loc197)
    %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%26, %38 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_var))"(#loc19)), %in_57: f32 loc("add"(#loc93)), %out: f32 loc("add"(#loc93))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc197)
      linalg.yield %278 : f32 loc(#loc197)
    } -> tensor<4xf32> loc(#loc197)
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%39 : tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc93)), %out: f32 loc("rsqrt"(#loc94))):
      %278 = math.rsqrt %in : f32 loc(#loc198)
      linalg.yield %278 : f32 loc(#loc198)
    } -> tensor<4xf32> loc(#loc198)
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %39 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc94)), %in_57: f32 loc("add"(#loc93)), %out: f32 loc("div"(#loc94))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc199)
      linalg.yield %278 : f32 loc(#loc199)
    } -> tensor<4xf32> loc(#loc199)
    %42 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc21)), %out: f32 loc("mul"(#loc94))):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<4xf32> loc(#loc200)
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%42, %41 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_57: f32 loc("div"(#loc94)), %out: f32 loc("mul"(#loc94))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc200)
      linalg.yield %278 : f32 loc(#loc200)
    } -> tensor<4xf32> loc(#loc200)
    %44 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc94)), %out: f32 loc("broadcast_in_dim"(#loc95))):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<1x1x1x4xf32> loc(#loc201)
    %45 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<1x1x1x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc95)), %out: f32 loc("mul"(#loc95))):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<6x4x4x4xf32> loc(#loc202)
    %46 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %45 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc92)), %in_57: f32 loc("mul"(#loc95)), %out: f32 loc("mul"(#loc95))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc202)
      linalg.yield %278 : f32 loc(#loc202)
    } -> tensor<6x4x4x4xf32> loc(#loc202)
    %47 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %out: f32 loc("broadcast_in_dim"(#loc95))):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<1x1x1x4xf32> loc(#loc201)
    %48 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<1x1x1x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc95)), %out: f32 loc("mul"(#loc95))):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<6x4x4x4xf32> loc(#loc202)
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %48 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_57: f32 loc("mul"(#loc95)), %out: f32 loc("mul"(#loc95))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc202)
      linalg.yield %278 : f32 loc(#loc202)
    } -> tensor<6x4x4x4xf32> loc(#loc202)
    %50 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %out: f32 loc("broadcast_in_dim"(#loc95))):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<1x1x1x4xf32> loc(#loc201)
    %51 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<1x1x1x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc95)), %out: f32 loc("add"(#loc95))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<6x4x4x4xf32> loc(#loc203)
    %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_57: f32 loc("add"(#loc95)), %out: f32 loc("add"(#loc95))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc203)
      linalg.yield %278 : f32 loc(#loc203)
    } -> tensor<6x4x4x4xf32> loc(#loc203)
    %53 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc204)), %out: f32 loc(callsite(#loc41 at #loc204))):
      linalg.yield %in : f32 loc(#loc372)
    } -> tensor<6x4x4x4xf32> loc(#loc372)
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc204)), %in_57: f32 loc(callsite(#loc41 at #loc204)), %out: f32 loc(callsite(#loc41 at #loc204))):
      %278 = arith.maximumf %in, %in_57 : f32 loc(#loc372)
      linalg.yield %278 : f32 loc(#loc372)
    } -> tensor<6x4x4x4xf32> loc(#loc372)
    %55 = tensor.empty() : tensor<6x4x4x4xi1> loc(#loc205)
    %56 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %53 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%55 : tensor<6x4x4x4xi1>) {
    ^bb0(%in: f32 loc("add"(#loc95)), %in_57: f32 loc("gt"(#loc96)), %out: i1 loc("gt"(#loc96))):
      %278 = arith.cmpf ogt, %in, %in_57 : f32 loc(#loc205)
      linalg.yield %278 : i1 loc(#loc205)
    } -> tensor<6x4x4x4xi1> loc(#loc205)
    %padded_20 = tensor.pad %54 low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc97)), %arg14: index loc("conv_general_dilated"(#loc97)), %arg15: index loc("conv_general_dilated"(#loc97)), %arg16: index loc("conv_general_dilated"(#loc97))):
      tensor.yield %cst_9 : f32 loc(#loc206)
    } : tensor<6x4x4x4xf32> to tensor<6x8x8x4xf32> loc(#loc206)
    %57 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_20, %arg3 : tensor<6x8x8x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32> loc(#loc206)
    %58 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %57 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("jit(relu)"(#loc96)), %in_57: f32 loc("conv_general_dilated"(#loc97)), %out: f32 loc("add"(#loc98))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc207)
      linalg.yield %278 : f32 loc(#loc207)
    } -> tensor<6x4x4x4xf32> loc(#loc207)
    %padded_21 = tensor.pad %58 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc99)), %arg14: index loc("conv_general_dilated"(#loc99)), %arg15: index loc("conv_general_dilated"(#loc99)), %arg16: index loc("conv_general_dilated"(#loc99))):
      tensor.yield %cst_9 : f32 loc(#loc208)
    } : tensor<6x4x4x4xf32> to tensor<6x6x6x4xf32> loc(#loc208)
    %expanded = tensor.expand_shape %padded_21 [[0], [1], [2], [3, 4]] output_shape [6, 6, 6, 2, 2] : tensor<6x6x6x4xf32> into tensor<6x6x6x2x2xf32> loc(#loc208)
    %expanded_22 = tensor.expand_shape %arg6 [[0], [1], [2], [3, 4]] output_shape [3, 3, 2, 2, 2] : tensor<3x3x2x4xf32> into tensor<3x3x2x2x2xf32> loc(#loc208)
    %59 = tensor.empty() : tensor<6x4x4x2x2xf32> loc(#loc208)
    %60 = linalg.fill ins(%cst_9 : f32) outs(%59 : tensor<6x4x4x2x2xf32>) -> tensor<6x4x4x2x2xf32> loc(#loc208)
    %61 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_22 : tensor<6x6x6x2x2xf32>, tensor<3x3x2x2x2xf32>) outs(%60 : tensor<6x4x4x2x2xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc99)), %in_57: f32 loc("conv_general_dilated"(#loc99)), %out: f32 loc("conv_general_dilated"(#loc99))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc208)
      %279 = arith.addf %out, %278 : f32 loc(#loc208)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<6x4x4x2x2xf32> loc(#loc208)
    %collapsed = tensor.collapse_shape %61 [[0], [1], [2], [3, 4]] : tensor<6x4x4x2x2xf32> into tensor<6x4x4x4xf32> loc(#loc208)
    %62 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %collapsed : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc98)), %in_57: f32 loc("conv_general_dilated"(#loc99)), %out: f32 loc("add"(#loc100))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc209)
      linalg.yield %278 : f32 loc(#loc209)
    } -> tensor<6x4x4x4xf32> loc(#loc209)
    %padded_23 = tensor.pad %62 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc101)), %arg14: index loc("conv_general_dilated"(#loc101)), %arg15: index loc("conv_general_dilated"(#loc101)), %arg16: index loc("conv_general_dilated"(#loc101))):
      tensor.yield %cst_9 : f32 loc(#loc210)
    } : tensor<6x4x4x4xf32> to tensor<6x6x6x4xf32> loc(#loc210)
    %collapsed_24 = tensor.collapse_shape %arg2 [[0], [1], [2, 3]] : tensor<3x3x1x4xf32> into tensor<3x3x4xf32> loc(#loc210)
    %63 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_23, %collapsed_24 : tensor<6x6x6x4xf32>, tensor<3x3x4xf32>) outs(%1 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32> loc(#loc210)
    %64 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc100)), %in_57: f32 loc("conv_general_dilated"(#loc101)), %out: f32 loc("add"(#loc102))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc211)
      linalg.yield %278 : f32 loc(#loc211)
    } -> tensor<6x4x4x4xf32> loc(#loc211)
    %65 = tensor.empty() : tensor<6x8x8x2xf32> loc(#loc212)
    %66 = linalg.fill ins(%cst_9 : f32) outs(%65 : tensor<6x8x8x2xf32>) -> tensor<6x8x8x2xf32> loc(#loc212)
    %67 = tensor.empty() : tensor<6x9x9x4xf32> loc(#loc212)
    %68 = linalg.fill ins(%cst_9 : f32) outs(%67 : tensor<6x9x9x4xf32>) -> tensor<6x9x9x4xf32> loc(#loc212)
    %inserted_slice = tensor.insert_slice %64 into %68[0, 1, 1, 0] [6, 4, 4, 4] [1, 2, 2, 1] : tensor<6x4x4x4xf32> into tensor<6x9x9x4xf32> loc(#loc212)
    %69 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %arg8 : tensor<6x9x9x4xf32>, tensor<2x2x4x2xf32>) outs(%66 : tensor<6x8x8x2xf32>) -> tensor<6x8x8x2xf32> loc(#loc212)
    %70 = tensor.empty() : tensor<2x2xf32> loc(#loc213)
    %71 = tensor.empty() : tensor<6x2x2x4xf32> loc(#loc213)
    %72 = linalg.fill ins(%cst_5 : f32) outs(%71 : tensor<6x2x2x4xf32>) -> tensor<6x2x2x4xf32> loc(#loc213)
    %73 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%64, %70 : tensor<6x4x4x4xf32>, tensor<2x2xf32>) outs(%72 : tensor<6x2x2x4xf32>) -> tensor<6x2x2x4xf32> loc(#loc213)
    %74 = linalg.fill ins(%cst_9 : f32) outs(%71 : tensor<6x2x2x4xf32>) -> tensor<6x2x2x4xf32> loc(#loc214)
    %75 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%64, %70 : tensor<6x4x4x4xf32>, tensor<2x2xf32>) outs(%74 : tensor<6x2x2x4xf32>) -> tensor<6x2x2x4xf32> loc(#loc214)
    %76 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%71 : tensor<6x2x2x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc105))):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<6x2x2x4xf32> loc(#loc215)
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<6x2x2x4xf32>, tensor<6x2x2x4xf32>) outs(%71 : tensor<6x2x2x4xf32>) {
    ^bb0(%in: f32 loc("reduce_window_sum"(#loc105)), %in_57: f32 loc("div"(#loc105)), %out: f32 loc("div"(#loc105))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc215)
      linalg.yield %278 : f32 loc(#loc215)
    } -> tensor<6x2x2x4xf32> loc(#loc215)
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %77 : tensor<6x2x2x4xf32>, tensor<6x2x2x4xf32>) outs(%71 : tensor<6x2x2x4xf32>) {
    ^bb0(%in: f32 loc("reduce_window_max"(#loc104)), %in_57: f32 loc("div"(#loc105)), %out: f32 loc("add"(#loc106))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc216)
      linalg.yield %278 : f32 loc(#loc216)
    } -> tensor<6x2x2x4xf32> loc(#loc216)
    %collapsed_25 = tensor.collapse_shape %78 [[0], [1, 2, 3]] : tensor<6x2x2x4xf32> into tensor<6x16xf32> loc(#loc217)
    %79 = tensor.empty() : tensor<6x4xf32> loc(#loc218)
    %80 = linalg.fill ins(%cst_9 : f32) outs(%79 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc218)
    %81 = linalg.matmul ins(%collapsed_25, %arg5 : tensor<6x16xf32>, tensor<16x4xf32>) outs(%80 : tensor<6x4xf32>) -> tensor<6x4xf32> loc(#loc218)
    %82 = tensor.empty() : tensor<1x4xf32> loc(#loc219)
    %83 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4xf32>) outs(%82 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %out: f32 loc("broadcast_in_dim"(#loc108))):
      linalg.yield %in : f32 loc(#loc219)
    } -> tensor<1x4xf32> loc(#loc219)
    %84 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<1x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc108)), %out: f32 loc("add"(#loc108))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<6x4xf32> loc(#loc220)
    %85 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%81, %84 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc108)), %in_57: f32 loc("add"(#loc108)), %out: f32 loc("add"(#loc108))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc220)
      linalg.yield %278 : f32 loc(#loc220)
    } -> tensor<6x4xf32> loc(#loc220)
    %86 = tensor.empty() : tensor<6xf32> loc(#loc221)
    %87 = linalg.fill ins(%cst_5 : f32) outs(%86 : tensor<6xf32>) -> tensor<6xf32> loc(#loc221)
    %88 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<6x4xf32>) outs(%87 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc54 at #loc81)), %out: f32 loc(callsite(#loc54 at #loc81))):
      %278 = arith.maximumf %out, %in : f32 loc(#loc221)
      linalg.yield %278 : f32 loc(#loc221)
    } -> tensor<6xf32> loc(#loc221)
    %89 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%86 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc81)), %out: f32 loc(callsite(#loc41 at #loc81))):
      linalg.yield %in : f32 loc(#loc222)
    } -> tensor<6xf32> loc(#loc222)
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%89, %88 : tensor<6xf32>, tensor<6xf32>) outs(%86 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc81)), %in_57: f32 loc(callsite(#loc54 at #loc81)), %out: f32 loc(callsite(#loc41 at #loc81))):
      %278 = arith.maximumf %in, %in_57 : f32 loc(#loc222)
      linalg.yield %278 : f32 loc(#loc222)
    } -> tensor<6xf32> loc(#loc222)
    %91 = tensor.empty() : tensor<6x1xf32> loc(#loc223)
    %92 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<6xf32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc81)), %out: f32 loc(callsite(#loc24 at #loc81))):
      linalg.yield %in : f32 loc(#loc223)
    } -> tensor<6x1xf32> loc(#loc223)
    %93 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<6x1xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc81)), %out: f32 loc(callsite(#loc18 at #loc81))):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<6x4xf32> loc(#loc224)
    %94 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%85, %93 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc81)), %in_57: f32 loc(callsite(#loc18 at #loc81)), %out: f32 loc(callsite(#loc18 at #loc81))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc224)
      linalg.yield %278 : f32 loc(#loc224)
    } -> tensor<6x4xf32> loc(#loc224)
    %95 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc81)), %out: f32 loc(callsite(#loc55 at #loc81))):
      %278 = math.exp %in : f32 loc(#loc225)
      linalg.yield %278 : f32 loc(#loc225)
    } -> tensor<6x4xf32> loc(#loc225)
    %96 = linalg.fill ins(%cst_9 : f32) outs(%86 : tensor<6xf32>) -> tensor<6xf32> loc(#loc226)
    %97 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%95 : tensor<6x4xf32>) outs(%96 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc81)), %out: f32 loc(callsite(#loc25 at #loc81))):
      %278 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %278 : f32 loc(#loc226)
    } -> tensor<6xf32> loc(#loc226)
    %98 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<6xf32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc81)), %out: f32 loc(callsite(#loc24 at #loc81))):
      linalg.yield %in : f32 loc(#loc223)
    } -> tensor<6x1xf32> loc(#loc223)
    %99 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<6x1xf32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc81)), %out: f32 loc(callsite(#loc56 at #loc81))):
      %278 = math.log %in : f32 loc(#loc227)
      linalg.yield %278 : f32 loc(#loc227)
    } -> tensor<6x1xf32> loc(#loc227)
    %100 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<6x1xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc81)), %out: f32 loc(callsite(#loc18 at #loc81))):
      linalg.yield %in : f32 loc(#loc224)
    } -> tensor<6x4xf32> loc(#loc224)
    %101 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%94, %100 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc81)), %in_57: f32 loc(callsite(#loc18 at #loc81)), %out: f32 loc(callsite(#loc18 at #loc81))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc224)
      linalg.yield %278 : f32 loc(#loc224)
    } -> tensor<6x4xf32> loc(#loc224)
    %102 = tensor.empty() : tensor<6x1xi32> loc(#loc228)
    %103 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<6xi32>) outs(%102 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc109))):
      linalg.yield %in : i32 loc(#loc228)
    } -> tensor<6x1xi32> loc(#loc228)
    %104 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%102 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc58 at #loc80))):
      linalg.yield %in : i32 loc(#loc229)
    } -> tensor<6x1xi32> loc(#loc229)
    %105 = tensor.empty() : tensor<6x1xi1> loc(#loc229)
    %106 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%105 : tensor<6x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %in_57: i32 loc(callsite(#loc58 at #loc80)), %out: i1 loc(callsite(#loc58 at #loc80))):
      %278 = arith.cmpi slt, %in, %in_57 : i32 loc(#loc229)
      linalg.yield %278 : i1 loc(#loc229)
    } -> tensor<6x1xi1> loc(#loc229)
    %107 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%102 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc59 at #loc80))):
      linalg.yield %in : i32 loc(#loc230)
    } -> tensor<6x1xi32> loc(#loc230)
    %108 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%103, %107 : tensor<6x1xi32>, tensor<6x1xi32>) outs(%102 : tensor<6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %in_57: i32 loc(callsite(#loc59 at #loc80)), %out: i32 loc(callsite(#loc59 at #loc80))):
      %278 = arith.addi %in, %in_57 : i32 loc(#loc230)
      linalg.yield %278 : i32 loc(#loc230)
    } -> tensor<6x1xi32> loc(#loc230)
    %109 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%106, %108, %103 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%102 : tensor<6x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc58 at #loc80)), %in_57: i32 loc(callsite(#loc59 at #loc80)), %in_58: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc32 at #loc80))):
      %278 = arith.select %in, %in_57, %in_58 : i32 loc(#loc231)
      linalg.yield %278 : i32 loc(#loc231)
    } -> tensor<6x1xi32> loc(#loc231)
    %expanded_26 = tensor.expand_shape %109 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32> loc(#loc232)
    %110 = tensor.empty() : tensor<6x1x1xi32> loc(#loc233)
    %111 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%110 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc61 at #loc80))):
      linalg.yield %in : i32 loc(#loc233)
    } -> tensor<6x1x1xi32> loc(#loc233)
    %112 = tensor.empty() : tensor<6x1x1xi1> loc(#loc233)
    %113 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %111 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%112 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc80)), %in_57: i32 loc(callsite(#loc61 at #loc80)), %out: i1 loc(callsite(#loc61 at #loc80))):
      %278 = arith.cmpi sge, %in, %in_57 : i32 loc(#loc233)
      linalg.yield %278 : i1 loc(#loc233)
    } -> tensor<6x1x1xi1> loc(#loc233)
    %114 = tensor.empty() : tensor<1x1x1xi32> loc(#loc234)
    %115 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%114 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc15 at #loc80)), %out: i32 loc(callsite(#loc24 at #loc80))):
      linalg.yield %in : i32 loc(#loc234)
    } -> tensor<1x1x1xi32> loc(#loc234)
    %116 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<1x1x1xi32>) outs(%110 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc80)), %out: i32 loc(callsite(#loc62 at #loc80))):
      linalg.yield %in : i32 loc(#loc235)
    } -> tensor<6x1x1xi32> loc(#loc235)
    %117 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_26, %116 : tensor<6x1x1xi32>, tensor<6x1x1xi32>) outs(%112 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc80)), %in_57: i32 loc(callsite(#loc62 at #loc80)), %out: i1 loc(callsite(#loc62 at #loc80))):
      %278 = arith.cmpi sle, %in, %in_57 : i32 loc(#loc235)
      linalg.yield %278 : i1 loc(#loc235)
    } -> tensor<6x1x1xi1> loc(#loc235)
    %118 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %117 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%112 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc61 at #loc80)), %in_57: i1 loc(callsite(#loc62 at #loc80)), %out: i1 loc(callsite(#loc63 at #loc80))):
      %278 = arith.andi %in, %in_57 : i1 loc(#loc236)
      linalg.yield %278 : i1 loc(#loc236)
    } -> tensor<6x1x1xi1> loc(#loc236)
    %119 = linalg.fill ins(%true : i1) outs(%105 : tensor<6x1xi1>) -> tensor<6x1xi1> loc(#loc173)
    %120 = linalg.generic {indexing_maps = [#map19, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%118 : tensor<6x1x1xi1>) outs(%119 : tensor<6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc16 at #loc80)), %out: i1 loc(callsite(#loc16 at #loc80))):
      %278 = arith.andi %out, %in : i1 loc(#loc173)
      linalg.yield %278 : i1 loc(#loc173)
    } -> tensor<6x1xi1> loc(#loc173)
    %121 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel"]} outs(%91 : tensor<6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc15 at #loc80))):
      %278 = linalg.index 0 : index loc(#loc172)
      %extracted_57 = tensor.extract %expanded_26[%278, %c0, %c0] : tensor<6x1x1xi32> loc(#loc172)
      %279 = arith.index_cast %extracted_57 : i32 to index loc(#loc172)
      %280 = arith.maxsi %279, %c0 : index loc(#loc172)
      %281 = arith.minsi %280, %c3 : index loc(#loc172)
      %extracted_58 = tensor.extract %101[%278, %281] : tensor<6x4xf32> loc(#loc172)
      linalg.yield %extracted_58 : f32 loc(#loc172)
    } -> tensor<6x1xf32> loc(#loc172)
    %122 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc80)), %out: f32 loc(callsite(#loc24 at #loc80))):
      linalg.yield %in : f32 loc(#loc234)
    } -> tensor<6x1xf32> loc(#loc234)
    %123 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%120, %121, %122 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc16 at #loc80)), %in_57: f32 loc(callsite(#loc15 at #loc80)), %in_58: f32 loc(callsite(#loc24 at #loc80)), %out: f32 loc(callsite(#loc32 at #loc80))):
      %278 = arith.select %in, %in_57, %in_58 : f32 loc(#loc231)
      linalg.yield %278 : f32 loc(#loc231)
    } -> tensor<6x1xf32> loc(#loc231)
    %collapsed_27 = tensor.collapse_shape %123 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32> loc(#loc237)
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_27 : tensor<6xf32>) outs(%86 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc110)), %out: f32 loc("neg"(#loc111))):
      %278 = arith.negf %in : f32 loc(#loc238)
      linalg.yield %278 : f32 loc(#loc238)
    } -> tensor<6xf32> loc(#loc238)
    %125 = linalg.fill ins(%cst_9 : f32) outs(%17 : tensor<f32>) -> tensor<f32> loc(#loc239)
    %126 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%124 : tensor<6xf32>) outs(%125 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc112)), %out: f32 loc("reduce_sum"(#loc112))):
      %278 = arith.addf %out, %in : f32 loc(#loc239)
      linalg.yield %278 : f32 loc(#loc239)
    } -> tensor<f32> loc(#loc239)
    %127 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%126 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc112)), %out: f32 loc("div"(#loc112))):
      %278 = arith.divf %in, %cst_8 : f32 loc(#loc240)
      linalg.yield %278 : f32 loc(#loc240)
    } -> tensor<f32> loc(#loc240)
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %arg11 : tensor<6x8x8x2xf32>, tensor<6x8x8x2xf32>) outs(%65 : tensor<6x8x8x2xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc103)), %in_57: f32 loc("x"), %out: f32 loc("sub"(#loc113))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc241)
      linalg.yield %278 : f32 loc(#loc241)
    } -> tensor<6x8x8x2xf32> loc(#loc241)
    %129 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %128 : tensor<6x8x8x2xf32>, tensor<6x8x8x2xf32>) outs(%65 : tensor<6x8x8x2xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc113)), %in_57: f32 loc("sub"(#loc113)), %out: f32 loc("integer_pow"(#loc114))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc242)
      linalg.yield %278 : f32 loc(#loc242)
    } -> tensor<6x8x8x2xf32> loc(#loc242)
    %130 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%65 : tensor<6x8x8x2xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc21)), %out: f32 loc("mul"(#loc114))):
      linalg.yield %in : f32 loc(#loc243)
    } -> tensor<6x8x8x2xf32> loc(#loc243)
    %131 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %128 : tensor<6x8x8x2xf32>, tensor<6x8x8x2xf32>) outs(%65 : tensor<6x8x8x2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc114)), %in_57: f32 loc("sub"(#loc113)), %out: f32 loc("mul"(#loc114))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc243)
      linalg.yield %278 : f32 loc(#loc243)
    } -> tensor<6x8x8x2xf32> loc(#loc243)
    %132 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%129 : tensor<6x8x8x2xf32>) outs(%125 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("reduce_sum"(#loc115))):
      %278 = arith.addf %out, %in : f32 loc(#loc244)
      linalg.yield %278 : f32 loc(#loc244)
    } -> tensor<f32> loc(#loc244)
    %133 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%132 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("div"(#loc115))):
      %278 = arith.divf %in, %cst_7 : f32 loc(#loc245)
      linalg.yield %278 : f32 loc(#loc245)
    } -> tensor<f32> loc(#loc245)
    %134 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%133 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc115)), %out: f32 loc("mul"(#loc116))):
      %278 = arith.mulf %in, %cst_6 : f32 loc(#loc246)
      linalg.yield %278 : f32 loc(#loc246)
    } -> tensor<f32> loc(#loc246)
    %135 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%127, %134 : tensor<f32>, tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc112)), %in_57: f32 loc("mul"(#loc116)), %out: f32 loc("add"(#loc112))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc247)
      linalg.yield %278 : f32 loc(#loc247)
    } -> tensor<f32> loc(#loc247)
    %136 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%17 : tensor<f32>) {
    ^bb0(%out: f32 loc("mul"(#loc117))):
      linalg.yield %cst_6 : f32 loc(#loc248)
    } -> tensor<f32> loc(#loc248)
    %137 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%136 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc117)), %out: f32 loc("div"(#loc118))):
      %278 = arith.divf %in, %cst_7 : f32 loc(#loc249)
      linalg.yield %278 : f32 loc(#loc249)
    } -> tensor<f32> loc(#loc249)
    %138 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<f32>) outs(%65 : tensor<6x8x8x2xf32>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: f32 loc("broadcast_in_dim"(#loc118))):
      linalg.yield %in : f32 loc(#loc250)
    } -> tensor<6x8x8x2xf32> loc(#loc250)
    %139 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138, %131 : tensor<6x8x8x2xf32>, tensor<6x8x8x2xf32>) outs(%65 : tensor<6x8x8x2xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc118)), %in_57: f32 loc("mul"(#loc114)), %out: f32 loc("mul"(#loc119))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc251)
      linalg.yield %278 : f32 loc(#loc251)
    } -> tensor<6x8x8x2xf32> loc(#loc251)
    %140 = linalg.generic {indexing_maps = [#map8], iterator_types = []} outs(%17 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc120))):
      linalg.yield %cst_4 : f32 loc(#loc252)
    } -> tensor<f32> loc(#loc252)
    %141 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%140 : tensor<f32>) outs(%86 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc120)), %out: f32 loc("broadcast_in_dim"(#loc120))):
      linalg.yield %in : f32 loc(#loc253)
    } -> tensor<6xf32> loc(#loc253)
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%141 : tensor<6xf32>) outs(%86 : tensor<6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc120)), %out: f32 loc("neg"(#loc121))):
      %278 = arith.negf %in : f32 loc(#loc254)
      linalg.yield %278 : f32 loc(#loc254)
    } -> tensor<6xf32> loc(#loc254)
    %143 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<6xf32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc121)), %out: f32 loc("broadcast_in_dim"(#loc122))):
      linalg.yield %in : f32 loc(#loc255)
    } -> tensor<6x1xf32> loc(#loc255)
    %144 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc123)), %out: f32 loc(callsite(#loc24 at #loc123))):
      linalg.yield %in : f32 loc(#loc256)
    } -> tensor<6x4xf32> loc(#loc256)
    %145 = linalg.generic {indexing_maps = [#map22, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<6x1xi32>) outs(%110 : tensor<6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc258)), %out: i32 loc(callsite(#loc24 at #loc258))):
      linalg.yield %in : i32 loc(#loc374)
    } -> tensor<6x1x1xi32> loc(#loc374)
    %146 = tensor.empty() : tensor<1x1x4xi32> loc(#loc376)
    %147 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel", "parallel", "parallel"]} outs(%146 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc71 at #loc258))):
      %278 = linalg.index 2 : index loc(#loc376)
      %279 = arith.index_cast %278 : index to i32 loc(#loc376)
      linalg.yield %279 : i32 loc(#loc376)
    } -> tensor<1x1x4xi32> loc(#loc376)
    %148 = tensor.empty() : tensor<6x1x4xi32> loc(#loc377)
    %149 = linalg.generic {indexing_maps = [#map23, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<6x1x1xi32>) outs(%148 : tensor<6x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc258)), %out: i32 loc(callsite(#loc72 at #loc258))):
      linalg.yield %in : i32 loc(#loc377)
    } -> tensor<6x1x4xi32> loc(#loc377)
    %150 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<1x1x4xi32>) outs(%148 : tensor<6x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc71 at #loc258)), %out: i32 loc(callsite(#loc72 at #loc258))):
      linalg.yield %in : i32 loc(#loc377)
    } -> tensor<6x1x4xi32> loc(#loc377)
    %151 = tensor.empty() : tensor<6x1x4xi1> loc(#loc377)
    %152 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<6x1x4xi32>, tensor<6x1x4xi32>) outs(%151 : tensor<6x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc72 at #loc258)), %in_57: i32 loc(callsite(#loc72 at #loc258)), %out: i1 loc(callsite(#loc72 at #loc258))):
      %278 = arith.cmpi eq, %in, %in_57 : i32 loc(#loc377)
      linalg.yield %278 : i1 loc(#loc377)
    } -> tensor<6x1x4xi1> loc(#loc377)
    %153 = tensor.empty() : tensor<6x1x4xf32> loc(#loc378)
    %154 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%152 : tensor<6x1x4xi1>) outs(%153 : tensor<6x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc72 at #loc258)), %out: f32 loc(callsite(#loc29 at #loc258))):
      %278 = arith.uitofp %in : i1 to f32 loc(#loc378)
      linalg.yield %278 : f32 loc(#loc378)
    } -> tensor<6x1x4xf32> loc(#loc378)
    %155 = linalg.generic {indexing_maps = [#map24, #map25, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%143, %154 : tensor<6x1xf32>, tensor<6x1x4xf32>) outs(%80 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc123)), %in_57: f32 loc(callsite(#loc70 at #loc123)), %out: f32 loc(callsite(#loc73 at #loc123))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc257)
      %279 = arith.addf %out, %278 : f32 loc(#loc259)
      linalg.yield %279 : f32 loc(#loc257)
    } -> tensor<6x4xf32> loc(#loc259)
    %156 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%144, %155 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc123)), %in_57: f32 loc(callsite(#loc73 at #loc123)), %out: f32 loc(callsite(#loc59 at #loc123))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc260)
      linalg.yield %278 : f32 loc(#loc260)
    } -> tensor<6x4xf32> loc(#loc260)
    %157 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc124)), %out: f32 loc(callsite(#loc74 at #loc124))):
      %278 = arith.negf %in : f32 loc(#loc261)
      linalg.yield %278 : f32 loc(#loc261)
    } -> tensor<6x4xf32> loc(#loc261)
    %158 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%157 : tensor<6x4xf32>) outs(%96 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc124)), %out: f32 loc(callsite(#loc25 at #loc124))):
      %278 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %278 : f32 loc(#loc263)
    } -> tensor<6xf32> loc(#loc263)
    %expanded_28 = tensor.expand_shape %158 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32> loc(#loc264)
    %159 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%expanded_28, %98 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%91 : tensor<6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc124)), %in_57: f32 loc(callsite(#loc at #loc124)), %out: f32 loc(callsite(#loc26 at #loc124))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc265)
      linalg.yield %278 : f32 loc(#loc265)
    } -> tensor<6x1xf32> loc(#loc265)
    %160 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%159 : tensor<6x1xf32>) outs(%96 : tensor<6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc124)), %out: f32 loc(callsite(#loc25 at #loc124))):
      %278 = arith.addf %out, %in : f32 loc(#loc263)
      linalg.yield %278 : f32 loc(#loc263)
    } -> tensor<6xf32> loc(#loc263)
    %161 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<6xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc124)), %out: f32 loc(callsite(#loc24 at #loc124))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<6x4xf32> loc(#loc266)
    %162 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%161, %95 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc124)), %in_57: f32 loc(callsite(#loc at #loc124)), %out: f32 loc(callsite(#loc28 at #loc124))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc267)
      linalg.yield %278 : f32 loc(#loc267)
    } -> tensor<6x4xf32> loc(#loc267)
    %163 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%156, %162 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%79 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc124)), %in_57: f32 loc(callsite(#loc28 at #loc124)), %out: f32 loc(callsite(#loc75 at #loc124))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc268)
      linalg.yield %278 : f32 loc(#loc268)
    } -> tensor<6x4xf32> loc(#loc268)
    %164 = linalg.generic {indexing_maps = [#map26, #map15], iterator_types = ["parallel", "reduction"]} ins(%163 : tensor<6x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc125)), %out: f32 loc("reduce_sum"(#loc125))):
      %278 = arith.addf %out, %in : f32 loc(#loc269)
      linalg.yield %278 : f32 loc(#loc269)
    } -> tensor<4xf32> loc(#loc269)
    %expanded_29 = tensor.expand_shape %164 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc270)
    %165 = linalg.generic {indexing_maps = [#map26, #map15], iterator_types = ["parallel", "reduction"]} ins(%expanded_29 : tensor<1x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc125)), %out: f32 loc("reduce_sum"(#loc125))):
      %278 = arith.addf %out, %in : f32 loc(#loc269)
      linalg.yield %278 : f32 loc(#loc269)
    } -> tensor<4xf32> loc(#loc269)
    %166 = tensor.empty() : tensor<4x16xf32> loc(#loc271)
    %167 = linalg.fill ins(%cst_9 : f32) outs(%166 : tensor<4x16xf32>) -> tensor<4x16xf32> loc(#loc271)
    %168 = linalg.generic {indexing_maps = [#map27, #map28, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163, %collapsed_25 : tensor<6x4xf32>, tensor<6x16xf32>) outs(%167 : tensor<4x16xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc17)), %in_57: f32 loc("reshape"(#loc107)), %out: f32 loc("dot_general"(#loc125))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc124)
      %279 = arith.addf %out, %278 : f32 loc(#loc271)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<4x16xf32> loc(#loc271)
    %169 = tensor.empty() : tensor<16x4xf32> loc(#loc272)
    %170 = linalg.generic {indexing_maps = [#map26, #map13], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<4x16xf32>) outs(%169 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc125)), %out: f32 loc("transpose"(#loc125))):
      linalg.yield %in : f32 loc(#loc272)
    } -> tensor<16x4xf32> loc(#loc272)
    %171 = tensor.empty() : tensor<6x16xf32> loc(#loc271)
    %172 = linalg.fill ins(%cst_9 : f32) outs(%171 : tensor<6x16xf32>) -> tensor<6x16xf32> loc(#loc271)
    %173 = linalg.generic {indexing_maps = [#map24, #map29, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%163, %arg5 : tensor<6x4xf32>, tensor<16x4xf32>) outs(%172 : tensor<6x16xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc17)), %in_57: f32 loc("params.fc.w"), %out: f32 loc("dot_general"(#loc125))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc124)
      %279 = arith.addf %out, %278 : f32 loc(#loc271)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<6x16xf32> loc(#loc271)
    %expanded_30 = tensor.expand_shape %173 [[0], [1, 2, 3]] output_shape [6, 2, 2, 4] : tensor<6x16xf32> into tensor<6x2x2x4xf32> loc(#loc273)
    %174 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_30, %76 : tensor<6x2x2x4xf32>, tensor<6x2x2x4xf32>) outs(%71 : tensor<6x2x2x4xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc126)), %in_57: f32 loc("div"(#loc105)), %out: f32 loc("div"(#loc127))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc274)
      linalg.yield %278 : f32 loc(#loc274)
    } -> tensor<6x2x2x4xf32> loc(#loc274)
    %175 = tensor.empty() : tensor<6x5x5x4xf32> loc(#loc275)
    %176 = linalg.fill ins(%cst_9 : f32) outs(%175 : tensor<6x5x5x4xf32>) -> tensor<6x5x5x4xf32> loc(#loc275)
    %inserted_slice_31 = tensor.insert_slice %174 into %176[0, 1, 1, 0] [6, 2, 2, 4] [1, 2, 2, 1] : tensor<6x2x2x4xf32> into tensor<6x5x5x4xf32> loc(#loc275)
    %177 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_31, %70 : tensor<6x5x5x4xf32>, tensor<2x2xf32>) outs(%1 : tensor<6x4x4x4xf32>) -> tensor<6x4x4x4xf32> loc(#loc276)
    %178 = tensor.empty() : tensor<6x2x2x4xi32> loc(#loc367)
    %179 = linalg.fill ins(%c-1_i32 : i32) outs(%178 : tensor<6x2x2x4xi32>) -> tensor<6x2x2x4xi32> loc(#loc367)
    %180:2 = linalg.generic {indexing_maps = [#map30, #map31, #map32, #map32], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%64, %70 : tensor<6x4x4x4xf32>, tensor<2x2xf32>) outs(%71, %179 : tensor<6x2x2x4xf32>, tensor<6x2x2x4xi32>) {
    ^bb0(%in: f32 loc("select_and_scatter:"(#loc76)), %in_57: f32 loc(unknown), %out: f32 loc("select_and_scatter:"(#loc76)), %out_58: i32 loc(unknown)):
      %278 = arith.cmpf oge, %in, %out : f32 loc(#loc387)
      %279 = arith.cmpi eq, %out_58, %c-1_i32 : i32 loc(#loc367)
      %280 = arith.ori %278, %279 : i1 loc(#loc367)
      %281 = linalg.index 4 : index loc(#loc367)
      %282 = linalg.index 5 : index loc(#loc367)
      %283 = arith.muli %281, %c2 : index loc(#loc367)
      %284 = arith.addi %283, %282 : index loc(#loc367)
      %285 = arith.index_cast %284 : index to i32 loc(#loc367)
      %286 = arith.select %280, %285, %out_58 : i32 loc(#loc367)
      %287 = arith.select %280, %in, %out : f32 loc(#loc367)
      linalg.yield %287, %286 : f32, i32 loc(#loc367)
    } -> (tensor<6x2x2x4xf32>, tensor<6x2x2x4xi32>) loc(#loc367)
    %181 = tensor.empty() : tensor<6x2x2x2x2x4xf32> loc(#loc367)
    %182 = linalg.fill ins(%cst_9 : f32) outs(%181 : tensor<6x2x2x2x2x4xf32>) -> tensor<6x2x2x2x2x4xf32> loc(#loc367)
    %183 = linalg.generic {indexing_maps = [#map33, #map33, #map34], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%180#1, %expanded_30 : tensor<6x2x2x4xi32>, tensor<6x2x2x4xf32>) outs(%182 : tensor<6x2x2x2x2x4xf32>) {
    ^bb0(%in: i32 loc(unknown), %in_57: f32 loc("select_and_scatter:"(#loc76)), %out: f32 loc("select_and_scatter:"(#loc76))):
      %278 = arith.addf %in_57, %out : f32 loc(#loc380)
      %279 = linalg.index 2 : index loc(#loc367)
      %280 = linalg.index 4 : index loc(#loc367)
      %281 = arith.muli %279, %c2 : index loc(#loc367)
      %282 = arith.addi %281, %280 : index loc(#loc367)
      %283 = arith.index_cast %282 : index to i32 loc(#loc367)
      %284 = arith.cmpi eq, %283, %in : i32 loc(#loc367)
      %285 = arith.select %284, %278, %out : f32 loc(#loc367)
      linalg.yield %285 : f32 loc(#loc367)
    } -> tensor<6x2x2x2x2x4xf32> loc(#loc367)
    %collapsed_32 = tensor.collapse_shape %183 [[0], [1, 2], [3, 4], [5]] : tensor<6x2x2x2x2x4xf32> into tensor<6x4x4x4xf32> loc(#loc367)
    %184 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %collapsed_32 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("reduce_window_sum"(#loc127)), %in_57: f32 loc(""(#loc280)), %out: f32 loc("add_any"(#loc84))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc279)
      linalg.yield %278 : f32 loc(#loc279)
    } -> tensor<6x4x4x4xf32> loc(#loc279)
    %185 = tensor.empty() : tensor<2x2x4x2xf32> loc(#loc281)
    %186 = linalg.fill ins(%cst_9 : f32) outs(%185 : tensor<2x2x4x2xf32>) -> tensor<2x2x4x2xf32> loc(#loc281)
    %187 = linalg.generic {indexing_maps = [#map35, #map36, #map37], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%inserted_slice, %139 : tensor<6x9x9x4xf32>, tensor<6x8x8x2xf32>) outs(%186 : tensor<2x2x4x2xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc132)), %in_57: f32 loc("conv_general_dilated"(#loc132)), %out: f32 loc("conv_general_dilated"(#loc132))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc281)
      %279 = arith.addf %out, %278 : f32 loc(#loc281)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<2x2x4x2xf32> loc(#loc281)
    %188 = linalg.generic {indexing_maps = [#map38, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x2x4x2xf32>) outs(%185 : tensor<2x2x4x2xf32>) {
    ^bb0(%in: f32 loc("params.up"), %out: f32 loc("rev"(#loc132))):
      linalg.yield %in : f32 loc(#loc282)
    } -> tensor<2x2x4x2xf32> loc(#loc282)
    %189 = linalg.generic {indexing_maps = [#map39, #map40, #map41], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%139, %188 : tensor<6x8x8x2xf32>, tensor<2x2x4x2xf32>) outs(%1 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc119)), %in_57: f32 loc("conv_general_dilated"(#loc132)), %out: f32 loc("conv_general_dilated"(#loc132))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc251)
      %279 = arith.addf %out, %278 : f32 loc(#loc281)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<6x4x4x4xf32> loc(#loc281)
    %190 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %189 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc84)), %in_57: f32 loc("conv_general_dilated"(#loc132)), %out: f32 loc("add_any"(#loc132))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc283)
      linalg.yield %278 : f32 loc(#loc283)
    } -> tensor<6x4x4x4xf32> loc(#loc283)
    %expanded_33 = tensor.expand_shape %padded_23 [[0], [1], [2], [3, 4]] output_shape [6, 6, 6, 4, 1] : tensor<6x6x6x4xf32> into tensor<6x6x6x4x1xf32> loc(#loc284)
    %expanded_34 = tensor.expand_shape %190 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 4, 1] : tensor<6x4x4x4xf32> into tensor<6x4x4x4x1xf32> loc(#loc284)
    %191 = tensor.empty() : tensor<3x3x1x4x1xf32> loc(#loc284)
    %192 = linalg.fill ins(%cst_9 : f32) outs(%191 : tensor<3x3x1x4x1xf32>) -> tensor<3x3x1x4x1xf32> loc(#loc284)
    %193 = linalg.generic {indexing_maps = [#map42, #map43, #map44], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_33, %expanded_34 : tensor<6x6x6x4x1xf32>, tensor<6x4x4x4x1xf32>) outs(%192 : tensor<3x3x1x4x1xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc133)), %in_57: f32 loc("conv_general_dilated"(#loc133)), %out: f32 loc("conv_general_dilated"(#loc133))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc284)
      %279 = arith.addf %out, %278 : f32 loc(#loc284)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<3x3x1x4x1xf32> loc(#loc284)
    %collapsed_35 = tensor.collapse_shape %193 [[0], [1], [2], [3, 4]] : tensor<3x3x1x4x1xf32> into tensor<3x3x1x4xf32> loc(#loc284)
    %expanded_36 = tensor.expand_shape %arg2 [[0], [1], [2], [3, 4]] output_shape [3, 3, 1, 4, 1] : tensor<3x3x1x4xf32> into tensor<3x3x1x4x1xf32> loc(#loc285)
    %194 = tensor.empty() : tensor<3x3x4x1x1xf32> loc(#loc285)
    %195 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<3x3x1x4x1xf32>) outs(%194 : tensor<3x3x4x1x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc133)), %out: f32 loc("reshape"(#loc133))):
      linalg.yield %in : f32 loc(#loc285)
    } -> tensor<3x3x4x1x1xf32> loc(#loc285)
    %collapsed_37 = tensor.collapse_shape %195 [[0], [1], [2], [3, 4]] : tensor<3x3x4x1x1xf32> into tensor<3x3x4x1xf32> loc(#loc285)
    %196 = tensor.empty() : tensor<3x3x4x1xf32> loc(#loc286)
    %197 = linalg.generic {indexing_maps = [#map47, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_37 : tensor<3x3x4x1xf32>) outs(%196 : tensor<3x3x4x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc133)), %out: f32 loc("rev"(#loc133))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<3x3x4x1xf32> loc(#loc286)
    %padded_38 = tensor.pad %190 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc133)), %arg14: index loc("conv_general_dilated"(#loc133)), %arg15: index loc("conv_general_dilated"(#loc133)), %arg16: index loc("conv_general_dilated"(#loc133))):
      tensor.yield %cst_9 : f32 loc(#loc284)
    } : tensor<6x4x4x4xf32> to tensor<6x6x6x4xf32> loc(#loc284)
    %expanded_39 = tensor.expand_shape %padded_38 [[0], [1], [2], [3, 4]] output_shape [6, 6, 6, 4, 1] : tensor<6x6x6x4xf32> into tensor<6x6x6x4x1xf32> loc(#loc284)
    %expanded_40 = tensor.expand_shape %197 [[0], [1], [2], [3, 4]] output_shape [3, 3, 4, 1, 1] : tensor<3x3x4x1xf32> into tensor<3x3x4x1x1xf32> loc(#loc284)
    %198 = tensor.empty() : tensor<6x4x4x4x1xf32> loc(#loc284)
    %199 = linalg.fill ins(%cst_9 : f32) outs(%198 : tensor<6x4x4x4x1xf32>) -> tensor<6x4x4x4x1xf32> loc(#loc284)
    %200 = linalg.generic {indexing_maps = [#map9, #map48, #map11], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_39, %expanded_40 : tensor<6x6x6x4x1xf32>, tensor<3x3x4x1x1xf32>) outs(%199 : tensor<6x4x4x4x1xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc133)), %in_57: f32 loc("conv_general_dilated"(#loc133)), %out: f32 loc("conv_general_dilated"(#loc133))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc284)
      %279 = arith.addf %out, %278 : f32 loc(#loc284)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<6x4x4x4x1xf32> loc(#loc284)
    %collapsed_41 = tensor.collapse_shape %200 [[0], [1], [2], [3, 4]] : tensor<6x4x4x4x1xf32> into tensor<6x4x4x4xf32> loc(#loc284)
    %201 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %collapsed_41 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc132)), %in_57: f32 loc("conv_general_dilated"(#loc133)), %out: f32 loc("add_any"(#loc133))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc287)
      linalg.yield %278 : f32 loc(#loc287)
    } -> tensor<6x4x4x4xf32> loc(#loc287)
    %expanded_42 = tensor.expand_shape %201 [[0], [1], [2], [3, 4]] output_shape [6, 4, 4, 2, 2] : tensor<6x4x4x4xf32> into tensor<6x4x4x2x2xf32> loc(#loc288)
    %202 = tensor.empty() : tensor<3x3x2x2x2xf32> loc(#loc288)
    %203 = linalg.fill ins(%cst_9 : f32) outs(%202 : tensor<3x3x2x2x2xf32>) -> tensor<3x3x2x2x2xf32> loc(#loc288)
    %204 = linalg.generic {indexing_maps = [#map42, #map43, #map44], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_42 : tensor<6x6x6x2x2xf32>, tensor<6x4x4x2x2xf32>) outs(%203 : tensor<3x3x2x2x2xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc134)), %in_57: f32 loc("conv_general_dilated"(#loc134)), %out: f32 loc("conv_general_dilated"(#loc134))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc288)
      %279 = arith.addf %out, %278 : f32 loc(#loc288)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<3x3x2x2x2xf32> loc(#loc288)
    %collapsed_43 = tensor.collapse_shape %204 [[0], [1], [2], [3, 4]] : tensor<3x3x2x2x2xf32> into tensor<3x3x2x4xf32> loc(#loc288)
    %205 = linalg.generic {indexing_maps = [#map45, #map46], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<3x3x2x2x2xf32>) outs(%202 : tensor<3x3x2x2x2xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc134)), %out: f32 loc("reshape"(#loc134))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<3x3x2x2x2xf32> loc(#loc289)
    %collapsed_44 = tensor.collapse_shape %205 [[0], [1], [2, 3], [4]] : tensor<3x3x2x2x2xf32> into tensor<3x3x4x2xf32> loc(#loc289)
    %206 = tensor.empty() : tensor<3x3x4x2xf32> loc(#loc290)
    %207 = linalg.generic {indexing_maps = [#map47, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_44 : tensor<3x3x4x2xf32>) outs(%206 : tensor<3x3x4x2xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc134)), %out: f32 loc("rev"(#loc134))):
      linalg.yield %in : f32 loc(#loc290)
    } -> tensor<3x3x4x2xf32> loc(#loc290)
    %padded_45 = tensor.pad %201 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc134)), %arg14: index loc("conv_general_dilated"(#loc134)), %arg15: index loc("conv_general_dilated"(#loc134)), %arg16: index loc("conv_general_dilated"(#loc134))):
      tensor.yield %cst_9 : f32 loc(#loc288)
    } : tensor<6x4x4x4xf32> to tensor<6x6x6x4xf32> loc(#loc288)
    %expanded_46 = tensor.expand_shape %padded_45 [[0], [1], [2], [3, 4]] output_shape [6, 6, 6, 2, 2] : tensor<6x6x6x4xf32> into tensor<6x6x6x2x2xf32> loc(#loc288)
    %expanded_47 = tensor.expand_shape %207 [[0], [1], [2, 3], [4]] output_shape [3, 3, 2, 2, 2] : tensor<3x3x4x2xf32> into tensor<3x3x2x2x2xf32> loc(#loc288)
    %208 = linalg.generic {indexing_maps = [#map9, #map48, #map11], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded_46, %expanded_47 : tensor<6x6x6x2x2xf32>, tensor<3x3x2x2x2xf32>) outs(%60 : tensor<6x4x4x2x2xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc134)), %in_57: f32 loc("conv_general_dilated"(#loc134)), %out: f32 loc("conv_general_dilated"(#loc134))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc288)
      %279 = arith.addf %out, %278 : f32 loc(#loc288)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<6x4x4x2x2xf32> loc(#loc288)
    %collapsed_48 = tensor.collapse_shape %208 [[0], [1], [2], [3, 4]] : tensor<6x4x4x2x2xf32> into tensor<6x4x4x4xf32> loc(#loc288)
    %209 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%201, %collapsed_48 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc133)), %in_57: f32 loc("conv_general_dilated"(#loc134)), %out: f32 loc("add_any"(#loc134))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc291)
      linalg.yield %278 : f32 loc(#loc291)
    } -> tensor<6x4x4x4xf32> loc(#loc291)
    %210 = tensor.empty() : tensor<3x3x4x4xf32> loc(#loc292)
    %211 = linalg.fill ins(%cst_9 : f32) outs(%210 : tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32> loc(#loc292)
    %212 = linalg.generic {indexing_maps = [#map49, #map36, #map37], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_20, %209 : tensor<6x8x8x4xf32>, tensor<6x4x4x4xf32>) outs(%211 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc135)), %in_57: f32 loc("conv_general_dilated"(#loc135)), %out: f32 loc("conv_general_dilated"(#loc135))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc292)
      %279 = arith.addf %out, %278 : f32 loc(#loc292)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<3x3x4x4xf32> loc(#loc292)
    %213 = linalg.generic {indexing_maps = [#map47, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<3x3x4x4xf32>) outs(%210 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32 loc("params.dilated"), %out: f32 loc("rev"(#loc135))):
      linalg.yield %in : f32 loc(#loc293)
    } -> tensor<3x3x4x4xf32> loc(#loc293)
    %padded_49 = tensor.pad %209 low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc135)), %arg14: index loc("conv_general_dilated"(#loc135)), %arg15: index loc("conv_general_dilated"(#loc135)), %arg16: index loc("conv_general_dilated"(#loc135))):
      tensor.yield %cst_9 : f32 loc(#loc292)
    } : tensor<6x4x4x4xf32> to tensor<6x8x8x4xf32> loc(#loc292)
    %214 = tensor.empty() : tensor<5x5x4x4xf32> loc(#loc292)
    %215 = linalg.fill ins(%cst_9 : f32) outs(%214 : tensor<5x5x4x4xf32>) -> tensor<5x5x4x4xf32> loc(#loc292)
    %inserted_slice_50 = tensor.insert_slice %213 into %215[0, 0, 0, 0] [3, 3, 4, 4] [2, 2, 1, 1] : tensor<3x3x4x4xf32> into tensor<5x5x4x4xf32> loc(#loc292)
    %216 = linalg.generic {indexing_maps = [#map50, #map40, #map41], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded_49, %inserted_slice_50 : tensor<6x8x8x4xf32>, tensor<5x5x4x4xf32>) outs(%1 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc135)), %in_57: f32 loc("conv_general_dilated"(#loc135)), %out: f32 loc("conv_general_dilated"(#loc135))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc292)
      %279 = arith.addf %out, %278 : f32 loc(#loc292)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<6x4x4x4xf32> loc(#loc292)
    %217 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %216 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc134)), %in_57: f32 loc("conv_general_dilated"(#loc135)), %out: f32 loc("add_any"(#loc135))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc294)
      linalg.yield %278 : f32 loc(#loc294)
    } -> tensor<6x4x4x4xf32> loc(#loc294)
    %218 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %217, %53 : tensor<6x4x4x4xi1>, tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc96)), %in_57: f32 loc("add_any"(#loc135)), %in_58: f32 loc("gt"(#loc96)), %out: f32 loc("select_n"(#loc136))):
      %278 = arith.select %in, %in_57, %in_58 : f32 loc(#loc295)
      linalg.yield %278 : f32 loc(#loc295)
    } -> tensor<6x4x4x4xf32> loc(#loc295)
    %219 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%218 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %278 = arith.addf %out, %in : f32 loc(#loc296)
      linalg.yield %278 : f32 loc(#loc296)
    } -> tensor<4xf32> loc(#loc296)
    %expanded_51 = tensor.expand_shape %219 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc297)
    %220 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_51 : tensor<1x1x1x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %278 = arith.addf %out, %in : f32 loc(#loc296)
      linalg.yield %278 : f32 loc(#loc296)
    } -> tensor<4xf32> loc(#loc296)
    %221 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %218 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_57: f32 loc("select_n"(#loc136)), %out: f32 loc("mul"(#loc137))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc298)
      linalg.yield %278 : f32 loc(#loc298)
    } -> tensor<6x4x4x4xf32> loc(#loc298)
    %222 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%221 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %278 = arith.addf %out, %in : f32 loc(#loc296)
      linalg.yield %278 : f32 loc(#loc296)
    } -> tensor<4xf32> loc(#loc296)
    %expanded_52 = tensor.expand_shape %222 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc297)
    %223 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %48 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc136)), %in_57: f32 loc("mul"(#loc95)), %out: f32 loc("mul"(#loc137))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc298)
      linalg.yield %278 : f32 loc(#loc298)
    } -> tensor<6x4x4x4xf32> loc(#loc298)
    %224 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_52 : tensor<1x1x1x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %278 = arith.addf %out, %in : f32 loc(#loc296)
      linalg.yield %278 : f32 loc(#loc296)
    } -> tensor<4xf32> loc(#loc296)
    %225 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %223 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc92)), %in_57: f32 loc("mul"(#loc137)), %out: f32 loc("mul"(#loc137))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc298)
      linalg.yield %278 : f32 loc(#loc298)
    } -> tensor<6x4x4x4xf32> loc(#loc298)
    %226 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%225 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %278 = arith.addf %out, %in : f32 loc(#loc296)
      linalg.yield %278 : f32 loc(#loc296)
    } -> tensor<4xf32> loc(#loc296)
    %expanded_53 = tensor.expand_shape %226 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc297)
    %227 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %45 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_57: f32 loc("mul"(#loc95)), %out: f32 loc("mul"(#loc137))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc298)
      linalg.yield %278 : f32 loc(#loc298)
    } -> tensor<6x4x4x4xf32> loc(#loc298)
    %228 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_53 : tensor<1x1x1x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("reduce_sum"(#loc137))):
      %278 = arith.addf %out, %in : f32 loc(#loc296)
      linalg.yield %278 : f32 loc(#loc296)
    } -> tensor<4xf32> loc(#loc296)
    %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%228, %43 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc137)), %in_57: f32 loc("mul"(#loc94)), %out: f32 loc("mul"(#loc138))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc299)
      linalg.yield %278 : f32 loc(#loc299)
    } -> tensor<4xf32> loc(#loc299)
    %230 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227 : tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %out: f32 loc("neg"(#loc139))):
      %278 = arith.negf %in : f32 loc(#loc300)
      linalg.yield %278 : f32 loc(#loc300)
    } -> tensor<6x4x4x4xf32> loc(#loc300)
    %231 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%230 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc139)), %out: f32 loc("reduce_sum"(#loc139))):
      %278 = arith.addf %out, %in : f32 loc(#loc301)
      linalg.yield %278 : f32 loc(#loc301)
    } -> tensor<4xf32> loc(#loc301)
    %expanded_54 = tensor.expand_shape %231 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc302)
    %232 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_54 : tensor<1x1x1x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc139)), %out: f32 loc("reduce_sum"(#loc139))):
      %278 = arith.addf %out, %in : f32 loc(#loc301)
      linalg.yield %278 : f32 loc(#loc301)
    } -> tensor<4xf32> loc(#loc301)
    %233 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc303)), %out: f32 loc(callsite(#loc24 at #loc303))):
      linalg.yield %in : f32 loc(#loc382)
    } -> tensor<4xf32> loc(#loc382)
    %234 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%229, %233 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc303)), %in_57: f32 loc(callsite(#loc24 at #loc303)), %out: f32 loc(callsite(#loc32 at #loc303))):
      %278 = arith.select %extracted, %in, %in_57 : f32 loc(#loc384)
      linalg.yield %278 : f32 loc(#loc384)
    } -> tensor<4xf32> loc(#loc384)
    %235 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%234, %21 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc140)), %in_57: f32 loc(callsite(#loc26 at #loc140)), %out: f32 loc(callsite(#loc26 at #loc140))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc304)
      linalg.yield %278 : f32 loc(#loc304)
    } -> tensor<4xf32> loc(#loc304)
    %236 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235 : tensor<4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc140)), %out: f32 loc(callsite(#loc24 at #loc140))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x4x4x4xf32> loc(#loc305)
    %237 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%236, %16 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc140)), %in_57: f32 loc(callsite(#loc at #loc140)), %out: f32 loc(callsite(#loc28 at #loc140))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc306)
      linalg.yield %278 : f32 loc(#loc306)
    } -> tensor<6x4x4x4xf32> loc(#loc306)
    %238 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237 : tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc28 at #loc140)), %out: f32 loc(callsite(#loc74 at #loc140))):
      %278 = arith.negf %in : f32 loc(#loc308)
      linalg.yield %278 : f32 loc(#loc308)
    } -> tensor<6x4x4x4xf32> loc(#loc308)
    %239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%238 : tensor<6x4x4x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc140)), %out: f32 loc(callsite(#loc25 at #loc140))):
      %278 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %278 : f32 loc(#loc309)
    } -> tensor<4xf32> loc(#loc309)
    %expanded_55 = tensor.expand_shape %239 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc310)
    %240 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_55, %10 : tensor<1x1x1x4xf32>, tensor<1x1x1x4xf32>) outs(%8 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc60 at #loc140)), %in_57: f32 loc(callsite(#loc26 at #loc140)), %out: f32 loc(callsite(#loc26 at #loc140))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc304)
      linalg.yield %278 : f32 loc(#loc304)
    } -> tensor<1x1x1x4xf32> loc(#loc304)
    %241 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%240 : tensor<1x1x1x4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc140)), %out: f32 loc(callsite(#loc25 at #loc140))):
      %278 = arith.addf %out, %in : f32 loc(#loc309)
      linalg.yield %278 : f32 loc(#loc309)
    } -> tensor<4xf32> loc(#loc309)
    %242 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241 : tensor<4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc140)), %out: f32 loc(callsite(#loc24 at #loc140))):
      linalg.yield %in : f32 loc(#loc305)
    } -> tensor<6x4x4x4xf32> loc(#loc305)
    %243 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%237, %242 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc28 at #loc140)), %in_57: f32 loc(callsite(#loc24 at #loc140)), %out: f32 loc(callsite(#loc75 at #loc140))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc311)
      linalg.yield %278 : f32 loc(#loc311)
    } -> tensor<6x4x4x4xf32> loc(#loc311)
    %244 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %243 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc137)), %in_57: f32 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc19)), %out: f32 loc("add_any"(#loc141))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc312)
      linalg.yield %278 : f32 loc(#loc312)
    } -> tensor<6x4x4x4xf32> loc(#loc312)
    %245 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%232, %6 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc139)), %in_57: f32 loc("div"(#loc87)), %out: f32 loc("div"(#loc142))):
      %278 = arith.divf %in, %in_57 : f32 loc(#loc313)
      linalg.yield %278 : f32 loc(#loc313)
    } -> tensor<4xf32> loc(#loc313)
    %246 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc142)), %out: f32 loc("broadcast_in_dim"(#loc142))):
      linalg.yield %in : f32 loc(#loc314)
    } -> tensor<6x4x4x4xf32> loc(#loc314)
    %247 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244, %246 : tensor<6x4x4x4xf32>, tensor<6x4x4x4xf32>) outs(%0 : tensor<6x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc141)), %in_57: f32 loc("broadcast_in_dim"(#loc142)), %out: f32 loc("add_any"(#loc142))):
      %278 = arith.addf %in, %in_57 : f32 loc(#loc315)
      linalg.yield %278 : f32 loc(#loc315)
    } -> tensor<6x4x4x4xf32> loc(#loc315)
    %248 = tensor.empty() : tensor<6x7x7x4xf32> loc(#loc316)
    %249 = linalg.fill ins(%cst_9 : f32) outs(%248 : tensor<6x7x7x4xf32>) -> tensor<6x7x7x4xf32> loc(#loc316)
    %inserted_slice_56 = tensor.insert_slice %247 into %249[0, 0, 0, 0] [6, 4, 4, 4] [1, 2, 2, 1] : tensor<6x4x4x4xf32> into tensor<6x7x7x4xf32> loc(#loc316)
    %250 = tensor.empty() : tensor<3x3x2x4xf32> loc(#loc316)
    %251 = linalg.fill ins(%cst_9 : f32) outs(%250 : tensor<3x3x2x4xf32>) -> tensor<3x3x2x4xf32> loc(#loc316)
    %252 = linalg.generic {indexing_maps = [#map35, #map36, #map37], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %inserted_slice_56 : tensor<6x9x9x2xf32>, tensor<6x7x7x4xf32>) outs(%251 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc143)), %in_57: f32 loc("conv_general_dilated"(#loc143)), %out: f32 loc("conv_general_dilated"(#loc143))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc316)
      %279 = arith.addf %out, %278 : f32 loc(#loc316)
      linalg.yield %279 : f32 loc(#loc)
    } -> tensor<3x3x2x4xf32> loc(#loc316)
    %253 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<4xf32> loc(#loc317)
    %254 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%253, %220 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<4xf32> loc(#loc317)
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg0, %254 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %256 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%253, %224 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("reduce_sum"(#loc137)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<4xf32> loc(#loc317)
    %257 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg1, %256 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %258 = tensor.empty() : tensor<3x3x1x4xf32> loc(#loc317)
    %259 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%258 : tensor<3x3x1x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<3x3x1x4xf32> loc(#loc317)
    %260 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %collapsed_35 : tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) outs(%258 : tensor<3x3x1x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("conv_general_dilated"(#loc133)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<3x3x1x4xf32> loc(#loc317)
    %261 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %260 : tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) outs(%258 : tensor<3x3x1x4xf32>) {
    ^bb0(%in: f32 loc("params.depth"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<3x3x1x4xf32> loc(#loc318)
    %262 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%210 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<3x3x4x4xf32> loc(#loc317)
    %263 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262, %212 : tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) outs(%210 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("conv_general_dilated"(#loc135)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<3x3x4x4xf32> loc(#loc317)
    %264 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %263 : tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) outs(%210 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32 loc("params.dilated"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<3x3x4x4xf32> loc(#loc318)
    %265 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%253, %165 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("reduce_sum"(#loc125)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<4xf32> loc(#loc317)
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg4, %265 : tensor<4xf32>, tensor<4xf32>) outs(%3 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %267 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%169 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<16x4xf32> loc(#loc317)
    %268 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%267, %170 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%169 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("transpose"(#loc125)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<16x4xf32> loc(#loc317)
    %269 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%arg5, %268 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%169 : tensor<16x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.w"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<16x4xf32> loc(#loc318)
    %270 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%250 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<3x3x2x4xf32> loc(#loc317)
    %271 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270, %collapsed_43 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%250 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("conv_general_dilated"(#loc134)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<3x3x2x4xf32> loc(#loc317)
    %272 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %271 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%250 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32 loc("params.groups"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<3x3x2x4xf32> loc(#loc318)
    %273 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%270, %252 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%250 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("conv_general_dilated"(#loc143)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<3x3x2x4xf32> loc(#loc317)
    %274 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7, %273 : tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>) outs(%250 : tensor<3x3x2x4xf32>) {
    ^bb0(%in: f32 loc("params.stride"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<3x3x2x4xf32> loc(#loc318)
    %275 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%185 : tensor<2x2x4x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc144))):
      linalg.yield %in : f32 loc(#loc317)
    } -> tensor<2x2x4x2xf32> loc(#loc317)
    %276 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275, %187 : tensor<2x2x4x2xf32>, tensor<2x2x4x2xf32>) outs(%185 : tensor<2x2x4x2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc144)), %in_57: f32 loc("conv_general_dilated"(#loc132)), %out: f32 loc("mul"(#loc144))):
      %278 = arith.mulf %in, %in_57 : f32 loc(#loc317)
      linalg.yield %278 : f32 loc(#loc317)
    } -> tensor<2x2x4x2xf32> loc(#loc317)
    %277 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %276 : tensor<2x2x4x2xf32>, tensor<2x2x4x2xf32>) outs(%185 : tensor<2x2x4x2xf32>) {
    ^bb0(%in: f32 loc("params.up"), %in_57: f32 loc("mul"(#loc144)), %out: f32 loc("sub"(#loc145))):
      %278 = arith.subf %in, %in_57 : f32 loc(#loc318)
      linalg.yield %278 : f32 loc(#loc318)
    } -> tensor<2x2x4x2xf32> loc(#loc318)
    return %255, %257, %261, %264, %266, %269, %272, %274, %277, %31, %34, %135 : tensor<4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<3x3x2x4xf32>, tensor<3x3x2x4xf32>, tensor<2x2x4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32> loc(#loc85)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<4xf32> loc("params.bn.bias"), %arg1: tensor<4xf32> loc("params.bn.scale"), %arg2: tensor<3x3x1x4xf32> loc("params.depth"), %arg3: tensor<3x3x4x4xf32> loc("params.dilated"), %arg4: tensor<4xf32> loc("params.fc.b"), %arg5: tensor<16x4xf32> loc("params.fc.w"), %arg6: tensor<3x3x2x4xf32> loc("params.groups"), %arg7: tensor<3x3x2x4xf32> loc("params.stride"), %arg8: tensor<2x2x4x2xf32> loc("params.up"), %arg9: tensor<4xf32> loc("stats.mean"), %arg10: tensor<4xf32> loc("stats.var"), %arg11: tensor<9x8x8x2xf32> loc("x"), %arg12: tensor<9xi32> loc("y")) -> (tensor<9x8x8x2xf32> {jax.result_info = "image"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant dense<0> : tensor<i32> loc(#loc319)
    %cst_0 = arith.constant dense<4> : tensor<i32> loc(#loc319)
    %cst_1 = arith.constant dense<3> : tensor<1xi32> loc(#loc320)
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc320)
    %true = arith.constant true loc(#loc321)
    %c0 = arith.constant 0 : index loc(#loc319)
    %c3 = arith.constant 3 : index loc(#loc319)
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc322)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc385)
    %cst_5 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_6 = arith.constant 9.000000e+00 : f32 loc(#loc324)
    %cst_7 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc150)
    %cst_9 = arith.constant dense<9.99999974E-6> : tensor<f32> loc(#loc150)
    %0 = tensor.empty() : tensor<9x4x4x4xf32> loc(#loc325)
    %1 = linalg.fill ins(%cst_7 : f32) outs(%0 : tensor<9x4x4x4xf32>) -> tensor<9x4x4x4xf32> loc(#loc325)
    %padded = tensor.pad %arg11 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc151)), %arg14: index loc("conv_general_dilated"(#loc151)), %arg15: index loc("conv_general_dilated"(#loc151)), %arg16: index loc("conv_general_dilated"(#loc151))):
      tensor.yield %cst_7 : f32 loc(#loc325)
    } : tensor<9x8x8x2xf32> to tensor<9x9x9x2xf32> loc(#loc325)
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %arg7 : tensor<9x9x9x2xf32>, tensor<3x3x2x4xf32>) outs(%1 : tensor<9x4x4x4xf32>) -> tensor<9x4x4x4xf32> loc(#loc325)
    %3 = tensor.empty() : tensor<1x1x1x4xf32> loc(#loc326)
    %4 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9 : tensor<4xf32>) outs(%3 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("stats.mean"), %out: f32 loc("broadcast_in_dim"(#loc152))):
      linalg.yield %in : f32 loc(#loc326)
    } -> tensor<1x1x1x4xf32> loc(#loc326)
    %5 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<1x1x1x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc152)), %out: f32 loc("sub"(#loc152))):
      linalg.yield %in : f32 loc(#loc327)
    } -> tensor<9x4x4x4xf32> loc(#loc327)
    %6 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc151)), %in_18: f32 loc("sub"(#loc152)), %out: f32 loc("sub"(#loc152))):
      %94 = arith.subf %in, %in_18 : f32 loc(#loc327)
      linalg.yield %94 : f32 loc(#loc327)
    } -> tensor<9x4x4x4xf32> loc(#loc327)
    %7 = tensor.empty() : tensor<4xf32> loc(#loc328)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)"(#loc21)), %out: f32 loc("add"(#loc153))):
      linalg.yield %in : f32 loc(#loc328)
    } -> tensor<4xf32> loc(#loc328)
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg10, %8 : tensor<4xf32>, tensor<4xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("stats.var"), %in_18: f32 loc("add"(#loc153)), %out: f32 loc("add"(#loc153))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc328)
      linalg.yield %94 : f32 loc(#loc328)
    } -> tensor<4xf32> loc(#loc328)
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%9 : tensor<4xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc153)), %out: f32 loc("rsqrt"(#loc154))):
      %94 = math.rsqrt %in : f32 loc(#loc329)
      linalg.yield %94 : f32 loc(#loc329)
    } -> tensor<4xf32> loc(#loc329)
    %11 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<4xf32>) outs(%3 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc154)), %out: f32 loc("broadcast_in_dim"(#loc155))):
      linalg.yield %in : f32 loc(#loc330)
    } -> tensor<1x1x1x4xf32> loc(#loc330)
    %12 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<1x1x1x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc155)), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<9x4x4x4xf32> loc(#loc331)
    %13 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %12 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc152)), %in_18: f32 loc("mul"(#loc155)), %out: f32 loc("mul"(#loc155))):
      %94 = arith.mulf %in, %in_18 : f32 loc(#loc331)
      linalg.yield %94 : f32 loc(#loc331)
    } -> tensor<9x4x4x4xf32> loc(#loc331)
    %14 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%3 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("params.bn.scale"), %out: f32 loc("broadcast_in_dim"(#loc155))):
      linalg.yield %in : f32 loc(#loc330)
    } -> tensor<1x1x1x4xf32> loc(#loc330)
    %15 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<1x1x1x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc155)), %out: f32 loc("mul"(#loc155))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<9x4x4x4xf32> loc(#loc331)
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_18: f32 loc("mul"(#loc155)), %out: f32 loc("mul"(#loc155))):
      %94 = arith.mulf %in, %in_18 : f32 loc(#loc331)
      linalg.yield %94 : f32 loc(#loc331)
    } -> tensor<9x4x4x4xf32> loc(#loc331)
    %17 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("params.bn.bias"), %out: f32 loc("broadcast_in_dim"(#loc155))):
      linalg.yield %in : f32 loc(#loc330)
    } -> tensor<1x1x1x4xf32> loc(#loc330)
    %18 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x1x1x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc155)), %out: f32 loc("add"(#loc155))):
      linalg.yield %in : f32 loc(#loc332)
    } -> tensor<9x4x4x4xf32> loc(#loc332)
    %19 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %18 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc155)), %in_18: f32 loc("add"(#loc155)), %out: f32 loc("add"(#loc155))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc332)
      linalg.yield %94 : f32 loc(#loc332)
    } -> tensor<9x4x4x4xf32> loc(#loc332)
    %20 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc323)), %out: f32 loc(callsite(#loc41 at #loc323))):
      linalg.yield %in : f32 loc(#loc386)
    } -> tensor<9x4x4x4xf32> loc(#loc386)
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc323)), %in_18: f32 loc(callsite(#loc41 at #loc323)), %out: f32 loc(callsite(#loc41 at #loc323))):
      %94 = arith.maximumf %in, %in_18 : f32 loc(#loc386)
      linalg.yield %94 : f32 loc(#loc386)
    } -> tensor<9x4x4x4xf32> loc(#loc386)
    %padded_10 = tensor.pad %21 low[0, 2, 2, 0] high[0, 2, 2, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc156)), %arg14: index loc("conv_general_dilated"(#loc156)), %arg15: index loc("conv_general_dilated"(#loc156)), %arg16: index loc("conv_general_dilated"(#loc156))):
      tensor.yield %cst_7 : f32 loc(#loc333)
    } : tensor<9x4x4x4xf32> to tensor<9x8x8x4xf32> loc(#loc333)
    %22 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_10, %arg3 : tensor<9x8x8x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<9x4x4x4xf32>) -> tensor<9x4x4x4xf32> loc(#loc333)
    %23 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %22 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("jit(relu)"(#loc148)), %in_18: f32 loc("conv_general_dilated"(#loc156)), %out: f32 loc("add"(#loc157))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc334)
      linalg.yield %94 : f32 loc(#loc334)
    } -> tensor<9x4x4x4xf32> loc(#loc334)
    %padded_11 = tensor.pad %23 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc158)), %arg14: index loc("conv_general_dilated"(#loc158)), %arg15: index loc("conv_general_dilated"(#loc158)), %arg16: index loc("conv_general_dilated"(#loc158))):
      tensor.yield %cst_7 : f32 loc(#loc335)
    } : tensor<9x4x4x4xf32> to tensor<9x6x6x4xf32> loc(#loc335)
    %expanded = tensor.expand_shape %padded_11 [[0], [1], [2], [3, 4]] output_shape [9, 6, 6, 2, 2] : tensor<9x6x6x4xf32> into tensor<9x6x6x2x2xf32> loc(#loc335)
    %expanded_12 = tensor.expand_shape %arg6 [[0], [1], [2], [3, 4]] output_shape [3, 3, 2, 2, 2] : tensor<3x3x2x4xf32> into tensor<3x3x2x2x2xf32> loc(#loc335)
    %24 = tensor.empty() : tensor<9x4x4x2x2xf32> loc(#loc335)
    %25 = linalg.fill ins(%cst_7 : f32) outs(%24 : tensor<9x4x4x2x2xf32>) -> tensor<9x4x4x2x2xf32> loc(#loc335)
    %26 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%expanded, %expanded_12 : tensor<9x6x6x2x2xf32>, tensor<3x3x2x2x2xf32>) outs(%25 : tensor<9x4x4x2x2xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc158)), %in_18: f32 loc("conv_general_dilated"(#loc158)), %out: f32 loc("conv_general_dilated"(#loc158))):
      %94 = arith.mulf %in, %in_18 : f32 loc(#loc335)
      %95 = arith.addf %out, %94 : f32 loc(#loc335)
      linalg.yield %95 : f32 loc(#loc)
    } -> tensor<9x4x4x2x2xf32> loc(#loc335)
    %collapsed = tensor.collapse_shape %26 [[0], [1], [2], [3, 4]] : tensor<9x4x4x2x2xf32> into tensor<9x4x4x4xf32> loc(#loc335)
    %27 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %collapsed : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc157)), %in_18: f32 loc("conv_general_dilated"(#loc158)), %out: f32 loc("add"(#loc159))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc336)
      linalg.yield %94 : f32 loc(#loc336)
    } -> tensor<9x4x4x4xf32> loc(#loc336)
    %padded_13 = tensor.pad %27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg13: index loc("conv_general_dilated"(#loc160)), %arg14: index loc("conv_general_dilated"(#loc160)), %arg15: index loc("conv_general_dilated"(#loc160)), %arg16: index loc("conv_general_dilated"(#loc160))):
      tensor.yield %cst_7 : f32 loc(#loc337)
    } : tensor<9x4x4x4xf32> to tensor<9x6x6x4xf32> loc(#loc337)
    %collapsed_14 = tensor.collapse_shape %arg2 [[0], [1], [2, 3]] : tensor<3x3x1x4xf32> into tensor<3x3x4xf32> loc(#loc337)
    %28 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_13, %collapsed_14 : tensor<9x6x6x4xf32>, tensor<3x3x4xf32>) outs(%1 : tensor<9x4x4x4xf32>) -> tensor<9x4x4x4xf32> loc(#loc337)
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %28 : tensor<9x4x4x4xf32>, tensor<9x4x4x4xf32>) outs(%0 : tensor<9x4x4x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc159)), %in_18: f32 loc("conv_general_dilated"(#loc160)), %out: f32 loc("add"(#loc161))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc338)
      linalg.yield %94 : f32 loc(#loc338)
    } -> tensor<9x4x4x4xf32> loc(#loc338)
    %30 = tensor.empty() : tensor<9x8x8x2xf32> loc(#loc339)
    %31 = linalg.fill ins(%cst_7 : f32) outs(%30 : tensor<9x8x8x2xf32>) -> tensor<9x8x8x2xf32> loc(#loc339)
    %32 = tensor.empty() : tensor<9x9x9x4xf32> loc(#loc339)
    %33 = linalg.fill ins(%cst_7 : f32) outs(%32 : tensor<9x9x9x4xf32>) -> tensor<9x9x9x4xf32> loc(#loc339)
    %inserted_slice = tensor.insert_slice %29 into %33[0, 1, 1, 0] [9, 4, 4, 4] [1, 2, 2, 1] : tensor<9x4x4x4xf32> into tensor<9x9x9x4xf32> loc(#loc339)
    %34 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %arg8 : tensor<9x9x9x4xf32>, tensor<2x2x4x2xf32>) outs(%31 : tensor<9x8x8x2xf32>) -> tensor<9x8x8x2xf32> loc(#loc339)
    %35 = tensor.empty() : tensor<2x2xf32> loc(#loc340)
    %36 = tensor.empty() : tensor<9x2x2x4xf32> loc(#loc340)
    %37 = linalg.fill ins(%cst_5 : f32) outs(%36 : tensor<9x2x2x4xf32>) -> tensor<9x2x2x4xf32> loc(#loc340)
    %38 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%29, %35 : tensor<9x4x4x4xf32>, tensor<2x2xf32>) outs(%37 : tensor<9x2x2x4xf32>) -> tensor<9x2x2x4xf32> loc(#loc340)
    %39 = linalg.fill ins(%cst_7 : f32) outs(%36 : tensor<9x2x2x4xf32>) -> tensor<9x2x2x4xf32> loc(#loc341)
    %40 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%29, %35 : tensor<9x4x4x4xf32>, tensor<2x2xf32>) outs(%39 : tensor<9x2x2x4xf32>) -> tensor<9x2x2x4xf32> loc(#loc341)
    %41 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%36 : tensor<9x2x2x4xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)"(#loc21)), %out: f32 loc("div"(#loc164))):
      linalg.yield %in : f32 loc(#loc342)
    } -> tensor<9x2x2x4xf32> loc(#loc342)
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %41 : tensor<9x2x2x4xf32>, tensor<9x2x2x4xf32>) outs(%36 : tensor<9x2x2x4xf32>) {
    ^bb0(%in: f32 loc("reduce_window_sum"(#loc164)), %in_18: f32 loc("div"(#loc164)), %out: f32 loc("div"(#loc164))):
      %94 = arith.divf %in, %in_18 : f32 loc(#loc342)
      linalg.yield %94 : f32 loc(#loc342)
    } -> tensor<9x2x2x4xf32> loc(#loc342)
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %42 : tensor<9x2x2x4xf32>, tensor<9x2x2x4xf32>) outs(%36 : tensor<9x2x2x4xf32>) {
    ^bb0(%in: f32 loc("reduce_window_max"(#loc163)), %in_18: f32 loc("div"(#loc164)), %out: f32 loc("add"(#loc165))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc343)
      linalg.yield %94 : f32 loc(#loc343)
    } -> tensor<9x2x2x4xf32> loc(#loc343)
    %collapsed_15 = tensor.collapse_shape %43 [[0], [1, 2, 3]] : tensor<9x2x2x4xf32> into tensor<9x16xf32> loc(#loc344)
    %44 = tensor.empty() : tensor<9x4xf32> loc(#loc345)
    %45 = linalg.fill ins(%cst_7 : f32) outs(%44 : tensor<9x4xf32>) -> tensor<9x4xf32> loc(#loc345)
    %46 = linalg.matmul ins(%collapsed_15, %arg5 : tensor<9x16xf32>, tensor<16x4xf32>) outs(%45 : tensor<9x4xf32>) -> tensor<9x4xf32> loc(#loc345)
    %47 = tensor.empty() : tensor<1x4xf32> loc(#loc346)
    %48 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4xf32>) outs(%47 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %out: f32 loc("broadcast_in_dim"(#loc167))):
      linalg.yield %in : f32 loc(#loc346)
    } -> tensor<1x4xf32> loc(#loc346)
    %49 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<1x4xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc167)), %out: f32 loc("add"(#loc167))):
      linalg.yield %in : f32 loc(#loc347)
    } -> tensor<9x4xf32> loc(#loc347)
    %50 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%46, %49 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc167)), %in_18: f32 loc("add"(#loc167)), %out: f32 loc("add"(#loc167))):
      %94 = arith.addf %in, %in_18 : f32 loc(#loc347)
      linalg.yield %94 : f32 loc(#loc347)
    } -> tensor<9x4xf32> loc(#loc347)
    %51 = tensor.empty() : tensor<9xf32> loc(#loc348)
    %52 = linalg.fill ins(%cst_5 : f32) outs(%51 : tensor<9xf32>) -> tensor<9xf32> loc(#loc348)
    %53 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<9x4xf32>) outs(%52 : tensor<9xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc54 at #loc147)), %out: f32 loc(callsite(#loc54 at #loc147))):
      %94 = arith.maximumf %out, %in : f32 loc(#loc348)
      linalg.yield %94 : f32 loc(#loc348)
    } -> tensor<9xf32> loc(#loc348)
    %54 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%51 : tensor<9xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc147)), %out: f32 loc(callsite(#loc41 at #loc147))):
      linalg.yield %in : f32 loc(#loc349)
    } -> tensor<9xf32> loc(#loc349)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%54, %53 : tensor<9xf32>, tensor<9xf32>) outs(%51 : tensor<9xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc147)), %in_18: f32 loc(callsite(#loc54 at #loc147)), %out: f32 loc(callsite(#loc41 at #loc147))):
      %94 = arith.maximumf %in, %in_18 : f32 loc(#loc349)
      linalg.yield %94 : f32 loc(#loc349)
    } -> tensor<9xf32> loc(#loc349)
    %56 = tensor.empty() : tensor<9x1xf32> loc(#loc350)
    %57 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<9xf32>) outs(%56 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc147)), %out: f32 loc(callsite(#loc24 at #loc147))):
      linalg.yield %in : f32 loc(#loc350)
    } -> tensor<9x1xf32> loc(#loc350)
    %58 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<9x1xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc147)), %out: f32 loc(callsite(#loc18 at #loc147))):
      linalg.yield %in : f32 loc(#loc351)
    } -> tensor<9x4xf32> loc(#loc351)
    %59 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%50, %58 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc147)), %in_18: f32 loc(callsite(#loc18 at #loc147)), %out: f32 loc(callsite(#loc18 at #loc147))):
      %94 = arith.subf %in, %in_18 : f32 loc(#loc351)
      linalg.yield %94 : f32 loc(#loc351)
    } -> tensor<9x4xf32> loc(#loc351)
    %60 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<9x4xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc147)), %out: f32 loc(callsite(#loc55 at #loc147))):
      %94 = math.exp %in : f32 loc(#loc352)
      linalg.yield %94 : f32 loc(#loc352)
    } -> tensor<9x4xf32> loc(#loc352)
    %61 = linalg.fill ins(%cst_7 : f32) outs(%51 : tensor<9xf32>) -> tensor<9xf32> loc(#loc353)
    %62 = linalg.generic {indexing_maps = [#map13, #map15], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<9x4xf32>) outs(%61 : tensor<9xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc147)), %out: f32 loc(callsite(#loc25 at #loc147))):
      %94 = arith.addf %out, %in : f32 loc(#loc353)
      linalg.yield %94 : f32 loc(#loc353)
    } -> tensor<9xf32> loc(#loc353)
    %63 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<9xf32>) outs(%56 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc147)), %out: f32 loc(callsite(#loc24 at #loc147))):
      linalg.yield %in : f32 loc(#loc350)
    } -> tensor<9x1xf32> loc(#loc350)
    %64 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<9x1xf32>) outs(%56 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc147)), %out: f32 loc(callsite(#loc56 at #loc147))):
      %94 = math.log %in : f32 loc(#loc354)
      linalg.yield %94 : f32 loc(#loc354)
    } -> tensor<9x1xf32> loc(#loc354)
    %65 = linalg.generic {indexing_maps = [#map16, #map13], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<9x1xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc56 at #loc147)), %out: f32 loc(callsite(#loc18 at #loc147))):
      linalg.yield %in : f32 loc(#loc351)
    } -> tensor<9x4xf32> loc(#loc351)
    %66 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%59, %65 : tensor<9x4xf32>, tensor<9x4xf32>) outs(%44 : tensor<9x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc147)), %in_18: f32 loc(callsite(#loc18 at #loc147)), %out: f32 loc(callsite(#loc18 at #loc147))):
      %94 = arith.subf %in, %in_18 : f32 loc(#loc351)
      linalg.yield %94 : f32 loc(#loc351)
    } -> tensor<9x4xf32> loc(#loc351)
    %67 = tensor.empty() : tensor<9x1xi32> loc(#loc355)
    %68 = linalg.generic {indexing_maps = [#map15, #map13], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<9xi32>) outs(%67 : tensor<9x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc168))):
      linalg.yield %in : i32 loc(#loc355)
    } -> tensor<9x1xi32> loc(#loc355)
    %69 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%67 : tensor<9x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc58 at #loc146))):
      linalg.yield %in : i32 loc(#loc356)
    } -> tensor<9x1xi32> loc(#loc356)
    %70 = tensor.empty() : tensor<9x1xi1> loc(#loc356)
    %71 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%68, %69 : tensor<9x1xi32>, tensor<9x1xi32>) outs(%70 : tensor<9x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %in_18: i32 loc(callsite(#loc58 at #loc146)), %out: i1 loc(callsite(#loc58 at #loc146))):
      %94 = arith.cmpi slt, %in, %in_18 : i32 loc(#loc356)
      linalg.yield %94 : i1 loc(#loc356)
    } -> tensor<9x1xi1> loc(#loc356)
    %72 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%67 : tensor<9x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc59 at #loc146))):
      linalg.yield %in : i32 loc(#loc357)
    } -> tensor<9x1xi32> loc(#loc357)
    %73 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%68, %72 : tensor<9x1xi32>, tensor<9x1xi32>) outs(%67 : tensor<9x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %in_18: i32 loc(callsite(#loc59 at #loc146)), %out: i32 loc(callsite(#loc59 at #loc146))):
      %94 = arith.addi %in, %in_18 : i32 loc(#loc357)
      linalg.yield %94 : i32 loc(#loc357)
    } -> tensor<9x1xi32> loc(#loc357)
    %74 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%71, %73, %68 : tensor<9x1xi1>, tensor<9x1xi32>, tensor<9x1xi32>) outs(%67 : tensor<9x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc58 at #loc146)), %in_18: i32 loc(callsite(#loc59 at #loc146)), %in_19: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc32 at #loc146))):
      %94 = arith.select %in, %in_18, %in_19 : i32 loc(#loc358)
      linalg.yield %94 : i32 loc(#loc358)
    } -> tensor<9x1xi32> loc(#loc358)
    %expanded_16 = tensor.expand_shape %74 [[0], [1, 2]] output_shape [9, 1, 1] : tensor<9x1xi32> into tensor<9x1x1xi32> loc(#loc359)
    %75 = tensor.empty() : tensor<9x1x1xi32> loc(#loc360)
    %76 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%75 : tensor<9x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc61 at #loc146))):
      linalg.yield %in : i32 loc(#loc360)
    } -> tensor<9x1x1xi32> loc(#loc360)
    %77 = tensor.empty() : tensor<9x1x1xi1> loc(#loc360)
    %78 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %76 : tensor<9x1x1xi32>, tensor<9x1x1xi32>) outs(%77 : tensor<9x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc146)), %in_18: i32 loc(callsite(#loc61 at #loc146)), %out: i1 loc(callsite(#loc61 at #loc146))):
      %94 = arith.cmpi sge, %in, %in_18 : i32 loc(#loc360)
      linalg.yield %94 : i1 loc(#loc360)
    } -> tensor<9x1x1xi1> loc(#loc360)
    %79 = tensor.empty() : tensor<1x1x1xi32> loc(#loc361)
    %80 = linalg.generic {indexing_maps = [#map20, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%79 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc15 at #loc146)), %out: i32 loc(callsite(#loc24 at #loc146))):
      linalg.yield %in : i32 loc(#loc361)
    } -> tensor<1x1x1xi32> loc(#loc361)
    %81 = linalg.generic {indexing_maps = [#map21, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<1x1x1xi32>) outs(%75 : tensor<9x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc146)), %out: i32 loc(callsite(#loc62 at #loc146))):
      linalg.yield %in : i32 loc(#loc362)
    } -> tensor<9x1x1xi32> loc(#loc362)
    %82 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_16, %81 : tensor<9x1x1xi32>, tensor<9x1x1xi32>) outs(%77 : tensor<9x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc60 at #loc146)), %in_18: i32 loc(callsite(#loc62 at #loc146)), %out: i1 loc(callsite(#loc62 at #loc146))):
      %94 = arith.cmpi sle, %in, %in_18 : i32 loc(#loc362)
      linalg.yield %94 : i1 loc(#loc362)
    } -> tensor<9x1x1xi1> loc(#loc362)
    %83 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %82 : tensor<9x1x1xi1>, tensor<9x1x1xi1>) outs(%77 : tensor<9x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc61 at #loc146)), %in_18: i1 loc(callsite(#loc62 at #loc146)), %out: i1 loc(callsite(#loc63 at #loc146))):
      %94 = arith.andi %in, %in_18 : i1 loc(#loc363)
      linalg.yield %94 : i1 loc(#loc363)
    } -> tensor<9x1x1xi1> loc(#loc363)
    %84 = linalg.fill ins(%true : i1) outs(%70 : tensor<9x1xi1>) -> tensor<9x1xi1> loc(#loc321)
    %85 = linalg.generic {indexing_maps = [#map19, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<9x1x1xi1>) outs(%84 : tensor<9x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc16 at #loc146)), %out: i1 loc(callsite(#loc16 at #loc146))):
      %94 = arith.andi %out, %in : i1 loc(#loc321)
      linalg.yield %94 : i1 loc(#loc321)
    } -> tensor<9x1xi1> loc(#loc321)
    %86 = linalg.generic {indexing_maps = [#map13], iterator_types = ["parallel", "parallel"]} outs(%56 : tensor<9x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc15 at #loc146))):
      %94 = linalg.index 0 : index loc(#loc320)
      %extracted = tensor.extract %expanded_16[%94, %c0, %c0] : tensor<9x1x1xi32> loc(#loc320)
      %95 = arith.index_cast %extracted : i32 to index loc(#loc320)
      %96 = arith.maxsi %95, %c0 : index loc(#loc320)
      %97 = arith.minsi %96, %c3 : index loc(#loc320)
      %extracted_18 = tensor.extract %66[%94, %97] : tensor<9x4xf32> loc(#loc320)
      linalg.yield %extracted_18 : f32 loc(#loc320)
    } -> tensor<9x1xf32> loc(#loc320)
    %87 = linalg.generic {indexing_maps = [#map17, #map13], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%56 : tensor<9x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc146)), %out: f32 loc(callsite(#loc24 at #loc146))):
      linalg.yield %in : f32 loc(#loc361)
    } -> tensor<9x1xf32> loc(#loc361)
    %88 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = ["parallel", "parallel"]} ins(%85, %86, %87 : tensor<9x1xi1>, tensor<9x1xf32>, tensor<9x1xf32>) outs(%56 : tensor<9x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc16 at #loc146)), %in_18: f32 loc(callsite(#loc15 at #loc146)), %in_19: f32 loc(callsite(#loc24 at #loc146)), %out: f32 loc(callsite(#loc32 at #loc146))):
      %94 = arith.select %in, %in_18, %in_19 : f32 loc(#loc358)
      linalg.yield %94 : f32 loc(#loc358)
    } -> tensor<9x1xf32> loc(#loc358)
    %collapsed_17 = tensor.collapse_shape %88 [[0, 1]] : tensor<9x1xf32> into tensor<9xf32> loc(#loc364)
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<9xf32>) outs(%51 : tensor<9xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc169)), %out: f32 loc("neg"(#loc170))):
      %94 = arith.negf %in : f32 loc(#loc365)
      linalg.yield %94 : f32 loc(#loc365)
    } -> tensor<9xf32> loc(#loc365)
    %90 = tensor.empty() : tensor<f32> loc(#loc366)
    %91 = linalg.fill ins(%cst_7 : f32) outs(%90 : tensor<f32>) -> tensor<f32> loc(#loc366)
    %92 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction"]} ins(%89 : tensor<9xf32>) outs(%91 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc149)), %out: f32 loc("reduce_sum"(#loc149))):
      %94 = arith.addf %out, %in : f32 loc(#loc366)
      linalg.yield %94 : f32 loc(#loc366)
    } -> tensor<f32> loc(#loc366)
    %93 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%92 : tensor<f32>) outs(%90 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc149)), %out: f32 loc("div"(#loc149))):
      %94 = arith.divf %in, %cst_6 : f32 loc(#loc324)
      linalg.yield %94 : f32 loc(#loc324)
    } -> tensor<f32> loc(#loc324)
    return %34, %93 : tensor<9x8x8x2xf32>, tensor<f32> loc(#loc150)
  } loc(#loc)
} loc(#loc)
#loc83 = loc("select_and_scatter"(#loc20))
#loc129 = loc("ge"(#loc20))
#loc130 = loc("add"(#loc20))
#loc162 = loc("jit(evaluate)"(#loc49))
#loc166 = loc("jit(evaluate)"(#loc52))
#loc176 = loc(callsite(#loc83 at #loc84))
#loc270 = loc("reshape"(#loc125))
#loc275 = loc("pad"(#loc127))
#loc277 = loc(callsite(#loc129 at #loc20))
#loc278 = loc(callsite(#loc130 at #loc84))
#loc297 = loc("reshape"(#loc137))
#loc302 = loc("reshape"(#loc139))
#loc339 = loc("conv_general_dilated"(#loc162))
#loc344 = loc("reshape"(#loc166))
#loc367 = loc(""(#loc176))
#loc379 = loc(callsite(#loc277 at #loc84))
#loc380 = loc(""(#loc278))
#loc387 = loc(""(#loc379))

