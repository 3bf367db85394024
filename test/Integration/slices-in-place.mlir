// Slices of state and of rows are changed and put back; some overlap. A slice whose
// old value is read after the change must be copied.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/slices_in_place.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @slices(%s: tensor<6x5xf32> {dp.state} loc("s"), %x: tensor<10x5xf32> loc("x"))
    -> (tensor<6x5xf32> {dp.updates = 0 : i64, jax.result_info = "s"}, tensor<10x5xf32> {jax.result_info = "r"}) {
  %ap0 = tensor.extract_slice %s[0, 1] [6, 1] [1, 1] : tensor<6x5xf32> to tensor<6x1xf32>
  %ac0 = arith.constant dense<0.5> : tensor<6x1xf32>
  %aq0 = arith.mulf %ap0, %ac0 : tensor<6x1xf32>
  %ar0 = tensor.insert_slice %aq0 into %s[0, 1] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<6x5xf32>
  %ap1 = tensor.extract_slice %ar0[0, 3] [6, 1] [1, 1] : tensor<6x5xf32> to tensor<6x1xf32>
  %ac1 = arith.constant dense<0.25> : tensor<6x1xf32>
  %aq1 = arith.addf %ap1, %ac1 : tensor<6x1xf32>
  %ar1 = tensor.insert_slice %aq1 into %ar0[0, 3] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<6x5xf32>
  %ap2 = tensor.extract_slice %ar1[0, 1] [6, 1] [1, 1] : tensor<6x5xf32> to tensor<6x1xf32>
  %ac2 = arith.constant dense<0.25> : tensor<6x1xf32>
  %aq2 = arith.addf %ap2, %ac2 : tensor<6x1xf32>
  %ar2 = tensor.insert_slice %aq2 into %ar1[0, 1] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<6x5xf32>
  %ap3 = tensor.extract_slice %ar2[0, 0] [6, 2] [1, 1] : tensor<6x5xf32> to tensor<6x2xf32>
  %ac3 = arith.constant dense<0.5> : tensor<6x2xf32>
  %aq3 = arith.mulf %ap3, %ac3 : tensor<6x2xf32>
  %ar3 = tensor.insert_slice %aq3 into %ar2[0, 0] [6, 2] [1, 1] : tensor<6x2xf32> into tensor<6x5xf32>
  %ap4 = tensor.extract_slice %ar3[0, 2] [6, 1] [1, 1] : tensor<6x5xf32> to tensor<6x1xf32>
  %ac4 = arith.constant dense<0.5> : tensor<6x1xf32>
  %aq4 = arith.mulf %ap4, %ac4 : tensor<6x1xf32>
  %ar4 = tensor.insert_slice %aq4 into %ar3[0, 2] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<6x5xf32>
  // The slice before it was changed is read again: it must have been copied.
  %anow = tensor.extract_slice %ar4[0, 2] [6, 1] [1, 1] : tensor<6x5xf32> to tensor<6x1xf32>
  %asum = arith.addf %ap4, %anow : tensor<6x1xf32>
  %aend = tensor.insert_slice %asum into %ar4[0, 4] [6, 1] [1, 1] : tensor<6x1xf32> into tensor<6x5xf32>
  %bp0 = tensor.extract_slice %x[0, 1] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32>
  %bc0 = arith.constant dense<0.5> : tensor<10x1xf32>
  %bq0 = arith.mulf %bp0, %bc0 : tensor<10x1xf32>
  %br0 = tensor.insert_slice %bq0 into %x[0, 1] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x5xf32>
  %bp1 = tensor.extract_slice %br0[0, 3] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32>
  %bc1 = arith.constant dense<0.25> : tensor<10x1xf32>
  %bq1 = arith.addf %bp1, %bc1 : tensor<10x1xf32>
  %br1 = tensor.insert_slice %bq1 into %br0[0, 3] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x5xf32>
  %bp2 = tensor.extract_slice %br1[0, 1] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32>
  %bc2 = arith.constant dense<0.25> : tensor<10x1xf32>
  %bq2 = arith.addf %bp2, %bc2 : tensor<10x1xf32>
  %br2 = tensor.insert_slice %bq2 into %br1[0, 1] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x5xf32>
  %bp3 = tensor.extract_slice %br2[0, 0] [10, 2] [1, 1] : tensor<10x5xf32> to tensor<10x2xf32>
  %bc3 = arith.constant dense<0.5> : tensor<10x2xf32>
  %bq3 = arith.mulf %bp3, %bc3 : tensor<10x2xf32>
  %br3 = tensor.insert_slice %bq3 into %br2[0, 0] [10, 2] [1, 1] : tensor<10x2xf32> into tensor<10x5xf32>
  %bp4 = tensor.extract_slice %br3[0, 2] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32>
  %bc4 = arith.constant dense<0.5> : tensor<10x1xf32>
  %bq4 = arith.mulf %bp4, %bc4 : tensor<10x1xf32>
  %br4 = tensor.insert_slice %bq4 into %br3[0, 2] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x5xf32>
  // The slice before it was changed is read again: it must have been copied.
  %bnow = tensor.extract_slice %br4[0, 2] [10, 1] [1, 1] : tensor<10x5xf32> to tensor<10x1xf32>
  %bsum = arith.addf %bp4, %bnow : tensor<10x1xf32>
  %bend = tensor.insert_slice %bsum into %br4[0, 4] [10, 1] [1, 1] : tensor<10x1xf32> into tensor<10x5xf32>
  %z = arith.constant dense<0.0> : tensor<5xf32>
  %total = linalg.reduce { arith.addf } ins(%x : tensor<10x5xf32>) outs(%z : tensor<5xf32>) dimensions = [0]
  %eighth = arith.constant dense<0.125> : tensor<5xf32>
  %share = arith.mulf %total, %eighth : tensor<5xf32>
  %e = tensor.empty() : tensor<6x5xf32>
  %spread = linalg.broadcast ins(%share : tensor<5xf32>) outs(%e : tensor<6x5xf32>) dimensions = [0]
  %new = arith.addf %aend, %spread : tensor<6x5xf32>
  return %new, %bend : tensor<6x5xf32>, tensor<10x5xf32>
}
