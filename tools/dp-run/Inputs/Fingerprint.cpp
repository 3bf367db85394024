//===- Fingerprint.cpp - Inputs as settings that are compared -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Fingerprint.h"

#include "dp/Files/Digest.h"

using namespace dp;

/// `f32[10, 4], digest 0123...`.
static std::string describeValue(const NpyArray &array) {
  return describe(array.dtype, array.shape.data(), array.shape.size()) +
         ", digest " + digestOfData(array);
}

Settings dp::settingsOfAll(const Program &program, const Options &options,
                           const Inputs &inputs) {
  const BatchFeed &batches = inputs.batches();
  Settings settings;
  if (!batches.isEmpty() && !options.join) {
    settings.emplace_back("the rows of --data", std::to_string(batches.rows()));
    settings.emplace_back("the rows of a batch",
                          std::to_string(batches.batchSize()));
  }
  for (const BatchFeed::Batch &batch : batches.all())
    settings.emplace_back("where '" + batch.name + "' comes from",
                          batch.isRandom ? "--random" : "--data");
  if (!options.join)
    settings.emplace_back("the number of steps",
                          std::to_string(inputs.plan().steps()));
  for (const auto &[argument, array] : inputs.replicated().perStep())
    settings.emplace_back(std::string("'") + program.arguments[argument].name +
                              "' of --per-step",
                          describeValue(array));
  return settings;
}

Settings dp::settingsOfRun(const Program &program, const Options &options,
                           Inputs &inputs, int64_t step) {
  BatchFeed &batches = inputs.batches();
  Settings settings = {{"the entry", program.entryName},
                       {"--random", settingText(options.random)},
                       {"--join", options.join ? "on" : "off"}};
  if (!batches.isEmpty()) {
    settings.emplace_back("--shuffle", settingText(options.shuffle));
    settings.emplace_back("the rows of a batch",
                          std::to_string(batches.batchSize()));
    settings.emplace_back("the rows of --data", std::to_string(batches.rows()));
    if (options.join)
      settings.emplace_back("the steps of an epoch",
                            std::to_string(inputs.plan().stepsPerEpoch()));
  }
  for (const BatchFeed::Batch &batch : batches.all())
    settings.emplace_back("the digest of '" + batch.name + "'",
                          batches.digest(batch.argument));
  for (const auto &[argument, array] : inputs.replicated().constants())
    settings.emplace_back(std::string("the input '") +
                              program.arguments[argument].name + "'",
                          describeValue(array));
  for (const auto &[argument, array] : inputs.replicated().perStep()) {
    size_t bytes = array.data.size() / std::max<int64_t>(1, array.shape[0]);
    settings.emplace_back(
        std::string("the digest of '") + program.arguments[argument].name +
            "' in the first " + std::to_string(step) + " steps",
        digestOfData(array, bytes * static_cast<size_t>(step)));
  }
  return settings;
}

std::vector<std::pair<std::string, uint64_t>>
dp::rowDigests(const BatchFeed &batches) {
  std::vector<std::pair<std::string, uint64_t>> digests;
  for (const BatchFeed::Batch &batch : batches.all())
    digests.emplace_back(batch.name, batches.sampleDigest(batch.argument));
  return digests;
}
