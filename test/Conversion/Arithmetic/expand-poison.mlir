// RUN: dp-opt %s --dp-expand-poison --split-input-file | FileCheck %s

// 2^31 is an f32, 2^31 - 1 is none: what is above the f32 below it becomes the greatest integer.
// CHECK-LABEL: func.func @to_i32(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-DAG: %[[LOW:.*]] = arith.constant -2.14748365E+9 : f32
// CHECK-DAG: %[[HIGH:.*]] = arith.constant 2.14748352E+9 : f32
// CHECK: %[[ABOVE:.*]] = arith.cmpf ogt, %[[X]], %[[LOW]] : f32
// CHECK: %[[RAISED:.*]] = arith.select %[[ABOVE]], %[[X]], %[[LOW]] : f32
// CHECK: %[[BELOW:.*]] = arith.cmpf olt, %[[RAISED]], %[[HIGH]] : f32
// CHECK: %[[CLAMPED:.*]] = arith.select %[[BELOW]], %[[RAISED]], %[[HIGH]] : f32
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[ORDERED:.*]] = arith.cmpf oeq, %[[X]], %[[X]] : f32
// CHECK: %[[NUMBER:.*]] = arith.select %[[ORDERED]], %[[CLAMPED]], %[[ZERO]] : f32
// CHECK: %[[INTEGER:.*]] = arith.fptosi %[[NUMBER]] : f32 to i32
// CHECK: %[[MAX:.*]] = arith.constant 2147483647 : i32
// CHECK: %[[LARGE:.*]] = arith.cmpf ogt, %[[X]], %[[HIGH]] : f32
// CHECK: %[[RESULT:.*]] = arith.select %[[LARGE]], %[[MAX]], %[[INTEGER]] : i32
// CHECK: return %[[RESULT]]
func.func @to_i32(%x: f32) -> i32 {
  %0 = arith.fptosi %x : f32 to i32
  return %0 : i32
}

// -----

// An f64 has both ends; NaN and negative numbers become the lower one, 0.
// CHECK-LABEL: func.func @to_u32(
// CHECK-DAG: arith.constant 0.000000e+00 : f64
// CHECK-DAG: arith.constant 0x41EFFFFFFFE00000 : f64
// CHECK-COUNT-2: arith.select %{{.*}} : f64
// CHECK-NEXT: %[[RESULT:.*]] = arith.fptoui %{{.*}} : f64 to i32
// CHECK-NEXT: return %[[RESULT]]
func.func @to_u32(%x: f64) -> i32 {
  %0 = arith.fptoui %x : f64 to i32
  return %0 : i32
}

// -----

// 16-bit floats have no ends of wide integers. A bool has no integer op.
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME: %[[H:.*]]: f16, %[[B:.*]]: bf16, %[[X:.*]]: f32)
// CHECK: arith.extf %[[H]] : f16 to f32
// CHECK: arith.fptosi %{{.*}} : f32 to i64
// CHECK: arith.extf %[[B]] : bf16 to f32
// CHECK: arith.fptoui %{{.*}} : f32 to i8
// CHECK: %[[MINUS:.*]] = arith.constant -1.000000e+00 : f32
// CHECK: %[[SIGNED:.*]] = arith.cmpf ole, %[[X]], %[[MINUS]] : f32
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[UNSIGNED:.*]] = arith.cmpf oge, %[[X]], %[[ONE]] : f32
// CHECK: return %{{.*}}, %{{.*}}, %[[SIGNED]], %[[UNSIGNED]]
func.func @narrow(%h: f16, %b: bf16, %x: f32) -> (i64, i8, i1, i1) {
  %0 = arith.fptosi %h : f16 to i64
  %1 = arith.fptoui %b : bf16 to i8
  %2 = arith.fptosi %x : f32 to i1
  %3 = arith.fptoui %x : f32 to i1
  return %0, %1, %2, %3 : i64, i8, i1, i1
}

// -----

// CHECK-LABEL: func.func @vectors(
// CHECK: arith.constant dense<1.270000e+02> : vector<4xf32>
// CHECK: arith.fptosi %{{.*}} : vector<4xf32> to vector<4xi8>
// CHECK: arith.minui %{{.*}} : vector<4xi8>
func.func @vectors(%x: vector<4xf32>, %n: vector<4xi8>) -> vector<4xi8> {
  %0 = arith.fptosi %x : vector<4xf32> to vector<4xi8>
  %1 = arith.shrsi %0, %n : vector<4xi8>
  return %1 : vector<4xi8>
}

