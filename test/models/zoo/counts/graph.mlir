#loc = loc(unknown)
#loc1 = loc("centre")
#loc2 = loc("params.fc.b")
#loc3 = loc("params.fc.w")
#loc4 = loc("params.table")
#loc5 = loc("seen")
#loc6 = loc("ids")
#loc7 = loc("y")
#loc8 = loc("gather")
#loc9 = loc("common.py":33:12)
#loc10 = loc("reduce_and")
#loc11 = loc("reduce_max")
#loc12 = loc("common.py":32:9)
#loc13 = loc("sums.py":117:83)
#loc14 = loc("sums.py":117:38)
#loc15 = loc("sums.py":112:15)
#loc16 = loc("export.py":100:36)
#loc17 = loc("sums.py":110:94)
#loc18 = loc("sums.py":110:85)
#loc19 = loc("common.py":23:11)
#loc20 = loc("max")
#loc21 = loc("broadcast_in_dim")
#loc22 = loc("sub")
#loc23 = loc("exp")
#loc24 = loc("reduce_sum")
#loc25 = loc("log")
#loc26 = loc("common.py":33:36)
#loc27 = loc("lt")
#loc28 = loc("add")
#loc29 = loc("select_n")
#loc30 = loc("reshape")
#loc31 = loc("ge")
#loc32 = loc("le")
#loc33 = loc("and")
#loc34 = loc("common.py":33:11)
#loc35 = loc("sums.py":110:37)
#loc36 = loc("jit(_one_hot)")
#loc37 = loc("iota")
#loc38 = loc("eq")
#loc39 = loc("convert_element_type")
#loc40 = loc("ad,adb->ab/dot_general")
#loc41 = loc("neg")
#loc42 = loc("div")
#loc43 = loc("mul")
#loc44 = loc("add_any")
#loc45 = loc("sums.py":112:28)
#loc46 = loc("sums.py":113:12)
#loc47 = loc("sums.py":114:17)
#loc48 = loc("sums.py":114:55)
#loc49 = loc("sums.py":115:27)
#loc50 = loc("sums.py":115:43)
#loc51 = loc("sums.py":115:63)
#loc52 = loc("sums.py":115:17)
#loc53 = loc("common.py":51:41)
#loc54 = loc("common.py":51:37)
#loc55 = loc("sums.py":117:52)
#loc56 = loc("sums.py":117:48)
#loc57 = loc("sums.py":117:47)
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0) -> ()>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d0, 0)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map17 = affine_map<(d0, d1) -> (d1, d0)>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map19 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map20 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map21 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#loc58 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc9))
#loc59 = loc("jit(train)/jvp(jit(log_softmax))"(#loc12))
#loc60 = loc("jit(train)"(#loc13))
#loc61 = loc("jit(train)"(#loc14))
#loc62 = loc("b,ba->a"(#loc15))
#loc63 = loc("jit(train)"(#loc15))
#loc64 = loc("jit(train)"(#loc16))
#loc65 = loc("jit(train)/jvp()"(#loc17))
#loc66 = loc("jit(train)/jvp()"(#loc18))
#loc67 = loc("jit(train)/jvp()"(#loc19))
#loc68 = loc("jit(train)/jvp()"(#loc26))
#loc69 = loc("jit(train)/jvp()"(#loc9))
#loc70 = loc("jit(train)/jvp()"(#loc34))
#loc71 = loc("jit(train)/jvp()"(#loc35))
#loc72 = loc("jit(train)/transpose(jvp())"(#loc35))
#loc73 = loc("jit(train)/transpose(jvp())"(#loc34))
#loc74 = loc("jit(train)/transpose(jvp())"(#loc9))
#loc75 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc9))
#loc76 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc12))
#loc77 = loc("jit(train)/transpose(jvp())"(#loc19))
#loc78 = loc("jit(train)/transpose(jvp())"(#loc18))
#loc79 = loc("jit(train)/transpose(jvp())"(#loc17))
#loc81 = loc("broadcast_in_dim"(#loc17))
#loc82 = loc("jit(_one_hot)"(#loc17))
#loc83 = loc("iota"(#loc17))
#loc84 = loc("eq"(#loc17))
#loc85 = loc("convert_element_type"(#loc17))
#loc86 = loc("cdb,cda->ab"(#loc17))
#loc87 = loc("add"(#loc17))
#loc88 = loc("jit(train)"(#loc45))
#loc90 = loc("broadcast_in_dim"(#loc15))
#loc91 = loc("jit(_one_hot)"(#loc15))
#loc92 = loc("iota"(#loc15))
#loc93 = loc("eq"(#loc15))
#loc94 = loc("convert_element_type"(#loc15))
#loc95 = loc("add"(#loc15))
#loc96 = loc("jit(train)"(#loc46))
#loc98 = loc("broadcast_in_dim"(#loc46))
#loc99 = loc("jit(_one_hot)"(#loc46))
#loc100 = loc("iota"(#loc46))
#loc101 = loc("eq"(#loc46))
#loc102 = loc("convert_element_type"(#loc46))
#loc103 = loc("b,ba->a"(#loc46))
#loc104 = loc("add"(#loc46))
#loc105 = loc("jit(train)"(#loc47))
#loc106 = loc("cb,ca->ab"(#loc47))
#loc107 = loc("jit(_one_hot)"(#loc47))
#loc108 = loc("add"(#loc47))
#loc109 = loc("jit(train)"(#loc48))
#loc110 = loc("jit(train)"(#loc49))
#loc111 = loc("jit(train)"(#loc50))
#loc112 = loc("jit(train)"(#loc51))
#loc113 = loc("jit(train)/jit(_where)"(#loc52))
#loc114 = loc("jit(train)"(#loc53))
#loc115 = loc("jit(train)"(#loc54))
#loc116 = loc("jit(train)"(#loc55))
#loc117 = loc("jit(train)"(#loc56))
#loc118 = loc("jit(train)"(#loc57))
#loc119 = loc(callsite(#loc8 at #loc58))
#loc120 = loc(callsite(#loc10 at #loc58))
#loc121 = loc(callsite(#loc11 at #loc59))
#loc122 = loc(callsite(#loc at #loc59))
#loc123 = loc("reduce_max"(#loc60))
#loc124 = loc("div"(#loc61))
#loc125 = loc(callsite(#loc62 at #loc63))
#loc126 = loc("lt"(#loc65))
#loc127 = loc("add"(#loc65))
#loc128 = loc("select_n"(#loc65))
#loc129 = loc("broadcast_in_dim"(#loc65))
#loc130 = loc("gather"(#loc65))
#loc131 = loc("reduce_sum"(#loc66))
#loc132 = loc("div"(#loc66))
#loc133 = loc("dot_general"(#loc67))
#loc134 = loc("broadcast_in_dim"(#loc67))
#loc135 = loc("add"(#loc67))
#loc136 = loc(callsite(#loc20 at #loc59))
#loc137 = loc(callsite(#loc21 at #loc59))
#loc138 = loc(callsite(#loc22 at #loc59))
#loc139 = loc(callsite(#loc23 at #loc59))
#loc140 = loc(callsite(#loc24 at #loc59))
#loc141 = loc(callsite(#loc25 at #loc59))
#loc142 = loc("broadcast_in_dim"(#loc68))
#loc143 = loc(callsite(#loc27 at #loc58))
#loc144 = loc(callsite(#loc at #loc58))
#loc145 = loc(callsite(#loc28 at #loc58))
#loc146 = loc(callsite(#loc29 at #loc58))
#loc147 = loc(callsite(#loc30 at #loc58))
#loc148 = loc(callsite(#loc31 at #loc58))
#loc149 = loc(callsite(#loc21 at #loc58))
#loc150 = loc(callsite(#loc32 at #loc58))
#loc151 = loc(callsite(#loc33 at #loc58))
#loc152 = loc("squeeze"(#loc69))
#loc153 = loc("neg"(#loc70))
#loc154 = loc("reduce_sum"(#loc71))
#loc155 = loc("div"(#loc71))
#loc156 = loc("div"(#loc72))
#loc157 = loc("broadcast_in_dim"(#loc72))
#loc158 = loc("neg"(#loc73))
#loc159 = loc("broadcast_in_dim"(#loc74))
#loc160 = loc(callsite(#loc21 at #loc75))
#loc161 = loc(callsite(#loc at #loc75))
#loc162 = loc(callsite(#loc36 at #loc75))
#loc163 = loc(callsite(#loc40 at #loc75))
#loc164 = loc(callsite(#loc28 at #loc75))
#loc165 = loc(callsite(#loc41 at #loc76))
#loc166 = loc(callsite(#loc at #loc76))
#loc167 = loc(callsite(#loc24 at #loc76))
#loc168 = loc(callsite(#loc30 at #loc76))
#loc169 = loc(callsite(#loc42 at #loc76))
#loc170 = loc(callsite(#loc21 at #loc76))
#loc171 = loc(callsite(#loc43 at #loc76))
#loc172 = loc(callsite(#loc44 at #loc76))
#loc173 = loc("reduce_sum"(#loc77))
#loc175 = loc("dot_general"(#loc77))
#loc176 = loc("transpose"(#loc77))
#loc177 = loc("div"(#loc78))
#loc178 = loc("broadcast_in_dim"(#loc78))
#loc179 = loc("broadcast_in_dim"(#loc79))
#loc181 = loc(callsite(#loc82 at #loc79))
#loc182 = loc(callsite(#loc86 at #loc79))
#loc183 = loc(callsite(#loc87 at #loc79))
#loc184 = loc("reshape"(#loc88))
#loc185 = loc("lt"(#loc63))
#loc186 = loc("add"(#loc63))
#loc187 = loc("select_n"(#loc63))
#loc188 = loc("broadcast_in_dim"(#loc63))
#loc190 = loc(callsite(#loc91 at #loc63))
#loc191 = loc(callsite(#loc95 at #loc63))
#loc192 = loc("broadcast_in_dim"(#loc96))
#loc193 = loc("lt"(#loc96))
#loc194 = loc("add"(#loc96))
#loc195 = loc("select_n"(#loc96))
#loc197 = loc(callsite(#loc99 at #loc96))
#loc198 = loc(callsite(#loc103 at #loc96))
#loc199 = loc(callsite(#loc104 at #loc96))
#loc200 = loc("broadcast_in_dim"(#loc105))
#loc201 = loc(callsite(#loc106 at #loc105))
#loc202 = loc(callsite(#loc107 at #loc105))
#loc203 = loc(callsite(#loc108 at #loc105))
#loc204 = loc("max"(#loc109))
#loc205 = loc("broadcast_in_dim"(#loc109))
#loc206 = loc("div"(#loc105))
#loc207 = loc("broadcast_in_dim"(#loc110))
#loc208 = loc("gt"(#loc110))
#loc209 = loc("mul"(#loc111))
#loc210 = loc("mul"(#loc112))
#loc211 = loc("add"(#loc111))
#loc212 = loc(callsite(#loc21 at #loc113))
#loc213 = loc(callsite(#loc at #loc113))
#loc214 = loc(callsite(#loc29 at #loc113))
#loc215 = loc("mul"(#loc114))
#loc216 = loc("sub"(#loc115))
#loc217 = loc("gather"(#loc116))
#loc218 = loc("sub"(#loc117))
#loc219 = loc("integer_pow"(#loc118))
#loc220 = loc("reduce_sum"(#loc61))
#loc221 = loc("dot_general"(#loc125))
#loc222 = loc(callsite(#loc21 at #loc162))
#loc223 = loc(callsite(#loc at #loc162))
#loc224 = loc(callsite(#loc37 at #loc162))
#loc225 = loc(callsite(#loc38 at #loc162))
#loc226 = loc(callsite(#loc39 at #loc162))
#loc228 = loc(""(#loc181))
#loc229 = loc("dot_general"(#loc182))
#loc230 = loc(""(#loc183))
#loc232 = loc(""(#loc190))
#loc233 = loc(""(#loc191))
#loc235 = loc(""(#loc197))
#loc236 = loc("dot_general"(#loc198))
#loc237 = loc(""(#loc199))
#loc238 = loc("dot_general"(#loc201))
#loc239 = loc(""(#loc202))
#loc240 = loc(""(#loc203))
#loc241 = loc(callsite(#loc81 at #loc228))
#loc242 = loc(callsite(#loc at #loc228))
#loc243 = loc(callsite(#loc83 at #loc228))
#loc244 = loc(callsite(#loc84 at #loc228))
#loc245 = loc(callsite(#loc85 at #loc228))
#loc246 = loc(callsite(#loc90 at #loc232))
#loc247 = loc(callsite(#loc at #loc232))
#loc248 = loc(callsite(#loc92 at #loc232))
#loc249 = loc(callsite(#loc93 at #loc232))
#loc250 = loc(callsite(#loc94 at #loc232))
#loc251 = loc(callsite(#loc98 at #loc235))
#loc252 = loc(callsite(#loc at #loc235))
#loc253 = loc(callsite(#loc100 at #loc235))
#loc254 = loc(callsite(#loc101 at #loc235))
#loc255 = loc(callsite(#loc102 at #loc235))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<4x6xf32> {tf.aliasing_output = 0 : i32} loc("centre"), %arg1: tensor<4xf32> {tf.aliasing_output = 1 : i32} loc("params.fc.b"), %arg2: tensor<6x4xf32> {tf.aliasing_output = 2 : i32} loc("params.fc.w"), %arg3: tensor<15x6xf32> {tf.aliasing_output = 3 : i32} loc("params.table"), %arg4: tensor<15xi32> {tf.aliasing_output = 4 : i32} loc("seen"), %arg5: tensor<10x4xi32> loc("ids"), %arg6: tensor<10xi32> loc("y")) -> (tensor<4x6xf32> {jax.result_info = "centre"}, tensor<4xf32> {jax.result_info = "params.fc.b"}, tensor<6x4xf32> {jax.result_info = "params.fc.w"}, tensor<15x6xf32> {jax.result_info = "params.table"}, tensor<15xi32> {jax.result_info = "seen"}, tensor<f32> {jax.result_info = "loss"}, tensor<i32> {jax.result_info = "most"}, tensor<f32> {jax.result_info = "spread"}) {
    %cst = arith.constant dense<3> : tensor<1xi32> loc(#loc119)
    %cst_0 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc119)
    %true = arith.constant true loc(#loc120)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc121)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc122)
    %cst_3 = arith.constant 1.000000e-01 : f32 loc(#loc)
    %c-2147483648_i32 = arith.constant -2147483648 : i32 loc(#loc123)
    %cst_4 = arith.constant 6.000000e+01 : f32 loc(#loc124)
    %c3 = arith.constant 3 : index loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc221)
    %cst_5 = arith.constant 1.000000e+01 : f32 loc(#loc)
    %cst_6 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c14 = arith.constant 14 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_7 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc)
    %cst_8 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc64)
    %cst_9 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc64)
    %cst_10 = arith.constant dense<4> : tensor<i32> loc(#loc)
    %cst_11 = arith.constant dense<1> : tensor<i32> loc(#loc64)
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_15 = arith.constant dense<15> : tensor<i32> loc(#loc)
    %cst_16 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<10x4xi32> loc(#loc126)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%0 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc65))):
      linalg.yield %in : i32 loc(#loc126)
    } -> tensor<10x4xi32> loc(#loc126)
    %2 = tensor.empty() : tensor<10x4xi1> loc(#loc126)
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %1 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%2 : tensor<10x4xi1>) {
    ^bb0(%in: i32 loc("ids"), %in_23: i32 loc("lt"(#loc65)), %out: i1 loc("lt"(#loc65))):
      %197 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc126)
      linalg.yield %197 : i1 loc(#loc126)
    } -> tensor<10x4xi1> loc(#loc126)
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<i32>) outs(%0 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("add"(#loc65))):
      linalg.yield %in : i32 loc(#loc127)
    } -> tensor<10x4xi32> loc(#loc127)
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %4 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%0 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc("ids"), %in_23: i32 loc("add"(#loc65)), %out: i32 loc("add"(#loc65))):
      %197 = arith.addi %in, %in_23 : i32 loc(#loc127)
      linalg.yield %197 : i32 loc(#loc127)
    } -> tensor<10x4xi32> loc(#loc127)
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %arg5 : tensor<10x4xi1>, tensor<10x4xi32>, tensor<10x4xi32>) outs(%0 : tensor<10x4xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc65)), %in_23: i32 loc("add"(#loc65)), %in_24: i32 loc("ids"), %out: i32 loc("select_n"(#loc65))):
      %197 = arith.select %in, %in_23, %in_24 : i32 loc(#loc128)
      linalg.yield %197 : i32 loc(#loc128)
    } -> tensor<10x4xi32> loc(#loc128)
    %7 = tensor.empty() : tensor<10x4x1xi32> loc(#loc129)
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<10x4xi32>) outs(%7 : tensor<10x4x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc65)), %out: i32 loc("broadcast_in_dim"(#loc65))):
      linalg.yield %in : i32 loc(#loc129)
    } -> tensor<10x4x1xi32> loc(#loc129)
    %9 = tensor.empty() : tensor<10x4x6xf32> loc(#loc130)
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%9 : tensor<10x4x6xf32>) {
    ^bb0(%out: f32 loc("gather"(#loc65))):
      %197 = linalg.index 0 : index loc(#loc130)
      %198 = linalg.index 1 : index loc(#loc130)
      %199 = linalg.index 2 : index loc(#loc130)
      %extracted = tensor.extract %8[%197, %198, %c0] : tensor<10x4x1xi32> loc(#loc130)
      %200 = arith.index_cast %extracted : i32 to index loc(#loc130)
      %201 = arith.maxsi %200, %c0 : index loc(#loc130)
      %202 = arith.minsi %201, %c14 : index loc(#loc130)
      %extracted_23 = tensor.extract %arg3[%202, %199] : tensor<15x6xf32> loc(#loc130)
      linalg.yield %extracted_23 : f32 loc(#loc130)
    } -> tensor<10x4x6xf32> loc(#loc130)
    %11 = tensor.empty() : tensor<10x6xf32> loc(#loc131)
    %12 = linalg.fill ins(%cst_6 : f32) outs(%11 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc131)
    %13 = linalg.generic {indexing_maps = [#map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10 : tensor<10x4x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc66)), %out: f32 loc("reduce_sum"(#loc66))):
      %197 = arith.addf %out, %in : f32 loc(#loc131)
      linalg.yield %197 : f32 loc(#loc131)
    } -> tensor<10x6xf32> loc(#loc131)
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%11 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc66))):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<10x6xf32> loc(#loc132)
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%11 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc66)), %in_23: f32 loc("div"(#loc66)), %out: f32 loc("div"(#loc66))):
      %197 = arith.divf %in, %in_23 : f32 loc(#loc132)
      linalg.yield %197 : f32 loc(#loc132)
    } -> tensor<10x6xf32> loc(#loc132)
    %16 = tensor.empty() : tensor<10x4xf32> loc(#loc133)
    %17 = linalg.fill ins(%cst_6 : f32) outs(%16 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc133)
    %18 = linalg.matmul ins(%15, %arg2 : tensor<10x6xf32>, tensor<6x4xf32>) outs(%17 : tensor<10x4xf32>) -> tensor<10x4xf32> loc(#loc133)
    %19 = tensor.empty() : tensor<1x4xf32> loc(#loc134)
    %20 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%19 : tensor<1x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %out: f32 loc("broadcast_in_dim"(#loc67))):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<1x4xf32> loc(#loc134)
    %21 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc67)), %out: f32 loc("add"(#loc67))):
      linalg.yield %in : f32 loc(#loc135)
    } -> tensor<10x4xf32> loc(#loc135)
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %21 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc67)), %in_23: f32 loc("add"(#loc67)), %out: f32 loc("add"(#loc67))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc135)
      linalg.yield %197 : f32 loc(#loc135)
    } -> tensor<10x4xf32> loc(#loc135)
    %23 = tensor.empty() : tensor<10xf32> loc(#loc121)
    %24 = linalg.fill ins(%cst_1 : f32) outs(%23 : tensor<10xf32>) -> tensor<10xf32> loc(#loc121)
    %25 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<10x4xf32>) outs(%24 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc11 at #loc59)), %out: f32 loc(callsite(#loc11 at #loc59))):
      %197 = arith.maximumf %out, %in : f32 loc(#loc121)
      linalg.yield %197 : f32 loc(#loc121)
    } -> tensor<10xf32> loc(#loc121)
    %26 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%23 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %out: f32 loc(callsite(#loc20 at #loc59))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<10xf32> loc(#loc136)
    %27 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%26, %25 : tensor<10xf32>, tensor<10xf32>) outs(%23 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %in_23: f32 loc(callsite(#loc11 at #loc59)), %out: f32 loc(callsite(#loc20 at #loc59))):
      %197 = arith.maximumf %in, %in_23 : f32 loc(#loc136)
      linalg.yield %197 : f32 loc(#loc136)
    } -> tensor<10xf32> loc(#loc136)
    %28 = tensor.empty() : tensor<10x1xf32> loc(#loc137)
    %29 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<10xf32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc20 at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<10x1xf32> loc(#loc137)
    %30 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<10x1xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<10x4xf32> loc(#loc138)
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %30 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc59)), %in_23: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      %197 = arith.subf %in, %in_23 : f32 loc(#loc138)
      linalg.yield %197 : f32 loc(#loc138)
    } -> tensor<10x4xf32> loc(#loc138)
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc23 at #loc59))):
      %197 = math.exp %in : f32 loc(#loc139)
      linalg.yield %197 : f32 loc(#loc139)
    } -> tensor<10x4xf32> loc(#loc139)
    %33 = linalg.fill ins(%cst_6 : f32) outs(%23 : tensor<10xf32>) -> tensor<10xf32> loc(#loc140)
    %34 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<10x4xf32>) outs(%33 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc59)), %out: f32 loc(callsite(#loc24 at #loc59))):
      %197 = arith.addf %out, %in : f32 loc(#loc140)
      linalg.yield %197 : f32 loc(#loc140)
    } -> tensor<10xf32> loc(#loc140)
    %35 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<10xf32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc59)), %out: f32 loc(callsite(#loc21 at #loc59))):
      linalg.yield %in : f32 loc(#loc137)
    } -> tensor<10x1xf32> loc(#loc137)
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<10x1xf32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc59)), %out: f32 loc(callsite(#loc25 at #loc59))):
      %197 = math.log %in : f32 loc(#loc141)
      linalg.yield %197 : f32 loc(#loc141)
    } -> tensor<10x1xf32> loc(#loc141)
    %37 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<10x1xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc25 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<10x4xf32> loc(#loc138)
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %37 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc22 at #loc59)), %in_23: f32 loc(callsite(#loc22 at #loc59)), %out: f32 loc(callsite(#loc22 at #loc59))):
      %197 = arith.subf %in, %in_23 : f32 loc(#loc138)
      linalg.yield %197 : f32 loc(#loc138)
    } -> tensor<10x4xf32> loc(#loc138)
    %39 = tensor.empty() : tensor<10x1xi32> loc(#loc142)
    %40 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10xi32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("y"), %out: i32 loc("broadcast_in_dim"(#loc68))):
      linalg.yield %in : i32 loc(#loc142)
    } -> tensor<10x1xi32> loc(#loc142)
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc58)), %out: i32 loc(callsite(#loc27 at #loc58))):
      linalg.yield %in : i32 loc(#loc143)
    } -> tensor<10x1xi32> loc(#loc143)
    %42 = tensor.empty() : tensor<10x1xi1> loc(#loc143)
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%42 : tensor<10x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc58)), %in_23: i32 loc(callsite(#loc27 at #loc58)), %out: i1 loc(callsite(#loc27 at #loc58))):
      %197 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc143)
      linalg.yield %197 : i1 loc(#loc143)
    } -> tensor<10x1xi1> loc(#loc143)
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10 : tensor<i32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc58)), %out: i32 loc(callsite(#loc28 at #loc58))):
      linalg.yield %in : i32 loc(#loc145)
    } -> tensor<10x1xi32> loc(#loc145)
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %44 : tensor<10x1xi32>, tensor<10x1xi32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc58)), %in_23: i32 loc(callsite(#loc28 at #loc58)), %out: i32 loc(callsite(#loc28 at #loc58))):
      %197 = arith.addi %in, %in_23 : i32 loc(#loc145)
      linalg.yield %197 : i32 loc(#loc145)
    } -> tensor<10x1xi32> loc(#loc145)
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %45, %40 : tensor<10x1xi1>, tensor<10x1xi32>, tensor<10x1xi32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc27 at #loc58)), %in_23: i32 loc(callsite(#loc28 at #loc58)), %in_24: i32 loc(callsite(#loc at #loc58)), %out: i32 loc(callsite(#loc29 at #loc58))):
      %197 = arith.select %in, %in_23, %in_24 : i32 loc(#loc146)
      linalg.yield %197 : i32 loc(#loc146)
    } -> tensor<10x1xi32> loc(#loc146)
    %expanded = tensor.expand_shape %46 [[0], [1, 2]] output_shape [10, 1, 1] : tensor<10x1xi32> into tensor<10x1x1xi32> loc(#loc147)
    %47 = tensor.empty() : tensor<10x1x1xi32> loc(#loc148)
    %48 = linalg.generic {indexing_maps = [#map11, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_16 : tensor<i32>) outs(%47 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc58)), %out: i32 loc(callsite(#loc31 at #loc58))):
      linalg.yield %in : i32 loc(#loc148)
    } -> tensor<10x1x1xi32> loc(#loc148)
    %49 = tensor.empty() : tensor<10x1x1xi1> loc(#loc148)
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %48 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%49 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc30 at #loc58)), %in_23: i32 loc(callsite(#loc31 at #loc58)), %out: i1 loc(callsite(#loc31 at #loc58))):
      %197 = arith.cmpi sge, %in, %in_23 : i32 loc(#loc148)
      linalg.yield %197 : i1 loc(#loc148)
    } -> tensor<10x1x1xi1> loc(#loc148)
    %51 = tensor.empty() : tensor<1x1x1xi32> loc(#loc149)
    %52 = linalg.generic {indexing_maps = [#map12, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%51 : tensor<1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc8 at #loc58)), %out: i32 loc(callsite(#loc21 at #loc58))):
      linalg.yield %in : i32 loc(#loc149)
    } -> tensor<1x1x1xi32> loc(#loc149)
    %53 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<1x1x1xi32>) outs(%47 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc21 at #loc58)), %out: i32 loc(callsite(#loc32 at #loc58))):
      linalg.yield %in : i32 loc(#loc150)
    } -> tensor<10x1x1xi32> loc(#loc150)
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %53 : tensor<10x1x1xi32>, tensor<10x1x1xi32>) outs(%49 : tensor<10x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc30 at #loc58)), %in_23: i32 loc(callsite(#loc32 at #loc58)), %out: i1 loc(callsite(#loc32 at #loc58))):
      %197 = arith.cmpi sle, %in, %in_23 : i32 loc(#loc150)
      linalg.yield %197 : i1 loc(#loc150)
    } -> tensor<10x1x1xi1> loc(#loc150)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %54 : tensor<10x1x1xi1>, tensor<10x1x1xi1>) outs(%49 : tensor<10x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc31 at #loc58)), %in_23: i1 loc(callsite(#loc32 at #loc58)), %out: i1 loc(callsite(#loc33 at #loc58))):
      %197 = arith.andi %in, %in_23 : i1 loc(#loc151)
      linalg.yield %197 : i1 loc(#loc151)
    } -> tensor<10x1x1xi1> loc(#loc151)
    %56 = linalg.fill ins(%true : i1) outs(%42 : tensor<10x1xi1>) -> tensor<10x1xi1> loc(#loc120)
    %57 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<10x1x1xi1>) outs(%56 : tensor<10x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc10 at #loc58)), %out: i1 loc(callsite(#loc10 at #loc58))):
      %197 = arith.andi %out, %in : i1 loc(#loc120)
      linalg.yield %197 : i1 loc(#loc120)
    } -> tensor<10x1xi1> loc(#loc120)
    %58 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<10x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc8 at #loc58))):
      %197 = linalg.index 0 : index loc(#loc119)
      %extracted = tensor.extract %expanded[%197, %c0, %c0] : tensor<10x1x1xi32> loc(#loc119)
      %198 = arith.index_cast %extracted : i32 to index loc(#loc119)
      %199 = arith.maxsi %198, %c0 : index loc(#loc119)
      %200 = arith.minsi %199, %c3 : index loc(#loc119)
      %extracted_23 = tensor.extract %38[%197, %200] : tensor<10x4xf32> loc(#loc119)
      linalg.yield %extracted_23 : f32 loc(#loc119)
    } -> tensor<10x1xf32> loc(#loc119)
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc8 at #loc58)), %out: f32 loc(callsite(#loc21 at #loc58))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<10x1xf32> loc(#loc149)
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %58, %59 : tensor<10x1xi1>, tensor<10x1xf32>, tensor<10x1xf32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc10 at #loc58)), %in_23: f32 loc(callsite(#loc8 at #loc58)), %in_24: f32 loc(callsite(#loc21 at #loc58)), %out: f32 loc(callsite(#loc29 at #loc58))):
      %197 = arith.select %in, %in_23, %in_24 : f32 loc(#loc146)
      linalg.yield %197 : f32 loc(#loc146)
    } -> tensor<10x1xf32> loc(#loc146)
    %collapsed = tensor.collapse_shape %60 [[0, 1]] : tensor<10x1xf32> into tensor<10xf32> loc(#loc152)
    %61 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed : tensor<10xf32>) outs(%23 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc69)), %out: f32 loc("neg"(#loc70))):
      %197 = arith.negf %in : f32 loc(#loc153)
      linalg.yield %197 : f32 loc(#loc153)
    } -> tensor<10xf32> loc(#loc153)
    %62 = tensor.empty() : tensor<f32> loc(#loc154)
    %63 = linalg.fill ins(%cst_6 : f32) outs(%62 : tensor<f32>) -> tensor<f32> loc(#loc154)
    %64 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%61 : tensor<10xf32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc71)), %out: f32 loc("reduce_sum"(#loc71))):
      %197 = arith.addf %out, %in : f32 loc(#loc154)
      linalg.yield %197 : f32 loc(#loc154)
    } -> tensor<f32> loc(#loc154)
    %65 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%64 : tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc71)), %out: f32 loc("div"(#loc71))):
      %197 = arith.divf %in, %cst_5 : f32 loc(#loc155)
      linalg.yield %197 : f32 loc(#loc155)
    } -> tensor<f32> loc(#loc155)
    %66 = linalg.generic {indexing_maps = [#map14], iterator_types = []} outs(%62 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc72))):
      linalg.yield %cst_3 : f32 loc(#loc156)
    } -> tensor<f32> loc(#loc156)
    %67 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%66 : tensor<f32>) outs(%23 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc72)), %out: f32 loc("broadcast_in_dim"(#loc72))):
      linalg.yield %in : f32 loc(#loc157)
    } -> tensor<10xf32> loc(#loc157)
    %68 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%67 : tensor<10xf32>) outs(%23 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc72)), %out: f32 loc("neg"(#loc73))):
      %197 = arith.negf %in : f32 loc(#loc158)
      linalg.yield %197 : f32 loc(#loc158)
    } -> tensor<10xf32> loc(#loc158)
    %69 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<10xf32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc73)), %out: f32 loc("broadcast_in_dim"(#loc74))):
      linalg.yield %in : f32 loc(#loc159)
    } -> tensor<10x1xf32> loc(#loc159)
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %out: f32 loc(callsite(#loc21 at #loc75))):
      linalg.yield %in : f32 loc(#loc160)
    } -> tensor<10x4xf32> loc(#loc160)
    %71 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<10x1xi32>) outs(%47 : tensor<10x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc162)), %out: i32 loc(callsite(#loc21 at #loc162))):
      linalg.yield %in : i32 loc(#loc222)
    } -> tensor<10x1x1xi32> loc(#loc222)
    %72 = tensor.empty() : tensor<1x1x4xi32> loc(#loc224)
    %73 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%72 : tensor<1x1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc37 at #loc162))):
      %197 = linalg.index 2 : index loc(#loc224)
      %198 = arith.index_cast %197 : index to i32 loc(#loc224)
      linalg.yield %198 : i32 loc(#loc224)
    } -> tensor<1x1x4xi32> loc(#loc224)
    %74 = tensor.empty() : tensor<10x1x4xi32> loc(#loc225)
    %75 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<10x1x1xi32>) outs(%74 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc21 at #loc162)), %out: i32 loc(callsite(#loc38 at #loc162))):
      linalg.yield %in : i32 loc(#loc225)
    } -> tensor<10x1x4xi32> loc(#loc225)
    %76 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<1x1x4xi32>) outs(%74 : tensor<10x1x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc37 at #loc162)), %out: i32 loc(callsite(#loc38 at #loc162))):
      linalg.yield %in : i32 loc(#loc225)
    } -> tensor<10x1x4xi32> loc(#loc225)
    %77 = tensor.empty() : tensor<10x1x4xi1> loc(#loc225)
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<10x1x4xi32>, tensor<10x1x4xi32>) outs(%77 : tensor<10x1x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc38 at #loc162)), %in_23: i32 loc(callsite(#loc38 at #loc162)), %out: i1 loc(callsite(#loc38 at #loc162))):
      %197 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc225)
      linalg.yield %197 : i1 loc(#loc225)
    } -> tensor<10x1x4xi1> loc(#loc225)
    %79 = tensor.empty() : tensor<10x1x4xf32> loc(#loc226)
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78 : tensor<10x1x4xi1>) outs(%79 : tensor<10x1x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc38 at #loc162)), %out: f32 loc(callsite(#loc39 at #loc162))):
      %197 = arith.uitofp %in : i1 to f32 loc(#loc226)
      linalg.yield %197 : f32 loc(#loc226)
    } -> tensor<10x1x4xf32> loc(#loc226)
    %81 = linalg.generic {indexing_maps = [#map16, #map4, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69, %80 : tensor<10x1xf32>, tensor<10x1x4xf32>) outs(%17 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc75)), %in_23: f32 loc(callsite(#loc36 at #loc75)), %out: f32 loc(callsite(#loc40 at #loc75))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc161)
      %198 = arith.addf %out, %197 : f32 loc(#loc163)
      linalg.yield %198 : f32 loc(#loc161)
    } -> tensor<10x4xf32> loc(#loc163)
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %81 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc75)), %in_23: f32 loc(callsite(#loc40 at #loc75)), %out: f32 loc(callsite(#loc28 at #loc75))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc164)
      linalg.yield %197 : f32 loc(#loc164)
    } -> tensor<10x4xf32> loc(#loc164)
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc76)), %out: f32 loc(callsite(#loc41 at #loc76))):
      %197 = arith.negf %in : f32 loc(#loc165)
      linalg.yield %197 : f32 loc(#loc165)
    } -> tensor<10x4xf32> loc(#loc165)
    %84 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%83 : tensor<10x4xf32>) outs(%33 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc76)), %out: f32 loc(callsite(#loc24 at #loc76))):
      %197 = arith.addf %out, %in : f32 loc(#loc167)
      linalg.yield %197 : f32 loc(#loc167)
    } -> tensor<10xf32> loc(#loc167)
    %expanded_17 = tensor.expand_shape %84 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32> loc(#loc168)
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %35 : tensor<10x1xf32>, tensor<10x1xf32>) outs(%28 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc76)), %in_23: f32 loc(callsite(#loc at #loc76)), %out: f32 loc(callsite(#loc42 at #loc76))):
      %197 = arith.divf %in, %in_23 : f32 loc(#loc169)
      linalg.yield %197 : f32 loc(#loc169)
    } -> tensor<10x1xf32> loc(#loc169)
    %86 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["parallel", "reduction"]} ins(%85 : tensor<10x1xf32>) outs(%33 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc76)), %out: f32 loc(callsite(#loc24 at #loc76))):
      %197 = arith.addf %out, %in : f32 loc(#loc167)
      linalg.yield %197 : f32 loc(#loc167)
    } -> tensor<10xf32> loc(#loc167)
    %87 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<10xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc24 at #loc76)), %out: f32 loc(callsite(#loc21 at #loc76))):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<10x4xf32> loc(#loc170)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %32 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc21 at #loc76)), %in_23: f32 loc(callsite(#loc at #loc76)), %out: f32 loc(callsite(#loc43 at #loc76))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc171)
      linalg.yield %197 : f32 loc(#loc171)
    } -> tensor<10x4xf32> loc(#loc171)
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %88 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc76)), %in_23: f32 loc(callsite(#loc43 at #loc76)), %out: f32 loc(callsite(#loc44 at #loc76))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc172)
      linalg.yield %197 : f32 loc(#loc172)
    } -> tensor<10x4xf32> loc(#loc172)
    %90 = tensor.empty() : tensor<4xf32> loc(#loc173)
    %91 = linalg.fill ins(%cst_6 : f32) outs(%90 : tensor<4xf32>) -> tensor<4xf32> loc(#loc173)
    %92 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<10x4xf32>) outs(%91 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc77)), %out: f32 loc("reduce_sum"(#loc77))):
      %197 = arith.addf %out, %in : f32 loc(#loc173)
      linalg.yield %197 : f32 loc(#loc173)
    } -> tensor<4xf32> loc(#loc173)
    %expanded_18 = tensor.expand_shape %92 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc174)
    %93 = linalg.generic {indexing_maps = [#map17, #map7], iterator_types = ["parallel", "reduction"]} ins(%expanded_18 : tensor<1x4xf32>) outs(%91 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc77)), %out: f32 loc("reduce_sum"(#loc77))):
      %197 = arith.addf %out, %in : f32 loc(#loc173)
      linalg.yield %197 : f32 loc(#loc173)
    } -> tensor<4xf32> loc(#loc173)
    %94 = tensor.empty() : tensor<4x6xf32> loc(#loc175)
    %95 = linalg.fill ins(%cst_6 : f32) outs(%94 : tensor<4x6xf32>) -> tensor<4x6xf32> loc(#loc175)
    %96 = linalg.generic {indexing_maps = [#map18, #map19, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89, %15 : tensor<10x4xf32>, tensor<10x6xf32>) outs(%95 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc12)), %in_23: f32 loc("div"(#loc66)), %out: f32 loc("dot_general"(#loc77))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc76)
      %198 = arith.addf %out, %197 : f32 loc(#loc175)
      linalg.yield %198 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc175)
    %97 = tensor.empty() : tensor<6x4xf32> loc(#loc176)
    %98 = linalg.generic {indexing_maps = [#map17, #map1], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<4x6xf32>) outs(%97 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc77)), %out: f32 loc("transpose"(#loc77))):
      linalg.yield %in : f32 loc(#loc176)
    } -> tensor<6x4xf32> loc(#loc176)
    %99 = linalg.generic {indexing_maps = [#map16, #map20, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%89, %arg2 : tensor<10x4xf32>, tensor<6x4xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc12)), %in_23: f32 loc("params.fc.w"), %out: f32 loc("dot_general"(#loc77))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc76)
      %198 = arith.addf %out, %197 : f32 loc(#loc175)
      linalg.yield %198 : f32 loc(#loc)
    } -> tensor<10x6xf32> loc(#loc175)
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %14 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%11 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc77)), %in_23: f32 loc("div"(#loc66)), %out: f32 loc("div"(#loc78))):
      %197 = arith.divf %in, %in_23 : f32 loc(#loc177)
      linalg.yield %197 : f32 loc(#loc177)
    } -> tensor<10x6xf32> loc(#loc177)
    %101 = linalg.generic {indexing_maps = [#map16, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<10x6xf32>) outs(%9 : tensor<10x4x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc78)), %out: f32 loc("broadcast_in_dim"(#loc78))):
      linalg.yield %in : f32 loc(#loc178)
    } -> tensor<10x4x6xf32> loc(#loc178)
    %102 = tensor.empty() : tensor<15x6xf32> loc(#loc179)
    %103 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%102 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc79))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<15x6xf32> loc(#loc179)
    %collapsed_19 = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<10x4x1xi32> into tensor<10x4xi32> loc(#loc227)
    %104 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_19 : tensor<10x4xi32>) outs(%7 : tensor<10x4x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc228)), %out: i32 loc(callsite(#loc81 at #loc228))):
      linalg.yield %in : i32 loc(#loc241)
    } -> tensor<10x4x1xi32> loc(#loc241)
    %105 = tensor.empty() : tensor<1x1x15xi32> loc(#loc243)
    %106 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%105 : tensor<1x1x15xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc83 at #loc228))):
      %197 = linalg.index 2 : index loc(#loc243)
      %198 = arith.index_cast %197 : index to i32 loc(#loc243)
      linalg.yield %198 : i32 loc(#loc243)
    } -> tensor<1x1x15xi32> loc(#loc243)
    %107 = tensor.empty() : tensor<10x4x15xi32> loc(#loc244)
    %108 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<10x4x1xi32>) outs(%107 : tensor<10x4x15xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc81 at #loc228)), %out: i32 loc(callsite(#loc84 at #loc228))):
      linalg.yield %in : i32 loc(#loc244)
    } -> tensor<10x4x15xi32> loc(#loc244)
    %109 = linalg.generic {indexing_maps = [#map21, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<1x1x15xi32>) outs(%107 : tensor<10x4x15xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc83 at #loc228)), %out: i32 loc(callsite(#loc84 at #loc228))):
      linalg.yield %in : i32 loc(#loc244)
    } -> tensor<10x4x15xi32> loc(#loc244)
    %110 = tensor.empty() : tensor<10x4x15xi1> loc(#loc244)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %109 : tensor<10x4x15xi32>, tensor<10x4x15xi32>) outs(%110 : tensor<10x4x15xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc84 at #loc228)), %in_23: i32 loc(callsite(#loc84 at #loc228)), %out: i1 loc(callsite(#loc84 at #loc228))):
      %197 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc244)
      linalg.yield %197 : i1 loc(#loc244)
    } -> tensor<10x4x15xi1> loc(#loc244)
    %112 = tensor.empty() : tensor<10x4x15xf32> loc(#loc245)
    %113 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111 : tensor<10x4x15xi1>) outs(%112 : tensor<10x4x15xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc84 at #loc228)), %out: f32 loc(callsite(#loc85 at #loc228))):
      %197 = arith.uitofp %in : i1 to f32 loc(#loc245)
      linalg.yield %197 : f32 loc(#loc245)
    } -> tensor<10x4x15xf32> loc(#loc245)
    %114 = linalg.fill ins(%cst_6 : f32) outs(%102 : tensor<15x6xf32>) -> tensor<15x6xf32> loc(#loc229)
    %115 = linalg.generic {indexing_maps = [#map22, #map23, #map24], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%113, %101 : tensor<10x4x15xf32>, tensor<10x4x6xf32>) outs(%114 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc(""(#loc181)), %in_23: f32 loc("broadcast_in_dim"(#loc78)), %out: f32 loc("dot_general"(#loc182))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc228)
      %198 = arith.addf %out, %197 : f32 loc(#loc229)
      linalg.yield %198 : f32 loc(#loc)
    } -> tensor<15x6xf32> loc(#loc229)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %115 : tensor<15x6xf32>, tensor<15x6xf32>) outs(%102 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc79)), %in_23: f32 loc("dot_general"(#loc182)), %out: f32 loc(""(#loc183))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc230)
      linalg.yield %197 : f32 loc(#loc230)
    } -> tensor<15x6xf32> loc(#loc230)
    %collapsed_20 = tensor.collapse_shape %arg5 [[0, 1]] : tensor<10x4xi32> into tensor<40xi32> loc(#loc184)
    %117 = tensor.empty() : tensor<40xi32> loc(#loc185)
    %118 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_16 : tensor<i32>) outs(%117 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc63))):
      linalg.yield %in : i32 loc(#loc185)
    } -> tensor<40xi32> loc(#loc185)
    %119 = tensor.empty() : tensor<40xi1> loc(#loc185)
    %120 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_20, %118 : tensor<40xi32>, tensor<40xi32>) outs(%119 : tensor<40xi1>) {
    ^bb0(%in: i32 loc("reshape"(#loc88)), %in_23: i32 loc("lt"(#loc63)), %out: i1 loc("lt"(#loc63))):
      %197 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc185)
      linalg.yield %197 : i1 loc(#loc185)
    } -> tensor<40xi1> loc(#loc185)
    %121 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_15 : tensor<i32>) outs(%117 : tensor<40xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("add"(#loc63))):
      linalg.yield %in : i32 loc(#loc186)
    } -> tensor<40xi32> loc(#loc186)
    %122 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_20, %121 : tensor<40xi32>, tensor<40xi32>) outs(%117 : tensor<40xi32>) {
    ^bb0(%in: i32 loc("reshape"(#loc88)), %in_23: i32 loc("add"(#loc63)), %out: i32 loc("add"(#loc63))):
      %197 = arith.addi %in, %in_23 : i32 loc(#loc186)
      linalg.yield %197 : i32 loc(#loc186)
    } -> tensor<40xi32> loc(#loc186)
    %123 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%120, %122, %collapsed_20 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%117 : tensor<40xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc63)), %in_23: i32 loc("add"(#loc63)), %in_24: i32 loc("reshape"(#loc88)), %out: i32 loc("select_n"(#loc63))):
      %197 = arith.select %in, %in_23, %in_24 : i32 loc(#loc187)
      linalg.yield %197 : i32 loc(#loc187)
    } -> tensor<40xi32> loc(#loc187)
    %124 = tensor.empty() : tensor<40x1xi32> loc(#loc188)
    %125 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<40xi32>) outs(%124 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc63)), %out: i32 loc("broadcast_in_dim"(#loc63))):
      linalg.yield %in : i32 loc(#loc188)
    } -> tensor<40x1xi32> loc(#loc188)
    %126 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_11 : tensor<i32>) outs(%117 : tensor<40xi32>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc16)), %out: i32 loc("broadcast_in_dim"(#loc63))):
      linalg.yield %in : i32 loc(#loc188)
    } -> tensor<40xi32> loc(#loc188)
    %collapsed_21 = tensor.collapse_shape %125 [[0, 1]] : tensor<40x1xi32> into tensor<40xi32> loc(#loc231)
    %127 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_21 : tensor<40xi32>) outs(%124 : tensor<40x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc232)), %out: i32 loc(callsite(#loc90 at #loc232))):
      linalg.yield %in : i32 loc(#loc246)
    } -> tensor<40x1xi32> loc(#loc246)
    %128 = tensor.empty() : tensor<1x15xi32> loc(#loc248)
    %129 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%128 : tensor<1x15xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc92 at #loc232))):
      %197 = linalg.index 1 : index loc(#loc248)
      %198 = arith.index_cast %197 : index to i32 loc(#loc248)
      linalg.yield %198 : i32 loc(#loc248)
    } -> tensor<1x15xi32> loc(#loc248)
    %130 = tensor.empty() : tensor<40x15xi32> loc(#loc249)
    %131 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<40x1xi32>) outs(%130 : tensor<40x15xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc90 at #loc232)), %out: i32 loc(callsite(#loc93 at #loc232))):
      linalg.yield %in : i32 loc(#loc249)
    } -> tensor<40x15xi32> loc(#loc249)
    %132 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<1x15xi32>) outs(%130 : tensor<40x15xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc92 at #loc232)), %out: i32 loc(callsite(#loc93 at #loc232))):
      linalg.yield %in : i32 loc(#loc249)
    } -> tensor<40x15xi32> loc(#loc249)
    %133 = tensor.empty() : tensor<40x15xi1> loc(#loc249)
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %132 : tensor<40x15xi32>, tensor<40x15xi32>) outs(%133 : tensor<40x15xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc93 at #loc232)), %in_23: i32 loc(callsite(#loc93 at #loc232)), %out: i1 loc(callsite(#loc93 at #loc232))):
      %197 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc249)
      linalg.yield %197 : i1 loc(#loc249)
    } -> tensor<40x15xi1> loc(#loc249)
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<40x15xi1>) outs(%130 : tensor<40x15xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc93 at #loc232)), %out: i32 loc(callsite(#loc94 at #loc232))):
      %197 = arith.extui %in : i1 to i32 loc(#loc250)
      linalg.yield %197 : i32 loc(#loc250)
    } -> tensor<40x15xi32> loc(#loc250)
    %136 = tensor.empty() : tensor<15xi32> loc(#loc221)
    %137 = linalg.fill ins(%c0_i32 : i32) outs(%136 : tensor<15xi32>) -> tensor<15xi32> loc(#loc221)
    %138 = linalg.vecmat ins(%126, %135 : tensor<40xi32>, tensor<40x15xi32>) outs(%137 : tensor<15xi32>) -> tensor<15xi32> loc(#loc221)
    %139 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg4, %138 : tensor<15xi32>, tensor<15xi32>) outs(%136 : tensor<15xi32>) {
    ^bb0(%in: i32 loc("seen"), %in_23: i32 loc("dot_general"(#loc125)), %out: i32 loc(""(#loc191))):
      %197 = arith.addi %in, %in_23 : i32 loc(#loc233)
      linalg.yield %197 : i32 loc(#loc233)
    } -> tensor<15xi32> loc(#loc233)
    %140 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc96))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<4xf32> loc(#loc192)
    %141 = tensor.empty() : tensor<10xi32> loc(#loc193)
    %142 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_16 : tensor<i32>) outs(%141 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc96))):
      linalg.yield %in : i32 loc(#loc193)
    } -> tensor<10xi32> loc(#loc193)
    %143 = tensor.empty() : tensor<10xi1> loc(#loc193)
    %144 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg6, %142 : tensor<10xi32>, tensor<10xi32>) outs(%143 : tensor<10xi1>) {
    ^bb0(%in: i32 loc("y"), %in_23: i32 loc("lt"(#loc96)), %out: i1 loc("lt"(#loc96))):
      %197 = arith.cmpi slt, %in, %in_23 : i32 loc(#loc193)
      linalg.yield %197 : i1 loc(#loc193)
    } -> tensor<10xi1> loc(#loc193)
    %145 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_10 : tensor<i32>) outs(%141 : tensor<10xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("add"(#loc96))):
      linalg.yield %in : i32 loc(#loc194)
    } -> tensor<10xi32> loc(#loc194)
    %146 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg6, %145 : tensor<10xi32>, tensor<10xi32>) outs(%141 : tensor<10xi32>) {
    ^bb0(%in: i32 loc("y"), %in_23: i32 loc("add"(#loc96)), %out: i32 loc("add"(#loc96))):
      %197 = arith.addi %in, %in_23 : i32 loc(#loc194)
      linalg.yield %197 : i32 loc(#loc194)
    } -> tensor<10xi32> loc(#loc194)
    %147 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = ["parallel"]} ins(%144, %146, %arg6 : tensor<10xi1>, tensor<10xi32>, tensor<10xi32>) outs(%141 : tensor<10xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc96)), %in_23: i32 loc("add"(#loc96)), %in_24: i32 loc("y"), %out: i32 loc("select_n"(#loc96))):
      %197 = arith.select %in, %in_23, %in_24 : i32 loc(#loc195)
      linalg.yield %197 : i32 loc(#loc195)
    } -> tensor<10xi32> loc(#loc195)
    %148 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<10xi32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc96)), %out: i32 loc("broadcast_in_dim"(#loc96))):
      linalg.yield %in : i32 loc(#loc192)
    } -> tensor<10x1xi32> loc(#loc192)
    %149 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%23 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc96))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<10xf32> loc(#loc192)
    %collapsed_22 = tensor.collapse_shape %148 [[0, 1]] : tensor<10x1xi32> into tensor<10xi32> loc(#loc234)
    %150 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_22 : tensor<10xi32>) outs(%39 : tensor<10x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc235)), %out: i32 loc(callsite(#loc98 at #loc235))):
      linalg.yield %in : i32 loc(#loc251)
    } -> tensor<10x1xi32> loc(#loc251)
    %151 = tensor.empty() : tensor<1x4xi32> loc(#loc253)
    %152 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%151 : tensor<1x4xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc100 at #loc235))):
      %197 = linalg.index 1 : index loc(#loc253)
      %198 = arith.index_cast %197 : index to i32 loc(#loc253)
      linalg.yield %198 : i32 loc(#loc253)
    } -> tensor<1x4xi32> loc(#loc253)
    %153 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<10x1xi32>) outs(%0 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc98 at #loc235)), %out: i32 loc(callsite(#loc101 at #loc235))):
      linalg.yield %in : i32 loc(#loc254)
    } -> tensor<10x4xi32> loc(#loc254)
    %154 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<1x4xi32>) outs(%0 : tensor<10x4xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc100 at #loc235)), %out: i32 loc(callsite(#loc101 at #loc235))):
      linalg.yield %in : i32 loc(#loc254)
    } -> tensor<10x4xi32> loc(#loc254)
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %154 : tensor<10x4xi32>, tensor<10x4xi32>) outs(%2 : tensor<10x4xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc101 at #loc235)), %in_23: i32 loc(callsite(#loc101 at #loc235)), %out: i1 loc(callsite(#loc101 at #loc235))):
      %197 = arith.cmpi eq, %in, %in_23 : i32 loc(#loc254)
      linalg.yield %197 : i1 loc(#loc254)
    } -> tensor<10x4xi1> loc(#loc254)
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<10x4xi1>) outs(%16 : tensor<10x4xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc101 at #loc235)), %out: f32 loc(callsite(#loc102 at #loc235))):
      %197 = arith.uitofp %in : i1 to f32 loc(#loc255)
      linalg.yield %197 : f32 loc(#loc255)
    } -> tensor<10x4xf32> loc(#loc255)
    %157 = linalg.vecmat ins(%149, %156 : tensor<10xf32>, tensor<10x4xf32>) outs(%91 : tensor<4xf32>) -> tensor<4xf32> loc(#loc236)
    %158 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%140, %157 : tensor<4xf32>, tensor<4xf32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc96)), %in_23: f32 loc("dot_general"(#loc198)), %out: f32 loc(""(#loc199))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc237)
      linalg.yield %197 : f32 loc(#loc237)
    } -> tensor<4xf32> loc(#loc237)
    %159 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc105))):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<4x6xf32> loc(#loc200)
    %160 = linalg.generic {indexing_maps = [#map18, #map19, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%156, %15 : tensor<10x4xf32>, tensor<10x6xf32>) outs(%95 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(""(#loc202)), %in_23: f32 loc("div"(#loc66)), %out: f32 loc("dot_general"(#loc201))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc239)
      %198 = arith.addf %out, %197 : f32 loc(#loc238)
      linalg.yield %198 : f32 loc(#loc)
    } -> tensor<4x6xf32> loc(#loc238)
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %160 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc105)), %in_23: f32 loc("dot_general"(#loc201)), %out: f32 loc(""(#loc203))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc240)
      linalg.yield %197 : f32 loc(#loc240)
    } -> tensor<4x6xf32> loc(#loc240)
    %162 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("max"(#loc109))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<4xf32> loc(#loc204)
    %163 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%158, %162 : tensor<4xf32>, tensor<4xf32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(""(#loc199)), %in_23: f32 loc("max"(#loc109)), %out: f32 loc("max"(#loc109))):
      %197 = arith.maximumf %in, %in_23 : f32 loc(#loc204)
      linalg.yield %197 : f32 loc(#loc204)
    } -> tensor<4xf32> loc(#loc204)
    %164 = tensor.empty() : tensor<4x1xf32> loc(#loc205)
    %165 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<4xf32>) outs(%164 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc("max"(#loc109)), %out: f32 loc("broadcast_in_dim"(#loc109))):
      linalg.yield %in : f32 loc(#loc205)
    } -> tensor<4x1xf32> loc(#loc205)
    %166 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<4x1xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc109)), %out: f32 loc("div"(#loc105))):
      linalg.yield %in : f32 loc(#loc206)
    } -> tensor<4x6xf32> loc(#loc206)
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161, %166 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc(""(#loc203)), %in_23: f32 loc("div"(#loc105)), %out: f32 loc("div"(#loc105))):
      %197 = arith.divf %in, %in_23 : f32 loc(#loc206)
      linalg.yield %197 : f32 loc(#loc206)
    } -> tensor<4x6xf32> loc(#loc206)
    %168 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<4xf32>) outs(%164 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc(""(#loc199)), %out: f32 loc("broadcast_in_dim"(#loc110))):
      linalg.yield %in : f32 loc(#loc207)
    } -> tensor<4x1xf32> loc(#loc207)
    %169 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14 : tensor<f32>) outs(%164 : tensor<4x1xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("gt"(#loc110))):
      linalg.yield %in : f32 loc(#loc208)
    } -> tensor<4x1xf32> loc(#loc208)
    %170 = tensor.empty() : tensor<4x1xi1> loc(#loc208)
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%168, %169 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%170 : tensor<4x1xi1>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc110)), %in_23: f32 loc("gt"(#loc110)), %out: i1 loc("gt"(#loc110))):
      %197 = arith.cmpf ogt, %in, %in_23 : f32 loc(#loc208)
      linalg.yield %197 : i1 loc(#loc208)
    } -> tensor<4x1xi1> loc(#loc208)
    %172 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_9 : tensor<f32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc16)), %out: f32 loc("mul"(#loc111))):
      linalg.yield %in : f32 loc(#loc209)
    } -> tensor<4x6xf32> loc(#loc209)
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%172, %arg0 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc111)), %in_23: f32 loc("centre"), %out: f32 loc("mul"(#loc111))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc209)
      linalg.yield %197 : f32 loc(#loc209)
    } -> tensor<4x6xf32> loc(#loc209)
    %174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<f32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc16)), %out: f32 loc("mul"(#loc112))):
      linalg.yield %in : f32 loc(#loc210)
    } -> tensor<4x6xf32> loc(#loc210)
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %167 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc112)), %in_23: f32 loc("div"(#loc105)), %out: f32 loc("mul"(#loc112))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc210)
      linalg.yield %197 : f32 loc(#loc210)
    } -> tensor<4x6xf32> loc(#loc210)
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%173, %175 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc111)), %in_23: f32 loc("mul"(#loc112)), %out: f32 loc("add"(#loc111))):
      %197 = arith.addf %in, %in_23 : f32 loc(#loc211)
      linalg.yield %197 : f32 loc(#loc211)
    } -> tensor<4x6xf32> loc(#loc211)
    %177 = tensor.empty() : tensor<4x6xi1> loc(#loc212)
    %178 = linalg.generic {indexing_maps = [#map10, #map1], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<4x1xi1>) outs(%177 : tensor<4x6xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc113)), %out: i1 loc(callsite(#loc21 at #loc113))):
      linalg.yield %in : i1 loc(#loc212)
    } -> tensor<4x6xi1> loc(#loc212)
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%178, %176, %arg0 : tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6xf32>) outs(%94 : tensor<4x6xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc21 at #loc113)), %in_23: f32 loc(callsite(#loc at #loc113)), %in_24: f32 loc(callsite(#loc at #loc113)), %out: f32 loc(callsite(#loc29 at #loc113))):
      %197 = arith.select %in, %in_23, %in_24 : f32 loc(#loc214)
      linalg.yield %197 : f32 loc(#loc214)
    } -> tensor<4x6xf32> loc(#loc214)
    %180 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc114))):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<4xf32> loc(#loc215)
    %181 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%180, %93 : tensor<4xf32>, tensor<4xf32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc114)), %in_23: f32 loc("reduce_sum"(#loc77)), %out: f32 loc("mul"(#loc114))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc215)
      linalg.yield %197 : f32 loc(#loc215)
    } -> tensor<4xf32> loc(#loc215)
    %182 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel"]} ins(%arg1, %181 : tensor<4xf32>, tensor<4xf32>) outs(%90 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.fc.b"), %in_23: f32 loc("mul"(#loc114)), %out: f32 loc("sub"(#loc115))):
      %197 = arith.subf %in, %in_23 : f32 loc(#loc216)
      linalg.yield %197 : f32 loc(#loc216)
    } -> tensor<4xf32> loc(#loc216)
    %183 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%97 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc114))):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<6x4xf32> loc(#loc215)
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %98 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%97 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc114)), %in_23: f32 loc("transpose"(#loc77)), %out: f32 loc("mul"(#loc114))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc215)
      linalg.yield %197 : f32 loc(#loc215)
    } -> tensor<6x4xf32> loc(#loc215)
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %184 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%97 : tensor<6x4xf32>) {
    ^bb0(%in: f32 loc("params.fc.w"), %in_23: f32 loc("mul"(#loc114)), %out: f32 loc("sub"(#loc115))):
      %197 = arith.subf %in, %in_23 : f32 loc(#loc216)
      linalg.yield %197 : f32 loc(#loc216)
    } -> tensor<6x4xf32> loc(#loc216)
    %186 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%102 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc114))):
      linalg.yield %in : f32 loc(#loc215)
    } -> tensor<15x6xf32> loc(#loc215)
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %116 : tensor<15x6xf32>, tensor<15x6xf32>) outs(%102 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc114)), %in_23: f32 loc(""(#loc183)), %out: f32 loc("mul"(#loc114))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc215)
      linalg.yield %197 : f32 loc(#loc215)
    } -> tensor<15x6xf32> loc(#loc215)
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %187 : tensor<15x6xf32>, tensor<15x6xf32>) outs(%102 : tensor<15x6xf32>) {
    ^bb0(%in: f32 loc("params.table"), %in_23: f32 loc("mul"(#loc114)), %out: f32 loc("sub"(#loc115))):
      %197 = arith.subf %in, %in_23 : f32 loc(#loc216)
      linalg.yield %197 : f32 loc(#loc216)
    } -> tensor<15x6xf32> loc(#loc216)
    %189 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<10x6xf32>) {
    ^bb0(%out: f32 loc("gather"(#loc116))):
      %197 = linalg.index 0 : index loc(#loc217)
      %198 = linalg.index 1 : index loc(#loc217)
      %extracted = tensor.extract %148[%197, %c0] : tensor<10x1xi32> loc(#loc217)
      %199 = arith.index_cast %extracted : i32 to index loc(#loc217)
      %200 = arith.maxsi %199, %c0 : index loc(#loc217)
      %201 = arith.minsi %200, %c3 : index loc(#loc217)
      %extracted_23 = tensor.extract %179[%201, %198] : tensor<4x6xf32> loc(#loc217)
      linalg.yield %extracted_23 : f32 loc(#loc217)
    } -> tensor<10x6xf32> loc(#loc217)
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %189 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%11 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc66)), %in_23: f32 loc("gather"(#loc116)), %out: f32 loc("sub"(#loc117))):
      %197 = arith.subf %in, %in_23 : f32 loc(#loc218)
      linalg.yield %197 : f32 loc(#loc218)
    } -> tensor<10x6xf32> loc(#loc218)
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190, %190 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%11 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc117)), %in_23: f32 loc("sub"(#loc117)), %out: f32 loc("integer_pow"(#loc118))):
      %197 = arith.mulf %in, %in_23 : f32 loc(#loc219)
      linalg.yield %197 : f32 loc(#loc219)
    } -> tensor<10x6xf32> loc(#loc219)
    %192 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "reduction"]} ins(%191 : tensor<10x6xf32>) outs(%63 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc61)), %out: f32 loc("reduce_sum"(#loc61))):
      %197 = arith.addf %out, %in : f32 loc(#loc220)
      linalg.yield %197 : f32 loc(#loc220)
    } -> tensor<f32> loc(#loc220)
    %193 = linalg.generic {indexing_maps = [#map14, #map14], iterator_types = []} ins(%192 : tensor<f32>) outs(%62 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc61)), %out: f32 loc("div"(#loc61))):
      %197 = arith.divf %in, %cst_4 : f32 loc(#loc124)
      linalg.yield %197 : f32 loc(#loc124)
    } -> tensor<f32> loc(#loc124)
    %194 = tensor.empty() : tensor<i32> loc(#loc123)
    %195 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%194 : tensor<i32>) -> tensor<i32> loc(#loc123)
    %196 = linalg.generic {indexing_maps = [#map9, #map8], iterator_types = ["reduction"]} ins(%139 : tensor<15xi32>) outs(%195 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_max"(#loc60)), %out: i32 loc("reduce_max"(#loc60))):
      %197 = arith.maxsi %out, %in : i32 loc(#loc123)
      linalg.yield %197 : i32 loc(#loc123)
    } -> tensor<i32> loc(#loc123)
    return %179, %182, %185, %188, %139, %65, %196, %193 : tensor<4x6xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<15x6xf32>, tensor<15xi32>, tensor<f32>, tensor<i32>, tensor<f32> loc(#loc64)
  } loc(#loc)
} loc(#loc)
#loc80 = loc("squeeze"(#loc17))
#loc89 = loc("squeeze"(#loc15))
#loc97 = loc("squeeze"(#loc46))
#loc174 = loc("reshape"(#loc77))
#loc180 = loc(callsite(#loc80 at #loc79))
#loc189 = loc(callsite(#loc89 at #loc63))
#loc196 = loc(callsite(#loc97 at #loc96))
#loc227 = loc(""(#loc180))
#loc231 = loc(""(#loc189))
#loc234 = loc(""(#loc196))

