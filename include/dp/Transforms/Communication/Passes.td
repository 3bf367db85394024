//===- Passes.td - Passes on the collectives of a dp.parallel *- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_COMMUNICATION_PASSES_TD
#define DP_TRANSFORMS_COMMUNICATION_PASSES_TD

include "dp/IR/StagePass.td"

def DPAccumulate : DP_FunctionPass<"dp-accumulate", DP_Graphs> {
  let summary = "Split the local batch into micro-batches and accumulate gradients";
  let description = [{
    Matches the ops of a `dp.parallel` up to the first reduction, which compute on the
    device's chunk of the batch. A loop runs them on at most `pieces` micro-batches of
    the chunk; all but the last have the same size. The last one runs after the
    loop, so that reductions can begin beside it. Partial values of the micro-batches
    are combined on the device, rows are put together, and the rest of the program, with
    all collectives, runs once.

    ```mlir
    %g = linalg.matmul_transpose_a ins(%x, %d : tensor<?x4xf32>, tensor<?x8xf32>) ...
    %s = dp.all_reduce %g
    // becomes
    %l = scf.for %i = %c0 to %full step %c1 iter_args(%sum = %zero) {
      %xi = tensor.extract_slice %x[%begin, 0] [%size, 4] [1, 1]
      ... %gi = linalg.matmul_transpose_a ..., scf.yield %sum + %gi
    }
    ... %gn = linalg.matmul_transpose_a ...                       // the last micro-batch
    %s = dp.all_reduce (%l + %gn)
    ```

    It requires an open number of devices and the `dp.placed_types` of
    `dp-parallelize=keep-placements`, which it removes. It guarantees the results of the
    whole batch, and the memory of one micro-batch. Where rows are used with a sum over
    all of them, as of the weights in a weighted mean, and no contraction is needed for
    the sum, it is computed of the whole chunk before the loop. Where another reduced
    or gathered value is used with rows again, as a layer's statistic of the batch is, an
    error names the op.
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

def DPCompress : DP_FunctionPass<"dp-compress", DP_Graphs> {
  let summary = "Compress gradient reductions to bf16 or f16";
  let description = [{
    Matches a reduction of f32 tensors whose result goes into new state: an all_reduce
    of a gradient, or a reduce_scatter of a gradient into ranges of state. Its summands
    are sent as `type`, bf16 or f16, and added in f32. Statistics of the batch, values
    that are only returned (a loss), and single numbers are left alone.

    ```mlir
    %s = dp.all_reduce %g : tensor<8192xf32> -> tensor<8192xf32>
    // becomes
    %c = linalg.generic ins(%g) {clamp, truncf to bf16}
    %r = dp.all_reduce %c {dp.error_bound = ...} : tensor<8192xbf16> -> tensor<8192xbf16>
    %s = linalg.generic ins(%r) {extf}
    ```

    The runtime adds 16-bit summands in f32 and rounds the sum once. NCCL rounds after
    each addition, so that its target uses no reduction of 16-bit numbers. Each device
    gets the 16-bit summands of its chunk by an all_to_all and adds them in f32; if all
    devices need the sum, its chunks are gathered in 16 bits. Two devices gather both
    summands. A tensor of less than `min-bytes` stays in f32 there, so that it can share a
    bucket.

    Between nodes of several devices an all_to_all sends more than a reduction, which
    adds in the node first. If the number of devices is known and the cost model finds
    that the exchange takes longer on `topology`, the reduce_scatter stays in f32 and only
    the gather has 16 bits.

    `dp.error_bound` on the collective is the largest error of an element, relative to
    the sum of the summands' magnitudes. Finite values that are too large for `type` are
    clamped; summands of the runtime's reduction are clamped so that their sum does not
    overflow (for f16 to 65,440 divided by the number of devices). Infinities and NaNs are
    preserved.
  }];
  let options = [
    Option<"type", "type", "::mlir::dp::Compression",
           "::mlir::dp::Compression::bf16",
           "Element type of the gradients that are sent",
           [{::mlir::dp::getOptionValues<::mlir::dp::Compression>()}]>,
    Option<"minBytes", "min-bytes", "int64_t", "64 << 10",
           "With NCCL: bytes below which a gradient is not compressed">,
    Option<"topology", "topology", "std::string", "::mlir::dp::kGpuTopology",
           "With NCCL: topology of the cost model, a preset's name or a "
           "JSON file">];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numCompressed", "num-compressed",
              "Gradient reductions that travel in 16 bits">];
}

def DPDelayScaling : DP_FunctionPass<"dp-delay-scaling", [DP_Parallel]> {
  let summary = "Scale sums of 8-bit products after their reduction over devices";
  let description = [{
    Matches a `dp.all_reduce` or `dp.reduce_scatter` that adds, whose operand is nothing
    but the f32 sums of 8-bit products (dp-quantize-contractions) multiplied by numbers
    that are the same on all devices. The sums are reduced as they are, and the result
    is multiplied: that op becomes part of those that use the gradient, where it was a
    pass over memory of its own. Runs after dp-compress, which rounds the values that it
    compresses: sums without their units would overflow in f16.

    ```mlir
    %d = linalg.generic ins(%sum, %ux, %ug : tensor<512x256xf32>, tensor<i32>, tensor<i32>) {mulf}
    %w = dp.all_reduce %d : tensor<512x256xf32> -> tensor<512x256xf32>
    // becomes
    %r = dp.all_reduce %sum : tensor<512x256xf32> -> tensor<512x256xf32>
    %w = linalg.generic ins(%r, %ux, %ug : tensor<512x256xf32>, tensor<i32>, tensor<i32>) {mulf}
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numDelayed", "num-delayed", "Sums scaled after their reduction">];
}

def DPExplainCollectives : DP_ModulePass<"dp-explain-collectives", DP_Graphs> {
  let summary = "Emit a remark for each collective: its payload, its cause and its location";
  let description = [{
    Emits a remark for each collective of a parallel program, and for each result that
    leaves the devices: the bytes it sends, the op that computes the value and the op
    that needs it in another placement, with their source lines. The remark on an
    all_gather also says why the op could not run on chunks. One more remark per
    `dp.parallel` lists the ops that every device runs as a whole, from 4,096 iterations
    on, with their share of the step's iterations; the trip counts of counted loops are
    included. The program is left as it is.
  }];
}

def DPSparseGradients : DP_FunctionPass<"dp-sparse-gradients", DP_Graphs> {
  let summary = "Exchange sparse gradients as indices and rows";
  let description = [{
    Matches an all_reduce whose summand is a `dp.index_update` of zeros (the gradient of
    an embedding: each device has the updates of its rows of the batch). The updates and
    the indices are gathered, and each device updates zeros by all of them, in the order of
    the single-device program. Linear ops between the two, such as a scaling by a rate that
    is uniform over the devices, run afterwards.

    ```mlir
    %p = dp.index_update %g into %zero at %ids dims [0] kind add
    %s = dp.all_reduce %p : tensor<50000x64xf32> -> tensor<50000x64xf32>
    // becomes
    %all_g = dp.all_gather %g dim 0
    %all_ids = dp.all_gather %ids dim 0
    %s = dp.index_update %all_g into %zero at %all_ids dims [0] kind add
    ```

    `when=auto` rewrites where the cost model finds that this takes less time on
    `topology`, including each device's work for the updates of the others, on the known
    number of devices or on 2 and on 1,024 of them; it needs static sizes. `always` rewrites
    every match, `never` none.
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
  let statistics = [
    Statistic<"numSparse", "num-sparse",
              "Reductions of gradients that became gathers of their rows">];
}

def DPWidenCollectives
    : DP_FunctionPass<"dp-widen-collectives", [DP_Parallel, DP_Program]> {
  let summary = "Widen collectives on integers of odd widths to their storage type";
  let description = [{
    Matches a `dp.all_reduce` or `dp.reduce_scatter` of an integer type that does not
    fill its storage: an i7 has a byte, an i24 has four, and the runtime and NCCL
    combine whole bytes. The operand is extended to the storage type (i8, i16, i32 or i64;
    signed for `max` and `min`), reduced, and the result is truncated, which is exact for
    every kind. Collectives that only move elements are left alone.

    ```mlir
    %s = dp.all_reduce %x : tensor<4xi7> -> tensor<4xi7>
    // becomes
    %w = linalg.generic ins(%x) {extui to i8}
    %r = dp.all_reduce %w : tensor<4xi8> -> tensor<4xi8>
    %s = linalg.generic ins(%r) {trunci to i7}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numWidened", "num-widened",
              "Reductions that travel in a wider integer type">];
}

#endif // DP_TRANSFORMS_COMMUNICATION_PASSES_TD
