//===- DecomposeAttention.cpp - Attention to structured ops ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The plain form, with the scores of all heads in memory: for targets without a
// call for attention, and the reference of those with one. Factors of 16 bits
// are multiplied as they are, with sums in f32; scores, probabilities and all
// sums are f32 until a product or a result rounds them. A gradient reads the
// probabilities of its forward op, if that stored them in full precision.
//
//===----------------------------------------------------------------------===//

#include "CudnnAttention.h"
#include "NarrowFactors.h"
#include "WidenAttention.h"

#include "dp/IR/Attention.h"
#include "dp/IR/Target.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-decompose-attention"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDECOMPOSEATTENTION
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Builds the structured ops of one op. The loops are those of the batch, of
/// which the last one counts the matrices of queries that share keys if there
/// are several; of the queries m, of the keys n, and of a row's elements x.
class AttentionBuilder {
public:
  template <typename Op>
  AttentionBuilder(OpBuilder &builder, Op op)
      : builder(builder), loc(op.getLoc()), group(op.getGroup()),
        isCausal(op.getCausal()), scale(op.getScale().convertToDouble()),
        factorType(cast<ShapedType>(op.getQuery().getType()).getElementType()),
        element(getScoreType(factorType)),
        numBatch(op.getNumBatchDims() + (group > 1)),
        query(split(op.getQuery(), &querySizes)), key(op.getKey()),
        value(op.getValue()), mask(op.getMask()) {
    if (mask && group > 1 &&
        cast<ShapedType>(mask.getType()).getDimSize(numBatch - 2) != 1)
      mask = split(mask);
    for (int64_t loop = 0; loop < numBatch; ++loop)
      batch.push_back(loop);
    keyBatch = batch;
    if (group > 1)
      keyBatch.pop_back();
    m = numBatch, n = m + 1, x = n + 1;
    extents = querySizes;
    extents.back() = tensor::getMixedSize(builder, loc, key, keyBatch.size());
  }

  SmallVector<Value> buildForward(AttentionOp op);
  /// `p` has the probabilities of the forward op; null computes them again.
  SmallVector<Value> buildGradient(AttentionGradientOp op, Value p);

  /// The probabilities that buildForward made, in the type of scores; null if
  /// they were rounded to that of factors.
  Value getProbabilities() const { return probabilities; }

private:
  using Loops = SmallVector<int64_t>;
  using Body = llvm::function_ref<Value(OpBuilder &, ValueRange)>;

  Loops ofQuery(ArrayRef<int64_t> rest) const { return join(batch, rest); }
  Loops ofKey(ArrayRef<int64_t> rest) const { return join(keyBatch, rest); }
  static Loops join(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
    Loops all(a);
    all.append(b.begin(), b.end());
    return all;
  }

  /// Splits the last batch dimension into groups, and joins it again. `result`
  /// gets the sizes, those of the operand as far as they are alike.
  Value split(Value tensor, SmallVectorImpl<OpFoldResult> *result = nullptr);
  Value join(Value tensor, Type type);

