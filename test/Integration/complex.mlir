// A training step in complex numbers: a linear model with complex weights, a gradient that
// is a sum over the batch, the spectrum of each row, a comparison of rows of all devices, a
// loop and states of both precisions. Also on the emulated GPU.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/complex.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// RUN: %{run} --devices 1,3 --run-options=--verify | FileCheck %s
// RUN: %{run} --compile-options=--shard-state=2 | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} "--compile-options=--target cuda --arch emulated" | FileCheck %s
// RUN: dp-compile %s --scatter z:0,y:0 --target cuda --emit cuda-src -o %t/step.cu
// CHECK: all agree

#ik = affine_map<(i, j, k) -> (i, k)>
#kj = affine_map<(i, j, k) -> (k, j)>
#ij = affine_map<(i, j, k) -> (i, j)>

func.func @step(%w: tensor<3x2xcomplex<f32>> {dp.name = "w", dp.state},
                %m: tensor<complex<f64>> {dp.name = "m", dp.state},
                %z: tensor<5x3xcomplex<f32>> {dp.name = "z"},
                %y: tensor<5x2xcomplex<f32>> {dp.name = "y"})
    -> (tensor<3x2xcomplex<f32>> {dp.updates = 0 : i64}, tensor<complex<f64>> {dp.updates = 1 : i64},
        tensor<f32> {dp.name = "loss"}, tensor<complex<f32>> {dp.name = "total"},
        tensor<5x3xcomplex<f32>> {dp.name = "spectrum"}, tensor<5x5xcomplex<f32>> {dp.name = "pairs"},
        tensor<3xcomplex<f32>> {dp.name = "looped"}, tensor<5x3xf32> {dp.name = "size"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero32 = arith.constant 0.0 : f32
  %zero = complex.create %zero32, %zero32 : complex<f32>
  %rate = complex.constant [0.0625 : f32, 0.0 : f32] : complex<f32>
  // p = z w - y
  %e0 = tensor.empty() : tensor<5x2xcomplex<f32>>
  %f0 = linalg.fill ins(%zero : complex<f32>) outs(%e0 : tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
  %p = linalg.matmul ins(%z, %w : tensor<5x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>)
      outs(%f0 : tensor<5x2xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
  %d = linalg.map ins(%p, %y : tensor<5x2xcomplex<f32>>, tensor<5x2xcomplex<f32>>) outs(%e0 : tensor<5x2xcomplex<f32>>)
      (%a: complex<f32>, %b: complex<f32>, %o: complex<f32>) {
    %s = complex.sub %a, %b : complex<f32>
    linalg.yield %s : complex<f32>
  }
  // loss = sum |d|^2, a real sum
  %l0 = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                          iterator_types = ["reduction", "reduction"]}
      ins(%d : tensor<5x2xcomplex<f32>>) outs(%l0 : tensor<f32>) {
  ^bb0(%a: complex<f32>, %o: f32):
    %re = complex.re %a : complex<f32>
    %im = complex.im %a : complex<f32>
    %r2 = arith.mulf %re, %re : f32
    %i2 = arith.mulf %im, %im : f32
    %n = arith.addf %r2, %i2 : f32
    %s = arith.addf %o, %n : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  // total = sum d
  %t0 = arith.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %total = linalg.reduce ins(%d : tensor<5x2xcomplex<f32>>) outs(%t0 : tensor<complex<f32>>) dimensions = [0, 1]
      (%a: complex<f32>, %b: complex<f32>) {
    %s = complex.add %a, %b : complex<f32>
    linalg.yield %s : complex<f32>
  }
  // g = z^H d, a sum over rows
  %g0 = arith.constant dense<(0.0, 0.0)> : tensor<3x2xcomplex<f32>>
  %g = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, #kj, #ij],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%z, %d : tensor<5x3xcomplex<f32>>, tensor<5x2xcomplex<f32>>) outs(%g0 : tensor<3x2xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: complex<f32>):
    %c = complex.conj %a : complex<f32>
    %q = complex.mul %c, %b : complex<f32>
    %s = complex.add %o, %q : complex<f32>
    linalg.yield %s : complex<f32>
  } -> tensor<3x2xcomplex<f32>>
  %ew = tensor.empty() : tensor<3x2xcomplex<f32>>
  %next = linalg.map ins(%w, %g : tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) outs(%ew : tensor<3x2xcomplex<f32>>)
      (%a: complex<f32>, %b: complex<f32>, %o: complex<f32>) {
    %q = complex.mul %b, %rate : complex<f32>
    %s = complex.sub %a, %q : complex<f32>
    linalg.yield %s : complex<f32>
  }
  // m = m (0.5 i) + sum y, in f64
  %y0 = arith.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %ysum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
                          iterator_types = ["reduction", "reduction"]}
      ins(%y : tensor<5x2xcomplex<f32>>) outs(%y0 : tensor<complex<f64>>) {
  ^bb0(%a: complex<f32>, %o: complex<f64>):
    %re = complex.re %a : complex<f32>
    %im = complex.im %a : complex<f32>
    %wre = arith.extf %re : f32 to f64
    %wim = arith.extf %im : f32 to f64
    %q = complex.create %wre, %wim : complex<f64>
    %s = complex.add %o, %q : complex<f64>
    linalg.yield %s : complex<f64>
  } -> tensor<complex<f64>>
  %wide = tensor.extract %ysum[] : tensor<complex<f64>>
  %halfi = complex.constant [0.0, 0.5] : complex<f64>
  %mx = tensor.extract %m[] : tensor<complex<f64>>
  %mh = complex.mul %mx, %halfi : complex<f64>
  %ms = complex.add %mh, %wide : complex<f64>
  %mnext = tensor.from_elements %ms : tensor<complex<f64>>
  // The discrete Fourier transform of each row: a product with a table of roots.
  %roots = arith.constant dense<[[(1.0, 0.0), (1.0, 0.0), (1.0, 0.0)],
                                 [(1.0, 0.0), (-0.5, -0.8660254), (-0.5, 0.8660254)],
                                 [(1.0, 0.0), (-0.5, 0.8660254), (-0.5, -0.8660254)]]> : tensor<3x3xcomplex<f32>>
  %e1 = tensor.empty() : tensor<5x3xcomplex<f32>>
  %f1 = linalg.fill ins(%zero : complex<f32>) outs(%e1 : tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  %spectrum = linalg.matmul ins(%z, %roots : tensor<5x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>)
      outs(%f1 : tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
  // Each row with each: one side is gathered.
  %first = tensor.extract_slice %z[0, 1] [5, 1] [1, 1] : tensor<5x3xcomplex<f32>> to tensor<5xcomplex<f32>>
  %e2 = tensor.empty() : tensor<5x5xcomplex<f32>>
  %pairs = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                                            affine_map<(i, j) -> (i, j)>],
                           iterator_types = ["parallel", "parallel"]}
      ins(%first, %first : tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) outs(%e2 : tensor<5x5xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: complex<f32>):
    %c = complex.conj %b : complex<f32>
    %q = complex.mul %a, %c : complex<f32>
    linalg.yield %q : complex<f32>
  } -> tensor<5x5xcomplex<f32>>
  // A loop that carries complex numbers: the column sums, halved three times.
  %s0 = arith.constant dense<(0.0, 0.0)> : tensor<3xcomplex<f32>>
  %columns = linalg.reduce ins(%z : tensor<5x3xcomplex<f32>>) outs(%s0 : tensor<3xcomplex<f32>>) dimensions = [0]
      (%a: complex<f32>, %b: complex<f32>) {
    %s = complex.add %a, %b : complex<f32>
    linalg.yield %s : complex<f32>
  }
  %e3 = tensor.empty() : tensor<3xcomplex<f32>>
  %looped = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %columns) -> (tensor<3xcomplex<f32>>) {
    %h = linalg.map ins(%acc : tensor<3xcomplex<f32>>) outs(%e3 : tensor<3xcomplex<f32>>)
        (%a: complex<f32>, %o: complex<f32>) {
      %k = complex.constant [0.0 : f32, 0.5 : f32] : complex<f32>
      %q = complex.mul %a, %k : complex<f32>
      linalg.yield %q : complex<f32>
    }
    scf.yield %h : tensor<3xcomplex<f32>>
  }
  %e4 = tensor.empty() : tensor<5x3xf32>
  %size = linalg.map ins(%z : tensor<5x3xcomplex<f32>>) outs(%e4 : tensor<5x3xf32>) (%a: complex<f32>, %o: f32) {
    %x = complex.exp %a : complex<f32>
    %q = complex.div %x, %a : complex<f32>
    %n = complex.abs %q : complex<f32>
    linalg.yield %n : f32
  }
  return %next, %mnext, %loss, %total, %spectrum, %pairs, %looped, %size
      : tensor<3x2xcomplex<f32>>, tensor<complex<f64>>, tensor<f32>, tensor<complex<f32>>, tensor<5x3xcomplex<f32>>,
        tensor<5x5xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<5x3xf32>
}
