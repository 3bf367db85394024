//===- TensorPlacement.cpp - Placement rules of tensor ops ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Ops that create tensors or regroup dimensions. Slices, padding and
// concatenation are in TensorSlicePlacement.cpp.
//
//===----------------------------------------------------------------------===//

#include "TensorPlacement.h"

#include "dp/Extensions/AllExtensions.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// An op that creates a tensor without tensor operands: each dimension is a
/// factor.
static PlacementRule getSourceRule(Value result) {
  PlacementRule rule;
  rule.cheap = true;
  ResultRule dims;
  for (int64_t i = 0, e = cast<RankedTensorType>(result.getType()).getRank();
       i < e; ++i)
    dims.dims.push_back({rule.addFactor(), 1});
  rule.results.push_back(std::move(dims));
  return rule;
}

/// The local dynamic sizes of result `index`, from the global ones.
static SmallVector<Value> getLocalSizes(RankedTensorType global,
                                        RankedTensorType local,
                                        ValueRange dynamicSizes,
                                        const Localization &localization,
                                        int64_t inner) {
  SmallVector<Value> sizes;
  int64_t shardedDim = localization.getShardedDim(0);
  unsigned next = 0;
  for (int64_t dim = 0; dim < global.getRank(); ++dim) {
    Value size;
    if (global.isDynamicDim(dim))
      size = localization.mapping.lookupOrDefault(dynamicSizes[next++]);
    if (!local.isDynamicDim(dim))
      continue;
    sizes.push_back(dim == shardedDim ? localization.shardSize(inner) : size);
  }
  return sizes;
}

namespace {
template <typename OpTy>
struct MakerPlacement
    : PlacementOpInterface::ExternalModel<MakerPlacement<OpTy>, OpTy> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule = getSourceRule(op->getResult(0));
    // The body of tensor.generate may read tensors, which it takes whole.
    rule.operands = getFallbackRule(op).operands;
    return rule;
  }

  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto maker = cast<OpTy>(op);
    auto global = cast<RankedTensorType>(op->getResult(0).getType());
    RankedTensorType local =
        localization.getLocalType(global, localization.resultPlacements[0]);
    ValueRange dynamicSizes;
    if constexpr (std::is_same_v<OpTy, tensor::GenerateOp>)
      dynamicSizes = maker.getDynamicExtents();
    else
      dynamicSizes = maker.getDynamicSizes();
    SmallVector<Value> sizes =
        getLocalSizes(global, local, dynamicSizes, localization, 1);
    if constexpr (std::is_same_v<OpTy, tensor::EmptyOp>) {
      return {tensor::EmptyOp::create(builder, op->getLoc(), local, sizes)};
    } else if constexpr (std::is_same_v<OpTy, tensor::SplatOp>) {
      return {tensor::SplatOp::create(
          builder, op->getLoc(), local,
          localization.mapping.lookupOrDefault(maker.getInput()), sizes)};
    } else {
      auto clone =
          cast<tensor::GenerateOp>(cloneLocal(builder, op, localization));
      clone.getDynamicExtentsMutable().assign(sizes);
      if (localization.isSharded()) {
        // The body computes from global indices.
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPoint(clone);
        Value offset = localization.shardOffset(1);
        Block &body = clone.getBody().front();
        BlockArgument index = body.getArgument(localization.getShardedDim(0));
        builder.setInsertionPointToStart(&body);
        Value shifted =
            arith::AddIOp::create(builder, op->getLoc(), index, offset);
        index.replaceAllUsesExcept(shifted, shifted.getDefiningOp());
      }
      return {clone.getResult()};
    }
  }
};

