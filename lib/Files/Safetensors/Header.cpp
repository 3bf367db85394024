//===- Header.cpp - The header of a .safetensors file ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Header.h"

#include "dp/Runtime/DTypeTable.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

using namespace dp;
using nlohmann::json;

namespace {

struct TypeName {
  const char *name;
  int bits;
  dp_dtype dtype; ///< none: not supported
};

constexpr dp_dtype none = -1;
constexpr TypeName typeNames[] = {
    {"BOOL", 8, DP_BOOL},  {"I8", 8, DP_I8},         {"U8", 8, DP_U8},
    {"I16", 16, DP_I16},   {"U16", 16, DP_U16},      {"F16", 16, DP_F16},
    {"BF16", 16, DP_BF16}, {"I32", 32, DP_I32},      {"U32", 32, DP_U32},
    {"F32", 32, DP_F32},   {"I64", 64, DP_I64},      {"U64", 64, DP_U64},
    {"F64", 64, DP_F64},   {"F8_E4M3", 8, none},     {"F8_E5M2", 8, none},
    {"F8_E8M0", 8, none},  {"F8_E4M3FNUZ", 8, none}, {"F8_E5M2FNUZ", 8, none},
    {"F6_E2M3", 6, none},  {"F6_E3M2", 6, none},     {"F4", 4, none},
    {"C64", 64, DP_C64}};

/// Returns null if the format lacks the type.
const TypeName *findName(dp_dtype dtype) {
  for (const TypeName &t : typeNames)
    if (t.dtype == dtype)
      return &t;
  return nullptr;
}

const TypeName &nameOf(dp_dtype dtype) { return *findName(dtype); }

constexpr char metadata[] = "__metadata__";

/// Reads a text of JSON for its errors: of its grammar, and keys that an object
/// has twice.
class KeysOnce : public json::json_sax_t {
public:
  std::string error;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t &) override { return true; }
  bool string(string_t &) override { return true; }
  bool binary(binary_t &) override { return true; }
  bool start_array(size_t) override { return true; }
  bool end_array() override { return true; }
  bool start_object(size_t) override {
    objects.emplace_back();
    return true;
  }
  bool end_object() override {
    objects.pop_back();
    return true;
  }
  bool key(string_t &name) override {
    if (objects.back().insert(name).second)
      return true;
    error = (objects.size() == 1 ? "array '" : "has a malformed header: '") +
            name + "' is there twice";
    return false;
  }
  bool parse_error(size_t, const std::string &,
                   const json::exception &e) override {
    error = std::string("has a malformed header: ") + e.what();
    return false;
  }

private:
  std::vector<std::set<std::string>> objects; ///< the keys of each open one
};

class HeaderParser {
public:
  HeaderParser(uint64_t dataSize, const std::string &name)
      : dataSize(dataSize), name(name) {}

  SafetensorsHeader parse(const char *text, size_t size) {
    if (size == 0 || *text != '{')
      fail("is no .safetensors file: its header does not begin with '{'");
    // The library's parser would take the last of two equal keys, and one with
    // a callback takes time that is quadratic in their number.
    KeysOnce keys;
    if (!json::sax_parse(text, text + size, &keys))
      fail(keys.error);
    json parsed = json::parse(text, text + size);
    SafetensorsHeader header;
    for (const auto &[key, value] : parsed.items()) {
      if (key == metadata)
        checkMetadata(value);
      else
        header[key] = entry(key, value);
    }
    checkLayout(header);
    return header;
  }

private:
  [[noreturn]] void fail(const std::string &what) {
    throw FileError(name + ": " + what);
  }

  void checkMetadata(const json &value) {
    bool ok = value.is_object();
    for (const json &text : value)
      ok = ok && text.is_string();
    if (!ok)
      fail("has a malformed header: '__metadata__' is no map of texts");
  }

  SafetensorsEntry entry(const std::string &key, const json &value) {
    std::string what = "array '" + key + "' ";
    auto number = [&](const json &n) -> uint64_t {
      // Any other number could be negative, a fraction or too large.
      if (!n.is_number_unsigned() || n.get<uint64_t>() > INT64_MAX)
        fail(what + "has a size or place that is no number of bytes: " +
             n.dump(-1, ' ', true, json::error_handler_t::replace));
      return n.get<uint64_t>();
    };
    auto member = [&](const char *field, bool isText) -> const json & {
      auto found = value.is_object() ? value.find(field) : value.end();
      if (!value.is_object() || found == value.end() ||
          !(isText ? found->is_string() : found->is_array()))
        fail(what + "has no '" + field + "' in the header, or a malformed one");
      return *found;
    };
    const json &dtype = member("dtype", true), &shape = member("shape", false),
               &place = member("data_offsets", false);
    if (place.size() != 2)
      fail(what + "has data_offsets that are not two numbers");
    SafetensorsEntry e;
    e.begin = number(place[0]);
    e.end = number(place[1]);
    if (e.begin > e.end || e.end > dataSize)
      fail(what + "is truncated or damaged: its data_offsets are " +
           std::to_string(e.begin) + " and " + std::to_string(e.end) +
           ", but " + std::to_string(dataSize) + " bytes follow the header");
    for (const json &size : shape)
      e.shape.push_back(static_cast<int64_t>(number(size)));
    const std::string &type = dtype.get_ref<const std::string &>();
    auto known =
        std::find_if(std::begin(typeNames), std::end(typeNames),
                     [&](const TypeName &t) { return type == t.name; });
    if (known == std::end(typeNames) || known->dtype == none)
      e.unsupported = name + ": " + what + "has dtype '" + type +
                      "', which is not supported";
    else
      e.dtype = known->dtype;
    if (known != std::end(typeNames))
      checkSize(e, known->bits, what);
    return e;
  }

