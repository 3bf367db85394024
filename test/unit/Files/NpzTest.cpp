//===- NpzTest.cpp - Zip archives of arrays -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Files/NpzArray.h"

#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

using namespace dp;

namespace {

/// Returns a path that only this test uses.
std::string temporary(const char *name) {
  return testing::TempDir() + "dp-npz-" + std::to_string(getpid()) + "-" + name;
}

std::string readAll(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

NpyArray array(dp_dtype dtype, std::vector<int64_t> shape,
               const std::string &data) {
  NpyArray a;
  a.dtype = dtype;
  a.shape = std::move(shape);
  a.data.assign(data.begin(), data.end());
  return a;
}

NpzFile sample() {
  return {{"w", array(DP_F32, {2, 1}, "abcdefgh")},
          {"a/b.c", array(DP_BOOL, {}, "\1")},
          {"empty", array(DP_I64, {0, 3}, "")}};
}

void expectEqual(const NpzFile &a, const NpzFile &b) {
  ASSERT_EQ(a.size(), b.size());
  for (auto i = a.begin(), j = b.begin(); i != a.end(); ++i, ++j) {
    EXPECT_EQ(i->first, j->first);
    EXPECT_EQ(i->second.dtype, j->second.dtype);
    EXPECT_EQ(i->second.shape, j->second.shape);
    EXPECT_EQ(i->second.data, j->second.data);
  }
}

void put(std::string &out, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i)
    out += static_cast<char>(i < 8 ? value >> (8 * i) : 0);
}

std::string deflated(const std::string &data) {
  std::string out(compressBound(data.size()) + 64, 0);
  z_stream s = {};
  deflateInit2(&s, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  s.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(data.data()));
  s.avail_in = static_cast<uInt>(data.size());
  s.next_out = reinterpret_cast<Bytef *>(out.data());
  s.avail_out = static_cast<uInt>(out.size());
  deflate(&s, Z_FINISH);
  out.resize(s.total_out);
  deflateEnd(&s);
  return out;
}

struct Options {
  bool deflate = false, zip64 = false;
  uint64_t flags = 0, method = 99;
  uint32_t crcError = 0;
  int64_t sizeError = 0;
  std::string comment;
};

/// An archive of one array as another writer makes it: deflated, or as numpy
/// streams it, with Zip64 fields for sizes that would have fitted.
std::string archive(const std::string &name, const NpyArray &a, Options o) {
  std::vector<char> npy = formatNpy(a);
  std::string data(npy.begin(), npy.end());
  uint32_t crc = static_cast<uint32_t>(
      crc32_z(0, reinterpret_cast<const Bytef *>(data.data()), data.size()));
  crc += o.crcError;
  uint64_t size = data.size() + o.sizeError;
  std::string content = o.deflate ? deflated(data) : data;
  uint64_t stored = content.size() + (o.deflate ? 0 : o.sizeError);
  uint64_t method = o.method != 99 ? o.method : o.deflate ? 8 : 0;
  std::string extra;
  if (o.zip64) {
    put(extra, 1, 2);
    put(extra, 16, 2);
    put(extra, size, 8);
    put(extra, stored, 8);
  }
  auto common = [&](std::string &out) {
    put(out, 45, 2);
    put(out, o.flags, 2);
    put(out, method, 2);
    put(out, 0, 4);
    put(out, crc, 4);
    put(out, o.zip64 ? 0xffffffff : stored, 4);
    put(out, o.zip64 ? 0xffffffff : size, 4);
    put(out, name.size(), 2);
    put(out, extra.size(), 2);
  };
  std::string out;
  put(out, 0x04034b50, 4);
  common(out);
  out += name + extra + content;
  uint64_t directory = out.size();
  put(out, 0x02014b50, 4);
  put(out, 45, 2);
  common(out);
  put(out, 0, 2 + 2 + 2 + 4 + 4);
  out += name + extra;
  uint64_t end = out.size();
  put(out, 0x06054b50, 4);
  put(out, 0, 4);
  put(out, 1, 2);
  put(out, 1, 2);
  put(out, end - directory, 4);
  put(out, directory, 4);
  put(out, o.comment.size(), 2);
  return out + o.comment;
}

NpzFile parse(const std::string &bytes) {
  return parseNpz(bytes.data(), bytes.size(), "a.npz");
}

std::string errorOf(const std::string &bytes) {
  try {
    parse(bytes);
  } catch (const NpzError &e) {
    return e.what();
  }
  return "no error";
}

const NpyArray x = array(DP_F32, {2, 4}, std::string(32, 'q'));

} // namespace

