//===- FoldForeignIdentities.cpp - Folding of foreign ops without effect --===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ScalarCode.h"

#include "dp/IR/DP.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fold-foreign-identities"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFOLDFOREIGNIDENTITIES
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

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

static LogicalResult replaceByOperands(Operation *op) {
  if (op->getOperandTypes() != op->getResultTypes())
    return op->emitOpError() << "expected results of its operands' types";
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
  return success();
}

static LogicalResult eraseMesh(Operation *op) {
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
  op->erase();
  return success();
}

static LogicalResult foldCustomCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  if (target && target.getValue() == "Sharding")
    return replaceByOperands(op);
  return op->emitOpError() << "calls "
                           << (target ? "'" + target.getValue() + "'"
                                      : Twine("a function without a name"))
                                  .str()
                           << ", which dp does not have";
}

/// A reduction over no dimensions combines each element with the initial value.
static LogicalResult foldReduce(Operation *op) {
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
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  for (Type other : op->getResultTypes())
    if (!type || cast<RankedTensorType>(other).getShape() != type.getShape())
      return op->emitOpError() << "expected ranked tensors of one shape";
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap scalar = AffineMap::get(type.getRank(), 0, builder.getContext());
  SmallVector<AffineMap> maps;
  SmallVector<Value> empties;
  SmallVector<Type> elements;
  for (unsigned i = 0; i < 2 * number; ++i)
    maps.push_back(i < number ? map : scalar);
  for (Value operand : op->getOperands().take_front(number)) {
    elements.push_back(getElementTypeOrSelf(operand.getType()));
    empties.push_back(tensor::EmptyOp::create(
        builder, loc, tensor::getMixedSizes(builder, loc, operand),
        elements.back()));
    maps.push_back(map);
  }
  auto generic = linalg::GenericOp::create(
      builder, loc, op->getResultTypes(), op->getOperands(), empties, maps,
      SmallVector<utils::IteratorType>(type.getRank(),
                                       utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        SmallVector<Value> operands(arguments.slice(number, number));
        llvm::append_range(operands, arguments.take_front(number));
        linalg::YieldOp::create(body, at,
                                code->emit(body, at, operands, elements));
      });
  op->replaceAllUsesWith(generic.getResults());
  op->erase();
  return success();
}

/// Erases the attributes by which a front end says how it would shard.
static void dropShardings(Operation *op) {
  auto isSharding = [](StringAttr name) {
    return name.getValue().starts_with("sdy.");
  };
  for (NamedAttribute attribute : llvm::to_vector(op->getDiscardableAttrs()))
    if (isSharding(attribute.getName()))
      op->removeDiscardableAttr(attribute.getName());
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function)
    return;
  FunctionSignature signature(function);
  bool isChanged = false;
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (DictionaryAttr attributes = function.getArgAttrDict(i))
      for (NamedAttribute attribute : attributes)
        if (isSharding(attribute.getName())) {
          signature.removeArgAttr(i, attribute.getName());
          isChanged = true;
        }
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (DictionaryAttr attributes = function.getResultAttrDict(i))
      for (NamedAttribute attribute : attributes)
        if (isSharding(attribute.getName())) {
          signature.removeResultAttr(i, attribute.getName());
          isChanged = true;
        }
  if (isChanged)
    signature.write();
}

namespace {
struct FoldForeignIdentities
    : dp::impl::DPFoldForeignIdentitiesBase<FoldForeignIdentities> {
  void runOnStage() override {
    SmallVector<Operation *> found;
    getOperation().walk([&](Operation *op) {
      dropShardings(op);
      if (isForeignOp(op))
        found.push_back(op);
    });
    for (Operation *op : found)
      if (failed(fold(op)))
        return signalPassFailure();
  }

  LogicalResult fold(Operation *op) {
    using Fold = LogicalResult (*)(Operation *);
    auto foldOp = llvm::StringSwitch<Fold>(op->getName().getStringRef())
                      .Cases({"stablehlo.optimization_barrier",
                              "sdy.sharding_constraint"},
                             replaceByOperands)
                      .Case("sdy.mesh", eraseMesh)
                      .Case("stablehlo.custom_call", foldCustomCall)
                      .Case("stablehlo.reduce", foldReduce)
                      .Default(nullptr);
    if (!foldOp)
      return success();
    LDBG() << "fold " << op->getName() << " at " << op->getLoc();
    ++numFolded;
    return foldOp(op);
  }
};
} // namespace
