//===- NcclCollectives.cpp - The rendezvous of ranks ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Nccl.h"

#include <cstring>

using namespace dp::fake;

CollectiveOp::CollectiveOp(struct ::ncclComm *comm,
                           std::vector<Transfer> transfers, Stream &stream,
                           bool isCaptured)
    : clique(comm->clique), comm(comm), rank(comm->rank),
      transfers(std::move(transfers)), stream(stream),
      remaining(this->transfers.size()), isCaptured(isCaptured) {
  for (const Transfer &t : this->transfers)
    numbers.push_back(t.isPointToPoint() ? 0 : comm->nextCollective++);
  injected = injectedNcclFault(rank, ++comm->launches);
  clique->pending[rank].push_back(&stream);
}

std::vector<Stream *> CollectiveOp::missing() const {
  std::vector<Stream *> streams;
  for (auto &[peer, pending] : clique->pending)
    if (peer != rank && !pending.empty())
      streams.push_back(pending.front());
  return streams;
}

void CollectiveOp::finishOne(const Clock &learned) {
  after.join(learned);
  if (--remaining == 0)
    leave();
}

void CollectiveOp::abandon() {
  if (isDone())
    return;
  aborted = true;
  comm = nullptr;
  leave();
  auto withdraw = [&](Meeting &meeting) {
    auto it = meeting.parts.find(rank);
    if (it != meeting.parts.end() && it->second.op.get() == this)
      meeting.parts.erase(it);
  };
  for (auto &item : clique->collectives)
    withdraw(item.second);
  for (auto &item : clique->pairs)
    for (Meeting &meeting : item.second)
      withdraw(meeting);
}

/// Nobody has to wait for it any more.
void CollectiveOp::leave() {
  auto &pending = clique->pending[rank];
  auto it = std::find(pending.begin(), pending.end(), &stream);
  if (it != pending.end())
    pending.erase(it);
}

/// An access by this rank, ordered by what precedes it in its own stream: the
/// peers' arrival makes nothing safe for a rank's own buffers.
bool CollectiveOp::access(const void *pointer, size_t bytes,
                          Memory::Access kind) {
  return engine().memory.access(context, pointer, bytes, kind, Memory::Allowed);
}

bool CollectiveOp::matches(const Meeting &meeting, const Transfer &mine) {
  if (meeting.parts.empty())
    return true;
  auto &[peer, part] = *meeting.parts.begin();
  const Transfer &other = part.transfer;
  if (mine.isRegistered != other.isRegistered)
    violation(
        "NCCL: the buffers of " + mine.name() + " are registered on rank " +
        std::to_string(mine.isRegistered ? rank : peer) + " and not on rank " +
        std::to_string(mine.isRegistered ? peer : rank));
  if (part.op->isCaptured != isCaptured)
    violation("NCCL: rank " + std::to_string(isCaptured ? rank : peer) +
              " launched " + mine.name() + " by a graph, rank " +
              std::to_string(isCaptured ? peer : rank) + " without one");
  if (mine.isPointToPoint()
          ? mine.count == other.count && mine.type == other.type
          : mine.kind == other.kind && mine.count == other.count &&
                mine.type == other.type && mine.op == other.op &&
                mine.root == other.root)
    return true;
  violation("NCCL: rank " + std::to_string(peer) + " issued " + other.name() +
            " where rank " + std::to_string(rank) + " issued " + mine.name());
  // The real library would hang or compute nonsense.
  comm->error = part.op->comm->error = ncclInvalidUsage;
  engine().wake();
  return false;
}

void CollectiveOp::join(Meeting &meeting, const Transfer &transfer,
                        size_t needed) {
  if (!matches(meeting, transfer))
    return; // and never completes
  meeting.parts[rank] = {shared_from_this(), transfer};
  if (meeting.parts.size() == needed)
    complete(meeting);
}

void CollectiveOp::arrive(const OpContext &op) {
  if (aborted)
    return;
  context = op;
  before = after = *op.clock;
  // A peer learns what preceded this operation, not that it is over.
  before.stepBack(stream.index);
  context.clock = &before;
  if (injected >= 0) {
    if (injected > 0)
      comm->error = static_cast<ncclResult_t>(injected);
    return; // never completes
  }
  for (size_t i = 0; i < transfers.size(); ++i) {
    const Transfer &t = transfers[i];
    if (!t.isPointToPoint()) {
      join(clique->collectives[numbers[i]], t, clique->ranks);
      auto it = clique->collectives.find(numbers[i]);
      if (it->second.parts.size() == static_cast<size_t>(clique->ranks))
        clique->collectives.erase(it);
      continue;
    }
    bool sends = t.kind == Transfer::Send;
    auto &queue =
        clique
            ->pairs[sends ? std::pair(rank, t.root) : std::pair(t.root, rank)];
    // The first that still lacks this side.
    auto it = std::find_if(queue.begin(), queue.end(), [&](const Meeting &m) {
      return !m.parts.count(rank);
    });
    if (it == queue.end())
      it = queue.emplace(queue.end());
    join(*it, t, 2);
    while (!queue.empty() && queue.front().parts.size() == 2)
      queue.pop_front();
  }
}

