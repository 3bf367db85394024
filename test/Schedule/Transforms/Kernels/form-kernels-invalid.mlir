// RUN: dp-opt %s --dp-form-kernels -verify-diagnostics

func.func private @unranked(%x: memref<8xf32>, %y: memref<8xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  %a = memref.cast %x : memref<8xf32> to memref<*xf32>
  %b = memref.cast %y : memref<8xf32> to memref<*xf32>
  // expected-error@+1 {{'memref.copy' op has no loop form}}
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}
