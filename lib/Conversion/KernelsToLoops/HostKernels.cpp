//===- HostKernels.cpp - Kernels as functions called by the runtime -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ScheduleToRuntime/BufferAddress.h"
#include "ScheduleToRuntime/KernelParams.h"
#include "ScheduleToRuntime/RuntimeCallPatterns.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::dp;

LogicalResult mlir::dp::checkHostKernel(func::FuncOp kernel) {
  if (kernel.isExternal())
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' has no body; a launch runs what is in the module";
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes()))
    if (!type.isIntOrIndexOrFloat() && !isStrided(type))
      return emitError(kernel.getArgument(number).getLoc())
             << "argument " << number << " of kernel '" << kernel.getName()
             << "' is of type " << type
             << ", expected a number or a buffer with strides";
  return success();
}

void mlir::dp::lowerHostKernel(func::FuncOp kernel,
                               const LLVMTypeConverter &types) {
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  OpBuilder builder(context);
  std::string name = kernel.getName().str();
  DictionaryAttr noalias = builder.getDictionaryAttr(builder.getNamedAttr(
      LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr()));
  SmallVector<Type> flat;
  SmallVector<DictionaryAttr> attributes;
  for (const FlatParam &param :
       flattenParams(kernel.front(), kernel.getNumArguments(), types)) {
    bool isAlone = param.isAddress &&
                   kernel.getArgAttr(param.parameter,
                                     LLVM::LLVMDialect::getNoAliasAttrName());
    flat.push_back(param.type);
    attributes.push_back(isAlone ? noalias : DictionaryAttr());
  }
  kernel.setFunctionType(FunctionType::get(context, flat, {}));
  kernel.setAllArgAttrs(attributes);
  kernel->removeAttr(kKernelAttr);
  kernel.setName(name + ".body");
  kernel->setAttr("llvm.linkage",
                  LLVM::LinkageAttr::get(context, LLVM::Linkage::Internal));

  Type pointer = LLVM::LLVMPointerType::get(context);
  Type i64Type = builder.getI64Type();
  builder.setInsertionPointAfter(kernel);
  auto function = LLVM::LLVMFuncOp::create(
      builder, loc, name,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                  {pointer, i64Type, i64Type}));
  function.setLinkage(LLVM::Linkage::Internal);
  Block *entry = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  SmallVector<Value> operands;
  for (unsigned i = 0, e = flat.size() - 2; i < e; ++i) {
    Value element = LLVM::GEPOp::create(builder, loc, pointer, pointer,
                                        entry->getArgument(0), LLVM::GEPArg(i));
    Value slot = LLVM::LoadOp::create(builder, loc, pointer, element);
    operands.push_back(
        LLVM::LoadOp::create(builder, loc, types.convertType(flat[i]), slot));
  }
  operands.append({entry->getArgument(1), entry->getArgument(2)});
  func::CallOp::create(builder, loc, kernel, operands);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
}
