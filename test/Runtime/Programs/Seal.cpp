//===- Seal.cpp - Seals an executable that was written by hand ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// dp-test-seal FILE... appends the checksum to shared objects, or replaces that
// of sealed ones, whose bytes a test has changed.
//
//===----------------------------------------------------------------------===//

#include "dp/Runtime/Seal.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

using namespace dp;

static bool seal(const char *path) {
  std::ifstream in(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(in), {});
  if (!in)
    return false;
  Seal seal;
  if (bytes.size() >= sizeof seal &&
      bytes.compare(bytes.size() - sizeof seal, sizeof seal.magic, sealMagic,
                    sizeof seal.magic) == 0)
    bytes.resize(bytes.size() - sizeof seal);
  std::memcpy(seal.magic, sealMagic, sizeof seal.magic);
  seal.bytes = bytes.size();
  seal.checksum = XXH3_64bits(bytes.data(), bytes.size());
  bytes.append(reinterpret_cast<const char *>(&seal), sizeof seal);
  std::ofstream out(path, std::ios::binary);
  out << bytes << std::flush;
  return static_cast<bool>(out);
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    if (!seal(argv[i])) {
      std::cerr << "dp-test-seal: cannot seal '" << argv[i] << "'\n";
      return 1;
    }
  return 0;
}
