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

static void flatten(gpu::GPUFuncOp kernel, const LLVMTypeConverter &converter) {
  SmallVector<Type> types, before(kernel.getArgumentTypes());
  SmallVector<DictionaryAttr> attributes;
  // The shared buffers stay after the parameters.
  for (const FlatParam &param : flattenParams(
           kernel.getBody().front(), kernel.getNumArguments(), converter)) {
    types.push_back(param.type);
    attributes.push_back(
        param.isAddress
            ? getAddressAttrs(kernel.getArgAttrDict(param.parameter),
                              before[param.parameter])
            : DictionaryAttr());
  }
  LDBG() << kernel.getName() << ": " << kernel.getNumArguments()
         << " parameters become " << types.size();
  kernel.setFunctionType(FunctionType::get(kernel.getContext(), types, {}));
  kernel.setAllArgAttrs(attributes);
}

static void flatten(gpu::LaunchFuncOp launch, const LLVMTypeConverter &types) {
  OpBuilder builder(launch);
  Location loc = launch.getLoc();
  SmallVector<Value> values;
  for (Value param : launch.getKernelOperands()) {
    Value converted = param;
    if (param.getType().isIndex())
      converted =
          arith::IndexCastOp::create(builder, loc, builder.getI64Type(), param);
    else if (isa<MemRefType>(param.getType()))
      converted = UnrealizedConversionCastOp::create(
                      builder, loc, types.convertType(param.getType()), param)
                      .getResult(0);
    flattenParam(builder, loc, types, param, converted, values);
  }
  launch.getKernelOperandsMutable().assign(values);
}

namespace {
struct FlattenKernelParams
    : dp::impl::DPFlattenKernelParamsBase<FlattenKernelParams> {
  void runOnStage() override {
    LLVMTypeConverter types(&getContext());
    getOperation().walk([&](gpu::GPUFuncOp kernel) {
      if (kernel.isKernel())
        flatten(kernel, types);
    });
    getOperation().walk(
        [&](gpu::LaunchFuncOp launch) { flatten(launch, types); });
  }
};
} // namespace
