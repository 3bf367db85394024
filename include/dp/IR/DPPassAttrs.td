//===- DPPassAttrs.td - Attributes between passes -------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPPASSATTRS_TD
#define DP_IR_DPPASSATTRS_TD

include "dp/IR/DPEntryAttrs.td"
include "dp/IR/DPTargetAttr.td"

def DP_ForcedFactorAttr : AttrDef<DP_Dialect, "ForcedFactor"> {
  let mnemonic = "forced_factor";
  let summary = "the factor along which an op is sharded";
  let description = [{
    `dp-shard-state` chooses the factor in place of the placement analysis. With
    `none` the op runs on whole operands, on every device.

    Example:

    ```mlir
    func.func private @factors() attributes {
      a = #dp.forced_factor<0>, b = #dp.forced_factor<none>}
    ```
  }];
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$factor);
  let assemblyFormat = "`<` ($factor^) : (`none`)? `>`";
  let genVerifyDecl = 1;
}

def DP_PlacedTypesAttr : AttrDef<DP_Dialect, "PlacedTypes"> {
  let mnemonic = "placed_types";
  let summary = "the placed types of the results of an op in a dp.parallel";
  let description = [{
    A result of an op in a device's program is the device's part of a value of
    the single-device program. `types` has that value's placed type for each
    result, or `none` for a result that is part of no such value.

    Example:

    ```mlir
    func.func private @types() attributes {
      a = #dp.placed_types<[!dp.placed<tensor<8x4xf32>, sharded<0>>, none]>}
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::dp::PlacedType">:$types);
  let hasCustomAssemblyFormat = 1;
}

def DP_ReplicatedOpAttr : AttrDef<DP_Dialect, "ReplicatedOp"> {
  let mnemonic = "replicated_op";
  let summary = "an op that every device runs alike";
  let description = [{
    For reports: the op's name, its source location, and the number of iterations
    of its loops that one device runs in a step.

    Example:

    ```mlir
    func.func private @op() attributes {
      a = #dp.replicated_op<op = "linalg.matmul", loc = loc("model.mlir":7:3),
                            iterations = 4096>}
    ```
  }];
  let parameters = (ins StringRefParameter<"the op's name">:$op,
                        "::mlir::LocationAttr":$loc, "int64_t":$iterations);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_WorkAttr : AttrDef<DP_Dialect, "Work"> {
  let mnemonic = "work";
  let summary = "the work of a program, for reports";
  let description = [{
    `iterations` is the number of iterations that all ops of a `dp.parallel` have
    on one device in a step. `replicated` lists the ops that every device runs
    alike.

    Example:

    ```mlir
    func.func private @work() attributes {
      a = #dp.work<iterations = 100000, replicated = [
            <op = "linalg.matmul", loc = loc("model.mlir":7:3),
             iterations = 4096>]>}
    ```
  }];
  let parameters = (ins "int64_t":$iterations,
    DP_List<"::mlir::dp::ReplicatedOpAttr", "replicated ops">:$replicated);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_ChunkAttr : AttrDef<DP_Dialect, "Chunk"> {
  let mnemonic = "chunk";
  let summary = "a device's chunk of the updates of a dp.index_update";
  let description = [{
    `updates` and `indices` are the device's chunk along their dimension `dim`,
    which has `extent` elements on all devices together and is cut at multiples
    of `unit`.

    Example:

    ```mlir
    func.func private @chunk() attributes {
      a = #dp.chunk<dim = 0, unit = 1, extent = 64>}
    ```
  }];
  let parameters = (ins "int64_t":$dim, "int64_t":$unit, "int64_t":$extent);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_BucketMemberAttr : AttrDef<DP_Dialect, "BucketMember"> {
  let mnemonic = "bucket_member";
  let summary = "a reduction that is part of a bucket";
  let description = [{
    `bytes` is the payload of the reduction on one device, `loc` its source
    location, and `reason` why it is there.

    Example:

    ```mlir
    func.func private @member() attributes {
      a = #dp.bucket_member<bytes = 40, loc = loc("model.mlir":7:3),
                            reason = "the sum over the batch">}
    ```
  }];
  let parameters = (ins "int64_t":$bytes, "::mlir::LocationAttr":$loc,
                        OptionalParameter<"::mlir::StringAttr">:$reason);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def DP_BucketAttr : AttrDef<DP_Dialect, "Bucket"> {
  let mnemonic = "bucket";
  let summary = "the reductions that travel as one collective";
  let description = [{
    `members` has the order in which the program computes the summands.

    Example:

    ```mlir
    func.func private @bucket() attributes {
      a = #dp.bucket<[<bytes = 40, loc = loc("model.mlir":7:3)>,
                      <bytes = 4, loc = loc("model.mlir":9:3)>]>}
    ```
  }];
  let parameters =
      (ins DP_List<"::mlir::dp::BucketMemberAttr", "the reductions">:$members);
  let assemblyFormat = "`<` $members `>`";
}

#endif // DP_IR_DPPASSATTRS_TD
