//===- RowGroups.cpp - Row-wise groups of ops -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RowGroups.h"

#include "ReductionFills.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/KernelOpInterface.h"
#include "dp/Interfaces/SumOfProducts.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::dp;

// Ops that a group has at most, and that are looked at after its first one.
static constexpr unsigned kMaxOps = 16, kWindow = 32;
// Iterations of a row from which a loop of its own is worth its start. A
// dynamic extent counts as one of them.
static constexpr int64_t kMinRow = 32;
// Iterations of a row that a block of a GPU computes in the time of a launch,
// and blocks that fill a GPU.
static constexpr int64_t kMaxBlockRow = 65536, kManyRows = 512;
// Summands that a thread of a GPU adds up by itself, if it must.
static constexpr int64_t kShortReduction = 32;

namespace {

/// An op's access to a buffer.
struct Access {
  Value base, view;
  AffineMap map; ///< null if the elements are not known
  bool isWrite;
};

/// The accesses of ops that may stand between members of a group. Each op is
/// looked at from several others before it.
class AccessTable {
public:
  /// Returns the accesses of `op`; failure if they are not known.
  const FailureOr<SmallVector<Access>> &get(Operation *op);
  /// Forgets `op`, which changes.
  void erase(Operation *op) { known.erase(op); }

private:
  FailureOr<SmallVector<Access>> find(Operation *op);

  KernelEffects effects;
  llvm::DenseMap<Operation *, std::unique_ptr<FailureOr<SmallVector<Access>>>>
      known;
};

/// The accesses of a group's ops to a buffer.
struct Use {
  Value view;
  /// The view's dimensions along which the rows lie; none if an op uses other
  /// rows, too.
  std::optional<SmallVector<unsigned>> rows;
  bool isWritten = false;
};
using Uses = llvm::SmallDenseMap<Value, Use>;

/// An op and its loops over rows.
struct Member {
  linalg::GenericOp op;
  SmallVector<unsigned> loops;
};

/// Grows a group from its first op.
class Growth {
public:
  Growth(AccessTable &table, SizeEvaluator &sizes,
         const llvm::SmallDenseSet<Operation *> &grouped, bool onGPU)
      : table(&table), sizes(&sizes), grouped(&grouped), onGPU(onGPU) {}

  /// Adds `op` with `loops` as those over rows. Returns false and changes
  /// nothing if it uses another row of a written buffer, or rows that are
  /// columns in memory.
  bool add(linalg::GenericOp op, ArrayRef<unsigned> loops);

  /// Adds ops from `next` on.
  void grow(Block::iterator next);

  /// Returns true if a row has enough iterations in one of the ops.
  bool isWorthwhile() const;

  /// Makes the members stand side by side and returns them.
  RowGroup finish(RewriterBase &rewriter);

  SmallVector<Member> members;

private:
  /// Adds `op`, which has `accesses`, and the fills of its accumulators.
  bool addWithFills(linalg::GenericOp op, ArrayRef<Access> accesses);
  /// Returns the loops of `op` over the rows that the group writes. On a GPU
  /// a reduction may also read the same rows as the group, because both wait
  /// for the same memory.
  std::optional<SmallVector<unsigned>>
  findLoops(linalg::GenericOp op, ArrayRef<Access> accesses) const;

  AccessTable *table;
  SizeEvaluator *sizes;
  const llvm::SmallDenseSet<Operation *> *grouped;
  bool onGPU;
  Uses uses;
  /// Ops between the members that will run after them.
  SmallVector<Operation *> later;
  /// Fills of buffers that no other op has accessed so far, by base.
  llvm::SmallDenseMap<Value, linalg::GenericOp> fills;
};

} // namespace

/// Returns true if `op` may not change places with the ops of `uses`.
static bool conflicts(ArrayRef<Access> accesses, const Uses &uses) {
  return llvm::any_of(accesses, [&](const Access &access) {
    auto use = uses.find(access.base);
    return use != uses.end() && (access.isWrite || use->second.isWritten);
  });
}

/// Returns the results of `map` that are `loops`, in this order; none if one is
/// missing or if another result depends on them.
static std::optional<SmallVector<unsigned>> findRows(AffineMap map,
                                                     ArrayRef<unsigned> loops) {
  if (!map)
    return std::nullopt;
  SmallVector<unsigned> rows;
  unsigned numDependent = llvm::count_if(map.getResults(), [&](AffineExpr e) {
    return llvm::any_of(loops,
                        [&](unsigned loop) { return e.isFunctionOfDim(loop); });
  });
  for (unsigned loop : loops) {
    auto *result =
        llvm::find(map.getResults(), getAffineDimExpr(loop, map.getContext()));
    if (result == map.getResults().end())
      return std::nullopt;
    rows.push_back(result - map.getResults().begin());
  }
  if (numDependent != loops.size())
    return std::nullopt;
  return rows;
}

