//===- BufferAddress.h - Addresses of buffers through views -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_SCHEDULETORUNTIME_BUFFERADDRESS_H
#define DP_LIB_CONVERSION_SCHEDULETORUNTIME_BUFFERADDRESS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

namespace mlir::dp {

/// Returns true if `type` is a memref with strides, so that a descriptor can be
/// made.
bool isStrided(Type type);

/// Returns the address of the first element of a memref by its descriptor.
Value buildAddress(OpBuilder &builder, Location loc,
                   const LLVMTypeConverter &types, MemRefType type,
                   Value descriptor);

/// Returns the address of the first element of `memref`, computed from the
/// buffer that its views begin with. A step of many launches would be full of
/// the views' descriptors. `descriptor` is that of `memref`, for views that
/// this does not know.
Value buildBufferAddress(OpBuilder &builder, Location loc,
                         const LLVMTypeConverter &types, Value memref,
                         Value descriptor);

/// Returns the size of a dynamic dimension of `memref`, as i64.
Value buildBufferSize(OpBuilder &builder, Location loc, Value memref,
                      Value descriptor, unsigned dim);

/// Returns the stride of a dynamic stride of `memref`, as i64.
Value buildBufferStride(OpBuilder &builder, Location loc, Value memref,
                        Value descriptor, unsigned dim);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_SCHEDULETORUNTIME_BUFFERADDRESS_H
