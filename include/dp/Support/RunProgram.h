//===- RunProgram.h - Run a tool and keep its output ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_RUNPROGRAM_H
#define DP_SUPPORT_RUNPROGRAM_H

#include "dp/Support/EmitError.h"

#include "llvm/ADT/ArrayRef.h"

#include <string>

namespace mlir::dp {

/// Runs the program at the path `program` with an empty standard input and
/// returns its standard output and error. If it fails, the error carries them.
FailureOr<std::string> runProgram(StringRef program,
                                  ArrayRef<std::string> arguments,
                                  EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_SUPPORT_RUNPROGRAM_H
