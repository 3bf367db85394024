//===- SafetensorsTest.cpp - Hugging Face's array files -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/Safetensors.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

using namespace dp;

static std::string withHeader(const std::string &header,
                              const std::string &data) {
  std::string length;
  for (int i = 0; i < 8; ++i)
    length += static_cast<char>(uint64_t(header.size()) >> (8 * i));
  return length + header + data;
}

static NpzFile parse(const std::string &file) {
  return parseSafetensors(file.data(), file.size(), "f");
}

static std::string errorOf(const std::string &file) {
  try {
    parse(file);
    return "";
  } catch (const FileError &e) {
    return e.what();
  }
}

static NpyArray array(dp_dtype dtype, std::vector<int64_t> shape,
                      std::string bytes) {
  return {dtype, std::move(shape), {bytes.begin(), bytes.end()}, ""};
}

static NpzFile sample() {
  NpzFile file;
  const dp_dtype dtypes[] = {DP_BOOL, DP_I8,   DP_I16, DP_I32, DP_I64,
                             DP_F16,  DP_BF16, DP_F32, DP_F64, DP_U8,
                             DP_U16,  DP_U32,  DP_U64};
  const int sizes[] = {1, 1, 2, 4, 8, 2, 2, 4, 8, 1, 2, 4, 8};
  for (int i = 0; i < 13; ++i) {
    std::string bytes;
    for (int b = 0; b < 3 * sizes[i]; ++b)
      bytes += static_cast<char>(17 * i + b);
    file["a" + std::to_string(i)] = array(dtypes[i], {3, 1}, bytes);
    file["scalar" + std::to_string(i)] =
        array(dtypes[i], {}, bytes.substr(0, sizes[i]));
  }
  file["none"] = array(DP_F32, {0, 5}, "");
  file["a \"name\" \u00e4/with.all"] = array(DP_U8, {1}, "x");
  return file;
}

static std::string written(const NpzFile &file) {
  std::string path =
      testing::TempDir() + "dp-" + std::to_string(getpid()) + ".safetensors";
  writeSafetensors(path, file);
  NpzFile again = readSafetensors(path);
  std::ifstream in(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(in), {});
  unlink(path.c_str());
  EXPECT_EQ(again.size(), file.size());
  for (const auto &[name, a] : file) {
    EXPECT_EQ(again[name].dtype, a.dtype) << name;
    EXPECT_EQ(again[name].shape, a.shape) << name;
    EXPECT_EQ(again[name].data, a.data) << name;
  }
  return bytes;
}

TEST(Safetensors, ReadsWhatItWrites) {
  written({});
  std::string bytes = written(sample());
  NpzFile file = parse(bytes);
  EXPECT_EQ(file.size(), sample().size());
  for (const auto &[name, a] : sample())
    EXPECT_EQ(file[name].data, a.data) << name;
}

TEST(Safetensors, AlignsTheData) {
  std::string bytes = written(sample());
  uint64_t header = 0;
  for (int i = 0; i < 8; ++i)
    header |= uint64_t(static_cast<unsigned char>(bytes[i])) << (8 * i);
  EXPECT_EQ(header % 8, 0u);
  EXPECT_EQ(bytes[8], '{');
}

TEST(Safetensors, IgnoresMetadataAndOtherTypes) {
  NpzFile file = parse(withHeader(
      R"({"__metadata__":{"format":"pt"},)"
      R"("w":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
      R"("q":{"dtype":"F8_E4M3","shape":[2,2],"data_offsets":[4,8]},)"
      R"("n":{"dtype":"NEW","shape":[2,2],"data_offsets":[8,9]}}  )",
      "abcdefghi"));
  EXPECT_EQ(file.size(), 3u);
  EXPECT_EQ(file["w"].data, std::vector<char>({'a', 'b', 'c', 'd'}));
  EXPECT_EQ(file["q"].unsupported,
            "f: array 'q' has dtype 'F8_E4M3', which is not supported");
  EXPECT_EQ(file["n"].unsupported,
            "f: array 'n' has dtype 'NEW', which is not supported");
}

