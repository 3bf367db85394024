//===- Overlap.cpp - Overlap of collectives and computation ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/DefinitionWalk.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/StateShape.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-overlap"

namespace mlir::dp {
#define GEN_PASS_DEF_DPOVERLAP
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A collective and the numbers of ops of its block between which it may be in
/// flight: op `ready` must come before it (-1: none), op `needed` is the first
/// that waits for it.
struct Collective {
  BufferCollectiveOpInterface op;
  int64_t bytes; // of the whole; very many where not known
  int64_t ready, needed;

  /// Returns true if it sends or receives ranges of sharded state, which share
  /// groups as reductions share buckets. A gather of state for a single use
  /// does not.
  bool isRange() const {
    return getOp().getChunking() && !op->hasAttr(kPerUseAttr);
  }
  Value sent() const { return getBase(getOp().getSent()); }
  Value received() const { return getBase(getOp().getReceived()); }

private:
  BufferCollectiveOpInterface getOp() const { return op; }
};

/// Collectives that start together.
struct Group {
  SmallVector<Collective> members;
  llvm::DenseSet<Value> sent, received;
  int64_t bytes = 0;
  int64_t ready = -1, needed = std::numeric_limits<int64_t>::max();
  size_t last =
      0; ///< number of the last collective: groups start in this order

  void add(const Collective &collective, size_t number) {
    members.push_back(collective);
    sent.insert(collective.sent());
    received.insert(collective.received());
    bytes += collective.bytes;
    ready = std::max(ready, collective.ready);
    needed = std::min(needed, collective.needed);
    last = number;
  }
  /// Returns true if one must run before the other.
  bool dependsOn(const Collective &other) const {
    return received.contains(other.received()) ||
           received.contains(other.sent()) || sent.contains(other.received());
  }
  /// Returns true if there is a place at which all may start.
  bool meets(const Collective &other) const {
    return std::max(ready, other.ready) < std::min(needed, other.needed) &&
           !dependsOn(other);
  }
};

/// The limits of groups, in bytes.
struct Sizes {
  int64_t small; ///< smaller collectives wait for others
  int64_t first; ///< limit of the first group of ranges of a kind and type
  int64_t most;  ///< limit of the others
};

class Overlapper {
public:
  Overlapper(Block &block, KernelEffects &effects, Sizes sizes)
      : block(block), effects(effects), sizes(sizes) {}
  void run();

  unsigned numGroups = 0, numCollectives = 0;

private:
  Collective analyze(BufferCollectiveOpInterface op);
  bool conflicts(Operation *user, Value base, bool isReceived);
  int64_t definedAt(Value value);
  int64_t neighbour(int64_t at, int64_t step) const;
  void delay(Collective &collective);
  bool joins(const Group &group, const Collective &collective) const;
  std::vector<Group> makeGroups(ArrayRef<Collective> collectives) const;
  void hoist(Value value, int64_t ready, Operation *place);
  Operation *start(const Group &group, Operation *after);

  Block &block;
  KernelEffects &effects;
  Sizes sizes;
  SmallVector<Operation *> ops;
  DenseMap<Operation *, int64_t> numbers;
  DenseMap<Operation *, int64_t> available; // as definedAt says of movable ops
  DenseMap<Operation *, int64_t> readyAt;   // of the collectives so far
  llvm::SmallPtrSet<Operation *, 8> hoisted;
  int64_t lastUse = -1; // of state that was gathered for a single use
};

} // namespace

/// Returns true if `op` may move anywhere after its operands.
static bool isMovable(Operation *op) {
  return op->getNumRegions() == 0 &&
         (isView(op) || isa<memref::AllocOp>(op) || isMemoryEffectFree(op));
}

/// Returns true if `user` must not run beside a collective that receives, or
/// sends, `base`.
bool Overlapper::conflicts(Operation *user, Value base, bool isReceived) {
  if (isReceived)
    return true;
  return llvm::any_of(user->getOpOperands(), [&](OpOperand &operand) {
    return isa<MemRefType>(operand.get().getType()) &&
           getBase(operand.get()) == base && effects.mayWrite(operand);
  });
}

