//===- CodeCache.h - Compiled code on disk ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Entries are files of a folder that any number of processes may use. They are
// named as llvm::pruneCache expects. llvm::localCache is not used, because a
// full disk would end the process in it.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SUPPORT_CODECACHE_H
#define DP_SUPPORT_CODECACHE_H

#include "dp/Support/EmitError.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/BLAKE3.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace mlir::dp {

/// A digest of all that an entry depends on.
class CacheKey {
public:
  /// Begins with the identity of the compiler and the `kind` of the entry.
  explicit CacheKey(StringRef kind);
  void add(StringRef part);
  /// Adds the content of a file, or that there is none.
  void addFile(StringRef path);
  /// Adds the CPU and its features if `cpu` is "native", else its name.
  void addCPU(StringRef cpu);
  /// Returns the name of the entry.
  std::string getName();

private:
  llvm::BLAKE3 hasher;
};

class CodeCache {
public:
  /// Opens the cache in `folder`, which is created if need be, of at most
  /// `limit` bytes. Returns null, after a remark that says why, if the folder
  /// cannot be created, or if others than the user can write to it: code is
  /// loaded from it.
  static std::unique_ptr<CodeCache> open(StringRef folder, uint64_t limit,
                                         EmitErrorFn emitRemark);

  /// Returns what was stored by this name. A damaged entry is removed. May be
  /// called by several threads, as insert.
  std::optional<std::string> find(StringRef name);
  /// Stores an entry, unless the disk is full or the folder read-only.
  void insert(StringRef name, StringRef content);
  /// Removes the entries that were not used for longest until the cache is as
  /// small as it should be, and those that were not used for 30 days; emits a
  /// remark if an entry could not be stored.
  void finish(EmitErrorFn emitRemark);

private:
  CodeCache(StringRef folder, uint64_t limit)
      : folder(folder.str()), limit(limit) {}
  std::string getPath(StringRef name) const;

  std::string folder;
  uint64_t limit;
  std::mutex mutex;
  bool isChanged = false;
  std::string problem; ///< the first error of writing
};

/// Returns $DP_CACHE, else dp in $XDG_CACHE_HOME, else ~/.cache/dp; "" if
/// $DP_CACHE is "off" or "0", or if there is no home.
std::string getDefaultCacheFolder();

/// Returns the bytes that `text`, a number with K, M or G after it or none,
/// stands for; none if it is something else.
std::optional<uint64_t> parseCacheLimit(StringRef text);

} // namespace mlir::dp

#endif // DP_SUPPORT_CODECACHE_H
