//===- ExtentChecks.cpp - Checks of extents that must be equal ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's -generate-runtime-verification compares the extents of each
// operand of each linalg op. Here two extents with one root need no check, a
// pair has one check, and it stands before the program where both are
// arguments': a graph of layers on one dynamic batch has none.
//
//===----------------------------------------------------------------------===//

#include "ExtentChecks.h"

#include "EqualExtents.h"

#include "dp/Analysis/Extents/ExtentRoots.h"
#include "dp/IR/Attention.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-insert-checks"

using namespace mlir;
using namespace mlir::dp;
using arith::CmpIPredicate;

using Root = ExtentRoots::Root;

/// Describes a dimension in a message.
static std::string describe(OperandDim place) {
  return "dimension " + std::to_string(place.dim) + " of operand #" +
         std::to_string(place.operand);
}

namespace {
class ExtentChecker {
public:
  explicit ExtentChecker(func::FuncOp function)
      : function(function), first(&function.front().front()), roots(function) {
    function.walk([&](cf::AssertOp op) { addFacts(op, op.getArg()); });
  }

  LogicalResult check(Operation *op);

  int64_t numChecks = 0;

private:
  /// Learns from the program's own checks.
  void addFacts(cf::AssertOp op, Value condition);
  void addFact(Root a, Root b, Operation *op) {
    known[{a, b}].push_back(op);
    known[{b, a}].push_back(op);
  }
  bool isKnown(Root a, Root b, Operation *at);
  LogicalResult checkGroup(Operation *op, ArrayRef<OperandDim> group);
  LogicalResult checkEqual(Operation *op, OperandDim a, OperandDim b);
  template <typename Op>
  LogicalResult checkHeads(Op op);
  void checkWindow(linalg::LinalgOp op, OpOperand &operand, int64_t dim,
                   AffineExpr expression);
  Value createExtent(ImplicitLocOpBuilder &b, Value tensor, int64_t dim);
  void createAssert(ImplicitLocOpBuilder &b, Operation *op, Value holds,
                    const std::string &message);

  func::FuncOp function;
  Operation *first; ///< of the function, before anything is inserted
  ExtentRoots roots;
  /// Pairs of extents that are equal after each of some asserts.
  DenseMap<std::pair<Root, Root>, SmallVector<Operation *>> known;
};
} // namespace

void ExtentChecker::addFacts(cf::AssertOp op, Value condition) {
  if (auto both = condition.getDefiningOp<arith::AndIOp>()) {
    addFacts(op, both.getLhs());
    addFacts(op, both.getRhs());
    return;
  }
  auto compare = condition.getDefiningOp<arith::CmpIOp>();
  if (!compare || compare.getPredicate() != CmpIPredicate::eq ||
      !compare.getLhs().getType().isIndex())
    return;
  addFact(roots.get(OpFoldResult(compare.getLhs())),
          roots.get(OpFoldResult(compare.getRhs())), op);
}

bool ExtentChecker::isKnown(Root a, Root b, Operation *at) {
  if (roots.areEqual(a, b))
    return true;
  auto found = known.find({a, b});
  return found != known.end() &&
         llvm::any_of(found->second, [&](Operation *assert) {
           Operation *ancestor = assert->getBlock()->findAncestorOpInBlock(*at);
           return ancestor && assert->isBeforeInBlock(ancestor);
         });
}

/// Creates an extent; of an argument of the function if that is its root, so
/// that a device needs no other value for it.
Value ExtentChecker::createExtent(ImplicitLocOpBuilder &b, Value tensor,
                                  int64_t dim) {
  auto [root, number] = roots.get(tensor, dim);
  if (!root)
    return arith::ConstantIndexOp::create(b, number);
  auto argument = dyn_cast<BlockArgument>(root);
  bool isArgument = argument && argument.getOwner() == &function.front();
  if (isArgument && number == ExtentRoots::kIndex)
    return root;
  return isArgument ? tensor::DimOp::create(b, root, number)
                    : tensor::DimOp::create(b, tensor, dim);
}

void ExtentChecker::createAssert(ImplicitLocOpBuilder &b, Operation *op,
                                 Value holds, const std::string &message) {
  LDBG() << "check " << op->getName() << " at " << op->getLoc();
  ++numChecks;
  cf::AssertOp::create(
      b, holds,
      b.getStringAttr("'" + op->getName().getStringRef() + "' op " + message));
}

