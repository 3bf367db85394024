//===- RuntimeCalls.h - Calls of the runtime's ABI --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_RUNTIMECALLS_H
#define DP_CONVERSION_RUNTIMECALLS_H

#include "dp/IR/DP.h"

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::dp {

/// Emits calls of dp/Runtime/DeviceABI.h, declaring what they need.
class RuntimeCalls {
public:
  RuntimeCalls(ModuleOp module, LLVMTypeConverter &types);

  /// Calls a function of the runtime, declared at its first use.
  Value call(OpBuilder &builder, Location loc, StringRef name, Type result,
             ValueRange operands);

  /// Emits the call of one schedule op and returns its status. What has to lie
  /// in the frame is put into `frame`, the function's first block. `collective`
  /// counts the collectives emitted so far.
  Value lower(OpBuilder &builder, Operation *op, Value device, Block &frame,
              int64_t &collective);

  /// Emits the call that reads an element; returns its status and the address
  /// in `frame` where the element then is.
  std::pair<Value, Value> lowerRead(OpBuilder &builder, HostReadOp op,
                                    Value device, Block &frame);

  /// A memref of identity layout at `pointer`; `sizes` are the dynamic ones.
  Value buildMemRef(OpBuilder &builder, Location loc, MemRefType type,
                    Value pointer, ValueRange sizes);

  /// What a launch passes for `param`: a pointer and what of sizes, strides is
  /// dynamic, or the scalar itself.
  void flatten(OpBuilder &builder, Location loc, Value param,
               SmallVectorImpl<Value> &values);

  /// Makes a kernel a function of type dp_host_kernel of the same name that
  /// unpacks the parameters for the kernel's body.
  void lowerKernel(func::FuncOp kernel);

private:
  Value lowerLaunch(OpBuilder &builder, LaunchOp op, Value device,
                    Block &frame);
  /// Packs what a launch passes: the address of an array of pointers to the
  /// values, both in `frame`, and how many they are.
  std::pair<Value, int64_t> packParams(OpBuilder &builder, Location loc,
                                       ValueRange params, Block &frame);
  Value lowerGridLaunch(OpBuilder &builder, gpu::LaunchFuncOp op, Value device,
                        Block &frame);
  Value lowerNccl(OpBuilder &builder, Operation *op, Value device,
                  int64_t index);
  /// A constant {pointer to `name`, address of `symbol`}.
  Value getRecord(OpBuilder &builder, Location loc, StringRef record,
                  StringRef name, StringRef symbol);
  Value lowerGemm(OpBuilder &builder, GemmOp op, Value device);
  Value lowerConv(OpBuilder &builder, ConvOp op, Value device);
  Value lowerCollective(OpBuilder &builder, Operation *op, Value device,
                        int64_t index);
  /// The address of a memref's first element.
  Value getPointer(OpBuilder &builder, Location loc, Value memref);
  Value i64(OpBuilder &builder, Location loc, Value index);
  Value constant(OpBuilder &builder, Location loc, int64_t value,
                 unsigned width);

  ModuleOp module;
  LLVMTypeConverter &types;
  SymbolTable symbols;
  Type pointer;
};

/// Whether convert-dp-to-runtime makes a call of `op`.
bool isRuntimeCall(Operation *op);

} // namespace mlir::dp

#endif // DP_CONVERSION_RUNTIMECALLS_H
