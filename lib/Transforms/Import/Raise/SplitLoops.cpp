//===- SplitLoops.cpp - Splitting of collapsed loops ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Frontends count the elements of a tensor with one loop and compute their
// positions by division: x[i / 6 % 10, i / 2 % 3, i % 2]. Placement follows
// loops, so that such a loop becomes one loop for each digit of i.
//
//===----------------------------------------------------------------------===//

#include "SplitLoops.h"

#include "dp/IR/DP.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-split-loops"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSPLITLOOPS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using linalg::GenericOp;

namespace {
/// (i / stride) % size of a loop's index i.
struct Digit {
  int64_t stride, size;
};

/// A loop whose index is split into digits.
class Splitter {
public:
  Splitter(RewriterBase &rewriter, GenericOp op, unsigned loop, int64_t extent)
      : rewriter(rewriter), op(op), loop(loop), extent(extent) {}

  /// Finds the digits that the body computes; returns false if there are none.
  bool findDigits();
  /// Splits into loops of `extents`; returns false if that is not possible.
  bool setSizes(ArrayRef<OpFoldResult> extents, FindParts parts);
  GenericOp split();

private:
  void follow(Value index, Digit whole);
  /// `exprs` with the loop replaced by its new loops; none if another
  /// expression contains the loop.
  std::optional<AffineMap> splitMap(AffineMap map);
  SmallVector<ReassociationIndices> getGroups(AffineMap map);
  Value expand(Value value, AffineMap map);
  Value expandMade(Value value, RankedTensorType type,
                   ArrayRef<OpFoldResult> mixed);
  Value compose(OpBuilder &body, Location loc, Digit digit);
  Value composeIndex(OpBuilder &body, Location loc);
  void splitReads();
  void splitBody();

  RewriterBase &rewriter;
  GenericOp op;
  unsigned loop;
  int64_t extent;
  llvm::MapVector<Value, Digit> digits;
  SmallVector<int64_t> sizes; ///< of the new loops
  /// The sizes as attributes, and values for those that are dynamic.
  SmallVector<OpFoldResult> mixedSizes;
  FindParts findParts;
};
} // namespace

/// The digit that a division of `digit` by `divisor` gives, or its remainder;
/// none if that is no digit.
static std::optional<Digit> divide(Digit digit, int64_t divisor,
                                   bool remainder) {
  if (divisor <= 0)
    return std::nullopt;
  if (divisor >= digit.size)
    return remainder ? std::optional(digit) : std::nullopt;
  if (digit.size % divisor != 0)
    return std::nullopt;
  if (remainder)
    return Digit{digit.stride, divisor};
  return Digit{digit.stride * divisor, digit.size / divisor};
}

/// Returns true if `index` is a loop of `op`, and not of an op in its body.
static bool belongsTo(linalg::IndexOp index, GenericOp op) {
  return index->getParentOfType<linalg::LinalgOp>() == op;
}

void Splitter::follow(Value index, Digit whole) {
  SmallVector<std::pair<Value, Digit>> worklist{{index, whole}};
  while (!worklist.empty()) {
    auto [value, digit] = worklist.pop_back_val();
    digits.insert({value, digit});
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      // An index is not negative, so that all divisions round alike.
      bool remainder = isa<arith::RemSIOp, arith::RemUIOp>(user);
      IntegerAttr divisor;
      if (use.getOperandNumber() != 0 ||
          (!remainder &&
           !isa<arith::DivSIOp, arith::DivUIOp, arith::FloorDivSIOp>(user)) ||
          !matchPattern(user->getOperand(1), m_Constant(&divisor)))
        continue;
      if (auto part = divide(digit, divisor.getInt(), remainder))
        worklist.push_back({user->getResult(0), *part});
    }
  }
}

bool Splitter::findDigits() {
  op.getBody()->walk([&](linalg::IndexOp index) {
    if (index.getDim() == loop && belongsTo(index, op))
      follow(index, {1, extent});
  });
  // The ends of all digits, in ascending order, must divide the next one.
  SmallVector<int64_t> ends{1, extent};
  bool found = false;
  for (auto [value, digit] : digits) {
    found |= !value.getDefiningOp<linalg::IndexOp>();
    ends.push_back(digit.stride);
    ends.push_back(digit.stride * digit.size);
  }
  if (!found)
    return false;
  llvm::sort(ends);
  ends.erase(llvm::unique(ends), ends.end());
  for (size_t i = ends.size() - 1; i > 0; --i) {
    if (ends[i] % ends[i - 1] != 0)
      return false;
    sizes.push_back(ends[i] / ends[i - 1]);
    mixedSizes.push_back(rewriter.getIndexAttr(sizes.back()));
  }
  return llvm::all_of(op.getIndexingMapsArray(),
                      [&](AffineMap map) { return splitMap(map); });
}

