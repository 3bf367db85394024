//===- DPBufferOps.td - Contractions and others on buffers -*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPBUFFEROPS_TD
#define DP_IR_DPBUFFEROPS_TD

include "dp/IR/DPConvolution.td"
include "dp/IR/DPScheduleBase.td"

def DP_GemmOp : DP_ScheduleOp<"gemm", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "C = op(A) op(B), or C += op(A) op(B)";
  let description = [{
    The target's BLAS computes a batch of row-major matrix products: op(A) is
    m x k and op(B) is k x n. `trans_a` and `trans_b` mark operands that are
    stored transposed. `ld` are the leading dimensions of A, B, C and `stride` the
    distances from one matrix of the batch to the next, in elements. `outer` are
    the number of such batches and the distances between their first matrices in
    A, B, C; without it there is one. So the heads of an attention, which are
    columns of the same rows for each sample, need no copy. The sizes may
    be zero: with k = 0 C becomes zero, or stays as it is with `accumulate`. Then
    `bias`, of n elements, is added to every row, and with `relu` negative
    elements become zero. `sums` receives the sum of op(A) over k for each of its m
    rows, or with `of_b` that of op(B) for each of its n columns; a bias's gradient is
    that of the factor in its weight's. Only GPUs have it: no bias, no relu, one
    product. `precision` is the type to which factors in f32 may be rounded. 16-bit factors are multiplied and added in f32; C is f32, or of their
    type and rounded once. So are 8-bit factors, f8E4M3FN or f8E5M2 but not both
    f8E5M2, of which C is f32, f16 or bf16. They lie along k (no `trans_a`, but
    `trans_b`); n, k and all distances are multiples of 16, and only GPUs have them.

    Example:

    ```mlir
    func.func @gemm(%x: memref<?x64xf32>, %w: memref<64x10xf32>,
                    %y: memref<?x10xf32>, %m: index) attributes {dp.spmd} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %c64 = arith.constant 64 : index
      dp.gemm ins(%x, %w) outs(%y) size(%c1, %m, %c10, %c64)
          ld(%c64, %c10, %c10) stride(%c0, %c0, %c0)
          : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
      return
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$a, AnyMemRef:$b, AnyMemRef:$c,
                       Index:$batch, Index:$m, Index:$n, Index:$k,
                       Index:$lda, Index:$ldb, Index:$ldc,
                       Index:$strideA, Index:$strideB, Index:$strideC,
                       Optional<AnyMemRef>:$bias, Variadic<Index>:$outer,
                       Optional<AnyMemRef>:$sums,
                       UnitAttr:$trans_a, UnitAttr:$trans_b,
                       UnitAttr:$accumulate, UnitAttr:$relu,
                       UnitAttr:$sums_of_b,
                       DefaultValuedAttr<DP_MatmulPrecision,
                           "::mlir::dp::MatmulPrecision::ieee">:$precision);
  let assemblyFormat = [{
    (`accumulate` $accumulate^)? `ins` `(` (`trans_a` $trans_a^ ` `)? `` $a `,` ` `
    (`trans_b` $trans_b^ ` `)? `` $b `)` `outs` `(` $c `)`
    `size` `(` $batch `,` $m `,` $n `,` $k `)`
    `ld` `(` $lda `,` $ldb `,` $ldc `)`
    `stride` `(` $strideA `,` $strideB `,` $strideC `)`
    (`outer` `(` $outer^ `)`)?
    (`bias` `(` $bias^ `:` type($bias) `)`)? (`relu` $relu^)?
    (`sums` (`of_b` $sums_of_b^)? `(` $sums^ `:` type($sums) `)`)?
    (`precision` $precision^)? attr-dict `:` type($a) `,` type($b) `,` type($c)
  }];
  let hasVerifier = 1;
}

def DP_ConvOp : DP_ConvolutionBase<"conv", AnyMemRef, [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>],
    (ins UnitAttr:$relu), "(`relu` $relu^)?"> {
  let summary = "dp.convolution on buffers";
  let description = [{
    The target's library computes it. `outs` shares no memory with `ins`. With
    `relu`, which needs a bias, negative sums become zero after the bias is added; a
    result of 16 bits is rounded after both. Only GPUs support a bias and a relu.

    Example:

    ```mlir
    func.func @conv(%x: memref<?x10x10x16xf32>, %w: memref<32x3x3x16xf32>,
                    %y: memref<?x8x8x32xf32>, %dw: memref<32x3x3x16xf32>,
                    %b: memref<32xf32>) attributes {dp.spmd} {
      dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1]
          : memref<?x10x10x16xf32>, memref<32x3x3x16xf32>, memref<?x8x8x32xf32>
      dp.conv filter_gradient ins(%x, %y) outs(%dw) strides [1, 1] dilations [1, 1]
          : memref<?x10x10x16xf32>, memref<?x8x8x32xf32>, memref<32x3x3x16xf32>
      dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1]
          bias(%b : memref<32xf32>) relu
          : memref<?x10x10x16xf32>, memref<32x3x3x16xf32>, memref<?x8x8x32xf32>
      return
    }
    ```
  }];
}

def DP_BufferIndexUpdateOp : DP_ScheduleOp<"buffer.index_update", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "dp.index_update on buffers, in place";
  let description = [{
    `dest` shares no memory with the other operands. A kernel holds one of these
    ops or one `linalg.generic`.

    Example:

    ```mlir
    func.func @index_update(%g: memref<?x32xf32>, %sum: memref<128x32xf32>,
                            %ids: memref<?xi32>) attributes {dp.spmd} {
      dp.buffer.index_update %g into %sum at %ids dims [0] kind add
          : memref<?x32xf32>, memref<128x32xf32>, memref<?xi32>
      return
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$updates, AnyMemRef:$dest,
                       MemRefOf<[I8, I16, I32, I64, Index]>:$indices,
                       DenseI64ArrayAttr:$dims,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$batching,
                       OptionalAttr<DP_ReductionKind>:$kind);
  let assemblyFormat = [{
    $updates `into` $dest `at` $indices `dims` $dims (`batching` $batching^)?
    (`kind` $kind^)? attr-dict `:` type($updates) `,` type($dest) `,`
    type($indices)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    IndexUpdateShape getUpdateShape();
  }];
}

