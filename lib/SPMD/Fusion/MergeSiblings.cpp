//===- MergeSiblings.cpp - Merging of ops with a common operand -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream fuses ops with those that use them only. Ops that read one tensor
// and do not depend on each other are not fused on tensors: affine and scf fuse
// such loops on buffers, where a kernel for each op has been outlined.
//
//===----------------------------------------------------------------------===//

#include "FusedBody.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-merge-siblings"

namespace mlir::dp {
#define GEN_PASS_DEF_DPMERGESIBLINGS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

// Ops that read a tensor and wait for a sibling, and results of one op.
static constexpr unsigned kMaxOpen = 4, kMaxResults = 8;
// Iterations of elementwise ops that are merged: their results may live longer
// than before.
static constexpr int64_t kMaxElements = 65536;

/// Returns true if `op` is a reduction by combiners that threads can share, or
/// an elementwise op on few elements.
static bool isCandidate(linalg::GenericOp op) {
  // An op that only checks its input has no results.
  if (!op.hasPureTensorSemantics() || op.getNumDpsInits() == 0 ||
      op.getNumDpsInits() > kMaxResults ||
      linalg::isaContractionOpInterface(op) ||
      linalg::isaConvolutionOpInterface(op))
    return false;
  AffineMap first = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
        return op.getMatchingIndexingMap(&init) != first;
      }))
    return false;
  if (op.getNumReductionLoops() == 0) {
    int64_t elements = 1;
    for (int64_t extent : op.getStaticLoopRanges())
      if (ShapedType::isDynamic(extent) ||
          llvm::MulOverflow(elements, extent, elements))
        return false;
    return first.isIdentity() && elements <= kMaxElements;
  }
  return llvm::all_of(llvm::seq<unsigned>(0, op.getNumDpsInits()),
                      [&](unsigned result) {
                        return getReductionKind(op, result).has_value();
                      });
}

/// Returns true if the two ops have the same loops and write at the same
/// places. They read one tensor alike, so that dynamic extents are equal, too.
static bool haveSameLoops(linalg::GenericOp a, linalg::GenericOp b) {
  return a.getIteratorTypesArray() == b.getIteratorTypesArray() &&
         a.getNumDpsInits() + b.getNumDpsInits() <= kMaxResults &&
         a.getMatchingIndexingMap(a.getDpsInitOperand(0)) ==
             b.getMatchingIndexingMap(b.getDpsInitOperand(0)) &&
         !isTooLongFused(a, b);
}

/// Returns the values from outside that `op` uses.
static llvm::SetVector<Value> getUsedValues(Operation *op) {
  llvm::SetVector<Value> values;
  values.insert(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), values);
  return values;
}

/// Returns true if `value` is defined before `place` or by ops that may move
/// there, which are added to `moved` in their order: the initial values of a
/// reduction.
static bool isAvailable(Value value, Operation *place,
                        llvm::SetVector<Operation *> &moved,
                        unsigned depth = 0) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != place->getBlock() ||
      op->isBeforeInBlock(place) || moved.contains(op))
    return true;
  if (depth == 3 || (!isa<tensor::EmptyOp, linalg::FillOp>(op) &&
                     !matchPattern(op, m_Constant())))
    return false;
  for (Value operand : op->getOperands())
    if (!isAvailable(operand, place, moved, depth + 1))
      return false;
  moved.insert(op);
  return true;
}

/// Returns true if everything that uses `first` follows `place`.
static bool isUsedBehind(Operation *first, Operation *place) {
  if (llvm::hasNItemsOrMore(first->getUses(), 64))
    return false;
  return llvm::all_of(first->getUsers(), [&](Operation *user) {
    Operation *ancestor = place->getBlock()->findAncestorOpInBlock(*user);
    return ancestor && place->isBeforeInBlock(ancestor);
  });
}

/// Returns the number of rendezvous on the longest path to each op of a block.
/// Ops of several numbers are not merged: the collectives after the first one
/// would wait for those before the second one, and no longer be in one group.
static DenseMap<Operation *, unsigned> countRendezvous(Block &block) {
  DenseMap<Operation *, unsigned> counts;
  for (Operation &op : block) {
    unsigned count = 0;
    bool isRendezvous = false;
    op.walk([&](Operation *nested) {
      isRendezvous |= isa<CollectiveOpInterface>(nested);
      for (Value operand : nested->getOperands())
        if (Operation *def = operand.getDefiningOp())
          if (Operation *ancestor = block.findAncestorOpInBlock(*def))
            count = std::max(count, counts.lookup(ancestor));
    });
    counts[&op] = count + isRendezvous;
  }
  return counts;
}

