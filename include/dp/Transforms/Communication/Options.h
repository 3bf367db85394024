//===- Options.h - Choices in the passes on collectives ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_COMMUNICATION_OPTIONS_H
#define DP_TRANSFORMS_COMMUNICATION_OPTIONS_H

#include "dp/Support/OptionValues.h"

namespace mlir::dp {

/// The element type in which gradients are reduced between devices.
enum class Compression { none, bf16, f16 };

/// The condition under which the gradient of an embedding is exchanged as
/// indices and rows, and under which the updated rows only are stored.
enum class SparseGradientMode { automatic, always, never };

template <>
inline llvm::cl::ValuesClass getOptionValues<Compression>() {
  return llvm::cl::values(
      clEnumValN(Compression::none, "none", "the gradient's own type"),
      clEnumValN(Compression::bf16, "bf16", "bf16"),
      clEnumValN(Compression::f16, "f16", "f16"));
}

template <>
inline llvm::cl::ValuesClass getOptionValues<SparseGradientMode>() {
  return llvm::cl::values(
      clEnumValN(SparseGradientMode::automatic, "auto",
                 "where the cost model says that it takes less time"),
      clEnumValN(SparseGradientMode::always, "always", "wherever possible"),
      clEnumValN(SparseGradientMode::never, "never", "nowhere"));
}

} // namespace mlir::dp

#endif // DP_TRANSFORMS_COMMUNICATION_OPTIONS_H
