//===- Pieces.cpp - A device's chunks in pieces ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Pieces.h"

#include "dp/IR/CommunicationAttrs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::dp;

static Value makeIndex(OpBuilder &builder, Location loc, int64_t number) {
  return arith::ConstantIndexOp::create(builder, loc, number);
}

template <typename OpTy>
static Value make(OpBuilder &builder, Location loc, Value a, Value b) {
  return builder.createOrFold<OpTy>(loc, a, b);
}

static Value scale(OpBuilder &builder, Location loc, Value blocks,
                   int64_t unit) {
  if (unit == 1)
    return blocks;
  return make<arith::MulIOp>(builder, loc, blocks,
                             makeIndex(builder, loc, unit));
}

static Value toBlocks(OpBuilder &builder, Location loc, Value extent,
                      int64_t unit) {
  if (unit == 1)
    return extent;
  return make<arith::DivUIOp>(builder, loc, extent,
                              makeIndex(builder, loc, unit));
}

Pieces::Pieces(OpBuilder &builder, Location loc,
               const llvm::MapVector<Value, PlacementAttr> &chunks,
               ValueRange inputs, int64_t pieces)
    : pieces(pieces) {
  Value zero = makeIndex(builder, loc, 0), one = makeIndex(builder, loc, 1);
  Value count = makeIndex(builder, loc, pieces);
  // Chunks of one static extent have as many blocks.
  llvm::DenseMap<int64_t, Value> known;
  full = zero;
  for (auto &[argument, placement] : chunks) {
    auto input = cast<PlacedType>(
        inputs[cast<BlockArgument>(argument).getArgNumber()].getType());
    int64_t dim = placement.getDim(), unit = placement.getUnit();
    int64_t extent = input.getTensorType().getDimSize(dim);
    Value shared =
        ShapedType::isDynamic(extent) ? Value() : known.lookup(extent / unit);
    if (shared) {
      blocksOf[argument] = shared;
      continue;
    }
    Value blocks =
        toBlocks(builder, loc,
                 builder.createOrFold<tensor::DimOp>(loc, argument, dim), unit);
    blocksOf[argument] = blocks;
    if (!ShapedType::isDynamic(extent))
      known[extent / unit] = blocks;
    Value size = make<arith::CeilDivUIOp>(builder, loc, blocks, count);
    size = make<arith::MaxUIOp>(builder, loc, size, one);
    Value number = make<arith::CeilDivUIOp>(builder, loc, blocks, size);
    number = make<arith::MaxUIOp>(builder, loc, number, one);
    full = make<arith::MaxUIOp>(builder, loc, full,
                                make<arith::SubIOp>(builder, loc, number, one));
  }
}

std::pair<Value, Value> Pieces::getRange(OpBuilder &builder, Location loc,
                                         Value blocks, Piece piece) const {
  Value one = makeIndex(builder, loc, 1);
  Value size = make<arith::CeilDivUIOp>(builder, loc, blocks,
                                        makeIndex(builder, loc, pieces));
  // No more than all full pieces can have.
  Value most = make<arith::DivUIOp>(
      builder, loc, blocks, make<arith::MaxUIOp>(builder, loc, full, one));
  size = make<arith::MinUIOp>(builder, loc, size, most);
  Value begin = make<arith::MulIOp>(builder, loc, piece.number, size);
  if (piece.isLast)
    size = make<arith::SubIOp>(builder, loc, blocks, begin);
  return {begin, size};
}

Value Pieces::sliceBlocks(OpBuilder &builder, Location loc, Value whole,
                          int64_t dim, int64_t unit, Value blocks,
                          Piece piece) const {
  auto type = cast<RankedTensorType>(whole.getType());
  auto [begin, size] = getRange(builder, loc, blocks, piece);
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1)),
      sizes = tensor::getMixedSizes(builder, loc, whole);
  offsets[dim] = scale(builder, loc, begin, unit);
  sizes[dim] = scale(builder, loc, size, unit);
  // A static slice of no elements is out of bounds at any offset.
  if (llvm::is_contained(type.getShape(), 0))
    return tensor::EmptyOp::create(builder, loc, sizes, type.getElementType());
  return tensor::ExtractSliceOp::create(builder, loc, type, whole, offsets,
                                        sizes, strides);
}

