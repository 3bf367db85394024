//===- NpyHeader.cpp - The header of a .npy -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Magic, version, length of the header, a Python dictionary; see
// numpy.lib.format.
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"

#include <algorithm>
#include <cstring>

using namespace dp;

namespace {

struct TypeCode {
  const char *code; ///< without byte order
  dp_dtype dtype;
  int64_t size;
};

constexpr TypeCode typeCodes[] = {
    {"b1", DP_BOOL, 1}, {"i1", DP_I8, 1},  {"i2", DP_I16, 2},
    {"i4", DP_I32, 4},  {"i8", DP_I64, 8}, {"u1", DP_U8, 1},
    {"u2", DP_U16, 2},  {"u4", DP_U32, 4}, {"u8", DP_U64, 8},
    {"f2", DP_F16, 2},  {"f4", DP_F32, 4}, {"f8", DP_F64, 8},
    {"V2", DP_BF16, 2}, {"c8", DP_C64, 8}, {"c16", DP_C128, 16}};

const TypeCode &codeOf(dp_dtype dtype) {
  for (const TypeCode &t : typeCodes)
    if (t.dtype == dtype)
      return t;
  throw NpzError("no NumPy type for dtype " + std::to_string(dtype));
}

/// Parses the header's dictionary, which has three keys in any order.
class HeaderParser {
public:
  HeaderParser(const char *begin, const char *end, const std::string &name)
      : at(begin), end(end), name(name) {}