/// Moves the data of ranks that have all arrived.
void CollectiveOp::complete(Meeting &meeting) {
  struct Side {
    CollectiveOp *op;
    Transfer t;
  };
  std::vector<Side> sides; // in rank order
  for (auto &[r, part] : meeting.parts)
    sides.push_back({part.op.get(), part.transfer});
  const Transfer first = sides.front().t;
  size_t bytes = first.count * sizeOf(first.type), n = sides.size();
  bool ok = true;
  auto reads = [&](Side &s, size_t size) {
    ok &= s.op->access(s.t.send, size, Memory::Read);
  };
  auto writes = [&](Side &s, size_t size) {
    ok &= s.op->access(s.t.recv, size, Memory::Write);
  };
  Clock all;
  for (Side &s : sides)
    all.join(s.op->before);

  switch (first.kind) {
  case Transfer::AllReduce:
  case Transfer::Reduce: {
    std::vector<const void *> sources;
    for (Side &s : sides) {
      reads(s, bytes);
      sources.push_back(s.t.send);
    }
    for (Side &s : sides)
      if (first.kind == Transfer::AllReduce || s.op->rank == first.root)
        writes(s, bytes);
    if (!ok)
      break;
    std::vector<char> sum(bytes);
    reduceInOrder(sum.data(), sources, first.count, first.type, first.op);
    for (Side &s : sides)
      if (first.kind == Transfer::AllReduce || s.op->rank == first.root)
        std::memcpy(s.t.recv, sum.data(), bytes);
    break;
  }
  case Transfer::ReduceScatter:
    for (Side &s : sides) {
      reads(s, n * bytes);
      writes(s, bytes);
    }
    if (ok) {
      std::vector<std::vector<char>> results(n, std::vector<char>(bytes));
      for (size_t r = 0; r < n; ++r) {
        std::vector<const void *> sources;
        for (Side &s : sides)
          sources.push_back(static_cast<const char *>(s.t.send) + r * bytes);
        reduceInOrder(results[r].data(), sources, first.count, first.type,
                      first.op);
      }
      for (size_t r = 0; r < n; ++r)
        std::memcpy(sides[r].t.recv, results[r].data(), bytes);
    }
    break;
  case Transfer::AllGather:
    for (Side &s : sides) {
      reads(s, bytes);
      writes(s, n * bytes);
    }
    if (ok) {
      std::vector<char> whole;
      for (Side &s : sides) {
        auto *data = static_cast<const char *>(s.t.send);
        whole.insert(whole.end(), data, data + bytes);
      }
      for (Side &s : sides)
        std::memcpy(s.t.recv, whole.data(), n * bytes);
    }
    break;
  case Transfer::Broadcast: {
    Side &root = sides[first.root];
    reads(root, bytes);
    for (Side &s : sides)
      writes(s, bytes);
    if (ok)
      for (Side &s : sides)
        std::memmove(s.t.recv, root.t.send, bytes);
    break;
  }
  case Transfer::Send:
  case Transfer::Recv: {
    Side &from = first.kind == Transfer::Send ? sides[0] : sides[1];
    Side &to = first.kind == Transfer::Send ? sides[1] : sides[0];
    reads(from, bytes);
    writes(to, bytes);
    if (ok)
      std::memmove(to.t.recv, from.t.send, bytes);
    break;
  }
  }

  // NVLS takes registered buffers only where these are equal.
  for (Side &s : sides)
    if (first.isRegistered && s.t.offset != first.offset &&
        !first.isPointToPoint()) {
      trace(first.name() + ": offsets differ between ranks");
      break;
    }
  // Who depends on whom: an all-reduce on all, a broadcast on its root, ...
  for (Side &s : sides) {
    bool onAll =
        bytes != 0 &&
        (first.kind == Transfer::AllReduce ||
         first.kind == Transfer::ReduceScatter ||
         first.kind == Transfer::AllGather ||
         (first.kind == Transfer::Reduce && s.op->rank == first.root) ||
         s.t.kind == Transfer::Recv);
    bool onRoot = bytes != 0 && first.kind == Transfer::Broadcast;
    s.op->finishOne(onAll    ? all
                    : onRoot ? sides[first.root].op->before
                             : s.op->before);
  }
}
