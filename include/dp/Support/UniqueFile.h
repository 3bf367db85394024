//===- UniqueFile.h - Files and folders with new names ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// LLVM's createUniqueFile, createTemporaryFile and createUniqueDirectory put a
// random digit for each '%' of the whole path: a folder whose own name has one
// (Jenkins' `a%2Fb`) would be another one.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_UNIQUEFILE_H
#define DP_SUPPORT_UNIQUEFILE_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <system_error>

namespace mlir::dp {

/// Creates an empty file in `folder`, which is "" for the current one. Its name
/// is `prefix`, eight random digits and `suffix`; its path is put into `path`.
/// The umask decides who may read and write it.
std::error_code createUniqueFile(llvm::StringRef folder, llvm::StringRef prefix,
                                 llvm::StringRef suffix, std::string &path);

/// The same in the system's folder for temporary files (TMPDIR), for the user
/// alone.
std::error_code createTemporaryFile(llvm::StringRef prefix,
                                    llvm::StringRef suffix, std::string &path);

/// Creates a folder for the user alone in the system's one for temporary files.
std::error_code createTemporaryFolder(llvm::StringRef prefix,
                                      std::string &path);

} // namespace mlir::dp

#endif // DP_SUPPORT_UNIQUEFILE_H
