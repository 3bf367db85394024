//===- AdvanceUpdates.cpp - Early updates of states -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-advance-updates"

namespace mlir::dp {
#define GEN_PASS_DEF_DPADVANCEUPDATES
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Finds ops that may end the step with an error of the program.
class Checks {
public:
  bool mayFail(Operation *op) {
    bool fails = hasCheck(op);
    if (auto launch = dyn_cast<LaunchOp>(op)) {
      auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(
          op, launch.getKernelAttr());
      auto [it, isFirst] = kernels.try_emplace(kernel);
      if (isFirst)
        it->second = !kernel || hasCheck(kernel);
      fails |= it->second;
    }
    return fails;
  }

private:
  static bool hasCheck(Operation *op) {
    return op->walk([](cf::AssertOp) { return WalkResult::interrupt(); })
        .wasInterrupted();
  }

  SymbolTableCollection symbols;
  DenseMap<Operation *, bool> kernels;
};

/// Moves ops of one block, in their order. Where an op is, is the number of the
/// op that it was, or that it was moved after; -1 is the block's beginning.
class Advancer {
public:
  Advancer(Block &block, KernelEffects &effects, Checks &checks,
           int64_t minBytes)
      : block(block), effects(effects), checks(checks), minBytes(minBytes) {}
  unsigned run();

private:
  struct Accesses {
    int64_t last = -1, lastWrite = -1;
  };

  bool isLarge(Value base) const;
  bool isMovable(Operation *op);
  int64_t definedAt(Value value);
  int64_t findPlace(Operation *op);
  void hoistOperands(Operation *op, int64_t place);
  void move(Operation *op, int64_t place);
  void note(Operation *op, int64_t place);

  Block &block;
  KernelEffects &effects;
  Checks &checks;
  int64_t minBytes;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, int64_t> numbers, places;
  /// The places after which the results of the ops so far are available.
  DenseMap<Operation *, int64_t> available;
  DenseMap<int64_t, Operation *> tails; ///< the last op of each place
  DenseMap<Value, Accesses> accesses;   ///< by base
  int64_t barrier = -1;                 ///< nothing moves over this
};

} // namespace

/// Returns true if the result of `op` does not depend on where it is.
static bool isFreeOfPlace(Operation *op) {
  return op->getNumRegions() == 0 && (isView(op) || isMemoryEffectFree(op));
}

bool Advancer::isLarge(Value base) const {
  auto alloc = base.getDefiningOp<memref::AllocOp>();
  if (!alloc || !alloc.getType().hasStaticShape())
    return false;
  MemRefType type = alloc.getType();
  return type.getNumElements() * getElementBytes(type.getElementType()) >=
         minBytes;
}

/// Returns true for the reduction of a large buffer in place, and for launches
/// that read a large buffer and write arguments only.
bool Advancer::isMovable(Operation *op) {
  if (auto reduce = dyn_cast<BufferAllReduceOp>(op))
    return reduce.getSend() == reduce.getRecv() &&
           isLarge(getBase(reduce.getSend()));
  if (!isa<LaunchOp>(op) || checks.mayFail(op))
    return false;
  bool readsLarge = false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    Value base = getBase(operand.get());
    if (!effects.mayWrite(operand))
      readsLarge |= isLarge(base);
    else if (!isa<BlockArgument>(base))
      return false;
  }
  return readsLarge;
}

/// Returns the place after which `value` is available, wherever the pure ops
/// are that compute it.
int64_t Advancer::definedAt(Value value) {
  Operation *def = value.getDefiningOp();
  return def && def->getBlock() == &block ? available.lookup(def) : -1;
}

int64_t Advancer::findPlace(Operation *op) {
  int64_t place = barrier;
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    place = std::max(place, definedAt(value));
    if (!isa<MemRefType>(value.getType()))
      continue;
    Accesses found = accesses.lookup(getBase(value));
    place = std::max(place,
                     effects.mayWrite(operand) ? found.last : found.lastWrite);
  }
  return place;
}

/// Moves the pure ops that compute the operands of `op` and are after `place`
/// before it.
void Advancer::hoistOperands(Operation *op, int64_t place) {
  SmallVector<Operation *> needed;
  llvm::SmallPtrSet<Operation *, 8> seen;
  auto add = [&](Operation *user) {
    for (Value operand : user->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && def->getBlock() == &block && places.lookup(def) > place &&
          seen.insert(def).second)
        needed.push_back(def);
  };
  add(op);
  for (size_t i = 0; i < needed.size(); ++i)
    add(needed[i]);
  // In the order that they had; that of the block is known only again after a
  // walk over all of it.
  llvm::sort(needed, [&](Operation *a, Operation *b) {
    return numbers.lookup(a) < numbers.lookup(b);
  });
  for (Operation *def : needed) {
    def->moveBefore(op);
    places[def] = place;
  }
}

void Advancer::move(Operation *op, int64_t place) {
  Operation *tail = place < 0 ? nullptr : ops[place];
  if (Operation *other = tails.lookup(place))
    tail = other;
  if (tail)
    op->moveAfter(tail);
  else
    op->moveBefore(&block, block.begin());
  tails[place] = op;
  hoistOperands(op, place);
  places[op] = place;
  LDBG() << "moved " << *op;
}

/// Records the accesses of `op` and the ops inside it.
void Advancer::note(Operation *op, int64_t place) {
  op->walk([&](Operation *nested) {
    if (isView(nested) || isa<memref::AllocOp>(nested))
      return;
    // Under another name its accesses are unknown.
    if (llvm::any_of(nested->getResultTypes(), llvm::IsaPred<MemRefType>))
      barrier = std::max(barrier, place);
    for (OpOperand &operand : nested->getOpOperands()) {
      if (!isa<MemRefType>(operand.get().getType()))
        continue;
      Accesses &known = accesses[getBase(operand.get())];
      known.last = std::max(known.last, place);
      if (effects.mayWrite(operand))
        known.lastWrite = std::max(known.lastWrite, place);
    }
  });
  if (checks.mayFail(op))
    barrier = std::max(barrier, place);
}

unsigned Advancer::run() {
  for (Operation &op : block) {
    numbers[&op] = places[&op] = ops.size();
    ops.push_back(&op);
  }
  unsigned numMoved = 0;
  for (auto [number, op] : llvm::enumerate(ops)) {
    auto place = static_cast<int64_t>(number);
    if (isMovable(op)) {
      int64_t earliest = findPlace(op);
      if (earliest + 1 < place) {
        move(op, place = earliest);
        ++numMoved;
      }
    }
    note(op, place);
    int64_t &behind = available[op] = isFreeOfPlace(op) ? -1 : place;
    if (isFreeOfPlace(op))
      for (Value operand : op->getOperands())
        behind = std::max(behind, definedAt(operand));
  }
  return numMoved;
}

namespace {
struct AdvanceUpdates : dp::impl::DPAdvanceUpdatesBase<AdvanceUpdates> {
  using DPAdvanceUpdatesBase::DPAdvanceUpdatesBase;

  void runOnStage() override {
    KernelEffects effects;
    Checks checks;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr))
        numAdvanced +=
            Advancer(function.front(), effects, checks, minBytes).run();
  }
};
} // namespace
