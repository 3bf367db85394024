// RUN: dp-opt %s --split-input-file --allow-unregistered-dialect --dp-verify-input --verify-diagnostics
// RUN: dp-opt %s --split-input-file --allow-unregistered-dialect --dp-parallel-pipeline --verify-diagnostics

// Every type that dp has.
func.func @all(%a: tensor<4xi1>, %b: tensor<4xi64>, %c: tensor<4xf16>, %d: tensor<4xbf16>, %e: tensor<4xf64>)
    -> tensor<4xi64> {
  %f = arith.trunci %b : tensor<4xi64> to tensor<4xi33>
  %g = arith.extsi %f : tensor<4xi33> to tensor<4xi64>
  return %g : tensor<4xi64>
}

// -----

func.func @tf32(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'arith.truncf' op has result 0 of type 'tensor<8xtf32>', but no device computes with 'tf32'; expected integers of 1 to 64 bits, index, f8E4M3FN, f8E5M2, f16, bf16, f32, f64, complex<f32> and complex<f64>}}
  %q = arith.truncf %a : tensor<8xf32> to tensor<8xtf32>
  %r = arith.extf %q : tensor<8xtf32> to tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// expected-error@+1 {{'func.func' op has argument 0 of type 'tensor<8xf8E4M3FN>', which no caller passes or takes; expected a wider float, converted in the program}}
func.func @argument(%a: tensor<8xf8E4M3FN>) -> tensor<8xf8E4M3FN> {
  return %a : tensor<8xf8E4M3FN>
}

// -----

func.func @body(%a: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = linalg.map ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) (%x: f32, %o: f32) {
    // expected-error@+1 {{'arith.extf' op has result 0 of type 'f128'}}
    %w = arith.extf %x : f32 to f128
    %s = arith.addf %w, %w : f128
    %n = arith.truncf %s : f128 to f32
    linalg.yield %n : f32
  }
  return %r : tensor<8xf32>
}

// -----

func.func @wide(%a: tensor<8xi64>) -> tensor<8xi64> {
  // expected-error@+1 {{'arith.extsi' op has result 0 of type 'tensor<8xi128>'}}
  %w = arith.extsi %a : tensor<8xi64> to tensor<8xi128>
  %n = arith.trunci %w : tensor<8xi128> to tensor<8xi64>
  return %n : tensor<8xi64>
}

// -----

// Upstream's canonicalization does not end here.
func.func @insert() -> vector<2xf16> {
  // expected-error@+1 {{'arith.constant' op has result 0 of type 'vector<2xf16>', expected tensors and scalars: vectors are not supported}}
  %cst = arith.constant dense<0.0> : vector<2xf16>
  %idx = arith.constant -1 : index
  %val = arith.constant 2.5 : f16
  %0 = vector.insert %val, %cst [%idx] : f16 into vector<2xf16>
  return %0 : vector<2xf16>
}

// -----

// expected-error@+1 {{'func.func' op has argument 0 of type 'vector<1xi1>'}}
func.func @mask(%mask : vector<1xi1>, %passthru : i32, %val : i32) -> i32 {
  %result = vector.mask %mask, %passthru { vector.yield %val : i32 } : vector<1xi1> -> i32
  return %result : i32
}

// -----

func.func @scale() -> index {
  // expected-error@+1 {{'vector.vscale' op computes with vectors, expected ops on tensors and scalars}}
  %0 = vector.vscale
  return %0 : index
}

// -----

