//===- ScalarCode.cpp - Regions of foreign ops as scalar code -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A combiner or comparator of StableHLO computes with tensors of rank 0. The
// front end's conversion has made linalg ops of them, or arith and math ops on
// such tensors, and leaves casts to types without a sign.
//
//===----------------------------------------------------------------------===//

#include "ScalarCode.h"

#include "StablehloScalars.h"
#include "Utils/TensorTypes.h"

#include "dp/Interfaces/Linearity.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::dp;

static bool isScalar(Type type) { return !isa<ShapedType>(type); }

static bool isPoint(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() == 0;
}

namespace {
/// Builds the code of one region.
class Scalarizer {
public:
  Scalarizer(Operation *root, Block &from, ScalarCode &code)
      : root(root), code(code), builder(root->getContext()) {
    code.block = std::make_unique<Block>();
    for (BlockArgument argument : from.getArguments())
      scalars.map(argument,
                  code.block->addArgument(
                      getSignless(getElementTypeOrSelf(argument.getType())),
                      argument.getLoc()));
    builder.setInsertionPointToEnd(code.block.get());
  }

  LogicalResult run(Block &from) {
    for (BlockArgument argument : from.getArguments())
      if (!isPoint(argument.getType()) && !isScalar(argument.getType()))
        return root->emitOpError()
               << "has a region with an argument of type " << argument.getType()
               << ", expected tensors of rank 0";
    // Its terminator is of no registered dialect.
    for (Operation &op : llvm::drop_end(from))
      if (failed(add(&op)))
        return failure();
    for (Value value : from.back().getOperands())
      code.results.push_back(getScalar(value));
    if (llvm::is_contained(code.results, Value()))
      return refuse(&from.back());
    return success();
  }

private:
  LogicalResult refuse(Operation *op) {
    InFlightDiagnostic error = root->emitOpError()
                               << "has '" << op->getName()
                               << "' in its region, which is no computation "
                                  "on numbers that dp knows";
    error.attachNote(op->getLoc()) << "see the op here";
    return error;
  }

  /// The scalar of `value`; null if there is none.
  Value getScalar(Value value) {
    if (Value known = scalars.lookupOrNull(value))
      return known;
    // A constant that folding moved out of the region.
    DenseElementsAttr constant;
    if (isPoint(value.getType()) && matchPattern(value, m_Constant(&constant)))
      return addConstant(constant);
    if (Operation *op = value.getDefiningOp();
        op && root->isAncestor(op) && !isScalar(value.getType()))
      return {};
    if (isScalar(value.getType()))
      return value;
    if (!isPoint(value.getType()))
      return {};
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(root);
    Value read =
        tensor::ExtractOp::create(builder, value.getLoc(), value, ValueRange());
    return castSign(builder, value.getLoc(), read, getSignless(read.getType()));
  }

  Value addConstant(DenseElementsAttr constant) {
    Attribute element = constant.getSplatValue<Attribute>();
    if (auto integer = dyn_cast<IntegerAttr>(element))
      element =
          IntegerAttr::get(getSignless(integer.getType()), integer.getValue());
    auto typed = dyn_cast<TypedAttr>(element);
    if (!typed)
      return {};
    return arith::ConstantOp::create(builder, root->getLoc(), typed);
  }

  LogicalResult add(Operation *op) {
    if (isa<tensor::EmptyOp>(op))
      return success();
    if (isa<UnrealizedConversionCastOp, tensor::FromElementsOp,
            tensor::ExtractOp>(op))
      return forward(op);
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      if (auto elements = dyn_cast<DenseElementsAttr>(constant.getValue())) {
        if (!isPoint(elements.getType()))
          return refuse(op);
        scalars.map(op->getResult(0), addConstant(elements));
        return success();
      }
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      return addGeneric(generic);
    if (isStablehlo(op)) {
      if (auto constant = op->getAttrOfType<DenseElementsAttr>("value");
          constant && op->getNumOperands() == 0 &&
          isPoint(constant.getType())) {
        scalars.map(op->getResult(0), addConstant(constant));
        return success();
      }
      SmallVector<Value> operands;
      if (failed(getScalars(op, operands)))
        return refuse(op);
      Value result = emitStablehloScalar(builder, op, operands);
      if (!result)
        return refuse(op);
      scalars.map(op->getResult(0), result);
      return success();
    }
    return addElementwise(op);
  }

  LogicalResult getScalars(Operation *op, SmallVectorImpl<Value> &operands) {
    for (Value operand : op->getOperands()) {
      operands.push_back(getScalar(operand));
      if (!operands.back())
        return failure();
    }
    return success();
  }

