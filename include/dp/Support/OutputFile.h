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

#include <string>

namespace mlir::dp {

/// A file that takes its place at a path once it is whole. Until then it is
/// another file, beside it, which goes with this object or with the process. A
/// symbolic link stays one; an existing file's mode and owner stay. A path that
/// is no regular file (a device, a FIFO), or lies in a folder where no file can
/// be created, is written in place, at the end. `llvm::writeToOutput` keeps
/// neither links nor owners and needs such a folder.
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
  PendingFile() = default;
  llvm::Error copyInPlace();

  std::string path;    ///< as it was given
  std::string target;  ///< where `path` leads
  std::string pending; ///< empty when there is nothing to remove
  bool inPlace = false;
};

/// Writes the file at `path`, "-" for standard output, as PendingFile does. An
/// error, also of a full disk, names `path`.
llvm::Error writeFile(llvm::StringRef path,
                      llvm::function_ref<void(llvm::raw_ostream &)> write);

/// Returns the error of writing to `os`, the file `path`. Must be called before
/// `os` is destroyed, which ends the process otherwise.
llvm::Error takeError(llvm::raw_fd_ostream &os, llvm::StringRef path);

/// Returns true if both paths lead to one file, or would if they existed.
bool isSameFile(llvm::StringRef a, llvm::StringRef b);

} // namespace mlir::dp

#endif // DP_SUPPORT_OUTPUTFILE_H
