//===- WideBody.cpp - Widening of bodies of linalg ops --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "WideBody.h"
#include "Utils/TensorTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

bool dp::isRounding(linalg::LinalgOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      !op.hasPureTensorSemantics() ||
      op.getBlock()->getOperations().size() != 2)
    return false;
  auto round = op.getBlock()
                   ->getTerminator()
                   ->getOperand(0)
                   .getDefiningOp<arith::TruncFOp>();
  return round && round.getIn() == op.getBlock()->getArgument(0) &&
         round.getIn().getType().isF32() && isHalf(round.getType()) &&
         isa<RankedTensorType>(op.getDpsInputs()[0].getType()) &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isIdentity(); });
}

namespace {
/// Copies a body. Each value has a narrow form, of its own type, or a wide
/// form, f32, or both. The other form is created on demand.
class BodyWidener {
public:
  BodyWidener(OpBuilder &builder, bool sums,
              llvm::function_ref<bool(Value)> isWide)
      : builder(builder), sums(sums), isWide(isWide) {}

  void addArgument(Value value, Value copy) {
    if (copy.getType() != value.getType())
      wide[value] = copy;
    else
      narrow.map(value, copy);
  }

  void copy(Operation *op) {
    if (auto extend = dyn_cast<arith::ExtFOp>(op);
        extend && wide.contains(extend.getIn()) && extend.getType().isF32()) {
      narrow.map(extend.getResult(), wide[extend.getIn()]);
      return;
    }
    if (auto extract = dyn_cast<tensor::ExtractOp>(op);
        extract && isWide(extract.getTensor())) {
      takeNarrow(op);
      Operation *clone = builder.clone(*op, narrow);
      narrow.erase(extract.getResult()); // cloning has mapped it
      clone->getResult(0).setType(getWideType(extract.getType()));
      wide[extract.getResult()] = clone->getResult(0);
      return;
    }
    if (isLinearOp(op) && isHalf(op->getResult(0).getType()) &&
        llvm::any_of(op->getOperands(),
                     [&](Value value) { return wide.contains(value); })) {
      wide[op->getResult(0)] = computeWide(op);
      return;
    }
    takeNarrow(op);
    builder.clone(*op, narrow);
  }

  Value getNarrow(Value value) {
    auto it = wide.find(value);
    if (it != wide.end() && !narrow.contains(value))
      narrow.map(value, arith::TruncFOp::create(builder, value.getLoc(),
                                                value.getType(), it->second));
    return narrow.lookupOrDefault(value);
  }

  Value getWide(Value value) {
    auto it = wide.find(value);
    if (it != wide.end())
      return it->second;
    // A term of a sum is not rounded before it is added.
    Value result;
    if (auto product = value.getDefiningOp<arith::MulFOp>();
        sums && product && product->hasOneUse() && narrow.contains(value))
      result = computeWide(product);
    else
      result = builder.createOrFold<arith::ExtFOp>(
          value.getLoc(), getWideType(value.getType()), getNarrow(value));
    return wide[value] = result;
  }

private:
  static bool isLinearOp(Operation *op) {
    return isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
               arith::NegFOp, arith::SelectOp>(op);
  }

  Value computeWide(Operation *op) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      if (!isHalf(operand.getType()))
        operands.push_back(getNarrow(operand));
      else if (auto it = wide.find(operand); it != wide.end())
        operands.push_back(it->second);
      else
        operands.push_back(builder.createOrFold<arith::ExtFOp>(
            op->getLoc(), getWideType(operand.getType()), getNarrow(operand)));
    }
    if (isa<arith::AddFOp, arith::SubFOp>(op))
      for (auto [operand, copy] : llvm::zip(op->getOperands(), operands))
        copy = getWide(operand);
    Operation *clone = op->clone();
    clone->setOperands(operands);
    clone->getResult(0).setType(getWideType(op->getResult(0).getType()));
    builder.insert(clone);
    return clone->getResult(0);
  }

  /// Creates the narrow form of all values that `op` and its regions read.
  void takeNarrow(Operation *op) {
    forEachRead(op, [&](Value value) {
      if (wide.contains(value))
        getNarrow(value);
    });
  }

  OpBuilder &builder;
  bool sums;
  llvm::function_ref<bool(Value)> isWide;
  IRMapping narrow;
  llvm::DenseMap<Value, Value> wide;
};
} // namespace

linalg::GenericOp dp::rebuildWide(OpBuilder &builder, linalg::GenericOp generic,
                                  ValueRange operands,
                                  llvm::function_ref<bool(Value)> isWide) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(generic);
  Operation *clone = generic->cloneWithoutRegions();
  builder.insert(clone);
  clone->setOperands(operands);
  auto rebuilt = cast<linalg::GenericOp>(clone);
  for (auto [result, init] :
       llvm::zip_equal(clone->getResults(), rebuilt.getDpsInits()))
    result.setType(init.getType());

  Block *body = generic.getBody();
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (auto [argument, operand] :
       llvm::zip_equal(body->getArguments(), operands)) {
    types.push_back(getElementTypeOrSelf(operand.getType()));
    locs.push_back(argument.getLoc());
  }
  Block *copy = builder.createBlock(&clone->getRegion(0), {}, types, locs);
  BodyWidener widener(builder, generic.getNumReductionLoops() > 0, isWide);
  for (auto [argument, local] :
       llvm::zip_equal(body->getArguments(), copy->getArguments()))
    widener.addArgument(argument, local);
  for (Operation &op : body->without_terminator())
    widener.copy(&op);
  SmallVector<Value> yielded;
  for (auto [value, result] : llvm::zip_equal(
           body->getTerminator()->getOperands(), clone->getResults())) {
    bool same = getElementTypeOrSelf(result.getType()) == value.getType();
    yielded.push_back(same ? widener.getNarrow(value) : widener.getWide(value));
  }
  linalg::YieldOp::create(builder, body->getTerminator()->getLoc(), yielded);
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*copy)))
    if (isOpTriviallyDead(&op))
      op.erase();
  return rebuilt;
}
