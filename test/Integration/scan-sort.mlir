// Prefix scans and sorts against numpy, along the batch and along other dimensions:
// sums, products, maxima with their indices (two operands), log(sum(exp)), the order
// of several values, ties, NaN, rows of 1, 5, 16 and 40 elements.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/scan_sort.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/scan_sort.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.threads --devices 2,3 "--run-options=--threads 3" | FileCheck %s
// CHECK: all agree

func.func @step(
    %x: tensor<8x5xf32> loc("x"),
    %d: tensor<8x5xf64> loc("d"),
    %n: tensor<8x5xi32> loc("n"),
    %l: tensor<8x5xi64> loc("l"),
    %y: tensor<8x40xf32> loc("y"),
    %z: tensor<8x40x3xi32> loc("z"),
    %k: tensor<8x16xf32> loc("k"),
    %o: tensor<8x1xf32> loc("o"))
    -> (tensor<8x5xf32> {jax.result_info = "sum_x0"},
        tensor<5xf32> {jax.result_info = "total_x0"},
        tensor<8x5xf64> {jax.result_info = "sum_d0"},
        tensor<5xf64> {jax.result_info = "total_d0"},
        tensor<8x5xi32> {jax.result_info = "sum_n0"},
        tensor<5xi32> {jax.result_info = "total_n0"},
        tensor<8x5xi64> {jax.result_info = "sum_l0"},
        tensor<5xi64> {jax.result_info = "total_l0"},
        tensor<8x5xf32> {jax.result_info = "behind0"},
        tensor<5xf32> {jax.result_info = "all0"},
        tensor<8x5xf32> {jax.result_info = "before0"},
        tensor<8x5xf64> {jax.result_info = "product0"},
        tensor<8x5xi32> {jax.result_info = "max0"},
        tensor<8x5xf32> {jax.result_info = "cummax0"},
        tensor<8x5xi64> {jax.result_info = "where0"},
        tensor<5xi64> {jax.result_info = "last0"},
        tensor<8x5xf32> {jax.result_info = "logsumexp0"},
        tensor<8x5xf32> {jax.result_info = "sum_x1"},
        tensor<8xf32> {jax.result_info = "total_x1"},
        tensor<8x5xf64> {jax.result_info = "sum_d1"},
        tensor<8xf64> {jax.result_info = "total_d1"},
        tensor<8x5xi32> {jax.result_info = "sum_n1"},
        tensor<8xi32> {jax.result_info = "total_n1"},
        tensor<8x5xi64> {jax.result_info = "sum_l1"},
        tensor<8xi64> {jax.result_info = "total_l1"},
        tensor<8x5xf32> {jax.result_info = "behind1"},
        tensor<8xf32> {jax.result_info = "all1"},
        tensor<8x5xf32> {jax.result_info = "before1"},
        tensor<8x5xf64> {jax.result_info = "product1"},
        tensor<8x5xi32> {jax.result_info = "max1"},
        tensor<8x5xf32> {jax.result_info = "cummax1"},
        tensor<8x5xi64> {jax.result_info = "where1"},
        tensor<8xi64> {jax.result_info = "last1"},
        tensor<8x5xf32> {jax.result_info = "logsumexp1"},
        tensor<8x5xf32> {jax.result_info = "sum_f160"},
        tensor<8x5xf32> {jax.result_info = "sorted_f160"},
        tensor<8x5xi64> {jax.result_info = "order_f160"},
        tensor<8x5xf32> {jax.result_info = "sum_f161"},
        tensor<8x5xf32> {jax.result_info = "sorted_f161"},
        tensor<8x5xi64> {jax.result_info = "order_f161"},
        tensor<8x5xf32> {jax.result_info = "sum_bf160"},
        tensor<8x5xf32> {jax.result_info = "sorted_bf160"},
        tensor<8x5xi64> {jax.result_info = "order_bf160"},
        tensor<8x5xf32> {jax.result_info = "sum_bf161"},
        tensor<8x5xf32> {jax.result_info = "sorted_bf161"},
        tensor<8x5xi64> {jax.result_info = "order_bf161"},
        tensor<8x40xf32> {jax.result_info = "sorted"},
        tensor<8x40xi32> {jax.result_info = "argsort"},
        tensor<8x40x3xi32> {jax.result_info = "ties0"},
        tensor<8x40x3xi32> {jax.result_info = "stable0"},
        tensor<8x40x3xi32> {jax.result_info = "ties1"},
        tensor<8x40x3xi32> {jax.result_info = "stable1"},
        tensor<8x40x3xi32> {jax.result_info = "ties2"},
        tensor<8x40x3xi32> {jax.result_info = "stable2"},
        tensor<8x40xi32> {jax.result_info = "nans"},
        tensor<8x16xf32> {jax.result_info = "sorted16"},
        tensor<8x1xf32> {jax.result_info = "column"},
        tensor<8x1xf32> {jax.result_info = "single"},
        tensor<8x1xf32> {jax.result_info = "one"},
        tensor<8xf32> {jax.result_info = "one_total"}) {
  %e2 = tensor.empty() : tensor<8x5xf32>
  %c3 = arith.constant dense<0.0> : tensor<5xf32>
  %s3:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e2 : tensor<8x5xf32>)
      init(%c3 : tensor<5xf32>) dim 0 {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  %e5 = tensor.empty() : tensor<8x5xf64>
  %c6 = arith.constant dense<0.0> : tensor<5xf64>
  %s6:2 = dp.scan ins(%d : tensor<8x5xf64>) outs(%e5 : tensor<8x5xf64>)
      init(%c6 : tensor<5xf64>) dim 0 {
  ^bb0(%a0: f64, %b0: f64):
    %s = arith.addf %a0, %b0 : f64
    dp.yield %s : f64
  }
  %e8 = tensor.empty() : tensor<8x5xi32>
  %c9 = arith.constant dense<0> : tensor<5xi32>
  %s9:2 = dp.scan ins(%n : tensor<8x5xi32>) outs(%e8 : tensor<8x5xi32>)
      init(%c9 : tensor<5xi32>) dim 0 {
  ^bb0(%a0: i32, %b0: i32):
    %s = arith.addi %a0, %b0 : i32
    dp.yield %s : i32
  }
  %e11 = tensor.empty() : tensor<8x5xi64>
  %c12 = arith.constant dense<0> : tensor<5xi64>
  %s12:2 = dp.scan ins(%l : tensor<8x5xi64>) outs(%e11 : tensor<8x5xi64>)
      init(%c12 : tensor<5xi64>) dim 0 {
  ^bb0(%a0: i64, %b0: i64):
    %s = arith.addi %a0, %b0 : i64
    dp.yield %s : i64
  }
  %e14 = tensor.empty() : tensor<8x5xf32>
  %c15 = arith.constant dense<0.5> : tensor<5xf32>
  %s15:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e14 : tensor<8x5xf32>)
      init(%c15 : tensor<5xf32>) dim 0 exclusive reverse {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  %e17 = tensor.empty() : tensor<8x5xf32>
  %c18 = arith.constant dense<0.5> : tensor<5xf32>
  %s18:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e17 : tensor<8x5xf32>)
      init(%c18 : tensor<5xf32>) dim 0 exclusive {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  %e20 = tensor.empty() : tensor<8x5xf64>
  %c21 = arith.constant dense<1.0> : tensor<5xf64>
  %s21:2 = dp.scan ins(%d : tensor<8x5xf64>) outs(%e20 : tensor<8x5xf64>)
      init(%c21 : tensor<5xf64>) dim 0 {
  ^bb0(%a0: f64, %b0: f64):
    %s = arith.mulf %a0, %b0 : f64
    dp.yield %s : f64
  }
  %e23 = tensor.empty() : tensor<8x5xi32>
  %c24 = arith.constant dense<-2147483648> : tensor<5xi32>
  %s24:2 = dp.scan ins(%n : tensor<8x5xi32>) outs(%e23 : tensor<8x5xi32>)
      init(%c24 : tensor<5xi32>) dim 0 reverse {
  ^bb0(%a0: i32, %b0: i32):
    %s = arith.maxsi %a0, %b0 : i32
    dp.yield %s : i32
  }
  %e26 = tensor.empty() : tensor<8x5xi64>
  %i26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e26 : tensor<8x5xi64>) {
  ^bb0(%o_: i64):
    %p = linalg.index 0 : index
    %q = arith.index_cast %p : index to i64
    linalg.yield %q : i64
  } -> tensor<8x5xi64>
  %e28 = tensor.empty() : tensor<8x5xf32>
  %e29 = tensor.empty() : tensor<8x5xi64>
  %c30 = arith.constant dense<0xFF800000> : tensor<5xf32>
  %c31 = arith.constant dense<-1> : tensor<5xi64>
  %s31:4 = dp.scan ins(%x, %i26 : tensor<8x5xf32>, tensor<8x5xi64>) outs(%e28, %e29 : tensor<8x5xf32>, tensor<8x5xi64>)
      init(%c30, %c31 : tensor<5xf32>, tensor<5xi64>) dim 0 {
  ^bb0(%a0: f32, %a1: i64, %b0: f32, %b1: i64):
    %g = arith.cmpf oge, %b0, %a0 : f32
    %s = arith.select %g, %b0, %a0 : f32
    %t = arith.select %g, %b1, %a1 : i64
    dp.yield %s, %t : f32, i64
  }
  %e33 = tensor.empty() : tensor<8x5xf32>
  %c34 = arith.constant dense<0xFF800000> : tensor<5xf32>
  %s34:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e33 : tensor<8x5xf32>)
      init(%c34 : tensor<5xf32>) dim 0 {
  ^bb0(%a0: f32, %b0: f32):
    %m = arith.maximumf %a0, %b0 : f32
    %p = arith.minimumf %a0, %b0 : f32
    %q = arith.subf %p, %m : f32
    %u = math.exp %q : f32
    %v = math.log1p %u : f32
    %s = arith.addf %m, %v : f32
    dp.yield %s : f32
  }
  %e36 = tensor.empty() : tensor<8x5xf32>
  %c37 = arith.constant dense<0.0> : tensor<8xf32>
  %s37:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e36 : tensor<8x5xf32>)
      init(%c37 : tensor<8xf32>) dim 1 {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  %e39 = tensor.empty() : tensor<8x5xf64>
  %c40 = arith.constant dense<0.0> : tensor<8xf64>
  %s40:2 = dp.scan ins(%d : tensor<8x5xf64>) outs(%e39 : tensor<8x5xf64>)
      init(%c40 : tensor<8xf64>) dim 1 {
  ^bb0(%a0: f64, %b0: f64):
    %s = arith.addf %a0, %b0 : f64
    dp.yield %s : f64
  }
  %e42 = tensor.empty() : tensor<8x5xi32>
  %c43 = arith.constant dense<0> : tensor<8xi32>
  %s43:2 = dp.scan ins(%n : tensor<8x5xi32>) outs(%e42 : tensor<8x5xi32>)
      init(%c43 : tensor<8xi32>) dim 1 {
  ^bb0(%a0: i32, %b0: i32):
    %s = arith.addi %a0, %b0 : i32
    dp.yield %s : i32
  }
  %e45 = tensor.empty() : tensor<8x5xi64>
  %c46 = arith.constant dense<0> : tensor<8xi64>
  %s46:2 = dp.scan ins(%l : tensor<8x5xi64>) outs(%e45 : tensor<8x5xi64>)
      init(%c46 : tensor<8xi64>) dim 1 {
  ^bb0(%a0: i64, %b0: i64):
    %s = arith.addi %a0, %b0 : i64
    dp.yield %s : i64
  }
  %e48 = tensor.empty() : tensor<8x5xf32>
  %c49 = arith.constant dense<0.5> : tensor<8xf32>
  %s49:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e48 : tensor<8x5xf32>)
      init(%c49 : tensor<8xf32>) dim 1 exclusive reverse {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  %e51 = tensor.empty() : tensor<8x5xf32>
  %c52 = arith.constant dense<0.5> : tensor<8xf32>
  %s52:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e51 : tensor<8x5xf32>)
      init(%c52 : tensor<8xf32>) dim 1 exclusive {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  %e54 = tensor.empty() : tensor<8x5xf64>
  %c55 = arith.constant dense<1.0> : tensor<8xf64>
  %s55:2 = dp.scan ins(%d : tensor<8x5xf64>) outs(%e54 : tensor<8x5xf64>)
      init(%c55 : tensor<8xf64>) dim 1 {
  ^bb0(%a0: f64, %b0: f64):
    %s = arith.mulf %a0, %b0 : f64
    dp.yield %s : f64
  }
  %e57 = tensor.empty() : tensor<8x5xi32>
  %c58 = arith.constant dense<-2147483648> : tensor<8xi32>
  %s58:2 = dp.scan ins(%n : tensor<8x5xi32>) outs(%e57 : tensor<8x5xi32>)
      init(%c58 : tensor<8xi32>) dim 1 reverse {
  ^bb0(%a0: i32, %b0: i32):
    %s = arith.maxsi %a0, %b0 : i32
    dp.yield %s : i32
  }
  %e60 = tensor.empty() : tensor<8x5xi64>
  %i60 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e60 : tensor<8x5xi64>) {
  ^bb0(%o_: i64):
    %p = linalg.index 1 : index
    %q = arith.index_cast %p : index to i64
    linalg.yield %q : i64
  } -> tensor<8x5xi64>
  %e62 = tensor.empty() : tensor<8x5xf32>
  %e63 = tensor.empty() : tensor<8x5xi64>
  %c64 = arith.constant dense<0xFF800000> : tensor<8xf32>
  %c65 = arith.constant dense<-1> : tensor<8xi64>
  %s65:4 = dp.scan ins(%x, %i60 : tensor<8x5xf32>, tensor<8x5xi64>) outs(%e62, %e63 : tensor<8x5xf32>, tensor<8x5xi64>)
      init(%c64, %c65 : tensor<8xf32>, tensor<8xi64>) dim 1 {
  ^bb0(%a0: f32, %a1: i64, %b0: f32, %b1: i64):
    %g = arith.cmpf oge, %b0, %a0 : f32
    %s = arith.select %g, %b0, %a0 : f32
    %t = arith.select %g, %b1, %a1 : i64
    dp.yield %s, %t : f32, i64
  }
  %e67 = tensor.empty() : tensor<8x5xf32>
  %c68 = arith.constant dense<0xFF800000> : tensor<8xf32>
  %s68:2 = dp.scan ins(%x : tensor<8x5xf32>) outs(%e67 : tensor<8x5xf32>)
      init(%c68 : tensor<8xf32>) dim 1 {
  ^bb0(%a0: f32, %b0: f32):
    %m = arith.maximumf %a0, %b0 : f32
    %p = arith.minimumf %a0, %b0 : f32
    %q = arith.subf %p, %m : f32
    %u = math.exp %q : f32
    %v = math.log1p %u : f32
    %s = arith.addf %m, %v : f32
    dp.yield %s : f32
  }
  %e70 = tensor.empty() : tensor<8x5xf16>
  %m70 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<8x5xi32>) outs(%e70 : tensor<8x5xf16>) {
  ^bb0(%v: i32, %o_: f16):
    %c5 = arith.constant 5 : i32
    %r = arith.remsi %v, %c5 : i32
    %s = arith.sitofp %r : i32 to f16
    linalg.yield %s : f16
  } -> tensor<8x5xf16>
  %e72 = tensor.empty() : tensor<8x5xf16>
  %c73 = arith.constant dense<0.0> : tensor<5xf16>
  %s73:2 = dp.scan ins(%m70 : tensor<8x5xf16>) outs(%e72 : tensor<8x5xf16>)
      init(%c73 : tensor<5xf16>) dim 0 {
  ^bb0(%a0: f16, %b0: f16):
    %s = arith.addf %a0, %b0 : f16
    dp.yield %s : f16
  }
  %e75 = tensor.empty() : tensor<8x5xf32>
  %m75 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s73#0 : tensor<8x5xf16>) outs(%e75 : tensor<8x5xf32>) {
  ^bb0(%v: f16, %o_: f32):
    %s = arith.extf %v : f16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %s76:2 = dp.sort outs(%m70, %l : tensor<8x5xf16>, tensor<8x5xi64>) dim 0 {
  ^bb0(%a0: f16, %b0: f16, %a1: i64, %b1: i64):
    %s = arith.cmpf ogt, %a0, %b0 : f16
    dp.yield %s : i1
  }
  %e78 = tensor.empty() : tensor<8x5xf32>
  %m78 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s76#0 : tensor<8x5xf16>) outs(%e78 : tensor<8x5xf32>) {
  ^bb0(%v: f16, %o_: f32):
    %s = arith.extf %v : f16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %e80 = tensor.empty() : tensor<8x5xf16>
  %c81 = arith.constant dense<0.0> : tensor<8xf16>
  %s81:2 = dp.scan ins(%m70 : tensor<8x5xf16>) outs(%e80 : tensor<8x5xf16>)
      init(%c81 : tensor<8xf16>) dim 1 {
  ^bb0(%a0: f16, %b0: f16):
    %s = arith.addf %a0, %b0 : f16
    dp.yield %s : f16
  }
  %e83 = tensor.empty() : tensor<8x5xf32>
  %m83 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s81#0 : tensor<8x5xf16>) outs(%e83 : tensor<8x5xf32>) {
  ^bb0(%v: f16, %o_: f32):
    %s = arith.extf %v : f16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %s84:2 = dp.sort outs(%m70, %l : tensor<8x5xf16>, tensor<8x5xi64>) dim 1 {
  ^bb0(%a0: f16, %b0: f16, %a1: i64, %b1: i64):
    %s = arith.cmpf ogt, %a0, %b0 : f16
    dp.yield %s : i1
  }
  %e86 = tensor.empty() : tensor<8x5xf32>
  %m86 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s84#0 : tensor<8x5xf16>) outs(%e86 : tensor<8x5xf32>) {
  ^bb0(%v: f16, %o_: f32):
    %s = arith.extf %v : f16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %e88 = tensor.empty() : tensor<8x5xbf16>
  %m88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%n : tensor<8x5xi32>) outs(%e88 : tensor<8x5xbf16>) {
  ^bb0(%v: i32, %o_: bf16):
    %c5 = arith.constant 5 : i32
    %r = arith.remsi %v, %c5 : i32
    %s = arith.sitofp %r : i32 to bf16
    linalg.yield %s : bf16
  } -> tensor<8x5xbf16>
  %e90 = tensor.empty() : tensor<8x5xbf16>
  %c91 = arith.constant dense<0.0> : tensor<5xbf16>
  %s91:2 = dp.scan ins(%m88 : tensor<8x5xbf16>) outs(%e90 : tensor<8x5xbf16>)
      init(%c91 : tensor<5xbf16>) dim 0 {
  ^bb0(%a0: bf16, %b0: bf16):
    %s = arith.addf %a0, %b0 : bf16
    dp.yield %s : bf16
  }
  %e93 = tensor.empty() : tensor<8x5xf32>
  %m93 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s91#0 : tensor<8x5xbf16>) outs(%e93 : tensor<8x5xf32>) {
  ^bb0(%v: bf16, %o_: f32):
    %s = arith.extf %v : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %s94:2 = dp.sort outs(%m88, %l : tensor<8x5xbf16>, tensor<8x5xi64>) dim 0 {
  ^bb0(%a0: bf16, %b0: bf16, %a1: i64, %b1: i64):
    %s = arith.cmpf ogt, %a0, %b0 : bf16
    dp.yield %s : i1
  }
  %e96 = tensor.empty() : tensor<8x5xf32>
  %m96 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s94#0 : tensor<8x5xbf16>) outs(%e96 : tensor<8x5xf32>) {
  ^bb0(%v: bf16, %o_: f32):
    %s = arith.extf %v : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %e98 = tensor.empty() : tensor<8x5xbf16>
  %c99 = arith.constant dense<0.0> : tensor<8xbf16>
  %s99:2 = dp.scan ins(%m88 : tensor<8x5xbf16>) outs(%e98 : tensor<8x5xbf16>)
      init(%c99 : tensor<8xbf16>) dim 1 {
  ^bb0(%a0: bf16, %b0: bf16):
    %s = arith.addf %a0, %b0 : bf16
    dp.yield %s : bf16
  }
  %e101 = tensor.empty() : tensor<8x5xf32>
  %m101 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s99#0 : tensor<8x5xbf16>) outs(%e101 : tensor<8x5xf32>) {
  ^bb0(%v: bf16, %o_: f32):
    %s = arith.extf %v : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %s102:2 = dp.sort outs(%m88, %l : tensor<8x5xbf16>, tensor<8x5xi64>) dim 1 {
  ^bb0(%a0: bf16, %b0: bf16, %a1: i64, %b1: i64):
    %s = arith.cmpf ogt, %a0, %b0 : bf16
    dp.yield %s : i1
  }
  %e104 = tensor.empty() : tensor<8x5xf32>
  %m104 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s102#0 : tensor<8x5xbf16>) outs(%e104 : tensor<8x5xf32>) {
  ^bb0(%v: bf16, %o_: f32):
    %s = arith.extf %v : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x5xf32>
  %e106 = tensor.empty() : tensor<8x40xi32>
  %i106 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%e106 : tensor<8x40xi32>) {
  ^bb0(%o_: i32):
    %p = linalg.index 1 : index
    %q = arith.index_cast %p : index to i32
    linalg.yield %q : i32
  } -> tensor<8x40xi32>
  %s107:2 = dp.sort outs(%y, %i106 : tensor<8x40xf32>, tensor<8x40xi32>) dim 1 {
  ^bb0(%a0: f32, %b0: f32, %a1: i32, %b1: i32):
    %s = arith.cmpf olt, %a0, %b0 : f32
    dp.yield %s : i1
  }
  %e109 = tensor.empty() : tensor<8x40x3xi32>
  %m109 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%z : tensor<8x40x3xi32>) outs(%e109 : tensor<8x40x3xi32>) {
  ^bb0(%v: i32, %o_: i32):
    %c5 = arith.constant 5 : i32
    %r = arith.remsi %v, %c5 : i32
    linalg.yield %r : i32
  } -> tensor<8x40x3xi32>
  %s110:2 = dp.sort outs(%m109, %z : tensor<8x40x3xi32>, tensor<8x40x3xi32>) dim 0 {
  ^bb0(%a0: i32, %b0: i32, %a1: i32, %b1: i32):
    %s = arith.cmpi slt, %a0, %b0 : i32
    dp.yield %s : i1
  }
  %s111:2 = dp.sort outs(%m109, %z : tensor<8x40x3xi32>, tensor<8x40x3xi32>) dim 1 {
  ^bb0(%a0: i32, %b0: i32, %a1: i32, %b1: i32):
    %s = arith.cmpi slt, %a0, %b0 : i32
    dp.yield %s : i1
  }
  %s112:2 = dp.sort outs(%m109, %z : tensor<8x40x3xi32>, tensor<8x40x3xi32>) dim 2 {
  ^bb0(%a0: i32, %b0: i32, %a1: i32, %b1: i32):
    %s = arith.cmpi slt, %a0, %b0 : i32
    dp.yield %s : i1
  }
  %e114 = tensor.empty() : tensor<8x40xf32>
  %m114 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<8x40xf32>) outs(%e114 : tensor<8x40xf32>) {
  ^bb0(%v: f32, %o_: f32):
    %h = arith.constant -0.5 : f32
    %nan = arith.constant 0x7FC00000 : f32
    %b = arith.cmpf olt, %v, %h : f32
    %r = arith.select %b, %nan, %v : f32
    linalg.yield %r : f32
  } -> tensor<8x40xf32>
  %s115:2 = dp.sort outs(%m114, %i106 : tensor<8x40xf32>, tensor<8x40xi32>) dim 1 {
  ^bb0(%a0: f32, %b0: f32, %a1: i32, %b1: i32):
    %lt = arith.cmpf ogt, %a0, %b0 : f32
    %ua = arith.cmpf uno, %a0, %a0 : f32
    %ob = arith.cmpf ord, %b0, %b0 : f32
    %w = arith.andi %ua, %ob : i1
    %s = arith.ori %lt, %w : i1
    dp.yield %s : i1
  }
  %s116 = dp.sort outs(%k : tensor<8x16xf32>) dim 1 {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.cmpf ogt, %a0, %b0 : f32
    dp.yield %s : i1
  }
  %s117 = dp.sort outs(%o : tensor<8x1xf32>) dim 0 {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.cmpf ogt, %a0, %b0 : f32
    dp.yield %s : i1
  }
  %s118 = dp.sort outs(%o : tensor<8x1xf32>) dim 1 {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.cmpf ogt, %a0, %b0 : f32
    dp.yield %s : i1
  }
  %e120 = tensor.empty() : tensor<8x1xf32>
  %c121 = arith.constant dense<1.0> : tensor<8xf32>
  %s121:2 = dp.scan ins(%o : tensor<8x1xf32>) outs(%e120 : tensor<8x1xf32>)
      init(%c121 : tensor<8xf32>) dim 1 exclusive {
  ^bb0(%a0: f32, %b0: f32):
    %s = arith.addf %a0, %b0 : f32
    dp.yield %s : f32
  }
  return %s3#0,
         %s3#1,
         %s6#0,
         %s6#1,
         %s9#0,
         %s9#1,
         %s12#0,
         %s12#1,
         %s15#0,
         %s15#1,
         %s18#0,
         %s21#0,
         %s24#0,
         %s31#0,
         %s31#1,
         %s31#3,
         %s34#0,
         %s37#0,
         %s37#1,
         %s40#0,
         %s40#1,
         %s43#0,
         %s43#1,
         %s46#0,
         %s46#1,
         %s49#0,
         %s49#1,
         %s52#0,
         %s55#0,
         %s58#0,
         %s65#0,
         %s65#1,
         %s65#3,
         %s68#0,
         %m75,
         %m78,
         %s76#1,
         %m83,
         %m86,
         %s84#1,
         %m93,
         %m96,
         %s94#1,
         %m101,
         %m104,
         %s102#1,
         %s107#0,
         %s107#1,
         %s110#0,
         %s110#1,
         %s111#0,
         %s111#1,
         %s112#0,
         %s112#1,
         %s115#1,
         %s116,
         %s117,
         %s118,
         %s121#0,
         %s121#1
      : tensor<8x5xf32>,
        tensor<5xf32>,
        tensor<8x5xf64>,
        tensor<5xf64>,
        tensor<8x5xi32>,
        tensor<5xi32>,
        tensor<8x5xi64>,
        tensor<5xi64>,
        tensor<8x5xf32>,
        tensor<5xf32>,
        tensor<8x5xf32>,
        tensor<8x5xf64>,
        tensor<8x5xi32>,
        tensor<8x5xf32>,
        tensor<8x5xi64>,
        tensor<5xi64>,
        tensor<8x5xf32>,
        tensor<8x5xf32>,
        tensor<8xf32>,
        tensor<8x5xf64>,
        tensor<8xf64>,
        tensor<8x5xi32>,
        tensor<8xi32>,
        tensor<8x5xi64>,
        tensor<8xi64>,
        tensor<8x5xf32>,
        tensor<8xf32>,
        tensor<8x5xf32>,
        tensor<8x5xf64>,
        tensor<8x5xi32>,
        tensor<8x5xf32>,
        tensor<8x5xi64>,
        tensor<8xi64>,
        tensor<8x5xf32>,
        tensor<8x5xf32>,
        tensor<8x5xf32>,
        tensor<8x5xi64>,
        tensor<8x5xf32>,
        tensor<8x5xf32>,
        tensor<8x5xi64>,
        tensor<8x5xf32>,
        tensor<8x5xf32>,
        tensor<8x5xi64>,
        tensor<8x5xf32>,
        tensor<8x5xf32>,
        tensor<8x5xi64>,
        tensor<8x40xf32>,
        tensor<8x40xi32>,
        tensor<8x40x3xi32>,
        tensor<8x40x3xi32>,
        tensor<8x40x3xi32>,
        tensor<8x40x3xi32>,
        tensor<8x40x3xi32>,
        tensor<8x40x3xi32>,
        tensor<8x40xi32>,
        tensor<8x16xf32>,
        tensor<8x1xf32>,
        tensor<8x1xf32>,
        tensor<8x1xf32>,
        tensor<8xf32>
}