  Value constant(double number) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(element, number));
  }
  /// A structured op over `numLoops` loops. Those that its result lacks reduce
  /// `init`; without it the result does not depend on the destination. The body
  /// gets the elements in the type of scores, and gives a result of that type
  /// or, with `isFactor`, one that is rounded to that of factors.
  Value generic(int64_t numLoops, ArrayRef<std::pair<Value, Loops>> inputs,
                const Loops &result, ArrayRef<OpFoldResult> sizes,
                std::optional<double> init, Body body, bool isFactor = false);
  /// Scores or a product of 16-bit factors, rounded to the type of factors.
  Value round(Value tensor);
  /// The sum of products of `a` and `b` over the loops that `result` lacks.
  Value contract(Value a, const Loops &aLoops, Value b, const Loops &bLoops,
                 const Loops &result, ArrayRef<OpFoldResult> sizes);
  /// The scores, scaled and masked.
  Value buildScores();
  /// The loops of the mask; a dimension of 1 is read at 0.
  AffineMap getMaskMap(int64_t numLoops);
  Value reduceRows(Value scores, double init, Body body);
  /// The probabilities of a row from its scores and their logsumexp.
  Value buildProbabilities(Value logsumexp);
  /// The sums of products of a row's elements.
  Value multiplyRows(Value a, Value b);

  /// The sizes of the result of a loop nest with a last dimension.
  SmallVector<OpFoldResult> withLast(OpFoldResult last) const {
    SmallVector<OpFoldResult> sizes(extents);
    sizes.back() = last;
    return sizes;
  }

  OpBuilder &builder;
  Location loc;
  int64_t group;
  bool isCausal;
  double scale;
  Type factorType, element; ///< of factors and results; of scores and sums
  int64_t numBatch;
  SmallVector<OpFoldResult> querySizes;
  Value query, key, value, mask;
  Value probabilities;
  Loops batch, keyBatch;
  int64_t m, n, x;
  SmallVector<OpFoldResult> extents; ///< of the scores
};
} // namespace

Value AttentionBuilder::split(Value tensor,
                              SmallVectorImpl<OpFoldResult> *result) {
  auto type = cast<RankedTensorType>(tensor.getType());
  int64_t dim = numBatch - 2; // of the batch that is split
  SmallVector<OpFoldResult> whole = tensor::getMixedSizes(builder, loc, tensor);
  if (group == 1) {
    if (result)
      result->assign(whole.begin(), whole.end());
    return tensor;
  }
  SmallVector<ReassociationIndices> parts;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> sizes;
  for (auto [i, size] : llvm::enumerate(whole)) {
    bool isSplit = static_cast<int64_t>(i) == dim;
    int64_t extent = type.getDimSize(i);
    int64_t first = static_cast<int64_t>(shape.size());
    parts.push_back({first});
    if (isSplit) {
      parts.back().push_back(first + 1);
      if (auto dynamic = dyn_cast<Value>(size))
        size = arith::DivUIOp::create(
                   builder, loc, dynamic,
                   arith::ConstantIndexOp::create(builder, loc, group))
                   .getResult();
      else
        size = builder.getIndexAttr(extent / group);
      extent = ShapedType::isDynamic(extent) ? extent : extent / group;
    }
    shape.push_back(extent);
    sizes.push_back(size);
    if (isSplit) {
      shape.push_back(group);
      sizes.push_back(builder.getIndexAttr(group));
    }
  }
  if (result)
    result->assign(sizes.begin(), sizes.end());
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), tensor,
      parts, sizes);
}

Value AttentionBuilder::join(Value tensor, Type type) {
  if (group == 1)
    return tensor;
  SmallVector<ReassociationIndices> parts;
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  for (int64_t i = 0; i < rank; ++i)
    if (i == numBatch - 1)
      parts.back().push_back(i);
    else
      parts.push_back({i});
  return tensor::CollapseShapeOp::create(
      builder, loc, cast<RankedTensorType>(type), tensor, parts);
}

AffineMap AttentionBuilder::getMaskMap(int64_t numLoops) {
  SmallVector<AffineExpr> results;
  auto type = cast<RankedTensorType>(mask.getType());
  // A mask that is the same for all matrices of a group was not split.
  bool isSplit = type.getRank() == numBatch + 2;
  int64_t loop = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim, ++loop) {
    if (!isSplit && dim == numBatch - 1)
      ++loop;
    results.push_back(type.getDimSize(dim) == 1
                          ? builder.getAffineConstantExpr(0)
                          : builder.getAffineDimExpr(loop));
  }
  return AffineMap::get(numLoops, 0, results, builder.getContext());
}