LogicalResult ExtentChecker::checkEqual(Operation *op, OperandDim a,
                                        OperandDim b) {
  Value left = op->getOperand(a.operand), right = op->getOperand(b.operand);
  Root leftRoot = roots.get(left, a.dim), rightRoot = roots.get(right, b.dim);
  if (isKnown(leftRoot, rightRoot, op))
    return success();
  std::string message = "has operands of different extents: " + describe(a) +
                        " and " + describe(b);
  bool isAlwaysRun = op->getBlock() == &function.front();
  if (isAlwaysRun && !leftRoot.first && !rightRoot.first)
    return op->emitError() << "'" << op->getName() << "' op " << message << ", "
                           << leftRoot.second << " and " << rightRoot.second;
  auto isOfArgument = [&](Root root) {
    auto argument = dyn_cast_if_present<BlockArgument>(root.first);
    return !root.first ||
           (argument && argument.getOwner() == &function.front());
  };
  bool isFirst =
      isAlwaysRun && isOfArgument(leftRoot) && isOfArgument(rightRoot);
  ImplicitLocOpBuilder builder(op->getLoc(), isFirst ? first : op);
  Value holds = arith::CmpIOp::create(builder, CmpIPredicate::eq,
                                      createExtent(builder, left, a.dim),
                                      createExtent(builder, right, b.dim));
  createAssert(builder, op, holds, message);
  addFact(leftRoot, rightRoot, &*std::prev(builder.getInsertionPoint()));
  return success();
}

LogicalResult ExtentChecker::checkGroup(Operation *op,
                                        ArrayRef<OperandDim> group) {
  if (group.empty())
    return success();
  // The other checks most likely compare with a number, too.
  const OperandDim *reference = llvm::find_if(group, [&](OperandDim place) {
    return !roots.get(op->getOperand(place.operand), place.dim).first;
  });
  if (reference == group.end())
    reference = group.begin();
  for (const OperandDim &place : group)
    if (&place != reference && failed(checkEqual(op, *reference, place)))
      return failure();
  return success();
}

/// Checks that grouped attention has `group` times as many heads of queries as
/// of keys.
template <typename Op>
LogicalResult ExtentChecker::checkHeads(Op op) {
  int64_t dim = op.getNumBatchDims() - 1, group = op.getGroup();
  if (group == 1 || dim < 0)
    return success();
  Root queryRoot = roots.get(op.getQuery(), dim),
       keyRoot = roots.get(op.getKey(), dim);
  std::string message = "has another number of heads of queries than " +
                        std::to_string(group) + " times those of keys";
  if (!queryRoot.first && !keyRoot.first) {
    if (queryRoot.second == group * keyRoot.second)
      return success();
    return op->emitError() << "'" << op->getName() << "' op " << message;
  }
  ImplicitLocOpBuilder b(op->getLoc(), op);
  Value heads = arith::MulIOp::create(b, createExtent(b, op.getKey(), dim),
                                      arith::ConstantIndexOp::create(b, group));
  Value holds = arith::CmpIOp::create(
      b, CmpIPredicate::eq, createExtent(b, op.getQuery(), dim), heads);
  createAssert(b, op, holds, message);
  return success();
}

namespace {
/// The least and the greatest number of an expression of the loops' induction
/// variables, where no loop is empty.
struct Bounds {
  Value least, greatest;
};
} // namespace

/// Exact where a loop is in one term only, as in windows; for others the bounds
/// may lie outside.
static Bounds createBounds(ImplicitLocOpBuilder &b, AffineExpr expression,
                           ArrayRef<Value> last) {
  auto constant = [&](int64_t number) {
    return arith::ConstantIndexOp::create(b, number).getResult();
  };
  if (auto number = dyn_cast<AffineConstantExpr>(expression))
    return {constant(number.getValue()), constant(number.getValue())};
  if (auto loop = dyn_cast<AffineDimExpr>(expression))
    return {constant(0), last[loop.getPosition()]};
  auto binary = cast<AffineBinaryOpExpr>(expression);
  Bounds left = createBounds(b, binary.getLHS(), last),
         right = createBounds(b, binary.getRHS(), last);
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return {b.createOrFold<arith::AddIOp>(left.least, right.least),
            b.createOrFold<arith::AddIOp>(left.greatest, right.greatest)};
  case AffineExprKind::Mul: {
    Value x = b.createOrFold<arith::MulIOp>(left.least, right.least),
          y = b.createOrFold<arith::MulIOp>(left.greatest, right.greatest);
    return {b.createOrFold<arith::MinSIOp>(x, y),
            b.createOrFold<arith::MaxSIOp>(x, y)};
  }
  case AffineExprKind::FloorDiv:
    return {b.createOrFold<arith::FloorDivSIOp>(left.least, right.least),
            b.createOrFold<arith::FloorDivSIOp>(left.greatest, right.greatest)};
  case AffineExprKind::CeilDiv:
    return {b.createOrFold<arith::CeilDivSIOp>(left.least, right.least),
            b.createOrFold<arith::CeilDivSIOp>(left.greatest, right.greatest)};
  default: {
    // x mod n of 0 <= x is at most x.
    Value most = b.createOrFold<arith::SubIOp>(right.greatest, constant(1));
    return {constant(0), b.createOrFold<arith::MinUIOp>(left.greatest, most)};
  }
  }
}

