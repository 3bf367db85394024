//===- PlanMemory.cpp - Assignment of buffers to an arena -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "MemoryLayout.h"

#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"
#include "dp/Schedule/Analysis/Sizes.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/MathExtras.h"

#include <map>

#define DEBUG_TYPE "dp-plan-memory"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPLANMEMORY
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static constexpr int64_t kAlignment = 64;
/// More than any machine has; the sum of two such numbers fits.
static constexpr int64_t kMostBytes = int64_t(1) << 60;

namespace {

struct Buffer {
  memref::AllocOp alloc;
  LiveRange range; // in positions of ops
  Value bytes;     // a multiple of the alignment
};

class Planner {
public:
  explicit Planner(func::FuncOp entry) : entry(entry), info(entry) {}
  LogicalResult run(SymbolTable &symbols);
  size_t getNumBuffers() const { return buffers.size(); }

private:
  void number(Block &block);
  void findLives();
  LogicalResult computeSizes();
  void replace(Buffer &buffer, Value arena, Value offset);
  void place();
  void createArenaFunction(SymbolTable &symbols);

  func::FuncOp entry;
  EntryInfo info;
  std::vector<Buffer> buffers;
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
    Buffer buffer{alloc, {position, -1, 0}, nullptr};
    LiveRange &range = buffer.range;
    // A buffer of a loop's body belongs to one iteration; one from outside is
    // live throughout the loop.
    Block *block = alloc->getBlock();
    forEachAccess(alloc, [&](Operation *user) {
      auto [first, last] = positions[block->findAncestorOpInBlock(*user)];
      range.first = std::min(range.first, first);
      range.last = std::max(range.last, last);
      // Under another name its uses are unknown: it is live until the end.
      bool escapes =
          user->hasTrait<OpTrait::IsTerminator>() ||
          llvm::any_of(user->getResultTypes(), llvm::IsaPred<MemRefType>);
      if (escapes) {
        range.first = 0;
        range.last = position;
      }
      return true;
    });
    range.last = std::max(range.first, range.last);
    buffers.push_back(buffer);
  }
}

LogicalResult Planner::computeSizes() {
  OpBuilder builder = OpBuilder::atBlockBegin(&entry.front());
  IRMapping mapping;
  SizeEvaluator sizes(entry);
  std::map<SmallVector<const void *>, Value> known;
  for (Buffer &buffer : buffers) {
    MemRefType type = buffer.alloc.getType();
    Location loc = buffer.alloc.getLoc();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, value);
    };
    int64_t fixed = getElementBytes(type.getElementType());
    // Saturated as in the arena's function; a zero makes it zero again.
    for (int64_t size : type.getShape())
      if (!ShapedType::isDynamic(size))
        fixed = std::min<uint64_t>(
            llvm::SaturatingMultiply<uint64_t>(fixed, size), kMostBytes);
    SmallVector<Value> dynamic;
    for (Value size : buffer.alloc.getDynamicSizes()) {
      dynamic.push_back(cloneSizeComputation(builder, size, entry, mapping));
      if (!dynamic.back())
        return emitError(loc) << "the size of a buffer depends on the step's "
                                 "data or on a loop; only sizes of arguments "
                                 "may";
    }
    SmallVector<const void *> key{
        builder.getIndexAttr(fixed).getAsOpaquePointer()};
    for (Value size : dynamic)
      key.push_back(size.getAsOpaquePointer());
    Value &bytes = known[key];
    if (!bytes) {
      bytes = constant(fixed);
      for (Value size : dynamic)
        bytes = builder.createOrFold<arith::MulIOp>(loc, bytes, size);
      bytes = builder.createOrFold<arith::AddIOp>(loc, bytes,
                                                  constant(kAlignment - 1));
      bytes = builder.createOrFold<arith::AndIOp>(loc, bytes,
                                                  constant(-kAlignment));
    }
    buffer.bytes = bytes;
    buffer.range.bytes =
        std::max<int64_t>(sizes.evaluate(bytes).value_or(0), 0);
  }
  return success();
}

