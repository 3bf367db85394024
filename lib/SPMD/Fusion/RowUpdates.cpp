//===- RowUpdates.cpp - Updates of a tensor's rows ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RowUpdates.h"

#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

Value mlir::dp::dropLastDim(OpBuilder &builder, Location loc, Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank() - 1;
  SmallVector<ReassociationIndices> groups(rank);
  for (int64_t dim = 0; dim < rank; ++dim)
    groups[dim] = {dim};
  if (rank > 0)
    groups.back().push_back(rank);
  return tensor::CollapseShapeOp::create(builder, loc, tensor, groups);
}

bool mlir::dp::updatesRows(IndexUpdateOp update) {
  return update.getBatching().empty() &&
         update.getDims() == ArrayRef<int64_t>{0} &&
         update.getUpdateShape().numCounted >= 1;
}

RowUpdates mlir::dp::flattenRowUpdates(OpBuilder &builder,
                                       IndexUpdateOp update) {
  Location loc = update.getLoc();
  IndexUpdateShape shape = update.getUpdateShape();
  RowUpdates rows{update.getUpdates(), update.getIndices()};
  if (shape.hasVectors)
    rows.indices = dropLastDim(builder, loc, rows.indices);
  if (shape.numCounted > 1) {
    SmallVector<ReassociationIndices> groups{
        llvm::to_vector(llvm::seq<int64_t>(0, shape.numCounted))};
    rows.indices =
        tensor::CollapseShapeOp::create(builder, loc, rows.indices, groups);
    int64_t rank = cast<RankedTensorType>(rows.updates.getType()).getRank();
    for (int64_t dim = shape.numCounted; dim < rank; ++dim)
      groups.push_back({dim});
    rows.updates =
        tensor::CollapseShapeOp::create(builder, loc, rows.updates, groups);
  }
  return rows;
}

/// Builds a tensor of numbers, one for each of `rows`, from `inputs`, which
/// have such elements too.
template <typename BuildFn>
static Value buildNumbers(OpBuilder &builder, Location loc, Value rows,
                          Type number, ValueRange inputs, BuildFn &&build) {
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, rows), number);
  SmallVector<AffineMap> maps(inputs.size() + 1,
                              builder.getMultiDimIdentityMap(1));
  return linalg::GenericOp::create(
             builder, loc, empty.getType(), inputs, empty, maps,
             utils::IteratorType::parallel,
             [&](OpBuilder &at, Location, ValueRange values) {
               linalg::YieldOp::create(at, loc, build(at, values));
             })
      .getResult(0);
}

RowSlots mlir::dp::assignRowSlots(OpBuilder &builder, IndexUpdateOp update,
                                  const RowUpdates &rows, Value table,
                                  int64_t first) {
  Location loc = update.getLoc();
  Type number = getElementTypeOrSelf(table.getType());
  Value numbers = buildNumbers(
      builder, loc, rows.indices, number, {},
      [&](OpBuilder &at, ValueRange) -> Value {
        Value position = linalg::IndexOp::create(at, loc, 0);
        if (first != 0)
          position = arith::AddIOp::create(
              at, loc, position,
              arith::ConstantIndexOp::create(at, loc, first));
        return arith::IndexCastOp::create(at, loc, number, position);
      });
  RowSlots result;
  // The last update of a row wins.
  result.table = IndexUpdateOp::create(
      builder, loc, table.getType(), numbers, table, rows.indices,
      update.getDimsAttr(), update.getBatchingAttr(),
      /*kind=*/ReductionKindAttr());
  OpFoldResult height = tensor::getMixedSize(builder, loc, update.getDest(), 0);
  Value end = getValueOrCreateConstantIndexOp(builder, loc, height);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value none = arith::ConstantIntOp::create(builder, loc, number, -1);
  result.slots = buildNumbers(
      builder, loc, rows.indices, number, rows.indices,
      [&](OpBuilder &at, ValueRange values) -> Value {
        Value row = values.front();
        if (!row.getType().isIndex())
          row = arith::IndexCastOp::create(at, loc, at.getIndexType(), row);
        Value exists = arith::AndIOp::create(
            at, loc,
            arith::CmpIOp::create(at, loc, arith::CmpIPredicate::sge, row,
                                  zero),
            arith::CmpIOp::create(at, loc, arith::CmpIPredicate::slt, row,
                                  end));
        Value safe = arith::SelectOp::create(at, loc, exists, row, zero);
        Value slot = tensor::ExtractOp::create(at, loc, result.table, safe);
        return arith::SelectOp::create(at, loc, exists, slot, none);
      });
  return result;
}

/// Returns the most updates that `op` makes; none if their number has no bound.
static std::optional<int64_t> getMaxUpdates(IndexUpdateOp op) {
  auto type = cast<RankedTensorType>(op.getUpdates().getType());
  auto chunk = op->getAttrOfType<ChunkAttr>(kChunkAttr);
  int64_t product = 1;
  for (int64_t dim = 0; dim < op.getUpdateShape().numCounted; ++dim) {
    int64_t size = type.getDimSize(dim);
    if (ShapedType::isDynamic(size)) {
      if (!chunk || chunk.getDim() != dim)
        return std::nullopt;
      size = chunk.getExtent();
    }
    if (llvm::MulOverflow(product, size, product))
      return std::nullopt;
  }
  return product;
}

std::optional<CompactionTraffic>
mlir::dp::estimateCompaction(IndexUpdateOp op) {
  auto type = cast<RankedTensorType>(op.getDest().getType());
  if (!updatesRows(op) || !type.hasStaticShape() || type.getNumElements() == 0)
    return std::nullopt;
  std::optional<int64_t> numUpdates = getMaxUpdates(op);
  // Slots are numbers of 32 bits.
  if (!numUpdates || *numUpdates >= std::numeric_limits<int32_t>::max())
    return std::nullopt;
  double rows = type.getDimSize(0);
  double rowBytes =
      type.getNumElements() / rows * getElementBytes(type.getElementType());
  llvm::SmallPtrSet<Operation *, 4> readers(op->user_begin(), op->user_end());
  // A tensor is filled, then read by each reader.
  double passes = 1 + readers.size();
  constexpr double slotBytes = 4;
  return CompactionTraffic{
      passes * rows * rowBytes,
      passes * (rows * slotBytes + (*numUpdates + 1) * rowBytes)};
}
