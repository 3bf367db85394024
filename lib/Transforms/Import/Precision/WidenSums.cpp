//===- WidenSums.cpp - f32 accumulation of 16-bit sums --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// In 16 bits the order of a sum decides which terms overflow or are lost, and
// N devices add in another order than one. With f32 sums, a sum is rounded
// once, when it is whole.
//
// The pass walks: whether a value becomes f32 depends on the placements in the
// whole function and on the values before it.
//
//===----------------------------------------------------------------------===//

#include "Utils/TensorTypes.h"
#include "WideBody.h"

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/IR/Target.h"
#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-widen-sums"

namespace mlir::dp {
#define GEN_PASS_DEF_DPWIDENSUMS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` moves elements and works on any element type.
static bool isMove(Operation *op) {
  return isa<tensor::ExtractSliceOp, tensor::InsertSliceOp,
             tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp,
             tensor::ConcatOp, tensor::PadOp, tensor::ReshapeOp>(op);
}

/// Returns true if `op` is a contraction, or adds products and reads a factor
/// through windows as a convolution does.
static bool isLibraryProduct(linalg::LinalgOp op) {
  return linalg::isaContractionOpInterface(op) ||
         (llvm::any_of(*op.getBlock(), llvm::IsaPred<arith::MulFOp>) &&
          llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *input) {
            return !op.getMatchingIndexingMap(input).isProjectedPermutation();
          }));
}

namespace {
class SumWidener {
public:
  /// `analysis` may be null: then no value is partial.
  SumWidener(func::FuncOp function, const PlacementAnalysis *analysis,
             bool roundProducts)
      : function(function), analysis(analysis), roundProducts(roundProducts),
        builder(function.getContext()) {}

  void run() { process(function.getBody().front()); }

  unsigned numWidened = 0;

private:
  bool isWide(Value value) const { return originals.contains(value); }

  /// Returns true if `value` is a partial sum of 16-bit floats, by the
  /// analysis.
  bool isSummand(Value value) const {
    return analysis && isa<RankedTensorType>(value.getType()) &&
           isHalf(value.getType()) &&
           analysis->getPlacement(value) ==
               Placement::partial(ReductionKind::add);
  }

  void makeWide(Value value) {
    originals[value] = value.getType();
    value.setType(getWideType(value.getType()));
  }

