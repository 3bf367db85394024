//===- InterfaceNames.h - What a name in an option reaches ------*- C++ -*-===//
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

/// The arguments, or the results, of a function by name.
struct InterfaceNames {
  StringRef function;
  SmallVector<StringRef> names;
  llvm::StringMap<unsigned> numbers;

  /// False, with the number of the one before, if there is a `name` already.
  std::pair<unsigned, bool> add(StringRef name) {
    auto [it, isNew] = numbers.try_emplace(name, names.size());
    names.push_back(it->first());
    return {it->second, isNew};
  }
};

/// How a name reaches an argument or result; the greatest of several counts.
struct NameMatch {
  size_t length;   ///< characters of the argument's name that it gives
  bool ofFunction; ///< it begins with the function's name and a slash
  bool isSubtree;  ///< it names what the argument is a part of
  bool operator<(const NameMatch &o) const {
    return std::tie(length, ofFunction) < std::tie(o.length, o.ofFunction);
  }
};

/// How `text` reaches the argument or result `index`: as its name or number, or
/// as a subtree, a part of its name in front of a '.', '/' or '[' that is no
/// name itself; each also behind the function's name and a slash.
std::optional<NameMatch> matchName(StringRef text, const InterfaceNames &names,
                                   unsigned index);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_INTERFACENAMES_H
