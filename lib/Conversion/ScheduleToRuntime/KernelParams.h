//===- KernelParams.h - Parameters of launches -------------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A kernel takes scalars and, of a buffer, the address of its first element and
// then its dynamic sizes and the dynamic strides of its layout, as i64.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_CONVERSION_SCHEDULETORUNTIME_KERNELPARAMS_H
#define DP_LIB_CONVERSION_SCHEDULETORUNTIME_KERNELPARAMS_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

namespace mlir::dp {

/// Returns a memref of type `type` whose first element is at `address`; `sizes`
/// are its dynamic sizes, then its dynamic strides.
Value buildMemRef(OpBuilder &builder, Location loc,
                  const LLVMTypeConverter &types, MemRefType type,
                  Value address, ValueRange sizes);

/// Appends the arguments of a launch for `param`; `converted` is the scalar, or
/// the descriptor of the buffer.
void flattenParam(OpBuilder &builder, Location loc,
                  const LLVMTypeConverter &types, Value param, Value converted,
                  SmallVectorImpl<Value> &values);

/// A value that a kernel takes instead of one of its parameters, or for a part
/// of it.
struct FlatParam {
  Type type;
  unsigned parameter; ///< its number
  bool isAddress;     ///< of a buffer
};

/// Replaces the first `numParams` arguments of `block`, a kernel's body, by
/// the arguments of a launch for them.
SmallVector<FlatParam> flattenParams(Block &block, unsigned numParams,
                                     const LLVMTypeConverter &types);

} // namespace mlir::dp

#endif // DP_LIB_CONVERSION_SCHEDULETORUNTIME_KERNELPARAMS_H
