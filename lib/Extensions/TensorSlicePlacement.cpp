//===- TensorSlicePlacement.cpp - Rules of slices, padding, concat -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A dimension that the op takes in full can be sharded. A dimension that it
// slices, pads or joins is gathered first.
//
//===----------------------------------------------------------------------===//

#include "ExtentSource.h"
#include "TensorPlacement.h"

#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `size` is the extent of dimension `dim` of `source`.
static bool isWholeExtent(OpFoldResult size, Value source, int64_t dim) {
  auto type = cast<RankedTensorType>(source.getType());
  if (std::optional<int64_t> number = getConstantIntValue(size))
    return *number == type.getDimSize(dim);
  return isExtentOf(cast<Value>(size), source, dim);
}

/// A dimension that the op slices, pads or joins: its operand is taken whole,
/// but the result may be sharded again.
static DimFactor getMovedDim(PlacementRule &rule) {
  DimFactor dim;
  dim.lost = rule.addFactor();
  return dim;
}

/// The factors of a slice. `large` is the tensor that is sliced, `small` the
/// slice.
static void getSliceDims(OffsetSizeAndStrideOpInterface op, Value large,
                         RankedTensorType small, llvm::SmallBitVector dropped,
                         PlacementRule &rule,
                         SmallVector<DimFactor, 4> &largeDims,
                         SmallVector<DimFactor, 4> &smallDims) {
  auto largeType = cast<RankedTensorType>(large.getType());
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  for (int64_t dim = 0; dim < largeType.getRank(); ++dim) {
    bool whole = isConstantIntValue(offsets[dim], 0) &&
                 isConstantIntValue(strides[dim], 1) &&
                 isWholeExtent(sizes[dim], large, dim);
    DimFactor factor;
    if (whole && !dropped.test(dim))
      factor = {rule.addFactor(), 1};
    else if (!dropped.test(dim))
      factor = getMovedDim(rule);
    largeDims.push_back(factor);
    if (!dropped.test(dim))
      smallDims.push_back(factor);
  }
  assert(static_cast<int64_t>(smallDims.size()) == small.getRank());
}

/// The slice's sizes, with the local size of the sharded dimension. A size that
/// was a value stays one, as the slice's type says.
static SmallVector<OpFoldResult>
getLocalSizes(ArrayRef<OpFoldResult> sizes, int64_t shardedDim,
              RankedTensorType large, OpBuilder &builder,
              const Localization &localization) {
  SmallVector<OpFoldResult> local;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (static_cast<int64_t>(dim) == shardedDim)
      local.push_back(isa<Value>(size) || large.isDynamicDim(dim)
                          ? OpFoldResult(localization.shardSize(1))
                          : builder.getIndexAttr(large.getDimSize(dim)));
    else if (auto value = dyn_cast<Value>(size))
      local.push_back(localization.mapping.lookupOrDefault(value));
    else
      local.push_back(size);
  }
  return local;
}

static SmallVector<OpFoldResult> mapAll(ArrayRef<OpFoldResult> values,
                                        const Localization &localization) {
  return llvm::map_to_vector(values, [&](OpFoldResult entry) {
    if (auto value = dyn_cast<Value>(entry))
      return OpFoldResult(localization.mapping.lookupOrDefault(value));
    return entry;
  });
}

static int64_t shardedDimOf(Placement placement) {
  return placement.isSharded() ? placement.dim : -1;
}

