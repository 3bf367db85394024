#loc = loc(unknown)
#loc1 = loc("params.bwd.b")
#loc2 = loc("params.bwd.wh")
#loc3 = loc("params.bwd.wx")
#loc4 = loc("params.fwd.b")
#loc5 = loc("params.fwd.wh")
#loc6 = loc("params.fwd.wx")
#loc7 = loc("params.gru.wh")
#loc8 = loc("params.gru.wx")
#loc9 = loc("params.out.b")
#loc10 = loc("params.out.w")
#loc11 = loc("x")
#loc12 = loc("y")
#loc13 = loc("export.py":100:36)
#loc14 = loc("loops.py":54:15)
#loc15 = loc("loops.py":49:39)
#loc16 = loc("loops.py":55:15)
#loc17 = loc("loops.py":49:54)
#loc18 = loc("loops.py":49:29)
#loc19 = loc("loops.py":50:35)
#loc20 = loc("loops.py":50:20)
#loc21 = loc("loops.py":50:48)
#loc22 = loc("loops.py":50:68)
#loc23 = loc("loops.py":51:20)
#loc24 = loc("loops.py":51:40)
#loc25 = loc("loops.py":56:15)
#loc26 = loc("loops.py":64:35)
#loc27 = loc("loops.py":64:15)
#loc28 = loc("loops.py":59:19)
#loc29 = loc("loops.py":59:40)
#loc30 = loc("loops.py":60:25)
#loc31 = loc("loops.py":61:25)
#loc32 = loc("loops.py":62:31)
#loc33 = loc("loops.py":62:16)
#loc34 = loc("loops.py":63:58)
#loc35 = loc("loops.py":63:43)
#loc36 = loc("loops.py":63:38)
#loc37 = loc("loops.py":63:29)
#loc38 = loc("loops.py":63:19)
#loc39 = loc("loops.py":63:75)
#loc40 = loc("common.py":23:11)
#loc41 = loc("loops.py":68:54)
#loc42 = loc("loops.py":68:53)
#loc43 = loc("loops.py":68:44)
#loc44 = loc("loops.py":63:20)
#loc45 = loc("common.py":51:41)
#loc46 = loc("common.py":51:37)
#loc47 = loc("loops.py":72:23)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map12 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map14 = affine_map<(d0) -> ()>
#map15 = affine_map<(d0) -> (d0)>
#loc48 = loc("jit(train)"(#loc13))
#loc49 = loc("jit(train)/jvp()"(#loc14))
#loc50 = loc("jit(train)"(#loc15))
#loc51 = loc("broadcast_in_dim"(#loc16))
#loc52 = loc("jit(train)/jvp()"(#loc16))
#loc53 = loc("while"(#loc16))
#loc57 = loc("dot_general"(#loc15))
#loc58 = loc("while/body/closed_call"(#loc16))
#loc59 = loc("dot_general"(#loc17))
#loc60 = loc("add"(#loc15))
#loc61 = loc("split"(#loc18))
#loc62 = loc("add"(#loc19))
#loc63 = loc("neg"(#loc20))
#loc64 = loc("exp"(#loc20))
#loc65 = loc("add"(#loc20))
#loc66 = loc("div"(#loc20))
#loc67 = loc("sub"(#loc20))
#loc68 = loc("mul"(#loc20))
#loc69 = loc("sub"(#loc21))
#loc70 = loc("mul"(#loc21))
#loc71 = loc("tanh"(#loc22))
#loc72 = loc("sub"(#loc22))
#loc73 = loc("sub"(#loc23))
#loc74 = loc("mul"(#loc23))
#loc75 = loc("tanh"(#loc24))
#loc76 = loc("sub"(#loc24))
#loc77 = loc("while/body/jit(dynamic_update_index_in_dim)"(#loc16))
#loc79 = loc("while"(#loc25))
#loc80 = loc("jit(train)/jvp()"(#loc25))
#loc81 = loc("while/body"(#loc25))
#loc83 = loc("while/body/closed_call"(#loc25))
#loc84 = loc("while/body/jit(dynamic_update_index_in_dim)"(#loc25))
#loc85 = loc("jit(train)/jvp()"(#loc26))
#loc86 = loc("while"(#loc27))
#loc87 = loc("jit(train)/jvp()"(#loc27))
#loc91 = loc("dot_general"(#loc28))
#loc92 = loc("while/body/closed_call"(#loc27))
#loc93 = loc("dot_general"(#loc29))
#loc94 = loc("split"(#loc30))
#loc95 = loc("split"(#loc31))
#loc96 = loc("add"(#loc32))
#loc97 = loc("sub"(#loc33))
#loc98 = loc("mul"(#loc33))
#loc99 = loc("add"(#loc34))
#loc100 = loc("sub"(#loc35))
#loc101 = loc("mul"(#loc35))
#loc102 = loc("add"(#loc36))
#loc103 = loc("tanh"(#loc37))
#loc104 = loc("sub"(#loc37))
#loc105 = loc("mul"(#loc38))
#loc106 = loc("mul"(#loc39))
#loc107 = loc("add"(#loc38))
#loc108 = loc("while/body/jit(dynamic_update_index_in_dim)"(#loc27))
#loc109 = loc("jit(train)/jvp()"(#loc40))
#loc110 = loc("jit(train)/jvp()"(#loc41))
#loc111 = loc("jit(train)/jvp()"(#loc42))
#loc112 = loc("jit(train)/jvp()"(#loc43))
#loc113 = loc("jit(train)/transpose(jvp())"(#loc43))
#loc114 = loc("jit(train)/transpose(jvp())"(#loc42))
#loc115 = loc("jit(train)/transpose(jvp())"(#loc40))
#loc116 = loc("jit(train)/transpose(jvp())"(#loc27))
#loc117 = loc("broadcast_in_dim"(#loc27))
#loc118 = loc("while/body"(#loc27))
#loc119 = loc("mul"(#loc37))
#loc120 = loc("add_any"(#loc37))
#loc121 = loc("neg"(#loc44))
#loc122 = loc("add_any"(#loc44))
#loc123 = loc("concatenate"(#loc31))
#loc124 = loc("concatenate"(#loc30))
#loc125 = loc("transpose"(#loc29))
#loc126 = loc("add_any"(#loc29))
#loc127 = loc("transpose"(#loc28))
#loc128 = loc("add_any"(#loc28))
#loc131 = loc("jit(train)/transpose(jvp())"(#loc25))
#loc132 = loc("add_any"(#loc25))
#loc133 = loc("mul"(#loc24))
#loc134 = loc("add_any"(#loc24))
#loc135 = loc("mul"(#loc22))
#loc136 = loc("add_any"(#loc22))
#loc137 = loc("concatenate"(#loc18))
#loc138 = loc("reduce_sum"(#loc15))
#loc140 = loc("add_any"(#loc15))
#loc141 = loc("transpose"(#loc17))
#loc142 = loc("add_any"(#loc17))
#loc143 = loc("transpose"(#loc15))
#loc144 = loc("jit(train)/transpose(jvp())"(#loc16))
#loc145 = loc("while/body"(#loc16))
#loc146 = loc("add_any"(#loc16))
#loc147 = loc("jit(train)"(#loc45))
#loc148 = loc("jit(train)"(#loc46))
#loc149 = loc("jit(evaluate)"(#loc14))
#loc150 = loc("jit(evaluate)"(#loc16))
#loc151 = loc("broadcast_in_dim"(#loc15))
#loc152 = loc("jit(evaluate)"(#loc25))
#loc153 = loc("jit(evaluate)"(#loc26))
#loc154 = loc("jit(evaluate)"(#loc27))
#loc155 = loc("sub"(#loc44))
#loc156 = loc("jit(evaluate)"(#loc40))
#loc157 = loc("jit(evaluate)"(#loc47))
#loc159 = loc("broadcast_in_dim"(#loc49))
#loc160 = loc("broadcast_in_dim"(#loc50))
#loc161 = loc(callsite(#loc51 at #loc52))
#loc164 = loc(callsite(#loc58 at #loc16))
#loc165 = loc(callsite(#loc63 at #loc20))
#loc166 = loc(callsite(#loc64 at #loc20))
#loc167 = loc(callsite(#loc65 at #loc20))
#loc168 = loc(callsite(#loc66 at #loc20))
#loc169 = loc(callsite(#loc63 at #loc21))
#loc170 = loc(callsite(#loc64 at #loc21))
#loc171 = loc(callsite(#loc65 at #loc21))
#loc172 = loc(callsite(#loc66 at #loc21))
#loc173 = loc(callsite(#loc63 at #loc23))
#loc174 = loc(callsite(#loc64 at #loc23))
#loc175 = loc(callsite(#loc65 at #loc23))
#loc176 = loc(callsite(#loc66 at #loc23))
#loc177 = loc(callsite(#loc77 at #loc16))
#loc178 = loc(callsite(#loc79 at #loc80))
#loc179 = loc(callsite(#loc81 at #loc25))
#loc181 = loc(callsite(#loc83 at #loc25))
#loc182 = loc(callsite(#loc84 at #loc25))
#loc183 = loc("concatenate"(#loc85))
#loc184 = loc(callsite(#loc86 at #loc87))
#loc186 = loc(callsite(#loc92 at #loc27))
#loc187 = loc(callsite(#loc63 at #loc33))
#loc188 = loc(callsite(#loc64 at #loc33))
#loc189 = loc(callsite(#loc65 at #loc33))
#loc190 = loc(callsite(#loc66 at #loc33))
#loc191 = loc(callsite(#loc63 at #loc35))
#loc192 = loc(callsite(#loc64 at #loc35))
#loc193 = loc(callsite(#loc65 at #loc35))
#loc194 = loc(callsite(#loc66 at #loc35))
#loc195 = loc(callsite(#loc108 at #loc27))
#loc196 = loc("dot_general"(#loc109))
#loc197 = loc("broadcast_in_dim"(#loc109))
#loc198 = loc("add"(#loc109))
#loc199 = loc("sub"(#loc110))
#loc200 = loc("integer_pow"(#loc111))
#loc201 = loc("mul"(#loc111))
#loc202 = loc("reduce_sum"(#loc112))
#loc203 = loc("div"(#loc112))
#loc204 = loc("div"(#loc113))
#loc205 = loc("broadcast_in_dim"(#loc113))
#loc206 = loc("mul"(#loc114))
#loc207 = loc("reduce_sum"(#loc115))
#loc209 = loc("dot_general"(#loc115))
#loc210 = loc("transpose"(#loc115))
#loc211 = loc("broadcast_in_dim"(#loc116))
#loc212 = loc(callsite(#loc117 at #loc116))
#loc213 = loc(callsite(#loc86 at #loc116))
#loc214 = loc(callsite(#loc118 at #loc27))
#loc216 = loc("broadcast_in_dim"(#loc131))
#loc217 = loc(callsite(#loc79 at #loc131))
#loc218 = loc(callsite(#loc53 at #loc144))
#loc219 = loc(callsite(#loc145 at #loc16))
#loc220 = loc("mul"(#loc147))
#loc221 = loc("sub"(#loc148))
#loc222 = loc("broadcast_in_dim"(#loc149))
#loc223 = loc(callsite(#loc51 at #loc150))
#loc225 = loc(callsite(#loc79 at #loc152))
#loc226 = loc("concatenate"(#loc153))
#loc228 = loc("dot_general"(#loc156))
#loc229 = loc("broadcast_in_dim"(#loc156))
#loc230 = loc("add"(#loc156))
#loc231 = loc("transpose"(#loc157))
#loc232 = loc(""(#loc161))
#loc235 = loc(callsite(#loc164 at #loc52))
#loc236 = loc(""(#loc165))
#loc237 = loc(""(#loc166))
#loc238 = loc(""(#loc167))
#loc239 = loc(""(#loc168))
#loc240 = loc(""(#loc169))
#loc241 = loc(""(#loc170))
#loc242 = loc(""(#loc171))
#loc243 = loc(""(#loc172))
#loc244 = loc(""(#loc173))
#loc245 = loc(""(#loc174))
#loc246 = loc(""(#loc175))
#loc247 = loc(""(#loc176))
#loc248 = loc(callsite(#loc177 at #loc52))
#loc249 = loc(""(#loc178))
#loc250 = loc(callsite(#loc179 at #loc80))
#loc252 = loc(callsite(#loc181 at #loc80))
#loc253 = loc(callsite(#loc182 at #loc80))
#loc254 = loc(""(#loc184))
#loc256 = loc(callsite(#loc186 at #loc87))
#loc257 = loc(""(#loc187))
#loc258 = loc(""(#loc188))
#loc259 = loc(""(#loc189))
#loc260 = loc(""(#loc190))
#loc261 = loc(""(#loc191))
#loc262 = loc(""(#loc192))
#loc263 = loc(""(#loc193))
#loc264 = loc(""(#loc194))
#loc265 = loc(callsite(#loc195 at #loc87))
#loc266 = loc(""(#loc212))
#loc267 = loc(""(#loc213))
#loc268 = loc(callsite(#loc214 at #loc116))
#loc270 = loc(callsite(#loc186 at #loc116))
#loc271 = loc(callsite(#loc195 at #loc116))
#loc272 = loc(""(#loc217))
#loc274 = loc(callsite(#loc181 at #loc131))
#loc275 = loc(""(#loc218))
#loc276 = loc(callsite(#loc219 at #loc144))
#loc278 = loc(callsite(#loc164 at #loc144))
#loc279 = loc(""(#loc223))
#loc282 = loc(callsite(#loc164 at #loc150))
#loc283 = loc(callsite(#loc177 at #loc150))
#loc284 = loc(""(#loc225))
#loc285 = loc(callsite(#loc179 at #loc152))
#loc287 = loc(callsite(#loc181 at #loc152))
#loc288 = loc(callsite(#loc182 at #loc152))
#loc291 = loc(callsite(#loc186 at #loc154))
#loc293 = loc(""(#loc235))
#loc294 = loc(""(#loc248))
#loc295 = loc("sub"(#loc250))
#loc297 = loc(""(#loc252))
#loc298 = loc(""(#loc253))
#loc300 = loc(""(#loc256))
#loc301 = loc(""(#loc265))
#loc302 = loc("sub"(#loc268))
#loc304 = loc(""(#loc270))
#loc305 = loc(""(#loc271))
#loc307 = loc(""(#loc274))
#loc308 = loc("sub"(#loc276))
#loc310 = loc(""(#loc278))
#loc312 = loc(""(#loc282))
#loc313 = loc(""(#loc283))
#loc314 = loc("sub"(#loc285))
#loc316 = loc(""(#loc287))
#loc317 = loc(""(#loc288))
#loc319 = loc(""(#loc291))
#loc322 = loc(callsite(#loc57 at #loc293))
#loc323 = loc(callsite(#loc59 at #loc293))
#loc324 = loc(callsite(#loc60 at #loc293))
#loc325 = loc(callsite(#loc at #loc293))
#loc326 = loc(callsite(#loc61 at #loc293))
#loc327 = loc(callsite(#loc62 at #loc293))
#loc328 = loc(callsite(#loc236 at #loc293))
#loc329 = loc(callsite(#loc237 at #loc293))
#loc330 = loc(callsite(#loc238 at #loc293))
#loc331 = loc(callsite(#loc239 at #loc293))
#loc332 = loc(callsite(#loc67 at #loc293))
#loc333 = loc(callsite(#loc68 at #loc293))
#loc334 = loc(callsite(#loc240 at #loc293))
#loc335 = loc(callsite(#loc241 at #loc293))
#loc336 = loc(callsite(#loc242 at #loc293))
#loc337 = loc(callsite(#loc243 at #loc293))
#loc338 = loc(callsite(#loc69 at #loc293))
#loc339 = loc(callsite(#loc70 at #loc293))
#loc340 = loc(callsite(#loc71 at #loc293))
#loc341 = loc(callsite(#loc72 at #loc293))
#loc342 = loc(callsite(#loc65 at #loc293))
#loc343 = loc(callsite(#loc244 at #loc293))
#loc344 = loc(callsite(#loc245 at #loc293))
#loc345 = loc(callsite(#loc246 at #loc293))
#loc346 = loc(callsite(#loc247 at #loc293))
#loc347 = loc(callsite(#loc73 at #loc293))
#loc348 = loc(callsite(#loc74 at #loc293))
#loc349 = loc(callsite(#loc75 at #loc293))
#loc350 = loc(callsite(#loc76 at #loc293))
#loc351 = loc(callsite(#loc51 at #loc294))
#loc352 = loc(callsite(#loc at #loc294))
#loc356 = loc(callsite(#loc57 at #loc297))
#loc357 = loc(callsite(#loc59 at #loc297))
#loc358 = loc(callsite(#loc60 at #loc297))
#loc359 = loc(callsite(#loc at #loc297))
#loc360 = loc(callsite(#loc61 at #loc297))
#loc361 = loc(callsite(#loc62 at #loc297))
#loc362 = loc(callsite(#loc236 at #loc297))
#loc363 = loc(callsite(#loc237 at #loc297))
#loc364 = loc(callsite(#loc238 at #loc297))
#loc365 = loc(callsite(#loc239 at #loc297))
#loc366 = loc(callsite(#loc67 at #loc297))
#loc367 = loc(callsite(#loc68 at #loc297))
#loc368 = loc(callsite(#loc240 at #loc297))
#loc369 = loc(callsite(#loc241 at #loc297))
#loc370 = loc(callsite(#loc242 at #loc297))
#loc371 = loc(callsite(#loc243 at #loc297))
#loc372 = loc(callsite(#loc69 at #loc297))
#loc373 = loc(callsite(#loc70 at #loc297))
#loc374 = loc(callsite(#loc71 at #loc297))
#loc375 = loc(callsite(#loc72 at #loc297))
#loc376 = loc(callsite(#loc65 at #loc297))
#loc377 = loc(callsite(#loc244 at #loc297))
#loc378 = loc(callsite(#loc245 at #loc297))
#loc379 = loc(callsite(#loc246 at #loc297))
#loc380 = loc(callsite(#loc247 at #loc297))
#loc381 = loc(callsite(#loc73 at #loc297))
#loc382 = loc(callsite(#loc74 at #loc297))
#loc383 = loc(callsite(#loc75 at #loc297))
#loc384 = loc(callsite(#loc76 at #loc297))
#loc385 = loc(callsite(#loc51 at #loc298))
#loc386 = loc(callsite(#loc at #loc298))
#loc392 = loc(callsite(#loc94 at #loc300))
#loc393 = loc(callsite(#loc95 at #loc300))
#loc394 = loc(callsite(#loc96 at #loc300))
#loc395 = loc(callsite(#loc257 at #loc300))
#loc396 = loc(callsite(#loc258 at #loc300))
#loc397 = loc(callsite(#loc259 at #loc300))
#loc398 = loc(callsite(#loc at #loc300))
#loc399 = loc(callsite(#loc260 at #loc300))
#loc400 = loc(callsite(#loc97 at #loc300))
#loc401 = loc(callsite(#loc98 at #loc300))
#loc402 = loc(callsite(#loc99 at #loc300))
#loc403 = loc(callsite(#loc261 at #loc300))
#loc404 = loc(callsite(#loc262 at #loc300))
#loc405 = loc(callsite(#loc263 at #loc300))
#loc406 = loc(callsite(#loc264 at #loc300))
#loc407 = loc(callsite(#loc100 at #loc300))
#loc408 = loc(callsite(#loc101 at #loc300))
#loc409 = loc(callsite(#loc102 at #loc300))
#loc410 = loc(callsite(#loc103 at #loc300))
#loc411 = loc(callsite(#loc104 at #loc300))
#loc412 = loc(callsite(#loc105 at #loc300))
#loc413 = loc(callsite(#loc106 at #loc300))
#loc414 = loc(callsite(#loc107 at #loc300))
#loc415 = loc(callsite(#loc51 at #loc301))
#loc416 = loc(callsite(#loc at #loc301))
#loc420 = loc(callsite(#loc106 at #loc304))
#loc421 = loc(callsite(#loc at #loc304))
#loc422 = loc(callsite(#loc105 at #loc304))
#loc423 = loc(callsite(#loc119 at #loc304))
#loc424 = loc(callsite(#loc120 at #loc304))
#loc425 = loc(callsite(#loc101 at #loc304))
#loc426 = loc(callsite(#loc121 at #loc304))
#loc427 = loc(callsite(#loc122 at #loc304))
#loc428 = loc(callsite(#loc98 at #loc304))
#loc429 = loc(callsite(#loc123 at #loc304))
#loc430 = loc(callsite(#loc124 at #loc304))
#loc431 = loc(callsite(#loc93 at #loc304))
#loc432 = loc(callsite(#loc125 at #loc304))
#loc433 = loc(callsite(#loc126 at #loc304))
#loc434 = loc(callsite(#loc91 at #loc304))
#loc435 = loc(callsite(#loc127 at #loc304))
#loc436 = loc(callsite(#loc128 at #loc304))
#loc437 = loc(callsite(#loc117 at #loc305))
#loc438 = loc(callsite(#loc at #loc305))
#loc444 = loc(callsite(#loc132 at #loc307))
#loc445 = loc(callsite(#loc at #loc307))
#loc446 = loc(callsite(#loc74 at #loc307))
#loc447 = loc(callsite(#loc133 at #loc307))
#loc448 = loc(callsite(#loc134 at #loc307))
#loc449 = loc(callsite(#loc70 at #loc307))
#loc450 = loc(callsite(#loc135 at #loc307))
#loc451 = loc(callsite(#loc136 at #loc307))
#loc452 = loc(callsite(#loc68 at #loc307))
#loc453 = loc(callsite(#loc137 at #loc307))
#loc454 = loc(callsite(#loc138 at #loc307))
#loc456 = loc(callsite(#loc140 at #loc307))
#loc457 = loc(callsite(#loc59 at #loc307))
#loc458 = loc(callsite(#loc141 at #loc307))
#loc459 = loc(callsite(#loc142 at #loc307))
#loc460 = loc(callsite(#loc57 at #loc307))
#loc461 = loc(callsite(#loc143 at #loc307))
#loc466 = loc(callsite(#loc146 at #loc310))
#loc467 = loc(callsite(#loc at #loc310))
#loc468 = loc(callsite(#loc74 at #loc310))
#loc469 = loc(callsite(#loc133 at #loc310))
#loc470 = loc(callsite(#loc134 at #loc310))
#loc471 = loc(callsite(#loc70 at #loc310))
#loc472 = loc(callsite(#loc135 at #loc310))
#loc473 = loc(callsite(#loc136 at #loc310))
#loc474 = loc(callsite(#loc68 at #loc310))
#loc475 = loc(callsite(#loc137 at #loc310))
#loc476 = loc(callsite(#loc138 at #loc310))
#loc478 = loc(callsite(#loc140 at #loc310))
#loc479 = loc(callsite(#loc59 at #loc310))
#loc480 = loc(callsite(#loc141 at #loc310))
#loc481 = loc(callsite(#loc142 at #loc310))
#loc482 = loc(callsite(#loc57 at #loc310))
#loc483 = loc(callsite(#loc143 at #loc310))
#loc486 = loc(callsite(#loc57 at #loc312))
#loc487 = loc(callsite(#loc59 at #loc312))
#loc488 = loc(callsite(#loc60 at #loc312))
#loc489 = loc(callsite(#loc151 at #loc312))
#loc490 = loc(callsite(#loc at #loc312))
#loc491 = loc(callsite(#loc61 at #loc312))
#loc492 = loc(callsite(#loc62 at #loc312))
#loc493 = loc(callsite(#loc236 at #loc312))
#loc494 = loc(callsite(#loc237 at #loc312))
#loc495 = loc(callsite(#loc238 at #loc312))
#loc496 = loc(callsite(#loc239 at #loc312))
#loc497 = loc(callsite(#loc68 at #loc312))
#loc498 = loc(callsite(#loc240 at #loc312))
#loc499 = loc(callsite(#loc241 at #loc312))
#loc500 = loc(callsite(#loc242 at #loc312))
#loc501 = loc(callsite(#loc243 at #loc312))
#loc502 = loc(callsite(#loc71 at #loc312))
#loc503 = loc(callsite(#loc70 at #loc312))
#loc504 = loc(callsite(#loc65 at #loc312))
#loc505 = loc(callsite(#loc244 at #loc312))
#loc506 = loc(callsite(#loc245 at #loc312))
#loc507 = loc(callsite(#loc246 at #loc312))
#loc508 = loc(callsite(#loc247 at #loc312))
#loc509 = loc(callsite(#loc75 at #loc312))
#loc510 = loc(callsite(#loc74 at #loc312))
#loc511 = loc(callsite(#loc51 at #loc313))
#loc512 = loc(callsite(#loc at #loc313))
#loc516 = loc(callsite(#loc57 at #loc316))
#loc517 = loc(callsite(#loc59 at #loc316))
#loc518 = loc(callsite(#loc60 at #loc316))
#loc519 = loc(callsite(#loc151 at #loc316))
#loc520 = loc(callsite(#loc at #loc316))
#loc521 = loc(callsite(#loc61 at #loc316))
#loc522 = loc(callsite(#loc62 at #loc316))
#loc523 = loc(callsite(#loc236 at #loc316))
#loc524 = loc(callsite(#loc237 at #loc316))
#loc525 = loc(callsite(#loc238 at #loc316))
#loc526 = loc(callsite(#loc239 at #loc316))
#loc527 = loc(callsite(#loc68 at #loc316))
#loc528 = loc(callsite(#loc240 at #loc316))
#loc529 = loc(callsite(#loc241 at #loc316))
#loc530 = loc(callsite(#loc242 at #loc316))
#loc531 = loc(callsite(#loc243 at #loc316))
#loc532 = loc(callsite(#loc71 at #loc316))
#loc533 = loc(callsite(#loc70 at #loc316))
#loc534 = loc(callsite(#loc65 at #loc316))
#loc535 = loc(callsite(#loc244 at #loc316))
#loc536 = loc(callsite(#loc245 at #loc316))
#loc537 = loc(callsite(#loc246 at #loc316))
#loc538 = loc(callsite(#loc247 at #loc316))
#loc539 = loc(callsite(#loc75 at #loc316))
#loc540 = loc(callsite(#loc74 at #loc316))
#loc541 = loc(callsite(#loc51 at #loc317))
#loc542 = loc(callsite(#loc at #loc317))
#loc548 = loc(callsite(#loc94 at #loc319))
#loc549 = loc(callsite(#loc95 at #loc319))
#loc550 = loc(callsite(#loc96 at #loc319))
#loc551 = loc(callsite(#loc257 at #loc319))
#loc552 = loc(callsite(#loc258 at #loc319))
#loc553 = loc(callsite(#loc259 at #loc319))
#loc554 = loc(callsite(#loc at #loc319))
#loc555 = loc(callsite(#loc260 at #loc319))
#loc556 = loc(callsite(#loc155 at #loc319))
#loc557 = loc(callsite(#loc99 at #loc319))
#loc558 = loc(callsite(#loc261 at #loc319))
#loc559 = loc(callsite(#loc262 at #loc319))
#loc560 = loc(callsite(#loc263 at #loc319))
#loc561 = loc(callsite(#loc264 at #loc319))
#loc562 = loc(callsite(#loc101 at #loc319))
#loc563 = loc(callsite(#loc102 at #loc319))
#loc564 = loc(callsite(#loc103 at #loc319))
#loc565 = loc(callsite(#loc105 at #loc319))
#loc566 = loc(callsite(#loc106 at #loc319))
#loc567 = loc(callsite(#loc107 at #loc319))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<20xf32> {tf.aliasing_output = 0 : i32} loc("params.bwd.b"), %arg1: tensor<5x20xf32> {tf.aliasing_output = 1 : i32} loc("params.bwd.wh"), %arg2: tensor<4x20xf32> {tf.aliasing_output = 2 : i32} loc("params.bwd.wx"), %arg3: tensor<20xf32> {tf.aliasing_output = 3 : i32} loc("params.fwd.b"), %arg4: tensor<5x20xf32> {tf.aliasing_output = 4 : i32} loc("params.fwd.wh"), %arg5: tensor<4x20xf32> {tf.aliasing_output = 5 : i32} loc("params.fwd.wx"), %arg6: tensor<5x15xf32> {tf.aliasing_output = 6 : i32} loc("params.gru.wh"), %arg7: tensor<10x15xf32> {tf.aliasing_output = 7 : i32} loc("params.gru.wx"), %arg8: tensor<2xf32> {tf.aliasing_output = 8 : i32} loc("params.out.b"), %arg9: tensor<5x2xf32> {tf.aliasing_output = 9 : i32} loc("params.out.w"), %arg10: tensor<6x7x4xf32> loc("x"), %arg11: tensor<7x2xf32> loc("y")) -> (tensor<20xf32> {jax.result_info = "params.bwd.b"}, tensor<5x20xf32> {jax.result_info = "params.bwd.wh"}, tensor<4x20xf32> {jax.result_info = "params.bwd.wx"}, tensor<20xf32> {jax.result_info = "params.fwd.b"}, tensor<5x20xf32> {jax.result_info = "params.fwd.wh"}, tensor<4x20xf32> {jax.result_info = "params.fwd.wx"}, tensor<5x15xf32> {jax.result_info = "params.gru.wh"}, tensor<10x15xf32> {jax.result_info = "params.gru.wx"}, tensor<2xf32> {jax.result_info = "params.out.b"}, tensor<5x2xf32> {jax.result_info = "params.out.w"}, tensor<f32> {jax.result_info = "loss"}) {
    %c15 = arith.constant 15 : index loc(#loc)
    %c10 = arith.constant 10 : index loc(#loc)
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_0 = arith.constant 0.0714285746 : f32 loc(#loc)
    %c5 = arith.constant 5 : index loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_1 = arith.constant 1.400000e+01 : f32 loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c6_i32 = arith.constant 6 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %cst_3 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc48)
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<7x5xf32> loc(#loc159)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<7x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc49))):
      linalg.yield %in : f32 loc(#loc159)
    } -> tensor<7x5xf32> loc(#loc159)
    %2 = tensor.empty() : tensor<1x20xf32> loc(#loc160)
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<20xf32>) outs(%2 : tensor<1x20xf32>) {
    ^bb0(%in: f32 loc("params.fwd.b"), %out: f32 loc("broadcast_in_dim"(#loc50))):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<1x20xf32> loc(#loc160)
    %4 = tensor.empty() : tensor<6x7x5xf32> loc(#loc232)
    %5 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%4 : tensor<6x7x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc161))):
      linalg.yield %in : f32 loc(#loc232)
    } -> tensor<6x7x5xf32> loc(#loc232)
    %6:15 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %1, %arg14 = %1, %arg15 = %5, %arg16 = %5, %arg17 = %5, %arg18 = %5, %arg19 = %5, %arg20 = %5, %arg21 = %5, %arg22 = %5, %arg23 = %5, %arg24 = %5, %arg25 = %5, %arg26 = %5, %arg27 = %5) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>)  : i32 {
      %82 = arith.index_cast %arg12 : i32 to index loc(#loc320)
      %83 = arith.maxsi %82, %c0 : index loc(#loc320)
      %84 = arith.minsi %83, %c5 : index loc(#loc320)
      %extracted_slice_7 = tensor.extract_slice %arg10[%84, 0, 0] [1, 7, 4] [1, 1, 1] : tensor<6x7x4xf32> to tensor<1x7x4xf32> loc(#loc320)
      %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x7x4xf32> into tensor<7x4xf32> loc(#loc321)
      %85 = tensor.empty() : tensor<7x20xf32> loc(#loc322)
      %86 = linalg.fill ins(%cst_2 : f32) outs(%85 : tensor<7x20xf32>) -> tensor<7x20xf32> loc(#loc322)
      %87 = linalg.matmul ins(%collapsed, %arg5 : tensor<7x4xf32>, tensor<4x20xf32>) outs(%86 : tensor<7x20xf32>) -> tensor<7x20xf32> loc(#loc322)
      %88 = linalg.matmul ins(%arg13, %arg4 : tensor<7x5xf32>, tensor<5x20xf32>) outs(%86 : tensor<7x20xf32>) -> tensor<7x20xf32> loc(#loc323)
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %88 : tensor<7x20xf32>, tensor<7x20xf32>) outs(%85 : tensor<7x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc57 at #loc293)), %in_24: f32 loc(callsite(#loc59 at #loc293)), %out: f32 loc(callsite(#loc60 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc324)
        linalg.yield %134 : f32 loc(#loc324)
      } -> tensor<7x20xf32> loc(#loc324)
      %90 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<1x20xf32>) outs(%85 : tensor<7x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc293)), %out: f32 loc(callsite(#loc60 at #loc293))):
        linalg.yield %in : f32 loc(#loc324)
      } -> tensor<7x20xf32> loc(#loc324)
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<7x20xf32>, tensor<7x20xf32>) outs(%85 : tensor<7x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc60 at #loc293)), %in_24: f32 loc(callsite(#loc60 at #loc293)), %out: f32 loc(callsite(#loc60 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc324)
        linalg.yield %134 : f32 loc(#loc324)
      } -> tensor<7x20xf32> loc(#loc324)
      %extracted_slice_8 = tensor.extract_slice %91[0, 0] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc326)
      %extracted_slice_9 = tensor.extract_slice %91[0, 5] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc326)
      %extracted_slice_10 = tensor.extract_slice %91[0, 10] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc326)
      %extracted_slice_11 = tensor.extract_slice %91[0, 15] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc326)
      %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc293)), %out: f32 loc(callsite(#loc62 at #loc293))):
        linalg.yield %in : f32 loc(#loc327)
      } -> tensor<7x5xf32> loc(#loc327)
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %92 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc293)), %in_24: f32 loc(callsite(#loc62 at #loc293)), %out: f32 loc(callsite(#loc62 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc327)
        linalg.yield %134 : f32 loc(#loc327)
      } -> tensor<7x5xf32> loc(#loc327)
      %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %out: f32 loc(callsite(#loc236 at #loc293))):
        %134 = arith.negf %in : f32 loc(#loc328)
        linalg.yield %134 : f32 loc(#loc328)
      } -> tensor<7x5xf32> loc(#loc328)
      %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc236 at #loc293)), %out: f32 loc(callsite(#loc237 at #loc293))):
        %134 = math.exp %in : f32 loc(#loc329)
        linalg.yield %134 : f32 loc(#loc329)
      } -> tensor<7x5xf32> loc(#loc329)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %95 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc237 at #loc293)), %out: f32 loc(callsite(#loc238 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc330)
        linalg.yield %134 : f32 loc(#loc330)
      } -> tensor<7x5xf32> loc(#loc330)
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %96 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc238 at #loc293)), %out: f32 loc(callsite(#loc239 at #loc293))):
        %134 = arith.divf %in, %in_24 : f32 loc(#loc331)
        linalg.yield %134 : f32 loc(#loc331)
      } -> tensor<7x5xf32> loc(#loc331)
      %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %97 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc239 at #loc293)), %out: f32 loc(callsite(#loc67 at #loc293))):
        %134 = arith.subf %in, %in_24 : f32 loc(#loc332)
        linalg.yield %134 : f32 loc(#loc332)
      } -> tensor<7x5xf32> loc(#loc332)
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97, %98 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc239 at #loc293)), %in_24: f32 loc(callsite(#loc67 at #loc293)), %out: f32 loc(callsite(#loc68 at #loc293))):
        %134 = arith.mulf %in, %in_24 : f32 loc(#loc333)
        linalg.yield %134 : f32 loc(#loc333)
      } -> tensor<7x5xf32> loc(#loc333)
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97, %arg14 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc239 at #loc293)), %in_24: f32 loc(callsite(#loc at #loc293)), %out: f32 loc(callsite(#loc68 at #loc293))):
        %134 = arith.mulf %in, %in_24 : f32 loc(#loc333)
        linalg.yield %134 : f32 loc(#loc333)
      } -> tensor<7x5xf32> loc(#loc333)
      %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc293)), %out: f32 loc(callsite(#loc240 at #loc293))):
        %134 = arith.negf %in : f32 loc(#loc334)
        linalg.yield %134 : f32 loc(#loc334)
      } -> tensor<7x5xf32> loc(#loc334)
      %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc240 at #loc293)), %out: f32 loc(callsite(#loc241 at #loc293))):
        %134 = math.exp %in : f32 loc(#loc335)
        linalg.yield %134 : f32 loc(#loc335)
      } -> tensor<7x5xf32> loc(#loc335)
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %102 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc241 at #loc293)), %out: f32 loc(callsite(#loc242 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc336)
        linalg.yield %134 : f32 loc(#loc336)
      } -> tensor<7x5xf32> loc(#loc336)
      %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %103 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc242 at #loc293)), %out: f32 loc(callsite(#loc243 at #loc293))):
        %134 = arith.divf %in, %in_24 : f32 loc(#loc337)
        linalg.yield %134 : f32 loc(#loc337)
      } -> tensor<7x5xf32> loc(#loc337)
      %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %104 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc243 at #loc293)), %out: f32 loc(callsite(#loc69 at #loc293))):
        %134 = arith.subf %in, %in_24 : f32 loc(#loc338)
        linalg.yield %134 : f32 loc(#loc338)
      } -> tensor<7x5xf32> loc(#loc338)
      %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc243 at #loc293)), %in_24: f32 loc(callsite(#loc69 at #loc293)), %out: f32 loc(callsite(#loc70 at #loc293))):
        %134 = arith.mulf %in, %in_24 : f32 loc(#loc339)
        linalg.yield %134 : f32 loc(#loc339)
      } -> tensor<7x5xf32> loc(#loc339)
      %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc293)), %out: f32 loc(callsite(#loc71 at #loc293))):
        %134 = math.tanh %in : f32 loc(#loc340)
        linalg.yield %134 : f32 loc(#loc340)
      } -> tensor<7x5xf32> loc(#loc340)
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %107 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc71 at #loc293)), %out: f32 loc(callsite(#loc72 at #loc293))):
        %134 = arith.subf %in, %in_24 : f32 loc(#loc341)
        linalg.yield %134 : f32 loc(#loc341)
      } -> tensor<7x5xf32> loc(#loc341)
      %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104, %107 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc243 at #loc293)), %in_24: f32 loc(callsite(#loc71 at #loc293)), %out: f32 loc(callsite(#loc70 at #loc293))):
        %134 = arith.mulf %in, %in_24 : f32 loc(#loc339)
        linalg.yield %134 : f32 loc(#loc339)
      } -> tensor<7x5xf32> loc(#loc339)
      %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100, %109 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc68 at #loc293)), %in_24: f32 loc(callsite(#loc70 at #loc293)), %out: f32 loc(callsite(#loc65 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc342)
        linalg.yield %134 : f32 loc(#loc342)
      } -> tensor<7x5xf32> loc(#loc342)
      %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc293)), %out: f32 loc(callsite(#loc244 at #loc293))):
        %134 = arith.negf %in : f32 loc(#loc343)
        linalg.yield %134 : f32 loc(#loc343)
      } -> tensor<7x5xf32> loc(#loc343)
      %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc244 at #loc293)), %out: f32 loc(callsite(#loc245 at #loc293))):
        %134 = math.exp %in : f32 loc(#loc344)
        linalg.yield %134 : f32 loc(#loc344)
      } -> tensor<7x5xf32> loc(#loc344)
      %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %112 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc245 at #loc293)), %out: f32 loc(callsite(#loc246 at #loc293))):
        %134 = arith.addf %in, %in_24 : f32 loc(#loc345)
        linalg.yield %134 : f32 loc(#loc345)
      } -> tensor<7x5xf32> loc(#loc345)
      %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %113 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc246 at #loc293)), %out: f32 loc(callsite(#loc247 at #loc293))):
        %134 = arith.divf %in, %in_24 : f32 loc(#loc346)
        linalg.yield %134 : f32 loc(#loc346)
      } -> tensor<7x5xf32> loc(#loc346)
      %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %114 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc247 at #loc293)), %out: f32 loc(callsite(#loc73 at #loc293))):
        %134 = arith.subf %in, %in_24 : f32 loc(#loc347)
        linalg.yield %134 : f32 loc(#loc347)
      } -> tensor<7x5xf32> loc(#loc347)
      %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %115 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc247 at #loc293)), %in_24: f32 loc(callsite(#loc73 at #loc293)), %out: f32 loc(callsite(#loc74 at #loc293))):
        %134 = arith.mulf %in, %in_24 : f32 loc(#loc348)
        linalg.yield %134 : f32 loc(#loc348)
      } -> tensor<7x5xf32> loc(#loc348)
      %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc65 at #loc293)), %out: f32 loc(callsite(#loc75 at #loc293))):
        %134 = math.tanh %in : f32 loc(#loc349)
        linalg.yield %134 : f32 loc(#loc349)
      } -> tensor<7x5xf32> loc(#loc349)
      %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %117 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc293)), %in_24: f32 loc(callsite(#loc75 at #loc293)), %out: f32 loc(callsite(#loc76 at #loc293))):
        %134 = arith.subf %in, %in_24 : f32 loc(#loc350)
        linalg.yield %134 : f32 loc(#loc350)
      } -> tensor<7x5xf32> loc(#loc350)
      %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %117 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc247 at #loc293)), %in_24: f32 loc(callsite(#loc75 at #loc293)), %out: f32 loc(callsite(#loc74 at #loc293))):
        %134 = arith.mulf %in, %in_24 : f32 loc(#loc348)
        linalg.yield %134 : f32 loc(#loc348)
      } -> tensor<7x5xf32> loc(#loc348)
      %120 = tensor.empty() : tensor<1x7x5xf32> loc(#loc351)
      %121 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice = tensor.insert_slice %121 into %arg15[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %122 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_12 = tensor.insert_slice %122 into %arg16[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %123 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_13 = tensor.insert_slice %123 into %arg17[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %124 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_14 = tensor.insert_slice %124 into %arg18[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %125 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_15 = tensor.insert_slice %125 into %arg19[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %126 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_16 = tensor.insert_slice %126 into %arg20[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %127 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_17 = tensor.insert_slice %127 into %arg21[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %128 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_18 = tensor.insert_slice %128 into %arg22[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %129 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_19 = tensor.insert_slice %129 into %arg23[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %130 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_20 = tensor.insert_slice %130 into %arg24[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %131 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_21 = tensor.insert_slice %131 into %arg25[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %132 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_22 = tensor.insert_slice %132 into %arg26[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      %133 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<7x5xf32>) outs(%120 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc294)), %out: f32 loc(callsite(#loc51 at #loc294))):
        linalg.yield %in : f32 loc(#loc351)
      } -> tensor<1x7x5xf32> loc(#loc351)
      %inserted_slice_23 = tensor.insert_slice %133 into %arg27[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc353)
      scf.yield %119, %110, %inserted_slice, %inserted_slice_12, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22, %inserted_slice_23 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32> loc(#loc233)
    } loc(#loc233)
    %7 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<20xf32>) outs(%2 : tensor<1x20xf32>) {
    ^bb0(%in: f32 loc("params.bwd.b"), %out: f32 loc("broadcast_in_dim"(#loc50))):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<1x20xf32> loc(#loc160)
    %8:15 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %1, %arg14 = %1, %arg15 = %5, %arg16 = %5, %arg17 = %5, %arg18 = %5, %arg19 = %5, %arg20 = %5, %arg21 = %5, %arg22 = %5, %arg23 = %5, %arg24 = %5, %arg25 = %5, %arg26 = %5, %arg27 = %5) -> (tensor<7x5xf32>, tensor<7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg12 : tensor<i32> loc(#loc249)
      %82 = tensor.empty() : tensor<i32> loc(#loc295)
      %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32 loc(""(#loc178)), %out: i32 loc("sub"(#loc250))):
        %137 = arith.subi %c6_i32, %in : i32 loc(#loc295)
        linalg.yield %137 : i32 loc(#loc295)
      } -> tensor<i32> loc(#loc295)
      %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%83 : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32 loc("sub"(#loc250)), %out: i32 loc("sub"(#loc250))):
        %137 = arith.subi %in, %c1_i32 : i32 loc(#loc295)
        linalg.yield %137 : i32 loc(#loc295)
      } -> tensor<i32> loc(#loc295)
      %extracted = tensor.extract %84[] : tensor<i32> loc(#loc354)
      %85 = arith.index_cast %extracted : i32 to index loc(#loc354)
      %86 = arith.maxsi %85, %c0 : index loc(#loc354)
      %87 = arith.minsi %86, %c5 : index loc(#loc354)
      %extracted_slice_7 = tensor.extract_slice %arg10[%87, 0, 0] [1, 7, 4] [1, 1, 1] : tensor<6x7x4xf32> to tensor<1x7x4xf32> loc(#loc354)
      %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x7x4xf32> into tensor<7x4xf32> loc(#loc355)
      %88 = tensor.empty() : tensor<7x20xf32> loc(#loc356)
      %89 = linalg.fill ins(%cst_2 : f32) outs(%88 : tensor<7x20xf32>) -> tensor<7x20xf32> loc(#loc356)
      %90 = linalg.matmul ins(%collapsed, %arg2 : tensor<7x4xf32>, tensor<4x20xf32>) outs(%89 : tensor<7x20xf32>) -> tensor<7x20xf32> loc(#loc356)
      %91 = linalg.matmul ins(%arg13, %arg1 : tensor<7x5xf32>, tensor<5x20xf32>) outs(%89 : tensor<7x20xf32>) -> tensor<7x20xf32> loc(#loc357)
      %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %91 : tensor<7x20xf32>, tensor<7x20xf32>) outs(%88 : tensor<7x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc57 at #loc297)), %in_24: f32 loc(callsite(#loc59 at #loc297)), %out: f32 loc(callsite(#loc60 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc358)
        linalg.yield %137 : f32 loc(#loc358)
      } -> tensor<7x20xf32> loc(#loc358)
      %93 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<1x20xf32>) outs(%88 : tensor<7x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc297)), %out: f32 loc(callsite(#loc60 at #loc297))):
        linalg.yield %in : f32 loc(#loc358)
      } -> tensor<7x20xf32> loc(#loc358)
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<7x20xf32>, tensor<7x20xf32>) outs(%88 : tensor<7x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc60 at #loc297)), %in_24: f32 loc(callsite(#loc60 at #loc297)), %out: f32 loc(callsite(#loc60 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc358)
        linalg.yield %137 : f32 loc(#loc358)
      } -> tensor<7x20xf32> loc(#loc358)
      %extracted_slice_8 = tensor.extract_slice %94[0, 0] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc360)
      %extracted_slice_9 = tensor.extract_slice %94[0, 5] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc360)
      %extracted_slice_10 = tensor.extract_slice %94[0, 10] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc360)
      %extracted_slice_11 = tensor.extract_slice %94[0, 15] [7, 5] [1, 1] : tensor<7x20xf32> to tensor<7x5xf32> loc(#loc360)
      %95 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc297)), %out: f32 loc(callsite(#loc62 at #loc297))):
        linalg.yield %in : f32 loc(#loc361)
      } -> tensor<7x5xf32> loc(#loc361)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %95 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc297)), %in_24: f32 loc(callsite(#loc62 at #loc297)), %out: f32 loc(callsite(#loc62 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc361)
        linalg.yield %137 : f32 loc(#loc361)
      } -> tensor<7x5xf32> loc(#loc361)
      %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %out: f32 loc(callsite(#loc236 at #loc297))):
        %137 = arith.negf %in : f32 loc(#loc362)
        linalg.yield %137 : f32 loc(#loc362)
      } -> tensor<7x5xf32> loc(#loc362)
      %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc236 at #loc297)), %out: f32 loc(callsite(#loc237 at #loc297))):
        %137 = math.exp %in : f32 loc(#loc363)
        linalg.yield %137 : f32 loc(#loc363)
      } -> tensor<7x5xf32> loc(#loc363)
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %98 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc237 at #loc297)), %out: f32 loc(callsite(#loc238 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc364)
        linalg.yield %137 : f32 loc(#loc364)
      } -> tensor<7x5xf32> loc(#loc364)
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %99 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc238 at #loc297)), %out: f32 loc(callsite(#loc239 at #loc297))):
        %137 = arith.divf %in, %in_24 : f32 loc(#loc365)
        linalg.yield %137 : f32 loc(#loc365)
      } -> tensor<7x5xf32> loc(#loc365)
      %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %100 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc239 at #loc297)), %out: f32 loc(callsite(#loc67 at #loc297))):
        %137 = arith.subf %in, %in_24 : f32 loc(#loc366)
        linalg.yield %137 : f32 loc(#loc366)
      } -> tensor<7x5xf32> loc(#loc366)
      %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc239 at #loc297)), %in_24: f32 loc(callsite(#loc67 at #loc297)), %out: f32 loc(callsite(#loc68 at #loc297))):
        %137 = arith.mulf %in, %in_24 : f32 loc(#loc367)
        linalg.yield %137 : f32 loc(#loc367)
      } -> tensor<7x5xf32> loc(#loc367)
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100, %arg14 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc239 at #loc297)), %in_24: f32 loc(callsite(#loc at #loc297)), %out: f32 loc(callsite(#loc68 at #loc297))):
        %137 = arith.mulf %in, %in_24 : f32 loc(#loc367)
        linalg.yield %137 : f32 loc(#loc367)
      } -> tensor<7x5xf32> loc(#loc367)
      %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc297)), %out: f32 loc(callsite(#loc240 at #loc297))):
        %137 = arith.negf %in : f32 loc(#loc368)
        linalg.yield %137 : f32 loc(#loc368)
      } -> tensor<7x5xf32> loc(#loc368)
      %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc240 at #loc297)), %out: f32 loc(callsite(#loc241 at #loc297))):
        %137 = math.exp %in : f32 loc(#loc369)
        linalg.yield %137 : f32 loc(#loc369)
      } -> tensor<7x5xf32> loc(#loc369)
      %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %105 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc241 at #loc297)), %out: f32 loc(callsite(#loc242 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc370)
        linalg.yield %137 : f32 loc(#loc370)
      } -> tensor<7x5xf32> loc(#loc370)
      %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %106 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc242 at #loc297)), %out: f32 loc(callsite(#loc243 at #loc297))):
        %137 = arith.divf %in, %in_24 : f32 loc(#loc371)
        linalg.yield %137 : f32 loc(#loc371)
      } -> tensor<7x5xf32> loc(#loc371)
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %107 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc243 at #loc297)), %out: f32 loc(callsite(#loc69 at #loc297))):
        %137 = arith.subf %in, %in_24 : f32 loc(#loc372)
        linalg.yield %137 : f32 loc(#loc372)
      } -> tensor<7x5xf32> loc(#loc372)
      %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc243 at #loc297)), %in_24: f32 loc(callsite(#loc69 at #loc297)), %out: f32 loc(callsite(#loc70 at #loc297))):
        %137 = arith.mulf %in, %in_24 : f32 loc(#loc373)
        linalg.yield %137 : f32 loc(#loc373)
      } -> tensor<7x5xf32> loc(#loc373)
      %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc297)), %out: f32 loc(callsite(#loc71 at #loc297))):
        %137 = math.tanh %in : f32 loc(#loc374)
        linalg.yield %137 : f32 loc(#loc374)
      } -> tensor<7x5xf32> loc(#loc374)
      %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %110 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc71 at #loc297)), %out: f32 loc(callsite(#loc72 at #loc297))):
        %137 = arith.subf %in, %in_24 : f32 loc(#loc375)
        linalg.yield %137 : f32 loc(#loc375)
      } -> tensor<7x5xf32> loc(#loc375)
      %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %110 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc243 at #loc297)), %in_24: f32 loc(callsite(#loc71 at #loc297)), %out: f32 loc(callsite(#loc70 at #loc297))):
        %137 = arith.mulf %in, %in_24 : f32 loc(#loc373)
        linalg.yield %137 : f32 loc(#loc373)
      } -> tensor<7x5xf32> loc(#loc373)
      %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %112 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc68 at #loc297)), %in_24: f32 loc(callsite(#loc70 at #loc297)), %out: f32 loc(callsite(#loc65 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc376)
        linalg.yield %137 : f32 loc(#loc376)
      } -> tensor<7x5xf32> loc(#loc376)
      %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc297)), %out: f32 loc(callsite(#loc244 at #loc297))):
        %137 = arith.negf %in : f32 loc(#loc377)
        linalg.yield %137 : f32 loc(#loc377)
      } -> tensor<7x5xf32> loc(#loc377)
      %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc244 at #loc297)), %out: f32 loc(callsite(#loc245 at #loc297))):
        %137 = math.exp %in : f32 loc(#loc378)
        linalg.yield %137 : f32 loc(#loc378)
      } -> tensor<7x5xf32> loc(#loc378)
      %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %115 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc245 at #loc297)), %out: f32 loc(callsite(#loc246 at #loc297))):
        %137 = arith.addf %in, %in_24 : f32 loc(#loc379)
        linalg.yield %137 : f32 loc(#loc379)
      } -> tensor<7x5xf32> loc(#loc379)
      %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %116 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc246 at #loc297)), %out: f32 loc(callsite(#loc247 at #loc297))):
        %137 = arith.divf %in, %in_24 : f32 loc(#loc380)
        linalg.yield %137 : f32 loc(#loc380)
      } -> tensor<7x5xf32> loc(#loc380)
      %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %117 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc247 at #loc297)), %out: f32 loc(callsite(#loc73 at #loc297))):
        %137 = arith.subf %in, %in_24 : f32 loc(#loc381)
        linalg.yield %137 : f32 loc(#loc381)
      } -> tensor<7x5xf32> loc(#loc381)
      %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %118 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc247 at #loc297)), %in_24: f32 loc(callsite(#loc73 at #loc297)), %out: f32 loc(callsite(#loc74 at #loc297))):
        %137 = arith.mulf %in, %in_24 : f32 loc(#loc382)
        linalg.yield %137 : f32 loc(#loc382)
      } -> tensor<7x5xf32> loc(#loc382)
      %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc65 at #loc297)), %out: f32 loc(callsite(#loc75 at #loc297))):
        %137 = math.tanh %in : f32 loc(#loc383)
        linalg.yield %137 : f32 loc(#loc383)
      } -> tensor<7x5xf32> loc(#loc383)
      %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %120 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc297)), %in_24: f32 loc(callsite(#loc75 at #loc297)), %out: f32 loc(callsite(#loc76 at #loc297))):
        %137 = arith.subf %in, %in_24 : f32 loc(#loc384)
        linalg.yield %137 : f32 loc(#loc384)
      } -> tensor<7x5xf32> loc(#loc384)
      %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %120 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc247 at #loc297)), %in_24: f32 loc(callsite(#loc75 at #loc297)), %out: f32 loc(callsite(#loc74 at #loc297))):
        %137 = arith.mulf %in, %in_24 : f32 loc(#loc382)
        linalg.yield %137 : f32 loc(#loc382)
      } -> tensor<7x5xf32> loc(#loc382)
      %123 = tensor.empty() : tensor<1x7x5xf32> loc(#loc385)
      %124 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice = tensor.insert_slice %124 into %arg15[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %125 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_12 = tensor.insert_slice %125 into %arg16[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %126 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_13 = tensor.insert_slice %126 into %arg17[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %127 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg14 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_14 = tensor.insert_slice %127 into %arg18[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %128 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_15 = tensor.insert_slice %128 into %arg19[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %129 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_16 = tensor.insert_slice %129 into %arg20[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %130 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_17 = tensor.insert_slice %130 into %arg21[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %131 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_18 = tensor.insert_slice %131 into %arg22[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %132 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_19 = tensor.insert_slice %132 into %arg23[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %133 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_20 = tensor.insert_slice %133 into %arg24[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %134 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_21 = tensor.insert_slice %134 into %arg25[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %135 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_22 = tensor.insert_slice %135 into %arg26[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      %136 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<7x5xf32>) outs(%123 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc298)), %out: f32 loc(callsite(#loc51 at #loc298))):
        linalg.yield %in : f32 loc(#loc385)
      } -> tensor<1x7x5xf32> loc(#loc385)
      %inserted_slice_23 = tensor.insert_slice %136 into %arg27[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc387)
      scf.yield %122, %113, %inserted_slice, %inserted_slice_12, %inserted_slice_13, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21, %inserted_slice_22, %inserted_slice_23 : tensor<7x5xf32>, tensor<7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32> loc(#loc249)
    } loc(#loc249)
    %9 = tensor.empty() : tensor<6x7x10xf32> loc(#loc183)
    %10 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<6x7x10xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc85))):
      %82 = linalg.index 0 : index loc(#loc183)
      %83 = linalg.index 1 : index loc(#loc183)
      %84 = linalg.index 2 : index loc(#loc183)
      %85 = arith.cmpi ult, %84, %c5 : index loc(#loc183)
      %86 = scf.if %85 -> (f32) {
        %extracted = tensor.extract %6#2[%82, %83, %84] : tensor<6x7x5xf32> loc(#loc183)
        scf.yield %extracted : f32 loc(#loc183)
      } else {
        %87 = arith.subi %84, %c5 : index loc(#loc183)
        %extracted = tensor.extract %8#2[%82, %83, %87] : tensor<6x7x5xf32> loc(#loc183)
        scf.yield %extracted : f32 loc(#loc183)
      } loc(#loc183)
      linalg.yield %86 : f32 loc(#loc183)
    } -> tensor<6x7x10xf32> loc(#loc183)
    %11:10 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %1, %arg14 = %5, %arg15 = %5, %arg16 = %5, %arg17 = %5, %arg18 = %5, %arg19 = %5, %arg20 = %5, %arg21 = %5, %arg22 = %5) -> (tensor<7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>)  : i32 {
      %82 = arith.index_cast %arg12 : i32 to index loc(#loc388)
      %83 = arith.maxsi %82, %c0 : index loc(#loc388)
      %84 = arith.minsi %83, %c5 : index loc(#loc388)
      %extracted_slice_7 = tensor.extract_slice %10[%84, 0, 0] [1, 7, 10] [1, 1, 1] : tensor<6x7x10xf32> to tensor<1x7x10xf32> loc(#loc388)
      %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x7x10xf32> into tensor<7x10xf32> loc(#loc389)
      %85 = tensor.empty() : tensor<7x15xf32> loc(#loc390)
      %86 = linalg.fill ins(%cst_2 : f32) outs(%85 : tensor<7x15xf32>) -> tensor<7x15xf32> loc(#loc390)
      %87 = linalg.matmul ins(%collapsed, %arg7 : tensor<7x10xf32>, tensor<10x15xf32>) outs(%86 : tensor<7x15xf32>) -> tensor<7x15xf32> loc(#loc390)
      %88 = linalg.matmul ins(%arg13, %arg6 : tensor<7x5xf32>, tensor<5x15xf32>) outs(%86 : tensor<7x15xf32>) -> tensor<7x15xf32> loc(#loc391)
      %extracted_slice_8 = tensor.extract_slice %87[0, 0] [7, 5] [1, 1] : tensor<7x15xf32> to tensor<7x5xf32> loc(#loc392)
      %extracted_slice_9 = tensor.extract_slice %87[0, 5] [7, 5] [1, 1] : tensor<7x15xf32> to tensor<7x5xf32> loc(#loc392)
      %extracted_slice_10 = tensor.extract_slice %87[0, 10] [7, 5] [1, 1] : tensor<7x15xf32> to tensor<7x5xf32> loc(#loc392)
      %extracted_slice_11 = tensor.extract_slice %88[0, 0] [7, 5] [1, 1] : tensor<7x15xf32> to tensor<7x5xf32> loc(#loc393)
      %extracted_slice_12 = tensor.extract_slice %88[0, 5] [7, 5] [1, 1] : tensor<7x15xf32> to tensor<7x5xf32> loc(#loc393)
      %extracted_slice_13 = tensor.extract_slice %88[0, 10] [7, 5] [1, 1] : tensor<7x15xf32> to tensor<7x5xf32> loc(#loc393)
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_12 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc94 at #loc300)), %in_22: f32 loc(callsite(#loc95 at #loc300)), %out: f32 loc(callsite(#loc96 at #loc300))):
        %121 = arith.addf %in, %in_22 : f32 loc(#loc394)
        linalg.yield %121 : f32 loc(#loc394)
      } -> tensor<7x5xf32> loc(#loc394)
      %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc300)), %out: f32 loc(callsite(#loc257 at #loc300))):
        %121 = arith.negf %in : f32 loc(#loc395)
        linalg.yield %121 : f32 loc(#loc395)
      } -> tensor<7x5xf32> loc(#loc395)
      %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc257 at #loc300)), %out: f32 loc(callsite(#loc258 at #loc300))):
        %121 = math.exp %in : f32 loc(#loc396)
        linalg.yield %121 : f32 loc(#loc396)
      } -> tensor<7x5xf32> loc(#loc396)
      %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc300)), %out: f32 loc(callsite(#loc259 at #loc300))):
        linalg.yield %in : f32 loc(#loc397)
      } -> tensor<7x5xf32> loc(#loc397)
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %91 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc258 at #loc300)), %out: f32 loc(callsite(#loc259 at #loc300))):
        %121 = arith.addf %in, %in_22 : f32 loc(#loc397)
        linalg.yield %121 : f32 loc(#loc397)
      } -> tensor<7x5xf32> loc(#loc397)
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc259 at #loc300)), %out: f32 loc(callsite(#loc260 at #loc300))):
        %121 = arith.divf %in, %in_22 : f32 loc(#loc399)
        linalg.yield %121 : f32 loc(#loc399)
      } -> tensor<7x5xf32> loc(#loc399)
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %94 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc260 at #loc300)), %out: f32 loc(callsite(#loc97 at #loc300))):
        %121 = arith.subf %in, %in_22 : f32 loc(#loc400)
        linalg.yield %121 : f32 loc(#loc400)
      } -> tensor<7x5xf32> loc(#loc400)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc260 at #loc300)), %in_22: f32 loc(callsite(#loc97 at #loc300)), %out: f32 loc(callsite(#loc98 at #loc300))):
        %121 = arith.mulf %in, %in_22 : f32 loc(#loc401)
        linalg.yield %121 : f32 loc(#loc401)
      } -> tensor<7x5xf32> loc(#loc401)
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8, %extracted_slice_11 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc94 at #loc300)), %in_22: f32 loc(callsite(#loc95 at #loc300)), %out: f32 loc(callsite(#loc99 at #loc300))):
        %121 = arith.addf %in, %in_22 : f32 loc(#loc402)
        linalg.yield %121 : f32 loc(#loc402)
      } -> tensor<7x5xf32> loc(#loc402)
      %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc99 at #loc300)), %out: f32 loc(callsite(#loc261 at #loc300))):
        %121 = arith.negf %in : f32 loc(#loc403)
        linalg.yield %121 : f32 loc(#loc403)
      } -> tensor<7x5xf32> loc(#loc403)
      %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc261 at #loc300)), %out: f32 loc(callsite(#loc262 at #loc300))):
        %121 = math.exp %in : f32 loc(#loc404)
        linalg.yield %121 : f32 loc(#loc404)
      } -> tensor<7x5xf32> loc(#loc404)
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %99 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc262 at #loc300)), %out: f32 loc(callsite(#loc263 at #loc300))):
        %121 = arith.addf %in, %in_22 : f32 loc(#loc405)
        linalg.yield %121 : f32 loc(#loc405)
      } -> tensor<7x5xf32> loc(#loc405)
      %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %100 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc263 at #loc300)), %out: f32 loc(callsite(#loc264 at #loc300))):
        %121 = arith.divf %in, %in_22 : f32 loc(#loc406)
        linalg.yield %121 : f32 loc(#loc406)
      } -> tensor<7x5xf32> loc(#loc406)
      %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %101 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc264 at #loc300)), %out: f32 loc(callsite(#loc100 at #loc300))):
        %121 = arith.subf %in, %in_22 : f32 loc(#loc407)
        linalg.yield %121 : f32 loc(#loc407)
      } -> tensor<7x5xf32> loc(#loc407)
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %102 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc264 at #loc300)), %in_22: f32 loc(callsite(#loc100 at #loc300)), %out: f32 loc(callsite(#loc101 at #loc300))):
        %121 = arith.mulf %in, %in_22 : f32 loc(#loc408)
        linalg.yield %121 : f32 loc(#loc408)
      } -> tensor<7x5xf32> loc(#loc408)
      %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_13 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc264 at #loc300)), %in_22: f32 loc(callsite(#loc95 at #loc300)), %out: f32 loc(callsite(#loc101 at #loc300))):
        %121 = arith.mulf %in, %in_22 : f32 loc(#loc408)
        linalg.yield %121 : f32 loc(#loc408)
      } -> tensor<7x5xf32> loc(#loc408)
      %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10, %104 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc94 at #loc300)), %in_22: f32 loc(callsite(#loc101 at #loc300)), %out: f32 loc(callsite(#loc102 at #loc300))):
        %121 = arith.addf %in, %in_22 : f32 loc(#loc409)
        linalg.yield %121 : f32 loc(#loc409)
      } -> tensor<7x5xf32> loc(#loc409)
      %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc102 at #loc300)), %out: f32 loc(callsite(#loc103 at #loc300))):
        %121 = math.tanh %in : f32 loc(#loc410)
        linalg.yield %121 : f32 loc(#loc410)
      } -> tensor<7x5xf32> loc(#loc410)
      %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %106 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc300)), %in_22: f32 loc(callsite(#loc103 at #loc300)), %out: f32 loc(callsite(#loc104 at #loc300))):
        %121 = arith.subf %in, %in_22 : f32 loc(#loc411)
        linalg.yield %121 : f32 loc(#loc411)
      } -> tensor<7x5xf32> loc(#loc411)
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %106 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc97 at #loc300)), %in_22: f32 loc(callsite(#loc103 at #loc300)), %out: f32 loc(callsite(#loc105 at #loc300))):
        %121 = arith.mulf %in, %in_22 : f32 loc(#loc412)
        linalg.yield %121 : f32 loc(#loc412)
      } -> tensor<7x5xf32> loc(#loc412)
      %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %arg13 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc260 at #loc300)), %in_22: f32 loc(callsite(#loc at #loc300)), %out: f32 loc(callsite(#loc106 at #loc300))):
        %121 = arith.mulf %in, %in_22 : f32 loc(#loc413)
        linalg.yield %121 : f32 loc(#loc413)
      } -> tensor<7x5xf32> loc(#loc413)
      %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc105 at #loc300)), %in_22: f32 loc(callsite(#loc106 at #loc300)), %out: f32 loc(callsite(#loc107 at #loc300))):
        %121 = arith.addf %in, %in_22 : f32 loc(#loc414)
        linalg.yield %121 : f32 loc(#loc414)
      } -> tensor<7x5xf32> loc(#loc414)
      %111 = tensor.empty() : tensor<1x7x5xf32> loc(#loc415)
      %112 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg13 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice = tensor.insert_slice %112 into %arg14[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %113 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_14 = tensor.insert_slice %113 into %arg15[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %114 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_15 = tensor.insert_slice %114 into %arg16[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %115 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_13 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_16 = tensor.insert_slice %115 into %arg17[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %116 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_17 = tensor.insert_slice %116 into %arg18[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %117 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_18 = tensor.insert_slice %117 into %arg19[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %118 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_19 = tensor.insert_slice %118 into %arg20[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %119 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_20 = tensor.insert_slice %119 into %arg21[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      %120 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<7x5xf32>) outs(%111 : tensor<1x7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc301)), %out: f32 loc(callsite(#loc51 at #loc301))):
        linalg.yield %in : f32 loc(#loc415)
      } -> tensor<1x7x5xf32> loc(#loc415)
      %inserted_slice_21 = tensor.insert_slice %120 into %arg22[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<1x7x5xf32> into tensor<6x7x5xf32> loc(#loc417)
      scf.yield %110, %inserted_slice, %inserted_slice_14, %inserted_slice_15, %inserted_slice_16, %inserted_slice_17, %inserted_slice_18, %inserted_slice_19, %inserted_slice_20, %inserted_slice_21 : tensor<7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32>, tensor<6x7x5xf32> loc(#loc254)
    } loc(#loc254)
    %12 = tensor.empty() : tensor<7x2xf32> loc(#loc196)
    %13 = linalg.fill ins(%cst_2 : f32) outs(%12 : tensor<7x2xf32>) -> tensor<7x2xf32> loc(#loc196)
    %14 = linalg.matmul ins(%11#0, %arg9 : tensor<7x5xf32>, tensor<5x2xf32>) outs(%13 : tensor<7x2xf32>) -> tensor<7x2xf32> loc(#loc196)
    %15 = tensor.empty() : tensor<1x2xf32> loc(#loc197)
    %16 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<2xf32>) outs(%15 : tensor<1x2xf32>) {
    ^bb0(%in: f32 loc("params.out.b"), %out: f32 loc("broadcast_in_dim"(#loc109))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<1x2xf32> loc(#loc197)
    %17 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<1x2xf32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc109)), %out: f32 loc("add"(#loc109))):
      linalg.yield %in : f32 loc(#loc198)
    } -> tensor<7x2xf32> loc(#loc198)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc109)), %in_7: f32 loc("add"(#loc109)), %out: f32 loc("add"(#loc109))):
      %82 = arith.addf %in, %in_7 : f32 loc(#loc198)
      linalg.yield %82 : f32 loc(#loc198)
    } -> tensor<7x2xf32> loc(#loc198)
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %arg11 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("add"(#loc109)), %in_7: f32 loc("y"), %out: f32 loc("sub"(#loc110))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc199)
      linalg.yield %82 : f32 loc(#loc199)
    } -> tensor<7x2xf32> loc(#loc199)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %in_7: f32 loc("sub"(#loc110)), %out: f32 loc("integer_pow"(#loc111))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc200)
      linalg.yield %82 : f32 loc(#loc200)
    } -> tensor<7x2xf32> loc(#loc200)
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc13)), %out: f32 loc("mul"(#loc111))):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<7x2xf32> loc(#loc201)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %19 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc111)), %in_7: f32 loc("sub"(#loc110)), %out: f32 loc("mul"(#loc111))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc201)
      linalg.yield %82 : f32 loc(#loc201)
    } -> tensor<7x2xf32> loc(#loc201)
    %23 = tensor.empty() : tensor<f32> loc(#loc202)
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<f32>) -> tensor<f32> loc(#loc202)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%20 : tensor<7x2xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc112)), %out: f32 loc("reduce_sum"(#loc112))):
      %82 = arith.addf %out, %in : f32 loc(#loc202)
      linalg.yield %82 : f32 loc(#loc202)
    } -> tensor<f32> loc(#loc202)
    %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%25 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc112)), %out: f32 loc("div"(#loc112))):
      %82 = arith.divf %in, %cst_1 : f32 loc(#loc203)
      linalg.yield %82 : f32 loc(#loc203)
    } -> tensor<f32> loc(#loc203)
    %27 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%23 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc113))):
      linalg.yield %cst_0 : f32 loc(#loc204)
    } -> tensor<f32> loc(#loc204)
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<f32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("div"(#loc113)), %out: f32 loc("broadcast_in_dim"(#loc113))):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<7x2xf32> loc(#loc205)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %22 : tensor<7x2xf32>, tensor<7x2xf32>) outs(%12 : tensor<7x2xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc113)), %in_7: f32 loc("mul"(#loc111)), %out: f32 loc("mul"(#loc114))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc206)
      linalg.yield %82 : f32 loc(#loc206)
    } -> tensor<7x2xf32> loc(#loc206)
    %30 = tensor.empty() : tensor<2xf32> loc(#loc207)
    %31 = linalg.fill ins(%cst_2 : f32) outs(%30 : tensor<2xf32>) -> tensor<2xf32> loc(#loc207)
    %32 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<7x2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("reduce_sum"(#loc115))):
      %82 = arith.addf %out, %in : f32 loc(#loc207)
      linalg.yield %82 : f32 loc(#loc207)
    } -> tensor<2xf32> loc(#loc207)
    %expanded = tensor.expand_shape %32 [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32> loc(#loc208)
    %33 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("reduce_sum"(#loc115))):
      %82 = arith.addf %out, %in : f32 loc(#loc207)
      linalg.yield %82 : f32 loc(#loc207)
    } -> tensor<2xf32> loc(#loc207)
    %34 = tensor.empty() : tensor<2x5xf32> loc(#loc209)
    %35 = linalg.fill ins(%cst_2 : f32) outs(%34 : tensor<2x5xf32>) -> tensor<2x5xf32> loc(#loc209)
    %36 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29, %11#0 : tensor<7x2xf32>, tensor<7x5xf32>) outs(%35 : tensor<2x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc114)), %in_7: f32 loc(""(#loc184)), %out: f32 loc("dot_general"(#loc115))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc206)
      %83 = arith.addf %out, %82 : f32 loc(#loc209)
      linalg.yield %83 : f32 loc(#loc)
    } -> tensor<2x5xf32> loc(#loc209)
    %37 = tensor.empty() : tensor<5x2xf32> loc(#loc210)
    %38 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<2x5xf32>) outs(%37 : tensor<5x2xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc115)), %out: f32 loc("transpose"(#loc115))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<5x2xf32> loc(#loc210)
    %39 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<7x5xf32>) -> tensor<7x5xf32> loc(#loc209)
    %40 = linalg.generic {indexing_maps = [#map13, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%29, %arg9 : tensor<7x2xf32>, tensor<5x2xf32>) outs(%39 : tensor<7x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc114)), %in_7: f32 loc("params.out.w"), %out: f32 loc("dot_general"(#loc115))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc206)
      %83 = arith.addf %out, %82 : f32 loc(#loc209)
      linalg.yield %83 : f32 loc(#loc)
    } -> tensor<7x5xf32> loc(#loc209)
    %41 = tensor.empty() : tensor<10x15xf32> loc(#loc211)
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%41 : tensor<10x15xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc116))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<10x15xf32> loc(#loc211)
    %43 = tensor.empty() : tensor<5x15xf32> loc(#loc211)
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%43 : tensor<5x15xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc116))):
      linalg.yield %in : f32 loc(#loc211)
    } -> tensor<5x15xf32> loc(#loc211)
    %45 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%9 : tensor<6x7x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc212))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<6x7x10xf32> loc(#loc266)
    %46:4 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %42, %arg14 = %44, %arg15 = %40, %arg16 = %45) -> (tensor<10x15xf32>, tensor<5x15xf32>, tensor<7x5xf32>, tensor<6x7x10xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg12 : tensor<i32> loc(#loc267)
      %82 = tensor.empty() : tensor<i32> loc(#loc302)
      %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32 loc(""(#loc213)), %out: i32 loc("sub"(#loc268))):
        %121 = arith.subi %c6_i32, %in : i32 loc(#loc302)
        linalg.yield %121 : i32 loc(#loc302)
      } -> tensor<i32> loc(#loc302)
      %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%83 : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32 loc("sub"(#loc268)), %out: i32 loc("sub"(#loc268))):
        %121 = arith.subi %in, %c1_i32 : i32 loc(#loc302)
        linalg.yield %121 : i32 loc(#loc302)
      } -> tensor<i32> loc(#loc302)
      %extracted = tensor.extract %84[] : tensor<i32> loc(#loc418)
      %85 = arith.index_cast %extracted : i32 to index loc(#loc418)
      %86 = arith.maxsi %85, %c0 : index loc(#loc418)
      %87 = arith.minsi %86, %c5 : index loc(#loc418)
      %extracted_slice_7 = tensor.extract_slice %10[%87, 0, 0] [1, 7, 10] [1, 1, 1] : tensor<6x7x10xf32> to tensor<1x7x10xf32> loc(#loc418)
      %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x7x10xf32> into tensor<7x10xf32> loc(#loc419)
      %extracted_slice_8 = tensor.extract_slice %11#1[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_10 = tensor.extract_slice %11#2[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_12 = tensor.extract_slice %11#3[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_14 = tensor.extract_slice %11#4[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_16 = tensor.extract_slice %11#5[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_18 = tensor.extract_slice %11#6[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_20 = tensor.extract_slice %11#7[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_22 = tensor.extract_slice %11#8[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %extracted_slice_24 = tensor.extract_slice %11#9[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc418)
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc419)
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %arg15 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc106 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc420)
        linalg.yield %121 : f32 loc(#loc420)
      } -> tensor<7x5xf32> loc(#loc420)
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg15, %collapsed_9 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc106 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc420)
        linalg.yield %121 : f32 loc(#loc420)
      } -> tensor<7x5xf32> loc(#loc420)
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23, %arg15 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc105 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc422)
        linalg.yield %121 : f32 loc(#loc422)
      } -> tensor<7x5xf32> loc(#loc422)
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg15, %collapsed_19 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc105 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc422)
        linalg.yield %121 : f32 loc(#loc422)
      } -> tensor<7x5xf32> loc(#loc422)
      %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %collapsed_21 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc105 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc119 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc423)
        linalg.yield %121 : f32 loc(#loc423)
      } -> tensor<7x5xf32> loc(#loc423)
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %collapsed_19 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc119 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc119 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc423)
        linalg.yield %121 : f32 loc(#loc423)
      } -> tensor<7x5xf32> loc(#loc423)
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc119 at #loc304)), %in_26: f32 loc(callsite(#loc119 at #loc304)), %out: f32 loc(callsite(#loc120 at #loc304))):
        %121 = arith.addf %in, %in_26 : f32 loc(#loc424)
        linalg.yield %121 : f32 loc(#loc424)
      } -> tensor<7x5xf32> loc(#loc424)
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17, %94 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc120 at #loc304)), %out: f32 loc(callsite(#loc101 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc425)
        linalg.yield %121 : f32 loc(#loc425)
      } -> tensor<7x5xf32> loc(#loc425)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_15 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc120 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc101 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc425)
        linalg.yield %121 : f32 loc(#loc425)
      } -> tensor<7x5xf32> loc(#loc425)
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %collapsed_13 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc101 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc101 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc425)
        linalg.yield %121 : f32 loc(#loc425)
      } -> tensor<7x5xf32> loc(#loc425)
      %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc105 at #loc304)), %out: f32 loc(callsite(#loc121 at #loc304))):
        %121 = arith.negf %in : f32 loc(#loc426)
        linalg.yield %121 : f32 loc(#loc426)
      } -> tensor<7x5xf32> loc(#loc426)
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %98 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc106 at #loc304)), %in_26: f32 loc(callsite(#loc121 at #loc304)), %out: f32 loc(callsite(#loc122 at #loc304))):
        %121 = arith.addf %in, %in_26 : f32 loc(#loc427)
        linalg.yield %121 : f32 loc(#loc427)
      } -> tensor<7x5xf32> loc(#loc427)
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %collapsed_11 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc122 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc98 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc428)
        linalg.yield %121 : f32 loc(#loc428)
      } -> tensor<7x5xf32> loc(#loc428)
      %101 = tensor.empty() : tensor<7x15xf32> loc(#loc429)
      %102 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%101 : tensor<7x15xf32>) {
      ^bb0(%out: f32 loc(callsite(#loc123 at #loc304))):
        %121 = linalg.index 0 : index loc(#loc429)
        %122 = linalg.index 1 : index loc(#loc429)
        %123 = arith.cmpi ult, %122, %c5 : index loc(#loc429)
        %124 = scf.if %123 -> (f32) {
          %extracted_26 = tensor.extract %97[%121, %122] : tensor<7x5xf32> loc(#loc429)
          scf.yield %extracted_26 : f32 loc(#loc429)
        } else {
          %125 = arith.cmpi ult, %122, %c10 : index loc(#loc429)
          %126 = scf.if %125 -> (f32) {
            %127 = arith.subi %122, %c5 : index loc(#loc429)
            %extracted_26 = tensor.extract %100[%121, %127] : tensor<7x5xf32> loc(#loc429)
            scf.yield %extracted_26 : f32 loc(#loc429)
          } else {
            %127 = arith.subi %122, %c10 : index loc(#loc429)
            %extracted_26 = tensor.extract %95[%121, %127] : tensor<7x5xf32> loc(#loc429)
            scf.yield %extracted_26 : f32 loc(#loc429)
          } loc(#loc429)
          scf.yield %126 : f32 loc(#loc429)
        } loc(#loc429)
        linalg.yield %124 : f32 loc(#loc429)
      } -> tensor<7x15xf32> loc(#loc429)
      %103 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%101 : tensor<7x15xf32>) {
      ^bb0(%out: f32 loc(callsite(#loc124 at #loc304))):
        %121 = linalg.index 0 : index loc(#loc430)
        %122 = linalg.index 1 : index loc(#loc430)
        %123 = arith.cmpi ult, %122, %c5 : index loc(#loc430)
        %124 = scf.if %123 -> (f32) {
          %extracted_26 = tensor.extract %97[%121, %122] : tensor<7x5xf32> loc(#loc430)
          scf.yield %extracted_26 : f32 loc(#loc430)
        } else {
          %125 = arith.cmpi ult, %122, %c10 : index loc(#loc430)
          %126 = scf.if %125 -> (f32) {
            %127 = arith.subi %122, %c5 : index loc(#loc430)
            %extracted_26 = tensor.extract %100[%121, %127] : tensor<7x5xf32> loc(#loc430)
            scf.yield %extracted_26 : f32 loc(#loc430)
          } else {
            %127 = arith.subi %122, %c10 : index loc(#loc430)
            %extracted_26 = tensor.extract %94[%121, %127] : tensor<7x5xf32> loc(#loc430)
            scf.yield %extracted_26 : f32 loc(#loc430)
          } loc(#loc430)
          scf.yield %126 : f32 loc(#loc430)
        } loc(#loc430)
        linalg.yield %124 : f32 loc(#loc430)
      } -> tensor<7x15xf32> loc(#loc430)
      %104 = tensor.empty() : tensor<15x5xf32> loc(#loc431)
      %105 = linalg.fill ins(%cst_2 : f32) outs(%104 : tensor<15x5xf32>) -> tensor<15x5xf32> loc(#loc431)
      %106 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102, %collapsed_9 : tensor<7x15xf32>, tensor<7x5xf32>) outs(%105 : tensor<15x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc123 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc93 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc429)
        %122 = arith.addf %out, %121 : f32 loc(#loc431)
        linalg.yield %122 : f32 loc(#loc421)
      } -> tensor<15x5xf32> loc(#loc431)
      %107 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<15x5xf32>) outs(%43 : tensor<5x15xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc93 at #loc304)), %out: f32 loc(callsite(#loc125 at #loc304))):
        linalg.yield %in : f32 loc(#loc432)
      } -> tensor<5x15xf32> loc(#loc432)
      %108 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14, %107 : tensor<5x15xf32>, tensor<5x15xf32>) outs(%43 : tensor<5x15xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc125 at #loc304)), %out: f32 loc(callsite(#loc126 at #loc304))):
        %121 = arith.addf %in, %in_26 : f32 loc(#loc433)
        linalg.yield %121 : f32 loc(#loc433)
      } -> tensor<5x15xf32> loc(#loc433)
      %109 = linalg.generic {indexing_maps = [#map13, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102, %arg6 : tensor<7x15xf32>, tensor<5x15xf32>) outs(%39 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc123 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc93 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc429)
        %122 = arith.addf %out, %121 : f32 loc(#loc431)
        linalg.yield %122 : f32 loc(#loc421)
      } -> tensor<7x5xf32> loc(#loc431)
      %110 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88, %109 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc106 at #loc304)), %in_26: f32 loc(callsite(#loc93 at #loc304)), %out: f32 loc(callsite(#loc126 at #loc304))):
        %121 = arith.addf %in, %in_26 : f32 loc(#loc433)
        linalg.yield %121 : f32 loc(#loc433)
      } -> tensor<7x5xf32> loc(#loc433)
      %111 = tensor.empty() : tensor<15x10xf32> loc(#loc434)
      %112 = linalg.fill ins(%cst_2 : f32) outs(%111 : tensor<15x10xf32>) -> tensor<15x10xf32> loc(#loc434)
      %113 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %collapsed : tensor<7x15xf32>, tensor<7x10xf32>) outs(%112 : tensor<15x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc124 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc91 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc430)
        %122 = arith.addf %out, %121 : f32 loc(#loc434)
        linalg.yield %122 : f32 loc(#loc421)
      } -> tensor<15x10xf32> loc(#loc434)
      %114 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<15x10xf32>) outs(%41 : tensor<10x15xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc91 at #loc304)), %out: f32 loc(callsite(#loc127 at #loc304))):
        linalg.yield %in : f32 loc(#loc435)
      } -> tensor<10x15xf32> loc(#loc435)
      %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %114 : tensor<10x15xf32>, tensor<10x15xf32>) outs(%41 : tensor<10x15xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc304)), %in_26: f32 loc(callsite(#loc127 at #loc304)), %out: f32 loc(callsite(#loc128 at #loc304))):
        %121 = arith.addf %in, %in_26 : f32 loc(#loc436)
        linalg.yield %121 : f32 loc(#loc436)
      } -> tensor<10x15xf32> loc(#loc436)
      %116 = tensor.empty() : tensor<7x10xf32> loc(#loc434)
      %117 = linalg.fill ins(%cst_2 : f32) outs(%116 : tensor<7x10xf32>) -> tensor<7x10xf32> loc(#loc434)
      %118 = linalg.generic {indexing_maps = [#map13, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %arg7 : tensor<7x15xf32>, tensor<10x15xf32>) outs(%117 : tensor<7x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc124 at #loc304)), %in_26: f32 loc(callsite(#loc at #loc304)), %out: f32 loc(callsite(#loc91 at #loc304))):
        %121 = arith.mulf %in, %in_26 : f32 loc(#loc430)
        %122 = arith.addf %out, %121 : f32 loc(#loc434)
        linalg.yield %122 : f32 loc(#loc421)
      } -> tensor<7x10xf32> loc(#loc434)
      %119 = tensor.empty() : tensor<1x7x10xf32> loc(#loc437)
      %120 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<7x10xf32>) outs(%119 : tensor<1x7x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc305)), %out: f32 loc(callsite(#loc117 at #loc305))):
        linalg.yield %in : f32 loc(#loc437)
      } -> tensor<1x7x10xf32> loc(#loc437)
      %inserted_slice = tensor.insert_slice %120 into %arg16[%87, 0, 0] [1, 7, 10] [1, 1, 1] : tensor<1x7x10xf32> into tensor<6x7x10xf32> loc(#loc439)
      scf.yield %115, %108, %110, %inserted_slice : tensor<10x15xf32>, tensor<5x15xf32>, tensor<7x5xf32>, tensor<6x7x10xf32> loc(#loc267)
    } loc(#loc267)
    %extracted_slice = tensor.extract_slice %46#3[0, 0, 0] [6, 7, 5] [1, 1, 1] : tensor<6x7x10xf32> to tensor<6x7x5xf32> loc(#loc215)
    %extracted_slice_6 = tensor.extract_slice %46#3[0, 0, 5] [6, 7, 5] [1, 1, 1] : tensor<6x7x10xf32> to tensor<6x7x5xf32> loc(#loc215)
    %47 = tensor.empty() : tensor<4x20xf32> loc(#loc216)
    %48 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc131))):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<4x20xf32> loc(#loc216)
    %49 = tensor.empty() : tensor<5x20xf32> loc(#loc216)
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%49 : tensor<5x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc131))):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<5x20xf32> loc(#loc216)
    %51 = tensor.empty() : tensor<20xf32> loc(#loc216)
    %52 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel"]} ins(%cst_5 : tensor<f32>) outs(%51 : tensor<20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc131))):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<20xf32> loc(#loc216)
    %53:5 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %48, %arg14 = %50, %arg15 = %52, %arg16 = %1, %arg17 = %1) -> (tensor<4x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<7x5xf32>, tensor<7x5xf32>)  : i32 {
      %82 = arith.index_cast %arg12 : i32 to index loc(#loc440)
      %83 = arith.maxsi %82, %c0 : index loc(#loc440)
      %84 = arith.minsi %83, %c5 : index loc(#loc440)
      %extracted_slice_7 = tensor.extract_slice %extracted_slice_6[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_8 = tensor.extract_slice %arg10[%84, 0, 0] [1, 7, 4] [1, 1, 1] : tensor<6x7x4xf32> to tensor<1x7x4xf32> loc(#loc442)
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x7x4xf32> into tensor<7x4xf32> loc(#loc443)
      %extracted_slice_10 = tensor.extract_slice %8#3[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_12 = tensor.extract_slice %8#4[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_14 = tensor.extract_slice %8#5[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_16 = tensor.extract_slice %8#6[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_18 = tensor.extract_slice %8#7[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_20 = tensor.extract_slice %8#8[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_22 = tensor.extract_slice %8#9[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_24 = tensor.extract_slice %8#10[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_26 = tensor.extract_slice %8#11[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_28 = tensor.extract_slice %8#12[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_30 = tensor.extract_slice %8#13[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %extracted_slice_32 = tensor.extract_slice %8#14[%84, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc440)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc441)
      %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg16, %collapsed : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc132 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc444)
        linalg.yield %119 : f32 loc(#loc444)
      } -> tensor<7x5xf32> loc(#loc444)
      %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %85 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc132 at #loc307)), %out: f32 loc(callsite(#loc74 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc446)
        linalg.yield %119 : f32 loc(#loc446)
      } -> tensor<7x5xf32> loc(#loc446)
      %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %collapsed_29 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc132 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc74 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc446)
        linalg.yield %119 : f32 loc(#loc446)
      } -> tensor<7x5xf32> loc(#loc446)
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %collapsed_31 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc74 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc133 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc447)
        linalg.yield %119 : f32 loc(#loc447)
      } -> tensor<7x5xf32> loc(#loc447)
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg17, %88 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc133 at #loc307)), %out: f32 loc(callsite(#loc134 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc448)
        linalg.yield %119 : f32 loc(#loc448)
      } -> tensor<7x5xf32> loc(#loc448)
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88, %collapsed_29 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc133 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc133 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc447)
        linalg.yield %119 : f32 loc(#loc447)
      } -> tensor<7x5xf32> loc(#loc447)
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc134 at #loc307)), %in_35: f32 loc(callsite(#loc133 at #loc307)), %out: f32 loc(callsite(#loc134 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc448)
        linalg.yield %119 : f32 loc(#loc448)
      } -> tensor<7x5xf32> loc(#loc448)
      %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %collapsed_27 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc74 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc74 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc446)
        linalg.yield %119 : f32 loc(#loc446)
      } -> tensor<7x5xf32> loc(#loc446)
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %91 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc134 at #loc307)), %out: f32 loc(callsite(#loc70 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc449)
        linalg.yield %119 : f32 loc(#loc449)
      } -> tensor<7x5xf32> loc(#loc449)
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %collapsed_21 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc134 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc70 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc449)
        linalg.yield %119 : f32 loc(#loc449)
      } -> tensor<7x5xf32> loc(#loc449)
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %collapsed_23 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc70 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc135 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc450)
        linalg.yield %119 : f32 loc(#loc450)
      } -> tensor<7x5xf32> loc(#loc450)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %collapsed_21 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc135 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc135 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc450)
        linalg.yield %119 : f32 loc(#loc450)
      } -> tensor<7x5xf32> loc(#loc450)
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc135 at #loc307)), %in_35: f32 loc(callsite(#loc135 at #loc307)), %out: f32 loc(callsite(#loc136 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc451)
        linalg.yield %119 : f32 loc(#loc451)
      } -> tensor<7x5xf32> loc(#loc451)
      %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_19 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc70 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc70 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc449)
        linalg.yield %119 : f32 loc(#loc449)
      } -> tensor<7x5xf32> loc(#loc449)
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17, %91 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc134 at #loc307)), %out: f32 loc(callsite(#loc68 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc452)
        linalg.yield %119 : f32 loc(#loc452)
      } -> tensor<7x5xf32> loc(#loc452)
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %collapsed_15 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc134 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc68 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc452)
        linalg.yield %119 : f32 loc(#loc452)
      } -> tensor<7x5xf32> loc(#loc452)
      %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%100, %collapsed_13 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc68 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc68 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc452)
        linalg.yield %119 : f32 loc(#loc452)
      } -> tensor<7x5xf32> loc(#loc452)
      %102 = tensor.empty() : tensor<7x20xf32> loc(#loc453)
      %103 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%102 : tensor<7x20xf32>) {
      ^bb0(%out: f32 loc(callsite(#loc137 at #loc307))):
        %119 = linalg.index 0 : index loc(#loc453)
        %120 = linalg.index 1 : index loc(#loc453)
        %121 = arith.cmpi ult, %120, %c5 : index loc(#loc453)
        %122 = scf.if %121 -> (f32) {
          %extracted = tensor.extract %98[%119, %120] : tensor<7x5xf32> loc(#loc453)
          scf.yield %extracted : f32 loc(#loc453)
        } else {
          %123 = arith.cmpi ult, %120, %c10 : index loc(#loc453)
          %124 = scf.if %123 -> (f32) {
            %125 = arith.subi %120, %c5 : index loc(#loc453)
            %extracted = tensor.extract %101[%119, %125] : tensor<7x5xf32> loc(#loc453)
            scf.yield %extracted : f32 loc(#loc453)
          } else {
            %125 = arith.cmpi ult, %120, %c15 : index loc(#loc453)
            %126 = scf.if %125 -> (f32) {
              %127 = arith.subi %120, %c10 : index loc(#loc453)
              %extracted = tensor.extract %97[%119, %127] : tensor<7x5xf32> loc(#loc453)
              scf.yield %extracted : f32 loc(#loc453)
            } else {
              %127 = arith.subi %120, %c15 : index loc(#loc453)
              %extracted = tensor.extract %92[%119, %127] : tensor<7x5xf32> loc(#loc453)
              scf.yield %extracted : f32 loc(#loc453)
            } loc(#loc453)
            scf.yield %126 : f32 loc(#loc453)
          } loc(#loc453)
          scf.yield %124 : f32 loc(#loc453)
        } loc(#loc453)
        linalg.yield %122 : f32 loc(#loc453)
      } -> tensor<7x20xf32> loc(#loc453)
      %104 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<20xf32>) -> tensor<20xf32> loc(#loc454)
      %105 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%103 : tensor<7x20xf32>) outs(%104 : tensor<20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc138 at #loc307)), %out: f32 loc(callsite(#loc138 at #loc307))):
        %119 = arith.addf %out, %in : f32 loc(#loc454)
        linalg.yield %119 : f32 loc(#loc454)
      } -> tensor<20xf32> loc(#loc454)
      %expanded_34 = tensor.expand_shape %105 [[0, 1]] output_shape [1, 20] : tensor<20xf32> into tensor<1x20xf32> loc(#loc455)
      %106 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%expanded_34 : tensor<1x20xf32>) outs(%104 : tensor<20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc138 at #loc307)), %out: f32 loc(callsite(#loc138 at #loc307))):
        %119 = arith.addf %out, %in : f32 loc(#loc454)
        linalg.yield %119 : f32 loc(#loc454)
      } -> tensor<20xf32> loc(#loc454)
      %107 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%arg15, %106 : tensor<20xf32>, tensor<20xf32>) outs(%51 : tensor<20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc138 at #loc307)), %out: f32 loc(callsite(#loc140 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc456)
        linalg.yield %119 : f32 loc(#loc456)
      } -> tensor<20xf32> loc(#loc456)
      %108 = tensor.empty() : tensor<20x5xf32> loc(#loc457)
      %109 = linalg.fill ins(%cst_2 : f32) outs(%108 : tensor<20x5xf32>) -> tensor<20x5xf32> loc(#loc457)
      %110 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %collapsed_11 : tensor<7x20xf32>, tensor<7x5xf32>) outs(%109 : tensor<20x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc59 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc453)
        %120 = arith.addf %out, %119 : f32 loc(#loc457)
        linalg.yield %120 : f32 loc(#loc445)
      } -> tensor<20x5xf32> loc(#loc457)
      %111 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<20x5xf32>) outs(%49 : tensor<5x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc59 at #loc307)), %out: f32 loc(callsite(#loc141 at #loc307))):
        linalg.yield %in : f32 loc(#loc458)
      } -> tensor<5x20xf32> loc(#loc458)
      %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14, %111 : tensor<5x20xf32>, tensor<5x20xf32>) outs(%49 : tensor<5x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc141 at #loc307)), %out: f32 loc(callsite(#loc142 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc459)
        linalg.yield %119 : f32 loc(#loc459)
      } -> tensor<5x20xf32> loc(#loc459)
      %113 = linalg.generic {indexing_maps = [#map13, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %arg1 : tensor<7x20xf32>, tensor<5x20xf32>) outs(%39 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc59 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc453)
        %120 = arith.addf %out, %119 : f32 loc(#loc457)
        linalg.yield %120 : f32 loc(#loc445)
      } -> tensor<7x5xf32> loc(#loc457)
      %114 = tensor.empty() : tensor<20x4xf32> loc(#loc460)
      %115 = linalg.fill ins(%cst_2 : f32) outs(%114 : tensor<20x4xf32>) -> tensor<20x4xf32> loc(#loc460)
      %116 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103, %collapsed_9 : tensor<7x20xf32>, tensor<7x4xf32>) outs(%115 : tensor<20x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc307)), %in_35: f32 loc(callsite(#loc at #loc307)), %out: f32 loc(callsite(#loc57 at #loc307))):
        %119 = arith.mulf %in, %in_35 : f32 loc(#loc453)
        %120 = arith.addf %out, %119 : f32 loc(#loc460)
        linalg.yield %120 : f32 loc(#loc445)
      } -> tensor<20x4xf32> loc(#loc460)
      %117 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<20x4xf32>) outs(%47 : tensor<4x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc57 at #loc307)), %out: f32 loc(callsite(#loc143 at #loc307))):
        linalg.yield %in : f32 loc(#loc461)
      } -> tensor<4x20xf32> loc(#loc461)
      %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %117 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc307)), %in_35: f32 loc(callsite(#loc143 at #loc307)), %out: f32 loc(callsite(#loc140 at #loc307))):
        %119 = arith.addf %in, %in_35 : f32 loc(#loc456)
        linalg.yield %119 : f32 loc(#loc456)
      } -> tensor<4x20xf32> loc(#loc456)
      scf.yield %118, %112, %107, %113, %99 : tensor<4x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<7x5xf32>, tensor<7x5xf32> loc(#loc272)
    } loc(#loc272)
    %54:5 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %48, %arg14 = %50, %arg15 = %52, %arg16 = %1, %arg17 = %1) -> (tensor<4x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<7x5xf32>, tensor<7x5xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg12 : tensor<i32> loc(#loc275)
      %82 = tensor.empty() : tensor<i32> loc(#loc308)
      %83 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32 loc(""(#loc218)), %out: i32 loc("sub"(#loc276))):
        %122 = arith.subi %c6_i32, %in : i32 loc(#loc308)
        linalg.yield %122 : i32 loc(#loc308)
      } -> tensor<i32> loc(#loc308)
      %84 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%83 : tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i32 loc("sub"(#loc276)), %out: i32 loc("sub"(#loc276))):
        %122 = arith.subi %in, %c1_i32 : i32 loc(#loc308)
        linalg.yield %122 : i32 loc(#loc308)
      } -> tensor<i32> loc(#loc308)
      %extracted = tensor.extract %84[] : tensor<i32> loc(#loc462)
      %85 = arith.index_cast %extracted : i32 to index loc(#loc462)
      %86 = arith.maxsi %85, %c0 : index loc(#loc462)
      %87 = arith.minsi %86, %c5 : index loc(#loc462)
      %extracted_slice_7 = tensor.extract_slice %extracted_slice[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_8 = tensor.extract_slice %arg10[%87, 0, 0] [1, 7, 4] [1, 1, 1] : tensor<6x7x4xf32> to tensor<1x7x4xf32> loc(#loc464)
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<1x7x4xf32> into tensor<7x4xf32> loc(#loc465)
      %extracted_slice_10 = tensor.extract_slice %6#3[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_12 = tensor.extract_slice %6#4[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_14 = tensor.extract_slice %6#5[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_16 = tensor.extract_slice %6#6[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_18 = tensor.extract_slice %6#7[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_19 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_20 = tensor.extract_slice %6#8[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_22 = tensor.extract_slice %6#9[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_24 = tensor.extract_slice %6#10[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_26 = tensor.extract_slice %6#11[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_28 = tensor.extract_slice %6#12[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_30 = tensor.extract_slice %6#13[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %extracted_slice_32 = tensor.extract_slice %6#14[%87, 0, 0] [1, 7, 5] [1, 1, 1] : tensor<6x7x5xf32> to tensor<1x7x5xf32> loc(#loc462)
      %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32> loc(#loc463)
      %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg16, %collapsed : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc146 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc466)
        linalg.yield %122 : f32 loc(#loc466)
      } -> tensor<7x5xf32> loc(#loc466)
      %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %88 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc146 at #loc310)), %out: f32 loc(callsite(#loc74 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc468)
        linalg.yield %122 : f32 loc(#loc468)
      } -> tensor<7x5xf32> loc(#loc468)
      %90 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88, %collapsed_29 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc146 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc74 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc468)
        linalg.yield %122 : f32 loc(#loc468)
      } -> tensor<7x5xf32> loc(#loc468)
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %collapsed_31 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc74 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc133 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc469)
        linalg.yield %122 : f32 loc(#loc469)
      } -> tensor<7x5xf32> loc(#loc469)
      %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg17, %91 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc133 at #loc310)), %out: f32 loc(callsite(#loc134 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc470)
        linalg.yield %122 : f32 loc(#loc470)
      } -> tensor<7x5xf32> loc(#loc470)
      %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %collapsed_29 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc133 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc133 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc469)
        linalg.yield %122 : f32 loc(#loc469)
      } -> tensor<7x5xf32> loc(#loc469)
      %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc134 at #loc310)), %in_35: f32 loc(callsite(#loc133 at #loc310)), %out: f32 loc(callsite(#loc134 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc470)
        linalg.yield %122 : f32 loc(#loc470)
      } -> tensor<7x5xf32> loc(#loc470)
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %collapsed_27 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc74 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc74 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc468)
        linalg.yield %122 : f32 loc(#loc468)
      } -> tensor<7x5xf32> loc(#loc468)
      %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_25, %94 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc134 at #loc310)), %out: f32 loc(callsite(#loc70 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc471)
        linalg.yield %122 : f32 loc(#loc471)
      } -> tensor<7x5xf32> loc(#loc471)
      %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_21 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc134 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc70 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc471)
        linalg.yield %122 : f32 loc(#loc471)
      } -> tensor<7x5xf32> loc(#loc471)
      %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %collapsed_23 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc70 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc135 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc472)
        linalg.yield %122 : f32 loc(#loc472)
      } -> tensor<7x5xf32> loc(#loc472)
      %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %collapsed_21 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc135 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc135 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc472)
        linalg.yield %122 : f32 loc(#loc472)
      } -> tensor<7x5xf32> loc(#loc472)
      %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc135 at #loc310)), %in_35: f32 loc(callsite(#loc135 at #loc310)), %out: f32 loc(callsite(#loc136 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc473)
        linalg.yield %122 : f32 loc(#loc473)
      } -> tensor<7x5xf32> loc(#loc473)
      %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97, %collapsed_19 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc70 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc70 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc471)
        linalg.yield %122 : f32 loc(#loc471)
      } -> tensor<7x5xf32> loc(#loc471)
      %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_17, %94 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc134 at #loc310)), %out: f32 loc(callsite(#loc68 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc474)
        linalg.yield %122 : f32 loc(#loc474)
      } -> tensor<7x5xf32> loc(#loc474)
      %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %collapsed_15 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc134 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc68 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc474)
        linalg.yield %122 : f32 loc(#loc474)
      } -> tensor<7x5xf32> loc(#loc474)
      %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %collapsed_13 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%0 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc68 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc68 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc474)
        linalg.yield %122 : f32 loc(#loc474)
      } -> tensor<7x5xf32> loc(#loc474)
      %105 = tensor.empty() : tensor<7x20xf32> loc(#loc475)
      %106 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%105 : tensor<7x20xf32>) {
      ^bb0(%out: f32 loc(callsite(#loc137 at #loc310))):
        %122 = linalg.index 0 : index loc(#loc475)
        %123 = linalg.index 1 : index loc(#loc475)
        %124 = arith.cmpi ult, %123, %c5 : index loc(#loc475)
        %125 = scf.if %124 -> (f32) {
          %extracted_35 = tensor.extract %101[%122, %123] : tensor<7x5xf32> loc(#loc475)
          scf.yield %extracted_35 : f32 loc(#loc475)
        } else {
          %126 = arith.cmpi ult, %123, %c10 : index loc(#loc475)
          %127 = scf.if %126 -> (f32) {
            %128 = arith.subi %123, %c5 : index loc(#loc475)
            %extracted_35 = tensor.extract %104[%122, %128] : tensor<7x5xf32> loc(#loc475)
            scf.yield %extracted_35 : f32 loc(#loc475)
          } else {
            %128 = arith.cmpi ult, %123, %c15 : index loc(#loc475)
            %129 = scf.if %128 -> (f32) {
              %130 = arith.subi %123, %c10 : index loc(#loc475)
              %extracted_35 = tensor.extract %100[%122, %130] : tensor<7x5xf32> loc(#loc475)
              scf.yield %extracted_35 : f32 loc(#loc475)
            } else {
              %130 = arith.subi %123, %c15 : index loc(#loc475)
              %extracted_35 = tensor.extract %95[%122, %130] : tensor<7x5xf32> loc(#loc475)
              scf.yield %extracted_35 : f32 loc(#loc475)
            } loc(#loc475)
            scf.yield %129 : f32 loc(#loc475)
          } loc(#loc475)
          scf.yield %127 : f32 loc(#loc475)
        } loc(#loc475)
        linalg.yield %125 : f32 loc(#loc475)
      } -> tensor<7x20xf32> loc(#loc475)
      %107 = linalg.fill ins(%cst_2 : f32) outs(%51 : tensor<20xf32>) -> tensor<20xf32> loc(#loc476)
      %108 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%106 : tensor<7x20xf32>) outs(%107 : tensor<20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc138 at #loc310)), %out: f32 loc(callsite(#loc138 at #loc310))):
        %122 = arith.addf %out, %in : f32 loc(#loc476)
        linalg.yield %122 : f32 loc(#loc476)
      } -> tensor<20xf32> loc(#loc476)
      %expanded_34 = tensor.expand_shape %108 [[0, 1]] output_shape [1, 20] : tensor<20xf32> into tensor<1x20xf32> loc(#loc477)
      %109 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "reduction"]} ins(%expanded_34 : tensor<1x20xf32>) outs(%107 : tensor<20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc138 at #loc310)), %out: f32 loc(callsite(#loc138 at #loc310))):
        %122 = arith.addf %out, %in : f32 loc(#loc476)
        linalg.yield %122 : f32 loc(#loc476)
      } -> tensor<20xf32> loc(#loc476)
      %110 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%arg15, %109 : tensor<20xf32>, tensor<20xf32>) outs(%51 : tensor<20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc138 at #loc310)), %out: f32 loc(callsite(#loc140 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc478)
        linalg.yield %122 : f32 loc(#loc478)
      } -> tensor<20xf32> loc(#loc478)
      %111 = tensor.empty() : tensor<20x5xf32> loc(#loc479)
      %112 = linalg.fill ins(%cst_2 : f32) outs(%111 : tensor<20x5xf32>) -> tensor<20x5xf32> loc(#loc479)
      %113 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106, %collapsed_11 : tensor<7x20xf32>, tensor<7x5xf32>) outs(%112 : tensor<20x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc59 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc475)
        %123 = arith.addf %out, %122 : f32 loc(#loc479)
        linalg.yield %123 : f32 loc(#loc467)
      } -> tensor<20x5xf32> loc(#loc479)
      %114 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<20x5xf32>) outs(%49 : tensor<5x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc59 at #loc310)), %out: f32 loc(callsite(#loc141 at #loc310))):
        linalg.yield %in : f32 loc(#loc480)
      } -> tensor<5x20xf32> loc(#loc480)
      %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14, %114 : tensor<5x20xf32>, tensor<5x20xf32>) outs(%49 : tensor<5x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc141 at #loc310)), %out: f32 loc(callsite(#loc142 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc481)
        linalg.yield %122 : f32 loc(#loc481)
      } -> tensor<5x20xf32> loc(#loc481)
      %116 = linalg.generic {indexing_maps = [#map13, #map6, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106, %arg4 : tensor<7x20xf32>, tensor<5x20xf32>) outs(%39 : tensor<7x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc59 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc475)
        %123 = arith.addf %out, %122 : f32 loc(#loc479)
        linalg.yield %123 : f32 loc(#loc467)
      } -> tensor<7x5xf32> loc(#loc479)
      %117 = tensor.empty() : tensor<20x4xf32> loc(#loc482)
      %118 = linalg.fill ins(%cst_2 : f32) outs(%117 : tensor<20x4xf32>) -> tensor<20x4xf32> loc(#loc482)
      %119 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106, %collapsed_9 : tensor<7x20xf32>, tensor<7x4xf32>) outs(%118 : tensor<20x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc310)), %in_35: f32 loc(callsite(#loc at #loc310)), %out: f32 loc(callsite(#loc57 at #loc310))):
        %122 = arith.mulf %in, %in_35 : f32 loc(#loc475)
        %123 = arith.addf %out, %122 : f32 loc(#loc482)
        linalg.yield %123 : f32 loc(#loc467)
      } -> tensor<20x4xf32> loc(#loc482)
      %120 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<20x4xf32>) outs(%47 : tensor<4x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc57 at #loc310)), %out: f32 loc(callsite(#loc143 at #loc310))):
        linalg.yield %in : f32 loc(#loc483)
      } -> tensor<4x20xf32> loc(#loc483)
      %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13, %120 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc310)), %in_35: f32 loc(callsite(#loc143 at #loc310)), %out: f32 loc(callsite(#loc140 at #loc310))):
        %122 = arith.addf %in, %in_35 : f32 loc(#loc478)
        linalg.yield %122 : f32 loc(#loc478)
      } -> tensor<4x20xf32> loc(#loc478)
      scf.yield %121, %115, %110, %116, %102 : tensor<4x20xf32>, tensor<5x20xf32>, tensor<20xf32>, tensor<7x5xf32>, tensor<7x5xf32> loc(#loc275)
    } loc(#loc275)
    %55 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%51 : tensor<20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<20xf32> loc(#loc220)
    %56 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%55, %53#2 : tensor<20xf32>, tensor<20xf32>) outs(%51 : tensor<20xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc217)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<20xf32> loc(#loc220)
    %57 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%arg0, %56 : tensor<20xf32>, tensor<20xf32>) outs(%51 : tensor<20xf32>) {
    ^bb0(%in: f32 loc("params.bwd.b"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<20xf32> loc(#loc221)
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%49 : tensor<5x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<5x20xf32> loc(#loc220)
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %53#1 : tensor<5x20xf32>, tensor<5x20xf32>) outs(%49 : tensor<5x20xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc217)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<5x20xf32> loc(#loc220)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %59 : tensor<5x20xf32>, tensor<5x20xf32>) outs(%49 : tensor<5x20xf32>) {
    ^bb0(%in: f32 loc("params.bwd.wh"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<5x20xf32> loc(#loc221)
    %61 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<4x20xf32> loc(#loc220)
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %53#0 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc217)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<4x20xf32> loc(#loc220)
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %62 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("params.bwd.wx"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<4x20xf32> loc(#loc221)
    %64 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%55, %54#2 : tensor<20xf32>, tensor<20xf32>) outs(%51 : tensor<20xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc218)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<20xf32> loc(#loc220)
    %65 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%arg3, %64 : tensor<20xf32>, tensor<20xf32>) outs(%51 : tensor<20xf32>) {
    ^bb0(%in: f32 loc("params.fwd.b"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<20xf32> loc(#loc221)
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %54#1 : tensor<5x20xf32>, tensor<5x20xf32>) outs(%49 : tensor<5x20xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc218)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<5x20xf32> loc(#loc220)
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %66 : tensor<5x20xf32>, tensor<5x20xf32>) outs(%49 : tensor<5x20xf32>) {
    ^bb0(%in: f32 loc("params.fwd.wh"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<5x20xf32> loc(#loc221)
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %54#0 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc218)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<4x20xf32> loc(#loc220)
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %68 : tensor<4x20xf32>, tensor<4x20xf32>) outs(%47 : tensor<4x20xf32>) {
    ^bb0(%in: f32 loc("params.fwd.wx"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<4x20xf32> loc(#loc221)
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%43 : tensor<5x15xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<5x15xf32> loc(#loc220)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %46#1 : tensor<5x15xf32>, tensor<5x15xf32>) outs(%43 : tensor<5x15xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc213)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<5x15xf32> loc(#loc220)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6, %71 : tensor<5x15xf32>, tensor<5x15xf32>) outs(%43 : tensor<5x15xf32>) {
    ^bb0(%in: f32 loc("params.gru.wh"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<5x15xf32> loc(#loc221)
    %73 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%41 : tensor<10x15xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<10x15xf32> loc(#loc220)
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %46#0 : tensor<10x15xf32>, tensor<10x15xf32>) outs(%41 : tensor<10x15xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc(""(#loc213)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<10x15xf32> loc(#loc220)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7, %74 : tensor<10x15xf32>, tensor<10x15xf32>) outs(%41 : tensor<10x15xf32>) {
    ^bb0(%in: f32 loc("params.gru.wx"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<10x15xf32> loc(#loc221)
    %76 = linalg.generic {indexing_maps = [#map14, #map15], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%30 : tensor<2xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<2xf32> loc(#loc220)
    %77 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%76, %33 : tensor<2xf32>, tensor<2xf32>) outs(%30 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<2xf32> loc(#loc220)
    %78 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = ["parallel"]} ins(%arg8, %77 : tensor<2xf32>, tensor<2xf32>) outs(%30 : tensor<2xf32>) {
    ^bb0(%in: f32 loc("params.out.b"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<2xf32> loc(#loc221)
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%37 : tensor<5x2xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc147))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<5x2xf32> loc(#loc220)
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%79, %38 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%37 : tensor<5x2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc147)), %in_7: f32 loc("transpose"(#loc115)), %out: f32 loc("mul"(#loc147))):
      %82 = arith.mulf %in, %in_7 : f32 loc(#loc220)
      linalg.yield %82 : f32 loc(#loc220)
    } -> tensor<5x2xf32> loc(#loc220)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9, %80 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%37 : tensor<5x2xf32>) {
    ^bb0(%in: f32 loc("params.out.w"), %in_7: f32 loc("mul"(#loc147)), %out: f32 loc("sub"(#loc148))):
      %82 = arith.subf %in, %in_7 : f32 loc(#loc221)
      linalg.yield %82 : f32 loc(#loc221)
    } -> tensor<5x2xf32> loc(#loc221)
    return %57, %60, %63, %65, %67, %69, %72, %75, %78, %81, %26 : tensor<20xf32>, tensor<5x20xf32>, tensor<4x20xf32>, tensor<20xf32>, tensor<5x20xf32>, tensor<4x20xf32>, tensor<5x15xf32>, tensor<10x15xf32>, tensor<2xf32>, tensor<5x2xf32>, tensor<f32> loc(#loc48)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<20xf32> loc("params.bwd.b"), %arg1: tensor<5x20xf32> loc("params.bwd.wh"), %arg2: tensor<4x20xf32> loc("params.bwd.wx"), %arg3: tensor<20xf32> loc("params.fwd.b"), %arg4: tensor<5x20xf32> loc("params.fwd.wh"), %arg5: tensor<4x20xf32> loc("params.fwd.wx"), %arg6: tensor<5x15xf32> loc("params.gru.wh"), %arg7: tensor<10x15xf32> loc("params.gru.wx"), %arg8: tensor<2xf32> loc("params.out.b"), %arg9: tensor<5x2xf32> loc("params.out.w"), %arg10: tensor<6x9x4xf32> loc("x"), %arg11: tensor<9x2xf32> loc("y")) -> (tensor<2x9xf32> {jax.result_info = "out"}) {
    %cst = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c5 = arith.constant 5 : index loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_0 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c6_i32 = arith.constant 6 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<9x5xf32> loc(#loc222)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%0 : tensor<9x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc149))):
      linalg.yield %in : f32 loc(#loc222)
    } -> tensor<9x5xf32> loc(#loc222)
    %2 = tensor.empty() : tensor<6x9x5xf32> loc(#loc279)
    %3 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%2 : tensor<6x9x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc(""(#loc223))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<6x9x5xf32> loc(#loc279)
    %4:3 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %1, %arg14 = %1, %arg15 = %3) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<6x9x5xf32>)  : i32 {
      %18 = arith.index_cast %arg12 : i32 to index loc(#loc484)
      %19 = arith.maxsi %18, %c0 : index loc(#loc484)
      %20 = arith.minsi %19, %c5 : index loc(#loc484)
      %extracted_slice = tensor.extract_slice %arg10[%20, 0, 0] [1, 9, 4] [1, 1, 1] : tensor<6x9x4xf32> to tensor<1x9x4xf32> loc(#loc484)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x9x4xf32> into tensor<9x4xf32> loc(#loc485)
      %21 = tensor.empty() : tensor<9x20xf32> loc(#loc486)
      %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<9x20xf32>) -> tensor<9x20xf32> loc(#loc486)
      %23 = linalg.matmul ins(%collapsed, %arg5 : tensor<9x4xf32>, tensor<4x20xf32>) outs(%22 : tensor<9x20xf32>) -> tensor<9x20xf32> loc(#loc486)
      %24 = linalg.matmul ins(%arg13, %arg4 : tensor<9x5xf32>, tensor<5x20xf32>) outs(%22 : tensor<9x20xf32>) -> tensor<9x20xf32> loc(#loc487)
      %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %24 : tensor<9x20xf32>, tensor<9x20xf32>) outs(%21 : tensor<9x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc57 at #loc312)), %in_6: f32 loc(callsite(#loc59 at #loc312)), %out: f32 loc(callsite(#loc60 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc488)
        linalg.yield %52 : f32 loc(#loc488)
      } -> tensor<9x20xf32> loc(#loc488)
      %26 = tensor.empty() : tensor<1x20xf32> loc(#loc489)
      %27 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<20xf32>) outs(%26 : tensor<1x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc312)), %out: f32 loc(callsite(#loc151 at #loc312))):
        linalg.yield %in : f32 loc(#loc489)
      } -> tensor<1x20xf32> loc(#loc489)
      %28 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<1x20xf32>) outs(%21 : tensor<9x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc151 at #loc312)), %out: f32 loc(callsite(#loc60 at #loc312))):
        linalg.yield %in : f32 loc(#loc488)
      } -> tensor<9x20xf32> loc(#loc488)
      %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %28 : tensor<9x20xf32>, tensor<9x20xf32>) outs(%21 : tensor<9x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc60 at #loc312)), %in_6: f32 loc(callsite(#loc60 at #loc312)), %out: f32 loc(callsite(#loc60 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc488)
        linalg.yield %52 : f32 loc(#loc488)
      } -> tensor<9x20xf32> loc(#loc488)
      %extracted_slice_2 = tensor.extract_slice %29[0, 0] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc491)
      %extracted_slice_3 = tensor.extract_slice %29[0, 5] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc491)
      %extracted_slice_4 = tensor.extract_slice %29[0, 10] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc491)
      %extracted_slice_5 = tensor.extract_slice %29[0, 15] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc491)
      %30 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc312)), %out: f32 loc(callsite(#loc62 at #loc312))):
        linalg.yield %in : f32 loc(#loc492)
      } -> tensor<9x5xf32> loc(#loc492)
      %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %30 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc312)), %in_6: f32 loc(callsite(#loc62 at #loc312)), %out: f32 loc(callsite(#loc62 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc492)
        linalg.yield %52 : f32 loc(#loc492)
      } -> tensor<9x5xf32> loc(#loc492)
      %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %out: f32 loc(callsite(#loc236 at #loc312))):
        %52 = arith.negf %in : f32 loc(#loc493)
        linalg.yield %52 : f32 loc(#loc493)
      } -> tensor<9x5xf32> loc(#loc493)
      %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc236 at #loc312)), %out: f32 loc(callsite(#loc237 at #loc312))):
        %52 = math.exp %in : f32 loc(#loc494)
        linalg.yield %52 : f32 loc(#loc494)
      } -> tensor<9x5xf32> loc(#loc494)
      %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %33 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %in_6: f32 loc(callsite(#loc237 at #loc312)), %out: f32 loc(callsite(#loc238 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc495)
        linalg.yield %52 : f32 loc(#loc495)
      } -> tensor<9x5xf32> loc(#loc495)
      %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %34 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %in_6: f32 loc(callsite(#loc238 at #loc312)), %out: f32 loc(callsite(#loc239 at #loc312))):
        %52 = arith.divf %in, %in_6 : f32 loc(#loc496)
        linalg.yield %52 : f32 loc(#loc496)
      } -> tensor<9x5xf32> loc(#loc496)
      %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %arg14 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc239 at #loc312)), %in_6: f32 loc(callsite(#loc at #loc312)), %out: f32 loc(callsite(#loc68 at #loc312))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc497)
        linalg.yield %52 : f32 loc(#loc497)
      } -> tensor<9x5xf32> loc(#loc497)
      %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc312)), %out: f32 loc(callsite(#loc240 at #loc312))):
        %52 = arith.negf %in : f32 loc(#loc498)
        linalg.yield %52 : f32 loc(#loc498)
      } -> tensor<9x5xf32> loc(#loc498)
      %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc240 at #loc312)), %out: f32 loc(callsite(#loc241 at #loc312))):
        %52 = math.exp %in : f32 loc(#loc499)
        linalg.yield %52 : f32 loc(#loc499)
      } -> tensor<9x5xf32> loc(#loc499)
      %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %38 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %in_6: f32 loc(callsite(#loc241 at #loc312)), %out: f32 loc(callsite(#loc242 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc500)
        linalg.yield %52 : f32 loc(#loc500)
      } -> tensor<9x5xf32> loc(#loc500)
      %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %39 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %in_6: f32 loc(callsite(#loc242 at #loc312)), %out: f32 loc(callsite(#loc243 at #loc312))):
        %52 = arith.divf %in, %in_6 : f32 loc(#loc501)
        linalg.yield %52 : f32 loc(#loc501)
      } -> tensor<9x5xf32> loc(#loc501)
      %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc312)), %out: f32 loc(callsite(#loc71 at #loc312))):
        %52 = math.tanh %in : f32 loc(#loc502)
        linalg.yield %52 : f32 loc(#loc502)
      } -> tensor<9x5xf32> loc(#loc502)
      %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc243 at #loc312)), %in_6: f32 loc(callsite(#loc71 at #loc312)), %out: f32 loc(callsite(#loc70 at #loc312))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc503)
        linalg.yield %52 : f32 loc(#loc503)
      } -> tensor<9x5xf32> loc(#loc503)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %42 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc68 at #loc312)), %in_6: f32 loc(callsite(#loc70 at #loc312)), %out: f32 loc(callsite(#loc65 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc504)
        linalg.yield %52 : f32 loc(#loc504)
      } -> tensor<9x5xf32> loc(#loc504)
      %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc312)), %out: f32 loc(callsite(#loc244 at #loc312))):
        %52 = arith.negf %in : f32 loc(#loc505)
        linalg.yield %52 : f32 loc(#loc505)
      } -> tensor<9x5xf32> loc(#loc505)
      %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc244 at #loc312)), %out: f32 loc(callsite(#loc245 at #loc312))):
        %52 = math.exp %in : f32 loc(#loc506)
        linalg.yield %52 : f32 loc(#loc506)
      } -> tensor<9x5xf32> loc(#loc506)
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %45 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %in_6: f32 loc(callsite(#loc245 at #loc312)), %out: f32 loc(callsite(#loc246 at #loc312))):
        %52 = arith.addf %in, %in_6 : f32 loc(#loc507)
        linalg.yield %52 : f32 loc(#loc507)
      } -> tensor<9x5xf32> loc(#loc507)
      %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %46 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc312)), %in_6: f32 loc(callsite(#loc246 at #loc312)), %out: f32 loc(callsite(#loc247 at #loc312))):
        %52 = arith.divf %in, %in_6 : f32 loc(#loc508)
        linalg.yield %52 : f32 loc(#loc508)
      } -> tensor<9x5xf32> loc(#loc508)
      %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc65 at #loc312)), %out: f32 loc(callsite(#loc75 at #loc312))):
        %52 = math.tanh %in : f32 loc(#loc509)
        linalg.yield %52 : f32 loc(#loc509)
      } -> tensor<9x5xf32> loc(#loc509)
      %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc247 at #loc312)), %in_6: f32 loc(callsite(#loc75 at #loc312)), %out: f32 loc(callsite(#loc74 at #loc312))):
        %52 = arith.mulf %in, %in_6 : f32 loc(#loc510)
        linalg.yield %52 : f32 loc(#loc510)
      } -> tensor<9x5xf32> loc(#loc510)
      %50 = tensor.empty() : tensor<1x9x5xf32> loc(#loc511)
      %51 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<9x5xf32>) outs(%50 : tensor<1x9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc313)), %out: f32 loc(callsite(#loc51 at #loc313))):
        linalg.yield %in : f32 loc(#loc511)
      } -> tensor<1x9x5xf32> loc(#loc511)
      %inserted_slice = tensor.insert_slice %51 into %arg15[%20, 0, 0] [1, 9, 5] [1, 1, 1] : tensor<1x9x5xf32> into tensor<6x9x5xf32> loc(#loc513)
      scf.yield %49, %43, %inserted_slice : tensor<9x5xf32>, tensor<9x5xf32>, tensor<6x9x5xf32> loc(#loc280)
    } loc(#loc280)
    %5:3 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %1, %arg14 = %1, %arg15 = %3) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<6x9x5xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg12 : tensor<i32> loc(#loc284)
      %18 = tensor.empty() : tensor<i32> loc(#loc314)
      %19 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%from_elements : tensor<i32>) outs(%18 : tensor<i32>) {
      ^bb0(%in: i32 loc(""(#loc225)), %out: i32 loc("sub"(#loc285))):
        %55 = arith.subi %c6_i32, %in : i32 loc(#loc314)
        linalg.yield %55 : i32 loc(#loc314)
      } -> tensor<i32> loc(#loc314)
      %20 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%19 : tensor<i32>) outs(%18 : tensor<i32>) {
      ^bb0(%in: i32 loc("sub"(#loc285)), %out: i32 loc("sub"(#loc285))):
        %55 = arith.subi %in, %c1_i32 : i32 loc(#loc314)
        linalg.yield %55 : i32 loc(#loc314)
      } -> tensor<i32> loc(#loc314)
      %extracted = tensor.extract %20[] : tensor<i32> loc(#loc514)
      %21 = arith.index_cast %extracted : i32 to index loc(#loc514)
      %22 = arith.maxsi %21, %c0 : index loc(#loc514)
      %23 = arith.minsi %22, %c5 : index loc(#loc514)
      %extracted_slice = tensor.extract_slice %arg10[%23, 0, 0] [1, 9, 4] [1, 1, 1] : tensor<6x9x4xf32> to tensor<1x9x4xf32> loc(#loc514)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x9x4xf32> into tensor<9x4xf32> loc(#loc515)
      %24 = tensor.empty() : tensor<9x20xf32> loc(#loc516)
      %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<9x20xf32>) -> tensor<9x20xf32> loc(#loc516)
      %26 = linalg.matmul ins(%collapsed, %arg2 : tensor<9x4xf32>, tensor<4x20xf32>) outs(%25 : tensor<9x20xf32>) -> tensor<9x20xf32> loc(#loc516)
      %27 = linalg.matmul ins(%arg13, %arg1 : tensor<9x5xf32>, tensor<5x20xf32>) outs(%25 : tensor<9x20xf32>) -> tensor<9x20xf32> loc(#loc517)
      %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<9x20xf32>, tensor<9x20xf32>) outs(%24 : tensor<9x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc57 at #loc316)), %in_6: f32 loc(callsite(#loc59 at #loc316)), %out: f32 loc(callsite(#loc60 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc518)
        linalg.yield %55 : f32 loc(#loc518)
      } -> tensor<9x20xf32> loc(#loc518)
      %29 = tensor.empty() : tensor<1x20xf32> loc(#loc519)
      %30 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<20xf32>) outs(%29 : tensor<1x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc316)), %out: f32 loc(callsite(#loc151 at #loc316))):
        linalg.yield %in : f32 loc(#loc519)
      } -> tensor<1x20xf32> loc(#loc519)
      %31 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x20xf32>) outs(%24 : tensor<9x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc151 at #loc316)), %out: f32 loc(callsite(#loc60 at #loc316))):
        linalg.yield %in : f32 loc(#loc518)
      } -> tensor<9x20xf32> loc(#loc518)
      %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %31 : tensor<9x20xf32>, tensor<9x20xf32>) outs(%24 : tensor<9x20xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc60 at #loc316)), %in_6: f32 loc(callsite(#loc60 at #loc316)), %out: f32 loc(callsite(#loc60 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc518)
        linalg.yield %55 : f32 loc(#loc518)
      } -> tensor<9x20xf32> loc(#loc518)
      %extracted_slice_2 = tensor.extract_slice %32[0, 0] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc521)
      %extracted_slice_3 = tensor.extract_slice %32[0, 5] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc521)
      %extracted_slice_4 = tensor.extract_slice %32[0, 10] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc521)
      %extracted_slice_5 = tensor.extract_slice %32[0, 15] [9, 5] [1, 1] : tensor<9x20xf32> to tensor<9x5xf32> loc(#loc521)
      %33 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc316)), %out: f32 loc(callsite(#loc62 at #loc316))):
        linalg.yield %in : f32 loc(#loc522)
      } -> tensor<9x5xf32> loc(#loc522)
      %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %33 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc316)), %in_6: f32 loc(callsite(#loc62 at #loc316)), %out: f32 loc(callsite(#loc62 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc522)
        linalg.yield %55 : f32 loc(#loc522)
      } -> tensor<9x5xf32> loc(#loc522)
      %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %out: f32 loc(callsite(#loc236 at #loc316))):
        %55 = arith.negf %in : f32 loc(#loc523)
        linalg.yield %55 : f32 loc(#loc523)
      } -> tensor<9x5xf32> loc(#loc523)
      %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc236 at #loc316)), %out: f32 loc(callsite(#loc237 at #loc316))):
        %55 = math.exp %in : f32 loc(#loc524)
        linalg.yield %55 : f32 loc(#loc524)
      } -> tensor<9x5xf32> loc(#loc524)
      %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %36 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %in_6: f32 loc(callsite(#loc237 at #loc316)), %out: f32 loc(callsite(#loc238 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc525)
        linalg.yield %55 : f32 loc(#loc525)
      } -> tensor<9x5xf32> loc(#loc525)
      %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %37 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %in_6: f32 loc(callsite(#loc238 at #loc316)), %out: f32 loc(callsite(#loc239 at #loc316))):
        %55 = arith.divf %in, %in_6 : f32 loc(#loc526)
        linalg.yield %55 : f32 loc(#loc526)
      } -> tensor<9x5xf32> loc(#loc526)
      %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %arg14 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc239 at #loc316)), %in_6: f32 loc(callsite(#loc at #loc316)), %out: f32 loc(callsite(#loc68 at #loc316))):
        %55 = arith.mulf %in, %in_6 : f32 loc(#loc527)
        linalg.yield %55 : f32 loc(#loc527)
      } -> tensor<9x5xf32> loc(#loc527)
      %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc316)), %out: f32 loc(callsite(#loc240 at #loc316))):
        %55 = arith.negf %in : f32 loc(#loc528)
        linalg.yield %55 : f32 loc(#loc528)
      } -> tensor<9x5xf32> loc(#loc528)
      %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc240 at #loc316)), %out: f32 loc(callsite(#loc241 at #loc316))):
        %55 = math.exp %in : f32 loc(#loc529)
        linalg.yield %55 : f32 loc(#loc529)
      } -> tensor<9x5xf32> loc(#loc529)
      %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %41 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %in_6: f32 loc(callsite(#loc241 at #loc316)), %out: f32 loc(callsite(#loc242 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc530)
        linalg.yield %55 : f32 loc(#loc530)
      } -> tensor<9x5xf32> loc(#loc530)
      %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %42 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %in_6: f32 loc(callsite(#loc242 at #loc316)), %out: f32 loc(callsite(#loc243 at #loc316))):
        %55 = arith.divf %in, %in_6 : f32 loc(#loc531)
        linalg.yield %55 : f32 loc(#loc531)
      } -> tensor<9x5xf32> loc(#loc531)
      %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc316)), %out: f32 loc(callsite(#loc71 at #loc316))):
        %55 = math.tanh %in : f32 loc(#loc532)
        linalg.yield %55 : f32 loc(#loc532)
      } -> tensor<9x5xf32> loc(#loc532)
      %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc243 at #loc316)), %in_6: f32 loc(callsite(#loc71 at #loc316)), %out: f32 loc(callsite(#loc70 at #loc316))):
        %55 = arith.mulf %in, %in_6 : f32 loc(#loc533)
        linalg.yield %55 : f32 loc(#loc533)
      } -> tensor<9x5xf32> loc(#loc533)
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %45 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc68 at #loc316)), %in_6: f32 loc(callsite(#loc70 at #loc316)), %out: f32 loc(callsite(#loc65 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc534)
        linalg.yield %55 : f32 loc(#loc534)
      } -> tensor<9x5xf32> loc(#loc534)
      %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc61 at #loc316)), %out: f32 loc(callsite(#loc244 at #loc316))):
        %55 = arith.negf %in : f32 loc(#loc535)
        linalg.yield %55 : f32 loc(#loc535)
      } -> tensor<9x5xf32> loc(#loc535)
      %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc244 at #loc316)), %out: f32 loc(callsite(#loc245 at #loc316))):
        %55 = math.exp %in : f32 loc(#loc536)
        linalg.yield %55 : f32 loc(#loc536)
      } -> tensor<9x5xf32> loc(#loc536)
      %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %48 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %in_6: f32 loc(callsite(#loc245 at #loc316)), %out: f32 loc(callsite(#loc246 at #loc316))):
        %55 = arith.addf %in, %in_6 : f32 loc(#loc537)
        linalg.yield %55 : f32 loc(#loc537)
      } -> tensor<9x5xf32> loc(#loc537)
      %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %49 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc62 at #loc316)), %in_6: f32 loc(callsite(#loc246 at #loc316)), %out: f32 loc(callsite(#loc247 at #loc316))):
        %55 = arith.divf %in, %in_6 : f32 loc(#loc538)
        linalg.yield %55 : f32 loc(#loc538)
      } -> tensor<9x5xf32> loc(#loc538)
      %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc65 at #loc316)), %out: f32 loc(callsite(#loc75 at #loc316))):
        %55 = math.tanh %in : f32 loc(#loc539)
        linalg.yield %55 : f32 loc(#loc539)
      } -> tensor<9x5xf32> loc(#loc539)
      %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc247 at #loc316)), %in_6: f32 loc(callsite(#loc75 at #loc316)), %out: f32 loc(callsite(#loc74 at #loc316))):
        %55 = arith.mulf %in, %in_6 : f32 loc(#loc540)
        linalg.yield %55 : f32 loc(#loc540)
      } -> tensor<9x5xf32> loc(#loc540)
      %53 = tensor.empty() : tensor<1x9x5xf32> loc(#loc541)
      %54 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<9x5xf32>) outs(%53 : tensor<1x9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc317)), %out: f32 loc(callsite(#loc51 at #loc317))):
        linalg.yield %in : f32 loc(#loc541)
      } -> tensor<1x9x5xf32> loc(#loc541)
      %inserted_slice = tensor.insert_slice %54 into %arg15[%23, 0, 0] [1, 9, 5] [1, 1, 1] : tensor<1x9x5xf32> into tensor<6x9x5xf32> loc(#loc543)
      scf.yield %52, %46, %inserted_slice : tensor<9x5xf32>, tensor<9x5xf32>, tensor<6x9x5xf32> loc(#loc284)
    } loc(#loc284)
    %6 = tensor.empty() : tensor<6x9x10xf32> loc(#loc226)
    %7 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<6x9x10xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc153))):
      %18 = linalg.index 0 : index loc(#loc226)
      %19 = linalg.index 1 : index loc(#loc226)
      %20 = linalg.index 2 : index loc(#loc226)
      %21 = arith.cmpi ult, %20, %c5 : index loc(#loc226)
      %22 = scf.if %21 -> (f32) {
        %extracted = tensor.extract %4#2[%18, %19, %20] : tensor<6x9x5xf32> loc(#loc226)
        scf.yield %extracted : f32 loc(#loc226)
      } else {
        %23 = arith.subi %20, %c5 : index loc(#loc226)
        %extracted = tensor.extract %5#2[%18, %19, %23] : tensor<6x9x5xf32> loc(#loc226)
        scf.yield %extracted : f32 loc(#loc226)
      } loc(#loc226)
      linalg.yield %22 : f32 loc(#loc226)
    } -> tensor<6x9x10xf32> loc(#loc226)
    %8 = scf.for %arg12 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg13 = %1) -> (tensor<9x5xf32>)  : i32 {
      %18 = arith.index_cast %arg12 : i32 to index loc(#loc544)
      %19 = arith.maxsi %18, %c0 : index loc(#loc544)
      %20 = arith.minsi %19, %c5 : index loc(#loc544)
      %extracted_slice = tensor.extract_slice %7[%20, 0, 0] [1, 9, 10] [1, 1, 1] : tensor<6x9x10xf32> to tensor<1x9x10xf32> loc(#loc544)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x9x10xf32> into tensor<9x10xf32> loc(#loc545)
      %21 = tensor.empty() : tensor<9x15xf32> loc(#loc546)
      %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<9x15xf32>) -> tensor<9x15xf32> loc(#loc546)
      %23 = linalg.matmul ins(%collapsed, %arg7 : tensor<9x10xf32>, tensor<10x15xf32>) outs(%22 : tensor<9x15xf32>) -> tensor<9x15xf32> loc(#loc546)
      %24 = linalg.matmul ins(%arg13, %arg6 : tensor<9x5xf32>, tensor<5x15xf32>) outs(%22 : tensor<9x15xf32>) -> tensor<9x15xf32> loc(#loc547)
      %extracted_slice_2 = tensor.extract_slice %23[0, 0] [9, 5] [1, 1] : tensor<9x15xf32> to tensor<9x5xf32> loc(#loc548)
      %extracted_slice_3 = tensor.extract_slice %23[0, 5] [9, 5] [1, 1] : tensor<9x15xf32> to tensor<9x5xf32> loc(#loc548)
      %extracted_slice_4 = tensor.extract_slice %23[0, 10] [9, 5] [1, 1] : tensor<9x15xf32> to tensor<9x5xf32> loc(#loc548)
      %extracted_slice_5 = tensor.extract_slice %24[0, 0] [9, 5] [1, 1] : tensor<9x15xf32> to tensor<9x5xf32> loc(#loc549)
      %extracted_slice_6 = tensor.extract_slice %24[0, 5] [9, 5] [1, 1] : tensor<9x15xf32> to tensor<9x5xf32> loc(#loc549)
      %extracted_slice_7 = tensor.extract_slice %24[0, 10] [9, 5] [1, 1] : tensor<9x15xf32> to tensor<9x5xf32> loc(#loc549)
      %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %extracted_slice_6 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc94 at #loc319)), %in_8: f32 loc(callsite(#loc95 at #loc319)), %out: f32 loc(callsite(#loc96 at #loc319))):
        %43 = arith.addf %in, %in_8 : f32 loc(#loc550)
        linalg.yield %43 : f32 loc(#loc550)
      } -> tensor<9x5xf32> loc(#loc550)
      %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc319)), %out: f32 loc(callsite(#loc257 at #loc319))):
        %43 = arith.negf %in : f32 loc(#loc551)
        linalg.yield %43 : f32 loc(#loc551)
      } -> tensor<9x5xf32> loc(#loc551)
      %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc257 at #loc319)), %out: f32 loc(callsite(#loc258 at #loc319))):
        %43 = math.exp %in : f32 loc(#loc552)
        linalg.yield %43 : f32 loc(#loc552)
      } -> tensor<9x5xf32> loc(#loc552)
      %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc319)), %out: f32 loc(callsite(#loc259 at #loc319))):
        linalg.yield %in : f32 loc(#loc553)
      } -> tensor<9x5xf32> loc(#loc553)
      %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %27 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc319)), %in_8: f32 loc(callsite(#loc258 at #loc319)), %out: f32 loc(callsite(#loc259 at #loc319))):
        %43 = arith.addf %in, %in_8 : f32 loc(#loc553)
        linalg.yield %43 : f32 loc(#loc553)
      } -> tensor<9x5xf32> loc(#loc553)
      %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %29 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc319)), %in_8: f32 loc(callsite(#loc259 at #loc319)), %out: f32 loc(callsite(#loc260 at #loc319))):
        %43 = arith.divf %in, %in_8 : f32 loc(#loc555)
        linalg.yield %43 : f32 loc(#loc555)
      } -> tensor<9x5xf32> loc(#loc555)
      %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %30 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc319)), %in_8: f32 loc(callsite(#loc260 at #loc319)), %out: f32 loc(callsite(#loc155 at #loc319))):
        %43 = arith.subf %in, %in_8 : f32 loc(#loc556)
        linalg.yield %43 : f32 loc(#loc556)
      } -> tensor<9x5xf32> loc(#loc556)
      %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %extracted_slice_5 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc94 at #loc319)), %in_8: f32 loc(callsite(#loc95 at #loc319)), %out: f32 loc(callsite(#loc99 at #loc319))):
        %43 = arith.addf %in, %in_8 : f32 loc(#loc557)
        linalg.yield %43 : f32 loc(#loc557)
      } -> tensor<9x5xf32> loc(#loc557)
      %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc99 at #loc319)), %out: f32 loc(callsite(#loc261 at #loc319))):
        %43 = arith.negf %in : f32 loc(#loc558)
        linalg.yield %43 : f32 loc(#loc558)
      } -> tensor<9x5xf32> loc(#loc558)
      %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc261 at #loc319)), %out: f32 loc(callsite(#loc262 at #loc319))):
        %43 = math.exp %in : f32 loc(#loc559)
        linalg.yield %43 : f32 loc(#loc559)
      } -> tensor<9x5xf32> loc(#loc559)
      %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %34 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc319)), %in_8: f32 loc(callsite(#loc262 at #loc319)), %out: f32 loc(callsite(#loc263 at #loc319))):
        %43 = arith.addf %in, %in_8 : f32 loc(#loc560)
        linalg.yield %43 : f32 loc(#loc560)
      } -> tensor<9x5xf32> loc(#loc560)
      %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %35 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc259 at #loc319)), %in_8: f32 loc(callsite(#loc263 at #loc319)), %out: f32 loc(callsite(#loc264 at #loc319))):
        %43 = arith.divf %in, %in_8 : f32 loc(#loc561)
        linalg.yield %43 : f32 loc(#loc561)
      } -> tensor<9x5xf32> loc(#loc561)
      %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %extracted_slice_7 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc264 at #loc319)), %in_8: f32 loc(callsite(#loc95 at #loc319)), %out: f32 loc(callsite(#loc101 at #loc319))):
        %43 = arith.mulf %in, %in_8 : f32 loc(#loc562)
        linalg.yield %43 : f32 loc(#loc562)
      } -> tensor<9x5xf32> loc(#loc562)
      %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %37 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc94 at #loc319)), %in_8: f32 loc(callsite(#loc101 at #loc319)), %out: f32 loc(callsite(#loc102 at #loc319))):
        %43 = arith.addf %in, %in_8 : f32 loc(#loc563)
        linalg.yield %43 : f32 loc(#loc563)
      } -> tensor<9x5xf32> loc(#loc563)
      %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc102 at #loc319)), %out: f32 loc(callsite(#loc103 at #loc319))):
        %43 = math.tanh %in : f32 loc(#loc564)
        linalg.yield %43 : f32 loc(#loc564)
      } -> tensor<9x5xf32> loc(#loc564)
      %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %39 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc155 at #loc319)), %in_8: f32 loc(callsite(#loc103 at #loc319)), %out: f32 loc(callsite(#loc105 at #loc319))):
        %43 = arith.mulf %in, %in_8 : f32 loc(#loc565)
        linalg.yield %43 : f32 loc(#loc565)
      } -> tensor<9x5xf32> loc(#loc565)
      %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %arg13 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc260 at #loc319)), %in_8: f32 loc(callsite(#loc at #loc319)), %out: f32 loc(callsite(#loc106 at #loc319))):
        %43 = arith.mulf %in, %in_8 : f32 loc(#loc566)
        linalg.yield %43 : f32 loc(#loc566)
      } -> tensor<9x5xf32> loc(#loc566)
      %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%0 : tensor<9x5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc105 at #loc319)), %in_8: f32 loc(callsite(#loc106 at #loc319)), %out: f32 loc(callsite(#loc107 at #loc319))):
        %43 = arith.addf %in, %in_8 : f32 loc(#loc567)
        linalg.yield %43 : f32 loc(#loc567)
      } -> tensor<9x5xf32> loc(#loc567)
      scf.yield %42 : tensor<9x5xf32> loc(#loc289)
    } loc(#loc289)
    %9 = tensor.empty() : tensor<9x2xf32> loc(#loc228)
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<9x2xf32>) -> tensor<9x2xf32> loc(#loc228)
    %11 = linalg.matmul ins(%8, %arg9 : tensor<9x5xf32>, tensor<5x2xf32>) outs(%10 : tensor<9x2xf32>) -> tensor<9x2xf32> loc(#loc228)
    %12 = tensor.empty() : tensor<1x2xf32> loc(#loc229)
    %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<2xf32>) outs(%12 : tensor<1x2xf32>) {
    ^bb0(%in: f32 loc("params.out.b"), %out: f32 loc("broadcast_in_dim"(#loc156))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<1x2xf32> loc(#loc229)
    %14 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<1x2xf32>) outs(%9 : tensor<9x2xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc156)), %out: f32 loc("add"(#loc156))):
      linalg.yield %in : f32 loc(#loc230)
    } -> tensor<9x2xf32> loc(#loc230)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<9x2xf32>, tensor<9x2xf32>) outs(%9 : tensor<9x2xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc156)), %in_2: f32 loc("add"(#loc156)), %out: f32 loc("add"(#loc156))):
      %18 = arith.addf %in, %in_2 : f32 loc(#loc230)
      linalg.yield %18 : f32 loc(#loc230)
    } -> tensor<9x2xf32> loc(#loc230)
    %16 = tensor.empty() : tensor<2x9xf32> loc(#loc231)
    %17 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<9x2xf32>) outs(%16 : tensor<2x9xf32>) {
    ^bb0(%in: f32 loc("add"(#loc156)), %out: f32 loc("transpose"(#loc157))):
      linalg.yield %in : f32 loc(#loc231)
    } -> tensor<2x9xf32> loc(#loc231)
    return %17 : tensor<2x9xf32> loc(#loc158)
  } loc(#loc)
} loc(#loc)
#loc54 = loc("dynamic_slice"(#loc16))
#loc55 = loc("while/body/jit(dynamic_index_in_dim)"(#loc16))
#loc56 = loc("squeeze"(#loc16))
#loc78 = loc("dynamic_update_slice"(#loc16))
#loc82 = loc("while/body/jit(dynamic_index_in_dim)"(#loc25))
#loc88 = loc("dynamic_slice"(#loc27))
#loc89 = loc("while/body/jit(dynamic_index_in_dim)"(#loc27))
#loc90 = loc("squeeze"(#loc27))
#loc129 = loc("dynamic_update_slice"(#loc27))
#loc130 = loc("jit(train)/transpose(jvp())"(#loc26))
#loc139 = loc("reshape"(#loc15))
#loc158 = loc("jit(evaluate)"(#loc13))
#loc162 = loc(callsite(#loc53 at #loc52))
#loc163 = loc(callsite(#loc55 at #loc16))
#loc180 = loc(callsite(#loc82 at #loc25))
#loc185 = loc(callsite(#loc89 at #loc27))
#loc208 = loc("reshape"(#loc115))
#loc215 = loc("split"(#loc130))
#loc224 = loc(callsite(#loc53 at #loc150))
#loc227 = loc(callsite(#loc86 at #loc154))
#loc233 = loc(""(#loc162))
#loc234 = loc(callsite(#loc163 at #loc52))
#loc251 = loc(callsite(#loc180 at #loc80))
#loc255 = loc(callsite(#loc185 at #loc87))
#loc269 = loc(callsite(#loc185 at #loc116))
#loc273 = loc(callsite(#loc180 at #loc131))
#loc277 = loc(callsite(#loc163 at #loc144))
#loc280 = loc(""(#loc224))
#loc281 = loc(callsite(#loc163 at #loc150))
#loc286 = loc(callsite(#loc180 at #loc152))
#loc289 = loc(""(#loc227))
#loc290 = loc(callsite(#loc185 at #loc154))
#loc292 = loc(""(#loc234))
#loc296 = loc(""(#loc251))
#loc299 = loc(""(#loc255))
#loc303 = loc(""(#loc269))
#loc306 = loc(""(#loc273))
#loc309 = loc(""(#loc277))
#loc311 = loc(""(#loc281))
#loc315 = loc(""(#loc286))
#loc318 = loc(""(#loc290))
#loc320 = loc(callsite(#loc54 at #loc292))
#loc321 = loc(callsite(#loc56 at #loc292))
#loc353 = loc(callsite(#loc78 at #loc294))
#loc354 = loc(callsite(#loc54 at #loc296))
#loc355 = loc(callsite(#loc56 at #loc296))
#loc387 = loc(callsite(#loc78 at #loc298))
#loc388 = loc(callsite(#loc88 at #loc299))
#loc389 = loc(callsite(#loc90 at #loc299))
#loc390 = loc(callsite(#loc91 at #loc300))
#loc391 = loc(callsite(#loc93 at #loc300))
#loc417 = loc(callsite(#loc78 at #loc301))
#loc418 = loc(callsite(#loc88 at #loc303))
#loc419 = loc(callsite(#loc90 at #loc303))
#loc439 = loc(callsite(#loc129 at #loc305))
#loc440 = loc(callsite(#loc88 at #loc306))
#loc441 = loc(callsite(#loc90 at #loc306))
#loc442 = loc(callsite(#loc54 at #loc306))
#loc443 = loc(callsite(#loc56 at #loc306))
#loc455 = loc(callsite(#loc139 at #loc307))
#loc462 = loc(callsite(#loc88 at #loc309))
#loc463 = loc(callsite(#loc90 at #loc309))
#loc464 = loc(callsite(#loc54 at #loc309))
#loc465 = loc(callsite(#loc56 at #loc309))
#loc477 = loc(callsite(#loc139 at #loc310))
#loc484 = loc(callsite(#loc54 at #loc311))
#loc485 = loc(callsite(#loc56 at #loc311))
#loc513 = loc(callsite(#loc78 at #loc313))
#loc514 = loc(callsite(#loc54 at #loc315))
#loc515 = loc(callsite(#loc56 at #loc315))
#loc543 = loc(callsite(#loc78 at #loc317))
#loc544 = loc(callsite(#loc88 at #loc318))
#loc545 = loc(callsite(#loc90 at #loc318))
#loc546 = loc(callsite(#loc91 at #loc319))
#loc547 = loc(callsite(#loc93 at #loc319))

