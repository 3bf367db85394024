//===- Passes.td - Passes on the buffers of one device ------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_PASSES_TD
#define DP_SCHEDULE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPGatherInPlace : Pass<"dp-gather-in-place", "::mlir::func::FuncOp"> {
  let summary = "Let all_gather write directly into the destination of a copy";
  let description = [{
    An all_gather into a buffer of its own, all of which is then copied to another one
    and not read else, receives in that other one, if nothing between the two touches
    it. So parameters whose ranges were updated come together in their place.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def DPSinkLoads : Pass<"dp-sink-loads", "::mlir::func::FuncOp"> {
  let summary = "Sink loads of scalars into the kernels that use them";
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

def DPBucket : Pass<"dp-bucket", "::mlir::func::FuncOp"> {
  let summary = "Merge reductions of one type and kind into buckets";
  let description = [{
    In the order in which their last producers stand, which is that of the backward
    pass, all_reduces of one block, element type and kind fill buckets, as long as none
    is produced from another's result. The members' allocations become views of one
    buffer, so producers and users compute in it and nothing is copied. What is an
    argument, not reduced in place, of dynamic size or larger than the cap goes alone.
    Running statistics have buckets of their own: no gradient waits for them.
    `dp.bucket` says what a bucket was made of.
  }];
  let options = [
    Option<"firstBytes", "first-bytes", "int64_t", "1 << 20",
           "bytes of the first bucket of a type and kind in a block">,
    Option<"bytes", "bytes", "int64_t", "25 << 20", "bytes of the others">,
    Option<"buffersBytes", "buffers-bytes", "int64_t", "250 << 20",
           "bytes of those of running statistics (dp.buffers)">,
    Option<"alignment", "alignment", "int64_t", "16",
           "bytes at whose multiples members begin, a power of 2">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def DPOverlap : Pass<"dp-overlap", "::mlir::ModuleOp"> {
  let summary = "Start collectives early and wait for them late";
  let description = [{
    Every collective becomes a group that starts right behind the last op that writes
    what it sends, or touches what it receives, and a dp.wait right before the first
    that does so afterwards. Groups start in the order in which they can. What can start
    at one place, or is small, shares a group. So do, as members of a bucket do,
    reduce_scatters, all_to_alls, and all_gathers, of one element type, but for those
    of state that is whole only while it is used. Nothing is under way at the ends of a
    block. The order in every block is the same on all ranks.
  }];
  let options = [
    Option<"smallBytes", "small-bytes", "int64_t", "64 << 10",
           "groups up to so many bytes wait for the next one">,
    Option<"firstBytes", "first-bytes", "int64_t", "1 << 20",
           "bytes of the first group of ranges, of a kind and type, in a block">,
    Option<"bytes", "bytes", "int64_t", "25 << 20", "bytes of the others">];
}

def DPGroupCollectives : Pass<"dp-group-collectives", "::mlir::func::FuncOp"> {
  let summary = "Group adjacent collectives into one rendezvous";
  let description = [{
    A collective on buffers waits until an op touches what it receives, or writes
    what it sends; there all that wait go together between dp.group_start and
    dp.group_end.
  }];
}

def DPDecomposeCollectives
    : Pass<"dp-decompose-collectives", "::mlir::func::FuncOp"> {
  let summary = "Decompose reductions that NCCL lacks into gathers and kernels";
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

def DPFuseGemmEpilogue
    : Pass<"dp-fuse-gemm-epilogue", "::mlir::ModuleOp"> {
  let summary = "Fuse a bias and a relu into the contraction in front of them";
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
  let summary = "Outline structured ops as kernels and launch them";
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
  let summary = "Assign collectives to a stream of their own, ordered by events";
  let description = [{
    Each group of collectives waits for what the compute stream has been given
    before it. The compute stream waits for a group as late as possible: before the
    first op that touches what the group receives or writes what it sends, and
    at the end. One wait covers all groups before it, since they share a stream.
  }];
}

def DPPlanMemory : Pass<"dp-plan-memory", "::mlir::ModuleOp"> {
  let summary = "Plan the buffers of a schedule in one arena";
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

#endif // DP_SCHEDULE_TRANSFORMS_PASSES_TD
