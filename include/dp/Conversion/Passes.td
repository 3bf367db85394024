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
    Lowers each function marked `dp.kernel` to scf.for on memrefs. The innermost loop is
    the one along which most operands are contiguous. If it is a reduction, it accumulates
    in a scalar and may be reassociated; if it is parallel, the reductions are outside
    of it. exp, log, tanh, erf and the like on f32 become polynomials, which LLVM's loop
    vectorizer can handle. Leaves other functions alone.
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
    Every kernel becomes a gpu.func of the gpu.module `dp_kernels`, every launch a
    gpu.launch_func whose grid is computed from the buffers' sizes; without elements it
    has no blocks. Consecutive threads access contiguous elements; an elementwise
    kernel accesses up to 16 bytes at once where layouts and extents allow.

    A reduction with one sum, product, minimum, maximum or bit operation per result is
    computed by a thread, a warp (shuffles), a block (shuffles and shared memory) or a
    column of a block; its extents decide. Of partial results, which dp-outline-kernels
    makes, each has blocks of its own. Results that comparisons and selections combine
    together, as an argmax, are shared by threads with summands that follow each other.
    Any other combiner runs in one thread, in order. There are no atomics, so two runs
    give the same bits. The results' old values are combined once. The table is in
    docs/lowering.md.

    Inputs of an elementwise kernel that are contiguous along another loop than its
    results go through a tile in shared memory:
    ```mlir
    linalg.generic ins(%x : memref<?x?xf32>) outs(%y : memref<?x?xf32>)  // (i, j) -> (j, i), (i, j)
    // becomes
    gpu.func @kernel(%x, %y) workgroup(%tile : memref<32x33xf32>) kernel {
      // every thread, four times: memref.store %element, %tile[%row, %column]
      gpu.barrier
      // every thread, four times: memref.load %tile[%column, %row]
    }
    ```

    Of a kernel of several linalg.generic with loops over rows, a warp or a block computes
    all ops of a row. Its threads share the loops behind those over rows; all of them have
    a row's sums in registers. A barrier stands where a thread accesses what another one
    has written since the last barrier, or writes what another one has read.

    An op with a KernelOpInterface has a thread for each iteration, or blocks whose
    threads share some iterations (getBlockShares).
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::gpu::GPUDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::NVVM::NVVMDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let statistics = [
    Statistic<"numKernels", "num-kernels", "Kernels">,
    Statistic<"numRowKernels", "num-row-kernels",
              "Kernels of several ops on the same rows">,
    Statistic<"numVectorized", "num-vectorized",
              "Kernels whose threads access several elements at once">];
}