func.func @unranked(%arg0 : tensor<*xf32>) -> tensor<*xf32> {
  // expected-error@+1 {{'tosa.clamp' op has result 0 of type 'tensor<*xf32>', expected a ranked tensor}}
  %0 = tosa.clamp %arg0 {min_val = 0.0 : f32, max_val = 1.0 : f32} : (tensor<*xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @missing() -> tensor<f32> {
  // expected-error@+1 {{'arith.constant' op takes its value of type 'tensor<f32>' from the resource 'nowhere', which the file does not have}}
  %0 = arith.constant dense_resource<nowhere> : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @region(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'some.op' op has a region and is of no registered dialect; expected its dialect to be registered}}
  %0 = "some.op"() ({
    "some.use"(%x) : (tensor<8xf32>) -> ()
  }) : () -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @short() -> tensor<2xf32> {
  // expected-error@+1 {{'arith.constant' op takes its value of type 'tensor<2xf32>' from the resource 'short', expected 8 bytes, found 4}}
  %0 = arith.constant dense_resource<short> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
{-#
  dialect_resources: { builtin: { short: "0x040000000000803f" } }
#-}

// -----

// Folded to poison it would crash the fold of the tensor that holds the result.
func.func @zero_divisor() -> index {
  %zero = arith.constant 0 : index
  %nine = arith.constant 9 : index
  // expected-error@+1 {{'affine.apply' op divides by zero, or takes a remainder of no positive number}}
  %r = affine.apply affine_map<(i)[s] -> (i floordiv s)>(%nine)[%zero]
  return %r : index
}

// -----

func.func @no_remainder(%x: tensor<8xf32>) -> (tensor<8xf32>, index) {
  %nine = arith.constant 9 : index
  // expected-error@+1 {{'affine.min' op divides by zero}}
  %r = affine.min affine_map<(i)[s] -> (4, i mod (s - s))>(%nine)[%nine]
  return %x, %r : tensor<8xf32>, index
}

// -----

func.func @divisor(%x: tensor<8xf32>, %i: index) -> (tensor<8xf32>, index) {
  %r = affine.apply affine_map<(i) -> (i floordiv 4 + i mod 3)>(%i)
  return %x, %r : tensor<8xf32>, index
}

// -----

// expected-error@+1 {{'func.func' op has result 0 of type 'tensor<8xf8E5M2>', which no caller passes or takes}}
func.func @result(%x: tensor<8xf32>) -> tensor<8xf8E5M2> {
  %0 = arith.truncf %x : tensor<8xf32> to tensor<8xf8E5M2>
  return %0 : tensor<8xf8E5M2>
}

// -----

// Another 8-bit float has no products.
// expected-error@+1 {{'func.func' op has argument 0 of type 'tensor<8xf8E4M3FNUZ>', but no device computes with 'f8E4M3FNUZ'}}
func.func @other(%x: tensor<8xf8E4M3FNUZ>) -> tensor<8xf8E4M3FNUZ> {
  return %x : tensor<8xf8E4M3FNUZ>
}

// -----

// Moved and converted, also in a function of the program itself.
func.func @f8(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.truncf %x : tensor<8xf32> to tensor<8xf8E5M2>
  %1 = call @inner(%0) : (tensor<8xf8E5M2>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @inner(%x: tensor<8xf8E5M2>) -> tensor<8xf32> {
  %0 = arith.extf %x : tensor<8xf8E5M2> to tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @sum(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.truncf %x : tensor<8xf32> to tensor<8xf8E4M3FN>
  // expected-error@+1 {{'arith.addf' op computes with 'f8E4M3FN', which programs only convert and move; convert it by arith.extf first}}
  %1 = arith.addf %0, %0 : tensor<8xf8E4M3FN>
  %2 = arith.extf %1 : tensor<8xf8E4M3FN> to tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// The body of a named op has no location of its own.
func.func @f8_product(%x: tensor<4x8xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f8E4M3FN
  %a = arith.truncf %x : tensor<4x8xf32> to tensor<4x8xf8E4M3FN>
  %et = tensor.empty() : tensor<8x4xf8E4M3FN>
  %b = linalg.transpose ins(%a : tensor<4x8xf8E4M3FN>) outs(%et : tensor<8x4xf8E4M3FN>) permutation = [1, 0]
  %e = tensor.empty() : tensor<4x4xf8E4M3FN>
  %f = linalg.fill ins(%zero : f8E4M3FN) outs(%e : tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN>
  // expected-error@+1 {{'arith.mulf' op computes with 'f8E4M3FN', which programs only convert and move; convert it by arith.extf first}}
  %p = linalg.matmul ins(%a, %b : tensor<4x8xf8E4M3FN>, tensor<8x4xf8E4M3FN>) outs(%f : tensor<4x4xf8E4M3FN>) -> tensor<4x4xf8E4M3FN>
  %r = arith.extf %p : tensor<4x4xf8E4M3FN> to tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// -----

func.func @element(%x: tensor<7x3xf32>) -> f32 {
  %c9 = arith.constant 9 : index
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{'tensor.extract' op takes index 9 of dimension 0 of 'tensor<7x3xf32>', which has the indices 0 to 6}}
  %0 = tensor.extract %x[%c9, %c0] : tensor<7x3xf32>
  return %0 : f32
}

// -----

func.func @negative(%x: tensor<7xf32>, %y: f32) -> tensor<7xf32> {
  %c = arith.constant -1 : index
  // expected-error@+1 {{'tensor.insert' op takes index -1 of dimension 0}}
  %0 = tensor.insert %y into %x[%c] : tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

func.func @rows(%x: tensor<7x3xf32>) -> tensor<3x3xf32> {
  %c3 = arith.constant 3 : index
  // expected-error@+1 {{'tensor.extract_slice' op takes 3 elements from index 3, each 2 after the one before, of dimension 0 of 'tensor<7x3xf32>', which has the indices 0 to 6}}
  %0 = tensor.extract_slice %x[%c3, 0] [3, 3] [2, 1] : tensor<7x3xf32> to tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// -----

func.func @place(%x: tensor<7x3xf32>, %y: tensor<2x3xf32>) -> tensor<7x3xf32> {
  %c6 = arith.constant 6 : index
  // expected-error@+1 {{'tensor.insert_slice' op takes 2 elements from index 6}}
  %0 = tensor.insert_slice %y into %x[%c6, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// -----

// An empty slice behind the end, and what may not run.
func.func @guarded(%x: tensor<7xf32>, %c: i1) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = tensor.extract_slice %x[%c7] [%c0] [1] : tensor<7xf32> to tensor<?xf32>
  %1 = scf.if %c -> f32 {
    %2 = tensor.extract %x[%c7] : tensor<7xf32>
    scf.yield %2 : f32
  } else {
    %3 = tensor.extract %x[%c0] : tensor<7xf32>
    scf.yield %3 : f32
  }
  return %0, %1 : tensor<?xf32>, f32
}
