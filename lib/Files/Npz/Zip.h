//===- Zip.h - Reading zip archives -----------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The archive is read through its central directory, Zip64 included (numpy
// writes a Zip64 field for every entry it streams).
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_FILES_NPZ_ZIP_H
#define DP_LIB_FILES_NPZ_ZIP_H

#include "Bytes.h"

#include <algorithm>
#include <limits>
#include <zlib.h>

namespace dp {
namespace zip {

constexpr uint32_t localMagic = 0x04034b50, centralMagic = 0x02014b50,
                   endMagic = 0x06054b50, end64Magic = 0x06064b50,
                   locator64Magic = 0x07064b50;
constexpr uint32_t saturated = 0xffffffff;

} // namespace zip

/// An entry of the central directory.
struct ZipEntry {
  std::string name;
  uint64_t method, flags, crc, compressed, size, offset;
};

/// The name of the array that an entry holds.
std::string arrayName(const ZipEntry &entry);

/// A view of an archive; every position is checked. What two places of it say
/// must be the same: a name that is damaged in one of them could be that of
/// another array.
class ZipReader {
public:
  ZipReader(const Bytes &bytes, const std::string &name)
      : bytes(bytes), size(bytes.size()), name(name) {}

  std::vector<ZipEntry> entries() {
    uint64_t end = findEnd();
    uint64_t count = get(end + 10, 2), begin = get(end + 16, 4);
    uint64_t directory = get(end + 12, 4), at = begin;
    if ((count == 0xffff || begin == zip::saturated) && end >= 20 &&
        get(end - 20, 4) == zip::locator64Magic) {
      uint64_t end64 = get(end - 12, 8);
      if (get(end64, 4) != zip::end64Magic)
        fail("has a damaged Zip64 end record");
      count = get(end64 + 32, 8);
      directory = get(end64 + 40, 8);
      at = begin = get(end64 + 48, 8);
    }
    std::vector<ZipEntry> result;
    while (count-- > 0)
      result.push_back(entry(at));
    if (at - begin != directory)
      fail("has a damaged directory");
    return result;
  }

  /// Where the compressed bytes of an entry begin, stored or deflated.
  uint64_t payload(const ZipEntry &e) {
    std::string what = "entry '" + e.name + "' ";
    if (get(e.offset, 4) != zip::localMagic)
      fail(what + "has a damaged local header");
    if (e.flags & 1)
      fail(what + "is encrypted");
    uint64_t nameSize = get(e.offset + 26, 2);
    if (getText(e.offset + 30, nameSize) != e.name)
      fail(what + "is damaged: its local header has another name");
    uint64_t begin = e.offset + 30 + nameSize + get(e.offset + 28, 2);
    need(begin, e.compressed);
    if (e.method == 0 && e.compressed != e.size)
      fail(what + "is stored with two different sizes");
    if (e.method != 0 && e.method != 8)
      fail(what + "uses compression method " + std::to_string(e.method) +
           ", which is not supported");
    // Deflate shrinks at most 1032-fold: a size beyond that is a lie that
    // would only make us allocate.
    if (e.method == 8 && e.size / 1032 > e.compressed)
      fail(what + "is damaged: its size is impossible");
    return begin;
  }

  /// The uncompressed content, its CRC checked.
  std::vector<char> content(const ZipEntry &e) {
    std::string what = "entry '" + e.name + "' ";
    uint64_t begin = payload(e);
    std::vector<char> data(e.compressed);
    bytes.read(begin, e.compressed, data.data());
    if (e.method != 0)
      data = inflateEntry(e, data.data());
    if (crc32_z(0, reinterpret_cast<const Bytef *>(data.data()), data.size()) !=
        e.crc)
      fail(what + "is damaged: its CRC does not match");
    return data;
  }

private:
  [[noreturn]] void fail(const std::string &what) {
    throw NpzError(name + ": " + what);
  }
  void need(uint64_t offset, uint64_t count) {
    if (offset > size || count > size - offset)
      fail("is truncated or damaged");
  }
  uint64_t get(uint64_t offset, unsigned count) {
    char part[8];
    bytes.read(offset, count, part);
    uint64_t value = 0;
    for (unsigned i = 0; i < count; ++i)
      value |= static_cast<uint64_t>(static_cast<unsigned char>(part[i]))
               << (8 * i);
    return value;
  }
  std::string getText(uint64_t offset, uint64_t count) {
    std::string text(count, '\0');
    bytes.read(offset, count, text.data());
    return text;
  }

