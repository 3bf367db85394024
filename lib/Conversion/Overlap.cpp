//===- Overlap.cpp - Collectives run while the program goes on ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Buffers.h"
#include "dp/Conversion/CommunicationPasses.h"
#include "dp/IR/DP.h"
#include "dp/IR/StateShape.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPOVERLAP
#include "dp/Conversion/CommunicationPasses.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A collective and the numbers of ops of its block between which it may be
/// under way: `ready` must come before it (-1: nothing), `needed` is the first
/// that waits for it.
struct Collective {
  Operation *op;
  int64_t bytes; // very many where not known
  int64_t ready, needed;

  Value sent() const { return getBase(op->getOperand(0)); }
  Value received() const { return getBase(op->getOperand(1)); }
};

/// Collectives that are sent together.
struct Group {
  SmallVector<Collective> members;
  int64_t bytes = 0;
  int64_t ready = -1, needed = std::numeric_limits<int64_t>::max();

  void add(const Collective &collective) {
    members.push_back(collective);
    bytes += collective.bytes;
    ready = std::max(ready, collective.ready);
    needed = std::min(needed, collective.needed);
  }
};

class Overlapper {
public:
  Overlapper(Block &block, SymbolTableCollection &symbols, int64_t small)
      : block(block), symbols(symbols), small(small) {}
  void run();

private:
  Collective analyze(Operation *op);
  bool conflicts(Operation *user, Value base, bool isReceived);
  int64_t definedAt(Value value);
  int64_t neighbour(int64_t at, int64_t step) const;
  void delay(Collective &collective);
  bool joins(const Group &group, const Collective &collective) const;
  void hoist(Value value, int64_t ready, Operation *place);
  Operation *start(const Group &group, Operation *after);

  Block &block;
  SymbolTableCollection &symbols;
  int64_t small; // bytes of collectives that wait for others
  SmallVector<Operation *> ops;
  DenseMap<Operation *, int64_t> numbers;
  DenseMap<Operation *, int64_t> readyAt; // of the collectives so far
  llvm::SmallPtrSet<Operation *, 8> hoisted;
  int64_t lastUse = -1; // of state that was made whole for it
};

} // namespace

static bool isCollective(Operation *op) {
  return isa<BufferAllReduceOp, BufferAllGatherOp, BufferReduceScatterOp>(op);
}

/// Whether `op` may stand anywhere behind its operands.
static bool isMovable(Operation *op) {
  return op->getNumRegions() == 0 &&
         (isView(op) || isa<memref::AllocOp>(op) || isMemoryEffectFree(op));
}

/// Whether `user` and a collective that receives `base`, or sends it, must not
/// run at one time.
bool Overlapper::conflicts(Operation *user, Value base, bool isReceived) {
  if (isReceived)
    return true;
  return llvm::any_of(user->getOpOperands(), [&](OpOperand &operand) {
    return isa<MemRefType>(operand.get().getType()) &&
           getBase(operand.get()) == base && writes(user, operand, symbols);
  });
}

/// The number of the op in this block from which on `value` can be had, -1 at
/// its beginning.
int64_t Overlapper::definedAt(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != &block)
    return -1;
  if (!isMovable(def))
    return numbers.lookup(def);
  int64_t at = -1;
  for (Value operand : def->getOperands())
    at = std::max(at, definedAt(operand));
  return at;
}

/// The number of the next op from `at` in one direction that stays in its
/// place.
int64_t Overlapper::neighbour(int64_t at, int64_t step) const {
  do
    at += step;
  while (at >= 0 && (isCollective(ops[at]) || isMovable(ops[at])));
  return at;
}

static int64_t getBytes(Operation *op) {
  auto type = cast<MemRefType>(op->getOperand(1).getType());
  if (!type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return std::numeric_limits<int32_t>::max();
  return type.getNumElements() *
         llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

Collective Overlapper::analyze(Operation *op) {
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
      // Handed on under another name, what touches it is not known.
      if (llvm::any_of(user->getResultTypes(), llvm::IsaPred<MemRefType>)) {
        result.ready = std::max(result.ready, neighbour(at, -1));
        result.needed = std::min(result.needed, neighbour(at, 1));
        return false;
      }
      if (!conflicts(user, base, isReceived))
        return true;
      // Collectives run in order: one may use what another receives.
      if (isCollective(ancestor))
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
  if (collective.ready != group.ready && group.bytes + collective.bytes > small)
    return false;
  if (std::max(group.ready, collective.ready) >=
      std::min(group.needed, collective.needed))
    return false;
  return llvm::none_of(group.members, [&](const Collective &member) {
    return member.received() == collective.received() ||
           member.received() == collective.sent() ||
           member.sent() == collective.received();
  });
}

/// State that is made whole for one use is not under way before the use of the
/// one before it began: no more than two are whole at a time.
void Overlapper::delay(Collective &collective) {
  if (!collective.op->hasAttr(kPerUseAttr))
    return;
  int64_t place = std::min(lastUse, neighbour(collective.needed, -1));
  collective.ready = std::max(collective.ready, place);
  readyAt[collective.op] = collective.ready;
  lastUse = collective.needed;
}

/// Moves what computes `value`, and stood behind op `ready`, in front of
/// `place`, unless it was moved before.
void Overlapper::hoist(Value value, int64_t ready, Operation *place) {
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != &block || numbers.lookup(def) <= ready ||
      !hoisted.insert(def).second)
    return;
  for (Value operand : def->getOperands())
    hoist(operand, ready, place);
  def->moveBefore(place);
}

/// Starts the group behind `after`, null for the block's beginning, and waits
/// for it. Returns where it ends.
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
      return; // has its groups already
    numbers[&op] = ops.size();
    ops.push_back(&op);
  }
  for (Operation *op : ops)
    if (isCollective(op)) {
      collectives.push_back(analyze(op));
      delay(collectives.back());
    }
  llvm::stable_sort(collectives, [](const Collective &a, const Collective &b) {
    return a.ready < b.ready;
  });
  SmallVector<Group> groups;
  for (const Collective &collective : collectives) {
    if (groups.empty() || !joins(groups.back(), collective))
      groups.emplace_back();
    groups.back().add(collective);
  }
  Operation *after = nullptr;
  int64_t last = -1;
  for (const Group &group : groups) {
    if (group.ready != last)
      after = ops[group.ready];
    last = group.ready;
    after = start(group, after);
  }
}

namespace {
struct Overlap : dp::impl::DPOverlapBase<Overlap> {
  using DPOverlapBase::DPOverlapBase;

  void runOnOperation() override {
    SymbolTableCollection symbols;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr(kEntryAttr))
        continue;
      function.walk([&](Block *block) {
        if (block->mightHaveTerminator() &&
            !isa<linalg::LinalgOp>(block->getParentOp()))
          Overlapper(*block, symbols, smallBytes).run();
      });
    }
  }
};
} // namespace
