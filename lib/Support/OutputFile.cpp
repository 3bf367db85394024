//===- OutputFile.cpp - Files written completely or not at all ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/OutputFile.h"

#include "dp/Support/UniqueFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

#include <cerrno>
#include <filesystem>
#include <unistd.h>

using namespace mlir::dp;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static llvm::Error makeError(llvm::StringRef file, std::error_code code) {
  return llvm::createStringError(code, "cannot write '" + file +
                                           "': " + code.message());
}

/// Returns the end of a chain of symbolic links, which need not exist.
static llvm::Expected<std::string> followLinks(llvm::StringRef file) {
  // Linux follows as many.
  constexpr int kMaxLinks = 40;
  llvm::SmallString<256> target(file);
  for (int i = 0; i < kMaxLinks; ++i) {
    if (!fs::is_symlink_file(target))
      return target.str().str();
    std::error_code code;
    std::string next = std::filesystem::read_symlink(target.c_str(), code);
    if (code)
      return makeError(file, code);
    if (path::is_relative(next)) {
      path::remove_filename(target);
      path::append(target, next);
    } else {
      target = next;
    }
  }
  return makeError(
      file, std::make_error_code(std::errc::too_many_symbolic_link_levels));
}

llvm::Expected<PendingFile> PendingFile::create(llvm::StringRef file) {
  PendingFile result;
  result.path = file.str();
  llvm::Expected<std::string> target = followLinks(file);
  if (!target)
    return target.takeError();
  result.target = std::move(*target);
  fs::file_status status;
  // An error is a file that does not exist, or what creating will say.
  bool exists = !fs::status(result.target, status);
  if (exists && fs::is_directory(status))
    return makeError(file, std::make_error_code(std::errc::is_a_directory));
  // The beginning of the name only: with more the name may be too long.
  std::error_code code;
  bool isRegular = !exists || fs::is_regular_file(status);
  if (isRegular) {
    code = createUniqueFile(path::parent_path(result.target), ".dp-", "",
                            result.pending);
    bool isLocked = code == std::errc::permission_denied ||
                    code == std::errc::read_only_file_system ||
                    code == std::errc::operation_not_permitted;
    result.inPlace =
        exists && isLocked && !fs::access(result.target, fs::AccessMode::Write);
  }
  if (!isRegular || result.inPlace) {
    result.inPlace = true;
    code = createTemporaryFile("dp-", ".out", result.pending);
  }
  if (code)
    return makeError(file, code);
  llvm::sys::RemoveFileOnSignal(result.pending);
  return result;
}

PendingFile::PendingFile(PendingFile &&other)
    : path(std::move(other.path)), target(std::move(other.target)),
      pending(std::move(other.pending)), inPlace(other.inPlace) {
  other.pending.clear();
}

PendingFile::~PendingFile() {
  if (pending.empty())
    return;
  fs::remove(pending);
  llvm::sys::DontRemoveFileOnSignal(pending);
}

llvm::Error PendingFile::copyInPlace() {
  auto content = llvm::MemoryBuffer::getFile(pending, /*IsText=*/false,
                                             /*RequiresNullTerminator=*/false);
  if (!content)
    return makeError(path, content.getError());
  std::error_code code;
  llvm::raw_fd_ostream os(target, code);
  if (code)
    return makeError(path, code);
  os << (*content)->getBuffer();
  os.close();
  return takeError(os, path);
}

llvm::Error PendingFile::commit() {
  if (inPlace)
    return copyInPlace();
  fs::file_status status;
  if (!fs::status(target, status)) {
    fs::file_status own;
    bool othersOwn =
        !fs::status(pending, own) && (own.getUser() != status.getUser() ||
                                      own.getGroup() != status.getGroup());
    // Only root can, and it need not be: the file is then the writer's.
    if (othersOwn &&
        ::chown(pending.c_str(), status.getUser(), status.getGroup()) != 0)
      errno = 0;
    if (std::error_code code =
            fs::setPermissions(pending, status.permissions()))
      return makeError(path, code);
  }
  if (std::error_code code = fs::rename(pending, target))
    return makeError(path, code);
  llvm::sys::DontRemoveFileOnSignal(pending);
  pending.clear();
  return llvm::Error::success();
}

llvm::Error mlir::dp::takeError(llvm::raw_fd_ostream &os,
                                llvm::StringRef file) {
  if (!os.has_error())
    return llvm::Error::success();
  std::error_code code = os.error();
  os.clear_error();
  return makeError(file == "-" ? "standard output" : file, code);
}

llvm::Error
mlir::dp::writeFile(llvm::StringRef file,
                    llvm::function_ref<void(llvm::raw_ostream &)> write) {
  if (file == "-") {
    write(llvm::outs());
    llvm::outs().flush();
    return takeError(llvm::outs(), file);
  }
  llvm::Expected<PendingFile> pending = PendingFile::create(file);
  if (!pending)
    return pending.takeError();
  std::error_code code;
  llvm::raw_fd_ostream os(pending->getPath(), code);
  if (code)
    return makeError(file, code);
  write(os);
  os.close();
  if (llvm::Error error = takeError(os, file))
    return error;
  return pending->commit();
}

bool mlir::dp::isSameFile(llvm::StringRef a, llvm::StringRef b) {
  if (a.empty() || b.empty() || a == "-" || b == "-")
    return false;
  bool same = false;
  if (!fs::equivalent(a, b, same))
    return same && fs::is_regular_file(a);
  auto normalize = [](llvm::StringRef file) {
    llvm::Expected<std::string> target = followLinks(file);
    if (!target) {
      llvm::consumeError(target.takeError());
      return file.str();
    }
    llvm::SmallString<256> folder(path::parent_path(*target)), real;
    if (folder.empty())
      folder = ".";
    if (fs::real_path(folder, real))
      return *target;
    path::append(real, path::filename(*target));
    return real.str().str();
  };
  return normalize(a) == normalize(b);
}