def DPFlattenKernelParams
    : Pass<"dp-flatten-kernel-params", "::mlir::ModuleOp"> {
  let summary = "Flatten the memref parameters of GPU kernels to pointers, sizes and strides";
  let description = [{
    A buffer parameter of a gpu.func kernel becomes the pointer to its first element, its
    dynamic sizes and the dynamic strides of its layout, as the host's kernels get
    them; an index becomes an i64. The operands of launches change alike.

    ```mlir
    gpu.func @k(%x: memref<?x4xf32>) kernel
    // becomes
    gpu.func @k(%x: !llvm.ptr, %size0: i64) kernel
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPRecordAsserts : Pass<"dp-record-asserts", "::mlir::gpu::GPUModuleOp"> {
  let summary = "Record for the runtime which cf.assert of a kernel fails";
  let description = [{
    A check that fails in a kernel ends the GPU's context, and the driver's error has
    neither its message nor its place. Before it does, the kernel stores the number of the
    check's text at the address that the runtime has put into @dp_check_word, in memory of
    the host. The texts are in @dp_check_texts, each terminated by a zero; a number is one
    more than the offset. A check that holds costs what it did. The cf.assert stays, with
    the place as its location, which upstream's lowering passes to __assertfail. Leaves
    modules without checks alone.

    ```mlir
    cf.assert %ok, "index must be smaller than dim size" loc("model.py":12:3)
    // becomes
    %fails = arith.xori %ok, %true : i1
    scf.if %fails {
      %0 = llvm.mlir.addressof @dp_check_word : !llvm.ptr<1>
      %word = llvm.load %0 : !llvm.ptr<1> -> !llvm.ptr
      llvm.store volatile %number, %word : i32, !llvm.ptr
      llvm.fence seq_cst
    }
    cf.assert %ok, "index must be smaller than dim size"
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numChecks", "num-checks", "Checks in kernels">];
}

def DPExpandBF16 : Pass<"dp-expand-bf16", "::mlir::func::FuncOp"> {
  let summary = "Expand bf16 arithmetic to f32 and bf16 conversions to integer ops";
  let description = [{
    Few CPUs compute in bf16, and LLVM would call a library that may not be there. In
    functions with bf16 values, arithmetic is done in f32 and rounded after each op, by
    upstream's arith-emulate-unsupported-floats and arith-expand; conversions become
    integer ops.

    ```mlir
    %r = arith.addf %a, %b : bf16
    // becomes
    %0 = arith.extf %a : bf16 to f32
    %1 = arith.extf %b : bf16 to f32
    %2 = arith.addf %0, %1 : f32
    %r = arith.truncf %2 : f32 to bf16     // and extf, truncf as shifts and adds of integers
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::vector::VectorDialect"];
  let statistics = [
    Statistic<"numWidened", "num-widened",
              "Math ops and conversions on f16 and bf16 that are computed in f32">];
}

def DPExpandF8 : Pass<"dp-expand-f8"> {
  let summary = "Expand conversions of f8E4M3FN and f8E5M2 to integer ops";
  let description = [{
    LLVM has no 8-bit floats: in its dialect they are bytes. arith.truncf to, and
    arith.extf from, one of the two types becomes arithmetic on integers and f32. It
    rounds to nearest even as APFloat does: what is too large is NaN in f8E4M3FN, which
    has no infinity, and infinity in f8E5M2. f64 is rounded once. No other arithmetic on
    8-bit floats gets here (dp-verify-input).

    ```mlir
    %r = arith.truncf %x : f32 to f8E5M2
    // becomes
    %bits = arith.bitcast %x : f32 to i32
    ...                                       // shifts, adds and selects on i32
    %byte = arith.trunci %code : i32 to i8
    %r = arith.bitcast %byte : i8 to f8E5M2
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numExpanded", "num-expanded",
              "Conversions of 8-bit floats that become integer ops">];
}

def ConvertDPToNCCL : Pass<"convert-dp-to-nccl", "::mlir::func::FuncOp"> {
  let summary = "Lower collectives on buffers to NCCL ops";
  let description = [{
    Replaces each collective on buffers by the dp.nccl op with NCCL's data type, operation
    and count. A bool is a byte: its signed maximum, its product and `and` are ncclMin,
    its signed minimum and `or` ncclMax. A collective that only moves elements may send
    them as bytes. Refuses collectives that dp-decompose-collectives has to decompose first.

    ```mlir
    dp.buffer.all_reduce %g, %g : memref<4x10xf32>, memref<4x10xf32>
    dp.buffer.all_gather %x, %y dim 1 unit 2 : memref<10x?x3xi16>, memref<10x8x3xi16>
    // becomes
    dp.nccl.all_reduce %g, %g count %c40 ncclFloat32 ncclSum
    dp.nccl.all_gather %x, %y chunks(%c10, %c4, %c12) ncclUint8
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertDPToRuntime : Pass<"convert-dp-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Lower schedules to calls of the runtime's ABI";
  let description = [{
    An entry becomes a function of the signature dp_entry_fn that makes one call of
    dp/Runtime/DeviceABI.h per schedule op, its arena function one of dp_arena_size_fn, a
    kernel one of dp_host_kernel. Each status is checked, and the first that is not zero
    is returned. Each op has a conversion pattern; other dialects give patterns for their
    ops by RuntimeCallPatternInterface. Ops without a pattern stay as they are, except
    that one of dp is an error.

    ```mlir
    dp.group_start
    // becomes
    %status = llvm.call @dp_rt_group_start(%device) : (!llvm.ptr) -> i32
    %failed = arith.cmpi ne, %status, %zero : i32
    cf.cond_br %failed, ^exit(%status : i32), ^next
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def DPLowerAsserts : Pass<"dp-lower-asserts", "::mlir::ModuleOp"> {
  let summary = "Lower cf.assert in host code to a check that ends the step";
  let description = [{
    A cf.assert of the graph, as torch-mlir's check of an index, stays a check. Where it
    fails, the kernel or step reports place and message to the runtime and returns; the
    runtime fails the step on all devices. Leaves kernels for GPUs to dp-record-asserts
    and upstream's lowering to __assertfail.

    ```mlir
    cf.assert %ok, "index must be smaller than dim size" loc("model.py":12:3)
    // becomes
    cf.cond_br %ok, ^next, ^failed
    ^failed:
      llvm.call @dp_rt_check_failed(%message, %file, %line)
      return
    ^next:
    ```
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numChecks", "num-checks",
              "Checks at run time that fail the step">];
}

#endif // DP_CONVERSION_PASSES_TD
