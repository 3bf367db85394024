//===- PlacementOpInterface.td - An op's placement rule -------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_PLACEMENTOPINTERFACE
#define DP_INTERFACES_PLACEMENTOPINTERFACE

include "mlir/IR/OpBase.td"

def PlacementOpInterface : OpInterface<"PlacementOpInterface"> {
  let description = [{
    How an op is split over devices: its rule (factors), in which operands it is
    linear, and how it is rebuilt on what one device holds. Attach it to the ops
    of a dialect by an external model (docs/add-a-rule.md).
  }];
  let cppNamespace = "::mlir::dp";
  let methods = [
    InterfaceMethod<
      "The op's rule: factors, and the dimensions of operands and results.",
      "::mlir::dp::PlacementRule", "getPlacementRule">,
    InterfaceMethod<[{
      How each result depends on the rule operands in `partial`, which hold
      summands of `kind`; the others are whole. An op that says nothing is
      nonlinear in all of them, which is always right.
      }],
      "::llvm::SmallVector<::mlir::dp::Linearity>", "getLinearity",
      (ins "const ::mlir::dp::PlacementRule &":$rule,
           "const ::llvm::SmallBitVector &":$partial,
           "::mlir::dp::ReductionKind":$kind), "", [{
        return ::llvm::SmallVector<::mlir::dp::Linearity>(
            $_op->getNumResults(), ::mlir::dp::Linearity::nonlinear);
      }]>,
    InterfaceMethod<[{
      Builds the op on what one device holds and returns its results. Clones by
      default, with local result types.
      }],
      "::llvm::SmallVector<::mlir::Value>", "localize",
      (ins "::mlir::OpBuilder &":$builder,
           "const ::mlir::dp::Localization &":$localization), "", [{
        return ::llvm::SmallVector<::mlir::Value>(
            ::mlir::dp::cloneLocal(builder, $_op, localization)->getResults());
      }]>,
  ];
}

#endif // DP_INTERFACES_PLACEMENTOPINTERFACE
