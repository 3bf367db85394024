//===- DPRoutineOps.td - Numerical routines of libraries ------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPROUTINEOPS_TD
#define DP_IR_DPROUTINEOPS_TD

include "dp/IR/DPOpBase.td"

def DP_RoutineOp : DP_Op<"routine", [
    Pure, AttrSizedOperandSegments, DestinationStyleOpInterface,
    DP_ReifiesShape,
    RangedTypesMatchWith<"results have the types of the destinations", "dests",
                         "results", "$_self">]> {
  let summary = "compute a routine of linear algebra or an fft";
  let description = [{
    The op computes `routine` for each matrix or row of a batch. A routine has a
    signature, as numpy's generalized ufuncs have: it names the last dimensions of
    each operand and result. The dimensions before them are the batch, which all
    operands and results have alike. `k` is the smaller one of `m` and `n`, `h` is
    n / 2 + 1, and `i` before a parenthesis stands for i32 elements; others are all
    f32 or all f64.

    | routine | signature | result |
    |---|---|---|
    | `cholesky` | (n,n)->(n,n),i() | L of A = L Lᵀ, or U of A = Uᵀ U with `upper`; only that triangle of A is read, and the other one of the result is zero; 0 or a status > 0 |
    | `triangular_solve` | (m,m),(m,n)->(m,n) | X of op(A) X = B, op(A) = Aᵀ with `transpose`; A is lower or with `upper` upper triangular; with `unit` its diagonal is 1 and not read; with `right` (n,n),(m,n)->(m,n), X op(A) = B |
    | `lu` | (m,n)->(m,n),i(k),i() | L below the diagonal, U on and above it; the row, from 1, that row i was exchanged with; 0 or the first zero of U's diagonal |
    | `pivots_to_permutation` | i(k)->i(m) | the row, from 0, that the exchanges of `lu` bring to each place |
    | `householder_qr` | (m,n)->(m,n),(k) | R on and above the diagonal, reflectors below; their factors |
    | `householder_product` | (m,n),(p)->(m,n) | the first n columns of the product of p reflectors, p <= n <= m |
    | `eigh` | (n,n)->(n,n),(n),i() | eigenvectors as columns, eigenvalues in ascending order, a status; the lower or with `upper` the upper triangle is read; with `values` the first result is unspecified |
    | `svd` | (m,n)->(k),(m,k),(k,n),i() | singular values in descending order, U, Vᵀ, a status; U (m,m) and Vᵀ (n,n) with `full`; with `values` neither |
    | `fft` | (n),(n)->(n),(n) | real and imaginary parts of Σ x(j) exp(-2πi jk / n), with `inverse` exp(2πi jk / n); not scaled |
    | `rfft` | (n)->(h),(h) | the first h numbers of the fft of real ones |
    | `irfft` | (h),(h)->(n) | the inverse of `rfft` times n |

    A status > 0 tells that the routine failed for a matrix; its results are then
    NaN, except those of `lu`, which are as they are.

    Example:

    ```mlir
    func.func @cholesky(%a: tensor<8x4x4xf32>) -> tensor<8x4x4xf32> {
      %l = tensor.empty() : tensor<8x4x4xf32>
      %i = tensor.empty() : tensor<8xi32>
      %r:2 = dp.routine cholesky flags upper ins(%a : tensor<8x4x4xf32>)
          outs(%l, %i : tensor<8x4x4xf32>, tensor<8xi32>)
      return %r#0 : tensor<8x4x4xf32>
    }
    ```
  }];
  let arguments = (ins DP_Routine:$routine,
      DefaultValuedAttr<DP_RoutineFlags,
          "::mlir::dp::RoutineFlags::none">:$flags,
      Variadic<AnyRankedTensor>:$inputs, Variadic<AnyRankedTensor>:$dests);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $routine custom<RoutineFlags>($flags) `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $dests `:` type($dests) `)` attr-dict
  }];
  let builders = [OpBuilder<(ins "::mlir::dp::Routine":$routine,
                                 "::mlir::dp::RoutineFlags":$flags,
                                 "::mlir::ValueRange":$inputs,
                                 "::mlir::ValueRange":$dests)>];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getDestsMutable();
    }
    /// Returns the number of leading dimensions that count the matrices.
    int64_t getNumBatchDims();
  }];
}

#endif // DP_IR_DPROUTINEOPS_TD