TEST(Safetensors, RefusesWhatIsMalformed) {
  auto one = [](const std::string &fields, const std::string &data = "abcd") {
    return errorOf(withHeader("{\"w\":{" + fields + "}}", data));
  };
  const std::string type = R"("dtype":"F32",)", shape = R"("shape":[1],)";
  EXPECT_EQ(one(type + shape + R"("data_offsets":[0,4])"), "");
  EXPECT_EQ(errorOf("1234567"), "f: is no .safetensors file, or is truncated");
  EXPECT_EQ(errorOf(std::string(8, '\xff')),
            "f: is no .safetensors file: its header would have "
            "18446744073709551615 bytes, more than 100000000");
  EXPECT_EQ(errorOf(withHeader("{}", "").substr(0, 9)),
            "f: is truncated in its header");
  EXPECT_EQ(errorOf(withHeader("", "")),
            "f: is no .safetensors file: its header does not begin with '{'");
  EXPECT_EQ(errorOf(withHeader(" {}", "")),
            "f: is no .safetensors file: its header does not begin with '{'");
  EXPECT_NE(errorOf(withHeader("{", "")).find("malformed header"),
            std::string::npos);
  EXPECT_NE(errorOf(withHeader("{}x", "")).find("malformed header"),
            std::string::npos);
  EXPECT_EQ(errorOf(withHeader("{}", "x")), "f: has 1 bytes after its arrays");
  EXPECT_EQ(errorOf(withHeader(R"({"__metadata__":{"a":1}})", "")),
            "f: has a malformed header: '__metadata__' is no map of texts");
  EXPECT_EQ(one(type + R"("shape":[1])"),
            "f: array 'w' has no 'data_offsets' in the "
            "header, or a malformed one");
  EXPECT_EQ(one(type + shape + R"("data_offsets":[0])"),
            "f: array 'w' has data_offsets that are not two numbers");
  for (const char *size :
       {"-1", "1.5", "9223372036854775808", "\"1\"", "null", "1e3"})
    EXPECT_EQ(one(type + "\"shape\":[" + size + R"(],"data_offsets":[0,4])")
                  .rfind("f: array 'w' has a size or place that is no number "
                         "of bytes",
                         0),
              0u)
        << size;
  EXPECT_EQ(one(type + shape + R"("data_offsets":[0,5])"),
            "f: array 'w' is truncated or damaged: its data_offsets are 0 and "
            "5, but 4 bytes follow the header");
  EXPECT_EQ(one(type + shape + R"("data_offsets":[4,0])"),
            "f: array 'w' is truncated or damaged: its data_offsets are 4 and "
            "0, but 4 bytes follow the header");
  EXPECT_EQ(one(type + R"("shape":[2],"data_offsets":[0,4])"),
            "f: array 'w' has 4 bytes, which its dtype and shape do not take");
  EXPECT_EQ(
      one(type + R"("shape":[4294967296,4294967296],"data_offsets":[0,4])"),
      "f: array 'w' has a shape that is too large");
  EXPECT_EQ(errorOf(withHeader(R"({"w":{"dtype":"F32","shape":[0,)"
                               R"(4294967296,4294967296],)"
                               R"("data_offsets":[0,0]}})",
                               "")),
            "");
  const std::string w = R"("w":{"dtype":"U8","shape":[2],"data_offsets":)",
                    v = R"("v":{"dtype":"U8","shape":[2],"data_offsets":)";
  EXPECT_EQ(errorOf(withHeader("{" + w + "[0,2]}," + v + "[1,3]}}", "abc")),
            "f: array 'v' begins at byte 1 of the data, not 2, where the one "
            "before ends");
  EXPECT_EQ(errorOf(withHeader("{" + w + "[0,2]}," + v + "[3,5]}}", "abcde")),
            "f: array 'v' begins at byte 3 of the data, not 2, where the one "
            "before ends");
  EXPECT_EQ(errorOf(withHeader("{" + w + "[0,2]}," + w + "[2,4]}}", "abcd")),
            "f: array 'w' is there twice");
  EXPECT_EQ(errorOf(withHeader(R"({"w":{"dtype":"U8","shape":[1],"shape":[2],)"
                               R"("data_offsets":[0,2]}})",
                               "ab")),
            "f: has a malformed header: 'shape' is there twice");
}

// A header within a header is no key of the file.
TEST(Safetensors, TellsKeysOfDepthsApart) {
  EXPECT_EQ(
      errorOf(withHeader(
          R"({"shape":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})", "a")),
      "");
}

