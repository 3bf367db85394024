//===- PiecewiseReductions.cpp - Large reductions between processes -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Each rank reduces a share of the elements, in rank order, in pieces:
//
//   summands  0  1  2  3  4  ...      from the others, for my pieces
//   reduce          0  1  2  ...      while later summands travel
//   results            0  1  ...      to all, among the summands
//
// The messages between two ranks have one order that both know: summands 0 ..
// ahead - 1, then in turns summands k + ahead and results k. Summands are there
// from the beginning, and a rank waits only for the summands of its lowest
// unreduced piece. So the slowest rank finds its messages first in every queue,
// and no order of arrival is a deadlock.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "ProcessCommunicator.h"

using namespace dp;

// Pieces whose summands travel while one is reduced: as many as hide the round
// trip that begins a message of MPI.
static constexpr int64_t ahead = 4;

void ProcessCommunicator::cut(int64_t rank, int64_t call, int64_t begin,
                              int64_t end, int64_t elementBytes) {
  int64_t most = pieceBytes / elementBytes / 64 * 64;
  for (; begin < end; begin += most)
    pieces[rank].push_back({call, begin, std::min(most, end - begin)});
}

/// Divides the elements of all all_reduces evenly over the ranks, and each
/// rank's share into pieces.
void ProcessCommunicator::cut(const CollectiveCall *calls, int64_t numCalls) {
  int64_t total = 0;
  for (int64_t i = 0; i < numCalls; ++i)
    if (calls[i].kind == CallKind::AllReduce)
      total += calls[i].elements();
  for (int64_t r = 0; r < ranks(); ++r) {
    pieces[r].clear();
    Chunk share = chunkOf((total + 63) / 64, ranks(), r);
    int64_t offset = 0; // of the call among all all_reduces
    for (int64_t i = 0; i < numCalls; ++i) {
      const CollectiveCall &c = calls[i];
      int64_t size = dtypeSize(c.dtype);
      if (c.kind == CallKind::AllReduce) {
        int64_t begin = std::max<int64_t>(0, share.offset * 64 - offset);
        int64_t end = (share.offset + share.size) * 64 - offset;
        cut(r, i, begin, std::min(c.elements(), end), size);
        offset += c.elements();
      } else if (isPiecewise(c)) {
        Chunk chunk = chunkOf(c.blocks, ranks(), r);
        cut(r, i, chunk.offset * c.blockElems,
            (chunk.offset + chunk.size) * c.blockElems, size);
      }
    }
  }
}

/// Where the summands of `rank` for this rank's piece `number` arrive.
char *ProcessCommunicator::slot(int64_t number, int64_t rank) {
  return slots.data() + (number % (ahead + 1) * ranks() + rank) * pieceBytes;
}

void ProcessCommunicator::reducePieces(Team &team, const CollectiveCall *calls,
                                       ControlPlane::Describe describe) {
  int64_t rounds = 0;
  for (const std::vector<Piece> &of : pieces)
    rounds = std::max(rounds, static_cast<int64_t>(of.size()));
  if (rounds == 0)
    return;
  if (slots.empty()) {
    slots.resize((ahead + 1) * ranks() * pieceBytes);
    arrivals.resize((ahead + 1) * ranks());
  }
  std::fill(posted.begin(), posted.end(), 0);
  int64_t number = 0;
  std::function<bool()> haveArrived = [this, &number] {
    for (int64_t r = 0; r < ranks(); ++r)
      if (r != self && posted[r] - control.wire().receiving(r) <=
                           arrivals[number % (ahead + 1) * ranks() + r])
        return false;
    return true;
  };
  for (int64_t k = 0; k < ahead; ++k)
    exchangeSummands(calls, k);
  for (; number < rounds; ++number) {
    exchangeSummands(calls, number + ahead);
    if (number < static_cast<int64_t>(pieces[self].size())) {
      control.waitUntil(describe, haveArrived);
      reducePiece(team, calls, number);
    }
    exchangeResults(calls, number);
  }
  control.complete(describe);
}

/// Sends each rank the summands of its piece `number` and begins to receive the
/// summands of this rank's piece.
void ProcessCommunicator::exchangeSummands(const CollectiveCall *calls,
                                           int64_t number) {
  auto has = [&](int64_t r) {
    return number < static_cast<int64_t>(pieces[r].size());
  };
  for (int64_t k = 1; k < ranks(); ++k) {
    int64_t r = (self + k) % ranks();
    if (has(self)) {
      const Piece &mine = pieces[self][number];
      arrivals[number % (ahead + 1) * ranks() + r] = posted[r]++;
      control.wire().receive(r, slot(number, r),
                             mine.count * dtypeSize(calls[mine.call].dtype));
    }
    if (has(r)) {
      const Piece &theirs = pieces[r][number];
      const CollectiveCall &c = calls[theirs.call];
      int64_t size = dtypeSize(c.dtype);
      control.wire().send(r, at(c.send, theirs.begin * size),
                          theirs.count * size);
    }
  }
}

void ProcessCommunicator::reducePiece(Team &team, const CollectiveCall *calls,
                                      int64_t number) {
  const Piece &piece = pieces[self][number];
  const CollectiveCall &c = calls[piece.call];
  int64_t size = dtypeSize(c.dtype), to = piece.begin;
  for (int64_t r = 0; r < ranks(); ++r)
    sources[r] = r == self ? at(c.send, piece.begin * size) : slot(number, r);
  if (c.kind == CallKind::ReduceScatter)
    to -= chunkOf(c.blocks, ranks(), self).offset * c.blockElems;
  reduce(team, c, at(c.recv, to * size), piece.count);
}

/// Sends the result of this rank's piece `number` to all and begins to receive
/// theirs.
void ProcessCommunicator::exchangeResults(const CollectiveCall *calls,
                                          int64_t number) {
  auto find = [&](int64_t r) -> const Piece * {
    if (number >= static_cast<int64_t>(pieces[r].size()))
      return nullptr;
    const Piece &piece = pieces[r][number];
    return calls[piece.call].kind == CallKind::AllReduce ? &piece : nullptr;
  };
  auto place = [&](const Piece &piece) {
    return at(calls[piece.call].recv,
              piece.begin * dtypeSize(calls[piece.call].dtype));
  };
  auto bytes = [&](const Piece &piece) {
    return piece.count * dtypeSize(calls[piece.call].dtype);
  };
  const Piece *mine = find(self);
  for (int64_t k = 1; k < ranks(); ++k) {
    int64_t r = (self + k) % ranks();
    if (const Piece *theirs = find(r)) {
      ++posted[r];
      control.wire().receive(r, place(*theirs), bytes(*theirs));
    }
    if (mine)
      control.wire().send(r, place(*mine), bytes(*mine));
  }
}