TEST(Npz, IsReadAsItWasWritten) {
  std::string path = temporary("round.npz");
  writeNpz(path, sample());
  expectEqual(readNpz(path), sample());
  std::string first = readAll(path);
  writeNpz(path, sample());
  EXPECT_EQ(readAll(path), first) << "equal arrays give equal files";
  writeNpz(path, NpzFile{});
  EXPECT_TRUE(readNpz(path).empty());
  unlink(path.c_str());
}

TEST(Npz, ReadsWhatOtherWritersMake) {
  for (bool deflate : {false, true})
    for (bool zip64 : {false, true}) {
      Options o;
      o.deflate = deflate;
      o.zip64 = zip64;
      o.comment = deflate ? "PK\5\6 a comment" : "";
      expectEqual(parse(archive("x.npy", x, o)), {{"x", x}});
    }
  NpyArray none = array(DP_F32, {0}, "");
  Options o;
  o.deflate = true;
  expectEqual(parse(archive("none.npy", none, o)), {{"none", none}});
}

TEST(Npz, NamesWhatIsDamaged) {
  Options crc, deflatedCrc, size, shorter, encrypted, method;
  crc.crcError = 1;
  EXPECT_EQ(errorOf(archive("x.npy", x, crc)),
            "a.npz: entry 'x.npy' is damaged: its CRC does not match");
  deflatedCrc.crcError = 1;
  deflatedCrc.deflate = true;
  EXPECT_EQ(errorOf(archive("x.npy", x, deflatedCrc)),
            "a.npz: entry 'x.npy' is damaged: its CRC does not match");
  size.deflate = true;
  size.sizeError = 1000000000;
  EXPECT_EQ(errorOf(archive("x.npy", x, size)),
            "a.npz: entry 'x.npy' is damaged: its size is impossible");
  shorter.deflate = true;
  shorter.sizeError = -1;
  EXPECT_EQ(errorOf(archive("x.npy", x, shorter)),
            "a.npz: entry 'x.npy' is damaged: it cannot be decompressed");
  encrypted.flags = 1;
  EXPECT_EQ(errorOf(archive("x.npy", x, encrypted)),
            "a.npz: entry 'x.npy' is encrypted");
  method.method = 12;
  EXPECT_EQ(errorOf(archive("x.npy", x, method)),
            "a.npz: entry 'x.npy' uses compression method 12, which is not "
            "supported");
  EXPECT_EQ(errorOf("hello, this is no archive at all"),
            "a.npz: is not a .npz archive");
  EXPECT_EQ(errorOf(""), "a.npz: is not a .npz archive");
}

TEST(Npz, RefusesEveryTruncation) {
  for (bool deflate : {false, true}) {
    Options o;
    o.deflate = o.zip64 = deflate;
    std::string whole = archive("x.npy", x, o);
    for (size_t size = 0; size < whole.size(); ++size) {
      std::string cut(whole, 0, size);
      EXPECT_NE(errorOf(cut), "no error") << size;
    }
  }
}

// The content is covered by the CRC; in the headers any change is an error or
// does not matter, but never a crash.
TEST(Npz, SurvivesEveryChangedByte) {
  for (bool deflate : {false, true}) {
    Options o;
    o.deflate = o.zip64 = deflate;
    std::string whole = archive("x.npy", x, o);
    for (size_t i = 0; i < whole.size(); ++i)
      for (int value : {0, 1, 0x7f, 0x80, 0xff}) {
        std::string changed = whole;
        changed[i] = static_cast<char>(value);
        try {
          for (auto &item : parse(changed))
            EXPECT_EQ(item.second.data, x.data) << "at " << i;
        } catch (const NpzError &) {
        }
      }
  }
}

