//===- ElementwiseUpdates.cpp - Elementwise updates of flat state ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseUpdates.h"

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/IR/StateShape.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns true if every operand of `op` is read at the loop index or is one
/// number, and its body reads neither indices nor other tensors.
static bool readsAlike(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumLoops() == 0 ||
      op.hasIndexSemantics() || op->getNumResults() == 0 ||
      op->getRegion(0).getNumArguments() != op->getNumOperands())
    return false;
  for (AffineMap map : op.getIndexingMapsArray())
    if (!map.isIdentity() && map.getNumResults() != 0)
      return false;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return llvm::none_of(
      captured, [](Value value) { return isa<ShapedType>(value.getType()); });
}

static bool isElementwise(Operation *op) {
  auto linalgOp = dyn_cast_if_present<linalg::LinalgOp>(op);
  return linalgOp && readsAlike(linalgOp) &&
         linalgOp.getNumParallelLoops() == linalgOp.getNumLoops() &&
         llvm::all_of(op->getResultTypes(),
                      [](Type type) {
                        return cast<RankedTensorType>(type).hasStaticShape();
                      }) &&
         llvm::all_of(linalgOp.getDpsInitsMutable(), [&](OpOperand &init) {
           return linalgOp.getMatchingIndexingMap(&init).isIdentity();
         });
}

/// Returns true if `op` is a reduction over all elements of tensors of one
/// shape.
static bool isFullReduction(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && readsAlike(linalgOp) &&
         linalgOp.getNumReductionLoops() == linalgOp.getNumLoops() &&
         llvm::all_of(
             linalgOp.getStaticLoopRanges(),
             [](int64_t extent) { return !ShapedType::isDynamic(extent); }) &&
         llvm::all_of(linalgOp.getDpsInitsMutable(), [&](OpOperand &init) {
           return linalgOp.getMatchingIndexingMap(&init).getNumResults() == 0;
         });
}

/// Returns the inputs and initial values that `op` reads at the loop index.
static SmallVector<Value> getAlikeOperands(Operation *op) {
  auto linalgOp = cast<linalg::LinalgOp>(op);
  SmallVector<Value> values;
  for (OpOperand &operand : op->getOpOperands())
    if (linalgOp.getMatchingIndexingMap(&operand).getNumResults() != 0)
      values.push_back(operand.get());
  return values;
}

ElementwiseUpdates::ElementwiseUpdates(func::FuncOp function)
    : function(function), block(function.getBody().front()) {
  for (unsigned i = 0, e = function.getNumResults(); i < e; ++i)
    if (auto updated =
            function.getResultAttrOfType<IntegerAttr>(i, kUpdatesAttr))
      updates[updated.getInt()] = i;
  SmallVector<Operation *> worklist;
  auto add = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && op->getBlock() == &block && isElementwise(op) &&
        closure.insert(op).second)
      worklist.push_back(op);
  };
  for (auto [argument, result] : updates)
    add(block.getTerminator()->getOperand(result));
  while (!worklist.empty())
    llvm::for_each(getAlikeOperands(worklist.pop_back_val()), add);
}

Operation *ElementwiseUpdates::getObstacle(unsigned index) const {
  Value made = block.getTerminator()->getOperand(updates.lookup(index));
  if (made == block.getArgument(index))
    return nullptr;
  Operation *op = made.getDefiningOp();
  if (!op)
    return function;
  return closure.contains(op) ? nullptr : op;
}

bool ElementwiseUpdates::isOnlyUpdated(unsigned index) const {
  return llvm::all_of(block.getArgument(index).getUses(), [&](OpOperand &use) {
    Operation *op = use.getOwner();
    if (op == block.getTerminator()) {
      auto it = updates.find(index);
      return it != updates.end() && it->second == use.getOperandNumber();
    }
    return closure.contains(op) ||
           (op->getBlock() == &block && isFullReduction(op));
  });
}

bool ElementwiseUpdates::dependsOn(
    unsigned index, llvm::function_ref<bool(Value)> matches) const {
  SmallVector<Value> worklist = {
      block.getTerminator()->getOperand(updates.lookup(index))};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    if (matches(value))
      return true;
    if (Operation *op = value.getDefiningOp(); closure.contains(op))
      llvm::append_range(worklist, getAlikeOperands(op));
  }
  return false;
}

