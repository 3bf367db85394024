//===- ProgramCache.h - Executables in the cache ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_PROGRAMCACHE_H
#define DP_DRIVER_PROGRAMCACHE_H

#include "dp/Driver/CompileOptions.h"
#include "dp/Support/CodeCache.h"

namespace mlir::dp {

/// Opens the cache that `options` name. Null if they name none, and after a
/// remark at `location` if it cannot be used.
std::unique_ptr<CodeCache> openCache(const CacheChoices &options,
                                     Location location);

/// This is what a compilation makes: the text of its diagnostics and the
/// executable.
struct CachedProgram {
  std::string diagnostics, executable;
};

/// The programs of a cache, each by the text of its graph, the options, the
/// compiler, the CPU and the tools that are run. So a program that is in it
/// need not even be parsed.
class ProgramCache {
public:
  /// `name` is that of the graph, which diagnostics begin with.
  ProgramCache(CodeCache &cache, const CompileOptions &options, StringRef name,
               StringRef graph, MLIRContext *context);
  std::optional<CachedProgram> find();
  /// Stores the executable at `path`.
  void insert(StringRef diagnostics, StringRef path);

private:
  CodeCache &cache;
  std::string key; ///< empty if the program depends on more than this knows
};

} // namespace mlir::dp

#endif // DP_DRIVER_PROGRAMCACHE_H
