//===- ElementReads.cpp - Reads of single elements ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The loss of a language model reads the logarithm of one probability of each
// row, whose other readers can compute all of them again.
//
//===----------------------------------------------------------------------===//

#include "ElementReads.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::dp;

// Reads of single elements that are followed from a value, and the elements of
// the value for each that is read.
static constexpr unsigned kMaxElementReads = 8;
static constexpr int64_t kFewReads = 16;

/// Returns true if a linalg op of the block of `producer` reads few elements.
static bool isFewReads(tensor::ExtractOp extract, linalg::GenericOp producer) {
  auto reader = dyn_cast<linalg::GenericOp>(extract->getParentOp());
  if (!reader || reader->getBlock() != producer->getBlock() ||
      !reader.hasPureTensorSemantics())
    return false;
  auto count = [](linalg::GenericOp op) {
    std::pair<int64_t, double> extents{0, 1};
    for (int64_t extent : op.getStaticLoopRanges()) {
      extents.first += ShapedType::isDynamic(extent);
      extents.second *= ShapedType::isDynamic(extent) ? 1 : double(extent);
    }
    return extents;
  };
  auto [dynamicReads, reads] = count(reader);
  auto [dynamicElements, elements] = count(producer);
  return dynamicReads <= dynamicElements && reads * kFewReads <= elements;
}

/// Returns true if only the size of the outermost dimension of each group that
/// `reshape` collapses is dynamic. There is no group if the result has no
/// dimension.
static bool isStaticInside(tensor::CollapseShapeOp reshape) {
  RankedTensorType type = reshape.getSrcType();
  if (reshape.getResultType().getRank() == 0)
    return false;
  return llvm::all_of(
      reshape.getReassociationIndices(), [&](ArrayRef<int64_t> group) {
        return llvm::none_of(group.drop_front(), [&](int64_t dim) {
          return type.isDynamicDim(dim) || type.getDimSize(dim) == 0;
        });
      });
}

bool mlir::dp::isElementRead(OpOperand &use, linalg::GenericOp producer) {
  if (auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner()))
    return isFewReads(extract, producer);
  auto reshape = dyn_cast<tensor::CollapseShapeOp>(use.getOwner());
  return reshape && isStaticInside(reshape) &&
         !llvm::hasNItemsOrMore(reshape->getUses(), kMaxElementReads + 1) &&
         llvm::all_of(reshape->getUsers(), [&](Operation *user) {
           auto extract = dyn_cast<tensor::ExtractOp>(user);
           return extract && isFewReads(extract, producer);
         });
}

/// Returns the indices before `reshape` of those after it.
static SmallVector<Value> expandIndices(OpBuilder &builder, Location loc,
                                        tensor::CollapseShapeOp reshape,
                                        ValueRange indices) {
  SmallVector<Value> expanded(reshape.getSrcType().getRank());
  for (auto [group, index] :
       llvm::zip_equal(reshape.getReassociationIndices(), indices)) {
    Value rest = index;
    for (int64_t dim : llvm::reverse(ArrayRef(group).drop_front())) {
      Value size = arith::ConstantIndexOp::create(
          builder, loc, reshape.getSrcType().getDimSize(dim));
      expanded[dim] = arith::RemUIOp::create(builder, loc, rest, size);
      rest = arith::DivUIOp::create(builder, loc, rest, size);
    }
    expanded[group.front()] = rest;
  }
  return expanded;
}

/// Computes the element of `producer`'s result at `indices` in place of
/// `extract`.
static void computeElement(RewriterBase &rewriter, tensor::ExtractOp extract,
                           unsigned result, linalg::GenericOp producer,
                           ArrayRef<Value> indices) {
  Location loc = extract.getLoc();
  IRMapping mapping;
  for (OpOperand *operand : producer.getDpsInputOperands()) {
    Value element = operand->get();
    if (isa<RankedTensorType>(element.getType())) {
      SmallVector<OpFoldResult> loops(indices.begin(), indices.end());
      SmallVector<Value> at;
      AffineMap map = producer.getMatchingIndexingMap(operand);
      for (unsigned dim = 0; dim < map.getNumResults(); ++dim)
        at.push_back(getValueOrCreateConstantIndexOp(
            rewriter, loc,
            affine::makeComposedFoldedAffineApply(rewriter, loc,
                                                  map.getSubMap(dim), loops)));
      element = tensor::ExtractOp::create(rewriter, loc, element, at);
    }
    mapping.map(producer.getMatchingBlockArgument(operand), element);
  }
  for (Operation &op : producer.getBody()->without_terminator())
    rewriter.clone(op, mapping);
  Value yielded = producer.getBody()->getTerminator()->getOperand(result);
  rewriter.replaceOp(extract, mapping.lookupOrDefault(yielded));
}

void mlir::dp::computeElements(RewriterBase &rewriter, OpOperand &use,
                               linalg::GenericOp producer) {
  unsigned result = cast<OpResult>(use.get()).getResultNumber();
  if (auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner())) {
    rewriter.setInsertionPoint(extract);
    return computeElement(rewriter, extract, result, producer,
                          llvm::to_vector(extract.getIndices()));
  }
  auto reshape = cast<tensor::CollapseShapeOp>(use.getOwner());
  for (Operation *user : llvm::make_early_inc_range(reshape->getUsers())) {
    auto extract = cast<tensor::ExtractOp>(user);
    rewriter.setInsertionPoint(extract);
    computeElement(rewriter, extract, result, producer,
                   expandIndices(rewriter, extract.getLoc(), reshape,
                                 extract.getIndices()));
  }
  rewriter.eraseOp(reshape);
}
