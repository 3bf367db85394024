//===- SumOfProducts.cpp - Bodies of contractions -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/SumOfProducts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns what `factor` is an extension of, or itself.
static Value skipExtension(Value factor) {
  auto extension = factor.getDefiningOp<arith::ExtFOp>();
  return extension ? extension.getIn() : factor;
}

bool mlir::dp::isSumOfProducts(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return false;
  Block *body = op.getBlock();
  auto add =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  auto extensions = body->getOps<arith::ExtFOp>();
  size_t size = 3 + std::distance(extensions.begin(), extensions.end());
  if (!add || body->getOperations().size() != size)
    return false;
  Value init = body->getArgument(2), left = body->getArgument(0),
        right = body->getArgument(1);
  Value term = add.getLhs() == init ? add.getRhs() : add.getLhs();
  auto product = term.getDefiningOp<arith::MulFOp>();
  if (!product || (add.getLhs() != init && add.getRhs() != init))
    return false;
  Value lhs = skipExtension(product.getLhs()),
        rhs = skipExtension(product.getRhs());
  return (lhs == left && rhs == right) || (lhs == right && rhs == left);
}

OpOperand *mlir::dp::getSumOfBias(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0 ||
      op.getBody()->getOperations().size() != 4)
    return nullptr;
  auto round = op.getBody()
                   ->getTerminator()
                   ->getOperand(0)
                   .getDefiningOp<arith::TruncFOp>();
  auto add =
      round ? round.getIn().getDefiningOp<arith::AddFOp>() : arith::AddFOp();
  if (!add)
    return nullptr;
  for (auto [sum, row] : {std::pair(add.getLhs(), add.getRhs()),
                          std::pair(add.getRhs(), add.getLhs())}) {
    auto argument = dyn_cast<BlockArgument>(sum);
    auto bias = row.getDefiningOp<arith::ExtFOp>();
    if (argument && bias && bias.getIn().getType() == round.getType())
      return op.getMatchingOpOperand(argument);
  }
  return nullptr;
}
