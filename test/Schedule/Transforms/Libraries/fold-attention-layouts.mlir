// RUN: dp-opt %s --dp-fold-attention-layouts | FileCheck %s

#in = affine_map<(a, b, c, d) -> (a, c, b, d)>
#id = affine_map<(a, b, c, d) -> (a, b, c, d)>

// Query, key and value are parts of one buffer; the result is allocated behind
// the op that now writes it.

// CHECK-LABEL: func.func private @folded(
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK: %[[X:.*]] = memref.alloc(%[[N]]) : memref<?x5x24xbf16>
// CHECK: %[[VIEW:.*]] = memref.subview %[[X]][0, 0, 0] [%[[N]], 5, 24] [1, 1, 1] : memref<?x5x24xbf16> to memref<?x5x24xbf16, strided<[120, 24, 1]>>
// CHECK: %[[PART:.*]] = memref.expand_shape %[[VIEW]] {{\[}}[0], [1], [2, 3]] output_shape [%[[N]], 5, 3, 8]
// CHECK: %[[Q:.*]] = memref.transpose %[[PART]] (d0, d1, d2, d3) -> (d0, d2, d1, d3) : memref<?x5x3x8xbf16, strided<[120, 24, 8, 1]>> to memref<?x3x5x8xbf16, strided<[120, 8, 24, 1]>>
// CHECK-NOT: linalg.generic
// CHECK: %[[RESULT:.*]] = memref.alloc(%[[N]]) : memref<?x5x3x8xbf16>
// CHECK: %[[O:.*]] = memref.transpose %[[RESULT]] (d0, d1, d2, d3) -> (d0, d2, d1, d3)
// CHECK: dp.buffer.attention ins(%[[Q]], %[[Q]], %[[Q]] : {{.*}}) scale 5.000000e-01 outs(%[[O]], %{{.*}} :
// CHECK: dp.buffer.attention_gradient ins(%[[Q]], %[[Q]], %[[Q]], %[[O]], %{{.*}}, %[[O]] :
// CHECK-NOT: linalg.generic
// CHECK: memref.copy %[[RESULT]], %{{.*}}
func.func private @folded(%n: index, %out: memref<?x5x3x8xbf16>, %w: memref<?x5x24xbf16>, %dq: memref<?x3x5x8xbf16>, %dk: memref<?x3x5x8xbf16>, %dv: memref<?x3x5x8xbf16>) attributes {dp.spmd} {
  %x = memref.alloc(%n) : memref<?x5x24xbf16>
  memref.copy %w, %x : memref<?x5x24xbf16> to memref<?x5x24xbf16>
  %s = memref.subview %x[0, 0, 0] [%n, 5, 24] [1, 1, 1] : memref<?x5x24xbf16> to memref<?x5x24xbf16, strided<[120, 24, 1]>>
  %heads = memref.expand_shape %s [[0], [1], [2, 3]] output_shape [%n, 5, 3, 8] : memref<?x5x24xbf16, strided<[120, 24, 1]>> into memref<?x5x3x8xbf16, strided<[120, 24, 8, 1]>>
  %q = memref.alloc(%n) : memref<?x3x5x8xbf16>
  linalg.generic {indexing_maps = [#in, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%heads : memref<?x5x3x8xbf16, strided<[120, 24, 8, 1]>>) outs(%q : memref<?x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    linalg.yield %a : bf16
  }
  %o = memref.alloc(%n) : memref<?x3x5x8xbf16>
  %l = memref.alloc(%n) : memref<?x3x5xf32>
  dp.buffer.attention ins(%q, %q, %q : memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>) scale 0.5 outs(%o, %l : memref<?x3x5x8xbf16>, memref<?x3x5xf32>)
  %r = memref.alloc(%n) : memref<?x5x3x8xbf16>
  linalg.generic {indexing_maps = [#in, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%o : memref<?x3x5x8xbf16>) outs(%r : memref<?x5x3x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    linalg.yield %a : bf16
  }
  dp.buffer.attention_gradient ins(%q, %q, %q, %o, %l, %o : memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5xf32>, memref<?x3x5x8xbf16>) scale 0.5
      outs(%dq, %dk, %dv : memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>)
  memref.copy %r, %out : memref<?x5x3x8xbf16> to memref<?x5x3x8xbf16>
  return
}

// Copies stay: of what is written before attention reads it, of rows whose
// numbers are apart, and one that another op reads, too.

// CHECK-LABEL: func.func private @kept(
// CHECK-SAME: %{{[^:]*}}: index, %[[X:[^:]*]]: memref<?x5x3x8xbf16>, %{{[^:]*}}: memref<?x5x8x3xbf16>, %{{[^:]*}}: memref<?x5x3x8xbf16>, %[[O:[^:]*]]: memref<?x3x5x8xbf16>, %[[L:[^:]*]]: memref<?x3x5xf32>
// CHECK-NOT: memref.transpose
// CHECK-COUNT-4: linalg.generic
// CHECK: dp.buffer.attention ins(%{{.*}}, %{{.*}}, %{{.*}} : memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>) scale 5.000000e-01 outs(%[[O]], %[[L]] : memref<?x3x5x8xbf16>, memref<?x3x5xf32>)
// CHECK-NOT: memref.transpose
func.func private @kept(%n: index, %x: memref<?x5x3x8xbf16>, %y: memref<?x5x8x3xbf16>, %z: memref<?x5x3x8xbf16>, %o: memref<?x3x5x8xbf16>, %l: memref<?x3x5xf32>, %t: memref<?x3x5x8xbf16>) attributes {dp.spmd} {
  %q = memref.alloc(%n) : memref<?x3x5x8xbf16>
  linalg.generic {indexing_maps = [#in, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : memref<?x5x3x8xbf16>) outs(%q : memref<?x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    linalg.yield %a : bf16
  }
  memref.copy %z, %x : memref<?x5x3x8xbf16> to memref<?x5x3x8xbf16>
  %k = memref.alloc(%n) : memref<?x3x5x8xbf16>
  linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> (a, c, d, b)>, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%y : memref<?x5x8x3xbf16>) outs(%k : memref<?x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    linalg.yield %a : bf16
  }
  %v = memref.alloc(%n) : memref<?x3x5x8xbf16>
  linalg.generic {indexing_maps = [#in, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%z : memref<?x5x3x8xbf16>) outs(%v : memref<?x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    linalg.yield %a : bf16
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%v : memref<?x3x5x8xbf16>) outs(%t : memref<?x3x5x8xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %s = arith.addf %a, %a : bf16
    linalg.yield %s : bf16
  }
  dp.buffer.attention ins(%q, %k, %v : memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>, memref<?x3x5x8xbf16>) scale 0.5 outs(%o, %l : memref<?x3x5x8xbf16>, memref<?x3x5xf32>)
  return
}
