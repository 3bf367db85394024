//===- Passes.td - Passes that prove a schedule safe --------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_VERIFY_PASSES_TD
#define DP_SCHEDULE_VERIFY_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPVerifyCollectives
    : Pass<"dp-verify-collectives", "::mlir::ModuleOp"> {
  let summary = "Verify that all ranks issue the same collectives";
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
  let summary = "Verify that no two streams use a buffer at the same time";
  let description = [{
    On a schedule after `dp-assign-streams`: before an op uses a buffer that the
    other stream writes, or writes one that it uses, an event on every path says that
    this is over. The same when a loop's body begins again, and when the entry
    returns, for all that is under way. Else an error at the op, with a note at the
    other. Changes nothing.
  }];
}

#endif // DP_SCHEDULE_VERIFY_PASSES_TD
