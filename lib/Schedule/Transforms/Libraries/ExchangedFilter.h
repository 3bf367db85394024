//===- ExchangedFilter.h - Transposed and flipped filters -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_EXCHANGEDFILTER_H
#define DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_EXCHANGEDFILTER_H

#include "mlir/IR/Value.h"

namespace mlir::dp {

/// Returns the filter of which `filter`, of one group, is made by exchanging
/// the input with the output channels and by flipping all windows; null if it
/// is not. Both are filters of a dp.convolution, with the input channels as
/// dimension 1 if `channelsFirst`, else as the last one.
Value findExchangedFilter(Value filter, bool channelsFirst);

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_LIBRARIES_EXCHANGEDFILTER_H
