//===- Uploads.cpp - Batches on their way to the devices ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Uploads.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>

using namespace dp;

void UploadedArguments::check(const Entry &entry,
                              const dp_array *arguments) const {
  for (size_t i = 0; i < has.size(); ++i) {
    const dp_array &array = arguments[i];
    if (!has[i] || std::equal(shapes[i].begin(), shapes[i].end(), array.shape))
      continue;
    const Value &value = entry.arguments[i];
    throw Error("argument '" + value.name + "' is " +
                describeType(array.dtype, array.shape, array.rank) + ", but " +
                describeType(value.dtype, shapes[i].data(),
                             static_cast<int64_t>(shapes[i].size())) +
                " has been uploaded");
  }
}

bool Uploads::canUpload(const Value &value, const dp_array &array) const {
  // The host itself reads an argument that is `onHost`.
  if (value.role != DP_ROLE_BATCH || value.onHost ||
      array.memory != DP_MEMORY_HOST || !array.data)
    return false;
  checkArray(value, array, "argument");
  Devices &devices = context.devices;
  for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
    if (!partOfArgument(context, value, array.shape, rank).isDense())
      return false;
  // A process of a job may have its own rows alone.
  LocalPart own = partOfArgument(context, value, array.shape, devices.first());
  int64_t bytes = context.localBatches ? own.localBytes()
                                       : elementCount(array.shape, array.rank) *
                                             dtypeSize(array.dtype);
  return devices[devices.first()].isPinned(array.data, bytes);
}

int64_t Uploads::begin(int64_t entry, const Entry &declaration,
                       const dp_array *arguments) {
  Devices &devices = context.devices;
  if (!context.backend.usesGpus())
    throw Error("uploads are for devices on GPUs; steps on the CPU read the "
                "caller's arrays");
  if (begun - taken == Device::uploadSlots)
    throw Error("two uploads wait for their steps; run one of these first");
  UploadedArguments &next = slots[begun % Device::uploadSlots];
  next.entry = entry;
  next.slot = static_cast<int>(begun % Device::uploadSlots);
  size_t count = declaration.arguments.size();
  next.has.assign(count, false);
  next.shapes.assign(count, {});
  for (size_t i = 0; i < count; ++i)
    if (canUpload(declaration.arguments[i], arguments[i])) {
      next.has[i] = true;
      next.shapes[i].assign(arguments[i].shape,
                            arguments[i].shape + arguments[i].rank);
    }
  int64_t number = std::count(next.has.begin(), next.has.end(), true);
  if (number == 0)
    return 0;
  next.buffers.resize(devices.count());
  devices.run([&](int64_t rank) {
    std::vector<Buffer> &buffers = next.buffers[rank];
    buffers.resize(std::max(buffers.size(), count));
    std::vector<Upload> copies;
    for (size_t i = 0; i < count; ++i) {
      if (!next.has[i])
        continue;
      LocalPart part = partOfArgument(context, declaration.arguments[i],
                                      arguments[i].shape, rank);
      buffers[i].reserve(devices[rank].memory(), part.localBytes());
      copies.push_back({buffers[i].data(),
                        static_cast<char *>(arguments[i].data) + part.offset,
                        part.localBytes()});
    }
    devices[rank].beginUploads(next.slot, copies);
  });
  ++begun;
  return number;
}

void Uploads::await() {
  if (begun == 0)
    return;
  Devices &devices = context.devices;
  for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
    devices[rank].awaitUploads();
}

void Uploads::drop() {
  await();
  taken = begun;
}

const UploadedArguments &Uploads::take(int64_t entry) {
  if (taken == begun)
    throw Error("no upload waits for a step");
  const UploadedArguments &oldest = slots[taken % Device::uploadSlots];
  if (oldest.entry != entry)
    throw Error("the oldest upload is of another entry");
  ++taken;
  return oldest;
}
