//===- PlanMemory.cpp - Put a schedule's buffers into one arena -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"
#include "dp/IR/Stage.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"
#include "dp/Schedule/Analysis/Sizes.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-plan-memory"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPLANMEMORY
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static constexpr int64_t kAlignment = 64;

namespace {

/// A buffer and its live range, in positions of ops.
struct Buffer {
  memref::AllocOp alloc;
  int64_t first, last;
  int64_t nominal = 0; // bytes, on one device
  Value bytes;

  bool overlaps(const Buffer &other) const {
    return first <= other.last && other.first <= last;
  }
};

/// A slot of the arena: buffers with disjoint live ranges.
struct Slot {
  SmallVector<Buffer *> buffers;
  Value bytes;
};

class Planner {
public:
  explicit Planner(func::FuncOp entry) : entry(entry), info(entry) {}
  LogicalResult run(SymbolTable &symbols);
  size_t getNumBuffers() const { return buffers.size(); }
  size_t getNumSlots() const { return slots.size(); }

private:
  void number(Block &block);
  void findLives();
  LogicalResult computeSizes();
  void assignSlots();
  void place();
  void createArenaFunction(SymbolTable &symbols);

  func::FuncOp entry;
  EntryInfo info;
  std::vector<Buffer> buffers;
  std::vector<Slot> slots;
  /// The positions of each op, from the first op in it to itself.
  DenseMap<Operation *, std::pair<int64_t, int64_t>> positions;
  int64_t position = 0;
  Operation *sizesEnd = nullptr; // ops that compute sizes are before it
  Value total;
};

} // namespace

/// Numbers the ops of `block` and those inside of them, in order.
void Planner::number(Block &block) {
  // The collectives of a group are in flight together: they share a position.
  bool inGroup = false;
  for (Operation &op : block) {
    int64_t first = position;
    if (!isa<linalg::LinalgOp>(op))
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          number(inner);
    positions[&op] = {first, position};
    inGroup = isa<GroupStartOp>(op) || (inGroup && !isa<GroupEndOp>(op));
    if (!inGroup)
      ++position;
  }
}

void Planner::findLives() {
  number(entry.front());
  SmallVector<memref::AllocOp> allocs;
  entry.walk([&](memref::AllocOp alloc) { allocs.push_back(alloc); });
  for (memref::AllocOp alloc : allocs) {
    Buffer buffer{alloc, position, -1};
    // A buffer of a loop's body belongs to one iteration; one from outside is
    // live throughout the loop.
    Block *block = alloc->getBlock();
    forEachAccess(alloc, [&](Operation *user) {
      auto [first, last] = positions[block->findAncestorOpInBlock(*user)];
      buffer.first = std::min(buffer.first, first);
      buffer.last = std::max(buffer.last, last);
      // Behind another name its uses are unknown: it is live until the end.
      bool escapes =
          user->hasTrait<OpTrait::IsTerminator>() ||
          llvm::any_of(user->getResultTypes(), llvm::IsaPred<MemRefType>);
      if (escapes) {
        buffer.first = 0;
        buffer.last = position;
      }
      return true;
    });
    buffers.push_back(buffer);
  }
}

LogicalResult Planner::computeSizes() {
  OpBuilder builder = OpBuilder::atBlockBegin(&entry.front());
  IRMapping mapping;
  SizeEvaluator sizes(entry);
  for (Buffer &buffer : buffers) {
    MemRefType type = buffer.alloc.getType();
    Location loc = buffer.alloc.getLoc();
    int64_t fixed = getElementBytes(type.getElementType());
    for (int64_t size : type.getShape())
      if (!ShapedType::isDynamic(size))
        fixed *= size;
    Value bytes = arith::ConstantIndexOp::create(builder, loc, fixed);
    for (Value size : buffer.alloc.getDynamicSizes()) {
      Value hoisted = cloneSizeComputation(builder, size, entry, mapping);
      if (!hoisted)
        return emitError(loc) << "the size of a buffer depends on the step's "
                                 "data or on a loop; only sizes of arguments "
                                 "may";
      bytes = builder.createOrFold<arith::MulIOp>(loc, bytes, hoisted);
    }
    buffer.bytes = bytes;
    buffer.nominal = sizes.evaluate(bytes).value_or(0);
  }
  return success();
}

void Planner::assignSlots() {
  SmallVector<Buffer *> bySize;
  for (Buffer &buffer : buffers)
    bySize.push_back(&buffer);
  llvm::stable_sort(bySize, [](const Buffer *a, const Buffer *b) {
    return a->nominal > b->nominal;
  });
  for (Buffer *buffer : bySize) {
    auto free = llvm::find_if(slots, [&](const Slot &slot) {
      return llvm::none_of(slot.buffers, [&](const Buffer *other) {
        return buffer->overlaps(*other);
      });
    });
    if (free == slots.end())
      free = slots.insert(slots.end(), Slot());
    free->buffers.push_back(buffer);
  }
}

