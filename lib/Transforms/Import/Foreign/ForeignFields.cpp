//===- ForeignFields.cpp - Attributes of dialects that are not linked -----===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignFields.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::dp;

/// Takes a number from the begin of `text`.
static bool takeInteger(StringRef &text, int64_t &number) {
  text = text.ltrim();
  return !text.consumeInteger(10, number);
}

/// Takes `token`, after any spaces, from the begin of `text`.
static bool takeToken(StringRef &text, StringRef token) {
  text = text.ltrim();
  return text.consume_front(token);
}

bool ForeignFields::parseFields(StringRef text) {
  text = text.ltrim();
  while (!text.empty()) {
    Field field{
        text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; }),
        false,
        {}};
    text = text.drop_front(field.name.size());
    if (field.name.empty() || !takeToken(text, "=") ||
        llvm::any_of(fields, [&](const Field &other) {
          return other.name == field.name;
        }))
      return false;
    field.isList = takeToken(text, "[");
    if (!field.isList || !takeToken(text, "]")) {
      do {
        int64_t number;
        if (!takeInteger(text, number))
          return false;
        field.numbers.push_back(number);
      } while (field.isList && takeToken(text, ","));
      if (field.isList && !takeToken(text, "]"))
        return false;
    }
    fields.push_back(std::move(field));
    text = text.ltrim();
    if (text.empty())
      return true;
    if (!takeToken(text, ","))
      return false;
    text = text.ltrim();
    if (text.empty())
      return false;
  }
  return true;
}

std::optional<ForeignFields> ForeignFields::parse(Attribute attribute,
                                                  StringRef name) {
  auto opaque = dyn_cast_if_present<OpaqueAttr>(attribute);
  if (!opaque)
    return std::nullopt;
  StringRef text = opaque.getAttrData().trim();
  ForeignFields result;
  if (!text.consume_front(name) || !takeToken(text, "<") ||
      !text.consume_back(">") || !result.parseFields(text.rtrim()))
    return std::nullopt;
  return result;
}

SmallVector<int64_t> ForeignFields::takeList(StringRef name) {
  for (Field &field : fields) {
    if (field.name != name || !field.isList)
      continue;
    SmallVector<int64_t> numbers = std::move(field.numbers);
    fields.erase(&field);
    return numbers;
  }
  return {};
}

int64_t ForeignFields::takeNumber(StringRef name) {
  for (Field &field : fields) {
    if (field.name != name || field.isList)
      continue;
    int64_t number = field.numbers.front();
    fields.erase(&field);
    return number;
  }
  return 0;
}

StringRef ForeignFields::getUnknown() const {
  return fields.empty() ? StringRef() : fields.front().name;
}
