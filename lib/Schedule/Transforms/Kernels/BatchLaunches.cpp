//===- BatchLaunches.cpp - Launches with several sets of parameters -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A block is scanned from its beginning and then from its end. A launch joins
// the batch of its kernel that was begun last on the way, if no op between them
// uses what it writes or writes what it reads. So each op is looked at twice.
//
//===----------------------------------------------------------------------===//

#include "AccessOrder.h"

#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-batch-launches"

namespace mlir::dp {
#define GEN_PASS_DEF_DPBATCHLAUNCHES
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

// Views and sizes that are moved with a launch, at most.
static constexpr unsigned kMaxOperands = 32;
// Element operations that take no longer than a launch. No collective is hidden
// after so few, so that it makes no difference on which side of a wait they
// run.
static constexpr int64_t kSmallWork = 65536;

namespace {

/// Numbers by position, of which ranges are increased and searched for the
/// largest one in logarithmic time (a segment tree).
class RangeMaximum {
public:
  explicit RangeMaximum(ArrayRef<int64_t> numbers) {
    size = llvm::PowerOf2Ceil(std::max<size_t>(numbers.size(), 1));
    nodes.resize(2 * size);
    for (auto [at, number] : llvm::enumerate(numbers))
      nodes[size + at].largest = number;
    for (size_t node = size; --node > 0;)
      update(node);
  }
  /// Adds `more` to the numbers from `first` to `last`.
  void add(size_t first, size_t last, int64_t more) {
    add(1, 0, size - 1, first, last, more);
  }
  /// Returns the largest number from `first` to `last`.
  int64_t find(size_t first, size_t last) const {
    return find(1, 0, size - 1, first, last);
  }

private:
  struct Node {
    int64_t largest = 0, added = 0; ///< below the node, and to all of it
  };
  void update(size_t node) {
    nodes[node].largest =
        std::max(nodes[2 * node].largest, nodes[2 * node + 1].largest) +
        nodes[node].added;
  }
  void add(size_t node, size_t low, size_t high, size_t first, size_t last,
           int64_t more) {
    if (last < low || high < first)
      return;
    if (first <= low && high <= last) {
      nodes[node].largest += more;
      nodes[node].added += more;
      return;
    }
    size_t middle = (low + high) / 2;
    add(2 * node, low, middle, first, last, more);
    add(2 * node + 1, middle + 1, high, first, last, more);
    update(node);
  }
  int64_t find(size_t node, size_t low, size_t high, size_t first,
               size_t last) const {
    if (last < low || high < first)
      return 0;
    if (first <= low && high <= last)
      return nodes[node].largest;
    size_t middle = (low + high) / 2;
    return std::max(find(2 * node, low, middle, first, last),
                    find(2 * node + 1, middle + 1, high, first, last)) +
           nodes[node].added;
  }

  size_t size;
  std::vector<Node> nodes;
};

/// The memory by which a block may exceed its peak: the larger one of the two.
struct Slack {
  int64_t bytes, percent;
};

/// The bytes in use by the allocations of one block, some of which live longer
/// when ops move.
class LifeTimes {
public:
  LifeTimes(Block &block, SizeEvaluator &sizes, Slack slack);

  /// Lets the buffers in `bases` live until op `number`, unless more memory
  /// than before, and the slack, would be in use at an op.
  bool extend(ArrayRef<Value> bases, size_t number);
  /// Lets them live from op `number` on, under the same condition.
  bool begin(ArrayRef<Value> bases, size_t number);

private:
  struct Life {
    size_t first, last;
    int64_t bytes;
  };
  llvm::MapVector<Value, Life> lives;
  std::optional<RangeMaximum> inUse; ///< at each op
  int64_t limit = 0;
};

class Batcher {
public:
  Batcher(Block &block, KernelEffects &effects, SymbolTableCollection &symbols,
          SizeEvaluator &sizes, Slack slack)
      : block(block), effects(effects), symbols(symbols), sizes(sizes),
        lives(block, sizes, slack), accesses(block) {}
  /// Makes launches run where the last one of their kernel stands. Returns the
  /// number of launches that became part of another one.
  unsigned delay();
  /// Makes launches that read arguments only, as casts of weights, run where
  /// the first one of their kernel stands. Returns the same.
  unsigned advance();

