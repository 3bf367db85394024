// The host takes 2 ms to give a device one op, a kernel here 1 ms: four are given
// in 8 ms, and the last ends a millisecond later. Where the host must read a value
// it waits for the kernel, until 3 ms, and goes on from there: 3 + 2 + 1.
// RUN: echo '{"base": "host", "name": "a GPU", "device": {"f32": 1e9, "memory_bandwidth": 1e15, "issue": 2e-3, "kernel": 0, "asynchronous": true}}' > %t.json
// RUN: dp-opt %s -o %t.mlir --dp-simulate="devices=1 topology=%t.json" | FileCheck %s
// RUN: echo '{"base": "host", "name": "a GPU", "device": {"f32": 1e9, "memory_bandwidth": 1e15, "issue": 2e-3, "kernel": 0, "asynchronous": true, "graphs": true}}' > %t.json
// RUN: dp-opt %s -o %t.mlir --dp-simulate="devices=1 topology=%t.json" | FileCheck %s --check-prefix=GRAPHS
// RUN: echo '{"base": "host", "name": "a CPU", "device": {"f32": 1e9, "memory_bandwidth": 1e15, "issue": 2e-3, "kernel": 0}}' > %t.json
// RUN: dp-opt %s -o %t.mlir --dp-simulate="devices=1 topology=%t.json" | FileCheck %s --check-prefix=CPU

// CHECK-LABEL: four on
// CHECK: {{^}} 1 9.0000 4.0000
// GRAPHS-LABEL: four on
// GRAPHS: {{^}} 1 4.0000 4.0000
// CPU-LABEL: four on
// CPU: {{^}} 1 12.0000 4.0000
func.func private @k(memref<1000xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @four(%x: memref<1000xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<1000xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %million = arith.constant 1000000 : index
  scf.for %i = %c0 to %c4 step %c1 {
    dp.launch @k extent %c4 cost %million (%x) : memref<1000xf32>
  }
  return
}

// CHECK-LABEL: reads on
// CHECK: {{^}} 1 6.0000 2.0000
// GRAPHS-LABEL: reads on
// GRAPHS: {{^}} 1 6.0000 2.0000
func.func private @reads(%x: memref<1000xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<1000xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %million = arith.constant 1000000 : index
  %zero = arith.constant 0.0 : f32
  dp.launch @k extent %c4 cost %million (%x) : memref<1000xf32>
  %v = dp.host_read %x[%c0] : memref<1000xf32>
  %more = arith.cmpf ogt, %v, %zero : f32
  scf.if %more {
    dp.launch @k extent %c4 cost %million (%x) : memref<1000xf32>
  }
  return
}