// Every truncation, and every byte changed to some others: an error, or the
// same types; never a crash or a huge allocation.
TEST(Safetensors, SurvivesDamage) {
  std::string whole = written(sample());
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_NE(errorOf(whole.substr(0, size)), "") << size;
  for (size_t i = 0; i < whole.size(); ++i)
    for (int value : {0, 1, 0x39, 0x22, 0x5b, 0x7f, 0x80, 0xff}) {
      std::string changed = whole;
      changed[i] = static_cast<char>(value);
      errorOf(changed);
    }
}

// Made by the format's own library (test/Runtime/Inputs/make_safetensors.py).
TEST(Safetensors, ReadsTheLibrarysFile) {
  NpzFile file = readSafetensors(DP_TEST_SAFETENSORS);
  ASSERT_EQ(file.size(), 15u);
  const std::pair<const char *, dp_dtype> types[] = {
      {"bool", DP_BOOL},   {"uint8", DP_U8},    {"int8", DP_I8},
      {"uint16", DP_U16},  {"int16", DP_I16},   {"uint32", DP_U32},
      {"int32", DP_I32},   {"uint64", DP_U64},  {"int64", DP_I64},
      {"float16", DP_F16}, {"float32", DP_F32}, {"float64", DP_F64}};
  int64_t factor = 1;
  for (const auto &[name, dtype] : types) {
    const NpyArray &a = file.at(name);
    EXPECT_EQ(a.dtype, dtype) << name;
    EXPECT_EQ(a.shape, (std::vector<int64_t>{2, 3})) << name;
    if (dtype == DP_I32 || dtype == DP_U64)
      for (int64_t i = 0; i < 6; ++i) {
        int64_t value = 0, size = dtype == DP_I32 ? 4 : 8;
        std::copy_n(a.data.data() + i * size, size,
                    reinterpret_cast<char *>(&value));
        EXPECT_EQ(value, i * factor % 5) << name;
      }
    ++factor;
  }
  EXPECT_TRUE(file.at("scalar").shape.empty());
  EXPECT_EQ(file.at("none").shape, (std::vector<int64_t>{0, 7}));
  EXPECT_EQ(file.at("n\u00e4me \"quoted\"").shape, std::vector<int64_t>{2});
}

TEST(Safetensors, IsReadByParts) {
  std::string path = testing::TempDir() + "dp-parts-" +
                     std::to_string(getpid()) + ".safetensors";
  std::string bytes(200000, 0);
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<char>(i * 7 + i / 256);
  writeSafetensors(path, NpzFile{{"rows", array(DP_U8, {2000, 100}, bytes)},
                                 {"other", array(DP_F64, {1}, "12345678")}});
  NpzParts parts = openSafetensors(path, {"rows", "none"});
  ASSERT_EQ(parts.parts.size(), 1u);
  EXPECT_EQ(parts.whole["other"].data.size(), 8u);
  EXPECT_TRUE(parts.whole["rows"].data.empty());
  EXPECT_EQ(parts.whole["rows"].shape, (std::vector<int64_t>{2000, 100}));
  NpzArray &rows = parts.parts["rows"];
  EXPECT_TRUE(rows.isSeekable());
  EXPECT_EQ(rows.contents().chunks, 0);
  for (int64_t at : {150000, 0, 199990, 77}) {
    std::string part(10, 0);
    rows.read(at, 10, part.data());
    EXPECT_EQ(part, bytes.substr(at, 10));
  }
  char none[20];
  EXPECT_THROW(rows.read(199990, 11, none), FileError);
  EXPECT_THROW(rows.read(-1, 2, none), FileError);
  // It becomes shorter: an error, no signal.
  ASSERT_EQ(truncate(path.c_str(), 1000), 0);
  EXPECT_THROW(rows.read(150000, 10, none), FileError);
  unlink(path.c_str());
}

TEST(Safetensors, RefusesNamesThatTheFormatHasNot) {
  std::string path = testing::TempDir() + "dp-names.safetensors";
  EXPECT_THROW(
      writeSafetensors(path, NpzFile{{"__metadata__", array(DP_U8, {0}, "")}}),
      FileError);
  EXPECT_THROW(writeSafetensors(path, NpzFile{{"\xff", array(DP_U8, {0}, "")}}),
               FileError);
  EXPECT_THROW(readSafetensors("/dev/null"), FileError);
  EXPECT_THROW(readSafetensors(path), FileError);
}
