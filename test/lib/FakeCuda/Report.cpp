//===- Report.cpp - Settings, violations, trace, injected faults ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "Control.h"
#include "Engine.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>
#include <unistd.h>

using namespace dp::fake;

namespace {

struct Failure {
  std::string api;
  int64_t number;
  int code;
};

struct State {
  std::vector<std::string> violations;
  std::set<std::string> seen;
  std::map<std::string, int64_t> calls;
  std::vector<Failure> failures;
  std::map<int, int64_t> waits; // by device; -1: of the process
  FILE *trace = nullptr;
  uint64_t random = 0;
};

[[noreturn]] void badSetting(const char *name, const std::string &value) {
  std::fprintf(stderr, "dp_fake_cuda: error: cannot understand %s=%s\n", name,
               value.c_str());
  std::_Exit(2);
}

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);)
    parts.push_back(part);
  return parts;
}

/// A number, with K, M, G as powers of 1024.
int64_t number(const char *name, const std::string &text) {
  char *end = nullptr;
  int64_t value = std::strtoll(text.c_str(), &end, 10);
  int64_t unit = *end == 'K'   ? 1 << 10
                 : *end == 'M' ? 1 << 20
                 : *end == 'G' ? 1 << 30
                               : 1;
  if (end == text.c_str() || (unit > 1 ? end[1] : *end) != 0 || value < 0)
    badSetting(name, text);
  return value * unit;
}

std::string environment(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

Settings readSettings() {
  Settings result;
  std::string text;
  if (!(text = environment("DP_FAKE_CUDA_DEVICES")).empty())
    result.devices = number("DP_FAKE_CUDA_DEVICES", text);
  for (const std::string &part : split(environment("DP_FAKE_CUDA_MEMORY"), ','))
    result.memory.push_back(number("DP_FAKE_CUDA_MEMORY", part));
  for (const std::string &part :
       split(environment("DP_FAKE_CUDA_MULTIPROCESSORS"), ','))
    result.multiprocessors.push_back(
        number("DP_FAKE_CUDA_MULTIPROCESSORS", part));
  if (!(text = environment("DP_FAKE_CUDA_CAPABILITY")).empty())
    result.capability =
        static_cast<int>(number("DP_FAKE_CUDA_CAPABILITY", text));
  for (const std::string &part :
       split(environment("DP_FAKE_CUDA_ALGORITHM_MS"), ','))
    result.algorithmMilliseconds.push_back(
        number("DP_FAKE_CUDA_ALGORITHM_MS", part));
  if (!(text = environment("DP_FAKE_CUDA_MAX_PITCH")).empty())
    result.maxPitch = number("DP_FAKE_CUDA_MAX_PITCH", text);
  if (!(text = environment("DP_FAKE_CUDA_SEED")).empty())
    result.seed = number("DP_FAKE_CUDA_SEED", text);
  text = environment("DP_FAKE_CUDA_ORDER");
  if (text == "lazy")
    result.order = Settings::Order::Lazy;
  else if (text == "eager")
    result.order = Settings::Order::Eager;
  else if (!text.empty() && text != "random")
    badSetting("DP_FAKE_CUDA_ORDER", text);
  result.guard = !environment("DP_FAKE_CUDA_GUARD").empty();
  result.record = !environment("DP_FAKE_CUDA_RECORD").empty();
  return result;
}

State &state() {
  // Never destroyed: calls may come from other libraries' destructors.
  static State *state = [] {
    auto *s = new State;
    s->random = settings().seed;
    for (const std::string &part :
         split(environment("DP_FAKE_CUDA_FAIL"), ',')) {
      std::vector<std::string> fields = split(part, ':');
      if (fields.size() != 3)
        badSetting("DP_FAKE_CUDA_FAIL", part);
      s->failures.push_back(
          {fields[0], number("DP_FAKE_CUDA_FAIL", fields[1]),
           static_cast<int>(number("DP_FAKE_CUDA_FAIL", fields[2]))});
    }
    std::string file = environment("DP_FAKE_CUDA_TRACE");
    if (!file.empty() && !(s->trace = std::fopen(file.c_str(), "w")))
      badSetting("DP_FAKE_CUDA_TRACE", file);
    return s;
  }();
  return *state;
}

} // namespace

const Settings &dp::fake::settings() {
  static const Settings *result = new Settings(readSettings());
  return *result;
}

