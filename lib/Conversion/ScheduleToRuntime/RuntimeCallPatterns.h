//===- RuntimeCallPatterns.h - Parts of convert-dp-to-runtime ---*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_SCHEDULETORUNTIME_RUNTIMECALLPATTERNS_H
#define DP_LIB_CONVERSION_SCHEDULETORUNTIME_RUNTIMECALLPATTERNS_H

#include "dp/Conversion/RuntimeCallPattern.h"
#include "dp/IR/DP.h"

namespace mlir::dp {

/// Adds the patterns of the ops that only a GPU target has.
void populateGpuRuntimeCallPatterns(RuntimeCalls &calls,
                                    RewritePatternSet &patterns);

/// Checks that the parameters of `kernel` can be passed by address: buffers
/// with strides, and numbers.
LogicalResult checkHostKernel(func::FuncOp kernel);

/// Makes a kernel a function of type dp_host_kernel of the same name that
/// unpacks the parameters for the kernel's body.
void lowerHostKernel(func::FuncOp kernel, const LLVMTypeConverter &types);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_SCHEDULETORUNTIME_RUNTIMECALLPATTERNS_H
