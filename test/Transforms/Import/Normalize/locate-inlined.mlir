// RUN: dp-opt %s --inline --dp-locate-inlined --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The op without a location has that of the call, the other one both, and so
// has an op that two calls have inlined.
// CHECK-LABEL: func.func @step
// CHECK: math.exp {{.*}} loc("update of w")
// CHECK: math.sin {{.*}} loc(callsite("sine" at "update of w"))
// CHECK: math.exp {{.*}} loc("both of v")
// CHECK: math.sin {{.*}} loc(callsite("sine" at "both of v"))
// CHECK: math.cos {{.*}} loc("own")
func.func @step(%w: f32, %v: f32) -> (f32, f32) {
  %0 = call @update(%w) : (f32) -> f32 loc("update of w")
  %1 = call @both(%v) : (f32) -> f32 loc("both of v")
  %2 = math.cos %1 : f32 loc("own")
  return %0, %2 : f32, f32
}

func.func private @update(%x: f32) -> f32 {
  %0 = math.exp %x : f32 loc(unknown)
  %1 = math.sin %0 : f32 loc("sine")
  return %1 : f32
}

func.func private @both(%x: f32) -> f32 {
  %0 = call @update(%x) : (f32) -> f32 loc(unknown)
  return %0 : f32
}