/// Checks that an index which is computed from loops, as that of a window,
/// exists in its operand.
void ExtentChecker::checkWindow(linalg::LinalgOp op, OpOperand &operand,
                                int64_t dim, AffineExpr expression) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<SmallVector<OperandDim>> groups = getEqualExtents(op);
  bool isStatic = !ShapedType::isDynamic(
      cast<RankedTensorType>(operand.get().getType()).getDimSize(dim));
  for (auto [loop, range] : llvm::enumerate(ranges))
    isStatic &=
        !expression.isFunctionOfDim(loop) || !ShapedType::isDynamic(range);
  if (isStatic)
    return; // The verifier knows.
  ImplicitLocOpBuilder b(op->getLoc(), op);
  Value one = arith::ConstantIndexOp::create(b, 1);
  Value zero = arith::ConstantIndexOp::create(b, 0);
  Value isEmpty;
  SmallVector<Value> last(ranges.size());
  for (auto [loop, group] : llvm::enumerate(groups)) {
    if (!expression.isFunctionOfDim(loop))
      continue;
    assert(!group.empty() && "linalg finds each loop's extent in an operand");
    Value extent = createExtent(b, op->getOperand(group.front().operand),
                                group.front().dim);
    last[loop] = b.createOrFold<arith::SubIOp>(extent, one);
    Value isNone =
        b.createOrFold<arith::CmpIOp>(CmpIPredicate::eq, extent, zero);
    isEmpty = isEmpty ? b.createOrFold<arith::OrIOp>(isEmpty, isNone) : isNone;
  }
  Bounds bounds = createBounds(b, expression, last);
  Value extent = createExtent(b, operand.get(), dim);
  Value isBehind =
      b.createOrFold<arith::CmpIOp>(CmpIPredicate::sge, bounds.least, zero);
  Value isBefore = b.createOrFold<arith::CmpIOp>(CmpIPredicate::slt,
                                                 bounds.greatest, extent);
  Value holds = b.createOrFold<arith::AndIOp>(isBehind, isBefore);
  if (isEmpty)
    holds = b.createOrFold<arith::OrIOp>(isEmpty, holds);
  createAssert(b, op, holds,
               "reads or writes elements that " +
                   describe({operand.getOperandNumber(), dim}) +
                   " does not have");
}

LogicalResult ExtentChecker::check(Operation *op) {
  if (isOpTriviallyDead(op))
    return success();
  for (ArrayRef<OperandDim> group : getEqualExtents(op))
    if (failed(checkGroup(op, group)))
      return failure();
  if (auto attention = dyn_cast<AttentionOp>(op))
    return checkHeads(attention);
  if (auto gradient = dyn_cast<AttentionGradientOp>(op))
    return checkHeads(gradient);
  auto linalg = dyn_cast<linalg::LinalgOp>(op);
  if (!linalg)
    return success();
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()))
      for (auto [dim, expression] : llvm::enumerate(
               linalg.getMatchingIndexingMap(&operand).getResults()))
        if (!isa<AffineDimExpr>(expression))
          checkWindow(linalg, operand, dim, expression);
  return success();
}

FailureOr<int64_t> dp::insertExtentChecks(func::FuncOp function) {
  assert(!function.isExternal() && "expected a body");
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) { ops.push_back(op); });
  ExtentChecker checker(function);
  for (Operation *op : ops)
    if (failed(checker.check(op)))
      return failure();
  return checker.numChecks;
}
