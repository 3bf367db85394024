//===- NpyTest.cpp - NumPy's array format ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Npy.h"

#include <cstring>
#include <gtest/gtest.h>

using namespace dp;

namespace {

/// A .npy with this header text and data, of format `major`.0.
std::string npy(const std::string &header, const std::string &data = "",
                int major = 1) {
  std::string bytes = "\x93NUMPY";
  bytes += static_cast<char>(major);
  bytes += '\0';
  for (int i = 0; i < (major == 1 ? 2 : 4); ++i)
    bytes += static_cast<char>(header.size() >> (8 * i));
  return bytes + header + data;
}

NpyArray parse(const std::string &bytes) {
  return parseNpy(bytes.data(), bytes.size(), "a.npy");
}

std::string errorOf(const std::string &bytes) {
  try {
    parse(bytes);
  } catch (const NpzError &e) {
    return e.what();
  }
  return "no error";
}

std::string header(const char *descr, const char *shape,
                   const char *fortran = "False") {
  return std::string("{'descr': '") + descr + "', 'fortran_order': " + fortran +
         ", 'shape': " + shape + ", }\n";
}

const std::string sixBytes = "\1\2\3\4\5\6";

} // namespace

TEST(Npy, ReadsEveryVersion) {
  for (int major : {1, 2, 3}) {
    NpyArray a = parse(npy(header("|u1", "(2, 3)"), sixBytes, major));
    EXPECT_EQ(a.dtype, DP_U8);
    EXPECT_EQ(a.shape, std::vector<int64_t>({2, 3}));
    EXPECT_EQ(std::string(a.data.begin(), a.data.end()), sixBytes);
  }
  EXPECT_EQ(errorOf(npy(header("|u1", "(6,)"), sixBytes, 4)),
            "a.npy: .npy format version 4 is not supported");
}

TEST(Npy, ReadsEveryDType) {
  struct {
    const char *descr;
    dp_dtype dtype;
    size_t size;
  } cases[] = {{"|b1", DP_BOOL, 1},  {"|i1", DP_I8, 1},   {"<i2", DP_I16, 2},
               {"<i4", DP_I32, 4},   {"<i8", DP_I64, 8},  {"|u1", DP_U8, 1},
               {"<u2", DP_U16, 2},   {"<u4", DP_U32, 4},  {"<u8", DP_U64, 8},
               {"<f2", DP_F16, 2},   {"<f4", DP_F32, 4},  {"<f8", DP_F64, 8},
               {"|V2", DP_BF16, 2},  {"<V2", DP_BF16, 2}, {"<c8", DP_C64, 8},
               {"<c16", DP_C128, 16}};
  for (auto &c : cases) {
    NpyArray a =
        parse(npy(header(c.descr, "(3,)"), std::string(3 * c.size, 7)));
    EXPECT_EQ(a.dtype, c.dtype) << c.descr;
    EXPECT_EQ(a.data.size(), 3 * c.size);
    // And back.
    std::vector<char> written = formatNpy(a);
    NpyArray again = parseNpy(written.data(), written.size(), "again");
    EXPECT_EQ(again.dtype, a.dtype);
    EXPECT_EQ(again.shape, a.shape);
    EXPECT_EQ(again.data, a.data);
  }
}

TEST(Npy, ReadsScalarsAndEmptyArrays) {
  EXPECT_EQ(parse(npy(header("<f4", "()"), "abcd")).shape.size(), 0u);
  EXPECT_EQ(parse(npy(header("<f4", "(0, 5)"))).elements(), 0);
  EXPECT_EQ(
      parse(npy(header("<f4", "(1152921504606846976, 1048576, 0)"))).elements(),
      0);
}

TEST(Npy, ConvertsFortranOrder) {
  // Columns first: 1 2 | 3 4 | 5 6.
  NpyArray a = parse(npy(header("|u1", "(2, 3)", "True"), sixBytes));
  EXPECT_EQ(std::string(a.data.begin(), a.data.end()), "\1\3\5\2\4\6");
  NpyArray cube =
      parse(npy(header("<i2", "(2, 1, 3)", "True"), "aAbBcCdDeEfF"));
  EXPECT_EQ(std::string(cube.data.begin(), cube.data.end()), "aAcCeEbBdDfF");
}