def DP_BufferScanOp : DP_ScheduleOp<"buffer.scan", [
    AttrSizedOperandSegments, IsolatedFromAbove, SingleBlock]> {
  let summary = "dp.scan on buffers";
  let description = [{
    `dests` receive the prefixes, `inits` the totals. A destination may be the input
    of the same number, and shares no memory with the others. The body of a kernel
    of its own.

    Example:

    ```mlir
    func.func @scan(%x: memref<?x5xf32>, %p: memref<?x5xf32>, %sum: memref<?xf32>)
        attributes {dp.spmd} {
      dp.buffer.scan ins(%x : memref<?x5xf32>) outs(%p : memref<?x5xf32>)
          init(%sum : memref<?xf32>) dim 1 exclusive {
      ^bb0(%acc: f32, %element: f32):
        %s = arith.addf %acc, %element : f32
        dp.yield %s : f32
      }
      return
    }
    ```
  }];
  let arguments = (ins
      Arg<Variadic<AnyMemRef>, "", [MemRead]>:$inputs,
      Arg<Variadic<AnyMemRef>, "", [MemWriteAt<0, FullEffect>]>:$dests,
      Arg<Variadic<AnyMemRef>, "", [MemRead, MemWrite]>:$inits, I64Attr:$dim,
      UnitAttr:$exclusive, UnitAttr:$reverse);
  let regions = (region SizedRegion<1>:$combiner);
  let assemblyFormat = [{
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $dests `:` type($dests)
    `)` `init` `(` $inits `:` type($inits) `)` `dim` $dim
    (`exclusive` $exclusive^)? (`reverse` $reverse^)? $combiner attr-dict
  }];
  let hasVerifier = 1;
}