/// Finds the updates that read state in `sharded`, with the ops they depend on.
void ElementwiseUpdates::findActive(
    const llvm::SmallSetVector<unsigned, 8> &sharded) {
  llvm::DenseSet<Value> reached;
  for (unsigned index : sharded)
    reached.insert(block.getArgument(index));
  for (Operation &op : block)
    if (closure.contains(&op) &&
        llvm::any_of(getAlikeOperands(&op),
                     [&](Value value) { return reached.contains(value); }))
      reached.insert_range(op.getResults());
  SmallVector<Operation *> worklist;
  auto add = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && closure.contains(op) && flat.insert(op).second)
      worklist.push_back(op);
  };
  for (auto [argument, result] : updates) {
    Value made = block.getTerminator()->getOperand(result);
    if (sharded.contains(argument) || reached.contains(made))
      add(made);
  }
  while (!worklist.empty())
    llvm::for_each(getAlikeOperands(worklist.pop_back_val()), add);
}

/// Finds the sums over all elements of values of the updates (the squares of a
/// gradient), with the elementwise ops that only such sums use.
void ElementwiseUpdates::findSums(
    const llvm::SmallSetVector<unsigned, 8> &sharded) {
  llvm::DenseSet<Value> occurs;
  for (unsigned index : sharded)
    occurs.insert(block.getArgument(index));
  for (Operation *op : flat) {
    occurs.insert_range(op->getResults());
    for (Value value : getAlikeOperands(op))
      if (Operation *def = value.getDefiningOp();
          def && !isa<tensor::EmptyOp>(def) &&
          !def->hasTrait<OpTrait::ConstantLike>())
        occurs.insert(value);
  }
  llvm::DenseSet<Operation *> toSums;
  for (Operation &op : llvm::reverse(block.without_terminator()))
    if (!flat.contains(&op) &&
        (isFullReduction(&op) ||
         (isElementwise(&op) && !op.use_empty() &&
          llvm::all_of(op.getUsers(), [&](Operation *user) {
            return toSums.contains(user) || flat.contains(user);
          }))))
      toSums.insert(&op);
  for (Operation &op : block.without_terminator())
    if (toSums.contains(&op) &&
        llvm::any_of(getAlikeOperands(&op),
                     [&](Value value) { return occurs.contains(value); })) {
      flat.insert(&op);
      occurs.insert_range(op.getResults());
    }
}

static RankedTensorType getFlatType(RankedTensorType type) {
  return RankedTensorType::get({type.getNumElements()}, type.getElementType());
}

/// Returns the reassociation of all dimensions of a tensor of `rank` into one.
static SmallVector<ReassociationIndices> getOneGroup(int64_t rank) {
  return {llvm::to_vector<2>(llvm::seq<int64_t>(0, rank))};
}

Value ElementwiseUpdates::getFlat(Value value) {
  if (Value known = flatOf.lookup(value))
    return known;
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getRank() == 1)
    return value;
  OpBuilder builder(function.getContext());
  builder.setInsertionPointAfterValue(value);
  RankedTensorType flatType = getFlatType(type);
  Value made;
  DenseElementsAttr constant;
  if (value.getDefiningOp<tensor::EmptyOp>())
    made = tensor::EmptyOp::create(builder, value.getLoc(), flatType,
                                   ValueRange{});
  else if (matchPattern(value, m_Constant(&constant)))
    made = arith::ConstantOp::create(builder, value.getLoc(),
                                     constant.reshape(flatType));
  else
    made = tensor::CollapseShapeOp::create(builder, value.getLoc(), flatType,
                                           value, getOneGroup(type.getRank()));
  return flatOf[value] = made;
}

ElementwiseUpdates::Flattening::Flattening(Operation *op) : op(op) {
  auto linalgOp = cast<linalg::LinalgOp>(op);
  reduces = linalgOp.getNumReductionLoops() != 0;
  for (OpOperand &operand : op->getOpOperands())
    alike.push_back(linalgOp.getMatchingIndexingMap(&operand).getNumResults() !=
                    0);
}

