// RUN: dp-opt %s --dp-align-rows | FileCheck %s
// RUN: dp-opt %s --dp-align-rows=min-elements=1000000 | FileCheck %s --check-prefix=FEW
// RUN: dp-opt %s --dp-align-rows=fast-f32=true | FileCheck %s --check-prefix=FAST

#x = affine_map<(m, n, k) -> (m, k)>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// What a contraction reads as a factor, and what rounds its sum. The sum itself is rounded where the library writes it.

// CHECK-LABEL: func.func @scores(
// CHECK: %[[E:.*]] = tensor.empty(%[[M:.*]]) : tensor<?x128xbf16>
// CHECK: %[[S:.*]] = tensor.extract_slice %[[E]][0, 0] [%[[M]], 121] [1, 1] : tensor<?x128xbf16> to tensor<?x121xbf16>
// CHECK: %[[SUM:.*]] = tensor.empty(%[[M]]) : tensor<?x121xf32>
// CHECK: %[[P:.*]] = linalg.matmul ins({{.*}}) outs({{.*}} : tensor<?x121xf32>)
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[P]] : tensor<?x121xf32>) outs(%[[S]] : tensor<?x121xbf16>)
func.func @scores(%h: tensor<?x24xbf16>, %u: tensor<24x121xbf16>, %v: tensor<121x24xbf16>, %m: index) -> tensor<?x24xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x121xbf16>
  %sum = tensor.empty(%m) : tensor<?x121xf32>
  %f = linalg.fill ins(%zero : f32) outs(%sum : tensor<?x121xf32>) -> tensor<?x121xf32>
  %p = linalg.matmul ins(%h, %u : tensor<?x24xbf16>, tensor<24x121xbf16>) outs(%f : tensor<?x121xf32>) -> tensor<?x121xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x121xf32>) outs(%e : tensor<?x121xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %t = arith.truncf %i : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x121xbf16>
  %e2 = tensor.empty(%m) : tensor<?x24xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %q = linalg.matmul ins(%r, %v : tensor<?x121xbf16>, tensor<121x24xbf16>) outs(%f2 : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %q : tensor<?x24xf32>
}

// The rows of an f32 product of f32 factors, also of a batch, and behind a reshape.

// CHECK-LABEL: func.func @batch(
// CHECK: tensor.empty() : tensor<16x200x200xf32>
// CHECK: tensor.extract_slice {{.*}} : tensor<16x200x200xf32> to tensor<16x200x197xf32>
// FEW-LABEL: func.func @batch(
// FEW-NOT: tensor.extract_slice
func.func @batch(%q: tensor<16x200x64xf32>, %k: tensor<16x64x197xf32>) -> tensor<3200xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x200x197xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x200x197xf32>) -> tensor<16x200x197xf32>
  %p = linalg.batch_matmul ins(%q, %k : tensor<16x200x64xf32>, tensor<16x64x197xf32>) outs(%f : tensor<16x200x197xf32>) -> tensor<16x200x197xf32>
  %c = tensor.collapse_shape %p [[0, 1], [2]] : tensor<16x200x197xf32> into tensor<3200x197xf32>
  %er = tensor.empty() : tensor<3200xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<3200xf32>) -> tensor<3200xf32>
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%c : tensor<3200x197xf32>) outs(%fr : tensor<3200xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.addf %o, %i : f32
    linalg.yield %a : f32
  } -> tensor<3200xf32>
  return %s : tensor<3200xf32>
}

// A sum over a row's elements, of which 1030 are 128 accesses and six more.

// FEW-LABEL: func.func @sum(
// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x1030xbf16>
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[0, 0] [%{{.*}}, 1030] [1, 1] : tensor<?x1032xbf16> to tensor<?x1030xbf16>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x1030xbf16>) outs(%[[SLICE]] : tensor<?x1030xbf16>)
// CHECK: %[[A:.*]] = tensor.extract_slice %[[R]][0, 0] [%{{.*}}, 1024] [1, 1]
// CHECK: %[[B:.*]] = tensor.extract_slice %{{.*}}[0, 0] [1024, 24] [1, 1]
// CHECK: %[[FIRST:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%{{.*}} : tensor<?x24xf32>)
// CHECK: %[[C:.*]] = tensor.extract_slice %[[R]][0, 1024] [%{{.*}}, 6] [1, 1]
// CHECK: %[[D:.*]] = tensor.extract_slice %{{.*}}[1024, 0] [6, 24] [1, 1]
// CHECK: %[[Q:.*]] = linalg.matmul ins(%[[C]], %[[D]] : {{.*}}) outs(%[[FIRST]] : tensor<?x24xf32>)
// CHECK: return %[[Q]]
func.func @sum(%x: tensor<?x1030xbf16>, %v: tensor<1030x24xbf16>, %m: index) -> tensor<?x24xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x1030xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x1030xbf16>) outs(%e : tensor<?x1030xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    %t = arith.negf %i : bf16
    linalg.yield %t : bf16
  } -> tensor<?x1030xbf16>
  %e2 = tensor.empty(%m) : tensor<?x24xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %q = linalg.matmul ins(%r, %v : tensor<?x1030xbf16>, tensor<1030x24xbf16>) outs(%f2 : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %q : tensor<?x24xf32>
}

