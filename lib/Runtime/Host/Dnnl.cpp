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
#include <memory>
#include <new>
#include <string>

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

static std::unique_ptr<Dnnl> load() {
  const char *chosen = std::getenv("DP_DNNL");
  if (chosen && std::strcmp(chosen, "off") == 0)
    return nullptr;
  std::unique_ptr<Library> library;
  try {
    library = std::make_unique<Library>(
        "oneDNN", "DP_DNNL",
        std::initializer_list<const char *>{"libdnnl.so.2"});
  } catch (const Error &) {
    if (chosen)
      throw;
    return nullptr;
  }
  auto table = std::make_unique<Dnnl>();
#define DP_FIND(name) library->find(table->name, #name);
  DP_DNNL_FUNCTIONS(DP_FIND)
#undef DP_FIND
  // Those of the OpenMP that this library is linked with.
  library->find(table->omp_get_max_threads, "omp_get_max_threads");
  library->find(table->omp_set_num_threads, "omp_set_num_threads");
  Dnnl::check(table->dnnl_engine_create(&table->engine, dnnl_cpu, 0),
              "the creation of an engine");
  return table;
}

const Dnnl *dp::dnnl() {
  static const std::unique_ptr<Dnnl> table = load();
  return table.get();
}
