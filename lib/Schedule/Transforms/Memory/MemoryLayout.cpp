//===- MemoryLayout.cpp - Buffers in one arena ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "MemoryLayout.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <map>
#include <queue>

using namespace mlir;
using namespace mlir::dp;

/// Each of the largest buffers is compared with all larger ones.
static constexpr size_t kMaxCompared = 4096;

namespace {

/// Gives each buffer an offset, with the sizes on one device.
class Offsets {
public:
  explicit Offsets(ArrayRef<LiveRange> ranges)
      : ranges(ranges), offsets(ranges.size()) {}

  SmallVector<int64_t> compute();

private:
  void fit(unsigned buffer);
  void share(MutableArrayRef<unsigned> buffers);

  ArrayRef<LiveRange> ranges;
  SmallVector<int64_t> offsets;
  SmallVector<unsigned> placed; ///< by offset
  int64_t end = 0;
};

/// The buffers that are the highest so far, over time.
class Skyline {
public:
  /// Puts `buffer` above all that are live in `range`. Returns those that it
  /// touches.
  SmallVector<unsigned, 2> add(unsigned buffer, LiveRange range);

private:
  struct Segment {
    int64_t last;
    unsigned buffer;
  };
  std::map<int64_t, Segment> segments; ///< by their first positions
};

} // namespace

/// Puts a buffer at the lowest address that is free throughout its live range.
void Offsets::fit(unsigned buffer) {
  const LiveRange &range = ranges[buffer];
  int64_t offset = 0;
  for (unsigned other : placed) {
    const LiveRange &taken = ranges[other];
    if (taken.last < range.first || range.last < taken.first)
      continue;
    if (offset + range.bytes <= offsets[other])
      break;
    offset = std::max(offset, offsets[other] + taken.bytes);
  }
  offsets[buffer] = offset;
  end = std::max(end, offset + range.bytes);
  placed.insert(llvm::upper_bound(placed, offset,
                                  [&](int64_t value, unsigned other) {
                                    return value < offsets[other];
                                  }),
                buffer);
}

/// Gives buffers of similar size places of their own, in order of time.
void Offsets::share(MutableArrayRef<unsigned> buffers) {
  llvm::stable_sort(buffers, [&](unsigned a, unsigned b) {
    return ranges[a].first < ranges[b].first;
  });
  struct Slot {
    int64_t offset, bytes;
  };
  using Used = std::pair<int64_t, unsigned>; // last position, slot
  std::priority_queue<Used, std::vector<Used>, std::greater<Used>> used;
  std::multimap<int64_t, unsigned> free; // by size
  SmallVector<Slot> slots;
  for (unsigned buffer : buffers) {
    const LiveRange &range = ranges[buffer];
    while (!used.empty() && used.top().first < range.first) {
      free.emplace(slots[used.top().second].bytes, used.top().second);
      used.pop();
    }
    unsigned slot = slots.size();
    auto fits = free.lower_bound(range.bytes);
    if (fits != free.end() && fits->first <= 2 * range.bytes) {
      slot = fits->second;
      free.erase(fits);
    } else {
      slots.push_back({end, range.bytes});
      end += range.bytes;
    }
    offsets[buffer] = slots[slot].offset;
    used.emplace(range.last, slot);
  }
}

SmallVector<int64_t> Offsets::compute() {
  auto bySize = llvm::to_vector(llvm::seq<unsigned>(0, ranges.size()));
  llvm::stable_sort(bySize, [&](unsigned a, unsigned b) {
    return ranges[a].bytes > ranges[b].bytes;
  });
  MutableArrayRef<unsigned> compared(bySize);
  compared = compared.take_front(kMaxCompared);
  for (unsigned buffer : compared)
    fit(buffer);
  share(MutableArrayRef<unsigned>(bySize).drop_front(compared.size()));
  return std::move(offsets);
}

SmallVector<unsigned, 2> Skyline::add(unsigned buffer, LiveRange range) {
  SmallVector<unsigned, 2> touched;
  auto at = segments.upper_bound(range.first);
  if (at != segments.begin() && std::prev(at)->second.last >= range.first)
    --at;
  while (at != segments.end() && at->first <= range.last) {
    auto [first, segment] = *at;
    if (!llvm::is_contained(touched, segment.buffer))
      touched.push_back(segment.buffer);
    at = segments.erase(at);
    if (first < range.first)
      segments[first] = {range.first - 1, segment.buffer};
    if (segment.last > range.last)
      at = segments.emplace(range.last + 1, segment).first;
  }
  segments[range.first] = {range.last, buffer};
  return touched;
}

MemoryLayout mlir::dp::layOutMemory(ArrayRef<LiveRange> ranges) {
  SmallVector<int64_t> offsets = Offsets(ranges).compute();
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, ranges.size()));
  llvm::stable_sort(
      order, [&](unsigned a, unsigned b) { return offsets[a] < offsets[b]; });
  // Buffers that are live together follow each other in this order, whatever
  // their sizes are. Those between two of them need not be compared with both.
  MemoryLayout layout;
  Skyline skyline;
  std::vector<SmallVector<unsigned, 2>> below(ranges.size());
  llvm::BitVector isBelow(ranges.size());
  for (unsigned buffer : order) {
    SmallVector<unsigned, 2> touched = skyline.add(buffer, ranges[buffer]);
    for (unsigned other : touched)
      if (llvm::none_of(touched, [&](unsigned higher) {
            return llvm::is_contained(below[higher], other);
          }))
        below[buffer].push_back(other);
    for (unsigned other : touched)
      isBelow.set(other);
    layout.places.push_back({buffer, below[buffer]});
  }
  for (unsigned buffer : order)
    if (!isBelow[buffer])
      layout.top.push_back(buffer);
  return layout;
}
