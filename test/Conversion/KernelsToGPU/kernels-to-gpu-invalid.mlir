// What is no kernel of one op, also where a launch passes it a table.

// RUN: dp-opt %s --convert-dp-kernels-to-gpu --split-input-file --verify-diagnostics

memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
// expected-error@+1 {{'func.func' op expected a kernel of one linalg.generic or op that is a kernel, or of several linalg.generic with loops over rows, whose last two arguments are the range it runs}}
func.func private @k(memref<4xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @f() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  %c1 = arith.constant 1 : index
  %t = memref.get_global @table : memref<4xf32>
  dp.launch @k extent %c1 cost %c1 (%t) : memref<4xf32>
  return
}

// -----

// expected-error@+1 {{'convert-dp-kernels-to-gpu' expects one device's program on buffers (the beginning of dp-schedule-pipeline) or a schedule on one arena (dp-schedule-pipeline); 'f' is one device's program on tensors (dp-spmd-pipeline)}}
func.func private @f(%x: tensor<4xf32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "x", type = tensor<4xf32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  return
}

// -----

func.func private @f(%a: memref<2x4x4xf32>, %i: memref<2xi32>) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "a", type = tensor<2x4x4xf32>, placement = replicated, role = input>, <name = "i", type = tensor<2xi32>, placement = replicated, role = input>],
  results = [],
  dims = []>} {
  %l = memref.alloc() : memref<2x4x4xf32>
  // expected-error@+1 {{'dp.buffer.routine' op cholesky is no library call of a GPU; dp-lower-routines makes it one}}
  dp.buffer.routine cholesky ins(%a : memref<2x4x4xf32>) outs(%l, %i : memref<2x4x4xf32>, memref<2xi32>)
  return
}

// -----

// Attention of f32 is a call of the host's runtime, of 16 bits of cuDNN with a mask without -inf.
func.func private @attention(%q: memref<4x8xf16>, %m: memref<1x4xf32>, %o: memref<4x8xf16>, %l: memref<4xf32>) attributes {dp.spmd} {
  dp.buffer.attention ins(%q, %q, %q : memref<4x8xf16>, memref<4x8xf16>, memref<4x8xf16>) mask(%m : memref<1x4xf32>) scale 1.0 outs(%o, %l : memref<4x8xf16>, memref<4xf32>) {finite_mask}
  // expected-error @below {{'dp.buffer.attention' op is no library call of a GPU; dp-decompose-attention lowers it to other ops}}
  dp.buffer.attention ins(%q, %q, %q : memref<4x8xf16>, memref<4x8xf16>, memref<4x8xf16>) mask(%m : memref<1x4xf32>) scale 1.0 outs(%o, %l : memref<4x8xf16>, memref<4xf32>)
  return
}

// -----

func.func private @attention(%q: memref<4x3xf32>, %o: memref<4x3xf32>, %l: memref<4xf32>) attributes {dp.spmd} {
  // expected-error @below {{'dp.buffer.attention' op is no library call of a GPU; dp-decompose-attention lowers it to other ops}}
  dp.buffer.attention ins(%q, %q, %q : memref<4x3xf32>, memref<4x3xf32>, memref<4x3xf32>) scale 1.0 outs(%o, %l : memref<4x3xf32>, memref<4xf32>)
  return
}

// -----

// A fill in front of what is no reduction of its buffer.
#id = affine_map<(d0) -> (d0)>
func.func private @k(%x: memref<4xf32>, %y: memref<4xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  %zero = arith.constant 0.0 : f32
  // expected-error @below {{'linalg.fill' op is of no destination of a reduction in the same kernel}}
  linalg.fill ins(%zero : f32) outs(%y : memref<4xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A row's sum is a number of the row.
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
func.func private @columns(%x: memref<?x64xf32>, %y: memref<?x64xf32>, %s: memref<64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<?x64xf32>) outs(%y : memref<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  // expected-error@+1 {{'linalg.generic' op writes one element in several rows of 'columns'}}
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["parallel", "parallel"]} ins(%y : memref<?x64xf32>) outs(%s : memref<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#transposed = affine_map<(d0, d1) -> (d1, d0)>
func.func private @transposed(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  // expected-error@+1 {{'linalg.generic' op uses several rows of a buffer that ops of 'transposed' write}}
  linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]} ins(%y : memref<64x64xf32>) outs(%z : memref<64x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
func.func private @reduced(%x: memref<64x64xf32>, %s: memref<64xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  // expected-error@+1 {{'linalg.generic' op expected 1 outermost parallel loops over rows ('dp.kernel' of 'reduced')}}
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : memref<64x64xf32>) outs(%s : memref<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>
func.func private @extents(%x: memref<64xf32>, %y: memref<32xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0, rows = 1>} {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : memref<64xf32>) outs(%x : memref<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  // expected-error@+1 {{'linalg.generic' op has 32 rows where an op before it in 'extents' has 64}}
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : memref<32xf32>) outs(%y : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
