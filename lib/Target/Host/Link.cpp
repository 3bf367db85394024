//===- Link.cpp - A shared object from an object file ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/OutputFile.h"
#include "dp/Support/RunProgram.h"
#include "dp/Target/Host/HostExecutable.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::dp;

static FailureOr<std::string> findLinker(EmitErrorFn emitError) {
  for (StringRef name : {"ld.lld-22", "ld.lld", "ld"})
    if (auto path = llvm::sys::findProgramByName(name))
      return *path;
  return emitError() << "no linker found: looked for ld.lld-22, ld.lld and ld "
                        "on PATH (Debian's package lld-22 has one)";
}

/// Writes the object file to `path`, a temporary file that `fd` has open.
static LogicalResult writeObject(ArrayRef<char> object, StringRef path, int fd,
                                 EmitErrorFn emitError) {
  llvm::raw_fd_ostream stream(fd, /*shouldClose=*/true);
  stream.write(object.data(), object.size());
  stream.flush();
  if (!stream.has_error())
    return success();
  std::error_code error = stream.error();
  stream.clear_error();
  return emitError() << "cannot write '" << path << "': " << error.message();
}

LogicalResult mlir::dp::linkSharedObject(ArrayRef<char> object,
                                         StringRef output,
                                         EmitErrorFn emitError) {
  FailureOr<std::string> linker = findLinker(emitError);
  if (failed(linker))
    return failure();
  llvm::sys::fs::file_status present;
  if (!llvm::sys::fs::status(output, present) &&
      present.type() != llvm::sys::fs::file_type::regular_file)
    return emitError() << "cannot write '" << output
                       << "': it is no regular file, which an executable must "
                          "be";

  int fd;
  SmallString<128> objectPath;
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("dp", "o", fd, objectPath))
    return emitError() << "cannot write a temporary file: " << error.message();
  llvm::FileRemover removeObject(objectPath);
  if (failed(writeObject(object, objectPath, fd, emitError)))
    return failure();

  // Written beside the output and renamed, so that a program that has the old
  // executable open keeps it and a failed link leaves nothing behind.
  llvm::Expected<PendingFile> linked = PendingFile::create(output);
  if (!linked)
    return emitError() << llvm::toString(linked.takeError());
  if (failed(runProgram(*linker,
                        {"-shared", "--hash-style=gnu", "--build-id=none", "-z",
                         "now", "-z", "noexecstack", "-o",
                         linked->getPath().str(), std::string(objectPath)},
                        emitError)) ||
      failed(sealExecutable(linked->getPath(), emitError)))
    return failure();
  if (llvm::Error error = linked->commit())
    return emitError() << llvm::toString(std::move(error));
  return success();
}