  unsigned numBatches = 0;

private:
  /// Launches of one kernel that run where one of them stood.
  struct Batch {
    size_t place;
    unsigned numWaits;              ///< after it
    SmallVector<LaunchOp> launches; ///< that one first
  };
  /// Finds the ops that compute operands of `op` after op `place`, in their
  /// order. Fails if one of them depends on memory, or if they are many.
  LogicalResult findOperands(Operation *op, size_t place,
                             llvm::SetVector<Operation *> &found,
                             unsigned depth = 0) const;
  bool readsArguments(LaunchOp launch);
  bool fillsNumber(LaunchOp launch);
  bool raise(Batch &batch, LaunchOp launch, bool isNumber);
  bool isBatchable(LaunchOp launch);
  bool isBarrier(Operation *op);
  bool isSmall(LaunchOp launch);
  bool join(Batch &batch, LaunchOp launch);
  unsigned materialize(bool isAdvanced);
  void materialize(const Batch &batch, bool isAdvanced);
  void delayWaits();

  Block &block;
  KernelEffects &effects;
  SymbolTableCollection &symbols;
  SizeEvaluator &sizes;
  LifeTimes lives;
  AccessOrder accesses;
  DenseMap<Operation *, bool> checks; ///< kernels that may end the step
  std::vector<Batch> batches;
  DenseMap<Operation *, size_t> places; ///< of all ops, where they are now
};

} // namespace

/// Returns true if distinct values of this kind are distinct memory, unlike
/// aliases that control flow makes.
static bool isBuffer(Value base) {
  if (auto argument = dyn_cast<BlockArgument>(base))
    return isa<func::FuncOp>(argument.getOwner()->getParentOp());
  return isa<memref::AllocOp>(base.getDefiningOp());
}

static bool isPureOrView(Operation *op) {
  return op->getNumRegions() == 0 &&
         (isView(op) || isa<memref::AllocOp>(op) || isMemoryEffectFree(op));
}

LifeTimes::LifeTimes(Block &block, SizeEvaluator &sizes, Slack slack) {
  size_t number = 0;
  for (Operation &op : block) {
    op.walk([&](Operation *nested) {
      if (isPureOrView(nested))
        return;
      for (Value operand : nested->getOperands()) {
        Value base =
            isa<MemRefType>(operand.getType()) ? getBase(operand) : Value();
        auto alloc = base ? base.getDefiningOp<memref::AllocOp>() : nullptr;
        if (!alloc || alloc->getBlock() != &block)
          continue;
        auto [at, isNew] = lives.try_emplace(base, Life{number, number, 0});
        if (isNew)
          at->second.bytes = sizes.evaluateBytes(base).value_or(INT64_MAX / 4);
        at->second.last = number;
      }
    });
    ++number;
  }
  SmallVector<int64_t> change(number + 1);
  for (auto &[base, life] : lives) {
    if (life.bytes >= INT64_MAX / 4)
      continue;
    change[life.first] += life.bytes;
    change[life.last + 1] -= life.bytes;
  }
  int64_t now = 0, peak = 0;
  for (int64_t &bytes : change) {
    bytes = now += bytes;
    peak = std::max(peak, now);
  }
  inUse.emplace(change);
  limit = peak + std::max(slack.bytes, peak / 100 * slack.percent);
}

bool LifeTimes::extend(ArrayRef<Value> bases, size_t number) {
  int64_t more = 0;
  size_t first = number;
  llvm::SmallDenseSet<Value> longer;
  for (Value base : bases) {
    auto life = lives.find(base);
    if (life == lives.end() || life->second.last >= number ||
        !longer.insert(base).second)
      continue;
    if (llvm::AddOverflow(more, life->second.bytes, more))
      return false;
    first = std::min(first, life->second.last + 1);
  }
  if (more > limit || (more > 0 && inUse->find(first, number) > limit - more))
    return false;
  for (Value base : longer) {
    Life &life = lives.find(base)->second;
    inUse->add(life.last + 1, number, life.bytes);
    life.last = number;
  }
  return true;
}

bool LifeTimes::begin(ArrayRef<Value> bases, size_t number) {
  int64_t more = 0;
  size_t last = number;
  llvm::SmallDenseSet<Value> earlier;
  for (Value base : bases) {
    auto life = lives.find(base);
    if (life == lives.end() || life->second.first <= number ||
        !earlier.insert(base).second)
      continue;
    if (llvm::AddOverflow(more, life->second.bytes, more))
      return false;
    last = std::max(last, life->second.first - 1);
  }
  if (more > limit || (more > 0 && inUse->find(number, last) > limit - more))
    return false;
  for (Value base : earlier) {
    Life &life = lives.find(base)->second;
    inUse->add(number, life.first - 1, life.bytes);
    life.first = number;
  }
  return true;
}

bool Batcher::isBatchable(LaunchOp launch) {
  if (llvm::any_of(launch.getParams(), [](Value param) {
        return isa<BaseMemRefType>(param.getType()) &&
               !isBuffer(getBase(param));
      }))
    return false;
  auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(
      launch, launch.getKernelAttr());
  if (!kernel || kernel.isExternal())
    return false;
  auto [at, isNew] = checks.try_emplace(kernel);
  if (isNew)
    at->second =
        kernel.walk([](cf::AssertOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
  return !at->second;
}

/// Returns true if nothing may move over `op`, because its accesses are not
/// known.
bool Batcher::isBarrier(Operation *op) {
  if (op->getNumRegions() != 0)
    return true;
  return llvm::any_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>) ||
         llvm::any_of(op->getOperands(), [](Value operand) {
           return isa<BaseMemRefType>(operand.getType()) &&
                  !isBuffer(getBase(operand)) &&
                  !getBase(operand).getDefiningOp<memref::GetGlobalOp>();
         });
}

bool Batcher::isSmall(LaunchOp launch) {
  std::optional<int64_t> work = sizes.evaluate(launch.getCost());
  return work && *work <= kSmallWork;
}

/// Adds `launch` to the batch if it may run there.
bool Batcher::join(Batch &batch, LaunchOp launch) {
  SmallVector<Value> bases;
  for (OpOperand &operand : launch.getParamsMutable()) {
    if (!isa<BaseMemRefType>(operand.get().getType()))
      continue;
    if (accesses.conflicts(operand.get(), effects.mayWrite(operand),
                           batch.place))
      return false;
    bases.push_back(getBase(operand.get()));
  }
  if (!lives.extend(bases, batch.place))
    return false;
  batch.launches.push_back(launch);
  return true;
}

void Batcher::materialize(const Batch &batch, bool isAdvanced) {
  LaunchOp last = batch.launches.front();
  SmallVector<Value> extents, costs, params;
  SmallVector<Location> locs;
  SmallVector<LaunchOp> launches = batch.launches;
  if (!isAdvanced)
    std::reverse(launches.begin(), launches.end());
  for (LaunchOp launch : launches) {
    extents.push_back(launch.getExtent());
    costs.push_back(launch.getCost());
    llvm::append_range(params, launch.getParams());
    locs.push_back(launch.getLoc());
  }
  OpBuilder builder(last);
  LaunchBatchOp::create(builder, locs.front(), last.getKernelAttr(), extents,
                        costs, params);
  LDBG() << "one launch of " << last.getKernel() << " for "
         << batch.launches.size() << " sets";
  ++numBatches;
  for (LaunchOp launch : batch.launches)
    launch.erase();
}

unsigned Batcher::delay() {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  llvm::StringMap<size_t> open; // the batch of each kernel that may grow
  unsigned numWaits = 0;
  for (size_t number = ops.size(); number-- > 0;) {
    Operation *op = ops[number];
    if (isPureOrView(op))
      continue;
    // A long launch must not move over a wait: it would no longer run beside
    // the collective.
    if (isa<WaitOp>(op)) {
      ++numWaits;
      continue;
    }
    if (isBarrier(op)) {
      open.clear();
      continue;
    }
    size_t place = number;
    if (auto launch = dyn_cast<LaunchOp>(op); launch && isBatchable(launch)) {
      auto [at, isNew] = open.try_emplace(launch.getKernel(), batches.size());
      bool mayJoin = !isNew && (batches[at->second].numWaits == numWaits ||
                                isSmall(launch));
      if (mayJoin && join(batches[at->second], launch)) {
        place = batches[at->second].place;
      } else {
        at->second = batches.size();
        batches.push_back({number, numWaits, {launch}});
      }
    }
    accesses.add(op, place, effects);
  }
  unsigned numJoined = materialize(/*isAdvanced=*/false);
  if (numJoined > 0)
    delayWaits();
  return numJoined;
}

/// Moves each wait right before the uses of its buffers, which may have moved.
/// So one wait for several groups is enough where all uses follow
/// the last of them.
void Batcher::delayWaits() {
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  DenseMap<Value, size_t> uses; // the next one, by base
  size_t fence = ops.size();
  for (size_t number = ops.size(); number-- > 0;) {
    Operation *op = ops[number];
    if (auto wait = dyn_cast<WaitOp>(op)) {
      size_t place = fence;
      for (Value operand : op->getOperands()) {
        if (!isa<BaseMemRefType>(operand.getType()))
          continue;
        auto use = uses.find(getBase(operand));
        if (use != uses.end())
          place = std::min(place, use->second);
      }
      if (place < ops.size())
        op->moveBefore(ops[place]);
      continue;
    }
    if (isPureOrView(op))
      continue;
    if (isBarrier(op) || op->hasTrait<OpTrait::IsTerminator>())
      fence = number;
    for (Value operand : op->getOperands())
      if (isa<BaseMemRefType>(operand.getType()))
        uses[getBase(operand)] = number;
  }
}

unsigned Batcher::materialize(bool isAdvanced) {
  unsigned numJoined = 0;
  for (const Batch &batch : batches) {
    if (batch.launches.size() < 2)
      continue;
    numJoined += batch.launches.size() - 1;
    materialize(batch, isAdvanced);
  }
  return numJoined;
}

LogicalResult Batcher::findOperands(Operation *op, size_t place,
                                    llvm::SetVector<Operation *> &found,
                                    unsigned depth) const {
  for (Value operand : op->getOperands()) {
    Operation *definition = operand.getDefiningOp();
    if (!definition || definition->getBlock() != &block ||
        places.lookup(definition) <= place || found.contains(definition))
      continue;
    if (!isPureOrView(definition) || depth == kMaxOperands ||
        found.size() >= kMaxOperands ||
        failed(findOperands(definition, place, found, depth + 1)))
      return failure();
    found.insert(definition);
  }
  return success();
}

/// Returns true if `launch` reads buffers that are arguments of the function,
/// and writes none of them.
bool Batcher::readsArguments(LaunchOp launch) {
  bool reads = false;
  for (OpOperand &operand : launch.getParamsMutable()) {
    if (!isa<BaseMemRefType>(operand.get().getType()))
      continue;
    auto argument = dyn_cast<BlockArgument>(getBase(operand.get()));
    bool isArgument =
        argument && isa<func::FuncOp>(argument.getOwner()->getParentOp());
    if (isArgument == effects.mayWrite(operand))
      return false;
    reads |= isArgument;
  }
  return reads;
}

/// Returns true if the only buffer of `launch` is an allocation of one number,
/// which it writes.
bool Batcher::fillsNumber(LaunchOp launch) {
  if (launch.getParams().size() != 1)
    return false;
  OpOperand &operand = launch.getParamsMutable()[0];
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  return type && type.getRank() == 0 &&
         getBase(operand.get()).getDefiningOp<memref::AllocOp>() &&
         effects.mayWrite(operand);
}

/// Adds `launch` to the batch, which stands before it, if it may run
/// there. A buffer of one number does not matter for the memory in use.
bool Batcher::raise(Batch &batch, LaunchOp launch, bool isNumber) {
  SmallVector<Value> written;
  for (OpOperand &operand : launch.getParamsMutable()) {
    if (!isa<BaseMemRefType>(operand.get().getType()))
      continue;
    bool isWrite = effects.mayWrite(operand);
    // The latest access is the first one from the end.
    if (accesses.conflicts(operand.get(), isWrite, SIZE_MAX - 1 - batch.place))
      return false;
    if (isWrite && !isNumber)
      written.push_back(getBase(operand.get()));
  }
  llvm::SetVector<Operation *> operands;
  if (failed(findOperands(launch, batch.place, operands)) ||
      !lives.begin(written, batch.place))
    return false;
  for (Operation *operand : operands) {
    operand->moveBefore(batch.launches.front());
    places[operand] = batch.place;
  }
  batch.launches.push_back(launch);
  return true;
}

unsigned Batcher::advance() {
  SmallVector<Operation *> ops;
  for (Operation &op : block) {
    places[&op] = ops.size();
    ops.push_back(&op);
  }
  llvm::StringMap<size_t> open, numbers;
  for (auto [number, op] : llvm::enumerate(ops)) {
    if (isPureOrView(op))
      continue;
    // No collective begins later for a launch that can follow it, unless that
    // is short.
    bool isBarrierHere = isBarrier(op);
    if (isBarrierHere)
      numbers.clear();
    bool isBehind = isBarrierHere || isa<WaitOp>(op);
    if (isBehind || isa<BufferCollectiveOpInterface, GroupStartOp>(op))
      open.clear();
    if (isBarrierHere)
      continue;
    size_t place = number;
    auto launch = dyn_cast<LaunchOp>(op);
    bool isNumber = launch && fillsNumber(launch);
    if (launch && (isNumber || readsArguments(launch)) && isBatchable(launch)) {
      auto [at, isNew] = (isNumber ? numbers : open)
                             .try_emplace(launch.getKernel(), batches.size());
      if (!isNew && raise(batches[at->second], launch, isNumber)) {
        place = batches[at->second].place;
      } else {
        at->second = batches.size();
        batches.push_back({number, /*numWaits=*/0, {launch}});
      }
    }
    accesses.add(op, SIZE_MAX - 1 - place, effects);
  }
  return materialize(/*isAdvanced=*/true);
}

namespace {
struct BatchLaunches : dp::impl::DPBatchLaunchesBase<BatchLaunches> {
  using DPBatchLaunchesBase::DPBatchLaunchesBase;

  void runOnStage() override {
    KernelEffects effects;
    SymbolTableCollection symbols;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr(kEntryAttr))
        continue;
      SizeEvaluator sizes(function);
      SmallVector<Block *> blocks;
      function.walk([&](Block *block) {
        if (!isa<linalg::LinalgOp>(block->getParentOp()))
          blocks.push_back(block);
      });
      for (Block *block : blocks) {
        // Within the peak: results would be in memory for long.
        Batcher advancing(*block, effects, symbols, sizes, {0, 0});
        numJoined += advancing.advance();
        Batcher delaying(*block, effects, symbols, sizes,
                         {slackBytes, slackPercent});
        numJoined += delaying.delay();
        numBatches += advancing.numBatches + delaying.numBatches;
      }
    }
  }
};
} // namespace