TEST(Npz, ReadsAPlainArray) {
  std::string path = temporary("plain.npy");
  std::vector<char> bytes = formatNpy(x);
  writeFileAtomically(path, bytes.data(), bytes.size());
  NpzFile file = readNpz(path);
  ASSERT_EQ(file.size(), 1u);
  EXPECT_EQ(path.substr(path.rfind('/') + 1), file.begin()->first + ".npy");
  EXPECT_EQ(file.begin()->second.data, x.data);
  unlink(path.c_str());
}

TEST(NpzFile, ThatCannotBeOpenedOrWrittenIsNamed) {
  std::string none = temporary("none");
  try {
    readNpz(none);
    FAIL();
  } catch (const NpzError &e) {
    EXPECT_EQ(e.what(),
              "cannot open '" + none + "': No such file or directory");
  }
  std::string inNone = none + "/out.npz";
  for (auto call : {+[](const std::string &p) { checkWritable(p); },
                    +[](const std::string &p) { writeNpz(p, sample()); }})
    try {
      call(inNone);
      FAIL();
    } catch (const FileError &e) {
      EXPECT_EQ(e.what(),
                "cannot write '" + inNone + "': No such file or directory");
    }
}

TEST(NpzFile, StaysAsItWasWhereWritingFails) {
  std::string path = temporary("full.npz");
  writeNpz(path, sample());
  std::string before = readAll(path);
  checkWritable(path);
  EXPECT_EQ(readAll(path), before);
  // /dev/full takes no byte; the error must come out.
  EXPECT_THROW(writeNpz("/dev/full", sample()), FileError);
  struct stat info;
  ASSERT_EQ(stat(path.c_str(), &info), 0);
  mode_t mask = umask(0);
  umask(mask);
  EXPECT_EQ(info.st_mode & 0777, 0666 & ~mask);
  unlink(path.c_str());
}

TEST(NpzFile, FollowsASymbolicLink) {
  std::string target = temporary("target.npz"), link = temporary("link.npz");
  writeNpz(target, NpzFile{});
  ASSERT_EQ(symlink(target.c_str(), link.c_str()), 0);
  writeNpz(link, sample());
  expectEqual(readNpz(target), sample());
  struct stat info;
  ASSERT_EQ(lstat(link.c_str(), &info), 0);
  EXPECT_TRUE(S_ISLNK(info.st_mode));
  unlink(link.c_str());
  unlink(target.c_str());
}

