//===- Passes.td - Passes from one device to many --------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PASSES_TD
#define DP_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def DPAnnotate : Pass<"dp-annotate", "::mlir::ModuleOp"> {
  let summary = "say which arguments are batch and which are state";
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
               "NAME:DIM of each argument to scatter">,
    ListOption<"state", "state", "std::string",
               "NAME of each argument that stays on the devices">,
    ListOption<"host", "host", "std::string",
               "NAME of each argument that stays in the host's memory">,
    ListOption<"perDevice", "per-device", "std::string",
               "NAME of each number of which the caller gets every device's">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPParallelize : Pass<"dp-parallelize", "::mlir::ModuleOp"> {
  let summary = "rewrite single-device functions to run on all devices";
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
    statistics do, is the first device's, or with `average-buffers` the average of the
    devices' own, weighted by their numbers of rows.
  }];
  let options = [
    Option<"devices", "devices", "int64_t", "0",
           "Number of devices; 0 leaves it open until run time">,
    Option<"localStatistics", "local-statistics", "bool", "false",
           "Each device normalizes by the mean and variance of its own rows">,
    Option<"averageBuffers", "average-buffers", "bool", "false",
           "What leaves of local statistics is the devices' average">,
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
  let summary = "check that devices read and write chunks at local indices";
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

def DPShardState : Pass<"dp-shard-state", "::mlir::ModuleOp"> {
  let summary = "each device keeps and updates a part of the optimizer's state";
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
    Option<"stage", "stage", "int64_t", "2", "1, 2 or 3">,
    Option<"localStatistics", "local-statistics", "bool", "false",
           "Each device has statistics of its own rows">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPExplainCollectives : Pass<"dp-explain-collectives", "::mlir::ModuleOp"> {
  let summary = "a remark with its bytes and its reason at every collective";
  let description = [{
    For each collective of a parallel program, and for each result that leaves
    the devices: how many bytes travel, which op made the value and which one
    needs it in another placement, with their source lines. An all_gather also
    says why the op could not run on chunks. Then what every device computes alike:
    the ops of 4,096 iterations or more, times the trips of counted loops, with their
    share of the step's.
  }];
}

def DPPrintPlacement : Pass<"dp-print-placement", "::mlir::ModuleOp"> {
  let summary = "a remark with its placement at every op";
  let description = [{
    Runs the placement analysis alone and reports, for each op that works on
    tensors, how its results are placed.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPDecomposeGatherScatter
    : Pass<"dp-decompose-gather-scatter", "::mlir::func::FuncOp"> {
  let summary = "tensor.gather and tensor.scatter become what is lowered";
  let description = [{
    tensor.gather becomes a linalg.generic that reads by tensor.extract,
    tensor.scatter a `dp.index_update` without a kind.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPCropPads : Pass<"dp-crop-pads", "::mlir::func::FuncOp"> {
  let summary = "Rewrite tensor.pad with negative padding as a slice and a pad";
  let description = [{
    A tensor.pad whose static padding is negative drops elements of its source, which
    neither its bufferization nor its placement rule knows. It becomes a
    tensor.extract_slice of what is kept and a tensor.pad of that without negative
    padding. Dynamic padding is left alone: it must not be negative. The pass runs before
    any canonicalization, since upstream folds a tensor.pad whose result has its source's
    type to that source, also where it moves elements: low[2] high[-2].

    ```mlir
    %y = tensor.pad %x low[0, -1] high[0, 3] {...} : tensor<5x6xf32> to tensor<5x8xf32>
    // becomes
    %k = tensor.extract_slice %x[0, 1] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %y = tensor.pad %k low[0, 0] high[0, 3] {...} : tensor<5x5xf32> to tensor<5x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPSplitLoops : Pass<"dp-split-loops", "::mlir::func::FuncOp"> {
  let summary = "a loop over several dimensions becomes a loop over each";
  let description = [{
    A linalg.generic that counts the elements of several dimensions by one loop and
    finds their places by division and remainder, as torch-mlir writes scatters, gets
    a loop for each, so that placements can follow them.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPSplitCollapsed : Pass<"dp-split-collapsed", "::mlir::func::FuncOp"> {
  let summary = "ops on collapsed dimensions run on each where a shard asks for it";
  let description = [{
    A collapsed dimension whose minor part is sharded, as the batch of time-major
    rows [T * B], is no shard: it would be gathered. Structured ops that read it get
    a loop for each part instead, and so do those that read their results.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPRaiseScatter : Pass<"dp-raise-scatter", "::mlir::func::FuncOp"> {
  let summary = "scatters of other dialects become dp.index_update";
  let description = [{
    tm_tensor.scatter (torch-mlir), in its generic form and of an unregistered
    dialect, becomes `dp.index_update`. What an index column that only counts along
    the updates indexes becomes `batching`. Windows that begin at an index and
    combiners that are no reduction kind are errors.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPRaiseIndexUpdate : Pass<"dp-raise-index-update", "::mlir::func::FuncOp"> {
  let summary = "contractions with one-hot tensors become indexed";
  let description = [{
    A contraction with a tensor that is one where an index says (an integer
    compared with the numbers of a dimension) is an update at indices or a read at
    them. It becomes `dp.index_update` with the kind `add`, or a linalg.generic
    that reads by tensor.extract: work for each index, not for each index and place.
    What is added to such updates of zeros becomes their destination.

    Where all numbers are finite the result is the same, but for the order of
    sums. A place that no index names is not read, so its infinities and NaNs do not
    spread, which zero times them would.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPWidenSums : Pass<"dp-widen-sums", "::mlir::func::FuncOp"> {
  let summary = "sums and products of f16 and bf16 accumulate in f32";
  let description = [{
    In 16 bits the order of a sum decides what overflows and what gets lost. Every sum
    or product that a linalg op accumulates in f16 or bf16, and every
    `dp.index_update` that adds to zeros, accumulates in f32; a product that is added
    is not rounded before. The result is rounded once, where something needs it
    in its own type.

    Of a function with `dp.scatter`, summands stay f32 through all that the placement
    analysis keeps partial: what is moved, scaled, added, carried around
    loops. So partial sums travel in f32 and are rounded when they are whole. What
    the graph widens to f32 anyway is never rounded.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

#endif // DP_TRANSFORMS_PASSES_TD