void Planner::place() {
  Location loc = entry.getLoc();
  MLIRContext *context = entry.getContext();
  OpBuilder builder(context);
  // Behind all ops that the sizes depend on.
  builder.setInsertionPoint(sizesEnd);
  auto arenaType = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
  unsigned position = entry.getNumArguments();
  (void)entry.insertArgument(position, arenaType, {}, loc);
  Value arena = entry.getArgument(position);

  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value offset = constant(0);
  for (Slot &slot : slots) {
    Value bytes;
    for (Buffer *buffer : slot.buffers)
      bytes =
          !bytes ? buffer->bytes
          : bytes == buffer->bytes
              ? bytes
              : builder.createOrFold<arith::MaxUIOp>(loc, bytes, buffer->bytes);
    // Round up to the alignment.
    Value last = builder.createOrFold<arith::AddIOp>(loc, bytes,
                                                     constant(kAlignment - 1));
    Value rounded =
        builder.createOrFold<arith::AndIOp>(loc, last, constant(-kAlignment));
    for (Buffer *buffer : slot.buffers) {
      OpBuilder at(buffer->alloc);
      auto view = memref::ViewOp::create(at, buffer->alloc.getLoc(),
                                         buffer->alloc.getType(), arena, offset,
                                         buffer->alloc.getDynamicSizes());
      // A view of the buffer becomes a view of the arena.
      for (Operation *user :
           llvm::make_early_inc_range(buffer->alloc->getUsers())) {
        auto part = dyn_cast<memref::ViewOp>(user);
        if (!part)
          continue;
        OpBuilder inside(part);
        Value shift = inside.createOrFold<arith::AddIOp>(part.getLoc(), offset,
                                                         part.getByteShift());
        part.replaceAllUsesWith(memref::ViewOp::create(inside, part.getLoc(),
                                                       part.getType(), arena,
                                                       shift, part.getSizes())
                                    .getResult());
        part.erase();
      }
      buffer->alloc.replaceAllUsesWith(view.getResult());
      buffer->alloc.erase();
    }
    offset = builder.createOrFold<arith::AddIOp>(loc, offset, rounded);
  }
  total = offset;
}

void Planner::createArenaFunction(SymbolTable &symbols) {
  MLIRContext *context = entry.getContext();
  Location loc = entry.getLoc();
  Type index = IndexType::get(context);
  auto function = func::FuncOp::create(
      loc, (entry.getName() + ".arena").str(),
      FunctionType::get(context, SmallVector<Type>(info.getNumDims(), index),
                        index));
  function.setPrivate();
  function->setAttr(kSPMDAttr, UnitAttr::get(context));
  if (Attribute devices = entry->getAttr(kDevicesAttr))
    function->setAttr(kDevicesAttr, devices);
  Block *block = function.addEntryBlock();
  OpBuilder builder = OpBuilder::atBlockEnd(block);
  IRMapping mapping;
  unsigned firstDim = info.getBuffers().size();
  for (unsigned i = 0; i < info.getNumDims(); ++i)
    mapping.map(entry.getArgument(firstDim + i), block->getArgument(i));
  for (Operation &op : entry.front()) {
    if (&op == sizesEnd)
      break;
    builder.clone(op, mapping);
  }
  func::ReturnOp::create(builder, loc, mapping.lookup(total));
  symbols.insert(function, std::next(entry->getIterator()));
  entry->setAttr(
      kArenaAttr,
      ArenaAttr::get(context, FlatSymbolRefAttr::get(function),
                     SizeEvaluator(entry).evaluate(total).value_or(0)));
}

LogicalResult Planner::run(SymbolTable &symbols) {
  resolveSizes(entry);
  entry.walk([](memref::AllocOp alloc) {
    if (alloc.use_empty())
      alloc.erase();
  });
  findLives();
  OpBuilder builder = OpBuilder::atBlockBegin(&entry.front());
  sizesEnd = arith::ConstantIndexOp::create(builder, entry.getLoc(), 0);
  if (failed(computeSizes()))
    return failure();
  assignSlots();
  place();
  createArenaFunction(symbols);
  sizesEnd->erase();
  return success();
}

namespace {
struct PlanMemory : dp::impl::DPPlanMemoryBase<PlanMemory> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(), {Stage::buffers})))
      return signalPassFailure();
    SymbolTable symbols(getOperation());
    SmallVector<func::FuncOp> entries;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function->hasAttr(kEntryAttr))
        entries.push_back(function);
    for (func::FuncOp entry : entries) {
      Planner planner(entry);
      if (failed(planner.run(symbols)))
        return signalPassFailure();
      numBuffers += planner.getNumBuffers();
      numSlots += planner.getNumSlots();
      LDBG() << entry.getName() << ": " << planner.getNumBuffers()
             << " buffers in " << planner.getNumSlots() << " slots";
    }
  }
};
} // namespace