  /// The end record lies in the last 64 KiB, before a comment that fills the
  /// rest of the file.
  uint64_t findEnd() {
    constexpr uint64_t recordSize = 22;
    if (size < 4 || get(0, 4) != zip::localMagic) {
      // An archive of no arrays has no local header.
      if (size < recordSize || get(0, 4) != zip::endMagic)
        fail("is not a .npz archive");
    }
    if (size < recordSize)
      fail("is truncated");
    uint64_t last = size - recordSize;
    for (uint64_t at = last;; --at) {
      if (get(at, 4) == zip::endMagic &&
          get(at + 20, 2) == size - at - recordSize)
        return at;
      if (at == 0 || last - at >= 0xffff)
        fail("is truncated: its directory, which comes last, is missing");
    }
  }

  ZipEntry entry(uint64_t &at) {
    if (get(at, 4) != zip::centralMagic)
      fail("has a damaged directory");
    ZipEntry e;
    e.flags = get(at + 8, 2);
    e.method = get(at + 10, 2);
    e.crc = get(at + 16, 4);
    e.compressed = get(at + 20, 4);
    e.size = get(at + 24, 4);
    uint64_t nameSize = get(at + 28, 2), extraSize = get(at + 30, 2);
    uint64_t commentSize = get(at + 32, 2);
    e.offset = get(at + 42, 4);
    need(at + 46, nameSize + extraSize + commentSize);
    e.name = getText(at + 46, nameSize);
    readZip64(e, at + 46 + nameSize, extraSize);
    at += 46 + nameSize + extraSize + commentSize;
    return e;
  }

  /// The extra field holds, in this order, those that did not fit 32 bits.
  void readZip64(ZipEntry &e, uint64_t at, uint64_t extraSize) {
    uint64_t end = at + extraSize;
    while (at + 4 <= end) {
      uint64_t id = get(at, 2), length = get(at + 2, 2);
      at += 4;
      if (id == 1) {
        uint64_t field = at;
        for (uint64_t *value : {&e.size, &e.compressed, &e.offset})
          if (*value == zip::saturated) {
            if (field + 8 > std::min(end, at + length))
              fail("has a damaged Zip64 field");
            *value = get(field, 8);
            field += 8;
          }
      }
      at += length;
    }
  }

  std::vector<char> inflateEntry(const ZipEntry &e, const char *begin) {
    std::string what = "entry '" + e.name + "' ";
    if (e.size > std::numeric_limits<uInt>::max() ||
        e.compressed > std::numeric_limits<uInt>::max())
      fail(what + "is compressed and larger than 4 GiB, which is not "
                  "supported");
    std::vector<char> data(e.size);
    z_stream stream = {};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(begin));
    stream.avail_in = static_cast<uInt>(e.compressed);
    stream.next_out = reinterpret_cast<Bytef *>(data.data());
    stream.avail_out = static_cast<uInt>(e.size);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
      fail("zlib cannot start");
    // zlib wants room for at least a byte even where none will come.
    Bytef none;
    if (data.empty()) {
      stream.next_out = &none;
      stream.avail_out = 1;
    }
    int result = inflate(&stream, Z_FINISH);
    bool complete = result == Z_STREAM_END && stream.total_out == e.size;
    inflateEnd(&stream);
    if (!complete)
      fail(what + "is damaged: it cannot be decompressed");
    return data;
  }

  const Bytes &bytes;
  uint64_t size;
  std::string name;
};

} // namespace dp

#endif // DP_LIB_FILES_NPZ_ZIP_H
