//===- KernelsToLoops.cpp - Kernels become loops that LLVM vectorizes -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/KernelLoops.h"
#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::dp {
#define GEN_PASS_DEF_CONVERTDPKERNELSTOLOOPS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

std::optional<unsigned> mlir::dp::getPartitionedLoop(linalg::LinalgOp op) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if (type == utils::IteratorType::parallel && ranges[loop] != 1)
      return loop;
  return std::nullopt;
}

/// How good `loop` is as the innermost one: per operand 2 if it runs along
/// contiguous elements, 1 if the operand stays where it is.
static int64_t scoreInnermost(linalg::LinalgOp op, unsigned loop) {
  int64_t score = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type)
      continue;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (!map.isFunctionOfDim(loop)) {
      score += 1;
      continue;
    }
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      continue;
    bool alongLast =
        type.getRank() > 0 && strides.back() == 1 &&
        map.getResults().back() == getAffineDimExpr(loop, op.getContext());
    for (AffineExpr expr : map.getResults().drop_back())
      alongLast &= !expr.isFunctionOfDim(loop);
    score += alongLast ? 2 : 0;
  }
  return score;
}

SmallVector<unsigned>
mlir::dp::getLoopOrder(linalg::LinalgOp op,
                       std::optional<unsigned> partitioned) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  std::optional<unsigned> innermost;
  int64_t best = -1;
  for (unsigned loop = 0; loop < ranges.size(); ++loop) {
    if (ranges[loop] == 1)
      continue;
    // Among equals the last one.
    if (int64_t score = scoreInnermost(op, loop); score >= best) {
      best = score;
      innermost = loop;
    }
  }
  SmallVector<unsigned> order;
  if (partitioned && partitioned != innermost)
    order.push_back(*partitioned);
  for (unsigned loop = 0; loop < ranges.size(); ++loop)
    if (loop != innermost && loop != partitioned)
      order.push_back(loop);
  if (innermost)
    order.push_back(*innermost);
  return order;
}

namespace {

/// Emits the loop nest of one op.
class LoopEmitter {
public:
  LoopEmitter(linalg::GenericOp op, func::FuncOp kernel)
      : op(op), kernel(kernel), loc(op.getLoc()) {}
  void run();

private:
  void emit(OpBuilder &builder, unsigned depth);
  /// The body at `ivs`; `accumulators` are the outputs' values so far, if they
  /// are not in memory. Returns what it yields.
  SmallVector<Value> emitBody(OpBuilder &builder, ValueRange accumulators);
  SmallVector<Value> getIndices(OpBuilder &builder, OpOperand *operand);
  void relax();

  linalg::GenericOp op;
  func::FuncOp kernel;
  Location loc;
  SmallVector<unsigned> order;
  SmallVector<Value> ivs, lower, upper;
  Value one;
};

} // namespace

SmallVector<Value> LoopEmitter::getIndices(OpBuilder &builder,
                                           OpOperand *operand) {
  AffineMap map = op.getMatchingIndexingMap(operand);
  SmallVector<Value> indices;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      indices.push_back(ivs[dim.getPosition()]);
    else
      indices.push_back(affine::AffineApplyOp::create(
          builder, loc, AffineMap::get(map.getNumDims(), 0, expr), ivs));
  }
  return indices;
}

SmallVector<Value> LoopEmitter::emitBody(OpBuilder &builder,
                                         ValueRange accumulators) {
  IRMapping mapping;
  Block *body = op.getBody();
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = body->getArgument(operand.getOperandNumber());
    if (argument.use_empty())
      continue;
    if (op.isDpsInit(&operand) && !accumulators.empty())
      mapping.map(
          argument,
          accumulators[operand.getOperandNumber() - op.getNumDpsInputs()]);
    else if (!isa<MemRefType>(operand.get().getType()))
      mapping.map(argument, operand.get());
    else
      mapping.map(argument,
                  memref::LoadOp::create(builder, loc, operand.get(),
                                         getIndices(builder, &operand)));
  }
  for (Operation &nested : body->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(nested)) {
      mapping.map(index.getResult(), ivs[index.getDim()]);
      continue;
    }
    Operation *clone = builder.clone(nested, mapping);
    // linalg.index may also stand in a nested region.
    clone->walk([&](linalg::IndexOp index) {
      index.replaceAllUsesWith(ivs[index.getDim()]);
      index.erase();
    });
  }
  SmallVector<Value> yielded;
  for (Value value : body->getTerminator()->getOperands())
    yielded.push_back(mapping.lookupOrDefault(value));
  return yielded;
}

