//===- RuntimeCallPatternsGpu.cpp - Runtime calls of GPU targets ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCallPatterns.h"

#include "dp/Runtime/DeviceABI.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::dp;

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

/// The ABI's number of NCCL's `op` on `datatype`. On floats NCCL's maximum and
/// minimum prefer numbers to NaN.
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

namespace {

struct GridLaunchLowering : RuntimeCallPattern<gpu::LaunchFuncOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(gpu::LaunchFuncOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    // The dp_gpu_module is defined when the image is known (embedGpuImage).
    std::string gpuModule =
        (op.getKernelModuleName().getValue() + ".module").str();
    Type pointer = calls.getPointerType();
    builder.declareConstant(
        gpuModule,
        LLVM::LLVMStructType::getLiteral(
            getContext(), {pointer, pointer, rewriter.getI64Type()}));
    auto [params, count] =
        builder.packParams(op.getKernelOperands(), adaptor.getKernelOperands());
    Value shared = builder.i64(0);
    if (Value bytes = adaptor.getDynamicSharedMemorySize())
      shared = arith::ExtUIOp::create(rewriter, op.getLoc(),
                                      rewriter.getI64Type(), bytes);
    StringRef kernel = op.getKernelName().getValue();
    return builder.replaceWithCall(
        "dp_rt_launch_grid",
        {builder.getRecord(kernel, gpuModule), adaptor.getGridSizeX(),
         adaptor.getBlockSizeX(), shared, params, builder.i64(count)});
  }
};

/// Builds the operands that all NCCL ops have, around the sizes of one.
template <typename SourceOp>
struct NcclLowering : RuntimeCallPattern<SourceOp> {
  NcclLowering(RuntimeCalls &calls, StringRef name)
      : RuntimeCallPattern<SourceOp>(calls), name(name) {}

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(this->calls, rewriter, op);
    SmallVector<Value> operands{
        builder.getPointer(op.getSend(), adaptor.getSend()),
        builder.getPointer(op.getRecv(), adaptor.getRecv())};
    // The other operands are sizes, in the order of the runtime's call.
    llvm::append_range(operands, adaptor.getOperands().drop_front(2));
    operands.push_back(builder.i32(getDType(op.getDatatype())));
    NcclOpInterface nccl = op;
    if (std::optional<NcclRedOp> reduction = nccl.getReduction())
      operands.push_back(
          builder.i32(getReduction(*reduction, op.getDatatype())));
    operands.push_back(builder.getCollectiveNumber());
    return builder.replaceWithCall(name, operands);
  }

private:
  StringRef name;
};

} // namespace

void mlir::dp::populateGpuRuntimeCallPatterns(RuntimeCalls &calls,
                                              RewritePatternSet &patterns) {
  patterns.add<GridLaunchLowering>(calls);
  patterns.add<NcclLowering<NcclAllReduceOp>>(calls, "dp_rt_all_reduce");
  patterns.add<NcclLowering<NcclAllGatherOp>>(calls, "dp_rt_all_gather");
  patterns.add<NcclLowering<NcclReduceScatterOp>>(calls,
                                                  "dp_rt_reduce_scatter");
  patterns.add<NcclLowering<NcclAllToAllOp>>(calls, "dp_rt_all_to_all");
}