def DP_BufferSortOp : DP_ScheduleOp<"buffer.sort", [
    AttrSizedOperandSegments, IsolatedFromAbove, SingleBlock]> {
  let summary = "dp.sort on buffers, in place";
  let description = [{
    `scratch`, of the shapes of `values`, is for merging: n log n comparisons of a
    row of n. Without it rows are sorted by insertion. No two buffers share memory.
    The body of a kernel of its own.

    Example:

    ```mlir
    func.func @sort(%x: memref<?x50xf32>, %s: memref<?x50xf32>)
        attributes {dp.spmd} {
      dp.buffer.sort outs(%x : memref<?x50xf32>) scratch(%s : memref<?x50xf32>)
          dim 1 {
      ^bb0(%a: f32, %b: f32):
        %less = arith.cmpf olt, %a, %b : f32
        dp.yield %less : i1
      }
      return
    }
    ```
  }];
  let arguments = (ins
      Arg<Variadic<AnyMemRef>, "", [MemRead, MemWrite]>:$values,
      Arg<Variadic<AnyMemRef>, "", [MemWriteAt<0, FullEffect>]>:$scratch,
      I64Attr:$dim);
  let regions = (region SizedRegion<1>:$comparator);
  let assemblyFormat = [{
    `outs` `(` $values `:` type($values) `)`
    (`scratch` `(` $scratch^ `:` type($scratch) `)`)? `dim` $dim $comparator
    attr-dict
  }];
  let hasVerifier = 1;
}

def DP_BufferRoutineOp : DP_ScheduleOp<"buffer.routine", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "dp.routine on buffers";
  let description = [{
    The target's library computes the routine. All buffers are dense, and no
    destination shares memory with another operand.

    The flag `library` says that the op is one call of a GPU's library. Its matrices
    are column-major, so that buffers have the transposed shapes, and it computes in
    place: `*` marks what is read and overwritten. A status is the library's, and
    results of a failed routine are unspecified.

    | routine | signature with `library` | result |
    |---|---|---|
    | `cholesky` | ->(n,n)*,i() | the other triangle is unspecified |
    | `triangular_solve` | (m,m)->(n,m)* | with `right` (n,n)->(n,m)* |
    | `lu` | ->(n,m)*,i(k),i() | |
    | `householder_qr` | ->(n,m)*,(k) | |
    | `householder_product` | (p)->(n,m)* | |
    | `eigh` | ->(n,n)*,(n),i() | |
    | `svd` | ->(m,n)*,(k),(k,m),(k,n),i() | of the row-major matrix; Uᵀ and Vᵀ, with `full` (m,m) and (n,n), with `values` neither; the matrix becomes unspecified |
    | `fft` | ->(n,c)* | c = 2: real and imaginary part |
    | `rfft` | (n)->(h,c) | |
    | `irfft` | ->(h,c)*,(n) | the input becomes unspecified |

    Example:

    ```mlir
    func.func @routine(%a: memref<?x4x4xf32>, %l: memref<?x4x4xf32>,
                       %info: memref<?xi32>) attributes {dp.spmd} {
      dp.buffer.routine cholesky ins(%a : memref<?x4x4xf32>)
          outs(%l, %info : memref<?x4x4xf32>, memref<?xi32>)
      return
    }
    ```
  }];
  let arguments = (ins DP_Routine:$routine,
      DefaultValuedAttr<DP_RoutineFlags,
          "::mlir::dp::RoutineFlags::none">:$flags,
      Variadic<AnyMemRef>:$inputs, Variadic<AnyMemRef>:$dests);
  let assemblyFormat = [{
    $routine custom<RoutineFlags>($flags)
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    `outs` `(` $dests `:` type($dests) `)` attr-dict
  }];
  let hasVerifier = 1;
}

#endif // DP_IR_DPBUFFEROPS_TD