Value AttentionBuilder::generic(int64_t numLoops,
                                ArrayRef<std::pair<Value, Loops>> inputs,
                                const Loops &result,
                                ArrayRef<OpFoldResult> sizes,
                                std::optional<double> init, Body body,
                                bool isFactor) {
  auto getMap = [&](const Loops &loops) {
    SmallVector<AffineExpr> dims;
    for (int64_t loop : loops)
      dims.push_back(builder.getAffineDimExpr(loop));
    return AffineMap::get(numLoops, 0, dims, builder.getContext());
  };
  SmallVector<Value> values;
  SmallVector<AffineMap> maps;
  for (const auto &[input, loops] : inputs) {
    values.push_back(input);
    maps.push_back(loops.empty() ? getMaskMap(numLoops) : getMap(loops));
  }
  maps.push_back(getMap(result));
  SmallVector<utils::IteratorType> iterators(numLoops,
                                             utils::IteratorType::reduction);
  for (int64_t loop : result)
    iterators[loop] = utils::IteratorType::parallel;
  bool rounds = isFactor && factorType != element;
  Value dest = tensor::EmptyOp::create(builder, loc, sizes,
                                       isFactor ? factorType : element);
  if (init)
    dest = linalg::FillOp::create(builder, loc, constant(*init), dest)
               .getResult(0);
  return linalg::GenericOp::create(
             builder, loc, dest.getType(), values, dest, maps, iterators,
             [&](OpBuilder &inner, Location, ValueRange arguments) {
               SmallVector<Value> wide(arguments);
               for (Value &argument : MutableArrayRef(wide).drop_back())
                 if (argument.getType() != element)
                   argument =
                       arith::ExtFOp::create(inner, loc, element, argument);
               Value made = body(inner, wide);
               if (rounds)
                 made = arith::TruncFOp::create(inner, loc, factorType, made);
               linalg::YieldOp::create(inner, loc, made);
             })
      .getResult(0);
}

Value AttentionBuilder::round(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getElementType() == factorType)
    return tensor;
  Loops loops(llvm::to_vector(llvm::seq<int64_t>(type.getRank())));
  return generic(
      type.getRank(), {{tensor, loops}}, loops,
      tensor::getMixedSizes(builder, loc, tensor), std::nullopt,
      [](OpBuilder &, ValueRange v) { return v[0]; }, /*isFactor=*/true);
}

Value AttentionBuilder::contract(Value a, const Loops &aLoops, Value b,
                                 const Loops &bLoops, const Loops &result,
                                 ArrayRef<OpFoldResult> sizes) {
  return generic(x + 1, {{a, aLoops}, {b, bLoops}}, result, sizes, 0.0,
                 [&](OpBuilder &inner, ValueRange v) -> Value {
                   Value product =
                       arith::MulFOp::create(inner, loc, v[0], v[1]);
                   return arith::AddFOp::create(inner, loc, v[2], product);
                 });
}

Value AttentionBuilder::buildScores() {
  Value products = contract(query, ofQuery({m, x}), key, ofKey({n, x}),
                            ofQuery({m, n}), extents);
  Value factor = constant(scale);
  Value forbidden = constant(-std::numeric_limits<double>::infinity());
  SmallVector<std::pair<Value, Loops>> inputs{{products, ofQuery({m, n})}};
  if (mask)
    inputs.push_back({mask, {}});
  return generic(
      n + 1, inputs, ofQuery({m, n}), extents, std::nullopt,
      [&](OpBuilder &inner, ValueRange v) -> Value {
        Value score = arith::MulFOp::create(inner, loc, v[0], factor);
        if (mask)
          score = arith::AddFOp::create(inner, loc, score, v[1]);
        if (!isCausal)
          return score;
        Value isAllowed =
            arith::CmpIOp::create(inner, loc, arith::CmpIPredicate::sle,
                                  linalg::IndexOp::create(inner, loc, n),
                                  linalg::IndexOp::create(inner, loc, m));
        return arith::SelectOp::create(inner, loc, isAllowed, score, forbidden);
      });
}

Value AttentionBuilder::reduceRows(Value scores, double init, Body body) {
  return generic(n + 1, {{scores, ofQuery({m, n})}}, ofQuery({m}),
                 ArrayRef(extents).drop_back(), init, body);
}

