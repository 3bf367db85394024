//===- WarpOps.cpp - Ops of the lanes of a warp ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/WarpOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace mlir::dp;

static Value createAllLanes(OpBuilder &builder, Location loc) {
  return arith::ConstantIntOp::create(builder, loc, -1, 32);
}

Value mlir::dp::createWarpBallot(OpBuilder &builder, Location loc,
                                 Value condition) {
  return NVVM::VoteSyncOp::create(builder, loc, builder.getI32Type(),
                                  createAllLanes(builder, loc), condition,
                                  NVVM::VoteSyncKind::ballot);
}

void mlir::dp::createWarpBarrier(OpBuilder &builder, Location loc) {
  NVVM::SyncWarpOp::create(builder, loc, createAllLanes(builder, loc));
}

bool mlir::dp::isWarpBarrier(Operation *op) {
  return isa<NVVM::SyncWarpOp>(op);
}

Value mlir::dp::getWarpBallotCondition(Operation *op) {
  auto vote = dyn_cast<NVVM::VoteSyncOp>(op);
  return vote && vote.getKind() == NVVM::VoteSyncKind::ballot ? vote.getPred()
                                                              : Value();
}
