//===- OptionValues.h - Names of an enumeration's values --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_OPTIONVALUES_H
#define DP_SUPPORT_OPTIONVALUES_H

#include "llvm/Support/CommandLine.h"

namespace mlir::dp {

/// The values of options of the enumeration `Enum`: their names and their help.
/// Specialized once, beside the enumeration; passes, pipelines and tools that
/// have such an option take its values from here.
template <typename Enum>
llvm::cl::ValuesClass getOptionValues();

} // namespace mlir::dp

#endif // DP_SUPPORT_OPTIONVALUES_H
