//===- SplitReduction.cpp - A reduction by many blocks --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "SplitReduction.h"

#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/KernelLoops.h"
#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::dp;

// Blocks that have a multiprocessor each on every GPU from an A100 on.
static constexpr int64_t kFewBlocks = 128;
// Blocks that fill it: four for a multiprocessor.
static constexpr int64_t kManyBlocks = 512;
// Summands of a thread that take longer than the second launch: each takes
// about a tenth of a microsecond, because a block waits for memory.
static constexpr int64_t kLongShare = 128;
// Summands that a thread has at least in a part.
static constexpr int64_t kShortShare = 8;
// Threads of a block (convert-dp-kernels-to-gpu) that share the summands of a
// result; of a result among 32 side by side.
static constexpr int64_t kBlockThreads = 512, kColumnThreads = 16;
static constexpr int64_t kColumns = 32;
// Summands that a block adds up in about the time of a launch.
static constexpr int64_t kBlockSummands = 16384;

/// Returns the extents of the loops; 1 for one that is not known.
static SmallVector<int64_t> estimateExtents(linalg::GenericOp op,
                                            SizeEvaluator &sizes) {
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  for (auto [loop, extent] : llvm::enumerate(extents)) {
    if (!ShapedType::isDynamic(extent))
      continue;
    extent = 1;
    AffineExpr expr = getAffineDimExpr(loop, op.getContext());
    for (OpOperand &operand : op->getOpOperands()) {
      AffineMap map = op.getMatchingIndexingMap(&operand);
      const auto *result = llvm::find(map.getResults(), expr);
      if (result == map.getResults().end())
        continue;
      extent =
          sizes.evaluateExtent(operand.get(), result - map.getResults().begin())
              .value_or(1);
      break;
    }
  }
  return extents;
}

/// Returns true if every loop that is no reduction is one of each result, by
/// itself, with a static extent, and no result is an operand otherwise.
static bool isSplittable(linalg::GenericOp op) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  unsigned numParallel = op.getNumParallelLoops();
  if (op.getNumReductionLoops() == 0 ||
      op.getNumReductionLoops() + numParallel != op.getNumLoops())
    return false;
  for (auto [type, extent] : llvm::zip(types, ranges))
    if (type == utils::IteratorType::parallel && ShapedType::isDynamic(extent))
      return false;
  llvm::SmallDenseSet<Value> bases;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    if (!map.isProjectedPermutation() || map.getNumResults() != numParallel ||
        llvm::any_of(map.getResults(),
                     [&](AffineExpr expr) {
                       return types[cast<AffineDimExpr>(expr).getPosition()] !=
                              utils::IteratorType::parallel;
                     }) ||
        !bases.insert(getBase(output.get())).second)
      return false;
  }
  llvm::SetVector<Value> read(op.getInputs().begin(), op.getInputs().end());
  getUsedValuesDefinedAbove(op->getRegions(), read);
  return llvm::none_of(read, [&](Value value) {
    return isa<BaseMemRefType>(value.getType()) &&
           bases.contains(getBase(value));
  });
}

bool mlir::dp::shouldReduceByGrid(linalg::GenericOp op, SizeEvaluator &sizes) {
  if (!isExactReduction(op) || !isSplittable(op))
    return false;
  int64_t summands = 1;
  for (int64_t extent : estimateExtents(op, sizes))
    if (llvm::MulOverflow(summands, extent, summands))
      return true;
  return summands > kBlockSummands;
}

/// Chooses the parts, or none.
static std::optional<ReductionParts> chooseParts(linalg::GenericOp op,
                                                 SizeEvaluator &sizes) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<int64_t> extents = estimateExtents(op, sizes);
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  int64_t results = 1, summands = 1;
  for (auto [extent, type] : llvm::zip(extents, types)) {
    int64_t &product =
        type == utils::IteratorType::reduction ? summands : results;
    if (llvm::MulOverflow(product, extent, product))
      return std::nullopt;
  }
  unsigned innermost = getLoopOrder(op, std::nullopt).back();
  bool alongElements = types[innermost] == utils::IteratorType::reduction;
  int64_t threads = alongElements ? kBlockThreads : kColumnThreads;
  int64_t blocks =
      alongElements ? results : llvm::divideCeil(results, kColumns);
  if (blocks == 0 || blocks >= kFewBlocks || summands / threads < kLongShare)
    return std::nullopt;
  int64_t wanted =
      std::min(kManyBlocks / blocks, summands / (threads * kShortShare));
  std::optional<ReductionParts> best;
  for (auto [loop, extent] : llvm::enumerate(extents)) {
    if (types[loop] != utils::IteratorType::reduction)
      continue;
    // Consecutive threads have consecutive elements, or rows, of a run.
    bool isShared =
        alongElements ? loop == innermost : op.getNumReductionLoops() == 1;
    int64_t run = isShared ? threads : 1;
    int64_t count = llvm::bit_floor(static_cast<uint64_t>(
        std::min<int64_t>(wanted, llvm::divideCeil(extent, run))));
    // A device's chunk of the batch is smaller than the batch.
    bool isBetter =
        !best || count > best->count ||
        (count == best->count && ShapedType::isDynamic(ranges[best->loop]) &&
         !ShapedType::isDynamic(ranges[loop]));
    if (count > 1 && isBetter)
      best = {static_cast<unsigned>(loop), run, count};
  }
  return best;
}

