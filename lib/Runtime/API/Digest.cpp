//===- Digest.cpp - The digest of an array --------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Digest.h"
#include "dp/Runtime/Runtime.h"

void dp_digest(const void *data, int64_t bytes, char text[33]) {
  std::string digest = dp::digestOf(data, static_cast<size_t>(bytes));
  text[digest.copy(text, 32)] = '\0';
}
