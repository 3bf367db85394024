//===- KernelsToLoops.cpp - Kernels as vectorizable loops -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/IR/DP.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/KernelOpInterface.h"
#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "convert-dp-kernels-to-loops"

namespace mlir::dp {
#define GEN_PASS_DEF_CONVERTDPKERNELSTOLOOPS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Emits the loop nest of one op.
class LoopEmitter {
public:
  /// Emits the code that is invariant in the loops before `op`.
  LoopEmitter(linalg::GenericOp op, func::FuncOp kernel);
  /// Replaces the op by loops at `builder`, within loops over rows whose
  /// induction variables are `rows`.
  void run(OpBuilder &builder, ValueRange rows);

private:
  void emit(OpBuilder &builder, unsigned depth);
  /// Emits `loop`, an innermost reduction, with its results in registers.
  void emitReduction(OpBuilder &builder, unsigned loop);
  void store(OpBuilder &builder, ValueRange values);
  /// Emits the body at `ivs` and returns the yielded values. `accumulators` are
  /// the outputs' values so far, if they are not in memory.
  SmallVector<Value> emitBody(OpBuilder &builder, ValueRange accumulators);

  linalg::GenericOp op;
  Location loc;
  SmallVector<unsigned> order;
  SmallVector<Value> ivs, lower, upper;
  Value one;
};

} // namespace

SmallVector<Value> LoopEmitter::emitBody(OpBuilder &builder,
                                         ValueRange accumulators) {
  return cloneBody(builder, op, ivs, [&](OpBuilder &at, OpOperand &operand) {
    if (op.isDpsInit(&operand) && !accumulators.empty())
      return accumulators[operand.getOperandNumber() - op.getNumDpsInputs()];
    return loadElement(at, operand, ivs);
  });
}

void LoopEmitter::store(OpBuilder &builder, ValueRange values) {
  for (auto [value, output] : llvm::zip(values, op.getDpsInitsMutable()))
    memref::StoreOp::create(builder, loc, value, output.get(),
                            getElementIndices(builder, output, ivs));
}

void LoopEmitter::emit(OpBuilder &builder, unsigned depth) {
  if (depth == order.size()) {
    store(builder, emitBody(builder, {}));
    return;
  }
  unsigned loop = order[depth];
  bool accumulates =
      depth + 1 == order.size() &&
      op.getIteratorTypesArray()[loop] == utils::IteratorType::reduction &&
      // Fusion may leave an output that has an element for each iteration.
      llvm::none_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
        return op.getMatchingIndexingMap(&output).isFunctionOfDim(loop);
      });
  if (accumulates) {
    emitReduction(builder, loop);
    return;
  }
  scf::ForOp::create(builder, loc, lower[loop], upper[loop], one, ValueRange(),
                     [&](OpBuilder &at, Location, Value iv, ValueRange) {
                       ivs[loop] = iv;
                       emit(at, depth + 1);
                       scf::YieldOp::create(at, loc);
                     });
}

void LoopEmitter::emitReduction(OpBuilder &builder, unsigned loop) {
  // The sum of the outer loops may be so large that summands are lost in it one
  // by one, so they are added up before. A vectorized loop has the
  // initial value in one lane.
  SmallVector<Value> before, initial;
  for (auto [i, output] : llvm::enumerate(op.getDpsInitsMutable())) {
    Value value = loadElement(builder, output, ivs);
    bool isSum = op.getNumReductionLoops() > 1 &&
                 isa<FloatType>(value.getType()) &&
                 getReductionKind(op, i) == ReductionKind::add;
    before.push_back(isSum ? value : Value());
    initial.push_back(
        isSum ? arith::getIdentityValue(arith::AtomicRMWKind::addf,
                                        value.getType(), builder, loc)
              : value);
  }
  auto reduction = scf::ForOp::create(
      builder, loc, lower[loop], upper[loop], one, initial,
      [&](OpBuilder &at, Location, Value iv, ValueRange accumulators) {
        ivs[loop] = iv;
        scf::YieldOp::create(at, loc, emitBody(at, accumulators));
      });
  SmallVector<Value> results(reduction.getResults());
  for (auto [result, value] : llvm::zip(results, before))
    if (value)
      result = arith::AddFOp::create(builder, loc, value, result);
  store(builder, results);
}