const FailureOr<SmallVector<Access>> &AccessTable::get(Operation *op) {
  auto &accesses = known[op];
  if (!accesses)
    accesses = std::make_unique<FailureOr<SmallVector<Access>>>(find(op));
  return *accesses;
}

FailureOr<SmallVector<Access>> AccessTable::find(Operation *op) {
  SmallVector<Access> accesses;
  auto generic = dyn_cast<linalg::GenericOp>(op);
  for (OpOperand &operand : op->getOpOperands())
    if (isa<MemRefType>(operand.get().getType()))
      accesses.push_back(
          {getBase(operand.get()), operand.get(),
           generic ? generic.getMatchingIndexingMap(&operand) : AffineMap(),
           effects.mayWrite(operand)});
  if (generic) {
    // The body may read tables.
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    for (Value value : captured)
      if (isa<MemRefType>(value.getType()))
        accesses.push_back({getBase(value), value, AffineMap(), false});
    return accesses;
  }
  if (!isa<GemmOp, ConvOp, KernelOpInterface, memref::LoadOp>(op) ||
      op->getNumRegions() != 0)
    return failure();
  return accesses;
}

/// Returns the extent of a loop, of a dynamic one that on one device, which no
/// device exceeds; dynamic if it depends on the step's data.
static int64_t getLargestExtent(linalg::GenericOp op, unsigned loop,
                                int64_t extent, SizeEvaluator &sizes) {
  if (!ShapedType::isDynamic(extent))
    return extent;
  AffineExpr index = getAffineDimExpr(loop, op.getContext());
  for (OpOperand &operand : op->getOpOperands()) {
    ArrayRef<AffineExpr> results =
        op.getMatchingIndexingMap(&operand).getResults();
    const auto *found = llvm::find(results, index);
    if (found != results.end())
      return sizes.evaluateExtent(operand.get(), found - results.begin())
          .value_or(ShapedType::kDynamic);
  }
  return ShapedType::kDynamic;
}

/// Returns true if the threads of a block can share a row of `op`.
static bool canBlockShare(linalg::GenericOp op, ArrayRef<unsigned> loops,
                          SizeEvaluator &sizes) {
  int64_t rows = 1, row = 1, summands = 1;
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  SmallVector<unsigned> reduced;
  auto saturate = [](int64_t &product, int64_t extent) {
    if (ShapedType::isDynamic(extent) ||
        llvm::MulOverflow(product, extent, product))
      product = std::numeric_limits<int32_t>::max();
  };
  // The sums of a batch for several results of a row are columns: a block would
  // add up one after the other, most of its threads without a summand.
  bool isColumns =
      op.getNumParallelLoops() > loops.size() && op.getNumReductionLoops() > 0;
  for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (llvm::is_contained(loops, loop)) {
      // A dynamic extent may be one.
      saturate(rows, ShapedType::isDynamic(extent) ? 1 : extent);
      continue;
    }
    if (!isColumns || types[loop] != utils::IteratorType::reduction)
      extent = getLargestExtent(op, loop, extent, sizes);
    saturate(row, extent);
    if (types[loop] != utils::IteratorType::reduction)
      continue;
    reduced.push_back(loop);
    saturate(summands, extent);
  }
  if (row > kMaxBlockRow && rows < kManyRows)
    return false;
  if (summands <= kShortReduction)
    return true;
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    bool isReduced = llvm::none_of(
        reduced, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
    if (!isReduced)
      return true;
    unsigned result = output.getOperandNumber() - op.getNumDpsInputs();
    // A difference is a sum, but threads cannot combine by it.
    return getReductionKind(op, result) &&
           !isa_and_nonnull<arith::SubFOp, arith::SubIOp>(
               op.getBody()
                   ->getTerminator()
                   ->getOperand(result)
                   .getDefiningOp());
  });
}

/// Returns true if `op` adds a row to a product in f32 and rounds the sum to 16
/// bits, which the library does where it writes the product
/// (dp-fuse-epilogues).
static bool isBiasOfProduct(linalg::GenericOp op) {
  OpOperand *sum = getSumOfBias(op);
  if (!sum)
    return false;
  bool isProduct = false;
  Value base = getBase(sum->get());
  forEachAccess(base, [&](Operation *user) {
    auto gemm = dyn_cast<GemmOp>(user);
    isProduct = gemm && getBase(gemm.getC()) == base;
    return !isProduct;
  });
  return isProduct;
}

