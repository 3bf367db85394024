//===- LinalgPlacement.cpp - Placement rules of linalg -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The rule of a structured op is read off its indexing maps, iterator types and
// body, so named ops, convolutions and linalg.generic share one model.
//
//===----------------------------------------------------------------------===//

#include "LinalgIndexing.h"

#include "dp/Extensions/AllExtensions.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/IndexTrace.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

/// Whether the captured tensor that `extract` reads is aligned in dimension
/// `dim` with loop dimension `loop`: then a shard of one reads a shard of the
/// other.
static bool isAligned(LinalgOp op, tensor::ExtractOp extract, int64_t dim,
                      int64_t loop) {
  Value index = extract.getIndices()[dim];
  return getLoopIndex(op, index) == loop || traceLoopIndex(op, index) == loop;
}

/// The factors of a tensor read or written through `map`, and what is lost: a
/// dimension that a chunk of a loop reads elsewhere than in its own chunk.
/// There the op is rebuilt on the whole tensor, if `mayLose` (see
/// LinalgIndexing.cpp).
static SmallVector<DimFactor, 4> getDims(AffineMap map, PlacementRule &rule,
                                         bool mayLose) {
  SmallVector<DimFactor, 4> dims;
  for (AffineExpr expr : map.getResults()) {
    dims.push_back({});
    llvm::SmallSetVector<int32_t, 2> loops;
    expr.walk([&](AffineExpr inner) {
      if (auto dim = dyn_cast<AffineDimExpr>(inner))
        loops.insert(dim.getPosition());
    });
    if (loops.empty())
      continue;
    int32_t loop = loops.front();
    // A diagonal: a chunk of one dimension meets a chunk of the other.
    bool isDiagonal = llvm::any_of(
        dims, [&](const DimFactor &other) { return other.factor == loop; });
    if (isa<AffineDimExpr>(expr) && !isDiagonal) {
      dims.back() = {loop, 1};
      continue;
    }
    // A window: its reduction loops read elements of other shards.
    auto *parallel = llvm::find_if(
        loops, [&](int32_t dim) { return !rule.factors[dim].reduction; });
    if (loops.size() > 1 && parallel != loops.end())
      loop = *parallel;
    for (int32_t other : loops)
      if (other != loop || !mayLose)
        rule.factors[other].shardable = false;
    if (mayLose)
      dims.back().lost = loop;
  }
  return dims;
}

