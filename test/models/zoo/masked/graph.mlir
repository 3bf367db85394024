#loc = loc(unknown)
#loc1 = loc("params.out.b")
#loc2 = loc("params.out.w")
#loc3 = loc("params.table")
#loc4 = loc("params.unused")
#loc5 = loc("step")
#loc6 = loc("ids")
#loc7 = loc("mask")
#loc8 = loc("weight")
#loc9 = loc("ignored")
#loc10 = loc("rate")
#loc11 = loc("gather")
#loc12 = loc("sums.py":90:17)
#loc13 = loc("reduce_and")
#loc14 = loc("reduce_max")
#loc15 = loc("sums.py":90:37)
#loc16 = loc("sums.py":94:15)
#loc17 = loc("sums.py":92:19)
#loc18 = loc("sums.py":92:48)
#loc19 = loc("sums.py":86:27)
#loc20 = loc("sums.py":86:16)
#loc21 = loc("export.py":100:36)
#loc22 = loc("sums.py":87:16)
#loc23 = loc("sums.py":88:19)
#loc24 = loc("sums.py":88:52)
#loc25 = loc("sums.py":89:46)
#loc26 = loc("sums.py":89:42)
#loc27 = loc("sums.py":89:33)
#loc28 = loc("common.py":23:11)
#loc29 = loc("max")
#loc30 = loc("broadcast_in_dim")
#loc31 = loc("sub")
#loc32 = loc("exp")
#loc33 = loc("reduce_sum")
#loc34 = loc("log")
#loc35 = loc("sums.py":90:60)
#loc36 = loc("lt")
#loc37 = loc("add")
#loc38 = loc("select_n")
#loc39 = loc("reshape")
#loc40 = loc("ge")
#loc41 = loc("le")
#loc42 = loc("and")
#loc43 = loc("sums.py":90:16)
#loc44 = loc("sums.py":91:20)
#loc45 = loc("sums.py":91:16)
#loc46 = loc("sums.py":92:27)
#loc47 = loc("sums.py":92:36)
#loc48 = loc("sums.py":92:56)
#loc49 = loc("jit(_one_hot)")
#loc50 = loc("iota")
#loc51 = loc("eq")
#loc52 = loc("convert_element_type")
#loc53 = loc("abf,abfc->abc/dot_general")
#loc54 = loc("neg")
#loc55 = loc("div")
#loc56 = loc("mul")
#loc57 = loc("add_any")
#loc58 = loc("sums.py":93:20)
#loc59 = loc("sums.py":95:41)
#loc60 = loc("sums.py":95:31)
#loc61 = loc("sums.py":95:15)
#loc62 = loc("common.py":51:41)
#loc63 = loc("common.py":51:37)
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1, d2, d3) -> ()>
#map17 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map20 = affine_map<() -> ()>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map23 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map24 = affine_map<(d0, d1, d2) -> (d0)>
#map25 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map26 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map28 = affine_map<(d0, d1) -> (d1, d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map30 = affine_map<(d0) -> ()>
#map31 = affine_map<(d0) -> (d0)>
#loc64 = loc("jit(train)/jvp(jit(take_along_axis))"(#loc12))
#loc65 = loc("jit(train)/jvp(jit(log_softmax))"(#loc15))
#loc66 = loc("jit(train)"(#loc16))
#loc67 = loc("jit(train)/transpose(jvp())"(#loc17))
#loc68 = loc("jit(train)/jvp()"(#loc18))
#loc69 = loc("jit(train)/jvp()"(#loc19))
#loc70 = loc("jit(train)/jvp()"(#loc20))
#loc71 = loc("jit(train)"(#loc21))
#loc72 = loc("jit(train)/jvp()"(#loc22))
#loc73 = loc("jit(train)/jvp(bt,btd->bd)"(#loc23))
#loc74 = loc("jit(train)/jvp()"(#loc24))
#loc75 = loc("jit(train)/jvp()"(#loc23))
#loc76 = loc("jit(train)/jvp()"(#loc25))
#loc77 = loc("jit(train)/jvp()"(#loc26))
#loc78 = loc("jit(train)/jvp()"(#loc27))
#loc79 = loc("jit(train)/jvp()"(#loc28))
#loc80 = loc("jit(train)/jvp()"(#loc35))
#loc81 = loc("jit(train)/jvp()"(#loc12))
#loc82 = loc("jit(train)/jvp()"(#loc43))
#loc83 = loc("jit(train)/jvp()"(#loc44))
#loc84 = loc("jit(train)/jvp()"(#loc45))
#loc85 = loc("jit(train)/jvp()"(#loc46))
#loc86 = loc("jit(train)/jvp()"(#loc17))
#loc87 = loc("jit(train)/jvp()"(#loc47))
#loc88 = loc("jit(train)/jvp()"(#loc48))
#loc89 = loc("jit(train)/transpose(jvp())"(#loc46))
#loc90 = loc("jit(train)/transpose(jvp())"(#loc43))
#loc91 = loc("jit(train)/transpose(jvp())"(#loc12))
#loc92 = loc("jit(train)/transpose(jvp(jit(take_along_axis)))"(#loc12))
#loc93 = loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc15))
#loc94 = loc("jit(train)/transpose(jvp())"(#loc28))
#loc95 = loc("jit(train)/transpose(jvp())"(#loc27))
#loc96 = loc("jit(train)/transpose(jvp())"(#loc26))
#loc97 = loc("jit(train)/transpose(jvp())"(#loc25))
#loc98 = loc("jit(train)/transpose(jvp())"(#loc23))
#loc99 = loc("jit(train)/transpose(jvp(bt,btd->bd))"(#loc23))
#loc100 = loc("jit(train)/transpose(jvp())"(#loc20))
#loc102 = loc("broadcast_in_dim"(#loc20))
#loc103 = loc("jit(_one_hot)"(#loc20))
#loc104 = loc("iota"(#loc20))
#loc105 = loc("eq"(#loc20))
#loc106 = loc("convert_element_type"(#loc20))
#loc107 = loc("cdb,cda->ab"(#loc20))
#loc108 = loc("add"(#loc20))
#loc109 = loc("jit(train)"(#loc58))
#loc110 = loc("jit(train)"(#loc59))
#loc111 = loc("jit(train)"(#loc60))
#loc112 = loc("jit(train)"(#loc61))
#loc113 = loc("jit(train)"(#loc62))
#loc114 = loc("jit(train)"(#loc63))
#loc115 = loc(callsite(#loc11 at #loc64))
#loc116 = loc(callsite(#loc13 at #loc64))
#loc117 = loc(callsite(#loc14 at #loc65))
#loc118 = loc(callsite(#loc at #loc65))
#loc119 = loc("add"(#loc66))
#loc120 = loc("div"(#loc67))
#loc121 = loc("reduce_sum"(#loc68))
#loc122 = loc("convert_element_type"(#loc69))
#loc123 = loc("lt"(#loc70))
#loc124 = loc("add"(#loc70))
#loc125 = loc("select_n"(#loc70))
#loc126 = loc("broadcast_in_dim"(#loc70))
#loc127 = loc("gather"(#loc70))
#loc128 = loc("convert_element_type"(#loc72))
#loc129 = loc("dot_general"(#loc73))
#loc130 = loc("reduce_sum"(#loc74))
#loc131 = loc("broadcast_in_dim"(#loc74))
#loc132 = loc("div"(#loc75))
#loc133 = loc("broadcast_in_dim"(#loc76))
#loc134 = loc("add"(#loc77))
#loc135 = loc("tanh"(#loc78))
#loc136 = loc("sub"(#loc78))
#loc137 = loc("dot_general"(#loc79))
#loc138 = loc("broadcast_in_dim"(#loc79))
#loc139 = loc("add"(#loc79))
#loc140 = loc(callsite(#loc29 at #loc65))
#loc141 = loc(callsite(#loc30 at #loc65))
#loc142 = loc(callsite(#loc31 at #loc65))
#loc143 = loc(callsite(#loc32 at #loc65))
#loc144 = loc(callsite(#loc33 at #loc65))
#loc145 = loc(callsite(#loc34 at #loc65))
#loc146 = loc("broadcast_in_dim"(#loc80))
#loc147 = loc(callsite(#loc36 at #loc64))
#loc148 = loc(callsite(#loc at #loc64))
#loc149 = loc(callsite(#loc37 at #loc64))
#loc150 = loc(callsite(#loc38 at #loc64))
#loc151 = loc(callsite(#loc39 at #loc64))
#loc152 = loc(callsite(#loc40 at #loc64))
#loc153 = loc(callsite(#loc30 at #loc64))
#loc154 = loc(callsite(#loc41 at #loc64))
#loc155 = loc(callsite(#loc42 at #loc64))
#loc156 = loc("squeeze"(#loc81))
#loc157 = loc("neg"(#loc82))
#loc158 = loc("broadcast_in_dim"(#loc83))
#loc159 = loc("mul"(#loc84))
#loc160 = loc("mul"(#loc85))
#loc161 = loc("reduce_sum"(#loc86))
#loc162 = loc("reduce_sum"(#loc87))
#loc163 = loc("div"(#loc86))
#loc164 = loc("convert_element_type"(#loc88))
#loc165 = loc("broadcast_in_dim"(#loc67))
#loc166 = loc("mul"(#loc89))
#loc167 = loc("neg"(#loc90))
#loc168 = loc("broadcast_in_dim"(#loc91))
#loc169 = loc(callsite(#loc30 at #loc92))
#loc170 = loc(callsite(#loc at #loc92))
#loc171 = loc(callsite(#loc49 at #loc92))
#loc172 = loc(callsite(#loc53 at #loc92))
#loc173 = loc(callsite(#loc37 at #loc92))
#loc174 = loc(callsite(#loc54 at #loc93))
#loc175 = loc(callsite(#loc at #loc93))
#loc176 = loc(callsite(#loc33 at #loc93))
#loc177 = loc(callsite(#loc39 at #loc93))
#loc178 = loc(callsite(#loc55 at #loc93))
#loc179 = loc(callsite(#loc30 at #loc93))
#loc180 = loc(callsite(#loc56 at #loc93))
#loc181 = loc(callsite(#loc57 at #loc93))
#loc182 = loc("reduce_sum"(#loc94))
#loc184 = loc("dot_general"(#loc94))
#loc185 = loc("transpose"(#loc94))
#loc186 = loc("mul"(#loc95))
#loc187 = loc("add_any"(#loc95))
#loc188 = loc("reduce_sum"(#loc96))
#loc190 = loc("reduce_sum"(#loc97))
#loc191 = loc("div"(#loc98))
#loc192 = loc("dot_general"(#loc99))
#loc193 = loc("transpose"(#loc99))
#loc194 = loc("add_any"(#loc99))
#loc195 = loc("broadcast_in_dim"(#loc100))
#loc197 = loc(callsite(#loc103 at #loc100))
#loc198 = loc(callsite(#loc107 at #loc100))
#loc199 = loc(callsite(#loc108 at #loc100))
#loc200 = loc("broadcast_in_dim"(#loc109))
#loc201 = loc("convert_element_type"(#loc110))
#loc202 = loc("rsqrt"(#loc111))
#loc203 = loc("mul"(#loc112))
#loc204 = loc("mul"(#loc113))
#loc205 = loc("sub"(#loc114))
#loc206 = loc(callsite(#loc30 at #loc171))
#loc207 = loc(callsite(#loc at #loc171))
#loc208 = loc(callsite(#loc50 at #loc171))
#loc209 = loc(callsite(#loc51 at #loc171))
#loc210 = loc(callsite(#loc52 at #loc171))
#loc212 = loc(""(#loc197))
#loc213 = loc("dot_general"(#loc198))
#loc214 = loc(""(#loc199))
#loc215 = loc(callsite(#loc102 at #loc212))
#loc216 = loc(callsite(#loc at #loc212))
#loc217 = loc(callsite(#loc104 at #loc212))
#loc218 = loc(callsite(#loc105 at #loc212))
#loc219 = loc(callsite(#loc106 at #loc212))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<12xf32> {tf.aliasing_output = 0 : i32} loc("params.out.b"), %arg1: tensor<5x12xf32> {tf.aliasing_output = 1 : i32} loc("params.out.w"), %arg2: tensor<12x5xf32> {tf.aliasing_output = 2 : i32} loc("params.table"), %arg3: tensor<3xf32> {tf.aliasing_output = 3 : i32} loc("params.unused"), %arg4: tensor<i32> {tf.aliasing_output = 4 : i32} loc("step"), %arg5: tensor<10x6xi8> loc("ids"), %arg6: tensor<10x6xi1> loc("mask"), %arg7: tensor<10xf32> loc("weight"), %arg8: tensor<f32> loc("ignored"), %arg9: tensor<f32> loc("rate")) -> (tensor<12xf32> {jax.result_info = "params.out.b"}, tensor<5x12xf32> {jax.result_info = "params.out.w"}, tensor<12x5xf32> {jax.result_info = "params.table"}, tensor<3xf32> {jax.result_info = "params.unused"}, tensor<i32> {jax.result_info = "step"}, tensor<f32> {jax.result_info = "loss"}, tensor<i32> {jax.result_info = "tokens"}) {
    %cst = arith.constant dense<11> : tensor<1xi32> loc(#loc115)
    %cst_0 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc115)
    %true = arith.constant true loc(#loc116)
    %cst_1 = arith.constant 0xFF800000 : f32 loc(#loc117)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc118)
    %c1_i32 = arith.constant 1 : i32 loc(#loc119)
    %cst_3 = arith.constant 1.000000e+00 : f32 loc(#loc120)
    %c0_i32 = arith.constant 0 : i32 loc(#loc121)
    %cst_4 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %c11 = arith.constant 11 : index loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<12> : tensor<i32> loc(#loc)
    %cst_8 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %0 = tensor.empty() : tensor<10x6xi32> loc(#loc122)
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<10x6xi8>) outs(%0 : tensor<10x6xi32>) {
    ^bb0(%in: i8 loc("ids"), %out: i32 loc("convert_element_type"(#loc69))):
      %165 = arith.extsi %in : i8 to i32 loc(#loc122)
      linalg.yield %165 : i32 loc(#loc122)
    } -> tensor<10x6xi32> loc(#loc122)
    %2 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%0 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc(unknown), %out: i32 loc("lt"(#loc70))):
      linalg.yield %in : i32 loc(#loc123)
    } -> tensor<10x6xi32> loc(#loc123)
    %3 = tensor.empty() : tensor<10x6xi1> loc(#loc123)
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%3 : tensor<10x6xi1>) {
    ^bb0(%in: i32 loc("convert_element_type"(#loc69)), %in_13: i32 loc("lt"(#loc70)), %out: i1 loc("lt"(#loc70))):
      %165 = arith.cmpi slt, %in, %in_13 : i32 loc(#loc123)
      linalg.yield %165 : i1 loc(#loc123)
    } -> tensor<10x6xi1> loc(#loc123)
    %5 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%0 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc("jit(train)"(#loc21)), %out: i32 loc("add"(#loc70))):
      linalg.yield %in : i32 loc(#loc124)
    } -> tensor<10x6xi32> loc(#loc124)
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<10x6xi32>, tensor<10x6xi32>) outs(%0 : tensor<10x6xi32>) {
    ^bb0(%in: i32 loc("convert_element_type"(#loc69)), %in_13: i32 loc("add"(#loc70)), %out: i32 loc("add"(#loc70))):
      %165 = arith.addi %in, %in_13 : i32 loc(#loc124)
      linalg.yield %165 : i32 loc(#loc124)
    } -> tensor<10x6xi32> loc(#loc124)
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %6, %1 : tensor<10x6xi1>, tensor<10x6xi32>, tensor<10x6xi32>) outs(%0 : tensor<10x6xi32>) {
    ^bb0(%in: i1 loc("lt"(#loc70)), %in_13: i32 loc("add"(#loc70)), %in_14: i32 loc("convert_element_type"(#loc69)), %out: i32 loc("select_n"(#loc70))):
      %165 = arith.select %in, %in_13, %in_14 : i32 loc(#loc125)
      linalg.yield %165 : i32 loc(#loc125)
    } -> tensor<10x6xi32> loc(#loc125)
    %8 = tensor.empty() : tensor<10x6x1xi32> loc(#loc126)
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<10x6xi32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i32 loc("select_n"(#loc70)), %out: i32 loc("broadcast_in_dim"(#loc70))):
      linalg.yield %in : i32 loc(#loc126)
    } -> tensor<10x6x1xi32> loc(#loc126)
    %10 = tensor.empty() : tensor<10x6x5xf32> loc(#loc127)
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%out: f32 loc("gather"(#loc70))):
      %165 = linalg.index 0 : index loc(#loc127)
      %166 = linalg.index 1 : index loc(#loc127)
      %167 = linalg.index 2 : index loc(#loc127)
      %extracted = tensor.extract %9[%165, %166, %c0] : tensor<10x6x1xi32> loc(#loc127)
      %168 = arith.index_cast %extracted : i32 to index loc(#loc127)
      %169 = arith.maxsi %168, %c0 : index loc(#loc127)
      %170 = arith.minsi %169, %c11 : index loc(#loc127)
      %extracted_13 = tensor.extract %arg2[%170, %167] : tensor<12x5xf32> loc(#loc127)
      linalg.yield %extracted_13 : f32 loc(#loc127)
    } -> tensor<10x6x5xf32> loc(#loc127)
    %12 = tensor.empty() : tensor<10x6xf32> loc(#loc128)
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x6xi1>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: i1 loc("mask"), %out: f32 loc("convert_element_type"(#loc72))):
      %165 = arith.uitofp %in : i1 to f32 loc(#loc128)
      linalg.yield %165 : f32 loc(#loc128)
    } -> tensor<10x6xf32> loc(#loc128)
    %14 = tensor.empty() : tensor<10x5xf32> loc(#loc129)
    %15 = linalg.fill ins(%cst_4 : f32) outs(%14 : tensor<10x5xf32>) -> tensor<10x5xf32> loc(#loc129)
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13, %11 : tensor<10x6xf32>, tensor<10x6x5xf32>) outs(%15 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc72)), %in_13: f32 loc("gather"(#loc70)), %out: f32 loc("dot_general"(#loc73))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc128)
      %166 = arith.addf %out, %165 : f32 loc(#loc129)
      linalg.yield %166 : f32 loc(#loc)
    } -> tensor<10x5xf32> loc(#loc129)
    %17 = tensor.empty() : tensor<10xf32> loc(#loc130)
    %18 = linalg.fill ins(%cst_4 : f32) outs(%17 : tensor<10xf32>) -> tensor<10xf32> loc(#loc130)
    %19 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<10x6xf32>) outs(%18 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc74)), %out: f32 loc("reduce_sum"(#loc74))):
      %165 = arith.addf %out, %in : f32 loc(#loc130)
      linalg.yield %165 : f32 loc(#loc130)
    } -> tensor<10xf32> loc(#loc130)
    %20 = tensor.empty() : tensor<10x1xf32> loc(#loc131)
    %21 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<10xf32>) outs(%20 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc74)), %out: f32 loc("broadcast_in_dim"(#loc74))):
      linalg.yield %in : f32 loc(#loc131)
    } -> tensor<10x1xf32> loc(#loc131)
    %22 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<10x1xf32>) outs(%14 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc74)), %out: f32 loc("div"(#loc75))):
      linalg.yield %in : f32 loc(#loc132)
    } -> tensor<10x5xf32> loc(#loc132)
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %22 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%14 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc73)), %in_13: f32 loc("div"(#loc75)), %out: f32 loc("div"(#loc75))):
      %165 = arith.divf %in, %in_13 : f32 loc(#loc132)
      linalg.yield %165 : f32 loc(#loc132)
    } -> tensor<10x5xf32> loc(#loc132)
    %24 = tensor.empty() : tensor<10x1x5xf32> loc(#loc133)
    %25 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<10x5xf32>) outs(%24 : tensor<10x1x5xf32>) {
    ^bb0(%in: f32 loc("div"(#loc75)), %out: f32 loc("broadcast_in_dim"(#loc76))):
      linalg.yield %in : f32 loc(#loc133)
    } -> tensor<10x1x5xf32> loc(#loc133)
    %26 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<10x1x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc76)), %out: f32 loc("add"(#loc77))):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<10x6x5xf32> loc(#loc134)
    %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %26 : tensor<10x6x5xf32>, tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("gather"(#loc70)), %in_13: f32 loc("add"(#loc77)), %out: f32 loc("add"(#loc77))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc134)
      linalg.yield %165 : f32 loc(#loc134)
    } -> tensor<10x6x5xf32> loc(#loc134)
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("add"(#loc77)), %out: f32 loc("tanh"(#loc78))):
      %165 = math.tanh %in : f32 loc(#loc135)
      linalg.yield %165 : f32 loc(#loc135)
    } -> tensor<10x6x5xf32> loc(#loc135)
    %29 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc78))):
      linalg.yield %in : f32 loc(#loc136)
    } -> tensor<10x6x5xf32> loc(#loc136)
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %28 : tensor<10x6x5xf32>, tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc78)), %in_13: f32 loc("tanh"(#loc78)), %out: f32 loc("sub"(#loc78))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc136)
      linalg.yield %165 : f32 loc(#loc136)
    } -> tensor<10x6x5xf32> loc(#loc136)
    %31 = tensor.empty() : tensor<10x6x12xf32> loc(#loc137)
    %32 = linalg.fill ins(%cst_4 : f32) outs(%31 : tensor<10x6x12xf32>) -> tensor<10x6x12xf32> loc(#loc137)
    %33 = linalg.generic {indexing_maps = [#map10, #map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28, %arg1 : tensor<10x6x5xf32>, tensor<5x12xf32>) outs(%32 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc78)), %in_13: f32 loc("params.out.w"), %out: f32 loc("dot_general"(#loc79))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc135)
      %166 = arith.addf %out, %165 : f32 loc(#loc137)
      linalg.yield %166 : f32 loc(#loc)
    } -> tensor<10x6x12xf32> loc(#loc137)
    %34 = tensor.empty() : tensor<1x1x12xf32> loc(#loc138)
    %35 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<12xf32>) outs(%34 : tensor<1x1x12xf32>) {
    ^bb0(%in: f32 loc("params.out.b"), %out: f32 loc("broadcast_in_dim"(#loc79))):
      linalg.yield %in : f32 loc(#loc138)
    } -> tensor<1x1x12xf32> loc(#loc138)
    %36 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<1x1x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc79)), %out: f32 loc("add"(#loc79))):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10x6x12xf32> loc(#loc139)
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<10x6x12xf32>, tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc79)), %in_13: f32 loc("add"(#loc79)), %out: f32 loc("add"(#loc79))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc139)
      linalg.yield %165 : f32 loc(#loc139)
    } -> tensor<10x6x12xf32> loc(#loc139)
    %38 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc117)
    %39 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37 : tensor<10x6x12xf32>) outs(%38 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc65)), %out: f32 loc(callsite(#loc14 at #loc65))):
      %165 = arith.maximumf %out, %in : f32 loc(#loc117)
      linalg.yield %165 : f32 loc(#loc117)
    } -> tensor<10x6xf32> loc(#loc117)
    %40 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc65)), %out: f32 loc(callsite(#loc29 at #loc65))):
      linalg.yield %in : f32 loc(#loc140)
    } -> tensor<10x6xf32> loc(#loc140)
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %39 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc65)), %in_13: f32 loc(callsite(#loc14 at #loc65)), %out: f32 loc(callsite(#loc29 at #loc65))):
      %165 = arith.maximumf %in, %in_13 : f32 loc(#loc140)
      linalg.yield %165 : f32 loc(#loc140)
    } -> tensor<10x6xf32> loc(#loc140)
    %42 = tensor.empty() : tensor<10x6x1xf32> loc(#loc141)
    %43 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<10x6xf32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc65)), %out: f32 loc(callsite(#loc30 at #loc65))):
      linalg.yield %in : f32 loc(#loc141)
    } -> tensor<10x6x1xf32> loc(#loc141)
    %44 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<10x6x1xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc65)), %out: f32 loc(callsite(#loc31 at #loc65))):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<10x6x12xf32> loc(#loc142)
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %44 : tensor<10x6x12xf32>, tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc65)), %in_13: f32 loc(callsite(#loc31 at #loc65)), %out: f32 loc(callsite(#loc31 at #loc65))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc142)
      linalg.yield %165 : f32 loc(#loc142)
    } -> tensor<10x6x12xf32> loc(#loc142)
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc65)), %out: f32 loc(callsite(#loc32 at #loc65))):
      %165 = math.exp %in : f32 loc(#loc143)
      linalg.yield %165 : f32 loc(#loc143)
    } -> tensor<10x6x12xf32> loc(#loc143)
    %47 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc144)
    %48 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%46 : tensor<10x6x12xf32>) outs(%47 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc65)), %out: f32 loc(callsite(#loc33 at #loc65))):
      %165 = arith.addf %out, %in : f32 loc(#loc144)
      linalg.yield %165 : f32 loc(#loc144)
    } -> tensor<10x6xf32> loc(#loc144)
    %49 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<10x6xf32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc65)), %out: f32 loc(callsite(#loc30 at #loc65))):
      linalg.yield %in : f32 loc(#loc141)
    } -> tensor<10x6x1xf32> loc(#loc141)
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<10x6x1xf32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc65)), %out: f32 loc(callsite(#loc34 at #loc65))):
      %165 = math.log %in : f32 loc(#loc145)
      linalg.yield %165 : f32 loc(#loc145)
    } -> tensor<10x6x1xf32> loc(#loc145)
    %51 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<10x6x1xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc34 at #loc65)), %out: f32 loc(callsite(#loc31 at #loc65))):
      linalg.yield %in : f32 loc(#loc142)
    } -> tensor<10x6x12xf32> loc(#loc142)
    %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %51 : tensor<10x6x12xf32>, tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc31 at #loc65)), %in_13: f32 loc(callsite(#loc31 at #loc65)), %out: f32 loc(callsite(#loc31 at #loc65))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc142)
      linalg.yield %165 : f32 loc(#loc142)
    } -> tensor<10x6x12xf32> loc(#loc142)
    %53 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<10x6xi32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i32 loc("convert_element_type"(#loc69)), %out: i32 loc("broadcast_in_dim"(#loc80))):
      linalg.yield %in : i32 loc(#loc146)
    } -> tensor<10x6x1xi32> loc(#loc146)
    %54 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc64)), %out: i32 loc(callsite(#loc36 at #loc64))):
      linalg.yield %in : i32 loc(#loc147)
    } -> tensor<10x6x1xi32> loc(#loc147)
    %55 = tensor.empty() : tensor<10x6x1xi1> loc(#loc147)
    %56 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %54 : tensor<10x6x1xi32>, tensor<10x6x1xi32>) outs(%55 : tensor<10x6x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc64)), %in_13: i32 loc(callsite(#loc36 at #loc64)), %out: i1 loc(callsite(#loc36 at #loc64))):
      %165 = arith.cmpi slt, %in, %in_13 : i32 loc(#loc147)
      linalg.yield %165 : i1 loc(#loc147)
    } -> tensor<10x6x1xi1> loc(#loc147)
    %57 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<i32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc64)), %out: i32 loc(callsite(#loc37 at #loc64))):
      linalg.yield %in : i32 loc(#loc149)
    } -> tensor<10x6x1xi32> loc(#loc149)
    %58 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %57 : tensor<10x6x1xi32>, tensor<10x6x1xi32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc64)), %in_13: i32 loc(callsite(#loc37 at #loc64)), %out: i32 loc(callsite(#loc37 at #loc64))):
      %165 = arith.addi %in, %in_13 : i32 loc(#loc149)
      linalg.yield %165 : i32 loc(#loc149)
    } -> tensor<10x6x1xi32> loc(#loc149)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %58, %53 : tensor<10x6x1xi1>, tensor<10x6x1xi32>, tensor<10x6x1xi32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i1 loc(callsite(#loc36 at #loc64)), %in_13: i32 loc(callsite(#loc37 at #loc64)), %in_14: i32 loc(callsite(#loc at #loc64)), %out: i32 loc(callsite(#loc38 at #loc64))):
      %165 = arith.select %in, %in_13, %in_14 : i32 loc(#loc150)
      linalg.yield %165 : i32 loc(#loc150)
    } -> tensor<10x6x1xi32> loc(#loc150)
    %expanded = tensor.expand_shape %59 [[0], [1], [2, 3]] output_shape [10, 6, 1, 1] : tensor<10x6x1xi32> into tensor<10x6x1x1xi32> loc(#loc151)
    %60 = tensor.empty() : tensor<10x6x1x1xi32> loc(#loc152)
    %61 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<i32>) outs(%60 : tensor<10x6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc64)), %out: i32 loc(callsite(#loc40 at #loc64))):
      linalg.yield %in : i32 loc(#loc152)
    } -> tensor<10x6x1x1xi32> loc(#loc152)
    %62 = tensor.empty() : tensor<10x6x1x1xi1> loc(#loc152)
    %63 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %61 : tensor<10x6x1x1xi32>, tensor<10x6x1x1xi32>) outs(%62 : tensor<10x6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc39 at #loc64)), %in_13: i32 loc(callsite(#loc40 at #loc64)), %out: i1 loc(callsite(#loc40 at #loc64))):
      %165 = arith.cmpi sge, %in, %in_13 : i32 loc(#loc152)
      linalg.yield %165 : i1 loc(#loc152)
    } -> tensor<10x6x1x1xi1> loc(#loc152)
    %64 = tensor.empty() : tensor<1x1x1x1xi32> loc(#loc153)
    %65 = linalg.generic {indexing_maps = [#map18, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst : tensor<1xi32>) outs(%64 : tensor<1x1x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc11 at #loc64)), %out: i32 loc(callsite(#loc30 at #loc64))):
      linalg.yield %in : i32 loc(#loc153)
    } -> tensor<1x1x1x1xi32> loc(#loc153)
    %66 = linalg.generic {indexing_maps = [#map19, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<1x1x1x1xi32>) outs(%60 : tensor<10x6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc30 at #loc64)), %out: i32 loc(callsite(#loc41 at #loc64))):
      linalg.yield %in : i32 loc(#loc154)
    } -> tensor<10x6x1x1xi32> loc(#loc154)
    %67 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %66 : tensor<10x6x1x1xi32>, tensor<10x6x1x1xi32>) outs(%62 : tensor<10x6x1x1xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc39 at #loc64)), %in_13: i32 loc(callsite(#loc41 at #loc64)), %out: i1 loc(callsite(#loc41 at #loc64))):
      %165 = arith.cmpi sle, %in, %in_13 : i32 loc(#loc154)
      linalg.yield %165 : i1 loc(#loc154)
    } -> tensor<10x6x1x1xi1> loc(#loc154)
    %68 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %67 : tensor<10x6x1x1xi1>, tensor<10x6x1x1xi1>) outs(%62 : tensor<10x6x1x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc40 at #loc64)), %in_13: i1 loc(callsite(#loc41 at #loc64)), %out: i1 loc(callsite(#loc42 at #loc64))):
      %165 = arith.andi %in, %in_13 : i1 loc(#loc155)
      linalg.yield %165 : i1 loc(#loc155)
    } -> tensor<10x6x1x1xi1> loc(#loc155)
    %69 = linalg.fill ins(%true : i1) outs(%55 : tensor<10x6x1xi1>) -> tensor<10x6x1xi1> loc(#loc116)
    %70 = linalg.generic {indexing_maps = [#map17, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%68 : tensor<10x6x1x1xi1>) outs(%69 : tensor<10x6x1xi1>) {
    ^bb0(%in: i1 loc(callsite(#loc13 at #loc64)), %out: i1 loc(callsite(#loc13 at #loc64))):
      %165 = arith.andi %out, %in : i1 loc(#loc116)
      linalg.yield %165 : i1 loc(#loc116)
    } -> tensor<10x6x1xi1> loc(#loc116)
    %71 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc11 at #loc64))):
      %165 = linalg.index 0 : index loc(#loc115)
      %166 = linalg.index 1 : index loc(#loc115)
      %extracted = tensor.extract %expanded[%165, %166, %c0, %c0] : tensor<10x6x1x1xi32> loc(#loc115)
      %167 = arith.index_cast %extracted : i32 to index loc(#loc115)
      %168 = arith.maxsi %167, %c0 : index loc(#loc115)
      %169 = arith.minsi %168, %c11 : index loc(#loc115)
      %extracted_13 = tensor.extract %52[%165, %166, %169] : tensor<10x6x12xf32> loc(#loc115)
      linalg.yield %extracted_13 : f32 loc(#loc115)
    } -> tensor<10x6x1xf32> loc(#loc115)
    %72 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc11 at #loc64)), %out: f32 loc(callsite(#loc30 at #loc64))):
      linalg.yield %in : f32 loc(#loc153)
    } -> tensor<10x6x1xf32> loc(#loc153)
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %71, %72 : tensor<10x6x1xi1>, tensor<10x6x1xf32>, tensor<10x6x1xf32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc13 at #loc64)), %in_13: f32 loc(callsite(#loc11 at #loc64)), %in_14: f32 loc(callsite(#loc30 at #loc64)), %out: f32 loc(callsite(#loc38 at #loc64))):
      %165 = arith.select %in, %in_13, %in_14 : f32 loc(#loc150)
      linalg.yield %165 : f32 loc(#loc150)
    } -> tensor<10x6x1xf32> loc(#loc150)
    %collapsed = tensor.collapse_shape %73 [[0], [1, 2]] : tensor<10x6x1xf32> into tensor<10x6xf32> loc(#loc156)
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<10x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("squeeze"(#loc81)), %out: f32 loc("neg"(#loc82))):
      %165 = arith.negf %in : f32 loc(#loc157)
      linalg.yield %165 : f32 loc(#loc157)
    } -> tensor<10x6xf32> loc(#loc157)
    %75 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<10xf32>) outs(%20 : tensor<10x1xf32>) {
    ^bb0(%in: f32 loc("weight"), %out: f32 loc("broadcast_in_dim"(#loc83))):
      linalg.yield %in : f32 loc(#loc158)
    } -> tensor<10x1xf32> loc(#loc158)
    %76 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<10x1xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc83)), %out: f32 loc("mul"(#loc84))):
      linalg.yield %in : f32 loc(#loc159)
    } -> tensor<10x6xf32> loc(#loc159)
    %77 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %76 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc72)), %in_13: f32 loc("mul"(#loc84)), %out: f32 loc("mul"(#loc84))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc159)
      linalg.yield %165 : f32 loc(#loc159)
    } -> tensor<10x6xf32> loc(#loc159)
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %77 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc82)), %in_13: f32 loc("mul"(#loc84)), %out: f32 loc("mul"(#loc85))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc160)
      linalg.yield %165 : f32 loc(#loc160)
    } -> tensor<10x6xf32> loc(#loc160)
    %79 = tensor.empty() : tensor<f32> loc(#loc161)
    %80 = linalg.fill ins(%cst_4 : f32) outs(%79 : tensor<f32>) -> tensor<f32> loc(#loc161)
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%78 : tensor<10x6xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %out: f32 loc("reduce_sum"(#loc86))):
      %165 = arith.addf %out, %in : f32 loc(#loc161)
      linalg.yield %165 : f32 loc(#loc161)
    } -> tensor<f32> loc(#loc161)
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%77 : tensor<10x6xf32>) outs(%80 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc87)), %out: f32 loc("reduce_sum"(#loc87))):
      %165 = arith.addf %out, %in : f32 loc(#loc162)
      linalg.yield %165 : f32 loc(#loc162)
    } -> tensor<f32> loc(#loc162)
    %83 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = []} ins(%81, %82 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc86)), %in_13: f32 loc("reduce_sum"(#loc87)), %out: f32 loc("div"(#loc86))):
      %165 = arith.divf %in, %in_13 : f32 loc(#loc163)
      linalg.yield %165 : f32 loc(#loc163)
    } -> tensor<f32> loc(#loc163)
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<10x6xi1>) outs(%0 : tensor<10x6xi32>) {
    ^bb0(%in: i1 loc("mask"), %out: i32 loc("convert_element_type"(#loc88))):
      %165 = arith.extui %in : i1 to i32 loc(#loc164)
      linalg.yield %165 : i32 loc(#loc164)
    } -> tensor<10x6xi32> loc(#loc164)
    %85 = tensor.empty() : tensor<i32> loc(#loc121)
    %86 = linalg.fill ins(%c0_i32 : i32) outs(%85 : tensor<i32>) -> tensor<i32> loc(#loc121)
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%84 : tensor<10x6xi32>) outs(%86 : tensor<i32>) {
    ^bb0(%in: i32 loc("reduce_sum"(#loc68)), %out: i32 loc("reduce_sum"(#loc68))):
      %165 = arith.addi %out, %in : i32 loc(#loc121)
      linalg.yield %165 : i32 loc(#loc121)
    } -> tensor<i32> loc(#loc121)
    %88 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%82 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc87)), %out: f32 loc("div"(#loc67))):
      %165 = arith.divf %cst_3, %in : f32 loc(#loc120)
      linalg.yield %165 : f32 loc(#loc120)
    } -> tensor<f32> loc(#loc120)
    %89 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<f32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc67)), %out: f32 loc("broadcast_in_dim"(#loc67))):
      linalg.yield %in : f32 loc(#loc165)
    } -> tensor<10x6xf32> loc(#loc165)
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %77 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc67)), %in_13: f32 loc("mul"(#loc84)), %out: f32 loc("mul"(#loc89))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc166)
      linalg.yield %165 : f32 loc(#loc166)
    } -> tensor<10x6xf32> loc(#loc166)
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<10x6xf32>) outs(%12 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc89)), %out: f32 loc("neg"(#loc90))):
      %165 = arith.negf %in : f32 loc(#loc167)
      linalg.yield %165 : f32 loc(#loc167)
    } -> tensor<10x6xf32> loc(#loc167)
    %92 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<10x6xf32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc("neg"(#loc90)), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<10x6x1xf32> loc(#loc168)
    %93 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc92)), %out: f32 loc(callsite(#loc30 at #loc92))):
      linalg.yield %in : f32 loc(#loc169)
    } -> tensor<10x6x12xf32> loc(#loc169)
    %94 = linalg.generic {indexing_maps = [#map12, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<10x6x1xi32>) outs(%60 : tensor<10x6x1x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc171)), %out: i32 loc(callsite(#loc30 at #loc171))):
      linalg.yield %in : i32 loc(#loc206)
    } -> tensor<10x6x1x1xi32> loc(#loc206)
    %95 = tensor.empty() : tensor<1x1x1x12xi32> loc(#loc208)
    %96 = linalg.generic {indexing_maps = [#map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%95 : tensor<1x1x1x12xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc50 at #loc171))):
      %165 = linalg.index 3 : index loc(#loc208)
      %166 = arith.index_cast %165 : index to i32 loc(#loc208)
      linalg.yield %166 : i32 loc(#loc208)
    } -> tensor<1x1x1x12xi32> loc(#loc208)
    %97 = tensor.empty() : tensor<10x6x1x12xi32> loc(#loc209)
    %98 = linalg.generic {indexing_maps = [#map21, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<10x6x1x1xi32>) outs(%97 : tensor<10x6x1x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc30 at #loc171)), %out: i32 loc(callsite(#loc51 at #loc171))):
      linalg.yield %in : i32 loc(#loc209)
    } -> tensor<10x6x1x12xi32> loc(#loc209)
    %99 = linalg.generic {indexing_maps = [#map19, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<1x1x1x12xi32>) outs(%97 : tensor<10x6x1x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc50 at #loc171)), %out: i32 loc(callsite(#loc51 at #loc171))):
      linalg.yield %in : i32 loc(#loc209)
    } -> tensor<10x6x1x12xi32> loc(#loc209)
    %100 = tensor.empty() : tensor<10x6x1x12xi1> loc(#loc209)
    %101 = linalg.generic {indexing_maps = [#map17, #map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<10x6x1x12xi32>, tensor<10x6x1x12xi32>) outs(%100 : tensor<10x6x1x12xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc51 at #loc171)), %in_13: i32 loc(callsite(#loc51 at #loc171)), %out: i1 loc(callsite(#loc51 at #loc171))):
      %165 = arith.cmpi eq, %in, %in_13 : i32 loc(#loc209)
      linalg.yield %165 : i1 loc(#loc209)
    } -> tensor<10x6x1x12xi1> loc(#loc209)
    %102 = tensor.empty() : tensor<10x6x1x12xf32> loc(#loc210)
    %103 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<10x6x1x12xi1>) outs(%102 : tensor<10x6x1x12xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc51 at #loc171)), %out: f32 loc(callsite(#loc52 at #loc171))):
      %165 = arith.uitofp %in : i1 to f32 loc(#loc210)
      linalg.yield %165 : f32 loc(#loc210)
    } -> tensor<10x6x1x12xf32> loc(#loc210)
    %104 = linalg.generic {indexing_maps = [#map10, #map22, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%92, %103 : tensor<10x6x1xf32>, tensor<10x6x1x12xf32>) outs(%32 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc92)), %in_13: f32 loc(callsite(#loc49 at #loc92)), %out: f32 loc(callsite(#loc53 at #loc92))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc170)
      %166 = arith.addf %out, %165 : f32 loc(#loc172)
      linalg.yield %166 : f32 loc(#loc170)
    } -> tensor<10x6x12xf32> loc(#loc172)
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %104 : tensor<10x6x12xf32>, tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc92)), %in_13: f32 loc(callsite(#loc53 at #loc92)), %out: f32 loc(callsite(#loc37 at #loc92))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc173)
      linalg.yield %165 : f32 loc(#loc173)
    } -> tensor<10x6x12xf32> loc(#loc173)
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc93)), %out: f32 loc(callsite(#loc54 at #loc93))):
      %165 = arith.negf %in : f32 loc(#loc174)
      linalg.yield %165 : f32 loc(#loc174)
    } -> tensor<10x6x12xf32> loc(#loc174)
    %107 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%106 : tensor<10x6x12xf32>) outs(%47 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc93)), %out: f32 loc(callsite(#loc33 at #loc93))):
      %165 = arith.addf %out, %in : f32 loc(#loc176)
      linalg.yield %165 : f32 loc(#loc176)
    } -> tensor<10x6xf32> loc(#loc176)
    %expanded_9 = tensor.expand_shape %107 [[0], [1, 2]] output_shape [10, 6, 1] : tensor<10x6xf32> into tensor<10x6x1xf32> loc(#loc177)
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_9, %49 : tensor<10x6x1xf32>, tensor<10x6x1xf32>) outs(%42 : tensor<10x6x1xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc39 at #loc93)), %in_13: f32 loc(callsite(#loc at #loc93)), %out: f32 loc(callsite(#loc55 at #loc93))):
      %165 = arith.divf %in, %in_13 : f32 loc(#loc178)
      linalg.yield %165 : f32 loc(#loc178)
    } -> tensor<10x6x1xf32> loc(#loc178)
    %109 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<10x6x1xf32>) outs(%47 : tensor<10x6xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc93)), %out: f32 loc(callsite(#loc33 at #loc93))):
      %165 = arith.addf %out, %in : f32 loc(#loc176)
      linalg.yield %165 : f32 loc(#loc176)
    } -> tensor<10x6xf32> loc(#loc176)
    %110 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<10x6xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc33 at #loc93)), %out: f32 loc(callsite(#loc30 at #loc93))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<10x6x12xf32> loc(#loc179)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %46 : tensor<10x6x12xf32>, tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc30 at #loc93)), %in_13: f32 loc(callsite(#loc at #loc93)), %out: f32 loc(callsite(#loc56 at #loc93))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc180)
      linalg.yield %165 : f32 loc(#loc180)
    } -> tensor<10x6x12xf32> loc(#loc180)
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %111 : tensor<10x6x12xf32>, tensor<10x6x12xf32>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc93)), %in_13: f32 loc(callsite(#loc56 at #loc93)), %out: f32 loc(callsite(#loc57 at #loc93))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc181)
      linalg.yield %165 : f32 loc(#loc181)
    } -> tensor<10x6x12xf32> loc(#loc181)
    %113 = tensor.empty() : tensor<12xf32> loc(#loc182)
    %114 = linalg.fill ins(%cst_4 : f32) outs(%113 : tensor<12xf32>) -> tensor<12xf32> loc(#loc182)
    %115 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "reduction", "reduction"]} ins(%112 : tensor<10x6x12xf32>) outs(%114 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc94)), %out: f32 loc("reduce_sum"(#loc94))):
      %165 = arith.addf %out, %in : f32 loc(#loc182)
      linalg.yield %165 : f32 loc(#loc182)
    } -> tensor<12xf32> loc(#loc182)
    %expanded_10 = tensor.expand_shape %115 [[0, 1, 2]] output_shape [1, 1, 12] : tensor<12xf32> into tensor<1x1x12xf32> loc(#loc183)
    %116 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_10 : tensor<1x1x12xf32>) outs(%114 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc94)), %out: f32 loc("reduce_sum"(#loc94))):
      %165 = arith.addf %out, %in : f32 loc(#loc182)
      linalg.yield %165 : f32 loc(#loc182)
    } -> tensor<12xf32> loc(#loc182)
    %117 = tensor.empty() : tensor<12x5xf32> loc(#loc184)
    %118 = linalg.fill ins(%cst_4 : f32) outs(%117 : tensor<12x5xf32>) -> tensor<12x5xf32> loc(#loc184)
    %119 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%112, %28 : tensor<10x6x12xf32>, tensor<10x6x5xf32>) outs(%118 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc15)), %in_13: f32 loc("tanh"(#loc78)), %out: f32 loc("dot_general"(#loc94))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc93)
      %166 = arith.addf %out, %165 : f32 loc(#loc184)
      linalg.yield %166 : f32 loc(#loc)
    } -> tensor<12x5xf32> loc(#loc184)
    %120 = tensor.empty() : tensor<5x12xf32> loc(#loc185)
    %121 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<12x5xf32>) outs(%120 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc94)), %out: f32 loc("transpose"(#loc94))):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<5x12xf32> loc(#loc185)
    %122 = linalg.fill ins(%cst_4 : f32) outs(%10 : tensor<10x6x5xf32>) -> tensor<10x6x5xf32> loc(#loc184)
    %123 = linalg.generic {indexing_maps = [#map10, #map29, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%112, %arg1 : tensor<10x6x12xf32>, tensor<5x12xf32>) outs(%122 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(log_softmax)))"(#loc15)), %in_13: f32 loc("params.out.w"), %out: f32 loc("dot_general"(#loc94))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc93)
      %166 = arith.addf %out, %165 : f32 loc(#loc184)
      linalg.yield %166 : f32 loc(#loc)
    } -> tensor<10x6x5xf32> loc(#loc184)
    %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %30 : tensor<10x6x5xf32>, tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc94)), %in_13: f32 loc("sub"(#loc78)), %out: f32 loc("mul"(#loc95))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc186)
      linalg.yield %165 : f32 loc(#loc186)
    } -> tensor<10x6x5xf32> loc(#loc186)
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %28 : tensor<10x6x5xf32>, tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_13: f32 loc("tanh"(#loc78)), %out: f32 loc("mul"(#loc95))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc186)
      linalg.yield %165 : f32 loc(#loc186)
    } -> tensor<10x6x5xf32> loc(#loc186)
    %126 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %125 : tensor<10x6x5xf32>, tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc95)), %in_13: f32 loc("mul"(#loc95)), %out: f32 loc("add_any"(#loc95))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc187)
      linalg.yield %165 : f32 loc(#loc187)
    } -> tensor<10x6x5xf32> loc(#loc187)
    %127 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%126 : tensor<10x6x5xf32>) outs(%15 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc96)), %out: f32 loc("reduce_sum"(#loc96))):
      %165 = arith.addf %out, %in : f32 loc(#loc188)
      linalg.yield %165 : f32 loc(#loc188)
    } -> tensor<10x5xf32> loc(#loc188)
    %expanded_11 = tensor.expand_shape %127 [[0], [1, 2]] output_shape [10, 1, 5] : tensor<10x5xf32> into tensor<10x1x5xf32> loc(#loc189)
    %128 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_11 : tensor<10x1x5xf32>) outs(%15 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc97)), %out: f32 loc("reduce_sum"(#loc97))):
      %165 = arith.addf %out, %in : f32 loc(#loc190)
      linalg.yield %165 : f32 loc(#loc190)
    } -> tensor<10x5xf32> loc(#loc190)
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %22 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%14 : tensor<10x5xf32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc97)), %in_13: f32 loc("div"(#loc75)), %out: f32 loc("div"(#loc98))):
      %165 = arith.divf %in, %in_13 : f32 loc(#loc191)
      linalg.yield %165 : f32 loc(#loc191)
    } -> tensor<10x5xf32> loc(#loc191)
    %130 = tensor.empty() : tensor<10x5x6xf32> loc(#loc192)
    %131 = linalg.fill ins(%cst_4 : f32) outs(%130 : tensor<10x5x6xf32>) -> tensor<10x5x6xf32> loc(#loc192)
    %132 = linalg.generic {indexing_maps = [#map2, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %13 : tensor<10x5xf32>, tensor<10x6xf32>) outs(%131 : tensor<10x5x6xf32>) {
    ^bb0(%in: f32 loc("div"(#loc98)), %in_13: f32 loc("convert_element_type"(#loc72)), %out: f32 loc("dot_general"(#loc99))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc191)
      %166 = arith.addf %out, %165 : f32 loc(#loc192)
      linalg.yield %166 : f32 loc(#loc)
    } -> tensor<10x5x6xf32> loc(#loc192)
    %133 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<10x5x6xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc99)), %out: f32 loc("transpose"(#loc99))):
      linalg.yield %in : f32 loc(#loc193)
    } -> tensor<10x6x5xf32> loc(#loc193)
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %133 : tensor<10x6x5xf32>, tensor<10x6x5xf32>) outs(%10 : tensor<10x6x5xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc95)), %in_13: f32 loc("transpose"(#loc99)), %out: f32 loc("add_any"(#loc99))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc194)
      linalg.yield %165 : f32 loc(#loc194)
    } -> tensor<10x6x5xf32> loc(#loc194)
    %135 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%117 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc100))):
      linalg.yield %in : f32 loc(#loc195)
    } -> tensor<12x5xf32> loc(#loc195)
    %collapsed_12 = tensor.collapse_shape %9 [[0], [1, 2]] : tensor<10x6x1xi32> into tensor<10x6xi32> loc(#loc211)
    %136 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_12 : tensor<10x6xi32>) outs(%8 : tensor<10x6x1xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc at #loc212)), %out: i32 loc(callsite(#loc102 at #loc212))):
      linalg.yield %in : i32 loc(#loc215)
    } -> tensor<10x6x1xi32> loc(#loc215)
    %137 = tensor.empty() : tensor<1x1x12xi32> loc(#loc217)
    %138 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel", "parallel"]} outs(%137 : tensor<1x1x12xi32>) {
    ^bb0(%out: i32 loc(callsite(#loc104 at #loc212))):
      %165 = linalg.index 2 : index loc(#loc217)
      %166 = arith.index_cast %165 : index to i32 loc(#loc217)
      linalg.yield %166 : i32 loc(#loc217)
    } -> tensor<1x1x12xi32> loc(#loc217)
    %139 = tensor.empty() : tensor<10x6x12xi32> loc(#loc218)
    %140 = linalg.generic {indexing_maps = [#map15, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136 : tensor<10x6x1xi32>) outs(%139 : tensor<10x6x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc102 at #loc212)), %out: i32 loc(callsite(#loc105 at #loc212))):
      linalg.yield %in : i32 loc(#loc218)
    } -> tensor<10x6x12xi32> loc(#loc218)
    %141 = linalg.generic {indexing_maps = [#map14, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<1x1x12xi32>) outs(%139 : tensor<10x6x12xi32>) {
    ^bb0(%in: i32 loc(callsite(#loc104 at #loc212)), %out: i32 loc(callsite(#loc105 at #loc212))):
      linalg.yield %in : i32 loc(#loc218)
    } -> tensor<10x6x12xi32> loc(#loc218)
    %142 = tensor.empty() : tensor<10x6x12xi1> loc(#loc218)
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %141 : tensor<10x6x12xi32>, tensor<10x6x12xi32>) outs(%142 : tensor<10x6x12xi1>) {
    ^bb0(%in: i32 loc(callsite(#loc105 at #loc212)), %in_13: i32 loc(callsite(#loc105 at #loc212)), %out: i1 loc(callsite(#loc105 at #loc212))):
      %165 = arith.cmpi eq, %in, %in_13 : i32 loc(#loc218)
      linalg.yield %165 : i1 loc(#loc218)
    } -> tensor<10x6x12xi1> loc(#loc218)
    %144 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<10x6x12xi1>) outs(%31 : tensor<10x6x12xf32>) {
    ^bb0(%in: i1 loc(callsite(#loc105 at #loc212)), %out: f32 loc(callsite(#loc106 at #loc212))):
      %165 = arith.uitofp %in : i1 to f32 loc(#loc219)
      linalg.yield %165 : f32 loc(#loc219)
    } -> tensor<10x6x12xf32> loc(#loc219)
    %145 = linalg.generic {indexing_maps = [#map25, #map26, #map27], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%144, %134 : tensor<10x6x12xf32>, tensor<10x6x5xf32>) outs(%118 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc(""(#loc197)), %in_13: f32 loc("add_any"(#loc99)), %out: f32 loc("dot_general"(#loc198))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc212)
      %166 = arith.addf %out, %165 : f32 loc(#loc213)
      linalg.yield %166 : f32 loc(#loc)
    } -> tensor<12x5xf32> loc(#loc213)
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%135, %145 : tensor<12x5xf32>, tensor<12x5xf32>) outs(%117 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc100)), %in_13: f32 loc("dot_general"(#loc198)), %out: f32 loc(""(#loc199))):
      %165 = arith.addf %in, %in_13 : f32 loc(#loc214)
      linalg.yield %165 : f32 loc(#loc214)
    } -> tensor<12x5xf32> loc(#loc214)
    %147 = tensor.empty() : tensor<3xf32> loc(#loc200)
    %148 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel"]} ins(%cst_6 : tensor<f32>) outs(%147 : tensor<3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc109))):
      linalg.yield %in : f32 loc(#loc200)
    } -> tensor<3xf32> loc(#loc200)
    %149 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%85 : tensor<i32>) {
    ^bb0(%in: i32 loc("step"), %out: i32 loc("add"(#loc66))):
      %165 = arith.addi %in, %c1_i32 : i32 loc(#loc119)
      linalg.yield %165 : i32 loc(#loc119)
    } -> tensor<i32> loc(#loc119)
    %150 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%149 : tensor<i32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: i32 loc("add"(#loc66)), %out: f32 loc("convert_element_type"(#loc110))):
      %165 = arith.sitofp %in : i32 to f32 loc(#loc201)
      linalg.yield %165 : f32 loc(#loc201)
    } -> tensor<f32> loc(#loc201)
    %151 = linalg.generic {indexing_maps = [#map20, #map20], iterator_types = []} ins(%150 : tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("convert_element_type"(#loc110)), %out: f32 loc("rsqrt"(#loc111))):
      %165 = math.rsqrt %in : f32 loc(#loc202)
      linalg.yield %165 : f32 loc(#loc202)
    } -> tensor<f32> loc(#loc202)
    %152 = linalg.generic {indexing_maps = [#map20, #map20, #map20], iterator_types = []} ins(%arg9, %151 : tensor<f32>, tensor<f32>) outs(%79 : tensor<f32>) {
    ^bb0(%in: f32 loc("rate"), %in_13: f32 loc("rsqrt"(#loc111)), %out: f32 loc("mul"(#loc112))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc203)
      linalg.yield %165 : f32 loc(#loc203)
    } -> tensor<f32> loc(#loc203)
    %153 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel"]} ins(%152 : tensor<f32>) outs(%113 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc112)), %out: f32 loc("mul"(#loc113))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<12xf32> loc(#loc204)
    %154 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel"]} ins(%153, %116 : tensor<12xf32>, tensor<12xf32>) outs(%113 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc113)), %in_13: f32 loc("reduce_sum"(#loc94)), %out: f32 loc("mul"(#loc113))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc204)
      linalg.yield %165 : f32 loc(#loc204)
    } -> tensor<12xf32> loc(#loc204)
    %155 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel"]} ins(%arg0, %154 : tensor<12xf32>, tensor<12xf32>) outs(%113 : tensor<12xf32>) {
    ^bb0(%in: f32 loc("params.out.b"), %in_13: f32 loc("mul"(#loc113)), %out: f32 loc("sub"(#loc114))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc205)
      linalg.yield %165 : f32 loc(#loc205)
    } -> tensor<12xf32> loc(#loc205)
    %156 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<f32>) outs(%120 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc112)), %out: f32 loc("mul"(#loc113))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<5x12xf32> loc(#loc204)
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%156, %121 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%120 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc113)), %in_13: f32 loc("transpose"(#loc94)), %out: f32 loc("mul"(#loc113))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc204)
      linalg.yield %165 : f32 loc(#loc204)
    } -> tensor<5x12xf32> loc(#loc204)
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %157 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%120 : tensor<5x12xf32>) {
    ^bb0(%in: f32 loc("params.out.w"), %in_13: f32 loc("mul"(#loc113)), %out: f32 loc("sub"(#loc114))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc205)
      linalg.yield %165 : f32 loc(#loc205)
    } -> tensor<5x12xf32> loc(#loc205)
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<f32>) outs(%117 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc112)), %out: f32 loc("mul"(#loc113))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<12x5xf32> loc(#loc204)
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %146 : tensor<12x5xf32>, tensor<12x5xf32>) outs(%117 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc113)), %in_13: f32 loc(""(#loc199)), %out: f32 loc("mul"(#loc113))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc204)
      linalg.yield %165 : f32 loc(#loc204)
    } -> tensor<12x5xf32> loc(#loc204)
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %160 : tensor<12x5xf32>, tensor<12x5xf32>) outs(%117 : tensor<12x5xf32>) {
    ^bb0(%in: f32 loc("params.table"), %in_13: f32 loc("mul"(#loc113)), %out: f32 loc("sub"(#loc114))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc205)
      linalg.yield %165 : f32 loc(#loc205)
    } -> tensor<12x5xf32> loc(#loc205)
    %162 = linalg.generic {indexing_maps = [#map30, #map31], iterator_types = ["parallel"]} ins(%152 : tensor<f32>) outs(%147 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc112)), %out: f32 loc("mul"(#loc113))):
      linalg.yield %in : f32 loc(#loc204)
    } -> tensor<3xf32> loc(#loc204)
    %163 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel"]} ins(%162, %148 : tensor<3xf32>, tensor<3xf32>) outs(%147 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc113)), %in_13: f32 loc("broadcast_in_dim"(#loc109)), %out: f32 loc("mul"(#loc113))):
      %165 = arith.mulf %in, %in_13 : f32 loc(#loc204)
      linalg.yield %165 : f32 loc(#loc204)
    } -> tensor<3xf32> loc(#loc204)
    %164 = linalg.generic {indexing_maps = [#map31, #map31, #map31], iterator_types = ["parallel"]} ins(%arg3, %163 : tensor<3xf32>, tensor<3xf32>) outs(%147 : tensor<3xf32>) {
    ^bb0(%in: f32 loc("params.unused"), %in_13: f32 loc("mul"(#loc113)), %out: f32 loc("sub"(#loc114))):
      %165 = arith.subf %in, %in_13 : f32 loc(#loc205)
      linalg.yield %165 : f32 loc(#loc205)
    } -> tensor<3xf32> loc(#loc205)
    return %155, %158, %161, %164, %149, %83, %87 : tensor<12xf32>, tensor<5x12xf32>, tensor<12x5xf32>, tensor<3xf32>, tensor<i32>, tensor<f32>, tensor<i32> loc(#loc71)
  } loc(#loc)
} loc(#loc)
#loc101 = loc("squeeze"(#loc20))
#loc183 = loc("reshape"(#loc94))
#loc189 = loc("reshape"(#loc96))
#loc196 = loc(callsite(#loc101 at #loc100))
#loc211 = loc(""(#loc196))

