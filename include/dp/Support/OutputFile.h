//===- OutputFile.h - Files written completely or not at all ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_OUTPUTFILE_H
#define DP_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <string>

namespace mlir::dp {

/// An OutputFile (dp/Files/OutputFile.h) of kind Build for other programs to
/// write, which also goes if LLVM's signal handlers end the process.
/// `llvm::writeToOutput` keeps neither links nor owners and cannot write into a
/// folder that takes no new files.
class PendingFile {
public:
  /// Errors name `path`.
  static llvm::Expected<PendingFile> create(llvm::StringRef path);
  PendingFile(PendingFile &&other);
  ~PendingFile();

  /// The file to write.
  llvm::StringRef getPath() const { return pending; }
  /// Puts it in its place.
  llvm::Error commit();

private:
  PendingFile();

  struct Impl;
  std::unique_ptr<Impl> impl;
  std::string pending;
};

/// Writes the file at `path`, "-" for standard output, as PendingFile does. An
/// error, also of a full disk, names `path`.
llvm::Error writeFile(llvm::StringRef path,
                      llvm::function_ref<void(llvm::raw_ostream &)> write);

/// Returns the error of writing to `os`, the file `path`. Must be called before
/// `os` is destroyed, which ends the process otherwise.
llvm::Error takeError(llvm::raw_fd_ostream &os, llvm::StringRef path);

/// Returns true if both paths lead to one file, or would if they existed. No
/// path, and "-", lead to none.
bool isSameFile(llvm::StringRef a, llvm::StringRef b);

} // namespace mlir::dp

#endif // DP_SUPPORT_OUTPUTFILE_H