SmallVector<Value> AttentionBuilder::buildForward(AttentionOp op) {
  Value zero = constant(0);
  Value lowest = constant(-std::numeric_limits<double>::infinity());
  auto equals = [&](OpBuilder &inner, Value a, Value b) -> Value {
    return arith::CmpFOp::create(inner, loc, arith::CmpFPredicate::OEQ, a, b);
  };
  Value scores = buildScores();
  Value maxima =
      reduceRows(scores, -std::numeric_limits<double>::infinity(),
                 [&](OpBuilder &inner, ValueRange v) -> Value {
                   return arith::MaximumFOp::create(inner, loc, v[1], v[0]);
                 });
  Value exponentials =
      generic(n + 1, {{scores, ofQuery({m, n})}, {maxima, ofQuery({m})}},
              ofQuery({m, n}), extents, std::nullopt,
              [&](OpBuilder &inner, ValueRange v) -> Value {
                // A row without keys: infinity minus infinity is NaN.
                Value shift = arith::SelectOp::create(
                    inner, loc, equals(inner, v[1], lowest), zero, v[1]);
                Value shifted = arith::SubFOp::create(inner, loc, v[0], shift);
                return math::ExpOp::create(inner, loc, shifted);
              });
  Value sums = reduceRows(
      exponentials, 0.0, [&](OpBuilder &inner, ValueRange v) -> Value {
        return arith::AddFOp::create(inner, loc, v[1], v[0]);
      });
  // Before the product, because one kernel has all passes over a row.
  Value p = generic(
      n + 1, {{exponentials, ofQuery({m, n})}, {sums, ofQuery({m})}},
      ofQuery({m, n}), extents, std::nullopt,
      [&](OpBuilder &inner, ValueRange v) -> Value {
        Value quotient = arith::DivFOp::create(inner, loc, v[0], v[1]);
        return arith::SelectOp::create(inner, loc, equals(inner, v[1], zero),
                                       zero, quotient);
      },
      /*isFactor=*/true);
  if (factorType == element)
    probabilities = p;
  SmallVector<OpFoldResult> sizes =
      withLast(tensor::getMixedSize(builder, loc, value, keyBatch.size() + 1));
  Value output = round(contract(p, ofQuery({m, n}), value, ofKey({n, x}),
                                ofQuery({m, x}), sizes));
  Value logsumexp =
      generic(n, {{maxima, ofQuery({m})}, {sums, ofQuery({m})}}, ofQuery({m}),
              ArrayRef(extents).drop_back(), std::nullopt,
              [&](OpBuilder &inner, ValueRange v) -> Value {
                Value logarithm = math::LogOp::create(inner, loc, v[1]);
                return arith::AddFOp::create(inner, loc, v[0], logarithm);
              });
  return {join(output, op.getResult().getType()),
          join(logsumexp, op.getResultLogsumexp().getType())};
}

Value AttentionBuilder::buildProbabilities(Value logsumexp) {
  Value zero = constant(0);
  Value lowest = constant(-std::numeric_limits<double>::infinity());
  return generic(
      n + 1, {{buildScores(), ofQuery({m, n})}, {logsumexp, ofQuery({m})}},
      ofQuery({m, n}), extents, std::nullopt,
      [&](OpBuilder &inner, ValueRange v) -> Value {
        Value shifted = arith::SubFOp::create(inner, loc, v[0], v[1]);
        Value isEmpty = arith::CmpFOp::create(
            inner, loc, arith::CmpFPredicate::OEQ, v[1], lowest);
        return arith::SelectOp::create(
            inner, loc, isEmpty, zero,
            math::ExpOp::create(inner, loc, shifted));
      });
}