/// LLVM 22 loses elements of a vectorized reduction by llvm.maxnum with a known
/// trip count, so a reduction compares and selects.
static void expandMaxNum(linalg::GenericOp op) {
  auto expand = [](Operation *old, arith::CmpFPredicate better) {
    OpBuilder builder(old);
    Location loc = old->getLoc();
    Value a = old->getOperand(0), b = old->getOperand(1);
    Value isBetter = arith::CmpFOp::create(builder, loc, better, a, b);
    Value isNaN =
        arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO, b, b);
    Value number = arith::SelectOp::create(builder, loc, isBetter, a, b);
    old->getResult(0).replaceAllUsesWith(
        arith::SelectOp::create(builder, loc, isNaN, a, number));
    old->erase();
  };
  if (op.getNumReductionLoops() == 0)
    return;
  op.getBody()->walk(
      [&](arith::MaxNumFOp max) { expand(max, arith::CmpFPredicate::OGT); });
  op.getBody()->walk(
      [&](arith::MinNumFOp min) { expand(min, arith::CmpFPredicate::OLT); });
}

/// Emits the bounds of all loops of `op`. The partitioned one has the kernel's
/// range.
static void emitBounds(OpBuilder &builder, linalg::GenericOp op,
                       func::FuncOp kernel, SmallVectorImpl<Value> &lower,
                       SmallVectorImpl<Value> &upper) {
  Location loc = op.getLoc();
  std::optional<int64_t> partitioned =
      kernel->getAttrOfType<KernelAttr>(kKernelAttr).getLoop();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  ValueRange part = kernel.getArguments().take_back(2);
  for (auto [loop, range] :
       llvm::enumerate(cast<linalg::LinalgOp>(op.getOperation())
                           .createLoopRanges(builder, loc))) {
    bool isPart = partitioned == static_cast<int64_t>(loop);
    lower.push_back(isPart ? part[0] : zero);
    upper.push_back(
        isPart ? part[1]
               : getValueOrCreateConstantIndexOp(builder, loc, range.size));
  }
}

LoopEmitter::LoopEmitter(linalg::GenericOp op, func::FuncOp kernel)
    : op(op), loc(op.getLoc()) {
  relaxFloats(op);
  expandMaxNum(op);
  OpBuilder builder(op);
  one = arith::ConstantIndexOp::create(builder, loc, 1);
  emitBounds(builder, op, kernel, lower, upper);
  auto attribute = kernel->getAttrOfType<KernelAttr>(kKernelAttr);
  order = attribute.getRows() == 0
              ? getLoopOrder(op, attribute.getLoop())
              : getLoopOrder(op, std::nullopt, attribute.getRows());
}

void LoopEmitter::run(OpBuilder &builder, ValueRange rows) {
  ivs.assign(rows.begin(), rows.end());
  ivs.resize(lower.size());
  emit(builder, 0);
  op.erase();
}

/// Emits the loops over rows, in each of whose iterations all ops run.
static void emitRows(func::FuncOp kernel, unsigned rows) {
  SmallVector<linalg::GenericOp> ops(
      kernel.getBody().getOps<linalg::GenericOp>());
  if (ops.empty())
    return;
  std::vector<LoopEmitter> emitters;
  for (linalg::GenericOp op : ops)
    emitters.emplace_back(op, kernel);
  OpBuilder builder(ops.back());
  SmallVector<Value> lower, upper;
  emitBounds(builder, ops.front(), kernel, lower, upper);
  SmallVector<Value> steps(
      rows, arith::ConstantIndexOp::create(builder, kernel.getLoc(), 1));
  scf::buildLoopNest(builder, kernel.getLoc(), ArrayRef(lower).take_front(rows),
                     ArrayRef(upper).take_front(rows), steps,
                     [&](OpBuilder &at, Location, ValueRange ivs) {
                       for (LoopEmitter &emitter : emitters)
                         emitter.run(at, ivs);
                     });
}

