//===- RecomputeInputs.cpp - Recomputation of inputs in their readers -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Contractions/NarrowFactors.h"
#include "ElementReads.h"
#include "FusedBody.h"

#include "dp/IR/DP.h"
#include "dp/Interfaces/BodyCost.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-recompute-inputs"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRECOMPUTEINPUTS
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

// Instructions of a body that take less time than a read of an element, on a
// GPU; and than that and a write, if the value need not be stored for later.
static constexpr int64_t kMaxWork = 16, kMaxStoredWork = 64;
// Producers that are followed from a read, and readers of a value.
static constexpr unsigned kMaxDepth = 3, kMaxUsers = 8;

/// Returns true if `op` computes the elements of its own index with at most
/// `most` instructions.
static bool isCheap(linalg::GenericOp op, int64_t most = kMaxWork) {
  // A library adds the bias where it writes the product, with half of the
  // bytes.
  if (addsBiasToProduct(op))
    return false;
  if (!op.hasPureTensorSemantics() || op.getNumReductionLoops() != 0 ||
      op.hasIndexSemantics() ||
      llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &init) {
        return !op.getMatchingIndexingMap(&init).isIdentity() ||
               op.payloadUsesValueFromOperand(&init);
      }))
    return false;
  int64_t work = 0;
  for (Operation &nested : *op.getBody()) {
    std::optional<int64_t> added = countInstructions(&nested);
    if (!added)
      return false;
    work += *added;
  }
  return work <= most;
}

static bool canRead(linalg::GenericOp op) {
  return op.hasPureTensorSemantics() &&
         !linalg::isaContractionOpInterface(op) &&
         !linalg::isaConvolutionOpInterface(op);
}

namespace {

/// A tensor and the loops of a reader at which it is read.
struct Source {
  Value value;
  AffineMap map;
  bool operator==(const Source &other) const {
    return value == other.value && map == other.map;
  }
};

/// Finds the tensors that a reader must read to compute one of its inputs.
class Derivation {
public:
  Derivation(linalg::GenericOp reader, OpOperand *input) : reader(reader) {
    for (OpOperand *other : reader.getDpsInputOperands())
      if (isReadInFull(reader, other) && other->get() != input->get())
        known.push_back({other->get(), reader.getMatchingIndexingMap(other)});
  }

  /// Adds the inputs of `producer`, whose results are read at `map`.
  void add(linalg::GenericOp producer, AffineMap map) {
    for (OpOperand *operand : producer.getDpsInputOperands())
      if (isReadInFull(producer, operand))
        add({operand->get(),
             producer.getMatchingIndexingMap(operand).compose(map)},
            kMaxDepth);
  }

  SmallVector<Source> missing; ///< tensors that the reader does not read yet

private:
  bool isKnown(const Source &source, unsigned depth) {
    if (llvm::is_contained(known, source))
      return true;
    auto producer = source.value.getDefiningOp<linalg::GenericOp>();
    if (!producer || depth == 0 || producer->getBlock() != reader->getBlock() ||
        !isCheap(producer))
      return false;
    return llvm::all_of(
        producer.getDpsInputOperands(), [&](OpOperand *operand) {
          return !isReadInFull(producer, operand) ||
                 isKnown({operand->get(),
                          producer.getMatchingIndexingMap(operand).compose(
                              source.map)},
                         depth - 1);
        });
  }
  void add(const Source &source, unsigned depth) {
    if (!isKnown(source, depth) && !llvm::is_contained(missing, source))
      missing.push_back(source);
  }

