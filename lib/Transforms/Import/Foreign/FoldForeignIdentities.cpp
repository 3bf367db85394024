//===- FoldForeignIdentities.cpp - Folding of foreign ops without effect --===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "ScalarCode.h"

#include "dp/IR/DP.h"
#include "dp/IR/Routine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the number of devices of `mesh<["data"=4, "model"=2]>`; none if it
/// has another form.
static std::optional<int64_t> getNumDevices(Attribute attribute) {
  auto opaque = dyn_cast_if_present<OpaqueAttr>(attribute);
  if (!opaque)
    return std::nullopt;
  StringRef text = opaque.getAttrData();
  if (!text.consume_front("mesh<["))
    return std::nullopt;
  int64_t devices = 1;
  while (!text.consume_front("]")) {
    int64_t extent;
    if (!text.consume_front("\"") || !(text = text.drop_until([](char c) {
                                        return c == '"';
                                      })).consume_front("\"") ||
        !text.consume_front("=") || text.consumeInteger(10, extent) ||
        extent < 1)
      return std::nullopt;
    text.consume_front(",");
    text = text.ltrim();
    devices *= extent;
  }
  return devices;
}

LogicalResult dp::replaceByOperands(Operation *op, PatternRewriter &rewriter) {
  if (op->getOperandTypes() != op->getResultTypes())
    return op->emitOpError() << "expected results of its operands' types";
  rewriter.replaceOp(op, op->getOperands());
  return success();
}

LogicalResult dp::eraseMesh(Operation *op, PatternRewriter &rewriter) {
  std::optional<int64_t> devices = getNumDevices(op->getAttr("mesh"));
  if (devices != 1) {
    InFlightDiagnostic error = op->emitOpError() << "is a mesh of ";
    if (devices)
      error << *devices << " devices";
    else
      error << "a form that dp does not know";
    return error << "; dp places tensors itself, so export the step for one "
                    "device";
  }
  rewriter.eraseOp(op);
  return success();
}

LogicalResult dp::convertCustomCall(Operation *op, PatternRewriter &rewriter) {
  if (std::optional<Routine> routine = getLapackRoutine(op))
    return raiseLapack(op, *routine, rewriter);

  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  if (target && target.getValue() == "Sharding")
    return replaceByOperands(op, rewriter);
  return op->emitOpError() << "calls "
                           << (target ? "'" + target.getValue() + "'"
                                      : Twine("a function without a name"))
                                  .str()
                           << ", which dp does not have";
}

/// A reduction over no dimensions combines each element with the initial value.
LogicalResult dp::foldReduce(Operation *op, PatternRewriter &rewriter) {
  auto dimensions = op->getAttrOfType<DenseI64ArrayAttr>("dimensions");
  unsigned number = op->getNumResults();
  if (!dimensions || !dimensions.empty() || number == 0 ||
      op->getNumOperands() != 2 * number ||
      TypeRange(op->getOperands().take_front(number)) != op->getResultTypes())
    return op->emitOpError() << "is not lowered; expected a reduction over no "
                                "dimensions, or one in linalg";
  FailureOr<ScalarCode> code = getScalarCode(op);
  if (failed(code))
    return failure();
  if (code->block->getNumArguments() != 2 * number ||
      code->results.size() != number)
    return op->emitOpError() << "expected a region that combines two elements "
                                "of each operand";
  Location loc = op->getLoc();
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  for (Type other : op->getResultTypes())
    if (!type || cast<RankedTensorType>(other).getShape() != type.getShape())
      return op->emitOpError() << "expected ranked tensors of one shape";
  AffineMap map = rewriter.getMultiDimIdentityMap(type.getRank());
  AffineMap scalar = AffineMap::get(type.getRank(), 0, rewriter.getContext());
  SmallVector<AffineMap> maps;
  SmallVector<Value> empties;
  SmallVector<Type> elements;
  for (unsigned i = 0; i < 2 * number; ++i)
    maps.push_back(i < number ? map : scalar);
  for (Value operand : op->getOperands().take_front(number)) {
    elements.push_back(getElementTypeOrSelf(operand.getType()));
    empties.push_back(tensor::EmptyOp::create(
        rewriter, loc, tensor::getMixedSizes(rewriter, loc, operand),
        elements.back()));
    maps.push_back(map);
  }
  auto generic = linalg::GenericOp::create(
      rewriter, loc, op->getResultTypes(), op->getOperands(), empties, maps,
      SmallVector<utils::IteratorType>(type.getRank(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        SmallVector<Value> operands(arguments.slice(number, number));
        llvm::append_range(operands, arguments.take_front(number));
        linalg::YieldOp::create(body, at,
                                code->emit(body, at, operands, elements));
      });
  rewriter.replaceOp(op, generic.getResults());
  return success();
}
