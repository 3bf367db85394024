//===- Passes.td - Passes that bring a graph to the form that placement knows *- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_IMPORT_PASSES_TD
#define DP_TRANSFORMS_IMPORT_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPBoxScalars : Pass<"dp-box-scalars", "::mlir::ModuleOp"> {
  let summary = "Convert scalar arguments and results of entries to tensors of rank 0";
  let description = [{
    A caller passes buffers only. A scalar argument or result of an entry becomes a
    tensor of rank 0 that the body reads or makes; an index becomes an i64.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPCropPads : Pass<"dp-crop-pads", "::mlir::func::FuncOp"> {
  let summary = "Rewrite tensor.pad with negative padding as a slice and a pad";
  let description = [{
    A tensor.pad whose static padding is negative drops elements of its source, which
    neither its bufferization nor its placement rule knows. It becomes a
    tensor.extract_slice of what is kept and a tensor.pad of that without negative
    padding. Dynamic padding must not be negative, and must make the extent that the
    result's type says: a cf.assert of each in front of the tensor.pad ends the step
    otherwise, where bufferization would write beside the result. The pass runs before
    any canonicalization, since upstream folds a tensor.pad whose result has its source's
    type to that source, also where it moves elements: low[2] high[-2].

    ```mlir
    %y = tensor.pad %x low[0, -1] high[0, 3] {...} : tensor<5x6xf32> to tensor<5x8xf32>
    // becomes
    %k = tensor.extract_slice %x[0, 1] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %y = tensor.pad %k low[0, 0] high[0, 3] {...} : tensor<5x5xf32> to tensor<5x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPDecomposeGatherScatter
    : Pass<"dp-decompose-gather-scatter", "::mlir::func::FuncOp"> {
  let summary = "Decompose tensor.gather and tensor.scatter into linalg and dp.index_update";
  let description = [{
    tensor.gather becomes a linalg.generic that reads by tensor.extract,
    tensor.scatter a `dp.index_update` without a kind.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPDropSignedness : Pass<"dp-drop-signedness", "::mlir::ModuleOp"> {
  let summary = "Make integer types signless and record which the caller has unsigned";
  let description = [{
    The ops of linalg and arith compute with signless integers; `ui8` and `si8` are
    left where a graph from JAX or TOSA meets its caller. Every such type becomes
    signless, casts between the two forms (`builtin.unrealized_conversion_cast`) go
    away, and an argument or result of an unsigned type gets `dp.dtype`, from which
    the program's descriptor says what the caller has to give and gets.

    ```mlir
    func.func @f(%a: tensor<4xui8>) -> tensor<4xui8>
    ```
    becomes
    ```mlir
    func.func @f(%a: tensor<4xi8> {dp.dtype = "u8"}) -> (tensor<4xi8> {dp.dtype = "u8"})
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPIndexToArith : Pass<"dp-index-to-arith", "::mlir::ModuleOp"> {
  let summary = "Replace ops of the index dialect by ops of arith";
  let description = [{
    Upstream's lowering of `tosa.fft2d` computes its indices with the index dialect,
    which has arith's ops under other names. As arith's they are followed by the
    analyses and lowered. An index has 64 bits.

    ```mlir
    %0 = index.mul %a, %b
    ```
    becomes
    ```mlir
    %0 = arith.muli %a, %b : index
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def DPInlineResources : Pass<"dp-inline-resources", "::mlir::ModuleOp"> {
  let summary = "Replace small dense_resource constants by dense constants";
  let description = [{
    Upstream takes a `dense_resource` of one element for a splat and then fails to
    read it. Such a constant, and one of elements that LLVM IR has no array of bytes
    for (i1, i7, complex), becomes `dense`. All others stay: they are not copied.

    ```mlir
    %0 = arith.constant dense_resource<blob> : tensor<f32>
    ```
    becomes
    ```mlir
    %0 = arith.constant dense<1.0> : tensor<f32>
    ```

    It requires what `dp-verify-input` checks.
  }];
}

def DPRaiseIndexUpdate : Pass<"dp-raise-index-update", "::mlir::func::FuncOp"> {
  let summary = "Raise contractions with one-hot tensors to gathers and dp.index_update";
  let description = [{
    A contraction with a tensor that is one where an index says (an integer
    compared with the numbers of a dimension) is an update at indices or a read at
    them. It becomes `dp.index_update` with the kind `add`, or a linalg.generic
    that reads by tensor.extract: work for each index, not for each index and place.
    What is added to such updates of zeros becomes their destination.

    Where all numbers are finite the result is the same, but for the order of
    sums. A place that no index names is not read, so its infinities and NaNs do not
    spread, which zero times them would.

    ```mlir
    %hot = (ids[b, t] == v) ? 1.0 : 0.0                           // 24x32x128, through any broadcasts
    %sum = linalg.generic {sum over b, t of %hot[b, t, v] * %g[b, t, j]} outs(%zero : tensor<128x64xf32>)
    %out = linalg.matmul ins(%hot2, %w) outs(%zero2)              // hot2[b, v]
    // becomes
    %sum = dp.index_update %g into %zero at %ids dims [0] kind add
    %out = linalg.generic ins(%ids2) {tensor.extract %w[%id, %j], zero where there is no such row}
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPRaiseScatter : Pass<"dp-raise-scatter", "::mlir::func::FuncOp"> {
  let summary = "Raise scatters of other dialects to dp.index_update";
  let description = [{
    tm_tensor.scatter (torch-mlir), in its generic form and of an unregistered
    dialect, becomes `dp.index_update`. What an index column that only counts along
    the updates indexes becomes `batching`. Windows that begin at an index and
    combiners that are no reduction kind are errors.

    ```mlir
    %rows, %ids, %u = linalg.generic {i / 6, %id[i / 6 % 10, i / 3 % 2, i % 3], %g[...]}          // 60
    %sum = "tm_tensor.scatter"(%u, concat(%rows, %ids), %zero) {add} : (tensor<60xf32>, tensor<60x2xi64>, tensor<10x4xf32>)
    // becomes, behind dp-split-loops
    %sum = dp.index_update %g into %zero at %id dims [1] batching [0] kind add : tensor<10x2x3xf32>, tensor<10x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPSplitCollapsed : Pass<"dp-split-collapsed", "::mlir::func::FuncOp"> {
  let summary = "Split ops on collapsed dimensions where the batch is one of them";
  let description = [{
    A collapsed dimension whose minor part is sharded, as the batch of time-major
    rows [T * B], is no shard: it would be gathered. Structured ops that read it get
    a loop for each part instead, and so do those that read their results.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPSplitComplex : Pass<"dp-split-complex", "::mlir::ModuleOp"> {
  let summary = "Replace complex tensors by tensors of real and imaginary parts";
  let description = [{
    Every value of complex elements becomes two of real ones, so that what follows
    (placements, kernels, collectives, GPUs) sees real arithmetic only: the sum of
    complex numbers over the devices is that of their parts. Ops of the complex
    dialect are expanded by upstream's `convert-complex-to-standard` first.

    A function keeps each complex argument and result as one: a tensor of reals whose
    last dimension has the two parts, which are the bytes of the complex numbers, with
    `dp.dtype` "c64" or "c128".

    ```mlir
    func.func @f(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    ```
    becomes
    ```mlir
    func.func @f(%a: tensor<4x2xf32> {dp.dtype = "c64"})
        -> (tensor<4x2xf32> {dp.dtype = "c64"})
    ```

    It requires that calls are inlined and scalars boxed (`dp-box-scalars`), and follows
    `dp-annotate`, which checks dimensions against the caller's shape. An error names an
    op on complex numbers that it does not know, and a function with complex numbers
    that is parallel already.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPSplitLoops : Pass<"dp-split-loops", "::mlir::func::FuncOp"> {
  let summary = "Split linalg loops over collapsed dimensions into one loop for each";
  let description = [{
    A linalg.generic that counts the elements of several dimensions by one loop and
    finds their places by division and remainder, as torch-mlir writes scatters, gets
    a loop for each, so that placements can follow them.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPVerifyInput : Pass<"dp-verify-input", "::mlir::ModuleOp"> {
  let summary = "Refuse types and ops that no later pass can lower";
  let description = [{
    Walks the module before any other pass changes it. Refuses, with an error that
    names the op, the type and the place:

    - values with elements other than integers of 1 to 64 bits, index, f16, bf16,
      f32, f64, `complex<f32>` and `complex<f64>`;
    - vectors and ops of the vector dialect, which have no lowering here; upstream's
      canonicalization does not end on some of them and crashes on others;
    - ops of TOSA on tensors without a rank, on which upstream's lowering crashes;
    - constants that name a resource (`dense_resource`) that is not there or has
      another number of bytes than the type.

    It changes nothing.
  }];
}

def DPWidenSums : Pass<"dp-widen-sums", "::mlir::func::FuncOp"> {
  let summary = "Accumulate sums and products of f16 and bf16 in f32";
  let description = [{
    In 16 bits the order of a sum decides what overflows and what gets lost. Every sum
    or product that a linalg op accumulates in f16 or bf16, and every
    `dp.index_update` that adds to zeros, accumulates in f32; a product that is added
    is not rounded before. The result is rounded once, where something needs it
    in its own type.

    Of a function with `dp.scatter`, summands stay f32 through all that the placement
    analysis keeps partial: what is moved, scaled, added, carried around
    loops. So partial sums travel in f32 and are rounded when they are whole. What
    the graph widens to f32 anyway is never rounded.

    ```mlir
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%zero : tensor<4xf16>) dimensions = [0]
    %m = arith.mulf %p, %c : tensor<4xf16>
    // becomes
    %p = linalg.generic ins(%x : tensor<8x4xf16>) outs(%zero : tensor<4xf32>) {extf, addf : f32}
    %m = linalg.generic ins(%p, %c : tensor<4xf32>, tensor<4xf16>) {extf, mulf : f32}
    %r = linalg.generic ins(%m : tensor<4xf32>) {truncf}    // the sum over the devices is taken before it
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

#endif // DP_TRANSFORMS_IMPORT_PASSES_TD
