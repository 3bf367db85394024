#loc = loc(unknown)
#loc1 = loc("params.fc.b")
#loc2 = loc("params.fc.w")
#loc3 = loc("x")
#loc4 = loc("y")
#loc5 = loc("jit(_var)")
#loc6 = loc("sums.py":39:101)
#loc7 = loc("sums.py":41:89)
#loc8 = loc("sums.py":38:99)
#loc9 = loc("export.py":100:36)
#loc10 = loc("common.py":23:11)
#loc11 = loc("reduce_max")
#loc12 = loc("common.py":32:9)
#loc13 = loc("max")
#loc14 = loc("broadcast_in_dim")
#loc15 = loc("sub")
#loc16 = loc("exp")
#loc17 = loc("reduce_sum")
#loc18 = loc("log")
#loc19 = loc("common.py":33:36)
#loc20 = loc("lt")
#loc21 = loc("common.py":33:12)
#loc22 = loc("add")
#loc23 = loc("select_n")
#loc24 = loc("reshape")
#loc25 = loc("ge")
#loc26 = loc("gather")
#loc27 = loc("le")
#loc28 = loc("and")
#loc29 = loc("reduce_and")
#loc30 = loc("common.py":33:11)
#loc31 = loc("sums.py":44:37)
#loc32 = loc("jit(_one_hot)")
#loc33 = loc("iota")
#loc34 = loc("eq")
#loc35 = loc("convert_element_type")
#loc36 = loc("ad,adb->ab/dot_general")
#loc37 = loc("neg")
#loc38 = loc("div")
#loc39 = loc("mul")
#loc40 = loc("add_any")
#loc41 = loc("common.py":51:41)
#loc42 = loc("common.py":51:37)
#loc43 = loc("sums.py":36:24)
#loc44 = loc("sums.py":36:37)
#loc45 = loc("sums.py":36:23)
#loc46 = loc("sums.py":36:15)
#loc47 = loc("sums.py":37:16)
#loc48 = loc("reduce")
#loc49 = loc("sums.py":38:23)
#loc50 = loc("sums.py":38:42)
#loc51 = loc("sums.py":38:81)
#loc52 = loc("sums.py":38:77)
#loc53 = loc("sums.py":38:68)
#loc54 = loc("sums.py":38:107)
#loc55 = loc("sums.py":39:23)
#loc56 = loc("sums.py":39:50)
#loc57 = loc("sums.py":39:76)
#loc58 = loc("square")
#loc59 = loc("gt")
#loc60 = loc("jit(_where)")
#loc61 = loc("sqrt")
#loc62 = loc("sums.py":40:44)
#loc63 = loc("sums.py":40:34)
#loc64 = loc("sums.py":40:26)
#loc65 = loc("sums.py":41:34)
#loc66 = loc("sums.py":41:61)
#loc67 = loc("sums.py":41:33)
#loc68 = loc("sums.py":41:25)
#loc69 = loc("sums.py":50:55)
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> ()>
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
#loc70 = loc("jit(train)/jit(_std)"(#loc6))
#loc71 = loc("jit(train)"(#loc7))
#loc72 = loc("jit(train)"(#loc8))
#loc73 = loc("jit(train)"(#loc9))
#loc74 = loc("jit(train)/jvp()"(#loc10))
#loc75 = loc("jit(train)/jvp(jit(log_softmax))"(#loc12))
#loc76 = loc("jit(train)/jvp()"(#loc19))
#loc77 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc21))
#loc78 = loc("jit(train)/jvp()"(#loc21))
#loc79 = loc("jit(train)/jvp()"(#loc30))
#loc80 = loc("jit(train)/jvp()"(#loc31))
#loc81 = loc("jit(train)/transpose(jvp())"(#loc31))
#loc82 = loc("jit(train)/transpose(jvp())"(#loc30))
#loc83 = loc("jit(train)/transpose(jvp())"(#loc21))
#loc84 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc21))
#loc85 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc12))
#loc86 = loc("jit(train)/transpose(jvp())"(#loc10))
#loc87 = loc("jit(train)"(#loc41))
#loc88 = loc("jit(train)"(#loc42))
#loc89 = loc("jit(train)"(#loc43))
#loc90 = loc("jit(train)"(#loc30))
#loc91 = loc("jit(train)"(#loc44))
#loc92 = loc("jit(train)"(#loc45))
#loc93 = loc("jit(train)"(#loc46))
#loc94 = loc("iota"(#loc47))
#loc95 = loc("jit(train)"(#loc47))
#loc97 = loc("reduce:"(#loc48))
#loc105 = loc("jit(train)"(#loc49))
#loc106 = loc("jit(train)"(#loc50))
#loc107 = loc("jit(train)"(#loc51))
#loc108 = loc("jit(train)"(#loc52))
#loc109 = loc("jit(train)"(#loc53))
#loc110 = loc("jit(train)"(#loc54))
#loc111 = loc("jit(train)"(#loc55))
#loc112 = loc("iota"(#loc56))
#loc113 = loc("jit(train)"(#loc56))
#loc122 = loc("iota"(#loc57))
#loc123 = loc("jit(train)"(#loc57))
#loc131 = loc("jit(train)"(#loc62))
#loc132 = loc("jit(train)/jit(_where)"(#loc63))
#loc133 = loc("jit(train)"(#loc64))
#loc134 = loc("jit(train)"(#loc65))
#loc135 = loc("jit(train)"(#loc66))
#loc136 = loc("jit(train)"(#loc67))
#loc137 = loc("jit(train)"(#loc68))
#loc138 = loc("jit(evaluate)/jit(_std)"(#loc6))
#loc139 = loc("jit(evaluate)"(#loc7))
#loc140 = loc("jit(evaluate)"(#loc8))
#loc141 = loc("jit(evaluate)"(#loc53))
#loc142 = loc("jit(evaluate)"(#loc9))
#loc143 = loc("jit(evaluate)"(#loc10))
#loc144 = loc("jit(evaluate)/jit(log_softmax)"(#loc12))
#loc145 = loc("jit(evaluate)"(#loc19))
#loc146 = loc("jit(evaluate)/jit(take_along_axis)"(#loc21))
#loc147 = loc("jit(evaluate)"(#loc21))
#loc148 = loc("jit(evaluate)"(#loc30))
#loc149 = loc("jit(evaluate)"(#loc69))
#loc150 = loc("jit(evaluate)"(#loc43))
#loc151 = loc("jit(evaluate)"(#loc44))
#loc152 = loc("jit(evaluate)"(#loc45))
#loc153 = loc("jit(evaluate)"(#loc46))
#loc154 = loc("jit(evaluate)"(#loc47))
#loc155 = loc("jit(evaluate)"(#loc49))
#loc156 = loc("jit(evaluate)"(#loc50))
#loc157 = loc("jit(evaluate)"(#loc51))
#loc158 = loc("jit(evaluate)"(#loc52))
#loc159 = loc("jit(evaluate)"(#loc54))
#loc160 = loc("jit(evaluate)"(#loc55))
#loc161 = loc("jit(evaluate)"(#loc56))
#loc162 = loc("jit(evaluate)"(#loc57))
#loc163 = loc("jit(evaluate)"(#loc62))
#loc164 = loc("jit(evaluate)/jit(_where)"(#loc63))
#loc165 = loc("jit(evaluate)"(#loc64))
#loc166 = loc("jit(evaluate)"(#loc65))
#loc167 = loc("jit(evaluate)"(#loc66))
#loc168 = loc("jit(evaluate)"(#loc67))
#loc169 = loc("jit(evaluate)"(#loc68))
#loc170 = loc(callsite(#loc5 at #loc70))
#loc171 = loc("reduce_max"(#loc71))
#loc172 = loc("reduce_or"(#loc72))
#loc173 = loc("dot_general"(#loc74))
#loc174 = loc("broadcast_in_dim"(#loc74))
#loc175 = loc("add"(#loc74))
#loc176 = loc(callsite(#loc11 at #loc75))
#loc177 = loc(callsite(#loc13 at #loc75))
#loc178 = loc(callsite(#loc at #loc75))
#loc179 = loc(callsite(#loc14 at #loc75))
#loc180 = loc(callsite(#loc15 at #loc75))
#loc181 = loc(callsite(#loc16 at #loc75))
#loc182 = loc(callsite(#loc17 at #loc75))
#loc183 = loc(callsite(#loc18 at #loc75))
#loc184 = loc("broadcast_in_dim"(#loc76))
#loc185 = loc(callsite(#loc20 at #loc77))
#loc186 = loc(callsite(#loc at #loc77))
#loc187 = loc(callsite(#loc22 at #loc77))
#loc188 = loc(callsite(#loc23 at #loc77))
#loc189 = loc(callsite(#loc24 at #loc77))
#loc190 = loc(callsite(#loc25 at #loc77))
#loc191 = loc(callsite(#loc14 at #loc77))
#loc192 = loc(callsite(#loc26 at #loc77))
#loc193 = loc(callsite(#loc27 at #loc77))
#loc194 = loc(callsite(#loc28 at #loc77))
#loc195 = loc(callsite(#loc29 at #loc77))
#loc196 = loc("squeeze"(#loc78))
#loc197 = loc("neg"(#loc79))
#loc198 = loc("reduce_sum"(#loc80))
#loc199 = loc("div"(#loc80))
#loc200 = loc("div"(#loc81))
#loc201 = loc("broadcast_in_dim"(#loc81))
#loc202 = loc("neg"(#loc82))
#loc203 = loc("broadcast_in_dim"(#loc83))
#loc204 = loc(callsite(#loc14 at #loc84))
#loc205 = loc(callsite(#loc at #loc84))
#loc206 = loc(callsite(#loc32 at #loc84))
#loc207 = loc(callsite(#loc36 at #loc84))
#loc208 = loc(callsite(#loc22 at #loc84))
#loc209 = loc(callsite(#loc37 at #loc85))
#loc210 = loc(callsite(#loc at #loc85))
#loc211 = loc(callsite(#loc17 at #loc85))
#loc212 = loc(callsite(#loc24 at #loc85))
#loc213 = loc(callsite(#loc38 at #loc85))
#loc214 = loc(callsite(#loc14 at #loc85))
#loc215 = loc(callsite(#loc39 at #loc85))
#loc216 = loc(callsite(#loc40 at #loc85))
#loc217 = loc("reduce_sum"(#loc86))
#loc219 = loc("dot_general"(#loc86))
#loc220 = loc("transpose"(#loc86))
#loc221 = loc("mul"(#loc87))
#loc222 = loc("sub"(#loc88))
#loc223 = loc("broadcast_in_dim"(#loc89))
#loc224 = loc("neg"(#loc90))
#loc225 = loc("broadcast_in_dim"(#loc91))
#loc226 = loc("lt"(#loc89))
#loc227 = loc("convert_element_type"(#loc92))
#loc228 = loc("reduce_sum"(#loc93))
#loc229 = loc(callsite(#loc94 at #loc95))
#loc231 = loc(callsite(#loc97 at #loc95))
#loc239 = loc("eq"(#loc95))
#loc240 = loc("reduce_max"(#loc105))
#loc241 = loc("reduce_min"(#loc106))
#loc242 = loc("mul"(#loc107))
#loc243 = loc("add"(#loc108))
#loc244 = loc("reduce_prod"(#loc109))
#loc245 = loc("gt"(#loc110))
#loc246 = loc("reduce_and"(#loc111))
#loc247 = loc(callsite(#loc112 at #loc113))
#loc249 = loc(callsite(#loc97 at #loc113))
#loc257 = loc(callsite(#loc122 at #loc123))
#loc259 = loc(callsite(#loc97 at #loc123))
#loc266 = loc(callsite(#loc61 at #loc70))
#loc267 = loc("eq"(#loc131))
#loc268 = loc(callsite(#loc14 at #loc132))
#loc269 = loc(callsite(#loc35 at #loc132))
#loc270 = loc(callsite(#loc23 at #loc132))
#loc271 = loc(callsite(#loc at #loc132))
#loc272 = loc("reduce_sum"(#loc133))
#loc273 = loc("gt"(#loc134))
#loc274 = loc("broadcast_in_dim"(#loc135))
#loc275 = loc("and"(#loc136))
#loc276 = loc("convert_element_type"(#loc137))
#loc277 = loc("reduce_sum"(#loc137))
#loc278 = loc(callsite(#loc5 at #loc138))
#loc279 = loc("reduce_max"(#loc139))
#loc280 = loc("reduce_or"(#loc140))
#loc281 = loc("reduce_prod"(#loc141))
#loc282 = loc("dot_general"(#loc143))
#loc283 = loc("broadcast_in_dim"(#loc143))
#loc284 = loc("add"(#loc143))
#loc285 = loc(callsite(#loc11 at #loc144))
#loc286 = loc(callsite(#loc13 at #loc144))
#loc287 = loc(callsite(#loc at #loc144))
#loc288 = loc(callsite(#loc14 at #loc144))
#loc289 = loc(callsite(#loc15 at #loc144))
#loc290 = loc(callsite(#loc16 at #loc144))
#loc291 = loc(callsite(#loc17 at #loc144))
#loc292 = loc(callsite(#loc18 at #loc144))
#loc293 = loc("broadcast_in_dim"(#loc145))
#loc294 = loc(callsite(#loc20 at #loc146))
#loc295 = loc(callsite(#loc at #loc146))
#loc296 = loc(callsite(#loc22 at #loc146))
#loc297 = loc(callsite(#loc23 at #loc146))
#loc298 = loc(callsite(#loc24 at #loc146))
#loc299 = loc(callsite(#loc25 at #loc146))
#loc300 = loc(callsite(#loc14 at #loc146))
#loc301 = loc(callsite(#loc26 at #loc146))
#loc302 = loc(callsite(#loc27 at #loc146))
#loc303 = loc(callsite(#loc28 at #loc146))
#loc304 = loc(callsite(#loc29 at #loc146))
#loc305 = loc("squeeze"(#loc147))
#loc306 = loc("neg"(#loc148))
#loc307 = loc("transpose"(#loc149))
#loc308 = loc("broadcast_in_dim"(#loc150))
#loc309 = loc("broadcast_in_dim"(#loc151))
#loc310 = loc("lt"(#loc150))
#loc311 = loc("convert_element_type"(#loc152))
#loc312 = loc("reduce_sum"(#loc153))
#loc313 = loc(callsite(#loc94 at #loc154))
#loc315 = loc(callsite(#loc97 at #loc154))
#loc316 = loc("eq"(#loc154))
#loc317 = loc("reduce_max"(#loc155))
#loc318 = loc("reduce_min"(#loc156))
#loc319 = loc("mul"(#loc157))
#loc320 = loc("add"(#loc158))
#loc321 = loc("gt"(#loc159))
#loc322 = loc("reduce_and"(#loc160))
#loc323 = loc(callsite(#loc112 at #loc161))
#loc325 = loc(callsite(#loc97 at #loc161))
#loc326 = loc(callsite(#loc122 at #loc162))
#loc328 = loc(callsite(#loc97 at #loc162))
#loc329 = loc(callsite(#loc61 at #loc138))
#loc330 = loc("eq"(#loc163))
#loc331 = loc(callsite(#loc14 at #loc164))
#loc332 = loc(callsite(#loc35 at #loc164))
#loc333 = loc(callsite(#loc23 at #loc164))
#loc334 = loc(callsite(#loc at #loc164))
#loc335 = loc("reduce_sum"(#loc165))
#loc336 = loc("gt"(#loc166))
#loc337 = loc("broadcast_in_dim"(#loc167))
#loc338 = loc("and"(#loc168))
#loc339 = loc("convert_element_type"(#loc169))
#loc340 = loc("reduce_sum"(#loc169))
#loc341 = loc(callsite(#loc at #loc170))
#loc342 = loc(callsite(#loc14 at #loc206))
#loc343 = loc(callsite(#loc at #loc206))
#loc344 = loc(callsite(#loc33 at #loc206))
#loc345 = loc(callsite(#loc34 at #loc206))
#loc346 = loc(callsite(#loc35 at #loc206))
#loc367 = loc(callsite(#loc17 at #loc170))
#loc368 = loc(callsite(#loc14 at #loc170))
#loc369 = loc(callsite(#loc38 at #loc170))
#loc370 = loc(callsite(#loc15 at #loc170))
#loc371 = loc(callsite(#loc58 at #loc170))
#loc372 = loc(callsite(#loc35 at #loc170))
#loc373 = loc(callsite(#loc59 at #loc170))
#loc374 = loc(callsite(#loc60 at #loc170))
#loc375 = loc(callsite(#loc at #loc278))
#loc376 = loc(callsite(#loc15 at #loc278))
#loc377 = loc(callsite(#loc17 at #loc278))
#loc378 = loc(callsite(#loc14 at #loc278))
#loc379 = loc(callsite(#loc38 at #loc278))
#loc380 = loc(callsite(#loc58 at #loc278))
#loc381 = loc(callsite(#loc35 at #loc278))
#loc382 = loc(callsite(#loc59 at #loc278))
#loc383 = loc(callsite(#loc60 at #loc278))
#loc404 = loc(callsite(#loc14 at #loc374))
#loc405 = loc(callsite(#loc35 at #loc374))
#loc406 = loc(callsite(#loc23 at #loc374))
#loc407 = loc(callsite(#loc at #loc374))
#loc428 = loc(callsite(#loc14 at #loc383))
#loc429 = loc(callsite(#loc35 at #loc383))
#loc430 = loc(callsite(#loc23 at #loc383))
#loc431 = loc(callsite(#loc at #loc383))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32} loc("params.fc.b"), %arg1: tensor<6x4xf32> {tf.aliasing_output = 1 : i32} loc("params.fc.w"), %arg2: tensor<10x6xf32> loc("x"), %arg3: tensor<10xi32> loc("y")) -> (tensor<4xf32> {jax.result_info = "params.fc.b"}, tensor<6x4xf32> {jax.result_info = "params.fc.w"}, tensor<i1> {jax.result_info = "all"}, tensor<i1> {jax.result_info = "any"}, tensor<i32> {jax.result_info = "below"}, tensor<i32> {jax.result_info = "classes"}, tensor<4xi32> {jax.result_info = "easiest"}, tensor<i32> {jax.result_info = "hardest"}, tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "max"}, tensor<f32> {jax.result_info = "median"}, tensor<4xf32> {jax.result_info = "min"}, tensor<f32> {jax.result_info = "product"}, tensor<4xf32> {jax.result_info = "std"}) {
    %cst = arith.constant dense<1.000000e+01> : tensor<f32> loc(#loc341)
    %cst_0 = arith.constant dense<4> : tensor<i32> loc(#loc)
    %cst_1 = arith.constant dense<3> : tensor<1xi32> loc(#loc)
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant 1.000000e-01 : f32 loc(#loc)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc171)
    %true = arith.constant true loc(#loc)
    %false = arith.constant false loc(#loc172)
    %cst_5 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_6 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_7 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_9 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_10 = arith.constant dense<5> : tensor<i32> loc(#loc73)
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc73)
    %cst_12 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc73)
    %cst_13 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_14 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<10x4xf32> loc(#loc173)
    %1 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc173)
    %2 = linalg.matmul ins(%arg2, %arg1 : tensor<10x6xf32>, tensor<6x4xf32>) outs(%1 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc173)
    %3 = tensor.empty() : tensor<1x4xf32> loc(#loc174)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %out: f32 loc("broadcast_in_dim"(#loc74))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<1x4xf32> loc(#loc174)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc74)), %out: f32 loc("add"(#loc74))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<10x4xf32> loc(#loc175)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc74)), %in_19: f32 loc("add"(#loc74)), %out: f32 loc("add"(#loc74))):
      %162 = arith.addf %in, %in_19 : f32 loc(#loc175)
      linalg.yield %162 : f32 loc(#loc175)
    } -> tensor<10x4xf32> loc(#loc175)
    %7 = tensor.empty() : tensor<10xf32> loc(#loc176)
    %8 = linalg.fill ins(%cst_6 : f32) outs(%7 : tensor<10xf32>) -> tensor<10xf32> loc(#loc176)
    %9 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<10x4xf32>) outs(%8 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc11 at #loc75)), %out: f32 loc(callsite(#loc11 at #loc75))):
      %162 = arith.maximumf %out, %in : f32 loc(#loc176)
      linalg.yield %162 : f32 loc(#loc176)
    } -> tensor<10xf32> loc(#loc176)
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %out: f32 loc(callsite(#loc13 at #loc75))):
      linalg.yield %in : f32 loc(#loc177)
    } -> tensor<10xf32> loc(#loc177)
    %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%10, %9 : tensor<10xf32>, tensor<10xf32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc75)), %in_19: f32 loc(callsite(#loc11 at #loc75)), %out: f32 loc(callsite(#loc13 at #loc75))):
      %162 = arith.maximumf %in, %in_19 : f32 loc(#loc177)
      linalg.yield %162 : f32 loc(#loc177)
    } -> tensor<10xf32> loc(#loc177)
    %12 = tensor.empty() : tensor<10x1xf32> loc(#loc179)
    %13 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<10xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc75)), %out: f32 loc(callsite(#loc14 at #loc75))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<10x1xf32> loc(#loc179)
    %14 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<10x1xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc75)), %out: f32 loc(callsite(#loc15 at #loc75))):
      linalg.yield %in : f32 loc(#loc180)
    } -> tensor<10x4xf32> loc(#loc180)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %14 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %in_19: f32 loc(callsite(#loc15 at #loc75)), %out: f32 loc(callsite(#loc15 at #loc75))):
      %162 = arith.subf %in, %in_19 : f32 loc(#loc180)
      linalg.yield %162 : f32 loc(#loc180)
    } -> tensor<10x4xf32> loc(#loc180)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc75)), %out: f32 loc(callsite(#loc16 at #loc75))):
      %162 = math.exp %in : f32 loc(#loc181)
      linalg.yield %162 : f32 loc(#loc181)
    } -> tensor<10x4xf32> loc(#loc181)
    %17 = linalg.fill ins(%cst_9 : f32) outs(%7 : tensor<10xf32>) -> tensor<10xf32> loc(#loc182)
    %18 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<10x4xf32>) outs(%17 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc75)), %out: f32 loc(callsite(#loc17 at #loc75))):
      %162 = arith.addf %out, %in : f32 loc(#loc182)
      linalg.yield %162 : f32 loc(#loc182)
    } -> tensor<10xf32> loc(#loc182)
    %19 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<10xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc75)), %out: f32 loc(callsite(#loc14 at #loc75))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<10x1xf32> loc(#loc179)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<10x1xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc75)), %out: f32 loc(callsite(#loc18 at #loc75))):
      %162 = math.log %in : f32 loc(#loc183)
      linalg.yield %162 : f32 loc(#loc183)
    } -> tensor<10x1xf32> loc(#loc183)
    %21 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<10x1xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc75)), %out: f32 loc(callsite(#loc15 at #loc75))):
      linalg.yield %in : f32 loc(#loc180)
    } -> tensor<10x4xf32> loc(#loc180)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %21 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc75)), %in_19: f32 loc(callsite(#loc15 at #loc75)), %out: f32 loc(callsite(#loc15 at #loc75))):
      %162 = arith.subf %in, %in_19 : f32 loc(#loc180)
      linalg.yield %162 : f32 loc(#loc180)
    } -> tensor<10x4xf32> loc(#loc180)
    %23 = tensor.empty() : tensor<10x1xi32> loc(#loc184)
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<10xi32>) outs(%23 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc76))):
      linalg.yield %in : i32 loc(#loc184)
    } -> tensor<10x1xi32> loc(#loc184)
    %25 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%23 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc77)), %out: i32 loc(callsite(#loc20 at #loc77))):
      linalg.yield %in : i32 loc(#loc185)
    } -> tensor<10x1xi32> loc(#loc185)
    %26 = tensor.empty() : tensor<10x1xi1> loc(#loc185)
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %25 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%26 : tensor<10x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc77)), %in_19: i32 loc(callsite(#loc20 at #loc77)), %out: i1 loc(callsite(#loc20 at #loc77))):
      %162 = arith.cmpi slt, %in, %in_19 : i32 loc(#loc185)
      linalg.yield %162 : i1 loc(#loc185)
    } -> tensor<10x1xi1> loc(#loc185)
    %28 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<i32>) outs(%23 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc77)), %out: i32 loc(callsite(#loc22 at #loc77))):
      linalg.yield %in : i32 loc(#loc187)
    } -> tensor<10x1xi32> loc(#loc187)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %28 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%23 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc77)), %in_19: i32 loc(callsite(#loc22 at #loc77)), %out: i32 loc(callsite(#loc22 at #loc77))):
      %162 = arith.addi %in, %in_19 : i32 loc(#loc187)
      linalg.yield %162 : i32 loc(#loc187)
    } -> tensor<10x1xi32> loc(#loc187)
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %29, %24 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%23 : tensor<10x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc20 at #loc77)), %in_19: i32 loc(callsite(#loc22 at #loc77)), %in_20: i32 loc(callsite(#loc at #loc77)), %out: i32 loc(callsite(#loc23 at #loc77))):
      %162 = arith.select %in, %in_19, %in_20 : i32 loc(#loc188)
      linalg.yield %162 : i32 loc(#loc188)
    } -> tensor<10x1xi32> loc(#loc188)
    %expanded = tensor.expand_shape %30 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32> loc(#loc189)
    %31 = tensor.empty() : tensor<10x1x1xi32> loc(#loc190)
    %32 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<i32>) outs(%31 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc77)), %out: i32 loc(callsite(#loc25 at #loc77))):
      linalg.yield %in : i32 loc(#loc190)
    } -> tensor<10x1x1xi32> loc(#loc190)
    %33 = tensor.empty() : tensor<10x1x1xi1> loc(#loc190)
    %34 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %32 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%33 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc77)), %in_19: i32 loc(callsite(#loc25 at #loc77)), %out: i1 loc(callsite(#loc25 at #loc77))):
      %162 = arith.cmpi sge, %in, %in_19 : i32 loc(#loc190)
      linalg.yield %162 : i1 loc(#loc190)
    } -> tensor<10x1x1xi1> loc(#loc190)
    %35 = tensor.empty() : tensor<1x1x1xi32> loc(#loc191)
    %36 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<1xi32>) outs(%35 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc26 at #loc77)), %out: i32 loc(callsite(#loc14 at #loc77))):
      linalg.yield %in : i32 loc(#loc191)
    } -> tensor<1x1x1xi32> loc(#loc191)
    %37 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<1x1x1xi32>) outs(%31 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc14 at #loc77)), %out: i32 loc(callsite(#loc27 at #loc77))):
      linalg.yield %in : i32 loc(#loc193)
    } -> tensor<10x1x1xi32> loc(#loc193)
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %37 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%33 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc77)), %in_19: i32 loc(callsite(#loc27 at #loc77)), %out: i1 loc(callsite(#loc27 at #loc77))):
      %162 = arith.cmpi sle, %in, %in_19 : i32 loc(#loc193)
      linalg.yield %162 : i1 loc(#loc193)
    } -> tensor<10x1x1xi1> loc(#loc193)
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %38 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%33 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc25 at #loc77)), %in_19: i1 loc(callsite(#loc27 at #loc77)), %out: i1 loc(callsite(#loc28 at #loc77))):
      %162 = arith.andi %in, %in_19 : i1 loc(#loc194)
      linalg.yield %162 : i1 loc(#loc194)
    } -> tensor<10x1x1xi1> loc(#loc194)
    %40 = linalg.fill ins(%true : i1) outs(%26 : tensor<10x1xi1>) -> tensor<10x1xi1> loc(#loc195)
    %41 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<10x1x1xi1>) outs(%40 : tensor<10x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc29 at #loc77)), %out: i1 loc(callsite(#loc29 at #loc77))):
      %162 = arith.andi %out, %in : i1 loc(#loc195)
      linalg.yield %162 : i1 loc(#loc195)
    } -> tensor<10x1xi1> loc(#loc195)
    %42 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%12 : tensor<10x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc26 at #loc77))):
      %162 = linalg.index 0 : index loc(#loc192)
      %extracted_19 = tensor.extract %expanded[%162, %c0, %c0] : tensor<10x1x1xi32> loc(#loc192)
      %163 = arith.index_cast %extracted_19 : i32 to index loc(#loc192)
      %164 = arith.maxsi %163, %c0 : index loc(#loc192)
      %165 = arith.minsi %164, %c3 : index loc(#loc192)
      %extracted_20 = tensor.extract %22[%162, %165] : tensor<10x4xf32> loc(#loc192)
      linalg.yield %extracted_20 : f32 loc(#loc192)
    } -> tensor<10x1xf32> loc(#loc192)
    %43 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc77)), %out: f32 loc(callsite(#loc14 at #loc77))):
      linalg.yield %in : f32 loc(#loc191)
    } -> tensor<10x1xf32> loc(#loc191)
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %42, %43 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc29 at #loc77)), %in_19: f32 loc(callsite(#loc26 at #loc77)), %in_20: f32 loc(callsite(#loc14 at #loc77)), %out: f32 loc(callsite(#loc23 at #loc77))):
      %162 = arith.select %in, %in_19, %in_20 : f32 loc(#loc188)
      linalg.yield %162 : f32 loc(#loc188)
    } -> tensor<10x1xf32> loc(#loc188)
    %collapsed = tensor.collapse_shape %44 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc196)
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc78)), %out: f32 loc("neg"(#loc79))):
      %162 = arith.negf %in : f32 loc(#loc197)
      linalg.yield %162 : f32 loc(#loc197)
    } -> tensor<10xf32> loc(#loc197)
    %46 = tensor.empty() : tensor<f32> loc(#loc198)
    %47 = linalg.fill ins(%cst_9 : f32) outs(%46 : tensor<f32>) -> tensor<f32> loc(#loc198)
    %48 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%45 : tensor<10xf32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc80)), %out: f32 loc("reduce_sum"(#loc80))):
      %162 = arith.addf %out, %in : f32 loc(#loc198)
      linalg.yield %162 : f32 loc(#loc198)
    } -> tensor<f32> loc(#loc198)
    %49 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%48 : tensor<f32>) outs(%46 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc80)), %out: f32 loc("div"(#loc80))):
      %162 = arith.divf %in, %cst_8 : f32 loc(#loc199)
      linalg.yield %162 : f32 loc(#loc199)
    } -> tensor<f32> loc(#loc199)
    %50 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%46 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc81))):
      linalg.yield %cst_4 : f32 loc(#loc200)
    } -> tensor<f32> loc(#loc200)
    %51 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%50 : tensor<f32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc81)), %out: f32 loc("broadcast_in_dim"(#loc81))):
      linalg.yield %in : f32 loc(#loc201)
    } -> tensor<10xf32> loc(#loc201)
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%51 : tensor<10xf32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc81)), %out: f32 loc("neg"(#loc82))):
      %162 = arith.negf %in : f32 loc(#loc202)
      linalg.yield %162 : f32 loc(#loc202)
    } -> tensor<10xf32> loc(#loc202)
    %53 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<10xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc82)), %out: f32 loc("broadcast_in_dim"(#loc83))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<10x1xf32> loc(#loc203)
    %54 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc84)), %out: f32 loc(callsite(#loc14 at #loc84))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<10x4xf32> loc(#loc204)
    %55 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<10x1xi32>) outs(%31 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc206)), %out: i32 loc(callsite(#loc14 at #loc206))):
      linalg.yield %in : i32 loc(#loc342)
    } -> tensor<10x1x1xi32> loc(#loc342)
    %56 = tensor.empty() : tensor<1x1x4xi32> loc(#loc344)
    %57 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel"]} outs(%56 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc33 at #loc206))):
      %162 = linalg.index 2 : index loc(#loc344)
      %163 = arith.index_cast %162 : index to i32 loc(#loc344)
      linalg.yield %163 : i32 loc(#loc344)
    } -> tensor<1x1x4xi32> loc(#loc344)
    %58 = tensor.empty() : tensor<10x1x4xi32> loc(#loc345)
    %59 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<10x1x1xi32>) outs(%58 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc14 at #loc206)), %out: i32 loc(callsite(#loc34 at #loc206))):
      linalg.yield %in : i32 loc(#loc345)
    } -> tensor<10x1x4xi32> loc(#loc345)
    %60 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<1x1x4xi32>) outs(%58 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc33 at #loc206)), %out: i32 loc(callsite(#loc34 at #loc206))):
      linalg.yield %in : i32 loc(#loc345)
    } -> tensor<10x1x4xi32> loc(#loc345)
    %61 = tensor.empty() : tensor<10x1x4xi1> loc(#loc345)
    %62 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %60 : tensor<10x1x4xi32>, tensor<10x1x4xi32>) outs(%61 : tensor<10x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc34 at #loc206)), %in_19: i32 loc(callsite(#loc34 at #loc206)), %out: i1 loc(callsite(#loc34 at #loc206))):
      %162 = arith.cmpi eq, %in, %in_19 : i32 loc(#loc345)
      linalg.yield %162 : i1 loc(#loc345)
    } -> tensor<10x1x4xi1> loc(#loc345)
    %63 = tensor.empty() : tensor<10x1x4xf32> loc(#loc346)
    %64 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<10x1x4xi1>) outs(%63 : tensor<10x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc34 at #loc206)), %out: f32 loc(callsite(#loc35 at #loc206))):
      %162 = arith.uitofp %in : i1 to f32 loc(#loc346)
      linalg.yield %162 : f32 loc(#loc346)
    } -> tensor<10x1x4xf32> loc(#loc346)
    %65 = linalg.generic {indexing_maps = [#map15, #map16, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%53, %64 : tensor<10x1xf32>, tensor<10x1x4xf32>) outs(%1 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc84)), %in_19: f32 loc(callsite(#loc32 at #loc84)), %out: f32 loc(callsite(#loc36 at #loc84))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc205)
      %163 = arith.addf %out, %162 : f32 loc(#loc207)
      linalg.yield %163 : f32 loc(#loc205)
    } -> tensor<10x4xf32> loc(#loc207)
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %65 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc84)), %in_19: f32 loc(callsite(#loc36 at #loc84)), %out: f32 loc(callsite(#loc22 at #loc84))):
      %162 = arith.addf %in, %in_19 : f32 loc(#loc208)
      linalg.yield %162 : f32 loc(#loc208)
    } -> tensor<10x4xf32> loc(#loc208)
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc85)), %out: f32 loc(callsite(#loc37 at #loc85))):
      %162 = arith.negf %in : f32 loc(#loc209)
      linalg.yield %162 : f32 loc(#loc209)
    } -> tensor<10x4xf32> loc(#loc209)
    %68 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%67 : tensor<10x4xf32>) outs(%17 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc85)), %out: f32 loc(callsite(#loc17 at #loc85))):
      %162 = arith.addf %out, %in : f32 loc(#loc211)
      linalg.yield %162 : f32 loc(#loc211)
    } -> tensor<10xf32> loc(#loc211)
    %expanded_17 = tensor.expand_shape %68 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc212)
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %19 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc85)), %in_19: f32 loc(callsite(#loc at #loc85)), %out: f32 loc(callsite(#loc38 at #loc85))):
      %162 = arith.divf %in, %in_19 : f32 loc(#loc213)
      linalg.yield %162 : f32 loc(#loc213)
    } -> tensor<10x1xf32> loc(#loc213)
    %70 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%69 : tensor<10x1xf32>) outs(%17 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc85)), %out: f32 loc(callsite(#loc17 at #loc85))):
      %162 = arith.addf %out, %in : f32 loc(#loc211)
      linalg.yield %162 : f32 loc(#loc211)
    } -> tensor<10xf32> loc(#loc211)
    %71 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<10xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc85)), %out: f32 loc(callsite(#loc14 at #loc85))):
      linalg.yield %in : f32 loc(#loc214)
    } -> tensor<10x4xf32> loc(#loc214)
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %16 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc85)), %in_19: f32 loc(callsite(#loc at #loc85)), %out: f32 loc(callsite(#loc39 at #loc85))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc215)
      linalg.yield %162 : f32 loc(#loc215)
    } -> tensor<10x4xf32> loc(#loc215)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %72 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc85)), %in_19: f32 loc(callsite(#loc39 at #loc85)), %out: f32 loc(callsite(#loc40 at #loc85))):
      %162 = arith.addf %in, %in_19 : f32 loc(#loc216)
      linalg.yield %162 : f32 loc(#loc216)
    } -> tensor<10x4xf32> loc(#loc216)
    %74 = tensor.empty() : tensor<4xf32> loc(#loc217)
    %75 = linalg.fill ins(%cst_9 : f32) outs(%74 : tensor<4xf32>) -> tensor<4xf32> loc(#loc217)
    %76 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<10x4xf32>) outs(%75 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %162 = arith.addf %out, %in : f32 loc(#loc217)
      linalg.yield %162 : f32 loc(#loc217)
    } -> tensor<4xf32> loc(#loc217)
    %expanded_18 = tensor.expand_shape %76 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc218)
    %77 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_18 : tensor<1x4xf32>) outs(%75 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %162 = arith.addf %out, %in : f32 loc(#loc217)
      linalg.yield %162 : f32 loc(#loc217)
    } -> tensor<4xf32> loc(#loc217)
    %78 = tensor.empty() : tensor<4x6xf32> loc(#loc219)
    %79 = linalg.fill ins(%cst_9 : f32) outs(%78 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc219)
    %80 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73, %arg2 : tensor<10x4xf32>, tensor<10x6xf32>) outs(%79 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc12)), %in_19: f32 loc("x"), %out: f32 loc("dot_general"(#loc86))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc85)
      %163 = arith.addf %out, %162 : f32 loc(#loc219)
      linalg.yield %163 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc219)
    %81 = tensor.empty() : tensor<6x4xf32> loc(#loc220)
    %82 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<4x6xf32>) outs(%81 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc86)), %out: f32 loc("transpose"(#loc86))):
      linalg.yield %in : f32 loc(#loc220)
    } -> tensor<6x4xf32> loc(#loc220)
    %83 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc87))):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<4xf32> loc(#loc221)
    %84 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%83, %77 : tensor<4xf32>, tensor<4xf32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc87)), %in_19: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("mul"(#loc87))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc221)
      linalg.yield %162 : f32 loc(#loc221)
    } -> tensor<4xf32> loc(#loc221)
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg0, %84 : tensor<4xf32>, tensor<4xf32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %in_19: f32 loc("mul"(#loc87)), %out: f32 loc("sub"(#loc88))):
      %162 = arith.subf %in, %in_19 : f32 loc(#loc222)
      linalg.yield %162 : f32 loc(#loc222)
    } -> tensor<4xf32> loc(#loc222)
    %86 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%81 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc87))):
      linalg.yield %in : f32 loc(#loc221)
    } -> tensor<6x4xf32> loc(#loc221)
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %82 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%81 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc87)), %in_19: f32 loc("transpose"(#loc86)), %out: f32 loc("mul"(#loc87))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc221)
      linalg.yield %162 : f32 loc(#loc221)
    } -> tensor<6x4xf32> loc(#loc221)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %87 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%81 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.w"), %in_19: f32 loc("mul"(#loc87)), %out: f32 loc("sub"(#loc88))):
      %162 = arith.subf %in, %in_19 : f32 loc(#loc222)
      linalg.yield %162 : f32 loc(#loc222)
    } -> tensor<6x4xf32> loc(#loc222)
    %89 = tensor.empty() : tensor<1x10xf32> loc(#loc223)
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10xf32>) outs(%89 : tensor<1x10xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc90)), %out: f32 loc("broadcast_in_dim"(#loc89))):
      linalg.yield %in : f32 loc(#loc223)
    } -> tensor<1x10xf32> loc(#loc223)
    %91 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10xf32>) outs(%12 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc90)), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc225)
    } -> tensor<10x1xf32> loc(#loc225)
    %92 = tensor.empty() : tensor<10x10xf32> loc(#loc226)
    %93 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<1x10xf32>) outs(%92 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc89)), %out: f32 loc("lt"(#loc89))):
      linalg.yield %in : f32 loc(#loc226)
    } -> tensor<10x10xf32> loc(#loc226)
    %94 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<10x1xf32>) outs(%92 : tensor<10x10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc91)), %out: f32 loc("lt"(#loc89))):
      linalg.yield %in : f32 loc(#loc226)
    } -> tensor<10x10xf32> loc(#loc226)
    %95 = tensor.empty() : tensor<10x10xi1> loc(#loc226)
    %96 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %94 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%95 : tensor<10x10xi1>) {
    ^bb0(%in: f32 loc("lt"(#loc89)), %in_19: f32 loc("lt"(#loc89)), %out: i1 loc("lt"(#loc89))):
      %162 = arith.cmpf olt, %in, %in_19 : f32 loc(#loc226)
      linalg.yield %162 : i1 loc(#loc226)
    } -> tensor<10x10xi1> loc(#loc226)
    %97 = tensor.empty() : tensor<10x10xi32> loc(#loc227)
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<10x10xi1>) outs(%97 : tensor<10x10xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc89)), %out: i32 loc("convert_element_type"(#loc92))):
      %162 = arith.extui %in : i1 to i32 loc(#loc227)
      linalg.yield %162 : i32 loc(#loc227)
    } -> tensor<10x10xi32> loc(#loc227)
    %99 = tensor.empty() : tensor<10xi32> loc(#loc228)
    %100 = linalg.fill ins(%c0_i32 : i32) outs(%99 : tensor<10xi32>) -> tensor<10xi32> loc(#loc228)
    %101 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%98 : tensor<10x10xi32>) outs(%100 : tensor<10xi32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc93)), %out: i32 loc("reduce_sum"(#loc93))):
      %162 = arith.addi %out, %in : i32 loc(#loc228)
      linalg.yield %162 : i32 loc(#loc228)
    } -> tensor<10xi32> loc(#loc228)
    %102 = tensor.empty() : tensor<10x4xi32> loc(#loc229)
    %103 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%102 : tensor<10x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc94 at #loc95))):
      %162 = linalg.index 1 : index loc(#loc229)
      %163 = arith.index_cast %162 : index to i32 loc(#loc229)
      linalg.yield %163 : i32 loc(#loc229)
    } -> tensor<10x4xi32> loc(#loc229)
    %104:2 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%6, %103 : tensor<10x4xf32>, tensor<10x4xi32>) outs(%8, %100 : tensor<10xf32>, tensor<10xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc95)), %in_19: i32 loc(callsite(#loc97 at #loc95)), %out: f32 loc(callsite(#loc97 at #loc95)), %out_20: i32 loc(callsite(#loc97 at #loc95))):
      %162 = arith.cmpf ogt, %out, %in : f32 loc(#loc384)
      %163 = arith.cmpf une, %out, %out : f32 loc(#loc385)
      %164 = arith.ori %162, %163 : i1 loc(#loc386)
      %165 = arith.cmpf oeq, %out, %in : f32 loc(#loc387)
      %166 = arith.cmpi slt, %out_20, %in_19 : i32 loc(#loc388)
      %167 = arith.andi %165, %166 : i1 loc(#loc389)
      %168 = arith.ori %164, %167 : i1 loc(#loc386)
      %169 = arith.select %164, %out, %in : f32 loc(#loc390)
      %170 = arith.select %168, %out_20, %in_19 : i32 loc(#loc390)
      linalg.yield %169, %170 : f32, i32 loc(#loc230)
    } -> (tensor<10xf32>, tensor<10xi32>) loc(#loc230)
    %105 = tensor.empty() : tensor<10xi1> loc(#loc239)
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%104#1, %arg3 : tensor<10xi32>, tensor<10xi32>) outs(%105 : tensor<10xi1>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc47)), %in_19: i32 loc("y"), %out: i1 loc("eq"(#loc95))):
      %162 = arith.cmpi eq, %in, %in_19 : i32 loc(#loc239)
      linalg.yield %162 : i1 loc(#loc239)
    } -> tensor<10xi1> loc(#loc239)
    %107 = linalg.fill ins(%cst_6 : f32) outs(%46 : tensor<f32>) -> tensor<f32> loc(#loc240)
    %108 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%45 : tensor<10xf32>) outs(%107 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc105)), %out: f32 loc("reduce_max"(#loc105))):
      %162 = arith.maximumf %out, %in : f32 loc(#loc240)
      linalg.yield %162 : f32 loc(#loc240)
    } -> tensor<f32> loc(#loc240)
    %109 = linalg.fill ins(%cst_5 : f32) outs(%74 : tensor<4xf32>) -> tensor<4xf32> loc(#loc241)
    %110 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<10x4xf32>) outs(%109 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_min"(#loc106)), %out: f32 loc("reduce_min"(#loc106))):
      %162 = arith.minimumf %out, %in : f32 loc(#loc241)
      linalg.yield %162 : f32 loc(#loc241)
    } -> tensor<4xf32> loc(#loc241)
    %111 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc9)), %out: f32 loc("mul"(#loc107))):
      linalg.yield %in : f32 loc(#loc242)
    } -> tensor<10x4xf32> loc(#loc242)
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %6 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc107)), %in_19: f32 loc("add"(#loc74)), %out: f32 loc("mul"(#loc107))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc242)
      linalg.yield %162 : f32 loc(#loc242)
    } -> tensor<10x4xf32> loc(#loc242)
    %113 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc108))):
      linalg.yield %in : f32 loc(#loc243)
    } -> tensor<10x4xf32> loc(#loc243)
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %112 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc108)), %in_19: f32 loc("mul"(#loc107)), %out: f32 loc("add"(#loc108))):
      %162 = arith.addf %in, %in_19 : f32 loc(#loc243)
      linalg.yield %162 : f32 loc(#loc243)
    } -> tensor<10x4xf32> loc(#loc243)
    %115 = linalg.fill ins(%cst_7 : f32) outs(%46 : tensor<f32>) -> tensor<f32> loc(#loc244)
    %116 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%114 : tensor<10x4xf32>) outs(%115 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_prod"(#loc109)), %out: f32 loc("reduce_prod"(#loc109))):
      %162 = arith.mulf %out, %in : f32 loc(#loc244)
      linalg.yield %162 : f32 loc(#loc244)
    } -> tensor<f32> loc(#loc244)
    %117 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc9)), %out: f32 loc("gt"(#loc110))):
      linalg.yield %in : f32 loc(#loc245)
    } -> tensor<10xf32> loc(#loc245)
    %118 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%45, %117 : tensor<10xf32>, tensor<10xf32>) outs(%105 : tensor<10xi1>) {
    ^bb0(%in: f32 loc("neg"(#loc90)), %in_19: f32 loc("gt"(#loc110)), %out: i1 loc("gt"(#loc110))):
      %162 = arith.cmpf ogt, %in, %in_19 : f32 loc(#loc245)
      linalg.yield %162 : i1 loc(#loc245)
    } -> tensor<10xi1> loc(#loc245)
    %119 = tensor.empty() : tensor<i1> loc(#loc172)
    %120 = linalg.fill ins(%false : i1) outs(%119 : tensor<i1>) -> tensor<i1> loc(#loc172)
    %121 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%118 : tensor<10xi1>) outs(%120 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_or"(#loc72)), %out: i1 loc("reduce_or"(#loc72))):
      %162 = arith.ori %out, %in : i1 loc(#loc172)
      linalg.yield %162 : i1 loc(#loc172)
    } -> tensor<i1> loc(#loc172)
    %122 = linalg.fill ins(%true : i1) outs(%119 : tensor<i1>) -> tensor<i1> loc(#loc246)
    %123 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%106 : tensor<10xi1>) outs(%122 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc111)), %out: i1 loc("reduce_and"(#loc111))):
      %162 = arith.andi %out, %in : i1 loc(#loc246)
      linalg.yield %162 : i1 loc(#loc246)
    } -> tensor<i1> loc(#loc246)
    %124 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%99 : tensor<10xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc112 at #loc113))):
      %162 = linalg.index 0 : index loc(#loc247)
      %163 = arith.index_cast %162 : index to i32 loc(#loc247)
      linalg.yield %163 : i32 loc(#loc247)
    } -> tensor<10xi32> loc(#loc247)
    %125 = tensor.empty() : tensor<i32> loc(#loc248)
    %126 = linalg.fill ins(%c0_i32 : i32) outs(%125 : tensor<i32>) -> tensor<i32> loc(#loc248)
    %127:2 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map4], iterator_types = ["reduction"]} ins(%45, %124 : tensor<10xf32>, tensor<10xi32>) outs(%107, %126 : tensor<f32>, tensor<i32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc113)), %in_19: i32 loc(callsite(#loc97 at #loc113)), %out: f32 loc(callsite(#loc97 at #loc113)), %out_20: i32 loc(callsite(#loc97 at #loc113))):
      %162 = arith.cmpf ogt, %out, %in : f32 loc(#loc391)
      %163 = arith.cmpf une, %out, %out : f32 loc(#loc392)
      %164 = arith.ori %162, %163 : i1 loc(#loc393)
      %165 = arith.cmpf oeq, %out, %in : f32 loc(#loc394)
      %166 = arith.cmpi slt, %out_20, %in_19 : i32 loc(#loc395)
      %167 = arith.andi %165, %166 : i1 loc(#loc396)
      %168 = arith.ori %164, %167 : i1 loc(#loc393)
      %169 = arith.select %164, %out, %in : f32 loc(#loc397)
      %170 = arith.select %168, %out_20, %in_19 : i32 loc(#loc397)
      linalg.yield %169, %170 : f32, i32 loc(#loc248)
    } -> (tensor<f32>, tensor<i32>) loc(#loc248)
    %128 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%102 : tensor<10x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc122 at #loc123))):
      %162 = linalg.index 0 : index loc(#loc257)
      %163 = arith.index_cast %162 : index to i32 loc(#loc257)
      linalg.yield %163 : i32 loc(#loc257)
    } -> tensor<10x4xi32> loc(#loc257)
    %129 = tensor.empty() : tensor<4xi32> loc(#loc258)
    %130 = linalg.fill ins(%c0_i32 : i32) outs(%129 : tensor<4xi32>) -> tensor<4xi32> loc(#loc258)
    %131:2 = linalg.generic {indexing_maps = [#map17, #map17, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%6, %128 : tensor<10x4xf32>, tensor<10x4xi32>) outs(%109, %130 : tensor<4xf32>, tensor<4xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc123)), %in_19: i32 loc(callsite(#loc97 at #loc123)), %out: f32 loc(callsite(#loc97 at #loc123)), %out_20: i32 loc(callsite(#loc97 at #loc123))):
      %162 = arith.cmpf olt, %out, %in : f32 loc(#loc398)
      %163 = arith.cmpf une, %out, %out : f32 loc(#loc399)
      %164 = arith.ori %162, %163 : i1 loc(#loc400)
      %165 = arith.cmpf oeq, %out, %in : f32 loc(#loc401)
      %166 = arith.cmpi slt, %out_20, %in_19 : i32 loc(#loc398)
      %167 = arith.andi %165, %166 : i1 loc(#loc402)
      %168 = arith.ori %164, %167 : i1 loc(#loc400)
      %169 = arith.select %164, %out, %in : f32 loc(#loc403)
      %170 = arith.select %168, %out_20, %in_19 : i32 loc(#loc403)
      linalg.yield %169, %170 : f32, i32 loc(#loc258)
    } -> (tensor<4xf32>, tensor<4xi32>) loc(#loc258)
    %132 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<10x4xf32>) outs(%75 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc170)), %out: f32 loc(callsite(#loc17 at #loc170))):
      %162 = arith.addf %out, %in : f32 loc(#loc367)
      linalg.yield %162 : f32 loc(#loc367)
    } -> tensor<4xf32> loc(#loc367)
    %133 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<4xf32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc170)), %out: f32 loc(callsite(#loc14 at #loc170))):
      linalg.yield %in : f32 loc(#loc368)
    } -> tensor<1x4xf32> loc(#loc368)
    %134 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc170)), %out: f32 loc(callsite(#loc38 at #loc170))):
      linalg.yield %in : f32 loc(#loc369)
    } -> tensor<1x4xf32> loc(#loc369)
    %135 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %134 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc170)), %in_19: f32 loc(callsite(#loc38 at #loc170)), %out: f32 loc(callsite(#loc38 at #loc170))):
      %162 = arith.divf %in, %in_19 : f32 loc(#loc369)
      linalg.yield %162 : f32 loc(#loc369)
    } -> tensor<1x4xf32> loc(#loc369)
    %136 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<1x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc38 at #loc170)), %out: f32 loc(callsite(#loc15 at #loc170))):
      linalg.yield %in : f32 loc(#loc370)
    } -> tensor<10x4xf32> loc(#loc370)
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %136 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc170)), %in_19: f32 loc(callsite(#loc15 at #loc170)), %out: f32 loc(callsite(#loc15 at #loc170))):
      %162 = arith.subf %in, %in_19 : f32 loc(#loc370)
      linalg.yield %162 : f32 loc(#loc370)
    } -> tensor<10x4xf32> loc(#loc370)
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%137, %137 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%0 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc170)), %in_19: f32 loc(callsite(#loc15 at #loc170)), %out: f32 loc(callsite(#loc58 at #loc170))):
      %162 = arith.mulf %in, %in_19 : f32 loc(#loc371)
      linalg.yield %162 : f32 loc(#loc371)
    } -> tensor<10x4xf32> loc(#loc371)
    %139 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%cst_13 : tensor<i32>) outs(%46 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc170)), %out: f32 loc(callsite(#loc35 at #loc170))):
      %162 = arith.sitofp %in : i32 to f32 loc(#loc372)
      linalg.yield %162 : f32 loc(#loc372)
    } -> tensor<f32> loc(#loc372)
    %140 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%139 : tensor<f32>) outs(%46 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc170)), %out: f32 loc(callsite(#loc15 at #loc170))):
      %162 = arith.subf %cst_8, %in : f32 loc(#loc370)
      linalg.yield %162 : f32 loc(#loc370)
    } -> tensor<f32> loc(#loc370)
    %141 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%138 : tensor<10x4xf32>) outs(%75 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc170)), %out: f32 loc(callsite(#loc17 at #loc170))):
      %162 = arith.addf %out, %in : f32 loc(#loc367)
      linalg.yield %162 : f32 loc(#loc367)
    } -> tensor<4xf32> loc(#loc367)
    %142 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%140 : tensor<f32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc170)), %out: f32 loc(callsite(#loc38 at #loc170))):
      linalg.yield %in : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %143 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%141, %142 : tensor<4xf32>, tensor<4xf32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc170)), %in_19: f32 loc(callsite(#loc38 at #loc170)), %out: f32 loc(callsite(#loc38 at #loc170))):
      %162 = arith.divf %in, %in_19 : f32 loc(#loc369)
      linalg.yield %162 : f32 loc(#loc369)
    } -> tensor<4xf32> loc(#loc369)
    %144 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%140 : tensor<f32>) outs(%119 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc170)), %out: i1 loc(callsite(#loc59 at #loc170))):
      %162 = arith.cmpf ogt, %in, %cst_9 : f32 loc(#loc373)
      linalg.yield %162 : i1 loc(#loc373)
    } -> tensor<i1> loc(#loc373)
    %145 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc374)), %out: f32 loc(callsite(#loc14 at #loc374))):
      linalg.yield %in : f32 loc(#loc404)
    } -> tensor<4xf32> loc(#loc404)
    %extracted = tensor.extract %144[] : tensor<i1> loc(#loc406)
    %146 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%143, %145 : tensor<4xf32>, tensor<4xf32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc374)), %in_19: f32 loc(callsite(#loc14 at #loc374)), %out: f32 loc(callsite(#loc23 at #loc374))):
      %162 = arith.select %extracted, %in, %in_19 : f32 loc(#loc406)
      linalg.yield %162 : f32 loc(#loc406)
    } -> tensor<4xf32> loc(#loc406)
    %147 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%146 : tensor<4xf32>) outs(%74 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc70)), %out: f32 loc(callsite(#loc61 at #loc70))):
      %162 = math.sqrt %in : f32 loc(#loc266)
      linalg.yield %162 : f32 loc(#loc266)
    } -> tensor<4xf32> loc(#loc266)
    %148 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%99 : tensor<10xi32>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc9)), %out: i32 loc("eq"(#loc131))):
      linalg.yield %in : i32 loc(#loc267)
    } -> tensor<10xi32> loc(#loc267)
    %149 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%101, %148 : tensor<10xi32>, tensor<10xi32>) outs(%105 : tensor<10xi1>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc93)), %in_19: i32 loc("eq"(#loc131)), %out: i1 loc("eq"(#loc131))):
      %162 = arith.cmpi eq, %in, %in_19 : i32 loc(#loc267)
      linalg.yield %162 : i1 loc(#loc267)
    } -> tensor<10xi1> loc(#loc267)
    %150 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc132)), %out: f32 loc(callsite(#loc14 at #loc132))):
      linalg.yield %in : f32 loc(#loc268)
    } -> tensor<10xf32> loc(#loc268)
    %151 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%149, %45, %150 : tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) outs(%7 : tensor<10xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc132)), %in_19: f32 loc(callsite(#loc at #loc132)), %in_20: f32 loc(callsite(#loc14 at #loc132)), %out: f32 loc(callsite(#loc23 at #loc132))):
      %162 = arith.select %in, %in_19, %in_20 : f32 loc(#loc270)
      linalg.yield %162 : f32 loc(#loc270)
    } -> tensor<10xf32> loc(#loc270)
    %152 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%151 : tensor<10xf32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc133)), %out: f32 loc("reduce_sum"(#loc133))):
      %162 = arith.addf %out, %in : f32 loc(#loc272)
      linalg.yield %162 : f32 loc(#loc272)
    } -> tensor<f32> loc(#loc272)
    %153 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %93 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%95 : tensor<10x10xi1>) {
    ^bb0(%in: f32 loc("lt"(#loc89)), %in_19: f32 loc("lt"(#loc89)), %out: i1 loc("gt"(#loc134))):
      %162 = arith.cmpf ogt, %in, %in_19 : f32 loc(#loc273)
      linalg.yield %162 : i1 loc(#loc273)
    } -> tensor<10x10xi1> loc(#loc273)
    %154 = tensor.empty() : tensor<1x10xi1> loc(#loc274)
    %155 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<10xi1>) outs(%154 : tensor<1x10xi1>) {
    ^bb0(%in: i1 loc("eq"(#loc95)), %out: i1 loc("broadcast_in_dim"(#loc135))):
      linalg.yield %in : i1 loc(#loc274)
    } -> tensor<1x10xi1> loc(#loc274)
    %156 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<1x10xi1>) outs(%95 : tensor<10x10xi1>) {
    ^bb0(%in: i1 loc("broadcast_in_dim"(#loc135)), %out: i1 loc("and"(#loc136))):
      linalg.yield %in : i1 loc(#loc275)
    } -> tensor<10x10xi1> loc(#loc275)
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %156 : tensor<10x10xi1>, tensor<10x10xi1>) outs(%95 : tensor<10x10xi1>) {
    ^bb0(%in: i1 loc("gt"(#loc134)), %in_19: i1 loc("and"(#loc136)), %out: i1 loc("and"(#loc136))):
      %162 = arith.andi %in, %in_19 : i1 loc(#loc275)
      linalg.yield %162 : i1 loc(#loc275)
    } -> tensor<10x10xi1> loc(#loc275)
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<10x10xi1>) outs(%97 : tensor<10x10xi32>) {
    ^bb0(%in: i1 loc("and"(#loc136)), %out: i32 loc("convert_element_type"(#loc137))):
      %162 = arith.extui %in : i1 to i32 loc(#loc276)
      linalg.yield %162 : i32 loc(#loc276)
    } -> tensor<10x10xi32> loc(#loc276)
    %159 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%158 : tensor<10x10xi32>) outs(%126 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc137)), %out: i32 loc("reduce_sum"(#loc137))):
      %162 = arith.addi %out, %in : i32 loc(#loc277)
      linalg.yield %162 : i32 loc(#loc277)
    } -> tensor<i32> loc(#loc277)
    %160 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%125 : tensor<i32>) -> tensor<i32> loc(#loc171)
    %161 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%arg3 : tensor<10xi32>) outs(%160 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_max"(#loc71)), %out: i32 loc("reduce_max"(#loc71))):
      %162 = arith.maxsi %out, %in : i32 loc(#loc171)
      linalg.yield %162 : i32 loc(#loc171)
    } -> tensor<i32> loc(#loc171)
    return %85, %88, %123, %121, %159, %161, %131#1, %127#1, %49, %108, %152, %110, %116, %147 : tensor<4xf32>, tensor<6x4xf32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32> loc(#loc73)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<4xf32> loc("params.fc.b"), %arg1: tensor<6x4xf32> loc("params.fc.w"), %arg2: tensor<11x6xf32> loc("x"), %arg3: tensor<11xi32> loc("y")) -> (tensor<i1> {jax.result_info = "all"}, tensor<i1> {jax.result_info = "any"}, tensor<i32> {jax.result_info = "below"}, tensor<4x11xf32> {jax.result_info = "by_class"}, tensor<i32> {jax.result_info = "classes"}, tensor<4xi32> {jax.result_info = "easiest"}, tensor<i32> {jax.result_info = "hardest"}, tensor<11xf32> {jax.result_info = "losses"}, tensor<f32> {jax.result_info = "max"}, tensor<f32> {jax.result_info = "median"}, tensor<4xf32> {jax.result_info = "min"}, tensor<f32> {jax.result_info = "product"}, tensor<4xf32> {jax.result_info = "std"}) {
    %cst = arith.constant dense<1.100000e+01> : tensor<f32> loc(#loc375)
    %cst_0 = arith.constant 1.100000e+01 : f32 loc(#loc376)
    %cst_1 = arith.constant dense<4> : tensor<i32> loc(#loc)
    %cst_2 = arith.constant dense<3> : tensor<1xi32> loc(#loc)
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc279)
    %true = arith.constant true loc(#loc)
    %false = arith.constant false loc(#loc280)
    %cst_5 = arith.constant 1.000000e+00 : f32 loc(#loc281)
    %cst_6 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_7 = arith.constant 0xFF800000 : f32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %cst_8 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_10 = arith.constant dense<5> : tensor<i32> loc(#loc142)
    %cst_11 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc142)
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc142)
    %cst_14 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<11x4xf32> loc(#loc282)
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<11x4xf32>) -> tensor<11x4xf32> loc(#loc282)
    %2 = linalg.matmul ins(%arg2, %arg1 : tensor<11x6xf32>, tensor<6x4xf32>) outs(%1 : tensor<11x4xf32>) -> tensor<11x4xf32> loc(#loc282)
    %3 = tensor.empty() : tensor<1x4xf32> loc(#loc283)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4xf32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %out: f32 loc("broadcast_in_dim"(#loc143))):
      linalg.yield %in : f32 loc(#loc283)
    } -> tensor<1x4xf32> loc(#loc283)
    %5 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<1x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc143)), %out: f32 loc("add"(#loc143))):
      linalg.yield %in : f32 loc(#loc284)
    } -> tensor<11x4xf32> loc(#loc284)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %5 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc143)), %in_15: f32 loc("add"(#loc143)), %out: f32 loc("add"(#loc143))):
      %125 = arith.addf %in, %in_15 : f32 loc(#loc284)
      linalg.yield %125 : f32 loc(#loc284)
    } -> tensor<11x4xf32> loc(#loc284)
    %7 = tensor.empty() : tensor<11xf32> loc(#loc285)
    %8 = linalg.fill ins(%cst_7 : f32) outs(%7 : tensor<11xf32>) -> tensor<11xf32> loc(#loc285)
    %9 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<11x4xf32>) outs(%8 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc11 at #loc144)), %out: f32 loc(callsite(#loc11 at #loc144))):
      %125 = arith.maximumf %out, %in : f32 loc(#loc285)
      linalg.yield %125 : f32 loc(#loc285)
    } -> tensor<11xf32> loc(#loc285)
    %10 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%7 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc144)), %out: f32 loc(callsite(#loc13 at #loc144))):
      linalg.yield %in : f32 loc(#loc286)
    } -> tensor<11xf32> loc(#loc286)
    %11 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%10, %9 : tensor<11xf32>, tensor<11xf32>) outs(%7 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc144)), %in_15: f32 loc(callsite(#loc11 at #loc144)), %out: f32 loc(callsite(#loc13 at #loc144))):
      %125 = arith.maximumf %in, %in_15 : f32 loc(#loc286)
      linalg.yield %125 : f32 loc(#loc286)
    } -> tensor<11xf32> loc(#loc286)
    %12 = tensor.empty() : tensor<11x1xf32> loc(#loc288)
    %13 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<11xf32>) outs(%12 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc144)), %out: f32 loc(callsite(#loc14 at #loc144))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<11x1xf32> loc(#loc288)
    %14 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<11x1xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc144)), %out: f32 loc(callsite(#loc15 at #loc144))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<11x4xf32> loc(#loc289)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %14 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc144)), %in_15: f32 loc(callsite(#loc15 at #loc144)), %out: f32 loc(callsite(#loc15 at #loc144))):
      %125 = arith.subf %in, %in_15 : f32 loc(#loc289)
      linalg.yield %125 : f32 loc(#loc289)
    } -> tensor<11x4xf32> loc(#loc289)
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc144)), %out: f32 loc(callsite(#loc16 at #loc144))):
      %125 = math.exp %in : f32 loc(#loc290)
      linalg.yield %125 : f32 loc(#loc290)
    } -> tensor<11x4xf32> loc(#loc290)
    %17 = linalg.fill ins(%cst_8 : f32) outs(%7 : tensor<11xf32>) -> tensor<11xf32> loc(#loc291)
    %18 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<11x4xf32>) outs(%17 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc144)), %out: f32 loc(callsite(#loc17 at #loc144))):
      %125 = arith.addf %out, %in : f32 loc(#loc291)
      linalg.yield %125 : f32 loc(#loc291)
    } -> tensor<11xf32> loc(#loc291)
    %19 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<11xf32>) outs(%12 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc144)), %out: f32 loc(callsite(#loc14 at #loc144))):
      linalg.yield %in : f32 loc(#loc288)
    } -> tensor<11x1xf32> loc(#loc288)
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<11x1xf32>) outs(%12 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc144)), %out: f32 loc(callsite(#loc18 at #loc144))):
      %125 = math.log %in : f32 loc(#loc292)
      linalg.yield %125 : f32 loc(#loc292)
    } -> tensor<11x1xf32> loc(#loc292)
    %21 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<11x1xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc18 at #loc144)), %out: f32 loc(callsite(#loc15 at #loc144))):
      linalg.yield %in : f32 loc(#loc289)
    } -> tensor<11x4xf32> loc(#loc289)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %21 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc144)), %in_15: f32 loc(callsite(#loc15 at #loc144)), %out: f32 loc(callsite(#loc15 at #loc144))):
      %125 = arith.subf %in, %in_15 : f32 loc(#loc289)
      linalg.yield %125 : f32 loc(#loc289)
    } -> tensor<11x4xf32> loc(#loc289)
    %23 = tensor.empty() : tensor<11x1xi32> loc(#loc293)
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<11xi32>) outs(%23 : tensor<11x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc145))):
      linalg.yield %in : i32 loc(#loc293)
    } -> tensor<11x1xi32> loc(#loc293)
    %25 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%23 : tensor<11x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc20 at #loc146))):
      linalg.yield %in : i32 loc(#loc294)
    } -> tensor<11x1xi32> loc(#loc294)
    %26 = tensor.empty() : tensor<11x1xi1> loc(#loc294)
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %25 : tensor<11x1xi32>, tensor<11x1xi32>) outs(%26 : tensor<11x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %in_15: i32 loc(callsite(#loc20 at #loc146)), %out: i1 loc(callsite(#loc20 at #loc146))):
      %125 = arith.cmpi slt, %in, %in_15 : i32 loc(#loc294)
      linalg.yield %125 : i1 loc(#loc294)
    } -> tensor<11x1xi1> loc(#loc294)
    %28 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i32>) outs(%23 : tensor<11x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc22 at #loc146))):
      linalg.yield %in : i32 loc(#loc296)
    } -> tensor<11x1xi32> loc(#loc296)
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %28 : tensor<11x1xi32>, tensor<11x1xi32>) outs(%23 : tensor<11x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %in_15: i32 loc(callsite(#loc22 at #loc146)), %out: i32 loc(callsite(#loc22 at #loc146))):
      %125 = arith.addi %in, %in_15 : i32 loc(#loc296)
      linalg.yield %125 : i32 loc(#loc296)
    } -> tensor<11x1xi32> loc(#loc296)
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %29, %24 : tensor<11x1xi1>, tensor<11x1xi32>, tensor<11x1xi32>) outs(%23 : tensor<11x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc20 at #loc146)), %in_15: i32 loc(callsite(#loc22 at #loc146)), %in_16: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc23 at #loc146))):
      %125 = arith.select %in, %in_15, %in_16 : i32 loc(#loc297)
      linalg.yield %125 : i32 loc(#loc297)
    } -> tensor<11x1xi32> loc(#loc297)
    %expanded = tensor.expand_shape %30 [[0], [1, 2]] output_shape [11, 1, 1] : tensor<11x1xi32> into tensor<11x1x1xi32> loc(#loc298)
    %31 = tensor.empty() : tensor<11x1x1xi32> loc(#loc299)
    %32 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14 : tensor<i32>) outs(%31 : tensor<11x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc146)), %out: i32 loc(callsite(#loc25 at #loc146))):
      linalg.yield %in : i32 loc(#loc299)
    } -> tensor<11x1x1xi32> loc(#loc299)
    %33 = tensor.empty() : tensor<11x1x1xi1> loc(#loc299)
    %34 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %32 : tensor<11x1x1xi32>, tensor<11x1x1xi32>) outs(%33 : tensor<11x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc146)), %in_15: i32 loc(callsite(#loc25 at #loc146)), %out: i1 loc(callsite(#loc25 at #loc146))):
      %125 = arith.cmpi sge, %in, %in_15 : i32 loc(#loc299)
      linalg.yield %125 : i1 loc(#loc299)
    } -> tensor<11x1x1xi1> loc(#loc299)
    %35 = tensor.empty() : tensor<1x1x1xi32> loc(#loc300)
    %36 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<1xi32>) outs(%35 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc26 at #loc146)), %out: i32 loc(callsite(#loc14 at #loc146))):
      linalg.yield %in : i32 loc(#loc300)
    } -> tensor<1x1x1xi32> loc(#loc300)
    %37 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<1x1x1xi32>) outs(%31 : tensor<11x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc14 at #loc146)), %out: i32 loc(callsite(#loc27 at #loc146))):
      linalg.yield %in : i32 loc(#loc302)
    } -> tensor<11x1x1xi32> loc(#loc302)
    %38 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %37 : tensor<11x1x1xi32>, tensor<11x1x1xi32>) outs(%33 : tensor<11x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc24 at #loc146)), %in_15: i32 loc(callsite(#loc27 at #loc146)), %out: i1 loc(callsite(#loc27 at #loc146))):
      %125 = arith.cmpi sle, %in, %in_15 : i32 loc(#loc302)
      linalg.yield %125 : i1 loc(#loc302)
    } -> tensor<11x1x1xi1> loc(#loc302)
    %39 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %38 : tensor<11x1x1xi1>, tensor<11x1x1xi1>) outs(%33 : tensor<11x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc25 at #loc146)), %in_15: i1 loc(callsite(#loc27 at #loc146)), %out: i1 loc(callsite(#loc28 at #loc146))):
      %125 = arith.andi %in, %in_15 : i1 loc(#loc303)
      linalg.yield %125 : i1 loc(#loc303)
    } -> tensor<11x1x1xi1> loc(#loc303)
    %40 = linalg.fill ins(%true : i1) outs(%26 : tensor<11x1xi1>) -> tensor<11x1xi1> loc(#loc304)
    %41 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<11x1x1xi1>) outs(%40 : tensor<11x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc29 at #loc146)), %out: i1 loc(callsite(#loc29 at #loc146))):
      %125 = arith.andi %out, %in : i1 loc(#loc304)
      linalg.yield %125 : i1 loc(#loc304)
    } -> tensor<11x1xi1> loc(#loc304)
    %42 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%12 : tensor<11x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc26 at #loc146))):
      %125 = linalg.index 0 : index loc(#loc301)
      %extracted_15 = tensor.extract %expanded[%125, %c0, %c0] : tensor<11x1x1xi32> loc(#loc301)
      %126 = arith.index_cast %extracted_15 : i32 to index loc(#loc301)
      %127 = arith.maxsi %126, %c0 : index loc(#loc301)
      %128 = arith.minsi %127, %c3 : index loc(#loc301)
      %extracted_16 = tensor.extract %22[%125, %128] : tensor<11x4xf32> loc(#loc301)
      linalg.yield %extracted_16 : f32 loc(#loc301)
    } -> tensor<11x1xf32> loc(#loc301)
    %43 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%12 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc146)), %out: f32 loc(callsite(#loc14 at #loc146))):
      linalg.yield %in : f32 loc(#loc300)
    } -> tensor<11x1xf32> loc(#loc300)
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %42, %43 : tensor<11x1xi1>, tensor<11x1xf32>, tensor<11x1xf32>) outs(%12 : tensor<11x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc29 at #loc146)), %in_15: f32 loc(callsite(#loc26 at #loc146)), %in_16: f32 loc(callsite(#loc14 at #loc146)), %out: f32 loc(callsite(#loc23 at #loc146))):
      %125 = arith.select %in, %in_15, %in_16 : f32 loc(#loc297)
      linalg.yield %125 : f32 loc(#loc297)
    } -> tensor<11x1xf32> loc(#loc297)
    %collapsed = tensor.collapse_shape %44 [[0, 1]] : tensor<11x1xf32> into tensor<11xf32> loc(#loc305)
    %45 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<11xf32>) outs(%7 : tensor<11xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc147)), %out: f32 loc("neg"(#loc148))):
      %125 = arith.negf %in : f32 loc(#loc306)
      linalg.yield %125 : f32 loc(#loc306)
    } -> tensor<11xf32> loc(#loc306)
    %46 = tensor.empty() : tensor<4x11xf32> loc(#loc307)
    %47 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<11x4xf32>) outs(%46 : tensor<4x11xf32>) {
    ^bb0(%in: f32 loc("add"(#loc143)), %out: f32 loc("transpose"(#loc149))):
      linalg.yield %in : f32 loc(#loc307)
    } -> tensor<4x11xf32> loc(#loc307)
    %48 = tensor.empty() : tensor<1x11xf32> loc(#loc308)
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<11xf32>) outs(%48 : tensor<1x11xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc148)), %out: f32 loc("broadcast_in_dim"(#loc150))):
      linalg.yield %in : f32 loc(#loc308)
    } -> tensor<1x11xf32> loc(#loc308)
    %50 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<11xf32>) outs(%12 : tensor<11x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc148)), %out: f32 loc("broadcast_in_dim"(#loc151))):
      linalg.yield %in : f32 loc(#loc309)
    } -> tensor<11x1xf32> loc(#loc309)
    %51 = tensor.empty() : tensor<11x11xf32> loc(#loc310)
    %52 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<1x11xf32>) outs(%51 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc150)), %out: f32 loc("lt"(#loc150))):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<11x11xf32> loc(#loc310)
    %53 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<11x1xf32>) outs(%51 : tensor<11x11xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc151)), %out: f32 loc("lt"(#loc150))):
      linalg.yield %in : f32 loc(#loc310)
    } -> tensor<11x11xf32> loc(#loc310)
    %54 = tensor.empty() : tensor<11x11xi1> loc(#loc310)
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%54 : tensor<11x11xi1>) {
    ^bb0(%in: f32 loc("lt"(#loc150)), %in_15: f32 loc("lt"(#loc150)), %out: i1 loc("lt"(#loc150))):
      %125 = arith.cmpf olt, %in, %in_15 : f32 loc(#loc310)
      linalg.yield %125 : i1 loc(#loc310)
    } -> tensor<11x11xi1> loc(#loc310)
    %56 = tensor.empty() : tensor<11x11xi32> loc(#loc311)
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<11x11xi1>) outs(%56 : tensor<11x11xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc150)), %out: i32 loc("convert_element_type"(#loc152))):
      %125 = arith.extui %in : i1 to i32 loc(#loc311)
      linalg.yield %125 : i32 loc(#loc311)
    } -> tensor<11x11xi32> loc(#loc311)
    %58 = tensor.empty() : tensor<11xi32> loc(#loc312)
    %59 = linalg.fill ins(%c0_i32 : i32) outs(%58 : tensor<11xi32>) -> tensor<11xi32> loc(#loc312)
    %60 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<11x11xi32>) outs(%59 : tensor<11xi32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc153)), %out: i32 loc("reduce_sum"(#loc153))):
      %125 = arith.addi %out, %in : i32 loc(#loc312)
      linalg.yield %125 : i32 loc(#loc312)
    } -> tensor<11xi32> loc(#loc312)
    %61 = tensor.empty() : tensor<11x4xi32> loc(#loc313)
    %62 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%61 : tensor<11x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc94 at #loc154))):
      %125 = linalg.index 1 : index loc(#loc313)
      %126 = arith.index_cast %125 : index to i32 loc(#loc313)
      linalg.yield %126 : i32 loc(#loc313)
    } -> tensor<11x4xi32> loc(#loc313)
    %63:2 = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%6, %62 : tensor<11x4xf32>, tensor<11x4xi32>) outs(%8, %59 : tensor<11xf32>, tensor<11xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc154)), %in_15: i32 loc(callsite(#loc97 at #loc154)), %out: f32 loc(callsite(#loc97 at #loc154)), %out_16: i32 loc(callsite(#loc97 at #loc154))):
      %125 = arith.cmpf ogt, %out, %in : f32 loc(#loc408)
      %126 = arith.cmpf une, %out, %out : f32 loc(#loc409)
      %127 = arith.ori %125, %126 : i1 loc(#loc410)
      %128 = arith.cmpf oeq, %out, %in : f32 loc(#loc411)
      %129 = arith.cmpi slt, %out_16, %in_15 : i32 loc(#loc412)
      %130 = arith.andi %128, %129 : i1 loc(#loc413)
      %131 = arith.ori %127, %130 : i1 loc(#loc410)
      %132 = arith.select %127, %out, %in : f32 loc(#loc414)
      %133 = arith.select %131, %out_16, %in_15 : i32 loc(#loc414)
      linalg.yield %132, %133 : f32, i32 loc(#loc314)
    } -> (tensor<11xf32>, tensor<11xi32>) loc(#loc314)
    %64 = tensor.empty() : tensor<11xi1> loc(#loc316)
    %65 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%63#1, %arg3 : tensor<11xi32>, tensor<11xi32>) outs(%64 : tensor<11xi1>) {
    ^bb0(%in: i32 loc("jit(evaluate)"(#loc47)), %in_15: i32 loc("y"), %out: i1 loc("eq"(#loc154))):
      %125 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc316)
      linalg.yield %125 : i1 loc(#loc316)
    } -> tensor<11xi1> loc(#loc316)
    %66 = tensor.empty() : tensor<f32> loc(#loc317)
    %67 = linalg.fill ins(%cst_7 : f32) outs(%66 : tensor<f32>) -> tensor<f32> loc(#loc317)
    %68 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%45 : tensor<11xf32>) outs(%67 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc155)), %out: f32 loc("reduce_max"(#loc155))):
      %125 = arith.maximumf %out, %in : f32 loc(#loc317)
      linalg.yield %125 : f32 loc(#loc317)
    } -> tensor<f32> loc(#loc317)
    %69 = tensor.empty() : tensor<4xf32> loc(#loc318)
    %70 = linalg.fill ins(%cst_6 : f32) outs(%69 : tensor<4xf32>) -> tensor<4xf32> loc(#loc318)
    %71 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<11x4xf32>) outs(%70 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_min"(#loc156)), %out: f32 loc("reduce_min"(#loc156))):
      %125 = arith.minimumf %out, %in : f32 loc(#loc318)
      linalg.yield %125 : f32 loc(#loc318)
    } -> tensor<4xf32> loc(#loc318)
    %72 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)"(#loc9)), %out: f32 loc("mul"(#loc157))):
      linalg.yield %in : f32 loc(#loc319)
    } -> tensor<11x4xf32> loc(#loc319)
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %6 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc157)), %in_15: f32 loc("add"(#loc143)), %out: f32 loc("mul"(#loc157))):
      %125 = arith.mulf %in, %in_15 : f32 loc(#loc319)
      linalg.yield %125 : f32 loc(#loc319)
    } -> tensor<11x4xf32> loc(#loc319)
    %74 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc158))):
      linalg.yield %in : f32 loc(#loc320)
    } -> tensor<11x4xf32> loc(#loc320)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %73 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc158)), %in_15: f32 loc("mul"(#loc157)), %out: f32 loc("add"(#loc158))):
      %125 = arith.addf %in, %in_15 : f32 loc(#loc320)
      linalg.yield %125 : f32 loc(#loc320)
    } -> tensor<11x4xf32> loc(#loc320)
    %76 = linalg.fill ins(%cst_5 : f32) outs(%66 : tensor<f32>) -> tensor<f32> loc(#loc281)
    %77 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%75 : tensor<11x4xf32>) outs(%76 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_prod"(#loc141)), %out: f32 loc("reduce_prod"(#loc141))):
      %125 = arith.mulf %out, %in : f32 loc(#loc281)
      linalg.yield %125 : f32 loc(#loc281)
    } -> tensor<f32> loc(#loc281)
    %78 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%7 : tensor<11xf32>) {
    ^bb0(%in: f32 loc("jit(evaluate)"(#loc9)), %out: f32 loc("gt"(#loc159))):
      linalg.yield %in : f32 loc(#loc321)
    } -> tensor<11xf32> loc(#loc321)
    %79 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%45, %78 : tensor<11xf32>, tensor<11xf32>) outs(%64 : tensor<11xi1>) {
    ^bb0(%in: f32 loc("neg"(#loc148)), %in_15: f32 loc("gt"(#loc159)), %out: i1 loc("gt"(#loc159))):
      %125 = arith.cmpf ogt, %in, %in_15 : f32 loc(#loc321)
      linalg.yield %125 : i1 loc(#loc321)
    } -> tensor<11xi1> loc(#loc321)
    %80 = tensor.empty() : tensor<i1> loc(#loc280)
    %81 = linalg.fill ins(%false : i1) outs(%80 : tensor<i1>) -> tensor<i1> loc(#loc280)
    %82 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%79 : tensor<11xi1>) outs(%81 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_or"(#loc140)), %out: i1 loc("reduce_or"(#loc140))):
      %125 = arith.ori %out, %in : i1 loc(#loc280)
      linalg.yield %125 : i1 loc(#loc280)
    } -> tensor<i1> loc(#loc280)
    %83 = linalg.fill ins(%true : i1) outs(%80 : tensor<i1>) -> tensor<i1> loc(#loc322)
    %84 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%65 : tensor<11xi1>) outs(%83 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc160)), %out: i1 loc("reduce_and"(#loc160))):
      %125 = arith.andi %out, %in : i1 loc(#loc322)
      linalg.yield %125 : i1 loc(#loc322)
    } -> tensor<i1> loc(#loc322)
    %85 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%58 : tensor<11xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc112 at #loc161))):
      %125 = linalg.index 0 : index loc(#loc323)
      %126 = arith.index_cast %125 : index to i32 loc(#loc323)
      linalg.yield %126 : i32 loc(#loc323)
    } -> tensor<11xi32> loc(#loc323)
    %86 = tensor.empty() : tensor<i32> loc(#loc324)
    %87 = linalg.fill ins(%c0_i32 : i32) outs(%86 : tensor<i32>) -> tensor<i32> loc(#loc324)
    %88:2 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map4], iterator_types = ["reduction"]} ins(%45, %85 : tensor<11xf32>, tensor<11xi32>) outs(%67, %87 : tensor<f32>, tensor<i32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc161)), %in_15: i32 loc(callsite(#loc97 at #loc161)), %out: f32 loc(callsite(#loc97 at #loc161)), %out_16: i32 loc(callsite(#loc97 at #loc161))):
      %125 = arith.cmpf ogt, %out, %in : f32 loc(#loc415)
      %126 = arith.cmpf une, %out, %out : f32 loc(#loc416)
      %127 = arith.ori %125, %126 : i1 loc(#loc417)
      %128 = arith.cmpf oeq, %out, %in : f32 loc(#loc418)
      %129 = arith.cmpi slt, %out_16, %in_15 : i32 loc(#loc419)
      %130 = arith.andi %128, %129 : i1 loc(#loc420)
      %131 = arith.ori %127, %130 : i1 loc(#loc417)
      %132 = arith.select %127, %out, %in : f32 loc(#loc421)
      %133 = arith.select %131, %out_16, %in_15 : i32 loc(#loc421)
      linalg.yield %132, %133 : f32, i32 loc(#loc324)
    } -> (tensor<f32>, tensor<i32>) loc(#loc324)
    %89 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%61 : tensor<11x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc122 at #loc162))):
      %125 = linalg.index 0 : index loc(#loc326)
      %126 = arith.index_cast %125 : index to i32 loc(#loc326)
      linalg.yield %126 : i32 loc(#loc326)
    } -> tensor<11x4xi32> loc(#loc326)
    %90 = tensor.empty() : tensor<4xi32> loc(#loc327)
    %91 = linalg.fill ins(%c0_i32 : i32) outs(%90 : tensor<4xi32>) -> tensor<4xi32> loc(#loc327)
    %92:2 = linalg.generic {indexing_maps = [#map17, #map17, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%6, %89 : tensor<11x4xf32>, tensor<11x4xi32>) outs(%70, %91 : tensor<4xf32>, tensor<4xi32>) {
    ^bb0(%in: f32 loc(callsite(#loc97 at #loc162)), %in_15: i32 loc(callsite(#loc97 at #loc162)), %out: f32 loc(callsite(#loc97 at #loc162)), %out_16: i32 loc(callsite(#loc97 at #loc162))):
      %125 = arith.cmpf olt, %out, %in : f32 loc(#loc422)
      %126 = arith.cmpf une, %out, %out : f32 loc(#loc423)
      %127 = arith.ori %125, %126 : i1 loc(#loc424)
      %128 = arith.cmpf oeq, %out, %in : f32 loc(#loc425)
      %129 = arith.cmpi slt, %out_16, %in_15 : i32 loc(#loc422)
      %130 = arith.andi %128, %129 : i1 loc(#loc426)
      %131 = arith.ori %127, %130 : i1 loc(#loc424)
      %132 = arith.select %127, %out, %in : f32 loc(#loc427)
      %133 = arith.select %131, %out_16, %in_15 : i32 loc(#loc427)
      linalg.yield %132, %133 : f32, i32 loc(#loc327)
    } -> (tensor<4xf32>, tensor<4xi32>) loc(#loc327)
    %93 = linalg.fill ins(%cst_8 : f32) outs(%69 : tensor<4xf32>) -> tensor<4xf32> loc(#loc377)
    %94 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<11x4xf32>) outs(%93 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc278)), %out: f32 loc(callsite(#loc17 at #loc278))):
      %125 = arith.addf %out, %in : f32 loc(#loc377)
      linalg.yield %125 : f32 loc(#loc377)
    } -> tensor<4xf32> loc(#loc377)
    %95 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<4xf32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc278)), %out: f32 loc(callsite(#loc14 at #loc278))):
      linalg.yield %in : f32 loc(#loc378)
    } -> tensor<1x4xf32> loc(#loc378)
    %96 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc278)), %out: f32 loc(callsite(#loc38 at #loc278))):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<1x4xf32> loc(#loc379)
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%3 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc278)), %in_15: f32 loc(callsite(#loc38 at #loc278)), %out: f32 loc(callsite(#loc38 at #loc278))):
      %125 = arith.divf %in, %in_15 : f32 loc(#loc379)
      linalg.yield %125 : f32 loc(#loc379)
    } -> tensor<1x4xf32> loc(#loc379)
    %98 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<1x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc38 at #loc278)), %out: f32 loc(callsite(#loc15 at #loc278))):
      linalg.yield %in : f32 loc(#loc376)
    } -> tensor<11x4xf32> loc(#loc376)
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %98 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc278)), %in_15: f32 loc(callsite(#loc15 at #loc278)), %out: f32 loc(callsite(#loc15 at #loc278))):
      %125 = arith.subf %in, %in_15 : f32 loc(#loc376)
      linalg.yield %125 : f32 loc(#loc376)
    } -> tensor<11x4xf32> loc(#loc376)
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %99 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%0 : tensor<11x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc278)), %in_15: f32 loc(callsite(#loc15 at #loc278)), %out: f32 loc(callsite(#loc58 at #loc278))):
      %125 = arith.mulf %in, %in_15 : f32 loc(#loc380)
      linalg.yield %125 : f32 loc(#loc380)
    } -> tensor<11x4xf32> loc(#loc380)
    %101 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%cst_14 : tensor<i32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc278)), %out: f32 loc(callsite(#loc35 at #loc278))):
      %125 = arith.sitofp %in : i32 to f32 loc(#loc381)
      linalg.yield %125 : f32 loc(#loc381)
    } -> tensor<f32> loc(#loc381)
    %102 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%101 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc278)), %out: f32 loc(callsite(#loc15 at #loc278))):
      %125 = arith.subf %cst_0, %in : f32 loc(#loc376)
      linalg.yield %125 : f32 loc(#loc376)
    } -> tensor<f32> loc(#loc376)
    %103 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<11x4xf32>) outs(%93 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc278)), %out: f32 loc(callsite(#loc17 at #loc278))):
      %125 = arith.addf %out, %in : f32 loc(#loc377)
      linalg.yield %125 : f32 loc(#loc377)
    } -> tensor<4xf32> loc(#loc377)
    %104 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%102 : tensor<f32>) outs(%69 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc278)), %out: f32 loc(callsite(#loc38 at #loc278))):
      linalg.yield %in : f32 loc(#loc379)
    } -> tensor<4xf32> loc(#loc379)
    %105 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%103, %104 : tensor<4xf32>, tensor<4xf32>) outs(%69 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc278)), %in_15: f32 loc(callsite(#loc38 at #loc278)), %out: f32 loc(callsite(#loc38 at #loc278))):
      %125 = arith.divf %in, %in_15 : f32 loc(#loc379)
      linalg.yield %125 : f32 loc(#loc379)
    } -> tensor<4xf32> loc(#loc379)
    %106 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%102 : tensor<f32>) outs(%80 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc15 at #loc278)), %out: i1 loc(callsite(#loc59 at #loc278))):
      %125 = arith.cmpf ogt, %in, %cst_8 : f32 loc(#loc382)
      linalg.yield %125 : i1 loc(#loc382)
    } -> tensor<i1> loc(#loc382)
    %107 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_3 : tensor<f32>) outs(%69 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc383)), %out: f32 loc(callsite(#loc14 at #loc383))):
      linalg.yield %in : f32 loc(#loc428)
    } -> tensor<4xf32> loc(#loc428)
    %extracted = tensor.extract %106[] : tensor<i1> loc(#loc430)
    %108 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%105, %107 : tensor<4xf32>, tensor<4xf32>) outs(%69 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc383)), %in_15: f32 loc(callsite(#loc14 at #loc383)), %out: f32 loc(callsite(#loc23 at #loc383))):
      %125 = arith.select %extracted, %in, %in_15 : f32 loc(#loc430)
      linalg.yield %125 : f32 loc(#loc430)
    } -> tensor<4xf32> loc(#loc430)
    %109 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%108 : tensor<4xf32>) outs(%69 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc5 at #loc138)), %out: f32 loc(callsite(#loc61 at #loc138))):
      %125 = math.sqrt %in : f32 loc(#loc329)
      linalg.yield %125 : f32 loc(#loc329)
    } -> tensor<4xf32> loc(#loc329)
    %110 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%58 : tensor<11xi32>) {
    ^bb0(%in: i32 loc("jit(evaluate)"(#loc9)), %out: i32 loc("eq"(#loc163))):
      linalg.yield %in : i32 loc(#loc330)
    } -> tensor<11xi32> loc(#loc330)
    %111 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%60, %110 : tensor<11xi32>, tensor<11xi32>) outs(%64 : tensor<11xi1>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc153)), %in_15: i32 loc("eq"(#loc163)), %out: i1 loc("eq"(#loc163))):
      %125 = arith.cmpi eq, %in, %in_15 : i32 loc(#loc330)
      linalg.yield %125 : i1 loc(#loc330)
    } -> tensor<11xi1> loc(#loc330)
    %112 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%7 : tensor<11xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc164)), %out: f32 loc(callsite(#loc14 at #loc164))):
      linalg.yield %in : f32 loc(#loc331)
    } -> tensor<11xf32> loc(#loc331)
    %113 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%111, %45, %112 : tensor<11xi1>, tensor<11xf32>, tensor<11xf32>) outs(%7 : tensor<11xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc164)), %in_15: f32 loc(callsite(#loc at #loc164)), %in_16: f32 loc(callsite(#loc14 at #loc164)), %out: f32 loc(callsite(#loc23 at #loc164))):
      %125 = arith.select %in, %in_15, %in_16 : f32 loc(#loc333)
      linalg.yield %125 : f32 loc(#loc333)
    } -> tensor<11xf32> loc(#loc333)
    %114 = linalg.fill ins(%cst_8 : f32) outs(%66 : tensor<f32>) -> tensor<f32> loc(#loc335)
    %115 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%113 : tensor<11xf32>) outs(%114 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc165)), %out: f32 loc("reduce_sum"(#loc165))):
      %125 = arith.addf %out, %in : f32 loc(#loc335)
      linalg.yield %125 : f32 loc(#loc335)
    } -> tensor<f32> loc(#loc335)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %52 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%54 : tensor<11x11xi1>) {
    ^bb0(%in: f32 loc("lt"(#loc150)), %in_15: f32 loc("lt"(#loc150)), %out: i1 loc("gt"(#loc166))):
      %125 = arith.cmpf ogt, %in, %in_15 : f32 loc(#loc336)
      linalg.yield %125 : i1 loc(#loc336)
    } -> tensor<11x11xi1> loc(#loc336)
    %117 = tensor.empty() : tensor<1x11xi1> loc(#loc337)
    %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<11xi1>) outs(%117 : tensor<1x11xi1>) {
    ^bb0(%in: i1 loc("eq"(#loc154)), %out: i1 loc("broadcast_in_dim"(#loc167))):
      linalg.yield %in : i1 loc(#loc337)
    } -> tensor<1x11xi1> loc(#loc337)
    %119 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<1x11xi1>) outs(%54 : tensor<11x11xi1>) {
    ^bb0(%in: i1 loc("broadcast_in_dim"(#loc167)), %out: i1 loc("and"(#loc168))):
      linalg.yield %in : i1 loc(#loc338)
    } -> tensor<11x11xi1> loc(#loc338)
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %119 : tensor<11x11xi1>, tensor<11x11xi1>) outs(%54 : tensor<11x11xi1>) {
    ^bb0(%in: i1 loc("gt"(#loc166)), %in_15: i1 loc("and"(#loc168)), %out: i1 loc("and"(#loc168))):
      %125 = arith.andi %in, %in_15 : i1 loc(#loc338)
      linalg.yield %125 : i1 loc(#loc338)
    } -> tensor<11x11xi1> loc(#loc338)
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<11x11xi1>) outs(%56 : tensor<11x11xi32>) {
    ^bb0(%in: i1 loc("and"(#loc168)), %out: i32 loc("convert_element_type"(#loc169))):
      %125 = arith.extui %in : i1 to i32 loc(#loc339)
      linalg.yield %125 : i32 loc(#loc339)
    } -> tensor<11x11xi32> loc(#loc339)
    %122 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%121 : tensor<11x11xi32>) outs(%87 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc169)), %out: i32 loc("reduce_sum"(#loc169))):
      %125 = arith.addi %out, %in : i32 loc(#loc340)
      linalg.yield %125 : i32 loc(#loc340)
    } -> tensor<i32> loc(#loc340)
    %123 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%86 : tensor<i32>) -> tensor<i32> loc(#loc279)
    %124 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction"]} ins(%arg3 : tensor<11xi32>) outs(%123 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_max"(#loc139)), %out: i32 loc("reduce_max"(#loc139))):
      %125 = arith.maxsi %out, %in : i32 loc(#loc279)
      linalg.yield %125 : i32 loc(#loc279)
    } -> tensor<i32> loc(#loc279)
    return %84, %82, %122, %47, %124, %92#1, %88#1, %45, %68, %115, %71, %77, %109 : tensor<i1>, tensor<i1>, tensor<i32>, tensor<4x11xf32>, tensor<i32>, tensor<4xi32>, tensor<i32>, tensor<11xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<4xf32> loc(#loc142)
  } loc(#loc)
} loc(#loc)
#loc96 = loc("reduce"(#loc47))
#loc98 = loc("gt"(#loc47))
#loc99 = loc("ne"(#loc47))
#loc100 = loc("or"(#loc47))
#loc101 = loc("eq"(#loc47))
#loc102 = loc("lt"(#loc47))
#loc103 = loc("and"(#loc47))
#loc104 = loc("select_n"(#loc47))
#loc114 = loc("reduce"(#loc56))
#loc115 = loc("gt"(#loc56))
#loc116 = loc("ne"(#loc56))
#loc117 = loc("or"(#loc56))
#loc118 = loc("eq"(#loc56))
#loc119 = loc("lt"(#loc56))
#loc120 = loc("and"(#loc56))
#loc121 = loc("select_n"(#loc56))
#loc124 = loc("reduce"(#loc57))
#loc125 = loc("lt"(#loc57))
#loc126 = loc("ne"(#loc57))
#loc127 = loc("or"(#loc57))
#loc128 = loc("eq"(#loc57))
#loc129 = loc("and"(#loc57))
#loc130 = loc("select_n"(#loc57))
#loc218 = loc("reshape"(#loc86))
#loc230 = loc(callsite(#loc96 at #loc95))
#loc232 = loc(callsite(#loc98 at #loc47))
#loc233 = loc(callsite(#loc99 at #loc47))
#loc234 = loc(callsite(#loc100 at #loc47))
#loc235 = loc(callsite(#loc101 at #loc47))
#loc236 = loc(callsite(#loc102 at #loc47))
#loc237 = loc(callsite(#loc103 at #loc47))
#loc238 = loc(callsite(#loc104 at #loc47))
#loc248 = loc(callsite(#loc114 at #loc113))
#loc250 = loc(callsite(#loc115 at #loc56))
#loc251 = loc(callsite(#loc116 at #loc56))
#loc252 = loc(callsite(#loc117 at #loc56))
#loc253 = loc(callsite(#loc118 at #loc56))
#loc254 = loc(callsite(#loc119 at #loc56))
#loc255 = loc(callsite(#loc120 at #loc56))
#loc256 = loc(callsite(#loc121 at #loc56))
#loc258 = loc(callsite(#loc124 at #loc123))
#loc260 = loc(callsite(#loc125 at #loc57))
#loc261 = loc(callsite(#loc126 at #loc57))
#loc262 = loc(callsite(#loc127 at #loc57))
#loc263 = loc(callsite(#loc128 at #loc57))
#loc264 = loc(callsite(#loc129 at #loc57))
#loc265 = loc(callsite(#loc130 at #loc57))
#loc314 = loc(callsite(#loc96 at #loc154))
#loc324 = loc(callsite(#loc114 at #loc161))
#loc327 = loc(callsite(#loc124 at #loc162))
#loc347 = loc(""(#loc232))
#loc348 = loc(""(#loc233))
#loc349 = loc(""(#loc234))
#loc350 = loc(""(#loc235))
#loc351 = loc(""(#loc236))
#loc352 = loc(""(#loc237))
#loc353 = loc(""(#loc238))
#loc354 = loc(""(#loc250))
#loc355 = loc(""(#loc251))
#loc356 = loc(""(#loc252))
#loc357 = loc(""(#loc253))
#loc358 = loc(""(#loc254))
#loc359 = loc(""(#loc255))
#loc360 = loc(""(#loc256))
#loc361 = loc(""(#loc260))
#loc362 = loc(""(#loc261))
#loc363 = loc(""(#loc262))
#loc364 = loc(""(#loc263))
#loc365 = loc(""(#loc264))
#loc366 = loc(""(#loc265))
#loc384 = loc(callsite(#loc347 at #loc95))
#loc385 = loc(callsite(#loc348 at #loc95))
#loc386 = loc(callsite(#loc349 at #loc95))
#loc387 = loc(callsite(#loc350 at #loc95))
#loc388 = loc(callsite(#loc351 at #loc95))
#loc389 = loc(callsite(#loc352 at #loc95))
#loc390 = loc(callsite(#loc353 at #loc95))
#loc391 = loc(callsite(#loc354 at #loc113))
#loc392 = loc(callsite(#loc355 at #loc113))
#loc393 = loc(callsite(#loc356 at #loc113))
#loc394 = loc(callsite(#loc357 at #loc113))
#loc395 = loc(callsite(#loc358 at #loc113))
#loc396 = loc(callsite(#loc359 at #loc113))
#loc397 = loc(callsite(#loc360 at #loc113))
#loc398 = loc(callsite(#loc361 at #loc123))
#loc399 = loc(callsite(#loc362 at #loc123))
#loc400 = loc(callsite(#loc363 at #loc123))
#loc401 = loc(callsite(#loc364 at #loc123))
#loc402 = loc(callsite(#loc365 at #loc123))
#loc403 = loc(callsite(#loc366 at #loc123))
#loc408 = loc(callsite(#loc347 at #loc154))
#loc409 = loc(callsite(#loc348 at #loc154))
#loc410 = loc(callsite(#loc349 at #loc154))
#loc411 = loc(callsite(#loc350 at #loc154))
#loc412 = loc(callsite(#loc351 at #loc154))
#loc413 = loc(callsite(#loc352 at #loc154))
#loc414 = loc(callsite(#loc353 at #loc154))
#loc415 = loc(callsite(#loc354 at #loc161))
#loc416 = loc(callsite(#loc355 at #loc161))
#loc417 = loc(callsite(#loc356 at #loc161))
#loc418 = loc(callsite(#loc357 at #loc161))
#loc419 = loc(callsite(#loc358 at #loc161))
#loc420 = loc(callsite(#loc359 at #loc161))
#loc421 = loc(callsite(#loc360 at #loc161))
#loc422 = loc(callsite(#loc361 at #loc162))
#loc423 = loc(callsite(#loc362 at #loc162))
#loc424 = loc(callsite(#loc363 at #loc162))
#loc425 = loc(callsite(#loc364 at #loc162))
#loc426 = loc(callsite(#loc365 at #loc162))
#loc427 = loc(callsite(#loc366 at #loc162))

