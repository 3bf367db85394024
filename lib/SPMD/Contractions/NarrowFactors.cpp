//===- NarrowFactors.cpp - Sums in f32 of 16-bit factors ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "NarrowFactors.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Interfaces/F8Product.h"
#include "dp/Interfaces/SumOfProducts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isNarrow(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isF16() || element.isBF16();
}

bool mlir::dp::isNarrowFactor(Type type) {
  return isNarrow(type) || isF8(getElementTypeOrSelf(type));
}

bool mlir::dp::multipliesNarrowFactors(linalg::LinalgOp op) {
  return op->getNumResults() == 1 && isSumOfProducts(op) &&
         op.getRegionOutputArgs().front().getType().isF32() &&
         llvm::any_of(op.getDpsInputs(), [](Value factor) {
           return isa<RankedTensorType>(factor.getType()) &&
                  isNarrowFactor(factor.getType());
         });
}

bool mlir::dp::readsF8Product(linalg::GenericOp op) {
  return op.getNumReductionLoops() == 0 &&
         llvm::any_of(op.getInputs(), [](Value input) {
           auto product = input.getDefiningOp<linalg::LinalgOp>();
           return product && findF8Product(product);
         });
}

bool mlir::dp::hasFactorsOfOneType(linalg::LinalgOp op) {
  return op.getNumDpsInputs() == 2 &&
         getElementTypeOrSelf(op.getDpsInputs()[0].getType()) ==
             getElementTypeOrSelf(op.getDpsInputs()[1].getType());
}

bool mlir::dp::hasWindows(linalg::LinalgOp op) {
  return !llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    return op.getMatchingIndexingMap(input).isProjectedPermutation();
  });
}

bool mlir::dp::addsBiasToProduct(linalg::GenericOp op) {
  OpOperand *sum = getSumOfBias(op);
  auto product =
      sum ? sum->get().getDefiningOp<linalg::LinalgOp>() : linalg::LinalgOp();
  return product && linalg::isaContractionOpInterface(product) &&
         multipliesNarrowFactors(product);
}