TEST(Npy, WritesAlignedData) {
  for (size_t rank = 0; rank < 40; ++rank) {
    NpyArray a;
    a.dtype = DP_F64;
    a.shape.assign(rank, 1);
    a.data.resize(8, 3);
    std::vector<char> bytes = formatNpy(a);
    EXPECT_EQ((bytes.size() - 8) % 64, 0u);
    EXPECT_EQ(parseNpy(bytes.data(), bytes.size(), "a").shape, a.shape);
  }
}

TEST(Npy, ReadsKeysInAnyOrderAndSpacing) {
  EXPECT_EQ(parse(npy("{ \"shape\":(6 ,) ,'descr':\"|u1\",\n"
                      "  'fortran_order':False}   ",
                      sixBytes))
                .shape,
            std::vector<int64_t>({6}));
}

TEST(Npy, RefusesWhatItCannotRepresent) {
  EXPECT_EQ(errorOf(npy(header(">f4", "(1,)"), "abcd")),
            "a.npy: has dtype '>f4': big endian is not supported");
  EXPECT_EQ(errorOf(npy(header("<c32", "(0,)"), "")),
            "a.npy: has dtype '<c32', which is not supported");
  EXPECT_EQ(errorOf(npy(header("|O", "(1,)"), "abcdefgh")),
            "a.npy: has dtype '|O', which is not supported");
  EXPECT_EQ(errorOf(npy("{'descr': [('a', '<f4')], 'fortran_order': False, "
                        "'shape': (1,), }",
                        "abcd")),
            "a.npy: is of a structured type, which is not supported");
}

TEST(Npy, RefusesMalformedHeaders) {
  EXPECT_EQ(errorOf(npy("{'descr': '|u1', 'shape': (1,), }", "a")),
            "a.npy: malformed header: a key is missing");
  EXPECT_EQ(errorOf(npy(header("|u1", "(-1,)"), "a")),
            "a.npy: malformed header: a size expected");
  EXPECT_EQ(errorOf(npy(header("|u1", "(99999999999999999999,)"), "a")),
            "a.npy: malformed header: a size is too large");
  EXPECT_EQ(errorOf(npy(header("|u1", "(1,)", "Maybe"), "a")),
            "a.npy: malformed header: True or False expected");
  EXPECT_EQ(errorOf(npy("{'descr': '|u1", "a")),
            "a.npy: malformed header: unterminated string");
  EXPECT_EQ(errorOf(npy("{'x': 1}", "a")),
            "a.npy: malformed header: unknown key 'x'");
}

// Sizes whose product overflows, or whose allocation would be huge.
TEST(Npy, RefusesImpossibleSizes) {
  EXPECT_EQ(errorOf(npy(header("<f8", "(4611686018427387904, 8)"), "abcdefgh")),
            "a.npy: is truncated: its header asks for more data than the 8 "
            "bytes that follow");
  EXPECT_EQ(errorOf(npy(header("<f8", "(1000000000000,)"), "abcdefgh")),
            "a.npy: is truncated: its header asks for more data than the 8 "
            "bytes that follow");
  EXPECT_EQ(errorOf(npy(header("|u1", "(5,)"), sixBytes)),
            "a.npy: has 1 bytes after its data");
}

TEST(Npy, RefusesEveryTruncation) {
  for (int major : {1, 2}) {
    std::string whole = npy(header("|u1", "(2, 3)"), sixBytes, major);
    for (size_t size = 0; size < whole.size(); ++size) {
      // Copied, so that the address sanitizer sees a read past the end.
      std::string cut(whole, 0, size);
      EXPECT_NE(errorOf(cut), "no error") << size;
    }
  }
}

// With any byte changed: an array or an error, never a crash.
TEST(Npy, SurvivesEveryChangedByte) {
  std::string whole =
      npy(header("<f4", "(2, 3)", "True"), std::string(24, 'x'));
  for (size_t i = 0; i < whole.size(); ++i)
    for (int value = 0; value < 256; ++value) {
      std::string changed = whole;
      changed[i] = static_cast<char>(value);
      try {
        NpyArray a = parse(changed);
        EXPECT_LE(a.data.size(), whole.size());
      } catch (const NpzError &) {
      }
    }
}