template <typename T>
static T ofDevice(const std::vector<T> &values, int device, T otherwise) {
  if (values.empty())
    return otherwise;
  return values[std::min<size_t>(device, values.size() - 1)];
}

uint64_t Settings::memoryOf(int device) const {
  return ofDevice<uint64_t>(memory, device, 8ull << 30);
}

int Settings::multiprocessorsOf(int device) const {
  return ofDevice(multiprocessors, device, 108);
}

void dp::fake::violation(const std::string &message) {
  State &s = state();
  if (!s.seen.insert(message).second)
    return;
  s.violations.push_back(message);
  // One missing wait may show in many places; the first ones tell which.
  constexpr size_t limit = 20;
  if (s.violations.size() <= limit)
    std::fprintf(stderr, "dp_fake_cuda: error: %s\n", message.c_str());
}

const std::vector<std::string> &dp::fake::violations() {
  return state().violations;
}

void dp::fake::clearViolations() {
  state().violations.clear();
  state().seen.clear();
}

bool dp::fake::tracing() { return state().trace; }

void dp::fake::trace(const std::string &line) {
  if (FILE *file = state().trace) {
    std::fprintf(file, "%s\n", line.c_str());
    std::fflush(file);
  }
}

static std::map<std::string, int64_t, std::less<>> &operations() {
  static auto *counts = new std::map<std::string, int64_t, std::less<>>;
  return *counts;
}

void dp::fake::countOperation(const std::string &name) {
  std::string_view word(name);
  word = word.substr(0, word.find(' '));
  auto found = operations().find(word);
  if (found == operations().end())
    found = operations().emplace(word, 0).first;
  ++found->second;
}

int dp::fake::injectedFailure(const char *api) {
  State &s = state();
  if (s.failures.empty())
    return 0;
  std::string name = api;
  size_t suffix = name.rfind("_v");
  if (suffix != std::string::npos)
    name.resize(suffix);
  int64_t call = ++s.calls[name];
  for (const Failure &f : s.failures)
    if (f.api == name && f.number == call)
      return f.code;
  return 0;
}

bool dp::fake::waitIgnored(int device) {
  constexpr const char *name = "DP_FAKE_CUDA_IGNORE_WAIT";
  static const std::vector<std::string> *fields =
      new std::vector<std::string>(split(environment(name), ':'));
  if (fields->empty())
    return false;
  bool perDevice = fields->size() == 2;
  if (perDevice && number(name, fields->front()) != device)
    return false;
  return ++state().waits[perDevice ? device : -1] ==
         number(name, fields->back());
}

int dp::fake::injectedNcclFault(int rank, int64_t launch) {
  for (const char *name : {"DP_FAKE_NCCL_STALL", "DP_FAKE_NCCL_ERROR"}) {
    std::vector<std::string> fields = split(environment(name), ':');
    bool stall = std::string(name) == "DP_FAKE_NCCL_STALL";
    if (fields.empty())
      continue;
    if (fields.size() != (stall ? 2 : 3))
      badSetting(name, environment(name));
    if (number(name, fields[0]) == rank && number(name, fields[1]) == launch)
      return stall ? 0 : number(name, fields[2]);
  }
  return -1;
}

uint64_t dp::fake::chance(uint64_t bound) {
  // splitmix64
  uint64_t z = (state().random += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return (z ^ (z >> 31)) % bound;
}

//===----------------------------------------------------------------------===//
// Control.h
//===----------------------------------------------------------------------===//

int dp_fake_violations(void) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  return static_cast<int>(violations().size());
}

const char *dp_fake_violation(int index) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  return violations().at(index).c_str();
}

int64_t dp_fake_operations(const char *name) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  auto found = operations().find(std::string_view(name));
  return found == operations().end() ? 0 : found->second;
}

void dp_fake_clear(void) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  clearViolations();
  engine().clearFaults();
}

void dp_fake_order(int order, uint64_t seed) {
  std::lock_guard<EngineMutex> lock(engine().mutex);
  engine().order = static_cast<Settings::Order>(order);
  state().random = seed;
}

/// A program that did not look at its errors must not pass; what nobody waited
/// for is looked at, too.
__attribute__((destructor)) static void failAtExit() {
  if (std::unique_lock<EngineMutex> lock(engine().mutex, std::try_to_lock);
      lock)
    engine().drain();
  if (violations().empty())
    return;
  std::fprintf(stderr, "dp_fake_cuda: %zu violations\n", violations().size());
  std::fflush(nullptr);
  _exit(98);
}
