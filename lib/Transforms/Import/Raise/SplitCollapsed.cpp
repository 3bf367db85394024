//===- SplitCollapsed.cpp - Loops over the parts of collapsed dimensions --===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// PyTorch's attention multiplies time-major rows, x[t * B + b]. A chunk of the
// batch is not contiguous among those rows, but it is a chunk of x[t, b]. The
// steps of a recurrence that are one after the other are such rows, too. Rows
// of tokens, x[b * T + t], are chunks of T rows, whose number has to be static.
//
//===----------------------------------------------------------------------===//

#include "SplitLoops.h"

#include "dp/Analysis/Extents/ExtentRoots.h"
#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-split-collapsed"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSPLITCOLLAPSED
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using tensor::CollapseShapeOp;
using tensor::ExpandShapeOp;

/// The dimensions of one side of a reshape that are one on the other.
using Groups = SmallVector<ReassociationIndices>;

namespace {
/// A dimension of a collapsed tensor, and its parts.
struct Parts {
  int64_t dim;
  SmallVector<OpFoldResult> sizes;
};

/// Sizes that are equal in each run as one value or attribute, which is
/// available wherever a tensor has it.
class Sizes {
public:
  explicit Sizes(func::FuncOp function) : function(function), roots(function) {}

  /// Returns those that addReshape has noted, or none.
  ArrayRef<OpFoldResult> get(Operation *op) const {
    auto found = known.find(op);
    return found == known.end() ? ArrayRef<OpFoldResult>() : found->second;
  }
  void addRows();
  /// Returns true if it is the number of rows of a batch.
  bool isRows(OpFoldResult size) const {
    return llvm::is_contained(rows, size);
  }

  /// Notes for a reshape those of its side that has more dimensions.
  template <typename OpTy>
  void addReshape(OpTy op) {
    bool isExpand = std::is_same_v<OpTy, ExpandShapeOp>;
    Value tensor = isExpand ? op.getResult() : op.getSrc();
    auto type = cast<RankedTensorType>(tensor.getType());
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      sizes.push_back(create(roots.get(tensor, dim)));
      // The types of parts would be others than that of the whole.
      if (type.isDynamicDim(dim) && getConstantIntValue(sizes.back()))
        return;
    }
    known[op] = std::move(sizes);
  }

private:
  OpFoldResult create(ExtentRoots::Root root);

  func::FuncOp function;
  ExtentRoots roots;
  SmallVector<OpFoldResult> rows;
  llvm::DenseMap<Operation *, SmallVector<OpFoldResult>> known;
  llvm::DenseMap<ExtentRoots::Root, Value> values;
};

} // namespace

OpFoldResult Sizes::create(ExtentRoots::Root root) {
  auto [value, dim] = root;
  OpBuilder builder(function.getContext());
  if (!value)
    return builder.getIndexAttr(dim);
  if (dim == ExtentRoots::kIndex)
    return value;
  Value &size = values[root];
  if (!size) {
    builder.setInsertionPointAfterValue(value);
    size = tensor::DimOp::create(builder, value.getLoc(), value, dim);
  }
  return size;
}

void Sizes::addRows() {
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    unsigned number = argument.getArgNumber();
    auto dim = function.getArgAttrOfType<IntegerAttr>(number, kScatterAttr);
    if (type && dim && !function.getArgAttr(number, kStateAttr) &&
        dim.getInt() >= 0 && dim.getInt() < type.getRank())
      rows.push_back(create(roots.get(argument, dim.getInt())));
  }
}

