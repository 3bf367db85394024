//===- ScatterIndices.cpp - The indices of a scatter, by column -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Frontends with one form of scatter write x[b, i[b]] += u[b] with indices (b,
// i[b]), joined from an iota and a tensor, and collapse the dimensions that
// count the updates. An update along a computed index must be sent to all
// devices; along a dimension that counts the updates it need not.
//
//===----------------------------------------------------------------------===//

#include "ScatterIndices.h"

#include "Utils/IndexVectors.h"
#include "Utils/TensorTypes.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/IndexTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// The numbers of one column: index `number` of the last dimension of `tensor`,
/// whose other dimensions count the updates.
struct Column {
  Value tensor;
  int64_t number;
};
} // namespace

/// Follows the column to the operand of an insertion or a join that has it;
/// false if there is none.
static bool enterPart(Column &column) {
  RankedTensorType type = getTensorType(column.tensor);
  if (type.getRank() != 2 || type.isDynamicDim(0))
    return false;
  if (auto concat = column.tensor.getDefiningOp<tensor::ConcatOp>()) {
    if (concat.getDim() != 1)
      return false;
    int64_t begin = 0;
    for (Value input : concat.getInputs()) {
      int64_t size = getTensorType(input).getDimSize(1);
      if (ShapedType::isDynamic(size))
        return false;
      if (column.number < begin + size) {
        column = {input, column.number - begin};
        return true;
      }
      begin += size;
    }
    return false;
  }
  auto insert = column.tensor.getDefiningOp<tensor::InsertSliceOp>();
  if (!insert || insert.getSourceType().getRank() != type.getRank() ||
      !insert.hasUnitStride() || insert.isDynamicOffset(0) ||
      insert.isDynamicOffset(1) || insert.isDynamicSize(1) ||
      insert.getStaticOffset(0) != 0 ||
      insert.getSourceType().getDimSize(0) != type.getDimSize(0))
    return false;
  int64_t begin = insert.getStaticOffset(1), size = insert.getStaticSize(1);
  bool isInside = column.number >= begin && column.number < begin + size;
  column = isInside ? Column{insert.getSource(), column.number - begin}
                    : Column{insert.getDest(), column.number};
  return true;
}

/// Returns column `number` of `indices`, before it was joined with others.
static Column getColumn(Value indices, int64_t number) {
  Column column{indices, number};
  while (enterPart(column))
    ;
  return column;
}

/// Returns the op that collapsed dimensions to dimension 0 of `value` and
/// changed no other dimension: directly, or before a column got its own
/// dimension.
static tensor::CollapseShapeOp getCollapse(Value value) {
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    if (expand.getSrcType().getRank() == 1 &&
        getTensorType(value).getRank() == 2 &&
        getTensorType(value).getDimSize(1) == 1)
      value = expand.getSrc();
  auto collapse = value.getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse || !collapse.getSrcType().hasStaticShape())
    return {};
  for (const ReassociationIndices &group :
       llvm::drop_begin(collapse.getReassociationIndices()))
    if (group.size() != 1)
      return {};
  return collapse;
}

/// Returns the extents of the dimensions that were collapsed to dimension 0 of
/// `value`; only its extent if none were.
static SmallVector<int64_t> getCollapsed(Value value) {
  tensor::CollapseShapeOp collapse = getCollapse(value);
  if (!collapse)
    return {getTensorType(value).getDimSize(0)};
  ArrayRef<int64_t> shape = collapse.getSrcType().getShape();
  return SmallVector<int64_t>(
      shape.take_front(collapse.getReassociationIndices()[0].size()));
}

/// Expands dimension 0 of `value` to the extents `counted`.
static Value expandCounted(OpBuilder &builder, Location loc, Value value,
                           ArrayRef<int64_t> counted) {
  if (counted.size() == 1)
    return value;
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> shape(counted);
  for (int64_t dim = 1; dim < type.getRank(); ++dim)
    shape.push_back(type.getDimSize(dim));
  RankedTensorType expanded =
      RankedTensorType::get(shape, type.getElementType());
  SmallVector<ReassociationIndices> groups(1);
  if (llvm::equal(getCollapsed(value), counted)) {
    tensor::CollapseShapeOp collapse = getCollapse(value);
    if (value == collapse.getResult())
      return collapse.getSrc();
    // The column's own dimension follows the last of those.
    value = collapse.getSrc();
    groups.resize(counted.size());
    for (auto [dim, group] : llvm::enumerate(groups))
      group.push_back(dim);
    groups.back().push_back(counted.size());
  } else {
    groups[0] = llvm::to_vector<2>(llvm::seq<int64_t>(0, counted.size()));
    for (int64_t dim = counted.size(); dim < expanded.getRank(); ++dim)
      groups.push_back({dim});
  }
  return tensor::ExpandShapeOp::create(builder, loc, expanded, value, groups);
}

