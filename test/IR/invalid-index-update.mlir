// Indexed updates that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<4xi32>) {
  // index_update-C1
  // expected-error@+1 {{expected in 'dims' and 'batching' dimensions >= 0 and < 2 (the rank of 'tensor<8x3xf32>'), each once, found 2}}
  %0 = dp.index_update %u into %d at %i dims [2] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<4xi32>) {
  // expected-error@+1 {{each once, found -1}}
  %0 = dp.index_update %u into %d at %i dims [-1] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<4xi32>) {
  // expected-error@+1 {{each once, found 0}}
  %0 = dp.index_update %u into %d at %i dims [0] batching [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<8x3xf32>, %d: tensor<8x3xf32>, %i: tensor<8x0xi32>) {
  // index_update-C2
  // expected-error@+1 {{expected a dimension in 'dims'}}
  %0 = dp.index_update %u into %d at %i dims [] batching [0] : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x0xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf64>, %i: tensor<4xi32>) {
  // index_update-C3
  // expected-error@+1 {{expected updates and destination of one element type, found 'f32' and 'f64'}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<4x3xf32>, tensor<8x3xf64>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<4xi32>) {
  // index_update-C4
  // expected-error@+1 {{expected an element type that 'xor' combines, found 'f32'}}
  %0 = dp.index_update %u into %d at %i dims [0] kind xor : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<3xf32>, %d: tensor<8x4x3xf32>, %i: tensor<1xi32>) {
  // index_update-C5
  // expected-error@+1 {{expected updates of a rank >= 2 (1 batching, 1 window dimensions), found 'tensor<3xf32>'}}
  %0 = dp.index_update %u into %d at %i dims [1] batching [0] : tensor<3xf32>, tensor<8x4x3xf32>, tensor<1xi32>
  return
}

// -----

func.func @f(%u: tensor<f32>, %d: tensor<8x3xf32>, %i: tensor<1xi32>) {
  // expected-error@+1 {{expected updates of a rank >= 1 (0 batching, 1 window dimensions), found 'tensor<f32>'}}
  %0 = dp.index_update %u into %d at %i dims [1] : tensor<f32>, tensor<8x3xf32>, tensor<1xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<5xi32>) {
  // index_update-C6
  // expected-error@+1 {{expected indices with the first 1 dimensions of 'tensor<4x3xf32>', then 1 or nothing, found 'tensor<5xi32>'}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<5xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x9x3xf32>, %i: tensor<4xi32>) {
  // expected-error@+1 {{then 2, found 'tensor<4xi32>'}}
  %0 = dp.index_update %u into %d at %i dims [0, 1] : tensor<4x3xf32>, tensor<8x9x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x9x3xf32>, %i: tensor<4x?xi32>) {
  // expected-error@+1 {{then 2, found 'tensor<4x?xi32>'}}
  %0 = dp.index_update %u into %d at %i dims [0, 1] : tensor<4x3xf32>, tensor<8x9x3xf32>, tensor<4x?xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<4x1x1xi32>) {
  // expected-error@+1 {{expected indices with the first 1 dimensions}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4x1x1xi32>
  return
}

// -----

func.func @f(%u: tensor<4x2xf32>, %d: tensor<8x3xf32>, %i: tensor<4xi32>) {
  // index_update-C7
  // expected-error@+1 {{expected dimension 1 of 'tensor<4x2xf32>' to be as long as dimension 1 of 'tensor<8x3xf32>'}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<4x2xf32>, tensor<8x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<4xf32>, %d: tensor<8x3xf32>, %i: tensor<4xi32>) {
  // expected-error@+1 {{expected dimension 0 of 'tensor<4xf32>' to be as long as dimension 0 of 'tensor<8x3xf32>'}}
  %0 = dp.index_update %u into %d at %i dims [1] batching [0] : tensor<4xf32>, tensor<8x3xf32>, tensor<4xi32>
  return
}

// -----

func.func @f(%u: tensor<4x3xf32>, %d: tensor<8x3xf32>, %i: tensor<4xf32>) {
  // expected-error@+1 {{operand #2 must be}}
  %0 = dp.index_update %u into %d at %i dims [0] : tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xf32>
  return
}

// -----

func.func @f(%u: memref<4x3xf32>, %d: memref<8x3xf32>, %i: memref<4x2xi32>) {
  // expected-error@+1 {{'dp.buffer.index_update' op expected indices with the first 1 dimensions}}
  dp.buffer.index_update %u into %d at %i dims [0] : memref<4x3xf32>, memref<8x3xf32>, memref<4x2xi32>
  return
}
