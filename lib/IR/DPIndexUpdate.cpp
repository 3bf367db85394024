//===- DPIndexUpdate.cpp - Updates at indices ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The tensor and the buffer form. The labels in brackets are those of
// docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "DPAlgebra.h"
#include "OpVerifiers.h"

#include "dp/IR/DP.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::dp;

template <typename Op>
static IndexUpdateShape getShape(Op op) {
  IndexUpdateShape shape;
  for (int64_t dim = 0; dim < op.getDest().getType().getRank(); ++dim)
    if (!llvm::is_contained(op.getDims(), dim) &&
        !llvm::is_contained(op.getBatching(), dim))
      shape.window.push_back(dim);
  shape.numCounted =
      op.getUpdates().getType().getRank() - int64_t(shape.window.size());
  shape.hasVectors =
      op.getIndices().getType().getRank() == shape.numCounted + 1;
  return shape;
}

IndexUpdateShape IndexUpdateOp::getUpdateShape() { return getShape(*this); }

IndexUpdateShape BufferIndexUpdateOp::getUpdateShape() {
  return getShape(*this);
}

template <typename Op>
static LogicalResult verifyIndexUpdate(Op op) {
  auto updates = cast<ShapedType>(op.getUpdates().getType());
  auto dest = cast<ShapedType>(op.getDest().getType());
  auto indices = cast<ShapedType>(op.getIndices().getType());
  // [index_update-C1]
  llvm::SmallDenseSet<int64_t> used;
  for (int64_t dim :
       llvm::concat<const int64_t>(op.getDims(), op.getBatching()))
    if (dim < 0 || dim >= dest.getRank() || !used.insert(dim).second)
      return op.emitOpError()
             << "expected in 'dims' and 'batching' dimensions >= 0 and < "
             << dest.getRank() << " (the rank of " << dest
             << "), each once, found " << dim;
  // [index_update-C2]
  if (op.getDims().empty())
    return op.emitOpError() << "expected a dimension in 'dims'";
  // [index_update-C3]
  if (updates.getElementType() != dest.getElementType())
    return op.emitOpError()
           << "expected updates and destination of one element type, found "
           << updates.getElementType() << " and " << dest.getElementType();
  // [index_update-C4]
  auto kind = op.getKind();
  if (kind && failed(verifyReducible([&] { return op.emitOpError(); }, *kind,
                                     dest.getElementType())))
    return failure();
  IndexUpdateShape shape = op.getUpdateShape();
  int64_t numBatching = op.getBatching().size();
  // [index_update-C5]
  if (shape.numCounted < numBatching)
    return op.emitOpError()
           << "expected updates of a rank >= "
           << numBatching + int64_t(shape.window.size()) << " (" << numBatching
           << " batching, " << shape.window.size()
           << " window dimensions), found " << updates;
  // [index_update-C6]
  int64_t numDims = op.getDims().size();
  bool counted = numDims == 1 && indices.getRank() == shape.numCounted;
  bool vectors =
      shape.hasVectors && indices.getDimSize(shape.numCounted) == numDims;
  for (int64_t i = 0; (counted || vectors) && i < shape.numCounted; ++i)
    if (!mayAgree(indices.getDimSize(i), updates.getDimSize(i)))
      counted = vectors = false;
  if (!counted && !vectors)
    return op.emitOpError()
           << "expected indices with the first " << shape.numCounted
           << " dimensions of " << updates << ", then " << numDims
           << (numDims == 1 ? " or nothing" : "") << ", found " << indices;
  // [index_update-C7]
  for (auto [i, dim] : llvm::enumerate(op.getBatching()))
    if (!mayAgree(updates.getDimSize(i), dest.getDimSize(dim)))
      return op.emitOpError()
             << "expected dimension " << i << " of " << updates
             << " to be as long as dimension " << dim << " of " << dest;
  for (auto [i, dim] : llvm::enumerate(shape.window))
    if (!mayAgree(updates.getDimSize(shape.numCounted + i),
                  dest.getDimSize(dim)))
      return op.emitOpError()
             << "expected dimension " << shape.numCounted + i << " of "
             << updates << " to be as long as dimension " << dim << " of "
             << dest;
  return success();
}

LogicalResult IndexUpdateOp::verify() { return verifyIndexUpdate(*this); }

LogicalResult BufferIndexUpdateOp::verify() { return verifyIndexUpdate(*this); }

void BufferIndexUpdateOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand *read :
       {&getUpdatesMutable(), &getDestMutable(), &getIndicesMutable()})
    effects.emplace_back(MemoryEffects::Read::get(), read);
  effects.emplace_back(MemoryEffects::Write::get(), &getDestMutable());
}

/// Returns true if `element` is the identity of `kind`.
static bool isIdentity(ReductionKind kind, Attribute element) {
  switch (kind) {
  case ReductionKind::add:
  case ReductionKind::mul:
  case ReductionKind::xor_:
    return isKeptBySum(kind, element);
  case ReductionKind::or_:
    return isKeptBySum(ReductionKind::add, element);
  default:
    return false;
  }
}

// Returns the destination if there are no updates, or if they change nothing.
OpFoldResult IndexUpdateOp::fold(FoldAdaptor) {
  RankedTensorType updates = getUpdates().getType();
  if (llvm::is_contained(updates.getShape(), 0))
    return getDest();
  if (Attribute element = getUniformElement(getUpdates()))
    if (getKind() && isIdentity(*getKind(), element))
      return getDest();
  return {};
}

// Skips an earlier update of the same elements, which this one overwrites.
LogicalResult IndexUpdateOp::canonicalize(IndexUpdateOp op,
                                          PatternRewriter &rewriter) {
  auto before = op.getDest().getDefiningOp<IndexUpdateOp>();
  if (!before || op.getKind() || before.getIndices() != op.getIndices() ||
      before.getDims() != op.getDims() ||
      before.getBatching() != op.getBatching() ||
      before.getUpdates().getType().getRank() !=
          op.getUpdates().getType().getRank())
    return failure();
  rewriter.modifyOpInPlace(
      op, [&] { op.getDestMutable().assign(before.getDest()); });
  return success();
}