bool Splitter::setSizes(ArrayRef<OpFoldResult> extents, FindParts parts) {
  findParts = parts;
  op.getBody()->walk([&](linalg::IndexOp index) {
    if (index.getDim() == loop && belongsTo(index, op))
      digits.insert({index, {1, extent}});
  });
  mixedSizes.assign(extents.begin(), extents.end());
  for (OpFoldResult size : extents)
    sizes.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  // A static dimension has no open parts, whatever another operand says.
  bool isOpen = ShapedType::isDynamicShape(sizes);
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    auto dim = op.getMatchingIndexingMap(&operand).getResultPosition(
        getAffineDimExpr(loop, op.getContext()));
    if (isOpen && type && dim && !type.isDynamicDim(*dim))
      return false;
  }
  return llvm::all_of(op.getIndexingMapsArray(),
                      [&](AffineMap map) { return splitMap(map); });
}

std::optional<AffineMap> Splitter::splitMap(AffineMap map) {
  MLIRContext *context = op.getContext();
  unsigned more = sizes.size() - 1;
  SmallVector<AffineExpr> results;
  for (AffineExpr expr : map.getResults()) {
    if (expr == getAffineDimExpr(loop, context)) {
      for (unsigned i = 0; i <= more; ++i)
        results.push_back(getAffineDimExpr(loop + i, context));
      continue;
    }
    if (expr.isFunctionOfDim(loop))
      return std::nullopt;
    results.push_back(
        expr.shiftDims(map.getNumDims(), more, /*offset=*/loop + 1));
  }
  return AffineMap::get(map.getNumDims() + more, 0, results, context);
}

SmallVector<ReassociationIndices> Splitter::getGroups(AffineMap map) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (AffineExpr expr : map.getResults()) {
    bool isSplit = expr == getAffineDimExpr(loop, op.getContext());
    ReassociationIndices &group = groups.emplace_back();
    for (size_t i = 0, e = isSplit ? sizes.size() : 1; i < e; ++i)
      group.push_back(next++);
  }
  return groups;
}

Value Splitter::expand(Value value, AffineMap map) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || sizes.size() == 1 || !map.isFunctionOfDim(loop))
    return value;
  if (findParts) {
    auto dim = map.getResultPosition(getAffineDimExpr(loop, op.getContext()));
    if (Value parts = findParts(value, *dim))
      return parts;
  }
  SmallVector<OpFoldResult> mixed;
  SmallVector<int64_t> shape;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    if (expr == getAffineDimExpr(loop, op.getContext())) {
      llvm::append_range(shape, sizes);
      llvm::append_range(mixed, mixedSizes);
      continue;
    }
    shape.push_back(type.getDimSize(dim));
    mixed.push_back(tensor::getMixedSize(rewriter, op.getLoc(), value, dim));
  }
  type =
      RankedTensorType::get(shape, type.getElementType(), type.getEncoding());
  if (Value made = expandMade(value, type, mixed))
    return made;
  return tensor::ExpandShapeOp::create(rewriter, op.getLoc(), type, value,
                                       getGroups(map), mixed);
}

/// Returns an empty or filled tensor of another shape, so that each device has
/// its chunk alone; null if `value` is none. Only with dynamic sizes: others
/// are shown to be the parts of chunks.
Value Splitter::expandMade(Value value, RankedTensorType type,
                           ArrayRef<OpFoldResult> mixed) {
  if (!ShapedType::isDynamicShape(sizes))
    return nullptr;
  if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(rewriter, empty.getLoc(), mixed,
                                   type.getElementType(), type.getEncoding());
  auto fill = value.getDefiningOp<linalg::FillOp>();
  Value made =
      fill ? expandMade(fill.getOutputs().front(), type, mixed) : nullptr;
  return made ? linalg::FillOp::create(rewriter, fill.getLoc(),
                                       fill.getInputs(), made)
                    .getResult(0)
              : Value();
}

Value Splitter::compose(OpBuilder &body, Location loc, Digit digit) {
  Value sum;
  int64_t stride = extent;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    stride /= size;
    if (stride < digit.stride || stride >= digit.stride * digit.size)
      continue;
    Value term = linalg::IndexOp::create(body, loc, loop + i);
    if (stride != digit.stride)
      term = arith::MulIOp::create(
          body, loc, term,
          arith::ConstantIndexOp::create(body, loc, stride / digit.stride));
    sum = sum ? arith::AddIOp::create(body, loc, sum, term).getResult() : term;
  }
  return sum ? sum : arith::ConstantIndexOp::create(body, loc, 0).getResult();
}

/// Returns the index of the loop, of the indices of the new ones.
Value Splitter::composeIndex(OpBuilder &body, Location loc) {
  Value sum = linalg::IndexOp::create(body, loc, loop);
  for (size_t i = 1; i < mixedSizes.size(); ++i) {
    Value size = getValueOrCreateConstantIndexOp(body, loc, mixedSizes[i]);
    sum = arith::MulIOp::create(body, loc, sum, size);
    sum = arith::AddIOp::create(body, loc, sum,
                                linalg::IndexOp::create(body, loc, loop + i));
  }
  return sum;
}

