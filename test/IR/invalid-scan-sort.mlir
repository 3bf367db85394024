// Scans and sorts that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C1
  // expected-error@+1 {{expected an input, and a destination and an initial value for each, found 2, 1 and 1}}
  %0:2 = dp.scan ins(%x, %x : tensor<8x5xf32>, tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C2
  // expected-error@+1 {{expected 'dim' >= 0 and < 2 (the rank of 'tensor<8x5xf32>'), found 2}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim 2 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C2
  // expected-error@+1 {{found -1}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim -1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C3
  // expected-error@+1 {{expected inputs of one shape and destinations of the inputs' types, found 'tensor<8x5xf32>' and 'tensor<8x4xf32>' beside 'tensor<8x5xf32>'}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%y : tensor<8x4xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C3
  // expected-error@+1 {{found 'tensor<8x5xf32>' and 'tensor<8x5xi32>'}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%n : tensor<8x5xi32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C4
  // expected-error@+1 {{expected an initial value like 'tensor<8x5xf32>' without dimension 1, found 'tensor<5xf32>'}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%w : tensor<5xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    dp.yield %s : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C5
  // expected-error@+1 {{expected a region with arguments of types 'f32', 'f32', found 'f32', 'f64'}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f64):
    dp.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C5
  // expected-error@+1 {{expected a region that ends in dp.yield of the accumulators, one for each input}}
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    dp.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // scan-C5
  %0:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%x : tensor<8x5xf32>) init(%z : tensor<8xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'memref.alloca' op has a memory effect; expected the region of 'dp.scan' to compute only}}
    %q = memref.alloca() : memref<f32>
    dp.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // sort-C1
  // expected-error@+1 {{expected a value to sort}}
  "dp.sort"() <{dim = 0 : i64}> ({
    %l = arith.constant true
    "dp.yield"(%l) : (i1) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // sort-C2
  // expected-error@+1 {{expected 'dim' >= 0 and < 2 (the rank of 'tensor<8x5xf32>'), found 5}}
  %0 = dp.sort outs(%x : tensor<8x5xf32>) dim 5 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // sort-C3
  // expected-error@+1 {{expected values of one shape, found 'tensor<8x4xf32>' beside 'tensor<8x5xf32>'}}
  %0:2 = dp.sort outs(%x, %y : tensor<8x5xf32>, tensor<8x4xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // sort-C4
  // expected-error@+1 {{expected a region with arguments of types 'f32', 'f32', found 'f32'}}
  %0 = dp.sort outs(%x : tensor<8x5xf32>) dim 1 {
  ^bb0(%a: f32):
    %l = arith.cmpf olt, %a, %a : f32
    dp.yield %l : i1
  }
  return
}

// -----

func.func @f(%x: tensor<8x5xf32>, %y: tensor<8x4xf32>, %n: tensor<8x5xi32>, %z: tensor<8xf32>, %w: tensor<5xf32>) {
  // sort-C4
  // expected-error@+1 {{expected a region that ends in dp.yield of an i1, whether the first elements come before the second ones}}
  %0 = dp.sort outs(%x : tensor<8x5xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    dp.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: memref<8x5xf32>, %n: memref<8x5xi32>) attributes {dp.spmd} {
  // buffer.sort-C1
  // expected-error@+1 {{expected no scratch or one for each of the 2 values, found 1}}
  dp.buffer.sort outs(%x, %x : memref<8x5xf32>, memref<8x5xf32>) scratch(%x : memref<8x5xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  return
}

// -----

func.func @f(%x: memref<8x5xf32>, %n: memref<8x5xi32>) attributes {dp.spmd} {
  // buffer.sort-C1
  // expected-error@+1 {{expected scratch like 'memref<8x5xf32>', found 'memref<8x5xi32>'}}
  dp.buffer.sort outs(%x : memref<8x5xf32>) scratch(%n : memref<8x5xi32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  }
  return
}
