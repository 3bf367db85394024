//===- RaiseScatter.cpp - Scatters of other dialects ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// torch-mlir is not linked. Its op is matched by name, as an op of an
// unregistered dialect in generic form.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "ScatterIndices.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `block` combines its two arguments, the update and the old
/// element, to the operand of its terminator. `kind` is the combiner; null if
/// the update replaces.
static bool matchCombiner(Operation *op, Attribute &kind) {
  if (op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock())
    return false;
  Block &block = op->getRegion(0).front();
  if (block.getNumArguments() != 2 || block.empty() ||
      block.back().getNumOperands() != 1)
    return false;
  Value update = block.getArgument(0), before = block.getArgument(1);
  Value result = block.back().getOperand(0);
  if (result == update)
    return true;
  Operation *combiner = result.getDefiningOp();
  if (!combiner || combiner->getBlock() != &block ||
      combiner->getNumOperands() != 2)
    return false;
  bool isLhs = combiner->getOperand(0) == before;
  if (combiner->getOperand(isLhs ? 0 : 1) != before ||
      combiner->getOperand(isLhs ? 1 : 0) != update)
    return false;
  // A difference is no sum of updates.
  if (isa<arith::SubFOp, arith::SubIOp>(combiner))
    return false;
  std::optional<ReductionKind> found = getCombinerKind(combiner, isLhs);
  if (found)
    kind = ReductionKindAttr::get(op->getContext(), *found);
  return found.has_value();
}

static bool isIndexTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && (tensor.getElementType().isIndex() ||
                    tensor.getElementType().isSignlessInteger(8) ||
                    tensor.getElementType().isSignlessInteger(16) ||
                    tensor.getElementType().isSignlessInteger(32) ||
                    tensor.getElementType().isSignlessInteger(64));
}

/// tm_tensor.scatter: updates [n, window], indices [n, depth] of the dimensions
/// `dimension_map`. The window is that of the destination's last dimensions.
LogicalResult dp::raiseScatter(Operation *op, PatternRewriter &rewriter) {
  auto fail = [&](const Twine &message) {
    return op->emitOpError() << "cannot become dp.index_update: " << message;
  };
  if (op->getNumOperands() != 3 || op->getNumResults() != 1)
    return fail("expected updates, indices, a destination and a result");
  Scatter scatter{op->getOperand(0), op->getOperand(2), op->getOperand(1), {}};
  auto updates = dyn_cast<RankedTensorType>(scatter.updates.getType());
  auto dest = dyn_cast<RankedTensorType>(scatter.dest.getType());
  auto indices = dyn_cast<RankedTensorType>(scatter.indices.getType());
  if (!updates || !dest || !isIndexTensor(scatter.indices.getType()) ||
      op->getResult(0).getType() != dest || updates.getRank() < 1 ||
      updates.getRank() - 1 > dest.getRank() || indices.getRank() != 2 ||
      updates.getElementType() != dest.getElementType())
    return fail("expected updates [n, window], integer indices [n, depth] and "
                "a destination that has the window, as ranked tensors");
  auto map = op->getAttrOfType<DenseI64ArrayAttr>("dimension_map");
  if (!map || map.size() != indices.getDimSize(1) ||
      updates.getDimSize(0) != indices.getDimSize(0))
    return fail("expected a column of the indices for each dimension of "
                "'dimension_map' and a row for each update");
  llvm::append_range(scatter.dims, map.asArrayRef());
  llvm::SmallBitVector indexed(dest.getRank());
  for (int64_t dim : scatter.dims) {
    if (dim < 0 || dim >= dest.getRank() || indexed.test(dim))
      return fail("expected dimensions of the destination in 'dimension_map', "
                  "each once");
    indexed.set(dim);
  }
  Attribute kind;
  if (!matchCombiner(op, kind))
    return fail("its region does not combine the update and what is there by "
                "one arith op that is a reduction");
  // The window, without the indexed dimensions.
  int64_t first = dest.getRank() - (updates.getRank() - 1);
  SmallVector<int64_t> shape{updates.getDimSize(0)};
  SmallVector<ReassociationIndices> groups{{0}};
  for (int64_t dim = 0; dim < dest.getRank(); ++dim) {
    if (dim < first) {
      if (!indexed.test(dim))
        return fail("dimension " + Twine(dim) +
                    " of the destination is neither indexed nor one of the "
                    "window");
      continue;
    }
    int64_t extent = updates.getDimSize(dim - first + 1);
    if (extent != (indexed.test(dim) ? 1 : dest.getDimSize(dim)))
      return fail("the window covers a part of dimension " + Twine(dim));
    if (indexed.test(dim)) {
      groups.back().push_back(dim - first + 1);
      continue;
    }
    groups.push_back({dim - first + 1});
    shape.push_back(extent);
  }
  if (static_cast<int64_t>(shape.size()) != updates.getRank())
    scatter.updates = rewriter.createOrFold<tensor::CollapseShapeOp>(
        op->getLoc(), RankedTensorType::get(shape, updates.getElementType()),
        scatter.updates, groups);
  rewriter.replaceOp(op,
                     createIndexUpdate(rewriter, op->getLoc(), scatter, kind));
  return success();
}
