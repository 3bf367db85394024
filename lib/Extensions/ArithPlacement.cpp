//===- ArithPlacement.cpp - Placement rules of arith and math ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Extensions/AllExtensions.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// arith and math apply one scalar op to every element.
template <typename OpTy>
struct ElementwisePlacement
    : PlacementOpInterface::ExternalModel<ElementwisePlacement<OpTy>, OpTy> {
  PlacementRule getPlacementRule(Operation *op) const {
    // A scalar condition of arith.select is no tensor and stays whole.
    return getElementwiseRule(op);
  }

  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &rule,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    SmallVector<Linearity> states;
    unsigned next = 0;
    for (Value operand : op->getOperands()) {
      bool isTensor = isa<RankedTensorType>(operand.getType());
      if (isTensor && partial.test(next++))
        states.push_back(Linearity::linear);
      else
        states.push_back(isIdentityTensor(operand, ReductionKind::add)
                             ? Linearity::zero
                             : Linearity::independent);
    }
    return SmallVector<Linearity>(op->getNumResults(),
                                  getScalarLinearity(op, states, kind));
  }
};

/// A constant whose elements are all the same is created again for a chunk.
struct ConstantPlacement
    : PlacementOpInterface::ExternalModel<ConstantPlacement,
                                          arith::ConstantOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto dense =
        dyn_cast<DenseElementsAttr>(cast<arith::ConstantOp>(op).getValue());
    if (!dense || !dense.isSplat() ||
        !dense.getElementType().isIntOrIndexOrFloat()) {
      PlacementRule rule = getFallbackRule(op);
      rule.fallback = false;
      return rule;
    }
    return getElementwiseRule(op);
  }

  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto constant = cast<arith::ConstantOp>(op);
    auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (!dense || !localization.isSharded())
      return {builder.clone(*op)->getResult(0)};
    RankedTensorType type = localization.getLocalType(
        op->getResult(0).getType(), localization.resultPlacements[0]);
    if (type.hasStaticShape())
      return {arith::ConstantOp::create(builder, op->getLoc(),
                                        dense.resizeSplat(type))};
    Value element = arith::ConstantOp::create(
        builder, op->getLoc(),
        cast<TypedAttr>(dense.getSplatValue<Attribute>()));
    return {tensor::SplatOp::create(builder, op->getLoc(), type, element,
                                    localization.shardSize(1))};
  }
};

template <typename... OpTys>
void attachElementwise(MLIRContext *context) {
  auto attach = [&](auto *tag) {
    using OpTy = std::remove_pointer_t<decltype(tag)>;
    if constexpr (OpTy::template hasTrait<OpTrait::Elementwise>())
      OpTy::template attachInterface<ElementwisePlacement<OpTy>>(*context);
  };
  (attach(static_cast<OpTys *>(nullptr)), ...);
}
} // namespace

void dp::registerArithPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, arith::ArithDialect *) {
    attachElementwise<
#define GET_OP_LIST
#include "mlir/Dialect/Arith/IR/ArithOps.cpp.inc"
        >(context);
    arith::ConstantOp::attachInterface<ConstantPlacement>(*context);
  });
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    attachElementwise<
#define GET_OP_LIST
#include "mlir/Dialect/Math/IR/MathOps.cpp.inc"
        >(context);
  });
}
