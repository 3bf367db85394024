//===- WinogradConv.h - Convolutions of 3 x 3 by transforms -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_WINOGRADCONV_H
#define DP_LIB_RUNTIME_HOST_WINOGRADCONV_H

#include "Device/ProgramDevice.h"
#include "TeamScratch.h"

namespace dp {
struct PackedFilters;

/// Computes convolutions of 3 x 3 in f32 with the channels first, and their
/// gradients, by Winograd's F(2 x 2, 3 x 3) on a team of threads: 16 products
/// of matrices of transformed tiles, with 4/9 of the multiply-adds. Keeps the
/// memory. The division depends on the sizes and the number of threads only, so
/// a result does not depend on timing.
///
/// Errors are those of other code for the same sums (see docs/runtime-abi.md).
/// Infinite pixels or filters, and finite ones near the greatest number, may
/// give NaN where the definition gives infinities or finite sums of such terms.
class WinogradConv {
public:
  explicit WinogradConv(Team &team) : scratch(team) {}

  /// Returns true if the code is right for `call` and faster than others.
  /// DP_WINOGRAD=off makes it false.
  static bool isFast(const ConvCall &call);

  /// Computes `call`, for which isFast is true and n > 0. Throws
  /// std::bad_alloc.
  void run(const ConvCall &call);

private:
  void convolve(const ConvCall &call);
  void computeFilterGradient(const ConvCall &call);
  /// Returns the transformed filters.
  const float *transformAllFilters(const ConvCall &call,
                                   const PackedFilters &packed);

  TeamScratch scratch;
  AlignedMemory filters, tiles; ///< of all threads
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_WINOGRADCONV_H