/// Replaces `op` by its loops. The partitioned one has the kernel's range.
static void emitLoops(KernelOpInterface op, func::FuncOp kernel) {
  int64_t partitioned =
      kernel->getAttrOfType<KernelAttr>(kKernelAttr).getLoop().value_or(-1);
  OpBuilder builder(op);
  ValueRange range = kernel.getArguments().take_back(2);
  Value zero = arith::ConstantIndexOp::create(builder, op->getLoc(), 0);
  SmallVector<Value> lower, upper;
  for (auto [number, loop] : llvm::enumerate(op.getParallelLoops())) {
    bool isPart = static_cast<int64_t>(number) == partitioned;
    lower.push_back(isPart ? range[0] : zero);
    upper.push_back(isPart ? range[1] : loop.create(builder, op->getLoc()));
  }
  op.emitLoops(builder, lower, upper);
  op->erase();
}

/// Checks that a launch may run a range of the iterations that `dp.kernel`
/// names, and that all ops have the loops over rows.
static LogicalResult checkPartitionedLoop(func::FuncOp kernel) {
  auto attribute = kernel->getAttrOfType<KernelAttr>(kKernelAttr);
  std::optional<int64_t> partitioned = attribute.getLoop();
  if (!partitioned)
    return success();
  auto isParallel = [&](Operation &op) {
    if (auto kernelOp = dyn_cast<KernelOpInterface>(op))
      return *partitioned <
                 static_cast<int64_t>(kernelOp.getParallelLoops().size()) &&
             attribute.getRows() == 0;
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic)
      return true;
    SmallVector<utils::IteratorType> types = generic.getIteratorTypesArray();
    if (attribute.getRows() == 0)
      return *partitioned < static_cast<int64_t>(types.size()) &&
             types[*partitioned] == utils::IteratorType::parallel;
    return attribute.getRows() <= static_cast<int64_t>(types.size()) &&
           llvm::all_of(ArrayRef(types).take_front(attribute.getRows()),
                        linalg::isParallelIterator);
  };
  for (Operation &op : kernel.getBody().getOps())
    if (!isParallel(op))
      return op.emitOpError()
             << "has no parallel loop " << *partitioned << ", of which '"
             << kernel.getName() << "' is to run a range ('" << kKernelAttr
             << "')";
  return success();
}

namespace {
struct ConvertKernelsToLoops
    : dp::impl::ConvertDPKernelsToLoopsBase<ConvertKernelsToLoops> {
  void runOnStage() override {
    // Its host code launches GPU kernels, and no CPU can run some of them.
    Operation *module = getOperation()->getParentOp();
    if (module &&
        module->hasAttr(gpu::GPUDialect::getContainerModuleAttrName())) {
      emitError(getOperation().getLoc())
          << "'" << getArgument() << "' expects kernels for the host; '"
          << getOperation().getName()
          << "' is in a module of kernels for GPUs (dp-gpu-schedule-pipeline)";
      return signalPassFailure();
    }
    if (!getOperation()->hasAttr(kKernelAttr))
      return;
    IRRewriter rewriter(&getContext());
    for (auto fill : llvm::make_early_inc_range(
             getOperation().getBody().getOps<linalg::FillOp>())) {
      rewriter.setInsertionPoint(fill);
      (void)linalg::generalizeNamedOp(rewriter, fill);
    }
    if (failed(checkPartitionedLoop(getOperation())))
      return signalPassFailure();
    auto attribute = getOperation()->getAttrOfType<KernelAttr>(kKernelAttr);
    if (attribute.getRows() != 0)
      emitRows(getOperation(), attribute.getRows());
    for (auto op : llvm::make_early_inc_range(
             getOperation().getBody().getOps<linalg::GenericOp>())) {
      LDBG() << getOperation().getName() << ": loops of " << op->getName()
             << " at " << op.getLoc();
      OpBuilder builder(op);
      LoopEmitter(op, getOperation()).run(builder, {});
    }
    for (auto op : llvm::make_early_inc_range(
             getOperation().getBody().getOps<KernelOpInterface>())) {
      LDBG() << getOperation().getName() << ": loops of " << op->getName()
             << " at " << op->getLoc();
      emitLoops(op, getOperation());
    }
  }
};
} // namespace
