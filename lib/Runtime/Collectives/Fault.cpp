//===- Fault.cpp - Deliberate failures ------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Fault.h"
#include "Support/Error.h"

#include <cstdio>
#include <cstdlib>

using namespace dp;

Fault Fault::ofEnvironment() {
  Fault fault;
  const char *text = std::getenv("DP_FAULT");
  if (!text || !*text)
    return fault;
  long long rank, sequence;
  char kind[8], rest;
  bool ok = std::sscanf(text, "%lld:%lld:%7[a-z]%c", &rank, &sequence, kind,
                        &rest) == 3 &&
            rank >= 0 && sequence >= 1;
  const struct {
    const char *name;
    Kind kind;
  } kinds[] = {
      {"kill", Kill}, {"stall", Stall}, {"abort", Abort}, {"exit", Exit}};
  for (auto &k : kinds)
    if (ok && std::string(kind) == k.name)
      fault.kind = k.kind;
  if (fault.kind == None)
    throw Error(std::string("DP_FAULT is '") + text +
                "', not RANK:SEQUENCE:kill|stall|abort|exit");
  fault.rank = rank;
  fault.sequence = static_cast<uint64_t>(sequence);
  return fault;
}
