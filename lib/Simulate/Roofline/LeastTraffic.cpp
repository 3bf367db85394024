//===- LeastTraffic.cpp - Lower bound of the memory traffic ---------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A lower bound for every choice of kernels under the assumptions of
// docs/communication.md. A contraction is a kernel of its own, which its
// operands' producers and its results' users may join. So a contraction must
// read at least a minimum vertex cut: the smallest set of values between the
// results of other contractions and the entry's arguments on one side, and its
// operands on the other, without which the operands cannot be computed. The cut
// is bounded from below by sums over operands that share no source. The same
// holds for its writes. Values are the parts of buffers that one op writes,
// followed through memory in program order.
//
//===----------------------------------------------------------------------===//

#include "dp/Simulate/Traffic.h"

#include "llvm/ADT/BitVector.h"

#include <map>

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Contractions and arguments that a value is computed from, sorted. Beyond
/// kMost they count as unknown.
struct SourceSet {
  static constexpr size_t kMost = 256;
  SmallVector<int64_t, 4> numbers;
  bool isUnknown = false;

  void insert(const SourceSet &other) {
    isUnknown |= other.isUnknown;
    if (isUnknown)
      return numbers.clear();
    SmallVector<int64_t, 4> all;
    std::set_union(numbers.begin(), numbers.end(), other.numbers.begin(),
                   other.numbers.end(), std::back_inserter(all));
    numbers = std::move(all);
    if (numbers.size() > kMost) {
      numbers.clear();
      isUnknown = true;
    }
  }
  bool isEmpty() const { return !isUnknown && numbers.empty(); }
  /// Returns true unless the two have surely nothing in common.
  bool mayIntersect(const SourceSet &other) const {
    if (isEmpty() || other.isEmpty())
      return false;
    if (isUnknown || other.isUnknown)
      return true;
    auto a = numbers.begin(), b = other.numbers.begin();
    while (a != numbers.end() && b != other.numbers.end()) {
      if (*a == *b)
        return true;
      *a < *b ? ++a : ++b;
    }
    return false;
  }
};

/// Collectives by number, sorted. Others count as if there were none.
using CollectiveSet = SmallVector<int, 2>;
constexpr size_t kMostCollectives = 8;

/// Contractions and collectives, by number, that have run.
struct PriorSet {
  static constexpr unsigned kMost = 2048;
  llvm::BitVector numbers;
  bool isUnknown = false;

  void insert(const PriorSet &other) {
    isUnknown |= other.isUnknown;
    numbers |= other.numbers;
  }
  void insert(unsigned number) {
    if (number >= kMost)
      isUnknown = true;
    else if (number >= numbers.size())
      numbers.resize(number + 1);
    if (!isUnknown)
      numbers.set(number);
  }
  bool contains(unsigned number) const {
    return number < numbers.size() && numbers.test(number);
  }
};

/// A read of a work: the values that are in memory at that time.
struct ReadNode {
  SmallVector<int, 4> values; ///< sorted
  double bytes = 0;
  double least = 0;        ///< of the bytes without which it cannot be computed
  bool ofArgument = false; ///< content that the caller has left
  int64_t space = 0;
  SourceSet sources;
  CollectiveSet collectives; ///< without which it cannot be computed
};

/// A write of a work.
struct StoredValue {
  int work;
  double bytes;
  bool inArgument; ///< in a buffer that the caller sees
  SmallVector<unsigned, 4> sourceReads;
  double least = 0; ///< to read for its users
  SourceSet sources;
  SmallVector<std::pair<int, unsigned>, 4> users; ///< works and their reads
  double mustWrite = 0; ///< for contractions that need it
  bool reachesContraction = false;
  SourceSet reached; ///< of all values that are computed from it
  MemoryRange range;
  CollectiveSet collectives; ///< without which it cannot be computed
  /// The bytes to compute it from, if every contraction that it is computed
  /// from has run before a collective that it needs; else 0.
  double lateLeast = 0;
};

struct WorkNode {
  const Work *described;
  int run;
  bool isAlone;
  double times;
  SmallVector<ReadNode, 4> reads;
  SmallVector<int, 2> values;
};

/// An access of the run of that number.
struct RunAccess {
  const Access *access;
  int run;
};

/// The values in memory, by byte.
class MemoryContents {
public:
  /// Adds the values in `range` to `read`.
  void read(const MemoryRange &range, bool ofCaller, ReadNode &read);
  void write(const MemoryRange &range, int value, bool covers);

private:
  struct Segment {
    int64_t end;
    SmallVector<int, 2> values;
    bool isOverwritten = false; ///< the caller's content is gone
  };
  using Segments = std::map<int64_t, Segment>;
  void split(Segments &segments, int64_t at);

