//===- Library.cpp - A library loaded at run time -------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Library.h"
#include "Error.h"

#include <cstdlib>
#include <dlfcn.h>

using namespace dp;

Library::Library(const char *what, const char *variable,
                 std::initializer_list<const char *> files)
    : what(what) {
  std::string reasons;
  auto open = [&](const char *name) {
    handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    file = name;
    if (handle)
      return true;
    const char *reason = dlerror();
    reasons +=
        (reasons.empty() ? "" : "; ") + std::string(reason ? reason : name);
    return false;
  };
  if (const char *chosen = std::getenv(variable)) {
    if (open(chosen))
      return;
  } else {
    for (const char *name : files)
      if (open(name))
        return;
  }
  throw Error(this->what + " cannot be loaded: " + reasons + " (" + variable +
                  " can name the library)",
              DP_ERROR_LIBRARY);
}

void *Library::symbolOrNull(const char *name) const {
  return dlsym(handle, name);
}

void *Library::symbol(const char *name) const {
  if (void *address = symbolOrNull(name))
    return address;
  throw Error(what + " is too old: '" + file + "' lacks " + name,
              DP_ERROR_LIBRARY);
}

std::string dp::besideThisLibrary(const char *file) {
  Dl_info info;
  // The loader knows the path of the library with this function.
  if (!dladdr(reinterpret_cast<void *>(&besideThisLibrary), &info) ||
      !info.dli_fname)
    return file;
  std::string self = info.dli_fname;
  return self.substr(0, self.rfind('/') + 1) + file;
}
