// Convolutions that are rejected.

// RUN: dp-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<?x9x9x16xf64>, %w: tensor<32x3x3x16xf64>, %y: tensor<?x7x7x32xf64>) {
  // convolution-C1
  // expected-error@+1 {{'dp.convolution' op expected dense f32 operands of one rank from 3 to 5, or ins of f16 or bf16 and outs of their type or f32, found 'tensor<?x9x9x16xf64>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x9x16xf64>, tensor<32x3x3x16xf64>, tensor<?x7x7x32xf64>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf16>, %w: tensor<32x3x3x16xf16>, %y: tensor<?x7x7x32xbf16>) {
  // convolution-C1
  // expected-error@+1 {{'dp.convolution' op expected dense f32 operands of one rank from 3 to 5, or ins of f16 or bf16 and outs of their type or f32, found 'tensor<?x7x7x32xbf16>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x9x16xf16>, tensor<32x3x3x16xf16>, tensor<?x7x7x32xbf16>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C1
  // expected-error@+1 {{'dp.convolution' op expected dense f32 operands of one rank from 3 to 5, or ins of f16 or bf16 and outs of their type or f32, found 'tensor<32x3x16xf32>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: memref<?x9x9x16xf32, strided<[?, 144, 16, 1]>>, %w: memref<32x3x3x16xf32>, %y: memref<?x7x7x32xf32>) {
  // convolution-C1
  // expected-error@+1 {{'dp.conv' op expected dense f32 operands of one rank from 3 to 5, or ins of f16 or bf16 and outs of their type or f32, found 'memref<?x9x9x16xf32, strided<[?, 144, 16, 1]>>'}}
  dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : memref<?x9x9x16xf32, strided<[?, 144, 16, 1]>>, memref<32x3x3x16xf32>, memref<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C2
  // expected-error@+1 {{'dp.convolution' op expected one gradient, found both}}
  %r = dp.convolution filter_gradient input_gradient ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: memref<?x9x9x16xf32>, %w: memref<32x3x3x16xf32>, %y: memref<?x7x7x32xf32>) {
  // convolution-C3
  // expected-error@+1 {{'dp.conv' op expected 2 positive strides and dilations}}
  dp.conv ins(%x, %w) outs(%y) strides [1, 0] dilations [1, 1] : memref<?x9x9x16xf32>, memref<32x3x3x16xf32>, memref<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C3
  // expected-error@+1 {{'dp.convolution' op expected 2 positive strides and dilations}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C3
  // expected-error@+1 {{'dp.convolution' op expected a low and a high padding for each of 2 dimensions, found 2 numbers}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] padding [1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C3
  // expected-error@+1 {{'dp.convolution' op expected low paddings >= 0, found -1}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] padding [0, 0, -1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x?xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C4
  // expected-error@+1 {{'dp.convolution' op expected static positive sizes but for the batch, found 'tensor<32x3x3x?xf32>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x?xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x?x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C4
  // expected-error@+1 {{'dp.convolution' op expected static positive sizes but for the batch, found 'tensor<?x9x?x16xf32>'}}
  %r = dp.convolution input_gradient ins(%y, %w) outs(%x) strides [1, 1] dilations [1, 1] : tensor<?x7x7x32xf32>, tensor<32x3x3x16xf32>, tensor<?x9x?x16xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>) {
  // convolution-C5
  // expected-error@+1 {{'dp.convolution' op expected one group, or with 'channels_first' a number of groups that divides the 32 output channels, found 2}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] groups 2 : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x48x9x9xf32>, %w: tensor<32x16x3x3xf32>, %y: tensor<?x32x7x7xf32>) {
  // convolution-C5
  // expected-error@+1 {{'dp.convolution' op expected one group, or with 'channels_first' a number of groups that divides the 32 output channels, found 3}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] groups 3 channels_first : tensor<?x48x9x9xf32>, tensor<32x16x3x3xf32>, tensor<?x32x7x7xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x16xf32>) {
  // convolution-C6
  // expected-error@+1 {{'dp.convolution' op expected batch and channels to agree}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x16xf32>
  return
}

// -----

func.func @f(%x: tensor<4x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<5x7x7x32xf32>) {
  // convolution-C6
  // expected-error@+1 {{'dp.convolution' op expected batch and channels to agree}}
  %r = dp.convolution filter_gradient ins(%x, %y) outs(%w) strides [1, 1] dilations [1, 1] : tensor<4x9x9x16xf32>, tensor<5x7x7x32xf32>, tensor<32x3x3x16xf32>
  return
}

