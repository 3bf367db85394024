//===- LinalgPlacement.cpp - Placement rules of linalg -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The rule of a structured op follows from its indexing maps, iterator types
// and body, so that named ops, convolutions and linalg.generic share one model.
//
//===----------------------------------------------------------------------===//

#include "ExtentSource.h"
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

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

/// Returns true if `extract` reads dimension `dim` of a captured tensor at the
/// index of `loop`, so that a chunk of the loop reads the same chunk of the
/// tensor.
static bool isAligned(LinalgOp op, tensor::ExtractOp extract, int64_t dim,
                      int64_t loop) {
  Value index = extract.getIndices()[dim];
  return getLoopIndex(op, index) == loop || traceLoopIndex(op, index) == loop;
}

/// The factors of a tensor that is read or written through `map`. In a
/// dimension that a chunk of a loop reads elsewhere than in its own chunk, the
/// op runs on the whole tensor if `mayLose` (LinalgIndexing.cpp); else the loop
/// is not shardable.
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
    // On a diagonal a chunk of one dimension would need the same chunk of the
    // other.
    bool isDiagonal = llvm::any_of(
        dims, [&](const DimFactor &other) { return other.factor == loop; });
    if (isa<AffineDimExpr>(expr) && !isDiagonal) {
      dims.back() = {loop, 1};
      continue;
    }
    // In a window the reduction loops read elements of other chunks.
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

/// Returns true if the op writes each element of its inits. An op that writes
/// them in part keeps elements of the inits, which the rule cannot express.
static bool writesWholeInits(LinalgOp op, ArrayRef<AffineMap> maps) {
  for (OpOperand &init : op.getDpsInitsMutable()) {
    AffineMap map = maps[init.getOperandNumber()];
    auto type = cast<RankedTensorType>(init.get().getType());
    llvm::SmallBitVector written(map.getNumDims());
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      auto loop = dyn_cast<AffineDimExpr>(expr);
      if (loop ? written.test(loop.getPosition())
               : !isa<AffineConstantExpr>(expr) || type.getDimSize(dim) != 1)
        return false;
      if (loop)
        written.set(loop.getPosition());
    }
  }
  return true;
}

static bool hasReduction(const PlacementRule &rule) {
  return llvm::any_of(rule.factors,
                      [](const Factor &factor) { return factor.reduction; });
}

static void addInputs(LinalgOp op, ArrayRef<AffineMap> maps,
                      PlacementRule &rule) {
  Block *body = op.getBlock();
  // The windows of a convolution keep their form, because kernels match it.
  bool isContraction =
      llvm::count_if(op.getDpsInputOperands(), [&](OpOperand *input) {
        return !body->getArgument(input->getOperandNumber()).use_empty();
      }) > 1;
  bool mayLose = !hasReduction(rule) || !isContraction;
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<RankedTensorType>(input->get().getType()))
      rule.operands.push_back(
          {input->get(),
           getDims(maps[input->getOperandNumber()], rule, mayLose)});
}

/// A factor is not shardable if it is a parallel loop that is no dimension of
/// the result, or a reduction loop that is one or whose combiner is not known.
static void restrictFactors(PlacementRule &rule, const ResultRule &result) {
  llvm::SmallBitVector inResult(rule.factors.size());
  for (const DimFactor &dim : result.dims)
    if (dim.factor != DimFactor::kNone)
      inResult.set(dim.factor);
  for (auto [number, factor] : llvm::enumerate(rule.factors))
    if (factor.reduction == inResult.test(number) ||
        (factor.reduction && !result.reduction))
      factor.shardable = false;
}

