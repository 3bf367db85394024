//===- ConvertStablehlo.cpp - Ops of StableHLO and Shardy -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"

#include "dp/IR/DP.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-convert-stablehlo"

namespace mlir::dp {
#define GEN_PASS_DEF_DPCONVERTSTABLEHLO
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static const StringRef kStablehloDialects[] = {"stablehlo", "sdy"};

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
struct ConvertStablehlo : dp::impl::DPConvertStablehloBase<ConvertStablehlo> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context);
    populateForeignPatterns(all, kStablehloDialects);
    patterns = std::move(all);
    return success();
  }

  void runOnStage() override {
    LDBG() << "convert " << getOperation()->getName();
    getOperation().walk(dropShardings);
    if (failed(convertForeignOps(getOperation(), patterns, kStablehloDialects)))
      signalPassFailure();
  }

private:
  FrozenRewritePatternSet patterns;
};
} // namespace