  void checkSize(const SafetensorsEntry &e, int bits, const std::string &what) {
    uint64_t wanted = bits;
    // Zeros are looked for first: [0, 2^40, 2^40] is empty, not too large.
    bool isEmpty =
        std::find(e.shape.begin(), e.shape.end(), 0) != e.shape.end();
    for (int64_t size : e.shape)
      if (!isEmpty && __builtin_mul_overflow(wanted, size, &wanted))
        fail(what + "has a shape that is too large");
    if (isEmpty)
      wanted = 0;
    if (wanted % 8 != 0 || wanted / 8 != e.end - e.begin)
      fail(what + "has " + std::to_string(e.end - e.begin) +
           " bytes, which its dtype and shape do not take");
  }

  /// Throws unless every byte belongs to one array.
  void checkLayout(const SafetensorsHeader &header) {
    std::vector<const SafetensorsHeader::value_type *> order;
    for (const auto &item : header)
      order.push_back(&item);
    std::sort(order.begin(), order.end(), [](auto *a, auto *b) {
      return std::pair(a->second.begin, a->second.end) <
             std::pair(b->second.begin, b->second.end);
    });
    uint64_t at = 0;
    for (auto *item : order) {
      if (item->second.begin != at)
        fail("array '" + item->first + "' begins at byte " +
             std::to_string(item->second.begin) + " of the data, not " +
             std::to_string(at) + ", where the one before ends");
      at = item->second.end;
    }
    if (at != dataSize)
      fail("has " + std::to_string(dataSize - at) + " bytes after its arrays");
  }

  uint64_t dataSize;
  const std::string &name;
};

} // namespace

uint64_t dp::safetensorsHeaderSize(const char *bytes, uint64_t size,
                                   const std::string &name) {
  if (size < 8)
    throw FileError(name + ": is no .safetensors file, or is truncated");
  uint64_t length = 0;
  for (int i = 0; i < 8; ++i)
    length |= static_cast<uint64_t>(static_cast<unsigned char>(bytes[i]))
              << (8 * i);
  if (length > maxSafetensorsHeader)
    throw FileError(name + ": is no .safetensors file: its header would have " +
                    std::to_string(length) + " bytes, more than " +
                    std::to_string(maxSafetensorsHeader));
  if (length > size - 8)
    throw FileError(name + ": is truncated in its header");
  return length;
}

SafetensorsHeader dp::parseSafetensorsHeader(const char *text, size_t size,
                                             uint64_t dataSize,
                                             const std::string &name) {
  return HeaderParser(dataSize, name).parse(text, size);
}

std::string dp::formatSafetensorsHeader(const ArrayViews &arrays,
                                        std::vector<std::string> &order) {
  order.clear();
  for (const auto &[key, array] : arrays) {
    if (!findName(array.dtype))
      throw FileError("array '" + key + "' has dtype " +
                      dtypeTable[array.dtype].name +
                      ", which a .safetensors file cannot have");
    order.push_back(key);
  }
  // Arrays with wide elements come first, so that all are aligned.
  std::stable_sort(order.begin(), order.end(),
                   [&](const std::string &a, const std::string &b) {
                     return nameOf(arrays.at(a).dtype).bits >
                            nameOf(arrays.at(b).dtype).bits;
                   });
  nlohmann::ordered_json header = nlohmann::ordered_json::object();
  // Its operator[] would look through all the keys before.
  auto &members = header.get_ref<nlohmann::ordered_json::object_t &>();
  uint64_t at = 0;
  for (const std::string &key : order) {
    if (key == metadata)
      throw FileError("an array cannot be called '__metadata__' in a "
                      ".safetensors file");
    const ArrayView &array = arrays.at(key);
    uint64_t end = at + array.bytes;
    members.emplace_back(
        key, nlohmann::ordered_json{{"dtype", nameOf(array.dtype).name},
                                    {"shape", array.shape},
                                    {"data_offsets", {at, end}}});
    at = end;
  }
  std::string text;
  try {
    text = header.dump();
  } catch (const json::exception &e) {
    throw FileError(std::string("an array's name is no UTF-8, which a "
                                ".safetensors file needs: ") +
                    e.what());
  }
  text.resize((text.size() + 7) / 8 * 8, ' ');
  if (text.size() > maxSafetensorsHeader)
    throw FileError("the names and shapes are too long for a .safetensors "
                    "file, whose header has at most " +
                    std::to_string(maxSafetensorsHeader) + " bytes");
  std::string length;
  for (int i = 0; i < 8; ++i)
    length += static_cast<char>(static_cast<uint64_t>(text.size()) >> (8 * i));
  return length + text;
}