// -----

// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>, %[[Z:[^:]*]]: i0
// CHECK-NEXT: %[[INTEGER:.*]] = arith.fptosi %[[X]] : tensor<?xf32> to tensor<?xi8>
// CHECK-NEXT: arith.shli %[[INTEGER]], %[[INTEGER]] : tensor<?xi8>
// CHECK-NEXT: arith.shli %[[Z]], %[[Z]] : i0
// CHECK-NEXT: return
func.func @tensors(%x: tensor<?xf32>, %z: i0) -> (tensor<?xi8>, i0) {
  %0 = arith.fptosi %x : tensor<?xf32> to tensor<?xi8>
  %1 = arith.shli %0, %0 : tensor<?xi8>
  %2 = arith.shli %z, %z : i0
  return %1, %2 : tensor<?xi8>, i0
}

// -----

// Flags do not hold for what takes the place of poison.
// CHECK-LABEL: func.func @shifts(
// CHECK-SAME: %[[A:.*]]: i32, %[[N:.*]]: i32)
// CHECK: %[[LAST:.*]] = arith.constant 31 : i32
// CHECK: %[[LESS:.*]] = arith.cmpi ule, %[[N]], %[[LAST]] : i32
// CHECK: %[[AMOUNT:.*]] = arith.andi %[[N]], %[[LAST]] : i32
// CHECK: %[[SHIFTED:.*]] = arith.shli %[[A]], %[[AMOUNT]] : i32
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK: %[[LEFT:.*]] = arith.select %[[LESS]], %[[SHIFTED]], %[[ZERO]] : i32
// CHECK-DAG: %[[C31:.*]] = arith.constant 31 : i32
// CHECK: %[[IS:.*]] = arith.cmpi ule, %[[N]], %[[C31]] : i32
// CHECK: %[[AND:.*]] = arith.andi %[[N]], %[[C31]] : i32
// CHECK: %[[SHIFTED2:.*]] = arith.shrui %[[A]], %[[AND]] : i32
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK: %[[LOGICAL:.*]] = arith.select %[[IS]], %[[SHIFTED2]], %[[C0]] : i32
// CHECK: %[[BOUND:.*]] = arith.minui %[[N]], %{{.*}} : i32
// CHECK: %[[SIGN:.*]] = arith.shrsi %[[A]], %[[BOUND]] : i32
// CHECK: return %[[LEFT]], %[[LOGICAL]], %[[SIGN]]
func.func @shifts(%a: i32, %n: i32) -> (i32, i32, i32) {
  %0 = arith.shli %a, %n overflow<nsw> : i32
  %1 = arith.shrui %a, %n : i32
  %2 = arith.shrsi %a, %n : i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

// A mask bounds an amount only where the width is a power of two. A bool is its own sign.
// CHECK-LABEL: func.func @odd_widths(
// CHECK-SAME: %[[A:.*]]: i24, %{{.*}}: index, %[[P:.*]]: i1, %[[Q:.*]]: i1)
// CHECK: arith.constant 23 : i24
// CHECK: arith.minui %{{.*}} : i24
// CHECK: arith.constant 63 : index
// CHECK: %[[NOT:.*]] = arith.xori %[[Q]], %{{.*}} : i1
// CHECK: %[[KEPT:.*]] = arith.andi %[[P]], %[[NOT]] : i1
// CHECK: return %{{.*}}, %{{.*}}, %[[KEPT]], %[[P]]
func.func @odd_widths(%a: i24, %i: index, %p: i1, %q: i1) -> (i24, index, i1, i1) {
  %0 = arith.shli %a, %a : i24
  %1 = arith.shrui %i, %i : index
  %2 = arith.shli %p, %q : i1
  %3 = arith.shrsi %p, %q : i1
  return %0, %1, %2, %3 : i24, index, i1, i1
}

// -----

// In range: constants, masks, remainders, loops, and floats that were integers within the type.
// CHECK-LABEL: func.func @in_range(
// CHECK-NOT: arith.select
// CHECK-NOT: arith.minui
// CHECK: return
func.func @in_range(%a: i32, %n: i32, %b: i8, %m: memref<8xi32>) -> (i32, i32, i32, i16, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c13 = arith.constant 13 : i32
  %c31 = arith.constant 31 : i32
  %pi = arith.constant 3.14 : f32
  %0 = arith.shli %a, %c13 : i32
  %masked = arith.andi %n, %c31 : i32
  %1 = arith.shrui %0, %masked : i32
  %rest = arith.remui %n, %c31 : i32
  %2 = arith.shrsi %1, %rest : i32
  scf.for %i = %c0 to %c8 step %c1 {
    %amount = arith.index_cast %i : index to i32
    %s = arith.shli %a, %amount : i32
    memref.store %s, %m[%i] : memref<8xi32>
  }
  %h = arith.sitofp %b : i8 to f16
  %f = arith.extf %h : f16 to f32
  %3 = arith.fptosi %f : f32 to i16
  %4 = arith.fptosi %pi : f32 to i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i16, i32
}

// -----

// Out of range: what rounds up to 2^31, wider integers, negative ones, infinite roundings, constants.
// CHECK-LABEL: func.func @out_of_range(
// CHECK-SAME: %[[A:[^:]*]]: i32
// CHECK: arith.constant 2.14748352E+9 : f32
// CHECK: arith.fptosi %{{.*}} : f32 to i32
// CHECK: arith.constant 1.270000e+02 : f32
// CHECK: arith.fptosi %{{.*}} : f32 to i8
// CHECK: arith.constant 2.550000e+02 : f32
// CHECK: arith.fptoui %{{.*}} : f32 to i8
// CHECK: arith.extf %{{.*}} : f16 to f32
// CHECK: arith.constant 2.14748352E+9 : f32
// CHECK: arith.fptosi %{{.*}} : f32 to i32
// CHECK: arith.constant 2.14748352E+9 : f32
// CHECK: arith.fptosi %{{.*}} : f32 to i32
// CHECK-DAG: %[[C40:.*]] = arith.constant 40 : i32
// CHECK-DAG: %[[C31:.*]] = arith.constant 31 : i32
// CHECK: %[[IS:.*]] = arith.cmpi ule, %[[C40]], %[[C31]] : i32
// CHECK: %[[AND:.*]] = arith.andi %[[C40]], %[[C31]] : i32
// CHECK: %[[SHIFTED:.*]] = arith.shli %[[A]], %[[AND]] : i32
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK: %[[FAR:.*]] = arith.select %[[IS]], %[[SHIFTED]], %[[C0]] : i32
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[FAR]]
func.func @out_of_range(%a: i32, %b: i8) -> (i32, i8, i8, i32, i32, i32) {
  %wide = arith.sitofp %a : i32 to f32
  %0 = arith.fptosi %wide : f32 to i32
  %1 = arith.fptosi %wide : f32 to i8
  %narrow = arith.sitofp %b : i8 to f32
  %2 = arith.fptoui %narrow : f32 to i8
  %half = arith.truncf %wide : f32 to f16
  %3 = arith.fptosi %half : f16 to i32
  %big = arith.constant 3.0e9 : f32
  %4 = arith.fptosi %big : f32 to i32
  %c40 = arith.constant 40 : i32
  %5 = arith.shli %a, %c40 : i32
  return %0, %1, %2, %3, %4, %5 : i32, i8, i8, i32, i32, i32
}

// -----

// Neither folding nor canonicalization of upstream makes something else of constants before.
// RUN: dp-opt %s --split-input-file --canonicalize --dp-expand-poison --canonicalize | FileCheck %s --check-prefix=FOLDED

// FOLDED-LABEL: func.func @constants()
// FOLDED-DAG: %[[MAX:.*]] = arith.constant 2147483647 : i32
// FOLDED-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
// FOLDED-DAG: %[[MINUS:.*]] = arith.constant -1 : i32
// FOLDED-DAG: %[[BYTE:.*]] = arith.constant -1 : i8
// FOLDED: return %[[MAX]], %[[ZERO]], %[[ZERO]], %[[MINUS]], %[[BYTE]]
func.func @constants() -> (i32, i32, i32, i32, i8) {
  %infinity = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %minus = arith.constant -9 : i32
  %c32 = arith.constant 32 : i32
  %0 = arith.fptosi %infinity : f32 to i32
  %1 = arith.fptosi %nan : f32 to i32
  %2 = arith.shli %minus, %c32 : i32
  %3 = arith.shrsi %minus, %c32 : i32
  %4 = arith.fptoui %infinity : f32 to i8
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i8
}
