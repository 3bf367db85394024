//===- OutputFile.cpp - Files written completely or not at all ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/OutputFile.h"

#include "dp/Files/OutputFile.h"

#include "llvm/Support/Signals.h"

using namespace mlir::dp;

namespace {
/// Calls `work`, and returns the error that it throws.
template <typename Work>
llvm::Error capture(Work work) {
  try {
    work();
  } catch (const ::dp::FileError &error) {
    return llvm::createStringError(error.what());
  }
  return llvm::Error::success();
}
} // namespace

// Not a member of PendingFile: the namespace `dp` of OutputFile would make
// `dp::` ambiguous where `mlir` is used.
struct PendingFile::Impl {
  explicit Impl(const std::string &path)
      : file(path, ::dp::OutputKind::Build) {}

  ::dp::OutputFile file;
};

PendingFile::PendingFile() = default;
PendingFile::PendingFile(PendingFile &&) = default;

llvm::Expected<PendingFile> PendingFile::create(llvm::StringRef path) {
  PendingFile result;
  auto create = [&] {
    result.impl = std::make_unique<Impl>(path.str());
    result.pending = result.impl->file.getTemporaryPath();
  };
  if (llvm::Error error = capture(create))
    return std::move(error);
  llvm::sys::RemoveFileOnSignal(result.pending);
  return result;
}

PendingFile::~PendingFile() {
  if (!impl)
    return;
  impl.reset();
  llvm::sys::DontRemoveFileOnSignal(pending);
}

llvm::Error PendingFile::commit() {
  return capture([&] { impl->file.commit(); });
}

llvm::Error mlir::dp::takeError(llvm::raw_fd_ostream &os,
                                llvm::StringRef file) {
  if (!os.has_error())
    return llvm::Error::success();
  std::error_code code = os.error();
  os.clear_error();
  return llvm::createStringError(
      code, "cannot write '" + (file == "-" ? "standard output" : file) +
                "': " + code.message());
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
    return llvm::createStringError(code, "cannot write '" + file +
                                             "': " + code.message());
  write(os);
  os.close();
  if (llvm::Error error = takeError(os, file))
    return error;
  return pending->commit();
}

bool mlir::dp::isSameFile(llvm::StringRef a, llvm::StringRef b) {
  if (a.empty() || b.empty() || a == "-" || b == "-")
    return false;
  return ::dp::isSameFile(a.str(), b.str());
}