/// Joins the columns to one tensor, with its counted dimensions in `order`.
static Value joinColumns(OpBuilder &builder, Location loc,
                         ArrayRef<Column> columns, ArrayRef<int64_t> order) {
  int64_t rank = order.size();
  MLIRContext *context = builder.getContext();
  SmallVector<AffineExpr> counted(rank);
  for (auto [i, dim] : llvm::enumerate(order))
    counted[dim] = getAffineDimExpr(i, context);
  IndexVectors vectors;
  vectors.numIndexed = columns.size();
  for (const Column &column : columns) {
    SmallVector<AffineExpr> exprs(counted);
    exprs.push_back(getAffineConstantExpr(column.number, context));
    vectors.inputs.push_back(column.tensor);
    vectors.maps.push_back(AffineMap::get(rank, 0, exprs, context));
  }
  for (int64_t dim : order)
    vectors.counted.push_back(
        tensor::getMixedSize(builder, loc, columns[0].tensor, dim));
  return vectors.create(builder, loc);
}

/// Returns `updates` with its counted dimensions in `order`.
static Value orderCounted(OpBuilder &builder, Location loc, Value updates,
                          ArrayRef<int64_t> order) {
  if (llvm::is_sorted(order))
    return updates;
  SmallVector<int64_t> permutation(order);
  for (int64_t dim = order.size(); dim < getTensorType(updates).getRank();
       ++dim)
    permutation.push_back(dim);
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim : permutation)
    sizes.push_back(tensor::getMixedSize(builder, loc, updates, dim));
  Value empty = tensor::EmptyOp::create(
      builder, loc, sizes, getTensorType(updates).getElementType());
  return linalg::TransposeOp::create(builder, loc, updates, empty, permutation)
      ->getResult(0);
}

Value dp::createIndexUpdate(OpBuilder &builder, Location loc, Scatter scatter,
                            Attribute kind) {
  SmallVector<Column> columns;
  SmallVector<int64_t> counted = getCollapsed(scatter.updates);
  for (size_t i = 0; i < scatter.dims.size(); ++i) {
    columns.push_back(getColumn(scatter.indices, i));
    SmallVector<int64_t> collapsed = getCollapsed(columns.back().tensor);
    if (collapsed.size() > counted.size())
      counted = std::move(collapsed);
  }
  Value updates = expandCounted(builder, loc, scatter.updates, counted);
  for (Column &column : columns)
    column.tensor = expandCounted(builder, loc, column.tensor, counted);

  // dp.index_update needs one index at least.
  SmallVector<int64_t> dims, batching, order;
  SmallVector<Column> left;
  for (auto [column, dim] : llvm::zip_equal(columns, scatter.dims)) {
    SmallVector<int64_t> position(counted.size(), kEveryIndex);
    position.push_back(column.number);
    std::optional<int64_t> counts;
    if (batching.size() + 1 < columns.size())
      counts = traceElement(column.tensor, position);
    if (counts && !llvm::is_contained(order, *counts) &&
        getTensorType(scatter.dest).getDimSize(dim) == counted[*counts]) {
      batching.push_back(dim);
      order.push_back(*counts);
    } else {
      dims.push_back(dim);
      left.push_back(column);
    }
  }
  for (size_t i = 0; i < counted.size(); ++i)
    if (!llvm::is_contained(order, i))
      order.push_back(i);
  return IndexUpdateOp::create(builder, loc, scatter.dest.getType(),
                               orderCounted(builder, loc, updates, order),
                               scatter.dest,
                               joinColumns(builder, loc, left, order),
                               builder.getDenseI64ArrayAttr(dims),
                               builder.getDenseI64ArrayAttr(batching),
                               cast_if_present<ReductionKindAttr>(kind));
}
