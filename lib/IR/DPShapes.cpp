//===- DPShapes.cpp - Extents of results ----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/DP.h"
#include "dp/IR/ValueBounds.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// ReifyRankedShapedTypeOpInterface
//===----------------------------------------------------------------------===//

/// Appends the extents of `result` to `shapes`: those of `source`, except for
/// `size` along `dim` if that is dynamic in the result. Fails on placed values.
static LogicalResult reifyLike(OpBuilder &builder, Value result, Value source,
                               ReifiedRankedShapedTypeDims &shapes,
                               int64_t dim = -1,
                               llvm::function_ref<Value()> size = nullptr) {
  auto type = dyn_cast<RankedTensorType>(result.getType());
  if (!type)
    return failure();
  SmallVector<OpFoldResult> &shape = shapes.emplace_back();
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (!type.isDynamicDim(i))
      shape.push_back(builder.getIndexAttr(type.getDimSize(i)));
    else if (i == dim)
      shape.push_back(size());
    else
      shape.push_back(tensor::DimOp::create(builder, result.getLoc(), source, i)
                          .getResult());
  return success();
}

/// Creates the extent of this device's chunk of dimension `dim` of `whole`.
static Value createShardSize(OpBuilder &builder, Value whole, int64_t dim,
                             int64_t unit) {
  Location loc = whole.getLoc();
  Value extent = getValueOrCreateConstantIndexOp(
      builder, loc, tensor::getMixedSize(builder, loc, whole, dim));
  return ShardSizeOp::create(builder, loc, builder.getIndexType(), extent,
                             unit);
}

LogicalResult
AllReduceOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return reifyLike(builder, getResult(), getInput(), shapes);
}

LogicalResult
AllGatherOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return reifyLike(builder, getResult(), getInput(), shapes, getDim(),
                   [&] { return getSize(); });
}

LogicalResult
ReduceScatterOp::reifyResultShapes(OpBuilder &builder,
                                   ReifiedRankedShapedTypeDims &shapes) {
  return reifyLike(builder, getResult(), getInput(), shapes, getDim(), [&] {
    return createShardSize(builder, getInput(), getDim(), getUnit());
  });
}

LogicalResult
LocalSliceOp::reifyResultShapes(OpBuilder &builder,
                                ReifiedRankedShapedTypeDims &shapes) {
  return reifyLike(builder, getResult(), getInput(), shapes, getDim(), [&] {
    return createShardSize(builder, getInput(), getDim(), getUnit());
  });
}

RankedTensorType mlir::dp::getRowsType(RankedTensorType input,
                                       std::optional<int64_t> devices) {
  auto chunks = PlacementAttr::sharded(input.getContext(), /*dim=*/0,
                                       /*unit=*/1);
  RankedTensorType chunk = getLocalTensorType(input, chunks, devices);
  return RankedTensorType::get(
      {devices.value_or(ShapedType::kDynamic), chunk.getDimSize(0)},
      input.getElementType());
}

LogicalResult AllToAllOp::verify() {
  // [all_to_all-C1]
  if (failed(verifyInSPMDCode(*this)))
    return failure();
  // [all_to_all-C2]
  auto input = cast<RankedTensorType>(getInput().getType());
  if (input.getRank() != 1 || input.getEncoding())
    return emitOpError()
           << "expected a tensor of one dimension without encoding, found "
           << input;
  // [all_to_all-C3]
  RankedTensorType expected = getRowsType(input, getStaticDeviceCount(*this));
  if (getType() != expected)
    return emitOpError() << "expected the devices' versions of a chunk of "
                         << input << " to be " << expected << ", found "
                         << getType();
  return success();
}

LogicalResult
AllToAllOp::reifyResultShapes(OpBuilder &builder,
                              ReifiedRankedShapedTypeDims &shapes) {
  auto type = cast<RankedTensorType>(getType());
  SmallVector<OpFoldResult> &shape = shapes.emplace_back();
  if (type.isDynamicDim(0))
    shape.push_back(
        DeviceCountOp::create(builder, getLoc(), builder.getIndexType())
            .getResult());
  else
    shape.push_back(builder.getIndexAttr(type.getDimSize(0)));
  if (type.isDynamicDim(1))
    shape.push_back(createShardSize(builder, getInput(), 0, /*unit=*/1));
  else
    shape.push_back(builder.getIndexAttr(type.getDimSize(1)));
  return success();
}

LogicalResult
IndexUpdateOp::reifyResultShapes(OpBuilder &builder,
                                 ReifiedRankedShapedTypeDims &shapes) {
  return reifyLike(builder, getResult(), getDest(), shapes);
}

