// Kernels that no launch can run a range of, or that are not the host's.

// RUN: dp-opt %s --convert-dp-kernels-to-loops --split-input-file --verify-diagnostics

func.func private @beyond(%x: memref<4xf32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 1>} {
  // expected-error@+1 {{'linalg.generic' op has no parallel loop 1, of which 'beyond' is to run a range ('dp.kernel')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : memref<4xf32>) {
  ^bb0(%o: f32):
    linalg.yield %o : f32
  }
  return
}

// -----

func.func private @sum(%x: memref<4xf32>, %s: memref<f32>, %begin: index, %end: index) attributes {dp.kernel = #dp.kernel<loop = 0>} {
  // expected-error@+1 {{'linalg.generic' op has no parallel loop 0, of which 'sum' is to run a range ('dp.kernel')}}
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : memref<4xf32>) outs(%s : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.addf %a, %o : f32
    linalg.yield %r : f32
  }
  return
}

// -----

func.func private @update(%u: memref<6xf32>, %x: memref<8xf32>, %at: memref<6xi64>, %begin: index, %end: index)
    attributes {dp.kernel = #dp.kernel<loop = 0>} {
  // expected-error@+1 {{'dp.buffer.index_update' op has no parallel loop 0, of which 'update' is to run a range ('dp.kernel')}}
  dp.buffer.index_update %u into %x at %at dims [0] kind add : memref<6xf32>, memref<8xf32>, memref<6xi64>
  return
}

// -----

module attributes {gpu.container_module} {
  // expected-error@+1 {{'convert-dp-kernels-to-loops' expects kernels for the host; 'step' is in a module of kernels for GPUs (dp-gpu-schedule-pipeline)}}
  func.func private @step() {
    return
  }
}
