// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null

// A sum over the batch stays partial through what is linear in it, and is
// reduced once where it first meets what is not.

#id = affine_map<(i) -> (i)>
#m = affine_map<(i, j) -> (i, j)>

// CHECK-LABEL: func @scaled
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @scaled(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = arith.mulf %p, %c : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %1 = arith.divf %0, %c : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %2 = arith.negf %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// 1 / p is not linear.
// CHECK-LABEL: func @divisor
// CHECK: dp.all_reduce
// CHECK: dp.take
func.func @divisor(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.divf %c, %p : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The two gradients of a tied weight are added first.
// CHECK-LABEL: func @tied
// CHECK: arith.addf
// CHECK: dp.all_reduce
// CHECK-NOT: dp.all_reduce
// CHECK: dp.yield
func.func @tied(%w: tensor<4xf32> {dp.state}, %x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> (tensor<4xf32> {dp.updates = 0}) {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %g = arith.addf %p, %q : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %n = arith.subf %w, %g : tensor<4xf32>
  return %n : tensor<4xf32>
}

// p + c would count c on every device.
// CHECK-LABEL: func @affine
// CHECK: %[[W:.*]] = dp.all_reduce
// CHECK: arith.addf %[[W]]
func.func @affine(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.addf %p, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ... but adding zero changes nothing.
// CHECK-LABEL: func @plus_zero
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @plus_zero(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = arith.addf %p, %zero : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @squared
// CHECK: dp.all_reduce
func.func @squared(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.mulf %p, %p : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A choice between sums, or a sum and zero, is a sum; between a sum and another
// number it is not, nor is a choice by the sum.
// CHECK-LABEL: func @select_sums
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @select_sums(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}, %c: i1, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = arith.select %c, %p, %q : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %1 = arith.select %c, %0, %zero : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @select_other
// CHECK: dp.all_reduce
func.func @select_other(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: i1, %y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.select %c, %p, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @select_by_sum
// CHECK: dp.all_reduce
func.func @select_by_sum(%x: tensor<8x4xi1> {dp.scatter = 0}, %a: tensor<4xf32>, %b: tensor<4xf32>, %z: tensor<4xi1>) -> tensor<4xf32> {
  // expected-remark @below {{partial<or>}}
  %p = linalg.reduce { arith.ori } ins(%x : tensor<8x4xi1>) outs(%z : tensor<4xi1>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.select %p, %a, %b : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// What grows is reduced before it grows: 4 bytes travel, not 64.
// CHECK-LABEL: func @growth
// CHECK: dp.all_reduce {{.*}} : tensor<f32> -> tensor<f32>
// CHECK: linalg.broadcast
func.func @growth(%x: tensor<8xf32> {dp.scatter = 0}, %z: tensor<f32>, %o: tensor<16xf32>) -> tensor<16xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8xf32>) outs(%z : tensor<f32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = linalg.broadcast ins(%p : tensor<f32>) outs(%o : tensor<16xf32>) dimensions = [0]
  return %0 : tensor<16xf32>
}

// Needed whole by one and linear for another: one sum, both read it whole.
// CHECK-LABEL: func @whole_and_linear
// CHECK: %[[W:.*]] = dp.all_reduce
// CHECK-NOT: dp.all_reduce
// CHECK: dp.yield
// CHECK-NOT: dp.reduce_add
func.func @whole_and_linear(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.mulf %p, %c : tensor<4xf32>
  // expected-remark @below {{replicated}}
  %1 = math.sqrt %p : tensor<4xf32>
  return %0, %1, %p : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Reshapes, slices, transposes, padding with zero and joins of sums are linear.
// CHECK-LABEL: func @moved
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @moved(%x: tensor<8x4x2xf32> {dp.scatter = 0}, %z: tensor<4x2xf32>, %o: tensor<2x4xf32>, %s: tensor<2xindex>) -> tensor<12xf32> {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4x2xf32>) outs(%z : tensor<4x2xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = linalg.transpose ins(%p : tensor<4x2xf32>) outs(%o : tensor<2x4xf32>) permutation = [1, 0]
  // expected-remark @below {{partial<add>}}
  %1 = tensor.reshape %0(%s) : (tensor<2x4xf32>, tensor<2xindex>) -> tensor<4x2xf32>
  // expected-remark @below {{partial<add>}}
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  // expected-remark @below {{partial<add>}}
  %3 = tensor.extract_slice %2[1] [6] [1] : tensor<8xf32> to tensor<6xf32>
  // expected-remark @below {{partial<add>}}
  %4 = tensor.extract_slice %2[0] [6] [1] : tensor<8xf32> to tensor<6xf32>
  // expected-remark @below {{partial<add>}}
  %5 = tensor.concat dim(0) %3, %4 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
  // expected-remark @below {{partial<add>}}
  %6 = tensor.extract_slice %5[0] [3] [1] : tensor<12xf32> to tensor<3xf32>
  // expected-remark @below {{partial<add>}}
  %7 = tensor.insert_slice %6 into %5[2] [3] [1] : tensor<3xf32> into tensor<12xf32>
  return %7 : tensor<12xf32>
}

// Of two types the one with more dynamic dimensions counts as larger.
func.func @cast(%x: tensor<8x?xf32> {dp.scatter = 0}, %z: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x?xf32>) outs(%z : tensor<?xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = tensor.cast %p : tensor<?xf32> to tensor<12xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.cast %0 : tensor<12xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// Padded with zero it is a sum of the padded parts (and grows, so it is reduced
// before); with one it is not.
// CHECK-LABEL: func @padded
// CHECK: dp.all_reduce {{.*}} : tensor<4xf32>
// CHECK: tensor.pad
func.func @padded(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<6xf32> {
  %one = arith.constant 1.0 : f32
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = tensor.pad %p low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %one : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %0 : tensor<6xf32>
}

// A sum inserted into numbers that are whole would count those N times.
// CHECK-LABEL: func @inserted
// CHECK: dp.all_reduce
func.func @inserted(%x: tensor<8x4xf32> {dp.scatter = 0}, %d: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = tensor.extract_slice %p[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.insert_slice %0 into %d[1] [2] [1] : tensor<2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Bodies of linalg ops are read the same way, contractions among them.
// CHECK-LABEL: func @product_with_whole
// CHECK: linalg.matmul
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @product_with_whole(%x: tensor<8x4x4xf32> {dp.scatter = 0}, %w: tensor<4x3xf32>, %z: tensor<4x4xf32>) -> tensor<4x3xf32> {
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0.0> : tensor<4x3xf32>
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4x4xf32>) outs(%z : tensor<4x4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = linalg.matmul ins(%p, %w : tensor<4x4xf32>, tensor<4x3xf32>) outs(%zero : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// One sum, an input and at the same time the init whose elements do not matter.
// CHECK-LABEL: func @input_is_init
// CHECK: dp.reduce_add
func.func @input_is_init(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%p : tensor<4xf32>) outs(%p : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.negf %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A captured sum.
// CHECK-LABEL: func @captured
// CHECK-NOT: dp.all_reduce
// CHECK: dp.reduce_add
func.func @captured(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<4xf32>) {
  ^bb0(%b: f32):
    %i = linalg.index 0 : index
    %s = tensor.extract %p[%i] : tensor<4xf32>
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ... inside control flow it is needed whole: what the branch yields may be
// anything.
// CHECK-LABEL: func @captured_nested
// CHECK: dp.all_reduce
func.func @captured_nested(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>, %o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %one = arith.constant 1.0 : f32
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%o : tensor<4xf32>) {
  ^bb0(%b: f32):
    %i = linalg.index 0 : index
    %v = scf.if %c -> f32 {
      %s = tensor.extract %p[%i] : tensor<4xf32>
      scf.yield %s : f32
    } else {
      scf.yield %one : f32
    }
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A body op with two results.
// CHECK-LABEL: func @two_result_body
// CHECK: dp.all_reduce
func.func @two_result_body(%x: tensor<8x4xi32> {dp.scatter = 0}, %z: tensor<4xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addi } ins(%x : tensor<8x4xi32>) outs(%z : tensor<4xi32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = linalg.map ins(%p : tensor<4xi32>) outs(%o : tensor<4xi32>)
    (%a: i32, %b: i32) {
      %lo, %hi = arith.mulsi_extended %a, %a : i32
      linalg.yield %hi : i32
    }
  return %0 : tensor<4xi32>
}

// Of two results one may be a sum and the other not depend on it.
func.func @two_results(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %z: tensor<4xf32>, %o: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<add>, replicated}}
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%p, %c : tensor<4xf32>, tensor<4xf32>) outs(%o, %o : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %d: f32, %e: f32):
    %s = arith.mulf %a, %b : f32
    %t = math.exp %b : f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// Maxima combine with maxima; they are not scaled (the factor may be negative)
// and not added.
func.func @maxima(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: tensor<4xf32>, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{partial<max>}}
  %p = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %q = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %0 = arith.maximumf %p, %q : tensor<4xf32>
  // expected-remark @below {{partial<max>}}
  %r = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %1 = arith.mulf %r, %c : tensor<4xf32>
  // expected-remark @below {{partial<max>}}
  %s = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %t = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %2 = arith.addf %s, %t : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// A sum and a maximum are parts of two kinds: both are made whole.
func.func @mixed_kinds(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %q = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.mulf %p, %q : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A maximum that another op needs whole may scale the partial sum.
func.func @scaled_by_maximum(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{partial<max>}}
  %q = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %e = math.exp %q : tensor<4xf32>
  // expected-remark @below {{partial<add>}}
  %0 = arith.mulf %p, %q : tensor<4xf32>
  return %0, %e : tensor<4xf32>, tensor<4xf32>
}

// Narrowing a sum rounds it: the sum travels in the wider type. Widening its
// parts is exact.
// CHECK-LABEL: func @narrowed
// CHECK: dp.all_reduce {{.*}} : tensor<4xf32>
// CHECK: arith.truncf
func.func @narrowed(%x: tensor<8x4xf32> {dp.scatter = 0}, %z: tensor<4xf32>) -> tensor<4xf16> {
  // expected-remark @below {{partial<add>}}
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf32>) outs(%z : tensor<4xf32>) dimensions = [0]
  // expected-remark @below {{replicated}}
  %0 = arith.truncf %p : tensor<4xf32> to tensor<4xf16>
  return %0 : tensor<4xf16>
}