static PlacementRule getStructuredRule(LinalgOp op) {
  // On memrefs, or on part memrefs: not ours.
  if (!op.hasPureTensorSemantics())
    return getFallbackRule(op);
  PlacementRule rule;
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();
  bool hasReduction = false;
  for (utils::IteratorType iterator : iterators) {
    rule.addFactor({iterator != utils::IteratorType::parallel, true});
    hasReduction |= iterator != utils::IteratorType::parallel;
  }
  rule.cheap = !hasReduction;

  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  // What is written in part keeps elements of its init.
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = maps[init.getOperandNumber()];
    auto type = cast<RankedTensorType>(init.get().getType());
    llvm::SmallBitVector written(map.getNumDims());
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (loop ? written.test(loop.getPosition())
               : !isa<AffineConstantExpr>(expr) || type.getDimSize(dim) != 1)
        return getFallbackRule(op);
      if (loop)
        written.set(loop.getPosition());
    }
  }
  Block *body = op.getBlock();
  // A convolution's windows stay what they are: kernels know that form.
  bool isContraction =
      llvm::count_if(op.getDpsInputOperands(), [&](auto *in) {
        return !body->getArgument(in->getOperandNumber()).use_empty();
      }) > 1;
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<RankedTensorType>(input->get().getType()))
      rule.operands.push_back(
          {input->get(), getDims(maps[input->getOperandNumber()], rule,
                                 !(hasReduction && isContraction))});
  llvm::SmallBitVector inResults(rule.factors.size());
  for (OpOperand &init : op.getDpsInitsMutable()) {
    unsigned index = init.getOperandNumber() - op.getNumDpsInputs();
    OperandRule operand{init.get(),
                        getDims(maps[init.getOperandNumber()], rule, false)};
    operand.result = index;
    if (hasReduction)
      operand.use = OperandUse::reductionInit;
    else if (body->getArgument(init.getOperandNumber()).use_empty())
      operand.use = OperandUse::shapeOnly;
    ResultRule result{operand.dims, std::nullopt};
    if (hasReduction)
      result.reduction = getReductionKind(op, index);
    llvm::SmallBitVector inThis(rule.factors.size());
    for (const DimFactor &dim : result.dims)
      if (dim.factor != DimFactor::kNone)
        inThis.set(dim.factor);
    // A parallel loop that a result does not show, or a reduction loop that it
    // does, is nothing that we can split.
    for (auto [number, factor] : llvm::enumerate(rule.factors)) {
      if (factor.reduction == inThis.test(number))
        factor.shardable = false;
      if (factor.reduction && !result.reduction)
        factor.shardable = false;
    }
    rule.operands.push_back(std::move(operand));
    rule.results.push_back(std::move(result));
  }

  // Tensors that the body captures, by the uses of all their reads together.
  if (body->getParent()->getParentOp() == op.getOperation()) {
    llvm::MapVector<Value, SmallVector<Operation *>> captures;
    op->walk([&](Operation *inner) {
      if (inner == op.getOperation())
        return;
      for (Value value : inner->getOperands())
        if (isa<RankedTensorType>(value.getType()) &&
            value.getParentRegion()->isProperAncestor(&op->getRegion(0)))
          captures[value].push_back(inner);
    });
    SmallVector<int64_t> ranges;
    if (!captures.empty())
      ranges = op.getStaticLoopRanges();
    for (auto &[value, users] : captures) {
      OperandRule operand{
          value, SmallVector<DimFactor, 4>(
                     cast<RankedTensorType>(value.getType()).getRank())};
      for (auto [dim, factor] : llvm::enumerate(operand.dims)) {
        std::optional<int64_t> loop;
        auto first = dyn_cast<tensor::ExtractOp>(users.front());
        if (first && first.getTensor() == value) {
          loop = getLoopIndex(op, first.getIndices()[dim]);
          if (!loop)
            loop = traceLoopIndex(op, first.getIndices()[dim]);
          if (std::optional<int64_t> only =
                  getOnlyLoop(op, first.getIndices()[dim]))
            factor.lost = *only;
        }
        if (!loop || !llvm::all_of(users, [&](Operation *user) {
              auto extract = dyn_cast<tensor::ExtractOp>(user);
              return extract && extract.getTensor() == value &&
                     isAligned(op, extract, dim, *loop);
            }))
          continue;
        // Only where the whole dimension is read: then both are cut alike. Of
        // dynamic extents that is not known.
        int64_t extent =
            cast<RankedTensorType>(value.getType()).getDimSize(dim);
        bool twice = llvm::any_of(operand.dims, [&](const DimFactor &other) {
          return other.factor == static_cast<int32_t>(*loop);
        });
        if (!ShapedType::isDynamic(extent) && ranges[*loop] == extent && !twice)
          factor = {static_cast<int32_t>(*loop), 1};
      }
      rule.operands.push_back(std::move(operand));
    }
  }
  rule.moves = !hasReduction && llvm::any_of(rule.operands, [](const auto &in) {
    return llvm::any_of(in.dims, [](const DimFactor &dim) {
      return dim.lost != DimFactor::kNone;
    });
  });
  return rule;
}

/// The state of an accumulator that is `a` before an iteration and `b` after.
static Linearity joinStates(Linearity a, Linearity b) {
  if (a == b || b == Linearity::zero)
    return a;
  return a == Linearity::zero ? b : Linearity::nonlinear;
}