bool Growth::add(linalg::GenericOp op, ArrayRef<unsigned> loops) {
  if (onGPU && (!canBlockShare(op, loops, *sizes) || isBiasOfProduct(op)))
    return false;
  const FailureOr<SmallVector<Access>> &accesses = table->get(op);
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  if (failed(accesses) || llvm::any_of(loops, [&](unsigned loop) {
        return types[loop] != utils::IteratorType::parallel;
      }))
    return false;
  Uses changed = uses;
  for (const Access &access : *accesses) {
    std::optional<SmallVector<unsigned>> rows = findRows(access.map, loops);
    // A row of elements that are not side by side is slow to go through.
    if (rows && access.map.getNumResults() > rows->size() &&
        llvm::is_contained(*rows, access.map.getNumResults() - 1))
      return false;
    auto [entry, isNew] = changed.try_emplace(access.base);
    Use &use = entry->second;
    if (isNew)
      use = {access.view, rows};
    else if (use.view != access.view || use.rows != rows)
      use.rows = std::nullopt;
    use.isWritten |= access.isWrite;
    if (use.isWritten && !use.rows)
      return false;
  }
  uses = std::move(changed);
  members.push_back({op, SmallVector<unsigned>(loops)});
  return true;
}

std::optional<SmallVector<unsigned>>
Growth::findLoops(linalg::GenericOp op, ArrayRef<Access> accesses) const {
  bool mayShareReads = onGPU && op.getNumReductionLoops() > 0;
  for (const Access &access : accesses) {
    auto use = uses.find(access.base);
    if (use == uses.end() || !access.map || use->second.view != access.view)
      continue;
    if (!use->second.isWritten && (!mayShareReads || !use->second.rows))
      continue;
    SmallVector<unsigned> loops;
    for (unsigned row : *use->second.rows)
      if (auto loop = dyn_cast<AffineDimExpr>(access.map.getResult(row)))
        loops.push_back(loop.getPosition());
    llvm::SmallDenseSet<unsigned> distinct(loops.begin(), loops.end());
    if (distinct.size() == use->second.rows->size())
      return loops;
    return std::nullopt;
  }
  return std::nullopt;
}

bool Growth::addWithFills(linalg::GenericOp op, ArrayRef<Access> accesses) {
  std::optional<SmallVector<unsigned>> loops = findLoops(op, accesses);
  if (!loops)
    return false;
  Uses before = uses;
  size_t numBefore = members.size();
  for (const Access &access : accesses) {
    linalg::GenericOp fill = fills.lookup(access.base);
    std::optional<SmallVector<unsigned>> rows = findRows(access.map, *loops);
    if (!fill || !rows || fill.getOutputs().front() != access.view)
      continue;
    AffineMap map = fill.getMatchingIndexingMap(fill.getDpsInitOperand(0));
    SmallVector<unsigned> fillLoops = llvm::map_to_vector(
        *rows, [&](unsigned row) { return map.getDimPosition(row); });
    add(fill, fillLoops);
  }
  if (add(op, *loops))
    return true;
  uses = std::move(before);
  members.resize(numBefore);
  return false;
}

/// Returns true if `op` writes one value to all elements of a buffer.
static bool isFill(linalg::GenericOp op) {
  return op.getNumDpsInits() == 1 &&
         llvm::none_of(op.getInputs().getTypes(), llvm::IsaPred<MemRefType>) &&
         op.getIndexingMapsArray().back().isPermutation() &&
         op.getRegionOutputArgs().front().use_empty();
}

void Growth::grow(Block::iterator next) {
  Block *block = members.front().op->getBlock();
  // Ops that cannot run before the group, and their uses of buffers.
  SmallVector<Operation *> between;
  Uses betweenUses;
  unsigned numSeen = 0;
  for (; next != block->end(); ++next) {
    Operation *op = &*next;
    if (isMemoryEffectFree(op) || isa<memref::AllocOp>(op))
      continue;
    const FailureOr<SmallVector<Access>> &accesses = table->get(op);
    if (failed(accesses) || grouped->contains(op) || ++numSeen > kWindow ||
        members.size() == kMaxOps)
      return;
    bool isBehind = conflicts(*accesses, betweenUses);
    auto generic = dyn_cast<linalg::GenericOp>(op);
    bool isMember = generic && !isBehind && addWithFills(generic, *accesses);
    for (const Access &access : *accesses)
      fills.erase(access.base);
    if (isMember) {
      // The ops that waited stand between members now.
      later.append(between);
      between.clear();
      continue;
    }
    if (!isBehind && !conflicts(*accesses, uses)) {
      // It runs before the group, except a fill that a member needs.
      if (generic && accesses->size() == 1 && isFill(generic))
        fills[accesses->front().base] = generic;
      continue;
    }
    if (op->getNumResults() != 0)
      return;
    between.push_back(op);
    for (const Access &access : *accesses)
      betweenUses[access.base].isWritten |= access.isWrite;
  }
}

