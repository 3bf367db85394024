//===- F8Product.cpp - Contractions of 8-bit factors ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/F8Product.h"

#include "dp/IR/ElementTypes.h"

#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns those of `loops` that `map` has, in its order.
static SmallVector<unsigned> getOrder(AffineMap map, ArrayRef<unsigned> loops) {
  SmallVector<unsigned> order;
  for (AffineExpr index : map.getResults())
    if (auto loop = dyn_cast<AffineDimExpr>(index);
        loop && llvm::is_contained(loops, loop.getPosition()))
      order.push_back(loop.getPosition());
  return order;
}

std::optional<F8Product> mlir::dp::findProductLoops(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      !linalg::isaContractionOpInterface(op))
    return std::nullopt;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->k.empty() ||
      dims->batch.size() + dims->m.size() + dims->n.size() + dims->k.size() !=
          op.getNumLoops())
    return std::nullopt;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (result.getNumResults() == 0)
    return std::nullopt;
  F8Product product{op.getDpsInputOperand(0),      op.getDpsInputOperand(1),
                    getOrder(result, dims->batch), getOrder(result, dims->m),
                    getOrder(result, dims->n),     {}};
  // The columns are the inner loops of the result.
  unsigned inner = result.getDimPosition(result.getNumResults() - 1);
  if (llvm::is_contained(dims->m, inner)) {
    std::swap(product.a, product.b);
    std::swap(product.m, product.n);
  }
  product.k = getOrder(op.getMatchingIndexingMap(product.a), dims->k);
  SmallVector<unsigned> order(product.batch);
  llvm::append_range(order, product.m);
  llvm::append_range(order, product.n);
  if (getOrder(result, order) != order)
    return std::nullopt;
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  int64_t columns = 1;
  for (unsigned loop : product.n) {
    if (ShapedType::isDynamic(extents[loop]))
      return std::nullopt;
    columns *= extents[loop];
  }
  if (product.n.empty() || columns % kF8Multiple != 0)
    return std::nullopt;
  return product;
}

std::optional<F8Product> mlir::dp::findF8Product(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return std::nullopt;
  Type left = getElementTypeOrSelf(op.getDpsInputs()[0].getType());
  Type right = getElementTypeOrSelf(op.getDpsInputs()[1].getType());
  if (!isF8(left) || !isF8(right) ||
      (isa<Float8E5M2Type>(left) && isa<Float8E5M2Type>(right)) ||
      !getElementTypeOrSelf(op.getDpsInits()[0].getType()).isF32())
    return std::nullopt;
  return findProductLoops(op);
}