  linalg::GenericOp reader;
  SmallVector<Source> known;
};

struct RecomputeInputs : dp::impl::DPRecomputeInputsBase<RecomputeInputs> {
  void runOnProgram() override {
    IRRewriter rewriter(&getContext());
    hasChanged = false;
    SmallVector<linalg::GenericOp> ops;
    getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
    // From the last one, because readers are replaced.
    for (linalg::GenericOp op : llvm::reverse(ops))
      moveIntoReaders(rewriter, op);
    ops.clear();
    getOperation().walk([&](linalg::GenericOp op) { ops.push_back(op); });
    for (linalg::GenericOp op : ops)
      dropInputs(rewriter, op);
    if (!hasChanged)
      return;
    // Producers are results of the fused ops, too, so far.
    RewritePatternSet patterns(&getContext());
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }

private:
  /// Fuses the producer of `input` into its owner, which is replaced. The
  /// producer stays for others.
  linalg::GenericOp fuse(RewriterBase &rewriter, OpOperand *input);
  /// Computes the result of `producer` in all ops that read it, if none of them
  /// then reads more tensors than before. Tensors of which an op reads a few
  /// elements do not count.
  void moveIntoReaders(RewriterBase &rewriter, linalg::GenericOp producer);
  /// Computes the inputs of `reader` that it can compute from the others.
  void dropInputs(RewriterBase &rewriter, linalg::GenericOp reader);

  bool hasChanged;
};

} // namespace

linalg::GenericOp RecomputeInputs::fuse(RewriterBase &rewriter,
                                        OpOperand *input) {
  auto producer = input->get().getDefiningOp<linalg::GenericOp>();
  auto reader = cast<linalg::GenericOp>(input->getOwner());
  LDBG() << "compute " << *producer << "\n  in " << *reader;
  rewriter.setInsertionPoint(reader);
  FailureOr<linalg::ElementwiseOpFusionResult> fused =
      linalg::fuseElementwiseOps(rewriter, input);
  if (failed(fused))
    return {};
  for (OpResult result : reader->getResults())
    rewriter.replaceAllUsesWith(result, fused->replacements.lookup(result));
  rewriter.eraseOp(reader);
  ++numRecomputed;
  hasChanged = true;
  return cast<linalg::GenericOp>(fused->fusedOp);
}

void RecomputeInputs::moveIntoReaders(RewriterBase &rewriter,
                                      linalg::GenericOp producer) {
  if (producer->getNumResults() != 1 || producer->use_empty() ||
      llvm::hasNItemsOrMore(producer->getUses(), kMaxUsers + 1))
    return;
  int64_t numReaders = llvm::range_size(producer->getUses());
  if (!isCheap(producer) && !isCheap(producer, kMaxStoredWork / numReaders))
    return;
  SmallVector<OpOperand *> elementReads;
  for (OpOperand &use : producer->getUses()) {
    if (isElementRead(use, producer)) {
      elementReads.push_back(&use);
      continue;
    }
    auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
    if (!reader || reader->getBlock() != producer->getBlock() ||
        !reader.isDpsInput(&use) || !canRead(reader) ||
        !isReadInFull(reader, &use) || isTooLongFused(producer, reader))
      return;
    Derivation derivation(reader, &use);
    derivation.add(producer, reader.getMatchingIndexingMap(&use));
    if (derivation.missing.size() > 1)
      return;
  }
  for (OpOperand *use : elementReads) {
    LDBG() << "compute elements of " << *producer << "\n  in "
           << *use->getOwner();
    computeElements(rewriter, *use, producer);
    ++numRecomputed;
    hasChanged = true;
  }
  while (!producer->use_empty())
    if (!fuse(rewriter, &*producer->use_begin()))
      return;
  rewriter.eraseOp(producer);
}

void RecomputeInputs::dropInputs(RewriterBase &rewriter,
                                 linalg::GenericOp reader) {
  if (!canRead(reader))
    return;
  // An input that is computed may be computed from another one.
  for (unsigned round = 0; round < kMaxDepth; ++round) {
    OpOperand *found = nullptr;
    for (OpOperand *input : reader.getDpsInputOperands()) {
      auto producer = input->get().getDefiningOp<linalg::GenericOp>();
      if (!producer || producer->getBlock() != reader->getBlock() ||
          !isCheap(producer, kMaxStoredWork) || !isReadInFull(reader, input) ||
          isTooLongFused(producer, reader))
        continue;
      Derivation derivation(reader, input);
      derivation.add(producer, reader.getMatchingIndexingMap(input));
      if (derivation.missing.empty()) {
        found = input;
        break;
      }
    }
    if (!found)
      return;
    reader = fuse(rewriter, found);
    if (!reader)
      return;
  }
}