  /// Converts `value` to `type` element by element, after its definition. `loc`
  /// is the location of the user.
  Value convert(Value value, Type type, Location loc) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(value);
    auto tensor = cast<RankedTensorType>(type);
    Value empty = tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, value),
        tensor.getElementType());
    AffineMap map = builder.getMultiDimIdentityMap(tensor.getRank());
    auto generic = linalg::GenericOp::create(
        builder, loc, TypeRange{empty.getType()}, ValueRange{value},
        ValueRange{empty}, ArrayRef<AffineMap>{map, map},
        SmallVector<utils::IteratorType>(tensor.getRank(),
                                         utils::IteratorType::parallel),
        [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
          Value element;
          if (isHalf(type))
            element = arith::TruncFOp::create(
                body, bodyLoc, tensor.getElementType(), arguments[0]);
          else
            element = arith::ExtFOp::create(
                body, bodyLoc, tensor.getElementType(), arguments[0]);
          linalg::YieldOp::create(body, bodyLoc, element);
        });
    return generic.getResult(0);
  }

  /// The sum in the type that it had in the graph, for `user`.
  Value getNarrow(Value value, Operation *user) {
    Value &narrow = narrows[value];
    if (!narrow)
      narrow = convert(value, originals[value], user->getLoc());
    return narrow;
  }

  /// Returns `value` in f32. The identity of `kind` becomes a new constant or
  /// fill, so that later passes recognize it.
  Value getWide(Value value, ReductionKind kind) {
    if (isWide(value))
      return value;
    Value &wide = wides[{value, kind}];
    if (wide)
      return wide;
    if (!isIdentityTensor(value, kind))
      return wide =
                 convert(value, getWideType(value.getType()), value.getLoc());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfterValue(value);
    auto type = cast<RankedTensorType>(getWideType(value.getType()));
    TypedAttr identity = getIdentity(builder, type.getElementType(), kind);
    if (type.hasStaticShape())
      return wide = arith::ConstantOp::create(
                 builder, value.getLoc(),
                 DenseElementsAttr::get(type, Attribute(identity)));
    Value element =
        arith::ConstantOp::create(builder, value.getLoc(), identity);
    Value empty = makeEmpty(value);
    return wide = linalg::FillOp::create(builder, value.getLoc(),
                                         ValueRange{element}, ValueRange{empty})
                      .getResult(0);
  }

  /// An f32 tensor as large as `value`.
  Value makeEmpty(Value value) {
    return tensor::EmptyOp::create(
        builder, value.getLoc(),
        tensor::getMixedSizes(builder, value.getLoc(), value),
        builder.getF32Type());
  }

  void process(Block &block) {
    // Ops that are inserted before an op are not visited.
    for (Operation &op : llvm::make_early_inc_range(block))
      process(&op);
  }

  void process(Operation *op) {
    if (isControlFlow(op))
      return processControlFlow(op);
    if (op->hasTrait<OpTrait::IsTerminator>() &&
        isControlFlow(op->getParentOp()))
      return convertForwarded(op);
    if (auto structured = dyn_cast<linalg::LinalgOp>(op);
        structured && structured.hasPureTensorSemantics())
      return processStructured(structured);
    if (auto scan = dyn_cast<ScanOp>(op); scan && widenScan(scan))
      return;
    if (auto update = dyn_cast<IndexUpdateOp>(op)) {
      bool fromZero = update.getKind() == ReductionKind::add &&
                      isIdentityTensor(update.getDest(), ReductionKind::add);
      if (isHalf(update.getType()) &&
          (fromZero || isSummand(update.getResult()))) {
        for (OpOperand *operand :
             {&update.getUpdatesMutable(), &update.getDestMutable()})
          operand->set(getWide(operand->get(), ReductionKind::add));
        return makeWide(update.getResult());
      }
    } else if (isMove(op) && isSummand(op->getResult(0))) {
      for (OpOperand &operand : op->getOpOperands())
        if (isa<RankedTensorType>(operand.get().getType()) &&
            isHalf(originals.lookup(operand.get())
                       ? originals.lookup(operand.get())
                       : operand.get().getType()))
          operand.set(getWide(operand.get(), ReductionKind::add));
      if (auto pad = dyn_cast<tensor::PadOp>(op)) {
        Operation *yield = pad.getBody()->getTerminator();
        builder.setInsertionPoint(yield);
        Value element = yield->getOperand(0);
        yield->setOperand(0,
                          builder.createOrFold<arith::ExtFOp>(
                              yield->getLoc(), builder.getF32Type(), element));
      }
      return makeWide(op->getResult(0));
    }
    takeNarrow(op);
  }

  /// Computes a prefix sum or product of 16-bit floats in f32.
  bool widenScan(ScanOp scan) {
    Block &body = scan.getCombiner().front();
    if (scan.getInputs().size() != 1 ||
        !isHalf(scan.getPrefixes()[0].getType()))
      return false;
    std::optional<ReductionKind> kind =
        getDirectKind(body, /*accumulator=*/0, /*element=*/1);
    if (kind != ReductionKind::add && kind != ReductionKind::mul)
      return false;
    builder.setInsertionPoint(scan);
    Value empty = makeEmpty(scan.getDests()[0]);
    scan.getDestsMutable().assign(empty);
    for (MutableOperandRange operands :
         {scan.getInputsMutable(), scan.getInitsMutable()})
      operands[0].set(getWide(operands[0].get(), *kind));
    for (BlockArgument argument : body.getArguments())
      argument.setType(getWideType(argument.getType()));
    for (Operation &op : body.without_terminator())
      for (Value result : op.getResults())
        result.setType(getWideType(result.getType()));
    makeWide(scan.getPrefixes()[0]);
    makeWide(scan.getTotals()[0]);
    return true;
  }

  /// Rounds all wide values that `op` and its regions read.
  void takeNarrow(Operation *op) {
    op->walk([&](Operation *inner) {
      for (OpOperand &operand : inner->getOpOperands())
        if (isWide(operand.get()))
          operand.set(getNarrow(operand.get(), op));
    });
  }

  /// Returns true if `op` takes the wide `value` as a summand, by the analysis.
  bool takesSummand(const PlacementRule &rule, const Decision *decision,
                    Value value) const {
    if (decision)
      for (auto [operand, placement] :
           llvm::zip_equal(rule.operands, decision->operands))
        if (operand.value == value && operand.use != OperandUse::shapeOnly &&
            placement.isPartial())
          return true;
    return false;
  }

  /// Returns the kind of the widened sum of each result; none for a result that
  /// is not widened.
  SmallVector<std::optional<ReductionKind>>
  getWidenedKinds(linalg::LinalgOp op) const {
    SmallVector<std::optional<ReductionKind>> kinds;
    for (OpResult result : op->getResults()) {
      kinds.emplace_back();
      if (!isHalf(result.getType()))
        continue;
      if (op.getNumReductionLoops())
        kinds.back() = getReductionKind(op, result.getResultNumber());
      // A maximum of rounded numbers is one of them: it needs no more bits.
      if (kinds.back() != ReductionKind::add &&
          kinds.back() != ReductionKind::mul)
        kinds.back() = std::nullopt;
      if (!kinds.back() && isSummand(result))
        kinds.back() = ReductionKind::add;
    }
    return kinds;
  }

  /// Returns true if the body extends the operand to f32 at once, so that a
  /// wide value is not rounded before.
  bool isExtended(linalg::LinalgOp op, OpOperand &operand) const {
    if (rounded.contains(operand.get()))
      return false;
    BlockArgument argument =
        op.getBlock()->getArgument(operand.getOperandNumber());
    return op.getNumReductionLoops() == 0 && !argument.use_empty() &&
           llvm::all_of(argument.getUsers(), [](Operation *user) {
             return isa<arith::ExtFOp>(user) &&
                    user->getResult(0).getType().isF32();
           });
  }

  /// Rounds the wide values that `op` reads, except for those that it takes as
  /// summands or extends. Collects its operands, and the tensors that its body
  /// captures wide. Returns whether the op takes a wide value.
  bool roundInputs(linalg::LinalgOp op, SmallVectorImpl<Value> &operands,
                   llvm::DenseSet<Value> &captured) {
    const Decision *decision = analysis ? analysis->getDecision(op) : nullptr;
    PlacementRule rule;
    if (decision)
      rule = getPlacementRule(op);
    bool takesWide = false;
    for (OpOperand &operand : op->getOpOperands()) {
      Value value = operand.get();
      if (isWide(value) && !op.isDpsInit(&operand)) {
        if (takesSummand(rule, decision, value) || isExtended(op, operand))
          takesWide = true;
        else
          value = getNarrow(value, op);
      }
      operands.push_back(value);
    }
    op->walk([&](Operation *inner) {
      if (inner == op)
        return;
      for (OpOperand &operand : inner->getOpOperands()) {
        Value value = operand.get();
        if (!isWide(value))
          continue;
        if (isa<tensor::ExtractOp>(inner) &&
            inner->getBlock() == op.getBlock() &&
            takesSummand(rule, decision, value))
          captured.insert(value);
        else
          operand.set(getNarrow(value, op));
      }
    });
    return takesWide || !captured.empty();
  }

  /// Returns the init in the type of a result of `kind`.
  Value getInit(linalg::LinalgOp op, unsigned number, Value init,
                std::optional<ReductionKind> kind) {
    if (!kind)
      return isWide(init) ? getNarrow(init, op) : init;
    if (!op.getBlock()->getArgument(number).use_empty())
      return getWide(init, *kind);
    builder.setInsertionPoint(op);
    return makeEmpty(init);
  }

  void processStructured(linalg::LinalgOp op) {
    SmallVector<std::optional<ReductionKind>> kinds = getWidenedKinds(op);
    SmallVector<Value> operands;
    llvm::DenseSet<Value> captured;
    bool takesWide = roundInputs(op, operands, captured);
    bool makesWide =
        llvm::any_of(kinds, [](auto kind) { return kind != std::nullopt; });
    if (!takesWide && !makesWide)
      return takeNarrow(op);
    LDBG() << "sum in f32: " << op->getName() << " at " << op.getLoc();
    bool isRounded =
        roundProducts && isLibraryProduct(op) && !isSummand(op->getResult(0));
    ++numWidened;

    for (auto [index, kind] : llvm::enumerate(kinds)) {
      unsigned number = op.getNumDpsInputs() + index;
      operands[number] = getInit(op, number, operands[number], kind);
    }
    // A named op with an init that is wide already generalizes to wide results.
    SmallVector<Type> types(op->getResultTypes());
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (!generic) {
      IRRewriter rewriter(op.getContext());
      rewriter.setInsertionPoint(op);
      generic = *linalg::generalizeNamedOp(rewriter, op);
    }
    linalg::GenericOp wide =
        rebuildWide(builder, generic, operands,
                    [&](Value value) { return captured.contains(value); });
    for (auto [index, kind] : llvm::enumerate(kinds))
      if (kind) {
        originals[wide.getResult(index)] = types[index];
        if (isRounded)
          rounded.insert(wide.getResult(index));
      }
    generic->replaceAllUsesWith(wide);
    generic->erase();
  }

  void processControlFlow(Operation *op) {
    for (const CarrySlot &slot : getCarrySlots(op))
      if (slot.isTensor() && isSummand(slot.targets.front()))
        llvm::for_each(slot.targets, [&](Value value) { makeWide(value); });
    convertForwarded(op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        process(block);
  }

  /// Converts the operands that `op` forwards to the types of the variables
  /// that they flow into.
  void convertForwarded(Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      SmallVector<Value, 2> targets = getTargetsInFlow(operand);
      if (!targets.empty() && isWide(targets.front()))
        operand.set(getWide(operand.get(), ReductionKind::add));
      else if (isWide(operand.get()))
        operand.set(getNarrow(operand.get(), op));
    }
  }

  func::FuncOp function;
  const PlacementAnalysis *analysis;
  bool roundProducts;
  OpBuilder builder;
  /// The values that are f32 now, with the types they had.
  llvm::DenseMap<Value, Type> originals;
  llvm::DenseMap<Value, Value> narrows;
  /// Those of them that are rounded for all users.
  llvm::DenseSet<Value> rounded;
  llvm::DenseMap<std::pair<Value, ReductionKind>, Value> wides;
};