/// Returns the number of the op of this block after which `value` is
/// available, -1 for the block's beginning.
int64_t Overlapper::definedAt(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != &block)
    return -1;
  if (!isMovable(def))
    return numbers.lookup(def);
  auto isKnown = [&](Operation *op) {
    return op->getBlock() != &block || !isMovable(op) || available.contains(op);
  };
  (void)walkDefinitions(
      value,
      [&](Operation *op) {
        return isKnown(op) ? WalkResult::skip() : WalkResult::advance();
      },
      [&](Operation *op) {
        int64_t at = -1;
        for (Value operand : op->getOperands())
          if (Operation *source = operand.getDefiningOp();
              source && source->getBlock() == &block)
            at = std::max(at, isMovable(source) ? available.lookup(source)
                                                : numbers.lookup(source));
        available[op] = at;
        return success();
      });
  return available.lookup(def);
}

/// Returns the number of the next op from `at`, in one direction, that does not
/// move.
int64_t Overlapper::neighbour(int64_t at, int64_t step) const {
  do
    at += step;
  while (at >= 0 &&
         (isa<BufferCollectiveOpInterface>(ops[at]) || isMovable(ops[at])));
  return at;
}

static int64_t getBytes(BufferCollectiveOpInterface op) {
  auto type = cast<MemRefType>(op.getWhole().getType());
  if (!type.hasStaticShape())
    return std::numeric_limits<int32_t>::max();
  return type.getNumElements() * getElementBytes(type.getElementType());
}

Collective Overlapper::analyze(BufferCollectiveOpInterface op) {
  int64_t at = numbers.lookup(op);
  Collective result{op, getBytes(op), -1, static_cast<int64_t>(ops.size()) - 1};
  for (Value operand : op->getOperands())
    result.ready = std::max(result.ready, definedAt(operand));
  auto look = [&](Value base, bool isReceived) {
    forEachAccess(base, [&](Operation *user) {
      Operation *ancestor = block.findAncestorOpInBlock(*user);
      if (!ancestor || ancestor == op)
        return true;
      int64_t number = numbers.lookup(ancestor);
      // Under another name its accesses are unknown.
      if (llvm::any_of(user->getResultTypes(), llvm::IsaPred<MemRefType>)) {
        result.ready = std::max(result.ready, neighbour(at, -1));
        result.needed = std::min(result.needed, neighbour(at, 1));
        return false;
      }
      if (!conflicts(user, base, isReceived))
        return true;
      // Collectives run in order: one may use another one's result.
      if (isa<BufferCollectiveOpInterface>(ancestor))
        result.ready = std::max(result.ready, readyAt.lookup_or(ancestor, -1));
      else if (number < at)
        result.ready = std::max(result.ready, number);
      else
        result.needed = std::min(result.needed, number);
      return true;
    });
  };
  look(result.received(), true);
  if (result.sent() != result.received())
    look(result.sent(), false);
  readyAt[op] = result.ready;
  return result;
}

bool Overlapper::joins(const Group &group, const Collective &collective) const {
  bool isSmall = group.bytes + collective.bytes <= sizes.small;
  return (collective.ready == group.ready || isSmall) &&
         group.meets(collective);
}

/// Distributes collectives over groups, in the order in which they can start.
/// Returns the groups in the order in which they start.
std::vector<Group>
Overlapper::makeGroups(ArrayRef<Collective> collectives) const {
  std::vector<Group> groups;
  // The groups of ranges that are being filled, and their limits.
  struct Filling {
    std::optional<size_t> group;
    int64_t cap = 0;
    bool isFirst = true;
  };
  llvm::MapVector<std::pair<OperationName, Type>, Filling> filling;
  size_t latest = 0;
  for (auto [number, collective] : llvm::enumerate(collectives)) {
    std::optional<size_t> target;
    Filling *own = nullptr;
    if (collective.isRange()) {
      auto type = cast<MemRefType>(collective.op->getOperand(0).getType());
      own = &filling[{collective.op->getName(), type.getElementType()}];
      if (own->group && groups[*own->group].meets(collective) &&
          groups[*own->group].bytes + collective.bytes <= own->cap)
        target = own->group;
    }
    if (!target && !groups.empty() && joins(groups[latest], collective))
      target = latest;
    if (!target) {
      target = groups.size();
      groups.emplace_back();
    }
    if (own && own->group != target) {
      *own = {target, own->isFirst ? sizes.first : sizes.most, false};
    }
    groups[*target].add(collective, number);
    latest = *target;
    // A group that is being filled starts later, but not after collectives
    // that depend on it.
    for (auto &[key, other] : filling)
      if (other.group && other.group != target &&
          groups[*other.group].dependsOn(collective))
        other.group = std::nullopt;
  }
  llvm::sort(groups,
             [](const Group &a, const Group &b) { return a.last < b.last; });
  return groups;
}