void LoopEmitter::emit(OpBuilder &builder, unsigned depth) {
  auto store = [&](OpBuilder &at, ValueRange values) {
    for (auto [value, output] : llvm::zip(values, op.getDpsInitsMutable()))
      memref::StoreOp::create(at, loc, value, output.get(),
                              getIndices(at, &output));
  };
  if (depth == order.size()) {
    store(builder, emitBody(builder, {}));
    return;
  }
  unsigned loop = order[depth];
  bool accumulates =
      depth + 1 == order.size() &&
      op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction;
  if (!accumulates) {
    scf::ForOp::create(builder, loc, lower[loop], upper[loop], one,
                       ValueRange(),
                       [&](OpBuilder &at, Location, Value iv, ValueRange) {
                         ivs[loop] = iv;
                         emit(at, depth + 1);
                         scf::YieldOp::create(at, loc);
                       });
    return;
  }
  SmallVector<Value> initial;
  for (OpOperand &output : op.getDpsInitsMutable())
    initial.push_back(memref::LoadOp::create(builder, loc, output.get(),
                                             getIndices(builder, &output)));
  auto reduction = scf::ForOp::create(
      builder, loc, lower[loop], upper[loop], one, initial,
      [&](OpBuilder &at, Location, Value iv, ValueRange accumulators) {
        ivs[loop] = iv;
        scf::YieldOp::create(at, loc, emitBody(at, accumulators));
      });
  store(builder, reduction.getResults());
}

void LoopEmitter::relax() {
  // A product and a sum may be one operation; it rounds once. The order of a
  // reduction's sum or product is free; nothing else is.
  auto allow = [&](Operation *user, arith::FastMathFlags flags) {
    auto fast = cast<arith::ArithFastMathInterface>(user);
    flags = flags | fast.getFastMathFlagsAttr().getValue();
    user->setAttr(fast.getFastMathAttrName(),
                  arith::FastMathFlagsAttr::get(op.getContext(), flags));
  };
  op.getBody()->walk([&](Operation *nested) {
    if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(nested))
      allow(nested, arith::FastMathFlags::contract);
  });
  if (op.getNumReductionLoops() == 0)
    return;
  for (BlockArgument output : op.getRegionOutputArgs())
    for (Operation *user : output.getUsers())
      if (isa<arith::AddFOp, arith::MulFOp>(user))
        allow(user, arith::FastMathFlags::reassoc);
}

void LoopEmitter::run() {
  relax();
  std::optional<unsigned> partitioned;
  if (auto attribute = kernel->getAttrOfType<IntegerAttr>(kKernelAttr))
    partitioned = attribute.getInt();
  order = getLoopOrder(op, partitioned);

  OpBuilder builder(op);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  one = arith::ConstantIndexOp::create(builder, loc, 1);
  unsigned numArguments = kernel.getNumArguments();
  for (auto [loop, range] :
       llvm::enumerate(cast<linalg::LinalgOp>(op.getOperation())
                           .createLoopRanges(builder, loc))) {
    if (partitioned == loop) {
      lower.push_back(kernel.getArgument(numArguments - 2));
      upper.push_back(kernel.getArgument(numArguments - 1));
      continue;
    }
    lower.push_back(zero);
    upper.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
  }
  ivs.resize(lower.size());
  emit(builder, 0);
  op.erase();
}

namespace {
struct ConvertKernelsToLoops
    : dp::impl::ConvertDPKernelsToLoopsBase<ConvertKernelsToLoops> {
  void runOnOperation() override {
    if (!getOperation()->hasAttr(kKernelAttr))
      return;
    for (auto op : llvm::make_early_inc_range(
             getOperation().getBody().getOps<linalg::GenericOp>()))
      LoopEmitter(op, getOperation()).run();

    // Polynomials that LLVM vectorizes, in place of calls. Sine and cosine stay
    // calls: theirs lose all digits of large arguments.
    static const llvm::StringSet<> approximated = {
        "math.exp",  "math.expm1", "math.log", "math.log1p",
        "math.log2", "math.tanh",  "math.erf"};
    auto predicate = [](StringRef name) { return approximated.contains(name); };
    RewritePatternSet patterns(&getContext());
    populateMathF32ExpansionPatterns(patterns, predicate);
    populateMathPolynomialApproximationPatterns(patterns, predicate);
    FrozenRewritePatternSet frozen(std::move(patterns));
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa<math::MathDialect>(op->getDialect()))
        ops.push_back(op);
    });
    if (!ops.empty())
      (void)applyOpPatternsGreedily(ops, frozen);
  }
};
} // namespace