namespace {
struct ExtractSlicePlacement
    : PlacementOpInterface::ExternalModel<ExtractSlicePlacement,
                                          tensor::ExtractSliceOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto slice = cast<tensor::ExtractSliceOp>(op);
    PlacementRule rule;
    rule.cheap = rule.moves = true;
    SmallVector<DimFactor, 4> large, small;
    getSliceDims(slice, slice.getSource(), slice.getType(),
                 slice.getDroppedDims(), rule, large, small);
    rule.operands.push_back({slice.getSource(), large});
    rule.results.push_back({small, std::nullopt});
    return rule;
  }
  SmallVector<Linearity> getLinearity(Operation *, const PlacementRule &,
                                      const llvm::SmallBitVector &,
                                      ReductionKind) const {
    return {Linearity::linear};
  }
  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto slice = cast<tensor::ExtractSliceOp>(op);
    Value source = localization.operands[0];
    auto sourceType = cast<RankedTensorType>(source.getType());
    RankedTensorType type = localization.getLocalType(
        slice.getType(), localization.resultPlacements[0]);
    return {tensor::ExtractSliceOp::create(
        builder, op->getLoc(), type, source,
        mapAll(slice.getMixedOffsets(), localization),
        getLocalSizes(slice.getMixedSizes(),
                      shardedDimOf(localization.operandPlacements[0]),
                      sourceType, builder, localization),
        mapAll(slice.getMixedStrides(), localization))};
  }
};

struct InsertSlicePlacement
    : PlacementOpInterface::ExternalModel<InsertSlicePlacement,
                                          tensor::InsertSliceOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto insert = cast<tensor::InsertSliceOp>(op);
    PlacementRule rule;
    rule.moves = true;
    SmallVector<DimFactor, 4> large, small;
    getSliceDims(insert, insert.getDest(), insert.getSourceType(),
                 insert.getDroppedDims(), rule, large, small);
    rule.operands.push_back({insert.getSource(), small});
    rule.operands.push_back({insert.getDest(), large});
    rule.results.push_back({large, std::nullopt});
    return rule;
  }
  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    auto insert = cast<tensor::InsertSliceOp>(op);
    auto holds = [&](unsigned index, Value value) {
      return partial.test(index) ||
             (kind == ReductionKind::add && isIdentityTensor(value, kind));
    };
    return {holds(0, insert.getSource()) && holds(1, insert.getDest())
                ? Linearity::linear
                : Linearity::nonlinear};
  }
  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto insert = cast<tensor::InsertSliceOp>(op);
    Value dest = localization.operands[1];
    return {tensor::InsertSliceOp::create(
        builder, op->getLoc(), localization.operands[0], dest,
        mapAll(insert.getMixedOffsets(), localization),
        getLocalSizes(insert.getMixedSizes(),
                      shardedDimOf(localization.operandPlacements[1]),
                      cast<RankedTensorType>(dest.getType()), builder,
                      localization),
        mapAll(insert.getMixedStrides(), localization))};
  }
};

struct PadPlacement
    : PlacementOpInterface::ExternalModel<PadPlacement, tensor::PadOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto pad = cast<tensor::PadOp>(op);
    // Without a rule: the padding value is computed from the position, or from
    // other tensors.
    if (!pad.getConstantPaddingValue())
      return getFallbackRule(op);
    PlacementRule rule;
    rule.cheap = rule.moves = true;
    SmallVector<DimFactor, 4> dims;
    for (auto [low, high] :
         llvm::zip_equal(pad.getMixedLowPad(), pad.getMixedHighPad())) {
      dims.push_back(isConstantIntValue(low, 0) && isConstantIntValue(high, 0)
                         ? DimFactor{rule.addFactor(), 1}
                         : getMovedDim(rule));
    }
    rule.operands.push_back({pad.getSource(), dims});
    rule.results.push_back({dims, std::nullopt});
    return rule;
  }
  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &,
                                      const llvm::SmallBitVector &,
                                      ReductionKind kind) const {
    Value value = cast<tensor::PadOp>(op).getConstantPaddingValue();
    bool zero =
        kind == ReductionKind::add && value && isIdentityTensor(value, kind);
    return {zero ? Linearity::linear : Linearity::nonlinear};
  }
};