Value AttentionBuilder::multiplyRows(Value a, Value b) {
  return generic(n + 1, {{a, ofQuery({m, n})}, {b, ofQuery({m, n})}},
                 ofQuery({m}), ArrayRef(extents).drop_back(), 0.0,
                 [&](OpBuilder &inner, ValueRange v) -> Value {
                   Value product =
                       arith::MulFOp::create(inner, loc, v[0], v[1]);
                   return arith::AddFOp::create(inner, loc, v[2], product);
                 });
}

SmallVector<Value> AttentionBuilder::buildGradient(AttentionGradientOp op,
                                                   Value p) {
  Value gradient = split(op.getOutputGradient());
  Value factor = constant(scale);
  Value dp = contract(gradient, ofQuery({m, x}), value, ofKey({n, x}),
                      ofQuery({m, n}), extents);
  // Both sums are equal. One is over numbers that the passes over a row read
  // anyway; the other needs no probabilities before the row's second pass.
  Value means;
  if (p) {
    means = multiplyRows(p, dp);
  } else {
    means = multiplyRows(gradient, split(op.getOutput()));
    p = buildProbabilities(split(op.getLogsumexp()));
  }
  Value ds = generic(
      n + 1,
      {{p, ofQuery({m, n})}, {dp, ofQuery({m, n})}, {means, ofQuery({m})}},
      ofQuery({m, n}), extents, std::nullopt,
      [&](OpBuilder &inner, ValueRange v) -> Value {
        Value difference = arith::SubFOp::create(inner, loc, v[1], v[2]);
        Value product = arith::MulFOp::create(inner, loc, v[0], difference);
        return arith::MulFOp::create(inner, loc, product, factor);
      });
  auto sizesOf = [&](Value tensor) {
    return tensor::getMixedSizes(builder, loc, tensor);
  };
  ds = round(ds), p = round(p);
  Value dq = contract(ds, ofQuery({m, n}), key, ofKey({n, x}), ofQuery({m, x}),
                      querySizes);
  Value dk = contract(ds, ofQuery({m, n}), query, ofQuery({m, x}),
                      ofKey({n, x}), sizesOf(key));
  Value dv = contract(p, ofQuery({m, n}), gradient, ofQuery({m, x}),
                      ofKey({n, x}), sizesOf(value));
  return {join(round(dq), op.getResultQuery().getType()), round(dk), round(dv)};
}

/// Keys from which causal attention of bf16 is faster on the host in f32, whose
/// call leaves out the blocks of scores above the diagonal, than by the CPU's
/// products of bf16, which the structured ops become.
static constexpr int64_t kManyKeys = 512;

/// Returns true if the host computes 16-bit attention faster in f32.
template <typename Op>
static bool isFasterInF32(Op op) {
  auto key = cast<RankedTensorType>(op.getKey().getType());
  int64_t keys = key.getDimSize(key.getRank() - 2);
  return key.getElementType().isF16() ||
         (op.getCausal() && (ShapedType::isDynamic(keys) || keys >= kManyKeys));
}

namespace {
/// The values on which an op's probabilities depend, and those that it became.
struct Forward {
  template <typename Op>
  explicit Forward(Op op)
      : query(op.getQuery()), key(op.getKey()), mask(op.getMask()),
        scale(op.getScale()), isCausal(op.getCausal()), group(op.getGroup()) {}

  bool hasProbabilitiesOf(const Forward &other) const {
    return query == other.query && key == other.key && mask == other.mask &&
           scale.bitwiseIsEqual(other.scale) && isCausal == other.isCausal &&
           group == other.group;
  }

