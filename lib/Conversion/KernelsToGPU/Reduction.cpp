//===- Reduction.cpp - Reductions across threads --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

#include "dp/Schedule/Analysis/JointCombiner.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace mlir::dp;

SmallVector<Value> mlir::dp::createIdentities(OpBuilder &builder, Location loc,
                                              ArrayRef<Combiner> combiners) {
  SmallVector<Value> values;
  for (const Combiner &combiner : combiners)
    values.push_back(
        arith::ConstantOp::create(builder, loc, combiner.identity));
  return values;
}

SmallVector<Value> mlir::dp::createCombination(OpBuilder &builder,
                                               ArrayRef<Combiner> combiners,
                                               ValueRange left,
                                               ValueRange right) {
  Operation *first = combiners.front().op;
  if (combiners.front().isJoint)
    return createJointCombination(
        builder, cast<linalg::GenericOp>(first->getParentOp()), left, right);
  SmallVector<Value> results;
  for (auto [combiner, a, b] : llvm::zip_equal(combiners, left, right)) {
    Operation *clone = builder.clone(*combiner.op);
    clone->setOperands({a, b});
    results.push_back(clone->getResult(0));
  }
  return results;
}

/// The value of the thread whose lane differs in the bit `lane`. Shuffles move
/// 32 bits.
static Value shuffle(OpBuilder &builder, Location loc, Value value,
                     int64_t lane) {
  Type type = value.getType();
  unsigned width = type.getIntOrFloatBitWidth();
  auto bits = builder.getIntegerType(width);
  Type i32 = builder.getI32Type();
  if (type != bits)
    value = arith::BitcastOp::create(builder, loc, bits, value);
  auto word = builder.getIntegerType(width <= 32 ? 32 : 64);
  if (word != bits)
    value = arith::ExtUIOp::create(builder, loc, word, value);
  auto move = [&](Value bits32) -> Value {
    return gpu::ShuffleOp::create(builder, loc, bits32, lane, kWarpSize,
                                  gpu::ShuffleMode::XOR)
        .getShuffleResult();
  };
  if (word.getWidth() == 64) {
    Value half = arith::ConstantIntOp::create(builder, loc, 32, 64);
    Value low = arith::TruncIOp::create(builder, loc, i32, value);
    Value high = arith::TruncIOp::create(
        builder, loc, i32, arith::ShRUIOp::create(builder, loc, value, half));
    low = arith::ExtUIOp::create(builder, loc, word, move(low));
    high = arith::ExtUIOp::create(builder, loc, word, move(high));
    value = arith::OrIOp::create(
        builder, loc, low, arith::ShLIOp::create(builder, loc, high, half));
  } else {
    value = move(value);
  }
  if (word != bits)
    value = arith::TruncIOp::create(builder, loc, bits, value);
  if (type != bits)
    value = arith::BitcastOp::create(builder, loc, type, value);
  return value;
}

SmallVector<Value> mlir::dp::combineLanes(OpBuilder &builder,
                                          ArrayRef<Combiner> combiners,
                                          ValueRange values, int64_t stride) {
  SmallVector<Value> results(values);
  bool inOrder = combiners.front().isJoint;
  for (int64_t step = 1; step * stride < kWarpSize; step *= 2) {
    // In order, lane 0 has the lanes below 2 * step after each step.
    int64_t lane = inOrder ? step * stride : kWarpSize / 2 / step;
    SmallVector<Value> others;
    for (Value value : results)
      others.push_back(
          shuffle(builder, combiners.front().op->getLoc(), value, lane));
    results = createCombination(builder, combiners, results, others);
  }
  return results;
}

SmallVector<Value> mlir::dp::addPartials(gpu::GPUFuncOp kernel,
                                         ArrayRef<Combiner> combiners,
                                         int64_t elements) {
  SmallVector<Value> buffers;
  auto space = gpu::AddressSpaceAttr::get(kernel.getContext(),
                                          gpu::AddressSpace::Workgroup);
  for (const Combiner &combiner : combiners) {
    auto type = MemRefType::get({elements}, combiner.identity.getType(),
                                MemRefLayoutAttrInterface(), space);
    buffers.push_back(
        kernel.addWorkgroupAttribution(type, combiner.op->getLoc()));
  }
  return buffers;
}