  void parse() {
    expect('{');
    while (!accept('}')) {
      std::string key = string();
      expect(':');
      if (key == "descr" && accept('['))
        throw NpyTypeError(name + ": is of a structured type, which is not "
                                  "supported");
      else if (key == "descr")
        descr = string();
      else if (key == "fortran_order")
        fortran = boolean();
      else if (key == "shape")
        tuple();
      else
        fail("unknown key '" + key + "'");
      seen += key + ";";
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    for (const char *key : {"descr;", "fortran_order;", "shape;"})
      if (seen.find(key) == std::string::npos)
        fail("a key is missing");
    skipSpace();
    if (at != end)
      fail("text after the dictionary");
  }

  std::string descr;
  bool fortran = false;
  std::vector<int64_t> shape;

private:
  [[noreturn]] void fail(const std::string &what) {
    throw NpzError(name + ": malformed header: " + what);
  }
  void skipSpace() {
    while (at != end && (*at == ' ' || *at == '\n' || *at == '\t'))
      ++at;
  }
  bool accept(char c) {
    skipSpace();
    if (at == end || *at != c)
      return false;
    ++at;
    return true;
  }
  void expect(char c) {
    if (!accept(c))
      fail(std::string("'") + c + "' expected");
  }
  std::string string() {
    skipSpace();
    if (at == end || (*at != '\'' && *at != '"'))
      fail("a string expected");
    char quote = *at++;
    const char *close = std::find(at, end, quote);
    if (close == end)
      fail("unterminated string");
    std::string text(at, close);
    at = close + 1;
    return text;
  }
  bool boolean() {
    skipSpace();
    for (bool value : {false, true}) {
      const char *word = value ? "True" : "False";
      size_t length = std::strlen(word);
      if (static_cast<size_t>(end - at) >= length &&
          std::equal(word, word + length, at)) {
        at += length;
        return value;
      }
    }
    fail("True or False expected");
  }
  void tuple() {
    expect('(');
    while (!accept(')')) {
      skipSpace();
      const char *digits = at;
      int64_t value = 0;
      for (; at != end && *at >= '0' && *at <= '9'; ++at)
        if (__builtin_mul_overflow(value, 10, &value) ||
            __builtin_add_overflow(value, *at - '0', &value))
          fail("a size is too large");
      if (at == digits)
        fail("a size expected");
      shape.push_back(value);
      if (!accept(',')) {
        expect(')');
        break;
      }
    }
  }

  const char *at, *end;
  const std::string &name;
  std::string seen;
};

} // namespace

int64_t dp::byteSize(const std::vector<int64_t> &shape, int64_t elementSize) {
  int64_t bytes = elementSize;
  // Zeros are looked for first: (0, 2^60, 2^60) is empty, not too large.
  if (std::find(shape.begin(), shape.end(), 0) != shape.end())
    return 0;
  for (int64_t size : shape)
    if (__builtin_mul_overflow(bytes, size, &bytes))
      return -1;
  return bytes;
}

NpyHeader dp::parseNpyHeader(const char *bytes, size_t have, size_t size,
                             const std::string &name) {
  auto fail = [&](const std::string &what) -> void {
    throw NpzError(name + ": " + what);
  };
  if (have < 10 || std::memcmp(bytes, "\x93NUMPY", 6) != 0)
    fail("is not a .npy array, or is truncated");
  auto byte = [&](size_t i) -> size_t {
    return static_cast<unsigned char>(bytes[i]);
  };
  size_t major = byte(6), headerBegin = major == 1 ? 10 : 12;
  if (major < 1 || major > 3)
    fail(".npy format version " + std::to_string(major) + " is not supported");
  if (have < headerBegin)
    fail("is truncated in its header");
  size_t headerSize = byte(8) | byte(9) << 8;
  if (major > 1)
    headerSize |= byte(10) << 16 | byte(11) << 24;
  if (headerSize > have - headerBegin)
    fail("is truncated in its header");
  const char *header = bytes + headerBegin;
  HeaderParser parser(header, header + headerSize, name);
  parser.parse();

  NpyHeader array;
  const std::string &descr = parser.descr;
  const TypeCode *type = nullptr;
  for (const TypeCode &t : typeCodes)
    if (!descr.empty() && descr.substr(1) == t.code)
      type = &t;
  if (!descr.empty() && descr[0] == '>' && type && type->size > 1)
    throw NpyTypeError(name + ": has dtype '" + descr +
                       "': big endian is not supported");
  if (!type || (descr[0] != '<' && descr[0] != '|' && descr[0] != '=' &&
                descr[0] != '>'))
    throw NpyTypeError(name + ": has dtype '" + descr +
                       "', which is not supported");
  array.dtype = type->dtype;
  array.elementSize = type->size;
  array.shape = parser.shape;
  int64_t dataSize = byteSize(array.shape, type->size);
  size_t present = size - headerBegin - headerSize;
  if (dataSize < 0 || static_cast<uint64_t>(dataSize) > present)
    fail("is truncated: its header asks for more data than the " +
         std::to_string(present) + " bytes that follow");
  if (static_cast<uint64_t>(dataSize) < present)
    fail("has " + std::to_string(present - dataSize) + " bytes after its data");
  array.fortran = parser.fortran && array.shape.size() > 1;
  array.dataBegin = static_cast<int64_t>(headerBegin + headerSize);
  array.dataSize = dataSize;
  return array;
}

std::vector<char> dp::formatNpyHeader(dp_dtype dtype,
                                      const std::vector<int64_t> &shape) {
  const TypeCode &type = codeOf(dtype);
  std::string header = "{'descr': '";
  header += (type.size == 1 || type.dtype == DP_BF16) ? "|" : "<";
  header += std::string(type.code) + "', 'fortran_order': False, 'shape': (";
  for (int64_t size : shape)
    header += std::to_string(size) + ", ";
  if (shape.size() > 1) // "(2, 3)" but "(2,)"
    header.resize(header.size() - 2);
  else if (shape.size() == 1)
    header.resize(header.size() - 1);
  header += "), }";
  // The data begins at a multiple of 64 bytes; the header ends in a newline.
  bool longHeader = header.size() + 128 > 0xffff;
  size_t prefix = longHeader ? 12 : 10;
  size_t padded = (prefix + header.size() + 1 + 63) / 64 * 64 - prefix;
  header.resize(padded - 1, ' ');
  header += '\n';
  std::vector<char> bytes = {'\x93', 'N', 'U', 'M', 'P', 'Y'};
  bytes.push_back(longHeader ? 2 : 1);
  bytes.push_back(0);
  for (size_t i = 0; i < prefix - 8; ++i)
    bytes.push_back(static_cast<char>(padded >> (8 * i)));
  bytes.insert(bytes.end(), header.begin(), header.end());
  return bytes;
}
