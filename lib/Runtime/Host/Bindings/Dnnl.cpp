//===- Dnnl.cpp - oneDNN, loaded at run time ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Dnnl.h"
#include "Support/Error.h"
#include "Support/Library.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <new>
#include <string>
#include <sys/mman.h>
#include <vector>

using namespace dp;

void Dnnl::check(dnnl_status_t status, const char *what) {
  if (status == dnnl_success)
    return;
  if (status == dnnl_out_of_memory)
    throw std::bad_alloc();
  throw Error(std::string("oneDNN: ") + what + " failed with status " +
                  std::to_string(status),
              DP_ERROR_LIBRARY);
}

/// Finds a function of the OpenMP that the library calls: of one that the
/// process has loaded for all of its libraries, as PyTorch does, else of the
/// library's own.
template <typename F>
static void findOpenMP(const Library &library, F &function, const char *name) {
  if (void *address = dlsym(RTLD_DEFAULT, name))
    function = reinterpret_cast<F>(address);
  else
    library.find(function, name);
}

/// Returns true if the process can allocate more memory. oneDNN 2 does not
/// check all that it allocates for its code and the copies of a product: it
/// would crash where OpenBLAS still computes.
static bool hasMemory() {
  constexpr size_t bytes = 64 << 20;
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory != MAP_FAILED && munmap(memory, bytes) == 0;
}

/// Lets the library write the code of its products, while there is memory: it
/// does not survive if there is none later.
static void prepareProducts(const Dnnl &table) {
  constexpr int size = 16;
  std::vector<float> a(size * size, 1.0f), b(a), c(a);
  OneThread one(table);
  Dnnl::check(table.dnnl_sgemm('N', 'N', size, size, size, 1.0f, a.data(), size,
                               b.data(), size, 0.0f, c.data(), size),
              "a product");
  std::vector<uint16_t> halves(size * size);
  if (table.multipliesBFloats)
    Dnnl::check(table.gemmBFloats('N', 'N', size, size, size, 1.0f,
                                  halves.data(), size, halves.data(), size,
                                  0.0f, c.data(), size),
                "a product of bf16");
}

static bool hasBFloatInstructions(const Dnnl &table) {
  int isa = table.dnnl_get_effective_cpu_isa();
  return (isa & dnnl_cpu_isa_avx512_core_bf16) == dnnl_cpu_isa_avx512_core_bf16;
}

/// Throws Error if the library is missing or unsuitable.
static std::unique_ptr<Dnnl> open() {
  Library library("oneDNN", "DP_DNNL", {"libdnnl.so.2"});
  auto table = std::make_unique<Dnnl>();
#define DP_FIND(name) library.find(table->name, #name);
  DP_DNNL_FUNCTIONS(DP_FIND)
#undef DP_FIND
  table->gemmBFloats = reinterpret_cast<decltype(table->gemmBFloats)>(
      library.symbolOrNull("dnnl_gemm_bf16bf16f32"));
  table->multipliesBFloats =
      table->gemmBFloats && hasBFloatInstructions(*table);
  findOpenMP(library, table->omp_get_max_threads, "omp_get_max_threads");
  findOpenMP(library, table->omp_set_num_threads, "omp_set_num_threads");
  Dnnl::check(table->dnnl_engine_create(&table->engine, dnnl_cpu, 0),
              "the creation of an engine");
  if (!hasMemory())
    throw Error("oneDNN needs 64 MiB of address space; a limit of the process "
                "(ulimit -v) may be too low",
                DP_ERROR_MEMORY);
  prepareProducts(*table);
  return table;
}

static std::unique_ptr<Dnnl> load() {
  const char *chosen = std::getenv("DP_DNNL");
  if (chosen && std::strcmp(chosen, "off") == 0)
    return nullptr;
  try {
    return open();
  } catch (const Error &) {
    if (chosen)
      throw;
  } catch (const std::bad_alloc &) {
    if (chosen)
      throw;
  }
  return nullptr;
}

const Dnnl *dp::dnnl() {
  static const std::unique_ptr<Dnnl> table = load();
  return table.get();
}