struct ConcatPlacement
    : PlacementOpInterface::ExternalModel<ConcatPlacement, tensor::ConcatOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto concat = cast<tensor::ConcatOp>(op);
    PlacementRule rule;
    rule.moves = true;
    SmallVector<DimFactor, 4> dims;
    for (int64_t dim = 0; dim < concat.getResultType().getRank(); ++dim)
      dims.push_back(dim == static_cast<int64_t>(concat.getDim())
                         ? getMovedDim(rule)
                         : DimFactor{rule.addFactor(), 1});
    for (Value input : concat.getInputs())
      rule.operands.push_back({input, dims});
    rule.results.push_back({dims, std::nullopt});
    return rule;
  }
  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &rule,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    for (auto [index, operand] : llvm::enumerate(rule.operands))
      if (!partial.test(index) && !(kind == ReductionKind::add &&
                                    isIdentityTensor(operand.value, kind)))
        return {Linearity::nonlinear};
    return {Linearity::linear};
  }
};

/// tensor.reshape between static shapes that share their major dimension.
struct ReshapePlacement
    : PlacementOpInterface::ExternalModel<ReshapePlacement, tensor::ReshapeOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto reshape = cast<tensor::ReshapeOp>(op);
    auto from = dyn_cast<RankedTensorType>(reshape.getSource().getType());
    auto to = dyn_cast<RankedTensorType>(reshape.getResult().getType());
    if (!from || !to || !from.hasStaticShape() || !to.hasStaticShape() ||
        from.getNumElements() == 0)
      return getFallbackRule(op);
    PlacementRule rule;
    SmallVector<DimFactor, 4> fromDims(from.getRank()), toDims(to.getRank());
    auto major = [](ArrayRef<int64_t> shape) {
      int64_t dim = 0;
      while (dim < static_cast<int64_t>(shape.size()) && shape[dim] == 1)
        ++dim;
      return dim;
    };
    int64_t i = major(from.getShape()), j = major(to.getShape());
    if (i < from.getRank() && j < to.getRank()) {
      // The larger major dimension consists of blocks of the elements after
      // the smaller one.
      int64_t a = from.getDimSize(i), b = to.getDimSize(j);
      if (a % b == 0 || b % a == 0) {
        int32_t factor = rule.addFactor();
        fromDims[i] = {factor, std::max<int64_t>(a / b, 1)};
        toDims[j] = {factor, std::max<int64_t>(b / a, 1)};
      }
    }
    rule.operands.push_back({reshape.getSource(), fromDims});
    rule.operands.push_back({reshape.getShape(), {DimFactor{}}});
    rule.results.push_back({toDims, std::nullopt});
    return rule;
  }
  SmallVector<Linearity> getLinearity(Operation *, const PlacementRule &,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind) const {
    return {partial.test(1) ? Linearity::nonlinear : Linearity::linear};
  }
  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    if (!localization.isSharded())
      return cloneLocal(builder, op, localization)->getResults();
    Location loc = op->getLoc();
    RankedTensorType type = localization.getLocalType(
        op->getResult(0).getType(), localization.resultPlacements[0]);
    SmallVector<Value> sizes;
    int64_t shardedDim = localization.getShardedDim(0);
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      sizes.push_back(
          type.isDynamicDim(dim)
              ? localization.shardSize(
                    localization.rule.results[0].dims[shardedDim].inner)
              : arith::ConstantIndexOp::create(builder, loc,
                                               type.getDimSize(dim)));
    Value shape = tensor::FromElementsOp::create(
        builder, loc,
        RankedTensorType::get({type.getRank()}, builder.getIndexType()), sizes);
    return {tensor::ReshapeOp::create(builder, loc, type,
                                      localization.operands[0], shape)};
  }
};
} // namespace

void dp::attachTensorSliceModels(MLIRContext *context) {
  tensor::ExtractSliceOp::attachInterface<ExtractSlicePlacement>(*context);
  tensor::InsertSliceOp::attachInterface<InsertSlicePlacement>(*context);
  tensor::PadOp::attachInterface<PadPlacement>(*context);
  tensor::ConcatOp::attachInterface<ConcatPlacement>(*context);
  tensor::ReshapeOp::attachInterface<ReshapePlacement>(*context);
}
