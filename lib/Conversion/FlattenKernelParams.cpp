//===- FlattenKernelParams.cpp - GPU kernels take what a launch passes ----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "dp/Conversion/Passes.h"
#include "dp/IR/Stage.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFLATTENKERNELPARAMS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The types of a parameter as RuntimeCalls::flatten passes it: of a buffer the
/// pointer to its first element, its dynamic sizes and the dynamic strides of
/// its layout; of an index an i64.
static void flatten(gpu::GPUFuncOp kernel, const LLVMTypeConverter &converter,
                    RuntimeCalls &calls) {
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  OpBuilder builder(context);
  Block &block = kernel.getBody().front();
  builder.setInsertionPointToStart(&block);
  Type i64 = builder.getI64Type();
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  unsigned numOld = kernel.getNumArguments();
  // The new arguments go between the old ones and the shared buffers.
  auto add = [&](Type type, DictionaryAttr attribute = {}) -> Value {
    types.push_back(type);
    attributes.push_back(attribute);
    return block.insertArgument(numOld + types.size() - 1, type, loc);
  };
  for (unsigned i = 0; i < numOld; ++i) {
    BlockArgument argument = block.getArgument(i);
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      bool isIndex = argument.getType().isIndex();
      Value value = add(isIndex ? i64 : argument.getType());
      if (isIndex)
        value =
            arith::IndexCastOp::create(builder, loc, argument.getType(), value);
      argument.replaceAllUsesWith(value);
      continue;
    }
    Value address =
        add(LLVM::LLVMPointerType::get(context), kernel.getArgAttrDict(i));
    auto [strides, offset] = type.getStridesAndOffset();
    unsigned numDynamic = type.getNumDynamicDims();
    if (!type.getLayout().isIdentity())
      numDynamic += llvm::count_if(strides, ShapedType::isDynamic);
    SmallVector<Value> sizes;
    for (unsigned k = 0; k < numDynamic; ++k)
      sizes.push_back(add(i64));
    if (argument.use_empty())
      continue;
    // The address is that of the first element; accesses add the offset.
    if (offset != 0 && !ShapedType::isDynamic(offset))
      address = LLVM::GEPOp::create(
          builder, loc, address.getType(),
          converter.convertType(type.getElementType()), address,
          LLVM::GEPArg(static_cast<int32_t>(-offset)));
    argument.replaceAllUsesWith(
        calls.buildMemRef(builder, loc, type, address, sizes));
  }
  block.eraseArguments(0, numOld);
  kernel.setFunctionType(FunctionType::get(context, types, {}));
  kernel.setAllArgAttrs(attributes);
}

namespace {
struct FlattenKernelParams
    : dp::impl::DPFlattenKernelParamsBase<FlattenKernelParams> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::buffers, Stage::planned, Stage::calls})))
      return signalPassFailure();
    LLVMTypeConverter types(&getContext());
    RuntimeCalls calls(getOperation(), types);
    getOperation().walk([&](gpu::GPUFuncOp kernel) {
      if (kernel.isKernel())
        flatten(kernel, types, calls);
    });
    getOperation().walk([&](gpu::LaunchFuncOp launch) {
      OpBuilder builder(launch);
      SmallVector<Value> values;
      for (Value param : launch.getKernelOperands())
        calls.flatten(builder, launch.getLoc(), param, values);
      launch.getKernelOperandsMutable().assign(values);
    });
  }
};
} // namespace
