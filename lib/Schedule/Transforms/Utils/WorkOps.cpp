//===- WorkOps.cpp - Ops of a program that compute ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "WorkOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

SmallVector<Operation *> dp::getWorkOps(func::FuncOp entry) {
  SmallVector<Operation *> ops;
  entry.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa<linalg::LinalgOp, memref::CopyOp>(op))
      return WalkResult::advance();
    ops.push_back(op);
    return WalkResult::skip();
  });
  return ops;
}
