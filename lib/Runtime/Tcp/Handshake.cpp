//===- Handshake.cpp - Mutual proof of the job's secret -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Handshake.h"

#include <algorithm>
#include <cassert>
#include <cstring>

using namespace dp;

namespace {
constexpr char magic[8] = {'d', 'p', 'j', 'o', 'i', 'n', '0', '2'};

// The frames, in the byte order of the hosts: a host of another order makes an
// invalid claim.
struct Greeting {
  char magic[8];
  Key nonce;
};
struct SignedClaim {
  Claim claim;
  Key code;
};
struct Answer {
  Verdict verdict;
  Key code;
};
static_assert(sizeof(Greeting) == 40 && sizeof(Claim) == 88 &&
                  sizeof(SignedClaim) == 120 && sizeof(Answer) == 40,
              "frames have no padding");

template <typename T>
std::string_view textOf(const T &frame) {
  return {reinterpret_cast<const char *>(&frame), sizeof frame};
}
} // namespace

Handshake::Handshake(const Key &key, const Claim &claim)
    : key(key), isClient(true), theClaim(claim) {
  greet();
}

void Handshake::greet() {
  Greeting mine;
  std::memcpy(mine.magic, magic, sizeof magic);
  mine.nonce = makeRandomKey();
  output += textOf(mine);
  transcript += textOf(mine);
}

void Handshake::expect(State next, size_t bytes) {
  state = next;
  expected = bytes;
  input.clear();
}

bool Handshake::receive(const char *data, size_t bytes) {
  assert(bytes <= wanted() && "more than is wanted");
  input.append(data, bytes);
  // The first bytes show a peer that speaks another protocol.
  if (state == State::Greeting &&
      std::memcmp(input.data(), magic, std::min(input.size(), sizeof magic)))
    return false;
  return wanted() > 0 || take();
}

/// Checks a frame that was received completely.
bool Handshake::take() {
  switch (state) {
  case State::Greeting:
    transcript += input;
    if (!isClient) {
      greet();
      expect(State::Claiming, sizeof(SignedClaim));
      return true;
    }
    {
      SignedClaim mine;
      mine.claim = theClaim;
      transcript += textOf(mine.claim);
      mine.code = hmac(bytesOf(key), "client", transcript);
      output += textOf(mine);
    }
    expect(State::Answering, sizeof(Answer));
    return true;
  case State::Claiming: {
    SignedClaim theirs;
    std::memcpy(&theirs, input.data(), sizeof theirs);
    transcript += textOf(theirs.claim);
    expect(State::Claimed, 0);
    if (!areEqual(theirs.code, hmac(bytesOf(key), "client", transcript))) {
      Answer refusal = {Verdict::OtherSecret, {}};
      output += textOf(refusal);
      state = State::Refused;
      return true;
    }
    theClaim = theirs.claim;
    return true;
  }
  case State::Answering: {
    Answer theirs;
    std::memcpy(&theirs, input.data(), sizeof theirs);
    expect(State::Answered, 0);
    if (areEqual(theirs.code, codeOf("server", theirs.verdict)))
      theVerdict = theirs.verdict;
    return true;
  }
  default:
    return false; // nothing is wanted
  }
}

Key Handshake::codeOf(const char *label, Verdict verdict) const {
  return hmac(bytesOf(key), label, transcript + std::string(textOf(verdict)));
}

void Handshake::answer(Verdict verdict) {
  assert(hasClaim() && "no claim waits for an answer");
  Answer mine = {verdict, codeOf("server", verdict)};
  output += textOf(mine);
  theVerdict = verdict;
  expect(State::Answered, 0);
}
