// RUN: dp-opt %s --pass-pipeline="builtin.module(func.func(dp-expand-f8))" | FileCheck %s

// Conversions become integer code; bytes are all that is left of the type.
// CHECK-LABEL: func.func @narrow
// CHECK-NOT: arith.truncf
// CHECK: %[[BITS:.*]] = arith.bitcast %{{.*}} : f32 to i32
// CHECK: arith.addf %{{.*}} : f32
// CHECK: %[[BYTE:.*]] = arith.trunci %{{.*}} : i32 to i8
// CHECK: arith.bitcast %[[BYTE]] : i8 to f8E4M3FN
// CHECK: %[[BYTE:.*]] = arith.trunci %{{.*}} : i32 to i8
// CHECK: arith.bitcast %[[BYTE]] : i8 to f8E5M2
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @narrow(%x: f32) -> (f8E4M3FN, f8E5M2) {
  %0 = arith.truncf %x : f32 to f8E4M3FN
  %1 = arith.truncf %x : f32 to f8E5M2
  return %0, %1 : f8E4M3FN, f8E5M2
}

// CHECK-LABEL: func.func @wide
// CHECK-NOT: arith.extf
// CHECK: %[[BYTE:.*]] = arith.bitcast %{{.*}} : f8E4M3FN to i8
// CHECK: arith.extui %[[BYTE]] : i8 to i32
// CHECK: arith.bitcast %{{.*}} : i32 to f32
// CHECK: %[[BYTE:.*]] = arith.bitcast %{{.*}} : f8E5M2 to i8
// CHECK: %[[F32:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK: arith.truncf %[[F32]] : f32 to bf16
// CHECK-NOT: arith.extf
// CHECK: return
func.func @wide(%x: f8E4M3FN, %y: f8E5M2) -> (f32, bf16) {
  %0 = arith.extf %x : f8E4M3FN to f32
  %1 = arith.extf %y : f8E5M2 to bf16
  return %0, %1 : f32, bf16
}

// f64 is rounded to odd first, bf16 is exact in f32; other types are left alone.
// CHECK-LABEL: func.func @through_f32
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : i32
// CHECK: %[[NARROW:.*]] = arith.truncf %{{.*}} : f64 to f32
// CHECK: %[[CHOSEN:.*]] = arith.select %{{.*}}, %{{.*}}, %{{.*}} : i1
// CHECK: %[[BITS:.*]] = arith.bitcast %[[NARROW]] : f32 to i32
// CHECK: %[[WIDE:.*]] = arith.extui %[[CHOSEN]] : i1 to i32
// CHECK: %[[DIFFERENCE:.*]] = arith.subi %[[BITS]], %[[WIDE]] : i32
// CHECK: arith.ori %[[DIFFERENCE]], %[[C1]] : i32
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK: arith.truncf %{{.*}} : f32 to f16
func.func @through_f32(%x: f64, %y: bf16, %z: f32) -> (f8E5M2, f8E4M3FN, f16) {
  %0 = arith.truncf %x : f64 to f8E5M2
  %1 = arith.truncf %y : bf16 to f8E4M3FN
  %2 = arith.truncf %z : f32 to f16
  return %0, %1, %2 : f8E5M2, f8E4M3FN, f16
}

// Upstream's canonicalization makes these of two conversions.
// CHECK-LABEL: func.func @integers
// CHECK: %[[X:.*]] = arith.sitofp %{{.*}} : i32 to f32
// CHECK: arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[Y:.*]] = arith.uitofp %{{.*}} : i8 to f32
// CHECK: arith.bitcast %[[Y]] : f32 to i32
// CHECK: arith.bitcast %{{.*}} : f8E5M2 to i8
// CHECK: arith.fptosi %{{.*}} : f32 to i32
// CHECK: arith.bitcast %{{.*}} : f8E4M3FN to i8
// CHECK: arith.fptoui %{{.*}} : f32 to i8
func.func @integers(%x: i32, %y: i8, %v: f8E5M2, %w: f8E4M3FN) -> (f8E5M2, f8E4M3FN, i32, i8) {
  %0 = arith.sitofp %x : i32 to f8E5M2
  %1 = arith.uitofp %y : i8 to f8E4M3FN
  %2 = arith.fptosi %v : f8E5M2 to i32
  %3 = arith.fptoui %w : f8E4M3FN to i8
  return %0, %1, %2, %3 : f8E5M2, f8E4M3FN, i32, i8
}
