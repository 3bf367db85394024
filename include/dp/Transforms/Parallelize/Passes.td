//===- Passes.td - Passes from one device to dp.parallel ----*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PARALLELIZE_PASSES_TD
#define DP_TRANSFORMS_PARALLELIZE_PASSES_TD

include "dp/IR/StagePass.td"

def DPAnnotate : DP_ModulePass<"dp-annotate", DP_Graphs> {
  let summary = "Annotate arguments as batch or state, by name";
  let description = [{
    Gives every argument and result of each public function a name (`dp.name`): an
    argument that of its location, a result that of `jax.result_info`, others their
    number. Arguments that `scatter` matches get `dp.scatter`, and those that `state`
    matches get `dp.state`. An argument that a JAX export donates (`tf.aliasing_output = k`,
    `jax.buffer_donor`) is state as well, and the result that it is aliased to gets
    `dp.updates`. A state argument that `state` matches is updated by the result of its name
    and type.

    A named argument's location becomes the name over its line, or over the function's if
    it has none, so that errors have a line and dumps name the value after the argument.

    A name in an option matches an argument of that name or number, or a subtree of a
    nested input: `batch` matches `batch.images`, `batch/images` and `batch['images']` if no
    argument is called `batch` itself. `train_step/batch` matches arguments of that function
    only. Of several names that match, the longest one has precedence, and of two of equal
    length the function's own. `NAME:none` leaves whole an argument that a shorter name
    scatters. A name that matches in no function is an error.

    `host` matches arguments that stay in the host's memory (`dp.host`). `gather-scalars`
    matches results of rank 0 of which the caller gets one element per device
    (`dp.per_device`); of a subtree, results of other ranks are left alone, and `*` matches
    all results.

    ```mlir
    func.func @step(%w: tensor<4xf32> loc("w"), %x: tensor<8x4xf32> loc("x")) -> tensor<4xf32>
    // with scatter=x:0 state=w becomes
    func.func @step(%w: tensor<4xf32> {dp.name = "w", dp.state},
                    %x: tensor<8x4xf32> {dp.name = "x", dp.scatter = 0}) -> ...
    ```
  }];
  let options = [
    ListOption<"scatter", "scatter", "std::string",
               "NAME:DIM of each argument to scatter, or NAME:none for one to "
               "replicate">,
    ListOption<"state", "state", "std::string",
               "NAME of each argument that stays on the devices between steps">,
    ListOption<"host", "host", "std::string",
               "NAME of each argument that stays in the host's memory">,
    ListOption<"gatherScalars", "gather-scalars", "std::string",
               "NAME of each scalar result that is returned as a vector with "
               "one element per device; * for all">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPCopyState : DP_ModulePass<"dp-copy-state", DP_Graphs> {
  let summary = "Keep parameters in 16 bits between steps";
  let description = [{
    Mixed precision rounds each parameter to f16 or bf16 in every step, which reads and writes
    all of them. This pass gives such state in f32 a copy in 16 bits that stays on the
    devices, too: an argument with `dp.copy_of`, which every function that updates the state
    updates with it. The runtime makes the copy where the state is set, and no caller sees it.

    ```mlir
    func.func @step(%w: tensor<5x3xf32> {dp.state, dp.name = "w"}, ...)
        -> (tensor<5x3xf32> {dp.updates = 0})
      %b = linalg.generic ins(%w : tensor<5x3xf32>) {arith.truncf}
      %y = linalg.matmul ins(%x, %b : tensor<8x5xbf16>, tensor<5x3xbf16>)
      return %w1
    // becomes
    func.func @step(%w: tensor<5x3xf32> {dp.state, dp.name = "w"}, ...,
                    %b: tensor<5x3xbf16> {dp.state, dp.copy_of = 0})
        -> (tensor<5x3xf32> {dp.updates = 0}, tensor<5x3xbf16> {dp.updates = 2})
      %y = linalg.matmul ins(%x, %b : tensor<8x5xbf16>, tensor<5x3xbf16>)
      %b1 = linalg.generic ins(%w1 : tensor<5x3xf32>) {arith.truncf}
      return %w1, %b1
    ```

    Functions share state by name, so one of them that cannot be changed, since it is called
    or runs on devices already, keeps its states from having copies. So does an op that reads
    single rows of the rounded state: the others need not be rounded at all. It requires the
    attributes of dp-annotate and elementwise ops as linalg ops.

    Only executables for GPUs have copies (`--no-state-copies` turns them off), and
    `dp-parallel-pipeline=state-copies`. A function that only reads the state has no rounding
    at all, and one that updates it writes state and copy in one kernel. A copy is neither
    saved nor returned, so it never differs from its state, and all results have the same bits
    as without copies. The host has none, because a session there may share a state's memory
    with its caller, who may change it unseen.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numCopies", "num-copies", "Copies of states in 16 bits">];
}

def DPShardState : DP_ModulePass<"dp-shard-state", DP_Graphs> {
  let summary = "Shard the optimizer's state over the devices (ZeRO)";
  let description = [{
    ZeRO: marks state so that `dp-parallelize` gives each device a range of its
    elements. An argument is the optimizer's state if only its own elementwise update, and
    sums over all its elements, read it, in every function that has a state of its name.
    Such an argument becomes flat, `tensor<Nxf32>` in row-major order, with `dp.scatter = 0`
    and the caller's shape in `dp.shape`; so does the arithmetic of all updates that depend
    on it. A device then computes its range of the new state and of the new parameters, and
    the parameters are gathered.

    ```mlir
    func.func @step(%m: tensor<5x3xf32> {dp.state}, %g: tensor<5x3xf32>)
      %m1 = linalg.generic ins(%m, %g : tensor<5x3xf32>, tensor<5x3xf32>) {...}
    // becomes
    func.func @step(%m: tensor<15xf32> {dp.state, dp.scatter = 0, dp.shape = array<i64: 5, 3>}, ...)
      %gf = tensor.collapse_shape %g [[0, 1]] : tensor<5x3xf32> into tensor<15xf32>
      %m1 = linalg.generic {dp.forced_factor = #dp.forced_factor<0>} ins(%m, %gf) {...}
    ```

    - `stage=1` shards the optimizer's state. A sum of gradients is whole where an op that
      is not linear needs it.
    - `stage=2` shards gradients, too: the arithmetic runs on ranges before it meets
      state, so that sums arrive in ranges (reduce_scatter), and a sum over all elements of
      a gradient, as in a global norm, is a partial value.
    - `stage=3` shards all state with elementwise updates, including the parameters; each
      op that reads one in its shape gathers it.

    State whose update is not elementwise is left whole on every device, and a remark names
    it. With `local-statistics`, as in dp-parallelize, so is state that becomes a statistic of
    each device's rows. It requires elementwise ops as linalg ops
    (`convert-elementwise-to-linalg`) and the attributes of dp-annotate.
  }];
  let options = [
    Option<"stage", "stage", "::mlir::dp::StateSharding",
           "::mlir::dp::StateSharding::gradients", "State to shard",
           [{::mlir::dp::getOptionValues<::mlir::dp::StateSharding>()}]>,
    Option<"localStatistics", "local-statistics", "bool", "false",
           "Compute batch statistics from each device's own rows">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numSharded", "num-sharded",
              "States of which each device holds a range">];
}

def DPParallelize : DP_ModulePass<"dp-parallelize", DP_Graphs> {
  let summary = "Rewrite single-device functions to run on all devices";
  let description = [{
    Rewrites each public function so that its body runs in one `dp.parallel`. Arguments
    are scattered or replicated as annotated, each op works on one device's part as the
    placement analysis decides, collectives convert values that are needed in another
    placement, and results are gathered, reduced or taken.

    ```mlir
    func.func @f(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<4xf32> {
      %s = linalg.reduce { arith.addf } ins(%x) outs(%zero) dimensions = [0]
    // becomes
      %0 = dp.scatter %x dim 0 : tensor<8x4xf32> -> !dp.placed<tensor<8x4xf32>, sharded<0>>
      %1 = dp.parallel (%a = %0) ... -> !dp.placed<tensor<4xf32>, partial<add>> {
        %s = linalg.reduce { arith.addf } ins(%a : tensor<?x4xf32>) ...
      }
      %2 = dp.reduce_add %1
    ```

    A function that holds a `dp.parallel` is left as it is. An op without a placement rule
    gets its operands whole and runs on every device, and a remark states the cost. So
    does control flow that carries a tensor sharded along a dimension whose extent may
    change between iterations.

    Statistics of the batch are those of the whole batch, as on one device. With
    `local-statistics`, a sum over rows that is divided by their number and broadcast over the
    rows again is computed from each device's own rows. A value of such a statistic that
    leaves the function (running statistics) is the first device's, or with `buffers=average`
    the average over the devices, weighted by their numbers of rows.
  }];
  let options = [
    Option<"devices", "devices", "int64_t", "0",
           "Number of devices; 0 leaves it open until run time">,
    Option<"localStatistics", "local-statistics", "bool", "false",
           "Compute batch statistics from each device's own rows">,
    Option<"buffers", "buffers", "::mlir::dp::RunningStatistics",
           "::mlir::dp::RunningStatistics::automatic",
           "New values of running statistics",
           [{::mlir::dp::getOptionValues<::mlir::dp::RunningStatistics>()}]>,
    Option<"fixedExtents", "fixed-extents", "bool", "false",
           "Refuse control flow that carries extents that may change, which no "
           "executable can">,
    Option<"keepPlacements", "keep-placements", "bool", "false",
           "Keep the placed type of each op's results in dp.placed_types, for "
           "dp-verify-reads and dp-accumulate">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numGathers", "num-gathers",
              "Values that are gathered because an op needs them whole">,
    Statistic<"numReductions", "num-reductions",
              "Sums, maxima and others over the devices">];
}

def DPVerifyReads : DP_FunctionPass<"dp-verify-reads", DP_Graphs> {
  let summary = "Verify that devices read and write chunks at local indices";
  let description = [{
    An index in a device's program is global, except the index of a loop over a chunk.
    For each op of a `dp.parallel` that accesses a tensor at computed indices, the pass proves
    that the index is of the right kind:

    - `tensor.extract` reads a chunk, along the sharded dimension, at the `linalg.index` of a
      loop over the same chunk;
    - each other use of such a `linalg.index`, and of an index of `tensor.generate`, adds
      `dp.shard_offset` to it;
    - `dp.index_update` of a chunk has indices from which `dp.shard_offset` was subtracted,
      and its batching dimensions are sharded as its updates and indices are;
    - `tensor.extract_slice` and `tensor.insert_slice` take a whole chunk;
    - the tensors that a loop of a structured op runs over are all whole or sharded in
    the same way;
    - an op without a placement rule, and any other op in the body of one, takes no chunk.

    An index for which the proof fails is an error that names the op, the dimension and the
    whole tensor: a placement rule that follows an index must rebuild its op with the local
    one.

    It requires the `dp.placed_types` of `dp-parallelize=keep-placements`, and removes them. It
    leaves alone a `dp.parallel` without any, which was written by hand. The program is
    otherwise unchanged.

    ```
    step.mlir:23:10: error: 'tensor.extract' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and reads it at an index that
    is not shown to be local; expected linalg.index of a loop over the same chunk, or the whole tensor
    ```

    Such an error is a fault of the op's placement rule or of dp-parallelize, never of the
    program. So the pass stands in every pipeline, right after dp-parallelize, and uses the
    placements that it has noted, not its conclusions about indices.
  }];
  let options = [
    Option<"keepPlacements", "keep-placements", "bool", "false",
           "Leave dp.placed_types for dp-accumulate">,
  ];
}

def DPPrintPlacement : DP_ModulePass<"dp-print-placement", DP_Graphs> {
  let summary = "Emit a remark with the placement of each op";
  let description = [{
    Runs the placement analysis alone and emits, at each op on tensors, a remark with
    the placement of its results. The program is left as it is.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

#endif // DP_TRANSFORMS_PARALLELIZE_PASSES_TD