  DenseMap<int64_t, Segments> spaces;
};

class LeastTraffic {
public:
  LeastTraffic(ArrayRef<KernelRun> runs, func::FuncOp entry, int64_t devices);
  std::vector<double> compute();

private:
  void add(const Work &work, int run, double times, bool isAlone);
  void addCollective(const Work &work);
  PriorSet findPrior(ArrayRef<const SourceSet *> sources) const;
  bool isLate(const WorkNode &work, const StoredValue &value) const;
  void findUses();
  /// Returns true for an argument but the arena.
  bool isOfCaller(int64_t space) const {
    return space >= 0 && space < int64_t(info.getBuffers().size());
  }
  /// Returns true for an argument that is made from another one, and so is no
  /// result of the step.
  bool isCopy(int64_t space) const {
    ArgumentAttr argument = info.getBuffers()[space].getArgument();
    return argument && argument.getCopyOf();
  }
  std::optional<int64_t> findOrigin(const ReadNode &read) const;
  bool isApart(const WorkNode &work, unsigned number, int64_t origin);
  void addOperands(std::vector<double> &least);
  void addLateValues(std::vector<double> &least);
  void addContents(std::vector<double> &least);
  void addResults(std::vector<double> &least);

  ArrayRef<KernelRun> runs;
  EntryInfo info;
  std::vector<WorkNode> works;
  std::vector<StoredValue> values;
  MemoryContents memory;
  /// By argument or contraction, the contractions that compute with it.
  DenseMap<int64_t, SourceSet> contractionsOf;
  int64_t numArguments, numContractions;
  std::vector<PriorSet> priors;      ///< of each contraction, and itself
  std::vector<PriorSet> collectives; ///< ops before each collective
  llvm::BitVector collectiveNumbers; ///< of contractions that are collectives
};

} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Makes `at` a bound between segments.
void MemoryContents::split(Segments &segments, int64_t at) {
  auto next = segments.upper_bound(at);
  if (next == segments.begin())
    return;
  auto it = std::prev(next);
  if (it->first == at || it->second.end <= at)
    return;
  Segment upper = it->second;
  it->second.end = at;
  segments.emplace(at, std::move(upper));
}

void MemoryContents::read(const MemoryRange &range, bool ofCaller,
                          ReadNode &read) {
  Segments &segments = spaces[range.space];
  int64_t at = range.begin;
  auto it = segments.upper_bound(at);
  if (it != segments.begin() && std::prev(it)->second.end > at)
    --it;
  for (; it != segments.end() && it->first < range.end; ++it) {
    // A gap has the caller's content.
    if (ofCaller && (it->first > at || !it->second.isOverwritten))
      read.ofArgument = true;
    llvm::append_range(read.values, it->second.values);
    at = it->second.end;
  }
  if (ofCaller && at < range.end)
    read.ofArgument = true;
  llvm::sort(read.values);
  read.values.erase(llvm::unique(read.values), read.values.end());
}

