//===- InterfaceNames.cpp - Names in options ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "InterfaceNames.h"

using namespace mlir;
using namespace mlir::dp;

static std::optional<NameMatch> match(StringRef text, bool ofFunction,
                                      const InterfaceNames &names,
                                      unsigned index) {
  StringRef name = names.names[index];
  if (text.empty())
    return std::nullopt;
  if (text == name || text == std::to_string(index))
    return NameMatch{name.size(), ofFunction, /*isSubtree=*/false};
  if (name.size() > text.size() && name.starts_with(text) &&
      StringRef("./[").contains(name[text.size()]) &&
      !names.numbers.contains(text))
    return NameMatch{text.size(), ofFunction, /*isSubtree=*/true};
  return std::nullopt;
}

std::optional<NameMatch> mlir::dp::matchName(StringRef text,
                                             const InterfaceNames &names,
                                             unsigned index) {
  std::optional<NameMatch> plain = match(text, false, names, index);
  std::optional<NameMatch> own;
  if (StringRef rest = text;
      rest.consume_front(names.function) && rest.consume_front("/"))
    own = match(rest, true, names, index);
  return !plain || (own && *plain < *own) ? own : plain;
}
