//===- DPOpBase.td - Base classes of the operations -------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPOPBASE_TD
#define DP_IR_DPOPBASE_TD

include "dp/IR/DPPassAttrs.td"
include "dp/IR/DPTypes.td"
include "dp/IR/DPOpInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"

class DP_Op<string mnemonic, list<Trait> traits = []>
    : Op<DP_Dialect, mnemonic, traits>;

// Reifies the result's extents from the operands (DPShapes.cpp). Fails on
// placed values, which have the extents of their types.
defvar DP_ReifiesShape =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>;

// A collective takes a device's tensor inside the SPMD body, or a placed value
// outside of it; the algebra of the conversions is stated on the latter.
def DP_TensorOrPlaced
    : AnyTypeOf<[AnyRankedTensor, DP_PlacedType], "tensor or placed tensor">;

// A region that computes with elements. It is isolated, so that it can move into
// a kernel.
class DP_ElementRegionOp<string mnemonic, list<Trait> traits>
    : DP_Op<mnemonic, [
        NoMemoryEffect, RecursivelySpeculatable, IsolatedFromAbove,
        SingleBlock, DestinationStyleOpInterface, DP_ReifiesShape] # traits>;

// An op whose result has a telling name in the text (%rank, %shard_size).
class DP_NamedResultOp<string mnemonic> : DP_Op<mnemonic, [
    Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

#endif // DP_IR_DPOPBASE_TD
