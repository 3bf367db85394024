//===- DPTypes.td - The dialect's types -----------------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPTYPES_TD
#define DP_IR_DPTYPES_TD

include "dp/IR/DPAttrs.td"

def DP_PlacedType : TypeDef<DP_Dialect, "Placed"> {
  let mnemonic = "placed";
  let summary = "a tensor spread over the devices, with its placement";
  let description = [{
    The tensor type is that of the whole tensor. The type of one device's part,
    the local type, has the sharded dimension dynamic, or static where the device
    count is static and divides it evenly.

    Example:

    ```mlir
    func.func private @step(!dp.placed<tensor<784x10xf32>, replicated>,
                            !dp.placed<tensor<64x784xf32>, sharded<0>>)
        -> !dp.placed<tensor<784x10xf32>, partial<add>>
    ```
  }];
  let parameters = (ins "::mlir::RankedTensorType":$tensorType,
                        "::mlir::dp::PlacementAttr":$placement);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [TypeBuilderWithInferredContext<
      (ins "::mlir::RankedTensorType":$tensorType,
           "::mlir::dp::PlacementAttr":$placement), [{
        return $_get(placement.getContext(), tensorType, placement);
      }]>];
  let extraClassDeclaration = [{
    /// Returns the type of one device's part: the tensor type with the sharded
    /// dimension dynamic, or static if `devices` is given and divides it
    /// evenly.
    ::mlir::RankedTensorType
    getLocalType(std::optional<int64_t> devices = std::nullopt) const;
  }];
}

def DP_TokenType : TypeDef<DP_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "collectives under way";
  let description = [{
    `dp.group_end async` returns it. A `dp.wait` takes it once on every path.

    Example:

    ```mlir
    func.func @under_way(%g: memref<10xf32>) attributes {dp.spmd} {
      dp.group_start
      dp.buffer.all_reduce %g, %g : memref<10xf32>, memref<10xf32>
      %t = dp.group_end async -> !dp.token
      dp.wait %t (%g) : memref<10xf32>
      return
    }
    ```
  }];
}

#endif // DP_IR_DPTYPES_TD