/// The results of an op in destination style have the extents of its
/// destinations.
static LogicalResult reifyLikeInits(OpBuilder &builder,
                                    DestinationStyleOpInterface op,
                                    ReifiedRankedShapedTypeDims &shapes) {
  for (OpResult result : op->getResults())
    if (failed(reifyLike(builder, result, op.getTiedOpOperand(result)->get(),
                         shapes)))
      return failure();
  return success();
}

LogicalResult
RoutineOp::reifyResultShapes(OpBuilder &builder,
                             ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeInits(builder, *this, shapes);
}

LogicalResult ScanOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeInits(builder, *this, shapes);
}

LogicalResult
ConvolutionOp::reifyResultShapes(OpBuilder &builder,
                                 ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeInits(builder, *this, shapes);
}

LogicalResult SortOp::reifyResultShapes(OpBuilder &builder,
                                        ReifiedRankedShapedTypeDims &shapes) {
  return reifyLikeInits(builder, *this, shapes);
}

//===----------------------------------------------------------------------===//
// ValueBoundsOpInterface
//===----------------------------------------------------------------------===//

// all_reduce and index_update need no model: ValueBoundsConstraintSet knows
// that a result in destination style has the extents of its destination.
namespace {
struct DeviceCountBounds
    : ValueBoundsOpInterface::ExternalModel<DeviceCountBounds, DeviceCountOp> {
  void populateBoundsForIndexValue(Operation *op, Value value,
                                   ValueBoundsConstraintSet &set) const {
    if (std::optional<int64_t> devices = getStaticDeviceCount(op)) {
      set.bound(value) == *devices;
      return;
    }
    set.bound(value) >= 1;
    set.bound(value) <= kMaxDevices;
  }
};

struct RankBounds : ValueBoundsOpInterface::ExternalModel<RankBounds, RankOp> {
  void populateBoundsForIndexValue(Operation *op, Value value,
                                   ValueBoundsConstraintSet &set) const {
    set.bound(value) >= 0;
    set.bound(value) < getStaticDeviceCount(op).value_or(kMaxDevices);
  }
};

/// Bounds of a chunk's size and offset: both are at least 0 and at most the
/// extent of the whole dimension.
template <typename Op>
struct ShardBounds
    : ValueBoundsOpInterface::ExternalModel<ShardBounds<Op>, Op> {
  void populateBoundsForIndexValue(Operation *op, Value value,
                                   ValueBoundsConstraintSet &set) const {
    set.bound(value) >= 0;
    set.bound(value) <= set.getExpr(cast<Op>(op).getExtent());
  }
};

struct AllGatherBounds
    : ValueBoundsOpInterface::ExternalModel<AllGatherBounds, AllGatherOp> {
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &set) const {
    auto gather = cast<AllGatherOp>(op);
    if (dim != static_cast<int64_t>(gather.getDim()))
      set.bound(value)[dim] == set.getExpr(gather.getInput(), dim);
    else if (gather.getSize())
      set.bound(value)[dim] == gather.getSize();
  }
};

/// An op whose result is a chunk of its operand along its `dim`.
template <typename Op>
struct ChunkBounds
    : ValueBoundsOpInterface::ExternalModel<ChunkBounds<Op>, Op> {
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &set) const {
    auto chunk = cast<Op>(op);
    AffineExpr whole = set.getExpr(chunk.getInput(), dim);
    if (dim != static_cast<int64_t>(chunk.getDim()))
      set.bound(value)[dim] == whole;
    else
      set.bound(value)[dim] <= whole;
  }
};

struct AllToAllBounds
    : ValueBoundsOpInterface::ExternalModel<AllToAllBounds, AllToAllOp> {
  void populateBoundsForShapedValueDim(Operation *op, Value value, int64_t dim,
                                       ValueBoundsConstraintSet &set) const {
    if (dim == 1)
      set.bound(value)[dim] <=
          set.getExpr(cast<AllToAllOp>(op).getInput(), /*dim=*/0);
    else
      set.bound(value)[dim] <= kMaxDevices;
  }
};
} // namespace

void mlir::dp::registerValueBoundsOpInterfaceExternalModels(
    DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, DPDialect *) {
    DeviceCountOp::attachInterface<DeviceCountBounds>(*context);
    RankOp::attachInterface<RankBounds>(*context);
    ShardSizeOp::attachInterface<ShardBounds<ShardSizeOp>>(*context);
    ShardOffsetOp::attachInterface<ShardBounds<ShardOffsetOp>>(*context);
    AllGatherOp::attachInterface<AllGatherBounds>(*context);
    ReduceScatterOp::attachInterface<ChunkBounds<ReduceScatterOp>>(*context);
    LocalSliceOp::attachInterface<ChunkBounds<LocalSliceOp>>(*context);
    AllToAllOp::attachInterface<AllToAllBounds>(*context);
  });
}