  Value query, key, mask;
  APFloat scale;
  bool isCausal;
  int64_t group;
  Value output, probabilities;
};

/// The ops that were decomposed, by the logsumexp that they gave. The walk
/// reaches an op before its gradient.
using Forwards = llvm::SmallDenseMap<Value, Forward>;

/// Lets cuDNN compute an op that it can; says why it cannot compute another
/// one, which other patterns replace.
template <typename Op>
struct KeepForCudnn : OpRewritePattern<Op> {
  KeepForCudnn(MLIRContext *context, PatternBenefit benefit,
               llvm::SmallDenseSet<StringRef> &reported)
      : OpRewritePattern<Op>(context, benefit), reported(reported) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    StringRef obstacle = findObstacleToCudnn(op);
    if (obstacle.empty()) {
      LDBG() << "keep " << op->getName() << " at " << op->getLoc();
      rewriter.modifyOpInPlace(op, [&] { replaceInfiniteMask(rewriter, op); });
      return success();
    }
    // Of many layers' ops with one obstacle, the first one is enough.
    if (reported.insert(obstacle).second)
      emitRemark(op->getLoc())
          << "attention keeps its scores in memory: " << obstacle;
    return failure();
  }

private:
  llvm::SmallDenseSet<StringRef> &reported;
};

/// Computes an op on f32 copies.
template <typename Op>
struct Widen : OpRewritePattern<Op> {
  Widen(MLIRContext *context, PatternBenefit benefit,
        Pass::Statistic &numWidened)
      : OpRewritePattern<Op>(context, benefit), numWidened(numWidened) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!isNarrow(op.getQuery().getType()) || !isFasterInF32(op))
      return failure();
    LDBG() << "widen " << op->getName() << " at " << op->getLoc();
    rewriter.replaceOp(op, buildWideAttention(rewriter, op));
    ++numWidened;
    return success();
  }

private:
  Pass::Statistic &numWidened;
};

template <typename Op>
struct Decompose : OpRewritePattern<Op> {
  Decompose(MLIRContext *context, bool isHost, Forwards &forwards,
            Pass::Statistic &numDecomposed)
      : OpRewritePattern<Op>(context), isHost(isHost), forwards(forwards),
        numDecomposed(numDecomposed) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    // The host's runtime computes others in blocks.
    if (isHost && !isNarrow(op.getQuery().getType()))
      return failure();
    LDBG() << "decompose " << op->getName() << " at " << op->getLoc();
    replace(rewriter, op);
    ++numDecomposed;
    return success();
  }

private:
  void replace(RewriterBase &rewriter, AttentionOp op) const {
    Forward forward(op);
    AttentionBuilder builder(rewriter, op);
    SmallVector<Value> results = builder.buildForward(op);
    forward.probabilities = builder.getProbabilities();
    rewriter.replaceOp(op, results);
    forward.output = results.front();
    if (forward.probabilities)
      forwards.try_emplace(results.back(), forward);
  }

  void replace(RewriterBase &rewriter, AttentionGradientOp op) const {
    auto found = forwards.find(op.getLogsumexp());
    Value probabilities;
    if (found != forwards.end() && found->second.output == op.getOutput() &&
        found->second.hasProbabilitiesOf(Forward(op)))
      probabilities = found->second.probabilities;
    AttentionBuilder builder(rewriter, op);
    rewriter.replaceOp(op, builder.buildGradient(op, probabilities));
  }

  bool isHost;
  Forwards &forwards;
  Pass::Statistic &numDecomposed;
};

struct DecomposeAttention
    : dp::impl::DPDecomposeAttentionBase<DecomposeAttention> {
  void runOnStage() override {
    MLIRContext *context = &getContext();
    const Target target = getTarget(getOperation());
    const PatternBenefit first = 2;
    Forwards forwards;
    RewritePatternSet patterns(context);
    if (!target.isGpu())
      patterns.add<Widen<AttentionOp>, Widen<AttentionGradientOp>>(
          context, first, numWidened);
    else if (target.hasLibrary(TargetLibraries::attention))
      patterns
          .add<KeepForCudnn<AttentionOp>, KeepForCudnn<AttentionGradientOp>>(
              context, first, reported);
    patterns.add<Decompose<AttentionOp>, Decompose<AttentionGradientOp>>(
        context, !target.isGpu(), forwards, numDecomposed);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }

private:
  llvm::SmallDenseSet<StringRef> reported; ///< obstacles to cuDNN
};
} // namespace
