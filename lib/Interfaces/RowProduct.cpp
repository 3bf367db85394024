//===- RowProduct.cpp - Sums of products along rows -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/RowProduct.h"

#include "mlir/IR/AffineMap.h"

using namespace mlir;
using namespace mlir::dp;

// Rows from which threads that share one each fill a GPU better than a library
// that splits the sums.
static constexpr int64_t kManyRows = 128;

/// Returns true if `op` has many results; a dynamic extent counts as many.
static bool hasManyResults(linalg::LinalgOp op) {
  int64_t results = 1;
  for (auto [extent, type] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray())) {
    if (type != utils::IteratorType::parallel)
      continue;
    if (ShapedType::isDynamic(extent) ||
        llvm::MulOverflow(results, extent, results))
      return true;
  }
  return results >= kManyRows;
}

bool mlir::dp::isRowProduct(linalg::LinalgOp op) {
  if (!linalg::isaContractionOpInterface(op) || !hasManyResults(op))
    return false;
  FailureOr<linalg::ContractionDimensions> dims =
      linalg::inferContractionDims(op);
  if (failed(dims) || dims->k.size() != 1 ||
      (!dims->m.empty() && !dims->n.empty()))
    return false;
  AffineExpr summand = getAffineDimExpr(dims->k.front(), op.getContext());
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *factor) {
    return op.getMatchingIndexingMap(factor).getResults().back() == summand;
  });
}