/// A gather of state for a single use starts only when the use of the gather
/// before it has begun, so that at most two gathered states exist at a time.
void Overlapper::delay(Collective &collective) {
  if (!collective.op->hasAttr(kPerUseAttr))
    return;
  int64_t place = std::min(lastUse, neighbour(collective.needed, -1));
  collective.ready = std::max(collective.ready, place);
  readyAt[collective.op] = collective.ready;
  lastUse = collective.needed;
}

/// Moves the ops that compute `value` and are after op `ready` before
/// `place`, unless they were moved before.
void Overlapper::hoist(Value value, int64_t ready, Operation *place) {
  (void)walkDefinitions(
      value,
      [&](Operation *op) {
        bool isBehind = op->getBlock() == &block && numbers.lookup(op) > ready;
        return isBehind && hoisted.insert(op).second ? WalkResult::advance()
                                                     : WalkResult::skip();
      },
      [&](Operation *op) {
        op->moveBefore(place);
        return success();
      });
}

/// Starts the group after `after` (null: the block's beginning), and waits for
/// it. Returns its end.
Operation *Overlapper::start(const Group &group, Operation *after) {
  OpBuilder builder(block.getParentOp()->getContext());
  if (after)
    builder.setInsertionPointAfter(after);
  else
    builder.setInsertionPointToStart(&block);
  Location loc = group.members.front().op->getLoc();
  auto begin = GroupStartOp::create(builder, loc);
  auto end = GroupEndOp::create(builder, loc, TokenType::get(loc.getContext()));
  SmallVector<Value> buffers;
  for (const Collective &member : group.members) {
    for (Value operand : member.op->getOperands()) {
      hoist(operand, group.ready, begin);
      if (!llvm::is_contained(buffers, operand))
        buffers.push_back(operand);
    }
    member.op->moveBefore(end);
  }
  builder.setInsertionPoint(ops[group.needed]);
  WaitOp::create(builder, loc, end.getToken(), buffers);
  return end;
}

void Overlapper::run() {
  SmallVector<Collective> collectives;
  for (Operation &op : block) {
    if (isa<GroupStartOp>(op))
      return; // it has groups already
    numbers[&op] = ops.size();
    ops.push_back(&op);
  }
  for (Operation *op : ops)
    if (auto collective = dyn_cast<BufferCollectiveOpInterface>(op)) {
      collectives.push_back(analyze(collective));
      delay(collectives.back());
    }
  llvm::stable_sort(collectives, [](const Collective &a, const Collective &b) {
    return a.ready < b.ready;
  });
  std::vector<Group> groups = makeGroups(collectives);
  Operation *after = nullptr;
  int64_t last = -1;
  for (const Group &group : groups) {
    if (group.ready != last)
      after = ops[group.ready];
    last = group.ready;
    after = start(group, after);
    ++numGroups;
    numCollectives += group.members.size();
    LDBG() << "group of " << group.members.size() << " collectives before "
           << *ops[group.needed];
  }
}

namespace {
struct Overlap : dp::impl::DPOverlapBase<Overlap> {
  using DPOverlapBase::DPOverlapBase;

  void runOnStage() override {
    KernelEffects effects;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr(kEntryAttr))
        continue;
      function.walk([&](Block *block) {
        if (block->mightHaveTerminator() &&
            !isa<linalg::LinalgOp>(block->getParentOp())) {
          Overlapper overlapper(*block, effects,
                                {smallBytes, firstBytes, bytes});
          overlapper.run();
          numGroups += overlapper.numGroups;
          numOverlapped += overlapper.numCollectives;
        }
      });
    }
  }
};
} // namespace
