//===- CallArrays.cpp - The arrays of a call, by their memory -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CallArrays.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>

using namespace dp;

void dp::addStream(std::vector<CallersStream> &streams, CallersStream stream) {
  if (std::find(streams.begin(), streams.end(), stream) == streams.end())
    streams.push_back(stream);
}

void dp::checkFarMemory(const SessionContext &context, const dp_array &array,
                        const char *what, const std::string &name) {
  std::string text = std::string(what) + " '" + name + "'";
  if (array.memory != DP_MEMORY_CUDA)
    throw Error(text + " is in memory of the unknown kind " +
                std::to_string(array.memory));
  if (!context.backend.usesGpus())
    throw Error(text + " is in the memory of GPU " + std::to_string(array.gpu) +
                ", but the devices are on the CPU: give an array in host "
                "memory, or compile the program for GPUs (--target cuda)");
}

LocalPart dp::partOfArgument(const SessionContext &context, const Value &value,
                             const int64_t *shape, int64_t rank) {
  LocalPart part = localPart(value, shape, context.devices.count(), rank);
  if (!context.localBatches || value.role != DP_ROLE_BATCH)
    return part;
  int64_t bytes = part.localBytes();
  return {1, bytes, bytes, 0};
}

void dp::requireHostMemory(const dp_array &array, const std::string &name) {
  if (array.memory != DP_MEMORY_HOST)
    throw Error("'" + name + "' is in the memory of GPU " +
                std::to_string(array.gpu) +
                "; give an array in host memory here");
}

static int64_t bytesOf(const dp_array &array) {
  return elementCount(array.shape, array.rank) * dtypeSize(array.dtype);
}

CallArrays::CallArrays(const SessionContext &context, const Entry &entry,
                       const dp_array *arguments, const dp_array *results,
                       bool withData, bool devicesReduce)
    : context(context), givenArguments(arguments), givenResults(results) {
  const std::vector<Value> &inputs = entry.arguments;
  bool anyArgument = false, anyResult = false;
  for (size_t i = 0; i < inputs.size(); ++i)
    if (inputs[i].role != DP_ROLE_STATE) {
      checkMemory(context, arguments[i], "argument", inputs[i].name);
      anyArgument |= isOnGpu(arguments[i]);
    }
  for (size_t i = 0; results && i < entry.results.size(); ++i)
    if (entry.results[i].updates < 0 && results[i].data) {
      checkMemory(context, results[i], "result", entry.results[i].name);
      anyResult |= isOnGpu(results[i]);
    }
  if (anyArgument) {
    ownArguments.assign(arguments, arguments + inputs.size());
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (inputs[i].role == DP_ROLE_STATE || !isOnGpu(arguments[i]))
        continue;
      // The types are checked before sizes are computed of them.
      checkArray(inputs[i], arguments[i], "argument");
      dp_array &own = ownArguments[i];
      if (!inputs[i].onHost && !context.isAcross()) {
        addStream(used, streamOf(own));
        continue;
      }
      copies.emplace_back(withData ? bytesOf(own) : 0);
      if (withData)
        context.backend.readCallers(copies.back().data(), own.data,
                                    streamOf(own), bytesOf(own));
      toHost(own);
    }
    givenArguments = ownArguments.data();
  }
  if (!anyResult)
    return;
  ownResults.assign(results, results + entry.results.size());
  for (size_t i = 0; i < ownResults.size(); ++i) {
    const Value &v = entry.results[i];
    dp_array &own = ownResults[i];
    if (v.updates >= 0 || !isOnGpu(own))
      continue;
    checkArray(v, own, "result");
    bool isReduced = v.placement.kind == DP_PARTIAL &&
                     context.devices.count() > 1 && !devicesReduce;
    if (!isReduced && v.copyOf < 0 && !context.isAcross()) {
      addStream(used, streamOf(own));
      continue;
    }
    copies.emplace_back(bytesOf(own));
    dp_array target = own;
    toHost(own);
    staged.push_back({target, own.data});
  }
  givenResults = ownResults.data();
}

/// Lets `array` be the last copy.
void CallArrays::toHost(dp_array &array) {
  // Also an empty array has data.
  copies.back().reserve(1);
  array.data = copies.back().data();
  array.memory = DP_MEMORY_HOST;
  array.stream = nullptr;
}

void CallArrays::finish() const {
  // In a job, process 0 alone has the results.
  if (context.isAcross() && context.control->process() != 0)
    return;
  for (const Staged &result : staged)
    context.backend.writeCallers(result.target.data, streamOf(result.target),
                                 result.host, bytesOf(result.target));
}
