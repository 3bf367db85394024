//===- RuntimeCallsCuda.cpp - Calls that only a GPU target makes ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "dp/Runtime/DeviceABI.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::dp;

Value RuntimeCalls::lowerGridLaunch(OpBuilder &builder, gpu::LaunchFuncOp op,
                                    Value device, Block &frame) {
  Location loc = op.getLoc();
  StringRef kernel = op.getKernelName();
  // The dp_gpu_module is defined when the image is known (embedGpuModule).
  std::string gpuModule =
      (op.getKernelModuleName().getValue() + ".module").str();
  if (!symbols.lookup(gpuModule)) {
    OpBuilder at = OpBuilder::atBlockBegin(module.getBody());
    auto type = LLVM::LLVMStructType::getLiteral(
        builder.getContext(), {pointer, pointer, builder.getI64Type()});
    symbols.insert(LLVM::GlobalOp::create(
        at, module.getLoc(), type,
        /*isConstant=*/true, LLVM::Linkage::External, gpuModule, Attribute()));
  }
  auto [array, count] = packParams(builder, loc, op.getKernelOperands(), frame);
  auto toI64 = [&](Value value) {
    return value.getType().isIndex() ? i64(builder, loc, value) : value;
  };
  Value shared = constant(builder, loc, 0, 64);
  if (Value bytes = op.getDynamicSharedMemorySize())
    shared = arith::ExtUIOp::create(builder, loc, builder.getI64Type(), bytes);
  return call(
      builder, loc, "dp_rt_launch_grid", builder.getI32Type(),
      {device,
       getRecord(builder, loc, (kernel + ".record").str(), kernel, gpuModule),
       toI64(op.getGridSizeX()), toI64(op.getBlockSizeX()), shared, array,
       constant(builder, loc, count, 64)});
}

/// The ABI's number of one of NCCL's types.
static dp_dtype getDType(NcclDataType datatype) {
  switch (datatype) {
  case NcclDataType::ncclInt8:
    return DP_I8;
  case NcclDataType::ncclUint8:
    return DP_U8;
  case NcclDataType::ncclInt32:
    return DP_I32;
  case NcclDataType::ncclUint32:
    return DP_U32;
  case NcclDataType::ncclInt64:
    return DP_I64;
  case NcclDataType::ncclUint64:
    return DP_U64;
  case NcclDataType::ncclFloat16:
    return DP_F16;
  case NcclDataType::ncclFloat32:
    return DP_F32;
  case NcclDataType::ncclFloat64:
    return DP_F64;
  case NcclDataType::ncclBfloat16:
    return DP_BF16;
  }
  llvm_unreachable("all types return");
}

/// The ABI's number of what NCCL's `op` does to `datatype`: of floats its
/// maximum prefers numbers.
static dp_reduction getReduction(NcclRedOp op, NcclDataType datatype) {
  bool isFloat = datatype >= NcclDataType::ncclFloat16;
  bool isUnsigned = datatype == NcclDataType::ncclUint8 ||
                    datatype == NcclDataType::ncclUint32 ||
                    datatype == NcclDataType::ncclUint64;
  switch (op) {
  case NcclRedOp::ncclSum:
    return DP_REDUCE_ADD;
  case NcclRedOp::ncclProd:
    return DP_REDUCE_MUL;
  case NcclRedOp::ncclMax:
    return isFloat      ? DP_REDUCE_MAXNUM
           : isUnsigned ? DP_REDUCE_UMAX
                        : DP_REDUCE_MAX;
  case NcclRedOp::ncclMin:
    return isFloat      ? DP_REDUCE_MINNUM
           : isUnsigned ? DP_REDUCE_UMIN
                        : DP_REDUCE_MIN;
  }
  llvm_unreachable("all operations return");
}

Value RuntimeCalls::lowerNccl(OpBuilder &builder, Operation *op, Value device,
                              int64_t index) {
  Location loc = op->getLoc();
  auto number = [&](int64_t value) {
    return constant(builder, loc, value, 32);
  };
  auto size = [&](Value value) { return i64(builder, loc, value); };
  SmallVector<Value> operands{device,
                              getPointer(builder, loc, op->getOperand(0)),
                              getPointer(builder, loc, op->getOperand(1))};
  Value place = constant(builder, loc, index, 64);
  if (auto reduce = dyn_cast<NcclAllReduceOp>(op)) {
    operands.append(
        {size(reduce.getCount()), number(getDType(reduce.getDatatype())),
         number(getReduction(reduce.getOp(), reduce.getDatatype())), place});
    return call(builder, loc, "dp_rt_all_reduce", builder.getI32Type(),
                operands);
  }
  if (auto gather = dyn_cast<NcclAllGatherOp>(op)) {
    operands.append({size(gather.getOuter()), size(gather.getBlocks()),
                     size(gather.getElems()),
                     number(getDType(gather.getDatatype())), place});
    return call(builder, loc, "dp_rt_all_gather", builder.getI32Type(),
                operands);
  }
  if (auto exchange = dyn_cast<NcclAllToAllOp>(op)) {
    operands.append({size(exchange.getBlocks()), size(exchange.getElems()),
                     number(getDType(exchange.getDatatype())), place});
    return call(builder, loc, "dp_rt_all_to_all", builder.getI32Type(),
                operands);
  }
  auto scatter = cast<NcclReduceScatterOp>(op);
  operands.append(
      {size(scatter.getOuter()), size(scatter.getBlocks()),
       size(scatter.getElems()), number(getDType(scatter.getDatatype())),
       number(getReduction(scatter.getOp(), scatter.getDatatype())), place});
  return call(builder, loc, "dp_rt_reduce_scatter", builder.getI32Type(),
              operands);
}
