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
    Verifies that all ranks issue them in the same order and with the same sizes: values
    that are the same on all ranks decide every branch and loop around a collective, and
    the sizes of reduced and gathered buffers. Values that may differ begin at the rank,
    sizes and offsets of chunks, scattered and partial arguments; they are followed
    through scalars and buffers, and an all_reduce or all_gather makes them the same
    again. Else an error at the collective names the value that decides it and the place
    where that begins to differ. Changes nothing.
  }];
}

def DPVerifyStreams : Pass<"dp-verify-streams", "::mlir::ModuleOp"> {
  let summary = "Verify that no two streams use a buffer at the same time";
  let description = [{
    Matches a schedule after `dp-assign-streams`. Before an op uses a buffer that the
    other stream writes, or writes one that it uses, each path must wait for an event
    behind that use. The same holds for all work in flight when a loop's body begins
    again and when the entry returns. Else there is an error at the op, with a note at
    the other one. Changes nothing.
  }];
}

#endif // DP_SCHEDULE_VERIFY_PASSES_TD
