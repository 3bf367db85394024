//===- NarrowFactors.cpp - Sums in f32 of 16-bit factors ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "NarrowFactors.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Interfaces/F8Product.h"

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

/// Returns the argument that `factor` is, or that it is an extension of.
static BlockArgument getFactorArgument(Value factor) {
  if (auto extension = factor.getDefiningOp<arith::ExtFOp>())
    factor = extension.getIn();
  return dyn_cast<BlockArgument>(factor);
}

bool mlir::dp::multipliesNarrowFactors(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      op->getNumResults() != 1 ||
      !llvm::any_of(op.getDpsInputs(), [](Value factor) {
        return isa<RankedTensorType>(factor.getType()) &&
               isNarrowFactor(factor.getType());
      }))
    return false;
  Block *body = op.getBlock();
  auto sum =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!sum || !sum.getType().isF32())
    return false;
  Value init = body->getArgument(2);
  if (sum.getLhs() != init && sum.getRhs() != init)
    return false;
  Value term = sum.getLhs() == init ? sum.getRhs() : sum.getLhs();
  auto product = term.getDefiningOp<arith::MulFOp>();
  if (!product)
    return false;
  BlockArgument left = getFactorArgument(product.getLhs()),
                right = getFactorArgument(product.getRhs());
  if (!left || !right || left == right || left == init || right == init)
    return false;
  // Nothing else: the sum, the product, the end and the extensions.
  size_t extensions = llvm::count_if(
      *body, [](Operation &nested) { return isa<arith::ExtFOp>(nested); });
  return body->getOperations().size() == 3 + extensions;
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
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0 ||
      op.getBody()->getOperations().size() != 4)
    return false;
  auto round = op.getBody()
                   ->getTerminator()
                   ->getOperand(0)
                   .getDefiningOp<arith::TruncFOp>();
  auto add =
      round ? round.getIn().getDefiningOp<arith::AddFOp>() : arith::AddFOp();
  if (!add)
    return false;
  for (auto [sum, row] : {std::pair(add.getLhs(), add.getRhs()),
                          std::pair(add.getRhs(), add.getLhs())}) {
    auto argument = dyn_cast<BlockArgument>(sum);
    auto bias = row.getDefiningOp<arith::ExtFOp>();
    if (!argument || !bias || bias.getIn().getType() != round.getType())
      continue;
    auto product = op.getInputs()[argument.getArgNumber()]
                       .getDefiningOp<linalg::LinalgOp>();
    return product && linalg::isaContractionOpInterface(product) &&
           multipliesNarrowFactors(product);
  }
  return false;
}
