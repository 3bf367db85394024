//===- Passes.td - Passes from one device to dp.parallel ----*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PARALLELIZE_PASSES_TD
#define DP_TRANSFORMS_PARALLELIZE_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPAnnotate : Pass<"dp-annotate", "::mlir::ModuleOp"> {
  let summary = "Annotate arguments as batch or state, by name";
  let description = [{
    Names every argument and result of each public function (`dp.name`): an
    argument by its location's name, a result by `jax.result_info`, else by
    their numbers. Marks the arguments that `scatter` names with
    `dp.scatter`, and those that `state` names with `dp.state`; an argument that
    a JAX export donates (`tf.aliasing_output = k`, `jax.buffer_donor`) is state
    without being told, and the result it becomes gets `dp.updates`. A state
    argument that `state` names is updated by the result of its name and type.

    An argument is named as it stands or by its number, or by the subtree of
    a nested input that it is in: `batch` reaches `batch.images`, `batch/images` and
    `batch['images']` where no argument is called `batch` itself. `train_step/batch`
    speaks of the arguments of that function alone. Of several names that reach an
    argument the longest counts, of two equally long ones the function's own;
    `NAME:none` leaves whole what a shorter name scatters. A name must
    reach something in at least one function.

    `host` names arguments that stay in the host's memory (`dp.host`), `per-device`
    results of rank 0 of which the caller gets each device's own (`dp.per_device`); a
    subtree's other results stay as they are, and `*` stands for all.
  }];
  let options = [
    ListOption<"scatter", "scatter", "std::string",
               "NAME:DIM of each argument to scatter, or NAME:none for one to "
               "replicate">,
    ListOption<"state", "state", "std::string",
               "NAME of each argument that stays on the devices between steps">,
    ListOption<"host", "host", "std::string",
               "NAME of each argument that stays in the host's memory">,
    ListOption<"perDevice", "per-device", "std::string",
               "NAME of each scalar result that is returned as a vector with "
               "one element per device; * for all">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPShardState : Pass<"dp-shard-state", "::mlir::ModuleOp"> {
  let summary = "Shard the optimizer's state over the devices (ZeRO)";
  let description = [{
    ZeRO: marks state so that `dp-parallelize` gives each device a range of its
    elements. An argument that nothing but its own elementwise update reads (and sums
    over all its elements) is the optimizer's; so it is in every function that has
    a state of its name. Such an argument becomes flat, `tensor<Nxf32>` in row-major order
    with `dp.scatter = 0` and the caller's shape in `dp.shape`, and so does the arithmetic of
    all updates that depend on it: a device computes its range of the new state and of the new
    parameters, which are gathered.

    - `stage=1`: the optimizer's state; a sum of gradients is whole where something that is
      not linear needs it.
    - `stage=2`: gradients too: the arithmetic runs on ranges even before state comes in, so
      that sums arrive in ranges (reduce_scatter), and a sum over all elements of a gradient,
      as in a global norm, is a partial one of its ranges.
    - `stage=3`: all state with elementwise updates, the parameters; each op that reads one
      in its shape gathers it for itself.

    State whose update is not elementwise stays whole on every device, and a remark names it; so
    does, with `local-statistics` as in dp-parallelize, what becomes a statistic of each device's own. Elementwise
    means linalg ops; run convert-elementwise-to-linalg and dp-annotate before.
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
}

def DPParallelize : Pass<"dp-parallelize", "::mlir::ModuleOp"> {
  let summary = "Rewrite single-device functions to run on all devices";
  let description = [{
    Rewrites each public function so that its body runs in one `dp.parallel`:
    arguments are scattered or replicated as annotated, every op works on what
    one device holds by the placement analysis, collectives stand where a value
    is needed in another placement, results are gathered, reduced or taken.

    A function that has a `dp.parallel` in it stays as it is.

    An op without a rule gets its operands whole, runs on every device, and
    a remark says what that costs. So does control flow that carries a tensor
    that would be sharded along a dimension whose extent may change on the way.

    Statistics of the batch are those of the whole batch, as on one device. With
    `local-statistics`, a sum over rows that is divided by their number and
    spread over the rows again is each device's own: of its rows, divided by
    their number. What leaves the function of such a value, as running
    statistics do, is the first device's, or with `buffers=average` the average of the
    devices' own, weighted by their numbers of rows.
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
           "Note on each op which part of which tensors its results are, in "
           "dp.held">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPVerifyReads : Pass<"dp-verify-reads", "::mlir::func::FuncOp"> {
  let summary = "Verify that devices read and write chunks at local indices";
  let description = [{
    An index in a device's program counts in the whole tensor, except that of a loop
    over a chunk. For each op of a `dp.parallel` whose place in a tensor is computed this
    shows which of the two it takes:

    - `tensor.extract` reads a chunk, along the dimension that is cut, at the
      `linalg.index` of a loop over the same chunk;
    - `linalg.index` of such a loop, and an index of `tensor.generate`, is used for that, or
      `dp.shard_offset` is added to it;
    - `dp.index_update` of a chunk has indices from which `dp.shard_offset` was subtracted;
      its batching dimensions are cut as its updates and indices are;
    - `tensor.extract_slice` and `tensor.insert_slice` take a chunk as it is;
    - the tensors that a loop of a structured op runs over are all whole or cut alike;
    - an op without a placement rule, and any other op in the body of one, takes no chunk.

    What cannot be shown is an error that names the op, the dimension and the
    whole tensor: a placement rule that follows an index must rebuild its op with the local one.

    It follows `dp-parallelize=keep-placements`, whose notes `dp.held` it removes, and
    leaves alone a `dp.parallel` without notes, which someone has written.
  }];
  let options = [
    Option<"keepPlacements", "keep-placements", "bool", "false",
           "Leave dp.held for dp-accumulate">,
  ];
}

def DPPrintPlacement : Pass<"dp-print-placement", "::mlir::ModuleOp"> {
  let summary = "Emit a remark with the placement of each op";
  let description = [{
    Runs the placement analysis alone and reports, for each op that works on
    tensors, how its results are placed.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

#endif // DP_TRANSFORMS_PARALLELIZE_PASSES_TD