namespace {
template <typename OpTy>
struct LinalgPlacement
    : PlacementOpInterface::ExternalModel<LinalgPlacement<OpTy>, OpTy> {
  PlacementRule getPlacementRule(Operation *op) const {
    return getStructuredRule(cast<LinalgOp>(op));
  }

  SmallVector<Linearity> getLinearity(Operation *op, const PlacementRule &rule,
                                      const llvm::SmallBitVector &partial,
                                      ReductionKind kind) const {
    return getStructuredLinearity(cast<LinalgOp>(op), rule, partial, kind);
  }

  SmallVector<Value> localize(Operation *op, OpBuilder &builder,
                              const Localization &localization) const {
    auto clone = cast<LinalgOp>(cloneLocal(builder, op, localization));
    if (localization.isSharded())
      clone = globalizeReads(cast<LinalgOp>(op), clone, builder, localization);
    return llvm::to_vector_of<Value>(clone->getResults());
  }

  static SmallVector<Linearity>
  getStructuredLinearity(LinalgOp op, const PlacementRule &rule,
                         const llvm::SmallBitVector &partial,
                         ReductionKind kind) {
    bool hasReduction = llvm::any_of(
        rule.factors, [](const Factor &factor) { return factor.reduction; });
    SmallVector<Linearity> all(op->getNumResults(), Linearity::nonlinear);
    // Only a sum of sums is a sum; max over max and so on is left out.
    if (hasReduction && kind != ReductionKind::add)
      return all;
    // By position: one value may be an input and an init whose elements do not
    // matter. The rule's operands are the op's tensors in order, then captures.
    llvm::SmallDenseMap<Value, Linearity, 4> captures;
    SmallVector<Linearity> arguments(op->getNumOperands(),
                                     Linearity::independent);
    unsigned position = 0;
    for (auto [index, operand] : llvm::enumerate(rule.operands)) {
      Linearity state = partial.test(index) ? Linearity::linear
                        : isIdentityTensor(operand.value, ReductionKind::add)
                            ? Linearity::zero
                            : Linearity::independent;
      while (position < op->getNumOperands() &&
             op->getOperand(position) != operand.value)
        ++position;
      if (position < op->getNumOperands())
        arguments[position++] = state;
      else
        captures[operand.value] = state;
    }
    auto captured = [&](Value value) {
      auto it = captures.find(value);
      return it != captures.end() ? it->second : Linearity::independent;
    };
    if (!hasReduction)
      return getBlockLinearity(op.getBlock(), arguments, captured, kind);
    // What an iteration yields is the next one's accumulator.
    MutableArrayRef<Linearity> accumulators =
        MutableArrayRef(arguments).drop_front(op.getNumDpsInputs());
    while (true) {
      SmallVector<Linearity> next =
          getBlockLinearity(op.getBlock(), arguments, captured, kind);
      bool changed = false;
      for (auto [index, state] : llvm::enumerate(next)) {
        Linearity &accumulator = accumulators[index];
        BlockArgument argument =
            op.getBlock()->getArgument(op.getNumDpsInputs() + index);
        // What is overwritten does not matter.
        Linearity joined =
            argument.use_empty() && accumulator != Linearity::linear
                ? state
                : joinStates(accumulator, state);
        changed |= joined != accumulator;
        accumulator = joined;
      }
      if (!changed)
        return llvm::to_vector(accumulators);
    }
  }
};

template <typename... OpTys>
void attachAll(MLIRContext *context) {
  (OpTys::template attachInterface<LinalgPlacement<OpTys>>(*context), ...);
}

/// Softmax looks at one dimension as a whole and at no other.
struct SoftmaxPlacement
    : PlacementOpInterface::ExternalModel<SoftmaxPlacement, linalg::SoftmaxOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    auto softmax = cast<linalg::SoftmaxOp>(op);
    if (!softmax.hasPureTensorSemantics())
      return getFallbackRule(op);
    PlacementRule rule;
    SmallVector<DimFactor, 4> dims;
    for (int64_t i = 0; i < softmax.getInputOperandRank(); ++i)
      dims.push_back({rule.addFactor({false, i != static_cast<int64_t>(
                                                      softmax.getDimension())}),
                      1});
    rule.operands.push_back({softmax.getInput(), dims});
    rule.operands.push_back(
        {softmax.getOutput(), dims, OperandUse::shapeOnly, 0});
    rule.results.push_back({dims, std::nullopt});
    return rule;
  }
};
} // namespace

void dp::registerLinalgPlacementModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    attachAll<
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
        >(context);
    linalg::SoftmaxOp::attachInterface<SoftmaxPlacement>(*context);
    context->loadDialect<arith::ArithDialect, tensor::TensorDialect>();
  });
}
