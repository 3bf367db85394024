//===- OpenSsl.cpp - Functions of OpenSSL for jobs ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "OpenSsl.h"
#include "Support/Library.h"

using namespace dp;

static OpenSsl loadOpenSsl() {
  // libssl.so.3 loads libcrypto.so.3, whose functions are found through it.
  Library library("OpenSSL 3, which authenticates the processes of a job,",
                  "DP_SSL_LIBRARY", {"libssl.so.3"});
  OpenSsl table;
#define DP_FIND_OPENSSL(name) library.find(table.name, #name);
  DP_OPENSSL_FUNCTIONS(DP_FIND_OPENSSL)
#undef DP_FIND_OPENSSL
  return table;
}

const OpenSsl &dp::openSsl() {
  static const OpenSsl table = loadOpenSsl();
  return table;
}
