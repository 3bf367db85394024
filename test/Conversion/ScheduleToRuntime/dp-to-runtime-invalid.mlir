// What is no schedule that becomes calls of the runtime.

// RUN: dp-opt %s --convert-dp-to-runtime --split-input-file --verify-diagnostics

// expected-error@+1 {{kernel 'k' has no body; a launch runs what is in the module}}
func.func private @k(memref<4xf32>, index, index) attributes {dp.kernel = #dp.kernel}

// -----

// expected-error@+1 {{argument 0 of kernel 'k' is of type 'memref<*xf32>', expected a number or a buffer with strides}}
func.func private @k(%a: memref<*xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel} {
  return
}

// -----

// expected-error@+1 {{expected 'dp.arena' of 'f' to name a function of its 0 sizes that returns one, found @none}}
func.func @f(%arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@none>, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  return
}

// -----

func.func private @size(index) -> index

// expected-error@+1 {{expected 'dp.arena' of 'f' to name a function of its 0 sizes that returns one, found @size}}
func.func @f(%arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@size>, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  return
}

// -----

func.func @f(%a: memref<4xf32>, %arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@size>, dp.entry = #dp.entry<
  arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  // expected-error@+1 {{'memref.alloc' is no part of a schedule that becomes calls of the runtime; run dp-schedule-pipeline before}}
  %b = memref.alloc() : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %n: index, %arena: memref<?xi8>) attributes {dp.spmd, dp.arena = #dp.arena<@size>, dp.entry = #dp.entry<
  arguments = [<name = "a", type = tensor<4xf32>, placement = replicated, role = input>],
  results = [],
  dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    // expected-error@+1 {{'dp.buffer.all_reduce' stands in a region, and becomes a call after which a step may end; run convert-scf-to-cf before}}
    dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
  }
  return
}
