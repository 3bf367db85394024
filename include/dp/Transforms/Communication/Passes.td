//===- Passes.td - Passes on the collectives of a dp.parallel *- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_COMMUNICATION_PASSES_TD
#define DP_TRANSFORMS_COMMUNICATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPAccumulate : Pass<"dp-accumulate", "::mlir::func::FuncOp"> {
  let summary = "Split the local batch into micro-batches and accumulate gradients";
  let description = [{
    What a device makes of its chunk of the batch before the first reduction is made
    of at most `pieces` pieces of the chunk in turn, of equal size but for the last:
    a loop, and the last piece behind it, beside which reductions may begin. Their
    summands are added on the device, their rows put together, and what follows, with
    all reductions, is done once. So no more memory is needed than for a piece, and the
    results are those of the whole batch.

    An error says at which op and why, where pieces would have to know each other:
    what is reduced or gathered goes back to rows, as statistics of the batch do.

    It follows `dp-parallelize=keep-placements` for an open number of devices.
  }];
  let options = [
    Option<"pieces", "pieces", "int64_t", "1",
           "Largest number of micro-batches per step">,
    Option<"devices", "devices", "int64_t", "0",
           "Number of devices from here on; 0 leaves it open until run time">];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPCompress : Pass<"dp-compress", "::mlir::func::FuncOp"> {
  let summary = "Compress gradient reductions to bf16 or f16";
  let description = [{
    A sum of f32 tensors over the devices that goes into new state (an all_reduce of
    a gradient, a reduce_scatter of one into ranges of state) travels as `type`, bf16 or
    f16, and is accumulated in f32. What goes back to the rows (statistics of the
    batch), what only is returned (a loss), and single numbers travel as they are.

    The runtime adds 16-bit summands in f32 and rounds the sum once. With `exchange`
    nothing relies on that, for NCCL rounds after each addition: each device gets all
    16-bit summands of its chunk by an all_to_all and adds them in f32, and where all
    devices need the sum its chunks are gathered in 16 bits. Two devices gather each
    other's summands instead. What has less than `min-bytes` then stays as it is, so that
    it shares a bucket.

    Between nodes of several devices an all_to_all sends more than a reduction does,
    which adds up in the node first. Where the cost model says for a known number of
    devices that this takes longer on `topology`, the reduce_scatter stays in f32 and
    only what is gathered has 16 bits.

    `dp.error_bound` on the collective says how far, in shares of the sum of the
    summands' magnitudes, an element may be off. What is finite but too large for
    `type` is clamped, a summand of the runtime to what as many as there are devices do
    not overflow (for f16 65,440 divided by their number); infinities and NaNs stay what
    they are.
  }];
  let options = [
    Option<"type", "type", "::mlir::dp::Compression",
           "::mlir::dp::Compression::bf16",
           "Element type of the gradients that are sent",
           [{::mlir::dp::getOptionValues<::mlir::dp::Compression>()}]>,
    Option<"exchange", "exchange", "bool", "false",
           "Exchange 16-bit summands and add them in f32, instead of a "
           "reduction in 16 bits">,
    Option<"minBytes", "min-bytes", "int64_t", "64 << 10",
           "With exchange: bytes below which a gradient is not compressed">,
    Option<"topology", "topology", "std::string", "::mlir::dp::kGpuTopology",
           "With exchange: topology of the cost model, a preset's name or a "
           "JSON file">];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPExplainCollectives : Pass<"dp-explain-collectives", "::mlir::ModuleOp"> {
  let summary = "Emit a remark for each collective: its payload, its cause and its location";
  let description = [{
    For each collective of a parallel program, and for each result that leaves
    the devices: how many bytes travel, which op made the value and which one
    needs it in another placement, with their source lines. An all_gather also
    says why the op could not run on chunks. Then what every device computes alike:
    the ops of 4,096 iterations or more, times the trips of counted loops, with their
    share of the step's.
  }];
}

def DPSparseGradients
    : Pass<"dp-sparse-gradients", "::mlir::func::FuncOp"> {
  let summary = "Exchange sparse gradients as indices and rows";
  let description = [{
    An all_reduce of what `dp.index_update` adds to zeros (an embedding's gradient,
    where each device has the updates of its rows of the batch) becomes an
    all_gather of the updates and one of the indices, and one update of zeros by all
    of them, in the order of the single-device program. What is linear between the
    two, such as a scaling by a rate that is the same on all devices, is done
    afterwards.

    With `when=auto` where the cost model says that it takes less time on `topology`,
    the device's work for the other devices' updates included; that takes a device
    count and static sizes. With `always` wherever it is right, with `never` nowhere.
  }];
  let options = [
    Option<"when", "when", "::mlir::dp::SparseGradientMode",
           "::mlir::dp::SparseGradientMode::automatic",
           "When gradients are exchanged as indices and rows",
           [{::mlir::dp::getOptionValues<::mlir::dp::SparseGradientMode>()}]>,
    Option<"topology", "topology", "std::string", "::mlir::dp::kGpuTopology",
           "With auto: topology of the cost model, a preset's name or a JSON "
           "file">];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPWidenCollectives
    : Pass<"dp-widen-collectives", "::mlir::func::FuncOp"> {
  let summary = "Widen collectives on integers of odd widths to their storage type";
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

#endif // DP_TRANSFORMS_COMMUNICATION_PASSES_TD
