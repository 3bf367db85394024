//===- FlattenKernelParams.cpp - Parameters of GPU kernels ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ScheduleToRuntime/KernelParams.h"

#include "dp/Conversion/Passes.h"
#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-flatten-kernel-params"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFLATTENKERNELPARAMS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns the attributes of an address that is passed for a buffer of `type`.
/// LLVM joins accesses side by side where it knows that they are aligned, and a
/// dense buffer begins at a multiple of kVectorBytes.
static DictionaryAttr getAddressAttrs(DictionaryAttr attributes, Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref || !memref.getLayout().isIdentity())
    return attributes;
  NamedAttrList list(attributes);
  list.set(
      LLVM::LLVMDialect::getAlignAttrName(),
      IntegerAttr::get(IntegerType::get(type.getContext(), 64), kVectorBytes));
  return list.getDictionary(type.getContext());
}

namespace {
struct FlattenKernel : OpRewritePattern<gpu::GPUFuncOp> {
  FlattenKernel(MLIRContext *context, const LLVMTypeConverter &types)
      : OpRewritePattern(context), types(types) {}

  LogicalResult matchAndRewrite(gpu::GPUFuncOp kernel,
                                PatternRewriter &rewriter) const override {
    if (!kernel.isKernel())
      return failure();
    rewriter.modifyOpInPlace(kernel, [&] { flatten(kernel); });
    return success();
  }

private:
  void flatten(gpu::GPUFuncOp kernel) const {
    SmallVector<Type> flat, before(kernel.getArgumentTypes());
    SmallVector<DictionaryAttr> attributes;
    // The shared buffers stay after the parameters.
    for (const FlatParam &param : flattenParams(
             kernel.getBody().front(), kernel.getNumArguments(), types)) {
      flat.push_back(param.type);
      attributes.push_back(
          param.isAddress
              ? getAddressAttrs(kernel.getArgAttrDict(param.parameter),
                                before[param.parameter])
              : DictionaryAttr());
    }
    LDBG() << kernel.getName() << ": " << kernel.getNumArguments()
           << " parameters become " << flat.size();
    kernel.setFunctionType(FunctionType::get(kernel.getContext(), flat, {}));
    kernel.setAllArgAttrs(attributes);
  }

  const LLVMTypeConverter &types;
};

struct FlattenLaunch : OpRewritePattern<gpu::LaunchFuncOp> {
  FlattenLaunch(MLIRContext *context, const LLVMTypeConverter &types)
      : OpRewritePattern(context), types(types) {}

  LogicalResult matchAndRewrite(gpu::LaunchFuncOp launch,
                                PatternRewriter &rewriter) const override {
    Location loc = launch.getLoc();
    SmallVector<Value> values;
    for (Value param : launch.getKernelOperands()) {
      Value converted = param;
      if (param.getType().isIndex())
        converted = arith::IndexCastOp::create(rewriter, loc,
                                               rewriter.getI64Type(), param);
      else if (isa<MemRefType>(param.getType()))
        converted =
            UnrealizedConversionCastOp::create(
                rewriter, loc, types.convertType(param.getType()), param)
                .getResult(0);
      flattenParam(rewriter, loc, types, param, converted, values);
    }
    rewriter.modifyOpInPlace(
        launch, [&] { launch.getKernelOperandsMutable().assign(values); });
    return success();
  }

private:
  const LLVMTypeConverter &types;
};

struct FlattenKernelParams
    : dp::impl::DPFlattenKernelParamsBase<FlattenKernelParams> {
  void runOnStage() override {
    LLVMTypeConverter types(&getContext());
    RewritePatternSet patterns(&getContext());
    patterns.add<FlattenKernel, FlattenLaunch>(&getContext(), types);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
