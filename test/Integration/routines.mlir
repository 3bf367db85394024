// Linear algebra and ffts against numpy: every routine and flag, f32 and f64.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/routines.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/routines.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.threads --devices 2,3 "--run-options=--threads 3" | FileCheck %s
// CHECK: all agree

#lhs = affine_map<(b, i, j, k) -> (b, k, i)>
#rhs = affine_map<(b, i, j, k) -> (b, k, j)>
#out = affine_map<(b, i, j, k) -> (b, i, j)>
#id = affine_map<(b, i, j) -> (b, i, j)>

func.func @step(%x: tensor<8x5x4xf32> loc("x"), %d: tensor<8x5x4xf64> loc("d"))
    -> (tensor<8x4x4xf32> {jax.result_info = "lower"},
        tensor<8xi32> {jax.result_info = "positive"},
        tensor<8x4x4xf32> {jax.result_info = "upper"},
        tensor<8xi32> {jax.result_info = "negative"},
        tensor<8x4x4xi32> {jax.result_info = "nan"},
        tensor<8x4x5xf32> {jax.result_info = "solve_"},
        tensor<8x4x5xf32> {jax.result_info = "solve_d"},
        tensor<8x4x5xf32> {jax.result_info = "solve_t"},
        tensor<8x4x5xf32> {jax.result_info = "solve_td"},
        tensor<8x4x5xf32> {jax.result_info = "solve_u"},
        tensor<8x4x5xf32> {jax.result_info = "solve_ud"},
        tensor<8x4x5xf32> {jax.result_info = "solve_ut"},
        tensor<8x4x5xf32> {jax.result_info = "solve_utd"},
        tensor<8x5x4xf32> {jax.result_info = "solve_r"},
        tensor<8x5x4xf32> {jax.result_info = "solve_rd"},
        tensor<8x5x4xf32> {jax.result_info = "solve_rt"},
        tensor<8x5x4xf32> {jax.result_info = "solve_rtd"},
        tensor<8x5x4xf32> {jax.result_info = "solve_ur"},
        tensor<8x5x4xf32> {jax.result_info = "solve_urd"},
        tensor<8x5x4xf32> {jax.result_info = "solve_urt"},
        tensor<8x5x4xf32> {jax.result_info = "solve_urtd"},
        tensor<8x5x4xf32> {jax.result_info = "lu"},
        tensor<8x4xi32> {jax.result_info = "pivots"},
        tensor<8xi32> {jax.result_info = "singular"},
        tensor<8x5xi32> {jax.result_info = "permutation"},
        tensor<8x5x4xf32> {jax.result_info = "packed"},
        tensor<8x4xf32> {jax.result_info = "factors"},
        tensor<8x5x4xf32> {jax.result_info = "q"},
        tensor<8x4x4xf32> {jax.result_info = "vectors"},
        tensor<8x4xf32> {jax.result_info = "values"},
        tensor<8x4x4xf32> {jax.result_info = "vectorsupper"},
        tensor<8x4xf32> {jax.result_info = "valuesupper"},
        tensor<8x4xf32> {jax.result_info = "eigenvalues"},
        tensor<8x4xf32> {jax.result_info = "sigma"},
        tensor<8x5x4xf32> {jax.result_info = "u"},
        tensor<8x4x4xf32> {jax.result_info = "vt"},
        tensor<8xi32> {jax.result_info = "converged"},
        tensor<8x4xf32> {jax.result_info = "sigmafull"},
        tensor<8x5x5xf32> {jax.result_info = "ufull"},
        tensor<8x4x4xf32> {jax.result_info = "vtfull"},
        tensor<8xi32> {jax.result_info = "convergedfull"},
        tensor<8x4xf32> {jax.result_info = "sigmas"},
        tensor<8x5x4xf32> {jax.result_info = "fft_re"},
        tensor<8x5x4xf32> {jax.result_info = "fft_im"},
        tensor<8x4x4xf32> {jax.result_info = "ifft_re"},
        tensor<8x4x4xf32> {jax.result_info = "ifft_im"},
        tensor<8x5x3xf32> {jax.result_info = "rfft_re_even"},
        tensor<8x5x3xf32> {jax.result_info = "rfft_im_even"},
        tensor<8x5x4xf32> {jax.result_info = "irfft_even"},
        tensor<8x4x3xf32> {jax.result_info = "rfft_re_odd"},
        tensor<8x4x3xf32> {jax.result_info = "rfft_im_odd"},
        tensor<8x4x5xf32> {jax.result_info = "irfft_odd"},
        tensor<8x4x4xf64> {jax.result_info = "lower64"},
        tensor<8xi32> {jax.result_info = "positive64"},
        tensor<8x4x4xf64> {jax.result_info = "upper64"},
        tensor<8xi32> {jax.result_info = "negative64"},
        tensor<8x4x4xi32> {jax.result_info = "nan64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_d64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_t64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_td64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_u64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_ud64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_ut64"},
        tensor<8x4x5xf64> {jax.result_info = "solve_utd64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_r64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_rd64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_rt64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_rtd64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_ur64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_urd64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_urt64"},
        tensor<8x5x4xf64> {jax.result_info = "solve_urtd64"},
        tensor<8x5x4xf64> {jax.result_info = "lu64"},
        tensor<8x4xi32> {jax.result_info = "pivots64"},
        tensor<8xi32> {jax.result_info = "singular64"},
        tensor<8x5xi32> {jax.result_info = "permutation64"},
        tensor<8x5x4xf64> {jax.result_info = "packed64"},
        tensor<8x4xf64> {jax.result_info = "factors64"},
        tensor<8x5x4xf64> {jax.result_info = "q64"},
        tensor<8x4x4xf64> {jax.result_info = "vectors64"},
        tensor<8x4xf64> {jax.result_info = "values64"},
        tensor<8x4x4xf64> {jax.result_info = "vectorsupper64"},
        tensor<8x4xf64> {jax.result_info = "valuesupper64"},
        tensor<8x4xf64> {jax.result_info = "eigenvalues64"},
        tensor<8x4xf64> {jax.result_info = "sigma64"},
        tensor<8x5x4xf64> {jax.result_info = "u64"},
        tensor<8x4x4xf64> {jax.result_info = "vt64"},
        tensor<8xi32> {jax.result_info = "converged64"},
        tensor<8x4xf64> {jax.result_info = "sigmafull64"},
        tensor<8x5x5xf64> {jax.result_info = "ufull64"},
        tensor<8x4x4xf64> {jax.result_info = "vtfull64"},
        tensor<8xi32> {jax.result_info = "convergedfull64"},
        tensor<8x4xf64> {jax.result_info = "sigmas64"},
        tensor<8x5x4xf64> {jax.result_info = "fft_re64"},
        tensor<8x5x4xf64> {jax.result_info = "fft_im64"},
        tensor<8x4x4xf64> {jax.result_info = "ifft_re64"},
        tensor<8x4x4xf64> {jax.result_info = "ifft_im64"},
        tensor<8x5x3xf64> {jax.result_info = "rfft_re_even64"},
        tensor<8x5x3xf64> {jax.result_info = "rfft_im_even64"},
        tensor<8x5x4xf64> {jax.result_info = "irfft_even64"},
        tensor<8x4x3xf64> {jax.result_info = "rfft_re_odd64"},
        tensor<8x4x3xf64> {jax.result_info = "rfft_im_odd64"},
        tensor<8x4x5xf64> {jax.result_info = "irfft_odd64"}) {
  %v1 = arith.constant dense<0.0> : tensor<8x4x4xf32>
  %v2 = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %x : tensor<8x5x4xf32>, tensor<8x5x4xf32>) outs(%v1 : tensor<8x4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %p, %c : f32
    linalg.yield %q : f32
  } -> tensor<8x4x4xf32>
  %v4 = tensor.empty() : tensor<8x4x4xf32>
  %v3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%v2 : tensor<8x4x4xf32>) outs(%v4 : tensor<8x4x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %same = arith.cmpi eq, %i, %j : index
    %one = arith.constant 1.0 : f32
    %zero = arith.constant 0.0 : f32
    %add = arith.select %same, %one, %zero : f32
    %s = arith.addf %a, %add : f32
    linalg.yield %s : f32
  } -> tensor<8x4x4xf32>
  %v5 = tensor.empty() : tensor<8x4x4xf32>
  %v6 = tensor.empty() : tensor<8xi32>
  %v7:2 = dp.routine cholesky ins(%v3 : tensor<8x4x4xf32>)
      outs(%v5, %v6 : tensor<8x4x4xf32>, tensor<8xi32>)
  %v8 = tensor.empty() : tensor<8x4x4xf32>
  %v9 = tensor.empty() : tensor<8xi32>
  %v10:2 = dp.routine cholesky flags upper ins(%v3 : tensor<8x4x4xf32>)
      outs(%v8, %v9 : tensor<8x4x4xf32>, tensor<8xi32>)
  %v11 = arith.negf %v3 : tensor<8x4x4xf32>
  %v12 = tensor.empty() : tensor<8x4x4xf32>
  %v13 = tensor.empty() : tensor<8xi32>
  %v14:2 = dp.routine cholesky ins(%v11 : tensor<8x4x4xf32>)
      outs(%v12, %v13 : tensor<8x4x4xf32>, tensor<8xi32>)
  %v16 = tensor.empty() : tensor<8x4x5xf32>
  %v15 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v16 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v17 = tensor.empty() : tensor<8x4x5xf32>
  %v18 = dp.routine triangular_solve ins(%v3, %v15 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v17 : tensor<8x4x5xf32>)
  %v20 = tensor.empty() : tensor<8x4x5xf32>
  %v19 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v20 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v21 = tensor.empty() : tensor<8x4x5xf32>
  %v22 = dp.routine triangular_solve flags unit ins(%v3, %v19 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v21 : tensor<8x4x5xf32>)
  %v24 = tensor.empty() : tensor<8x4x5xf32>
  %v23 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v24 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v25 = tensor.empty() : tensor<8x4x5xf32>
  %v26 = dp.routine triangular_solve flags transpose ins(%v3, %v23 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v25 : tensor<8x4x5xf32>)
  %v28 = tensor.empty() : tensor<8x4x5xf32>
  %v27 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v28 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v29 = tensor.empty() : tensor<8x4x5xf32>
  %v30 = dp.routine triangular_solve flags transpose|unit ins(%v3, %v27 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v29 : tensor<8x4x5xf32>)
  %v32 = tensor.empty() : tensor<8x4x5xf32>
  %v31 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v32 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v33 = tensor.empty() : tensor<8x4x5xf32>
  %v34 = dp.routine triangular_solve flags upper ins(%v3, %v31 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v33 : tensor<8x4x5xf32>)
  %v36 = tensor.empty() : tensor<8x4x5xf32>
  %v35 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v36 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v37 = tensor.empty() : tensor<8x4x5xf32>
  %v38 = dp.routine triangular_solve flags upper|unit ins(%v3, %v35 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v37 : tensor<8x4x5xf32>)
  %v40 = tensor.empty() : tensor<8x4x5xf32>
  %v39 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v40 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v41 = tensor.empty() : tensor<8x4x5xf32>
  %v42 = dp.routine triangular_solve flags upper|transpose ins(%v3, %v39 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v41 : tensor<8x4x5xf32>)
  %v44 = tensor.empty() : tensor<8x4x5xf32>
  %v43 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v44 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v45 = tensor.empty() : tensor<8x4x5xf32>
  %v46 = dp.routine triangular_solve flags upper|transpose|unit ins(%v3, %v43 : tensor<8x4x4xf32>, tensor<8x4x5xf32>)
      outs(%v45 : tensor<8x4x5xf32>)
  %v47 = tensor.empty() : tensor<8x5x4xf32>
  %v48 = dp.routine triangular_solve flags right ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v47 : tensor<8x5x4xf32>)
  %v49 = tensor.empty() : tensor<8x5x4xf32>
  %v50 = dp.routine triangular_solve flags right|unit ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v49 : tensor<8x5x4xf32>)
  %v51 = tensor.empty() : tensor<8x5x4xf32>
  %v52 = dp.routine triangular_solve flags right|transpose ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v51 : tensor<8x5x4xf32>)
  %v53 = tensor.empty() : tensor<8x5x4xf32>
  %v54 = dp.routine triangular_solve flags right|transpose|unit ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v53 : tensor<8x5x4xf32>)
  %v55 = tensor.empty() : tensor<8x5x4xf32>
  %v56 = dp.routine triangular_solve flags upper|right ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v55 : tensor<8x5x4xf32>)
  %v57 = tensor.empty() : tensor<8x5x4xf32>
  %v58 = dp.routine triangular_solve flags upper|right|unit ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v57 : tensor<8x5x4xf32>)
  %v59 = tensor.empty() : tensor<8x5x4xf32>
  %v60 = dp.routine triangular_solve flags upper|right|transpose ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v59 : tensor<8x5x4xf32>)
  %v61 = tensor.empty() : tensor<8x5x4xf32>
  %v62 = dp.routine triangular_solve flags upper|right|transpose|unit ins(%v3, %x : tensor<8x4x4xf32>, tensor<8x5x4xf32>)
      outs(%v61 : tensor<8x5x4xf32>)
  %v63 = tensor.empty() : tensor<8x5x4xf32>
  %v64 = tensor.empty() : tensor<8x4xi32>
  %v65 = tensor.empty() : tensor<8xi32>
  %v66:3 = dp.routine lu ins(%x : tensor<8x5x4xf32>)
      outs(%v63, %v64, %v65 : tensor<8x5x4xf32>, tensor<8x4xi32>, tensor<8xi32>)
  %v67 = tensor.empty() : tensor<8x5xi32>
  %v68 = dp.routine pivots_to_permutation ins(%v66#1 : tensor<8x4xi32>)
      outs(%v67 : tensor<8x5xi32>)
  %v69 = tensor.empty() : tensor<8x5x4xf32>
  %v70 = tensor.empty() : tensor<8x4xf32>
  %v71:2 = dp.routine householder_qr ins(%x : tensor<8x5x4xf32>)
      outs(%v69, %v70 : tensor<8x5x4xf32>, tensor<8x4xf32>)
  %v72 = tensor.empty() : tensor<8x5x4xf32>
  %v73 = dp.routine householder_product ins(%v71#0, %v71#1 : tensor<8x5x4xf32>, tensor<8x4xf32>)
      outs(%v72 : tensor<8x5x4xf32>)
  %v74 = tensor.empty() : tensor<8x4x4xf32>
  %v75 = tensor.empty() : tensor<8x4xf32>
  %v76 = tensor.empty() : tensor<8xi32>
  %v77:3 = dp.routine eigh ins(%v3 : tensor<8x4x4xf32>)
      outs(%v74, %v75, %v76 : tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8xi32>)
  %v78 = tensor.empty() : tensor<8x4x4xf32>
  %v79 = tensor.empty() : tensor<8x4xf32>
  %v80 = tensor.empty() : tensor<8xi32>
  %v81:3 = dp.routine eigh flags upper ins(%v3 : tensor<8x4x4xf32>)
      outs(%v78, %v79, %v80 : tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8xi32>)
  %v82 = tensor.empty() : tensor<8x4x4xf32>
  %v83 = tensor.empty() : tensor<8x4xf32>
  %v84 = tensor.empty() : tensor<8xi32>
  %v85:3 = dp.routine eigh flags values ins(%v3 : tensor<8x4x4xf32>)
      outs(%v82, %v83, %v84 : tensor<8x4x4xf32>, tensor<8x4xf32>, tensor<8xi32>)
  %v86 = tensor.empty() : tensor<8x4xf32>
  %v87 = tensor.empty() : tensor<8x5x4xf32>
  %v88 = tensor.empty() : tensor<8x4x4xf32>
  %v89 = tensor.empty() : tensor<8xi32>
  %v90:4 = dp.routine svd ins(%x : tensor<8x5x4xf32>)
      outs(%v86, %v87, %v88, %v89 : tensor<8x4xf32>, tensor<8x5x4xf32>, tensor<8x4x4xf32>, tensor<8xi32>)
  %v91 = tensor.empty() : tensor<8x4xf32>
  %v92 = tensor.empty() : tensor<8x5x5xf32>
  %v93 = tensor.empty() : tensor<8x4x4xf32>
  %v94 = tensor.empty() : tensor<8xi32>
  %v95:4 = dp.routine svd flags full ins(%x : tensor<8x5x4xf32>)
      outs(%v91, %v92, %v93, %v94 : tensor<8x4xf32>, tensor<8x5x5xf32>, tensor<8x4x4xf32>, tensor<8xi32>)
  %v96 = tensor.empty() : tensor<8x4xf32>
  %v97 = tensor.empty() : tensor<8xi32>
  %v98:2 = dp.routine svd flags values ins(%x : tensor<8x5x4xf32>)
      outs(%v96, %v97 : tensor<8x4xf32>, tensor<8xi32>)
  %v99 = tensor.empty() : tensor<8x5x4xf32>
  %v100 = tensor.empty() : tensor<8x5x4xf32>
  %v101:2 = dp.routine fft ins(%x, %x : tensor<8x5x4xf32>, tensor<8x5x4xf32>)
      outs(%v99, %v100 : tensor<8x5x4xf32>, tensor<8x5x4xf32>)
  %v102 = tensor.empty() : tensor<8x4x4xf32>
  %v103 = tensor.empty() : tensor<8x4x4xf32>
  %v104:2 = dp.routine fft flags inverse ins(%v3, %v3 : tensor<8x4x4xf32>, tensor<8x4x4xf32>)
      outs(%v102, %v103 : tensor<8x4x4xf32>, tensor<8x4x4xf32>)
  %v106 = tensor.empty() : tensor<8x4x5xf32>
  %v105 = linalg.transpose ins(%x : tensor<8x5x4xf32>) outs(%v106 : tensor<8x4x5xf32>) permutation = [0, 2, 1]
  %v107 = tensor.empty() : tensor<8x5x3xf32>
  %v108 = tensor.empty() : tensor<8x5x3xf32>
  %v109:2 = dp.routine rfft ins(%x : tensor<8x5x4xf32>)
      outs(%v107, %v108 : tensor<8x5x3xf32>, tensor<8x5x3xf32>)
  %v110 = tensor.empty() : tensor<8x5x4xf32>
  %v111 = dp.routine irfft ins(%v109#0, %v109#1 : tensor<8x5x3xf32>, tensor<8x5x3xf32>)
      outs(%v110 : tensor<8x5x4xf32>)
  %v112 = tensor.empty() : tensor<8x4x3xf32>
  %v113 = tensor.empty() : tensor<8x4x3xf32>
  %v114:2 = dp.routine rfft ins(%v105 : tensor<8x4x5xf32>)
      outs(%v112, %v113 : tensor<8x4x3xf32>, tensor<8x4x3xf32>)
  %v115 = tensor.empty() : tensor<8x4x5xf32>
  %v116 = dp.routine irfft ins(%v114#0, %v114#1 : tensor<8x4x3xf32>, tensor<8x4x3xf32>)
      outs(%v115 : tensor<8x4x5xf32>)
  %v117 = arith.constant dense<0.0> : tensor<8x4x4xf64>
  %v118 = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%d, %d : tensor<8x5x4xf64>, tensor<8x5x4xf64>) outs(%v117 : tensor<8x4x4xf64>) {
  ^bb0(%a: f64, %b: f64, %c: f64):
    %p = arith.mulf %a, %b : f64
    %q = arith.addf %p, %c : f64
    linalg.yield %q : f64
  } -> tensor<8x4x4xf64>
  %v120 = tensor.empty() : tensor<8x4x4xf64>
  %v119 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%v118 : tensor<8x4x4xf64>) outs(%v120 : tensor<8x4x4xf64>) {
  ^bb0(%a: f64, %b: f64):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %same = arith.cmpi eq, %i, %j : index
    %one = arith.constant 1.0 : f64
    %zero = arith.constant 0.0 : f64
    %add = arith.select %same, %one, %zero : f64
    %s = arith.addf %a, %add : f64
    linalg.yield %s : f64
  } -> tensor<8x4x4xf64>
  %v121 = tensor.empty() : tensor<8x4x4xf64>
  %v122 = tensor.empty() : tensor<8xi32>
  %v123:2 = dp.routine cholesky ins(%v119 : tensor<8x4x4xf64>)
      outs(%v121, %v122 : tensor<8x4x4xf64>, tensor<8xi32>)
  %v124 = tensor.empty() : tensor<8x4x4xf64>
  %v125 = tensor.empty() : tensor<8xi32>
  %v126:2 = dp.routine cholesky flags upper ins(%v119 : tensor<8x4x4xf64>)
      outs(%v124, %v125 : tensor<8x4x4xf64>, tensor<8xi32>)
  %v127 = arith.negf %v119 : tensor<8x4x4xf64>
  %v128 = tensor.empty() : tensor<8x4x4xf64>
  %v129 = tensor.empty() : tensor<8xi32>
  %v130:2 = dp.routine cholesky ins(%v127 : tensor<8x4x4xf64>)
      outs(%v128, %v129 : tensor<8x4x4xf64>, tensor<8xi32>)
  %v132 = tensor.empty() : tensor<8x4x5xf64>
  %v131 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v132 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v133 = tensor.empty() : tensor<8x4x5xf64>
  %v134 = dp.routine triangular_solve ins(%v119, %v131 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v133 : tensor<8x4x5xf64>)
  %v136 = tensor.empty() : tensor<8x4x5xf64>
  %v135 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v136 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v137 = tensor.empty() : tensor<8x4x5xf64>
  %v138 = dp.routine triangular_solve flags unit ins(%v119, %v135 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v137 : tensor<8x4x5xf64>)
  %v140 = tensor.empty() : tensor<8x4x5xf64>
  %v139 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v140 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v141 = tensor.empty() : tensor<8x4x5xf64>
  %v142 = dp.routine triangular_solve flags transpose ins(%v119, %v139 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v141 : tensor<8x4x5xf64>)
  %v144 = tensor.empty() : tensor<8x4x5xf64>
  %v143 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v144 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v145 = tensor.empty() : tensor<8x4x5xf64>
  %v146 = dp.routine triangular_solve flags transpose|unit ins(%v119, %v143 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v145 : tensor<8x4x5xf64>)
  %v148 = tensor.empty() : tensor<8x4x5xf64>
  %v147 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v148 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v149 = tensor.empty() : tensor<8x4x5xf64>
  %v150 = dp.routine triangular_solve flags upper ins(%v119, %v147 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v149 : tensor<8x4x5xf64>)
  %v152 = tensor.empty() : tensor<8x4x5xf64>
  %v151 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v152 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v153 = tensor.empty() : tensor<8x4x5xf64>
  %v154 = dp.routine triangular_solve flags upper|unit ins(%v119, %v151 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v153 : tensor<8x4x5xf64>)
  %v156 = tensor.empty() : tensor<8x4x5xf64>
  %v155 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v156 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v157 = tensor.empty() : tensor<8x4x5xf64>
  %v158 = dp.routine triangular_solve flags upper|transpose ins(%v119, %v155 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v157 : tensor<8x4x5xf64>)
  %v160 = tensor.empty() : tensor<8x4x5xf64>
  %v159 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v160 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v161 = tensor.empty() : tensor<8x4x5xf64>
  %v162 = dp.routine triangular_solve flags upper|transpose|unit ins(%v119, %v159 : tensor<8x4x4xf64>, tensor<8x4x5xf64>)
      outs(%v161 : tensor<8x4x5xf64>)
  %v163 = tensor.empty() : tensor<8x5x4xf64>
  %v164 = dp.routine triangular_solve flags right ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v163 : tensor<8x5x4xf64>)
  %v165 = tensor.empty() : tensor<8x5x4xf64>
  %v166 = dp.routine triangular_solve flags right|unit ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v165 : tensor<8x5x4xf64>)
  %v167 = tensor.empty() : tensor<8x5x4xf64>
  %v168 = dp.routine triangular_solve flags right|transpose ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v167 : tensor<8x5x4xf64>)
  %v169 = tensor.empty() : tensor<8x5x4xf64>
  %v170 = dp.routine triangular_solve flags right|transpose|unit ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v169 : tensor<8x5x4xf64>)
  %v171 = tensor.empty() : tensor<8x5x4xf64>
  %v172 = dp.routine triangular_solve flags upper|right ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v171 : tensor<8x5x4xf64>)
  %v173 = tensor.empty() : tensor<8x5x4xf64>
  %v174 = dp.routine triangular_solve flags upper|right|unit ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v173 : tensor<8x5x4xf64>)
  %v175 = tensor.empty() : tensor<8x5x4xf64>
  %v176 = dp.routine triangular_solve flags upper|right|transpose ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v175 : tensor<8x5x4xf64>)
  %v177 = tensor.empty() : tensor<8x5x4xf64>
  %v178 = dp.routine triangular_solve flags upper|right|transpose|unit ins(%v119, %d : tensor<8x4x4xf64>, tensor<8x5x4xf64>)
      outs(%v177 : tensor<8x5x4xf64>)
  %v179 = tensor.empty() : tensor<8x5x4xf64>
  %v180 = tensor.empty() : tensor<8x4xi32>
  %v181 = tensor.empty() : tensor<8xi32>
  %v182:3 = dp.routine lu ins(%d : tensor<8x5x4xf64>)
      outs(%v179, %v180, %v181 : tensor<8x5x4xf64>, tensor<8x4xi32>, tensor<8xi32>)
  %v183 = tensor.empty() : tensor<8x5xi32>
  %v184 = dp.routine pivots_to_permutation ins(%v182#1 : tensor<8x4xi32>)
      outs(%v183 : tensor<8x5xi32>)
  %v185 = tensor.empty() : tensor<8x5x4xf64>
  %v186 = tensor.empty() : tensor<8x4xf64>
  %v187:2 = dp.routine householder_qr ins(%d : tensor<8x5x4xf64>)
      outs(%v185, %v186 : tensor<8x5x4xf64>, tensor<8x4xf64>)
  %v188 = tensor.empty() : tensor<8x5x4xf64>
  %v189 = dp.routine householder_product ins(%v187#0, %v187#1 : tensor<8x5x4xf64>, tensor<8x4xf64>)
      outs(%v188 : tensor<8x5x4xf64>)
  %v190 = tensor.empty() : tensor<8x4x4xf64>
  %v191 = tensor.empty() : tensor<8x4xf64>
  %v192 = tensor.empty() : tensor<8xi32>
  %v193:3 = dp.routine eigh ins(%v119 : tensor<8x4x4xf64>)
      outs(%v190, %v191, %v192 : tensor<8x4x4xf64>, tensor<8x4xf64>, tensor<8xi32>)
  %v194 = tensor.empty() : tensor<8x4x4xf64>
  %v195 = tensor.empty() : tensor<8x4xf64>
  %v196 = tensor.empty() : tensor<8xi32>
  %v197:3 = dp.routine eigh flags upper ins(%v119 : tensor<8x4x4xf64>)
      outs(%v194, %v195, %v196 : tensor<8x4x4xf64>, tensor<8x4xf64>, tensor<8xi32>)
  %v198 = tensor.empty() : tensor<8x4x4xf64>
  %v199 = tensor.empty() : tensor<8x4xf64>
  %v200 = tensor.empty() : tensor<8xi32>
  %v201:3 = dp.routine eigh flags values ins(%v119 : tensor<8x4x4xf64>)
      outs(%v198, %v199, %v200 : tensor<8x4x4xf64>, tensor<8x4xf64>, tensor<8xi32>)
  %v202 = tensor.empty() : tensor<8x4xf64>
  %v203 = tensor.empty() : tensor<8x5x4xf64>
  %v204 = tensor.empty() : tensor<8x4x4xf64>
  %v205 = tensor.empty() : tensor<8xi32>
  %v206:4 = dp.routine svd ins(%d : tensor<8x5x4xf64>)
      outs(%v202, %v203, %v204, %v205 : tensor<8x4xf64>, tensor<8x5x4xf64>, tensor<8x4x4xf64>, tensor<8xi32>)
  %v207 = tensor.empty() : tensor<8x4xf64>
  %v208 = tensor.empty() : tensor<8x5x5xf64>
  %v209 = tensor.empty() : tensor<8x4x4xf64>
  %v210 = tensor.empty() : tensor<8xi32>
  %v211:4 = dp.routine svd flags full ins(%d : tensor<8x5x4xf64>)
      outs(%v207, %v208, %v209, %v210 : tensor<8x4xf64>, tensor<8x5x5xf64>, tensor<8x4x4xf64>, tensor<8xi32>)
  %v212 = tensor.empty() : tensor<8x4xf64>
  %v213 = tensor.empty() : tensor<8xi32>
  %v214:2 = dp.routine svd flags values ins(%d : tensor<8x5x4xf64>)
      outs(%v212, %v213 : tensor<8x4xf64>, tensor<8xi32>)
  %v215 = tensor.empty() : tensor<8x5x4xf64>
  %v216 = tensor.empty() : tensor<8x5x4xf64>
  %v217:2 = dp.routine fft ins(%d, %d : tensor<8x5x4xf64>, tensor<8x5x4xf64>)
      outs(%v215, %v216 : tensor<8x5x4xf64>, tensor<8x5x4xf64>)
  %v218 = tensor.empty() : tensor<8x4x4xf64>
  %v219 = tensor.empty() : tensor<8x4x4xf64>
  %v220:2 = dp.routine fft flags inverse ins(%v119, %v119 : tensor<8x4x4xf64>, tensor<8x4x4xf64>)
      outs(%v218, %v219 : tensor<8x4x4xf64>, tensor<8x4x4xf64>)
  %v222 = tensor.empty() : tensor<8x4x5xf64>
  %v221 = linalg.transpose ins(%d : tensor<8x5x4xf64>) outs(%v222 : tensor<8x4x5xf64>) permutation = [0, 2, 1]
  %v223 = tensor.empty() : tensor<8x5x3xf64>
  %v224 = tensor.empty() : tensor<8x5x3xf64>
  %v225:2 = dp.routine rfft ins(%d : tensor<8x5x4xf64>)
      outs(%v223, %v224 : tensor<8x5x3xf64>, tensor<8x5x3xf64>)
  %v226 = tensor.empty() : tensor<8x5x4xf64>
  %v227 = dp.routine irfft ins(%v225#0, %v225#1 : tensor<8x5x3xf64>, tensor<8x5x3xf64>)
      outs(%v226 : tensor<8x5x4xf64>)
  %v228 = tensor.empty() : tensor<8x4x3xf64>
  %v229 = tensor.empty() : tensor<8x4x3xf64>
  %v230:2 = dp.routine rfft ins(%v221 : tensor<8x4x5xf64>)
      outs(%v228, %v229 : tensor<8x4x3xf64>, tensor<8x4x3xf64>)
  %v231 = tensor.empty() : tensor<8x4x5xf64>
  %v232 = dp.routine irfft ins(%v230#0, %v230#1 : tensor<8x4x3xf64>, tensor<8x4x3xf64>)
      outs(%v231 : tensor<8x4x5xf64>)
  %uno_nan = arith.cmpf uno, %v14#0, %v14#0 : tensor<8x4x4xf32>
  %is_nan = arith.extui %uno_nan : tensor<8x4x4xi1> to tensor<8x4x4xi32>
  %abs_vectors = math.absf %v77#0 : tensor<8x4x4xf32>
  %abs_vectorsupper = math.absf %v81#0 : tensor<8x4x4xf32>
  %abs_u = math.absf %v90#1 : tensor<8x5x4xf32>
  %abs_vt = math.absf %v90#2 : tensor<8x4x4xf32>
  %abs_ufull = math.absf %v95#1 : tensor<8x5x5xf32>
  %abs_vtfull = math.absf %v95#2 : tensor<8x4x4xf32>
  %uno_nan64 = arith.cmpf uno, %v130#0, %v130#0 : tensor<8x4x4xf64>
  %is_nan64 = arith.extui %uno_nan64 : tensor<8x4x4xi1> to tensor<8x4x4xi32>
  %abs_vectors64 = math.absf %v193#0 : tensor<8x4x4xf64>
  %abs_vectorsupper64 = math.absf %v197#0 : tensor<8x4x4xf64>
  %abs_u64 = math.absf %v206#1 : tensor<8x5x4xf64>
  %abs_vt64 = math.absf %v206#2 : tensor<8x4x4xf64>
  %abs_ufull64 = math.absf %v211#1 : tensor<8x5x5xf64>
  %abs_vtfull64 = math.absf %v211#2 : tensor<8x4x4xf64>
  return %v7#0,
      %v7#1,
      %v10#0,
      %v14#1,
      %is_nan,
      %v18,
      %v22,
      %v26,
      %v30,
      %v34,
      %v38,
      %v42,
      %v46,
      %v48,
      %v50,
      %v52,
      %v54,
      %v56,
      %v58,
      %v60,
      %v62,
      %v66#0,
      %v66#1,
      %v66#2,
      %v68,
      %v71#0,
      %v71#1,
      %v73,
      %abs_vectors,
      %v77#1,
      %abs_vectorsupper,
      %v81#1,
      %v85#1,
      %v90#0,
      %abs_u,
      %abs_vt,
      %v90#3,
      %v95#0,
      %abs_ufull,
      %abs_vtfull,
      %v95#3,
      %v98#0,
      %v101#0,
      %v101#1,
      %v104#0,
      %v104#1,
      %v109#0,
      %v109#1,
      %v111,
      %v114#0,
      %v114#1,
      %v116,
      %v123#0,
      %v123#1,
      %v126#0,
      %v130#1,
      %is_nan64,
      %v134,
      %v138,
      %v142,
      %v146,
      %v150,
      %v154,
      %v158,
      %v162,
      %v164,
      %v166,
      %v168,
      %v170,
      %v172,
      %v174,
      %v176,
      %v178,
      %v182#0,
      %v182#1,
      %v182#2,
      %v184,
      %v187#0,
      %v187#1,
      %v189,
      %abs_vectors64,
      %v193#1,
      %abs_vectorsupper64,
      %v197#1,
      %v201#1,
      %v206#0,
      %abs_u64,
      %abs_vt64,
      %v206#3,
      %v211#0,
      %abs_ufull64,
      %abs_vtfull64,
      %v211#3,
      %v214#0,
      %v217#0,
      %v217#1,
      %v220#0,
      %v220#1,
      %v225#0,
      %v225#1,
      %v227,
      %v230#0,
      %v230#1,
      %v232
      : tensor<8x4x4xf32>,
      tensor<8xi32>,
      tensor<8x4x4xf32>,
      tensor<8xi32>,
      tensor<8x4x4xi32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x5xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x4xi32>,
      tensor<8xi32>,
      tensor<8x5xi32>,
      tensor<8x5x4xf32>,
      tensor<8x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x4x4xf32>,
      tensor<8x4xf32>,
      tensor<8x4x4xf32>,
      tensor<8x4xf32>,
      tensor<8x4xf32>,
      tensor<8x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x4x4xf32>,
      tensor<8xi32>,
      tensor<8x4xf32>,
      tensor<8x5x5xf32>,
      tensor<8x4x4xf32>,
      tensor<8xi32>,
      tensor<8x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x5x4xf32>,
      tensor<8x4x4xf32>,
      tensor<8x4x4xf32>,
      tensor<8x5x3xf32>,
      tensor<8x5x3xf32>,
      tensor<8x5x4xf32>,
      tensor<8x4x3xf32>,
      tensor<8x4x3xf32>,
      tensor<8x4x5xf32>,
      tensor<8x4x4xf64>,
      tensor<8xi32>,
      tensor<8x4x4xf64>,
      tensor<8xi32>,
      tensor<8x4x4xi32>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x4x5xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x4xi32>,
      tensor<8xi32>,
      tensor<8x5xi32>,
      tensor<8x5x4xf64>,
      tensor<8x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x4x4xf64>,
      tensor<8x4xf64>,
      tensor<8x4x4xf64>,
      tensor<8x4xf64>,
      tensor<8x4xf64>,
      tensor<8x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x4x4xf64>,
      tensor<8xi32>,
      tensor<8x4xf64>,
      tensor<8x5x5xf64>,
      tensor<8x4x4xf64>,
      tensor<8xi32>,
      tensor<8x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x5x4xf64>,
      tensor<8x4x4xf64>,
      tensor<8x4x4xf64>,
      tensor<8x5x3xf64>,
      tensor<8x5x3xf64>,
      tensor<8x5x4xf64>,
      tensor<8x4x3xf64>,
      tensor<8x4x3xf64>,
      tensor<8x4x5xf64>
}
