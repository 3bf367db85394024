//===- CheckData.cpp - Check of files of rows -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CheckData.h"
#include "dp/Runtime/Chunk.h"

#include <algorithm>

using namespace dp;

namespace {

/// The readers of an array: the processes whose contents are equal.
struct Readers {
  std::vector<int64_t> processes;

  /// Returns the chunks that the n-th of them checks.
  Chunk partOf(int64_t n, int64_t chunks) const {
    return chunkOf(chunks, static_cast<int64_t>(processes.size()), n);
  }
};

/// Exchanges `each` values of every process.
template <typename T>
std::vector<T> gather(Job &job, const std::vector<T> &mine) {
  std::vector<T> all(mine.size() * static_cast<size_t>(job.processes()));
  check(dp_job_all_gather(job.get(), mine.data(),
                          static_cast<int64_t>(mine.size() * sizeof(T)),
                          all.data()));
  return all;
}

} // namespace

void dp::checkData(Job &job, const std::vector<NpzArray *> &arrays) {
  size_t count = arrays.size();
  std::vector<NpzArray::Contents> mine(count);
  for (size_t a = 0; a < count; ++a)
    if (arrays[a])
      mine[a] = arrays[a]->contents();
  std::vector<NpzArray::Contents> all = gather(job, mine);

  // The CRCs of each process's arrays are adjacent, in as much room as the
  // largest part of any process needs.
  std::vector<Readers> readers(count);
  std::vector<int64_t> begin(count + 1, 0);
  for (size_t a = 0; a < count; ++a) {
    int64_t room = 0;
    for (int64_t p = 0; p < job.processes(); ++p) {
      const NpzArray::Contents &its = all[p * count + a];
      int64_t same = 0;
      for (int64_t q = 0; q < job.processes(); ++q)
        same += all[q * count + a] == its;
      if (same > 1) // else no other process needs them
        room = std::max(room, chunkSize(its.chunks, same));
      if (its == mine[a])
        readers[a].processes.push_back(p);
    }
    begin[a + 1] = begin[a] + room;
  }

  std::vector<std::vector<uint32_t>> own(count);
  std::vector<uint32_t> shared(begin[count]);
  job.together([&] {
    for (size_t a = 0; a < count; ++a) {
      const std::vector<int64_t> &processes = readers[a].processes;
      if (mine[a].chunks == 0)
        continue;
      int64_t n = std::find(processes.begin(), processes.end(), job.process()) -
                  processes.begin();
      Chunk part = readers[a].partOf(n, mine[a].chunks);
      own[a] = arrays[a]->checksums(part.offset, part.size);
      if (processes.size() > 1)
        std::copy(own[a].begin(), own[a].end(), shared.begin() + begin[a]);
    }
  });
  std::vector<uint32_t> gathered;
  if (begin[count] > 0)
    gathered = gather(job, shared);
  job.together([&] {
    for (size_t a = 0; a < count; ++a) {
      const std::vector<int64_t> &processes = readers[a].processes;
      if (mine[a].chunks == 0)
        continue;
      if (processes.size() > 1) {
        own[a].clear();
        for (size_t n = 0; n < processes.size(); ++n) {
          auto from = gathered.begin() + processes[n] * begin[count] + begin[a];
          Chunk part =
              readers[a].partOf(static_cast<int64_t>(n), mine[a].chunks);
          own[a].insert(own[a].end(), from, from + part.size);
        }
      }
      arrays[a]->verify(std::move(own[a]));
    }
  });
}

void dp::compareData(
    Job &job, const std::vector<std::pair<std::string, uint64_t>> &rows) {
  std::vector<uint64_t> mine;
  for (const auto &[name, digest] : rows)
    mine.push_back(digest);
  if (mine.empty())
    return;
  std::vector<uint64_t> all = gather(job, mine);
  for (size_t a = 0; a < rows.size(); ++a)
    for (int64_t p = 1; p < job.processes(); ++p) {
      uint64_t its = all[p * mine.size() + a], first = all[a];
      if (its == first || its == 0 || first == 0)
        continue;
      // All processes have noticed it and have the same message; the first one
      // reports it.
      job.together([&, name = rows[a].first] {
        throw Failure(
            "rank " + std::to_string(p) + " has other rows of '" + name +
            "' in --data than rank 0: is it of another job? Files "
            "that differ from rank to rank have {rank} in their name");
      });
    }
}