Value Pieces::slice(OpBuilder &builder, Value argument, PlacementAttr placement,
                    Piece piece) const {
  return sliceBlocks(builder, argument.getLoc(), argument, placement.getDim(),
                     placement.getUnit(), blocksOf.lookup(argument), piece);
}

Value Pieces::insert(OpBuilder &builder, Value part, Value whole,
                     PlacementAttr placement, Value chunk, Piece piece) const {
  Location loc = part.getLoc();
  auto type = cast<RankedTensorType>(part.getType());
  if (llvm::is_contained(type.getShape(), 0))
    return whole; // An insertion of no elements would be out of bounds.
  auto [begin, size] = getRange(builder, loc, blocksOf.lookup(chunk), piece);
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1)),
      sizes = tensor::getMixedSizes(builder, loc, part);
  offsets[placement.getDim()] = scale(builder, loc, begin, placement.getUnit());
  sizes[placement.getDim()] = scale(builder, loc, size, placement.getUnit());
  return tensor::InsertSliceOp::create(builder, loc, part, whole, offsets,
                                       sizes, strides);
}

SmallVector<OpFoldResult> Pieces::getWholeSizes(OpBuilder &builder, Value like,
                                                PlacementAttr placement,
                                                Value chunk) const {
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, like.getLoc(), like);
  sizes[placement.getDim()] = scale(
      builder, like.getLoc(), blocksOf.lookup(chunk), placement.getUnit());
  return sizes;
}

void Pieces::restrictTo(Operation *op, Piece piece) const {
  SmallVector<Operation *> dependent;
  op->walk([&](Operation *inner) {
    inner->removeAttr(kChunkAttr); // A piece is not the device's chunk.
    if (isa<RankOp, ShardSizeOp, ShardOffsetOp, LocalSliceOp>(inner))
      dependent.push_back(inner);
  });
  for (Operation *inner : dependent) {
    // The new ops read the device's value; all other users read the piece's.
    OpBuilder builder(inner->getContext());
    builder.setInsertionPointAfter(inner);
    Location loc = inner->getLoc();
    Value before = inner->getResult(0), value;
    auto uses = llvm::map_to_vector(before.getUses(),
                                    [](OpOperand &use) { return &use; });
    if (isa<RankOp>(inner)) {
      value = make<arith::MulIOp>(builder, loc, before,
                                  makeIndex(builder, loc, pieces));
      value = make<arith::AddIOp>(builder, loc, value, piece.number);
    } else if (auto size = dyn_cast<ShardSizeOp>(inner)) {
      Value blocks = toBlocks(builder, loc, before, size.getUnit());
      value = scale(builder, loc, getRange(builder, loc, blocks, piece).second,
                    size.getUnit());
    } else if (auto offset = dyn_cast<ShardOffsetOp>(inner)) {
      Value all = ShardSizeOp::create(builder, loc, builder.getIndexType(),
                                      offset.getExtent(), offset.getUnit());
      Value blocks = toBlocks(builder, loc, all, offset.getUnit());
      Value begin = getRange(builder, loc, blocks, piece).first;
      value = make<arith::AddIOp>(builder, loc, before,
                                  scale(builder, loc, begin, offset.getUnit()));
    } else {
      auto local = cast<LocalSliceOp>(inner);
      int64_t dim = local.getDim(), unit = local.getUnit();
      Value extent = builder.createOrFold<tensor::DimOp>(loc, before, dim);
      value = sliceBlocks(builder, loc, before, dim, unit,
                          toBlocks(builder, loc, extent, unit), piece);
    }
    for (OpOperand *use : uses)
      use->set(value);
  }
}

namespace {
/// The type of a slice without rank reduction (each dropped dimension has one
/// element), and the reassociation that drops these dimensions.
struct WholeSlice {
  WholeSlice(RankedTensorType type, const llvm::SmallBitVector &dropped)
      : groups(type.getRank()) {
    SmallVector<int64_t> shape;
    int64_t kept = -1;
    for (unsigned dim = 0; dim < dropped.size(); ++dim) {
      if (!dropped[dim])
        ++kept;
      shape.push_back(dropped[dim] ? 1 : type.getDimSize(kept));
      groups[std::max<int64_t>(kept, 0)].push_back(dim);
    }
    whole = RankedTensorType::get(shape, type.getElementType());
  }

  RankedTensorType whole;
  SmallVector<ReassociationIndices> groups;
};
} // namespace

