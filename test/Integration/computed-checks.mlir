// Indices, slices, sizes and divisors that the step computes: right ones give
// what numpy gives, and a wrong one ends the step on all devices with one error
// at its place. `by` and `at` differ in each row.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/Inputs/computed_checks.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host --devices 1,2,3,4,7,8 | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_GUARD=1 DP_FAKE_CUDA_DEVICES=8 %{run} --work %t.cuda --devices 1,3,8 "--compile-options=--target cuda --arch emulated" | FileCheck %s
// CHECK: all agree

func.func @slice(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %c0 = arith.constant 0 : index
  %number = tensor.extract %at[] : tensor<i64>
  %i = arith.index_cast %number : i64 to index
  %s = tensor.extract_slice %w[%i, 0] [3, 4] [1, 1] : tensor<8x4xi64> to tensor<3x4xi64> // WRONG: extract_slice
  %row = tensor.extract_slice %s[2, 0] [1, 4] [1, 1] : tensor<3x4xi64> to tensor<4xi64>
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %e = tensor.empty(%n) : tensor<?x4xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %row : tensor<?x4xi64>, tensor<4xi64>) outs(%e : tensor<?x4xi64>) {
  ^bb0(%a: i64, %b: i64, %o: i64):
    %m = arith.muli %a, %b : i64
    linalg.yield %m : i64
  } -> tensor<?x4xi64>
  return %y : tensor<?x4xi64>
}

func.func @insert(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<8x4xi64> {jax.result_info = "v"}) {
  %c1 = arith.constant 1 : index
  %number = tensor.extract %at[] : tensor<i64>
  %i = arith.index_cast %number : i64 to index
  %v = tensor.insert %number into %w[%i, %c1] : tensor<8x4xi64> // WRONG: insert
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<8x4xi64>
}

func.func @insert_slice(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<8x4xi64> {jax.result_info = "v"}) {
  %number = tensor.extract %at[] : tensor<i64>
  %i = arith.index_cast %number : i64 to index
  %s = tensor.extract_slice %w[0, 0] [2, 4] [1, 1] : tensor<8x4xi64> to tensor<2x4xi64>
  %v = tensor.insert_slice %s into %w[%i, 0] [2, 4] [2, 1] : tensor<2x4xi64> into tensor<8x4xi64> // WRONG: insert_slice
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<8x4xi64>
}

func.func @gathered(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %e = tensor.empty(%n) : tensor<?x4xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x4xi64>) outs(%e : tensor<?x4xi64>) {
  ^bb0(%a: i64, %o: i64):
    %i = arith.index_cast %a : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %w[%i, %j] : tensor<8x4xi64> // WRONG: extract
    linalg.yield %v : i64
  } -> tensor<?x4xi64>
  return %y : tensor<?x4xi64>
}

func.func @gathered_rows(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %e = tensor.empty(%n) : tensor<?x4xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x4xi64>) outs(%e : tensor<?x4xi64>) {
  ^bb0(%a: i64, %o: i64):
    %i = arith.index_cast %a : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %x[%i, %j] : tensor<?x4xi64> // WRONG: extract
    linalg.yield %v : i64
  } -> tensor<?x4xi64>
  return %y : tensor<?x4xi64>
}

func.func @looped(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<4xi64> {jax.result_info = "v"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %number = tensor.extract %at[] : tensor<i64>
  %n = arith.index_cast %number : i64 to index
  %z = arith.constant dense<0> : tensor<4xi64>
  %v = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> tensor<4xi64> {
    %s = tensor.extract_slice %w[%i, 0] [1, 4] [1, 1] : tensor<8x4xi64> to tensor<4xi64> // WRONG: extract_slice
    %t = arith.addi %a, %s : tensor<4xi64>
    scf.yield %t : tensor<4xi64>
  }
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<4xi64>
}

func.func @divided(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %c100 = arith.constant dense<100> : tensor<4xi64>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %e = tensor.empty(%n) : tensor<?x4xi64>
  %b = linalg.broadcast ins(%c100 : tensor<4xi64>) outs(%e : tensor<?x4xi64>) dimensions = [0]
  %y = arith.floordivsi %b, %x : tensor<?x4xi64> // WRONG: floordivsi
  return %y : tensor<?x4xi64>
}

func.func @remainders(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %number = tensor.extract %at[] : tensor<i64>
  %c100 = arith.constant 100 : i64
  %r = arith.remui %c100, %number : i64 // WRONG: remui
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %s = tensor.splat %r[%n] : tensor<?x4xi64>
  %y = arith.addi %x, %s : tensor<?x4xi64>
  return %y : tensor<?x4xi64>
}

func.func @least(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %minus = arith.constant -1 : i64
  %number = tensor.extract %at[] : tensor<i64>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %s = tensor.splat %minus[%n] : tensor<?x4xi64>
  %y = arith.divsi %x, %s : tensor<?x4xi64> // WRONG: divsi
  return %y : tensor<?x4xi64>
}

func.func @stepped(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<i64> {jax.result_info = "v"}) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %number = tensor.extract %at[] : tensor<i64>
  %step = arith.index_cast %number : i64 to index
  %n = scf.for %i = %c0 to %c8 step %step iter_args(%a = %zero) -> i64 { // WRONG: for
    %b = arith.addi %a, %one : i64
    scf.yield %b : i64
  }
  %v = tensor.from_elements %n : tensor<i64>
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<i64>
}