/// Lets the body read parts at the indices of the new loops where it reads a
/// collapsed tensor at the index of the loop.
void Splitter::splitReads() {
  SmallVector<tensor::ExtractOp> reads;
  op.getBody()->walk([&](tensor::ExtractOp read) { reads.push_back(read); });
  for (tensor::ExtractOp read : reads) {
    OpBuilder::InsertionGuard guard(rewriter);
    auto *at = llvm::find_if(read.getIndicesMutable(), [&](OpOperand &operand) {
      auto index = operand.get().getDefiningOp<linalg::IndexOp>();
      return index && digits.contains(index) && belongsTo(index, op);
    });
    if (at == read.getIndicesMutable().end())
      continue;
    int64_t dim = std::distance(read.getIndicesMutable().begin(), at);
    rewriter.setInsertionPoint(op);
    Value parts = findParts(read.getTensor(), dim);
    if (!parts)
      continue;
    rewriter.setInsertionPoint(read);
    SmallVector<Value> indices(read.getIndices());
    indices.erase(indices.begin() + dim);
    for (size_t i = 0; i < sizes.size(); ++i)
      indices.insert(
          indices.begin() + dim + i,
          linalg::IndexOp::create(rewriter, read.getLoc(), loop + i));
    rewriter.replaceOpWithNewOp<tensor::ExtractOp>(read, parts, indices);
  }
}

/// Replaces the digits in the body by those of the new loops.
void Splitter::splitBody() {
  op.getBody()->walk([&](linalg::IndexOp index) {
    if (index.getDim() > loop && belongsTo(index, op))
      index.setDim(index.getDim() + sizes.size() - 1);
  });
  if (findParts)
    splitReads();
  OpBuilder::InsertionGuard guard(rewriter);
  for (auto [value, digit] : llvm::reverse(digits)) {
    Operation *division = value.getDefiningOp();
    rewriter.setInsertionPoint(division);
    if (!value.use_empty())
      rewriter.replaceAllUsesWith(
          value, ShapedType::isDynamicShape(sizes)
                     ? composeIndex(rewriter, value.getLoc())
                     : compose(rewriter, value.getLoc(), digit));
    rewriter.eraseOp(division);
  }
}

GenericOp Splitter::split() {
  rewriter.setInsertionPoint(op);
  auto maps = llvm::map_to_vector(
      op.getIndexingMapsArray(), [&](AffineMap map) { return *splitMap(map); });
  auto iterators = op.getIteratorTypesArray();
  iterators.insert(iterators.begin() + loop, sizes.size() - 1, iterators[loop]);
  SmallVector<Value> inputs, inits;
  for (OpOperand *input : op.getDpsInputOperands())
    inputs.push_back(expand(input->get(), op.getMatchingIndexingMap(input)));
  for (OpOperand &init : op.getDpsInitsMutable())
    inits.push_back(expand(init.get(), op.getMatchingIndexingMap(&init)));
  auto next =
      GenericOp::create(rewriter, op.getLoc(), ValueRange(inits).getTypes(),
                        inputs, inits, maps, iterators);
  next->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  splitBody();
  rewriter.inlineRegionBefore(op.getRegion(), next.getRegion(),
                              next.getRegion().begin());
  SmallVector<Value> results;
  for (auto [i, result] : llvm::enumerate(op.getResults())) {
    AffineMap map = op.getIndexingMapMatchingResult(result);
    Value whole = next.getResult(i);
    if (whole.getType() != result.getType())
      whole = tensor::CollapseShapeOp::create(
          rewriter, op.getLoc(), cast<RankedTensorType>(result.getType()),
          whole, getGroups(map));
    results.push_back(whole);
  }
  rewriter.replaceOp(op, results);
  return next;
}

GenericOp dp::splitLoop(RewriterBase &rewriter, GenericOp op, unsigned loop,
                        ArrayRef<OpFoldResult> sizes, FindParts findParts) {
  Splitter splitter(rewriter, op, loop, op.getStaticLoopRanges()[loop]);
  return op.hasPureTensorSemantics() && splitter.setSizes(sizes, findParts)
             ? splitter.split()
             : GenericOp();
}

namespace {
/// Splits one loop of an op.
struct SplitByDigits : OpRewritePattern<GenericOp> {
  SplitByDigits(MLIRContext *context, unsigned &numSplit)
      : OpRewritePattern(context), numSplit(numSplit) {}

  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics())
      return failure();
    for (auto [loop, extent] : llvm::enumerate(op.getStaticLoopRanges())) {
      if (ShapedType::isDynamic(extent) || extent < 2 || extent >= (1ll << 31))
        continue;
      Splitter splitter(rewriter, op, loop, extent);
      if (!splitter.findDigits())
        continue;
      GenericOp next = splitter.split();
      LDBG() << "split to " << next;
      ++numSplit;
      return success();
    }
    return failure();
  }

private:
  unsigned &numSplit;
};

struct SplitLoops : dp::impl::DPSplitLoopsBase<SplitLoops> {
  void runOnStage() override {
    unsigned split = 0, before;
    RewritePatternSet patterns(&getContext());
    patterns.add<SplitByDigits>(&getContext(), split);
    FrozenRewritePatternSet frozen(std::move(patterns));
    // The driver does not visit the new op, which may have digits, too.
    do {
      before = split;
      walkAndApplyPatterns(getOperation(), frozen);
    } while (split != before);
    numSplit += split;
  }
};
} // namespace
