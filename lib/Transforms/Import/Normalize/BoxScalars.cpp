//===- BoxScalars.cpp - An entry's scalars as tensors of rank 0 -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Only the signatures and returns of entries change, so the pass walks entries:
// a conversion with a type converter would visit, and box, all scalars.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-box-scalars"

namespace mlir::dp {
#define GEN_PASS_DEF_DPBOXSCALARS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the tensor type for a scalar of type `type`; null for types that
/// stay.
static RankedTensorType getBoxType(Type type) {
  if (type.isIndex())
    type = IntegerType::get(type.getContext(), 64);
  if (!type.isIntOrFloat() && !isa<ComplexType>(type))
    return {};
  return RankedTensorType::get({}, type);
}

static void boxArguments(func::FuncOp entry) {
  Block &block = entry.front();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  for (BlockArgument argument : block.getArguments()) {
    Type type = argument.getType();
    RankedTensorType box = getBoxType(type);
    if (!box)
      continue;
    Location loc = argument.getLoc();
    LDBG() << entry.getName() << ": argument " << argument.getArgNumber()
           << " of type " << type << " becomes " << box;
    argument.setType(box);
    Value value =
        tensor::ExtractOp::create(builder, loc, argument, ValueRange());
    Operation *read = value.getDefiningOp();
    if (type.isIndex())
      value = arith::IndexCastOp::create(builder, loc, type, value);
    argument.replaceAllUsesExcept(value, read);
  }
}

static void boxResults(func::ReturnOp op) {
  OpBuilder builder(op);
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    RankedTensorType box = getBoxType(value.getType());
    if (!box)
      continue;
    LDBG() << "result " << operand.getOperandNumber() << " of type "
           << value.getType() << " becomes " << box;
    if (value.getType().isIndex())
      value = arith::IndexCastOp::create(builder, op.getLoc(),
                                         box.getElementType(), value);
    operand.set(
        tensor::FromElementsOp::create(builder, op.getLoc(), box, value));
  }
}

namespace {
struct BoxScalars : dp::impl::DPBoxScalarsBase<BoxScalars> {
  void runOnStage() override {
    ModuleOp module = getOperation();
    SymbolTableCollection symbols;
    SymbolUserMap users(symbols, module);
    for (auto entry : module.getOps<func::FuncOp>()) {
      // A function that is called keeps its type, which is an error later.
      if (!entry.isPublic() || entry.isExternal() ||
          entry->hasAttr(kSPMDAttr) || entry->hasAttr(kKernelAttr) ||
          !users.useEmpty(entry))
        continue;
      boxArguments(entry);
      SmallVector<Type> results(entry.getResultTypes());
      for (Type &type : results)
        if (RankedTensorType box = getBoxType(type))
          type = box;
      entry.walk([](func::ReturnOp op) { boxResults(op); });
      entry.setFunctionType(FunctionType::get(
          &getContext(), entry.front().getArgumentTypes(), results));
    }
  }
};
} // namespace
