//===- TypePasses.td - Passes about element types ------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_TYPEPASSES_TD
#define DP_TRANSFORMS_TYPEPASSES_TD

include "mlir/Pass/PassBase.td"

def DPVerifyInput : Pass<"dp-verify-input", "::mlir::ModuleOp"> {
  let summary = "refuse types and ops that no later pass has a lowering for";
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

def DPInlineResources : Pass<"dp-inline-resources", "::mlir::ModuleOp"> {
  let summary = "replace small dense_resource constants by dense ones";
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

def DPDropSignedness : Pass<"dp-drop-signedness", "::mlir::ModuleOp"> {
  let summary = "make integer types signless and note which the caller has unsigned";
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
  let summary = "replace ops of the index dialect by those of arith";
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

def DPSplitComplex : Pass<"dp-split-complex", "::mlir::ModuleOp"> {
  let summary = "compute with real and imaginary parts instead of complex numbers";
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

def DPWidenCollectives
    : Pass<"dp-widen-collectives", "::mlir::func::FuncOp"> {
  let summary = "reduce integers of odd widths in the width of their places";
  let description = [{
    An i7 lies in a byte, an i24 in four, and the runtime and NCCL combine whole bytes.
    A `dp.all_reduce` or `dp.reduce_scatter` of such a type extends its operand to
    the storage type (i8, i16, i32 or i64), signed for `max` and `min`, reduces
    that and truncates the result, which is exact for every kind. Collectives that only
    move elements stay as they are.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // DP_TRANSFORMS_TYPEPASSES_TD