  /// An op whose result is its operand, in another form.
  LogicalResult forward(Operation *op) {
    if (op->getNumOperands() != 1 || op->getNumResults() != 1)
      return refuse(op);
    Value scalar = getScalar(op->getOperand(0));
    if (!scalar || scalar.getType() != getSignless(getElementTypeOrSelf(
                                           op->getResult(0).getType())))
      return refuse(op);
    scalars.map(op->getResult(0), scalar);
    return success();
  }

  LogicalResult addGeneric(linalg::GenericOp op) {
    if (op.getNumLoops() != 0)
      return refuse(op);
    // An output that the body reads has no value unless it was filled.
    for (auto [output, argument] :
         llvm::zip_equal(op.getOutputs(), op.getRegionOutputArgs()))
      if (!argument.use_empty() && !scalars.contains(output))
        return refuse(op);
    for (auto [operand, argument] :
         llvm::zip_equal(op->getOperands(), op.getBody()->getArguments())) {
      Value scalar =
          argument.use_empty() ? Value(argument) : getScalar(operand);
      if (!scalar)
        return refuse(op);
      scalars.map(argument, scalar);
    }
    for (Operation &inner : op.getBody()->without_terminator())
      if (failed(add(&inner)))
        return failure();
    for (auto [result, value] : llvm::zip_equal(
             op.getResults(), op.getBody()->getTerminator()->getOperands()))
      scalars.map(result, getScalar(value));
    return success();
  }

  /// An op of arith, math or complex, on scalars or tensors of rank 0.
  LogicalResult addElementwise(Operation *op) {
    bool isKnown = isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                                   complex::ComplexDialect>(op->getDialect()) &&
                   op->getNumRegions() == 0;
    bool isOnPoints = llvm::any_of(op->getOperandTypes(), isPoint);
    SmallVector<Value> operands;
    if (!isKnown || (isOnPoints && !op->hasTrait<OpTrait::Elementwise>()) ||
        failed(getScalars(op, operands)))
      return refuse(op);
    OperationState state(op->getLoc(), op->getName(), operands, {},
                         op->getAttrs());
    for (Type type : op->getResultTypes())
      state.addTypes(getElementTypeOrSelf(type));
    Operation *scalar = builder.create(state);
    scalars.map(op->getResults(), scalar->getResults());
    return success();
  }

  Operation *root;
  ScalarCode &code;
  OpBuilder builder;
  IRMapping scalars;
};
} // namespace

FailureOr<ScalarCode> dp::getScalarCode(Operation *op, unsigned number) {
  if (op->getNumRegions() <= number || !op->getRegion(number).hasOneBlock() ||
      op->getRegion(number).front().empty())
    return op->emitOpError() << "expected a region of one block";
  Block &from = op->getRegion(number).front();
  ScalarCode code;
  if (failed(Scalarizer(op, from, code).run(from)))
    return failure();
  return code;
}

SmallVector<Value> ScalarCode::emit(OpBuilder &builder, Location loc,
                                    ValueRange arguments,
                                    TypeRange types) const {
  IRMapping mapping;
  for (auto [argument, value] :
       llvm::zip_equal(block->getArguments(), arguments))
    mapping.map(argument, castSign(builder, loc, value, argument.getType()));
  for (Operation &op : *block)
    builder.clone(op, mapping);
  SmallVector<Value> values;
  for (auto [value, type] : llvm::zip_equal(results, types))
    values.push_back(
        castSign(builder, loc, mapping.lookupOrDefault(value), type));
  return values;
}

Combination dp::matchCombination(const ScalarCode &code, unsigned number,
                                 unsigned before, unsigned update) {
  Value result = code.results[number], old = code.block->getArgument(before),
        added = code.block->getArgument(update);
  if (result == added)
    return {Combination::replace};
  Operation *op = result.getDefiningOp();
  if (!op || op->getBlock() != code.block.get() || op->getNumOperands() != 2)
    return {};
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (lhs == old && rhs == added && isa<arith::SubFOp, arith::SubIOp>(op))
    return {Combination::subtract};
  if (!(lhs == old && rhs == added) && !(lhs == added && rhs == old))
    return {};
  if (isa<complex::AddOp>(op))
    return {Combination::reduce, ReductionKind::add};
  std::optional<ReductionKind> kind =
      getCombinerKind(op, /*accumulatorIsLhs=*/false);
  if (!kind || !isReducible(*kind, result.getType()))
    return {};
  return {Combination::reduce, *kind};
}