/// Makes one op of both, before `place`.
static linalg::GenericOp merge(RewriterBase &rewriter, linalg::GenericOp first,
                               linalg::GenericOp second, Operation *place) {
  rewriter.setInsertionPoint(place);
  auto gather = [&](auto get) {
    auto all = llvm::to_vector(get(first));
    llvm::append_range(all, get(second));
    return all;
  };
  SmallVector<Value> inputs =
      gather([](linalg::GenericOp op) { return op.getInputs(); });
  SmallVector<Value> outputs =
      gather([](linalg::GenericOp op) { return op.getOutputs(); });
  SmallVector<AffineMap> maps;
  for (bool isInit : {false, true})
    for (linalg::GenericOp op : {first, second})
      for (OpOperand &operand : op->getOpOperands())
        if (op.isDpsInit(&operand) == isInit)
          maps.push_back(op.getMatchingIndexingMap(&operand));
  auto merged = linalg::GenericOp::create(
      rewriter, rewriter.getFusedLoc({first.getLoc(), second.getLoc()}),
      ValueRange(outputs).getTypes(), inputs, outputs, maps,
      first.getIteratorTypesArray());
  SmallVector<Type> types;
  for (Value operand : merged->getOperands())
    types.push_back(getElementTypeOrSelf(operand));
  Block *body = rewriter.createBlock(
      &merged.getRegion(), {}, types,
      SmallVector<Location>(types.size(), merged.getLoc()));
  SmallVector<Value> yielded;
  unsigned input = 0, output = merged.getNumDpsInputs();
  for (linalg::GenericOp op : {first, second}) {
    IRMapping mapping;
    for (OpOperand &operand : op->getOpOperands())
      mapping.map(
          op.getMatchingBlockArgument(&operand),
          body->getArgument(op.isDpsInit(&operand) ? output++ : input++));
    for (Operation &nested : op.getBody()->without_terminator())
      rewriter.clone(nested, mapping);
    for (Value value : op.getBody()->getTerminator()->getOperands())
      yielded.push_back(mapping.lookupOrDefault(value));
  }
  linalg::YieldOp::create(rewriter, merged.getLoc(), yielded);
  unsigned numFirst = first->getNumResults();
  rewriter.replaceOp(first, merged->getResults().take_front(numFirst));
  rewriter.replaceOp(second, merged->getResults().drop_front(numFirst));
  return merged;
}

/// Makes one op of both, where the first one stands, or the second one if the
/// first one is not needed before. Returns null if neither place is right.
static linalg::GenericOp tryMerge(RewriterBase &rewriter,
                                  linalg::GenericOp first,
                                  linalg::GenericOp second) {
  llvm::SetVector<Operation *> moved;
  bool isEarly = llvm::all_of(getUsedValues(second), [&](Value value) {
    return value.getDefiningOp() != first.getOperation() &&
           isAvailable(value, first, moved);
  });
  if (isEarly) {
    for (Operation *op : moved)
      rewriter.moveOpBefore(op, first);
    return merge(rewriter, first, second, first);
  }
  if (isUsedBehind(first, second))
    return merge(rewriter, first, second, second);
  return {};
}

namespace {

/// The ops of a block that read a tensor at one map, the latest ones.
class OpenOps {
public:
  SmallVector<linalg::GenericOp> find(linalg::GenericOp op, OpOperand *input) {
    return ops.lookup(getKey(op, input));
  }
  void add(linalg::GenericOp op) {
    SmallVector<Key> &ofOp = keys[op];
    for (OpOperand *input : op.getDpsInputOperands()) {
      Key key = getKey(op, input);
      if (!isReadInFull(op, input) || llvm::is_contained(ofOp, key))
        continue;
      SmallVector<linalg::GenericOp> &list = ops[key];
      if (list.size() == kMaxOpen)
        list.erase(list.begin());
      list.push_back(op);
      ofOp.push_back(key);
    }
  }
  /// Returns true if the op was there.
  bool remove(Operation *op) {
    auto ofOp = keys.find(op);
    if (ofOp == keys.end())
      return false;
    for (const Key &key : ofOp->second)
      llvm::erase(ops[key], op);
    keys.erase(ofOp);
    return true;
  }

private:
  using Key = std::pair<Value, AffineMap>;
  static Key getKey(linalg::GenericOp op, OpOperand *input) {
    return {input->get(), op.getMatchingIndexingMap(input)};
  }
  DenseMap<Key, SmallVector<linalg::GenericOp>> ops;
  DenseMap<Operation *, SmallVector<Key>> keys;
};

struct MergeSiblings : dp::impl::DPMergeSiblingsBase<MergeSiblings> {
  void runOnProgram() override {
    SmallVector<Block *> blocks;
    getOperation().walk([&](Block *block) {
      if (!isa<linalg::LinalgOp>(block->getParentOp()))
        blocks.push_back(block);
    });
    bool hasChanged = false;
    for (Block *block : blocks)
      hasChanged |= run(*block);
    if (!hasChanged)
      return;
    // A merged op has the tensor that both ops read as one operand.
    RewritePatternSet patterns(&getContext());
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }

private:
  bool run(Block &block) {
    IRRewriter rewriter(&getContext());
    OpenOps open;
    rendezvous = countRendezvous(block);
    bool hasChanged = false;
    for (linalg::GenericOp op :
         llvm::to_vector(block.getOps<linalg::GenericOp>())) {
      if (!isCandidate(op))
        continue;
      if (linalg::GenericOp merged = mergeWithSibling(rewriter, open, op)) {
        op = merged;
        hasChanged = true;
      }
      open.add(op);
    }
    return hasChanged;
  }

  linalg::GenericOp mergeWithSibling(RewriterBase &rewriter, OpenOps &open,
                                     linalg::GenericOp op) {
    for (OpOperand *input : op.getDpsInputOperands()) {
      if (!isReadInFull(op, input))
        continue;
      SmallVector<linalg::GenericOp> siblings = open.find(op, input);
      for (linalg::GenericOp sibling : llvm::reverse(siblings)) {
        unsigned count = rendezvous.lookup(op);
        if (!haveSameLoops(sibling, op) || rendezvous.lookup(sibling) != count)
          continue;
        LDBG() << "merge " << *sibling << "\n  and " << *op;
        // Those that read a result read another value then.
        open.remove(sibling);
        SmallVector<linalg::GenericOp> users;
        for (Operation *user : sibling->getUsers())
          if (open.remove(user))
            users.push_back(cast<linalg::GenericOp>(user));
        linalg::GenericOp merged = tryMerge(rewriter, sibling, op);
        for (linalg::GenericOp user : users)
          open.add(user);
        if (merged) {
          rendezvous[merged] = count;
          ++numMerged;
          return merged;
        }
        open.add(sibling);
      }
    }
    return {};
  }

  DenseMap<Operation *, unsigned> rendezvous;
};

} // namespace
