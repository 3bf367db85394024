//===- CommunicationPasses.td - Collectives of a schedule -----*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_COMMUNICATIONPASSES_TD
#define DP_CONVERSION_COMMUNICATIONPASSES_TD

include "mlir/Pass/PassBase.td"

def DPBucket : Pass<"dp-bucket", "::mlir::func::FuncOp"> {
  let summary = "reductions of one type and kind become one of a flat buffer";
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

def DPGatherInPlace : Pass<"dp-gather-in-place", "::mlir::func::FuncOp"> {
  let summary = "what is gathered only to be copied is gathered where it goes";
  let description = [{
    An all_gather into a buffer of its own, all of which is then copied to another one
    and not read else, receives in that other one, if nothing between the two touches
    it. So parameters whose ranges were updated come together in their place.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def DPOverlap : Pass<"dp-overlap", "::mlir::ModuleOp"> {
  let summary = "collectives run while the program goes on";
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

def DPVerifyCollectives
    : Pass<"dp-verify-collectives", "::mlir::ModuleOp"> {
  let summary = "proves that all ranks issue the same collectives";
  let description = [{
    In the same order and with the same sizes: every branch and loop around a collective
    is decided by what is the same on all ranks, and so are the sizes of what is
    reduced or gathered. What may differ is followed through scalars and buffers from
    the rank, sizes and offsets of chunks, scattered and partial arguments; an all_reduce
    or all_gather makes it the same again. Else an error at the collective says what
    decides it and where that begins to differ. Changes nothing.
  }];
}

def DPVerifyStreams : Pass<"dp-verify-streams", "::mlir::ModuleOp"> {
  let summary = "proves that no buffer is used by two streams at a time";
  let description = [{
    On a schedule after `dp-assign-streams`: before an op uses a buffer that the
    other stream writes, or writes one that it uses, an event on every path says that
    this is over. The same when a loop's body begins again, and when the entry
    returns, for all that is under way. Else an error at the op, with a note at the
    other. Changes nothing.
  }];
}

#endif // DP_CONVERSION_COMMUNICATIONPASSES_TD
