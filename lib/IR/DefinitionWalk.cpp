//===- DefinitionWalk.cpp - Walk over the definitions of a value ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DefinitionWalk.h"

using namespace mlir;

LogicalResult
dp::walkDefinitions(Value value,
                    llvm::function_ref<WalkResult(Operation *)> enter,
                    llvm::function_ref<LogicalResult(Operation *)> leave) {
  struct Frame {
    Operation *op;
    unsigned numWalked; ///< operands so far
  };
  SmallVector<Frame> frames;
  auto push = [&](Value next) -> LogicalResult {
    Operation *op = next.getDefiningOp();
    WalkResult result = op ? enter(op) : WalkResult::skip();
    if (result == WalkResult::advance())
      frames.push_back({op, 0});
    return failure(result.wasInterrupted());
  };
  if (failed(push(value)))
    return failure();
  while (!frames.empty()) {
    Frame &frame = frames.back();
    if (frame.numWalked < frame.op->getNumOperands()) {
      if (failed(push(frame.op->getOperand(frame.numWalked++))))
        return failure();
      continue;
    }
    if (failed(leave(frames.pop_back_val().op)))
      return failure();
  }
  return success();
}
