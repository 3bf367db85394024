//===- Options.h - Choices in the passes on imported graphs -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_IMPORT_OPTIONS_H
#define DP_TRANSFORMS_IMPORT_OPTIONS_H

#include "dp/Support/OptionValues.h"

namespace mlir::dp {

/// The 8-bit floats to which factors of large contractions are rounded.
enum class F8Factors { none, e4m3, hybrid };

template <>
inline llvm::cl::ValuesClass getOptionValues<F8Factors>() {
  return llvm::cl::values(
      clEnumValN(F8Factors::none, "none", "none: factors stay as they are"),
      clEnumValN(F8Factors::e4m3, "e4m3", "f8E4M3FN"),
      clEnumValN(F8Factors::hybrid, "hybrid",
                 "f8E5M2 for gradients, f8E4M3FN for all else"));
}

} // namespace mlir::dp

#endif // DP_TRANSFORMS_IMPORT_OPTIONS_H
