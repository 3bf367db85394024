//===- Passes.td - Passes from a schedule to loops, kernels and calls *- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_PASSES_TD
#define DP_CONVERSION_PASSES_TD

include "dp/IR/StagePass.td"

def ConvertDPKernelsToLoops
    : DP_FunctionPass<"convert-dp-kernels-to-loops", [DP_Buffers, DP_Planned]> {
  let summary = "Lower kernels to loops that LLVM vectorizes";
  let description = [{
    Lowers each function marked `dp.kernel` to scf.for on memrefs. The innermost loop is
    the one along which most operands are contiguous. If it is a reduction, it accumulates
    in a scalar and may be reassociated; if it is parallel, the reductions are outside
    of it. Leaves other functions alone.

    Loops over rows run once around all ops of a kernel. A sum that is reassociated begins at
    zero within reductions, because their sums so far may be too large for its summands. Where
    the innermost loop is parallel, the reductions accumulate in a row. The flag `contract` lets
    a product and a sum of f32 or f64 become one operation.

    ```mlir
    func.func private @kernel_addf(%x: memref<?x32xf32>, %s: memref<32xf32>, %begin: index, %end: index)
        attributes {dp.kernel = #dp.kernel<loop = 1>}
      linalg.generic ins(%x) outs(%s) {arith.addf}                   // reduction, parallel
    // becomes
      scf.for %i = %c0 to %rows step %c1 {
        scf.for %j = %begin to %end step %c1 {
          %0 = memref.load %x[%i, %j]
          %1 = memref.load %s[%j]
          %2 = arith.addf %1, %0 fastmath<contract> : f32
          memref.store %2, %s[%j]
    ```
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
}

def DPApproximateMath
    : DP_FunctionPass<"dp-approximate-math", [DP_Buffers, DP_Planned]> {
  let summary = "Approximate math functions of host kernels by polynomials";
  let description = [{
    LLVM's loop vectorizer handles polynomials, but no calls. In functions marked
    `dp.kernel`, exp, expm1, log, log1p, log2, tanh and erf on f32 become upstream's
    polynomial approximations. They convert floats that they have clamped, so the pass
    stands after dp-expand-poison; NaN makes NaN of any integer. Leaves other types and
    other functions alone.

    ```mlir
    %e = math.exp %x : f32
    // becomes
    %0 = arith.mulf %x, %log2e : f32
    %1 = math.floor %0 : f32
    ...                                       // math.fma of powers of the rest
    %e = arith.select %small, %zero, %product : f32
    ```

    Sine and cosine stay calls, because their polynomials lose all digits of large arguments.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

def ConvertDPKernelsToGPU
    : DP_ModulePass<"convert-dp-kernels-to-gpu", [DP_Buffers, DP_Planned]> {
  let summary = "Lower kernels to gpu.func and launches to grids of threads";
  let description = [{
    Every kernel becomes a gpu.func of the gpu.module `dp_kernels`, every launch a
    gpu.launch_func whose grid is computed from the buffers' sizes; without elements it
    has no blocks. Consecutive threads access contiguous elements; an elementwise
    kernel accesses up to 16 bytes at once where layouts and extents allow.

    A reduction with one sum, product, minimum, maximum or bit operation per result is
    computed by a thread, a warp (shuffles), a block (shuffles and shared memory) or a
    column of a block; its extents decide. Of partial results, which dp-form-kernels
    makes, each has blocks of its own. Results that comparisons and selections combine
    together, as an argmax, are shared by threads with summands that follow each other.
    Any other combiner runs in one thread, in order. There are no atomics, so two runs
    give the same bits. The results' old values are combined once. The table is in
    docs/cuda.md.

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

    Of a kernel of several linalg.generic with loops over rows, a warp or a block
    computes all ops of a row. Its threads share the loops after those over rows; all of
    them have a row's sums in registers. A barrier stands where a thread accesses an
    element that another one has written since the last barrier, or writes one that
    another one has read.

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
    : DP_ModulePass<"dp-flatten-kernel-params", [DP_Buffers, DP_Planned, DP_Calls]> {
  let summary = "Flatten the memref parameters of GPU kernels to pointers, sizes and strides";
  let description = [{
    A buffer parameter of a gpu.func kernel becomes the pointer to its first element, its
    dynamic sizes and the dynamic strides of its layout, as the host's kernels get
    them; an index becomes an i64. The operands of launches change in the same way.

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
    neither its message nor its place. Before it does, the kernel stores the number of
    the check's text at the address that the runtime has put into @dp_check_word, in
    memory of the host. The texts are in @dp_check_texts, each terminated by a zero; a
    number is one more than the offset. A check that holds costs no more than before.
    The cf.assert stays, with the place as its location, which upstream's lowering
    passes to __assertfail. Leaves modules without checks alone.

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

    The runtime writes the address into the module when it loads it, and looks there when the
    driver reports an error. So the step fails with message, place and device, as on the host,
    also in a CUDA graph. In CUDA C++ a check of a kernel is an `assert` with the place in the
    graph.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numChecks", "num-checks", "Checks in kernels">];
}

def DPExpandBF16
    : DP_FunctionPass<"dp-expand-bf16", [DP_Buffers, DP_Planned, DP_Calls]> {
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

def DPExpandMath : Pass<"dp-expand-math"> {
  let summary = "Expand math ops that no target has to arith";
  let description = [{
    math.ipowi, math.isinf, math.isnormal, math.clampf and math.sincos on numbers become
    ops that the host, NVPTX and CUDA C++ have. A power of integers multiplies squares of
    its base, one for each bit of the exponent, and wraps as arith.muli does. With a
    negative exponent it is the quotient of 1 and the power, rounded to zero: 1 or -1 for
    a base of 1 or -1, and 0 for all others, 0 included.

    ```mlir
    %p = math.ipowi %x, %n : i32
    // becomes
    %0:3 = scf.for %bit = %c0 to %c32 step %c1 iter_args(%power = %one, %square = %x, %rest = %n) {
      %last = arith.andi %rest, %one : i32
      %set = arith.cmpi eq, %last, %one : i32
      %1 = arith.muli %power, %square : i32
      %2 = arith.select %set, %1, %power : i32
      %3 = arith.muli %square, %square : i32
      %4 = arith.shrui %rest, %one : i32
      scf.yield %2, %3, %4 : i32, i32, i32
    }
    %p = arith.select %defined, %0#0, %zero : i32         // %n >= 0, or %x is 1 or -1
    ```

    A constant exponent becomes products without a loop. math.clampf gives the minimum of
    `max` and the maximum of `min` and the value, as upstream lowers it to SPIR-V and ROCDL.

    Runs after kernels have become loops or threads, so that all earlier passes see plain ops.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numExpanded", "num-expanded",
              "Math ops that become others">];
}

def DPCallLibm : Pass<"dp-call-libm", "::mlir::ModuleOp"> {
  let summary = "Call the C library for math functions that upstream computes by formulas";
  let description = [{
    convert-math-to-llvm makes log(1 + x) of math.log1p and exp(x) - 1 of math.expm1, which
    lose the digits of small numbers that these functions are for. Those that
    dp-approximate-math has left (f64, and code that is no kernel) become calls of libm
    before, by upstream's own patterns of convert-math-to-libm.

    ```mlir
    %y = math.log1p %x : f64
    // becomes
    %y = func.call @log1p(%x) : (f64) -> f64
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::vector::VectorDialect"];
}

def DPLowerExpandShapes : Pass<"dp-lower-expand-shapes"> {
  let summary = "Lower memref.expand_shape of several unknown sizes to memref.reinterpret_cast";
  let description = [{
    Matches memref.expand_shape that divides a dimension into two or more of unknown size,
    as the rows and the open lengths of a batch after a product. Sizes are the op's own
    operands; the stride of a dimension is that of the next one times its size.
    expand-strided-metadata, after which the schedule has plain arithmetic, computes the
    one unknown size of a group from the whole, and [ends by a
    signal](upstream.md#lowerings) where there are two.

    ```mlir
    %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, %j, 8]
        : memref<?x8xf32> into memref<?x?x8xf32>
    // becomes
    %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : ...
    %2 = arith.muli %j, %c8 : index
    %1 = memref.reinterpret_cast %base to offset: [0], sizes: [%i, %j, 8], strides: [%2, 8, 1]
        : memref<f32> to memref<?x?x8xf32>
    ```

    Leaves all other memref.expand_shape to upstream. Runs after all passes that look
    through views, which do not look through memref.reinterpret_cast.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numLowered", "num-lowered",
              "memref.expand_shape ops that become memref.reinterpret_cast">];
}

def DPExpandPoison : Pass<"dp-expand-poison"> {
  let summary = "Expand conversions and shifts that may be poison to arith with one defined result";
  let description = [{
    arith.fptosi and arith.fptoui of NaN or of a number that the integer type does not
    have, and shifts by the width or more, are poison: LLVM, each CPU, a vector and its
    scalar tail, and CUDA C++ give different numbers. This pass gives them the results
    that XLA, Rust and PTX's cvt have. A conversion gives the nearest number that the
    type has, and 0 for NaN. A shift, its amount read as unsigned, gives 0, or for
    arith.shrsi the sign. 16-bit and 8-bit floats are converted from f32. arith.divsi and
    the like need nothing: dp-insert-checks ends the step where they overflow.

    ```mlir
    %i = arith.fptosi %x : f32 to i32
    %s = arith.shli %a, %n : i32
    %t = arith.shrsi %a, %n : i32
    // becomes
    %above = arith.cmpf ogt, %x, %c-2147483648.0 : f32
    %0 = arith.select %above, %x, %c-2147483648.0 : f32
    %below = arith.cmpf olt, %0, %c2147483520.0 : f32        // the largest f32 below 2^31
    %1 = arith.select %below, %0, %c2147483520.0 : f32
    %ordered = arith.cmpf oeq, %x, %x : f32
    %2 = arith.select %ordered, %1, %c0.0 : f32
    %3 = arith.fptosi %2 : f32 to i32
    %large = arith.cmpf ogt, %x, %c2147483520.0 : f32
    %i = arith.select %large, %c2147483647, %3 : i32
    %less = arith.cmpi ule, %n, %c31 : i32
    %4 = arith.andi %n, %c31 : i32
    %5 = arith.shli %a, %4 : i32
    %s = arith.select %less, %5, %c0 : i32
    %6 = arith.minui %n, %c31 : i32
    %t = arith.shrsi %a, %6 : i32
    ```

    Leaves tensors alone, which kernels do not have, and operands in range: constants,
    amounts whose range upstream's IntegerRangeAnalysis knows, and conversions of floats
    that were integers within the type. Upstream folds none of the others to a constant,
    so the pass stands late, after all that looks for shifts and conversions in kernels.
    Flags of an op (`overflow<nsw>`, `exact`) are the graph's own promises; an expanded
    shift has none.

    LLVM makes vectors of comparisons and selections, but not of all its saturating conversions.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numConversions", "num-conversions",
              "Conversions of floats to integers that saturate">,
    Statistic<"numShifts", "num-shifts",
              "Shifts whose amount is compared with the width">];
}

def DPExpandF8 : Pass<"dp-expand-f8"> {
  let summary = "Expand conversions of f8E4M3FN and f8E5M2 to integer ops";
  let description = [{
    LLVM has no 8-bit floats: in its dialect they are bytes. arith.truncf to, and
    arith.extf from, one of the two types becomes arithmetic on integers and f32. It
    rounds to nearest even as APFloat does: a number that is too large is NaN in
    f8E4M3FN, which has no infinity, and infinity in f8E5M2. f64 is rounded once.
    Integers go by f32, which rounds only those that are too large for both types. No
    other arithmetic on 8-bit floats gets here (dp-verify-input).

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

def ConvertDPToNCCL : DP_EntryPass<"convert-dp-to-nccl", [DP_Buffers, DP_Planned]> {
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

    The runtime's CUDA backend calls NCCL, or computes the same itself where several ranks share
    a GPU. `chunks` are the sizes around and along the chunked dimension. NCCL's own all_gather
    and reduce_scatter need blocks of one size from all ranks; other chunks are a group of one
    broadcast, or reduce, per rank. The number of devices decides between the two, so the runtime
    does. `dp.nccl.all_to_all` is a send to and a receive from each other rank, as one group.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertDPToRuntime : DP_ModulePass<"convert-dp-to-runtime", [DP_Planned]> {
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

    An entry loads its buffers and computes its local sizes first. All launches store their
    parameters in the same places of the frame, and addresses are computed from the buffers
    through all views, so that a launch is few instructions. A kernel is an internal function
    that unpacks its parameters.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def DPLowerAsserts : DP_ModulePass<"dp-lower-asserts", [DP_Calls]> {
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

    The message names the device.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect"];
  let statistics = [
    Statistic<"numChecks", "num-checks",
              "Checks at run time that fail the step">];
}

#endif // DP_CONVERSION_PASSES_TD
