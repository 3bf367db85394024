//===- Passes.td - From dp.parallel to calls of the runtime ---*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_PASSES_TD
#define DP_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPBoxScalars : Pass<"dp-box-scalars", "::mlir::ModuleOp"> {
  let summary = "an entry's scalars are tensors of rank 0";
  let description = [{
    A caller passes buffers only. A scalar argument or result of an entry becomes a
    tensor of rank 0 that the body reads or makes; an index becomes an i64.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPLowerAsserts : Pass<"dp-lower-asserts", "::mlir::ModuleOp"> {
  let summary = "cf.assert on the host becomes a call of the runtime";
  let description = [{
    A check of the graph, as that of an index by torch-mlir, is kept. Where it fails
    the kernel or step tells the runtime place and message, and returns; the runtime
    fails the step of all devices. In kernels for GPUs cf.assert is left to
    upstream's lowering to __assertfail.
  }];
  let dependentDialects = ["::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def DPOutlineSPMD : Pass<"dp-outline-spmd", "::mlir::ModuleOp"> {
  let summary = "make each entry one device's program";
  let description = [{
    The body of an entry's dp.parallel becomes the function: its arguments are what
    a device holds of the entry's, results that update no argument get a
    destination argument, dynamic global sizes come as indices. The placements
    around the body become the function's interface, `dp.entry`.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPDecomposeAggregates : Pass<"dp-decompose-aggregates", "::mlir::func::FuncOp"> {
  let summary = "linalg's aggregate ops become structured ops";
  let description = [{
    An op that stands for several structured ops (linalg.softmax) is analyzed as
    one, and becomes those ops before they are fused.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPFuseLinalg : Pass<"dp-fuse-linalg", "::mlir::func::FuncOp"> {
  let summary = "few passes over memory";
  let description = [{
    Fuses elementwise ops into elementwise ops and reductions. A value that several
    ops read is computed in each of them if that is cheap and saves storing it.
    Contractions stay whole; transposes around them become their indexing
    maps.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPCloneInits : Pass<"dp-clone-inits", "::mlir::func::FuncOp"> {
  let summary = "each op its own initial value";
  let description = [{
    A fill that several ops accumulate onto, or loops begin with, would be stored once
    and copied for each; instead each gets a fill of its own, in its own block.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPPlaceCarries : Pass<"dp-place-carries", "::mlir::func::FuncOp"> {
  let summary = "what is carried, given or returned, in one buffer each";
  let description = [{
    A tensor that an iteration hands to the next is written where the iteration got its
    own, so that bufferization finds one buffer for all of them; an scf.if writes
    each result into one tensor in both of its branches. Carries, and results of the
    function, that change places are copied in an order that needs few temporaries.
    A tensor in two destinations is copied from the first.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPScheduleCollectives : Pass<"dp-schedule-collectives", "::mlir::func::FuncOp"> {
  let summary = "order the ops so that collectives meet";
  let description = [{
    Sorts the body of a dp.spmd function by how many rendezvous each op waits
    for, so that all collectives of one level stand together behind everything
    that needs none of them. The number of rendezvous becomes the length of the
    longest chain of dependent collectives.
  }];
}

def DPGroupCollectives : Pass<"dp-group-collectives", "::mlir::func::FuncOp"> {
  let summary = "one rendezvous for collectives that can travel together";
  let description = [{
    A collective on buffers waits until an op touches what it receives, or writes
    what it sends; there all that wait go together between dp.group_start and
    dp.group_end.
  }];
}

def DPDecomposeCollectives
    : Pass<"dp-decompose-collectives", "::mlir::func::FuncOp"> {
  let summary = "reductions that NCCL does not do become gathers and kernels";
  let description = [{
    NCCL has no bitwise operations, no exclusive or of bools, no 16-bit integers, and
    its maximum and minimum of floats lose NaN. Such an all_reduce or
    reduce_scatter gathers the summands of all ranks and reduces them on every
    rank.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def DPSinkLoads : Pass<"dp-sink-loads", "::mlir::func::FuncOp"> {
  let summary = "kernels load the scalars they use";
  let description = [{
    A scalar that the schedule loads from a buffer and a structured op uses is loaded
    in that op's body instead, with what is computed from it: the buffer is on the
    GPU. If the buffer is written before the op runs, the element is copied first. What
    the schedule itself needs (a condition, a bound, where a slice begins) becomes
    dp.host_read. A table of one constant becomes a buffer that is filled on the GPU.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def DPFuseGemmEpilogue
    : Pass<"dp-fuse-gemm-epilogue", "::mlir::ModuleOp"> {
  let summary = "a bias and a relu behind a contraction become part of it";
  let description = [{
    If what a dp.gemm writes is next read by a launch that adds a row to it, or
    takes the maximum with zero, or both, and nothing else reads it, the dp.gemm
    does that and writes what the launch would have. Also says how precisely
    contractions compute.

    A library's relu makes zero of NaN, where arith.maximumf keeps it, so a maximum
    is taken only if its fast-math flags or the option `no-nans` say that there is none.
  }];
  let options = [Option<"precision", "precision", "std::string",
                        /*default=*/"\"ieee\"", "ieee, tf32 or bf16">,
                 Option<"noNaNs", "no-nans", "bool", "false",
                        "no value of the program is NaN">];
}

def DPOutlineKernels : Pass<"dp-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "structured ops become kernels and launches";
  let description = [{
    Contractions that BLAS can do become dp.gemm. Every other linalg op and copy
    becomes a function marked `dp.kernel` and a dp.launch of it; kernels with the
    same text are one. With `convolutions`, for targets that have a library for
    them, convolutions of images and the gradients of their filters become dp.conv.
  }];
  let options = [Option<"convolutions", "convolutions", "bool", "false",
                        "make convolutions dp.conv">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def DPAssignStreams : Pass<"dp-assign-streams", "::mlir::ModuleOp"> {
  let summary = "collectives on a stream of their own, ordered by events";
  let description = [{
    Each group of collectives waits for what the compute stream has been given
    before it. The compute stream waits for a group as late as possible: before the
    first op that touches what the group receives or writes what it sends, and
    at the end. One wait covers all groups before it, since they share a stream.
  }];
}

def DPPlanMemory : Pass<"dp-plan-memory", "::mlir::ModuleOp"> {
  let summary = "put a schedule's buffers into one arena";
  let description = [{
    Buffers whose lives do not overlap share a slot; what a dp.stream_wait names is
    alive up to there. The arena becomes the last
    argument of the dp.spmd function; a function `<entry>.arena` computes its size
    from the global sizes.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertDPKernelsToLoops
    : Pass<"convert-dp-kernels-to-loops", "::mlir::func::FuncOp"> {
  let summary = "kernels become loops that LLVM vectorizes";
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
  let summary = "kernels and launches become those of a GPU";
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
  let summary = "GPU kernels take what a launch passes";
  let description = [{
    A buffer parameter of a gpu.func kernel becomes the pointer to its first
    element, its dynamic sizes and the dynamic strides of its layout; an index
    becomes an i64. So do the operands of the launches, if there still are any.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPExpandBF16 : Pass<"dp-expand-bf16", "::mlir::func::FuncOp"> {
  let summary = "bf16 arithmetic in f32, conversions as integer code";
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
  let summary = "collectives on buffers become NCCL's";
  let description = [{
    Data types, operations and counts by NCCL's names. A bool is a byte: its signed
    maximum, its product and `and` are ncclMin, its signed minimum and `or` ncclMax.
    What dp-decompose-collectives has to decompose first is an error.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertDPToRuntime : Pass<"convert-dp-to-runtime", "::mlir::ModuleOp"> {
  let summary = "schedules become calls of the runtime's ABI";
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

#endif // DP_CONVERSION_PASSES_TD
