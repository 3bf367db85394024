//===- Link.cpp - A shared object from an object file ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/OutputFile.h"
#include "dp/Target/Host/HostExecutable.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::dp;

static LogicalResult fail(const Twine &message) {
  llvm::WithColor::error() << message << "\n";
  return failure();
}

LogicalResult mlir::dp::linkSharedObject(llvm::ArrayRef<char> object,
                                         StringRef output) {
  std::string linker;
  for (StringRef name : {"ld.lld-22", "ld.lld", "ld"}) {
    llvm::ErrorOr<std::string> path = llvm::sys::findProgramByName(name);
    if (path) {
      linker = *path;
      break;
    }
  }
  if (linker.empty())
    return fail("no linker found: looked for ld.lld-22, ld.lld and ld on PATH "
                "(Debian's package lld-22 has one)");

  llvm::sys::fs::file_status present;
  if (!llvm::sys::fs::status(output, present) &&
      present.type() != llvm::sys::fs::file_type::regular_file)
    return fail("cannot write '" + output +
                "': it is no regular file, which an executable must be");

  // Written beside the output and renamed, so that a program that has the old
  // executable open keeps it and a failed link leaves nothing behind.
  SmallString<128> objectPath, logPath;
  int fd;
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("dp", "o", fd, objectPath))
    return fail("cannot write a temporary file: " + error.message());
  llvm::FileRemover removeObject(objectPath);
  {
    llvm::raw_fd_ostream stream(fd, /*shouldClose=*/true);
    stream.write(object.data(), object.size());
    stream.flush();
    if (stream.has_error()) {
      std::error_code error = stream.error();
      stream.clear_error();
      return fail("cannot write '" + objectPath + "': " + error.message());
    }
  }
  llvm::Expected<PendingFile> linked = PendingFile::create(output);
  if (!linked)
    return fail(llvm::toString(linked.takeError()));
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("dp", "log", logPath))
    return fail("cannot write a temporary file: " + error.message());
  llvm::FileRemover removeLog(logPath);

  SmallVector<StringRef> arguments{linker,
                                   "-shared",
                                   "--hash-style=gnu",
                                   "--build-id=none",
                                   "-z",
                                   "now",
                                   "-z",
                                   "noexecstack",
                                   "-o",
                                   linked->getPath(),
                                   objectPath};
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(logPath),
                                          StringRef(logPath)};
  std::string message;
  int status = llvm::sys::ExecuteAndWait(linker, arguments, std::nullopt,
                                         redirects, 0, 0, &message);
  if (status != 0) {
    if (auto log = llvm::MemoryBuffer::getFile(logPath); log && message.empty())
      message = (*log)->getBuffer().rtrim().str();
    return fail("'" + Twine(linker) + "' failed: " + message);
  }
  if (failed(sealExecutable(linked->getPath())))
    return failure();
  if (llvm::Error error = linked->commit())
    return fail(llvm::toString(std::move(error)));
  return success();
}