/// Replaces an allocation by a view of the arena.
void Planner::replace(Buffer &buffer, Value arena, Value offset) {
  OpBuilder builder(buffer.alloc);
  auto view = memref::ViewOp::create(builder, buffer.alloc.getLoc(),
                                     buffer.alloc.getType(), arena, offset,
                                     buffer.alloc.getDynamicSizes());
  // A view of the buffer becomes a view of the arena.
  for (Operation *user : llvm::make_early_inc_range(buffer.alloc->getUsers())) {
    auto part = dyn_cast<memref::ViewOp>(user);
    if (!part)
      continue;
    builder.setInsertionPoint(part);
    Value shift = builder.createOrFold<arith::AddIOp>(part.getLoc(), offset,
                                                      part.getByteShift());
    part.replaceAllUsesWith(memref::ViewOp::create(builder, part.getLoc(),
                                                   part.getType(), arena, shift,
                                                   part.getSizes())
                                .getResult());
    part.erase();
  }
  buffer.alloc.replaceAllUsesWith(view.getResult());
  buffer.alloc.erase();
}

void Planner::place() {
  Location loc = entry.getLoc();
  OpBuilder builder(entry.getContext());
  // After all ops that the sizes depend on.
  builder.setInsertionPoint(sizesEnd);
  auto arenaType = MemRefType::get({ShapedType::kDynamic}, builder.getI8Type());
  unsigned position = entry.getNumArguments();
  auto name = StringAttr::get(entry.getContext(), "arena");
  (void)entry.insertArgument(position, arenaType, {}, NameLoc::get(name, loc));
  Value arena = entry.getArgument(position);

  MemoryLayout layout = layOutMemory(
      llvm::map_to_vector(buffers, [](Buffer &b) { return b.range; }));
  SmallVector<Value> ends(buffers.size());
  auto endOf = [&](ArrayRef<unsigned> below) -> Value {
    Value end;
    for (unsigned other : below)
      end = !end || end == ends[other]
                ? ends[other]
                : builder.createOrFold<arith::MaxUIOp>(loc, end, ends[other]);
    return end ? end : arith::ConstantIndexOp::create(builder, loc, 0);
  };
  for (auto &[number, below] : layout.places) {
    Value offset = endOf(below);
    ends[number] =
        builder.createOrFold<arith::AddIOp>(loc, offset, buffers[number].bytes);
    replace(buffers[number], arena, offset);
  }
  total = endOf(layout.top);
}

/// Lets the numbers of an arena's function stop at kMostBytes: a buffer of 2^64
/// bytes would have none, and the step would write outside of it. The entry's
/// own offsets need no such care, since no machine has an arena that large.
static void saturateSizes(Block &block) {
  auto isConstant = [](Value value) {
    return matchPattern(value, m_Constant());
  };
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (!isa<arith::AddIOp, arith::MulIOp>(op) ||
        !op.getResult(0).getType().isIndex())
      continue;
    Location loc = op.getLoc();
    OpBuilder builder(&op);
    Value most = arith::ConstantIndexOp::create(builder, loc, kMostBytes);
    if (isa<arith::MulIOp>(op)) {
      // The other factor is bounded by the limit divided by this one.
      unsigned other = isConstant(op.getOperand(1)) ? 1 : 0;
      Value one = arith::ConstantIndexOp::create(builder, loc, 1);
      Value factor = builder.createOrFold<arith::MinSIOp>(
          loc,
          builder.createOrFold<arith::MaxSIOp>(loc, op.getOperand(other), one),
          most);
      Value rest = builder.createOrFold<arith::DivUIOp>(loc, most, factor);
      op.setOperand(1 - other, builder.createOrFold<arith::MinSIOp>(
                                   loc, op.getOperand(1 - other), rest));
    } else if (llvm::none_of(op.getOperands(), isConstant)) {
      builder.setInsertionPointAfter(&op);
      auto least = arith::MinSIOp::create(builder, loc, op.getResult(0), most);
      op.getResult(0).replaceAllUsesExcept(least, least);
    }
  }
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
  saturateSizes(*block);
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
  place();
  createArenaFunction(symbols);
  sizesEnd->erase();
  return success();
}

namespace {
struct PlanMemory : dp::impl::DPPlanMemoryBase<PlanMemory> {
  void runOnStage() override {
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
      LDBG() << entry.getName() << ": " << planner.getNumBuffers()
             << " buffers";
    }
  }
};
} // namespace
