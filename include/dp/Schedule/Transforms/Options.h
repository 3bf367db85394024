//===- Options.h - Choices in the passes on schedules -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_OPTIONS_H
#define DP_SCHEDULE_TRANSFORMS_OPTIONS_H

#include "dp/IR/DP.h"
#include "dp/Support/OptionValues.h"

namespace mlir::dp {

template <>
inline llvm::cl::ValuesClass getOptionValues<MatmulPrecision>() {
  return llvm::cl::values(
      clEnumValN(MatmulPrecision::ieee, "ieee", "f32 as on the host"),
      clEnumValN(MatmulPrecision::tf32, "tf32",
                 "factors rounded to tf32, on tensor cores"),
      clEnumValN(MatmulPrecision::bf16, "bf16",
                 "factors rounded to bf16, on tensor cores"));
}

} // namespace mlir::dp

#endif // DP_SCHEDULE_TRANSFORMS_OPTIONS_H
