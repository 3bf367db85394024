//===- Passes.td - Passes that prove a schedule safe --------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_VERIFY_PASSES_TD
#define DP_SCHEDULE_VERIFY_PASSES_TD

include "dp/IR/StagePass.td"

def DPVerifyCollectives : DP_ModulePass<"dp-verify-collectives", [DP_Buffers]> {
  let summary = "Verify that all ranks issue the same collectives";
  let description = [{
    Proves for each entry that all ranks issue the same collectives in the same order
    with the same sizes. Every branch and loop around a collective must be decided by a
    value that is uniform (the same on all ranks), and the whole that a collective
    reduces, gathers or scatters must have a uniform size.

    A taint analysis (dp/Schedule/Analysis/RankDependence.h) follows values that differ
    between ranks through scalars and the bytes of buffers: the rank, sizes and offsets
    of chunks, scattered and partial arguments, and everything that is computed from
    them or decided by them. An all_reduce or all_gather makes its result uniform.

    ```mlir
    %rank = dp.rank : index
    %first = arith.cmpi eq, %rank, %c0 : index   // note: this decides
    scf.if %first {
      dp.buffer.all_reduce %w, %w : ...          // error: ranks may not come to this
    }
    ```

    Fails with an error at each collective for which there is no proof; notes say which
    value decides and where ranks begin to differ. Requires a schedule. Changes
    nothing.
  }];
}

def DPVerifyStreams : DP_ModulePass<"dp-verify-streams", [DP_Buffers]> {
  let summary = "Verify that no two streams use a buffer at the same time";
  let description = [{
    Proves for a schedule with streams (after `dp-assign-streams`) that no two streams
    use a buffer at the same time. Before an op reads a buffer that the other stream
    writes, or writes a buffer that the other stream uses, an event must say on every
    path that this use is over. The same must hold at the beginning of each iteration
    of a loop, and for all collectives when the entry returns. No set of a
    dp.launch_batch writes a buffer that another of its sets uses.

    ```mlir
    dp.buffer.all_reduce %g, %g : ...            // on stream comm
    dp.event_record 0 on comm
    dp.stream_wait compute for 0 (%g) : ...
    dp.launch @update ... (%g, %w) : ...         // an error without the wait
    ```

    Fails with an error at the op and a note at the use that is not over. Changes
    nothing.
  }];
}

#endif // DP_SCHEDULE_VERIFY_PASSES_TD