namespace {
struct SplitCollapsed : dp::impl::DPSplitCollapsedBase<SplitCollapsed> {
  void runOnStage() override {
    func::FuncOp function = getOperation();
    if (!function.isPublic() || function.isExternal() ||
        !function.getBody().hasOneBlock() ||
        !function.front().getOps<ParallelOp>().empty())
      return;
    collapsed.clear(); // It names ops of the function before.
    Sizes sizes(function);
    bool isOpen = findOpen(function, sizes);
    for (tensor::ConcatOp op : findCollapsed(function))
      collapse(op);
    if (collapsed.empty() && !isOpen)
      return;
    auto ops = llvm::map_to_vector(function.getBody().front(),
                                   [](Operation &op) { return &op; });
    for (Operation *op : ops)
      if (auto structured = dyn_cast<linalg::LinalgOp>(op))
        split(structured);
      else if (auto reshape = dyn_cast<CollapseShapeOp>(op); reshape && isOpen)
        moveUp(reshape, sizes);
      else if (auto reshape = dyn_cast<ExpandShapeOp>(op); reshape && isOpen)
        moveDown(reshape, sizes);
    if (isOpen)
      computeSizes(function);
    // Erases expansions of operands that were collapsed.
    RewritePatternSet patterns(&getContext());
    CollapseShapeOp::getCanonicalizationPatterns(patterns, &getContext());
    ExpandShapeOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(function, std::move(patterns))))
      signalPassFailure();
  }

  /// Finds the dimensions whose minor part is sharded, and the concatenations
  /// of tensors of one type along a dimension that is sharded. Runs before any
  /// change, because the analysis refers to values.
  SmallVector<tensor::ConcatOp> findCollapsed(func::FuncOp function) {
    PlacementAnalysis analysis(function);
    for (auto op : function.getBody().front().getOps<CollapseShapeOp>()) {
      Placement placement = analysis.getPlacement(op.getSrc());
      if (!placement.isSharded() || !op.getSrcType().hasStaticShape())
        continue;
      for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
        SmallVector<OpFoldResult> sizes;
        Builder builder(op.getContext());
        bool isMinor = false;
        for (int64_t part : group) {
          isMinor |= part == placement.dim && !llvm::all_of(sizes, isOne);
          sizes.push_back(
              builder.getIndexAttr(op.getSrcType().getDimSize(part)));
        }
        if (isMinor)
          collapsed[op] = {static_cast<int64_t>(dim), std::move(sizes)};
      }
    }
    SmallVector<tensor::ConcatOp> concats;
    for (auto op : function.getBody().front().getOps<tensor::ConcatOp>()) {
      auto isChunk = [&](Value input) {
        Placement placement = analysis.getPlacement(input);
        return placement.isSharded() &&
               placement.dim == static_cast<int64_t>(op.getDim()) &&
               input.getType() == op.getInputs().front().getType();
      };
      if (op.getInputs().size() > 1 && op.getResultType().hasStaticShape() &&
          llvm::all_of(op.getInputs(), isChunk))
        concats.push_back(op);
    }
    return concats;
  }

  /// Concatenates along a dimension of its own, which is collapsed then.
  void collapse(tensor::ConcatOp op) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    int64_t dim = op.getDim(), rank = op.getResultType().getRank();
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i <= rank; ++i) {
      if (i != dim + 1)
        groups.emplace_back();
      groups.back().push_back(i);
    }
    auto type = cast<RankedTensorType>(op.getInputs().front().getType());
    SmallVector<int64_t> shape(type.getShape());
    shape.insert(shape.begin() + dim, 1);
    SmallVector<Value> inputs =
        llvm::map_to_vector(op.getInputs(), [&](Value input) -> Value {
          return ExpandShapeOp::create(builder, loc, type.clone(shape), input,
                                       groups);
        });
    auto concat = tensor::ConcatOp::create(builder, loc, dim, inputs);
    auto whole = CollapseShapeOp::create(builder, loc, op.getResultType(),
                                         concat.getResult(), groups);
    collapsed[whole] = {dim,
                        {builder.getIndexAttr(inputs.size()),
                         builder.getIndexAttr(type.getDimSize(dim))}};
    op.replaceAllUsesWith(whole.getResult());
    op.erase();
  }

  /// Notes the sizes of reshapes with a number of rows and other open sizes in
  /// one dimension. Returns true if there are such.
  bool findOpen(func::FuncOp function, Sizes &sizes) {
    Block &body = function.getBody().front();
    auto isOpen = [](RankedTensorType type, auto op) {
      return llvm::any_of(
          op.getReassociationIndices(), [&](const ReassociationIndices &group) {
            return llvm::count_if(group,
                                  [&](int64_t dim) {
                                    return type.getDimSize(dim) != 1;
                                  }) > 1 &&
                   llvm::any_of(group, [&](int64_t dim) {
                     return type.isDynamicDim(dim);
                   });
          });
    };
    if (llvm::none_of(body.getOps<CollapseShapeOp>(),
                      [&](auto op) { return isOpen(op.getSrcType(), op); }))
      return false;
    sizes.addRows();
    auto ops = llvm::map_to_vector(body, [](Operation &op) { return &op; });
    for (Operation *op : ops)
      if (auto reshape = dyn_cast<CollapseShapeOp>(op))
        sizes.addReshape(reshape);
      else if (auto reshape = dyn_cast<ExpandShapeOp>(op))
        sizes.addReshape(reshape);
    return true;
  }

  /// Returns the tensor of which `value` is the collapsed one, if it has these
  /// parts.
  Value findParts(OpBuilder &builder, Value value, const Parts &parts) {
    auto op = value.getDefiningOp<CollapseShapeOp>();
    auto found = op ? collapsed.find(op) : collapsed.end();
    if (found == collapsed.end() || found->second.dim != parts.dim ||
        found->second.sizes != parts.sizes)
      return nullptr;
    Groups groups;
    for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices()))
      if (static_cast<int64_t>(dim) == parts.dim)
        for (int64_t part : group)
          groups.push_back({part});
      else
        groups.push_back(group);
    return createCollapse(builder, op.getLoc(), op.getSrc(), groups);
  }

  static Value createCollapse(OpBuilder &builder, Location loc, Value value,
                              const Groups &groups) {
    if (llvm::all_of(groups, [](auto &group) { return group.size() == 1; }))
      return value;
    return CollapseShapeOp::create(builder, loc, value, groups);
  }

  /// Collapses last of all the dimension that has rows and other open sizes as
  /// its parts.
  void moveUp(CollapseShapeOp op, const Sizes &known) {
    ArrayRef<OpFoldResult> sizes = known.get(op);
    if (sizes.empty())
      return;
    auto source = collapsed.find(op.getSrc().getDefiningOp());
    bool isCollapsed = source != collapsed.end();
    for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
      // The parts, and the dimensions of the source with those of a collapsed
      // one that each of them has.
      Parts parts{static_cast<int64_t>(dim), {}};
      Groups groups;
      bool hasSource = false;
      int64_t next = 0;
      auto add = [&](OpFoldResult size) {
        if (parts.sizes.empty() ||
            !(isOne(size) || isOne(parts.sizes.back()))) {
          parts.sizes.push_back(size);
          groups.emplace_back();
        } else if (isOne(parts.sizes.back())) {
          parts.sizes.back() = size;
        }
        groups.back().push_back(next++);
      };
      for (int64_t part : group)
        if (isCollapsed && part == source->second.dim) {
          hasSource = true;
          llvm::for_each(source->second.sizes, add);
        } else {
          add(sizes[part]);
        }
      bool isOpen =
          parts.sizes.size() > 1 &&
          llvm::any_of(parts.sizes,
                       [&](auto size) { return known.isRows(size); }) &&
          llvm::any_of(ArrayRef(parts.sizes).drop_front(),
                       [](auto size) { return !getConstantIntValue(size); });
      if (!isOpen)
        continue;
      OpBuilder builder(op);
      Value from = op.getSrc();
      if (hasSource)
        from = findParts(builder, from, source->second);
      // All groups, of the dimensions of `from`.
      Groups all, last;
      int64_t at = 0, after = 0;
      for (auto [other, one] : llvm::enumerate(op.getReassociationIndices())) {
        last.emplace_back();
        if (other != dim) {
          all.emplace_back();
          for (size_t i = 0; i < one.size(); ++i)
            all.back().push_back(at++);
          last.back().push_back(after++);
          continue;
        }
        int64_t begin = at;
        for (const ReassociationIndices &of : groups) {
          all.emplace_back();
          for (int64_t part : of)
            all.back().push_back(begin + part);
          at += of.size();
          last.back().push_back(after++);
        }
      }
      Value apart = createCollapse(builder, op.getLoc(), from, all);
      replaceByCollapse(builder, op, apart, last, parts);
      return;
    }
  }

  void replaceByCollapse(OpBuilder &builder, Operation *op, Value apart,
                         const Groups &groups, const Parts &parts) {
    auto whole = CollapseShapeOp::create(
        builder, op->getLoc(),
        cast<RankedTensorType>(op->getResult(0).getType()), apart, groups);
    collapsed[whole] = parts;
    op->getResult(0).replaceAllUsesWith(whole);
  }

  /// Expands the parts of a collapsed dimension instead of the whole.
  void moveDown(ExpandShapeOp op, const Sizes &known) {
    ArrayRef<OpFoldResult> sizes = known.get(op);
    auto source = collapsed.find(op.getSrc().getDefiningOp());
    if (sizes.empty() || source == collapsed.end())
      return;
    Parts parts = source->second;
    SmallVector<ReassociationIndices, 4> groups = op.getReassociationIndices();
    const ReassociationIndices &group = groups[parts.dim];
    SmallVector<OpFoldResult> large;
    int64_t whole = -1;
    for (int64_t dim : group)
      if (!isOne(sizes[dim])) {
        whole = dim;
        large.push_back(sizes[dim]);
      }
    bool isDivided = large == parts.sizes;
    if (llvm::any_of(parts.sizes, isOne) || !(isDivided || large.size() == 1))
      return;
    // The dimensions of the result, with the parts instead of the whole one, as
    // groups of those of the source.
    SmallVector<OpFoldResult> shape;
    Groups all, last;
    int64_t after = 0;
    for (auto [number, one] : llvm::enumerate(groups)) {
      all.emplace_back();
      bool isOfParts = static_cast<int64_t>(number) == parts.dim;
      bool hasPart = false;
      for (int64_t dim : one) {
        last.emplace_back();
        SmallVector<OpFoldResult> made{sizes[dim]};
        if (isOfParts && !isDivided && dim == whole)
          made = parts.sizes;
        for (OpFoldResult size : made) {
          if (isOfParts && hasPart && !isOne(size))
            all.emplace_back();
          hasPart |= !isOne(size);
          all.back().push_back(after);
          last.back().push_back(after++);
          shape.push_back(size);
        }
      }
    }
    OpBuilder builder(op);
    Value apart = findParts(builder, op.getSrc(), parts);
    if (llvm::any_of(all, [](auto &of) { return of.size() > 1; })) {
      SmallVector<int64_t> types;
      for (OpFoldResult size : shape)
        types.push_back(
            getConstantIntValue(size).value_or(ShapedType::kDynamic));
      apart = ExpandShapeOp::create(builder, op.getLoc(),
                                    op.getResultType().clone(types), apart, all,
                                    shape);
    }
    if (isDivided)
      op.getResult().replaceAllUsesWith(apart);
    else
      replaceByCollapse(builder, op, apart, last, {whole, parts.sizes});
  }

  /// Computes extents of collapsed tensors from those of their parts, so that
  /// nothing needs the tensors for them.
  void computeSizes(func::FuncOp function) {
    SmallVector<tensor::DimOp> ops;
    function.walk([&](tensor::DimOp op) { ops.push_back(op); });
    for (tensor::DimOp op : ops) {
      auto found = collapsed.find(op.getSource().getDefiningOp());
      if (found == collapsed.end() ||
          op.getConstantIndex() != found->second.dim)
        continue;
      OpBuilder builder(op);
      Value product;
      for (OpFoldResult size : found->second.sizes) {
        Value one = getValueOrCreateConstantIndexOp(builder, op.getLoc(), size);
        product =
            product ? arith::MulIOp::create(builder, op.getLoc(), product, one)
                          .getResult()
                    : one;
      }
      op.replaceAllUsesWith(product);
      op.erase();
    }
  }

  static bool isOne(OpFoldResult size) { return isConstantIntValue(size, 1); }

  /// Splits the loops of `op` over such dimensions.
  void split(linalg::LinalgOp op) {
    if (!op.hasPureTensorSemantics())
      return;
    for (OpOperand &operand : op->getOpOperands()) {
      auto found = collapsed.find(operand.get().getDefiningOp());
      if (found == collapsed.end())
        continue;
      Parts parts = found->second;
      auto loop = dyn_cast<AffineDimExpr>(
          op.getMatchingIndexingMap(&operand).getResult(parts.dim));
      if (!loop)
        continue;
      IRRewriter rewriter(&getContext());
      rewriter.setInsertionPoint(op);
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        FailureOr<linalg::GenericOp> made =
            linalg::generalizeNamedOp(rewriter, op);
        if (failed(made))
          return;
        generic = *made;
      }
      linalg::GenericOp next =
          splitLoop(rewriter, generic, loop.getPosition(), parts.sizes,
                    [&](Value value, int64_t dim) {
                      return findParts(rewriter, value, {dim, parts.sizes});
                    });
      if (!next)
        return;
      LDBG() << "split loop " << loop.getPosition() << " of " << next->getName()
             << " at " << next.getLoc();
      ++numSplit;
      for (OpResult result : next->getResults()) {
        // A result that is reduced over the loop is not collapsed.
        auto dim = next.getIndexingMapMatchingResult(result).getResultPosition(
            getAffineDimExpr(loop.getPosition(), &getContext()));
        if (!dim)
          continue;
        auto whole = cast<CollapseShapeOp>(*result.user_begin());
        collapsed[whole] = {static_cast<int64_t>(*dim), parts.sizes};
      }
      return split(next);
    }
  }

private:
  llvm::DenseMap<Operation *, Parts> collapsed;
};
} // namespace
