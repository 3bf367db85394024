// Attention that is rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%q: tensor<2x6x4x3xf16>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<2x6x5x3xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf16>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf64>) {
  // attention-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<2x6x4xf64>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf64>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf16>, %k: tensor<2x6x5x3xf16>, %m: tensor<2x1x1x5xf32>, %l: tensor<2x6x4xf16>) {
  // attention-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<2x6x4xf16>'}}
  dp.attention ins(%q, %k, %k : tensor<2x6x4x3xf16>, tensor<2x6x5x3xf16>, tensor<2x6x5x3xf16>) mask(%m : tensor<2x1x1x5xf32>) scale 1.0 outs(%q, %l : tensor<2x6x4x3xf16>, tensor<2x6x4xf16>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xbf16>, %k: tensor<2x6x5x3xbf16>, %m: tensor<2x1x1x5xbf16>, %l: tensor<2x6x4xf32>) {
  // attention-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<2x1x1x5xbf16>'}}
  dp.attention ins(%q, %k, %k : tensor<2x6x4x3xbf16>, tensor<2x6x5x3xbf16>, tensor<2x6x5x3xbf16>) mask(%m : tensor<2x1x1x5xbf16>) scale 1.0 outs(%q, %l : tensor<2x6x4x3xbf16>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf8E5M2>, %k: tensor<2x6x5x3xf8E5M2>, %m: tensor<2x1x1x5xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<2x6x4x3xf8E5M2>'}}
  dp.attention ins(%q, %k, %k : tensor<2x6x4x3xf8E5M2>, tensor<2x6x5x3xf8E5M2>, tensor<2x6x5x3xf8E5M2>) mask(%m : tensor<2x1x1x5xf32>) scale 1.0 outs(%q, %l : tensor<2x6x4x3xf8E5M2>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf64>, %k: tensor<2x6x5x3xf64>, %m: tensor<2x1x1x5xf32>, %l: tensor<2x6x4xf64>) {
  // attention-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<2x1x1x5xf32>'}}
  dp.attention ins(%q, %k, %k : tensor<2x6x4x3xf64>, tensor<2x6x5x3xf64>, tensor<2x6x5x3xf64>) mask(%m : tensor<2x1x1x5xf32>) scale 1.0 outs(%q, %l : tensor<2x6x4x3xf64>, tensor<2x6x4xf64>)
  return
}

// -----

func.func @f(%q: tensor<6x4x3xbf16>, %o: tensor<6x4x3xf32>, %l: tensor<6x4xf32>) {
  // attention_gradient-C1
  // expected-error@+1 {{expected elements of type f16, bf16, f32 or f64, of all alike, but mask and logsumexp of f32 beside 16 bits, found 'tensor<6x4x3xf32>'}}
  dp.attention_gradient ins(%q, %q, %q, %q, %l, %o : tensor<6x4x3xbf16>, tensor<6x4x3xbf16>, tensor<6x4x3xbf16>, tensor<6x4x3xbf16>, tensor<6x4xf32>, tensor<6x4x3xf32>) scale 1.0 outs(%q, %q, %q : tensor<6x4x3xbf16>, tensor<6x4x3xbf16>, tensor<6x4x3xbf16>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected query, key and value to have as many dimensions, at least 2, found 'tensor<2x6x4x3xf32>', 'tensor<6x5x3xf32>' and 'tensor<2x6x5x2xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<6x5x3xf32>, tensor<2x6x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<3xf32>, %k: tensor<3xf32>, %v: tensor<3xf32>, %o: tensor<3xf32>, %l: tensor<f32>) {
  // attention-C2
  // expected-error@+1 {{expected query, key and value to have as many dimensions, at least 2, found 'tensor<3xf32>', 'tensor<3xf32>' and 'tensor<3xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) scale 1.0 outs(%o, %l : tensor<3xf32>, tensor<f32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x3x5x3xf32>, %v: tensor<2x3x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected the batch of the key to be that of the query, with the last dimension divided by the group of 1, found 'tensor<2x6x4x3xf32>' and 'tensor<2x3x5x3xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x3x5x3xf32>, tensor<2x3x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x?x5x3xf32>, %v: tensor<2x?x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected the batch of the key to be that of the query, with the last dimension divided by the group of 4, found}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x?x5x3xf32>, tensor<2x?x5x2xf32>) group 4 scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected the batch of the key to be that of the query, with the last dimension divided by the group of 0, found}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) group 0 scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<4x3xf32>, %k: tensor<5x3xf32>, %v: tensor<5x2xf32>, %o: tensor<4x2xf32>, %l: tensor<4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected the batch of the key to be that of the query, with the last dimension divided by the group of 2, found}}
  dp.attention ins(%q, %k, %v : tensor<4x3xf32>, tensor<5x3xf32>, tensor<5x2xf32>) group 2 scale 1.0 outs(%o, %l : tensor<4x2xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x4xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected rows of query and key of one size, found 'tensor<2x6x4x3xf32>' and 'tensor<2x6x5x4xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x4xf32>, tensor<2x6x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x4x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C2
  // expected-error@+1 {{expected the shape of the value to be 2x6x5x2, found 'tensor<2x6x4x2xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x4x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>, %m: tensor<2x1x4x4xf32>) {
  // attention-C3
  // expected-error@+1 {{expected each dimension of the mask to be 1 or that of the scores, [batch..., queries, keys], found 'tensor<2x1x4x4xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) mask(%m : tensor<2x1x4x4xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>, %m: tensor<4x5xf32>) {
  // attention-C3
  // expected-error@+1 {{expected each dimension of the mask to be 1 or that of the scores, [batch..., queries, keys], found 'tensor<4x5xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) mask(%m : tensor<4x5xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x3xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C4
  // expected-error@+1 {{expected the shape of the output to be 2x6x4x2, found 'tensor<2x6x4x3xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x3xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x5xf32>) {
  // attention-C4
  // expected-error@+1 {{expected the shape of the logsumexp to be 2x6x4, found 'tensor<2x6x5xf32>'}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) scale 1.0 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x5xf32>)
  return
}

// -----

func.func @f(%q: tensor<2x6x4x3xf32>, %k: tensor<2x6x5x3xf32>, %v: tensor<2x6x5x2xf32>, %o: tensor<2x6x4x2xf32>, %l: tensor<2x6x4xf32>) {
  // attention-C5
  // expected-error@+1 {{expected a finite scale, found INF}}
  dp.attention ins(%q, %k, %v : tensor<2x6x4x3xf32>, tensor<2x6x5x3xf32>, tensor<2x6x5x2xf32>) scale 0x7FF0000000000000 outs(%o, %l : tensor<2x6x4x2xf32>, tensor<2x6x4xf32>)
  return
}

// -----

func.func @f(%q: tensor<?x4x3xf32>, %v: tensor<?x4x2xf32>, %l: tensor<?x5xf32>) {
  // attention_gradient-C1
  // expected-error@+1 {{expected the shape of the logsumexp to be ?x4, found 'tensor<?x5xf32>'}}
  dp.attention_gradient ins(%q, %q, %v, %v, %l, %v : tensor<?x4x3xf32>, tensor<?x4x3xf32>, tensor<?x4x2xf32>, tensor<?x4x2xf32>, tensor<?x5xf32>, tensor<?x4x2xf32>) scale 1.0 outs(%q, %q, %v : tensor<?x4x3xf32>, tensor<?x4x3xf32>, tensor<?x4x2xf32>)
  return
}

// -----

func.func @f(%q: tensor<?x4x3xf32>, %v: tensor<?x4x2xf32>, %l: tensor<?x4xf32>, %w: tensor<?x4x9xf32>) {
  // attention_gradient-C2
  // expected-error@+1 {{expected the shape of the output's gradient to be ?x4x2, found 'tensor<?x4x9xf32>'}}
  dp.attention_gradient ins(%q, %q, %v, %v, %l, %w : tensor<?x4x3xf32>, tensor<?x4x3xf32>, tensor<?x4x2xf32>, tensor<?x4x2xf32>, tensor<?x4xf32>, tensor<?x4x9xf32>) scale 1.0 outs(%q, %q, %v : tensor<?x4x3xf32>, tensor<?x4x3xf32>, tensor<?x4x2xf32>)
  return
}

// -----

func.func @f(%q: tensor<?x4x3xf32>, %v: tensor<?x4x2xf32>, %l: tensor<?x4xf32>, %w: tensor<?x4x9xf32>) {
  // attention_gradient-C2
  // expected-error@+1 {{expected the shape of the key's gradient to be ?x4x3, found 'tensor<?x4x9xf32>'}}
  dp.attention_gradient ins(%q, %q, %v, %v, %l, %v : tensor<?x4x3xf32>, tensor<?x4x3xf32>, tensor<?x4x2xf32>, tensor<?x4x2xf32>, tensor<?x4xf32>, tensor<?x4x2xf32>) scale 1.0 outs(%q, %w, %v : tensor<?x4x3xf32>, tensor<?x4x9xf32>, tensor<?x4x2xf32>)
  return
}

// -----

func.func @f(%q: memref<4x3xf32>, %s: memref<4x3xf32, strided<[4, 1]>>, %l: memref<4xf32>) {
  // buffer.attention-C1
  // expected-error@+1 {{expected dense buffers, or of two batch dimensions ones with dense rows, found 'memref<4x3xf32, strided<[4, 1]>>'}}
  dp.buffer.attention ins(%q, %s, %q : memref<4x3xf32>, memref<4x3xf32, strided<[4, 1]>>, memref<4x3xf32>) scale 1.0 outs(%q, %l : memref<4x3xf32>, memref<4xf32>)
  return
}