namespace {

/// Writes an archive with x = [1000, 7] i32, each element its own number.
std::string writeNumbers(const char *file, Options o) {
  std::vector<int32_t> numbers(7000);
  for (size_t i = 0; i < numbers.size(); ++i)
    numbers[i] = static_cast<int32_t>(i * 2654435761u);
  NpyArray a;
  a.dtype = DP_I32;
  a.shape = {1000, 7};
  a.data.resize(28000);
  std::memcpy(a.data.data(), numbers.data(), 28000);
  std::string path = temporary(file), bytes = archive("x.npy", a, o);
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

int32_t readNumber(NpzArray &array, int64_t i) {
  int32_t value;
  array.read(i * 4, 4, reinterpret_cast<char *>(&value));
  return value;
}

} // namespace

TEST(NpzParts, ReadsRowsOfStoredAndDeflatedArrays) {
  for (bool deflate : {false, true}) {
    Options o;
    o.deflate = deflate;
    std::string path = writeNumbers("parts", o);
    NpzParts parts = openNpz(path, {"x", "y"});
    ASSERT_EQ(parts.parts.size(), 1u);
    NpzArray &x = parts.parts["x"];
    EXPECT_EQ(x.dtype, DP_I32);
    EXPECT_EQ(x.shape, std::vector<int64_t>({1000, 7}));
    EXPECT_EQ(parts.whole["x"].shape, x.shape);
    EXPECT_TRUE(parts.whole["x"].data.empty());
    EXPECT_EQ(x.isSeekable(), !deflate);
    for (int64_t i : {0, 3, 4, 1234, 6999})
      EXPECT_EQ(readNumber(x, i), static_cast<int32_t>(i * 2654435761u));
    if (deflate)
      EXPECT_THROW(readNumber(x, 5), NpzError);
    else
      EXPECT_EQ(readNumber(x, 5), static_cast<int32_t>(5 * 2654435761u));
    EXPECT_THROW(readNumber(x, 7000), NpzError);
    EXPECT_THROW(readNumber(x, -1), NpzError);
    // Those that are not named are read whole, and checked.
    EXPECT_TRUE(openNpz(path, {}).parts.empty());
    expectEqual(openNpz(path, {}).whole, readNpz(path));
    unlink(path.c_str());
  }
}

TEST(NpzParts, RefusesWhatIsDamaged) {
  EXPECT_THROW(openNpz(temporary("none"), {"x"}), NpzError);
  EXPECT_THROW(openNpz("/dev/null", {"x"}), NpzError);
  for (bool deflate : {false, true}) {
    Options o;
    o.deflate = deflate;
    std::string path = writeNumbers("damaged", o);
    std::string bytes = readAll(path);
    // Any byte may be wrong: an error or other numbers, never a crash.
    for (size_t at = 0; at < bytes.size(); at += bytes.size() / 150 + 1) {
      std::string changed = bytes;
      changed[at] = static_cast<char>(changed[at] ^ 0x55);
      std::ofstream(path, std::ios::binary) << changed;
      try {
        NpzParts parts = openNpz(path, {"x"});
        for (auto &item : parts.parts)
          readNumber(item.second, 6999);
      } catch (const NpzError &) {
      }
    }
    for (size_t size : {size_t(0), size_t(10), bytes.size() / 2}) {
      std::ofstream(path, std::ios::binary) << bytes.substr(0, size);
      EXPECT_THROW(openNpz(path, {"x"}), NpzError) << size;
    }
    unlink(path.c_str());
  }
}

namespace {

/// The message of the error that `call` ends with; empty if with none.
template <typename F>
std::string errorOf(F &&call) {
  try {
    call();
    return "";
  } catch (const NpzError &e) {
    return e.what();
  }
}

/// Some chunks of numbers: x = [20000, 7] i32, stored.
std::string writeChunks(const char *file) {
  NpyArray a;
  a.dtype = DP_I32;
  a.shape = {20000, 7};
  a.data.resize(20000 * 7 * 4);
  for (size_t i = 0; i < a.data.size(); ++i)
    a.data[i] = static_cast<char>(i * 2654435761u >> 13);
  std::string path = temporary(file);
  writeNpz(path, NpzFile{{"x", a}});
  return path;
}

void overwrite(const std::string &path, size_t at, char value) {
  std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(static_cast<std::streamoff>(at));
  file.put(value);
}

} // namespace

TEST(NpzParts, AreCheckedByRangesOfChunks) {
  std::string path = writeChunks("chunks");
  NpzArray x = openNpz(path, {"x"}).parts["x"];
  NpzArray::Contents contents = x.contents();
  ASSERT_EQ(contents.chunks, 35);
  EXPECT_TRUE(contents == openNpz(path, {"x"}).parts["x"].contents());
  // Three readers, each of its own chunks.
  std::vector<uint32_t> all = x.checksums(0, 10);
  for (auto [first, count] : {std::pair<int64_t, int64_t>{10, 24}, {34, 1}})
    for (uint32_t crc : x.checksums(first, count))
      all.push_back(crc);
  EXPECT_EQ(all, x.checksums(0, 35));
  std::vector<uint32_t> wrong = all;
  std::swap(wrong[3], wrong[4]);
  EXPECT_EQ(errorOf([&] { x.verify(wrong); }),
            path + ": array 'x' is damaged: its CRC does not match");
  x.verify(all);
  NpyArray whole = readNpz(path)["x"];
  for (auto [offset, bytes] : {std::pair<size_t, size_t>{0, 560000},
                               {16000, 1000},
                               {559999, 1},
                               {70000, 50000},
                               {28, 28},
                               {5, 0}}) {
    std::vector<char> part(bytes);
    x.read(static_cast<int64_t>(offset), static_cast<int64_t>(bytes),
           part.data());
    EXPECT_TRUE(std::equal(part.begin(), part.end(),
                           whole.data.begin() + static_cast<long>(offset)));
  }
  unlink(path.c_str());
}

TEST(NpzParts, FindWhatIsDamagedOrChangesLater) {
  std::string path = writeChunks("changing");
  auto open = [&] {
    NpzArray x = openNpz(path, {"x"}).parts["x"];
    x.verify(x.checksums(0, x.contents().chunks));
    return x;
  };
  std::vector<char> row(28);
  NpzArray x = open();
  x.read(0, 28, row.data());
  size_t at = 300000;
  char before = readAll(path)[at];
  overwrite(path, at, static_cast<char>(before ^ 16));
  // Other chunks are as they were.
  x.read(28, 28, row.data());
  x.read(500000, 28, row.data());
  EXPECT_EQ(errorOf([&] { x.read(299880, 28, row.data()); }),
            path + ": array 'x' changed while this job read it: the 16384 "
                   "bytes from byte 294947 of the file on are not those that "
                   "were checked");
  EXPECT_EQ(errorOf([&] { open(); }),
            path + ": array 'x' is damaged: its CRC does not match");
  overwrite(path, at, before);
  x = open();
  ASSERT_EQ(truncate(path.c_str(), 100000), 0);
  EXPECT_EQ(errorOf([&] { x.read(299880, 28, row.data()); }),
            path + ": became shorter while this job read it");
  unlink(path.c_str());
}

TEST(NpzParts, PlainArraysMustNotBeWritten) {
  std::string path = temporary("plain-parts.npy");
  std::string key = path.substr(path.rfind('/') + 1);
  key.resize(key.size() - 4);
  std::vector<char> bytes = formatNpy(x);
  writeFileAtomically(path, bytes.data(), bytes.size());
  NpzArray array = openNpz(path, {key}).parts[key];
  EXPECT_EQ(array.contents().chunks, 0);
  char element[4];
  array.read(0, 4, element);
  struct timespec later[2] = {{0, 0}, {12345, 0}};
  ASSERT_EQ(utimensat(AT_FDCWD, path.c_str(), later, 0), 0);
  EXPECT_EQ(errorOf([&] { array.read(0, 4, element); }),
            path + ": was written while this job read it");
  unlink(path.c_str());
}

TEST(NpzParts, DeflatedArraysAreCheckedToTheirEnd) {
  Options o;
  o.deflate = true;
  std::string path = writeNumbers("finished", o);
  NpzArray x = openNpz(path, {"x"}).parts["x"];
  EXPECT_EQ(x.contents().chunks, 0);
  EXPECT_EQ(readNumber(x, 3), static_cast<int32_t>(3 * 2654435761u));
  x.finish();
  // Another CRC in the directory, which comes last.
  std::string bytes = readAll(path);
  size_t directory = bytes.rfind("PK\1\2");
  overwrite(path, directory + 16, static_cast<char>(bytes[directory + 16] ^ 1));
  x = openNpz(path, {"x"}).parts["x"];
  EXPECT_EQ(readNumber(x, 3), static_cast<int32_t>(3 * 2654435761u));
  EXPECT_EQ(errorOf([&] { x.finish(); }),
            path + ": array 'x' is damaged: its CRC does not match");
  unlink(path.c_str());
}

TEST(Npz, NamesMustBeTheSameInBothPlaces) {
  std::string path = writeChunks("names"), bytes = readAll(path);
  std::string other = bytes;
  other[30] = 'y'; // in the local header
  EXPECT_EQ(errorOf([&] { parse(other); }),
            "a.npz: entry 'x.npy' is damaged: its local header has another "
            "name");
  // A directory that is shorter than its entries say.
  other = bytes;
  other[other.size() - 22 + 12] ^= 1;
  EXPECT_EQ(errorOf([&] { parse(other); }), "a.npz: has a damaged directory");
  unlink(path.c_str());
}