/// Replaces the rank reduction of slices by reshapes. Upstream's
/// canonicalization of a rank-reducing slice may drop a dynamic dimension
/// instead of the right one when it finds that the extent is 1.
static void keepRanks(Block *body) {
  auto isSafe = [](RankedTensorType type, const llvm::SmallBitVector &dropped) {
    return type.hasStaticShape() || dropped.none();
  };
  body->walk([&](tensor::ExtractSliceOp slice) {
    RankedTensorType type = slice.getType();
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    if (isSafe(type, dropped))
      return;
    WholeSlice all(type, dropped);
    OpBuilder builder(slice);
    auto whole = tensor::ExtractSliceOp::create(
        builder, slice.getLoc(), all.whole, slice.getSource(),
        slice.getMixedOffsets(), slice.getMixedSizes(),
        slice.getMixedStrides());
    Value made = tensor::CollapseShapeOp::create(builder, slice.getLoc(), type,
                                                 whole, all.groups);
    slice.replaceAllUsesWith(made);
    slice.erase();
  });
  body->walk([&](tensor::InsertSliceOp slice) {
    RankedTensorType type = slice.getSourceType();
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    if (isSafe(type, dropped))
      return;
    WholeSlice all(type, dropped);
    OpBuilder builder(slice);
    auto whole = tensor::ExpandShapeOp::create(
        builder, slice.getLoc(), all.whole, slice.getSource(), all.groups,
        slice.getMixedSizes());
    Value made = tensor::InsertSliceOp::create(
        builder, slice.getLoc(), whole, slice.getDest(),
        slice.getMixedOffsets(), slice.getMixedSizes(),
        slice.getMixedStrides());
    slice.replaceAllUsesWith(made);
    slice.erase();
  });
}

void mlir::dp::setDevices(ParallelOp parallel, int64_t devices) {
  OpBuilder builder(parallel.getContext());
  parallel.setDevices(devices);
  Block *body = parallel.getBodyBlock();
  keepRanks(body);
  // Sets the type of `value`; its users get a cast to the type before.
  auto retype = [&](Value value, Type type) {
    Type before = value.getType();
    if (before == type)
      return;
    value.setType(type);
    builder.setInsertionPointAfterValue(value);
    auto cast = tensor::CastOp::create(builder, value.getLoc(), before, value);
    value.replaceAllUsesExcept(cast, cast);
  };
  auto getLocal = [&](Type whole, int64_t dim, int64_t unit) -> Type {
    return getLocalTensorType(
        cast<RankedTensorType>(whole),
        PlacementAttr::sharded(parallel.getContext(), dim, unit), devices);
  };
  for (auto [input, argument] :
       llvm::zip_equal(parallel.getInputs(), body->getArguments()))
    retype(argument, ParallelOp::getLocalType(input.getType(), devices));
  body->walk([&](Operation *op) {
    if (auto slice = dyn_cast<LocalSliceOp>(op)) {
      retype(slice.getResult(), getLocal(slice.getInput().getType(),
                                         slice.getDim(), slice.getUnit()));
    } else if (auto scatter = dyn_cast<ReduceScatterOp>(op)) {
      retype(scatter.getResult(),
             getLocal(scatter.getInput().getType(), scatter.getDim(),
                      scatter.getUnit()));
    } else if (auto exchange = dyn_cast<CollectiveOpInterface>(op);
               exchange &&
               exchange.getCollectiveKind() == CollectiveKind::allToAll) {
      retype(exchange.getReceived(),
             getRowsType(cast<RankedTensorType>(exchange.getSent().getType()),
                         devices));
    } else if (auto gather = dyn_cast<AllGatherOp>(op)) {
      Type type = getLocal(gather.getType(), gather.getDim(), gather.getUnit());
      if (gather.getInput().getType() == type)
        return;
      builder.setInsertionPoint(gather);
      gather.getInputMutable().assign(tensor::CastOp::create(
          builder, gather.getLoc(), type, gather.getInput()));
    }
  });
  auto yield = cast<YieldOp>(body->getTerminator());
  builder.setInsertionPoint(yield);
  for (auto [operand, result] :
       llvm::zip_equal(yield->getOpOperands(), parallel.getResultTypes())) {
    Type type = ParallelOp::getLocalType(result, devices);
    if (operand.get().getType() != type)
      operand.set(
          tensor::CastOp::create(builder, yield.getLoc(), type, operand.get()));
  }
}
