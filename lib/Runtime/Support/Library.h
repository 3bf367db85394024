//===- Library.h - A library loaded at run time -----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The runtime links neither CUDA's libraries nor OpenSSL: one build serves
// machines with and without them, and a program loads only the libraries that
// it calls.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SUPPORT_LIBRARY_H
#define DP_LIB_RUNTIME_SUPPORT_LIBRARY_H

#include <initializer_list>
#include <string>

namespace dp {

/// An opened library, never closed.
class Library {
public:
  /// Opens the file that the environment variable `variable` names, else the
  /// first of `files` that can be opened. `what` is for messages ("NCCL").
  /// Throws Error.
  Library(const char *what, const char *variable,
          std::initializer_list<const char *> files);

  /// Returns the address of `name`. Throws Error.
  void *symbol(const char *name) const;
  /// Returns null if the library lacks `name`.
  void *symbolOrNull(const char *name) const;

  template <typename F>
  void find(F &function, const char *name) const {
    function = reinterpret_cast<F>(symbol(name));
  }
  /// The same for a function that the library may lack, which is then null.
  template <typename F>
  void findLater(F &function, const char *name) const {
    function = reinterpret_cast<F>(symbolOrNull(name));
  }

private:
  std::string what, file;
  void *handle = nullptr;
};

/// Returns the path of a file in the folder of the library (or program) that
/// this function is in.
std::string besideThisLibrary(const char *file);

} // namespace dp

/// For lists of functions: declare a member and initialize it.
#define DP_DECLARE_FUNCTION(name, result, ...) result (*name)(__VA_ARGS__);
#define DP_FIND_FUNCTION(name, result, ...) library.find(table.name, #name);
#define DP_FIND_LATER_FUNCTION(name, result, ...)                              \
  library.findLater(table.name, #name);

#endif // DP_LIB_RUNTIME_SUPPORT_LIBRARY_H
