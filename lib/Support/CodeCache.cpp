//===- CodeCache.cpp - Compiled code on disk ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Support/CodeCache.h"

#include "CompilerIdentity.h"

#include "dp/Support/OutputFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"

#include <unistd.h>

using namespace mlir;
using namespace mlir::dp;
namespace fs = llvm::sys::fs;

//===----------------------------------------------------------------------===//
// CacheKey
//===----------------------------------------------------------------------===//

CacheKey::CacheKey(StringRef kind) {
  add(getCompilerIdentity());
  add(kind);
}

void CacheKey::add(StringRef part) {
  char size[8];
  llvm::support::endian::write64le(size, part.size());
  hasher.update(StringRef(size, sizeof size));
  hasher.update(part);
}

void CacheKey::addFile(StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  add(file ? "file" : "none");
  if (file)
    add((*file)->getBuffer());
}

void CacheKey::addCPU(StringRef cpu) {
  add(cpu);
  if (cpu != "native")
    return;
  add(llvm::sys::getHostCPUName());
  // The order of a StringMap is that of its hashes.
  SmallVector<std::string> features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    features.push_back((feature.second ? "+" : "-") + feature.first().str());
  llvm::sort(features);
  add(llvm::join(features, ","));
}

std::string CacheKey::getName() {
  return llvm::toHex(hasher.final(), /*LowerCase=*/true);
}

//===----------------------------------------------------------------------===//
// CodeCache
//===----------------------------------------------------------------------===//

/// An entry is this, the 64-bit XXH3 checksum of its content and the content.
static constexpr StringRef kMagic = "dp-code1";
static constexpr size_t kHeaderBytes = 16;
/// The prefix that llvm::pruneCache knows, and that of an entry that is being
/// written (dp/Files/OutputFile.h).
static constexpr StringRef kEntryPrefix = "llvmcache-";
static constexpr StringRef kPendingPrefix = ".llvmcache-";

std::unique_ptr<CodeCache> CodeCache::open(StringRef folder, uint64_t limit,
                                           EmitErrorFn emitRemark) {
  SmallString<128> path(folder);
  fs::make_absolute(path);
  std::error_code error = fs::create_directories(path, /*IgnoreExisting=*/true,
                                                 fs::perms::owner_all);
  fs::file_status status;
  if (!error)
    error = fs::status(path, status);
  if (error) {
    emitRemark() << "no cache in '" << folder << "': " << error.message();
    return nullptr;
  }
  if (!fs::is_directory(status)) {
    emitRemark() << "no cache in '" << folder << "': it is no folder";
    return nullptr;
  }
  if (status.getUser() != ::geteuid() ||
      (status.permissions() &
       (fs::perms::group_write | fs::perms::others_write))) {
    emitRemark() << "no cache in '" << folder
                 << "': others can write to it; chmod 700 it, or choose "
                    "another one by --cache or DP_CACHE";
    return nullptr;
  }
  return std::unique_ptr<CodeCache>(new CodeCache(path, limit));
}

std::string CodeCache::getPath(StringRef name) const {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, kEntryPrefix + name);
  return std::string(path);
}

std::optional<std::string> CodeCache::find(StringRef name) {
  std::string path = getPath(name);
  // Entries go by the time of their last access.
  llvm::Expected<fs::file_t> opened =
      fs::openNativeFileForRead(path, fs::OF_UpdateAtime);
  if (!opened) {
    llvm::consumeError(opened.takeError());
    return std::nullopt;
  }
  auto buffer =
      llvm::MemoryBuffer::getOpenFile(*opened, path, /*FileSize=*/-1,
                                      /*RequiresNullTerminator=*/false);
  fs::closeFile(*opened);
  if (!buffer)
    return std::nullopt;
  StringRef file = (*buffer)->getBuffer();
  StringRef content = file.drop_front(std::min(kHeaderBytes, file.size()));
  if (file.size() >= kHeaderBytes && file.starts_with(kMagic) &&
      llvm::support::endian::read64le(file.data() + kMagic.size()) ==
          llvm::xxh3_64bits(content))
    return content.str();
  fs::remove(path);
  return std::nullopt;
}

void CodeCache::insert(StringRef name, StringRef content) {
  llvm::Error error = writeFile(getPath(name), [&](llvm::raw_ostream &os) {
    char checksum[8];
    llvm::support::endian::write64le(checksum, llvm::xxh3_64bits(content));
    os << kMagic << StringRef(checksum, sizeof checksum) << content;
  });
  std::lock_guard<std::mutex> lock(mutex);
  isChanged = true;
  if (!error)
    return;
  std::string text = llvm::toString(std::move(error));
  if (problem.empty())
    problem = text;
}

/// Removes what a process that was killed left behind.
static void removePendingFiles(StringRef folder) {
  auto now = std::chrono::system_clock::now();
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error)) {
    if (!llvm::sys::path::filename(it->path()).starts_with(kPendingPrefix))
      continue;
    fs::file_status status;
    if (!fs::status(it->path(), status) &&
        now - status.getLastModificationTime() > std::chrono::hours(1))
      fs::remove(it->path());
  }
}

void CodeCache::finish(EmitErrorFn emitRemark) {
  if (!isChanged)
    return;
  isChanged = false;
  if (!problem.empty())
    emitRemark() << "the cache was not written: " << problem;
  removePendingFiles(folder);
  llvm::CachePruningPolicy policy;
  policy.Interval = std::chrono::seconds(0);
  policy.Expiration = std::chrono::hours(30 * 24);
  // Of all entries none is left at a limit of 0, which means none to LLVM.
  policy.MaxSizeBytes = std::max<uint64_t>(limit, 1);
  llvm::pruneCache(folder, policy);
}

std::string mlir::dp::getDefaultCacheFolder() {
  auto get = [](StringRef name) {
    return llvm::sys::Process::GetEnv(name).value_or("");
  };
  if (std::string setting = get("DP_CACHE"); !setting.empty())
    return setting == "off" || setting == "0" ? "" : setting;
  SmallString<128> folder(get("XDG_CACHE_HOME"));
  if (folder.empty()) {
    if (!llvm::sys::path::home_directory(folder))
      return "";
    llvm::sys::path::append(folder, ".cache");
  }
  llvm::sys::path::append(folder, "dp");
  return std::string(folder);
}

std::optional<uint64_t> mlir::dp::parseCacheLimit(StringRef text) {
  unsigned shift = 0;
  if (text.consume_back_insensitive("k"))
    shift = 10;
  else if (text.consume_back_insensitive("m"))
    shift = 20;
  else if (text.consume_back_insensitive("g"))
    shift = 30;
  uint64_t number;
  if (text.getAsInteger(10, number) || number > (uint64_t(1) << 62 >> shift))
    return std::nullopt;
  return number << shift;
}
