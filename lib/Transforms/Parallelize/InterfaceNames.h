//===- InterfaceNames.h - Names in options -----------------------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_INTERFACENAMES_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_INTERFACENAMES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

#include <optional>
#include <tuple>

namespace mlir::dp {

/// The names of a function's arguments, or of its results.
struct InterfaceNames {
  StringRef function;
  SmallVector<StringRef> names;
  llvm::StringMap<unsigned> numbers;

  /// Returns the number of `name` and whether it is new.
  std::pair<unsigned, bool> add(StringRef name) {
    auto [it, isNew] = numbers.try_emplace(name, names.size());
    names.push_back(it->first());
    return {it->second, isNew};
  }
};

/// A match of an option's name with an argument or result; the greatest match
/// of several has precedence.
struct NameMatch {
  size_t length;   ///< matched characters of the argument's name
  bool ofFunction; ///< the option names the function, too
  bool isSubtree;  ///< the option names a subtree that holds the argument
  bool operator<(const NameMatch &o) const {
    return std::tie(length, ofFunction) < std::tie(o.length, o.ofFunction);
  }
};

/// Matches `text` with argument or result `index`: with its name, its number,
/// or a subtree (the part of its name before a '.', '/' or '[' that is no name
/// itself). Each may be preceded by the function's name and a slash.
std::optional<NameMatch> matchName(StringRef text, const InterfaceNames &names,
                                   unsigned index);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_INTERFACENAMES_H
