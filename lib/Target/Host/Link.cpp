//===- Link.cpp - A shared object from object files ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/OutputFile.h"
#include "dp/Support/RunProgram.h"
#include "dp/Support/UniqueFile.h"
#include "dp/Target/Host/HostExecutable.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <fcntl.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::dp;

FailureOr<std::string> mlir::dp::findLinker(EmitErrorFn emitError) {
  // By folder, so that a package that brings a linker with its libraries has
  // it used.
  std::string paths = llvm::sys::Process::GetEnv("PATH").value_or("");
  SmallVector<StringRef> folders;
  StringRef(paths).split(folders, llvm::sys::EnvPathSeparator, -1,
                         /*KeepEmpty=*/false);
  for (StringRef folder : folders)
    // GNU ld links a small program in 4 ms, lld in 16, most of them to load
    // libLLVM.
    for (StringRef name : {"ld", "ld.lld-22", "ld.lld"})
      if (auto path = llvm::sys::findProgramByName(name, {folder}))
        return *path;
  return emitError() << "no linker found: looked for ld, ld.lld-22 and ld.lld "
                        "on PATH (Debian's package binutils has one)";
}

namespace {

/// Object files on disk, which are removed at the end.
class ObjectFolder {
public:
  ~ObjectFolder() {
    if (!path.empty())
      llvm::sys::fs::remove_directories(path);
  }
  LogicalResult create(EmitErrorFn emitError) {
    if (std::error_code error = createTemporaryFolder("dp-", path)) {
      path.clear();
      return emitError() << "cannot write a temporary file: "
                         << error.message();
    }
    return success();
  }
  /// Writes an object file and returns its path.
  FailureOr<std::string> add(ArrayRef<char> object, EmitErrorFn emitError);

private:
  std::string path;
  unsigned numFiles = 0;
};

} // namespace

namespace {

/// Another name of a file for lld, which puts a random digit for each '%' of
/// the path into the name of its own temporary file: a folder with such a name
/// is called by its descriptor.
class PathAlias {
public:
  explicit PathAlias(StringRef file) : path(file) {
    StringRef parent = llvm::sys::path::parent_path(file);
    if (!parent.contains('%'))
      return;
    folder = ::open(parent.str().c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0)
      path = ("/proc/" + Twine(::getpid()) + "/fd/" + Twine(folder) + "/" +
              llvm::sys::path::filename(file))
                 .str();
  }
  PathAlias(const PathAlias &) = delete;
  PathAlias &operator=(const PathAlias &) = delete;
  ~PathAlias() {
    if (folder >= 0)
      ::close(folder);
  }
  const std::string &getPath() const { return path; }

private:
  std::string path;
  int folder = -1;
};

} // namespace

FailureOr<std::string> ObjectFolder::add(ArrayRef<char> object,
                                         EmitErrorFn emitError) {
  SmallString<128> file(path);
  llvm::sys::path::append(file, std::to_string(numFiles++) + ".o");
  std::error_code error;
  llvm::raw_fd_ostream stream(file, error);
  if (!error) {
    stream.write(object.data(), object.size());
    stream.close();
    error = stream.error();
    stream.clear_error();
  }
  if (error)
    return emitError() << "cannot write '" << file << "': " << error.message();
  return std::string(file);
}

LogicalResult mlir::dp::linkSharedObject(ArrayRef<ObjectFile> objects,
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

  ObjectFolder folder;
  if (failed(folder.create(emitError)))
    return failure();
  // Written beside the output and renamed, so that a program that has the old
  // executable open keeps it and a failed link leaves no file.
  llvm::Expected<PendingFile> linked = PendingFile::create(output);
  if (!linked)
    return emitError() << llvm::toString(linked.takeError());
  PathAlias alias(linked->getPath());
  std::vector<std::string> arguments{"-shared",
                                     "--hash-style=gnu",
                                     "--build-id=none",
                                     "-z",
                                     "now",
                                     "-z",
                                     "noexecstack",
                                     "-o",
                                     alias.getPath()};
  for (const ObjectFile &object : objects) {
    FailureOr<std::string> path = folder.add(object, emitError);
    if (failed(path))
      return failure();
    arguments.push_back(*path);
  }
  if (failed(runProgram(*linker, arguments, emitError)) ||
      failed(sealExecutable(linked->getPath(), emitError)))
    return failure();
  if (llvm::Error error = linked->commit())
    return emitError() << llvm::toString(std::move(error));
  return success();
}
