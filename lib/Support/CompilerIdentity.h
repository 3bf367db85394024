//===- CompilerIdentity.h - Identity of the compiler ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SUPPORT_COMPILERIDENTITY_H
#define DP_LIB_SUPPORT_COMPILERIDENTITY_H

#include "llvm/ADT/StringRef.h"

namespace mlir::dp {

/// Returns a text that differs between any two compilers: of the program and of
/// each shared library in it the build ID, or a checksum where there is none.
llvm::StringRef getCompilerIdentity();

} // namespace mlir::dp

#endif // DP_LIB_SUPPORT_COMPILERIDENTITY_H