static void addInitsAndResults(LinalgOp op, ArrayRef<AffineMap> maps,
                               PlacementRule &rule) {
  bool isReduction = hasReduction(rule);
  for (OpOperand &init : op.getDpsInitsMutable()) {
    unsigned index = init.getOperandNumber() - op.getNumDpsInputs();
    OperandRule operand{init.get(),
                        getDims(maps[init.getOperandNumber()], rule, false)};
    operand.result = index;
    if (isReduction)
      operand.use = OperandUse::reductionInit;
    else if (op.getBlock()->getArgument(init.getOperandNumber()).use_empty())
      operand.use = OperandUse::shapeOnly;
    ResultRule result{operand.dims, std::nullopt};
    if (isReduction)
      result.reduction = getReductionKind(op, index);
    restrictFactors(rule, result);
    rule.operands.push_back(std::move(operand));
    rule.results.push_back(std::move(result));
  }
}

/// The rule of a tensor that the body captures, by all its users in the body. A
/// dimension has the factor of a loop if all users read it at the loop's index
/// and the loop covers it.
static OperandRule getCaptureRule(LinalgOp op, Value tensor,
                                  ArrayRef<Operation *> users) {
  auto type = cast<RankedTensorType>(tensor.getType());
  OperandRule operand{tensor, SmallVector<DimFactor, 4>(type.getRank())};
  auto first = dyn_cast<tensor::ExtractOp>(users.front());
  if (!first || first.getTensor() != tensor)
    return operand;
  for (auto [dim, factor] : llvm::enumerate(operand.dims)) {
    Value index = first.getIndices()[dim];
    std::optional<int64_t> loop = getLoopIndex(op, index);
    if (!loop)
      loop = traceLoopIndex(op, index);
    if (std::optional<int64_t> only = getOnlyLoop(op, index))
      factor.lost = *only;
    if (!loop || !llvm::all_of(users, [&](Operation *user) {
          auto extract = dyn_cast<tensor::ExtractOp>(user);
          return extract && extract.getTensor() == tensor &&
                 isAligned(op, extract, dim, *loop);
        }))
      continue;
    // Chunks of the loop and of the dimension are the same only if the whole
    // dimension is read.
    bool isDiagonal = llvm::any_of(operand.dims, [&](const DimFactor &other) {
      return other.factor == static_cast<int32_t>(*loop);
    });
    if (!isDiagonal && coversDim(op, *loop, tensor, dim))
      factor = {static_cast<int32_t>(*loop), 1};
  }
  return operand;
}

static void addCaptures(LinalgOp op, PlacementRule &rule) {
  if (op.getBlock()->getParentOp() != op.getOperation())
    return;
  llvm::MapVector<Value, SmallVector<Operation *>> captures;
  op->walk([&](Operation *inner) {
    if (inner == op.getOperation())
      return;
    for (Value value : inner->getOperands())
      if (isa<RankedTensorType>(value.getType()) &&
          value.getParentRegion()->isProperAncestor(&op->getRegion(0)))
        captures[value].push_back(inner);
  });
  if (captures.empty())
    return;
  for (auto &[tensor, users] : captures)
    rule.operands.push_back(getCaptureRule(op, tensor, users));
}

static PlacementRule getStructuredRule(LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return getFallbackRule(op);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!writesWholeInits(op, maps))
    return getFallbackRule(op);
  PlacementRule rule;
  for (utils::IteratorType iterator : op.getIteratorTypesArray())
    rule.addFactor({iterator != utils::IteratorType::parallel, true});
  rule.cheap = !hasReduction(rule);
  addInputs(op, maps, rule);
  addInitsAndResults(op, maps, rule);
  addCaptures(op, rule);
  rule.moves = rule.cheap && llvm::any_of(rule.operands, [](const auto &in) {
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
    bool isReduction = hasReduction(rule);
    SmallVector<Linearity> all(op->getNumResults(), Linearity::nonlinear);
    // A sum of partial sums is a partial sum. The other kinds are not matched.
    if (isReduction && kind != ReductionKind::add)
      return all;
    // By position, because one value may be an input and an init that is not
    // read. The rule's operands are the op's tensors in order, then captures.
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
    if (!isReduction)
      return getBlockLinearity(op.getBlock(), arguments, captured, kind);
    // An iteration yields the accumulator of the next one.
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
        // The value of an init that the body does not read does not matter.
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

/// Softmax is elementwise except along one dimension, which it reads whole.
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