/// Returns true if the placement analysis accepts the function, and the
/// function has a sharded argument and so may have partial sums.
bool isAnalyzable(func::FuncOp function) {
  if (!function.isPublic() ||
      llvm::none_of(llvm::seq(function.getNumArguments()), [&](unsigned i) {
        return function.getArgAttr(i, kScatterAttr) != nullptr;
      }))
    return false;
  auto isOdd = [](Type type) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    return isa<TensorType>(type) && (!ranked || ranked.getEncoding());
  };
  return !function
              .walk([&](Operation *op) {
                return isa<ParallelOp>(op) ||
                               llvm::any_of(op->getOperandTypes(), isOdd) ||
                               llvm::any_of(op->getResultTypes(), isOdd)
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

struct WidenSums : dp::impl::DPWidenSumsBase<WidenSums> {
  using DPWidenSumsBase::DPWidenSumsBase;

  void runOnStage() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || !function.getBody().hasOneBlock())
      return;
    bool hasHalf = function
                       .walk([](Operation *op) {
                         auto isHalfTensor = [](Type type) {
                           return isa<RankedTensorType>(type) && isHalf(type);
                         };
                         return llvm::any_of(op->getResultTypes(), isHalfTensor)
                                    ? WalkResult::interrupt()
                                    : WalkResult::advance();
                       })
                       .wasInterrupted();
    if (!hasHalf)
      return;
    const bool isGpu = getTarget(function).isGpu();
    std::optional<PlacementAnalysis> analysis;
    if (!(wholeSums && isGpu) && isAnalyzable(function))
      analysis.emplace(function);
    SumWidener widener(function, analysis ? &*analysis : nullptr,
                       /*roundProducts=*/isGpu);
    widener.run();
    numWidened += widener.numWidened;
  }
};
} // namespace