// -----

func.func @f(%x: tensor<?x16x9x9xf32>, %w: tensor<32x16x3x3xf32>, %y: tensor<?x32x7x7xf32>) {
  // convolution-C6
  // expected-error@+1 {{'dp.convolution' op expected batch and channels to agree}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] groups 2 channels_first : tensor<?x16x9x9xf32>, tensor<32x16x3x3xf32>, tensor<?x32x7x7xf32>
  return
}

// -----

func.func @f(%x: memref<?x9x9x16xf32>, %w: memref<32x3x3x16xf32>, %y: memref<?x4x7x32xf32>) {
  // convolution-C7
  // expected-error@+1 {{'dp.conv' op expected an output size of 4 in dimension 2, found 'memref<?x4x7x32xf32>'}}
  dp.conv filter_gradient ins(%x, %y) outs(%w) strides [2, 2] dilations [1, 1] : memref<?x9x9x16xf32>, memref<?x4x7x32xf32>, memref<32x3x3x16xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x9x32xf32>) {
  // convolution-C7
  // expected-error@+1 {{'dp.convolution' op expected an output size of 9 in dimension 1, found 'tensor<?x7x9x32xf32>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] padding [1, 1, 1, 1] : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x9x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x1x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x1x32xf32>) {
  // convolution-C7
  // expected-error@+1 {{'dp.convolution' op expected an output size of 0 in dimension 2, found 'tensor<?x7x1x32xf32>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] : tensor<?x9x1x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x1x32xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xf32>, %w: tensor<32x3x3x16xf32>, %y: tensor<?x7x7x32xf32>, %b: tensor<32xf32>) {
  // convolution-C8
  // expected-error@+1 {{'dp.convolution' op expected a bias only of a convolution that is no gradient and does not accumulate}}
  %r = dp.convolution accumulate ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] bias(%b : tensor<32xf32>) : tensor<?x9x9x16xf32>, tensor<32x3x3x16xf32>, tensor<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: memref<?x9x9x16xf32>, %w: memref<32x3x3x16xf32>, %y: memref<?x7x7x32xf32>, %b: memref<32xf32>) {
  // convolution-C8
  // expected-error@+1 {{'dp.conv' op expected a bias only of a convolution that is no gradient and does not accumulate}}
  dp.conv filter_gradient ins(%x, %y) outs(%w) strides [1, 1] dilations [1, 1] bias(%b : memref<32xf32>) : memref<?x9x9x16xf32>, memref<?x7x7x32xf32>, memref<32x3x3x16xf32>
  return
}

// -----

func.func @f(%x: tensor<?x9x9x16xbf16>, %w: tensor<32x3x3x16xbf16>, %y: tensor<?x7x7x32xbf16>, %b: tensor<32xf32>) {
  // convolution-C9
  // expected-error@+1 {{'dp.convolution' op expected a dense bias of 32 elements of the result's type, found 'tensor<32xf32>'}}
  %r = dp.convolution ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] bias(%b : tensor<32xf32>) : tensor<?x9x9x16xbf16>, tensor<32x3x3x16xbf16>, tensor<?x7x7x32xbf16>
  return
}

// -----

func.func @f(%x: memref<?x9x9x16xf32>, %w: memref<32x3x3x16xf32>, %y: memref<?x7x7x32xf32>, %b: memref<32xf32, strided<[2]>>) {
  // convolution-C9
  // expected-error@+1 {{'dp.conv' op expected a dense bias of 32 elements of the result's type, found 'memref<32xf32, strided<[2]>>'}}
  dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] bias(%b : memref<32xf32, strided<[2]>>) : memref<?x9x9x16xf32>, memref<32x3x3x16xf32>, memref<?x7x7x32xf32>
  return
}

// -----

func.func @f(%x: memref<?x9x9x16xf32>, %w: memref<32x3x3x16xf32>, %y: memref<?x7x7x32xf32>) {
  // expected-error@+1 {{'dp.conv' op expected a bias before 'relu'}}
  dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1] relu : memref<?x9x9x16xf32>, memref<32x3x3x16xf32>, memref<?x7x7x32xf32>
  return
}
