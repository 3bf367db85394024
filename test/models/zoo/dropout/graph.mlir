#loc = loc(unknown)
#loc1 = loc("params.a.b")
#loc2 = loc("params.a.w")
#loc3 = loc("params.b.b")
#loc4 = loc("params.b.w")
#loc5 = loc("params.c.b")
#loc6 = loc("params.c.w")
#loc7 = loc("x")
#loc8 = loc("y")
#loc9 = loc("key")
#loc10 = loc("reduce_max")
#loc11 = loc("images.py":95:43)
#loc12 = loc("iota_2x32_shape")
#loc13 = loc("jit(_uniform)")
#loc14 = loc("images.py":92:26)
#loc15 = loc("images.py":90:26)
#loc16 = loc("shift_right_logical")
#loc17 = loc("images.py":86:18)
#loc18 = loc("or")
#loc19 = loc("export.py":100:36)
#loc20 = loc("images.py":83:25)
#loc21 = loc("images.py":55:26)
#loc24 = loc("squeeze")
#loc25 = loc("xor")
#loc26 = loc("")
#loc27 = loc("add")
#loc29 = loc("while/body/closed_call")
#loc30 = loc("shift_left")
#loc31 = loc("sub")
#loc32 = loc("convert_element_type")
#loc33 = loc("bitcast_convert_type")
#loc34 = loc("mul")
#loc35 = loc("max")
#loc36 = loc("broadcast_in_dim")
#loc37 = loc("images.py":87:24)
#loc38 = loc("iota")
#loc39 = loc("eq")
#loc40 = loc("images.py":87:18)
#loc41 = loc("images.py":88:16)
#loc42 = loc("images.py":88:32)
#loc43 = loc("images.py":88:43)
#loc44 = loc("images.py":88:31)
#loc45 = loc("images.py":89:18)
#loc46 = loc("images.py":89:42)
#loc47 = loc("images.py":89:30)
#loc48 = loc("images.py":90:20)
#loc49 = loc("images.py":90:16)
#loc50 = loc("common.py":23:11)
#loc51 = loc("images.py":91:16)
#loc52 = loc("lt")
#loc53 = loc("images.py":92:66)
#loc54 = loc("select_n")
#loc55 = loc("images.py":92:16)
#loc56 = loc("images.py":93:20)
#loc57 = loc("images.py":94:28)
#loc58 = loc("images.py":94:20)
#loc59 = loc("images.py":94:16)
#loc60 = loc("exp")
#loc61 = loc("reduce_sum")
#loc62 = loc("log")
#loc63 = loc("images.py":95:37)
#loc64 = loc("images.py":95:29)
#loc65 = loc("images.py":95:20)
#loc66 = loc("images.py":95:19)
#loc67 = loc("neg")
#loc68 = loc("reshape")
#loc69 = loc("div")
#loc70 = loc("add_any")
#loc71 = loc("common.py":51:41)
#loc72 = loc("common.py":51:37)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1) -> (-d0 + 9, d1)>
#map9 = affine_map<(d0, d1) -> (0, 0)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (d1, d0)>
#map12 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map13 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d1, d2)>
#loc73 = loc("jit(train)/jvp(jit(log_softmax))"(#loc11))
#loc74 = loc("jit(train)/jvp(jit(_bernoulli))"(#loc14))
#loc75 = loc("jit(train)/jvp(jit(_uniform))"(#loc15))
#loc76 = loc("jit(train)/jvp(jit(_uniform))"(#loc17))
#loc77 = loc("jit(train)"(#loc19))
#loc78 = loc("jit(_threefry_split)"(#loc20))
#loc79 = loc("jit(train)"(#loc20))
#loc81 = loc("squeeze"(#loc21))
#loc82 = loc("iota_2x32_shape"(#loc21))
#loc83 = loc("xor"(#loc21))
#loc84 = loc("add"(#loc21))
#loc86 = loc("while/body/closed_call"(#loc21))
#loc87 = loc("shift_left"(#loc21))
#loc88 = loc("sub"(#loc21))
#loc89 = loc("shift_right_logical"(#loc21))
#loc90 = loc("or"(#loc21))
#loc91 = loc("convert_element_type"(#loc21))
#loc92 = loc("stack"(#loc21))
#loc94 = loc("jit(train)/jvp(jit(_one_hot))"(#loc37))
#loc95 = loc("jit(train)/jvp()"(#loc40))
#loc96 = loc("jit(train)/jvp()"(#loc41))
#loc97 = loc("jit(train)/jvp()"(#loc42))
#loc98 = loc("jit(train)/jvp()"(#loc43))
#loc99 = loc("jit(train)/jvp()"(#loc44))
#loc100 = loc("jit(train)/jvp()"(#loc45))
#loc101 = loc("jit(train)/jvp()"(#loc46))
#loc102 = loc("jit(train)/jvp()"(#loc47))
#loc103 = loc("jit(train)/jvp()"(#loc48))
#loc104 = loc("jit(train)/jvp()"(#loc49))
#loc105 = loc("jit(train)/jvp()"(#loc50))
#loc106 = loc("jit(train)/jvp()"(#loc51))
#loc107 = loc("jit(train)/jvp()"(#loc53))
#loc108 = loc("jit(train)/jvp(jit(_where))"(#loc55))
#loc109 = loc("jit(train)/jvp(jit(_bernoulli))"(#loc56))
#loc110 = loc("jit(train)/jvp()"(#loc57))
#loc111 = loc("jit(train)/jvp()"(#loc58))
#loc112 = loc("jit(train)/jvp()"(#loc59))
#loc113 = loc("jit(train)/jvp()"(#loc63))
#loc114 = loc("jit(train)/jvp()"(#loc64))
#loc115 = loc("jit(train)/jvp()"(#loc65))
#loc116 = loc("jit(train)/jvp()"(#loc66))
#loc117 = loc("jit(train)/transpose(jvp())"(#loc66))
#loc118 = loc("jit(train)/transpose(jvp())"(#loc65))
#loc119 = loc("jit(train)/transpose(jvp())"(#loc64))
#loc120 = loc("jit(train)/transpose(jvp())"(#loc63))
#loc121 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc11))
#loc122 = loc("jit(train)/transpose(jvp())"(#loc50))
#loc123 = loc("jit(train)/transpose(jvp())"(#loc58))
#loc124 = loc("jit(train)/transpose(jvp())"(#loc57))
#loc125 = loc("jit(train)/transpose(jvp(jit(_where)))"(#loc55))
#loc126 = loc("jit(train)/transpose(jvp())"(#loc53))
#loc127 = loc("jit(train)/transpose(jvp())"(#loc51))
#loc128 = loc("jit(train)"(#loc71))
#loc129 = loc("jit(train)"(#loc72))
#loc130 = loc(callsite(#loc10 at #loc73))
#loc131 = loc(callsite(#loc at #loc73))
#loc132 = loc(callsite(#loc13 at #loc74))
#loc133 = loc(callsite(#loc12 at #loc75))
#loc134 = loc(callsite(#loc16 at #loc76))
#loc135 = loc(callsite(#loc18 at #loc76))
#loc136 = loc(callsite(#loc78 at #loc79))
#loc138 = loc(callsite(#loc86 at #loc21))
#loc143 = loc(callsite(#loc26 at #loc76))
#loc144 = loc(callsite(#loc25 at #loc76))
#loc145 = loc(callsite(#loc33 at #loc76))
#loc146 = loc(callsite(#loc31 at #loc76))
#loc147 = loc(callsite(#loc32 at #loc76))
#loc148 = loc(callsite(#loc34 at #loc76))
#loc149 = loc(callsite(#loc27 at #loc76))
#loc150 = loc(callsite(#loc35 at #loc76))
#loc151 = loc(callsite(#loc36 at #loc94))
#loc152 = loc(callsite(#loc at #loc94))
#loc153 = loc(callsite(#loc38 at #loc94))
#loc154 = loc(callsite(#loc39 at #loc94))
#loc155 = loc(callsite(#loc32 at #loc94))
#loc156 = loc("mul"(#loc95))
#loc157 = loc("add"(#loc95))
#loc158 = loc("mul"(#loc96))
#loc159 = loc("sub"(#loc97))
#loc160 = loc("rev"(#loc98))
#loc161 = loc("mul"(#loc99))
#loc162 = loc("add"(#loc96))
#loc163 = loc("mul"(#loc100))
#loc164 = loc("rev"(#loc101))
#loc165 = loc("mul"(#loc102))
#loc166 = loc("add"(#loc100))
#loc167 = loc(callsite(#loc36 at #loc75))
#loc168 = loc(callsite(#loc32 at #loc75))
#loc171 = loc(callsite(#loc26 at #loc75))
#loc172 = loc(callsite(#loc25 at #loc75))
#loc173 = loc(callsite(#loc16 at #loc75))
#loc174 = loc(callsite(#loc at #loc75))
#loc175 = loc(callsite(#loc18 at #loc75))
#loc176 = loc(callsite(#loc33 at #loc75))
#loc177 = loc(callsite(#loc31 at #loc75))
#loc178 = loc(callsite(#loc34 at #loc75))
#loc179 = loc(callsite(#loc27 at #loc75))
#loc180 = loc(callsite(#loc35 at #loc75))
#loc181 = loc("mul"(#loc103))
#loc182 = loc("add"(#loc104))
#loc183 = loc("dot_general"(#loc105))
#loc184 = loc("broadcast_in_dim"(#loc105))
#loc185 = loc("add"(#loc105))
#loc186 = loc("jit(relu)"(#loc106))
#loc187 = loc("gt"(#loc106))
#loc188 = loc(callsite(#loc52 at #loc74))
#loc189 = loc(callsite(#loc at #loc74))
#loc190 = loc("div"(#loc107))
#loc191 = loc(callsite(#loc54 at #loc108))
#loc192 = loc(callsite(#loc at #loc108))
#loc193 = loc(callsite(#loc36 at #loc108))
#loc194 = loc(callsite(#loc13 at #loc109))
#loc195 = loc(callsite(#loc52 at #loc109))
#loc196 = loc(callsite(#loc at #loc109))
#loc197 = loc("tanh"(#loc110))
#loc198 = loc("sub"(#loc110))
#loc199 = loc("convert_element_type"(#loc111))
#loc200 = loc("mul"(#loc111))
#loc201 = loc("add"(#loc112))
#loc202 = loc(callsite(#loc35 at #loc73))
#loc203 = loc(callsite(#loc36 at #loc73))
#loc204 = loc(callsite(#loc31 at #loc73))
#loc205 = loc(callsite(#loc60 at #loc73))
#loc206 = loc(callsite(#loc61 at #loc73))
#loc207 = loc(callsite(#loc62 at #loc73))
#loc208 = loc("mul"(#loc113))
#loc209 = loc("reduce_sum"(#loc114))
#loc210 = loc("reduce_sum"(#loc115))
#loc211 = loc("div"(#loc115))
#loc212 = loc("neg"(#loc116))
#loc213 = loc("neg"(#loc117))
#loc214 = loc("div"(#loc118))
#loc215 = loc("broadcast_in_dim"(#loc118))
#loc216 = loc("broadcast_in_dim"(#loc119))
#loc217 = loc("mul"(#loc120))
#loc218 = loc(callsite(#loc67 at #loc121))
#loc219 = loc(callsite(#loc at #loc121))
#loc220 = loc(callsite(#loc61 at #loc121))
#loc221 = loc(callsite(#loc68 at #loc121))
#loc222 = loc(callsite(#loc69 at #loc121))
#loc223 = loc(callsite(#loc36 at #loc121))
#loc224 = loc(callsite(#loc34 at #loc121))
#loc225 = loc(callsite(#loc70 at #loc121))
#loc226 = loc("reduce_sum"(#loc122))
#loc228 = loc("dot_general"(#loc122))
#loc229 = loc("transpose"(#loc122))
#loc230 = loc("mul"(#loc123))
#loc231 = loc("mul"(#loc124))
#loc232 = loc("add_any"(#loc124))
#loc233 = loc("add_any"(#loc122))
#loc234 = loc(callsite(#loc54 at #loc125))
#loc235 = loc(callsite(#loc at #loc125))
#loc236 = loc(callsite(#loc36 at #loc125))
#loc237 = loc("div"(#loc126))
#loc238 = loc("select_n"(#loc127))
#loc239 = loc("mul"(#loc128))
#loc240 = loc("sub"(#loc129))
#loc241 = loc(callsite(#loc12 at #loc132))
#loc242 = loc(""(#loc136))
#loc244 = loc(callsite(#loc138 at #loc21))
#loc245 = loc(callsite(#loc25 at #loc143))
#loc246 = loc(callsite(#loc27 at #loc143))
#loc248 = loc(callsite(#loc29 at #loc143))
#loc249 = loc(callsite(#loc25 at #loc171))
#loc250 = loc(callsite(#loc27 at #loc171))
#loc252 = loc(callsite(#loc29 at #loc171))
#loc253 = loc(callsite(#loc35 at #loc186))
#loc254 = loc(callsite(#loc at #loc186))
#loc255 = loc(callsite(#loc36 at #loc132))
#loc256 = loc(callsite(#loc32 at #loc132))
#loc259 = loc(callsite(#loc26 at #loc132))
#loc260 = loc(callsite(#loc25 at #loc132))
#loc261 = loc(callsite(#loc16 at #loc132))
#loc262 = loc(callsite(#loc at #loc132))
#loc263 = loc(callsite(#loc18 at #loc132))
#loc264 = loc(callsite(#loc33 at #loc132))
#loc265 = loc(callsite(#loc31 at #loc132))
#loc266 = loc(callsite(#loc34 at #loc132))
#loc267 = loc(callsite(#loc27 at #loc132))
#loc268 = loc(callsite(#loc35 at #loc132))
#loc271 = loc(callsite(#loc12 at #loc194))
#loc272 = loc(callsite(#loc at #loc194))
#loc273 = loc(callsite(#loc26 at #loc194))
#loc274 = loc(callsite(#loc25 at #loc194))
#loc275 = loc(callsite(#loc16 at #loc194))
#loc276 = loc(callsite(#loc18 at #loc194))
#loc277 = loc(callsite(#loc33 at #loc194))
#loc278 = loc(callsite(#loc31 at #loc194))
#loc279 = loc(callsite(#loc34 at #loc194))
#loc280 = loc(callsite(#loc27 at #loc194))
#loc281 = loc(callsite(#loc36 at #loc194))
#loc282 = loc(callsite(#loc35 at #loc194))
#loc286 = loc(callsite(#loc82 at #loc242))
#loc287 = loc(callsite(#loc21 at #loc242))
#loc288 = loc(""(#loc244))
#loc289 = loc(callsite(#loc92 at #loc242))
#loc290 = loc(callsite(#loc27 at #loc248))
#loc291 = loc(callsite(#loc at #loc248))
#loc293 = loc(callsite(#loc24 at #loc248))
#loc294 = loc(callsite(#loc30 at #loc248))
#loc295 = loc(callsite(#loc31 at #loc248))
#loc296 = loc(callsite(#loc16 at #loc248))
#loc297 = loc(callsite(#loc18 at #loc248))
#loc298 = loc(callsite(#loc25 at #loc248))
#loc299 = loc(callsite(#loc32 at #loc248))
#loc300 = loc(callsite(#loc27 at #loc252))
#loc301 = loc(callsite(#loc at #loc252))
#loc303 = loc(callsite(#loc24 at #loc252))
#loc304 = loc(callsite(#loc30 at #loc252))
#loc305 = loc(callsite(#loc31 at #loc252))
#loc306 = loc(callsite(#loc16 at #loc252))
#loc307 = loc(callsite(#loc18 at #loc252))
#loc308 = loc(callsite(#loc25 at #loc252))
#loc309 = loc(callsite(#loc32 at #loc252))
#loc310 = loc(callsite(#loc25 at #loc259))
#loc311 = loc(callsite(#loc27 at #loc259))
#loc313 = loc(callsite(#loc29 at #loc259))
#loc314 = loc(callsite(#loc25 at #loc273))
#loc315 = loc(callsite(#loc27 at #loc273))
#loc317 = loc(callsite(#loc29 at #loc273))
#loc318 = loc(callsite(#loc83 at #loc287))
#loc319 = loc(callsite(#loc84 at #loc287))
#loc321 = loc(callsite(#loc288 at #loc287))
#loc322 = loc(callsite(#loc27 at #loc313))
#loc323 = loc(callsite(#loc at #loc313))
#loc325 = loc(callsite(#loc24 at #loc313))
#loc326 = loc(callsite(#loc30 at #loc313))
#loc327 = loc(callsite(#loc31 at #loc313))
#loc328 = loc(callsite(#loc16 at #loc313))
#loc329 = loc(callsite(#loc18 at #loc313))
#loc330 = loc(callsite(#loc25 at #loc313))
#loc331 = loc(callsite(#loc32 at #loc313))
#loc332 = loc(callsite(#loc27 at #loc317))
#loc333 = loc(callsite(#loc at #loc317))
#loc335 = loc(callsite(#loc24 at #loc317))
#loc336 = loc(callsite(#loc30 at #loc317))
#loc337 = loc(callsite(#loc31 at #loc317))
#loc338 = loc(callsite(#loc16 at #loc317))
#loc339 = loc(callsite(#loc18 at #loc317))
#loc340 = loc(callsite(#loc25 at #loc317))
#loc341 = loc(callsite(#loc32 at #loc317))
#loc342 = loc(callsite(#loc84 at #loc321))
#loc343 = loc(callsite(#loc at #loc321))
#loc345 = loc(callsite(#loc81 at #loc321))
#loc346 = loc(callsite(#loc87 at #loc321))
#loc347 = loc(callsite(#loc88 at #loc321))
#loc348 = loc(callsite(#loc89 at #loc321))
#loc349 = loc(callsite(#loc90 at #loc321))
#loc350 = loc(callsite(#loc83 at #loc321))
#loc351 = loc(callsite(#loc91 at #loc321))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<12xf32> {tf.aliasing_output = 0 : i32} loc("params.a.b"), %arg1: tensor<6x12xf32> {tf.aliasing_output = 1 : i32} loc("params.a.w"), %arg2: tensor<12xf32> {tf.aliasing_output = 2 : i32} loc("params.b.b"), %arg3: tensor<12x12xf32> {tf.aliasing_output = 3 : i32} loc("params.b.w"), %arg4: tensor<4xf32> {tf.aliasing_output = 4 : i32} loc("params.c.b"), %arg5: tensor<12x4xf32> {tf.aliasing_output = 5 : i32} loc("params.c.w"), %arg6: tensor<10x6xf32> loc("x"), %arg7: tensor<10xi32> loc("y"), %arg8: tensor<2xi32> loc("key")) -> (tensor<12xf32> {jax.result_info = "params.a.b"}, tensor<6x12xf32> {jax.result_info = "params.a.w"}, tensor<12xf32> {jax.result_info = "params.b.b"}, tensor<12x12xf32> {jax.result_info = "params.b.w"}, tensor<4xf32> {jax.result_info = "params.c.b"}, tensor<12x4xf32> {jax.result_info = "params.c.w"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant 0xFF800000 : f32 loc(#loc130)
    %cst_0 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc131)
    %cst_1 = arith.constant dense<12> : tensor<i64> loc(#loc241)
    %cst_2 = arith.constant dense<6> : tensor<i64> loc(#loc133)
    %cst_3 = arith.constant dense<9> : tensor<i32> loc(#loc)
    %cst_4 = arith.constant dense<1065353216> : tensor<i32> loc(#loc)
    %c9_i32 = arith.constant 9 : i32 loc(#loc134)
    %c1065353216_i32 = arith.constant 1065353216 : i32 loc(#loc135)
    %cst_5 = arith.constant -1.000000e+00 : f32 loc(#loc)
    %cst_6 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_7 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_8 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_9 = arith.constant dense<0.699999988> : tensor<f32> loc(#loc77)
    %cst_10 = arith.constant dense<8.000000e-01> : tensor<f32> loc(#loc)
    %cst_11 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_12 = arith.constant dense<-1.000000e+00> : tensor<f32> loc(#loc77)
    %cst_13 = arith.constant dense<2.500000e-02> : tensor<f32> loc(#loc77)
    %cst_14 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc77)
    %cst_15 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<[17, 29, 16, 24]> : tensor<4xi32> loc(#loc)
    %cst_18 = arith.constant dense<[13, 15, 26, 6]> : tensor<4xi32> loc(#loc)
    %cst_19 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %c466688986_i32 = arith.constant 466688986 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc)
    %c5_i32 = arith.constant 5 : i32 loc(#loc)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %c32_i32 = arith.constant 32 : i32 loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc283)
    %c64_i64 = arith.constant 64 : i64 loc(#loc)
    %c0_i64 = arith.constant 0 : i64 loc(#loc)
    %cst_20 = arith.constant dense<32> : tensor<i64> loc(#loc)
    %cst_21 = arith.constant dense<1> : tensor<i64> loc(#loc)
    %extracted_slice = tensor.extract_slice %arg8[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc284)
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32> loc(#loc285)
    %extracted_slice_22 = tensor.extract_slice %arg8[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc284)
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [] : tensor<1xi32> into tensor<i32> loc(#loc285)
    %0 = tensor.empty() : tensor<4xi64> loc(#loc286)
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<4xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc82 at #loc242))):
      %291 = linalg.index 0 : index loc(#loc286)
      %292 = arith.index_cast %291 : index to i64 loc(#loc286)
      linalg.yield %292 : i64 loc(#loc286)
    } -> tensor<4xi64> loc(#loc286)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_21 : tensor<i64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc82 at #loc242)), %out: i64 loc(callsite(#loc82 at #loc242))):
      linalg.yield %in : i64 loc(#loc286)
    } -> tensor<4xi64> loc(#loc286)
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%2, %1 : tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc82 at #loc242)), %in_51: i64 loc(callsite(#loc82 at #loc242)), %out: i64 loc(callsite(#loc82 at #loc242))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc286)
      linalg.yield %291 : i64 loc(#loc286)
    } -> tensor<4xi64> loc(#loc286)
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_20 : tensor<i64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc82 at #loc242)), %out: i64 loc(callsite(#loc82 at #loc242))):
      linalg.yield %in : i64 loc(#loc286)
    } -> tensor<4xi64> loc(#loc286)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %4 : tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc82 at #loc242)), %in_51: i64 loc(callsite(#loc82 at #loc242)), %out: i64 loc(callsite(#loc82 at #loc242))):
      %291 = arith.shrui %in, %in_51 : i64 loc(#loc286)
      %292 = arith.cmpi ult, %in_51, %c64_i64 : i64 loc(#loc286)
      %293 = arith.select %292, %291, %c0_i64 : i64 loc(#loc286)
      linalg.yield %293 : i64 loc(#loc286)
    } -> tensor<4xi64> loc(#loc286)
    %6 = tensor.empty() : tensor<4xi32> loc(#loc286)
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<4xi64>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc82 at #loc242)), %out: i32 loc(callsite(#loc82 at #loc242))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc286)
      linalg.yield %291 : i32 loc(#loc286)
    } -> tensor<4xi32> loc(#loc286)
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xi64>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc82 at #loc242)), %out: i32 loc(callsite(#loc82 at #loc242))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc286)
      linalg.yield %291 : i32 loc(#loc286)
    } -> tensor<4xi32> loc(#loc286)
    %9 = tensor.empty() : tensor<i32> loc(#loc318)
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed, %collapsed_23 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc83 at #loc287)), %in_51: i32 loc(callsite(#loc83 at #loc287)), %out: i32 loc(callsite(#loc83 at #loc287))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc318)
      linalg.yield %291 : i32 loc(#loc318)
    } -> tensor<i32> loc(#loc318)
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc83 at #loc287)), %out: i32 loc(callsite(#loc83 at #loc287))):
      %291 = arith.xori %in, %c466688986_i32 : i32 loc(#loc318)
      linalg.yield %291 : i32 loc(#loc318)
    } -> tensor<i32> loc(#loc318)
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<i32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc83 at #loc287)), %out: i32 loc(callsite(#loc84 at #loc287))):
      linalg.yield %in : i32 loc(#loc319)
    } -> tensor<4xi32> loc(#loc319)
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %12 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc84 at #loc287)), %in_51: i32 loc(callsite(#loc84 at #loc287)), %out: i32 loc(callsite(#loc84 at #loc287))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc319)
      linalg.yield %291 : i32 loc(#loc319)
    } -> tensor<4xi32> loc(#loc319)
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_23 : tensor<i32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc83 at #loc287)), %out: i32 loc(callsite(#loc84 at #loc287))):
      linalg.yield %in : i32 loc(#loc319)
    } -> tensor<4xi32> loc(#loc319)
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%7, %14 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc84 at #loc287)), %in_51: i32 loc(callsite(#loc84 at #loc287)), %out: i32 loc(callsite(#loc84 at #loc287))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc319)
      linalg.yield %291 : i32 loc(#loc319)
    } -> tensor<4xi32> loc(#loc319)
    %16:8 = scf.for %arg9 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg10 = %cst_19, %arg11 = %13, %arg12 = %15, %arg13 = %collapsed_23, %arg14 = %11, %arg15 = %collapsed, %arg16 = %cst_18, %arg17 = %cst_17) -> (tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %c1_i32 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<i32> loc(#loc342)
      %extracted_slice_51 = tensor.extract_slice %arg16[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc344)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32> loc(#loc345)
      %292 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg11, %arg12 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc84 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %293 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_52 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        linalg.yield %in : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %294 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg12, %293 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc87 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc346)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc346)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc346)
        linalg.yield %332 : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_52 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc88 at #loc321))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc347)
        linalg.yield %330 : i32 loc(#loc347)
      } -> tensor<i32> loc(#loc347)
      %296 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%295 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc88 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        linalg.yield %in : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %297 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg12, %296 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc348)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc348)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc348)
        linalg.yield %332 : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %298 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%294, %297 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc87 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc90 at #loc321))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc349)
        linalg.yield %330 : i32 loc(#loc349)
      } -> tensor<4xi32> loc(#loc349)
      %299 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%292, %298 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc90 at #loc321)), %out: i32 loc(callsite(#loc83 at #loc321))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc350)
        linalg.yield %330 : i32 loc(#loc350)
      } -> tensor<4xi32> loc(#loc350)
      %extracted_slice_53 = tensor.extract_slice %arg16[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc344)
      %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xi32> into tensor<i32> loc(#loc345)
      %300 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%292, %299 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc83 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %301 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_54 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        linalg.yield %in : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %302 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%299, %301 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc87 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc346)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc346)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc346)
        linalg.yield %332 : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_54 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc88 at #loc321))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc347)
        linalg.yield %330 : i32 loc(#loc347)
      } -> tensor<i32> loc(#loc347)
      %304 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%303 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc88 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        linalg.yield %in : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %305 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%299, %304 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc348)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc348)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc348)
        linalg.yield %332 : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %306 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%302, %305 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc87 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc90 at #loc321))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc349)
        linalg.yield %330 : i32 loc(#loc349)
      } -> tensor<4xi32> loc(#loc349)
      %307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%300, %306 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc90 at #loc321)), %out: i32 loc(callsite(#loc83 at #loc321))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc350)
        linalg.yield %330 : i32 loc(#loc350)
      } -> tensor<4xi32> loc(#loc350)
      %extracted_slice_55 = tensor.extract_slice %arg16[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc344)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [] : tensor<1xi32> into tensor<i32> loc(#loc345)
      %308 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%300, %307 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc83 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %309 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_56 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        linalg.yield %in : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %310 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%307, %309 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc87 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc346)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc346)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc346)
        linalg.yield %332 : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_56 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc88 at #loc321))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc347)
        linalg.yield %330 : i32 loc(#loc347)
      } -> tensor<i32> loc(#loc347)
      %312 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%311 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc88 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        linalg.yield %in : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%307, %312 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc348)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc348)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc348)
        linalg.yield %332 : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %314 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%310, %313 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc87 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc90 at #loc321))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc349)
        linalg.yield %330 : i32 loc(#loc349)
      } -> tensor<4xi32> loc(#loc349)
      %315 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%308, %314 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc90 at #loc321)), %out: i32 loc(callsite(#loc83 at #loc321))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc350)
        linalg.yield %330 : i32 loc(#loc350)
      } -> tensor<4xi32> loc(#loc350)
      %extracted_slice_57 = tensor.extract_slice %arg16[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc344)
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [] : tensor<1xi32> into tensor<i32> loc(#loc345)
      %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%308, %315 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc83 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %317 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%collapsed_58 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        linalg.yield %in : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %318 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%315, %317 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc87 at #loc321)), %out: i32 loc(callsite(#loc87 at #loc321))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc346)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc346)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc346)
        linalg.yield %332 : i32 loc(#loc346)
      } -> tensor<4xi32> loc(#loc346)
      %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_58 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc81 at #loc321)), %out: i32 loc(callsite(#loc88 at #loc321))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc347)
        linalg.yield %330 : i32 loc(#loc347)
      } -> tensor<i32> loc(#loc347)
      %320 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%319 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc88 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        linalg.yield %in : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %321 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%315, %320 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc89 at #loc321))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc348)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc348)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc348)
        linalg.yield %332 : i32 loc(#loc348)
      } -> tensor<4xi32> loc(#loc348)
      %322 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%318, %321 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc87 at #loc321)), %in_59: i32 loc(callsite(#loc89 at #loc321)), %out: i32 loc(callsite(#loc90 at #loc321))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc349)
        linalg.yield %330 : i32 loc(#loc349)
      } -> tensor<4xi32> loc(#loc349)
      %323 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%316, %322 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc90 at #loc321)), %out: i32 loc(callsite(#loc83 at #loc321))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc350)
        linalg.yield %330 : i32 loc(#loc350)
      } -> tensor<4xi32> loc(#loc350)
      %324 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg13 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        linalg.yield %in : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %325 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%316, %324 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc84 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %326 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%arg14 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        linalg.yield %in : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%323, %326 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc83 at #loc321)), %in_59: i32 loc(callsite(#loc84 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %328 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%291 : tensor<i32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc91 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        linalg.yield %in : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      %329 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%327, %328 : tensor<4xi32>, tensor<4xi32>) outs(%6 : tensor<4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc84 at #loc321)), %in_59: i32 loc(callsite(#loc84 at #loc321)), %out: i32 loc(callsite(#loc84 at #loc321))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc342)
        linalg.yield %330 : i32 loc(#loc342)
      } -> tensor<4xi32> loc(#loc342)
      scf.yield %291, %325, %329, %arg14, %arg15, %arg13, %arg17, %arg16 : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc320)
    } loc(#loc320)
    %17 = tensor.empty() : tensor<4x1xi32> loc(#loc289)
    %18 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%16#1 : tensor<4xi32>) outs(%17 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc92 at #loc242)), %out: i32 loc(callsite(#loc92 at #loc242))):
      linalg.yield %in : i32 loc(#loc289)
    } -> tensor<4x1xi32> loc(#loc289)
    %19 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%16#2 : tensor<4xi32>) outs(%17 : tensor<4x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc92 at #loc242)), %out: i32 loc(callsite(#loc92 at #loc242))):
      linalg.yield %in : i32 loc(#loc289)
    } -> tensor<4x1xi32> loc(#loc289)
    %20 = tensor.empty() : tensor<4x2xi32> loc(#loc289)
    %21 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<4x2xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc92 at #loc242))):
      %291 = linalg.index 0 : index loc(#loc289)
      %292 = linalg.index 1 : index loc(#loc289)
      %293 = arith.cmpi ult, %292, %c1 : index loc(#loc289)
      %294 = scf.if %293 -> (i32) {
        %extracted = tensor.extract %18[%291, %292] : tensor<4x1xi32> loc(#loc289)
        scf.yield %extracted : i32 loc(#loc289)
      } else {
        %295 = arith.subi %292, %c1 : index loc(#loc289)
        %extracted = tensor.extract %19[%291, %295] : tensor<4x1xi32> loc(#loc289)
        scf.yield %extracted : i32 loc(#loc289)
      } loc(#loc289)
      linalg.yield %294 : i32 loc(#loc289)
    } -> tensor<4x2xi32> loc(#loc289)
    %extracted_slice_24 = tensor.extract_slice %21[0, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc139)
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc140)
    %extracted_slice_26 = tensor.extract_slice %21[1, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc139)
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc140)
    %extracted_slice_28 = tensor.extract_slice %21[2, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc139)
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc140)
    %extracted_slice_30 = tensor.extract_slice %21[3, 0] [1, 2] [1, 1] : tensor<4x2xi32> to tensor<1x2xi32> loc(#loc139)
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1]] : tensor<1x2xi32> into tensor<2xi32> loc(#loc140)
    %extracted_slice_32 = tensor.extract_slice %collapsed_31[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc141)
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [] : tensor<1xi32> into tensor<i32> loc(#loc142)
    %extracted_slice_34 = tensor.extract_slice %collapsed_31[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc141)
    %collapsed_35 = tensor.collapse_shape %extracted_slice_34 [] : tensor<1xi32> into tensor<i32> loc(#loc142)
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_33, %collapsed_35 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc143)), %in_51: i32 loc(callsite(#loc25 at #loc143)), %out: i32 loc(callsite(#loc25 at #loc143))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc245)
      linalg.yield %291 : i32 loc(#loc245)
    } -> tensor<i32> loc(#loc245)
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%22 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc143)), %out: i32 loc(callsite(#loc25 at #loc143))):
      %291 = arith.xori %in, %c466688986_i32 : i32 loc(#loc245)
      linalg.yield %291 : i32 loc(#loc245)
    } -> tensor<i32> loc(#loc245)
    %24 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_19, %collapsed_33 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc143)), %in_51: i32 loc(callsite(#loc25 at #loc143)), %out: i32 loc(callsite(#loc27 at #loc143))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc246)
      linalg.yield %291 : i32 loc(#loc246)
    } -> tensor<i32> loc(#loc246)
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_19, %collapsed_35 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc143)), %in_51: i32 loc(callsite(#loc25 at #loc143)), %out: i32 loc(callsite(#loc27 at #loc143))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc246)
      linalg.yield %291 : i32 loc(#loc246)
    } -> tensor<i32> loc(#loc246)
    %26:8 = scf.for %arg9 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg10 = %cst_19, %arg11 = %24, %arg12 = %25, %arg13 = %collapsed_35, %arg14 = %23, %arg15 = %collapsed_33, %arg16 = %cst_18, %arg17 = %cst_17) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %c1_i32 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %extracted_slice_51 = tensor.extract_slice %arg16[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc292)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32> loc(#loc293)
      %292 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg11, %arg12 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc27 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg12, %collapsed_52 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc30 at #loc248))):
        %319 = arith.shli %in, %in_59 : i32 loc(#loc294)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc294)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc294)
        linalg.yield %321 : i32 loc(#loc294)
      } -> tensor<i32> loc(#loc294)
      %294 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_52 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc31 at #loc248))):
        %319 = arith.subi %c32_i32, %in : i32 loc(#loc295)
        linalg.yield %319 : i32 loc(#loc295)
      } -> tensor<i32> loc(#loc295)
      %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%arg12, %294 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc31 at #loc248)), %out: i32 loc(callsite(#loc16 at #loc248))):
        %319 = arith.shrui %in, %in_59 : i32 loc(#loc296)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc296)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc296)
        linalg.yield %321 : i32 loc(#loc296)
      } -> tensor<i32> loc(#loc296)
      %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%293, %295 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc248)), %in_59: i32 loc(callsite(#loc16 at #loc248)), %out: i32 loc(callsite(#loc18 at #loc248))):
        %319 = arith.ori %in, %in_59 : i32 loc(#loc297)
        linalg.yield %319 : i32 loc(#loc297)
      } -> tensor<i32> loc(#loc297)
      %297 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%292, %296 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc18 at #loc248)), %out: i32 loc(callsite(#loc25 at #loc248))):
        %319 = arith.xori %in, %in_59 : i32 loc(#loc298)
        linalg.yield %319 : i32 loc(#loc298)
      } -> tensor<i32> loc(#loc298)
      %extracted_slice_53 = tensor.extract_slice %arg16[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc292)
      %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xi32> into tensor<i32> loc(#loc293)
      %298 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%292, %297 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc25 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %299 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%297, %collapsed_54 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc30 at #loc248))):
        %319 = arith.shli %in, %in_59 : i32 loc(#loc294)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc294)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc294)
        linalg.yield %321 : i32 loc(#loc294)
      } -> tensor<i32> loc(#loc294)
      %300 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_54 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc31 at #loc248))):
        %319 = arith.subi %c32_i32, %in : i32 loc(#loc295)
        linalg.yield %319 : i32 loc(#loc295)
      } -> tensor<i32> loc(#loc295)
      %301 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%297, %300 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc31 at #loc248)), %out: i32 loc(callsite(#loc16 at #loc248))):
        %319 = arith.shrui %in, %in_59 : i32 loc(#loc296)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc296)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc296)
        linalg.yield %321 : i32 loc(#loc296)
      } -> tensor<i32> loc(#loc296)
      %302 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%299, %301 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc248)), %in_59: i32 loc(callsite(#loc16 at #loc248)), %out: i32 loc(callsite(#loc18 at #loc248))):
        %319 = arith.ori %in, %in_59 : i32 loc(#loc297)
        linalg.yield %319 : i32 loc(#loc297)
      } -> tensor<i32> loc(#loc297)
      %303 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%298, %302 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc18 at #loc248)), %out: i32 loc(callsite(#loc25 at #loc248))):
        %319 = arith.xori %in, %in_59 : i32 loc(#loc298)
        linalg.yield %319 : i32 loc(#loc298)
      } -> tensor<i32> loc(#loc298)
      %extracted_slice_55 = tensor.extract_slice %arg16[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc292)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [] : tensor<1xi32> into tensor<i32> loc(#loc293)
      %304 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%298, %303 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc25 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %305 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%303, %collapsed_56 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc30 at #loc248))):
        %319 = arith.shli %in, %in_59 : i32 loc(#loc294)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc294)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc294)
        linalg.yield %321 : i32 loc(#loc294)
      } -> tensor<i32> loc(#loc294)
      %306 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_56 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc31 at #loc248))):
        %319 = arith.subi %c32_i32, %in : i32 loc(#loc295)
        linalg.yield %319 : i32 loc(#loc295)
      } -> tensor<i32> loc(#loc295)
      %307 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%303, %306 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc31 at #loc248)), %out: i32 loc(callsite(#loc16 at #loc248))):
        %319 = arith.shrui %in, %in_59 : i32 loc(#loc296)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc296)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc296)
        linalg.yield %321 : i32 loc(#loc296)
      } -> tensor<i32> loc(#loc296)
      %308 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%305, %307 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc248)), %in_59: i32 loc(callsite(#loc16 at #loc248)), %out: i32 loc(callsite(#loc18 at #loc248))):
        %319 = arith.ori %in, %in_59 : i32 loc(#loc297)
        linalg.yield %319 : i32 loc(#loc297)
      } -> tensor<i32> loc(#loc297)
      %309 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%304, %308 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc18 at #loc248)), %out: i32 loc(callsite(#loc25 at #loc248))):
        %319 = arith.xori %in, %in_59 : i32 loc(#loc298)
        linalg.yield %319 : i32 loc(#loc298)
      } -> tensor<i32> loc(#loc298)
      %extracted_slice_57 = tensor.extract_slice %arg16[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc292)
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [] : tensor<1xi32> into tensor<i32> loc(#loc293)
      %310 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%304, %309 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc25 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %311 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%309, %collapsed_58 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc30 at #loc248))):
        %319 = arith.shli %in, %in_59 : i32 loc(#loc294)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc294)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc294)
        linalg.yield %321 : i32 loc(#loc294)
      } -> tensor<i32> loc(#loc294)
      %312 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_58 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc248)), %out: i32 loc(callsite(#loc31 at #loc248))):
        %319 = arith.subi %c32_i32, %in : i32 loc(#loc295)
        linalg.yield %319 : i32 loc(#loc295)
      } -> tensor<i32> loc(#loc295)
      %313 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%309, %312 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc31 at #loc248)), %out: i32 loc(callsite(#loc16 at #loc248))):
        %319 = arith.shrui %in, %in_59 : i32 loc(#loc296)
        %320 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc296)
        %321 = arith.select %320, %319, %c0_i32 : i32 loc(#loc296)
        linalg.yield %321 : i32 loc(#loc296)
      } -> tensor<i32> loc(#loc296)
      %314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%311, %313 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc248)), %in_59: i32 loc(callsite(#loc16 at #loc248)), %out: i32 loc(callsite(#loc18 at #loc248))):
        %319 = arith.ori %in, %in_59 : i32 loc(#loc297)
        linalg.yield %319 : i32 loc(#loc297)
      } -> tensor<i32> loc(#loc297)
      %315 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%310, %314 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc18 at #loc248)), %out: i32 loc(callsite(#loc25 at #loc248))):
        %319 = arith.xori %in, %in_59 : i32 loc(#loc298)
        linalg.yield %319 : i32 loc(#loc298)
      } -> tensor<i32> loc(#loc298)
      %316 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%310, %arg13 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc27 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %317 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%315, %arg14 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc248)), %in_59: i32 loc(callsite(#loc27 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      %318 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%317, %291 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc248)), %in_59: i32 loc(callsite(#loc32 at #loc248)), %out: i32 loc(callsite(#loc27 at #loc248))):
        %319 = arith.addi %in, %in_59 : i32 loc(#loc290)
        linalg.yield %319 : i32 loc(#loc290)
      } -> tensor<i32> loc(#loc290)
      scf.yield %291, %316, %318, %arg14, %arg15, %arg13, %arg17, %arg16 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc247)
    } loc(#loc247)
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%26#1, %26#2 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc76)), %in_51: i32 loc(callsite(#loc25 at #loc76)), %out: i32 loc(callsite(#loc25 at #loc76))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc144)
      linalg.yield %291 : i32 loc(#loc144)
    } -> tensor<i32> loc(#loc144)
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%27 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc76)), %out: i32 loc(callsite(#loc16 at #loc76))):
      %291 = arith.shrui %in, %c9_i32 : i32 loc(#loc134)
      linalg.yield %291 : i32 loc(#loc134)
    } -> tensor<i32> loc(#loc134)
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%28 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc16 at #loc76)), %out: i32 loc(callsite(#loc18 at #loc76))):
      %291 = arith.ori %in, %c1065353216_i32 : i32 loc(#loc135)
      linalg.yield %291 : i32 loc(#loc135)
    } -> tensor<i32> loc(#loc135)
    %30 = tensor.empty() : tensor<f32> loc(#loc145)
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%29 : tensor<i32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc76)), %out: f32 loc(callsite(#loc33 at #loc76))):
      %291 = arith.bitcast %in : i32 to f32 loc(#loc145)
      linalg.yield %291 : f32 loc(#loc145)
    } -> tensor<f32> loc(#loc145)
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%31 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc76)), %out: f32 loc(callsite(#loc31 at #loc76))):
      %291 = arith.subf %in, %cst_8 : f32 loc(#loc146)
      linalg.yield %291 : f32 loc(#loc146)
    } -> tensor<f32> loc(#loc146)
    %33 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_15, %cst_16 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc32 at #loc76)), %in_51: f32 loc(callsite(#loc32 at #loc76)), %out: f32 loc(callsite(#loc31 at #loc76))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc146)
      linalg.yield %291 : f32 loc(#loc146)
    } -> tensor<f32> loc(#loc146)
    %34 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%32, %33 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc76)), %in_51: f32 loc(callsite(#loc31 at #loc76)), %out: f32 loc(callsite(#loc34 at #loc76))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc148)
      linalg.yield %291 : f32 loc(#loc148)
    } -> tensor<f32> loc(#loc148)
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%34, %cst_16 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc76)), %in_51: f32 loc(callsite(#loc32 at #loc76)), %out: f32 loc(callsite(#loc27 at #loc76))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc149)
      linalg.yield %291 : f32 loc(#loc149)
    } -> tensor<f32> loc(#loc149)
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_16, %35 : tensor<f32>, tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc(callsite(#loc32 at #loc76)), %in_51: f32 loc(callsite(#loc27 at #loc76)), %out: f32 loc(callsite(#loc35 at #loc76))):
      %291 = arith.maximumf %in, %in_51 : f32 loc(#loc150)
      linalg.yield %291 : f32 loc(#loc150)
    } -> tensor<f32> loc(#loc150)
    %37 = tensor.empty() : tensor<10x1xi32> loc(#loc151)
    %38 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<10xi32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc94)), %out: i32 loc(callsite(#loc36 at #loc94))):
      linalg.yield %in : i32 loc(#loc151)
    } -> tensor<10x1xi32> loc(#loc151)
    %39 = tensor.empty() : tensor<1x4xi32> loc(#loc153)
    %40 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%39 : tensor<1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc38 at #loc94))):
      %291 = linalg.index 1 : index loc(#loc153)
      %292 = arith.index_cast %291 : index to i32 loc(#loc153)
      linalg.yield %292 : i32 loc(#loc153)
    } -> tensor<1x4xi32> loc(#loc153)
    %41 = tensor.empty() : tensor<10x4xi32> loc(#loc154)
    %42 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10x1xi32>) outs(%41 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc36 at #loc94)), %out: i32 loc(callsite(#loc39 at #loc94))):
      linalg.yield %in : i32 loc(#loc154)
    } -> tensor<10x4xi32> loc(#loc154)
    %43 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<1x4xi32>) outs(%41 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc38 at #loc94)), %out: i32 loc(callsite(#loc39 at #loc94))):
      linalg.yield %in : i32 loc(#loc154)
    } -> tensor<10x4xi32> loc(#loc154)
    %44 = tensor.empty() : tensor<10x4xi1> loc(#loc154)
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%42, %43 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%44 : tensor<10x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc39 at #loc94)), %in_51: i32 loc(callsite(#loc39 at #loc94)), %out: i1 loc(callsite(#loc39 at #loc94))):
      %291 = arith.cmpi eq, %in, %in_51 : i32 loc(#loc154)
      linalg.yield %291 : i1 loc(#loc154)
    } -> tensor<10x4xi1> loc(#loc154)
    %46 = tensor.empty() : tensor<10x4xf32> loc(#loc155)
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<10x4xi1>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc39 at #loc94)), %out: f32 loc(callsite(#loc32 at #loc94))):
      %291 = arith.uitofp %in : i1 to f32 loc(#loc155)
      linalg.yield %291 : f32 loc(#loc155)
    } -> tensor<10x4xf32> loc(#loc155)
    %48 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc19)), %out: f32 loc("mul"(#loc95))):
      linalg.yield %in : f32 loc(#loc156)
    } -> tensor<10x4xf32> loc(#loc156)
    %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %47 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_51: f32 loc("jit(train)/jvp(jit(_one_hot))"(#loc37)), %out: f32 loc("mul"(#loc95))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc156)
      linalg.yield %291 : f32 loc(#loc156)
    } -> tensor<10x4xf32> loc(#loc156)
    %50 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc19)), %out: f32 loc("add"(#loc95))):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<10x4xf32> loc(#loc157)
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%49, %50 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_51: f32 loc("add"(#loc95)), %out: f32 loc("add"(#loc95))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc157)
      linalg.yield %291 : f32 loc(#loc157)
    } -> tensor<10x4xf32> loc(#loc157)
    %52 = tensor.empty() : tensor<10x6xf32> loc(#loc158)
    %53 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_uniform))"(#loc17)), %out: f32 loc("mul"(#loc96))):
      linalg.yield %in : f32 loc(#loc158)
    } -> tensor<10x6xf32> loc(#loc158)
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%53, %arg6 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc96)), %in_51: f32 loc("x"), %out: f32 loc("mul"(#loc96))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc158)
      linalg.yield %291 : f32 loc(#loc158)
    } -> tensor<10x6xf32> loc(#loc158)
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%36 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_uniform))"(#loc17)), %out: f32 loc("sub"(#loc97))):
      %291 = arith.subf %cst_8, %in : f32 loc(#loc159)
      linalg.yield %291 : f32 loc(#loc159)
    } -> tensor<f32> loc(#loc159)
    %56 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("x"), %out: f32 loc("rev"(#loc98))):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<10x6xf32> loc(#loc160)
    %57 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<f32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc97)), %out: f32 loc("mul"(#loc99))):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<10x6xf32> loc(#loc161)
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%57, %56 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc99)), %in_51: f32 loc("rev"(#loc98)), %out: f32 loc("mul"(#loc99))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc161)
      linalg.yield %291 : f32 loc(#loc161)
    } -> tensor<10x6xf32> loc(#loc161)
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%54, %58 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc96)), %in_51: f32 loc("mul"(#loc99)), %out: f32 loc("add"(#loc96))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc162)
      linalg.yield %291 : f32 loc(#loc162)
    } -> tensor<10x6xf32> loc(#loc162)
    %60 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_uniform))"(#loc17)), %out: f32 loc("mul"(#loc100))):
      linalg.yield %in : f32 loc(#loc163)
    } -> tensor<10x4xf32> loc(#loc163)
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%60, %51 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc100)), %in_51: f32 loc("add"(#loc95)), %out: f32 loc("mul"(#loc100))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc163)
      linalg.yield %291 : f32 loc(#loc163)
    } -> tensor<10x4xf32> loc(#loc163)
    %62 = linalg.generic {indexing_maps = [#map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc95)), %out: f32 loc("rev"(#loc101))):
      linalg.yield %in : f32 loc(#loc164)
    } -> tensor<10x4xf32> loc(#loc164)
    %63 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<f32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc97)), %out: f32 loc("mul"(#loc102))):
      linalg.yield %in : f32 loc(#loc165)
    } -> tensor<10x4xf32> loc(#loc165)
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63, %62 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc102)), %in_51: f32 loc("rev"(#loc101)), %out: f32 loc("mul"(#loc102))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc165)
      linalg.yield %291 : f32 loc(#loc165)
    } -> tensor<10x4xf32> loc(#loc165)
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%61, %64 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc100)), %in_51: f32 loc("mul"(#loc102)), %out: f32 loc("add"(#loc100))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc166)
      linalg.yield %291 : f32 loc(#loc166)
    } -> tensor<10x4xf32> loc(#loc166)
    %66 = tensor.empty() : tensor<1x1xf32> loc(#loc167)
    %67 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%66 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc32 at #loc75)), %out: f32 loc(callsite(#loc36 at #loc75))):
      linalg.yield %in : f32 loc(#loc167)
    } -> tensor<1x1xf32> loc(#loc167)
    %68 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%66 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc32 at #loc75)), %out: f32 loc(callsite(#loc36 at #loc75))):
      linalg.yield %in : f32 loc(#loc167)
    } -> tensor<1x1xf32> loc(#loc167)
    %extracted_slice_36 = tensor.extract_slice %collapsed_25[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc169)
    %collapsed_37 = tensor.collapse_shape %extracted_slice_36 [] : tensor<1xi32> into tensor<i32> loc(#loc170)
    %extracted_slice_38 = tensor.extract_slice %collapsed_25[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc169)
    %collapsed_39 = tensor.collapse_shape %extracted_slice_38 [] : tensor<1xi32> into tensor<i32> loc(#loc170)
    %69 = tensor.empty() : tensor<10x6xi64> loc(#loc133)
    %70 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<10x6xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc12 at #loc75))):
      %291 = linalg.index 0 : index loc(#loc133)
      %292 = arith.index_cast %291 : index to i64 loc(#loc133)
      linalg.yield %292 : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %71 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%69 : tensor<10x6xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc12 at #loc75))):
      %291 = linalg.index 1 : index loc(#loc133)
      %292 = arith.index_cast %291 : index to i64 loc(#loc133)
      linalg.yield %292 : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %72 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<i64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      linalg.yield %in : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%72, %70 : tensor<10x6xi64>, tensor<10x6xi64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %in_51: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc133)
      linalg.yield %291 : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %74 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      linalg.yield %in : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%74, %71 : tensor<10x6xi64>, tensor<10x6xi64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %in_51: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc133)
      linalg.yield %291 : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73, %75 : tensor<10x6xi64>, tensor<10x6xi64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %in_51: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      %291 = arith.addi %in, %in_51 : i64 loc(#loc133)
      linalg.yield %291 : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %77 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<i64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      linalg.yield %in : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<10x6xi64>, tensor<10x6xi64>) outs(%69 : tensor<10x6xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %in_51: i64 loc(callsite(#loc12 at #loc75)), %out: i64 loc(callsite(#loc12 at #loc75))):
      %291 = arith.shrui %in, %in_51 : i64 loc(#loc133)
      %292 = arith.cmpi ult, %in_51, %c64_i64 : i64 loc(#loc133)
      %293 = arith.select %292, %291, %c0_i64 : i64 loc(#loc133)
      linalg.yield %293 : i64 loc(#loc133)
    } -> tensor<10x6xi64> loc(#loc133)
    %79 = tensor.empty() : tensor<10x6xi32> loc(#loc133)
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<10x6xi64>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %out: i32 loc(callsite(#loc12 at #loc75))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc133)
      linalg.yield %291 : i32 loc(#loc133)
    } -> tensor<10x6xi32> loc(#loc133)
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<10x6xi64>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc75)), %out: i32 loc(callsite(#loc12 at #loc75))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc133)
      linalg.yield %291 : i32 loc(#loc133)
    } -> tensor<10x6xi32> loc(#loc133)
    %82 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_37, %collapsed_39 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc171)), %in_51: i32 loc(callsite(#loc25 at #loc171)), %out: i32 loc(callsite(#loc25 at #loc171))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc249)
      linalg.yield %291 : i32 loc(#loc249)
    } -> tensor<i32> loc(#loc249)
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%82 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc171)), %out: i32 loc(callsite(#loc25 at #loc171))):
      %291 = arith.xori %in, %c466688986_i32 : i32 loc(#loc249)
      linalg.yield %291 : i32 loc(#loc249)
    } -> tensor<i32> loc(#loc249)
    %84 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_37 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc171)), %out: i32 loc(callsite(#loc27 at #loc171))):
      linalg.yield %in : i32 loc(#loc250)
    } -> tensor<10x6xi32> loc(#loc250)
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%81, %84 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc171)), %in_51: i32 loc(callsite(#loc27 at #loc171)), %out: i32 loc(callsite(#loc27 at #loc171))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc250)
      linalg.yield %291 : i32 loc(#loc250)
    } -> tensor<10x6xi32> loc(#loc250)
    %86 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_39 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc171)), %out: i32 loc(callsite(#loc27 at #loc171))):
      linalg.yield %in : i32 loc(#loc250)
    } -> tensor<10x6xi32> loc(#loc250)
    %87 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%80, %86 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc171)), %in_51: i32 loc(callsite(#loc27 at #loc171)), %out: i32 loc(callsite(#loc27 at #loc171))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc250)
      linalg.yield %291 : i32 loc(#loc250)
    } -> tensor<10x6xi32> loc(#loc250)
    %88:8 = scf.for %arg9 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg10 = %cst_19, %arg11 = %85, %arg12 = %87, %arg13 = %collapsed_39, %arg14 = %83, %arg15 = %collapsed_37, %arg16 = %cst_18, %arg17 = %cst_17) -> (tensor<i32>, tensor<10x6xi32>, tensor<10x6xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %c1_i32 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<i32> loc(#loc300)
      %extracted_slice_51 = tensor.extract_slice %arg16[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc302)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32> loc(#loc303)
      %292 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11, %arg12 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc27 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %293 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_52 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        linalg.yield %in : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %294 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg12, %293 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc30 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc304)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc304)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc304)
        linalg.yield %332 : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_52 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc31 at #loc252))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc305)
        linalg.yield %330 : i32 loc(#loc305)
      } -> tensor<i32> loc(#loc305)
      %296 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        linalg.yield %in : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %297 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg12, %296 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc306)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc306)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc306)
        linalg.yield %332 : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %298 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %297 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc18 at #loc252))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc307)
        linalg.yield %330 : i32 loc(#loc307)
      } -> tensor<10x6xi32> loc(#loc307)
      %299 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%292, %298 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc18 at #loc252)), %out: i32 loc(callsite(#loc25 at #loc252))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc308)
        linalg.yield %330 : i32 loc(#loc308)
      } -> tensor<10x6xi32> loc(#loc308)
      %extracted_slice_53 = tensor.extract_slice %arg16[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc302)
      %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xi32> into tensor<i32> loc(#loc303)
      %300 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%292, %299 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc25 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %301 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_54 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        linalg.yield %in : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %302 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %301 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc30 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc304)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc304)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc304)
        linalg.yield %332 : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_54 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc31 at #loc252))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc305)
        linalg.yield %330 : i32 loc(#loc305)
      } -> tensor<i32> loc(#loc305)
      %304 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        linalg.yield %in : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %305 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %304 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc306)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc306)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc306)
        linalg.yield %332 : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %305 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc18 at #loc252))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc307)
        linalg.yield %330 : i32 loc(#loc307)
      } -> tensor<10x6xi32> loc(#loc307)
      %307 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %306 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc18 at #loc252)), %out: i32 loc(callsite(#loc25 at #loc252))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc308)
        linalg.yield %330 : i32 loc(#loc308)
      } -> tensor<10x6xi32> loc(#loc308)
      %extracted_slice_55 = tensor.extract_slice %arg16[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc302)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [] : tensor<1xi32> into tensor<i32> loc(#loc303)
      %308 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %307 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc25 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %309 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_56 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        linalg.yield %in : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %309 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc30 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc304)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc304)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc304)
        linalg.yield %332 : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_56 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc31 at #loc252))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc305)
        linalg.yield %330 : i32 loc(#loc305)
      } -> tensor<i32> loc(#loc305)
      %312 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%311 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        linalg.yield %in : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %312 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc306)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc306)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc306)
        linalg.yield %332 : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %314 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %313 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc18 at #loc252))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc307)
        linalg.yield %330 : i32 loc(#loc307)
      } -> tensor<10x6xi32> loc(#loc307)
      %315 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %314 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc18 at #loc252)), %out: i32 loc(callsite(#loc25 at #loc252))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc308)
        linalg.yield %330 : i32 loc(#loc308)
      } -> tensor<10x6xi32> loc(#loc308)
      %extracted_slice_57 = tensor.extract_slice %arg16[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc302)
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [] : tensor<1xi32> into tensor<i32> loc(#loc303)
      %316 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %315 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc25 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %317 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_58 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        linalg.yield %in : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %318 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315, %317 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc30 at #loc252)), %out: i32 loc(callsite(#loc30 at #loc252))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc304)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc304)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc304)
        linalg.yield %332 : i32 loc(#loc304)
      } -> tensor<10x6xi32> loc(#loc304)
      %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_58 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc252)), %out: i32 loc(callsite(#loc31 at #loc252))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc305)
        linalg.yield %330 : i32 loc(#loc305)
      } -> tensor<i32> loc(#loc305)
      %320 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        linalg.yield %in : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %321 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315, %320 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc16 at #loc252))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc306)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc306)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc306)
        linalg.yield %332 : i32 loc(#loc306)
      } -> tensor<10x6xi32> loc(#loc306)
      %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %321 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc252)), %in_59: i32 loc(callsite(#loc16 at #loc252)), %out: i32 loc(callsite(#loc18 at #loc252))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc307)
        linalg.yield %330 : i32 loc(#loc307)
      } -> tensor<10x6xi32> loc(#loc307)
      %323 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %322 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc18 at #loc252)), %out: i32 loc(callsite(#loc25 at #loc252))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc308)
        linalg.yield %330 : i32 loc(#loc308)
      } -> tensor<10x6xi32> loc(#loc308)
      %324 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        linalg.yield %in : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %324 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc27 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %326 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        linalg.yield %in : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %327 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %326 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc252)), %in_59: i32 loc(callsite(#loc27 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %328 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%291 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc32 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        linalg.yield %in : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      %329 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%327, %328 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc252)), %in_59: i32 loc(callsite(#loc27 at #loc252)), %out: i32 loc(callsite(#loc27 at #loc252))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc300)
        linalg.yield %330 : i32 loc(#loc300)
      } -> tensor<10x6xi32> loc(#loc300)
      scf.yield %291, %325, %329, %arg14, %arg15, %arg13, %arg17, %arg16 : tensor<i32>, tensor<10x6xi32>, tensor<10x6xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc251)
    } loc(#loc251)
    %89 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88#1, %88#2 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc75)), %in_51: i32 loc(callsite(#loc25 at #loc75)), %out: i32 loc(callsite(#loc25 at #loc75))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc172)
      linalg.yield %291 : i32 loc(#loc172)
    } -> tensor<10x6xi32> loc(#loc172)
    %90 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc75)), %out: i32 loc(callsite(#loc16 at #loc75))):
      linalg.yield %in : i32 loc(#loc173)
    } -> tensor<10x6xi32> loc(#loc173)
    %91 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc75)), %in_51: i32 loc(callsite(#loc16 at #loc75)), %out: i32 loc(callsite(#loc16 at #loc75))):
      %291 = arith.shrui %in, %in_51 : i32 loc(#loc173)
      %292 = arith.cmpi ult, %in_51, %c32_i32 : i32 loc(#loc173)
      %293 = arith.select %292, %291, %c0_i32 : i32 loc(#loc173)
      linalg.yield %293 : i32 loc(#loc173)
    } -> tensor<10x6xi32> loc(#loc173)
    %92 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc75)), %out: i32 loc(callsite(#loc18 at #loc75))):
      linalg.yield %in : i32 loc(#loc175)
    } -> tensor<10x6xi32> loc(#loc175)
    %93 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%79 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc16 at #loc75)), %in_51: i32 loc(callsite(#loc18 at #loc75)), %out: i32 loc(callsite(#loc18 at #loc75))):
      %291 = arith.ori %in, %in_51 : i32 loc(#loc175)
      linalg.yield %291 : i32 loc(#loc175)
    } -> tensor<10x6xi32> loc(#loc175)
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<10x6xi32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc75)), %out: f32 loc(callsite(#loc33 at #loc75))):
      %291 = arith.bitcast %in : i32 to f32 loc(#loc176)
      linalg.yield %291 : f32 loc(#loc176)
    } -> tensor<10x6xf32> loc(#loc176)
    %95 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %out: f32 loc(callsite(#loc31 at #loc75))):
      linalg.yield %in : f32 loc(#loc177)
    } -> tensor<10x6xf32> loc(#loc177)
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc75)), %in_51: f32 loc(callsite(#loc31 at #loc75)), %out: f32 loc(callsite(#loc31 at #loc75))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc177)
      linalg.yield %291 : f32 loc(#loc177)
    } -> tensor<10x6xf32> loc(#loc177)
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%68, %67 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%66 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc75)), %in_51: f32 loc(callsite(#loc36 at #loc75)), %out: f32 loc(callsite(#loc31 at #loc75))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc177)
      linalg.yield %291 : f32 loc(#loc177)
    } -> tensor<1x1xf32> loc(#loc177)
    %98 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<1x1xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc75)), %out: f32 loc(callsite(#loc34 at #loc75))):
      linalg.yield %in : f32 loc(#loc178)
    } -> tensor<10x6xf32> loc(#loc178)
    %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%96, %98 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc75)), %in_51: f32 loc(callsite(#loc34 at #loc75)), %out: f32 loc(callsite(#loc34 at #loc75))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc178)
      linalg.yield %291 : f32 loc(#loc178)
    } -> tensor<10x6xf32> loc(#loc178)
    %100 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<1x1xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc75)), %out: f32 loc(callsite(#loc27 at #loc75))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<10x6xf32> loc(#loc179)
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc75)), %in_51: f32 loc(callsite(#loc27 at #loc75)), %out: f32 loc(callsite(#loc27 at #loc75))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc179)
      linalg.yield %291 : f32 loc(#loc179)
    } -> tensor<10x6xf32> loc(#loc179)
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %101 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc75)), %in_51: f32 loc(callsite(#loc27 at #loc75)), %out: f32 loc(callsite(#loc35 at #loc75))):
      %291 = arith.maximumf %in, %in_51 : f32 loc(#loc180)
      linalg.yield %291 : f32 loc(#loc180)
    } -> tensor<10x6xf32> loc(#loc180)
    %103 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc103))):
      linalg.yield %in : f32 loc(#loc181)
    } -> tensor<10x6xf32> loc(#loc181)
    %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %102 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc103)), %in_51: f32 loc("jit(train)/jvp(jit(_uniform))"(#loc15)), %out: f32 loc("mul"(#loc103))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc181)
      linalg.yield %291 : f32 loc(#loc181)
    } -> tensor<10x6xf32> loc(#loc181)
    %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%59, %104 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%52 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("add"(#loc96)), %in_51: f32 loc("mul"(#loc103)), %out: f32 loc("add"(#loc104))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc182)
      linalg.yield %291 : f32 loc(#loc182)
    } -> tensor<10x6xf32> loc(#loc182)
    %106 = tensor.empty() : tensor<10x12xf32> loc(#loc183)
    %107 = linalg.fill ins(%cst_7 : f32) outs(%106 : tensor<10x12xf32>) -> tensor<10x12xf32> loc(#loc183)
    %108 = linalg.matmul ins(%105, %arg1 : tensor<10x6xf32>, tensor<6x12xf32>) outs(%107 : tensor<10x12xf32>) -> tensor<10x12xf32> loc(#loc183)
    %109 = tensor.empty() : tensor<1x12xf32> loc(#loc184)
    %110 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<12xf32>) outs(%109 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %out: f32 loc("broadcast_in_dim"(#loc105))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<1x12xf32> loc(#loc184)
    %111 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<1x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc105)), %out: f32 loc("add"(#loc105))):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<10x12xf32> loc(#loc185)
    %112 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%108, %111 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc105)), %in_51: f32 loc("add"(#loc105)), %out: f32 loc("add"(#loc105))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc185)
      linalg.yield %291 : f32 loc(#loc185)
    } -> tensor<10x12xf32> loc(#loc185)
    %113 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc186)), %out: f32 loc(callsite(#loc35 at #loc186))):
      linalg.yield %in : f32 loc(#loc253)
    } -> tensor<10x12xf32> loc(#loc253)
    %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc186)), %in_51: f32 loc(callsite(#loc35 at #loc186)), %out: f32 loc(callsite(#loc35 at #loc186))):
      %291 = arith.maximumf %in, %in_51 : f32 loc(#loc253)
      linalg.yield %291 : f32 loc(#loc253)
    } -> tensor<10x12xf32> loc(#loc253)
    %115 = tensor.empty() : tensor<10x12xi1> loc(#loc187)
    %116 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%115 : tensor<10x12xi1>) {
    ^bb0(%in: f32 loc("add"(#loc105)), %in_51: f32 loc("gt"(#loc106)), %out: i1 loc("gt"(#loc106))):
      %291 = arith.cmpf ogt, %in, %in_51 : f32 loc(#loc187)
      linalg.yield %291 : i1 loc(#loc187)
    } -> tensor<10x12xi1> loc(#loc187)
    %117 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%66 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc32 at #loc132)), %out: f32 loc(callsite(#loc36 at #loc132))):
      linalg.yield %in : f32 loc(#loc255)
    } -> tensor<1x1xf32> loc(#loc255)
    %extracted_slice_40 = tensor.extract_slice %collapsed_27[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc257)
    %collapsed_41 = tensor.collapse_shape %extracted_slice_40 [] : tensor<1xi32> into tensor<i32> loc(#loc258)
    %extracted_slice_42 = tensor.extract_slice %collapsed_27[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc257)
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [] : tensor<1xi32> into tensor<i32> loc(#loc258)
    %118 = tensor.empty() : tensor<10x12xi64> loc(#loc241)
    %119 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%118 : tensor<10x12xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc12 at #loc132))):
      %291 = linalg.index 0 : index loc(#loc241)
      %292 = arith.index_cast %291 : index to i64 loc(#loc241)
      linalg.yield %292 : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %120 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%118 : tensor<10x12xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc12 at #loc132))):
      %291 = linalg.index 1 : index loc(#loc241)
      %292 = arith.index_cast %291 : index to i64 loc(#loc241)
      linalg.yield %292 : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %121 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<i64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      linalg.yield %in : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %122 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%121, %119 : tensor<10x12xi64>, tensor<10x12xi64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %in_51: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc241)
      linalg.yield %291 : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %123 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      linalg.yield %in : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%123, %120 : tensor<10x12xi64>, tensor<10x12xi64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %in_51: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc241)
      linalg.yield %291 : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%122, %124 : tensor<10x12xi64>, tensor<10x12xi64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %in_51: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      %291 = arith.addi %in, %in_51 : i64 loc(#loc241)
      linalg.yield %291 : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %126 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<i64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      linalg.yield %in : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %127 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%125, %126 : tensor<10x12xi64>, tensor<10x12xi64>) outs(%118 : tensor<10x12xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %in_51: i64 loc(callsite(#loc12 at #loc132)), %out: i64 loc(callsite(#loc12 at #loc132))):
      %291 = arith.shrui %in, %in_51 : i64 loc(#loc241)
      %292 = arith.cmpi ult, %in_51, %c64_i64 : i64 loc(#loc241)
      %293 = arith.select %292, %291, %c0_i64 : i64 loc(#loc241)
      linalg.yield %293 : i64 loc(#loc241)
    } -> tensor<10x12xi64> loc(#loc241)
    %128 = tensor.empty() : tensor<10x12xi32> loc(#loc241)
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<10x12xi64>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %out: i32 loc(callsite(#loc12 at #loc132))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc241)
      linalg.yield %291 : i32 loc(#loc241)
    } -> tensor<10x12xi32> loc(#loc241)
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<10x12xi64>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc132)), %out: i32 loc(callsite(#loc12 at #loc132))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc241)
      linalg.yield %291 : i32 loc(#loc241)
    } -> tensor<10x12xi32> loc(#loc241)
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_41, %collapsed_43 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc259)), %in_51: i32 loc(callsite(#loc25 at #loc259)), %out: i32 loc(callsite(#loc25 at #loc259))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc310)
      linalg.yield %291 : i32 loc(#loc310)
    } -> tensor<i32> loc(#loc310)
    %132 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%131 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc259)), %out: i32 loc(callsite(#loc25 at #loc259))):
      %291 = arith.xori %in, %c466688986_i32 : i32 loc(#loc310)
      linalg.yield %291 : i32 loc(#loc310)
    } -> tensor<i32> loc(#loc310)
    %133 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_41 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc259)), %out: i32 loc(callsite(#loc27 at #loc259))):
      linalg.yield %in : i32 loc(#loc311)
    } -> tensor<10x12xi32> loc(#loc311)
    %134 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%130, %133 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc259)), %in_51: i32 loc(callsite(#loc27 at #loc259)), %out: i32 loc(callsite(#loc27 at #loc259))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc311)
      linalg.yield %291 : i32 loc(#loc311)
    } -> tensor<10x12xi32> loc(#loc311)
    %135 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_43 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc259)), %out: i32 loc(callsite(#loc27 at #loc259))):
      linalg.yield %in : i32 loc(#loc311)
    } -> tensor<10x12xi32> loc(#loc311)
    %136 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%129, %135 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc259)), %in_51: i32 loc(callsite(#loc27 at #loc259)), %out: i32 loc(callsite(#loc27 at #loc259))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc311)
      linalg.yield %291 : i32 loc(#loc311)
    } -> tensor<10x12xi32> loc(#loc311)
    %137:8 = scf.for %arg9 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg10 = %cst_19, %arg11 = %134, %arg12 = %136, %arg13 = %collapsed_43, %arg14 = %132, %arg15 = %collapsed_41, %arg16 = %cst_18, %arg17 = %cst_17) -> (tensor<i32>, tensor<10x12xi32>, tensor<10x12xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %c1_i32 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<i32> loc(#loc322)
      %extracted_slice_51 = tensor.extract_slice %arg16[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc324)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32> loc(#loc325)
      %292 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11, %arg12 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc27 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %293 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_52 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        linalg.yield %in : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %294 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg12, %293 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc30 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc326)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc326)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc326)
        linalg.yield %332 : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_52 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc31 at #loc313))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc327)
        linalg.yield %330 : i32 loc(#loc327)
      } -> tensor<i32> loc(#loc327)
      %296 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        linalg.yield %in : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %297 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg12, %296 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc328)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc328)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc328)
        linalg.yield %332 : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %298 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %297 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc18 at #loc313))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc329)
        linalg.yield %330 : i32 loc(#loc329)
      } -> tensor<10x12xi32> loc(#loc329)
      %299 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%292, %298 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc18 at #loc313)), %out: i32 loc(callsite(#loc25 at #loc313))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc330)
        linalg.yield %330 : i32 loc(#loc330)
      } -> tensor<10x12xi32> loc(#loc330)
      %extracted_slice_53 = tensor.extract_slice %arg16[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc324)
      %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xi32> into tensor<i32> loc(#loc325)
      %300 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%292, %299 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc25 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %301 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_54 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        linalg.yield %in : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %302 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %301 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc30 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc326)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc326)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc326)
        linalg.yield %332 : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_54 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc31 at #loc313))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc327)
        linalg.yield %330 : i32 loc(#loc327)
      } -> tensor<i32> loc(#loc327)
      %304 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        linalg.yield %in : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %305 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %304 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc328)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc328)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc328)
        linalg.yield %332 : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %305 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc18 at #loc313))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc329)
        linalg.yield %330 : i32 loc(#loc329)
      } -> tensor<10x12xi32> loc(#loc329)
      %307 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %306 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc18 at #loc313)), %out: i32 loc(callsite(#loc25 at #loc313))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc330)
        linalg.yield %330 : i32 loc(#loc330)
      } -> tensor<10x12xi32> loc(#loc330)
      %extracted_slice_55 = tensor.extract_slice %arg16[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc324)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [] : tensor<1xi32> into tensor<i32> loc(#loc325)
      %308 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %307 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc25 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %309 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_56 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        linalg.yield %in : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %309 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc30 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc326)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc326)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc326)
        linalg.yield %332 : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_56 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc31 at #loc313))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc327)
        linalg.yield %330 : i32 loc(#loc327)
      } -> tensor<i32> loc(#loc327)
      %312 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%311 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        linalg.yield %in : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %312 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc328)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc328)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc328)
        linalg.yield %332 : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %314 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %313 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc18 at #loc313))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc329)
        linalg.yield %330 : i32 loc(#loc329)
      } -> tensor<10x12xi32> loc(#loc329)
      %315 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %314 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc18 at #loc313)), %out: i32 loc(callsite(#loc25 at #loc313))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc330)
        linalg.yield %330 : i32 loc(#loc330)
      } -> tensor<10x12xi32> loc(#loc330)
      %extracted_slice_57 = tensor.extract_slice %arg16[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc324)
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [] : tensor<1xi32> into tensor<i32> loc(#loc325)
      %316 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %315 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc25 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %317 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_58 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        linalg.yield %in : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %318 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315, %317 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc30 at #loc313)), %out: i32 loc(callsite(#loc30 at #loc313))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc326)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc326)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc326)
        linalg.yield %332 : i32 loc(#loc326)
      } -> tensor<10x12xi32> loc(#loc326)
      %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_58 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc313)), %out: i32 loc(callsite(#loc31 at #loc313))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc327)
        linalg.yield %330 : i32 loc(#loc327)
      } -> tensor<i32> loc(#loc327)
      %320 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        linalg.yield %in : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %321 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315, %320 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc16 at #loc313))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc328)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc328)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc328)
        linalg.yield %332 : i32 loc(#loc328)
      } -> tensor<10x12xi32> loc(#loc328)
      %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %321 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc313)), %in_59: i32 loc(callsite(#loc16 at #loc313)), %out: i32 loc(callsite(#loc18 at #loc313))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc329)
        linalg.yield %330 : i32 loc(#loc329)
      } -> tensor<10x12xi32> loc(#loc329)
      %323 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %322 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc18 at #loc313)), %out: i32 loc(callsite(#loc25 at #loc313))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc330)
        linalg.yield %330 : i32 loc(#loc330)
      } -> tensor<10x12xi32> loc(#loc330)
      %324 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        linalg.yield %in : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %324 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc27 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %326 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        linalg.yield %in : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %327 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %326 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc313)), %in_59: i32 loc(callsite(#loc27 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %328 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%291 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc32 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        linalg.yield %in : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      %329 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%327, %328 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc313)), %in_59: i32 loc(callsite(#loc27 at #loc313)), %out: i32 loc(callsite(#loc27 at #loc313))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc322)
        linalg.yield %330 : i32 loc(#loc322)
      } -> tensor<10x12xi32> loc(#loc322)
      scf.yield %291, %325, %329, %arg14, %arg15, %arg13, %arg17, %arg16 : tensor<i32>, tensor<10x12xi32>, tensor<10x12xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc312)
    } loc(#loc312)
    %138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%137#1, %137#2 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc132)), %in_51: i32 loc(callsite(#loc25 at #loc132)), %out: i32 loc(callsite(#loc25 at #loc132))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc260)
      linalg.yield %291 : i32 loc(#loc260)
    } -> tensor<10x12xi32> loc(#loc260)
    %139 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc132)), %out: i32 loc(callsite(#loc16 at #loc132))):
      linalg.yield %in : i32 loc(#loc261)
    } -> tensor<10x12xi32> loc(#loc261)
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%138, %139 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc132)), %in_51: i32 loc(callsite(#loc16 at #loc132)), %out: i32 loc(callsite(#loc16 at #loc132))):
      %291 = arith.shrui %in, %in_51 : i32 loc(#loc261)
      %292 = arith.cmpi ult, %in_51, %c32_i32 : i32 loc(#loc261)
      %293 = arith.select %292, %291, %c0_i32 : i32 loc(#loc261)
      linalg.yield %293 : i32 loc(#loc261)
    } -> tensor<10x12xi32> loc(#loc261)
    %141 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc132)), %out: i32 loc(callsite(#loc18 at #loc132))):
      linalg.yield %in : i32 loc(#loc263)
    } -> tensor<10x12xi32> loc(#loc263)
    %142 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%140, %141 : tensor<10x12xi32>, tensor<10x12xi32>) outs(%128 : tensor<10x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc16 at #loc132)), %in_51: i32 loc(callsite(#loc18 at #loc132)), %out: i32 loc(callsite(#loc18 at #loc132))):
      %291 = arith.ori %in, %in_51 : i32 loc(#loc263)
      linalg.yield %291 : i32 loc(#loc263)
    } -> tensor<10x12xi32> loc(#loc263)
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<10x12xi32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc132)), %out: f32 loc(callsite(#loc33 at #loc132))):
      %291 = arith.bitcast %in : i32 to f32 loc(#loc264)
      linalg.yield %291 : f32 loc(#loc264)
    } -> tensor<10x12xf32> loc(#loc264)
    %144 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc132)), %out: f32 loc(callsite(#loc31 at #loc132))):
      linalg.yield %in : f32 loc(#loc265)
    } -> tensor<10x12xf32> loc(#loc265)
    %145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%143, %144 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc132)), %in_51: f32 loc(callsite(#loc31 at #loc132)), %out: f32 loc(callsite(#loc31 at #loc132))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc265)
      linalg.yield %291 : f32 loc(#loc265)
    } -> tensor<10x12xf32> loc(#loc265)
    %146 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%68, %117 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%66 : tensor<1x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc132)), %in_51: f32 loc(callsite(#loc36 at #loc132)), %out: f32 loc(callsite(#loc31 at #loc132))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc265)
      linalg.yield %291 : f32 loc(#loc265)
    } -> tensor<1x1xf32> loc(#loc265)
    %147 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<1x1xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc132)), %out: f32 loc(callsite(#loc34 at #loc132))):
      linalg.yield %in : f32 loc(#loc266)
    } -> tensor<10x12xf32> loc(#loc266)
    %148 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%145, %147 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc132)), %in_51: f32 loc(callsite(#loc34 at #loc132)), %out: f32 loc(callsite(#loc34 at #loc132))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc266)
      linalg.yield %291 : f32 loc(#loc266)
    } -> tensor<10x12xf32> loc(#loc266)
    %149 = linalg.generic {indexing_maps = [#map9, #map4], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<1x1xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc132)), %out: f32 loc(callsite(#loc27 at #loc132))):
      linalg.yield %in : f32 loc(#loc267)
    } -> tensor<10x12xf32> loc(#loc267)
    %150 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%148, %149 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc132)), %in_51: f32 loc(callsite(#loc27 at #loc132)), %out: f32 loc(callsite(#loc27 at #loc132))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc267)
      linalg.yield %291 : f32 loc(#loc267)
    } -> tensor<10x12xf32> loc(#loc267)
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc132)), %in_51: f32 loc(callsite(#loc27 at #loc132)), %out: f32 loc(callsite(#loc35 at #loc132))):
      %291 = arith.maximumf %in, %in_51 : f32 loc(#loc268)
      linalg.yield %291 : f32 loc(#loc268)
    } -> tensor<10x12xf32> loc(#loc268)
    %152 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<f32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc74)), %out: f32 loc(callsite(#loc52 at #loc74))):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<10x12xf32> loc(#loc188)
    %153 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%151, %152 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%115 : tensor<10x12xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc74)), %in_51: f32 loc(callsite(#loc52 at #loc74)), %out: i1 loc(callsite(#loc52 at #loc74))):
      %291 = arith.cmpf olt, %in, %in_51 : f32 loc(#loc188)
      linalg.yield %291 : i1 loc(#loc188)
    } -> tensor<10x12xi1> loc(#loc188)
    %154 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%114, %152 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("jit(relu)"(#loc106)), %in_51: f32 loc("div"(#loc107)), %out: f32 loc("div"(#loc107))):
      %291 = arith.divf %in, %in_51 : f32 loc(#loc190)
      linalg.yield %291 : f32 loc(#loc190)
    } -> tensor<10x12xf32> loc(#loc190)
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%153, %154, %113 : tensor<10x12xi1>, tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc108)), %in_51: f32 loc(callsite(#loc at #loc108)), %in_52: f32 loc(callsite(#loc36 at #loc108)), %out: f32 loc(callsite(#loc54 at #loc108))):
      %291 = arith.select %in, %in_51, %in_52 : f32 loc(#loc191)
      linalg.yield %291 : f32 loc(#loc191)
    } -> tensor<10x12xf32> loc(#loc191)
    %extracted_slice_44 = tensor.extract_slice %collapsed_29[0] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc269)
    %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [] : tensor<1xi32> into tensor<i32> loc(#loc270)
    %extracted_slice_46 = tensor.extract_slice %collapsed_29[1] [1] [1] : tensor<2xi32> to tensor<1xi32> loc(#loc269)
    %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [] : tensor<1xi32> into tensor<i32> loc(#loc270)
    %156 = tensor.empty() : tensor<10x1xi64> loc(#loc271)
    %157 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%156 : tensor<10x1xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc12 at #loc194))):
      %291 = linalg.index 0 : index loc(#loc271)
      %292 = arith.index_cast %291 : index to i64 loc(#loc271)
      linalg.yield %292 : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %158 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%156 : tensor<10x1xi64>) {
    ^bb0(%out: i64 loc(callsite(#loc12 at #loc194))):
      linalg.yield %c0_i64 : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %159 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<i64>) outs(%156 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc at #loc194)), %out: i64 loc(callsite(#loc12 at #loc194))):
      linalg.yield %in : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%159, %157 : tensor<10x1xi64>, tensor<10x1xi64>) outs(%156 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %in_51: i64 loc(callsite(#loc12 at #loc194)), %out: i64 loc(callsite(#loc12 at #loc194))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc271)
      linalg.yield %291 : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %161 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%159, %158 : tensor<10x1xi64>, tensor<10x1xi64>) outs(%156 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %in_51: i64 loc(callsite(#loc12 at #loc194)), %out: i64 loc(callsite(#loc12 at #loc194))):
      %291 = arith.muli %in, %in_51 : i64 loc(#loc271)
      linalg.yield %291 : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %162 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%160, %161 : tensor<10x1xi64>, tensor<10x1xi64>) outs(%156 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %in_51: i64 loc(callsite(#loc12 at #loc194)), %out: i64 loc(callsite(#loc12 at #loc194))):
      %291 = arith.addi %in, %in_51 : i64 loc(#loc271)
      linalg.yield %291 : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %163 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<i64>) outs(%156 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %out: i64 loc(callsite(#loc12 at #loc194))):
      linalg.yield %in : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%162, %163 : tensor<10x1xi64>, tensor<10x1xi64>) outs(%156 : tensor<10x1xi64>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %in_51: i64 loc(callsite(#loc12 at #loc194)), %out: i64 loc(callsite(#loc12 at #loc194))):
      %291 = arith.shrui %in, %in_51 : i64 loc(#loc271)
      %292 = arith.cmpi ult, %in_51, %c64_i64 : i64 loc(#loc271)
      %293 = arith.select %292, %291, %c0_i64 : i64 loc(#loc271)
      linalg.yield %293 : i64 loc(#loc271)
    } -> tensor<10x1xi64> loc(#loc271)
    %165 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<10x1xi64>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %out: i32 loc(callsite(#loc12 at #loc194))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc271)
      linalg.yield %291 : i32 loc(#loc271)
    } -> tensor<10x1xi32> loc(#loc271)
    %166 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164 : tensor<10x1xi64>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i64 loc(callsite(#loc12 at #loc194)), %out: i32 loc(callsite(#loc12 at #loc194))):
      %291 = arith.trunci %in : i64 to i32 loc(#loc271)
      linalg.yield %291 : i32 loc(#loc271)
    } -> tensor<10x1xi32> loc(#loc271)
    %167 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_45, %collapsed_47 : tensor<i32>, tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc273)), %in_51: i32 loc(callsite(#loc25 at #loc273)), %out: i32 loc(callsite(#loc25 at #loc273))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc314)
      linalg.yield %291 : i32 loc(#loc314)
    } -> tensor<i32> loc(#loc314)
    %168 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%167 : tensor<i32>) outs(%9 : tensor<i32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc273)), %out: i32 loc(callsite(#loc25 at #loc273))):
      %291 = arith.xori %in, %c466688986_i32 : i32 loc(#loc314)
      linalg.yield %291 : i32 loc(#loc314)
    } -> tensor<i32> loc(#loc314)
    %169 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_45 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc273)), %out: i32 loc(callsite(#loc27 at #loc273))):
      linalg.yield %in : i32 loc(#loc315)
    } -> tensor<10x1xi32> loc(#loc315)
    %170 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%166, %169 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc273)), %in_51: i32 loc(callsite(#loc27 at #loc273)), %out: i32 loc(callsite(#loc27 at #loc273))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc315)
      linalg.yield %291 : i32 loc(#loc315)
    } -> tensor<10x1xi32> loc(#loc315)
    %171 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_47 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc273)), %out: i32 loc(callsite(#loc27 at #loc273))):
      linalg.yield %in : i32 loc(#loc315)
    } -> tensor<10x1xi32> loc(#loc315)
    %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%165, %171 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc27 at #loc273)), %in_51: i32 loc(callsite(#loc27 at #loc273)), %out: i32 loc(callsite(#loc27 at #loc273))):
      %291 = arith.addi %in, %in_51 : i32 loc(#loc315)
      linalg.yield %291 : i32 loc(#loc315)
    } -> tensor<10x1xi32> loc(#loc315)
    %173:8 = scf.for %arg9 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg10 = %cst_19, %arg11 = %170, %arg12 = %172, %arg13 = %collapsed_47, %arg14 = %168, %arg15 = %collapsed_45, %arg16 = %cst_18, %arg17 = %cst_17) -> (tensor<i32>, tensor<10x1xi32>, tensor<10x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32>)  : i32 {
      %291 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg10 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %c1_i32 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<i32> loc(#loc332)
      %extracted_slice_51 = tensor.extract_slice %arg16[0] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc334)
      %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [] : tensor<1xi32> into tensor<i32> loc(#loc335)
      %292 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg11, %arg12 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc27 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %293 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_52 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        linalg.yield %in : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %294 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg12, %293 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc30 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc336)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc336)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc336)
        linalg.yield %332 : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_52 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc31 at #loc317))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc337)
        linalg.yield %330 : i32 loc(#loc337)
      } -> tensor<i32> loc(#loc337)
      %296 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%295 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        linalg.yield %in : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %297 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg12, %296 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc338)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc338)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc338)
        linalg.yield %332 : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %298 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%294, %297 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc18 at #loc317))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc339)
        linalg.yield %330 : i32 loc(#loc339)
      } -> tensor<10x1xi32> loc(#loc339)
      %299 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%292, %298 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc18 at #loc317)), %out: i32 loc(callsite(#loc25 at #loc317))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc340)
        linalg.yield %330 : i32 loc(#loc340)
      } -> tensor<10x1xi32> loc(#loc340)
      %extracted_slice_53 = tensor.extract_slice %arg16[1] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc334)
      %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xi32> into tensor<i32> loc(#loc335)
      %300 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%292, %299 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc25 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %301 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_54 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        linalg.yield %in : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %302 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %301 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc30 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc336)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc336)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc336)
        linalg.yield %332 : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %303 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_54 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc31 at #loc317))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc337)
        linalg.yield %330 : i32 loc(#loc337)
      } -> tensor<i32> loc(#loc337)
      %304 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%303 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        linalg.yield %in : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %305 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%299, %304 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc338)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc338)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc338)
        linalg.yield %332 : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %306 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%302, %305 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc18 at #loc317))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc339)
        linalg.yield %330 : i32 loc(#loc339)
      } -> tensor<10x1xi32> loc(#loc339)
      %307 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %306 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc18 at #loc317)), %out: i32 loc(callsite(#loc25 at #loc317))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc340)
        linalg.yield %330 : i32 loc(#loc340)
      } -> tensor<10x1xi32> loc(#loc340)
      %extracted_slice_55 = tensor.extract_slice %arg16[2] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc334)
      %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [] : tensor<1xi32> into tensor<i32> loc(#loc335)
      %308 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%300, %307 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc25 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %309 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_56 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        linalg.yield %in : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %309 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc30 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc336)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc336)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc336)
        linalg.yield %332 : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %311 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_56 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc31 at #loc317))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc337)
        linalg.yield %330 : i32 loc(#loc337)
      } -> tensor<i32> loc(#loc337)
      %312 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%311 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        linalg.yield %in : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%307, %312 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc338)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc338)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc338)
        linalg.yield %332 : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %314 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%310, %313 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc18 at #loc317))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc339)
        linalg.yield %330 : i32 loc(#loc339)
      } -> tensor<10x1xi32> loc(#loc339)
      %315 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %314 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc18 at #loc317)), %out: i32 loc(callsite(#loc25 at #loc317))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc340)
        linalg.yield %330 : i32 loc(#loc340)
      } -> tensor<10x1xi32> loc(#loc340)
      %extracted_slice_57 = tensor.extract_slice %arg16[3] [1] [1] : tensor<4xi32> to tensor<1xi32> loc(#loc334)
      %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [] : tensor<1xi32> into tensor<i32> loc(#loc335)
      %316 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%308, %315 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc25 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %317 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_58 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        linalg.yield %in : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %318 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315, %317 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc30 at #loc317)), %out: i32 loc(callsite(#loc30 at #loc317))):
        %330 = arith.shli %in, %in_59 : i32 loc(#loc336)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc336)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc336)
        linalg.yield %332 : i32 loc(#loc336)
      } -> tensor<10x1xi32> loc(#loc336)
      %319 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_58 : tensor<i32>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i32 loc(callsite(#loc24 at #loc317)), %out: i32 loc(callsite(#loc31 at #loc317))):
        %330 = arith.subi %c32_i32, %in : i32 loc(#loc337)
        linalg.yield %330 : i32 loc(#loc337)
      } -> tensor<i32> loc(#loc337)
      %320 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc31 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        linalg.yield %in : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %321 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315, %320 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc16 at #loc317))):
        %330 = arith.shrui %in, %in_59 : i32 loc(#loc338)
        %331 = arith.cmpi ult, %in_59, %c32_i32 : i32 loc(#loc338)
        %332 = arith.select %331, %330, %c0_i32 : i32 loc(#loc338)
        linalg.yield %332 : i32 loc(#loc338)
      } -> tensor<10x1xi32> loc(#loc338)
      %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%318, %321 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc30 at #loc317)), %in_59: i32 loc(callsite(#loc16 at #loc317)), %out: i32 loc(callsite(#loc18 at #loc317))):
        %330 = arith.ori %in, %in_59 : i32 loc(#loc339)
        linalg.yield %330 : i32 loc(#loc339)
      } -> tensor<10x1xi32> loc(#loc339)
      %323 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %322 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc18 at #loc317)), %out: i32 loc(callsite(#loc25 at #loc317))):
        %330 = arith.xori %in, %in_59 : i32 loc(#loc340)
        linalg.yield %330 : i32 loc(#loc340)
      } -> tensor<10x1xi32> loc(#loc340)
      %324 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        linalg.yield %in : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %324 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc27 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %326 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        linalg.yield %in : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %327 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %326 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc25 at #loc317)), %in_59: i32 loc(callsite(#loc27 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %328 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%291 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc32 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        linalg.yield %in : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      %329 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%327, %328 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc27 at #loc317)), %in_59: i32 loc(callsite(#loc27 at #loc317)), %out: i32 loc(callsite(#loc27 at #loc317))):
        %330 = arith.addi %in, %in_59 : i32 loc(#loc332)
        linalg.yield %330 : i32 loc(#loc332)
      } -> tensor<10x1xi32> loc(#loc332)
      scf.yield %291, %325, %329, %arg14, %arg15, %arg13, %arg17, %arg16 : tensor<i32>, tensor<10x1xi32>, tensor<10x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xi32>, tensor<4xi32> loc(#loc316)
    } loc(#loc316)
    %174 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173#1, %173#2 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc194)), %in_51: i32 loc(callsite(#loc25 at #loc194)), %out: i32 loc(callsite(#loc25 at #loc194))):
      %291 = arith.xori %in, %in_51 : i32 loc(#loc274)
      linalg.yield %291 : i32 loc(#loc274)
    } -> tensor<10x1xi32> loc(#loc274)
    %175 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc194)), %out: i32 loc(callsite(#loc16 at #loc194))):
      linalg.yield %in : i32 loc(#loc275)
    } -> tensor<10x1xi32> loc(#loc275)
    %176 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%174, %175 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc25 at #loc194)), %in_51: i32 loc(callsite(#loc16 at #loc194)), %out: i32 loc(callsite(#loc16 at #loc194))):
      %291 = arith.shrui %in, %in_51 : i32 loc(#loc275)
      %292 = arith.cmpi ult, %in_51, %c32_i32 : i32 loc(#loc275)
      %293 = arith.select %292, %291, %c0_i32 : i32 loc(#loc275)
      linalg.yield %293 : i32 loc(#loc275)
    } -> tensor<10x1xi32> loc(#loc275)
    %177 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<i32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc194)), %out: i32 loc(callsite(#loc18 at #loc194))):
      linalg.yield %in : i32 loc(#loc276)
    } -> tensor<10x1xi32> loc(#loc276)
    %178 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %177 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%37 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc16 at #loc194)), %in_51: i32 loc(callsite(#loc18 at #loc194)), %out: i32 loc(callsite(#loc18 at #loc194))):
      %291 = arith.ori %in, %in_51 : i32 loc(#loc276)
      linalg.yield %291 : i32 loc(#loc276)
    } -> tensor<10x1xi32> loc(#loc276)
    %179 = tensor.empty() : tensor<10x1xf32> loc(#loc277)
    %180 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<10x1xi32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: i32 loc(callsite(#loc18 at #loc194)), %out: f32 loc(callsite(#loc33 at #loc194))):
      %291 = arith.bitcast %in : i32 to f32 loc(#loc277)
      linalg.yield %291 : f32 loc(#loc277)
    } -> tensor<10x1xf32> loc(#loc277)
    %181 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc194)), %out: f32 loc(callsite(#loc31 at #loc194))):
      linalg.yield %in : f32 loc(#loc278)
    } -> tensor<10x1xf32> loc(#loc278)
    %182 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%180, %181 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc194)), %in_51: f32 loc(callsite(#loc31 at #loc194)), %out: f32 loc(callsite(#loc31 at #loc194))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc278)
      linalg.yield %291 : f32 loc(#loc278)
    } -> tensor<10x1xf32> loc(#loc278)
    %183 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<1x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc194)), %out: f32 loc(callsite(#loc34 at #loc194))):
      linalg.yield %in : f32 loc(#loc279)
    } -> tensor<10x1xf32> loc(#loc279)
    %184 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %183 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc194)), %in_51: f32 loc(callsite(#loc34 at #loc194)), %out: f32 loc(callsite(#loc34 at #loc194))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc279)
      linalg.yield %291 : f32 loc(#loc279)
    } -> tensor<10x1xf32> loc(#loc279)
    %185 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<1x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc194)), %out: f32 loc(callsite(#loc27 at #loc194))):
      linalg.yield %in : f32 loc(#loc280)
    } -> tensor<10x1xf32> loc(#loc280)
    %186 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%184, %185 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc194)), %in_51: f32 loc(callsite(#loc27 at #loc194)), %out: f32 loc(callsite(#loc27 at #loc194))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc280)
      linalg.yield %291 : f32 loc(#loc280)
    } -> tensor<10x1xf32> loc(#loc280)
    %187 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %186 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc27 at #loc194)), %in_51: f32 loc(callsite(#loc27 at #loc194)), %out: f32 loc(callsite(#loc35 at #loc194))):
      %291 = arith.maximumf %in, %in_51 : f32 loc(#loc282)
      linalg.yield %291 : f32 loc(#loc282)
    } -> tensor<10x1xf32> loc(#loc282)
    %188 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc109)), %out: f32 loc(callsite(#loc52 at #loc109))):
      linalg.yield %in : f32 loc(#loc195)
    } -> tensor<10x1xf32> loc(#loc195)
    %189 = tensor.empty() : tensor<10x1xi1> loc(#loc195)
    %190 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%187, %188 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%189 : tensor<10x1xi1>) {
    ^bb0(%in: f32 loc(callsite(#loc13 at #loc109)), %in_51: f32 loc(callsite(#loc52 at #loc109)), %out: i1 loc(callsite(#loc52 at #loc109))):
      %291 = arith.cmpf olt, %in, %in_51 : f32 loc(#loc195)
      linalg.yield %291 : i1 loc(#loc195)
    } -> tensor<10x1xi1> loc(#loc195)
    %191 = linalg.matmul ins(%155, %arg3 : tensor<10x12xf32>, tensor<12x12xf32>) outs(%107 : tensor<10x12xf32>) -> tensor<10x12xf32> loc(#loc183)
    %192 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<12xf32>) outs(%109 : tensor<1x12xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %out: f32 loc("broadcast_in_dim"(#loc105))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<1x12xf32> loc(#loc184)
    %193 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<1x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc105)), %out: f32 loc("add"(#loc105))):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<10x12xf32> loc(#loc185)
    %194 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %193 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc105)), %in_51: f32 loc("add"(#loc105)), %out: f32 loc("add"(#loc105))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc185)
      linalg.yield %291 : f32 loc(#loc185)
    } -> tensor<10x12xf32> loc(#loc185)
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%194 : tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("add"(#loc105)), %out: f32 loc("tanh"(#loc110))):
      %291 = math.tanh %in : f32 loc(#loc197)
      linalg.yield %291 : f32 loc(#loc197)
    } -> tensor<10x12xf32> loc(#loc197)
    %196 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%144, %195 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc110)), %in_51: f32 loc("tanh"(#loc110)), %out: f32 loc("sub"(#loc110))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc198)
      linalg.yield %291 : f32 loc(#loc198)
    } -> tensor<10x12xf32> loc(#loc198)
    %197 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%190 : tensor<10x1xi1>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc("jit(train)/jvp(jit(_bernoulli))"(#loc56)), %out: f32 loc("convert_element_type"(#loc111))):
      %291 = arith.uitofp %in : i1 to f32 loc(#loc199)
      linalg.yield %291 : f32 loc(#loc199)
    } -> tensor<10x1xf32> loc(#loc199)
    %198 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<10x1xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc111)), %out: f32 loc("mul"(#loc111))):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<10x12xf32> loc(#loc200)
    %199 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%198, %195 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc111)), %in_51: f32 loc("tanh"(#loc110)), %out: f32 loc("mul"(#loc111))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc200)
      linalg.yield %291 : f32 loc(#loc200)
    } -> tensor<10x12xf32> loc(#loc200)
    %200 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%155, %199 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(_where))"(#loc55)), %in_51: f32 loc("mul"(#loc111)), %out: f32 loc("add"(#loc112))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc201)
      linalg.yield %291 : f32 loc(#loc201)
    } -> tensor<10x12xf32> loc(#loc201)
    %201 = linalg.fill ins(%cst_7 : f32) outs(%46 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc183)
    %202 = linalg.matmul ins(%200, %arg5 : tensor<10x12xf32>, tensor<12x4xf32>) outs(%201 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc183)
    %203 = tensor.empty() : tensor<1x4xf32> loc(#loc184)
    %204 = linalg.generic {indexing_maps = [#map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4xf32>) outs(%203 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.c.b"), %out: f32 loc("broadcast_in_dim"(#loc105))):
      linalg.yield %in : f32 loc(#loc184)
    } -> tensor<1x4xf32> loc(#loc184)
    %205 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<1x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc105)), %out: f32 loc("add"(#loc105))):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<10x4xf32> loc(#loc185)
    %206 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%202, %205 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc105)), %in_51: f32 loc("add"(#loc105)), %out: f32 loc("add"(#loc105))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc185)
      linalg.yield %291 : f32 loc(#loc185)
    } -> tensor<10x4xf32> loc(#loc185)
    %207 = tensor.empty() : tensor<10xf32> loc(#loc130)
    %208 = linalg.fill ins(%cst : f32) outs(%207 : tensor<10xf32>) -> tensor<10xf32> loc(#loc130)
    %209 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%206 : tensor<10x4xf32>) outs(%208 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc10 at #loc73)), %out: f32 loc(callsite(#loc10 at #loc73))):
      %291 = arith.maximumf %out, %in : f32 loc(#loc130)
      linalg.yield %291 : f32 loc(#loc130)
    } -> tensor<10xf32> loc(#loc130)
    %210 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%207 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc73)), %out: f32 loc(callsite(#loc35 at #loc73))):
      linalg.yield %in : f32 loc(#loc202)
    } -> tensor<10xf32> loc(#loc202)
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%210, %209 : tensor<10xf32>, tensor<10xf32>) outs(%207 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc73)), %in_51: f32 loc(callsite(#loc10 at #loc73)), %out: f32 loc(callsite(#loc35 at #loc73))):
      %291 = arith.maximumf %in, %in_51 : f32 loc(#loc202)
      linalg.yield %291 : f32 loc(#loc202)
    } -> tensor<10xf32> loc(#loc202)
    %212 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%211 : tensor<10xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc35 at #loc73)), %out: f32 loc(callsite(#loc36 at #loc73))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<10x1xf32> loc(#loc203)
    %213 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%212 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc73)), %out: f32 loc(callsite(#loc31 at #loc73))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<10x4xf32> loc(#loc204)
    %214 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%206, %213 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc73)), %in_51: f32 loc(callsite(#loc31 at #loc73)), %out: f32 loc(callsite(#loc31 at #loc73))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc204)
      linalg.yield %291 : f32 loc(#loc204)
    } -> tensor<10x4xf32> loc(#loc204)
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%214 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc73)), %out: f32 loc(callsite(#loc60 at #loc73))):
      %291 = math.exp %in : f32 loc(#loc205)
      linalg.yield %291 : f32 loc(#loc205)
    } -> tensor<10x4xf32> loc(#loc205)
    %216 = linalg.fill ins(%cst_7 : f32) outs(%207 : tensor<10xf32>) -> tensor<10xf32> loc(#loc206)
    %217 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%215 : tensor<10x4xf32>) outs(%216 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc73)), %out: f32 loc(callsite(#loc61 at #loc73))):
      %291 = arith.addf %out, %in : f32 loc(#loc206)
      linalg.yield %291 : f32 loc(#loc206)
    } -> tensor<10xf32> loc(#loc206)
    %218 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%217 : tensor<10xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc73)), %out: f32 loc(callsite(#loc36 at #loc73))):
      linalg.yield %in : f32 loc(#loc203)
    } -> tensor<10x1xf32> loc(#loc203)
    %219 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%218 : tensor<10x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc73)), %out: f32 loc(callsite(#loc62 at #loc73))):
      %291 = math.log %in : f32 loc(#loc207)
      linalg.yield %291 : f32 loc(#loc207)
    } -> tensor<10x1xf32> loc(#loc207)
    %220 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%219 : tensor<10x1xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc62 at #loc73)), %out: f32 loc(callsite(#loc31 at #loc73))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<10x4xf32> loc(#loc204)
    %221 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%214, %220 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc73)), %in_51: f32 loc(callsite(#loc31 at #loc73)), %out: f32 loc(callsite(#loc31 at #loc73))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc204)
      linalg.yield %291 : f32 loc(#loc204)
    } -> tensor<10x4xf32> loc(#loc204)
    %222 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%65, %221 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc100)), %in_51: f32 loc("jit(train)/jvp(jit(log_softmax))"(#loc11)), %out: f32 loc("mul"(#loc113))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc208)
      linalg.yield %291 : f32 loc(#loc208)
    } -> tensor<10x4xf32> loc(#loc208)
    %223 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%222 : tensor<10x4xf32>) outs(%216 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc114)), %out: f32 loc("reduce_sum"(#loc114))):
      %291 = arith.addf %out, %in : f32 loc(#loc209)
      linalg.yield %291 : f32 loc(#loc209)
    } -> tensor<10xf32> loc(#loc209)
    %224 = linalg.fill ins(%cst_7 : f32) outs(%30 : tensor<f32>) -> tensor<f32> loc(#loc210)
    %225 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%223 : tensor<10xf32>) outs(%224 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("reduce_sum"(#loc115))):
      %291 = arith.addf %out, %in : f32 loc(#loc210)
      linalg.yield %291 : f32 loc(#loc210)
    } -> tensor<f32> loc(#loc210)
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%225 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc115)), %out: f32 loc("div"(#loc115))):
      %291 = arith.divf %in, %cst_6 : f32 loc(#loc211)
      linalg.yield %291 : f32 loc(#loc211)
    } -> tensor<f32> loc(#loc211)
    %227 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%226 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc115)), %out: f32 loc("neg"(#loc116))):
      %291 = arith.negf %in : f32 loc(#loc212)
      linalg.yield %291 : f32 loc(#loc212)
    } -> tensor<f32> loc(#loc212)
    %228 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%30 : tensor<f32>) {
    ^bb0(%out: f32 loc("neg"(#loc117))):
      linalg.yield %cst_5 : f32 loc(#loc213)
    } -> tensor<f32> loc(#loc213)
    %229 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%228 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32 loc("neg"(#loc117)), %out: f32 loc("div"(#loc118))):
      %291 = arith.divf %in, %cst_6 : f32 loc(#loc214)
      linalg.yield %291 : f32 loc(#loc214)
    } -> tensor<f32> loc(#loc214)
    %230 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%229 : tensor<f32>) outs(%207 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc118)), %out: f32 loc("broadcast_in_dim"(#loc118))):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<10xf32> loc(#loc215)
    %231 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<10xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc118)), %out: f32 loc("broadcast_in_dim"(#loc119))):
      linalg.yield %in : f32 loc(#loc216)
    } -> tensor<10x4xf32> loc(#loc216)
    %232 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%65, %231 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc100)), %in_51: f32 loc("broadcast_in_dim"(#loc119)), %out: f32 loc("mul"(#loc120))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc217)
      linalg.yield %291 : f32 loc(#loc217)
    } -> tensor<10x4xf32> loc(#loc217)
    %233 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%232 : tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc121)), %out: f32 loc(callsite(#loc67 at #loc121))):
      %291 = arith.negf %in : f32 loc(#loc218)
      linalg.yield %291 : f32 loc(#loc218)
    } -> tensor<10x4xf32> loc(#loc218)
    %234 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%233 : tensor<10x4xf32>) outs(%216 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc121)), %out: f32 loc(callsite(#loc61 at #loc121))):
      %291 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %291 : f32 loc(#loc220)
    } -> tensor<10xf32> loc(#loc220)
    %expanded = tensor.expand_shape %234 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc221)
    %235 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %218 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%179 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc68 at #loc121)), %in_51: f32 loc(callsite(#loc at #loc121)), %out: f32 loc(callsite(#loc69 at #loc121))):
      %291 = arith.divf %in, %in_51 : f32 loc(#loc222)
      linalg.yield %291 : f32 loc(#loc222)
    } -> tensor<10x1xf32> loc(#loc222)
    %236 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction"]} ins(%235 : tensor<10x1xf32>) outs(%216 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc121)), %out: f32 loc(callsite(#loc61 at #loc121))):
      %291 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %291 : f32 loc(#loc220)
    } -> tensor<10xf32> loc(#loc220)
    %237 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%236 : tensor<10xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc61 at #loc121)), %out: f32 loc(callsite(#loc36 at #loc121))):
      linalg.yield %in : f32 loc(#loc223)
    } -> tensor<10x4xf32> loc(#loc223)
    %238 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%237, %215 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc36 at #loc121)), %in_51: f32 loc(callsite(#loc at #loc121)), %out: f32 loc(callsite(#loc34 at #loc121))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc224)
      linalg.yield %291 : f32 loc(#loc224)
    } -> tensor<10x4xf32> loc(#loc224)
    %239 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%232, %238 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%46 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc121)), %in_51: f32 loc(callsite(#loc34 at #loc121)), %out: f32 loc(callsite(#loc70 at #loc121))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc225)
      linalg.yield %291 : f32 loc(#loc225)
    } -> tensor<10x4xf32> loc(#loc225)
    %240 = tensor.empty() : tensor<4xf32> loc(#loc226)
    %241 = linalg.fill ins(%cst_7 : f32) outs(%240 : tensor<4xf32>) -> tensor<4xf32> loc(#loc226)
    %242 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "reduction"]} ins(%239 : tensor<10x4xf32>) outs(%241 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %291 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %291 : f32 loc(#loc226)
    } -> tensor<4xf32> loc(#loc226)
    %expanded_48 = tensor.expand_shape %242 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc227)
    %243 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_48 : tensor<1x4xf32>) outs(%241 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %291 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %291 : f32 loc(#loc226)
    } -> tensor<4xf32> loc(#loc226)
    %244 = tensor.empty() : tensor<4x12xf32> loc(#loc228)
    %245 = linalg.fill ins(%cst_7 : f32) outs(%244 : tensor<4x12xf32>) -> tensor<4x12xf32> loc(#loc228)
    %246 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239, %200 : tensor<10x4xf32>, tensor<10x12xf32>) outs(%245 : tensor<4x12xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc11)), %in_51: f32 loc("add"(#loc112)), %out: f32 loc("dot_general"(#loc122))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc121)
      %292 = arith.addf %out, %291 : f32 loc(#loc228)
      linalg.yield %292 : f32 loc(#loc)
    } -> tensor<4x12xf32> loc(#loc228)
    %247 = tensor.empty() : tensor<12x4xf32> loc(#loc229)
    %248 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<4x12xf32>) outs(%247 : tensor<12x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc122)), %out: f32 loc("transpose"(#loc122))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<12x4xf32> loc(#loc229)
    %249 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%239, %arg5 : tensor<10x4xf32>, tensor<12x4xf32>) outs(%107 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc11)), %in_51: f32 loc("params.c.w"), %out: f32 loc("dot_general"(#loc122))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc121)
      %292 = arith.addf %out, %291 : f32 loc(#loc228)
      linalg.yield %292 : f32 loc(#loc)
    } -> tensor<10x12xf32> loc(#loc228)
    %250 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%198, %249 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc111)), %in_51: f32 loc("dot_general"(#loc122)), %out: f32 loc("mul"(#loc123))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc230)
      linalg.yield %291 : f32 loc(#loc230)
    } -> tensor<10x12xf32> loc(#loc230)
    %251 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%250, %196 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc123)), %in_51: f32 loc("sub"(#loc110)), %out: f32 loc("mul"(#loc124))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc231)
      linalg.yield %291 : f32 loc(#loc231)
    } -> tensor<10x12xf32> loc(#loc231)
    %252 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%251, %195 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc124)), %in_51: f32 loc("tanh"(#loc110)), %out: f32 loc("mul"(#loc124))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc231)
      linalg.yield %291 : f32 loc(#loc231)
    } -> tensor<10x12xf32> loc(#loc231)
    %253 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%251, %252 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc124)), %in_51: f32 loc("mul"(#loc124)), %out: f32 loc("add_any"(#loc124))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc232)
      linalg.yield %291 : f32 loc(#loc232)
    } -> tensor<10x12xf32> loc(#loc232)
    %254 = tensor.empty() : tensor<12xf32> loc(#loc226)
    %255 = linalg.fill ins(%cst_7 : f32) outs(%254 : tensor<12xf32>) -> tensor<12xf32> loc(#loc226)
    %256 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "reduction"]} ins(%253 : tensor<10x12xf32>) outs(%255 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %291 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %291 : f32 loc(#loc226)
    } -> tensor<12xf32> loc(#loc226)
    %expanded_49 = tensor.expand_shape %256 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32> loc(#loc227)
    %257 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_49 : tensor<1x12xf32>) outs(%255 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %291 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %291 : f32 loc(#loc226)
    } -> tensor<12xf32> loc(#loc226)
    %258 = tensor.empty() : tensor<12x12xf32> loc(#loc228)
    %259 = linalg.fill ins(%cst_7 : f32) outs(%258 : tensor<12x12xf32>) -> tensor<12x12xf32> loc(#loc228)
    %260 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253, %155 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%259 : tensor<12x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc124)), %in_51: f32 loc("jit(train)/jvp(jit(_where))"(#loc55)), %out: f32 loc("dot_general"(#loc122))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc232)
      %292 = arith.addf %out, %291 : f32 loc(#loc228)
      linalg.yield %292 : f32 loc(#loc)
    } -> tensor<12x12xf32> loc(#loc228)
    %261 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%260 : tensor<12x12xf32>) outs(%258 : tensor<12x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc122)), %out: f32 loc("transpose"(#loc122))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<12x12xf32> loc(#loc229)
    %262 = linalg.generic {indexing_maps = [#map15, #map16, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%253, %arg3 : tensor<10x12xf32>, tensor<12x12xf32>) outs(%107 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc124)), %in_51: f32 loc("params.b.w"), %out: f32 loc("dot_general"(#loc122))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc232)
      %292 = arith.addf %out, %291 : f32 loc(#loc228)
      linalg.yield %292 : f32 loc(#loc)
    } -> tensor<10x12xf32> loc(#loc228)
    %263 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%249, %262 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc122)), %in_51: f32 loc("dot_general"(#loc122)), %out: f32 loc("add_any"(#loc122))):
      %291 = arith.addf %in, %in_51 : f32 loc(#loc233)
      linalg.yield %291 : f32 loc(#loc233)
    } -> tensor<10x12xf32> loc(#loc233)
    %264 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%153, %263, %113 : tensor<10x12xi1>, tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc125)), %in_51: f32 loc(callsite(#loc at #loc125)), %in_52: f32 loc(callsite(#loc36 at #loc125)), %out: f32 loc(callsite(#loc54 at #loc125))):
      %291 = arith.select %in, %in_51, %in_52 : f32 loc(#loc234)
      linalg.yield %291 : f32 loc(#loc234)
    } -> tensor<10x12xf32> loc(#loc234)
    %265 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%264, %152 : tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(_where)))"(#loc55)), %in_51: f32 loc("div"(#loc107)), %out: f32 loc("div"(#loc126))):
      %291 = arith.divf %in, %in_51 : f32 loc(#loc237)
      linalg.yield %291 : f32 loc(#loc237)
    } -> tensor<10x12xf32> loc(#loc237)
    %266 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%116, %265, %113 : tensor<10x12xi1>, tensor<10x12xf32>, tensor<10x12xf32>) outs(%106 : tensor<10x12xf32>) {
    ^bb0(%in: i1 loc("gt"(#loc106)), %in_51: f32 loc("div"(#loc126)), %in_52: f32 loc("gt"(#loc106)), %out: f32 loc("select_n"(#loc127))):
      %291 = arith.select %in, %in_51, %in_52 : f32 loc(#loc238)
      linalg.yield %291 : f32 loc(#loc238)
    } -> tensor<10x12xf32> loc(#loc238)
    %267 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "reduction"]} ins(%266 : tensor<10x12xf32>) outs(%255 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %291 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %291 : f32 loc(#loc226)
    } -> tensor<12xf32> loc(#loc226)
    %expanded_50 = tensor.expand_shape %267 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32> loc(#loc227)
    %268 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "reduction"]} ins(%expanded_50 : tensor<1x12xf32>) outs(%255 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("reduce_sum"(#loc122))):
      %291 = arith.addf %out, %in : f32 loc(#loc226)
      linalg.yield %291 : f32 loc(#loc226)
    } -> tensor<12xf32> loc(#loc226)
    %269 = tensor.empty() : tensor<12x6xf32> loc(#loc228)
    %270 = linalg.fill ins(%cst_7 : f32) outs(%269 : tensor<12x6xf32>) -> tensor<12x6xf32> loc(#loc228)
    %271 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%266, %105 : tensor<10x12xf32>, tensor<10x6xf32>) outs(%270 : tensor<12x6xf32>) {
    ^bb0(%in: f32 loc("select_n"(#loc127)), %in_51: f32 loc("add"(#loc104)), %out: f32 loc("dot_general"(#loc122))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc238)
      %292 = arith.addf %out, %291 : f32 loc(#loc228)
      linalg.yield %292 : f32 loc(#loc)
    } -> tensor<12x6xf32> loc(#loc228)
    %272 = tensor.empty() : tensor<6x12xf32> loc(#loc229)
    %273 = linalg.generic {indexing_maps = [#map11, #map4], iterator_types = ["parallel", "parallel"]} ins(%271 : tensor<12x6xf32>) outs(%272 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc122)), %out: f32 loc("transpose"(#loc122))):
      linalg.yield %in : f32 loc(#loc229)
    } -> tensor<6x12xf32> loc(#loc229)
    %274 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%254 : tensor<12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc128))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<12xf32> loc(#loc239)
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%274, %268 : tensor<12xf32>, tensor<12xf32>) outs(%254 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_51: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("mul"(#loc128))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc239)
      linalg.yield %291 : f32 loc(#loc239)
    } -> tensor<12xf32> loc(#loc239)
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %275 : tensor<12xf32>, tensor<12xf32>) outs(%254 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %in_51: f32 loc("mul"(#loc128)), %out: f32 loc("sub"(#loc129))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc240)
      linalg.yield %291 : f32 loc(#loc240)
    } -> tensor<12xf32> loc(#loc240)
    %277 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%272 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc128))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<6x12xf32> loc(#loc239)
    %278 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%277, %273 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%272 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_51: f32 loc("transpose"(#loc122)), %out: f32 loc("mul"(#loc128))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc239)
      linalg.yield %291 : f32 loc(#loc239)
    } -> tensor<6x12xf32> loc(#loc239)
    %279 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg1, %278 : tensor<6x12xf32>, tensor<6x12xf32>) outs(%272 : tensor<6x12xf32>) {
    ^bb0(%in: f32 loc("params.a.w"), %in_51: f32 loc("mul"(#loc128)), %out: f32 loc("sub"(#loc129))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc240)
      linalg.yield %291 : f32 loc(#loc240)
    } -> tensor<6x12xf32> loc(#loc240)
    %280 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%274, %257 : tensor<12xf32>, tensor<12xf32>) outs(%254 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_51: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("mul"(#loc128))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc239)
      linalg.yield %291 : f32 loc(#loc239)
    } -> tensor<12xf32> loc(#loc239)
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg2, %280 : tensor<12xf32>, tensor<12xf32>) outs(%254 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %in_51: f32 loc("mul"(#loc128)), %out: f32 loc("sub"(#loc129))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc240)
      linalg.yield %291 : f32 loc(#loc240)
    } -> tensor<12xf32> loc(#loc240)
    %282 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%258 : tensor<12x12xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc128))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<12x12xf32> loc(#loc239)
    %283 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%282, %261 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%258 : tensor<12x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_51: f32 loc("transpose"(#loc122)), %out: f32 loc("mul"(#loc128))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc239)
      linalg.yield %291 : f32 loc(#loc239)
    } -> tensor<12x12xf32> loc(#loc239)
    %284 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg3, %283 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%258 : tensor<12x12xf32>) {
    ^bb0(%in: f32 loc("params.b.w"), %in_51: f32 loc("mul"(#loc128)), %out: f32 loc("sub"(#loc129))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc240)
      linalg.yield %291 : f32 loc(#loc240)
    } -> tensor<12x12xf32> loc(#loc240)
    %285 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%240 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc128))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<4xf32> loc(#loc239)
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%285, %243 : tensor<4xf32>, tensor<4xf32>) outs(%240 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_51: f32 loc("reduce_sum"(#loc122)), %out: f32 loc("mul"(#loc128))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc239)
      linalg.yield %291 : f32 loc(#loc239)
    } -> tensor<4xf32> loc(#loc239)
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg4, %286 : tensor<4xf32>, tensor<4xf32>) outs(%240 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.c.b"), %in_51: f32 loc("mul"(#loc128)), %out: f32 loc("sub"(#loc129))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc240)
      linalg.yield %291 : f32 loc(#loc240)
    } -> tensor<4xf32> loc(#loc240)
    %288 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<f32>) outs(%247 : tensor<12x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc128))):
      linalg.yield %in : f32 loc(#loc239)
    } -> tensor<12x4xf32> loc(#loc239)
    %289 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%288, %248 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%247 : tensor<12x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc128)), %in_51: f32 loc("transpose"(#loc122)), %out: f32 loc("mul"(#loc128))):
      %291 = arith.mulf %in, %in_51 : f32 loc(#loc239)
      linalg.yield %291 : f32 loc(#loc239)
    } -> tensor<12x4xf32> loc(#loc239)
    %290 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg5, %289 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%247 : tensor<12x4xf32>) {
    ^bb0(%in: f32 loc("params.c.w"), %in_51: f32 loc("mul"(#loc128)), %out: f32 loc("sub"(#loc129))):
      %291 = arith.subf %in, %in_51 : f32 loc(#loc240)
      linalg.yield %291 : f32 loc(#loc240)
    } -> tensor<12x4xf32> loc(#loc240)
    return %276, %279, %281, %284, %287, %290, %227 : tensor<12xf32>, tensor<6x12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<4xf32>, tensor<12x4xf32>, tensor<f32> loc(#loc77)
  } loc(#loc)
} loc(#loc)
#loc22 = loc("images.py":83:8)
#loc23 = loc("slice")
#loc28 = loc("while")
#loc80 = loc("slice"(#loc21))
#loc85 = loc("while"(#loc21))
#loc93 = loc("jit(train)"(#loc22))
#loc137 = loc(callsite(#loc85 at #loc21))
#loc139 = loc("slice"(#loc93))
#loc140 = loc("squeeze"(#loc93))
#loc141 = loc(callsite(#loc23 at #loc76))
#loc142 = loc(callsite(#loc24 at #loc76))
#loc169 = loc(callsite(#loc23 at #loc75))
#loc170 = loc(callsite(#loc24 at #loc75))
#loc227 = loc("reshape"(#loc122))
#loc243 = loc(""(#loc137))
#loc247 = loc(callsite(#loc28 at #loc143))
#loc251 = loc(callsite(#loc28 at #loc171))
#loc257 = loc(callsite(#loc23 at #loc132))
#loc258 = loc(callsite(#loc24 at #loc132))
#loc269 = loc(callsite(#loc23 at #loc194))
#loc270 = loc(callsite(#loc24 at #loc194))
#loc283 = loc(callsite(#loc at #loc242))
#loc284 = loc(callsite(#loc80 at #loc242))
#loc285 = loc(callsite(#loc81 at #loc242))
#loc292 = loc(callsite(#loc23 at #loc248))
#loc302 = loc(callsite(#loc23 at #loc252))
#loc312 = loc(callsite(#loc28 at #loc259))
#loc316 = loc(callsite(#loc28 at #loc273))
#loc320 = loc(callsite(#loc243 at #loc287))
#loc324 = loc(callsite(#loc23 at #loc313))
#loc334 = loc(callsite(#loc23 at #loc317))
#loc344 = loc(callsite(#loc80 at #loc321))