/// collapse_shape and expand_shape: a group of dimensions on one side is one
/// dimension on the other side, whose major part is the group's first dimension
/// of an extent other than 1. A tensor that is sharded along another dimension
/// of the group is gathered. Then a split batch, [B] -> [4, B / 4], is sharded
/// along the second dimension, and a joined one along both.
template <typename OpTy>
struct ReassociationPlacement
    : PlacementOpInterface::ExternalModel<ReassociationPlacement<OpTy>, OpTy> {
  static constexpr bool isExpand = std::is_same_v<OpTy, tensor::ExpandShapeOp>;

  PlacementRule getPlacementRule(Operation *op) const {
    auto reshape = cast<OpTy>(op);
    RankedTensorType manyType =
        isExpand ? reshape.getResultType() : reshape.getSrcType();
    SmallVector<DimFactor, 4> few, many(manyType.getRank());
    PlacementRule rule;
    rule.cheap = true;
    for (ArrayRef<int64_t> group : reshape.getReassociationIndices())
      few.push_back(getGroup(group, manyType, many, rule));
    ResultRule result{isExpand ? many : few, std::nullopt};
    rule.operands.push_back({reshape.getSrc(), isExpand ? few : many});
    rule.results.push_back(std::move(result));
    return rule;
  }

  static DimFactor getGroup(ArrayRef<int64_t> group, RankedTensorType manyType,
                            SmallVector<DimFactor, 4> &many,
                            PlacementRule &rule) {
    int64_t inner = 1;
    // Leading dimensions of extent 1 do not change the major part.
    while (group.size() > 1 && manyType.getDimSize(group.front()) == 1)
      group = group.drop_front();
    if (group.empty())
      return {};
    for (int64_t dim : group.drop_front()) {
      if (manyType.isDynamicDim(dim))
        return {}; // the number of elements after it is not known here
      inner *= manyType.getDimSize(dim);
    }
    if (inner == 0)
      return {};
    int32_t factor = rule.addFactor();
    many[group.front()] = {factor, 1};
    DimFactor few{factor, inner};
    auto minor = llvm::find_if(group.drop_front(), [&](int64_t dim) {
      return manyType.getDimSize(dim) != 1;
    });
    if (minor == group.end())
      return few;
    few.lost = rule.addFactor();
    if (isExpand) {
      many[*minor] = {few.lost, 1};
      return few;
    }
    int64_t behind = 1;
    for (int64_t dim : llvm::reverse(group.drop_front())) {
      many[dim].lost = few.lost;
      many[dim].lostUnit = behind;
      behind *= manyType.getDimSize(dim);
    }
    return few;
  }

  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &,
                                      const llvm::SmallBitVector &,
                                      ReductionKind) const {
    return {Linearity::linear};
  }

  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto reshape = cast<OpTy>(op);
    RankedTensorType type = localization.getLocalType(
        reshape.getResultType(), localization.resultPlacements[0]);
    Value source = localization.operands[0];
    if (localization.isSharded() &&
        localization.operandPlacements[0].isReplicated()) {
      Localization whole = localization;
      whole.resultPlacements[0] = Placement::replicated();
      const Placement &chunk = localization.resultPlacements[0];
      return {LocalSliceOp::create(builder, op->getLoc(), type,
                                   cloneLocal(builder, op, whole)->getResult(0),
                                   chunk.dim, chunk.unit)};
    }
    if constexpr (isExpand) {
      SmallVector<OpFoldResult> shape;
      int64_t shardedDim = localization.getShardedDim(0);
      for (auto [dim, size] : llvm::enumerate(reshape.getMixedOutputShape())) {
        if (static_cast<int64_t>(dim) == shardedDim)
          shape.push_back(type.isDynamicDim(dim)
                              ? OpFoldResult(localization.shardSize(1))
                              : builder.getIndexAttr(type.getDimSize(dim)));
        else if (auto value = dyn_cast<Value>(size))
          shape.push_back(localization.mapping.lookupOrDefault(value));
        else
          shape.push_back(size);
      }
      return {tensor::ExpandShapeOp::create(builder, op->getLoc(), type, source,
                                            reshape.getReassociationIndices(),
                                            shape)};
    } else {
      return {
          tensor::CollapseShapeOp::create(builder, op->getLoc(), type, source,
                                          reshape.getReassociationIndices())};
    }
  }
};

struct CastPlacement
    : PlacementOpInterface::ExternalModel<CastPlacement, tensor::CastOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    if (!isa<RankedTensorType>(op->getOperand(0).getType()) ||
        !isa<RankedTensorType>(op->getResult(0).getType()))
      return getFallbackRule(op);
    return getElementwiseRule(op);
  }
  SmallVector<Linearity> getLinearity(Operation *, const PlacementRule &,
                                      const llvm::SmallBitVector &,
                                      ReductionKind) const {
    return {Linearity::linear};
  }
};

/// tensor.dim is the global extent in any placement.
struct DimPlacement
    : PlacementOpInterface::ExternalModel<DimPlacement, tensor::DimOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto dim = cast<tensor::DimOp>(op);
    PlacementRule rule = getFallbackRule(op);
    if (!dim.getConstantIndex() || rule.operands.empty())
      return rule;
    rule.fallback = false;
    rule.operands[0].use = OperandUse::any;
    return rule;
  }
  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    std::optional<int64_t> dim = cast<tensor::DimOp>(op).getConstantIndex();
    if (!dim)
      return llvm::to_vector_of<Value>(
          cloneLocal(builder, op, localization)->getResults());
    return {localization.globalExtent(0, *dim)};
  }
};

/// tensor.extract and tensor.insert take whole tensors.
template <typename OpTy>
struct WholePlacement
    : PlacementOpInterface::ExternalModel<WholePlacement<OpTy>, OpTy> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule = getFallbackRule(op);
    rule.fallback = false;
    return rule;
  }
};
} // namespace

void dp::registerTensorPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, tensor::TensorDialect *) {
    tensor::EmptyOp::attachInterface<MakerPlacement<tensor::EmptyOp>>(*context);
    tensor::SplatOp::attachInterface<MakerPlacement<tensor::SplatOp>>(*context);
    tensor::GenerateOp::attachInterface<MakerPlacement<tensor::GenerateOp>>(
        *context);
    tensor::ExpandShapeOp::attachInterface<
        ReassociationPlacement<tensor::ExpandShapeOp>>(*context);
    tensor::CollapseShapeOp::attachInterface<
        ReassociationPlacement<tensor::CollapseShapeOp>>(*context);
    tensor::CastOp::attachInterface<CastPlacement>(*context);
    tensor::DimOp::attachInterface<DimPlacement>(*context);
    tensor::ExtractOp::attachInterface<WholePlacement<tensor::ExtractOp>>(
        *context);
    tensor::FromElementsOp::attachInterface<
        WholePlacement<tensor::FromElementsOp>>(*context);
    attachTensorSliceModels(context);
    context->loadDialect<arith::ArithDialect>();
  });
}
