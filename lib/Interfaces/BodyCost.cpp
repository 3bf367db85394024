//===- BodyCost.cpp - Costs of ops in bodies of structured ops ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Interfaces/BodyCost.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CastInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

BodyOp dp::classifyBodyOp(Operation *op) {
  if (isa<linalg::YieldOp>(op))
    return BodyOp::yield;
  if (op->getNumRegions() != 0)
    return BodyOp::region;
  if (isa<arith::ConstantOp>(op))
    return BodyOp::constant;
  if (isa_and_nonnull<math::MathDialect>(op->getDialect()))
    return BodyOp::function;
  if (auto extract = dyn_cast<tensor::ExtractOp>(op))
    return extract.getIndices().empty() ? BodyOp::scalarRead : BodyOp::read;
  if (isa<arith::DivFOp, arith::RemFOp>(op))
    return BodyOp::division;
  if (isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(op))
    return BodyOp::integerDivision;
  return BodyOp::simple;
}

int64_t dp::countElementOperations(Block &body) {
  int64_t count = 1;
  body.walk([&](Operation *op) {
    BodyOp kind = classifyBodyOp(op);
    if (kind != BodyOp::yield)
      count += kind == BodyOp::function ? 8 : 1;
  });
  return count;
}

std::optional<int64_t> dp::countInstructions(Operation *op) {
  switch (classifyBodyOp(op)) {
  case BodyOp::constant:
    return 0;
  case BodyOp::yield:
  case BodyOp::simple:
    return 1;
  case BodyOp::division:
  case BodyOp::function:
    if (op->getResult(0).getType().getIntOrFloatBitWidth() > 32)
      return std::nullopt;
    return isa<math::MathDialect>(op->getDialect()) ? 24 : 8;
  case BodyOp::integerDivision:
  case BodyOp::scalarRead:
  case BodyOp::read:
  case BodyOp::region:
    return std::nullopt;
  }
  llvm_unreachable("all kinds return");
}

int64_t dp::countSimpleOps(Block &body) {
  int64_t count = 0;
  body.walk([&](Operation *op) {
    switch (classifyBodyOp(op)) {
    case BodyOp::division:
    case BodyOp::integerDivision:
    case BodyOp::function:
    case BodyOp::read:
    case BodyOp::region:
      count += 16;
      break;
    case BodyOp::yield:
    case BodyOp::constant:
    case BodyOp::simple:
    case BodyOp::scalarRead:
      count += 1;
    }
  });
  return count;
}

int64_t dp::countFlops(Block &body) {
  int64_t count = 0;
  body.walk([&](Operation *op) {
    bool isMath = isa_and_nonnull<math::MathDialect>(op->getDialect());
    if (!isMath && !isa_and_nonnull<arith::ArithDialect>(op->getDialect()))
      return;
    // An index is an address.
    if (op->hasTrait<OpTrait::ConstantLike>() || isa<CastOpInterface>(op) ||
        isa<arith::CmpFOp, arith::CmpIOp, arith::SelectOp>(op) ||
        isa<IndexType>(op->getResult(0).getType()))
      return;
    count += isa<math::FmaOp>(op) ? 2 : 1;
  });
  return count;
}