void ElementwiseUpdates::flattenOp(const Flattening &flattening,
                                   bool forceFactor) {
  Operation *op = flattening.op;
  bool reduces = flattening.reduces;
  IRRewriter rewriter(op);
  SmallVector<AffineMap> maps;
  SmallVector<Value> operands;
  for (auto [operand, alike] :
       llvm::zip_equal(op->getOpOperands(), flattening.alike)) {
    maps.push_back(alike ? rewriter.getMultiDimIdentityMap(1)
                         : AffineMap::get(1, 0, rewriter.getContext()));
    operands.push_back(alike ? getFlat(operand.get()) : operand.get());
  }
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(reduces ? type : getFlatType(cast<RankedTensorType>(type)));
  ValueRange all(operands);
  unsigned inputs = cast<DestinationStyleOpInterface>(op).getNumDpsInputs();
  auto made = linalg::GenericOp::create(
      rewriter, op->getLoc(), types, all.take_front(inputs),
      all.drop_front(inputs), maps,
      {reduces ? utils::IteratorType::reduction
               : utils::IteratorType::parallel});
  rewriter.cloneRegionBefore(op->getRegion(0), made.getRegion(),
                             made.getRegion().end());
  if (forceFactor)
    made->setAttr(kForcedFactorAttr,
                  ForcedFactorAttr::get(rewriter.getContext(), 0));
  for (auto [before, after] :
       llvm::zip_equal(op->getResults(), made->getResults())) {
    if (reduces)
      rewriter.replaceAllUsesWith(before, after);
    else
      flatOf[before] = after;
  }
}

/// Reshapes `flat` to `type`, as a replicated tensor.
static Value makeWhole(Operation *before, RankedTensorType type, Value flat) {
  OpBuilder builder(before);
  Operation *whole;
  if (type.getRank() == 1)
    whole = tensor::CastOp::create(builder, before->getLoc(), type, flat);
  else
    whole = tensor::ExpandShapeOp::create(builder, before->getLoc(), type, flat,
                                          getOneGroup(type.getRank()));
  whole->setAttr(kForcedFactorAttr,
                 ForcedFactorAttr::get(builder.getContext(), std::nullopt));
  return whole->getResult(0);
}

/// Makes argument `index` flat. Each op that reads it in its shape gets a
/// reshape of its own, so that sharded state is gathered for each use.
void ElementwiseUpdates::makeArgumentFlat(unsigned index) {
  BlockArgument argument = block.getArgument(index);
  auto type = cast<RankedTensorType>(argument.getType());
  Builder attributes(function.getContext());
  function.setArgAttr(index, kScatterAttr, attributes.getI64IntegerAttr(0));
  function.setArgAttr(index, kShapeAttr,
                      attributes.getDenseI64ArrayAttr(type.getShape()));
  llvm::MapVector<Operation *, SmallVector<OpOperand *>> uses;
  auto it = updates.find(index);
  for (OpOperand &use : argument.getUses()) {
    Operation *op = use.getOwner();
    bool isUpdate = op == block.getTerminator() && it != updates.end() &&
                    it->second == use.getOperandNumber();
    if (!flat.contains(op) && !isUpdate)
      uses[block.findAncestorOpInBlock(*op)].push_back(&use);
  }
  argument.setType(getFlatType(type));
  for (auto &[op, operands] : uses) {
    Value whole = makeWhole(op, type, argument);
    for (OpOperand *operand : operands)
      operand->set(whole);
  }
}

void ElementwiseUpdates::flatten(
    const llvm::SmallSetVector<unsigned, 8> &sharded, bool forceFactor) {
  findActive(sharded);
  findSums(sharded);
  SmallVector<Operation *> ordered;
  SmallVector<Flattening> flattenings;
  for (Operation &op : block)
    if (flat.contains(&op)) {
      ordered.push_back(&op);
      flattenings.emplace_back(&op);
    }
  for (unsigned index : sharded)
    makeArgumentFlat(index);
  for (const Flattening &flattening : flattenings)
    flattenOp(flattening, forceFactor);
  Operation *ret = block.getTerminator();
  for (unsigned index : sharded)
    if (auto it = updates.find(index); it != updates.end())
      ret->setOperand(it->second, getFlat(ret->getOperand(it->second)));
  for (Operation *op : ordered)
    for (Value result : op->getResults()) {
      auto isOther = [&](OpOperand &use) {
        return !flat.contains(use.getOwner());
      };
      if (llvm::any_of(result.getUses(), isOther))
        result.replaceUsesWithIf(
            makeWhole(op, cast<RankedTensorType>(result.getType()),
                      flatOf.lookup(result)),
            isOther);
    }
  for (Operation *op : llvm::reverse(ordered))
    op->erase();
  function.setType(FunctionType::get(
      function.getContext(), block.getArgumentTypes(), ret->getOperandTypes()));
}
