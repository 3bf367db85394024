//===- Passes.td - Passes from a schedule to loops, kernels and calls *- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_PASSES_TD
#define DP_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertDPKernelsToLoops
    : Pass<"convert-dp-kernels-to-loops", "::mlir::func::FuncOp"> {
  let summary = "Lower kernels to loops that LLVM vectorizes";
  let description = [{
    The innermost loop is the one along which most operands are contiguous. A
    reduction there accumulates in a scalar and may be reassociated; a parallel
    loop there has the reductions outside of it. exp, log, tanh, erf and the like
    on f32 become polynomials.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::vector::VectorDialect",
                           "::mlir::scf::SCFDialect"];
}

def ConvertDPKernelsToGPU
    : Pass<"convert-dp-kernels-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Lower kernels to gpu.func and launches to grids of threads";
  let description = [{
    Every kernel becomes a kernel of the gpu.module `dp_kernels`, every launch a
    gpu.launch_func whose grid follows from the buffers' sizes; no elements, no
    blocks. Consecutive threads run along contiguous elements. An elementwise
    kernel accesses up to 16 bytes at once where layouts and extents allow. A
    reduction of one sum, product, minimum, maximum or bit operation per
    result is done by a thread, a warp (shuffles), a block (shuffles and shared
    memory) or a column of a block, by what is known of its extents; any other
    combiner by one thread, in order. There are no atomics: two runs give the same
    bits. The results' old values are combined once.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
}

def DPFlattenKernelParams
    : Pass<"dp-flatten-kernel-params", "::mlir::ModuleOp"> {
  let summary = "Flatten the memref parameters of GPU kernels to pointers, sizes and strides";
  let description = [{
    A buffer parameter of a gpu.func kernel becomes the pointer to its first
    element, its dynamic sizes and the dynamic strides of its layout; an index
    becomes an i64. So do the operands of the launches, if there still are any.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPExpandBF16 : Pass<"dp-expand-bf16", "::mlir::func::FuncOp"> {
  let summary = "Expand bf16 arithmetic to f32 and bf16 conversions to integer ops";
  let description = [{
    Few CPUs compute in bf16, and LLVM calls a library that need not be there. In a
    function that has bf16 values arithmetic is done in f32 and rounded after
    each op, by upstream's arith-emulate-unsupported-floats and
    arith-expand.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::vector::VectorDialect"];
}

def ConvertDPToNCCL : Pass<"convert-dp-to-nccl", "::mlir::func::FuncOp"> {
  let summary = "Lower collectives on buffers to NCCL ops";
  let description = [{
    Data types, operations and counts by NCCL's names. A bool is a byte: its signed
    maximum, its product and `and` are ncclMin, its signed minimum and `or` ncclMax.
    What dp-decompose-collectives has to decompose first is an error.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertDPToRuntime : Pass<"convert-dp-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Lower schedules to calls of the runtime's ABI";
  let description = [{
    An entry becomes a function of the signature dp_entry_fn, its arena function
    one of dp_arena_size_fn, a kernel one of dp_host_kernel
    (dp/Runtime/DeviceABI.h). Every status is checked and the first that is not
    zero returned.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::memref::MemRefDialect"];
}

def DPLowerAsserts : Pass<"dp-lower-asserts", "::mlir::ModuleOp"> {
  let summary = "Lower cf.assert in host code to a check that ends the step";
  let description = [{
    A check of the graph, as that of an index by torch-mlir, is kept. Where it fails
    the kernel or step tells the runtime place and message, and returns; the runtime
    fails the step of all devices. In kernels for GPUs cf.assert is left to
    upstream's lowering to __assertfail.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

#endif // DP_CONVERSION_PASSES_TD
