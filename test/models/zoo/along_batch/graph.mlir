#loc = loc(unknown)
#loc1 = loc("params.w")
#loc2 = loc("x")
#loc3 = loc("export.py":100:36)
#loc4 = loc("sums.py":12:21)
#loc5 = loc("sums.py":12:12)
#loc6 = loc("sums.py":13:30)
#loc7 = loc("sums.py":13:24)
#loc8 = loc("sums.py":15:51)
#loc9 = loc("sums.py":15:81)
#loc10 = loc("sums.py":15:34)
#loc11 = loc("sums.py":16:28)
#loc12 = loc("sums.py":16:61)
#loc13 = loc("sums.py":16:54)
#loc14 = loc("reduce_window_sum")
#loc15 = loc("sums.py":17:23)
#loc16 = loc("sums.py":17:60)
#loc17 = loc("sums.py":17:49)
#loc18 = loc("rev")
#loc19 = loc("sums.py":18:87)
#loc20 = loc("sums.py":18:83)
#loc22 = loc("sums.py":18:116)
#loc23 = loc("concatenate")
#loc24 = loc("sums.py":18:112)
#loc25 = loc("sums.py":23:32)
#loc26 = loc("sums.py":23:23)
#loc27 = loc("sums.py":23:19)
#loc29 = loc("pad")
#loc30 = loc("add_any")
#loc31 = loc("sums.py":25:51)
#loc32 = loc("sums.py":25:32)
#loc33 = loc("sums.py":18:24)
#loc34 = loc("reduce_window")
#loc35 = loc("sums.py":17:90)
#loc36 = loc("sums.py":17:102)
#loc38 = loc("reduce_window_max")
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0 + d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (-d0 + 9, d1)>
#map6 = affine_map<() -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map8 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map9 = affine_map<(d0, d1) -> (d1, d0)>
#map10 = affine_map<(d0, d1) -> (-d0 + 10, d1)>
#loc39 = loc("jit(train)"(#loc3))
#loc40 = loc("jit(train)/jvp()"(#loc4))
#loc41 = loc("jit(train)/jvp()"(#loc5))
#loc42 = loc("jit(train)/jvp()"(#loc6))
#loc43 = loc("jit(train)/jvp()"(#loc7))
#loc44 = loc("jit(train)/jvp()"(#loc8))
#loc46 = loc("jit(train)/jvp()"(#loc10))
#loc47 = loc("jit(train)/jvp()"(#loc11))
#loc48 = loc("jit(train)/jvp()"(#loc12))
#loc49 = loc("jit(train)/jvp()"(#loc13))
#loc50 = loc("jit(train)/jvp(jit(cumsum))"(#loc15))
#loc51 = loc("reduce_window_sum:"(#loc14))
#loc52 = loc("jit(train)/jvp()"(#loc16))
#loc53 = loc("jit(train)/jvp(jit(cumsum))"(#loc17))
#loc54 = loc("jit(train)/jvp()"(#loc17))
#loc55 = loc("jit(train)/jvp(jit(_flip))"(#loc19))
#loc56 = loc("jit(train)/jvp()"(#loc20))
#loc57 = loc("jit(train)/jvp(jit(_roll_static))"(#loc22))
#loc58 = loc("jit(train)/jvp()"(#loc24))
#loc59 = loc("jit(train)/jvp()"(#loc25))
#loc60 = loc("jit(train)/jvp()"(#loc26))
#loc61 = loc("jit(train)/jvp()"(#loc27))
#loc62 = loc("jit(train)/transpose(jvp())"(#loc26))
#loc63 = loc("jit(train)/transpose(jvp())"(#loc25))
#loc64 = loc("jit(train)/transpose(jvp())"(#loc24))
#loc65 = loc("jit(train)/transpose(jvp(jit(_roll_static)))"(#loc22))
#loc66 = loc("jit(train)/transpose(jvp())"(#loc22))
#loc67 = loc("jit(train)/transpose(jvp())"(#loc20))
#loc68 = loc("jit(train)/transpose(jvp())"(#loc17))
#loc69 = loc("jit(train)/transpose(jvp(jit(cumsum)))"(#loc17))
#loc70 = loc("jit(train)/transpose(jvp())"(#loc16))
#loc71 = loc("jit(train)/transpose(jvp(jit(cumsum)))"(#loc15))
#loc72 = loc("jit(train)/transpose(jvp())"(#loc15))
#loc73 = loc("jit(train)/transpose(jvp())"(#loc12))
#loc75 = loc("jit(train)/transpose(jvp())"(#loc9))
#loc76 = loc("jit(train)/transpose(jvp())"(#loc11))
#loc77 = loc("jit(train)/transpose(jvp())"(#loc13))
#loc78 = loc("jit(train)/transpose(jvp())"(#loc6))
#loc79 = loc("jit(train)/transpose(jvp())"(#loc5))
#loc80 = loc("jit(train)/transpose(jvp())"(#loc4))
#loc81 = loc("jit(train)"(#loc31))
#loc82 = loc("jit(train)"(#loc32))
#loc83 = loc("reduce_window_max"(#loc33))
#loc84 = loc("jit(<lambda>)"(#loc33))
#loc85 = loc("jit(<lambda>)/jit(cumprod)"(#loc35))
#loc86 = loc("jit(<lambda>)"(#loc3))
#loc87 = loc("jit(<lambda>)"(#loc4))
#loc88 = loc("jit(<lambda>)"(#loc5))
#loc89 = loc("jit(<lambda>)"(#loc6))
#loc90 = loc("jit(<lambda>)"(#loc7))
#loc91 = loc("jit(<lambda>)"(#loc8))
#loc93 = loc("jit(<lambda>)"(#loc10))
#loc94 = loc("jit(<lambda>)"(#loc11))
#loc95 = loc("jit(<lambda>)"(#loc12))
#loc96 = loc("jit(<lambda>)"(#loc13))
#loc97 = loc("jit(<lambda>)/jit(cumsum)"(#loc15))
#loc98 = loc("jit(<lambda>)"(#loc16))
#loc99 = loc("jit(<lambda>)/jit(cumsum)"(#loc17))
#loc100 = loc("jit(<lambda>)"(#loc17))
#loc101 = loc("jit(<lambda>)"(#loc36))
#loc102 = loc("reduce_window:"(#loc34))
#loc103 = loc("reduce_window_max:"(#loc38))
#loc104 = loc("jit(<lambda>)/jit(_flip)"(#loc19))
#loc105 = loc("jit(<lambda>)"(#loc20))
#loc106 = loc("jit(<lambda>)/jit(_roll_static)"(#loc22))
#loc107 = loc("jit(<lambda>)"(#loc24))
#loc108 = loc("dot_general"(#loc40))
#loc109 = loc("tanh"(#loc41))
#loc110 = loc("sub"(#loc41))
#loc111 = loc("mul"(#loc42))
#loc112 = loc("add"(#loc43))
#loc113 = loc("broadcast_in_dim"(#loc44))
#loc115 = loc("concatenate"(#loc46))
#loc116 = loc("mul"(#loc47))
#loc117 = loc("mul"(#loc48))
#loc118 = loc("add"(#loc49))
#loc119 = loc(callsite(#loc14 at #loc50))
#loc120 = loc(callsite(#loc51 at #loc50))
#loc121 = loc(callsite(#loc at #loc50))
#loc122 = loc("rev"(#loc52))
#loc123 = loc(callsite(#loc14 at #loc53))
#loc124 = loc(callsite(#loc51 at #loc53))
#loc125 = loc(callsite(#loc at #loc53))
#loc126 = loc("rev"(#loc54))
#loc127 = loc(callsite(#loc18 at #loc55))
#loc128 = loc(callsite(#loc at #loc55))
#loc129 = loc("mul"(#loc56))
#loc131 = loc(callsite(#loc23 at #loc57))
#loc132 = loc("sub"(#loc58))
#loc133 = loc("integer_pow"(#loc59))
#loc134 = loc("mul"(#loc59))
#loc135 = loc("reduce_sum"(#loc60))
#loc136 = loc("div"(#loc60))
#loc137 = loc("add"(#loc61))
#loc138 = loc("div"(#loc62))
#loc139 = loc("broadcast_in_dim"(#loc62))
#loc140 = loc("mul"(#loc63))
#loc141 = loc("neg"(#loc64))
#loc143 = loc(callsite(#loc29 at #loc65))
#loc144 = loc(callsite(#loc30 at #loc65))
#loc145 = loc("add_any"(#loc66))
#loc146 = loc("mul"(#loc67))
#loc147 = loc("add_any"(#loc67))
#loc148 = loc("rev"(#loc68))
#loc149 = loc(callsite(#loc14 at #loc69))
#loc150 = loc(callsite(#loc51 at #loc69))
#loc151 = loc(callsite(#loc at #loc69))
#loc152 = loc("rev"(#loc70))
#loc153 = loc("add_any"(#loc70))
#loc154 = loc(callsite(#loc14 at #loc71))
#loc155 = loc(callsite(#loc51 at #loc71))
#loc156 = loc(callsite(#loc at #loc71))
#loc157 = loc("add_any"(#loc72))
#loc158 = loc("mul"(#loc73))
#loc160 = loc("pad"(#loc75))
#loc161 = loc("add_any"(#loc75))
#loc162 = loc("mul"(#loc76))
#loc163 = loc("add_any"(#loc76))
#loc164 = loc("add_any"(#loc77))
#loc165 = loc("mul"(#loc78))
#loc166 = loc("add_any"(#loc78))
#loc167 = loc("mul"(#loc79))
#loc168 = loc("add_any"(#loc79))
#loc169 = loc("dot_general"(#loc80))
#loc170 = loc("transpose"(#loc80))
#loc171 = loc("mul"(#loc81))
#loc172 = loc("sub"(#loc82))
#loc173 = loc(callsite(#loc83 at #loc84))
#loc174 = loc(callsite(#loc34 at #loc85))
#loc175 = loc("dot_general"(#loc87))
#loc176 = loc("tanh"(#loc88))
#loc177 = loc("mul"(#loc89))
#loc178 = loc("add"(#loc90))
#loc179 = loc("broadcast_in_dim"(#loc91))
#loc181 = loc("concatenate"(#loc93))
#loc182 = loc("mul"(#loc94))
#loc183 = loc("mul"(#loc95))
#loc184 = loc("add"(#loc96))
#loc185 = loc(callsite(#loc14 at #loc97))
#loc186 = loc(callsite(#loc51 at #loc97))
#loc187 = loc(callsite(#loc at #loc97))
#loc188 = loc("rev"(#loc98))
#loc189 = loc(callsite(#loc14 at #loc99))
#loc190 = loc(callsite(#loc51 at #loc99))
#loc191 = loc(callsite(#loc at #loc99))
#loc192 = loc("rev"(#loc100))
#loc193 = loc("add"(#loc101))
#loc194 = loc(callsite(#loc102 at #loc85))
#loc195 = loc(callsite(#loc at #loc85))
#loc197 = loc(callsite(#loc103 at #loc84))
#loc198 = loc(callsite(#loc at #loc84))
#loc199 = loc(callsite(#loc18 at #loc104))
#loc200 = loc(callsite(#loc at #loc104))
#loc201 = loc("mul"(#loc105))
#loc203 = loc(callsite(#loc23 at #loc106))
#loc204 = loc("sub"(#loc107))
module @jit_train attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @train_step(%arg0: tensor<3x3xf32> {tf.aliasing_output = 0 : i32} loc("params.w"), %arg1: tensor<10x3xf32> loc("x")) -> (tensor<3x3xf32> {jax.result_info = "params.w"}, tensor<f32> {jax.result_info = "loss"}) {
    %cst = arith.constant 0.0333333351 : f32 loc(#loc)
    %c8 = arith.constant 8 : index loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %cst_0 = arith.constant 3.000000e+01 : f32 loc(#loc)
    %cst_1 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_2 = arith.constant dense<0.00999999977> : tensor<f32> loc(#loc39)
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc39)
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<10x3xf32> loc(#loc108)
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc108)
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<10x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<10x3xf32>) -> tensor<10x3xf32> loc(#loc108)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc40)), %out: f32 loc("tanh"(#loc41))):
      %132 = math.tanh %in : f32 loc(#loc109)
      linalg.yield %132 : f32 loc(#loc109)
    } -> tensor<10x3xf32> loc(#loc109)
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("sub"(#loc41))):
      linalg.yield %in : f32 loc(#loc110)
    } -> tensor<10x3xf32> loc(#loc110)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc41)), %in_36: f32 loc("tanh"(#loc41)), %out: f32 loc("sub"(#loc41))):
      %132 = arith.subf %in, %in_36 : f32 loc(#loc110)
      linalg.yield %132 : f32 loc(#loc110)
    } -> tensor<10x3xf32> loc(#loc110)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc42))):
      linalg.yield %in : f32 loc(#loc111)
    } -> tensor<10x3xf32> loc(#loc111)
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %3 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc42)), %in_36: f32 loc("tanh"(#loc41)), %out: f32 loc("mul"(#loc42))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc111)
      linalg.yield %132 : f32 loc(#loc111)
    } -> tensor<10x3xf32> loc(#loc111)
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc3)), %out: f32 loc("add"(#loc43))):
      linalg.yield %in : f32 loc(#loc112)
    } -> tensor<10x3xf32> loc(#loc112)
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %7 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc43)), %in_36: f32 loc("mul"(#loc42)), %out: f32 loc("add"(#loc43))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc112)
      linalg.yield %132 : f32 loc(#loc112)
    } -> tensor<10x3xf32> loc(#loc112)
    %10 = tensor.empty() : tensor<1x3xf32> loc(#loc113)
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%10 : tensor<1x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<1x3xf32> loc(#loc113)
    %extracted_slice = tensor.extract_slice %9[0, 0] [9, 3] [1, 1] : tensor<10x3xf32> to tensor<9x3xf32> loc(#loc114)
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c1 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %11[%133, %132] : tensor<1x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c1 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice[%136, %132] : tensor<9x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc43)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc47))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc116)
      linalg.yield %132 : f32 loc(#loc116)
    } -> tensor<10x3xf32> loc(#loc116)
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%10 : tensor<1x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<1x3xf32> loc(#loc113)
    %extracted_slice_8 = tensor.extract_slice %3[0, 0] [9, 3] [1, 1] : tensor<10x3xf32> to tensor<9x3xf32> loc(#loc114)
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c1 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %14[%133, %132] : tensor<1x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c1 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice_8[%136, %132] : tensor<9x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %15 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc43)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc48))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc117)
      linalg.yield %132 : f32 loc(#loc117)
    } -> tensor<10x3xf32> loc(#loc117)
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %16 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc41)), %in_36: f32 loc("mul"(#loc48)), %out: f32 loc("add"(#loc49))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc118)
      linalg.yield %132 : f32 loc(#loc118)
    } -> tensor<10x3xf32> loc(#loc118)
    %18 = tensor.empty() : tensor<2x3xf32> loc(#loc113)
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%18 : tensor<2x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<2x3xf32> loc(#loc113)
    %extracted_slice_9 = tensor.extract_slice %13[0, 0] [8, 3] [1, 1] : tensor<10x3xf32> to tensor<8x3xf32> loc(#loc114)
    %20 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c2 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %19[%133, %132] : tensor<2x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c2 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice_9[%136, %132] : tensor<8x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %20 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc47))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc116)
      linalg.yield %132 : f32 loc(#loc116)
    } -> tensor<10x3xf32> loc(#loc116)
    %22 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%18 : tensor<2x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<2x3xf32> loc(#loc113)
    %extracted_slice_10 = tensor.extract_slice %17[0, 0] [8, 3] [1, 1] : tensor<10x3xf32> to tensor<8x3xf32> loc(#loc114)
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c2 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %22[%133, %132] : tensor<2x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c2 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice_10[%136, %132] : tensor<8x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %23 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc48))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc117)
      linalg.yield %132 : f32 loc(#loc117)
    } -> tensor<10x3xf32> loc(#loc117)
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %24 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc49)), %in_36: f32 loc("mul"(#loc48)), %out: f32 loc("add"(#loc49))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc118)
      linalg.yield %132 : f32 loc(#loc118)
    } -> tensor<10x3xf32> loc(#loc118)
    %26 = tensor.empty() : tensor<4x3xf32> loc(#loc113)
    %27 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<f32>) outs(%26 : tensor<4x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<4x3xf32> loc(#loc113)
    %extracted_slice_11 = tensor.extract_slice %21[0, 0] [6, 3] [1, 1] : tensor<10x3xf32> to tensor<6x3xf32> loc(#loc114)
    %28 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c4 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %27[%133, %132] : tensor<4x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c4 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice_11[%136, %132] : tensor<6x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %28 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc47))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc116)
      linalg.yield %132 : f32 loc(#loc116)
    } -> tensor<10x3xf32> loc(#loc116)
    %30 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%26 : tensor<4x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<4x3xf32> loc(#loc113)
    %extracted_slice_12 = tensor.extract_slice %25[0, 0] [6, 3] [1, 1] : tensor<10x3xf32> to tensor<6x3xf32> loc(#loc114)
    %31 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c4 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %30[%133, %132] : tensor<4x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c4 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice_12[%136, %132] : tensor<6x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %31 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc48))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc117)
      linalg.yield %132 : f32 loc(#loc117)
    } -> tensor<10x3xf32> loc(#loc117)
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %32 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc49)), %in_36: f32 loc("mul"(#loc48)), %out: f32 loc("add"(#loc49))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc118)
      linalg.yield %132 : f32 loc(#loc118)
    } -> tensor<10x3xf32> loc(#loc118)
    %34 = tensor.empty() : tensor<8x3xf32> loc(#loc113)
    %35 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%34 : tensor<8x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc44))):
      linalg.yield %in : f32 loc(#loc113)
    } -> tensor<8x3xf32> loc(#loc113)
    %extracted_slice_13 = tensor.extract_slice %33[0, 0] [2, 3] [1, 1] : tensor<10x3xf32> to tensor<2x3xf32> loc(#loc114)
    %36 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc46))):
      %132 = linalg.index 1 : index loc(#loc115)
      %133 = linalg.index 0 : index loc(#loc115)
      %134 = arith.cmpi ult, %133, %c8 : index loc(#loc115)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %35[%133, %132] : tensor<8x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } else {
        %136 = arith.subi %133, %c8 : index loc(#loc115)
        %extracted = tensor.extract %extracted_slice_13[%136, %132] : tensor<2x3xf32> loc(#loc115)
        scf.yield %extracted : f32 loc(#loc115)
      } loc(#loc115)
      linalg.yield %135 : f32 loc(#loc115)
    } -> tensor<10x3xf32> loc(#loc115)
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %36 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc48))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc117)
      linalg.yield %132 : f32 loc(#loc117)
    } -> tensor<10x3xf32> loc(#loc117)
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %37 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc49)), %in_36: f32 loc("mul"(#loc48)), %out: f32 loc("add"(#loc49))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc118)
      linalg.yield %132 : f32 loc(#loc118)
    } -> tensor<10x3xf32> loc(#loc118)
    %39 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc50)), %out: f32 loc(callsite(#loc14 at #loc50))):
      linalg.yield %in : f32 loc(#loc119)
    } -> tensor<10x3xf32> loc(#loc119)
    %padded = tensor.pad %3 low[9, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc14 at #loc50)), %arg3: index loc(callsite(#loc14 at #loc50))):
      tensor.yield %cst_1 : f32 loc(#loc119)
    } : tensor<10x3xf32> to tensor<19x3xf32> loc(#loc119)
    %40 = tensor.empty() : tensor<10xf32> loc(#loc119)
    %41 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %40 : tensor<19x3xf32>, tensor<10xf32>) outs(%39 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc50)), %in_36: f32 loc(callsite(#loc at #loc50)), %out: f32 loc(callsite(#loc51 at #loc50))):
      %132 = arith.addf %out, %in : f32 loc(#loc119)
      linalg.yield %132 : f32 loc(#loc119)
    } -> tensor<10x3xf32> loc(#loc119)
    %42 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc41)), %out: f32 loc("rev"(#loc52))):
      linalg.yield %in : f32 loc(#loc122)
    } -> tensor<10x3xf32> loc(#loc122)
    %padded_14 = tensor.pad %42 low[9, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc14 at #loc53)), %arg3: index loc(callsite(#loc14 at #loc53))):
      tensor.yield %cst_1 : f32 loc(#loc123)
    } : tensor<10x3xf32> to tensor<19x3xf32> loc(#loc123)
    %43 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_14, %40 : tensor<19x3xf32>, tensor<10xf32>) outs(%39 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc53)), %in_36: f32 loc(callsite(#loc at #loc53)), %out: f32 loc(callsite(#loc51 at #loc53))):
      %132 = arith.addf %out, %in : f32 loc(#loc123)
      linalg.yield %132 : f32 loc(#loc123)
    } -> tensor<10x3xf32> loc(#loc123)
    %44 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(cumsum))"(#loc17)), %out: f32 loc("rev"(#loc54))):
      linalg.yield %in : f32 loc(#loc126)
    } -> tensor<10x3xf32> loc(#loc126)
    %45 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc55)), %out: f32 loc(callsite(#loc18 at #loc55))):
      linalg.yield %in : f32 loc(#loc127)
    } -> tensor<10x3xf32> loc(#loc127)
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %45 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc41)), %in_36: f32 loc("jit(train)/jvp(jit(_flip))"(#loc19)), %out: f32 loc("mul"(#loc56))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc129)
      linalg.yield %132 : f32 loc(#loc129)
    } -> tensor<10x3xf32> loc(#loc129)
    %extracted_slice_15 = tensor.extract_slice %3[9, 0] [1, 3] [1, 1] : tensor<10x3xf32> to tensor<1x3xf32> loc(#loc130)
    %47 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<10x3xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc23 at #loc57))):
      %132 = linalg.index 1 : index loc(#loc131)
      %133 = linalg.index 0 : index loc(#loc131)
      %134 = arith.cmpi ult, %133, %c1 : index loc(#loc131)
      %135 = scf.if %134 -> (f32) {
        %extracted = tensor.extract %extracted_slice_15[%133, %132] : tensor<1x3xf32> loc(#loc131)
        scf.yield %extracted : f32 loc(#loc131)
      } else {
        %136 = arith.subi %133, %c1 : index loc(#loc131)
        %extracted = tensor.extract %extracted_slice_8[%136, %132] : tensor<9x3xf32> loc(#loc131)
        scf.yield %extracted : f32 loc(#loc131)
      } loc(#loc131)
      linalg.yield %135 : f32 loc(#loc131)
    } -> tensor<10x3xf32> loc(#loc131)
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %47 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc41)), %in_36: f32 loc("jit(train)/jvp(jit(_roll_static))"(#loc22)), %out: f32 loc("sub"(#loc58))):
      %132 = arith.subf %in, %in_36 : f32 loc(#loc132)
      linalg.yield %132 : f32 loc(#loc132)
    } -> tensor<10x3xf32> loc(#loc132)
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %41 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("jit(train)/jvp(jit(cumsum))"(#loc15)), %in_36: f32 loc("jit(train)/jvp(jit(cumsum))"(#loc15)), %out: f32 loc("integer_pow"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc133)
      linalg.yield %132 : f32 loc(#loc133)
    } -> tensor<10x3xf32> loc(#loc133)
    %50 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc59))):
      linalg.yield %in : f32 loc(#loc134)
    } -> tensor<10x3xf32> loc(#loc134)
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %41 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc59)), %in_36: f32 loc("jit(train)/jvp(jit(cumsum))"(#loc15)), %out: f32 loc("mul"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc134)
      linalg.yield %132 : f32 loc(#loc134)
    } -> tensor<10x3xf32> loc(#loc134)
    %52 = tensor.empty() : tensor<f32> loc(#loc135)
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<f32>) -> tensor<f32> loc(#loc135)
    %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%49 : tensor<10x3xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("reduce_sum"(#loc60))):
      %132 = arith.addf %out, %in : f32 loc(#loc135)
      linalg.yield %132 : f32 loc(#loc135)
    } -> tensor<f32> loc(#loc135)
    %55 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%54 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("div"(#loc60))):
      %132 = arith.divf %in, %cst_0 : f32 loc(#loc136)
      linalg.yield %132 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %56 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%55 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("div"(#loc60)), %out: f32 loc("add"(#loc61))):
      %132 = arith.addf %in, %cst_1 : f32 loc(#loc137)
      linalg.yield %132 : f32 loc(#loc137)
    } -> tensor<f32> loc(#loc137)
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %44 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("rev"(#loc54)), %in_36: f32 loc("rev"(#loc54)), %out: f32 loc("integer_pow"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc133)
      linalg.yield %132 : f32 loc(#loc133)
    } -> tensor<10x3xf32> loc(#loc133)
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %44 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc59)), %in_36: f32 loc("rev"(#loc54)), %out: f32 loc("mul"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc134)
      linalg.yield %132 : f32 loc(#loc134)
    } -> tensor<10x3xf32> loc(#loc134)
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%57 : tensor<10x3xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("reduce_sum"(#loc60))):
      %132 = arith.addf %out, %in : f32 loc(#loc135)
      linalg.yield %132 : f32 loc(#loc135)
    } -> tensor<f32> loc(#loc135)
    %60 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%59 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("div"(#loc60))):
      %132 = arith.divf %in, %cst_0 : f32 loc(#loc136)
      linalg.yield %132 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %61 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%56, %60 : tensor<f32>, tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc61)), %in_36: f32 loc("div"(#loc60)), %out: f32 loc("add"(#loc61))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc137)
      linalg.yield %132 : f32 loc(#loc137)
    } -> tensor<f32> loc(#loc137)
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %38 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc49)), %in_36: f32 loc("add"(#loc49)), %out: f32 loc("integer_pow"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc133)
      linalg.yield %132 : f32 loc(#loc133)
    } -> tensor<10x3xf32> loc(#loc133)
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %38 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc59)), %in_36: f32 loc("add"(#loc49)), %out: f32 loc("mul"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc134)
      linalg.yield %132 : f32 loc(#loc134)
    } -> tensor<10x3xf32> loc(#loc134)
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%62 : tensor<10x3xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("reduce_sum"(#loc60))):
      %132 = arith.addf %out, %in : f32 loc(#loc135)
      linalg.yield %132 : f32 loc(#loc135)
    } -> tensor<f32> loc(#loc135)
    %65 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%64 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("div"(#loc60))):
      %132 = arith.divf %in, %cst_0 : f32 loc(#loc136)
      linalg.yield %132 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %66 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%61, %65 : tensor<f32>, tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc61)), %in_36: f32 loc("div"(#loc60)), %out: f32 loc("add"(#loc61))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc137)
      linalg.yield %132 : f32 loc(#loc137)
    } -> tensor<f32> loc(#loc137)
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %46 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc56)), %in_36: f32 loc("mul"(#loc56)), %out: f32 loc("integer_pow"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc133)
      linalg.yield %132 : f32 loc(#loc133)
    } -> tensor<10x3xf32> loc(#loc133)
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %46 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc59)), %in_36: f32 loc("mul"(#loc56)), %out: f32 loc("mul"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc134)
      linalg.yield %132 : f32 loc(#loc134)
    } -> tensor<10x3xf32> loc(#loc134)
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%67 : tensor<10x3xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("reduce_sum"(#loc60))):
      %132 = arith.addf %out, %in : f32 loc(#loc135)
      linalg.yield %132 : f32 loc(#loc135)
    } -> tensor<f32> loc(#loc135)
    %70 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%69 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("div"(#loc60))):
      %132 = arith.divf %in, %cst_0 : f32 loc(#loc136)
      linalg.yield %132 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %71 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%66, %70 : tensor<f32>, tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc61)), %in_36: f32 loc("div"(#loc60)), %out: f32 loc("add"(#loc61))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc137)
      linalg.yield %132 : f32 loc(#loc137)
    } -> tensor<f32> loc(#loc137)
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %48 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("sub"(#loc58)), %in_36: f32 loc("sub"(#loc58)), %out: f32 loc("integer_pow"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc133)
      linalg.yield %132 : f32 loc(#loc133)
    } -> tensor<10x3xf32> loc(#loc133)
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %48 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc59)), %in_36: f32 loc("sub"(#loc58)), %out: f32 loc("mul"(#loc59))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc134)
      linalg.yield %132 : f32 loc(#loc134)
    } -> tensor<10x3xf32> loc(#loc134)
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%72 : tensor<10x3xf32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("reduce_sum"(#loc60))):
      %132 = arith.addf %out, %in : f32 loc(#loc135)
      linalg.yield %132 : f32 loc(#loc135)
    } -> tensor<f32> loc(#loc135)
    %75 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%74 : tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("reduce_sum"(#loc60)), %out: f32 loc("div"(#loc60))):
      %132 = arith.divf %in, %cst_0 : f32 loc(#loc136)
      linalg.yield %132 : f32 loc(#loc136)
    } -> tensor<f32> loc(#loc136)
    %76 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = []} ins(%71, %75 : tensor<f32>, tensor<f32>) outs(%52 : tensor<f32>) {
    ^bb0(%in: f32 loc("add"(#loc61)), %in_36: f32 loc("div"(#loc60)), %out: f32 loc("add"(#loc61))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc137)
      linalg.yield %132 : f32 loc(#loc137)
    } -> tensor<f32> loc(#loc137)
    %77 = linalg.generic {indexing_maps = [#map6], iterator_types = []} outs(%52 : tensor<f32>) {
    ^bb0(%out: f32 loc("div"(#loc62))):
      linalg.yield %cst : f32 loc(#loc138)
    } -> tensor<f32> loc(#loc138)
    %78 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<f32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("div"(#loc62)), %out: f32 loc("broadcast_in_dim"(#loc62))):
      linalg.yield %in : f32 loc(#loc139)
    } -> tensor<10x3xf32> loc(#loc139)
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %73 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc62)), %in_36: f32 loc("mul"(#loc59)), %out: f32 loc("mul"(#loc63))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc140)
      linalg.yield %132 : f32 loc(#loc140)
    } -> tensor<10x3xf32> loc(#loc140)
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %68 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc62)), %in_36: f32 loc("mul"(#loc59)), %out: f32 loc("mul"(#loc63))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc140)
      linalg.yield %132 : f32 loc(#loc140)
    } -> tensor<10x3xf32> loc(#loc140)
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %63 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc62)), %in_36: f32 loc("mul"(#loc59)), %out: f32 loc("mul"(#loc63))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc140)
      linalg.yield %132 : f32 loc(#loc140)
    } -> tensor<10x3xf32> loc(#loc140)
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %58 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc62)), %in_36: f32 loc("mul"(#loc59)), %out: f32 loc("mul"(#loc63))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc140)
      linalg.yield %132 : f32 loc(#loc140)
    } -> tensor<10x3xf32> loc(#loc140)
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%78, %51 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("broadcast_in_dim"(#loc62)), %in_36: f32 loc("mul"(#loc59)), %out: f32 loc("mul"(#loc63))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc140)
      linalg.yield %132 : f32 loc(#loc140)
    } -> tensor<10x3xf32> loc(#loc140)
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc63)), %out: f32 loc("neg"(#loc64))):
      %132 = arith.negf %in : f32 loc(#loc141)
      linalg.yield %132 : f32 loc(#loc141)
    } -> tensor<10x3xf32> loc(#loc141)
    %extracted_slice_16 = tensor.extract_slice %84[0, 0] [1, 3] [1, 1] : tensor<10x3xf32> to tensor<1x3xf32> loc(#loc142)
    %extracted_slice_17 = tensor.extract_slice %84[1, 0] [9, 3] [1, 1] : tensor<10x3xf32> to tensor<9x3xf32> loc(#loc142)
    %padded_18 = tensor.pad %extracted_slice_17 low[0, 0] high[1, 0] {
    ^bb0(%arg2: index loc(callsite(#loc29 at #loc65)), %arg3: index loc(callsite(#loc29 at #loc65))):
      tensor.yield %cst_1 : f32 loc(#loc143)
    } : tensor<9x3xf32> to tensor<10x3xf32> loc(#loc143)
    %padded_19 = tensor.pad %extracted_slice_16 low[9, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc29 at #loc65)), %arg3: index loc(callsite(#loc29 at #loc65))):
      tensor.yield %cst_1 : f32 loc(#loc143)
    } : tensor<1x3xf32> to tensor<10x3xf32> loc(#loc143)
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_18, %padded_19 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc29 at #loc65)), %in_36: f32 loc(callsite(#loc29 at #loc65)), %out: f32 loc(callsite(#loc30 at #loc65))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc144)
      linalg.yield %132 : f32 loc(#loc144)
    } -> tensor<10x3xf32> loc(#loc144)
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %85 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc63)), %in_36: f32 loc("jit(train)/transpose(jvp(jit(_roll_static)))"(#loc22)), %out: f32 loc("add_any"(#loc66))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc145)
      linalg.yield %132 : f32 loc(#loc145)
    } -> tensor<10x3xf32> loc(#loc145)
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %45 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc63)), %in_36: f32 loc("jit(train)/jvp(jit(_flip))"(#loc19)), %out: f32 loc("mul"(#loc67))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc146)
      linalg.yield %132 : f32 loc(#loc146)
    } -> tensor<10x3xf32> loc(#loc146)
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc66)), %in_36: f32 loc("mul"(#loc67)), %out: f32 loc("add_any"(#loc67))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc147)
      linalg.yield %132 : f32 loc(#loc147)
    } -> tensor<10x3xf32> loc(#loc147)
    %89 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc63)), %out: f32 loc("rev"(#loc68))):
      linalg.yield %in : f32 loc(#loc148)
    } -> tensor<10x3xf32> loc(#loc148)
    %padded_20 = tensor.pad %89 low[0, 0] high[9, 0] {
    ^bb0(%arg2: index loc(callsite(#loc14 at #loc69)), %arg3: index loc(callsite(#loc14 at #loc69))):
      tensor.yield %cst_1 : f32 loc(#loc149)
    } : tensor<10x3xf32> to tensor<19x3xf32> loc(#loc149)
    %90 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_20, %40 : tensor<19x3xf32>, tensor<10xf32>) outs(%39 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc69)), %in_36: f32 loc(callsite(#loc at #loc69)), %out: f32 loc(callsite(#loc51 at #loc69))):
      %132 = arith.addf %out, %in : f32 loc(#loc149)
      linalg.yield %132 : f32 loc(#loc149)
    } -> tensor<10x3xf32> loc(#loc149)
    %91 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("jit(train)/transpose(jvp(jit(cumsum)))"(#loc17)), %out: f32 loc("rev"(#loc70))):
      linalg.yield %in : f32 loc(#loc152)
    } -> tensor<10x3xf32> loc(#loc152)
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %91 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc67)), %in_36: f32 loc("rev"(#loc70)), %out: f32 loc("add_any"(#loc70))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc153)
      linalg.yield %132 : f32 loc(#loc153)
    } -> tensor<10x3xf32> loc(#loc153)
    %padded_21 = tensor.pad %83 low[0, 0] high[9, 0] {
    ^bb0(%arg2: index loc(callsite(#loc14 at #loc71)), %arg3: index loc(callsite(#loc14 at #loc71))):
      tensor.yield %cst_1 : f32 loc(#loc154)
    } : tensor<10x3xf32> to tensor<19x3xf32> loc(#loc154)
    %93 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_21, %40 : tensor<19x3xf32>, tensor<10xf32>) outs(%39 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc71)), %in_36: f32 loc(callsite(#loc at #loc71)), %out: f32 loc(callsite(#loc51 at #loc71))):
      %132 = arith.addf %out, %in : f32 loc(#loc154)
      linalg.yield %132 : f32 loc(#loc154)
    } -> tensor<10x3xf32> loc(#loc154)
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%92, %93 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc70)), %in_36: f32 loc("jit(train)/transpose(jvp(jit(cumsum)))"(#loc15)), %out: f32 loc("add_any"(#loc72))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc157)
      linalg.yield %132 : f32 loc(#loc157)
    } -> tensor<10x3xf32> loc(#loc157)
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %81 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("mul"(#loc63)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %36 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc63)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %extracted_slice_22 = tensor.extract_slice %95[8, 0] [2, 3] [1, 1] : tensor<10x3xf32> to tensor<2x3xf32> loc(#loc159)
    %padded_23 = tensor.pad %extracted_slice_22 low[0, 0] high[8, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<2x3xf32> to tensor<10x3xf32> loc(#loc160)
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %padded_23 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc63)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %98 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %97 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %31 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %extracted_slice_24 = tensor.extract_slice %98[4, 0] [6, 3] [1, 1] : tensor<10x3xf32> to tensor<6x3xf32> loc(#loc159)
    %padded_25 = tensor.pad %extracted_slice_24 low[0, 0] high[4, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<6x3xf32> to tensor<10x3xf32> loc(#loc160)
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %padded_25 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %96 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("mul"(#loc73)), %out: f32 loc("mul"(#loc76))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc162)
      linalg.yield %132 : f32 loc(#loc162)
    } -> tensor<10x3xf32> loc(#loc162)
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %28 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc73)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc76))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc162)
      linalg.yield %132 : f32 loc(#loc162)
    } -> tensor<10x3xf32> loc(#loc162)
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %102 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc73)), %in_36: f32 loc("mul"(#loc76)), %out: f32 loc("add_any"(#loc76))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc163)
      linalg.yield %132 : f32 loc(#loc163)
    } -> tensor<10x3xf32> loc(#loc163)
    %extracted_slice_26 = tensor.extract_slice %101[4, 0] [6, 3] [1, 1] : tensor<10x3xf32> to tensor<6x3xf32> loc(#loc159)
    %padded_27 = tensor.pad %extracted_slice_26 low[0, 0] high[4, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<6x3xf32> to tensor<10x3xf32> loc(#loc160)
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %padded_27 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc76)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %100 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %23 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %extracted_slice_28 = tensor.extract_slice %105[2, 0] [8, 3] [1, 1] : tensor<10x3xf32> to tensor<8x3xf32> loc(#loc159)
    %padded_29 = tensor.pad %extracted_slice_28 low[0, 0] high[2, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<8x3xf32> to tensor<10x3xf32> loc(#loc160)
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%100, %padded_29 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %104 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc47)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("mul"(#loc76))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc162)
      linalg.yield %132 : f32 loc(#loc162)
    } -> tensor<10x3xf32> loc(#loc162)
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %20 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc76))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc162)
      linalg.yield %132 : f32 loc(#loc162)
    } -> tensor<10x3xf32> loc(#loc162)
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %109 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc73)), %in_36: f32 loc("mul"(#loc76)), %out: f32 loc("add_any"(#loc76))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc163)
      linalg.yield %132 : f32 loc(#loc163)
    } -> tensor<10x3xf32> loc(#loc163)
    %extracted_slice_30 = tensor.extract_slice %108[2, 0] [8, 3] [1, 1] : tensor<10x3xf32> to tensor<8x3xf32> loc(#loc159)
    %padded_31 = tensor.pad %extracted_slice_30 low[0, 0] high[2, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<8x3xf32> to tensor<10x3xf32> loc(#loc160)
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %padded_31 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc76)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %107 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc72)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("add_any"(#loc77))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc164)
      linalg.yield %132 : f32 loc(#loc164)
    } -> tensor<10x3xf32> loc(#loc164)
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %107 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc43)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %15 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc73))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc158)
      linalg.yield %132 : f32 loc(#loc158)
    } -> tensor<10x3xf32> loc(#loc158)
    %extracted_slice_32 = tensor.extract_slice %113[1, 0] [9, 3] [1, 1] : tensor<10x3xf32> to tensor<9x3xf32> loc(#loc159)
    %padded_33 = tensor.pad %extracted_slice_32 low[0, 0] high[1, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<9x3xf32> to tensor<10x3xf32> loc(#loc160)
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%112, %padded_33 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc77)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %116 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %111 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc43)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("mul"(#loc76))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc162)
      linalg.yield %132 : f32 loc(#loc162)
    } -> tensor<10x3xf32> loc(#loc162)
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %12 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("concatenate"(#loc46)), %out: f32 loc("mul"(#loc76))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc162)
      linalg.yield %132 : f32 loc(#loc162)
    } -> tensor<10x3xf32> loc(#loc162)
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%114, %117 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc73)), %in_36: f32 loc("mul"(#loc76)), %out: f32 loc("add_any"(#loc76))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc163)
      linalg.yield %132 : f32 loc(#loc163)
    } -> tensor<10x3xf32> loc(#loc163)
    %extracted_slice_34 = tensor.extract_slice %116[1, 0] [9, 3] [1, 1] : tensor<10x3xf32> to tensor<9x3xf32> loc(#loc159)
    %padded_35 = tensor.pad %extracted_slice_34 low[0, 0] high[1, 0] {
    ^bb0(%arg2: index loc("pad"(#loc75)), %arg3: index loc("pad"(#loc75))):
      tensor.yield %cst_1 : f32 loc(#loc160)
    } : tensor<9x3xf32> to tensor<10x3xf32> loc(#loc160)
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %padded_35 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc76)), %in_36: f32 loc("pad"(#loc75)), %out: f32 loc("add_any"(#loc75))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc161)
      linalg.yield %132 : f32 loc(#loc161)
    } -> tensor<10x3xf32> loc(#loc161)
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %119 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc42)), %in_36: f32 loc("add_any"(#loc75)), %out: f32 loc("mul"(#loc78))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc165)
      linalg.yield %132 : f32 loc(#loc165)
    } -> tensor<10x3xf32> loc(#loc165)
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%115, %120 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc75)), %in_36: f32 loc("mul"(#loc78)), %out: f32 loc("add_any"(#loc78))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc166)
      linalg.yield %132 : f32 loc(#loc166)
    } -> tensor<10x3xf32> loc(#loc166)
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %5 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc78)), %in_36: f32 loc("sub"(#loc41)), %out: f32 loc("mul"(#loc79))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc167)
      linalg.yield %132 : f32 loc(#loc167)
    } -> tensor<10x3xf32> loc(#loc167)
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %3 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc79)), %in_36: f32 loc("tanh"(#loc41)), %out: f32 loc("mul"(#loc79))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc167)
      linalg.yield %132 : f32 loc(#loc167)
    } -> tensor<10x3xf32> loc(#loc167)
    %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%0 : tensor<10x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc79)), %in_36: f32 loc("mul"(#loc79)), %out: f32 loc("add_any"(#loc79))):
      %132 = arith.addf %in, %in_36 : f32 loc(#loc168)
      linalg.yield %132 : f32 loc(#loc168)
    } -> tensor<10x3xf32> loc(#loc168)
    %125 = tensor.empty() : tensor<3x3xf32> loc(#loc169)
    %126 = linalg.fill ins(%cst_1 : f32) outs(%125 : tensor<3x3xf32>) -> tensor<3x3xf32> loc(#loc169)
    %127 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124, %arg1 : tensor<10x3xf32>, tensor<10x3xf32>) outs(%126 : tensor<3x3xf32>) {
    ^bb0(%in: f32 loc("add_any"(#loc79)), %in_36: f32 loc("x"), %out: f32 loc("dot_general"(#loc80))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc168)
      %133 = arith.addf %out, %132 : f32 loc(#loc169)
      linalg.yield %133 : f32 loc(#loc)
    } -> tensor<3x3xf32> loc(#loc169)
    %128 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<3x3xf32>) outs(%125 : tensor<3x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc80)), %out: f32 loc("transpose"(#loc80))):
      linalg.yield %in : f32 loc(#loc170)
    } -> tensor<3x3xf32> loc(#loc170)
    %129 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%125 : tensor<3x3xf32>) {
    ^bb0(%in: f32 loc("jit(train)"(#loc3)), %out: f32 loc("mul"(#loc81))):
      linalg.yield %in : f32 loc(#loc171)
    } -> tensor<3x3xf32> loc(#loc171)
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %128 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%125 : tensor<3x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc81)), %in_36: f32 loc("transpose"(#loc80)), %out: f32 loc("mul"(#loc81))):
      %132 = arith.mulf %in, %in_36 : f32 loc(#loc171)
      linalg.yield %132 : f32 loc(#loc171)
    } -> tensor<3x3xf32> loc(#loc171)
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %130 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%125 : tensor<3x3xf32>) {
    ^bb0(%in: f32 loc("params.w"), %in_36: f32 loc("mul"(#loc81)), %out: f32 loc("sub"(#loc82))):
      %132 = arith.subf %in, %in_36 : f32 loc(#loc172)
      linalg.yield %132 : f32 loc(#loc172)
    } -> tensor<3x3xf32> loc(#loc172)
    return %131, %76 : tensor<3x3xf32>, tensor<f32> loc(#loc39)
  } loc(#loc)
  func.func public @eval_step(%arg0: tensor<3x3xf32> loc("params.w"), %arg1: tensor<11x3xf32> loc("x")) -> (tensor<11x3xf32> {jax.result_info = "back"}, tensor<11x3xf32> {jax.result_info = "flip"}, tensor<11x3xf32> {jax.result_info = "most"}, tensor<11x3xf32> {jax.result_info = "product"}, tensor<11x3xf32> {jax.result_info = "scan"}, tensor<11x3xf32> {jax.result_info = "shift"}, tensor<11x3xf32> {jax.result_info = "sum"}) {
    %cst = arith.constant dense<0xFF800000> : tensor<f32> loc(#loc173)
    %cst_0 = arith.constant 0xFF800000 : f32 loc(#loc173)
    %cst_1 = arith.constant 1.000000e+00 : f32 loc(#loc174)
    %c8 = arith.constant 8 : index loc(#loc)
    %c4 = arith.constant 4 : index loc(#loc)
    %c2 = arith.constant 2 : index loc(#loc)
    %c1 = arith.constant 1 : index loc(#loc)
    %cst_2 = arith.constant 0.000000e+00 : f32 loc(#loc)
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32> loc(#loc)
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32> loc(#loc)
    %cst_5 = arith.constant dense<5.000000e-01> : tensor<f32> loc(#loc86)
    %cst_6 = arith.constant dense<1.000000e-01> : tensor<f32> loc(#loc)
    %0 = tensor.empty() : tensor<11x3xf32> loc(#loc175)
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<11x3xf32>) -> tensor<11x3xf32> loc(#loc175)
    %2 = linalg.matmul ins(%arg1, %arg0 : tensor<11x3xf32>, tensor<3x3xf32>) outs(%1 : tensor<11x3xf32>) -> tensor<11x3xf32> loc(#loc175)
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("dot_general"(#loc87)), %out: f32 loc("tanh"(#loc88))):
      %52 = math.tanh %in : f32 loc(#loc176)
      linalg.yield %52 : f32 loc(#loc176)
    } -> tensor<11x3xf32> loc(#loc176)
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_6 : tensor<f32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("mul"(#loc89))):
      linalg.yield %in : f32 loc(#loc177)
    } -> tensor<11x3xf32> loc(#loc177)
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %3 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc89)), %in_17: f32 loc("tanh"(#loc88)), %out: f32 loc("mul"(#loc89))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc177)
      linalg.yield %52 : f32 loc(#loc177)
    } -> tensor<11x3xf32> loc(#loc177)
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<f32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("jit(<lambda>)"(#loc3)), %out: f32 loc("add"(#loc90))):
      linalg.yield %in : f32 loc(#loc178)
    } -> tensor<11x3xf32> loc(#loc178)
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %5 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc90)), %in_17: f32 loc("mul"(#loc89)), %out: f32 loc("add"(#loc90))):
      %52 = arith.addf %in, %in_17 : f32 loc(#loc178)
      linalg.yield %52 : f32 loc(#loc178)
    } -> tensor<11x3xf32> loc(#loc178)
    %8 = tensor.empty() : tensor<1x3xf32> loc(#loc179)
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%8 : tensor<1x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<1x3xf32> loc(#loc179)
    %extracted_slice = tensor.extract_slice %7[0, 0] [10, 3] [1, 1] : tensor<11x3xf32> to tensor<10x3xf32> loc(#loc180)
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c1 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %9[%53, %52] : tensor<1x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c1 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice[%56, %52] : tensor<10x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc90)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc94))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc182)
      linalg.yield %52 : f32 loc(#loc182)
    } -> tensor<11x3xf32> loc(#loc182)
    %12 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%8 : tensor<1x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<1x3xf32> loc(#loc179)
    %extracted_slice_7 = tensor.extract_slice %3[0, 0] [10, 3] [1, 1] : tensor<11x3xf32> to tensor<10x3xf32> loc(#loc180)
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c1 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %12[%53, %52] : tensor<1x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c1 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice_7[%56, %52] : tensor<10x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %13 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc90)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc95))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc183)
      linalg.yield %52 : f32 loc(#loc183)
    } -> tensor<11x3xf32> loc(#loc183)
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %14 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc88)), %in_17: f32 loc("mul"(#loc95)), %out: f32 loc("add"(#loc96))):
      %52 = arith.addf %in, %in_17 : f32 loc(#loc184)
      linalg.yield %52 : f32 loc(#loc184)
    } -> tensor<11x3xf32> loc(#loc184)
    %16 = tensor.empty() : tensor<2x3xf32> loc(#loc179)
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%16 : tensor<2x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<2x3xf32> loc(#loc179)
    %extracted_slice_8 = tensor.extract_slice %11[0, 0] [9, 3] [1, 1] : tensor<11x3xf32> to tensor<9x3xf32> loc(#loc180)
    %18 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c2 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %17[%53, %52] : tensor<2x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c2 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice_8[%56, %52] : tensor<9x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %18 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc94))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc182)
      linalg.yield %52 : f32 loc(#loc182)
    } -> tensor<11x3xf32> loc(#loc182)
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%16 : tensor<2x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<2x3xf32> loc(#loc179)
    %extracted_slice_9 = tensor.extract_slice %15[0, 0] [9, 3] [1, 1] : tensor<11x3xf32> to tensor<9x3xf32> loc(#loc180)
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c2 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %20[%53, %52] : tensor<2x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c2 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice_9[%56, %52] : tensor<9x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %21 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc95))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc183)
      linalg.yield %52 : f32 loc(#loc183)
    } -> tensor<11x3xf32> loc(#loc183)
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %22 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc96)), %in_17: f32 loc("mul"(#loc95)), %out: f32 loc("add"(#loc96))):
      %52 = arith.addf %in, %in_17 : f32 loc(#loc184)
      linalg.yield %52 : f32 loc(#loc184)
    } -> tensor<11x3xf32> loc(#loc184)
    %24 = tensor.empty() : tensor<4x3xf32> loc(#loc179)
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%24 : tensor<4x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<4x3xf32> loc(#loc179)
    %extracted_slice_10 = tensor.extract_slice %19[0, 0] [7, 3] [1, 1] : tensor<11x3xf32> to tensor<7x3xf32> loc(#loc180)
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c4 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %25[%53, %52] : tensor<4x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c4 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice_10[%56, %52] : tensor<7x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %26 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc94))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc182)
      linalg.yield %52 : f32 loc(#loc182)
    } -> tensor<11x3xf32> loc(#loc182)
    %28 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%24 : tensor<4x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<4x3xf32> loc(#loc179)
    %extracted_slice_11 = tensor.extract_slice %23[0, 0] [7, 3] [1, 1] : tensor<11x3xf32> to tensor<7x3xf32> loc(#loc180)
    %29 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c4 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %28[%53, %52] : tensor<4x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c4 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice_11[%56, %52] : tensor<7x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %29 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc95))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc183)
      linalg.yield %52 : f32 loc(#loc183)
    } -> tensor<11x3xf32> loc(#loc183)
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %30 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc96)), %in_17: f32 loc("mul"(#loc95)), %out: f32 loc("add"(#loc96))):
      %52 = arith.addf %in, %in_17 : f32 loc(#loc184)
      linalg.yield %52 : f32 loc(#loc184)
    } -> tensor<11x3xf32> loc(#loc184)
    %32 = tensor.empty() : tensor<8x3xf32> loc(#loc179)
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%32 : tensor<8x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("broadcast_in_dim"(#loc91))):
      linalg.yield %in : f32 loc(#loc179)
    } -> tensor<8x3xf32> loc(#loc179)
    %extracted_slice_12 = tensor.extract_slice %31[0, 0] [3, 3] [1, 1] : tensor<11x3xf32> to tensor<3x3xf32> loc(#loc180)
    %34 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc("concatenate"(#loc93))):
      %52 = linalg.index 1 : index loc(#loc181)
      %53 = linalg.index 0 : index loc(#loc181)
      %54 = arith.cmpi ult, %53, %c8 : index loc(#loc181)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %33[%53, %52] : tensor<8x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } else {
        %56 = arith.subi %53, %c8 : index loc(#loc181)
        %extracted = tensor.extract %extracted_slice_12[%56, %52] : tensor<3x3xf32> loc(#loc181)
        scf.yield %extracted : f32 loc(#loc181)
      } loc(#loc181)
      linalg.yield %55 : f32 loc(#loc181)
    } -> tensor<11x3xf32> loc(#loc181)
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %34 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("mul"(#loc94)), %in_17: f32 loc("concatenate"(#loc93)), %out: f32 loc("mul"(#loc95))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc183)
      linalg.yield %52 : f32 loc(#loc183)
    } -> tensor<11x3xf32> loc(#loc183)
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %35 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc96)), %in_17: f32 loc("mul"(#loc95)), %out: f32 loc("add"(#loc96))):
      %52 = arith.addf %in, %in_17 : f32 loc(#loc184)
      linalg.yield %52 : f32 loc(#loc184)
    } -> tensor<11x3xf32> loc(#loc184)
    %37 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<f32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc14 at #loc97)), %out: f32 loc(callsite(#loc14 at #loc97))):
      linalg.yield %in : f32 loc(#loc185)
    } -> tensor<11x3xf32> loc(#loc185)
    %padded = tensor.pad %3 low[10, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc14 at #loc97)), %arg3: index loc(callsite(#loc14 at #loc97))):
      tensor.yield %cst_2 : f32 loc(#loc185)
    } : tensor<11x3xf32> to tensor<21x3xf32> loc(#loc185)
    %38 = tensor.empty() : tensor<11xf32> loc(#loc185)
    %39 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %38 : tensor<21x3xf32>, tensor<11xf32>) outs(%37 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc97)), %in_17: f32 loc(callsite(#loc at #loc97)), %out: f32 loc(callsite(#loc51 at #loc97))):
      %52 = arith.addf %out, %in : f32 loc(#loc185)
      linalg.yield %52 : f32 loc(#loc185)
    } -> tensor<11x3xf32> loc(#loc185)
    %40 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc88)), %out: f32 loc("rev"(#loc98))):
      linalg.yield %in : f32 loc(#loc188)
    } -> tensor<11x3xf32> loc(#loc188)
    %padded_13 = tensor.pad %40 low[10, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc14 at #loc99)), %arg3: index loc(callsite(#loc14 at #loc99))):
      tensor.yield %cst_2 : f32 loc(#loc189)
    } : tensor<11x3xf32> to tensor<21x3xf32> loc(#loc189)
    %41 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_13, %38 : tensor<21x3xf32>, tensor<11xf32>) outs(%37 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc51 at #loc99)), %in_17: f32 loc(callsite(#loc at #loc99)), %out: f32 loc(callsite(#loc51 at #loc99))):
      %52 = arith.addf %out, %in : f32 loc(#loc189)
      linalg.yield %52 : f32 loc(#loc189)
    } -> tensor<11x3xf32> loc(#loc189)
    %42 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("jit(<lambda>)/jit(cumsum)"(#loc17)), %out: f32 loc("rev"(#loc100))):
      linalg.yield %in : f32 loc(#loc192)
    } -> tensor<11x3xf32> loc(#loc192)
    %43 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<f32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(unknown), %out: f32 loc("add"(#loc101))):
      linalg.yield %in : f32 loc(#loc193)
    } -> tensor<11x3xf32> loc(#loc193)
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %5 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("add"(#loc101)), %in_17: f32 loc("mul"(#loc89)), %out: f32 loc("add"(#loc101))):
      %52 = arith.addf %in, %in_17 : f32 loc(#loc193)
      linalg.yield %52 : f32 loc(#loc193)
    } -> tensor<11x3xf32> loc(#loc193)
    %padded_14 = tensor.pad %44 low[10, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc34 at #loc85)), %arg3: index loc(callsite(#loc34 at #loc85))):
      tensor.yield %cst_1 : f32 loc(#loc174)
    } : tensor<11x3xf32> to tensor<21x3xf32> loc(#loc174)
    %45 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_14, %38 : tensor<21x3xf32>, tensor<11xf32>) outs(%43 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc102 at #loc85)), %in_17: f32 loc(callsite(#loc at #loc85)), %out: f32 loc(callsite(#loc102 at #loc85))):
      %52 = arith.mulf %out, %in : f32 loc(#loc196)
      linalg.yield %52 : f32 loc(#loc174)
    } -> tensor<11x3xf32> loc(#loc174)
    %46 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc83 at #loc84)), %out: f32 loc(callsite(#loc83 at #loc84))):
      linalg.yield %in : f32 loc(#loc173)
    } -> tensor<11x3xf32> loc(#loc173)
    %padded_15 = tensor.pad %3 low[10, 0] high[0, 0] {
    ^bb0(%arg2: index loc(callsite(#loc83 at #loc84)), %arg3: index loc(callsite(#loc83 at #loc84))):
      tensor.yield %cst_0 : f32 loc(#loc173)
    } : tensor<11x3xf32> to tensor<21x3xf32> loc(#loc173)
    %47 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded_15, %38 : tensor<21x3xf32>, tensor<11xf32>) outs(%46 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc103 at #loc84)), %in_17: f32 loc(callsite(#loc at #loc84)), %out: f32 loc(callsite(#loc103 at #loc84))):
      %52 = arith.maximumf %out, %in : f32 loc(#loc173)
      linalg.yield %52 : f32 loc(#loc173)
    } -> tensor<11x3xf32> loc(#loc173)
    %48 = linalg.generic {indexing_maps = [#map10, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc(callsite(#loc at #loc104)), %out: f32 loc(callsite(#loc18 at #loc104))):
      linalg.yield %in : f32 loc(#loc199)
    } -> tensor<11x3xf32> loc(#loc199)
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %48 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc88)), %in_17: f32 loc("jit(<lambda>)/jit(_flip)"(#loc19)), %out: f32 loc("mul"(#loc105))):
      %52 = arith.mulf %in, %in_17 : f32 loc(#loc201)
      linalg.yield %52 : f32 loc(#loc201)
    } -> tensor<11x3xf32> loc(#loc201)
    %extracted_slice_16 = tensor.extract_slice %3[10, 0] [1, 3] [1, 1] : tensor<11x3xf32> to tensor<1x3xf32> loc(#loc202)
    %50 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<11x3xf32>) {
    ^bb0(%out: f32 loc(callsite(#loc23 at #loc106))):
      %52 = linalg.index 1 : index loc(#loc203)
      %53 = linalg.index 0 : index loc(#loc203)
      %54 = arith.cmpi ult, %53, %c1 : index loc(#loc203)
      %55 = scf.if %54 -> (f32) {
        %extracted = tensor.extract %extracted_slice_16[%53, %52] : tensor<1x3xf32> loc(#loc203)
        scf.yield %extracted : f32 loc(#loc203)
      } else {
        %56 = arith.subi %53, %c1 : index loc(#loc203)
        %extracted = tensor.extract %extracted_slice_7[%56, %52] : tensor<10x3xf32> loc(#loc203)
        scf.yield %extracted : f32 loc(#loc203)
      } loc(#loc203)
      linalg.yield %55 : f32 loc(#loc203)
    } -> tensor<11x3xf32> loc(#loc203)
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %50 : tensor<11x3xf32>, tensor<11x3xf32>) outs(%0 : tensor<11x3xf32>) {
    ^bb0(%in: f32 loc("tanh"(#loc88)), %in_17: f32 loc("jit(<lambda>)/jit(_roll_static)"(#loc22)), %out: f32 loc("sub"(#loc107))):
      %52 = arith.subf %in, %in_17 : f32 loc(#loc204)
      linalg.yield %52 : f32 loc(#loc204)
    } -> tensor<11x3xf32> loc(#loc204)
    return %42, %49, %47, %45, %36, %51, %39 : tensor<11x3xf32>, tensor<11x3xf32>, tensor<11x3xf32>, tensor<11x3xf32>, tensor<11x3xf32>, tensor<11x3xf32>, tensor<11x3xf32> loc(#loc86)
  } loc(#loc)
} loc(#loc)
#loc21 = loc("slice")
#loc28 = loc("split")
#loc37 = loc("mul")
#loc45 = loc("jit(train)/jvp()"(#loc9))
#loc74 = loc("jit(train)/transpose(jvp())"(#loc10))
#loc92 = loc("jit(<lambda>)"(#loc9))
#loc114 = loc("slice"(#loc45))
#loc130 = loc(callsite(#loc21 at #loc57))
#loc142 = loc(callsite(#loc28 at #loc65))
#loc159 = loc("split"(#loc74))
#loc180 = loc("slice"(#loc92))
#loc196 = loc(callsite(#loc37 at #loc85))
#loc202 = loc(callsite(#loc21 at #loc106))

