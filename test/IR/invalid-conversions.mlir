// Conversions between a tensor and a placed one that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<4xf32>) {
  // conversion-C1
  // expected-error@+1 {{'dp.replicate' op expected both sides to have the same element type, found 'tensor<4xf32>' and '!dp.placed<tensor<4xf64>, replicated>'}}
  %0 = dp.replicate %x : tensor<4xf32> -> !dp.placed<tensor<4xf64>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // conversion-C1
  // expected-error@+1 {{'dp.reduce_add' op expected both sides to have the same element type, found 'tensor<4xbf16>' and '!dp.placed<tensor<4xf32>, partial<add>>'}}
  %0 = dp.reduce_add %x : !dp.placed<tensor<4xf32>, partial<add>> -> tensor<4xbf16>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<add>>) {
  // conversion-C2
  // expected-error@+1 {{'dp.reduce_add' op expected both sides to have the same shape, found 'tensor<2xf32>' and '!dp.placed<tensor<4xf32>, partial<add>>'}}
  %0 = dp.reduce_add %x : !dp.placed<tensor<4xf32>, partial<add>> -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<max>>) {
  // conversion-C2
  // expected-error@+1 {{'dp.reduce' op expected both sides to have the same shape}}
  %0 = dp.reduce %x : !dp.placed<tensor<4xf32>, partial<max>> -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<?xf32>, sharded<0>>) {
  // conversion-C2
  // expected-error@+1 {{'dp.gather' op expected both sides to have the same shape}}
  %0 = dp.gather %x : !dp.placed<tensor<?xf32>, sharded<0>> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, replicated>) {
  // conversion-C2
  // expected-error@+1 {{'dp.take' op expected both sides to have the same shape}}
  %0 = dp.take %x : !dp.placed<tensor<4xf32>, replicated> -> tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // conversion-C2
  // expected-error@+1 {{'dp.scatter' op expected both sides to have the same shape}}
  %0 = dp.scatter %x dim 0 : tensor<4xf32> -> !dp.placed<tensor<2xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<4xf32, "sparse">) {
  // conversion-C3
  // expected-error@+1 {{'dp.replicate' op expected a tensor without encoding, found 'tensor<4xf32, "sparse">'}}
  %0 = dp.replicate %x : tensor<4xf32, "sparse"> -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) attributes {dp.spmd} {
  // conversion-C4
  // expected-error@+1 {{'dp.replicate' op expected to be outside of the code that each device runs, where tensors are whole}}
  %0 = dp.replicate %x : tensor<4xf32> -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, replicated>) {
  dp.parallel (%l = %x) : (!dp.placed<tensor<4xf32>, replicated>) -> () {
    // conversion-C4
    // expected-error@+1 {{'dp.scatter' op expected to be outside of the code that each device runs}}
    %0 = dp.scatter %l dim 0 : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
    dp.yield
  }
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // replicate-C1
  // expected-error@+1 {{'dp.replicate' op expected a result placed replicated, found partial<add>}}
  %0 = dp.replicate %x : tensor<4xf32> -> !dp.placed<tensor<4xf32>, partial<add>>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, sharded<0>>) {
  // take-C1
  // expected-error@+1 {{'dp.take' op expected an operand placed replicated, found sharded<0>}}
  %0 = dp.take %x : !dp.placed<tensor<4xf32>, sharded<0>> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // scatter-C1
  // expected-error@+1 {{'dp.scatter' op expected a dimension >= 0 and < 1 (the rank of 'tensor<4xf32>'), found 1}}
  %0 = dp.scatter %x dim 1 : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // scatter-C1
  // expected-error@+1 {{'dp.scatter' op expected a dimension >= 0 and < 1 (the rank of 'tensor<4xf32>'), found -1}}
  %0 = dp.scatter %x dim -1 : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // scatter-C1
  // expected-error@+1 {{'dp.scatter' op expected a dimension >= 0 and < 0 (the rank of 'tensor<f32>'), found 0}}
  %0 = dp.scatter %x dim 0 : tensor<f32> -> !dp.placed<tensor<f32>, replicated>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // scatter-C2
  // expected-error@+1 {{'dp.scatter' op expected a unit >= 1 that divides dimension 0 of 'tensor<4xf32>', found 3}}
  %0 = dp.scatter %x dim 0 unit 3 : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // scatter-C2
  // expected-error@+1 {{'dp.scatter' op expected a unit >= 1 that divides dimension 0 of 'tensor<?xf32>', found 0}}
  %0 = dp.scatter %x dim 0 unit 0 : tensor<?xf32> -> !dp.placed<tensor<?xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<4x4xf32>) {
  // scatter-C3
  // expected-error@+1 {{'dp.scatter' op expected a result placed sharded<1>, found sharded<0>}}
  %0 = dp.scatter %x dim 1 : tensor<4x4xf32> -> !dp.placed<tensor<4x4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // scatter-C3
  // expected-error@+1 {{'dp.scatter' op expected a result placed sharded<0, unit 2>, found sharded<0>}}
  %0 = dp.scatter %x dim 0 unit 2 : tensor<4xf32> -> !dp.placed<tensor<4xf32>, sharded<0>>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, replicated>) {
  // gather-C1
  // expected-error@+1 {{'dp.gather' op expected an operand placed sharded, found replicated}}
  %0 = dp.gather %x : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return
}

// -----

// Adding up what is whole already would count it once for each device.
func.func @f(%x: !dp.placed<tensor<4xf32>, replicated>) {
  // reduce_add-C1
  // expected-error@+1 {{'dp.reduce_add' op expected an operand placed partial<add>, found replicated}}
  %0 = dp.reduce_add %x : !dp.placed<tensor<4xf32>, replicated> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, partial<max>>) {
  // reduce_add-C1
  // expected-error@+1 {{'dp.reduce_add' op expected an operand placed partial<add>, found partial<max>}}
  %0 = dp.reduce_add %x : !dp.placed<tensor<4xf32>, partial<max>> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: !dp.placed<tensor<4xf32>, sharded<0>>) {
  // reduce-C1
  // expected-error@+1 {{'dp.reduce' op expected an operand placed partial, found sharded<0>}}
  %0 = dp.reduce %x : !dp.placed<tensor<4xf32>, sharded<0>> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error@+1 {{'dp.replicate' op operand #0 must be ranked tensor of any type values, but got 'tensor<*xf32>'}}
  %0 = "dp.replicate"(%x) : (tensor<*xf32>) -> !dp.placed<tensor<4xf32>, replicated>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error@+1 {{'dp.gather' op operand #0 must be a tensor spread over the devices, with its placement, but got 'tensor<4xf32>'}}
  %0 = "dp.gather"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