void MemoryContents::write(const MemoryRange &range, int value, bool covers) {
  if (range.begin >= range.end)
    return;
  Segments &segments = spaces[range.space];
  split(segments, range.begin);
  split(segments, range.end);
  int64_t at = range.begin;
  auto it = segments.lower_bound(at);
  if (covers) {
    while (it != segments.end() && it->first < range.end)
      it = segments.erase(it);
    segments.emplace(at, Segment{range.end, {value}, /*isOverwritten=*/true});
    return;
  }
  // Gaps become segments.
  while (at < range.end) {
    if (it == segments.end() || it->first > at) {
      int64_t end =
          it == segments.end() ? range.end : std::min(range.end, it->first);
      it = segments.emplace(at, Segment{end, {}}).first;
    }
    it->second.values.push_back(value);
    at = it->second.end;
    ++it;
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Greedily adds the bytes of reads with disjoint sources, largest first.
static double addDisjoint(ArrayRef<const ReadNode *> reads) {
  SmallVector<const ReadNode *> sorted(reads);
  llvm::stable_sort(sorted, [](const ReadNode *a, const ReadNode *b) {
    return a->least > b->least;
  });
  SourceSet taken;
  double sum = 0;
  for (const ReadNode *read : sorted) {
    if (read->least == 0 || taken.mayIntersect(read->sources))
      continue;
    sum += read->least;
    taken.insert(read->sources);
  }
  return sum;
}

static bool isInPlace(const Work &work) {
  return work.reads.size() == 1 && work.writes.size() == 1 &&
         work.reads.front().range == work.writes.front().range;
}

LeastTraffic::LeastTraffic(ArrayRef<KernelRun> runs, func::FuncOp entry,
                           int64_t devices)
    : runs(runs), info(entry) {
  // Source numbers below this are arguments.
  numArguments = numContractions = entry.getNumArguments();
  for (auto [number, run] : llvm::enumerate(runs)) {
    bool isCollective = run.kind == RunKind::collective;
    for (const Work &work : run.works) {
      if (isCollective)
        addCollective(work);
      // One device's part is all, and stays where it is.
      if (devices > 1 || !isCollective || !isInPlace(work))
        add(work, number, run.times,
            work.isAlone || (isCollective && devices > 1));
    }
  }
}

/// Returns the ops that have run when all of `sources` are there.
PriorSet LeastTraffic::findPrior(ArrayRef<const SourceSet *> sources) const {
  PriorSet prior;
  for (const SourceSet *set : sources) {
    prior.isUnknown |= set->isUnknown;
    for (int64_t source : set->numbers)
      if (source >= numArguments)
        prior.insert(priors[source - numArguments]);
  }
  return prior;
}

/// Notes the ops that run before a collective. The values that it reduces in
/// place cannot be computed without it from here on, also on one device: the
/// kernels before and after it are apart for any number of devices.
void LeastTraffic::addCollective(const Work &work) {
  SmallVector<const SourceSet *> sources;
  SmallVector<int> reduced;
  for (const Access &access : work.reads) {
    ReadNode read;
    memory.read(access.range, isOfCaller(access.range.space), read);
    for (int value : read.values) {
      sources.push_back(&values[value].sources);
      const MemoryRange &range = values[value].range;
      if (isInPlace(work) && access.range.begin <= range.begin &&
          range.end <= access.range.end)
        reduced.push_back(value);
    }
  }
  collectives.push_back(findPrior(sources));
  for (int value : reduced)
    if (values[value].collectives.size() < kMostCollectives)
      values[value].collectives.push_back(collectives.size() - 1);
}

/// Returns true if every contraction that `value`, which `work` writes, is
/// computed from has run before a collective without which it cannot be
/// computed.
bool LeastTraffic::isLate(const WorkNode &work,
                          const StoredValue &value) const {
  PriorSet prior;
  for (int collective : value.collectives)
    prior.insert(collectives[collective]);
  if (value.collectives.empty() || prior.isUnknown)
    return false;
  return llvm::all_of(value.sourceReads, [&](unsigned number) {
    const SourceSet &sources = work.reads[number].sources;
    return !sources.isUnknown &&
           llvm::all_of(sources.numbers, [&](int64_t source) {
             int64_t contraction = source - numArguments;
             return contraction < 0 || prior.contains(contraction) ||
                    (contraction < int64_t(collectiveNumbers.size()) &&
                     collectiveNumbers.test(contraction));
           });
  });
}

/// Adds `more` to `set` as far as there is room.
static void insert(CollectiveSet &set, const CollectiveSet &more) {
  for (int collective : more)
    if (set.size() < kMostCollectives && !llvm::is_contained(set, collective))
      set.push_back(collective);
}

void LeastTraffic::add(const Work &work, int run, double times, bool isAlone) {
  int number = works.size();
  WorkNode node{&work, run, isAlone, times, {}, {}};
  for (const Access &access : work.reads) {
    ReadNode read;
    read.bytes = access.bytes;
    read.space = access.range.space;
    memory.read(access.range, isOfCaller(read.space), read);
    SmallVector<ReadNode, 4> parts;
    for (int value : read.values) {
      ReadNode &part = parts.emplace_back();
      part.least = values[value].least;
      part.sources = values[value].sources;
      read.sources.insert(part.sources);
      insert(read.collectives, values[value].collectives);
      values[value].users.push_back({number, node.reads.size()});
    }
    if (read.ofArgument) {
      SourceSet argument;
      argument.numbers.push_back(read.space);
      read.sources.insert(argument);
      // Which elements are the caller's is not known if there are others.
      if (read.values.empty())
        read.least = read.bytes;
    }
    if (!read.values.empty())
      read.least = std::min(
          read.bytes, addDisjoint(llvm::map_to_vector(
                          parts, [](const ReadNode &part) { return &part; })));
    if (read.bytes == 0)
      read.sources = SourceSet();
    node.reads.push_back(std::move(read));
  }
  SourceSet itself;
  if (isAlone) {
    unsigned number = numContractions - numArguments;
    itself.numbers.push_back(numContractions++);
    PriorSet prior = findPrior(llvm::map_to_vector(
        node.reads, [](const ReadNode &read) { return &read.sources; }));
    prior.insert(number);
    priors.push_back(std::move(prior));
    if (runs[run].kind == RunKind::collective) {
      collectiveNumbers.resize(number + 1);
      collectiveNumbers.set(number);
    }
    for (const ReadNode &read : node.reads)
      for (int64_t source : read.sources.numbers)
        contractionsOf[source].insert(itself);
  }
  for (const WriteAccess &access : work.writes) {
    StoredValue value{number, access.bytes, isOfCaller(access.range.space),
                      access.sources};
    value.range = access.range;
    if (isAlone) {
      value.least = value.bytes;
      value.sources = itself;
      if (runs[run].kind == RunKind::collective)
        value.collectives.push_back(collectives.size() - 1);
    } else {
      SmallVector<const ReadNode *> reads;
      for (unsigned source : access.sources) {
        reads.push_back(&node.reads[source]);
        value.sources.insert(node.reads[source].sources);
        insert(value.collectives, node.reads[source].collectives);
      }
      double all = addDisjoint(reads);
      value.least = std::min(value.bytes, all);
      if (all > value.bytes && isLate(node, value))
        value.lateLeast = all;
    }
    memory.write(access.range, values.size(), access.covers);
    node.values.push_back(values.size());
    values.push_back(std::move(value));
  }
  works.push_back(std::move(node));
}

/// Finds the needs of the users of each value, from the last value to the
/// first.
void LeastTraffic::findUses() {
  for (StoredValue &value : llvm::reverse(values)) {
    value.reached = value.sources;
    for (auto [number, readNumber] : value.users) {
      const WorkNode &user = works[number];
      if (user.isAlone) {
        value.reachesContraction = true;
        value.mustWrite =
            std::max(value.mustWrite,
                     std::min(value.bytes, user.reads[readNumber].bytes));
        continue;
      }
      for (int written : user.values) {
        const StoredValue &next = values[written];
        if (!llvm::is_contained(next.sourceReads, readNumber))
          continue;
        value.reachesContraction |= next.reachesContraction;
        value.mustWrite =
            std::max(value.mustWrite, std::min(value.bytes, next.mustWrite));
        value.reached.insert(next.reached);
      }
    }
    // Results are written anyway.
    if (value.inArgument)
      value.mustWrite = 0;
  }
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Adds the reads and writes between contractions.
void LeastTraffic::addOperands(std::vector<double> &least) {
  for (const WorkNode &work : works) {
    if (!work.isAlone)
      continue;
    double bytes = 0;
    // A collective moves data between devices, which is counted elsewhere.
    if (runs[work.run].kind != RunKind::collective) {
      bytes += addDisjoint(llvm::map_to_vector(
          work.reads, [](const ReadNode &read) { return &read; }));
      for (int value : work.values)
        bytes += values[value].mustWrite;
    }
    least[work.run] += work.times * bytes;
  }
}

/// Adds the least bytes for passing late values to contractions. A late value
/// cannot be written by the kernels that compute its sources. Either another
/// kernel writes it, or every contraction that needs it reads the sources.
void LeastTraffic::addLateValues(std::vector<double> &least) {
  auto getLate = [&](const ReadNode &read) -> const StoredValue * {
    if (read.ofArgument || read.values.size() != 1)
      return nullptr;
    const StoredValue &value = values[read.values.front()];
    return value.lateLeast > 0 ? &value : nullptr;
  };
  // By late value, the additional bytes that its contractions read.
  DenseMap<int, double> more;
  llvm::SmallDenseSet<int> others;
  for (const WorkNode &work : works) {
    if (!work.isAlone)
      continue;
    auto addUp = [&](const ReadNode *changed, double bytes) {
      SmallVector<ReadNode, 4> reads(work.reads);
      if (changed)
        reads[changed - work.reads.data()].least = bytes;
      return addDisjoint(llvm::map_to_vector(
          reads, [](const ReadNode &read) { return &read; }));
    };
    for (const ReadNode &read : work.reads) {
      const StoredValue *value = getLate(read);
      if (!value)
        continue;
      int number = read.values.front();
      // The op may compute another late value of it from the same reads.
      bool isCounted = runs[work.run].kind != RunKind::collective &&
                       read.bytes == value->bytes &&
                       work.times == works[value->work].times &&
                       llvm::none_of(work.reads, [&](const ReadNode &other) {
                         return &other != &read && getLate(other) &&
                                other.sources.mayIntersect(read.sources);
                       });
      if (isCounted)
        more[number] += addUp(&read, value->lateLeast) - addUp(nullptr, 0);
      else
        others.insert(number);
    }
  }
  for (auto [number, bytes] : more) {
    const StoredValue &value = values[number];
    if (!value.inArgument && !others.contains(number))
      least[works[value.work].run] +=
          works[value.work].times * std::min(value.bytes, bytes);
  }
}

/// Adds the accesses that have no byte in common, the largest first, to their
/// runs.
static void addDisjoint(std::map<int64_t, std::vector<RunAccess>> &accesses,
                        std::vector<double> &least) {
  for (auto &[space, ofSpace] : accesses) {
    llvm::stable_sort(ofSpace, [](const RunAccess &a, const RunAccess &b) {
      return a.access->bytes > b.access->bytes;
    });
    std::map<int64_t, int64_t> taken; // begin and end
    for (const RunAccess &candidate : ofSpace) {
      const MemoryRange &range = candidate.access->range;
      auto next = taken.lower_bound(range.begin);
      if ((next != taken.end() && next->first < range.end) ||
          (next != taken.begin() && std::prev(next)->second > range.begin))
        continue;
      taken[range.begin] = range.end;
      least[candidate.run] += candidate.access->bytes;
    }
  }
}

/// Returns the argument, or the collective, whose content a read is; none if
/// kernels made it.
std::optional<int64_t> LeastTraffic::findOrigin(const ReadNode &read) const {
  if (read.ofArgument && read.values.empty())
    return read.space;
  if (read.ofArgument || read.values.size() != 1)
    return std::nullopt;
  const StoredValue &value = values[read.values.front()];
  const WorkNode &writer = works[value.work];
  if (!writer.isAlone || runs[writer.run].kind != RunKind::collective)
    return std::nullopt;
  return value.sources.numbers.front();
}

/// Returns true if read `number` of `work`, of `origin`, shares a kernel with
/// no contraction that computes with the same content.
bool LeastTraffic::isApart(const WorkNode &work, unsigned number,
                           int64_t origin) {
  const SourceSet &contractions = contractionsOf[origin];
  return llvm::all_of(work.values, [&](int written) {
    const StoredValue &value = values[written];
    return !llvm::is_contained(value.sourceReads, number) ||
           (!value.reachesContraction &&
            !value.reached.mayIntersect(contractions));
  });
}

/// Adds the arguments and received values that ops read which share no kernel
/// with a contraction that reads them.
void LeastTraffic::addContents(std::vector<double> &least) {
  std::map<int64_t, std::vector<RunAccess>> accesses;
  for (const WorkNode &work : works) {
    if (work.isAlone)
      continue;
    for (auto [number, read] : llvm::enumerate(work.reads))
      if (std::optional<int64_t> origin = findOrigin(read);
          origin && isApart(work, number, *origin))
        accesses[*origin].push_back({&work.described->reads[number], work.run});
  }
  addDisjoint(accesses, least);
}

/// Adds the arguments that the step writes.
void LeastTraffic::addResults(std::vector<double> &least) {
  std::map<int64_t, std::vector<RunAccess>> accesses;
  for (auto [number, run] : llvm::enumerate(runs)) {
    if (run.kind == RunKind::collective)
      continue;
    for (const Work &work : run.works)
      for (const WriteAccess &write : work.writes)
        if (isOfCaller(write.range.space) && !isCopy(write.range.space))
          accesses[write.range.space].push_back({&write, int(number)});
  }
  // The last writer of the same bytes makes the result.
  for (auto &[space, ofSpace] : accesses)
    std::reverse(ofSpace.begin(), ofSpace.end());
  addDisjoint(accesses, least);
}

std::vector<double> LeastTraffic::compute() {
  std::vector<double> least(runs.size(), 0);
  findUses();
  addOperands(least);
  addLateValues(least);
  addContents(least);
  addResults(least);
  return least;
}

std::vector<double> mlir::dp::computeLeastBytes(ArrayRef<KernelRun> runs,
                                                func::FuncOp entry,
                                                int64_t devices) {
  return LeastTraffic(runs, entry, devices).compute();
}