// A sum of f32 products is split where the library rounds their factors.

// CHECK-LABEL: func.func @sum_of_f32(
// CHECK-COUNT-1: linalg.matmul
// CHECK-NOT: linalg.matmul
// CHECK: return
// FAST-LABEL: func.func @sum_of_f32(
// FAST: tensor.empty(%{{.*}}) : tensor<?x1028xf32>
// FAST: linalg.matmul ins({{.*}} : tensor<?x1024xf32>, tensor<1024x24xf32>)
// FAST: linalg.matmul ins({{.*}} : tensor<?x2xf32>, tensor<2x24xf32>)
func.func @sum_of_f32(%x: tensor<?x1026xf32>, %v: tensor<1026x24xf32>, %m: index) -> tensor<?x24xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m) : tensor<?x1026xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x1026xf32>) outs(%e : tensor<?x1026xf32>) {
  ^bb0(%i: f32, %o: f32):
    %t = arith.negf %i : f32
    linalg.yield %t : f32
  } -> tensor<?x1026xf32>
  %e2 = tensor.empty(%m) : tensor<?x24xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x24xf32>) -> tensor<?x24xf32>
  %q = linalg.matmul ins(%r, %v : tensor<?x1026xf32>, tensor<1026x24xf32>) outs(%f2 : tensor<?x24xf32>) -> tensor<?x24xf32>
  return %q : tensor<?x24xf32>
}

// Not: what is returned or sent, which is dense; rows that are aligned; rows that would be more than a sixteenth longer; what no
// contraction touches.

// CHECK-LABEL: func.func @left(
// CHECK-NOT: tensor.extract_slice
func.func @left(%h: tensor<?x24xf32>, %u: tensor<24x121xf32>, %w: tensor<24x128xf32>, %t: tensor<24x5xf32>, %m: index)
    -> (tensor<?x121xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x121xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f32
  %er = tensor.empty(%m) : tensor<?xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<?xf32>) -> tensor<?xf32>

  %e0 = tensor.empty(%m) : tensor<?x121xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x121xf32>) -> tensor<?x121xf32>
  %p0 = linalg.matmul ins(%h, %u : tensor<?x24xf32>, tensor<24x121xf32>) outs(%f0 : tensor<?x121xf32>) -> tensor<?x121xf32>

  %e1 = tensor.empty(%m) : tensor<?x128xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x128xf32>) -> tensor<?x128xf32>
  %p1 = linalg.matmul ins(%h, %w : tensor<?x24xf32>, tensor<24x128xf32>) outs(%f1 : tensor<?x128xf32>) -> tensor<?x128xf32>
  %s1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%p1 : tensor<?x128xf32>) outs(%fr : tensor<?xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.addf %o, %i : f32
    linalg.yield %a : f32
  } -> tensor<?xf32>

  %e2 = tensor.empty(%m) : tensor<?x5xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %p2 = linalg.matmul ins(%h, %t : tensor<?x24xf32>, tensor<24x5xf32>) outs(%f2 : tensor<?x5xf32>) -> tensor<?x5xf32>
  %s2 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%p2 : tensor<?x5xf32>) outs(%fr : tensor<?xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.addf %o, %i : f32
    linalg.yield %a : f32
  } -> tensor<?xf32>

  %e3 = tensor.empty(%m) : tensor<?x121xf32>
  %d3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p0 : tensor<?x121xf32>) outs(%e3 : tensor<?x121xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.negf %i : f32
    linalg.yield %a : f32
  } -> tensor<?x121xf32>
  %r3 = dp.all_reduce %d3 : tensor<?x121xf32> -> tensor<?x121xf32>

  %e4 = tensor.empty(%m) : tensor<?x121xf32>
  %d4 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%r3 : tensor<?x121xf32>) outs(%e4 : tensor<?x121xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.negf %i : f32
    linalg.yield %a : f32
  } -> tensor<?x121xf32>
  %s4 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%d4 : tensor<?x121xf32>) outs(%fr : tensor<?xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.addf %o, %i : f32
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %p0, %s1, %s2, %s4, %r3 : tensor<?x121xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x121xf32>
}
