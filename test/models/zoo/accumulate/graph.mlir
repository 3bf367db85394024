#loc = loc(unknown)
#loc1 = loc("s['opt'][0].count")
#loc2 = loc("s['opt'][0].mu['a']['b']")
#loc3 = loc("s['opt'][0].mu['a']['w']")
#loc4 = loc("s['opt'][0].mu['b']['b']")
#loc5 = loc("s['opt'][0].mu['b']['w']")
#loc6 = loc("s['opt'][0].nu['a']['b']")
#loc7 = loc("s['opt'][0].nu['a']['w']")
#loc8 = loc("s['opt'][0].nu['b']['b']")
#loc9 = loc("s['opt'][0].nu['b']['w']")
#loc10 = loc("params.a.b")
#loc11 = loc("params.a.w")
#loc12 = loc("params.b.b")
#loc13 = loc("params.b.w")
#loc14 = loc("x")
#loc15 = loc("y")
#loc16 = loc("loops.py":28:23)
#loc17 = loc("loops.py":31:83)
#loc18 = loc("transform.py":298:13)
#loc19 = loc("transform.py":294:15)
#loc20 = loc("numerics.py":143:19)
#loc22 = loc("loops.py":27:31)
#loc23 = loc("common.py":23:11)
#loc24 = loc("max")
#loc25 = loc("loops.py":10:26)
#loc26 = loc("reduce_max")
#loc27 = loc("common.py":32:9)
#loc28 = loc("broadcast_in_dim")
#loc29 = loc("sub")
#loc30 = loc("exp")
#loc31 = loc("reduce_sum")
#loc32 = loc("log")
#loc33 = loc("common.py":33:36)
#loc34 = loc("lt")
#loc35 = loc("common.py":33:12)
#loc36 = loc("add")
#loc37 = loc("select_n")
#loc38 = loc("reshape")
#loc39 = loc("ge")
#loc40 = loc("gather")
#loc41 = loc("le")
#loc42 = loc("and")
#loc43 = loc("reduce_and")
#loc44 = loc("common.py":33:11)
#loc45 = loc("loops.py":24:29)
#loc46 = loc("jit(_one_hot)")
#loc47 = loc("iota")
#loc48 = loc("eq")
#loc49 = loc("convert_element_type")
#loc50 = loc("ad,adb->ab/dot_general")
#loc51 = loc("neg")
#loc52 = loc("div")
#loc53 = loc("mul")
#loc54 = loc("add_any")
#loc55 = loc("loops.py":26:20)
#loc56 = loc("loops.py":26:30)
#loc57 = loc("loops.py":29:35)
#loc58 = loc("_tree_math.py":398:10)
#loc59 = loc("_tree_math.py":398:37)
#loc60 = loc("_tree_math.py":423:13)
#loc61 = loc("_tree_math.py":433:10)
#loc62 = loc("_tree_math.py":433:42)
#loc63 = loc("numerics.py":143:38)
#loc64 = loc("numerics.py":143:9)
#loc65 = loc("transform.py":300:58)
#loc66 = loc("transform.py":300:49)
#loc67 = loc("transform.py":300:44)
#loc68 = loc("transform.py":507:37)
#loc69 = loc("update.py":42:45)
#loc70 = loc("loops.py":31:103)
#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
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
#loc72 = loc("jit(train)"(#loc16))
#loc73 = loc("jit(train)"(#loc17))
#loc74 = loc("jit(train)"(#loc18))
#loc75 = loc("jit(train)"(#loc19))
#loc76 = loc("jit(train)"(#loc20))
#loc78 = loc("jit(train)"(#loc22))
#loc79 = loc("while"(#loc16))
#loc83 = loc("jvp()"(#loc23))
#loc84 = loc("while/body/closed_call"(#loc16))
#loc85 = loc("jvp()"(#loc25))
#loc86 = loc("jvp(jit(log_softmax))"(#loc27))
#loc87 = loc("jvp()"(#loc33))
#loc88 = loc("jvp(jit(take_along_axis))"(#loc35))
#loc89 = loc("jvp()"(#loc35))
#loc90 = loc("jvp()"(#loc44))
#loc91 = loc("jvp()"(#loc45))
#loc92 = loc("transpose(jvp())"(#loc45))
#loc93 = loc("transpose(jvp())"(#loc44))
#loc94 = loc("transpose(jvp())"(#loc35))
#loc95 = loc("transpose(jvp(jit(take_along_axis)))"(#loc35))
#loc96 = loc("transpose(jvp(jit(log_softmax)))"(#loc27))
#loc97 = loc("transpose(jvp())"(#loc23))
#loc98 = loc("transpose(jvp())"(#loc25))
#loc99 = loc("add"(#loc55))
#loc100 = loc("add"(#loc56))
#loc101 = loc("broadcast_in_dim"(#loc16))
#loc102 = loc("while/body/jit(dynamic_update_index_in_dim)"(#loc16))
#loc104 = loc("jit(train)"(#loc57))
#loc105 = loc("jit(train)"(#loc58))
#loc106 = loc("jit(train)"(#loc59))
#loc107 = loc("jit(train)"(#loc60))
#loc108 = loc("jit(train)"(#loc61))
#loc109 = loc("jit(train)"(#loc62))
#loc110 = loc("jit(train)"(#loc63))
#loc111 = loc("jit(train)/jit(_where)"(#loc64))
#loc112 = loc("jit(train)"(#loc65))
#loc113 = loc("jit(train)"(#loc66))
#loc114 = loc("jit(train)"(#loc67))
#loc115 = loc("jit(train)"(#loc68))
#loc116 = loc("jit(train)"(#loc69))
#loc117 = loc("jit(train)"(#loc70))
#loc120 = loc("div"(#loc73))
#loc121 = loc("pow"(#loc74))
#loc122 = loc("pow"(#loc75))
#loc123 = loc("lt"(#loc76))
#loc125 = loc("broadcast_in_dim"(#loc78))
#loc126 = loc(callsite(#loc79 at #loc72))
#loc128 = loc("dot_general"(#loc83))
#loc129 = loc(callsite(#loc84 at #loc16))
#loc130 = loc("broadcast_in_dim"(#loc83))
#loc131 = loc("add"(#loc83))
#loc132 = loc("jit(relu)"(#loc85))
#loc133 = loc("gt"(#loc85))
#loc134 = loc("broadcast_in_dim"(#loc87))
#loc135 = loc("squeeze"(#loc89))
#loc136 = loc("neg"(#loc90))
#loc137 = loc("reduce_sum"(#loc91))
#loc138 = loc("div"(#loc91))
#loc139 = loc("div"(#loc92))
#loc140 = loc("broadcast_in_dim"(#loc92))
#loc141 = loc("neg"(#loc93))
#loc142 = loc("broadcast_in_dim"(#loc94))
#loc143 = loc("reduce_sum"(#loc97))
#loc145 = loc("dot_general"(#loc97))
#loc146 = loc("transpose"(#loc97))
#loc147 = loc("select_n"(#loc98))
#loc148 = loc(callsite(#loc102 at #loc16))
#loc149 = loc("div"(#loc104))
#loc150 = loc("mul"(#loc105))
#loc151 = loc("mul"(#loc106))
#loc152 = loc("add"(#loc105))
#loc153 = loc("integer_pow"(#loc107))
#loc154 = loc("mul"(#loc108))
#loc155 = loc("mul"(#loc109))
#loc156 = loc("add"(#loc108))
#loc157 = loc("add"(#loc110))
#loc158 = loc(callsite(#loc37 at #loc111))
#loc159 = loc(callsite(#loc at #loc111))
#loc160 = loc("sub"(#loc75))
#loc161 = loc("div"(#loc75))
#loc162 = loc("sub"(#loc74))
#loc163 = loc("div"(#loc74))
#loc164 = loc("add"(#loc112))
#loc165 = loc("sqrt"(#loc113))
#loc166 = loc("add"(#loc113))
#loc167 = loc("div"(#loc114))
#loc168 = loc("mul"(#loc115))
#loc169 = loc("add"(#loc116))
#loc170 = loc("reduce_max"(#loc117))
#loc171 = loc(""(#loc126))
#loc173 = loc(callsite(#loc129 at #loc72))
#loc174 = loc(callsite(#loc148 at #loc72))
#loc176 = loc(""(#loc173))
#loc177 = loc(""(#loc174))
#loc180 = loc(callsite(#loc128 at #loc176))
#loc181 = loc(callsite(#loc130 at #loc176))
#loc182 = loc(callsite(#loc at #loc176))
#loc183 = loc(callsite(#loc131 at #loc176))
#loc184 = loc(callsite(#loc132 at #loc176))
#loc185 = loc(callsite(#loc133 at #loc176))
#loc186 = loc(callsite(#loc86 at #loc176))
#loc187 = loc(callsite(#loc134 at #loc176))
#loc188 = loc(callsite(#loc88 at #loc176))
#loc189 = loc(callsite(#loc135 at #loc176))
#loc190 = loc(callsite(#loc136 at #loc176))
#loc191 = loc(callsite(#loc137 at #loc176))
#loc192 = loc(callsite(#loc138 at #loc176))
#loc193 = loc(callsite(#loc139 at #loc176))
#loc194 = loc(callsite(#loc140 at #loc176))
#loc195 = loc(callsite(#loc141 at #loc176))
#loc196 = loc(callsite(#loc142 at #loc176))
#loc197 = loc(callsite(#loc95 at #loc176))
#loc198 = loc(callsite(#loc96 at #loc176))
#loc199 = loc(callsite(#loc143 at #loc176))
#loc201 = loc(callsite(#loc145 at #loc176))
#loc202 = loc(callsite(#loc146 at #loc176))
#loc203 = loc(callsite(#loc147 at #loc176))
#loc204 = loc(callsite(#loc99 at #loc176))
#loc205 = loc(callsite(#loc100 at #loc176))
#loc206 = loc(callsite(#loc101 at #loc177))
#loc207 = loc(callsite(#loc at #loc177))
#loc209 = loc(callsite(#loc24 at #loc184))
#loc210 = loc(callsite(#loc at #loc184))
#loc211 = loc(callsite(#loc26 at #loc186))
#loc212 = loc(callsite(#loc24 at #loc186))
#loc213 = loc(callsite(#loc at #loc186))
#loc214 = loc(callsite(#loc28 at #loc186))
#loc215 = loc(callsite(#loc29 at #loc186))
#loc216 = loc(callsite(#loc30 at #loc186))
#loc217 = loc(callsite(#loc31 at #loc186))
#loc218 = loc(callsite(#loc32 at #loc186))
#loc219 = loc(callsite(#loc34 at #loc188))
#loc220 = loc(callsite(#loc at #loc188))
#loc221 = loc(callsite(#loc36 at #loc188))
#loc222 = loc(callsite(#loc37 at #loc188))
#loc223 = loc(callsite(#loc38 at #loc188))
#loc224 = loc(callsite(#loc39 at #loc188))
#loc225 = loc(callsite(#loc28 at #loc188))
#loc226 = loc(callsite(#loc40 at #loc188))
#loc227 = loc(callsite(#loc41 at #loc188))
#loc228 = loc(callsite(#loc42 at #loc188))
#loc229 = loc(callsite(#loc43 at #loc188))
#loc230 = loc(callsite(#loc28 at #loc197))
#loc231 = loc(callsite(#loc at #loc197))
#loc232 = loc(callsite(#loc46 at #loc197))
#loc233 = loc(callsite(#loc50 at #loc197))
#loc234 = loc(callsite(#loc36 at #loc197))
#loc235 = loc(callsite(#loc51 at #loc198))
#loc236 = loc(callsite(#loc at #loc198))
#loc237 = loc(callsite(#loc31 at #loc198))
#loc238 = loc(callsite(#loc38 at #loc198))
#loc239 = loc(callsite(#loc52 at #loc198))
#loc240 = loc(callsite(#loc28 at #loc198))
#loc241 = loc(callsite(#loc53 at #loc198))
#loc242 = loc(callsite(#loc54 at #loc198))
#loc243 = loc(callsite(#loc28 at #loc232))
#loc244 = loc(callsite(#loc at #loc232))
#loc245 = loc(callsite(#loc47 at #loc232))
#loc246 = loc(callsite(#loc48 at #loc232))
#loc247 = loc(callsite(#loc49 at #loc232))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<i32> {tf.aliasing_output = 0 : i32} loc("s['opt'][0].count"), %arg1: tensor<10xf32> {tf.aliasing_output = 1 : i32} loc("s['opt'][0].mu['a']['b']"), %arg2: tensor<6x10xf32> {tf.aliasing_output = 2 : i32} loc("s['opt'][0].mu['a']['w']"), %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32} loc("s['opt'][0].mu['b']['b']"), %arg4: tensor<10x4xf32> {tf.aliasing_output = 4 : i32} loc("s['opt'][0].mu['b']['w']"), %arg5: tensor<10xf32> {tf.aliasing_output = 5 : i32} loc("s['opt'][0].nu['a']['b']"), %arg6: tensor<6x10xf32> {tf.aliasing_output = 6 : i32} loc("s['opt'][0].nu['a']['w']"), %arg7: tensor<4xf32> {tf.aliasing_output = 7 : i32} loc("s['opt'][0].nu['b']['b']"), %arg8: tensor<10x4xf32> {tf.aliasing_output = 8 : i32} loc("s['opt'][0].nu['b']['w']"), %arg9: tensor<10xf32> {tf.aliasing_output = 9 : i32} loc("params.a.b"), %arg10: tensor<6x10xf32> {tf.aliasing_output = 10 : i32} loc("params.a.w"), %arg11: tensor<4xf32> {tf.aliasing_output = 11 : i32} loc("params.b.b"), %arg12: tensor<10x4xf32> {tf.aliasing_output = 12 : i32} loc("params.b.w"), %arg13: tensor<20x6xf32> loc("x"), %arg14: tensor<20xi32> loc("y")) -> (tensor<i32> {jax.result_info = "result[0]['opt'][0].count"}, tensor<10xf32> {jax.result_info = "result[0]['opt'][0].mu['a']['b']"}, tensor<6x10xf32> {jax.result_info = "result[0]['opt'][0].mu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt'][0].mu['b']['b']"}, tensor<10x4xf32> {jax.result_info = "result[0]['opt'][0].mu['b']['w']"}, tensor<10xf32> {jax.result_info = "result[0]['opt'][0].nu['a']['b']"}, tensor<6x10xf32> {jax.result_info = "result[0]['opt'][0].nu['a']['w']"}, tensor<4xf32> {jax.result_info = "result[0]['opt'][0].nu['b']['b']"}, tensor<10x4xf32> {jax.result_info = "result[0]['opt'][0].nu['b']['w']"}, tensor<10xf32> {jax.result_info = "params.a.b"}, tensor<6x10xf32> {jax.result_info = "params.a.w"}, tensor<4xf32> {jax.result_info = "params.b.b"}, tensor<10x4xf32> {jax.result_info = "params.b.w"}, tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "worst"}) {
    %cst = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_0 = arith.constant 5.000000e+00 : f32 loc(#loc)
    %cst_1 = arith.constant 2.000000e-01 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc)
    %true = arith.constant true loc(#loc)
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<3> : tensor<1xi32> loc(#loc)
    %cst_5 = arith.constant dense<4> : tensor<i32> loc(#loc)
    %cst_6 = arith.constant dense<0> : tensor<i32> loc(#loc)
    %c0 = arith.constant 0 : index loc(#loc)
    %c3 = arith.constant 3 : index loc(#loc)
    %c4_i32 = arith.constant 4 : i32 loc(#loc)
    %c0_i32 = arith.constant 0 : i32 loc(#loc119)
    %cst_7 = arith.constant 0xFF800000 : f32 loc(#loc)
    %cst_8 = arith.constant 4.000000e+00 : f32 loc(#loc120)
    %cst_9 = arith.constant 9.990000e-01 : f32 loc(#loc121)
    %cst_10 = arith.constant 1.000000e+00 : f32 loc(#loc)
    %cst_11 = arith.constant 0.899999976 : f32 loc(#loc122)
    %c2147483647_i32 = arith.constant 2147483647 : i32 loc(#loc123)
    %c1_i32 = arith.constant 1 : i32 loc(#loc)
    %cst_12 = arith.constant dense<-0.00999999977> : tensor<f32> loc(#loc)
    %cst_13 = arith.constant dense<9.99999993E-9> : tensor<f32> loc(#loc)
    %cst_14 = arith.constant dense<2147483647> : tensor<i32> loc(#loc)
    %cst_15 = arith.constant dense<9.990000e-01> : tensor<f32> loc(#loc)
    %cst_16 = arith.constant dense<1.000000e-03> : tensor<f32> loc(#loc)
    %cst_17 = arith.constant dense<0.899999976> : tensor<f32> loc(#loc)
    %cst_18 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_19 = arith.constant dense<4.000000e+00> : tensor<f32> loc(#loc)
    %cst_20 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %expanded = tensor.expand_shape %arg13 [[0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32> loc(#loc124)
    %expanded_21 = tensor.expand_shape %arg14 [[0, 1]] output_shape [4, 5] : tensor<20xi32> into tensor<4x5xi32> loc(#loc124)
    %0 = tensor.empty() : tensor<10xf32> loc(#loc125)
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_20 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc78))):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<10xf32> loc(#loc125)
    %2 = tensor.empty() : tensor<6x10xf32> loc(#loc125)
    %3 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc78))):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<6x10xf32> loc(#loc125)
    %4 = tensor.empty() : tensor<4xf32> loc(#loc125)
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_20 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc78))):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<4xf32> loc(#loc125)
    %6 = tensor.empty() : tensor<10x4xf32> loc(#loc125)
    %7 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc78))):
      linalg.yield %in : f32 loc(#loc125)
    } -> tensor<10x4xf32> loc(#loc125)
    %8:6 = scf.for %arg15 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg16 = %cst_20, %arg17 = %1, %arg18 = %3, %arg19 = %5, %arg20 = %7, %arg21 = %5) -> (tensor<f32>, tensor<10xf32>, tensor<6x10xf32>, tensor<4xf32>, tensor<10x4xf32>, tensor<4xf32>)  : i32 {
      %123 = arith.index_cast %arg15 : i32 to index loc(#loc178)
      %124 = arith.maxsi %123, %c0 : index loc(#loc178)
      %125 = arith.minsi %124, %c3 : index loc(#loc178)
      %extracted_slice = tensor.extract_slice %expanded[%125, 0, 0] [1, 5, 6] [1, 1, 1] : tensor<4x5x6xf32> to tensor<1x5x6xf32> loc(#loc178)
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x5x6xf32> into tensor<5x6xf32> loc(#loc179)
      %extracted_slice_22 = tensor.extract_slice %expanded_21[%125, 0] [1, 5] [1, 1] : tensor<4x5xi32> to tensor<1x5xi32> loc(#loc178)
      %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1]] : tensor<1x5xi32> into tensor<5xi32> loc(#loc179)
      %126 = tensor.empty() : tensor<5x10xf32> loc(#loc180)
      %127 = linalg.fill ins(%cst : f32) outs(%126 : tensor<5x10xf32>) -> tensor<5x10xf32> loc(#loc180)
      %128 = linalg.matmul ins(%collapsed, %arg10 : tensor<5x6xf32>, tensor<6x10xf32>) outs(%127 : tensor<5x10xf32>) -> tensor<5x10xf32> loc(#loc180)
      %129 = tensor.empty() : tensor<1x10xf32> loc(#loc181)
      %130 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<10xf32>) outs(%129 : tensor<1x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %out: f32 loc(callsite(#loc130 at #loc176))):
        linalg.yield %in : f32 loc(#loc181)
      } -> tensor<1x10xf32> loc(#loc181)
      %131 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%130 : tensor<1x10xf32>) outs(%126 : tensor<5x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc130 at #loc176)), %out: f32 loc(callsite(#loc131 at #loc176))):
        linalg.yield %in : f32 loc(#loc183)
      } -> tensor<5x10xf32> loc(#loc183)
      %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%128, %131 : tensor<5x10xf32>, tensor<5x10xf32>) outs(%126 : tensor<5x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc128 at #loc176)), %in_29: f32 loc(callsite(#loc131 at #loc176)), %out: f32 loc(callsite(#loc131 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc183)
        linalg.yield %234 : f32 loc(#loc183)
      } -> tensor<5x10xf32> loc(#loc183)
      %133 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%126 : tensor<5x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc184)), %out: f32 loc(callsite(#loc24 at #loc184))):
        linalg.yield %in : f32 loc(#loc209)
      } -> tensor<5x10xf32> loc(#loc209)
      %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%132, %133 : tensor<5x10xf32>, tensor<5x10xf32>) outs(%126 : tensor<5x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc184)), %in_29: f32 loc(callsite(#loc24 at #loc184)), %out: f32 loc(callsite(#loc24 at #loc184))):
        %234 = arith.maximumf %in, %in_29 : f32 loc(#loc209)
        linalg.yield %234 : f32 loc(#loc209)
      } -> tensor<5x10xf32> loc(#loc209)
      %135 = tensor.empty() : tensor<5x10xi1> loc(#loc185)
      %136 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%132, %133 : tensor<5x10xf32>, tensor<5x10xf32>) outs(%135 : tensor<5x10xi1>) {
      ^bb0(%in: f32 loc(callsite(#loc131 at #loc176)), %in_29: f32 loc(callsite(#loc133 at #loc176)), %out: i1 loc(callsite(#loc133 at #loc176))):
        %234 = arith.cmpf ogt, %in, %in_29 : f32 loc(#loc185)
        linalg.yield %234 : i1 loc(#loc185)
      } -> tensor<5x10xi1> loc(#loc185)
      %137 = tensor.empty() : tensor<5x4xf32> loc(#loc180)
      %138 = linalg.fill ins(%cst : f32) outs(%137 : tensor<5x4xf32>) -> tensor<5x4xf32> loc(#loc180)
      %139 = linalg.matmul ins(%134, %arg12 : tensor<5x10xf32>, tensor<10x4xf32>) outs(%138 : tensor<5x4xf32>) -> tensor<5x4xf32> loc(#loc180)
      %140 = tensor.empty() : tensor<1x4xf32> loc(#loc181)
      %141 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<4xf32>) outs(%140 : tensor<1x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %out: f32 loc(callsite(#loc130 at #loc176))):
        linalg.yield %in : f32 loc(#loc181)
      } -> tensor<1x4xf32> loc(#loc181)
      %142 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<1x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc130 at #loc176)), %out: f32 loc(callsite(#loc131 at #loc176))):
        linalg.yield %in : f32 loc(#loc183)
      } -> tensor<5x4xf32> loc(#loc183)
      %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%139, %142 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc128 at #loc176)), %in_29: f32 loc(callsite(#loc131 at #loc176)), %out: f32 loc(callsite(#loc131 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc183)
        linalg.yield %234 : f32 loc(#loc183)
      } -> tensor<5x4xf32> loc(#loc183)
      %144 = tensor.empty() : tensor<5xf32> loc(#loc211)
      %145 = linalg.fill ins(%cst_7 : f32) outs(%144 : tensor<5xf32>) -> tensor<5xf32> loc(#loc211)
      %146 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "reduction"]} ins(%143 : tensor<5x4xf32>) outs(%145 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc26 at #loc186)), %out: f32 loc(callsite(#loc26 at #loc186))):
        %234 = arith.maximumf %out, %in : f32 loc(#loc211)
        linalg.yield %234 : f32 loc(#loc211)
      } -> tensor<5xf32> loc(#loc211)
      %147 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_2 : tensor<f32>) outs(%144 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc186)), %out: f32 loc(callsite(#loc24 at #loc186))):
        linalg.yield %in : f32 loc(#loc212)
      } -> tensor<5xf32> loc(#loc212)
      %148 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%147, %146 : tensor<5xf32>, tensor<5xf32>) outs(%144 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc24 at #loc186)), %in_29: f32 loc(callsite(#loc26 at #loc186)), %out: f32 loc(callsite(#loc24 at #loc186))):
        %234 = arith.maximumf %in, %in_29 : f32 loc(#loc212)
        linalg.yield %234 : f32 loc(#loc212)
      } -> tensor<5xf32> loc(#loc212)
      %149 = tensor.empty() : tensor<5x1xf32> loc(#loc214)
      %150 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%148 : tensor<5xf32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc24 at #loc186)), %out: f32 loc(callsite(#loc28 at #loc186))):
        linalg.yield %in : f32 loc(#loc214)
      } -> tensor<5x1xf32> loc(#loc214)
      %151 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%150 : tensor<5x1xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc28 at #loc186)), %out: f32 loc(callsite(#loc29 at #loc186))):
        linalg.yield %in : f32 loc(#loc215)
      } -> tensor<5x4xf32> loc(#loc215)
      %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%143, %151 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc186)), %in_29: f32 loc(callsite(#loc29 at #loc186)), %out: f32 loc(callsite(#loc29 at #loc186))):
        %234 = arith.subf %in, %in_29 : f32 loc(#loc215)
        linalg.yield %234 : f32 loc(#loc215)
      } -> tensor<5x4xf32> loc(#loc215)
      %153 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc29 at #loc186)), %out: f32 loc(callsite(#loc30 at #loc186))):
        %234 = math.exp %in : f32 loc(#loc216)
        linalg.yield %234 : f32 loc(#loc216)
      } -> tensor<5x4xf32> loc(#loc216)
      %154 = linalg.fill ins(%cst : f32) outs(%144 : tensor<5xf32>) -> tensor<5xf32> loc(#loc217)
      %155 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "reduction"]} ins(%153 : tensor<5x4xf32>) outs(%154 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc31 at #loc186)), %out: f32 loc(callsite(#loc31 at #loc186))):
        %234 = arith.addf %out, %in : f32 loc(#loc217)
        linalg.yield %234 : f32 loc(#loc217)
      } -> tensor<5xf32> loc(#loc217)
      %156 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<5xf32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc31 at #loc186)), %out: f32 loc(callsite(#loc28 at #loc186))):
        linalg.yield %in : f32 loc(#loc214)
      } -> tensor<5x1xf32> loc(#loc214)
      %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<5x1xf32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc28 at #loc186)), %out: f32 loc(callsite(#loc32 at #loc186))):
        %234 = math.log %in : f32 loc(#loc218)
        linalg.yield %234 : f32 loc(#loc218)
      } -> tensor<5x1xf32> loc(#loc218)
      %158 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<5x1xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc32 at #loc186)), %out: f32 loc(callsite(#loc29 at #loc186))):
        linalg.yield %in : f32 loc(#loc215)
      } -> tensor<5x4xf32> loc(#loc215)
      %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%152, %158 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc29 at #loc186)), %in_29: f32 loc(callsite(#loc29 at #loc186)), %out: f32 loc(callsite(#loc29 at #loc186))):
        %234 = arith.subf %in, %in_29 : f32 loc(#loc215)
        linalg.yield %234 : f32 loc(#loc215)
      } -> tensor<5x4xf32> loc(#loc215)
      %160 = tensor.empty() : tensor<5x1xi32> loc(#loc187)
      %161 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23 : tensor<5xi32>) outs(%160 : tensor<5x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc176)), %out: i32 loc(callsite(#loc134 at #loc176))):
        linalg.yield %in : i32 loc(#loc187)
      } -> tensor<5x1xi32> loc(#loc187)
      %162 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%160 : tensor<5x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc188)), %out: i32 loc(callsite(#loc34 at #loc188))):
        linalg.yield %in : i32 loc(#loc219)
      } -> tensor<5x1xi32> loc(#loc219)
      %163 = tensor.empty() : tensor<5x1xi1> loc(#loc219)
      %164 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%161, %162 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%163 : tensor<5x1xi1>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc188)), %in_29: i32 loc(callsite(#loc34 at #loc188)), %out: i1 loc(callsite(#loc34 at #loc188))):
        %234 = arith.cmpi slt, %in, %in_29 : i32 loc(#loc219)
        linalg.yield %234 : i1 loc(#loc219)
      } -> tensor<5x1xi1> loc(#loc219)
      %165 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<i32>) outs(%160 : tensor<5x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc188)), %out: i32 loc(callsite(#loc36 at #loc188))):
        linalg.yield %in : i32 loc(#loc221)
      } -> tensor<5x1xi32> loc(#loc221)
      %166 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%161, %165 : tensor<5x1xi32>, tensor<5x1xi32>) outs(%160 : tensor<5x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc188)), %in_29: i32 loc(callsite(#loc36 at #loc188)), %out: i32 loc(callsite(#loc36 at #loc188))):
        %234 = arith.addi %in, %in_29 : i32 loc(#loc221)
        linalg.yield %234 : i32 loc(#loc221)
      } -> tensor<5x1xi32> loc(#loc221)
      %167 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%164, %166, %161 : tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) outs(%160 : tensor<5x1xi32>) {
      ^bb0(%in: i1 loc(callsite(#loc34 at #loc188)), %in_29: i32 loc(callsite(#loc36 at #loc188)), %in_30: i32 loc(callsite(#loc at #loc188)), %out: i32 loc(callsite(#loc37 at #loc188))):
        %234 = arith.select %in, %in_29, %in_30 : i32 loc(#loc222)
        linalg.yield %234 : i32 loc(#loc222)
      } -> tensor<5x1xi32> loc(#loc222)
      %expanded_24 = tensor.expand_shape %167 [[0], [1, 2]] output_shape [5, 1, 1] : tensor<5x1xi32> into tensor<5x1x1xi32> loc(#loc223)
      %168 = tensor.empty() : tensor<5x1x1xi32> loc(#loc224)
      %169 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<i32>) outs(%168 : tensor<5x1x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc188)), %out: i32 loc(callsite(#loc39 at #loc188))):
        linalg.yield %in : i32 loc(#loc224)
      } -> tensor<5x1x1xi32> loc(#loc224)
      %170 = tensor.empty() : tensor<5x1x1xi1> loc(#loc224)
      %171 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %169 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%170 : tensor<5x1x1xi1>) {
      ^bb0(%in: i32 loc(callsite(#loc38 at #loc188)), %in_29: i32 loc(callsite(#loc39 at #loc188)), %out: i1 loc(callsite(#loc39 at #loc188))):
        %234 = arith.cmpi sge, %in, %in_29 : i32 loc(#loc224)
        linalg.yield %234 : i1 loc(#loc224)
      } -> tensor<5x1x1xi1> loc(#loc224)
      %172 = tensor.empty() : tensor<1x1x1xi32> loc(#loc225)
      %173 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_4 : tensor<1xi32>) outs(%172 : tensor<1x1x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc40 at #loc188)), %out: i32 loc(callsite(#loc28 at #loc188))):
        linalg.yield %in : i32 loc(#loc225)
      } -> tensor<1x1x1xi32> loc(#loc225)
      %174 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<1x1x1xi32>) outs(%168 : tensor<5x1x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc28 at #loc188)), %out: i32 loc(callsite(#loc41 at #loc188))):
        linalg.yield %in : i32 loc(#loc227)
      } -> tensor<5x1x1xi32> loc(#loc227)
      %175 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %174 : tensor<5x1x1xi32>, tensor<5x1x1xi32>) outs(%170 : tensor<5x1x1xi1>) {
      ^bb0(%in: i32 loc(callsite(#loc38 at #loc188)), %in_29: i32 loc(callsite(#loc41 at #loc188)), %out: i1 loc(callsite(#loc41 at #loc188))):
        %234 = arith.cmpi sle, %in, %in_29 : i32 loc(#loc227)
        linalg.yield %234 : i1 loc(#loc227)
      } -> tensor<5x1x1xi1> loc(#loc227)
      %176 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %175 : tensor<5x1x1xi1>, tensor<5x1x1xi1>) outs(%170 : tensor<5x1x1xi1>) {
      ^bb0(%in: i1 loc(callsite(#loc39 at #loc188)), %in_29: i1 loc(callsite(#loc41 at #loc188)), %out: i1 loc(callsite(#loc42 at #loc188))):
        %234 = arith.andi %in, %in_29 : i1 loc(#loc228)
        linalg.yield %234 : i1 loc(#loc228)
      } -> tensor<5x1x1xi1> loc(#loc228)
      %177 = linalg.fill ins(%true : i1) outs(%163 : tensor<5x1xi1>) -> tensor<5x1xi1> loc(#loc229)
      %178 = linalg.generic {indexing_maps = [#map9, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%176 : tensor<5x1x1xi1>) outs(%177 : tensor<5x1xi1>) {
      ^bb0(%in: i1 loc(callsite(#loc43 at #loc188)), %out: i1 loc(callsite(#loc43 at #loc188))):
        %234 = arith.andi %out, %in : i1 loc(#loc229)
        linalg.yield %234 : i1 loc(#loc229)
      } -> tensor<5x1xi1> loc(#loc229)
      %179 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%149 : tensor<5x1xf32>) {
      ^bb0(%out: f32 loc(callsite(#loc40 at #loc188))):
        %234 = linalg.index 0 : index loc(#loc226)
        %extracted = tensor.extract %expanded_24[%234, %c0, %c0] : tensor<5x1x1xi32> loc(#loc226)
        %235 = arith.index_cast %extracted : i32 to index loc(#loc226)
        %236 = arith.maxsi %235, %c0 : index loc(#loc226)
        %237 = arith.minsi %236, %c3 : index loc(#loc226)
        %extracted_29 = tensor.extract %159[%234, %237] : tensor<5x4xf32> loc(#loc226)
        linalg.yield %extracted_29 : f32 loc(#loc226)
      } -> tensor<5x1xf32> loc(#loc226)
      %180 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc40 at #loc188)), %out: f32 loc(callsite(#loc28 at #loc188))):
        linalg.yield %in : f32 loc(#loc225)
      } -> tensor<5x1xf32> loc(#loc225)
      %181 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%178, %179, %180 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: i1 loc(callsite(#loc43 at #loc188)), %in_29: f32 loc(callsite(#loc40 at #loc188)), %in_30: f32 loc(callsite(#loc28 at #loc188)), %out: f32 loc(callsite(#loc37 at #loc188))):
        %234 = arith.select %in, %in_29, %in_30 : f32 loc(#loc222)
        linalg.yield %234 : f32 loc(#loc222)
      } -> tensor<5x1xf32> loc(#loc222)
      %collapsed_25 = tensor.collapse_shape %181 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32> loc(#loc189)
      %182 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_25 : tensor<5xf32>) outs(%144 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc135 at #loc176)), %out: f32 loc(callsite(#loc136 at #loc176))):
        %234 = arith.negf %in : f32 loc(#loc190)
        linalg.yield %234 : f32 loc(#loc190)
      } -> tensor<5xf32> loc(#loc190)
      %183 = tensor.empty() : tensor<f32> loc(#loc191)
      %184 = linalg.fill ins(%cst : f32) outs(%183 : tensor<f32>) -> tensor<f32> loc(#loc191)
      %185 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction"]} ins(%182 : tensor<5xf32>) outs(%184 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc176)), %out: f32 loc(callsite(#loc137 at #loc176))):
        %234 = arith.addf %out, %in : f32 loc(#loc191)
        linalg.yield %234 : f32 loc(#loc191)
      } -> tensor<f32> loc(#loc191)
      %186 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%185 : tensor<f32>) outs(%183 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc137 at #loc176)), %out: f32 loc(callsite(#loc138 at #loc176))):
        %234 = arith.divf %in, %cst_0 : f32 loc(#loc192)
        linalg.yield %234 : f32 loc(#loc192)
      } -> tensor<f32> loc(#loc192)
      %187 = linalg.generic {indexing_maps = [#map13], iterator_types = []} outs(%183 : tensor<f32>) {
      ^bb0(%out: f32 loc(callsite(#loc139 at #loc176))):
        linalg.yield %cst_1 : f32 loc(#loc193)
      } -> tensor<f32> loc(#loc193)
      %188 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%187 : tensor<f32>) outs(%144 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc139 at #loc176)), %out: f32 loc(callsite(#loc140 at #loc176))):
        linalg.yield %in : f32 loc(#loc194)
      } -> tensor<5xf32> loc(#loc194)
      %189 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%188 : tensor<5xf32>) outs(%144 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc140 at #loc176)), %out: f32 loc(callsite(#loc141 at #loc176))):
        %234 = arith.negf %in : f32 loc(#loc195)
        linalg.yield %234 : f32 loc(#loc195)
      } -> tensor<5xf32> loc(#loc195)
      %190 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%189 : tensor<5xf32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc141 at #loc176)), %out: f32 loc(callsite(#loc142 at #loc176))):
        linalg.yield %in : f32 loc(#loc196)
      } -> tensor<5x1xf32> loc(#loc196)
      %191 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc197)), %out: f32 loc(callsite(#loc28 at #loc197))):
        linalg.yield %in : f32 loc(#loc230)
      } -> tensor<5x4xf32> loc(#loc230)
      %192 = linalg.generic {indexing_maps = [#map12, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<5x1xi32>) outs(%168 : tensor<5x1x1xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc at #loc232)), %out: i32 loc(callsite(#loc28 at #loc232))):
        linalg.yield %in : i32 loc(#loc243)
      } -> tensor<5x1x1xi32> loc(#loc243)
      %193 = tensor.empty() : tensor<1x1x4xi32> loc(#loc245)
      %194 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel", "parallel", "parallel"]} outs(%193 : tensor<1x1x4xi32>) {
      ^bb0(%out: i32 loc(callsite(#loc47 at #loc232))):
        %234 = linalg.index 2 : index loc(#loc245)
        %235 = arith.index_cast %234 : index to i32 loc(#loc245)
        linalg.yield %235 : i32 loc(#loc245)
      } -> tensor<1x1x4xi32> loc(#loc245)
      %195 = tensor.empty() : tensor<5x1x4xi32> loc(#loc246)
      %196 = linalg.generic {indexing_maps = [#map14, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<5x1x1xi32>) outs(%195 : tensor<5x1x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc28 at #loc232)), %out: i32 loc(callsite(#loc48 at #loc232))):
        linalg.yield %in : i32 loc(#loc246)
      } -> tensor<5x1x4xi32> loc(#loc246)
      %197 = linalg.generic {indexing_maps = [#map11, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194 : tensor<1x1x4xi32>) outs(%195 : tensor<5x1x4xi32>) {
      ^bb0(%in: i32 loc(callsite(#loc47 at #loc232)), %out: i32 loc(callsite(#loc48 at #loc232))):
        linalg.yield %in : i32 loc(#loc246)
      } -> tensor<5x1x4xi32> loc(#loc246)
      %198 = tensor.empty() : tensor<5x1x4xi1> loc(#loc246)
      %199 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %197 : tensor<5x1x4xi32>, tensor<5x1x4xi32>) outs(%198 : tensor<5x1x4xi1>) {
      ^bb0(%in: i32 loc(callsite(#loc48 at #loc232)), %in_29: i32 loc(callsite(#loc48 at #loc232)), %out: i1 loc(callsite(#loc48 at #loc232))):
        %234 = arith.cmpi eq, %in, %in_29 : i32 loc(#loc246)
        linalg.yield %234 : i1 loc(#loc246)
      } -> tensor<5x1x4xi1> loc(#loc246)
      %200 = tensor.empty() : tensor<5x1x4xf32> loc(#loc247)
      %201 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199 : tensor<5x1x4xi1>) outs(%200 : tensor<5x1x4xf32>) {
      ^bb0(%in: i1 loc(callsite(#loc48 at #loc232)), %out: f32 loc(callsite(#loc49 at #loc232))):
        %234 = arith.uitofp %in : i1 to f32 loc(#loc247)
        linalg.yield %234 : f32 loc(#loc247)
      } -> tensor<5x1x4xf32> loc(#loc247)
      %202 = linalg.generic {indexing_maps = [#map15, #map16, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%190, %201 : tensor<5x1xf32>, tensor<5x1x4xf32>) outs(%138 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc197)), %in_29: f32 loc(callsite(#loc46 at #loc197)), %out: f32 loc(callsite(#loc50 at #loc197))):
        %234 = arith.mulf %in, %in_29 : f32 loc(#loc231)
        %235 = arith.addf %out, %234 : f32 loc(#loc233)
        linalg.yield %235 : f32 loc(#loc231)
      } -> tensor<5x4xf32> loc(#loc233)
      %203 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%191, %202 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc28 at #loc197)), %in_29: f32 loc(callsite(#loc50 at #loc197)), %out: f32 loc(callsite(#loc36 at #loc197))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc234)
        linalg.yield %234 : f32 loc(#loc234)
      } -> tensor<5x4xf32> loc(#loc234)
      %204 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%203 : tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc51 at #loc198))):
        %234 = arith.negf %in : f32 loc(#loc235)
        linalg.yield %234 : f32 loc(#loc235)
      } -> tensor<5x4xf32> loc(#loc235)
      %205 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "reduction"]} ins(%204 : tensor<5x4xf32>) outs(%154 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc31 at #loc198)), %out: f32 loc(callsite(#loc31 at #loc198))):
        %234 = arith.addf %out, %in : f32 loc(#loc237)
        linalg.yield %234 : f32 loc(#loc237)
      } -> tensor<5xf32> loc(#loc237)
      %expanded_26 = tensor.expand_shape %205 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32> loc(#loc238)
      %206 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_26, %156 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%149 : tensor<5x1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc38 at #loc198)), %in_29: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc52 at #loc198))):
        %234 = arith.divf %in, %in_29 : f32 loc(#loc239)
        linalg.yield %234 : f32 loc(#loc239)
      } -> tensor<5x1xf32> loc(#loc239)
      %207 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["parallel", "reduction"]} ins(%206 : tensor<5x1xf32>) outs(%154 : tensor<5xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc31 at #loc198)), %out: f32 loc(callsite(#loc31 at #loc198))):
        %234 = arith.addf %out, %in : f32 loc(#loc237)
        linalg.yield %234 : f32 loc(#loc237)
      } -> tensor<5xf32> loc(#loc237)
      %208 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<5xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc31 at #loc198)), %out: f32 loc(callsite(#loc28 at #loc198))):
        linalg.yield %in : f32 loc(#loc240)
      } -> tensor<5x4xf32> loc(#loc240)
      %209 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%208, %153 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc28 at #loc198)), %in_29: f32 loc(callsite(#loc at #loc198)), %out: f32 loc(callsite(#loc53 at #loc198))):
        %234 = arith.mulf %in, %in_29 : f32 loc(#loc241)
        linalg.yield %234 : f32 loc(#loc241)
      } -> tensor<5x4xf32> loc(#loc241)
      %210 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%203, %209 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%137 : tensor<5x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc198)), %in_29: f32 loc(callsite(#loc53 at #loc198)), %out: f32 loc(callsite(#loc54 at #loc198))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc242)
        linalg.yield %234 : f32 loc(#loc242)
      } -> tensor<5x4xf32> loc(#loc242)
      %211 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4xf32>) -> tensor<4xf32> loc(#loc199)
      %212 = linalg.generic {indexing_maps = [#map17, #map6], iterator_types = ["parallel", "reduction"]} ins(%210 : tensor<5x4xf32>) outs(%211 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc143 at #loc176)), %out: f32 loc(callsite(#loc143 at #loc176))):
        %234 = arith.addf %out, %in : f32 loc(#loc199)
        linalg.yield %234 : f32 loc(#loc199)
      } -> tensor<4xf32> loc(#loc199)
      %expanded_27 = tensor.expand_shape %212 [[0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32> loc(#loc200)
      %213 = linalg.generic {indexing_maps = [#map17, #map6], iterator_types = ["parallel", "reduction"]} ins(%expanded_27 : tensor<1x4xf32>) outs(%211 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc143 at #loc176)), %out: f32 loc(callsite(#loc143 at #loc176))):
        %234 = arith.addf %out, %in : f32 loc(#loc199)
        linalg.yield %234 : f32 loc(#loc199)
      } -> tensor<4xf32> loc(#loc199)
      %214 = tensor.empty() : tensor<4x10xf32> loc(#loc201)
      %215 = linalg.fill ins(%cst : f32) outs(%214 : tensor<4x10xf32>) -> tensor<4x10xf32> loc(#loc201)
      %216 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%210, %134 : tensor<5x4xf32>, tensor<5x10xf32>) outs(%215 : tensor<4x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc176)), %in_29: f32 loc(callsite(#loc132 at #loc176)), %out: f32 loc(callsite(#loc145 at #loc176))):
        %234 = arith.mulf %in, %in_29 : f32 loc(#loc198)
        %235 = arith.addf %out, %234 : f32 loc(#loc201)
        linalg.yield %235 : f32 loc(#loc182)
      } -> tensor<4x10xf32> loc(#loc201)
      %217 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<4x10xf32>) outs(%6 : tensor<10x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc145 at #loc176)), %out: f32 loc(callsite(#loc146 at #loc176))):
        linalg.yield %in : f32 loc(#loc202)
      } -> tensor<10x4xf32> loc(#loc202)
      %218 = linalg.generic {indexing_maps = [#map15, #map20, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%210, %arg12 : tensor<5x4xf32>, tensor<10x4xf32>) outs(%127 : tensor<5x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc96 at #loc176)), %in_29: f32 loc(callsite(#loc at #loc176)), %out: f32 loc(callsite(#loc145 at #loc176))):
        %234 = arith.mulf %in, %in_29 : f32 loc(#loc198)
        %235 = arith.addf %out, %234 : f32 loc(#loc201)
        linalg.yield %235 : f32 loc(#loc182)
      } -> tensor<5x10xf32> loc(#loc201)
      %219 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%136, %218, %133 : tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) outs(%126 : tensor<5x10xf32>) {
      ^bb0(%in: i1 loc(callsite(#loc133 at #loc176)), %in_29: f32 loc(callsite(#loc145 at #loc176)), %in_30: f32 loc(callsite(#loc133 at #loc176)), %out: f32 loc(callsite(#loc147 at #loc176))):
        %234 = arith.select %in, %in_29, %in_30 : f32 loc(#loc203)
        linalg.yield %234 : f32 loc(#loc203)
      } -> tensor<5x10xf32> loc(#loc203)
      %220 = linalg.fill ins(%cst : f32) outs(%0 : tensor<10xf32>) -> tensor<10xf32> loc(#loc199)
      %221 = linalg.generic {indexing_maps = [#map17, #map6], iterator_types = ["parallel", "reduction"]} ins(%219 : tensor<5x10xf32>) outs(%220 : tensor<10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc143 at #loc176)), %out: f32 loc(callsite(#loc143 at #loc176))):
        %234 = arith.addf %out, %in : f32 loc(#loc199)
        linalg.yield %234 : f32 loc(#loc199)
      } -> tensor<10xf32> loc(#loc199)
      %expanded_28 = tensor.expand_shape %221 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32> loc(#loc200)
      %222 = linalg.generic {indexing_maps = [#map17, #map6], iterator_types = ["parallel", "reduction"]} ins(%expanded_28 : tensor<1x10xf32>) outs(%220 : tensor<10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc143 at #loc176)), %out: f32 loc(callsite(#loc143 at #loc176))):
        %234 = arith.addf %out, %in : f32 loc(#loc199)
        linalg.yield %234 : f32 loc(#loc199)
      } -> tensor<10xf32> loc(#loc199)
      %223 = tensor.empty() : tensor<10x6xf32> loc(#loc201)
      %224 = linalg.fill ins(%cst : f32) outs(%223 : tensor<10x6xf32>) -> tensor<10x6xf32> loc(#loc201)
      %225 = linalg.generic {indexing_maps = [#map18, #map19, #map12], iterator_types = ["parallel", "parallel", "reduction"]} ins(%219, %collapsed : tensor<5x10xf32>, tensor<5x6xf32>) outs(%224 : tensor<10x6xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc147 at #loc176)), %in_29: f32 loc(callsite(#loc at #loc176)), %out: f32 loc(callsite(#loc145 at #loc176))):
        %234 = arith.mulf %in, %in_29 : f32 loc(#loc203)
        %235 = arith.addf %out, %234 : f32 loc(#loc201)
        linalg.yield %235 : f32 loc(#loc182)
      } -> tensor<10x6xf32> loc(#loc201)
      %226 = linalg.generic {indexing_maps = [#map17, #map3], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<10x6xf32>) outs(%2 : tensor<6x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc145 at #loc176)), %out: f32 loc(callsite(#loc146 at #loc176))):
        linalg.yield %in : f32 loc(#loc202)
      } -> tensor<6x10xf32> loc(#loc202)
      %227 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%arg16, %186 : tensor<f32>, tensor<f32>) outs(%183 : tensor<f32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %in_29: f32 loc(callsite(#loc138 at #loc176)), %out: f32 loc(callsite(#loc99 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc204)
        linalg.yield %234 : f32 loc(#loc204)
      } -> tensor<f32> loc(#loc204)
      %228 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg17, %222 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %in_29: f32 loc(callsite(#loc143 at #loc176)), %out: f32 loc(callsite(#loc100 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc205)
        linalg.yield %234 : f32 loc(#loc205)
      } -> tensor<10xf32> loc(#loc205)
      %229 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg18, %226 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %in_29: f32 loc(callsite(#loc146 at #loc176)), %out: f32 loc(callsite(#loc100 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc205)
        linalg.yield %234 : f32 loc(#loc205)
      } -> tensor<6x10xf32> loc(#loc205)
      %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg19, %213 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %in_29: f32 loc(callsite(#loc143 at #loc176)), %out: f32 loc(callsite(#loc100 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc205)
        linalg.yield %234 : f32 loc(#loc205)
      } -> tensor<4xf32> loc(#loc205)
      %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg20, %217 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc176)), %in_29: f32 loc(callsite(#loc146 at #loc176)), %out: f32 loc(callsite(#loc100 at #loc176))):
        %234 = arith.addf %in, %in_29 : f32 loc(#loc205)
        linalg.yield %234 : f32 loc(#loc205)
      } -> tensor<10x4xf32> loc(#loc205)
      %232 = tensor.empty() : tensor<1xf32> loc(#loc206)
      %233 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%186 : tensor<f32>) outs(%232 : tensor<1xf32>) {
      ^bb0(%in: f32 loc(callsite(#loc at #loc177)), %out: f32 loc(callsite(#loc101 at #loc177))):
        linalg.yield %in : f32 loc(#loc206)
      } -> tensor<1xf32> loc(#loc206)
      %inserted_slice = tensor.insert_slice %233 into %arg21[%125] [1] [1] : tensor<1xf32> into tensor<4xf32> loc(#loc208)
      scf.yield %227, %228, %229, %230, %231, %inserted_slice : tensor<f32>, tensor<10xf32>, tensor<6x10xf32>, tensor<4xf32>, tensor<10x4xf32>, tensor<4xf32> loc(#loc171)
    } loc(#loc171)
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc104))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<10xf32> loc(#loc149)
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%8#1, %9 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(""(#loc126)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("div"(#loc104))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc149)
      linalg.yield %123 : f32 loc(#loc149)
    } -> tensor<10xf32> loc(#loc149)
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc104))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<6x10xf32> loc(#loc149)
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8#2, %11 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(""(#loc126)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("div"(#loc104))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc149)
      linalg.yield %123 : f32 loc(#loc149)
    } -> tensor<6x10xf32> loc(#loc149)
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_19 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc104))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<4xf32> loc(#loc149)
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%8#3, %13 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(""(#loc126)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("div"(#loc104))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc149)
      linalg.yield %123 : f32 loc(#loc149)
    } -> tensor<4xf32> loc(#loc149)
    %15 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_19 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("div"(#loc104))):
      linalg.yield %in : f32 loc(#loc149)
    } -> tensor<10x4xf32> loc(#loc149)
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8#4, %15 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(""(#loc126)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("div"(#loc104))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc149)
      linalg.yield %123 : f32 loc(#loc149)
    } -> tensor<10x4xf32> loc(#loc149)
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc105))):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<10xf32> loc(#loc150)
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%17, %10 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("mul"(#loc105))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc150)
      linalg.yield %123 : f32 loc(#loc150)
    } -> tensor<10xf32> loc(#loc150)
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc106))):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<10xf32> loc(#loc151)
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%19, %arg1 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc106)), %in_22: f32 loc("s['opt'][0].mu['a']['b']"), %out: f32 loc("mul"(#loc106))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc151)
      linalg.yield %123 : f32 loc(#loc151)
    } -> tensor<10xf32> loc(#loc151)
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%18, %20 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("mul"(#loc106)), %out: f32 loc("add"(#loc105))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc152)
      linalg.yield %123 : f32 loc(#loc152)
    } -> tensor<10xf32> loc(#loc152)
    %22 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc105))):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<6x10xf32> loc(#loc150)
    %23 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%22, %12 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("mul"(#loc105))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc150)
      linalg.yield %123 : f32 loc(#loc150)
    } -> tensor<6x10xf32> loc(#loc150)
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc106))):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<6x10xf32> loc(#loc151)
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %arg2 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc106)), %in_22: f32 loc("s['opt'][0].mu['a']['w']"), %out: f32 loc("mul"(#loc106))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc151)
      linalg.yield %123 : f32 loc(#loc151)
    } -> tensor<6x10xf32> loc(#loc151)
    %26 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("mul"(#loc106)), %out: f32 loc("add"(#loc105))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc152)
      linalg.yield %123 : f32 loc(#loc152)
    } -> tensor<6x10xf32> loc(#loc152)
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc105))):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<4xf32> loc(#loc150)
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%27, %14 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("mul"(#loc105))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc150)
      linalg.yield %123 : f32 loc(#loc150)
    } -> tensor<4xf32> loc(#loc150)
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc106))):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<4xf32> loc(#loc151)
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%29, %arg3 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc106)), %in_22: f32 loc("s['opt'][0].mu['b']['b']"), %out: f32 loc("mul"(#loc106))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc151)
      linalg.yield %123 : f32 loc(#loc151)
    } -> tensor<4xf32> loc(#loc151)
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%28, %30 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("mul"(#loc106)), %out: f32 loc("add"(#loc105))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc152)
      linalg.yield %123 : f32 loc(#loc152)
    } -> tensor<4xf32> loc(#loc152)
    %32 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_18 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc105))):
      linalg.yield %in : f32 loc(#loc150)
    } -> tensor<10x4xf32> loc(#loc150)
    %33 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %16 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("mul"(#loc105))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc150)
      linalg.yield %123 : f32 loc(#loc150)
    } -> tensor<10x4xf32> loc(#loc150)
    %34 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_17 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc106))):
      linalg.yield %in : f32 loc(#loc151)
    } -> tensor<10x4xf32> loc(#loc151)
    %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %arg4 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc106)), %in_22: f32 loc("s['opt'][0].mu['b']['w']"), %out: f32 loc("mul"(#loc106))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc151)
      linalg.yield %123 : f32 loc(#loc151)
    } -> tensor<10x4xf32> loc(#loc151)
    %36 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc105)), %in_22: f32 loc("mul"(#loc106)), %out: f32 loc("add"(#loc105))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc152)
      linalg.yield %123 : f32 loc(#loc152)
    } -> tensor<10x4xf32> loc(#loc152)
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%10, %10 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc104)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("integer_pow"(#loc107))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc153)
      linalg.yield %123 : f32 loc(#loc153)
    } -> tensor<10xf32> loc(#loc153)
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc108))):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<10xf32> loc(#loc154)
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%38, %37 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("integer_pow"(#loc107)), %out: f32 loc("mul"(#loc108))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc154)
      linalg.yield %123 : f32 loc(#loc154)
    } -> tensor<10xf32> loc(#loc154)
    %40 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc109))):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<10xf32> loc(#loc155)
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%40, %arg5 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc109)), %in_22: f32 loc("s['opt'][0].nu['a']['b']"), %out: f32 loc("mul"(#loc109))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc155)
      linalg.yield %123 : f32 loc(#loc155)
    } -> tensor<10xf32> loc(#loc155)
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%39, %41 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("mul"(#loc109)), %out: f32 loc("add"(#loc108))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc156)
      linalg.yield %123 : f32 loc(#loc156)
    } -> tensor<10xf32> loc(#loc156)
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc104)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("integer_pow"(#loc107))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc153)
      linalg.yield %123 : f32 loc(#loc153)
    } -> tensor<6x10xf32> loc(#loc153)
    %44 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc108))):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<6x10xf32> loc(#loc154)
    %45 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44, %43 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("integer_pow"(#loc107)), %out: f32 loc("mul"(#loc108))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc154)
      linalg.yield %123 : f32 loc(#loc154)
    } -> tensor<6x10xf32> loc(#loc154)
    %46 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc109))):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<6x10xf32> loc(#loc155)
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46, %arg6 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc109)), %in_22: f32 loc("s['opt'][0].nu['a']['w']"), %out: f32 loc("mul"(#loc109))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc155)
      linalg.yield %123 : f32 loc(#loc155)
    } -> tensor<6x10xf32> loc(#loc155)
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45, %47 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("mul"(#loc109)), %out: f32 loc("add"(#loc108))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc156)
      linalg.yield %123 : f32 loc(#loc156)
    } -> tensor<6x10xf32> loc(#loc156)
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%14, %14 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc104)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("integer_pow"(#loc107))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc153)
      linalg.yield %123 : f32 loc(#loc153)
    } -> tensor<4xf32> loc(#loc153)
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc108))):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<4xf32> loc(#loc154)
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%50, %49 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("integer_pow"(#loc107)), %out: f32 loc("mul"(#loc108))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc154)
      linalg.yield %123 : f32 loc(#loc154)
    } -> tensor<4xf32> loc(#loc154)
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc109))):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<4xf32> loc(#loc155)
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%52, %arg7 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc109)), %in_22: f32 loc("s['opt'][0].nu['b']['b']"), %out: f32 loc("mul"(#loc109))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc155)
      linalg.yield %123 : f32 loc(#loc155)
    } -> tensor<4xf32> loc(#loc155)
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%51, %53 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("mul"(#loc109)), %out: f32 loc("add"(#loc108))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc156)
      linalg.yield %123 : f32 loc(#loc156)
    } -> tensor<4xf32> loc(#loc156)
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16, %16 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc104)), %in_22: f32 loc("div"(#loc104)), %out: f32 loc("integer_pow"(#loc107))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc153)
      linalg.yield %123 : f32 loc(#loc153)
    } -> tensor<10x4xf32> loc(#loc153)
    %56 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_16 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc108))):
      linalg.yield %in : f32 loc(#loc154)
    } -> tensor<10x4xf32> loc(#loc154)
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%56, %55 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("integer_pow"(#loc107)), %out: f32 loc("mul"(#loc108))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc154)
      linalg.yield %123 : f32 loc(#loc154)
    } -> tensor<10x4xf32> loc(#loc154)
    %58 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc109))):
      linalg.yield %in : f32 loc(#loc155)
    } -> tensor<10x4xf32> loc(#loc155)
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%58, %arg8 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc109)), %in_22: f32 loc("s['opt'][0].nu['b']['w']"), %out: f32 loc("mul"(#loc109))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc155)
      linalg.yield %123 : f32 loc(#loc155)
    } -> tensor<10x4xf32> loc(#loc155)
    %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%57, %59 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc108)), %in_22: f32 loc("mul"(#loc109)), %out: f32 loc("add"(#loc108))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc156)
      linalg.yield %123 : f32 loc(#loc156)
    } -> tensor<10x4xf32> loc(#loc156)
    %61 = tensor.empty() : tensor<i1> loc(#loc123)
    %62 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%61 : tensor<i1>) {
    ^bb0(%in: i32 loc("s['opt'][0].count"), %out: i1 loc("lt"(#loc76))):
      %123 = arith.cmpi slt, %in, %c2147483647_i32 : i32 loc(#loc123)
      linalg.yield %123 : i1 loc(#loc123)
    } -> tensor<i1> loc(#loc123)
    %63 = tensor.empty() : tensor<i32> loc(#loc157)
    %64 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%arg0 : tensor<i32>) outs(%63 : tensor<i32>) {
    ^bb0(%in: i32 loc("s['opt'][0].count"), %out: i32 loc("add"(#loc110))):
      %123 = arith.addi %in, %c1_i32 : i32 loc(#loc157)
      linalg.yield %123 : i32 loc(#loc157)
    } -> tensor<i32> loc(#loc157)
    %65 = linalg.generic {indexing_maps = [#map13, #map13, #map13, #map13], iterator_types = []} ins(%62, %64, %cst_14 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%63 : tensor<i32>) {
    ^bb0(%in: i1 loc(callsite(#loc at #loc111)), %in_22: i32 loc(callsite(#loc at #loc111)), %in_23: i32 loc(callsite(#loc at #loc111)), %out: i32 loc(callsite(#loc37 at #loc111))):
      %123 = arith.select %in, %in_22, %in_23 : i32 loc(#loc158)
      linalg.yield %123 : i32 loc(#loc158)
    } -> tensor<i32> loc(#loc158)
    %66 = tensor.empty() : tensor<f32> loc(#loc122)
    %67 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%65 : tensor<i32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: i32 loc("jit(train)/jit(_where)"(#loc64)), %out: f32 loc("pow"(#loc75))):
      %123 = arith.sitofp %in : i32 to f32 loc(#loc122)
      linalg.yield %123 : f32 loc(#loc122)
    } -> tensor<f32> loc(#loc122)
    %68 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%67 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc75)), %out: f32 loc("pow"(#loc75))):
      %123 = math.powf %cst_11, %in : f32 loc(#loc122)
      linalg.yield %123 : f32 loc(#loc122)
    } -> tensor<f32> loc(#loc122)
    %69 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%68 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc75)), %out: f32 loc("sub"(#loc75))):
      %123 = arith.subf %cst_10, %in : f32 loc(#loc160)
      linalg.yield %123 : f32 loc(#loc160)
    } -> tensor<f32> loc(#loc160)
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%69 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc75)), %out: f32 loc("div"(#loc75))):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<10xf32> loc(#loc161)
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%21, %70 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc105)), %in_22: f32 loc("div"(#loc75)), %out: f32 loc("div"(#loc75))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc161)
      linalg.yield %123 : f32 loc(#loc161)
    } -> tensor<10xf32> loc(#loc161)
    %72 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc75)), %out: f32 loc("div"(#loc75))):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<6x10xf32> loc(#loc161)
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%26, %72 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc105)), %in_22: f32 loc("div"(#loc75)), %out: f32 loc("div"(#loc75))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc161)
      linalg.yield %123 : f32 loc(#loc161)
    } -> tensor<6x10xf32> loc(#loc161)
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%69 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc75)), %out: f32 loc("div"(#loc75))):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<4xf32> loc(#loc161)
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%31, %74 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc105)), %in_22: f32 loc("div"(#loc75)), %out: f32 loc("div"(#loc75))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc161)
      linalg.yield %123 : f32 loc(#loc161)
    } -> tensor<4xf32> loc(#loc161)
    %76 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc75)), %out: f32 loc("div"(#loc75))):
      linalg.yield %in : f32 loc(#loc161)
    } -> tensor<10x4xf32> loc(#loc161)
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %76 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc105)), %in_22: f32 loc("div"(#loc75)), %out: f32 loc("div"(#loc75))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc161)
      linalg.yield %123 : f32 loc(#loc161)
    } -> tensor<10x4xf32> loc(#loc161)
    %78 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%67 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc75)), %out: f32 loc("pow"(#loc74))):
      %123 = math.powf %cst_9, %in : f32 loc(#loc121)
      linalg.yield %123 : f32 loc(#loc121)
    } -> tensor<f32> loc(#loc121)
    %79 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%78 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32 loc("pow"(#loc74)), %out: f32 loc("sub"(#loc74))):
      %123 = arith.subf %cst_10, %in : f32 loc(#loc162)
      linalg.yield %123 : f32 loc(#loc162)
    } -> tensor<f32> loc(#loc162)
    %80 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%79 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc74)), %out: f32 loc("div"(#loc74))):
      linalg.yield %in : f32 loc(#loc163)
    } -> tensor<10xf32> loc(#loc163)
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%42, %80 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc108)), %in_22: f32 loc("div"(#loc74)), %out: f32 loc("div"(#loc74))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc163)
      linalg.yield %123 : f32 loc(#loc163)
    } -> tensor<10xf32> loc(#loc163)
    %82 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc74)), %out: f32 loc("div"(#loc74))):
      linalg.yield %in : f32 loc(#loc163)
    } -> tensor<6x10xf32> loc(#loc163)
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %82 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc108)), %in_22: f32 loc("div"(#loc74)), %out: f32 loc("div"(#loc74))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc163)
      linalg.yield %123 : f32 loc(#loc163)
    } -> tensor<6x10xf32> loc(#loc163)
    %84 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%79 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc74)), %out: f32 loc("div"(#loc74))):
      linalg.yield %in : f32 loc(#loc163)
    } -> tensor<4xf32> loc(#loc163)
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%54, %84 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc108)), %in_22: f32 loc("div"(#loc74)), %out: f32 loc("div"(#loc74))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc163)
      linalg.yield %123 : f32 loc(#loc163)
    } -> tensor<4xf32> loc(#loc163)
    %86 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc74)), %out: f32 loc("div"(#loc74))):
      linalg.yield %in : f32 loc(#loc163)
    } -> tensor<10x4xf32> loc(#loc163)
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%60, %86 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc108)), %in_22: f32 loc("div"(#loc74)), %out: f32 loc("div"(#loc74))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc163)
      linalg.yield %123 : f32 loc(#loc163)
    } -> tensor<10x4xf32> loc(#loc163)
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%81, %1 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc74)), %in_22: f32 loc("broadcast_in_dim"(#loc78)), %out: f32 loc("add"(#loc112))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc164)
      linalg.yield %123 : f32 loc(#loc164)
    } -> tensor<10xf32> loc(#loc164)
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%88 : tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc112)), %out: f32 loc("sqrt"(#loc113))):
      %123 = math.sqrt %in : f32 loc(#loc165)
      linalg.yield %123 : f32 loc(#loc165)
    } -> tensor<10xf32> loc(#loc165)
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc113))):
      linalg.yield %in : f32 loc(#loc166)
    } -> tensor<10xf32> loc(#loc166)
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%89, %90 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc113)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("add"(#loc113))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc166)
      linalg.yield %123 : f32 loc(#loc166)
    } -> tensor<10xf32> loc(#loc166)
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%71, %91 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc75)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("div"(#loc114))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc167)
      linalg.yield %123 : f32 loc(#loc167)
    } -> tensor<10xf32> loc(#loc167)
    %93 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%83, %3 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc74)), %in_22: f32 loc("broadcast_in_dim"(#loc78)), %out: f32 loc("add"(#loc112))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc164)
      linalg.yield %123 : f32 loc(#loc164)
    } -> tensor<6x10xf32> loc(#loc164)
    %94 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("add"(#loc112)), %out: f32 loc("sqrt"(#loc113))):
      %123 = math.sqrt %in : f32 loc(#loc165)
      linalg.yield %123 : f32 loc(#loc165)
    } -> tensor<6x10xf32> loc(#loc165)
    %95 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc113))):
      linalg.yield %in : f32 loc(#loc166)
    } -> tensor<6x10xf32> loc(#loc166)
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94, %95 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc113)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("add"(#loc113))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc166)
      linalg.yield %123 : f32 loc(#loc166)
    } -> tensor<6x10xf32> loc(#loc166)
    %97 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73, %96 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("div"(#loc75)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("div"(#loc114))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc167)
      linalg.yield %123 : f32 loc(#loc167)
    } -> tensor<6x10xf32> loc(#loc167)
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%85, %5 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc74)), %in_22: f32 loc("broadcast_in_dim"(#loc78)), %out: f32 loc("add"(#loc112))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc164)
      linalg.yield %123 : f32 loc(#loc164)
    } -> tensor<4xf32> loc(#loc164)
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%98 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc112)), %out: f32 loc("sqrt"(#loc113))):
      %123 = math.sqrt %in : f32 loc(#loc165)
      linalg.yield %123 : f32 loc(#loc165)
    } -> tensor<4xf32> loc(#loc165)
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc113))):
      linalg.yield %in : f32 loc(#loc166)
    } -> tensor<4xf32> loc(#loc166)
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%99, %100 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc113)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("add"(#loc113))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc166)
      linalg.yield %123 : f32 loc(#loc166)
    } -> tensor<4xf32> loc(#loc166)
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%75, %101 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc75)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("div"(#loc114))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc167)
      linalg.yield %123 : f32 loc(#loc167)
    } -> tensor<4xf32> loc(#loc167)
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %7 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc74)), %in_22: f32 loc("broadcast_in_dim"(#loc78)), %out: f32 loc("add"(#loc112))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc164)
      linalg.yield %123 : f32 loc(#loc164)
    } -> tensor<10x4xf32> loc(#loc164)
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("add"(#loc112)), %out: f32 loc("sqrt"(#loc113))):
      %123 = math.sqrt %in : f32 loc(#loc165)
      linalg.yield %123 : f32 loc(#loc165)
    } -> tensor<10x4xf32> loc(#loc165)
    %105 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc113))):
      linalg.yield %in : f32 loc(#loc166)
    } -> tensor<10x4xf32> loc(#loc166)
    %106 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("sqrt"(#loc113)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("add"(#loc113))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc166)
      linalg.yield %123 : f32 loc(#loc166)
    } -> tensor<10x4xf32> loc(#loc166)
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%77, %106 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("div"(#loc75)), %in_22: f32 loc("add"(#loc113)), %out: f32 loc("div"(#loc114))):
      %123 = arith.divf %in, %in_22 : f32 loc(#loc167)
      linalg.yield %123 : f32 loc(#loc167)
    } -> tensor<10x4xf32> loc(#loc167)
    %108 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc115))):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<10xf32> loc(#loc168)
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%108, %92 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc115)), %in_22: f32 loc("div"(#loc114)), %out: f32 loc("mul"(#loc115))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc168)
      linalg.yield %123 : f32 loc(#loc168)
    } -> tensor<10xf32> loc(#loc168)
    %110 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc115))):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<6x10xf32> loc(#loc168)
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%110, %97 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc115)), %in_22: f32 loc("div"(#loc114)), %out: f32 loc("mul"(#loc115))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc168)
      linalg.yield %123 : f32 loc(#loc168)
    } -> tensor<6x10xf32> loc(#loc168)
    %112 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc115))):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<4xf32> loc(#loc168)
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%112, %102 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc115)), %in_22: f32 loc("div"(#loc114)), %out: f32 loc("mul"(#loc115))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc168)
      linalg.yield %123 : f32 loc(#loc168)
    } -> tensor<4xf32> loc(#loc168)
    %114 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc115))):
      linalg.yield %in : f32 loc(#loc168)
    } -> tensor<10x4xf32> loc(#loc168)
    %115 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%114, %107 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc115)), %in_22: f32 loc("div"(#loc114)), %out: f32 loc("mul"(#loc115))):
      %123 = arith.mulf %in, %in_22 : f32 loc(#loc168)
      linalg.yield %123 : f32 loc(#loc168)
    } -> tensor<10x4xf32> loc(#loc168)
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg9, %109 : tensor<10xf32>, tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32 loc("params.a.b"), %in_22: f32 loc("mul"(#loc115)), %out: f32 loc("add"(#loc116))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc169)
      linalg.yield %123 : f32 loc(#loc169)
    } -> tensor<10xf32> loc(#loc169)
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg10, %111 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%2 : tensor<6x10xf32>) {
    ^bb0(%in: f32 loc("params.a.w"), %in_22: f32 loc("mul"(#loc115)), %out: f32 loc("add"(#loc116))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc169)
      linalg.yield %123 : f32 loc(#loc169)
    } -> tensor<6x10xf32> loc(#loc169)
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg11, %113 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32 loc("params.b.b"), %in_22: f32 loc("mul"(#loc115)), %out: f32 loc("add"(#loc116))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc169)
      linalg.yield %123 : f32 loc(#loc169)
    } -> tensor<4xf32> loc(#loc169)
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg12, %115 : tensor<10x4xf32>, tensor<10x4xf32>) outs(%6 : tensor<10x4xf32>) {
    ^bb0(%in: f32 loc("params.b.w"), %in_22: f32 loc("mul"(#loc115)), %out: f32 loc("add"(#loc116))):
      %123 = arith.addf %in, %in_22 : f32 loc(#loc169)
      linalg.yield %123 : f32 loc(#loc169)
    } -> tensor<10x4xf32> loc(#loc169)
    %120 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%8#0 : tensor<f32>) outs(%66 : tensor<f32>) {
    ^bb0(%in: f32 loc(""(#loc126)), %out: f32 loc("div"(#loc73))):
      %123 = arith.divf %in, %cst_8 : f32 loc(#loc120)
      linalg.yield %123 : f32 loc(#loc120)
    } -> tensor<f32> loc(#loc120)
    %121 = linalg.fill ins(%cst_7 : f32) outs(%66 : tensor<f32>) -> tensor<f32> loc(#loc170)
    %122 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction"]} ins(%8#5 : tensor<4xf32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_max"(#loc117)), %out: f32 loc("reduce_max"(#loc117))):
      %123 = arith.maximumf %out, %in : f32 loc(#loc170)
      linalg.yield %123 : f32 loc(#loc170)
    } -> tensor<f32> loc(#loc170)
    return %65, %21, %26, %31, %36, %42, %48, %54, %60, %116, %117, %118, %119, %120, %122 : tensor<i32>, tensor<10xf32>, tensor<6x10xf32>, tensor<4xf32>, tensor<10x4xf32>, tensor<10xf32>, tensor<6x10xf32>, tensor<4xf32>, tensor<10x4xf32>, tensor<10xf32>, tensor<6x10xf32>, tensor<4xf32>, tensor<10x4xf32>, tensor<f32>, tensor<f32> loc(#loc118)
  } loc(#loc)
} loc(#loc)
#loc21 = loc("loops.py":21:39)
#loc71 = loc("export.py":100:36)
#loc77 = loc("jit(train)"(#loc21))
#loc80 = loc("dynamic_slice"(#loc16))
#loc81 = loc("while/body/jit(dynamic_index_in_dim)"(#loc16))
#loc82 = loc("squeeze"(#loc16))
#loc103 = loc("dynamic_update_slice"(#loc16))
#loc118 = loc("jit(train)"(#loc71))
#loc119 = loc("scan"(#loc72))
#loc124 = loc("reshape"(#loc77))
#loc127 = loc(callsite(#loc81 at #loc16))
#loc144 = loc("reshape"(#loc97))
#loc172 = loc(callsite(#loc127 at #loc72))
#loc175 = loc(""(#loc172))
#loc178 = loc(callsite(#loc80 at #loc175))
#loc179 = loc(callsite(#loc82 at #loc175))
#loc200 = loc(callsite(#loc144 at #loc176))
#loc208 = loc(callsite(#loc103 at #loc177))