/// Builds the op that combines `partials`, one buffer for each result of `op`.
static linalg::GenericOp buildCombination(RewriterBase &rewriter,
                                          linalg::GenericOp op,
                                          ArrayRef<Combiner> combiners,
                                          ArrayRef<Value> partials) {
  MLIRContext *context = op.getContext();
  // The parallel loops come first, in their order.
  SmallVector<AffineExpr> dims(op.getNumLoops());
  SmallVector<utils::IteratorType> types;
  for (auto [loop, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if (type == utils::IteratorType::parallel) {
      dims[loop] = getAffineDimExpr(types.size(), context);
      types.push_back(type);
    }
  AffineExpr part = getAffineDimExpr(types.size(), context);
  types.push_back(utils::IteratorType::reduction);
  SmallVector<AffineMap> maps, outputMaps;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    SmallVector<AffineExpr> exprs{part};
    for (AffineExpr expr : op.getMatchingIndexingMap(&output).getResults())
      exprs.push_back(dims[cast<AffineDimExpr>(expr).getPosition()]);
    maps.push_back(AffineMap::get(types.size(), 0, exprs, context));
    outputMaps.push_back(
        AffineMap::get(types.size(), 0, ArrayRef(exprs).drop_front(), context));
  }
  llvm::append_range(maps, outputMaps);
  return linalg::GenericOp::create(
      rewriter, op.getLoc(), partials, op.getOutputs(), maps, types,
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        SmallVector<Value> values;
        for (auto [number, combiner] : llvm::enumerate(combiners)) {
          Operation *clone = builder.clone(*combiner.op);
          clone->setOperands(
              {arguments[combiners.size() + number], arguments[number]});
          values.push_back(clone->getResult(0));
        }
        linalg::YieldOp::create(builder, loc, values);
      });
}

std::optional<SplitReduction> mlir::dp::splitReduction(RewriterBase &rewriter,
                                                       linalg::GenericOp op,
                                                       SizeEvaluator &sizes) {
  if (!isSplittable(op))
    return std::nullopt;
  SmallVector<Combiner> combiners = findCombiners(op);
  if (combiners.empty())
    return std::nullopt;
  std::optional<ReductionParts> parts = chooseParts(op, sizes);
  if (!parts)
    return std::nullopt;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  SplitReduction split;
  SmallVector<Value> partials;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  maps.truncate(op.getNumDpsInputs());
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [output, combiner] :
       llvm::zip_equal(op.getDpsInitsMutable(), combiners)) {
    SmallVector<int64_t> shape{parts->count};
    SmallVector<AffineExpr> exprs{parts->getExpr(op.getContext())};
    for (AffineExpr expr : op.getMatchingIndexingMap(&output).getResults()) {
      shape.push_back(ranges[cast<AffineDimExpr>(expr).getPosition()]);
      exprs.push_back(expr);
    }
    maps.push_back(AffineMap::get(op.getNumLoops(), 0, exprs, op.getContext()));
    Value buffer = memref::AllocOp::create(
        rewriter, loc,
        MemRefType::get(shape, getElementTypeOrSelf(output.get())));
    partials.push_back(buffer);
    Value identity =
        arith::ConstantOp::create(rewriter, loc, combiner.identity);
    split.fills.push_back(
        linalg::FillOp::create(rewriter, loc, identity, buffer));
  }
  split.parts =
      linalg::GenericOp::create(rewriter, loc, TypeRange(), op.getInputs(),
                                partials, maps, op.getIteratorTypesArray());
  split.combination = buildCombination(rewriter, op, combiners, partials);
  split.parts.getRegion().takeBody(op.getRegion());
  rewriter.eraseOp(op);
  return split;
}