bool Growth::isWorthwhile() const {
  // Without a reduction, kernels that access vectors are faster on a GPU. A
  // reduction and its fills are one kernel without a group, whose threads need
  // not be those of a row: a convolution has one for each sum.
  if (onGPU && (llvm::none_of(members,
                              [](Member member) {
                                return member.op.getNumReductionLoops() > 0;
                              }) ||
                llvm::count_if(members, [](Member member) {
                  return !getFilledValue(member.op);
                }) < 2))
    return false;
  return members.size() > 1 && llvm::any_of(members, [](Member member) {
           int64_t size = 1;
           for (auto [loop, extent] :
                llvm::enumerate(cast<linalg::LinalgOp>(member.op.getOperation())
                                    .getStaticLoopRanges()))
             if (!llvm::is_contained(member.loops, loop))
               size *= ShapedType::isDynamic(extent) ? kMinRow : extent;
           return size >= kMinRow;
         });
}

RowGroup Growth::finish(RewriterBase &rewriter) {
  Operation *last = members.back().op;
  for (Operation *op : llvm::reverse(later))
    rewriter.moveOpAfter(op, last);
  RowGroup group;
  group.rows = members.front().loops.size();
  for (Member &member : members) {
    table->erase(member.op);
    if (member.op != last)
      rewriter.moveOpBefore(member.op, last);
    SmallVector<unsigned> order = member.loops;
    for (unsigned loop = 0; loop < member.op.getNumLoops(); ++loop)
      if (!llvm::is_contained(member.loops, loop))
        order.push_back(loop);
    rewriter.setInsertionPoint(member.op);
    if (!llvm::is_sorted(order))
      member.op = *linalg::interchangeGenericOp(rewriter, member.op, order);
    group.ops.push_back(member.op);
  }
  return group;
}

/// The loops that may be those over rows: the outermost ones, or the second
/// one, which is the channel of an image.
static SmallVector<SmallVector<unsigned>> getCandidates(linalg::GenericOp op) {
  SmallVector<SmallVector<unsigned>> candidates;
  for (unsigned count = op.getNumParallelLoops(); count > 0; --count)
    candidates.push_back(llvm::to_vector(llvm::seq<unsigned>(0, count)));
  if (op.getNumLoops() > 2)
    candidates.push_back({1});
  return candidates;
}

SmallVector<RowGroup> mlir::dp::groupRows(RewriterBase &rewriter, Block &block,
                                          SizeEvaluator &sizes, bool onGPU) {
  SmallVector<linalg::GenericOp> ops(block.getOps<linalg::GenericOp>());
  llvm::SmallDenseSet<Operation *> grouped;
  SmallVector<RowGroup> groups;
  AccessTable table;
  for (linalg::GenericOp op : ops) {
    if (grouped.contains(op))
      continue;
    std::optional<Growth> best;
    for (ArrayRef<unsigned> loops : getCandidates(op)) {
      Growth growth(table, sizes, grouped, onGPU);
      if (!growth.add(op, loops))
        continue;
      growth.grow(std::next(op->getIterator()));
      if (growth.isWorthwhile() &&
          (!best || growth.members.size() > best->members.size()))
        best = std::move(growth);
    }
    if (!best)
      continue;
    for (Member &member : best->members)
      grouped.insert(member.op);
    groups.push_back(best->finish(rewriter));
  }
  return groups;
}

/// Returns the bases of the buffers that `op` reads.
static llvm::SmallDenseSet<Value> findReadBases(linalg::GenericOp op) {
  llvm::SetVector<Value> values;
  getUsedValuesDefinedAbove(op->getRegions(), values);
  values.insert_range(op.getInputs());
  llvm::SmallDenseSet<Value> bases;
  for (Value value : values)
    if (isa<MemRefType>(value.getType()))
      bases.insert(getBase(value));
  return bases;
}

SmallVector<SmallVector<linalg::GenericOp>>
mlir::dp::groupScalars(Block &block,
                       const llvm::SmallPtrSetImpl<Operation *> &grouped) {
  SmallVector<SmallVector<linalg::GenericOp>> groups;
  SmallVector<linalg::GenericOp> group;
  // The buffers that all ops of the group read.
  llvm::SmallDenseSet<Value> shared;
  auto finish = [&] {
    if (group.size() > 1)
      groups.push_back(group);
    group.clear();
  };
  for (Operation &op : block) {
    if (isMemoryEffectFree(&op) || isa<memref::AllocOp>(op))
      continue;
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic || generic.getNumLoops() != 0 || grouped.contains(&op)) {
      finish();
      continue;
    }
    llvm::SmallDenseSet<Value> reads = findReadBases(generic), both;
    for (Value base : reads)
      if (shared.contains(base))
        both.insert(base);
    if (both.empty() || group.size() == kMaxOps) {
      finish();
      both = std::move(reads);
    }
    group.push_back(generic);
    shared = std::move(both);
  }
  finish();
  return groups;
}
