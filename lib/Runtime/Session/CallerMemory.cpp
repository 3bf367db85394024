//===- CallerMemory.cpp - Arrays that a step uses where they are ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CallerMemory.h"
#include "Support/DType.h"

#include <algorithm>

using namespace dp;

namespace {

/// The memory of a state, an argument or a result.
struct Span {
  enum Kind { State, Argument, Result } kind;
  size_t number; ///< of the argument or result
  uintptr_t begin, end;
};

} // namespace

static Span spanOf(Span::Kind kind, size_t number, const dp_array &array) {
  auto begin = reinterpret_cast<uintptr_t>(array.data);
  int64_t bytes =
      elementCount(array.shape, array.rank) * dtypeSize(array.dtype);
  return {kind, number, begin, begin + bytes};
}

/// Returns true if the elements of an array lie at multiples of their size, as
/// a program assumes.
static bool isAligned(const dp_array &array) {
  return array.data &&
         reinterpret_cast<uintptr_t>(array.data) % dtypeSize(array.dtype) == 0;
}

CallerMemory::CallerMemory(const Entry &entry,
                           const std::vector<State *> &states,
                           const dp_array *arguments, const dp_array *results)
    : readable(entry.arguments.size()), writable(entry.results.size()) {
  std::vector<Span> spans;
  for (size_t i = 0; i < entry.arguments.size(); ++i) {
    if (!states[i]) {
      readable[i] = isAligned(arguments[i]);
      spans.push_back(spanOf(Span::Argument, i, arguments[i]));
      continue;
    }
    for (const Buffer &buffer : states[i]->buffers)
      if (buffer.isShared()) {
        auto begin = reinterpret_cast<uintptr_t>(buffer.data());
        spans.push_back({Span::State, i, begin, begin + buffer.size()});
      }
  }
  for (size_t i = 0; i < entry.results.size(); ++i) {
    if (entry.results[i].updates >= 0 || !results[i].data)
      continue;
    writable[i] = isAligned(results[i]);
    spans.push_back(spanOf(Span::Result, i, results[i]));
  }
  auto refuse = [&](const Span &span, const Span &other) {
    if (span.kind == Span::Result)
      writable[span.number] = false;
    if (span.kind == Span::Argument && other.kind != Span::Argument)
      readable[span.number] = false;
  };
  std::sort(spans.begin(), spans.end(),
            [](const Span &a, const Span &b) { return a.begin < b.begin; });
  for (size_t i = 0; i < spans.size(); ++i)
    for (size_t j = i + 1; j < spans.size() && spans[j].begin < spans[i].end;
         ++j) {
      refuse(spans[i], spans[j]);
      refuse(spans[j], spans[i]);
    }
}