func.func @dimension(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<i64> {jax.result_info = "v"}) {
  %number = tensor.extract %at[] : tensor<i64>
  %i = arith.index_cast %number : i64 to index
  %n = tensor.dim %x, %i : tensor<?x4xi64> // WRONG: dim
  %m = arith.index_cast %n : index to i64
  %v = tensor.from_elements %m : tensor<i64>
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<i64>
}

func.func @cast(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<11x4xi64> {jax.result_info = "v"}) {
  %c = tensor.cast %x : tensor<?x4xi64> to tensor<11x4xi64> // WRONG: cast
  %v = arith.addi %c, %c : tensor<11x4xi64>
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<11x4xi64>
}

func.func @expand(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<4xi64> {jax.result_info = "v"}) {
  %c0 = arith.constant 0 : index
  %c11 = arith.constant 11 : index
  %zeros = arith.constant dense<0> : tensor<4xi64>
  %e = tensor.expand_shape %x [[0, 1], [2]] output_shape [1, %c11, 4] : tensor<?x4xi64> into tensor<1x?x4xi64> // WRONG: expand_shape
  %v = linalg.reduce { arith.addi } ins(%e : tensor<1x?x4xi64>) outs(%zeros : tensor<4xi64>) dimensions = [0, 1]
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<4xi64>
}

// dp.index_update, which this becomes, drops indices that are too large.
func.func @scattered(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<8x4xi64> {jax.result_info = "v"}) {
  %number = tensor.extract %at[] : tensor<i64>
  %two = arith.constant 2 : i64
  %indices = tensor.from_elements %number, %two : tensor<1x2xi64>
  %updates = tensor.from_elements %number : tensor<1xi64>
  %v = tensor.scatter %updates into %w[%indices] scatter_dims([0, 1]) unique : (tensor<1xi64>, tensor<8x4xi64>, tensor<1x2xi64>) -> tensor<8x4xi64> // WRONG: scatter
  %y = arith.addi %x, %x : tensor<?x4xi64>
  return %y, %v : tensor<?x4xi64>, tensor<8x4xi64>
}

// The sums over rows of 44 / `at` elements each.
func.func @reshaped(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<2xi64> {jax.result_info = "v"}) {
  %number = tensor.extract %at[] : tensor<i64>
  %n = arith.trunci %number : i64 to i32
  %four = arith.constant 4 : i32
  %shape = tensor.from_elements %four, %n : tensor<2xi32>
  %r = tensor.reshape %x(%shape) : (tensor<?x4xi64>, tensor<2xi32>) -> tensor<?x?xi64> // WRONG: reshape
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = tensor.dim %r, %c0 : tensor<?x?xi64>
  %columns = tensor.dim %r, %c1 : tensor<?x?xi64>
  %p = arith.muli %rows, %columns : index
  %elements = arith.index_cast %p : index to i64
  %cst = arith.constant dense<0> : tensor<i64>
  %s = linalg.reduce { arith.addi } ins(%r : tensor<?x?xi64>) outs(%cst : tensor<i64>) dimensions = [0, 1]
  %sum = tensor.extract %s[] : tensor<i64>
  %v = tensor.from_elements %sum, %elements : tensor<2xi64>
  return %v : tensor<2xi64>
}

// Casts that drop bits, and the bits of a sum of floats.
func.func @narrowed(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}, tensor<4xi32> {jax.result_info = "v"}) {
  %i = arith.index_cast %x : tensor<?x4xi64> to tensor<?x4xindex>
  %n = arith.index_cast %i : tensor<?x4xindex> to tensor<?x4xi8>
  %j = arith.index_cast %n : tensor<?x4xi8> to tensor<?x4xindex>
  %y = arith.index_cast %j : tensor<?x4xindex> to tensor<?x4xi64>
  %f = arith.sitofp %n : tensor<?x4xi8> to tensor<?x4xf32>
  %cst = arith.constant dense<0.0> : tensor<4xf32>
  %s = linalg.reduce { arith.addf } ins(%f : tensor<?x4xf32>) outs(%cst : tensor<4xf32>) dimensions = [0]
  %v = tensor.bitcast %s : tensor<4xf32> to tensor<4xi32>
  return %y, %v : tensor<?x4xi64>, tensor<4xi32>
}

// What guards its index or divisor does not end.
func.func @guarded(%x: tensor<?x4xi64> {dp.scatter = 0 : i64} loc("x"), %w: tensor<8x4xi64> loc("w"), %at: tensor<i64> loc("at"))
    -> (tensor<?x4xi64> {jax.result_info = "y"}) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %hundred = arith.constant 100 : i64
  %n = tensor.dim %x, %c0 : tensor<?x4xi64>
  %e = tensor.empty(%n) : tensor<?x4xi64>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x4xi64>) outs(%e : tensor<?x4xi64>) {
  ^bb0(%a: i64, %o: i64):
    %i = arith.index_cast %a : i64 to index
    %j = linalg.index 1 : index
    %low = arith.maxsi %i, %c0 : index
    %k = arith.minsi %low, %c7 : index
    %v = tensor.extract %w[%k, %j] : tensor<8x4xi64>
    %none = arith.cmpi eq, %a, %zero : i64
    %d = arith.select %none, %one, %a : i64
    %q = arith.divui %hundred, %d : i64
    %r = arith.addi %q, %v : i64
    linalg.yield %r : i64
  } -> tensor<?x4xi64>
  return %y : tensor<?x4xi64>
}
