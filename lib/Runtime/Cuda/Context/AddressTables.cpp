//===- AddressTables.cpp - Addresses of matrices, on a GPU ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "AddressTables.h"
#include "Support/Error.h"

using namespace dp;
using namespace dp::cuda;

void *AddressTables::get(const void *base, const Places &p) {
  Table &table = tables[{base, p.stride, p.count, p.outerStride, p.outer}];
  if (table.device.data())
    return table.device.data();
  std::string what = "the addresses of matrices on " + gpu.name();
  if (graph.isCapturing())
    throw Error(what + " are new in a CUDA graph");
  int64_t items = p.outer * p.count;
  auto bytes = static_cast<size_t>(items) * sizeof(void *);
  table.host.reserve(gpu, static_cast<int64_t>(bytes), MemoryKind::Pinned);
  table.device.reserve(gpu, static_cast<int64_t>(bytes));
  auto **list = static_cast<const char **>(table.host.data());
  for (int64_t item = 0; item < items; ++item)
    list[item] = static_cast<const char *>(base) +
                 item / p.count * p.outerStride + item % p.count * p.stride;
  check(driver().cuMemcpyHtoDAsync_v2(address(table.device.data()), list, bytes,
                                      gpu.compute()),
        what);
  return table.device.data();
}
