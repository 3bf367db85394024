//===- Checkpoint.cpp - The format of checkpoints -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Checkpoint.h"
#include "dp/Files/Digest.h"
#include "dp/Runtime/DTypeTable.h"

#include <nlohmann/json.hpp>

using namespace dp;
using nlohmann::json;

static constexpr int version = 1;
static constexpr std::string_view headName = "dp.checkpoint",
                                  digestName = "dp.checkpoint.digest",
                                  metricsPrefix = "dp.checkpoint.metrics/";

static bool beginsWith(const std::string &text, std::string_view prefix) {
  return text.compare(0, prefix.size(), prefix) == 0;
}

/// `f32[60, 3]` and the digest of the bytes.
static std::string describe(const ArrayView &array) {
  std::string text = std::string(dtypeTable[array.dtype].name) + "[";
  for (size_t i = 0; i < array.shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(array.shape[i]);
  return text + "] " + digestOf(array.data, array.bytes);
}

static NpyArray arrayOf(const std::string &text) {
  NpyArray array;
  array.dtype = DP_U8;
  array.shape = {static_cast<int64_t>(text.size())};
  array.data.assign(text.begin(), text.end());
  return array;
}

static std::string textOf(const ArrayView &array) {
  return array.dtype == DP_U8 ? std::string(array.data, array.bytes) : "";
}

/// Returns the text of an object with the members of `head` and of the text
/// `more`, which stays as it is: its numbers may be larger than ours.
static std::string joinObjects(const json &head, std::string more) {
  // Names may be in any encoding.
  std::string text = head.dump(1, ' ', false, json::error_handler_t::replace);
  if (!more.empty()) {
    json parsed = json::parse(more, nullptr, /*allow_exceptions=*/false);
    if (!parsed.is_object())
      throw FileError("the further members of a checkpoint are no JSON object");
    for (const auto &item : parsed.items())
      if (head.contains(item.key()))
        throw FileError("the further members of a checkpoint have '" +
                        item.key() + "', which is one of its own");
    if (!parsed.empty()) {
      text.erase(text.rfind('\n'));
      text += ",\n " + more.substr(more.find('{') + 1);
    }
  }
  return text + "\n";
}

std::string dp::nameOfMetric(const std::string &name) {
  return std::string(metricsPrefix) + name;
}

NpzFile dp::sealCheckpoint(const CheckpointHead &head, const ArrayViews &states,
                           const ArrayViews *metrics) {
  json members = {{"version", version},      {"step", head.step},
                  {"epoch", head.epoch},     {"settings", head.settings},
                  {"paths", head.paths},     {"metrics", metrics != nullptr},
                  {"arrays", json::object()}};
  json &digests = members["arrays"];
  for (const auto &[name, array] : states) {
    if (beginsWith(name, headName))
      throw FileError("a state called '" + name +
                      "' cannot be in a checkpoint, which has that name "
                      "itself");
    digests[name] = describe(array);
  }
  if (metrics)
    for (const auto &[name, array] : *metrics)
      digests[nameOfMetric(name)] = describe(array);
  std::string text = joinObjects(members, head.more);
  NpzFile own;
  own[std::string(headName)] = arrayOf(text);
  own[std::string(digestName)] = arrayOf(digestOf(text.data(), text.size()));
  return own;
}

void dp::writeCheckpoint(const std::string &path, const CheckpointHead &head,
                         const ArrayViews &states, const ArrayViews *metrics) {
  NpzFile own = sealCheckpoint(head, states, metrics);
  ArrayViews all = viewsOf(own);
  all.insert(states.begin(), states.end());
  if (metrics)
    for (const auto &[name, array] : *metrics)
      all.emplace(nameOfMetric(name), array);
  writeArrays(path, all);
}

bool dp::isCheckpoint(const ArrayViews &arrays) {
  auto head = arrays.find(std::string(headName));
  return head != arrays.end() && head->second.dtype == DP_U8;
}

/// Returns a member that counts. Throws json::exception or FileError.
static int64_t countIn(const json &head, const char *name,
                       const std::string &file) {
  const json &value = head.at(name);
  if (!value.is_number_unsigned() || value.get<uint64_t>() > INT64_MAX)
    throw FileError("'" + file + "' is damaged: its " + name + " is " +
                    value.dump(-1, ' ', true, json::error_handler_t::replace));
  return value.get<int64_t>();
}

CheckpointHead dp::openCheckpoint(const ArrayViews &arrays,
                                  const std::string &name) {
  if (!isCheckpoint(arrays))
    throw FileError("'" + name + "' is no checkpoint");
  std::string damaged = "'" + name + "' is damaged: ";
  CheckpointHead c;
  c.text = textOf(arrays.at(std::string(headName)));
  if (auto digest = arrays.find(std::string(digestName));
      digest != arrays.end() &&
      textOf(digest->second) != digestOf(c.text.data(), c.text.size()))
    throw FileError(damaged + "its head is not what was written");
  try {
    json head = json::parse(c.text);
    if (int64_t its = countIn(head, "version", name); its != version)
      throw FileError("'" + name + "' is a checkpoint of version " +
                      std::to_string(its) + ", not " + std::to_string(version));
    c.step = countIn(head, "step", name);
    c.epoch = countIn(head, "epoch", name);
    c.settings = head.at("settings").get<Settings>();
    c.paths = head.at("paths").get<std::map<std::string, std::string>>();
    c.hasMetrics = head.at("metrics").get<bool>();
    for (const auto &[key, digest] : head.at("arrays").items()) {
      auto array = arrays.find(key);
      if (array == arrays.end() ||
          describe(array->second) != digest.get<std::string>())
        throw FileError(damaged + "array '" + key +
                        "' is not what was written");
      bool isMetric = beginsWith(key, metricsPrefix);
      if (isMetric && !c.hasMetrics)
        throw FileError(damaged + "it has no metrics but '" + key + "'");
      if (isMetric)
        c.metricNames.push_back(key.substr(metricsPrefix.size()));
      else
        c.stateNames.push_back(key);
    }
  } catch (const json::exception &e) {
    throw FileError(damaged + e.what());
  }
  return c;
}
