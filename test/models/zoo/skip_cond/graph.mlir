#loc = loc(unknown)
#loc1 = loc("params.conv")
#loc2 = loc("params.fc.b")
#loc3 = loc("params.fc.w")
#loc4 = loc("params.gn.bias")
#loc5 = loc("params.gn.scale")
#loc6 = loc("scale.factor")
#loc7 = loc("scale.good")
#loc8 = loc("scale.skipped")
#loc9 = loc("x")
#loc10 = loc("y")
#loc11 = loc("loops.py":184:40)
#loc12 = loc("common.py":33:12)
#loc13 = loc("gather")
#loc14 = loc("reduce_max")
#loc15 = loc("common.py":32:9)
#loc16 = loc("loops.py":169:12)
#loc17 = loc("sub")
#loc18 = loc("export.py":100:36)
#loc19 = loc("loops.py":165:12)
#loc21 = loc("loops.py":168:12)
#loc22 = loc("div")
#loc23 = loc("square")
#loc24 = loc("mul")
#loc25 = loc("convert_element_type")
#loc26 = loc("reduce_sum")
#loc27 = loc("broadcast_in_dim")
#loc28 = loc("gt")
#loc29 = loc("jit(_where)")
#loc30 = loc("select_n")
#loc31 = loc("loops.py":170:33)
#loc32 = loc("loops.py":170:23)
#loc33 = loc("loops.py":170:13)
#loc34 = loc("loops.py":170:14)
#loc35 = loc("loops.py":170:12)
#loc36 = loc("max")
#loc37 = loc("loops.py":171:40)
#loc38 = loc("loops.py":171:31)
#loc39 = loc("common.py":23:11)
#loc40 = loc("exp")
#loc41 = loc("log")
#loc42 = loc("common.py":33:36)
#loc43 = loc("lt")
#loc44 = loc("add")
#loc45 = loc("reshape")
#loc46 = loc("ge")
#loc47 = loc("le")
#loc48 = loc("and")
#loc49 = loc("reduce_and")
#loc50 = loc("common.py":33:11)
#loc51 = loc("loops.py":175:48)
#loc52 = loc("loops.py":175:44)
#loc53 = loc("jit(_one_hot)")
#loc54 = loc("iota")
#loc55 = loc("eq")
#loc56 = loc("ad,adb->ab/dot_general")
#loc57 = loc("neg")
#loc58 = loc("add_any")
#loc59 = loc("loops.py":176:35)
#loc60 = loc("loops.py":177:44)
#loc61 = loc("loops.py":177:36)
#loc62 = loc("loops.py":177:25)
#loc63 = loc("loops.py":177:17)
#loc64 = loc("loops.py":180:16)
#loc65 = loc("common.py":51:41)
#loc66 = loc("common.py":51:37)
#loc67 = loc("loops.py":183:33)
#loc68 = loc("loops.py":183:15)
#loc69 = loc("rem")
#loc70 = loc("ne")
#loc71 = loc("loops.py":184:55)
#loc72 = loc("loops.py":184:30)
#loc73 = loc("loops.py":184:66)
#loc74 = loc("loops.py":184:12)
#loc75 = loc("loops.py":185:42)
#loc76 = loc("loops.py":185:18)
#loc77 = loc("loops.py":187:43)
#loc78 = loc("loops.py":187:25)
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d1, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, 0, d3, 0)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1) -> (d0, d1)>
#map15 = affine_map<(d0, d1) -> (d1)>
#map16 = affine_map<(d0, d1) -> (0, d1)>
#map17 = affine_map<(d0, d1) -> (d0)>
#map18 = affine_map<(d0) -> ()>
#map19 = affine_map<(d0) -> (d0)>
#map20 = affine_map<(d0, d1) -> (d0, 0)>
#map21 = affine_map<(d0, d1, d2) -> ()>
#map22 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map23 = affine_map<(d0, d1, d2) -> (d2)>
#map24 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map25 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map26 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map27 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map28 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map29 = affine_map<(d0, d1) -> (d1, d0)>
#map30 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map31 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map32 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2 + d3, d4 + d5, d6)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d3, d5, d1)>
#map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d2, d4, d6, d1)>
#loc79 = loc("jit(train)/jit(remainder)"(#loc11))
#loc80 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc12))
#loc81 = loc("jit(train)/jvp(jit(log_softmax))"(#loc15))
#loc82 = loc("jit(train)/jvp(jit(_var))"(#loc16))
#loc83 = loc("jit(train)"(#loc18))
#loc84 = loc("jit(train)/jvp()"(#loc19))
#loc86 = loc("jit(train)/jvp()"(#loc21))
#loc87 = loc("jit(train)/jvp()"(#loc31))
#loc88 = loc("jit(train)/jvp()"(#loc32))
#loc89 = loc("jit(train)/jvp()"(#loc33))
#loc90 = loc("jit(train)/jvp()"(#loc34))
#loc91 = loc("jit(train)/jvp()"(#loc35))
#loc92 = loc("jit(train)/jvp()"(#loc37))
#loc93 = loc("jit(train)/jvp()"(#loc38))
#loc94 = loc("jit(train)/jvp()"(#loc39))
#loc95 = loc("jit(train)/jvp()"(#loc42))
#loc96 = loc("jit(train)/jvp()"(#loc12))
#loc97 = loc("jit(train)/jvp()"(#loc50))
#loc98 = loc("jit(train)/jvp()"(#loc51))
#loc99 = loc("jit(train)/jvp()"(#loc52))
#loc100 = loc("jit(train)/transpose(jvp())"(#loc51))
#loc101 = loc("jit(train)/transpose(jvp())"(#loc52))
#loc102 = loc("jit(train)/transpose(jvp())"(#loc50))
#loc103 = loc("jit(train)/transpose(jvp())"(#loc12))
#loc104 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc12))
#loc105 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc15))
#loc106 = loc("jit(train)/transpose(jvp())"(#loc39))
#loc107 = loc("jit(train)/transpose(jvp())"(#loc38))
#loc108 = loc("jit(train)/transpose(jvp())"(#loc37))
#loc109 = loc("jit(train)/transpose(jvp())"(#loc35))
#loc110 = loc("jit(train)/transpose(jvp())"(#loc33))
#loc111 = loc("jit(train)/transpose(jvp())"(#loc32))
#loc112 = loc("jit(train)/transpose(jvp())"(#loc34))
#loc113 = loc("jit(train)/transpose(jvp(jit(_var)))"(#loc16))
#loc114 = loc("jit(train)/transpose(jvp())"(#loc16))
#loc115 = loc("jit(train)/transpose(jvp())"(#loc21))
#loc117 = loc("jit(train)/transpose(jvp())"(#loc19))
#loc118 = loc("jit(train)"(#loc59))
#loc119 = loc("jit(train)"(#loc60))
#loc120 = loc("jit(train)"(#loc61))
#loc121 = loc("jit(train)"(#loc62))
#loc122 = loc("jit(train)"(#loc63))
#loc123 = loc("jit(train)"(#loc64))
#loc124 = loc("cond/branch_1_fun"(#loc65))
#loc125 = loc("cond/branch_1_fun"(#loc66))
#loc126 = loc("jit(train)"(#loc67))
#loc127 = loc("jit(train)/jit(_where)"(#loc68))
#loc128 = loc("jit(train)"(#loc11))
#loc129 = loc("jit(train)"(#loc71))
#loc130 = loc("jit(train)/jit(_where)"(#loc72))
#loc131 = loc("jit(train)"(#loc73))
#loc132 = loc("jit(train)/jit(_where)"(#loc74))
#loc133 = loc("jit(train)/jit(_where)"(#loc75))
#loc134 = loc("jit(train)"(#loc76))
#loc135 = loc("jit(train)"(#loc77))
#loc136 = loc("jit(train)/jit(_where)"(#loc78))
#loc137 = loc(callsite(#loc at #loc79))
#loc138 = loc(callsite(#loc at #loc80))
#loc139 = loc(callsite(#loc13 at #loc80))
#loc140 = loc(callsite(#loc14 at #loc81))
#loc141 = loc(callsite(#loc at #loc81))
#loc142 = loc(callsite(#loc at #loc82))
#loc143 = loc(callsite(#loc17 at #loc82))
#loc144 = loc("conv_general_dilated"(#loc84))
#loc146 = loc("reduce_sum"(#loc86))
#loc147 = loc("broadcast_in_dim"(#loc86))
#loc148 = loc("div"(#loc86))
#loc149 = loc(callsite(#loc22 at #loc82))
#loc150 = loc(callsite(#loc23 at #loc82))
#loc151 = loc(callsite(#loc24 at #loc82))
#loc152 = loc(callsite(#loc25 at #loc82))
#loc153 = loc(callsite(#loc26 at #loc82))
#loc154 = loc(callsite(#loc27 at #loc82))
#loc155 = loc(callsite(#loc28 at #loc82))
#loc156 = loc(callsite(#loc29 at #loc82))
#loc157 = loc("add"(#loc87))
#loc158 = loc("rsqrt"(#loc88))
#loc159 = loc("div"(#loc88))
#loc160 = loc("mul"(#loc88))
#loc161 = loc("mul"(#loc89))
#loc162 = loc("sub"(#loc90))
#loc163 = loc("reshape"(#loc91))
#loc164 = loc("broadcast_in_dim"(#loc91))
#loc165 = loc("mul"(#loc91))
#loc166 = loc("add"(#loc91))
#loc167 = loc("jit(relu)"(#loc92))
#loc168 = loc("gt"(#loc92))
#loc169 = loc("reduce_sum"(#loc93))
#loc170 = loc("div"(#loc93))
#loc171 = loc("dot_general"(#loc94))
#loc172 = loc("broadcast_in_dim"(#loc94))
#loc173 = loc("add"(#loc94))
#loc174 = loc(callsite(#loc36 at #loc81))
#loc175 = loc(callsite(#loc27 at #loc81))
#loc176 = loc(callsite(#loc17 at #loc81))
#loc177 = loc(callsite(#loc40 at #loc81))
#loc178 = loc(callsite(#loc26 at #loc81))
#loc179 = loc(callsite(#loc41 at #loc81))
#loc180 = loc("broadcast_in_dim"(#loc95))
#loc181 = loc(callsite(#loc43 at #loc80))
#loc182 = loc(callsite(#loc44 at #loc80))
#loc183 = loc(callsite(#loc30 at #loc80))
#loc184 = loc(callsite(#loc45 at #loc80))
#loc185 = loc(callsite(#loc46 at #loc80))
#loc186 = loc(callsite(#loc27 at #loc80))
#loc187 = loc(callsite(#loc47 at #loc80))
#loc188 = loc(callsite(#loc48 at #loc80))
#loc189 = loc(callsite(#loc49 at #loc80))
#loc190 = loc("squeeze"(#loc96))
#loc191 = loc("neg"(#loc97))
#loc192 = loc("reduce_sum"(#loc98))
#loc193 = loc("div"(#loc98))
#loc194 = loc("mul"(#loc99))
#loc195 = loc("div"(#loc100))
#loc196 = loc("mul"(#loc101))
#loc197 = loc("broadcast_in_dim"(#loc100))
#loc198 = loc("neg"(#loc102))
#loc199 = loc("broadcast_in_dim"(#loc103))
#loc200 = loc(callsite(#loc27 at #loc104))
#loc201 = loc(callsite(#loc at #loc104))
#loc202 = loc(callsite(#loc53 at #loc104))
#loc203 = loc(callsite(#loc56 at #loc104))
#loc204 = loc(callsite(#loc44 at #loc104))
#loc205 = loc(callsite(#loc57 at #loc105))
#loc206 = loc(callsite(#loc at #loc105))
#loc207 = loc(callsite(#loc26 at #loc105))
#loc208 = loc(callsite(#loc45 at #loc105))
#loc209 = loc(callsite(#loc22 at #loc105))
#loc210 = loc(callsite(#loc27 at #loc105))
#loc211 = loc(callsite(#loc24 at #loc105))
#loc212 = loc(callsite(#loc58 at #loc105))
#loc213 = loc("reduce_sum"(#loc106))
#loc215 = loc("dot_general"(#loc106))
#loc216 = loc("transpose"(#loc106))
#loc217 = loc("div"(#loc107))
#loc218 = loc("broadcast_in_dim"(#loc107))
#loc219 = loc("select_n"(#loc108))
#loc220 = loc("reduce_sum"(#loc109))
#loc221 = loc("reshape"(#loc109))
#loc222 = loc("mul"(#loc109))
#loc223 = loc("mul"(#loc110))
#loc224 = loc("reduce_sum"(#loc110))
#loc225 = loc("reshape"(#loc110))
#loc226 = loc("mul"(#loc111))
#loc227 = loc("neg"(#loc112))
#loc228 = loc("reduce_sum"(#loc112))
#loc229 = loc("reshape"(#loc112))
#loc230 = loc(callsite(#loc29 at #loc113))
#loc231 = loc(callsite(#loc22 at #loc113))
#loc232 = loc(callsite(#loc26 at #loc113))
#loc233 = loc(callsite(#loc27 at #loc113))
#loc234 = loc(callsite(#loc24 at #loc113))
#loc235 = loc(callsite(#loc at #loc113))
#loc236 = loc(callsite(#loc57 at #loc113))
#loc237 = loc(callsite(#loc45 at #loc113))
#loc238 = loc(callsite(#loc58 at #loc113))
#loc239 = loc("add_any"(#loc114))
#loc240 = loc("div"(#loc115))
#loc241 = loc("reduce_sum"(#loc115))
#loc242 = loc("broadcast_in_dim"(#loc115))
#loc243 = loc("add_any"(#loc115))
#loc245 = loc("conv_general_dilated"(#loc117))
#loc246 = loc("div"(#loc118))
#loc247 = loc("is_finite"(#loc119))
#loc248 = loc("reduce_and"(#loc120))
#loc249 = loc("stack"(#loc121))
#loc250 = loc("reduce_and"(#loc122))
#loc251 = loc("convert_element_type"(#loc123))
#loc252 = loc("cond"(#loc123))
#loc253 = loc(callsite(#loc124 at #loc123))
#loc254 = loc(callsite(#loc125 at #loc123))
#loc255 = loc("add"(#loc126))
#loc256 = loc(callsite(#loc30 at #loc127))
#loc257 = loc(callsite(#loc at #loc127))
#loc258 = loc(callsite(#loc25 at #loc127))
#loc259 = loc(callsite(#loc55 at #loc79))
#loc260 = loc(callsite(#loc25 at #loc79))
#loc261 = loc(callsite(#loc29 at #loc79))
#loc262 = loc(callsite(#loc69 at #loc79))
#loc263 = loc(callsite(#loc70 at #loc79))
#loc264 = loc(callsite(#loc43 at #loc79))
#loc265 = loc(callsite(#loc48 at #loc79))
#loc266 = loc(callsite(#loc44 at #loc79))
#loc267 = loc(callsite(#loc30 at #loc79))
#loc268 = loc("eq"(#loc128))
#loc269 = loc("mul"(#loc129))
#loc270 = loc(callsite(#loc30 at #loc130))
#loc271 = loc(callsite(#loc at #loc130))
#loc272 = loc("div"(#loc131))
#loc273 = loc(callsite(#loc30 at #loc132))
#loc274 = loc(callsite(#loc at #loc132))
#loc275 = loc(callsite(#loc30 at #loc133))
#loc276 = loc(callsite(#loc at #loc133))
#loc277 = loc("add"(#loc134))
#loc278 = loc("convert_element_type"(#loc134))
#loc279 = loc("div"(#loc135))
#loc280 = loc(callsite(#loc30 at #loc136))
#loc281 = loc(callsite(#loc at #loc136))
#loc282 = loc(callsite(#loc25 at #loc136))
#loc283 = loc(callsite(#loc27 at #loc156))
#loc284 = loc(callsite(#loc25 at #loc156))
#loc285 = loc(callsite(#loc30 at #loc156))
#loc286 = loc(callsite(#loc at #loc156))
#loc287 = loc(callsite(#loc36 at #loc167))
#loc288 = loc(callsite(#loc at #loc167))
#loc289 = loc(callsite(#loc27 at #loc202))
#loc290 = loc(callsite(#loc at #loc202))
#loc291 = loc(callsite(#loc54 at #loc202))
#loc292 = loc(callsite(#loc55 at #loc202))
#loc293 = loc(callsite(#loc25 at #loc202))
#loc294 = loc(callsite(#loc27 at #loc230))
#loc295 = loc(callsite(#loc at #loc230))
#loc296 = loc(callsite(#loc30 at #loc230))
#loc297 = loc("mul"(#loc253))
#loc298 = loc("sub"(#loc254))
#loc299 = loc(callsite(#loc30 at #loc261))
#loc300 = loc(callsite(#loc at #loc261))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x3x1x4xf32> {tf.aliasing_output = 0 : i32} loc("params.conv"), %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("params.fc.b"), %arg2: tensor<4x4xf32> {tf.aliasing_output = 2 : i32} loc("params.fc.w"), %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32} loc("params.gn.bias"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params.gn.scale"), %arg5: tensor<f32> {tf.aliasing_output = 5 : i32} loc("scale.factor"), %arg6: tensor<i32> {tf.aliasing_output = 6 : i32} loc("scale.good"), %arg7: tensor<i32> {tf.aliasing_output = 7 : i32} loc("scale.skipped"), %arg8: tensor<10x6x6x1xf32> loc("x"), %arg9: tensor<10xi32> loc("y")) -> (tensor<3x3x1x4xf32> {jax.result_info = "params.conv"}, tensor<4xf32> {jax.result_info = "params.fc.b"}, tensor<4x4xf32> {jax.result_info = "params.fc.w"}, tensor<4xf32> {jax.result_info = "params.gn.bias"}, tensor<4xf32> {jax.result_info = "params.gn.scale"}, tensor<f32> {jax.result_info = "scale.factor"}, tensor<i32> {jax.result_info = "scale.good"}, tensor<i32> {jax.result_info = "scale.skipped"}, tensor<i1> {jax.result_info = "finite"}, tensor<f32> {jax.result_info = "loss"}) {
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc137)
    %c-1_i32 = arith.constant -1 : i32 loc(#loc137)
    %cst = arith.constant dense<4> : tensor<i32> loc(#loc138)
    %cst_0 = arith.constant dense<3> : tensor<1xi32> loc(#loc139)
    %c0 = arith.constant 0 : index loc(#loc138)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc140)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc141)
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc142)
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant 7.200000e+01 : f32 loc(#loc143)
    %c4 = arith.constant 4 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %cst_6 = arith.constant 2.000000e+00 : f32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_7 = arith.constant 0x7F800000 : f32 loc(#loc)
    %cst_8 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_9 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_10 = arith.constant dense<-1.000000e+00> : tensor<f32> loc(#loc83)
    %cst_11 = arith.constant dense<2> : tensor<i32> loc(#loc83)
    %cst_12 = arith.constant dense<1> : tensor<i32> loc(#loc)
    %cst_13 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<3.600000e+01> : tensor<f32> loc(#loc)
    %cst_15 = arith.constant dense<-5.000000e-01> : tensor<f32> loc(#loc83)
    %cst_16 = arith.constant dense<9.99999974E-6> : tensor<f32> loc(#loc83)
    %cst_17 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %cst_18 = arith.constant dense<7.200000e+01> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<10x6x6x4xf32> loc(#loc144)
    %1 = linalg.fill ins(%cst_9 : f32) outs(%0 : tensor<10x6x6x4xf32>) -> tensor<10x6x6x4xf32> loc(#loc144)
    %padded = tensor.pad %arg8 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg10: index loc("conv_general_dilated"(#loc84)), %arg11: index loc("conv_general_dilated"(#loc84)), %arg12: index loc("conv_general_dilated"(#loc84)), %arg13: index loc("conv_general_dilated"(#loc84))):
      tensor.yield %cst_9 : f32 loc(#loc144)
    } : tensor<10x6x6x1xf32> to tensor<10x8x8x1xf32> loc(#loc144)
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg0 : tensor<10x8x8x1xf32>, tensor<3x3x1x4xf32>) outs(%1 : tensor<10x6x6x4xf32>) -> tensor<10x6x6x4xf32> loc(#loc144)
    %expanded = tensor.expand_shape %2 [[0], [1], [2], [3, 4]] output_shape [10, 6, 6, 2, 2] : tensor<10x6x6x4xf32> into tensor<10x6x6x2x2xf32> loc(#loc145)
    %3 = tensor.empty() : tensor<10x2xf32> loc(#loc146)
    %4 = linalg.fill ins(%cst_9 : f32) outs(%3 : tensor<10x2xf32>) -> tensor<10x2xf32> loc(#loc146)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded : tensor<10x6x6x2x2xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %223 = arith.addf %out, %in : f32 loc(#loc146)
      linalg.yield %223 : f32 loc(#loc146)
    } -> tensor<10x2xf32> loc(#loc146)
    %6 = tensor.empty() : tensor<10x1x1x2x1xf32> loc(#loc147)
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<10x2xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("broadcast_in_dim"(#loc86))):
      linalg.yield %in : f32 loc(#loc147)
    } -> tensor<10x1x1x2x1xf32> loc(#loc147)
    %8 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc86))):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<10x1x1x2x1xf32> loc(#loc148)
    %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc86)), %in_32: f32 loc("div"(#loc86)), %out: f32 loc("div"(#loc86))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc148)
      linalg.yield %223 : f32 loc(#loc148)
    } -> tensor<10x1x1x2x1xf32> loc(#loc148)
    %10 = tensor.empty() : tensor<10x6x6x2x2xf32> loc(#loc143)
    %11 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<10x1x1x2x1xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc82)), %out: f32 loc(callsite(#loc17 at #loc82))):
      linalg.yield %in : f32 loc(#loc143)
    } -> tensor<10x6x6x2x2xf32> loc(#loc143)
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %11 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc82)), %in_32: f32 loc(callsite(#loc17 at #loc82)), %out: f32 loc(callsite(#loc17 at #loc82))):
      %223 = arith.subf %in, %in_32 : f32 loc(#loc143)
      linalg.yield %223 : f32 loc(#loc143)
    } -> tensor<10x6x6x2x2xf32> loc(#loc143)
    %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc82)), %in_32: f32 loc(callsite(#loc17 at #loc82)), %out: f32 loc(callsite(#loc23 at #loc82))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc150)
      linalg.yield %223 : f32 loc(#loc150)
    } -> tensor<10x6x6x2x2xf32> loc(#loc150)
    %14 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc82)), %out: f32 loc(callsite(#loc24 at #loc82))):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<10x6x6x2x2xf32> loc(#loc151)
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%14, %12 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc82)), %in_32: f32 loc(callsite(#loc17 at #loc82)), %out: f32 loc(callsite(#loc24 at #loc82))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc151)
      linalg.yield %223 : f32 loc(#loc151)
    } -> tensor<10x6x6x2x2xf32> loc(#loc151)
    %16 = tensor.empty() : tensor<f32> loc(#loc152)
    %17 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%cst_17 : tensor<i32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc82)), %out: f32 loc(callsite(#loc25 at #loc82))):
      %223 = arith.sitofp %in : i32 to f32 loc(#loc152)
      linalg.yield %223 : f32 loc(#loc152)
    } -> tensor<f32> loc(#loc152)
    %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%17 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc82)), %out: f32 loc(callsite(#loc17 at #loc82))):
      %223 = arith.subf %cst_5, %in : f32 loc(#loc143)
      linalg.yield %223 : f32 loc(#loc143)
    } -> tensor<f32> loc(#loc143)
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%13 : tensor<10x6x6x2x2xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc82)), %out: f32 loc(callsite(#loc26 at #loc82))):
      %223 = arith.addf %out, %in : f32 loc(#loc153)
      linalg.yield %223 : f32 loc(#loc153)
    } -> tensor<10x2xf32> loc(#loc153)
    %20 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<10x2xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc82)), %out: f32 loc(callsite(#loc27 at #loc82))):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<10x1x1x2x1xf32> loc(#loc154)
    %21 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<f32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc82)), %out: f32 loc(callsite(#loc22 at #loc82))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<10x1x1x2x1xf32> loc(#loc149)
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc82)), %in_32: f32 loc(callsite(#loc22 at #loc82)), %out: f32 loc(callsite(#loc22 at #loc82))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc149)
      linalg.yield %223 : f32 loc(#loc149)
    } -> tensor<10x1x1x2x1xf32> loc(#loc149)
    %23 = tensor.empty() : tensor<i1> loc(#loc155)
    %24 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%18 : tensor<f32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc82)), %out: i1 loc(callsite(#loc28 at #loc82))):
      %223 = arith.cmpf ogt, %in, %cst_9 : f32 loc(#loc155)
      linalg.yield %223 : i1 loc(#loc155)
    } -> tensor<i1> loc(#loc155)
    %25 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc156)), %out: f32 loc(callsite(#loc27 at #loc156))):
      linalg.yield %in : f32 loc(#loc283)
    } -> tensor<10x1x1x2x1xf32> loc(#loc283)
    %extracted = tensor.extract %24[] : tensor<i1> loc(#loc285)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc156)), %in_32: f32 loc(callsite(#loc27 at #loc156)), %out: f32 loc(callsite(#loc30 at #loc156))):
      %223 = arith.select %extracted, %in, %in_32 : f32 loc(#loc285)
      linalg.yield %223 : f32 loc(#loc285)
    } -> tensor<10x1x1x2x1xf32> loc(#loc285)
    %27 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc18)), %out: f32 loc("add"(#loc87))):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<10x1x1x2x1xf32> loc(#loc157)
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%26, %27 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_var))"(#loc16)), %in_32: f32 loc("add"(#loc87)), %out: f32 loc("add"(#loc87))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc157)
      linalg.yield %223 : f32 loc(#loc157)
    } -> tensor<10x1x1x2x1xf32> loc(#loc157)
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("add"(#loc87)), %out: f32 loc("rsqrt"(#loc88))):
      %223 = math.rsqrt %in : f32 loc(#loc158)
      linalg.yield %223 : f32 loc(#loc158)
    } -> tensor<10x1x1x2x1xf32> loc(#loc158)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc88)), %in_32: f32 loc("add"(#loc87)), %out: f32 loc("div"(#loc88))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc159)
      linalg.yield %223 : f32 loc(#loc159)
    } -> tensor<10x1x1x2x1xf32> loc(#loc159)
    %31 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc18)), %out: f32 loc("mul"(#loc88))):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<10x1x1x2x1xf32> loc(#loc160)
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%31, %30 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc88)), %in_32: f32 loc("div"(#loc88)), %out: f32 loc("mul"(#loc88))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc160)
      linalg.yield %223 : f32 loc(#loc160)
    } -> tensor<10x1x1x2x1xf32> loc(#loc160)
    %33 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<10x1x1x2x1xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("rsqrt"(#loc88)), %out: f32 loc("mul"(#loc89))):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<10x6x6x2x2xf32> loc(#loc161)
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%12, %33 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc90)), %in_32: f32 loc("mul"(#loc89)), %out: f32 loc("mul"(#loc89))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc161)
      linalg.yield %223 : f32 loc(#loc161)
    } -> tensor<10x6x6x2x2xf32> loc(#loc161)
    %collapsed = tensor.collapse_shape %34 [[0], [1], [2], [3, 4]] : tensor<10x6x6x2x2xf32> into tensor<10x6x6x4xf32> loc(#loc163)
    %35 = tensor.empty() : tensor<1x1x1x4xf32> loc(#loc164)
    %36 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<4xf32>) outs(%35 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("params.gn.scale"), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc164)
    } -> tensor<1x1x1x4xf32> loc(#loc164)
    %37 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<1x1x1x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc91)), %out: f32 loc("mul"(#loc91))):
      linalg.yield %in : f32 loc(#loc165)
    } -> tensor<10x6x6x4xf32> loc(#loc165)
    %38 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %37 : tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc91)), %in_32: f32 loc("mul"(#loc91)), %out: f32 loc("mul"(#loc91))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc165)
      linalg.yield %223 : f32 loc(#loc165)
    } -> tensor<10x6x6x4xf32> loc(#loc165)
    %39 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4xf32>) outs(%35 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32 loc("params.gn.bias"), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc164)
    } -> tensor<1x1x1x4xf32> loc(#loc164)
    %40 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<1x1x1x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc91)), %out: f32 loc("add"(#loc91))):
      linalg.yield %in : f32 loc(#loc166)
    } -> tensor<10x6x6x4xf32> loc(#loc166)
    %41 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %40 : tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc91)), %in_32: f32 loc("add"(#loc91)), %out: f32 loc("add"(#loc91))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc166)
      linalg.yield %223 : f32 loc(#loc166)
    } -> tensor<10x6x6x4xf32> loc(#loc166)
    %42 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc167)), %out: f32 loc(callsite(#loc36 at #loc167))):
      linalg.yield %in : f32 loc(#loc287)
    } -> tensor<10x6x6x4xf32> loc(#loc287)
    %43 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %42 : tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc167)), %in_32: f32 loc(callsite(#loc36 at #loc167)), %out: f32 loc(callsite(#loc36 at #loc167))):
      %223 = arith.maximumf %in, %in_32 : f32 loc(#loc287)
      linalg.yield %223 : f32 loc(#loc287)
    } -> tensor<10x6x6x4xf32> loc(#loc287)
    %44 = tensor.empty() : tensor<10x6x6x4xi1> loc(#loc168)
    %45 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %42 : tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%44 : tensor<10x6x6x4xi1>) {
    ^bb0(%in: f32 loc("add"(#loc91)), %in_32: f32 loc("gt"(#loc92)), %out: i1 loc("gt"(#loc92))):
      %223 = arith.cmpf ogt, %in, %in_32 : f32 loc(#loc168)
      linalg.yield %223 : i1 loc(#loc168)
    } -> tensor<10x6x6x4xi1> loc(#loc168)
    %46 = tensor.empty() : tensor<10x4xf32> loc(#loc169)
    %47 = linalg.fill ins(%cst_9 : f32) outs(%46 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc169)
    %48 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%43 : tensor<10x6x6x4xf32>) outs(%47 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc93)), %out: f32 loc("reduce_sum"(#loc93))):
      %223 = arith.addf %out, %in : f32 loc(#loc169)
      linalg.yield %223 : f32 loc(#loc169)
    } -> tensor<10x4xf32> loc(#loc169)
    %49 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc93))):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<10x4xf32> loc(#loc170)
    %50 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc93)), %in_32: f32 loc("div"(#loc93)), %out: f32 loc("div"(#loc93))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc170)
      linalg.yield %223 : f32 loc(#loc170)
    } -> tensor<10x4xf32> loc(#loc170)
    %51 = linalg.matmul ins(%50, %arg2 : tensor<10x4xf32>, tensor<4x4xf32>) outs(%47 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc171)
    %52 = tensor.empty() : tensor<1x4xf32> loc(#loc172)
    %53 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%52 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %out: f32 loc("broadcast_in_dim"(#loc94))):
      linalg.yield %in : f32 loc(#loc172)
    } -> tensor<1x4xf32> loc(#loc172)
    %54 = linalg.generic {indexing_maps = [#map16, #map14], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<1x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc94)), %out: f32 loc("add"(#loc94))):
      linalg.yield %in : f32 loc(#loc173)
    } -> tensor<10x4xf32> loc(#loc173)
    %55 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%51, %54 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc94)), %in_32: f32 loc("add"(#loc94)), %out: f32 loc("add"(#loc94))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc173)
      linalg.yield %223 : f32 loc(#loc173)
    } -> tensor<10x4xf32> loc(#loc173)
    %56 = tensor.empty() : tensor<10xf32> loc(#loc140)
    %57 = linalg.fill ins(%cst_1 : f32) outs(%56 : tensor<10xf32>) -> tensor<10xf32> loc(#loc140)
    %58 = linalg.generic {indexing_maps = [#map14, #map17], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<10x4xf32>) outs(%57 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc81)), %out: f32 loc(callsite(#loc14 at #loc81))):
      %223 = arith.maximumf %out, %in : f32 loc(#loc140)
      linalg.yield %223 : f32 loc(#loc140)
    } -> tensor<10xf32> loc(#loc140)
    %59 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%56 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc81)), %out: f32 loc(callsite(#loc36 at #loc81))):
      linalg.yield %in : f32 loc(#loc174)
    } -> tensor<10xf32> loc(#loc174)
    %60 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%59, %58 : tensor<10xf32>, tensor<10xf32>) outs(%56 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc81)), %in_32: f32 loc(callsite(#loc14 at #loc81)), %out: f32 loc(callsite(#loc36 at #loc81))):
      %223 = arith.maximumf %in, %in_32 : f32 loc(#loc174)
      linalg.yield %223 : f32 loc(#loc174)
    } -> tensor<10xf32> loc(#loc174)
    %61 = tensor.empty() : tensor<10x1xf32> loc(#loc175)
    %62 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<10xf32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc81)), %out: f32 loc(callsite(#loc27 at #loc81))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<10x1xf32> loc(#loc175)
    %63 = linalg.generic {indexing_maps = [#map20, #map14], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc81)), %out: f32 loc(callsite(#loc17 at #loc81))):
      linalg.yield %in : f32 loc(#loc176)
    } -> tensor<10x4xf32> loc(#loc176)
    %64 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%55, %63 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc81)), %in_32: f32 loc(callsite(#loc17 at #loc81)), %out: f32 loc(callsite(#loc17 at #loc81))):
      %223 = arith.subf %in, %in_32 : f32 loc(#loc176)
      linalg.yield %223 : f32 loc(#loc176)
    } -> tensor<10x4xf32> loc(#loc176)
    %65 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc81)), %out: f32 loc(callsite(#loc40 at #loc81))):
      %223 = math.exp %in : f32 loc(#loc177)
      linalg.yield %223 : f32 loc(#loc177)
    } -> tensor<10x4xf32> loc(#loc177)
    %66 = linalg.fill ins(%cst_9 : f32) outs(%56 : tensor<10xf32>) -> tensor<10xf32> loc(#loc178)
    %67 = linalg.generic {indexing_maps = [#map14, #map17], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<10x4xf32>) outs(%66 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc81)), %out: f32 loc(callsite(#loc26 at #loc81))):
      %223 = arith.addf %out, %in : f32 loc(#loc178)
      linalg.yield %223 : f32 loc(#loc178)
    } -> tensor<10xf32> loc(#loc178)
    %68 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<10xf32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc81)), %out: f32 loc(callsite(#loc27 at #loc81))):
      linalg.yield %in : f32 loc(#loc175)
    } -> tensor<10x1xf32> loc(#loc175)
    %69 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<10x1xf32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc81)), %out: f32 loc(callsite(#loc41 at #loc81))):
      %223 = math.log %in : f32 loc(#loc179)
      linalg.yield %223 : f32 loc(#loc179)
    } -> tensor<10x1xf32> loc(#loc179)
    %70 = linalg.generic {indexing_maps = [#map20, #map14], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc41 at #loc81)), %out: f32 loc(callsite(#loc17 at #loc81))):
      linalg.yield %in : f32 loc(#loc176)
    } -> tensor<10x4xf32> loc(#loc176)
    %71 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%64, %70 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc17 at #loc81)), %in_32: f32 loc(callsite(#loc17 at #loc81)), %out: f32 loc(callsite(#loc17 at #loc81))):
      %223 = arith.subf %in, %in_32 : f32 loc(#loc176)
      linalg.yield %223 : f32 loc(#loc176)
    } -> tensor<10x4xf32> loc(#loc176)
    %72 = tensor.empty() : tensor<10x1xi32> loc(#loc180)
    %73 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<10xi32>) outs(%72 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc95))):
      linalg.yield %in : i32 loc(#loc180)
    } -> tensor<10x1xi32> loc(#loc180)
    %74 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%72 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc43 at #loc80))):
      linalg.yield %in : i32 loc(#loc181)
    } -> tensor<10x1xi32> loc(#loc181)
    %75 = tensor.empty() : tensor<10x1xi1> loc(#loc181)
    %76 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%75 : tensor<10x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %in_32: i32 loc(callsite(#loc43 at #loc80)), %out: i1 loc(callsite(#loc43 at #loc80))):
      %223 = arith.cmpi slt, %in, %in_32 : i32 loc(#loc181)
      linalg.yield %223 : i1 loc(#loc181)
    } -> tensor<10x1xi1> loc(#loc181)
    %77 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<i32>) outs(%72 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc44 at #loc80))):
      linalg.yield %in : i32 loc(#loc182)
    } -> tensor<10x1xi32> loc(#loc182)
    %78 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%73, %77 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%72 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %in_32: i32 loc(callsite(#loc44 at #loc80)), %out: i32 loc(callsite(#loc44 at #loc80))):
      %223 = arith.addi %in, %in_32 : i32 loc(#loc182)
      linalg.yield %223 : i32 loc(#loc182)
    } -> tensor<10x1xi32> loc(#loc182)
    %79 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%76, %78, %73 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%72 : tensor<10x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc43 at #loc80)), %in_32: i32 loc(callsite(#loc44 at #loc80)), %in_33: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc30 at #loc80))):
      %223 = arith.select %in, %in_32, %in_33 : i32 loc(#loc183)
      linalg.yield %223 : i32 loc(#loc183)
    } -> tensor<10x1xi32> loc(#loc183)
    %expanded_20 = tensor.expand_shape %79 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32> loc(#loc184)
    %80 = tensor.empty() : tensor<10x1x1xi32> loc(#loc185)
    %81 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_17 : tensor<i32>) outs(%80 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc80)), %out: i32 loc(callsite(#loc46 at #loc80))):
      linalg.yield %in : i32 loc(#loc185)
    } -> tensor<10x1x1xi32> loc(#loc185)
    %82 = tensor.empty() : tensor<10x1x1xi1> loc(#loc185)
    %83 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %81 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%82 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc45 at #loc80)), %in_32: i32 loc(callsite(#loc46 at #loc80)), %out: i1 loc(callsite(#loc46 at #loc80))):
      %223 = arith.cmpi sge, %in, %in_32 : i32 loc(#loc185)
      linalg.yield %223 : i1 loc(#loc185)
    } -> tensor<10x1x1xi1> loc(#loc185)
    %84 = tensor.empty() : tensor<1x1x1xi32> loc(#loc186)
    %85 = linalg.generic {indexing_maps = [#map23, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<1xi32>) outs(%84 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc13 at #loc80)), %out: i32 loc(callsite(#loc27 at #loc80))):
      linalg.yield %in : i32 loc(#loc186)
    } -> tensor<1x1x1xi32> loc(#loc186)
    %86 = linalg.generic {indexing_maps = [#map24, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85 : tensor<1x1x1xi32>) outs(%80 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc80)), %out: i32 loc(callsite(#loc47 at #loc80))):
      linalg.yield %in : i32 loc(#loc187)
    } -> tensor<10x1x1xi32> loc(#loc187)
    %87 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_20, %86 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%82 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc45 at #loc80)), %in_32: i32 loc(callsite(#loc47 at #loc80)), %out: i1 loc(callsite(#loc47 at #loc80))):
      %223 = arith.cmpi sle, %in, %in_32 : i32 loc(#loc187)
      linalg.yield %223 : i1 loc(#loc187)
    } -> tensor<10x1x1xi1> loc(#loc187)
    %88 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %87 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%82 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc46 at #loc80)), %in_32: i1 loc(callsite(#loc47 at #loc80)), %out: i1 loc(callsite(#loc48 at #loc80))):
      %223 = arith.andi %in, %in_32 : i1 loc(#loc188)
      linalg.yield %223 : i1 loc(#loc188)
    } -> tensor<10x1x1xi1> loc(#loc188)
    %89 = linalg.fill ins(%true : i1) outs(%75 : tensor<10x1xi1>) -> tensor<10x1xi1> loc(#loc189)
    %90 = linalg.generic {indexing_maps = [#map22, #map25], iterator_types = ["parallel", "parallel", "reduction"]} ins(%88 : tensor<10x1x1xi1>) outs(%89 : tensor<10x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc49 at #loc80)), %out: i1 loc(callsite(#loc49 at #loc80))):
      %223 = arith.andi %out, %in : i1 loc(#loc189)
      linalg.yield %223 : i1 loc(#loc189)
    } -> tensor<10x1xi1> loc(#loc189)
    %91 = linalg.generic {indexing_maps = [#map14], iterator_types = ["parallel", "parallel"]} outs(%61 : tensor<10x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc13 at #loc80))):
      %223 = linalg.index 0 : index loc(#loc139)
      %extracted_32 = tensor.extract %expanded_20[%223, %c0, %c0] : tensor<10x1x1xi32> loc(#loc139)
      %224 = arith.index_cast %extracted_32 : i32 to index loc(#loc139)
      %225 = arith.maxsi %224, %c0 : index loc(#loc139)
      %226 = arith.minsi %225, %c3 : index loc(#loc139)
      %extracted_33 = tensor.extract %71[%223, %226] : tensor<10x4xf32> loc(#loc139)
      linalg.yield %extracted_33 : f32 loc(#loc139)
    } -> tensor<10x1xf32> loc(#loc139)
    %92 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc80)), %out: f32 loc(callsite(#loc27 at #loc80))):
      linalg.yield %in : f32 loc(#loc186)
    } -> tensor<10x1xf32> loc(#loc186)
    %93 = linalg.generic {indexing_maps = [#map14, #map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%90, %91, %92 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc49 at #loc80)), %in_32: f32 loc(callsite(#loc13 at #loc80)), %in_33: f32 loc(callsite(#loc27 at #loc80)), %out: f32 loc(callsite(#loc30 at #loc80))):
      %223 = arith.select %in, %in_32, %in_33 : f32 loc(#loc183)
      linalg.yield %223 : f32 loc(#loc183)
    } -> tensor<10x1xf32> loc(#loc183)
    %collapsed_21 = tensor.collapse_shape %93 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc190)
    %94 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel"]} ins(%collapsed_21 : tensor<10xf32>) outs(%56 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc96)), %out: f32 loc("neg"(#loc97))):
      %223 = arith.negf %in : f32 loc(#loc191)
      linalg.yield %223 : f32 loc(#loc191)
    } -> tensor<10xf32> loc(#loc191)
    %95 = linalg.fill ins(%cst_9 : f32) outs(%16 : tensor<f32>) -> tensor<f32> loc(#loc192)
    %96 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["reduction"]} ins(%94 : tensor<10xf32>) outs(%95 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("reduce_sum"(#loc98))):
      %223 = arith.addf %out, %in : f32 loc(#loc192)
      linalg.yield %223 : f32 loc(#loc192)
    } -> tensor<f32> loc(#loc192)
    %97 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%96 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc98)), %out: f32 loc("div"(#loc98))):
      %223 = arith.divf %in, %cst_8 : f32 loc(#loc193)
      linalg.yield %223 : f32 loc(#loc193)
    } -> tensor<f32> loc(#loc193)
    %98 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%arg5, %97 : tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc("scale.factor"), %in_32: f32 loc("div"(#loc98)), %out: f32 loc("mul"(#loc99))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc194)
      linalg.yield %223 : f32 loc(#loc194)
    } -> tensor<f32> loc(#loc194)
    %99 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc101)), %out: f32 loc("div"(#loc100))):
      %223 = arith.divf %in, %cst_8 : f32 loc(#loc195)
      linalg.yield %223 : f32 loc(#loc195)
    } -> tensor<f32> loc(#loc195)
    %100 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%99 : tensor<f32>) outs(%56 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc100)), %out: f32 loc("broadcast_in_dim"(#loc100))):
      linalg.yield %in : f32 loc(#loc197)
    } -> tensor<10xf32> loc(#loc197)
    %101 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel"]} ins(%100 : tensor<10xf32>) outs(%56 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc100)), %out: f32 loc("neg"(#loc102))):
      %223 = arith.negf %in : f32 loc(#loc198)
      linalg.yield %223 : f32 loc(#loc198)
    } -> tensor<10xf32> loc(#loc198)
    %102 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<10xf32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc102)), %out: f32 loc("broadcast_in_dim"(#loc103))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<10x1xf32> loc(#loc199)
    %103 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc104)), %out: f32 loc(callsite(#loc27 at #loc104))):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<10x4xf32> loc(#loc200)
    %104 = linalg.generic {indexing_maps = [#map25, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<10x1xi32>) outs(%80 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc202)), %out: i32 loc(callsite(#loc27 at #loc202))):
      linalg.yield %in : i32 loc(#loc289)
    } -> tensor<10x1x1xi32> loc(#loc289)
    %105 = tensor.empty() : tensor<1x1x4xi32> loc(#loc291)
    %106 = linalg.generic {indexing_maps = [#map22], iterator_types = ["parallel", "parallel", "parallel"]} outs(%105 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc54 at #loc202))):
      %223 = linalg.index 2 : index loc(#loc291)
      %224 = arith.index_cast %223 : index to i32 loc(#loc291)
      linalg.yield %224 : i32 loc(#loc291)
    } -> tensor<1x1x4xi32> loc(#loc291)
    %107 = tensor.empty() : tensor<10x1x4xi32> loc(#loc292)
    %108 = linalg.generic {indexing_maps = [#map26, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<10x1x1xi32>) outs(%107 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc202)), %out: i32 loc(callsite(#loc55 at #loc202))):
      linalg.yield %in : i32 loc(#loc292)
    } -> tensor<10x1x4xi32> loc(#loc292)
    %109 = linalg.generic {indexing_maps = [#map24, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x1x4xi32>) outs(%107 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc54 at #loc202)), %out: i32 loc(callsite(#loc55 at #loc202))):
      linalg.yield %in : i32 loc(#loc292)
    } -> tensor<10x1x4xi32> loc(#loc292)
    %110 = tensor.empty() : tensor<10x1x4xi1> loc(#loc292)
    %111 = linalg.generic {indexing_maps = [#map22, #map22, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<10x1x4xi32>, tensor<10x1x4xi32>) outs(%110 : tensor<10x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc55 at #loc202)), %in_32: i32 loc(callsite(#loc55 at #loc202)), %out: i1 loc(callsite(#loc55 at #loc202))):
      %223 = arith.cmpi eq, %in, %in_32 : i32 loc(#loc292)
      linalg.yield %223 : i1 loc(#loc292)
    } -> tensor<10x1x4xi1> loc(#loc292)
    %112 = tensor.empty() : tensor<10x1x4xf32> loc(#loc293)
    %113 = linalg.generic {indexing_maps = [#map22, #map22], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<10x1x4xi1>) outs(%112 : tensor<10x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc55 at #loc202)), %out: f32 loc(callsite(#loc25 at #loc202))):
      %223 = arith.uitofp %in : i1 to f32 loc(#loc293)
      linalg.yield %223 : f32 loc(#loc293)
    } -> tensor<10x1x4xf32> loc(#loc293)
    %114 = linalg.generic {indexing_maps = [#map27, #map28, #map25], iterator_types = ["parallel", "parallel", "reduction"]} ins(%102, %113 : tensor<10x1xf32>, tensor<10x1x4xf32>) outs(%47 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc104)), %in_32: f32 loc(callsite(#loc53 at #loc104)), %out: f32 loc(callsite(#loc56 at #loc104))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc201)
      %224 = arith.addf %out, %223 : f32 loc(#loc203)
      linalg.yield %224 : f32 loc(#loc201)
    } -> tensor<10x4xf32> loc(#loc203)
    %115 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%103, %114 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc104)), %in_32: f32 loc(callsite(#loc56 at #loc104)), %out: f32 loc(callsite(#loc44 at #loc104))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc204)
      linalg.yield %223 : f32 loc(#loc204)
    } -> tensor<10x4xf32> loc(#loc204)
    %116 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc105)), %out: f32 loc(callsite(#loc57 at #loc105))):
      %223 = arith.negf %in : f32 loc(#loc205)
      linalg.yield %223 : f32 loc(#loc205)
    } -> tensor<10x4xf32> loc(#loc205)
    %117 = linalg.generic {indexing_maps = [#map14, #map17], iterator_types = ["parallel", "reduction"]} ins(%116 : tensor<10x4xf32>) outs(%66 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc105)), %out: f32 loc(callsite(#loc26 at #loc105))):
      %223 = arith.addf %out, %in : f32 loc(#loc207)
      linalg.yield %223 : f32 loc(#loc207)
    } -> tensor<10xf32> loc(#loc207)
    %expanded_22 = tensor.expand_shape %117 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc208)
    %118 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %68 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%61 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc45 at #loc105)), %in_32: f32 loc(callsite(#loc at #loc105)), %out: f32 loc(callsite(#loc22 at #loc105))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc209)
      linalg.yield %223 : f32 loc(#loc209)
    } -> tensor<10x1xf32> loc(#loc209)
    %119 = linalg.generic {indexing_maps = [#map14, #map17], iterator_types = ["parallel", "reduction"]} ins(%118 : tensor<10x1xf32>) outs(%66 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc105)), %out: f32 loc(callsite(#loc26 at #loc105))):
      %223 = arith.addf %out, %in : f32 loc(#loc207)
      linalg.yield %223 : f32 loc(#loc207)
    } -> tensor<10xf32> loc(#loc207)
    %120 = linalg.generic {indexing_maps = [#map17, #map14], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<10xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc105)), %out: f32 loc(callsite(#loc27 at #loc105))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<10x4xf32> loc(#loc210)
    %121 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%120, %65 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc105)), %in_32: f32 loc(callsite(#loc at #loc105)), %out: f32 loc(callsite(#loc24 at #loc105))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc211)
      linalg.yield %223 : f32 loc(#loc211)
    } -> tensor<10x4xf32> loc(#loc211)
    %122 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%115, %121 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc105)), %in_32: f32 loc(callsite(#loc24 at #loc105)), %out: f32 loc(callsite(#loc58 at #loc105))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc212)
      linalg.yield %223 : f32 loc(#loc212)
    } -> tensor<10x4xf32> loc(#loc212)
    %123 = tensor.empty() : tensor<4xf32> loc(#loc213)
    %124 = linalg.fill ins(%cst_9 : f32) outs(%123 : tensor<4xf32>) -> tensor<4xf32> loc(#loc213)
    %125 = linalg.generic {indexing_maps = [#map29, #map17], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<10x4xf32>) outs(%124 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc106)), %out: f32 loc("reduce_sum"(#loc106))):
      %223 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %223 : f32 loc(#loc213)
    } -> tensor<4xf32> loc(#loc213)
    %expanded_23 = tensor.expand_shape %125 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc214)
    %126 = linalg.generic {indexing_maps = [#map29, #map17], iterator_types = ["parallel", "reduction"]} ins(%expanded_23 : tensor<1x4xf32>) outs(%124 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc106)), %out: f32 loc("reduce_sum"(#loc106))):
      %223 = arith.addf %out, %in : f32 loc(#loc213)
      linalg.yield %223 : f32 loc(#loc213)
    } -> tensor<4xf32> loc(#loc213)
    %127 = tensor.empty() : tensor<4x4xf32> loc(#loc215)
    %128 = linalg.fill ins(%cst_9 : f32) outs(%127 : tensor<4x4xf32>) -> tensor<4x4xf32> loc(#loc215)
    %129 = linalg.generic {indexing_maps = [#map30, #map31, #map25], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122, %50 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%128 : tensor<4x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc15)), %in_32: f32 loc("div"(#loc93)), %out: f32 loc("dot_general"(#loc106))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc105)
      %224 = arith.addf %out, %223 : f32 loc(#loc215)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<4x4xf32> loc(#loc215)
    %130 = linalg.generic {indexing_maps = [#map29, #map14], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<4x4xf32>) outs(%127 : tensor<4x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc106)), %out: f32 loc("transpose"(#loc106))):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<4x4xf32> loc(#loc216)
    %131 = linalg.generic {indexing_maps = [#map27, #map32, #map25], iterator_types = ["parallel", "parallel", "reduction"]} ins(%122, %arg2 : tensor<10x4xf32>, tensor<4x4xf32>) outs(%47 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc15)), %in_32: f32 loc("params.fc.w"), %out: f32 loc("dot_general"(#loc106))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc105)
      %224 = arith.addf %out, %223 : f32 loc(#loc215)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<10x4xf32> loc(#loc215)
    %132 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%131, %49 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc106)), %in_32: f32 loc("div"(#loc93)), %out: f32 loc("div"(#loc107))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc217)
      linalg.yield %223 : f32 loc(#loc217)
    } -> tensor<10x4xf32> loc(#loc217)
    %133 = linalg.generic {indexing_maps = [#map33, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<10x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc107)), %out: f32 loc("broadcast_in_dim"(#loc107))):
      linalg.yield %in : f32 loc(#loc218)
    } -> tensor<10x6x6x4xf32> loc(#loc218)
    %134 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %133, %42 : tensor<10x6x6x4xi1>, tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc92)), %in_32: f32 loc("broadcast_in_dim"(#loc107)), %in_33: f32 loc("gt"(#loc92)), %out: f32 loc("select_n"(#loc108))):
      %223 = arith.select %in, %in_32, %in_33 : f32 loc(#loc219)
      linalg.yield %223 : f32 loc(#loc219)
    } -> tensor<10x6x6x4xf32> loc(#loc219)
    %135 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%134 : tensor<10x6x6x4xf32>) outs(%124 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc109)), %out: f32 loc("reduce_sum"(#loc109))):
      %223 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %223 : f32 loc(#loc220)
    } -> tensor<4xf32> loc(#loc220)
    %expanded_24 = tensor.expand_shape %135 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc221)
    %136 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_24 : tensor<1x1x1x4xf32>) outs(%124 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc109)), %out: f32 loc("reduce_sum"(#loc109))):
      %223 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %223 : f32 loc(#loc220)
    } -> tensor<4xf32> loc(#loc220)
    %137 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %134 : tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc91)), %in_32: f32 loc("select_n"(#loc108)), %out: f32 loc("mul"(#loc109))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc222)
      linalg.yield %223 : f32 loc(#loc222)
    } -> tensor<10x6x6x4xf32> loc(#loc222)
    %138 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%137 : tensor<10x6x6x4xf32>) outs(%124 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc109)), %out: f32 loc("reduce_sum"(#loc109))):
      %223 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %223 : f32 loc(#loc220)
    } -> tensor<4xf32> loc(#loc220)
    %expanded_25 = tensor.expand_shape %138 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32> loc(#loc221)
    %139 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %37 : tensor<10x6x6x4xf32>, tensor<10x6x6x4xf32>) outs(%0 : tensor<10x6x6x4xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc108)), %in_32: f32 loc("mul"(#loc91)), %out: f32 loc("mul"(#loc109))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc222)
      linalg.yield %223 : f32 loc(#loc222)
    } -> tensor<10x6x6x4xf32> loc(#loc222)
    %140 = linalg.generic {indexing_maps = [#map34, #map35], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%expanded_25 : tensor<1x1x1x4xf32>) outs(%124 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc109)), %out: f32 loc("reduce_sum"(#loc109))):
      %223 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %223 : f32 loc(#loc220)
    } -> tensor<4xf32> loc(#loc220)
    %expanded_26 = tensor.expand_shape %139 [[0], [1], [2], [3, 4]] output_shape [10, 6, 6, 2, 2] : tensor<10x6x6x4xf32> into tensor<10x6x6x2x2xf32> loc(#loc221)
    %141 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%12, %expanded_26 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc90)), %in_32: f32 loc("reshape"(#loc109)), %out: f32 loc("mul"(#loc110))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc223)
      linalg.yield %223 : f32 loc(#loc223)
    } -> tensor<10x6x6x2x2xf32> loc(#loc223)
    %142 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%141 : tensor<10x6x6x2x2xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc110)), %out: f32 loc("reduce_sum"(#loc110))):
      %223 = arith.addf %out, %in : f32 loc(#loc224)
      linalg.yield %223 : f32 loc(#loc224)
    } -> tensor<10x2xf32> loc(#loc224)
    %expanded_27 = tensor.expand_shape %142 [[0], [1, 2, 3, 4]] output_shape [10, 1, 1, 2, 1] : tensor<10x2xf32> into tensor<10x1x1x2x1xf32> loc(#loc225)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_26, %33 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc109)), %in_32: f32 loc("mul"(#loc89)), %out: f32 loc("mul"(#loc110))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc223)
      linalg.yield %223 : f32 loc(#loc223)
    } -> tensor<10x6x6x2x2xf32> loc(#loc223)
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %32 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc110)), %in_32: f32 loc("mul"(#loc88)), %out: f32 loc("mul"(#loc111))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc226)
      linalg.yield %223 : f32 loc(#loc226)
    } -> tensor<10x1x1x2x1xf32> loc(#loc226)
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc110)), %out: f32 loc("neg"(#loc112))):
      %223 = arith.negf %in : f32 loc(#loc227)
      linalg.yield %223 : f32 loc(#loc227)
    } -> tensor<10x6x6x2x2xf32> loc(#loc227)
    %146 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%145 : tensor<10x6x6x2x2xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc112)), %out: f32 loc("reduce_sum"(#loc112))):
      %223 = arith.addf %out, %in : f32 loc(#loc228)
      linalg.yield %223 : f32 loc(#loc228)
    } -> tensor<10x2xf32> loc(#loc228)
    %expanded_28 = tensor.expand_shape %146 [[0], [1, 2, 3, 4]] output_shape [10, 1, 1, 2, 1] : tensor<10x2xf32> into tensor<10x1x1x2x1xf32> loc(#loc229)
    %147 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc230)), %out: f32 loc(callsite(#loc27 at #loc230))):
      linalg.yield %in : f32 loc(#loc294)
    } -> tensor<10x1x1x2x1xf32> loc(#loc294)
    %148 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%144, %147 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc230)), %in_32: f32 loc(callsite(#loc27 at #loc230)), %out: f32 loc(callsite(#loc30 at #loc230))):
      %223 = arith.select %extracted, %in, %in_32 : f32 loc(#loc296)
      linalg.yield %223 : f32 loc(#loc296)
    } -> tensor<10x1x1x2x1xf32> loc(#loc296)
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%148, %21 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc113)), %in_32: f32 loc(callsite(#loc22 at #loc113)), %out: f32 loc(callsite(#loc22 at #loc113))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc231)
      linalg.yield %223 : f32 loc(#loc231)
    } -> tensor<10x1x1x2x1xf32> loc(#loc231)
    %150 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%149 : tensor<10x1x1x2x1xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc26 at #loc113))):
      %223 = arith.addf %out, %in : f32 loc(#loc232)
      linalg.yield %223 : f32 loc(#loc232)
    } -> tensor<10x2xf32> loc(#loc232)
    %151 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%150 : tensor<10x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc27 at #loc113))):
      linalg.yield %in : f32 loc(#loc233)
    } -> tensor<10x6x6x2x2xf32> loc(#loc233)
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%151, %15 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc113)), %in_32: f32 loc(callsite(#loc at #loc113)), %out: f32 loc(callsite(#loc24 at #loc113))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc234)
      linalg.yield %223 : f32 loc(#loc234)
    } -> tensor<10x6x6x2x2xf32> loc(#loc234)
    %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc113)), %out: f32 loc(callsite(#loc57 at #loc113))):
      %223 = arith.negf %in : f32 loc(#loc236)
      linalg.yield %223 : f32 loc(#loc236)
    } -> tensor<10x6x6x2x2xf32> loc(#loc236)
    %154 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%153 : tensor<10x6x6x2x2xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc26 at #loc113))):
      %223 = arith.addf %out, %in : f32 loc(#loc232)
      linalg.yield %223 : f32 loc(#loc232)
    } -> tensor<10x2xf32> loc(#loc232)
    %expanded_29 = tensor.expand_shape %154 [[0], [1, 2, 3, 4]] output_shape [10, 1, 1, 2, 1] : tensor<10x2xf32> into tensor<10x1x1x2x1xf32> loc(#loc237)
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29, %8 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc45 at #loc113)), %in_32: f32 loc(callsite(#loc22 at #loc113)), %out: f32 loc(callsite(#loc22 at #loc113))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc231)
      linalg.yield %223 : f32 loc(#loc231)
    } -> tensor<10x1x1x2x1xf32> loc(#loc231)
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%155 : tensor<10x1x1x2x1xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc26 at #loc113))):
      %223 = arith.addf %out, %in : f32 loc(#loc232)
      linalg.yield %223 : f32 loc(#loc232)
    } -> tensor<10x2xf32> loc(#loc232)
    %157 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<10x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc26 at #loc113)), %out: f32 loc(callsite(#loc27 at #loc113))):
      linalg.yield %in : f32 loc(#loc233)
    } -> tensor<10x6x6x2x2xf32> loc(#loc233)
    %158 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%152, %157 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc113)), %in_32: f32 loc(callsite(#loc27 at #loc113)), %out: f32 loc(callsite(#loc58 at #loc113))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc238)
      linalg.yield %223 : f32 loc(#loc238)
    } -> tensor<10x6x6x2x2xf32> loc(#loc238)
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%143, %158 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc110)), %in_32: f32 loc("jit(train)/transpose(jvp(jit(_var)))"(#loc16)), %out: f32 loc("add_any"(#loc114))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc239)
      linalg.yield %223 : f32 loc(#loc239)
    } -> tensor<10x6x6x2x2xf32> loc(#loc239)
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %8 : tensor<10x1x1x2x1xf32>, tensor<10x1x1x2x1xf32>) outs(%6 : tensor<10x1x1x2x1xf32>) {
    ^bb0(%in: f32 loc("reshape"(#loc112)), %in_32: f32 loc("div"(#loc86)), %out: f32 loc("div"(#loc115))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc240)
      linalg.yield %223 : f32 loc(#loc240)
    } -> tensor<10x1x1x2x1xf32> loc(#loc240)
    %161 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%160 : tensor<10x1x1x2x1xf32>) outs(%4 : tensor<10x2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("reduce_sum"(#loc115))):
      %223 = arith.addf %out, %in : f32 loc(#loc241)
      linalg.yield %223 : f32 loc(#loc241)
    } -> tensor<10x2xf32> loc(#loc241)
    %162 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<10x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("broadcast_in_dim"(#loc115))):
      linalg.yield %in : f32 loc(#loc242)
    } -> tensor<10x6x6x2x2xf32> loc(#loc242)
    %163 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%159, %162 : tensor<10x6x6x2x2xf32>, tensor<10x6x6x2x2xf32>) outs(%10 : tensor<10x6x6x2x2xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc114)), %in_32: f32 loc("broadcast_in_dim"(#loc115)), %out: f32 loc("add_any"(#loc115))):
      %223 = arith.addf %in, %in_32 : f32 loc(#loc243)
      linalg.yield %223 : f32 loc(#loc243)
    } -> tensor<10x6x6x2x2xf32> loc(#loc243)
    %collapsed_30 = tensor.collapse_shape %163 [[0], [1], [2], [3, 4]] : tensor<10x6x6x2x2xf32> into tensor<10x6x6x4xf32> loc(#loc244)
    %164 = tensor.empty() : tensor<3x3x1x4xf32> loc(#loc245)
    %165 = linalg.fill ins(%cst_9 : f32) outs(%164 : tensor<3x3x1x4xf32>) -> tensor<3x3x1x4xf32> loc(#loc245)
    %166 = linalg.generic {indexing_maps = [#map36, #map37, #map38], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "reduction", "parallel"]} ins(%padded, %collapsed_30 : tensor<10x8x8x1xf32>, tensor<10x6x6x4xf32>) outs(%165 : tensor<3x3x1x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc117)), %in_32: f32 loc("conv_general_dilated"(#loc117)), %out: f32 loc("conv_general_dilated"(#loc117))):
      %223 = arith.mulf %in, %in_32 : f32 loc(#loc245)
      %224 = arith.addf %out, %223 : f32 loc(#loc245)
      linalg.yield %224 : f32 loc(#loc)
    } -> tensor<3x3x1x4xf32> loc(#loc245)
    %167 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<f32>) outs(%164 : tensor<3x3x1x4xf32>) {
    ^bb0(%in: f32 loc("scale.factor"), %out: f32 loc("div"(#loc118))):
      linalg.yield %in : f32 loc(#loc246)
    } -> tensor<3x3x1x4xf32> loc(#loc246)
    %168 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %167 : tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) outs(%164 : tensor<3x3x1x4xf32>) {
    ^bb0(%in: f32 loc("conv_general_dilated"(#loc117)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("div"(#loc118))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc246)
      linalg.yield %223 : f32 loc(#loc246)
    } -> tensor<3x3x1x4xf32> loc(#loc246)
    %169 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%arg5 : tensor<f32>) outs(%123 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("scale.factor"), %out: f32 loc("div"(#loc118))):
      linalg.yield %in : f32 loc(#loc246)
    } -> tensor<4xf32> loc(#loc246)
    %170 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%126, %169 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc106)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("div"(#loc118))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc246)
      linalg.yield %223 : f32 loc(#loc246)
    } -> tensor<4xf32> loc(#loc246)
    %171 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<f32>) outs(%127 : tensor<4x4xf32>) {
    ^bb0(%in: f32 loc("scale.factor"), %out: f32 loc("div"(#loc118))):
      linalg.yield %in : f32 loc(#loc246)
    } -> tensor<4x4xf32> loc(#loc246)
    %172 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%130, %171 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%127 : tensor<4x4xf32>) {
    ^bb0(%in: f32 loc("transpose"(#loc106)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("div"(#loc118))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc246)
      linalg.yield %223 : f32 loc(#loc246)
    } -> tensor<4x4xf32> loc(#loc246)
    %173 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%136, %169 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc109)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("div"(#loc118))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc246)
      linalg.yield %223 : f32 loc(#loc246)
    } -> tensor<4xf32> loc(#loc246)
    %174 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%140, %169 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc109)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("div"(#loc118))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc246)
      linalg.yield %223 : f32 loc(#loc246)
    } -> tensor<4xf32> loc(#loc246)
    %175 = tensor.empty() : tensor<3x3x1x4xi1> loc(#loc247)
    %176 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<3x3x1x4xf32>) outs(%175 : tensor<3x3x1x4xi1>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: i1 loc("is_finite"(#loc119))):
      %223 = math.absf %in : f32 loc(#loc247)
      %224 = arith.cmpf one, %223, %cst_7 : f32 loc(#loc247)
      linalg.yield %224 : i1 loc(#loc247)
    } -> tensor<3x3x1x4xi1> loc(#loc247)
    %177 = linalg.fill ins(%true : i1) outs(%23 : tensor<i1>) -> tensor<i1> loc(#loc248)
    %178 = linalg.generic {indexing_maps = [#map8, #map10], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%176 : tensor<3x3x1x4xi1>) outs(%177 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("reduce_and"(#loc120))):
      %223 = arith.andi %out, %in : i1 loc(#loc248)
      linalg.yield %223 : i1 loc(#loc248)
    } -> tensor<i1> loc(#loc248)
    %179 = tensor.empty() : tensor<4xi1> loc(#loc247)
    %180 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel"]} ins(%170 : tensor<4xf32>) outs(%179 : tensor<4xi1>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: i1 loc("is_finite"(#loc119))):
      %223 = math.absf %in : f32 loc(#loc247)
      %224 = arith.cmpf one, %223, %cst_7 : f32 loc(#loc247)
      linalg.yield %224 : i1 loc(#loc247)
    } -> tensor<4xi1> loc(#loc247)
    %181 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["reduction"]} ins(%180 : tensor<4xi1>) outs(%177 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("reduce_and"(#loc120))):
      %223 = arith.andi %out, %in : i1 loc(#loc248)
      linalg.yield %223 : i1 loc(#loc248)
    } -> tensor<i1> loc(#loc248)
    %182 = tensor.empty() : tensor<4x4xi1> loc(#loc247)
    %183 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<4x4xf32>) outs(%182 : tensor<4x4xi1>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: i1 loc("is_finite"(#loc119))):
      %223 = math.absf %in : f32 loc(#loc247)
      %224 = arith.cmpf one, %223, %cst_7 : f32 loc(#loc247)
      linalg.yield %224 : i1 loc(#loc247)
    } -> tensor<4x4xi1> loc(#loc247)
    %184 = linalg.generic {indexing_maps = [#map14, #map13], iterator_types = ["reduction", "reduction"]} ins(%183 : tensor<4x4xi1>) outs(%177 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("reduce_and"(#loc120))):
      %223 = arith.andi %out, %in : i1 loc(#loc248)
      linalg.yield %223 : i1 loc(#loc248)
    } -> tensor<i1> loc(#loc248)
    %185 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel"]} ins(%173 : tensor<4xf32>) outs(%179 : tensor<4xi1>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: i1 loc("is_finite"(#loc119))):
      %223 = math.absf %in : f32 loc(#loc247)
      %224 = arith.cmpf one, %223, %cst_7 : f32 loc(#loc247)
      linalg.yield %224 : i1 loc(#loc247)
    } -> tensor<4xi1> loc(#loc247)
    %186 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["reduction"]} ins(%185 : tensor<4xi1>) outs(%177 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("reduce_and"(#loc120))):
      %223 = arith.andi %out, %in : i1 loc(#loc248)
      linalg.yield %223 : i1 loc(#loc248)
    } -> tensor<i1> loc(#loc248)
    %187 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = ["parallel"]} ins(%174 : tensor<4xf32>) outs(%179 : tensor<4xi1>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: i1 loc("is_finite"(#loc119))):
      %223 = math.absf %in : f32 loc(#loc247)
      %224 = arith.cmpf one, %223, %cst_7 : f32 loc(#loc247)
      linalg.yield %224 : i1 loc(#loc247)
    } -> tensor<4xi1> loc(#loc247)
    %188 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["reduction"]} ins(%187 : tensor<4xi1>) outs(%177 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("reduce_and"(#loc120))):
      %223 = arith.andi %out, %in : i1 loc(#loc248)
      linalg.yield %223 : i1 loc(#loc248)
    } -> tensor<i1> loc(#loc248)
    %189 = tensor.empty() : tensor<1xi1> loc(#loc249)
    %190 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%178 : tensor<i1>) outs(%189 : tensor<1xi1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("stack"(#loc121))):
      linalg.yield %in : i1 loc(#loc249)
    } -> tensor<1xi1> loc(#loc249)
    %191 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%181 : tensor<i1>) outs(%189 : tensor<1xi1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("stack"(#loc121))):
      linalg.yield %in : i1 loc(#loc249)
    } -> tensor<1xi1> loc(#loc249)
    %192 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%184 : tensor<i1>) outs(%189 : tensor<1xi1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("stack"(#loc121))):
      linalg.yield %in : i1 loc(#loc249)
    } -> tensor<1xi1> loc(#loc249)
    %193 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%186 : tensor<i1>) outs(%189 : tensor<1xi1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("stack"(#loc121))):
      linalg.yield %in : i1 loc(#loc249)
    } -> tensor<1xi1> loc(#loc249)
    %194 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%188 : tensor<i1>) outs(%189 : tensor<1xi1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc120)), %out: i1 loc("stack"(#loc121))):
      linalg.yield %in : i1 loc(#loc249)
    } -> tensor<1xi1> loc(#loc249)
    %195 = tensor.empty() : tensor<5xi1> loc(#loc249)
    %196 = linalg.generic {indexing_maps = [#map19], iterator_types = ["parallel"]} outs(%195 : tensor<5xi1>) {
    ^bb0(%out: i1 loc("stack"(#loc121))):
      %223 = linalg.index 0 : index loc(#loc249)
      %224 = arith.cmpi ult, %223, %c1 : index loc(#loc249)
      %225 = scf.if %224 -> (i1) {
        %extracted_32 = tensor.extract %190[%223] : tensor<1xi1> loc(#loc249)
        scf.yield %extracted_32 : i1 loc(#loc249)
      } else {
        %226 = arith.cmpi ult, %223, %c2 : index loc(#loc249)
        %227 = scf.if %226 -> (i1) {
          %228 = arith.subi %223, %c1 : index loc(#loc249)
          %extracted_32 = tensor.extract %191[%228] : tensor<1xi1> loc(#loc249)
          scf.yield %extracted_32 : i1 loc(#loc249)
        } else {
          %228 = arith.cmpi ult, %223, %c3 : index loc(#loc249)
          %229 = scf.if %228 -> (i1) {
            %230 = arith.subi %223, %c2 : index loc(#loc249)
            %extracted_32 = tensor.extract %192[%230] : tensor<1xi1> loc(#loc249)
            scf.yield %extracted_32 : i1 loc(#loc249)
          } else {
            %230 = arith.cmpi ult, %223, %c4 : index loc(#loc249)
            %231 = scf.if %230 -> (i1) {
              %232 = arith.subi %223, %c3 : index loc(#loc249)
              %extracted_32 = tensor.extract %193[%232] : tensor<1xi1> loc(#loc249)
              scf.yield %extracted_32 : i1 loc(#loc249)
            } else {
              %232 = arith.subi %223, %c4 : index loc(#loc249)
              %extracted_32 = tensor.extract %194[%232] : tensor<1xi1> loc(#loc249)
              scf.yield %extracted_32 : i1 loc(#loc249)
            } loc(#loc249)
            scf.yield %231 : i1 loc(#loc249)
          } loc(#loc249)
          scf.yield %229 : i1 loc(#loc249)
        } loc(#loc249)
        scf.yield %227 : i1 loc(#loc249)
      } loc(#loc249)
      linalg.yield %225 : i1 loc(#loc249)
    } -> tensor<5xi1> loc(#loc249)
    %197 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["reduction"]} ins(%196 : tensor<5xi1>) outs(%177 : tensor<i1>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc122)), %out: i1 loc("reduce_and"(#loc122))):
      %223 = arith.andi %out, %in : i1 loc(#loc250)
      linalg.yield %223 : i1 loc(#loc250)
    } -> tensor<i1> loc(#loc250)
    %198 = tensor.empty() : tensor<i32> loc(#loc251)
    %199 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%197 : tensor<i1>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i1 loc("reduce_and"(#loc122)), %out: i32 loc("convert_element_type"(#loc123))):
      %223 = arith.extui %in : i1 to i32 loc(#loc251)
      linalg.yield %223 : i32 loc(#loc251)
    } -> tensor<i32> loc(#loc251)
    %200 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%199 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32 loc("convert_element_type"(#loc123)), %out: i1 loc("cond"(#loc123))):
      %223 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc252)
      linalg.yield %223 : i1 loc(#loc252)
    } -> tensor<i1> loc(#loc252)
    %extracted_31 = tensor.extract %200[] : tensor<i1> loc(#loc252)
    %201:5 = scf.if %extracted_31 -> (tensor<3x3x1x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) {
      scf.yield %arg0, %arg1, %arg2, %arg3, %arg4 : tensor<3x3x1x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32> loc(#loc252)
    } else {
      %223 = linalg.generic {indexing_maps = [#map10, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%164 : tensor<3x3x1x4xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc253))):
        linalg.yield %in : f32 loc(#loc297)
      } -> tensor<3x3x1x4xf32> loc(#loc297)
      %224 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %168 : tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) outs(%164 : tensor<3x3x1x4xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc253)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("mul"(#loc253))):
        %236 = arith.mulf %in, %in_32 : f32 loc(#loc297)
        linalg.yield %236 : f32 loc(#loc297)
      } -> tensor<3x3x1x4xf32> loc(#loc297)
      %225 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %224 : tensor<3x3x1x4xf32>, tensor<3x3x1x4xf32>) outs(%164 : tensor<3x3x1x4xf32>) {
      ^bb0(%in: f32 loc("params.conv"), %in_32: f32 loc("mul"(#loc253)), %out: f32 loc("sub"(#loc254))):
        %236 = arith.subf %in, %in_32 : f32 loc(#loc298)
        linalg.yield %236 : f32 loc(#loc298)
      } -> tensor<3x3x1x4xf32> loc(#loc298)
      %226 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc253))):
        linalg.yield %in : f32 loc(#loc297)
      } -> tensor<4xf32> loc(#loc297)
      %227 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%226, %170 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc253)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("mul"(#loc253))):
        %236 = arith.mulf %in, %in_32 : f32 loc(#loc297)
        linalg.yield %236 : f32 loc(#loc297)
      } -> tensor<4xf32> loc(#loc297)
      %228 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg1, %227 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("params.fc.b"), %in_32: f32 loc("mul"(#loc253)), %out: f32 loc("sub"(#loc254))):
        %236 = arith.subf %in, %in_32 : f32 loc(#loc298)
        linalg.yield %236 : f32 loc(#loc298)
      } -> tensor<4xf32> loc(#loc298)
      %229 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%127 : tensor<4x4xf32>) {
      ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc253))):
        linalg.yield %in : f32 loc(#loc297)
      } -> tensor<4x4xf32> loc(#loc297)
      %230 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%229, %172 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%127 : tensor<4x4xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc253)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("mul"(#loc253))):
        %236 = arith.mulf %in, %in_32 : f32 loc(#loc297)
        linalg.yield %236 : f32 loc(#loc297)
      } -> tensor<4x4xf32> loc(#loc297)
      %231 = linalg.generic {indexing_maps = [#map14, #map14, #map14], iterator_types = ["parallel", "parallel"]} ins(%arg2, %230 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%127 : tensor<4x4xf32>) {
      ^bb0(%in: f32 loc("params.fc.w"), %in_32: f32 loc("mul"(#loc253)), %out: f32 loc("sub"(#loc254))):
        %236 = arith.subf %in, %in_32 : f32 loc(#loc298)
        linalg.yield %236 : f32 loc(#loc298)
      } -> tensor<4x4xf32> loc(#loc298)
      %232 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%226, %173 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc253)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("mul"(#loc253))):
        %236 = arith.mulf %in, %in_32 : f32 loc(#loc297)
        linalg.yield %236 : f32 loc(#loc297)
      } -> tensor<4xf32> loc(#loc297)
      %233 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg3, %232 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("params.gn.bias"), %in_32: f32 loc("mul"(#loc253)), %out: f32 loc("sub"(#loc254))):
        %236 = arith.subf %in, %in_32 : f32 loc(#loc298)
        linalg.yield %236 : f32 loc(#loc298)
      } -> tensor<4xf32> loc(#loc298)
      %234 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%226, %174 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("mul"(#loc253)), %in_32: f32 loc("div"(#loc118)), %out: f32 loc("mul"(#loc253))):
        %236 = arith.mulf %in, %in_32 : f32 loc(#loc297)
        linalg.yield %236 : f32 loc(#loc297)
      } -> tensor<4xf32> loc(#loc297)
      %235 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg4, %234 : tensor<4xf32>, tensor<4xf32>) outs(%123 : tensor<4xf32>) {
      ^bb0(%in: f32 loc("params.gn.scale"), %in_32: f32 loc("mul"(#loc253)), %out: f32 loc("sub"(#loc254))):
        %236 = arith.subf %in, %in_32 : f32 loc(#loc298)
        linalg.yield %236 : f32 loc(#loc298)
      } -> tensor<4xf32> loc(#loc298)
      scf.yield %225, %228, %231, %233, %235 : tensor<3x3x1x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32> loc(#loc252)
    } loc(#loc252)
    %202 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i32 loc("scale.good"), %out: i32 loc("add"(#loc126))):
      %223 = arith.addi %in, %c1_i32 : i32 loc(#loc255)
      linalg.yield %223 : i32 loc(#loc255)
    } -> tensor<i32> loc(#loc255)
    %203 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%197, %202, %cst_17 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc127)), %in_32: i32 loc(callsite(#loc at #loc127)), %in_33: i32 loc(callsite(#loc25 at #loc127)), %out: i32 loc(callsite(#loc30 at #loc127))):
      %223 = arith.select %in, %in_32, %in_33 : i32 loc(#loc256)
      linalg.yield %223 : i32 loc(#loc256)
    } -> tensor<i32> loc(#loc256)
    %204 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%cst_11 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc79)), %out: i1 loc(callsite(#loc55 at #loc79))):
      %223 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc259)
      linalg.yield %223 : i1 loc(#loc259)
    } -> tensor<i1> loc(#loc259)
    %205 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%204, %cst_12, %cst_11 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc261)), %in_32: i32 loc(callsite(#loc at #loc261)), %in_33: i32 loc(callsite(#loc at #loc261)), %out: i32 loc(callsite(#loc30 at #loc261))):
      %223 = arith.select %in, %in_32, %in_33 : i32 loc(#loc299)
      linalg.yield %223 : i32 loc(#loc299)
    } -> tensor<i32> loc(#loc299)
    %206 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%203, %205 : tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc79)), %in_32: i32 loc(callsite(#loc29 at #loc79)), %out: i32 loc(callsite(#loc69 at #loc79))):
      %223 = arith.cmpi eq, %in_32, %c0_i32 : i32 loc(#loc262)
      %224 = arith.cmpi eq, %in, %c-2147483648_i32 : i32 loc(#loc262)
      %225 = arith.cmpi eq, %in_32, %c-1_i32 : i32 loc(#loc262)
      %226 = arith.andi %224, %225 : i1 loc(#loc262)
      %227 = arith.ori %223, %226 : i1 loc(#loc262)
      %228 = arith.select %227, %c1_i32, %in_32 : i32 loc(#loc262)
      %229 = arith.remsi %in, %228 : i32 loc(#loc262)
      %230 = arith.select %226, %c0_i32, %229 : i32 loc(#loc262)
      %231 = arith.select %223, %in, %230 : i32 loc(#loc262)
      linalg.yield %231 : i32 loc(#loc262)
    } -> tensor<i32> loc(#loc262)
    %207 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%206 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32 loc(callsite(#loc69 at #loc79)), %out: i1 loc(callsite(#loc70 at #loc79))):
      %223 = arith.cmpi ne, %in, %c0_i32 : i32 loc(#loc263)
      linalg.yield %223 : i1 loc(#loc263)
    } -> tensor<i1> loc(#loc263)
    %208 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%206 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32 loc(callsite(#loc69 at #loc79)), %out: i1 loc(callsite(#loc43 at #loc79))):
      %223 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc264)
      linalg.yield %223 : i1 loc(#loc264)
    } -> tensor<i1> loc(#loc264)
    %209 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%205 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32 loc(callsite(#loc29 at #loc79)), %out: i1 loc(callsite(#loc43 at #loc79))):
      %223 = arith.cmpi slt, %in, %c0_i32 : i32 loc(#loc264)
      linalg.yield %223 : i1 loc(#loc264)
    } -> tensor<i1> loc(#loc264)
    %210 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%208, %209 : tensor<i1>, tensor<i1>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i1 loc(callsite(#loc43 at #loc79)), %in_32: i1 loc(callsite(#loc43 at #loc79)), %out: i1 loc(callsite(#loc70 at #loc79))):
      %223 = arith.cmpi ne, %in, %in_32 : i1 loc(#loc263)
      linalg.yield %223 : i1 loc(#loc263)
    } -> tensor<i1> loc(#loc263)
    %211 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%210, %207 : tensor<i1>, tensor<i1>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i1 loc(callsite(#loc70 at #loc79)), %in_32: i1 loc(callsite(#loc70 at #loc79)), %out: i1 loc(callsite(#loc48 at #loc79))):
      %223 = arith.andi %in, %in_32 : i1 loc(#loc265)
      linalg.yield %223 : i1 loc(#loc265)
    } -> tensor<i1> loc(#loc265)
    %212 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%206, %205 : tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc69 at #loc79)), %in_32: i32 loc(callsite(#loc29 at #loc79)), %out: i32 loc(callsite(#loc44 at #loc79))):
      %223 = arith.addi %in, %in_32 : i32 loc(#loc266)
      linalg.yield %223 : i32 loc(#loc266)
    } -> tensor<i32> loc(#loc266)
    %213 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%211, %212, %206 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc48 at #loc79)), %in_32: i32 loc(callsite(#loc44 at #loc79)), %in_33: i32 loc(callsite(#loc69 at #loc79)), %out: i32 loc(callsite(#loc30 at #loc79))):
      %223 = arith.select %in, %in_32, %in_33 : i32 loc(#loc267)
      linalg.yield %223 : i32 loc(#loc267)
    } -> tensor<i32> loc(#loc267)
    %214 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%213 : tensor<i32>) outs(%23 : tensor<i1>) {
    ^bb0(%in: i32 loc("jit(train)/jit(remainder)"(#loc11)), %out: i1 loc("eq"(#loc128))):
      %223 = arith.cmpi eq, %in, %c0_i32 : i32 loc(#loc268)
      linalg.yield %223 : i1 loc(#loc268)
    } -> tensor<i1> loc(#loc268)
    %215 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc("scale.factor"), %out: f32 loc("mul"(#loc129))):
      %223 = arith.mulf %in, %cst_6 : f32 loc(#loc269)
      linalg.yield %223 : f32 loc(#loc269)
    } -> tensor<f32> loc(#loc269)
    %216 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%214, %215, %arg5 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc130)), %in_32: f32 loc(callsite(#loc at #loc130)), %in_33: f32 loc(callsite(#loc at #loc130)), %out: f32 loc(callsite(#loc30 at #loc130))):
      %223 = arith.select %in, %in_32, %in_33 : f32 loc(#loc270)
      linalg.yield %223 : f32 loc(#loc270)
    } -> tensor<f32> loc(#loc270)
    %217 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc("scale.factor"), %out: f32 loc("div"(#loc131))):
      %223 = arith.divf %in, %cst_6 : f32 loc(#loc272)
      linalg.yield %223 : f32 loc(#loc272)
    } -> tensor<f32> loc(#loc272)
    %218 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%197, %216, %217 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc132)), %in_32: f32 loc(callsite(#loc at #loc132)), %in_33: f32 loc(callsite(#loc at #loc132)), %out: f32 loc(callsite(#loc30 at #loc132))):
      %223 = arith.select %in, %in_32, %in_33 : f32 loc(#loc273)
      linalg.yield %223 : f32 loc(#loc273)
    } -> tensor<f32> loc(#loc273)
    %219 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%197, %cst_17, %cst_12 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc133)), %in_32: i32 loc(callsite(#loc at #loc133)), %in_33: i32 loc(callsite(#loc at #loc133)), %out: i32 loc(callsite(#loc30 at #loc133))):
      %223 = arith.select %in, %in_32, %in_33 : i32 loc(#loc275)
      linalg.yield %223 : i32 loc(#loc275)
    } -> tensor<i32> loc(#loc275)
    %220 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%arg7, %219 : tensor<i32>, tensor<i32>) outs(%198 : tensor<i32>) {
    ^bb0(%in: i32 loc("scale.skipped"), %in_32: i32 loc("convert_element_type"(#loc134)), %out: i32 loc("add"(#loc134))):
      %223 = arith.addi %in, %in_32 : i32 loc(#loc277)
      linalg.yield %223 : i32 loc(#loc277)
    } -> tensor<i32> loc(#loc277)
    %221 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%98, %arg5 : tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32 loc("mul"(#loc99)), %in_32: f32 loc("scale.factor"), %out: f32 loc("div"(#loc135))):
      %223 = arith.divf %in, %in_32 : f32 loc(#loc279)
      linalg.yield %223 : f32 loc(#loc279)
    } -> tensor<f32> loc(#loc279)
    %222 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%197, %221, %cst_10 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc136)), %in_32: f32 loc(callsite(#loc at #loc136)), %in_33: f32 loc(callsite(#loc25 at #loc136)), %out: f32 loc(callsite(#loc30 at #loc136))):
      %223 = arith.select %in, %in_32, %in_33 : f32 loc(#loc280)
      linalg.yield %223 : f32 loc(#loc280)
    } -> tensor<f32> loc(#loc280)
    return %201#0, %201#1, %201#2, %201#3, %201#4, %218, %203, %220, %197, %222 : tensor<3x3x1x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<f32> loc(#loc83)
  } loc(#loc)
} loc(#loc)
#loc20 = loc("loops.py":167:12)
#loc85 = loc("jit(train)/jvp()"(#loc20))
#loc116 = loc("jit(train)/transpose(jvp())"(#loc20))
#loc145 = loc("reshape"(#loc85))
#loc214 = loc("reshape"(#loc106))
#loc244 = loc("reshape"(#loc116))

