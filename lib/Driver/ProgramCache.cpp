//===- ProgramCache.cpp - Executables in the cache ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/ProgramCache.h"

#include "dp/Target/Cuda/CudaCode.h"
#include "dp/Target/Cuda/CudaExecutable.h"
#include "dp/Target/Host/HostExecutable.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::dp;

std::unique_ptr<CodeCache> mlir::dp::openCache(const CacheChoices &options,
                                               Location location) {
  StringRef folder = options.cache.getValue();
  if (folder.empty() || folder == "off")
    return nullptr;
  std::optional<uint64_t> limit = parseCacheLimit(options.cacheLimit);
  if (!limit) // compileGraph says so.
    return nullptr;
  return CodeCache::open(folder, *limit, [&] { return emitRemark(location); });
}

/// Adds the programs that the compiler runs. Returns false if one is missing.
static bool addTools(CacheKey &key, const CompileOptions &options,
                     MLIRContext *context) {
  // Errors are those of the compilation.
  ScopedDiagnosticHandler silent(context, [](Diagnostic &) {});
  auto emitSilently = [&] { return emitError(UnknownLoc::get(context)); };
  FailureOr<std::string> linker = findLinker(emitSilently);
  if (failed(linker))
    return false;
  key.addFile(*linker);
  if (!options.isCuda() || llvm::is_contained(*options.archs, kEmulated))
    return true;
  FailureOr<CudaToolkit> toolkit =
      findCudaToolkit(options.toolkit.getValue(), emitSilently);
  if (failed(toolkit))
    return false;
  key.addFile(toolkit->ptxas);
  key.addFile(toolkit->fatbinary);
  key.addFile(toolkit->libdevice);
  return true;
}

ProgramCache::ProgramCache(CodeCache &cache, const CompileOptions &options,
                           StringRef name, StringRef graph,
                           MLIRContext *context)
    : cache(cache) {
  if (options.stage != CompileStage::executable || !options.simulate.empty() ||
      options.lowerForeignOps)
    return;
  CacheKey digest("program");
  digest.add(name);
  digest.add(graph);
  CompileOptions others = options;
  others.cache = "";
  others.cacheLimit = "";
  std::string values;
  llvm::raw_string_ostream stream(values);
  others.print(stream);
  digest.add(values);
  digest.addCPU(options.cpu.getValue());
  digest.addFile(options.getTopology(options.getTarget()));
  if (addTools(digest, options, context))
    key = digest.getName();
}

std::optional<CachedProgram> ProgramCache::find() {
  if (key.empty())
    return std::nullopt;
  std::optional<std::string> entry = cache.find(key);
  if (!entry || entry->size() < 8)
    return std::nullopt;
  uint64_t length = llvm::support::endian::read64le(entry->data());
  StringRef rest = StringRef(*entry).drop_front(8);
  if (length > rest.size())
    return std::nullopt;
  return CachedProgram{rest.take_front(length).str(),
                       rest.drop_front(length).str()};
}

void ProgramCache::insert(StringRef diagnostics, StringRef path) {
  if (key.empty())
    return;
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return;
  char length[8];
  llvm::support::endian::write64le(length, diagnostics.size());
  cache.insert(key, (StringRef(length, sizeof length) + diagnostics +
                     (*file)->getBuffer())
                        .str());
}
