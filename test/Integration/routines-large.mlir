// Routines of matrices that libraries compute one by one, of wide ones, and of ones that are not finite, against numpy.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/routines_large.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --devices 1,3 | FileCheck %s
// CHECK: all agree

#lhs = affine_map<(b, i, j, k) -> (b, k, i)>
#rhs = affine_map<(b, i, j, k) -> (b, k, j)>
#out = affine_map<(b, i, j, k) -> (b, i, j)>
#out3 = affine_map<(b, i, j) -> (b, i, j)>

func.func @step(%x: tensor<5x40x34xf64> loc("x"))
    -> (tensor<5x34x34xf64> {jax.result_info = "lower"},
        tensor<5x34x40xf64> {jax.result_info = "solved"},
        tensor<5x34x34xf64> {jax.result_info = "lu"},
        tensor<5x34xi32> {jax.result_info = "pivots"},
        tensor<5x34x40xf64> {jax.result_info = "luwide"},
        tensor<5x34xi32> {jax.result_info = "pivotswide"},
        tensor<5xi32> {jax.result_info = "singular"},
        tensor<5x40x34xf64> {jax.result_info = "packed"},
        tensor<5x34xf64> {jax.result_info = "factors"},
        tensor<5x34x40xf64> {jax.result_info = "packedwide"},
        tensor<5x34x34xf64> {jax.result_info = "vectors"},
        tensor<5x34xf64> {jax.result_info = "values"},
        tensor<5x34xf64> {jax.result_info = "sigmatall"},
        tensor<5x40x34xf64> {jax.result_info = "utall"},
        tensor<5x34x34xf64> {jax.result_info = "vttall"},
        tensor<5x34xf64> {jax.result_info = "sigmawide"},
        tensor<5x34x34xf64> {jax.result_info = "uwide"},
        tensor<5x34x40xf64> {jax.result_info = "vtwide"},
        tensor<5x34xf64> {jax.result_info = "sigmas"},
        tensor<5x3xf64> {jax.result_info = "sigmasmall"},
        tensor<5x3x3xf64> {jax.result_info = "usmall"},
        tensor<5x3x4xf64> {jax.result_info = "vtsmall"},
        tensor<5x4x4xf64> {jax.result_info = "vtfull"},
        tensor<5xi32> {jax.result_info = "hugestatus"},
        tensor<5x3xi32> {jax.result_info = "hugevalues"},
        tensor<5xi32> {jax.result_info = "hugesvd"},
        tensor<5x3x3xi32> {jax.result_info = "hugeu"},
        tensor<5xi32> {jax.result_info = "nancholesky"},
        tensor<5x3x6xf64> {jax.result_info = "irfft"},
        tensor<5x3x7xf64> {jax.result_info = "irfftodd"}) {
  %zero = arith.constant 0.0 : f64
  %fill = tensor.empty() : tensor<5x34x34xf64>
  %zeros = linalg.fill ins(%zero : f64) outs(%fill : tensor<5x34x34xf64>) -> tensor<5x34x34xf64>
  %gram = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %x : tensor<5x40x34xf64>, tensor<5x40x34xf64>) outs(%zeros : tensor<5x34x34xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %p = arith.mulf %a, %b : f64
    %q = arith.addf %p, %c : f64
    linalg.yield %q : f64
  } -> tensor<5x34x34xf64>
  %to = tensor.empty() : tensor<5x34x40xf64>
  %t = linalg.transpose ins(%x : tensor<5x40x34xf64>) outs(%to : tensor<5x34x40xf64>) permutation = [0, 2, 1]
  %v1 = tensor.empty() : tensor<5x34x34xf64>
  %v2 = tensor.empty() : tensor<5xi32>
  %v3:2 = dp.routine cholesky ins(%gram : tensor<5x34x34xf64>)
      outs(%v1, %v2 : tensor<5x34x34xf64>, tensor<5xi32>)
  %v4 = tensor.empty() : tensor<5x34x40xf64>
  %v5 = dp.routine triangular_solve ins(%v3#0, %t : tensor<5x34x34xf64>, tensor<5x34x40xf64>)
      outs(%v4 : tensor<5x34x40xf64>)
  %v6 = tensor.empty() : tensor<5x34x34xf64>
  %v7 = tensor.empty() : tensor<5x34xi32>
  %v8 = tensor.empty() : tensor<5xi32>
  %v9:3 = dp.routine lu ins(%gram : tensor<5x34x34xf64>)
      outs(%v6, %v7, %v8 : tensor<5x34x34xf64>, tensor<5x34xi32>, tensor<5xi32>)
  %v10 = tensor.empty() : tensor<5x34x40xf64>
  %v11 = tensor.empty() : tensor<5x34xi32>
  %v12 = tensor.empty() : tensor<5xi32>
  %v13:3 = dp.routine lu ins(%t : tensor<5x34x40xf64>)
      outs(%v10, %v11, %v12 : tensor<5x34x40xf64>, tensor<5x34xi32>, tensor<5xi32>)
  %v14 = tensor.empty() : tensor<5x40x34xf64>
  %v15 = tensor.empty() : tensor<5x34xf64>
  %v16:2 = dp.routine householder_qr ins(%x : tensor<5x40x34xf64>)
      outs(%v14, %v15 : tensor<5x40x34xf64>, tensor<5x34xf64>)
  %v17 = tensor.empty() : tensor<5x34x40xf64>
  %v18 = tensor.empty() : tensor<5x34xf64>
  %v19:2 = dp.routine householder_qr ins(%t : tensor<5x34x40xf64>)
      outs(%v17, %v18 : tensor<5x34x40xf64>, tensor<5x34xf64>)
  %v20 = tensor.empty() : tensor<5x34x34xf64>
  %v21 = tensor.empty() : tensor<5x34xf64>
  %v22 = tensor.empty() : tensor<5xi32>
  %v23:3 = dp.routine eigh ins(%gram : tensor<5x34x34xf64>)
      outs(%v20, %v21, %v22 : tensor<5x34x34xf64>, tensor<5x34xf64>, tensor<5xi32>)
  %v24 = math.absf %v23#0 : tensor<5x34x34xf64>
  %v25 = tensor.empty() : tensor<5x34xf64>
  %v26 = tensor.empty() : tensor<5x40x34xf64>
  %v27 = tensor.empty() : tensor<5x34x34xf64>
  %v28 = tensor.empty() : tensor<5xi32>
  %v29:4 = dp.routine svd ins(%x : tensor<5x40x34xf64>)
      outs(%v25, %v26, %v27, %v28 : tensor<5x34xf64>, tensor<5x40x34xf64>, tensor<5x34x34xf64>, tensor<5xi32>)
  %v30 = math.absf %v29#1 : tensor<5x40x34xf64>
  %v31 = math.absf %v29#2 : tensor<5x34x34xf64>
  %v32 = tensor.empty() : tensor<5x34xf64>
  %v33 = tensor.empty() : tensor<5x34x34xf64>
  %v34 = tensor.empty() : tensor<5x34x40xf64>
  %v35 = tensor.empty() : tensor<5xi32>
  %v36:4 = dp.routine svd ins(%t : tensor<5x34x40xf64>)
      outs(%v32, %v33, %v34, %v35 : tensor<5x34xf64>, tensor<5x34x34xf64>, tensor<5x34x40xf64>, tensor<5xi32>)
  %v37 = math.absf %v36#1 : tensor<5x34x34xf64>
  %v38 = math.absf %v36#2 : tensor<5x34x40xf64>
  %v39 = tensor.empty() : tensor<5x34xf64>
  %v40 = tensor.empty() : tensor<5xi32>
  %v41:2 = dp.routine svd flags values ins(%x : tensor<5x40x34xf64>)
      outs(%v39, %v40 : tensor<5x34xf64>, tensor<5xi32>)
  %small = tensor.extract_slice %x[0, 0, 0] [5, 3, 4] [1, 1, 1] : tensor<5x40x34xf64> to tensor<5x3x4xf64>
  %square = tensor.extract_slice %x[0, 0, 0] [5, 3, 3] [1, 1, 1] : tensor<5x40x34xf64> to tensor<5x3x3xf64>
  %thousand = arith.constant dense<1.0e4> : tensor<5x3x3xf64>
  %scaled = arith.mulf %square, %thousand : tensor<5x3x3xf64>
  %huge = math.exp %scaled : tensor<5x3x3xf64>
  %v42 = tensor.empty() : tensor<5x3xf64>
  %v43 = tensor.empty() : tensor<5x3x3xf64>
  %v44 = tensor.empty() : tensor<5x3x4xf64>
  %v45 = tensor.empty() : tensor<5xi32>
  %v46:4 = dp.routine svd ins(%small : tensor<5x3x4xf64>)
      outs(%v42, %v43, %v44, %v45 : tensor<5x3xf64>, tensor<5x3x3xf64>, tensor<5x3x4xf64>, tensor<5xi32>)
  %v47 = math.absf %v46#1 : tensor<5x3x3xf64>
  %v48 = math.absf %v46#2 : tensor<5x3x4xf64>
  %v49 = tensor.empty() : tensor<5x3xf64>
  %v50 = tensor.empty() : tensor<5x3x3xf64>
  %v51 = tensor.empty() : tensor<5x4x4xf64>
  %v52 = tensor.empty() : tensor<5xi32>
  %v53:4 = dp.routine svd flags full ins(%small : tensor<5x3x4xf64>)
      outs(%v49, %v50, %v51, %v52 : tensor<5x3xf64>, tensor<5x3x3xf64>, tensor<5x4x4xf64>, tensor<5xi32>)
  %v54 = math.absf %v53#2 : tensor<5x4x4xf64>
  %v55 = tensor.empty() : tensor<5x3x3xf64>
  %v56 = tensor.empty() : tensor<5x3xf64>
  %v57 = tensor.empty() : tensor<5xi32>
  %v58:3 = dp.routine eigh ins(%huge : tensor<5x3x3xf64>)
      outs(%v55, %v56, %v57 : tensor<5x3x3xf64>, tensor<5x3xf64>, tensor<5xi32>)
  %v59 = arith.cmpf uno, %v58#1, %v58#1 : tensor<5x3xf64>
  %v60 = arith.extui %v59 : tensor<5x3xi1> to tensor<5x3xi32>
  %v61 = tensor.empty() : tensor<5x3xf64>
  %v62 = tensor.empty() : tensor<5x3x3xf64>
  %v63 = tensor.empty() : tensor<5x3x3xf64>
  %v64 = tensor.empty() : tensor<5xi32>
  %v65:4 = dp.routine svd ins(%huge : tensor<5x3x3xf64>)
      outs(%v61, %v62, %v63, %v64 : tensor<5x3xf64>, tensor<5x3x3xf64>, tensor<5x3x3xf64>, tensor<5xi32>)
  %v66 = arith.cmpf uno, %v65#1, %v65#1 : tensor<5x3x3xf64>
  %v67 = arith.extui %v66 : tensor<5x3x3xi1> to tensor<5x3x3xi32>
  %nan = arith.subf %huge, %huge : tensor<5x3x3xf64>
  %none = tensor.empty() : tensor<5x3x3xf64>
  %nandiagonal = linalg.generic {indexing_maps = [#out3, #out3], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%nan : tensor<5x3x3xf64>) outs(%none : tensor<5x3x3xf64>) {
  ^bb0(%a: f64, %b: f64):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %same = arith.cmpi eq, %i, %j : index
    %one = arith.constant 1.0 : f64
    %off = arith.constant 0.0 : f64
    %add = arith.select %same, %one, %off : f64
    %s = arith.addf %a, %add : f64
    linalg.yield %s : f64
  } -> tensor<5x3x3xf64>
  %v68 = tensor.empty() : tensor<5x3x3xf64>
  %v69 = tensor.empty() : tensor<5xi32>
  %v70:2 = dp.routine cholesky ins(%nandiagonal : tensor<5x3x3xf64>)
      outs(%v68, %v69 : tensor<5x3x3xf64>, tensor<5xi32>)
  %v71 = tensor.empty() : tensor<5x3x6xf64>
  %v72 = dp.routine irfft ins(%small, %small : tensor<5x3x4xf64>, tensor<5x3x4xf64>)
      outs(%v71 : tensor<5x3x6xf64>)
  %v73 = tensor.empty() : tensor<5x3x7xf64>
  %v74 = dp.routine irfft ins(%small, %small : tensor<5x3x4xf64>, tensor<5x3x4xf64>)
      outs(%v73 : tensor<5x3x7xf64>)
  return %v3#0,
      %v5,
      %v9#0,
      %v9#1,
      %v13#0,
      %v13#1,
      %v13#2,
      %v16#0,
      %v16#1,
      %v19#0,
      %v24,
      %v23#1,
      %v29#0,
      %v30,
      %v31,
      %v36#0,
      %v37,
      %v38,
      %v41#0,
      %v46#0,
      %v47,
      %v48,
      %v54,
      %v58#2,
      %v60,
      %v65#3,
      %v67,
      %v70#1,
      %v72,
      %v74
      : tensor<5x34x34xf64>,
      tensor<5x34x40xf64>,
      tensor<5x34x34xf64>,
      tensor<5x34xi32>,
      tensor<5x34x40xf64>,
      tensor<5x34xi32>,
      tensor<5xi32>,
      tensor<5x40x34xf64>,
      tensor<5x34xf64>,
      tensor<5x34x40xf64>,
      tensor<5x34x34xf64>,
      tensor<5x34xf64>,
      tensor<5x34xf64>,
      tensor<5x40x34xf64>,
      tensor<5x34x34xf64>,
      tensor<5x34xf64>,
      tensor<5x34x34xf64>,
      tensor<5x34x40xf64>,
      tensor<5x34xf64>,
      tensor<5x3xf64>,
      tensor<5x3x3xf64>,
      tensor<5x3x4xf64>,
      tensor<5x4x4xf64>,
      tensor<5xi32>,
      tensor<5x3xi32>,
      tensor<5xi32>,
      tensor<5x3x3xi32>,
      tensor<5xi32>,
      tensor<5x3x6xf64>,
      tensor<5x3x7xf64>
}
