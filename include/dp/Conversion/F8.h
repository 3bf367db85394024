//===- F8.h - 8-bit floats as integer arithmetic ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Neither LLVM nor PTX for sm_80 converts 8-bit floats.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_F8_H
#define DP_CONVERSION_F8_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::dp {

/// Creates ops that round `value`, an f32, to the 8-bit float `type`, to
/// nearest even and as APFloat does: an overflow is NaN in f8E4M3FN and
/// infinity in f8E5M2. No op reads or writes an 8-bit float but the last one,
/// an arith.bitcast.
Value createTruncationToF8(ImplicitLocOpBuilder &builder, Value value,
                           FloatType type);

/// Creates ops that convert the 8-bit float `value` to f32.
Value createExtensionOfF8(ImplicitLocOpBuilder &builder, Value value);

/// Creates ops that round `wide`, an f64, to an f32 whose last bit is 1 unless
/// the rounding is exact. To round that to less than 23 bits is to round `wide`
/// once.
Value createRoundingToOdd(ImplicitLocOpBuilder &builder, Value wide);

} // namespace mlir::dp

#endif // DP_CONVERSION_F8_H
