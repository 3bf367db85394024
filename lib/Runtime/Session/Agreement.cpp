//===- Agreement.cpp - Values that all processes must agree on ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// If a rank began with other parameters than the others, the job would compute
// a meaningless result without an error. Eight bytes per process show that all
// agree; only if they differ are the digests of all values exchanged.
//
//===----------------------------------------------------------------------===//

#include "Agreement.h"
#include "Layout.h"
#include "Support/Error.h"
#include "Support/RankList.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>
#include <utility>

using namespace dp;

// libstdc++ hashes strings by 64-bit Murmur, eight bytes at a time; FNV-1a
// takes one at a time, and states are large.
static uint64_t hashOf(const void *data, int64_t bytes) {
  return std::hash<std::string_view>()(std::string_view(
      static_cast<const char *>(data), static_cast<size_t>(bytes)));
}

uint64_t dp::digestOf(const dp_array &value) {
  int64_t bytes =
      elementCount(value.shape, value.rank) * dp_dtype_size(value.dtype);
  uint64_t parts[2] = {
      hashOf(value.shape, value.rank * int64_t(sizeof(int64_t))),
      bytes > 0 ? hashOf(value.data, bytes) : 0};
  return hashOf(parts, sizeof parts);
}

bool ComparedSteps::isNext(bool changed) {
  if (!changed)
    return std::exchange(length, 0) > 0;
  ++length;
  return length % 64 == 0 || (length < 64 && (length & (length - 1)) == 0);
}

void dp::requireEqual(ControlPlane &control, const char *what,
                      const std::vector<Shared> &values) {
  std::vector<uint64_t> mine;
  for (const Shared &v : values) {
    mine.push_back(v.isSet);
    mine.push_back(v.isSet ? v.digest : 0);
  }
  int64_t bytes = static_cast<int64_t>(mine.size() * sizeof(uint64_t));
  uint64_t all = hashOf(mine.data(), bytes);
  int64_t ranks = control.processes();
  std::vector<uint64_t> theirs(ranks);
  control.allGather(what, &all, sizeof all, theirs.data());
  bool equal = true;
  for (uint64_t digest : theirs)
    equal &= digest == theirs[0];
  if (equal)
    return;
  std::vector<uint64_t> table(mine.size() * ranks);
  control.allGather(what, mine.data(), bytes, table.data());
  control.giveUp(); // all processes fail here
  std::string message = std::string(what) + " failed";
  int64_t rank = -1;
  for (size_t i = 0; i < values.size(); ++i) {
    std::vector<int64_t> other, without;
    const uint64_t *first = &table[2 * i];
    for (int64_t r = 1; r < ranks; ++r) {
      const uint64_t *its = first + r * static_cast<int64_t>(mine.size());
      if (its[0] != first[0])
        without.push_back(r);
      else if (its[1] != first[1])
        other.push_back(r);
    }
    std::string name = std::string("'") + values[i].name + "'";
    auto have = [](const std::vector<int64_t> &r) {
      return rankList(r) + (r.size() == 1 ? " has" : " have");
    };
    if (!other.empty())
      message = have(other) + " another " + name + " than rank 0";
    else if (!without.empty())
      message = first[0]
                    ? have(without) + " no " + name + ", but rank 0 has"
                    : have(without) + " a " + name + ", but rank 0 has none";
    else
      continue;
    rank = other.empty() ? without.front() : other.front();
    break;
  }
  throw Error(message,
              control.process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED,
              rank);
}

/// Returns which ranks have which value, in the order of the ranks:
/// "rank 1 has 8, ranks 0, 2 have 4".
static std::string
describeHolders(const std::vector<const std::string *> &values) {
  std::vector<std::pair<const std::string *, std::vector<int64_t>>> holders;
  for (size_t r = 0; r < values.size(); ++r) {
    auto same = std::find_if(holders.begin(), holders.end(), [&](auto &h) {
      return (!h.first && !values[r]) ||
             (h.first && values[r] && *h.first == *values[r]);
    });
    if (same == holders.end())
      same = holders.insert(same, {values[r], {}});
    same->second.push_back(static_cast<int64_t>(r));
  }
  std::string text;
  for (const auto &[value, ranks] : holders)
    text += (text.empty() ? "" : ", ") + rankList(ranks) +
            (ranks.size() == 1 ? " has " : " have ") +
            (value ? *value : "no such setting");
  return text;
}

// More than the settings of any program; a larger number is no size.
static constexpr int64_t mostBytes = int64_t(1) << 26;

void dp::requireSameSettings(ControlPlane &control, const char *what,
                             const std::vector<Setting> &settings) {
  std::string mine;
  for (const Setting &s : settings)
    mine += s.name + '\0' + s.value + '\0';
  int64_t ranks = control.processes();
  struct Head {
    uint64_t digest;
    int64_t bytes;
  };
  Head head = {hashOf(mine.data(), static_cast<int64_t>(mine.size())),
               static_cast<int64_t>(mine.size())};
  std::vector<Head> heads(ranks);
  control.allGather(what, &head, sizeof head, heads.data());
  bool equal = true;
  int64_t longest = 0;
  for (const Head &h : heads) {
    if (h.bytes < 0 || h.bytes > mostBytes) {
      control.giveUp(); // all processes fail here
      throw Error("a process says that it describes its program in " +
                  std::to_string(h.bytes) + " bytes");
    }
    equal &= h.digest == heads[0].digest && h.bytes == heads[0].bytes;
    longest = std::max(longest, h.bytes);
  }
  if (equal)
    return;
  mine.resize(longest);
  std::vector<char> table(longest * ranks);
  control.allGather(what, mine.data(), longest, table.data());
  control.giveUp(); // all processes fail here
  std::vector<std::map<std::string, std::string>> all(ranks);
  std::vector<std::string> names; // in the order of the first rank that has it
  for (int64_t r = 0; r < ranks; ++r) {
    const char *at = table.data() + r * longest, *end = at + heads[r].bytes;
    auto next = [&] {
      std::string text(at, std::find(at, end, '\0'));
      at += std::min<ptrdiff_t>(end - at, text.size() + 1);
      return text;
    };
    while (at < end) {
      std::string name = next();
      all[r][name] = next();
      if (std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
    }
  }
  std::string differences;
  constexpr int mostShown = 4;
  int shown = 0;
  for (const std::string &name : names) {
    std::vector<const std::string *> values;
    bool same = true;
    for (auto &its : all) {
      auto found = its.find(name);
      values.push_back(found == its.end() ? nullptr : &found->second);
      same &= (values[0] == nullptr) == (values.back() == nullptr) &&
              (!values[0] || *values[0] == *values.back());
    }
    if (!same && ++shown <= mostShown)
      differences += (differences.empty() ? "" : "; and on ") + name + ": " +
                     describeHolders(values);
  }
  if (shown > mostShown)
    differences += "; and on " + std::to_string(shown - mostShown) + " more";
  if (differences.empty())
    differences = "the order of their settings";
  throw Error("the ranks disagree on " + differences +
                  " (all must have the same)",
              control.process() == 0 ? DP_ERROR_INVALID : DP_ERROR_ABORTED);
}
